// a322c8ec7cf6b26d43f18841dcd0fa42
	.file	"elementary.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%.6f %.3f %.6f\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 10, 4, 0
	adds r16 = -312, r12
	nop 0
	.mmi
	adds r17 = -304, r12
	.fframe 352
	adds r12 = -352, r12
	mov r18 = ar.lc
	;;
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r14 = -6275696437447579415
	.mmi
	addl r36 = 500, r0
	mov r43 = r1
	addl r46 = 10, r0
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4, 32
	mov r45 = r0
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r35 = r0
	mov r34 = r0
	adds r37 = 20, r12
	;;
	.mmi
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	nop 0
	adds r33 = 8, r33
	.mlx
	cmp4.ge p6, p7 = 1, r32
	movl r39 = 0x3fe6666666666666
	;;
	.mlx
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	movl r38 = 0x3f000000
	.mlx
	nop 0
	movl r40 = 0x40400000
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20, 32
	;;
	.save.gf 0x0, 0x400
	stf.spill [r17] = f22, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x1000
	stf.spill [r17] = f24, 32
	;;
	.save.gf 0x0, 0x4000
	stf.spill [r17] = f26, 32
	nop 0
	;;
	.mmi
	.save.gf 0x0, 0x10000
	stf.spill [r17] = f28, 32
	;;
	.save.gf 0x0, 0x40000
	stf.spill [r17] = f30
	nop 0
	;;
	.mmi
	nop 0
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmf
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	mov f3 = f0
	;;
	.mmi
	nop 0
	.save.f 0x8
	stf.spill [r16] = f5, 32
	nop 0
	;;
	.mmf
	.save.gf 0x0, 0x20
	stf.spill [r16] = f17, 32
	nop 0
	mov f17 = f0
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	nop 0
	;;
	.mmf
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21, 32
	nop 0
	mov f21 = f1
	;;
	.mmi
	.save.gf 0x0, 0x800
	stf.spill [r16] = f23, 32
	;;
	.save.gf 0x0, 0x2000
	stf.spill [r16] = f25, 32
	nop 0
	.mlx
	setf.sig f25 = r14
	movl r14 = 0x3f90000000000000
	;;
	.mlx
	setf.d f26 = r14
	movl r14 = 0x4000000000000000
	.mmf
	.save.gf 0x0, 0x8000
	stf.spill [r16] = f27, 32
	nop 0
	mov f22 = f17
	;;
	.mlx
	setf.d f28 = r14
	movl r14 = 0x4020000000000000
	.mmf
	.save.gf 0x0, 0x20000
	stf.spill [r16] = f29, 32
	nop 0
	mov f23 = f17
	;;
	.mlx
	setf.d f29 = r14
	movl r14 = 0x4008000000000000
	.mmi
	nop 0
	.save.gf 0x0, 0x80000
	stf.spill [r16] = f31
	.body
	nop 0
	;;
	.mlx
	setf.d f30 = r14
	movl r14 = 0x3fb0000000000000
	;;
	.mlx
	setf.d f31 = r14
	movl r14 = 0x40000000
	;;
	.mib
	setf.s f27 = r14
	nop 0
	(p7) br.cond.dpnt .L16
