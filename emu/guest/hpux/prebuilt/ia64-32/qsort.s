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
	.prologue 12, 51
	.mmi
	.save ar.pfs, r52
	alloc r52 = ar.pfs, 4, 20, 4, 0
	.fframe 64
	adds r12 = -64, r12
	.save ar.lc, r55
	mov r55 = ar.lc
	.mmi
	addp4 r32 = 0,r32
	mov r53 = r1
	addp4 r35 = 0,r35
	;;
	.mmi
	or r14 = r34, r32
	addl r47 = 2, r0
	.save pr, r54
	mov r54 = pr
	.mmi
	cmp4.ne p6, p7 = 4, r34
	mov r48 = r0
	sub r39 = r0, r34
	;;
	.mmi
	and r14 = 3, r14
	(p7) mov r15 = r0
	.save rp, r51
	mov r51 = b0
	.body
	.mmi
	nop 0
	shladd r46 = r34, 1, r0
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	cmp4.ne p6, p7 = 0, r14
	extr.u r44 = r34, 2, 30
	;;
	.mmi
	nop 0
	(p7) mov r47 = r15
	nop 0
	;;
	.mmi
	cmp4.ne p18, p19 = 0, r47
	cmp4.ne p20, p21 = 1, r47
	cmp4.eq p22, p23 = 2, r47
	.align 32
.L3:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	setf.sig f6 = r33
	setf.sig f7 = r34
	add r41 = r34, r32
	.mmi
	cmp4.ltu p6, p7 = 6, r33
	;;
	addp4 r40 = 0,r41
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r36 = f6
	;;
	add r45 = r36, r32
	nop 0
	;;
	.mib
	nop 0
	addp4 r45 = 0,r45
	(p7) br.cond.dpnt .L143
.L4:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	extr.u r37 = r33, 1, 31
	nop 0
	.mmi
	setf.sig f8 = r32
	sub r36 = r36, r34
	cmp4.eq p6, p7 = 7, r33
	;;
	.mii
	setf.sig f6 = r37
	add r36 = r36, r32
	;;
	addp4 r36 = 0,r36
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	nop 0
	getf.sig r37 = f6
	nop 0
	;;
	.mib
	addp4 r37 = 0,r37
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mib
	cmp4.geu p6, p7 = 40, r33
	nop 0
	(p7) br.cond.dpnt .L153
	;;
	.mmi
	nop 0
	(p6) mov r38 = r36
	(p6) mov r42 = r32
	;;
.L16:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r37
	mov r56 = r42
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r38
	mov r56 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p7) br.cond.dpnt .L154
.L31:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r53
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L155
.L15:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	(p18) br.cond.dpnt .L36
.L168:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld4 r14 = [r32]
	ld4 r15 = [r37]
	nop 0
	;;
	.mmi
	st4 [r32] = r15
	st4 [r37] = r14
	nop 0
.L37:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r50 = r34, r40
	mov r43 = r40
	mov r38 = r36
	.mii
	mov r49 = r40
	mov r41 = r0
	;;
	mov r42 = r50
.L41:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	addp4 r37 = 0,r43
	nop 0
	mov r57 = r32
	;;
	.mib
	mov r56 = r37
	cmp4.ltu p16, p17 = r36, r37
	(p17) br.cond.dptk .L156
	.align 32
.L48:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r18 = r37, r49
	cmp4.ne p6, p7 = 0, r41
	sub r49 = r49, r32
	.mmb
	sub r14 = r45, r38
	sub r15 = r38, r36
	(p7) br.cond.dpnt .L157
	;;
	.mmi
	sub r14 = r14, r34
	nop 0
	cmp4.le p6, p7 = r18, r49
	;;
	.mmi
	(p6) mov r49 = r18
	nop 0
	cmp4.leu p8, p9 = r15, r14
	;;
	.mib
	cmp4.ne p6, p7 = 0, r49
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
	cmp4.ne p6, p7 = 0, r16
	(p6) br.cond.dpnt .L158
	;;
.L76:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r56 = r45, r15
	nop 0
	mov r14 = r32
	.mmi
	mov r36 = r18
	nop 0
	cmp4.geu p6, p7 = r18, r15
	;;
	.mib
	nop 0
	addp4 r56 = 0,r56
	(p6) br.cond.dptk .L81
	;;
	.mmi
	nop 0
	mov r36 = r15
	mov r32 = r56
	.mmi
	nop 0
	mov r15 = r18
	mov r56 = r14
	;;
