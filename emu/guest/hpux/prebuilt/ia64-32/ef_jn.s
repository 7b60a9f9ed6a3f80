// 9411c9dcf96e45c6349afd249d08a009 newlib/libm/math/ef_jn.c
	.file	"ef_jn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_jnf#
	.type	__ieee754_jnf#, @function
	.proc __ieee754_jnf#
__ieee754_jnf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 0, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mmi
	getf.s r14 = f8
	.save.f 0x1
	stf.spill [r17] = f2, 32
	.save rp, r35
	mov r35 = b0
	.mlx
	mov r37 = r1
	movl r33 = 2147483647
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
	mov r15 = r14
	;;
	and r33 = r33, r15
	nop 0
	;;
	.mmi
	.savesp ar.lc, 24
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mlx
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	movl r16 = 2139095040
	;;
	.mib
	cmp4.geu p6, p7 = r16, r33
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mib
	cmp4.le p6, p7 = r0, r32
	nop 0
	(p7) br.cond.dpnt .L47
	;;
	.mib
	cmp4.ne p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_j0f#
	;;
	.mmb
	mov r1 = r37
	adds r19 = 24, r12
	nop 0
	.mmi
	adds r20 = 32, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r36
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
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
.L47:
	.body
	.copy_state 1
	.mfi
	nop 0
	fneg f7 = f8
	sub r32 = r0, r32
	.mlx
	nop 0
	movl r16 = -2147483648
	;;
	.mmi
	nop 0
	xor r15 = r15, r16
	nop 0
	;;
	.mmi
	getf.s r14 = f7
	nop 0
	nop 0
	;;
.L5:
	.mmi
	cmp4.ne p6, p7 = 1, r32
	setf.s f8 = r14
	extr r34 = r15, 31, 1
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mfi
	nop 0
	mov f5 = f8
	and r34 = r32, r34
	.mlx
	mov r1 = r37
	movl r14 = 2139095040
	;;
	.mmi
	cmp4.eq p6, p7 = r14, r33
	nop 0
	and r34 = 1, r34
	;;
	.mib
	nop 0
	cmp.eq.or.andcm p6, p7 = 0, r33
	(p6) br.cond.dptk .L26
	.mii
	nop 0
	sxt4 r14 = r32
	nop 0
	;;
	.mlx
	setf.sig f16 = r14
	movl r14 = 813694975
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f16 = f16
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f16 = f16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f16, f8
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L49
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	(p6) br.cond.dptk .L12
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 33, r32
	(p7) br.cond.dptk .L50
	;;
	.align 32
.L26:
	.mfi
	nop 0
	mov f8 = f0
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f8 = f8
.L51:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r36
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
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
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 2
	.mfb
	nop 0
	fadd.s f8 = f8, f8
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r36
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
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
	.label_state 3
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 3
	.mmf
	nop 0
	nop 0
	mov f2 = f5
	.mmb
	shladd r32 = r32, 1, r0
	nop 0
	br.call.sptk.many b0 = __ieee754_j0f#
	;;
	.mfi
	mov r1 = r37
	mov f3 = f8
	nop 0
	.mfb
	adds r32 = -4, r32
	mov f8 = f5
	br.call.sptk.many b0 = __ieee754_j1f#
	;;
	.mii
	nop 0
	extr.u r32 = r32, 1, 31
	nop 0
	.mii
	mov r1 = r37
	addl r15 = 2, r0
	;;
	mov ar.lc = r32
	.align 32
.L11:
	.mib
	nop 0
	sxt4 r14 = r15
	nop 0
	.mfi
	nop 0
	mov f11 = f8
	adds r15 = 2, r15
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
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
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f2, f7, f1
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
	(p6) fnma.s1 f6 = f10, f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f9, f10
	;;
	.mfi
	nop 0
	fms.s f8 = f7, f8, f3
	nop 0
	.mfb
	nop 0
	mov f3 = f11
	br.cloop.sptk.few .L11
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L51
	;;
