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
	.fframe 1024
	adds r12 = -1024, r12
	.save ar.lc, r42
	mov r42 = ar.lc
	.mmi
	mov r41 = r1
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mmi
	mov r18 = r0
	addl r38 = 1, r0
	addl r17 = 1, r0
	.mmi
	addl r36 = -1, r0
	addl r16 = 1, r0
	cmp4.geu p6, p7 = 1, r35
	;;
	.mib
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	(p6) br.cond.dpnt .L42
	.align 32
.L7:
	.mmi
	add r14 = r36, r17
	nop 0
	add r15 = r16, r34
	;;
	.mii
	add r14 = r14, r34
	addp4 r15 = 0,r15
	;;
	addp4 r14 = 0,r14
	.mmi
	ld1 r15 = [r15]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) sub r38 = r16, r36
	(p7) mov r18 = r16
	.mmb
	nop 0
	(p7) addl r17 = 1, r0
	(p7) br.cond.dptk .L4
	.mib
	cmp4.ne p6, p7 = r14, r15
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
	add r16 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r35
	(p6) br.cond.dptk .L7
.L72:
	.mmi
	mov r18 = r0
	nop 0
	addl r20 = 1, r0
	.mmi
	addl r17 = 1, r0
	addl r19 = -1, r0
	addl r16 = 1, r0
	;;
	.align 32
.L12:
	.mmi
	add r14 = r19, r17
	nop 0
	add r15 = r16, r34
	;;
	.mii
	add r14 = r14, r34
	addp4 r15 = 0,r15
	;;
	addp4 r14 = 0,r14
	.mmi
	ld1 r15 = [r15]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r15
	;;
	(p7) sub r20 = r16, r19
	(p7) mov r18 = r16
	.mmb
	nop 0
	(p7) addl r17 = 1, r0
	(p7) br.cond.dptk .L9
	.mib
	cmp4.ne p6, p7 = r14, r15
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
	add r16 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r35
	(p6) br.cond.dptk .L12
.L73:
	.mmi
	adds r19 = 1, r19
	nop 0
	adds r36 = 1, r36
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r16 = 255, r0
	;;
	.mmi
	cmp4.gtu p6, p7 = r36, r19
	mov r15 = r14
	mov ar.lc = r16
	;;
	.mmi
	nop 0
	(p7) mov r36 = r19
	(p7) mov r38 = r20
	.align 32
.L13:
	.mmi
	addp4 r14 = 0,r15
	nop 0
	adds r15 = 4, r15
	;;
	.mib
	st4 [r14] = r35
	nop 0
	br.cloop.sptk.few .L13
	.mmi
	cmp4.ne p6, p7 = 0, r35
	add r17 = r35, r34
	nop 0
	.mmb
	mov r15 = r34
	adds r37 = -1, r35
	(p7) br.cond.dpnt .L18
	;;
	.mmi
	nop 0
	(p6) sub r14 = r17, r34, 1
	nop 0
	;;
	.mii
	(p6) addp4 r14 = r14, r0
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L17:
	.mmi
	addp4 r14 = 0,r15
	adds r18 = 16, r12
	adds r15 = 1, r15
	;;
	.mii
	ld1 r14 = [r14]
	sub r16 = r17, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r18, r14
	nop 0
	;;
	.mib
	st4 [r14] = r16
	nop 0
	br.cloop.sptk.few .L17
.L18:
	.mmi
	mov r45 = r36
	add r44 = r38, r34
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
	sub r23 = r35, r38
	sub r24 = 1, r36
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
	cmp4.geu p10, p11 = r36, r37
	sub r22 = 1, r36
	;;
	cmp4.leu p6, p7 = r36, r35
	;;
	.mii
	(p7) mov r35 = r36
	nop 0
	;;
	adds r35 = 1, r35
	.align 32
.L41:
	.pred.rel.mutex p10, p11
	.mii
	add r14 = r19, r37
	adds r18 = 16, r12
	;;
	add r14 = r14, r32
	;;
	.mmi
	addp4 r14 = 0,r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r18, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
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
	cmp4.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L41
.L65:
	.mii
	mov r8 = r0
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
.L69:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = r17, r38
	;;
	(p6) add r18 = r18, r38
	(p6) addl r17 = 1, r0
	;;
	.mmi
	(p7) adds r17 = 1, r17
	;;
	add r16 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r35
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L72
	;;
