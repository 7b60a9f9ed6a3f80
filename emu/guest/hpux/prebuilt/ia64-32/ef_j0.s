// a206f1d8abd3539f5aaaf8e370a3332c newlib/libm/math/ef_j0.c
	.file	"ef_j0.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.proc pzerof#
pzerof:
	.prologue
	.body
	.mlx
	nop 0
	movl r14 = 0x473a0bba
	.mlx
	nop 0
	movl r15 = 0x47e4087c
	;;
	.mlx
	setf.s f9 = r14
	movl r16 = 0x471e95db
	.mlx
	setf.s f35 = r15
	movl r15 = 0x456f9beb
	;;
	.mmi
	nop 0
	getf.s r14 = f8
	nop 0
	.mlx
	setf.s f33 = r16
	movl r16 = 0xc5a4285a
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0xc51b5376
	.mlx
	setf.s f7 = r16
	movl r16 = 0xc3808814
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0xc1014e86
	.mlx
	setf.s f34 = r16
	movl r16 = 0xbd900000
	;;
	.mlx
	setf.s f32 = r15
	movl r15 = 0x42e91198
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
	movl r16 = 0x451660ee
	.mlx
	nop 0
	movl r15 = 0x461665c8
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0x45bad7c4
	.mlx
	setf.s f35 = r15
	movl r15 = 0x44836813
	;;
	.mlx
	setf.s f33 = r16
	movl r16 = 0xc3ad3779
	.mlx
	setf.s f15 = r15
	movl r15 = 0xc3a59d9b
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0xc287597b
	.mlx
	setf.s f36 = r15
	movl r15 = 0xc0851b88
	;;
	.mlx
	setf.s f34 = r16
	movl r16 = 0xbd8fffff
	.mlx
	setf.s f32 = r15
	movl r15 = 0x42730408
	;;
	.mlx
	setf.s f14 = r16
	movl r16 = 0xad48c58a
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
	movl r16 = 0x432d94b8
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0x448cffe6
	;;
	.mlx
	setf.s f35 = r16
	movl r16 = 0x44953373
	;;
	.mlx
	setf.s f33 = r16
	movl r16 = 0x43b4c1ca
	;;
	.mlx
	setf.s f15 = r16
	movl r16 = 0xc1fb9565
	;;
	.mlx
	setf.s f7 = r16
	movl r16 = 0xc2685112
	;;
	.mlx
	setf.s f36 = r16
	movl r16 = 0xc1afba52
	;;
	.mlx
	setf.s f34 = r16
	movl r16 = 0xc01a2d95
	;;
	.mlx
	setf.s f32 = r16
	movl r16 = 0xbd8fffb8
	;;
	.mlx
	setf.s f14 = r16
	movl r16 = 1077336935
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r15
	movl r15 = 0x420f6c94
	.mlx
	nop 0
	movl r16 = 0xb12f081b
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
	movl r15 = 0x416a859a
	.mlx
	nop 0
	movl r16 = 0x4319e01a
	;;
	.mmi
	nop 0
	setf.s f9 = r15
	nop 0
	.mlx
	setf.s f35 = r16
	movl r15 = 0x43873c32
	;;
	.mlx
	nop 0
	movl r16 = 0x430834f0
	.mlx
	setf.s f33 = r15
	movl r15 = 0xc04ef40d
	;;
	.mlx
	setf.s f15 = r16
	movl r16 = 0xc1331736
	.mlx
	setf.s f7 = r15
	movl r15 = 0xc0f4579f
	;;
	.mmi
	nop 0
	setf.s f36 = r16
	nop 0
	.mlx
	setf.s f34 = r15
	movl r16 = 0xbfb9b1cc
	;;
	.mfi
	nop 0
	fmpy.s f6 = f8, f8
	nop 0
	.mlx
	setf.s f32 = r16
	movl r15 = 0xbd8ffb12
	;;
	.mlx
	nop 0
	movl r16 = 0x41b1c32d
	.mlx
	setf.s f14 = r15
	movl r15 = 0xb3be98b7
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
	.endp pzerof#
	.align 16
	.align 64
	.proc qzerof#
