// e173375f2a65af314346743723a957eb
	.file	"numeric.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc transform#
transform:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 4, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r40 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r43 = r1
	mov r14 = r32
	;;
	.mmi
	add r40 = r40, r33
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r40 = r40, 1, 31
	;;
	.save rp, r41
	mov r41 = b0
	.body
	.mmb
	adds r15 = -1, r40
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L17
	;;
	.mii
	cmp4.ge p6, p7 = 0, r40
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L5:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L5
	.mmi
	shladd r36 = r34, 1, r0
	adds r45 = 528, r12
	mov r48 = r35
	.mmi
	mov r46 = r40
	adds r38 = 16, r12
	sxt4 r34 = r34
	;;
	.mmi
	mov r47 = r36
	mov r37 = r45
	nop 0
	.mmb
	mov r39 = r35
	shladd r34 = r34, 4, r0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r36
	mov r48 = r35
	.mmi
	mov r46 = r40
	mov r45 = r38
	sxt4 r36 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r14 = -1, r40
	nop 0
	shladd r36 = r36, 4, r0
	.mmi
	cmp4.ge p6, p7 = 0, r40
	nop 0
	mov r1 = r43
	;;
	.mmi
	addp4 r14 = r14, r0
	add r36 = r32, r36
	(p6) mov ar.lc = 0
	.mmi
	nop 0
	;;
	nop 0
	(p7) mov ar.lc = r14
	.align 32
.L8:
	.mmi
	mov r15 = r39
	mov r14 = r38
	nop 0
	.mmi
	mov r16 = r37
	add r39 = r39, r34
	adds r38 = 16, r38
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L21
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r37 = 16, r37
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L8
.L1:
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mmi
	shladd r34 = r34, 1, r0
	nop 0
	mov r48 = r35
	.mmi
	mov r46 = r40
	nop 0
	adds r45 = 528, r12
	;;
	.mib
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r35
	mov r47 = r34
	.mmb
	mov r46 = r40
	adds r45 = 16, r12
	br.call.sptk.many b0 = transform#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r37
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r43
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r37 = 16, r37
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L8
	.mib
	nop 0
	nop 0
	br .L1
	.endp transform#
	.align 16
	.align 64
	.proc transform.constprop.7#
transform.constprop.7:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 3, 18, 4, 0
	.fframe 2048
	adds r12 = -2048, r12
	extr.u r43 = r33, 31, 1
	.mmi
	mov r14 = r32
	nop 0
	mov r50 = r1
	;;
	.mmi
	nop 0
	add r43 = r43, r33
	.save pr, r51
	mov r51 = pr
	.mmi
	adds r36 = 1552, r12
	adds r37 = 1040, r12
	cmp4.eq p6, p7 = 1, r33
	;;
	.mib
	nop 0
	extr r43 = r43, 1, 31
	nop 0
	.mmi
	mov r35 = r36
	mov r19 = r37
	mov r18 = r36
	;;
	.mii
	adds r15 = -1, r43
	.save ar.lc, r52
	mov r52 = ar.lc
	cmp4.lt p16, p17 = 1, r33
	;;
	.mii
	nop 0
	.save rp, r48
	mov r48 = b0
	.body
	addp4 r15 = r15, r0
	.bbb
	nop 0
	(p6) br.cond.dpnt .L22
	(p17) br.cond.dpnt .L100
	;;
	.mii
	cmp4.ge p6, p7 = 0, r43
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L26:
	.pred.rel.mutex p16, p17
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r18
	mov r15 = r19
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r18 = 16, r18
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r19 = 16, r19
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L26
	.mmi
	cmp4.eq p6, p7 = 1, r43
	adds r14 = 1560, r12
	adds r41 = 528, r12
	.mmb
	adds r47 = 536, r12
	adds r46 = 24, r12
	(p6) br.cond.dpnt .L32
	;;
	.mib
	cmp4.lt p6, p7 = 3, r33
	extr r42 = r33, 2, 30
	(p7) br.cond.dpnt .L102
	;;
	.mmi
	ldfd f7 = [r14]
	adds r14 = 1576, r12
	cmp4.ge p6, p7 = 7, r33
	.mmi
	ldfd f9 = [r36]
	;;
	ldfd f6 = [r14]
	adds r14 = 1568, r12
	;;
	.mmi
	ldfd f8 = [r14]
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	stfd [r41] = f9
	stfd [r47] = f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r46] = f6
	nop 0
	;;
	.mib
	stfd [r14] = f8
	adds r14 = 1592, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1584, r12
	cmp4.ge p6, p7 = 11, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1608, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1600, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 544, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 552, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1624, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1616, r12
	cmp4.ge p6, p7 = 15, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1640, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1632, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 560, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 568, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1656, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1648, r12
	cmp4.ge p6, p7 = 19, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1672, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1664, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 576, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 584, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 72, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1688, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1680, r12
	cmp4.ge p6, p7 = 23, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1704, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1696, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 592, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 600, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1720, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1712, r12
	cmp4.ge p6, p7 = 27, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1736, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1728, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 608, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 616, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1752, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1744, r12
	cmp4.ge p6, p7 = 31, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1768, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1760, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 624, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 632, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1784, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1776, r12
	cmp4.ge p6, p7 = 35, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1800, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1792, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 640, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 648, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1816, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1808, r12
	cmp4.ge p6, p7 = 39, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1832, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1824, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 656, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 664, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1848, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1840, r12
	cmp4.ge p6, p7 = 43, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1864, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1856, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 672, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 680, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1880, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1872, r12
	cmp4.ge p6, p7 = 47, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1896, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1888, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 688, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 696, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1912, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1904, r12
	cmp4.ge p6, p7 = 51, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1928, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1920, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 704, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 712, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 192, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 200, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1944, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1936, r12
	cmp4.ge p6, p7 = 55, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1960, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1952, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 720, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 728, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1976, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1968, r12
	cmp4.ge p6, p7 = 59, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1992, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1984, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 736, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 744, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 2008, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 2000, r12
	cmp4.ne p6, p7 = 64, r33
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 2024, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 2016, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 752, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 760, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 248, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 2040, r12
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	ldfd f8 = [r14]
	nop 0
	adds r14 = 2032, r12
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 2056, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 2048, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 768, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 776, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 256, r12
	;;
	.mmi
	stfd [r14] = f7
	adds r14 = 264, r12
	nop 0
	;;
	.mmi
	stfd [r14] = f6
	nop 0
	nop 0
	.align 32
.L33:
	.mmi
	addl r55 = 512, r0
	mov r54 = r42
	mov r53 = r41
	.mib
	mov r56 = r34
	sxt4 r45 = r42
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r34
	addl r55 = 512, r0
	.mmb
	mov r54 = r42
	adds r53 = 16, r12
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r14 = -1, r42
	cmp4.ge p6, p7 = 0, r42
	mov r40 = r34
	.mmi
	mov r1 = r50
	adds r39 = 16, r12
	mov r38 = r41
	;;
	.mmi
	addp4 r14 = r14, r0
	shladd r44 = r45, 4, r0
	(p6) mov ar.lc = 0
	.mmi
	nop 0
	;;
	nop 0
	(p7) mov ar.lc = r14
	.align 32
