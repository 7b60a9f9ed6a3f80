// 4bc7802da49d8a140eb69a402fff2234 emu/guest/libc/regcmp.c
	.file	"regcmp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc number#
number:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 1, 0
	addp4 r32 = 0,r32
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	ld4 r14 = [r32]
	mov r33 = r0
	.mmi
	addl r34 = 255, r0
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	ld1 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	ld4 r15 = [r32]
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	ld1 r38 = [r15]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	shladd r14 = r33, 2, r0
	cmp4.ge p6, p7 = r34, r33
	mov r1 = r37
	;;
	.mib
	add r14 = r14, r33
	cmp4.ne.and.orcm p6, p7 = 0, r8
	(p7) br.cond.dpnt .L11
	;;
	.align 32
.L5:
	.mii
	ld4 r16 = [r32]
	shladd r14 = r14, 1, r0
	;;
	addp4 r16 = 0,r16
	;;
	.mmi
	adds r15 = 1, r16
	;;
	addp4 r15 = 0,r15
	nop 0
	;;
	.mmi
	nop 0
	st4 [r32] = r15
	nop 0
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r38 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	;;
	add r14 = r14, r16
	;;
	.mib
	adds r33 = -48, r14
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	shladd r14 = r33, 2, r0
	cmp4.ge p6, p7 = r34, r33
	mov r1 = r37
	;;
	.mib
	add r14 = r14, r33
	cmp4.ne.and.orcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L5
	;;
.L11:
	.mib
	nop 0
	cmp4.lt p6, p7 = r34, r33
	(p7) br.cond.dptk .L1
.L2:
	.mmi
	adds r32 = 8, r32
	addl r14 = 1, r0
	nop 0
	.mmi
	mov r33 = r0
	;;
	st4 [r32] = r14
	nop 0
.L1:
	.mmi
	mov r8 = r33
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
	.endp number#
	.align 16
	.align 64
	.proc compile_one#
compile_one:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 2, 0
	addp4 r32 = 0,r32
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	mov r42 = r1
	;;
	adds r36 = 4, r32
	.save rp, r40
	mov r40 = b0
	.body
	;;
	.mmi
	ld4 r15 = [r36]
	ld4.a r24 = [r36]
	nop 0
	;;
	.mmi
	addp4 r15 = 0,r15
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	shladd r18 = r14, 2, r0
	adds r16 = 1, r14
	;;
	add r18 = r18, r14
	.mii
	st4 [r15] = r16
	nop 0
	;;
	shladd r18 = r18, 1, r0
	.mmi
	ld4.c.clr r24 = [r36]
	;;
	add r18 = r18, r14
	addp4 r24 = 0,r24
	;;
	.mmi
	shladd r18 = r18, 2, r0
	;;
	add r34 = r18, r24
	nop 0
	;;
	.mmi
	addp4 r34 = 0,r34
	;;
	adds r16 = 4, r34
	adds r37 = 8, r34
	;;
	.mmi
	mov r14 = r16
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0
	addl r14 = 266, r0
	;;
	.mmi
	ld4.a r15 = [r32]
	st2 [r16] = r14
	addl r14 = 65537, r0
	;;
	.mmi
	st4 [r37] = r14
	;;
	ld4.c.clr r15 = [r32]
	nop 0
	;;
	.mii
	addp4 r15 = 0,r15
	nop 0
	;;
	adds r14 = 1, r15
	.mmi
	ld1.a r17 = [r15]
	;;
	st4 [r32] = r14
	sxt1 r14 = r17
	.mmi
	nop 0
	chk.a.clr r17, .L71
.L72:
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 46, r14
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 46, r14
	(p7) br.cond.dptk .L64
	;;
	.mib
	cmp4.eq p6, p7 = 92, r14
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 123, r14
	(p7) br.cond.dpnt .L65
.L48:
	.mmi
	adds r32 = 8, r32
	nop 0
	addl r14 = 1, r0
	;;
	.mmi
	st4 [r32] = r14
	nop 0
	nop 0
