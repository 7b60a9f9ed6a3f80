// 6cb6d98a4e68fda60eb57e6fc133e77d newlib/libc/string/bzero.c
	.file	"bzero.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global bzero#
	.type	bzero#, @function
	.proc bzero#
bzero:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r39 = r33
	addp4 r37 = 0,r32
	;;
	.mib
	mov r38 = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp bzero#
	.global memset#
	.type	memset#, @function
	.ident	"GCC: (GNU) 12.2.0"
