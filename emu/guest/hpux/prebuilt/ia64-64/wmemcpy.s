// 01d2472c3f84c56c50cf9d58e5470143 newlib/libc/string/wmemcpy.c
	.file	"wmemcpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wmemcpy#
	.type	wmemcpy#, @function
	.proc wmemcpy#
wmemcpy:
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
	shladd r40 = r34, 2, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
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
	.endp wmemcpy#
	.global memcpy#
	.type	memcpy#, @function
	.ident	"GCC: (GNU) 12.2.0"