.L12:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L65:
	.mmi
	adds r15 = 1, r15
	nop 0
	cmp4.eq p6, p7 = 91, r14
	.mmb
	addl r22 = 1, r0
	nop 0
	(p7) br.cond.spnt .L18
	;;
	.mmi
	nop 0
	ld1 r14 = [r15]
	addl r15 = 2, r0
	.mmi
	ld4.a r26 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	.mmi
	st1 [r16] = r15
	nop 0
	adds r15 = 16, r18
	;;
	.mmi
	cmp4.eq p10, p11 = 94, r14
	ld4.c.clr r26 = [r32]
	add r21 = r15, r24
	;;
	.mii
	(p10) addl r14 = 1, r0
	addp4 r21 = 0,r21
	;;
	(p11) mov r14 = r0
	;;
	.mmi
	nop 0
	addp4 r26 = r14, r26
	nop 0
	;;
	.mmi
	ld1.a r14 = [r26]
	st4 [r32] = r26
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r26]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	nop 0
	mov r16 = r14
	;;
	.mib
	nop 0
	(p6) mov r14 = r26
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	mov r14 = r26
	nop 0
	nop 0
	;;
	.align 32
.L24:
	.pred.rel.mutex p10, p11
	.mmi
	and r15 = 7, r16
	adds r19 = 1, r14
	zxt1 r23 = r16
	.mmi
	cmp4.eq p6, p7 = r14, r26
	nop 0
	adds r25 = 2, r14
	;;
	.mmi
	cmp4.ne.or.andcm p6, p7 = 93, r16
	nop 0
	shr.u r17 = r23, 3
	.mmb
	mov r16 = r23
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	ld1 r20 = [r19]
	add r17 = r17, r21
	adds r14 = 2, r14
	;;
	.mii
	nop 0
	sxt1 r20 = r20
	shl r19 = r22, r15
	.mmb
	addp4 r17 = 0,r17
	addp4 r15 = 0,r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 45, r20
	nop 0
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld1 r20 = [r25]
	;;
	nop 0
	sxt1 r20 = r20
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r20
	nop 0
	cmp4.ne p8, p9 = 93, r20
	;;
	.mmi
	(p6) addl r14 = 1, r0
	nop 0
	(p8) addl r20 = 1, r0
	;;
	.mii
	(p7) mov r14 = r0
	(p9) mov r20 = r0
	;;
	and r14 = r20, r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	.mmi
	ld1.a r14 = [r25]
	st4 [r32] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r14 = [r25]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r23
	sub r14 = r14, r23
	(p6) br.cond.dpnt .L26
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L27:
	.pred.rel.mutex p10, p11
	.mii
	and r15 = 7, r16
	extr r14 = r16, 3, 29
	adds r16 = 1, r16
	;;
	.mmi
	nop 0
	add r14 = r14, r21
	nop 0
	;;
	.mii
	addp4 r14 = 0,r14
	nop 0
	;;
	shl r15 = r22, r15
	.mmi
	ld1 r17 = [r14]
	;;
	or r15 = r17, r15
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L27
	.mii
	ld4 r15 = [r32]
	nop 0
	;;
	addp4 r15 = 0,r15
	;;
.L26:
	.pred.rel.mutex p10, p11
	.mii
	adds r14 = 1, r15
	adds r15 = 1, r15
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st4 [r32] = r14
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	mov r16 = r15
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L24
	;;
.L23:
	.pred.rel.mutex p10, p11
	.mmi
	adds r15 = 1, r14
	nop 0
	adds r16 = 8, r32
	;;
	.mmi
	st4 [r32] = r15
	nop 0
	adds r15 = 16, r34
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 93, r14
	;;
	(p7) addl r14 = 1, r0
	nop 0
	;;
	.mib
	(p7) st4 [r16] = r14
	nop 0
	(p10) br.cond.dpnt .L30
	;;
	.mii
	ld1 r14 = [r15]
	nop 0
	;;
	and r14 = -2, r14
	;;
	.mmi
	st1 [r15] = r14
	nop 0
	nop 0
.L22:
	.mmi
	addl r14 = 65537, r0
	nop 0
	adds r17 = 10, r34
	;;
	.mmi
	st4 [r37] = r14
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	adds r18 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mii
	adds r16 = -42, r15
	cmp4.eq p8, p9 = 123, r15
	;;
	zxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r16
	(p7) br.cond.dpnt .L66