.L81:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.geu p6, p7 = r34, r15
	(p6) br.cond.dptk .L85
	;;
	.mmi
	addp4 r37 = r34, r0
	addp4 r14 = r15, r0
	addp4 r16 = r36, r0
	.mmb
	cmp4.ltu p6, p7 = 7, r48
	shladd r17 = r48, 3, r0
	(p6) br.cond.dpnt .L86
	;;
	.mmi
	setf.sig f6 = r37
	mov r15 = r14
	sxt4 r14 = r17
	.mmi
	setf.sig f7 = r16
	addl r17 = 65501, r0
	adds r16 = 16, r12
	;;
	.mmi
	setf.exp f12 = r17
	cmp4.eq p16, p17 = 0, r34
	adds r48 = 1, r48
	;;
	.mfi
	nop 0
	fcvt.xuf f8 = f6
	nop 0
	.mfi
	setf.sig f6 = r15
	fcvt.xuf f9 = f7
	add r15 = r16, r14
	;;
	.mmi
	st4 [r15] = r32
	adds r16 = 20, r12
	mov r32 = r56
	.mmi
	(p16) break 1
	;;
	add r14 = r16, r14
	add r41 = r34, r32
	;;
	.mmi
	nop 0
	addp4 r40 = 0,r41
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f10, p7 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f6
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f11 = f8, f10, f1
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f9 = f9, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f11, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f11 = f11, f11, f12
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f10 = f11, f9, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f8, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f10 = f10
	;;
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f7, f7
	nop 0
	.mmi
	setf.sig f7 = r34
	;;
	getf.sig r15 = f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f6 = f6
	;;
	.mmi
	getf.sig r33 = f6
	st4 [r14] = r15
	(p16) break 1
	;;
	.mmi
	setf.sig f6 = r33
	nop 0
	cmp4.ltu p6, p7 = 6, r33
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r36 = f6
	;;
	add r45 = r36, r32
	nop 0
	;;
	.mib
	nop 0
	addp4 r45 = 0,r45
	(p6) br.cond.dptk .L4
	;;
.L143:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ltu p6, p7 = r40, r45
	(p7) br.cond.dpnt .L6
	;;
	.align 32
.L5:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.leu p6, p7 = r40, r32
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	(p7) mov r37 = r40
	nop 0
	nop 0
	;;
	.align 32
.L12:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r14 = r39, r37
	nop 0
	mov r36 = r37
	;;
	.mmi
	addp4 r37 = 0,r14
	ld8 r14 = [r35], 8
	mov r57 = r36
	;;
	.mmi
	ld8 r1 = [r35], -8
	nop 0
	mov b6 = r14
	.mmb
	mov r56 = r37
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L14
	(p18) br.cond.dpnt .L7
	;;
	.mmi
	ld4 r14 = [r36]
	ld4 r15 = [r37]
	nop 0
	;;
	.mmi
	st4 [r36] = r15
	st4 [r37] = r14
	nop 0
.L8:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ltu p6, p7 = r32, r37
	(p6) br.cond.dptk .L12
.L14:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r40 = r34, r40
	;;
	addp4 r40 = 0,r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r40, r45
	(p6) br.cond.dptk .L5
	;;
.L6:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.ne p6, p7 = 0, r48
	nop 0
	adds r48 = -1, r48
	.mmb
	adds r16 = 16, r12
	nop 0
	(p7) br.cond.dpnt .L159
	;;
	.mmi
	shladd r14 = r48, 3, r0
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	add r15 = r16, r14
	nop 0
	adds r16 = 20, r12
	;;
	.mmi
	add r14 = r16, r14
	ld4 r32 = [r15]
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
	addp4 r32 = 0,r32
	br .L3
.L156:
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
	mov r1 = r53
	cmp4.ge p6, p7 = 0, r8
	nop 0
	.mmb
	mov r57 = r32
	mov r56 = r36
	(p6) br.cond.dpnt .L160
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
	mov r1 = r53
	cmp4.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L161
	;;
	.align 32
