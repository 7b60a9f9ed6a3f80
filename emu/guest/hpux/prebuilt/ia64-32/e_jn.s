// 73612031e1b508588cd1d38dda671232 newlib/libm/math/e_jn.c
	.file	"e_jn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_jn#
	.type	__ieee754_jn#, @function
	.proc __ieee754_jn#
__ieee754_jn:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 0, 0
	adds r16 = -72, r12
	nop 0
	.mmi
	adds r17 = -64, r12
	.fframe 96
	adds r12 = -96, r12
	mov r18 = ar.lc
	;;
	.mmi
	getf.d r14 = f8
	.save.f 0x1
	stf.spill [r17] = f2, 32
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	;;
	.save.f 0x4
	stf.spill [r17] = f4, 32
	nop 0
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16
	movl r17 = 2146435072
	;;
	.mii
	sub r15 = r0, r14
	extr.u r35 = r14, 32, 31
	mov r33 = r14
	;;
	.mmi
	or r15 = r15, r14
	;;
	nop 0
	extr.u r15 = r15, 31, 1
	;;
	.mmi
	or r15 = r15, r35
	;;
	cmp4.geu p6, p7 = r17, r15
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
	.mib
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	extr.u r16 = r14, 32, 32
	(p7) br.cond.dpnt .L52
	;;
	.mib
	cmp4.le p6, p7 = r0, r32
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mib
	cmp4.ne p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_j0#
	;;
	.mmb
	mov r1 = r38
	adds r19 = 24, r12
	nop 0
	.mmi
	adds r20 = 32, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r37
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
.L53:
	.body
	.copy_state 1
	.mfi
	nop 0
	fneg f7 = f8
	sub r32 = r0, r32
	.mlx
	nop 0
	movl r15 = -2147483648
	;;
	.mmi
	nop 0
	xor r16 = r16, r15
	nop 0
	;;
	.mmi
	getf.d r14 = f7
	nop 0
	nop 0
	;;
.L5:
	.mmi
	cmp4.ne p6, p7 = 1, r32
	setf.d f8 = r14
	extr r34 = r16, 31, 1
	.mmb
	or r33 = r33, r35
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 2146435071
	.mfi
	and r34 = r32, r34
	mov f5 = f8
	mov r1 = r38
	;;
	.mmi
	cmp4.ltu p6, p7 = r14, r35
	nop 0
	and r34 = 1, r34
	;;
	.mib
	nop 0
	cmp4.eq.or.andcm p6, p7 = 0, r33
	(p7) br.cond.dpnt .L55
	;;
.L31:
	.mfi
	nop 0
	mov f8 = f0
	cmp4.eq p6, p7 = 0, r34
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f8 = f8
.L56:
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r37
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
.L52:
	.body
	.copy_state 2
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	nop 0
	.mmi
	adds r19 = 24, r12
	adds r20 = 32, r12
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r37
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
.L55:
	.body
	.copy_state 3
	.mii
	nop 0
	sxt4 r14 = r32
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f16 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f16 = f16
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f16 = f16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f16, f8
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L45
	.mlx
	nop 0
	movl r14 = 1389363199
	;;
	.mib
	cmp4.geu p6, p7 = r14, r35
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mmi
	nop 0
	and r32 = 3, r32
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r32
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mib
	cmp4.eq p6, p7 = 3, r32
	nop 0
	(p6) br.cond.dpnt .L13
	;;
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cos#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mfb
	mov r1 = r38
	mov f8 = f5
	br.call.sptk.many b0 = sin#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f2, f8
	.mmf
	setf.d f2 = r15
	nop 0
	mov f8 = f5
	;;
	.mfb
	nop 0
	fmpy.d f2 = f6, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	mov f9 = f8
	mov r1 = r38
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f2
	;;
.L49:
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f8, f1
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
	(p6) fmpy.d.s1 f10 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f10, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f10
	nop 0
.L57:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L56
	;;
