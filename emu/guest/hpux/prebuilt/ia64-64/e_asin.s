// ccf13d7bc8930fdef4061e34d4af723a newlib/libm/math/e_asin.c
	.file	"e_asin.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_asin#
	.type	__ieee754_asin#, @function
	.proc __ieee754_asin#
__ieee754_asin:
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
	.mmi
	getf.d r14 = f8
	.save.f 0x1
	stf.spill [r16] = f2, 32
	mov r36 = r1
	;;
	.mlx
	.save.f 0x4
	stf.spill [r16] = f4
	movl r16 = 1072693247
	.mmi
	.save.f 0x2
	stf.spill [r17] = f3
	.body
	;;
	nop 0
	extr.u r32 = r14, 32, 31
	;;
	.mii
	nop 0
	extr.u r33 = r14, 32, 32
	nop 0
	.mmb
	cmp4.geu p6, p7 = r16, r32
	nop 0
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r16 = -1072693248
	;;
	.mmi
	add r16 = r16, r32
	;;
	or r15 = r16, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r15
	(p6) br.cond.dptk .L3
	.mlx
	nop 0
	movl r15 = 0x3c91a62633145c07
	.mlx
	setf.d f7 = r14
	movl r16 = 0x3ff921fb54442d18
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f8, f6
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f8 = f7, f8, f6
	nop 0
.L1:
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
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L3:
	.body
	.copy_state 1
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f8, f8
	.mmi
	adds r18 = 16, r12
	nop 0
	adds r19 = 32, r12
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
.L2:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r15 = 1071644671
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 1044381695
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r32
	movl r15 = 0x7e37e43c8800759c
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mmi
	nop 0
	setf.d f6 = r15
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
	fcmp.gt p6, p7 = f6, f1
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L1
.L5:
	.mib
	setf.d f8 = r14
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mfi
	nop 0
	fsub.d f2 = f1, f8
	mov r1 = r36
	;;
	.mlx
	setf.d f6 = r14
	movl r15 = 0x3f023de10dfdf709
	.mlx
	nop 0
	movl r16 = 0x3f49efe07501b288
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0xbfa48228b5688f3b
	.mlx
	nop 0
	movl r14 = 0x3fb3b8c5b12e9282
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0xc0033a271c8a2d4b
	;;
	.mfi
	nop 0
	fmpy.d f2 = f2, f6
	nop 0
	.mlx
	setf.d f6 = r15
	movl r15 = 0xbfe6066c1b8d0159
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3fc9c1550e884455
	;;
	.mfi
	nop 0
	fma.d f6 = f2, f6, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x40002ae59c598ac8
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f2, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0xbfd4d61203eb6f7d
	;;
	.mfi
	nop 0
	fma.d f7 = f2, f7, f8
	nop 0
	.mfi
	nop 0
	mov f8 = f2
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f2, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fc5555555555555
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f2, f9
	nop 0
	.mmi
	setf.d f9 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f2, f9
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f4 = f7, f2, f1
	nop 0
	.mmi
	setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f2, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f2, f7
	;;
	.mfb
	nop 0
	fmpy.d f3 = f6, f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mlx
	nop 0
	movl r14 = 1072640818
	.mii
	mov r1 = r36
	nop 0
	;;
	cmp4.geu p6, p7 = r14, r32
	.mmb
	nop 0
	getf.d r14 = f8
	(p6) br.cond.dptk .L7
	.mfi
	nop 0
	mov f7 = f4
	nop 0
	.mfi
	nop 0
	mov f6 = f3
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = 0xbc91a62633145c07
	.mlx
	nop 0
	movl r16 = 0x3ff921fb54442d18
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
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
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x4000000000000000
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	.mmi
	setf.d f8 = r14
	nop 0
	cmp4.lt p6, p7 = 0, r33
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f9, f7
	nop 0
	.mmi
	setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f7
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p7) fneg f8 = f8
	nop 0
.L12:
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
	.label_state 3
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 3
	.mmf
	mov r15 = r14
	setf.d f10 = r14
	fadd.d f15 = f8, f8
	.mmf
	nop 0
	nop 0
	frcpa.s0 f13, p7 = f3, f4
	;;
	.mib
	nop 0
	dep r15 = 0, r15, 0, 32
	nop 0
	.mlx
	nop 0
	movl r16 = 0x4000000000000000
	;;
	.mlx
	setf.d f8 = r15
	movl r14 = 0x3fe921fb54442d18
	.mmi
	nop 0
	setf.d f34 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f9 = f10, f8
	.mmf
	setf.d f10 = r15
	nop 0
	fnma.d f2 = f8, f8, f2
	;;
	.mlx
	setf.d f8 = r14
	movl r14 = 0x3c91a62633145c07
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f12, p6 = f2, f9
	;;
	.mfi
	nop 0
	fnma.d f14 = f10, f34, f8
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f10 = f4, f13, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f32 = f10, f10
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f11 = f13, f10, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f12, f1
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f33 = f32, f32
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f11 = f11, f32, f11
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f12, f10, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f11 = f11, f33, f11
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f32, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f32, f32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f33 = f3, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f32, f10
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f6 = f4, f33, f3
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f2, f10
	;;
	.mfi
	nop 0
	(p7) fma.d.s0 f13 = f6, f11, f33
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f2 = f9, f7, f2
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f12 = f2, f10, f7
	cmp4.lt p6, p7 = 0, r33
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f12, f34, f6
	;;
	.mmf
	nop 0
	nop 0
	fms.d f6 = f15, f13, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f14
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f6
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f8
	br .L12
.L6:
	.mlx
	nop 0
	movl r15 = 0x3f023de10dfdf709
	.mlx
	adds r18 = 16, r12
	movl r16 = 0x3f49efe07501b288
	;;
	.mfi
	setf.d f7 = r16
	fmpy.d f8 = f8, f8
	adds r19 = 32, r12
	.mlx
	setf.d f6 = r15
	movl r16 = 0xbfe6066c1b8d0159
	;;
	.mlx
	nop 0
	movl r15 = 0x3fb3b8c5b12e9282
	.mlx
	setf.d f9 = r16
	movl r16 = 0x40002ae59c598ac8
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f7
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0xbfa48228b5688f3b
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fc9c1550e884455
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0xc0033a271c8a2d4b
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbfd4d61203eb6f7d
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3fc5555555555555
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f9
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f8, f1
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mmi
	setf.d f9 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
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
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fma.d f8 = f6, f9, f6
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
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	.endp __ieee754_asin#
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.global fabs#
	.type	fabs#, @function
	.ident	"GCC: (GNU) 12.2.0"