qzerof:
	.prologue
	.body
	.mlx
	getf.s r14 = f8
	movl r16 = 2147483647
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
	(p6) br.cond.dptk .L11
	.mlx
	nop 0
	movl r16 = 1089936471
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L16
	.mlx
	setf.s f6 = r14
	movl r15 = 0xc5a752be
	.mlx
	nop 0
	movl r14 = 0x3e000000
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x470c88c1
	;;
	.mlx
	setf.s f38 = r15
	movl r15 = 0x475daf1d
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0x46933e94
	;;
	.mlx
	setf.s f34 = r15
	movl r15 = 0x4501dd07
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f10 = f6, f6
	.mmf
	setf.s f32 = r15
	nop 0
	mov f9 = f6
	;;
	.mlx
	nop 0
	movl r15 = 0x44f8bf4b
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x448067cd
	;;
	.mlx
	setf.s f37 = r15
	movl r15 = 0x43071c90
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f10
	nop 0
	.mlx
	setf.s f35 = r15
	movl r15 = 0x40babd86
	;;
	.mlx
	setf.s f33 = r15
	movl r15 = 0x3d95ffff
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x42a58da0
	;;
	.mlx
	setf.s f14 = r15
	movl r15 = 0x2da1ec79
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	nop 0
	.mmi
	setf.s f13 = r15
	nop 0
	nop 0
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
	(p6) fnma.s1 f10 = f12, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f10, f11, f12
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f38
	nop 0
	.mfi
	nop 0
	fma.s f7 = f6, f7, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f1
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
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f10
	br.ret.sptk.many b0
.L11:
	.mlx
	setf.s f6 = r14
	movl r15 = 0xc8a7eb69
	.mmf
	nop 0
	nop 0
	mov f13 = f0
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x494d3359
	.mlx
	nop 0
	movl r14 = 0x3e000000
	;;
	.mlx
	setf.s f38 = r15
	movl r15 = 0x49441ed4
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0x480b3293
	;;
	.mlx
	setf.s f34 = r15
	movl r15 = 0x45fd12c2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f10 = f6, f6
	.mmf
	setf.s f32 = r15
	nop 0
	mov f9 = f6
	;;
	.mlx
	nop 0
	movl r15 = 0x471096a0
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x460a6cca
	;;
	.mlx
	setf.s f37 = r15
	movl r15 = 0x440b6b19
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f10
	nop 0
	.mlx
	setf.s f35 = r15
	movl r15 = 0x413c4a93
	;;
	.mlx
	setf.s f33 = r15
	movl r15 = 0x3d960000
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x4323c6aa
	;;
	.mmi
	nop 0
	setf.s f14 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
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
	(p6) fnma.s1 f10 = f12, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f10, f11, f12
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f38
	nop 0
	.mfi
	nop 0
	fma.s f7 = f6, f7, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f1
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
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f10
	br.ret.sptk.many b0
.L16:
	.mlx
	nop 0
	movl r16 = 1077336935
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L17
	.mlx
	setf.s f6 = r14
	movl r15 = 0xc3153f59
	.mlx
	nop 0
	movl r14 = 0x3e000000
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x451d4557
	;;
	.mlx
	setf.s f38 = r15
	movl r15 = 0x45c9e367
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0x4567825f
	;;
	.mlx
	setf.s f34 = r15
	movl r15 = 0x44316c1c
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f10 = f6, f6
	.mmf
	setf.s f32 = r15
	nop 0
	mov f9 = f6
	;;
	.mlx
	nop 0
	movl r15 = 0x4326bbe4
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x432acedf
	;;
	.mlx
	setf.s f37 = r15
	movl r15 = 0x422a7cc5
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f10
	nop 0
	.mlx
	setf.s f35 = r15
	movl r15 = 0x405607e3
	;;
	.mlx
	setf.s f33 = r15
	movl r15 = 0x3d95ff70
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x42430916
	;;
	.mlx
	setf.s f14 = r15
	movl r15 = 0x3196681b
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	nop 0
	.mmi
	setf.s f13 = r15
	nop 0
	nop 0
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
	(p6) fnma.s1 f10 = f12, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f10, f11, f12
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f38
	nop 0
	.mfi
	nop 0
	fma.s f7 = f6, f7, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f1
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
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f10
	br.ret.sptk.many b0