.L54:
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = __ieee754_j1#
	;;
	.mmb
	mov r1 = r38
	adds r19 = 24, r12
	nop 0
	.mmi
	adds r20 = 32, r12
	nop 0
	mov b0 = r36
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r37
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
.L45:
	.body
	.copy_state 4
	.mlx
	nop 0
	movl r14 = 1041235967
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r35
	(p6) br.cond.dptk .L17
	;;
	.mib
	nop 0
	cmp4.lt p6, p7 = 33, r32
	(p6) br.cond.dptk .L31
	.mlx
	nop 0
	movl r16 = 0x3fe0000000000000
	.mfi
	adds r14 = -2, r32
	mov f9 = f1
	addl r15 = 2, r0
	;;
	.mii
	setf.d f6 = r16
	addp4 r14 = r14, r0
	;;
	mov ar.lc = r14
	;;
	.mfi
	nop 0
	fmpy.d f6 = f8, f6
	nop 0
	;;
	.mfi
	nop 0
	mov f8 = f6
	nop 0
	;;
	.align 32
.L18:
	.mib
	nop 0
	sxt4 r14 = r15
	nop 0
	.mfi
	nop 0
	fmpy.d f8 = f8, f6
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f10 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f10
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfb
	nop 0
	fmpy.d f9 = f9, f7
	br.cloop.sptk.few .L18
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f8, f1
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
	(p6) fmpy.d.s1 f10 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f10, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f10
	br .L57
.L17:
	.mlx
	shladd r33 = r32, 1, r0
	movl r14 = 0x4000000000000000
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
	setf.d f12 = r14
	movl r14 = 0xbff0000000000000
	;;
	.mlx
	setf.sig f10 = r15
	movl r16 = 0x41cdcd6500000000
	.mmi
	addl r15 = 1, r0
	;;
	setf.d f11 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p7 = f12, f2
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f10 = f10
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f6 = f2, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f10, f2
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f6, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f9, f1
	;;
	.mfi
	nop 0
	(p7) fma.s1 f6 = f6, f14, f6
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f9, f7, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f6 = f6, f14, f6
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
	(p7) fadd.d.s1 f14 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f2, f14, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f10, f7
	;;
	.mfi
	nop 0
	(p7) fma.d.s0 f8 = f12, f6, f14
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f2, f13, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f10, f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f9, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f11
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L19
	.align 32
.L21:
	.mfi
	nop 0
	fadd.d f7 = f7, f8
	adds r15 = 1, r15
	;;
	.mfi
	nop 0
	fms.d f10 = f7, f6, f9
	nop 0
	.mfi
	nop 0
	mov f9 = f6
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
	(p6) br.cond.dptk .L21
.L19:
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
.L22:
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
	fcvt.xf f9 = f6
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
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f2, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f10
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f9, f7, f9
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
	(p6) fnma.s1 f6 = f6, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f7, f10
	;;
	.mfb
	nop 0
	mov f3 = f9
	br.cloop.sptk.few .L22
	.mfi
	nop 0
	fmpy.d f8 = f16, f8
	adds r32 = -1, r32
	.mfb
	adds r33 = -2, r33
	mov f4 = f1
	br.call.sptk.many b0 = fabs#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	.mfi
	adds r14 = -1, r32
	fmpy.d f16 = f16, f8
	mov r1 = r38
	;;
	.mmi
	setf.d f15 = r15
	setf.d f13 = r15
	addp4 r14 = r14, r0
	.mlx
	nop 0
	movl r15 = 0x40862e42fefa39ef
	;;
	.mfb
	setf.d f6 = r15
	mov f11 = f3
	nop 0
	.mfi
	mov r32 = r14
	mov f10 = f4
	mov ar.lc = r14
	;;
	.mlx
	nop 0
	movl r16 = 0x54b249ad2594c37d
	.mfi
	nop 0
	mov f9 = f3
	sxt4 r14 = r33
	;;
	.mmf
	setf.d f32 = r16
	nop 0
	mov f33 = f4
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f16, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L47
	.mmi
	nop 0
	setf.sig f6 = r14
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
	.mfi
	nop 0
	fmpy.d f7 = f10, f8
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f4, p6 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f4, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f4, f6, f4
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f4 = f7, f6, f9
	;;
	.mfi
	nop 0
	fsub.d f4 = f4, f11
	nop 0
	.mfb
	nop 0
	mov f11 = f10
	br.cloop.sptk.few .L34
	.align 32
