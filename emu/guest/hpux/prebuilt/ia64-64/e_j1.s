// d98dcf49e782649badbc37119c930f6a newlib/libm/math/e_j1.c
	.file	"e_j1.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc pone#
pone:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x40de1511697a0b2d
	.mlx
	nop 0
	movl r15 = 0x40f7d42cb28f17bb
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40ac85dc964d274f
	.mlx
	setf.d f35 = r15
	movl r16 = 0x40e20b8697c5bb7f
	;;
	.mlx
	setf.d f15 = r14
	movl r15 = 0x40beea7ac32782dd
	.mlx
	setf.d f33 = r16
	movl r16 = 0x40ae457da3a532cc
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0x4079c0d4652ea590
	;;
	.mlx
	setf.d f36 = r16
	movl r16 = 0x402a7a9d357f7fce
	.mlx
	setf.d f34 = r15
	movl r15 = 0x3fbdfffffffffcce
	;;
	.mlx
	setf.d f32 = r16
	movl r16 = 0x405c8d458e656cac
	.mmf
	setf.d f14 = r15
	nop 0
	mov f12 = f0
	;;
	.mlx
	setf.d f13 = r16
	movl r16 = 1075838975
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r16 = 1074933386
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L8
	.mlx
	nop 0
	movl r16 = 0x40978030036f5e51
	.mlx
	nop 0
	movl r15 = 0x40bea4b0b8a5bb15
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0x40b4e9445706b6fb
	.mlx
	setf.d f35 = r15
	movl r15 = 0x408efb361b066701
	;;
	.mlx
	setf.d f33 = r16
	movl r16 = 0x408085b8bb7e0cb7
	.mlx
	setf.d f15 = r15
	movl r15 = 0x40802d16d052d649
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0x405b13b9452602ed
	.mlx
	setf.d f36 = r15
	movl r15 = 0x401b36046e6315e3
	;;
	.mlx
	setf.d f34 = r16
	movl r16 = 0x3fbdffffe2c10043
	.mlx
	setf.d f32 = r15
	movl r15 = 0x404da3eaa8af633d
	;;
	.mlx
	setf.d f14 = r16
	movl r16 = 0x3dad0667dae1ca7d
	.mmi
	setf.d f13 = r15
	;;
	setf.d f12 = r16
	nop 0
.L2:
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f8, f10, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f37 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f11, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f37, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f11, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f10, f11
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f7, f36
	nop 0
	.mfi
	nop 0
	fma.d f7 = f8, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f34
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f32
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f14
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f13
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f12
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f1
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
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
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
	(p6) fmpy.d.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f10
	;;
	.mfb
	nop 0
	fadd.d f8 = f8, f1
	br.ret.sptk.many b0
.L8:
	.mlx
	nop 0
	movl r16 = 0x4059f26d7c2eed53
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0x408bd67da32e31e9
	;;
	.mlx
	setf.d f35 = r16
	movl r16 = 0x40905b7c5037d523
	;;
	.mlx
	setf.d f33 = r16
	movl r16 = 0x40750c3307f1a75f
	;;
	.mlx
	setf.d f15 = r16
	movl r16 = 0x4048478f8ea83ee5
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0x4056c3854d2c1837
	;;
	.mlx
	setf.d f36 = r16
	movl r16 = 0x40418f489da6d129
	;;
	.mlx
	setf.d f34 = r16
	movl r16 = 0x400f76bce85ead8a
	;;
	.mlx
	setf.d f32 = r16
	movl r16 = 0x3fbdfff55b21d17b
	;;
	.mlx
	setf.d f14 = r16
	movl r16 = 1074191212
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r15 = 0x40416549a134069c
	.mlx
	nop 0
	movl r16 = 0x3e29fc21a7ad9edd
	;;
	.mmi
	nop 0
	setf.d f13 = r15
	nop 0
	.mmb
	setf.d f12 = r16
	nop 0
	(p6) br.cond.dptk .L2
	.mlx
	setf.d f8 = r14
	movl r15 = 0x4020bab1f44e5192
	.mlx
	nop 0
	movl r16 = 0x405d6b7ada1884a9
	;;
	.mmi
	nop 0
	setf.d f9 = r15
	nop 0
	.mlx
	setf.d f35 = r16
	movl r15 = 0x406d08d8d5a2dbd9
	;;
	.mlx
	nop 0
	movl r16 = 0x405f529314f92cd5
	.mlx
	setf.d f33 = r15
	movl r15 = 0x40144b49a574c1fe
	;;
	.mlx
	setf.d f15 = r16
	movl r16 = 0x4031b1a8177f8ee2
	.mlx
	setf.d f7 = r15
	movl r15 = 0x40287c377f71a964
	;;
	.mmi
	nop 0
	setf.d f36 = r16
	nop 0
	.mlx
	setf.d f34 = r15
	movl r16 = 0x4002f2b7f98faec0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f8, f8
	nop 0
	.mlx
	setf.d f32 = r16
	movl r15 = 0x3fbdff42be760d83
	;;
	.mlx
	nop 0
	movl r16 = 0x40356fbd8ad5ecdc
	.mlx
	setf.d f14 = r15
	movl r15 = 0x3e7ce9d4f65544f4
	;;
	.mmi
	setf.d f13 = r16
	setf.d f12 = r15
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
	(p6) fnma.s1 f10 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f8, f10, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f37 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f11, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f37, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f11, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f10, f11
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f7, f36
	nop 0
	.mfi
	nop 0
	fma.d f7 = f8, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f34
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f32
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f14
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f13
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f12
	nop 0
	.mfi
	nop 0
	fma.d f7 = f7, f8, f1
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
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
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
	(p6) fmpy.d.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f10
	;;
	.mfb
	nop 0
	fadd.d f8 = f8, f1
	br.ret.sptk.many b0
	.endp pone#
	.align 16
	.align 64
	.proc qone#
