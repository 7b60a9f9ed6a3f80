// 2581523ca736f507ed54756408a3c9a0 newlib/libm/math/e_asin.c
	.file	"e_asin.c"
	.text
	.section	.text.__ieee754_asin,"ax",@progbits
	.p2align 4
	.globl	__ieee754_asin
	.type	__ieee754_asin, @function
__ieee754_asin:
	subl	$60, %esp
	movl	%edi, 56(%esp)
	fldl	64(%esp)
	movl	%esi, 52(%esp)
	movl	%ebx, 48(%esp)
	fstl	16(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	20(%esp), %edi
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$1072693247, %esi
	jbe	.L2
	movl	16(%esp), %eax
	subl	$1072693248, %esi
	orl	%eax, %esi
	je	.L12
	fstp	%st(0)
	fldl	16(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
.L1:
	movl	48(%esp), %ebx
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	fldl	.LC0@GOTOFF(%ebx)
	fmul	%st(1), %st
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	fldl	.LC1@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	movl	48(%esp), %ebx
	addl	$60, %esp
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	fstp	%st(0)
	cmpl	$1071644671, %esi
	ja	.L5
	cmpl	$1044381695, %esi
	ja	.L6
	fldl	16(%esp)
	fld1
	fldl	.LC2@GOTOFF(%ebx)
	fadd	%st(2), %st
	fcomip	%st(1), %st
	fstp	%st(0)
	ja	.L1
	fstp	%st(0)
.L5:
	fldl	16(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fld1
	fsub	%st, %st(1)
	fxch	%st(1)
	fmuls	.LC14@GOTOFF(%ebx)
	fldl	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fstpl	24(%esp)
	fldl	.LC10@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC11@GOTOFF(%ebx)
	fsubrp	%st, %st(1)
	fmul	%st(1), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC13@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstpl	32(%esp)
	fstl	(%esp)
	fstpl	40(%esp)
	call	__ieee754_sqrt@PLT
	cmpl	$1072640818, %esi
	fstpl	16(%esp)
	fldl	40(%esp)
	ja	.L13
	movl	20(%esp), %edx
	xorl	%eax, %eax
	movl	%eax, 40(%esp)
	movl	%edx, 44(%esp)
	fldl	40(%esp)
	fldl	16(%esp)
	fadd	%st(0), %st
	fldl	24(%esp)
	fdivl	32(%esp)
	fmulp	%st, %st(1)
	fld	%st(1)
	fmul	%st(2), %st
	fsubrp	%st, %st(3)
	fldl	16(%esp)
	fadd	%st(2), %st
	fdivrp	%st, %st(3)
	fxch	%st(2)
	fadd	%st(0), %st
	fsubrl	.LC1@GOTOFF(%ebx)
	fsubrp	%st, %st(2)
	fadd	%st(0), %st
	fldl	.LC15@GOTOFF(%ebx)
	fstl	16(%esp)
	fsub	%st, %st(1)
	fxch	%st(1)
	fsubrp	%st, %st(2)
	fsubp	%st, %st(1)
.L8:
	testl	%edi, %edi
	jg	.L1
	movl	48(%esp), %ebx
	fchs
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	fstp	%st(0)
	fldl	24(%esp)
	fdivl	32(%esp)
	fmull	16(%esp)
	faddl	16(%esp)
	fadd	%st(0), %st
	fsubl	.LC1@GOTOFF(%ebx)
	fsubrl	.LC0@GOTOFF(%ebx)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L6:
	fldl	16(%esp)
	fmul	%st(0), %st
	movl	52(%esp), %esi
	movl	56(%esp), %edi
	fldl	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubl	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddl	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fldl	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	faddl	.LC12@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubl	.LC13@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC3@GOTOFF(%ebx)
	movl	48(%esp), %ebx
	fdivrp	%st, %st(1)
	fmull	16(%esp)
	faddl	16(%esp)
	addl	$60, %esp
	ret
	.size	__ieee754_asin, .-__ieee754_asin
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1413754136
	.long	1073291771
	.align 8
.LC1:
	.long	856972295
	.long	1016178214
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC3:
	.long	1065353216
	.section	.rodata.cst8
	.align 8
.LC4:
	.long	234747657
	.long	1057111521
	.align 8
.LC5:
	.long	1963045512
	.long	1061810144
	.align 8
.LC6:
	.long	-1251438789
	.long	1067745832
	.align 8
.LC7:
	.long	243811413
	.long	1070186837
	.align 8
.LC8:
	.long	65761149
	.long	1070913042
	.align 8
.LC9:
	.long	1431655765
	.long	1069897045
	.align 8
.LC10:
	.long	-1322347902
	.long	1068742853
	.align 8
.LC11:
	.long	462225753
	.long	1072039532
	.align 8
.LC12:
	.long	-1671853368
	.long	1073752805
	.align 8
.LC13:
	.long	478817611
	.long	1073953319
	.section	.rodata.cst4
	.align 4
.LC14:
	.long	1056964608
	.section	.rodata.cst8
	.align 8
.LC15:
	.long	1413754136
	.long	1072243195
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
