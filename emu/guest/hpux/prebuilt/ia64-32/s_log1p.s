// 2a5b41df8a7bdbdd911f2072874d36fb newlib/libm/common/s_log1p.c
	.file	"s_log1p.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global log1p#
	.type	log1p#, @function
	.proc log1p#
log1p:
	.prologue
	.mmi
	alloc r16 = ar.pfs, 1, 0, 0, 0
	.body
	nop 0
	nop 0
	;;
	.mlx
	getf.d r14 = f8
	movl r17 = 1071284857
	;;
	.mii
	nop 0
	extr.u r15 = r14, 32, 32
	nop 0
	;;
	.mib
	mov r16 = r15
	cmp4.lt p6, p7 = r17, r15
	(p6) br.cond.dptk .L2
	;;
	.mlx
	nop 0
	movl r16 = 2147483647
	.mlx
	nop 0
	movl r17 = 1072693247
	;;
	.mmi
	nop 0
	and r16 = r16, r15
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r17, r16
	(p7) br.cond.dptk .L25
	.mlx
	nop 0
	movl r15 = 0xbff0000000000000
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L7
	.mmi
	nop 0
	addl r32 = 1, r0
	nop 0
	;;
	.mib
	.label_state 1
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __math_divzero#
.L2:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r17 = 2146435071
	;;
	.mlx
	cmp4.ge p6, p7 = r17, r15
	movl r15 = 1128267775
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L26
	;;
	.mib
	cmp4.lt p6, p7 = r15, r16
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mfi
	nop 0
	(p6) mov f11 = f0
	(p6) extr r15 = r16, 20, 12
	.mii
	(p6) mov r17 = r14
	nop 0
	;;
	(p6) adds r15 = -1023, r15
.L13:
	.mmi
	addl r14 = 1048575, r0
	;;
	and r16 = r14, r16
	addl r14 = 434333, r0
	;;
	.mmi
	cmp4.lt p6, p7 = r14, r16
	nop 0
	mov r18 = r16
	;;
	.mlx
	nop 0
	(p6) movl r14 = 1071644672
	.mmi
	(p6) addl r18 = 1048576, r0
	nop 0
	(p6) adds r15 = 1, r15
	;;
	.mlx
	nop 0
	(p7) movl r14 = 1072693248
	.mmi
	(p6) sub r18 = r18, r16
	;;
	(p7) or r16 = r14, r16
	(p6) extr r18 = r18, 2, 30
	;;
	.mmi
	(p6) or r14 = r14, r16
	;;
	nop 0
	(p7) mix4.r r17 = r16, r17
	.mlx
	nop 0
	movl r16 = 0x3fe0000000000000
	;;
	.mib
	nop 0
	(p6) mix4.r r17 = r14, r17
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	cmp4.ne p6, p7 = 0, r18
	;;
	.mmi
	nop 0
	setf.d f6 = r17
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f1
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f7
	nop 0
	.mmi
	getf.d r14 = f6
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f7 = f7, f6
	(p6) br.cond.dpnt .L16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L17
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r15
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f8 = f0
	(p6) br.cond.dptk .L1
	.mib
	nop 0
	sxt4 r15 = r15
	nop 0
	.mlx
	nop 0
	movl r14 = 0x3dea39ef35793c76
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	.mlx
	setf.d f7 = r14
	movl r15 = 0x3fe62e42fee00000
	;;
	.mmi
	nop 0
	setf.d f8 = r15
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
	fma.d f7 = f6, f7, f11
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f8, f7
	nop 0
.L1:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L25:
	.mlx
	nop 0
	movl r17 = 1042284543
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r17, r16
	(p7) br.cond.dptk .L27
	.mlx
	nop 0
	movl r15 = 0x4350000000000000
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 1016070143
	;;
	.mlx
	cmp4.geu p8, p9 = r15, r16
	movl r15 = 0x3fe0000000000000
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mfi
	nop 0
	fcmp.gt p6, p7 = f6, f0
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mib
	(p9) cmp4.ne.and.orcm p6, p7 = 0, r0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mfi
	nop 0
	fmpy.d f7 = f8, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fnma.d f8 = f7, f8, f6
	br.ret.sptk.many b0
	;;
