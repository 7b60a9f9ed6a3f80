// 8ef82b5c0d875447aff841bee425add0 newlib/libm/common/s_log2.c
	.file	"s_log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global log2#
	.type	log2#, @function
	.proc log2#
log2:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	mov r34 = r1
	.save rp, r32
	mov r32 = b0
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = log#
	;;
	.mfi
	nop 0
	mov f7 = f8
	mov b0 = r32
	.mlx
	mov r1 = r34
	movl r14 = 0x3fe62e42fefa39ef
	;;
	.mmi
	setf.d f9 = r14
	nop 0
	mov ar.pfs = r33
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f10, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f10
	br.ret.sptk.many b0
	.endp log2#
	.global log#
	.type	log#, @function
	.ident	"GCC: (GNU) 12.2.0"
