// c66c5254df152b0513e68d5d3bc53260 newlib/libm/math/er_gamma.c
	.file	"er_gamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_gamma_r#
	.type	__ieee754_gamma_r#, @function
	.proc __ieee754_gamma_r#
__ieee754_gamma_r:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	nop 0
	addp4 r38 = 0,r33
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_lgamma_r#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __ieee754_exp#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp __ieee754_gamma_r#
	.global __ieee754_exp#
	.type	__ieee754_exp#, @function
	.global __ieee754_lgamma_r#
	.type	__ieee754_lgamma_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
