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
	ld8 r14 = [r32]
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	mov r33 = r0
	addl r34 = 255, r0
	;;
	.mib
	ld1 r38 = [r14]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r37
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	nop 0
	(p7) ld8 r16 = [r32]
	nop 0
	;;
	.mib
	ld1 r38 = [r16]
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
	ld8 r15 = [r32]
	shladd r14 = r14, 1, r0
	;;
	adds r16 = 1, r15
	;;
	.mmi
	nop 0
	st8 [r32] = r16
	nop 0
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r38 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	add r14 = r14, r15
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
	adds r32 = 16, r32
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
	adds r36 = 8, r32
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	mov r42 = r1
	;;
	ld8 r16 = [r36]
	.save rp, r40
	mov r40 = b0
	.body
	.mmi
	ld8.a r19 = [r36]
	;;
	ld4 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	adds r14 = 1, r14
	;;
	.mmi
	shladd r17 = r15, 2, r0
	st4 [r16] = r14
	nop 0
	;;
	.mmi
	add r17 = r17, r15
	ld8.c.clr r19 = [r36]
	nop 0
	;;
	.mmi
	shladd r17 = r17, 1, r0
	;;
	add r17 = r17, r15
	nop 0
	;;
	.mmi
	shladd r17 = r17, 2, r0
	;;
	add r35 = r19, r17
	nop 0
	;;
	.mii
	adds r15 = 4, r35
	adds r37 = 8, r35
	;;
	mov r14 = r15
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	adds r14 = 4, r14
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
	nop 0
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
	st2 [r15] = r14
	nop 0
	addl r14 = 65537, r0
	;;
	.mmi
	st4 [r37] = r14
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r16 = 1, r14
	nop 0
	;;
	.mmi
	ld1.a r18 = [r14]
	st8 [r32] = r16
	nop 0
	;;
	.mmi
	ld1.c.clr r18 = [r14]
	;;
	nop 0
	sxt1 r14 = r18
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
	adds r32 = 16, r32
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
	cmp4.eq p6, p7 = 91, r14
	nop 0
	adds r20 = 16, r17
	.mmb
	addl r21 = 1, r0
	nop 0
	(p7) br.cond.spnt .L18
	;;
	.mmi
	ld1 r14 = [r16]
	addl r16 = 2, r0
	add r20 = r19, r20
	.mii
	ld8.a r25 = [r32]
	nop 0
	;;
	sxt1 r14 = r14
	.mii
	st1 [r15] = r16
	nop 0
	;;
	cmp4.eq p10, p11 = 94, r14
	.mmi
	ld8.c.clr r25 = [r32]
	;;
	(p10) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p11) mov r14 = r0
	;;
	add r25 = r25, r14
	nop 0
	;;
	.mmi
	ld1.a r14 = [r25]
	st8 [r32] = r25
	nop 0
	;;
	.mmi
	ld1.c.clr r14 = [r25]
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
	(p6) mov r14 = r25
	(p6) br.cond.dpnt .L23
	;;
	.mmi
	mov r14 = r25
	nop 0
	nop 0
	;;
	.align 32
.L24:
	.pred.rel.mutex p10, p11
	.mmi
	and r15 = 7, r16
	adds r23 = 1, r14
	nop 0
	.mmi
	cmp.eq p6, p7 = r14, r25
	adds r24 = 2, r14
	zxt1 r22 = r16
	;;
	.mmi
	cmp4.ne.or.andcm p6, p7 = 93, r16
	nop 0
	shr.u r18 = r22, 3
	.mmb
	mov r16 = r22
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mmi
	ld1 r14 = [r23]
	nop 0
	add r18 = r20, r18
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	shl r15 = r21, r15
	;;
	.mib
	cmp4.ne p6, p7 = 45, r14
	mov r14 = r24
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	ld1 r23 = [r24]
	;;
	nop 0
	sxt1 r23 = r23
	;;
	.mmi
	cmp4.ne p8, p9 = 93, r23
	nop 0
	cmp4.ne p6, p7 = 0, r23
	;;
	.mmi
	(p8) addl r26 = 1, r0
	nop 0
	(p6) addl r23 = 1, r0
	;;
	.mii
	(p9) mov r26 = r0
	(p7) mov r23 = r0
	;;
	and r23 = r26, r23
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r23
	(p6) br.cond.dptk .L25
	.mmi
	ld1.a r15 = [r24]
	st8 [r32] = r24
	nop 0
	;;
	.mmi
	nop 0
	ld1.c.clr r15 = [r24]
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r15, r22
	sub r15 = r15, r22
	(p6) br.cond.dpnt .L26
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	mov ar.lc = r15
	.align 32
