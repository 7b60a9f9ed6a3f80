// 33cfad24a0364dc85f3f5421f97de5fe newlib/libc/search/qsort.c
	.file	"qsort.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global qsort#
	.type	qsort#, @function
	.proc qsort#
qsort:
	.prologue 12, 54
	.mmb
	.save ar.pfs, r55
	alloc r55 = ar.pfs, 4, 22, 4, 0
	adds r16 = -8, r12
	nop 0
	.mii
	.fframe 160
	adds r12 = -160, r12
	mov r17 = ar.lc
	or r14 = r34, r32
	;;
	.mmi
	addl r52 = 2, r0
	and r14 = 7, r14
	.save pr, r57
	mov r57 = pr
	.mmi
	cmp.ne p6, p7 = 8, r34
	mov r56 = r1
	sxt4 r49 = r34
	;;
	.mmi
	(p7) mov r15 = r0
	mov r50 = r0
	.save rp, r54
	mov r54 = b0
	.mmi
	sub r38 = r0, r34
	sub r51 = r49, r34
	shr.u r44 = r49, 3
	;;
	.mmi
	(p6) addl r15 = 1, r0
	cmp.ne p6, p7 = 0, r14
	add r47 = r34, r49
	;;
	.mmi
	(p7) mov r52 = r15
	;;
	cmp4.ne p16, p17 = 0, r52
	cmp4.ne p18, p19 = 1, r52
	.mmi
	cmp4.eq p22, p23 = 2, r52
	;;
	.savesp ar.lc, 152
	st8 [r16] = r17, 8
	nop 0
	.mmi
	nop 0
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	nop 0
	.align 32
.L3:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r34
	add r42 = r32, r34
	.mmi
	cmp.ltu p6, p7 = 6, r33
	;;
	setf.sig f8 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r48 = f6
	nop 0
	(p7) br.cond.dpnt .L151
.L4:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	shr.u r37 = r33, 1
	adds r36 = -1, r33
	.mmi
	cmp.eq p6, p7 = 7, r33
	;;
	setf.sig f6 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r37 = f6
	setf.sig f6 = r36
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r36 = f6
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	cmp.geu p6, p7 = 40, r33
	nop 0
	(p7) br.cond.dpnt .L154
	;;
	.mii
	(p6) mov r40 = r32
	nop 0
	;;
	(p6) mov r39 = r36
.L16:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r37
	mov r58 = r40
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r39
	mov r58 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p7) br.cond.dpnt .L155
.L31:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r56
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L156
.L15:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	(p16) br.cond.dpnt .L36
.L169:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r32]
	add r53 = r42, r34
	mov r40 = r42
	.mmi
	mov r39 = r36
	mov r46 = r42
	mov r43 = r0
	;;
	.mmi
	ld8 r15 = [r37]
	nop 0
	mov r45 = r53
	;;
	.mmi
	st8 [r32] = r15
	st8 [r37] = r14
	nop 0
.L41:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r40
	.mmb
	mov r41 = r40
	cmp.ltu p6, p7 = r36, r40
	(p7) br.cond.dptk .L157
	;;
	.align 32
.L48:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r18 = r40, r46
	cmp4.ne p6, p7 = 0, r43
	sub r46 = r46, r32
	.mmb
	sub r14 = r48, r39
	sub r15 = r39, r36
	(p7) br.cond.dpnt .L158
	;;
	.mmi
	sub r14 = r14, r34
	nop 0
	cmp.le p6, p7 = r18, r46
	;;
	.mmi
	(p6) mov r46 = r18
	nop 0
	cmp.leu p8, p9 = r15, r14
	;;
	.mib
	cmp.ne p6, p7 = 0, r46
	(p8) mov r16 = r15
	(p6) br.cond.dpnt .L74
	;;
	.mmi
	nop 0
	(p9) mov r16 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p6) br.cond.dpnt .L159
	;;
.L76:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r14 = r32
	nop 0
	mov r36 = r18
	.mmb
	sub r58 = r48, r15
	cmp.leu p6, p7 = r15, r18
	(p6) br.cond.dptk .L81
	;;
	.mmi
	nop 0
	mov r36 = r15
	mov r32 = r58
	.mmi
	nop 0
	mov r15 = r18
	mov r58 = r14
	;;
