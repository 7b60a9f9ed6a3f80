// 86fafe420fb37d8a56eec91fdf1c64e1 newlib/libc/time/ctime.c
	.file	"ctime.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global ctime#
	.type	ctime#, @function
	.proc ctime#
ctime:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	mov r35 = r1
	.save rp, r33
	mov r33 = b0
	.body
	.mmi
	nop 0
	mov r36 = r32
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = localtime#
	;;
	.mib
	mov r1 = r35
	mov r36 = r8
	br.call.sptk.many b0 = asctime#
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
	.endp ctime#
	.global asctime#
	.type	asctime#, @function
	.global localtime#
	.type	localtime#, @function
	.ident	"GCC: (GNU) 12.2.0"
