// 1a79356ae76ea9f0c6a0786681785dd6 newlib/libc/string/bcmp.c
	.file	"bcmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global bcmp#
	.type	bcmp#, @function
	.proc bcmp#
bcmp:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	.mmi
	mov r38 = r32
	mov r39 = r33
	mov r40 = r34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
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
	.endp bcmp#
	.global memcmp#
	.type	memcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