.L81:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp.geu p6, p7 = r34, r15
	(p6) br.cond.dptk .L85
	;;
	.mmi
	setf.sig f6 = r34
	cmp.ltu p6, p7 = 7, r50
	shladd r14 = r50, 4, r0
	.mmb
	adds r17 = 16, r12
	cmp.eq p20, p21 = 0, r34
	(p6) br.cond.dpnt .L86
	;;
	.mmi
	add r16 = r17, r14
	adds r17 = 24, r12
	adds r50 = 1, r50
	;;
	.mmi
	st8 [r16] = r32
	nop 0
	mov r32 = r58
	.mii
	add r14 = r17, r14
	(p20) break 1
	;;
	add r42 = r32, r34
	;;
	.mfi
	nop 0
	fcvt.xuf f2 = f6
	nop 0
	.mmi
	setf.sig f6 = r36
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf f8 = f6
	nop 0
	.mmi
	setf.sig f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f9, p7 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f10 = f2, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f2
	;;
	.mfi
	nop 0
	(p7) fma.s1 f11 = f9, f10, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f13 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f2, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f11 = f11, f13, f11
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f6, f12, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f12, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s1 f13 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f8 = f2, f13, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f12 = f10, f7
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f8, f11, f13
	nop 0
	.mmi
	setf.sig f8 = r32
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f12, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f9 = f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f10, f12
	nop 0
	.mmi
	setf.sig f7 = r34
	;;
	stf8 [r14] = f9
	(p20) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mmi
	getf.sig r33 = f6
	;;
	setf.sig f6 = r33
	cmp.ltu p6, p7 = 6, r33
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mib
	getf.sig r48 = f6
	nop 0
	(p6) br.cond.dptk .L4
	;;
.L151:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp.ltu p6, p7 = r42, r48
	(p7) br.cond.dpnt .L6
	;;
	.align 32
.L5:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp.leu p6, p7 = r42, r32
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	(p7) mov r37 = r42
	nop 0
	nop 0
	;;
	.align 32
.L12:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r36 = r37
	add r37 = r37, r38
	;;
	.mmi
	nop 0
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmb
	mov r59 = r36
	mov r58 = r37
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L14
	(p16) br.cond.dpnt .L7
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	cmp.ltu p6, p7 = r32, r37
	.mii
	ld8 r15 = [r37]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r36] = r15
	st8 [r37] = r14
	(p6) br.cond.dptk .L12
.L14:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	add r42 = r42, r34
	nop 0
	;;
	.mib
	nop 0
	cmp.ltu p6, p7 = r42, r48
	(p6) br.cond.dptk .L5
	;;
.L6:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp.ne p6, p7 = 0, r50
	adds r50 = -1, r50
	nop 0
	.mmb
	adds r16 = 16, r12
	adds r17 = 24, r12
	(p7) br.cond.dpnt .L160
	;;
	.mmi
	nop 0
	shladd r14 = r50, 4, r0
	nop 0
	;;
	.mii
	add r15 = r16, r14
	add r14 = r17, r14
	;;
	nop 0
	.mmb
	ld8 r32 = [r15]
	ld8 r33 = [r14]
	br .L3
.L157:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r56
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mmb
	mov r59 = r32
	mov r58 = r36
	(p6) br.cond.dpnt .L161
	;;
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	(p7) add r37 = r36, r49
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r56
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L162
	;;
	.align 32
.L57:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	.mib
	addl r43 = 1, r0
	nop 0
	(p16) br.cond.dpnt .L52
	;;
	.mmi
	ld8 r15 = [r39]
	ld8 r14 = [r36]
	nop 0
	;;
	.mmi
	st8 [r36] = r15
	st8 [r39] = r14
	add r39 = r39, r38
.L51:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r36 = r36, r38
	sub r37 = r37, r34
	mov r59 = r32
	;;
	.mib
	cmp.gtu p6, p7 = r40, r36
	mov r58 = r36
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r56
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L57
	;;