.L26:
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = __ieee754_j0#
	;;
	.mfi
	nop 0
	fmpy.d f7 = f8, f3
	mov r1 = r38
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
	(p6) fnma.s1 f7 = f4, f9, f7
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	nop 0
.L58:
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L56
.L34:
	.mmf
	nop 0
	nop 0
	mov f10 = f4
	;;
	.mfi
	nop 0
	fmpy.d f7 = f10, f8
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f4, p6 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f4, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f4, f6, f4
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f4 = f7, f6, f9
	;;
	.mfi
	nop 0
	fsub.d f4 = f4, f11
	nop 0
	.mfb
	nop 0
	mov f11 = f10
	br.cloop.sptk.few .L34
	.mib
	nop 0
	nop 0
	br .L26
.L11:
	.mfb
	nop 0
	mov f2 = f5
	br.call.sptk.many b0 = __ieee754_j0#
	;;
	.mmf
	mov r1 = r38
	nop 0
	mov f3 = f8
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = __ieee754_j1#
	;;
	.mmi
	shladd r14 = r32, 1, r0
	mov r1 = r38
	addl r15 = 2, r0
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	extr.u r14 = r14, 1, 31
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L16:
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
	frcpa.s0 f9, p6 = f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
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
	(p6) fmpy.d.s1 f10 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f7, f6, f10
	;;
	.mfi
	nop 0
	fms.d f8 = f9, f8, f3
	nop 0
	.mfb
	nop 0
	mov f3 = f11
	br.cloop.sptk.few .L16
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r34
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L56
.L47:
	.mmi
	setf.sig f7 = r14
	nop 0
	mov ar.lc = r32
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f11 = f7
	;;
	.mfi
	nop 0
	fnorm.d f11 = f11
	nop 0
	;;
	.align 32
.L29:
	.mfi
	nop 0
	fmpy.d f8 = f4, f11
	nop 0
	.mfi
	nop 0
	fsub.d f11 = f11, f15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f2, f6, f1
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
	(p6) fmpy.d.s1 f10 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f2, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f10
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f9
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
	(p7) br.cond.dptk .L27
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p6 = f3, f6
	nop 0
	.mfi
	nop 0
	mov f12 = f4
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f4 = f33
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p7 = f12, f6
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f7 = f6, f10, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f8 = f6, f9, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f7, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f10, f7, f10
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f8, f8
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f8 = f9, f8, f9
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
	.mfi
	nop 0
	(p7) fma.s1 f8 = f8, f14, f8
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
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
	(p7) fma.s1 f8 = f8, f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f3, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f14 = f12, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f3 = f6, f13, f3
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f6, f14, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f3, f7, f13
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f9 = f12, f8, f14
	;;
	.mfi
	nop 0
	mov f3 = f10
	nop 0
.L27:
	.mib
	nop 0
	nop 0
	br.cloop.sptk.few .L29
	.mfb
	nop 0
	mov f8 = f5
	br.call.sptk.many b0 = __ieee754_j0#
	;;
	.mfi
	nop 0
	fmpy.d f7 = f8, f3
	mov r1 = r38
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
	(p6) fnma.s1 f7 = f4, f9, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	br .L58
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sin#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mfb
	mov r1 = r38
	mov f8 = f5
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f2, f8
	.mmf
	setf.d f2 = r15
	nop 0
	mov f8 = f5
	;;
	.mfb
	nop 0
	fmpy.d f2 = f6, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmf
	mov r1 = r38
	nop 0
	mov f9 = f8
	;;
	.mfb
	nop 0
	mov f6 = f2
	br .L49
.L13:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cos#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mfb
	mov r1 = r38
	mov f8 = f5
	br.call.sptk.many b0 = sin#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f2, f8
	.mmf
	setf.d f2 = r15
	nop 0
	mov f8 = f5
	;;
	.mfb
	nop 0
	fmpy.d f2 = f6, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmf
	mov r1 = r38
	nop 0
	mov f9 = f8
	;;
	.mfb
	nop 0
	mov f6 = f2
	br .L49
