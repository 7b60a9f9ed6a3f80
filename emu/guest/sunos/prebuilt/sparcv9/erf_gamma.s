! 3ce07f8fc2962bbe423e69c33ea402c1 newlib/libm/math/erf_gamma.c
	.file	"erf_gamma.c"
	.section	".text"
	.section	.text.__ieee754_gammaf_r,"ax",@progbits
	.align 4
	.global __ieee754_gammaf_r
	.type	__ieee754_gammaf_r, #function
	.proc	06
__ieee754_gammaf_r:
	save	%sp, -176, %sp
	call	__ieee754_lgammaf_r, 0
	 mov	%i1, %o1
	fmovs	%f0, %f1
	call	__ieee754_expf, 0
	 restore
	.size	__ieee754_gammaf_r, .-__ieee754_gammaf_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
