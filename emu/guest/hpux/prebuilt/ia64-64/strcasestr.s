// ab856c843e5dfa42abff7976be18aaeb newlib/libc/string/strcasestr.c
	.file	"strcasestr.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc critical_factorization#
critical_factorization:
	.prologue 12, 42
	.mmi
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 3, 10, 1, 0
	mov r44 = r1
	.save rp, r42
	mov r42 = b0
	.body
	.mmb
	cmp.geu p6, p7 = 1, r33
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	addl r40 = 1, r0
	nop 0
	addl r37 = 1, r0
	.mmi
	mov r38 = r0
	addl r39 = -1, r0
	addl r36 = 1, r0
	;;
	.align 32
.L7:
	.mmi
	nop 0
	add r14 = r32, r36
	nop 0
	;;
	.mib
	ld1 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	add r14 = r32, r37
	mov r1 = r44
	zxt1 r35 = r8
	;;
	.mmi
	nop 0
	add r14 = r14, r39
	nop 0
	;;
	.mib
	ld1 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mii
	nop 0
	zxt1 r8 = r8
	mov r1 = r44
	;;
	.mii
	cmp4.leu p6, p7 = r8, r35
	nop 0
	;;
	(p7) sub r40 = r36, r39
	.mmb
	(p7) mov r38 = r36
	(p7) addl r37 = 1, r0
	(p7) br.cond.dptk .L4
	.mib
	cmp4.ne p6, p7 = r8, r35
	nop 0
	(p7) br.cond.dpnt .L19
	;;
	.mmi
	nop 0
	(p6) mov r39 = r38
	(p6) addl r37 = 1, r0
	.mmi
	nop 0
	(p6) adds r38 = 1, r38
	(p6) addl r40 = 1, r0
	;;
.L4:
	.mmi
	nop 0
	add r36 = r38, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r33, r36
	(p6) br.cond.dptk .L7
.L21:
	.mmi
	st8 [r34] = r40
	addl r41 = 1, r0
	addl r37 = 1, r0
	.mmi
	mov r38 = r0
	addl r40 = -1, r0
	addl r36 = 1, r0
	;;
	.align 32
.L12:
	.mmi
	nop 0
	add r14 = r32, r36
	nop 0
	;;
	.mib
	ld1 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	add r14 = r32, r37
	mov r1 = r44
	zxt1 r35 = r8
	;;
	.mmi
	nop 0
	add r14 = r14, r40
	nop 0
	;;
	.mib
	ld1 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mii
	nop 0
	zxt1 r8 = r8
	mov r1 = r44
	;;
	.mii
	cmp4.geu p6, p7 = r8, r35
	nop 0
	;;
	(p7) sub r41 = r36, r40
	.mmb
	(p7) mov r38 = r36
	(p7) addl r37 = 1, r0
	(p7) br.cond.dptk .L9
	.mib
	cmp4.ne p6, p7 = r8, r35
	nop 0
	(p7) br.cond.dpnt .L20
	;;
	.mmi
	nop 0
	(p6) mov r40 = r38
	(p6) addl r37 = 1, r0
	.mmi
	nop 0
	(p6) adds r38 = 1, r38
	(p6) addl r41 = 1, r0
	;;
.L9:
	.mmi
	nop 0
	add r36 = r37, r38
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r33, r36
	(p6) br.cond.dptk .L12
.L22:
	.mmi
	adds r8 = 1, r39
	nop 0
	adds r40 = 1, r40
	;;
	.mib
	cmp.gtu p6, p7 = r8, r40
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	st8 [r34] = r41
	mov r8 = r40
.L1:
	.mii
	nop 0
	mov b0 = r42
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r43
	br.ret.sptk.many b0
.L19:
	.mmi
	cmp.eq p6, p7 = r40, r37
	;;
	(p6) add r38 = r38, r37
	(p7) adds r37 = 1, r37
	;;
	.mmi
	(p6) addl r37 = 1, r0
	;;
	add r36 = r38, r37
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r33, r36
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L21
	;;