.L70:
	.mmi
	cmp4.eq p6, p7 = r20, r17
	;;
	(p6) add r18 = r18, r17
	(p7) adds r17 = 1, r17
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	add r16 = r18, r17
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r35
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L73
	;;
.L77:
	.mib
	cmp4.ltu p6, p7 = r18, r37
	add r14 = r24, r19
	(p7) br.cond.spnt .L22
	;;
	.mmi
	(p6) add r19 = r18, r14
	nop 0
	(p6) mov r20 = r0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r19
	(p7) br.cond.dpnt .L65
	;;
.L15:
	.mmi
	add r14 = r19, r37
	adds r16 = 16, r12
	cmp4.leu p6, p7 = r20, r36
	;;
	.mmi
	add r14 = r14, r32
	nop 0
	(p6) mov r18 = r36
	;;
	.mmi
	addp4 r14 = 0,r14
	(p7) mov r18 = r20
	cmp4.ne p6, p7 = 0, r20
	;;
	.mmi
	ld1 r14 = [r14]
	(p6) addl r15 = 1, r0
	cmp4.leu p10, p11 = r37, r18
	;;
	.mii
	shladd r14 = r14, 2, r0
	(p7) mov r15 = r0
	;;
	add r14 = r16, r14
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.gtu p8, p9 = r38, r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L19
	;;
	.mii
	(p8) addl r16 = 1, r0
	mov r20 = r0
	;;
	(p9) mov r16 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p7) mov r14 = r23
	;;
	add r19 = r19, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L65
.L71:
	.pred.rel.mutex p10, p11
	.mmi
	sub r14 = r37, r36, 1
	add r16 = r36, r19
	adds r15 = 1, r36
	.mmb
	add r17 = r36, r34
	mov r18 = r36
	(p10) br.cond.dpnt .L32
	;;
	.mmi
	addp4 r14 = r14, r0
	add r16 = r16, r32
	nop 0
	.mmb
	cmp4.ltu p8, p9 = r37, r15
	cmp4.eq p6, p7 = 0, r37
	(p8) br.cond.spnt .L60
	;;
	.mib
	nop 0
	mov ar.lc = r14
	(p6) br.cond.spnt .L60
	.align 32
.L33:
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r15 = 0,r17
	nop 0
	addp4 r14 = 0,r16
	.mmi
	adds r17 = 1, r17
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dpnt .L74
.L35:
	.pred.rel.mutex p10, p11
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L33
	;;
.L32:
	.pred.rel.mutex p10, p11
	.mmi
	adds r18 = -1, r36
	nop 0
	add r20 = r19, r32
	.mmb
	cmp4.eq p6, p7 = 0, r36
	nop 0
	(p6) br.cond.dpnt .L75
	;;
	.mii
	add r17 = r18, r19
	add r18 = r18, r34
	;;
	add r17 = r17, r32
	;;
	.mmi
	nop 0
	sub r14 = r17, r20
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L38:
	.pred.rel.mutex p10, p11
	.mmi
	addp4 r16 = 0,r18
	addp4 r15 = 0,r17
	nop 0
	.mmi
	mov r8 = r20
	adds r18 = -1, r18
	adds r17 = -1, r17
	;;
	.mmi
	ld1 r16 = [r16]
	ld1 r15 = [r15]
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r15, r16
	(p7) br.cond.dpnt .L76
	br.cloop.sptk.few .L38
	.mmi
	addp4 r8 = 0,r8
	nop 0
	nop 0
.L80:
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
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 2
	.pred.rel.mutex p10, p11
	.mmb
	addp4 r15 = 0,r17
	addp4 r14 = 0,r16
	nop 0
	.mmi
	adds r17 = 1, r17
	adds r16 = 1, r16
	mov ar.lc = 0
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	;;
.L74:
	.pred.rel.mutex p10, p11
	.mib
	cmp4.ltu p6, p7 = r18, r37
	add r14 = r22, r19
	(p7) br.cond.spnt .L32
	;;
	.mmi
	nop 0
	(p6) add r19 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L65
.L19:
	.pred.rel.mutex p10, p11
	.mmi
	sub r14 = r37, r18, 1
	nop 0
	add r16 = r18, r19
	.mmb
	add r17 = r18, r34
	nop 0
	(p10) br.cond.dpnt .L22
	;;
	.mmi
	adds r15 = 1, r18
	addp4 r14 = r14, r0
	add r16 = r16, r32
	;;
	.mii
	cmp4.ltu p6, p7 = r37, r15
	nop 0
	;;
	(p7) mov ar.lc = r14
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L23:
	.mmi
	addp4 r15 = 0,r17
	nop 0
	addp4 r14 = 0,r16
	.mmi
	adds r17 = 1, r17
	nop 0
	adds r16 = 1, r16
	;;
	.mmi
	ld1 r15 = [r15]
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L77
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L23
	;;
