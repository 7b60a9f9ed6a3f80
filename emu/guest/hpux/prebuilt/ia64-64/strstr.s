// eab428293cca63a4cd64869472449464 newlib/libc/string/strstr.c
	.file	"strstr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc two_way_long_needle#
two_way_long_needle:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 4, 13, 3, 0
	.fframe 2048
	adds r12 = -2048, r12
	.save pr, r47
	mov r47 = pr
	.mmi
	mov r46 = r1
	nop 0
	cmp.geu p6, p7 = 1, r35
	;;
	.mmi
	mov r18 = r0
	addl r40 = 1, r0
	.save ar.lc, r48
	mov r48 = ar.lc
	.mmi
	addl r17 = 1, r0
	addl r38 = -1, r0
	addl r15 = 1, r0
	;;
	.mib
	nop 0
	.save rp, r44
	mov r44 = b0
	.body
	(p6) br.cond.dpnt .L45
	.align 32
.L7:
	.mii
	add r14 = r34, r17
	add r16 = r34, r15
	;;
	add r14 = r14, r38
	.mmi
	ld1 r16 = [r16]
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r14, r16
	;;
	(p7) sub r40 = r15, r38
	(p7) mov r18 = r15
	.mmb
	nop 0
	(p7) addl r17 = 1, r0
	(p7) br.cond.dptk .L4
	.mib
	cmp4.ne p6, p7 = r14, r16
	nop 0
	(p7) br.cond.dpnt .L70
	;;
	.mmi
	nop 0
	(p6) mov r38 = r18
	(p6) addl r17 = 1, r0
	.mmi
	nop 0
	(p6) adds r18 = 1, r18
	(p6) addl r40 = 1, r0
	;;
.L4:
	.mmi
	nop 0
	add r15 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r35
	(p6) br.cond.dptk .L7
.L75:
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
	add r14 = r34, r17
	add r16 = r34, r15
	;;
	add r14 = r14, r19
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
	(p7) br.cond.dpnt .L71
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
.L76:
	.mmi
	adds r19 = 1, r19
	adds r38 = 1, r38
	addl r15 = 255, r0
	.mmi
	adds r14 = 16, r12
	;;
	cmp.gtu p6, p7 = r38, r19
	mov ar.lc = r15
	;;
	.mmi
	nop 0
	(p7) mov r38 = r19
	(p7) mov r40 = r20
	.align 32
.L13:
	.mib
	st8 [r14] = r35, 8
	nop 0
	br.cloop.sptk.few .L13
	.mmi
	cmp.ne p6, p7 = 0, r35
	nop 0
	add r17 = r35, r34
	.mmb
	mov r15 = r34
	nop 0
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
	mov r51 = r38
	add r50 = r34, r40
	mov r49 = r34
	.mmb
	addl r42 = 2048, r0
	mov r37 = r0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r36 = r0
	mov r1 = r46
	sub r20 = r33, r35
	.mmi
	adds r39 = -1, r35
	sub r41 = r35, r40
	sub r43 = 1, r38
	;;
	.mib
	or r42 = r42, r35
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L15
	;;
	.mmi
	sub r14 = r35, r38
	adds r37 = -1, r35
	addl r39 = 2048, r0
	.mmi
	mov r36 = r0
	sub r20 = r33, r35
	adds r42 = -1, r38
	;;
	.mmi
	cmp.leu p6, p7 = r38, r14
	or r39 = r39, r35
	nop 0
	.mmi
	cmp.leu p16, p17 = r37, r38
	cmp.eq p18, p19 = 0, r38
	sub r41 = 1, r38
	;;
	.mii
	(p7) mov r14 = r38
	nop 0
	;;
	adds r40 = 1, r14
	.align 32
.L32:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p7) br.cond.dpnt .L72
.L43:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	add r8 = r32, r36
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
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) add r36 = r36, r14
	(p6) br.cond.dptk .L32
	;;
	.mmi
	adds r17 = 1, r38
	sub r15 = r37, r38, 1
	nop 0
	.mmb
	add r14 = r36, r38
	add r16 = r34, r38
	(p16) br.cond.dpnt .L34
	;;
	.mmi
	cmp.ltu p6, p7 = r37, r17
	add r14 = r32, r14
	mov ar.lc = r15
	.mmb
	mov r15 = r38
	nop 0
	(p6) br.cond.spnt .L61
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r37
	(p6) br.cond.spnt .L61
	.align 32
.L35:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld1 r18 = [r16], 1
	ld1 r17 = [r14], 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r17, r18
	(p7) br.cond.dpnt .L73
