// eae478cfe78349c355cda66c8e1750b3 newlib/libm/math/ef_j1.c
	.file	"ef_j1.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc ponef#
ponef:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x46f0a88b
	.mlx
	nop 0
	movl r15 = 0x47bea166
	;;
	.mlx
	setf.s f9 = r14
	movl r16 = 0x47105c35
	.mlx
	setf.s f35 = r15
	movl r15 = 0x45642ee5
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	.mlx
	setf.s f33 = r16
	movl r16 = 0x45f753d6
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x45722bed
	.mlx
	setf.s f7 = r16
	movl r16 = 0x43ce06a3
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0x4153d4ea
	.mlx
	setf.s f34 = r16
	movl r16 = 0x3df00000
	;;
	.mlx
	setf.s f32 = r15
	movl r15 = 0x42e46a2c
	.mlx
	setf.s f14 = r16
	movl r16 = 2147483647
	;;
	.mmf
	setf.s f13 = r15
	nop 0
	mov f12 = f0
	;;
	.mmi
	nop 0
	mov r15 = r14
	nop 0
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 1090519039
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r16 = 1089936471
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L8
	.mlx
	nop 0
	movl r16 = 0x44bc0180
	.mlx
	nop 0
	movl r15 = 0x45f52586
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0x45a74a23
	.mlx
	setf.s f35 = r15
	movl r15 = 0x4477d9b1
	;;
	.mlx
	setf.s f33 = r16
	movl r16 = 0x44042dc6
	.mlx
	setf.s f15 = r15
	movl r15 = 0x440168b7
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0x42d89dca
	.mlx
	setf.s f36 = r15
	movl r15 = 0x40d9b023
	;;
	.mlx
	setf.s f34 = r16
	movl r16 = 0x3defffff
	.mlx
	setf.s f32 = r15
	movl r15 = 0x426d1f55
	;;
	.mlx
	setf.s f14 = r16
	movl r16 = 0x2d68333f
	.mmi
	setf.s f13 = r15
	;;
	setf.s f12 = r16
	nop 0
.L2:
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
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
	(p6) fmpy.s.s1 f11 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f10, f11
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f7, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f8, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f13
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f12
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfb
	nop 0
	fadd.s f8 = f8, f1
	br.ret.sptk.many b0
.L8:
	.mlx
	nop 0
	movl r16 = 0x42cf936c
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0x445eb3ed
	;;
	.mlx
	setf.s f35 = r16
	movl r16 = 0x4482dbe3
	;;
	.mlx
	setf.s f33 = r16
	movl r16 = 0x43a86198
	;;
	.mlx
	setf.s f15 = r16
	movl r16 = 0x42423c7c
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0x42b61c2a
	;;
	.mlx
	setf.s f36 = r16
	movl r16 = 0x420c7a45
	;;
	.mlx
	setf.s f34 = r16
	movl r16 = 0x407bb5e7
	;;
	.mlx
	setf.s f32 = r16
	movl r16 = 0x3defffab
	;;
	.mlx
	setf.s f14 = r16
	movl r16 = 1077336935
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r15 = 0x420b2a4d
	.mlx
	nop 0
	movl r16 = 0x314fe10d
	;;
	.mmi
	nop 0
	setf.s f13 = r15
	nop 0
	.mmb
	setf.s f12 = r16
	nop 0
	(p6) br.cond.dptk .L2
	.mlx
	setf.s f8 = r14
	movl r15 = 0x4105d590
	.mlx
	nop 0
	movl r16 = 0x42eb5bd7
	;;
	.mmi
	nop 0
	setf.s f9 = r15
	nop 0
	.mlx
	setf.s f35 = r16
	movl r15 = 0x436846c7
	;;
	.mlx
	nop 0
	movl r16 = 0x42fa9499
	.mlx
	setf.s f33 = r15
	movl r15 = 0x40a25a4d
	;;
	.mlx
	setf.s f15 = r16
	movl r16 = 0x418d8d41
	.mlx
	setf.s f7 = r15
	movl r15 = 0x4143e1bc
	;;
	.mmi
	nop 0
	setf.s f36 = r16
	nop 0
	.mlx
	setf.s f34 = r15
	movl r16 = 0x401795c0
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f8
	nop 0
	.mlx
	setf.s f32 = r16
	movl r15 = 0x3deffa16
	;;
	.mlx
	nop 0
	movl r16 = 0x41ab7dec
	.mlx
	setf.s f14 = r15
	movl r15 = 0x33e74ea8
	;;
	.mmi
	setf.s f13 = r16
	setf.s f12 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
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
	(p6) fmpy.s.s1 f11 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f10, f11
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f7, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f8, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f13
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f12
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f8, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfb
	nop 0
	fadd.s f8 = f8, f1
	br.ret.sptk.many b0
	.endp ponef#
	.align 16
	.align 64
	.proc qonef#
