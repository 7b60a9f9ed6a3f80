// afe3b78e9fa5cfbe7ebef7cafbb8e9f1 emu/guest/libc/scan.c
	.file	"scan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc next#
next:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	ld8 r14 = [r32]
	.save rp, r33
	mov r33 = b0
	.mmi
	adds r15 = 16, r32
	adds r16 = 8, r32
	mov r35 = r1
	.body
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	mov r36 = r14
	(p6) br.cond.dpnt .L2
	;;
	.mib
	adds r32 = 24, r32
	nop 0
	br.call.sptk.many b0 = getc#
	;;
	.mmb
	cmp4.ne p6, p7 = -1, r8
	ld4 r14 = [r32]
	nop 0
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mii
	(p6) addl r15 = 1, r0
	mov ar.pfs = r34
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L2:
	.mmi
	ld8 r14 = [r15]
	nop 0
	mov b0 = r33
	;;
	.mmi
	adds r17 = 4, r14
	cmp.eq p6, p7 = 0, r14
	mov ar.pfs = r34
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L4
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	mov r8 = r14
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = -1, r14
	adds r32 = 24, r32
	.mmi
	st8 [r15] = r17
	;;
	ld4 r14 = [r32]
	(p6) addl r15 = 1, r0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L4:
	.mmi
	ld8 r14 = [r16]
	addl r15 = 1, r0
	mov b0 = r33
	;;
	.mmi
	adds r17 = 1, r14
	nop 0
	mov ar.pfs = r34
	;;
	.mmi
	nop 0
	ld1 r8 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	adds r32 = 24, r32
	st8 [r16] = r17
	nop 0
	;;
	.mmi
	ld4 r14 = [r32]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
.L6:
	.mmb
	adds r32 = 24, r32
	mov r15 = r0
	nop 0
	.mmi
	addl r8 = -1, r0
	nop 0
	mov b0 = r33
	;;
	.mii
	ld4 r14 = [r32]
	mov ar.pfs = r34
	;;
	add r14 = r14, r15
	;;
	.mib
	st4 [r32] = r14
	nop 0
	br.ret.sptk.many b0
	.endp next#
	.align 16
	.align 64
	.proc accept#
accept:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 8, 3, 0
	adds r35 = 24, r33
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	;;
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L36
.L11:
	.mmi
	mov r37 = r0
	nop 0
	nop 0
	;;
.L9:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	;;
.L36:
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	adds r14 = -65, r8
	mov r36 = r8
	mov r1 = r42
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 25, r14
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	(p7) or r37 = 32, r36
	nop 0
	nop 0
	;;
.L13:
	.mmi
	mov r43 = r34
	mov r44 = r37
	nop 0
	.mmb
	adds r38 = 8, r33
	adds r39 = 16, r33
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	ld4 r14 = [r35]
	ld8.a r15 = [r39]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	;;
	st4 [r35] = r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r38]
	ld8.c.clr r15 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	adds r43 = 1, r14
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r15, r43
	nop 0
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	(p7) ld8 r35 = [r33]
	st8 [r38] = r43
	nop 0
	;;
	.mmi
	add r35 = r35, r14
	ld8.a r15 = [r38]
	nop 0
	.mmi
	ld8.a r14 = [r33]
	;;
	st1 [r35] = r36
	nop 0
	;;
	.mmi
	ld8.c.clr r15 = [r38]
	ld8.c.clr r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	nop 0
.L39:
	.mmi
	mov r8 = r37
	nop 0
	mov b0 = r40
	;;
	.mib
	nop 0
	mov ar.pfs = r41
	br.ret.sptk.many b0
	;;
.L38:
	.mib
	shladd r43 = r43, 1, r0
	nop 0
	br.call.sptk.many b0 = malloc#
	;;
	.mmi
	cmp.eq p6, p7 = 0, r8
	mov r1 = r42
	nop 0
	.mmb
	mov r35 = r8
	mov r43 = r8
	(p6) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	ld8 r45 = [r38]
	nop 0
	.mmb
	ld8 r44 = [r33]
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	ld8 r43 = [r33]
	adds r14 = 28, r33
	mov r1 = r42
	;;
	.mib
	cmp.eq p6, p7 = r14, r43
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L24:
	.mmi
	ld8.a r14 = [r39]
	st8 [r33] = r35
	nop 0
	;;
	.mmi
	ld8.c.clr r14 = [r39]
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	st8 [r39] = r14
	;;
	ld8 r14 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	adds r43 = 1, r14
	add r35 = r35, r14
	.mmi
	ld8.a r14 = [r33]
	;;
	st8 [r38] = r43
	nop 0
	.mmi
	st1 [r35] = r36
	;;
	ld8 r15 = [r38]
	nop 0
	.mmi
	ld8.c.clr r14 = [r33]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st1 [r14] = r0
	nop 0
	br .L39
.L16:
	.mmi
	adds r15 = 24, r32
	ld4 r14 = [r35]
	nop 0
	.mmi
	cmp4.eq p6, p7 = -1, r36
	mov r43 = r36
	mov r37 = r0
	;;
	.mib
	cmp4.eq.or.andcm p6, p7 = 0, r14
	nop 0
	(p6) br.cond.spnt .L11
	;;
	.mmi
	ld4 r14 = [r15]
	ld8 r44 = [r32]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	cmp.eq p6, p7 = 0, r44
	;;
	.mbb
	st4 [r15] = r14
	(p6) br.cond.dpnt .L18
	br.call.sptk.many b0 = ungetc#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L9
.L18:
	.mmi
	adds r15 = 16, r32
	nop 0
	mov r37 = r0
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) adds r32 = 8, r32
	(p7) adds r14 = -4, r14
	;;
	.mmi
	nop 0
	(p6) ld8 r14 = [r32]
	nop 0
	;;
	.mii
	(p6) adds r14 = -1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r15] = r14
	(p6) st8 [r32] = r14
	br .L9
.L37:
	.mmi
	nop 0
	adds r14 = -1, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 126, r14
	(p7) br.cond.dptk .L16
	.mib
	nop 0
	mov r37 = r8
	br .L13
	.endp accept#
	.align 16
	.align 64
	.proc take_text#
take_text:
	.prologue 12, 45
	.mmi
	.save ar.pfs, r46
	alloc r46 = ar.pfs, 4, 13, 2, 0
	adds r41 = 32, r32
	.save pr, r48
	mov r48 = pr
	.mmi
	cmp.ne p18, p19 = 0, r33
	mov r47 = r1
	mov r39 = r33
	;;
	.mmi
	ld4 r15 = [r41]
	(p18) addl r14 = 1, r0
	addl r40 = 255, r0
	.mmi
	mov r38 = r33
	cmp.eq p16, p17 = 0, r35
	andcm r42 = 1, r34
	;;
	.mmi
	(p19) mov r14 = r0
	cmp4.le p6, p7 = r0, r15
	.save rp, r45
	mov r45 = b0
	.body
	.mmi
	adds r44 = 8, r35
	cmp.eq p22, p23 = 0, r33
	mov r37 = r0
	;;
	.mib
	and r14 = r34, r14
	nop 0
	(p7) br.cond.dpnt .L86
	;;
	.mmi
	nop 0
	(p6) mov r43 = r14
	(p6) cmp4.eq p20, p21 = 0, r14
	.align 32
.L43:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	mov r49 = r32
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	mov r1 = r47
	mov r36 = r8
	nop 0
	.mmb
	cmp4.ne p6, p7 = -1, r8
	addl r17 = 1, r0
	(p7) br.cond.dpnt .L87
	;;
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L44
	;;
	.mmi
	ld8 r14 = [r44]
	ld8 r18 = [r35]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	ld4 r24 = [r14]
	;;
	cmp4.eq p6, p7 = 94, r24
	nop 0
	;;
	.mmi
	(p6) addl r19 = 1, r0
	;;
	(p7) mov r19 = r0
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r19, 2, r0
	nop 0
	;;
	.mii
	add r14 = r14, r15
	nop 0
	;;
	cmp.eq p6, p7 = 0, r14
.L47:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L56
	.align 32
.L55:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r16 = 4, r14
	;;
	.mib
	cmp4.ne p6, p7 = 93, r15
	cmp4.ne p8, p9 = 0, r15
	(p9) br.cond.dpnt .L53
	;;