.L48:
	.mib
	setf.s f8 = r14
	nop 0
	br.call.sptk.many b0 = __ieee754_j1f#
	;;
	.mmb
	mov r1 = r37
	adds r19 = 24, r12
	nop 0
	.mmi
	adds r20 = 32, r12
	nop 0
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r36
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19], 32
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
	.label_state 4
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 4
	.mlx
	shladd r33 = r32, 1, r0
	movl r14 = 0x40000000
	.mmf
	nop 0
	nop 0
	mov f2 = f5
	;;
	.mib
	nop 0
	sxt4 r15 = r33
	nop 0
	.mlx
	setf.s f9 = r14
	movl r14 = 0x4e6e6b28
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 0xbf800000
	.mmi
	nop 0
	setf.s f11 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p7 = f9, f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f2, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f10 = f8, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f10 = f10, f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f14 = f2, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fadd.s.s1 f13 = f10, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f7, f14, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f9 = f13, f2, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f12, f14, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s.s0 f8 = f9, f10, f13
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f12, f9
	.mmi
	setf.s f6 = r15
	nop 0
	addl r15 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f9 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f7, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f11
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L14
	.align 32
.L16:
	.mfi
	nop 0
	fadd.s f9 = f9, f8
	adds r15 = 1, r15
	;;
	.mfi
	nop 0
	fms.s f10 = f9, f6, f7
	nop 0
	.mfi
	nop 0
	mov f7 = f6
	nop 0
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f10, f11
	nop 0
	.mfi
	nop 0
	mov f6 = f10
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L16
.L14:
	.mfi
	add r15 = r32, r15
	mov f3 = f0
	adds r16 = -2, r33
	;;
	.mmi
	shladd r15 = r15, 1, r0
	;;
	sub r14 = r15, r33
	adds r17 = -2, r15
	;;
	.mii
	nop 0
	extr.u r14 = r14, 1, 31
	cmp4.lt p6, p7 = r17, r16
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	;;
	.mii
	nop 0
	(p7) mov ar.lc = r14
	;;
	(p6) mov ar.lc = 0
	.align 32
.L17:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = -2, r15
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
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f2, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f2, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f6
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
	(p6) fmpy.s.s1 f10 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f6, f9, f10
	;;
	.mfb
	nop 0
	mov f3 = f7
	br.cloop.sptk.few .L17
	.mfi
	nop 0
	fmpy.s f8 = f16, f8
	adds r32 = -1, r32
	.mfb
	adds r33 = -2, r33
	mov f4 = f1
	br.call.sptk.many b0 = fabsf#
	;;
	.mib
	mov r1 = r37
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	nop 0
	movl r15 = 0x40000000
	.mfi
	adds r14 = -1, r32
	fmpy.s f16 = f16, f8
	mov r1 = r37
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x501502f9
	.mfi
	nop 0
	mov f11 = f3
	addp4 r14 = r14, r0
	;;
	.mfi
	setf.s f32 = r15
	mov f10 = f4
	mov ar.lc = r14
	.mlx
	mov r32 = r14
	movl r15 = 0x42b17180
	;;
	.mmf
	setf.s f6 = r15
	nop 0
	mov f9 = f3
	.mfi
	nop 0
	mov f33 = f4
	sxt4 r14 = r33
	;;
	.mmf
	nop 0
	nop 0
	mov f12 = f15
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f16, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L42
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
	fnorm.s f7 = f7
	;;
	.mfi
	nop 0
	fmpy.s f6 = f10, f7
	nop 0
	.mfi
	nop 0
	fsub.s f7 = f7, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f4, p6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f2, f4, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f4, f9, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f4 = f6, f8, f9
	;;
	.mfi
	nop 0
	fsub.s f4 = f4, f11
	nop 0
	.mfb
	nop 0
	mov f11 = f10
	br.cloop.sptk.few .L29
	.align 32
