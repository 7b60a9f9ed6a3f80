// 8c0e3fb693912c110ae1b48e843942b3 newlib/libc/string/wmemchr.c
	.file	"wmemchr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global wmemchr#
	.type	wmemchr#, @function
	.proc wmemchr#
wmemchr:
	.prologue
	.mmi
	adds r14 = -1, r34
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	cmp4.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	addp4 r8 = 0,r32
	nop 0
	adds r32 = 4, r32
	;;
	.mmi
	nop 0
	ld4 r14 = [r8]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r33, r14
	(p6) br.cond.dpnt .L2
	br.cloop.sptk.few .L3
.L4:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
	;;
.L2:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp wmemchr#
	.ident	"GCC: (GNU) 12.2.0"