.L57:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r17
	nop 0
	(p7) br.cond.spnt .L53
	;;
	.mmi
	nop 0
	ld4 r17 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 45, r17
	(p6) br.cond.dpnt .L88
	;;
	.mmi
	(p7) mov r14 = r16
	nop 0
	nop 0
.L49:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	cmp4.ne p6, p7 = r36, r15
	mov r17 = r0
	(p7) br.cond.dpnt .L82
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L56
.L54:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	adds r18 = 1, r23
	mov r17 = r0
	;;
	.align 32
.L56:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	ld1 r14 = [r18]
	adds r16 = 1, r18
	;;
	cmp4.ne p6, p7 = 93, r14
	.mmb
	mov r15 = r14
	cmp4.eq p8, p9 = 0, r14
	(p8) br.cond.dpnt .L53
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r17
	nop 0
	(p7) br.cond.spnt .L53
	;;
	.mmi
	nop 0
	ld1 r14 = [r16]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 45, r14
	;;
	.mib
	(p7) mov r18 = r16
	(p7) mov r14 = r0
	(p7) br.cond.dptk .L49
	;;
	.mmi
	adds r23 = 2, r18
	mov r20 = r0
	mov r18 = r16
	.mmi
	mov r14 = r0
	;;
	ld1 r16 = [r23]
	nop 0
	;;
.L51:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.leu p6, p7 = r36, r16
	cmp4.ne p10, p11 = 93, r16
	cmp4.ne p8, p9 = 0, r16
	;;
	.mmi
	(p6) addl r21 = 1, r0
	(p10) addl r22 = 1, r0
	(p8) addl r16 = 1, r0
	;;
	.mmi
	(p7) mov r21 = r0
	cmp4.geu p6, p7 = r36, r15
	(p11) mov r22 = r0
	.mmi
	(p9) mov r16 = r0
	;;
	(p6) addl r17 = 1, r0
	and r16 = r22, r16
	;;
	.mmi
	nop 0
	(p7) mov r17 = r0
	cmp4.eq p6, p7 = 0, r16
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dptk .L49
	;;
	.mmi
	and r17 = r21, r17
	nop 0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r17
	(p7) br.cond.dptk .L82
	;;
	.mmi
	adds r14 = 4, r20
	cmp.eq p6, p7 = 0, r20
	nop 0
	.mmb
	mov r18 = r23
	mov r17 = r0
	(p6) br.cond.dpnt .L54
	;;
	.mmi
	ld4 r15 = [r14]
	nop 0
	adds r16 = 4, r14
	;;
	.mib
	cmp4.ne p6, p7 = 93, r15
	cmp4.ne p8, p9 = 0, r15
	(p8) br.cond.dptk .L57
	;;
	.align 32
.L53:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r19
	(p7) br.cond.dpnt .L63
	;;
	.align 32
.L60:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.lt p6, p7 = r40, r36
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r42, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L89
.L64:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	(p18) cmp.eq.unc p8, p0 = r0, r0
	nop 0
	(p19) cmp.eq.unc p9, p0 = r0, r0
	.mmb
	mov r15 = r43
	(p21) st4 [r38] = r36
	.pred.rel.mutex p8, p9
	(p21) br.cond.dptk .L69
	.mmi
	(p23) st1 [r39] = r36
	nop 0
	nop 0
.L69:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld4 r14 = [r41]
	nop 0
	adds r37 = 1, r37
	.mii
	adds r39 = 1, r39
	adds r38 = 4, r38
	;;
	cmp4.lt p6, p7 = r37, r14
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	.mmi
	addl r14 = 1, r0
	nop 0
	nop 0
	;;
.L42:
	.pred.rel.mutex p8, p9
	.mii
	cmp4.eq p6, p7 = 0, r15
	sxt4 r16 = r37
	;;
	(p7) shladd r16 = r16, 2, r0
	;;
	.mmi
	nop 0
	(p7) add r33 = r33, r16
	nop 0
	;;
	.mib
	(p7) st4 [r33] = r0
	nop 0
	(p7) br.cond.dptk .L40
	.mii
	nop 0
	sxt4 r37 = r37
	;;
	(p8) add r33 = r33, r37
	.mmi
	nop 0
	;;
	(p8) st1 [r33] = r0
	nop 0
.L40:
	.mii
	mov r8 = r14
	mov pr = r48, -1
	;;
	mov b0 = r45
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L88:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r20 = 8, r14
	mov r23 = r18
	mov r14 = r16
	;;
	.mib
	ld4 r16 = [r20]
	nop 0
	br .L51
.L89:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmb
	mov r14 = r0
	addl r15 = 47, r0
	nop 0
	.mmi
	mov r1 = r47
	nop 0
	mov pr = r48, -1
	;;
	.mii
	st4 [r8] = r15
	mov b0 = r45
	mov r8 = r14
	;;
	.mib
	nop 0
	mov ar.pfs = r46
	br.ret.sptk.many b0
.L44:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ltu p6, p7 = r40, r36
	(p6) br.cond.dptk .L60
	;;
	.mib
	mov r49 = r36
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r47
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L64
.L63:
	.mmi
	adds r15 = 24, r32
	ld8 r50 = [r32]
	mov r49 = r36
	;;
	.mii
	ld4 r14 = [r15]
	cmp.ne p6, p7 = 0, r50
	;;
	adds r14 = -1, r14
	;;
	.mbb
	st4 [r15] = r14
	(p7) br.cond.dpnt .L90
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	cmp.ne p8, p9 = 0, r33
	cmp4.lt p6, p7 = 0, r37
	mov r1 = r47
	;;
	.mmi
	(p8) addl r15 = 1, r0
	nop 0
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p9) mov r15 = r0
	nop 0
	(p7) mov r14 = r0
	;;
	.mib
	nop 0
	and r15 = r34, r15
	br .L42
.L82:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.ne p6, p7 = 94, r24
	;;
	(p6) addl r19 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r19 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r19
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br .L63
.L45:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	ld1 r24 = [r18]
	addl r17 = 1, r0
	;;
	cmp4.eq p8, p9 = 94, r24
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mib
	mov r19 = r15
	add r18 = r18, r15
	br .L47
.L87:
	.mii
	cmp.ne p8, p9 = 0, r33
	cmp4.lt p6, p7 = 0, r37
	;;
	(p8) addl r15 = 1, r0
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p9) mov r15 = r0
	(p7) mov r14 = r0
	;;
	.mib
	nop 0
	and r15 = r34, r15
	br .L42
	;;
.L90:
	.mmi
	adds r15 = 16, r32
	nop 0
	cmp.ne p8, p9 = 0, r33
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	adds r16 = -4, r14
	;;
	.mmi
	(p6) adds r32 = 8, r32
	(p7) st8 [r15] = r16
	(p8) addl r15 = 1, r0
	;;
	.mmi
	(p6) ld8 r14 = [r32]
	nop 0
	(p9) mov r15 = r0
	;;
	.mmi
	(p6) adds r14 = -1, r14
	nop 0
	and r15 = r34, r15
	;;
	.mii
	(p6) st8 [r32] = r14
	cmp4.lt p6, p7 = 0, r37
	;;
	(p6) addl r14 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L42
	;;
.L86:
	.pred.rel.mutex p18, p19
	.mmi
	(p18) cmp.eq.unc p8, p0 = r0, r0
	(p19) cmp.eq.unc p9, p0 = r0, r0
	.pred.rel.mutex p8, p9
	mov r14 = r0
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mib
	nop 0
	and r15 = r34, r15
	br .L42
	.endp take_text#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"e"
	.align 8
.LC1:
	stringz	"p"
	.align 8
.LC2:
	stringz	"01234567"
	.align 8
.LC3:
	stringz	"[cCn"
	.align 8
.LC4:
	stringz	"+-"
	.align 8
.LC5:
	stringz	"i"
	.align 8
.LC6:
	stringz	"nf"
	.align 8
.LC8:
	stringz	"nity"
	.align 8
.LC10:
	stringz	"n"
	.align 8
.LC11:
	stringz	"an"
	.align 8
.LC13:
	stringz	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.align 8
.LC14:
	stringz	")"
	.align 8
.LC15:
	stringz	"0"
	.align 8
.LC16:
	stringz	"x"
	.align 8
.LC17:
	stringz	"."
	.align 8
.LC18:
	stringz	"("
	.section	.sdata,	"asw",	"progbits"
	.align 8
