// e5944c1f51b57e5237d5f05c4e8f834b newlib/libm/math/ef_acos.c
	.file	"ef_acos.c"
	.text
	.section	.text.__ieee754_acosf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_acosf
	.type	__ieee754_acosf, @function
__ieee754_acosf:
	subl	$44, %esp
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edx, %eax
	andl	$2147483647, %eax
	cmpl	$1065353216, %eax
	je	.L11
	ja	.L12
	cmpl	$1056964607, %eax
	ja	.L5
	cmpl	$587202560, %eax
	ja	.L13
	flds	.LC2@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	fsub	%st(0), %st
	fdiv	%st(0), %st
.L1:
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	testl	%edx, %edx
	jle	.L7
	movl	40(%esp), %ebx
	fldz
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	testl	%edx, %edx
	js	.L14
	fld1
	fsts	24(%esp)
	flds	48(%esp)
	fsubrp	%st, %st(1)
	flds	.LC16@GOTOFF(%ebx)
	fmulp	%st, %st(1)
	fsts	(%esp)
	fstps	28(%esp)
	call	__ieee754_sqrtf@PLT
	fstps	20(%esp)
	flds	28(%esp)
	flds	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	movl	20(%esp), %eax
	fadds	.LC4@GOTOFF(%ebx)
	andl	$-4096, %eax
	movl	%eax, 16(%esp)
	fmul	%st(1), %st
	fsubs	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC12@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	fmul	%st(2), %st
	fadds	24(%esp)
	fdivrp	%st, %st(1)
	fmuls	20(%esp)
	flds	16(%esp)
	fmul	%st(0), %st
	fsubrp	%st, %st(2)
	flds	20(%esp)
	fadds	16(%esp)
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	fadds	16(%esp)
	addl	$44, %esp
	fadd	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	flds	48(%esp)
	fmul	%st(0), %st
	flds	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC9@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC12@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC13@GOTOFF(%ebx)
	fdivrp	%st, %st(1)
	fmuls	48(%esp)
	fsubrs	.LC14@GOTOFF(%ebx)
	fsubrs	48(%esp)
	fsubrs	.LC15@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	fld1
	fsts	16(%esp)
	flds	48(%esp)
	faddp	%st, %st(1)
	fmuls	.LC16@GOTOFF(%ebx)
	flds	.LC3@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fstps	20(%esp)
	flds	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC10@GOTOFF(%ebx)
	fsubrp	%st, %st(1)
	fmul	%st(1), %st
	fadds	.LC11@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC12@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	16(%esp)
	faddp	%st, %st(1)
	fstps	16(%esp)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	flds	20(%esp)
	fdivs	16(%esp)
	fmul	%st(1), %st
	fsubs	.LC14@GOTOFF(%ebx)
	faddp	%st, %st(1)
	fadd	%st(0), %st
	fsubrs	.LC17@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L7:
	flds	.LC1@GOTOFF(%ebx)
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	__ieee754_acosf, .-__ieee754_acosf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1078530011
	.align 4
.LC2:
	.long	1070141403
	.align 4
.LC3:
	.long	940699400
	.align 4
.LC4:
	.long	978288388
	.align 4
.LC5:
	.long	1025773894
	.align 4
.LC6:
	.long	1045301928
	.align 4
.LC7:
	.long	1051111568
	.align 4
.LC8:
	.long	1042983595
	.align 4
.LC9:
	.long	1033750062
	.align 4
.LC10:
	.long	1060123489
	.align 4
.LC11:
	.long	1073829677
	.align 4
.LC12:
	.long	1075433785
	.align 4
.LC13:
	.long	1065353216
	.align 4
.LC14:
	.long	866263400
	.align 4
.LC15:
	.long	1070141402
	.align 4
.LC16:
	.long	1056964608
	.align 4
.LC17:
	.long	1078530010
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