.L162:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mbb
	cmp.gtu p6, p7 = r40, r36
	(p6) br.cond.dpnt .L48
	(p16) br.cond.dpnt .L58
	;;
	.mmi
	nop 0
	ld8 r15 = [r36]
	addl r43 = 1, r0
	.mmi
	nop 0
	ld8 r14 = [r40]
	nop 0
	;;
	.mmi
	st8 [r40] = r15
	st8 [r36] = r14
	add r36 = r36, r38
.L63:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	add r40 = r40, r34
	add r45 = r45, r34
	;;
.L163:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r59 = r32
	nop 0
	mov r58 = r40
	.mmb
	mov r41 = r40
	cmp.ltu p6, p7 = r36, r40
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L157
	;;
.L161:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L63
	.mib
	addl r43 = 1, r0
	nop 0
	(p16) br.cond.dpnt .L43
	;;
	.mmi
	ld8 r14 = [r46]
	ld8 r15 = [r40]
	nop 0
	;;
	.mmi
	st8 [r46] = r15
	st8 [r40] = r14
	add r46 = r46, r34
.L175:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	add r40 = r40, r34
	add r45 = r45, r34
	br .L163
.L154:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	shr.u r39 = r33, 3
	nop 0
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	mov r58 = r32
	;;
	.mmi
	setf.sig f8 = r39
	ld8 r1 = [r35], -8
	mov b6 = r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f7
	;;
	.mmi
	getf.sig r39 = f8
	;;
	add r40 = r32, r39
	shladd r41 = r39, 1, r0
	;;
	.mib
	mov r59 = r40
	add r43 = r40, r39
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	cmp4.le p6, p7 = r0, r8
	mov r59 = r43
	.mmi
	mov r58 = r40
	;;
	ld8 r1 = [r35], -8
	mov b6 = r14
	.bbb
	nop 0
	(p7) br.cond.dpnt .L164
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L165
.L22:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	sub r43 = r37, r39
	mov r59 = r37
	.mmi
	add r45 = r37, r39
	;;
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmb
	mov r58 = r43
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r45
	mov r58 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p7) br.cond.dpnt .L166
.L23:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L167
.L28:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r41 = r36, r41
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mmi
	add r39 = r41, r39
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmi
	nop 0
	mov r58 = r41
	nop 0
	;;
	.mib
	mov r59 = r39
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r36
	mov r58 = r39
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p7) br.cond.dpnt .L168
.L29:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r36
	mov r58 = r41
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L96
.L30:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	mov r59 = r37
	.mmi
	mov r58 = r40
	nop 0
	mov r39 = r36
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r39
	mov r58 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p6) br.cond.dptk .L31
.L155:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r56
	cmp4.gt p6, p7 = r0, r8
	nop 0
	.mmb
	mov r59 = r39
	mov r58 = r40
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r56
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L33
.L34:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r37 = r40
	(p17) br.cond.dptk .L169
.L36:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r15 = r32, r49
	nop 0
	sub r16 = r32, r32, 1
	.mmb
	mov r14 = r32
	nop 0
	(p19) br.cond.dpnt .L170
	;;
	.mmi
	sub r15 = r15, r32, 1
	nop 0
	add r16 = r16, r49
	;;
	.mmi
	cmp.gt p6, p7 = r0, r16
	nop 0
	mov ar.lc = r15
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L38:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld1 r17 = [r14]
	mov r16 = r14
	.mmi
	nop 0
	ld1 r18 = [r37]
	nop 0
	;;
	.mmi
	st1 [r14] = r18
	st1 [r37] = r17
	adds r14 = 1, r14
	.mmb
	nop 0
	adds r37 = 1, r37
	br.cloop.sptk.few .L38
	.mmi
	add r53 = r42, r34
	mov r40 = r42
	nop 0
	.mmi
	mov r39 = r36
	mov r46 = r42
	mov r43 = r0
	;;
	.mib
	nop 0
	mov r45 = r53
	br .L41