.L57:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	.mib
	nop 0
	nop 0
	(p18) br.cond.dpnt .L52
	;;
	.mmi
	ld4 r14 = [r36]
	ld4 r15 = [r38]
	nop 0
	;;
	.mmi
	st4 [r36] = r15
	st4 [r38] = r14
	nop 0
.L53:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	add r38 = r39, r38
	addl r41 = 1, r0
	;;
	addp4 r38 = 0,r38
.L51:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	add r36 = r39, r36
	mov r57 = r32
	;;
	addp4 r36 = 0,r36
	;;
	.mib
	cmp4.ltu p16, p17 = r36, r37
	mov r56 = r36
	(p16) br.cond.dpnt .L48
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
	mov r1 = r53
	cmp4.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L57
.L161:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mbb
	nop 0
	(p16) br.cond.dpnt .L48
	(p18) br.cond.dpnt .L58
	;;
	.mmi
	ld4 r14 = [r37]
	ld4 r15 = [r36]
	nop 0
	;;
	.mmi
	st4 [r37] = r15
	st4 [r36] = r14
	nop 0
.L59:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	sub r36 = r36, r34
	addl r41 = 1, r0
	;;
	addp4 r36 = 0,r36
.L63:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	add r43 = r43, r34
	add r42 = r42, r34
	;;
.L162:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	addp4 r37 = 0,r43
	nop 0
	mov r57 = r32
	;;
	.mib
	mov r56 = r37
	cmp4.ltu p16, p17 = r36, r37
	(p16) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L156
.L160:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L63
	.mib
	add r16 = r34, r49
	nop 0
	(p18) br.cond.dpnt .L43
	;;
	.mmi
	ld4 r14 = [r49]
	ld4 r15 = [r37]
	nop 0
	;;
	.mmi
	st4 [r49] = r15
	st4 [r37] = r14
	nop 0
.L44:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	addp4 r49 = 0,r16
	addl r41 = 1, r0
.L174:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	add r43 = r43, r34
	add r42 = r42, r34
	br .L162
.L153:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	extr.u r38 = r33, 3, 29
	nop 0
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	mov r56 = r32
	;;
	.mmi
	setf.sig f6 = r38
	ld8 r1 = [r35], -8
	mov b6 = r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r38 = f6
	;;
	add r42 = r38, r32
	shladd r43 = r38, 1, r0
	;;
	.mmi
	nop 0
	addp4 r42 = 0,r42
	nop 0
	;;
	.mib
	mov r57 = r42
	add r49 = r38, r42
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	addp4 r49 = 0,r49
	.mmi
	cmp4.le p6, p7 = r0, r8
	nop 0
	mov r56 = r42
	;;
	.mmi
	ld8 r1 = [r35], -8
	mov r57 = r49
	mov b6 = r14
	.bbb
	nop 0
	(p7) br.cond.dpnt .L163
	br.call.sptk.many b0 = b6
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r8
	(p6) br.cond.dpnt .L164
.L22:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r49 = r37, r38
	ld8 r14 = [r35], 8
	mov r57 = r37
	.mmi
	nop 0
	add r50 = r38, r37
	nop 0
	;;
	.mmi
	addp4 r49 = 0,r49
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmi
	nop 0
	addp4 r50 = 0,r50
	nop 0
	;;
	.mib
	mov r56 = r49
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r50
	mov r56 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p7) br.cond.dpnt .L165
.L23:
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
	(p6) br.cond.dpnt .L166
.L28:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r43 = r36, r43
	ld8 r14 = [r35], 8
	nop 0
	;;
	.mmi
	addp4 r43 = 0,r43
	ld8 r1 = [r35], -8
	mov b6 = r14
	;;
	.mii
	add r38 = r38, r43
	mov r56 = r43
	;;
	addp4 r38 = 0,r38
	;;
	.mib
	mov r57 = r38
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r36
	mov r56 = r38
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p7) br.cond.dpnt .L167
.L29:
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
	mov r57 = r36
	mov r56 = r43
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
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	nop 0
	mov r57 = r37
	.mmi
	mov r56 = r42
	nop 0
	mov r38 = r36
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r38
	mov r56 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p6) br.cond.dptk .L31
