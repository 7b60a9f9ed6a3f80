// 62fa7be55f8151389daa8e72e4c5712b newlib/libm/math/e_log.c
	.file	"e_log.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.proc __ieee754_log#
__ieee754_log:
	.prologue
	.body
	.mii
	getf.d r14 = f8
	addl r18 = 1048575, r0
	;;
	extr.u r16 = r14, 32, 32
	;;
	.mib
	mov r2 = r16
	cmp4.lt p6, p7 = r18, r16
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 2147483647
	.mmi
	addl r19 = -54, r0
	;;
	and r15 = r15, r16
	nop 0
	;;
	.mmi
	nop 0
	or r15 = r14, r15
	nop 0
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r15 = 0x4350000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mib
	setf.d f6 = r15
	cmp4.le p6, p7 = r0, r16
	(p7) br.cond.dpnt .L18
	;;
	.mlx
	nop 0
	movl r16 = 2146435071
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f8, f6
	;;
	.mmi
	getf.d r14 = f7
	;;
	nop 0
	extr.u r2 = r14, 32, 32
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r2
	(p7) br.cond.dpnt .L19
.L6:
	.mmi
	addl r16 = 1048575, r0
	nop 0
	extr r17 = r2, 20, 12
	;;
	.mii
	adds r17 = -1023, r17
	and r2 = r16, r2
	;;
	add r17 = r17, r19
	.mmi
	addl r15 = 614244, r2
	adds r18 = 2, r2
	addl r19 = 1048576, r0
	;;
	.mmi
	nop 0
	and r15 = r19, r15
	and r18 = r16, r18
	.mlx
	nop 0
	movl r16 = 1072693248
	;;
	.mii
	xor r16 = r16, r15
	extr.u r15 = r15, 20, 1
	cmp4.lt p6, p7 = 2, r18
	;;
	.mii
	or r16 = r16, r2
	add r15 = r15, r17
	;;
	mix4.r r14 = r16, r14
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mfb
	nop 0
	fsub.d f8 = f7, f1
	(p6) br.cond.dptk .L7
	;;
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L8
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
	fmpy.d f7 = f6, f7
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
.L13:
	.mlx
	nop 0
	movl r16 = 2146435071
	.mmi
	nop 0
	mov r19 = r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = r16, r2
	(p6) br.cond.dptk .L6
.L19:
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mfb
	nop 0
	fadd.d f8 = f6, f6
	br.ret.sptk.many b0
	;;
.L7:
	.mlx
	nop 0
	movl r16 = 0x4000000000000000
	.mfi
	nop 0
	mov f9 = f8
	sxt4 r14 = r15
	;;
	.mmi
	setf.d f10 = r16
	setf.sig f7 = r14
	addl r14 = 440401, r0
	.mmi
	addl r16 = -398458, r2
	;;
	sub r14 = r14, r2
	nop 0
	;;
	.mlx
	or r14 = r16, r14
	movl r16 = 0x3fc7466496cb03de
	;;
	.mlx
	cmp4.ge p7, p8 = 0, r14
	movl r14 = 0x3fc2f112df3e5244
	;;
	.mfi
	nop 0
	fadd.d f10 = f8, f10
	nop 0
	.mfi
	nop 0
	fcvt.xf f6 = f7
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f9, f10
	nop 0
	.mfi
	nop 0
	fnorm.d f11 = f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f12, f12
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f12, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f10, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f12
	.mmi
	setf.d f6 = r16
	setf.d f9 = r14
	nop 0
	;;
	.mlx
	nop 0
	movl r16 = 0x3fcc71c51d8e78af
	.mlx
	nop 0
	movl r14 = 0x3fc39a09d078c69f
	;;
	.mlx
	setf.d f13 = r16
	movl r16 = 0x3fd999999997fa04
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f12, f12
	;;
	.mfi
	nop 0
	fma.d f9 = f10, f9, f6
	nop 0
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3fd2492494229359
	;;
	.mfi
	nop 0
	fma.d f6 = f10, f6, f13
	nop 0
	.mlx
	setf.d f13 = r14
	movl r14 = 0x3fe5555555555593
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f10, f13
	nop 0
	.mmi
	setf.d f13 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f10, f13
	nop 0
	.mmi
	setf.d f13 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f9 = f9, f10, f13
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f9, f12
	;;
	.mfb
	nop 0
	fma.d f6 = f6, f10, f9
	(p7) br.cond.dpnt .L10
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r15 = 0x3fe0000000000000
	;;
	.mlx
	setf.d f9 = r15
	(p6) movl r16 = 0x3dea39ef35793c76
	.mlx
	nop 0
	(p6) movl r14 = 0x3fe62e42fee00000
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f9 = f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f9
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	.mmi
	(p6) setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f9 = f9, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d f6 = f11, f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f8 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.d f9 = f9, f6
	;;
	.mfi
	nop 0
	(p6) fsub.d f9 = f9, f8
	nop 0
	.mmi
	(p6) setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fms.d f8 = f11, f8, f9
	br.ret.sptk.many b0
.L17:
	.mlx
	nop 0
	movl r14 = 0xc350000000000000
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
	br.ret.sptk.many b0
.L8:
	.mlx
	nop 0
	movl r16 = 0x3fd5555555555555
	.mlx
	cmp4.ne p6, p7 = 0, r15
	movl r14 = 0x3fe0000000000000
	;;
	.mmf
	setf.d f9 = r14
	setf.d f7 = r16
	fmpy.d f6 = f8, f8
	.mii
	nop 0
	(p6) sxt4 r15 = r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r16 = 0x3fe62e42fee00000
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f7 = f8, f7, f9
	;;
	.mfi
	nop 0
	fmpy.d f7 = f6, f7
	nop 0
	.mlx
	(p6) setf.sig f6 = r15
	(p6) movl r15 = 0x3dea39ef35793c76
	;;
	.mmi
	nop 0
	(p6) setf.d f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnorm.d f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.d f7 = f6, f9, f7
	;;
	.mfi
	nop 0
	(p6) fsub.d f7 = f7, f8
	nop 0
	.mmi
	(p6) setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fms.d f8 = f6, f8, f7
	br.ret.sptk.many b0
	;;
.L10:
	.mfi
	nop 0
	fsub.d f6 = f8, f6
	cmp4.ne p6, p7 = 0, r15
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3dea39ef35793c76
	.mlx
	nop 0
	(p6) movl r16 = 0x3fe62e42fee00000
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	.mmi
	(p6) setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fsub.d f8 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.d f6 = f11, f7, f6
	;;
	.mfi
	nop 0
	(p6) fsub.d f6 = f6, f8
	nop 0
	.mmi
	(p6) setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	(p6) fms.d f8 = f11, f8, f6
	br.ret.sptk.many b0
	;;
.L18:
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f0, f1
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f0, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	.endp __ieee754_log#
	.ident	"GCC: (GNU) 12.2.0"
