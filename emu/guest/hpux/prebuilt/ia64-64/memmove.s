// 595135a2c4b6bb9157bde528923bdd6d newlib/libc/string/memmove.c
	.file	"memmove.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global memmove#
	.type	memmove#, @function
	.proc memmove#
memmove:
	.prologue
	.mmi
	add r16 = r33, r34
	nop 0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	.mmb
	mov r8 = r32
	cmp.geu p6, p7 = r33, r32
	(p6) br.cond.dptk .L2
	;;
	.mmi
	adds r14 = -1, r34
	nop 0
	sub r17 = r16, r34
	.mmb
	adds r15 = -1, r16
	cmp.geu p6, p7 = r32, r16
	(p6) br.cond.dptk .L2
	;;
	.mmi
	sub r17 = r16, r17, 1
	nop 0
	add r14 = r32, r14
	.mmb
	cmp.eq p6, p7 = 0, r34
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mii
	nop 0
	mov ar.lc = r17
	nop 0
	.align 32
.L4:
	.mmi
	nop 0
	ld1 r16 = [r15], -1
	nop 0
	;;
	.mib
	st1 [r14] = r16, -1
	nop 0
	br.cloop.sptk.few .L4
	;;
.L3:
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L2:
	.mmi
	nop 0
	cmp.ltu p6, p7 = 31, r34
	or r18 = r33, r8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L22
	;;
	.mmi
	(p7) mov r15 = r8
	nop 0
	nop 0
.L9:
	.mib
	adds r19 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L3
	;;
.L6:
	.mii
	nop 0
	mov ar.lc = r19
	nop 0
	.align 32
.L11:
	.mmi
	ld1 r14 = [r33]
	nop 0
	adds r33 = 1, r33
	;;
	.mib
	st1 [r15] = r14, 1
	nop 0
	br.cloop.sptk.few .L11
	;;
	.mib
	nop 0
	mov ar.lc = r2
	br.ret.sptk.many b0
.L22:
	.mmi
	adds r17 = -32, r34
	and r18 = 7, r18
	mov r14 = r33
	.mmi
	mov r16 = r8
	adds r19 = -1, r34
	mov r15 = r8
	;;
	.mib
	and r17 = -32, r17
	cmp.eq p6, p7 = 0, r18
	(p7) br.cond.dptk .L6
	;;
	.mmi
	adds r22 = 32, r17
	;;
	adds r17 = -32, r22
	add r15 = r8, r22
	;;
	.mii
	nop 0
	shr.u r17 = r17, 5
	;;
	mov ar.lc = r17
	.align 32
.L8:
	.mmi
	mov r21 = r14
	mov r20 = r16
	adds r19 = 16, r14
	.mmi
	adds r23 = 16, r16
	adds r18 = 24, r14
	adds r17 = 24, r16
	;;
	.mmi
	ld8 r24 = [r21], 8
	adds r16 = 32, r16
	adds r14 = 32, r14
	;;
	.mmi
	st8 [r20] = r24, 8
	;;
	ld8 r21 = [r21]
	nop 0
	;;
	.mmi
	st8 [r20] = r21
	;;
	ld8 r19 = [r19]
	nop 0
	;;
	.mmi
	st8 [r23] = r19
	;;
	ld8 r18 = [r18]
	nop 0
	;;
	.mib
	st8 [r17] = r18
	nop 0
	br.cloop.sptk.few .L8
	.mmi
	and r19 = 31, r34
	nop 0
	and r17 = 24, r34
	.mmi
	add r22 = r33, r22
	nop 0
	mov r16 = r15
	;;
	.mii
	adds r18 = -8, r19
	cmp.eq p6, p7 = 0, r17
	;;
	and r18 = -8, r18
	.mmb
	(p6) mov r33 = r22
	(p6) mov r34 = r19
	(p6) br.cond.dpnt .L9
	;;
	.mii
	adds r18 = 8, r18
	nop 0
	;;
	add r33 = r22, r18
.L10:
	.mmi
	mov r17 = r22
	nop 0
	adds r22 = 8, r22
	;;
	.mmi
	ld8 r17 = [r17]
	nop 0
	cmp.ne p6, p7 = r33, r22
	;;
	.mib
	st8 [r16] = r17, 8
	nop 0
	(p6) br.cond.dptk .L10
	.mmi
	and r34 = 7, r34
	nop 0
	add r15 = r15, r18
	;;
	.mib
	adds r19 = -1, r34
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L3
	.endp memmove#
	.ident	"GCC: (GNU) 12.2.0"
