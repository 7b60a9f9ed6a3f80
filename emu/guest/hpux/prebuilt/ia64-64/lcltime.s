// e5446909c2c84f7197b3b57e4e47b4c8 newlib/libc/time/lcltime.c
	.file	"lcltime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global localtime#
	.type	localtime#, @function
	.proc localtime#
localtime:
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
	mov r36 = r32
	;;
	.mmi
	ld8.mov r14 = [r14], _impure_ptr#
	;;
	ld8 r37 = [r14]
	nop 0
	;;
	.mib
	adds r37 = 188, r37
	nop 0
	br.call.sptk.many b0 = localtime_r#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp localtime#
	.global localtime_r#
	.type	localtime_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