.L8:
	.mmi
	setf.sig f6 = r34
	nop 0
	shr r15 = r34, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f25
	;;
	.mmi
	getf.sig r14 = f6
	;;
	add r14 = r14, r34
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	;;
	add r14 = r15, r14
	;;
	.mmi
	sub r34 = r34, r14
	;;
	nop 0
	sxt4 r34 = r34
	;;
	.mmi
	nop 0
	setf.sig f9 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f9
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f9 = f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f9, f26
	;;
	.mfb
	nop 0
	fneg f8 = f2
	br.call.sptk.many b0 = exp#
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f4 = f2, f1
	.mfi
	nop 0
	mov f5 = f8
	mov r1 = r43
	;;
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = log#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.d f8 = f2, f28
	br.call.sptk.many b0 = sqrt#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f18 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = atan#
	;;
	.mfi
	setf.d f9 = r39
	mov f20 = f8
	nop 0
	.mfb
	mov r1 = r43
	mov f8 = f4
	br.call.sptk.many b0 = pow#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f24 = f2, f29
	.mfi
	nop 0
	mov f4 = f8
	mov r1 = r43
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f19 = f2
	;;
	.mfb
	nop 0
	mov f8 = f24
	br.call.sptk.many b0 = floor#
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f12 = f16, f1
	.mfi
	nop 0
	mov f11 = f5
	mov r46 = r37
	;;
	.mfi
	nop 0
	fmpy.d f14 = f2, f2
	nop 0
	.mfi
	adds r45 = 16, r12
	mov f10 = f4
	mov r1 = r43
	;;
	.mfi
	nop 0
	fmpy.d f17 = f17, f21
	nop 0
	.mfi
	nop 0
	mov f15 = f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f18 = f18, f20
	nop 0
	.mfi
	nop 0
	mov f8 = f19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p7 = f11, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f14 = f14, f30
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f15 = f15, f24
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f7 = f12, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f13, p6 = f10, f14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f15 = f15, f31
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f32 = f7, f7
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f14, f13, f1
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f33 = f32, f32
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f32, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f13, f7, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f33, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f32, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f32, f32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f33 = f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f32, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f11 = f12, f33, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f6 = f11, f9, f33
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f14, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f17
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f13 = f10, f7, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f18
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f15
	;;
	.mfb
	nop 0
	fadd.d f23 = f23, f6
	br.call.sptk.many b0 = sincosf#
	;;
	.mmi
	adds r14 = 16, r12
	ldfs f5 = [r37]
	mov r1 = r43
	.mmf
	nop 0
	nop 0
	fneg f8 = f19
	;;
	.mib
	ldfs f4 = [r14]
	nop 0
	br.call.sptk.many b0 = expf#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.s f8 = f19, f1
	br.call.sptk.many b0 = sqrtf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f5, f27
	nop 0
	.mfi
	nop 0
	fmpy.s f16 = f16, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f4
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f10
	;;
	.mfi
	nop 0
	fadd.s f16 = f6, f16
	nop 0
	.mmi
	setf.s f6 = r38
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f16, f6
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L17
	.align 32
.L13:
	.mmf
	nop 0
	nop 0
	mov f8 = f19
	.mfb
	nop 0
	mov f4 = f1
	br.call.sptk.many b0 = atanf#
	;;
	.mfb
	setf.s f6 = r40
	fnorm f5 = f2
	nop 0
	.mmi
	mov r1 = r43
	addl r15 = 1, r0
	mov ar.lc = 10
	;;
	.mmf
	nop 0
	nop 0
	mov f13 = f4
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f10, f7, f8
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f8, f9, f10
	nop 0
	.mfi
	nop 0
	mov f9 = f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f16, f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fadd.d f22 = f22, f6
	nop 0
	.align 32
