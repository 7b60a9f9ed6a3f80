// afb3a1a93d48c8f19b7d1c3a773a51bb newlib/libc/string/bcopy.c
	.file	"bcopy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global bcopy#
	.type	bcopy#, @function
	.proc bcopy#
bcopy:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r40 = r34
	addp4 r39 = 0,r32
	addp4 r38 = 0,r33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memmove#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp bcopy#
	.global memmove#
	.type	memmove#, @function
	.ident	"GCC: (GNU) 12.2.0"
