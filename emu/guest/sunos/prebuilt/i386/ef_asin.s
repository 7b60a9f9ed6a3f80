// 6f43088d90575e487df02969a898eeb0 newlib/libm/math/ef_asin.c
	.file	"ef_asin.c"
	.text
	.section	.text.__ieee754_asinf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_asinf
	.type	__ieee754_asinf, @function
__ieee754_asinf:
	subl	$44, %esp
	movl	%edi, 40(%esp)
	movl	48(%esp), %edi
	movl	%esi, 36(%esp)
	movl	%ebx, 32(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%edi, %esi
	andl	$2147483647, %esi
	cmpl	$1065353216, %esi
	je	.L12
	ja	.L13
	cmpl	$1056964607, %esi
	ja	.L5
	cmpl	$838860799, %esi
	flds	48(%esp)
	ja	.L6
	fadds	.LC2@GOTOFF(%ebx)
	flds	48(%esp)
	fld1
	fsts	16(%esp)
	fxch	%st(2)
	fcomip	%st(2), %st
	fstp	%st(1)
	ja	.L1
	fstp	%st(0)
.L5:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fld1
	fsts	16(%esp)
	fsub	%st, %st(1)
	fxch	%st(1)
	fmuls	.LC14@GOTOFF(%ebx)
	flds	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	fstps	24(%esp)
	flds	.LC10@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC11@GOTOFF(%ebx)
	fsubrp	%st, %st(1)
	fmul	%st(1), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC13@GOTOFF(%ebx)
	fmul	%st(1), %st
	faddp	%st, %st(2)
	fxch	%st(1)
	fstps	28(%esp)
	fsts	(%esp)
	fstps	20(%esp)
	call	__ieee754_sqrtf@PLT
	cmpl	$1064933785, %esi
	fstps	16(%esp)
	flds	20(%esp)
	ja	.L14
	flds	16(%esp)
	fadd	%st(0), %st
	movl	16(%esp), %eax
	flds	24(%esp)
	fdivs	28(%esp)
	andl	$-4096, %eax
	movl	%eax, 20(%esp)
	fmulp	%st, %st(1)
	flds	20(%esp)
	fmul	%st(0), %st
	fsubrp	%st, %st(2)
	flds	16(%esp)
	fadds	20(%esp)
	fdivrp	%st, %st(2)
	fxch	%st(1)
	fadd	%st(0), %st
	fsubrs	.LC1@GOTOFF(%ebx)
	fsubrp	%st, %st(1)
	flds	20(%esp)
	fadd	%st(0), %st
	flds	.LC16@GOTOFF(%ebx)
	fsts	16(%esp)
	fsub	%st, %st(1)
	fxch	%st(1)
	fsubrp	%st, %st(2)
	fsubp	%st, %st(1)
.L8:
	testl	%edi, %edi
	jg	.L1
	fchs
.L1:
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	flds	48(%esp)
	fsub	%st(0), %st
	movl	32(%esp), %ebx
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	addl	$44, %esp
	fdiv	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	fmuls	.LC0@GOTOFF(%ebx)
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	flds	48(%esp)
	fmuls	.LC1@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	addl	$44, %esp
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	fstp	%st(0)
	flds	24(%esp)
	fdivs	28(%esp)
	fmuls	16(%esp)
	fadds	16(%esp)
	fadd	%st(0), %st
	fadds	.LC15@GOTOFF(%ebx)
	fsubrs	.LC0@GOTOFF(%ebx)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L6:
	fmul	%st(0), %st
	movl	36(%esp), %esi
	movl	40(%esp), %edi
	flds	.LC4@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC5@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC6@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC7@GOTOFF(%ebx)
	fmul	%st(1), %st
	fsubs	.LC8@GOTOFF(%ebx)
	fmul	%st(1), %st
	fadds	.LC9@GOTOFF(%ebx)
	fmul	%st(1), %st
	flds	.LC10@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC11@GOTOFF(%ebx)
	fmul	%st(2), %st
	fadds	.LC12@GOTOFF(%ebx)
	fmul	%st(2), %st
	fsubs	.LC13@GOTOFF(%ebx)
	fmulp	%st, %st(2)
	fxch	%st(1)
	fadds	.LC3@GOTOFF(%ebx)
	movl	32(%esp), %ebx
	fdivrp	%st, %st(1)
	fmuls	48(%esp)
	fadds	48(%esp)
	addl	$44, %esp
	ret
	.size	__ieee754_asinf, .-__ieee754_asinf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	-1287930578
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	940699400
	.align 4
.LC5:
	.long	978288388
	.align 4
.LC6:
	.long	1025773894
	.align 4
.LC7:
	.long	1045301928
	.align 4
.LC8:
	.long	1051111568
	.align 4
.LC9:
	.long	1042983595
	.align 4
.LC10:
	.long	1033750062
	.align 4
.LC11:
	.long	1060123489
	.align 4
.LC12:
	.long	1073829677
	.align 4
.LC13:
	.long	1075433785
	.align 4
.LC14:
	.long	1056964608
	.align 4
.LC15:
	.long	859553070
	.align 4
.LC16:
	.long	1061752795
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
