// 2a7b05d547d798f493e1d720e506298a newlib/libm/math/erf_gamma.c
	.file	"erf_gamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_gammaf_r#
	.type	__ieee754_gammaf_r#, @function
	.proc __ieee754_gammaf_r#
__ieee754_gammaf_r:
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
	br.call.sptk.many b0 = __ieee754_lgammaf_r#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __ieee754_expf#
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
	.endp __ieee754_gammaf_r#
	.global __ieee754_expf#
	.type	__ieee754_expf#, @function
	.global __ieee754_lgammaf_r#
	.type	__ieee754_lgammaf_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
