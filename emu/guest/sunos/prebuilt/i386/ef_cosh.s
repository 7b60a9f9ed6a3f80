// 53839a170818978c8f710e716d835e8e newlib/libm/math/ef_cosh.c
	.file	"ef_cosh.c"
	.text
	.section	.text.__ieee754_coshf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_coshf
	.type	__ieee754_coshf, @function
__ieee754_coshf:
	subl	$44, %esp
	movl	%esi, 40(%esp)
	movl	48(%esp), %esi
	movl	%ebx, 36(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	ja	.L10
	cmpl	$1051816471, %esi
	jbe	.L11
	cmpl	$1102053375, %esi
	jbe	.L12
	cmpl	$1118925335, %esi
	jbe	.L13
	cmpl	$1119016188, %esi
	jbe	.L14
	flds	.LC2@GOTOFF(%ebx)
	fsts	28(%esp)
	fld	%st(0)
	fmulp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L15:
	fstp	%st(1)
	fstp	%st(1)
.L1:
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	expm1f@PLT
	cmpl	$603979775, %esi
	fld1
	fsts	28(%esp)
	fld	%st(0)
	fadd	%st(2), %st
	jbe	.L15
	fxch	%st(2)
	fmul	%st(0), %st
	fxch	%st(2)
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	fadd	%st(0), %st
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	flds	48(%esp)
	fmul	%st(0), %st
	movl	36(%esp), %ebx
	movl	40(%esp), %esi
	addl	$44, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	__ieee754_expf@PLT
	flds	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
	fld	%st(0)
	fmul	%st(2), %st
	fxch	%st(2)
	fdivrp	%st, %st(1)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L13:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	__ieee754_expf@PLT
	fmuls	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L14:
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	flds	.LC1@GOTOFF(%ebx)
	fsts	28(%esp)
	fmulp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_expf@PLT
	flds	28(%esp)
	fmul	%st(1), %st
	fmulp	%st, %st(1)
	jmp	.L1
	.size	__ieee754_coshf, .-__ieee754_coshf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1056964608
	.align 4
.LC2:
	.long	1900671690
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