.L35:
	.mmi
	mov r15 = r40
	mov r14 = r39
	nop 0
	.mmi
	mov r16 = r38
	adds r40 = 4096, r40
	adds r39 = 16, r39
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r35
	ldfd f11 = [r14]
	add r14 = r35, r44
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L106
	;;
	.mmi
	ldfd f9 = [r16], 8
	adds r38 = 16, r38
	adds r35 = 16, r35
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L35
.L109:
	.mmi
	adds r14 = 1048, r12
	ldfd f9 = [r37]
	cmp4.ne p6, p7 = 1, r42
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 1064, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1056, r12
	;;
	.mmi
	ldfd f8 = [r14]
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	nop 0
	stfd [r41] = f9
	nop 0
	;;
	.mmi
	stfd [r47] = f7
	;;
	stfd [r14] = f8
	adds r14 = 1080, r12
	.mmb
	stfd [r46] = f6
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1072, r12
	cmp4.eq p6, p7 = 2, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1096, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1088, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 544, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 552, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 32, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 40, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1112, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1104, r12
	cmp4.eq p6, p7 = 3, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1128, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1120, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 560, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 568, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 48, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 56, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1144, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1136, r12
	cmp4.eq p6, p7 = 4, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1160, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1152, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 576, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 584, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 72, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1176, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1168, r12
	cmp4.eq p6, p7 = 5, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1192, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1184, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 592, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 600, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 80, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 88, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1208, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1200, r12
	cmp4.eq p6, p7 = 6, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1224, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1216, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 608, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 616, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 104, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1240, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1232, r12
	cmp4.eq p6, p7 = 7, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1256, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1248, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 624, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 632, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 120, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1272, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1264, r12
	cmp4.eq p6, p7 = 8, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1288, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1280, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 640, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 648, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 128, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 136, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1304, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1296, r12
	cmp4.eq p6, p7 = 9, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1320, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1312, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 656, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 664, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 144, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 152, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1336, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1328, r12
	cmp4.eq p6, p7 = 10, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1352, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1344, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 672, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 680, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 160, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 168, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1368, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1360, r12
	cmp4.eq p6, p7 = 11, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1384, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1376, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 688, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 696, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 176, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 184, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1400, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1392, r12
	cmp4.eq p6, p7 = 12, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1416, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1408, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 704, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 712, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 192, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 200, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1432, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1424, r12
	cmp4.eq p6, p7 = 13, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1448, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1440, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 720, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 728, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 208, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 216, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1464, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1456, r12
	cmp4.eq p6, p7 = 14, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1480, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1472, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 736, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 744, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 232, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1496, r12
	(p6) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r14]
	adds r14 = 1488, r12
	cmp4.ne p6, p7 = 16, r42
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1512, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1504, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 752, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 760, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	stfd [r14] = f7
	nop 0
	adds r14 = 248, r12
	;;
	.mib
	stfd [r14] = f6
	adds r14 = 1528, r12
	(p6) br.cond.dpnt .L45
	;;
	.mmi
	ldfd f8 = [r14]
	nop 0
	adds r14 = 1520, r12
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 1544, r12
	;;
	.mmi
	ldfd f6 = [r14]
	nop 0
	adds r14 = 1536, r12
	;;
	.mmi
	ldfd f7 = [r14]
	nop 0
	adds r14 = 768, r12
	;;
	.mmi
	stfd [r14] = f9
	nop 0
	adds r14 = 776, r12
	;;
	.mmi
	stfd [r14] = f8
	nop 0
	adds r14 = 256, r12
	;;
	.mmi
	stfd [r14] = f7
	adds r14 = 264, r12
	nop 0
	;;
	.mmi
	stfd [r14] = f6
	nop 0
	nop 0
	.align 32
.L37:
	.mmi
	addl r55 = 512, r0
	mov r54 = r42
	mov r53 = r41
	.mmb
	mov r56 = r34
	mov r40 = r34
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r53 = 16, r12
	mov r1 = r50
	mov r56 = r34
	.mmi
	addl r55 = 512, r0
	mov r54 = r42
	adds r35 = 1040, r12
	;;
	.mib
	mov r39 = r53
	shladd r45 = r45, 4, r0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r14 = -1, r42
	cmp4.ge p6, p7 = 0, r42
	mov r1 = r50
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L39:
	.mmi
	mov r15 = r40
	mov r14 = r39
	nop 0
	.mmi
	mov r16 = r41
	adds r40 = 4096, r40
	adds r39 = 16, r39
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r35
	ldfd f11 = [r14]
	add r14 = r35, r45
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L107
	;;
	.mmi
	ldfd f9 = [r16], 8
	adds r41 = 16, r41
	adds r35 = 16, r35
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L39
.L32:
	.mii
	nop 0
	sxt4 r35 = r43
	adds r14 = -1, r43
	.mmb
	nop 0
	cmp4.ge p6, p7 = 0, r43
	nop 0
	;;
	.mmi
	shladd r35 = r35, 4, r0
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	.mmi
	nop 0
	add r35 = r32, r35
	(p7) mov ar.lc = r14
	.align 32
.L42:
	.mmi
	mov r15 = r34
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r36
	adds r34 = 2048, r34
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r35
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L108
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r36 = 16, r36
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r35 = 16, r35
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L42
.L22:
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
	adds r12 = 2048, r12
	br.ret.sptk.many b0
	;;
.L100:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	adds r41 = 528, r12
	mov r56 = r34
	extr r35 = r33, 31, 1
	.mmi
	addl r55 = 512, r0
	(p16) adds r36 = 1552, r12
	(p16) adds r37 = 1040, r12
	;;
	.mii
	nop 0
	shr.u r35 = r35, 62
	mov r53 = r41
	;;
	.mii
	add r35 = r35, r33
	nop 0
	;;
	extr r35 = r35, 2, 30
	;;
	.mib
	mov r54 = r35
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r34
	addl r55 = 512, r0
	.mmb
	mov r54 = r35
	adds r53 = 16, r12
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r35
	mov r53 = r41
	.mmb
	mov r56 = r34
	addl r55 = 512, r0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r34
	addl r55 = 512, r0
	.mmb
	mov r54 = r35
	adds r53 = 16, r12
	br.call.sptk.many b0 = transform#
	;;
	.mib
	nop 0
	mov r1 = r50
	(p16) br.cond.spnt .L32
.L110:
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
	adds r12 = 2048, r12
	br.ret.sptk.many b0
	;;
.L106:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r38
	mov f6 = f9
	mov r15 = r35
	.mfi
	add r14 = r35, r44
	mov f7 = f8
	mov r1 = r50
	;;
	.mmi
	ldfd f9 = [r16], 8
	adds r38 = 16, r38
	adds r35 = 16, r35
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L35
	.mib
	nop 0
	nop 0
	br .L109
.L108:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r36
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r35
	mov f7 = f8
	mov r1 = r50
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r36 = 16, r36
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r35 = 16, r35
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L42
	.mib
	nop 0
	nop 0
	br .L22
.L107:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r41
	mov f6 = f9
	mov r15 = r35
	.mfi
	add r14 = r35, r45
	mov f7 = f8
	mov r1 = r50
	;;
	.mmi
	ldfd f9 = [r16], 8
	adds r41 = 16, r41
	adds r35 = 16, r35
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L39
	.mib
	nop 0
	nop 0
	br .L32
.L45:
	.mmi
	addl r42 = 15, r0
	mov r53 = r41
	mov r56 = r34
	.mmi
	addl r55 = 512, r0
	addl r45 = 15, r0
	mov r40 = r34
	;;
	.mmi
	mov r54 = r42
	nop 0
	adds r35 = 1040, r12
	.mmb
	shladd r45 = r45, 4, r0
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r53 = 16, r12
	mov r1 = r50
	nop 0
	.mmi
	mov r56 = r34
	addl r55 = 512, r0
	mov r54 = r42
	;;
	.mib
	mov r39 = r53
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r14 = -1, r42
	cmp4.ge p6, p7 = 0, r42
	mov r1 = r50
	;;
	.mmi
	addp4 r14 = r14, r0
	nop 0
	(p6) mov ar.lc = 0
	;;
	.mib
	nop 0
	(p7) mov ar.lc = r14
	br .L39
.L102:
	.pred.rel.mutex p16, p17
	.mmi
	addl r55 = 512, r0
	mov r54 = r0
	mov r56 = r34
	.mmb
	mov r53 = r41
	mov r35 = r0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r34
	addl r55 = 512, r0
	.mmb
	mov r54 = r0
	adds r53 = 16, r12
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r35
	mov r53 = r41
	.mmb
	mov r56 = r34
	addl r55 = 512, r0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r34
	addl r55 = 512, r0
	.mmi
	mov r54 = r35
	adds r53 = 16, r12
	(p16) adds r36 = 1552, r12
	;;
	.mib
	(p16) adds r37 = 1040, r12
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mib
	nop 0
	mov r1 = r50
	(p17) br.cond.sptk .L110
	.mib
	nop 0
	nop 0
	br .L32
	.endp transform.constprop.7#
	.align 16
	.align 64
	.proc transform.constprop.6#
