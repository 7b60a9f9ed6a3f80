// 8858a0a6f02f598ed36d9afeeb44feaa newlib/libm/math/e_cosh.c
	.file	"e_cosh.c"
	.text
	.section	.text.__ieee754_cosh,"ax",@progbits
	.p2align 4
	.globl	__ieee754_cosh
	.type	__ieee754_cosh, @function
__ieee754_cosh:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	fldl	48(%esp)
	fstl	24(%esp)
	movl	28(%esp), %esi
	andl	$2147483647, %esi
	cmpl	$2146435071, %esi
	ja	.L17
	fstp	%st(0)
	cmpl	$1071001154, %esi
	jbe	.L18
	cmpl	$1077280767, %esi
	jbe	.L19
	cmpl	$1082535489, %esi
	jbe	.L20
	cmpl	$1082536909, %esi
	movl	24(%esp), %eax
	jbe	.L7
	cmpl	$1082536910, %esi
	jne	.L8
	cmpl	$-1883637635, %eax
	ja	.L8
.L7:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	flds	.LC1@GOTOFF(%ebx)
	fmul	%st, %st(1)
	fstpl	24(%esp)
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fld	%st(0)
	fldl	24(%esp)
	fmulp	%st, %st(2)
	fmulp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L21:
	fstp	%st(0)
	fstp	%st(0)
.L1:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	expm1@PLT
	cmpl	$1015021567, %esi
	fld	%st(0)
	fld1
	fadd	%st, %st(2)
	jbe	.L21
	fxch	%st(1)
	fmul	%st(0), %st
	fxch	%st(2)
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	fadd	%st(0), %st
	fdivrp	%st, %st(2)
	faddp	%st, %st(1)
	ret
	.p2align 4,,10
	.p2align 3
.L17:
	fld	%st(0)
	addl	$36, %esp
	popl	%ebx
	fmulp	%st, %st(1)
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L8:
	fldl	.LC2@GOTOFF(%ebx)
	fstl	24(%esp)
	addl	$36, %esp
	popl	%ebx
	fld	%st(0)
	fmulp	%st, %st(1)
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fld	%st(0)
	flds	.LC1@GOTOFF(%ebx)
	fmul	%st, %st(2)
	fdivp	%st, %st(1)
	faddp	%st, %st(1)
	jmp	.L1
	.p2align 4,,10
	.p2align 3
.L20:
	fldl	24(%esp)
	fstpl	(%esp)
	call	fabs@PLT
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	fmuls	.LC1@GOTOFF(%ebx)
	jmp	.L1
	.size	__ieee754_cosh, .-__ieee754_cosh
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1056964608
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC2:
	.long	-2013235812
	.long	2117592124
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
