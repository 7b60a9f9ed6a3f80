// b6bb6653ee8ae70d884a1da117973334 newlib/libm/math/sf_atan.c
	.file	"sf_atan.c"
	.text
	.section	.text.atanf,"ax",@progbits
	.p2align 4
	.globl	atanf
	.type	atanf, @function
atanf:
	subl	$44, %esp
	movl	%edi, 40(%esp)
	movl	48(%esp), %edi
	movl	%esi, 36(%esp)
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$1350565887, %esi
	jbe	.L2
	cmpl	$2139095040, %esi
	ja	.L16
	testl	%edi, %edi
	jle	.L11
	flds	.LC0@GOTOFF(%ebx)
.L1:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$1054867455, %esi
	ja	.L5
	cmpl	$822083583, %esi
	jbe	.L17
	jmp	.L12
	.p2align 4,,10
	.p2align 3
.L19:
	fstp	%st(0)
.L12:
	movl	$-1, %eax
.L6:
	flds	48(%esp)
	cmpl	$-1, %eax
	fmul	%st(0), %st
	fld	%st(0)
	fmul	%st(1), %st
	flds	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC10@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	flds	.LC13@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC14@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC15@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC16@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC17@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	faddp	%st, %st(1)
	fmuls	48(%esp)
	je	.L18
	testl	%edi, %edi
	fsubs	atanlo@GOTOFF(%ebx,%eax,4)
	fsubs	48(%esp)
	fsubrs	atanhi@GOTOFF(%ebx,%eax,4)
	jns	.L1
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	fchs
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	flds	48(%esp)
	movl	32(%esp), %ebx
	fadd	%st(0), %st
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	flds	48(%esp)
	fld1
	fsts	28(%esp)
	flds	.LC2@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	jbe	.L19
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L11:
	flds	.LC1@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	cmpl	$1066926079, %esi
	ja	.L7
	cmpl	$1060110335, %esi
	ja	.L8
	fld	%st(0)
	xorl	%eax, %eax
	fadd	%st(1), %st
	fsubs	.LC3@GOTOFF(%ebx)
	fxch	%st(1)
	fadds	.LC4@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstps	48(%esp)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L18:
	fsubrs	48(%esp)
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	cmpl	$1075576831, %esi
	ja	.L9
	flds	.LC5@GOTOFF(%ebx)
	movl	$2, %eax
	fsts	28(%esp)
	fld	%st(0)
	fsubr	%st(2), %st
	fxch	%st(2)
	fmulp	%st, %st(1)
	fadds	.LC3@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fstps	48(%esp)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L9:
	fdivrs	.LC6@GOTOFF(%ebx)
	movl	$3, %eax
	fstps	48(%esp)
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L8:
	fld1
	movl	$1, %eax
	fsts	28(%esp)
	fld	%st(0)
	fsubr	%st(2), %st
	fxch	%st(2)
	faddp	%st, %st(1)
	fdivrp	%st, %st(1)
	fstps	48(%esp)
	jmp	.L6
	.size	atanf, .-atanf
	.section	.rodata
	.align 4
	.type	atanlo, @object
	.size	atanlo, 16
atanlo:
	.long	833369961
	.long	857874792
	.long	856952756
	.long	866263400
	.align 4
	.type	atanhi, @object
	.size	atanhi, 16
atanhi:
	.long	1055744824
	.long	1061752794
	.long	1065064542
	.long	1070141402
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	-1077342245
	.align 4
.LC2:
	.long	1900671690
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
	.align 4
.LC7:
	.long	1015376343
	.align 4
.LC8:
	.long	1028381273
	.align 4
.LC9:
	.long	1032350517
	.align 4
.LC10:
	.long	1035611758
	.align 4
.LC11:
	.long	1041385765
	.align 4
.LC12:
	.long	1051372203
	.align 4
.LC13:
	.long	-1122655711
	.align 4
.LC14:
	.long	1030680939
	.align 4
.LC15:
	.long	1033734037
	.align 4
.LC16:
	.long	1038323256
	.align 4
.LC17:
	.long	1045220557
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