transform.constprop.6:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r39 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r42 = r1
	mov r14 = r32
	;;
	.mmi
	add r39 = r39, r33
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r39 = r39, 1, 31
	;;
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	adds r15 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L111
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L127
	;;
	.mii
	cmp4.ge p6, p7 = 0, r39
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L115:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L115
	.mmi
	mov r46 = r34
	mov r45 = r39
	adds r44 = 528, r12
	.mib
	mov r38 = r34
	sxt4 r36 = r39
	br.call.sptk.many b0 = transform.constprop.7#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	mov r46 = r34
	.mmi
	mov r45 = r39
	shladd r36 = r36, 4, r0
	adds r35 = 528, r12
	;;
	.mib
	mov r37 = r44
	add r36 = r32, r36
	br.call.sptk.many b0 = transform.constprop.7#
	;;
	.mmi
	adds r14 = -1, r39
	cmp4.ge p6, p7 = 0, r39
	mov r1 = r42
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L118:
	.mmi
	mov r15 = r38
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r35
	adds r38 = 1024, r38
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L131
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L118
.L111:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L127:
	.body
	.copy_state 1
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r39
	.mmb
	adds r44 = 528, r12
	nop 0
	br.call.sptk.many b0 = transform.constprop.7#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	nop 0
	.mmb
	mov r45 = r39
	adds r44 = 16, r12
	br.call.sptk.many b0 = transform.constprop.7#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L131:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r35
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r42
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L118
	.mib
	nop 0
	nop 0
	br .L111
	.endp transform.constprop.6#
	.align 16
	.align 64
	.proc transform.constprop.5#
transform.constprop.5:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r39 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r42 = r1
	mov r14 = r32
	;;
	.mmi
	add r39 = r39, r33
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r39 = r39, 1, 31
	;;
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	adds r15 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L132
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L148
	;;
	.mii
	cmp4.ge p6, p7 = 0, r39
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L136:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L136
	.mmi
	mov r46 = r34
	mov r45 = r39
	adds r44 = 528, r12
	.mib
	mov r38 = r34
	sxt4 r36 = r39
	br.call.sptk.many b0 = transform.constprop.6#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	mov r46 = r34
	.mmi
	mov r45 = r39
	shladd r36 = r36, 4, r0
	adds r35 = 528, r12
	;;
	.mib
	mov r37 = r44
	add r36 = r32, r36
	br.call.sptk.many b0 = transform.constprop.6#
	;;
	.mmi
	adds r14 = -1, r39
	cmp4.ge p6, p7 = 0, r39
	mov r1 = r42
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L139:
	.mmi
	mov r15 = r38
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r35
	adds r38 = 512, r38
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L152
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L139
.L132:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L148:
	.body
	.copy_state 1
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r39
	.mmb
	adds r44 = 528, r12
	nop 0
	br.call.sptk.many b0 = transform.constprop.6#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	nop 0
	.mmb
	mov r45 = r39
	adds r44 = 16, r12
	br.call.sptk.many b0 = transform.constprop.6#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L152:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r35
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r42
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L139
	.mib
	nop 0
	nop 0
	br .L132
	.endp transform.constprop.5#
	.align 16
	.align 64
	.proc transform.constprop.4#
transform.constprop.4:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r39 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r42 = r1
	mov r14 = r32
	;;
	.mmi
	add r39 = r39, r33
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r39 = r39, 1, 31
	;;
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	adds r15 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L153
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L169
	;;
	.mii
	cmp4.ge p6, p7 = 0, r39
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L157:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L157
	.mmi
	mov r46 = r34
	mov r45 = r39
	adds r44 = 528, r12
	.mib
	mov r38 = r34
	sxt4 r36 = r39
	br.call.sptk.many b0 = transform.constprop.5#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	mov r46 = r34
	.mmi
	mov r45 = r39
	shladd r36 = r36, 4, r0
	adds r35 = 528, r12
	;;
	.mib
	mov r37 = r44
	add r36 = r32, r36
	br.call.sptk.many b0 = transform.constprop.5#
	;;
	.mmi
	adds r14 = -1, r39
	cmp4.ge p6, p7 = 0, r39
	mov r1 = r42
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L160:
	.mmi
	mov r15 = r38
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r35
	adds r38 = 256, r38
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L173
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L160
.L153:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L169:
	.body
	.copy_state 1
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r39
	.mmb
	adds r44 = 528, r12
	nop 0
	br.call.sptk.many b0 = transform.constprop.5#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	nop 0
	.mmb
	mov r45 = r39
	adds r44 = 16, r12
	br.call.sptk.many b0 = transform.constprop.5#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L173:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r35
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r42
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L160
	.mib
	nop 0
	nop 0
	br .L153
	.endp transform.constprop.4#
	.align 16
	.align 64
	.proc transform.constprop.3#
transform.constprop.3:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r39 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r42 = r1
	mov r14 = r32
	;;
	.mmi
	add r39 = r39, r33
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r39 = r39, 1, 31
	;;
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	adds r15 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L174
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L190
	;;
	.mii
	cmp4.ge p6, p7 = 0, r39
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L178:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L178
	.mmi
	mov r46 = r34
	mov r45 = r39
	adds r44 = 528, r12
	.mib
	mov r38 = r34
	sxt4 r36 = r39
	br.call.sptk.many b0 = transform.constprop.4#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	mov r46 = r34
	.mmi
	mov r45 = r39
	shladd r36 = r36, 4, r0
	adds r35 = 528, r12
	;;
	.mib
	mov r37 = r44
	add r36 = r32, r36
	br.call.sptk.many b0 = transform.constprop.4#
	;;
	.mmi
	adds r14 = -1, r39
	cmp4.ge p6, p7 = 0, r39
	mov r1 = r42
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L181:
	.mmi
	mov r15 = r38
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r35
	adds r38 = 128, r38
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L194
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L181
.L174:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L190:
	.body
	.copy_state 1
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r39
	.mmb
	adds r44 = 528, r12
	nop 0
	br.call.sptk.many b0 = transform.constprop.4#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	nop 0
	.mmb
	mov r45 = r39
	adds r44 = 16, r12
	br.call.sptk.many b0 = transform.constprop.4#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L194:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r35
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r42
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L181
	.mib
	nop 0
	nop 0
	br .L174
	.endp transform.constprop.3#
	.align 16
	.align 64
	.proc transform.constprop.2#
transform.constprop.2:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r39 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r42 = r1
	mov r14 = r32
	;;
	.mmi
	add r39 = r39, r33
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r39 = r39, 1, 31
	;;
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	adds r15 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L195
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L211
	;;
	.mii
	cmp4.ge p6, p7 = 0, r39
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L199:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L199
	.mmi
	mov r46 = r34
	mov r45 = r39
	adds r44 = 528, r12
	.mib
	mov r38 = r34
	sxt4 r36 = r39
	br.call.sptk.many b0 = transform.constprop.3#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	mov r46 = r34
	.mmi
	mov r45 = r39
	shladd r36 = r36, 4, r0
	adds r35 = 528, r12
	;;
	.mib
	mov r37 = r44
	add r36 = r32, r36
	br.call.sptk.many b0 = transform.constprop.3#
	;;
	.mmi
	adds r14 = -1, r39
	cmp4.ge p6, p7 = 0, r39
	mov r1 = r42
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L202:
	.mmi
	mov r15 = r38
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r35
	adds r38 = 64, r38
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L215
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L202
.L195:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L211:
	.body
	.copy_state 1
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r39
	.mmb
	adds r44 = 528, r12
	nop 0
	br.call.sptk.many b0 = transform.constprop.3#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	nop 0
	.mmb
	mov r45 = r39
	adds r44 = 16, r12
	br.call.sptk.many b0 = transform.constprop.3#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L215:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r35
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r42
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L202
	.mib
	nop 0
	nop 0
	br .L195
	.endp transform.constprop.2#
	.align 16
	.align 64
	.proc transform.constprop.1#