.L22:
	.mmi
	adds r18 = -1, r36
	nop 0
	cmp4.geu p6, p7 = r20, r36
	;;
	.mib
	(p6) mov r18 = r36
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mmi
	sub r14 = r18, r20
	add r16 = r18, r19
	add r17 = r18, r34
	.mmi
	adds r22 = -1, r18
	;;
	addp4 r14 = r14, r0
	add r16 = r16, r32
	.mii
	addp4 r15 = 0,r17
	adds r17 = -1, r17
	;;
	mov ar.lc = r14
	.mmi
	addp4 r14 = 0,r16
	ld1 r15 = [r15]
	adds r16 = -1, r16
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p7) br.cond.dpnt .L78
	.align 32
.L28:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L55
.L26:
	.mmi
	adds r14 = 1, r20
	nop 0
	mov r20 = r23
	;;
	.mib
	cmp4.geu p6, p7 = r18, r14
	nop 0
	(p7) br.cond.dpnt .L79
	;;
	.mmi
	nop 0
	add r19 = r19, r38
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L65
.L55:
	.mmi
	addp4 r15 = 0,r17
	addp4 r14 = 0,r16
	nop 0
	.mmi
	mov r18 = r22
	adds r17 = -1, r17
	adds r16 = -1, r16
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	adds r22 = -1, r18
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
.L78:
	.mib
	nop 0
	adds r18 = 1, r18
	br .L26
.L76:
	.pred.rel.mutex p10, p11
	.mmi
	nop 0
	add r19 = r19, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r19
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L65
.L42:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r16 = 255, r0
	.mmi
	addl r38 = 1, r0
	nop 0
	mov r36 = r0
	;;
	.mib
	mov r15 = r14
	mov ar.lc = r16
	br .L13
.L79:
	.mmi
	add r19 = r19, r32
	;;
	addp4 r8 = 0,r19
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	;;
	mov ar.lc = r42
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L75:
	.body
	.copy_state 3
	.mmi
	nop 0
	mov r8 = r20
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L80
	.endp two_way_long_needle#
	.align 16
	.align 64
	.global memmem#
	.type	memmem#, @function
	.proc memmem#
memmem:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 4, 11, 3, 0
	.fframe 256
	adds r12 = -256, r12
	.save pr, r45
	mov r45 = pr
	.mmi
	cmp4.eq p6, p7 = 0, r35
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mmi
	mov r44 = r1
	sub r36 = r33, r35
	.save ar.lc, r46
	mov r46 = ar.lc
	.mmi
	addl r14 = 256, r0
	adds r15 = 16, r12
	addl r49 = 256, r0
	;;
	.mii
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	add r36 = r36, r32
	.mmb
	mov r48 = r0
	mov r47 = r15
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r35
	addp4 r36 = 0,r36
	nop 0
	.mmb
	adds r37 = -1, r35
	mov r40 = r35
	(p7) br.cond.dpnt .L117
	;;
	.mib
	cmp4.geu p6, p7 = r33, r35
	nop 0
	(p7) br.cond.dpnt .L88
	;;
	.mib
	cmp4.ne p6, p7 = 2, r35
	nop 0
	(p7) br.cond.dpnt .L118
	;;
	.mib
	cmp4.geu p6, p7 = r14, r35
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r14 = -3, r35
	cmp4.gtu p6, p7 = 2, r37
	mov r1 = r44
	.mmi
	mov r18 = r34
	adds r17 = 1, r34
	addl r16 = 1, r0
	;;
	.mmi
	addp4 r14 = r14, r0
	addl r19 = 255, r0
	(p6) mov ar.lc = 0
	.mmi
	nop 0
	;;
	nop 0
	(p7) mov ar.lc = r14
	.align 32