.L27:
	.pred.rel.mutex p10, p11
	.mii
	and r15 = 7, r16
	extr r14 = r16, 3, 29
	adds r16 = 1, r16
	;;
	.mmi
	add r14 = r20, r14
	;;
	ld1 r18 = [r14]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r21, r15
	;;
	or r15 = r18, r15
	;;
	.mib
	st1 [r14] = r15
	nop 0
	br.cloop.sptk.few .L27
	.mmi
	ld8 r14 = [r32]
	nop 0
	nop 0
	;;
.L26:
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	ld1.a r15 = [r14]
	st8 [r32] = r14
	nop 0
	;;
	.mmi
	ld1.c.clr r15 = [r14]
	;;
	nop 0
	sxt1 r15 = r15
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
	adds r16 = 16, r32
	;;
	.mmi
	st8 [r32] = r15
	nop 0
	adds r15 = 16, r35
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
	ld8.a r16 = [r32]
	adds r17 = 10, r35
	;;
	.mmi
	nop 0
	st4 [r37] = r14
	adds r18 = 1, r16
	.mmi
	chk.a.clr r16, .L71
.L72:
	;;
	ld1 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	adds r15 = -42, r14
	cmp4.eq p8, p9 = 123, r14
	;;
	zxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r15
	(p7) br.cond.dpnt .L66
.L44:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L12
	.mmi
	adds r16 = 1, r16
	mov r44 = r32
	adds r35 = 10, r35
	;;
	.mib
	st8 [r32] = r16
	nop 0
	br.call.sptk.many b0 = number#
	;;
	.mii
	ld8.a r14 = [r32]
	sxt2 r8 = r8
	mov r1 = r42
	;;
	.mmi
	st2 [r35] = r8
	st2 [r37] = r8
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r32]
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 44, r15
	adds r15 = 1, r14
	(p7) br.cond.dpnt .L67
	;;
	.mmi
	st8 [r32] = r15
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
	ld2 r15 = [r35]
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
	adds r32 = 16, r32
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
	adds r14 = 6, r35
	nop 0
	;;
	.mmi
	st1 [r14] = r18
	nop 0
	nop 0
.L69:
	.mmi
	addl r14 = 65537, r0
	ld8.a r16 = [r32]
	adds r17 = 10, r35
	;;
	.mmi
	nop 0
	st4 [r37] = r14
	adds r18 = 1, r16
	.mmi
	chk.a.clr r16, .L73
.L74:
	;;
	ld1 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	adds r15 = -42, r14
	cmp4.eq p8, p9 = 123, r14
	;;
	zxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r15
	(p6) br.cond.dptk .L44
.L66:
	.mmi
	ld1.a r14 = [r16]
	st8 [r32] = r18
	mov b0 = r40
	;;
	.mmi
	ld1.c.clr r14 = [r16]
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
	cmp4.eq p6, p7 = 36, r14
	nop 0
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	ld1 r14 = [r16]
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
	(p7) st1 [r15] = r14
	adds r14 = 6, r35
	(p7) br.cond.dpnt .L12
	;;
	.mib
	st1 [r14] = r18
	nop 0
	br .L69
