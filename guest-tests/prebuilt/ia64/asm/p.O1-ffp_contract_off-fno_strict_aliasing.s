// 03a03ce1cb6b2cee99e786e98b04eff1
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc mix#
mix:
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r16 = [r14]
	addl r17 = 255, r0
	mov ar.lc = 7
.L2:
	;;
	and r15 = r17, r32
	addp4 r14 = r16, r0
	;;
	xor r15 = r14, r15
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
	extr.u r16 = r16, 15, 17
	;;
	add r16 = r14, r16
	shr.u r32 = r32, 8
	br.cloop.sptk.few .L2
	addl r14 = @gprel(crc#), gp
	;;
	st4 [r14] = r16
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
	.endp mix#
	.align 16
	.proc mix_f#
mix_f:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	getf.d r35 = f8
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) movl r35 = 9221120237041090560
	br.call.sptk.many b0 = mix#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp mix_f#
	.align 16
	.proc clamp32#
clamp32:
	.prologue
	.body
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L7
	movl r14 = 0x41dfffffffc00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) movl r8 = 2147483647
	(p6) br.cond.dpnt .L7
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
.L7:
	br.ret.sptk.many b0
	;;
	.endp clamp32#
	.align 16
	.proc clamp64#
clamp64:
	.prologue
	.body
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L12
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
	.endp clamp64#
	.align 16
	.proc clampu#
clampu:
	.prologue
	.body
	fcmp.neq p6, p7 = f8, f8
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L17
	movl r14 = 0x41efffffffe00000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f8, f6
	;;
	(p6) addl r8 = -1, r0
	(p6) br.cond.dpnt .L17
	fcmp.lt p6, p7 = f8, f0
	;;
	(p7) fcvt.fxu.trunc f8 = f8
	;;
	(p7) getf.sig r8 = f8
	(p6) br.cond.dpnt .L22
.L17:
	br.ret.sptk.many b0
	;;
.L22:
	mov r8 = r0
	br .L17
	;;
	.endp clampu#
	.global __udivdi3#
	.global __divdi3#
	.align 16
	.proc fn31#
fn31:
	.prologue 12, 46
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 2, 15, 2, 0
	adds r16 = -80, r12
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	.save rp, r46
	mov r46 = b0
	mov r48 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3, 32
	;;
	.save.f 0x4
	stf.spill [r16] = f4, 32
	.save.f 0x8
	stf.spill [r17] = f5, 32
	;;
	.save.gf 0x0, 0x10
	stf.spill [r16] = f16
	.save.gf 0x0, 0x20
	stf.spill [r17] = f17
	.body
	mov f3 = f8
	mov f4 = f9
	mov f17 = f10
	mov f5 = f11
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f2 = [r14]
	;;
	fnorm.d f16 = f2
	;;
	mov f8 = f16
	br.call.sptk.many b0 = clampu#
	mov r1 = r48
	mov r34 = r8
	;;
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 14, r14
	;;
	ld2 r35 = [r14]
	;;
	cmp4.ne p6, p7 = r35, r8
	(p7) br.cond.dpnt .L50
	mov f8 = f17
	br.call.sptk.many b0 = clampu#
	mov r1 = r48
	andcm r49 = -1, r8
	xor r50 = r34, r35
	;;
	addp4 r50 = r50, r0
	addp4 r49 = r49, r0
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r48
	mov r34 = r8
.L25:
	;;
	mix4.r r14 = r34, r34
	;;
	shr.u r14 = r14, 15
	;;
	sub r14 = r0, r14
	;;
	and r14 = 15, r14
	;;
	adds r14 = -1, r14
	;;
	cmp4.ltu p6, p7 = 14, r14
	(p6) br.cond.dpnt .L26
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L28), r1
	;;
	ld8.mov r15 = [r15], .L28
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
.L28:
	data8 @pcrel(.L35)
	data8 @pcrel(.L26)
	data8 @pcrel(.L34)
	data8 @pcrel(.L26)
	data8 @pcrel(.L33)
	data8 @pcrel(.L32)
	data8 @pcrel(.L26)
	data8 @pcrel(.L31)
	data8 @pcrel(.L30)
	data8 @pcrel(.L26)
	data8 @pcrel(.L26)
	data8 @pcrel(.L26)
	data8 @pcrel(.L29)
	data8 @pcrel(.L26)
	data8 @pcrel(.L27)
	.text
.L50:
	mov f8 = f17
	br.call.sptk.many b0 = clampu#
	mov r1 = r48
	andcm r34 = -1, r8
	br .L25
	;;
.L30:
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r8 = [r14]
.L37:
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	andcm r15 = -1, r34
	;;
	cmp4.gtu p6, p7 = r8, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