.L159:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r14 = r48, r16
	nop 0
	cmp4.eq p6, p7 = 2, r52
	.mmb
	sub r19 = r40, r40, 1
	nop 0
	(p7) br.cond.dpnt .L91
	;;
	.mii
	nop 0
	sxt4 r16 = r16
	nop 0
	;;
	.mmi
	add r17 = r16, r40
	nop 0
	add r19 = r19, r16
	;;
	.mii
	sub r17 = r17, r40, 1
	cmp.gt p6, p7 = r0, r19
	;;
	mov ar.lc = r17
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r17
	;;
	(p6) mov ar.lc = 0
	.align 32
.L84:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld1 r19 = [r41]
	mov r16 = r14
	.mmi
	nop 0
	ld1 r20 = [r14]
	nop 0
	;;
	.mmi
	st1 [r41] = r20
	st1 [r14] = r19
	adds r41 = 1, r41
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L84
	.mib
	nop 0
	nop 0
	br .L76
	;;
.L156:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r39
	mov r58 = r40
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r56
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L34
.L33:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r37 = r39
	br .L15
	;;
.L52:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r18 = r37, r36, 1
	adds r19 = -1, r44
	mov r15 = r39
	.mmi
	mov r14 = r36
	mov r17 = r39
	mov r16 = r36
	;;
	.mmi
	cmp.gt p6, p7 = r0, r18
	nop 0
	mov ar.lc = r18
	.mmb
	cmp.gt p8, p9 = r0, r19
	nop 0
	(p19) br.cond.dpnt .L171
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r18
	;;
	(p6) mov ar.lc = 0
	.align 32
.L54:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld1 r18 = [r14]
	mov r16 = r15
	.mmi
	nop 0
	ld1 r19 = [r15]
	nop 0
	;;
	.mmi
	st1 [r14] = r19
	st1 [r15] = r18
	adds r14 = 1, r14
	.mmb
	nop 0
	adds r15 = 1, r15
	br.cloop.sptk.few .L54
	.mib
	add r39 = r39, r38
	addl r43 = 1, r0
	br .L51
	;;
.L7:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r16 = r37, r47
	sub r17 = r37, r36, 1
	mov r14 = r37
	.mmb
	adds r18 = -1, r44
	mov r15 = r37
	(p19) br.cond.dpnt .L172
	;;
	.mmi
	sub r16 = r16, r36, 1
	nop 0
	add r17 = r17, r47
	;;
	.mmi
	cmp.gt p6, p7 = r0, r17
	nop 0
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L9:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld1 r17 = [r36]
	ld1 r18 = [r14]
	nop 0
	;;
	.mmi
	st1 [r36] = r18
	st1 [r14] = r17
	adds r36 = 1, r36
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L9
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r37
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L14
	;;
.L171:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	mov ar.lc = r19
	nop 0
	;;
	.mii
	nop 0
	(p9) mov ar.lc = r19
	;;
	(p8) mov ar.lc = 0
	.align 32
.L55:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r18 = [r16]
	ld8 r19 = [r17]
	nop 0
	;;
	.mmi
	st8 [r16] = r19
	st8 [r17] = r18
	adds r16 = 8, r16
	.mmb
	nop 0
	adds r17 = 8, r17
	br.cloop.sptk.few .L55
	.mib
	add r39 = r39, r38
	addl r43 = 1, r0
	br .L51
	;;
.L172:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp.gt p6, p7 = r0, r18
	nop 0
	mov ar.lc = r18
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r18
	;;
	(p6) mov ar.lc = 0
	.align 32
.L10:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r17 = [r36]
	ld8 r18 = [r15]
	nop 0
	;;
	.mmi
	st8 [r36] = r18
	st8 [r15] = r17
	adds r36 = 8, r36
	.mmb
	nop 0
	adds r15 = 8, r15
	br.cloop.sptk.few .L10
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r37
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L14
	;;
