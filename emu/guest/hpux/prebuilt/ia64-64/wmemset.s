// 96bf944702b07d6d89c7350ed720a1b0 newlib/libc/string/wmemset.c
	.file	"wmemset.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wmemset#
	.type	wmemset#, @function
	.proc wmemset#
wmemset:
	.prologue
	.mmi
	adds r15 = -1, r34
	mov r14 = r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	mov r8 = r32
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	;;
	.align 32
.L3:
	.mib
	st4 [r14] = r33, 4
	nop 0
	br.cloop.sptk.few .L3
	;;
.L2:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp wmemset#
	.ident	"GCC: (GNU) 12.2.0"
