// a99476f8252501a55f1e2a6db5fca4c1 newlib/libm/math/er_gamma.c
	.file	"er_gamma.c"
	.text
	.section	.text.__ieee754_gamma_r,"ax",@progbits
	.p2align 4
	.globl	__ieee754_gamma_r
	.type	__ieee754_gamma_r, @function
__ieee754_gamma_r:
	subq	$8, %rsp
	call	__ieee754_lgamma_r@PLT
	addq	$8, %rsp
	jmp	__ieee754_exp@PLT
	.size	__ieee754_gamma_r, .-__ieee754_gamma_r
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
