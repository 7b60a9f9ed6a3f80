// e8d0d64ee02fa8de4e0a977da3aabe30 newlib/libc/string/memmem.c
	.file	"memmem.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc two_way_long_needle#
two_way_long_needle:
	.prologue 12, 39
	.mmi
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 3, 0
	.fframe 2048
	adds r12 = -2048, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.mmi
	mov r41 = r1
	nop 0
	cmp.geu p6, p7 = 1, r35
	;;
	.mmi
	mov r18 = r0
	addl r38 = 1, r0
	.save rp, r39
	mov r39 = b0
	.body
	.mmi
	addl r17 = 1, r0
	addl r36 = -1, r0
	addl r15 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L42
	.align 32
.L7:
	.mii
	add r14 = r34, r36
	add r16 = r34, r15
	;;
	add r14 = r14, r17
	.mmi
	ld1 r16 = [r16]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r16
	;;
	(p7) sub r38 = r15, r36
	(p7) mov r18 = r15
	.mmb
	nop 0
	(p7) addl r17 = 1, r0
	(p7) br.cond.dptk .L4
	.mib
	cmp4.ne p6, p7 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L69
	;;
	.mmi
	nop 0
	(p6) mov r36 = r18
	(p6) addl r17 = 1, r0
	.mmi
	nop 0
	(p6) adds r18 = 1, r18
	(p6) addl r38 = 1, r0
	;;
.L4:
	.mmi
	nop 0
	add r15 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r35
	(p6) br.cond.dptk .L7
.L72:
	.mmi
	mov r18 = r0
	nop 0
	addl r20 = 1, r0
	.mmi
	addl r17 = 1, r0
	addl r19 = -1, r0
	addl r15 = 1, r0
	;;
	.align 32
.L12:
	.mii
	add r14 = r34, r19
	add r16 = r34, r15
	;;
	add r14 = r14, r17
	.mmi
	ld1 r16 = [r16]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r16
	;;
	(p7) sub r20 = r15, r19
	(p7) mov r18 = r15
	.mmb
	nop 0
	(p7) addl r17 = 1, r0
	(p7) br.cond.dptk .L9
	.mib
	cmp4.ne p6, p7 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	nop 0
	(p6) mov r19 = r18
	(p6) addl r17 = 1, r0
	.mmi
	nop 0
	(p6) adds r18 = 1, r18
	(p6) addl r20 = 1, r0
	;;
.L9:
	.mmi
	nop 0
	add r15 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r35
	(p6) br.cond.dptk .L12
.L73:
	.mmi
	adds r19 = 1, r19
	adds r36 = 1, r36
	addl r15 = 255, r0
	.mmi
	adds r14 = 16, r12
	;;
	cmp.gtu p6, p7 = r36, r19
	mov ar.lc = r15
	;;
	.mmi
	nop 0
	(p7) mov r36 = r19
	(p7) mov r38 = r20
	.align 32
.L13:
	.mib
	st8 [r14] = r35, 8
	nop 0
	br.cloop.sptk.few .L13
	.mmi
	cmp.ne p6, p7 = 0, r35
	add r17 = r35, r34
	nop 0
	.mmb
	mov r15 = r34
	adds r37 = -1, r35
	(p7) br.cond.dpnt .L18
	;;
	.mii
	(p6) sub r14 = r17, r34, 1
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L17:
	.mmi
	ld1 r14 = [r15], 1
	nop 0
	adds r18 = 16, r12
	;;
	.mii
	shladd r14 = r14, 3, r0
	sub r16 = r17, r15
	;;
	add r14 = r18, r14
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.cloop.sptk.few .L17
.L18:
	.mmi
	mov r45 = r36
	add r44 = r34, r38
	nop 0
	.mmb
	mov r43 = r34
	sub r33 = r33, r35
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r41
	mov r20 = r0
	mov r19 = r0
	.mmi
	sub r24 = r35, r38
	sub r25 = 1, r36
	cmp4.eq p6, p7 = 0, r8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L15
	.mmi
	sub r35 = r35, r36
	nop 0
	mov r19 = r0
	.mii
	cmp.geu p8, p9 = r36, r37
	sub r20 = 1, r36
	;;
	cmp.leu p6, p7 = r36, r35
	;;
	.mii
	(p7) mov r35 = r36
	nop 0
	;;
	adds r35 = 1, r35
	.align 32
