// 4438c44f0f55c3cb20bda6f7a9ae7541 newlib/libm/math/wf_atan2.c
	.file	"wf_atan2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global atan2f#
	.type	atan2f#, @function
	.proc atan2f#
atan2f:
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
	br.call.sptk.many b0 = __ieee754_atan2f#
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
	.endp atan2f#
	.global __ieee754_atan2f#
	.type	__ieee754_atan2f#, @function
	.ident	"GCC: (GNU) 12.2.0"