transform.constprop.1:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 3, 9, 3, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r39 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r42 = r1
	mov r14 = r32
	;;
	.mmi
	add r39 = r39, r33
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 528, r12
	;;
	.mii
	nop 0
	extr r39 = r39, 1, 31
	;;
	.save rp, r40
	mov r40 = b0
	.body
	.mmb
	adds r15 = -1, r39
	nop 0
	(p6) br.cond.dpnt .L216
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L232
	;;
	.mii
	cmp4.ge p6, p7 = 0, r39
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L220:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r19
	mov r15 = r18
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r19 = 16, r19
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r18 = 16, r18
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L220
	.mmi
	mov r46 = r34
	mov r45 = r39
	adds r44 = 528, r12
	.mib
	mov r38 = r34
	sxt4 r36 = r39
	br.call.sptk.many b0 = transform.constprop.2#
	;;
	.mmi
	adds r44 = 16, r12
	mov r1 = r42
	mov r46 = r34
	.mmi
	mov r45 = r39
	shladd r36 = r36, 4, r0
	adds r35 = 528, r12
	;;
	.mib
	mov r37 = r44
	add r36 = r32, r36
	br.call.sptk.many b0 = transform.constprop.2#
	;;
	.mmi
	adds r14 = -1, r39
	cmp4.ge p6, p7 = 0, r39
	mov r1 = r42
	;;
	.mii
	addp4 r14 = r14, r0
	(p6) mov ar.lc = 0
	;;
	(p7) mov ar.lc = r14
	.align 32
.L223:
	.mmi
	mov r15 = r38
	mov r14 = r37
	nop 0
	.mmi
	mov r16 = r35
	adds r38 = 32, r38
	adds r37 = 16, r37
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L236
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L223
.L216:
	.mii
	nop 0
	mov b0 = r40
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	;;
	mov ar.lc = r43
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L232:
	.body
	.copy_state 1
	.mmi
	mov r46 = r34
	nop 0
	mov r45 = r39
	.mmb
	adds r44 = 528, r12
	nop 0
	br.call.sptk.many b0 = transform.constprop.2#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r34
	nop 0
	.mmb
	mov r45 = r39
	adds r44 = 16, r12
	br.call.sptk.many b0 = transform.constprop.2#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L236:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r35
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r42
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r35 = 16, r35
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L223
	.mib
	nop 0
	nop 0
	br .L216
	.endp transform.constprop.1#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%.10f\n"
	.align 8
.LC1:
	stringz	"%.17g\n"
	.align 8
.LC2:
	stringz	"%.15g %.15g %d\n"
	.align 8
.LC3:
	stringz	"%.9f %.9f %.9f %.9f\n"
	.align 8
.LC4:
	stringz	"%a %a\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmb
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 8, 0
	adds r16 = -56, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 4192
	adds r12 = -4192, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r42 = r1
	movl r14 = 0x40d3880000000000
	.mfi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov f12 = f0
	mov r15 = r0
	;;
	.mmi
	setf.d f9 = r14
	addl r14 = 19999, r0
	.save rp, r40
	mov r40 = b0
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4
	;;
	nop 0
	mov ar.lc = r14
	.mlx
	nop 0
	movl r14 = 0x4010000000000000
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mmi
	setf.d f14 = r14
	;;
	.savesp ar.lc, 4136
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	nop 0
	.align 32
.L238:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f14
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f13, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f11, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f11
	;;
	.mfb
	nop 0
	fadd.d f12 = f12, f8
	br.cloop.sptk.few .L238
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f12, f9
	addl r32 = 20, r0
	.mlx
	nop 0
	movl r43 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f9, f8, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f12, f6, f8
	;;
	.mib
	getf.d r44 = f7
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mfi
	nop 0
	mov f10 = f1
	mov ar.lc = 19
	.mlx
	mov r1 = r42
	movl r14 = 0x4000000000000000
	;;
	.mlx
	nop 0
	movl r15 = 0x4008000000000000
	.mmi
	setf.d f14 = r14
	;;
	setf.d f13 = r15
	nop 0
	;;
	.align 32
.L239:
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f10, f10
	.mfi
	nop 0
	fmpy.d f9 = f10, f13
	adds r32 = -1, r32
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f10
	nop 0
	.mfi
	nop 0
	fmpy.d f9 = f9, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f14
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f11
	;;
	.mfb
	nop 0
	fsub.d f10 = f10, f8
	br.cloop.sptk.few .L239
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC1)
	.mmi
	getf.d r44 = f10
	nop 0
	adds r36 = 2064, r12
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r43 = 2072, r12
	movl r15 = 0x3fb2492492492492
	.mfi
	mov r1 = r42
	mov f8 = f0
	addl r21 = 7, r0
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x3fb5555555555555
	.mfi
	addl r23 = 4, r0
	mov f32 = f1
	addl r25 = 3, r0
	;;
	.mlx
	setf.d f42 = r15
	movl r15 = 0x3fb999999999999a
	.mmi
	mov r14 = r43
	addl r22 = 5, r0
	addl r24 = 6, r0
	;;
	.mlx
	setf.d f41 = r15
	movl r15 = 0x3fc0000000000000
	.mmi
	addl r20 = 8, r0
	adds r47 = 2880, r12
	adds r46 = 2744, r12
	;;
	.mlx
	setf.d f40 = r15
	movl r15 = 0x3fc5555555555555
	.mmi
	adds r45 = 2608, r12
	adds r44 = 2472, r12
	adds r31 = 2336, r12
	;;
	.mmi
	setf.d f39 = r15
	adds r30 = 2200, r12
	mov ar.lc = 7
	.mlx
	nop 0
	movl r15 = 0x3fd0000000000000
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0x3fe0000000000000
	;;
	.mmi
	setf.d f38 = r15
	nop 0
	nop 0
	.align 32
.L249:
	.mmi
	mov r16 = r32
	adds r32 = 1, r32
	adds r17 = -8, r14
	.mmf
	adds r19 = 32, r14
	adds r18 = 24, r14
	mov f15 = f32
	;;
	.mfi
	nop 0
	mov f33 = f8
	sxt4 r15 = r32
	.mmf
	cmp4.ne p7, p8 = 0, r16
	nop 0
	mov f34 = f8
	;;
	.mmf
	setf.sig f9 = r15
	adds r15 = 2, r16
	mov f35 = f8
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f10
	nop 0
	.mib
	setf.sig f9 = r15
	sxt4 r15 = r25
	(p8) br.cond.dpnt .L281
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f9
	;;
	.mmi
	stfd [r17] = f7
	nop 0
	adds r17 = 8, r14
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f10
	nop 0
	.mmb
	setf.sig f10 = r15
	cmp4.ne p6, p7 = 1, r16
	(p7) br.cond.dpnt .L282
	;;
	.mii
	nop 0
	sxt4 r15 = r23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmi
	nop 0
	stfd [r14] = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f10
	nop 0
	.mmb
	setf.sig f10 = r15
	cmp4.ne p6, p7 = 2, r16
	(p7) br.cond.dpnt .L283
	;;
	.mii
	nop 0
	sxt4 r15 = r21
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmi
	stfd [r17] = f7
	nop 0
	sxt4 r17 = r24
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	nop 0
	.mmb
	setf.sig f7 = r17
	cmp4.ne p6, p7 = 3, r16
	(p6) br.cond.dpnt .L262
	;;
	.mii
	setf.sig f9 = r15
	sxt4 r15 = r20
	adds r17 = 40, r14
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f12 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f11 = f9
	;;
	.mmi
	stfd [r44] = f6
	stfd [r18] = f40
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p7 = f1, f12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f11
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f9 = f12, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f7, f1
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f9, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f13, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f14 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f12, f14, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f13, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f12, f9, f14
	.mfi
	nop 0
	mov f14 = f8
	cmp4.ne p7, p8 = 7, r16
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f11, f6, f13
	nop 0
	.mfi
	nop 0
	mov f12 = f32
	nop 0
	;;
	.mfi
	nop 0
	mov f13 = f8
	nop 0
	.mfi
	nop 0
	mov f11 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f8
	;;
	.mmi
	stfd [r19] = f10
	setf.sig f10 = r15
	nop 0
	;;
	.mmi
	nop 0
	stfd [r17] = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f43 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f43, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	(p7) br.cond.dpnt .L266
	;;
