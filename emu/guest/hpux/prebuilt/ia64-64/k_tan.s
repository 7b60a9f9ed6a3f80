// 6af84b654859fa1c50bd8b2c64f82388 newlib/libm/math/k_tan.c
	.file	"k_tan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_tan#
	.type	__kernel_tan#, @function
	.proc __kernel_tan#
__kernel_tan:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 0, 0
	mov r37 = r1
	.save rp, r35
	mov r35 = b0
	.body
	;;
	.mlx
	getf.d r14 = f8
	movl r18 = 1043333119
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 31
	;;
	extr.u r16 = r14, 32, 32
	.mmb
	nop 0
	cmp4.ltu p6, p7 = r18, r15
	(p6) br.cond.dptk .L2
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mmi
	nop 0
	getf.sig r18 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r18
	(p6) br.cond.dptk .L3
	.mmf
	adds r16 = 1, r34
	nop 0
	mov f7 = f8
	;;
	.mmi
	or r17 = r16, r14
	;;
	or r15 = r17, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmf
	cmp4.eq p6, p7 = 1, r34
	nop 0
	mov f6 = f7
	;;
	.mlx
	(p6) mov r15 = r14
	movl r14 = 0xbff0000000000000
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	setf.d f9 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f6, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f10, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f8, f10
	;;
	.mmi
	getf.d r15 = f7
	nop 0
	nop 0
	;;
.L1:
	.mmi
	setf.d f8 = r15
	nop 0
	mov b0 = r35
	;;
	.mib
	nop 0
	mov ar.pfs = r36
	br.ret.sptk.many b0
.L2:
	.mlx
	nop 0
	movl r17 = 1072010279
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r15
	movl r17 = 0x3c81a62633145c07
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L3
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r16
	nop 0
	.mlx
	setf.d f7 = r17
	movl r17 = 0x3fe921fb54442d18
	;;
	.mmf
	(p7) setf.d f6 = r14
	nop 0
	(p7) fneg f9 = f9
	;;
	.mfi
	nop 0
	fsub.d f7 = f7, f9
	nop 0
	.mfi
	nop 0
	mov f9 = f0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	(p7) getf.d r14 = f6
	setf.d f6 = r17
	nop 0
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f6
	;;
	.mmi
	getf.d r14 = f7
	nop 0
	nop 0
	;;
.L3:
	.mmi
	nop 0
	setf.d f6 = r14
	mov b0 = r35
	.mlx
	nop 0
	movl r17 = 0xbef375cbdb605373
	;;
	.mmi
	nop 0
	setf.d f7 = r17
	mov ar.pfs = r36
	.mlx
	nop 0
	movl r17 = 0x3f147e88a03792a6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f11 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f6, f11
	.mmf
	setf.d f6 = r17
	nop 0
	fmpy.d f8 = f11, f11
	;;
	.mlx
	nop 0
	movl r17 = 0x3efb2a7074bf7ad4
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f6
	nop 0
	.mlx
	setf.d f6 = r17
	movl r17 = 0x3f12b80f32f0a7e9
	;;
	.mlx
	setf.d f12 = r17
	movl r17 = 1072010279
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r15
	movl r15 = 0x3f4344d8f2f26501
	.mlx
	nop 0
	movl r17 = 0x3f3026f71a8d1068
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0x3f6d6d22c9560328
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f12
	nop 0
	.mlx
	setf.d f12 = r17
	movl r17 = 0x3f57dbc8fee08315
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0x3f9664f48406d637
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f12
	nop 0
	.mlx
	setf.d f12 = r17
	movl r17 = 0x3f8226e3e96e8493
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0x3fc111111110fe7a
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f12
	nop 0
	.mlx
	setf.d f12 = r17
	movl r17 = 0x3faba1ba1bb341fe
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0x3fd5555555555563
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f12
	nop 0
	.mmi
	setf.d f12 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f12
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f6, f11, f9
	.mmi
	setf.d f6 = r15
	setf.d f11 = r14
	nop 0
	;;
	.mfi
	nop 0
	fma.d f10 = f10, f6, f9
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f6 = f6, f10
	(p7) br.cond.dpnt .L15
	;;
	.mlx
	cmp4.eq p6, p7 = 1, r34
	movl r16 = 0xbff0000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r16
	nop 0
	;;
	.mfb
	getf.d r15 = f6
	mov f9 = f6
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	dep r15 = 0, r15, 0, 32
	nop 0
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f11
	nop 0
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f10 = f10, f6
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	nop 0
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
	(p6) fnma.s1 f8 = f9, f11, f8
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f11
	nop 0
	.mmi
	setf.d f8 = r15
	;;
	getf.d r14 = f7
	nop 0
	;;
	.mmi
	mov r16 = r14
	setf.d f9 = r14
	nop 0
	;;
	.mii
	nop 0
	dep r16 = 0, r16, 0, 32
	nop 0
	;;
	.mmi
	nop 0
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f10 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f10, f9, f7
	;;
	.mmi
	nop 0
	getf.d r15 = f9
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
.L15:
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f6, f6
	.mii
	nop 0
	extr r16 = r16, 30, 2
	sxt4 r34 = r34
	;;
	.mmi
	setf.sig f7 = r34
	and r16 = 2, r16
	mov b0 = r35
	;;
	.mii
	sub r16 = 1, r16
	mov ar.pfs = r36
	;;
	sxt4 r16 = r16
	;;
	.mmi
	nop 0
	setf.sig f8 = r16
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
	fcvt.xf f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p6 = f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f6, f11, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f11, f9, f11
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f13, f13
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f13, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f14, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f13 = f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f6, f13, f12
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f11 = f12, f9, f13
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x4000000000000000
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f11 = f11, f10
	;;
	.mfi
	nop 0
	fsub.d f6 = f9, f11
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f6, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f8, f6
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f1, f8
	.mii
	mov r1 = r37
	mov b0 = r35
	;;
	mov ar.pfs = r36
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f6, f1
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
	(p6) fmpy.d.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f8, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f8, f7, f9
	;;
	.mmi
	nop 0
	getf.d r15 = f6
	nop 0
	;;
	.mib
	setf.d f8 = r15
	nop 0
	br.ret.sptk.many b0
	.endp __kernel_tan#
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