.L20:
	.mmi
	cmp.eq p6, p7 = r41, r37
	;;
	(p6) add r38 = r38, r37
	(p7) adds r37 = 1, r37
	;;
	.mmi
	(p6) addl r37 = 1, r0
	;;
	add r36 = r37, r38
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r33, r36
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L22
.L14:
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r40 = r0
	;;
	.mib
	st8 [r34] = r41
	mov r8 = r40
	br .L1
	.endp critical_factorization#
	.align 16
	.align 64
	.proc two_way_long_needle#
two_way_long_needle:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 4, 17, 3, 0
	.fframe 2064
	adds r12 = -2064, r12
	.save pr, r51
	mov r51 = pr
	.mmi
	mov r50 = r1
	mov r54 = r35
	mov r53 = r34
	;;
	.mii
	nop 0
	.save rp, r48
	mov r48 = b0
	adds r55 = 2064, r12
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = critical_factorization#
	;;
	.mmb
	addl r15 = 255, r0
	mov r1 = r50
	nop 0
	.mmi
	adds r14 = 16, r12
	mov r41 = r8
	.save ar.lc, r52
	mov r52 = ar.lc
	.body
	;;
	.mii
	nop 0
	mov ar.lc = r15
	nop 0
	;;
	.align 32
.L24:
	.mib
	st8 [r14] = r35, 8
	nop 0
	br.cloop.sptk.few .L24
	.mmi
	cmp.ne p6, p7 = 0, r35
	nop 0
	add r37 = r35, r34
	.mmb
	mov r36 = r34
	nop 0
	(p7) br.cond.dpnt .L82
	;;
	.mii
	(p6) sub r14 = r37, r34, 1
	nop 0
	;;
	(p6) mov ar.lc = r14
	.align 32
.L29:
	.mib
	ld1 r53 = [r36], 1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	nop 0
	sxt4 r14 = r8
	nop 0
	.mmi
	adds r16 = 16, r12
	sub r15 = r37, r36
	mov r1 = r50
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.cloop.sptk.few .L29
	.mmi
	adds r16 = 2064, r12
	mov r55 = r41
	mov r53 = r34
	.mmi
	mov r43 = r0
	mov r42 = r0
	adds r44 = -1, r35
	;;
	.mmi
	ld8 r45 = [r16]
	nop 0
	sub r47 = 1, r41
	;;
	.mib
	add r54 = r34, r45
	sub r46 = r35, r45
	br.call.sptk.many b0 = strncasecmp#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L28
	.mmi
	add r40 = r42, r35
	nop 0
	mov r54 = r0
	.mmi
	add r53 = r32, r33
	nop 0
	cmp.leu p16, p17 = r41, r43
	;;
	.mib
	sub r55 = r40, r33
	(p16) mov r37 = r43
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	add r14 = r32, r40
	nop 0
	cmp.ne p6, p7 = 0, r40
	.mmi
	(p17) mov r37 = r41
	nop 0
	mov r1 = r50
	;;
	.mib
	adds r14 = -1, r14
	cmp.eq.and.orcm p6, p7 = 0, r8
	(p7) br.cond.dpnt .L55
	;;
	.align 32
.L43:
	.pred.rel.mutex p16, p17
	.mib
	ld1 r53 = [r14]
	mov r33 = r40
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	adds r16 = 16, r12
	sxt4 r14 = r8
	.mmi
	cmp.ne p6, p7 = 0, r43
	mov r1 = r50
	cmp.leu p10, p11 = r44, r37
	;;
	.mii
	shladd r14 = r14, 3, r0
	(p6) addl r15 = 1, r0
	;;
	add r14 = r16, r14
	.mmi
	(p7) mov r15 = r0
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ltu p8, p9 = r14, r45
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L31
	;;
	.mii
	(p8) addl r16 = 1, r0
	mov r43 = r0
	;;
	(p9) mov r16 = r0
	;;
	.mmi
	and r15 = r16, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mii
	(p7) mov r14 = r46
	nop 0
	;;
	add r42 = r42, r14
	;;
.L90:
	.mmi
	add r40 = r42, r35
	nop 0
	mov r54 = r0
	.mmi
	add r53 = r32, r33
	nop 0
	cmp.leu p16, p17 = r41, r43
	;;
	.mib
	sub r55 = r40, r33
	(p16) mov r37 = r43
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	add r14 = r32, r40
	nop 0
	cmp.ne p6, p7 = 0, r40
	.mmi
	(p17) mov r37 = r41
	nop 0
	mov r1 = r50
	;;
	.mib
	adds r14 = -1, r14
	cmp.eq.and.orcm p6, p7 = 0, r8
	(p6) br.cond.dptk .L43