.L288:
	.mfi
	adds r29 = 48, r14
	fadd.d f6 = f6, f1
	adds r28 = 56, r14
	.mmi
	adds r27 = 64, r14
	adds r26 = 72, r14
	adds r19 = 80, r14
	;;
	.mmi
	adds r18 = 88, r14
	adds r17 = 96, r14
	adds r16 = 104, r14
	.mmi
	adds r15 = 112, r14
	adds r20 = 1, r20
	adds r24 = 1, r24
	;;
	.mmi
	stfd [r28] = f35
	adds r22 = 1, r22
	adds r25 = 1, r25
	.mmi
	stfd [r27] = f34
	adds r23 = 1, r23
	adds r21 = 1, r21
	;;
	.mmi
	stfd [r26] = f33
	stfd [r19] = f15
	adds r14 = 128, r14
	;;
	.mmi
	stfd [r29] = f6
	stfd [r18] = f11
	nop 0
	;;
	.mmi
	stfd [r17] = f13
	stfd [r16] = f14
	nop 0
	;;
	.mib
	stfd [r15] = f12
	nop 0
	br.cloop.sptk.few .L249
.L286:
	.mmi
	adds r34 = 2128, r12
	adds r35 = 2080, r12
	adds r32 = 2088, r12
	.mmi
	adds r3 = 2096, r12
	adds r2 = 2104, r12
	adds r11 = 2112, r12
	;;
	.mmi
	adds r10 = 2120, r12
	mov r33 = r34
	adds r9 = 2136, r12
	.mmi
	adds r8 = 2144, r12
	adds r50 = 2152, r12
	adds r49 = 2160, r12
	;;
	.mmi
	adds r48 = 2168, r12
	adds r47 = 2176, r12
	adds r46 = 2184, r12
	.mmi
	mov r45 = r34
	mov r44 = r36
	mov r39 = r36
	;;
	.mmi
	nop 0
	mov r37 = r0
	mov r31 = r0
	;;
	.align 32
.L255:
	.mmi
	ldfd f7 = [r39]
	mov r14 = r36
	mov r15 = r0
	.mmi
	adds r38 = 1, r31
	ldfd f8 = [r44]
	cmp4.eq p8, p9 = 7, r31
	;;
	.mfi
	nop 0
	mov f6 = f7
	nop 0
	.mfi
	nop 0
	mov f9 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f10 = [r43]
	;;
	stfd [r44] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f10
	nop 0
	.mmi
	chk.a.clr f10, .L292
.L293:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f7 = [r35]
	;;
	stfd [r43] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
	.mmi
	chk.a.clr f7, .L294
.L295:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	;;
	.mmi
	stfd [r35] = f8
	;;
	ldfd f8 = [r32]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f10 = [r3]
	;;
	stfd [r32] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f10
	nop 0
	.mmi
	chk.a.clr f10, .L296
.L297:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f7 = [r2]
	;;
	stfd [r3] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
	.mmi
	chk.a.clr f7, .L298
.L299:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	;;
	.mmi
	stfd [r2] = f8
	;;
	ldfd f8 = [r11]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f10 = [r10]
	;;
	stfd [r11] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f10
	nop 0
	.mmi
	chk.a.clr f10, .L300
.L301:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f7 = [r45]
	;;
	stfd [r10] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
	.mmi
	chk.a.clr f7, .L302
.L303:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	;;
	.mmi
	stfd [r45] = f8
	;;
	ldfd f8 = [r9]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f10 = [r8]
	;;
	stfd [r9] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f10
	nop 0
	.mmi
	chk.a.clr f10, .L304
.L305:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f7 = [r50]
	;;
	stfd [r8] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
	.mmi
	chk.a.clr f7, .L306
.L307:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	;;
	.mmi
	stfd [r50] = f8
	;;
	ldfd f8 = [r49]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f10 = [r48]
	;;
	stfd [r49] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f10
	nop 0
	.mmi
	chk.a.clr f10, .L308
.L309:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	nop 0
	.mmi
	ldfd.a f7 = [r47]
	;;
	stfd [r48] = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
	.mmi
	chk.a.clr f7, .L310
.L311:
	.pred.rel.mutex p8, p9
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	;;
	.mmi
	stfd [r47] = f8
	;;
	ldfd f8 = [r46]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
	;;
	.mmi
	stfd [r46] = f8
	nop 0
	nop 0
	.align 32
.L254:
	.pred.rel.mutex p8, p9
	.mmi
	add r17 = r14, r37
	cmp4.eq p6, p7 = r15, r31
	mov r16 = r14
	.mmb
	adds r30 = 16, r14
	adds r29 = 24, r14
	(p6) br.cond.dpnt .L251
	;;
	.mmi
	ldfd f6 = [r17]
	adds r28 = 32, r14
	adds r27 = 40, r14
	.mmi
	adds r26 = 48, r14
	adds r25 = 56, r14
	adds r24 = 64, r14
	;;
	.mmi
	ldfd f9 = [r44]
	adds r23 = 72, r14
	adds r22 = 80, r14
	.mmi
	adds r21 = 88, r14
	adds r20 = 96, r14
	adds r19 = 104, r14
	;;
	.mmi
	ldfd f7 = [r14]
	adds r18 = 112, r14
	adds r17 = 120, r14
	.mmi
	adds r15 = 1, r15
	ldfd.a f10 = [r43]
	adds r14 = 128, r14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 8, r15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f8 = f6, f9
	nop 0
	.mmi
	ldfd.a f9 = [r35]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f8
	;;
	.mmi
	nop 0
	stfd [r16] = f7, 8
	nop 0
	;;
	.mmi
	ldfd f8 = [r16]
	ldfd.c.clr f10 = [r43]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f10
	nop 0
	.mmi
	ldfd f10 = [r30]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f8, f7
	nop 0
	.mmi
	ldfd.a f8 = [r32]
	;;
	stfd [r16] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f9 = [r35]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f9
	nop 0
	.mmi
	ldfd f9 = [r29]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f10, f7
	nop 0
	.mmi
	ldfd.a f10 = [r3]
	;;
	stfd [r30] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f8 = [r32]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f8
	nop 0
	.mmi
	ldfd f8 = [r28]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f9, f7
	nop 0
	.mmi
	ldfd.a f9 = [r2]
	;;
	stfd [r29] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f10 = [r3]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f10
	nop 0
	.mmi
	ldfd f10 = [r27]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f8, f7
	nop 0
	.mmi
	ldfd.a f8 = [r11]
	;;
	stfd [r28] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f9 = [r2]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f9
	nop 0
	.mmi
	ldfd f9 = [r26]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f10, f7
	nop 0
	.mmi
	ldfd.a f10 = [r10]
	;;
	stfd [r27] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f8 = [r11]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f8
	nop 0
	.mmi
	ldfd f8 = [r25]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f9, f7
	nop 0
	.mmi
	ldfd.a f9 = [r45]
	;;
	stfd [r26] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f10 = [r10]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f10
	nop 0
	.mmi
	ldfd f10 = [r24]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f8, f7
	nop 0
	.mmi
	ldfd.a f8 = [r9]
	;;
	stfd [r25] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f9 = [r45]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f9
	nop 0
	.mmi
	ldfd f9 = [r23]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f10, f7
	nop 0
	.mmi
	ldfd.a f10 = [r8]
	;;
	stfd [r24] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f8 = [r9]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f9, f7
	;;
	.mmi
	stfd [r23] = f7
	;;
	ldfd.c.clr f10 = [r8]
	nop 0
	.mmi
	ldfd f8 = [r22]
	ldfd.a f9 = [r50]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f10
	nop 0
	.mmi
	ldfd f10 = [r21]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f8, f7
	nop 0
	.mmi
	ldfd.a f8 = [r49]
	;;
	stfd [r22] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f9 = [r50]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f9
	nop 0
	.mmi
	ldfd f9 = [r20]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f10, f7
	nop 0
	.mmi
	ldfd.a f10 = [r48]
	;;
	stfd [r21] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f8 = [r49]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f8
	nop 0
	.mmi
	ldfd f8 = [r19]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f9, f7
	nop 0
	.mmi
	ldfd.a f9 = [r47]
	;;
	stfd [r20] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f10 = [r48]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f10
	nop 0
	.mmi
	ldfd f10 = [r18]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f8, f7
	nop 0
	.mmi
	ldfd f8 = [r17]
	;;
	stfd [r19] = f7
	nop 0
	;;
	.mmi
	nop 0
	ldfd.c.clr f9 = [r47]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f10, f7
	;;
	.mmi
	stfd [r18] = f7
	;;
	ldfd f7 = [r46]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f6
	;;
	.mib
	stfd [r17] = f6
	nop 0
	(p6) br.cond.dptk .L254
	.mmi
	mov r31 = r38
	adds r39 = 136, r39
	adds r44 = 128, r44
	.mmi
	adds r37 = 8, r37
	adds r43 = 128, r43
	adds r35 = 128, r35
	;;
	.mmi
	adds r32 = 128, r32
	adds r3 = 128, r3
	adds r2 = 128, r2
	.mmi
	adds r11 = 128, r11
	adds r10 = 128, r10
	adds r45 = 128, r45
	;;
	.mmi
	adds r9 = 128, r9
	adds r8 = 128, r8
	adds r50 = 128, r50
	.mmi
	adds r49 = 128, r49
	adds r48 = 128, r48
	adds r47 = 128, r47
	;;
	.mib
	adds r46 = 128, r46
	cmp4.ne p6, p7 = 8, r38
	(p6) br.cond.dptk .L255
