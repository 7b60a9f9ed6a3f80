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
	.fframe 1024
	adds r12 = -1024, r12
	.save pr, r47
	mov r47 = pr
	.mmi
	mov r46 = r1
	addp4 r32 = 0,r32
	addp4 r34 = 0,r34
	;;
	.mmi
	mov r18 = r0
	addl r40 = 1, r0
	addl r17 = 1, r0
	.mmi
	addl r38 = -1, r0
	addl r16 = 1, r0
	cmp4.geu p6, p7 = 1, r35
	;;
	.mii
	nop 0
	.save ar.lc, r48
	mov r48 = ar.lc
	nop 0
	;;
	.mib
	nop 0
	.save rp, r44
	mov r44 = b0
	.body
	(p6) br.cond.dpnt .L45
	.align 32
.L7:
	.mmi
	add r14 = r17, r38
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
	(p7) sub r40 = r16, r38
	(p7) mov r18 = r16
	.mmb
	nop 0
	(p7) addl r17 = 1, r0
	(p7) br.cond.dptk .L4
	.mib
	cmp4.ne p6, p7 = r14, r15
	nop 0
	(p7) br.cond.dpnt .L71
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
	add r16 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r35
	(p6) br.cond.dptk .L7
.L77:
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
	add r14 = r17, r19
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
	(p7) br.cond.dpnt .L72
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
.L78:
	.mmi
	adds r19 = 1, r19
	nop 0
	adds r38 = 1, r38
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r18 = 255, r0
	;;
	.mmi
	cmp4.gtu p6, p7 = r38, r19
	mov r15 = r14
	mov ar.lc = r18
	;;
	.mmi
	nop 0
	(p7) mov r38 = r19
	(p7) mov r40 = r20
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
	nop 0
	add r17 = r35, r34
	.mmb
	mov r15 = r34
	nop 0
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
	mov r51 = r38
	add r50 = r40, r34
	mov r49 = r34
	.mmb
	addl r42 = 2048, r0
	mov r37 = r0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r36 = r0
	mov r1 = r46
	sub r19 = r33, r35
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
	sub r19 = r33, r35
	adds r42 = -1, r38
	;;
	.mmi
	cmp4.leu p6, p7 = r38, r14
	or r39 = r39, r35
	nop 0
	.mmi
	cmp4.leu p16, p17 = r37, r38
	cmp4.eq p18, p19 = 0, r38
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
	cmp4.leu p6, p7 = r36, r19
	(p7) br.cond.dpnt .L73
.L43:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	add r14 = r36, r37
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
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) add r36 = r36, r14
	(p6) br.cond.dptk .L32
	;;
	.mmi
	sub r14 = r37, r38, 1
	add r16 = r36, r38
	adds r15 = 1, r38
	.mmb
	add r17 = r38, r34
	mov r18 = r38
	(p16) br.cond.dpnt .L34
	;;
	.mmi
	addp4 r14 = r14, r0
	add r16 = r16, r32
	nop 0
	.mmb
	cmp4.ltu p8, p9 = r37, r15
	cmp4.eq p6, p7 = 0, r37
	(p8) br.cond.spnt .L61
	;;
	.mib
	nop 0
	mov ar.lc = r14
	(p6) br.cond.spnt .L61
	.align 32
.L35:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
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
.L37:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L35
	;;
.L34:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r17 = r36, r42
	nop 0
	add r20 = r36, r32
	.mmb
	add r18 = r42, r34
	nop 0
	(p18) br.cond.dpnt .L75
	;;
	.mmi
	add r17 = r17, r32
	;;
	sub r14 = r17, r20
	nop 0
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L40:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
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
	br.cloop.sptk.few .L40
	.mmi
	addp4 r8 = 0,r8
	nop 0
	nop 0
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
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L71:
	.body
	.copy_state 1
	.mmi
	cmp4.eq p6, p7 = r17, r40
	;;
	(p6) add r18 = r18, r40
	(p6) addl r17 = 1, r0
	;;
	.mmi
	(p7) adds r17 = 1, r17
	;;
	add r16 = r17, r18
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r35
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L77
	;;