.L55:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
	;;
.L75:
	.mii
	nop 0
	mov pr = r51, -1
	;;
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 2064, r12
	br.ret.sptk.many b0
.L28:
	.body
	.copy_state 1
	.mmi
	sub r14 = r35, r41
	adds r44 = -1, r35
	mov r43 = r0
	.mmi
	sub r46 = 1, r41
	;;
	cmp.leu p6, p7 = r41, r14
	cmp.leu p16, p17 = r44, r41
	;;
	.mii
	(p7) mov r14 = r41
	nop 0
	;;
	adds r45 = 1, r14
	.mmi
	adds r14 = 2064, r12
	;;
	st8 [r14] = r45
	nop 0
	.align 32
.L44:
	.pred.rel.mutex p16, p17
	.mmi
	add r40 = r43, r35
	add r53 = r32, r33
	mov r54 = r0
	;;
	.mib
	sub r55 = r40, r33
	mov r33 = r40
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	add r14 = r32, r40
	cmp.eq p6, p7 = 0, r8
	mov r1 = r50
	;;
	.mib
	cmp.ne.and.orcm p6, p7 = 0, r40
	adds r14 = -1, r14
	(p7) br.cond.dpnt .L55
	;;
	.mib
	ld1 r53 = [r14]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mii
	nop 0
	sxt4 r14 = r8
	adds r15 = 16, r12
	.mmi
	mov r1 = r50
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L83
	;;
	.mib
	nop 0
	(p6) add r43 = r43, r14
	br .L44
	;;
.L83:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 1, r41
	add r37 = r43, r41
	sub r15 = r44, r41, 1
	.mmb
	add r39 = r34, r41
	mov r38 = r41
	(p16) br.cond.dpnt .L46
	;;
	.mmi
	cmp.ltu p6, p7 = r44, r14
	add r37 = r32, r37
	mov ar.lc = r15
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L70
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r44
	(p6) br.cond.spnt .L70
	.align 32
.L47:
	.pred.rel.mutex p16, p17
	.mib
	ld1 r53 = [r39], 1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r36 = r8
	.mmb
	ld1 r53 = [r37], 1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = r8, r36
	(p7) br.cond.dpnt .L84
.L51:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r38 = 1, r38
	br.cloop.sptk.few .L47
	;;
.L46:
	.pred.rel.mutex p16, p17
	.mmi
	adds r38 = -1, r41
	nop 0
	add r39 = r32, r43
	.mmb
	cmp.eq p6, p7 = 0, r41
	nop 0
	(p6) br.cond.dpnt .L85
	;;
	.mii
	add r37 = r43, r38
	add r38 = r34, r38
	;;
	add r37 = r32, r37
	;;
	.mii
	sub r14 = r37, r39
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L49:
	.pred.rel.mutex p16, p17
	.mib
	ld1 r53 = [r38], -1
	mov r42 = r39
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r50
	ld1 r53 = [r37], -1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	mov r1 = r50
	cmp4.eq p6, p7 = r8, r36
	.bbb
	nop 0
	(p7) br.cond.dpnt .L86
	br.cloop.sptk.few .L49
	.mmi
	mov r8 = r42
	nop 0
	nop 0
	;;
.L91:
	.mii
	nop 0
	mov pr = r51, -1
	;;
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 2064, r12
	br.ret.sptk.many b0
	;;
.L70:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mib
	ld1 r53 = [r39], 1
	mov ar.lc = 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r50
	ld1 r53 = [r37], 1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = r8, r36
	(p6) br.cond.dptk .L51
	;;
.L84:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.geu p6, p7 = r38, r44
	nop 0
	add r14 = r46, r43
	.mmb
	mov r33 = r40
	nop 0
	(p6) br.cond.spnt .L46
	;;
	.mib
	nop 0
	(p7) add r43 = r14, r38
	br .L44