.L37:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L35
	;;
.L34:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	add r14 = r36, r42
	add r15 = r34, r42
	(p18) br.cond.dpnt .L30
	;;
	.mmi
	nop 0
	add r14 = r32, r14
	nop 0
	;;
	.mii
	sub r16 = r14, r8
	nop 0
	;;
	mov ar.lc = r16
	.align 32
.L40:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld1 r17 = [r15], -1
	ld1 r16 = [r14], -1
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = r16, r17
	(p7) br.cond.dpnt .L74
	br.cloop.sptk.few .L40
	;;
.L30:
	.mii
	nop 0
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
	adds r12 = 2048, r12
	br.ret.sptk.many b0
.L70:
	.body
	.copy_state 1
	.mmi
	cmp.eq p6, p7 = r17, r40
	;;
	(p6) add r18 = r18, r40
	(p6) addl r17 = 1, r0
	;;
	.mmi
	(p7) adds r17 = 1, r17
	;;
	add r15 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r15, r35
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L75
	;;
.L71:
	.mmi
	cmp.eq p6, p7 = r17, r20
	;;
	(p6) add r18 = r18, r20
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
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L76
.L77:
	.mib
	add r49 = r32, r33
	mov r50 = r42
	br.call.sptk.many b0 = strnlen#
	;;
	.mmi
	add r33 = r33, r8
	add r8 = r32, r36
	nop 0
	.mmi
	mov r1 = r46
	adds r17 = 16, r12
	cmp.leu p8, p9 = r38, r37
	;;
	.mmi
	sub r20 = r33, r35
	add r15 = r8, r39
	(p8) mov r14 = r37
	;;
	.mib
	cmp.leu p6, p7 = r36, r20
	(p9) mov r14 = r38
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	ld1 r15 = [r15]
	cmp.ne p6, p7 = 0, r37
	cmp.geu p12, p13 = r14, r39
	;;
	.mii
	shladd r15 = r15, 3, r0
	(p6) addl r16 = 1, r0
	;;
	add r15 = r17, r15
	.mmi
	(p7) mov r16 = r0
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.gtu p10, p11 = r40, r15
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L19
	;;
.L78:
	.pred.rel.mutex p10, p11
	.mii
	(p10) addl r14 = 1, r0
	mov r37 = r0
	;;
	(p11) mov r14 = r0
	;;
	.mmi
	and r14 = r16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p7) mov r15 = r41
	nop 0
	;;
	add r36 = r36, r15
	;;
.L15:
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p7) br.cond.dpnt .L77
	;;
.L67:
	.mmi
	add r8 = r32, r36
	cmp.leu p8, p9 = r38, r37
	adds r17 = 16, r12
	.mmi
	cmp.ne p6, p7 = 0, r37
	;;
	add r15 = r8, r39
	(p8) mov r14 = r37
	.mmi
	(p7) mov r16 = r0
	;;
	ld1 r15 = [r15]
	(p9) mov r14 = r38
	.mmi
	(p6) addl r16 = 1, r0
	;;
	shladd r15 = r15, 3, r0
	cmp.geu p12, p13 = r14, r39
	;;
	.mmi
	add r15 = r17, r15
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mib
	cmp.gtu p10, p11 = r40, r15
	cmp.eq p6, p7 = 0, r15
	(p7) br.cond.dptk .L78
.L19:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p12, p13
	.mmi
	adds r18 = 1, r14
	nop 0
	add r15 = r36, r14
	.mmb
	sub r17 = r39, r14, 1
	nop 0
	(p12) br.cond.dpnt .L22
	;;
	.mmi
	cmp.ltu p6, p7 = r39, r18
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
	.pred.rel.mutex p8, p9
	.mmi
	ld1 r18 = [r16], 1
	ld1 r17 = [r15], 1
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r17, r18
	nop 0
	(p7) br.cond.dpnt .L79
	;;
	.mib
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L23
	;;
.L22:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	adds r14 = -1, r38
	nop 0
	;;
	.mib
	(p8) mov r14 = r38
	nop 0
	(p8) br.cond.dpnt .L26
	;;
	.mmi
	add r15 = r36, r14
	nop 0
	sub r17 = r14, r37
	.mmi
	add r16 = r34, r14
	nop 0
	adds r21 = -1, r14
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
	(p7) br.cond.dpnt .L80
	.align 32
.L28:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L56
.L26:
	.mmi
	adds r15 = 1, r37
	add r36 = r36, r40
	mov r37 = r41
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p7) br.cond.dpnt .L30
	;;