.L44:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L12
	.mmi
	adds r14 = 1, r14
	mov r44 = r32
	adds r34 = 10, r34
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mii
	ld4.a r14 = [r32]
	sxt2 r8 = r8
	mov r1 = r42
	;;
	.mmi
	st2 [r34] = r8
	st2 [r37] = r8
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 44, r15
	adds r15 = 1, r14
	(p7) br.cond.dpnt .L67
	;;
	.mmi
	st4 [r32] = r15
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r14
	(p6) br.cond.dptk .L48
.L70:
	.mmi
	ld2 r15 = [r34]
	ld2 r14 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r14, r15
	(p7) br.cond.dptk .L12
	.mmi
	adds r32 = 8, r32
	nop 0
	addl r14 = 1, r0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L12
.L64:
	.mib
	cmp4.eq p6, p7 = 40, r14
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	cmp4.lt p6, p7 = 40, r14
	nop 0
	(p7) br.cond.spnt .L68
	;;
	.mmi
	adds r14 = -42, r14
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p7) br.cond.dptk .L48
.L18:
	.mmi
	nop 0
	adds r14 = 6, r34
	nop 0
	;;
	.mmi
	st1 [r14] = r17
	nop 0
	nop 0
.L69:
	.mmi
	addl r14 = 65537, r0
	nop 0
	adds r17 = 10, r34
	;;
	.mmi
	st4 [r37] = r14
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r15 = [r14]
	adds r18 = 1, r14
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mii
	adds r16 = -42, r15
	cmp4.eq p8, p9 = 123, r15
	;;
	zxt1 r16 = r16
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r16
	(p6) br.cond.dptk .L44
.L66:
	.mmi
	st4 [r32] = r18
	nop 0
	mov b0 = r40
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.eq p6, p7 = 43, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	st2 [r37] = r14
	addl r14 = 32767, r0
	;;
	.mib
	st2 [r17] = r14
	nop 0
	br.ret.sptk.many b0
.L68:
	.mib
	adds r15 = 1, r15
	cmp4.eq p6, p7 = 36, r14
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = 4, r0
	nop 0
	;;
	.mib
	(p7) st1 [r16] = r14
	adds r14 = 6, r34
	(p7) br.cond.dpnt .L12
	;;
	.mib
	st1 [r14] = r17
	nop 0
	br .L69
.L25:
	.pred.rel.mutex p10, p11
	.mmi
	ld1 r14 = [r17]
	ld4.a r15 = [r32]
	nop 0
	;;
	.mmi
	or r14 = r14, r19
	;;
	st1 [r17] = r14
	nop 0
	;;
	.mmi
	nop 0
	ld4.c.clr r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	addp4 r15 = 0,r15
	br .L26
.L15:
	.mmi
	adds r33 = 1, r33
	addl r14 = 5, r0
	adds r38 = 8, r32
	;;
	.mib
	st1 [r16] = r14
	cmp4.ge p6, p7 = 50, r33
	(p6) br.cond.dptk .L33
	.mmi
	addl r14 = 1, r0
	ld4.a r15 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	st4 [r38] = r14
	nop 0
	;;
	.mii
	ld4.c.clr r15 = [r32]
	nop 0
	;;
	addp4 r15 = 0,r15
	;;
.L34:
	.mmi
	adds r14 = 1, r15
	nop 0
	adds r16 = 12, r34
	;;
	.mmi
	st4 [r32] = r14
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 41, r14
	;;
	.mmi
	(p7) addl r14 = 1, r0
	(p7) st4 [r32] = r15
	nop 0
	;;
	.mib
	(p7) st4 [r38] = r14
	nop 0
	(p7) br.cond.dptk .L12
	.mmi
	ld4 r14 = [r36]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	st4 [r16] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 36, r15
	(p7) br.cond.dptk .L22
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	ld1 r44 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	nop 0
	adds r15 = 5, r34
	mov r1 = r42
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L22
	.mmi
	ld4 r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	adds r14 = -48, r14
	;;
	st1 [r15] = r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L22
.L13:
	.mib
	st1 [r16] = r0
	nop 0
	br .L22
.L20:
	.mmi
	adds r15 = 1, r15
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r15 = r14
	(p7) br.cond.dpnt .L48
	;;
	.mii
	cmp4.ne p6, p7 = 110, r14
	adds r14 = 6, r34
	;;
	(p7) addl r15 = 10, r0
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br .L22
.L33:
	.mmi
	ld4 r16 = [r38]
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r16
	addp4 r15 = 0,r14
	(p7) br.cond.spnt .L34
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r33
	nop 0
	;;
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
	.align 32
