// 14a3436ecf9bcd2b9f0b0d8ddf95c578
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	(p6) br.cond.dpnt .L1
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
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp32.part.0#
	.global __moddi3#
	.align 16
	.align 64
	.proc fn15#
fn15:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 2, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	addl r32 = @gprel(g11#), gp
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	ld8.acq r14 = [r32]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	(p6) mov r18 = r0
	(p6) addl r33 = @gprel(g10#), gp
	(p6) br.cond.dptk .L8
	;;
	.mmi
	addl r33 = @gprel(g10#), gp
	;;
	ldfs f8 = [r33]
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
	(p7) br.cond.dptk .L17
	;;
	.mmi
	(p6) mov r18 = r0
	nop 0
	nop 0
	;;
.L8:
	.mlx
	addl r16 = @gprel(g12#), gp
	movl r17 = @gprel(g8#)
	.mlx
	setf.sig f8 = r18
	movl r34 = @gprel(a13#)
	;;
	.mmi
	add r17 = r1, r17
	ld2 r16 = [r16]
	add r34 = r1, r34
	.mmi
	adds r18 = 16, r12
	stfs [r33] = f0
	adds r21 = 16, r12
	;;
	.mmi
	adds r15 = 128, r17
	setf.sig f7 = r16
	adds r17 = 48, r17
	.mlx
	nop 0
	movl r33 = @gprel(a14#)
	;;
	.mii
	ld8 r14 = [r15]
	sxt2 r15 = r16
	add r33 = r1, r33
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	dep.z r16 = r15, 3, 4
	.mmi
	sub r19 = r0, r15
	mov r8 = r15
	sxt4 r39 = r15
	;;
	.mmi
	add r16 = r34, r16
	;;
	ld8 r16 = [r16]
	nop 0
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r14 = f6
	nop 0
	.mii
	setf.sig f6 = r15
	nop 0
	;;
	zxt1 r14 = r14
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	st1.rel [r18] = r14
	;;
	ld1.acq r14 = [r18]
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r18]
	ld8.acq r20 = [r32]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	.mmi
	ld1.acq r18 = [r18]
	getf.sig r16 = f6
	nop 0
	;;
	.mmi
	sub r14 = r14, r20
	;;
	xor r14 = r18, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mmi
	st1.rel [r21] = r14
	;;
	ld8.acq r14 = [r32]
	sub r16 = r0, r16
	;;
	.mii
	ld8.acq r14 = [r32]
	xor r16 = r19, r16
	;;
	dep.z r14 = r14, 2, 4
	.mmi
	st8 [r17] = r16
	;;
	add r14 = r33, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	;;
.L18:
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p7) br.cond.dptk .L11
	.mii
	nop 0
	shr.u r38 = r15, 63
	;;
	add r38 = r38, r15
	;;
	.mib
	nop 0
	extr r38 = r38, 1, 16
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	mov r1 = r37
	addl r14 = 1, r0
	sxt2 r8 = r8
	;;
.L11:
	.mmi
	ld8.acq r16 = [r32]
	nop 0
	or r8 = r8, r14
	.mmi
	adds r34 = 48, r34
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 2, 4
	shl r16 = r16, 15
	.mmi
	ld8 r15 = [r34]
	;;
	add r33 = r33, r14
	andcm r15 = -1, r15
	;;
	.mmi
	ld4 r14 = [r33]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 49
	;;
	or r14 = r16, r14
	;;
	.mmi
	cmp.gt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	add r8 = r8, r14
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	mov r1 = r37
	nop 0
	sxt1 r8 = r8
	.mmi
	adds r21 = 16, r12
	stfs [r33] = f0
	nop 0
	;;
	.mlx
	nop 0
	movl r17 = @gprel(g8#)
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	addl r16 = @gprel(g12#), gp
	;;
	.mmi
	add r17 = r1, r17
	nop 0
	(p6) addl r18 = 1, r0
	.mlx
	ld2 r16 = [r16]
	movl r34 = @gprel(a13#)
	;;
	.mmi
	nop 0
	adds r15 = 128, r17
	(p7) mov r18 = r0
	.mmi
	setf.sig f7 = r16
	add r34 = r1, r34
	adds r17 = 48, r17
	;;
	.mmi
	ld8 r14 = [r15]
	setf.sig f8 = r18
	sxt2 r15 = r16
	.mlx
	adds r18 = 16, r12
	movl r33 = @gprel(a14#)
	;;
	.mmi
	setf.sig f6 = r14
	add r33 = r1, r33
	dep.z r16 = r15, 3, 4
	.mmi
	sub r19 = r0, r15
	mov r8 = r15
	sxt4 r39 = r15
	;;
	.mmi
	add r16 = r34, r16
	;;
	ld8 r16 = [r16]
	nop 0
	;;
	.mfi
	nop 0
	xma.l f6 = f6, f7, f8
	nop 0
	.mmi
	setf.sig f7 = r16
	;;
	getf.sig r14 = f6
	nop 0
	.mii
	setf.sig f6 = r15
	nop 0
	;;
	zxt1 r14 = r14
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	st1.rel [r18] = r14
	;;
	ld1.acq r14 = [r18]
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r18]
	ld8.acq r20 = [r32]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	.mmi
	ld1.acq r18 = [r18]
	getf.sig r16 = f6
	nop 0
	;;
	.mmi
	sub r14 = r14, r20
	;;
	xor r14 = r18, r14
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mmi
	st1.rel [r21] = r14
	;;
	ld8.acq r14 = [r32]
	sub r16 = r0, r16
	;;
	.mii
	ld8.acq r14 = [r32]
	xor r16 = r19, r16
	;;
	dep.z r14 = r14, 2, 4
	.mmi
	st8 [r17] = r16
	;;
	add r14 = r33, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt2 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L18
	;;
.L9:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L11
	.mii
	nop 0
	shr.u r38 = r15, 63
	;;
	add r38 = r38, r15
	;;
	.mib
	nop 0
	extr r38 = r38, 1, 16
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	nop 0
	mov r1 = r37
	addl r14 = 1, r0
	.mib
	nop 0
	sxt2 r8 = r8
	br .L11
	.endp fn15#
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
	(p6) br.cond.dpnt .L19
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
.L19:
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
	(p6) br.cond.dpnt .L25
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
.L25:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clampu.part.0#
	.global __divdi3#
	.global __udivdi3#
	.align 16
	.align 64
	.proc fn32#
fn32:
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 2, 18, 2, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.mmi
	.fframe 64
	adds r12 = -64, r12
	addl r14 = @gprel(g10#), gp
	addl r34 = @gprel(g11#), gp
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3, 32
	.save pr, r51
	mov r51 = pr
	.mfi
	mov r50 = r1
	mov f3 = f8
	sxt1 r37 = r33
	;;
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.save.f 0x8
	stf.spill [r17] = f5
	.save rp, r48
	mov r48 = b0
	.body
	.mmi
	and r16 = 63, r32
	mov r47 = r37
	cmp.ne p18, p19 = 0, r32
	;;
	.mlx
	ldfs f4 = [r14]
	movl r14 = -9223372036854775808
	.mmi
	ld8.acq r35 = [r34]
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mii
	or r14 = r14, r32
	shl r35 = r35, 36
	shr.u r15 = r15, 28
	;;
	.mii
	adds r17 = -1, r14
	or r35 = r15, r35
	;;
	andcm r14 = r17, r14
	;;
	.mii
	nop 0
	shl r35 = r35, r16
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f5 = f4
	popcnt r36 = r14
	.mmb
	nop 0
	nop 0
	(p18) br.cond.dptk .L32
	.mmf
	andcm r14 = -2, r35
	addl r15 = @gprel(g12#), gp
	fcmp.eq p6, p7 = f4, f4
	.mmf
	nop 0
	nop 0
	fcmp.neq p16, p17 = f4, f4
	;;
	.mii
	nop 0
	shr.u r14 = r14, 63
	;;
	mov r42 = r14
	.mmb
	nop 0
	st2 [r15] = r14
	(p7) br.cond.dpnt .L93
.L33:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	ld8.acq r14 = [r34]
	nop 0
	mov r39 = r8
	.mmi
	setf.sig f8 = r36
	nop 0
	mov r1 = r50
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r14 = f6
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mib
	adds r15 = -3, r14
	cmp.eq p6, p7 = 3, r14
	(p6) br.cond.dpnt .L36
	;;
.L103:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	cmp4.lt p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L100
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 3, r15
	(p6) br.cond.dptk .L40
	;;
	.mmi
	(p18) addl r14 = 1, r0
	nop 0
	cmp4.eq p6, p7 = 10, r15
	.mmb
	addp4 r41 = r42, r0
	nop 0
	(p7) br.cond.spnt .L39
	;;
	.mmi
	(p19) mov r14 = r0
	;;
	and r14 = r42, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L101
	;;
	.mfb
	nop 0
	(p17) mov f8 = f5
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mmi
	(p17) mov r1 = r50
	nop 0
	(p16) mov r8 = r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(g8#)
	.mlx
	addl r45 = @gprel(p9#), gp
	movl r38 = @gprel(a14#)
	;;
	.mii
	nop 0
	sxt1 r47 = r8
	nop 0
	.mmi
	add r37 = r1, r37
	add r38 = r1, r38
	nop 0
	.align 32
.L38:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mfi
	ld8.acq r36 = [r34]
	(p17) mov f8 = f5
	sxt1 r40 = r42
	.mfb
	cmp4.eq p20, p21 = 0, r35
	fcmp.neq p18, p19 = f3, f3
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mmi
	ld8.acq r14 = [r45]
	(p16) mov r8 = r0
	shr r36 = r36, 18
	.mmi
	(p17) mov r1 = r50
	nop 0
	zxt1 r46 = r35
	;;
	.mmf
	adds r14 = 8, r14
	nop 0
	(p19) mov f8 = f3
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	cmp.eq p6, p7 = r8, r15
	nop 0
	;;
	.mmi
	(p7) adds r14 = 152, r37
	;;
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) extr r14 = r14, 0, 5
	;;
	(p6) addl r14 = 7, r0
	;;
	.mii
	nop 0
	(p7) sxt1 r14 = r14
	cmp4.gt p6, p7 = r47, r40
	;;
	.mmi
	(p6) mov r14 = r0
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mib
	st8.rel [r34] = r36
	(p18) mov r36 = r0
	(p19) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	(p19) mov r36 = r8
	nop 0
	(p19) mov r1 = r50
	;;
	.mib
	nop 0
	zxt1 r40 = r36
	(p20) br.cond.dptk .L52
.L104:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	dep.z r15 = r32, 2, 4
	nop 0
	.mfi
	nop 0
	fadd.s f6 = f4, f4
	nop 0
	;;
	.mmi
	add r15 = r38, r15
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mlx
	setf.sig f2 = r14
	movl r14 = 0x40f80000
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f4, f2
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f8 = f2, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L53
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
	mov r1 = r50
	nop 0
	nop 0
.L53:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	shr.u r44 = r8, 63
	;;
	add r44 = r44, r8
	;;
	.mib
	nop 0
	shr r44 = r44, 1
	(p16) br.cond.dptk .L54
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov r53 = r8
	.mmb
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L102
	;;
.L54:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mlx
	ld8.acq r15 = [r34]
	movl r39 = @gprel(a13#)
	.mib
	nop 0
	sxt4 r43 = r47
	nop 0
	;;
	.mmi
	cmp.le p6, p7 = r44, r15
	add r39 = r1, r39
	dep.z r14 = r47, 3, 4
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	add r14 = r39, r14
	;;
	.mmf
	(p7) mov r15 = r0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L55
.L109:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r1 = r50
	nop 0
	nop 0
.L55:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	shr.u r14 = r32, 17
	shl r8 = r8, 47
	.mmi
	adds r15 = 64, r37
	;;
	or r8 = r14, r8
	zxt1 r20 = r32
	;;
	.mmi
	nop 0
	st8 [r15] = r8
	nop 0
	.mmi
	ld8.acq r15 = [r34]
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	and r16 = 15, r14
	ld8.acq r18 = [r34]
	dep.z r15 = r15, 3, 4
	.mib
	nop 0
	zxt1 r17 = r14
	nop 0
	;;
	.mii
	shladd r19 = r16, 3, r0
	dep.z r18 = r18, 2, 4
	add r15 = r39, r15
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r19 = r39, r19
	add r18 = r38, r18
	.mmi
	ld8 r15 = [r15]
	nop 0
	add r16 = r38, r16
	;;
	.mmi
	ld8 r19 = [r19]
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	add r18 = r18, r17
	mux1 r15 = r15, @rev
	.mmi
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r40
	zxt1 r18 = r18
	;;
	.mmi
	cmp4.ne p6, p7 = r20, r18
	nop 0
	sxt4 r16 = r16
	;;
	.mmi
	(p6) addl r20 = 1, r0
	nop 0
	extr.u r18 = r15, 32, 8
	;;
	.mmi
	or r17 = r19, r17
	(p7) mov r20 = r0
	extr.u r15 = r15, 32, 16
	;;
	.mii
	nop 0
	zxt1 r17 = r17
	;;
	cmp4.ge p6, p7 = r17, r20
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	nop 0
	;;
	.mmi
	st8.rel [r34] = r17
	;;
	ld8.acq r17 = [r45]
	nop 0
	;;
	.mmi
	adds r17 = 32, r17
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mii
	nop 0
	extr r17 = r17, 0, 5
	;;
	add r17 = r46, r17
	;;
	.mii
	nop 0
	zxt1 r17 = r17
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r17, r18
	nop 0
	adds r18 = 80, r37
	;;
	.mmi
	(p7) adds r17 = 4, r37
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	(p7) ld1 r36 = [r17]
	adds r17 = 124, r37
	sub r16 = r16, r18
	;;
	.mmi
	(p7) sub r36 = r0, r36
	ld1 r19 = [r17]
	cmp.gt p6, p7 = r0, r16
	;;
	.mii
	nop 0
	zxt1 r36 = r36
	;;
	add r36 = r36, r19
	;;
	.mib
	st1 [r17] = r36
	nop 0
	(p6) br.cond.dptk .L64
.L106:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmf
	cmp4.eq p6, p7 = 0, r42
	xor r35 = r35, r14
	(p19) mov f8 = f3
	.mii
	adds r37 = 56, r37
	dep.z r43 = r43, 2, 4
	shladd r41 = r41, 3, r0
	;;
	.mmi
	(p7) ld8.acq r16 = [r34]
	add r39 = r39, r41
	add r38 = r38, r43
	;;
	.mmi
	ld8.acq r16 = [r45]
	(p21) ld8.acq r15 = [r34]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mlx
	(p18) mov r14 = r0
	movl r16 = -3109278477720487983
	.mmi
	setf.sig f8 = r35
	ld2 r15 = [r37]
	(p19) mov r1 = r50
	;;
	.mmi
	nop 0
	(p19) mov r14 = r8
	add r15 = r40, r15
	.mmi
	ld4 r8 = [r38]
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmi
	add r14 = r14, r16
	and r15 = 31, r15
	addl r16 = 141, r0
	;;
	.mmi
	setf.sig f7 = r14
	;;
	nop 0
	shl r15 = r16, r15
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f8
	and r15 = 63, r15
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shl r14 = r14, r15
	;;
	.mmi
	st8 [r39] = r14
	ldf.fill f2 = [r18], 32
	mov pr = r51, -1
	.mmi
	nop 0
	ldf.fill f3 = [r19], 32
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 1
	.pred.rel.mutex p18, p19
	.mfi
	nop 0
	fcmp.neq p16, p17 = f4, f4
	addl r14 = @gprel(g12#), gp
	.mmi
	addl r15 = 1, r0
	setf.sig f8 = r36
	addl r42 = 1, r0
	;;
	.mib
	st2 [r14] = r15
	nop 0
	(p17) br.cond.dpnt .L33
	;;
	.mmi
	(p16) mov r39 = r0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r39
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xma.l f6 = f6, f7, f8
	;;
	.mmi
	getf.sig r14 = f6
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mib
	adds r15 = -3, r14
	cmp.eq p6, p7 = 3, r14
	(p7) br.cond.dptk .L103
.L36:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mlx
	addl r45 = @gprel(p9#), gp
	movl r37 = @gprel(g8#)
	.mlx
	addp4 r41 = r42, r0
	movl r38 = @gprel(a14#)
	;;
	.mmi
	ld8.acq r14 = [r45]
	add r37 = r1, r37
	add r38 = r1, r38
	.mfi
	cmp4.eq p20, p21 = 0, r35
	(p17) mov f8 = f5
	sxt1 r40 = r42
	;;
	.mmf
	adds r14 = 4, r14
	ld8.acq r36 = [r34]
	fcmp.neq p18, p19 = f3, f3
	.mii
	nop 0
	zxt1 r46 = r35
	nop 0
	;;
	.mmi
	ld1 r14 = [r14]
	nop 0
	shr r36 = r36, 18
	;;
	.mib
	and r32 = r14, r32
	nop 0
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mmi
	ld8.acq r14 = [r45]
	nop 0
	(p16) mov r8 = r0
	.mmf
	(p17) mov r1 = r50
	nop 0
	(p19) mov f8 = f3
	;;
	.mmi
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r8, r15
	;;
	(p7) adds r14 = 152, r37
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p7) extr r14 = r14, 0, 5
	;;
	(p6) addl r14 = 7, r0
	;;
	.mii
	nop 0
	(p7) sxt1 r14 = r14
	cmp4.gt p6, p7 = r47, r40
	;;
	.mmi
	(p6) mov r14 = r0
	;;
	sub r36 = r36, r14
	nop 0
	;;
	.mib
	st8.rel [r34] = r36
	(p18) mov r36 = r0
	(p19) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	(p19) mov r36 = r8
	nop 0
	(p19) mov r1 = r50
	;;
	.mib
	nop 0
	zxt1 r40 = r36
	(p21) br.cond.dptk .L104
.L52:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	ld8.acq r15 = [r34]
	shl r14 = r32, 53
	cmp4.ne p6, p7 = 0, r47
	;;
	.mii
	nop 0
	shr.u r15 = r15, 11
	(p7) mov r16 = r0
	;;
	.mii
	or r14 = r15, r14
	(p6) addl r16 = 1, r0
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L105
.L57:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	nop 0
	zxt2 r53 = r35
	;;
	cmp4.ne p6, p7 = 0, r53
	;;
	.mib
	nop 0
	(p7) mov r16 = r47
	(p7) br.cond.dptk .L60
	.mib
	nop 0
	zxt2 r52 = r47
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r50
	sxt2 r16 = r8
	;;
.L60:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	ld8.acq r17 = [r45]
	or r16 = r39, r16
	extr.u r15 = r47, 25, 7
	.mlx
	ld8.acq r18 = [r34]
	movl r39 = @gprel(a13#)
	;;
	.mmi
	ld8.acq r14 = [r34]
	adds r17 = 16, r17
	zxt2 r16 = r16
	.mmi
	add r39 = r1, r39
	ld8.acq r19 = [r34]
	sxt4 r43 = r47
	;;
	.mib
	nop 0
	dep.z r18 = r18, 7, 25
	nop 0
	.mlx
	st2 [r17] = r16
	movl r16 = -9223372036854775808
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 4
	or r15 = r18, r15
	.mmb
	cmp.ne p6, p7 = r16, r19
	ld4.a r16 = [r38]
	nop 0
	;;
	.mmi
	add r14 = r38, r14
	;;
	st4 [r14] = r15
	(p6) mov r15 = r35
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	(p7) ld4 r15 = [r38]
	ld4.c.clr r16 = [r38]
	dep.z r14 = r14, 3, 4
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	(p7) sxt4 r15 = r15
	.mmi
	add r14 = r39, r14
	;;
	cmp4.eq p6, p7 = r47, r16
	nop 0
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r16, 1
	nop 0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
.L110:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mmi
	nop 0
	ld8.acq r15 = [r34]
	zxt1 r20 = r32
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	and r16 = 15, r14
	ld8.acq r18 = [r34]
	dep.z r15 = r15, 3, 4
	.mib
	nop 0
	zxt1 r17 = r14
	nop 0
	;;
	.mii
	shladd r19 = r16, 3, r0
	dep.z r18 = r18, 2, 4
	add r15 = r39, r15
	.mmi
	shladd r16 = r16, 2, r0
	;;
	add r19 = r39, r19
	add r18 = r38, r18
	.mmi
	ld8 r15 = [r15]
	nop 0
	add r16 = r38, r16
	;;
	.mmi
	ld8 r19 = [r19]
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	nop 0
	add r18 = r18, r17
	mux1 r15 = r15, @rev
	.mmi
	nop 0
	ld4 r16 = [r16]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r19 = r19, r40
	zxt1 r18 = r18
	;;
	.mmi
	cmp4.ne p6, p7 = r20, r18
	nop 0
	sxt4 r16 = r16
	;;
	.mmi
	(p7) mov r20 = r0
	nop 0
	extr.u r18 = r15, 32, 8
	;;
	.mmi
	or r17 = r19, r17
	(p6) addl r20 = 1, r0
	extr.u r15 = r15, 32, 16
	;;
	.mii
	nop 0
	zxt1 r17 = r17
	;;
	cmp4.ge p6, p7 = r17, r20
	;;
	.mmi
	(p6) addl r17 = 1, r0
	;;
	(p7) mov r17 = r0
	nop 0
	;;
	.mmi
	st8.rel [r34] = r17
	;;
	ld8.acq r17 = [r45]
	nop 0
	;;
	.mmi
	adds r17 = 32, r17
	;;
	ld8 r17 = [r17]
	nop 0
	;;
	.mii
	nop 0
	extr r17 = r17, 0, 5
	;;
	add r17 = r46, r17
	;;
	.mii
	nop 0
	zxt1 r17 = r17
	nop 0
	;;
	.mmi
	cmp4.leu p6, p7 = r17, r18
	nop 0
	adds r18 = 80, r37
	;;
	.mmi
	(p7) adds r17 = 4, r37
	ld4 r18 = [r18]
	nop 0
	;;
	.mmi
	(p7) ld1 r36 = [r17]
	adds r17 = 124, r37
	sub r16 = r16, r18
	;;
	.mmi
	(p7) sub r36 = r0, r36
	ld1 r19 = [r17]
	cmp.gt p6, p7 = r0, r16
	;;
	.mii
	nop 0
	zxt1 r36 = r36
	;;
	add r36 = r36, r19
	;;
	.mib
	st1 [r17] = r36
	nop 0
	(p7) br.cond.dptk .L106
.L64:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r34 = r0
	(p6) br.cond.dptk .L68
	.mii
	nop 0
	sxt2 r15 = r35
	;;
	cmp4.ne p6, p7 = 0, r15
	;;
	.mii
	(p6) addl r34 = 1, r0
	nop 0
	;;
	(p7) mov r34 = r0
	;;
.L68:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	shr r53 = r35, 44
	nop 0
	.mmi
	setf.sig f7 = r35
	nop 0
	sxt4 r34 = r34
	;;
	.mmi
	setf.sig f6 = r53
	setf.sig f8 = r34
	shr.u r52 = r14, 63
	;;
	.mmi
	add r52 = r52, r14
	;;
	nop 0
	shr r52 = r52, 1
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r53 = f6
	setf.sig f6 = r32
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f8 = f8, f6
	cmp.eq p6, p7 = 0, r53
	;;
	.mib
	getf.sig r34 = f8
	nop 0
	(p7) br.cond.dptk .L107
	.mmi
	shladd r15 = r41, 3, r0
	adds r16 = 8, r37
	mux1 r14 = r32, @rev
	.mii
	st8 [r39] = r52
	nop 0
	;;
	add r15 = r39, r15
	.mmi
	st8 [r16] = r34
	;;
	st8 [r15] = r35
	nop 0
.L108:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.mfi
	xor r35 = r35, r14
	(p19) mov f8 = f3
	dep.z r43 = r43, 2, 4
	.mmb
	adds r37 = 56, r37
	shladd r41 = r41, 3, r0
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mlx
	(p18) mov r14 = r0
	movl r16 = -3109278477720487983
	.mmi
	setf.sig f8 = r35
	ld2 r15 = [r37]
	add r39 = r39, r41
	;;
	.mmi
	(p19) mov r14 = r8
	add r15 = r40, r15
	add r38 = r38, r43
	.mmi
	(p19) mov r1 = r50
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmi
	add r14 = r14, r16
	and r15 = 31, r15
	addl r16 = 141, r0
	.mmi
	ld4 r8 = [r38]
	;;
	setf.sig f7 = r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r16, r15
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f7 = f7, f8
	and r15 = 63, r15
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	shl r14 = r14, r15
	;;
	.mmi
	st8 [r39] = r14
	ldf.fill f2 = [r18], 32
	mov pr = r51, -1
	.mmi
	nop 0
	ldf.fill f3 = [r19], 32
	nop 0
	;;
	.mii
	nop 0
	mov b0 = r48
	;;
	mov ar.pfs = r49
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L100:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mlx
	cmp4.eq p6, p7 = -1, r15
	movl r38 = @gprel(a14#)
	.mmb
	addp4 r41 = r42, r0
	addl r45 = @gprel(p9#), gp
	(p7) br.cond.spnt .L39
	;;
	.mlx
	nop 0
	movl r37 = @gprel(g8#)
	.mmi
	nop 0
	add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L38
	;;
.L40:
	.pred.rel.mutex p16, p17
	.mlx
	addp4 r41 = r42, r0
	movl r38 = @gprel(a14#)
	.mlx
	ld8.acq r17 = [r34]
	movl r37 = @gprel(g8#)
	;;
	.mmi
	add r38 = r1, r38
	shladd r15 = r41, 2, r0
	add r37 = r1, r37
	.mmi
	cmp.ne p6, p7 = 0, r17
	;;
	add r15 = r38, r15
	adds r16 = 16, r37
	.mmi
	adds r14 = 80, r37
	;;
	ld4 r15 = [r15]
	nop 0
	.mmi
	ld2 r36 = [r16]
	;;
	nop 0
	extr.u r52 = r15, 31, 1
	.mmi
	ld4 r14 = [r14]
	nop 0
	shl r36 = r36, 45
	;;
	.mmi
	add r52 = r52, r15
	nop 0
	extr.u r14 = r14, 19, 13
	;;
	.mii
	nop 0
	extr r52 = r52, 1, 31
	or r36 = r14, r36
	;;
	.mib
	nop 0
	(p7) sxt4 r8 = r52
	(p7) br.cond.dptk .L43
	.mmi
	nop 0
	ld8.acq r53 = [r34]
	sxt4 r52 = r52
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	mov r1 = r50
	nop 0
	nop 0
	;;
.L43:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mmi
	add r36 = r36, r8
	nop 0
	addl r45 = @gprel(p9#), gp
	;;
	.mib
	st8.rel [r34] = r36
	nop 0
	br .L38
.L107:
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmb
	shladd r15 = r41, 3, r0
	mov r52 = r8
	nop 0
	.mii
	adds r16 = 8, r37
	mux1 r14 = r32, @rev
	mov r1 = r50
	;;
	.mmi
	nop 0
	add r15 = r39, r15
	nop 0
	.mmi
	st8 [r39] = r52
	st8 [r16] = r34
	nop 0
	;;
	.mib
	st8 [r15] = r35
	nop 0
	br .L108
.L93:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	mov r39 = r0
	;;
.L39:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	.mlx
	setf.sig f7 = r37
	movl r38 = @gprel(a14#)
	;;
	.mmi
	setf.sig f10 = r14
	add r38 = r1, r38
	dep.z r14 = r37, 2, 4
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f7
	.mmi
	setf.sig f11 = r14
	setf.sig f7 = r35
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f10
	;;
	.mfi
	nop 0
	fcvt.xf f11 = f11
	nop 0
	.mfi
	nop 0
	fcvt.xf f8 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f10 = f10
	;;
	.mfi
	nop 0
	frcpa.s0 f13, p7 = f6, f11
	nop 0
	.mfi
	nop 0
	fnorm.d f8 = f8
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f7 = f11, f13, f1
	nop 0
	.mfi
	nop 0
	frcpa.s0 f12, p6 = f8, f10
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f7, f7
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f13, f7, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f12, f1
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f15 = f14, f14
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f12, f7, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f15, f9
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
	(p7) fmpy.d.s1 f15 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f14, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f11 = f11, f15, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f14 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f13 = f11, f9, f15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f12 = f8, f7, f14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f13, f12
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L46
	.mlx
	nop 0
	movl r37 = @gprel(g8#)
	.mfi
	addp4 r41 = r42, r0
	fsub.d f3 = f3, f3
	addl r45 = @gprel(p9#), gp
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br .L38
.L102:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	mov r52 = r44
	sxt4 r43 = r47
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmb
	ld8.acq r15 = [r34]
	mov r1 = r50
	nop 0
	.mmi
	mov r44 = r8
	nop 0
	dep.z r14 = r47, 3, 4
	;;
	.mlx
	cmp.le p6, p7 = r44, r15
	movl r39 = @gprel(a13#)
	;;
	.mmi
	add r39 = r1, r39
	nop 0
	(p6) addl r15 = 1, r0
	;;
	.mfi
	(p7) mov r15 = r0
	fcmp.neq p6, p7 = f2, f2
	add r14 = r39, r14
	;;
	.mmi
	nop 0
	st8 [r14] = r15
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L55
	.mib
	nop 0
	nop 0
	br .L109
.L105:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mii
	adds r14 = 56, r38
	extr.u r15 = r47, 25, 7
	sxt4 r43 = r47
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L57
	;;
	.mmi
	ld8.acq r17 = [r45]
	nop 0
	dep.z r16 = r42, 11, 1
	.mlx
	ld8.acq r18 = [r34]
	movl r39 = @gprel(a13#)
	;;
	.mii
	ld8.acq r14 = [r34]
	dep.z r18 = r18, 7, 25
	adds r17 = 16, r17
	.mmb
	add r39 = r1, r39
	ld8.acq r19 = [r34]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 4
	or r15 = r18, r15
	.mmb
	nop 0
	st2 [r17] = r16
	nop 0
	;;
	.mlx
	add r14 = r38, r14
	movl r16 = -9223372036854775808
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	cmp.ne p6, p7 = r16, r19
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	ld4 r16 = [r38]
	(p6) mov r15 = r35
	dep.z r14 = r14, 3, 4
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	nop 0
	.mii
	(p7) ld4 r15 = [r38]
	add r14 = r39, r14
	;;
	(p7) sxt4 r15 = r15
	.mmi
	cmp4.eq p6, p7 = r47, r16
	;;
	(p6) addl r16 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	add r15 = r15, r16, 1
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br .L110
.L46:
	.pred.rel.mutex p16, p17
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f6, f3
	addp4 r41 = r42, r0
	.mlx
	addl r45 = @gprel(p9#), gp
	movl r37 = @gprel(g8#)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f3, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f3, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	;;
	.mfb
	nop 0
	fneg f3 = f8
	br .L38
.L101:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.mlx
	addl r45 = @gprel(p9#), gp
	movl r37 = @gprel(g8#)
	.mlx
	addl r42 = 1, r0
	movl r38 = @gprel(a14#)
	;;
	.mmi
	ld8.acq r14 = [r45]
	nop 0
	addl r41 = 1, r0
	.mii
	add r37 = r1, r37
	add r38 = r1, r38
	;;
	adds r14 = 16, r14
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mib
	nop 0
	sxt1 r47 = r14
	br .L38
	.endp fn32#
	.global __umoddi3#
	.align 16
	.align 64
	.proc fn51#
fn51:
	.prologue 12, 55
	.mmi
	.save ar.pfs, r56
	alloc r56 = ar.pfs, 2, 25, 2, 0
	adds r16 = -128, r12
	adds r17 = -112, r12
	.mmi
	.fframe 144
	adds r12 = -144, r12
	addl r49 = @gprel(g10#), gp
	mov r57 = r1
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3, 32
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save pr, r58
	mov r58 = pr
	;;
	.mmi
	.save.f 0x8
	stf.spill [r17] = f5, 32
	.save.f 0x4
	stf.spill [r16] = f4, 32
	.save rp, r55
	mov r55 = b0
	.mmf
	nop 0
	nop 0
	mov f4 = f8
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r17] = f17, 32
	.save.gf 0x0, 0x10
	stf.spill [r16] = f16, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x80
	stf.spill [r17] = f19
	.save.gf 0x0, 0x40
	stf.spill [r16] = f18, 32
	nop 0
	;;
	.mmi
	ldfs.a f19 = [r49]
	.save.gf 0x0, 0x100
	stf.spill [r16] = f20
	.body
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f19, f19
	.mmf
	chk.a.clr f19, .L216
.L217:
	.pred.rel.mutex p6, p7
	nop 0
	fnorm.d f6 = f19
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L112
	.mlx
	nop 0
	movl r14 = 0x43df399b1438a100
	.mlx
	nop 0
	movl r16 = 0xc3df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.gt p8, p9 = f6, f7
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L169
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L170
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f19
	;;
	.mmi
	nop 0
	getf.sig r15 = f7
	nop 0
	;;
	.mii
	getf.sig r40 = f7
	nop 0
	;;
	shl r14 = r15, 46
.L113:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	movl r16 = 0x41efffffffe00000
	.mmi
	nop 0
	addl r35 = @gprel(g11#), gp
	nop 0
	;;
	.mmi
	setf.d f7 = r16
	ld8.acq r34 = [r35]
	nop 0
	;;
	.mii
	nop 0
	shr.u r34 = r34, 18
	;;
	or r34 = r14, r34
	;;
	.mmi
	sub r34 = r34, r40, 1
	;;
	mov r18 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f6, f7
	;;
	.mib
	nop 0
	(p8) extr.u r14 = r34, 31, 1
	(p8) br.cond.dpnt .L114
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f19, f0
	;;
	.mfi
	nop 0
	(p9) fcvt.fxu.trunc f7 = f19
	(p9) addp4 r14 = r18, r0
	;;
	.mmi
	(p8) mov r14 = r34
	;;
	(p9) getf.sig r16 = f7
	nop 0
	;;
	.mii
	(p9) and r16 = 31, r16
	nop 0
	;;
	(p9) shr.u r14 = r14, r16
.L114:
	.pred.rel.mutex p6, p7
	.mlx
	addl r54 = @gprel(g12#), gp
	movl r44 = @gprel(a13#)
	.mmi
	and r16 = 15, r33
	;;
	ld2 r36 = [r54]
	add r44 = r1, r44
	;;
	.mii
	nop 0
	sxt2 r36 = r36
	;;
	dep.z r17 = r36, 3, 4
	.mmi
	mov r52 = r36
	;;
	add r17 = r44, r17
	nop 0
	;;
	.mmi
	ld8 r17 = [r17]
	;;
	add r17 = r33, r17
	nop 0
	;;
	.mmi
	sub r14 = r14, r17
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mib
	adds r17 = -3, r14
	cmp.eq p8, p9 = 9, r14
	(p8) br.cond.dpnt .L115
	;;
.L212:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	dep.z r14 = r18, 3, 4
	cmp4.lt p8, p9 = 6, r17
	.mmb
	nop 0
	nop 0
	(p8) br.cond.dpnt .L116
	;;
	.mib
	add r14 = r44, r14
	cmp4.eq p8, p9 = -1, r17
	(p8) br.cond.dpnt .L117
	;;
	.mib
	cmp4.eq p6, p7 = 5, r17
	nop 0
	(p7) br.cond.spnt .L204
	;;
	.mmf
	ldf8 f6 = [r14]
	nop 0
	fcmp.neq p6, p7 = f4, f4
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
	.mfb
	nop 0
	fmpy.d f6 = f6, f4
	(p6) br.cond.dptk .L121
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0xc1e0000000000000
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f4, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fadd.d f6 = f6, f1
	(p6) br.cond.dpnt .L121
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f4, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.fx.trunc f7 = f4
	;;
	.mmi
	(p7) getf.sig r14 = f7
	;;
	nop 0
	(p7) sxt1 r14 = r14
	;;
	.mmi
	nop 0
	(p7) setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	(p7) fsub.d f6 = f6, f7
	nop 0
	;;
.L121:
	.mlx
	shladd r14 = r16, 2, r0
	movl r38 = @gprel(a14#)
	.mfi
	addl r42 = @ltoffx(.L146), r1
	mov f4 = f6
	addl r39 = @gprel(p9#), gp
	;;
	.mmi
	add r38 = r1, r38
	nop 0
	dep.z r46 = r15, 3, 4
	.mlx
	or r15 = 1, r15
	movl r16 = 0x41efffffffe00000
	;;
	.mmf
	add r14 = r38, r14
	setf.sig f18 = r15
	mov f5 = f19
	.mmi
	setf.d f16 = r16
	mov r50 = r0
	mov r47 = r0
	;;
	.mlx
	ld4 r53 = [r14]
	movl r14 = 0x4202a05f20000000
	.mlx
	addl r37 = -8, r0
	movl r41 = @gprel(g8#)
	;;
	.mlx
	setf.d f17 = r14
	movl r14 = 0x43df399b1438a100
	.mfi
	add r41 = r1, r41
	mov f3 = f4
	add r46 = r44, r46
	;;
	.mfi
	setf.d f20 = r14
	fcmp.neq p16, p17 = f4, f4
	and r48 = 31, r33
	.mmi
	ld8.mov r42 = [r42], .L146
	adds r45 = 144, r41
	adds r43 = 152, r41
	;;
	.mmi
	addl r51 = 65598, r0
	nop 0
	nop 0
	.align 32
.L158:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r16 = [r35]
	nop 0
	dep.z r34 = r34, 2, 4
	;;
	.mmi
	setf.sig f7 = r16
	nop 0
	add r34 = r38, r34
	;;
	.mmi
	ld4 r14 = [r34]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	setf.sig f6 = r14
	ld8.acq r14 = [r39]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 32, r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f7 = f7
	nop 0
	.mmi
	ld8 r14 = [r14]
	nop 0
	nop 0
	;;
	.mii
	and r14 = 15, r14
	nop 0
	;;
	adds r14 = 29, r14
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	extr r14 = r14, 0, 5
	;;
	.mfi
	nop 0
	fnorm.d f7 = f7
	sxt1 r15 = r14
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p6 = f7, f3
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f6, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f3, f10, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f10, f6, f10
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
	(p6) fnma.s1 f7 = f3, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f7, f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.d f2 = f4, f4
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f2 = f17, f4
	;;
	.mfb
	nop 0
	(p6) fneg f2 = f2
	nop 0
	.mib
	cmp4.eq p6, p7 = 8, r14
	dep.z r14 = r36, 3, 4
	(p6) br.cond.dpnt .L130
	;;
	.mib
	cmp4.eq p6, p7 = 10, r15
	add r14 = r44, r14
	(p6) br.cond.dpnt .L131
	;;
	.mib
	cmp4.eq p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L134
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	setf.sig f2 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f2 = f2
.L134:
	.pred.rel.mutex p16, p17
	.mmi
	ld4 r14 = [r41]
	ld8.acq r15 = [r35]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r60 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r40, r60
	(p6) br.cond.dptk .L135
.L214:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r35]
	;;
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L211
.L136:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r35]
	;;
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r59 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r59 = r59
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	mov r1 = r57
	mov r34 = r8
.L139:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L141
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f16
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L178
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L141
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f6 = f2
	;;
	.mmi
	getf.sig r14 = f6
	;;
	getf.sig r60 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L142
	.align 32
.L141:
	.pred.rel.mutex p16, p17
	.mii
	ld8 r14 = [r43]
	nop 0
	;;
	extr r14 = r14, 0, 5
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
.L143:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r42, r14
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L146:
	data8 @pcrel(.L153)
	data8 @pcrel(.L144)
	data8 @pcrel(.L144)
	data8 @pcrel(.L144)
	data8 @pcrel(.L144)
	data8 @pcrel(.L144)
	data8 @pcrel(.L144)
	data8 @pcrel(.L151)
	data8 @pcrel(.L144)
	data8 @pcrel(.L150)
	data8 @pcrel(.L149)
	data8 @pcrel(.L148)
	data8 @pcrel(.L144)
	data8 @pcrel(.L147)
	data8 @pcrel(.L144)
	data8 @pcrel(.L145)
	.text
.L112:
	.pred.rel.mutex p6, p7
	.mmi
	addl r54 = @gprel(g12#), gp
	addl r35 = @gprel(g11#), gp
	mov r15 = r0
	.mlx
	mov r40 = r0
	movl r44 = @gprel(a13#)
	;;
	.mmi
	ld2 r36 = [r54]
	add r44 = r1, r44
	and r16 = 15, r33
	.mii
	ld8.acq r34 = [r35]
	nop 0
	;;
	sxt2 r36 = r36
	.mii
	nop 0
	shr.u r34 = r34, 18
	;;
	dep.z r17 = r36, 3, 4
	.mmi
	adds r34 = -1, r34
	nop 0
	mov r52 = r36
	;;
	.mmi
	add r17 = r44, r17
	mov r14 = r34
	mov r18 = r34
	;;
	.mmi
	ld8 r17 = [r17]
	;;
	add r17 = r33, r17
	nop 0
	;;
	.mmi
	sub r14 = r14, r17
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mib
	adds r17 = -3, r14
	cmp.eq p8, p9 = 9, r14
	(p9) br.cond.dptk .L212
.L115:
	.mlx
	addl r39 = @gprel(p9#), gp
	movl r41 = @gprel(g8#)
	.mlx
	shladd r16 = r16, 2, r0
	movl r38 = @gprel(a14#)
	;;
	.mmi
	ld8.acq r14 = [r39]
	add r41 = r1, r41
	add r38 = r1, r38
	;;
	.mmi
	adds r14 = 32, r14
	nop 0
	add r16 = r38, r16
	;;
	.mmi
	ld1 r17 = [r14]
	;;
	nop 0
	dep r17 = -1, r17, 0, 5
	;;
	.mmi
	st1 [r14] = r17
	nop 0
	adds r14 = 84, r41
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	mov r53 = r14
	st4 [r16] = r14
	nop 0
.L215:
	.mlx
	addl r42 = @ltoffx(.L146), r1
	movl r14 = 0x4202a05f20000000
	.mlx
	mov r50 = r0
	movl r16 = 0x41efffffffe00000
	;;
	.mmi
	setf.d f17 = r14
	nop 0
	dep.z r46 = r15, 3, 4
	.mlx
	or r15 = 1, r15
	movl r14 = 0x43df399b1438a100
	;;
	.mmf
	setf.sig f18 = r15
	setf.d f16 = r16
	mov f5 = f19
	.mfi
	mov r47 = r0
	mov f3 = f4
	addl r37 = -8, r0
	;;
	.mfi
	setf.d f20 = r14
	fcmp.neq p16, p17 = f4, f4
	add r46 = r44, r46
	.mmi
	ld8.mov r42 = [r42], .L146
	and r48 = 31, r33
	adds r45 = 144, r41
	;;
	.mib
	adds r43 = 152, r41
	addl r51 = 65598, r0
	br .L158
.L116:
	.mlx
	shladd r14 = r16, 2, r0
	movl r38 = @gprel(a14#)
	.mmb
	cmp4.ne p6, p7 = 8, r17
	addl r42 = @ltoffx(.L146), r1
	(p6) br.cond.dpnt .L204
	;;
	.mlx
	add r38 = r1, r38
	movl r41 = @gprel(g8#)
	.mlx
	addl r39 = @gprel(p9#), gp
	movl r16 = 0x41efffffffe00000
	;;
	.mmi
	add r14 = r38, r14
	add r41 = r1, r41
	dep.z r46 = r15, 3, 4
	.mmf
	or r15 = 1, r15
	setf.d f16 = r16
	mov f5 = f19
	;;
	.mlx
	ld4 r53 = [r14]
	movl r14 = 0x4202a05f20000000
	.mfi
	setf.sig f18 = r15
	mov f3 = f4
	mov r50 = r0
	;;
	.mlx
	setf.d f17 = r14
	movl r14 = 0x43df399b1438a100
	.mfi
	mov r47 = r0
	fcmp.neq p16, p17 = f4, f4
	addl r37 = -8, r0
	;;
	.mmi
	setf.d f20 = r14
	add r46 = r44, r46
	and r48 = 31, r33
	.mmi
	ld8.mov r42 = [r42], .L146
	adds r45 = 144, r41
	adds r43 = 152, r41
	;;
	.mib
	nop 0
	addl r51 = 65598, r0
	br .L158
.L211:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r35]
	;;
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r59 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r59 = r59
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	ld8.acq r14 = [r35]
	mov r1 = r57
	mov r59 = r8
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	add r14 = r38, r14
	;;
	.mii
	ld4 r34 = [r14]
	nop 0
	;;
	sxt4 r34 = r34
	;;
.L165:
	.pred.rel.mutex p16, p17
	.mib
	mov r60 = r34
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	mov r1 = r57
	mov r34 = r8
	br .L139
.L144:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fnorm.s f2 = f2
	.mfi
	nop 0
	fadd.s f6 = f5, f5
	addl r50 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f5, f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f5, p6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f2, f5, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f5, f8, f5
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f8, f5
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f8 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f2, f6
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f5 = f6, f7, f8
	nop 0
.L153:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r37
	(p7) br.cond.dptk .L158
	;;
.L213:
	.mii
	nop 0
	dep.z r33 = r33, 28, 4
	cmp4.eq p6, p7 = 0, r50
	;;
	.mib
	nop 0
	extr.u r8 = r33, 31, 1
	nop 0
	.mfi
	(p7) stfs [r49] = f5
	(p6) mov f5 = f19
	cmp4.eq p6, p7 = 0, r47
	;;
	.mmi
	add r8 = r8, r33
	(p7) st2 [r54] = r36
	(p7) mov r52 = r36
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r53
	nop 0
	;;
	.mib
	nop 0
	extr r8 = r8, 1, 31
	(p6) br.cond.dptk .L161
	;;
	.mii
	nop 0
	sxt4 r59 = r8
	sxt4 r60 = r53
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	mov r1 = r57
	nop 0
	nop 0
.L161:
	.mmi
	cmp4.lt p6, p7 = 62, r8
	;;
	(p6) ld8.acq r14 = [r35]
	(p6) mov r8 = r0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L111
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f5, f5
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L163
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f5
	;;
	.mlx
	setf.d f6 = r14
	movl r16 = 0xcf000000
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f7, f6
	nop 0
	.mmi
	setf.s f6 = r16
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r8 = 2147483647
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L163
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f5, f6
	;;
	.mfi
	nop 0
	(p7) fcvt.fx.trunc f5 = f5
	nop 0
	.mlx
	nop 0
	(p6) movl r8 = -2147483648
	;;
	.mmi
	(p7) getf.sig r8 = f5
	nop 0
	nop 0
.L163:
	.mmi
	nop 0
	ld8.acq r14 = [r35]
	nop 0
	;;
	.mii
	add r52 = r52, r14
	nop 0
	;;
	sub r8 = r8, r52
.L111:
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov pr = r58, -1
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov b0 = r55
	.mmi
	ldf.fill f3 = [r19], 32
	;;
	nop 0
	mov ar.pfs = r56
	;;
	.mmi
	ldf.fill f4 = [r18], 32
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r18], 32
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r18], 32
	ldf.fill f19 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f20 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
.L178:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mmi
	addl r60 = -1, r0
	nop 0
	nop 0
	;;
.L142:
	.pred.rel.mutex p16, p17
	.mmi
	ld8 r59 = [r43]
	nop 0
	addp4 r60 = r60, r0
	;;
	.mii
	nop 0
	extr r59 = r59, 0, 5
	;;
	sxt1 r59 = r59
	;;
	.mib
	addp4 r59 = r59, r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	mov r1 = r57
	mov r14 = r8
	br .L143
.L147:
	.pred.rel.mutex p16, p17
	.mfi
	nop 0
	fcvt.xuf f6 = f18
	cmp4.eq p6, p7 = r37, r36
	;;
	.mii
	(p6) addl r15 = 1, r0
	nop 0
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	setf.sig f7 = r15
	;;
	getf.exp r14 = f6
	nop 0
	;;
	.mmi
	sub r14 = r51, r14
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f6
	;;
	.mmi
	getf.sig r14 = f7
	stf8 [r46] = f7
	nop 0
.L151:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.eq p6, p7 = -8, r37
	;;
	(p6) ld8.acq r14 = [r39]
	(p6) addl r37 = -7, r0
	;;
	.mmi
	nop 0
	(p6) ld8.acq r14 = [r39]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L158
	;;
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r37
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L213
.L130:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r35]
	ld8.acq r15 = [r35]
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r48
	;;
	zxt2 r14 = r14
	;;
	.mmi
	st8 [r46] = r14
	ld4 r14 = [r41]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r60 = r14, r0
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = r40, r60
	(p7) br.cond.dptk .L214
.L135:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8 r34 = [r45]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L138
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L136
	;;
	.mmi
	ld8.acq r14 = [r35]
	;;
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r34 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r34 = r34
	br .L139
	;;
.L149:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r35]
	nop 0
	dep.z r15 = r34, 3, 4
	.mmi
	adds r37 = 1, r37
	ld8.acq r16 = [r35]
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 8
	shr.u r16 = r16, 56
	.mmb
	add r15 = r44, r15
	cmp4.eq p6, p7 = 8, r37
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r16, r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L213
.L150:
	.pred.rel.mutex p16, p17
	.mii
	ld8.acq r14 = [r39]
	adds r37 = 1, r37
	;;
	cmp4.eq p6, p7 = 8, r37
	;;
	.mib
	st4 [r14] = r33
	nop 0
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L213
.L145:
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r39]
	nop 0
	adds r37 = 1, r37
	;;
	.mmi
	adds r14 = 8, r14
	nop 0
	cmp4.eq p6, p7 = 8, r37
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	xor r14 = r14, r40
	nop 0
	;;
	.mib
	nop 0
	sub r34 = r14, r34
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L213
.L148:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L181
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f4, f20
	;;
	.mib
	(p6) addl r34 = -1, r0
	nop 0
	(p6) br.cond.dpnt .L153
	;;
	.mlx
	nop 0
	movl r14 = 0xc3df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f4, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L181
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f6 = f4
	adds r37 = 1, r37
	;;
	.mmi
	cmp4.eq p6, p7 = 8, r37
	;;
	getf.sig r34 = f6
	nop 0
	;;
	.mib
	nop 0
	sxt4 r34 = r34
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L213
.L131:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	dep.z r14 = r36, 9, 23
	addl r47 = 1, r0
	;;
	.mii
	nop 0
	extr.u r36 = r36, 23, 9
	;;
	or r36 = r14, r36
	;;
	.mmi
	nop 0
	sub r36 = r0, r36
	nop 0
	;;
	.mib
	nop 0
	sxt2 r36 = r36
	br .L134
.L138:
	.pred.rel.mutex p16, p17
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld8.acq r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	add r14 = r38, r14
	;;
	.mmi
	nop 0
	ld4 r59 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r59 = r59
	(p7) br.cond.dptk .L165
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	mov r1 = r57
	nop 0
	mov r60 = r34
	.mmb
	mov r59 = r8
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	mov r1 = r57
	mov r34 = r8
	br .L139
	;;
.L181:
	.pred.rel.mutex p16, p17
	.mmi
	adds r37 = 1, r37
	nop 0
	mov r34 = r0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 8, r37
	(p7) br.cond.dptk .L158
	.mib
	nop 0
	nop 0
	br .L213
.L204:
	.mlx
	shladd r16 = r16, 2, r0
	movl r41 = @gprel(g8#)
	.mlx
	addl r39 = @gprel(p9#), gp
	movl r38 = @gprel(a14#)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	add r38 = r1, r38
	;;
	.mmi
	adds r14 = 84, r41
	nop 0
	add r16 = r38, r16
	;;
	.mii
	ld1 r14 = [r14]
	nop 0
	;;
	mov r53 = r14
	.mmb
	nop 0
	st4 [r16] = r14
	br .L215
.L117:
	.pred.rel.mutex p6, p7
	.mii
	nop 0
	zxt1 r19 = r33
	nop 0
	.mmb
	(p6) mov r17 = r0
	nop 0
	(p6) br.cond.dptk .L126
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0xcf000000
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f7
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r17 = 2147483647
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L126
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f19, f6
	;;
	.mfi
	nop 0
	(p7) fcvt.fx.trunc f6 = f19
	nop 0
	.mlx
	nop 0
	(p6) movl r17 = -2147483648
	;;
	.mmi
	(p7) getf.sig r17 = f6
	nop 0
	nop 0
.L126:
	.mlx
	shladd r14 = r16, 2, r0
	movl r41 = @gprel(g8#)
	.mlx
	addl r42 = @ltoffx(.L146), r1
	movl r38 = @gprel(a14#)
	;;
	.mmi
	add r41 = r1, r41
	add r38 = r1, r38
	dep.z r18 = r15, 2, 4
	.mfi
	addl r39 = @gprel(p9#), gp
	mov f5 = f19
	mov r50 = r0
	;;
	.mmb
	adds r16 = 120, r41
	add r14 = r38, r14
	nop 0
	.mii
	add r18 = r38, r18
	dep.z r46 = r15, 3, 4
	or r15 = 1, r15
	;;
	.mmf
	ld4 r16 = [r16]
	setf.sig f18 = r15
	mov f3 = f4
	.mfi
	mov r47 = r0
	fcmp.neq p16, p17 = f4, f4
	addl r37 = -8, r0
	;;
	.mmi
	ld4.a r53 = [r14]
	add r46 = r44, r46
	and r48 = 31, r33
	.mmi
	adds r45 = 144, r41
	adds r43 = 152, r41
	addl r51 = 65598, r0
	;;
	.mii
	nop 0
	pmpy2.r r16 = r16, r19
	nop 0
	.mmi
	ld8.mov r42 = [r42], .L146
	nop 0
	nop 0
	;;
	.mmi
	and r16 = 31, r16
	;;
	nop 0
	shl r17 = r17, r16
	.mlx
	nop 0
	movl r16 = 0x41efffffffe00000
	;;
	.mmi
	setf.d f16 = r16
	;;
	st4 [r18] = r17
	nop 0
	;;
	.mlx
	ld4.c.clr r53 = [r14]
	movl r14 = 0x4202a05f20000000
	;;
	.mlx
	setf.d f17 = r14
	movl r14 = 0x43df399b1438a100
	;;
	.mib
	setf.d f20 = r14
	nop 0
	br .L158
.L169:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	movl r40 = 9223372036854775807
	.mlx
	nop 0
	movl r14 = -70368744177664
	;;
	.mib
	nop 0
	mov r15 = r40
	br .L113
.L170:
	.pred.rel.mutex p6, p7
	.mlx
	nop 0
	movl r40 = -9223372036854775808
	.mmi
	nop 0
	mov r14 = r0
	nop 0
	;;
	.mib
	nop 0
	mov r15 = r40
	br .L113
.L216:
	.mmi
	nop 0
	ldfs f19 = [r49]
	nop 0
	;;
	.mfb
	nop 0
	fcmp.neq p6, p7 = f19, f19
	br .L217
	.endp fn51#
	.align 16
	.align 64
	.proc fn58#
fn58:
	.prologue 12, 35
	.mfi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 2, 0
	fcmp.neq p6, p7 = f8, f8
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	nop 0
	mov r39 = r33
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L226
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
	(p6) addl r34 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L219
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L226
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.fxu.trunc f6 = f8
	;;
	.mii
	(p7) getf.sig r34 = f6
	nop 0
	;;
	(p7) extr.u r34 = r34, 7, 1
	.align 32
.L219:
	.mlx
	nop 0
	movl r15 = 0xbff0000000000000
	.mmi
	nop 0
	addl r14 = @gprel(g11#), gp
	nop 0
	;;
	.mmi
	setf.d f6 = r15
	ld8.acq r15 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mlx
	(p7) ld8.acq r15 = [r14]
	(p7) movl r14 = @gprel(a14#)
	;;
	.mii
	(p7) add r14 = r1, r14
	(p7) dep.z r15 = r15, 2, 4
	;;
	(p7) add r14 = r14, r15
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	nop 0
	(p7) sxt4 r14 = r14
	;;
	.mmi
	(p7) setf.sig f8 = r14
	(p6) ld8.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	(p6) setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f8 = f8
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br.call.sptk.many b0 = fn51#
	;;
	.mii
	mov r1 = r37
	extr.u r22 = r8, 8, 8
	sxt4 r16 = r8
	;;
	.mmi
	addl r24 = @gprel(crc#), gp
	addl r15 = @gprel(g10#), gp
	extr.u r21 = r8, 16, 8
	.mib
	nop 0
	shr.u r20 = r16, 56
	nop 0
	;;
	.mmi
	ld4 r23 = [r24]
	nop 0
	extr.u r16 = r8, 24, 8
	.mmi
	ldfs f6 = [r15]
	nop 0
	zxt1 r15 = r8
	;;
	.mii
	addp4 r17 = r23, r0
	extr.u r23 = r23, 15, 17
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
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmf
	add r14 = r14, r15
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	(p6) mov r8 = r0
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
	.mmi
	add r14 = r14, r23
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r34, r16
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r16 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r16
	extr.u r15 = r16, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r16
	extr.u r15 = r16, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r16 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	st4 [r24] = r14
	nop 0
	(p6) br.cond.dptk .L218
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f6
	;;
	.mlx
	setf.d f7 = r14
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
	(p6) movl r8 = 2147483647
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L218
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
	(p6) movl r8 = -2147483648
	;;
	.mmi
	(p7) getf.sig r8 = f6
	nop 0
	nop 0
.L218:
	.mii
	nop 0
	mov b0 = r35
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L226:
	.mib
	nop 0
	mov r34 = r0
	br .L219
	.endp fn58#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC15:
	stringz	"0"
	.align 8
.LC16:
	stringz	"%s %08x\n"
	.align 8
.LC17:
	stringz	"1"
	.align 8
.LC18:
	stringz	"2"
	.align 8
.LC19:
	stringz	"end"
	.sdata
	.align 8
.LC52:
	data8	1
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 8, 80, 8, 0
	adds r17 = -160, r12
	adds r18 = -152, r12
	.mmi
	.fframe 208
	adds r12 = -208, r12
	addl r45 = @gprel(g12#), gp
	addl r46 = @gprel(g10#), gp
	;;
	.mib
	nop 0
	mov r20 = pr
	nop 0
	.mlx
	mov r19 = ar.unat
	movl r44 = @gprel(a14#)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	mov r21 = ar.lc
	;;
	.mmi
	.savesp pr, 48
	st8 [r17] = r20, 16
	nop 0
	mov r22 = b0
	;;
	.mmi
	.savesp ar.pfs, 64
	st8 [r17] = r16, 16
	;;
	.savesp rp, 80
	st8 [r17] = r22, 16
	nop 0
	;;
	.mmi
	.save.g 0x1
	.mem.offset 112, 0
	st8.spill [r17] = r4, 16
	;;
	.save.g 0x4
	.mem.offset 96, 0
	st8.spill [r17] = r6, 16
	nop 0
	.mmi
	.savesp ar.unat, 56
	st8 [r18] = r19, 16
	;;
	.save.f 0x1
	stf.spill [r17] = f2, 32
	nop 0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	;;
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	nop 0
	;;
	.mmi
	.savesp ar.lc, 72
	st8 [r18] = r21, 16
	;;
	.mem.offset 120, 0
	st8.spill [r18] = r1, 16
	nop 0
	;;
	.mmi
	.save.g 0x2
	.mem.offset 104, 0
	st8.spill [r18] = r5, 16
	;;
	.save.g 0x8
	.mem.offset 88, 0
	st8.spill [r18] = r7, 24
	nop 0
	;;
	.mmi
	ld2.a r41 = [r45]
	.save.f 0x2
	stf.spill [r18] = f3, 32
	nop 0
	;;
	.mib
	nop 0
	dep.z r15 = r41, 2, 4
	nop 0
	.mmi
	.save.f 0x8
	stf.spill [r18] = f5, 32
	nop 0
	sxt2 r42 = r41
	;;
	.mmi
	.save.gf 0x0, 0x20
	stf.spill [r18] = f17
	.body
	setf.sig f6 = r42
	nop 0
	;;
	.mmi
	chk.a.clr r41, .L593
.L594:
	nop 0
	add r15 = r44, r15
	.mmi
	ldfs f2 = [r46]
	nop 0
	mov r41 = r42
	;;
	.mmi
	ld4 r14 = [r15]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f6
	;;
	.mfi
	nop 0
	mov f9 = f2
	nop 0
	.mfi
	nop 0
	fcmp.neq p16, p17 = f2, f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f4 = f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
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
	(p6) fmpy.d.s1 f11 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f8, f11, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f10, f7, f11
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f3, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f3, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f3, f7, f3
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
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
	(p6) fmpy.d.s1 f8 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f9
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f3 = f9, f7, f8
	(p16) br.cond.dptk .L463
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	.mib
	nop 0
	sxt1 r47 = r42
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mii
	mov r40 = r8
	sxt1 r43 = r8
	adds r1 = 88, r12
	.mmi
	cmp4.eq p6, p7 = 0, r47
	;;
	nop 0
	extr.u r120 = r40, 7, 1
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	add r120 = r120, r43
	nop 0
	;;
	extr r120 = r120, 1, 8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dptk .L568
	;;
	.mmi
	mov r15 = r120
	nop 0
	nop 0
.L236:
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	extr.u r14 = r43, 6, 26
	;;
	and r14 = r15, r14
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p6) br.cond.dpnt .L235
	;;
	.mlx
	nop 0
	movl r40 = @gprel(g8#)
	.mmi
	adds r41 = 24, r12
	;;
	add r40 = r1, r40
	nop 0
	;;
	.mmi
	adds r14 = 56, r40
	ld4 r15 = [r40]
	nop 0
	;;
	.mmi
	ld2 r14 = [r14]
	setf.sig f7 = r15
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f4
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f4
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmi
	getf.d r16 = f6
	;;
	st8.rel [r41] = r16
	nop 0
	;;
	.mmi
	ld8.acq r17 = [r41]
	ld8.acq r18 = [r41]
	nop 0
	;;
	.mmi
	setf.d f8 = r18
	setf.d f2 = r17
	nop 0
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f8, f8
	nop 0
	.mfi
	nop 0
	fsub.d f2 = f2, f3
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r121 = r0
	(p6) br.cond.dptk .L237
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r121 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	;;
.L237:
	.mmi
	addl r42 = @gprel(crc#), gp
	nop 0
	addl r56 = @gprel(g11#), gp
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = fn51#
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	adds r1 = 88, r12
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	.mmi
	ld8.acq r41 = [r41]
	ld8 r1 = [r1]
	shr.u r20 = r17, 56
	;;
	.mmi
	xor r23 = r16, r23
	nop 0
	extr.u r22 = r8, 8, 8
	.mii
	setf.d f8 = r41
	zxt1 r41 = r15
	;;
	dep.z r14 = r23, 16, 16
	;;
	.mmi
	add r14 = r14, r23
	nop 0
	extr.u r21 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmf
	shladd r14 = r14, 3, r0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	;;
	add r14 = r14, r24
	nop 0
	;;
	.mii
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r22 = r23, r22
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r21 = r22, r21
	;;
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r21, r16
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	xor r17 = r15, r20
	;;
	.mii
	nop 0
	dep.z r15 = r17, 16, 16
	;;
	add r15 = r15, r17
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r17
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L238
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r14 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
	;;
.L238:
	.mmi
	ld8.acq r15 = [r56]
	adds r16 = 24, r40
	zxt1 r14 = r14
	.mlx
	addl r43 = @gprel(p9#), gp
	movl r47 = @gprel(a13#)
	;;
	.mmi
	cmp4.ne p6, p7 = r41, r14
	nop 0
	shr.u r14 = r15, 57
	.mlx
	add r47 = r1, r47
	movl r52 = @gprel(t63#)
	;;
	.mii
	(p6) addl r15 = 1, r0
	add r52 = r1, r52
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	cmp.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	st8 [r16] = r14
	nop 0
	nop 0
.L239:
	.mmi
	ld8.acq r14 = [r56]
	ldfs f5 = [r46]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r47, r14
	;;
	.mmi
	nop 0
	ldf8 f6 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f5, f5
	;;
	.mmi
	nop 0
	(p6) mov r8 = r0
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
	.mfb
	nop 0
	fnorm.s f2 = f6
	(p6) br.cond.dptk .L260
	.mfb
	nop 0
	fnorm.d f8 = f5
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L260:
	.mlx
	nop 0
	movl r16 = 0x40500000
	.mfi
	nop 0
	fnorm.s f4 = f3
	zxt1 r8 = r8
	;;
	.mmi
	setf.sig f6 = r8
	setf.s f7 = r16
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.s f6 = f6
	nop 0
	.mfi
	nop 0
	fadd.s f7 = f4, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f2, f6
	;;
	.mmf
	(p7) ld8.acq r14 = [r56]
	nop 0
	(p6) mov f6 = f4
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r14, 2, 4
	;;
	(p7) add r14 = r44, r14
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	nop 0
	(p7) sxt4 r14 = r14
	;;
	.mmi
	nop 0
	(p7) setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fadd.s f6 = f6, f5
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L262
	.mlx
	ld8.acq r17 = [r56]
	movl r15 = 0xc3df399b1438a100
	.mlx
	adds r49 = 32, r44
	movl r16 = 0x501502f9
	;;
	.mmi
	setf.sig f7 = r17
	ld2 r14 = [r45]
	adds r41 = -32, r49
	.mmi
	setf.d f17 = r15
	adds r55 = 80, r47
	addl r53 = 65598, r0
	;;
	.mmi
	addl r48 = 255, r0
	mov r44 = r41
	sxt2 r14 = r14
	.mmi
	mov r58 = r41
	addl r57 = 255, r0
	adds r54 = 12, r41
	;;
	.mlx
	setf.sig f8 = r14
	movl r14 = 0x43df399b1438a100
	.mmi
	adds r51 = 56, r40
	nop 0
	adds r50 = 88, r40
	;;
	.mmi
	nop 0
	setf.d f16 = r14
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
	fcvt.xf f6 = f8
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
	fadd.s f7 = f7, f5
	nop 0
	.mmi
	setf.s f5 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f9, f9
	.mmi
	stfs [r46] = f9
	nop 0
	nop 0
	;;
	.align 32
.L335:
	.pred.rel.mutex p6, p7
	.mmi
	ldf8 f7 = [r55]
	nop 0
	(p6) addl r121 = 63, r0
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 2, 4
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 4
	add r15 = r44, r15
	;;
	.mmi
	add r14 = r44, r14
	ld4 r15 = [r15]
	nop 0
	;;
	.mii
	ld4 r14 = [r14]
	sxt4 r15 = r15
	;;
	sxt4 r14 = r14
	.mmi
	nop 0
	setf.sig f2 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f7
	nop 0
	.mmi
	setf.sig f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f2 = f2
	nop 0
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f3, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f7
	(p6) br.cond.dptk .L264
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f9
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f16
	;;
	.mib
	(p6) addl r121 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L264
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f17
	;;
	.mfi
	(p7) addl r14 = @gprel(.LC52), gp
	(p7) fcvt.fx.trunc f6 = f9
	(p6) mov r121 = r0
	;;
	.mmi
	nop 0
	(p7) ldf8 f7 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) for f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xuf f6 = f6
	;;
	.mii
	(p7) getf.exp r121 = f6
	nop 0
	;;
	(p7) sub r121 = r53, r121
.L264:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fn58#
	;;
	.mmi
	ld4 r24 = [r42]
	and r23 = r48, r8
	sxt4 r8 = r8
	.mmf
	adds r1 = 88, r12
	ld4 r14 = [r54]
	fmpy.s f7 = f2, f2
	;;
	.mii
	addp4 r16 = r24, r0
	sxt4 r23 = r23
	shr.u r22 = r8, 8
	.mmb
	setf.sig f8 = r14
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	xor r23 = r16, r23
	extr.u r24 = r24, 15, 17
	shr.u r21 = r8, 16
	.mmb
	and r22 = r57, r22
	ldfs f9 = [r46]
	nop 0
	;;
	.mib
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	.mmi
	and r21 = r57, r21
	nop 0
	shr.u r20 = r8, 24
	;;
	.mmi
	add r14 = r14, r23
	and r20 = r57, r20
	shr.u r19 = r8, 32
	.mib
	nop 0
	shr.u r18 = r8, 40
	nop 0
	;;
	.mmb
	shladd r14 = r14, 1, r0
	and r19 = r57, r19
	nop 0
	.mii
	and r18 = r57, r18
	shr.u r17 = r8, 48
	shr.u r16 = r8, 56
	;;
	.mmf
	add r14 = r14, r23
	and r17 = r57, r17
	fsxt.r f6 = f8, f8
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mfi
	add r14 = r14, r23
	fsub.s f10 = f9, f4
	nop 0
	.mfi
	nop 0
	fnorm.d f8 = f9
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmf
	add r14 = r14, r23
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmi
	nop 0
	xor r22 = r23, r22
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	add r14 = r14, r22
	;;
	.mmf
	shladd r14 = r14, 1, r0
	nop 0
	fsub.s f6 = f6, f5
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r22
	nop 0
	;;
	.mmf
	shladd r14 = r14, 3, r0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	nop 0
	add r14 = r14, r22
	nop 0
	;;
	.mmf
	shladd r14 = r14, 1, r0
	nop 0
	(p6) mov f11 = f4
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r21, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r20, r19
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r18 = r19, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r18 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r18, r17
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r16 = r15, r16
	;;
	nop 0
	dep.z r15 = r16, 16, 16
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r16
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	ld2 r15 = [r45]
	nop 0
	;;
	.mmi
	st4 [r42] = r14
	(p7) ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r14, 2, 4
	;;
	(p7) add r14 = r44, r14
	;;
	.mmi
	(p7) ld4 r14 = [r14]
	;;
	nop 0
	(p7) sxt4 r14 = r14
	;;
	.mmi
	(p7) setf.sig f6 = r14
	ld4 r14 = [r58], 4
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.s f11 = f6
	.mii
	setf.sig f6 = r14
	andcm r14 = -1, r15
	;;
	sxt2 r14 = r14
	;;
	.mmi
	nop 0
	st2 [r45] = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f11 = f11, f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f11 = f11
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f7, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f6, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f12, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f13 = f10, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f13, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f10, f12, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L550
	.mfi
	nop 0
	fcvt.fx.trunc f11 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r15 = f11
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L267
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f17
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L268
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f9, f9
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L269
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f16
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L569
	.align 32
.L550:
	.mfi
	nop 0
	fcmp.neq p6, p7 = f9, f9
	nop 0
	.mmb
	cmp.ne p8, p9 = r49, r58
	nop 0
	(p8) br.cond.dptk .L335
	;;
.L572:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.mmi
	setf.sig f7 = r14
	nop 0
	dep.z r15 = r14, 3, 1
	.mii
	(p6) mov r8 = r0
	sxt4 r48 = r14
	;;
	add r15 = r52, r15
	;;
	.mmi
	nop 0
	ld8 r49 = [r15]
	nop 0
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
	.mfb
	nop 0
	fmpy.d f2 = f6, f8
	(p7) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	dep.z r14 = r48, 2, 4
	;;
	add r14 = r44, r14
	;;
	.mmi
	ld4 r121 = [r14]
	ld8 r14 = [r49], 8
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	nop 0
	.mfi
	ld8 r1 = [r49], -8
	mov f8 = f2
	add r121 = r8, r121
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	.mlx
	nop 0
	movl r121 = @gprel(.LC15)
	;;
	.mib
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	.mlx
	add r121 = r1, r121
	movl r120 = @gprel(.LC16)
	;;
	.mii
	add r14 = r14, r23
	extr.u r21 = r8, 16, 8
	add r120 = r1, r120
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r15 = r15, r20
	;;
	nop 0
	dep.z r122 = r15, 16, 16
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	add r122 = r122, r14
	nop 0
	;;
	.mib
	st4 [r42] = r122
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld2 r63 = [r45]
	adds r16 = 16, r12
	adds r1 = 88, r12
	.mmi
	ld8.acq r50 = [r56]
	;;
	and r51 = 15, r63
	sxt2 r54 = r63
	.mmi
	ld8 r1 = [r1]
	;;
	shladd r14 = r51, 2, r0
	shl r15 = r54, 6
	.mmi
	mov r48 = r54
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mmi
	ld4 r49 = [r14]
	;;
	xor r14 = r49, r54
	nop 0
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmi
	getf.d r17 = f6
	;;
	st8.rel [r16] = r17
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	;;
	or r14 = r14, r15
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L337
	.mmi
	adds r15 = 48, r40
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mmi
	ld8 r15 = [r15]
	;;
	and r15 = 31, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) mov r58 = r0
	(p6) br.cond.dptk .L338
	.mmi
	ld8.acq r14 = [r56]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r58 = 1, r0
	nop 0
	;;
	(p7) mov r58 = r0
	;;
.L338:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmi
	nop 0
	ldfs f3 = [r46]
	mov r53 = r58
	.mmi
	nop 0
	ld8.acq r57 = [r56]
	nop 0
	;;
	.mii
	nop 0
	zxt2 r59 = r57
	;;
	mov r55 = r59
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p16, p17 = f3, f3
	;;
	.mfb
	nop 0
	(p17) fnorm.d f8 = f3
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mmi
	(p16) mov r14 = r0
	nop 0
	(p17) adds r1 = 88, r12
	;;
	.mmi
	(p17) mov r14 = r8
	(p17) ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	add r14 = r14, r54
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r18 = 1, r0
	(p6) br.cond.dptk .L340
	.mmi
	shladd r14 = r51, 3, r0
	;;
	add r14 = r47, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r18 = 1, r0
	nop 0
	;;
	(p7) mov r18 = r0
.L340:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	shladd r16 = r58, 3, r0
	extr.u r15 = r49, 29, 3
	.mmi
	setf.sig f6 = r58
	add r14 = r50, r63
	cmp4.ne p6, p7 = 1, r59
	;;
	.mii
	or r15 = r16, r15
	zxt2 r14 = r14
	(p7) sxt2 r17 = r57
	;;
	.mmi
	setf.sig f7 = r15
	nop 0
	(p6) sxt2 r17 = r14
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r15 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L337
	.mmf
	add r50 = r14, r59
	ld8.acq r62 = [r56]
	mov f4 = f3
	.mii
	nop 0
	sxt1 r61 = r58
	;;
	or r50 = r17, r50
	;;
	.mii
	nop 0
	pmpy2.r r50 = r50, r18
	;;
	zxt2 r60 = r50
	;;
	.mmi
	setf.sig f8 = r60
	nop 0
	mov r50 = r60
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f2, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f2, f8, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f8, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f8 = f3, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f6, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f2 = f6, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p18, p19 = f2, f2
	;;
	.mfb
	nop 0
	(p19) fnorm.d f8 = f2
	(p19) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mmi
	nop 0
	shladd r16 = r59, 4, r0
	dep.z r14 = r60, 8, 24
	.mmi
	(p19) adds r1 = 88, r12
	(p18) mov r8 = r0
	adds r17 = 104, r47
	;;
	.mmi
	sub r14 = r14, r60
	(p19) ld8 r1 = [r1]
	nop 0
	.mmi
	st8 [r17] = r8
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L344
	.mmi
	setf.sig f8 = r48
	adds r14 = 16, r12
	zxt2 r15 = r62
	.mib
	nop 0
	shr.u r58 = r62, 63
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r14]
	nop 0
	add r58 = r58, r62
	;;
	.mmi
	setf.d f7 = r14
	nop 0
	dep.z r14 = r60, 2, 4
	.mii
	and r60 = r60, r48
	shr r58 = r58, 1
	;;
	add r14 = r44, r14
	;;
	.mmi
	nop 0
	ld4 r121 = [r14]
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
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f6, f7
	nop 0
	.mmi
	(p17) setf.sig f7 = r59
	nop 0
	nop 0
	;;
	.mmf
	(p7) ld4 r14 = [r40]
	nop 0
	(p6) fsub.s f6 = f2, f2
	;;
	.mmi
	(p7) setf.sig f6 = r14
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r47, r14
	;;
	.mfi
	nop 0
	(p6) fneg f6 = f6
	nop 0
	.mmi
	st8 [r14] = r15
	adds r14 = 128, r40
	adds r15 = 16, r12
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xuf.s f6 = f6
	.mmi
	setf.d f8 = r15
	nop 0
	andcm r15 = -1, r62
	;;
	.mfi
	nop 0
	(p17) fcvt.xuf.s f6 = f7
	nop 0
	.mmi
	ldf8 f7 = [r14]
	adds r14 = 16, r44
	sub r60 = r15, r60
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmf
	nop 0
	nop 0
	(p16) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f7 = f7
	;;
	.mfi
	nop 0
	fsub.s f8 = f6, f8
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f3 = f3
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) mov f4 = f3
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f4, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f7, f1
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
	(p6) fmpy.s.s1 f10 = f4, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f6, f4
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f6, f9, f10
	cmp4.eq p6, p7 = 0, r121
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f8
	;;
	.mib
	stfs [r46] = f7
	nop 0
	(p6) br.cond.dptk .L350
	.mib
	mov r120 = r58
	sxt4 r121 = r121
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r58 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L350:
	.pred.rel.mutex p18, p19
	.mii
	ld8.acq r14 = [r56]
	zxt1 r120 = r57
	;;
	dep.z r14 = r14, 3, 4
	;;
	.mmi
	add r14 = r47, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p7) and r14 = 63, r120
	(p7) br.cond.dptk .L352
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 3, 4
	;;
	add r14 = r47, r14
	;;
	.mib
	ld1 r121 = [r14]
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	and r14 = 63, r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L352:
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	setf.sig f7 = r60
	adds r16 = 16, r12
	shladd r15 = r51, 3, r0
	;;
	.mib
	nop 0
	shr r57 = r58, r14
	nop 0
	.mmi
	ld8.acq r16 = [r16]
	nop 0
	add r15 = r47, r15
	;;
	.mmi
	setf.d f8 = r16
	nop 0
	adds r16 = 120, r40
	;;
	.mmi
	setf.sig f6 = r57
	ld1 r58 = [r16]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mii
	(p6) mov r14 = r0
	nop 0
	;;
	nop 0
	.mmb
	getf.sig r57 = f6
	stf8 [r15] = f6
	(p6) br.cond.dptk .L353
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r14 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L353:
	.pred.rel.mutex p18, p19
	.mmi
	sub r14 = r58, r14
	;;
	or r14 = r14, r61
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L354
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r59
	nop 0
	;;
	.mib
	nop 0
	(p7) zxt2 r14 = r49
	(p7) br.cond.dptk .L356
	.mib
	mov r121 = r59
	zxt2 r120 = r49
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	zxt2 r14 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L356:
	.pred.rel.mutex p18, p19
	.mii
	ld8.acq r15 = [r56]
	addp4 r14 = r14, r0
	;;
	cmp.eq p6, p7 = r15, r57
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L354:
	.pred.rel.mutex p18, p19
	.mfi
	nop 0
	fnorm.d f2 = f2
	sxt4 r14 = r14
	;;
	.mmi
	st8.rel [r56] = r14
	nop 0
	nop 0
.L357:
	.pred.rel.mutex p18, p19
	.mib
	adds r49 = 32, r12
	zxt1 r50 = r50
	br.call.sptk.many b0 = fn15#
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt2 r15 = r8
	.mmf
	adds r1 = 88, r12
	st2.rel [r49] = r63
	(p19) mov f8 = f2
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r22 = r15, 56
	.mmb
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	xor r23 = r16, r23
	mov r21 = r22
	extr.u r17 = r8, 8, 8
	.mmi
	mov r20 = r22
	mov r19 = r22
	mov r18 = r22
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r17 = r23, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r17, r22
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r17, r22
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r17, r22
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r17, r22
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r17, r22
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r16 = r15, r22
	;;
	nop 0
	dep.z r15 = r16, 16, 16
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r16
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	(p19) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	ld8.acq r16 = [r56]
	(p18) mov r8 = r0
	(p19) adds r1 = 88, r12
	.mmi
	ld8.acq r15 = [r43]
	;;
	nop 0
	zxt1 r17 = r8
	.mmi
	adds r15 = 4, r15
	(p19) ld8 r1 = [r1]
	nop 0
	;;
	.mmi
	ld1 r14 = [r15]
	or r50 = r17, r50
	mov r57 = r17
	;;
	.mii
	cmp4.eq p6, p7 = 0, r14
	sub r50 = r50, r16
	;;
	zxt1 r50 = r50
	.mmb
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L371
	;;
	.mmi
	adds r14 = 56, r40
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L371:
	.pred.rel.mutex p18, p19
	.mii
	ld8.acq r15 = [r56]
	extr.u r120 = r55, 1, 15
	sxt4 r58 = r14
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r15
	nop 0
	;;
	.mib
	nop 0
	(p7) addp4 r120 = r120, r0
	(p7) br.cond.dptk .L373
	.mib
	ld8.acq r121 = [r56]
	nop 0
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r120 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L373:
	.pred.rel.mutex p18, p19
	.mii
	addp4 r14 = r55, r0
	dep.z r15 = r50, 3, 4
	add r58 = r58, r120
	;;
	.mmi
	add r15 = r47, r15
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	popcnt r14 = r14
	and r16 = 1, r15
	;;
	.mmi
	cmp4.lt p6, p7 = r16, r14
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp.gt p6, p7 = r14, r58
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L374
	.mmi
	cmp4.ne p6, p7 = 0, r54
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	andcm r14 = -1, r14
.L374:
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r50
	(p6) br.cond.dptk .L504
	.mmi
	shladd r16 = r51, 3, r0
	;;
	add r16 = r47, r16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r16 = [r16]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r16
	(p7) br.cond.dpnt .L570
.L504:
	.pred.rel.mutex p18, p19
	.mmi
	addl r14 = 1, r0
	nop 0
	nop 0
	;;
.L375:
	.pred.rel.mutex p18, p19
	.mmb
	adds r17 = 84, r40
	adds r16 = 8, r40
	nop 0
	.mii
	addp4 r53 = r53, r0
	sxt4 r14 = r14
	adds r18 = 16, r12
	;;
	.mmi
	ld1 r17 = [r17]
	nop 0
	cmp.leu p6, p7 = r53, r48
	.mmi
	st8 [r16] = r14
	ld8.acq r18 = [r18]
	nop 0
	;;
	.mii
	xor r14 = r17, r15
	(p6) addl r16 = 1, r0
	;;
	zxt1 r14 = r14
	.mmi
	(p7) mov r16 = r0
	;;
	cmp4.ge p6, p7 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	(p6) extr.u r53 = r50, 6, 32
	(p6) br.cond.dptk .L377
	.mmi
	adds r14 = 40, r40
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f8 = f8
	;;
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	sxt1 r53 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L377:
	.pred.rel.mutex p18, p19
	.mmi
	adds r21 = 16, r12
	;;
	ld8.acq r21 = [r21]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r21
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
	(p6) br.cond.dptk .L506
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	zxt1 r8 = r8
	adds r1 = 88, r12
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r50, r8
	nop 0
	.mmb
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L506
	;;
	.mmi
	nop 0
	(p7) ld8 r14 = [r47]
	nop 0
	;;
	.mii
	(p7) sub r50 = r57, r14
	nop 0
	;;
	(p7) sxt1 r50 = r50
.L378:
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	(p18) mov r14 = r0
	(p18) br.cond.dptk .L379
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	and r14 = r53, r50
	shladd r15 = r8, 1, r0
	adds r1 = 88, r12
	;;
	.mmi
	nop 0
	and r14 = 31, r14
	sxt1 r15 = r15
	.mmi
	nop 0
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L379:
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mmi
	st2.rel [r49] = r14
	nop 0
	nop 0
.L337:
	.mmi
	ldfs f7 = [r46]
	adds r15 = 80, r40
	dep.z r16 = r48, 3, 1
	.mmi
	ld8.acq r14 = [r56]
	;;
	ld4 r15 = [r15]
	add r16 = r52, r16
	;;
	.mii
	cmp.ne p6, p7 = r14, r15
	shladd r15 = r51, 3, r0
	;;
	add r15 = r47, r15
	;;
	.mfb
	nop 0
	fnorm.d f3 = f7
	(p7) br.cond.dpnt .L571
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p7, p8 = f7, f7
	.mmi
	ld8.acq r14 = [r56]
	ld8.acq r17 = [r56]
	nop 0
	;;
	.mmi
	ldf8.a f7 = [r15]
	setf.sig f6 = r17
	dep.z r14 = r14, 3, 4
	.mmi
	ld8 r48 = [r16]
	nop 0
	addl r16 = 1, r0
	;;
	.mmi
	add r14 = r47, r14
	;;
	st8 [r14] = r16
	(p7) mov r14 = r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmi
	nop 0
	ldf8.c.clr f7 = [r15]
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
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f9
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
	(p6) fmpy.d.s1 f10 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f10
	;;
	.mfb
	nop 0
	mov f2 = f6
	(p8) br.cond.dptk .L382
	;;
.L383:
	.mlx
	nop 0
	movl r15 = -9223372036854775808
	.mmf
	nop 0
	nop 0
	mov f8 = f2
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
	popcnt r121 = r14
	.mmi
	ld8 r14 = [r48], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r48], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	.mlx
	nop 0
	movl r121 = @gprel(.LC17)
	;;
	.mib
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	.mlx
	add r121 = r1, r121
	movl r120 = @gprel(.LC16)
	;;
	.mii
	add r14 = r14, r23
	extr.u r21 = r8, 16, 8
	add r120 = r1, r120
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r15 = r15, r20
	;;
	nop 0
	dep.z r122 = r15, 16, 16
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	add r122 = r122, r14
	nop 0
	;;
	.mib
	st4 [r42] = r122
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r53 = [r45]
	adds r1 = 88, r12
	.mmi
	nop 0
	ldfs f3 = [r46]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r58 = r53
	sxt1 r51 = r53
	.mmi
	ld8 r1 = [r1]
	;;
	andcm r14 = -1, r58
	shr.u r50 = r51, 58
	.mmi
	mov r53 = r58
	;;
	or r14 = 1, r14
	mov r55 = r50
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f3
	nop 0
	.mfi
	nop 0
	fcmp.neq p16, p17 = f3, f3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f3
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.sig r54 = f7
	;;
	getf.exp r48 = f6
	nop 0
	;;
	.mmi
	sub r48 = 14, r48
	;;
	and r48 = 15, r48
	nop 0
	;;
	.mib
	nop 0
	adds r48 = -3, r48
	(p16) br.cond.dptk .L510
.L575:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mmi
	nop 0
	(p6) or r15 = -64, r50
	nop 0
	;;
	.mib
	nop 0
	(p6) zxt1 r15 = r15
	(p6) br.cond.dpnt .L384
	;;
	.mlx
	nop 0
	movl r15 = 0xcf000000
	;;
	.mii
	setf.s f6 = r15
	dep.z r15 = r54, 6, 26
	;;
	or r15 = r15, r50
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L510
.L384:
	.pred.rel.mutex p16, p17
	.mfi
	adds r16 = 80, r40
	mov f7 = f0
	nop 0
	.mmi
	ld8.acq r14 = [r43]
	adds r48 = 2, r48
	and r57 = 15, r58
	;;
	.mmi
	ld4 r16 = [r16]
	adds r14 = 4, r14
	cmp4.ltu p6, p7 = 8, r48
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
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
	fsub.s f6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f6, f3
	;;
	.mmi
	(p8) addl r16 = 1, r0
	;;
	(p9) mov r16 = r0
	nop 0
	;;
	.mib
	st1 [r14] = r16
	nop 0
	(p6) br.cond.dpnt .L386
.L576:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = r48, r0
	nop 0
	addl r16 = @ltoffx(.L388), r1
	;;
	.mii
	ld8.mov r16 = [r16], .L388
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L388:
	data8 @pcrel(.L392)
	data8 @pcrel(.L386)
	data8 @pcrel(.L391)
	data8 @pcrel(.L390)
	data8 @pcrel(.L389)
	data8 @pcrel(.L386)
	data8 @pcrel(.L386)
	data8 @pcrel(.L386)
	data8 @pcrel(.L387)
	.section	.text.startup
.L463:
	.pred.rel.mutex p16, p17
	.mmi
	mov r40 = r0
	nop 0
	nop 0
.L235:
	.pred.rel.mutex p16, p17
	.mfi
	nop 0
	fcmp.neq p18, p19 = f3, f3
	addl r56 = @gprel(g11#), gp
	;;
	.mib
	nop 0
	nop 0
	(p18) br.cond.dptk .L240
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = clamp32.part.0#
	;;
	.mmi
	ld8.acq r14 = [r56]
	nop 0
	adds r1 = 88, r12
	.mmi
	add r48 = r40, r8
	nop 0
	mov r49 = r8
	;;
	.mmi
	and r14 = 31, r14
	ld8 r1 = [r1]
	sxt4 r48 = r48
	;;
	.mmi
	addl r43 = @gprel(p9#), gp
	;;
	ld8.acq r15 = [r43]
	nop 0
	;;
	.mii
	nop 0
	shr r48 = r48, r14
	adds r15 = 4, r15
	;;
	.mmi
	ld1 r15 = [r15]
	;;
	nop 0
	zxt2 r47 = r48
	;;
	.mib
	cmp4.ne p6, p7 = r47, r15
	mov r50 = r47
	(p7) br.cond.dpnt .L460
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	adds r1 = 88, r12
	mov r15 = r47
	nop 0
	.mmi
	mov r14 = r8
	;;
	ld8 r1 = [r1]
	nop 0
.L461:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	nop 0
	zxt2 r14 = r14
	nop 0
.L243:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	adds r16 = 56, r44
	cmp4.ne p20, p21 = 0, r41
	(p18) mov r50 = r0
	;;
	.mii
	ld4 r16 = [r16]
	(p20) mov r121 = r42
	;;
	sub r15 = r15, r16
	;;
	.mii
	nop 0
	zxt2 r15 = r15
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	.mmi
	(p6) addl r21 = 1, r0
	;;
	(p7) mov r21 = r0
	nop 0
	;;
	.mmi
	shladd r14 = r21, 2, r0
	setf.sig f5 = r21
	mov r51 = r21
	;;
	.mmi
	add r14 = r44, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
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
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	add r40 = r40, r14
	nop 0
	;;
	extr.u r14 = r40, 15, 1
	.mii
	nop 0
	sxt2 r40 = r40
	;;
	add r14 = r14, r40
	;;
	.mii
	nop 0
	extr r120 = r14, 1, 16
	;;
	(p21) extr r14 = r120, 0, 5
	;;
	.mib
	nop 0
	nop 0
	(p20) br.call.dptk.many b0 = __divdi3#
	;;
	.mmi
	(p20) adds r1 = 88, r12
	shladd r15 = r48, 1, r0
	(p20) extr r14 = r8, 0, 5
	.mmf
	ld8.acq r41 = [r56]
	nop 0
	(p19) mov f8 = f3
	;;
	.mii
	(p20) ld8 r1 = [r1]
	zxt1 r47 = r15
	andcm r41 = -1, r41
	;;
	.mlx
	nop 0
	movl r40 = @gprel(g8#)
	.mii
	nop 0
	shl r41 = r41, 9
	;;
	add r40 = r1, r40
	;;
	.mmi
	adds r16 = 32, r40
	;;
	ld1 r15 = [r16]
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r14, r15, 0, 5
	nop 0
	;;
	.mib
	st1 [r16] = r15
	nop 0
	(p19) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	and r14 = 62, r47
	(p19) adds r1 = 88, r12
	.mmf
	ld8.acq r15 = [r56]
	(p19) mov r50 = r8
	(p17) mov f8 = f4
	;;
	.mmi
	(p19) ld8 r1 = [r1]
	nop 0
	dep.z r15 = r15, 3, 4
	;;
	.mlx
	nop 0
	movl r47 = @gprel(a13#)
	;;
	.mii
	nop 0
	shr r41 = r41, r14
	add r47 = r1, r47
	;;
	.mmi
	nop 0
	add r15 = r47, r15
	nop 0
	;;
	.mib
	st8 [r15] = r41
	(p16) mov r41 = r0
	(p17) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	ld8.acq r16 = [r56]
	nop 0
	(p17) mov r41 = r8
	.mmi
	(p17) adds r1 = 88, r12
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	zxt1 r16 = r16
	.mmb
	or r50 = r41, r50
	(p17) ld8 r1 = [r1]
	nop 0
	;;
	.mii
	cmp4.geu p6, p7 = r14, r16
	addl r15 = @ltoffx(.L250), r1
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	and r14 = 15, r14
	;;
	adds r14 = -1, r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 8, r14
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L248
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r15 = [r15], .L250
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L250:
	data8 @pcrel(.L255)
	data8 @pcrel(.L248)
	data8 @pcrel(.L254)
	data8 @pcrel(.L248)
	data8 @pcrel(.L253)
	data8 @pcrel(.L255)
	data8 @pcrel(.L255)
	data8 @pcrel(.L251)
	data8 @pcrel(.L249)
	.section	.text.startup
.L569:
	.mmi
	ld8.acq r16 = [r56]
	nop 0
	addl r15 = @gprel(g11#), gp
	;;
	.mmi
	ld8.acq r16 = [r56]
	nop 0
	mov r56 = r15
	;;
	.mlx
	nop 0
	movl r16 = 0x43df399b1438a100
	;;
	.mmi
	setf.d f7 = r16
	ld8.acq r16 = [r15]
	nop 0
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	mov r15 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.spnt .L287
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f9, f9
	nop 0
	.mmi
	st2 [r51] = r15
	st8 [r50] = r0
	nop 0
	.align 32
.L574:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	cmp.ne p8, p9 = r49, r58
	(p8) br.cond.dptk .L335
	.mib
	nop 0
	nop 0
	br .L572
.L240:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	ld8.acq r15 = [r56]
	sxt4 r14 = r40
	addl r43 = @gprel(p9#), gp
	.mmi
	mov r49 = r0
	;;
	and r15 = 31, r15
	nop 0
	.mmi
	ld8.acq r16 = [r43]
	;;
	adds r16 = 4, r16
	nop 0
	;;
	.mii
	ld1 r16 = [r16]
	nop 0
	;;
	shr r48 = r14, r15
	.mmi
	mov r50 = r16
	;;
	nop 0
	zxt2 r14 = r48
	;;
	.mmi
	cmp4.eq p6, p7 = r16, r14
	nop 0
	mov r15 = r14
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	(p7) br.cond.dptk .L461
.L460:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mfb
	nop 0
	(p17) mov f8 = f4
	(p17) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	(p17) adds r1 = 88, r12
	(p17) mov r14 = r8
	mov r15 = r50
	;;
	.mmi
	(p16) mov r14 = r0
	(p17) ld8 r1 = [r1]
	nop 0
	;;
	.mib
	nop 0
	zxt2 r14 = r14
	br .L243
.L568:
	.pred.rel.mutex p16, p17
	.mib
	mov r121 = r47
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	sxt1 r15 = r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	br .L236
.L253:
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f5
	.mfi
	nop 0
	fmpy.d f10 = f3, f3
	adds r14 = 96, r40
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f3, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
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
	(p6) fmpy.d.s1 f11 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f3, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f11
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f7, f10
	;;
	.mii
	(p6) addl r15 = 1, r0
	nop 0
	;;
	(p7) mov r15 = r0
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	nop 0
.L255:
	.mfi
	setf.sig f6 = r41
	mov f8 = f3
	dep.z r14 = r42, 3, 1
	.mlx
	addl r42 = @gprel(crc#), gp
	movl r52 = @gprel(t63#)
	;;
	.mmi
	add r52 = r1, r52
	;;
	add r14 = r52, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f5
	nop 0
	.mii
	ld8 r15 = [r14], 8
	nop 0
	;;
	mov b6 = r15
	.mmi
	nop 0
	ld8 r1 = [r14]
	nop 0
	;;
	.mib
	getf.sig r121 = f6
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	nop 0
	extr.u r21 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r17 = r15, r20
	;;
	nop 0
	dep.z r15 = r17, 16, 16
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br .L239
.L269:
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f16
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L550
	.mlx
	ld8.acq r15 = [r56]
	movl r17 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	addl r56 = @gprel(g11#), gp
	.mmi
	setf.d f7 = r17
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmf
	ld8.acq r15 = [r56]
	nop 0
	fcmp.gt p6, p7 = f8, f7
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L573
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f9, f0
	;;
	.mib
	(p8) mov r15 = r0
	nop 0
	(p8) br.cond.dpnt .L321
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f9
	;;
	.mii
	getf.sig r15 = f7
	nop 0
	;;
	dep.z r15 = r15, 14, 2
.L321:
	.pred.rel.mutex p8, p9
	.mlx
	nop 0
	movl r18 = 0x43df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f7 = r18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L319
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f9, f9
	.mmb
	st2 [r51] = r15
	st8 [r50] = r0
	br .L574
.L319:
	.pred.rel.mutex p8, p9
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L564
	;;
	.mfb
	nop 0
	fcmp.neq p6, p7 = f9, f9
	(p8) br.cond.dpnt .L562
.L565:
	.pred.rel.mutex p6, p7
	.mfi
	nop 0
	fcvt.fxu.trunc f6 = f9
	nop 0
	.mmi
	st8 [r50] = r0
	;;
	getf.sig r15 = f6
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r15, 14, 2
	nop 0
	;;
	.mib
	st2 [r51] = r15
	nop 0
	br .L574
.L287:
	.mmf
	ld8.acq r15 = [r56]
	nop 0
	fcmp.neq p6, p7 = f9, f9
	;;
	.mmi
	ld8.acq r15 = [r56]
	nop 0
	nop 0
	;;
.L562:
	.pred.rel.mutex p6, p7
	.mmi
	mov r15 = r0
	st8 [r50] = r0
	nop 0
	;;
	.mib
	st2 [r51] = r15
	nop 0
	br .L574
.L571:
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f7, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L381
	.mfb
	nop 0
	mov f8 = f3
	nop 0
	.mib
	shladd r51 = r51, 3, r0
	dep.z r48 = r48, 3, 1
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	ld8.acq r14 = [r56]
	add r51 = r47, r51
	adds r1 = 88, r12
	.mmi
	andcm r8 = 1, r8
	ld8.acq r22 = [r56]
	add r48 = r52, r48
	;;
	.mmi
	setf.sig f6 = r22
	ldf8.a f7 = [r51]
	dep.z r14 = r14, 3, 4
	.mii
	ld8 r1 = [r1]
	nop 0
	;;
	add r14 = r47, r14
	.mmi
	ld8 r48 = [r48]
	;;
	st8 [r14] = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmi
	nop 0
	ldf8.c.clr f7 = [r51]
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
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f7
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f2, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f2 = f7, f6, f9
	nop 0
.L382:
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mlx
	nop 0
	movl r15 = -9223372036854775808
	.mmf
	mov r14 = r8
	nop 0
	mov f8 = f2
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
	popcnt r121 = r14
	.mmi
	ld8 r14 = [r48], 8
	;;
	nop 0
	mov b6 = r14
	.mmb
	ld8 r1 = [r48], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	.mlx
	nop 0
	movl r121 = @gprel(.LC17)
	;;
	.mib
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	.mlx
	add r121 = r1, r121
	movl r120 = @gprel(.LC16)
	;;
	.mii
	add r14 = r14, r23
	extr.u r21 = r8, 16, 8
	add r120 = r1, r120
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r15 = r15, r20
	;;
	nop 0
	dep.z r122 = r15, 16, 16
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	add r122 = r122, r14
	nop 0
	;;
	.mib
	st4 [r42] = r122
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld2 r53 = [r45]
	adds r1 = 88, r12
	.mmi
	nop 0
	ldfs f3 = [r46]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r58 = r53
	sxt1 r51 = r53
	.mmi
	ld8 r1 = [r1]
	;;
	andcm r14 = -1, r58
	shr.u r50 = r51, 58
	.mmi
	mov r53 = r58
	;;
	or r14 = 1, r14
	mov r55 = r50
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f3
	nop 0
	.mfi
	nop 0
	fcmp.neq p16, p17 = f3, f3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f3
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.sig r54 = f7
	;;
	getf.exp r48 = f6
	nop 0
	;;
	.mmi
	sub r48 = 14, r48
	;;
	and r48 = 15, r48
	nop 0
	;;
	.mib
	nop 0
	adds r48 = -3, r48
	(p17) br.cond.dptk .L575
	;;
.L510:
	.pred.rel.mutex p16, p17
	.mfi
	adds r16 = 80, r40
	mov f7 = f0
	adds r48 = 2, r48
	.mmi
	ld8.acq r14 = [r43]
	mov r15 = r50
	and r57 = 15, r58
	;;
	.mmi
	ld4 r16 = [r16]
	adds r14 = 4, r14
	cmp4.ltu p6, p7 = 8, r48
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
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
	fsub.s f6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p8, p9 = f6, f3
	;;
	.mmi
	(p8) addl r16 = 1, r0
	;;
	(p9) mov r16 = r0
	nop 0
	;;
	.mib
	st1 [r14] = r16
	nop 0
	(p7) br.cond.dptk .L576
.L386:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 59
	shl r15 = r15, 5
	;;
	.mmi
	or r14 = r15, r14
	nop 0
	nop 0
	;;
	.mmi
	st8.rel [r56] = r14
	nop 0
	nop 0
.L393:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	mov r49 = r0
	nop 0
	nop 0
.L397:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L512
.L577:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mmi
	nop 0
	(p6) or r15 = -64, r50
	nop 0
	;;
	.mib
	nop 0
	(p6) zxt1 r15 = r15
	(p6) br.cond.dpnt .L400
	;;
	.mlx
	nop 0
	movl r15 = 0xcf000000
	;;
	.mii
	setf.s f6 = r15
	dep.z r15 = r54, 6, 26
	;;
	or r15 = r15, r50
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L512
.L400:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 80, r40
	ld8.acq r14 = [r43]
	nop 0
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
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
	fsub.s f6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f3
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	cmp4.ltu p6, p7 = 8, r48
	;;
	.mib
	st1 [r14] = r16
	nop 0
	(p6) br.cond.dpnt .L402
.L578:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	addp4 r14 = r48, r0
	nop 0
	addl r16 = @ltoffx(.L404), r1
	;;
	.mii
	ld8.mov r16 = [r16], .L404
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L404:
	data8 @pcrel(.L408)
	data8 @pcrel(.L402)
	data8 @pcrel(.L407)
	data8 @pcrel(.L406)
	data8 @pcrel(.L405)
	data8 @pcrel(.L402)
	data8 @pcrel(.L402)
	data8 @pcrel(.L402)
	data8 @pcrel(.L403)
	.section	.text.startup
.L392:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 128, r40
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r58, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	nop 0
.L389:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 4, r44
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mmi
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r49 = f6
	;;
	sub r49 = 62, r49
	nop 0
	;;
	.mib
	nop 0
	sxt2 r49 = r49
	(p17) br.cond.dptk .L577
.L512:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 80, r40
	ld8.acq r14 = [r43]
	mov r15 = r50
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r16
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
	fsub.s f6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f3
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	cmp4.ltu p6, p7 = 8, r48
	;;
	.mib
	st1 [r14] = r16
	nop 0
	(p7) br.cond.dptk .L578
.L402:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 59
	shl r15 = r15, 5
	;;
	.mmi
	or r14 = r15, r14
	nop 0
	nop 0
	;;
	.mmi
	st8.rel [r56] = r14
	nop 0
	nop 0
.L413:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L514
.L580:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mmi
	nop 0
	(p6) or r15 = -64, r50
	nop 0
	;;
	.mib
	nop 0
	(p6) zxt1 r15 = r15
	(p6) br.cond.dpnt .L416
	;;
	.mlx
	nop 0
	movl r15 = 0xcf000000
	;;
	.mii
	setf.s f6 = r15
	dep.z r15 = r54, 6, 26
	;;
	or r15 = r15, r50
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L514
.L416:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r16 = 80, r40
	ld8.acq r14 = [r43]
	nop 0
	;;
	.mmi
	ld4 r16 = [r16]
	nop 0
	adds r14 = 4, r14
	;;
	.mlx
	setf.sig f6 = r16
	movl r16 = 0x40000000
	;;
	.mmi
	nop 0
	setf.s f7 = r16
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
	fsub.s f6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f3
	;;
	.mmi
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	cmp4.ltu p6, p7 = 8, r48
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	addp4 r14 = r48, r0
	.mmb
	addl r16 = @ltoffx(.L420), r1
	nop 0
	(p6) br.cond.dpnt .L418
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r16 = [r16], .L420
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	ld8 r16 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L420:
	data8 @pcrel(.L424)
	data8 @pcrel(.L418)
	data8 @pcrel(.L423)
	data8 @pcrel(.L422)
	data8 @pcrel(.L421)
	data8 @pcrel(.L418)
	data8 @pcrel(.L418)
	data8 @pcrel(.L418)
	data8 @pcrel(.L419)
	.section	.text.startup
.L422:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 8, r44
	nop 0
	dep.z r14 = r49, 3, 4
	;;
	.mii
	ld4 r121 = [r15]
	add r14 = r47, r14
	;;
	or r121 = r121, r58
	.mmi
	ld2 r15 = [r14]
	;;
	nop 0
	sxt2 r121 = r121
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r121
	(p7) br.cond.dptk .L579
	.mmi
	ld4 r14 = [r44]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 15, 1
	;;
	add r14 = r14, r15
	.mmi
	adds r15 = 112, r40
	;;
	ld1 r16 = [r15]
	extr r14 = r14, 1, 5
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	nop 0
	nop 0
.L418:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 59
	shl r15 = r15, 5
	;;
	.mmi
	or r14 = r15, r14
	nop 0
	nop 0
	;;
	.mmi
	st8.rel [r56] = r14
	nop 0
	nop 0
.L429:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L432
	.mlx
	nop 0
	movl r14 = 0x41dfffffffc00000
	.mlx
	nop 0
	movl r15 = 0xcf000000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f2, f6
	nop 0
	.mmi
	setf.s f6 = r15
	nop 0
	nop 0
	;;
	.mii
	(p6) or r14 = -64, r50
	nop 0
	;;
	(p6) zxt1 r14 = r14
	;;
	.mib
	(p6) mov r55 = r14
	nop 0
	(p6) br.cond.dpnt .L432
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	;;
	.mii
	nop 0
	(p7) dep.z r54 = r54, 6, 26
	nop 0
	;;
	.mii
	(p7) or r50 = r54, r50
	nop 0
	;;
	(p7) zxt1 r55 = r50
.L432:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mlx
	adds r15 = 80, r40
	movl r16 = 0x40400000
	.mmi
	nop 0
	ld8.acq r14 = [r43]
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	setf.s f7 = r16
	adds r14 = 4, r14
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
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
	fsub.s f6 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f6, f3
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	cmp4.ltu p6, p7 = 8, r48
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	addp4 r14 = r48, r0
	.mmb
	addl r15 = @ltoffx(.L437), r1
	nop 0
	(p6) br.cond.dpnt .L534
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8.mov r15 = [r15], .L437
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L437:
	data8 @pcrel(.L441)
	data8 @pcrel(.L534)
	data8 @pcrel(.L440)
	data8 @pcrel(.L439)
	data8 @pcrel(.L438)
	data8 @pcrel(.L534)
	data8 @pcrel(.L534)
	data8 @pcrel(.L534)
	data8 @pcrel(.L436)
	.section	.text.startup
.L534:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8.acq r14 = [r56]
	sxt4 r48 = r49
	.mii
	ld8.acq r15 = [r56]
	nop 0
	;;
	shl r14 = r14, 5
	.mii
	nop 0
	shr.u r15 = r15, 59
	;;
	or r14 = r15, r14
	.mmi
	nop 0
	;;
	st8.rel [r56] = r14
	nop 0
.L442:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8.acq r14 = [r43]
	and r50 = 15, r53
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	adds r14 = 16, r14
	setf.sig f7 = r15
	nop 0
	;;
	.mmi
	ld2 r14 = [r14]
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
	getf.sig r14 = f6
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r54 = r0
	(p6) br.cond.dptk .L447
	.mii
	nop 0
	dep.z r14 = r48, 2, 4
	nop 0
	.mfi
	nop 0
	(p17) mov f8 = f2
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r44, r14
	nop 0
	;;
	.mib
	ld1 r54 = [r14]
	nop 0
	(p17) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	(p16) mov r14 = r0
	nop 0
	(p17) adds r1 = 88, r12
	;;
	.mmi
	(p17) mov r14 = r8
	(p17) ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r54, r14
	;;
	.mii
	(p6) addl r54 = 1, r0
	nop 0
	;;
	(p7) mov r54 = r0
.L447:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	(p17) mov f8 = f2
	(p17) br.call.dptk.many b0 = clamp32.part.0#
	;;
	.mmi
	cmp4.ne p6, p7 = r49, r53
	nop 0
	(p17) mov r15 = r8
	.mmf
	(p17) adds r1 = 88, r12
	nop 0
	(p17) mov f8 = f2
	;;
	.mmi
	nop 0
	(p6) ld8.acq r14 = [r56]
	(p16) mov r15 = r0
	.mii
	(p17) ld8 r1 = [r1]
	nop 0
	;;
	(p6) dep.z r14 = r14, 3, 4
	.mmi
	shladd r15 = r15, 1, r0
	;;
	(p6) add r14 = r47, r14
	sxt2 r15 = r15
	;;
	.mmi
	(p6) ld8 r14 = [r14]
	;;
	(p7) mov r14 = r53
	nop 0
	;;
	.mii
	nop 0
	(p6) sxt2 r14 = r14
	;;
	cmp4.ge p6, p7 = r14, r15
	.mmi
	shladd r14 = r50, 2, r0
	;;
	(p6) addl r15 = 1, r0
	add r14 = r44, r14
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	cmp4.gt p6, p7 = r54, r15
	nop 0
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mmi
	adds r15 = 96, r40
	ld8.acq r14 = [r56]
	(p17) adds r1 = 88, r12
	.mmi
	nop 0
	(p16) mov r8 = r0
	nop 0
	;;
	.mii
	ld2 r15 = [r15]
	dep.z r14 = r14, 3, 4
	xor r120 = r48, r8
	.mmi
	(p17) ld8 r1 = [r1]
	;;
	setf.sig f6 = r15
	add r14 = r47, r14
	;;
	.mlx
	ld8 r121 = [r14]
	movl r14 = 0x3fe0000000000000
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	and r121 = 31, r121
	;;
	.mfi
	nop 0
	fcvt.xuf.d f6 = f6
	shr r121 = r51, r121
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = fn32#
	;;
	.mii
	ld4 r27 = [r42]
	zxt1 r24 = r8
	sxt2 r15 = r8
	.mmb
	adds r1 = 88, r12
	ld2 r25 = [r45]
	nop 0
	;;
	.mmi
	addp4 r17 = r27, r0
	ld8.acq r26 = [r56]
	extr.u r27 = r27, 15, 17
	.mmi
	ld8.acq r16 = [r43]
	nop 0
	shr.u r23 = r15, 56
	;;
	.mmi
	xor r24 = r17, r24
	adds r16 = 32, r16
	sxt2 r15 = r25
	.mmi
	ld8 r1 = [r1]
	mov r22 = r23
	mov r21 = r23
	;;
	.mib
	nop 0
	dep.z r14 = r24, 16, 16
	nop 0
	.mmi
	setf.sig f6 = r15
	ld8 r18 = [r16]
	mov r20 = r23
	;;
	.mii
	add r14 = r14, r24
	extr r18 = r18, 0, 5
	mov r19 = r23
	;;
	.mii
	shladd r14 = r14, 1, r0
	dep.z r25 = r15, 3, 4
	sxt1 r18 = r18
	;;
	.mii
	add r14 = r14, r24
	extr.u r17 = r8, 8, 8
	add r25 = r47, r25
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	dep.z r15 = r26, 3, 1
	.mmi
	nop 0
	ldf8 f7 = [r25]
	nop 0
	;;
	.mmf
	add r14 = r14, r24
	nop 0
	fcvt.xf f3 = f6
	.mmi
	setf.sig f6 = r18
	nop 0
	add r15 = r52, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	ld8 r44 = [r15]
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmf
	add r14 = r14, r24
	nop 0
	fnorm.d f3 = f3
	;;
	.mfi
	add r14 = r14, r27
	fcvt.xf f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f7 = f7
	nop 0
	;;
	.mii
	addp4 r18 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r17 = r18, r17
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	nop 0
	;;
	.mfi
	add r14 = r14, r17
	fnorm.d f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmf
	add r14 = r14, r17
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mmi
	nop 0
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmf
	add r14 = r14, r17
	nop 0
	(p7) fneg f3 = f3
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r17, r23
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r17, r23
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r17, r23
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r17, r23
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r17, r23
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r17, r23
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r48, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r16 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r16
	extr.u r15 = r16, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r16
	extr.u r15 = r16, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r16
	extr.u r15 = r16, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r16 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	st4 [r42] = r14
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mib
	mov r121 = r14
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L454
	.mib
	nop 0
	nop 0
	(p16) br.cond.dptk .L455
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mmi
	mov r121 = r8
	nop 0
	nop 0
.L455:
	.mmf
	ld8 r14 = [r44], 8
	nop 0
	mov f8 = f3
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r44], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	.mlx
	nop 0
	movl r121 = @gprel(.LC18)
	;;
	.mib
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	.mlx
	add r121 = r1, r121
	movl r120 = @gprel(.LC16)
	;;
	.mii
	add r14 = r14, r23
	extr.u r21 = r8, 16, 8
	add r120 = r1, r120
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r15 = r15, r20
	;;
	nop 0
	dep.z r122 = r15, 16, 16
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	add r122 = r122, r14
	nop 0
	;;
	.mib
	st4 [r42] = r122
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfs f6 = [r46]
	addl r20 = 255, r0
	adds r1 = 88, r12
	.mmi
	ld4 r10 = [r42]
	ld8.acq r21 = [r56]
	addl r24 = 255, r0
	;;
	.mii
	addp4 r17 = r10, r0
	extr.u r10 = r10, 15, 17
	shr.u r120 = r21, 8
	.mmb
	and r127 = r20, r21
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	shr.u r31 = r21, 16
	shr.u r30 = r21, 24
	.mmb
	nop 0
	and r120 = r20, r120
	nop 0
	;;
	.mii
	nop 0
	shr.u r29 = r21, 32
	shr.u r28 = r21, 40
	.mmb
	and r31 = r20, r31
	and r30 = r20, r30
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = 15
	shr.u r27 = r21, 48
	.mmb
	and r29 = r20, r29
	and r28 = r20, r28
	nop 0
	;;
	.mmi
	and r27 = r20, r27
	nop 0
	shr.u r21 = r21, 56
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
	(p6) movl r15 = 9221120237041090560
	;;
	.mmi
	nop 0
	(p7) getf.d r15 = f6
	nop 0
	;;
	.mii
	and r25 = r20, r15
	shr.u r126 = r15, 8
	shr.u r125 = r15, 16
	;;
	.mmi
	xor r25 = r17, r25
	ld2 r17 = [r45]
	shr.u r124 = r15, 24
	.mmi
	and r126 = r20, r126
	and r125 = r20, r125
	shr.u r123 = r15, 32
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	sxt2 r16 = r17
	.mmb
	and r124 = r20, r124
	and r123 = r20, r123
	nop 0
	;;
	.mii
	add r14 = r14, r25
	shr.u r122 = r15, 40
	shr.u r121 = r15, 48
	;;
	.mii
	shladd r14 = r14, 1, r0
	zxt1 r9 = r17
	shr.u r8 = r16, 8
	.mmb
	and r122 = r20, r122
	and r121 = r20, r121
	nop 0
	;;
	.mii
	add r14 = r14, r25
	shr.u r26 = r16, 16
	shr.u r23 = r16, 24
	.mmb
	nop 0
	and r8 = r20, r8
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	shr.u r22 = r16, 32
	shr.u r18 = r16, 40
	.mmb
	and r26 = r20, r26
	and r23 = r20, r23
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r25
	shr.u r17 = r16, 48
	.mmi
	and r22 = r20, r22
	and r18 = r20, r18
	shr.u r19 = r15, 56
	;;
	.mmi
	shladd r14 = r14, 3, r0
	and r17 = r20, r17
	shr.u r16 = r16, 56
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r25
	movl r25 = @gprel(a13#)
	;;
	.mmi
	add r14 = r14, r10
	nop 0
	add r25 = r1, r25
	;;
	.mii
	addp4 r20 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r20 = r20, r126
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r20, r125
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r20 = r20, r124
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r20, r123
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r20 = r20, r122
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r20, r121
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r20, r19
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r127
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r120
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r31
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r30
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r29
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r28
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r27
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r21
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r9
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r8
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r26 = r19, r26
	;;
	nop 0
	dep.z r14 = r26, 16, 16
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r23 = r19, r23
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r22 = r19, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r18 = r19, r18
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r18 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r18, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r17, r16
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mii
	add r14 = r14, r16
	nop 0
	;;
	add r14 = r14, r15
	;;
	.align 32
.L458:
	.mmi
	ld8 r16 = [r25], 8
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mii
	and r23 = r24, r16
	shr.u r22 = r16, 8
	shr.u r21 = r16, 16
	;;
	.mmb
	xor r23 = r15, r23
	and r22 = r24, r22
	nop 0
	.mii
	and r21 = r24, r21
	shr.u r20 = r16, 24
	shr.u r19 = r16, 32
	;;
	.mib
	nop 0
	dep.z r15 = r23, 16, 16
	nop 0
	.mmi
	and r20 = r24, r20
	and r19 = r24, r19
	shr.u r18 = r16, 40
	;;
	.mmi
	add r15 = r15, r23
	and r18 = r24, r18
	shr.u r17 = r16, 48
	.mib
	nop 0
	shr.u r16 = r16, 56
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	and r17 = r24, r17
	;;
	add r15 = r15, r23
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r23
	nop 0
	;;
	.mmi
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r23
	nop 0
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	add r15 = r15, r23
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	addp4 r23 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r21, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r20, r19
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r18 = r19, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r18 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r17 = r18, r17
	;;
	.mii
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	add r14 = r14, r17
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r17, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br.cloop.sptk.few .L458
	;;
	.mmi
	addl r25 = 255, r0
	addl r24 = 255, r0
	mov ar.lc = 15
	.align 32
.L459:
	.mmi
	ld4 r16 = [r41], 4
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	and r23 = r25, r16
	nop 0
	sxt4 r16 = r16
	;;
	.mii
	nop 0
	sxt4 r23 = r23
	shr.u r22 = r16, 8
	;;
	.mmi
	xor r23 = r15, r23
	and r22 = r24, r22
	shr.u r21 = r16, 16
	.mii
	nop 0
	shr.u r20 = r16, 24
	;;
	dep.z r15 = r23, 16, 16
	.mmi
	and r21 = r24, r21
	and r20 = r24, r20
	shr.u r19 = r16, 32
	;;
	.mmi
	add r15 = r15, r23
	and r19 = r24, r19
	shr.u r18 = r16, 40
	.mii
	nop 0
	shr.u r17 = r16, 48
	;;
	shladd r15 = r15, 1, r0
	.mmi
	and r18 = r24, r18
	and r17 = r24, r17
	shr.u r16 = r16, 56
	;;
	.mmi
	add r15 = r15, r23
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r23
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r23
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r23
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	addp4 r23 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r22 = r23, r22
	;;
	.mii
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	add r14 = r14, r22
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r22
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r21 = r22, r21
	;;
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r21
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r20 = r21, r20
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r20, r19
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r18 = r19, r18
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r18 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r18, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r17, r16
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br.cloop.sptk.few .L459
	;;
	.mmi
	mov r16 = r40
	adds r15 = 8, r40
	extr.u r26 = r14, 15, 17
	.mmi
	adds r22 = 16, r40
	addl r123 = 255, r0
	adds r29 = 24, r40
	;;
	.mmi
	ld4 r17 = [r16], 4
	adds r23 = 32, r40
	adds r28 = 40, r40
	.mmi
	addl r44 = 255, r0
	ld8 r21 = [r15]
	adds r27 = 44, r40
	;;
	.mmi
	and r15 = r25, r17
	ld1 r16 = [r16]
	shr.u r18 = r21, 24
	.mmi
	ld2 r22 = [r22]
	nop 0
	shr.u r25 = r21, 40
	;;
	.mmi
	xor r15 = r14, r15
	setf.sig f54 = r16
	shr.u r14 = r21, 16
	.mmi
	and r16 = r24, r21
	and r18 = r24, r18
	and r25 = r24, r25
	;;
	.mmi
	and r14 = r24, r14
	setf.sig f53 = r16
	extr.u r20 = r17, 8, 24
	.mmi
	setf.sig f50 = r18
	and r18 = r123, r22
	shr.u r16 = r21, 8
	;;
	.mmi
	setf.sig f51 = r14
	and r16 = r24, r16
	shr.u r14 = r21, 32
	.mmi
	setf.sig f45 = r18
	ld8 r18 = [r23]
	shr.u r22 = r22, 8
	;;
	.mmi
	and r14 = r24, r14
	setf.sig f52 = r16
	dep.z r16 = r15, 16, 16
	.mmi
	setf.sig f44 = r22
	and r20 = r24, r20
	shr.u r23 = r21, 48
	;;
	.mmi
	setf.sig f49 = r14
	ld8 r14 = [r29]
	add r16 = r16, r15
	.mmi
	and r23 = r24, r23
	setf.sig f48 = r25
	shr.u r21 = r21, 56
	;;
	.mib
	nop 0
	shr.u r22 = r14, 16
	nop 0
	.mmi
	setf.sig f46 = r21
	shladd r16 = r16, 1, r0
	and r21 = r24, r14
	;;
	.mmi
	and r22 = r24, r22
	setf.sig f47 = r23
	add r16 = r16, r15
	.mmi
	setf.sig f43 = r21
	ld4 r21 = [r28]
	shr.u r23 = r14, 8
	;;
	.mmi
	setf.sig f41 = r22
	and r23 = r24, r23
	extr r18 = r18, 0, 5
	.mmi
	shladd r16 = r16, 3, r0
	ld1 r27 = [r27]
	shr.u r22 = r14, 32
	;;
	.mmi
	and r22 = r24, r22
	setf.sig f42 = r23
	shr.u r23 = r14, 24
	.mmi
	add r16 = r16, r15
	setf.sig f7 = r27
	sxt1 r18 = r18
	;;
	.mmb
	setf.sig f39 = r22
	and r22 = r44, r21
	nop 0
	.mmi
	and r23 = r24, r23
	shladd r16 = r16, 3, r0
	extr.u r19 = r17, 16, 16
	;;
	.mmi
	setf.sig f11 = r22
	setf.sig f40 = r23
	shr.u r22 = r14, 48
	.mmi
	add r16 = r16, r15
	and r19 = r24, r19
	shr.u r23 = r14, 40
	;;
	.mmi
	and r22 = r24, r22
	shladd r16 = r16, 1, r0
	shr.u r14 = r14, 56
	.mlx
	and r23 = r24, r23
	movl r121 = @gprel(.LC19)
	;;
	.mmi
	setf.sig f37 = r22
	adds r22 = 48, r40
	extr.u r17 = r17, 24, 8
	.mmi
	setf.sig f36 = r14
	addl r14 = 255, r0
	add r15 = r16, r15
	;;
	.mmi
	ld8 r117 = [r22]
	add r15 = r15, r26
	adds r22 = 56, r40
	.mmi
	setf.sig f38 = r23
	adds r23 = 64, r40
	shr.u r26 = r18, 8
	;;
	.mmi
	and r16 = r14, r117
	addp4 r25 = r15, r0
	nop 0
	.mmi
	and r26 = r24, r26
	ld2 r38 = [r22]
	shr.u r22 = r18, 16
	;;
	.mmi
	setf.sig f6 = r16
	and r16 = r24, r18
	xor r20 = r25, r20
	.mmi
	and r22 = r24, r22
	ld8 r115 = [r23]
	shr.u r25 = r18, 40
	;;
	.mii
	setf.sig f35 = r16
	extr.u r16 = r15, 15, 17
	shr.u r15 = r18, 32
	.mmb
	setf.sig f33 = r22
	and r25 = r24, r25
	nop 0
	;;
	.mmi
	nop 0
	and r15 = r24, r15
	shr.u r22 = r18, 24
	.mmi
	setf.sig f34 = r26
	setf.sig f14 = r25
	shr.u r7 = r117, 8
	;;
	.mii
	setf.sig f15 = r15
	dep.z r15 = r20, 16, 16
	shr.u r6 = r117, 16
	.mmb
	and r22 = r24, r22
	and r37 = r14, r115
	nop 0
	;;
	.mii
	add r15 = r15, r20
	shr.u r5 = r117, 24
	shr.u r4 = r117, 32
	.mmb
	setf.sig f32 = r22
	and r7 = r14, r7
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	shr.u r22 = r18, 48
	shr.u r18 = r18, 56
	.mmb
	and r6 = r14, r6
	and r5 = r14, r5
	nop 0
	;;
	.mmi
	add r15 = r15, r20
	setf.sig f12 = r18
	extr.u r18 = r21, 8, 8
	.mmi
	and r22 = r24, r22
	nop 0
	shr.u r119 = r117, 40
	;;
	.mmi
	shladd r15 = r15, 3, r0
	setf.sig f10 = r18
	shr.u r118 = r117, 48
	.mmi
	adds r18 = 72, r40
	setf.sig f13 = r22
	shr.u r36 = r115, 8
	;;
	.mmi
	add r15 = r15, r20
	ld8 r107 = [r18]
	extr.u r22 = r21, 16, 8
	.mmi
	adds r18 = 80, r40
	and r4 = r14, r4
	shr.u r35 = r115, 16
	;;
	.mmi
	shladd r15 = r15, 3, r0
	ld4 r103 = [r18]
	extr.u r21 = r21, 24, 8
	.mmi
	adds r18 = 84, r40
	setf.sig f9 = r22
	shr.u r34 = r115, 24
	;;
	.mmi
	add r15 = r15, r20
	ld1 r102 = [r18]
	extr r107 = r107, 0, 5
	.mmi
	adds r18 = 88, r40
	setf.sig f8 = r21
	adds r21 = 96, r40
	;;
	.mmi
	shladd r15 = r15, 1, r0
	ld8 r94 = [r18]
	sxt1 r107 = r107
	.mmi
	and r119 = r14, r119
	and r118 = r14, r118
	shr.u r33 = r115, 32
	;;
	.mmb
	add r15 = r15, r20
	adds r20 = 104, r40
	nop 0
	.mii
	ld2 r92 = [r21]
	shr.u r32 = r115, 40
	shr.u r116 = r115, 48
	;;
	.mii
	add r16 = r15, r16
	shr.u r113 = r107, 8
	shr.u r112 = r107, 16
	.mmb
	ld8 r84 = [r20]
	and r101 = r14, r94
	nop 0
	;;
	.mii
	addp4 r18 = r16, r0
	extr.u r16 = r16, 15, 17
	shr.u r111 = r107, 24
	.mmb
	and r114 = r14, r107
	and r91 = r14, r84
	nop 0
	;;
	.mii
	xor r18 = r18, r19
	shr.u r110 = r107, 32
	shr.u r109 = r107, 40
	.mmb
	adds r19 = 112, r40
	and r36 = r14, r36
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r18, 16, 16
	shr.u r108 = r107, 48
	.mmb
	ld8 r76 = [r19]
	adds r19 = 120, r40
	nop 0
	;;
	.mii
	add r15 = r15, r18
	extr r76 = r76, 0, 5
	shr.u r100 = r94, 8
	.mmb
	ld4 r72 = [r19]
	adds r19 = 128, r40
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	sxt1 r76 = r76
	shr.u r99 = r94, 16
	.mmb
	ld8 r63 = [r19]
	and r35 = r14, r35
	nop 0
	;;
	.mii
	add r15 = r15, r18
	extr.u r105 = r103, 8, 24
	shr.u r98 = r94, 24
	.mmb
	and r70 = r14, r63
	and r83 = r14, r76
	nop 0
	;;
	.mii
	shladd r15 = r15, 3, r0
	extr.u r104 = r103, 16, 16
	shr.u r97 = r94, 32
	.mmb
	and r34 = r14, r34
	and r33 = r14, r33
	nop 0
	;;
	.mii
	add r15 = r15, r18
	shr.u r96 = r94, 40
	shr.u r95 = r94, 48
	.mmb
	and r32 = r14, r32
	and r116 = r14, r116
	nop 0
	;;
	.mii
	shladd r15 = r15, 3, r0
	shr.u r90 = r84, 8
	shr.u r89 = r84, 16
	.mmb
	and r113 = r14, r113
	and r112 = r14, r112
	nop 0
	;;
	.mii
	add r15 = r15, r18
	shr.u r88 = r84, 24
	shr.u r87 = r84, 32
	.mmb
	and r111 = r14, r111
	and r110 = r14, r110
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	shr.u r86 = r84, 40
	shr.u r85 = r84, 48
	.mmb
	and r109 = r14, r109
	and r108 = r14, r108
	nop 0
	;;
	.mii
	add r15 = r15, r18
	shr.u r69 = r63, 8
	shr.u r68 = r63, 16
	.mmb
	and r105 = r14, r105
	and r100 = r14, r100
	nop 0
	;;
	.mii
	add r16 = r15, r16
	shr.u r82 = r76, 8
	shr.u r81 = r76, 16
	.mmb
	adds r15 = 124, r40
	and r104 = r14, r104
	nop 0
	;;
	.mii
	addp4 r18 = r16, r0
	extr.u r16 = r16, 15, 17
	shr.u r80 = r76, 24
	.mmb
	ld1 r71 = [r15]
	and r99 = r14, r99
	nop 0
	;;
	.mii
	xor r17 = r18, r17
	shr.u r79 = r76, 32
	shr.u r78 = r76, 40
	.mmb
	adds r18 = 136, r40
	and r98 = r14, r98
	nop 0
	;;
	.mib
	nop 0
	dep.z r15 = r17, 16, 16
	nop 0
	.mmi
	ld2 r61 = [r18]
	adds r18 = 144, r40
	adds r40 = 152, r40
	;;
	.mmi
	add r15 = r15, r17
	ld8 r53 = [r18]
	shr.u r77 = r76, 48
	.mmi
	and r97 = r14, r97
	and r96 = r14, r96
	shr.u r67 = r63, 24
	;;
	.mmi
	shladd r15 = r15, 1, r0
	ld8.acq r18 = [r43]
	extr.u r74 = r72, 8, 24
	.mib
	nop 0
	shr.u r66 = r63, 32
	nop 0
	;;
	.mii
	add r15 = r15, r17
	extr.u r73 = r72, 16, 16
	shr.u r65 = r63, 40
	.mmb
	ld8 r45 = [r40]
	and r60 = r14, r53
	nop 0
	;;
	.mii
	shladd r15 = r15, 3, r0
	extr r45 = r45, 0, 5
	shr.u r64 = r63, 48
	.mmb
	ld4 r3 = [r18]
	and r95 = r14, r95
	nop 0
	;;
	.mii
	add r15 = r15, r17
	sxt1 r45 = r45
	shr.u r59 = r53, 8
	.mmb
	and r90 = r14, r90
	and r89 = r14, r89
	nop 0
	;;
	.mii
	shladd r15 = r15, 3, r0
	shr.u r58 = r53, 16
	shr.u r57 = r53, 24
	.mmb
	and r52 = r14, r45
	and r88 = r14, r88
	nop 0
	;;
	.mii
	add r15 = r15, r17
	shr.u r56 = r53, 32
	shr.u r55 = r53, 40
	.mmb
	and r87 = r14, r87
	and r86 = r14, r86
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	shr.u r54 = r53, 48
	shr.u r51 = r45, 8
	.mmb
	and r85 = r14, r85
	and r69 = r14, r69
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	ld8.acq r17 = [r43]
	extr.u r41 = r3, 8, 24
	.mmi
	and r68 = r14, r68
	and r82 = r14, r82
	shr.u r50 = r45, 16
	;;
	.mmi
	add r15 = r15, r16
	ld8.acq r18 = [r43]
	adds r17 = 4, r17
	.mmi
	and r81 = r14, r81
	and r80 = r14, r80
	shr.u r49 = r45, 24
	;;
	.mmi
	and r79 = r14, r79
	adds r18 = 8, r18
	dep.z r16 = r15, 16, 16
	.mmi
	ld1 r2 = [r17]
	and r78 = r14, r78
	shr.u r48 = r45, 32
	;;
	.mmi
	add r16 = r16, r15
	ld8 r124 = [r18]
	extr.u r19 = r15, 15, 17
	.mmi
	and r77 = r14, r77
	and r67 = r14, r67
	shr.u r47 = r45, 40
	;;
	.mii
	shladd r16 = r16, 1, r0
	shr.u r46 = r45, 48
	shr.u r10 = r124, 8
	.mmb
	ld8.acq r17 = [r43]
	and r11 = r14, r124
	nop 0
	;;
	.mmi
	add r16 = r16, r15
	adds r17 = 16, r17
	shr.u r9 = r124, 16
	.mmi
	and r74 = r14, r74
	and r66 = r14, r66
	shr.u r8 = r124, 24
	;;
	.mmi
	shladd r16 = r16, 3, r0
	ld2 r122 = [r17]
	extr.u r40 = r3, 16, 16
	.mmi
	and r73 = r14, r73
	and r65 = r14, r65
	shr.u r127 = r124, 32
	;;
	.mmi
	add r16 = r16, r15
	ld8.acq r17 = [r43]
	shr.u r126 = r124, 40
	.mmi
	and r64 = r14, r64
	and r59 = r14, r59
	shr.u r125 = r124, 48
	;;
	.mmi
	shladd r16 = r16, 3, r0
	adds r17 = 24, r17
	and r58 = r14, r58
	.mmi
	and r57 = r14, r57
	and r56 = r14, r56
	and r55 = r14, r55
	;;
	.mmi
	add r16 = r16, r15
	ld8 r17 = [r17]
	and r54 = r14, r54
	.mmi
	and r41 = r14, r41
	and r51 = r14, r51
	and r50 = r14, r50
	;;
	.mii
	shladd r16 = r16, 1, r0
	shr.u r28 = r17, 8
	shr.u r27 = r17, 16
	.mmb
	and r30 = r14, r17
	and r49 = r14, r49
	nop 0
	;;
	.mmi
	add r15 = r16, r15
	ld8.acq r16 = [r43]
	shr.u r26 = r17, 24
	.mmi
	and r48 = r14, r48
	and r47 = r14, r47
	shr.u r25 = r17, 32
	;;
	.mmi
	add r19 = r19, r15
	adds r16 = 32, r16
	shr.u r24 = r17, 40
	.mmi
	and r46 = r14, r46
	and r10 = r14, r10
	shr.u r23 = r17, 48
	;;
	.mmi
	and r9 = r14, r9
	ld8 r16 = [r16]
	dep.z r15 = r19, 16, 16
	.mmi
	and r8 = r14, r8
	and r40 = r14, r40
	and r127 = r14, r127
	;;
	.mmi
	add r15 = r15, r19
	and r126 = r14, r126
	extr.u r18 = r19, 15, 17
	.mmi
	and r125 = r14, r125
	and r28 = r14, r28
	and r27 = r14, r27
	;;
	.mmi
	shladd r15 = r15, 1, r0
	and r26 = r14, r26
	extr r16 = r16, 0, 5
	.mmi
	and r25 = r14, r25
	and r24 = r14, r24
	and r23 = r14, r23
	;;
	.mmi
	add r15 = r15, r19
	and r39 = r123, r38
	sxt1 r16 = r16
	.mmi
	and r106 = r44, r103
	and r93 = r123, r92
	shr.u r117 = r117, 56
	;;
	.mii
	shladd r15 = r15, 3, r0
	shr.u r22 = r16, 8
	shr.u r20 = r16, 24
	.mmb
	and r29 = r14, r16
	and r75 = r44, r72
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r19
	shr.u r31 = r16, 48
	.mmi
	and r22 = r14, r22
	and r20 = r14, r20
	shr.u r38 = r38, 8
	;;
	.mii
	shladd r15 = r15, 3, r0
	shr.u r115 = r115, 56
	shr.u r107 = r107, 56
	.mmb
	and r31 = r14, r31
	and r62 = r123, r61
	nop 0
	;;
	.mii
	add r15 = r15, r19
	extr.u r103 = r103, 24, 8
	shr.u r94 = r94, 56
	.mmb
	and r44 = r44, r3
	and r123 = r123, r122
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	shr.u r92 = r92, 8
	shr.u r84 = r84, 56
	.mmb
	nop 0
	add r121 = r1, r121
	nop 0
	;;
	.mii
	add r15 = r15, r19
	shr.u r19 = r16, 32
	shr.u r76 = r76, 56
	;;
	.mmi
	add r15 = r18, r15
	and r19 = r14, r19
	extr.u r72 = r72, 24, 8
	.mib
	nop 0
	shr.u r63 = r63, 56
	nop 0
	;;
	.mii
	setf.sig f55 = r15
	dep.z r15 = r15, 16, 16
	shr.u r61 = r61, 8
	;;
	.mii
	nop 0
	shr.u r53 = r53, 56
	shr.u r45 = r45, 56
	;;
	.mii
	nop 0
	extr.u r3 = r3, 24, 8
	shr.u r124 = r124, 56
	;;
	.mii
	nop 0
	shr.u r122 = r122, 8
	shr.u r17 = r17, 56
	;;
	.mlx
	nop 0
	movl r120 = @gprel(.LC16)
	;;
	.mmi
	add r120 = r1, r120
	;;
	getf.sig r18 = f55
	nop 0
	;;
	.mmi
	getf.sig r21 = f55
	;;
	add r15 = r15, r18
	nop 0
	;;
	.mii
	shladd r15 = r15, 1, r0
	extr.u r43 = r21, 15, 17
	shr.u r21 = r16, 16
	;;
	.mmi
	add r15 = r15, r18
	nop 0
	shr.u r18 = r16, 40
	.mii
	and r21 = r14, r21
	shr.u r16 = r16, 56
	;;
	and r18 = r14, r18
	.mii
	getf.sig r14 = f55
	shladd r15 = r15, 3, r0
	;;
	add r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 3, r0
	getf.sig r15 = f55
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r15 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 15, 17
	addp4 r43 = r14, r0
	.mmi
	getf.sig r14 = f54
	;;
	xor r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	nop 0
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	.mmi
	getf.sig r14 = f53
	;;
	xor r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f52
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f51
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f50
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f49
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f48
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f47
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f46
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f45
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f44
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	nop 0
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	.mmi
	getf.sig r14 = f43
	;;
	xor r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f42
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f41
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f40
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f39
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f38
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f37
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f36
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f35
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f34
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f33
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f32
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f14
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f13
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f12
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f11
	nop 0
	;;
	.mii
	xor r43 = r15, r14
	extr.u r15 = r15, 15, 17
	;;
	dep.z r14 = r43, 16, 16
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f10
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f9
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	getf.sig r14 = f8
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r43 = r43, r14
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 15, 17
	addp4 r43 = r14, r0
	.mmi
	getf.sig r14 = f7
	;;
	xor r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	nop 0
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	.mmi
	getf.sig r14 = f6
	;;
	xor r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	;;
	add r14 = r14, r43
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r7 = r43, r7
	;;
	nop 0
	dep.z r14 = r7, 16, 16
	;;
	.mmi
	add r14 = r14, r7
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r7
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r7
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r7
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r7
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r6 = r43, r6
	;;
	.mii
	nop 0
	dep.z r14 = r6, 16, 16
	;;
	add r14 = r14, r6
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r6
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r6
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r5 = r43, r5
	;;
	nop 0
	dep.z r14 = r5, 16, 16
	;;
	.mmi
	add r14 = r14, r5
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r5
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r5
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r5
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r5
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r4 = r43, r4
	;;
	.mii
	nop 0
	dep.z r14 = r4, 16, 16
	;;
	add r14 = r14, r4
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r4
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r4
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r4
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r4
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r119 = r43, r119
	;;
	nop 0
	dep.z r14 = r119, 16, 16
	;;
	.mmi
	add r14 = r14, r119
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r119
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r119
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r119
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r119
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r118 = r43, r118
	;;
	.mii
	nop 0
	dep.z r14 = r118, 16, 16
	;;
	add r14 = r14, r118
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r118
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r118
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r118
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r118
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r117 = r43, r117
	;;
	nop 0
	dep.z r14 = r117, 16, 16
	;;
	.mmi
	add r14 = r14, r117
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r117
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r117
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r117
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r117
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r39 = r43, r39
	;;
	.mii
	nop 0
	dep.z r14 = r39, 16, 16
	;;
	add r14 = r14, r39
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r39
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r39
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r39
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r39
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r38 = r43, r38
	;;
	nop 0
	dep.z r14 = r38, 16, 16
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r38
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r38
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r37 = r43, r37
	;;
	.mii
	nop 0
	dep.z r14 = r37, 16, 16
	;;
	add r14 = r14, r37
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r37
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r36 = r43, r36
	;;
	nop 0
	dep.z r14 = r36, 16, 16
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r36
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r35 = r43, r35
	;;
	.mii
	nop 0
	dep.z r14 = r35, 16, 16
	;;
	add r14 = r14, r35
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r35
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r34 = r43, r34
	;;
	nop 0
	dep.z r14 = r34, 16, 16
	;;
	.mmi
	add r14 = r14, r34
	;;
	shladd r14 = r14, 1, r0
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
	add r14 = r14, r34
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r33 = r43, r33
	;;
	.mii
	nop 0
	dep.z r14 = r33, 16, 16
	;;
	add r14 = r14, r33
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r32 = r43, r32
	;;
	nop 0
	dep.z r14 = r32, 16, 16
	;;
	.mmi
	add r14 = r14, r32
	;;
	shladd r14 = r14, 1, r0
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
	add r14 = r14, r32
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r116 = r43, r116
	;;
	.mii
	nop 0
	dep.z r14 = r116, 16, 16
	;;
	add r14 = r14, r116
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r116
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r116
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r116
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r116
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r115 = r43, r115
	;;
	nop 0
	dep.z r14 = r115, 16, 16
	;;
	.mmi
	add r14 = r14, r115
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r115
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r115
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r115
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r115
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r114 = r43, r114
	;;
	.mii
	nop 0
	dep.z r14 = r114, 16, 16
	;;
	add r14 = r14, r114
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r114
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r114
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r114
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r114
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r113 = r43, r113
	;;
	nop 0
	dep.z r14 = r113, 16, 16
	;;
	.mmi
	add r14 = r14, r113
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r113
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r113
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r113
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r113
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r112 = r43, r112
	;;
	.mii
	nop 0
	dep.z r14 = r112, 16, 16
	;;
	add r14 = r14, r112
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r112
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r112
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r112
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r112
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r111 = r43, r111
	;;
	nop 0
	dep.z r14 = r111, 16, 16
	;;
	.mmi
	add r14 = r14, r111
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r111
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r111
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r111
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r111
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r110 = r43, r110
	;;
	.mii
	nop 0
	dep.z r14 = r110, 16, 16
	;;
	add r14 = r14, r110
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r110
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r110
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r110
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r110
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r109 = r43, r109
	;;
	nop 0
	dep.z r14 = r109, 16, 16
	;;
	.mmi
	add r14 = r14, r109
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r109
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r109
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r109
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r109
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r108 = r43, r108
	;;
	.mii
	nop 0
	dep.z r14 = r108, 16, 16
	;;
	add r14 = r14, r108
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r108
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r108
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r108
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r108
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r107 = r43, r107
	;;
	nop 0
	dep.z r14 = r107, 16, 16
	;;
	.mmi
	add r14 = r14, r107
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r107
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r107
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r107
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r107
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	xor r106 = r15, r106
	extr.u r15 = r15, 15, 17
	;;
	dep.z r14 = r106, 16, 16
	;;
	.mmi
	add r14 = r14, r106
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r106
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r106
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r106
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r106
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r105 = r43, r105
	;;
	.mii
	nop 0
	dep.z r14 = r105, 16, 16
	;;
	add r14 = r14, r105
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r105
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r105
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r105
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r105
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r104 = r43, r104
	;;
	nop 0
	dep.z r14 = r104, 16, 16
	;;
	.mmi
	add r14 = r14, r104
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r104
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r104
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r104
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r104
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r103 = r43, r103
	;;
	.mii
	nop 0
	dep.z r14 = r103, 16, 16
	;;
	add r14 = r14, r103
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r103
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r103
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r103
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r103
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r102 = r43, r102
	;;
	.mii
	nop 0
	dep.z r14 = r102, 16, 16
	;;
	add r14 = r14, r102
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r102
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r102
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r102
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r102
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r101 = r43, r101
	;;
	.mii
	nop 0
	dep.z r14 = r101, 16, 16
	;;
	add r14 = r14, r101
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r101
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r101
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r101
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r101
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r100 = r43, r100
	;;
	nop 0
	dep.z r14 = r100, 16, 16
	;;
	.mmi
	add r14 = r14, r100
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r100
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r100
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r100
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r100
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r99 = r43, r99
	;;
	.mii
	nop 0
	dep.z r14 = r99, 16, 16
	;;
	add r14 = r14, r99
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r99
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r99
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r99
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r99
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r98 = r43, r98
	;;
	nop 0
	dep.z r14 = r98, 16, 16
	;;
	.mmi
	add r14 = r14, r98
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r98
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r98
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r98
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r98
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r97 = r43, r97
	;;
	.mii
	nop 0
	dep.z r14 = r97, 16, 16
	;;
	add r14 = r14, r97
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r97
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r97
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r97
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r97
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r96 = r43, r96
	;;
	nop 0
	dep.z r14 = r96, 16, 16
	;;
	.mmi
	add r14 = r14, r96
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r96
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r96
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r96
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r96
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r95 = r43, r95
	;;
	.mii
	nop 0
	dep.z r14 = r95, 16, 16
	;;
	add r14 = r14, r95
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r95
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r95
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r95
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r95
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r94 = r43, r94
	;;
	nop 0
	dep.z r14 = r94, 16, 16
	;;
	.mmi
	add r14 = r14, r94
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r94
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r94
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r94
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r94
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r93 = r43, r93
	;;
	.mii
	nop 0
	dep.z r14 = r93, 16, 16
	;;
	add r14 = r14, r93
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r93
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r93
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r93
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r93
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r92 = r43, r92
	;;
	nop 0
	dep.z r14 = r92, 16, 16
	;;
	.mmi
	add r14 = r14, r92
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r92
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r92
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r92
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r92
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r91 = r43, r91
	;;
	.mii
	nop 0
	dep.z r14 = r91, 16, 16
	;;
	add r14 = r14, r91
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r91
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r91
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r91
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r91
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r90 = r43, r90
	;;
	nop 0
	dep.z r14 = r90, 16, 16
	;;
	.mmi
	add r14 = r14, r90
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r90
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r90
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r90
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r90
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r89 = r43, r89
	;;
	.mii
	nop 0
	dep.z r14 = r89, 16, 16
	;;
	add r14 = r14, r89
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r89
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r89
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r89
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r89
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r88 = r43, r88
	;;
	nop 0
	dep.z r14 = r88, 16, 16
	;;
	.mmi
	add r14 = r14, r88
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r88
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r88
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r88
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r88
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r87 = r43, r87
	;;
	.mii
	nop 0
	dep.z r14 = r87, 16, 16
	;;
	add r14 = r14, r87
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r87
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r87
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r87
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r87
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r86 = r43, r86
	;;
	nop 0
	dep.z r14 = r86, 16, 16
	;;
	.mmi
	add r14 = r14, r86
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r86
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r86
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r86
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r86
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r85 = r43, r85
	;;
	.mii
	nop 0
	dep.z r14 = r85, 16, 16
	;;
	add r14 = r14, r85
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r85
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r85
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r85
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r85
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r84 = r43, r84
	;;
	nop 0
	dep.z r14 = r84, 16, 16
	;;
	.mmi
	add r14 = r14, r84
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r84
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r84
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r84
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r84
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r83 = r43, r83
	;;
	.mii
	nop 0
	dep.z r14 = r83, 16, 16
	;;
	add r14 = r14, r83
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r83
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r83
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r83
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r83
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r82 = r43, r82
	;;
	nop 0
	dep.z r14 = r82, 16, 16
	;;
	.mmi
	add r14 = r14, r82
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r82
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r82
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r82
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r82
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r81 = r43, r81
	;;
	.mii
	nop 0
	dep.z r14 = r81, 16, 16
	;;
	add r14 = r14, r81
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r81
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r81
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r81
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r81
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r80 = r43, r80
	;;
	nop 0
	dep.z r14 = r80, 16, 16
	;;
	.mmi
	add r14 = r14, r80
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r80
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r80
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r80
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r80
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r79 = r43, r79
	;;
	.mii
	nop 0
	dep.z r14 = r79, 16, 16
	;;
	add r14 = r14, r79
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r79
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r79
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r79
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r79
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r78 = r43, r78
	;;
	nop 0
	dep.z r14 = r78, 16, 16
	;;
	.mmi
	add r14 = r14, r78
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r78
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r78
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r78
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r78
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r77 = r43, r77
	;;
	.mii
	nop 0
	dep.z r14 = r77, 16, 16
	;;
	add r14 = r14, r77
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r77
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r77
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r77
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r77
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r76 = r43, r76
	;;
	nop 0
	dep.z r14 = r76, 16, 16
	;;
	.mmi
	add r14 = r14, r76
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r76
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r76
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r76
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r76
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	xor r75 = r15, r75
	extr.u r15 = r15, 15, 17
	;;
	dep.z r14 = r75, 16, 16
	;;
	.mmi
	add r14 = r14, r75
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r75
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r75
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r75
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r75
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r74 = r43, r74
	;;
	.mii
	nop 0
	dep.z r14 = r74, 16, 16
	;;
	add r14 = r14, r74
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r74
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r74
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r74
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r74
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r73 = r43, r73
	;;
	nop 0
	dep.z r14 = r73, 16, 16
	;;
	.mmi
	add r14 = r14, r73
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r73
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r73
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r73
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r73
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r72 = r43, r72
	;;
	.mii
	nop 0
	dep.z r14 = r72, 16, 16
	;;
	add r14 = r14, r72
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r72
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r72
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r72
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r72
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r71 = r43, r71
	;;
	.mii
	nop 0
	dep.z r14 = r71, 16, 16
	;;
	add r14 = r14, r71
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r71
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r71
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r71
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r71
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r70 = r43, r70
	;;
	.mii
	nop 0
	dep.z r14 = r70, 16, 16
	;;
	add r14 = r14, r70
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r70
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r70
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r70
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r70
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r69 = r43, r69
	;;
	nop 0
	dep.z r14 = r69, 16, 16
	;;
	.mmi
	add r14 = r14, r69
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r69
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r69
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r69
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r69
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r68 = r43, r68
	;;
	.mii
	nop 0
	dep.z r14 = r68, 16, 16
	;;
	add r14 = r14, r68
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r68
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r68
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r68
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r68
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r67 = r43, r67
	;;
	nop 0
	dep.z r14 = r67, 16, 16
	;;
	.mmi
	add r14 = r14, r67
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r67
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r67
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r67
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r67
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r66 = r43, r66
	;;
	.mii
	nop 0
	dep.z r14 = r66, 16, 16
	;;
	add r14 = r14, r66
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r66
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r66
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r66
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r66
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r65 = r43, r65
	;;
	nop 0
	dep.z r14 = r65, 16, 16
	;;
	.mmi
	add r14 = r14, r65
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r65
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r65
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r65
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r65
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r64 = r43, r64
	;;
	.mii
	nop 0
	dep.z r14 = r64, 16, 16
	;;
	add r14 = r14, r64
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r64
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r64
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r64
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r64
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r63 = r43, r63
	;;
	nop 0
	dep.z r14 = r63, 16, 16
	;;
	.mmi
	add r14 = r14, r63
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r63
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r63
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r63
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r63
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r62 = r43, r62
	;;
	.mii
	nop 0
	dep.z r14 = r62, 16, 16
	;;
	add r14 = r14, r62
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r62
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r62
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r62
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r62
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r61 = r43, r61
	;;
	nop 0
	dep.z r14 = r61, 16, 16
	;;
	.mmi
	add r14 = r14, r61
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r61
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r61
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r61
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r61
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r43 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r43, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r43 = r43, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r43, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r43
	extr.u r15 = r43, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r43
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r43 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r43
	nop 0
	;;
	.mii
	addp4 r43 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r60 = r43, r60
	;;
	.mii
	nop 0
	dep.z r14 = r60, 16, 16
	;;
	add r14 = r14, r60
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r60
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r59 = r43, r59
	;;
	nop 0
	dep.z r14 = r59, 16, 16
	;;
	.mmi
	add r14 = r14, r59
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r59
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r59
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r59
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r59
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r58 = r43, r58
	;;
	.mii
	nop 0
	dep.z r14 = r58, 16, 16
	;;
	add r14 = r14, r58
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r58
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r58
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r58
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r58
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r57 = r43, r57
	;;
	nop 0
	dep.z r14 = r57, 16, 16
	;;
	.mmi
	add r14 = r14, r57
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r57
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r57
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r57
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r57
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r56 = r43, r56
	;;
	.mii
	nop 0
	dep.z r14 = r56, 16, 16
	;;
	add r14 = r14, r56
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r56
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r56
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r56
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r56
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r55 = r43, r55
	;;
	nop 0
	dep.z r14 = r55, 16, 16
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r55
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r54 = r43, r54
	;;
	.mii
	nop 0
	dep.z r14 = r54, 16, 16
	;;
	add r14 = r14, r54
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r54
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r54
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r54
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r54
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r53 = r43, r53
	;;
	nop 0
	dep.z r14 = r53, 16, 16
	;;
	.mmi
	add r14 = r14, r53
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r53
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r53
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r53
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r53
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r52 = r43, r52
	;;
	.mii
	nop 0
	dep.z r14 = r52, 16, 16
	;;
	add r14 = r14, r52
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r52
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r52
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r52
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r52
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r51 = r43, r51
	;;
	nop 0
	dep.z r14 = r51, 16, 16
	;;
	.mmi
	add r14 = r14, r51
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r51
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r51
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r51
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r51
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r50 = r43, r50
	;;
	.mii
	nop 0
	dep.z r14 = r50, 16, 16
	;;
	add r14 = r14, r50
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r50
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r49 = r43, r49
	;;
	nop 0
	dep.z r14 = r49, 16, 16
	;;
	.mmi
	add r14 = r14, r49
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r49
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r49
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r49
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r49
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r48 = r43, r48
	;;
	.mii
	nop 0
	dep.z r14 = r48, 16, 16
	;;
	add r14 = r14, r48
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r48
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r47 = r43, r47
	;;
	nop 0
	dep.z r14 = r47, 16, 16
	;;
	.mmi
	add r14 = r14, r47
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r47
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r47
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r47
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r47
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r46 = r43, r46
	;;
	.mii
	nop 0
	dep.z r14 = r46, 16, 16
	;;
	add r14 = r14, r46
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r46
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r46
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r46
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r46
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r45 = r43, r45
	;;
	nop 0
	dep.z r14 = r45, 16, 16
	;;
	.mmi
	add r14 = r14, r45
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r45
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r45
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r45
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r45
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	xor r44 = r15, r44
	extr.u r15 = r15, 15, 17
	;;
	dep.z r14 = r44, 16, 16
	;;
	.mmi
	add r14 = r14, r44
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r44
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r44
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r44
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r44
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r43 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r41 = r43, r41
	;;
	.mii
	nop 0
	dep.z r14 = r41, 16, 16
	;;
	add r14 = r14, r41
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r41
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r41
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r41
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r41
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r41 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r40 = r41, r40
	;;
	nop 0
	dep.z r14 = r40, 16, 16
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r40
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r40
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r40 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r3 = r40, r3
	;;
	.mii
	nop 0
	dep.z r14 = r3, 16, 16
	;;
	add r14 = r14, r3
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r3
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r3
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r3
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r3
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r3 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r3, r15
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r3 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r3 = r3, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r3, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r3
	extr.u r15 = r3, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r3
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r3
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r3
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r3
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r3 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r3
	nop 0
	;;
	.mii
	addp4 r3 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r2 = r3, r2
	;;
	.mii
	nop 0
	dep.z r14 = r2, 16, 16
	;;
	add r14 = r14, r2
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	dep.z r15 = r14, 16, 16
	;;
	.mii
	add r15 = r15, r14
	extr.u r2 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r15, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r2 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r2 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r15, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r2 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r2 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r15, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r2 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r2 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r14 = r14, r2
	nop 0
	;;
	.mii
	addp4 r2 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r11 = r2, r11
	;;
	.mii
	nop 0
	dep.z r14 = r11, 16, 16
	;;
	add r14 = r14, r11
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r11
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r11
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r11
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r11
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r11 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r10 = r11, r10
	;;
	nop 0
	dep.z r14 = r10, 16, 16
	;;
	.mmi
	add r14 = r14, r10
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r10
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r10
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r10
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r10
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r10 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r9 = r10, r9
	;;
	.mii
	nop 0
	dep.z r14 = r9, 16, 16
	;;
	add r14 = r14, r9
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r9
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r9
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r9
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r9
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r9 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r8 = r9, r8
	;;
	nop 0
	dep.z r14 = r8, 16, 16
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r8
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r8 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r127 = r8, r127
	;;
	.mii
	nop 0
	dep.z r14 = r127, 16, 16
	;;
	add r14 = r14, r127
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r127
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r127
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r127
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r127
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r127 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r126 = r127, r126
	;;
	nop 0
	dep.z r14 = r126, 16, 16
	;;
	.mmi
	add r14 = r14, r126
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r126
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r126
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r126
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r126
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r126 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r125 = r126, r125
	;;
	.mii
	nop 0
	dep.z r14 = r125, 16, 16
	;;
	add r14 = r14, r125
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r125
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r125
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r125
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r125
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r125 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r124 = r125, r124
	;;
	nop 0
	dep.z r14 = r124, 16, 16
	;;
	.mmi
	add r14 = r14, r124
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r124
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r124
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r124
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r124
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r124 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r123 = r124, r123
	;;
	.mii
	nop 0
	dep.z r14 = r123, 16, 16
	;;
	add r14 = r14, r123
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r123
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r123
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r123
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r123
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r122 = r15, r122
	;;
	nop 0
	dep.z r15 = r122, 16, 16
	;;
	.mmi
	add r15 = r15, r122
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r122
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r122
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r122
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r122
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r122 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r122
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r122 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r15, r122
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r122 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r122
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r122 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	add r15 = r15, r122
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r15, 16, 16
	nop 0
	;;
	.mii
	add r14 = r14, r15
	extr.u r122 = r15, 15, 17
	;;
	shladd r14 = r14, 1, r0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	add r14 = r14, r122
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	nop 0
	;;
	.mii
	add r15 = r15, r14
	extr.u r122 = r14, 15, 17
	;;
	shladd r15 = r15, 1, r0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r15, r14
	;;
	add r14 = r14, r122
	nop 0
	;;
	.mii
	addp4 r122 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r30 = r122, r30
	;;
	.mii
	nop 0
	dep.z r14 = r30, 16, 16
	;;
	add r14 = r14, r30
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r30
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r30
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r30
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r30
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r30 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r28 = r30, r28
	;;
	nop 0
	dep.z r14 = r28, 16, 16
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r28
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r28 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r27 = r28, r27
	;;
	.mii
	nop 0
	dep.z r14 = r27, 16, 16
	;;
	add r14 = r14, r27
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r27
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r27 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r26 = r27, r26
	;;
	nop 0
	dep.z r14 = r26, 16, 16
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r26 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r25 = r26, r25
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	;;
	add r14 = r14, r25
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r25
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r25 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r24 = r25, r24
	;;
	nop 0
	dep.z r14 = r24, 16, 16
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r24 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r23 = r24, r23
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r23 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r23, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r29 = r17, r29
	;;
	.mii
	nop 0
	dep.z r14 = r29, 16, 16
	;;
	add r14 = r14, r29
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r29
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r22 = r17, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r17, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r17, r20
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r17, r19
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r18 = r17, r18
	;;
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r18
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r31 = r17, r31
	;;
	.mii
	nop 0
	dep.z r14 = r31, 16, 16
	;;
	add r14 = r14, r31
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r31
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r31
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r31
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r31
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r16 = r15, r16
	;;
	nop 0
	dep.z r122 = r16, 16, 16
	;;
	.mmi
	add r122 = r122, r16
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r16
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r16
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r16
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r16
	;;
	add r122 = r122, r14
	nop 0
	;;
	.mib
	st4 [r42] = r122
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r1 = 88, r12
	ld4 r8 = [r42]
	adds r23 = 48, r12
	.mmi
	adds r24 = 56, r12
	;;
	and r8 = 127, r8
	nop 0
	.mmi
	ld8 r1 = [r1]
	ld8 r25 = [r23], 16
	nop 0
	;;
	.mmi
	nop 0
	ld8 r26 = [r24], 16
	mov pr = r25, -1
	.mmi
	ld8 r27 = [r23], 16
	;;
	ld8 r28 = [r24], 24
	mov ar.pfs = r27
	.mmi
	ld8 r29 = [r23], 24
	;;
	.mem.offset 112, 0
	ld8.fill r4 = [r24], 16
	mov b0 = r29
	.mmi
	.mem.offset 104, 0
	ld8.fill r5 = [r23], 16
	;;
	.mem.offset 96, 0
	ld8.fill r6 = [r24], 16
	mov ar.lc = r28
	.mmi
	.mem.offset 88, 0
	ld8.fill r7 = [r23], 24
	mov ar.unat = r26
	nop 0
	;;
	.mmi
	ldf.fill f2 = [r24], 32
	ldf.fill f3 = [r23], 32
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r24], 32
	ldf.fill f5 = [r23], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f16 = [r24]
	nop 0
	.mmb
	ldf.fill f17 = [r23]
	.label_state 1
	.restore sp
	adds r12 = 208, r12
	br.ret.sptk.many b0
.L441:
	.body
	.copy_state 1
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 128, r40
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r58, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	nop 0
.L438:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 4, r44
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mmi
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r49 = f6
	;;
	sub r49 = 62, r49
	nop 0
	;;
	.mii
	nop 0
	sxt2 r49 = r49
	nop 0
	;;
	.mib
	nop 0
	sxt4 r48 = r49
	br .L442
.L408:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 128, r40
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r58, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	nop 0
.L405:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 4, r44
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mmi
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r49 = f6
	;;
	sub r49 = 62, r49
	nop 0
	;;
	.mib
	nop 0
	sxt2 r49 = r49
	(p17) br.cond.dptk .L580
.L514:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r15 = r50
	br .L416
	;;
.L424:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 128, r40
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r58, r14
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	nop 0
.L421:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 4, r44
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mmi
	or r14 = 1, r14
	;;
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r49 = f6
	;;
	sub r49 = 62, r49
	nop 0
	;;
	.mib
	nop 0
	sxt2 r49 = r49
	br .L429
.L267:
	.mlx
	nop 0
	movl r15 = 0xc3df399b1438a100
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f9, f0
	;;
	.mib
	setf.d f7 = r15
	nop 0
	(p6) br.cond.dpnt .L329
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L485
	;;
	.mmf
	ld8.acq r15 = [r56]
	nop 0
	fcmp.neq p6, p7 = f9, f9
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L562
	.mlx
	nop 0
	movl r16 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p9) br.cond.dptk .L565
	.mmi
	addl r15 = 49152, r0
	nop 0
	nop 0
	;;
.L589:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	st2 [r51] = r15
	nop 0
	.mmb
	st8 [r50] = r0
	nop 0
	br .L574
.L454:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	(p17) mov f8 = f2
	(p17) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	nop 0
	(p17) adds r1 = 88, r12
	(p17) mov r120 = r8
	.mmi
	ld8.acq r121 = [r56]
	;;
	(p16) mov r120 = r0
	nop 0
	.mii
	(p17) ld8 r1 = [r1]
	addp4 r121 = r121, r0
	;;
	addp4 r120 = r120, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mfi
	ld8 r14 = [r44], 8
	mov f8 = f3
	mov r121 = r8
	;;
	.mii
	nop 0
	mov b6 = r14
	nop 0
	.mmb
	ld8 r1 = [r44], -8
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	.mlx
	nop 0
	movl r121 = @gprel(.LC18)
	;;
	.mib
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	.mlx
	add r121 = r1, r121
	movl r120 = @gprel(.LC16)
	;;
	.mii
	add r14 = r14, r23
	extr.u r21 = r8, 16, 8
	add r120 = r1, r120
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r15 = r15, r20
	;;
	nop 0
	dep.z r122 = r15, 16, 16
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 3, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	shladd r122 = r122, 1, r0
	nop 0
	;;
	.mmi
	add r122 = r122, r15
	;;
	add r122 = r122, r14
	nop 0
	;;
	.mib
	st4 [r42] = r122
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ldfs f6 = [r46]
	addl r20 = 255, r0
	adds r1 = 88, r12
	.mmi
	ld4 r10 = [r42]
	ld8.acq r21 = [r56]
	addl r24 = 255, r0
	;;
	.mii
	addp4 r17 = r10, r0
	extr.u r10 = r10, 15, 17
	shr.u r120 = r21, 8
	.mmb
	and r127 = r20, r21
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	shr.u r31 = r21, 16
	shr.u r30 = r21, 24
	.mmb
	nop 0
	and r120 = r20, r120
	nop 0
	;;
	.mii
	nop 0
	shr.u r29 = r21, 32
	shr.u r28 = r21, 40
	.mmb
	and r31 = r20, r31
	and r30 = r20, r30
	nop 0
	;;
	.mii
	nop 0
	mov ar.lc = 15
	shr.u r27 = r21, 48
	.mmb
	and r29 = r20, r29
	and r28 = r20, r28
	nop 0
	;;
	.mmi
	and r27 = r20, r27
	nop 0
	shr.u r21 = r21, 56
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
	(p6) movl r15 = 9221120237041090560
	;;
	.mmi
	nop 0
	(p7) getf.d r15 = f6
	nop 0
	;;
	.mii
	and r25 = r20, r15
	shr.u r126 = r15, 8
	shr.u r125 = r15, 16
	;;
	.mmi
	xor r25 = r17, r25
	ld2 r17 = [r45]
	shr.u r124 = r15, 24
	.mmi
	and r126 = r20, r126
	and r125 = r20, r125
	shr.u r123 = r15, 32
	;;
	.mii
	nop 0
	dep.z r14 = r25, 16, 16
	sxt2 r16 = r17
	.mmb
	and r124 = r20, r124
	and r123 = r20, r123
	nop 0
	;;
	.mii
	add r14 = r14, r25
	zxt1 r9 = r17
	shr.u r122 = r15, 40
	;;
	.mii
	shladd r14 = r14, 1, r0
	shr.u r121 = r15, 48
	shr.u r8 = r16, 8
	.mmb
	nop 0
	and r122 = r20, r122
	nop 0
	;;
	.mii
	add r14 = r14, r25
	shr.u r26 = r16, 16
	shr.u r23 = r16, 24
	.mmb
	and r121 = r20, r121
	and r8 = r20, r8
	nop 0
	;;
	.mii
	shladd r14 = r14, 3, r0
	shr.u r22 = r16, 32
	shr.u r18 = r16, 40
	.mmb
	and r26 = r20, r26
	and r23 = r20, r23
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r25
	shr.u r17 = r16, 48
	.mmi
	and r22 = r20, r22
	and r18 = r20, r18
	shr.u r19 = r15, 56
	;;
	.mmi
	shladd r14 = r14, 3, r0
	and r17 = r20, r17
	shr.u r16 = r16, 56
	;;
	.mmi
	add r14 = r14, r25
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r25
	movl r25 = @gprel(a13#)
	;;
	.mmi
	add r14 = r14, r10
	nop 0
	add r25 = r1, r25
	;;
	.mii
	addp4 r20 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	xor r20 = r20, r126
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r20, r125
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r20 = r20, r124
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r20, r123
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r20 = r20, r122
	;;
	.mii
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	add r14 = r14, r20
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r20
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r20 = r20, r121
	;;
	nop 0
	dep.z r14 = r20, 16, 16
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r20
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r20 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r20, r19
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r127
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r120
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r31
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r30
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r29
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r28
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r27
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r21
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r19 = r19, r9
	;;
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r19
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r19 = r19, r8
	;;
	.mii
	nop 0
	dep.z r14 = r19, 16, 16
	;;
	add r14 = r14, r19
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r19
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r26 = r19, r26
	;;
	nop 0
	dep.z r14 = r26, 16, 16
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r26
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r23 = r19, r23
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r22 = r19, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r19 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r18 = r19, r18
	;;
	.mii
	nop 0
	dep.z r14 = r18, 16, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r18 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r17 = r18, r17
	;;
	nop 0
	dep.z r14 = r17, 16, 16
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r17
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r17 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r17, r16
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mib
	nop 0
	add r14 = r14, r15
	br .L458
	;;
.L262:
	.mmi
	ld8.acq r14 = [r56]
	adds r15 = 128, r40
	adds r49 = 32, r44
	.mlx
	adds r55 = 80, r47
	movl r16 = 0x501502f9
	;;
	.mmi
	addl r53 = 65598, r0
	ldf8 f9 = [r15]
	dep.z r14 = r14, 3, 4
	.mlx
	adds r41 = -32, r49
	movl r15 = 0xc3df399b1438a100
	;;
	.mmi
	add r14 = r47, r14
	setf.d f17 = r15
	mov r44 = r41
	.mmi
	setf.s f5 = r16
	mov r58 = r41
	addl r48 = 255, r0
	;;
	.mlx
	ldf8 f6 = [r14]
	movl r14 = 0x43df399b1438a100
	.mmi
	addl r57 = 255, r0
	adds r54 = 12, r41
	adds r51 = 56, r40
	;;
	.mmi
	setf.d f16 = r14
	nop 0
	adds r50 = 88, r40
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f9 = f9
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
	mov f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f9
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
	(p6) fmpy.d.s1 f10 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	fneg f9 = f9
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f9, f9
	nop 0
	.mmb
	stfs [r46] = f9
	nop 0
	br .L335
.L329:
	.mlx
	nop 0
	movl r15 = 0x41efffffffe00000
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L333
	;;
	.mmf
	ld8.acq r15 = [r56]
	nop 0
	fcmp.neq p6, p7 = f9, f9
	;;
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r16 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r56]
	nop 0
	mov r15 = r0
	;;
	.mmi
	ld8.acq r16 = [r56]
	;;
	ld8.acq r16 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r56]
	;;
	ld8.acq r16 = [r56]
	nop 0
	.mmi
	nop 0
	;;
	ld8.acq r16 = [r56]
	nop 0
.L584:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	st2 [r51] = r15
	nop 0
	.mmb
	st8 [r50] = r0
	nop 0
	br .L574
	;;
.L381:
	.mmi
	ld8.acq r17 = [r56]
	shladd r16 = r51, 3, r0
	dep.z r15 = r48, 3, 1
	.mmi
	mov r14 = r0
	ld8.acq r18 = [r56]
	nop 0
	;;
	.mmb
	setf.sig f6 = r18
	add r16 = r47, r16
	nop 0
	.mmi
	add r15 = r52, r15
	nop 0
	dep.z r17 = r17, 3, 4
	;;
	.mmi
	ldf8.a f7 = [r16]
	nop 0
	add r17 = r47, r17
	.mmi
	ld8 r48 = [r15]
	nop 0
	addl r15 = 1, r0
	;;
	.mmi
	nop 0
	st8 [r17] = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmi
	nop 0
	ldf8.c.clr f7 = [r16]
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
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f7
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f2, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f9, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f2 = f7, f6, f9
	br .L383
	;;
.L344:
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmf
	setf.sig f8 = r61
	setf.sig f11 = r59
	fmpy.s f9 = f2, f2
	.mmf
	adds r17 = 16, r12
	nop 0
	mov f7 = f2
	;;
	.mfi
	nop 0
	fcvt.xf f10 = f8
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f2, f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f11
	;;
	.mfi
	nop 0
	fnorm.d f10 = f10
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f2, f8, f1
	nop 0
	;;
	.mfi
	nop 0
	fcmp.ge p7, p8 = f6, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f11, f8
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r60, 3, 4
	(p8) adds r16 = 16, r12
	.mmi
	(p7) adds r15 = 16, r12
	;;
	(p7) add r14 = r47, r14
	nop 0
	.mmi
	(p8) ld8.acq r16 = [r16]
	(p7) ld8.acq r15 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f10, f2, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f11, f6, f10
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f9, f8
	nop 0
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
	(p6) fmpy.s.s1 f11 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f11, f6, f9
	.mmi
	(p8) setf.d f6 = r16
	nop 0
	adds r16 = 4, r40
	;;
	.mmi
	(p7) setf.d f6 = r15
	ld1 r16 = [r16]
	adds r15 = 48, r40
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f9, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
	.mmi
	(p7) ldf8 f8 = [r14]
	nop 0
	sxt1 r14 = r54
	;;
	.mmf
	nop 0
	nop 0
	(p8) fnorm.d f8 = f9
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	(p8) fsub.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	(p8) fneg f6 = f6
	;;
	.mfi
	nop 0
	(p7) fsub.d f6 = f6, f8
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	and r14 = r58, r14
	;;
	setf.sig f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f11 = f11
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p6 = f6, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f11, f10, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f10, f8, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
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
	(p6) fmpy.d.s1 f12 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f6, f8, f12
	;;
	.mmi
	getf.d r18 = f10
	;;
	st8.rel [r17] = r18
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r56]
	;;
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	.mmi
	add r14 = r44, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
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
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f2
	;;
	.mfb
	nop 0
	(p7) fneg f6 = f3
	(p7) br.cond.dptk .L363
	.mii
	nop 0
	dep.z r14 = r60, 3, 4
	nop 0
	.mfi
	nop 0
	mov f10 = f9
	nop 0
	;;
	.mmi
	add r14 = r47, r14
	;;
	ldf8 f6 = [r14]
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
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f6, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f10, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f12, f8, f10
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f10, f11, f12
	nop 0
.L363:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f7, f4
	nop 0
	.mmi
	setf.sig f11 = r48
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f4, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f10 = f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f11 = f11, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f12 = f7, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f12, f4, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f7, f11, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f10, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L364
	.mfi
	nop 0
	fadd.s f3 = f3, f2
	nop 0
	;;
.L365:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmf
	adds r15 = 16, r12
	adds r16 = 16, r12
	fsub.s f2 = f6, f3
	;;
	.mmi
	ld8.acq r15 = [r15]
	ld8.acq r16 = [r16]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	.mmi
	setf.d f7 = r16
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f8, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L366
	.mii
	nop 0
	dep.z r14 = r14, 3, 4
	and r57 = 31, r57
	.mmf
	nop 0
	nop 0
	fcmp.neq p18, p19 = f2, f2
	;;
	.mmi
	add r14 = r47, r14
	;;
	ldf8 f6 = [r14]
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
	fnorm.s f6 = f6
	;;
	.mfb
	nop 0
	fnorm.d f8 = f6
	br.call.sptk.many b0 = clampu.part.0#
	;;
	.mii
	nop 0
	zxt2 r14 = r8
	adds r15 = 104, r40
	.mmf
	cmp4.eq p6, p7 = 0, r58
	adds r1 = 88, r12
	fnorm.d f2 = f2
	;;
	.mmi
	addp4 r14 = r14, r0
	ld8 r1 = [r1]
	nop 0
	.mii
	ld8 r53 = [r15]
	nop 0
	;;
	shr.u r57 = r14, r57
	.mmf
	nop 0
	nop 0
	(p19) mov f8 = f2
	;;
	.mii
	nop 0
	zxt2 r55 = r57
	(p7) mov r57 = r0
	.mmb
	nop 0
	nop 0
	(p19) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	setf.sig f8 = r53
	setf.sig f7 = r57
	(p18) mov r8 = r0
	.mmi
	nop 0
	(p19) adds r1 = 88, r12
	nop 0
	;;
	.mmi
	setf.sig f11 = r8
	(p19) ld8 r1 = [r1]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f11 = f6, f11
	;;
	.mmi
	nop 0
	getf.sig r53 = f11
	nop 0
	;;
	.mib
	nop 0
	and r53 = r58, r53
	br .L357
.L390:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 8, r44
	ld2 r15 = [r47]
	nop 0
	;;
	.mmi
	ld4 r121 = [r14]
	;;
	or r121 = r121, r58
	nop 0
	;;
	.mii
	nop 0
	sxt2 r121 = r121
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r121
	(p7) br.cond.dptk .L581
	.mmi
	ld4 r14 = [r44]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 15, 1
	;;
	add r14 = r14, r15
	.mmi
	adds r15 = 112, r40
	;;
	ld1 r16 = [r15]
	extr r14 = r14, 1, 5
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	nop 0
	nop 0
.L586:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	shr.u r14 = r14, 59
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st8.rel [r56] = r14
	nop 0
	br .L393
.L387:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	dep.z r14 = r15, 2, 4
	cmp4.ne p6, p7 = 0, r15
	.mmi
	mov r49 = r0
	;;
	(p6) addl r15 = 1, r0
	add r14 = r44, r14
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L397
.L419:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	dep.z r14 = r15, 2, 4
	cmp4.ne p6, p7 = 0, r15
	;;
	.mii
	(p6) addl r15 = 1, r0
	add r14 = r44, r14
	;;
	(p7) mov r15 = r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L429
.L423:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L430
	.mii
	mov r14 = r0
	adds r15 = 120, r47
	;;
	mux1 r14 = r14, @rev
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L429
.L436:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mii
	cmp4.ne p6, p7 = 0, r55
	dep.z r14 = r55, 2, 4
	sxt4 r48 = r49
	;;
	.mii
	(p6) addl r15 = 1, r0
	add r14 = r44, r14
	;;
	(p7) mov r15 = r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L442
.L439:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mii
	adds r15 = 8, r44
	dep.z r14 = r49, 3, 4
	sxt4 r48 = r49
	;;
	.mii
	ld4 r121 = [r15]
	add r14 = r47, r14
	;;
	or r121 = r121, r58
	.mmi
	ld2 r15 = [r14]
	;;
	nop 0
	sxt2 r121 = r121
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r121
	(p6) br.cond.dptk .L445
	.mmi
	ld4 r14 = [r44]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 15, 1
	;;
	add r14 = r14, r15
	.mmi
	adds r15 = 112, r40
	;;
	ld1 r16 = [r15]
	extr r14 = r14, 1, 5
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	nop 0
	nop 0
.L587:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r14 = [r56]
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shr.u r15 = r15, 59
	shl r14 = r14, 5
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st8.rel [r56] = r14
	nop 0
	br .L442
.L440:
	.pred.rel.mutex p6, p7
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	(p17) mov f8 = f2
	.mib
	nop 0
	sxt4 r48 = r49
	(p17) br.call.dptk.many b0 = clamp64.part.0#
	;;
	.mmi
	(p16) mov r14 = r0
	(p17) adds r1 = 88, r12
	adds r15 = 120, r47
	;;
	.mmi
	(p17) mov r14 = r8
	(p17) ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L442
.L391:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L398
	.mmi
	mov r14 = r0
	nop 0
	adds r15 = 120, r47
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	nop 0
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	nop 0
.L588:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	mov r49 = r0
	br .L397
.L403:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mii
	nop 0
	dep.z r14 = r15, 2, 4
	cmp4.ne p6, p7 = 0, r15
	;;
	.mii
	(p6) addl r15 = 1, r0
	add r14 = r44, r14
	;;
	(p7) mov r15 = r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br .L413
.L406:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	adds r15 = 8, r44
	nop 0
	dep.z r14 = r49, 3, 4
	;;
	.mii
	ld4 r121 = [r15]
	add r14 = r47, r14
	;;
	or r121 = r121, r58
	.mmi
	ld2 r15 = [r14]
	;;
	nop 0
	sxt2 r121 = r121
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r121
	(p7) br.cond.dptk .L582
	.mmi
	ld4 r14 = [r44]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r14, 15, 1
	;;
	add r14 = r14, r15
	.mmi
	adds r15 = 112, r40
	;;
	ld1 r16 = [r15]
	extr r14 = r14, 1, 5
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	nop 0
	nop 0
.L585:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r14 = [r56]
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	shr.u r14 = r14, 59
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mib
	st8.rel [r56] = r14
	nop 0
	br .L413
.L407:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f3, f3
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L414
	.mii
	mov r14 = r0
	adds r15 = 120, r47
	;;
	mux1 r14 = r14, @rev
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L413
.L506:
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	addl r50 = 1, r0
	br .L378
.L249:
	.mfi
	nop 0
	mov f7 = f0
	sxt1 r49 = r49
	.mlx
	nop 0
	movl r52 = @gprel(t63#)
	;;
	.mmi
	setf.sig f6 = r49
	add r52 = r1, r52
	dep.z r14 = r42, 3, 1
	.mmi
	addl r42 = @gprel(crc#), gp
	;;
	add r14 = r52, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f3, f7
	;;
	.mmi
	nop 0
	ld8 r15 = [r14], 8
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	mov b6 = r15
	.mmi
	nop 0
	ld8 r1 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fmpy.d f3 = f6, f3
	nop 0
	.mmi
	setf.sig f6 = r41
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mib
	getf.sig r121 = f6
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	nop 0
	extr.u r21 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r17 = r15, r20
	;;
	nop 0
	dep.z r15 = r17, 16, 16
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br .L239
.L251:
	.mfi
	setf.sig f6 = r41
	mov f8 = f3
	dep.z r15 = r41, 24, 8
	.mlx
	nop 0
	movl r52 = @gprel(t63#)
	;;
	.mii
	nop 0
	extr.u r14 = r48, 8, 24
	add r52 = r1, r52
	;;
	.mmi
	or r14 = r15, r14
	;;
	st4 [r40] = r14
	dep.z r14 = r42, 3, 1
	.mmi
	addl r42 = @gprel(crc#), gp
	;;
	add r14 = r52, r14
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f5
	nop 0
	.mmi
	ld8 r14 = [r14]
	nop 0
	nop 0
	;;
	.mii
	ld8 r15 = [r14], 8
	nop 0
	;;
	mov b6 = r15
	.mmi
	nop 0
	ld8 r1 = [r14]
	nop 0
	;;
	.mib
	getf.sig r121 = f6
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	nop 0
	extr.u r21 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r17 = r15, r20
	;;
	nop 0
	dep.z r15 = r17, 16, 16
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br .L239
.L254:
	.pred.rel.mutex p18, p19
	.pred.rel.mutex p20, p21
	.mib
	nop 0
	nop 0
	(p21) br.cond.dptk .L583
.L256:
	.mmi
	ld8.acq r14 = [r56]
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	nop 0
	(p7) shr.u r14 = r15, 63
	;;
	(p7) add r14 = r14, r15
	;;
	.mib
	nop 0
	(p7) shr r14 = r14, 1
	(p7) br.cond.dptk .L258
	;;
	.mii
	nop 0
	shr.u r14 = r15, 63
	nop 0
	.mmi
	ld8.acq r121 = [r56]
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	shr r120 = r14, 1
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	mov r14 = r8
	;;
	.mmi
	ld8 r1 = [r1]
	nop 0
	nop 0
.L258:
	.mmi
	st8.rel [r56] = r14
	nop 0
	nop 0
	;;
.L590:
	.mfi
	setf.sig f6 = r41
	mov f8 = f3
	dep.z r14 = r42, 3, 1
	.mlx
	addl r42 = @gprel(crc#), gp
	movl r52 = @gprel(t63#)
	;;
	.mmi
	add r52 = r1, r52
	;;
	add r14 = r52, r14
	nop 0
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f5
	nop 0
	.mii
	ld8 r15 = [r14], 8
	nop 0
	;;
	mov b6 = r15
	.mmi
	nop 0
	ld8 r1 = [r14]
	nop 0
	;;
	.mib
	getf.sig r121 = f6
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	nop 0
	extr.u r21 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r17 = r15, r20
	;;
	nop 0
	dep.z r15 = r17, 16, 16
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br .L239
.L248:
	.mlx
	setf.sig f6 = r41
	movl r52 = @gprel(t63#)
	.mmf
	ld8.acq r14 = [r56]
	adds r15 = 124, r40
	mov f8 = f3
	;;
	.mmi
	andcm r14 = -1, r14
	nop 0
	add r52 = r1, r52
	;;
	.mii
	st1 [r15] = r14
	dep.z r14 = r42, 3, 1
	addl r42 = @gprel(crc#), gp
	;;
	.mmi
	add r14 = r52, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f5
	;;
	.mii
	ld8 r15 = [r14], 8
	nop 0
	;;
	mov b6 = r15
	.mmi
	nop 0
	ld8 r1 = [r14]
	nop 0
	;;
	.mib
	getf.sig r121 = f6
	nop 0
	br.call.sptk.many b0 = b6
	;;
	.mii
	ld4 r24 = [r42]
	zxt1 r23 = r8
	sxt4 r17 = r8
	.mmb
	nop 0
	adds r1 = 88, r12
	nop 0
	;;
	.mii
	addp4 r16 = r24, r0
	extr.u r24 = r24, 15, 17
	shr.u r20 = r17, 56
	.mmi
	ld8 r1 = [r1]
	;;
	xor r23 = r16, r23
	extr.u r22 = r8, 8, 8
	;;
	.mii
	nop 0
	dep.z r14 = r23, 16, 16
	nop 0
	;;
	.mmi
	add r14 = r14, r23
	nop 0
	extr.u r21 = r8, 16, 8
	;;
	.mii
	shladd r14 = r14, 1, r0
	extr.u r16 = r8, 24, 8
	;;
	add r14 = r14, r23
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r23
	nop 0
	;;
	.mmi
	add r14 = r14, r24
	;;
	addp4 r23 = r14, r0
	extr.u r15 = r14, 15, 17
	;;
	.mmi
	xor r22 = r23, r22
	;;
	nop 0
	dep.z r14 = r22, 16, 16
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r22
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r22 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r21 = r22, r21
	;;
	.mii
	nop 0
	dep.z r14 = r21, 16, 16
	;;
	add r14 = r14, r21
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r21
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r21 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r21, r16
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r15 = r14, r15
	;;
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	.mmi
	xor r16 = r16, r20
	;;
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r16
	;;
	add r15 = r14, r15
	nop 0
	;;
	.mii
	addp4 r16 = r15, r0
	extr.u r15 = r15, 15, 17
	;;
	xor r16 = r16, r20
	;;
	.mii
	nop 0
	dep.z r14 = r16, 16, 16
	;;
	add r14 = r14, r16
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	addp4 r15 = r14, r0
	extr.u r14 = r14, 15, 17
	;;
	.mmi
	xor r17 = r15, r20
	;;
	nop 0
	dep.z r15 = r17, 16, 16
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	shladd r15 = r15, 1, r0
	nop 0
	;;
	.mmi
	add r15 = r15, r17
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mib
	st4 [r42] = r14
	nop 0
	br .L239
.L573:
	.mlx
	nop 0
	movl r21 = 0x43df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f7 = r21
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L462
.L564:
	.mfi
	addl r15 = 49152, r0
	fcmp.neq p6, p7 = f9, f9
	nop 0
	.mmi
	st8 [r50] = r0
	nop 0
	nop 0
	;;
	.mib
	st2 [r51] = r15
	nop 0
	br .L574
.L333:
	.mmf
	ld8.acq r15 = [r56]
	nop 0
	fcmp.neq p6, p7 = f9, f9
	;;
	.mmi
	ld8.acq r15 = [r56]
	;;
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r56]
	ld8.acq r16 = [r56]
	nop 0
	;;
	.mmi
	ld8.acq r16 = [r56]
	nop 0
	(p6) mov r15 = r0
	;;
	.mmi
	ld8.acq r16 = [r56]
	nop 0
	(p7) addl r15 = 49152, r0
	;;
	.mmi
	nop 0
	ld8.acq r16 = [r56]
	nop 0
	;;
	.mib
	ld8.acq r16 = [r56]
	nop 0
	br .L584
.L582:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r14 = r57, 2, r0
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r120 = r14, 15, 1
	sxt2 r14 = r14
	;;
	.mmi
	nop 0
	add r120 = r120, r14
	nop 0
	;;
	.mib
	nop 0
	extr r120 = r120, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	adds r15 = 112, r40
	extr r14 = r8, 0, 5
	adds r1 = 88, r12
	;;
	.mmi
	ld1 r16 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br .L585
.L414:
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r14 = r8
	adds r1 = 88, r12
	adds r15 = 120, r47
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	nop 0
	mux1 r14 = r14, @rev
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L413
.L581:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r14 = r57, 2, r0
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r120 = r14, 15, 1
	sxt2 r14 = r14
	;;
	.mmi
	nop 0
	add r120 = r120, r14
	nop 0
	;;
	.mib
	nop 0
	extr r120 = r120, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	adds r15 = 112, r40
	extr r14 = r8, 0, 5
	adds r1 = 88, r12
	;;
	.mmi
	ld1 r16 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br .L586
.L445:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r57 = r57, 2, r0
	;;
	add r57 = r44, r57
	nop 0
	;;
	.mmi
	ld4 r14 = [r57]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r120 = r14, 15, 1
	sxt2 r14 = r14
	;;
	.mmi
	nop 0
	add r120 = r120, r14
	nop 0
	;;
	.mib
	nop 0
	extr r120 = r120, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	adds r15 = 112, r40
	extr r14 = r8, 0, 5
	adds r1 = 88, r12
	;;
	.mmi
	ld1 r16 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br .L587
.L579:
	.pred.rel.mutex p16, p17
	.mmi
	shladd r14 = r57, 2, r0
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	extr.u r120 = r14, 15, 1
	sxt2 r14 = r14
	;;
	.mmi
	nop 0
	add r120 = r120, r14
	nop 0
	;;
	.mib
	nop 0
	extr r120 = r120, 1, 16
	br.call.sptk.many b0 = __divdi3#
	;;
	.mii
	adds r15 = 112, r40
	extr r14 = r8, 0, 5
	adds r1 = 88, r12
	;;
	.mmi
	ld1 r16 = [r15]
	ld8 r1 = [r1]
	nop 0
	;;
	.mii
	nop 0
	dep r16 = r14, r16, 0, 5
	nop 0
	;;
	.mib
	st1 [r15] = r16
	nop 0
	br .L418
.L430:
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r14 = r8
	adds r1 = 88, r12
	adds r15 = 120, r47
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	nop 0
	mux1 r14 = r14, @rev
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L429
.L398:
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	mov r14 = r8
	adds r1 = 88, r12
	adds r15 = 120, r47
	;;
	.mmi
	ld8 r1 = [r1]
	;;
	nop 0
	mux1 r14 = r14, @rev
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br .L588
.L364:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f3, f9
	;;
	.mmi
	nop 0
	(p7) adds r14 = 128, r40
	nop 0
	;;
	.mlx
	(p7) ldf8 f3 = [r14]
	(p6) movl r14 = 0xbf800000
	;;
	.mmi
	nop 0
	(p6) setf.s f3 = r14
	nop 0
	;;
	.mfb
	nop 0
	(p7) fcvt.xuf.s f3 = f3
	br .L365
.L268:
	.mib
	nop 0
	mov ar.lc = 8
	nop 0
	.mlx
	nop 0
	movl r15 = 0x43df399b1438a100
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L478
	;;
	.mlx
	nop 0
	movl r16 = 0x41efffffffe00000
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f9, f9
	;;
	.mmi
	setf.d f6 = r16
	nop 0
	nop 0
.L326:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L481
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f8, f6
	;;
	.mib
	(p8) addl r15 = 49152, r0
	nop 0
	(p8) br.cond.dpnt .L325
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f9, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L481
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f9
	;;
	.mii
	getf.sig r15 = f7
	nop 0
	;;
	dep.z r15 = r15, 14, 2
.L325:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L326
	;;
.L591:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	st2 [r51] = r15
	nop 0
	.mmb
	st8 [r50] = r0
	nop 0
	br .L574
.L366:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.mmf
	mov r14 = r0
	and r57 = 31, r57
	fcmp.neq p18, p19 = f2, f2
	.mfi
	adds r17 = 16, r12
	fnorm.d f2 = f2
	adds r18 = 16, r12
	;;
	.mmi
	addp4 r14 = r14, r0
	ld8.acq r17 = [r17]
	adds r15 = 104, r40
	.mmi
	cmp4.eq p6, p7 = 0, r58
	ld8.acq r18 = [r18]
	nop 0
	;;
	.mii
	ld8 r53 = [r15]
	nop 0
	;;
	shr.u r57 = r14, r57
	.mmf
	nop 0
	nop 0
	(p19) mov f8 = f2
	;;
	.mii
	nop 0
	zxt2 r55 = r57
	(p7) mov r57 = r0
	.mmb
	nop 0
	nop 0
	(p19) br.call.dptk.many b0 = clampu.part.0#
	;;
	.mmi
	setf.sig f8 = r53
	setf.sig f7 = r57
	(p18) mov r8 = r0
	.mmi
	nop 0
	(p19) adds r1 = 88, r12
	nop 0
	;;
	.mmi
	setf.sig f11 = r8
	(p19) ld8 r1 = [r1]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f11 = f6, f11
	;;
	.mmi
	nop 0
	getf.sig r53 = f11
	nop 0
	;;
	.mib
	nop 0
	and r53 = r58, r53
	br .L357
.L462:
	.mmf
	ld8.acq r15 = [r56]
	nop 0
	fcmp.neq p6, p7 = f9, f9
	;;
	.mib
	nop 0
	addl r15 = 49152, r0
	br .L589
.L583:
	.pred.rel.mutex p18, p19
	.mib
	nop 0
	nop 0
	(p18) br.cond.dptk .L257
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = clamp64.part.0#
	;;
	.mmi
	adds r1 = 88, r12
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mib
	ld8 r1 = [r1]
	nop 0
	(p6) br.cond.dptk .L256
.L257:
	.mmi
	shladd r14 = r51, 3, r0
	;;
	add r14 = r47, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mii
	nop 0
	shr r51 = r51, r14
	nop 0
	;;
	.mib
	cmp.ne p6, p7 = 1, r51
	nop 0
	(p6) br.cond.dpnt .L256
	;;
	.mmi
	ld8.acq r14 = [r56]
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	st8.rel [r56] = r14
	nop 0
	br .L590
.L570:
	.pred.rel.mutex p18, p19
	.mii
	nop 0
	dep.z r14 = r14, 2, 4
	;;
	add r14 = r44, r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r14 = r0
	br .L375
.L478:
	.mfi
	nop 0
	fcmp.neq p6, p7 = f9, f9
	mov ar.lc = 8
	.mlx
	nop 0
	movl r15 = 0x41efffffffe00000
	;;
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
.L324:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L484
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f8, f6
	;;
	.mib
	(p8) addl r15 = 49152, r0
	nop 0
	(p8) br.cond.dpnt .L328
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p8, p9 = f9, f0
	;;
	.mib
	nop 0
	nop 0
	(p8) br.cond.dpnt .L484
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f7 = f9
	;;
	.mii
	getf.sig r15 = f7
	nop 0
	;;
	dep.z r15 = r15, 14, 2
.L328:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L324
	;;
.L592:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	st2 [r51] = r15
	nop 0
	.mmb
	st8 [r50] = r0
	nop 0
	br .L574
.L481:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	mov r15 = r0
	br.cloop.sptk.few .L326
	.mib
	nop 0
	nop 0
	br .L591
	;;
.L484:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	mov r15 = r0
	br.cloop.sptk.few .L324
	.mib
	nop 0
	nop 0
	br .L592
	;;
.L485:
	.mfi
	nop 0
	fcmp.neq p6, p7 = f9, f9
	mov ar.lc = 8
	.mlx
	nop 0
	movl r15 = 0x41efffffffe00000
	;;
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
.L330:
	.pred.rel.mutex p6, p7
	.mmi
	nop 0
	ld8.acq r15 = [r56]
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r15 = r0
	(p6) br.cond.dptk .L332
	.mmf
	nop 0
	nop 0
	fcmp.gt p8, p9 = f8, f6
	;;
	.mfi
	nop 0
	(p9) fcvt.fxu.trunc f7 = f9
	(p8) addl r15 = 49152, r0
	;;
	.mii
	(p9) getf.sig r15 = f7
	nop 0
	;;
	(p9) dep.z r15 = r15, 14, 2
.L332:
	.pred.rel.mutex p6, p7
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L330
	;;
	.mmi
	nop 0
	st2 [r51] = r15
	nop 0
	.mmb
	st8 [r50] = r0
	nop 0
	br .L574
.L593:
	.mmi
	nop 0
	ld2 r41 = [r45]
	nop 0
	;;
	.mii
	nop 0
	dep.z r15 = r41, 2, 4
	sxt2 r42 = r41
	;;
	.mib
	setf.sig f6 = r42
	nop 0
	br .L594
	.endp main#
	.section	.rodata
	.align 8
	.type	t63#, @object
	.size	t63#, 16
t63:
	data8	@fptr(fn51#)
	data8	@fptr(fn58#)
	.data
	.align 4
	.type	a14#, @object
	.size	a14#, 64
a14:
	data4	27
	data4	255
	.skip	56
	.align 8
	.type	a13#, @object
	.size	a13#, 128
a13:
	data8	255
	data8	3
	data8	0
	data8	19
	data8	255
	data8	3705
	data8	6
	.skip	72
	.section	.sdata,"aws"
	.align 2
	.type	g12#, @object
	.size	g12#, 2
g12:
	data2	-32768
	.align 8
	.type	g11#, @object
	.size	g11#, 8
g11:
	data8	1748
	.align 4
	.type	g10#, @object
	.size	g10#, 4
g10:
	data4	1078984704
	.align 8
	.type	p9#, @object
	.size	p9#, 8
p9:
	data8	g8#
	.bss
	.align 8
	.type	g8#, @object
	.size	g8#, 160
g8:
	.skip	160
	.section	.sdata
	.align 4
	.type	crc#, @object
	.size	crc#, 4
crc:
	data4	-1
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