.L58:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r16 = r51, r45
	sub r17 = r45, r40, 1
	mov r14 = r36
	.mmb
	adds r18 = -1, r44
	mov r15 = r36
	(p19) br.cond.dpnt .L173
	;;
	.mmi
	sub r16 = r16, r40, 1
	nop 0
	add r17 = r17, r51
	;;
	.mmi
	cmp.gt p6, p7 = r0, r17
	nop 0
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L60:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld1 r17 = [r41]
	mov r16 = r41
	.mmi
	nop 0
	ld1 r18 = [r14]
	nop 0
	;;
	.mmi
	st1 [r41] = r18
	st1 [r14] = r17
	adds r41 = 1, r41
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L60
	.mib
	add r36 = r36, r38
	addl r43 = 1, r0
	br .L63
	;;
.L173:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp.gt p6, p7 = r0, r18
	nop 0
	mov ar.lc = r18
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r18
	;;
	(p6) mov ar.lc = 0
	.align 32
.L61:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld8 r17 = [r41]
	mov r16 = r41
	.mmi
	nop 0
	ld8 r18 = [r15]
	nop 0
	;;
	.mmi
	st8 [r41] = r18
	st8 [r15] = r17
	adds r41 = 8, r41
	.mmb
	nop 0
	adds r15 = 8, r15
	br.cloop.sptk.few .L61
	.mib
	add r36 = r36, r38
	addl r43 = 1, r0
	br .L63
.L160:
	.mmi
	adds r18 = 152, r12
	nop 0
	mov pr = r57, -1
	;;
	.mmi
	ld8 r19 = [r18], 8
	nop 0
	mov b0 = r54
	;;
	.mii
	ldf.fill f2 = [r18]
	mov ar.pfs = r55
	;;
	mov ar.lc = r19
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
.L85:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	cmp.ltu p6, p7 = r34, r36
	nop 0
	(p7) br.cond.dptk .L6
	;;
	.mmi
	(p6) setf.sig f7 = r34
	nop 0
	(p6) cmp.eq p20, p21 = 0, r34
	;;
	.mfi
	nop 0
	(p6) fcvt.xuf f2 = f7
	nop 0
.L88:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	setf.sig f6 = r36
	nop 0
	(p20) break 1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f2, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f6 = f6
	;;
	.mib
	getf.sig r33 = f6
	nop 0
	br .L3
.L43:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r16 = r46, r49
	sub r17 = r46, r46, 1
	mov r14 = r46
	.mmb
	adds r18 = -1, r44
	mov r15 = r46
	(p19) br.cond.dpnt .L174
	;;
	.mmi
	sub r16 = r16, r46, 1
	nop 0
	add r17 = r17, r49
	;;
	.mmi
	cmp.gt p6, p7 = r0, r17
	nop 0
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L45:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld1 r17 = [r14]
	mov r16 = r14
	.mmi
	nop 0
	ld1 r18 = [r41]
	nop 0
	;;
	.mmi
	st1 [r14] = r18
	st1 [r41] = r17
	adds r14 = 1, r14
	.mmb
	nop 0
	adds r41 = 1, r41
	br.cloop.sptk.few .L45
	.mib
	add r46 = r46, r34
	addl r43 = 1, r0
	br .L175
	;;
.L74:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	sxt4 r17 = r46
	nop 0
	.mmi
	mov r16 = r32
	sub r20 = r32, r32, 1
	sub r46 = r40, r46
	;;
	.mmi
	mov r19 = r17
	nop 0
	shr.u r17 = r17, 3
	.mmb
	mov r15 = r32
	nop 0
	(p23) br.cond.dpnt .L176
	;;
	.mmi
	add r16 = r32, r19
	nop 0
	add r20 = r20, r19
	;;
	.mii
	sub r16 = r16, r32, 1
	cmp.gt p6, p7 = r0, r20
	;;
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L77:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld1 r19 = [r15]
	ld1 r20 = [r46]
	nop 0
	;;
	.mmi
	st1 [r15] = r20
	st1 [r46] = r19
	adds r15 = 1, r15
	.mmb
	nop 0
	adds r46 = 1, r46
	br.cloop.sptk.few .L77
	;;
	.mii
	sub r16 = r48, r39
	sub r15 = r39, r36
	;;
	sub r16 = r16, r34
	;;
	.mmi
	cmp.leu p6, p7 = r15, r16
	;;
	(p6) mov r16 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L76
	.mii
	sub r14 = r48, r16
	sxt4 r16 = r16
	sub r19 = r40, r40, 1
	;;
	.mmi
	add r17 = r16, r40
	nop 0
	add r19 = r19, r16
	;;
	.mmi
	sub r17 = r17, r40, 1
	nop 0
	cmp.gt p6, p7 = r0, r19
	;;
	.mii
	nop 0
	mov ar.lc = r17
	;;
	(p7) mov ar.lc = r17
	;;
	.mib
	nop 0
	(p6) mov ar.lc = 0
	br .L84