.L35:
	.mmi
	addp4 r15 = 0,r14
	mov r45 = r33
	mov r44 = r32
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 41, r14
	cmp4.eq p8, p9 = 0, r14
	(p8) br.cond.dpnt .L34
	;;
	.mib
	cmp.ne.or.andcm p6, p7 = 0, r39
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compile_one#
	;;
	.mmi
	ld4 r14 = [r38]
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mib
	ld4 r14 = [r32]
	nop 0
	br .L35
.L59:
	.mmi
	nop 0
	ld4 r15 = [r32]
	nop 0
	;;
	.mib
	nop 0
	addp4 r15 = 0,r15
	br .L34
	;;
.L30:
	.mmi
	adds r14 = 16, r18
	nop 0
	adds r15 = 48, r24
	;;
	.mii
	add r14 = r14, r24
	add r15 = r15, r18
	;;
	sub r15 = r14, r15
	;;
	.mmi
	nop 0
	andcm r15 = -1, r15
	nop 0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L31:
	.mmi
	addp4 r15 = 0,r14
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = -1, r14
	;;
	.mmi
	addp4 r15 = 0,r15
	nop 0
	andcm r16 = -1, r16
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br.cloop.sptk.few .L31
	.mmi
	adds r15 = 16, r34
	;;
	ld1 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = -2, r14
	nop 0
	;;
	.mib
	st1 [r15] = r14
	nop 0
	br .L22
.L67:
	.mmi
	adds r16 = 1, r14
	adds r14 = 1, r14
	mov r44 = r32
	.mmi
	addl r15 = 32767, r0
	;;
	st4 [r32] = r16
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 125, r14
	(p6) br.cond.dptk .L47
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mmi
	nop 0
	mov r1 = r42
	sxt2 r15 = r8
	;;
.L47:
	.mmi
	ld4.a r14 = [r32]
	st2 [r34] = r15
	nop 0
	;;
	.mmi
	ld4.c.clr r14 = [r32]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	adds r15 = 1, r14
	;;
	st4 [r32] = r15
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 125, r14
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L70
.L71:
	.mmi
	nop 0
	ld1 r17 = [r15]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r14 = r17
	br .L72
	.endp compile_one#
	.align 16
	.align 64
	.proc match#
match:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 7, 5, 0
	shladd r15 = r33, 2, r0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	addp4 r32 = 0,r32
	addp4 r36 = 0,r35
	mov r42 = r1
	;;
	.mmi
	add r15 = r15, r33
	ld4 r17 = [r32]
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	addp4 r35 = 0,r34
	nop 0
	cmp.eq p8, p9 = 0, r36
	;;
	.mmi
	shladd r15 = r15, 1, r0
	nop 0
	addp4 r17 = 0,r17
	;;
	.mii
	add r15 = r15, r33
	adds r18 = 12, r17
	;;
	shladd r15 = r15, 2, r0
	;;
	.mii
	adds r15 = 4, r15
	nop 0
	;;
	add r15 = r15, r17
.L74:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	(p9) ld4 r16 = [r36]
	shladd r20 = r33, 2, r0
	.mmi
	(p8) ld4 r14 = [r17]
	;;
	(p9) shladd r14 = r16, 2, r0
	add r37 = r20, r33
	;;
	.mmi
	(p9) add r14 = r14, r16
	nop 0
	shladd r37 = r37, 1, r0
	;;
	.mmi
	(p9) shladd r14 = r14, 1, r0
	nop 0
	add r37 = r37, r33
	;;
	.mmi
	(p9) add r14 = r14, r16
	addp4 r16 = 0,r15
	shladd r37 = r37, 2, r0
	;;
	.mii
	(p9) shladd r14 = r14, 2, r0
	add r37 = r37, r17
	;;
	(p9) sxt4 r14 = r14
	.mmi
	addp4 r37 = 0,r37
	;;
	(p9) add r14 = r18, r14
	adds r21 = 6, r37
	;;
	.mmi
	nop 0
	(p9) ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r14
	nop 0
	(p7) br.cond.dpnt .L105
	;;
	.mii
	ld1 r14 = [r16]
	nop 0
	;;
	cmp4.eq p6, p7 = 4, r14
	.mmb
	mov r16 = r14
	cmp4.ne p10, p11 = 2, r14
	(p6) br.cond.dpnt .L84
	;;
	.mib
	cmp4.eq p6, p7 = 5, r14
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mib
	cmp4.eq p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L86
	;;
	.mmi
	cmp4.eq p8, p9 = 0, r14
	adds r14 = 10, r37
	mov r15 = r35
	.mmi
	mov r38 = r0
	;;
	ld2 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r16 = r16
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 0, r16
	mov r14 = r16
	(p7) br.cond.dpnt .L91
	;;
	.mmi
	nop 0
	(p6) adds r14 = -1, r16
	nop 0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L94:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r16 = r14
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dptk .L91
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	(p11) br.cond.dpnt .L106
	;;
	.mmi
	nop 0
	ld1 r14 = [r21]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r16, r14
	(p7) br.cond.dpnt .L92
	.align 32
