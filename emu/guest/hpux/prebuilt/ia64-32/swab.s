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
	adds r20 = -2, r34
	cmp4.ge p6, p7 = 1, r34
	nop 0
	.mii
	addp4 r33 = 0,r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	addp4 r32 = 0,r32
	;;
	.mib
	(p6) addl r20 = 1, r0
	adds r18 = 1, r33
	(p6) br.cond.dpnt .L2
	;;
	.mii
	nop 0
	extr.u r14 = r20, 1, 31
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	addp4 r15 = 0,r32
	addp4 r14 = 0,r18
	adds r32 = 2, r32
	.mmi
	adds r18 = 2, r18
	;;
	adds r17 = 1, r15
	adds r16 = -1, r14
	.mmi
	ld1 r19 = [r15]
	;;
	addp4 r17 = 0,r17
	addp4 r16 = 0,r16
	;;
	.mii
	ld1 r15 = [r17]
	nop 0
	;;
	nop 0
	.mmb
	st1 [r16] = r15
	st1 [r14] = r19
	br.cloop.sptk.few .L3
	.mii
	nop 0
	extr.u r20 = r20, 1, 31
	nop 0
	;;
	.mii
	shladd r20 = r20, 1, r0
	nop 0
	;;
	adds r20 = 3, r20
	;;
.L2:
	.mii
	cmp4.ne p6, p7 = r20, r34
	mov ar.lc = r2
	;;
	(p7) add r14 = r34, r33
	;;
	.mmi
	(p7) addp4 r14 = 0,r14
	;;
	(p7) adds r14 = -1, r14
	nop 0
	;;
	.mib
	(p7) st1 [r14] = r0
	nop 0
	br.ret.sptk.many b0
	.endp swab#
	.ident	"GCC: (GNU) 12.2.0"
