// 69bc2c8e28e720cb02489ce6a42a482c newlib/libm/common/s_nearbyint.c
	.file	"s_nearbyint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global nearbyint#
	.type	nearbyint#, @function
	.proc nearbyint#
nearbyint:
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
	br.call.sptk.many b0 = rint#
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
	.endp nearbyint#
	.global rint#
	.type	rint#, @function
	.ident	"GCC: (GNU) 12.2.0"