.L17:
	.mlx
	setf.s f6 = r14
	movl r15 = 0xc0a9f358
	.mlx
	nop 0
	movl r14 = 0x3e000000
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x4354aa98
	;;
	.mlx
	setf.s f38 = r15
	movl r15 = 0x445cbbe5
	;;
	.mlx
	setf.s f36 = r15
	movl r15 = 0x44533229
	;;
	.mlx
	setf.s f34 = r15
	movl r15 = 0x4386ac8f
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f10 = f6, f6
	.mmf
	setf.s f32 = r15
	nop 0
	mov f9 = f6
	;;
	.mlx
	nop 0
	movl r15 = 0x4182058c
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x41fd5471
	;;
	.mlx
	setf.s f37 = r15
	movl r15 = 0x4167edfd
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f10
	nop 0
	.mlx
	setf.s f35 = r15
	movl r15 = 0x3fffc4bf
	;;
	.mlx
	setf.s f33 = r15
	movl r15 = 0x3d95f62a
	;;
	.mlx
	setf.s f15 = r15
	movl r15 = 0x41f2ecb8
	;;
	.mlx
	setf.s f14 = r15
	movl r15 = 0x342189db
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f12 = f10, f6, f1
	nop 0
	.mmi
	setf.s f13 = r15
	nop 0
	nop 0
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
	(p6) fnma.s1 f10 = f12, f10, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f10, f11, f12
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f38
	nop 0
	.mfi
	nop 0
	fma.s f7 = f6, f7, f37
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f36
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f35
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f34
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f33
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f32
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f15
	nop 0
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f14
	nop 0
	.mfi
	nop 0
	fma.s f7 = f7, f6, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f1
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
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f7, f10
	br.ret.sptk.many b0
	.endp qzerof#
	.align 16
	.align 64
	.global __ieee754_j0f#
	.type	__ieee754_j0f#, @function
	.proc __ieee754_j0f#
