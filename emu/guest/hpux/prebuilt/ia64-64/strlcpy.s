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
	.mii
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	mov r8 = r33
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L6
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 1, r34
	(p6) br.cond.dptk .L3
	.mii
	adds r15 = -2, r34
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L5:
	.mmi
	ld1 r15 = [r8]
	mov r17 = r32
	adds r8 = 1, r8
	.mmi
	adds r32 = 1, r32
	;;
	nop 0
	sxt1 r16 = r15
	.mmi
	nop 0
	st1 [r17] = r15
	nop 0
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
	.mii
	ld1 r15 = [r8]
	adds r8 = 1, r8
	;;
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L6
.L4:
	.mib
	sub r8 = r8, r33, 1
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp strlcpy#
	.ident	"GCC: (GNU) 12.2.0"
