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
	addp4 r8 = 0,r32
	adds r15 = -1, r34
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	mov r14 = r8
	addp4 r15 = r15, r0
	;;
	mov ar.lc = r15
	.align 32
.L3:
	.mmi
	adds r15 = 4, r14
	st4 [r14] = r33
	nop 0
	;;
	.mib
	nop 0
	addp4 r14 = 0,r15
	br.cloop.sptk.few .L3
	;;
.L2:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp wmemset#
	.ident	"GCC: (GNU) 12.2.0"
