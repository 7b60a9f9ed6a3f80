// 141390be614334e0a2277a87d7858b49 newlib/libm/math/s_asinh.c
	.file	"s_asinh.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global asinh#
	.type	asinh#, @function
	.proc asinh#
asinh:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	;;
	.mlx
	getf.d r32 = f8
	movl r14 = 2146435071
	.mmi
	.save.f 0x1
	stf.spill [r16] = f2, 16
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	;;
	.mii
	nop 0
	extr.u r15 = r32, 32, 31
	nop 0
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r14, r15
	extr.u r33 = r32, 32, 32
	.mlx
	nop 0
	movl r14 = 1043333119
	;;
	.mfb
	nop 0
	(p7) fadd.d f8 = f8, f8
	(p7) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r15
	(p7) br.cond.dptk .L11
	.mlx
	nop 0
	movl r14 = 1102053376
	;;
	.mib
	cmp4.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe62e42fefa39ef
	.mmi
	cmp4.lt p6, p7 = 0, r33
	nop 0
	mov r1 = r36
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f6
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r34
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 1
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
	(p6) br.cond.dpnt .L12
.L5:
	.mmi
	setf.d f6 = r32
	setf.d f8 = r32
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f2 = f6, f6
	br.call.sptk.many b0 = fabs#
	;;
	.mmf
	mov r1 = r36
	nop 0
	mov f3 = f8
	;;
	.mfb
	nop 0
	fadd.d f8 = f2, f1
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	.mfi
	nop 0
	fadd.d f10 = f8, f1
	mov r1 = r36
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
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
	(p6) fmpy.d.s1 f8 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f7, f6, f8
	;;
	.mfb
	nop 0
	fadd.d f8 = f9, f3
	br.call.sptk.many b0 = log1p#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r33
	nop 0
	mov r1 = r36
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
	;;
.L12:
	.mmi
	setf.d f8 = r32
	adds r17 = 16, r12
	mov b0 = r34
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r35
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 1073741824
	;;
	.mib
	cmp4.geu p6, p7 = r14, r15
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mfi
	setf.d f6 = r32
	mov f2 = f8
	mov r1 = r36
	;;
	.mfb
	nop 0
	fma.d f8 = f6, f6, f1
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f2
	mov r1 = r36
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f9, f6, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
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
	(p6) fmpy.d.s1 f8 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f7, f8, f1
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f7, f6, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f2, f8, f9
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mmi
	cmp4.lt p6, p7 = 0, r33
	nop 0
	mov r1 = r36
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L1
	.endp asinh#
	.global log1p#
	.type	log1p#, @function
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
