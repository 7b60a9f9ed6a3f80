// 5f0bac1ad3f5d0e7e7e3ea213cc45057 newlib/libm/common/sf_nearbyint.c
	.file	"sf_nearbyint.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global nearbyintf#
	.type	nearbyintf#, @function
	.proc nearbyintf#
nearbyintf:
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
	br.call.sptk.many b0 = rintf#
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
	.endp nearbyintf#
	.global rintf#
	.type	rintf#, @function
	.ident	"GCC: (GNU) 12.2.0"
