// 717bb5a695431ccd22fe0707695c648e newlib/libm/math/e_acos.c
	.file	"e_acos.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_acos#
	.type	__ieee754_acos#, @function
	.proc __ieee754_acos#
__ieee754_acos:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	adds r16 = -16, r12
	nop 0
	.mii
	.fframe 32
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.mmi
	nop 0
	getf.d r14 = f8
	nop 0
	.mlx
	.save.f 0x1
	stf.spill [r16] = f2, 16
	movl r17 = 1072693247
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	;;
	nop 0
	extr.u r16 = r14, 32, 31
	;;
	.mii
	nop 0
	extr.u r18 = r14, 32, 32
	nop 0
	.mmb
	cmp4.geu p6, p7 = r17, r16
	nop 0
	(p6) br.cond.dptk .L2
	.mlx
	nop 0
	movl r17 = -1072693248
	;;
	.mmi
	add r16 = r17, r16
	;;
	or r15 = r16, r14
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = 0, r15
	nop 0
	(p6) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r18
	(p6) br.cond.dpnt .L11
	;;
	.mfi
	nop 0
	(p7) mov f8 = f0
	nop 0
.L1:
	.mmi
	adds r17 = 16, r12
	nop 0
	mov b0 = r32
	;;
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L2:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 1071644671
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r16
	(p6) br.cond.dptk .L5
	.mlx
	nop 0
	movl r15 = 1012924416
	;;
	.mmi
	nop 0
	cmp4.geu p6, p7 = r15, r16
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r15 = 0x3ff921fb54442d18
	;;
	.mib
	(p6) setf.d f8 = r15
	nop 0
	(p6) br.cond.dptk .L1
	.mlx
	setf.d f9 = r14
	movl r15 = 0x3f023de10dfdf709
	.mlx
	adds r17 = 16, r12
	movl r16 = 0x3f49efe07501b288
	;;
	.mmi
	nop 0
	setf.d f7 = r16
	nop 0
	.mlx
	setf.d f6 = r15
	movl r16 = 0xbfe6066c1b8d0159
	;;
	.mlx
	nop 0
	movl r15 = 0x3fb3b8c5b12e9282
	;;
	.mfi
	nop 0
	fmpy.d f8 = f9, f9
	nop 0
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
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3c91a62633145c07
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
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3ff921fb54442d18
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	.mmi
	setf.d f6 = r15
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f7, f9, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmb
	cmp4.le p6, p7 = r0, r18
	nop 0
	(p7) br.cond.dpnt .L12
	;;
	.mmf
	setf.d f6 = r14
	nop 0
	fsub.d f2 = f1, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mlx
	mov r1 = r34
	movl r15 = 0x3f023de10dfdf709
	.mlx
	adds r17 = 16, r12
	movl r16 = 0x3f49efe07501b288
	;;
	.mlx
	setf.d f7 = r16
	movl r14 = 0x3fb3b8c5b12e9282
	.mlx
	setf.d f6 = r15
	movl r16 = 0xbfa48228b5688f3b
	;;
	.mlx
	nop 0
	movl r15 = 0xbfe6066c1b8d0159
	;;
	.mlx
	setf.d f9 = r15
	movl r15 = 0x40002ae59c598ac8
	;;
	.mfi
	nop 0
	fma.d f6 = f2, f6, f7
	nop 0
	.mmi
	setf.d f7 = r14
	;;
	getf.d r14 = f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3fc9c1550e884455
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f2, f7, f9
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f2, f8
	nop 0
	.mmi
	setf.d f8 = r15
	setf.d f9 = r14
	mov r15 = r14
	;;
	.mii
	nop 0
	dep r15 = 0, r15, 0, 32
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f2, f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0xc0033a271c8a2d4b
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f2, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f13 = f9, f8
	nop 0
	.mfi
	nop 0
	fnma.d f12 = f8, f8, f2
	nop 0
	;;
	.mlx
	setf.d f8 = r16
	movl r16 = 0xbfd4d61203eb6f7d
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p7 = f12, f13
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f2, f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3fc5555555555555
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f2, f1
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f2, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f2, f8
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f8 = f13, f10, f1
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f2
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f8, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f10, f8, f10
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p6 = f6, f7
	;;
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f11, f1
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f14, f9
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f11, f8, f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f15 = f12, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f14, f8
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f14 = f14, f14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f12 = f13, f15, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f14, f8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f10 = f12, f9, f15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f9 = f6, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f9, f6
	nop 0
	.mmi
	setf.d f7 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f11 = f6, f8, f9
	nop 0
	.mmi
	setf.d f6 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f6, f11, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f8
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L3:
	.body
	.copy_state 3
	.mfi
	nop 0
	fsub.d f6 = f8, f8
	adds r17 = 16, r12
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
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f9
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L11:
	.body
	.copy_state 4
	.mlx
	nop 0
	movl r14 = 0x400921fb54442d18
	.mmi
	nop 0
	adds r17 = 16, r12
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	.mii
	nop 0
	mov ar.pfs = r33
	nop 0
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 5
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 5
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f8, f1
	;;
	.mlx
	setf.d f7 = r14
	movl r15 = 0x3f023de10dfdf709
	.mlx
	nop 0
	movl r16 = 0x3f49efe07501b288
	;;
	.mlx
	setf.d f8 = r16
	movl r16 = 0xbfa48228b5688f3b
	.mlx
	nop 0
	movl r14 = 0x3fb3b8c5b12e9282
	;;
	.mmi
	nop 0
	setf.d f10 = r16
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x40002ae59c598ac8
	;;
	.mlx
	nop 0
	movl r16 = 0xc0033a271c8a2d4b
	;;
	.mfi
	nop 0
	fmpy.d f6 = f6, f7
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0xbfe6066c1b8d0159
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3fc9c1550e884455
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0xbfd4d61203eb6f7d
	;;
	.mfi
	nop 0
	fma.d f9 = f6, f9, f8
	nop 0
	.mfi
	nop 0
	mov f8 = f6
	nop 0
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f6, f10
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0x3fc5555555555555
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f10
	nop 0
	.mmi
	setf.d f10 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f6, f10
	nop 0
	.mmi
	setf.d f10 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f3 = f9, f6, f1
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f6, f10
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f6, f9
	;;
	.mfb
	nop 0
	fmpy.d f2 = f7, f6
	br.call.sptk.many b0 = __ieee754_sqrt#
	;;
	.mfi
	nop 0
	mov f9 = f3
	mov r1 = r34
	.mlx
	adds r17 = 16, r12
	movl r16 = 0xbc91a62633145c07
	;;
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	.mlx
	nop 0
	movl r15 = 0x400921fb54442d18
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f2
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f6, f10, f6
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
	(p6) fma.d.s0 f6 = f7, f10, f11
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f8 = f6, f8
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f8 = f8, f7, f6
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r32
	;;
	mov ar.pfs = r33
	;;
	.mib
	ldf.fill f3 = [r17]
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp __ieee754_acos#
	.global __ieee754_sqrt#
	.type	__ieee754_sqrt#, @function
	.ident	"GCC: (GNU) 12.2.0"