.L91:
	.mmi
	adds r37 = 8, r37
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	ld2 r14 = [r37]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r14, r38
	(p7) br.cond.dpnt .L90
.L95:
	.mmi
	add r46 = r38, r35
	mov r47 = r36
	mov r45 = r33
	.mmb
	mov r44 = r32
	adds r38 = -1, r38
	br.call.sptk.many b0 = match#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r42
	;;
	.mib
	cmp.ne p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L78
	;;
	.mmi
	ld2 r14 = [r37]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r38, r14
	(p6) br.cond.dptk .L95
.L90:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L78:
	.mii
	nop 0
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L106:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	add r18 = r20, r33
	nop 0
	shr.u r16 = r16, 3
	.mii
	adds r19 = 16, r17
	and r14 = 7, r14
	;;
	shladd r18 = r18, 1, r0
	;;
	.mmi
	add r18 = r18, r33
	;;
	shladd r18 = r18, 2, r0
	nop 0
	;;
	.mmi
	add r16 = r18, r16
	;;
	nop 0
	sxt4 r16 = r16
	;;
	.mmi
	add r19 = r19, r16
	;;
	ld1 r16 = [r19]
	nop 0
	;;
	.mii
	nop 0
	shr r16 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r16, 0
	(p7) br.cond.dptk .L91
	.align 32
.L92:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	adds r38 = 1, r38
	br.cloop.sptk.few .L94
	.mmi
	adds r37 = 8, r37
	nop 0
	adds r33 = 1, r33
	;;
	.mmi
	ld2 r14 = [r37]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r14, r38
	(p6) br.cond.dptk .L95
	.mib
	nop 0
	nop 0
	br .L90
.L84:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r14 = [r35]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L90
.L86:
	.pred.rel.mutex p8, p9
	.mib
	adds r33 = 1, r33
	adds r15 = 44, r15
	br .L74
.L85:
	.mmi
	mov r34 = r0
	nop 0
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 5, 0
	nop 0
	br.sptk.many match_group#
.L105:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mmi
	mov r8 = r35
	adds r16 = 8, r36
	nop 0
	.mmb
	mov r44 = r32
	mov r47 = r35
	(p8) br.cond.dpnt .L78
	;;
	.mmi
	ld4 r15 = [r36]
	;;
	shladd r14 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = 5, r14
	nop 0
	;;
	.mmi
	ld1 r37 = [r15]
	;;
	cmp4.eq p6, p7 = 10, r37
	shladd r15 = r37, 2, r0
	;;
	.mmi
	(p7) add r15 = r15, r32
	(p7) ld4 r17 = [r16]
	nop 0
	.mmi
	(p6) adds r16 = 8, r36
	(p6) mov r38 = r0
	(p6) mov r39 = r0
	;;
	.mmi
	nop 0
	(p7) addp4 r15 = 0,r15
	(p7) addp4 r17 = 0,r17
	.mmi
	ld4.a r46 = [r16]
	;;
	(p7) adds r18 = 4, r15
	(p7) adds r15 = 44, r15
	;;
	.mmi
	(p7) ld4 r38 = [r15]
	(p7) ld4 r39 = [r18]
	nop 0
	.mmi
	(p7) st4 [r18] = r17
	(p7) st4 [r15] = r35
	adds r15 = 12, r36
	;;
	.mmi
	ld4.c.clr r46 = [r16]
	adds r17 = 4, r36
	(p7) addp4 r39 = 0,r39
	.mmi
	(p7) addp4 r38 = 0,r38
	ld4 r48 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r35, r46
	addp4 r48 = 0,r48
	(p7) br.cond.dpnt .L107
	;;
	.mmi
	ld4 r46 = [r17]
	ld4 r45 = [r36]
	nop 0
	;;
	.mib
	adds r46 = 1, r46
	nop 0
	br.call.sptk.many b0 = match_group#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addp4 r8 = 0,r8