.L154:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r53
	cmp4.gt p6, p7 = r0, r8
	nop 0
	.mmb
	mov r57 = r38
	mov r56 = r42
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
	mov r1 = r53
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L33
.L34:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r37 = r42
	(p19) br.cond.dptk .L168
.L36:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	(p20) mov r14 = r32
	(p21) br.cond.dpnt .L169
	;;
	.align 32
.L38:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r19 = 1, r14
	ld1 r16 = [r14]
	mov r17 = r14
	.mmi
	mov r15 = r37
	ld1 r18 = [r37]
	adds r37 = 1, r37
	;;
	.mmi
	addp4 r14 = 0,r19
	st1 [r17] = r18
	addp4 r37 = 0,r37
	.mmi
	nop 0
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	adds r19 = 1, r14
	sub r15 = r41, r14
	mov r17 = r14
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	mov r15 = r37
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	ld1 r16 = [r14]
	nop 0
	addp4 r14 = 0,r19
	.mmi
	ld1 r18 = [r37]
	nop 0
	adds r37 = 1, r37
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16
	sub r15 = r41, r14
	.mmi
	nop 0
	addp4 r37 = 0,r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L37
	;;
.L158:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r14 = r45, r16
	nop 0
	cmp4.eq p6, p7 = 2, r47
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	(p7) br.cond.dpnt .L90
	;;
	.mmi
	add r16 = r43, r16
	nop 0
	nop 0
	.align 32
.L84:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r22 = 1, r37
	ld1 r19 = [r37]
	mov r20 = r37
	.mmi
	mov r17 = r14
	ld1 r21 = [r14]
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r37 = 0,r22
	st1 [r20] = r21
	addp4 r14 = 0,r14
	.mmi
	nop 0
	st1 [r17] = r19
	nop 0
	;;
	.mmi
	adds r22 = 1, r37
	sub r17 = r16, r37
	mov r20 = r37
	;;
	.mib
	cmp4.lt p6, p7 = 0, r17
	mov r17 = r14
	(p7) br.cond.dpnt .L76
	;;
	.mmi
	ld1 r19 = [r37]
	nop 0
	addp4 r37 = 0,r22
	.mmi
	ld1 r21 = [r14]
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	st1 [r20] = r21
	st1 [r17] = r19
	sub r17 = r16, r37
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r17
	(p6) br.cond.dptk .L84
	.mib
	nop 0
	nop 0
	br .L76
.L155:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r38
	mov r56 = r42
	;;
	.mib
	ld8 r1 = [r35], -8
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r53
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dpnt .L34
.L33:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r37 = r38
	br .L15
.L52:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r18 = -1, r44
	mov r15 = r38
	mov r14 = r36
	.mmi
	add r21 = r34, r36
	mov r17 = r38
	mov r16 = r36
	;;
	.mib
	addp4 r19 = r18, r0
	cmp4.gt p6, p7 = r0, r18
	(p21) br.cond.dpnt .L170
	;;
	.align 32
.L54:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r20 = 1, r14
	ld1 r17 = [r14]
	mov r18 = r14
	.mmi
	mov r16 = r15
	ld1 r19 = [r15]
	adds r15 = 1, r15
	;;
	.mmi
	addp4 r14 = 0,r20
	st1 [r18] = r19
	addp4 r15 = 0,r15
	.mmi
	nop 0
	st1 [r16] = r17
	nop 0
	;;
	.mmi
	adds r20 = 1, r14
	sub r16 = r21, r14
	mov r18 = r14
	;;
	.mib
	cmp4.lt p6, p7 = 0, r16
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mmi
	nop 0
	ld1 r17 = [r14]
	mov r16 = r15
	.mmi
	addp4 r14 = 0,r20
	ld1 r19 = [r15]
	adds r15 = 1, r15
	;;
	.mmi
	st1 [r18] = r19
	st1 [r16] = r17
	sub r16 = r21, r14
	.mmi
	nop 0
	addp4 r15 = 0,r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r16
	(p6) br.cond.dptk .L54
	.mib
	nop 0
	nop 0
	br .L53
.L170:
	.pred.rel.mutex p6, p7
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
	(p7) mov ar.lc = r19
	;;
	(p6) mov ar.lc = 0
	.align 32