.LC7:
	data8	.LC6+1
	.align 8
.LC9:
	data8	.LC8+1
	.align 8
.LC12:
	data8	.LC11+1
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global scan_text#
	.type	scan_text#, @function
	.proc scan_text#
scan_text:
	.prologue 12, 64
	.mmi
	.save ar.pfs, r65
	alloc r65 = ar.pfs, 6, 31, 4, 0
	.fframe 288
	adds r12 = -288, r12
	.save ar.lc, r68
	mov r68 = ar.lc
	.mlx
	addl r49 = @ltoffx(.L121), r1
	movl r57 = @gprel(.LC3)
	;;
	.mmi
	adds r16 = 256, r12
	adds r46 = 200, r12
	adds r50 = 208, r12
	.mmi
	adds r53 = 216, r12
	adds r51 = 224, r12
	adds r47 = 184, r12
	;;
	.mmb
	st8 [r16] = r33
	adds r16 = 264, r12
	nop 0
	.mii
	adds r54 = 192, r12
	.save rp, r64
	mov r64 = b0
	mov r66 = r1
	;;
	.mmi
	st8 [r16] = r34
	adds r16 = 272, r12
	.save pr, r67
	mov r67 = pr
	.body
	.mmi
	mov r38 = r36
	mov r40 = r35
	mov r55 = r0
	;;
	.mmi
	st8 [r16] = r35
	adds r16 = 280, r12
	cmp.eq p16, p17 = 0, r36
	.mmi
	addl r45 = 1, r0
	addl r43 = 255, r0
	add r57 = r1, r57
	;;
	.mmi
	st8 [r16] = r36
	adds r16 = 176, r12
	adds r56 = 232, r12
	.mmi
	st8 [r46] = r0
	adds r58 = 240, r12
	adds r48 = 220, r12
	;;
	.mmi
	st8 [r50] = r0
	st8 [r53] = r0
	adds r52 = 212, r12
	.mlx
	ld8.mov r49 = [r49], .L121
	movl r41 = 26843544
	;;
	.mmi
	nop 0
	st8 [r51] = r0
	nop 0
	.mlx
	st8 [r16] = r32
	movl r44 = 268435456
	;;
	.mmi
	st8 [r47] = r33
	st8 [r54] = r34
	nop 0
	.align 32
.L92:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	zxt1 r14 = r45
	(p16) br.cond.dpnt .L271
.L389:
	.mmi
	ld4 r42 = [r38]
	nop 0
	adds r38 = 4, r38
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r42
	mov r39 = r42
	cmp.eq p16, p17 = 0, r38
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r14, 0
	(p7) br.cond.dpnt .L273
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r43, r42
	(p6) br.cond.dpnt .L93
.L94:
	.pred.rel.mutex p16, p17
	.mib
	adds r69 = 176, r12
	mov r45 = r0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.eq p6, p7 = r39, r8
	mov r1 = r66
	nop 0
	.mmb
	adds r16 = 176, r12
	mov r69 = r8
	(p6) br.cond.dpnt .L294
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = -1, r8
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mib
	st4 [r53] = r14
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mmi
	ld4 r14 = [r46]
	ld8 r70 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	cmp.eq p6, p7 = 0, r70
	;;
	.mbb
	st4 [r46] = r14
	(p6) br.cond.dpnt .L164
	br.call.sptk.many b0 = ungetc#
	;;
	.mib
	mov r1 = r66
	zxt1 r14 = r45
	(p17) br.cond.dptk .L389
	.align 32
.L271:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r39 = [r40]
	nop 0
	adds r40 = 1, r40
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r39
	nop 0
	mov r42 = r39
	;;
	.mib
	nop 0
	tbit.nz.and.orcm p6, p7 = r14, 0
	(p7) br.cond.dpnt .L273
.L93:
	.pred.rel.mutex p16, p17
	.mib
	mov r69 = r39
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L95
	;;
	.mbb
	cmp4.ne p6, p7 = 37, r42
	(p6) br.cond.dpnt .L94
	(p16) br.cond.dpnt .L107
	;;
	.mmi
	ld4 r14 = [r38]
	st4 [r50] = r0
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 42, r14
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	nop 0
	;;
	shladd r14 = r15, 2, r0
	.mmi
	st4 [r52] = r15
	;;
	add r38 = r38, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r38]
	;;
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dpnt .L108
.L118:
	.mmi
	adds r38 = 4, r38
	;;
	ld4 r16 = [r38]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dpnt .L390
	;;
.L114:
	.mib
	cmp4.ge p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L391
	;;
	.mmi
	adds r38 = 4, r38
	nop 0
	mov r14 = r44
	;;
	.mmi
	ld4 r16 = [r38]
	;;
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L114
.L390:
	.mmi
	st4 [r50] = r14
	nop 0
	nop 0
.L108:
	.mmi
	nop 0
	mov r59 = r48
	nop 0
	.mmi
	st4 [r48] = r0
	mov r16 = r0
	mov r18 = r0
.L139:
	.mmi
	ld4 r15 = [r38]
	;;
	adds r14 = -76, r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r14
	nop 0
	(p6) br.cond.dpnt .L119
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r49
	;;
	ld8 r17 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r17
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L121:
	data8 @pcrel(.L125)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L124)
	data8 @pcrel(.L119)
	data8 @pcrel(.L122)
	data8 @pcrel(.L119)
	data8 @pcrel(.L123)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L122)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L288)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L119)
	data8 @pcrel(.L288)
	.section	.text,	"ax",	"progbits"
.L97:
	.pred.rel.mutex p16, p17
	.mib
	mov r69 = r8
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L98
.L95:
	.pred.rel.mutex p16, p17
	.mib
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.geu p6, p7 = r43, r8
	nop 0
	mov r1 = r66
	.mmb
	mov r39 = r8
	nop 0
	(p6) br.cond.dpnt .L97
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
.L98:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 176, r12
	ld4 r14 = [r46]
	mov r69 = r39
	;;
	.mii
	ld8 r70 = [r15]
	adds r14 = -1, r14
	;;
	cmp.eq p6, p7 = 0, r70
	.mmb
	st4 [r46] = r14
	nop 0
	(p6) br.cond.dpnt .L100
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ungetc#
	;;
	.mib
	nop 0
	mov r1 = r66
	br .L92
.L126:
	.mii
	nop 0
	zxt1 r15 = r15
	mov r38 = r0
	;;
.L119:
	.mii
	cmp4.eq p6, p7 = 0, r16
	sxt1 r70 = r15
	cmp.eq p16, p17 = 0, r38
	;;
	.mmi
	(p7) st4 [r59] = r18
	cmp4.ne p6, p7 = 0, r15
	mov r39 = r70
	.mmi
	st1 [r51] = r70
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 91, r70
	(p16) br.cond.dpnt .L134
	;;
	.mmi
	shladd r14 = r14, 2, r0
	st8 [r56] = r40
	nop 0
	;;
	.mmi
	nop 0
	add r38 = r38, r14
	nop 0
	;;
	.mib
	st8 [r58] = r38
	nop 0
	(p7) br.cond.dpnt .L354
.L367:
	.mmi
	cmp.eq p16, p17 = 0, r38
	nop 0
	nop 0
.L135:
	.pred.rel.mutex p16, p17
	.mib
	mov r69 = r57
	nop 0
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r66
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L392
	;;
.L155:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.ne p6, p7 = 37, r39
	(p7) br.cond.dpnt .L393
	;;
.L162:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.ne p6, p7 = 110, r39
	adds r69 = 176, r12
	(p7) br.cond.dpnt .L394
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	adds r15 = 176, r12
	mov r1 = r66
	nop 0
	.mmb
	cmp4.eq p6, p7 = -1, r8
	mov r69 = r8
	(p6) br.cond.dpnt .L174
	;;
	.mmi
	ld4 r14 = [r46]
	ld8 r70 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	cmp.eq p6, p7 = 0, r70
	;;
	.mbb
	st4 [r46] = r14
	(p6) br.cond.dpnt .L175
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	ld1 r15 = [r51]
	nop 0
	mov r1 = r66
	.mmi
	st4 [r53] = r0
	ld4 r16 = [r52]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	cmp4.ne p6, p7 = 0, r16
	;;
	.mii
	adds r14 = -65, r15
	(p6) mov r39 = r0
	;;
	zxt1 r14 = r14
	.mmi
	nop 0
	(p7) ld8 r39 = [r37], 8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 50, r14
	(p6) br.cond.dpnt .L180