.L7:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f9, f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f6, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f10, f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f14 = f6, f11, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f8 = f7, f8, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f12, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f14, f8, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f6, f8, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f6, f10, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f7 = f6, f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fmpy f13 = f13, f7
	;;
	.mfb
	nop 0
	fadd f4 = f4, f13
	br.cloop.sptk.few .L7
	;;
	.mfb
	adds r35 = 1, r35
	mov f8 = f4
	br.call.sptk.many b0 = sqrtl#
	;;
	.mib
	nop 0
	sxt4 r34 = r35
	nop 0
	.mfi
	nop 0
	mov f2 = f8
	mov r1 = r43
	;;
	.mfb
	nop 0
	fadd f8 = f5, f1
	br.call.sptk.many b0 = logl#
	;;
	.mfi
	setf.sig f6 = r34
	fmpy f7 = f5, f5
	shr r14 = r34, 63
	.mmi
	cmp4.ge p7, p8 = r35, r36
	nop 0
	mov r1 = r43
	;;
	.mmf
	nop 0
	nop 0
	fadd f7 = f7, f1
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f25
	;;
	.mfi
	getf.sig r15 = f6
	frcpa.s0 f6, p6 = f4, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f7, f6, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f4, f6
	nop 0
	;;
	.mmi
	nop 0
	add r15 = r15, r34
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f10, f10, f10
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	shladd r14 = r15, 1, r0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f13 = f7, f11, f4
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r15
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	.mfi
	nop 0
	(p6) fma.s1 f9 = f6, f9, f6
	sub r14 = r34, r14
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f13, f9, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f7, f9, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f4 = f7, f10, f4
	.mmf
	setf.sig f7 = r14
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f6 = f4, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd f6 = f6, f2
	;;
	.mmf
	nop 0
	nop 0
	fsub f6 = f6, f8
	;;
	.mfb
	nop 0
	fadd f3 = f3, f6
	(p7) br.cond.dpnt .L3
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f26
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = sin#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f17 = f8
	.mfb
	nop 0
	fadd.d f8 = f2, f2
	br.call.sptk.many b0 = cos#
	;;
	.mmi
	setf.sig f6 = r34
	nop 0
	shr r15 = r34, 63
	.mfi
	nop 0
	mov f21 = f8
	mov r1 = r43
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f25
	;;
	.mmi
	getf.sig r14 = f6
	;;
	add r14 = r14, r34
	nop 0
	;;
	.mii
	nop 0
	shr r14 = r14, 6
	;;
	sub r14 = r14, r15
	;;
	.mmi
	shladd r15 = r14, 1, r0
	;;
	add r15 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	shl r15 = r15, 5
	;;
	add r14 = r15, r14
	;;
	.mmi
	sub r34 = r34, r14
	;;
	nop 0
	sxt4 r34 = r34
	;;
	.mmi
	nop 0
	setf.sig f9 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f9 = f9
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f9 = f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f9, f26
	;;
	.mfb
	nop 0
	fneg f8 = f2
	br.call.sptk.many b0 = exp#
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f4 = f2, f1
	.mfi
	nop 0
	mov f5 = f8
	mov r1 = r43
	;;
	.mfb
	nop 0
	mov f8 = f4
	br.call.sptk.many b0 = log#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.d f8 = f2, f28
	br.call.sptk.many b0 = sqrt#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f18 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = atan#
	;;
	.mfi
	setf.d f9 = r39
	mov f20 = f8
	nop 0
	.mfb
	mov r1 = r43
	mov f8 = f4
	br.call.sptk.many b0 = pow#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f24 = f2, f29
	.mfi
	nop 0
	mov f4 = f8
	mov r1 = r43
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f19 = f2
	;;
	.mfb
	nop 0
	mov f8 = f24
	br.call.sptk.many b0 = floor#
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f12 = f16, f1
	.mfi
	nop 0
	mov f11 = f5
	mov r46 = r37
	;;
	.mfi
	nop 0
	fmpy.d f14 = f2, f2
	nop 0
	.mfi
	adds r45 = 16, r12
	mov f10 = f4
	mov r1 = r43
	;;
	.mfi
	nop 0
	fmpy.d f17 = f17, f21
	nop 0
	.mfi
	nop 0
	mov f15 = f8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f18 = f18, f20
	nop 0
	.mfi
	nop 0
	mov f8 = f19
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p7 = f11, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f14 = f14, f30
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f15 = f15, f24
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f7 = f12, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f13, p6 = f10, f14
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f15 = f15, f31
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f32 = f7, f7
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f14, f13, f1
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f33 = f32, f32
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f9 = f9, f32, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f13, f7, f13
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s1 f9 = f9, f33, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f32, f7
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f32, f32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fmpy.d.s1 f33 = f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f32, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f11 = f12, f33, f11
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f12 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f6 = f11, f9, f33
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f14, f12, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f17
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f13 = f10, f7, f12
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f18
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f15
	;;
	.mfb
	nop 0
	fadd.d f23 = f23, f6
	br.call.sptk.many b0 = sincosf#
	;;
	.mmi
	adds r14 = 16, r12
	ldfs f5 = [r37]
	mov r1 = r43
	.mmf
	nop 0
	nop 0
	fneg f8 = f19
	;;
	.mib
	ldfs f4 = [r14]
	nop 0
	br.call.sptk.many b0 = expf#
	;;
	.mmf
	mov r1 = r43
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.s f8 = f19, f1
	br.call.sptk.many b0 = sqrtf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f5, f27
	nop 0
	.mfi
	nop 0
	fmpy.s f16 = f16, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f4
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f6, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f9, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f8, f10
	;;
	.mfi
	nop 0
	fadd.s f16 = f6, f16
	nop 0
	.mmi
	setf.s f6 = r38
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f16, f6
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L13
.L17:
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f19, f27
	.mfb
	nop 0
	mov f4 = f1
	br.call.sptk.many b0 = logf#
	;;
	.mfi
	nop 0
	fadd.s f6 = f16, f8
	mov ar.lc = 10
	.mfi
	mov r1 = r43
	fnorm f5 = f2
	addl r15 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f2
	;;
	.mmf
	nop 0
	nop 0
	mov f13 = f4
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfb
	nop 0
	fadd.d f22 = f22, f6
	br .L7