qonef:
	.prologue
	.body
	.mlx
	nop 0
	movl r15 = 0x431bf2f2
	.mlx
	nop 0
	movl r14 = 0xc09eb437
	;;
	.mlx
	setf.s f38 = r15
	movl r15 = 0x443d602e
	.mlx
	setf.s f9 = r14
	movl r14 = 0x4438d92a
	;;
	.mlx
	setf.s f34 = r15
	movl r15 = 0xc1aaf9b2
	.mlx
	setf.s f36 = r14
	movl r14 = 0x437cfb47
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0xc2294d1f
	.mlx
	setf.s f32 = r14
	movl r16 = 2147483647
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	.mlx
	setf.s f37 = r15
	movl r15 = 0xc19d4f16
	;;
	.mlx
	setf.s f35 = r15
	movl r15 = 0xc0302423
	;;
	.mlx
	setf.s f33 = r15
	movl r15 = 0xbdd1f475
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x41ec4454
	;;
	.mlx
	setf.s f14 = r15
	movl r15 = 0xb43f8932
	;;
	.mmi
	setf.s f13 = r15
	nop 0
	mov r15 = r14
	;;
	.mlx
	and r15 = r16, r15
	movl r16 = 1075838975
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r16, r15
	(p6) br.cond.dptk .L10
	.mlx
	nop 0
	movl r15 = 0xc88fcb48
	.mmf
	nop 0
	nop 0
	mov f13 = f0
	;;
	.mlx
	setf.s f9 = r15
	movl r15 = 0x4922be94
	;;
	.mlx
	setf.s f38 = r15
	movl r15 = 0x492fb29c
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0x4802bcd6
	;;
	.mlx
	setf.s f34 = r15
	movl r15 = 0x45f48b17
	;;
	.mlx
	setf.s f32 = r15
	movl r15 = 0xc73d3683
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0xc639273a
	;;
	.mlx
	setf.s f37 = r15
	movl r15 = 0xc43de683
	;;
	.mlx
	setf.s f35 = r15
	movl r15 = 0xc1822c8d
	;;
	.mlx
	setf.s f33 = r15
	movl r15 = 0xbdd20000
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x43216537
	.mmi
	nop 0
	;;
	setf.s f14 = r15
	nop 0
.L10:
	.mlx
	setf.s f6 = r14
	movl r14 = 0x3ec00000
	;;
	.mfi
	nop 0
	fmpy.s f8 = f6, f6
	nop 0
	.mfi
	nop 0
	mov f10 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f8
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
	(p6) fmpy.s.s1 f12 = f11, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f12, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f8, f11, f12
	;;
	.mfi
	nop 0
	fma.s f9 = f6, f9, f38
	nop 0
	.mfi
	nop 0
	fma.s f7 = f6, f7, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f13
	nop 0
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f1
	nop 0
	.mfi
	nop 0
	mov f6 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f11, f7, f6
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f8, f1
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
	(p6) fnma.s1 f6 = f9, f10, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	.endp qonef#
	.align 16
	.align 64
	.global __ieee754_j1f#
	.type	__ieee754_j1f#, @function
	.proc __ieee754_j1f#
