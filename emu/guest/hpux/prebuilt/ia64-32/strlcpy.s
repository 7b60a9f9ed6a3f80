// d2cb5e6f9e85f9e12f2883532dc463da newlib/libc/string/strlcpy.c
	.file	"strlcpy.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global strlcpy#
	.type	strlcpy#, @function
	.proc strlcpy#
strlcpy:
	.prologue
	.mmi
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r33
	(p6) br.cond.dptk .L6
	.mib
	adds r14 = -1, r34
	cmp4.eq p6, p7 = 1, r34
	(p6) br.cond.dptk .L3
	;;
	.mmi
	nop 0
	adds r14 = -1, r14
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L5:
	.mmi
	ld1 r15 = [r8]
	adds r16 = 1, r8
	mov r14 = r32
	.mmi
	adds r32 = 1, r32
	;;
	addp4 r8 = 0,r16
	sxt1 r16 = r15
	.mmi
	st1 [r14] = r15
	nop 0
	addp4 r32 = 0,r32
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L4
	br.cloop.sptk.few .L5
.L3:
	.mmi
	st1 [r32] = r0
	nop 0
	nop 0
	.align 32
.L6:
	.mmi
	ld1 r14 = [r8]
	nop 0
	adds r15 = 1, r8
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	addp4 r8 = 0,r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
.L4:
	.mib
	sub r8 = r8, r33, 1
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp strlcpy#
	.ident	"GCC: (GNU) 12.2.0"