.L72:
	.mmi
	cmp4.eq p6, p7 = r17, r20
	;;
	(p6) add r18 = r18, r20
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
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L78
.L79:
	.mib
	add r49 = r33, r32
	mov r50 = r42
	br.call.sptk.many b0 = strnlen#
	;;
	.mmi
	add r14 = r36, r39
	add r33 = r33, r8
	mov r1 = r46
	.mii
	adds r15 = 16, r12
	cmp4.leu p8, p9 = r38, r37
	;;
	add r14 = r14, r32
	.mii
	sub r19 = r33, r35
	(p8) mov r18 = r37
	;;
	addp4 r14 = 0,r14
	.mmb
	cmp4.leu p6, p7 = r36, r19
	(p9) mov r18 = r38
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	ld1 r14 = [r14]
	cmp4.ne p6, p7 = 0, r37
	cmp4.geu p12, p13 = r18, r39
	;;
	.mii
	shladd r14 = r14, 2, r0
	(p6) addl r16 = 1, r0
	;;
	add r14 = r15, r14
	.mmi
	(p7) mov r16 = r0
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.gtu p10, p11 = r40, r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L19
	;;
.L80:
	.pred.rel.mutex p10, p11
	.mii
	(p10) addl r15 = 1, r0
	mov r37 = r0
	;;
	(p11) mov r15 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p7) mov r14 = r41
	nop 0
	;;
	add r36 = r36, r14
	;;
.L15:
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r19
	(p7) br.cond.dpnt .L79
	;;
.L68:
	.mmi
	add r14 = r36, r39
	nop 0
	cmp4.leu p8, p9 = r38, r37
	.mmi
	adds r15 = 16, r12
	nop 0
	cmp4.ne p6, p7 = 0, r37
	;;
	.mmi
	add r14 = r14, r32
	(p8) mov r18 = r37
	(p7) mov r16 = r0
	;;
	.mmi
	addp4 r14 = 0,r14
	(p9) mov r18 = r38
	(p6) addl r16 = 1, r0
	;;
	.mii
	ld1 r14 = [r14]
	cmp4.geu p12, p13 = r18, r39
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.gtu p10, p11 = r40, r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L80
.L19:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p12, p13
	.mmi
	sub r14 = r39, r18, 1
	nop 0
	adds r15 = 1, r18
	.mmb
	add r17 = r18, r34
	nop 0
	(p12) br.cond.dpnt .L22
	;;
	.mmi
	add r16 = r36, r18
	cmp4.ltu p6, p7 = r39, r15
	addp4 r14 = r14, r0
	;;
	.mii
	add r16 = r16, r32
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L23:
	.pred.rel.mutex p8, p9
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
	(p7) br.cond.dpnt .L81
	;;
	.mib
	nop 0
	adds r18 = 1, r18
	br.cloop.sptk.few .L23
	;;
.L22:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	adds r18 = -1, r38
	nop 0
	;;
	.mib
	(p8) mov r18 = r38
	nop 0
	(p8) br.cond.dpnt .L26
	;;
	.mmi
	sub r14 = r18, r37
	add r16 = r36, r18
	add r17 = r18, r34
	.mmi
	adds r20 = -1, r18
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
	(p7) br.cond.dpnt .L82
	.align 32
.L28:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L56
.L26:
	.mmi
	adds r14 = 1, r37
	nop 0
	mov r37 = r41
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r18, r14
	(p7) br.cond.dpnt .L83
.L29:
	.mmi
	nop 0
	add r36 = r36, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r19
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L79
.L73:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	add r49 = r33, r32
	mov r50 = r39
	br.call.sptk.many b0 = strnlen#
	;;
	.mii
	add r33 = r33, r8
	mov r1 = r46
	;;
	sub r19 = r33, r35
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r19
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
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
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
	(p6) br.cond.dptk .L37
	;;
.L74:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.gtu p6, p7 = r37, r18
	add r14 = r41, r36
	(p7) br.cond.spnt .L34
	;;
	.mmi
	nop 0
	(p6) add r36 = r18, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r19
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L73
.L56:
	.mmi
	addp4 r15 = 0,r17
	addp4 r14 = 0,r16
	nop 0
	.mmi
	mov r18 = r20
	adds r17 = -1, r17
	adds r16 = -1, r16
	;;
	.mmi
	nop 0
	ld1 r15 = [r15]
	adds r20 = -1, r18
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
.L82:
	.mmi
	adds r18 = 1, r18
	adds r14 = 1, r37
	mov r37 = r41
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r18, r14
	(p6) br.cond.dptk .L29
