// bfed655f0f6c72998c2ce1ccef28a91d newlib/libm/math/wf_log2.c
	.file	"wf_log2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global log2f#
	.type	log2f#, @function
	.proc log2f#
log2f:
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
	br.call.sptk.many b0 = logf#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov b0 = r32
	.mlx
	mov r1 = r34
	movl r14 = 0x3f317218
	;;
	.mmi
	setf.s f7 = r14
	nop 0
	mov ar.pfs = r33
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	br.ret.sptk.many b0
	.endp log2f#
	.global logf#
	.type	logf#, @function
	.ident	"GCC: (GNU) 12.2.0"