__ieee754_j0f:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	adds r16 = -64, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 80
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mmi
	getf.s r14 = f8
	.save.f 0x1
	stf.spill [r16] = f2, 32
	mov r36 = r1
	.mlx
	nop 0
	movl r32 = 2147483647
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r17] = f3, 32
	nop 0
	.mlx
	.save.f 0x4
	stf.spill [r16] = f4, 32
	movl r15 = 2139095039
	;;
	.mmi
	.save.f 0x8
	stf.spill [r17] = f5
	.save.gf 0x0, 0x10
	stf.spill [r16] = f16
	.body
	nop 0
	;;
	.mmi
	mov r33 = r14
	;;
	and r32 = r32, r33
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r15, r32
	nop 0
	(p6) br.cond.dpnt .L19
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
.L19:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mfi
	mov r1 = r36
	mov f2 = f8
	tbit.z p6, p7 = r33, 30
	.mlx
	nop 0
	movl r14 = 956301311
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L34
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	(p6) br.cond.dptk .L25
	.mlx
	nop 0
	movl r14 = 0x7149f2ca
	;;
	.mlx
	setf.s f6 = r14
	movl r14 = 838860799
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r14, r32
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f8 = f1
	(p6) br.cond.dptk .L18
	.mlx
	nop 0
	movl r14 = 0x3e800000
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
	fmpy.s f6 = f2, f6
	;;
	.mfb
	nop 0
	fnma.s f8 = f6, f2, f1
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
.L25:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 0xb19eaf3c
	.mfi
	adds r18 = 16, r12
	fmpy.s f8 = f2, f2
	adds r19 = 32, r12
	;;
	.mlx
	setf.s f7 = r14
	movl r14 = 0x35f58e88
	;;
	.mlx
	setf.s f6 = r14
	movl r14 = 0x30a045e8
	;;
	.mlx
	setf.s f9 = r14
	movl r14 = 0x3509daa6
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f6
	nop 0
	.mlx
	setf.s f6 = r14
	movl r14 = 1065353215
	;;
	.mlx
	cmp4.ltu p7, p8 = r14, r32
	movl r14 = 0xb947352e
	;;
	.mfi
	nop 0
	fma.s f9 = f8, f9, f6
	nop 0
	.mlx
	setf.s f6 = r14
	movl r14 = 0x38f53697
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f6
	nop 0
	.mlx
	setf.s f6 = r14
	movl r14 = 0x3c800000
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f8, f6
	nop 0
	.mlx
	setf.s f6 = r14
	movl r14 = 0x3c7fe744
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f6
	nop 0
	.mlx
	setf.s f6 = r14
	(p8) movl r14 = 0x3e800000
	;;
	.mlx
	nop 0
	(p7) movl r14 = 0x3f000000
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.s f9 = f9, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.s f9 = f9, f8, f1
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
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	(p7) setf.s f7 = r14
	;;
	(p8) setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.s f8 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fma.s f6 = f2, f7, f1
	nop 0
	.mfi
	nop 0
	(p7) fnma.s f2 = f2, f7, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s f8 = f6, f2, f8
	;;
	.mfb
	nop 0
	(p8) fma.s f8 = f6, f8, f1
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
.L34:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = sinf#
	;;
	.mfi
	nop 0
	mov f4 = f8
	nop 0
	.mfb
	mov r1 = r36
	mov f8 = f2
	br.call.sptk.many b0 = cosf#
	;;
	.mlx
	nop 0
	movl r14 = 2130706431
	.mmf
	mov r1 = r36
	nop 0
	mov f16 = f8
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f5 = f4, f8
	.mfb
	nop 0
	fadd.s f3 = f4, f8
	(p7) br.cond.dpnt .L35
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = pzerof#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = qzerof#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r36
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mfi
	nop 0
	fmpy.s f5 = f5, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f3 = f3, f4, f5
	;;
	.mfb
	nop 0
	fmpy.s f3 = f3, f6
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
	mov f6 = f3
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
.L37:
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
	.label_state 4
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L35:
	.body
	.copy_state 4
	.mfb
	nop 0
	fadd.s f8 = f2, f2
	br.call.sptk.many b0 = cosf#
	;;
	.mmf
	nop 0
	nop 0
	fneg f8 = f8
	.mfi
	nop 0
	fmpy.s f4 = f4, f16
	mov r1 = r36
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	nop 0
	mov f8 = f3
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f4, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L36
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f5, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f5, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f5, f9, f5
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f5
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
	mov f8 = f2
	nop 0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f5 = f6, f7, f9
	br.call.sptk.many b0 = pzerof#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = qzerof#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r36
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mfi
	nop 0
	fmpy.s f5 = f5, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f3 = f3, f4, f5
	;;
	.mfb
	nop 0
	fmpy.s f3 = f3, f6
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
	mov f6 = f3
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
	br .L37
	;;
.L36:
	.mmf
	nop 0
	nop 0
	mov f8 = f5
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f3, p6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f3, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f3, f9, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f3
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
	mov f8 = f2
	nop 0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f3 = f6, f7, f9
	br.call.sptk.many b0 = pzerof#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = qzerof#
	;;
	.mfi
	nop 0
	mov f6 = f8
	mov r1 = r36
	.mlx
	nop 0
	movl r14 = 0x3f106ebb
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	;;
	.mfi
	nop 0
	fmpy.s f5 = f5, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f3 = f3, f4, f5
	;;
	.mfb
	nop 0
	fmpy.s f3 = f3, f6
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
	mov f6 = f3
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
	br .L37
	.endp __ieee754_j0f#
	.align 16
	.align 64
	.global __ieee754_y0f#
	.type	__ieee754_y0f#, @function
	.proc __ieee754_y0f#
