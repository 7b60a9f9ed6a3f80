// 9eee7580389d28bc2928c49f2594b935 newlib/libm/math/s_atan.c
	.file	"s_atan.c"
	.text
	.section	.text.atan,"ax",@progbits
	.p2align 4
	.globl	atan
	.type	atan, @function
atan:
	subl	$44, %esp
	movl	%edi, 40(%esp)
	fldl	48(%esp)
	movl	%esi, 36(%esp)
	movl	%ebx, 32(%esp)
	fstpl	24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	28(%esp), %edi
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$1141899263, %esi
	jbe	.L2
	cmpl	$2146435072, %esi
	ja	.L3
	jne	.L4
	movl	24(%esp), %eax
	testl	%eax, %eax
	je	.L4
.L3:
	fldl	24(%esp)
	fadd	%st(0), %st
.L1:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	testl	%edi, %edi
	jle	.L12
	fldl	.LC0@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1071382527, %esi
	ja	.L6
	cmpl	$1042284543, %esi
	jbe	.L23
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L25:
	fstp	%st(0)
.L13:
	movl	$-1, %eax
.L7:
	fldl	24(%esp)
	cmpl	$-1, %eax
	fmul	%st(0), %st
	fld	%st(0)
	fmul	%st(1), %st
	fldl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC10@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fldl	.LC13@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC14@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC15@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC16@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC17@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	fmull	24(%esp)
	je	.L24
	testl	%edi, %edi
	fsubl	atanlo@GOTOFF(%ebx,%eax,8)
	fsubl	24(%esp)
	fsubrl	atanhi@GOTOFF(%ebx,%eax,8)
	jns	.L1
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	fchs
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L23:
	fldl	24(%esp)
	fld1
	fldl	.LC2@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L25
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L6:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	cmpl	$1072889855, %esi
	ja	.L8
	cmpl	$1072037887, %esi
	ja	.L9
	fld	%st(0)
	xorl	%eax, %eax
	fadd	%st(1), %st
	fsubs	.LC3@GOTOFF(%ebx)
	fxch	%st(1)
	fadds	.LC4@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstpl	24(%esp)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L24:
	fsubrl	24(%esp)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	cmpl	$1073971199, %esi
	ja	.L10
	flds	.LC5@GOTOFF(%ebx)
	movl	$2, %eax
	fld	%st(1)
	fsub	%st(1), %st
	fxch	%st(2)
	fmulp	%st, %st(1)
	fadds	.LC3@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstpl	24(%esp)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L10:
	fdivrs	.LC6@GOTOFF(%ebx)
	movl	$3, %eax
	fstpl	24(%esp)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L9:
	fld1
	movl	$1, %eax
	fld	%st(1)
	fsub	%st(1), %st
	fxch	%st(2)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	fstpl	24(%esp)
	jmp	.L7
	.size	atan, .-atan
	.section	.rodata
	.align 32
	.type	atanlo, @object
	.size	atanlo, 32
atanlo:
	.long	573531618
	.long	1014639487
	.long	856972295
	.long	1015129638
	.long	2062601149
	.long	1013974920
	.long	856972295
	.long	1016178214
	.align 32
	.type	atanhi, @object
	.size	atanhi, 32
atanhi:
	.long	90291023
	.long	1071492199
	.long	1413754136
	.long	1072243195
	.long	-763234661
	.long	1072657163
	.long	1413754136
	.long	1073291771
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1413754136
	.long	1073291771
	.align 8
.LC1:
	.long	1413754136
	.long	-1074191877
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	1073741824
	.align 4
.LC5:
	.long	1069547520
	.align 4
.LC6:
	.long	-1082130432
	.section	.rodata.cst8
	.align 8
.LC7:
	.long	-484255215
	.long	1066446138
	.align 8
.LC8:
	.long	611716587
	.long	1068071755
	.align 8
.LC9:
	.long	-1596965551
	.long	1068567910
	.align 8
.LC10:
	.long	-984866706
	.long	1068975565
	.align 8
.LC11:
	.long	-1845459969
	.long	1069697316
	.align 8
.LC12:
	.long	1431655693
	.long	1070945621
	.align 8
.LC13:
	.long	745172015
	.long	-1079856060
	.align 8
.LC14:
	.long	1390345626
	.long	1068359213
	.align 8
.LC15:
	.long	-1351312787
	.long	1068740850
	.align 8
.LC16:
	.long	-31254927
	.long	1069314502
	.align 8
.LC17:
	.long	-1718031420
	.long	1070176665
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
