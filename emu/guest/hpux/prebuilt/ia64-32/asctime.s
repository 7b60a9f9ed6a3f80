// c5984f62bb935ea83c2bf671100c2909 newlib/libc/time/asctime.c
	.file	"asctime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global asctime#
	.type	asctime#, @function
	.proc asctime#
asctime:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 2, 0
	addl r14 = @ltoffx(_impure_ptr#), r1
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	addp4 r36 = 0,r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	;;
	ld4 r37 = [r14]
	nop 0
	;;
	.mib
	adds r37 = 96, r37
	nop 0
	br.call.sptk.many b0 = asctime_r#
	;;
	.mmi
	mov r1 = r35
	addp4 r8 = 0,r8
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp asctime#
	.global asctime_r#
	.type	asctime_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