.L16:
	.mib
	ld8 r44 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	nop 0
	dep.z r36 = r8, 5, 27
	mov r1 = r43
	;;
	.mii
	sub r36 = r36, r8
	nop 0
	;;
	shladd r36 = r36, 2, r0
	;;
	.mmi
	add r36 = r36, r8
	;;
	shladd r36 = r36, 2, r0
	nop 0
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 0, r36
	(p7) br.cond.dptk .L8
	.mfi
	nop 0
	mov f22 = f0
	nop 0
	.mfi
	nop 0
	mov f3 = f0
	nop 0
	;;
	.mfi
	nop 0
	mov f23 = f22
	nop 0
.L3:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	;;
	.mmi
	setf.sig f6 = r36
	nop 0
	add r44 = r1, r44
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	mov f13 = f6
	nop 0
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f3, f13
	nop 0
	.mfi
	nop 0
	frcpa.s0 f12, p8 = f22, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p7 = f23, f6
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f14 = f13, f7, f1
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f9 = f6, f12, f1
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f8 = f6, f11, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f15 = f3, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f14, f14, f14
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f32 = f14, f14
	nop 0
	;;
	.mfi
	nop 0
	(p8) fmpy.s1 f34 = f9, f9
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f33 = f8, f8
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f9 = f12, f9, f12
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f8 = f11, f8, f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f36 = f13, f15, f3
	;;
	.mfi
	nop 0
	(p6) fma.s1 f32 = f32, f32, f14
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f10 = f7, f10, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fmpy.s1 f35 = f34, f34
	;;
	.mfi
	nop 0
	(p8) fma.s1 f9 = f9, f34, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f8 = f8, f33, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f32, f7
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f32 = f33, f33
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s1 f9 = f9, f35, f9
	;;
	.mfi
	nop 0
	(p6) fma.s1 f14 = f36, f10, f15
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f8 = f8, f32, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f15 = f13, f10, f1
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f3 = f13, f14, f3
	nop 0
	.mfi
	nop 0
	(p7) fmpy.d.s1 f13 = f23, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f15, f10
	nop 0
	.mfi
	nop 0
	(p8) fmpy.d.s1 f15 = f22, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f23 = f6, f13, f23
	;;
	.mfi
	nop 0
	(p6) fma.s0 f7 = f3, f10, f14
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f22 = f6, f15, f22
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f11 = f23, f8, f13
	;;
	.mfi
	nop 0
	(p8) fma.d.s0 f12 = f22, f9, f15
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmi
	getf.d r45 = f11
	;;
	getf.d r47 = f7
	nop 0
	;;
	.mib
	getf.d r46 = f12
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r43
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r41
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r42
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	ldf.fill f4 = [r20], 32
	;;
	ldf.fill f5 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f16 = [r20], 32
	;;
	ldf.fill f17 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f18 = [r20], 32
	;;
	ldf.fill f19 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f20 = [r20], 32
	;;
	ldf.fill f21 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f22 = [r20], 32
	;;
	ldf.fill f23 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f24 = [r20], 32
	;;
	ldf.fill f25 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f26 = [r20], 32
	;;
	ldf.fill f27 = [r19], 32
	nop 0
	;;
	.mmi
	ldf.fill f28 = [r20], 32
	;;
	ldf.fill f29 = [r19], 32
	nop 0
	;;
	.mmi
	nop 0
	ldf.fill f30 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f31 = [r19]
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