.L31:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 1, r37
	add r38 = r42, r37
	nop 0
	.mmb
	sub r14 = r44, r37, 1
	add r39 = r34, r37
	(p10) br.cond.dpnt .L34
	;;
	.mmi
	cmp.ltu p6, p7 = r44, r15
	nop 0
	add r38 = r32, r38
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L35:
	.pred.rel.mutex p16, p17
	.mib
	ld1 r53 = [r39], 1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r50
	ld1 r53 = [r38], 1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = r8, r36
	(p7) br.cond.dpnt .L87
	;;
	.mib
	nop 0
	adds r37 = 1, r37
	br.cloop.sptk.few .L35
	;;
.L34:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r37 = -1, r41
	nop 0
	;;
	.mib
	(p16) mov r37 = r41
	nop 0
	(p16) br.cond.dpnt .L36
	;;
	.mmi
	sub r14 = r37, r43
	add r38 = r42, r37
	add r39 = r34, r37
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.mmb
	ld1 r53 = [r39], -1
	add r38 = r32, r38
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r36 = r8
	.mmb
	ld1 r53 = [r38], -1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	adds r14 = -1, r37
	mov r1 = r50
	.mmb
	nop 0
	cmp4.eq p6, p7 = r8, r36
	(p7) br.cond.dpnt .L88
	.align 32
.L40:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L65
	;;
.L36:
	.mmi
	adds r14 = 1, r43
	mov r43 = r46
	mov r33 = r40
	;;
	.mib
	cmp.geu p6, p7 = r37, r14
	nop 0
	(p7) br.cond.dpnt .L89
	;;
	.mib
	nop 0
	add r42 = r42, r45
	br .L90
.L65:
	.mmi
	nop 0
	mov r37 = r14
	nop 0
	.mmb
	ld1 r53 = [r39], -1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r50
	ld1 r53 = [r38], -1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	mov r1 = r50
	adds r14 = -1, r37
	.mmb
	nop 0
	cmp4.eq p6, p7 = r8, r36
	(p6) br.cond.dptk .L40
.L88:
	.mib
	nop 0
	adds r37 = 1, r37
	br .L36
	;;
.L87:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.geu p6, p7 = r37, r44
	nop 0
	add r14 = r47, r42
	.mmb
	mov r33 = r40
	nop 0
	(p6) br.cond.spnt .L34
	;;
	.mib
	(p7) add r42 = r14, r37
	(p7) mov r43 = r0
	br .L90
	;;
.L86:
	.pred.rel.mutex p16, p17
	.mib
	add r43 = r43, r45
	mov r33 = r40
	br .L44
.L82:
	.mmi
	adds r16 = 2064, r12
	mov r55 = r41
	mov r53 = r34
	;;
	.mmi
	nop 0
	ld8 r54 = [r16]
	nop 0
	;;
	.mib
	add r54 = r34, r54
	nop 0
	br.call.sptk.many b0 = strncasecmp#
	;;
	.mmi
	sub r55 = r0, r33
	mov r54 = r0
	add r53 = r32, r33
	.mmb
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mib
	mov r1 = r50
	mov r8 = r0
	br .L75
	;;
.L89:
	.mii
	add r8 = r32, r42
	mov pr = r51, -1
	;;
	mov b0 = r48
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 2064, r12
	br.ret.sptk.many b0
.L85:
	.body
	.copy_state 3
	.mmi
	nop 0
	mov r42 = r39
	nop 0
	;;
	.mib
	nop 0
	mov r8 = r42
	br .L91
	.endp two_way_long_needle#
	.align 16
	.align 64
	.global strcasestr#
	.type	strcasestr#, @function
	.proc strcasestr#
strcasestr:
	.prologue 12, 49
	.mmi
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 4, 18, 3, 0
	.fframe 16
	adds r12 = -16, r12
	mov r40 = r32
	.mmi
	ld1 r14 = [r32]
	adds r32 = 1, r32
	mov r51 = r1
	;;
	.mmi
	ld1 r15 = [r33]
	addl r38 = 1, r0
	sxt1 r14 = r14
	.mmi
	mov r34 = r33
	mov r36 = r33
	mov r39 = r32
	;;
	.mii
	mov r54 = r14
	.save pr, r52
	mov r52 = pr
	sxt1 r15 = r15
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	nop 0
	.save ar.lc, r53
	mov r53 = ar.lc
	;;
	.mib
	nop 0
	.save rp, r49
	mov r49 = b0
	.body
	(p7) br.cond.dpnt .L139
	.align 32
