// 60186506f875f1775f4065b0c3c820d0 newlib/libm/math/w_atan2.c
	.file	"w_atan2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global atan2#
	.type	atan2#, @function
	.proc atan2#
atan2:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_atan2#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov b0 = r32
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
	.endp atan2#
	.global __ieee754_atan2#
	.type	__ieee754_atan2#, @function
	.ident	"GCC: (GNU) 12.2.0"