.L41:
	.pred.rel.mutex p8, p9
	.mii
	add r8 = r32, r19
	adds r18 = 16, r12
	;;
	add r14 = r8, r37
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r18, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L71
	;;
	.mmi
	nop 0
	(p6) add r19 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L41
.L65:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L30:
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 2048, r12
	br.ret.sptk.many b0
.L69:
	.body
	.copy_state 1
	.mmi
	cmp.eq p6, p7 = r17, r38
	;;
	(p6) add r18 = r18, r38
	(p6) addl r17 = 1, r0
	;;
	.mmi
	(p7) adds r17 = 1, r17
	;;
	add r15 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r35
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L72
	;;
.L70:
	.mmi
	cmp.eq p6, p7 = r20, r17
	;;
	(p6) add r18 = r18, r17
	(p7) adds r17 = 1, r17
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	add r15 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r35
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L73
	;;
.L76:
	.mib
	cmp.ltu p6, p7 = r14, r37
	add r15 = r25, r19
	(p7) br.cond.spnt .L22
	;;
	.mmi
	(p6) add r19 = r14, r15
	nop 0
	(p6) mov r20 = r0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r33, r19
	(p7) br.cond.dpnt .L65
	;;
.L15:
	.mmi
	add r8 = r32, r19
	adds r17 = 16, r12
	cmp.leu p6, p7 = r20, r36
	;;
	.mmi
	add r15 = r8, r37
	nop 0
	(p6) mov r14 = r36
	;;
	.mmi
	ld1 r15 = [r15]
	(p7) mov r14 = r20
	cmp.ne p6, p7 = 0, r20
	;;
	.mmi
	shladd r15 = r15, 3, r0
	(p6) addl r16 = 1, r0
	cmp.leu p10, p11 = r37, r14
	;;
	.mmi
	add r15 = r17, r15
	nop 0
	(p7) mov r16 = r0
	;;
	.mmi
	nop 0
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.gtu p8, p9 = r38, r15
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L19
	;;
	.mii
	(p8) addl r14 = 1, r0
	mov r20 = r0
	;;
	(p9) mov r14 = r0
	;;
	.mmi
	and r16 = r14, r16
	;;
	cmp4.eq p6, p7 = 0, r16
	nop 0
	;;
	.mmi
	(p7) mov r15 = r24
	;;
	add r19 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L65
.L71:
	.pred.rel.mutex p8, p9
	.mmi
	adds r17 = 1, r36
	sub r15 = r37, r36, 1
	nop 0
	.mmb
	add r14 = r36, r19
	add r16 = r34, r36
	(p8) br.cond.dpnt .L32
	;;
	.mmi
	cmp.ltu p6, p7 = r37, r17
	add r14 = r32, r14
	mov ar.lc = r15
	.mmb
	mov r15 = r36
	nop 0
	(p6) br.cond.spnt .L60
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.spnt .L60
	.align 32
.L33:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r18 = [r16], 1
	ld1 r17 = [r14], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r17, r18
	(p7) br.cond.dpnt .L74
.L35:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L33
	;;
.L32:
	.pred.rel.mutex p8, p9
	.mib
	adds r15 = -1, r36
	cmp.eq p6, p7 = 0, r36
	(p6) br.cond.dpnt .L30
	;;
	.mii
	add r14 = r15, r19
	add r15 = r34, r15
	;;
	add r14 = r32, r14
	;;
	.mii
	sub r16 = r14, r8
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L38:
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r17 = [r15], -1
	ld1 r16 = [r14], -1
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r17
	(p7) br.cond.dpnt .L75
	br.cloop.sptk.few .L38
	.mii
	nop 0
	mov b0 = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 2048, r12
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 2
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ld1 r18 = [r16], 1
	mov ar.lc = 0
	.mmi
	nop 0
	ld1 r17 = [r14], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r17, r18
	(p6) br.cond.dptk .L35
	;;
.L74:
	.pred.rel.mutex p8, p9
	.mib
	cmp.ltu p6, p7 = r15, r37
	add r14 = r20, r19
	(p7) br.cond.spnt .L32
	;;
	.mmi
	nop 0
	(p6) add r19 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L65