.L96:
	.mmi
	mov r33 = r36
	ld1 r14 = [r36], 1
	zxt1 r54 = r54
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r51
	nop 0
	mov r37 = r8
	.mmb
	ld1 r54 = [r33]
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	ld1 r14 = [r39], 1
	cmp4.eq p6, p7 = r8, r37
	mov r1 = r51
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	mov r54 = r14
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	and r38 = r38, r15
	(p6) br.cond.dptk .L96
	.mii
	ld1 r14 = [r36]
	mov r33 = r36
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L114
	;;
.L97:
	.mmi
	sub r35 = r33, r34
	nop 0
	cmp4.ne p6, p7 = 0, r38
	.mmb
	sub r33 = r33, r34, 1
	nop 0
	(p6) br.cond.dpnt .L95
	;;
	.mib
	cmp.ltu p6, p7 = 31, r35
	nop 0
	(p7) br.cond.dpnt .L140
	;;
	.mii
	nop 0
	mov pr = r52, -1
	;;
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = r53
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 4, 0
	nop 0
	br.sptk.many two_way_long_needle#
.L139:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L95
	.align 32
.L114:
	.mmi
	mov r40 = r0
	nop 0
	nop 0
	;;
.L95:
	.mii
	mov r8 = r40
	mov pr = r52, -1
	;;
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L140:
	.body
	.copy_state 2
	.mmi
	adds r56 = 16, r12
	mov r55 = r35
	mov r54 = r34
	.mmb
	mov r44 = r0
	mov r42 = r0
	br.call.sptk.many b0 = critical_factorization#
	;;
	.mmi
	adds r14 = 16, r12
	mov r1 = r51
	mov r41 = r8
	.mmi
	sub r45 = 1, r8
	mov r54 = r34
	mov r56 = r8
	;;
	.mmi
	nop 0
	ld8 r46 = [r14]
	nop 0
	;;
	.mib
	add r55 = r34, r46
	sub r47 = r35, r46
	br.call.sptk.many b0 = strncasecmp#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L101
	.mmi
	sub r14 = r35, r41
	mov r42 = r0
	cmp.geu p16, p17 = r41, r35
	.mmi
	adds r45 = 1, r41
	sub r46 = 1, r41
	adds r48 = -1, r41
	;;
	.mmi
	cmp.leu p6, p7 = r41, r14
	cmp.eq p18, p19 = 0, r41
	andcm r47 = -1, r40
	;;
	.mii
	(p7) mov r14 = r41
	nop 0
	;;
	adds r44 = 1, r14
	.mmi
	adds r14 = 16, r12
	;;
	st8 [r14] = r44
	nop 0
.L115:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r43 = r35, r42
	mov r55 = r0
	add r54 = r32, r33
	.mmi
	add r37 = r45, r42
	add r39 = r34, r41
	mov r38 = r41
	;;
	.mib
	sub r56 = r43, r33
	add r37 = r40, r37
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r43
	sub r14 = r41, r35
	mov r1 = r51
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	andcm r14 = -1, r14
	;;
	.mmi
	(p7) mov r15 = r0
	cmp.eq p6, p7 = 0, r8
	mov ar.lc = r14
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r15 = r16, r15
	nop 0
	;;
	.mbb
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L114
	(p16) br.cond.dpnt .L116
	.align 32
.L123:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld1 r54 = [r39], 1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r51
	ld1 r54 = [r37], 1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = r8, r36
	(p7) br.cond.dpnt .L141
	;;
	.mib
	nop 0
	adds r38 = 1, r38
	br.cloop.sptk.few .L123
	;;
.L116:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	add r37 = r41, r42
	nop 0
	sub r14 = r47, r42
	.mmb
	add r38 = r34, r48
	nop 0
	(p18) br.cond.dpnt .L119
	;;
	.mmi
	nop 0
	add r37 = r40, r37
	nop 0
	;;
	.mii
	add r14 = r14, r37
	nop 0
	;;
	mov ar.lc = r14
	.align 32
.L120:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	ld1 r54 = [r38], -1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r51
	ld1 r54 = [r37], -1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	mov r1 = r51
	cmp4.eq p6, p7 = r8, r36
	.bbb
	nop 0
	(p7) br.cond.dpnt .L142
	br.cloop.sptk.few .L120