.L90:
	.mmi
	addp4 r15 = 0,r18
	addp4 r14 = 0,r17
	adds r18 = 1, r18
	.mmi
	adds r17 = 1, r17
	;;
	ld1 r15 = [r15]
	nop 0
	.mmi
	ld1 r14 = [r14]
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
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	.mib
	st1 [r14] = r16
	adds r16 = 1, r16
	br.cloop.sptk.few .L90
	;;
	.mmi
	add r14 = r40, r34
	add r16 = r37, r34
	nop 0
	.mmi
	mov r39 = r0
	addl r38 = 255, r0
	cmp4.ltu p16, p17 = 15, r37
	;;
	.mii
	addp4 r15 = 0,r14
	addp4 r16 = 0,r16
	;;
	adds r15 = -2, r15
	.mmi
	ld1 r14 = [r16]
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
	and r14 = r19, r14
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld1 r41 = [r14]
	nop 0
	.mii
	st1 [r14] = r37
	nop 0
	;;
	sub r41 = r37, r41
.L93:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.geu p6, p7 = r36, r32
	(p7) br.cond.dpnt .L88
	.align 32
.L92:
	.pred.rel.mutex p16, p17
	.mmi
	add r32 = r37, r32
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mmi
	adds r15 = -1, r32
	ld1 r14 = [r32]
	cmp4.leu p6, p7 = r32, r36
	;;
	.mmi
	addp4 r15 = 0,r15
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
	and r14 = r38, r14
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.eq.and.orcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L92
	;;
	.mmi
	sub r32 = r32, r14
	nop 0
	add r48 = r39, r34
	.mii
	addl r49 = 4, r0
	cmp4.ltu p6, p7 = r14, r37
	;;
	addp4 r32 = 0,r32
	.bbb
	nop 0
	(p6) br.cond.dpnt .L93
	(p17) br.cond.dptk .L96
	;;
	.mmi
	add r47 = r39, r32
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L97
.L96:
	.pred.rel.mutex p16, p17
	.mmi
	mov r47 = r32
	nop 0
	mov r49 = r37
	.mmb
	mov r48 = r34
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	cmp4.geu p8, p9 = 3, r39
	adds r39 = -4, r39
	nop 0
	.mmb
	mov r1 = r44
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L82
	;;
	.mmi
	(p8) adds r39 = -5, r40
	nop 0
	nop 0
.L97:
	.pred.rel.mutex p16, p17
	.mmi
	add r32 = r41, r32
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r36, r32
	(p6) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br .L88
.L118:
	.mmi
	nop 0
	adds r14 = 1, r32
	nop 0
	.mmi
	ld1 r19 = [r34], 1
	ld1 r17 = [r32], 1
	nop 0
	;;
	.mii
	nop 0
	dep.z r19 = r19, 16, 16
	addp4 r14 = 0,r14
	.mmb
	ld1 r18 = [r34]
	ld1 r16 = [r32]
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r17, 16, 16
	or r18 = r19, r18
	.mmb
	nop 0
	cmp4.leu p6, p7 = r14, r36
	nop 0
	;;
	.mmi
	or r16 = r17, r16
	(p6) addl r15 = 1, r0
	mov r17 = r18
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.ne p6, p7 = r16, r18
	;;
	(p6) addl r19 = 1, r0
	;;
	.mmi
	(p7) mov r19 = r0
	;;
	and r15 = r19, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L86
	.align 32
.L87:
	.mii
	adds r14 = 1, r14
	dep.z r16 = r16, 16, 16
	;;
	addp4 r14 = 0,r14
	;;
	.mii
	ld1 r15 = [r14]
	cmp4.leu p6, p7 = r14, r36
	;;
	or r15 = r16, r15
	;;
	.mib
	mov r16 = r15
	cmp4.ne.and.orcm p6, p7 = r15, r17
	(p6) br.cond.dptk .L87
	;;
.L86:
	.mmi
	cmp4.ne p6, p7 = r16, r18
	;;
	(p7) adds r14 = -1, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r32 = 0,r14
	(p7) br.cond.dpnt .L82
	;;
	.align 32
.L88:
	.mmi
	mov r32 = r0
	nop 0
	nop 0
	;;
.L82:
	.mii
	mov r8 = r32
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
	;;
.L117:
	.body
	.copy_state 1
	.mmi
	mov r47 = r32
	ld1 r48 = [r34]
	mov r49 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	addp4 r32 = 0,r8
	nop 0
	mov r1 = r44
	;;
	.mii
	mov r8 = r32
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	;;
	mov ar.lc = r46
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 256, r12
	br.ret.sptk.many b0
.L119:
	.body
	.copy_state 2
	.mii
	nop 0
	mov pr = r45, -1
	;;
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r46
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