.L285:
	.mfb
	nop 0
	mov f9 = f0
	nop 0
	.mii
	mov r32 = r34
	mov ar.lc = 7
	nop 0
	;;
	.align 32
.L256:
	.mmi
	mov r35 = r33
	ldfd f6 = [r32], 8
	nop 0
	;;
	.mmi
	nop 0
	ldfd f8 = [r35], 8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f6
	;;
	.mfb
	nop 0
	fabs f8 = f8
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r14 = 120, r32
	ldfd f9 = [r35]
	mov r1 = r42
	;;
	.mmi
	nop 0
	ldfd f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r15 = 16, r33
	adds r14 = 248, r32
	mov r1 = r42
	;;
	.mmi
	ldfd f6 = [r14]
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r15 = 24, r33
	adds r14 = 376, r32
	mov r1 = r42
	;;
	.mmi
	ldfd f6 = [r14]
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r15 = 32, r33
	adds r14 = 504, r32
	mov r1 = r42
	;;
	.mmi
	ldfd f6 = [r14]
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r15 = 40, r33
	adds r14 = 632, r32
	mov r1 = r42
	;;
	.mmi
	ldfd f6 = [r14]
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r15 = 48, r33
	adds r14 = 760, r32
	mov r1 = r42
	;;
	.mmi
	ldfd f6 = [r14]
	ldfd f9 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mmi
	adds r14 = 56, r33
	nop 0
	adds r15 = 888, r32
	.mmi
	mov r1 = r42
	nop 0
	adds r33 = 128, r33
	;;
	.mmi
	ldfd f9 = [r14]
	ldfd f6 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfb
	nop 0
	fabs f9 = f9
	br.call.sptk.many b0 = fmax#
	;;
	.mfb
	mov r1 = r42
	mov f9 = f8
	br.cloop.sptk.few .L256
	;;
	.mlx
	adds r14 = 2552, r12
	movl r15 = 0x401921fb54442d18
	.mlx
	ld8 r44 = [r34]
	movl r43 = @gprel(.LC2)
	;;
	.mlx
	ld8 r45 = [r14]
	movl r14 = 0x3d06849b86a12b9b
	.mlx
	setf.d f5 = r15
	movl r15 = -6148914691236517205
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3f90000000000000
	.mmi
	setf.sig f3 = r15
	add r43 = r1, r43
	adds r38 = 1040, r12
	;;
	.mmi
	setf.d f4 = r14
	adds r35 = 1056, r12
	adds r34 = 32, r12
	.mmi
	addl r33 = 1, r0
	adds r37 = 4112, r12
	adds r36 = 4120, r12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	getf.d r15 = f1
	adds r14 = 16, r12
	nop 0
	.mmi
	mov r1 = r42
	nop 0
	mov ar.lc = 62
	;;
	.mlx
	st8 [r14] = r15
	movl r14 = 0xc008000000000000
	.mlx
	nop 0
	movl r15 = 5270498306774157605
	;;
	.mmi
	st8 [r38] = r14
	nop 0
	adds r14 = 1048, r12
	.mlx
	setf.sig f2 = r15
	movl r15 = 0x8000000000000000
	;;
	.mmi
	stfd [r14] = f0
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
	.align 32
.L257:
	.mii
	nop 0
	sxt4 r32 = r33
	mov r45 = r36
	.mmi
	mov r44 = r37
	;;
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f5
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f4
	br.call.sptk.many b0 = sincos#
	;;
	.mmi
	addp4 r14 = r33, r0
	setf.sig f7 = r32
	shr r20 = r32, 63
	.mmi
	ldfd f10 = [r37]
	mov r18 = r34
	mov r17 = r35
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	mov r1 = r42
	.mmi
	adds r33 = 1, r33
	adds r35 = 16, r35
	adds r34 = 16, r34
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f7 = f7, f2
	;;
	.mfi
	nop 0
	xmpy.hu f8 = f8, f3
	nop 0
	.mfi
	nop 0
	fmpy.d f9 = f10, f0
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mmf
	nop 0
	getf.sig r16 = f8
	fneg f8 = f10
	.mmi
	nop 0
	ldfd f10 = [r36]
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 1
	;;
	shr.u r19 = r16, 1
	.mmi
	and r16 = -2, r16
	nop 0
	sub r15 = r15, r20
	;;
	.mmf
	add r16 = r16, r19
	shladd r19 = r15, 3, r0
	fsub.d f9 = f10, f9
	;;
	.mmi
	sub r14 = r14, r16
	nop 0
	sub r15 = r19, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	sub r32 = r32, r15
	;;
	.mii
	setf.sig f7 = r14
	adds r32 = -3, r32
	;;
	sxt4 r32 = r32
	.mmi
	nop 0
	stfd [r18] = f9, 8
	nop 0
	;;
	.mmi
	setf.sig f6 = r32
	stfd [r18] = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fmpy.s f8 = f7, f0
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	nop 0
	stfd [r17] = f6, 8
	nop 0
	;;
	.mib
	stfd [r17] = f7
	nop 0
	br.cloop.sptk.few .L257
	;;
	.mmb
	adds r34 = 3600, r12
	adds r35 = 3088, r12
	nop 0
	.mmi
	mov r32 = r38
	mov r14 = r38
	mov ar.lc = 31
	;;
	.mmi
	nop 0
	mov r19 = r35
	mov r18 = r34
	;;
	.align 32
.L258:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r18
	mov r15 = r19
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r18 = 16, r18
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r19 = 16, r19
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L258
	.mmi
	addl r44 = 32, r0
	adds r43 = 3600, r12
	nop 0
	.mmb
	adds r45 = 16, r12
	adds r33 = 16, r12
	br.call.sptk.many b0 = transform.constprop.1#
	;;
	.mmi
	mov r1 = r42
	adds r45 = 16, r12
	nop 0
	.mmb
	addl r44 = 32, r0
	adds r43 = 3088, r12
	br.call.sptk.many b0 = transform.constprop.1#
	;;
	.mmi
	nop 0
	mov r1 = r42
	mov ar.lc = 31
	.align 32
