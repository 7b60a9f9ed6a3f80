// a99476f8252501a55f1e2a6db5fca4c1 newlib/libm/math/er_gamma.c
	.file	"er_gamma.c"
	.text
	.section	.text.__ieee754_gamma_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_gamma_r
	.type	__ieee754_gamma_r, @function
__ieee754_gamma_r:
	subl	$28, %esp
	movl	%ebx, 24(%esp)
	movl	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	fldl	32(%esp)
	fstpl	(%esp)
	movl	%eax, 8(%esp)
	call	__ieee754_lgamma_r@PLT
	fstpl	(%esp)
	call	__ieee754_exp@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	__ieee754_gamma_r, .-__ieee754_gamma_r
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