.L25:
	.pred.rel.mutex p10, p11
	.mii
	ld1 r14 = [r18]
	nop 0
	;;
	or r15 = r14, r15
	.mmi
	ld8.a r14 = [r32]
	;;
	st1 [r18] = r15
	nop 0
	;;
	.mib
	ld8.c.clr r14 = [r32]
	nop 0
	br .L26
	;;
.L15:
	.mmi
	adds r33 = 1, r33
	addl r14 = 5, r0
	adds r38 = 16, r32
	;;
	.mmi
	cmp4.ge p6, p7 = 50, r33
	st1 [r15] = r14
	nop 0
	;;
	.mmi
	(p7) addl r14 = 1, r0
	(p7) ld8 r16 = [r32]
	nop 0
	;;
	.mib
	(p7) st4 [r38] = r14
	nop 0
	(p7) br.cond.dptk .L34
	.mmi
	ld4 r14 = [r38]
	ld8 r15 = [r32]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r16 = r15
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
	ld1 r14 = [r15]
	nop 0
	mov r16 = r15
	.mii
	mov r45 = r33
	mov r44 = r32
	;;
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
	ld8 r15 = [r32]
	nop 0
	br .L35
.L59:
	.mmi
	ld8 r16 = [r32]
	nop 0
	nop 0
	;;
.L34:
	.mmi
	adds r14 = 1, r16
	nop 0
	adds r15 = 12, r35
	;;
	.mmi
	st8 [r32] = r14
	;;
	ld1 r14 = [r16]
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
	(p7) st8 [r32] = r16
	nop 0
	;;
	.mib
	(p7) st4 [r38] = r14
	nop 0
	(p7) br.cond.dptk .L12
	.mmi
	ld8 r14 = [r36]
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	st4 [r15] = r14
	;;
	ld8 r15 = [r32]
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 36, r14
	(p7) br.cond.dptk .L22
	.mmi
	nop 0
	adds r15 = 1, r15
	nop 0
	;;
	.mib
	ld1 r44 = [r15]
	nop 0
	br.call.sptk.many b0 = isdigit#
	;;
	.mmi
	nop 0
	adds r15 = 5, r35
	mov r1 = r42
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L22
	.mmi
	ld8 r14 = [r32]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	adds r14 = -48, r14
	nop 0
	;;
	.mmi
	st1 [r15] = r14
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 2, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br .L22
.L13:
	.mib
	st1 [r15] = r0
	nop 0
	br .L22
.L20:
	.mmi
	ld1 r14 = [r16]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	mov r15 = r14
	(p7) br.cond.dpnt .L48
	;;
	.mii
	cmp4.ne p6, p7 = 110, r14
	adds r14 = 6, r35
	;;
	(p7) addl r15 = 10, r0
	;;
	.mmi
	st1 [r14] = r15
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st8 [r32] = r14
	nop 0
	br .L22
.L30:
	.mii
	adds r17 = 16, r17
	mov ar.lc = 31
	;;
	add r17 = r19, r17
	;;
	.align 32
.L31:
	.mmi
	ld1 r15 = [r17], 1
	;;
	adds r16 = -1, r17
	andcm r15 = -1, r15
	;;
	.mib
	st1 [r16] = r15
	nop 0
	br.cloop.sptk.few .L31
	.mmi
	adds r15 = 16, r35
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
	adds r14 = 1, r14
	mov r44 = r32
	addl r15 = 32767, r0
	;;
	.mmi
	st8 [r32] = r14
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
	ld8.a r14 = [r32]
	st2 [r35] = r15
	nop 0
	;;
	.mmi
	adds r15 = 1, r14
	chk.a.clr r14, .L75
.L76:
	nop 0
	;;
	.mmi
	st8 [r32] = r15
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
	.mib
	nop 0
	nop 0
	br .L70
.L71:
	.mmi
	nop 0
	ld8 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	adds r18 = 1, r16
	br .L72
.L73:
	.mmi
	nop 0
	ld8 r16 = [r32]
	nop 0
	;;
	.mib
	nop 0
	adds r18 = 1, r16
	br .L74