.L400:
	.pred.rel.mutex p16, p17
	.mmi
	addl r17 = @ltoffx(.L182), r1
	nop 0
	shladd r14 = r14, 3, r0
	;;
	.mmi
	ld8.mov r17 = [r17], .L182
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L182:
	data8 @pcrel(.L183)
	data8 @pcrel(.L180)
	data8 @pcrel(.L187)
	data8 @pcrel(.L180)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L186)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L185)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L183)
	data8 @pcrel(.L180)
	data8 @pcrel(.L184)
	data8 @pcrel(.L180)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L183)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L180)
	data8 @pcrel(.L181)
	.section	.text,	"ax",	"progbits"
.L288:
	.mmi
	nop 0
	addl r18 = 3, r0
	adds r38 = 4, r38
	.mmb
	nop 0
	addl r16 = 1, r0
	br .L139
	;;
.L122:
	.mmi
	nop 0
	addl r18 = 4, r0
	adds r38 = 4, r38
	.mmb
	nop 0
	addl r16 = 1, r0
	br .L139
.L392:
	.pred.rel.mutex p16, p17
	.mmi
	addl r42 = 255, r0
	nop 0
	nop 0
.L159:
	.pred.rel.mutex p16, p17
	.mib
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.geu p6, p7 = r42, r8
	mov r1 = r66
	nop 0
	.mmb
	mov r39 = r8
	adds r15 = 176, r12
	(p6) br.cond.dpnt .L156
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	nop 0
	(p6) br.cond.dpnt .L368
	;;
	.mmi
	ld4 r14 = [r46]
	ld8 r70 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	cmp.eq p6, p7 = 0, r70
	;;
	.mib
	st4 [r46] = r14
	nop 0
	(p6) br.cond.dpnt .L160
.L396:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r69 = r39
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L368:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r51]
	;;
	nop 0
	sxt1 r39 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 37, r39
	(p6) br.cond.dptk .L162
	.align 32
.L393:
	.pred.rel.mutex p16, p17
	.mib
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mmi
	cmp4.eq p6, p7 = 37, r8
	mov r1 = r66
	nop 0
	.mmb
	adds r16 = 176, r12
	mov r69 = r8
	(p6) br.cond.dpnt .L294
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	st4 [r53] = r14
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	ld4 r14 = [r46]
	ld8 r70 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = -1, r14
	nop 0
	cmp.eq p6, p7 = 0, r70
	;;
	.mmi
	nop 0
	st4 [r46] = r14
	nop 0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L164
	br.call.sptk.many b0 = ungetc#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L163:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r45 = r0
	br .L92
.L391:
	.mii
	shladd r15 = r14, 2, r0
	cmp.eq p16, p17 = 0, r38
	;;
	add r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	(p17) br.cond.dptk .L118
.L113:
	.mmi
	adds r40 = 1, r40
	;;
	ld1 r16 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p7) br.cond.dpnt .L395
	;;
.L116:
	.mmi
	nop 0
	cmp4.lt p6, p7 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r44
	(p6) br.cond.dptk .L113
	;;
	.mii
	shladd r15 = r14, 2, r0
	adds r40 = 1, r40
	;;
	add r14 = r15, r14
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	adds r14 = -48, r14
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	ld1 r16 = [r40]
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -48, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = 9, r15
	(p6) br.cond.dptk .L116
.L395:
	.mmi
	st4 [r50] = r14
	nop 0
	nop 0
.L111:
	.mmi
	adds r59 = 220, r12
	nop 0
	addl r19 = @ltoffx(.L128), r1
	.mmi
	mov r16 = r0
	nop 0
	mov r18 = r0
	;;
	.mmi
	ld8.mov r19 = [r19], .L128
	st4 [r59] = r0
	nop 0
.L140:
	.mmi
	ld1 r15 = [r40]
	;;
	adds r14 = -76, r15
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 46, r14
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	ld8 r17 = [r14]
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 8
	.align 4
.L128:
	data8 @pcrel(.L132)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L131)
	data8 @pcrel(.L126)
	data8 @pcrel(.L129)
	data8 @pcrel(.L126)
	data8 @pcrel(.L130)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L129)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L290)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L126)
	data8 @pcrel(.L290)
	.section	.text,	"ax",	"progbits"
.L156:
	.pred.rel.mutex p16, p17
	.mib
	mov r69 = r8
	nop 0
	br.call.sptk.many b0 = isspace#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L159
	.mmi
	ld4 r14 = [r46]
	nop 0
	adds r15 = 176, r12
	;;
	.mii
	ld8 r70 = [r15]
	adds r14 = -1, r14
	;;
	cmp.eq p6, p7 = 0, r70
	.mmb
	nop 0
	st4 [r46] = r14
	(p7) br.cond.dptk .L396
.L160:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r15 = [r54]
	;;
	cmp.eq p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	(p6) ld8 r15 = [r47]
	(p7) ld1 r14 = [r51]
	nop 0
	;;
	.mmi
	(p7) adds r15 = -4, r15
	(p6) ld1 r14 = [r51]
	nop 0
	;;
	.mmi
	(p6) adds r15 = -1, r15
	nop 0
	(p7) sxt1 r39 = r14
	;;
	.mmi
	nop 0
	(p7) st8 [r54] = r15
	(p6) sxt1 r39 = r14
	.mmb
	nop 0
	(p6) st8 [r47] = r15
	br .L155
.L294:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	addl r45 = 1, r0
	br .L92
.L107:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r14 = [r40]
	st4 [r50] = r0
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 42, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	add r40 = r40, r14
	st4 [r52] = r14
	nop 0
	;;
	.mmi
	ld1 r16 = [r40]
	;;
	adds r14 = -48, r16
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = 9, r14
	nop 0
	(p7) br.cond.dpnt .L111
	;;
	.mmi
	(p6) mov r14 = r0
	;;
	shladd r15 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -48, r14
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	(p17) br.cond.dptk .L118
	.mib
	nop 0
	nop 0
	br .L113
	;;
.L134:
	.pred.rel.mutex p16, p17
	.mmi
	add r40 = r40, r14
	st8 [r58] = r0
	cmp4.eq p6, p7 = 91, r70
	;;
	.mib
	st8 [r56] = r40
	nop 0
	(p7) br.cond.dptk .L135
	.mmi
	ld1 r14 = [r40]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = 94, r14
	mov r15 = r14
	(p6) br.cond.dpnt .L397
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r15
	(p6) br.cond.dpnt .L151
	.align 32
.L148:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld1 r14 = [r40]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L135
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r14
	(p7) br.cond.dpnt .L398
.L151:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	adds r40 = 1, r40
	br .L148
	;;
.L273:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r55
	(p7) br.cond.dptk .L399
	;;
	.mii
	mov r8 = r55
	mov pr = r67, -1
	;;
	mov b0 = r64
	;;
	.mii
	nop 0
	mov ar.pfs = r65
	;;
	mov ar.lc = r68
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L175:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r54]
	st4 [r53] = r0
	nop 0
	.mmi
	ld1 r15 = [r51]
	;;
	cmp.eq p6, p7 = 0, r14
	sxt1 r15 = r15
	.mmi
	ld4 r16 = [r52]
	;;
	(p6) ld8 r14 = [r47]
	nop 0
	;;
	.mmi
	(p7) adds r14 = -4, r14
	;;
	(p6) adds r14 = -1, r14
	nop 0
	;;
	.mmi
	(p7) st8 [r54] = r14
	(p6) st8 [r47] = r14
	adds r14 = -65, r15
	.mii
	cmp4.ne p6, p7 = 0, r16
	nop 0
	;;
	zxt1 r14 = r14
	.mmi
	nop 0
	(p7) ld8 r39 = [r37], 8
	nop 0
	;;
	.mib
	(p6) mov r39 = r0
	cmp4.ltu p6, p7 = 50, r14
	(p7) br.cond.dptk .L400
