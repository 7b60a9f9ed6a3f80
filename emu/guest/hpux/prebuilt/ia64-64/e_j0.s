// 4dd0ad7e1a866224e0ec4b5bc52a7e47 newlib/libm/math/e_j0.c
	.file	"e_j0.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc pzero#
pzero:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x40e741774f2c49dc
	.mlx
	nop 0
	movl r15 = 0x40fc810f8f9fa9bd
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40adf37d50596938
	.mlx
	setf.d f35 = r15
	movl r16 = 0x40e3d2bb6eb6b05f
	;;
	.mlx
	setf.d f15 = r14
	movl r15 = 0xc0b4850b36cc643d
	.mlx
	setf.d f33 = r16
	movl r16 = 0xc0a36a6ecd4dcafc
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0xc07011027b19e863
	;;
	.mlx
	setf.d f36 = r16
	movl r16 = 0xc02029d0b44fa779
	.mlx
	setf.d f34 = r15
	movl r15 = 0xbfb1fffffffffd32
	;;
	.mlx
	setf.d f32 = r16
	movl r16 = 0x405d223307a96751
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
	movl r16 = 0x40a2cc1dc70be864
	.mlx
	nop 0
	movl r15 = 0x40c2ccb8fa76fa38
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0x40b75af88fbe1d60
	.mlx
	setf.d f35 = r15
	movl r15 = 0x40906d025c7e2864
	;;
	.mlx
	setf.d f33 = r16
	movl r16 = 0xc075a6ef28a38bd7
	.mlx
	setf.d f15 = r15
	movl r15 = 0xc074b3b36742cc63
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0xc050eb2f5a7d1783
	.mlx
	setf.d f36 = r15
	movl r15 = 0xc010a370f90c6bbf
	;;
	.mlx
	setf.d f34 = r16
	movl r16 = 0xbfb1ffffe69afbc6
	.mlx
	setf.d f32 = r15
	movl r15 = 0x404e60810c98c5de
	;;
	.mlx
	setf.d f14 = r16
	movl r16 = 0xbda918b147e495cc
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
	movl r16 = 0x4065b296fc379081
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0x40919ffcb8c39b7e
	;;
	.mlx
	setf.d f35 = r16
	movl r16 = 0x4092a66e6d1061d6
	;;
	.mlx
	setf.d f33 = r16
	movl r16 = 0x40769839464a7c0e
	;;
	.mlx
	setf.d f15 = r16
	movl r16 = 0xc03f72aca892d80f
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0xc04d0a22420a1a45
	;;
	.mlx
	setf.d f36 = r16
	movl r16 = 0xc035f74a4cb94e14
	;;
	.mlx
	setf.d f34 = r16
	movl r16 = 0xc00345b2aea48074
	;;
	.mlx
	setf.d f32 = r16
	movl r16 = 0xbfb1fff6f7c0e24b
	;;
	.mlx
	setf.d f14 = r16
	movl r16 = 1074191212
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r15 = 0x4041ed9284077dd3
	.mlx
	nop 0
	movl r16 = 0xbe25e1036fe1aa86
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
	movl r15 = 0x402d50b344391809
	.mlx
	nop 0
	movl r16 = 0x40633c033ab6faff
	;;
	.mmi
	nop 0
	setf.d f9 = r15
	nop 0
	.mlx
	setf.d f35 = r16
	movl r15 = 0x4070e78642ea079b
	;;
	.mlx
	nop 0
	movl r16 = 0x4061069e0ee8878f
	.mlx
	setf.d f33 = r15
	movl r15 = 0xc009de81af8fe70f
	;;
	.mlx
	setf.d f15 = r16
	movl r16 = 0xc02662e6c5246303
	.mlx
	setf.d f7 = r15
	movl r15 = 0xc01e8af3edafa7f3
	;;
	.mmi
	nop 0
	setf.d f36 = r16
	nop 0
	.mlx
	setf.d f34 = r15
	movl r16 = 0xbff736398a24a843
	;;
	.mfi
	nop 0
	fmpy.d f6 = f8, f8
	nop 0
	.mlx
	setf.d f32 = r16
	movl r15 = 0xbfb1ff62495e1e42
	;;
	.mlx
	nop 0
	movl r16 = 0x40363865908b5959
	.mlx
	setf.d f14 = r15
	movl r15 = 0xbe77d316e927026d
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
	.endp pzero#
	.align 16
	.align 64
	.proc qzero#