.L81:
	.mmi
	shladd r14 = r37, 2, r0
	nop 0
	cmp4.ne p6, p7 = 10, r37
	;;
	.mib
	add r14 = r14, r32
	cmp4.eq.and.orcm p6, p7 = 0, r8
	(p7) br.cond.dptk .L78
	;;
	.mmi
	addp4 r14 = 0,r14
	nop 0
	mov b0 = r40
	;;
	.mmi
	adds r15 = 4, r14
	adds r14 = 44, r14
	mov ar.pfs = r41
	;;
	.mmb
	nop 0
	st4 [r15] = r39
	nop 0
	.mib
	st4 [r14] = r38
	mov ar.lc = r43
	br.ret.sptk.many b0
.L107:
	.mmi
	adds r14 = 12, r14
	nop 0
	mov r47 = r48
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = match#
	;;
	.mib
	mov r1 = r42
	addp4 r8 = 0,r8
	br .L81
	.endp match#
	.align 16
	.align 64
	.proc match_group#
match_group:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 4, 0
	.fframe 16
	adds r12 = -16, r12
	shladd r37 = r33, 2, r0
	.mmi
	addp4 r32 = 0,r32
	addp4 r36 = 0,r36
	addp4 r35 = 0,r35
	;;
	.mmb
	add r37 = r37, r33
	adds r14 = 28, r12
	nop 0
	.mii
	ld4 r15 = [r32]
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	;;
	.mmi
	shladd r37 = r37, 1, r0
	st4 [r14] = r36
	addp4 r15 = 0,r15
	.mmi
	nop 0
	adds r14 = 24, r12
	nop 0
	;;
	.mmi
	add r37 = r37, r33
	st4 [r14] = r35
	adds r14 = 16, r12
	;;
	.mmi
	shladd r37 = r37, 2, r0
	st4 [r14] = r33
	adds r14 = 20, r12
	;;
	.mmi
	add r37 = r37, r15
	st4 [r14] = r34
	nop 0
	;;
	.mii
	addp4 r37 = 0,r37
	nop 0
	;;
	adds r14 = 10, r37
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r34, r14
	(p6) br.cond.dpnt .L109
.L112:
	.mmi
	adds r14 = 8, r37
	mov r8 = r0
	adds r37 = 12, r37
	.mmi
	mov r44 = r36
	mov r43 = r35
	mov r41 = r32
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	cmp4.ge p6, p7 = r34, r14
	nop 0
	(p7) br.cond.dpnt .L111
	;;
	.mib
	ld4 r42 = [r37]
	nop 0
	br.call.sptk.many b0 = match#
	;;
	.mmi
	nop 0
	mov r1 = r40
	addp4 r8 = 0,r8
.L111:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L109:
	.body
	.copy_state 1
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r43 = r35
	.mmi
	adds r42 = 1, r33
	nop 0
	mov r41 = r32
	;;
	.mib
	mov r44 = r14
	nop 0
	br.call.sptk.many b0 = match#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mib
	cmp.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp match_group#
	.align 16
	.align 64
	.global regcmp#
	.type	regcmp#, @function
	.proc regcmp#
regcmp:
	.prologue 12, 44
	.spill 40
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 8, 8, 3, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 4176
	adds r12 = -4176, r12
	addp4 r32 = 0,r32
	mov r46 = r1
	;;
	.mmi
	.save ar.unat, r47
	mov r47 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r14 = 4136, r12
	.mmi
	mov r41 = r0
	addl r42 = 4096, r0
	cmp.eq p6, p7 = 0, r32
	;;
	.mmb
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	.mmi
	addp4 r40 = 0,r14
	nop 0
	.save rp, r44
	mov r44 = b0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	nop 0
	;;
	.mmi
	nop 0
	.mem.offset 32, 0
	st8.spill [r17] = r34
	nop 0
	.mmb
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	(p6) br.cond.dpnt .L130
	.align 32