.L19:
	.pred.rel.mutex p10, p11
	.mmi
	adds r18 = 1, r14
	nop 0
	add r15 = r14, r19
	.mmb
	sub r17 = r37, r14, 1
	nop 0
	(p10) br.cond.dpnt .L22
	;;
	.mmi
	cmp.ltu p6, p7 = r37, r18
	add r16 = r34, r14
	add r15 = r32, r15
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r17
	;;
	(p6) mov ar.lc = 0
	.align 32
.L23:
	.mmi
	ld1 r18 = [r16], 1
	ld1 r17 = [r15], 1
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r18
	nop 0
	(p7) br.cond.dpnt .L76
	;;
	.mib
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L23
	;;
.L22:
	.mmi
	adds r14 = -1, r36
	nop 0
	cmp.geu p6, p7 = r20, r36
	;;
	.mib
	(p6) mov r14 = r36
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	add r15 = r14, r19
	nop 0
	sub r17 = r14, r20
	.mmi
	add r16 = r34, r14
	nop 0
	adds r23 = -1, r14
	;;
	.mmi
	add r15 = r32, r15
	ld1 r18 = [r16], -1
	mov ar.lc = r17
	;;
	.mmi
	nop 0
	ld1 r17 = [r15], -1
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r17, r18
	(p7) br.cond.dpnt .L77
	.align 32
.L28:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L55
.L26:
	.mmi
	adds r15 = 1, r20
	add r19 = r19, r38
	mov r20 = r24
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p7) br.cond.dpnt .L30
	;;
.L78:
	.mib
	nop 0
	cmp.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L65
.L55:
	.mmi
	nop 0
	mov r14 = r23
	nop 0
	.mmi
	ld1 r18 = [r16], -1
	ld1 r17 = [r15], -1
	nop 0
	;;
	.mib
	adds r23 = -1, r14
	cmp4.eq p6, p7 = r17, r18
	(p6) br.cond.dptk .L28
.L77:
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r15 = 1, r20
	.mmi
	add r19 = r19, r38
	nop 0
	mov r20 = r24
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L78
	.mib
	nop 0
	nop 0
	br .L30
.L75:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	add r19 = r19, r35
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L65
.L42:
	.mmi
	addl r15 = 255, r0
	nop 0
	addl r38 = 1, r0
	.mmi
	mov r36 = r0
	nop 0
	adds r14 = 16, r12
	;;
	.mib
	nop 0
	mov ar.lc = r15
	br .L13
	.endp two_way_long_needle#
	.align 16
	.align 64
	.global memmem#
	.type	memmem#, @function
	.proc memmem#
memmem:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 4, 13, 3, 0
	.fframe 256
	adds r12 = -256, r12
	.save pr, r47
	mov r47 = pr
	.mmi
	cmp.eq p6, p7 = 0, r35
	mov r36 = r32
	mov r46 = r1
	;;
	.mmi
	sub r38 = r33, r35
	addl r14 = 256, r0
	.save ar.lc, r48
	mov r48 = ar.lc
	.mmi
	mov r41 = r34
	adds r37 = -1, r35
	addl r51 = 256, r0
	;;
	.mii
	nop 0
	.save rp, r44
	mov r44 = b0
	.body
	add r38 = r32, r38
	.mmb
	mov r50 = r0
	adds r49 = 16, r12
	(p6) br.cond.dpnt .L80
	;;
	.mib
	cmp.ne p6, p7 = 1, r35
	mov r42 = r35
	(p7) br.cond.dpnt .L115
	;;
	.mib
	cmp.geu p6, p7 = r33, r35
	nop 0
	(p7) br.cond.dpnt .L86
	;;
	.mib
	cmp.ne p6, p7 = 2, r35
	nop 0
	(p7) br.cond.dpnt .L116
	;;
	.mib
	cmp.geu p6, p7 = r14, r35
	nop 0
	(p7) br.cond.dpnt .L117
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	cmp.gtu p6, p7 = 2, r37
	adds r14 = -3, r35
	mov r1 = r46
	.mmi
	mov r18 = r34
	adds r17 = 1, r34
	addl r16 = 1, r0
	;;
	.mii
	addl r19 = 255, r0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L88:
	.mmi
	ld1 r15 = [r18], 1
	ld1 r14 = [r17], 1
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	adds r15 = 16, r12
	;;
	.mmi
	and r14 = r19, r14
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st1 [r14] = r16
	adds r16 = 1, r16
	br.cloop.sptk.few .L88
	;;
	.mmi
	add r14 = r41, r42
	add r16 = r41, r37
	nop 0
	.mmi
	mov r40 = r0
	addl r39 = 255, r0
	cmp.ltu p16, p17 = 15, r37
	;;
	.mmi
	adds r15 = -2, r14
	ld1 r14 = [r16]
	nop 0
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mii
	sub r14 = r14, r15
	adds r15 = 16, r12
	;;
	and r14 = r19, r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld1 r43 = [r14]
	nop 0
	.mii
	st1 [r14] = r37
	nop 0
	;;
	sub r43 = r37, r43