.L180:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -88, r15
	ld4 r15 = [r50]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 32, r14
	(p6) br.cond.dptk .L237
	;;
	.mlx
	adds r60 = 44, r12
	movl r16 = @gprel(CSWTCH.42#)
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r71 = @gprel(.LC4)
	;;
	.mlx
	add r16 = r1, r16
	(p7) movl r15 = 2147483647
	.mmi
	add r71 = r1, r71
	adds r70 = 16, r12
	adds r69 = 176, r12
	;;
	.mmi
	nop 0
	add r14 = r16, r14
	adds r16 = 16, r12
	.mmi
	st1 [r60] = r0
	;;
	st8 [r16] = r60
	adds r16 = 24, r12
	.mmi
	ld1 r42 = [r14]
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	st8 [r16] = r0
	addl r16 = 128, r0
	sxt1 r42 = r42
	;;
	.mmi
	st8 [r14] = r16
	nop 0
	adds r14 = 40, r12
	.mmi
	mov r62 = r42
	nop 0
	sxt4 r45 = r42
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	and r14 = -17, r42
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r71 = @gprel(.LC15)
	.mmb
	mov r63 = r14
	nop 0
	(p6) br.cond.dpnt .L239
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r66
	(p7) br.cond.dpnt .L401
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 16, r42
	(p6) br.cond.dpnt .L277
.L303:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r45 = @gprel(hexadecimal_digits#)
	.mii
	addl r63 = 1, r0
	nop 0
	;;
	add r45 = r1, r45
.L241:
	.pred.rel.mutex p16, p17
	.mmi
	mov r42 = r0
	nop 0
	nop 0
	;;
.L244:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r45
	nop 0
	adds r70 = 16, r12
	.mmb
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L402
	.align 32
.L245:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r45
	adds r70 = 16, r12
	nop 0
	.mmb
	adds r69 = 176, r12
	adds r42 = 1, r42
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L245
	;;
.L402:
	.pred.rel.mutex p16, p17
	.mmi
	ld1 r45 = [r51]
	cmp4.lt p6, p7 = 0, r42
	adds r14 = 16, r12
	;;
	.mii
	nop 0
	sxt1 r45 = r45
	(p6) addl r61 = 1, r0
	.mmi
	ld8 r69 = [r14]
	;;
	(p7) mov r61 = r0
	cmp4.ne p6, p7 = 100, r45
	;;
	.mib
	or r61 = r63, r61
	cmp4.ne.and.orcm p6, p7 = 105, r45
	(p6) br.cond.dptk .L246
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r62
	nop 0
	adds r42 = 248, r12
	;;
	.mmi
	(p6) mov r71 = r62
	nop 0
	mov r70 = r42
	;;
	.mib
	nop 0
	(p7) addl r71 = 10, r0
	br.call.sptk.many b0 = strtoll#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L248:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	nop 0
	cmp4.eq p6, p7 = 0, r61
	;;
	.mib
	ld8 r69 = [r15]
	nop 0
	(p6) br.cond.dptk .L377
	.mmi
	nop 0
	ld8 r14 = [r42]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = r69, r14
	nop 0
	(p6) br.cond.dpnt .L251
	;;
	.mib
	cmp.eq p6, p7 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L252
	;;
	.mib
	cmp4.eq p6, p7 = 112, r45
	nop 0
	(p6) br.cond.dpnt .L253
	;;
	.mmi
	nop 0
	ld4 r14 = [r59]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L254
	;;
	.mib
	cmp4.ltu p6, p7 = 2, r14
	nop 0
	(p7) br.cond.dpnt .L403
	;;
	.mib
	cmp4.eq p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L253
	;;
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dpnt .L257
.L253:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 16, r12
	st8 [r39] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r69 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r69
	(p7) br.cond.dpnt .L195
.L268:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r66
	ld4 r16 = [r52]
	nop 0
	;;
.L189:
	.pred.rel.mutex p16, p17
	.mii
	cmp4.eq p6, p7 = 0, r16
	addl r45 = 1, r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r55, r14
	br .L92
.L164:
	.pred.rel.mutex p16, p17
	.mii
	ld8 r14 = [r54]
	mov r45 = r0
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	.mmi
	(p6) ld8 r14 = [r47]
	;;
	(p7) adds r14 = -4, r14
	nop 0
	;;
	.mii
	(p6) adds r14 = -1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r54] = r14
	(p6) st8 [r47] = r14
	br .L92
.L394:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r59]
	ld4 r15 = [r46]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 3, r14
	ld8 r16 = [r37], 8
	sxt4 r17 = r15
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L357
	;;
	.mib
	cmp4.ltu p6, p7 = 3, r14
	nop 0
	(p6) br.cond.dpnt .L168
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r14
	nop 0
	;;
	.mib
	(p6) st1 [r16] = r15
	nop 0
	(p6) br.cond.dpnt .L92
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 2, r14
	nop 0
	;;
	.mib
	(p6) st2 [r16] = r15
	nop 0
	(p6) br.cond.sptk .L92
.L171:
	.pred.rel.mutex p16, p17
	.mib
	st4 [r16] = r15
	nop 0
	br .L92
.L168:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r14 = -4, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dpnt .L171
.L357:
	.pred.rel.mutex p16, p17
	.mib
	st8 [r16] = r17
	nop 0
	br .L92
.L100:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r14 = [r54]
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) ld8 r14 = [r47]
	;;
	(p7) adds r14 = -4, r14
	nop 0
	;;
	.mii
	(p6) adds r14 = -1, r14
	nop 0
	;;
	nop 0
	.mmb
	(p7) st8 [r54] = r14
	(p6) st8 [r47] = r14
	br .L92
.L174:
	.pred.rel.mutex p16, p17
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r45 = r0
	;;
	.mib
	st4 [r53] = r14
	nop 0
	br .L92
.L399:
	.mmi
	ld4 r14 = [r53]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p7) mov r55 = r0
	;;
	(p6) addl r55 = -1, r0
	nop 0
	;;
	.mii
	mov r8 = r55
	mov pr = r67, -1
	;;
	mov b0 = r64
	;;
	.mii
	nop 0
	mov ar.pfs = r65
	;;
	mov ar.lc = r68
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
.L354:
	.body
	.copy_state 2
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 94, r14
	nop 0
	(p6) br.cond.dpnt .L404
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r14
	(p6) br.cond.dpnt .L153
	.align 32
.L147:
	.mmi
	nop 0
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L367
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 93, r14
	(p7) br.cond.dpnt .L405
.L153:
	.mib
	nop 0
	adds r38 = 4, r38
	br .L147
	;;
.L123:
	.mmi
	cmp4.eq p6, p7 = 3, r18
	adds r38 = 4, r38
	addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p6) addl r18 = 4, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r18 = 3, r0
	br .L139
	;;
.L125:
	.mmi
	nop 0
	addl r18 = 5, r0
	adds r38 = 4, r38
	.mmb
	nop 0
	addl r16 = 1, r0
	br .L139
	;;
.L124:
	.mmi
	cmp4.eq p6, p7 = 2, r18
	adds r38 = 4, r38
	addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p6) addl r18 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r18 = 2, r0
	br .L139
	;;
.L290:
	.mmi
	nop 0
	addl r18 = 3, r0
	adds r40 = 1, r40
	.mmb
	nop 0
	addl r16 = 1, r0
	br .L140
	;;
.L129:
	.mmi
	nop 0
	addl r18 = 4, r0
	adds r40 = 1, r40
	.mmb
	nop 0
	addl r16 = 1, r0
	br .L140
.L405:
	.mmi
	nop 0
	adds r38 = 4, r38
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p16, p17 = 0, r38
	br .L135
.L183:
	.pred.rel.mutex p16, p17
	.mmi
	adds r60 = 44, r12
	adds r15 = 16, r12
	addl r16 = 128, r0
	.mlx
	ld4 r14 = [r50]
	movl r71 = @gprel(.LC4)
	;;
	.mmi
	st8 [r15] = r60
	adds r15 = 24, r12
	cmp4.eq p6, p7 = 0, r14
	.mmi
	add r71 = r1, r71
	adds r70 = 16, r12
	adds r69 = 176, r12
	;;
	.mmi
	st8 [r15] = r0
	nop 0
	adds r15 = 32, r12
	.mlx
	st1 [r60] = r0
	(p6) movl r14 = 2147483647
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	adds r15 = 40, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	adds r70 = 16, r12
	adds r69 = 176, r12
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC5)
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	nop 0
	.mmb
	adds r70 = 16, r12
	adds r69 = 176, r12
	(p7) br.cond.dpnt .L406
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC10)
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	nop 0
	mov r1 = r66
	mov r45 = r8
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L210
	;;
	.mmi
	adds r42 = 248, r12
	addl r14 = @gprel(.LC12), gp
	addl r15 = 97, r0
	;;
	.mmi
	st2 [r42] = r0
	ld8 r45 = [r14]
	nop 0
	.align 32
