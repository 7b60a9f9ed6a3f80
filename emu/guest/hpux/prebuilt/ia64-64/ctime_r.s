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
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.fframe 48
	adds r12 = -48, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mib
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = localtime_r#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	mov r38 = r33
	nop 0
	br.call.sptk.many b0 = asctime_r#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp ctime_r#
	.global asctime_r#
	.type	asctime_r#, @function
	.global localtime_r#
	.type	localtime_r#, @function
	.ident	"GCC: (GNU) 12.2.0"