.L55:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r15 = [r16]
	mov r14 = r17
	.mmi
	adds r18 = 4, r16
	ld4 r19 = [r17]
	adds r17 = 4, r17
	;;
	.mmi
	st4 [r16] = r19
	nop 0
	addp4 r17 = 0,r17
	.mmb
	addp4 r16 = 0,r18
	st4 [r14] = r15
	br.cloop.sptk.few .L55
	.mmi
	add r38 = r39, r38
	nop 0
	addl r41 = 1, r0
	;;
	.mib
	nop 0
	addp4 r38 = 0,r38
	br .L51
.L7:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	mov r14 = r37
	nop 0
	add r20 = r46, r37
	.mmb
	adds r16 = -1, r44
	mov r15 = r37
	(p21) br.cond.dpnt .L171
	;;
	.align 32
.L9:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r19 = 1, r36
	ld1 r16 = [r36]
	mov r17 = r36
	.mmi
	mov r15 = r14
	ld1 r18 = [r14]
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r36 = 0,r19
	st1 [r17] = r18
	addp4 r14 = 0,r14
	.mmi
	nop 0
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	adds r19 = 1, r36
	sub r15 = r20, r36
	mov r17 = r36
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	mov r15 = r14
	(p7) br.cond.dpnt .L8
	;;
	.mmi
	ld1 r16 = [r36]
	nop 0
	addp4 r36 = 0,r19
	.mmi
	ld1 r18 = [r14]
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16
	sub r15 = r20, r36
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L8
	;;
.L171:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	addp4 r14 = r16, r0
	cmp4.gt p6, p7 = r0, r16
	;;
	mov ar.lc = r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L10:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r16 = [r36]
	mov r14 = r15
	.mmi
	adds r17 = 4, r36
	ld4 r18 = [r15]
	adds r15 = 4, r15
	;;
	.mmi
	st4 [r36] = r18
	nop 0
	addp4 r15 = 0,r15
	.mmb
	addp4 r36 = 0,r17
	st4 [r14] = r16
	br.cloop.sptk.few .L10
	.mib
	nop 0
	cmp4.ltu p6, p7 = r32, r37
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L14
	;;
.L58:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	mov r14 = r36
	adds r16 = -1, r44
	.mmb
	nop 0
	mov r15 = r36
	(p21) br.cond.dpnt .L172
	;;
	.align 32
.L60:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r19 = 1, r37
	ld1 r16 = [r37]
	mov r17 = r37
	.mmi
	mov r15 = r14
	ld1 r18 = [r14]
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r37 = 0,r19
	st1 [r17] = r18
	addp4 r14 = 0,r14
	.mmi
	nop 0
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	adds r19 = 1, r37
	sub r15 = r42, r37
	mov r17 = r37
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	mov r15 = r14
	(p7) br.cond.dpnt .L59
	;;
	.mmi
	ld1 r16 = [r37]
	nop 0
	addp4 r37 = 0,r19
	.mmi
	ld1 r18 = [r14]
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16
	sub r15 = r42, r37
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L60
	.mib
	nop 0
	nop 0
	br .L59
	;;
.L172:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	addp4 r14 = r16, r0
	cmp4.gt p6, p7 = r0, r16
	;;
	mov ar.lc = r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L61:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r16 = [r37]
	mov r14 = r15
	.mmi
	adds r17 = 4, r37
	ld4 r18 = [r15]
	adds r15 = 4, r15
	;;
	.mmi
	st4 [r37] = r18
	nop 0
	addp4 r15 = 0,r15
	.mmb
	addp4 r37 = 0,r17
	st4 [r14] = r16
	br.cloop.sptk.few .L61
	.mmi
	sub r36 = r36, r34
	nop 0
	addl r41 = 1, r0
	;;
	.mib
	nop 0
	addp4 r36 = 0,r36
	br .L63
.L159:
	.mii
	nop 0
	mov pr = r54, -1
	;;
	mov b0 = r51
	;;
	.mii
	nop 0
	mov ar.pfs = r52
	;;
	mov ar.lc = r55
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L85:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	cmp4.ltu p6, p7 = r34, r36
	nop 0
	(p7) br.cond.dptk .L6
	;;
	.mmi
	nop 0
	(p6) addp4 r37 = r34, r0
	(p6) cmp4.eq p16, p17 = 0, r34
	;;
