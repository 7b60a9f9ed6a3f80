// 7a116982abbeab1f9beb8e4522efccf5 newlib/libm/math/kf_tan.c
	.file	"kf_tan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __kernel_tanf#
	.type	__kernel_tanf#, @function
	.proc __kernel_tanf#
__kernel_tanf:
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
	getf.s r14 = f8
	movl r15 = 2147483647
	.mlx
	nop 0
	movl r17 = 830472191
	;;
	.mmi
	mov r16 = r14
	;;
	and r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r17, r15
	(p6) br.cond.dptk .L2
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f8
	;;
	.mmi
	nop 0
	getf.sig r17 = f6
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r17
	(p6) br.cond.dptk .L3
	.mmf
	adds r16 = 1, r34
	nop 0
	mov f7 = f8
	;;
	.mmi
	nop 0
	or r15 = r16, r15
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 1, r34
	nop 0
	;;
	.mlx
	(p6) mov r15 = r14
	movl r14 = 0xbf800000
	.mfb
	nop 0
	mov f6 = f7
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f8, f6
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
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f7 = f8, f9, f10
	;;
	.mmi
	getf.s r15 = f7
	nop 0
	nop 0
	;;
.L1:
	.mmi
	setf.s f8 = r15
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
	movl r17 = 1059889471
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r15
	movl r17 = 0x33222168
	.mmb
	nop 0
	nop 0
	(p6) br.cond.spnt .L3
	;;
	.mmi
	nop 0
	cmp4.le p6, p7 = r0, r14
	nop 0
	.mlx
	setf.s f7 = r17
	movl r17 = 0x3f490fda
	;;
	.mmf
	(p7) setf.s f6 = r14
	nop 0
	(p7) fneg f9 = f9
	;;
	.mfi
	nop 0
	fsub.s f7 = f7, f9
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
	(p7) getf.s r14 = f6
	setf.s f6 = r17
	nop 0
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f7, f6
	;;
	.mmi
	getf.s r14 = f7
	nop 0
	nop 0
	;;
.L3:
	.mmi
	nop 0
	setf.s f10 = r14
	mov b0 = r35
	.mlx
	nop 0
	movl r17 = 0xb79bae5f
	;;
	.mmi
	nop 0
	setf.s f7 = r17
	mov ar.pfs = r36
	.mlx
	nop 0
	movl r17 = 0x38a3f445
	;;
	.mlx
	setf.s f6 = r17
	movl r17 = 0x37d95384
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f11 = f10, f10
	;;
	.mfi
	nop 0
	fmpy.s f8 = f11, f11
	nop 0
	.mfi
	nop 0
	fmpy.s f10 = f10, f11
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f6
	nop 0
	.mlx
	setf.s f6 = r17
	movl r17 = 0x3895c07a
	;;
	.mlx
	setf.s f12 = r17
	movl r17 = 1059889471
	;;
	.mlx
	cmp4.geu p6, p7 = r17, r15
	movl r15 = 0x3a1a26c8
	.mlx
	nop 0
	movl r17 = 0x398137b9
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x3b6b6916
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f12
	nop 0
	.mlx
	setf.s f12 = r17
	movl r17 = 0x3abede48
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x3cb327a4
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f12
	nop 0
	.mlx
	setf.s f12 = r17
	movl r17 = 0x3c11371f
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x3e088889
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f12
	nop 0
	.mlx
	setf.s f12 = r17
	movl r17 = 0x3d5d0dd1
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x3eaaaaab
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f8, f12
	.mmi
	setf.s f12 = r17
	nop 0
	addl r17 = -4096, r0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f12
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f10, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.s f9 = f6, f11, f9
	.mmi
	setf.s f6 = r15
	setf.s f11 = r14
	nop 0
	;;
	.mfi
	nop 0
	fma.s f10 = f10, f6, f9
	nop 0
	.mmi
	setf.s f6 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fadd.s f6 = f6, f10
	(p7) br.cond.dpnt .L15
	;;
	.mlx
	cmp4.eq p6, p7 = 1, r34
	movl r16 = 0xbf800000
	;;
	.mmi
	nop 0
	setf.s f8 = r16
	nop 0
	;;
	.mfb
	getf.s r15 = f6
	mov f9 = f6
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	and r15 = r17, r15
	;;
	setf.s f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f6 = f7, f11
	nop 0
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f9, f7, f1
	nop 0
	.mfi
	nop 0
	fsub.s f10 = f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f11, f9, f8
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f7 = f8, f6, f11
	nop 0
	.mmi
	setf.s f8 = r15
	;;
	getf.s r14 = f7
	nop 0
	;;
	.mmi
	mov r16 = r14
	setf.s f9 = r14
	nop 0
	;;
	.mmi
	and r16 = r17, r16
	;;
	setf.s f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.s f10 = f10, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	fma.s f9 = f10, f9, f7
	;;
	.mmi
	nop 0
	getf.s r15 = f9
	nop 0
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
.L15:
	.mmf
	nop 0
	nop 0
	fmpy.s f11 = f6, f6
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
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f6, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f9, f13, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f12, f13, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f13 = f11, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f13, f6, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f9 = f11, f12, f13
	;;
	.mfi
	nop 0
	fsub.s f9 = f9, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x40000000
	;;
	.mfi
	nop 0
	fsub.s f6 = f10, f9
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f6, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f8, f6
	;;
	.mmi
	nop 0
	getf.s r15 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
	;;
.L14:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
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
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f6, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f9 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f8, f7, f9
	;;
	.mmi
	nop 0
	getf.s r15 = f6
	nop 0
	;;
	.mib
	setf.s f8 = r15
	nop 0
	br.ret.sptk.many b0
	.endp __kernel_tanf#
	.global fabsf#
	.type	fabsf#, @function
	.ident	"GCC: (GNU) 12.2.0"
