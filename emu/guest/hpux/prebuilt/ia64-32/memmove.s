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
	addp4 r8 = 0,r32
	addp4 r33 = 0,r33
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r8
	(p6) br.cond.dptk .L2
	.mmi
	add r15 = r34, r33
	adds r14 = -1, r34
	cmp4.eq p8, p9 = 0, r34
	;;
	.mii
	addp4 r15 = 0,r15
	add r14 = r14, r8
	;;
	sub r17 = r15, r34
	.mmb
	adds r16 = -1, r15
	cmp4.geu p6, p7 = r8, r15
	(p6) br.cond.dptk .L2
	;;
	.mib
	sub r17 = r15, r17, 1
	nop 0
	(p8) br.cond.dpnt .L3
	;;
	.mii
	addp4 r17 = r17, r0
	nop 0
	;;
	mov ar.lc = r17
	.align 32
.L4:
	.mmi
	addp4 r15 = 0,r16
	addp4 r17 = 0,r14
	adds r16 = -1, r16
	.mmi
	adds r14 = -1, r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r17] = r15
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
	cmp4.ltu p6, p7 = 15, r34
	or r19 = r33, r8
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L23
	;;
	.mmi
	(p7) mov r14 = r8
	nop 0
	nop 0
.L9:
	.mib
	adds r17 = -1, r34
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dpnt .L3
	;;
.L6:
	.mii
	add r17 = r17, r33, 1
	nop 0
	;;
	addp4 r17 = 0,r17
	.align 32
.L11:
	.mmi
	mov r15 = r33
	nop 0
	adds r33 = 1, r33
	.mmi
	addp4 r16 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r33 = 0,r33
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	st1 [r16] = r15
	mov r15 = r33
	cmp4.ne p6, p7 = r17, r33
	.mmb
	adds r33 = 1, r33
	addp4 r16 = 0,r14
	(p7) br.cond.dpnt .L3
	;;
	.mmi
	addp4 r33 = 0,r33
	ld1 r15 = [r15]
	adds r14 = 1, r14
	;;
	.mib
	st1 [r16] = r15
	cmp4.ne p6, p7 = r17, r33
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L3
.L23:
	.mmi
	adds r18 = -16, r34
	and r19 = 3, r19
	mov r16 = r33
	.mmi
	mov r15 = r8
	adds r17 = -1, r34
	mov r14 = r8
	;;
	.mii
	nop 0
	extr.u r18 = r18, 4, 28
	nop 0
	.mmb
	cmp4.eq p6, p7 = 0, r19
	nop 0
	(p7) br.cond.dptk .L6
	;;
	.mmi
	adds r18 = 1, r18
	;;
	shladd r18 = r18, 4, r0
	nop 0
	;;
	.mii
	add r14 = r18, r8
	nop 0
	;;
	addp4 r14 = 0,r14
	.align 32
.L8:
	.mmi
	adds r17 = 4, r16
	adds r22 = 4, r15
	adds r21 = 8, r16
	.mmi
	ld4 r19 = [r16]
	adds r20 = 8, r15
	adds r23 = 16, r15
	;;
	.mmi
	nop 0
	addp4 r17 = 0,r17
	addp4 r22 = 0,r22
	.mmi
	st4 [r15] = r19
	addp4 r21 = 0,r21
	adds r19 = 12, r16
	;;
	.mmi
	ld4 r24 = [r17]
	addp4 r20 = 0,r20
	adds r17 = 12, r15
	.mmi
	addp4 r19 = 0,r19
	addp4 r15 = 0,r23
	adds r16 = 16, r16
	;;
	.mmi
	st4 [r22] = r24
	addp4 r17 = 0,r17
	addp4 r16 = 0,r16
	.mmi
	cmp4.ne p6, p7 = r14, r15
	;;
	ld4 r21 = [r21]
	nop 0
	;;
	.mmi
	st4 [r20] = r21
	;;
	ld4 r19 = [r19]
	nop 0
	;;
	.mib
	st4 [r17] = r19
	nop 0
	(p6) br.cond.dptk .L8
	.mmi
	and r19 = 15, r34
	add r16 = r18, r33
	and r18 = 12, r34
	;;
	.mmi
	adds r17 = -4, r19
	cmp4.eq p6, p7 = 0, r18
	addp4 r16 = 0,r16
	;;
	.mii
	nop 0
	extr.u r18 = r17, 2, 30
	nop 0
	.mmb
	(p6) mov r33 = r16
	(p6) mov r34 = r19
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	adds r18 = 1, r18
	;;
	shladd r18 = r18, 2, r0
	nop 0
	;;
	.mii
	add r33 = r18, r16
	nop 0
	;;
	addp4 r33 = 0,r33
.L10:
	.mmi
	mov r17 = r16
	nop 0
	adds r16 = 4, r16
	.mmi
	addp4 r19 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mmi
	addp4 r16 = 0,r16
	ld4 r17 = [r17]
	nop 0
	;;
	.mib
	st4 [r19] = r17
	cmp4.ne p6, p7 = r33, r16
	(p6) br.cond.dptk .L10
	.mii
	and r34 = 3, r34
	add r14 = r18, r14
	;;
	addp4 r14 = 0,r14
	.mmb
	adds r17 = -1, r34
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L6
	.mib
	nop 0
	nop 0
	br .L3
	.endp memmove#
	.ident	"GCC: (GNU) 12.2.0"
