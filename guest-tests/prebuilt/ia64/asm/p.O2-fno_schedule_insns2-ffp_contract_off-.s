// 95c41e6c0aad1e805b2fd93371ed16cd
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc mix#
mix:
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	addl r18 = 255, r0
	mov ar.lc = 7
	addl r19 = @gprel(crc#), gp
	;;
	ld4 r16 = [r19]
	.align 32
.L2:
	and r15 = r18, r32
	;;
	addp4 r17 = r16, r0
	extr.u r16 = r16, 15, 17
	;;
	xor r15 = r17, r15
	shr.u r32 = r32, 8
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r14, r16
	br.cloop.sptk.few .L2
	;;
	st4 [r19] = r16
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
	.endp mix#
	.align 16
	.align 64
	.proc clamp32.part.0#
clamp32.part.0:
	.prologue
	.body
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) movl r8 = 2147483647
	(p6) br.cond.dpnt .L6
	movl r14 = 0xc1e0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.lt p6, p7 = f8, f6
	;;
	(p7) fcvt.fx.trunc f8 = f8
	;;
	(p7) getf.sig r8 = f8
	;;
	(p6) movl r8 = -2147483648
.L6:
	br.ret.sptk.many b0
	;;
	.endp clamp32.part.0#
	.align 16
	.align 64
	.proc clamp64.part.0#
clamp64.part.0:
	.prologue
	.body
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) movl r8 = 9223372036854775807
	(p6) br.cond.dpnt .L12
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.lt p6, p7 = f8, f6
	;;
	(p7) fcvt.fx.trunc f8 = f8
	;;
	(p7) getf.sig r8 = f8
	;;
	(p6) movl r8 = -9223372036854775808
.L12:
	br.ret.sptk.many b0
	;;
	.endp clamp64.part.0#
	.align 16
	.align 64
	.proc clampu.part.0#
clampu.part.0:
	.prologue
	.body
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r8 = -1, r0
	(p6) br.cond.dpnt .L18
	;;
	mov r8 = r0
	fcmp.lt p6, p7 = f8, f0
	;;
	(p7) fcvt.fxu.trunc f8 = f8
	;;
	(p7) getf.sig r8 = f8
.L18:
	br.ret.sptk.many b0
	;;
	.endp clampu.part.0#
	.global __udivdi3#
	.global __moddi3#
	.align 16
	.align 64
	.proc fn27#