.L75:
	.mmi
	nop 0
	ld8 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	adds r15 = 1, r14
	br .L76
	.endp compile_one#
	.align 16
	.align 64
	.proc match#
match:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 5, 7, 5, 0
	ld8 r17 = [r32]
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	mov r42 = r1
	cmp.eq p8, p9 = 0, r35
	sxt4 r15 = r33
	;;
	.mii
	shladd r14 = r15, 2, r0
	.save rp, r40
	mov r40 = b0
	.body
	adds r19 = 12, r17
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
	.mii
	adds r14 = 4, r14
	nop 0
	;;
	add r14 = r17, r14
.L78:
	.pred.rel.mutex p8, p9
	.mii
	(p9) ld4 r15 = [r35]
	nop 0
	;;
	(p9) sxt4 r16 = r15
	.mmi
	(p8) ld4 r15 = [r17]
	;;
	(p9) shladd r15 = r16, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r15 = r15, r16
	;;
	(p9) shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	(p9) add r15 = r15, r16
	;;
	(p9) shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	(p9) add r15 = r19, r15
	;;
	(p9) ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r33, r15
	nop 0
	(p7) br.cond.dpnt .L109
	;;
	.mii
	ld1 r15 = [r14]
	nop 0
	;;
	cmp4.eq p6, p7 = 4, r15
	.mmb
	mov r18 = r15
	cmp4.ne p10, p11 = 2, r15
	(p6) br.cond.dpnt .L88
	;;
	.mib
	cmp4.eq p6, p7 = 5, r15
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mib
	cmp4.eq p6, p7 = 3, r15
	nop 0
	(p6) br.cond.dpnt .L90
	;;
	.mib
	nop 0
	sxt4 r19 = r33
	nop 0
	.mmi
	cmp4.eq p8, p9 = 0, r15
	mov r16 = r34
	mov r38 = r0
	;;
	.mmi
	shladd r37 = r19, 2, r0
	;;
	add r37 = r37, r19
	nop 0
	;;
	.mmi
	shladd r37 = r37, 1, r0
	;;
	add r37 = r37, r19
	nop 0
	;;
	.mmi
	nop 0
	shladd r37 = r37, 2, r0
	nop 0
	;;
	.mmi
	add r37 = r17, r37
	;;
	adds r14 = 10, r37
	adds r21 = 6, r37
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r14
	;;
	cmp4.lt p6, p7 = 0, r15
	.mmb
	adds r14 = -1, r15
	nop 0
	(p7) br.cond.dpnt .L95
	;;
	.mii
	nop 0
	(p6) mov ar.lc = r14
	nop 0
	.align 32
.L98:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	ld1 r14 = [r16], 1
	nop 0
	;;
	.mii
	nop 0
	zxt1 r15 = r14
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L95
	.mib
	nop 0
	nop 0
	(p8) br.cond.dptk .L96
	.mib
	nop 0
	nop 0
	(p11) br.cond.dpnt .L110
	;;
	.mmi
	nop 0
	ld1 r14 = [r21]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r15, r14
	(p7) br.cond.dpnt .L96
	.align 32
.L95:
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
	cmp.le p6, p7 = r14, r38
	(p7) br.cond.dpnt .L94
.L99:
	.mmi
	add r46 = r34, r38
	mov r47 = r35
	mov r45 = r33
	.mmb
	mov r44 = r32
	adds r38 = -1, r38
	br.call.sptk.many b0 = match#
	;;
	.mib
	mov r1 = r42
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	ld2 r14 = [r37]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp.ge p6, p7 = r38, r14
	(p6) br.cond.dptk .L99
.L94:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L82:
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
.L110:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mmi
	shladd r18 = r19, 2, r0
	adds r20 = 16, r17
	shr.u r15 = r15, 3
	.mmi
	and r14 = 7, r14
	;;
	add r18 = r18, r19
	nop 0
	;;
	.mmi
	shladd r18 = r18, 1, r0
	;;
	add r18 = r18, r19
	nop 0
	;;
	.mmi
	shladd r18 = r18, 2, r0
	;;
	add r20 = r20, r18
	nop 0
	;;
	.mmi
	add r20 = r20, r15
	;;
	ld1 r15 = [r20]
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r15, 0
	(p7) br.cond.dptk .L95
	.align 32
