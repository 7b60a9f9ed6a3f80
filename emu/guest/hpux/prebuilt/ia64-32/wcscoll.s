// 937ad4d0c3be619799cf434208dd8c17 newlib/libc/string/wcscoll.c
	.file	"wcscoll.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wcscoll#
	.type	wcscoll#, @function
	.proc wcscoll#
wcscoll:
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
	addp4 r38 = 0,r33
	addp4 r37 = 0,r32
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = wcscmp#
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
	.endp wcscoll#
	.global wcscmp#
	.type	wcscmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
