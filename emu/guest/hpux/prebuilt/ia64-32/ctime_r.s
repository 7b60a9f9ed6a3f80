// 1decdd4ed386ed2a97eb6a09cf7bc69d newlib/libc/time/ctime_r.c
	.file	"ctime_r.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ctime_r#
	.type	ctime_r#, @function
	.proc ctime_r#
ctime_r:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	addp4 r37 = 0,r32
	addp4 r33 = 0,r33
	;;
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	mov r38 = r14
	nop 0
	br.call.sptk.many b0 = localtime_r#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r33
	.mmb
	addp4 r37 = 0,r8
	nop 0
	br.call.sptk.many b0 = asctime_r#
	;;
	.mmi
	mov r1 = r36
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	.endp ctime_r#
	.global asctime_r#
	.type	asctime_r#, @function
	.global localtime_r#
	.type	localtime_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