__ieee754_j1f:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 0, 0
	adds r16 = -64, r12
	adds r17 = -48, r12
	.mfi
	.fframe 80
	adds r12 = -80, r12
	mov f6 = f8
	mov r37 = r1
	;;
	.mlx
	getf.s r32 = f8
	movl r33 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 32
	movl r14 = 2139095039
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3, 32
	.save.f 0x4
	stf.spill [r16] = f4, 32
	.save rp, r35
	mov r35 = b0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r17] = f5
	.save.gf 0x0, 0x10
	stf.spill [r16] = f16
	.body
	nop 0
	;;
	.mii
	mov r34 = r32
	nop 0
	;;
	and r33 = r33, r34
	;;
	.mib
	cmp4.geu p6, p7 = r14, r33
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
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
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	nop 0
.L14:
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r36
	.mmi
	nop 0
	ldf.fill f3 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r18], 32
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L15:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mfi
	mov r1 = r37
	mov f3 = f8
	tbit.z p6, p7 = r34, 30
	.mlx
	setf.s f6 = r32
	movl r14 = 0x3f000000
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mlx
	setf.s f8 = r14
	movl r14 = 838860799
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	(p6) br.cond.dptk .L21
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	.mmi
	setf.s f7 = r32
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L14
.L21:
	.mlx
	setf.s f10 = r32
	movl r14 = 0x335557d2
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mlx
	setf.s f6 = r14
	movl r14 = 0xb7862e36
	;;
	.mlx
	setf.s f7 = r14
	movl r14 = 0x2d59567e
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f10, f10
	;;
	.mfi
	nop 0
	fma.s f6 = f9, f6, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x31ad6446
	;;
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3ab86cfd
	;;
	.mfi
	nop 0
	fma.s f7 = f9, f7, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x359dffc2
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0xbd800000
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3942fab6
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3c9ce859
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f9
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f10
	nop 0
	.mmi
	setf.s f10 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f10
	nop 0
	.mmi
	setf.s f10 = r32
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f11, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f9 = f6, f10, f11
	;;
	.mfb
	nop 0
	fadd.s f8 = f8, f9
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	mov b0 = r35
	;;
	.mii
	nop 0
	mov ar.pfs = r36
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r18], 32
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r18]
	.label_state 2
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sinf#
	;;
	.mfi
	nop 0
	mov f5 = f8
	nop 0
	.mfb
	mov r1 = r37
	mov f8 = f3
	br.call.sptk.many b0 = cosf#
	;;
	.mlx
	nop 0
	movl r14 = 2130706431
	.mmf
	mov r1 = r37
	nop 0
	mov f16 = f8
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	nop 0
	;;
	.mfi
	nop 0
	fneg f4 = f5
	nop 0
	.mfi
	nop 0
	fsub.s f2 = f5, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f4 = f4, f8
	.mfb
	nop 0
	mov f8 = f3
	(p7) br.cond.dpnt .L27
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ponef#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f5 = f8
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = qonef#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r37
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mfi
	nop 0
	fmpy.s f4 = f4, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f2 = f2, f5, f4
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	.mmi
	cmp4.le p7, p8 = r0, r34
	nop 0
	mov r1 = r37
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfi
	nop 0
	(p8) fneg f8 = f8
	nop 0
.L28:
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r35
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r36
	.mmi
	nop 0
	ldf.fill f3 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f4 = [r18], 32
	ldf.fill f5 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f16 = [r18]
	.label_state 3
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 3
	.mfb
	nop 0
	fadd.s f8 = f3, f3
	br.call.sptk.many b0 = cosf#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f5 = f5, f16
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r37
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f5, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L23
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
	.mfi
	nop 0
	mov f8 = f3
	nop 0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f2 = f6, f7, f9
	br.call.sptk.many b0 = ponef#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f5 = f8
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = qonef#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r37
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mfi
	nop 0
	fmpy.s f4 = f4, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f2 = f2, f5, f4
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	.mmi
	cmp4.le p7, p8 = r0, r34
	nop 0
	mov r1 = r37
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfb
	nop 0
	(p8) fneg f8 = f8
	br .L28
	;;
.L23:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f4, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f4, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f4, f9, f4
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f4
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
	.mfi
	nop 0
	mov f8 = f3
	nop 0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f4 = f6, f7, f9
	br.call.sptk.many b0 = ponef#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f5 = f8
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = qonef#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r37
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mfi
	nop 0
	fmpy.s f4 = f4, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f2 = f2, f5, f4
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f8
	.mmi
	cmp4.le p7, p8 = r0, r34
	nop 0
	mov r1 = r37
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	;;
	.mfb
	nop 0
	(p8) fneg f8 = f8
	br .L28
	.endp __ieee754_j1f#
	.align 16
	.align 64
	.global __ieee754_y1f#
	.type	__ieee754_y1f#, @function
	.proc __ieee754_y1f#