.L96:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	adds r38 = 1, r38
	br.cloop.sptk.few .L98
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
	cmp.le p6, p7 = r14, r38
	(p6) br.cond.dptk .L99
	.mib
	nop 0
	nop 0
	br .L94
.L88:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r15 = [r34]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L94
.L90:
	.pred.rel.mutex p8, p9
	.mib
	adds r33 = 1, r33
	adds r14 = 44, r14
	br .L78
.L89:
	.mmi
	mov r36 = r35
	nop 0
	mov b0 = r40
	.mmi
	mov r35 = r34
	nop 0
	mov r34 = r0
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
.L109:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mmi
	mov r8 = r34
	adds r16 = 8, r35
	nop 0
	.mmb
	mov r44 = r32
	mov r47 = r34
	(p8) br.cond.dpnt .L82
	;;
	.mmi
	ld4 r14 = [r35]
	;;
	nop 0
	sxt4 r15 = r14
	;;
	.mmi
	shladd r14 = r15, 2, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r17 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 5, r17
	nop 0
	;;
	.mmi
	ld1 r37 = [r14]
	;;
	cmp4.eq p6, p7 = 10, r37
	shladd r14 = r37, 3, r0
	;;
	.mmi
	(p7) add r14 = r32, r14
	(p7) ld8 r18 = [r16]
	nop 0
	.mmi
	(p6) adds r16 = 8, r35
	(p6) mov r38 = r0
	(p6) mov r39 = r0
	;;
	.mmi
	(p7) adds r15 = 8, r14
	nop 0
	(p7) adds r14 = 88, r14
	;;
	.mmi
	(p7) ld8 r39 = [r15]
	(p7) ld8 r38 = [r14]
	nop 0
	.mmi
	(p7) st8 [r15] = r18
	(p7) st8 [r14] = r34
	adds r18 = 4, r35
	;;
	.mmi
	ld8 r14 = [r16]
	nop 0
	adds r15 = 16, r35
	;;
	.mib
	ld8 r48 = [r15]
	cmp.ne p6, p7 = r14, r34
	(p7) br.cond.dpnt .L111
	;;
	.mmi
	ld4 r46 = [r18]
	ld4 r45 = [r35]
	nop 0
	;;
	.mib
	nop 0
	adds r46 = 1, r46
	br.call.sptk.many b0 = match_group#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L85:
	.mmi
	shladd r14 = r37, 3, r0
	nop 0
	cmp4.ne p6, p7 = 10, r37
	;;
	.mib
	add r32 = r32, r14
	cmp.eq.and.orcm p6, p7 = 0, r8
	(p7) br.cond.dptk .L82
	;;
	.mmi
	adds r14 = 8, r32
	adds r32 = 88, r32
	mov b0 = r40
	;;
	.mmi
	st8 [r14] = r39
	st8 [r32] = r38
	mov ar.pfs = r41
	;;
	.mib
	nop 0
	mov ar.lc = r43
	br.ret.sptk.many b0
.L111:
	.mmi
	adds r17 = 12, r17
	mov r47 = r48
	mov r46 = r34
	;;
	.mib
	ld4 r45 = [r17]
	nop 0
	br.call.sptk.many b0 = match#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L85
	.endp match#
	.align 16
	.align 64
	.proc match_group#
match_group:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	ld8 r37 = [r32]
	mov r40 = r1
	.body
	sxt4 r15 = r33
	;;
	.mmi
	adds r14 = 24, r12
	nop 0
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r14] = r35
	nop 0
	adds r14 = 32, r12
	.mmi
	st4 [r16] = r33
	nop 0
	adds r16 = 20, r12
	;;
	.mmi
	nop 0
	st8 [r14] = r36
	shladd r14 = r15, 2, r0
	.mmi
	st4 [r16] = r34
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r37 = r37, r14
	nop 0
	;;
	.mmi
	adds r14 = 10, r37
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = r34, r14
	(p6) br.cond.dpnt .L113
