// b869ce305d99c024b12cc3d775bd6064 newlib/libm/math/sf_asinh.c
	.file	"sf_asinh.c"
	.text
	.section	.text.asinhf,"ax",@progbits
	.p2align 4
	.globl	asinhf
	.type	asinhf, @function
asinhf:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$36, %esp
	movl	48(%esp), %esi
	movl	%esi, %eax
	andl	$2147483647, %eax
	cmpl	$2139095039, %eax
	ja	.L11
	cmpl	$830472191, %eax
	jbe	.L12
	cmpl	$1300234240, %eax
	jbe	.L6
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	(%esp)
	call	__ieee754_logf@PLT
	fadds	.LC2@GOTOFF(%ebx)
.L7:
	testl	%esi, %esi
	jg	.L1
	fchs
.L1:
	addl	$36, %esp
	popl	%ebx
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	flds	48(%esp)
	fadds	.LC0@GOTOFF(%ebx)
	flds	48(%esp)
	fld1
	fsts	20(%esp)
	fxch	%st(2)
	fcomip	%st(2), %st
	fstp	%st(1)
	ja	.L1
	fstp	%st(0)
.L5:
	flds	48(%esp)
	fmul	%st(0), %st
	fstps	20(%esp)
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fstps	28(%esp)
	fld1
	fsts	24(%esp)
	flds	20(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	fadds	24(%esp)
	fdivrs	20(%esp)
	fadds	28(%esp)
	fstps	(%esp)
	call	log1pf@PLT
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L11:
	flds	48(%esp)
	addl	$36, %esp
	popl	%ebx
	fadd	%st(0), %st
	popl	%esi
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	$1073741824, %eax
	jbe	.L5
	flds	48(%esp)
	fstps	(%esp)
	call	fabsf@PLT
	fld	%st(0)
	fadd	%st(1), %st
	fxch	%st(1)
	fstps	28(%esp)
	fstps	24(%esp)
	flds	48(%esp)
	fmul	%st(0), %st
	fld1
	fsts	20(%esp)
	faddp	%st, %st(1)
	fstps	(%esp)
	call	__ieee754_sqrtf@PLT
	flds	28(%esp)
	faddp	%st, %st(1)
	fdivrs	20(%esp)
	fadds	24(%esp)
	fstps	(%esp)
	call	__ieee754_logf@PLT
	jmp	.L7
	.size	asinhf, .-asinhf
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1900671690
	.align 4
.LC2:
	.long	1060205080
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
