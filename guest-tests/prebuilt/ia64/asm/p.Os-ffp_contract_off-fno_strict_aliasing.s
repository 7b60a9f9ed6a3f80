// ab60b41c05725c4f986ff2148e95374a
	.file	"p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc mix#
mix:
	.prologue
	.mmi
	addl r17 = @gprel(crc#), gp
	addl r18 = 255, r0
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	;;
	.mmi
	nop 0
	ld4 r16 = [r17]
	mov ar.lc = 7
	;;
.L2:
	.mmi
	addp4 r14 = r16, r0
	and r15 = r18, r32
	extr.u r16 = r16, 15, 17
	.mii
	nop 0
	shr.u r32 = r32, 8
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
	add r16 = r14, r16
	br.cloop.sptk.few .L2
	;;
	.mib
	st4 [r17] = r16
	mov ar.lc = r2
	br.ret.sptk.many b0
	.endp mix#
	.align 16
	.proc mix_f#
mix_f:
	.prologue
	.mmf
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mmi
	nop 0
	getf.d r32 = f8
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r32 = 9221120237041090560
	;;
	.mib
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many mix#
	;;
	break.f 0
	;;
	.endp mix_f#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s %08x\n"
	.text
	.align 16
	.proc show#
show:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	addl r14 = @gprel(crc#), gp
	movl r36 = @gprel(.LC0)
	;;
	.mmi
	mov r35 = r1
	.body
	add r36 = r1, r36
	nop 0
	.mmb
	mov r37 = r32
	ld4 r38 = [r14]
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
	.endp show#
	.align 16
	.proc clamp32#
clamp32:
	.prologue
	.body
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L8
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
	(p6) br.cond.dpnt .L8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.fx.trunc f8 = f8
	;;
	.mib
	(p7) getf.sig r8 = f8
	nop 0
	(p7) br.cond.dptk .L8
	;;
	.mlx
	nop 0
	movl r8 = -2147483648
.L8:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp32#
	.align 16
	.proc clamp64#
clamp64:
	.prologue
	.body
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	(p6) mov r8 = r0
	(p6) br.cond.dptk .L13
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
	(p6) br.cond.dpnt .L13
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.fx.trunc f8 = f8
	;;
	.mib
	(p7) getf.sig r8 = f8
	nop 0
	(p7) br.cond.dptk .L13
	;;
	.mlx
	nop 0
	movl r8 = -9223372036854775808
.L13:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clamp64#
	.align 16
	.proc clampu#
clampu:
	.prologue
	.body
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L22
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
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fcvt.fxu.trunc f8 = f8
	;;
	.mib
	(p7) getf.sig r8 = f8
	nop 0
	(p7) br.cond.dptk .L18
	;;
.L22:
	.mmi
	mov r8 = r0
	nop 0
	nop 0
.L18:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	.endp clampu#
	.global __udivdi3#
	.global __divdi3#
	.global __umoddi3#
	.global __moddi3#
	.align 16
	.proc fn13#
fn13:
	.prologue 12, 52
	.mmb
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 2, 22, 2, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov r54 = r1
	.save pr, r55
	mov r55 = pr
	.mmi
	mov r40 = r0
	addl r41 = 6, r0
	sxt4 r49 = r33
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	nop 0
	.save rp, r52
	mov r52 = b0
	.mfi
	nop 0
	mov f4 = f8
	addl r50 = 255, r0
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	;;
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmf
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	fnorm.d f5 = f8
	;;
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clamp32#
	;;
	.mlx
	nop 0
	movl r14 = 0x3ddb7cdfd9d7bdbb
	.mmi
	mov r1 = r54
	nop 0
	sxt2 r38 = r8
	;;
	.mlx
	setf.d f16 = r14
	movl r42 = @gprel(a11#)
	.mlx
	cmp4.ne p6, p7 = 0, r38
	movl r45 = @gprel(g6#)
	;;
	.mmi
	add r42 = r1, r42
	add r45 = r1, r45
	dep.z r8 = r8, 2, 2
	.mmi
	mov r35 = r38
	addl r47 = @gprel(g9#), gp
	addl r44 = @gprel(g8#), gp
	;;
	.mmi
	add r36 = r42, r8
	addl r39 = @gprel(g10#), gp
	nop 0
	.mmi
	(p6) addl r48 = 1, r0
	adds r45 = 40, r45
	sxt4 r51 = r38
	;;
	.mmi
	nop 0
	(p7) mov r48 = r0
	mov ar.lc = 5
.L36:
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mib
	cmp4.eq p6, p7 = r41, r14
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mmi
	nop 0
	ldfd f3 = [r47]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f3, f16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f6, f3
	;;
	.mmf
	(p7) ld1.acq r14 = [r44]
	(p7) setf.sig f7 = r51
	(p6) mov f2 = f3
	;;
	.mii
	nop 0
	(p7) sxt1 r14 = r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) setf.sig f2 = r14
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
	(p7) fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f2 = f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f2 = f2
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	mov r1 = r54
	nop 0
	zxt1 r43 = r8
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	mov r1 = r54
	mov r34 = r8
	zxt1 r46 = r8
	.mmb
	nop 0
	cmp4.ne p16, p17 = 0, r43
	(p16) br.cond.dptk .L26
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r46
	(p6) br.cond.dptk .L27
.L28:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	ld8.acq r14 = [r39]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	ld8.acq r14 = [r39]
	mov r1 = r54
	mov r37 = r8
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	(p16) mov r57 = r43
	and r37 = r8, r37
	mov r1 = r54
	.mmi
	(p16) mov r56 = r46
	;;
	(p17) and r57 = r50, r34
	zxt1 r37 = r37
	;;
	.mib
	nop 0
	nop 0
	(p16) br.call.dptk.many b0 = __udivdi3#
	;;
	.mii
	nop 0
	(p16) zxt1 r57 = r8
	(p16) mov r1 = r54
	.mmb
	nop 0
	mov r56 = r37
	nop 0
	;;
	.mib
	nop 0
	zxt1 r57 = r57
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mib
	mov r1 = r54
	zxt1 r34 = r8
	br .L29
.L26:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	cmp4.geu p6, p7 = r46, r43
	(p6) br.cond.dptk .L28
.L27:
	.mmi
	nop 0
	ld8.acq r14 = [r39]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	ld8.acq r14 = [r39]
	mov r34 = r8
	mov r1 = r54
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	and r34 = r8, r34
	mov r1 = r54
	;;
	zxt1 r34 = r34
	;;
.L29:
	.mmi
	ld1.acq r14 = [r44]
	nop 0
	addp4 r37 = r34, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	cmp.ne.or.andcm p6, p7 = 0, r48
	(p6) br.cond.dptk .L32
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	;;
	.mib
	mov r1 = r54
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
.L32:
	.mmf
	setf.sig f8 = r49
	ld8.acq r14 = [r39]
	fsub.d f3 = f3, f2
	;;
	.mmi
	nop 0
	setf.d f7 = r14
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
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f3
	;;
	.mmi
	stfd [r47] = f6
	nop 0
	nop 0
.L34:
	.mib
	nop 0
	mov r56 = r37
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r54
	nop 0
	nop 0
.L24:
	.mib
	nop 0
	adds r41 = -1, r41
	br.cloop.sptk.few .L36
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r38
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L37
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r54
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
.L37:
	.mii
	nop 0
	mux1 r38 = r38, @rev
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r38, r14
	(p6) br.cond.dptk .L38
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clamp64#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	mov r1 = r54
	;;
	or r8 = r14, r8
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -1, r8
	nop 0
	;;
	.mii
	andcm r8 = r14, r8
	nop 0
	;;
	popcnt r33 = r8
.L38:
	.mlx
	nop 0
	movl r38 = @gprel(g6#)
	.mmi
	addl r34 = @gprel(g8#), gp
	mov r47 = r0
	adds r49 = 8, r42
	;;
	.mmi
	add r38 = r1, r38
	ld1.acq r36 = [r34]
	nop 0
	;;
	.mmi
	adds r14 = 12, r38
	;;
	ld4 r48 = [r14]
	addl r14 = @gprel(g9#), gp
	;;
	.mmi
	nop 0
	ldfd f3 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	.mfb
	nop 0
	fneg f16 = f3
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	adds r14 = 12, r42
	setf.sig f6 = r48
	nop 0
	.mmf
	mov r43 = r8
	mov r1 = r54
	mov f8 = f3
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	or r36 = r36, r43
	;;
	.mii
	setf.sig f7 = r14
	zxt1 r36 = r36
	;;
	cmp4.ne p6, p7 = 0, r36
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
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
	nop 0
	sxt4 r14 = r14
	;;
	.mii
	nop 0
	shr r14 = r14, r15
	;;
	cmp4.eq p6, p7 = r33, r14
	;;
	.mmi
	nop 0
	(p6) addl r36 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r36 = r0
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mib
	nop 0
	sxt2 r8 = r8
	nop 0
	.mmi
	ldfd f5 = [r38]
	mov r1 = r54
	sub r14 = 6, r41
	;;
	.mlx
	setf.sig f2 = r8
	movl r44 = @gprel(a12#)
	.mmi
	addp4 r14 = r14, r0
	nop 0
	addl r37 = @gprel(g10#), gp
	;;
	.mii
	add r44 = r1, r44
	mov ar.lc = r14
	;;
	mov r46 = r44
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mfi
	nop 0
	fnorm.d f2 = f2
	nop 0
.L55:
	.mmi
	ld8.acq r14 = [r37]
	;;
	ld1.acq r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld1.acq r14 = [r34]
	nop 0
	;;
	.mmi
	(p6) ld1.acq r14 = [r34]
	;;
	ld4 r14 = [r49]
	nop 0
	;;
	.mmi
	setf.sig f7 = r14
	ld8.acq r14 = [r37]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f6 = f7, f7
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
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f3
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f2, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L44
	.mfb
	nop 0
	fnorm.d f8 = f4
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	zxt1 r8 = r8
	mov r1 = r54
	;;
	.mmi
	setf.sig f8 = r8
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f8 = f8
	nop 0
	;;
.L45:
	.mii
	nop 0
	dep.z r14 = r36, 2, 1
	nop 0
	.mmf
	setf.sig f6 = r36
	nop 0
	fnorm.s f4 = f8
	;;
	.mmi
	add r14 = r42, r14
	;;
	ld4 r45 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r45
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f4
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r45 = f6
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	sub r56 = r8, r48
	mov r1 = r54
	mov r39 = r8
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r45
	nop 0
	;;
	.mib
	nop 0
	(p7) and r56 = 15, r56
	(p7) br.cond.dptk .L74
	;;
	.mib
	addp4 r56 = r56, r0
	addp4 r57 = r45, r0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	mov r1 = r54
	and r56 = 15, r8
	;;
.L74:
	.mmi
	nop 0
	adds r56 = -3, r56
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 7, r56
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mib
	cmp4.eq p6, p7 = 9, r56
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 5, r56
	(p7) br.cond.dptk .L73
	.mmi
	nop 0
	ld8.acq r14 = [r37]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	shladd r8 = r8, 2, r0
	setf.sig f7 = r36
	mov r1 = r54
	;;
	.mmi
	nop 0
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r36 = f6
	nop 0
	nop 0
.L48:
	.mii
	ld1.acq r14 = [r34]
	zxt1 r39 = r39
	;;
	dep.z r14 = r14, 2, 2
	;;
	.mmi
	add r14 = r42, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r39, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) zxt1 r14 = r35
	(p6) br.cond.dptk .L54
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	nop 0
	mov r1 = r54
	zxt1 r14 = r8
	;;
.L54:
	.mib
	and r40 = 127, r14
	addl r47 = 1, r0
	br .L52
.L33:
	.mmi
	ld1.acq r14 = [r44]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	.mii
	ld1.acq r57 = [r44]
	mov r56 = r37
	;;
	sxt1 r57 = r57
	;;
	.mib
	nop 0
	zxt2 r57 = r57
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r54
	zxt2 r34 = r8
.L35:
	.mmi
	ld2 r14 = [r45]
	;;
	or r34 = r14, r34
	nop 0
	;;
	.mib
	st2 [r45] = r34
	nop 0
	br .L34
.L44:
	.mmi
	ld8.acq r14 = [r37]
	;;
	setf.d f7 = r14
	nop 0
	.mmi
	ld8.acq r14 = [r37]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) mov f8 = f3
	;;
	.mfb
	nop 0
	(p6) mov f8 = f16
	br .L45
.L49:
	.mmi
	nop 0
	ld1.acq r14 = [r34]
	dep.z r15 = r41, 2, 2
	.mii
	ld4 r16 = [r44]
	nop 0
	;;
	dep.z r14 = r14, 2, 2
	.mmi
	add r15 = r42, r15
	;;
	add r14 = r42, r14
	nop 0
	;;
	.mii
	ld4 r14 = [r14]
	nop 0
	;;
	sub r14 = r14, r16
	;;
	.mmi
	st4 [r15] = r14
	nop 0
	nop 0
.L52:
	.mmi
	ld1.acq r14 = [r34]
	adds r41 = 1, r41
	adds r44 = 4, r44
	;;
	.mmi
	sub r14 = r0, r14
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mib
	st1.rel [r34] = r14
	nop 0
	br.cloop.sptk.few .L55
	.mmi
	cmp4.eq p6, p7 = 0, r47
	adds r46 = 192, r46
	mov r8 = r43
	.mii
	adds r19 = 24, r12
	adds r20 = 32, r12
	;;
	(p7) adds r38 = 32, r38
	;;
	.mmi
	(p7) ld1 r14 = [r38]
	;;
	nop 0
	(p7) dep r14 = r40, r14, 0, 7
	;;
	.mmi
	(p7) st1 [r38] = r14
	nop 0
	and r14 = 1, r36
	;;
	.mmi
	setf.sig f6 = r14
	ld4 r14 = [r46]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = r36, r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) mov f10 = f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f10 = f0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f8, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f7, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f7, f9
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f9, f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mmi
	st8.rel [r37] = r14
	ldf.fill f2 = [r20], 32
	mov pr = r55, -1
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r52
	;;
	.mii
	nop 0
	mov ar.pfs = r53
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
.L73:
	.body
	.copy_state 1
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r35
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r35 = -1, r0
	(p6) br.cond.dptk .L52
	;;
	.mii
	nop 0
	extr.u r56 = r35, 31, 1
	sxt4 r57 = r35
	;;
	.mmi
	nop 0
	add r56 = r56, r35
	nop 0
	;;
	.mib
	nop 0
	extr r56 = r56, 1, 16
	br.call.sptk.many b0 = __moddi3#
	;;
	.mmi
	andcm r35 = -1, r8
	nop 0
	mov r1 = r54
	;;
	.mib
	nop 0
	sxt2 r35 = r35
	br .L52
	.endp fn13#
	.align 16
	.proc fn70#
fn70:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 15, 2, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.mmi
	.fframe 48
	adds r12 = -48, r12
	addl r35 = @gprel(g10#), gp
	mov r46 = r1
	;;
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3
	.save rp, r44
	mov r44 = b0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	;;
	ld8.acq r14 = [r35]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	mov r1 = r46
	cmp4.ne p6, p7 = 0, r8
	;;
	addl r34 = @gprel(g8#), gp
	;;
	.mmi
	(p7) ld1.acq r33 = [r34]
	;;
	nop 0
	(p7) sxt1 r33 = r33
	;;
	.mib
	nop 0
	(p7) sub r33 = r0, r33
	(p7) br.cond.dptk .L77
	.mmi
	ld1.acq r32 = [r34]
	ld8.acq r15 = [r35]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	sxt1 r32 = r32
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	mov r1 = r46
	addp4 r48 = r8, r0
	addp4 r47 = r32, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mmi
	nop 0
	mov r1 = r46
	sub r33 = r0, r8
	;;
.L77:
	.mlx
	nop 0
	movl r40 = @gprel(g6#)
	.mmi
	addl r37 = @gprel(g9#), gp
	;;
	add r40 = r1, r40
	nop 0
	;;
	.mmi
	adds r14 = 40, r40
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	extr.u r14 = r14, 3, 8
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	.mmi
	nop 0
	ldfd f4 = [r37]
	nop 0
	;;
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	mov r1 = r46
	nop 0
	sxt2 r8 = r8
	;;
	.mlx
	nop 0
	movl r38 = @gprel(a11#)
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	addl r42 = @gprel(p7#), gp
	;;
	.mib
	nop 0
	add r38 = r1, r38
	(p6) br.cond.dptk .L79
	.mmi
	nop 0
	adds r14 = 24, r40
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	setf.sig f7 = r33
	setf.sig f6 = r8
	mov r1 = r46
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r39 = f6
	nop 0
	nop 0
	;;
.L80:
	.mmf
	addp4 r14 = r39, r0
	nop 0
	mov f8 = f4
	;;
	.mmi
	setf.sig f3 = r14
	nop 0
	adds r14 = 32, r40
	;;
	.mmi
	ld8 r15 = [r14]
	;;
	and r15 = 127, r15
	nop 0
	;;
	.mib
	setf.sig f2 = r15
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.s f3 = f3
	nop 0
	.mlx
	nop 0
	movl r41 = @gprel(a12#)
	;;
	.mmi
	nop 0
	add r41 = r1, r41
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f3, f2
	;;
	.mmi
	nop 0
	(p7) mov r8 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L81
	.mii
	adds r14 = 72, r41
	zxt1 r43 = r39
	addl r47 = 65535, r0
	;;
	.mmi
	ld2 r48 = [r14]
	nop 0
	addl r14 = 255, r0
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r48
	nop 0
	adds r48 = -255, r48
	;;
	.mib
	(p6) addl r8 = 65535, r0
	zxt2 r48 = r48
	(p6) br.cond.dpnt .L85
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r46
	zxt2 r8 = r8
.L85:
	.mii
	ld1.acq r15 = [r34]
	zxt2 r14 = r39
	addl r36 = 65598, r0
	;;
	.mii
	cmp4.ge p6, p7 = r14, r8
	sxt1 r15 = r15
	adds r14 = 40, r40
	;;
	.mmi
	nop 0
	(p6) xor r15 = 1, r15
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r15 = r15, 2, 14
	;;
	(p6) zxt2 r15 = r15
	;;
	.mmi
	nop 0
	st2 [r14] = r15
	nop 0
	.mmi
	ld8.acq r15 = [r35]
	ld8.acq r16 = [r42]
	nop 0
	;;
	.mmi
	setf.d f6 = r15
	add r15 = r33, r43
	adds r16 = 16, r16
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f3, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	add r15 = r15, r14
	;;
	andcm r15 = -1, r15
	nop 0
	;;
	.mmi
	nop 0
	st2 [r16] = r15
	nop 0
	.mmi
	ld1.acq r15 = [r34]
	ld8.acq r14 = [r35]
	nop 0
	;;
	.mmi
	and r15 = 63, r15
	setf.d f8 = r14
	nop 0
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r41, r15
	nop 0
	;;
	.mib
	ld4 r32 = [r15]
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	or r8 = 1, r8
	ld8.acq r15 = [r35]
	mov r1 = r46
	;;
	.mmi
	setf.sig f6 = r8
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mmi
	nop 0
	getf.exp r14 = f6
	nop 0
	;;
	.mib
	sub r36 = r36, r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	ld4 r14 = [r38]
	zxt2 r8 = r8
	mov r1 = r46
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	cmp4.ne p6, p7 = 0, r8
	;;
	.mib
	nop 0
	mux1 r15 = r15, @rev
	nop 0
	.mii
	(p6) addl r14 = 1, r0
	mux1 r36 = r36, @rev
	;;
	(p7) mov r14 = r0
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	shr.u r36 = r36, 32
	;;
	.mmi
	cmp4.geu p6, p7 = r15, r14
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
	nop 0
	cmp4.geu p6, p7 = r14, r36
	(p6) br.cond.dptk .L88
	.mmi
	ld8.acq r15 = [r35]
	nop 0
	zxt1 r39 = r39
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	addl r14 = 186, r0
	zxt1 r8 = r8
	mov r1 = r46
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r8
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r15 = r0
	nop 0
	;;
	sub r39 = r15, r39
.L89:
	.mmi
	ld8.acq r14 = [r42]
	nop 0
	dep.z r33 = r33, 2, 2
	;;
	.mib
	ldfd f8 = [r14]
	add r33 = r38, r33
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	nop 0
	dep.z r15 = r8, 6, 26
	nop 0
	.mii
	ld8.acq r14 = [r35]
	mov r1 = r46
	;;
	sub r15 = r15, r8
	.mmi
	setf.d f8 = r14
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mib
	setf.sig f2 = r15
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	ld4 r15 = [r33]
	mov r1 = r46
	;;
	sxt4 r15 = r15
	;;
	.mmi
	sub r8 = r8, r15
	;;
	setf.sig f6 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f2 = f2
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
	fcmp.ge p6, p7 = f2, f6
	;;
	.mib
	nop 0
	(p6) sxt4 r32 = r32
	nop 0
	.mmi
	(p7) ld1.acq r14 = [r34]
	nop 0
	(p6) addp4 r15 = r39, r0
	;;
	.mmi
	nop 0
	(p6) setf.sig f6 = r32
	(p7) sxt1 r14 = r14
	.mmi
	(p6) setf.sig f7 = r15
	;;
	(p7) setf.sig f6 = r14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fcvt.xf f6 = f6
	nop 0
	.mfi
	nop 0
	(p6) fcvt.xuf.d f7 = f7
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
	(p6) fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.d f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.d f6 = f6, f7
	;;
	.mmi
	stfd [r37] = f6
	nop 0
	nop 0
.L81:
	.mmi
	adds r14 = 160, r41
	addl r48 = 63, r0
	dep.z r32 = r39, 8, 24
	;;
	.mmi
	ld4 r15 = [r14]
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mfb
	nop 0
	fnorm.s f8 = f8
	br.call.sptk.many b0 = fn13#
	;;
	.mmi
	mov r1 = r46
	nop 0
	zxt2 r47 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld1.acq r15 = [r34]
	nop 0
	mov r1 = r46
	.mmi
	ld8.acq r14 = [r35]
	ldfd f8 = [r37]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	.mmi
	setf.d f7 = r14
	ld8.acq r14 = [r42]
	nop 0
	;;
	.mmi
	setf.sig f6 = r15
	nop 0
	addp4 r15 = r39, r0
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
	.mfi
	nop 0
	fsub.d f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	stfd [r14] = f6
	ld8.acq r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	cmp.lt p6, p7 = 63, r8
	setf.sig f6 = r32
	nop 0
	.mmi
	ldfd f8 = [r40]
	mov r1 = r46
	adds r40 = 12, r40
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r32 = f6
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	ld8.acq r14 = [r35]
	mov r33 = r8
	mov r1 = r46
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	or r33 = r8, r33
	ld1 r14 = [r40]
	mov r1 = r46
	;;
	.mii
	nop 0
	zxt1 r33 = r33
	;;
	cmp4.geu p6, p7 = r14, r33
	.mmi
	addp4 r32 = r32, r0
	;;
	(p7) ld1.acq r15 = [r34]
	nop 0
	;;
	.mmi
	(p7) and r15 = 63, r15
	;;
	(p7) shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r15 = r41, r15
	;;
	(p7) ld4 r15 = [r15]
	nop 0
	;;
	.mmi
	(p7) and r15 = 31, r15
	;;
	(p6) mov r15 = r0
	nop 0
	;;
	.mii
	addp4 r15 = r15, r0
	nop 0
	;;
	shr.u r32 = r32, r15
	.mmi
	nop 0
	ld8.acq r15 = [r35]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	dep.z r14 = r39, 2, 2
	mov r1 = r46
	;;
	.mii
	mov r33 = r32
	dep.z r32 = r32, 2, 2
	add r14 = r38, r14
	;;
	.mmi
	add r32 = r38, r32
	nop 0
	add r8 = r8, r33
	;;
	.mii
	ld4 r15 = [r32]
	and r8 = 31, r8
	;;
	sub r15 = 63, r15
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	;;
	shr r15 = r15, r8
	;;
	.mii
	nop 0
	dep.z r16 = r15, 6, 26
	;;
	sub r15 = r16, r15
	.mmi
	nop 0
	;;
	st4 [r14] = r15
	nop 0
.L78:
	.mmi
	addp4 r33 = r33, r0
	ld1.acq r14 = [r34]
	nop 0
	;;
	.mmi
	setf.sig f8 = r33
	ld8.acq r14 = [r35]
	nop 0
	;;
	.mmi
	setf.d f7 = r14
	ld1.acq r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	shr.u r14 = r14, 45
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	st1.rel [r34] = r14
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r35]
	ld8.acq r35 = [r35]
	nop 0
	;;
	.mmi
	setf.d f7 = r14
	setf.d f6 = r35
	nop 0
	;;
	.mfi
	nop 0
	fnorm.s f7 = f7
	nop 0
	.mfi
	nop 0
	fnorm.s f6 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mib
	nop 0
	(p6) mov r32 = r0
	(p6) br.cond.dptk .L94
	.mmi
	nop 0
	ld1.acq r14 = [r34]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.gt p6, p7 = -124, r14
	;;
	.mii
	(p6) addl r32 = 1, r0
	nop 0
	;;
	(p7) mov r32 = r0
.L94:
	.mmi
	nop 0
	ld1.acq r33 = [r34]
	nop 0
	.mmb
	ldfd f8 = [r37]
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	mov r1 = r46
	sxt2 r14 = r8
	sxt1 r33 = r33
	.mmb
	adds r18 = 16, r12
	adds r19 = 32, r12
	nop 0
	;;
	.mii
	nop 0
	dep.z r33 = r33, 11, 21
	sxt4 r8 = r32
	;;
	.mii
	nop 0
	extr.u r14 = r14, 21, 11
	;;
	or r14 = r33, r14
	;;
	.mmi
	xor r8 = r14, r8
	ldf.fill f2 = [r18], 32
	mov b0 = r44
	.mmi
	ldf.fill f3 = [r19]
	;;
	nop 0
	mov ar.pfs = r45
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L79:
	.body
	.copy_state 1
	.mmi
	ld1.acq r14 = [r34]
	;;
	nop 0
	dep.z r14 = r14, 2, 2
	;;
	.mmi
	add r14 = r38, r14
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = r33, r14
	;;
	(p7) ld8.acq r14 = [r42]
	(p6) mov r39 = r33
	;;
	.mmi
	nop 0
	(p7) adds r14 = 12, r14
	nop 0
	;;
	.mib
	(p7) ld4 r39 = [r14]
	nop 0
	br .L80
.L88:
	.mmi
	cmp4.ne p6, p7 = 63, r43
	;;
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r39 = r0
	nop 0
	;;
	.mib
	nop 0
	dep.z r39 = r39, 25, 7
	br .L89
	.endp fn70#
	.align 16
	.proc fn75#
fn75:
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 19, 2, 0
	addl r44 = @gprel(g9#), gp
	nop 0
	.mii
	mov r52 = r1
	.save rp, r50
	mov r50 = b0
	.body
	sxt1 r32 = r32
	;;
	.mib
	ldfd f8 = [r44]
	mov r47 = r32
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	mov r1 = r52
	zxt1 r8 = r8
	;;
	cmp4.eq p6, p7 = 0, r8
	.mmb
	addl r39 = @gprel(p7#), gp
	addl r36 = @gprel(g10#), gp
	(p6) br.cond.dptk .L105
	;;
	.mmi
	ld8.acq r14 = [r39]
	;;
	adds r14 = 12, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r34 = 1, r0
	(p6) br.cond.dptk .L106
.L105:
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	nop 0
	sxt2 r8 = r8
	mov r1 = r52
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r34 = r0
	(p6) br.cond.dptk .L106
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r52
	;;
	.mii
	(p6) addl r34 = 1, r0
	nop 0
	;;
	(p7) mov r34 = r0
.L106:
	.mmb
	addl r42 = @gprel(g8#), gp
	ld8.acq r14 = [r36]
	nop 0
	.mii
	and r32 = 63, r32
	sxt4 r43 = r47
	addl r45 = 2, r0
	;;
	.mmi
	ld1.acq r35 = [r42]
	nop 0
	shladd r32 = r32, 2, r0
	.mmi
	andcm r43 = -1, r43
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	sxt1 r35 = r35
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	mov r1 = r52
	dep.z r14 = r34, 2, 1
	sub r35 = r35, r34
	;;
	.mib
	nop 0
	extr r54 = r8, 7, 1
	nop 0
	.mlx
	nop 0
	movl r38 = @gprel(a11#)
	;;
	.mii
	add r38 = r1, r38
	or r54 = -2, r54
	;;
	add r14 = r38, r14
	;;
	.mmi
	ld4 r53 = [r14]
	;;
	add r53 = r53, r33
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r53 = r53, r35
	addl r35 = 2, r0
	;;
	.mii
	nop 0
	sxt1 r14 = r53
	;;
	extr.u r53 = r53, 7, 1
	;;
	.mmi
	nop 0
	add r53 = r53, r14
	nop 0
	;;
	.mib
	nop 0
	extr r53 = r53, 1, 8
	br.call.sptk.many b0 = __moddi3#
	;;
	.mib
	nop 0
	sxt1 r8 = r8
	nop 0
	.mmi
	ld1.acq r54 = [r42]
	nop 0
	mov r1 = r52
	;;
	.mii
	setf.sig f6 = r8
	sxt1 r54 = r54
	mov r49 = r8
	;;
	.mmi
	nop 0
	andcm r54 = -1, r54
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f6
	;;
	.mfb
	nop 0
	fnorm.s f8 = f8
	br.call.sptk.many b0 = fn13#
	;;
	.mmi
	mov r1 = r52
	nop 0
	zxt2 r53 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(g6#)
	;;
	.mmi
	nop 0
	add r37 = r1, r37
	nop 0
	;;
	.mmi
	adds r14 = 24, r37
	adds r48 = 36, r37
	adds r37 = 16, r37
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	mov r1 = r52
	cmp4.le p6, p7 = r49, r47
	mov r41 = r8
	;;
	.mlx
	nop 0
	movl r46 = @gprel(a12#)
	.mmi
	(p6) addl r47 = 1, r0
	;;
	add r46 = r1, r46
	(p7) mov r47 = r0
	;;
	.mmi
	nop 0
	add r32 = r46, r32
	nop 0
	;;
	.mmi
	ld2 r40 = [r32]
	nop 0
	nop 0
.L109:
	.mmi
	addp4 r35 = r35, r0
	ld1.acq r14 = [r42]
	nop 0
	;;
	.mii
	shladd r15 = r35, 2, r0
	sxt1 r14 = r14
	;;
	add r15 = r38, r15
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	fnorm.s f7 = f6
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
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
	fcmp.neq p6, p7 = f7, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	cmp.ge p6, p7 = r41, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r34 = r43
	(p6) br.cond.dptk .L108
	;;
	.mmi
	ld8.acq r14 = [r36]
	nop 0
	shl r34 = r34, 47
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	nop 0
	shr.u r8 = r8, 17
	nop 0
	.mii
	mov r1 = r52
	nop 0
	;;
	or r34 = r8, r34
	;;
.L108:
	.mmi
	ld8.acq r14 = [r39]
	shladd r35 = r35, 2, r0
	dep.z r34 = r34, 2, 2
	;;
	.mmi
	adds r14 = 12, r14
	add r35 = r46, r35
	add r34 = r38, r34
	;;
	.mmi
	ld4 r14 = [r14]
	st2 [r37] = r40
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	shr r14 = r14, r47
	;;
	.mmi
	sub r14 = r0, r14
	;;
	st4 [r48] = r14
	nop 0
	.mmi
	ld8.acq r14 = [r39]
	;;
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	nop 0
	ld4 r15 = [r35]
	dep.z r14 = r8, 13, 19
	.mmi
	mov r1 = r52
	addl r35 = 1, r0
	cmp4.ne p6, p7 = 1, r45
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
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
	st4 [r34] = r14
	addl r34 = 1, r0
	(p6) br.cond.dptk .L112
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fn70#
	;;
	.mib
	mov r1 = r52
	sxt2 r53 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ldfd f8 = [r44]
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	mov r1 = r52
	sub r8 = r0, r8
	mov b0 = r50
	;;
	.mib
	nop 0
	mov ar.pfs = r51
	br.ret.sptk.many b0
.L112:
	.mib
	nop 0
	addl r45 = 1, r0
	br .L109
	.endp fn75#
	.sdata
	.align 8
.LC16:
	data8	a11#+12
	.text
	.align 16
	.proc fn88#
fn88:
	.prologue 12, 56
	.mmb
	.save ar.pfs, r57
	alloc r57 = ar.pfs, 2, 25, 2, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r35 = @gprel(g8#), gp
	addl r42 = @gprel(g9#), gp
	.mlx
	addl r51 = @ltoffx(.L123), r1
	movl r39 = @gprel(a11#)
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	add r39 = r1, r39
	.save rp, r56
	mov r56 = b0
	.mlx
	mov r58 = r1
	movl r41 = @gprel(g6#)
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	add r41 = r1, r41
	sxt1 r32 = r32
	.mlx
	mov r44 = r0
	movl r40 = @gprel(a12#)
	;;
	.mmi
	ldfd.a f2 = [r42]
	add r40 = r1, r40
	sxt1 r33 = r33
	.mmi
	addl r36 = @gprel(g10#), gp
	adds r49 = 24, r41
	adds r46 = 32, r41
	;;
	.mmi
	addl r45 = @gprel(p7#), gp
	addl r50 = 255, r0
	mov ar.lc = 8
	.mmi
	addl r48 = 65598, r0
	ld8.mov r51 = [r51], .L123
	adds r52 = 4, r39
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	;;
	ld1.acq r14 = [r35]
	nop 0
	.mmi
	ldfd.c.clr f2 = [r42]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	setf.sig f10 = r14
	nop 0
	adds r14 = 12, r39
	;;
	.mlx
	ld4 r47 = [r14]
	movl r14 = 0x400a000000000000
	;;
	.mmi
	nop 0
	setf.d f16 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f3 = f10
	;;
	.mfi
	nop 0
	fnorm.d f4 = f3
	nop 0
.L133:
	.mmi
	and r15 = 63, r33
	nop 0
	sxt4 r53 = r33
	.mfi
	nop 0
	mov f8 = f2
	sxt4 r54 = r32
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r40, r15
	nop 0
	;;
	.mib
	ld4 r38 = [r15]
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	ldfd f5 = [r41]
	or r14 = r53, r54
	mov r1 = r58
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r37 = 1, r0
	nop 0
	;;
	.mmi
	nop 0
	(p7) mov r37 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f5
	.mib
	nop 0
	pmpy2.r r37 = r37, r8
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	and r43 = 63, r8
	nop 0
	mov r1 = r58
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	sub r8 = r53, r8
	zxt1 r37 = r37
	mov r1 = r58
	;;
	.mmi
	mov r34 = r37
	;;
	nop 0
	shl r43 = r54, r43
	;;
	.mmi
	add r8 = r8, r43
	;;
	cmp.ne p6, p7 = 0, r8
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r15 = 1, r0
	(p6) br.cond.dptk .L114
	.mib
	ldfd f8 = [r49]
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	ld8.acq r15 = [r36]
	nop 0
	popcnt r55 = r8
	.mmi
	mov r1 = r58
	nop 0
	mov r43 = r8
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	adds r15 = -2111, r8
	mov r1 = r58
	;;
	sxt2 r15 = r15
	;;
	.mib
	nop 0
	cmp4.le p6, p7 = r15, r55
	(p6) br.cond.dptk .L115
	.mii
	ld1.acq r14 = [r35]
	nop 0
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = r33, r14
	nop 0
	nop 0
	;;
.L160:
	.pred.rel.mutex p6, p7
	.mii
	(p6) addl r15 = 1, r0
	nop 0
	;;
	(p7) mov r15 = r0
	;;
.L114:
	.mii
	nop 0
	sxt1 r15 = r15
	addp4 r43 = r37, r0
	;;
	.mmi
	st1.rel [r35] = r15
	;;
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	setf.d f2 = r14
	nop 0
	.mmb
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	setf.sig f7 = r37
	setf.sig f6 = r8
	mov r1 = r58
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r8 = f6
	nop 0
	;;
	.mii
	nop 0
	popcnt r8 = r8
	;;
	and r8 = 15, r8
	;;
	.mib
	adds r14 = -3, r8
	cmp.eq p6, p7 = 9, r8
	(p6) br.cond.dpnt .L116
	;;
	.mib
	cmp4.eq p6, p7 = 10, r14
	nop 0
	(p6) br.cond.dpnt .L117
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 4, r14
	(p7) br.cond.dptk .L119
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	and r14 = r50, r8
	and r8 = 31, r8
	mov r1 = r58
	;;
	.mii
	nop 0
	shl r14 = r14, r8
	nop 0
	;;
	.mii
	or r43 = r14, r43
	nop 0
	;;
	zxt1 r34 = r43
.L119:
	.mmi
	nop 0
	ld8.acq r14 = [r45]
	nop 0
	;;
	.mib
	stfd [r14] = f2
	nop 0
	br .L120
.L115:
	.mib
	nop 0
	cmp.lt p6, p7 = r54, r43
	br .L160
.L116:
	.mmi
	ld1.acq r14 = [r35]
	;;
	ld1.acq r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	and r33 = r53, r14
.L120:
	.mmi
	ld8 r15 = [r46]
	;;
	and r15 = 127, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 11
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
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
	fnorm.d f7 = f7
	;;
	.mmi
	getf.d r15 = f7
	;;
	st8.rel [r36] = r15
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	or r8 = 1, r8
	nop 0
	mov r1 = r58
	;;
	.mmi
	nop 0
	setf.sig f7 = r8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f7 = f7
	;;
	.mmi
	getf.exp r14 = f7
	;;
	sub r14 = r48, r14
	nop 0
	;;
	.mmi
	add r14 = r33, r14
	;;
	and r14 = 15, r14
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = -3, r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 11, r14
	addp4 r14 = r14, r0
	(p6) br.cond.dpnt .L121
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r51
	nop 0
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
.L123:
	data8 @pcrel(.L128)
	data8 @pcrel(.L127)
	data8 @pcrel(.L126)
	data8 @pcrel(.L125)
	data8 @pcrel(.L121)
	data8 @pcrel(.L121)
	data8 @pcrel(.L121)
	data8 @pcrel(.L121)
	data8 @pcrel(.L121)
	data8 @pcrel(.L121)
	data8 @pcrel(.L150)
	data8 @pcrel(.L122)
	.text
.L117:
	.mfi
	ld8 r15 = [r46]
	fadd.d f5 = f5, f16
	nop 0
	.mii
	ld8.acq r14 = [r36]
	nop 0
	;;
	and r15 = 127, r15
	.mmi
	setf.d f6 = r14
	;;
	setf.sig f2 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mfb
	nop 0
	fmpy.d f2 = f2, f5
	br .L120
.L126:
	.mmi
	setf.sig f6 = r38
	setf.sig f7 = r44
	dep.z r34 = r34, 2, 2
	;;
	.mmi
	add r34 = r39, r34
	;;
	ld4 r14 = [r34]
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
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r38 = f6
	;;
	or r38 = r44, r38
	nop 0
	;;
	.mii
	nop 0
	zxt2 r38 = r38
	;;
	cmp.gtu p6, p7 = r14, r38
	;;
	.mii
	(p6) addl r32 = 1, r0
	nop 0
	;;
	(p7) mov r32 = r0
.L150:
	.mib
	nop 0
	mov r33 = r0
	br .L124
.L122:
	.mmf
	addp4 r34 = r34, r0
	nop 0
	fsub.d f6 = f2, f4
	;;
	.mmi
	nop 0
	setf.sig f8 = r34
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
	fcmp.ge p6, p7 = f6, f7
	;;
	.mmi
	nop 0
	(p7) ld8.acq r14 = [r36]
	nop 0
	;;
	.mmi
	(p7) setf.d f6 = r14
	(p6) ld8.acq r14 = [r45]
	nop 0
	;;
	.mmi
	(p6) ldfd f6 = [r14]
	ld8.acq r14 = [r45]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	stfd [r14] = f6
	nop 0
	nop 0
.L124:
	.mib
	nop 0
	adds r44 = 1, r44
	br.cloop.sptk.few .L133
	.mib
	nop 0
	sxt4 r37 = r32
	nop 0
	.mmi
	ld1.acq r15 = [r35]
	stfd [r42] = f2
	addl r34 = @gprel(p7#), gp
	;;
	.mmi
	nop 0
	setf.sig f8 = r37
	sxt1 r15 = r15
	.mmi
	ld8.acq r14 = [r36]
	;;
	setf.d f6 = r14
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
	.mfi
	nop 0
	fmpy.d f8 = f7, f4
	nop 0
	.mmi
	setf.sig f7 = r15
	nop 0
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
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f8, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L134
	.mib
	nop 0
	sxt4 r33 = r33
	nop 0
	.mmi
	ld1.acq r14 = [r35]
	addl r15 = 65598, r0
	addl r37 = 3, r0
	;;
	.mmi
	or r33 = 1, r33
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	setf.sig f6 = r33
	nop 0
	cmp4.eq p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) ld1.acq r14 = [r35]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f6 = f6
	;;
	.mii
	getf.exp r14 = f6
	nop 0
	;;
	sub r15 = r15, r14
	.mmi
	addl r14 = @gprel(.LC16), gp
	;;
	ld8 r38 = [r14]
	nop 0
.L139:
	.mmi
	ld8.acq r17 = [r34]
	ld1.acq r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	adds r17 = 16, r17
	.mmi
	ld8.acq r16 = [r34]
	;;
	ld2 r17 = [r17]
	shladd r14 = r14, 2, r0
	.mmi
	adds r16 = 16, r16
	;;
	add r14 = r14, r17
	nop 0
	;;
	.mmi
	sub r15 = r15, r14
	;;
	st2 [r16] = r15
	nop 0
	.mii
	ld1.acq r15 = [r35]
	nop 0
	;;
	sxt1 r15 = r15
	.mmi
	nop 0
	ld4 r14 = [r38], -4
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L136
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L137
.L138:
	.mmi
	adds r37 = -1, r37
	ld8.acq r14 = [r34]
	mov r15 = r0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r37
	(p6) br.cond.dptk .L139
	.mmi
	ld1.acq r14 = [r35]
	nop 0
	nop 0
	;;
.L140:
	.mfi
	ld1.acq r14 = [r35]
	fadd.s f3 = f3, f3
	adds r37 = 40, r41
	.mmi
	adds r40 = 224, r40
	addl r41 = 255, r0
	adds r34 = 12, r39
	;;
	.mib
	nop 0
	dep.z r14 = r14, 2, 2
	nop 0
	.mmi
	ldfd f2 = [r42]
	ld8.acq r15 = [r36]
	addl r42 = 6, r0
	;;
	.mmi
	add r14 = r39, r14
	setf.d f6 = r15
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mfi
	nop 0
	mov f11 = f2
	nop 0
	.mfi
	nop 0
	fnorm.s f6 = f6
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
	fadd.s f10 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f6, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f6, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f6 = f6, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f9, f7, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f11, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f10
	;;
	.mfb
	nop 0
	fnorm.d f8 = f8
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	mov r1 = r58
	mov ar.lc = 5
	zxt1 r38 = r8
.L148:
	.mmi
	ld2 r15 = [r37]
	ld1.acq r14 = [r35]
	nop 0
	;;
	.mmi
	setf.sig f6 = r15
	ld1.acq r14 = [r35]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	sub r14 = r0, r14
	;;
	.mii
	nop 0
	zxt2 r14 = r14
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
	fcvt.xuf.d f6 = f6
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f6, f2
	nop 0
	.mfi
	nop 0
	fcvt.xuf.d f8 = f8
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r39 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r39 = r0
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mib
	nop 0
	zxt1 r8 = r8
	nop 0
	.mmi
	mov r1 = r58
	mov r59 = r42
	adds r42 = -1, r42
	;;
	.mmi
	cmp4.leu p6, p7 = r38, r8
	;;
	(p7) ld4 r14 = [r40]
	nop 0
	;;
	.mmi
	(p7) and r14 = r41, r14
	;;
	(p6) addl r14 = 7, r0
	nop 0
	;;
	.mmi
	cmp4.gt p6, p7 = r14, r39
	;;
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	sub r14 = r0, r14
	nop 0
	;;
	.mib
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mib
	nop 0
	mov r1 = r58
	br.cloop.sptk.few .L148
	.mmi
	ld1.acq r34 = [r35]
	ld8.acq r36 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r34 = r34
	nop 0
	.mmb
	setf.d f8 = r36
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mib
	nop 0
	dep.z r34 = r34, 23, 9
	nop 0
	.mmi
	mov r1 = r58
	adds r19 = 24, r12
	adds r20 = 32, r12
	;;
	.mii
	nop 0
	extr.u r8 = r8, 9, 23
	nop 0
	;;
	.mmi
	or r8 = r34, r8
	ldf.fill f2 = [r20], 32
	mov b0 = r56
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
	mov ar.pfs = r57
	;;
	.mii
	nop 0
	mov ar.lc = r21
	nop 0
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
.L128:
	.body
	.copy_state 1
	.mib
	st4 [r52] = r47
	nop 0
	br .L124
.L125:
	.mmi
	ld8.acq r15 = [r36]
	;;
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f4
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mib
	st8.rel [r36] = r14
	nop 0
	br .L124
.L127:
	.mmi
	ld8.acq r15 = [r36]
	;;
	setf.d f9 = r15
	nop 0
	.mmi
	ld1.acq r15 = [r35]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f7, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f7, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f2, f8, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f8
	nop 0
	.mmi
	setf.sig f9 = r15
	nop 0
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
	frcpa.s0 f2, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f2, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f2, f7, f2
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f7, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f2 = f6, f7, f8
	br .L124
.L121:
	.mib
	st1.rel [r35] = r32
	nop 0
	br .L124
.L136:
	.mii
	nop 0
	extr.u r59 = r14, 31, 1
	nop 0
	.mmi
	ld1.acq r60 = [r35]
	;;
	add r59 = r59, r14
	sxt1 r60 = r60
	;;
	.mib
	nop 0
	extr r59 = r59, 1, 31
	br.call.sptk.many b0 = __divdi3#
	;;
	.mib
	mov r1 = r58
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L138
.L137:
	.mib
	ld1.acq r14 = [r35]
	nop 0
	br .L138
.L134:
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	ld8.acq r14 = [r34]
	dep.z r8 = r8, 17, 15
	mov r1 = r58
	;;
	.mii
	adds r14 = 16, r14
	mov ar.lc = 5
	mux1 r8 = r8, @rev
	;;
	.mmi
	nop 0
	ld2 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) ld8.acq r14 = [r34]
	extr r8 = r8, 32, 16
	;;
	.mii
	ld8.acq r14 = [r34]
	mov r34 = r0
	;;
	adds r14 = 12, r14
	;;
	.mmi
	st4 [r14] = r0
	nop 0
	adds r14 = 12, r41
	;;
	.mmi
	ld4 r38 = [r14]
	nop 0
	nop 0
	;;
.L143:
	.mfb
	cmp4.eq p6, p7 = r34, r38
	mov f8 = f2
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r8
	nop 0
	;;
	.mib
	(p6) mov r8 = r0
	nop 0
	(p6) br.cond.dpnt .L142
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r58
	;;
	.mii
	(p6) addl r8 = 1, r0
	nop 0
	;;
	(p7) mov r8 = r0
.L142:
	.mib
	nop 0
	adds r34 = 1, r34
	br.cloop.sptk.few .L143
	.mii
	and r37 = 63, r37
	zxt2 r32 = r32
	;;
	shladd r37 = r37, 2, r0
	;;
	.mmi
	add r37 = r40, r37
	;;
	ld2 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.gtu p6, p7 = r32, r14
	(p6) br.cond.dptk .L144
	.mmi
	adds r14 = 8, r39
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r14
	;;
	(p7) ld8.acq r14 = [r36]
	nop 0
	;;
	.mmi
	nop 0
	(p7) setf.d f6 = r14
	nop 0
	;;
	.mmi
	(p7) stfd [r42] = f6
	nop 0
	nop 0
.L144:
	.mmi
	nop 0
	and r34 = 63, r8
	addl r38 = -3, r0
	;;
.L146:
	.mmi
	ld8.acq r15 = [r36]
	nop 0
	extr.u r37 = r38, 31, 1
	;;
	.mib
	setf.d f8 = r15
	add r37 = r37, r38
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	mov r1 = r58
	nop 0
	extr r37 = r37, 1, 31
	.mmb
	cmp4.eq p6, p7 = r38, r8
	nop 0
	(p6) br.cond.dpnt .L145
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r36]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	sub r60 = r38, r8
	mov r1 = r58
	sxt4 r59 = r37
	;;
	.mii
	nop 0
	sxt4 r60 = r60
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __divdi3#
	;;
	.mmi
	nop 0
	mov r1 = r58
	mov r37 = r8
.L145:
	.mmi
	ld8.acq r15 = [r36]
	nop 0
	adds r38 = 2, r38
	;;
	.mib
	st8.rel [r36] = r15
	cmp4.ne p6, p7 = 3, r38
	(p6) br.cond.dptk .L146
	.mmi
	shladd r34 = r34, 2, r0
	st8.rel [r36] = r15
	nop 0
	;;
	.mmi
	nop 0
	add r34 = r40, r34
	nop 0
	;;
	.mib
	st4 [r34] = r37
	nop 0
	br .L140
	.endp fn88#
	.section	.rodata.str1.8
	.align 8
.LC23:
	stringz	"0"
	.align 8
.LC24:
	stringz	"1"
	.align 8
.LC25:
	stringz	"2"
	.align 8
.LC26:
	stringz	"end"
	.section	.text.startup,"ax",@progbits
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 61
	.mmb
	.save ar.pfs, r62
	alloc r62 = ar.pfs, 0, 33, 2, 0
	adds r16 = -56, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 112
	adds r12 = -112, r12
	mov r18 = ar.lc
	;;
	.mmi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	addl r38 = @gprel(g9#), gp
	.save pr, r64
	mov r64 = pr
	.mmi
	mov r63 = r1
	nop 0
	adds r33 = 39, r12
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4
	nop 0
	.save rp, r61
	mov r61 = b0
	;;
	.mmi
	nop 0
	ldfd.a f2 = [r38]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
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
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	;;
	.mib
	chk.a.clr f2, .L382
.L383:
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	extr r8 = r8, 7, 1
	mov r1 = r63
	;;
	.mii
	nop 0
	zxt1 r8 = r8
	addl r34 = @gprel(g10#), gp
	;;
	.mmi
	st1.rel [r33] = r8
	;;
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	mov r1 = r63
	nop 0
	andcm r8 = -1, r8
	;;
	.mmi
	addl r32 = @gprel(g8#), gp
	nop 0
	shr.u r8 = r8, 63
	;;
	.mmi
	ld1.acq r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L162
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L162:
	.mmf
	add r14 = r14, r8
	nop 0
	mov f8 = f2
	;;
	.mii
	nop 0
	zxt2 r36 = r14
	nop 0
	.mmi
	ld1.acq r14 = [r32]
	nop 0
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	ld1.acq r14 = [r33]
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	zxt1 r14 = r14
	nop 0
	.mlx
	nop 0
	movl r35 = @gprel(g6#)
	;;
	.mii
	cmp4.ge p6, p7 = r14, r8
	add r35 = r1, r35
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	cmp4.geu p6, p7 = r36, r14
	adds r14 = 32, r35
	;;
	.mmi
	(p6) addl r16 = 1, r0
	ld1 r15 = [r14]
	nop 0
	;;
	.mmi
	(p7) mov r16 = r0
	;;
	nop 0
	dep r15 = r16, r15, 0, 7
	;;
	.mmi
	st1 [r14] = r15
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	mov r1 = r63
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r36 = @gprel(a12#)
	;;
	.mib
	nop 0
	add r36 = r1, r36
	(p6) br.cond.dptk .L163
	.mmi
	ld1.acq r14 = [r33]
	;;
	nop 0
	zxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L164
.L163:
	.mmi
	nop 0
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r33]
	nop 0
	nop 0
	;;
.L304:
	.mib
	nop 0
	mov r14 = r0
	br .L165
	;;
.L164:
	.mmi
	ld1.acq r15 = [r32]
	ld1.acq r14 = [r33]
	nop 0
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r15
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
	tbit.z p6, p7 = r14, 0
	(p6) br.cond.dpnt .L304
	;;
	.mmi
	ld1.acq r14 = [r32]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r36, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
.L165:
	.mmi
	nop 0
	adds r15 = 40, r35
	nop 0
	;;
	.mmi
	st2 [r15] = r14
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	mov r37 = r8
	ldfd f8 = [r35]
	mov r1 = r63
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	cmp.ne p6, p7 = r8, r37
	nop 0
	mov r1 = r63
	;;
	.mmi
	nop 0
	(p7) ld1.acq r8 = [r33]
	nop 0
	;;
	.mib
	nop 0
	(p7) zxt1 r8 = r8
	(p7) br.cond.dpnt .L167
	;;
	.mii
	ld8.acq r15 = [r34]
	nop 0
	;;
	nop 0
	.mmb
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L167:
	.mmi
	nop 0
	ld1.acq r15 = [r33]
	mux1 r8 = r8, @rev
	.mmi
	nop 0
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mmi
	and r14 = 63, r14
	ld1.acq r16 = [r33]
	extr.u r15 = r15, 4, 4
	;;
	.mii
	shladd r14 = r14, 2, r0
	and r16 = 31, r16
	;;
	add r14 = r36, r14
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	nop 0
	shr.u r14 = r14, r16
	.mlx
	nop 0
	movl r16 = @gprel(t109#)
	;;
	.mmi
	nop 0
	add r16 = r1, r16
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r15
	;;
	and r14 = 31, r14
	;;
	.mii
	nop 0
	shl r8 = r8, r14
	;;
	zxt1 r8 = r8
	;;
	.mmi
	nop 0
	st1.rel [r33] = r8
	nop 0
	;;
	.mmi
	ld1.acq r17 = [r32]
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	dep.z r17 = r17, 3, 1
	and r14 = 63, r14
	.mmb
	ld1.acq r15 = [r32]
	ld1.acq r66 = [r32]
	nop 0
	;;
	.mmi
	add r16 = r16, r17
	shladd r14 = r14, 2, r0
	sxt1 r15 = r15
	;;
	.mmi
	ld8 r16 = [r16]
	add r14 = r36, r14
	pmpy2.r r66 = r15, r66
	;;
	.mmi
	ld1 r65 = [r14]
	;;
	ld8 r14 = [r16], 8
	nop 0
	;;
	.mib
	ld8 r1 = [r16]
	mov b6 = r14
	br.call.sptk.many b0 = b6
	;;
	.mib
	mov r1 = r63
	sxt4 r65 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC23)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmi
	ld1.acq r14 = [r32]
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(a11#)
	.mmi
	setf.d f8 = r15
	;;
	add r37 = r1, r37
	dep.z r14 = r14, 2, 2
	;;
	.mmi
	nop 0
	add r14 = r37, r14
	nop 0
	;;
	.mib
	ld4 r39 = [r14]
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	sxt4 r39 = r39
	mov r1 = r63
	.mmb
	mov r40 = r8
	ldfd f8 = [r38]
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	sub r39 = r0, r39
	mov r41 = r8
	mov r1 = r63
	;;
	.mib
	nop 0
	shr.u r15 = r39, 62
	nop 0
	.mii
	and r14 = r41, r40
	shr.u r42 = r39, 56
	;;
	shladd r15 = r15, 2, r0
	;;
	.mii
	nop 0
	mux1 r33 = r39, @rev
	add r15 = r37, r15
	;;
	.mmi
	ld1 r16 = [r15]
	;;
	nop 0
	zxt1 r15 = r33
	;;
	.mmi
	cmp4.ne p6, p7 = r15, r16
	;;
	(p6) addl r15 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r15 = r0
	;;
	sub r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 15, r14
	nop 0
	;;
	.mib
	adds r15 = -3, r14
	cmp.eq p6, p7 = 7, r14
	(p6) br.cond.dpnt .L168
	;;
	.mib
	cmp4.lt p6, p7 = 4, r15
	nop 0
	(p6) br.cond.dpnt .L169
	;;
	.mib
	cmp4.eq p6, p7 = -2, r15
	nop 0
	(p6) br.cond.dpnt .L170
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = -1, r15
	(p6) br.cond.sptk .L171
	;;
.L172:
	.mmi
	nop 0
	cmp.eq p6, p7 = 0, r39
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L177
	.mmi
	nop 0
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	nop 0
	sxt2 r8 = r8
	mov r1 = r63
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r8
	nop 0
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
.L177:
	.mmi
	addl r15 = @gprel(p7#), gp
	nop 0
	andcm r41 = -1, r41
	;;
	.mii
	ld8.acq r15 = [r15]
	and r41 = r14, r41
	;;
	adds r15 = 16, r15
	;;
	.mib
	st2 [r15] = r41
	nop 0
	br .L175
.L169:
	.mmi
	setf.sig f6 = r33
	nop 0
	cmp4.eq p6, p7 = 10, r15
	.mib
	nop 0
	shl r40 = r33, 55
	(p7) br.cond.dpnt .L172
	;;
	.mfb
	nop 0
	fcvt.xuf.d f8 = f6
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	adds r14 = 8, r35
	andcm r8 = -1, r8
	mov r1 = r63
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	dep r15 = r8, r15, 0, 7
	;;
	.mmi
	st1 [r14] = r15
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	nop 0
	shr.u r8 = r8, 9
	mov r1 = r63
	;;
	.mmi
	nop 0
	or r8 = r40, r8
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L176
	.mmi
	nop 0
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	cmp4.lt p6, p7 = r33, r8
	mov r1 = r63
	;;
	(p6) addl r33 = 1, r0
	;;
	.mib
	nop 0
	(p7) mov r33 = r0
	br .L175
.L168:
	.mmi
	nop 0
	ld8.acq r16 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r16
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	zxt1 r8 = r8
	mov r1 = r63
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L306
	.mmi
	and r42 = 63, r42
	;;
	shladd r42 = r42, 2, r0
	nop 0
	;;
	.mmi
	add r42 = r36, r42
	;;
	ld4 r14 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L306
	.mmi
	nop 0
	ld8.acq r21 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r21
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	andcm r33 = -2, r8
	mov r1 = r63
	;;
	extr.u r33 = r33, 63, 1
	;;
.L174:
	.mii
	nop 0
	sxt4 r33 = r33
	nop 0
	;;
.L175:
	.mmi
	and r14 = 63, r33
	ld1.acq r15 = [r32]
	popcnt r65 = r33
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r66 = [r14]
	nop 0
	;;
	.mib
	nop 0
	pmpy2.r r66 = r66, r15
	br.call.sptk.many b0 = fn88#
	;;
	.mmi
	mov r1 = r63
	nop 0
	sxt4 r65 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r33
	nop 0
	mov r1 = r63
	;;
	.mmi
	nop 0
	(p7) ld4 r16 = [r37]
	nop 0
	;;
	.mib
	nop 0
	(p7) sxt4 r8 = r16
	(p7) br.cond.dptk .L179
	.mii
	nop 0
	dep.z r14 = r33, 2, 2
	mov r66 = r33
	;;
	.mmi
	nop 0
	add r14 = r37, r14
	nop 0
	;;
	.mii
	ld4 r65 = [r14]
	nop 0
	;;
	sxt4 r65 = r65
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L179:
	.mmi
	ld8.acq r21 = [r34]
	nop 0
	mux1 r33 = r8, @rev
	;;
	.mib
	setf.d f8 = r21
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmb
	and r8 = 63, r8
	adds r14 = 32, r35
	nop 0
	.mmi
	mov r1 = r63
	nop 0
	mov ar.lc = 5
	;;
	.mmi
	ld1 r14 = [r14]
	;;
	and r14 = 127, r14
	nop 0
	;;
	.mii
	nop 0
	shl r33 = r33, r8
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	nop 0
	(p7) mov r15 = r0
	nop 0
	;;
	.mii
	(p6) addl r15 = 1, r0
	cmp4.ne p6, p7 = 0, r33
	;;
	(p7) mov r15 = r0
.L181:
	.mmi
	nop 0
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	br.cloop.sptk.few .L181
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
	(p7) mov r14 = r15
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 1
	adds r15 = 36, r35
	.mmi
	cmp.eq p6, p7 = 0, r33
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	;;
	popcnt r14 = r14
	;;
	.mib
	st4 [r15] = r14
	nop 0
	(p6) br.cond.dptk .L182
	.mmi
	adds r14 = 8, r35
	nop 0
	addl r44 = @gprel(p7#), gp
	.mmi
	ld1.acq r42 = [r32]
	nop 0
	sxt1 r39 = r33
	;;
	.mii
	ld1 r15 = [r14]
	sxt1 r42 = r42
	;;
	dep r15 = 0, r15, 0, 7
	;;
	.mmi
	st1 [r14] = r15
	ld8.acq r15 = [r44]
	extr.u r42 = r42, 1, 15
	.mmi
	ld1.acq r14 = [r32]
	;;
	adds r15 = 12, r15
	sxt1 r14 = r14
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	nop 0
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) ld1.acq r66 = [r32]
	nop 0
	;;
	.mib
	nop 0
	(p6) sxt1 r66 = r66
	(p6) br.cond.dptk .L184
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	nop 0
	mov r1 = r63
	sxt1 r66 = r8
.L184:
	.mmi
	mov r65 = r39
	addp4 r40 = r42, r0
	adds r43 = 24, r12
	.mmb
	addl r45 = 6, r0
	adds r41 = 12, r37
	br.call.sptk.many b0 = fn88#
	;;
	.mib
	mov r1 = r63
	sxt4 r65 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ldfd f2 = [r38]
	nop 0
	mov r1 = r63
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	shladd r14 = r8, 1, r0
	mov r1 = r63
	mov ar.lc = 5
	;;
	.mmi
	add r14 = r14, r8
	;;
	add r14 = r14, r42
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = -1, r14
	shr.u r14 = r33, 19
	(p6) br.cond.dpnt .L185
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = 70368744177664
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mmi
	st8.rel [r43] = r14
	nop 0
	nop 0
.L190:
	.mmi
	ld1.acq r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = r45, r14
	;;
	(p7) ld8.acq r39 = [r43]
	nop 0
	;;
	.mib
	(p7) shladd r39 = r39, 2, r0
	nop 0
	(p7) br.cond.dpnt .L187
	;;
	.mmi
	ld8.acq r65 = [r43]
	ld1.acq r66 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r66 = r66
	shladd r65 = r65, 2, r0
	;;
	.mmi
	sub r66 = r66, r45
	nop 0
	addp4 r65 = r65, r0
	;;
	.mib
	addp4 r66 = r66, r0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r39 = r8
.L187:
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	ld8.acq r14 = [r43]
	add r15 = r39, r8
	addp4 r39 = r39, r0
	.mmi
	mov r1 = r63
	ld8.acq r17 = [r43]
	nop 0
	;;
	.mii
	xor r14 = r33, r14
	zxt2 r16 = r15
	sxt2 r15 = r15
	.mmb
	setf.sig f7 = r17
	setf.sig f8 = r39
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	sxt1 r33 = r33
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	cmp4.eq p6, p7 = 0, r33
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f7
	nop 0
	.mmi
	setf.sig f7 = r15
	nop 0
	nop 0
	;;
	.mfi
	getf.sig r14 = f6
	fcvt.xuf.s f6 = f8
	nop 0
	;;
	.mmi
	st8.rel [r43] = r14
	;;
	ld8.acq r14 = [r44]
	nop 0
	;;
	.mmi
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = 127, r14
	;;
	setf.sig f2 = r14
	(p6) mov r14 = r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f2 = f2
	;;
	.mfi
	nop 0
	fsub.s f2 = f2, f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f6 = f7
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
	fmpy.s f2 = f2, f6
	;;
	.mfb
	nop 0
	fnorm.d f2 = f2
	(p6) br.cond.dptk .L188
	.mmi
	and r14 = 63, r16
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r36, r14
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
.L188:
	.mmf
	ld1.acq r15 = [r32]
	nop 0
	mov f8 = f2
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.gt p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) addl r46 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r46 = r0
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	nop 0
	ld4 r66 = [r41]
	zxt1 r47 = r8
	.mmi
	mov r39 = r8
	mov r33 = r46
	mov r1 = r63
	;;
	.mii
	nop 0
	pmpy2.r r66 = r66, r47
	;;
	zxt1 r66 = r66
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r66
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r8 = 64, r0
	(p6) br.cond.dptk .L189
	.mib
	addl r65 = 63, r0
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mii
	adds r8 = 1, r8
	mov r1 = r63
	;;
	and r8 = 127, r8
.L189:
	.mii
	ld8.acq r14 = [r44]
	adds r45 = -1, r45
	;;
	adds r14 = 8, r14
	;;
	.mmi
	ld1 r15 = [r14]
	;;
	nop 0
	dep r15 = r8, r15, 0, 7
	;;
	.mmi
	st1 [r14] = r15
	ld8.acq r14 = [r44]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L190
	.mmb
	ld8.acq r41 = [r43]
	addl r14 = -1008, r0
	nop 0
	.mmi
	stfd [r38] = f2
	nop 0
	dep.z r40 = r40, 2, 2
	;;
	.mii
	nop 0
	shr.u r41 = r41, 60
	add r40 = r37, r40
	;;
	.mlx
	or r41 = r14, r41
	movl r14 = -2697346795312534397
	;;
	.mmi
	add r41 = r41, r14
	nop 0
	adds r14 = 24, r35
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	ld1.acq r14 = [r32]
	sxt1 r8 = r8
	zxt1 r66 = r42
	.mmb
	mov r1 = r63
	ld1.acq r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	sxt1 r15 = r15
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r8
	ld4 r14 = [r40]
	nop 0
	;;
	.mii
	add r14 = r14, r15
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	;;
	.mmi
	cmp4.le p6, p7 = r14, r16
	;;
	(p7) shladd r14 = r33, 2, r0
	(p6) mov r40 = r46
	;;
	.mmi
	nop 0
	(p7) add r14 = r37, r14
	nop 0
	;;
	.mmi
	(p7) ld4 r40 = [r14]
	;;
	(p7) add r40 = r40, r41
	cmp4.ne p6, p7 = 0, r66
	;;
	.mib
	nop 0
	(p7) zxt1 r8 = r39
	(p7) br.cond.dptk .L194
	.mib
	mov r65 = r47
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r63
	zxt1 r8 = r8
.L194:
	.mmi
	ld8.acq r15 = [r43]
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r15 = r15
	zxt1 r14 = r14
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r15
	;;
	(p7) ld1.acq r39 = [r32]
	nop 0
	;;
	.mii
	nop 0
	zxt1 r39 = r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r39, r8
	(p6) br.cond.dptk .L197
	.mmi
	ld1.acq r14 = [r32]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r36, r14
	nop 0
	;;
	.mmi
	nop 0
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.gtu p6, p7 = r46, r14
	;;
	(p7) adds r14 = 36, r35
	(p6) addl r45 = 1, r0
	;;
	.mii
	(p7) ld4 r45 = [r14]
	nop 0
	;;
	(p7) and r45 = 31, r45
	;;
.L197:
	.mii
	addp4 r45 = r45, r0
	dep.z r41 = r41, 2, 2
	sxt4 r40 = r40
	;;
	.mii
	add r41 = r37, r41
	nop 0
	;;
	shr r40 = r40, r45
	;;
	.mmi
	st4 [r41] = r40
	nop 0
	nop 0
.L198:
	.mmi
	nop 0
	ldfd f2 = [r38]
	nop 0
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	ld8.acq r40 = [r44]
	nop 0
	mov r1 = r63
	.mmi
	mov r39 = r8
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	adds r40 = 16, r40
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	nop 0
	ld8.acq r15 = [r34]
	mov r1 = r63
	.mmi
	ld2 r40 = [r40]
	;;
	nop 0
	add r40 = r40, r8
	.mmb
	nop 0
	setf.d f8 = r15
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	addl r14 = 182, r0
	mov r1 = r63
	;;
	cmp.geu p6, p7 = r14, r8
	;;
	.mib
	nop 0
	(p6) mov r8 = r33
	(p6) br.cond.dptk .L207
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L207:
	.mmf
	cmp.leu p6, p7 = r8, r40
	adds r15 = 12, r35
	mov f8 = f2
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r39, r14
	sxt2 r39 = r39
	;;
	.mmi
	st4 [r15] = r14
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r39, r14
	;;
	.mib
	(p6) mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L208
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	ld4 r16 = [r37]
	mov r1 = r63
	;;
	sxt4 r14 = r16
	;;
	.mmi
	add r14 = r14, r33
	;;
	add r14 = r14, r8
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
.L208:
	.mmi
	and r33 = 63, r33
	;;
	shladd r33 = r33, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r33 = r36, r33
	nop 0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	nop 0
.L182:
	.mmi
	addl r44 = 2, r0
	nop 0
	addl r41 = -1, r0
	.mmb
	adds r45 = 24, r35
	nop 0
	br.call.sptk.many b0 = fn70#
	;;
	.mib
	mov r1 = r63
	sxt2 r65 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC24)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	.mmb
	ldfd f8 = [r38]
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r33 = r8
.L268:
	.mib
	ldfd f8 = [r45]
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mib
	mov r1 = r63
	cmp4.eq p6, p7 = r41, r8
	(p6) br.cond.dptk .L209
	.mmi
	nop 0
	ldfd f4 = [r38]
	adds r42 = 32, r12
	.mmi
	ld1.acq r39 = [r32]
	;;
	nop 0
	sxt1 r39 = r39
	;;
	.mmi
	add r39 = r41, r39
	;;
	nop 0
	zxt2 r39 = r39
	;;
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp32#
	;;
	.mfi
	nop 0
	mov f8 = f4
	nop 0
	.mmb
	add r40 = r8, r39
	mov r1 = r63
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	zxt2 r40 = r40
	mov r1 = r63
	.mmi
	st4.rel [r42] = r8
	;;
	nop 0
	sxt2 r39 = r40
	.mmi
	mov r43 = r40
	nop 0
	addp4 r40 = r40, r0
	;;
	.mii
	mov r53 = r39
	dep.z r40 = r40, 2, 2
	sxt4 r39 = r39
	;;
	.mib
	mov r65 = r39
	add r40 = r37, r40
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld1.acq r14 = [r32]
	mov r1 = r63
	;;
	dep.z r14 = r14, 2, 2
	;;
	.mmi
	add r14 = r37, r14
	;;
	ld1 r14 = [r14]
	nop 0
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	(p6) br.cond.dptk .L210
	;;
	.mmf
	cmp.eq p6, p7 = r33, r14
	nop 0
	mov f8 = f4
	;;
	.mib
	(p6) mov r8 = r33
	nop 0
	(p6) br.cond.dpnt .L211
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
.L376:
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L211:
	.mmi
	adds r14 = 12, r35
	setf.sig f7 = r33
	shladd r66 = r33, 1, r0
	;;
	.mmi
	ld4 r14 = [r14]
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
	xmpy.l f6 = f6, f7
	;;
	.mmi
	getf.sig r14 = f6
	;;
	cmp.eq p6, p7 = r66, r14
	nop 0
	;;
	.mmi
	(p7) adds r14 = 1, r33
	;;
	(p6) mov r14 = r33
	nop 0
	;;
	.mib
	nop 0
	cmp.gtu p6, p7 = r14, r8
	(p6) br.cond.dptk .L214
	;;
	.mii
	nop 0
	shrp r33 = r33, r33, 48
	nop 0
	.mmb
	cmp.eq p6, p7 = 0, r66
	nop 0
	(p6) br.cond.dptk .L214
	;;
	.mib
	mov r65 = r33
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r33 = r8
	;;
.L214:
	.mmi
	adds r14 = 16, r35
	andcm r43 = -1, r43
	addl r55 = @ltoffx(.L221), r1
	.mmi
	mov r51 = r0
	addl r47 = 9, r0
	adds r52 = 36, r12
	;;
	.mlx
	ld2 r50 = [r14]
	movl r14 = 0xbff0000000000000
	.mmi
	adds r59 = 12, r35
	adds r60 = 112, r36
	zxt2 r48 = r43
	;;
	.mmi
	setf.d f5 = r14
	and r14 = 63, r41
	addp4 r58 = r50, r0
	.mmi
	ld8.mov r55 = [r55], .L221
	adds r56 = 84, r36
	sxt4 r53 = r53
	;;
	.mmb
	shladd r14 = r14, 2, r0
	addl r57 = 65598, r0
	nop 0
	.mii
	adds r54 = 8, r35
	mov ar.lc = 8
	;;
	add r49 = r36, r14
.L239:
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	setf.sig f7 = r39
	setf.sig f6 = r8
	sub r14 = r0, r47
	.mmi
	mov r1 = r63
	;;
	nop 0
	zxt2 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = r14, r48
	;;
	(p6) mov r14 = r0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f2 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mfb
	nop 0
	fnorm.s f2 = f2
	(p6) br.cond.dptk .L215
	.mmi
	nop 0
	ld1.acq r14 = [r32]
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
	(p6) br.cond.dptk .L215
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r42]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
.L215:
	.mmi
	st2.rel [r52] = r14
	nop 0
	sxt1 r15 = r47
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r15, r14
	;;
	.mib
	(p6) mov r14 = r0
	nop 0
	(p6) br.cond.dpnt .L217
	;;
	.mmi
	nop 0
	ld2.acq r14 = [r52]
	nop 0
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mib
	nop 0
	(p6) addl r14 = 1, r0
	(p6) br.cond.dptk .L217
	.mfb
	nop 0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	cmp.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r63
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
.L217:
	.mmi
	ld4.acq r15 = [r42]
	;;
	xor r14 = r15, r14
	nop 0
	;;
	.mmi
	st4.rel [r42] = r14
	;;
	ld4.acq r14 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r46 = r50
	(p6) br.cond.dptk .L218
	.mmi
	ld4.acq r66 = [r42]
	nop 0
	mov r65 = r58
	;;
	.mib
	addp4 r66 = r66, r0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r46 = r8
.L218:
	.mmi
	nop 0
	ld4.acq r40 = [r42]
	zxt1 r43 = r33
	.mmi
	ld8.acq r14 = [r34]
	;;
	nop 0
	add r40 = r40, r46
	.mmb
	nop 0
	setf.d f8 = r14
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	sub r8 = r40, r8
	mov r1 = r63
	;;
	dep.z r8 = r8, 3, 4
	;;
	.mmi
	add r8 = r8, r55
	;;
	ld8 r14 = [r8]
	nop 0
	;;
	.mmi
	nop 0
	add r8 = r8, r14
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r8
	br b6
	.section	.rodata
	.align 8
	.align 4
.L221:
	data8 @pcrel(.L226)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L225)
	data8 @pcrel(.L219)
	data8 @pcrel(.L224)
	data8 @pcrel(.L223)
	data8 @pcrel(.L219)
	data8 @pcrel(.L219)
	data8 @pcrel(.L222)
	data8 @pcrel(.L220)
	.section	.text.startup
.L306:
	.mib
	nop 0
	mov r33 = r0
	br .L174
.L176:
	.mmi
	nop 0
	ld8.acq r16 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r16
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	ld8.acq r21 = [r34]
	mov r1 = r63
	mov r39 = r8
	;;
	.mib
	setf.d f8 = r21
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	cmp4.lt p6, p7 = r33, r39
	shr.u r66 = r8, 9
	mov r1 = r63
	;;
	.mii
	or r66 = r40, r66
	(p6) addl r65 = 1, r0
	;;
	(p7) mov r65 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mib
	mov r1 = r63
	mov r33 = r8
	br .L175
.L171:
	.mib
	ldfd f8 = [r35]
	extr.u r39 = r39, 3, 5
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	nop 0
	shl r33 = r8, 5
	mov r1 = r63
	;;
	.mib
	nop 0
	or r33 = r39, r33
	br .L175
.L170:
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	st8.rel [r34] = r14
	nop 0
	br .L172
.L185:
	.mmi
	and r15 = 63, r33
	ld1.acq r16 = [r32]
	nop 0
	.mmi
	setf.sig f8 = r33
	nop 0
	mov r14 = r33
	;;
	.mii
	shladd r15 = r15, 2, r0
	sxt1 r16 = r16
	;;
	add r15 = r36, r15
	;;
	.mmi
	st4 [r15] = r33
	ld1.acq r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r15, r16
	sxt4 r15 = r33
	(p6) br.cond.dpnt .L199
	;;
	.mmf
	setf.sig f6 = r15
	nop 0
	fcvt.xuf.s f7 = f8
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
	fcmp.lt p6, p7 = f7, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L199
	;;
	.mmf
	ld4 r15 = [r36]
	nop 0
	fnorm.s f2 = f2
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f6 = f7, f7
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
	fcmp.ge p6, p7 = f2, f6
	;;
	.mmi
	nop 0
	(p6) ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r14, 2, 2
	;;
	(p6) sxt1 r14 = r14
	;;
	.mib
	nop 0
	(p7) add r14 = r37, r14
	(p7) br.cond.dptk .L375
	;;
.L374:
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
	.mfb
	nop 0
	fnorm.s f6 = f6
	br .L203
.L199:
	.mmi
	ld1.acq r14 = [r32]
	setf.sig f8 = r40
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
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
	fcvt.xuf.s f7 = f8
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
	fcmp.ge p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L365
	.mmi
	ld1.acq r14 = [r32]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r36, r14
	;;
.L375:
	.mmi
	ld4 r14 = [r14]
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
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fneg f6 = f6
	nop 0
	;;
.L203:
	.mfi
	nop 0
	fnorm.d f6 = f6
	zxt2 r14 = r33
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r42, r14
	nop 0
	;;
	.mib
	stfd [r38] = f6
	nop 0
	(p6) br.cond.dptk .L206
	.mmi
	adds r14 = 16, r35
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r42, r14
	(p6) br.cond.sptk .L198
.L206:
	.mib
	ld1.acq r14 = [r32]
	nop 0
	br .L198
.L365:
	.mmi
	and r40 = 63, r40
	;;
	shladd r40 = r40, 2, r0
	nop 0
	;;
	.mmi
	add r40 = r36, r40
	;;
	ld4 r14 = [r40]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	br .L374
.L328:
	.mib
	nop 0
	addl r44 = 1, r0
	br .L268
	;;
.L210:
	.mmf
	cmp.eq p6, p7 = r33, r14
	nop 0
	mov f8 = f4
	;;
	.mib
	(p6) mov r65 = r33
	nop 0
	(p6) br.cond.dpnt .L212
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	nop 0
	mov r1 = r63
	mov r65 = r8
.L212:
	.mmi
	nop 0
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	dep.z r14 = r14, 2, 2
	;;
	add r14 = r37, r14
	;;
	.mib
	ld1 r66 = [r14]
	nop 0
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	nop 0
	nop 0
	br .L376
.L226:
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	ld4 r15 = [r60]
	and r14 = 63, r33
	mov r1 = r63
	;;
	.mmi
	shladd r14 = r14, 2, r0
	nop 0
	add r15 = r15, r8
	;;
	.mii
	add r14 = r36, r14
	sxt2 r15 = r15
	nop 0
	;;
	.mmi
	st4 [r14] = r15
	nop 0
	nop 0
.L229:
	.mii
	nop 0
	zxt1 r66 = r33
	nop 0
	.mmi
	ld1 r65 = [r56]
	;;
	cmp4.ne p6, p7 = 0, r66
	nop 0
	;;
	.mmi
	nop 0
	(p7) setf.sig f7 = r65
	nop 0
	;;
	.mfb
	nop 0
	(p7) fcvt.xuf.d f6 = f7
	(p7) br.cond.dptk .L232
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __udivdi3#
	;;
	.mii
	nop 0
	zxt1 r65 = r8
	mov r1 = r63
	;;
	.mmi
	setf.sig f8 = r65
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f6 = f8
	nop 0
	;;
.L232:
	.mmf
	or r14 = 1, r47
	nop 0
	fadd.d f4 = f4, f6
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
	fcvt.xuf f6 = f6
	;;
	.mmi
	getf.exp r14 = f6
	;;
	sub r14 = r57, r14
	nop 0
	;;
	.mmi
	nop 0
	and r14 = 15, r14
	nop 0
	;;
	.mib
	adds r15 = -3, r14
	cmp.eq p6, p7 = 12, r14
	(p6) br.cond.dpnt .L233
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 12, r15
	(p6) br.cond.dptk .L234
	.mmi
	ld1 r14 = [r54]
	;;
	nop 0
	dep r14 = r33, r14, 0, 7
	;;
	.mib
	st1 [r54] = r14
	nop 0
	br .L236
.L223:
	.mmi
	setf.sig f7 = r53
	setf.sig f8 = r33
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f7
	nop 0
	.mfi
	nop 0
	fcvt.xuf.d f7 = f8
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f7, f5
	nop 0
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	;;
	.mmf
	(p7) ld8.acq r14 = [r34]
	nop 0
	(p6) mov f7 = f4
	;;
	.mmi
	nop 0
	(p7) setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f4
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mib
	st8.rel [r34] = r15
	nop 0
	br .L229
.L224:
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	pmpy2.r r8 = r8, r43
	mov r1 = r63
	;;
	.mmi
	nop 0
	and r8 = 63, r8
	nop 0
	;;
	.mib
	nop 0
	shr.u r33 = r33, r8
	br .L229
	;;
.L222:
	.mii
	ld4.acq r14 = [r42]
	andcm r15 = -1, r33
	;;
	addp4 r14 = r14, r0
	;;
	.mmi
	cmp.eq p6, p7 = r15, r14
	;;
	(p7) addl r14 = @gprel(p7#), gp
	(p7) and r43 = 63, r43
	;;
	.mmi
	(p7) ld8.acq r14 = [r14]
	;;
	(p7) adds r14 = 8, r14
	nop 0
	;;
	.mmi
	nop 0
	(p7) ld8 r33 = [r14]
	nop 0
	;;
	.mii
	(p7) and r33 = 127, r33
	nop 0
	;;
	(p7) shr.u r33 = r33, r43
.L225:
	.mfb
	nop 0
	fnorm.d f8 = f2
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	setf.sig f7 = r47
	setf.sig f6 = r8
	mov r1 = r63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.sig r8 = f6
	nop 0
	;;
	.mib
	st4 [r59] = r8
	nop 0
	br .L229
.L220:
	.mii
	nop 0
	sxt4 r14 = r47
	addl r51 = 1, r0
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
	fcmp.gt p6, p7 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f2 = f2
	;;
	.mfb
	nop 0
	fnorm.d f3 = f2
	br .L229
.L219:
	.mib
	ld8.acq r15 = [r34]
	nop 0
	br .L229
.L233:
	.mii
	ld2.acq r14 = [r52]
	addl r51 = 1, r0
	;;
	dep.z r14 = r14, 2, 2
	;;
	.mmi
	add r14 = r37, r14
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
	setf.sig f3 = r14
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f3 = f3
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f3 = f3
	nop 0
.L236:
	.mib
	nop 0
	adds r47 = -1, r47
	br.cloop.sptk.few .L239
	.mmi
	nop 0
	ld4.acq r14 = [r42]
	cmp4.eq p6, p7 = 0, r51
	.mii
	stfd [r38] = f4
	nop 0
	;;
	dep.z r14 = r14, 2, 2
	.mmi
	(p7) stfd [r35] = f3
	;;
	add r14 = r37, r14
	nop 0
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	cmp4.ne p6, p7 = 0, r41
	;;
	.mmi
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) mov r39 = r0
	(p6) br.cond.dptk .L241
	.mmi
	adds r15 = 12, r35
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mmi
	ld4 r66 = [r15]
	and r15 = 63, r33
	sxt1 r14 = r14
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r36, r15
	;;
	ld4 r16 = [r15]
	and r15 = 31, r66
	;;
	.mii
	nop 0
	sxt1 r16 = r16
	;;
	shr r14 = r14, r15
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L242
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	xor r14 = r16, r14
	;;
	.mii
	adds r14 = 1, r14
	nop 0
	;;
	zxt1 r14 = r14
	;;
	.mmi
	cmp4.ltu p6, p7 = 2, r14
	nop 0
	nop 0
	;;
.L377:
	.pred.rel.mutex p6, p7
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
.L241:
	.mmi
	nop 0
	ld8.acq r21 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r21
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	mov r1 = r63
	nop 0
	zxt1 r8 = r8
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	addl r50 = @gprel(g10#), gp
	(p6) br.cond.dptk .L243
	.mmi
	adds r40 = 38, r12
	addl r47 = 10, r0
	sxt1 r14 = r41
	.mmi
	adds r53 = 40, r35
	addl r54 = 255, r0
	sxt2 r15 = r39
	;;
	.mmb
	st1.rel [r40] = r14
	mov r49 = r15
	nop 0
	.mii
	xor r15 = 1, r15
	sxt4 r65 = r39
	sxt4 r55 = r41
	;;
	.mmi
	ld1.acq r14 = [r40]
	and r15 = r41, r15
	dep.z r48 = r41, 2, 2
	.mib
	nop 0
	sxt4 r49 = r49
	nop 0
	;;
	.mii
	and r14 = 63, r14
	add r48 = r37, r48
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmi
	nop 0
	add r14 = r36, r14
	nop 0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r63
	ld4 r52 = [r37]
	mov ar.lc = 9
	.mmi
	nop 0
	;;
	nop 0
	addl r51 = @gprel(p7#), gp
.L252:
	.mmi
	ld2 r14 = [r53]
	;;
	and r14 = r54, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r14, r47
	nop 0
	(p6) br.cond.dpnt .L244
	;;
	.mmi
	nop 0
	ld1.acq r14 = [r40]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	;;
	cmp.eq p6, p7 = -7, r14
	;;
	.mib
	(p6) mov r46 = r0
	nop 0
	(p6) br.cond.dpnt .L245
	;;
	.mmi
	ld8.acq r14 = [r51]
	ld4.acq r15 = [r42]
	nop 0
	;;
	.mmi
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r46 = 1, r0
	nop 0
	;;
	(p7) mov r46 = r0
.L245:
	.mmi
	ld1.acq r43 = [r40]
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	sxt1 r43 = r43
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	setf.sig f7 = r55
	setf.sig f8 = r43
	nop 0
	.mii
	ld8.acq r15 = [r51]
	mov r1 = r63
	;;
	adds r15 = 8, r15
	;;
	.mmi
	nop 0
	ld1 r16 = [r15]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f7
	;;
	.mfi
	nop 0
	fnorm.s f7 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xf f6 = f8
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
	fcmp.neq p6, p7 = f7, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r8, r14
	nop 0
	;;
	.mii
	sub r14 = r0, r14
	nop 0
	;;
	dep r16 = r14, r16, 0, 7
	.mmi
	nop 0
	ld1.acq r14 = [r40]
	nop 0
	;;
	.mmi
	st1 [r15] = r16
	st1.rel [r32] = r14
	nop 0
	;;
	.mmi
	ld4 r15 = [r48]
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	setf.sig f8 = r15
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f6 = f8, f8
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
	fcmp.lt p6, p7 = f6, f7
	;;
	.mmf
	(p7) ld8.acq r14 = [r34]
	nop 0
	(p6) mov f7 = f4
	;;
	.mmi
	nop 0
	(p7) setf.d f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	(p7) fneg f7 = f7
	cmp4.ne p6, p7 = r46, r52
	;;
	.mmi
	(p7) setf.sig f8 = r49
	(p6) ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	(p6) setf.d f6 = r14
	ld1.acq r14 = [r40]
	nop 0
	;;
	.mfi
	nop 0
	(p7) fcvt.xf f6 = f8
	nop 0
	.mmi
	setf.sig f8 = r33
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p7) and r14 = 63, r14
	;;
	(p7) shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	(p7) add r14 = r36, r14
	;;
	(p7) ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	(p6) sxt1 r14 = r14
	;;
	(p7) sxt2 r14 = r14
	;;
	.mmi
	(p7) setf.sig f6 = r14
	;;
	(p6) setf.sig f6 = r14
	nop 0
	.mmi
	ld1.acq r14 = [r40]
	;;
	and r14 = 63, r14
	nop 0
	;;
	.mmi
	shladd r14 = r14, 2, r0
	;;
	add r14 = r36, r14
	nop 0
	;;
	.mmf
	ld4 r14 = [r14]
	nop 0
	(p7) fcvt.xf f6 = f6
	;;
	.mmf
	setf.sig f7 = r14
	nop 0
	(p6) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f7 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f6
	;;
	.mmi
	nop 0
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	st8.rel [r50] = r14
	nop 0
	nop 0
.L244:
	.mib
	nop 0
	adds r47 = -1, r47
	br.cloop.sptk.few .L252
	.mlx
	nop 0
	movl r16 = 0xc01f000000000000
	.mlx
	addl r20 = @gprel(p7#), gp
	movl r21 = 0x40400000
	;;
	.mmi
	setf.d f11 = r16
	setf.s f10 = r21
	zxt1 r15 = r41
	.mmi
	nop 0
	adds r19 = 16, r35
	nop 0
	;;
	.mii
	mov r18 = r15
	adds r15 = 33, r15
	;;
	zxt1 r15 = r15
.L253:
	.mmi
	ld8.acq r16 = [r20]
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mmi
	adds r16 = 8, r16
	ld4.acq r17 = [r42]
	nop 0
	;;
	.mii
	ld8 r16 = [r16]
	addp4 r17 = r17, r0
	;;
	extr.u r16 = r16, 0, 7
	.mii
	setf.sig f7 = r17
	nop 0
	;;
	add r14 = r14, r16
	.mmi
	ld4.acq r16 = [r42]
	;;
	and r16 = 63, r16
	zxt1 r14 = r14
	;;
	.mii
	setf.sig f6 = r14
	sxt1 r14 = r15
	;;
	shr.u r16 = r33, r16
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f7 = f7
	;;
	.mii
	nop 0
	popcnt r16 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f10
	;;
	.mmi
	st2 [r19] = r16
	ld4.acq r16 = [r42]
	nop 0
	.mmi
	ld8.acq r21 = [r34]
	st1.rel [r32] = r14
	mov r14 = r15
	;;
	.mmi
	addp4 r16 = r16, r0
	setf.d f9 = r21
	nop 0
	;;
	.mfi
	setf.sig f8 = r16
	fsub.d f6 = f11, f6
	adds r16 = -3, r15
	;;
	.mfi
	nop 0
	fnorm.d f7 = f7
	zxt1 r16 = r16
	;;
	.mmi
	mov r15 = r16
	nop 0
	cmp4.ne p6, p7 = r16, r18
	;;
	.mfi
	nop 0
	fcvt.xuf.d f8 = f8
	nop 0
	.mfi
	nop 0
	fadd.d f6 = f6, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f4 = f8, f4
	;;
	.mfb
	nop 0
	fsub.d f4 = f6, f4
	(p6) br.cond.dptk .L253
	;;
	.mii
	nop 0
	dep.z r39 = r39, 2, 1
	sxt1 r14 = r14
	.mmb
	nop 0
	stfd [r38] = f4
	nop 0
	;;
	.mlx
	add r39 = r37, r39
	movl r15 = 16777216
	.mmi
	st1.rel [r32] = r14
	;;
	st4 [r39] = r15
	nop 0
.L209:
	.mib
	mov r41 = r0
	cmp4.ne p6, p7 = 1, r44
	(p6) br.cond.dptk .L328
	;;
	.mmi
	ldfd f2 = [r38]
	nop 0
	mov r41 = r33
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	ld8.acq r14 = [r34]
	nop 0
	sub r39 = r33, r8
	.mmi
	mov r1 = r63
	nop 0
	mov r40 = r8
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	and r14 = r8, r39
	mov r1 = r63
	;;
	and r14 = 15, r14
	;;
	.mib
	adds r15 = -3, r14
	cmp.eq p6, p7 = 9, r14
	(p6) br.cond.dpnt .L269
	;;
	.mib
	cmp4.lt p6, p7 = 6, r15
	nop 0
	(p6) br.cond.dpnt .L270
	;;
	.mib
	cmp4.eq p6, p7 = -3, r15
	nop 0
	(p6) br.cond.dpnt .L271
	;;
	.mmi
	cmp4.eq p6, p7 = -2, r15
	;;
	(p6) adds r15 = 16, r35
	nop 0
	;;
	.mmi
	(p6) ld2 r14 = [r15]
	;;
	(p6) xor r14 = r40, r14
	nop 0
	;;
	.mib
	(p6) st2 [r15] = r14
	nop 0
	(p6) br.cond.sptk .L271
.L273:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mib
	nop 0
	dep.z r41 = r41, 2, 2
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	ld8.acq r15 = [r34]
	nop 0
	mov r39 = r8
	.mmi
	mov r1 = r63
	nop 0
	add r37 = r37, r41
	;;
	.mib
	setf.d f8 = r15
	dep.z r39 = r39, 21, 11
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	nop 0
	extr.u r8 = r8, 11, 21
	mov r1 = r63
	;;
	.mmi
	nop 0
	or r8 = r39, r8
	nop 0
	;;
	.mib
	st4 [r37] = r8
	nop 0
	br .L275
.L234:
	.mmi
	ld8.acq r14 = [r34]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f4, f6
	;;
	.mmi
	(p7) ld8.acq r15 = [r34]
	ld8.acq r16 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r16
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	xor r8 = r41, r8
	mov r1 = r63
	;;
	andcm r8 = -1, r8
	;;
	.mib
	st4 [r49] = r8
	nop 0
	br .L236
.L242:
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	.mmi
	ld1.acq r66 = [r32]
	;;
	xor r14 = r16, r14
	sxt1 r66 = r66
	;;
	.mii
	nop 0
	shr.u r65 = r14, 63
	shr r66 = r66, r15
	;;
	.mmi
	nop 0
	add r65 = r65, r14
	nop 0
	;;
	.mib
	nop 0
	extr r65 = r65, 1, 8
	br.call.sptk.many b0 = __divdi3#
	;;
	.mib
	mov r1 = r63
	cmp4.ne p6, p7 = 0, r8
	br .L377
.L243:
	.mmi
	ld8.acq r14 = [r34]
	;;
	ld4.acq r14 = [r42]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 24, r35
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mmi
	cmp.gtu p6, p7 = r33, r8
	ld4 r15 = [r36]
	mov r1 = r63
	.mmi
	mov r65 = r39
	;;
	(p7) ld4.acq r14 = [r42]
	sxt1 r15 = r15
	;;
	.mii
	nop 0
	(p7) dep.z r14 = r14, 2, 2
	;;
	(p7) add r14 = r37, r14
	;;
	.mmi
	(p7) ld4 r33 = [r14]
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	nop 0
	;;
	.mii
	cmp4.le p6, p7 = r14, r15
	mux1 r33 = r33, @rev
	;;
	(p6) addl r66 = 1, r0
	;;
	.mib
	(p7) mov r66 = r0
	shr.u r33 = r33, 32
	br.call.sptk.many b0 = fn75#
	;;
	.mmi
	mov r1 = r63
	nop 0
	sxt4 r65 = r8
	.mib
	nop 0
	shl r33 = r33, 21
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	ld8.acq r15 = [r34]
	nop 0
	mov r1 = r63
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	sub r8 = r0, r8
	dep.z r14 = r39, 12, 20
	mov r1 = r63
	;;
	.mii
	nop 0
	sxt2 r8 = r8
	;;
	cmp4.lt p6, p7 = r8, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mii
	nop 0
	mux1 r14 = r14, @rev
	;;
	shr.u r14 = r14, 32
	;;
	.mmi
	st4 [r37] = r14
	ld4.acq r14 = [r42]
	nop 0
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r33, r14
	(p6) br.cond.dptk .L256
	.mmi
	and r39 = r39, r41
	ldfd f2 = [r38]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r39
	(p7) br.cond.dptk .L258
.L257:
	.mii
	ld1.acq r14 = [r32]
	addl r15 = 1, r0
	;;
	and r14 = 63, r14
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r14 = r36, r14
	;;
.L378:
	.mib
	st4 [r14] = r15
	nop 0
	br .L263
.L256:
	.mmi
	nop 0
	ld8.acq r16 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r16
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	and r8 = r41, r8
	ldfd f2 = [r38]
	mov r1 = r63
	;;
	.mmi
	nop 0
	and r8 = 15, r8
	nop 0
	;;
	.mib
	adds r14 = -3, r8
	cmp.eq p6, p7 = 1, r8
	(p6) br.cond.dpnt .L257
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 5, r14
	nop 0
	;;
	.mib
	(p6) adds r14 = 12, r37
	(p6) addl r15 = -1, r0
	(p6) br.cond.dptk .L378
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -3, r14
	(p6) br.cond.dptk .L260
.L258:
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	ld4.acq r14 = [r42]
	mov r1 = r63
	;;
	cmp4.eq p6, p7 = r14, r8
	;;
	.mii
	(p6) addl r14 = 1, r0
	nop 0
	;;
	(p7) mov r14 = r0
	;;
	.mmi
	st4.rel [r42] = r14
	nop 0
	nop 0
.L263:
	.mmi
	ld8.acq r21 = [r34]
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmi
	ld8.acq r15 = [r34]
	setf.d f8 = r21
	nop 0
	.mmi
	setf.d f6 = r14
	;;
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f2, f6
	;;
	.mfb
	nop 0
	(p6) mov f6 = f1
	(p6) br.cond.dptk .L261
	;;
	.mfi
	nop 0
	mov f6 = f0
	nop 0
	;;
.L261:
	.mmi
	getf.d r15 = f6
	setf.sig f6 = r33
	addl r14 = @gprel(p7#), gp
	;;
	.mfi
	nop 0
	xmpy.l f6 = f6, f6
	nop 0
	.mmi
	st8.rel [r34] = r15
	;;
	ld8.acq r15 = [r14]
	nop 0
	.mmi
	ld8.acq r14 = [r14]
	;;
	ld8.acq r16 = [r34]
	nop 0
	;;
	.mmi
	st8 [r38] = r16
	;;
	getf.sig r14 = f6
	nop 0
	;;
	.mii
	nop 0
	popcnt r14 = r14
	;;
	sub r14 = r0, r14
	;;
	.mib
	st4.rel [r42] = r14
	nop 0
	br .L209
.L260:
	.mmi
	ld4.acq r14 = [r42]
	setf.sig f8 = r33
	nop 0
	;;
	.mmi
	and r14 = 63, r14
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r36, r14
	nop 0
	;;
	.mii
	ld4 r14 = [r14]
	nop 0
	;;
	sxt4 r14 = r14
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f7 = f8
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
	fsub.d f6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f7, f6
	;;
	.mmi
	(p7) ldfd f7 = [r35]
	nop 0
	(p6) adds r14 = 32, r35
	;;
	.mmi
	(p6) ld8 r14 = [r14]
	;;
	(p6) and r14 = 127, r14
	nop 0
	;;
	.mmi
	nop 0
	(p6) setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnorm.s f6 = f7
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
	(p6) fadd.d f6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mib
	st8.rel [r50] = r14
	nop 0
	br .L263
.L270:
	.mib
	cmp4.ne p6, p7 = 9, r15
	nop 0
	(p6) br.cond.dpnt .L273
	;;
	.mmi
	ld1.acq r14 = [r32]
	;;
	ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 7, 1
	nop 0
	;;
	.mmi
	st1.rel [r32] = r14
	nop 0
	nop 0
.L275:
	.mmi
	ldfd f2 = [r38]
	nop 0
	mov r44 = r33
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	adds r14 = 12, r35
	ld1.acq r42 = [r32]
	nop 0
	.mfi
	mov r1 = r63
	mov f8 = f2
	mov r37 = r8
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	sxt1 r42 = r42
	;;
	.mmi
	or r14 = r14, r33
	nop 0
	sub r42 = r8, r42
	;;
	.mmi
	setf.sig f7 = r14
	setf.sig f6 = r42
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.l f6 = f6, f7
	;;
	.mib
	getf.sig r42 = f6
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	nop 0
	sxt2 r8 = r8
	or r15 = 1, r33
	.mmi
	mov r1 = r63
	;;
	cmp4.ne p6, p7 = 0, r42
	nop 0
	;;
	.mmi
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r41 = r14, r41
	and r14 = 63, r33
	;;
	.mii
	shladd r14 = r14, 2, r0
	or r41 = r42, r41
	;;
	add r14 = r36, r14
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14, 1
	nop 0
	;;
	.mib
	nop 0
	cmp4.gt p6, p7 = r0, r14
	(p7) br.cond.dptk .L370
	.mii
	and r37 = 31, r37
	sxt4 r14 = r41
	;;
	shr r14 = r14, r37
.L276:
	.mmi
	ld1.acq r15 = [r32]
	;;
	and r15 = 63, r15
	nop 0
	;;
	.mmi
	nop 0
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r36, r15
	;;
	st4 [r15] = r14
	adds r14 = 32, r35
	;;
	.mmi
	ld8 r66 = [r14]
	;;
	and r66 = 127, r66
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r33, r66
	(p6) br.cond.dptk .L277
	.mii
	ld1.acq r14 = [r32]
	nop 0
	;;
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	nop 0
	nop 0
	;;
.L381:
	.pred.rel.mutex p6, p7
	.mii
	and r15 = 63, r42
	(p6) addl r14 = 1, r0
	;;
	mov r43 = r15
	.mii
	shladd r15 = r15, 2, r0
	(p7) mov r14 = r0
	;;
	add r15 = r36, r15
	.mmi
	cmp4.ne p6, p7 = 0, r14
	;;
	ld4 r46 = [r15]
	extr.u r15 = r41, 17, 15
	;;
	.mii
	nop 0
	dep.z r16 = r46, 15, 17
	;;
	or r15 = r16, r15
	;;
	.mmi
	addp4 r15 = r15, r0
	;;
	setf.sig f3 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.d f3 = f3
	;;
	.mib
	(p7) stfd [r38] = f3
	nop 0
	(p7) br.cond.dptk .L295
	.mmi
	adds r16 = 16, r12
	setf.sig f6 = r42
	addl r45 = @gprel(p7#), gp
	.mmi
	stfd [r38] = f3
	;;
	st8.rel [r16] = r0
	nop 0
	;;
	.mmi
	ld1.acq r15 = [r32]
	ld8.acq r14 = [r45]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	adds r14 = 8, r14
	;;
	.mmi
	setf.sig f7 = r15
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	and r14 = 127, r14
	;;
	or r14 = r14, r41
	nop 0
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
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L279
	.mmi
	nop 0
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	dep.z r14 = r42, 9, 23
	mov r1 = r63
	;;
	.mii
	nop 0
	extr.u r37 = r8, 23, 9
	;;
	or r37 = r14, r37
	;;
.L280:
	.mfi
	adds r14 = 244, r36
	mov f8 = f3
	sxt1 r49 = r42
	.mmi
	mov r50 = r0
	nop 0
	addp4 r40 = r37, r0
	;;
	.mmi
	ld4 r39 = [r14]
	nop 0
	cmp4.ne p16, p17 = 0, r49
	.mib
	nop 0
	sxt4 r49 = r49
	br.call.sptk.many b0 = clamp64#
	;;
	.mlx
	nop 0
	movl r14 = -9223372036854775808
	.mmi
	sub r8 = r8, r33
	mov r1 = r63
	sxt1 r39 = r39
	;;
	.mmi
	or r8 = r14, r8
	cmp4.ne p18, p19 = 0, r39
	mov ar.lc = 9
	.mii
	nop 0
	sxt4 r48 = r39
	;;
	adds r14 = -1, r8
	;;
	.mii
	andcm r8 = r14, r8
	nop 0
	;;
	popcnt r47 = r8
.L289:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8.acq r37 = [r45]
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	adds r37 = 8, r37
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	ld8 r14 = [r37]
	mov r1 = r63
	;;
	and r14 = 127, r14
	;;
	.mii
	nop 0
	pmpy2.r r14 = r14, r8
	;;
	zxt2 r14 = r14
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mib
	nop 0
	(p6) addl r39 = 1, r0
	(p6) br.cond.dptk .L281
	.mmi
	nop 0
	(p19) ld1.acq r14 = [r32]
	(p18) mov r66 = r48
	.mmi
	(p18) ld1.acq r65 = [r32]
	;;
	(p19) adds r14 = 1, r14
	nop 0
	;;
	.mii
	nop 0
	(p18) sxt1 r14 = r65
	nop 0
	;;
	.mii
	nop 0
	(p18) extr.u r65 = r65, 7, 1
	(p19) zxt1 r14 = r14
	;;
	.mmi
	(p19) cmp4.ltu p6, p7 = 2, r14
	nop 0
	(p18) add r65 = r65, r14
	;;
	.mib
	nop 0
	(p18) extr r65 = r65, 1, 8
	(p18) br.call.dptk.many b0 = __divdi3#
	;;
	.mmi
	(p18) cmp4.ne p6, p7 = 0, r8
	nop 0
	(p18) mov r1 = r63
	;;
	.mii
	(p6) addl r39 = 1, r0
	nop 0
	;;
	(p7) mov r39 = r0
.L281:
	.pred.rel.mutex p8, p9
	.pred.rel.mutex p10, p11
	.pred.rel.mutex p12, p13
	.pred.rel.mutex p14, p15
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld8.acq r16 = [r34]
	st1.rel [r32] = r47
	adds r21 = 16, r12
	.mmi
	(p16) mov r66 = r49
	;;
	ld1.acq r37 = [r32]
	nop 0
	.mmi
	setf.d f2 = r16
	ld1.acq r15 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r37 = r37
	nop 0
	.mmi
	ld8.acq r14 = [r21]
	(p17) ld1.acq r8 = [r32]
	nop 0
	;;
	.mii
	nop 0
	pmpy2.r r37 = r37, r15
	cmp.geu p6, p7 = r33, r14
	.mmi
	(p16) ld1.acq r65 = [r32]
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
	sub r37 = r37, r14
	(p17) ld1.acq r14 = [r32]
	nop 0
	;;
	.mii
	(p16) ld1.acq r14 = [r32]
	sxt1 r37 = r37
	;;
	(p17) pmpy2.r r8 = r8, r14
	;;
	.mii
	nop 0
	(p16) pmpy2.r r65 = r65, r14
	;;
	(p17) sxt1 r14 = r8
	;;
	.mii
	nop 0
	(p17) extr.u r8 = r8, 7, 1
	(p16) sxt1 r14 = r65
	;;
	.mmi
	(p17) add r8 = r8, r14
	nop 0
	(p16) extr.u r65 = r65, 7, 1
	;;
	.mii
	nop 0
	(p17) extr r8 = r8, 1, 8
	(p16) add r65 = r65, r14
	;;
	.mib
	nop 0
	(p16) extr r65 = r65, 1, 8
	(p16) br.call.dptk.many b0 = __divdi3#
	;;
	.mib
	(p16) mov r1 = r63
	cmp4.ge p6, p7 = r8, r37
	(p6) br.cond.dptk .L285
	.mmf
	adds r14 = 16, r12
	nop 0
	mov f8 = f3
	;;
	.mib
	ld8.acq r37 = [r14]
	nop 0
	br.call.sptk.many b0 = clampu#
	;;
	.mii
	nop 0
	zxt2 r37 = r37
	zxt2 r8 = r8
	.mmi
	mov r1 = r63
	;;
	cmp4.ne p6, p7 = r8, r37
	nop 0
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mii
	(p7) mov r14 = r0
	nop 0
	;;
	sub r14 = r0, r14
	;;
.L286:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mib
	st1.rel [r32] = r14
	adds r50 = 1, r50
	br.cloop.sptk.few .L289
	.mmi
	addp4 r43 = r43, r0
	mov r37 = r0
	nop 0
	.mmb
	adds r40 = 40, r35
	cmp4.eq p6, p7 = r46, r44
	(p6) br.cond.dpnt .L290
	;;
	.mii
	shladd r43 = r43, 2, r0
	mov ar.lc = 8
	;;
	add r43 = r36, r43
.L291:
	.mmi
	adds r15 = 16, r12
	adds r16 = 16, r12
	adds r37 = 1, r37
	;;
	.mmi
	ld8.acq r14 = [r15]
	nop 0
	and r15 = 31, r33
	;;
	.mmi
	ld2 r14 = [r40]
	;;
	nop 0
	shr.u r14 = r14, r15
	;;
	.mii
	nop 0
	zxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	.mmi
	ld8.acq r14 = [r16]
	;;
	ld8.acq r14 = [r16]
	(p6) addl r39 = 1, r0
	.mmi
	ld8.acq r21 = [r34]
	;;
	nop 0
	(p7) mov r39 = r0
	.mmb
	nop 0
	setf.d f8 = r21
	br.call.sptk.many b0 = clampu#
	;;
	.mmi
	ld8.acq r14 = [r45]
	shladd r39 = r39, 1, r0
	mov r1 = r63
	;;
	.mmi
	adds r14 = 8, r14
	;;
	ld1 r15 = [r14]
	nop 0
	;;
	.mii
	nop 0
	dep r15 = r8, r15, 0, 7
	nop 0
	;;
	.mmi
	st1 [r14] = r15
	nop 0
	adds r15 = 16, r12
	;;
	.mmi
	ld8.acq r14 = [r15]
	;;
	adds r14 = 2, r14
	nop 0
	;;
	.mmi
	cmp.eq p6, p7 = r14, r39
	;;
	(p6) mov r14 = r33
	nop 0
	;;
	.mmi
	nop 0
	(p7) addl r14 = -255, r0
	nop 0
	;;
	.mib
	nop 0
	and r33 = r14, r33
	br.cloop.sptk.few .L293
	.mib
	nop 0
	nop 0
	br .L290
.L293:
	.mmi
	ld4 r14 = [r43]
	;;
	sub r14 = r33, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r37, r14
	(p7) br.cond.dptk .L291
.L290:
	.mmi
	mov r65 = r33
	addp4 r41 = r41, r0
	nop 0
	.mmb
	addp4 r42 = r42, r0
	adds r36 = 4, r36
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	setf.sig f8 = r41
	adds r16 = 16, r12
	mov r1 = r63
	;;
	.mmi
	ld8.acq r16 = [r16]
	ld8.acq r21 = [r34]
	nop 0
	;;
	.mmi
	setf.sig f6 = r16
	ld8.acq r14 = [r34]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f3, f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f9, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f9, f7, f9
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f7, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f7, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f10, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f3, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f8, f10, f3
	.mmi
	setf.d f8 = r14
	ld4 r14 = [r36]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f11, f7, f10
	nop 0
	.mmi
	setf.d f11 = r21
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f6, f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f9, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f9, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f11, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f8, f10, f11
	nop 0
	.mmi
	setf.sig f8 = r42
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f11, f9, f10
	;;
	.mfi
	nop 0
	fcvt.xuf.d f9 = f8
	nop 0
	.mmi
	setf.sig f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f3 = f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) mov f3 = f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f3, f9, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f11 = f9, f10, f9
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f11 = f11, f10, f11
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f11, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f6, f10
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f3, f8, f6
	nop 0
	.mmi
	ldfd f3 = [r38]
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f6, f10, f8
	nop 0
	.mfi
	nop 0
	mov f6 = f7
	nop 0
	;;
	.mfi
	nop 0
	mov f7 = f9
	nop 0
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f6, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f9, f8, f9
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f8, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f8, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f8, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f10, f8, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	;;
	.mmi
	nop 0
	getf.d r14 = f9
	nop 0
	;;
	.mmi
	st8.rel [r34] = r14
	nop 0
	nop 0
.L295:
	.mmi
	ld8.acq r14 = [r34]
	ld1.acq r33 = [r32]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r33 = r33
	nop 0
	.mmi
	ld8.acq r15 = [r34]
	nop 0
	nop 0
	;;
	.mib
	setf.d f8 = r15
	zxt2 r33 = r33
	br.call.sptk.many b0 = clampu#
	;;
	.mib
	nop 0
	zxt2 r8 = r8
	nop 0
	.mfi
	nop 0
	mov f8 = f3
	mov r1 = r63
	;;
	.mmi
	cmp4.eq p6, p7 = r8, r33
	;;
	(p7) ld8.acq r16 = [r34]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	ld8.acq r21 = [r34]
	mux1 r33 = r8, @rev
	mov r1 = r63
	;;
	.mib
	setf.d f8 = r21
	nop 0
	br.call.sptk.many b0 = clamp64#
	;;
	.mii
	nop 0
	mux1 r66 = r8, @rev
	mov r1 = r63
	;;
	.mii
	mov r65 = r33
	nop 0
	;;
	extr.u r66 = r66, 32, 8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fn88#
	;;
	.mib
	mov r1 = r63
	sxt4 r65 = r8
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC25)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld1.acq r65 = [r32]
	nop 0
	mov r1 = r63
	;;
	.mib
	nop 0
	sxt1 r65 = r65
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ldfd f8 = [r38]
	mov r1 = r63
	br.call.sptk.many b0 = mix_f#
	;;
	.mmi
	ld8.acq r34 = [r34]
	nop 0
	mov r1 = r63
	;;
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = mix_f#
	;;
	.mmi
	mov r1 = r63
	nop 0
	mov ar.lc = 3
	;;
	.mlx
	nop 0
	movl r32 = @gprel(a11#)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	nop 0
	;;
.L299:
	.mmi
	nop 0
	ld4 r65 = [r32], 4
	nop 0
	;;
	.mib
	nop 0
	sxt4 r65 = r65
	br.call.sptk.many b0 = mix#
	;;
	.mib
	nop 0
	mov r1 = r63
	br.cloop.sptk.few .L299
	;;
	.mib
	nop 0
	mov ar.lc = 63
	nop 0
	.mlx
	nop 0
	movl r32 = @gprel(a12#)
	;;
	.mmi
	add r32 = r1, r32
	nop 0
	nop 0
	;;
.L300:
	.mmi
	nop 0
	ld4 r65 = [r32], 4
	nop 0
	;;
	.mib
	nop 0
	sxt4 r65 = r65
	br.call.sptk.many b0 = mix#
	;;
	.mib
	nop 0
	mov r1 = r63
	br.cloop.sptk.few .L300
	.mmi
	nop 0
	mov r32 = r35
	nop 0
	;;
	.mib
	ldfd f8 = [r32], 8
	nop 0
	br.call.sptk.many b0 = mix_f#
	;;
	.mmi
	mov r1 = r63
	;;
	ld8 r65 = [r32]
	nop 0
	;;
	.mib
	and r65 = 127, r65
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 12, r35
	nop 0
	mov r1 = r63
	;;
	.mmi
	nop 0
	ld4 r65 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r65 = r65
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 16, r35
	nop 0
	mov r1 = r63
	;;
	.mib
	ld2 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 24, r35
	nop 0
	mov r1 = r63
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = mix_f#
	;;
	.mmi
	adds r14 = 32, r35
	nop 0
	mov r1 = r63
	;;
	.mmi
	ld8 r65 = [r14]
	;;
	and r65 = 127, r65
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	adds r14 = 36, r35
	mov r1 = r63
	adds r35 = 40, r35
	;;
	.mmi
	nop 0
	ld4 r65 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r65 = r65
	br.call.sptk.many b0 = mix#
	;;
	.mib
	ld2 r65 = [r35]
	mov r1 = r63
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	mov r1 = r63
	;;
	addl r32 = @gprel(p7#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r14 = [r32]
	nop 0
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = mix_f#
	;;
	.mii
	ld8.acq r14 = [r32]
	mov r1 = r63
	;;
	adds r14 = 8, r14
	;;
	.mmi
	ld8 r65 = [r14]
	;;
	and r65 = 127, r65
	nop 0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld8.acq r14 = [r32]
	mov r1 = r63
	;;
	adds r14 = 12, r14
	;;
	.mmi
	nop 0
	ld4 r65 = [r14]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r65 = r65
	br.call.sptk.many b0 = mix#
	;;
	.mii
	ld8.acq r14 = [r32]
	mov r1 = r63
	;;
	adds r14 = 16, r14
	;;
	.mib
	ld2 r65 = [r14]
	nop 0
	br.call.sptk.many b0 = mix#
	;;
	.mmi
	nop 0
	mov r1 = r63
	nop 0
	;;
	.mlx
	nop 0
	movl r65 = @gprel(.LC26)
	;;
	.mib
	add r65 = r1, r65
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r63
	adds r19 = 56, r12
	adds r20 = 64, r12
	;;
	.mmi
	addl r14 = @gprel(crc#), gp
	;;
	ld4 r8 = [r14]
	nop 0
	;;
	.mmi
	and r8 = 127, r8
	ld8 r21 = [r19], 24
	mov pr = r64, -1
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov b0 = r61
	;;
	.mii
	nop 0
	mov ar.pfs = r62
	;;
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
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L271:
	.body
	.copy_state 1
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = clamp64#
	;;
	.mib
	mov r1 = r63
	mov r33 = r8
	br .L275
.L269:
	.mfb
	ld1.acq r39 = [r32]
	mov f8 = f2
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	nop 0
	dep.z r15 = r33, 2, 2
	sxt1 r39 = r39
	.mmb
	ld1.acq r14 = [r32]
	mov r1 = r63
	nop 0
	;;
	.mii
	nop 0
	dep.z r39 = r39, 15, 17
	add r15 = r37, r15
	;;
	.mii
	nop 0
	extr.u r8 = r8, 17, 15
	nop 0
	.mmi
	ld4 r15 = [r15]
	;;
	or r8 = r39, r8
	dep.z r14 = r14, 2, 2
	;;
	.mmi
	add r14 = r37, r14
	nop 0
	sub r8 = r8, r15
	;;
	.mib
	st4 [r14] = r8
	nop 0
	br .L275
.L370:
	.mmi
	ld1.acq r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mii
	nop 0
	dep.z r15 = r14, 16, 16
	shr.u r14 = r14, 63
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	extr r14 = r14, 1, 31
	br .L276
.L277:
	.mmi
	ld1.acq r65 = [r32]
	nop 0
	sub r66 = r33, r66
	;;
	.mib
	nop 0
	sxt1 r65 = r65
	br.call.sptk.many b0 = __umoddi3#
	;;
	.mib
	mov r1 = r63
	cmp.ne p6, p7 = 0, r8
	br .L381
.L279:
	.mmi
	adds r14 = 40, r35
	nop 0
	addl r37 = 65598, r0
	;;
	.mmi
	ld2 r14 = [r14]
	;;
	or r14 = 1, r14
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
	fcvt.xuf f6 = f6
	;;
	.mmi
	nop 0
	getf.exp r14 = f6
	nop 0
	;;
	.mib
	nop 0
	sub r37 = r37, r14
	br .L280
	;;
.L285:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mmi
	ld1.acq r37 = [r32]
	ld8.acq r15 = [r34]
	nop 0
	;;
	.mib
	setf.d f8 = r15
	extr r37 = r37, 7, 1
	br.call.sptk.many b0 = clamp32#
	;;
	.mii
	ld1.acq r14 = [r32]
	sxt1 r8 = r8
	zxt1 r37 = r37
	.mmi
	mov r1 = r63
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	cmp4.le p6, p7 = r14, r8
	;;
	(p7) ld1.acq r8 = [r32]
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L380
	.mii
	setf.sig f6 = r40
	sxt4 r39 = r39
	sxt4 r14 = r50
	.mmf
	nop 0
	nop 0
	fnorm.s f9 = f2
	;;
	.mfi
	nop 0
	fcvt.xuf.s f8 = f6
	nop 0
	.mmi
	setf.sig f6 = r39
	nop 0
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
	.mfi
	nop 0
	fmpy.s f8 = f8, f6
	nop 0
	.mmi
	setf.sig f6 = r14
	nop 0
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
	frcpa.s0 f7, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f9, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f10, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = clamp32#
	;;
	.mmi
	mov r1 = r63
	nop 0
	nop 0
.L380:
	.pred.rel.mutex p16, p17
	.pred.rel.mutex p18, p19
	.mii
	nop 0
	zxt1 r8 = r8
	;;
	pmpy2.r r14 = r37, r8
	;;
	.mib
	nop 0
	sxt1 r14 = r14
	br .L286
.L382:
	.mmi
	nop 0
	ldfd f2 = [r38]
	nop 0
	;;
	.mfb
	nop 0
	mov f8 = f2
	br .L383
	.endp main#
	.section	.rodata
	.align 8
	.type	t109#, @object
	.size	t109#, 16
t109:
	data8	@fptr(fn75#)
	data8	@fptr(fn88#)
	.data
	.align 4
	.type	a12#, @object
	.size	a12#, 256
a12:
	data4	7
	data4	1
	data4	7
	data4	-2147483648
	data4	4
	data4	3
	data4	7
	data4	1457
	.skip	224
	.align 4
	.type	a11#, @object
	.size	a11#, 16
a11:
	data4	7
	data4	7
	data4	3
	.skip	4
	.section	.sdata,"aws"
	.align 8
	.type	g10#, @object
	.size	g10#, 8
g10:
	data4	0
	data4	1071644672
	.align 8
	.type	g9#, @object
	.size	g9#, 8
g9:
	data4	0
	data4	-1071710208
	.type	g8#, @object
	.size	g8#, 1
g8:
	data1	7
	.align 8
	.type	p7#, @object
	.size	p7#, 8
p7:
	data8	g6#
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