.L81:
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L77
.L72:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	add r49 = r32, r33
	mov r50 = r39
	br.call.sptk.many b0 = strnlen#
	;;
	.mii
	add r33 = r33, r8
	mov r1 = r46
	;;
	sub r20 = r33, r35
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p6) br.cond.dptk .L43
	;;
.L44:
	.mii
	mov r8 = r0
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
	adds r12 = 2048, r12
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
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
	(p6) br.cond.dptk .L37
	;;
.L73:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp.gtu p6, p7 = r37, r15
	add r14 = r41, r36
	(p7) br.cond.spnt .L34
	;;
	.mmi
	nop 0
	(p6) add r36 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L72
.L56:
	.mmi
	nop 0
	mov r14 = r21
	nop 0
	.mmi
	ld1 r18 = [r16], -1
	ld1 r17 = [r15], -1
	nop 0
	;;
	.mib
	adds r21 = -1, r14
	cmp4.eq p6, p7 = r17, r18
	(p6) br.cond.dptk .L28
.L80:
	.mmi
	adds r14 = 1, r14
	nop 0
	adds r15 = 1, r37
	.mmi
	add r36 = r36, r40
	nop 0
	mov r37 = r41
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L81
	.mib
	nop 0
	nop 0
	br .L30
	;;
.L79:
	.pred.rel.mutex p8, p9
	.mib
	cmp.gtu p6, p7 = r39, r14
	add r15 = r43, r36
	(p7) br.cond.spnt .L22
	;;
	.mmi
	(p6) add r36 = r14, r15
	nop 0
	(p6) mov r37 = r0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p6) br.cond.dptk .L67
	.mib
	nop 0
	nop 0
	br .L77
.L74:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	add r36 = r36, r40
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r20
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L72
.L45:
	.mmi
	addl r15 = 255, r0
	nop 0
	addl r40 = 1, r0
	.mmi
	mov r38 = r0
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
	.global strstr#
	.type	strstr#, @function
	.proc strstr#
strstr:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 4, 7, 3, 0
	.fframe 64
	adds r12 = -64, r12
	nop 0
	.mmi
	adds r14 = 1, r33
	ld1 r44 = [r33]
	.save rp, r39
	mov r39 = b0
	;;
	.mmi
	mov r36 = r32
	cmp4.eq p6, p7 = 0, r44
	.save ar.lc, r42
	mov r42 = ar.lc
	.mib
	mov r41 = r1
	.body
	shl r17 = r44, 24
	(p6) br.cond.dpnt .L83
	;;
	.mmi
	ld1 r15 = [r14]
	nop 0
	adds r14 = 2, r33
	.mmi
	adds r16 = 3, r33
	nop 0
	mov r43 = r33
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L117
	;;
	.mmi
	ld1 r18 = [r14]
	nop 0
	shl r14 = r15, 16
	;;
	.mmi
	or r17 = r17, r14
	nop 0
	shl r14 = r18, 8
	.mmb
	cmp4.ne p6, p7 = 0, r18
	nop 0
	(p7) br.cond.dpnt .L118
	;;
	.mmi
	or r14 = r17, r14
	ld1 r16 = [r16]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	nop 0
	or r16 = r14, r16
	.mmb
	adds r14 = 4, r33
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L120
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	addl r44 = 512, r0
	nop 0
	mov r35 = r8
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r32
	;;
	.mib
	or r44 = r44, r8
	nop 0
	br.call.sptk.many b0 = strnlen#
	;;
	.mmi
	cmp.ltu p6, p7 = r8, r35
	addl r14 = 254, r0
	mov r1 = r41
	.mmb
	sub r38 = r8, r35
	addl r45 = 64, r0
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	cmp.ltu p6, p7 = r14, r35
	adds r44 = 1, r35
	nop 0
	.mmb
	adds r43 = 16, r12
	add r38 = r32, r38
	(p6) br.cond.dpnt .L92
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mii
	add r14 = r35, r33
	zxt1 r17 = r35
	mov r15 = r33
	.mmb
	mov r1 = r41
	cmp.ne p6, p7 = 0, r35
	(p7) br.cond.dpnt .L94
	;;
	.mii
	sub r14 = r14, r33, 1
	add r17 = r33, r17, 1
	;;
	mov ar.lc = r14
	.align 32
.L95:
	.mmi
	ld1 r14 = [r15], 1
	nop 0
	adds r18 = 16, r12
	;;
	.mii
	and r14 = 63, r14
	sub r16 = r17, r15
	;;
	add r14 = r18, r14
	;;
	.mib
	st1 [r14] = r16
	nop 0
	br.cloop.sptk.few .L95