.L83:
	.mmi
	add r8 = r36, r32
	;;
	addp4 r8 = 0,r8
	mov pr = r47, -1
	;;
	.mii
	nop 0
	mov b0 = r44
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r45
	;;
	mov ar.lc = r48
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
.L81:
	.body
	.copy_state 3
	.pred.rel.mutex p8, p9
	.mib
	cmp4.gtu p6, p7 = r39, r18
	add r14 = r43, r36
	(p7) br.cond.spnt .L22
	;;
	.mmi
	(p6) add r36 = r18, r14
	nop 0
	(p6) mov r37 = r0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r19
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L79
.L76:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	add r36 = r36, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r36, r19
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L73
.L45:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r18 = 255, r0
	.mmi
	addl r40 = 1, r0
	nop 0
	mov r38 = r0
	;;
	.mib
	mov r15 = r14
	mov ar.lc = r18
	br .L13
.L75:
	.mmi
	nop 0
	mov r8 = r20
	nop 0
	;;
	.mib
	nop 0
	addp4 r8 = 0,r8
	br .L30
	.endp two_way_long_needle#
	.align 16
	.align 64
	.global strstr#
	.type	strstr#, @function
	.proc strstr#
strstr:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 6, 3, 0
	.fframe 64
	adds r12 = -64, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	addp4 r33 = 0,r33
	addp4 r32 = 0,r32
	mov r40 = r1
	;;
	.mmi
	ld1 r43 = [r33]
	adds r14 = 1, r33
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	.mmi
	adds r16 = 3, r33
	nop 0
	mov r42 = r33
	;;
	.mib
	cmp4.eq p6, p7 = 0, r43
	shl r17 = r43, 24
	(p6) br.cond.dpnt .L85
	;;
	.mmi
	ld1 r15 = [r14]
	nop 0
	adds r14 = 2, r33
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L118
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
	(p7) br.cond.dpnt .L119
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
	(p7) br.cond.dpnt .L120
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strlen#
	;;
	.mmi
	addl r43 = 512, r0
	nop 0
	mov r35 = r8
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r32
	;;
	.mib
	or r43 = r43, r35
	nop 0
	br.call.sptk.many b0 = strnlen#
	;;
	.mmi
	cmp4.ltu p6, p7 = r8, r35
	addl r15 = 254, r0
	mov r1 = r40
	.mmb
	adds r14 = 16, r12
	sub r37 = r8, r35
	(p6) br.cond.dpnt .L103
	;;
	.mmi
	cmp4.ltu p6, p7 = r15, r35
	mov r42 = r14
	addl r44 = 64, r0
	.mmb
	adds r43 = 1, r35
	add r37 = r37, r32
	(p6) br.cond.dpnt .L94
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	add r14 = r35, r33
	mov r15 = r33
	zxt1 r17 = r35
	.mmi
	addp4 r37 = 0,r37
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r35
	;;
	.mib
	sub r14 = r14, r33, 1
	add r17 = r33, r17, 1
	(p7) br.cond.dpnt .L96
	;;
	.mii
	addp4 r14 = r14, r0
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L97:
	.mmi
	addp4 r14 = 0,r15
	adds r18 = 16, r12
	adds r15 = 1, r15
	;;
	.mii
	ld1 r14 = [r14]
	sub r16 = r17, r15
	;;
	and r14 = 63, r14
	;;
	.mmi
	nop 0
	add r14 = r18, r14
	nop 0
	;;
	.mib
	st1 [r14] = r16
	nop 0
	br.cloop.sptk.few .L97
.L96:
	.mii
	adds r32 = -1, r32
	adds r15 = 16, r12
	;;
	addp4 r32 = 0,r32
	;;
	.mmi
	add r14 = r35, r32
	;;
	addp4 r14 = 0,r14
	nop 0
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
	add r32 = r14, r32
	;;
	addp4 r32 = 0,r32
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r32, r37
	(p6) br.cond.dpnt .L99
	.align 32