.L86:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p22, p23
	.mmi
	setf.sig f8 = r15
	setf.sig f7 = r34
	cmp.eq p20, p21 = 0, r34
	.mii
	mov r61 = r35
	mov r60 = r34
	;;
	(p20) break 1
	;;
	.mfi
	nop 0
	fcvt.xuf f2 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xuf f6 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f2, f7, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f9, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s1 f9 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mib
	getf.sig r59 = f7
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp.ltu p6, p7 = r34, r36
	.mmb
	adds r17 = 24, r12
	nop 0
	(p6) br.cond.dpnt .L88
	;;
	.mii
	adds r50 = -1, r50
	adds r16 = 16, r12
	;;
	shladd r14 = r50, 4, r0
	;;
	.mii
	add r15 = r16, r14
	add r14 = r17, r14
	;;
	nop 0
	.mmb
	ld8 r32 = [r15]
	ld8 r33 = [r14]
	br .L3
.L174:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp.gt p6, p7 = r0, r18
	nop 0
	mov ar.lc = r18
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r18
	;;
	(p6) mov ar.lc = 0
	.align 32
.L46:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld8 r17 = [r15]
	mov r16 = r15
	.mmi
	nop 0
	ld8 r18 = [r41]
	nop 0
	;;
	.mmi
	st8 [r15] = r18
	st8 [r41] = r17
	adds r15 = 8, r15
	.mmb
	nop 0
	adds r41 = 8, r41
	br.cloop.sptk.few .L46
	.mib
	add r46 = r46, r34
	addl r43 = 1, r0
	br .L175
.L158:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	cmp.ltu p6, p7 = r42, r48
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mmi
	sub r39 = r0, r34
	nop 0
	cmp4.ne p20, p21 = 1, r52
	.mmb
	add r40 = r34, r49
	cmp.geu p6, p7 = r32, r42
	(p6) br.cond.dpnt .L73
	;;
	.align 32
.L71:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r36 = r42
	add r42 = r42, r39
	;;
	.mmi
	nop 0
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmb
	mov r59 = r36
	mov r58 = r42
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r56
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L73
	(p16) br.cond.dpnt .L66
	;;
	.mmi
	nop 0
	ld8 r14 = [r36]
	cmp.ltu p6, p7 = r32, r42
	.mii
	ld8 r15 = [r42]
	nop 0
	;;
	nop 0
	.mmb
	st8 [r36] = r15
	st8 [r42] = r14
	(p6) br.cond.dptk .L71
.L73:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r42 = r53
	nop 0
	cmp.ltu p6, p7 = r53, r48
	.mmb
	add r53 = r53, r34
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r32, r42
	(p7) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L73
.L66:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r16 = r42, r40
	sub r17 = r42, r36, 1
	mov r14 = r42
	.mmb
	adds r18 = -1, r44
	mov r15 = r42
	(p21) br.cond.dpnt .L177
	;;
	.mmi
	sub r16 = r16, r36, 1
	nop 0
	add r17 = r17, r40
	;;
	.mmi
	cmp.gt p6, p7 = r0, r17
	nop 0
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L68:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld1 r17 = [r36]
	ld1 r18 = [r14]
	nop 0
	;;
	.mmi
	st1 [r36] = r18
	st1 [r14] = r17
	adds r36 = 1, r36
	.mmb
	nop 0
	adds r14 = 1, r14
	br.cloop.sptk.few .L68
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r42
	(p6) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L73
	;;
.L177:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp.gt p6, p7 = r0, r18
	nop 0
	mov ar.lc = r18
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r18
	;;
	(p6) mov ar.lc = 0
	.align 32