.L21:
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = __ieee754_j0f#
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f3
	mov r1 = r37
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f4, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f4, f6
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	nop 0
.L52:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L51
.L42:
	.mmi
	setf.sig f7 = r14
	nop 0
	mov ar.lc = r32
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f7
	;;
	.mfi
	nop 0
	fnorm.s f10 = f10
	nop 0
	;;
	.align 32
.L24:
	.mfi
	nop 0
	fmpy.s f7 = f4, f10
	nop 0
	.mfi
	nop 0
	fsub.s f10 = f10, f15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f2, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f2, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f11
	;;
	.mfi
	nop 0
	fsub.s f6 = f6, f9
	nop 0
	.mfi
	nop 0
	mov f9 = f4
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f32
	;;
	.mfb
	nop 0
	(p7) mov f4 = f6
	(p7) br.cond.dptk .L22
	;;
	.mfi
	nop 0
	mov f9 = f4
	nop 0
	.mfi
	nop 0
	frcpa.s0 f8, p6 = f3, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f4 = f33
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p7 = f9, f6
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f13 = f6, f8, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f14 = f6, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f11 = f8, f13, f8
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f12 = f7, f14, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f11 = f11, f13, f8
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f12 = f12, f14, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s.s1 f13 = f3, f11
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s.s1 f14 = f9, f12
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f3 = f13, f6, f3
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f9 = f14, f6, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f3, f11, f13
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s.s0 f7 = f9, f12, f14
	nop 0
	.mfi
	nop 0
	mov f3 = f8
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f7
	nop 0
.L22:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L24
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = __ieee754_j0f#
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f3
	mov r1 = r37
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f4, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f4, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	br .L52
.L29:
	.mmf
	nop 0
	nop 0
	mov f10 = f4
	;;
	.mfi
	nop 0
	fmpy.s f6 = f10, f7
	nop 0
	.mfi
	nop 0
	fsub.s f7 = f7, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f4, p6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f2, f4, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f4, f9, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f2, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f4 = f6, f8, f9
	;;
	.mfi
	nop 0
	fsub.s f4 = f4, f11
	nop 0
	.mfb
	nop 0
	mov f11 = f10
	br.cloop.sptk.few .L29
	.mib
	nop 0
	nop 0
	br .L21
.L50:
	.mlx
	nop 0
	movl r14 = 0x3f000000
	.mfi
	adds r32 = -2, r32
	mov f8 = f1
	addl r15 = 2, r0
	;;
	.mii
	setf.s f6 = r14
	addp4 r32 = r32, r0
	;;
	mov ar.lc = r32
	;;
	.mfi
	nop 0
	fmpy.s f5 = f5, f6
	nop 0
	;;
	.mfi
	nop 0
	mov f7 = f5
	nop 0
	;;
	.align 32
.L13:
	.mib
	nop 0
	sxt4 r14 = r15
	nop 0
	.mfi
	nop 0
	fmpy.s f7 = f7, f5
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f9
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f6
	br.cloop.sptk.few .L13
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f7
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f7, f9, f10
	cmp4.eq p6, p7 = 0, r34
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L51
	.endp __ieee754_jnf#
	.align 16
	.align 64
	.global __ieee754_ynf#
	.type	__ieee754_ynf#, @function
	.proc __ieee754_ynf#
__ieee754_ynf:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 0, 0
	mov r16 = r12
	nop 0
	.mii
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	;;
	.mlx
	getf.s r33 = f8
	movl r14 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r16 = 2139095040
	;;
	.mmi
	mov r15 = r33
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r16, r14
	nop 0
	(p7) br.cond.dpnt .L72
	;;
	.mib
	cmp4.ne p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L73
	;;
	.mib
	cmp4.le p6, p7 = r0, r33
	nop 0
	(p7) br.cond.dpnt .L74
	;;
	.mmi
	cmp4.le p6, p7 = r0, r32
	;;
	(p7) sub r32 = r0, r32
	nop 0
	;;
	.mii
	nop 0
	(p7) dep.z r34 = r32, 1, 1
	nop 0
	;;
	.mib
	(p7) sub r34 = 1, r34
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mib
	cmp4.ne p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L63
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_y0f#
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	mov r1 = r37
	;;