.L101:
	.mmi
	add r14 = r35, r32
	adds r18 = 16, r12
	mov r42 = r32
	.mii
	mov r44 = r35
	mov r43 = r33
	;;
	addp4 r14 = 0,r14
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
	ld1 r36 = [r14]
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	add r36 = r36, r32
	nop 0
	mov r1 = r40
	.mmb
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mmi
	nop 0
	addp4 r32 = 0,r36
	nop 0
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r32, r37
	(p6) br.cond.dptk .L101
.L99:
	.mii
	add r14 = r35, r37
	addl r43 = 2048, r0
	;;
	addp4 r14 = 0,r14
	;;
	.mmi
	mov r42 = r14
	ld1 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L103
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strnlen#
	;;
	.mii
	add r37 = r8, r37
	mov r1 = r40
	;;
	addp4 r37 = 0,r37
	;;
	.mib
	nop 0
	cmp4.leu p6, p7 = r32, r37
	(p6) br.cond.dptk .L96
	.align 32
.L103:
	.mmi
	mov r32 = r0
	nop 0
	nop 0
	;;
.L85:
	.mii
	mov r8 = r32
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L119:
	.body
	.copy_state 1
	.mii
	ld1 r14 = [r32]
	dep.z r43 = r43, 16, 16
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmb
	mov r17 = r14
	or r15 = r43, r15
	(p7) br.cond.dpnt .L103
	;;
	.mmi
	(p6) mov r14 = r0
	nop 0
	nop 0
	;;
	.align 32
.L88:
	.mii
	adds r16 = 1, r32
	dep.z r14 = r14, 16, 16
	mov r18 = r32
	;;
	.mmi
	or r14 = r14, r17
	nop 0
	addp4 r32 = 0,r16
	;;
	.mmi
	ld1 r16 = [r32]
	nop 0
	cmp4.ne p6, p7 = r14, r15
	;;
	.mmi
	mov r17 = r16
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r16
	(p8) br.cond.dptk .L88
	.mib
	nop 0
	adds r18 = -1, r18
	(p6) br.cond.dpnt .L103
	;;
	.mmi
	addp4 r32 = 0,r18
	nop 0
	nop 0
	;;
.L122:
	.mii
	mov r8 = r32
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L118:
	.body
	.copy_state 2
	.mib
	mov r42 = r32
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mmi
	addp4 r32 = 0,r8
	nop 0
	mov r1 = r40
	;;
	.mii
	mov r8 = r32
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 64, r12
	nop 0
	br.ret.sptk.many b0
.L121:
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
	(p6) br.cond.dpnt .L103
	;;
	.align 32
.L93:
	.mii
	adds r15 = 1, r32
	dep.z r14 = r14, 8, 24
	mov r18 = r32
	;;
	.mmi
	or r14 = r14, r17
	nop 0
	addp4 r32 = 0,r15
	;;
	.mmi
	ld1 r15 = [r32]
	nop 0
	cmp4.ne p6, p7 = r14, r16
	;;
	.mmi
	mov r17 = r15
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r15
	(p8) br.cond.dptk .L93
	.mib
	adds r18 = -3, r18
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mib
	nop 0
	addp4 r32 = 0,r18
	br .L122
	;;
.L120:
	.mii
	nop 0
	dep.z r15 = r15, 16, 16
	nop 0
	.mii
	ld1 r16 = [r32]
	nop 0
	;;
	dep.z r14 = r43, 24, 8
	.mmb
	mov r17 = r16
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L103
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
.L91:
	.mmi
	or r15 = r15, r17
	adds r16 = 1, r32
	mov r18 = r32
	;;
	.mii
	nop 0
	dep.z r15 = r15, 8, 24
	addp4 r32 = 0,r16
	;;
	.mmi
	ld1 r16 = [r32]
	nop 0
	cmp4.ne p6, p7 = r15, r14
	;;
	.mmi
	mov r17 = r16
	(p6) cmp.eq.unc p8, p0 = r0, r0
	(p7) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	;;
	.mib
	nop 0
	cmp.ne.and.orcm p8, p9 = 0, r16
	(p8) br.cond.dptk .L91
	.mib
	adds r18 = -2, r18
	nop 0
	(p6) br.cond.dpnt .L103
	;;
	.mib
	nop 0
	addp4 r32 = 0,r18
	br .L122
.L94:
	.mmi
	mov r34 = r33
	mov r33 = r8
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r41
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