.L12:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cos#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mfb
	mov r1 = r38
	mov f8 = f5
	br.call.sptk.many b0 = sin#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f2, f8
	.mmf
	setf.d f2 = r15
	nop 0
	mov f8 = f5
	;;
	.mfb
	nop 0
	fmpy.d f2 = f6, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmf
	mov r1 = r38
	nop 0
	mov f9 = f8
	;;
	.mfb
	nop 0
	mov f6 = f2
	br .L49
	.endp __ieee754_jn#
	.align 16
	.align 64
	.global __ieee754_yn#
	.type	__ieee754_yn#, @function
	.proc __ieee754_yn#
__ieee754_yn:
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
	.mmi
	nop 0
	getf.d r33 = f8
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	movl r17 = 2146435072
	;;
	.mmi
	sub r14 = r0, r33
	nop 0
	extr.u r16 = r33, 32, 31
	;;
	.mmi
	or r14 = r14, r33
	or r15 = r33, r16
	extr.u r18 = r33, 32, 32
	;;
	.mii
	nop 0
	extr.u r14 = r14, 31, 1
	;;
	or r14 = r14, r16
	;;
	.mib
	cmp4.geu p6, p7 = r17, r14
	nop 0
	(p7) br.cond.dpnt .L84
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L85
	;;
	.mib
	cmp4.le p6, p7 = r0, r18
	nop 0
	(p7) br.cond.dpnt .L86
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
	(p7) br.cond.dpnt .L65
	;;
	.mib
	cmp4.ne p6, p7 = 0, r32
	nop 0
	(p6) br.cond.dpnt .L74
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_y0#
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	mov r1 = r37
	;;
.L59:
	.mmi
	setf.d f8 = r14
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
.L85:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0xbff0000000000000
	.mmi
	adds r17 = 16, r12
	;;
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
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
	(p6) fnma.s1 f8 = f9, f0, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f9
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
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
.L74:
	.body
	.copy_state 2
	.mmi
	addl r34 = 1, r0
	nop 0
	nop 0
.L65:
	.mlx
	cmp4.ne p6, p7 = 1, r32
	movl r14 = 2146435072
	.mmb
	setf.d f8 = r33
	nop 0
	(p7) br.cond.dpnt .L87
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r16
	nop 0
	;;
	.mib
	(p6) getf.d r14 = f0
	nop 0
	(p6) br.cond.dpnt .L59
	;;
	.mlx
	nop 0
	movl r14 = 1389363199
	;;
	.mib
	cmp4.geu p6, p7 = r14, r16
	nop 0
	(p6) br.cond.dpnt .L67
	;;
	.mmi
	nop 0
	and r32 = 3, r32
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 2, r32
	nop 0
	(p6) br.cond.dpnt .L68
	;;
	.mib
	cmp4.eq p6, p7 = 3, r32
	nop 0
	(p6) br.cond.dpnt .L69
	;;
	.mib
	cmp4.eq p6, p7 = 1, r32
	nop 0
	(p6) br.cond.dpnt .L70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sin#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r37
	setf.d f8 = r33
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f2, f8
	.mmi
	setf.d f2 = r14
	setf.d f8 = r33
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f7, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	.mmi
	getf.d r14 = f6
	nop 0
	nop 0
.L72:
	.mmi
	cmp4.eq p6, p7 = 1, r34
	nop 0
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	(p7) setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	nop 0
	(p7) getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
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
.L84:
	.body
	.copy_state 3
	.mfi
	nop 0
	fadd.d f6 = f8, f8
	adds r17 = 16, r12
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
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
.L86:
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
	(p6) fnma.s1 f7 = f6, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f0, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f8
	;;
	.mmi
	nop 0
	getf.d r14 = f6
	nop 0
	;;
	.mmi
	setf.d f8 = r14
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
.L67:
	.body
	.copy_state 5
	.mib
	setf.d f8 = r33
	nop 0
	br.call.sptk.many b0 = __ieee754_y0#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f2 = f8
	.mmb
	setf.d f8 = r33
	nop 0
	br.call.sptk.many b0 = __ieee754_y1#
	;;
	.mmi
	getf.d r17 = f8
	nop 0
	addl r15 = -1048576, r0
	.mii
	mov r1 = r37
	addl r18 = -1048576, r0
	;;
	extr.u r14 = r17, 32, 32
	;;
	.mmi
	cmp4.eq p6, p7 = r15, r14
	nop 0
	addl r15 = 1, r0
	;;
	.mib
	(p6) mov r14 = r17
	nop 0
	(p6) br.cond.dpnt .L72
	;;
	.mmi
	nop 0
	setf.d f6 = r33
	nop 0
	;;
	.mfi
	nop 0
	mov f10 = f6
	nop 0
	.align 32