.L88:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	addp4 r36 = r36, r0
	setf.sig f6 = r37
	addl r14 = 65501, r0
	.mmi
	(p16) break 1
	;;
	setf.sig f7 = r36
	nop 0
	;;
	.mmi
	nop 0
	setf.exp f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f6, p6 = f7, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f9, f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f6 = f6
	;;
	.mib
	getf.sig r33 = f6
	nop 0
	br .L3
.L43:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r16 = -1, r44
	nop 0
	mov r14 = r49
	.mmb
	mov r15 = r49
	nop 0
	(p21) br.cond.dpnt .L173
	;;
	.mmi
	(p20) add r16 = r34, r49
	nop 0
	nop 0
	.align 32
.L45:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r20 = 1, r14
	ld1 r17 = [r14]
	mov r18 = r14
	.mmi
	mov r15 = r37
	ld1 r19 = [r37]
	adds r37 = 1, r37
	;;
	.mmi
	addp4 r14 = 0,r20
	st1 [r18] = r19
	addp4 r37 = 0,r37
	.mmi
	nop 0
	st1 [r15] = r17
	nop 0
	;;
	.mmi
	adds r20 = 1, r14
	sub r15 = r16, r14
	mov r18 = r14
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	mov r15 = r37
	(p7) br.cond.dpnt .L44
	;;
	.mmi
	ld1 r17 = [r14]
	nop 0
	addp4 r14 = 0,r20
	.mmi
	ld1 r19 = [r37]
	nop 0
	adds r37 = 1, r37
	;;
	.mmi
	st1 [r18] = r19
	st1 [r15] = r17
	sub r15 = r16, r14
	.mmi
	nop 0
	addp4 r37 = 0,r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L45
	.mib
	nop 0
	nop 0
	br .L44
	;;
.L173:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	addp4 r14 = r16, r0
	cmp4.gt p6, p7 = r0, r16
	;;
	mov ar.lc = r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L46:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r16 = [r15]
	mov r14 = r37
	.mmi
	adds r17 = 4, r15
	ld4 r18 = [r37]
	adds r37 = 4, r37
	;;
	.mmi
	st4 [r15] = r18
	nop 0
	addp4 r37 = 0,r37
	.mmb
	addp4 r15 = 0,r17
	st4 [r14] = r16
	br.cloop.sptk.few .L46
	.mmi
	add r16 = r34, r49
	nop 0
	addl r41 = 1, r0
	;;
	.mib
	nop 0
	addp4 r49 = 0,r16
	br .L174
.L169:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r15 = -1, r44
	nop 0
	mov r14 = r32
	;;
	.mii
	addp4 r16 = r15, r0
	cmp4.gt p6, p7 = r0, r15
	;;
	mov ar.lc = r16
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r16
	;;
	(p6) mov ar.lc = 0
	.align 32
.L39:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r16 = [r14]
	mov r15 = r37
	.mmi
	adds r17 = 4, r14
	ld4 r18 = [r37]
	adds r37 = 4, r37
	;;
	.mmi
	st4 [r14] = r18
	nop 0
	addp4 r37 = 0,r37
	.mmb
	addp4 r14 = 0,r17
	st4 [r15] = r16
	br.cloop.sptk.few .L39
	.mmi
	add r50 = r34, r40
	mov r43 = r40
	nop 0
	.mmi
	mov r38 = r36
	mov r49 = r40
	mov r41 = r0
	;;
	.mib
	nop 0
	mov r42 = r50
	br .L41
.L74:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	sub r14 = r37, r49
	extr.u r17 = r49, 2, 30
	.mmi
	mov r15 = r32
	add r49 = r49, r32
	mov r16 = r32
	;;
	.mib
	adds r17 = -1, r17
	addp4 r14 = 0,r14
	(p23) br.cond.dpnt .L175
	;;
	.align 32
.L77:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r21 = 1, r15
	ld1 r17 = [r15]
	mov r16 = r14
	.mmi
	mov r19 = r15
	ld1 r20 = [r14]
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r15 = 0,r21
	st1 [r19] = r20
	nop 0
	.mii
	st1 [r16] = r17
	addp4 r14 = 0,r14
	;;
	sub r16 = r49, r15
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r16
	(p6) br.cond.dptk .L77
	.mii
	sub r14 = r45, r38
	sub r15 = r38, r36
	;;
	sub r14 = r14, r34
	;;
	.mmi
	cmp4.leu p6, p7 = r15, r14
	;;
	(p7) mov r16 = r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r16 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L76
	.mmi
	sub r14 = r45, r16
	nop 0
	add r16 = r43, r16
	;;
	.mib
	nop 0
	addp4 r14 = 0,r14
	br .L84
	;;