fn27:
	.prologue 12, 70
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 5, 36, 2, 0
	adds r16 = -88, r12
	adds r17 = -80, r12
	.fframe 128
	adds r12 = -128, r12
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	.save rp, r70
	mov r70 = b0
	mov r72 = r1
	.save.f 0x1
	stf.spill [r17] = f2, 32
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	.save.f 0x4
	stf.spill [r17] = f4, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	movl r48 = @gprel(g9#)
	;;
	add r48 = r1, r48
	;;
	adds r15 = 10, r48
	addl r14 = @gprel(g20#), gp
	;;
	ld1 r40 = [r14]
	sxt1 r43 = r34
	adds r14 = 4, r48
	addl r46 = @gprel(g23#), gp
	ld2 r15 = [r15]
	;;
	setf.sig f7 = r43
	;;
	fcvt.xf f6 = f7
	ldfs f4 = [r46]
	ld2 r14 = [r14]
	setf.sig f8 = r40
	;;
	fcvt.xuf.s f2 = f8
	setf.sig f9 = r33
	;;
	fcvt.xuf.s f8 = f9
	extr.u r15 = r15, 0, 5
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f3 = f7
	or r15 = r15, r40
	pmpy2.r r41 = r40, r40
	movl r44 = @gprel(g16#)
	;;
	add r44 = r1, r44
	;;
	adds r14 = 48, r44
	movl r56 = @gprel(a25#)
	;;
	add r56 = r1, r56
	adds r17 = 16, r44
	movl r68 = @gprel(a24#)
	;;
	add r68 = r1, r68
	ld1 r16 = [r14]
	fnorm.s f6 = f6
	dep.z r14 = r32, 3, 4
	adds r18 = 464, r56
	and r63 = 63, r43
	sxt2 r35 = r35
	;;
	cmp4.ne p6, p7 = 0, r16
	pmpy2.r r41 = r41, r15
	movl r67 = @gprel(a26#)
	;;
	add r67 = r1, r67
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	zxt1 r41 = r41
	sxt1 r60 = r36
	ld2 r45 = [r18]
	add r14 = r68, r14
	fmpy.s f3 = f3, f4
	;;
	and r62 = 63, r41
	fadd.s f6 = f6, f8
	dep.z r15 = r41, 5, 27
	ld2 r61 = [r17]
	addl r52 = @gprel(crc#), gp
	ld2 r42 = [r48]
	shladd r63 = r63, 3, r0
	;;
	zxt1 r15 = r15
	shladd r62 = r62, 3, r0
	addl r53 = @gprel(g21#), gp
	;;
	cmp4.ne p6, p7 = 0, r15
	ldfd f16 = [r53]
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	fmpy.s f2 = f6, f2
	;;
	and r47 = r16, r47
	ld4 r37 = [r52]
	ld4 r51 = [r14]
	mov r57 = r42
	addl r64 = 2, r0
	addl r59 = 2, r0
	addl r55 = 65535, r0
	addl r66 = @gprel(g18#), gp
	addl r65 = @gprel(g19#), gp
	addl r69 = @gprel(g22#), gp
	adds r50 = 112, r67
	movl r49 = @gprel(g4#)
	;;
	add r49 = r1, r49
	add r63 = r67, r63
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f5 = r14
	add r62 = r67, r62
	movl r54 = -9223372036854775808
	fcmp.neq p6, p7 = f2, f2
	fnorm.d f17 = f2
	;;
	(p6) br.cond.dptk .L57
.L82:
	.pred.rel.mutex p6, p7
	fcmp.gt p8, p9 = f17, f5
	;;
	(p8) addl r14 = 65535, r0
	(p8) br.cond.dpnt .L25
	fcmp.lt p8, p9 = f2, f0
	;;
	(p9) fcvt.fxu.trunc f6 = f2
	;;
	(p9) getf.sig r14 = f6
	;;
	(p9) zxt2 r14 = r14
	(p8) br.cond.dpnt .L57
.L25:
	.pred.rel.mutex p6, p7
	ld2.acq r15 = [r66]
	;;
	zxt2 r15 = r15
	;;
	cmp4.ne p8, p9 = r14, r15
	;;
	(p8) addl r38 = 1, r0
	(p8) addl r16 = 1, r0
	(p8) addl r17 = 1, r0
	(p9) br.cond.dpnt .L79
.L26:
	.pred.rel.mutex p6, p7
	mov ar.lc = 7
	.align 32
.L27:
	.pred.rel.mutex p6, p7
	addp4 r15 = r37, r0
	extr.u r37 = r37, 15, 17
	;;
	xor r15 = r16, r15
	mov r16 = r0
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r37 = r14, r37
	br.cloop.sptk.few .L27
	ld1.acq r15 = [r65]
	;;
	sxt1 r15 = r15
	;;
	cmp4.ne p8, p9 = r60, r15
	(p9) br.cond.dpnt .L80
.L28:
	ld1.acq r15 = [r65]
	dep.z r16 = r59, 3, 2
	ld2.acq r14 = [r66]
	;;
	dep.z r15 = r15, 3, 4
	add r16 = r67, r16
	ld2.acq r18 = [r66]
	;;
	ld2.acq r18 = [r66]
	add r15 = r68, r15
	dep.z r17 = r17, 3, 1
	ld8 r58 = [r16]
	zxt2 r14 = r14
	;;
	ld8 r15 = [r15]
	add r17 = r68, r17
	sxt2 r16 = r58
	shladd r14 = r14, 4, r0
	zxt2 r18 = r18
	;;
	or r15 = r54, r15
	ld8 r17 = [r17]
	dep.z r35 = r35, 6, 26
	st2.rel [r66] = r18
	;;
	adds r19 = -1, r15
	extr.u r16 = r16, 26, 6
	sxt2 r17 = r17
	ld2.acq r18 = [r66]
	;;
	andcm r15 = r19, r15
	or r16 = r35, r16
	extr.u r17 = r17, 2, 30
	zxt2 r18 = r18
	;;
	and r16 = r17, r16
	cmp4.eq p6, p7 = r55, r18
	;;
	sxt2 r35 = r16
	popcnt r15 = r15
	;;
	add r14 = r14, r15
	;;
	sxt1 r38 = r14
	zxt1 r39 = r14
	(p6) br.cond.dpnt .L30
	ld2.acq r73 = [r69]
	ld2.acq r74 = [r66]
	;;
	andcm r74 = -1, r74
	zxt2 r73 = r73
	;;
	zxt2 r74 = r74
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r72
	zxt2 r8 = r8
	and r14 = 63, r39
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r67, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r45, r14
	;;
	(p7) dep.z r14 = r60, 3, 4
	;;
	(p7) add r14 = r68, r14
	;;
	(p7) ld2 r15 = [r14]
	;;
	(p6) ld2.acq r15 = [r66]
	;;
	(p6) zxt2 r15 = r15
	;;
	sub r15 = r47, r15
	addp4 r14 = r8, r0
	;;
	and r14 = r15, r14
	;;
	st2.rel [r66] = r14
.L34:
	sxt4 r38 = r38
	;;
	setf.sig f6 = r38
	sxt4 r14 = r59
	;;
	setf.sig f7 = r14
	ld1.acq r14 = [r65]
	;;
	ld1.acq r14 = [r65]
	setf.sig f8 = r59
	setf.sig f9 = r58
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r58 = f8
	fcvt.xf f6 = f6
	and r14 = 63, r14
	ld8 r16 = [r63]
	fcvt.xf f7 = f7
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r67, r14
	;;
	ld8 r15 = [r14]
	and r58 = r59, r58
	fnorm.d f6 = f6
	fnorm.s f7 = f7
	;;
	add r15 = r15, r16
	;;
	and r15 = r51, r15
	;;
	cmp4.ne p6, p7 = r58, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	fsub.d f6 = f16, f6
	;;
	st8 [r50] = r14
	fcmp.lt p6, p7 = f7, f2
	fmpy.d f6 = f6, f17
	;;
	fmpy.d f16 = f16, f6
	;;
	(p7) fnorm.s f8 = f16
	;;
	(p7) fneg f8 = f8
	;;
	(p6) mov f8 = f4
	ld2.acq r14 = [r69]
	ld8 r15 = [r62]
	;;
	sxt2 r14 = r14
	;;
	setf.sig f9 = r14
	sxt1 r15 = r15
	ld1.acq r16 = [r65]
	;;
	fcvt.xf f9 = f9
	setf.sig f6 = r15
	;;
	fcvt.xf f10 = f6
	dep.z r15 = r16, 3, 4
	;;
	add r15 = r68, r15
	frcpa.s0 f6, p7 = f3, f8
	;;
	ld2 r14 = [r15]
	;;
	cmp4.eq p8, p9 = 0, r14
	frcpa.s0 f7, p6 = f2, f9
	fnorm.s f10 = f10
	(p7) fnma.s1 f14 = f8, f6, f1
	;;
	(p6) fnma.s1 f13 = f9, f7, f1
	(p7) fma.s1 f12 = f6, f14, f6
	;;
	(p6) fma.s1 f11 = f7, f13, f7
	(p7) fma.s1 f12 = f12, f14, f6
	;;
	(p6) fma.s1 f11 = f11, f13, f7
	(p7) fmpy.s.s1 f14 = f3, f12
	;;
	(p6) fmpy.s.s1 f13 = f2, f11
	(p7) fnma.s1 f8 = f14, f8, f3
	;;
	(p6) fnma.s1 f2 = f13, f9, f2
	(p7) fma.s.s0 f6 = f8, f12, f14
	;;
	(p6) fma.s.s0 f7 = f2, f11, f13
	;;
	fsub.s f7 = f7, f10
	;;
	frcpa.s0 f2, p6 = f6, f7
	;;
	(p6) fnma.s1 f9 = f7, f2, f1
	;;
	(p6) fma.s1 f8 = f2, f9, f2
	;;
	(p6) fma.s1 f8 = f8, f9, f2
	;;
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	(p6) fnma.s1 f6 = f9, f7, f6
	;;
	(p6) fma.s.s0 f2 = f6, f8, f9
	(p8) ld2.acq r14 = [r66]
	;;
	(p8) zxt2 r14 = r14
	(p8) br.cond.dptk .L39
	ld2.acq r73 = [r66]
	;;
	ld1.acq r14 = [r65]
	;;
	dep.z r14 = r14, 3, 4
	zxt2 r73 = r73
	;;
	add r14 = r68, r14
	;;
	ld2 r74 = [r14]
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r72
	zxt2 r14 = r8
.L39:
	;;
	sub r14 = r61, r14
	addl r59 = 1, r0
	cmp4.ne p6, p7 = 1, r64
	;;
	zxt2 r14 = r14
	;;
	mov r61 = r14
	(p7) br.cond.dpnt .L81
	addl r64 = 1, r0
	fcmp.neq p6, p7 = f2, f2
	fnorm.d f17 = f2
	;;
	(p7) br.cond.dptk .L82
.L57:
	.pred.rel.mutex p6, p7
	mov r14 = r0
	ld2.acq r15 = [r66]
	;;
	zxt2 r15 = r15
	;;
	cmp4.ne p8, p9 = r14, r15
	;;
	(p8) addl r38 = 1, r0
	(p8) addl r16 = 1, r0
	(p8) addl r17 = 1, r0
	(p8) br.cond.dptk .L26
	br .L79
	;;
.L80:
	.pred.rel.mutex p6, p7
	(p6) br.cond.dptk .L29
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f17, f6
	;;
	(p6) br.cond.dpnt .L28
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f17, f6
	;;
	(p6) br.cond.dpnt .L29
	fcvt.fx.trunc f6 = f2
	;;
	getf.sig r14 = f6
	;;
	shl r14 = r14, 56
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L28
.L29:
	ld2.acq r14 = [r66]
	ld2.acq r17 = [r69]
	extr.u r35 = r60, 2, 30
	adds r19 = 88, r67
	mov r16 = r60
	sxt4 r18 = r43
	ld2.acq r21 = [r69]
	ld2.acq r15 = [r66]
	;;
	or r20 = r60, r18
	extr.u r14 = r43, 27, 5
	sub r17 = r17, r21
	and r15 = 63, r15
	ld8 r19 = [r19]
	;;
	shladd r15 = r15, 3, r0
	dep.z r19 = r19, 5, 27
	;;
	add r15 = r56, r15
	or r14 = r19, r14
	pmpy2.r r17 = r17, r57
	;;
	ld8 r15 = [r15]
	sxt1 r14 = r14
	;;
	sxt1 r15 = r15
	;;
	cmp4.le p6, p7 = -1, r15
	sub r35 = r35, r17
	;;
	sub r35 = r35, r20
	;;
	sxt2 r35 = r35
	(p7) adds r15 = 8, r48
	;;
	(p7) ld2 r16 = [r15]
	;;
	(p7) sxt1 r16 = r16
	fcmp.neq p6, p7 = f16, f16
	;;
	(p6) br.cond.dptk .L61
	movl r15 = 0x41efffffffe00000
	;;
	setf.d f6 = r15
	;;
	fcmp.gt p6, p7 = f16, f6
	;;
	(p6) addl r15 = 255, r0
	(p6) br.cond.dpnt .L36
	fcmp.lt p6, p7 = f16, f0
	;;
	(p7) fcvt.fxu.trunc f6 = f16
	;;
	(p7) getf.sig r15 = f6
	;;
	(p7) zxt1 r15 = r15
	(p6) br.cond.dpnt .L61
.L36:
	;;
	sub r15 = r15, r41
	or r17 = r33, r14
	sub r18 = r18, r14
	adds r20 = 8, r49
	cmp4.ne p6, p7 = 0, r41
	;;
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp4.ne p6, p7 = 0, r32
	;;
	(p6) addl r19 = 1, r0
	;;
	(p7) mov r19 = r0
	and r14 = 31, r15
	and r15 = r18, r17
	;;
	or r19 = r21, r19
	dep.z r17 = r59, 3, 2
	;;
	add r15 = r15, r19
	add r17 = r67, r17
	;;
	st8 [r20] = r15
	ld8 r58 = [r17]
	shl r16 = r16, r14
	;;
	sxt1 r16 = r16
	;;
	st1.rel [r65] = r16
	br .L34
	;;
.L79:
	.pred.rel.mutex p6, p7
	cmp4.ne p8, p9 = r33, r32
	;;
	(p8) addl r38 = 1, r0
	;;
	(p9) mov r38 = r0
	;;
	mov r17 = r38
	addp4 r16 = r38, r0
	mov ar.lc = 7
	br .L27
	;;
.L81:
	adds r44 = 16, r44
	stfd [r53] = f16
	st4 [r52] = r37
	shladd r35 = r35, 4, r0
	;;
	st2 [r44] = r14
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) br.cond.dptk .L41
	fnorm.d f7 = f2
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) br.cond.dpnt .L66
	movl r15 = 0xcf000000
	;;
	setf.s f6 = r15
	;;
	fcmp.lt p6, p7 = f2, f6
	;;
	(p6) br.cond.dpnt .L66
	fcvt.fx.trunc f2 = f2
	;;
	getf.sig r16 = f2
	;;
	extr.u r14 = r16, 28, 4
	;;
	or r35 = r35, r14
.L41:
	;;
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dpnt .L66
	shladd r33 = r33, 2, r0
	extr.u r74 = r32, 30, 2
	fnorm.d f6 = f4
	;;
	or r74 = r33, r74
	ld1.acq r15 = [r65]
	;;
	sxt1 r15 = r15
	cmp4.ne p6, p7 = 0, r74
	(p6) br.cond.dptk .L43
	;;
	mov r14 = r15
	fcmp.neq p6, p7 = f4, f4
	;;
	(p6) br.cond.dptk .L44
	movl r16 = 0x41efffffffe00000
	;;
	setf.d f7 = r16
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p6) dep.z r14 = r15, 31, 1
	(p6) br.cond.dpnt .L44
	fcmp.lt p6, p7 = f4, f0
	;;
	(p7) fcvt.fxu.trunc f4 = f4
	;;
	(p7) getf.sig r14 = f4
	;;
	(p7) and r14 = 31, r14
	;;
	(p7) shl r14 = r15, r14
.L44:
	;;
	adds r14 = 1, r14
	;;
	cmp4.ltu p6, p7 = 2, r14
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	ld2 r14 = [r49]
	addp4 r40 = r40, r0
	mov ar.lc = 5
	;;
	dep r14 = r15, r14, 0, 10
	;;
	st2 [r49] = r14
	.align 32
.L53:
	ld2.acq r14 = [r69]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r67, r14
	;;
	ld8 r15 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dpnt .L54
	adds r15 = 16, r12
	;;
	st8.rel [r15] = r40
	ld1.acq r14 = [r65]
	br.cloop.sptk.few .L53
.L54:
	;;
	ld1.acq r14 = [r65]
	;;
	ld1.acq r14 = [r65]
	zxt1 r42 = r42
	;;
	setf.sig f6 = r42
	ld2.acq r15 = [r66]
	;;
	fcvt.xuf.d f6 = f6
	zxt2 r15 = r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.d f7 = f7
	;;
	fcmp.gt p6, p7 = f16, f7
	;;
	(p6) br.cond.dptk .L51
	fneg f16 = f16
.L51:
	adds r68 = 48, r68
	;;
	ld1 r8 = [r68]
	fmpy.s f6 = f6, f16
	;;
	stfs [r46] = f6
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov ar.pfs = r71
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r70
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20], 32
	ldf.fill f5 = [r19], 32
	;;
	ldf.fill f16 = [r20]
	ldf.fill f17 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 1
	ld2.acq r8 = [r69]
	;;
	zxt2 r8 = r8
	and r14 = 63, r39
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r67, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r45, r14
	;;
	(p7) dep.z r14 = r60, 3, 4
	;;
	(p7) add r14 = r68, r14
	;;
	(p7) ld2 r15 = [r14]
	;;
	(p6) ld2.acq r15 = [r66]
	;;
	(p6) zxt2 r15 = r15
	;;
	sub r15 = r47, r15
	addp4 r14 = r8, r0
	;;
	and r14 = r15, r14
	;;
	st2.rel [r66] = r14
	br .L34
	;;
.L43:
	mov r16 = r15
	fcmp.neq p6, p7 = f4, f4
	;;
	(p6) br.cond.dptk .L47
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f7 = r14
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p6) dep.z r16 = r15, 31, 1
	(p6) br.cond.dpnt .L47
	fcmp.lt p6, p7 = f4, f0
	;;
	(p7) fcvt.fxu.trunc f4 = f4
	;;
	(p7) getf.sig r14 = f4
	;;
	(p7) and r14 = 31, r14
	;;
	(p7) shl r16 = r15, r14
.L47:
	;;
	extr.u r14 = r16, 31, 1
	sxt4 r74 = r74
	;;
	add r14 = r14, r16
	;;
	extr r73 = r14, 1, 31
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r72
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	ld2 r14 = [r49]
	addp4 r40 = r40, r0
	mov ar.lc = 5
	;;
	dep r14 = r15, r14, 0, 10
	;;
	st2 [r49] = r14
	br .L53
	;;
.L66:
	addl r15 = 1, r0
	ld2 r14 = [r49]
	addp4 r40 = r40, r0
	mov ar.lc = 5
	;;
	dep r14 = r15, r14, 0, 10
	;;
	st2 [r49] = r14
	br .L53
	;;
.L61:
	mov r15 = r0
	;;
	sub r15 = r15, r41
	or r17 = r33, r14
	sub r18 = r18, r14
	adds r20 = 8, r49
	cmp4.ne p6, p7 = 0, r41
	;;
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	cmp4.ne p6, p7 = 0, r32
	;;
	(p6) addl r19 = 1, r0
	;;
	(p7) mov r19 = r0
	and r14 = 31, r15
	and r15 = r18, r17
	;;
	or r19 = r21, r19
	dep.z r17 = r59, 3, 2
	;;
	add r15 = r15, r19
	add r17 = r67, r17
	;;
	st8 [r20] = r15
	ld8 r58 = [r17]
	shl r16 = r16, r14
	;;
	sxt1 r16 = r16
	;;
	st1.rel [r65] = r16
	br .L34
	;;
	.endp fn27#
	.align 16
	.align 64
	.proc fn60#
fn60:
	.prologue 12, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 1, 11, 5, 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	.body
	addl r14 = @gprel(g23#), gp
	;;
	ldfs f7 = [r14]
	movl r14 = @gprel(g9#)
	;;
	add r14 = r1, r14
	addl r33 = 38, r0
	addl r37 = @gprel(g18#), gp
	;;
	adds r14 = 8, r14
	;;
	ld2 r16 = [r14]
	ld2.acq r14 = [r37]
	zxt2 r32 = r32
	addl r39 = 65510, r0
	;;
	setf.sig f6 = r16
	;;
	fcvt.xuf f8 = f6
	ld2.acq r15 = [r37]
	;;
	and r15 = 63, r15
	pmpy2.r r14 = r14, r16
	addl r16 = @gprel(g20#), gp
	;;
	ld1 r20 = [r16]
	shladd r15 = r15, 3, r0
	;;
	and r17 = 31, r20
	movl r16 = @gprel(a25#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r16, r15
	zxt2 r14 = r14
	addp4 r21 = r17, r0
	mov f10 = f7
	;;
	ld2 r15 = [r15]
	;;
	shr.u r15 = r15, 13
	;;
	cmp4.ltu p7, p8 = r15, r14
	frcpa.s0 f6, p6 = f8, f10
	;;
	(p6) fnma.s1 f11 = f10, f6, f1
	;;
	(p6) fma.s1 f9 = f6, f11, f6
	;;
	(p6) fma.s1 f9 = f9, f11, f6
	;;
	(p6) fmpy.s.s1 f11 = f8, f9
	;;
	(p6) fnma.s1 f8 = f11, f10, f8
	;;
	(p6) fma.s.s0 f6 = f8, f9, f11
	(p8) ld2.acq r33 = [r37]
	;;
	(p8) zxt2 r33 = r33
	;;
	(p8) shr.u r33 = r33, r17
	;;
	(p8) zxt2 r33 = r33
	;;
	(p8) mov r39 = r33
	(p8) and r33 = 63, r33
	addp4 r38 = r32, r0
	addl r19 = 255, r0
	mov ar.lc = 7
	addl r35 = @gprel(crc#), gp
	;;
	ld4 r16 = [r35]
	mov r17 = r38
	.align 32
.L85:
	;;
	and r15 = r19, r17
	addp4 r18 = r16, r0
	extr.u r16 = r16, 15, 17
	;;
	xor r15 = r18, r15
	shr.u r17 = r17, 8
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r14, r16
	br.cloop.sptk.few .L85
	movl r17 = 9221120237041090560
	fcmp.neq p6, p7 = f6, f6
	;;
	(p7) fnorm.d f6 = f6
	;;
	(p7) getf.d r17 = f6
	addl r19 = 255, r0
	mov ar.lc = 7
	.align 32
.L87:
	;;
	and r15 = r19, r17
	addp4 r18 = r16, r0
	extr.u r16 = r16, 15, 17
	;;
	xor r15 = r18, r15
	shr.u r17 = r17, 8
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r14, r16
	br.cloop.sptk.few .L87
	pmpy2.r r20 = r20, r20
	;;
	st4 [r35] = r16
	and r20 = 31, r20
	fcmp.neq p6, p7 = f7, f7
	;;
	(p6) br.cond.dptk .L99
	fnorm.d f8 = f7
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) br.cond.dpnt .L100
	movl r14 = 0xcf000000
	;;
	setf.s f6 = r14
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) br.cond.dpnt .L101
	fcvt.fx.trunc f7 = f7
	;;
	getf.sig r14 = f7
	;;
	cmp4.eq p6, p7 = 1, r14
	;;
	(p7) adds r45 = -1, r14
	(p7) br.cond.dpnt .L88
	addl r36 = @gprel(g22#), gp
	;;
	ld2.acq r14 = [r36]
	;;
	sxt2 r14 = r14
	;;
	shl r14 = r14, r21
	;;
	shl r14 = r14, r20
	;;
	extr.u r8 = r14, 31, 1
	;;
	add r8 = r8, r14
	;;
	extr r34 = r8, 1, 31
	addp4 r33 = r33, r0
	;;
	shladd r33 = r33, 3, r0
	movl r14 = @gprel(a26#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r33
	;;
	ld2 r45 = [r14]
	addl r33 = @gprel(g19#), gp
	;;
	cmp4.ne p6, p7 = r39, r45
	(p7) br.cond.dpnt .L115
.L91:
	sub r45 = r39, r45
	ld1.acq r14 = [r33]
	;;
	zxt2 r45 = r45
	sxt1 r14 = r14
	;;
	sub r32 = r32, r14
	;;
	zxt2 r44 = r32
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r42
	zxt2 r14 = r8
.L92:
	;;
	ld2.acq r44 = [r37]
	movl r15 = @gprel(g16#)
	;;
	add r15 = r1, r15
	addl r16 = @gprel(g21#), gp
	;;
	ldfd f6 = [r16]
	adds r16 = 88, r15
	zxt2 r44 = r44
	;;
	ld2 r17 = [r16]
	adds r44 = -1, r44
	;;
	or r14 = r17, r14
	;;
	st2 [r16] = r14
	fcmp.neq p6, p7 = f6, f6
	;;
	(p6) mov r14 = r0
	(p6) mov r46 = r0
	(p6) mov r45 = r0
	(p6) br.cond.dptk .L93
	;;
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f7 = r14
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p6) movl r14 = 9223372036854775807
	;;
	(p6) setf.sig f7 = r14
	(p6) br.cond.dpnt .L94
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	;;
	fcmp.lt p6, p7 = f6, f7
	;;
	(p6) br.cond.dpnt .L104
	fcvt.fx.trunc f7 = f6
.L94:
	setf.sig f8 = r38
	;;
	xmpy.l f8 = f8, f7
	;;
	getf.sig r45 = f8
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f7 = r14
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p6) br.cond.dpnt .L116
.L111:
	movl r14 = 0xc1e0000000000000
	;;
	setf.d f7 = r14
	;;
	fcmp.lt p6, p7 = f6, f7
	;;
	(p7) fcvt.fx.trunc f6 = f6
	;;
	(p7) getf.sig r14 = f6
	;;
	(p7) sxt1 r46 = r14
	(p7) zxt1 r14 = r14
	;;
	(p6) mov r14 = r0
	(p6) mov r46 = r0
.L93:
	ld1.acq r48 = [r33]
	adds r15 = 56, r15
	;;
	sxt1 r48 = r48
	ld2 r47 = [r15]
	;;
	add r48 = r14, r48
	br.call.sptk.many b0 = fn27#
	mov r1 = r42
	ld4 r16 = [r35]
	mov ar.lc = 7
	zxt1 r8 = r8
	.align 32
.L95:
	;;
	addp4 r15 = r16, r0
	extr.u r16 = r16, 15, 17
	;;
	xor r15 = r8, r15
	mov r8 = r0
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r14, r16
	br.cloop.sptk.few .L95
	ld2.acq r15 = [r36]
	ld2.acq r18 = [r36]
	dep.z r8 = r34, 3, 4
	;;
	st4 [r35] = r16
	movl r17 = @gprel(a24#)
	;;
	add r17 = r1, r17
	dep.z r18 = r18, 3, 4
	;;
	add r8 = r17, r8
	ld2.acq r16 = [r36]
	sxt2 r15 = r15
	;;
	setf.sig f9 = r15
	add r17 = r17, r18
	ldf8 f8 = [r8]
	sxt2 r16 = r16
	;;
	setf.sig f7 = r16
	fcvt.xf f9 = f9
	ldf8 f6 = [r17]
	fcvt.xf f8 = f8
	;;
	fcvt.xf f7 = f7
	fcvt.xf f6 = f6
	fnorm.d f8 = f8
	;;
	fnorm.d f7 = f7
	fnorm.d f6 = f6
	;;
	fadd.d f6 = f6, f8
	;;
	fsub.d f6 = f6, f7
	;;
	frcpa.s0 f8, p6 = f9, f6
	;;
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	(p6) fmpy.s1 f10 = f7, f7
	(p6) fma.s1 f7 = f8, f7, f8
	;;
	(p6) fmpy.s1 f11 = f10, f10
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	(p6) fma.s1 f7 = f7, f11, f7
	;;
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	(p6) fma.d.s0 f8 = f9, f7, f10
	mov ar.pfs = r41
	mov ar.lc = r43
	mov b0 = r40
	br.ret.sptk.many b0
	;;
.L99:
	addl r45 = -1, r0
.L88:
	addl r36 = @gprel(g22#), gp
	;;
	sxt4 r45 = r45
	ld2.acq r14 = [r36]
	;;
	sxt2 r14 = r14
	;;
	shl r14 = r14, r21
	;;
	shl r14 = r14, r20
	;;
	extr.u r44 = r14, 31, 1
	;;
	add r44 = r44, r14
	;;
	extr r44 = r44, 1, 31
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r42
	mov r34 = r8
.L117:
	addp4 r33 = r33, r0
	;;
	shladd r33 = r33, 3, r0
	movl r14 = @gprel(a26#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r33
	;;
	ld2 r45 = [r14]
	addl r33 = @gprel(g19#), gp
	;;
	cmp4.ne p6, p7 = r39, r45
	(p6) br.cond.dptk .L91
.L115:
	ld1.acq r14 = [r33]
	;;
	sxt1 r14 = r14
	;;
	sub r14 = r32, r14
	;;
	zxt2 r14 = r14
	br .L92
	;;
.L100:
	movl r45 = 2147483646
	addl r36 = @gprel(g22#), gp
	;;
	sxt4 r45 = r45
	ld2.acq r14 = [r36]
	;;
	sxt2 r14 = r14
	;;
	shl r14 = r14, r21
	;;
	shl r14 = r14, r20
	;;
	extr.u r44 = r14, 31, 1
	;;
	add r44 = r44, r14
	;;
	extr r44 = r44, 1, 31
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r42
	mov r34 = r8
	br .L117
	;;
.L116:
	addl r14 = 255, r0
	addl r46 = -1, r0
	ld1.acq r48 = [r33]
	adds r15 = 56, r15
	;;
	sxt1 r48 = r48
	ld2 r47 = [r15]
	;;
	add r48 = r14, r48
	br.call.sptk.many b0 = fn27#
	mov r1 = r42
	ld4 r16 = [r35]
	mov ar.lc = 7
	zxt1 r8 = r8
	br .L95
	;;
.L101:
	movl r45 = 2147483647
	addl r36 = @gprel(g22#), gp
	;;
	sxt4 r45 = r45
	ld2.acq r14 = [r36]
	;;
	sxt2 r14 = r14
	;;
	shl r14 = r14, r21
	;;
	shl r14 = r14, r20
	;;
	extr.u r44 = r14, 31, 1
	;;
	add r44 = r44, r14
	;;
	extr r44 = r44, 1, 31
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r42
	mov r34 = r8
	br .L117
	;;
.L104:
	movl r14 = -9223372036854775808
	;;
	setf.sig f7 = r14
	setf.sig f8 = r38
	;;
	xmpy.l f8 = f8, f7
	;;
	getf.sig r45 = f8
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f7 = r14
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L111
	br .L116
	;;
	.endp fn60#
	.global __divdi3#
	.global __umoddi3#
	.sdata
	.align 8
.LC13:
	data8	a24#+88
	.text
	.align 16
	.align 64
	.proc fn65#
fn65:
	.prologue 12, 85
	.save ar.pfs, r86
	alloc r86 = ar.pfs, 2, 55, 5, 0
	adds r16 = -152, r12
	adds r17 = -144, r12
	.fframe 176
	adds r12 = -176, r12
	.save pr, r88
	mov r88 = pr
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	.save rp, r85
	mov r85 = b0
	mov r87 = r1
	.save.f 0x1
	stf.spill [r17] = f2, 32
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	.save.f 0x4
	stf.spill [r17] = f4, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	;;
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20
	;;
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21
	.body
	addl r65 = @gprel(g23#), gp
	addl r20 = 1023, r0
	addl r63 = @gprel(g21#), gp
	movl r61 = @gprel(g4#)
	;;
	add r61 = r1, r61
	ldfd f19 = [r63]
	ldfs f2 = [r65]
	sxt4 r82 = r33
	;;
	ld8 r14 = [r61]
	addl r76 = @gprel(g20#), gp
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	extr r14 = r14, 0, 10
	ld1 r44 = [r76]
	movl r51 = @gprel(g9#)
	;;
	add r51 = r1, r51
	shladd r18 = r44, 1, r0
	sxt2 r19 = r14
	;;
	mov r17 = r51
	movl r50 = @gprel(a24#)
	;;
	add r50 = r1, r50
	and r15 = r20, r19
	and r62 = 63, r33
	zxt1 r18 = r18
	ld2 r21 = [r17], 2
	;;
	ld8 r16 = [r50]
	zxt2 r40 = r32
	adds r15 = 1, r15
	mov r66 = r62
	extr.u r41 = r14, 15, 1
	cmp4.ne p6, p7 = 0, r18
	movl r53 = @gprel(g16#)
	;;
	add r53 = r1, r53
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	and r14 = r20, r15
	fnorm.d f4 = f6
	add r41 = r41, r19
	adds r15 = 112, r50
	fnorm.d f6 = f2
	sub r16 = r0, r16
	ld2 r59 = [r17]
	mov f3 = f19
	;;
	zxt2 r14 = r14
	shladd r84 = r62, 3, r0
	addl r64 = @gprel(crc#), gp
	movl r60 = @gprel(a26#)
	;;
	add r60 = r1, r60
	mov r71 = r0
	movl r54 = @gprel(a25#)
	;;
	add r54 = r1, r54
	mov r47 = r44
	and r59 = 31, r59
	ld4 r34 = [r64]
	and r55 = 31, r16
	and r74 = 31, r44
	mov r80 = r44
	fsub.d f4 = f4, f19
	mov r83 = r50
	mov r39 = r0
	mov r67 = r0
	mov r68 = r0
	mov r75 = r0
	mov r72 = r0
	extr r41 = r41, 1, 16
	cmp4.ltu p16, p17 = 2, r14
	addl r37 = @gprel(g22#), gp
	addl r36 = 255, r0
	addl r43 = @gprel(g18#), gp
	adds r46 = 40, r53
	addl r38 = @gprel(g19#), gp
	add r84 = r60, r84
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f5 = r14
	mov r58 = r62
	addl r57 = @gprel(p5#), gp
	adds r56 = 8, r51
	fmpy.d f4 = f4, f6
	addl r73 = 65598, r0
	setf.sig f17 = r21
	movl r16 = 0x41efffffffe00000
	;;
	setf.d f18 = r16
	ld1 r15 = [r15]
	;;
	setf.sig f20 = r15
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f16 = r14
	adds r52 = 64, r53
	addl r48 = @ltoffx(.L132), r1
	;;
	ld8.mov r48 = [r48], .L132
	adds r45 = 24, r61
	adds r79 = 12, r51
	adds r70 = 10, r51
	adds r78 = 24, r54
	addl r49 = @ltoffx(.L143), r1
	;;
	ld8.mov r49 = [r49], .L143
	movl r15 = 0xaedbe6ff
	;;
	setf.s f21 = r15
	adds r69 = 14, r51
	fcmp.eq p6, p7 = f4, f4
	;;
	(p6) addl r77 = 1, r0
	;;
	(p7) mov r77 = r0
	.align 32
.L162:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r37]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L119
	(p17) br.cond.dptk .L121
.L255:
	.pred.rel.mutex p16, p17
	addl r8 = 1, r0
	addl r17 = 1, r0
	mov r16 = r82
	addl r35 = 8, r0
	mov ar.lc = 7
	.align 32
.L122:
	.pred.rel.mutex p16, p17
	;;
	and r15 = r36, r16
	addp4 r14 = r34, r0
	extr.u r34 = r34, 15, 17
	adds r35 = -1, r35
	;;
	xor r15 = r14, r15
	shr.u r16 = r16, 8
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r34 = r14, r34
	br.cloop.sptk.few .L122
	ld2 r15 = [r46]
	ld8 r14 = [r84]
	;;
	cmp.le p6, p7 = r14, r15
	;;
	(p7) mov r17 = r82
	;;
	(p6) sxt4 r17 = r17
	ld2.acq r14 = [r37]
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fcmp.gt p6, p7 = f6, f5
	;;
	(p6) br.cond.dpnt .L125
	fcmp.lt p6, p7 = f6, f16
	;;
	(p6) br.cond.dpnt .L126
	cmp.gt p6, p7 = r14, r17
	(p6) br.cond.dpnt .L125
.L126:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r43]
	;;
	st2 [r56] = r14
.L127:
	.pred.rel.mutex p16, p17
	ld1.acq r14 = [r38]
	;;
	and r14 = 15, r14
	;;
	adds r14 = -2, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 8, r14
	(p6) br.cond.dpnt .L130
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r48
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L132:
	data8 @pcrel(.L136)
	data8 @pcrel(.L135)
	data8 @pcrel(.L134)
	data8 @pcrel(.L130)
	data8 @pcrel(.L133)
	data8 @pcrel(.L130)
	data8 @pcrel(.L130)
	data8 @pcrel(.L130)
	data8 @pcrel(.L131)
	.text
.L119:
	.pred.rel.mutex p16, p17
	ld2.acq r90 = [r37]
	mov r89 = r41
	;;
	sxt2 r90 = r90
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r87
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L255
.L121:
	.pred.rel.mutex p16, p17
	mov r8 = r42
	mov r17 = r42
	mov r16 = r82
	addl r35 = 8, r0
	mov ar.lc = 7
	br .L122
	;;
.L130:
	.pred.rel.mutex p16, p17
	mov r59 = r74
	addl r67 = 1, r0
	.align 32
.L137:
	.pred.rel.mutex p16, p17
	ld1.acq r14 = [r38]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p6) setf.sig f6 = r14
	(p6) br.cond.dptk .L140
	ld2 r14 = [r52]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	setf.sig f6 = r14
.L140:
	.pred.rel.mutex p16, p17
	ld8 r81 = [r45]
	;;
	extr.u r14 = r81, 1, 31
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f7 = f7, f6
	;;
	getf.sig r14 = f7
	;;
	and r14 = 15, r14
	;;
	adds r14 = -1, r14
	;;
	cmp4.ltu p6, p7 = 14, r14
	(p6) br.cond.dpnt .L141
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r49
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L143:
	data8 @pcrel(.L150)
	data8 @pcrel(.L141)
	data8 @pcrel(.L149)
	data8 @pcrel(.L148)
	data8 @pcrel(.L141)
	data8 @pcrel(.L141)
	data8 @pcrel(.L141)
	data8 @pcrel(.L141)
	data8 @pcrel(.L141)
	data8 @pcrel(.L141)
	data8 @pcrel(.L151)
	data8 @pcrel(.L146)
	data8 @pcrel(.L145)
	data8 @pcrel(.L144)
	data8 @pcrel(.L142)
	.text
.L141:
	.pred.rel.mutex p16, p17
	fcmp.neq p6, p7 = f3, f3
	;;
	(p6) br.cond.dptk .L160
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f3, f6
	;;
	(p6) br.cond.dpnt .L263
	movl r15 = 0xc1e0000000000000
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f3, f6
	;;
	(p6) br.cond.dpnt .L160
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r14 = f6
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L263
.L160:
	.pred.rel.mutex p16, p17
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	ld2 r15 = [r79]
	and r14 = 63, r8
	;;
	and r15 = 63, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r54, r14
	shr.u r15 = r39, r15
	;;
	or r15 = r16, r15
	;;
	st8 [r14] = r15
.L151:
	.pred.rel.mutex p16, p17
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
.L324:
	st4 [r64] = r34
	;;
	cmp4.eq p6, p7 = 0, r67
	;;
	(p7) adds r14 = 2, r51
	;;
	(p7) ld1 r15 = [r14]
	;;
	(p7) dep r15 = r59, r15, 0, 5
	;;
	(p7) st1 [r14] = r15
	cmp4.eq p6, p7 = 0, r68
	;;
	(p7) adds r14 = 6, r51
	;;
	(p7) ld1 r15 = [r14]
	;;
	(p7) dep r15 = r71, r15, 0, 5
	;;
	(p7) st1 [r14] = r15
	cmp4.eq p6, p7 = 0, r75
	;;
	(p7) stfs [r65] = f2
	cmp4.eq p6, p7 = 0, r72
	;;
	(p7) stfd [r63] = f3
	(p6) mov f3 = f19
	ld2.acq r14 = [r37]
	cmp4.ne p16, p17 = 0, r44
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	ld2.acq r14 = [r43]
	;;
	(p17) dep.z r14 = r14, 3, 4
	;;
	(p17) add r14 = r50, r14
	;;
	(p17) ld8 r14 = [r14]
	;;
	(p17) and r14 = 31, r14
	(p16) mov r90 = r44
	;;
	(p16) dep.z r14 = r14, 3, 4
	;;
	(p16) add r14 = r50, r14
	;;
	(p16) ld1 r89 = [r14]
	(p16) br.call.dptk.many b0 = __umoddi3#
	(p16) mov r1 = r87
	(p16) and r14 = 31, r8
	;;
	addp4 r14 = r14, r0
	;;
	shr.u r34 = r34, r14
	;;
	cmp4.ne p6, p7 = 0, r34
	(p7) br.cond.dptk .L323
	adds r14 = 8, r53
	ld2.acq r15 = [r43]
	mov r36 = r40
	;;
	ld1 r14 = [r14]
	sxt1 r15 = r15
	;;
	add r14 = r40, r14
	mov r34 = r15
	;;
	sub r14 = r0, r14
	;;
	and r14 = 15, r14
	;;
	cmp4.ltu p6, p7 = 13, r14
	(p6) br.cond.dpnt .L171
	shladd r14 = r14, 3, r0
	addl r16 = @ltoffx(.L173), r1
	;;
	ld8.mov r16 = [r16], .L173
	;;
	add r14 = r14, r16
	;;
	ld8 r16 = [r14]
	;;
	add r14 = r14, r16
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L173:
	data8 @pcrel(.L179)
	data8 @pcrel(.L171)
	data8 @pcrel(.L178)
	data8 @pcrel(.L171)
	data8 @pcrel(.L171)
	data8 @pcrel(.L177)
	data8 @pcrel(.L171)
	data8 @pcrel(.L171)
	data8 @pcrel(.L176)
	data8 @pcrel(.L171)
	data8 @pcrel(.L175)
	data8 @pcrel(.L174)
	data8 @pcrel(.L171)
	data8 @pcrel(.L172)
	.text
.L125:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r37]
	ld8.acq r15 = [r57]
	;;
	sxt2 r14 = r14
	adds r15 = 8, r15
	;;
	shl r14 = r14, r58
	;;
	st8 [r15] = r14
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) br.cond.dptk .L128
	fnorm.d f6 = f2
	;;
	fcmp.gt p6, p7 = f6, f18
	;;
	(p6) br.cond.dpnt .L256
	fcmp.lt p6, p7 = f2, f0
	;;
	(p6) br.cond.dpnt .L128
	fcvt.fxu.trunc f8 = f2
	;;
	getf.sig r14 = f8
	getf.sig r90 = f8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L129
	.align 32
.L128:
	.pred.rel.mutex p16, p17
	shladd r8 = r8, 1, r0
	br .L127
	;;
.L136:
	.pred.rel.mutex p16, p17
	mov r71 = r55
	addl r68 = 1, r0
	br .L137
	;;
.L134:
	.pred.rel.mutex p16, p17
	addp4 r14 = r40, r0
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r73, r14
	;;
	sxt2 r14 = r14
	;;
	st2.rel [r37] = r14
	br .L137
	;;
.L135:
	.pred.rel.mutex p16, p17
	ld1.acq r15 = [r38]
	ld1.acq r14 = [r38]
	;;
	sxt1 r15 = r15
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r15
	;;
	(p7) addp4 r14 = r47, r0
	;;
	(p6) addp4 r14 = r59, r0
	;;
	sub r14 = r0, r14
	;;
	st8 [r84] = r14
	br .L137
	;;
.L131:
	.pred.rel.mutex p16, p17
	ld2.acq r8 = [r37]
	;;
	sxt2 r8 = r8
	;;
	shladd r8 = r8, 3, r0
	br .L137
	;;
.L133:
	.pred.rel.mutex p16, p17
	fcvt.xuf.d f3 = f17
	fcvt.xuf.d f6 = f20
	addl r72 = 1, r0
	;;
	fmpy.d f3 = f3, f6
	br .L137
	;;
.L148:
	.pred.rel.mutex p16, p17
	ld8 r15 = [r78]
	addp4 r14 = r80, r0
	ld1 r16 = [r69]
	;;
	and r15 = 31, r15
	fcmp.eq p6, p7 = f2, f21
	;;
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	shr.u r14 = r14, r15
	;;
	and r14 = 31, r14
	;;
	pmpy2.r r14 = r14, r17
	;;
	dep r16 = r14, r16, 0, 5
	;;
	st1 [r69] = r16
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L149:
	.pred.rel.mutex p16, p17
	ld2.acq r15 = [r43]
	ld2.acq r14 = [r43]
	xor r40 = 7, r40
	;;
	pmpy2.r r14 = r14, r15
	;;
	pmpy2.r r40 = r40, r14
	;;
	zxt2 r40 = r40
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L150:
	.pred.rel.mutex p16, p17
	dep.z r14 = r40, 3, 4
	;;
	add r14 = r50, r14
	ldf8 f7 = [r83]
	;;
	fcvt.xf f6 = f7
	ldf8 f10 = [r14]
	;;
	fcvt.xf f10 = f10
	fnorm.s f6 = f6
	;;
	fnorm.s f10 = f10
	;;
	mov f9 = f10
	frcpa.s0 f7, p7 = f2, f6
	;;
	frcpa.s0 f8, p6 = f9, f2
	(p7) fnma.s1 f14 = f6, f7, f1
	;;
	(p6) fnma.s1 f13 = f2, f8, f1
	(p7) fma.s1 f12 = f7, f14, f7
	;;
	(p6) fma.s1 f11 = f8, f13, f8
	(p7) fma.s1 f12 = f12, f14, f7
	;;
	(p6) fma.s1 f11 = f11, f13, f8
	(p7) fmpy.s.s1 f14 = f2, f12
	;;
	(p6) fmpy.s.s1 f13 = f9, f11
	(p7) fnma.s1 f6 = f14, f6, f2
	;;
	(p6) fnma.s1 f9 = f13, f2, f9
	(p7) fma.s.s0 f7 = f6, f12, f14
	;;
	(p6) fma.s.s0 f8 = f9, f11, f13
	;;
	fcmp.neq p6, p7 = f8, f7
	;;
	(p7) ld2.acq r14 = [r43]
	;;
	(p7) zxt2 r14 = r14
	;;
	(p7) setf.sig f2 = r14
	;;
	(p7) fcvt.xf f2 = f2
	;;
	(p7) fnorm.s f2 = f2
	(p6) adds r14 = 408, r60
	;;
	(p6) ldf8 f6 = [r14]
	;;
	(p6) fcvt.xf f6 = f6
	;;
	(p6) fnorm.s f2 = f6
	;;
	(p6) fadd.s f2 = f2, f10
	;;
	(p6) fneg f2 = f2
	addl r75 = 1, r0
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L142:
	.pred.rel.mutex p16, p17
	ld1.acq r14 = [r38]
	addp4 r8 = r8, r0
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	setf.sig f8 = r8
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r14 = f7
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r77, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) mov r14 = r0
	(p7) br.cond.dpnt .L325
	;;
	st2 [r52] = r14
.L327:
	.pred.rel.mutex p16, p17
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L144:
	.pred.rel.mutex p16, p17
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) br.cond.dptk .L155
	fnorm.d f7 = f2
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) br.cond.dpnt .L258
	fcmp.lt p6, p7 = f2, f0
	;;
	(p6) br.cond.dpnt .L155
	fcvt.fxu.trunc f6 = f2
	;;
	getf.sig r14 = f6
	;;
	zxt1 r14 = r14
	;;
	mov r90 = r14
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L156
.L155:
	.pred.rel.mutex p16, p17
	;;
	cmp4.eq p6, p7 = 0, r47
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L157:
	.pred.rel.mutex p16, p17
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) extr.u r14 = r47, 7, 1
	(p6) br.cond.dptk .L158
	and r15 = 31, r47
	;;
	ld2.acq r14 = [r37]
	;;
	shl r14 = r14, r15
	;;
	and r14 = 31, r14
.L158:
	.pred.rel.mutex p16, p17
	ld1 r15 = [r70]
	;;
	dep r15 = r14, r15, 0, 5
	;;
	st1 [r70] = r15
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L145:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r37]
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L146:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r37]
	;;
	st2.rel [r37] = r14
	adds r39 = 1, r39
	adds r83 = 8, r83
	;;
	cmp.ne p6, p7 = 11, r39
	(p6) br.cond.dptk .L162
	br .L324
	;;
.L256:
	.pred.rel.mutex p16, p17
	addl r90 = -1, r0
.L129:
	.pred.rel.mutex p16, p17
	shladd r89 = r8, 1, r0
	;;
	addp4 r90 = r90, r0
	addp4 r89 = r89, r0
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r87
	br .L127
	;;
.L323:
	pmpy2.r r27 = r44, r44
	and r24 = 63, r44
	;;
	and r27 = 63, r27
.L170:
	addp4 r14 = r24, r0
	;;
	addp4 r15 = r27, r0
	shladd r14 = r14, 3, r0
	;;
	add r17 = r54, r14
	;;
	ld8 r18 = [r17]
	;;
	cmp.leu p6, p7 = r44, r18
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	shl r15 = r16, r15
	;;
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L188
	ldfs f5 = [r65]
	adds r14 = 296, r54
	;;
	ld8 r36 = [r14]
	;;
	shl r36 = r36, 63
	movl r15 = 0xaedbe6ff
	;;
	setf.s f6 = r15
	;;
	fcmp.eq p6, p7 = f5, f6
	;;
	(p7) br.cond.dptk .L326
	addl r14 = 127, r0
	addl r39 = 255, r0
	cmp.ne p16, p17 = r0, r0
	movl r15 = 0x437f0000
	;;
	setf.s f16 = r15
	movl r16 = 0x406fe00000000000
	;;
	setf.d f17 = r16
	or r36 = r14, r36
.L190:
	.pred.rel.mutex p16, p17
	;;
	mov r45 = r36
	fcmp.neq p6, p7 = f3, f3
	;;
	(p6) br.cond.dptk .L195
.L328:
	.pred.rel.mutex p16, p17
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f3, f6
	;;
	(p6) br.cond.dpnt .L196
	fcmp.lt p6, p7 = f3, f0
	;;
	(p6) br.cond.dpnt .L195
	fcvt.fxu.trunc f6 = f3
	;;
	getf.sig r14 = f6
	;;
	adds r14 = 1, r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -1, r14
	;;
	cmp4.ltu p6, p7 = 13, r14
	(p6) br.cond.dpnt .L196
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L198), r1
	;;
	ld8.mov r15 = [r15], .L198
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L198:
	data8 @pcrel(.L195)
	data8 @pcrel(.L196)
	data8 @pcrel(.L203)
	data8 @pcrel(.L196)
	data8 @pcrel(.L202)
	data8 @pcrel(.L201)
	data8 @pcrel(.L196)
	data8 @pcrel(.L200)
	data8 @pcrel(.L196)
	data8 @pcrel(.L199)
	data8 @pcrel(.L196)
	data8 @pcrel(.L196)
	data8 @pcrel(.L196)
	data8 @pcrel(.L197)
	.text
.L325:
	.pred.rel.mutex p16, p17
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f4, f6
	;;
	(p6) br.cond.dpnt .L261
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f4, f6
	;;
	(p6) br.cond.dpnt .L261
	fcvt.fx.trunc f6 = f4
	;;
	getf.sig r14 = f6
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	st2 [r52] = r14
	br .L327
	;;
.L263:
	.pred.rel.mutex p16, p17
	addl r16 = 1, r0
	ld2 r15 = [r79]
	and r14 = 63, r8
	;;
	and r15 = 63, r15
	shladd r14 = r14, 3, r0
	;;
	add r14 = r54, r14
	shr.u r15 = r39, r15
	;;
	or r15 = r16, r15
	;;
	st8 [r14] = r15
	br .L151
	;;
.L258:
	.pred.rel.mutex p16, p17
	addl r90 = 255, r0
.L156:
	.pred.rel.mutex p16, p17
	;;
	zxt1 r90 = r90
	zxt1 r89 = r47
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r87
	zxt1 r8 = r8
	;;
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	br .L157
	;;
.L326:
	movl r16 = 0x437f0000
	;;
	setf.s f16 = r16
	;;
	fsub.s f16 = f16, f5
	;;
	fcmp.neq p16, p17 = f16, f16
	fnorm.d f17 = f16
	;;
	(p16) mov r39 = r0
	(p16) br.cond.dptk .L190
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f17, f6
	;;
	(p7) br.cond.dpnt .L314
	movl r39 = 9223372036854775807
	movl r14 = 4611686018427387903
	;;
	or r36 = r14, r36
	;;
	mov r45 = r36
	fcmp.neq p6, p7 = f3, f3
	;;
	(p6) br.cond.dptk .L195
	br .L328
	;;
.L188:
	add r60 = r60, r14
	dep.z r40 = r40, 3, 4
	ld1.acq r15 = [r38]
	ld2.acq r16 = [r43]
	adds r19 = 24, r53
	;;
	ld8 r14 = [r60]
	add r50 = r50, r40
	zxt2 r16 = r16
	ld2.acq r93 = [r37]
	adds r53 = 42, r53
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r16
	sxt2 r14 = r14
	;;
	setf.sig f8 = r14
	ld8 r91 = [r50]
	ld4 r89 = [r19]
	(p6) addl r92 = 1, r0
	;;
	(p7) mov r92 = r0
	frcpa.s0 f7, p6 = f3, f3
	and r91 = r91, r15
	ld1 r90 = [r53]
	fcvt.xf f8 = f8
	sub r89 = r0, r89
	;;
	(p6) fnma.s1 f6 = f3, f7, f1
	fnorm.d f8 = f8
	;;
	(p6) fmpy.s1 f9 = f6, f6
	(p6) fma.s1 f6 = f7, f6, f7
	;;
	(p6) fmpy.s1 f10 = f9, f9
	(p6) fma.s1 f6 = f6, f9, f6
	;;
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	(p6) fmpy.d.s1 f9 = f3, f6
	;;
	(p6) fnma.s1 f3 = f3, f9, f3
	;;
	(p6) fma.d.s0 f7 = f3, f6, f9
	;;
	fcmp.neq p6, p7 = f8, f7
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r14 = r18, r14
	;;
	st8 [r17] = r14
	br.call.sptk.many b0 = fn27#
	mov r1 = r87
	ld4 r16 = [r64]
	mov ar.lc = 7
	zxt1 r8 = r8
	;;
	addp4 r15 = r16, r0
	extr.u r16 = r16, 15, 17
	;;
	xor r15 = r8, r15
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r14, r16
	br.cloop.sptk.few .L287
.L329:
	ldfd f2 = [r63]
	;;
	st4 [r64] = r16
.L248:
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) mov f8 = f0
	(p6) br.cond.dptk .L118
	movl r15 = 0x41dfffffffc00000
	;;
	setf.d f8 = r15
	;;
	fcmp.gt p6, p7 = f2, f8
	;;
	(p6) br.cond.dpnt .L118
	movl r16 = 0xc1e0000000000000
	;;
	setf.d f8 = r16
	;;
	fcmp.lt p6, p7 = f2, f8
	;;
	(p6) br.cond.dpnt .L118
	fcvt.fx.trunc f6 = f2
	;;
	fsxt.r f6 = f6, f6
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f8 = f6
.L118:
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov pr = r88, -1
	mov ar.pfs = r86
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r85
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20], 32
	ldf.fill f5 = [r19], 32
	;;
	ldf.fill f16 = [r20], 32
	ldf.fill f17 = [r19], 32
	;;
	ldf.fill f18 = [r20], 32
	ldf.fill f19 = [r19], 32
	;;
	ldf.fill f20 = [r20]
	ldf.fill f21 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L287:
	.body
	.copy_state 1
	mov r8 = r0
	addp4 r15 = r16, r0
	extr.u r16 = r16, 15, 17
	;;
	xor r15 = r8, r15
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r14, r16
	br.cloop.sptk.few .L287
	br .L329
	;;
.L195:
	.pred.rel.mutex p16, p17
	adds r15 = 8, r61
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	sxt1 r14 = r33
	adds r53 = 56, r53
	mov r42 = r33
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	ldf8 f7 = [r15]
	cmp4.ne p6, p7 = 0, r14
	ld8 r34 = [r53]
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	fcvt.xuf.s f7 = f7
	and r34 = 31, r34
	fnorm.d f6 = f6
	;;
	or r41 = r14, r41
	fnorm.d f7 = f7
	;;
	fsub.d f4 = f4, f7
.L204:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r37]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r60, r14
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r45, r14
	fcmp.neq p6, p7 = f5, f5
	;;
	(p6) br.cond.dptk .L213
	fnorm.d f8 = f5
	movl r16 = 0x41efffffffe00000
	;;
	setf.d f7 = r16
	;;
	fcmp.gt p6, p7 = f8, f7
	;;
	(p6) addp4 r34 = r34, r0
	(p6) addp4 r35 = 4294967295 - 0x100000000, r0
	;;
	(p6) shr.u r35 = r35, r34
	(p6) br.cond.dpnt .L213
	fcmp.lt p6, p7 = f5, f0
	;;
	(p7) addp4 r34 = r34, r0
	(p7) fcvt.fxu.trunc f7 = f5
	;;
	(p7) getf.sig r35 = f7
	;;
	(p7) addp4 r35 = r35, r0
	;;
	(p7) shr.u r35 = r35, r34
.L213:
	.pred.rel.mutex p16, p17
	;;
	cmp4.geu p6, p7 = r35, r14
	;;
	(p7) adds r14 = 56, r50
	;;
	(p7) ld8 r14 = [r14]
	(p7) setf.sig f8 = r45
	;;
	(p7) setf.sig f9 = r14
	;;
	(p7) xmpy.l f8 = f8, f9
	;;
	(p7) getf.sig r14 = f8
	;;
	(p6) dep.z r14 = r40, 3, 4
	(p6) adds r51 = 2, r51
	;;
	(p6) add r14 = r50, r14
	(p6) ld2 r15 = [r51]
	;;
	(p6) ld8 r14 = [r14]
	;;
	(p6) sub r14 = r14, r15
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
	;;
	cmp4.eq p6, p7 = -2, r14
	(p6) br.cond.dpnt .L218
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L219
	sxt4 r14 = r33
	fsub.s f8 = f5, f5
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f7 = f9
	;;
	fnorm.s f7 = f7
	;;
	fsub.s f5 = f5, f7
	;;
	fsub.s f5 = f5, f8
	;;
	stfs [r65] = f5
.L220:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r37]
	fadd.d f6 = f4, f6
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.d f7 = f7
	;;
	fcmp.eq p6, p7 = f7, f3
	;;
	(p7) fneg f3 = f4
	;;
	fcmp.neq p6, p7 = f6, f3
	;;
	(p7) ld2.acq r14 = [r43]
	;;
	(p7) and r14 = 63, r14
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r60, r14
	;;
	(p7) ldf8 f6 = [r14]
	;;
	(p7) fcvt.xf f6 = f6
	;;
	(p7) fnorm.d f2 = f6
	;;
	(p7) fmpy.d f2 = f2, f4
	;;
	(p6) fnorm.d f2 = f5
	;;
	(p6) fneg f2 = f2
	;;
	fsub.d f2 = f2, f4
	;;
	stfd [r63] = f2
	(p16) br.cond.dptk .L225
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f17, f6
	;;
	(p6) br.cond.dpnt .L226
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f17, f6
	;;
	(p6) br.cond.dpnt .L226
	fcvt.fx.trunc f6 = f16
	;;
	getf.sig r14 = f6
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L226
.L225:
	.pred.rel.mutex p16, p17
	ld1.acq r16 = [r38]
	ld2.acq r14 = [r37]
	ld2.acq r18 = [r37]
	ld2.acq r17 = [r37]
	;;
	sxt1 r16 = r16
	sxt2 r17 = r17
	pmpy2.r r14 = r14, r18
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = r17, r14
	;;
	(p7) ld2.acq r14 = [r37]
	;;
	ld2.acq r14 = [r37]
	;;
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r50, r14
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = 1, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	(p16) br.cond.dptk .L278
	movl r15 = 0x41efffffffe00000
	;;
	setf.d f6 = r15
	;;
	fcmp.gt p6, p7 = f17, f6
	;;
	(p6) br.cond.dpnt .L230
	fcmp.lt p6, p7 = f16, f0
	;;
	(p7) fcvt.fxu.trunc f6 = f16
	;;
	(p7) getf.sig r17 = f6
	;;
	(p7) zxt2 r17 = r17
	(p6) br.cond.dpnt .L278
	;;
	cmp4.geu p6, p7 = r17, r40
	;;
	(p7) and r16 = 63, r16
	;;
	(p7) shladd r16 = r16, 3, r0
	;;
	(p7) add r16 = r60, r16
	;;
	(p7) ld2 r40 = [r16]
.L230:
	setf.sig f7 = r81
	;;
	fcvt.xuf.s f6 = f7
	mov f10 = f5
	sub r14 = r14, r40
	fadd.s f5 = f5, f5
	;;
	sxt2 r14 = r14
	;;
	setf.sig f7 = r14
	fsub.s f11 = f16, f16
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.s f8 = f7
	frcpa.s0 f7, p6 = f6, f10
	;;
	(p6) fnma.s1 f12 = f10, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f12, f7
	;;
	(p6) fma.s1 f9 = f9, f12, f7
	;;
	(p6) fmpy.s.s1 f12 = f6, f9
	;;
	(p6) fnma.s1 f6 = f12, f10, f6
	;;
	(p6) fma.s.s0 f7 = f6, f9, f12
	;;
	fadd.s f7 = f7, f5
	;;
	fcmp.ge p6, p7 = f7, f8
	;;
	(p7) br.cond.dptk .L318
	mov f8 = f11
	movl r14 = 0xc0f80000
	;;
	setf.s f7 = r14
	;;
	fmpy.s f7 = f16, f7
	;;
	frcpa.s0 f6, p6 = f7, f8
	;;
	(p6) fnma.s1 f10 = f8, f6, f1
	;;
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	(p6) fnma.s1 f7 = f10, f8, f7
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
.L233:
	ld2.acq r14 = [r43]
	ld2.acq r16 = [r43]
	;;
	stfs [r65] = f6
	extr.u r89 = r47, 1, 7
	and r14 = 63, r14
	zxt2 r16 = r16
	;;
	shladd r14 = r14, 3, r0
	cmp4.ne p6, p7 = 0, r16
	;;
	add r14 = r54, r14
	;;
	ld8 r34 = [r14]
	;;
	pmpy2.r r34 = r34, r36
	;;
	zxt2 r34 = r34
	(p7) br.cond.dptk .L235
	ld2.acq r90 = [r43]
	;;
	sxt2 r90 = r90
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r87
	zxt2 r89 = r8
.L235:
	;;
	sub r14 = r34, r89
	shladd r16 = r39, 1, r0
	;;
	sxt2 r14 = r14
	sxt2 r16 = r16
	;;
	cmp4.ge p6, p7 = r16, r14
	;;
	(p7) ld2.acq r14 = [r37]
	setf.sig f6 = r42
	setf.sig f7 = r45
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r14 = r0, r14
	;;
	cmp4.ge p6, p7 = r41, r14
	(p6) br.cond.dptk .L236
.L331:
	;;
	fcmp.neq p6, p7 = f4, f4
	;;
	(p6) br.cond.dptk .L280
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p8, p9 = f4, f6
	;;
	(p8) br.cond.dpnt .L330
	fcmp.lt p8, p9 = f4, f0
	;;
	(p8) br.cond.dpnt .L280
	sxt4 r14 = r33
	fcvt.fxu.trunc f6 = f4
	;;
	getf.sig r15 = f6
	;;
	and r15 = 31, r15
	;;
	shr r14 = r14, r15
	ldfs f6 = [r65]
	;;
	fcmp.neq p8, p9 = f6, f6
	;;
	(p8) br.cond.dptk .L240
.L333:
	.pred.rel.mutex p6, p7
	fnorm.d f7 = f6
	movl r15 = 0x43df399b1438a100
	;;
	setf.d f8 = r15
	;;
	fcmp.gt p8, p9 = f7, f8
	;;
	(p8) addl r15 = -1, r0
	(p8) br.cond.dpnt .L243
.L242:
	.pred.rel.mutex p6, p7
	movl r16 = 0xc3df399b1438a100
	;;
	setf.d f8 = r16
	;;
	fcmp.lt p8, p9 = f7, f8
	;;
	(p8) br.cond.dpnt .L282
	fcvt.fx.trunc f8 = f6
	;;
	getf.sig r15 = f8
	;;
	mux1 r15 = r15, @rev
	;;
	extr.u r15 = r15, 32, 32
.L243:
	.pred.rel.mutex p6, p7
	;;
	cmp4.gt p8, p9 = r15, r14
	(p9) br.cond.dpnt .L241
.L251:
	ld1.acq r14 = [r38]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r54, r14
	;;
	ldf8 f6 = [r14]
	;;
	fcvt.xuf.s f6 = f6
	;;
	fcmp.lt p6, p7 = f6, f16
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L244:
	ld2 r15 = [r61]
	;;
	dep r15 = r14, r15, 0, 10
	;;
	st2 [r61] = r15
	br .L248
	;;
.L171:
	shladd r14 = r62, 3, r0
	addp4 r25 = r40, r0
	and r16 = 15, r40
	;;
	add r14 = r60, r14
	;;
	ld8 r28 = [r14]
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	.align 32
.L187:
	.pred.rel.mutex p6, p7
	ld8 r14 = [r21]
	ld1.acq r16 = [r38]
	;;
	and r14 = 63, r14
	ld2.acq r16 = [r37]
	ld1.acq r17 = [r38]
	;;
	sxt2 r16 = r16
	sxt1 r17 = r17
	shr r14 = r26, r14
	(p6) mov r19 = r0
	(p6) mov r20 = r0
	(p6) br.cond.dptk .L185
	fcmp.gt p8, p9 = f3, f6
	;;
	(p8) mov r19 = r31
	(p8) mov r20 = r30
	(p8) br.cond.dpnt .L185
	fcmp.lt p8, p9 = f3, f7
	;;
	(p8) mov r19 = r89
	(p8) movl r20 = -9223372036854775808
	(p8) br.cond.dpnt .L185
	;;
	mov r19 = r28
	mov r20 = r29
.L185:
	.pred.rel.mutex p6, p7
	add r14 = r14, r25
	;;
	sub r14 = r14, r20
	;;
	sub r14 = r14, r19
	;;
	st8 [r22] = r14
	ld8 r14 = [r18], -8
	;;
	popcnt r14 = r14
	;;
	and r14 = 31, r14
	;;
	shr.u r14 = r36, r14
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	br.cloop.sptk.few .L187
	cmp.leu p6, p7 = r17, r90
	adds r17 = 56, r61
	adds r18 = 12, r51
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	add r15 = r15, r16
	st2 [r18] = r14
	;;
	sub r15 = r15, r82
	;;
	or r15 = 1, r15
	;;
	setf.sig f6 = r15
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r15 = f6
	addl r14 = 65598, r0
	;;
	sub r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	st8 [r17] = r14
	br .L170
	;;
.L261:
	.pred.rel.mutex p16, p17
	addl r14 = 1, r0
	;;
	st2 [r52] = r14
	br .L327
	;;
.L278:
	mov r17 = r0
	;;
	cmp4.geu p6, p7 = r17, r40
	;;
	(p7) and r16 = 63, r16
	;;
	(p7) shladd r16 = r16, 3, r0
	;;
	(p7) add r16 = r60, r16
	;;
	(p7) ld2 r40 = [r16]
	br .L230
	;;
.L330:
	.pred.rel.mutex p6, p7
	ldfs f6 = [r65]
	extr r14 = r33, 31, 1
	;;
	fcmp.neq p8, p9 = f6, f6
	;;
	(p8) br.cond.dptk .L240
	fnorm.d f7 = f6
	movl r15 = 0x43df399b1438a100
	;;
	setf.d f8 = r15
	;;
	fcmp.gt p8, p9 = f7, f8
	;;
	(p9) br.cond.dptk .L242
.L241:
	.pred.rel.mutex p6, p7
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f8 = r14
	;;
	fcmp.gt p8, p9 = f7, f8
	;;
	(p8) br.cond.dpnt .L245
	movl r15 = 0xcf000000
	;;
	setf.s f7 = r15
	;;
	fcmp.lt p8, p9 = f6, f7
	;;
	(p9) fcvt.fx.trunc f6 = f6
	;;
	(p9) getf.sig r14 = f6
	;;
	(p8) movl r14 = -2147483648
.L246:
	.pred.rel.mutex p6, p7
	;;
	cmp4.ge p8, p9 = r14, r33
	(p8) br.cond.dpnt .L245
	(p6) br.cond.dptk .L286
	movl r16 = 0x41dfffffffc00000
	;;
	setf.d f6 = r16
	;;
	fcmp.gt p6, p7 = f4, f6
	;;
	(p6) addl r14 = -1, r0
	(p6) br.cond.dpnt .L244
	;;
	movl r14 = 0xc1e0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.lt p6, p7 = f4, f6
	;;
	(p6) br.cond.dpnt .L286
	fcvt.fx.trunc f4 = f4
	;;
	getf.sig r14 = f4
	;;
	extr r14 = r14, 0, 10
	ld2 r15 = [r61]
	;;
	dep r15 = r14, r15, 0, 10
	;;
	st2 [r61] = r15
	br .L248
	;;
.L226:
	adds r15 = 344, r54
	and r14 = 63, r40
	ld1.acq r16 = [r38]
	;;
	movl r16 = 0x40500000
	;;
	setf.s f8 = r16
	ldf8 f9 = [r15]
	fmpy.s f16 = f16, f16
	shladd r14 = r14, 3, r0
	;;
	fcvt.xuf.s f9 = f9
	add r14 = r54, r14
	;;
	ld8 r14 = [r14]
	setf.sig f6 = r36
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	frcpa.s0 f6, p6 = f8, f5
	mov f7 = f16
	fadd.s f9 = f9, f5
	;;
	mux1 r14 = r14, @rev
	(p6) fnma.s1 f12 = f5, f6, f1
	;;
	sxt2 r14 = r14
	;;
	setf.sig f4 = r14
	;;
	fcvt.xf f4 = f4
	(p6) fma.s1 f10 = f6, f12, f6
	;;
	fnorm.d f4 = f4
	(p6) fma.s1 f10 = f10, f12, f6
	;;
	(p6) fmpy.s.s1 f12 = f8, f10
	;;
	(p6) fnma.s1 f8 = f12, f5, f8
	;;
	(p6) fma.s.s0 f6 = f8, f10, f12
	;;
	fsub.s f6 = f6, f9
	;;
	frcpa.s0 f8, p6 = f7, f6
	;;
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	(p6) fnma.s1 f7 = f10, f6, f7
	;;
	(p6) fma.s.s0 f8 = f7, f9, f10
	;;
	mov f16 = f8
	setf.sig f6 = r42
	setf.sig f7 = r45
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r14 = r0, r14
	;;
	cmp4.ge p6, p7 = r41, r14
	(p7) br.cond.dptk .L331
.L236:
	sxt4 r14 = r33
	and r15 = 63, r45
	movl r16 = -9223372036854775808
	;;
	or r14 = r16, r14
	shladd r15 = r15, 3, r0
	;;
	adds r16 = -1, r14
	add r15 = r60, r15
	;;
	andcm r14 = r16, r14
	ld8 r15 = [r15]
	;;
	add r15 = r42, r15
	popcnt r14 = r14
	;;
	or r14 = r15, r14
	;;
	extr r14 = r14, 0, 10
	ld2 r15 = [r61]
	;;
	dep r15 = r14, r15, 0, 10
	;;
	st2 [r61] = r15
	br .L248
	;;
.L175:
	adds r15 = 40, r61
	dep.z r14 = r33, 12, 20
	;;
	ld8 r66 = [r15]
	;;
	xor r66 = r33, r66
	;;
	add r33 = r14, r66
	and r66 = 63, r66
	;;
	sxt4 r82 = r33
.L177:
	fcmp.neq p6, p7 = f4, f4
	;;
	(p6) br.cond.dptk .L181
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f4, f6
	;;
	(p6) br.cond.dpnt .L265
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f4, f6
	;;
	(p6) br.cond.dpnt .L266
	fcvt.fx.trunc f6 = f4
	;;
	getf.sig r90 = f6
	;;
	cmp.ne p6, p7 = 0, r90
	(p6) br.cond.dpnt .L182
.L181:
	ld1.acq r14 = [r38]
	;;
	extr.u r15 = r14, 7, 1
	sxt1 r14 = r14
	;;
	add r15 = r15, r14
	;;
	extr r15 = r15, 1, 8
	shladd r14 = r66, 3, r0
	adds r18 = 42, r53
	addp4 r25 = r40, r0
	and r16 = 15, r40
	;;
	add r14 = r60, r14
	;;
	ld8 r28 = [r14]
	;;
	cmp.le p6, p7 = r15, r28
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	st1 [r18] = r14
.L334:
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	br .L187
	;;
.L176:
	ld2.acq r47 = [r37]
	shladd r14 = r62, 3, r0
	addp4 r25 = r40, r0
	and r16 = 15, r40
	;;
	zxt1 r47 = r47
	add r14 = r60, r14
	;;
	ld8 r28 = [r14]
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	br .L187
	;;
.L178:
	add r14 = r40, r15
	shladd r15 = r62, 3, r0
	addp4 r25 = r40, r0
	and r16 = 15, r40
	;;
	zxt2 r14 = r14
	add r15 = r60, r15
	;;
	st2.rel [r43] = r14
	ld8 r28 = [r15]
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	br .L187
	;;
.L179:
	.pred.rel.mutex p16, p17
	(p16) addl r17 = 1, r0
	;;
	(p17) mov r17 = r0
	cmp4.ne p6, p7 = 0, r15
	shladd r14 = r62, 3, r0
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	and r16 = r17, r16
	add r14 = r60, r14
	;;
	mov r40 = r16
	ld8 r28 = [r14]
	mov r36 = r16
	addp4 r25 = r16, r0
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	br .L187
	;;
.L172:
	ld1.acq r14 = [r38]
	shladd r15 = r62, 3, r0
	addp4 r25 = r40, r0
	and r16 = 15, r40
	;;
	sxt1 r14 = r14
	add r15 = r60, r15
	;;
	mov r34 = r14
	ld8 r28 = [r15]
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	br .L187
	;;
.L174:
	ld2.acq r15 = [r37]
	shladd r14 = r62, 3, r0
	;;
	sxt2 r15 = r15
	add r14 = r60, r14
	;;
	cmp4.ltu p6, p7 = r15, r44
	ld8 r28 = [r14]
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	add r16 = r40, r16
	;;
	zxt2 r16 = r16
	;;
	mov r40 = r16
	mov r36 = r16
	and r16 = 15, r16
	;;
	addp4 r25 = r40, r0
	ldfs f7 = [r65]
	addp4 r14 = r47, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fmpy.s f8 = f7, f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.leu p6, p7 = r47, r14
	;;
	(p7) adds r14 = 496, r54
	(p7) ld1.acq r15 = [r38]
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p7) shr.u r44 = r44, 2
	;;
	(p7) pmpy2.r r27 = r44, r44
	(p7) mov r47 = r44
	(p7) mov r24 = r44
	(p7) addp4 r44 = r44, r0
	;;
	(p7) and r27 = 63, r27
	(p6) mov r24 = r0
	;;
	(p6) mov r27 = r0
	(p6) mov r44 = r0
	(p6) mov r47 = r0
	adds r15 = 12, r51
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r29 = f6
	sxt4 r14 = r34
	adds r18 = 48, r54
	ld2 r15 = [r15]
	shl r89 = r28, 63
	;;
	adds r26 = 2, r14
	st1 [r76] = r47
	ld8 r90 = [r18]
	fcmp.neq p6, p7 = f3, f3
	dep.z r14 = r14, 3, 4
	addl r18 = @gprel(.LC13), gp
	;;
	ld8 r18 = [r18]
	sub r31 = r89, r28
	addp4 r36 = r36, r0
	dep.z r16 = r16, 3, 4
	add r21 = r50, r14
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	setf.sig f7 = r28
	setf.sig f8 = r29
	;;
	xmpy.l f7 = f7, f8
	;;
	getf.sig r28 = f7
	mov ar.lc = 10
	add r22 = r50, r16
	movl r30 = 9223372036854775807
	movl r14 = 0xc3df399b1438a100
	;;
	setf.d f7 = r14
	br .L187
	;;
.L197:
	.pred.rel.mutex p16, p17
	and r14 = 63, r45
	adds r16 = 10, r51
	adds r53 = 56, r53
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	shladd r14 = r14, 3, r0
	ld1 r15 = [r16]
	ld8 r34 = [r53]
	;;
	add r14 = r54, r14
	and r15 = 31, r15
	and r34 = 31, r34
	;;
	ld8 r14 = [r14]
	cmp4.ne p6, p7 = 0, r15
	setf.sig f8 = r33
	;;
	setf.sig f9 = r14
	;;
	xmpy.l f8 = f8, f9
	;;
	getf.sig r14 = f8
	;;
	extr.u r33 = r14, 31, 1
	;;
	add r33 = r33, r14
	;;
	extr r33 = r33, 1, 31
	(p6) br.cond.dptk .L208
	;;
	sxt4 r14 = r33
	sxt1 r15 = r33
	mov r42 = r33
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	cmp4.ne p6, p7 = 0, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r41 = r14, r41
	fnorm.d f6 = f6
	br .L204
	;;
.L199:
	.pred.rel.mutex p16, p17
	dep.z r14 = r40, 3, 4
	;;
	add r14 = r50, r14
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) mov f4 = f1
	(p7) br.cond.dptk .L332
.L207:
	.pred.rel.mutex p16, p17
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	sxt1 r14 = r33
	adds r53 = 56, r53
	mov r42 = r33
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp4.ne p6, p7 = 0, r14
	ld8 r34 = [r53]
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	fnorm.d f6 = f6
	and r34 = 31, r34
	;;
	or r41 = r14, r41
	br .L204
	;;
.L200:
	.pred.rel.mutex p16, p17
	sub r15 = r40, r47
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	sxt1 r16 = r33
	ld2.acq r14 = [r43]
	adds r53 = 56, r53
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	and r15 = 63, r15
	and r14 = 63, r14
	cmp4.ne p6, p7 = 0, r16
	ld8 r34 = [r53]
	mov r42 = r33
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	shladd r14 = r14, 3, r0
	fnorm.d f6 = f6
	and r34 = 31, r34
	;;
	or r41 = r16, r41
	shl r44 = r44, r15
	add r14 = r54, r14
	;;
	st8 [r14] = r44
	br .L204
	;;
.L201:
	.pred.rel.mutex p16, p17
	ld2 r16 = [r61]
	setf.sig f8 = r82
	;;
	fcvt.xf f6 = f8
	dep.z r14 = r33, 27, 5
	adds r53 = 56, r53
	sxt1 r15 = r33
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	extr r14 = r14, 22, 10
	cmp4.ne p6, p7 = 0, r15
	ld8 r34 = [r53]
	mov r42 = r33
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	dep r16 = r14, r16, 0, 10
	and r34 = 31, r34
	fnorm.d f6 = f6
	;;
	or r41 = r15, r41
	st2 [r61] = r16
	br .L204
	;;
.L203:
	.pred.rel.mutex p16, p17
	(p16) br.cond.dptk .L207
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f17, f6
	;;
	(p6) br.cond.dpnt .L206
	movl r15 = 0xcf000000
	;;
	setf.s f6 = r15
	;;
	fcmp.lt p6, p7 = f16, f6
	;;
	(p6) br.cond.dpnt .L206
	fcvt.fx.trunc f6 = f16
	;;
	getf.sig r14 = f6
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L207
.L206:
	.pred.rel.mutex p16, p17
	zxt2 r40 = r40
	;;
	cmp4.ne p6, p7 = 0, r47
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r40 = r14, r40
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	sxt1 r14 = r33
	adds r53 = 56, r53
	mov r42 = r33
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp4.ne p6, p7 = 0, r14
	ld8 r34 = [r53]
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	fnorm.d f6 = f6
	and r34 = 31, r34
	;;
	or r41 = r14, r41
	br .L204
	;;
.L318:
	ld2.acq r14 = [r43]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r60, r14
	;;
	ldf8 f6 = [r14]
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	fadd.s f6 = f6, f11
	;;
	fneg f6 = f6
	br .L233
	;;
.L219:
	.pred.rel.mutex p16, p17
	or r16 = 1, r39
	ld1.acq r14 = [r38]
	;;
	setf.sig f8 = r16
	;;
	fcvt.xuf f7 = f8
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r54, r14
	;;
	ld8 r17 = [r14]
	getf.exp r15 = f7
	addl r16 = 65598, r0
	;;
	sub r16 = r16, r15
	;;
	sxt4 r16 = r16
	;;
	add r17 = r17, r16
	;;
	st8 [r14] = r17
	br .L220
	;;
.L218:
	.pred.rel.mutex p16, p17
	ld2.acq r16 = [r43]
	and r14 = 63, r40
	;;
	shladd r14 = r14, 3, r0
	zxt2 r16 = r16
	;;
	add r14 = r54, r14
	adds r16 = 3, r16
	;;
	st8 [r14] = r16
	br .L220
	;;
.L280:
	.pred.rel.mutex p6, p7
	mov r14 = r33
	ldfs f6 = [r65]
	;;
	fcmp.neq p8, p9 = f6, f6
	;;
	(p9) br.cond.dptk .L333
.L240:
	.pred.rel.mutex p6, p7
	cmp4.gt p8, p9 = r0, r14
	;;
	(p9) mov r14 = r0
	(p9) br.cond.dptk .L246
	;;
	ld1.acq r14 = [r38]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r54, r14
	;;
	ldf8 f6 = [r14]
	;;
	fcvt.xuf.s f6 = f6
	;;
	fcmp.lt p6, p7 = f6, f16
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	br .L244
	;;
.L245:
	dep.z r14 = r33, 22, 10
	;;
	extr r14 = r14, 22, 10
	ld2 r15 = [r61]
	;;
	dep r15 = r14, r15, 0, 10
	;;
	st2 [r61] = r15
	br .L248
	;;
.L332:
	.pred.rel.mutex p16, p17
	ld1.acq r14 = [r38]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	setf.sig f4 = r14
	;;
	fcvt.xf f4 = f4
	;;
	fnorm.d f4 = f4
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	sxt1 r14 = r33
	adds r53 = 56, r53
	mov r42 = r33
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp4.ne p6, p7 = 0, r14
	ld8 r34 = [r53]
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	fnorm.d f6 = f6
	and r34 = 31, r34
	;;
	or r41 = r14, r41
	br .L204
	;;
.L208:
	.pred.rel.mutex p16, p17
	ld2 r90 = [r16]
	sxt4 r89 = r33
	;;
	and r90 = 31, r90
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r87
	sxt4 r14 = r8
	;;
	setf.sig f6 = r14
	sxt1 r14 = r8
	mov r33 = r8
	mov r42 = r8
	;;
	fcvt.xf f6 = f6
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r41 = r14, r41
	fnorm.d f6 = f6
	br .L204
	;;
.L286:
	mov r14 = r0
	ld2 r15 = [r61]
	;;
	dep r15 = r14, r15, 0, 10
	;;
	st2 [r61] = r15
	br .L248
	;;
.L196:
	.pred.rel.mutex p16, p17
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f3, f6
	;;
	(p6) br.cond.dpnt .L276
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f3, f6
	;;
	(p6) mov f6 = f0
	(p6) mov r42 = r0
	(p6) mov r33 = r0
	(p6) br.cond.dpnt .L210
	;;
	fcvt.fx.trunc f6 = f3
	;;
	getf.sig r33 = f6
	;;
	mux1 r33 = r33, @rev
	;;
	shr.u r33 = r33, 32
	;;
	sxt4 r14 = r33
	;;
	setf.sig f6 = r14
	sxt1 r14 = r33
	mov r42 = r33
	;;
	fcvt.xf f6 = f6
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r41 = r14, r41
	fnorm.d f6 = f6
.L210:
	.pred.rel.mutex p16, p17
	adds r53 = 56, r53
	;;
	ld8 r34 = [r53]
	;;
	and r34 = 31, r34
	br .L204
	;;
.L265:
	movl r90 = 9223372036854775807
.L182:
	ld1.acq r14 = [r38]
	;;
	extr.u r89 = r14, 7, 1
	sxt1 r14 = r14
	;;
	add r89 = r89, r14
	;;
	extr r89 = r89, 1, 8
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r87
	mov r15 = r8
.L335:
	shladd r14 = r66, 3, r0
	adds r18 = 42, r53
	addp4 r25 = r40, r0
	and r16 = 15, r40
	;;
	add r14 = r60, r14
	;;
	ld8 r28 = [r14]
	;;
	cmp.le p6, p7 = r15, r28
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	st1 [r18] = r14
	br .L334
	;;
.L202:
	.pred.rel.mutex p16, p17
	movl r14 = 0x43df399b1438a100
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f3, f6
	;;
	(p6) movl r14 = -1073741824
	(p6) br.cond.dpnt .L209
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f3, f6
	;;
	(p7) fcvt.fx.trunc f6 = f3
	;;
	(p7) getf.sig r14 = f6
	;;
	(p7) shl r14 = r14, 30
	;;
	(p6) mov r14 = r0
.L209:
	.pred.rel.mutex p16, p17
	setf.sig f7 = r82
	;;
	fcvt.xf f6 = f7
	sxt1 r15 = r33
	adds r53 = 56, r53
	ld2.acq r16 = [r43]
	mov r42 = r33
	cmp4.ne p6, p7 = 0, r40
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp4.ne p6, p7 = 0, r15
	st8 [r53] = r14
	mov r34 = r0
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	fnorm.d f6 = f6
	;;
	or r41 = r14, r41
	br .L204
	;;
.L276:
	.pred.rel.mutex p16, p17
	addl r41 = 1, r0
	movl r15 = 0xbff0000000000000
	;;
	setf.d f6 = r15
	addl r33 = -1, r0
	addl r42 = -1, r0
	adds r53 = 56, r53
	;;
	ld8 r34 = [r53]
	;;
	and r34 = 31, r34
	br .L204
	;;
.L266:
	movl r90 = -9223372036854775808
	ld1.acq r14 = [r38]
	;;
	extr.u r89 = r14, 7, 1
	sxt1 r14 = r14
	;;
	add r89 = r89, r14
	;;
	extr r89 = r89, 1, 8
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r87
	mov r15 = r8
	br .L335
	;;
.L282:
	.pred.rel.mutex p6, p7
	mov r15 = r0
	;;
	cmp4.gt p8, p9 = r15, r14
	(p8) br.cond.dptk .L251
	br .L241
	;;
.L314:
	.pred.rel.mutex p16, p17
	movl r15 = 0xc3df399b1438a100
	;;
	setf.d f6 = r15
	;;
	fcmp.lt p6, p7 = f17, f6
	;;
	(p7) br.cond.spnt .L315
	movl r39 = -9223372036854775808
	movl r14 = 4611686018427387904
	;;
	or r36 = r14, r36
	;;
	mov r45 = r36
	fcmp.neq p6, p7 = f3, f3
	;;
	(p6) br.cond.dptk .L195
	br .L328
	;;
.L315:
	.pred.rel.mutex p16, p17
	fcvt.fx.trunc f6 = f16
	;;
	getf.sig r39 = f6
	;;
	shr.u r14 = r39, 1
	;;
	or r36 = r14, r36
	br .L190
	;;
	.endp fn65#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC38:
	stringz	"0"
	.align 8
.LC39:
	stringz	"%s %08x\n"
	.align 8
.LC40:
	stringz	"1"
	.align 8
.LC41:
	stringz	"2"
	.align 8
.LC42:
	stringz	"3"
	.align 8
.LC45:
	stringz	"4"
	.align 8
.LC46:
	stringz	"end"
	.sdata
	.align 8
.LC43:
	data8	a25#+64
	.align 8
.LC44:
	data8	a24#+64
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 90
	.save ar.pfs, r91
	alloc r91 = ar.pfs, 0, 62, 5, 0
	adds r16 = -120, r12
	adds r17 = -112, r12
	.fframe 160
	adds r12 = -160, r12
	.save pr, r93
	mov r93 = pr
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	.save rp, r90
	mov r90 = b0
	mov r92 = r1
	.save.f 0x1
	stf.spill [r17] = f2, 32
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	.save.f 0x4
	stf.spill [r17] = f4, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5, 32
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	;;
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19
	.body
	addl r45 = @gprel(g23#), gp
	;;
	ldfs f8 = [r45]
	;;
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L337
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	;;
	mov r14 = r8
.L337:
	addl r43 = @gprel(g20#), gp
	movl r41 = @gprel(a25#)
	;;
	add r41 = r1, r41
	ld1 r15 = [r43]
	addl r47 = @gprel(g19#), gp
	;;
	and r15 = 63, r15
	ld1.acq r16 = [r47]
	;;
	shladd r15 = r15, 3, r0
	andcm r16 = -1, r16
	;;
	add r15 = r41, r15
	sxt1 r16 = r16
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r16, r14
	;;
	(p7) ld1.acq r32 = [r47]
	(p7) addl r48 = @gprel(g22#), gp
	(p7) movl r40 = @gprel(a26#)
	;;
	(p7) add r40 = r1, r40
	(p7) extr r32 = r32, 0, 3
	;;
	(p7) dep.z r32 = r32, 5, 27
	(p6) addl r48 = @gprel(g22#), gp
	(p6) movl r40 = @gprel(a26#)
	;;
	(p6) add r40 = r1, r40
	(p6) ld2.acq r14 = [r48]
	;;
	(p6) and r14 = 63, r14
	;;
	(p6) shladd r14 = r14, 3, r0
	;;
	(p6) add r14 = r40, r14
	;;
	(p6) ld8 r32 = [r14]
	;;
	(p6) mux1 r32 = r32, @rev
	;;
	(p6) sxt1 r32 = r32
	addl r44 = @gprel(g21#), gp
	movl r35 = @gprel(g16#)
	;;
	add r35 = r1, r35
	ldfd f8 = [r44]
	;;
	adds r14 = 66, r35
	;;
	ld1 r33 = [r14]
	;;
	setf.sig f6 = r33
	;;
	fcvt.xuf.d f6 = f6
	;;
	getf.d r33 = f6
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r15 = r0
	(p6) br.cond.dptk .L340
	br.call.sptk.many b0 = clampu.part.0#
	mov r1 = r92
	;;
	mov r15 = r8
.L340:
	ld2.acq r14 = [r48]
	;;
	zxt1 r15 = r15
	and r18 = 31, r32
	addl r46 = @gprel(g18#), gp
	and r14 = 63, r14
	;;
	ld2.acq r17 = [r46]
	and r16 = 63, r15
	movl r42 = @gprel(a24#)
	;;
	add r42 = r1, r42
	shladd r14 = r14, 3, r0
	shladd r16 = r16, 3, r0
	dep.z r17 = r17, 3, 4
	mov r98 = r32
	st1 [r43] = r15
	shl r95 = r32, 33
	;;
	add r14 = r41, r14
	add r17 = r42, r17
	add r16 = r40, r16
	addl r96 = -128, r0
	;;
	shl r96 = r96, r18
	ld8 r14 = [r14]
	ld8 r97 = [r17]
	;;
	and r14 = 31, r14
	ld8 r15 = [r16]
	;;
	sub r97 = r97, r15
	addl r94 = 1, r0
	;;
	shl r94 = r94, r14
	br.call.sptk.many b0 = fn27#
	mov r1 = r92
	;;
	zxt1 r94 = r8
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	mov r94 = r33
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ldfs f8 = [r45]
	;;
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) br.cond.dptk .L341
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu.part.0#
	mov r1 = r92
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	(p7) br.cond.dptk .L341
.L342:
	ldfd f8 = [r44]
	;;
	zxt2 r33 = r14
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r95 = r0
	(p6) br.cond.dptk .L343
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	;;
	mov r95 = r8
.L343:
	;;
	setf.sig f7 = r95
	setf.sig f10 = r32
	;;
	xmpy.l f7 = f7, f10
	;;
	getf.sig r95 = f7
	mov r94 = r33
	br.call.sptk.many b0 = fn60#
	mov r1 = r92
	;;
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ldfs f8 = [r45]
	;;
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r95 = r0
	(p6) br.cond.dptk .L345
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	;;
	mov r95 = r8
.L345:
	;;
	mix4.r r14 = r95, r95
	;;
	shr.u r14 = r14, 6
	;;
	mov r95 = r14
	addl r94 = 3072, r0
	addl r34 = @gprel(crc#), gp
	br.call.sptk.many b0 = fn65#
	mov r1 = r92
	;;
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r96 = [r34]
	;;
	movl r95 = @gprel(.LC38)
	;;
	add r95 = r1, r95
	movl r94 = @gprel(.LC39)
	;;
	add r94 = r1, r94
	br.call.sptk.many b0 = printf#
	mov r1 = r92
	ldfs f16 = [r45]
	ld1 r33 = [r43]
	ld2.acq r14 = [r48]
	;;
	mov r38 = r33
	fcmp.neq p20, p21 = f16, f16
	cmp4.ne p6, p7 = 0, r33
	fnorm.d f18 = f16
	(p6) br.cond.dptk .L347
	;;
	(p21) mov f8 = f18
	(p21) br.call.dptk.many b0 = clamp32.part.0#
	(p21) mov r1 = r92
	(p20) mov r8 = r0
	;;
	extr.u r14 = r8, 31, 1
	;;
	add r14 = r14, r8
	;;
	extr r14 = r14, 1, 31
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	ld2.acq r14 = [r46]
	movl r36 = @gprel(g9#)
	;;
	add r36 = r1, r36
	addl r32 = -11, r0
	cmp4.eq p18, p19 = 0, r38
	addp4 r38 = r38, r0
	dep.z r14 = r14, 3, 4
	movl r15 = 0x41efffffffe00000
	;;
	setf.d f4 = r15
	add r14 = r42, r14
	;;
	ldf8 f7 = [r14]
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.d f7 = f7
	;;
	fsub.d f7 = f6, f7
	;;
	getf.d r37 = f7
	fcmp.neq p16, p17 = f7, f7
	;;
	(p17) mov r94 = r37
	;;
	(p16) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	setf.sig f7 = r33
	;;
	fcvt.xuf.d f6 = f7
	mov ar.lc = 21
	ldfd f5 = [r44]
	adds r14 = 8, r36
	adds r15 = 48, r35
	;;
	ld2 r14 = [r14]
	ld4 r33 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	setf.sig f17 = r14
	setf.d f7 = r37
	;;
	fmpy.d f6 = f6, f7
	mov f8 = f5
	fcvt.fxu.trunc f10 = f5
	;;
	getf.sig r39 = f10
	fcmp.neq p22, p23 = f5, f5
	frcpa.s0 f3, p6 = f6, f8
	;;
	(p6) fnma.s1 f7 = f8, f3, f1
	;;
	(p6) fmpy.s1 f9 = f7, f7
	(p6) fma.s1 f7 = f3, f7, f3
	;;
	(p6) fmpy.s1 f10 = f9, f9
	(p6) fma.s1 f7 = f7, f9, f7
	;;
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	(p6) fnma.s1 f6 = f8, f9, f6
	;;
	(p6) fma.d.s0 f3 = f6, f7, f9
	;;
	mov f2 = f3
	.align 32
.L352:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	extr.u r94 = r32, 31, 1
	;;
	add r94 = r94, r32
	;;
	extr r94 = r94, 1, 31
	(p19) mov r95 = r38
	(p19) br.call.dptk.many b0 = __moddi3#
	(p19) mov r1 = r92
	;;
	(p19) mov r94 = r8
	dep.z r14 = r32, 3, 4
	;;
	add r14 = r42, r14
	;;
	st8 [r14] = r94
	(p16) br.cond.dptk .L355
.L735:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	setf.d f6 = r37
	;;
	fcmp.gt p6, p7 = f6, f4
	;;
	(p6) br.cond.dpnt .L732
	setf.d f7 = r37
	fcmp.lt p6, p7 = f6, f0
	;;
	(p6) br.cond.dpnt .L355
	fcvt.fxu.trunc f7 = f6
	;;
	getf.sig r14 = f7
	(p22) br.cond.dptk .L592
	fcmp.gt p6, p7 = f5, f4
	;;
	(p6) br.cond.dpnt .L355
	fcmp.lt p6, p7 = f5, f0
	;;
	(p6) br.cond.dpnt .L592
	mov r15 = r39
.L360:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.spnt .L355
.L358:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	ld1.acq r14 = [r47]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r40, r14
	;;
	ld8 r14 = [r14]
	;;
	add r33 = r33, r14
.L361:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	ld1.acq r14 = [r47]
	adds r32 = 1, r32
	br.cloop.sptk.few .L364
.L736:
	;;
	ld2.acq r14 = [r46]
	ld2.acq r32 = [r46]
	adds r15 = 48, r35
	;;
	st4 [r15] = r33
	pmpy2.r r32 = r32, r14
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) br.cond.dptk .L365
	mov f8 = f2
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L366
.L365:
	ld1.acq r14 = [r47]
	;;
	extr.u r95 = r14, 7, 1
	sxt1 r14 = r14
	;;
	add r95 = r95, r14
	;;
	extr r95 = r95, 1, 8
.L367:
	mov r94 = r32
	br.call.sptk.many b0 = fn60#
	mov r1 = r92
	;;
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ldfs f8 = [r45]
	ld2.acq r32 = [r48]
	ld1.acq r14 = [r47]
	;;
	sxt2 r32 = r32
	sxt1 r14 = r14
	ld1.acq r37 = [r47]
	ld2.acq r15 = [r46]
	;;
	shl r32 = r32, 10
	shr.u r14 = r14, 54
	ld2.acq r33 = [r48]
	;;
	or r32 = r14, r32
	extr r33 = r33, 8, 8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L369
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
.L369:
	ld1.acq r98 = [r47]
	mov r97 = r33
	mov r96 = r37
	mov r95 = r32
	addl r94 = 1, r0
	;;
	sub r98 = r8, r98
	br.call.sptk.many b0 = fn27#
	mov r1 = r92
	zxt1 r94 = r8
	;;
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r96 = [r34]
	;;
	movl r95 = @gprel(.LC40)
	;;
	add r95 = r1, r95
	movl r94 = @gprel(.LC39)
	;;
	add r94 = r1, r94
	br.call.sptk.many b0 = printf#
	mov r1 = r92
	ld2.acq r14 = [r46]
	ld1 r39 = [r43]
	;;
	and r14 = 63, r14
	ld8 r15 = [r40]
	;;
	shladd r14 = r14, 3, r0
	xor r15 = r39, r15
	;;
	add r14 = r40, r14
	sxt2 r15 = r15
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p7) ld1.acq r33 = [r47]
	;;
	(p7) sxt1 r33 = r33
	(p6) ld2.acq r14 = [r48]
	;;
	(p6) and r14 = 63, r14
	;;
	(p6) shladd r14 = r14, 3, r0
	;;
	(p6) add r14 = r41, r14
	;;
	(p6) ld8 r33 = [r14]
	;;
	(p6) sxt2 r33 = r33
	ldfd f2 = [r44]
	;;
	sxt1 r50 = r33
	ld4 r32 = [r34]
	mov r52 = r0
	sxt4 r49 = r33
	cmp4.ne p6, p7 = 0, r39
	;;
	(p6) addl r38 = 1, r0
	;;
	(p7) mov r38 = r0
	fcmp.neq p16, p17 = f2, f2
	ld2.acq r14 = [r48]
	ld2.acq r15 = [r48]
	;;
	pmpy2.r r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	ld2.acq r14 = [r48]
	(p6) br.cond.dptk .L372
.L734:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	;;
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r42, r14
	;;
	ld8 r14 = [r14]
	;;
	extr.u r37 = r14, 15, 1
	sxt2 r14 = r14
	;;
	add r37 = r37, r14
	;;
	extr r37 = r37, 1, 16
	(p17) mov f8 = f2
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	(p17) mov r1 = r92
	(p17) add r8 = r8, r49
	;;
	(p16) mov r8 = r49
	mov r16 = r52
	mov ar.lc = 7
	.align 32
.L375:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	addp4 r15 = r32, r0
	extr.u r32 = r32, 15, 17
	;;
	xor r15 = r16, r15
	mov r16 = r0
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r32 = r14, r32
	br.cloop.sptk.few .L375
	cmp.eq p6, p7 = 0, r52
	(p7) br.cond.dpnt .L733
	addl r52 = 1, r0
	ld2.acq r14 = [r48]
	ld2.acq r15 = [r48]
	;;
	pmpy2.r r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	ld2.acq r14 = [r48]
	(p7) br.cond.dptk .L734
.L372:
	.pred.rel.mutex p16, p17
	ld2.acq r95 = [r48]
	;;
	dep.z r14 = r14, 3, 4
	ld2.acq r15 = [r48]
	;;
	add r14 = r42, r14
	;;
	ld8 r14 = [r14]
	pmpy2.r r95 = r95, r15
	;;
	extr.u r94 = r14, 15, 1
	sxt2 r14 = r14
	;;
	add r94 = r94, r14
	sxt2 r95 = r95
	;;
	extr r94 = r94, 1, 16
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r92
	sxt2 r37 = r8
	(p17) mov f8 = f2
	;;
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	(p17) mov r1 = r92
	(p17) add r8 = r8, r49
	;;
	(p16) mov r8 = r49
	mov r16 = r52
	mov ar.lc = 7
	br .L375
	;;
.L364:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	cmp4.ne p6, p7 = 0, r32
	;;
	(p6) mov f2 = f3
	(p6) br.cond.dptk .L352
	fcvt.xf f9 = f17
	;;
	frcpa.s0 f7, p6 = f3, f9
	;;
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	(p6) fmpy.s1 f10 = f6, f6
	(p6) fma.s1 f6 = f7, f6, f7
	;;
	(p6) fmpy.s1 f11 = f10, f10
	(p6) fma.s1 f6 = f6, f10, f6
	;;
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	(p6) fmpy.d.s1 f10 = f3, f6
	;;
	(p6) fnma.s1 f8 = f9, f10, f3
	;;
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	mov f2 = f7
	extr.u r94 = r32, 31, 1
	;;
	add r94 = r94, r32
	;;
	extr r94 = r94, 1, 31
	(p19) mov r95 = r38
	(p19) br.call.dptk.many b0 = __moddi3#
	(p19) mov r1 = r92
	;;
	(p19) mov r94 = r8
	dep.z r14 = r32, 3, 4
	;;
	add r14 = r42, r14
	;;
	st8 [r14] = r94
	(p17) br.cond.dptk .L735
.L355:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	(p20) br.cond.dptk .L361
	fcmp.gt p6, p7 = f18, f4
	;;
	(p6) adds r33 = -1, r33
	(p6) br.cond.dpnt .L361
	fcmp.lt p6, p7 = f16, f0
	;;
	(p7) fcvt.fxu.trunc f10 = f16
	;;
	(p7) getf.sig r14 = f10
	;;
	(p7) add r33 = r33, r14
	ld1.acq r14 = [r47]
	adds r32 = 1, r32
	br.cloop.sptk.few .L364
	br .L736
	;;
.L592:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	mov r15 = r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p7) br.cond.sptk .L358
	br .L355
	;;
.L341:
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	br .L342
	;;
.L732:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	(p22) br.cond.dptk .L358
	fcmp.gt p6, p7 = f5, f4
	;;
	(p6) br.cond.dpnt .L355
	fcmp.lt p6, p7 = f5, f0
	;;
	(p7) addl r14 = -1, r0
	(p6) br.cond.dpnt .L358
	mov r15 = r39
	br .L360
	;;
.L733:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	cmp4.ne p6, p7 = 0, r37
	cmp.ltu p8, p9 = r8, r50
	ld2.acq r15 = [r48]
	st4 [r34] = r32
	adds r16 = 12, r36
	;;
	(p8) addl r17 = 1, r0
	;;
	(p9) mov r17 = r0
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r14 = r14, r38
	sxt2 r15 = r15
	;;
	sub r14 = r17, r14, 1
	cmp4.ne p6, p7 = r33, r15
	;;
	st2 [r16] = r14
	ld1.acq r14 = [r47]
	;;
	(p6) ld2.acq r14 = [r48]
	;;
	dep.z r14 = r39, 3, 4
	;;
	add r14 = r42, r14
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p6, p7 = r33, r14
	(p6) br.cond.dptk .L379
	adds r14 = 64, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = r33, r14
	(p6) br.cond.dptk .L379
.L722:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r48]
	;;
	adds r14 = 64, r42
	;;
	ld8 r32 = [r14]
	;;
	andcm r32 = -1, r32
	;;
	zxt2 r32 = r32
	(p17) mov f8 = f2
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	(p17) mov r1 = r92
	(p16) mov r8 = r0
	;;
	cmp4.le p6, p7 = r8, r39
	mov r94 = r32
	movl r38 = @gprel(g4#)
	;;
	add r38 = r1, r38
	(p6) addl r95 = 1, r0
	;;
	(p7) mov r95 = r0
	br.call.sptk.many b0 = fn60#
	mov r1 = r92
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r96 = [r34]
	;;
	movl r95 = @gprel(.LC41)
	;;
	add r95 = r1, r95
	movl r94 = @gprel(.LC39)
	;;
	add r94 = r1, r94
	br.call.sptk.many b0 = printf#
	mov r1 = r92
	ldfs f8 = [r45]
	adds r16 = 408, r41
	ld2.acq r14 = [r46]
	ld2.acq r15 = [r48]
	adds r17 = 40, r38
	;;
	ld8 r14 = [r16]
	sxt2 r15 = r15
	st8 [r17] = r0
	;;
	xor r14 = r15, r14
	;;
	st8 [r16] = r14
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L383
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	;;
	mov r14 = r8
.L383:
	ld2.acq r15 = [r48]
	;;
	sxt2 r14 = r14
	mov r95 = r0
	sxt2 r15 = r15
	;;
	cmp4.ge p6, p7 = r15, r14
	;;
	(p6) addl r94 = 1, r0
	;;
	(p7) mov r94 = r0
	br.call.sptk.many b0 = fn60#
	mov r1 = r92
	;;
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r96 = [r34]
	;;
	movl r95 = @gprel(.LC42)
	;;
	add r95 = r1, r95
	movl r94 = @gprel(.LC39)
	;;
	add r94 = r1, r94
	br.call.sptk.many b0 = printf#
	mov r1 = r92
	ld2.acq r15 = [r48]
	ld2.acq r14 = [r46]
	;;
	dep.z r14 = r14, 3, 4
	ld1 r50 = [r43]
	sxt2 r15 = r15
	;;
	add r14 = r42, r14
	cmp4.gt p6, p7 = r15, r50
	cmp4.ne p8, p9 = 0, r50
	;;
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	(p6) addl r32 = 1, r0
	;;
	(p7) mov r32 = r0
	ld8 r14 = [r14]
	;;
	shl r32 = r32, r15
	and r14 = 8, r14
	;;
	mov r60 = r14
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r37 = @gprel(p5#), gp
	(p6) br.cond.dpnt .L385
	ldfs f4 = [r45]
	addl r55 = -8, r0
	addl r14 = @gprel(.LC43), gp
	;;
	ld8 r83 = [r14]
	addl r14 = @gprel(.LC44), gp
	;;
	ld8 r56 = [r14]
	addl r39 = 8, r0
	addl r49 = 8, r0
	addl r37 = @gprel(p5#), gp
	adds r54 = 32, r38
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f17 = r14
	adds r59 = 48, r35
	adds r67 = 16, r42
	adds r73 = 8, r36
	adds r79 = 64, r42
	movl r15 = 0x43df399b1438a100
	;;
	setf.d f16 = r15
	adds r72 = 312, r40
	movl r17 = 0xc3df399b1438a100
	;;
	setf.d f18 = r17
	adds r66 = 2, r36
	adds r71 = 32, r35
	adds r70 = 4, r36
	adds r69 = 40, r38
	addl r68 = 255, r0
	adds r65 = 136, r41
	adds r78 = 48, r38
	adds r64 = 64, r35
	adds r77 = 104, r41
	adds r76 = 112, r41
	adds r75 = 360, r40
	adds r74 = 40, r35
	addl r63 = 65598, r0
	fnorm.d f5 = f4
	adds r62 = 504, r40
	adds r58 = 12, r36
	fcmp.neq p16, p17 = f4, f4
	adds r57 = 8, r41
	movl r61 = -9223372036854775808
	addl r51 = @ltoffx(.L501), r1
	;;
	ld8.mov r51 = [r51], .L501
.L386:
	.pred.rel.mutex p16, p17
	ldfd f3 = [r44]
	ld2.acq r14 = [r46]
	dep.z r16 = r32, 3, 4
	addp4 r33 = r50, r0
	ld8 r15 = [r54]
	mov r18 = r32
	;;
	setf.sig f7 = r33
	;;
	fcvt.xuf.d f6 = f7
	add r16 = r42, r16
	extr r15 = r15, 0, 10
	zxt2 r14 = r14
	;;
	setf.sig f2 = r14
	;;
	fcvt.xuf.d f2 = f2
	ld8 r14 = [r16]
	sxt2 r15 = r15
	;;
	sub r14 = r14, r15
	fmpy.d f2 = f2, f3
	fcmp.neq p18, p19 = f3, f3
	;;
	fadd.d f2 = f2, f6
	(p18) br.cond.dptk .L604
	fcmp.gt p6, p7 = f3, f17
	;;
	(p6) dep.z r18 = r32, 31, 1
	(p6) addl r85 = -1, r0
	(p6) br.cond.dpnt .L387
	fcmp.lt p6, p7 = f3, f0
	;;
	(p6) br.cond.dpnt .L604
	fcvt.fxu.trunc f10 = f3
	;;
	getf.sig r85 = f10
	;;
	and r18 = 31, r85
	;;
	shl r18 = r32, r18
.L387:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	and r80 = 31, r33
	sxt4 r15 = r32
	mov r87 = r49
	ld2 r17 = [r54]
	ld2.acq r16 = [r46]
	setf.sig f6 = r14
	;;
	setf.sig f7 = r18
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	popcnt r15 = r15
	zxt2 r16 = r16
	shl r18 = r49, r80
	;;
	and r15 = r18, r15
	;;
	sub r14 = r14, r15
	;;
	extr r84 = r14, 0, 10
	;;
	mov r81 = r84
	sxt2 r84 = r84
	;;
	dep r17 = r84, r17, 0, 10
	;;
	st2 [r54] = r17
	(p16) br.cond.dptk .L605
.L743:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fcmp.gt p6, p7 = f5, f16
	;;
	(p6) br.cond.dpnt .L391
	fcmp.lt p6, p7 = f5, f18
	;;
	(p6) br.cond.dpnt .L391
	fcvt.fx.trunc f10 = f4
	;;
	getf.sig r14 = f10
	;;
	cmp.ne p6, p7 = r14, r16
	;;
	(p6) addl r82 = 1, r0
	(p7) br.cond.dpnt .L737
.L392:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	extr r94 = r49, 1, 31
	sxt4 r53 = r49
	;;
	mov r95 = r53
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	shr r14 = r53, r80
	ld2.acq r15 = [r48]
	;;
	sxt2 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	and r14 = r8, r14
	setf.sig f6 = r82
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r82 = f6
	getf.sig r32 = f6
	(p7) br.cond.dpnt .L738
.L394:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld8.acq r14 = [r37]
	ld1 r17 = [r67]
	cmp4.eq p6, p7 = 0, r50
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	adds r14 = 8, r14
	ld4 r86 = [r59]
	;;
	ld1 r14 = [r14]
	;;
	cmp4.geu p6, p7 = r14, r17
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) ld2.acq r14 = [r48]
	(p7) st8 [r65] = r0
	(p7) br.cond.dpnt .L427
	ld2.acq r15 = [r48]
	;;
	and r14 = 31, r86
	ld8.acq r16 = [r37]
	and r15 = 31, r15
	;;
	adds r16 = 8, r16
	;;
	ld1 r16 = [r16]
	shl r14 = r50, r14
	;;
	cmp4.geu p6, p7 = r16, r17
	;;
	(p6) mov r95 = r50
	;;
	(p7) addl r95 = 7, r0
	shl r15 = r50, r15
	;;
	addp4 r95 = r95, r0
	andcm r14 = -1, r14
	;;
	zxt1 r33 = r14
	and r15 = r68, r15
	;;
	zxt1 r94 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r92
	cmp4.eq p6, p7 = 85, r50
	cmp4.gt p8, p9 = r8, r33
	;;
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	;;
	st8 [r65] = r14
	(p7) br.cond.dpnt .L427
	ld2.acq r14 = [r46]
	ld8 r15 = [r78]
	;;
	extr r15 = r15, 0, 10
	zxt2 r14 = r14
	ld2.acq r17 = [r46]
	;;
	add r14 = r14, r15
	;;
	andcm r14 = -1, r14
	;;
	extr.u r15 = r14, 5, 11
	zxt2 r16 = r14
	pmpy2.r r14 = r14, r85
	;;
	sub r14 = r14, r17
	;;
	zxt2 r14 = r14
	;;
	cmp4.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L438
	;;
	cmp4.eq p6, p7 = 0, r86
	;;
	(p6) mov r15 = r60
	(p6) br.cond.dptk .L439
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
.L439:
	.pred.rel.mutex p18, p19
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L440
	dep.z r16 = r16, 15, 1
	ld2.acq r14 = [r46]
.L441:
	.pred.rel.mutex p18, p19
	;;
	ld2.acq r14 = [r46]
	ld2.acq r17 = [r46]
	adds r15 = 1, r16
	;;
	sub r14 = r14, r17
	zxt2 r15 = r15
	;;
	zxt2 r14 = r14
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L442
.L757:
	.pred.rel.mutex p18, p19
	ld2.acq r14 = [r48]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	ld8 r17 = [r14]
	;;
	popcnt r17 = r17
	sxt4 r14 = r32
	;;
	setf.sig f19 = r14
	ld1.acq r14 = [r47]
	ld1.acq r15 = [r47]
	mov f11 = f4
	;;
	fcvt.xf f9 = f19
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	ld2 r14 = [r64]
	sxt1 r15 = r15
	;;
	setf.sig f8 = r15
	fcvt.xf f6 = f6
	;;
	fcvt.xf f8 = f8
	and r14 = r17, r14
	;;
	st2 [r64] = r14
	setf.sig f10 = r53
	;;
	fcvt.xf f7 = f10
	;;
	fnorm.s f10 = f7
	fnorm.s f12 = f9
	fnorm.d f7 = f6
	fnorm.s f9 = f8
	;;
	fnorm.s f7 = f7
	fsub.s f9 = f9, f4
	frcpa.s0 f8, p8 = f10, f4
	frcpa.s0 f6, p7 = f12, f4
	;;
	(p8) fnma.s1 f34 = f4, f8, f1
	(p7) fnma.s1 f14 = f4, f6, f1
	frcpa.s0 f13, p6 = f7, f9
	;;
	(p8) fma.s1 f32 = f8, f34, f8
	(p7) fma.s1 f15 = f6, f14, f6
	(p6) fnma.s1 f33 = f9, f13, f1
	;;
	(p8) fma.s1 f32 = f32, f34, f8
	(p7) fma.s1 f15 = f15, f14, f6
	(p6) fma.s1 f14 = f13, f33, f13
	;;
	(p8) fmpy.s.s1 f35 = f10, f32
	(p7) fmpy.s.s1 f34 = f12, f15
	(p6) fma.s1 f14 = f14, f33, f13
	;;
	(p8) fnma.s1 f10 = f35, f4, f10
	(p7) fnma.s1 f12 = f34, f4, f12
	(p6) fmpy.s.s1 f33 = f7, f14
	;;
	(p8) fma.s.s0 f8 = f10, f32, f35
	(p7) fma.s.s0 f6 = f12, f15, f34
	(p6) fnma.s1 f7 = f33, f9, f7
	;;
	(p6) fma.s.s0 f13 = f7, f14, f33
	mov f7 = f8
	frcpa.s0 f8, p6 = f6, f8
	;;
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	fcmp.ge p6, p7 = f8, f13
	;;
	(p7) br.cond.dptk .L714
.L758:
	.pred.rel.mutex p18, p19
	fsub.s f4 = f4, f4
	fnorm.s f6 = f2
	;;
	fadd.s f4 = f4, f6
	;;
	fnorm.d f5 = f4
	mov r50 = r32
	ld2 r33 = [r66]
	stfs [r45] = f4
	fcmp.neq p16, p17 = f4, f4
	;;
	and r33 = 31, r33
.L437:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld8.acq r14 = [r37]
	ld2.acq r15 = [r46]
	;;
	sub r15 = r0, r15
	ld8 r14 = [r14]
	;;
	zxt2 r15 = r15
	extr r14 = r14, 0, 10
	;;
	adds r14 = 1, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dpnt .L447
.L745:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r14 = [r46]
	;;
	ld2.acq r14 = [r48]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp4.le p6, p7 = r14, r49
	;;
	(p7) ld2.acq r14 = [r48]
	;;
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L449
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L449
	and r14 = 63, r32
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	ld8 r95 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r95
	;;
	(p6) mov r14 = r85
	(p7) br.cond.dptk .L739
.L451:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r15 = [r46]
	ld1.acq r16 = [r47]
	;;
	sub r86 = r86, r14
	st8 [r72] = r39
	zxt2 r15 = r15
	sxt1 r16 = r16
	ld1 r94 = [r43]
	;;
	st4 [r59] = r86
	shl r82 = r15, 36
	shr.u r94 = r94, 1
	cmp4.ne p6, p7 = 0, r16
	;;
	(p7) addp4 r94 = r94, r0
	(p7) br.cond.dptk .L453
	ld1.acq r95 = [r47]
	;;
	sxt1 r95 = r95
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	sxt4 r94 = r8
.L453:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	addp4 r50 = r50, r0
	;;
	xor r94 = r94, r82
	shladd r16 = r50, 3, r0
	;;
	mov r14 = r94
	add r16 = r42, r16
	;;
	st8 [r16] = r94
	fcmp.eq p6, p7 = f3, f3
	;;
	(p7) br.cond.spnt .L455
.L454:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fcmp.gt p6, p7 = f3, f16
	;;
	(p6) movl r15 = 9223372036854775807
	;;
	(p6) add r14 = r14, r15
	(p6) br.cond.dpnt .L458
	fcmp.lt p6, p7 = f3, f18
	;;
	(p6) movl r15 = -9223372036854775808
	(p7) fcvt.fx.trunc f7 = f3
	;;
	(p7) getf.sig r15 = f7
	;;
	add r14 = r14, r15
.L458:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	extr.u r14 = r14, 56, 4
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 12, r14
	(p6) br.cond.dpnt .L463
.L746:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	cmp4.lt p6, p7 = 9, r15
	(p6) br.cond.dpnt .L464
	;;
	cmp4.eq p6, p7 = 1, r15
	(p6) br.cond.dpnt .L465
	;;
	cmp4.eq p6, p7 = 8, r15
	(p7) br.cond.spnt .L455
	ld1 r82 = [r43]
	getf.sig r14 = f19
	;;
	and r82 = r14, r82
	setf.sig f7 = r53
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f8 = f6
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
	cmp.eq p6, p7 = 0, r82
	shr.u r14 = r8, 63
	;;
	add r14 = r14, r8
	;;
	shr r94 = r14, 1
	(p7) br.cond.dptk .L740
	adds r14 = 72, r40
	;;
	st8 [r14] = r94
.L472:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r46]
	ld8 r15 = [r56]
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	(p7) ld1 r50 = [r43]
	(p7) br.cond.dpnt .L422
	ld1.acq r18 = [r47]
	ld1.acq r16 = [r47]
	;;
	shladd r14 = r50, 3, r0
	ld1.acq r15 = [r47]
	sxt1 r18 = r18
	ld1.acq r20 = [r47]
	;;
	add r14 = r42, r14
	sxt1 r16 = r16
	dep.z r18 = r18, 6, 26
	ld2 r15 = [r73]
	ld2.acq r19 = [r46]
	sxt1 r20 = r20
	;;
	extr.u r16 = r16, 26, 6
	zxt2 r19 = r19
	ld2.acq r17 = [r48]
	ld8 r86 = [r14]
	setf.sig f6 = r15
	setf.sig f7 = r20
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	or r15 = r18, r16
	and r16 = 63, r17
	;;
	zxt1 r15 = r15
	shladd r16 = r16, 3, r0
	;;
	cmp4.eq p6, p7 = 0, r15
	add r15 = r41, r16
	;;
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	ld8 r15 = [r15]
	popcnt r14 = r14
	;;
	xor r16 = r19, r17
	mov r50 = r17
	st1 [r43] = r17
	;;
	add r15 = r15, r16
	;;
	sub r15 = r15, r81
	;;
	xor r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	st2.rel [r46] = r14
	ld2.acq r14 = [r48]
	;;
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r85
	;;
	(p6) addl r82 = 1, r0
	;;
	(p7) mov r82 = r0
	fcmp.neq p6, p7 = f3, f3
	;;
	(p6) mov r81 = r0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L478
	mov f8 = f3
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
	;;
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r81 = 1, r0
	;;
	(p7) mov r81 = r0
.L478:
	.pred.rel.mutex p16, p17
	cmp.le p6, p7 = r8, r86
	;;
	(p7) ld2.acq r14 = [r46]
	;;
	(p7) and r14 = 63, r14
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r41, r14
	;;
	(p7) ld8 r14 = [r14]
	;;
	(p6) ld2.acq r14 = [r48]
	;;
	(p6) sxt2 r14 = r14
	shr.u r94 = r84, 63
	;;
	sub r82 = r82, r14
	mov r95 = r53
	add r94 = r94, r84
	;;
	extr r94 = r94, 1, 16
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r92
	addp4 r81 = r81, r0
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	or r81 = r14, r81
	;;
	cmp.ge p6, p7 = r81, r82
	;;
	(p7) ld2.acq r15 = [r48]
	;;
	(p7) sxt2 r15 = r15
	;;
	(p6) mov r15 = r0
	ld2.acq r14 = [r48]
	;;
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r42, r14
	;;
	st8 [r14] = r15
.L422:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r46]
	ld1.acq r15 = [r47]
	;;
	and r14 = 63, r14
	dep.z r15 = r15, 3, 4
	;;
	shladd r14 = r14, 3, r0
	add r15 = r42, r15
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f10 = f19, f10
	;;
	getf.sig r14 = f10
	;;
	popcnt r14 = r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r63, r14
	;;
	sxt4 r14 = r14
	;;
	st8 [r15] = r14
	(p17) fcvt.fx.trunc f6 = f4
	;;
	(p17) getf.sig r84 = f6
	;;
	(p16) mov r84 = r0
	addp4 r14 = r33, r0
	ld2 r85 = [r58]
	;;
	mux1 r81 = r84, @rev
	and r82 = 15, r55
	ld8 r86 = [r62]
	mov r80 = r50
	addl r33 = 8, r0
	shl r14 = r14, 25
	mov r88 = r0
	mov r87 = r0
	mov r89 = r0
	;;
	or r14 = r61, r14
	adds r82 = -3, r82
	mov ar.lc = 7
	;;
	adds r15 = -1, r14
	extr.u r81 = r81, 32, 32
	;;
	andcm r14 = r15, r14
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p26, p27 = 4, r14
	;;
	cmp4.lt p24, p25 = 1, r15
	cmp4.eq p22, p23 = 11, r15
	cmp4.eq p20, p21 = -3, r15
	cmp4.eq p18, p19 = -2, r15
	.align 32
.L520:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L727
	dep.z r14 = r32, 3, 4
	;;
	add r14 = r42, r14
	;;
	ld8 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L727
	ld2.acq r15 = [r48]
	ld2.acq r14 = [r46]
	;;
	sxt2 r15 = r15
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	(p16) br.cond.dptk .L489
	fcmp.gt p6, p7 = f5, f16
	;;
	(p6) mov r16 = r52
	(p6) addl r17 = -1, r0
	(p6) br.cond.dpnt .L490
	fcmp.lt p6, p7 = f5, f18
	;;
	(p6) br.cond.dpnt .L633
	.align 32
.L489:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	add r14 = r84, r14
	mov r17 = r81
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r16 = r52
	(p6) br.cond.dpnt .L490
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
.L490:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	cmp4.eq p6, p7 = 0, r15
	(p7) br.cond.dpnt .L486
.L491:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld2.acq r14 = [r46]
	;;
	cmp4.ne p6, p7 = 0, r80
	;;
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	dep.z r14 = r14, 3, 4
	;;
	cmp4.geu p6, p7 = r18, r17
	add r14 = r42, r14
	;;
	st8 [r14] = r16
	(p7) mov r14 = r82
	(p7) br.cond.dptk .L494
	(p16) br.cond.dptk .L637
	fcmp.gt p6, p7 = f5, f17
	;;
	(p6) addl r14 = -1, r0
	(p6) br.cond.dpnt .L495
	fcmp.lt p6, p7 = f4, f0
	;;
	(p7) fcvt.fxu.trunc f7 = f4
	;;
	(p7) getf.sig r14 = f7
	(p6) br.cond.dpnt .L637
	.align 32
.L495:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) br.cond.dptk .L496
	fcmp.gt p6, p7 = f2, f17
	;;
	(p6) adds r14 = 1, r14
	(p6) br.cond.dpnt .L496
	fcmp.lt p6, p7 = f2, f0
	;;
	(p7) fcvt.fxu.trunc f10 = f2
	;;
	(p7) getf.sig r16 = f10
	;;
	(p7) sub r14 = r14, r16
.L496:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	;;
	and r14 = 15, r14
	;;
	adds r14 = -3, r14
.L494:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	;;
	adds r14 = 2, r14
	;;
	cmp4.ltu p6, p7 = 14, r14
	(p6) br.cond.dpnt .L499
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r51
	;;
	ld8 r16 = [r14]
	;;
	add r14 = r14, r16
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L501:
	data8 @pcrel(.L506)
	data8 @pcrel(.L499)
	data8 @pcrel(.L505)
	data8 @pcrel(.L504)
	data8 @pcrel(.L503)
	data8 @pcrel(.L499)
	data8 @pcrel(.L499)
	data8 @pcrel(.L499)
	data8 @pcrel(.L499)
	data8 @pcrel(.L499)
	data8 @pcrel(.L499)
	data8 @pcrel(.L499)
	data8 @pcrel(.L502)
	data8 @pcrel(.L499)
	data8 @pcrel(.L500)
	.section	.text.startup
.L737:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r14 = [r46]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	ld1.acq r14 = [r47]
	(p6) br.cond.dptk .L393
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 2, r14
	;;
	(p6) addl r82 = 1, r0
	;;
	(p7) mov r82 = r0
	extr r94 = r49, 1, 31
	sxt4 r53 = r49
	;;
	mov r95 = r53
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	shr r14 = r53, r80
	ld2.acq r15 = [r48]
	;;
	sxt2 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	and r14 = r8, r14
	setf.sig f6 = r82
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r82 = f6
	getf.sig r32 = f6
	(p6) br.cond.dptk .L394
.L738:
	.pred.rel.mutex p16, p17
	shr.u r80 = r33, r80
	(p16) mov r8 = r0
	(p17) br.cond.dpnt .L578
	;;
	cmp4.eq p6, p7 = r8, r80
	ld8 r14 = [r77]
	;;
	(p6) addl r81 = 1, r0
	;;
	(p7) mov r81 = r0
	;;
	cmp4.le p6, p7 = r14, r81
	;;
	(p7) ld1.acq r14 = [r47]
	;;
	(p7) and r14 = 63, r14
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r41, r14
	;;
	(p7) ld4 r15 = [r14]
	;;
	(p6) mov r15 = r32
	ld2.acq r14 = [r46]
	ld8 r16 = [r69]
	;;
	zxt2 r14 = r14
	;;
	add r14 = r14, r16
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	(p7) ld2.acq r14 = [r48]
	;;
	(p7) sxt2 r14 = r14
	(p7) setf.sig f10 = r49
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) xmpy.l f10 = f10, f6
	;;
	(p7) getf.sig r14 = f10
	;;
	(p6) and r14 = r32, r49
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r14
	addp4 r94 = r82, r0
	addl r84 = 2, r0
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld2 r17 = [r64]
	;;
	setf.sig f5 = r17
	fnorm.s f19 = f2
	ldf8 f7 = [r75]
	;;
	fcvt.xf f6 = f7
	ld8 r14 = [r76]
	fcvt.xuf.s f5 = f5
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p16, p17 = r0, r14
	fnorm.s f6 = f6
	fneg f5 = f5
	;;
	mov f3 = f6
.L405:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r46]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	;;
	fadd.s f6 = f6, f4
	;;
	fcmp.le p6, p7 = f6, f19
	;;
	(p6) addl r85 = 1, r0
	;;
	(p7) mov r85 = r0
	(p17) ld1.acq r80 = [r47]
	;;
	(p17) sxt1 r80 = r80
	;;
	(p17) extr.u r80 = r80, 57, 7
	(p16) ld1.acq r14 = [r47]
	;;
	(p16) mov r80 = r0
	adds r15 = 16, r12
	;;
	ld4.acq r14 = [r15]
	;;
	cmp4.ne p8, p9 = 0, r14
	(p8) br.cond.dptk .L401
.L742:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	(p6) br.cond.dptk .L402
.L403:
	.pred.rel.mutex p16, p17
	mov f6 = f4
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r14
	frcpa.s0 f7, p6 = f4, f4
	;;
	(p6) fnma.s1 f9 = f4, f7, f1
	;;
	(p6) fma.s1 f8 = f7, f9, f7
	;;
	(p6) fma.s1 f8 = f8, f9, f7
	;;
	(p6) fmpy.s.s1 f9 = f4, f8
	;;
	(p6) fnma.s1 f10 = f9, f4, f4
	;;
	(p6) fma.s.s0 f7 = f10, f8, f9
	;;
	fcmp.ge p6, p7 = f7, f5
	;;
	(p7) and r14 = 63, r80
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r40, r14
	;;
	(p7) ldf8 f6 = [r14]
	;;
	(p7) fcvt.xf f6 = f6
	;;
	(p7) fnorm.s f6 = f6
	;;
	(p7) fmpy.s f4 = f6, f4
	;;
	(p7) fneg f4 = f4
	;;
	(p7) mov f6 = f4
	;;
	frcpa.s0 f4, p6 = f3, f6
	cmp4.ne p7, p8 = 1, r84
	;;
	(p6) fnma.s1 f8 = f6, f4, f1
	;;
	(p6) fma.s1 f7 = f4, f8, f4
	;;
	(p6) fma.s1 f7 = f7, f8, f4
	;;
	(p6) fmpy.s.s1 f8 = f3, f7
	;;
	(p6) fnma.s1 f6 = f8, f6, f3
	;;
	(p6) fma.s.s0 f4 = f6, f7, f8
	(p8) br.cond.dpnt .L741
.L610:
	.pred.rel.mutex p16, p17
	addl r84 = 1, r0
	ld2.acq r14 = [r46]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	;;
	fadd.s f6 = f6, f4
	;;
	fcmp.le p6, p7 = f6, f19
	;;
	(p6) addl r85 = 1, r0
	;;
	(p7) mov r85 = r0
	(p17) ld1.acq r80 = [r47]
	;;
	(p17) sxt1 r80 = r80
	;;
	(p17) extr.u r80 = r80, 57, 7
	(p16) ld1.acq r14 = [r47]
	;;
	(p16) mov r80 = r0
	adds r15 = 16, r12
	;;
	ld4.acq r14 = [r15]
	;;
	cmp4.ne p8, p9 = 0, r14
	(p9) br.cond.dptk .L742
.L401:
	.pred.rel.mutex p16, p17
	adds r17 = 16, r12
	;;
	ld4.acq r95 = [r17]
	mov r94 = r85
	;;
	sxt4 r95 = r95
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r92
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) mov r14 = r60
	(p6) br.cond.dptk .L403
.L402:
	.pred.rel.mutex p16, p17
	;;
	mov r14 = r85
	mov f6 = f4
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r14
	frcpa.s0 f7, p6 = f4, f4
	;;
	(p6) fnma.s1 f9 = f4, f7, f1
	;;
	(p6) fma.s1 f8 = f7, f9, f7
	;;
	(p6) fma.s1 f8 = f8, f9, f7
	;;
	(p6) fmpy.s.s1 f9 = f4, f8
	;;
	(p6) fnma.s1 f10 = f9, f4, f4
	;;
	(p6) fma.s.s0 f7 = f10, f8, f9
	;;
	fcmp.ge p6, p7 = f7, f5
	;;
	(p7) and r14 = 63, r80
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r40, r14
	;;
	(p7) ldf8 f6 = [r14]
	;;
	(p7) fcvt.xf f6 = f6
	;;
	(p7) fnorm.s f6 = f6
	;;
	(p7) fmpy.s f4 = f6, f4
	;;
	(p7) fneg f4 = f4
	;;
	(p7) mov f6 = f4
	;;
	frcpa.s0 f4, p6 = f3, f6
	cmp4.ne p7, p8 = 1, r84
	;;
	(p6) fnma.s1 f8 = f6, f4, f1
	;;
	(p6) fma.s1 f7 = f4, f8, f4
	;;
	(p6) fma.s1 f7 = f7, f8, f4
	;;
	(p6) fmpy.s.s1 f8 = f3, f7
	;;
	(p6) fnma.s1 f6 = f8, f6, f3
	;;
	(p6) fma.s.s0 f4 = f6, f7, f8
	(p7) br.cond.dptk .L610
.L741:
	adds r17 = 16, r12
	;;
	ld4.acq r80 = [r17]
	stfs [r45] = f4
	;;
	sxt4 r80 = r80
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L406
	mov f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
.L406:
	;;
	cmp.gt p6, p7 = r8, r80
	adds r14 = 16, r12
	;;
	ld4.acq r95 = [r14]
	(p6) addl r94 = 1, r0
	;;
	(p7) mov r94 = r0
	or r95 = r95, r49
	br.call.sptk.many b0 = fn60#
	mov r1 = r92
	;;
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld2.acq r15 = [r48]
	ld2.acq r14 = [r48]
	ld2.acq r17 = [r48]
	ld2.acq r16 = [r48]
	;;
	sxt2 r14 = r14
	add r15 = r49, r15
	ld2.acq r18 = [r48]
	;;
	add r14 = r14, r17
	ld2 r17 = [r74]
	;;
	sxt2 r17 = r17
	pmpy2.r r16 = r16, r18
	;;
	sub r14 = r14, r16
	;;
	pmpy2.r r14 = r15, r14
	;;
	st2.rel [r48] = r14
	ld2.acq r14 = [r48]
	;;
	zxt2 r14 = r14
	ldfs f4 = [r45]
	;;
	add r14 = r14, r82
	ldfd f3 = [r44]
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	fnorm.d f5 = f4
	(p6) br.cond.dptk .L410
	ld2.acq r15 = [r46]
	ld2.acq r14 = [r46]
	;;
	ld2.acq r14 = [r46]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f8 = f8
	;;
	fnorm.s f8 = f8
	adds r15 = 16, r12
	;;
	ld4.acq r32 = [r15]
	;;
	add r32 = r32, r49
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r8 = r60
	(p6) br.cond.dptk .L413
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
.L413:
	;;
	cmp4.ge p6, p7 = r8, r32
	;;
	(p7) dep.z r32 = r49, 13, 19
	(p6) adds r17 = 16, r12
	;;
	(p6) ld4.acq r32 = [r17]
	;;
	(p6) sub r32 = r0, r32
	ld1.acq r14 = [r47]
	ld2.acq r15 = [r46]
	adds r16 = 24, r35
	fcmp.neq p16, p17 = f4, f4
	shl r82 = r33, 11
	;;
	ld2.acq r14 = [r46]
	zxt2 r15 = r15
	;;
	sxt1 r14 = r14
	st4 [r16] = r15
	;;
	st1.rel [r47] = r14
	ld2.acq r14 = [r46]
	(p16) br.cond.dptk .L614
	mov f8 = f5
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
	mov r81 = r8
	cmp.ge p6, p7 = r39, r8
	(p6) br.cond.dpnt .L416
	fcmp.neq p18, p19 = f3, f3
	;;
	(p19) mov f8 = f3
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	(p19) mov r1 = r92
	(p19) mov r80 = r8
	;;
	(p18) mov r80 = r0
	(p19) mov f8 = f3
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	(p19) mov r1 = r92
	(p18) mov r8 = r0
	dep.z r15 = r33, 3, 4
	;;
	cmp.le p6, p7 = r8, r81
	add r15 = r42, r15
	;;
	(p7) setf.sig f6 = r82
	(p7) setf.sig f7 = r80
	;;
	(p7) xmpy.l f6 = f6, f7
	;;
	(p7) getf.sig r80 = f6
	;;
	(p6) mov r80 = r0
	adds r16 = 2, r36
	;;
	st8 [r15] = r80
	sxt4 r14 = r32
	;;
	setf.sig f19 = r14
	ld2 r33 = [r16]
	;;
	and r33 = 31, r33
.L759:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r46]
	ld1.acq r15 = [r47]
	;;
	and r14 = 63, r14
	dep.z r15 = r15, 3, 4
	;;
	shladd r14 = r14, 3, r0
	add r15 = r42, r15
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f10 = f19, f10
	;;
	getf.sig r14 = f10
	;;
	popcnt r14 = r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r63, r14
	;;
	sxt4 r14 = r14
	;;
	st8 [r15] = r14
	(p17) fcvt.fx.trunc f6 = f4
	;;
	(p17) getf.sig r84 = f6
	;;
	(p16) mov r84 = r0
	addp4 r14 = r33, r0
	ld2 r85 = [r58]
	;;
	mux1 r81 = r84, @rev
	and r82 = 15, r55
	ld8 r86 = [r62]
	mov r80 = r50
	addl r33 = 8, r0
	shl r14 = r14, 25
	mov r88 = r0
	mov r87 = r0
	mov r89 = r0
	;;
	or r14 = r61, r14
	adds r82 = -3, r82
	mov ar.lc = 7
	;;
	adds r15 = -1, r14
	extr.u r81 = r81, 32, 32
	;;
	andcm r14 = r15, r14
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p26, p27 = 4, r14
	;;
	cmp4.lt p24, p25 = 1, r15
	cmp4.eq p22, p23 = 11, r15
	cmp4.eq p20, p21 = -3, r15
	cmp4.eq p18, p19 = -2, r15
	br .L520
	;;
.L391:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	extr r94 = r49, 1, 31
	sxt4 r53 = r49
	;;
	mov r95 = r53
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	shr r82 = r53, r80
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	and r82 = r8, r82
	;;
	mov r32 = r82
	(p7) br.cond.dptk .L394
	shr.u r80 = r33, r80
.L578:
	mov f8 = f5
	br.call.sptk.many b0 = clampu.part.0#
	mov r1 = r92
	;;
	cmp4.eq p6, p7 = r8, r80
	ld8 r14 = [r77]
	;;
	(p6) addl r81 = 1, r0
	;;
	(p7) mov r81 = r0
	;;
	cmp4.le p6, p7 = r14, r81
	;;
	(p7) ld1.acq r14 = [r47]
	;;
	(p7) and r14 = 63, r14
	;;
	(p7) shladd r14 = r14, 3, r0
	;;
	(p7) add r14 = r41, r14
	;;
	(p7) ld4 r15 = [r14]
	;;
	(p6) mov r15 = r32
	ld2.acq r14 = [r46]
	ld8 r16 = [r69]
	;;
	zxt2 r14 = r14
	;;
	add r14 = r14, r16
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	(p7) ld2.acq r14 = [r48]
	;;
	(p7) sxt2 r14 = r14
	(p7) setf.sig f10 = r49
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) xmpy.l f10 = f10, f6
	;;
	(p7) getf.sig r14 = f10
	;;
	(p6) and r14 = r32, r49
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r14
	addp4 r94 = r82, r0
	addl r84 = 2, r0
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld2 r17 = [r64]
	;;
	setf.sig f5 = r17
	fnorm.s f19 = f2
	ldf8 f7 = [r75]
	;;
	fcvt.xf f6 = f7
	ld8 r14 = [r76]
	fcvt.xuf.s f5 = f5
	;;
	sxt2 r14 = r14
	;;
	cmp4.gt p16, p17 = r0, r14
	fnorm.s f6 = f6
	fneg f5 = f5
	;;
	mov f3 = f6
	br .L405
	;;
.L379:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r48]
	br .L722
	;;
.L604:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	mov r85 = r0
	and r80 = 31, r33
	sxt4 r15 = r32
	mov r87 = r49
	ld2 r17 = [r54]
	ld2.acq r16 = [r46]
	setf.sig f6 = r14
	setf.sig f7 = r18
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	popcnt r15 = r15
	zxt2 r16 = r16
	shl r18 = r49, r80
	;;
	and r15 = r18, r15
	;;
	sub r14 = r14, r15
	;;
	extr r84 = r14, 0, 10
	;;
	mov r81 = r84
	sxt2 r84 = r84
	;;
	dep r17 = r84, r17, 0, 10
	;;
	st2 [r54] = r17
	(p17) br.cond.dptk .L743
.L605:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	mov r14 = r0
	;;
	cmp.ne p6, p7 = r14, r16
	;;
	(p6) addl r82 = 1, r0
	(p6) br.cond.dptk .L392
	br .L737
	;;
.L427:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r15 = [r46]
	ld2 r14 = [r66]
	;;
	zxt2 r15 = r15
	and r14 = 31, r14
	ld2 r16 = [r71]
	;;
	mov r33 = r14
	cmp4.ne p6, p7 = r15, r16
	ld2.acq r15 = [r46]
	;;
	zxt2 r15 = r15
	(p7) br.cond.dpnt .L744
	;;
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L618
.L431:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2 r15 = [r69]
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r32 = 1, r0
	;;
	(p7) mov r32 = r0
.L432:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r50 = [r46]
	fcmp.neq p20, p21 = f2, f2
	;;
	zxt2 r50 = r50
	;;
	shl r50 = r50, 27
	(p21) mov f8 = f2
	(p21) br.call.dptk.many b0 = clamp64.part.0#
	(p21) mov r1 = r92
	(p21) shr.u r8 = r8, 37
	;;
	(p21) or r50 = r8, r50
	ld1.acq r14 = [r47]
	fsub.d f6 = f2, f3
	dep.z r16 = r32, 3, 1
	st1.rel [r47] = r0
	ld2 r32 = [r70]
	;;
	and r14 = 63, r50
	ld2.acq r15 = [r48]
	;;
	shladd r14 = r14, 3, r0
	add r16 = r40, r16
	shl r32 = r32, 14
	and r15 = 63, r15
	;;
	add r14 = r41, r14
	ld8 r50 = [r16]
	shladd r15 = r15, 3, r0
	;;
	ld8 r16 = [r14]
	fcmp.gt p6, p7 = f3, f6
	add r15 = r41, r15
	;;
	ld8 r15 = [r15]
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	sub r15 = r0, r15
	;;
	sub r85 = r85, r17
	xor r15 = r16, r15
	;;
	sub r50 = r85, r50
	st8 [r14] = r15
	(p20) br.cond.dptk .L434
	mov f8 = f2
	br.call.sptk.many b0 = clampu.part.0#
	mov r1 = r92
	cmp4.eq p6, p7 = 27, r8
	(p6) br.cond.dpnt .L435
.L434:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r87 = [r48]
	;;
	sxt2 r87 = r87
.L435:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fnorm.s f8 = f3
	;;
	cmp4.ne p6, p7 = r87, r50
	;;
	(p6) addl r50 = 1, r0
	;;
	(p7) mov r50 = r0
	;;
	mov r14 = r50
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) br.cond.dptk .L436
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu.part.0#
	mov r1 = r92
	and r14 = 31, r8
	;;
	shr.u r14 = r50, r14
.L436:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	st1 [r43] = r14
	mov r50 = r60
	sxt4 r15 = r32
	;;
	setf.sig f19 = r15
	ld8.acq r14 = [r37]
	ld2.acq r15 = [r46]
	;;
	sub r15 = r0, r15
	ld8 r14 = [r14]
	;;
	zxt2 r15 = r15
	extr r14 = r14, 0, 10
	;;
	adds r14 = 1, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = r15, r14
	(p7) br.cond.dptk .L745
.L447:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r14 = [r48]
	;;
	ld2.acq r14 = [r48]
	;;
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) mov r16 = r60
	(p6) br.cond.dptk .L456
	ld2.acq r15 = [r48]
	ld2.acq r14 = [r46]
	;;
	and r14 = 63, r14
	ld1 r82 = [r43]
	sxt2 r15 = r15
	;;
	shladd r14 = r14, 3, r0
	shl r82 = r82, 27
	shr.u r15 = r15, 37
	;;
	add r14 = r41, r14
	or r82 = r15, r82
	;;
	ld8 r86 = [r14]
	fcmp.neq p6, p7 = f2, f2
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L457
	mov f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
	;;
	mov r14 = r8
.L457:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	xor r14 = r86, r14
	;;
	cmp.eq p6, p7 = r82, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
.L456:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r15 = [r46]
	addp4 r50 = r50, r0
	;;
	sxt4 r16 = r16
	st2.rel [r46] = r0
	and r15 = 63, r15
	shladd r14 = r50, 3, r0
	;;
	shladd r15 = r15, 3, r0
	add r14 = r42, r14
	;;
	add r15 = r41, r15
	ld8 r14 = [r14]
	;;
	st8 [r15] = r16
	(p19) br.cond.spnt .L454
	extr.u r14 = r14, 56, 4
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 12, r14
	(p7) br.cond.dptk .L746
.L463:
	.pred.rel.mutex p16, p17
	ld1 r82 = [r43]
.L468:
	.pred.rel.mutex p16, p17
	(p16) br.cond.dptk .L625
	mov f8 = f5
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L747
.L625:
	.pred.rel.mutex p16, p17
	mov r14 = r0
	dep.z r15 = r82, 3, 4
	;;
	setf.sig f10 = r14
	ldf8 f6 = [r79]
	;;
	xmpy.l f10 = f10, f6
	;;
	getf.sig r14 = f10
	add r15 = r42, r15
	;;
	sub r14 = r0, r14
	;;
	st8 [r15] = r14
	br .L472
	;;
.L744:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L431
.L618:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	mov r32 = r0
	br .L432
	;;
.L499:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	fadd.d f2 = f3, f2
	and r94 = 63, r32
	;;
	fadd.d f2 = f2, f5
.L507:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	addp4 r94 = r94, r0
	sxt4 r32 = r32
	;;
	shladd r94 = r94, 3, r0
	shladd r32 = r32, 3, r0
	;;
	add r94 = r41, r94
	;;
	ld8 r14 = [r94]
	;;
	cmp.gtu p6, p7 = r32, r14
	;;
	(p7) ld2.acq r32 = [r46]
	;;
	(p7) zxt2 r32 = r32
	;;
	(p7) or r32 = r39, r32
	;;
	(p6) mov r32 = r39
	;;
	popcnt r32 = r32
	(p26) br.cond.dpnt .L509
.L749:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	(p24) br.cond.dpnt .L510
	(p20) ld2.acq r14 = [r46]
	(p20) br.cond.dpnt .L515
	(p19) br.cond.spnt .L513
	;;
	ld2.acq r14 = [r48]
	sxt4 r15 = r33
	;;
	setf.sig f7 = r15
	;;
	fcvt.xf f7 = f7
	sxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	fnorm.d f7 = f7
	;;
	fnorm.s f2 = f6
	fcmp.ge p6, p7 = f7, f3
	;;
	fnorm.d f2 = f2
	(p6) setf.sig f7 = r53
	;;
	(p6) fcvt.xf f6 = f7
	;;
	(p6) fnorm.d f6 = f6
	(p7) addp4 r14 = r85, r0
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) fcvt.xuf.d f6 = f6
	;;
	(p7) fneg f6 = f6
	;;
	fmpy.d f2 = f2, f6
	.align 32
.L515:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	adds r33 = -1, r33
	br.cloop.sptk.few .L520
.L750:
	.pred.rel.mutex p16, p17
	cmp4.eq p6, p7 = 0, r88
	;;
	(p7) st2 [r58] = r85
	cmp4.eq p6, p7 = 0, r87
	;;
	(p7) stfd [r44] = f3
	cmp4.eq p6, p7 = 0, r89
	;;
	(p7) st1 [r43] = r80
	(p7) mov r50 = r80
	adds r49 = -1, r49
	;;
	cmp4.ne p6, p7 = 0, r49
	(p7) br.cond.dpnt .L385
	ld2.acq r14 = [r46]
	adds r39 = -1, r39
	adds r83 = -8, r83
	adds r55 = 1, r55
	adds r56 = -8, r56
	;;
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r42, r14
	;;
	ld8 r14 = [r14]
	;;
	and r14 = r49, r14
	;;
	cmp4.eq p6, p7 = r14, r49
	(p7) br.cond.dptk .L386
.L385:
	ld1 r33 = [r43]
	addl r52 = -5, r0
	adds r59 = 8, r36
	adds r67 = 256, r41
	movl r56 = @gprel(t81#)
	;;
	add r56 = r1, r56
	movl r66 = -9223372036854775808
	addl r65 = 65598, r0
	adds r70 = 56, r35
	adds r64 = 90, r35
	adds r63 = 48, r35
	adds r62 = 24, r38
	adds r55 = 48, r38
	addl r58 = 1023, r0
	adds r61 = 72, r42
	addl r60 = 2432, r0
	addl r51 = 255, r0
	movl r15 = 0x41dfffffffc00000
	;;
	setf.d f3 = r15
	adds r57 = 408, r41
	movl r17 = 0xc1e0000000000000
	;;
	setf.d f4 = r17
	adds r54 = 8, r38
	adds r53 = 8, r35
	adds r50 = 10, r36
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f2 = r14
.L566:
	ld2.acq r14 = [r48]
	mov r68 = r52
	;;
	sxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L525
	ld1.acq r14 = [r47]
	;;
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r42, r14
	;;
	ld8 r49 = [r14]
	;;
	mov r69 = r49
	and r49 = 1, r49
.L526:
	ld2.acq r14 = [r48]
	and r33 = 63, r33
	;;
	sxt2 r14 = r14
	mov r39 = r33
	;;
	cmp4.ne p6, p7 = r52, r14
	ld1.acq r14 = [r47]
	(p7) br.cond.dpnt .L748
	ld2.acq r95 = [r48]
	;;
	and r14 = 63, r14
	sxt2 r95 = r95
	;;
	shladd r14 = r14, 3, r0
	sub r95 = r52, r95
	;;
	add r14 = r40, r14
	;;
	ld8 r94 = [r14]
	;;
	shl r94 = r94, 23
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r92
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L528
.L529:
	;;
	cmp4.ne p6, p7 = 0, r69
	;;
	(p6) andcm r32 = -1, r32
	(p6) br.cond.dpnt .L551
	ldfd f6 = [r44]
	;;
	fcmp.neq p6, p7 = f6, f6
	;;
	(p6) addl r32 = -1, r0
	(p6) br.cond.dptk .L551
	fcmp.gt p6, p7 = f6, f3
	;;
	(p6) movl r32 = 2147483646
	(p6) br.cond.dpnt .L551
	fcmp.lt p6, p7 = f6, f4
	;;
	(p7) fcvt.fx.trunc f6 = f6
	;;
	(p7) getf.sig r14 = f6
	;;
	(p7) adds r32 = -1, r14
	;;
	(p6) movl r32 = 2147483647
.L551:
	addp4 r14 = r39, r0
	mov r94 = r69
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	ld8 r95 = [r14]
	;;
	sub r95 = r0, r95
	br.call.sptk.many b0 = fn60#
	ld4 r14 = [r34]
	mov ar.lc = 7
	getf.d r17 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r17 = 9221120237041090560
	.align 32
.L553:
	;;
	and r15 = r51, r17
	addp4 r18 = r14, r0
	extr.u r16 = r14, 15, 17
	;;
	xor r15 = r18, r15
	shr.u r17 = r17, 8
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L553
	ld1.acq r16 = [r47]
	ld2.acq r15 = [r48]
	dep.z r49 = r49, 3, 1
	;;
	st4 [r34] = r14
	mov r95 = r68
	sxt1 r16 = r16
	sxt2 r15 = r15
	add r49 = r56, r49
	;;
	cmp4.ne p6, p7 = r15, r16
	ld8 r14 = [r49]
	;;
	(p6) addl r94 = 1, r0
	;;
	(p7) mov r94 = r0
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r92
	ld4 r14 = [r34]
	mov ar.lc = 7
	getf.d r17 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r17 = 9221120237041090560
	.align 32
.L555:
	;;
	and r15 = r51, r17
	addp4 r18 = r14, r0
	extr.u r16 = r14, 15, 17
	;;
	xor r15 = r18, r15
	shr.u r17 = r17, 8
	;;
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L555
	ldfd f5 = [r44]
	ld2 r16 = [r57]
	andcm r15 = -1, r32
	ld1 r33 = [r43]
	;;
	st4 [r34] = r14
	addl r49 = 8, r0
	cmp4.ne p6, p7 = 0, r16
	mov ar.lc = 7
	;;
	(p6) addl r69 = 1, r0
	;;
	(p7) mov r69 = r0
	mux1 r68 = r15, @rev
	;;
	andcm r69 = -1, r69
	;;
	zxt2 r69 = r69
	fcvt.fxu.trunc f6 = f5
	;;
	getf.sig r71 = f6
	fcmp.neq p16, p17 = f5, f5
	extr r68 = r68, 32, 10
	;;
	zxt1 r71 = r71
	.align 32
.L565:
	.pred.rel.mutex p16, p17
	ld8 r15 = [r70]
	add r14 = r33, r49
	;;
	sub r15 = r33, r15
	zxt1 r14 = r14
	;;
	zxt1 r15 = r15
	;;
	cmp4.geu p6, p7 = r14, r15
	;;
	(p7) ld8 r14 = [r54]
	(p7) ld8 r15 = [r53]
	;;
	(p7) add r14 = r14, r15
	;;
	(p7) zxt1 r14 = r14
	;;
	(p7) mov r16 = r14
	(p7) and r14 = 63, r14
	;;
	(p6) mov r14 = r0
	(p6) mov r16 = r0
	and r33 = 63, r33
	;;
	addp4 r14 = r14, r0
	shladd r33 = r33, 3, r0
	;;
	shladd r14 = r14, 3, r0
	add r33 = r40, r33
	;;
	add r14 = r40, r14
	ld8 r15 = [r33]
	;;
	ld8 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	mov r14 = r15
	cmp4.eq p6, p7 = r15, r16
	(p6) br.cond.dpnt .L557
	;;
	(p16) mov r14 = r0
	(p16) br.cond.dptk .L557
	fcmp.gt p6, p7 = f5, f2
	;;
	(p6) addl r14 = 255, r0
	(p6) br.cond.dpnt .L557
	fcmp.lt p6, p7 = f5, f0
	;;
	(p6) mov r14 = r0
	;;
	(p7) mov r14 = r71
.L557:
	.pred.rel.mutex p16, p17
	ld1.acq r16 = [r47]
	ld1 r17 = [r50]
	ld2.acq r15 = [r48]
	;;
	ld1.acq r15 = [r47]
	dep r17 = 0, r17, 0, 5
	sxt1 r16 = r16
	;;
	add r14 = r14, r16, 1
	sxt1 r15 = r15
	st1 [r50] = r17
	;;
	zxt1 r39 = r14
	cmp4.eq p6, p7 = 0, r15
	;;
	mov r33 = r39
	(p6) br.cond.dptk .L559
	ld2.acq r94 = [r46]
	ld1.acq r95 = [r47]
	;;
	sxt1 r95 = r95
	zxt2 r94 = r94
	;;
	zxt2 r95 = r95
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r92
	zxt2 r8 = r8
	;;
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L561
.L560:
	.pred.rel.mutex p16, p17
	ld2.acq r15 = [r46]
	ld2.acq r14 = [r46]
	;;
	zxt2 r15 = r15
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L561
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 65535, r0
	;;
	(p7) mov r14 = r69
	;;
	st2.rel [r46] = r14
	adds r49 = -1, r49
	br.cloop.sptk.few .L565
.L751:
	adds r52 = 2, r52
	st1 [r43] = r39
	;;
	cmp.ne p6, p7 = 5, r52
	(p6) br.cond.dptk .L566
	;;
	cmp4.eq p6, p7 = 0, r39
	;;
	(p6) mov r39 = r0
	(p6) br.cond.dptk .L567
	;;
	and r14 = 63, r39
	addp4 r39 = r39, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r49 = 1, r0
	;;
	(p7) mov r49 = r0
.L567:
	adds r15 = 32, r35
	adds r14 = 64, r35
	extr.u r32 = r32, 10, 22
	;;
	sxt2 r49 = r49
	;;
	st2.rel [r48] = r49
	ld8 r95 = [r15]
	ld2 r94 = [r14]
	ld2.acq r14 = [r46]
	;;
	dep.z r95 = r95, 22, 10
	ld2.acq r15 = [r46]
	and r39 = r14, r39
	;;
	or r95 = r95, r32
	dep.z r94 = r94, 11, 21
	st1 [r43] = r39
	br.call.sptk.many b0 = fn65#
	mov r1 = r92
	;;
	getf.d r94 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ldfs f8 = [r45]
	ld1 r32 = [r43]
	ld1.acq r33 = [r47]
	;;
	dep.z r14 = r32, 3, 4
	sxt1 r33 = r33
	;;
	add r14 = r42, r14
	shl r33 = r33, 51
	;;
	ld8 r39 = [r14]
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r15 = r0
	(p6) br.cond.dptk .L569
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64.part.0#
	mov r1 = r92
	;;
	mov r15 = r8
.L569:
	and r17 = 31, r32
	and r14 = 63, r32
	adds r16 = 56, r35
	ld2.acq r96 = [r46]
	;;
	shr.u r15 = r15, 13
	shladd r14 = r14, 3, r0
	ld8 r16 = [r16]
	;;
	or r95 = r33, r15
	mov r94 = r39
	add r14 = r41, r14
	addl r98 = 100, r0
	;;
	shl r98 = r98, r17
	ld8 r97 = [r14]
	;;
	sub r97 = r97, r16
	br.call.sptk.many b0 = fn27#
	mov r1 = r92
	zxt1 r94 = r8
	;;
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r96 = [r34]
	;;
	movl r95 = @gprel(.LC45)
	;;
	add r95 = r1, r95
	movl r94 = @gprel(.LC39)
	;;
	add r94 = r1, r94
	br.call.sptk.many b0 = printf#
	mov r1 = r92
	;;
	ld2.acq r94 = [r46]
	;;
	zxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld1.acq r94 = [r47]
	;;
	sxt1 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld1 r94 = [r43]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld8 r94 = [r44]
	;;
	setf.d f7 = r94
	;;
	fcmp.neq p6, p7 = f7, f7
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2.acq r94 = [r48]
	;;
	sxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ldfs f6 = [r45]
	;;
	fcmp.neq p6, p7 = f6, f6
	;;
	(p7) fnorm.d f6 = f6
	;;
	(p7) getf.d r94 = f6
	;;
	(p6) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r14 = [r34]
	;;
	movl r19 = @gprel(a24#)
	;;
	add r19 = r1, r19
	adds r42 = 128, r42
	addl r18 = 255, r0
	.align 32
.L573:
	;;
	ld8 r17 = [r19], 8
	mov ar.lc = 7
	.align 32
.L572:
	;;
	and r16 = r18, r17
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	xor r16 = r15, r16
	shr.u r17 = r17, 8
	;;
	dep.z r15 = r16, 16, 16
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	;;
	add r14 = r15, r14
	br.cloop.sptk.few .L572
	cmp.ne p6, p7 = r42, r19
	(p6) br.cond.dptk .L573
	movl r20 = @gprel(a25#)
	;;
	add r20 = r1, r20
	adds r41 = 512, r41
	addl r19 = 255, r0
	.align 32
.L575:
	;;
	ld8 r17 = [r20], 8
	mov ar.lc = 7
	.align 32
.L574:
	;;
	and r16 = r19, r17
	addp4 r18 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r16 = r18, r16
	shr.u r17 = r17, 8
	;;
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L574
	cmp.ne p6, p7 = r41, r20
	(p6) br.cond.dptk .L575
	movl r20 = @gprel(a26#)
	;;
	add r20 = r1, r20
	adds r40 = 512, r40
	addl r19 = 255, r0
	.align 32
.L577:
	;;
	ld8 r17 = [r20], 8
	mov ar.lc = 7
	.align 32
.L576:
	;;
	and r16 = r19, r17
	addp4 r18 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r16 = r18, r16
	shr.u r17 = r17, 8
	;;
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L576
	cmp.ne p6, p7 = r40, r20
	(p6) br.cond.dptk .L577
	mov r33 = r38
	;;
	st4 [r34] = r14
	mov r32 = r36
	adds r44 = 12, r36
	adds r43 = 14, r36
	adds r42 = 48, r35
	ld8 r94 = [r33], 8
	adds r41 = 56, r35
	adds r40 = 64, r35
	adds r39 = 66, r35
	;;
	extr r94 = r94, 0, 10
	;;
	sxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld8 r94 = [r33]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 16, r38
	;;
	ld8 r94 = [r14]
	;;
	extr r94 = r94, 0, 10
	;;
	sxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 24, r38
	;;
	ld8 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 32, r38
	;;
	ld8 r94 = [r14]
	;;
	extr r94 = r94, 0, 10
	;;
	sxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 40, r38
	;;
	ld8 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 48, r38
	;;
	ld8 r94 = [r14]
	;;
	extr r94 = r94, 0, 10
	;;
	sxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r38 = 56, r38
	;;
	ld8 r94 = [r38]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld8.acq r14 = [r37]
	;;
	ld8 r94 = [r14]
	;;
	extr r94 = r94, 0, 10
	;;
	sxt2 r94 = r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld8.acq r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r32], 2
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r32]
	;;
	and r94 = 31, r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 4, r36
	;;
	ld2 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 6, r36
	;;
	ld2 r94 = [r14]
	;;
	and r94 = 31, r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 8, r36
	;;
	ld2 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r36 = 10, r36
	;;
	ld2 r94 = [r36]
	;;
	and r94 = 31, r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r44]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r43]
	;;
	and r94 = 31, r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r44]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r43]
	;;
	and r94 = 31, r94
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld4 r94 = [r35]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 8, r35
	;;
	ld8 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 16, r35
	;;
	ld2 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 18, r35
	;;
	ld1 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 24, r35
	;;
	ld4 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 32, r35
	;;
	ld8 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 40, r35
	;;
	ld2 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 42, r35
	;;
	ld1 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld4 r94 = [r42]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld8 r94 = [r41]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r40]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld1 r94 = [r39]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 72, r35
	;;
	ld4 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 80, r35
	;;
	ld8 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r14 = 88, r35
	;;
	ld2 r94 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	adds r35 = 90, r35
	;;
	ld1 r94 = [r35]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld4 r94 = [r42]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld8 r94 = [r41]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld2 r94 = [r40]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	;;
	ld1 r94 = [r39]
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	ld4 r96 = [r34]
	;;
	movl r95 = @gprel(.LC46)
	;;
	add r95 = r1, r95
	movl r94 = @gprel(.LC39)
	;;
	add r94 = r1, r94
	br.call.sptk.many b0 = printf#
	mov r1 = r92
	ld4 r8 = [r34]
	;;
	and r8 = 127, r8
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov pr = r93, -1
	mov ar.pfs = r91
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r90
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20], 32
	ldf.fill f5 = [r19], 32
	;;
	ldf.fill f16 = [r20], 32
	ldf.fill f17 = [r19], 32
	;;
	ldf.fill f18 = [r20]
	ldf.fill f19 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 160, r12
	br.ret.sptk.many b0
	;;
.L502:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	sub r32 = r0, r32
.L503:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	mov f3 = f2
	addl r87 = 1, r0
.L506:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	sxt4 r14 = r15
	ld8.acq r15 = [r37]
	;;
	ld2.acq r15 = [r48]
	and r94 = 63, r32
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r14, r86
	;;
	st8 [r40] = r14
	addp4 r94 = r94, r0
	sxt4 r32 = r32
	;;
	shladd r94 = r94, 3, r0
	shladd r32 = r32, 3, r0
	;;
	add r94 = r41, r94
	;;
	ld8 r14 = [r94]
	;;
	cmp.gtu p6, p7 = r32, r14
	;;
	(p7) ld2.acq r32 = [r46]
	;;
	(p7) zxt2 r32 = r32
	;;
	(p7) or r32 = r39, r32
	;;
	(p6) mov r32 = r39
	;;
	popcnt r32 = r32
	(p27) br.cond.dptk .L749
.L509:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	dep.z r80 = r80, 1, 7
	addl r89 = 1, r0
	adds r33 = -1, r33
	br.cloop.sptk.few .L520
	br .L750
	;;
.L637:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	mov r14 = r0
	br .L495
	;;
.L504:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	extr r94 = r33, 1, 31
	cmp4.eq p6, p7 = r32, r33
	;;
	(p6) mov r32 = r94
	(p6) br.cond.dpnt .L507
	;;
	xor r95 = r32, r33
	sxt4 r94 = r94
	;;
	sxt4 r95 = r95
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r92
	mov r32 = r8
	and r94 = 63, r8
	br .L507
	;;
.L505:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld2.acq r14 = [r48]
	;;
	ld2.acq r14 = [r46]
	and r94 = 63, r32
	;;
	and r14 = 63, r14
	ld2.acq r15 = [r46]
	ld8 r16 = [r83]
	;;
	shladd r14 = r14, 3, r0
	extr.u r15 = r15, 9, 7
	;;
	add r14 = r40, r14
	;;
	ld8 r14 = [r14]
	;;
	and r14 = r16, r14
	;;
	sub r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	st2.rel [r46] = r14
	br .L507
	;;
.L500:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld2.acq r14 = [r48]
	and r94 = 63, r32
	br .L507
	;;
.L485:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	add r14 = r84, r14
	mov r17 = r81
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L723
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = -1, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
.L486:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld8 r14 = [r83]
	;;
	cmp.lt p6, p7 = 0, r14
	;;
	(p7) adds r16 = -1, r16
	(p7) addl r15 = 1, r0
	(p7) br.cond.dptk .L491
	ld8 r14 = [r57]
	;;
	addl r15 = 1, r0
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	sub r16 = r16, r14
	br .L491
	;;
.L559:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r46]
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L560
.L561:
	.pred.rel.mutex p16, p17
	ld8.acq r14 = [r37]
	;;
	ld2 r15 = [r14]
	;;
	dep r15 = r68, r15, 0, 10
	;;
	st2 [r14] = r15
	adds r49 = -1, r49
	br.cloop.sptk.few .L565
	br .L751
	;;
.L748:
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r40, r14
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 23
	;;
	cmp.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L529
.L528:
	ldfd f8 = [r44]
	ld8 r14 = [r67]
	;;
	dep.z r39 = r14, 15, 17
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) br.cond.dptk .L530
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	extr.u r8 = r8, 17, 15
	;;
	or r39 = r39, r8
.L530:
	or r15 = 1, r68
	ld2.acq r73 = [r46]
	ldfs f8 = [r45]
	ld2.acq r14 = [r48]
	addp4 r74 = r69, r0
	;;
	sxt4 r15 = r15
	;;
	setf.sig f6 = r15
	sxt2 r14 = r14
	;;
	fcvt.xuf f6 = f6
	or r14 = r66, r14
	zxt2 r73 = r73
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	getf.exp r72 = f6
	fcmp.neq p6, p7 = f8, f8
	;;
	popcnt r71 = r14
	sub r72 = r65, r72
	;;
	sxt2 r72 = r72
	(p6) br.cond.dptk .L641
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L641
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r98 = 1, r0
	;;
	(p7) mov r98 = r0
.L531:
	mov r97 = r72
	mov r96 = r71
	mov r95 = r74
	mov r94 = r73
	br.call.sptk.many b0 = fn27#
	mov r1 = r92
	mov r76 = r52
	;;
	zxt1 r94 = r8
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	shladd r33 = r33, 3, r0
	;;
	add r33 = r40, r33
	;;
	ld8 r33 = [r33]
	;;
	cmp4.eq p6, p7 = 0, r33
	;;
	(p6) mov r8 = r52
	(p6) br.cond.dptk .L532
	addp4 r95 = r33, r0
	addp4 r94 = r52, r0
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r92
.L532:
	ld8 r14 = [r70]
	;;
	extr.u r14 = r14, 20, 12
	;;
	add r14 = r14, r8
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 9, r14
	(p6) br.cond.dpnt .L533
	;;
	cmp4.eq p6, p7 = 7, r15
	;;
	(p6) addl r33 = 1, r0
	(p6) br.cond.dpnt .L534
	cmp4.ne p6, p7 = -2, r15
	(p7) br.cond.dpnt .L752
	adds r14 = 16, r38
	ld1.acq r15 = [r47]
	;;
	ld2 r15 = [r14]
	addl r16 = 63, r0
	;;
	dep r15 = r16, r15, 0, 10
	;;
	st2 [r14] = r15
	mov r33 = r39
.L534:
	ldfd f5 = [r44]
	and r72 = 63, r68
	dep.z r18 = r32, 14, 18
	ld4 r15 = [r63]
	ld1 r75 = [r64]
	sxt2 r17 = r69
	;;
	shladd r16 = r72, 3, r0
	ld4 r19 = [r62]
	extr.u r15 = r15, 18, 14
	addl r77 = 2, r0
	addl r95 = 2, r0
	shl r78 = r33, 52
	;;
	add r16 = r41, r16
	or r15 = r18, r15
	extr.u r73 = r68, 31, 1
	xor r33 = r33, r68
	cmp4.ne p20, p21 = 0, r17
	shr.u r75 = r75, 1
	;;
	ld8 r74 = [r16]
	add r73 = r73, r68
	extr.u r80 = r32, 15, 17
	cmp4.le p18, p19 = r19, r15
	sub r76 = r0, r76
	sxt4 r79 = r68
	;;
	extr r73 = r73, 1, 31
	sxt1 r74 = r74
	fcmp.neq p16, p17 = f5, f5
.L546:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2.acq r14 = [r48]
	;;
	or r14 = r14, r74
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) mov r39 = r0
	(p6) mov r71 = r0
	(p6) br.cond.dptk .L537
	ld2.acq r15 = [r46]
	ld2.acq r14 = [r46]
	;;
	ld2.acq r14 = [r46]
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	;;
	mov r71 = r39
.L537:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	sxt4 r95 = r95
	mov r94 = r75
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	ld2 r14 = [r55]
	;;
	and r14 = r58, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L539
	(p20) br.cond.dptk .L540
.L539:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	;;
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dpnt .L540
	ld1.acq r14 = [r47]
	;;
	sxt1 r14 = r14
	;;
	mux1 r14 = r14, @rev
	(p19) add r71 = r71, r32
	;;
	(p18) mov r71 = r76
	;;
	cmp4.gt p6, p7 = r71, r14
	(p6) br.cond.dptk .L645
.L755:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	mov r95 = r79
	mov r94 = r73
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r92
	mov r71 = r8
	(p17) mov f8 = f5
	;;
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	(p17) mov r1 = r92
	(p17) dep.z r14 = r8, 17, 15
	;;
	(p17) or r14 = r80, r14
	;;
	(p16) mov r14 = r80
	;;
	add r15 = r71, r14
	;;
	extr r15 = r15, 0, 10
	ld2.acq r14 = [r46]
	ld2 r16 = [r55]
	addl r95 = 1, r0
	cmp4.ne p6, p7 = 1, r77
	;;
	and r14 = 63, r14
	dep r16 = r15, r16, 0, 10
	;;
	shladd r14 = r14, 3, r0
	st2 [r55] = r16
	;;
	add r14 = r40, r14
	;;
	st8 [r14] = r78
	(p7) br.cond.dpnt .L753
.L647:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	addl r77 = 1, r0
	br .L546
	;;
.L641:
	mov r98 = r0
	br .L531
	;;
.L510:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	(p22) ld2.acq r14 = [r46]
	(p22) addl r88 = 1, r0
	(p22) mov r85 = r0
	(p22) br.cond.dptk .L515
.L513:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld2.acq r15 = [r48]
	;;
	ld2.acq r14 = [r48]
	;;
	and r14 = 63, r14
	shl r15 = r15, 56
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	st8 [r14] = r15
	adds r33 = -1, r33
	br.cloop.sptk.few .L520
	br .L750
	;;
.L727:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	ld2.acq r14 = [r46]
	;;
	zxt2 r14 = r14
	(p16) br.cond.dptk .L485
	fcmp.gt p6, p7 = f5, f16
	;;
	(p6) br.cond.dpnt .L754
	fcmp.lt p6, p7 = f5, f18
	;;
	(p6) br.cond.dpnt .L664
	addl r15 = 1, r0
	br .L489
	;;
.L664:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	mov r17 = r0
	.align 32
.L723:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	mov r16 = r52
	br .L486
	;;
.L754:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	mov r16 = r52
	addl r17 = -1, r0
	br .L486
	;;
.L464:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	cmp4.eq p6, p7 = 12, r15
	(p7) br.cond.dpnt .L455
	ld1 r94 = [r43]
	;;
	mov r82 = r94
	pmpy2.r r95 = r94, r94
	;;
	zxt1 r95 = r95
	ld1.acq r14 = [r47]
	;;
	cmp4.ne p6, p7 = 0, r95
	;;
	(p7) and r94 = 31, r94
	(p7) br.cond.dptk .L470
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r92
	;;
	and r94 = 31, r8
.L470:
	.pred.rel.mutex p16, p17
	adds r16 = 14, r36
	adds r15 = 8, r36
	adds r14 = 40, r38
	;;
	ld1 r17 = [r16]
	ld2 r18 = [r15]
	ld8 r14 = [r14]
	;;
	dep r17 = r94, r17, 0, 5
	or r14 = r18, r14
	;;
	st1 [r16] = r17
	st2 [r15] = r14
	br .L468
	;;
.L525:
	ld1 r14 = [r59]
	;;
	cmp4.eq p6, p7 = r33, r14
	;;
	(p6) addl r49 = 1, r0
	;;
	(p7) mov r49 = r0
	;;
	mov r69 = r49
	br .L526
	;;
.L449:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r14 = [r48]
	;;
	sxt2 r14 = r14
	;;
	andcm r14 = -1, r14
	br .L451
	;;
.L540:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	mov r14 = r33
	(p19) add r71 = r71, r32
	;;
	(p18) mov r71 = r76
	;;
	cmp4.gt p6, p7 = r71, r14
	(p7) br.cond.dptk .L755
.L645:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	mov r15 = r0
	ld2.acq r14 = [r46]
	ld2 r16 = [r55]
	addl r95 = 1, r0
	;;
	cmp4.ne p6, p7 = 1, r77
	and r14 = 63, r14
	dep r16 = r15, r16, 0, 10
	;;
	shladd r14 = r14, 3, r0
	st2 [r55] = r16
	;;
	add r14 = r40, r14
	;;
	st8 [r14] = r78
	(p6) br.cond.dptk .L647
.L753:
	.pred.rel.mutex p16, p17
	st1 [r43] = r39
	(p16) br.cond.dptk .L547
	mov f8 = f5
	br.call.sptk.many b0 = clampu.part.0#
	mov r1 = r92
	zxt1 r8 = r8
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r16 = 1, r0
	(p7) br.cond.dptk .L547
	ld8 r15 = [r61]
	;;
	zxt1 r16 = r16
	shladd r14 = r72, 3, r0
	or r15 = r15, r60
	;;
	add r14 = r40, r14
	popcnt r15 = r15
	;;
	cmp4.eq p6, p7 = r15, r16
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st8 [r14] = r15
	br .L529
	;;
.L547:
	ld1.acq r14 = [r47]
	ld1.acq r15 = [r47]
	;;
	sxt1 r14 = r14
	;;
	pmpy2.r r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	ld8 r15 = [r61]
	;;
	zxt1 r16 = r16
	shladd r14 = r72, 3, r0
	or r15 = r15, r60
	;;
	add r14 = r40, r14
	popcnt r15 = r15
	;;
	cmp4.eq p6, p7 = r15, r16
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st8 [r14] = r15
	br .L529
	;;
.L393:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld2.acq r95 = [r46]
	sxt1 r94 = r14
	;;
	sxt1 r95 = r95
	extr.u r14 = r14, 7, 1
	;;
	add r94 = r14, r94
	;;
	extr r94 = r94, 1, 8
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r82 = 1, r0
	;;
	(p7) mov r82 = r0
	extr r94 = r49, 1, 31
	sxt4 r53 = r49
	;;
	mov r95 = r53
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	shr r14 = r53, r80
	ld2.acq r15 = [r48]
	;;
	sxt2 r15 = r15
	;;
	cmp4.eq p6, p7 = 0, r15
	and r14 = r8, r14
	setf.sig f6 = r82
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r82 = f6
	getf.sig r32 = f6
	(p6) br.cond.dptk .L394
	br .L738
	;;
.L465:
	.pred.rel.mutex p16, p17
	adds r14 = 440, r41
	;;
	ldf8 f6 = [r14]
	movl r14 = 0xbddb7cdfd9d7bdbb
	;;
	setf.d f7 = r14
	;;
	fsub.d f3 = f7, f3
	fcvt.xuf.d f6 = f6
	;;
	fsub.d f6 = f2, f6
	;;
	fadd.d f3 = f6, f3
	;;
	stfd [r44] = f3
	br .L472
	;;
.L455:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	adds r14 = 4, r36
	;;
	ld2 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	(p7) br.cond.dptk .L756
.L475:
	.pred.rel.mutex p16, p17
	adds r16 = 368, r41
	;;
	sxt4 r14 = r14
	ld8 r15 = [r16]
	;;
	and r15 = r14, r15
	;;
	st8 [r16] = r15
	br .L472
	;;
.L410:
	ld2.acq r14 = [r48]
	;;
	ld1.acq r14 = [r47]
	shladd r16 = r81, 3, r0
	;;
	sxt1 r14 = r14
	adds r17 = 16, r12
	;;
	ld4.acq r15 = [r17]
	adds r17 = 2, r36
	add r16 = r40, r16
	cmp4.leu p6, p7 = r14, r49
	;;
	ld2 r33 = [r17]
	st8 [r16] = r81
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	add r15 = r15, r16
	and r33 = 31, r33
	;;
	sub r15 = r15, r82
	;;
	extr.u r14 = r15, 31, 1
	;;
	add r14 = r14, r15
	;;
	extr r14 = r14, 1, 31
	movl r15 = 3074457345618258603
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r16 = r14, 63
	;;
	sub r15 = r15, r16
	;;
	shladd r16 = r15, 1, r0
	;;
	add r15 = r16, r15
	;;
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r14, r15
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r14
	ld1.acq r15 = [r47]
	ld1.acq r14 = [r47]
	;;
	extr r14 = r14, 6, 2
	;;
	pmpy2.r r14 = r14, r15
	addl r15 = 13, r0
	;;
	pmpy2.r r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L423
	sxt4 r17 = r32
	;;
	setf.sig f19 = r17
	;;
	fcvt.xf f6 = f19
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f6, f2
	;;
	(p6) ld2.acq r14 = [r48]
	fcmp.neq p16, p17 = f4, f4
	;;
	ld2.acq r14 = [r46]
	;;
	ld2.acq r14 = [r46]
	ld1.acq r15 = [r47]
	;;
	and r14 = 63, r14
	dep.z r15 = r15, 3, 4
	;;
	shladd r14 = r14, 3, r0
	add r15 = r42, r15
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f10 = f19, f10
	;;
	getf.sig r14 = f10
	;;
	popcnt r14 = r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r63, r14
	;;
	sxt4 r14 = r14
	;;
	st8 [r15] = r14
	(p17) fcvt.fx.trunc f6 = f4
	;;
	(p17) getf.sig r84 = f6
	;;
	(p16) mov r84 = r0
	addp4 r14 = r33, r0
	ld2 r85 = [r58]
	;;
	mux1 r81 = r84, @rev
	and r82 = 15, r55
	ld8 r86 = [r62]
	mov r80 = r50
	addl r33 = 8, r0
	shl r14 = r14, 25
	mov r88 = r0
	mov r87 = r0
	mov r89 = r0
	;;
	or r14 = r61, r14
	adds r82 = -3, r82
	mov ar.lc = 7
	;;
	adds r15 = -1, r14
	extr.u r81 = r81, 32, 32
	;;
	andcm r14 = r15, r14
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p26, p27 = 4, r14
	;;
	cmp4.lt p24, p25 = 1, r15
	cmp4.eq p22, p23 = 11, r15
	cmp4.eq p20, p21 = -3, r15
	cmp4.eq p18, p19 = -2, r15
	br .L520
	;;
.L438:
	.pred.rel.mutex p18, p19
	adds r16 = 392, r41
	adds r15 = 56, r41
	extr.u r14 = r85, 11, 21
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	dep.z r16 = r16, 21, 11
	and r15 = r85, r15
	;;
	or r14 = r16, r14
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	ld2.acq r14 = [r46]
	ld2.acq r17 = [r46]
	;;
	adds r15 = 1, r16
	sub r14 = r14, r17
	;;
	zxt2 r15 = r15
	zxt2 r14 = r14
	;;
	cmp4.leu p6, p7 = r14, r15
	(p7) br.cond.dptk .L757
.L442:
	.pred.rel.mutex p18, p19
	ld8 r14 = [r83]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) sxt1 r17 = r16
	;;
	(p6) mov r17 = r60
	sxt4 r14 = r32
	;;
	setf.sig f19 = r14
	ld1.acq r14 = [r47]
	ld1.acq r15 = [r47]
	mov f11 = f4
	;;
	fcvt.xf f9 = f19
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	ld2 r14 = [r64]
	sxt1 r15 = r15
	;;
	setf.sig f8 = r15
	fcvt.xf f6 = f6
	;;
	fcvt.xf f8 = f8
	and r14 = r17, r14
	;;
	st2 [r64] = r14
	setf.sig f10 = r53
	;;
	fcvt.xf f7 = f10
	;;
	fnorm.s f10 = f7
	fnorm.s f12 = f9
	fnorm.d f7 = f6
	fnorm.s f9 = f8
	;;
	fnorm.s f7 = f7
	fsub.s f9 = f9, f4
	frcpa.s0 f8, p8 = f10, f4
	frcpa.s0 f6, p7 = f12, f4
	;;
	(p8) fnma.s1 f34 = f4, f8, f1
	(p7) fnma.s1 f14 = f4, f6, f1
	frcpa.s0 f13, p6 = f7, f9
	;;
	(p8) fma.s1 f32 = f8, f34, f8
	(p7) fma.s1 f15 = f6, f14, f6
	(p6) fnma.s1 f33 = f9, f13, f1
	;;
	(p8) fma.s1 f32 = f32, f34, f8
	(p7) fma.s1 f15 = f15, f14, f6
	(p6) fma.s1 f14 = f13, f33, f13
	;;
	(p8) fmpy.s.s1 f35 = f10, f32
	(p7) fmpy.s.s1 f34 = f12, f15
	(p6) fma.s1 f14 = f14, f33, f13
	;;
	(p8) fnma.s1 f10 = f35, f4, f10
	(p7) fnma.s1 f12 = f34, f4, f12
	(p6) fmpy.s.s1 f33 = f7, f14
	;;
	(p8) fma.s.s0 f8 = f10, f32, f35
	(p7) fma.s.s0 f6 = f12, f15, f34
	(p6) fnma.s1 f7 = f33, f9, f7
	;;
	(p6) fma.s.s0 f13 = f7, f14, f33
	mov f7 = f8
	frcpa.s0 f8, p6 = f6, f8
	;;
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	fcmp.ge p6, p7 = f8, f13
	;;
	(p6) br.cond.dptk .L758
.L714:
	.pred.rel.mutex p18, p19
	addp4 r14 = r82, r0
	addp4 r16 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	setf.sig f6 = r16
	;;
	fcvt.xuf.s f4 = f6
	add r14 = r42, r14
	;;
	ldf8 f7 = [r14]
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.s f7 = f7
	;;
	mov f8 = f7
	;;
	frcpa.s0 f7, p6 = f11, f8
	;;
	(p6) fnma.s1 f10 = f8, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f10, f7
	;;
	(p6) fma.s1 f9 = f9, f10, f7
	;;
	(p6) fmpy.s.s1 f10 = f11, f9
	;;
	(p6) fnma.s1 f11 = f10, f8, f11
	;;
	(p6) fma.s.s0 f7 = f11, f9, f10
	;;
	fadd.s f4 = f7, f4
	;;
	fneg f4 = f4
	;;
	fnorm.d f5 = f4
	mov r50 = r32
	ld2 r33 = [r66]
	stfs [r45] = f4
	fcmp.neq p16, p17 = f4, f4
	;;
	and r33 = 31, r33
	br .L437
	;;
.L347:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p20, p21
	(p21) mov f8 = f18
	(p21) br.call.dptk.many b0 = clamp32.part.0#
	(p21) mov r1 = r92
	(p20) mov r8 = r0
	;;
	extr.u r94 = r8, 31, 1
	mov r95 = r33
	;;
	add r94 = r94, r8
	;;
	extr r94 = r94, 1, 31
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	sxt4 r8 = r8
	;;
	setf.sig f6 = r8
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	ld2.acq r14 = [r46]
	movl r36 = @gprel(g9#)
	;;
	add r36 = r1, r36
	addl r32 = -11, r0
	cmp4.eq p18, p19 = 0, r38
	addp4 r38 = r38, r0
	dep.z r14 = r14, 3, 4
	movl r15 = 0x41efffffffe00000
	;;
	setf.d f4 = r15
	add r14 = r42, r14
	;;
	ldf8 f7 = [r14]
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.d f7 = f7
	;;
	fsub.d f7 = f6, f7
	;;
	getf.d r37 = f7
	fcmp.neq p16, p17 = f7, f7
	;;
	(p17) mov r94 = r37
	;;
	(p16) movl r94 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r92
	setf.sig f7 = r33
	;;
	fcvt.xuf.d f6 = f7
	mov ar.lc = 21
	ldfd f5 = [r44]
	adds r14 = 8, r36
	adds r15 = 48, r35
	;;
	ld2 r14 = [r14]
	ld4 r33 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	setf.sig f17 = r14
	setf.d f7 = r37
	;;
	fmpy.d f6 = f6, f7
	mov f8 = f5
	fcvt.fxu.trunc f10 = f5
	;;
	getf.sig r39 = f10
	fcmp.neq p22, p23 = f5, f5
	frcpa.s0 f3, p6 = f6, f8
	;;
	(p6) fnma.s1 f7 = f8, f3, f1
	;;
	(p6) fmpy.s1 f9 = f7, f7
	(p6) fma.s1 f7 = f3, f7, f3
	;;
	(p6) fmpy.s1 f10 = f9, f9
	(p6) fma.s1 f7 = f7, f9, f7
	;;
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	(p6) fnma.s1 f6 = f8, f9, f6
	;;
	(p6) fma.d.s0 f3 = f6, f7, f9
	;;
	mov f2 = f3
	br .L352
	;;
.L756:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	(p18) mov r14 = r60
	(p18) br.cond.dptk .L475
	mov f8 = f3
	br.call.sptk.many b0 = clamp32.part.0#
	mov r1 = r92
	sxt2 r8 = r8
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	adds r16 = 368, r41
	;;
	sxt4 r14 = r14
	ld8 r15 = [r16]
	;;
	and r15 = r14, r15
	;;
	st8 [r16] = r15
	br .L472
	;;
.L747:
	.pred.rel.mutex p16, p17
	shr.u r94 = r8, 63
	mov r95 = r8
	;;
	add r94 = r94, r8
	;;
	shr r94 = r94, 1
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r92
	mov r14 = r8
	dep.z r15 = r82, 3, 4
	;;
	setf.sig f10 = r14
	ldf8 f6 = [r79]
	;;
	xmpy.l f10 = f10, f6
	;;
	getf.sig r14 = f10
	add r15 = r42, r15
	;;
	sub r14 = r0, r14
	;;
	st8 [r15] = r14
	br .L472
	;;
.L740:
	.pred.rel.mutex p16, p17
	mov r95 = r82
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r92
	mov r94 = r8
	adds r14 = 72, r40
	;;
	st8 [r14] = r94
	br .L472
	;;
.L440:
	.pred.rel.mutex p18, p19
	cmp4.geu p6, p7 = 2, r85
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	br .L441
	;;
.L423:
	fcmp.neq p16, p17 = f4, f4
	ld1.acq r14 = [r47]
	;;
	sxt4 r14 = r32
	;;
	setf.sig f19 = r14
	ld2.acq r14 = [r46]
	ld1.acq r15 = [r47]
	;;
	and r14 = 63, r14
	dep.z r15 = r15, 3, 4
	;;
	shladd r14 = r14, 3, r0
	add r15 = r42, r15
	;;
	add r14 = r41, r14
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	xmpy.l f10 = f19, f10
	;;
	getf.sig r14 = f10
	;;
	popcnt r14 = r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r63, r14
	;;
	sxt4 r14 = r14
	;;
	st8 [r15] = r14
	(p17) fcvt.fx.trunc f6 = f4
	;;
	(p17) getf.sig r84 = f6
	;;
	(p16) mov r84 = r0
	addp4 r14 = r33, r0
	ld2 r85 = [r58]
	;;
	mux1 r81 = r84, @rev
	and r82 = 15, r55
	ld8 r86 = [r62]
	mov r80 = r50
	addl r33 = 8, r0
	shl r14 = r14, 25
	mov r88 = r0
	mov r87 = r0
	mov r89 = r0
	;;
	or r14 = r61, r14
	adds r82 = -3, r82
	mov ar.lc = 7
	;;
	adds r15 = -1, r14
	extr.u r81 = r81, 32, 32
	;;
	andcm r14 = r15, r14
	;;
	popcnt r14 = r14
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p26, p27 = 4, r14
	;;
	cmp4.lt p24, p25 = 1, r15
	cmp4.eq p22, p23 = 11, r15
	cmp4.eq p20, p21 = -3, r15
	cmp4.eq p18, p19 = -2, r15
	br .L520
	;;
.L614:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	mov r81 = r0
.L416:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	adds r14 = 296, r41
	fcmp.neq p18, p19 = f3, f3
	;;
	ld8 r80 = [r14]
	(p19) mov f8 = f3
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	(p19) mov r1 = r92
	(p18) mov r8 = r0
	dep.z r15 = r33, 3, 4
	;;
	cmp.le p6, p7 = r8, r81
	add r15 = r42, r15
	;;
	(p7) setf.sig f6 = r82
	(p7) setf.sig f7 = r80
	;;
	(p7) xmpy.l f6 = f6, f7
	;;
	(p7) getf.sig r80 = f6
	;;
	(p6) mov r80 = r0
	adds r16 = 2, r36
	;;
	st8 [r15] = r80
	sxt4 r14 = r32
	;;
	setf.sig f19 = r14
	ld2 r33 = [r16]
	;;
	and r33 = 31, r33
	br .L759
	;;
.L739:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	addp4 r95 = r95, r0
	addp4 r94 = r85, r0
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r92
	mov r14 = r8
	br .L451
	;;
.L366:
	ld1.acq r14 = [r47]
	sxt4 r95 = r8
	;;
	extr.u r94 = r14, 7, 1
	sxt1 r14 = r14
	;;
	add r94 = r94, r14
	;;
	extr r94 = r94, 1, 8
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r92
	mov r95 = r8
	br .L367
	;;
.L752:
	ld2.acq r15 = [r48]
	ld2.acq r14 = [r46]
	;;
	sxt2 r15 = r15
	and r14 = 63, r14
	;;
	mux1 r15 = r15, @rev
	shladd r14 = r14, 3, r0
	;;
	add r14 = r41, r14
	;;
	st8 [r14] = r15
	mov r33 = r39
	br .L534
	;;
.L533:
	and r33 = r68, r33
	setf.sig f6 = r76
	setf.sig f7 = r32
	;;
	xmpy.l f6 = f6, f7
	setf.sig f10 = r33
	;;
	xmpy.l f6 = f6, f10
	;;
	getf.sig r33 = f6
	ldfd f5 = [r44]
	and r72 = 63, r68
	dep.z r18 = r32, 14, 18
	ld4 r15 = [r63]
	ld1 r75 = [r64]
	sxt2 r17 = r69
	;;
	shladd r16 = r72, 3, r0
	ld4 r19 = [r62]
	extr.u r15 = r15, 18, 14
	addl r77 = 2, r0
	addl r95 = 2, r0
	shl r78 = r33, 52
	;;
	add r16 = r41, r16
	or r15 = r18, r15
	extr.u r73 = r68, 31, 1
	xor r33 = r33, r68
	cmp4.ne p20, p21 = 0, r17
	shr.u r75 = r75, 1
	;;
	ld8 r74 = [r16]
	add r73 = r73, r68
	extr.u r80 = r32, 15, 17
	cmp4.le p18, p19 = r19, r15
	sub r76 = r0, r76
	sxt4 r79 = r68
	;;
	extr r73 = r73, 1, 31
	sxt1 r74 = r74
	fcmp.neq p16, p17 = f5, f5
	br .L546
	;;
.L633:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.pred.rel.mutex p26, p27
	mov r17 = r0
	mov r16 = r52
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L491
	br .L486
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	t81#, @object
	.size	t81#, 16
t81:
	data8	@fptr(fn60#)
	data8	@fptr(fn65#)
	.data
	.align 8
	.type	a26#, @object
	.size	a26#, 512
a26:
	data8	-9223372036854775808
	data8	-9223372036854775808
	data8	255
	data8	667
	data8	255
	data8	2
	data8	0
	data8	2
	.skip	448
	.align 8
	.type	a25#, @object
	.size	a25#, 512
a25:
	data8	-9223372036854775808
	data8	1
	data8	-9223372036854775808
	data8	2
	data8	7
	data8	7
	data8	8329318263560558466
	.skip	456
	.align 8
	.type	a24#, @object
	.size	a24#, 128
a24:
	data8	2
	data8	-1
	data8	1
	.skip	104
	.section	.sdata,"aws"
	.align 4
	.type	g23#, @object
	.size	g23#, 4
g23:
	data4	1051372203
	.align 2
	.type	g22#, @object
	.size	g22#, 2
g22:
	data2	13755
	.align 8
	.type	g21#, @object
	.size	g21#, 8
g21:
	data4	536870912
	data4	1107468383
	.type	g20#, @object
	.size	g20#, 1
g20:
	data1	-128
	.type	g19#, @object
	.size	g19#, 1
g19:
	data1	-1
	.align 2
	.type	g18#, @object
	.size	g18#, 2
g18:
	data2	-27795
	.bss
	.align 8
	.type	g16#, @object
	.size	g16#, 96
g16:
	.skip	96
	.align 2
	.type	g9#, @object
	.size	g9#, 16
g9:
	.skip	16
	.section	.sdata
	.align 8
	.type	p5#, @object
	.size	p5#, 8
p5:
	data8	g4#+32
	.bss
	.align 8
	.type	g4#, @object
	.size	g4#, 64
g4:
	.skip	64
	.section	.sdata
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