.L69:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r17 = [r36]
	ld8 r18 = [r15]
	nop 0
	;;
	.mmi
	st8 [r36] = r18
	st8 [r15] = r17
	adds r36 = 8, r36
	.mmb
	nop 0
	adds r15 = 8, r15
	br.cloop.sptk.few .L69
	.mib
	nop 0
	cmp.ltu p6, p7 = r32, r42
	(p6) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L73
	;;
.L170:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r15 = -1, r44
	nop 0
	mov r14 = r32
	;;
	.mmi
	cmp.gt p6, p7 = r0, r15
	nop 0
	mov ar.lc = r15
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L39:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld8 r17 = [r14]
	mov r16 = r14
	.mmi
	nop 0
	ld8 r18 = [r37]
	nop 0
	;;
	.mmi
	st8 [r14] = r18
	st8 [r37] = r17
	adds r14 = 8, r14
	.mmb
	nop 0
	adds r37 = 8, r37
	br.cloop.sptk.few .L39
	.mmi
	add r53 = r42, r34
	mov r40 = r42
	nop 0
	.mmi
	mov r39 = r36
	mov r46 = r42
	mov r43 = r0
	;;
	.mib
	nop 0
	mov r45 = r53
	br .L41
.L176:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r17 = -1, r17
	;;
	cmp.gt p6, p7 = r0, r17
	mov ar.lc = r17
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r17
	;;
	(p6) mov ar.lc = 0
	.align 32
.L78:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r19 = [r16]
	ld8 r20 = [r46]
	nop 0
	;;
	.mmi
	st8 [r16] = r20
	st8 [r46] = r19
	adds r16 = 8, r16
	.mmb
	nop 0
	adds r46 = 8, r46
	br.cloop.sptk.few .L78
	;;
	.mii
	sub r16 = r48, r39
	sub r15 = r39, r36
	;;
	sub r16 = r16, r34
	;;
	.mmi
	cmp.leu p6, p7 = r15, r16
	;;
	(p6) mov r16 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L76
	.mmi
	sub r14 = r48, r16
	nop 0
	nop 0
.L91:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	sxt4 r16 = r16
	;;
	shr.u r16 = r16, 3
	;;
	.mmi
	adds r16 = -1, r16
	;;
	cmp.gt p6, p7 = r0, r16
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L83:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld8 r19 = [r41]
	mov r16 = r14
	.mmi
	nop 0
	ld8 r20 = [r14]
	nop 0
	;;
	.mmi
	st8 [r41] = r20
	st8 [r14] = r19
	adds r41 = 8, r41
	.mmb
	nop 0
	adds r14 = 8, r14
	br.cloop.sptk.few .L83
	.mib
	nop 0
	nop 0
	br .L76
	;;
.L165:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r43
	mov r58 = r32
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L20
.L19:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	mov r40 = r43
	.mmi
	sub r43 = r37, r39
	mov r59 = r37
	add r45 = r37, r39
	;;
	.mmi
	ld8 r1 = [r35], -8
	nop 0
	mov b6 = r14
	.mmb
	mov r58 = r43
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r45
	mov r58 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p6) br.cond.dptk .L23
.L166:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r59 = r45
	.mmb
	mov r58 = r43
	nop 0
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L25
.L26:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r41 = r36, r41
	ld8 r14 = [r35], 8
	mov r37 = r43
	;;
	.mmi
	add r39 = r41, r39
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmi
	nop 0
	mov r58 = r41
	nop 0
	;;
	.mib
	mov r59 = r39
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r36
	mov r58 = r39
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p6) br.cond.dptk .L29
.L168:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r59 = r36
	.mmb
	mov r58 = r41
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L30
.L96:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r39 = r41
	br .L16
.L167:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r59 = r45
	mov r58 = r43
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L26
.L25:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r37 = r45
	br .L28
.L164:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	cmp4.gt p6, p7 = r0, r8
	nop 0
	mov r59 = r43
	.mmb
	mov r58 = r32
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mmi
	nop 0
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L19
.L20:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r40 = r32
	br .L22
	.endp qsort#
	.ident	"GCC: (GNU) 12.2.0"