.L73:
	.mii
	shladd r14 = r15, 1, r0
	adds r15 = 1, r15
	;;
	sxt4 r14 = r14
	.mmi
	cmp4.gt p7, p8 = r32, r15
	;;
	setf.sig f9 = r14
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
	frcpa.s0 f6, p6 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f1
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
	(p6) fmpy.s1 f8 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f11, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f11
	nop 0
	.mmi
	setf.d f7 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fms.d f7 = f6, f7, f2
	nop 0
	.mmi
	setf.d f2 = r17
	;;
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	getf.d r17 = f7
	;;
	nop 0
	extr.u r16 = r14, 32, 32
	;;
	.mib
	cmp4.ne.and.orcm p7, p8 = r18, r16
	nop 0
	(p8) br.cond.dpnt .L72
	;;
	.mii
	shladd r14 = r15, 1, r0
	adds r15 = 1, r15
	;;
	sxt4 r14 = r14
	.mmi
	cmp4.gt p7, p8 = r32, r15
	;;
	setf.sig f9 = r14
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
	frcpa.s0 f6, p6 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f6, f1
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
	(p6) fmpy.s1 f8 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f11, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f11
	nop 0
	.mmi
	setf.d f7 = r17
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fms.d f7 = f6, f7, f2
	nop 0
	.mmi
	setf.d f2 = r17
	;;
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	getf.d r17 = f7
	;;
	nop 0
	extr.u r16 = r14, 32, 32
	;;
	.mib
	nop 0
	cmp4.ne.and.orcm p7, p8 = r18, r16
	(p7) br.cond.dptk .L73
	.mib
	nop 0
	nop 0
	br .L72
.L68:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = cos#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r37
	setf.d f8 = r33
	br.call.sptk.many b0 = sin#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f2, f8
	.mmi
	setf.d f2 = r14
	setf.d f8 = r33
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f7, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	.mib
	getf.d r14 = f6
	nop 0
	br .L72
.L70:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sin#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r37
	setf.d f8 = r33
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mfi
	nop 0
	fneg f7 = f2
	nop 0
	.mmi
	setf.d f2 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	.mmi
	setf.d f8 = r33
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f7, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	.mib
	getf.d r14 = f6
	nop 0
	br .L72
.L69:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sin#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r37
	setf.d f8 = r33
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f2, f8
	.mmi
	setf.d f2 = r14
	setf.d f8 = r33
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f7, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmi
	nop 0
	mov r1 = r37
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f10, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	.mib
	getf.d r14 = f6
	nop 0
	br .L72
.L87:
	.mii
	nop 0
	sxt4 r34 = r34
	nop 0
	.mmb
	setf.d f8 = r33
	nop 0
	br.call.sptk.many b0 = __ieee754_y1#
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
	fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f2, f8
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	;;
	.mmi
	setf.d f8 = r14
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
	.endp __ieee754_yn#
	.global __ieee754_y1#
	.type	__ieee754_y1#, @function
	.global __ieee754_y0#
	.type	__ieee754_y0#, @function
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.global __ieee754_j1#
	.type	__ieee754_j1#, @function
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.global sin#
	.type	sin#, @function
	.global cos#
	.type	cos#, @function
	.global fabs#
	.type	fabs#, @function
	.global __ieee754_j0#
	.type	__ieee754_j0#, @function
	.ident	"GCC: (GNU) 12.2.0"