.L91:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r36
	(p7) br.cond.dpnt .L86
	.align 32
.L90:
	.pred.rel.mutex p16, p17
	.mmi
	add r36 = r36, r37
	;;
	mov r15 = r36
	cmp.leu p6, p7 = r36, r38
	;;
	.mmi
	ld1 r14 = [r15], -1
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r14, r15
	adds r15 = 16, r12
	;;
	.mmi
	and r14 = r39, r14
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	;;
	.mmi
	sub r36 = r36, r14
	add r50 = r41, r40
	nop 0
	.mmb
	addl r51 = 8, r0
	cmp.ltu p6, p7 = r14, r37
	(p6) br.cond.dpnt .L91
	;;
	.mib
	nop 0
	add r49 = r36, r40
	(p17) br.cond.dptk .L94
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L95
.L94:
	.pred.rel.mutex p16, p17
	.mmi
	mov r49 = r36
	nop 0
	mov r51 = r37
	.mmb
	mov r50 = r41
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp.geu p8, p9 = 7, r40
	adds r40 = -8, r40
	nop 0
	.mmb
	mov r1 = r46
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L80
	;;
	.mmi
	(p8) adds r40 = -9, r42
	nop 0
	nop 0
.L95:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	add r36 = r36, r43
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r38, r36
	(p6) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L86
.L116:
	.mmi
	ld1 r16 = [r36], 1
	ld1 r14 = [r41], 1
	nop 0
	;;
	.mib
	nop 0
	dep.z r14 = r14, 16, 16
	nop 0
	.mmi
	ld1 r17 = [r41]
	ld1 r15 = [r36]
	cmp.leu p6, p7 = r36, r38
	;;
	.mii
	nop 0
	dep.z r16 = r16, 16, 16
	or r17 = r14, r17
	.mmb
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	or r15 = r16, r15
	(p7) mov r14 = r0
	mov r16 = r17
	;;
	.mmi
	cmp4.ne p6, p7 = r15, r17
	;;
	(p6) addl r18 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r18 = r0
	;;
	and r14 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L84
	.align 32
.L85:
	.mmi
	adds r36 = 1, r36
	nop 0
	dep.z r15 = r15, 16, 16
	;;
	.mii
	ld1 r14 = [r36]
	cmp.leu p6, p7 = r36, r38
	;;
	or r14 = r15, r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne.and.orcm p6, p7 = r14, r16
	(p6) br.cond.dptk .L85
	;;
.L84:
	.mmi
	nop 0
	cmp4.ne p6, p7 = r15, r17
	nop 0
	;;
	.mib
	nop 0
	(p7) adds r36 = -1, r36
	(p7) br.cond.dpnt .L80
	;;
	.align 32
.L86:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
.L80:
	.mii
	mov r8 = r36
	mov pr = r47, -1
	;;
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L115:
	.body
	.copy_state 1
	.mmi
	ld1 r50 = [r34]
	nop 0
	mov r49 = r32
	.mmb
	mov r51 = r33
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r46
	;;
	.mii
	mov r8 = r36
	mov pr = r47, -1
	;;
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L117:
	.body
	.copy_state 2
	.mii
	nop 0
	mov pr = r47, -1
	;;
	mov b0 = r44
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r48
	.restore sp
	adds r12 = 256, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many two_way_long_needle#
	;;
	break.f 0
	;;
	.endp memmem#
	.global memchr#
	.type	memchr#, @function
	.global memset#
	.type	memset#, @function
	.global memcmp#
	.type	memcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
