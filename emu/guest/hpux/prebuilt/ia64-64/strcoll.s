// 0da4630750660d88f98172ae5a86dd70 newlib/libc/string/strcoll.c
	.file	"strcoll.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strcoll#
	.type	strcoll#, @function
	.proc strcoll#
strcoll:
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
	mov r37 = r32
	mov r38 = r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strcmp#
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
	.endp strcoll#
	.global strcmp#
	.type	strcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