.L116:
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
	(p7) br.cond.dpnt .L115
	;;
	.mbb
	ld4 r42 = [r37]
	br.call.sptk.many b0 = match#
	nop 0
	;;
	.mmi
	mov r1 = r40
	nop 0
	nop 0
.L115:
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L113:
	.body
	.copy_state 1
	.mmi
	adds r44 = 16, r12
	mov r43 = r35
	nop 0
	.mmb
	adds r42 = 1, r33
	mov r41 = r32
	br.call.sptk.many b0 = match#
	;;
	.mib
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L116
	;;
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
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
	.mmb
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 8, 8, 3, 0
	adds r16 = 8, r12
	nop 0
	.mmi
	mov r17 = r12
	.fframe 4192
	adds r12 = -4192, r12
	.save rp, r44
	mov r44 = b0
	;;
	.mmi
	.save ar.unat, r47
	mov r47 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	mov r40 = r0
	.mmi
	addl r42 = 4096, r0
	adds r41 = 4152, r12
	mov r46 = r1
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	cmp.eq p6, p7 = 0, r32
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
	(p6) br.cond.dpnt .L134
	.align 32
.L126:
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
	add r48 = r14, r40
	sub r14 = r42, r40
	add r40 = r40, r8
	;;
	.mib
	cmp.geu p6, p7 = r8, r14
	nop 0
	(p6) br.cond.dpnt .L125
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r32 = [r41]
	mov r1 = r46
	adds r41 = 8, r41
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L126
	.mmi
	adds r14 = 1, r40
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
.L124:
	.mmi
	adds r14 = 16, r12
	adds r43 = 4120, r12
	adds r41 = 4112, r12
	.mii
	adds r42 = 4128, r12
	addl r48 = 1, r0
	;;
	add r40 = r14, r40
	.mmi
	st8 [r41] = r14
	st8 [r43] = r0
	nop 0
	;;
	.mmi
	nop 0
	st1 [r40] = r0
	nop 0
	.mmb
	st8 [r42] = r0
	nop 0
	br.call.sptk.many b0 = calloc#
	;;
	.mmi
	mov r1 = r46
	st8 [r43] = r8
	cmp.ne p6, p7 = 0, r8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L125
	;;
	.mmi
	ld8 r15 = [r41]
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
	cmp4.ne p6, p7 = 94, r14
	nop 0
	(p7) br.cond.dpnt .L141
	;;
	.mmi
	nop 0
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L131
	.align 32
.L130:
	.mmi
	ld8 r14 = [r41]
	mov r49 = r0
	mov r48 = r41
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L142
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
	(p7) br.cond.dptk .L130
.L131:
	.mbb
	ld8 r48 = [r43]
	br.call.sptk.many b0 = free#
	nop 0
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
.L125:
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
	adds r12 = 4192, r12
	nop 0
	br.ret.sptk.many b0
.L142:
	.body
	.copy_state 1
	.mmi
	ld8 r8 = [r43]
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
	adds r12 = 4192, r12
	nop 0
	br.ret.sptk.many b0
.L141:
	.body
	.copy_state 2
	.mmi
	adds r15 = 1, r15
	nop 0
	mov r16 = r8
	;;
	.mmi
	st8 [r41] = r15
	;;
	ld4 r15 = [r8]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r17 = r15
	adds r15 = 1, r15
	;;
	.mmi
	shladd r14 = r17, 2, r0
	st4 [r16] = r15, 4
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r16 = r16, r14
	addl r14 = 3, r0
	;;
	.mmi
	st1 [r16] = r14
	;;
	ld4 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L130
	.mib
	nop 0
	nop 0
	br .L131
.L134:
	.mib
	addl r49 = 48, r0
	mov r40 = r0
	br .L124
	.endp regcmp#
	.align 16
	.align 64
	.global regex#
	.type	regex#, @function
	.proc regex#