.L119:
	.mmi
	add r40 = r32, r42
	;;
	mov r8 = r40
	mov pr = r52, -1
	;;
	.mii
	nop 0
	mov b0 = r49
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r53
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L143:
	.body
	.copy_state 3
	.mmi
	cmp.geu p6, p7 = r37, r35
	nop 0
	add r14 = r45, r42
	.mmb
	mov r33 = r43
	nop 0
	(p6) br.cond.spnt .L103
	;;
	.mmi
	nop 0
	(p7) add r42 = r37, r14
	(p7) mov r44 = r0
	;;
.L101:
	.mmi
	add r43 = r35, r42
	mov r55 = r0
	add r54 = r32, r33
	;;
	.mib
	sub r56 = r43, r33
	nop 0
	br.call.sptk.many b0 = memchr#
	;;
	.mmi
	cmp.leu p6, p7 = r44, r41
	nop 0
	mov r1 = r51
	;;
	.mmi
	(p6) mov r37 = r41
	;;
	(p7) mov r37 = r44
	cmp.eq p6, p7 = 0, r8
	;;
	.mmi
	sub r14 = r37, r35
	add r38 = r37, r42, 1
	add r39 = r34, r37
	.mmb
	cmp.geu p8, p9 = r37, r35
	cmp.ne.and.orcm p6, p7 = 0, r43
	(p7) br.cond.dpnt .L114
	;;
	.mmi
	nop 0
	andcm r14 = -1, r14
	add r38 = r40, r38
	.mmb
	nop 0
	nop 0
	(p8) br.cond.dpnt .L103
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L104:
	.mib
	ld1 r54 = [r39], 1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r51
	ld1 r54 = [r38], 1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mib
	mov r1 = r51
	cmp4.eq p6, p7 = r8, r36
	(p7) br.cond.dpnt .L143
	;;
	.mib
	nop 0
	adds r37 = 1, r37
	br.cloop.sptk.few .L104
.L103:
	.mmi
	adds r38 = -1, r41
	nop 0
	cmp.geu p6, p7 = r44, r41
	;;
	.mib
	(p6) mov r38 = r41
	nop 0
	(p6) br.cond.dpnt .L105
	;;
	.mmi
	sub r14 = r38, r44
	add r37 = r41, r42
	add r39 = r34, r38
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.mmb
	add r37 = r40, r37
	ld1 r54 = [r39], -1
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r51
	ld1 r54 = [r37], -1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	adds r14 = -1, r38
	mov r1 = r51
	.mmb
	nop 0
	cmp4.eq p6, p7 = r8, r36
	(p7) br.cond.dpnt .L144
	.align 32
.L109:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L131
	;;
.L105:
	.mmi
	adds r14 = 1, r44
	mov r44 = r47
	mov r33 = r43
	;;
	.mib
	cmp.geu p6, p7 = r38, r14
	nop 0
	(p7) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	add r42 = r42, r46
	br .L101
.L131:
	.mmi
	nop 0
	mov r38 = r14
	nop 0
	.mmb
	ld1 r54 = [r39], -1
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	mov r1 = r51
	ld1 r54 = [r37], -1
	mov r36 = r8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = tolower#
	;;
	.mmi
	nop 0
	mov r1 = r51
	adds r14 = -1, r38
	.mmb
	nop 0
	cmp4.eq p6, p7 = r8, r36
	(p6) br.cond.dptk .L109
.L144:
	.mib
	nop 0
	adds r38 = 1, r38
	br .L105
	;;
.L141:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	cmp.ltu p6, p7 = r38, r35
	nop 0
	add r14 = r46, r42
	.mmb
	mov r33 = r43
	nop 0
	(p7) br.cond.spnt .L116
	;;
	.mib
	nop 0
	(p6) add r42 = r14, r38
	br .L115
	;;
.L142:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	add r42 = r42, r44
	mov r33 = r43
	br .L115
	.endp strcasestr#
	.global memchr#
	.type	memchr#, @function
	.global strncasecmp#
	.type	strncasecmp#, @function
	.global tolower#
	.type	tolower#, @function
	.ident	"GCC: (GNU) 12.2.0"
