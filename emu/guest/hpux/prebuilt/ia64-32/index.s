// 2831b6233e982489f02211a0cb8e6a6f newlib/libc/string/index.c
	.file	"index.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global index#
	.type	index#, @function
	.proc index#
index:
	.prologue 12, 34
	.mib
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 2, 0
	.save rp, r34
	mov r34 = b0
	nop 0
	.mmi
	mov r36 = r1
	.body
	mov r38 = r33
	addp4 r37 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r1 = r36
	addp4 r8 = 0,r8
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
	.endp index#
	.global strchr#
	.type	strchr#, @function
	.ident	"GCC: (GNU) 12.2.0"