__ieee754_y1f:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	adds r16 = -32, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 48
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mlx
	getf.s r32 = f8
	movl r33 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 32
	movl r15 = 2139095039
	;;
	.mmf
	.save.f 0x2
	stf.spill [r17] = f3
	.save.f 0x4
	stf.spill [r16] = f4
	mov f7 = f8
	.mmi
	mov r36 = r1
	.body
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmf
	mov r14 = r32
	nop 0
	mov f6 = f7
	;;
	.mmi
	nop 0
	and r33 = r33, r14
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r15, r33
	nop 0
	(p7) br.cond.dpnt .L46
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L47
	;;
	.mib
	cmp4.le p6, p7 = r0, r32
	nop 0
	(p7) br.cond.dpnt .L48
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 30
	nop 0
	.mlx
	nop 0
	movl r14 = 612368384
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 0xbf22f983
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L40
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
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
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f7, f9, f10
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0xbf800000
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f0, f1
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
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L46:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	fma.s f6 = f8, f8, f8
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f8, f1
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
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f6, f1
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f9
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L40:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r14 = 0x2d9281cf
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f8
	;;
	.mlx
	setf.s f9 = r14
	movl r14 = 0x31d5f8eb
	;;
	.mlx
	setf.s f7 = r14
	movl r14 = 0xb3c56003
	;;
	.mfi
	nop 0
	fma.s f9 = f6, f9, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x37c5581c
	;;
	.mlx
	setf.s f10 = r14
	movl r14 = 0x35b602d4
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0xbafaaf2a
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3954644b
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3d4e9e3c
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3ca3286a
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0xbe48c331
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f6, f10
	nop 0
	.mmi
	setf.s f10 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f9 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f6, f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f9, f6, f1
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
	(p6) fnma.s1 f7 = f11, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	;;
	.mfb
	nop 0
	mov f2 = f6
	br.call.sptk.many b0 = __ieee754_j1f#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	.mmb
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	setf.s f6 = r32
	movl r14 = 0x3f22f983
	.mmi
	mov r1 = r36
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f6, f1
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
	(p6) fmpy.s.s1 f10 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	.mfi
	nop 0
	fms.s f3 = f3, f8, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fmpy.s f3 = f3, f6
	nop 0
	.mmi
	setf.s f6 = r32
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f2, f6, f3
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 4
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L48:
	.body
	.copy_state 4
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f0, f0
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f8, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f9, f6, f7
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 5
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L49:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sinf#
	;;
	.mfi
	nop 0
	mov f3 = f8
	nop 0
	.mmb
	mov r1 = r36
	setf.s f8 = r32
	br.call.sptk.many b0 = cosf#
	;;
	.mlx
	nop 0
	movl r14 = 2130706431
	.mfi
	nop 0
	mov f4 = f8
	mov r1 = r36
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fneg f2 = f3
	;;
	.mfb
	nop 0
	fsub.s f2 = f2, f8
	(p7) br.cond.dpnt .L50
.L35:
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	.mmi
	setf.s f8 = r32
	;;
	setf.s f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mfi
	nop 0
	mov f7 = f8
	mov r1 = r36
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	nop 0
.L51:
	.mmi
	adds r18 = 16, r12
	adds r19 = 32, r12
	mov b0 = r34
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r35
	.mmi
	nop 0
	ldf.fill f3 = [r19]
	nop 0
	;;
	.mib
	ldf.fill f4 = [r18]
	.label_state 6
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
.L50:
	.body
	.copy_state 6
	.mmi
	nop 0
	setf.s f6 = r32
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f8 = f6, f6
	br.call.sptk.many b0 = cosf#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f3, f4
	.mfi
	nop 0
	mov f7 = f8
	mov r1 = r36
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f2
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L42
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f10
	;;
	.mfi
	nop 0
	mov f3 = f6
	nop 0
.L38:
	.mlx
	nop 0
	movl r14 = 1207959552
	.mmi
	nop 0
	setf.s f8 = r32
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L35
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = ponef#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	.mmb
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = qonef#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r36
	.mlx
	setf.s f8 = r32
	movl r14 = 0x3f106ebb
	;;
	.mfi
	nop 0
	fmpy.s f3 = f3, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f2 = f2, f4, f3
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrtf#
	;;
	.mfi
	nop 0
	mov f7 = f8
	mov r1 = r36
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
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
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	br .L51
.L42:
	.mmf
	nop 0
	nop 0
	fsub.s f3 = f3, f4
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f3
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f2, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f2, f9, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f7, f8
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f2 = f8, f6, f9
	br .L38
	.endp __ieee754_y1f#
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.global __ieee754_sqrtf#
	.type	__ieee754_sqrtf#, @function
	.global cosf#
	.type	cosf#, @function
	.global sinf#
	.type	sinf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