.L38:
	addl r14 = @gprel(g11#), gp
	;;
	ld1 r41 = [r14]
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r37 = [r14]
	;;
	mov r45 = r37
	zxt1 r37 = r37
	addl r42 = @gprel(a15#+2), gp
	addl r36 = 2, r0
	mov r43 = r0
	and r14 = 7, r33
	;;
	adds r40 = -2, r42
	;;
	add r40 = r40, r14
	addl r38 = @gprel(p9#), gp
	addp4 r34 = r34, r0
	;;
	setf.sig f3 = r34
	movl r39 = @gprel(g8#)
	;;
	add r39 = r1, r39
	;;
	adds r39 = 34, r39
	addl r44 = 1, r0
.L47:
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r48
	mov r35 = r8
	;;
	extr.u r49 = r35, 31, 1
	;;
	add r49 = r49, r8
	sxt4 r50 = r36
	;;
	extr r49 = r49, 1, 31
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r48
	cmp4.ne p6, p7 = r36, r8
	(p7) br.cond.dpnt .L51
	ld1 r14 = [r42], -1
	ld1 r15 = [r40]
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	fnorm.d f8 = f5
	br.call.sptk.many b0 = clampu#
	mov r1 = r48
	zxt1 r8 = r8
	zxt1 r14 = r36
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.geu p6, p7 = r34, r14
	addp4 r34 = r45, r0
	;;
	(p7) andcm r34 = -1, r34
	;;
	(p6) setf.sig f6 = r34
	(p6) setf.sig f7 = r36
	;;
	(p6) xmpy.l f6 = f6, f7
	;;
	(p6) getf.sig r34 = f6
	sxt1 r35 = r35
	mov f8 = f4
	br.call.sptk.many b0 = clampu#
	mov r1 = r48
	zxt1 r8 = r8
	;;
	mov r14 = r8
	pmpy2.r r8 = r41, r8
	;;
	zxt1 r8 = r8
	zxt1 r15 = r34
	;;
	cmp4.leu p6, p7 = r15, r37
	;;
	(p7) zxt1 r14 = r33
	ld8.acq r15 = [r38]
	;;
	adds r15 = 24, r15
	add r14 = r14, r8
	;;
	and r14 = 63, r14
	;;
	shr r35 = r35, r14
	;;
	st8 [r15] = r35
	fcvt.xuf.s f7 = f3
	;;
	fsub.s f7 = f7, f2
	;;
	fsub.s f7 = f7, f5
	;;
	fnorm.d f7 = f7
	ld8.acq r14 = [r38]
	;;
	adds r14 = 34, r14
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	fsub.s f9 = f5, f2
	;;
	fadd.s f6 = f6, f9
	fadd.s f12 = f5, f2
	fmpy.s f2 = f2, f2
	;;
	fmpy.s f2 = f12, f2
	;;
	fmpy.s f2 = f6, f2
	ld8.acq r14 = [r38]
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f6 = f6, f4
	fmpy.d f7 = f17, f7
	;;
	fmpy.d f6 = f6, f7
	sxt1 r34 = r34
	;;
	setf.sig f7 = r34
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.d f7 = f7
	ld2 r14 = [r39]
	;;
	setf.sig f12 = r14
	;;
	fcvt.xuf.d f12 = f12
	;;
	fadd.d f12 = f12, f4
	;;
	fcmp.neq p6, p7 = f7, f12
	;;
	(p7) fsub.d f4 = f4, f17
	(p6) movl r14 = 0x8000000000000000
	;;
	(p6) setf.d f4 = r14
	;;
	fmpy.d f4 = f6, f4
	adds r36 = -1, r36
	mov r43 = r44
	;;
	cmp.ne p6, p7 = 0, r36
	(p6) br.cond.dptk .L47
	addl r14 = @gprel(g10#), gp
	;;
	stfs [r14] = f2
.L42:
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r48
	setf.sig f6 = r8
	;;
	fcvt.xf f8 = f6
	;;
	fnorm.d f8 = f8
	;;
	fnorm.s f8 = f8
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r48
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	mov ar.pfs = r47
	mov b0 = r46
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18], 32
	ldf.fill f5 = [r19], 32
	;;
	ldf.fill f16 = [r18]
	ldf.fill f17 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L36:
	.body
	.copy_state 1
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	addp4 r50 = r34, r0
	;;
	adds r14 = 8, r14
	;;
	ld4 r49 = [r14]
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r48
	br .L37
	;;
.L33:
	addl r14 = @gprel(g12#), gp
	;;
	st2 [r14] = r0
	br .L38
	;;
.L34:
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r15 = [r14]
	;;
	and r15 = 63, r15
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f5 = f6
	;;
	fnorm.s f5 = f5
	fnorm.s f6 = f4
	;;
	fadd.s f5 = f5, f6
	br .L38
	;;
.L27:
	addp4 r14 = r34, r0
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.d f10 = f10
	and r15 = 7, r33
	addl r14 = @gprel(a15#), gp
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f6 = f6
	;;
	fsub.d f17 = f10, f6
	br .L38
	;;
.L32:
	mov f8 = f4
	br.call.sptk.many b0 = clamp32#
	mov r1 = r48
	;;
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	sxt2 r8 = r8
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st1 [r14] = r15
	br .L38
	;;
.L31:
	mov f8 = f16
	br.call.sptk.many b0 = clamp64#
	mov r1 = r48
	and r15 = 7, r33
	;;
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r15
	cmp.ne p6, p7 = r8, r33
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp4.geu p6, p7 = r34, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	st1 [r14] = r15
	br .L38
	;;
.L29:
	fcmp.neq p6, p7 = f4, f4
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) ld2 r15 = [r14]
	;;
	(p7) dep.z r15 = r15, 1, 3
	(p7) movl r14 = @gprel(a16#)
	;;
	(p7) add r14 = r1, r14
	;;
	(p7) add r14 = r14, r15
	;;
	(p7) ld2 r14 = [r14]
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) fcvt.xuf.d f6 = f6
	(p6) addl r14 = @gprel(p9#), gp
	;;
	(p6) ld8.acq r14 = [r14]
	;;
	(p6) adds r14 = 34, r14
	;;
	(p6) ld2 r14 = [r14]
	;;
	(p6) setf.sig f6 = r14
	;;
	(p6) fcvt.xuf.d f6 = f6
	;;
	(p6) fneg f6 = f6
	setf.sig f7 = r33
	;;
	fcvt.xuf.d f10 = f7
	;;
	fadd.d f10 = f10, f3
	;;
	frcpa.s0 f9, p6 = f6, f10
	;;
	(p6) fnma.s1 f7 = f10, f9, f1
	;;
	(p6) fma.s1 f8 = f9, f7, f9
	(p6) fmpy.s1 f7 = f7, f7
	;;
	(p6) fma.s1 f8 = f8, f7, f8
	(p6) fmpy.s1 f7 = f7, f7
	;;
	(p6) fma.s1 f7 = f8, f7, f8
	;;
	(p6) fmpy.d.s1 f8 = f6, f7
	;;
	(p6) fnma.s1 f6 = f10, f8, f6
	;;
	(p6) fma.d.s0 f9 = f6, f7, f8
	;;
	mov f4 = f9
	br .L38
	;;
.L35:
	mov f8 = f3
	br.call.sptk.many b0 = clampu#
	mov r1 = r48
	and r15 = 7, r34
	;;
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r8
	br .L38
	;;
.L26:
	mov f8 = f3
	br.call.sptk.many b0 = clamp32#
	mov r1 = r48
	add r8 = r8, r33
	;;
	addl r14 = @gprel(a15#+1), gp
	;;
	st1 [r14] = r8
	br .L38
	;;
.L51:
	cmp4.eq p6, p7 = 0, r43
	;;
	(p7) addl r14 = @gprel(g10#), gp
	;;
	(p7) stfs [r14] = f2
	br .L42
	;;
	.endp fn31#
	.align 16
	.proc fn69#
fn69:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	mov r16 = r12
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	and r15 = 7, r32
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r14
	fnorm.d f2 = f8
	;;
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	mov r1 = r36
	dep.z r8 = r8, 11, 21
	;;
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L53
	adds r16 = 16, r12
	;;
	ld4.acq r8 = [r16]
	;;
	andcm r8 = -1, r8
.L54:
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r33 = [r14]
	;;
	zxt1 r14 = r33
	;;
	or r8 = r8, r14
	adds r15 = 16, r12
	;;
	st4.rel [r15] = r8
	ld4.acq r15 = [r15]
	adds r16 = 16, r12
	;;
	ld4.acq r14 = [r16]
	movl r16 = @gprel(g8#)
	;;
	add r16 = r1, r16
	shladd r15 = r15, 2, r0
	extr.u r14 = r14, 30, 2
	;;
	or r14 = r15, r14
	adds r15 = 8, r16
	;;
	ld8 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	sub r14 = r0, r14
	;;
	st1 [r16] = r14
	adds r15 = 16, r12
	;;
	ld4.acq r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L55
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r36
	cmp.ge p6, p7 = r32, r8
	(p6) br.cond.dptk .L56
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L55
.L57:
	adds r16 = 16, r12
	;;
	ld4.acq r14 = [r16]
	addl r15 = @gprel(g12#), gp
	;;
	ld2 r16 = [r15]
	;;
	and r16 = 63, r16
	movl r15 = @gprel(a14#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r15, r16
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p7) addl r14 = @gprel(p9#), gp
	;;
	(p7) ld8.acq r14 = [r14]
	;;
	(p7) adds r14 = 24, r14
	;;
	(p7) ld8 r14 = [r14]
	(p6) adds r15 = 16, r12
	;;
	(p6) ld4.acq r14 = [r15]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L55:
	;;
	addp4 r14 = r14, r0
	movl r15 = @gprel(a14#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r15, r14
	;;
	st1 [r15] = r0
	addl r15 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r15]
	addp4 r33 = r33, r0
	;;
	setf.sig f6 = r33
	;;
	fcvt.xuf.d f6 = f6
	addl r16 = @gprel(g12#), gp
	;;
	ld2 r16 = [r16]
	;;
	setf.sig f12 = r16
	addl r16 = @gprel(a15#), gp
	;;
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f11 = r14
	fcvt.xuf f10 = f12
	;;
	fcvt.xuf f11 = f11
	;;
	frcpa.s0 f7, p6 = f10, f11
	;;
	(p6) fnma.s1 f8 = f11, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f8, f7
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f9 = f9, f8, f9
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f8 = f9, f8, f9
	;;
	(p6) fmpy.d.s1 f9 = f10, f8
	;;
	(p6) fnma.s1 f10 = f11, f9, f10
	;;
	(p6) fma.d.s0 f7 = f10, f8, f9
	fcvt.xuf.d f12 = f12
	;;
	fadd.d f7 = f7, f12
	adds r15 = 16, r15
	;;
	ld8 r14 = [r15]
	;;
	and r14 = 1, r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f8 = f8
	;;
	fadd.d f8 = f8, f6
	frcpa.s0 f11, p6 = f6, f2
	;;
	(p6) fnma.s1 f10 = f2, f11, f1
	;;
	(p6) fma.s1 f12 = f11, f10, f11
	(p6) fmpy.s1 f10 = f10, f10
	;;
	(p6) fma.s1 f12 = f12, f10, f12
	(p6) fmpy.s1 f10 = f10, f10
	;;
	(p6) fma.s1 f10 = f12, f10, f12
	;;
	(p6) fmpy.d.s1 f12 = f6, f10
	;;
	(p6) fnma.s1 f6 = f2, f12, f6
	;;
	(p6) fma.d.s0 f11 = f6, f10, f12
	;;
	fmpy.d f8 = f8, f11
	;;
	fadd.d f8 = f7, f8
	adds r17 = 32, r12
	mov ar.pfs = r35
	mov b0 = r34
	;;
	ldf.fill f2 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L53:
	.body
	.copy_state 1
	adds r14 = 16, r12
	;;
	ld4.acq r37 = [r14]
	;;
	andcm r37 = -1, r37
	addp4 r38 = r8, r0
	;;
	addp4 r37 = r37, r0
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r36
	br .L54
	;;
.L56:
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	mov r1 = r36
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L55
	br .L57
	;;
	.endp fn69#
	.global __umoddi3#
	.align 16
	.proc fn64#
fn64:
	.prologue 12, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 1, 9, 2, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.fframe 80
	adds r12 = -80, r12
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3, 32
	;;
	.save.f 0x4
	stf.spill [r16] = f4
	.save.f 0x8
	stf.spill [r17] = f5
	.body
	setf.sig f4 = r32
	mov f2 = f8
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r14]
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r14 = [r14]
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	and r15 = 1, r15
	;;
	sub r15 = r0, r15
	;;
	zxt2 r15 = r15
	;;
	cmp4.gtu p6, p7 = r14, r15
	;;
	(p7) addl r15 = @gprel(g11#), gp
	;;
	(p7) ld2 r15 = [r15]
	;;
	(p7) shladd r15 = r15, 1, r0
	;;
	(p7) zxt2 r15 = r15
	;;
	(p6) mov r15 = r14
	adds r16 = 16, r12
	;;
	st2.rel [r16] = r15
	addl r15 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r15]
	addl r16 = @gprel(g11#), gp
	;;
	ld2 r34 = [r16]
	adds r15 = 32, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	fcmp.gt p6, p7 = f6, f8
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	andcm r15 = -1, r34
	;;
	sxt1 r15 = r15
	;;
	cmp4.le p6, p7 = r15, r16
	;;
	(p7) addl r15 = @gprel(p9#), gp
	;;
	(p7) ld8.acq r15 = [r15]
	addp4 r38 = r14, r0
	;;
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r35 = 1, r0
	(p6) br.cond.dptk .L65
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r35 = 1, r0
	;;
	(p7) mov r35 = r0
.L65:
	;;
	sxt1 r33 = r35
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f5 = [r14]
	;;
	fnorm.d f8 = f5
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	;;
	(p7) andcm r8 = -1, r34
	(p7) br.cond.dptk .L67
	;;
	addp4 r43 = r8, r0
	mov r42 = r34
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r41
	andcm r8 = -1, r8
.L67:
	;;
	zxt1 r36 = r8
	zxt1 r37 = r35
	and r35 = 1, r35
	;;
	or r15 = r35, r36
	zxt1 r35 = r34
	sxt2 r14 = r34
	;;
	cmp4.ne p6, p7 = r14, r33
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.ne p6, p7 = r35, r14
	;;
	(p7) movl r14 = @gprel(g8#)
	;;
	(p7) add r14 = r1, r14
	;;
	(p7) adds r14 = 32, r14
	;;
	(p7) ld1 r14 = [r14]
	;;
	(p7) sxt1 r14 = r14
	(p7) movl r16 = -9223372036854775808
	;;
	(p7) or r14 = r16, r14
	;;
	(p7) adds r16 = -1, r14
	;;
	(p7) andcm r14 = r16, r14
	;;
	(p7) popcnt r14 = r14
	;;
	(p6) andcm r14 = -1, r36
	;;
	(p6) zxt1 r14 = r14
	movl r16 = @gprel(g8#)
	;;
	add r16 = r1, r16
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	adds r16 = 32, r16
	;;
	st1 [r16] = r15
	dep.z r8 = r8, 1, 3
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r8
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.d f7 = f7
	sxt4 r33 = r33
	;;
	setf.sig f6 = r33
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) movl r14 = @gprel(a14#)
	;;
	(p6) add r14 = r1, r14
	;;
	(p6) adds r14 = 2, r14
	;;
	(p6) ld1 r14 = [r14]
	;;
	(p6) sxt1 r14 = r14
	;;
	(p6) setf.sig f8 = r14
	;;
	(p6) fcvt.xf f8 = f8
	;;
	(p6) fnorm.d f8 = f8
	(p7) addp4 r14 = r34, r0
	;;
	(p7) setf.sig f8 = r14
	;;
	(p7) fcvt.xuf.d f8 = f8
	;;
	(p7) fneg f8 = f8
	addp4 r16 = r34, r0
	;;
	setf.sig f3 = r16
	;;
	fcvt.xuf.d f3 = f3
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 34, r14
	;;
	ld2 r43 = [r14]
	;;
	setf.sig f6 = r43
	setf.sig f7 = r38
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r43 = f6
	mov f11 = f5
	mov f10 = f3
	mov f9 = f3
	br.call.sptk.many b0 = fn31#
	mov r1 = r41
	mov r42 = r8
	;;
	br.call.sptk.many b0 = mix#
	mov r1 = r41
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r33 = [r14]
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) sub r14 = r0, r36
	;;
	(p6) zxt1 r14 = r14
	(p6) br.cond.dptk .L74
	and r34 = 7, r34
	;;
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r34
	;;
	ld1 r34 = [r14]
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r41
	add r14 = r8, r34
	;;
	zxt1 r14 = r14
.L74:
	addl r34 = @gprel(a13#), gp
	;;
	adds r16 = 4, r34
	zxt1 r15 = r33
	;;
	cmp4.leu p6, p7 = r36, r15
	add r35 = r35, r37
	;;
	(p6) add r15 = r15, r35
	;;
	(p7) add r15 = r36, r35
	;;
	sub r14 = r14, r15
	;;
	st1 [r16] = r14
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r41
	addp4 r33 = r33, r0
	;;
	mux1 r14 = r33, @rev
	;;
	add r14 = r33, r14, 1
	;;
	add r42 = r14, r8
	br.call.sptk.many b0 = mix#
	mov r1 = r41
	xmpy.l f4 = f4, f4
	;;
	getf.sig r14 = f4
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	setf.sig f6 = r16
	;;
	fcvt.xuf.d f6 = f6
	;;
	fadd.d f10 = f6, f3
	;;
	fmpy.d f10 = f10, f6
	and r33 = 7, r33
	;;
	add r34 = r34, r33
	;;
	ld1 r34 = [r34]
	;;
	setf.sig f7 = r34
	;;
	fcvt.xuf f7 = f7
	;;
	frcpa.s0 f6, p6 = f7, f2
	;;
	(p6) fnma.s1 f11 = f2, f6, f1
	;;
	(p6) fma.s1 f9 = f6, f11, f6
	;;
	(p6) fma.s1 f9 = f9, f11, f6
	;;
	(p6) fmpy.s.s1 f11 = f7, f9
	;;
	(p6) fnma.s1 f7 = f11, f2, f7
	;;
	(p6) fma.s.s0 f6 = f7, f9, f11
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f10, f6
	;;
	(p7) movl r14 = 0xbff0000000000000
	;;
	(p7) setf.d f3 = r14
	;;
	mov f8 = f3
	adds r18 = 32, r12
	adds r19 = 48, r12
	mov ar.pfs = r40
	mov b0 = r39
	;;
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	ldf.fill f5 = [r19]
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
	.endp fn64#
	.align 16
	.proc fn43#
fn43:
	.prologue 12, 58
	.save ar.pfs, r59
	alloc r59 = ar.pfs, 5, 24, 2, 0
	adds r16 = -72, r12
	adds r17 = -64, r12
	.fframe 112
	adds r12 = -112, r12
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	.save rp, r58
	mov r58 = b0
	mov r60 = r1
	.save.f 0x1
	stf.spill [r17] = f2, 32
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	.save.f 0x4
	stf.spill [r17] = f4, 32
	;;
	.save.f 0x8
	stf.spill [r16] = f5
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	.body
	mov f5 = f8
	zxt1 r32 = r32
	;;
	mov r38 = r32
	zxt2 r33 = r33
	;;
	mov r41 = r33
	mov r40 = r0
	fnorm.d f16 = f8
	;;
	mov f8 = f16
	br.call.sptk.many b0 = clamp64#
	mov r1 = r60
	cmp.ge p6, p7 = r36, r8
	(p6) br.cond.dptk .L81
	and r15 = 7, r36
	;;
	addl r14 = @gprel(a15#), gp
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) mov r39 = r0
	(p7) br.cond.dptk .L83
.L82:
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r60
	zxt2 r8 = r8
	;;
	cmp4.ne p6, p7 = r8, r32
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
.L83:
	;;
	zxt1 r49 = r39
	;;
	mov r43 = r49
	shladd r37 = r32, 4, r0
	;;
	zxt1 r37 = r37
	;;
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L84
	mov f8 = f16
	br.call.sptk.many b0 = clampu#
	mov r1 = r60
	pmpy2.r r8 = r8, r49
	;;
	zxt1 r8 = r8
.L85:
	adds r14 = 16, r12
	;;
	st1.rel [r14] = r8
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r15 = [r14]
	;;
	and r14 = 15, r15
	;;
	shladd r14 = r14, 3, r0
	addl r16 = @ltoffx(.L88), r1
	;;
	ld8.mov r16 = [r16], .L88
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
.L88:
	data8 @pcrel(.L95)
	data8 @pcrel(.L94)
	data8 @pcrel(.L86)
	data8 @pcrel(.L86)
	data8 @pcrel(.L86)
	data8 @pcrel(.L86)
	data8 @pcrel(.L93)
	data8 @pcrel(.L86)
	data8 @pcrel(.L92)
	data8 @pcrel(.L91)
	data8 @pcrel(.L86)
	data8 @pcrel(.L86)
	data8 @pcrel(.L86)
	data8 @pcrel(.L90)
	data8 @pcrel(.L86)
	data8 @pcrel(.L89)
	data8 @pcrel(.L87)
	.text
.L81:
	cmp.eq p6, p7 = 0, r36
	;;
	(p6) mov r39 = r0
	(p6) br.cond.dptk .L83
	br .L82
	;;
.L84:
	mov f8 = f16
	br.call.sptk.many b0 = clampu#
	mov r1 = r60
	pmpy2.r r61 = r8, r49
	mov r62 = r37
	;;
	zxt1 r61 = r61
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r60
	zxt1 r8 = r8
	br .L85
	;;
.L91:
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L96
	adds r16 = 16, r12
	;;
	ld1.acq r14 = [r16]
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L96:
	addl r16 = @gprel(p9#), gp
	;;
	ld8.acq r17 = [r16]
	adds r18 = 16, r12
	;;
	ld1.acq r16 = [r18]
	;;
	zxt1 r16 = r16
	ld1 r17 = [r17]
	;;
	cmp4.geu p6, p7 = r16, r17
	;;
	(p7) and r16 = 31, r32
	;;
	(p6) and r16 = 31, r15
	addp4 r14 = r14, r0
	;;
	addp4 r16 = r16, r0
	;;
	shr.u r14 = r14, r16
	addl r16 = @gprel(g12#), gp
	;;
	st2 [r16] = r14
.L89:
	adds r14 = 16, r12
	;;
	ld1.acq r17 = [r14]
	;;
	zxt1 r17 = r17
	ld1.acq r16 = [r14]
	cmp4.ne p6, p7 = 0, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 0, r17
	;;
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	;;
	and r14 = r17, r14
	and r16 = 31, r16
	;;
	shl r15 = r15, r16
	;;
	add r15 = r15, r14
	addl r14 = @gprel(g11#), gp
	;;
	st2 [r14] = r15
.L99:
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r14 = [r14]
	;;
	mov r42 = r14
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L105
	adds r16 = 16, r12
	;;
	ld1.acq r14 = [r16]
	addl r15 = @gprel(g11#), gp
	;;
	ld2 r15 = [r15]
	;;
	mov r39 = r15
	ld1.acq r16 = [r16]
	zxt1 r14 = r14
	;;
	shl r14 = r14, 41
	zxt1 r16 = r16
	setf.sig f6 = r15
	;;
	setf.sig f7 = r16
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	cmp.eq p6, p7 = r15, r14
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r60
	;;
	movl r15 = @gprel(a14#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	addl r17 = 11, r0
	addl r21 = @gprel(p9#), gp
	addp4 r20 = r43, r0
	zxt1 r39 = r39
	add r16 = r37, r43
	;;
	sub r16 = r0, r16
	;;
	zxt1 r16 = r16
	adds r15 = 56, r15
	;;
	ld1 r23 = [r15]
	addl r19 = 1, r0
	mov r22 = r43
	mov ar.lc = 9
	br .L111
	;;
.L95:
	adds r16 = 16, r12
	;;
	ld1.acq r15 = [r16]
	addp4 r39 = r39, r0
	addl r14 = @gprel(a15#), gp
	;;
	add r14 = r14, r39
	;;
	st1 [r14] = r15
	br .L99
	;;
.L87:
	mux1 r15 = r36, @rev
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	st1 [r14] = r15
	br .L99
	;;
.L92:
	adds r36 = -1, r36
	br .L99
	;;
.L94:
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	addl r14 = @gprel(a13#+5), gp
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f7 = f7
	;;
	fsub.s f6 = f6, f7
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f7 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f1
	;;
	(p6) addl r14 = @gprel(g12#), gp
	;;
	(p6) ld2 r14 = [r14]
	;;
	(p6) setf.sig f7 = r14
	;;
	(p6) fcvt.xuf.s f7 = f7
	;;
	(p7) fneg f7 = f7
	;;
	fsub.s f6 = f6, f7
	addl r14 = @gprel(g10#), gp
	;;
	stfs [r14] = f6
	br .L99
	;;
.L90:
	setf.sig f6 = r36
	;;
	fcvt.xf f8 = f6
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r60
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L103
	;;
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r34
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L103:
	addl r15 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r15]
	;;
	adds r15 = 24, r15
	sxt4 r14 = r14
	;;
	st8 [r15] = r14
	br .L99
	;;
.L93:
	adds r15 = 16, r12
	;;
	ld1.acq r14 = [r15]
	;;
	zxt1 r14 = r14
	addl r15 = @gprel(g12#), gp
	;;
	ld2 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) setf.sig f6 = r36
	(p7) setf.sig f7 = r36
	;;
	(p7) xmpy.l f6 = f6, f7
	;;
	(p7) getf.sig r36 = f6
	;;
	(p7) shr.u r14 = r36, 63
	;;
	(p7) add r36 = r14, r36
	;;
	(p7) shr r36 = r36, 1
	;;
	(p6) setf.sig f8 = r36
	(p6) setf.sig f9 = r36
	;;
	(p6) xmpy.l f8 = f8, f9
	;;
	(p6) getf.sig r36 = f8
	;;
	(p6) shr.u r14 = r36, 63
	;;
	(p6) add r36 = r14, r36
	;;
	(p6) shr r36 = r36, 1
	(p6) adds r15 = 16, r12
	;;
	(p6) ld1.acq r14 = [r15]
	br .L99
	;;
.L86:
	addl r15 = @gprel(a15#+6), gp
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp.ne p6, p7 = 0, r36
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	or r14 = r16, r14
	ld1 r16 = [r15]
	;;
	and r14 = r16, r14
	;;
	st1 [r15] = r14
	br .L99
	;;
.L139:
	mov r40 = r22
.L111:
	cmp4.ne p6, p7 = r17, r8
	(p7) br.cond.dpnt .L150
	ld8.acq r14 = [r21]
	;;
	adds r14 = 32, r14
	;;
	st1 [r14] = r0
	adds r14 = 16, r12
	;;
	ld1.acq r15 = [r14]
	ld1.acq r14 = [r14]
	;;
	and r14 = 31, r14
	;;
	shl r14 = r39, r14
	and r15 = r15, r20
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p7) and r38 = r38, r23
	;;
	(p7) sub r38 = r0, r38
	;;
	(p7) zxt1 r38 = r38
	;;
	(p6) mov r38 = r16
	adds r17 = -1, r17
	mov r14 = r19
	br.cloop.sptk.few .L139
	;;
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	st1 [r14] = r49
	br .L108
	;;
.L150:
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L108
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	st1 [r14] = r40
	br .L108
	;;
.L105:
	mov f8 = f16
	br.call.sptk.many b0 = clamp32#
	mov r1 = r60
	shladd r40 = r8, 2, r0
	;;
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r37 = [r14]
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f6 = [r14]
	addl r14 = @gprel(a15#+2), gp
	;;
	ld1 r45 = [r14]
	addl r14 = @gprel(a13#), gp
	;;
	ld1 r44 = [r14]
	movl r48 = @gprel(a16#)
	;;
	add r48 = r1, r48
	addl r50 = @gprel(a15#), gp
	mov f3 = f5
	mov f4 = f0
	addl r47 = @gprel(p9#), gp
	zxt2 r43 = r40
	addp4 r46 = r41, r0
	mov ar.lc = 10
.L114:
	dep.z r14 = r37, 1, 3
	;;
	add r14 = r48, r14
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f7 = f7
	;;
	fcmp.gt p6, p7 = f7, f5
	;;
	(p7) adds r15 = 16, r12
	;;
	(p7) ld1.acq r14 = [r15]
	;;
	(p7) and r14 = 7, r14
	;;
	(p7) add r14 = r50, r14
	;;
	(p7) ld1 r14 = [r14]
	;;
	(p7) setf.sig f2 = r14
	;;
	(p7) fcvt.xuf.s f2 = f2
	;;
	(p7) fneg f2 = f2
	;;
	(p6) mov f2 = f6
	frcpa.s0 f7, p6 = f6, f3
	;;
	(p6) fnma.s1 f8 = f3, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f8, f7
	;;
	(p6) fma.s1 f9 = f9, f8, f7
	;;
	(p6) fmpy.s.s1 f8 = f6, f9
	;;
	(p6) fnma.s1 f6 = f8, f3, f6
	;;
	(p6) fma.s.s0 f7 = f6, f9, f8
	;;
	fsub.s f2 = f2, f7
	;;
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r60
	sub r14 = r8, r45
	;;
	zxt2 r14 = r14
	adds r16 = 16, r12
	;;
	ld1.acq r15 = [r16]
	;;
	zxt1 r15 = r15
	fmpy.s f7 = f5, f2
	;;
	frcpa.s0 f6, p6 = f7, f4
	;;
	(p6) fnma.s1 f8 = f6, f0, f1
	;;
	(p6) fma.s1 f9 = f6, f8, f6
	;;
	(p6) fma.s1 f9 = f9, f8, f6
	;;
	(p6) fmpy.s.s1 f8 = f7, f9
	;;
	(p6) fnma.s1 f7 = f8, f0, f7
	;;
	(p6) fma.s.s0 f6 = f7, f9, f8
	adds r15 = 3, r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.s f7 = f7
	;;
	fmpy.s f6 = f6, f7
	ld8.acq r15 = [r47]
	;;
	adds r15 = 24, r15
	;;
	ld2 r15 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	(p7) mov r37 = r43
	;;
	sub r37 = r37, r41
	;;
	extr.u r37 = r37, 14, 2
	pmpy2.r r14 = r14, r44
	;;
	and r14 = r14, r46
	;;
	sub r37 = r37, r14
	;;
	zxt2 r39 = r37
	;;
	mov r37 = r39
	br.cloop.sptk.few .L114
	addl r14 = @gprel(g11#), gp
	;;
	st2 [r14] = r39
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L115
	ld1.acq r61 = [r16]
	mov r62 = r32
	;;
	zxt1 r61 = r61
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r60
	sub r14 = r0, r8
	;;
	zxt1 r14 = r14
.L116:
	;;
	addp4 r14 = r14, r0
	;;
	xor r49 = r14, r49
	;;
	mov r43 = r49
	addp4 r18 = r49, r0
	;;
	setf.sig f6 = r18
	;;
	fcvt.xuf.d f6 = f6
	mov f7 = f0
	;;
	fadd.d f6 = f6, f7
	movl r14 = 0xbddb7cdfd9d7bdbb
	;;
	setf.d f7 = r14
	;;
	fcmp.ge p6, p7 = f16, f7
	;;
	(p7) addp4 r15 = r33, r0
	;;
	(p7) setf.sig f7 = r15
	;;
	(p7) fcvt.xuf.d f7 = f7
	;;
	(p7) fneg f7 = f7
	(p6) movl r16 = 0x3fe0000000000000
	;;
	(p6) setf.d f7 = r16
	;;
	fcmp.lt p6, p7 = f6, f7
	;;
	(p6) addp4 r17 = r39, r0
	;;
	(p6) setf.sig f8 = r17
	;;
	(p6) fcvt.xuf.d f8 = f8
	(p7) movl r14 = @gprel(g8#)
	;;
	(p7) add r14 = r1, r14
	;;
	(p7) adds r14 = 32, r14
	;;
	(p7) ld1 r14 = [r14]
	;;
	(p7) sxt1 r14 = r14
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) fcvt.xf f6 = f6
	;;
	(p7) fnorm.d f8 = f6
	(p7) addp4 r32 = r32, r0
	;;
	(p7) setf.sig f7 = r32
	;;
	(p7) fcvt.xuf.d f6 = f7
	;;
	(p7) fmpy.d f8 = f8, f6
	;;
	(p7) fneg f8 = f8
	;;
	fnorm.s f8 = f8
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 8, r14
	movl r16 = @gprel(a16#)
	;;
	add r16 = r1, r16
	;;
	ld2 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	st8 [r14] = r16
	fcmp.neq p6, p7 = f5, f5
	;;
	(p7) addp4 r39 = r39, r0
	;;
	(p7) setf.sig f9 = r39
	;;
	(p7) fcvt.xuf.s f6 = f9
	;;
	(p6) fneg f6 = f5
	movl r14 = 0x40500000
	;;
	setf.s f9 = r14
	;;
	frcpa.s0 f7, p6 = f9, f5
	;;
	(p6) fnma.s1 f12 = f5, f7, f1
	;;
	(p6) fma.s1 f10 = f7, f12, f7
	;;
	(p6) fma.s1 f10 = f10, f12, f7
	;;
	(p6) fmpy.s.s1 f12 = f9, f10
	;;
	(p6) fnma.s1 f9 = f12, f5, f9
	;;
	(p6) fma.s.s0 f7 = f9, f10, f12
	;;
	fmpy.s f6 = f7, f6
	sxt4 r40 = r40
	;;
	setf.sig f7 = r40
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.s f7 = f7
	and r16 = 63, r34
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r16
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f9 = f9
	;;
	fnorm.s f9 = f9
	;;
	fcmp.neq p6, p7 = f8, f9
	;;
	(p7) addp4 r15 = r49, r0
	;;
	(p7) setf.sig f9 = r15
	;;
	(p7) fcvt.xuf.s f8 = f9
	;;
	(p6) fneg f8 = f8
	;;
	fsub.s f7 = f7, f8
	;;
	frcpa.s0 f8, p6 = f6, f7
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
	addl r14 = @gprel(g10#), gp
	;;
	stfs [r14] = f8
.L108:
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r15 = [r14]
	;;
	or r14 = r43, r15
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	;;
	sub r39 = r34, r39
	mov r50 = r34
	addl r14 = @gprel(a13#), gp
	;;
	adds r16 = 4, r14
	;;
	ld1 r44 = [r16]
	and r16 = 7, r34
	;;
	add r16 = r14, r16
	and r45 = 31, r15
	;;
	shl r45 = r33, r45
	;;
	zxt2 r45 = r45
	addl r17 = @gprel(g10#), gp
	;;
	ldfs f2 = [r17]
	and r17 = 7, r43
	;;
	add r14 = r14, r17
	mov r56 = r0
	mov r54 = r0
	addl r37 = @gprel(p9#), gp
	zxt1 r52 = r36
	movl r51 = @gprel(g8#)
	;;
	add r51 = r1, r51
	sxt1 r34 = r34
	ld1 r49 = [r16]
	addl r57 = @gprel(a15#+2), gp
	dep.z r15 = r15, 1, 3
	movl r55 = @gprel(a16#)
	;;
	add r55 = r1, r55
	;;
	add r55 = r55, r15
	addl r53 = 1, r0
	movl r46 = @gprel(a14#)
	;;
	add r46 = r1, r46
	ld1 r48 = [r14]
	adds r41 = 24, r12
	addl r47 = 65598, r0
	mov ar.lc = 8
	br .L129
	;;
.L115:
	adds r17 = 16, r12
	;;
	ld1.acq r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	br .L116
	;;
.L151:
	ld1 r16 = [r57]
	;;
	setf.sig f6 = r16
	;;
	fcvt.xuf.s f6 = f6
	ld2 r17 = [r55]
	;;
	setf.sig f7 = r17
	;;
	fcvt.xuf.s f7 = f7
	;;
	fsub.s f6 = f6, f7
	addp4 r38 = r38, r0
	;;
	setf.sig f8 = r38
	;;
	fcvt.xuf.s f7 = f8
	;;
	fmpy.s f2 = f7, f2
	;;
	fsub.s f2 = f6, f2
	mov r15 = r39
	mov r56 = r53
	br .L128
	;;
.L152:
	cmp4.eq p6, p7 = 0, r56
	;;
	(p7) addl r14 = @gprel(g10#), gp
	;;
	(p7) stfs [r14] = f2
	cmp4.eq p6, p7 = 0, r54
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) st2 [r14] = r42
	setf.sig f6 = r36
	;;
	fcvt.xf f7 = f6
	;;
	fnorm.d f7 = f7
	;;
	fnorm.s f7 = f7
	sxt4 r42 = r42
	;;
	setf.sig f6 = r42
	;;
	fcvt.xf f6 = f6
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
	fsub.s f8 = f8, f5
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov ar.pfs = r59
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r58
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20], 32
	ldf.fill f5 = [r19]
	;;
	ldf.fill f16 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L153:
	.body
	.copy_state 1
	cmp4.eq p6, p7 = 1, r15
	;;
	(p6) sub r8 = r0, r8
	;;
	(p6) xor r8 = r8, r38
	;;
	(p6) st1 [r51] = r8
	(p6) mov r42 = r45
	(p6) mov r15 = r39
	(p6) mov r54 = r53
	(p7) br.cond.spnt .L151
.L128:
	adds r16 = 16, r12
	;;
	ld1.acq r14 = [r16]
	;;
	and r14 = r14, r48
	;;
	and r14 = 63, r14
	;;
	shr.u r14 = r15, r14
	;;
	st8.rel [r41] = r14
	ld8.acq r14 = [r41]
	and r15 = 63, r42
	;;
	add r15 = r46, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	sub r14 = r14, r15
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r47, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 14, r14
	;;
	(p6) addl r38 = 1, r0
	;;
	(p7) mov r38 = r0
	ld1.acq r14 = [r16]
	ld8.acq r15 = [r37]
	;;
	extr.u r14 = r14, 3, 5
	;;
	st1 [r15] = r14
	adds r39 = -1, r39
	br.cloop.sptk.few .L129
	br .L152
	;;
.L129:
	cmp4.ltu p6, p7 = r42, r50
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.ne p6, p7 = r43, r14
	;;
	(p7) ld1 r14 = [r51]
	;;
	(p7) xor r14 = r14, r38
	;;
	(p6) ld8.acq r14 = [r37]
	;;
	(p6) ld1 r14 = [r14]
	;;
	(p6) and r14 = 31, r14
	;;
	(p6) shl r14 = r52, r14
	;;
	sub r14 = r0, r14
	;;
	zxt1 r14 = r14
	ld8.acq r15 = [r37]
	;;
	st1 [r15] = r14
	cmp4.ne p6, p7 = 0, r42
	;;
	(p7) adds r15 = 16, r12
	;;
	(p7) ld1.acq r14 = [r15]
	;;
	ld8.acq r14 = [r37]
	;;
	adds r14 = 34, r14
	;;
	st2 [r14] = r0
	ld8.acq r15 = [r37]
	;;
	adds r15 = 32, r15
	sxt4 r14 = r34
	and r16 = 31, r38
	;;
	shr r14 = r14, r16
	;;
	xor r14 = r14, r49
	;;
	sub r14 = r44, r14
	;;
	st1 [r15] = r14
	mux1 r40 = r39, @rev
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clampu#
	mov r1 = r60
	ld8.acq r14 = [r37]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	setf.sig f7 = r8
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f6 = f7, f8
	setf.sig f9 = r40
	;;
	xmpy.l f6 = f6, f9
	;;
	getf.sig r14 = f6
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 15, r14
	;;
	(p6) shl r15 = r39, 61
	(p6) br.cond.dpnt .L128
	;;
	cmp4.eq p6, p7 = -3, r15
	(p7) br.cond.dptk .L153
	and r14 = 63, r42
	;;
	add r14 = r46, r14
	;;
	st1 [r14] = r34
	mov r15 = r39
	br .L128
	;;
	.endp fn43#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC10:
	stringz	"%s %08x\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	mov r37 = r32
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r38 = [r14]
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp show#
	.global __moddi3#
	.section	.rodata.str1.8
	.align 8
.LC11:
	stringz	"0"
	.align 8
.LC12:
	stringz	"1"
	.align 8
.LC13:
	stringz	"2"
	.align 8
.LC14:
	stringz	"end"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 53
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 0, 25, 5, 0
	adds r16 = -104, r12
	adds r17 = -96, r12
	.fframe 144
	adds r12 = -144, r12
	.save pr, r56
	mov r56 = pr
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	.save rp, r53
	mov r53 = b0
	mov r55 = r1
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
	stf.spill [r16] = f17
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18
	.body
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r33 = [r14]
	;;
	mov r35 = r33
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r34 = [r14]
	;;
	mov r32 = r34
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f2 = [r14]
	;;
	fnorm.d f3 = f2
	;;
	mov f8 = f3
	br.call.sptk.many b0 = clampu#
	mov r1 = r55
	sxt1 r58 = r34
	;;
	sxt4 r58 = r58
	and r8 = 31, r8
	;;
	shr r58 = r58, r8
	;;
	cmp4.ne p6, p7 = 0, r58
	(p6) br.cond.dptk .L156
	sub r41 = r0, r33
	;;
	sxt1 r15 = r41
	extr.u r41 = r41, 7, 1
	;;
	add r41 = r41, r15
	;;
	extr r41 = r41, 1, 8
.L157:
	sxt1 r58 = r33
	;;
	cmp4.ne p6, p7 = 0, r58
	(p6) br.cond.dptk .L158
	adds r14 = 1, r41
	;;
	zxt1 r14 = r14
	;;
	cmp4.ltu p6, p7 = 2, r14
	;;
	(p6) mov r37 = r0
	(p6) br.cond.dptk .L159
	and r34 = 7, r34
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r34
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 7, 1
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L305
.L258:
	mov f8 = f3
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	extr.u r37 = r8, 38, 16
.L159:
	sxt4 r15 = r41
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r46 = r14, r15
	;;
	extr r46 = r46, 2, 8
	addl r39 = 11, r0
	mov r49 = r0
	movl r40 = -9223372036854775808
	addl r48 = 1, r0
	addl r38 = @gprel(p9#), gp
	adds r34 = 27, r12
	movl r42 = @gprel(a14#)
	;;
	add r42 = r1, r42
	movl r14 = 0xbf800000
	;;
	setf.s f5 = r14
	movl r15 = 0x3f000000
	;;
	setf.s f3 = r15
	movl r45 = @gprel(a16#)
	;;
	add r45 = r1, r45
	cmp.ne p16, p17 = r0, r0
	sxt4 r17 = r41
	;;
	setf.sig f17 = r17
	addl r47 = @ltoffx(.L176), r1
	;;
	ld8.mov r47 = [r47], .L176
	cmp4.ne p18, p19 = 0, r41
	and r14 = 7, r41
	addl r44 = @gprel(a15#), gp
	;;
	add r44 = r44, r14
	movl r43 = @gprel(g8#)
	;;
	add r43 = r1, r43
	;;
	adds r43 = 24, r43
	mov ar.lc = 10
	br .L193
	;;
.L156:
	sub r14 = r0, r33
	;;
	sxt1 r57 = r14
	extr.u r14 = r14, 7, 1
	;;
	add r57 = r14, r57
	;;
	extr r57 = r57, 1, 8
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r55
	sxt1 r41 = r8
	br .L157
	;;
.L158:
	extr.u r57 = r41, 31, 1
	;;
	add r57 = r57, r41
	;;
	extr r57 = r57, 1, 8
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r55
	sxt1 r8 = r8
	;;
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) mov r37 = r0
	(p6) br.cond.dptk .L159
	and r34 = 7, r34
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r34
	;;
	ld1 r14 = [r14]
	;;
	extr r14 = r14, 7, 1
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) mov r37 = r0
	(p6) br.cond.dptk .L159
	br .L258
	;;
.L162:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	cmp4.ne p6, p7 = 0, r37
	;;
	(p6) mov r8 = r48
	(p6) br.cond.dptk .L164
	ld8.acq r14 = [r38]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
.L164:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	sxt1 r8 = r8
	br .L163
	;;
.L179:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	mov r58 = r8
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L184
	;;
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	shr.u r8 = r14, 63
	;;
	add r8 = r8, r14
	;;
	shr r8 = r8, 1
.L185:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	andcm r36 = -1, r36
	;;
	cmp.lt p6, p7 = r8, r36
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	br .L186
	;;
.L184:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	shr.u r57 = r14, 63
	;;
	add r57 = r57, r14
	;;
	shr r57 = r57, 1
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r55
	br .L185
	;;
.L183:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	dep.z r14 = r39, 1, 3
	;;
	add r14 = r45, r14
	;;
	ld2 r15 = [r14]
	;;
	adds r15 = 1, r15
	;;
	st2 [r14] = r15
	br .L186
	;;
.L182:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	st1.rel [r34] = r46
.L175:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	cmp4.ne p6, p7 = 0, r37
	;;
	(p6) mov r14 = r48
	(p6) br.cond.dptk .L187
	;;
	ld1.acq r14 = [r34]
	;;
	and r14 = 63, r14
	;;
	add r14 = r42, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	or r14 = r40, r14
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L187:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld8.acq r15 = [r38]
	;;
	adds r15 = 8, r15
	sxt4 r14 = r14
	;;
	st8 [r15] = r14
.L186:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld1 r58 = [r44]
	;;
	cmp.ne p6, p7 = 0, r58
	(p6) br.cond.dptk .L191
	ld1.acq r14 = [r34]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -255, r14
	;;
	shr.u r36 = r14, 63
	;;
	add r36 = r36, r14
	;;
	shr r36 = r36, 1
.L192:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld1.acq r57 = [r34]
	;;
	sxt1 r14 = r57
	extr.u r57 = r57, 7, 1
	;;
	add r57 = r57, r14
	andcm r58 = -1, r33
	;;
	extr r57 = r57, 1, 8
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r55
	xor r8 = r36, r8
	;;
	st8 [r43] = r8
	adds r39 = -1, r39
	br.cloop.sptk.few .L193
	br .L306
	;;
.L193:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	addp4 r14 = r32, r0
	;;
	or r14 = r40, r14
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	addp4 r36 = r35, r0
	;;
	or r15 = r40, r36
	;;
	adds r16 = -1, r15
	;;
	andcm r15 = r16, r15
	popcnt r14 = r14
	;;
	popcnt r15 = r15
	;;
	cmp4.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L162
	setf.sig f8 = r36
	;;
	fcvt.xuf.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r55
	sxt1 r8 = r8
.L163:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	st1.rel [r34] = r8
	ld1.acq r14 = [r34]
	pmpy2.r r33 = r41, r35
	;;
	zxt2 r33 = r33
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r55
	and r14 = 63, r37
	;;
	add r14 = r42, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	sxt2 r8 = r8
	;;
	cmp4.ne p6, p7 = r8, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	add r33 = r33, r14
	;;
	zxt2 r33 = r33
	;;
	mov r32 = r33
	ld1.acq r14 = [r34]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fnorm.s f6 = f6
	addp4 r15 = r33, r0
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.s f7 = f7
	;;
	fcmp.lt p6, p7 = f6, f7
	;;
	(p7) fneg f12 = f2
	(p7) br.cond.dptk .L167
	ld8.acq r14 = [r38]
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	;;
	fcmp.le p6, p7 = f6, f2
	;;
	(p7) fneg f12 = f2
	;;
	(p6) mov f12 = f5
.L167:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld1.acq r15 = [r34]
	ld1.acq r14 = [r34]
	ld8.acq r16 = [r38]
	;;
	sxt1 r15 = r15
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f8 = f6
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	ld1 r16 = [r16]
	;;
	setf.sig f9 = r16
	fcvt.xf f6 = f6
	;;
	fcvt.xuf f9 = f9
	;;
	frcpa.s0 f7, p6 = f6, f9
	;;
	(p6) fnma.s1 f11 = f9, f7, f1
	;;
	(p6) fma.s1 f10 = f7, f11, f7
	;;
	(p6) fma.s1 f10 = f10, f11, f7
	;;
	(p6) fmpy.s.s1 f11 = f6, f10
	;;
	(p6) fnma.s1 f6 = f11, f9, f6
	;;
	(p6) fma.s.s0 f7 = f6, f10, f11
	;;
	fcmp.ge p6, p7 = f8, f7
	;;
	(p7) fneg f6 = f2
	(p7) br.cond.dptk .L170
	fcmp.lt p6, p7 = f2, f3
	;;
	(p7) ld8.acq r14 = [r38]
	;;
	(p7) adds r14 = 32, r14
	;;
	(p7) ld1 r14 = [r14]
	;;
	(p7) sxt1 r14 = r14
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) fcvt.xf f6 = f6
	;;
	(p7) fnorm.s f6 = f6
	;;
	(p7) fneg f6 = f6
	;;
	(p6) mov f6 = f2
.L170:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	fcmp.gt p6, p7 = f6, f12
	;;
	(p6) fadd.s f7 = f2, f2
	(p7) addp4 r17 = r39, r0
	;;
	(p7) setf.sig f7 = r17
	;;
	(p7) fcvt.xuf.s f7 = f7
	(p7) fmpy.s f2 = f2, f2
	;;
	(p7) fmpy.s f7 = f7, f2
	;;
	(p7) fneg f7 = f7
	addp4 r14 = r37, r0
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f16 = f6
	ld8.acq r15 = [r38]
	ld1.acq r16 = [r34]
	addp4 r17 = r35, r0
	;;
	setf.sig f2 = r17
	;;
	fcvt.xuf.s f2 = f2
	fcvt.xuf.s f6 = f6
	;;
	fsub.s f2 = f2, f6
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	and r15 = 1, r15
	;;
	setf.sig f8 = r15
	;;
	fcvt.xuf f8 = f8
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
	dep.z r15 = r16, 1, 3
	;;
	add r15 = r45, r15
	;;
	ld2 r15 = [r15]
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.s f7 = f7
	;;
	fmpy.s f6 = f6, f7
	;;
	fsub.s f2 = f2, f6
	sub r14 = r0, r14
	;;
	shr.u r14 = r14, 60
	(p16) br.cond.dpnt .L174
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r47
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
.L176:
	data8 @pcrel(.L183)
	data8 @pcrel(.L182)
	data8 @pcrel(.L181)
	data8 @pcrel(.L174)
	data8 @pcrel(.L174)
	data8 @pcrel(.L174)
	data8 @pcrel(.L174)
	data8 @pcrel(.L174)
	data8 @pcrel(.L180)
	data8 @pcrel(.L179)
	data8 @pcrel(.L174)
	data8 @pcrel(.L174)
	data8 @pcrel(.L174)
	data8 @pcrel(.L178)
	data8 @pcrel(.L174)
	data8 @pcrel(.L177)
	data8 @pcrel(.L175)
	.text
.L180:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L188
	dep.z r15 = r41, 1, 3
	;;
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld2 r37 = [r14]
	mov f8 = f16
	br.call.sptk.many b0 = clampu#
	mov r1 = r55
	zxt2 r8 = r8
	;;
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 0, r37
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) and r37 = r35, r37
	(p7) br.cond.dpnt .L186
.L188:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	;;
	shladd r37 = r35, 1, r0
	;;
	zxt2 r37 = r37
	br .L186
	;;
.L177:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld8.acq r14 = [r38]
	sub r15 = -2, r35
	;;
	st1 [r14] = r15
	br .L186
	;;
.L181:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r55
	(p19) sxt1 r15 = r8
	(p19) extr.u r14 = r8, 7, 1
	;;
	(p19) add r14 = r14, r15
	;;
	(p19) extr r14 = r14, 1, 8
	;;
	(p18) sxt1 r14 = r8
	(p18) extr.u r57 = r8, 7, 1
	;;
	(p18) add r57 = r57, r14
	(p18) sxt4 r58 = r41
	;;
	(p18) extr r57 = r57, 1, 8
	(p18) br.call.dptk.many b0 = __divdi3#
	(p18) mov r1 = r55
	(p18) sxt1 r14 = r8
	;;
	st1.rel [r34] = r14
.L178:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	and r35 = 63, r35
	;;
	add r35 = r42, r35
	;;
	ld1 r35 = [r35]
	;;
	sxt1 r35 = r35
	;;
	or r35 = r35, r33
	;;
	zxt2 r35 = r35
	mov r49 = r48
	br .L186
	;;
.L174:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	fcvt.xf f6 = f17
	;;
	fnorm.s f6 = f6
	;;
	fadd.s f6 = f6, f2
	sxt4 r14 = r39
	;;
	setf.sig f2 = r14
	;;
	fcvt.xf f2 = f2
	;;
	fnorm.s f2 = f2
	;;
	fadd.s f2 = f6, f2
	br .L186
	;;
.L191:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld1.acq r14 = [r34]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -255, r14
	;;
	shr.u r57 = r14, 63
	;;
	add r57 = r57, r14
	;;
	shr r57 = r57, 1
	;;
	sub r57 = r0, r57
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r55
	mov r36 = r8
	br .L192
	;;
.L305:
	mov r37 = r0
	br .L159
	;;
.L306:
	addl r14 = @gprel(g10#), gp
	;;
	stfs [r14] = f2
	addl r14 = @gprel(g12#), gp
	;;
	st2 [r14] = r33
	cmp4.eq p6, p7 = 0, r49
	;;
	(p7) addl r14 = @gprel(g11#), gp
	;;
	(p7) st2 [r14] = r35
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	;;
	addl r32 = @gprel(g11#), gp
	;;
	ld2 r57 = [r32]
	mov f8 = f2
	;;
	xor r57 = r8, r57
	br.call.sptk.many b0 = fn69#
	mov r1 = r55
	;;
	br.call.sptk.many b0 = mix_f#
	mov r1 = r55
	;;
	movl r57 = @gprel(.LC11)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = show#
	mov r1 = r55
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	;;
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	or r14 = r8, r14
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = 62, r14
	;;
	sxt2 r14 = r14
	adds r15 = 24, r12
	;;
	st2.rel [r15] = r14
	addl r57 = 1576, r0
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	ld2 r34 = [r32]
	addl r14 = 1576, r0
	;;
	cmp4.ne p6, p7 = r14, r34
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) ld2 r57 = [r14]
	;;
	(p6) addl r57 = 2, r0
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f8 = f8
	;;
	fnorm.s f8 = f8
	br.call.sptk.many b0 = fn64#
	mov r1 = r55
	;;
	br.call.sptk.many b0 = mix_f#
	mov r1 = r55
	and r14 = 31, r34
	addl r32 = 40, r0
	;;
	shr.u r32 = r32, r14
	;;
	zxt1 r32 = r32
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r35 = [r14]
	;;
	and r15 = 7, r35
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r15
	;;
	ld1 r33 = [r14]
	;;
	andcm r33 = -1, r33
	;;
	zxt2 r33 = r33
	addp4 r34 = r34, r0
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r55
	sxt1 r8 = r8
	;;
	setf.sig f2 = r8
	;;
	fcvt.xf f2 = f2
	;;
	fnorm.s f2 = f2
	cmp4.eq p6, p7 = 0, r35
	;;
	(p6) addl r61 = 3, r0
	(p6) br.cond.dptk .L197
	mov r58 = r35
	addl r57 = 3, r0
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r55
	;;
	mov r61 = r8
.L197:
	mov f8 = f2
	mov r59 = r34
	mov r58 = r33
	mov r57 = r32
	br.call.sptk.many b0 = fn43#
	mov r1 = r55
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r55
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r15 = [r14]
	addl r14 = 1576, r0
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	adds r15 = 24, r12
	;;
	ld2.acq r16 = [r15]
	;;
	sxt2 r16 = r16
	ld2.acq r15 = [r15]
	;;
	sxt2 r15 = r15
	;;
	cmp4.ge p6, p7 = r15, r16
	;;
	(p7) adds r15 = 24, r12
	;;
	(p7) ld2.acq r15 = [r15]
	;;
	(p7) sxt2 r15 = r15
	;;
	(p7) sub r15 = r0, r15
	;;
	(p7) zxt2 r15 = r15
	;;
	(p6) addl r15 = 65533, r0
	;;
	sub r14 = r14, r15
	;;
	sxt2 r14 = r14
	adds r15 = 24, r12
	;;
	st2.rel [r15] = r14
	addl r32 = @gprel(g12#), gp
	;;
	ld2 r57 = [r32]
	;;
	dep.z r15 = r57, 3, 1
	movl r14 = @gprel(t73#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld8 r14 = [r14]
	fadd.s f8 = f8, f8
	mux1 r57 = r57, @rev
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r55
	br.call.sptk.many b0 = mix_f#
	;;
	mov r1 = r55
	;;
	movl r57 = @gprel(.LC12)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = show#
	mov r1 = r55
	ld2 r33 = [r32]
	;;
	dep.z r15 = r33, 1, 3
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld2 r38 = [r14]
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r32 = [r14]
	;;
	mov r36 = r32
	zxt1 r42 = r32
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	and r14 = 31, r32
	;;
	shl r14 = r38, r14
	and r15 = 1, r15
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p7) movl r14 = @gprel(g8#)
	;;
	(p7) add r14 = r1, r14
	;;
	(p7) ld1 r44 = [r14]
	;;
	(p6) mov r44 = r0
	;;
	addp4 r41 = r44, r0
	;;
	mov r57 = r41
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	and r15 = 63, r32
	;;
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r37 = r14
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L200
	and r14 = 7, r32
	;;
	mov r16 = r14
	addl r15 = @gprel(a15#), gp
	;;
	add r15 = r15, r14
	;;
	ld1 r15 = [r15]
	;;
	add r15 = r44, r15
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) mov r16 = r0
	(p6) br.cond.dptk .L201
	pmpy2.r r15 = r32, r32
	;;
	zxt2 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
.L201:
	movl r15 = @gprel(a16#)
	;;
	add r15 = r1, r15
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	sub r14 = r14, r42
	;;
	add r14 = r14, r16
	;;
	sxt1 r14 = r14
	adds r16 = 26, r12
	;;
	st1.rel [r16] = r14
	addl r17 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r17]
	ld8.acq r16 = [r17]
	;;
	adds r16 = 34, r16
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	pmpy2.r r14 = r14, r32
	cmp4.ne p6, p7 = 0, r33
	;;
	(p6) addl r18 = 1, r0
	;;
	(p7) mov r18 = r0
	;;
	add r14 = r14, r18
	ld2 r18 = [r16]
	;;
	and r14 = r18, r14
	;;
	st2 [r16] = r14
	ld8.acq r14 = [r17]
	shr.u r33 = r33, 15
	;;
	mov r41 = r33
	addl r14 = @gprel(g12#), gp
	;;
	st2 [r14] = r33
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r33
	;;
	ld1 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f16 = f6
	addp4 r17 = r44, r0
	;;
	setf.sig f6 = r17
	;;
	fcvt.xuf.s f6 = f6
	movl r18 = 0x41280000
	;;
	setf.s f7 = r18
	;;
	fmpy.s f6 = f6, f7
	;;
	fadd.s f16 = f16, f6
	shladd r14 = r33, 1, r0
	;;
	add r15 = r15, r14
	;;
	ld2 r15 = [r15]
	;;
	setf.sig f6 = r15
	;;
	fcvt.xuf.d f6 = f6
	movl r14 = 0x400a000000000000
	;;
	setf.d f8 = r14
	;;
	fsub.d f8 = f8, f6
	br.call.sptk.many b0 = clampu#
	mov r1 = r55
	;;
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 34, r14
	;;
	ld2 r15 = [r14]
	;;
	add r15 = r8, r15
	;;
	st2 [r14] = r15
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L202
	addp4 r14 = r44, r0
	and r16 = 7, r44
	addl r15 = @gprel(a13#), gp
	;;
	add r15 = r15, r16
	fnorm.d f7 = f16
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	st1 [r15] = r14
	mov r38 = r0
.L203:
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r14 = [r14]
	;;
	mov r41 = r14
	addl r15 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r15]
	;;
	st1 [r15] = r14
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f2 = [r14]
	;;
	fnorm.d f2 = f2
	;;
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	dep.z r15 = r38, 1, 3
	;;
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld2 r45 = [r14]
	;;
	add r45 = r45, r8
	;;
	xor r45 = r8, r45
	fnorm.d f16 = f16
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	mov r1 = r55
	zxt2 r32 = r8
	;;
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	ld1 r40 = [r14]
	mov f8 = f16
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	mov r42 = r8
	;;
	addl r14 = @gprel(a15#+3), gp
	;;
	ld1 r49 = [r14]
	mov r52 = r0
	addl r43 = -11, r0
	addl r35 = @gprel(p9#), gp
	sxt4 r18 = r38
	;;
	setf.sig f18 = r18
	addl r39 = 1, r0
	mux1 r14 = r8, @rev
	;;
	extr r14 = r14, 32, 8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r46 = 1, r0
	;;
	(p7) mov r46 = r0
	zxt2 r51 = r38
	fcvt.xf f17 = f18
	;;
	fnorm.d f17 = f17
	cmp4.ne p18, p19 = r38, r32
	cmp.ne p16, p17 = 0, r8
	movl r50 = @gprel(g8#)
	;;
	add r50 = r1, r50
	;;
	adds r34 = 16, r50
	mov r47 = r0
	adds r50 = 32, r50
	mov r48 = r0
	br .L228
	;;
.L256:
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f2 = r14
	;;
	fcvt.xuf.d f2 = f2
.L204:
	;;
	fsub.d f2 = f8, f2
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r33 = 1, r0
	;;
	(p7) mov r33 = r0
	;;
	and r33 = r44, r33
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	pmpy2.r r14 = r14, r44
	;;
	and r33 = r14, r33
	;;
	mov r44 = r33
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	mov r43 = r8
	cmp.ltu p6, p7 = 2, r8
	;;
	(p7) andcm r14 = -1, r32
	;;
	(p6) andcm r14 = -1, r33
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	;;
	popcnt r34 = r14
	;;
	mov r38 = r34
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 49, r14
	;;
	ld1 r42 = [r15]
	;;
	sxt1 r17 = r42
	adds r14 = 5, r14
	;;
	ld1 r14 = [r14]
	mov r16 = r0
	mov r15 = r0
	addl r33 = 8, r0
	cmp4.eq p16, p17 = 0, r17
	mov r45 = r44
	addp4 r17 = r44, r0
	;;
	setf.sig f5 = r17
	zxt1 r42 = r42
	shladd r17 = r17, 1, r0
	movl r40 = @gprel(a16#)
	;;
	add r40 = r1, r40
	;;
	add r40 = r40, r17
	xor r39 = 3, r36
	;;
	sub r39 = r0, r39
	;;
	zxt2 r39 = r39
	sxt1 r14 = r14
	;;
	setf.sig f3 = r14
	addl r35 = 1, r0
	mov ar.lc = 7
.L214:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	cmp4.ne p6, p7 = r33, r37
	;;
	(p6) mov r14 = r36
	;;
	(p7) mov r14 = r41
	;;
	cmp4.ne p6, p7 = r33, r14
	(p7) br.cond.dpnt .L307
	(p17) mov r58 = r42
	(p17) getf.sig r57 = f5
	(p17) br.call.dptk.many b0 = __udivdi3#
	(p17) mov r1 = r55
	(p17) zxt1 r14 = r8
	;;
	(p16) mov r14 = r45
	;;
	cmp4.le p6, p7 = r14, r39
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	st2 [r40] = r14
	fcvt.xf f6 = f3
	;;
	fnorm.d f6 = f6
	;;
	fcmp.ge p6, p7 = f6, f2
	;;
	(p7) fcvt.xuf.d f4 = f5
	;;
	(p7) fneg f4 = f4
	;;
	(p6) mov f4 = f2
	;;
	fmpy.s f4 = f4, f2
	adds r33 = -1, r33
	mov r15 = r35
	mov r16 = r35
	br.cloop.sptk.few .L214
	addl r14 = @gprel(g10#), gp
	;;
	stfs [r14] = f4
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r15 = [r14]
	addl r16 = 1, r0
	;;
	dep r15 = r16, r15, 0, 1
	;;
	st1 [r14] = r15
.L210:
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 8, r14
	;;
	ld1 r33 = [r15]
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	setf.sig f2 = r14
	;;
	fcvt.xf f2 = f2
	;;
	fnorm.s f2 = f2
	sxt4 r61 = r34
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L215
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	mov r61 = r8
.L215:
	;;
	mov f8 = f2
	mov r59 = r43
	mov r58 = r32
	mov r57 = r33
	br.call.sptk.many b0 = fn43#
	mov r1 = r55
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r55
	br .L203
	;;
.L307:
	cmp4.eq p6, p7 = 0, r16
	;;
	(p7) addl r14 = @gprel(g10#), gp
	;;
	(p7) stfs [r14] = f4
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dpnt .L210
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld1 r15 = [r14]
	addl r16 = 1, r0
	;;
	dep r15 = r16, r15, 0, 1
	;;
	st1 [r14] = r15
	br .L210
	;;
.L221:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	add r14 = r14, r38
	;;
	and r14 = 1, r14
	ld1 r15 = [r34]
	;;
	dep r15 = r14, r15, 0, 1
	;;
	st1 [r34] = r15
	adds r32 = -1, r32
	br.cloop.sptk.few .L222
	br .L308
	;;
.L222:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	shladd r8 = r8, 1, r0
	sxt1 r14 = r32
	;;
	cmp4.eq p6, p7 = r36, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	xor r8 = r14, r8
	;;
	setf.sig f6 = r8
	;;
	fcvt.xuf.d f2 = f6
	;;
	fmpy.d f2 = f5, f2
	;;
	fsub.d f2 = f2, f4
	;;
	fcmp.ge p6, p7 = f3, f2
	;;
	(p6) addl r33 = 1, r0
	;;
	(p7) mov r33 = r0
	;;
	(p19) add r14 = r32, r33
	;;
	(p18) add r14 = r40, r33
	;;
	sxt1 r14 = r14
	ld8.acq r16 = [r35]
	;;
	sxt4 r14 = r14
	;;
	or r14 = r14, r37
	adds r16 = 16, r16
	;;
	ld1 r17 = [r16]
	;;
	dep r17 = r14, r17, 0, 1
	;;
	st1 [r16] = r17
	(p17) shr.u r14 = r8, 63
	;;
	(p17) add r8 = r14, r8
	;;
	(p17) shr r8 = r8, 1
	;;
	(p16) shr.u r57 = r8, 63
	;;
	(p16) add r57 = r57, r8
	(p16) mov r58 = r42
	;;
	(p16) shr r57 = r57, 1
	(p16) br.call.dptk.many b0 = __divdi3#
	(p16) mov r1 = r55
	fcmp.ge p6, p7 = f3, f2
	;;
	(p6) mov r14 = r39
	(p6) br.cond.dptk .L221
	;;
	ld8.acq r14 = [r35]
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	br .L221
	;;
.L308:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	mov r16 = r33
	sub r15 = r49, r41
	cmp4.geu p6, p7 = 6, r41
	;;
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	sxt2 r15 = r15
	;;
	cmp4.eq p6, p7 = r15, r17
	(p6) br.cond.dpnt .L223
	;;
	fcmp.ge p6, p7 = f3, f2
	;;
	(p6) andcm r14 = -1, r14
	;;
	(p7) mov r14 = r48
	;;
	zxt2 r14 = r14
	;;
	mov r41 = r14
	cmp4.eq p6, p7 = r14, r33
	;;
	(p7) ld1 r14 = [r50]
	;;
	(p7) sxt1 r14 = r14
	;;
	(p7) zxt2 r14 = r14
	;;
	sub r14 = r14, r51
	;;
	or r33 = r14, r33
	;;
	zxt2 r16 = r33
	mov r52 = r39
	mov r44 = r47
.L223:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	adds r43 = 2, r43
	;;
	cmp4.ne p6, p7 = 11, r43
	(p7) br.cond.dpnt .L309
.L228:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	ld8.acq r14 = [r35]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f6 = f18, f6
	;;
	getf.sig r14 = f6
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r36 = r39
	;;
	(p7) mov r36 = r46
	;;
	sxt4 r14 = r36
	;;
	setf.sig f5 = r14
	addp4 r15 = r41, r0
	;;
	setf.sig f3 = r15
	;;
	fcvt.xuf.d f3 = f3
	;;
	fsub.d f3 = f17, f3
	;;
	fadd.d f3 = f3, f16
	sxt4 r14 = r43
	addp4 r15 = r44, r0
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	setf.sig f8 = r15
	;;
	fcvt.xuf f9 = f8
	;;
	frcpa.s0 f4, p6 = f6, f9
	;;
	(p6) fnma.s1 f7 = f9, f4, f1
	;;
	(p6) fma.s1 f8 = f4, f7, f4
	(p6) fmpy.s1 f7 = f7, f7
	;;
	(p6) fma.s1 f8 = f8, f7, f8
	(p6) fmpy.s1 f7 = f7, f7
	;;
	(p6) fma.s1 f7 = f8, f7, f8
	;;
	(p6) fmpy.d.s1 f8 = f6, f7
	;;
	(p6) fnma.s1 f6 = f9, f8, f6
	;;
	(p6) fma.d.s0 f4 = f6, f7, f8
	mov r8 = r45
	addl r32 = 8, r0
	sxt1 r36 = r36
	fcvt.xuf.d f5 = f5
	sxt1 r37 = r41
	mov ar.lc = 7
	br .L222
	;;
.L200:
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	mov r36 = r44
	and r15 = 7, r44
	;;
	addl r14 = @gprel(a15#), gp
	;;
	add r14 = r14, r15
	;;
	ld1 r34 = [r14]
	;;
	shr.u r34 = r34, 1
	addl r37 = @gprel(g10#), gp
	;;
	cmp4.ne p6, p7 = 0, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 0, r44
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	and r14 = r15, r14
	;;
	cmp4.eq p16, p17 = 0, r14
	addl r40 = @gprel(a15#+2), gp
	addp4 r39 = r34, r0
	movl r35 = @gprel(g8#)
	;;
	add r35 = r1, r35
	;;
	adds r35 = 24, r35
	mov ar.lc = 7
.L232:
	.pred.rel.mutex p16, p17
	ldfs f2 = [r37]
	mov r57 = r0
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	;;
	fnorm.d f2 = f2
	;;
	(p17) mov f8 = f2
	(p17) br.call.dptk.many b0 = clamp64#
	(p17) mov r1 = r55
	(p17) shr.u r57 = r8, 63
	;;
	(p17) add r57 = r57, r8
	(p17) mov r58 = r39
	;;
	(p17) shr r57 = r57, 1
	(p17) br.call.dptk.many b0 = __moddi3#
	(p17) mov r1 = r55
	(p16) ld1 r8 = [r40]
	;;
	(p16) adds r8 = 255, r8
	;;
	st8 [r35] = r8
	br.cloop.sptk.few .L232
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	mov r1 = r55
	cmp4.ne p6, p7 = -1, r8
	;;
	(p7) add r14 = r36, r32
	;;
	(p7) and r14 = 15, r14
	;;
	(p7) adds r14 = -3, r14
	(p7) br.cond.dpnt .L234
	add r57 = r36, r32
	andcm r58 = -1, r8
	;;
	addp4 r58 = r58, r0
	addp4 r57 = r57, r0
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r55
	and r14 = 15, r8
	;;
	adds r14 = -3, r14
.L234:
	;;
	cmp4.eq p6, p7 = 4, r14
	;;
	(p6) addl r14 = @gprel(p9#), gp
	;;
	(p6) ld8.acq r14 = [r14]
	(p6) br.cond.dpnt .L237
	;;
	cmp4.ne p6, p7 = 6, r14
	;;
	(p7) movl r14 = @gprel(g8#)
	;;
	(p7) add r14 = r1, r14
	;;
	(p7) adds r14 = 32, r14
	;;
	(p7) st1 [r14] = r44
	(p6) addl r14 = @gprel(p9#), gp
	;;
	(p6) ld8.acq r14 = [r14]
	;;
	(p6) adds r14 = 24, r14
	(p6) and r16 = 7, r34
	(p6) addl r15 = @gprel(a15#), gp
	;;
	(p6) add r15 = r15, r16
	;;
	(p6) ld1 r15 = [r15]
	(p6) sub r41 = r41, r32
	;;
	(p6) setf.sig f7 = r15
	(p6) setf.sig f8 = r41
	;;
	(p6) xmpy.l f7 = f7, f8
	;;
	(p6) getf.sig r15 = f7
	;;
	(p6) st8 [r14] = r15
.L237:
	cmp4.leu p6, p7 = r34, r44
	;;
	(p7) dep.z r15 = r32, 1, 3
	(p7) movl r14 = @gprel(a16#)
	;;
	(p7) add r14 = r1, r14
	;;
	(p7) add r14 = r14, r15
	;;
	(p7) ld2 r14 = [r14]
	;;
	(p7) shladd r44 = r14, 1, r0
	;;
	(p7) add r44 = r44, r14
	;;
	(p7) zxt1 r44 = r44
	(p6) addl r14 = @gprel(a13#), gp
	(p6) addl r15 = 1, r0
	;;
	(p6) st1 [r14] = r15
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 34, r14
	;;
	ld2 r35 = [r14]
	;;
	sub r14 = r35, r38
	addp4 r15 = r44, r0
	;;
	add r14 = r14, r15
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L240
	and r44 = 63, r44
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r44
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r35 = r14
	addp4 r32 = r32, r0
	;;
	setf.sig f7 = r32
	;;
	fcvt.xuf.d f7 = f7
	mov r14 = r35
	setf.sig f8 = r35
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = @gprel(p9#), gp
	;;
	(p6) ld8.acq r14 = [r14]
	mov f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r55
	sub r32 = r42, r8
	;;
	sxt1 r32 = r32
	pmpy2.r r15 = r34, r34
	;;
	zxt1 r15 = r15
	andcm r16 = -1, r32
	;;
	extr.u r16 = r16, 31, 1
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r16
	;;
	ld1 r14 = [r14]
	;;
	or r14 = r14, r35
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r58 = 1, r0
	;;
	(p7) mov r58 = r0
	;;
	shl r58 = r15, r58
	;;
	add r58 = r58, r15, 1
	;;
	zxt1 r58 = r58
	;;
	cmp4.ne p6, p7 = 0, r58
	;;
	(p7) add r14 = r34, r33
	;;
	(p7) sub r14 = r0, r14
	;;
	(p7) zxt1 r14 = r14
	(p7) br.cond.dptk .L244
	add r57 = r34, r33
	;;
	zxt1 r57 = r57
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r55
	sub r14 = r0, r8
	;;
	zxt1 r14 = r14
.L244:
	cmp4.gt p6, p7 = r0, r32
	(p6) br.cond.dpnt .L245
	;;
	movl r14 = @gprel(a16#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld2 r15 = [r14]
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	st1 [r14] = r15
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 50, r14
	;;
	st1 [r14] = r33
	br .L246
	;;
.L245:
	addl r15 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r15]
	;;
	adds r15 = 34, r15
	;;
	ld1 r15 = [r15]
	;;
	cmp4.leu p6, p7 = r15, r42
	;;
	(p6) mov r16 = r14
	;;
	(p7) mov r16 = r0
	movl r15 = @gprel(a14#)
	;;
	add r15 = r1, r15
	;;
	adds r15 = 22, r15
	;;
	ld1 r15 = [r15]
	;;
	andcm r15 = -1, r15
	;;
	zxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = r15, r16
	;;
	(p7) zxt1 r15 = r33
	;;
	(p6) mov r15 = r0
	and r14 = 7, r14
	addl r16 = @gprel(a15#), gp
	;;
	add r14 = r16, r14
	;;
	ld1 r16 = [r14]
	;;
	add r15 = r15, r16
	;;
	st1 [r14] = r15
	addl r14 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 34, r14
	;;
	st2 [r14] = r0
	br .L246
	;;
.L240:
	add r34 = r34, r33
	;;
	setf.sig f6 = r34
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	getf.d r15 = f6
	adds r14 = 16, r12
	;;
	st8.rel [r14] = r15
	and r44 = 7, r44
	addl r14 = @gprel(a15#), gp
	;;
	add r14 = r14, r44
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L249
	adds r17 = 16, r12
	;;
	ld8.acq r17 = [r17]
	;;
	setf.d f8 = r17
	br.call.sptk.many b0 = clamp64#
	mov r1 = r55
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L249:
	adds r18 = 16, r12
	;;
	ld8.acq r18 = [r18]
	;;
	setf.d f8 = r18
	sxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f7 = f6
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fsub.d f6 = f6, f8
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r15 = 1, r0
	(p6) br.cond.dptk .L250
	and r33 = 63, r33
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r33
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	sub r35 = r0, r35
	;;
	cmp.eq p6, p7 = r35, r14
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
.L250:
	movl r14 = @gprel(g8#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	st1 [r14] = r15
	and r32 = 7, r32
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r32
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	getf.d r15 = f6
	adds r14 = 16, r12
	;;
	st8.rel [r14] = r15
	st8.rel [r14] = r15
	st8.rel [r14] = r15
	st8.rel [r14] = r15
	st8.rel [r14] = r15
	st8.rel [r14] = r15
	br .L246
	;;
.L309:
	addl r14 = @gprel(g11#), gp
	;;
	st2 [r14] = r16
	movl r14 = @gprel(a14#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 40, r14
	addl r15 = -1, r0
	;;
	st1 [r14] = r15
	cmp4.eq p6, p7 = 0, r52
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) st2 [r14] = r41
.L246:
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r57 = [r14]
	;;
	dep.z r16 = r57, 3, 1
	movl r15 = @gprel(t73#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r15, r16
	;;
	ld8 r15 = [r15]
	addp4 r57 = r57, r0
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	movl r17 = 0x501502f9
	;;
	setf.s f6 = r17
	;;
	fcmp.eq p6, p7 = f8, f6
	;;
	(p7) fneg f8 = f8
	ld8 r14 = [r15], 8
	;;
	mov b6 = r14
	ld8 r1 = [r15]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r55
	br.call.sptk.many b0 = mix_f#
	;;
	mov r1 = r55
	;;
	movl r57 = @gprel(.LC13)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = show#
	mov r1 = r55
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r55
	;;
	addl r14 = @gprel(g11#), gp
	;;
	ld2 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	;;
	addl r32 = @gprel(a13#), gp
	mov ar.lc = 7
.L252:
	;;
	ld1 r57 = [r32], 1
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	br.cloop.sptk.few .L252
	;;
	movl r32 = @gprel(a14#)
	;;
	add r32 = r1, r32
	mov ar.lc = 63
.L253:
	;;
	ld1 r57 = [r32], 1
	;;
	sxt1 r57 = r57
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	br.cloop.sptk.few .L253
	;;
	addl r32 = @gprel(a15#), gp
	mov ar.lc = 7
.L254:
	;;
	ld1 r57 = [r32], 1
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	br.cloop.sptk.few .L254
	;;
	movl r32 = @gprel(a16#)
	;;
	add r32 = r1, r32
	mov ar.lc = 7
.L255:
	;;
	ld2 r57 = [r32], 2
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	br.cloop.sptk.few .L255
	;;
	movl r32 = @gprel(g8#)
	;;
	add r32 = r1, r32
	;;
	ld1 r57 = [r32]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	adds r14 = 8, r32
	;;
	ld8 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	adds r14 = 16, r32
	;;
	ld8 r57 = [r14]
	;;
	and r57 = 1, r57
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	adds r14 = 24, r32
	;;
	ld8 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	adds r14 = 32, r32
	;;
	ld1 r57 = [r14]
	;;
	sxt1 r57 = r57
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	adds r32 = 34, r32
	;;
	ld2 r57 = [r32]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	;;
	addl r32 = @gprel(p9#), gp
	;;
	ld8.acq r14 = [r32]
	;;
	ld1 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	ld8.acq r14 = [r32]
	;;
	adds r14 = 8, r14
	;;
	ld8 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	ld8.acq r14 = [r32]
	;;
	adds r14 = 16, r14
	;;
	ld8 r57 = [r14]
	;;
	and r57 = 1, r57
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	ld8.acq r14 = [r32]
	;;
	adds r14 = 24, r14
	;;
	ld8 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	ld8.acq r14 = [r32]
	;;
	adds r14 = 32, r14
	;;
	ld1 r57 = [r14]
	;;
	sxt1 r57 = r57
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	ld8.acq r14 = [r32]
	;;
	adds r14 = 34, r14
	;;
	ld2 r57 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r55
	;;
	movl r57 = @gprel(.LC14)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = show#
	mov r1 = r55
	;;
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r8 = [r14]
	;;
	and r8 = 127, r8
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov pr = r56, -1
	mov ar.pfs = r54
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r53
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20], 32
	ldf.fill f5 = [r19], 32
	;;
	ldf.fill f16 = [r20], 32
	ldf.fill f17 = [r19]
	;;
	ldf.fill f18 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L202:
	.body
	.copy_state 1
	and r15 = 7, r44
	addl r14 = @gprel(a13#), gp
	;;
	add r14 = r14, r15
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	fnorm.d f8 = f16
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L256
	addp4 r14 = r44, r0
	;;
	setf.sig f2 = r14
	;;
	fcvt.xuf.d f2 = f2
	;;
	fneg f2 = f2
	br .L204
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	t73#, @object
	.size	t73#, 16
t73:
	data8	@fptr(fn64#)
	data8	@fptr(fn69#)
	.data
	.align 2
	.type	a16#, @object
	.size	a16#, 16
a16:
	data2	1408
	data2	7
	data2	0
	data2	25145
	.skip	8
	.section	.sdata,"aws"
	.align 8
	.type	a15#, @object
	.size	a15#, 8
a15:
	stringz	"\200"
	stringz	"\264\f\003"
	.skip	2
	.data
	.align 8
	.type	a14#, @object
	.size	a14#, 64
a14:
	stringz	"\377\252\030\200"
	.skip	59
	.section	.sdata
	.align 8
	.type	a13#, @object
	.size	a13#, 8
a13:
	stringz	"\007\036\357\003\200\377"
	.skip	1
	.sbss
	.align 2
	.type	g12#, @object
	.size	g12#, 2
g12:
	.skip	2
	.section	.sdata
	.align 2
	.type	g11#, @object
	.size	g11#, 2
g11:
	data2	3
	.align 4
	.type	g10#, @object
	.size	g10#, 4
g10:
	data4	1343554297
	.align 8
	.type	p9#, @object
	.size	p9#, 8
p9:
	data8	g8#
	.bss
	.align 8
	.type	g8#, @object
	.size	g8#, 40
g8:
	.skip	40
	.section	.sdata
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