.L212:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	st1 [r42] = r15
	mov r71 = r42
	.mmb
	adds r70 = 16, r12
	adds r69 = 176, r12
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L211
	;;
	.mmi
	ld1 r14 = [r45], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L212
	.mlx
	nop 0
	movl r71 = @gprel(.LC18)
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC13)
	;;
	.mib
	nop 0
	(p7) add r42 = r1, r42
	(p7) br.cond.dpnt .L214
.L222:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	addl r15 = 1, r0
	addl r8 = 1, r0
.L206:
	.pred.rel.mutex p16, p17
	.mmi
	cmp.ne p6, p7 = 0, r39
	adds r16 = 16, r12
	adds r70 = 248, r12
	;;
	.mmi
	(p6) addl r14 = 1, r0
	ld8 r69 = [r16]
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L225
	;;
	.mmi
	nop 0
	ld4 r14 = [r59]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 5, r14
	nop 0
	(p7) br.cond.dpnt .L407
	;;
	.mib
	cmp4.ne p6, p7 = 3, r14
	nop 0
	(p7) br.cond.dpnt .L408
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtof#
	;;
	.mmi
	adds r14 = 16, r12
	stfs [r39] = f8
	mov r1 = r66
	;;
	.mmi
	nop 0
	ld8 r69 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r69
	(p6) br.cond.dptk .L268
.L195:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r16 = [r52]
	nop 0
	nop 0
	;;
.L409:
	.pred.rel.mutex p16, p17
	.mii
	cmp4.eq p6, p7 = 0, r16
	addl r45 = 1, r0
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	add r55 = r55, r14
	br .L92
.L404:
	.mmi
	adds r38 = 4, r38
	;;
	ld4 r14 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r14
	(p7) br.cond.dptk .L147
	.mib
	nop 0
	nop 0
	br .L153
.L132:
	.mmi
	nop 0
	addl r18 = 5, r0
	adds r40 = 1, r40
	.mmb
	nop 0
	addl r16 = 1, r0
	br .L140
	;;
.L131:
	.mmi
	cmp4.eq p6, p7 = 2, r18
	adds r40 = 1, r40
	addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p6) addl r18 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r18 = 2, r0
	br .L140
	;;
.L130:
	.mmi
	cmp4.eq p6, p7 = 3, r18
	adds r40 = 1, r40
	addl r16 = 1, r0
	;;
	.mmi
	nop 0
	(p6) addl r18 = 4, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r18 = 3, r0
	br .L140
.L398:
	.pred.rel.mutex p16, p17
	.mib
	mov r69 = r57
	adds r40 = 1, r40
	br.call.sptk.many b0 = strchr#
	;;
	.mib
	mov r1 = r66
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L155
	.mib
	nop 0
	nop 0
	br .L392
.L397:
	.pred.rel.mutex p16, p17
	.mmi
	adds r40 = 1, r40
	;;
	ld1 r15 = [r40]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 93, r15
	(p7) br.cond.dptk .L148
	.mib
	nop 0
	nop 0
	br .L151
.L181:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r59]
	nop 0
	mov r72 = r0
	.mii
	mov r70 = r39
	adds r69 = 176, r12
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	.mmi
	nop 0
	(p6) addl r71 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r71 = r0
	br.call.sptk.many b0 = take_text#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L200:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L163
.L381:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r16 = [r52]
	nop 0
	br .L409
.L187:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld4 r14 = [r50]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L297
	;;
	.mmi
	cmp4.ge p6, p7 = 0, r14
	nop 0
	adds r15 = -1, r14
	.mmb
	cmp.eq p18, p19 = 0, r39
	nop 0
	(p6) br.cond.dpnt .L189
	;;
	.mmi
	addp4 r15 = r15, r0
	nop 0
	cmp4.ge p6, p7 = 0, r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L198:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.dpnt .L163
	;;
	.mib
	(p19) st4 [r39] = r8
	adds r39 = 4, r39
	br.cloop.sptk.few .L198
	.mib
	ld4 r16 = [r52]
	nop 0
	br .L409
	;;
.L186:
	.pred.rel.mutex p16, p17
	.mmi
	mov r72 = r0
	addl r71 = 1, r0
	nop 0
	.mmb
	mov r70 = r39
	adds r69 = 176, r12
	br.call.sptk.many b0 = take_text#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L381
	.mib
	nop 0
	nop 0
	br .L163
.L185:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r59]
	nop 0
	mov r72 = r56
	.mii
	mov r70 = r39
	adds r69 = 176, r12
	;;
	cmp4.eq p6, p7 = 3, r14
	;;
	.mmi
	nop 0
	(p6) addl r71 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r71 = r0
	nop 0
	br.call.sptk.many b0 = take_text#
	;;
	.mib
	nop 0
	mov r1 = r66
	br .L200
.L184:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r18 = [r59]
	ld4 r14 = [r50]
	nop 0
	;;
	.mii
	cmp4.eq p8, p9 = 3, r18
	cmp4.eq p6, p7 = 0, r14
	;;
	(p8) addl r17 = 1, r0
	;;
	.mib
	nop 0
	(p9) mov r17 = r0
	(p6) br.cond.dptk .L296
	.mmi
	cmp4.ge p6, p7 = 0, r14
	cmp4.ge p8, p9 = 0, r14
	adds r15 = -1, r14
	.mmb
	mov r42 = r39
	mov r45 = r0
	(p6) br.cond.dpnt .L189
	;;
	.mmb
	cmp4.ne p6, p7 = 3, r18
	addp4 r15 = r15, r0
	nop 0
	.mmi
	addl r59 = 255, r0
	cmp.eq p20, p21 = 0, r39
	(p8) mov ar.lc = 0
	;;
	.mmi
	(p6) addl r60 = 1, r0
	nop 0
	(p9) mov ar.lc = r15
	;;
	.mii
	(p7) mov r60 = r0
	cmp.ne p6, p7 = 0, r39
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	and r14 = r17, r14
	nop 0
	;;
	cmp4.eq p18, p19 = 0, r14
	.align 32
.L194:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = next#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r66
	(p6) br.cond.dpnt .L163
	;;
	.mmi
	cmp4.lt p6, p7 = r59, r8
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r14, r60
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L410
	;;
	.mib
	(p19) st4 [r42] = r8
	nop 0
	(p19) br.cond.dptk .L193
	.mmi
	nop 0
	(p21) add r14 = r39, r45
	nop 0
	;;
	.mmi
	(p21) st1 [r14] = r8
	nop 0
	nop 0
.L193:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	adds r45 = 1, r45
	adds r42 = 4, r42
	br.cloop.sptk.few .L194
	.mib
	ld4 r16 = [r52]
	nop 0
	br .L409
	;;
.L410:
	.pred.rel.mutex p16, p17
	.mib
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = __errno#
	;;
	.mmi
	addl r14 = 47, r0
	nop 0
	mov r1 = r66
	;;
	.mib
	st4 [r8] = r14
	nop 0
	br .L92
.L296:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 3, r18
	addl r14 = 1, r0
	mov r42 = r39
	.mmi
	mov r45 = r0
	addl r59 = 255, r0
	cmp.eq p20, p21 = 0, r39
	;;
	.mmi
	(p6) addl r60 = 1, r0
	cmp4.ge p8, p9 = 0, r14
	adds r15 = -1, r14
	;;
	.mmb
	(p7) mov r60 = r0
	cmp.ne p6, p7 = 0, r39
	nop 0
	.mmi
	addp4 r15 = r15, r0
	nop 0
	(p8) mov ar.lc = 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	(p9) mov ar.lc = r15
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	nop 0
	and r14 = r17, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p18, p19 = 0, r14
	br .L194
	;;
.L297:
	.pred.rel.mutex p16, p17
	.mii
	addl r14 = 1, r0
	cmp.eq p18, p19 = 0, r39
	;;
	adds r15 = -1, r14
	.mmi
	cmp4.ge p6, p7 = 0, r14
	;;
	addp4 r15 = r15, r0
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	(p7) mov ar.lc = r15
	br .L198