qzero:
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
	movl r15 = 0xc0b4ea57bedbc609
	.mlx
	nop 0
	movl r14 = 0x3fc0000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x40e191181f7a54a0
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x40ebb5e397e02372
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x40d267d27b591e6d
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x40a03ba0da21c0ce
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
	movl r15 = 0x409f17e953c6e3a6
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x40900cf99dc8c481
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0x4060e3920a8788e9
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0x401757b0b9953dd3
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0x3fb2bfffd172b04c
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x4054b1b3fb5e1543
	;;
	.mlx
	setf.d f14 = r15
	movl r15 = 0x3db43d8f29cc8cd9
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
	fsub.d f6 = f8, f7
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
	movl r15 = 0xc114fd6d2c9530c5
	.mmf
	nop 0
	nop 0
	mov f13 = f0
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x4129a66b28de0b3d
	.mlx
	nop 0
	movl r14 = 0x3fc0000000000000
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x412883da83a52b43
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x4101665254d38c3f
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x40bfa2584e6b0563
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
	movl r15 = 0x40e212d40e901566
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x40c14d993e18f46d
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0x40816d6315301825
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0x402789525bb334d6
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0x3fb2bffffffffe2c
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x406478d5365b39bc
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
	fsub.d f6 = f8, f7
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
	movl r15 = 0xc062a7eb201cf40f
	.mlx
	nop 0
	movl r14 = 0x3fc0000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x40a3a8aad94fb1c0
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x40b93c6cd7c76a28
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x40acf04be44dfc63
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x40862d8386544eb3
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
	movl r15 = 0x4064d77c81fa21e0
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x406559dbe25efd1f
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0x40454f98962daedd
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0x400ac0fc61149cf5
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0x3fb2bfee0e8d0842
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x40486122bfe343a6
	;;
	.mlx
	setf.d f14 = r15
	movl r15 = 0x3e32cd036adecb82
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
	fsub.d f6 = f8, f7
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
	movl r15 = 0xc0153e6af8b32931
	.mlx
	nop 0
	movl r14 = 0x3fc0000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x406a95530e001365
	;;
	.mlx
	setf.d f38 = r15
	movl r15 = 0x408b977c9c5cc214
	;;
	.mlx
	setf.d f36 = r15
	movl r15 = 0x408a664522b3bf22
	;;
	.mlx
	setf.d f34 = r15
	movl r15 = 0x4070d591e4d14b40
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
	movl r15 = 0x403040b171814bb4
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x403faa8e29fbdc4a
	;;
	.mlx
	setf.d f37 = r15
	movl r15 = 0x402cfdbfaaf96fe5
	;;
	.mfi
	nop 0
	frcpa.s0 f9, p6 = f1, f11
	nop 0
	.mlx
	setf.d f35 = r15
	movl r15 = 0x3ffff897e727779c
	;;
	.mlx
	setf.d f33 = r15
	movl r15 = 0x3fb2bec53e883e34
	;;
	.mlx
	setf.d f15 = r15
	movl r15 = 0x403e5d96f7c07aed
	;;
	.mlx
	setf.d f14 = r15
	movl r15 = 0x3e84313b54f76bdb
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
	fsub.d f6 = f8, f7
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
	.endp qzero#
	.align 16
	.align 64
	.global __ieee754_j0#
	.type	__ieee754_j0#, @function
	.proc __ieee754_j0#
__ieee754_j0:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	adds r16 = -48, r12
	nop 0
	.mmi
	adds r17 = -32, r12
	.fframe 64
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mmi
	getf.d r14 = f8
	.save.f 0x1
	stf.spill [r16] = f2, 32
	mov r36 = r1
	.mlx
	nop 0
	movl r15 = 2146435071
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
	extr.u r33 = r14, 32, 31
	;;
	.mib
	cmp4.geu p6, p7 = r15, r33
	extr.u r32 = r14, 32, 32
	(p6) br.cond.dpnt .L19
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
	mov b0 = r34
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r18], 32
	mov ar.pfs = r35
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
	mov r1 = r36
	mov f2 = f8
	tbit.z p6, p7 = r32, 30
	.mlx
	nop 0
	movl r14 = 1059061759
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L37
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	(p6) br.cond.dptk .L27
	.mlx
	nop 0
	movl r14 = 0x7e37e43c8800759c
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 1044381695
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L27
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r14, r33
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f8 = f1
	(p6) br.cond.dptk .L18
	.mlx
	nop 0
	movl r14 = 0x3fd0000000000000
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f2, f6
	;;
	.mfb
	nop 0
	fnma.d f8 = f6, f2, f1
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
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
.L27:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 0xbe33d5e773d63fce
	.mfi
	adds r18 = 16, r12
	fmpy.d f6 = f2, f2
	adds r19 = 32, r12
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3ebeb1d10c503919
	;;
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3e1408bcf4745d8f
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3ea13b54ce84d5a9
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 1072693247
	;;
	.mlx
	cmp4.ltu p7, p8 = r14, r33
	movl r14 = 0xbf28e6a5b61ac6e9
	;;
	.mfi
	nop 0
	fma.d f9 = f6, f9, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3f1ea6d2dd57dbf4
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3f8ffffffffffffd
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f6, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3f8ffce882c8c2a4
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r14
	(p8) movl r14 = 0x3fd0000000000000
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3fe0000000000000
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f9, f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f9, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f8, f1
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
	.mfi
	nop 0
	(p6) fma.d.s0 f8 = f7, f10, f11
	nop 0
	.mmi
	(p7) setf.d f7 = r14
	;;
	(p8) setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d f8 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fma.d f6 = f2, f7, f1
	nop 0
	.mfi
	nop 0
	(p7) fnma.d f2 = f2, f7, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fsub.d f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d f8 = f6, f2, f8
	;;
	.mfb
	nop 0
	(p8) fma.d f8 = f8, f6, f1
	nop 0
	.mmi
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 3
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 3
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
	mov r1 = r36
	mov f8 = f2
	br.call.sptk.many b0 = cos#
	;;
	.mlx
	nop 0
	movl r14 = 2145386495
	.mfi
	nop 0
	mov f5 = f8
	mov r1 = r36
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f3 = f4, f8
	(p7) br.cond.dpnt .L38