.L260:
	.mmi
	mov r15 = r33
	mov r14 = r35
	mov r17 = r34
	.mmi
	adds r33 = 16, r33
	adds r35 = 16, r35
	mov r16 = r32
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	adds r15 = 512, r32
	ldfd f11 = [r14]
	adds r14 = 520, r32
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L284
	;;
	.mmi
	ldfd f9 = [r17], 8
	adds r34 = 16, r34
	adds r32 = 16, r32
	;;
	.mfi
	ldfd f8 = [r17]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	stfd [r16] = f10, 8
	stfd [r15] = f9
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	nop 0
	stfd [r16] = f7
	nop 0
	.mmb
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L260
.L291:
	.mmi
	adds r14 = 2056, r12
	;;
	ldfd f9 = [r14]
	adds r14 = 2048, r12
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = cabs#
	;;
	.mii
	mov r1 = r42
	nop 0
	adds r14 = 1568, r12
	.mmi
	getf.d r47 = f8
	ld8 r44 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	.mmi
	ld8 r46 = [r14]
	nop 0
	adds r14 = 1064, r12
	;;
	.mmi
	ld8 r45 = [r14]
	nop 0
	add r43 = r1, r43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3e800000
	.mmi
	addl r15 = 999, r0
	nop 0
	mov r1 = r42
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	mov ar.lc = r15
	.mlx
	nop 0
	movl r14 = 0x3fd0000000000000
	;;
	.mlx
	setf.d f7 = r14
	movl r15 = 0x400e000000000000
	.mlx
	nop 0
	movl r14 = 0x40700000
	;;
	.mmi
	setf.d f11 = r15
	setf.s f10 = r14
	nop 0
	;;
	.align 32
.L261:
	.mfi
	nop 0
	fmpy.d f9 = f7, f11
	nop 0
	.mfi
	nop 0
	fmpy.s f8 = f6, f10
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f1, f7
	nop 0
	.mfi
	nop 0
	fsub.s f6 = f1, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f9, f7
	nop 0
	.mfb
	nop 0
	fmpy.s f6 = f8, f6
	br.cloop.sptk.few .L261
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mlx
	getf.d r44 = f7
	movl r43 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r43 = r1, r43
	nop 0
	;;
	.mib
	getf.d r45 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r42
	nop 0
	.mmi
	adds r19 = 4136, r12
	adds r20 = 4144, r12
	mov b0 = r40
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r41
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 4192, r12
	br.ret.sptk.many b0
.L251:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.mib
	mov r15 = r38
	adds r14 = 128, r14
	(p9) br.cond.dptk .L254
	.mmi
	mov r31 = r38
	adds r39 = 136, r39
	adds r44 = 128, r44
	.mmi
	adds r37 = 8, r37
	adds r43 = 128, r43
	adds r35 = 128, r35
	;;
	.mmi
	adds r32 = 128, r32
	adds r3 = 128, r3
	adds r2 = 128, r2
	.mmi
	adds r11 = 128, r11
	adds r10 = 128, r10
	adds r45 = 128, r45
	;;
	.mmi
	adds r9 = 128, r9
	adds r8 = 128, r8
	adds r50 = 128, r50
	.mmi
	adds r49 = 128, r49
	adds r48 = 128, r48
	adds r47 = 128, r47
	;;
	.mib
	adds r46 = 128, r46
	cmp4.ne p6, p7 = 8, r38
	(p6) br.cond.dptk .L255
	.mib
	nop 0
	nop 0
	br .L285
.L282:
	.mfi
	adds r18 = 8, r14
	fadd.d f7 = f7, f1
	sxt4 r17 = r23
	.mfi
	adds r19 = 16, r14
	mov f34 = f32
	sxt4 r15 = r22
	;;
	.mmf
	setf.sig f10 = r17
	setf.sig f6 = r15
	mov f35 = f8
	;;
	.mmi
	stfd [r30] = f7
	stfd [r18] = f37
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f12 = f10
	nop 0
	.mfi
	nop 0
	fcvt.xf f11 = f6
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p7 = f1, f12
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f11
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f9 = f12, f10, f1
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f9, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f13, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f14 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f12, f14, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f13, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f12, f9, f14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f11, f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f10, f8
	;;
	.mmi
	stfd [r19] = f10
	nop 0
	nop 0
.L243:
	.mfi
	nop 0
	fadd.d f6 = f6, f8
	sxt4 r15 = r24
	.mfi
	adds r18 = 24, r14
	mov f14 = f8
	sxt4 r17 = r20
	;;
	.mfi
	setf.sig f10 = r15
	mov f13 = f32
	adds r19 = 40, r14
	.mfi
	adds r29 = 48, r14
	mov f11 = f8
	adds r28 = 56, r14
	;;
	.mfi
	nop 0
	mov f15 = f8
	adds r27 = 64, r14
	.mfi
	adds r26 = 72, r14
	mov f33 = f8
	adds r15 = 112, r14
	;;
	.mmf
	nop 0
	nop 0
	mov f12 = f8
	;;
	.mmi
	stfd [r18] = f6
	nop 0
	adds r18 = 88, r14
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f43 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f43, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	nop 0
	.mmb
	setf.sig f7 = r17
	cmp4.ne p6, p7 = 5, r16
	(p6) br.cond.dpnt .L264
	;;
	.mmi
	adds r17 = 96, r14
	adds r16 = 104, r14
	adds r20 = 1, r20
	.mmi
	adds r24 = 1, r24
	adds r22 = 1, r22
	adds r25 = 1, r25
	;;
	.mmi
	adds r23 = 1, r23
	nop 0
	adds r21 = 1, r21
	;;
	.mfi
	nop 0
	fcvt.xf f9 = f7
	nop 0
	.mfi
	nop 0
	fadd.d f7 = f6, f1
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	nop 0
	.mmi
	stfd [r46] = f7
	stfd [r19] = f42
	adds r19 = 80, r14
	;;
	.mmi
	stfd [r28] = f35
	stfd [r27] = f34
	adds r14 = 128, r14
	;;
	.mmi
	stfd [r26] = f33
	stfd [r19] = f15
	nop 0
	;;
	.mmi
	stfd [r18] = f11
	stfd [r17] = f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	.mmi
	stfd [r16] = f14
	stfd [r15] = f12
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f43 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f43, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mib
	stfd [r29] = f6
	nop 0
	br.cloop.sptk.few .L249
	.mib
	nop 0
	nop 0
	br .L286
.L281:
	.mii
	mov r18 = r14
	sxt4 r17 = r25
	sxt4 r15 = r23
	.mmf
	adds r26 = 32, r14
	adds r19 = 40, r14
	fadd.d f7 = f7, f1
	;;
	.mmi
	setf.sig f6 = r17
	setf.sig f9 = r15
	sxt4 r15 = r22
	.mfi
	nop 0
	mov f15 = f8
	sxt4 r17 = r21
	;;
	.mfi
	nop 0
	mov f34 = f8
	nop 0
	.mfi
	nop 0
	mov f33 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f35 = f32
	;;
	.mmi
	stfd [r36] = f7
	stfd [r18] = f38, 8
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f12 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f11 = f9
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p7 = f1, f12
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f11
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f9 = f12, f10, f1
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f9, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f13, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f14 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f12, f14, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f13, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f12, f9, f14
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f11, f7, f13
	nop 0
	.mfi
	nop 0
	mov f11 = f32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mmi
	stfd [r18] = f10
	setf.sig f10 = r15
	adds r18 = 16, r14
	.mib
	nop 0
	sxt4 r15 = r20
	nop 0
	;;
	.mmi
	nop 0
	stfd [r18] = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	nop 0
	.mmb
	cmp4.ne p6, p7 = 4, r16
	nop 0
	(p6) br.cond.dpnt .L263
.L290:
	.mmi
	setf.sig f7 = r17
	setf.sig f9 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f13 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xf f12 = f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f6, f1
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p7 = f1, f13
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f12
	nop 0
	;;
	.mmi
	stfd [r45] = f7
	stfd [r26] = f41
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f9 = f13, f10, f1
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f12, f6, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f43 = f9, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f43, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f43 = f43, f43
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f14, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f43, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f14, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f43 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f14 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f13 = f13, f43, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f12, f14, f1
	;;
	.mfi
	nop 0
	(p7) fma.d.s0 f10 = f13, f9, f43
	nop 0
	.mfi
	nop 0
	mov f13 = f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f12, f7, f14
	nop 0
	.mfi
	nop 0
	mov f14 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f12 = f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f10, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mmi
	stfd [r19] = f10
	nop 0
	nop 0