.L86:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	setf.sig f7 = r14
	addp4 r37 = r34, r0
	addl r14 = 65501, r0
	.mmi
	cmp4.eq p16, p17 = 0, r34
	mov r59 = r35
	mov r58 = r34
	;;
	.mmi
	setf.exp f9 = r14
	nop 0
	(p16) break 1
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r37
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s1 f7, p6 = f6, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f8, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f9, f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc.s1 f7 = f7
	;;
	.mib
	getf.sig r57 = f7
	nop 0
	br.call.sptk.many b0 = qsort#
	;;
	.mib
	mov r1 = r53
	cmp4.ltu p6, p7 = r34, r36
	(p6) br.cond.dpnt .L88
	;;
	.mii
	adds r48 = -1, r48
	adds r16 = 16, r12
	;;
	shladd r14 = r48, 3, r0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmi
	add r15 = r16, r14
	nop 0
	adds r16 = 20, r12
	;;
	.mmi
	add r14 = r16, r14
	ld4 r32 = [r15]
	nop 0
	;;
	.mib
	ld4 r33 = [r14]
	addp4 r32 = 0,r32
	br .L3
.L157:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	cmp4.ltu p6, p7 = r40, r45
	nop 0
	cmp4.ne p16, p17 = 1, r47
	.mmb
	shladd r41 = r34, 1, r0
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mib
	sub r38 = r0, r34
	cmp4.geu p6, p7 = r32, r40
	(p6) br.cond.dpnt .L73
	;;
	.align 32
.L71:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	add r14 = r38, r40
	nop 0
	mov r36 = r40
	;;
	.mmi
	addp4 r40 = 0,r14
	ld8 r14 = [r35], 8
	mov r57 = r36
	;;
	.mmi
	ld8 r1 = [r35], -8
	nop 0
	mov b6 = r14
	.mmb
	mov r56 = r40
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	mov r1 = r53
	nop 0
	cmp4.lt p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L73
	(p18) br.cond.dpnt .L66
	;;
	.mmi
	ld4 r14 = [r36]
	ld4 r15 = [r40]
	nop 0
	;;
	.mmi
	st4 [r36] = r15
	st4 [r40] = r14
	nop 0
.L67:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	cmp4.ltu p6, p7 = r32, r40
	(p6) br.cond.dptk .L71
.L73:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	addp4 r40 = 0,r50
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = r40, r45
	add r50 = r34, r40
	(p7) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r32, r40
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
	mov r14 = r40
	nop 0
	add r20 = r41, r40
	.mmb
	adds r16 = -1, r44
	mov r15 = r40
	(p17) br.cond.dpnt .L176
	;;
	.align 32
.L68:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	adds r19 = 1, r36
	ld1 r16 = [r36]
	mov r17 = r36
	.mmi
	mov r15 = r14
	ld1 r18 = [r14]
	adds r14 = 1, r14
	;;
	.mmi
	addp4 r36 = 0,r19
	st1 [r17] = r18
	addp4 r14 = 0,r14
	.mmi
	nop 0
	st1 [r15] = r16
	nop 0
	;;
	.mmi
	adds r19 = 1, r36
	sub r15 = r20, r36
	mov r17 = r36
	;;
	.mib
	cmp4.lt p6, p7 = 0, r15
	mov r15 = r14
	(p7) br.cond.dpnt .L67
	;;
	.mmi
	ld1 r16 = [r36]
	nop 0
	addp4 r36 = 0,r19
	.mmi
	ld1 r18 = [r14]
	nop 0
	adds r14 = 1, r14
	;;
	.mmi
	st1 [r17] = r18
	st1 [r15] = r16
	sub r15 = r20, r36
	.mmi
	nop 0
	addp4 r14 = 0,r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 0, r15
	(p6) br.cond.dptk .L68
	.mib
	nop 0
	nop 0
	br .L67
	;;