qone:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r16 = 1075838975
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p6) br.cond.dptk .L11
	.mlx
	nop 0
	movl r16 = 1074933386
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L16
	.mlx
	setf.d f8 = r14
	movl r15 = 0xc0b26f2efcffa004
	.mlx
	nop 0
	movl r14 = 0x3fd8000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x40db4b04cf7c364b
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x40e8576daabad197
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x40d10f1f0d64ce29
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x409f1f31e77bf839
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f11 = f8, f8
	.mmf
	setf.d f32 = r15
	nop 0
	mov f10 = f8
	;;
	.mlx
	nop 0
	movl r15 = 0xc0a468e388fda79d
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0xc09574c66931734f
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0xc066f56d6ca7b9b0
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0xc0201ce6ca03ad4b
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0xbfba3fffcb597fef
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x405451b2ff5a11b2
	;;
	.mlx
	setf.d f14 = r15
	movl r15 = 0xbdb6fa431aa1a098
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f11, f9, f1
	nop 0
	.mmi
	setf.d f13 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f39 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f39, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f12, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f8, f12
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f38
	nop 0
	.mfi
	nop 0
	fma.d f6 = f9, f6, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f36
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f34
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f32
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f14
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f11, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f7
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
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	;;
.L11:
	.mlx
	setf.d f8 = r14
	movl r15 = 0xc111f9690ea5aa18
	.mmf
	nop 0
	nop 0
	mov f13 = f0
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x412457d27719ad5c
	.mlx
	nop 0
	movl r14 = 0x3fd8000000000000
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x4125f65372869c19
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x4100579ab0b75e98
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x40be9162d0d88419
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f11 = f8, f8
	.mmf
	setf.d f32 = r15
	nop 0
	mov f10 = f8
	;;
	.mlx
	nop 0
	movl r15 = 0xc0e7a6d065d09c6a
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0xc0c724e740f87415
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0xc087bcd053e4b576
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0xc0304591a26779f7
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0xbfba3ffffffffdf3
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x40642ca6de5bcde5
	;;
	.mmi
	nop 0
	setf.d f14 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f11, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f39 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f39, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f12, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f8, f12
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f38
	nop 0
	.mfi
	nop 0
	fma.d f6 = f9, f6, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f36
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f34
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f32
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f14
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f11, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f7
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
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
.L16:
	.mlx
	nop 0
	movl r16 = 1074191212
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L17
	.mlx
	setf.d f8 = r14
	movl r15 = 0xc060e670290a311f
	.mlx
	nop 0
	movl r14 = 0x3fd8000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x409dbc7a0dd4df4b
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x40b5abbaa61d54a6
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x40aa684e448e7c9a
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x40850eebc031ee3e
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f11 = f8, f8
	.mmf
	setf.d f32 = r15
	nop 0
	mov f10 = f8
	;;
	.mlx
	nop 0
	movl r15 = 0xc06b66b95f5c1bf6
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0xc06c87d34718d55f
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0xc04cec71c25d16da
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0xc01270c23302d9ff
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0xbfba3feb51aeed54
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x4047d523ccd367e4
	;;
	.mlx
	setf.d f14 = r15
	movl r15 = 0xbe35cfa9d38fc84f
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f11, f9, f1
	nop 0
	.mmi
	setf.d f13 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f39 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f39, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f12, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f8, f12
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f38
	nop 0
	.mfi
	nop 0
	fma.d f6 = f9, f6, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f36
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f34
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f32
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f14
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f11, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f7
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
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	;;
.L17:
	.mlx
	setf.d f8 = r14
	movl r15 = 0xc013d686e71be86b
	.mlx
	nop 0
	movl r14 = 0x3fd8000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x40637e5e3c3ed8d4
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x40871b2548d4c029
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x4087ac05ce49a0f7
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x406f9f68db821cba
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f11 = f8, f8
	.mmf
	setf.d f32 = r15
	nop 0
	mov f10 = f8
	;;
	.mlx
	nop 0
	movl r15 = 0xc0355f3639cf6e52
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0xc04529a3de104aaa
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0xc033a9e2c168907f
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0xc006048469bb4eda
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0xbfba3e8e9148b010
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x403d888a78ae64ff
	;;
	.mlx
	setf.d f14 = r15
	movl r15 = 0xbe87f12644c626d2
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f11, f9, f1
	nop 0
	.mmi
	setf.d f13 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f39 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f39, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f11, f12, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f8, f12
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f38
	nop 0
	.mfi
	nop 0
	fma.d f6 = f9, f6, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f36
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f34
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f32
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f14
	nop 0
	.mfi
	nop 0
	fma.d f6 = f6, f9, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f8, f9, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f11, f6
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f9, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f7
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
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f9, f7
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	.endp qone#
	.align 16
	.align 64
	.global __ieee754_j1#
	.type	__ieee754_j1#, @function
	.proc __ieee754_j1#
