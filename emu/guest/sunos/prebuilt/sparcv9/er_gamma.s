! a99476f8252501a55f1e2a6db5fca4c1 newlib/libm/math/er_gamma.c
	.file	"er_gamma.c"
	.section	".text"
	.section	.text.__ieee754_gamma_r,"ax",@progbits
	.align 4
	.global __ieee754_gamma_r
	.type	__ieee754_gamma_r, #function
	.proc	07
__ieee754_gamma_r:
	save	%sp, -176, %sp
	call	__ieee754_lgamma_r, 0
	 mov	%i1, %o1
	call	__ieee754_exp, 0
	 restore
	.size	__ieee754_gamma_r, .-__ieee754_gamma_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
