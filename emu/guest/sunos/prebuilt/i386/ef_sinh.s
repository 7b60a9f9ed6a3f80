// 523c128ca88c1e4b7fb77773a64dd033 newlib/libm/math/ef_sinh.c
	.file	"ef_sinh.c"
	.text
	.section	.text.__ieee754_sinhf,"ax",@progbits
	.p2align 4
	.globl	__ieee754_sinhf
	.type	__ieee754_sinhf, @function
__ieee754_sinhf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	48(%esp), %eax
	movl	%eax, %esi
	andl	$2147483647, %esi
	cmpl	$2139095039, %esi
	ja	.L15
	testl	%eax, %eax
	js	.L11
	cmpl	$1102053375, %esi
	flds	.LC0@GOTOFF(%ebx)
	ja	.L5
.L16:
	cmpl	$830472191, %esi
	ja	.L6
	fstps	28(%esp)
	flds	48(%esp)
	fadds	.LC2@GOTOFF(%ebx)
	flds	48(%esp)
	fld1
	fsts	24(%esp)
	fxch	%st(2)
	fcomip	%st(2), %st
	fstp	%st(1)
	ja	.L1
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	expm1f@PLT
	flds	28(%esp)
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L19:
	fstp	%st(2)
	fxch	%st(1)
	.p2align 4
	.p2align 3
.L7:
	fld	%st(1)
	fadd	%st(2), %st
	fld	%st(2)
	fmul	%st(3), %st
	fxch	%st(3)
	fadds	.LC3@GOTOFF(%ebx)
	fdivrp	%st, %st(3)
	fsubp	%st, %st(2)
	fmulp	%st, %st(1)
.L1:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	cmpl	$1102053375, %esi
	flds	.LC1@GOTOFF(%ebx)
	jbe	.L16
.L5:
	cmpl	$1118925335, %esi
	jbe	.L17
	cmpl	$1119016188, %esi
	jbe	.L18
	fstp	%st(0)
	flds	48(%esp)
	fmuls	.LC2@GOTOFF(%ebx)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	flds	48(%esp)
	addl	$36, %esp
	popl	%ebx
	fadd	%st(0), %st
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	fstps	24(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	expm1f@PLT
	cmpl	$1065353215, %esi
	fld	%st(0)
	flds	24(%esp)
	jbe	.L19
	fld1
	addl	$36, %esp
	fadd	%st(3), %st
	popl	%ebx
	fdivrp	%st, %st(3)
	fxch	%st(2)
	popl	%esi
	faddp	%st, %st(1)
	fmulp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	fstps	24(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	__ieee754_expf@PLT
	flds	24(%esp)
	fmulp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L18:
	fstps	24(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fmuls	.LC0@GOTOFF(%ebx)
	fstps	(%esp)
	call	__ieee754_expf@PLT
	flds	24(%esp)
	fmul	%st(1), %st
	fmulp	%st, %st(1)
	jmp	.L1
	.size	__ieee754_sinhf, .-__ieee754_sinhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.align 4
.LC2:
	.long	2096152002
	.align 4
.LC3:
	.long	1065353216
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
