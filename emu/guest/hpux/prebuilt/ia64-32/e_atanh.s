// 0b0c0813a022b60569bb9889f3e0c343 newlib/libm/math/e_atanh.c
	.file	"e_atanh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_atanh#
	.type	__ieee754_atanh#, @function
	.proc __ieee754_atanh#
__ieee754_atanh:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mlx
	getf.d r14 = f8
	movl r18 = 1072693248
	;;
	.mii
	sub r16 = r0, r14
	extr.u r17 = r14, 32, 31
	mov r15 = r14
	;;
	.mmi
	or r16 = r16, r14
	nop 0
	extr.u r32 = r14, 32, 32
	;;
	.mii
	nop 0
	extr.u r16 = r16, 31, 1
	;;
	or r16 = r16, r17
	;;
	.mlx
	cmp4.geu p6, p7 = r18, r16
	movl r16 = 1043333119
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L13
	;;
	.mib
	cmp4.ne p6, p7 = r18, r17
	nop 0
	(p7) br.cond.dpnt .L14
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r17
	(p7) br.cond.dptk .L15
	.mib
	nop 0
	mix4.r r15 = r17, r15
	nop 0
	.mlx
	nop 0
	movl r14 = 1071644671
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r14, r17
	nop 0
	;;
	.mib
	setf.d f6 = r15
	nop 0
	(p7) br.cond.dpnt .L6
	;;
	.mfi
	nop 0
	fadd.d f9 = f6, f6
	nop 0
	.mfi
	nop 0
	fsub.d f6 = f1, f6
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
	br.call.sptk.many b0 = log1p#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmi
	cmp4.le p6, p7 = r0, r32
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r33
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r34
	br.ret.sptk.many b0
.L15:
	.mlx
	nop 0
	movl r16 = 0x7e37e43c8800759c
	;;
	.mmi
	nop 0
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mii
	nop 0
	(p7) mix4.r r15 = r17, r15
	nop 0
	;;
	.mmi
	(p7) setf.d f6 = r15
	nop 0
	nop 0
	;;
.L6:
	.mfi
	nop 0
	fadd.d f11 = f6, f6
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f1, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f11, f6
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
	fadd.d f8 = f8, f11
	br.call.sptk.many b0 = log1p#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmi
	cmp4.le p6, p7 = r0, r32
	nop 0
	mov r1 = r35
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f6
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
	;;
.L13:
	.mfi
	nop 0
	fsub.d f6 = f8, f8
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f6
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
	(p6) fmpy.d.s1 f9 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f9, f6
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	br.ret.sptk.many b0
	;;
.L14:
	.mfi
	nop 0
	mov f7 = f8
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
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
	.endp __ieee754_atanh#
	.global log1p#
	.type	log1p#, @function
	.ident	"GCC: (GNU) 12.2.0"
