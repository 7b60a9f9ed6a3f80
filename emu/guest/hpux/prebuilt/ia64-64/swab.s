// 46303a00f302f1deca99693ed59761d0 newlib/libc/string/swab.c
	.file	"swab.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global swab#
	.type	swab#, @function
	.proc swab#
swab:
	.prologue
	.mmb
	adds r18 = -2, r34
	cmp.ge p6, p7 = 1, r34
	nop 0
	.mmi
	adds r14 = 1, r33
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mib
	(p6) addl r18 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	shr.u r15 = r18, 1
	;;
	mov ar.lc = r15
	.align 32
.L3:
	.mmi
	nop 0
	adds r17 = 1, r32
	adds r16 = -1, r14
	.mmi
	nop 0
	ld1 r15 = [r32], 2
	nop 0
	;;
	.mmi
	ld1 r17 = [r17]
	st1 [r14] = r15, 2
	nop 0
	;;
	.mib
	st1 [r16] = r17
	nop 0
	br.cloop.sptk.few .L3
	.mii
	and r18 = -2, r18
	nop 0
	;;
	adds r18 = 3, r18
	;;
.L2:
	.mii
	cmp.ne p6, p7 = r18, r34
	mov ar.lc = r2
	;;
	(p7) add r33 = r33, r34
	;;
	.mmi
	nop 0
	(p7) adds r33 = -1, r33
	nop 0
	;;
	.mib
	(p7) st1 [r33] = r0
	nop 0
	br.ret.sptk.many b0
	.endp swab#
	.ident	"GCC: (GNU) 12.2.0"