.L237:
	.pred.rel.mutex p16, p17
	.mmi
	adds r60 = 44, r12
	adds r16 = 16, r12
	adds r14 = 24, r12
	.mmi
	cmp4.ne p6, p7 = 0, r15
	;;
	st8 [r16] = r60
	nop 0
	.mmi
	st8 [r14] = r0
	addl r16 = 128, r0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r16
	nop 0
	(p7) br.cond.dptk .L411
	.mlx
	adds r14 = 40, r12
	movl r71 = @gprel(.LC4)
	.mlx
	adds r70 = 16, r12
	movl r45 = @gprel(decimal_digits#)
	;;
	.mmi
	add r71 = r1, r71
	st4 [r14] = r15
	add r45 = r1, r45
	.mmb
	adds r69 = 176, r12
	st1 [r60] = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	addl r63 = 1, r0
	nop 0
	addl r62 = 10, r0
	.mmb
	mov r1 = r66
	mov r42 = r0
	br .L244
	;;
.L210:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r71 = @gprel(.LC15)
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	cmp4.eq p6, p7 = 0, r8
	.mmb
	mov r62 = r8
	nop 0
	(p7) br.cond.dpnt .L412
	;;
	.mlx
	nop 0
	(p6) movl r63 = @gprel(.LC0)
	.mlx
	nop 0
	(p6) movl r61 = @gprel(decimal_digits#)
	;;
	.mmi
	nop 0
	(p6) add r63 = r1, r63
	(p6) add r61 = r1, r61
	;;
	.align 32
.L216:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r61
	nop 0
	adds r70 = 16, r12
	.mmb
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	mov r42 = r8
	.mmb
	cmp4.ne p6, p7 = 0, r8
	nop 0
	(p7) br.cond.dpnt .L413
	;;
	.mib
	nop 0
	adds r45 = 1, r45
	br .L216
.L406:
	.pred.rel.mutex p16, p17
	.mmi
	adds r42 = 248, r12
	addl r14 = @gprel(.LC7), gp
	addl r15 = 110, r0
	;;
	.mmi
	st2 [r42] = r0
	ld8 r45 = [r14]
	nop 0
	.align 32
.L204:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	st1 [r42] = r15
	mov r71 = r42
	.mmb
	adds r70 = 16, r12
	adds r69 = 176, r12
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L203
	;;
	.mmi
	ld1 r14 = [r45], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L204
	.mlx
	nop 0
	movl r71 = @gprel(.LC5)
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L222
	;;
	.mmi
	addl r14 = @gprel(.LC9), gp
	st2 [r42] = r0
	nop 0
	.mmi
	addl r15 = 110, r0
	;;
	ld8 r45 = [r14]
	nop 0
.L208:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	st1 [r42] = r15
	mov r71 = r42
	.mmb
	adds r70 = 16, r12
	adds r69 = 176, r12
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L207
	;;
	.mmi
	ld1 r14 = [r45], 1
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	mov r15 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L208
	;;
	.mib
	addl r15 = 1, r0
	addl r8 = 1, r0
	br .L206
.L415:
	.pred.rel.mutex p16, p17
	.mmi
	add r45 = r45, r62
	nop 0
	nop 0
	;;
.L219:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r45
	(p7) br.cond.dpnt .L414
.L203:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r15 = 16, r12
	nop 0
	;;
	.mmi
	ld8 r69 = [r15]
	nop 0
	nop 0
	;;
.L377:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r69
	(p7) br.cond.dpnt .L163
.L369:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L418:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r45 = r0
	br .L92
	;;
.L413:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r71 = @gprel(.LC17)
	.mmi
	adds r70 = 16, r12
	adds r69 = 176, r12
	add r45 = r45, r62
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L219
	.mmi
	mov r62 = r0
	nop 0
	nop 0
.L218:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r61
	nop 0
	adds r70 = 16, r12
	.mmb
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L415
	;;
	.mib
	nop 0
	adds r62 = 1, r62
	br .L218
.L411:
	.pred.rel.mutex p16, p17
	.mlx
	adds r14 = 40, r12
	movl r71 = @gprel(.LC4)
	.mlx
	adds r70 = 16, r12
	movl r15 = 2147483647
	;;
	.mmi
	add r71 = r1, r71
	st4 [r14] = r15
	adds r69 = 176, r12
	.mmb
	st1 [r60] = r0
	addl r62 = 10, r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
	;;
.L277:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r45 = @gprel(decimal_digits#)
	.mmi
	addl r63 = 1, r0
	nop 0
	mov r42 = r0
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L244
.L414:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r63
	nop 0
	adds r70 = 16, r12
	.mmb
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L222
	;;
	.mlx
	adds r70 = 16, r12
	movl r71 = @gprel(.LC4)
	.mlx
	adds r69 = 176, r12
	movl r45 = @gprel(decimal_digits#)
	;;
	.mmi
	nop 0
	add r71 = r1, r71
	add r45 = r1, r45
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	nop 0
.L223:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r45
	nop 0
	adds r70 = 16, r12
	.mmb
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L416
	;;
	.mib
	nop 0
	adds r42 = 1, r42
	br .L223
	;;
.L214:
	.pred.rel.mutex p16, p17
	.mmi
	mov r71 = r42
	nop 0
	adds r70 = 16, r12
	.mmb
	adds r69 = 176, r12
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r66
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L214
	;;
	.mlx
	nop 0
	movl r71 = @gprel(.LC14)
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mii
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r66
	;;
	(p6) addl r8 = 1, r0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r8
	br .L206
.L401:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r71 = @gprel(.LC16)
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(hexadecimal_digits#)
	.mmi
	nop 0
	(p6) addl r62 = 16, r0
	nop 0
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L241
	;;
	.mmi
	and r45 = -9, r45
	nop 0
	addl r63 = 1, r0
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r45
	movl r45 = @gprel(.LC2)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L303
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	addl r62 = 8, r0
.L417:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r42 = r0
	br .L244
.L412:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r71 = @gprel(.LC16)
	.mmi
	adds r70 = 16, r12
	nop 0
	adds r69 = 176, r12
	;;
	.mib
	add r71 = r1, r71
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r66
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r61 = @gprel(hexadecimal_digits#)
	.mlx
	(p6) mov r62 = r0
	(p6) movl r63 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r61 = @gprel(decimal_digits#)
	.mmi
	(p6) add r63 = r1, r63
	nop 0
	(p7) addl r62 = 1, r0
	;;
	.mlx
	nop 0
	(p7) movl r63 = @gprel(.LC0)
	.mmi
	nop 0
	(p6) add r61 = r1, r61
	nop 0
	;;
	.mib
	(p7) add r61 = r1, r61
	(p7) add r63 = r1, r63
	br .L216
.L257:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	st4 [r39] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r69 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r60, r69
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld4 r16 = [r52]
	nop 0
	br .L189
.L246:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 0, r62
	nop 0
	adds r42 = 248, r12
	;;
	.mmi
	(p6) mov r71 = r62
	nop 0
	mov r70 = r42
	;;
	.mib
	(p7) addl r71 = 10, r0
	nop 0
	br.call.sptk.many b0 = strtoull#
	;;
	.mib
	nop 0
	mov r1 = r66
	br .L248
.L403:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.eq p6, p7 = 1, r14
	adds r14 = 16, r12
	(p7) br.cond.dpnt .L257
	;;
	.mmi
	ld8.a r69 = [r14]
	st1 [r39] = r8
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r60, r69
	nop 0
	.mmb
	chk.a.clr r69, .L419
.L420:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld4 r16 = [r52]
	nop 0
	br .L189
	;;
.L239:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mmb
	cmp4.ne p6, p7 = 8, r42
	addl r63 = 1, r0
	(p6) br.cond.spnt .L277
	;;
	.mib
	add r45 = r1, r45
	addl r62 = 8, r0
	br .L417
.L211:
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 16, r12
	;;
	ld8 r69 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r69
	(p6) br.cond.dptk .L369
	.mib
	nop 0
	nop 0
	br .L163
	;;
.L251:
	.pred.rel.mutex p16, p17
	.mib
	cmp.ne p6, p7 = r60, r14
	mov r69 = r14
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r66
	br .L418
.L254:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 16, r12
	st2 [r39] = r8
	nop 0
	;;
	.mmi
	nop 0
	ld8 r69 = [r15]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r60, r69
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld4 r16 = [r52]
	nop 0
	br .L189
.L408:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtod#
	;;
	.mmi
	nop 0
	adds r16 = 16, r12
	mov r1 = r66
	.mmi
	stfd [r39] = f8
	;;
	ld8 r69 = [r16]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r60, r69
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld4 r16 = [r52]
	nop 0
	br .L189
.L407:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = strtold#
	;;
	.mmi
	adds r14 = 16, r12
	st8 [r39] = r8, 8
	mov r1 = r66
	;;
	.mmi
	ld8.a r69 = [r14]
	st8 [r39] = r9
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r60, r69
	nop 0
	.mmb
	chk.a.clr r69, .L421
.L422:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld4 r16 = [r52]
	nop 0
	br .L189
.L416:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.lt p6, p7 = 0, r42
	;;
	(p6) addl r8 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r8
	br .L206
.L207:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 16, r12
	;;
	ld8 r69 = [r14]
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r60, r69
	nop 0
	(p7) br.cond.dpnt .L163
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mib
	nop 0
	mov r1 = r66
	br .L418
.L252:
	.pred.rel.mutex p16, p17
	.mib
	cmp.ne p6, p7 = r60, r69
	nop 0
	(p7) br.cond.dpnt .L195
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	nop 0
	mov r1 = r66
	nop 0
	.mmb
	ld4 r16 = [r52]
	nop 0
	br .L189
.L225:
	.pred.rel.mutex p16, p17
	.mib
	cmp.ne p6, p7 = r60, r69
	adds r15 = 288, r12
	(p7) br.cond.dpnt .L200
	;;
	.mib
	st8 [r15] = r8
	nop 0
	br.call.sptk.many b0 = free#
	;;
	.mmi
	adds r16 = 288, r12
	nop 0
	mov r1 = r66
	;;
	.mmi
	nop 0
	ld8 r8 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L381
	.mib
	nop 0
	nop 0
	br .L163
.L419:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r69 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r69
	br .L420
.L421:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r69 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r60, r69
	br .L422
	.endp scan_text#
	.align 16
	.align 64
	.global vsscanf#
	.type	vsscanf#, @function
	.proc vsscanf#
vsscanf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 6, 0, 0, 0
	.fframe 16
	adds r12 = -16, r12
	.body
	nop 0
	.mmi
	mov r14 = r32
	mov r37 = r34
	mov r35 = r33
	;;
	.mmi
	mov r36 = r0
	mov r34 = r0
	nop 0
	.mmi
	mov r32 = r0
	mov r33 = r14
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many scan_text#
	;;
	break.f 0
	;;
	.endp vsscanf#
	.align 16
	.align 64
	.global sscanf#
	.type	sscanf#, @function
	.proc sscanf#
sscanf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	mov r42 = r1
	mov r45 = r32
	;;
	.mmi
	adds r14 = 40, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r49 = 48, r12
	mov r47 = r33
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 24, r12
	mov r48 = r0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	mov r46 = r0
	mov r44 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 32, r12
	.mmi
	nop 0
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	st8 [r14] = r32
	adds r14 = 16, r12
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp sscanf#
	.align 16
	.align 64
	.global vfscanf#
	.type	vfscanf#, @function
	.proc vfscanf#
vfscanf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 6, 0, 0, 0
	.fframe 16
	adds r12 = -16, r12
	.body
	mov r35 = r33
	.mmi
	mov r37 = r34
	;;
	mov r36 = r0
	mov r33 = r0
	.mmi
	mov r34 = r0
	nop 0
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many scan_text#
	;;
	break.f 0
	;;
	.endp vfscanf#
	.align 16
	.align 64
	.global vscanf#
	.type	vscanf#, @function
	.proc vscanf#
vscanf:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 6, 0, 0, 0
	.fframe 16
	adds r12 = -16, r12
	.body
	nop 0
	.mmi
	mov r35 = r32
	addl r32 = @ltoffx(__iob#), r1
	mov r37 = r33
	;;
	.mmi
	mov r36 = r0
	mov r33 = r0
	nop 0
	.mmi
	mov r34 = r0
	ld8.mov r32 = [r32], __iob#
	.restore sp
	adds r12 = 16, r12
	;;
	.mib
	.prologue
	alloc r2 = ar.pfs, 0, 0, 6, 0
	nop 0
	br.sptk.many scan_text#
	;;
	break.f 0
	;;
	.endp vscanf#
	.align 16
	.align 64
	.global fscanf#
	.type	fscanf#, @function
	.proc fscanf#
fscanf:
	.prologue 12, 40
	.spill 32
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 80
	adds r12 = -80, r12
	mov r42 = r1
	mov r44 = r32
	;;
	.mmi
	adds r14 = 32, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r49 = 48, r12
	mov r47 = r33
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 40, r12
	mov r48 = r0
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	mov r45 = r0
	mov r46 = r0
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 16, r12
	.mmi
	nop 0
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	nop 0
	;;
	.mmi
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	st8 [r14] = r33
	adds r14 = 24, r12
	;;
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35
	.mem.offset 32, 0
	st8.spill [r17] = r34
	.body
	nop 0
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 80, r12
	nop 0
	br.ret.sptk.many b0
	.endp fscanf#
	.align 16
	.align 64
	.global scanf#
	.type	scanf#, @function
	.proc scanf#
scanf:
	.prologue 12, 40
	.spill 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 8, 4, 6, 0
	adds r16 = 8, r12
	mov r17 = r12
	.mmi
	.fframe 96
	adds r12 = -96, r12
	addl r44 = @ltoffx(__iob#), r1
	mov r42 = r1
	;;
	.mmi
	adds r14 = 32, r12
	.save ar.unat, r43
	mov r43 = ar.unat
	.save rp, r40
	mov r40 = b0
	.mmi
	.mem.offset -8, 0
	st8.spill [r16] = r39, -16
	adds r49 = 56, r12
	mov r48 = r0
	;;
	.mmi
	st8 [r14] = r0
	adds r14 = 40, r12
	mov r47 = r32
	.mmi
	.mem.offset 0, 0
	st8.spill [r17] = r38, -16
	mov r45 = r0
	mov r46 = r0
	;;
	.mmi
	.mem.offset 8, 0
	st8.spill [r16] = r37, -16
	st8 [r14] = r0
	adds r14 = 16, r12
	.mmi
	ld8.mov r44 = [r44], __iob#
	;;
	.mem.offset 16, 0
	st8.spill [r17] = r36, -16
	nop 0
	.mmi
	.mem.offset 24, 0
	st8.spill [r16] = r35, -16
	;;
	st8 [r14] = r32
	adds r14 = 24, r12
	.mmi
	.mem.offset 32, 0
	st8.spill [r17] = r34
	;;
	.mem.offset 40, 0
	st8.spill [r16] = r33
	.body
	nop 0
	.mmb
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = scan_text#
	;;
	.mmi
	mov r1 = r42
	mov ar.unat = r43
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 96, r12
	nop 0
	br.ret.sptk.many b0
	.endp scanf#
	.section	.rodata,	"a",	"progbits"
	.align 8
	.type	CSWTCH.42#, @object
	.size	CSWTCH.42#, 33
CSWTCH.42:
	data1	16
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	0
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	8
	data1	16
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	10
	data1	16
	.align 8
	.type	hexadecimal_digits#, @object
	.size	hexadecimal_digits#, 17
hexadecimal_digits:
	stringz	"0123456789abcdef"
	.align 8
	.type	decimal_digits#, @object
	.size	decimal_digits#, 11
decimal_digits:
	stringz	"0123456789"
	.global strtold#
	.type	strtold#, @function
	.global strtod#
	.type	strtod#, @function
	.global strtoull#
	.type	strtoull#, @function
	.global strtof#
	.type	strtof#, @function
	.global strtoll#
	.type	strtoll#, @function
	.global isspace#
	.type	isspace#, @function
	.global __errno#
	.type	__errno#, @function
	.global ungetc#
	.type	ungetc#, @function
	.global free#
	.type	free#, @function
	.global memcpy#
	.type	memcpy#, @function
	.global malloc#
	.type	malloc#, @function
	.global strchr#
	.type	strchr#, @function
	.global getc#
	.type	getc#, @function
	.ident	"GCC: (GNU) 12.2.0"