__ieee754_j1:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 0, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.mfi
	.fframe 64
	adds r12 = -64, r12
	mov f6 = f8
	mov r37 = r1
	;;
	.mmi
	getf.d r32 = f8
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save rp, r35
	mov r35 = b0
	.mlx
	nop 0
	movl r14 = 2146435071
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3, 32
	.save.f 0x4
	stf.spill [r16] = f4
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r17] = f5
	.body
	;;
	nop 0
	extr.u r34 = r32, 32, 31
	;;
	.mib
	cmp4.geu p6, p7 = r14, r34
	extr.u r33 = r32, 32, 32
	(p6) br.cond.dpnt .L19
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
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
	(p6) fmpy.d.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	nop 0
.L18:
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
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L19:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	mov r1 = r37
	mov f3 = f8
	tbit.z p6, p7 = r33, 30
	.mlx
	setf.d f6 = r32
	movl r14 = 0x3fe0000000000000
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mlx
	setf.d f8 = r14
	movl r14 = 1044381695
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	(p6) br.cond.dptk .L28
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	.mmi
	setf.d f7 = r32
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L18
.L28:
	.mlx
	setf.d f10 = r32
	movl r14 = 0x3e6aaafa46ca0bd9
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0xbef0c5c6ba169668
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3dab2acfcfb97ed8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f10, f10
	;;
	.mfi
	nop 0
	fma.d f6 = f9, f6, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3e35ac88c97dff2c
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f570d9f98472c61
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3eb3bff8333f8498
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbfb0000000000000
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f285f56b9cdf664
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f939d0b12637e53
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f9
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f10
	nop 0
	.mmi
	setf.d f10 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f10
	nop 0
	.mmi
	setf.d f10 = r32
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f10, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f6, f9, f11
	;;
	.mfb
	nop 0
	fadd.d f8 = f8, f10
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
	nop 0
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 2
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sin#
	;;
	.mfi
	nop 0
	mov f4 = f8
	nop 0
	.mfb
	mov r1 = r37
	mov f8 = f3
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r14 = 2145386495
	.mfi
	nop 0
	mov f5 = f8
	mov r1 = r37
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f2 = f4, f8
	(p7) br.cond.dpnt .L35
.L22:
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	mov f9 = f8
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
	cmp4.le p6, p7 = r0, r33
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f8 = f8
.L36:
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
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 3
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 3
	.mfb
	nop 0
	fadd.d f8 = f3, f3
	br.call.sptk.many b0 = cos#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f4, f5
	.mfi
	nop 0
	fneg f4 = f4
	mov r1 = r37
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f0
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L30
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f4 = f4, f5
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f4
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f2, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f2, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f2, f7, f2
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
	(p6) fnma.s1 f6 = f8, f9, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f2 = f6, f7, f9
	nop 0
.L25:
	.mlx
	nop 0
	movl r14 = 1207959552
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mib
	cmp4.geu p6, p7 = r14, r34
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pone#
	;;
	.mmf
	mov r1 = r37
	nop 0
	mov f5 = f8
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = qone#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r37
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
	;;
	.mfi
	nop 0
	fmpy.d f4 = f4, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f2 = f2, f5, f4
	;;
	.mfb
	nop 0
	fmpy.d f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	mov f9 = f8
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
	cmp4.le p6, p7 = r0, r33
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L36
	;;
