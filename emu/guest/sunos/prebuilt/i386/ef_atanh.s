// 41761b6e375cc3d839087fd7018c4c0d newlib/libm/math/ef_atanh.c
	.file	"ef_atanh.c"
	.text
	.section	.text.__ieee754_atanhf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_atanhf
	.type	__ieee754_atanhf, @function
__ieee754_atanhf:
	subl	$44, %esp
	movl	%esi, 40(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%esi, %eax
	andl	$2147483647, %eax
	cmpl	$1065353216, %eax
	ja	.L12
	je	.L13
	cmpl	$830472191, %eax
	jbe	.L14
	movl	%eax, 28(%esp)
	cmpl	$1056964607, %eax
	flds	28(%esp)
	fld	%st(0)
	fadd	%st(1), %st
	fld1
	fsub	%st(2), %st
	jbe	.L15
	fstp	%st(2)
	fxch	%st(1)
	fdivrp	%st, %st(1)
	fstps	(%esp)
	call	log1pf@PLT
	fmuls	.LC3@GOTOFF(%ebx)
.L8:
	testl	%esi, %esi
	jns	.L1
	fchs
.L1:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	flds	48(%esp)
	fadds	.LC1@GOTOFF(%ebx)
	flds	48(%esp)
	fldz
	fsts	28(%esp)
	fxch	%st(2)
	fcomip	%st(2), %st
	fstp	%st(1)
	ja	.L1
	fstp	%st(0)
	movl	%eax, 28(%esp)
	flds	28(%esp)
	fld	%st(0)
	fadd	%st(1), %st
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L15:
	fstp	%st(0)
.L6:
	fld	%st(0)
	fmul	%st(2), %st
	fxch	%st(2)
	fsubrs	.LC2@GOTOFF(%ebx)
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	log1pf@PLT
	fmuls	.LC3@GOTOFF(%ebx)
	jmp	.L8
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	fsub	%st(0), %st
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	fdiv	%st(0), %st
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	flds	48(%esp)
	fdivs	.LC0@GOTOFF(%ebx)
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.size	__ieee754_atanhf, .-__ieee754_atanhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	1065353216
	.align 4
.LC3:
	.long	1056964608
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