.L122:
	.mib
	mov r48 = r32
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r46
	.mmi
	mov r49 = r32
	nop 0
	mov r50 = r8
	;;
	.mmi
	add r48 = r41, r14
	sub r14 = r42, r41
	add r41 = r41, r8
	;;
	.mib
	cmp4.geu p6, p7 = r8, r14
	nop 0
	(p6) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r14 = r40
	adds r40 = 8, r40
	mov r1 = r46
	;;
	.mmi
	adds r14 = 4, r14
	nop 0
	addp4 r40 = 0,r40
	;;
	.mmi
	ld4 r32 = [r14]
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L122
	.mmi
	adds r14 = 1, r41
	;;
	shladd r49 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r49 = r49, r14
	;;
	shladd r49 = r49, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r49 = r49, r14
	nop 0
	;;
	.mii
	shladd r49 = r49, 2, r0
	nop 0
	;;
	adds r49 = 4, r49
.L120:
	.mmi
	adds r14 = 16, r12
	adds r43 = 4116, r12
	sxt4 r41 = r41
	.mmi
	adds r40 = 4112, r12
	adds r42 = 4120, r12
	addl r48 = 1, r0
	;;
	.mmi
	add r41 = r14, r41
	st4 [r40] = r14
	nop 0
	.mmi
	st4 [r43] = r0
	;;
	st4 [r42] = r0
	nop 0
	.mmb
	st1 [r41] = r0
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	addp4 r8 = 0,r8
	nop 0
	mov r1 = r46
	;;
	.mib
	st4 [r43] = r8
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L121
	;;
	.mmi
	ld4 r14 = [r40]
	;;
	addp4 r14 = 0,r14
	nop 0
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	cmp4.ne p6, p7 = 94, r15
	nop 0
	(p7) br.cond.dpnt .L137
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L127
	.align 32
.L126:
	.mmi
	ld4 r14 = [r40]
	mov r49 = r0
	mov r48 = r40
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L138
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = compile_one#
	;;
	.mmi
	ld4 r14 = [r42]
	nop 0
	mov r1 = r46
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L126
.L127:
	.mbb
	ld4 r48 = [r43]
	br.call.sptk.many b0 = free#
	nop 0
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L121:
	.mmi
	mov r8 = r0
	mov ar.unat = r47
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 4176, r12
	nop 0
	br.ret.sptk.many b0
.L138:
	.body
	.copy_state 1
	.mmi
	nop 0
	ld4 r8 = [r43]
	nop 0
	;;
	.mmi
	addp4 r8 = 0,r8
	mov ar.unat = r47
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 4176, r12
	nop 0
	br.ret.sptk.many b0
.L137:
	.body
	.copy_state 2
	.mmi
	adds r14 = 1, r14
	ld4.a r16 = [r8]
	mov r15 = r8
	;;
	.mmi
	st4 [r40] = r14
	nop 0
	shladd r14 = r16, 2, r0
	.mmi
	chk.a.clr r16, .L139
.L140:
	nop 0
	adds r17 = 1, r16
	;;
	.mmi
	add r14 = r14, r16
	st4 [r15] = r17, 4
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r15, r14
	nop 0
	addl r14 = 3, r0
	;;
	.mmi
	st1 [r15] = r14
	;;
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L126
	.mib
	nop 0
	nop 0
	br .L127
.L130:
	.mib
	addl r49 = 48, r0
	mov r41 = r0
	br .L120
.L139:
	.mmi
	nop 0
	ld4 r16 = [r8]
	nop 0
	;;
	.mib
	nop 0
	shladd r14 = r16, 2, r0
	br .L140
	.endp regcmp#
	.align 16
	.align 64
	.global regex#
	.type	regex#, @function
	.proc regex#