.L176:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	addp4 r14 = r16, r0
	cmp4.gt p6, p7 = r0, r16
	;;
	mov ar.lc = r14
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L69:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r16 = [r36]
	mov r14 = r15
	.mmi
	adds r17 = 4, r36
	ld4 r18 = [r15]
	adds r15 = 4, r15
	;;
	.mmi
	st4 [r36] = r18
	nop 0
	addp4 r15 = 0,r15
	.mmb
	addp4 r36 = 0,r17
	st4 [r14] = r16
	br.cloop.sptk.few .L69
	.mib
	nop 0
	cmp4.ltu p6, p7 = r32, r40
	(p6) br.cond.dptk .L71
	.mib
	nop 0
	nop 0
	br .L73
	;;
.L175:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	addp4 r15 = r17, r0
	cmp4.gt p6, p7 = r0, r17
	;;
	mov ar.lc = r15
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r15
	;;
	(p6) mov ar.lc = 0
	.align 32
.L78:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	ld4 r17 = [r16]
	mov r15 = r14
	.mmi
	adds r19 = 4, r16
	ld4 r20 = [r14]
	adds r14 = 4, r14
	;;
	.mmi
	st4 [r16] = r20
	nop 0
	addp4 r14 = 0,r14
	.mmb
	addp4 r16 = 0,r19
	st4 [r15] = r17
	br.cloop.sptk.few .L78
	;;
	.mii
	sub r14 = r45, r38
	sub r15 = r38, r36
	;;
	sub r14 = r14, r34
	;;
	.mmi
	cmp4.leu p6, p7 = r15, r14
	;;
	(p7) mov r16 = r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) mov r16 = r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r16
	(p7) br.cond.dptk .L76
	.mii
	sub r14 = r45, r16
	nop 0
	;;
	addp4 r14 = 0,r14
.L90:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	extr.u r16 = r16, 2, 30
	;;
	adds r16 = -1, r16
	;;
	.mii
	addp4 r17 = r16, r0
	cmp4.gt p6, p7 = r0, r16
	;;
	mov ar.lc = r17
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r17
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
	ld4 r17 = [r37]
	mov r16 = r14
	.mmi
	adds r19 = 4, r37
	ld4 r20 = [r14]
	adds r14 = 4, r14
	;;
	.mmi
	st4 [r37] = r20
	nop 0
	addp4 r14 = 0,r14
	.mmb
	addp4 r37 = 0,r19
	st4 [r16] = r17
	br.cloop.sptk.few .L83
	.mib
	nop 0
	nop 0
	br .L76
	;;
.L164:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r49
	mov r56 = r32
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
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	nop 0
	mov r42 = r49
	sub r49 = r37, r38
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r37
	add r50 = r38, r37
	;;
	.mmi
	addp4 r49 = 0,r49
	ld8 r1 = [r35], -8
	mov b6 = r14
	.mmi
	nop 0
	addp4 r50 = 0,r50
	nop 0
	;;
	.mib
	mov r56 = r49
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r50
	mov r56 = r37
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p6) br.cond.dptk .L23
.L165:
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
	mov r57 = r50
	.mmb
	mov r56 = r49
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
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	sub r43 = r36, r43
	ld8 r14 = [r35], 8
	mov r37 = r49
	;;
	.mmi
	addp4 r43 = 0,r43
	ld8 r1 = [r35], -8
	mov b6 = r14
	;;
	.mii
	add r38 = r38, r43
	mov r56 = r43
	;;
	addp4 r38 = 0,r38
	;;
	.mib
	mov r57 = r38
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r36
	mov r56 = r38
	.mmi
	cmp4.le p6, p7 = r0, r8
	;;
	nop 0
	mov b6 = r14
	.mmb
	nop 0
	ld8 r1 = [r35], -8
	(p6) br.cond.dptk .L29
.L167:
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
	mov r57 = r36
	.mmb
	mov r56 = r43
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
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r38 = r43
	br .L16
.L166:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	ld8 r14 = [r35], 8
	mov r57 = r50
	mov r56 = r49
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
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r37 = r50
	br .L28
.L163:
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
	mov r57 = r49
	.mmb
	mov r56 = r32
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
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mib
	nop 0
	mov r42 = r32
	br .L22
	.endp qsort#
	.ident	"GCC: (GNU) 12.2.0"
