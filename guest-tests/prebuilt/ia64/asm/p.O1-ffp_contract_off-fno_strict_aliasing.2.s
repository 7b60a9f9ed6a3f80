// e78a65d36ffa7bc6e1b0e25a6b298299
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
	.align 16
	.proc fn59#
fn59:
	.prologue
	.body
	addl r15 = @gprel(g14#), gp
	;;
	ld8 r16 = [r15]
	;;
	shrp r14 = r16, r16, 27
	;;
	add r14 = r14, r16
	;;
	st8 [r15] = r14
	addl r15 = @gprel(g12#), gp
	;;
	ld2.acq r15 = [r15]
	;;
	zxt2 r15 = r15
	;;
	cmp.ne p6, p7 = r15, r14
	;;
	(p6) mov r8 = r0
	(p7) br.cond.dpnt .L26
.L24:
	;;
	sxt4 r8 = r8
	;;
	or r8 = r14, r8
	br.ret.sptk.many b0
	;;
.L26:
	addl r15 = @gprel(g12#), gp
	;;
	ld2.acq r15 = [r15]
	;;
	zxt2 r15 = r15
	;;
	cmp.ne p6, p7 = 0, r15
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	br .L24
	;;
	.endp fn59#
	.align 16
	.proc fn98#
fn98:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 0, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	and r14 = 3, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) ld2.acq r14 = [r14]
	;;
	adds r14 = 16, r12
	;;
	st1.rel [r14] = r0
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r15 = [r14]
	;;
	sxt1 r16 = r15
	adds r17 = 16, r12
	;;
	st1.rel [r17] = r15
	sxt4 r33 = r33
	;;
	setf.sig f6 = r33
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	addl r14 = @gprel(g11#), gp
	;;
	ldfs f8 = [r14]
	addl r14 = @gprel(g8#), gp
	;;
	ldfd f11 = [r14]
	;;
	fnorm.s f11 = f11
	mov f9 = f8
	;;
	frcpa.s0 f7, p6 = f0, f9
	;;
	(p6) fnma.s1 f12 = f9, f7, f1
	;;
	(p6) fma.s1 f10 = f7, f12, f7
	;;
	(p6) fma.s1 f10 = f10, f12, f7
	;;
	(p6) fmpy.s.s1 f12 = f10, f0
	;;
	(p6) fnma.s1 f9 = f12, f9, f0
	;;
	(p6) fma.s.s0 f7 = f9, f10, f12
	;;
	fcmp.lt p6, p7 = f11, f7
	;;
	(p7) br.cond.dptk .L48
	fmpy.s f7 = f8, f8
.L31:
	dep.z r17 = r16, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r17
	fsub.s f7 = f6, f7
	;;
	stfs [r14] = f7
	addl r14 = @gprel(g14#), gp
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 55, 4
	;;
	adds r14 = -1, r14
	;;
	cmp4.ltu p6, p7 = 14, r14
	(p6) br.cond.dpnt .L32
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r17 = @ltoffx(.L34), r1
	;;
	ld8.mov r17 = [r17], .L34
	;;
	add r14 = r14, r17
	;;
	ld8 r17 = [r14]
	;;
	add r14 = r14, r17
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L34:
	data8 @pcrel(.L37)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	data8 @pcrel(.L36)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	data8 @pcrel(.L35)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	data8 @pcrel(.L33)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	data8 @pcrel(.L32)
	data8 @pcrel(.L33)
	.text
.L48:
	movl r14 = 0xc0f80000
	;;
	setf.s f7 = r14
	;;
	fcmp.eq p6, p7 = f8, f7
	;;
	(p7) mov f7 = f8
	(p6) movl r17 = 0x40f80000
	;;
	(p6) setf.s f7 = r17
	br .L31
	;;
.L35:
	adds r14 = 16, r12
	;;
	ld1.acq r18 = [r14]
	ld1.acq r14 = [r14]
	addl r17 = @gprel(a16#), gp
	;;
	dep.z r14 = r14, 1, 2
	;;
	add r14 = r17, r14
	dep.z r18 = r18, 1, 2
	;;
	add r17 = r17, r18
	;;
	ld2 r18 = [r17]
	addl r17 = 2236, r0
	;;
	pmpy2.r r17 = r17, r18
	ld2 r18 = [r14]
	;;
	xor r17 = r18, r17
	;;
	st2 [r14] = r17
.L36:
	zxt1 r15 = r15
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r17 = [r14]
	;;
	zxt2 r17 = r17
	dep.z r16 = r16, 1, 2
	addl r14 = @gprel(a16#), gp
	;;
	add r14 = r14, r16
	;;
	ld2 r14 = [r14]
	;;
	add r14 = r15, r14
	sub r15 = r17, r15
	;;
	or r14 = r15, r14
	addl r15 = @gprel(g13#), gp
	;;
	st1 [r15] = r14
.L37:
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r36
	;;
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r8
	(p7) br.cond.dpnt .L50
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L40
.L39:
	;;
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r36
	;;
	addl r14 = @gprel(a16#+2), gp
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r14, r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L40:
	;;
	sxt1 r14 = r14
	adds r15 = 16, r12
	;;
	st1.rel [r15] = r14
.L33:
	mov r8 = r0
	mov ar.pfs = r35
	mov b0 = r34
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L50:
	.body
	.copy_state 1
	cmp4.ne p6, p7 = 0, r8
	;;
	(p7) mov r14 = r0
	(p7) br.cond.dptk .L40
	br .L39
	;;
.L32:
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.s f9 = f9
	;;
	fsub.s f9 = f8, f9
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.s f7 = f7
	;;
	fadd.s f7 = f7, f6
	;;
	fcmp.lt p6, p7 = f9, f7
	;;
	(p6) addl r14 = @gprel(g12#), gp
	;;
	(p6) ld2.acq r15 = [r14]
	;;
	(p6) dep.z r15 = r15, 2, 4
	(p6) movl r14 = @gprel(a15#)
	;;
	(p6) add r14 = r1, r14
	;;
	(p6) add r14 = r14, r15
	;;
	(p6) ldfs f6 = [r14]
	;;
	(p6) fsub.s f8 = f8, f6
	;;
	(p7) fneg f8 = f8
	addl r14 = @gprel(g11#), gp
	;;
	stfs [r14] = f8
	br .L33
	;;
	.endp fn98#
	.align 16
	.proc fn90#
fn90:
	.prologue 12, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 9, 0, 0
	mov r16 = r12
	.fframe 32
	adds r12 = -32, r12
	.save rp, r40
	mov r40 = b0
	mov r42 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r34 = [r14]
	;;
	mov r35 = r34
	addl r14 = @gprel(g11#), gp
	;;
	ldfs f2 = [r14]
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	sub r32 = r0, r32
	;;
	dep.z r32 = r32, 2, 4
	movl r15 = @gprel(a15#)
	;;
	add r15 = r1, r15
	;;
	add r15 = r15, r32
	;;
	ldfs f6 = [r15]
	;;
	fnorm.d f6 = f6
	adds r14 = 16, r14
	;;
	stfd [r14] = f6
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r42
	sub r8 = 3, r8
	;;
	and r8 = 15, r8
	;;
	adds r14 = -3, r8
	cmp.eq p6, p7 = 8, r8
	(p6) br.cond.dpnt .L52
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dpnt .L65
.L54:
	addl r14 = @gprel(a16#), gp
	dep.z r15 = r33, 1, 2
	;;
	add r15 = r14, r15
	;;
	ld2 r38 = [r15]
	;;
	dep.z r38 = r38, 17, 15
	adds r14 = 2, r14
	;;
	ld2 r37 = [r14]
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r36 = [r14]
	;;
	sxt1 r36 = r36
	;;
	mov r39 = r36
	addl r14 = @gprel(g8#), gp
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r42
	sxt1 r34 = r8
	;;
	and r33 = r33, r34
	;;
	zxt1 r33 = r33
	dep.z r36 = r36, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r36
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r42
	or r17 = r8, r34
	;;
	sxt1 r17 = r17
	addl r15 = -3, r0
	addl r18 = @gprel(p7#), gp
	mov r20 = r0
	addl r19 = 7, r0
.L62:
	cmp4.ne p6, p7 = r37, r35
	;;
	(p6) mov r14 = r39
	;;
	(p7) mov r14 = r35
	;;
	or r14 = r14, r38
	adds r16 = 16, r12
	;;
	st4.rel [r16] = r14
	ld8.acq r14 = [r18]
	;;
	adds r14 = 8, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp.leu p6, p7 = r14, r15
	;;
	(p7) mov r14 = r33
	;;
	(p6) mov r14 = r20
	;;
	sxt1 r14 = r14
	or r16 = r35, r15
	;;
	zxt1 r16 = r16
	;;
	mov r35 = r16
	cmp4.le p6, p7 = r14, r17
	;;
	(p7) sxt4 r14 = r14
	;;
	(p6) and r14 = 31, r16
	;;
	(p6) shl r14 = r19, r14
	;;
	(p6) sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	adds r15 = 2, r15
	;;
	cmp.ne p6, p7 = 3, r15
	(p6) br.cond.dptk .L62
	addl r14 = @gprel(g10#), gp
	;;
	st1 [r14] = r16
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	addl r14 = @gprel(g14#), gp
	;;
	ld8 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	addl r8 = 65598, r0
	;;
	sub r8 = r8, r14
	adds r17 = 32, r12
	mov ar.pfs = r41
	mov b0 = r40
	;;
	ldf.fill f2 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L52:
	.body
	.copy_state 1
	dep.z r34 = r34, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r34
	addl r15 = @gprel(g9#), gp
	;;
	ldf8 f6 = [r15]
	addl r15 = @gprel(g14#), gp
	;;
	ld8 r15 = [r15]
	;;
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	fmix.r f6 = f0, f6
	;;
	fcvt.xuf.s f6 = f6
	;;
	stfs [r14] = f6
	br .L54
	;;
.L65:
	mov f6 = f2
	;;
	frcpa.s0 f7, p6 = f6, f6
	;;
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	(p6) fma.s1 f8 = f7, f9, f7
	;;
	(p6) fma.s1 f8 = f8, f9, f7
	;;
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	(p6) fnma.s1 f6 = f9, f6, f6
	;;
	(p6) fma.s.s0 f7 = f6, f8, f9
	addl r14 = @gprel(g8#), gp
	;;
	ldfd f8 = [r14]
	;;
	fnorm.s f8 = f8
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f6 = f8, f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L55
	addl r14 = @gprel(g9#), gp
	;;
	ldf8 f7 = [r14]
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.s f7 = f7
	fmpy.s f2 = f2, f2
	;;
	frcpa.s0 f6, p6 = f7, f2
	;;
	(p6) fnma.s1 f9 = f2, f6, f1
	;;
	(p6) fma.s1 f8 = f6, f9, f6
	;;
	(p6) fma.s1 f8 = f8, f9, f6
	;;
	(p6) fmpy.s.s1 f9 = f7, f8
	;;
	(p6) fnma.s1 f7 = f9, f2, f7
	;;
	(p6) fma.s.s0 f6 = f7, f8, f9
.L56:
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	br .L54
	;;
.L55:
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	;;
	fneg f6 = f6
	br .L56
	;;
	.endp fn90#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
	.global __umoddi3#
	.global __divdi3#
	.global __udivdi3#
	.global __moddi3#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"0"
	.align 8
.LC6:
	stringz	"1"
	.align 8
.LC7:
	stringz	"2"
	.align 8
.LC8:
	stringz	"3"
	.align 8
.LC9:
	stringz	"4"
	.align 8
.LC10:
	stringz	"end"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 63
	.save ar.pfs, r64
	alloc r64 = ar.pfs, 0, 35, 2, 0
	adds r16 = -120, r12
	adds r17 = -112, r12
	.fframe 176
	adds r12 = -176, r12
	.save pr, r66
	mov r66 = pr
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	.save rp, r63
	mov r63 = b0
	mov r65 = r1
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
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r39 = [r14]
	;;
	dep.z r15 = r39, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	and r8 = 31, r8
	;;
	shl r39 = r39, r8
	;;
	zxt1 r39 = r39
	;;
	mov r33 = r39
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r32 = [r14]
	;;
	sxt1 r32 = r32
	;;
	zxt2 r32 = r32
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	add r14 = r32, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	zxt2 r8 = r8
	;;
	cmp4.geu p6, p7 = r14, r8
	(p6) br.cond.dptk .L69
	addl r14 = @gprel(g14#), gp
	;;
	ld8 r15 = [r14]
	;;
	dep.z r15 = r15, 1, 2
	addl r14 = @gprel(a16#), gp
	;;
	add r14 = r14, r15
	;;
	ld2 r8 = [r14]
	br .L70
	;;
.L69:
	addl r14 = @gprel(g11#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r8 = r8
	br .L70
	;;
.L68:
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	zxt2 r8 = r8
	;;
	cmp4.geu p6, p7 = r14, r8
	(p6) br.cond.dptk .L71
	addl r14 = @gprel(g14#), gp
	;;
	ld8 r15 = [r14]
	;;
	dep.z r15 = r15, 1, 2
	addl r14 = @gprel(a16#), gp
	;;
	add r14 = r14, r15
	;;
	ld2 r67 = [r14]
.L72:
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r68 = [r14]
	;;
	add r68 = r32, r68
	;;
	zxt2 r68 = r68
	zxt2 r67 = r67
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r65
	zxt2 r8 = r8
.L70:
	adds r14 = 38, r12
	;;
	st2.rel [r14] = r8
	mov f8 = f0
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	sxt2 r37 = r8
	addl r36 = -5, r0
	;;
	addl r41 = @gprel(g14#), gp
	addl r40 = 65598, r0
	adds r32 = 38, r12
	addl r35 = @gprel(g12#), gp
	movl r38 = @gprel(g6#)
	;;
	add r38 = r1, r38
	;;
	adds r50 = 8, r38
	addl r49 = @gprel(g13#), gp
	addl r42 = @gprel(g8#), gp
	adds r44 = 40, r12
	movl r48 = @gprel(t104#)
	;;
	add r48 = r1, r48
	cmp4.ne p16, p17 = 0, r37
	movl r47 = -9223372036854775808
	adds r38 = 40, r38
	addl r46 = @gprel(a16#), gp
	addl r45 = 2595, r0
	addl r43 = @gprel(p7#), gp
	mov ar.lc = 3
	br .L80
	;;
.L71:
	addl r14 = @gprel(g11#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r67 = r8
	br .L72
	;;
.L73:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r35]
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	br .L74
	;;
.L172:
	.pred.rel.mutex p16, p17
	ldfd f8 = [r42]
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	ld2.acq r14 = [r35]
	;;
	zxt2 r14 = r14
	zxt2 r8 = r8
	;;
	cmp4.leu p6, p7 = r14, r8
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L75
	;;
	addp4 r14 = r33, r0
	addl r15 = @gprel(g9#), gp
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r14, r15
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L75:
	.pred.rel.mutex p16, p17
	;;
	zxt1 r14 = r14
	;;
	st1.rel [r44] = r14
	dep.z r34 = r34, 3, 1
	;;
	add r34 = r48, r34
	;;
	ld8 r34 = [r34]
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	(p17) sxt2 r14 = r8
	(p17) extr.u r67 = r8, 15, 1
	;;
	(p17) add r67 = r67, r14
	;;
	(p17) extr r67 = r67, 1, 16
	;;
	(p16) sxt2 r67 = r8
	(p16) extr.u r8 = r8, 15, 1
	;;
	(p16) add r67 = r8, r67
	(p16) sxt4 r68 = r37
	;;
	(p16) extr r67 = r67, 1, 16
	(p16) br.call.dptk.many b0 = __divdi3#
	;;
	(p16) sxt2 r67 = r8
	ld2.acq r68 = [r32]
	;;
	zxt2 r68 = r68
	;;
	or r68 = r47, r68
	;;
	adds r14 = -1, r68
	;;
	andcm r68 = r14, r68
	;;
	popcnt r68 = r68
	ld8 r14 = [r34], 8
	;;
	mov b6 = r14
	ld8 r1 = [r34], -8
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r65
	zxt1 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	mov r1 = r65
	ldfd f6 = [r42]
	;;
	stfd [r38] = f6
	dep.z r14 = r36, 1, 2
	;;
	add r14 = r46, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.geu p6, p7 = r45, r14
	;;
	(p7) addl r14 = @gprel(g9#), gp
	;;
	(p7) ld8 r15 = [r14]
	;;
	(p7) dep.z r15 = r15, 1, 2
	(p7) addl r14 = @gprel(a16#), gp
	;;
	(p7) add r14 = r14, r15
	;;
	(p7) ld2 r14 = [r14]
	;;
	(p6) addl r14 = @gprel(g14#), gp
	;;
	(p6) ld4 r14 = [r14]
	;;
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	ld8.acq r15 = [r43]
	;;
	adds r15 = 8, r15
	;;
	st2 [r15] = r14
.L173:
	.pred.rel.mutex p16, p17
	ld2.acq r14 = [r32]
	;;
	zxt2 r14 = r14
	;;
	st2.rel [r32] = r14
	ld2.acq r15 = [r35]
	;;
	zxt2 r15 = r15
	ld2.acq r14 = [r35]
	;;
	zxt2 r14 = r14
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 11, 21
	;;
	zxt2 r14 = r14
	;;
	st2.rel [r32] = r14
	adds r36 = 3, r36
	br.cloop.sptk.few .L80
	br .L203
	;;
.L80:
	.pred.rel.mutex p16, p17
	ld8 r34 = [r41]
	;;
	or r14 = 1, r34
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r40, r14
	ld2.acq r16 = [r32]
	;;
	zxt2 r16 = r16
	ld2.acq r15 = [r35]
	;;
	zxt2 r15 = r15
	sxt4 r14 = r14
	;;
	cmp4.eq p6, p7 = r15, r16
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp.leu p6, p7 = r15, r14
	(p6) br.cond.dptk .L73
	ld2 r15 = [r50]
	ld1 r14 = [r49]
	;;
	sxt1 r14 = r14
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L74:
	.pred.rel.mutex p16, p17
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L172
	br .L173
	;;
.L203:
	shr.u r39 = r39, 6
	;;
	mov r51 = r39
	addl r14 = @gprel(g10#), gp
	;;
	st1 [r14] = r39
	addl r50 = @gprel(g12#), gp
	addl r49 = @gprel(g8#), gp
	addl r48 = 512, r0
	adds r47 = 36, r12
	addl r37 = @gprel(g14#), gp
	adds r46 = 24, r12
	adds r34 = 38, r12
	addl r45 = @gprel(g13#), gp
	addl r44 = -64, r0
	addl r43 = @gprel(g9#), gp
	movl r42 = @gprel(a15#)
	;;
	add r42 = r1, r42
	addl r36 = 65598, r0
	addl r41 = @gprel(g11#), gp
	movl r40 = -9223372036854775808
	mov ar.lc = 8
	br .L84
	;;
.L82:
	or r32 = r40, r32
	;;
	adds r15 = -1, r32
	;;
	andcm r32 = r15, r32
	;;
	popcnt r32 = r32
	;;
	pmpy2.r r32 = r32, r14
	;;
	and r32 = 31, r32
	;;
	shl r33 = r33, r32
	;;
	zxt2 r33 = r33
	;;
	st2.rel [r34] = r33
	br.call.sptk.many b0 = fn59#
	mov r1 = r65
	mov r67 = r8
	;;
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	ld8 r52 = [r37]
	;;
	or r14 = 1, r52
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r36, r14
	ld2.acq r15 = [r34]
	;;
	zxt2 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	(p6) addl r33 = 192, r0
	;;
	(p7) addl r33 = 193, r0
	br.cloop.sptk.few .L84
	br .L204
	;;
.L84:
	ld2.acq r14 = [r50]
	ldfd f4 = [r49]
	;;
	mov f8 = f4
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r8 = r8
	;;
	cmp4.ltu p6, p7 = r48, r8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	st2.rel [r47] = r14
	ld8 r32 = [r37]
	and r33 = 63, r33
	;;
	shl r33 = r32, r33
	;;
	and r33 = r32, r33
	;;
	st8.rel [r46] = r33
	ld2.acq r67 = [r34]
	;;
	zxt2 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	st1 [r45] = r44
	ld2.acq r33 = [r34]
	;;
	zxt2 r33 = r33
	ld2.acq r35 = [r34]
	;;
	zxt2 r35 = r35
	ld8 r38 = [r43]
	;;
	dep.z r14 = r38, 2, 4
	;;
	add r14 = r42, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	or r8 = 1, r8
	;;
	setf.sig f6 = r8
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r36, r14
	sub r33 = r33, r35
	;;
	zxt2 r33 = r33
	and r14 = 31, r14
	;;
	shr.u r33 = r33, r14
	ldfs f2 = [r41]
	;;
	fnorm.d f3 = f2
	;;
	mov f8 = f3
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	mov r35 = r8
	zxt1 r68 = r8
	;;
	cmp4.ne p6, p7 = 0, r68
	;;
	(p7) ld2.acq r14 = [r34]
	;;
	(p7) zxt1 r14 = r14
	(p7) br.cond.dptk .L82
	ld2.acq r67 = [r34]
	;;
	zxt1 r67 = r67
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r65
	zxt1 r14 = r8
	br .L82
	;;
.L204:
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r15 = [r14]
	setf.sig f7 = r38
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f8 = f6
	;;
	fnorm.s f8 = f8
	dep.z r15 = r15, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f6 = [r14]
	;;
	fsub.s f8 = f8, f6
	adds r14 = 38, r12
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	setf.sig f7 = r52
	;;
	fcvt.xuf.s f9 = f7
	movl r14 = 0xc2800000
	;;
	setf.s f7 = r14
	;;
	fcmp.eq p6, p7 = f9, f7
	;;
	(p7) fneg f9 = f2
	;;
	(p6) mov f9 = f2
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
	fcmp.neq p6, p7 = f8, f7
	;;
	(p6) br.cond.dptk .L86
	fneg f6 = f2
	addp4 r15 = r33, r0
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.s f7 = f7
	;;
	fsub.s f7 = f7, f2
	;;
	fcmp.ge p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L87
	fadd.s f6 = f2, f1
	br .L87
	;;
.L86:
	adds r14 = 38, r12
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf f8 = f8
	;;
	frcpa.s0 f6, p6 = f8, f2
	;;
	(p6) fnma.s1 f10 = f2, f6, f1
	;;
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f8 = f10, f2, f8
	;;
	(p6) fma.s.s0 f6 = f8, f9, f10
	frcpa.s0 f8, p6 = f2, f2
	;;
	(p6) fnma.s1 f10 = f2, f8, f1
	;;
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	(p6) fmpy.s.s1 f10 = f2, f9
	;;
	(p6) fnma.s1 f7 = f10, f2, f2
	;;
	(p6) fma.s.s0 f8 = f7, f9, f10
	;;
	fsub.s f6 = f6, f8
	;;
	fneg f6 = f6
.L87:
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	fsub.s f2 = f2, f2
	adds r34 = 38, r12
	;;
	ld2.acq r15 = [r34]
	;;
	dep.z r15 = r15, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	ld2.acq r14 = [r34]
	;;
	zxt2 r14 = r14
	;;
	sub r36 = r8, r14
	sxt1 r14 = r39
	;;
	mov r47 = r14
	and r32 = 31, r33
	;;
	shl r32 = r14, r32
	;;
	sxt1 r32 = r32
	addl r37 = @gprel(g12#), gp
	;;
	ld2.acq r40 = [r37]
	;;
	dep.z r40 = r40, 3, 13
	ld2.acq r14 = [r34]
	mov r48 = r39
	shladd r15 = r39, 1, r0
	;;
	addl r14 = @gprel(a16#), gp
	;;
	add r14 = r14, r15
	;;
	ld2 r46 = [r14]
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r42 = r8
	adds r33 = -64, r33
	ld2.acq r14 = [r37]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r49 = -32, r0
	(p6) br.cond.dptk .L89
	ld2.acq r68 = [r37]
	;;
	sxt1 r68 = r68
	addl r67 = -32, r0
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r65
	sxt1 r49 = r8
.L89:
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	sxt4 r37 = r49
	;;
	shr r15 = r37, r39
	shr.u r37 = r37, 63
	;;
	add r37 = r37, r15
	;;
	extr r37 = r37, 1, 8
	;;
	mov r50 = r37
	movl r41 = @gprel(g6#)
	;;
	add r41 = r1, r41
	;;
	adds r41 = 28, r41
	addl r45 = @gprel(p7#), gp
	addl r44 = -64, r0
	addp4 r40 = r40, r0
	sxt4 r43 = r36
	mov ar.lc = 3
	br .L91
	;;
.L90:
	pmpy2.r r32 = r32, r34
	;;
	sxt1 r32 = r32
	mov r67 = r40
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	mov r67 = r43
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	br.cloop.sptk.few .L91
	br .L205
	;;
.L91:
	ldfs f6 = [r41]
	;;
	fnorm.d f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	mov r34 = r8
	ld8.acq r14 = [r45]
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	add r34 = r34, r8
	;;
	sub r34 = r0, r34
	;;
	zxt1 r34 = r34
	pmpy2.r r68 = r44, r32
	;;
	zxt1 r68 = r68
	;;
	cmp4.eq p6, p7 = 0, r68
	;;
	(p6) mov r32 = r50
	(p6) br.cond.dptk .L90
	sxt1 r68 = r68
	mov r67 = r37
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r65
	;;
	sxt1 r32 = r8
	br .L90
	;;
.L205:
	fnorm.d f2 = f2
	movl r34 = @gprel(a15#)
	;;
	add r34 = r1, r34
	;;
	ldfs f7 = [r34]
	;;
	fnorm.d f8 = f7
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	adds r8 = 1, r8
	;;
	zxt1 r8 = r8
	;;
	setf.sig f6 = r8
	;;
	fcvt.xuf.s f6 = f6
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	mov f8 = f4
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	mux1 r43 = r8, @rev
	adds r14 = 40, r34
	;;
	ldfs f19 = [r14]
	adds r34 = 48, r34
	;;
	ldfs f18 = [r34]
	mov r34 = r0
	mux1 r44 = r48, @rev
	;;
	shr.u r44 = r44, 32
	addp4 r14 = r51, r0
	;;
	setf.sig f17 = r14
	movl r41 = @gprel(g6#)
	;;
	add r41 = r1, r41
	;;
	adds r53 = 32, r41
	movl r50 = @gprel(a15#)
	;;
	add r50 = r1, r50
	adds r41 = 28, r41
	movl r45 = -9223372036854775808
	cmp4.ne p6, p7 = 0, r51
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = r42, r46
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	and r15 = r15, r14
	;;
	setf.sig f5 = r15
	addl r42 = @gprel(p7#), gp
	movl r15 = 0xc2800000
	;;
	setf.s f16 = r15
	br .L102
	;;
.L96:
	mov f8 = f3
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	mov r37 = r8
	;;
	mov f8 = f4
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	;;
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	sub r37 = r37, r8
	;;
	sxt2 r37 = r37
	;;
	setf.sig f6 = r37
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	adds r14 = 28, r14
	;;
	stfs [r14] = f6
	br .L99
	;;
.L206:
	dep.z r15 = r48, 2, 2
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	zxt2 r15 = r35
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	br .L99
	;;
.L95:
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 32, r14
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 31, r14
	addl r49 = 1, r0
	;;
	shr r49 = r49, r14
	br .L98
	;;
.L101:
	adds r32 = -64, r32
	;;
	pmpy2.r r32 = r32, r8
	;;
	sxt1 r32 = r32
.L99:
	ld8.acq r14 = [r42]
	;;
	adds r14 = 16, r14
	fnorm.s f6 = f4
	;;
	fsub.s f6 = f16, f6
	;;
	fnorm.d f6 = f6
	;;
	stfd [r14] = f6
	adds r34 = 1, r34
	;;
	cmp4.ne p6, p7 = 3, r34
	(p7) br.cond.dpnt .L92
.L102:
	;;
	cmp4.eq p6, p7 = r43, r34
	(p6) br.cond.dpnt .L92
	fnorm.d f8 = f19
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	setf.sig f6 = r8
	setf.sig f7 = r36
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	or r14 = r14, r44
	fcvt.xuf.d f7 = f17
	fnorm.d f6 = f18
	;;
	fcmp.le p6, p7 = f4, f6
	;;
	(p7) ld2 r15 = [r53]
	;;
	(p7) setf.sig f6 = r15
	;;
	(p7) fcvt.xuf.d f6 = f6
	;;
	(p7) fneg f6 = f6
	;;
	(p6) mov f6 = f4
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	cmp4.lt p6, p7 = r15, r14
	;;
	(p6) mov r36 = r34
	(p6) br.cond.dptk .L94
	;;
	add r36 = r34, r32
	ldfs f6 = [r50]
	;;
	fnorm.d f8 = f6
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	popcnt r8 = r8
	;;
	add r36 = r36, r8
.L94:
	ldfs f7 = [r41]
	;;
	fnorm.d f8 = f7
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	or r14 = r45, r8
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	;;
	popcnt r14 = r14
	;;
	setf.sig f8 = r14
	;;
	xmpy.l f8 = f5, f8
	;;
	getf.sig r14 = f8
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 8, r14
	(p6) br.cond.dpnt .L95
	;;
	cmp4.eq p6, p7 = 10, r15
	(p6) br.cond.dpnt .L96
	;;
	cmp4.eq p6, p7 = -2, r15
	(p6) br.cond.dpnt .L206
.L98:
	;;
	cmp4.ne p6, p7 = 0, r49
	;;
	(p7) extr.u r8 = r47, 1, 1
	(p7) br.cond.dptk .L101
	sxt4 r68 = r49
	extr.u r67 = r47, 1, 1
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r65
	;;
	zxt1 r8 = r8
	br .L101
	;;
.L92:
	mov r67 = r40
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	addp4 r14 = r33, r0
	;;
	shr.u r14 = r14, r39
	;;
	sub r14 = r0, r14
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 3, r14
	(p6) br.cond.dpnt .L103
	;;
	cmp4.ne p6, p7 = 11, r15
	(p6) br.cond.dptk .L104
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	addl r15 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r15]
	;;
	xor r14 = r14, r8
	;;
	zxt2 r14 = r14
	;;
	st2.rel [r15] = r14
.L105:
	adds r67 = 255, r52
	;;
	add r67 = r67, r33
	;;
	sxt2 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	dep.z r14 = r52, 3, 1
	;;
	movl r15 = @gprel(t104#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r68 = -64, r0
	;;
	shr r68 = r68, r39
	mov r67 = r38
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r65
	zxt1 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	mov r1 = r65
	;;
	movl r67 = @gprel(.LC5)
	;;
	add r67 = r1, r67
	br.call.sptk.many b0 = show#
	mov r1 = r65
	;;
	addl r14 = @gprel(g8#), gp
	;;
	ldfd f7 = [r14]
	;;
	fnorm.s f7 = f7
	addl r14 = @gprel(g9#), gp
	;;
	ldf8 f6 = [r14]
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	addl r14 = @gprel(g14#), gp
	;;
	ldf8 f8 = [r14]
	;;
	fcvt.xuf.s f8 = f8
	;;
	fmpy.s f6 = f6, f8
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) ld2.acq r14 = [r14]
	;;
	(p7) zxt2 r14 = r14
	;;
	(p7) setf.sig f6 = r14
	;;
	(p7) fcvt.xuf.s f6 = f6
	;;
	(p6) fneg f6 = f7
	adds r15 = 32, r12
	;;
	getf.s r16 = f6
	;;
	st4.rel [r15] = r16
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r67 = r14
	addl r16 = @gprel(g10#), gp
	;;
	ld1 r16 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r16
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	setf.sig f6 = r16
	;;
	fcvt.xuf.s f8 = f6
	setf.sig f9 = r67
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.s f6 = f6
	movl r14 = 0x501502f9
	;;
	setf.s f9 = r14
	;;
	fadd.s f6 = f6, f9
	;;
	fadd.s f6 = f6, f7
	;;
	fsub.s f6 = f8, f6
	;;
	getf.s r16 = f6
	;;
	st4.rel [r15] = r16
	ld4.acq r15 = [r15]
	;;
	setf.s f6 = r15
	movl r14 = 0x3f000000
	;;
	setf.s f8 = r14
	;;
	fmpy.s f6 = f6, f8
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L196
	addl r14 = @gprel(g11#), gp
	;;
	ldfs f7 = [r14]
	;;
	frcpa.s0 f6, p6 = f7, f0
	;;
	(p6) fnma.s1 f9 = f6, f0, f1
	;;
	(p6) fma.s1 f8 = f6, f9, f6
	;;
	(p6) fma.s1 f8 = f8, f9, f6
	;;
	(p6) fmpy.s.s1 f9 = f7, f8
	;;
	(p6) fnma.s1 f7 = f9, f0, f7
	;;
	(p6) fma.s.s0 f6 = f7, f8, f9
	;;
	fneg f6 = f6
.L111:
	adds r14 = 32, r12
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	sub r68 = r0, r67
	br.call.sptk.many b0 = fn90#
	mov r1 = r65
	zxt1 r67 = r8
	;;
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	movl r67 = @gprel(.LC6)
	;;
	add r67 = r1, r67
	br.call.sptk.many b0 = show#
	mov r1 = r65
	;;
	addl r38 = @gprel(g11#), gp
	;;
	ldfs f6 = [r38]
	;;
	fnorm.d f8 = f6
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	mov r36 = r8
	;;
	addl r33 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r33]
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r32 = [r14]
	ld2.acq r14 = [r33]
	;;
	ld2.acq r14 = [r33]
	;;
	ld2.acq r14 = [r33]
	;;
	ld2.acq r14 = [r33]
	addl r34 = @gprel(a16#), gp
	;;
	dep.z r14 = r14, 1, 2
	;;
	add r14 = r34, r14
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	;;
	addl r39 = @gprel(g14#), gp
	and r32 = 63, r32
	;;
	ld8 r14 = [r39]
	;;
	shl r14 = r14, r32
	;;
	or r14 = r8, r14
	;;
	mux1 r14 = r14, @rev
	addl r37 = @gprel(g9#), gp
	;;
	st8 [r37] = r14
	ld2.acq r32 = [r33]
	;;
	zxt2 r32 = r32
	ld2.acq r14 = [r33]
	movl r35 = @gprel(a15#)
	;;
	add r35 = r1, r35
	dep.z r14 = r14, 2, 4
	;;
	add r14 = r35, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	sxt2 r67 = r32
	xor r68 = r8, r36
	;;
	extr.u r67 = r67, 3, 16
	br.call.sptk.many b0 = fn90#
	mov r1 = r65
	;;
	zxt1 r67 = r8
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	movl r67 = @gprel(.LC7)
	;;
	add r67 = r1, r67
	br.call.sptk.many b0 = show#
	mov r1 = r65
	ld2.acq r14 = [r33]
	;;
	dep.z r14 = r14, 2, 4
	;;
	add r14 = r35, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	ld8 r40 = [r37]
	;;
	or r14 = r8, r40
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	addl r37 = @gprel(g13#), gp
	;;
	ld1 r15 = [r37]
	;;
	sxt1 r15 = r15
	;;
	add r14 = r14, r15
	;;
	zxt2 r32 = r14
	addl r15 = @gprel(g8#), gp
	;;
	ldfd f4 = [r15]
	and r41 = 3, r14
	dep.z r14 = r14, 1, 2
	;;
	add r14 = r34, r14
	;;
	ld2 r36 = [r14]
	ld8 r45 = [r39]
	st2.rel [r33] = r0
	;;
	mux1 r68 = r45, @rev
	mov r67 = r0
	br.call.sptk.many b0 = fn98#
	mov r1 = r65
	;;
	zxt1 r67 = r8
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	ldfs f5 = [r38]
	setf.sig f7 = r45
	;;
	fcvt.xuf.s f3 = f7
	dep.z r14 = r45, 2, 4
	;;
	add r35 = r35, r14
	sxt2 r32 = r32
	;;
	setf.sig f6 = r32
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	fnorm.s f6 = f6
	fmpy.s f7 = f5, f3
	;;
	fsub.s f6 = f6, f7
	;;
	fsub.s f6 = f5, f6
	;;
	stfs [r35] = f6
	ld1 r16 = [r37]
	;;
	sxt1 r15 = r16
	;;
	mov r39 = r15
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	dep.z r17 = r45, 1, 2
	;;
	add r34 = r34, r17
	adds r14 = 8, r14
	;;
	ld1 r17 = [r14]
	ld1 r14 = [r34]
	;;
	cmp4.geu p6, p7 = r14, r17
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L112
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 0, 2
	;;
	and r14 = r14, r15
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L113:
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L170
	;;
	frcpa.s0 f6, p6 = f4, f4
	;;
	(p6) fnma.s1 f8 = f4, f6, f1
	;;
	(p6) fma.s1 f9 = f6, f8, f6
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f9 = f9, f8, f9
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f8 = f9, f8, f9
	;;
	(p6) fmpy.d.s1 f9 = f4, f8
	;;
	(p6) fnma.s1 f7 = f4, f9, f4
	;;
	(p6) fma.d.s0 f6 = f7, f8, f9
	addp4 r36 = r36, r0
	;;
	setf.sig f7 = r36
	;;
	fcvt.xuf.d f7 = f7
	;;
	fmpy.d f7 = f7, f4
	;;
	fsub.s f6 = f6, f7
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	fadd.s f8 = f5, f6
	;;
	frcpa.s0 f7, p6 = f8, f6
	;;
	(p6) fnma.s1 f10 = f6, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f10, f7
	;;
	(p6) fma.s1 f9 = f9, f10, f7
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f8 = f10, f6, f8
	;;
	(p6) fma.s.s0 f7 = f8, f9, f10
	dep.z r16 = r40, 1, 2
	addl r15 = @gprel(a16#), gp
	;;
	add r15 = r15, r16
	;;
	ld2 r15 = [r15]
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f7 = f7, f6
	adds r14 = 28, r14
	;;
	stfs [r14] = f7
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	dep.z r15 = r40, 2, 4
	;;
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	cmp.eq p6, p7 = 0, r8
	;;
	(p7) addl r14 = @gprel(p7#), gp
	;;
	(p7) ld8.acq r14 = [r14]
	br .L114
	;;
.L103:
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r14 = [r14]
	br .L105
	;;
.L104:
	fcmp.ge p6, p7 = f4, f4
	;;
	(p7) fneg f2 = f4
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 16, r14
	adds r14 = 32, r14
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.d f6 = f6
	;;
	fadd.d f6 = f6, f2
	;;
	stfd [r15] = f6
	br .L105
	;;
.L196:
	adds r14 = 32, r12
	;;
	ld4.acq r14 = [r14]
	;;
	setf.s f6 = r14
	dep.z r15 = r67, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f7 = [r14]
	;;
	fsub.s f6 = f6, f7
	br .L111
	;;
.L112:
	zxt1 r16 = r16
	;;
	cmp4.ne p6, p7 = 0, r16
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	br .L113
	;;
.L170:
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r35 = [r14]
	shrp r14 = r45, r45, 41
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	addl r16 = 65598, r0
	;;
	sub r16 = r16, r14
	addl r33 = @gprel(a16#), gp
	dep.z r15 = r15, 1, 2
	;;
	add r15 = r33, r15
	;;
	ld2 r14 = [r15]
	;;
	add r14 = r14, r16
	;;
	st2 [r15] = r14
	addl r34 = @gprel(g12#), gp
	;;
	ld2.acq r32 = [r34]
	;;
	pmpy2.r r32 = r32, r45
	;;
	zxt2 r32 = r32
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	ld2.acq r15 = [r34]
	shladd r41 = r41, 1, r0
	;;
	add r33 = r33, r41
	;;
	ld2 r14 = [r33]
	and r35 = 31, r35
	;;
	shr.u r14 = r14, r35
	adds r32 = -1, r32
	;;
	add r14 = r14, r32
	;;
	sub r14 = r14, r8
	zxt2 r15 = r15
	and r8 = 31, r8
	;;
	shr.u r15 = r15, r8
	;;
	sub r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	st2.rel [r34] = r14
.L114:
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r15 = [r14]
	;;
	zxt2 r15 = r15
	;;
	st2.rel [r14] = r15
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	movl r15 = -9223372036854775808
	;;
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	;;
	andcm r14 = r15, r14
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	fnorm.d f2 = f3
	;;
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	setf.sig f17 = r8
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r36 = [r14]
	;;
	mov r47 = r36
	andcm r60 = -1, r36
	shl r14 = r45, 36
	;;
	or r14 = 1, r14
	;;
	setf.sig f19 = r14
	fadd.s f16 = f5, f5
	fadd.s f6 = f5, f3
	;;
	fsub.s f16 = f16, f6
	;;
	fmpy.s f16 = f16, f5
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	mov r1 = r65
	and r35 = 3, r36
	;;
	mov r56 = r35
	shrp r61 = r45, r45, 15
	sxt1 r15 = r45
	extr.u r14 = r45, 7, 1
	;;
	add r14 = r14, r15
	;;
	extr r14 = r14, 1, 8
	movl r15 = 5270498306774157605
	;;
	setf.sig f8 = r14
	setf.sig f9 = r15
	;;
	xmpy.h f8 = f8, f9
	;;
	getf.sig r15 = f8
	;;
	shr r15 = r15, 1
	shr r16 = r14, 63
	;;
	sub r15 = r15, r16
	;;
	shladd r16 = r15, 3, r0
	;;
	sub r15 = r16, r15
	;;
	sub r46 = r14, r15
	;;
	sxt1 r46 = r46
	mov r62 = r0
	mov r32 = r0
	addl r38 = -11, r0
	addl r37 = @gprel(a16#), gp
	;;
	adds r50 = 2, r37
	fneg f18 = f5
	movl r49 = -135158876
	addl r41 = @gprel(g12#), gp
	addl r44 = 65598, r0
	addl r48 = 1, r0
	movl r43 = @gprel(a15#)
	;;
	add r43 = r1, r43
	movl r54 = @gprel(g6#)
	;;
	add r54 = r1, r54
	;;
	adds r42 = 24, r54
	adds r59 = 20, r43
	adds r58 = 4, r37
	addl r55 = @gprel(p7#), gp
	cmp.ne p16, p17 = 0, r8
	cmp.ne p18, p19 = r0, r0
	addl r51 = @ltoffx(.L130), r1
	;;
	ld8.mov r51 = [r51], .L130
	cmp.ne p20, p21 = 0, r45
	dep.z r52 = r56, 1, 2
	;;
	add r52 = r37, r52
	dep.z r53 = r40, 1, 2
	;;
	add r53 = r37, r53
	adds r57 = 6, r37
	dep.z r40 = r40, 2, 4
	;;
	add r40 = r43, r40
	mov ar.lc = 10
	br .L150
	;;
.L118:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	cmp4.eq p6, p7 = 11, r15
	(p7) br.cond.dpnt .L121
	zxt2 r14 = r34
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r43, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	and r8 = r8, r39
	;;
	cmp4.gtu p6, p7 = r8, r60
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	ld1 r14 = [r42]
	;;
	dep r14 = r15, r14, 0, 2
	;;
	st1 [r42] = r14
	br .L120
	;;
.L117:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	mov f8 = f4
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	dep.z r14 = r39, 1, 2
	;;
	add r14 = r37, r14
	;;
	ld2 r14 = [r14]
	;;
	pmpy2.r r14 = r14, r8
	;;
	st2.rel [r41] = r14
	br .L120
	;;
.L119:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ldfs f7 = [r59]
	;;
	fnorm.d f8 = f7
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	ld2 r14 = [r58]
	zxt2 r8 = r8
	;;
	cmp4.ne p6, p7 = r8, r14
	(p7) br.cond.dpnt .L207
	ld2.acq r14 = [r41]
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L126
.L124:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2.acq r8 = [r41]
	;;
	zxt2 r8 = r8
	;;
	or r8 = 7, r8
.L127:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld8.acq r14 = [r55]
	;;
	adds r14 = 8, r14
	;;
	st2 [r14] = r8
	br .L120
	;;
.L207:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 28, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L124
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r67 = [r14]
	;;
	zxt2 r67 = r67
	;;
	or r67 = 7, r67
	zxt2 r68 = r8
	br .L169
	;;
.L121:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	fcvt.xuf f6 = f19
	;;
	getf.exp r39 = f6
	;;
	sub r39 = r44, r39
	;;
	sxt1 r39 = r39
	mov r62 = r48
	br .L120
	;;
.L133:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	xor r32 = r61, r32
	br .L135
	;;
.L132:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2.acq r14 = [r41]
	;;
	zxt2 r14 = r14
	ld2 r15 = [r37]
	;;
	cmp4.leu p6, p7 = r14, r15
	;;
	(p7) addl r14 = @gprel(g12#), gp
	;;
	(p7) ld2.acq r14 = [r14]
	;;
	(p7) zxt2 r14 = r14
	(p6) getf.sig r15 = f17
	;;
	(p6) zxt2 r14 = r15
	ld2 r15 = [r53]
	;;
	sub r14 = r15, r14
	;;
	st2 [r53] = r14
	br .L135
	;;
.L129:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld8.acq r15 = [r55]
	or r14 = r34, r32
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	ld1 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 2
	;;
	st1 [r15] = r14
.L131:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	or r16 = 1, r32
	;;
	setf.sig f6 = r16
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r33 = f6
	;;
	sub r33 = r44, r33
	;;
	zxt2 r33 = r33
	;;
	cmp4.ne p6, p7 = 0, r33
	(p6) br.cond.dptk .L138
	ld2.acq r33 = [r41]
	;;
	zxt2 r33 = r33
	fnorm.d f8 = f16
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	and r8 = 31, r8
	;;
	shl r14 = r33, r8
	;;
	zxt2 r14 = r14
.L139:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	;;
	st2 [r52] = r14
.L135:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2 r15 = [r37]
	;;
	and r15 = 15, r15
	;;
	adds r14 = -3, r15
	cmp.eq p6, p7 = 6, r15
	(p6) br.cond.dpnt .L141
	;;
	cmp4.lt p6, p7 = 3, r14
	(p6) br.cond.dpnt .L142
	;;
	cmp4.eq p6, p7 = -3, r14
	(p6) br.cond.dpnt .L143
	;;
	cmp4.eq p6, p7 = 2, r14
	(p7) br.cond.spnt .L145
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	add r8 = r38, r8
	;;
	sxt4 r8 = r8
	;;
	setf.sig f6 = r8
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f2 = f6
	br .L143
	;;
.L138:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2.acq r45 = [r41]
	;;
	zxt2 r45 = r45
	fnorm.d f8 = f16
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	and r8 = 31, r8
	;;
	shl r67 = r45, r8
	mov r68 = r33
	;;
	zxt2 r67 = r67
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r65
	zxt2 r14 = r8
	br .L139
	;;
.L134:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	(p20) addl r34 = 1, r0
	(p20) br.cond.dptk .L135
	addl r14 = @gprel(a16#+4), gp
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	br .L135
	;;
.L128:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	cmp4.lt p6, p7 = r46, r39
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	mov r62 = r48
	br .L135
	;;
.L142:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	cmp4.eq p6, p7 = 5, r14
	;;
	(p6) ld2.acq r14 = [r41]
	;;
	(p6) st2 [r57] = r14
	(p7) br.cond.dpnt .L145
.L143:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	mov r45 = r32
	dep.z r14 = r32, 1, 2
	;;
	add r14 = r37, r14
	;;
	ld2 r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xuf.s f7 = f7
	;;
	fmpy.s f7 = f7, f3
	ld8 r14 = [r42]
	;;
	extr r14 = r14, 0, 2
	;;
	sxt1 r14 = r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	ldfs f8 = [r40]
	;;
	fsub.s f6 = f6, f8
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) zxt2 r14 = r34
	;;
	(p6) setf.sig f6 = r14
	;;
	(p6) fcvt.xuf.s f6 = f6
	;;
	(p7) fneg f6 = f2
	;;
	stfs [r40] = f6
	adds r38 = 2, r38
	br.cloop.sptk.few .L150
	br .L208
	;;
.L150:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2 r14 = [r50]
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf.s f6 = f6
	;;
	fcmp.neq p6, p7 = f3, f6
	;;
	(p7) ld2 r15 = [r37]
	;;
	(p7) setf.sig f6 = r15
	;;
	(p7) fcvt.xuf.s f2 = f6
	;;
	(p6) mov f2 = f18
	;;
	fsub.s f2 = f2, f3
	cmp4.gt p6, p7 = r49, r38
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	setf.sig f6 = r14
	;;
	xmpy.l f6 = f17, f6
	;;
	getf.sig r14 = f6
	;;
	and r14 = 15, r14
	;;
	adds r15 = -3, r14
	cmp.eq p6, p7 = 11, r14
	(p6) br.cond.dpnt .L117
	;;
	cmp4.lt p6, p7 = 8, r15
	(p6) br.cond.dpnt .L118
	;;
	cmp4.eq p6, p7 = 4, r15
	(p6) br.cond.dpnt .L119
	;;
	cmp4.eq p6, p7 = 6, r15
	(p7) br.cond.spnt .L121
.L120:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	dep.z r14 = r39, 2, 4
	;;
	add r14 = r43, r14
	;;
	stfs [r14] = f16
	(p16) br.cond.dptk .L128
	dep.z r14 = r38, 1, 2
	;;
	add r14 = r37, r14
	;;
	ld2 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	;;
	fcvt.xuf f6 = f6
	;;
	getf.exp r14 = f6
	;;
	sub r14 = r44, r14
	;;
	and r14 = 15, r14
	(p18) br.cond.dpnt .L128
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r51
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
.L130:
	data8 @pcrel(.L134)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L133)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L132)
	data8 @pcrel(.L131)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L128)
	data8 @pcrel(.L129)
	.text
.L141:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld2.acq r14 = [r41]
	ld2.acq r15 = [r41]
	;;
	dep.z r14 = r39, 1, 2
	;;
	add r14 = r37, r14
	extr.u r15 = r15, 3, 13
	;;
	st2 [r14] = r15
	br .L143
	;;
.L145:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	ld1 r14 = [r54]
	;;
	dep r14 = 0, r14, 0, 2
	;;
	st1 [r54] = r14
	br .L143
	;;
.L208:
	cmp4.eq p6, p7 = 0, r62
	;;
	(p7) addl r14 = @gprel(g13#), gp
	;;
	(p7) st1 [r14] = r39
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 32, r14
	;;
	ld2 r41 = [r15]
	adds r14 = 4, r14
	;;
	ldfs f17 = [r14]
	addl r33 = 10, r0
	tbit.nz p16, p17 = r32, 15
	addl r37 = @gprel(p7#), gp
	dep.z r56 = r56, 1, 2
	addl r40 = @gprel(a16#), gp
	;;
	add r40 = r40, r56
	addp4 r47 = r47, r0
	;;
	setf.sig f2 = r47
	movl r38 = @gprel(a15#)
	;;
	add r38 = r1, r38
	dep.z r39 = r45, 2, 4
	;;
	add r39 = r38, r39
	addl r42 = @gprel(g12#), gp
	adds r38 = 20, r38
	setf.sig f16 = r41
	mov ar.lc = 9
	br .L156
	;;
.L154:
	.pred.rel.mutex p16, p17
	adds r16 = 16, r12
	;;
	ld8.acq r16 = [r16]
	;;
	setf.d f8 = r16
	setf.sig f6 = r32
	;;
	fcvt.xuf.s f7 = f6
	;;
	fadd.s f7 = f7, f5
	fnorm.s f8 = f8
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
	;;
	fneg f6 = f6
.L155:
	.pred.rel.mutex p16, p17
	;;
	stfs [r38] = f6
.L152:
	.pred.rel.mutex p16, p17
	adds r33 = -1, r33
	br.cloop.sptk.few .L156
	br .L209
	;;
.L156:
	.pred.rel.mutex p16, p17
	(p16) br.cond.dpnt .L152
	ld8.acq r14 = [r37]
	;;
	adds r14 = 16, r14
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	ld2 r15 = [r40]
	;;
	setf.sig f7 = r15
	;;
	fcvt.xuf.s f8 = f7
	;;
	fadd.s f6 = f6, f8
	;;
	fnorm.d f6 = f6
	;;
	getf.d r14 = f6
	adds r16 = 16, r12
	;;
	st8.rel [r16] = r14
	ld8.acq r14 = [r37]
	;;
	adds r14 = 16, r14
	fcvt.xuf.d f8 = f2
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f6, f8
	fcvt.xuf.d f7 = f7
	;;
	fadd.d f7 = f7, f4
	;;
	fsub.d f10 = f6, f7
	ldfs f6 = [r39]
	;;
	mov f9 = f6
	;;
	frcpa.s0 f6, p6 = f9, f4
	;;
	(p6) fnma.s1 f7 = f4, f6, f1
	;;
	(p6) fma.s1 f8 = f6, f7, f6
	(p6) fmpy.s1 f7 = f7, f7
	;;
	(p6) fma.s1 f8 = f8, f7, f8
	(p6) fmpy.s1 f7 = f7, f7
	;;
	(p6) fma.s1 f7 = f8, f7, f8
	;;
	(p6) fmpy.d.s1 f8 = f9, f7
	;;
	(p6) fnma.s1 f9 = f4, f8, f9
	;;
	(p6) fma.d.s0 f6 = f9, f7, f8
	setf.sig f8 = r32
	;;
	fcvt.xuf.d f7 = f8
	;;
	fadd.d f7 = f7, f4
	;;
	fmpy.d f6 = f6, f7
	;;
	fmpy.d f6 = f10, f6
	;;
	getf.d r14 = f6
	;;
	st8.rel [r16] = r14
	ld2.acq r14 = [r42]
	mov f8 = f4
	br.call.sptk.many b0 = clamp32#
	mov r1 = r65
	pmpy2.r r8 = r34, r8
	;;
	sxt2 r8 = r8
	;;
	setf.sig f6 = r8
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f7 = f6
	sxt4 r15 = r33
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	fsub.s f6 = f3, f6
	fcmp.gt p6, p7 = f5, f3
	;;
	(p7) ld8.acq r14 = [r37]
	;;
	(p7) ld8 r14 = [r14]
	;;
	(p7) extr r14 = r14, 0, 2
	;;
	(p7) sxt1 r14 = r14
	;;
	(p7) setf.sig f8 = r14
	;;
	(p7) fcvt.xf f8 = f8
	;;
	(p7) fnorm.s f8 = f8
	;;
	(p7) fneg f8 = f8
	;;
	(p6) mov f8 = f3
	;;
	fmpy.s f6 = f6, f8
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L154
	fcvt.xuf.s f6 = f16
	;;
	fmpy.s f6 = f6, f17
	frcpa.s0 f7, p6 = f3, f5
	;;
	(p6) fnma.s1 f11 = f5, f7, f1
	;;
	(p6) fma.s1 f9 = f7, f11, f7
	;;
	(p6) fma.s1 f9 = f9, f11, f7
	;;
	(p6) fmpy.s.s1 f11 = f3, f9
	;;
	(p6) fnma.s1 f8 = f11, f5, f3
	;;
	(p6) fma.s.s0 f7 = f8, f9, f11
	;;
	fmpy.s f6 = f6, f7
	br .L155
	;;
.L209:
	andcm r32 = -1, r32
	addl r15 = @gprel(g9#), gp
	;;
	st8 [r15] = r32
	cmp4.ne p6, p7 = r45, r36
	;;
	(p6) andcm r32 = -1, r34
	(p7) br.cond.dpnt .L210
.L158:
	movl r14 = 0xc01f000000000000
	;;
	setf.d f8 = r14
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r33 = [r14]
	;;
	sxt1 r33 = r33
	;;
	cmp4.gt p6, p7 = r33, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	xor r14 = r8, r14
	;;
	cmp4.leu p6, p7 = r14, r32
	;;
	(p6) addl r32 = 1, r0
	;;
	(p7) mov r32 = r0
	mov f8 = f4
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r15 = [r14]
	;;
	ld2.acq r15 = [r14]
	ld2.acq r14 = [r14]
	;;
	movl r14 = @gprel(g6#)
	;;
	add r14 = r1, r14
	sxt2 r32 = r32
	;;
	setf.sig f6 = r32
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.s f6 = f6
	;;
	fcmp.le p6, p7 = f3, f6
	;;
	(p6) mov f6 = f5
	;;
	(p7) setf.sig f6 = r8
	(p7) setf.sig f7 = r33
	;;
	(p7) xmpy.l f6 = f6, f7
	;;
	(p7) getf.sig r8 = f6
	;;
	(p7) addp4 r8 = r8, r0
	;;
	(p7) setf.sig f6 = r8
	;;
	(p7) fcvt.xuf.s f6 = f6
	;;
	(p7) fneg f6 = f6
	;;
	fsub.s f6 = f5, f6
	zxt1 r41 = r41
	;;
	setf.sig f8 = r41
	;;
	fcvt.xuf.s f7 = f8
	;;
	fmpy.s f6 = f6, f7
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	dep.z r33 = r33, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r33
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	;;
	addl r15 = @gprel(g12#), gp
	;;
	ld2.acq r16 = [r15]
	;;
	zxt2 r16 = r16
	ld2.acq r14 = [r15]
	;;
	zxt2 r14 = r14
	add r32 = r8, r16
	;;
	dep.z r14 = r14, 15, 17
	;;
	and r32 = r14, r32
	;;
	zxt2 r32 = r32
	shladd r35 = r35, 1, r0
	addl r14 = @gprel(a16#), gp
	;;
	add r14 = r14, r35
	;;
	ld2 r33 = [r14]
	ld2.acq r14 = [r15]
	;;
	add r14 = r33, r14
	;;
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L162
	ld2.acq r15 = [r15]
	;;
	dep.z r15 = r15, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r8 = r8
.L163:
	;;
	cmp4.ne p6, p7 = r8, r32
	;;
	(p6) mov r67 = r0
	(p7) br.cond.dpnt .L211
.L164:
	;;
	zxt2 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	movl r67 = @gprel(.LC8)
	;;
	add r67 = r1, r67
	br.call.sptk.many b0 = show#
	mov r1 = r65
	;;
	addl r14 = @gprel(g14#), gp
	;;
	ldf8 f6 = [r14]
	;;
	xmpy.l f9 = f6, f6
	;;
	getf.sig r14 = f9
	;;
	and r14 = 15, r14
	;;
	cmp.ne p6, p7 = 13, r14
	(p7) br.cond.dpnt .L212
.L165:
	addl r32 = @gprel(g14#), gp
	addl r33 = @gprel(g9#), gp
	;;
	ld8 r14 = [r33]
	;;
	dep.z r15 = r14, 3, 1
	movl r14 = @gprel(t104#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld8 r14 = [r14]
	ld4 r68 = [r32]
	addl r15 = @gprel(a16#+4), gp
	;;
	ld2 r67 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r65
	zxt1 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	mov r1 = r65
	;;
	movl r67 = @gprel(.LC9)
	;;
	add r67 = r1, r67
	br.call.sptk.many b0 = show#
	mov r1 = r65
	;;
	addl r14 = @gprel(g8#), gp
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	ld8 r67 = [r33]
	;;
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r67 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	addl r14 = @gprel(g11#), gp
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	;;
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r67 = [r14]
	;;
	zxt2 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	addl r14 = @gprel(g13#), gp
	;;
	ld1 r67 = [r14]
	;;
	sxt1 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	ld8 r67 = [r32]
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	;;
	movl r32 = @gprel(a15#)
	;;
	add r32 = r1, r32
	mov ar.lc = 15
.L167:
	;;
	ldfs f8 = [r32], 4
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	br.cloop.sptk.few .L167
	;;
	addl r32 = @gprel(a16#), gp
	mov ar.lc = 3
.L168:
	;;
	ld2 r67 = [r32], 2
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	br.cloop.sptk.few .L168
	;;
	movl r32 = @gprel(g6#)
	;;
	add r32 = r1, r32
	;;
	ld8 r67 = [r32]
	;;
	extr r67 = r67, 0, 2
	;;
	sxt1 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	adds r14 = 4, r32
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	adds r14 = 8, r32
	;;
	ld2 r67 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	adds r14 = 16, r32
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	adds r14 = 24, r32
	;;
	ld8 r67 = [r14]
	;;
	extr r67 = r67, 0, 2
	;;
	sxt1 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	adds r14 = 28, r32
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	adds r14 = 32, r32
	;;
	ld2 r67 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	adds r32 = 40, r32
	;;
	ldfd f8 = [r32]
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	;;
	addl r32 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r32]
	;;
	ld8 r67 = [r14]
	;;
	extr r67 = r67, 0, 2
	;;
	sxt1 r67 = r67
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	ld8.acq r14 = [r32]
	;;
	adds r14 = 4, r14
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	ld8.acq r14 = [r32]
	;;
	adds r14 = 8, r14
	;;
	ld2 r67 = [r14]
	br.call.sptk.many b0 = mix#
	mov r1 = r65
	ld8.acq r14 = [r32]
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = mix_f#
	mov r1 = r65
	;;
	movl r67 = @gprel(.LC10)
	;;
	add r67 = r1, r67
	br.call.sptk.many b0 = show#
	mov r1 = r65
	;;
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r8 = [r14]
	;;
	and r8 = 127, r8
	adds r19 = 56, r12
	adds r20 = 64, r12
	mov pr = r66, -1
	mov ar.pfs = r64
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r63
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
	adds r12 = 176, r12
	br.ret.sptk.many b0
	;;
.L210:
	.body
	.copy_state 1
	fnorm.d f8 = f5
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	andcm r32 = -1, r8
	br .L158
	;;
.L162:
	addl r34 = @gprel(g12#), gp
	;;
	ld2.acq r15 = [r34]
	;;
	dep.z r15 = r15, 2, 4
	movl r14 = @gprel(a15#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ldfs f8 = [r14]
	;;
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	ld2.acq r68 = [r34]
	;;
	add r68 = r33, r68
	;;
	zxt2 r68 = r68
	zxt2 r67 = r8
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r65
	zxt2 r8 = r8
	br .L163
	;;
.L211:
	addl r14 = @gprel(p7#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = clampu#
	mov r1 = r65
	zxt2 r67 = r8
	br .L164
	;;
.L212:
	addl r14 = @gprel(g10#), gp
	;;
	ld1 r14 = [r14]
	addl r15 = @gprel(g9#), gp
	;;
	ld8 r15 = [r15]
	getf.sig r16 = f6
	;;
	xor r15 = r16, r15
	;;
	sxt2 r15 = r15
	sub r16 = r0, r14
	;;
	zxt1 r16 = r16
	;;
	cmp4.gt p6, p7 = r16, r15
	;;
	(p7) addl r15 = @gprel(g13#), gp
	;;
	(p7) ld1 r15 = [r15]
	;;
	(p7) and r14 = r15, r14
	;;
	(p7) extr r14 = r14, 0, 2
	;;
	(p6) mov r14 = r0
	movl r15 = @gprel(g6#)
	;;
	add r15 = r1, r15
	;;
	ld1 r16 = [r15]
	;;
	dep r16 = r14, r16, 0, 2
	;;
	st1 [r15] = r16
	br .L165
	;;
.L126:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	addl r14 = @gprel(g12#), gp
	;;
	ld2.acq r67 = [r14]
	;;
	zxt2 r67 = r67
	;;
	or r67 = 7, r67
	ld2.acq r68 = [r14]
	;;
	zxt2 r68 = r68
.L169:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	;;
	zxt2 r68 = r68
	zxt2 r67 = r67
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r65
	zxt2 r8 = r8
	br .L127
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	t104#, @object
	.size	t104#, 16
t104:
	data8	@fptr(fn90#)
	data8	@fptr(fn98#)
	.section	.sdata,"aws"
	.align 2
	.type	a16#, @object
	.size	a16#, 8
a16:
	data2	0
	data2	7
	.skip	4
	.data
	.align 4
	.type	a15#, @object
	.size	a15#, 64
a15:
	data4	-1361320193
	data4	1056964608
	data4	-1057488896
	data4	1051372203
	data4	1051372203
	data4	1051372203
	.skip	40
	.section	.sdata
	.align 8
	.type	g14#, @object
	.size	g14#, 8
g14:
	data8	-1
	.type	g13#, @object
	.size	g13#, 1
g13:
	data1	49
	.align 2
	.type	g12#, @object
	.size	g12#, 2
g12:
	data2	1
	.align 4
	.type	g11#, @object
	.size	g11#, 4
g11:
	data4	1065353216
	.type	g10#, @object
	.size	g10#, 1
g10:
	data1	-1
	.align 8
	.type	g9#, @object
	.size	g9#, 8
g9:
	data8	1
	.sbss
	.align 8
	.type	g8#, @object
	.size	g8#, 8
g8:
	.skip	8
	.section	.sdata
	.align 8
	.type	p7#, @object
	.size	p7#, 8
p7:
	data8	g6#+24
	.bss
	.align 8
	.type	g6#, @object
	.size	g6#, 48
g6:
	.skip	48
	.section	.sdata
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