.L26:
	.mfb
	nop 0
	fadd.d f8 = f8, f8
	br.ret.sptk.many b0
	;;
.L7:
	.mib
	.label_state 2
	.restore sp
	.prologue
	alloc r2 = ar.pfs, 0, 0, 1, 0
	nop 0
	br.sptk.many __math_invalid#
.L27:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r16 = 1076707644
	;;
	.mmi
	nop 0
	add r15 = r15, r16
	nop 0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r15
	(p7) br.cond.dptk .L6
	.mlx
	nop 0
	movl r16 = 0x3fe0000000000000
	.mmi
	mov r15 = r0
	;;
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f7
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f8
	nop 0
.L16:
	.mlx
	nop 0
	movl r16 = 0x4000000000000000
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fc2f112df3e5244
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f10 = f6, f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f12, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f13, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f12, f9
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f6 = f9, f8, f12
	cmp4.ne p6, p7 = 0, r15
	;;
	.mfi
	nop 0
	fmpy.d f9 = f6, f6
	nop 0
	.mfi
	nop 0
	mov f8 = f6
	nop 0
	;;
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3fc39a09d078c69f
	;;
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fc7466496cb03de
	;;
	.mfi
	nop 0
	fma.d f6 = f9, f6, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fcc71c51d8e78af
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fd2492494229359
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fd999999997fa04
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fe5555555555593
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f10
	nop 0
	.mmi
	setf.d f10 = r16
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
	fma.d f6 = f6, f9, f7
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f6
	(p6) br.cond.dptk .L19
	;;
	.mmf
	setf.d f6 = r14
	nop 0
	fsub.d f8 = f7, f8
	;;
	.mfb
	nop 0
	fsub.d f8 = f6, f8
	br.ret.sptk.many b0
	;;
.L6:
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f1
	;;
	.mmi
	getf.d r17 = f8
	;;
	nop 0
	shr r15 = r17, 52
	;;
	.mii
	adds r15 = -1023, r15
	extr.u r16 = r17, 32, 32
	;;
	cmp4.ge p6, p7 = 0, r15
	;;
	.mmi
	(p7) setf.d f7 = r14
	(p6) setf.d f8 = r17
	nop 0
	;;
	.mmi
	nop 0
	(p6) setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f6 = f8, f7
	;;
	.mfi
	nop 0
	(p6) fsub.d f6 = f8, f1
	nop 0
	.mmi
	setf.d f8 = r17
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f6 = f1, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.d f6 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f8
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
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f10
	;;
	.mfb
	nop 0
	mov f11 = f8
	br .L13
.L17:
	.mlx
	nop 0
	movl r16 = 0x3fe5555555555555
	.mmi
	setf.d f8 = r14
	nop 0
	cmp4.ne p6, p7 = 0, r15
	;;
	.mmi
	nop 0
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f8, f6, f1
	;;
	.mfb
	nop 0
	fmpy.d f7 = f6, f7
	(p6) br.cond.dptk .L18
	;;
	.mfb
	nop 0
	fsub.d f8 = f8, f7
	br.ret.sptk.many b0
.L19:
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 0x3dea39ef35793c76
	;;
	.mmi
	nop 0
	setf.d f9 = r15
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
	fma.d f9 = f6, f9, f11
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f9, f8
	;;
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3fe62e42fee00000
	;;
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fms.d f8 = f6, f8, f7
	nop 0
.L28:
	.mib
	nop 0
	nop 0
	br.ret.sptk.many b0
.L18:
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 0x3dea39ef35793c76
	;;
	.mmi
	nop 0
	setf.d f8 = r15
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
	fma.d f8 = f6, f8, f11
	;;
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3fe62e42fee00000
	;;
	.mfi
	nop 0
	fsub.d f7 = f7, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fms.d f8 = f6, f8, f7
	br .L28
	.endp log1p#
	.hidden	__math_invalid#
	.global __math_invalid#
	.type	__math_invalid#, @function
	.hidden	__math_divzero#
	.global __math_divzero#
	.type	__math_divzero#, @function
	.ident	"GCC: (GNU) 12.2.0"