.L53:
	.mmi
	setf.s f8 = r14
	adds r17 = 16, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r17]
	mov ar.pfs = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L73:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0xbf800000
	.mmi
	adds r17 = 16, r12
	;;
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f0, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f9
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mmi
	setf.s f8 = r14
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L63:
	.body
	.copy_state 2
	.mmi
	addl r34 = 1, r0
	nop 0
	nop 0
.L59:
	.mlx
	cmp4.ne p6, p7 = 1, r32
	movl r15 = 2139095040
	.mmb
	setf.s f8 = r33
	nop 0
	(p7) br.cond.dpnt .L75
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r15, r14
	nop 0
	;;
	.mib
	(p6) getf.s r14 = f0
	nop 0
	(p6) br.cond.dpnt .L53
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_y0f#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f2 = f8
	.mmb
	setf.s f8 = r33
	nop 0
	br.call.sptk.many b0 = __ieee754_y1f#
	;;
	.mlx
	getf.s r16 = f8
	movl r17 = -8388608
	.mii
	mov r1 = r37
	addl r15 = 1, r0
	;;
	cmp4.eq p6, p7 = r17, r16
	;;
	.mib
	(p6) mov r14 = r16
	nop 0
	(p6) br.cond.dpnt .L61
	;;
	.mmi
	nop 0
	setf.s f6 = r33
	nop 0
	;;
	.mfi
	nop 0
	mov f10 = f6
	nop 0
	.align 32
.L62:
	.mii
	shladd r14 = r15, 1, r0
	adds r15 = 1, r15
	;;
	sxt4 r14 = r14
	.mmi
	cmp4.gt p7, p8 = r32, r15
	;;
	setf.sig f7 = r14
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
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f10, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f10, f7
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f11
	nop 0
	.mmi
	setf.s f7 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fms.s f7 = f6, f7, f2
	nop 0
	.mmi
	setf.s f2 = r16
	;;
	getf.s r14 = f7
	nop 0
	;;
	.mmi
	nop 0
	getf.s r16 = f7
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p7, p8 = r14, r17
	(p7) br.cond.dptk .L62
	;;
.L61:
	.mmi
	cmp4.eq p6, p7 = 1, r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	(p7) setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	nop 0
	(p7) getf.s r14 = f6
	nop 0
	;;
	.mmi
	setf.s f8 = r14
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 3
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L72:
	.body
	.copy_state 3
	.mfi
	nop 0
	fadd.s f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mmi
	setf.s f8 = r14
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L74:
	.body
	.copy_state 4
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f0, f0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f8 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f0, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f9, f7, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f6
	nop 0
	;;
	.mmi
	setf.s f8 = r14
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.label_state 5
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L75:
	.body
	.copy_state 5
	.mii
	nop 0
	sxt4 r34 = r34
	nop 0
	.mmb
	setf.s f8 = r33
	nop 0
	br.call.sptk.many b0 = __ieee754_y1f#
	;;
	.mmi
	setf.sig f2 = r34
	mov r1 = r37
	adds r17 = 16, r12
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
	fmpy.s f8 = f2, f8
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	;;
	.mmi
	setf.s f8 = r14
	ldf.fill f2 = [r17]
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	.mmb
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
	.endp __ieee754_ynf#
	.global __ieee754_y1f#
	.type	__ieee754_y1f#, @function
	.global __ieee754_y0f#
	.type	__ieee754_y0f#, @function
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.global __ieee754_j1f#
	.type	__ieee754_j1f#, @function
	.global fabsf#
	.type	fabsf#, @function
	.global __ieee754_j0f#
	.type	__ieee754_j0f#, @function
	.ident	"GCC: (GNU) 12.2.0"
