// 2ff600b0081bc9d2710facd90f5fbee2 newlib/libm/common/s_cbrt.c
	.file	"s_cbrt.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global cbrt#
	.type	cbrt#, @function
	.proc cbrt#
cbrt:
	.prologue
	.body
	.mlx
	getf.d r14 = f8
	movl r18 = 2146435071
	;;
	.mii
	nop 0
	extr.u r16 = r14, 32, 31
	mov r15 = r14
	;;
	.mmi
	cmp4.geu p6, p7 = r18, r16
	or r18 = r14, r16
	extr.u r17 = r14, 32, 32
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L9
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r18
	nop 0
	;;
	.mlx
	(p6) setf.d f8 = r14
	movl r14 = 2146435072
	.mib
	nop 0
	mix4.r r15 = r16, r15
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	and r14 = r14, r17
	nop 0
	;;
	.mib
	setf.d f8 = r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	.mlx
	nop 0
	movl r14 = 0x4350000000000000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmi
	getf.d r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 32
	;;
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r18 = r14, 4, r0
	;;
	add r14 = r14, r18
	nop 0
	;;
	.mii
	nop 0
	shl r18 = r14, 8
	;;
	add r14 = r14, r18
	;;
	.mii
	nop 0
	shl r18 = r14, 16
	;;
	add r14 = r14, r18
	;;
	.mmi
	nop 0
	shladd r14 = r14, 1, r0
	nop 0
	;;
	.mlx
	add r14 = r14, r16
	movl r16 = 696219795
	;;
	.mii
	nop 0
	shr.u r14 = r14, 33
	nop 0
	;;
	.mlx
	add r14 = r14, r16
	movl r16 = 0xbfe691de2532c834
	;;
	.mlx
	setf.d f11 = r16
	movl r16 = 0x3ff9b6db6db6db6e
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = -2147483648
	;;
	.mib
	nop 0
	mix4.r r15 = r14, r15
	nop 0
	.mlx
	and r17 = r16, r17
	movl r16 = 0x3fe15f15f15f15f1
	;;
	.mmi
	mov r14 = r0
	;;
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f12, f7
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
	(p6) fmpy.d.s1 f12 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f12
	.mmi
	setf.d f7 = r16
	setf.d f9 = r15
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = 0x3ff6a0ea0ea0ea0f
	;;
	.mfi
	nop 0
	fma.d f6 = f9, f6, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x3fd6db6db6db6db7
	;;
	.mmf
	nop 0
	nop 0
	mov f12 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f11, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f12, f9, f1
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
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f13, f13
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f14, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f12, f13, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
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
	(p6) fmpy.d.s1 f11 = f10, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f6, f11, f10
	nop 0
	.mmi
	setf.d f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f10, f9, f11
	;;
	.mfi
	nop 0
	fadd.d f7 = f7, f6
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f6
	;;
	.mmi
	getf.d r15 = f6
	;;
	nop 0
	extr.u r15 = r15, 32, 32
	;;
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	mix4.r r14 = r15, r14
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	;;
	.mii
	nop 0
	dep r14 = 0, r14, 0, 32
	nop 0
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
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
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f8 = f7, f9
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f9, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
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
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f8, f8
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mii
	or r17 = r15, r17
	nop 0
	;;
	mix4.r r14 = r17, r14
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
	;;
.L9:
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	br.ret.sptk.many b0
.L4:
	.mmi
	shladd r14 = r16, 2, r0
	;;
	add r14 = r14, r16
	nop 0
	;;
	.mmi
	shladd r15 = r14, 4, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r14, 8
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r15 = r14, 16
	nop 0
	;;
	.mlx
	add r15 = r14, r15
	movl r14 = 715094163
	;;
	.mlx
	add r15 = r15, r16
	movl r16 = 0xbfe691de2532c834
	;;
	.mib
	nop 0
	extr.u r15 = r15, 32, 32
	nop 0
	.mlx
	setf.d f11 = r16
	movl r16 = 0x3ff9b6db6db6db6e
	;;
	.mmi
	add r15 = r15, r14
	setf.d f10 = r16
	mov r14 = r0
	.mlx
	nop 0
	movl r16 = -2147483648
	;;
	.mib
	nop 0
	shl r15 = r15, 32
	nop 0
	.mlx
	and r17 = r16, r17
	movl r16 = 0x3fe15f15f15f15f1
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f6, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f12, f7
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
	(p6) fmpy.d.s1 f12 = f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f9, f7, f12
	.mmi
	setf.d f7 = r16
	setf.d f9 = r15
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = 0x3ff6a0ea0ea0ea0f
	;;
	.mfi
	nop 0
	fma.d f6 = f9, f6, f7
	nop 0
	.mlx
	setf.d f7 = r16
	movl r16 = 0x3fd6db6db6db6db7
	;;
	.mmf
	nop 0
	nop 0
	mov f12 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f11, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f12, f9, f1
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
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f13, f13
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f14, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f12, f13, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f11, f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
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
	(p6) fmpy.d.s1 f11 = f10, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f6, f11, f10
	nop 0
	.mmi
	setf.d f6 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f10, f9, f11
	;;
	.mfi
	nop 0
	fadd.d f7 = f7, f6
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f7, f6
	;;
	.mmi
	getf.d r15 = f6
	;;
	nop 0
	extr.u r15 = r15, 32, 32
	;;
	.mmi
	adds r15 = 1, r15
	;;
	nop 0
	mix4.r r14 = r15, r14
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	;;
	.mii
	nop 0
	dep r14 = 0, r14, 0, 32
	nop 0
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
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
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f8 = f7, f9
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f9, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f9
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
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f8, f8
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	extr.u r15 = r14, 32, 32
	;;
	.mmi
	or r17 = r15, r17
	;;
	nop 0
	mix4.r r14 = r17, r14
	;;
	.mib
	setf.d f8 = r14
	nop 0
	br .L1
	.endp cbrt#
	.ident	"GCC: (GNU) 12.2.0"