.L94:
	.mii
	adds r36 = -1, r36
	adds r15 = 16, r12
	;;
	add r14 = r36, r35
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r36 = r36, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r36, r38
	(p6) br.cond.dpnt .L97
	.align 32
.L99:
	.mmi
	add r14 = r36, r35
	adds r18 = 16, r12
	nop 0
	.mmi
	mov r43 = r36
	mov r45 = r35
	mov r44 = r33
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r18, r14
	nop 0
	;;
	.mib
	ld1 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L83
	;;
	.mmi
	nop 0
	add r36 = r36, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r38
	(p6) br.cond.dptk .L99
.L97:
	.mmi
	add r14 = r38, r35
	nop 0
	addl r44 = 2048, r0
	;;
	.mmi
	mov r43 = r14
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strnlen#
	;;
	.mmi
	add r38 = r38, r8
	nop 0
	mov r1 = r41
	;;
	.mib
	nop 0
	cmp.leu p6, p7 = r36, r38
	(p6) br.cond.dptk .L94
	.align 32
.L101:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
.L83:
	.mii
	mov r8 = r36
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
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L118:
	.body
	.copy_state 1
	.mii
	ld1 r14 = [r32]
	dep.z r44 = r44, 16, 16
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r17 = r14
	or r15 = r44, r15
	(p7) br.cond.dpnt .L101
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
	;;
	.align 32
.L86:
	.mii
	nop 0
	dep.z r14 = r14, 16, 16
	nop 0
	.mii
	mov r18 = r36
	adds r36 = 1, r36
	;;
	or r14 = r14, r17
	.mmi
	ld1 r16 = [r36]
	;;
	cmp4.ne p6, p7 = r14, r15
	mov r17 = r16
	;;
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r16
	(p8) br.cond.dptk .L86
	.mib
	(p7) adds r36 = -1, r18
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L117:
	.body
	.copy_state 2
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	mov r36 = r8
	nop 0
	mov r1 = r41
	;;
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L120:
	.body
	.copy_state 3
	.mmi
	ld1 r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	mov r17 = r14
	.mmb
	nop 0
	mov r14 = r0
	(p6) br.cond.dpnt .L101
	;;
	.align 32
.L91:
	.mii
	nop 0
	dep.z r14 = r14, 8, 24
	nop 0
	.mii
	mov r18 = r36
	adds r36 = 1, r36
	;;
	or r14 = r14, r17
	.mmi
	ld1 r15 = [r36]
	;;
	cmp4.ne p6, p7 = r14, r16
	mov r17 = r15
	;;
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r15
	(p8) br.cond.dptk .L91
	.mib
	(p7) adds r36 = -3, r18
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L119:
	.body
	.copy_state 4
	.mii
	nop 0
	dep.z r15 = r15, 16, 16
	nop 0
	.mii
	ld1 r16 = [r32]
	nop 0
	;;
	dep.z r14 = r44, 24, 8
	.mmb
	mov r17 = r16
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L101
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	dep.z r18 = r18, 8, 24
	.mii
	mov r15 = r0
	nop 0
	;;
	or r14 = r18, r14
	.align 32
.L89:
	.mmi
	or r15 = r15, r17
	mov r18 = r36
	adds r36 = 1, r36
	;;
	.mii
	nop 0
	dep.z r15 = r15, 8, 24
	nop 0
	.mmi
	ld1 r16 = [r36]
	;;
	cmp4.ne p6, p7 = r15, r14
	mov r17 = r16
	;;
	.mmi
	(p6) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r16
	(p8) br.cond.dptk .L89
	.mib
	(p7) adds r36 = -2, r18
	nop 0
	(p6) br.cond.dpnt .L101
	;;
	.mii
	mov r8 = r36
	mov b0 = r39
	;;
	mov ar.pfs = r40
	;;
	.mii
	nop 0
	mov ar.lc = r42
	nop 0
	.mmb
	.label_state 5
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L92:
	.body
	.copy_state 5
	.mmi
	mov r34 = r33
	mov r33 = r8
	mov b0 = r39
	;;
	.mii
	nop 0
	mov ar.pfs = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r42
	.restore sp
	adds r12 = 64, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many two_way_long_needle#
	;;
	break.f 0
	;;
	.endp strstr#
	.global strchr#
	.type	strchr#, @function
	.global memset#
	.type	memset#, @function
	.global strlen#
	.type	strlen#, @function
	.global strnlen#
	.type	strnlen#, @function
	.global memcmp#
	.type	memcmp#, @function
	.ident	"GCC: (GNU) 12.2.0"