regex:
	.prologue 12, 45
	.spill 32
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 8, 10, 4, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 224
	adds r12 = -224, r12
	cmp.eq p6, p7 = 0, r32
	mov r47 = r1
	;;
	.mmb
	.save ar.unat, r48
	mov r48 = ar.unat
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	nop 0
	.mmi
	(p7) adds r42 = 4, r32
	nop 0
	.save ar.lc, r49
	mov r49 = ar.lc
	;;
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	.save rp, r45
	mov r45 = b0
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
	(p6) br.cond.dpnt .L144
	.align 32
.L166:
	.mmi
	addl r52 = 168, r0
	nop 0
	mov r51 = r0
	.mmb
	adds r50 = 16, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r47
	nop 0
	.mmi
	mov r52 = r33
	mov r53 = r0
	mov r51 = r0
	;;
	.mib
	st8 [r14] = r32
	mov r50 = r14
	br.call.sptk.many b0 = match#
	;;
	.mmi
	mov r1 = r47
	nop 0
	cmp.ne p6, p7 = 0, r8
	.mmb
	mov r40 = r8
	nop 0
	(p6) br.cond.dpnt .L147
	;;
	.mii
	ld1 r14 = [r33]
	adds r33 = 1, r33
	;;
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L166
	.mmi
	nop 0
	ld1 r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r14
	(p7) br.cond.dptk .L166
.L144:
	.mmi
	nop 0
	mov r40 = r0
	nop 0
	;;
	.mmi
	mov r8 = r40
	mov ar.unat = r48
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L147:
	.body
	.copy_state 1
	.mmb
	adds r15 = 96, r12
	addl r17 = @gprel(__loc1#), gp
	nop 0
	.mmi
	addl r14 = 9, r0
	adds r16 = 88, r12
	mov ar.lc = 8
	;;
	.mmi
	ld8 r15 = [r15]
	st8 [r17] = r33
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r15 = 10, r0
	(p7) br.cond.dpnt .L150
	;;
	.align 32
.L154:
	.mmi
	ld8 r17 = [r16], -8
	mov r15 = r14
	adds r14 = -1, r14
	;;
	.mbb
	cmp.eq p6, p7 = 0, r17
	(p7) br.cond.dpnt .L150
	br.cloop.sptk.few .L154
	.mmi
	mov r8 = r40
	mov ar.unat = r48
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	;;
.L150:
	.body
	.copy_state 2
	.mii
	nop 0
	sxt4 r14 = r15
	adds r42 = 192, r12
	.mmi
	adds r41 = 24, r12
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mii
	adds r14 = -8, r14
	nop 0
	;;
	shr.u r14 = r14, 3
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L152:
	.mmi
	ld8 r14 = [r41], 8
	mov r15 = r42
	adds r42 = 8, r42
	;;
	.mmi
	adds r44 = 72, r41
	nop 0
	cmp.eq p6, p7 = 0, r14
	.mmb
	mov r51 = r14
	nop 0
	(p6) br.cond.dpnt .L151
	;;
	.mmi
	ld8 r43 = [r15]
	ld8 r52 = [r44]
	nop 0
	;;
	.mib
	sub r52 = r52, r14
	mov r50 = r43
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	adds r15 = -8, r41
	ld8 r14 = [r44]
	mov r1 = r47
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	add r43 = r43, r14
	nop 0
	;;
	.mmi
	st1 [r43] = r0
	nop 0
	nop 0
.L151:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L152
	.mmi
	mov r8 = r40
	mov ar.unat = r48
	mov b0 = r45
	;;
	.mii
	nop 0
	mov ar.pfs = r46
	;;
	mov ar.lc = r49
	.mmb
	nop 0
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	.endp regex#
	.global __loc1#
	.section	.sbss,"aws",@nobits
	.align 8
	.type	__loc1#, @object
	.size	__loc1#, 8
__loc1:
	.skip	8
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
