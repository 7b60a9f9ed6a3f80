// 7202ebc7aeac85b5425011b7a08fc55f
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc mix#
mix:
	.prologue
	.mmi
	addl r19 = @gprel(crc#), gp
	addl r18 = 255, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	nop 0
	ld4 r16 = [r19]
	mov ar.lc = 7
	;;
	.align 32
.L2:
	.mmi
	and r15 = r18, r32
	addp4 r17 = r16, r0
	extr.u r16 = r16, 15, 17
	.mii
	nop 0
	shr.u r32 = r32, 8
	;;
	xor r15 = r17, r15
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r16 = r14, r16
	br.cloop.sptk.few .L2
	;;
	.mib
	st4 [r19] = r16
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp mix#
	.align 16
	.align 64
	.proc clamp32.part.0#
clamp32.part.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0xc1e0000000000000
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f8, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = 2147483647
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fcvt.fx.trunc f8 = f8
	nop 0
	.mlx
	nop 0
	(p6) movl r8 = -2147483648
	;;
	.mmi
	(p7) getf.sig r8 = f8
	nop 0
	nop 0
.L6:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp32.part.0#
	.align 16
	.align 64
	.proc clamp64.part.0#
clamp64.part.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x43df399b1438a100
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0xc3df399b1438a100
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f8, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = 9223372036854775807
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fcvt.fx.trunc f8 = f8
	nop 0
	.mlx
	nop 0
	(p6) movl r8 = -9223372036854775808
	;;
	.mmi
	(p7) getf.sig r8 = f8
	nop 0
	nop 0
.L12:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp64.part.0#
	.align 16
	.align 64
	.proc clampu.part.0#
clampu.part.0:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	(p6) addl r8 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f8, f0
	mov r8 = r0
	;;
	.mfi
	nop 0
	(p7) fcvt.fxu.trunc f8 = f8
	nop 0
	;;
	.mmi
	(p7) getf.sig r8 = f8
	nop 0
	nop 0
.L18:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clampu.part.0#
	.global __moddi3#
	.global __divdi3#
	.align 16
	.align 64
	.proc fn44#
fn44:
	.prologue 12, 49
	.mmb
	.save ar.pfs, r50
	alloc r50 = ar.pfs, 0, 21, 2, 0
	adds r16 = -88, r12
	nop 0
	.mmi
	adds r17 = -80, r12
	.fframe 128
	adds r12 = -128, r12
	mov r18 = ar.lc
	;;
	.mmi
	addl r14 = @gprel(g7#), gp
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r15 = @gprel(g10#), gp
	.mlx
	adds r20 = 16, r12
	movl r39 = @gprel(a12#)
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	add r39 = r1, r39
	.save pr, r52
	mov r52 = pr
	.mlx
	mov r51 = r1
	movl r37 = @gprel(g4#)
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	add r37 = r1, r37
	.save rp, r49
	mov r49 = b0
	.mlx
	adds r17 = 192, r39
	movl r42 = @gprel(a13#)
	;;
	.mmi
	adds r19 = 24, r37
	addl r40 = @gprel(g6#), gp
	nop 0
	.mmi
	addl r45 = @gprel(g9#), gp
	add r42 = r1, r42
	addl r41 = @gprel(g11#), gp
	;;
	.mmi
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	nop 0
	adds r18 = 4, r37
	;;
	.mmi
	ld1.a r36 = [r14]
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17
	.body
	nop 0
	;;
	.mmi
	ld1.c.clr r36 = [r14]
	ld2 r32 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r36 = r36
	sxt2 r32 = r32
	;;
	.mmi
	and r14 = 63, r36
	shladd r15 = r36, 1, r0
	zxt1 r16 = r32
	.mmi
	mov r48 = r36
	mov r34 = r32
	sxt4 r38 = r36
	;;
	.mmi
	shladd r14 = r14, 3, r0
	st1.rel [r20] = r16
	nop 0
	;;
	.mmi
	add r14 = r39, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 7, 1
	;;
	or r14 = r15, r14
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	.mmi
	adds r14 = 16, r12
	ldfs f8 = [r19]
	mov r43 = r0
	.mmi
	ld8 r33 = [r17]
	;;
	ld1.acq r15 = [r14]
	dep.z r33 = r33, 9, 23
	.mmi
	ld4 r14 = [r18]
	;;
	sub r14 = r14, r15
	addl r15 = @gprel(g8#), gp
	.mii
	nop 0
	zxt2 r33 = r33
	;;
	zxt1 r14 = r14
	.mmi
	ld2.acq r15 = [r15]
	;;
	setf.sig f2 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mfb
	nop 0
	fcvt.xuf.s f2 = f2
	(p6) br.cond.dptk .L26
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r43 = r8
	;;
.L26:
	.mlx
	adds r14 = 8, r37
	movl r16 = 0x43df399b1438a100
	.mfi
	adds r15 = 16, r12
	fnorm.d f2 = f2
	addl r45 = @gprel(g9#), gp
	;;
	.mmi
	setf.d f8 = r16
	ldfs f7 = [r14]
	addl r40 = @gprel(g6#), gp
	.mlx
	and r32 = 63, r32
	movl r17 = 0xc3df399b1438a100
	;;
	.mmi
	ldfs f6 = [r45]
	setf.d f4 = r17
	shladd r32 = r32, 3, r0
	.mlx
	add r43 = r43, r33, 1
	movl r42 = @gprel(a13#)
	;;
	.mmi
	ld1.acq r14 = [r15]
	add r32 = r39, r32
	and r46 = 63, r43
	.mmi
	addl r35 = -7, r0
	addl r47 = 65598, r0
	cmp4.ne p22, p23 = 0, r34
	;;
	.mmi
	ld4.acq r15 = [r40]
	add r42 = r1, r42
	zxt1 r14 = r14
	.mmi
	addl r41 = @gprel(g11#), gp
	ldfs f17 = [r37]
	zxt2 r43 = r43
	;;
	.mii
	nop 0
	extr.u r15 = r15, 11, 21
	shl r14 = r14, 53
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f8
	.mmi
	or r14 = r15, r14
	nop 0
	mov ar.lc = 4
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f16 = f7
	.mmf
	st8 [r32] = r14
	nop 0
	fcmp.neq p18, p19 = f7, f7
	;;
	.mlx
	nop 0
	(p6) movl r15 = 9223372036854775807
	.mfi
	(p6) cmp.eq.unc p20, p0 = r0, r0
	fnorm.d f5 = f6
	(p7) cmp.eq.unc p21, p0 = r0, r0
	.pred.rel.mutex p20, p21
	;;
	.mlx
	nop 0
	(p7) movl r15 = -9223372036854775808
	.mmf
	nop 0
	nop 0
	fcmp.neq p16, p17 = f6, f6
	;;
	.mmi
	nop 0
	andcm r15 = -1, r15
	nop 0
	;;
	.mmi
	setf.sig f3 = r15
	nop 0
	nop 0
	.align 32
.L38:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmf
	nop 0
	nop 0
	(p19) mov f8 = f16
	.mmb
	(p18) addl r34 = -63, r0
	nop 0
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mmi
	(p19) or r8 = 1, r8
	nop 0
	dep.z r14 = r35, 3, 3
	.mmf
	(p19) mov r1 = r51
	nop 0
	(p17) mov f8 = f5
	;;
	.mmi
	(p19) setf.sig f6 = r8
	add r14 = r42, r14
	mov r8 = r35
	;;
	.mmi
	ld8 r32 = [r14]
	;;
	add r32 = r35, r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p19) fcvt.xuf f6 = f6
	;;
	.mib
	(p19) getf.exp r34 = f6
	nop 0
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mii
	(p17) andcm r8 = -1, r8
	(p17) mov r1 = r51
	;;
	(p17) and r8 = r35, r8
	;;
	.mmi
	add r32 = r32, r8
	;;
	nop 0
	extr r32 = r32, 0, 14
	;;
	.mii
	(p19) sub r34 = r47, r34
	mov r33 = r32
	;;
	(p19) sxt4 r34 = r34
	;;
	.mib
	(p19) sub r34 = r0, r34
	nop 0
	(p20) br.cond.dpnt .L32
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f4
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	ld4.acq r14 = [r41]
	nop 0
	nop 0
.L33:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	adds r16 = 16, r12
	shr.u r34 = r34, 26
	shl r33 = r33, 38
	.mmb
	nop 0
	adds r35 = 3, r35
	nop 0
	;;
	.mii
	ld1.acq r14 = [r16]
	or r33 = r34, r33
	;;
	zxt1 r14 = r14
	.mmi
	setf.sig f6 = r33
	;;
	nop 0
	popcnt r14 = r14
	;;
	.mii
	setf.sig f7 = r14
	nop 0
	;;
	nop 0
	.mfb
	nop 0
	xmpy.l f6 = f6, f7
	br.cloop.sptk.few .L38
	;;
	.mmi
	getf.sig r33 = f6
	nop 0
	nop 0
.L76:
	.mmi
	adds r14 = 28, r37
	shladd r46 = r46, 3, r0
	mov r53 = r43
	;;
	.mii
	ld2 r15 = [r14]
	add r46 = r39, r46
	;;
	dep r15 = r32, r15, 0, 14
	.mii
	st8 [r46] = r33
	nop 0
	;;
	nop 0
	.mmb
	st2 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L25:
	.mmi
	nop 0
	ld4.acq r14 = [r41]
	adds r16 = 16, r12
	.mmi
	ldfs f2 = [r45]
	;;
	sub r14 = r0, r14
	nop 0
	;;
	.mmi
	st4.rel [r40] = r14
	;;
	ld4.acq r14 = [r41]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p7) adds r15 = 16, r12
	nop 0
	;;
	.mmf
	(p7) ld1.acq r14 = [r15]
	nop 0
	fnorm.d f3 = f2
	.mmf
	ld4.acq r15 = [r41]
	nop 0
	fcmp.neq p16, p17 = f2, f2
	;;
	.mii
	nop 0
	dep.z r15 = r15, 3, 3
	nop 0
	.mmi
	ld1.acq r14 = [r16]
	;;
	add r15 = r42, r15
	zxt1 r14 = r14
	;;
	.mmi
	ldf8 f7 = [r15]
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p17) mov f8 = f3
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f7, f6
	;;
	.mmi
	nop 0
	(p6) addl r32 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r32 = r0
	nop 0
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mii
	(p16) mov r8 = r0
	(p17) mov r1 = r51
	;;
	and r8 = 31, r8
	;;
	.mii
	nop 0
	shr r32 = r32, r8
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r32
	(p6) br.cond.dptk .L41
	.mii
	nop 0
	dep.z r14 = r38, 3, 3
	;;
	add r14 = r42, r14
	;;
	.mii
	ld8 r14 = [r14]
	nop 0
	;;
	extr r14 = r14, 0, 14
.L42:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	adds r17 = 16, r12
	nop 0
	adds r15 = 12, r37
	;;
	.mmi
	ld1.acq r16 = [r17]
	st1.rel [r17] = r0
	nop 0
	;;
	.mmi
	ld4.acq r17 = [r40]
	ld2 r16 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r17
	dep r16 = r14, r16, 0, 14
	.mii
	ld4.acq r14 = [r40]
	nop 0
	;;
	(p7) extr.u r8 = r14, 31, 1
	.mmi
	st2 [r15] = r16
	;;
	(p7) add r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) extr r8 = r8, 1, 31
	(p7) br.cond.dptk .L46
	.mii
	nop 0
	extr.u r53 = r14, 31, 1
	nop 0
	.mmi
	ld4.acq r54 = [r40]
	nop 0
	nop 0
	;;
	.mii
	add r53 = r53, r14
	sxt4 r54 = r54
	;;
	extr r53 = r53, 1, 31
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	mov r1 = r51
	nop 0
	nop 0
.L46:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	ld4.acq r14 = [r40]
	adds r15 = 28, r37
	adds r20 = 16, r12
	;;
	.mmi
	and r14 = 63, r14
	ld4 r15 = [r15]
	nop 0
	.mmi
	ld1.acq r16 = [r20]
	;;
	shladd r14 = r14, 3, r0
	extr r15 = r15, 0, 14
	.mii
	nop 0
	zxt1 r16 = r16
	;;
	add r14 = r39, r14
	.mmi
	cmp4.ne p6, p7 = 0, r16
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.lt p8, p9 = r14, r15
	;;
	(p8) mov r32 = r0
	nop 0
	;;
	.mib
	nop 0
	(p9) mov r32 = r8
	(p6) br.cond.dptk .L49
	.mfb
	nop 0
	(p17) mov f8 = f3
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mii
	(p16) mov r8 = r0
	(p17) mov r1 = r51
	;;
	sub r14 = r0, r8
	;;
	.mii
	nop 0
	extr.u r8 = r14, 31, 1
	nop 0
	;;
	.mii
	add r8 = r8, r14
	nop 0
	;;
	extr r8 = r8, 1, 31
	;;
.L51:
	.mmi
	adds r39 = 256, r39
	nop 0
	adds r15 = 28, r37
	.mmf
	and r32 = r8, r32
	nop 0
	fcmp.ge p6, p7 = f2, f2
	;;
	.mmi
	nop 0
	ld2 r39 = [r39]
	extr r32 = r32, 0, 14
	.mmi
	ld2 r16 = [r15]
	;;
	setf.sig f8 = r39
	dep r16 = r32, r16, 0, 14
	;;
	.mmi
	nop 0
	st2 [r15] = r16
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xuf.d f8 = f8
	(p7) br.cond.dptk .L71
	.mmi
	ld4.acq r14 = [r40]
	adds r42 = 24, r42
	adds r19 = 40, r12
	.mmi
	adds r20 = 48, r12
	;;
	ldf8 f7 = [r42]
	addp4 r14 = r14, r0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f7 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xuf.d f6 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
	.mmi
	ld8 r21 = [r19], 24
	ldf.fill f2 = [r20], 32
	mov pr = r52, -1
	;;
	.mmi
	ldf.fill f3 = [r19], 32
	nop 0
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f16 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f17 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L32:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	ld4.acq r44 = [r41]
	(p22) addl r14 = 1, r0
	;;
	extr.u r44 = r44, 6, 26
	;;
	.mmi
	nop 0
	setf.sig f6 = r44
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f3
	;;
	.mib
	getf.sig r44 = f6
	nop 0
	(p23) br.cond.dptk .L75
.L34:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mib
	cmp.ge p6, p7 = r14, r44
	nop 0
	(p6) br.cond.dpnt .L33
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r34
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r33 = r0
	(p6) br.cond.dptk .L36
	.mmi
	adds r15 = 16, r12
	;;
	ld1.acq r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r33 = 1, r0
	nop 0
	;;
	(p7) mov r33 = r0
	;;
.L36:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mii
	nop 0
	sxt4 r33 = r33
	adds r35 = 3, r35
	.mmb
	nop 0
	nop 0
	br.cloop.sptk.few .L38
	;;
	.mmi
	sub r33 = r33, r43
	nop 0
	nop 0
	.mib
	nop 0
	nop 0
	br .L76
.L41:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mlx
	ld4.acq r14 = [r40]
	movl r16 = -9223372036854775808
	.mii
	addl r15 = @gprel(g8#), gp
	nop 0
	;;
	addp4 r14 = r14, r0
	.mmi
	ld2.acq r15 = [r15]
	;;
	or r14 = r16, r14
	sxt2 r15 = r15
	;;
	.mii
	adds r16 = -1, r14
	cmp4.le p6, p7 = r15, r36
	;;
	andcm r14 = r16, r14
	.mmi
	(p6) adds r17 = 16, r12
	;;
	(p6) ld1.acq r36 = [r17]
	nop 0
	;;
	.mii
	nop 0
	(p6) zxt1 r36 = r36
	;;
	popcnt r14 = r14
	.mmi
	setf.sig f7 = r36
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	nop 0
	extr r14 = r14, 0, 14
	br .L42
.L71:
	.mmi
	adds r37 = 20, r37
	adds r19 = 40, r12
	adds r20 = 48, r12
	;;
	.mmi
	ld4 r14 = [r37]
	;;
	nop 0
	extr r14 = r14, 0, 14
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	;;
	.mmi
	(p6) ld4.acq r14 = [r41]
	(p7) setf.sig f7 = r38
	nop 0
	;;
	.mmi
	(p6) addp4 r14 = r14, r0
	;;
	(p6) setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xuf.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fneg f6 = f6
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	nop 0
	.mmi
	ld8 r21 = [r19], 24
	ldf.fill f2 = [r20], 32
	mov pr = r52, -1
	;;
	.mmi
	ldf.fill f3 = [r19], 32
	nop 0
	mov b0 = r49
	;;
	.mii
	nop 0
	mov ar.pfs = r50
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f16 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f17 = [r19]
	.label_state 2
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 2
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	(p17) mov f8 = f3
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mmi
	(p16) mov r8 = r0
	adds r14 = 16, r12
	(p17) mov r1 = r51
	;;
	.mmi
	sub r8 = r0, r8
	ld1.acq r54 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr.u r53 = r8, 31, 1
	zxt1 r54 = r54
	;;
	.mmi
	nop 0
	add r53 = r53, r8
	nop 0
	;;
	.mib
	nop 0
	extr r53 = r53, 1, 31
	br.call.sptk.many b0 = __divdi3#
	;;
	.mib
	nop 0
	mov r1 = r51
	br .L51
.L75:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f17, f17
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L35
	.mfb
	nop 0
	fnorm.d f8 = f17
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r51
	mov r14 = r8
	;;
.L35:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.mmi
	or r14 = r14, r48
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L34
	.endp fn44#
	.global __umoddi3#
	.align 16
	.align 64
	.proc fn65#
fn65:
	.prologue 12, 53
	.mmi
	.save ar.pfs, r54
	alloc r54 = ar.pfs, 2, 23, 2, 0
	adds r16 = -72, r12
	adds r17 = -64, r12
	.mmi
	.fframe 96
	adds r12 = -96, r12
	addl r38 = @gprel(g11#), gp
	addl r51 = @gprel(g9#), gp
	;;
	.mmi
	ld4.acq r14 = [r38]
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov r18 = ar.lc
	.mmi
	addl r40 = @gprel(g8#), gp
	and r32 = 31, r32
	mov r55 = r1
	;;
	.mmi
	addp4 r14 = r14, r0
	.save.f 0x4
	stf.spill [r17] = f4, 32
	.save pr, r56
	mov r56 = pr
	.mlx
	andcm r58 = -1, r33
	movl r45 = @gprel(g4#)
	;;
	.mmb
	setf.sig f7 = r14
	ld2.acq r14 = [r40]
	nop 0
	.mmi
	add r45 = r1, r45
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	.save rp, r53
	mov r53 = b0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	adds r15 = 16, r45
	;;
	.mmi
	nop 0
	cmp4.gt p6, p7 = r33, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(g4#)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f6 = f7
	nop 0
	.mmi
	ldfs f7 = [r51]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f2 = f7
	nop 0
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f6, f2
	;;
	.mmi
	(p8) addl r14 = 1, r0
	;;
	(p9) mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	shr r14 = r14, r32
	(p6) br.cond.dptk .L80
	.mmi
	ldfs f6 = [r15]
	nop 0
	addl r58 = -1, r0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L80
	.mlx
	nop 0
	movl r15 = 0x41dfffffffc00000
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f6
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0xcf000000
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f8, f7
	nop 0
	.mmi
	setf.s f7 = r15
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r58 = -2147483648
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L80
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mfi
	nop 0
	(p7) fcvt.fx.trunc f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r58 = 2147483647
	;;
	.mii
	(p7) getf.sig r15 = f6
	nop 0
	;;
	(p7) andcm r58 = -1, r15
	.align 32
.L80:
	.mmi
	ldfs f3 = [r45]
	adds r15 = 28, r45
	addp4 r14 = r14, r0
	.mlx
	adds r16 = 12, r45
	movl r39 = @gprel(a13#)
	;;
	.mmi
	ld4 r44 = [r15]
	addl r15 = @gprel(g7#), gp
	shladd r14 = r14, 3, r0
	.mmi
	add r39 = r1, r39
	addl r52 = @gprel(crc#), gp
	sxt4 r43 = r33
	;;
	.mmi
	ld1 r15 = [r15]
	add r39 = r39, r14
	extr r49 = r44, 0, 14
	.mlx
	addl r37 = 11, r0
	movl r14 = 0x41efffffffe00000
	;;
	.mmi
	ld4 r46 = [r16]
	setf.sig f4 = r49
	sxt1 r41 = r15
	.mlx
	setf.d f16 = r14
	movl r42 = @gprel(a12#)
	;;
	.mmi
	setf.sig f5 = r41
	ld4 r34 = [r52]
	extr.u r48 = r33, 20, 12
	.mmi
	mov r47 = r0
	addl r36 = @gprel(g6#), gp
	shl r43 = r43, 28
	;;
	.mii
	nop 0
	extr r46 = r46, 0, 14
	mov r44 = r49
	.mmb
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fxu.trunc f6 = f3
	nop 0
	.mfi
	nop 0
	fcmp.neq p16, p17 = f3, f3
	nop 0
	;;
	.mii
	getf.sig r50 = f6
	nop 0
	;;
	and r50 = 63, r50
	.align 32
.L90:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	mov ar.lc = 7
	nop 0
	.align 32
.L81:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	dep.z r14 = r34, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r34
	extr.u r15 = r34, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r34 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	add r34 = r34, r15
	br.cloop.sptk.few .L81
	.mmi
	nop 0
	ld2.acq r14 = [r40]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	or r14 = r41, r14
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f4
	.mmi
	ld8 r16 = [r39]
	nop 0
	addl r47 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mib
	nop 0
	(p6) sxt4 r15 = r37
	nop 0
	.mfi
	nop 0
	(p7) fcvt.xf f6 = f5
	adds r37 = -1, r37
	;;
	.mmi
	nop 0
	(p6) setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f6
	;;
	.mmi
	nop 0
	(p7) ld4.acq r14 = [r38]
	cmp.ne p6, p7 = 0, r37
	.mmi
	nop 0
	ld4.acq r15 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r58
	addp4 r15 = r15, r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 36
	sub r15 = r44, r15
	;;
	.mmi
	or r14 = r43, r14
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	st8 [r39] = r14
	nop 0
	.mmi
	ld4.acq r14 = [r36]
	;;
	ld4.acq r14 = [r38]
	nop 0
	.mii
	ld4.acq r15 = [r36]
	nop 0
	;;
	extr.u r14 = r14, 22, 10
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st4.rel [r36] = r14
	nop 0
	(p6) br.cond.dptk .L90
.L106:
	.mmb
	cmp4.eq p6, p7 = 0, r47
	adds r45 = 4, r45
	nop 0
	.mii
	shladd r8 = r49, 3, r0
	extr.u r33 = r33, 29, 3
	adds r19 = 24, r12
	;;
	.mmi
	(p7) ld2 r14 = [r45]
	nop 0
	or r8 = r8, r33
	.mii
	st4 [r52] = r34
	adds r20 = 32, r12
	;;
	(p7) dep r14 = 0, r14, 0, 14
	;;
	.mlx
	(p7) st2 [r45] = r14
	movl r14 = 0x501502f9
	;;
	.mmi
	st4 [r51] = r14
	ldf.fill f2 = [r20], 32
	mov pr = r56, -1
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r53
	;;
	.mii
	nop 0
	mov ar.pfs = r54
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L82:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mii
	sub r35 = r0, r37
	cmp4.eq p6, p7 = 0, r58
	;;
	zxt1 r35 = r35
	;;
	.mib
	nop 0
	(p6) mov r14 = r35
	(p6) br.cond.dptk .L88
	.mii
	nop 0
	sxt4 r58 = r58
	mov r57 = r35
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	mov r1 = r55
	mov r14 = r8
	;;
.L88:
	.pred.rel.mutex p16, p17
	.mmi
	add r35 = r37, r35
	nop 0
	sub r14 = r14, r46
	;;
	.mib
	nop 0
	sub r35 = r0, r35
	(p16) br.cond.dptk .L89
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f3
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f16
	;;
	.mib
	(p6) addl r35 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L89
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f0
	;;
	.mii
	nop 0
	(p7) shr r35 = r35, r50
	nop 0
.L89:
	.pred.rel.mutex p16, p17
	.mmi
	ld4.acq r15 = [r38]
	nop 0
	and r14 = 63, r14
	.mmi
	adds r37 = -1, r37
	ld4.acq r16 = [r36]
	nop 0
	;;
	.mmi
	and r15 = 63, r15
	shladd r14 = r14, 3, r0
	shl r16 = r16, 51
	.mmi
	ld4.acq r58 = [r36]
	nop 0
	cmp.ne p6, p7 = 0, r37
	;;
	.mmb
	shladd r15 = r15, 3, r0
	add r14 = r42, r14
	nop 0
	.mmi
	xor r16 = 1, r16
	nop 0
	dep.z r58 = r58, 12, 20
	;;
	.mmi
	add r15 = r42, r15
	nop 0
	or r58 = r48, r58
	;;
	.mmi
	st8 [r15] = r35
	st8 [r14] = r16
	nop 0
	.mmi
	ld4.acq r14 = [r36]
	;;
	ld4.acq r14 = [r38]
	nop 0
	.mii
	ld4.acq r15 = [r36]
	nop 0
	;;
	extr.u r14 = r14, 22, 10
	.mmi
	setf.sig f7 = r15
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st4.rel [r36] = r14
	nop 0
	(p6) br.cond.dptk .L90
	.mib
	nop 0
	nop 0
	br .L106
	.endp fn65#
	.align 16
	.align 64
	.proc fn75#
fn75:
	.prologue 12, 70
	.mmb
	.save ar.pfs, r71
	alloc r71 = ar.pfs, 2, 40, 2, 0
	adds r16 = -168, r12
	nop 0
	.mmi
	adds r17 = -160, r12
	.fframe 224
	adds r12 = -224, r12
	mov r18 = ar.lc
	;;
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r55 = @gprel(g4#)
	.mmi
	addl r38 = @gprel(g9#), gp
	addl r49 = @gprel(g8#), gp
	adds r52 = 24, r12
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	add r55 = r1, r55
	.save pr, r73
	mov r73 = pr
	.mlx
	mov r72 = r1
	movl r45 = @gprel(a13#)
	;;
	.mmb
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	adds r15 = 12, r55
	nop 0
	.mii
	add r45 = r1, r45
	.save rp, r70
	mov r70 = b0
	zxt1 r57 = r32
	;;
	.mmi
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	nop 0
	mov r68 = r57
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20, 32
	;;
	.save.gf 0x0, 0x400
	stf.spill [r17] = f22
	nop 0
	;;
	.mmi
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	;;
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21
	.body
	nop 0
	;;
	.mmi
	ldfs f21 = [r38]
	ld4 r17 = [r15]
	sxt1 r15 = r32
	.mmi
	ld2.acq r14 = [r49]
	;;
	nop 0
	extr r17 = r17, 0, 14
	.mmi
	mov r37 = r15
	nop 0
	sxt4 r56 = r15
	;;
	.mii
	nop 0
	dep.z r16 = r15, 3, 3
	sub r14 = r14, r17
	;;
	.mmi
	add r16 = r45, r16
	;;
	ld8 r16 = [r16]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p16, p17 = f21, f21
	pmpy2.r r14 = r14, r16
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f21
	;;
	.mmi
	(p16) mov r59 = r0
	nop 0
	(p16) mov r19 = r0
	;;
	.mib
	st2.rel [r52] = r14
	nop 0
	(p16) br.cond.dptk .L108
	.mlx
	nop 0
	movl r14 = 0x43df399b1438a100
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0xc3df399b1438a100
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f2, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r59 = 144115188075855871
	.mlx
	nop 0
	(p6) movl r19 = -68719476736
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L108
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f6
	;;
	.mfi
	nop 0
	(p7) fcvt.fx.trunc f6 = f21
	(p6) mov r19 = r0
	.mlx
	nop 0
	(p6) movl r59 = 144115188075855872
	;;
	.mmi
	nop 0
	(p7) getf.sig r59 = f6
	nop 0
	;;
	.mii
	nop 0
	(p7) shl r19 = r59, 36
	(p7) shr.u r59 = r59, 6
.L108:
	.pred.rel.mutex p16, p17
	.mmi
	addl r16 = @gprel(g10#), gp
	adds r14 = 8, r55
	addl r47 = @gprel(g6#), gp
	.mlx
	and r40 = 63, r56
	movl r51 = @gprel(a12#)
	;;
	.mmi
	ld2 r53 = [r16]
	add r51 = r1, r51
	shladd r16 = r40, 3, r0
	.mmi
	addl r69 = @gprel(g7#), gp
	andcm r61 = -1, r37
	shr.u r50 = r15, 63
	;;
	.mmi
	ldfs f22 = [r14]
	add r50 = r50, r15
	sxt2 r65 = r53
	.mlx
	add r15 = r51, r16
	movl r17 = -9223372036854775808
	;;
	.mmb
	setf.sig f8 = r65
	ld4.acq r14 = [r47]
	nop 0
	.mmi
	or r58 = r17, r65
	adds r16 = 312, r51
	extr r63 = r50, 1, 8
	;;
	.mmi
	ld8 r44 = [r15]
	adds r18 = -1, r58
	dep.z r14 = r14, 3, 3
	.mlx
	mov r39 = r40
	movl r15 = 0x41dfffffffc00000
	;;
	.mmi
	add r14 = r45, r14
	setf.d f17 = r15
	andcm r58 = r18, r58
	.mlx
	ld1 r35 = [r69]
	movl r15 = 0x43df399b1438a100
	;;
	.mlx
	ld8 r34 = [r14]
	movl r14 = 0x41efffffffe00000
	.mlx
	setf.d f16 = r15
	movl r45 = @gprel(a13#)
	;;
	.mlx
	setf.d f18 = r14
	movl r14 = 0xcf000000
	.mmi
	ld8 r66 = [r16]
	add r45 = r1, r45
	sxt1 r35 = r35
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f8
	shr.u r34 = r34, 28
	.mfi
	setf.s f20 = r14
	fcvt.fx.trunc f9 = f22
	zxt2 r53 = r53
	;;
	.mlx
	mov r46 = r65
	movl r14 = 0xc3df399b1438a100
	.mfi
	or r34 = r19, r34
	fcmp.neq p20, p21 = f22, f22
	sxt1 r44 = r44
	;;
	.mmi
	setf.d f19 = r14
	addp4 r40 = r40, r0
	popcnt r58 = r58
	.mmi
	adds r66 = -1, r66
	mov r42 = r51
	mov r36 = r45
	;;
	.mmi
	addl r48 = @gprel(g11#), gp
	nop 0
	sxt4 r41 = r35
	.mlx
	addl r60 = 65598, r0
	movl r67 = 4503599627370496
	;;
	.mfi
	nop 0
	fnorm.d f8 = f7
	dep.z r57 = r57, 3, 5
	.mmi
	getf.sig r43 = f9
	mov r50 = r63
	sxt1 r61 = r61
	;;
	.mii
	nop 0
	mov ar.lc = 7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f2
	;;
	.mii
	nop 0
	zxt1 r64 = r43
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f5, p6 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f5, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f5, f7, f5
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f2, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f5 = f8, f7, f9
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f6 = f5
	nop 0
	.mfi
	nop 0
	fcmp.neq p18, p19 = f5, f5
	nop 0
	;;
	.mmi
	getf.sig r14 = f6
	;;
	or r14 = r17, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r15 = -1, r14
	nop 0
	;;
	.mii
	andcm r14 = r15, r14
	nop 0
	;;
	popcnt r62 = r14
	.align 32
.L124:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	nop 0
	ld4.acq r15 = [r47]
	nop 0
	;;
	.mii
	nop 0
	zxt2 r15 = r15
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mib
	nop 0
	(p6) mov r17 = r67
	(p6) br.cond.dptk .L109
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L169
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f18
	;;
	.mlx
	nop 0
	(p6) movl r17 = 4503599627370496
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L109
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f21, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f21
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	zxt2 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r17 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r17 = r0
	nop 0
	;;
	shl r17 = r17, 52
	.align 32
.L109:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	ld8 r15 = [r45]
	zxt1 r16 = r35
	;;
	xor r15 = r17, r15
	;;
	.mmi
	st8 [r45] = r15
	;;
	ld8 r15 = [r36], 8
	nop 0
	;;
	.mmi
	or r15 = r15, r41
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.le p6, p7 = r44, r15
	;;
	(p7) sub r16 = r68, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt1 r15 = r16
	(p7) br.cond.dptk .L111
	;;
	.mib
	nop 0
	(p20) mov r15 = r0
	(p20) br.cond.dptk .L112
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f22
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f17
	;;
	.mib
	(p6) addl r15 = 255, r0
	nop 0
	(p6) br.cond.dpnt .L112
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f22, f20
	;;
	.mii
	(p6) mov r15 = r0
	nop 0
	;;
	(p7) mov r15 = r64
	;;
.L112:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	add r15 = r15, r16
	nop 0
	;;
	sxt1 r15 = r15
.L111:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld2.acq r14 = [r49]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r51, r14
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	cmp.geu p6, p7 = r34, r16
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r16 = r58
	(p7) br.cond.dptk .L114
	;;
	.mib
	nop 0
	(p18) addl r16 = 63, r0
	(p18) br.cond.dptk .L114
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f5, f16
	;;
	.mib
	(p6) mov r16 = r0
	nop 0
	(p6) br.cond.dpnt .L114
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f5, f19
	;;
	.mii
	(p6) addl r16 = 63, r0
	nop 0
	;;
	(p7) mov r16 = r62
	;;
	.align 32
.L114:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	cmp4.le p6, p7 = r16, r15
	(p6) br.cond.dptk .L116
	.mmi
	ld2.acq r16 = [r52]
	;;
	nop 0
	dep.z r16 = r16, 3, 3
	;;
	.mmi
	add r16 = r45, r16
	;;
	ld8 r35 = [r16]
	nop 0
	;;
	.mii
	andcm r35 = -1, r35
	nop 0
	;;
	extr r35 = r35, 3, 5
.L117:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld4.acq r15 = [r47]
	ld8 r16 = [r42], 8
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 3, 3
	;;
	add r15 = r45, r15
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	andcm r15 = 15, r15
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 5, r15
	adds r16 = -3, r15
	(p6) br.cond.dpnt .L119
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 10, r16
	(p6) br.cond.dptk .L120
	.mmi
	add r34 = r34, r66
	nop 0
	nop 0
	;;
.L119:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	shl r34 = r34, 58
	nop 0
	.mmi
	ld2.acq r15 = [r49]
	ld2.acq r16 = [r52]
	sxt4 r41 = r35
	;;
	.mii
	or r34 = r59, r34
	dep.z r17 = r35, 3, 3
	sxt2 r15 = r15
	;;
	.mmi
	or r34 = 1, r34
	add r17 = r45, r17
	pmpy2.r r16 = r16, r53
	;;
	.mmi
	setf.sig f6 = r34
	ld8 r14 = [r17]
	nop 0
	;;
	.mii
	or r15 = r14, r15
	nop 0
	;;
	xor r15 = r16, r15
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	nop 0
	;;
	.mmi
	nop 0
	st2.rel [r52] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	.mmi
	ld4.acq r17 = [r47]
	ld4.acq r16 = [r48]
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r47]
	ld4.acq r15 = [r48]
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 7, 25
	;;
	and r15 = r16, r15
	;;
	.mmi
	getf.exp r14 = f6
	st4.rel [r48] = r15
	nop 0
	;;
	.mmi
	sub r14 = r60, r14
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r14
	;;
	(p8) addl r34 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p9) mov r34 = r0
	nop 0
	;;
	.mib
	mov r54 = r34
	addp4 r34 = r34, r0
	br.cloop.sptk.few .L124
.L227:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r15 = 32, r45
	shl r16 = r41, 41
	.mmi
	st1 [r69] = r35
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 23
	;;
	or r15 = r16, r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L125
	.mmi
	ld4.acq r15 = [r48]
	andcm r16 = -1, r56
	mov r42 = r33
	;;
	.mmi
	ld2.acq r15 = [r49]
	nop 0
	cmp.le p6, p7 = r16, r56
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	(p7) mov r36 = r0
	;;
	.mib
	(p6) addl r36 = 1, r0
	cmp4.ne p6, p7 = r33, r15
	(p7) br.cond.dpnt .L224
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dptk .L225
	.mii
	ld2.acq r15 = [r49]
	sxt4 r74 = r33
	;;
	sxt2 r15 = r15
	;;
	.mmi
	sub r75 = r42, r15
	nop 0
	adds r15 = 32, r12
	;;
	.mib
	st8 [r15] = r14
	sxt4 r75 = r75
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r15 = 32, r12
	mov r1 = r72
	nop 0
	.mmi
	mov r33 = r8
	;;
	ld8 r14 = [r15]
	nop 0
	;;
.L127:
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 28, r55
	cmp4.ne p8, p9 = 0, r14
	addp4 r54 = r54, r0
	.mlx
	adds r16 = 20, r55
	movl r14 = 0x43df399b1438a100
	;;
	.mmi
	setf.d f34 = r14
	ld4 r15 = [r15]
	sxt4 r46 = r46
	.mlx
	setf.sig f14 = r54
	movl r14 = 0xc3df399b1438a100
	;;
	.mii
	setf.d f35 = r14
	extr r15 = r15, 0, 14
	sxt4 r14 = r37
	.mmf
	setf.sig f15 = r46
	ld4 r19 = [r16]
	fcmp.neq p10, p11 = f22, f22
	;;
	.mmi
	setf.sig f33 = r14
	setf.sig f32 = r15
	dep.z r18 = r33, 3, 3
	.mmi
	sub r36 = r0, r36
	addl r17 = 11, r0
	mov r16 = r0
	;;
	.mib
	nop 0
	extr r19 = r19, 0, 14
	nop 0
	.mmi
	stfs [r55] = f0
	nop 0
	add r18 = r45, r18
	;;
	.mib
	nop 0
	shrp r34 = r34, r34, 3
	nop 0
	.mlx
	andcm r19 = -1, r19
	movl r21 = 9223372036854775807
	;;
	.mii
	nop 0
	mov ar.lc = 10
	nop 0
	.align 32
.L136:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mmi
	ld2.acq r15 = [r49]
	;;
	and r15 = 63, r15
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r51, r15
	nop 0
	;;
	.mii
	ld8 r14 = [r15]
	adds r15 = 16, r12
	;;
	cmp4.gt p6, p7 = r14, r17
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = r17, r14
	(p10) mov r14 = r0
	(p7) br.cond.dpnt .L226
	;;
	.mmi
	st8.rel [r15] = r36
	;;
	ld8.acq r16 = [r15]
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r16, 3, 3
	;;
	add r16 = r45, r16
	;;
	.mmi
	ld8 r15 = [r16]
	;;
	sub r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f9
	;;
	.mfb
	nop 0
	fnorm.s f9 = f9
	(p10) br.cond.dptk .L131
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f22
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f34
	;;
	.mib
	(p6) mov r14 = r21
	nop 0
	(p6) br.cond.dpnt .L131
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f35
	;;
	.mlx
	nop 0
	(p6) movl r14 = -9223372036854775808
	;;
	.mmi
	(p7) mov r14 = r43
	nop 0
	nop 0
.L131:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r16 = [r18]
	;;
	add r16 = r16, r14
	(p8) mov r14 = r34
	;;
	.mib
	st8 [r18] = r16
	nop 0
	(p8) br.cond.dptk .L132
	.mmi
	adds r15 = 16, r12
	;;
	ld8.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) mov r14 = r34
	nop 0
	;;
	(p7) mov r14 = r0
.L132:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mmf
	ldf8.a f6 = [r18]
	nop 0
	fcvt.xf f10 = f15
	.mmf
	ld4.acq r16 = [r47]
	nop 0
	fsub.s f7 = f9, f9
	;;
	.mii
	nop 0
	dep.z r16 = r16, 3, 3
	nop 0
	.mfi
	nop 0
	fadd.s f12 = f21, f21
	nop 0
	;;
	.mmi
	add r16 = r45, r16
	;;
	st8 [r16] = r14
	nop 0
	;;
	.mmi
	nop 0
	ldf8.c.clr f6 = [r18]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f6, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f13 = f8, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f13, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f8, f11, f13
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f12, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L218
	.mfi
	nop 0
	fcvt.xuf.s f6 = f14
	nop 0
	.mmi
	st4.rel [r48] = r19
	adds r17 = -1, r17
	addl r16 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f21
	;;
	.mfb
	nop 0
	fsub.s f4 = f6, f9
	br.cloop.sptk.few .L136
.L219:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r14 = 16, r55
	nop 0
	;;
	.mmi
	stfs [r14] = f4
	nop 0
	nop 0
	.align 32
.L125:
	.pred.rel.mutex p16, p17
	.mmi
	addl r54 = @gprel(crc#), gp
	nop 0
	sxt4 r14 = r37
	.mlx
	addl r46 = @ltoffx(.L141), r1
	movl r15 = 0xbff0000000000000
	;;
	.mmf
	setf.sig f5 = r14
	setf.d f4 = r15
	mov f8 = f21
	.mii
	mov r57 = r65
	dep.z r44 = r65, 8, 24
	mov r18 = r0
	;;
	.mmi
	sub r44 = r44, r65
	mov r19 = r0
	addl r42 = -2, r0
	.mmi
	ld8.mov r46 = [r46], .L141
	ld4 r34 = [r54]
	addl r36 = 255, r0
	;;
	.mii
	nop 0
	zxt2 r44 = r44
	nop 0
.L153:
	.pred.rel.mutex p16, p17
	.mmi
	and r15 = 63, r33
	ld4.acq r43 = [r47]
	nop 0
	.mii
	ld4.acq r14 = [r48]
	nop 0
	;;
	shladd r15 = r15, 3, r0
	.mmi
	ld2.acq r16 = [r49]
	;;
	add r15 = r51, r15
	sxt2 r16 = r16
	;;
	.mmi
	ld8 r17 = [r15]
	;;
	nop 0
	sxt2 r17 = r17
	;;
	.mmi
	cmp4.lt p6, p7 = r16, r17
	;;
	(p7) ld2.acq r15 = [r49]
	nop 0
	;;
	.mmi
	(p6) mov r15 = r53
	;;
	nop 0
	(p7) zxt2 r15 = r15
	;;
	.mmi
	add r15 = r44, r15
	;;
	nop 0
	sxt2 r15 = r15
	;;
	.mmi
	nop 0
	st2.rel [r52] = r15
	nop 0
	;;
	.mmi
	ld2.acq r15 = [r49]
	ld4.acq r14 = [r48]
	nop 0
	;;
	.mmi
	or r15 = r14, r15
	;;
	and r15 = 15, r15
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 12, r15
	shladd r15 = r15, 3, r0
	(p6) br.cond.dpnt .L139
	;;
	.mmi
	add r15 = r15, r46
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r15
	br b6
	.section	.rodata
	.align 8
	.align 4
.L141:
	data8 @pcrel(.L146)
	data8 @pcrel(.L145)
	data8 @pcrel(.L144)
	data8 @pcrel(.L139)
	data8 @pcrel(.L139)
	data8 @pcrel(.L140)
	data8 @pcrel(.L139)
	data8 @pcrel(.L143)
	data8 @pcrel(.L139)
	data8 @pcrel(.L142)
	data8 @pcrel(.L139)
	data8 @pcrel(.L139)
	data8 @pcrel(.L140)
	.text
.L116:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	extr r14 = r34, 7, 1
	;;
	cmp4.ge p6, p7 = r61, r14
	;;
	.mii
	nop 0
	(p7) extr.u r35 = r35, 29, 3
	;;
	(p7) or r35 = r35, r57
	;;
	.mib
	nop 0
	(p7) sxt1 r35 = r35
	(p7) br.cond.dptk .L117
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r35 = r63
	(p6) br.cond.dptk .L117
	.mib
	mov r75 = r41
	mov r74 = r50
	br.call.sptk.many b0 = __moddi3#
	;;
	.mib
	mov r1 = r72
	sxt1 r35 = r8
	br .L117
	;;
.L120:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	shl r34 = r34, 58
	nop 0
	.mmi
	ld4.acq r17 = [r48]
	ld4.acq r14 = [r48]
	sxt4 r41 = r35
	;;
	.mmi
	nop 0
	or r34 = r59, r34
	add r17 = r17, r14
	.mmi
	ld2.acq r16 = [r49]
	;;
	or r34 = 1, r34
	dep.z r16 = r16, 3, 3
	.mmi
	addp4 r17 = r17, r0
	;;
	setf.sig f6 = r34
	add r16 = r45, r16
	;;
	.mmi
	nop 0
	st8 [r16] = r17
	nop 0
	.mmi
	ld4.acq r17 = [r47]
	ld4.acq r16 = [r48]
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r47]
	ld4.acq r15 = [r48]
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r16, 7, 25
	;;
	and r15 = r16, r15
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f6
	nop 0
	.mmi
	st4.rel [r48] = r15
	;;
	getf.exp r14 = f6
	nop 0
	;;
	.mmi
	sub r14 = r60, r14
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r14
	;;
	(p8) addl r34 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p9) mov r34 = r0
	nop 0
	;;
	.mib
	mov r54 = r34
	addp4 r34 = r34, r0
	br.cloop.sptk.few .L124
	.mib
	nop 0
	nop 0
	br .L227
.L169:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	mov r17 = r0
	br .L109
.L140:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L228
.L185:
	.pred.rel.mutex p16, p17
	.mmi
	mov r16 = r0
	nop 0
	nop 0
.L149:
	.pred.rel.mutex p16, p17
	.mii
	addp4 r14 = r39, r0
	extr.u r15 = r57, 29, 3
	cmp4.eq p6, p7 = 0, r33
	;;
	.mii
	shladd r14 = r14, 3, r0
	or r50 = r16, r15
	;;
	add r14 = r51, r14
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr.u r8 = r14, 31, 1
	;;
	add r8 = r8, r14
	;;
	.mib
	nop 0
	extr r8 = r8, 1, 31
	(p6) br.cond.dptk .L150
	;;
	.mii
	nop 0
	sxt4 r74 = r8
	sxt4 r75 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r72
	nop 0
	nop 0
.L150:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	cmp4.ne p6, p7 = r8, r50
	nop 0
	;;
	.mii
	(p6) addl r33 = 1, r0
	nop 0
	;;
	(p7) mov r33 = r0
.L146:
	.pred.rel.mutex p16, p17
	.mfi
	nop 0
	fcvt.xf f8 = f5
	addl r19 = 1, r0
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f8 = f4, f8
	nop 0
.L145:
	.pred.rel.mutex p16, p17
	.mmi
	ld2.acq r16 = [r49]
	and r17 = 63, r42
	addl r18 = 1, r0
	;;
	.mii
	nop 0
	sxt2 r16 = r16
	nop 0
	;;
	.mii
	setf.sig f7 = r16
	shladd r16 = r17, 3, r0
	;;
	add r16 = r51, r16
	;;
	.mmi
	ld1 r16 = [r16]
	;;
	setf.sig f3 = r16
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
	fcvt.xuf.s f3 = f3
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f7
	;;
	.mfi
	nop 0
	fmpy.s f3 = f3, f7
	nop 0
.L139:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r43 = r43, r0
	;;
	cmp.eq p6, p7 = r41, r43
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L151
	;;
	.mmi
	ld4.acq r14 = [r47]
	;;
	nop 0
	dep.z r14 = r14, 3, 3
	;;
	.mmi
	add r14 = r45, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
.L151:
	.pred.rel.mutex p16, p17
	.mmi
	ld4.acq r16 = [r48]
	addl r17 = 8, r0
	mov ar.lc = 7
	;;
	.mmi
	and r16 = 63, r16
	;;
	shladd r16 = r16, 3, r0
	nop 0
	;;
	.mmi
	add r16 = r51, r16
	;;
	st8 [r16] = r14
	mov r16 = r56
	;;
	.align 32
.L152:
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = r34, r0
	and r15 = r36, r16
	extr.u r34 = r34, 15, 17
	.mii
	adds r17 = -1, r17
	shr.u r16 = r16, 8
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r34 = r14, r34
	br.cloop.sptk.few .L152
	.mmi
	nop 0
	adds r42 = 1, r42
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r42
	(p6) br.cond.dptk .L153
	;;
	.mmi
	ld4.acq r16 = [r47]
	setf.sig f7 = r33
	shladd r40 = r40, 3, r0
	.mmi
	st4 [r54] = r34
	ld2.acq r14 = [r49]
	cmp4.eq p6, p7 = 0, r18
	;;
	.mib
	nop 0
	dep.z r14 = r14, 3, 3
	nop 0
	.mmi
	add r40 = r51, r40
	(p7) adds r55 = 8, r55
	and r35 = r16, r35
	;;
	.mmi
	add r14 = r45, r14
	ld8 r15 = [r40]
	nop 0
	.mmi
	(p7) stfs [r55] = f3
	ld4.acq r16 = [r47]
	cmp4.eq p6, p7 = 0, r19
	;;
	.mmf
	ld8 r14 = [r14]
	nop 0
	(p7) mov f21 = f8
	.mmf
	(p7) stfs [r38] = f8
	nop 0
	(p7) fnorm.d f2 = f8
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	nop 0
	;;
	.mmf
	and r14 = 31, r14
	nop 0
	xmpy.l f6 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcmp.neq p16, p17 = f21, f21
	;;
	.mii
	nop 0
	shl r14 = r35, r14
	;;
	add r14 = r14, r16
	;;
	.mib
	st4.rel [r47] = r14
	nop 0
	(p16) br.cond.dptk .L157
	.mlx
	adds r19 = 56, r12
	movl r14 = 0x41dfffffffc00000
	.mlx
	adds r20 = 64, r12
	movl r15 = 0xcf000000
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f2, f7
	nop 0
	.mmi
	setf.s f7 = r15
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f21, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L187
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f21 = f21
	nop 0
	.mmi
	ld4.acq r15 = [r47]
	;;
	getf.sig r14 = f21
	nop 0
	;;
	.mii
	nop 0
	sxt1 r16 = r14
	add r15 = r15, r14
	;;
	.mmi
	nop 0
	setf.sig f8 = r16
	nop 0
	.mlx
	setf.sig f9 = r15
	movl r15 = 0x41efffffffe00000
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f8
	nop 0
	.mfi
	nop 0
	xmpy.l f9 = f9, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f7
	.mmi
	getf.sig r8 = f9
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L229
	;;
	.mii
	nop 0
	(p6) extr r8 = r8, 31, 1
	nop 0
	.mmi
	ldf.fill f2 = [r20], 32
	ld8 r21 = [r19], 24
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19], 32
	mov pr = r73, -1
	;;
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f22 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L144:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmb
	ld4.acq r14 = [r48]
	cmp4.ne p6, p7 = 0, r35
	nop 0
	.mmi
	mov r16 = r56
	addl r17 = 8, r0
	mov ar.lc = 7
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 3
	(p6) addl r15 = 1, r0
	;;
	.mmi
	add r14 = r45, r14
	nop 0
	(p7) mov r15 = r0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mib
	st4.rel [r47] = r14
	nop 0
	br .L152
.L142:
	.pred.rel.mutex p16, p17
	.mmb
	adds r14 = 12, r55
	mov r16 = r56
	nop 0
	.mmi
	addl r17 = 8, r0
	nop 0
	mov ar.lc = 7
	;;
	.mmi
	ld2 r15 = [r14]
	;;
	nop 0
	dep r15 = -1, r15, 0, 14
	;;
	.mib
	st2 [r14] = r15
	nop 0
	br .L152
.L143:
	.pred.rel.mutex p16, p17
	.mmb
	ld4.acq r14 = [r47]
	mov r16 = r56
	nop 0
	.mii
	addl r17 = 8, r0
	mov ar.lc = 7
	;;
	or r14 = r14, r37
	;;
	.mib
	st4.rel [r47] = r14
	nop 0
	br .L152
.L187:
	.mlx
	nop 0
	movl r17 = -2147483648
.L157:
	.mmi
	ld4.acq r14 = [r47]
	adds r19 = 56, r12
	adds r20 = 64, r12
	;;
	.mmi
	add r14 = r14, r17
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmi
	getf.sig r8 = f7
	ldf.fill f2 = [r20], 32
	mov pr = r73, -1
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f22 = [r20]
	.label_state 2
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L228:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f8
	;;
	.mlx
	setf.d f6 = r14
	movl r15 = 0xcf000000
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f7, f6
	nop 0
	.mmi
	setf.s f6 = r15
	nop 0
	nop 0
	;;
	.mib
	(p6) addl r16 = -8, r0
	nop 0
	(p6) br.cond.dpnt .L149
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L185
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f8 = f8
	;;
	.mmi
	nop 0
	getf.sig r16 = f8
	nop 0
	;;
	.mib
	nop 0
	shladd r16 = r16, 3, r0
	br .L149
	;;
.L218:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p16, p17
	.mfi
	ldf8 f9 = [r45]
	fcvt.xf f6 = f33
	adds r17 = -1, r17
	.mfi
	st4.rel [r48] = r19
	fcvt.xf f7 = f32
	addl r16 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f8 = f9
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f9
	;;
	.mfb
	nop 0
	fneg f4 = f6
	br.cloop.sptk.few .L136
	.mib
	nop 0
	nop 0
	br .L219
.L226:
	.pred.rel.mutex p16, p17
	.mib
	adds r14 = 16, r55
	cmp4.eq p6, p7 = 0, r16
	(p6) br.cond.dpnt .L125
	;;
	.mib
	stfs [r14] = f4
	nop 0
	br .L125
.L158:
	.mlx
	ld4.acq r14 = [r47]
	movl r15 = 2147483647
	.mii
	adds r19 = 56, r12
	adds r20 = 64, r12
	;;
	add r14 = r14, r15
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f8 = f8, f6
	;;
	.mmi
	getf.sig r8 = f8
	ldf.fill f2 = [r20], 32
	mov pr = r73, -1
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f22 = [r20]
	.label_state 3
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
.L224:
	.body
	.copy_state 3
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r33
	(p6) br.cond.dptk .L127
	;;
	.mii
	adds r15 = 32, r12
	extr.u r74 = r33, 31, 1
	sxt4 r75 = r33
	.mmb
	addp4 r54 = r54, r0
	sub r36 = r0, r36
	nop 0
	;;
	.mmi
	add r74 = r74, r33
	st8 [r15] = r14
	shrp r34 = r34, r34, 3
	.mib
	nop 0
	sxt4 r46 = r46
	nop 0
	;;
	.mib
	nop 0
	extr r74 = r74, 1, 31
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	adds r15 = 32, r12
	extr.u r33 = r8, 31, 1
	adds r16 = 20, r55
	.mmf
	setf.sig f14 = r54
	setf.sig f15 = r46
	fcmp.neq p10, p11 = f22, f22
	;;
	.mmi
	ld8 r14 = [r15]
	add r33 = r33, r8
	adds r15 = 28, r55
	.mmi
	mov r1 = r72
	stfs [r55] = f0
	addl r17 = 11, r0
	;;
	.mmi
	cmp4.ne p8, p9 = 0, r14
	ld4 r19 = [r16]
	extr r33 = r33, 1, 31
	.mlx
	mov r16 = r0
	movl r14 = 0x43df399b1438a100
	;;
	.mmi
	setf.d f34 = r14
	ld4 r15 = [r15]
	dep.z r18 = r33, 3, 3
	.mlx
	nop 0
	movl r14 = 0xc3df399b1438a100
	;;
	.mii
	setf.d f35 = r14
	extr r15 = r15, 0, 14
	sxt4 r14 = r37
	.mmi
	add r18 = r45, r18
	;;
	nop 0
	extr r19 = r19, 0, 14
	.mmi
	setf.sig f33 = r14
	setf.sig f32 = r15
	nop 0
	;;
	.mmi
	nop 0
	andcm r19 = -1, r19
	mov ar.lc = 10
	.mlx
	nop 0
	movl r21 = 9223372036854775807
	;;
	.mib
	nop 0
	nop 0
	br .L136
.L225:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	extr.u r74 = r33, 31, 1
	nop 0
	.mmi
	adds r15 = 32, r12
	nop 0
	sxt4 r75 = r33
	;;
	.mmi
	add r74 = r74, r33
	st8 [r15] = r14
	nop 0
	;;
	.mib
	nop 0
	extr r74 = r74, 1, 31
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	adds r15 = 32, r12
	extr.u r33 = r8, 31, 1
	mov r1 = r72
	;;
	.mmi
	nop 0
	ld8 r14 = [r15]
	add r33 = r33, r8
	.mmi
	ld2.acq r15 = [r49]
	;;
	nop 0
	sxt2 r15 = r15
	;;
	.mii
	sub r75 = r42, r15
	extr r33 = r33, 1, 31
	adds r15 = 32, r12
	;;
	.mib
	nop 0
	sxt4 r74 = r33
	nop 0
	.mib
	st8 [r15] = r14
	sxt4 r75 = r75
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r15 = 32, r12
	mov r1 = r72
	mov r33 = r8
	;;
	.mib
	ld8 r14 = [r15]
	nop 0
	br .L127
.L229:
	.mmi
	cmp4.gt p6, p7 = r0, r16
	adds r19 = 56, r12
	adds r20 = 64, r12
	;;
	.mii
	(p7) and r16 = 31, r16
	(p7) sxt4 r8 = r8
	;;
	(p7) shr r8 = r8, r16
	.mmi
	ldf.fill f2 = [r20], 32
	ld8 r21 = [r19], 24
	nop 0
	;;
	.mii
	ldf.fill f3 = [r19], 32
	mov pr = r73, -1
	;;
	mov b0 = r70
	;;
	.mii
	nop 0
	mov ar.pfs = r71
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f22 = [r20]
	.restore sp
	adds r12 = 224, r12
	br.ret.sptk.many b0
	.endp fn75#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC20:
	stringz	"0"
	.align 8
.LC21:
	stringz	"%s %08x\n"
	.global __udivdi3#
	.align 8
.LC22:
	stringz	"1"
	.align 8
.LC23:
	stringz	"2"
	.align 8
.LC24:
	stringz	"end"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 63
	.mmb
	.save ar.pfs, r64
	alloc r64 = ar.pfs, 0, 35, 3, 0
	adds r16 = -184, r12
	nop 0
	.mmi
	adds r17 = -176, r12
	.fframe 240
	adds r12 = -240, r12
	mov r18 = ar.lc
	;;
	.mmb
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r55 = @gprel(g9#), gp
	nop 0
	.mii
	addl r59 = @gprel(g7#), gp
	.save pr, r66
	mov r66 = pr
	mov r65 = r1
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	nop 0
	.save rp, r63
	mov r63 = b0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	;;
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20, 32
	;;
	.save.gf 0x0, 0x400
	stf.spill [r17] = f22
	nop 0
	;;
	.mmi
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5, 32
	;;
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	;;
	.mmi
	ldfs.a f2 = [r55]
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21, 32
	;;
	.save.gf 0x0, 0x800
	stf.spill [r16] = f23
	.body
	nop 0
	;;
	.mmi
	ld1 r37 = [r59]
	;;
	nop 0
	sxt1 r37 = r37
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f2, f2
	nop 0
	.mmi
	chk.a.clr f2, .L450
.L451:
	.pred.rel.mutex p6, p7
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L231
	.mfb
	nop 0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	addl r15 = 1, r0
	.mmb
	cmp.geu p6, p7 = r37, r8
	nop 0
	(p6) br.cond.dpnt .L231
	;;
	.mlx
	nop 0
	movl r39 = @gprel(g4#)
	.mmi
	addl r35 = @gprel(g8#), gp
	addl r56 = @gprel(g10#), gp
	addl r44 = @gprel(g11#), gp
	;;
	.mmi
	add r39 = r1, r39
	st2.rel [r35] = r15
	nop 0
	.mlx
	ld2 r34 = [r56]
	movl r41 = @gprel(a13#)
	;;
	.mii
	adds r14 = 20, r39
	sxt2 r36 = r34
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	ld4 r32 = [r14]
	mov r34 = r36
	.mmi
	nop 0
	ld4.acq r14 = [r44]
	nop 0
	;;
	.mii
	nop 0
	extr r32 = r32, 0, 14
	zxt1 r14 = r14
	;;
	.mib
	sub r32 = r0, r32
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L348
	;;
.L442:
	.mlx
	and r14 = 63, r37
	movl r42 = @gprel(a12#)
	.mmi
	ld2.acq r15 = [r35]
	ld2.acq r17 = [r35]
	sxt4 r32 = r37
	;;
	.mmi
	shladd r16 = r14, 3, r0
	nop 0
	add r42 = r1, r42
	.mmi
	adds r15 = 56, r41
	setf.sig f8 = r32
	nop 0
	;;
	.mmi
	add r16 = r42, r16
	ldf8 f6 = [r15]
	mov r15 = r14
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mii
	or r16 = r17, r16
	zxt2 r17 = r36
	;;
	zxt1 r16 = r16
	;;
	.mmi
	setf.sig f7 = r16
	mov r45 = r16
	addp4 r38 = r16, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f6 = f6
	;;
	.mfi
	nop 0
	fcvt.xuf.s f3 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xf f7 = f8
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f2, f3
	nop 0
	.mfi
	nop 0
	fnorm.s f7 = f7
	nop 0
	;;
	.mmf
	(p7) adds r14 = 28, r39
	nop 0
	(p6) fneg f2 = f2
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	nop 0
	(p7) extr r14 = r14, 0, 14
	;;
	.mmi
	(p7) setf.sig f2 = r14
	nop 0
	adds r14 = 20, r39
	;;
	.mmi
	ld4 r22 = [r14]
	;;
	nop 0
	extr r18 = r22, 0, 14
	;;
	.mmi
	mov r22 = r18
	nop 0
	zxt2 r18 = r18
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f2 = f2
	;;
	.mfi
	nop 0
	(p7) fnorm.s f2 = f2
	cmp4.eq p6, p7 = r17, r18
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f2, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f6, f2
	;;
	.mib
	stfs [r55] = f2
	nop 0
	(p6) br.cond.dpnt .L236
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r37
	;;
	(p6) ld2.acq r33 = [r35]
	(p7) adds r14 = 504, r42
	.mmi
	ld4.acq r40 = [r44]
	;;
	(p7) ld8 r33 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p6) sxt2 r33 = r33
	cmp4.ne p6, p7 = 0, r16
	;;
	.mib
	nop 0
	or r33 = 1, r33
	(p7) br.cond.dptk .L437
	;;
.L239:
	.mii
	nop 0
	sxt1 r40 = r40
	adds r14 = 200, r42
	.mmb
	addl r43 = @gprel(g6#), gp
	setf.sig f7 = r33
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r37, r40
	adds r37 = 40, r12
	(p6) br.cond.dpnt .L433
	;;
	.mmi
	ld4.acq r15 = [r43]
	ld8 r16 = [r14]
	dep.z r14 = r32, 3, 3
	;;
	.mii
	shladd r16 = r16, 3, r0
	extr.u r15 = r15, 29, 3
	add r14 = r41, r14
	;;
	.mmi
	ld8 r14 = [r14]
	nop 0
	or r15 = r16, r15
	;;
	.mmf
	cmp4.ne p6, p7 = r14, r15
	nop 0
	fcvt.xf f6 = f7
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mmf
	(p6) addl r14 = 1, r0
	nop 0
	fcmp.eq p6, p7 = f2, f2
	;;
	.mii
	st4.rel [r37] = r14
	nop 0
	;;
	(p7) dep.z r14 = r33, 3, 3
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	(p7) add r14 = r41, r14
	;;
	(p7) ldf8 f3 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xuf.s f3 = f3
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f3 = f3
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L428
	.mmi
	adds r14 = 12, r39
	ldfs f8 = [r39]
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	extr r14 = r14, 0, 14
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	(p6) mov r14 = r0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfb
	nop 0
	fmpy.s f2 = f6, f2
	(p6) br.cond.dptk .L244
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r14 = r8
	;;
.L244:
	.mmi
	adds r17 = 128, r42
	adds r16 = 4, r39
	sxt4 r14 = r14
	.mmi
	adds r19 = 24, r39
	or r15 = r34, r38
	adds r18 = 8, r39
	;;
	.mmi
	setf.sig f8 = r14
	ldf8 f7 = [r17]
	zxt1 r15 = r15
	.mmi
	ld4.acq r14 = [r37]
	ld2 r17 = [r16]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 18, 14
	mov r45 = r15
	;;
	.mii
	nop 0
	extr r14 = r14, 18, 14
	nop 0
	;;
	.mib
	nop 0
	dep r17 = r14, r17, 0, 14
	nop 0
	.mlx
	nop 0
	movl r14 = 0x477fff00
	;;
	.mmi
	nop 0
	st2 [r16] = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f2
	;;
	.mmf
	stfs [r19] = f6
	nop 0
	fnorm.s f6 = f7
	.mmi
	setf.s f7 = r14
	ld4.acq r19 = [r44]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f7
	;;
	.mmi
	stfs [r18] = f6
	nop 0
	nop 0
.L240:
	.mib
	nop 0
	zxt1 r67 = r45
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov ar.lc = 9
.L246:
	.mmi
	ld4.acq r14 = [r44]
	ld4.acq r15 = [r44]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L246
	.mmi
	adds r15 = 12, r39
	ld4.acq r16 = [r44]
	dep.z r14 = r14, 3, 3
	;;
	.mmi
	ld4 r17 = [r15]
	addp4 r16 = r16, r0
	add r14 = r41, r14
	;;
	.mmi
	and r17 = 31, r17
	ld8 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r15 = r15
	;;
	mov r32 = r15
	;;
	.mii
	nop 0
	shr.u r16 = r16, r17
	adds r17 = 12, r39
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r16
	nop 0
	or r16 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
	(p7) dep.z r14 = r33, 3, 3
	.mmi
	ld2.acq r16 = [r35]
	;;
	(p7) add r14 = r41, r14
	nop 0
	;;
	.mmi
	(p7) ld8 r14 = [r14]
	;;
	(p7) add r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) andcm r14 = 1, r14
	nop 0
	;;
	.mfb
	nop 0
	fcvt.xuf f6 = f6
	nop 0
	.mmi
	(p6) addl r14 = 1, r0
	cmp.ne p6, p7 = 0, r15
	dep.z r15 = r16, 3, 3
	;;
	.mmi
	and r14 = 1, r14
	ld2 r16 = [r17]
	add r15 = r41, r15
	.mmi
	(p6) addl r18 = 1, r0
	;;
	nop 0
	dep r16 = r14, r16, 0, 14
	.mii
	ld2 r14 = [r15]
	(p7) mov r18 = r0
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmi
	addl r14 = 65598, r0
	st2 [r17] = r16
	nop 0
	;;
	.mii
	getf.exp r15 = f6
	(p6) addl r33 = 1, r0
	;;
	(p7) mov r33 = r0
	;;
	.mmi
	and r33 = r18, r33
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	sub r33 = r33, r14
	nop 0
	;;
	sxt2 r33 = r33
.L233:
	.mmi
	nop 0
	ldfs f6 = [r55]
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f6, f6
	nop 0
	.mfi
	nop 0
	fnorm.d f2 = f6
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L254
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	nop 0
.L254:
	.mmi
	adds r14 = 4, r39
	setf.sig f7 = r34
	shl r17 = r32, 36
	.mmi
	sub r16 = r0, r32
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 0, 14
	;;
	shr.u r14 = r14, 28
	;;
	.mmi
	nop 0
	or r14 = r17, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L438
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f2
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L256:
	.mib
	nop 0
	cmp.leu p6, p7 = r14, r8
	(p6) br.cond.dptk .L257
	.mlx
	ld4.acq r14 = [r44]
	movl r15 = -9223372036854775808
	;;
	.mmi
	and r14 = 63, r14
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r42, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = 63, r14
	;;
	nop 0
	shl r14 = r32, r14
	;;
	.mmi
	or r14 = r15, r14
	;;
	adds r15 = -1, r14
	nop 0
	;;
	.mii
	andcm r14 = r15, r14
	nop 0
	;;
	popcnt r14 = r14
.L258:
	.mmi
	ld4.acq r16 = [r43]
	addl r40 = @gprel(crc#), gp
	sub r68 = r0, r36
	.mmi
	ld2.acq r15 = [r35]
	;;
	nop 0
	dep.z r16 = r16, 3, 3
	;;
	.mmi
	add r16 = r41, r16
	nop 0
	dep.z r15 = r15, 3, 3
	;;
	.mmi
	st8 [r16] = r14
	add r15 = r41, r15
	mux1 r16 = r34, @rev
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r33
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld4.acq r14 = [r44]
	andcm r16 = -1, r16
	.mmi
	nop 0
	ld2.acq r15 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mib
	nop 0
	sxt2 r15 = r15
	nop 0
	;;
	.mmi
	or r15 = r14, r15
	nop 0
	dep.z r14 = r34, 3, 3
	;;
	.mii
	adds r17 = -1, r15
	mux1 r16 = r16, @rev
	add r14 = r41, r14
	;;
	.mmi
	andcm r15 = r17, r15
	;;
	nop 0
	shr.u r16 = r16, 32
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	nop 0
	;;
	.mib
	nop 0
	popcnt r67 = r15
	br.call.sptk.many b0 = fn65#
	;;
	.mib
	mov r1 = r65
	sxt4 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	ld4 r69 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC20)
	.mlx
	nop 0
	movl r67 = @gprel(.LC21)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r43]
	nop 0
	mov r1 = r65
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) addl r32 = 1, r0
	(p6) br.cond.dptk .L264
	.mmi
	nop 0
	ldfs f8 = [r55]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L265
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r65
	nop 0
	nop 0
.L265:
	.mmi
	ld4.acq r15 = [r43]
	;;
	addp4 r15 = r15, r0
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r8, r15
	nop 0
	;;
	.mii
	(p6) addl r32 = 1, r0
	nop 0
	;;
	(p7) mov r32 = r0
.L264:
	.mmi
	nop 0
	ldfs f8 = [r55]
	addl r34 = 3916, r0
	.mmi
	ld1 r54 = [r59]
	;;
	nop 0
	sxt1 r54 = r54
	;;
	.mii
	and r34 = r34, r54
	mov r36 = r54
	;;
	mux1 r34 = r34, @rev
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mii
	nop 0
	shr.u r34 = r34, 32
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L266
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r14 = r8
	;;
.L266:
	.mmi
	or r14 = 1, r14
	andcm r15 = -1, r54
	addp4 r17 = r32, r0
	.mmi
	ld2.acq r16 = [r35]
	adds r20 = 416, r42
	sxt4 r32 = r32
	;;
	.mmi
	setf.sig f8 = r14
	ld2 r14 = [r56]
	extr.u r52 = r15, 7, 1
	.mmi
	shladd r18 = r17, 3, r0
	shladd r17 = r17, 3, r0
	sxt2 r16 = r16
	;;
	.mmi
	add r52 = r15, r52
	ldfs f23 = [r39]
	sxt2 r14 = r14
	.mlx
	add r18 = r41, r18
	movl r51 = -9223372036854775808
	;;
	.mmi
	or r16 = r14, r16
	mov r33 = r14
	addl r14 = 65598, r0
	.mlx
	ld8 r49 = [r20]
	movl r21 = 0xc3df399b1438a100
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r16
	adds r16 = 24, r39
	extr r52 = r52, 1, 8
	.mmi
	setf.d f21 = r21
	addl r45 = -6, r0
	sxt2 r49 = r49
	;;
	.mmi
	ldfs f22 = [r16]
	adds r16 = 384, r42
	xor r52 = r36, r52
	.mmi
	addl r38 = 255, r0
	adds r37 = 24, r12
	add r53 = r42, r17
	;;
	.mfi
	nop 0
	fcvt.xuf f6 = f8
	nop 0
	.mlx
	ld8 r50 = [r16]
	movl r16 = 0x43df399b1438a100
	;;
	.mii
	setf.d f4 = r16
	sxt1 r52 = r52
	cmp.eq p16, p17 = 0, r50
	;;
	.mfi
	nop 0
	fnorm.d f3 = f23
	nop 0
	.mfi
	nop 0
	fcmp.eq p20, p21 = f23, f23
	nop 0
	;;
	.mfi
	getf.exp r15 = f6
	fcvt.fx.trunc f6 = f23
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f22
	nop 0
	.mfi
	nop 0
	fcmp.neq p24, p25 = f22, f22
	nop 0
	;;
	.mmi
	nop 0
	sub r14 = r14, r15
	adds r15 = 16, r39
	.mmi
	getf.sig r60 = f7
	;;
	nop 0
	sxt4 r14 = r14
	.mii
	ldfs f17 = [r15]
	adds r15 = 8, r41
	;;
	cmp.leu p8, p9 = r34, r14
	.mmi
	ld8.a r48 = [r15]
	;;
	(p8) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p9) mov r14 = r0
	;;
	and r14 = r32, r14
	andcm r60 = -1, r60
	.mmi
	nop 0
	ld4 r32 = [r40]
	nop 0
	;;
	.mmi
	st8 [r18] = r14
	(p7) ld2.acq r14 = [r35]
	adds r18 = 12, r39
	;;
	.mmf
	adds r14 = 8, r39
	ld8.c.clr r48 = [r15]
	fcvt.fxu.trunc f8 = f17
	.mmf
	adds r15 = 4, r39
	ld4 r58 = [r18]
	fnorm.d f19 = f17
	;;
	.mmf
	ldfs f18 = [r14]
	adds r14 = 320, r42
	fcmp.neq p18, p19 = f17, f17
	.mii
	ld4 r15 = [r15]
	popcnt r60 = r60
	sxt2 r48 = r48
	;;
	.mmi
	ld8 r19 = [r14]
	adds r14 = 64, r42
	extr r15 = r15, 0, 14
	;;
	.mmb
	ld8 r46 = [r14]
	getf.sig r14 = f6
	nop 0
	.mmi
	setf.sig f16 = r15
	cmp4.ne p6, p7 = 0, r19
	extr.u r48 = r48, 12, 16
	;;
	.mmb
	getf.sig r57 = f8
	(p6) addl r47 = 1, r0
	nop 0
	.mii
	mov r19 = r0
	extr r58 = r58, 0, 14
	andcm r46 = -1, r46
	;;
	.mmi
	nop 0
	(p7) mov r47 = r0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fxu.trunc f6 = f18
	nop 0
	.mfi
	nop 0
	fnorm.d f20 = f18
	nop 0
	;;
	.mmf
	or r14 = r51, r14
	nop 0
	fcmp.neq p22, p23 = f18, f18
	;;
	.mmi
	adds r15 = -1, r14
	nop 0
	zxt2 r57 = r57
	;;
	.mlx
	andcm r14 = r15, r14
	movl r15 = 0x41efffffffe00000
	;;
	.mmi
	getf.sig r61 = f6
	setf.d f2 = r15
	nop 0
	;;
	.mii
	nop 0
	popcnt r14 = r14
	nop 0
	;;
	.mmi
	setf.sig f5 = r14
	nop 0
	nop 0
	.align 32
.L291:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmb
	ld4.acq r16 = [r43]
	andcm r14 = -1, r45
	nop 0
	.mii
	addl r17 = 8, r0
	mov ar.lc = 7
	sxt4 r15 = r33
	;;
	.mii
	setf.sig f6 = r15
	extr.u r16 = r16, 5, 3
	sxt4 r14 = r14
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f6
	nop 0
	.mmi
	setf.sig f6 = r14
	shladd r14 = r16, 3, r0
	addl r16 = -1, r0
	;;
	.mmi
	add r14 = r41, r14
	;;
	ldf8 f8 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f7
	;;
	.mmf
	(p6) ld4.acq r14 = [r43]
	nop 0
	(p7) fcvt.xf f7 = f16
	;;
	.mmi
	(p6) and r14 = 63, r14
	;;
	(p6) shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	(p6) add r14 = r42, r14
	;;
	(p6) ldf8 f7 = [r14]
	adds r14 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fneg f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld2.acq r14 = [r35]
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r44]
	nop 0
	nop 0
	;;
	.align 32
.L270:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	addp4 r14 = r32, r0
	and r15 = r38, r16
	extr.u r32 = r32, 15, 17
	.mii
	adds r17 = -1, r17
	shr.u r16 = r16, 8
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	br.cloop.sptk.few .L270
	.mib
	nop 0
	nop 0
	(p22) br.cond.dptk .L271
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f20, f2
	;;
	.mib
	(p6) addl r17 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L271
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f18, f0
	;;
	.mmi
	(p7) mov r17 = r61
	nop 0
	nop 0
.L271:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	ld4.acq r16 = [r43]
	ld4.acq r18 = [r44]
	nop 0
	;;
	.mmi
	nop 0
	or r16 = r17, r16
	nop 0
	.mmi
	ld4.acq r14 = [r44]
	ld4.acq r15 = [r43]
	nop 0
	;;
	.mib
	sub r16 = r16, r18
	or r14 = r15, r14
	(p21) br.cond.dptk .L434
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f3, f4
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L274
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f21
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L434
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f5, f6
	;;
	.mii
	getf.sig r14 = f6
	nop 0
	;;
	sub r16 = r16, r14
	;;
.L274:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	nop 0
	addp4 r16 = r16, r0
	mov ar.lc = 7
	;;
	.align 32
.L277:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	addp4 r14 = r32, r0
	and r15 = r38, r16
	extr.u r32 = r32, 15, 17
	.mii
	nop 0
	shr.u r16 = r16, 8
	;;
	xor r15 = r14, r15
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r32 = r14, r32
	br.cloop.sptk.few .L277
	;;
	.mmi
	adds r14 = 16, r12
	addl r36 = 8, r0
	mov ar.lc = 7
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r43]
	nop 0
	nop 0
	;;
	.align 32
.L278:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mii
	nop 0
	dep.z r14 = r32, 16, 16
	adds r36 = -1, r36
	;;
	.mii
	add r14 = r14, r32
	extr.u r15 = r32, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r32
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r32
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r14, r32
	nop 0
	;;
	.mib
	nop 0
	add r32 = r32, r15
	br.cloop.sptk.few .L278
	.mib
	nop 0
	(p18) mov r16 = r0
	(p18) br.cond.dptk .L279
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f19, f2
	;;
	.mib
	(p6) addl r16 = 65535, r0
	nop 0
	(p6) br.cond.dpnt .L279
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f17, f0
	;;
	.mii
	(p6) mov r16 = r0
	nop 0
	;;
	(p7) mov r16 = r57
.L279:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	ld4.acq r17 = [r43]
	ld4.acq r14 = [r44]
	nop 0
	;;
	.mii
	ld2.acq r15 = [r35]
	dep.z r14 = r14, 3, 3
	add r16 = r16, r17
	;;
	.mib
	nop 0
	dep.z r15 = r15, 3, 3
	nop 0
	.mii
	add r14 = r41, r14
	zxt2 r16 = r16
	;;
	add r15 = r41, r15
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	.mib
	cmp4.eq p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L439
	;;
	.mmi
	nop 0
	adds r45 = 1, r45
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 6, r45
	(p6) br.cond.dptk .L291
	;;
.L443:
	.mlx
	ld4.acq r14 = [r44]
	movl r38 = @gprel(t90#)
	.mmi
	st4 [r40] = r32
	ld8 r15 = [r41]
	cmp4.eq p6, p7 = 0, r19
	;;
	.mmi
	(p7) st2 [r56] = r33
	add r38 = r1, r38
	dep.z r14 = r14, 3, 1
	.mfi
	xor r32 = r15, r54
	fcmp.neq p6, p7 = f23, f23
	shr.u r33 = r54, 63
	;;
	.mmi
	add r33 = r33, r54
	add r14 = r38, r14
	sxt1 r32 = r32
	;;
	.mii
	nop 0
	extr r33 = r33, 1, 8
	nop 0
	.mmi
	ld8 r37 = [r14]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	mov r34 = r33
	(p6) br.cond.dptk .L293
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mib
	mov r1 = r65
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L440
.L293:
	.mmi
	ld8 r14 = [r37], 8
	mov r68 = r34
	mov r67 = r32
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r37], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r65
	sxt4 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	ld4 r69 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC22)
	.mlx
	nop 0
	movl r67 = @gprel(.LC21)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld1 r32 = [r59]
	mov r1 = r65
	.mmi
	nop 0
	ld2.acq r15 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r48 = r32
	zxt1 r32 = r32
	;;
	.mmi
	nop 0
	setf.sig f6 = r48
	dep.z r15 = r15, 3, 3
	.mmi
	mov r34 = r48
	mov r37 = r48
	cmp4.ne p7, p8 = 0, r48
	;;
	.mmi
	nop 0
	add r15 = r41, r15
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f5 = f6
	nop 0
	.mmi
	ldf8 f6 = [r15]
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f5 = f5
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f5
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f2, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f2, f9, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f6
	nop 0
	.mmi
	ldfs f8 = [r55]
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f2 = f6, f7, f9
	(p7) br.cond.dptk .L294
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	(p6) mov r15 = r0
	(p6) br.cond.dptk .L295
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r15 = r8
	;;
.L295:
	.mii
	nop 0
	extr.u r14 = r15, 7, 1
	sxt1 r15 = r15
	.mmi
	and r33 = 63, r48
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 8
	;;
	pmpy2.r r14 = r32, r14
	;;
	.mii
	nop 0
	sxt1 r47 = r14
	zxt1 r45 = r14
	;;
	.mib
	mov r67 = r47
	mov r46 = r47
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld4.acq r14 = [r43]
	nop 0
	mov r1 = r65
	.mmi
	ld4.acq r15 = [r43]
	ldfs f3 = [r55]
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 10, 22
	shl r14 = r14, 54
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L298
	;;
.L445:
	.mfi
	ld2 r32 = [r56]
	fcmp.eq p6, p7 = f3, f3
	nop 0
	.mfi
	nop 0
	fnorm.d f4 = f3
	nop 0
	;;
	.mii
	nop 0
	sxt2 r38 = r32
	nop 0
	;;
	.mib
	nop 0
	mov r32 = r38
	(p7) br.cond.dptk .L441
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	.mmi
	mov r1 = r65
	nop 0
	mov r36 = r8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L300
	;;
	.mmi
	(p6) mov r16 = r0
	nop 0
	nop 0
	;;
.L302:
	.mmi
	setf.sig f7 = r16
	setf.sig f8 = r32
	nop 0
	.mmi
	cmp4.ne p6, p7 = 0, r38
	shladd r17 = r33, 3, r0
	adds r18 = 20, r39
	;;
	.mii
	(p6) addl r15 = 1, r0
	add r17 = r42, r17
	;;
	(p7) mov r15 = r0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = r36, r14
	nop 0
	(p7) br.cond.dpnt .L301
	;;
	.mmi
	ld4.acq r14 = [r44]
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	extr r18 = r18, 0, 14
	.mmi
	ld8 r17 = [r17]
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r15 = r14, r15
	nop 0
	.mmi
	ld4.acq r14 = [r43]
	ld4.acq r20 = [r44]
	nop 0
	;;
	.mii
	ld4.acq r19 = [r44]
	add r14 = r14, r17
	;;
	cmp4.gtu p6, p7 = r19, r20
	;;
	.mmi
	(p6) ld4.acq r18 = [r44]
	;;
	sub r14 = r14, r18
	nop 0
	;;
	.mmi
	and r14 = 15, r14
	;;
	adds r14 = -2, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 11, r14
	(p6) br.cond.dpnt .L307
.L448:
	.mmi
	addl r18 = @ltoffx(.L309), r1
	nop 0
	addp4 r14 = r14, r0
	;;
	.mii
	ld8.mov r18 = [r18], .L309
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	;;
	.mmi
	ld8 r18 = [r14]
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L309:
	data8 @pcrel(.L315)
	data8 @pcrel(.L314)
	data8 @pcrel(.L307)
	data8 @pcrel(.L307)
	data8 @pcrel(.L313)
	data8 @pcrel(.L312)
	data8 @pcrel(.L307)
	data8 @pcrel(.L311)
	data8 @pcrel(.L307)
	data8 @pcrel(.L310)
	data8 @pcrel(.L307)
	data8 @pcrel(.L308)
	.section	.text.startup
.L231:
	.mlx
	addl r56 = @gprel(g10#), gp
	movl r41 = @gprel(a13#)
	.mmi
	addl r35 = @gprel(g8#), gp
	addl r15 = 1, r0
	addl r44 = @gprel(g11#), gp
	;;
	.mmi
	ld2 r14 = [r56]
	st2.rel [r35] = r15
	add r41 = r1, r41
	.mlx
	ld2 r34 = [r56]
	movl r39 = @gprel(g4#)
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 3
	sxt2 r36 = r34
	.mmi
	add r39 = r1, r39
	;;
	add r14 = r41, r14
	mov r34 = r36
	;;
	.mmi
	ld8 r32 = [r14]
	ld4.acq r14 = [r44]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	sub r32 = r0, r32
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L442
.L348:
	.mlx
	nop 0
	movl r42 = @gprel(a12#)
	.mmi
	addl r33 = -1, r0
	nop 0
	addl r43 = @gprel(g6#), gp
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br .L233
.L439:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mib
	st8.rel [r37] = r58
	(p24) addl r14 = 64, r0
	(p24) br.cond.dptk .L281
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f22
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f4
	;;
	.mib
	(p6) addl r14 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L281
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f21
	;;
	.mii
	(p6) addl r14 = 63, r0
	nop 0
	;;
	(p7) mov r14 = r60
	;;
.L281:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	add r14 = r52, r14
	and r62 = 63, r45
	mov ar.lc = 8
	.mmi
	nop 0
	;;
	st8 [r53] = r14
	nop 0
	.align 32
.L290:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	ld2.acq r15 = [r35]
	(p17) mov r68 = r50
	(p17) mov r67 = r46
	.mii
	ld2.acq r14 = [r35]
	nop 0
	;;
	sxt2 r14 = r14
	.mii
	nop 0
	sxt2 r15 = r15
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	.mmi
	(p7) ld2.acq r14 = [r35]
	;;
	nop 0
	(p7) sxt2 r14 = r14
	;;
	.mmi
	(p6) mov r14 = r49
	;;
	cmp4.le p6, p7 = r14, r33
	nop 0
	;;
	.mii
	(p7) ld2.acq r15 = [r35]
	(p6) mov r14 = r48
	;;
	(p7) sxt2 r15 = r15
	;;
	.mmi
	(p7) shladd r14 = r15, 1, r0
	;;
	(p7) add r14 = r14, r15
	nop 0
	.mmi
	ld2.acq r15 = [r35]
	ld8.acq r16 = [r37]
	nop 0
	;;
	.mii
	nop 0
	dep.z r16 = r16, 3, 3
	sxt2 r15 = r15
	;;
	.mmi
	add r16 = r41, r16
	nop 0
	(p7) zxt2 r14 = r14
	;;
	.mmi
	ld8 r16 = [r16]
	;;
	and r16 = 31, r16
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, r16
	;;
	sub r14 = r14, r15
	;;
	.mii
	nop 0
	sxt2 r33 = r14
	;;
	cmp4.eq p6, p7 = 0, r33
	;;
	.mmi
	nop 0
	(p6) mov r34 = r47
	nop 0
	;;
	.mib
	(p7) addl r34 = 1, r0
	nop 0
	(p17) br.call.dptk.many b0 = __umoddi3#
	;;
	.mmi
	addp4 r34 = r34, r0
	(p16) mov r8 = r46
	(p17) mov r1 = r65
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r34, r8
	(p6) br.cond.dptk .L286
	.mmi
	ld8.acq r34 = [r37]
	ld8.acq r15 = [r37]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = 0, r15
	;;
	(p6) ld8.acq r8 = [r37]
	shl r34 = r34, r62
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L288
	.mmi
	nop 0
	ld8.acq r67 = [r37]
	nop 0
	.mmb
	ld8.acq r68 = [r37]
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r65
	nop 0
	nop 0
.L288:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	setf.sig f7 = r8
	setf.sig f6 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f6
	nop 0
	;;
	.mib
	st8.rel [r37] = r14
	nop 0
	br.cloop.sptk.few .L290
.L444:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	adds r45 = 1, r45
	nop 0
	addl r19 = 1, r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 6, r45
	(p6) br.cond.dptk .L291
	.mib
	nop 0
	nop 0
	br .L443
.L286:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mmi
	ld8.acq r14 = [r37]
	;;
	andcm r14 = -1, r14
	nop 0
	;;
	.mmi
	or r14 = r51, r14
	;;
	adds r15 = -1, r14
	nop 0
	;;
	.mmi
	andcm r14 = r15, r14
	;;
	nop 0
	popcnt r14 = r14
	;;
	.mib
	st8.rel [r37] = r14
	nop 0
	br.cloop.sptk.few .L290
	.mib
	nop 0
	nop 0
	br .L444
.L434:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.pred.rel.mutex p22, p23
	.pred.rel.mutex p24, p25
	.mii
	nop 0
	dep.z r15 = r14, 6, 26
	nop 0
	;;
	.mii
	sub r14 = r15, r14
	mov ar.lc = 7
	;;
	sub r16 = r16, r14
	;;
	.mib
	nop 0
	addp4 r16 = r16, r0
	br .L277
.L257:
	.mmi
	adds r15 = 24, r39
	nop 0
	adds r14 = 40, r41
	;;
	.mmi
	ldfs f6 = [r15]
	ld8 r37 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r37
	nop 0
	;;
	.mfb
	nop 0
	fnorm.d f8 = f6
	(p6) br.cond.dptk .L259
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L261
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r14 = r8
	;;
.L261:
	.mib
	nop 0
	sub r14 = r14, r32
	br .L258
.L294:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L297
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r14 = r8
	;;
.L297:
	.mii
	nop 0
	extr.u r67 = r14, 7, 1
	sxt1 r14 = r14
	.mmb
	mov r68 = r48
	and r33 = 63, r48
	nop 0
	;;
	.mmi
	nop 0
	add r67 = r67, r14
	nop 0
	;;
	.mib
	nop 0
	extr r67 = r67, 1, 8
	br.call.sptk.many b0 = __moddi3#
	;;
	.mii
	nop 0
	zxt1 r14 = r8
	mov r1 = r65
	;;
	.mii
	nop 0
	pmpy2.r r14 = r32, r14
	nop 0
	;;
	.mii
	nop 0
	sxt1 r47 = r14
	zxt1 r45 = r14
	;;
	.mib
	mov r67 = r47
	mov r46 = r47
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld4.acq r14 = [r43]
	nop 0
	mov r1 = r65
	.mmi
	ld4.acq r15 = [r43]
	ldfs f3 = [r55]
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r15, 10, 22
	shl r14 = r14, 54
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L445
	;;
.L298:
	.mfi
	nop 0
	fcmp.neq p6, p7 = f3, f3
	shladd r14 = r33, 3, r0
	.mmi
	ld4.acq r32 = [r44]
	;;
	add r14 = r42, r14
	addp4 r32 = r32, r0
	;;
	.mib
	ld8 r33 = [r14]
	(p6) mov r37 = r0
	(p6) br.cond.dptk .L320
	.mfb
	nop 0
	fnorm.d f8 = f3
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r37 = r8
	;;
.L320:
	.mmf
	cmp.ne p6, p7 = r37, r32
	nop 0
	fnorm.d f4 = f2
	;;
	.mib
	cmp4.ne.or.andcm p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L446
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f2, f2
	nop 0
	.mmi
	ld4.acq r32 = [r44]
	;;
	nop 0
	zxt1 r32 = r32
	;;
	.mib
	(p6) mov r14 = r0
	(p6) addl r33 = 1, r0
	(p6) br.cond.dptk .L324
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	.mmb
	addl r33 = 1, r0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r14 = r8
.L324:
	.mmi
	and r15 = 63, r45
	ld4.acq r16 = [r44]
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	ld4.acq r16 = [r43]
	nop 0
	;;
	.mmi
	add r15 = r42, r15
	nop 0
	dep.z r16 = r16, 2, 4
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	nop 0
	shl r15 = r15, r16
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L325
	.mmi
	setf.sig f8 = r47
	and r17 = 31, r14
	shladd r14 = r14, 4, r0
	.mmf
	or r37 = 1, r37
	adds r16 = 12, r39
	fmpy.s f17 = f5, f3
	;;
	.mfi
	nop 0
	mov f19 = f0
	zxt1 r15 = r14
	.mlx
	setf.sig f9 = r37
	movl r14 = 0xaedbe6ff
	;;
	.mmi
	setf.s f10 = r14
	ld4 r16 = [r16]
	shr r46 = r46, 63
	.mfi
	mov r37 = r0
	mov f18 = f1
	addl r45 = 65598, r0
	;;
	.mii
	nop 0
	mov ar.lc = 4
	shl r14 = r32, r17
	.mmb
	setf.sig f12 = r46
	ld4.acq r17 = [r43]
	nop 0
	;;
	.mii
	nop 0
	extr r16 = r16, 0, 14
	nop 0
	.mmi
	ld4.acq r17 = [r44]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f16 = f8
	zxt1 r14 = r14
	.mmf
	setf.sig f4 = r16
	nop 0
	frcpa.s0 f8, p7 = f2, f3
	;;
	.mfi
	nop 0
	fcvt.xuf f9 = f9
	cmp4.geu p8, p9 = r15, r14
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f10, f3
	(p8) addl r32 = 1, r0
	;;
	.mmf
	(p9) mov r32 = r0
	nop 0
	fcvt.xuf.s f12 = f12
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f14 = f3, f8, f1
	.mmf
	add r32 = r33, r32
	nop 0
	fnorm.s f16 = f16
	;;
	.mmi
	getf.exp r16 = f9
	mov r15 = r32
	zxt2 r47 = r32
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f3, f7, f1
	;;
	.mii
	nop 0
	mix4.r r14 = r32, r32
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f11 = f8, f14, f8
	nop 0
	.mfi
	nop 0
	fmpy.s f5 = f5, f16
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 23
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f7, f13, f7
	.mii
	sub r14 = r0, r14
	sub r45 = r45, r16
	;;
	zxt2 r14 = r14
	;;
	.mfb
	nop 0
	(p7) fma.s1 f11 = f11, f14, f8
	nop 0
	.mii
	mov r46 = r14
	sxt2 r33 = r14
	sxt4 r14 = r37
	;;
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s.s1 f14 = f2, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f13 = f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f2 = f14, f3, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f13, f3, f10
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s.s0 f8 = f2, f11, f14
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f10, f9, f13
	cmp4.le p6, p7 = r15, r45
	;;
	.mfi
	nop 0
	fsub.s f2 = f8, f5
	nop 0
	.mmi
	setf.sig f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p16, p17 = f7, f12
	nop 0
	.mfi
	nop 0
	(p7) mov f7 = f18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f7 = f19
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f2, f7
	;;
	.mfi
	nop 0
	fnorm.s f8 = f6
	nop 0
	.mfi
	nop 0
	(p17) fcvt.xf f6 = f4
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f8 = f8, f2
	nop 0
	.mfi
	nop 0
	(p17) fnorm.s f2 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p16) mov f2 = f3
	;;
	.mfi
	nop 0
	fsub.s f8 = f8, f17
	nop 0
	.mfi
	nop 0
	(p17) fneg f2 = f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f7
	;;
	.mfb
	nop 0
	fsub.s f2 = f8, f2
	br.cloop.sptk.few .L421
.L449:
	.mfi
	ld4.acq r14 = [r44]
	fcmp.neq p6, p7 = f8, f8
	nop 0
	.mmi
	st2 [r56] = r33
	nop 0
	nop 0
	;;
	.mib
	nop 0
	zxt1 r33 = r14
	(p6) br.cond.dptk .L330
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r36 = r8
	;;
.L330:
	.mfi
	mov r68 = r32
	mov f18 = f1
	zxt1 r36 = r36
	.mfi
	addl r32 = -11, r0
	mov f17 = f0
	adds r37 = 44, r12
	;;
	.mmi
	cmp4.geu p6, p7 = r36, r33
	;;
	(p6) addl r67 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r67 = r0
	nop 0
	br.call.sptk.many b0 = fn65#
	;;
	.mib
	mov r1 = r65
	sxt4 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mlx
	ldfs f5 = [r55]
	movl r16 = 0x40867e39bddeb437
	.mmi
	adds r15 = 240, r42
	ld8 r14 = [r42]
	mov r1 = r65
	;;
	.mmi
	setf.d f4 = r16
	ld8 r15 = [r15]
	mov ar.lc = 7
	.mib
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r33 = r14, 58
	cmp.ne p16, p17 = 0, r15
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p18, p19 = f5, f5
.L333:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld2.acq r14 = [r35]
	ld4.acq r15 = [r43]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 3, 3
	nop 0
	;;
	.mmi
	add r15 = r41, r15
	nop 0
	dep.z r14 = r14, 3, 3
	;;
	.mmi
	ldf8 f6 = [r15]
	nop 0
	add r14 = r41, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f2, f6
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	cmp4.gt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	st2.rel [r37] = r14
	nop 0
	;;
	.mmi
	ld2.acq r14 = [r37]
	;;
	ld2.acq r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 3
	;;
	add r14 = r41, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	nop 0
	dep.z r14 = r14, 6, 26
	;;
	.mmi
	or r14 = r14, r33
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f5, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f7, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f8, f6
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f6, f9, f10
	nop 0
	.mfi
	nop 0
	(p16) mov f6 = f18
	nop 0
	;;
	.mfb
	nop 0
	mov f3 = f7
	(p16) br.cond.dptk .L331
	.mfb
	nop 0
	(p18) mov f6 = f17
	(p18) br.cond.dptk .L331
	.mfb
	nop 0
	fnorm.d f8 = f5
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mii
	cmp.ne p6, p7 = 0, r8
	mov r1 = r65
	;;
	(p6) addl r21 = 1, r0
	;;
	.mmi
	(p7) mov r21 = r0
	;;
	setf.sig f6 = r21
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f6 = f6
	;;
.L331:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	.mfi
	nop 0
	fnorm.d f2 = f2
	adds r32 = 3, r32
	;;
	.mmf
	(p7) ld2.acq r14 = [r37]
	nop 0
	(p6) mov f10 = f16
	;;
	.mmi
	(p7) sub r14 = r46, r14
	;;
	nop 0
	(p7) zxt2 r14 = r14
	;;
	.mmi
	(p7) setf.sig f10 = r14
	ld4.acq r14 = [r43]
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xuf.s f10 = f10
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f10 = f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f4, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f4, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	;;
	.mfb
	nop 0
	fadd.s f2 = f8, f2
	br.cloop.sptk.few .L333
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	.mmi
	adds r14 = 4, r39
	nop 0
	adds r16 = 8, r39
	;;
	.mmi
	ld2 r15 = [r14]
	stfs [r16] = f10
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnorm.d f2 = f2
	dep r15 = 0, r15, 0, 14
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	nop 0
	;;
	.mib
	(p7) getf.d r67 = f2
	nop 0
	br.call.sptk.many b0 = mix#
	;;
.L325:
	.mmi
	ld2 r14 = [r56]
	mov r68 = r0
	andcm r67 = -1, r34
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 1
	;;
	add r14 = r38, r14
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r14]
	mov b6 = r15
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r65
	sxt4 r67 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld2.acq r14 = [r35]
	nop 0
	mov r1 = r65
	;;
	.mmi
	ld4.acq r14 = [r44]
	nop 0
	nop 0
.L314:
	.mmi
	nop 0
	ldfs f2 = [r55]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mib
	nop 0
	(p6) mov r32 = r0
	(p6) br.cond.dptk .L335
	.mfb
	nop 0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r32 = r8
.L335:
	.mmi
	adds r14 = 20, r39
	ld4.acq r15 = [r44]
	adds r16 = 8, r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	.mmi
	stfs [r16] = f2
	ld4.acq r15 = [r44]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 0, 14
	addp4 r15 = r15, r0
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
	nop 0
	.mmi
	ld1 r15 = [r59]
	;;
	nop 0
	sxt1 r33 = r15
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xuf.s f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f7
	;;
	.mmi
	nop 0
	(p6) addl r34 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r34 = r0
	nop 0
	br.call.sptk.many b0 = fn44#
	;;
	.mfi
	getf.d r67 = f8
	fcmp.neq p6, p7 = f8, f8
	mov r1 = r65
	;;
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld2 r14 = [r56]
	shladd r15 = r34, 3, r0
	adds r16 = 24, r42
	.mmi
	mov r1 = r65
	;;
	nop 0
	sxt2 r17 = r14
	.mmi
	add r15 = r42, r15
	ld8 r16 = [r16]
	adds r42 = 512, r42
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r17
	nop 0
	.mlx
	ld8 r15 = [r15]
	movl r14 = -9223372036854775808
	;;
	.mmi
	(p6) addl r17 = 1, r0
	sub r15 = r16, r15
	and r14 = r14, r32
	;;
	.mii
	(p7) mov r17 = r0
	andcm r14 = -1, r14
	;;
	cmp.le p6, p7 = r17, r15
	;;
	.mii
	nop 0
	(p7) shl r67 = r33, 61
	;;
	(p6) addl r67 = 1, r0
	;;
	.mib
	sub r67 = r14, r67
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	ld4 r69 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC23)
	.mlx
	nop 0
	movl r67 = @gprel(.LC21)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r67 = [r43]
	nop 0
	mov r1 = r65
	;;
	.mib
	addp4 r67 = r67, r0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld1 r67 = [r59]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	sxt1 r67 = r67
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld2.acq r67 = [r35]
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	sxt2 r67 = r67
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ldfs f6 = [r55]
	nop 0
	mov r1 = r65
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mfi
	nop 0
	(p7) fnorm.d f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mib
	(p7) getf.d r67 = f6
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	;;
	ld2 r67 = [r56]
	nop 0
	;;
	.mib
	nop 0
	sxt2 r67 = r67
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld4.acq r67 = [r44]
	nop 0
	mov r1 = r65
	;;
	.mib
	addp4 r67 = r67, r0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	ld4 r14 = [r40]
	addl r19 = 255, r0
	;;
	.mlx
	nop 0
	movl r20 = @gprel(a12#)
	;;
	.mmi
	add r20 = r1, r20
	nop 0
	nop 0
	;;
	.align 32
.L340:
	.mmi
	nop 0
	ld8 r17 = [r20], 8
	mov ar.lc = 7
	;;
	.align 32
.L339:
	.mmi
	and r15 = r19, r17
	addp4 r18 = r14, r0
	extr.u r16 = r14, 15, 17
	.mii
	nop 0
	shr.u r17 = r17, 8
	;;
	xor r15 = r18, r15
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	;;
	add r14 = r14, r15
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r16
	br.cloop.sptk.few .L339
	.mib
	nop 0
	cmp.ne p6, p7 = r42, r20
	(p6) br.cond.dptk .L340
	.mlx
	nop 0
	movl r19 = @gprel(a13#)
	.mii
	adds r41 = 64, r41
	addl r18 = 255, r0
	;;
	add r19 = r1, r19
	;;
	.align 32
.L342:
	.mmi
	nop 0
	ld8 r17 = [r19], 8
	mov ar.lc = 7
	;;
	.align 32
.L341:
	.mmi
	addp4 r15 = r14, r0
	and r16 = r18, r17
	extr.u r14 = r14, 15, 17
	.mii
	nop 0
	shr.u r17 = r17, 8
	;;
	xor r16 = r15, r16
	;;
	.mii
	nop 0
	dep.z r15 = r16, 16, 16
	;;
	add r15 = r15, r16
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	add r14 = r15, r14
	br.cloop.sptk.few .L341
	.mib
	nop 0
	cmp.ne p6, p7 = r41, r19
	(p6) br.cond.dptk .L342
	;;
	.mmi
	ldfs f6 = [r39]
	st4 [r40] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mfi
	nop 0
	(p7) fnorm.d f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mib
	(p7) getf.d r67 = f6
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 4, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ld4 r67 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr r67 = r67, 0, 14
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 8, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ldfs f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mfi
	nop 0
	(p7) fnorm.d f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mib
	(p7) getf.d r67 = f6
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 12, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ld4 r67 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr r67 = r67, 0, 14
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 16, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ldfs f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mfi
	nop 0
	(p7) fnorm.d f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mib
	(p7) getf.d r67 = f6
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 20, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ld4 r67 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr r67 = r67, 0, 14
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 24, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ldfs f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mfi
	nop 0
	(p7) fnorm.d f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mib
	(p7) getf.d r67 = f6
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 28, r39
	nop 0
	mov r1 = r65
	;;
	.mmi
	nop 0
	ld4 r67 = [r14]
	nop 0
	;;
	.mib
	nop 0
	extr r67 = r67, 0, 14
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 8, r39
	mov r1 = r65
	adds r39 = 12, r39
	;;
	.mmi
	nop 0
	ldfs f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mfi
	nop 0
	(p7) fnorm.d f6 = f6
	nop 0
	.mlx
	nop 0
	(p6) movl r67 = 9221120237041090560
	;;
	.mib
	(p7) getf.d r67 = f6
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	;;
	ld4 r67 = [r39]
	nop 0
	;;
	.mib
	nop 0
	extr r67 = r67, 0, 14
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r65
	ld4 r69 = [r40]
	nop 0
	;;
	.mlx
	nop 0
	movl r68 = @gprel(.LC24)
	.mlx
	nop 0
	movl r67 = @gprel(.LC21)
	;;
	.mib
	add r68 = r1, r68
	add r67 = r1, r67
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r8 = [r40]
	nop 0
	mov r1 = r65
	.mmi
	adds r19 = 56, r12
	nop 0
	adds r20 = 64, r12
	;;
	.mmi
	and r8 = 127, r8
	ld8 r21 = [r19], 24
	mov pr = r66, -1
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r63
	;;
	.mii
	nop 0
	mov ar.pfs = r64
	;;
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f22 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f23 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 240, r12
	br.ret.sptk.many b0
.L259:
	.body
	.copy_state 1
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mib
	nop 0
	(p6) mov r67 = r0
	(p6) br.cond.dptk .L262
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r67 = r8
.L262:
	.mib
	mov r68 = r37
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r14 = r8
	nop 0
	mov r1 = r65
	;;
	.mib
	nop 0
	sub r14 = r14, r32
	br .L258
.L441:
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L447
	;;
	.mmi
	(p7) mov r16 = r0
	nop 0
	nop 0
.L301:
	.mmi
	shladd r17 = r33, 3, r0
	nop 0
	adds r18 = 20, r39
	.mmi
	ld2.acq r15 = [r35]
	ld4.acq r14 = [r43]
	nop 0
	;;
	.mmi
	add r17 = r42, r17
	ld4.acq r20 = [r44]
	sxt2 r15 = r15
	.mmi
	ld4.acq r19 = [r44]
	;;
	ld4 r18 = [r18]
	cmp4.gtu p6, p7 = r19, r20
	.mmi
	andcm r15 = -1, r15
	ld8 r17 = [r17]
	nop 0
	;;
	.mii
	nop 0
	extr r18 = r18, 0, 14
	add r14 = r14, r17
	;;
	.mmi
	(p6) ld4.acq r18 = [r44]
	;;
	sub r14 = r14, r18
	nop 0
	;;
	.mmi
	and r14 = 15, r14
	;;
	adds r14 = -2, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 11, r14
	(p7) br.cond.dptk .L448
.L307:
	.mmi
	ld2.acq r14 = [r35]
	;;
	nop 0
	extr r14 = r14, 15, 1
	;;
	.mib
	st1 [r59] = r14
	nop 0
	br .L314
.L440:
	.mii
	nop 0
	sxt4 r68 = r8
	mov r67 = r33
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mib
	nop 0
	mov r34 = r8
	br .L293
.L421:
	.pred.rel.mutex p16, p17
	.mii
	ld4.acq r14 = [r43]
	zxt2 r68 = r37
	mov r67 = r47
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r44]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mii
	nop 0
	sxt4 r14 = r37
	zxt2 r15 = r8
	.mmb
	mov r1 = r65
	adds r37 = 1, r37
	nop 0
	;;
	.mmi
	setf.sig f8 = r14
	nop 0
	cmp4.le p6, p7 = r15, r45
	;;
	.mmf
	nop 0
	nop 0
	(p7) mov f7 = f18
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f7 = f19
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f2, f7
	;;
	.mfi
	nop 0
	fnorm.s f8 = f6
	nop 0
	.mfi
	nop 0
	(p17) fcvt.xf f6 = f4
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f8 = f8, f2
	nop 0
	.mfi
	nop 0
	(p17) fnorm.s f2 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p16) mov f2 = f3
	;;
	.mfi
	nop 0
	fsub.s f8 = f8, f17
	nop 0
	.mfi
	nop 0
	(p17) fneg f2 = f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f8, f7
	;;
	.mfb
	nop 0
	fsub.s f2 = f8, f2
	br.cloop.sptk.few .L421
	.mib
	nop 0
	nop 0
	br .L449
.L447:
	.mmi
	mov r36 = r0
	nop 0
	nop 0
	;;
.L300:
	.mfb
	nop 0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mib
	mov r1 = r65
	mov r16 = r8
	br .L302
.L438:
	.mmi
	ld4.acq r14 = [r44]
	;;
	or r14 = 1, r14
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	addl r14 = 65598, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r16 = f6
	;;
	sub r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	br .L256
.L437:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L433
	.mfb
	nop 0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mib
	mov r1 = r65
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L239
	;;
.L433:
	.mib
	addl r43 = @gprel(g6#), gp
	zxt1 r67 = r45
	br.call.sptk.many b0 = mix#
	;;
	.mib
	mov r1 = r65
	mov ar.lc = 9
	br .L246
.L236:
	.mmi
	ld4.acq r19 = [r44]
	sub r16 = -2, r16
	adds r18 = 4, r39
	.mmi
	adds r17 = 28, r39
	adds r21 = 496, r42
	mov r32 = r36
	;;
	.mmi
	ld4.acq r14 = [r44]
	addp4 r19 = r19, r0
	zxt1 r16 = r16
	.mmi
	adds r24 = 32, r12
	ld4.acq r20 = [r44]
	addl r43 = @gprel(g6#), gp
	;;
	.mmi
	ld4 r23 = [r18]
	cmp4.ne p6, p7 = 1, r16
	shr.u r14 = r36, 63
	.mmi
	addp4 r18 = r15, r0
	cmp.eq p8, p9 = 1, r16
	sxt1 r15 = r20
	;;
	.mmi
	add r14 = r14, r36
	ld4 r17 = [r17]
	(p6) addl r20 = 1, r0
	.mlx
	sub r23 = r0, r23
	movl r16 = -9223372036854775808
	;;
	.mmi
	shladd r18 = r18, 3, r0
	(p7) mov r20 = r0
	extr r17 = r17, 0, 14
	.mmi
	cmp4.le p6, p7 = r37, r15
	and r23 = 63, r23
	shr r14 = r14, 1
	;;
	.mmb
	sub r14 = r0, r14
	(p6) addl r26 = 1, r0
	nop 0
	.mii
	add r18 = r42, r18
	mov ar.lc = 10
	;;
	sub r14 = r14, r19
	.mmi
	(p7) mov r26 = r0
	cmp4.ne p6, p7 = r20, r17
	addl r19 = -11, r0
	;;
	.mmi
	adds r20 = -7, r14
	adds r15 = -6, r14
	(p6) addl r25 = 1, r0
	;;
	.mmi
	setf.sig f6 = r15
	setf.sig f7 = r20
	add r14 = r20, r36
	.mii
	and r20 = 63, r20
	(p7) mov r25 = r0
	;;
	or r14 = r26, r14
	.mmi
	shladd r20 = r20, 3, r0
	;;
	or r14 = r16, r14
	add r20 = r42, r20
	;;
	.mmi
	adds r16 = -1, r14
	;;
	andcm r14 = r16, r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mii
	nop 0
	popcnt r14 = r14
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	st8 [r21] = r14
	nop 0
	;;
	andcm r15 = -1, r15
.L253:
	.pred.rel.mutex p8, p9
	.mib
	nop 0
	sxt4 r14 = r19
	nop 0
	.mmi
	ld8.a r26 = [r20]
	nop 0
	shl r17 = r32, 16
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	shl r17 = r17, r23
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r16 = f6
	;;
	st8.rel [r24] = r16
	nop 0
	;;
	.mmi
	(p9) ld2.acq r14 = [r35]
	ld4.acq r16 = [r43]
	nop 0
	;;
	.mmi
	and r14 = 63, r19
	ld4.acq r21 = [r43]
	dep.z r16 = r16, 3, 3
	.mii
	adds r19 = 2, r19
	nop 0
	;;
	shladd r14 = r14, 3, r0
	.mmi
	cmp4.eq p6, p7 = r22, r21
	ld8.acq r21 = [r24]
	add r16 = r41, r16
	;;
	.mmi
	add r14 = r42, r14
	setf.d f6 = r21
	(p6) mov r21 = r25
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	(p7) addl r21 = 1, r0
	.mmi
	nop 0
	ld8 r14 = [r16]
	nop 0
	;;
	.mmi
	addp4 r21 = r21, r0
	ld8.c.clr r26 = [r20]
	add r14 = r17, r14
	;;
	.mmi
	add r32 = r32, r26
	st8 [r16] = r14
	nop 0
	;;
	.mmi
	andcm r32 = r21, r32
	;;
	setf.sig f8 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f7, f6
	;;
	.mmi
	(p6) ld4.acq r14 = [r44]
	;;
	(p7) ld8.acq r14 = [r24]
	nop 0
	;;
	.mib
	(p6) addp4 r14 = r14, r0
	nop 0
	br.cloop.sptk.few .L253
	;;
	.mmi
	nop 0
	(p6) setf.sig f6 = r14
	nop 0
	;;
	.mmi
	(p7) setf.d f6 = r14
	ld8 r14 = [r18]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xuf.d f6 = f6
	;;
	.mfi
	nop 0
	(p7) fneg f6 = f6
	nop 0
	.mii
	nop 0
	sxt1 r14 = r14
	adds r15 = 24, r39
	.mmi
	addl r33 = -1, r0
	;;
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mib
	stfs [r15] = f6
	nop 0
	br .L233
.L446:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L322
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	setf.sig f6 = r48
	setf.sig f7 = r8
	nop 0
	.mmf
	ld4.acq r14 = [r44]
	mov r1 = r65
	mov f8 = f4
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	mov r32 = r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r15 = f6
	;;
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r33 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r33 = r0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mib
	mov r1 = r65
	mov r14 = r8
	br .L324
	;;
.L428:
	.mmi
	andcm r14 = -1, r36
	adds r17 = 128, r42
	adds r16 = 4, r39
	.mmi
	adds r19 = 24, r39
	or r15 = r34, r38
	adds r18 = 8, r39
	;;
	.mib
	nop 0
	sxt2 r14 = r14
	nop 0
	.mmi
	ldf8 f7 = [r17]
	ld2 r17 = [r16]
	zxt1 r15 = r15
	;;
	.mmi
	setf.sig f6 = r14
	ld4.acq r14 = [r37]
	mov r45 = r15
	;;
	.mii
	nop 0
	dep.z r14 = r14, 18, 14
	;;
	extr r14 = r14, 18, 14
	;;
	.mib
	nop 0
	dep r17 = r14, r17, 0, 14
	nop 0
	.mlx
	nop 0
	movl r14 = 0x477fff00
	;;
	.mmi
	nop 0
	st2 [r16] = r17
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	stfs [r19] = f6
	nop 0
	fnorm.s f6 = f7
	.mmi
	setf.s f7 = r14
	ld4.acq r19 = [r44]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f7
	;;
	.mib
	stfs [r18] = f6
	nop 0
	br .L240
.L313:
	.mmi
	setf.sig f6 = r17
	ld2.acq r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f6
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f7
	;;
	.mib
	(p6) ld2.acq r14 = [r35]
	nop 0
	br .L314
	;;
.L315:
	.mmi
	nop 0
	ld4.acq r14 = [r43]
	nop 0
	;;
	.mib
	st4.rel [r43] = r14
	nop 0
	br .L314
.L308:
	.mii
	and r14 = 63, r32
	shl r15 = r47, 60
	shr.u r16 = r16, 4
	;;
	.mii
	shladd r14 = r14, 3, r0
	or r15 = r16, r15
	;;
	add r14 = r42, r14
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br .L314
.L310:
	.mmi
	adds r14 = 16, r39
	;;
	ldfs f8 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L316
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r68 = r8
	mov r1 = r65
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L316
	.mib
	mov r67 = r48
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r37 = r8
	;;
.L316:
	.mii
	nop 0
	dep.z r14 = r48, 3, 3
	mux1 r15 = r37, @rev
	;;
	.mmi
	add r14 = r41, r14
	;;
	nop 0
	shr.u r15 = r15, 32
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br .L314
.L311:
	.mmi
	adds r14 = 12, r39
	and r15 = 31, r15
	adds r16 = 12, r39
	;;
	.mmi
	ld4 r14 = [r14]
	ld2 r17 = [r16]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 0, 14
	;;
	cmp4.ne p6, p7 = r46, r14
	;;
	.mmi
	(p7) ld2.acq r37 = [r35]
	ld4.acq r14 = [r44]
	nop 0
	;;
	.mii
	nop 0
	(p7) sxt2 r37 = r37
	;;
	shl r14 = r14, r15
	.mmi
	setf.sig f8 = r37
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 0, 14
	;;
	dep r17 = r14, r17, 0, 14
	;;
	.mib
	st2 [r16] = r17
	nop 0
	br .L314
.L312:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f3, f3
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L319
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r65
	mov r14 = r8
	;;
.L319:
	.mmi
	add r14 = r14, r34
	;;
	sub r14 = r0, r14
	nop 0
	;;
	.mib
	st1 [r59] = r14
	nop 0
	br .L314
.L322:
	.mmi
	ld4.acq r32 = [r44]
	mov r33 = r0
	mov r14 = r0
	;;
	.mib
	nop 0
	zxt1 r32 = r32
	br .L324
.L450:
	.mmi
	nop 0
	ldfs f2 = [r55]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p6, p7 = f2, f2
	br .L451
	.endp main#
	.section	.rodata
	.align 8
	.type	t90#, @object
	.size	t90#, 16
t90:
	data8	@fptr(fn65#)
	data8	@fptr(fn75#)
	.data
	.align 8
	.type	a13#, @object
	.size	a13#, 64
a13:
	data8	3420
	data8	7
	data8	-786537690326312213
	.skip	40
	.align 8
	.type	a12#, @object
	.size	a12#, 512
a12:
	data8	5148527537775807859
	data8	11
	data8	-9223372036854775808
	data8	-7974434019988447055
	.skip	480
	.section	.sdata,"aws"
	.align 4
	.type	g11#, @object
	.size	g11#, 4
g11:
	data4	-2147483648
	.align 2
	.type	g10#, @object
	.size	g10#, 2
g10:
	data2	-13320
	.align 4
	.type	g9#, @object
	.size	g9#, 4
g9:
	data4	-1057488896
	.sbss
	.align 2
	.type	g8#, @object
	.size	g8#, 2
g8:
	.skip	2
	.section	.sdata
	.type	g7#, @object
	.size	g7#, 1
g7:
	data1	-1
	.align 4
	.type	g6#, @object
	.size	g6#, 4
g6:
	data4	7
	.bss
	.align 4
	.type	g4#, @object
	.size	g4#, 32
g4:
	.skip	32
	.section	.sdata
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