__ieee754_y0f:
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
	.mlx
	getf.s r32 = f8
	movl r33 = 2147483647
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 32
	movl r15 = 2139095039
	;;
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3, 32
	.save.f 0x4
	stf.spill [r16] = f4
	mov r36 = r1
	;;
	.mmi
	.save.f 0x8
	stf.spill [r17] = f5
	.body
	;;
	mov r14 = r32
	nop 0
	;;
	.mmi
	nop 0
	and r33 = r33, r14
	nop 0
	;;
	.mib
	cmp4.geu p6, p7 = r15, r33
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mib
	cmp4.ne p6, p7 = 0, r33
	nop 0
	(p7) br.cond.dpnt .L53
	;;
	.mib
	cmp4.le p6, p7 = r0, r32
	nop 0
	(p7) br.cond.dpnt .L54
	;;
	.mib
	nop 0
	tbit.z p6, p7 = r14, 30
	nop 0
	.mlx
	nop 0
	movl r14 = 838860800
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L55
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r33
	movl r14 = 0xae2f21eb
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L56
	;;
	.mlx
	setf.s f6 = r14
	movl r14 = 0x32a802ba
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f8, f8
	;;
	.mlx
	setf.s f7 = r14
	movl r14 = 0x2ff280c2
	;;
	.mfi
	nop 0
	fma.s f6 = f9, f6, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x348b216c
	;;
	.mlx
	setf.s f10 = r14
	movl r14 = 0xb67ff53c
	;;
	.mfi
	nop 0
	fma.s f7 = f9, f7, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x389f65e0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x39b62a69
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3c509385
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0xbc626746
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3e34e80d
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f1
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0xbd9726b5
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f10
	nop 0
	.mmi
	setf.s f10 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f9, f10
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
	mov f3 = f9
	br.call.sptk.many b0 = __ieee754_j0f#
	;;
	.mfi
	nop 0
	mov f2 = f8
	nop 0
	.mmb
	mov r1 = r36
	setf.s f8 = r32
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f22f983
	.mmi
	mov r1 = r36
	adds r18 = 16, r12
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
	fmpy.s f8 = f2, f8
	;;
	.mfb
	nop 0
	fma.s f8 = f8, f6, f3
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
	.label_state 1
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L53:
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
.L52:
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
.L56:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3f22f983
	.mmi
	mov r1 = r36
	adds r18 = 16, r12
	adds r19 = 32, r12
	;;
	.mlx
	setf.s f7 = r14
	movl r14 = 0xbd9726b5
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fma.s f8 = f8, f7, f6
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
	.label_state 4
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L54:
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
	.label_state 5
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
	;;
.L55:
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
	.mmf
	mov r1 = r36
	nop 0
	mov f4 = f8
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f3, f8
	.mfb
	nop 0
	fadd.s f5 = f3, f8
	(p7) br.cond.dpnt .L57
	;;
	.mib
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = pzerof#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	.mmb
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = qzerof#
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
	fmpy.s f5 = f5, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f2 = f2, f3, f5
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
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	nop 0
	.mmb
	ldf.fill f5 = [r19]
	.label_state 6
	.restore sp
	adds r12 = 64, r12
	br.ret.sptk.many b0
.L57:
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
	fmpy.s f3 = f3, f4
	.mfi
	nop 0
	fneg f8 = f8
	mov r1 = r36
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f3, f0
	nop 0
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L58
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f5
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
	setf.s f8 = r32
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f2 = f6, f7, f9
	br.call.sptk.many b0 = pzerof#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	.mmb
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = qzerof#
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
	fmpy.s f5 = f5, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f2 = f2, f3, f5
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
	br .L59
.L58:
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f5, p6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f7, f5, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f5, f9, f5
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f9, f5
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f5 = f8, f6, f9
	.mmb
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = pzerof#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	.mmb
	setf.s f8 = r32
	nop 0
	br.call.sptk.many b0 = qzerof#
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
	fmpy.s f5 = f5, f6
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f2 = f2, f3, f5
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
	br .L59
	.endp __ieee754_y0f#
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