.L30:
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f4, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f4, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f4, f7, f4
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
	(p6) fnma.s1 f6 = f8, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f4 = f6, f7, f9
	br .L25
	.endp __ieee754_j1#
	.align 16
	.align 64
	.global __ieee754_y1#
	.type	__ieee754_y1#, @function
	.proc __ieee754_y1#
__ieee754_y1:
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
	getf.d r32 = f8
	movl r15 = 2146435071
	.mfi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	mov f7 = f8
	mov r36 = r1
	;;
	.mmi
	.save.f 0x4
	stf.spill [r16] = f4
	.save.f 0x2
	stf.spill [r17] = f3
	.body
	adds r18 = 16, r12
	.mmi
	nop 0
	adds r19 = 32, r12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	;;
	.mii
	nop 0
	extr.u r33 = r32, 32, 31
	nop 0
	;;
	.mmi
	cmp4.geu p6, p7 = r15, r33
	or r14 = r32, r33
	extr.u r16 = r32, 32, 32
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = 1016070144
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L55
	;;
	.mib
	cmp4.le p6, p7 = r0, r16
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 30
	(p7) br.cond.dpnt .L57
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 0xbfe45f306dc9c883
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L48
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
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
	(p6) fmpy.d.s1 f10 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f9, f7, f10
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
.L55:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r14 = 0xbff0000000000000
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f8, f0, f1
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
	(p6) fnma.s1 f7 = f9, f0, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
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
.L54:
	.body
	.copy_state 2
	.mmf
	nop 0
	nop 0
	fma.d f6 = f8, f8, f8
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
	(p6) fnma.s1 f7 = f6, f8, f1
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
	(p6) fmpy.d.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f1
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
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
.L48:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r14 = 0x3db25039daca772a
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f8, f8
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3e3abf1d5ba69a86
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0xbe78ac00569105b8
	;;
	.mfi
	nop 0
	fma.d f9 = f6, f9, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3ef8ab038fa6b88e
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3eb6c05a894e8ca6
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbf5f55e54844f50f
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f6, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f2a8c896c257764
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3fa9d3c776292cd1
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f6, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f94650d3f4da9f0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbfc91866143cbc8a
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f6, f10
	nop 0
	.mmi
	setf.d f10 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f6, f10
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
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f6, f10, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f11, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f10, f11
	;;
	.mfb
	nop 0
	mov f2 = f6
	br.call.sptk.many b0 = __ieee754_j1#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	.mmb
	setf.d f8 = r32
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	setf.d f6 = r32
	movl r14 = 0x3fe45f306dc9c883
	.mmi
	mov r1 = r36
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
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
	(p6) fmpy.d.s1 f10 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f10, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f10
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f3 = f3, f8, f7
	;;
	.mfi
	nop 0
	fmpy.d f3 = f3, f6
	nop 0
	.mmi
	setf.d f6 = r32
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f2, f6, f3
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
.L56:
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
	(p6) fnma.s1 f6 = f8, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f0, f0
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f9, f6, f7
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
.L57:
	.body
	.copy_state 5
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sin#
	;;
	.mfi
	nop 0
	mov f3 = f8
	nop 0
	.mmb
	mov r1 = r36
	setf.d f8 = r32
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r14 = 2145386495
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
	fsub.d f2 = f2, f8
	(p7) br.cond.dpnt .L58
.L43:
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmi
	setf.d f8 = r32
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	mov f9 = f8
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
.L59:
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
.L58:
	.body
	.copy_state 6
	.mmi
	nop 0
	setf.d f6 = r32
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f8 = f6, f6
	br.call.sptk.many b0 = cos#
	;;
	.mfi
	nop 0
	fmpy.d f6 = f3, f4
	mov r1 = r36
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f0
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L50
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f3, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f3, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f3, f7, f3
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
	(p6) fnma.s1 f6 = f8, f9, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f3 = f6, f7, f9
	nop 0
.L46:
	.mlx
	nop 0
	movl r14 = 1207959552
	.mmi
	nop 0
	setf.d f8 = r32
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L43
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pone#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	.mmb
	setf.d f8 = r32
	nop 0
	br.call.sptk.many b0 = qone#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r36
	.mlx
	setf.d f8 = r32
	movl r14 = 0x3fe20dd750429b6d
	;;
	.mfi
	nop 0
	fmpy.d f3 = f3, f6
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f2 = f2, f4, f3
	;;
	.mfb
	nop 0
	fmpy.d f2 = f2, f6
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	mov f9 = f8
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
	br .L59
.L50:
	.mmf
	nop 0
	nop 0
	fsub.d f3 = f3, f4
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
	(p6) fnma.s1 f6 = f7, f2, f1
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
	(p6) fmpy.d.s1 f9 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f8
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f2 = f8, f6, f9
	br .L46
	.endp __ieee754_y1#
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.global cos#
	.type	cos#, @function
	.global sin#
	.type	sin#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