regex:
	.prologue 12, 47
	.spill 32
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 8, 12, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 144
	adds r12 = -144, r12
	addp4 r32 = 0,r32
	mov r49 = r1
	;;
	.mmb
	.save ar.unat, r50
	mov r50 = ar.unat
	cmp.eq p6, p7 = 0, r32
	nop 0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	addp4 r33 = 0,r33
	.save ar.lc, r51
	mov r51 = ar.lc
	;;
	.mmb
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	.mmi
	(p7) adds r42 = 4, r32
	nop 0
	.save rp, r47
	mov r47 = b0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	.mem.offset 24, 0
	st8.spill [r16] = r35
	nop 0
	;;
	.mib
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	(p6) br.cond.dpnt .L142
	.align 32
.L164:
	.mmi
	adds r14 = 16, r12
	addl r54 = 84, r0
	nop 0
	.mmi
	mov r53 = r0
	addp4 r41 = 0,r33
	adds r33 = 1, r33
	;;
	.mib
	mov r52 = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r49
	nop 0
	.mmi
	mov r55 = r0
	mov r54 = r41
	mov r53 = r0
	;;
	.mib
	st4 [r14] = r32
	mov r52 = r14
	br.call.sptk.many b0 = match#
	;;
	.mmi
	addp4 r40 = 0,r8
	nop 0
	mov r1 = r49
	;;
	.mib
	cmp.ne p6, p7 = 0, r40
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mmi
	ld1 r14 = [r41]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L164
	.mmi
	nop 0
	ld1 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r14
	(p7) br.cond.dptk .L164
.L142:
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mmi
	mov r8 = r40
	mov ar.unat = r50
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L145:
	.body
	.copy_state 1
	.mmb
	mov r14 = r12
	addl r17 = @gprel(__loc1#), gp
	nop 0
	.mii
	addl r16 = 9, r0
	mov ar.lc = 8
	;;
	adds r15 = 52, r14
	.mmi
	adds r14 = 56, r12
	st4 [r17] = r41
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r46 = 10, r0
	(p7) br.cond.dpnt .L148
	;;
	.align 32
.L152:
	.mmi
	addp4 r14 = 0,r15
	mov r46 = r16
	adds r15 = -4, r15
	.mmi
	adds r16 = -1, r16
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mbb
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L148
	br.cloop.sptk.few .L152
	.mmi
	mov r8 = r40
	mov ar.unat = r50
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L148:
	.body
	.copy_state 2
	.mmi
	adds r14 = 112, r12
	nop 0
	shladd r46 = r46, 3, r0
	;;
	.mmi
	addp4 r41 = 0,r14
	nop 0
	mov r14 = r12
	;;
	.mii
	add r46 = r46, r41
	adds r43 = 20, r14
	;;
	addp4 r46 = 0,r46
	.align 32
.L150:
	.mmi
	addp4 r14 = 0,r43
	adds r43 = 4, r43
	adds r15 = 4, r41
	.mmi
	adds r16 = 8, r41
	;;
	addp4 r42 = 0,r43
	nop 0
	.mmi
	ld4 r14 = [r14]
	addp4 r15 = 0,r15
	addp4 r41 = 0,r16
	;;
	.mmi
	addp4 r14 = 0,r14
	adds r44 = 36, r42
	adds r42 = -4, r42
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	addp4 r44 = 0,r44
	nop 0
	.mmb
	mov r53 = r14
	addp4 r42 = 0,r42
	(p6) br.cond.dpnt .L149
	;;
	.mmi
	ld4 r45 = [r15]
	ld4 r54 = [r44]
	nop 0
	;;
	.mmi
	addp4 r45 = 0,r45
	nop 0
	sub r54 = r54, r14
	;;
	.mib
	mov r52 = r45
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	nop 0
	ld4 r14 = [r44]
	mov r1 = r49
	.mmi
	ld4 r15 = [r42]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	add r14 = r14, r45
	nop 0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L149:
	.mib
	nop 0
	cmp4.ne p6, p7 = r46, r41
	(p6) br.cond.dptk .L150
	.mmi
	mov r8 = r40
	mov ar.unat = r50
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	;;
	mov ar.lc = r51
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp regex#
	.global __loc1#
	.section	.sbss,"aws",@nobits
	.align 4
	.type	__loc1#, @object
	.size	__loc1#, 4
__loc1:
	.skip	4
	.global memset#
	.type	memset#, @function
	.global free#
	.type	free#, @function
	.global calloc#
	.type	calloc#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global strlen#
	.type	strlen#, @function
	.global isdigit#
	.type	isdigit#, @function
	.ident	"GCC: (GNU) 12.2.0"