.L289:
	.mmi
	adds r29 = 48, r14
	adds r28 = 56, r14
	adds r27 = 64, r14
	.mmi
	adds r26 = 72, r14
	adds r19 = 80, r14
	adds r18 = 88, r14
	;;
	.mmi
	adds r17 = 96, r14
	adds r16 = 104, r14
	adds r15 = 112, r14
	.mmi
	stfd [r29] = f6
	adds r20 = 1, r20
	adds r24 = 1, r24
	;;
	.mmi
	stfd [r28] = f35
	adds r22 = 1, r22
	adds r25 = 1, r25
	.mmi
	stfd [r27] = f34
	adds r23 = 1, r23
	adds r21 = 1, r21
	;;
	.mmi
	stfd [r26] = f33
	stfd [r19] = f15
	adds r14 = 128, r14
	;;
	.mmi
	stfd [r18] = f11
	stfd [r17] = f13
	nop 0
	;;
	.mmi
	nop 0
	stfd [r16] = f14
	nop 0
	.mmb
	stfd [r15] = f12
	nop 0
	br.cloop.sptk.few .L249
	.mib
	nop 0
	nop 0
	br .L286
.L283:
	.mfi
	adds r19 = 24, r14
	fadd.d f7 = f7, f1
	sxt4 r17 = r22
	.mfi
	adds r18 = 16, r14
	mov f15 = f8
	sxt4 r15 = r24
	;;
	.mmf
	setf.sig f6 = r17
	setf.sig f9 = r15
	mov f33 = f32
	.mfi
	adds r17 = 32, r14
	mov f34 = f8
	sxt4 r15 = r21
	;;
	.mmf
	nop 0
	nop 0
	mov f35 = f8
	;;
	.mmi
	stfd [r31] = f7
	stfd [r18] = f39
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f12 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f11 = f9
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p7 = f1, f12
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f11
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f9 = f12, f10, f1
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f9, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f13, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f14 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f12, f14, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f13, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f12, f9, f14
	.mmf
	setf.sig f9 = r15
	nop 0
	mov f14 = f32
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f11, f7, f13
	nop 0
	.mfi
	nop 0
	mov f12 = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f13 = f8
	nop 0
	.mfi
	nop 0
	mov f11 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f10, f8
	;;
	.mfi
	nop 0
	fadd.d f7 = f6, f8
	nop 0
	.mfi
	nop 0
	mov f6 = f36
	nop 0
	;;
	.mmf
	stfd [r19] = f10
	nop 0
	fcvt.xf f10 = f9
	;;
	.mmi
	nop 0
	stfd [r17] = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f43 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f44 = f43, f43
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f43, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f44, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f43 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f10, f43, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f10, f9, f43
	nop 0
	.mmb
	cmp4.ne p6, p7 = 6, r16
	nop 0
	(p6) br.cond.dpnt .L265
	;;
.L287:
	.mfi
	adds r29 = 48, r14
	fadd.d f7 = f7, f1
	adds r28 = 56, r14
	.mmi
	adds r27 = 64, r14
	adds r26 = 72, r14
	adds r19 = 80, r14
	;;
	.mmi
	adds r18 = 88, r14
	adds r17 = 96, r14
	adds r16 = 104, r14
	.mmi
	adds r15 = 112, r14
	adds r20 = 1, r20
	adds r24 = 1, r24
	;;
	.mmi
	adds r22 = 1, r22
	adds r25 = 1, r25
	nop 0
	.mmi
	adds r23 = 1, r23
	adds r21 = 1, r21
	adds r14 = 128, r14
	;;
	.mmi
	stfd [r47] = f7
	stfd [r29] = f6
	nop 0
	;;
	.mmi
	stfd [r28] = f35
	stfd [r27] = f34
	nop 0
	;;
	.mmi
	stfd [r26] = f33
	stfd [r19] = f15
	nop 0
	;;
	.mmi
	stfd [r18] = f11
	stfd [r17] = f13
	nop 0
	;;
	.mmi
	nop 0
	stfd [r16] = f14
	nop 0
	.mmb
	stfd [r15] = f12
	nop 0
	br.cloop.sptk.few .L249
	.mib
	nop 0
	nop 0
	br .L286
.L264:
	.mfi
	nop 0
	fadd.d f7 = f6, f8
	sxt4 r15 = r21
	.mmf
	adds r17 = 32, r14
	nop 0
	mov f33 = f0
	;;
	.mfi
	setf.sig f9 = r15
	mov f6 = f36
	nop 0
	.mfi
	nop 0
	mov f14 = f32
	nop 0
	;;
	.mfi
	nop 0
	mov f13 = f8
	nop 0
	.mfi
	nop 0
	mov f11 = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f15 = f8
	nop 0
	.mfi
	nop 0
	mov f12 = f8
	nop 0
	;;
	.mmi
	nop 0
	stfd [r17] = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f43 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f44 = f43, f43
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f43, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f44, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f43 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f10, f43, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f10, f9, f43
	nop 0
	.mmb
	cmp4.ne p6, p7 = 6, r16
	nop 0
	(p7) br.cond.dptk .L287
	;;
.L265:
	.mfi
	nop 0
	fadd.d f7 = f7, f8
	sxt4 r15 = r20
	.mfi
	adds r17 = 40, r14
	mov f15 = f0
	cmp4.ne p7, p8 = 7, r16
	;;
	.mfi
	setf.sig f10 = r15
	mov f14 = f8
	nop 0
	.mfi
	nop 0
	mov f13 = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f11 = f8
	nop 0
	.mfi
	nop 0
	mov f12 = f32
	nop 0
	;;
	.mmi
	nop 0
	stfd [r17] = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f43 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f43, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	(p8) br.cond.dptk .L288
	;;
.L266:
	.mfi
	nop 0
	mov f11 = f0
	nop 0
	.mfi
	nop 0
	fadd.d f6 = f6, f8
	nop 0
	;;
	.mfi
	nop 0
	mov f14 = f8
	nop 0
	.mfi
	nop 0
	mov f13 = f8
	nop 0
	;;
	.mfb
	nop 0
	mov f12 = f8
	br .L289
.L262:
	.mfi
	nop 0
	fadd.d f6 = f6, f8
	sxt4 r15 = r22
	.mfi
	adds r18 = 16, r14
	mov f35 = f0
	sxt4 r17 = r21
	;;
	.mfi
	setf.sig f10 = r15
	mov f15 = f8
	adds r26 = 32, r14
	.mfi
	adds r19 = 40, r14
	mov f11 = f32
	sxt4 r15 = r20
	;;
	.mfi
	nop 0
	mov f34 = f8
	nop 0
	.mfi
	nop 0
	mov f33 = f8
	nop 0
	;;
	.mmi
	nop 0
	stfd [r18] = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	nop 0
	.mmb
	cmp4.ne p6, p7 = 4, r16
	nop 0
	(p7) br.cond.dptk .L290
.L263:
	.mfb
	nop 0
	mov f34 = f0
	br .L243
.L284:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r17 = r34
	mov f6 = f9
	mov r16 = r32
	.mfi
	adds r15 = 512, r32
	mov f7 = f8
	adds r14 = 520, r32
	;;
	.mmi
	ldfd f9 = [r17], 8
	nop 0
	mov r1 = r42
	.mmi
	adds r34 = 16, r34
	nop 0
	adds r32 = 16, r32
	;;
	.mfi
	ldfd f8 = [r17]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	stfd [r16] = f10, 8
	stfd [r15] = f9
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	nop 0
	stfd [r16] = f7
	nop 0
	.mmb
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L260
	.mib
	nop 0
	nop 0
	br .L291
.L292:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f10 = [r43]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f10
	br .L293
.L294:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f7 = [r35]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f7
	br .L295
.L296:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f10 = [r3]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f10
	br .L297
.L298:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f7 = [r2]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f7
	br .L299
.L300:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f10 = [r10]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f10
	br .L301
.L302:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f7 = [r45]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f7
	br .L303
.L304:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f10 = [r8]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f10
	br .L305
.L306:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f7 = [r50]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f7
	br .L307
.L308:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f10 = [r48]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f10
	br .L309
.L310:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ldfd f7 = [r47]
	nop 0
	;;
	.mfb
	nop 0
	mov f9 = f7
	br .L311
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