.L22:
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f3 = f3, f6
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
	mov f6 = f3
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
.L40:
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
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 4
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L38:
	.body
	.copy_state 4
	.mfb
	nop 0
	fadd.d f8 = f2, f2
	br.call.sptk.many b0 = cos#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f4, f5
	.mfi
	nop 0
	fneg f8 = f8
	mov r1 = r36
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f6, f0
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L39
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
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
	.mfi
	nop 0
	(p6) fma.d.s0 f4 = f6, f7, f9
	nop 0
.L25:
	.mlx
	nop 0
	movl r14 = 1207959552
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mib
	cmp4.geu p6, p7 = r14, r33
	nop 0
	(p7) br.cond.dpnt .L22
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pzero#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f5 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = qzero#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r36
	.mlx
	nop 0
	movl r14 = 0x3fe20dd750429b6d
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
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
	fms.d f3 = f3, f5, f4
	;;
	.mfb
	nop 0
	fmpy.d f3 = f3, f6
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
	mov f6 = f3
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
	br .L40
	;;
.L39:
	.mfi
	nop 0
	fsub.d f4 = f4, f5
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f4
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
	.mfb
	nop 0
	(p6) fma.d.s0 f3 = f6, f7, f9
	br .L25
	.endp __ieee754_j0#
	.align 16
	.align 64
	.global __ieee754_y0#
	.type	__ieee754_y0#, @function
	.proc __ieee754_y0#
__ieee754_y0:
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
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 32
	nop 0
	mov r36 = r1
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	nop 0
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
	(p7) br.cond.dpnt .L58
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = 1044381696
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mib
	cmp4.le p6, p7 = r0, r16
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r16, 30
	(p7) br.cond.dpnt .L61
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 0xbdc5e43d693fb3c8
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L62
	;;
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3e5500573b4eabd4
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f8, f8
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3dfe50183bd6d9ef
	;;
	.mfi
	nop 0
	fma.d f6 = f9, f6, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3e91642d7ff202fd
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbecffea773d25cad
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f13ecbbf578c6c1
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f36c54d20b29b6b
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f8a127091c9c71a
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbf8c4ce8b16cfa97
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3fc69d019de9e3fc
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbfb2e4d699cbd01f
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mmi
	setf.d f10 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f9, f10
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
	mov f3 = f10
	br.call.sptk.many b0 = __ieee754_j0#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r36
	setf.d f8 = r32
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe45f306dc9c883
	.mmi
	mov r1 = r36
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f2, f8
	;;
	.mfb
	nop 0
	fma.d f8 = f8, f6, f3
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
.L59:
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
.L58:
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
	;;
.L62:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe45f306dc9c883
	.mmi
	mov r1 = r36
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0xbfb2e4d699cbd01f
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f8, f7, f6
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
.L60:
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
.L61:
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
	.mfb
	nop 0
	fsub.d f2 = f3, f8
	(p7) br.cond.dpnt .L63
.L47:
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
.L65:
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
.L63:
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
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f3, f4
	.mfi
	nop 0
	fneg f8 = f8
	mov r1 = r36
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f6, f0
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L64
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f3, f4
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f3
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
.L50:
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
	(p7) br.cond.dpnt .L47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pzero#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	.mmb
	setf.d f8 = r32
	nop 0
	br.call.sptk.many b0 = qzero#
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
	br .L65
.L64:
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f3, p6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f3, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f9 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f3, f6, f3
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
	(p6) fma.d.s0 f3 = f8, f6, f9
	br .L50
	.endp __ieee754_y0#
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
