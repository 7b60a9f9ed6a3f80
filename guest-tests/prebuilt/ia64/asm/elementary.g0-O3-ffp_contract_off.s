// 56b696f6dc279765925b2c7a7fac6dad
	.file	"elementary.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC10:
	stringz	"%.6f %.3f %.6f\n"
	.section	.rodata.cst16,"aM",@progbits,16
	.align 16
.LC0:
	data4	0
	data4	-2147483648
	data4	16382
	data4	0
	.align 16
.LC1:
	data4	0
	data4	-1073741824
	data4	16384
	data4	0
	.align 16
.LC2:
	data4	0
	data4	-2147483648
	data4	16381
	data4	0
	.align 16
.LC3:
	data4	0
	data4	-1610612736
	data4	16385
	data4	0
	.align 16
.LC4:
	data4	0
	data4	-1073741824
	data4	16385
	data4	0
	.align 16
.LC5:
	data4	0
	data4	-536870912
	data4	16385
	data4	0
	.align 16
.LC6:
	data4	0
	data4	-2147483648
	data4	16380
	data4	0
	.align 16
.LC7:
	data4	0
	data4	-1879048192
	data4	16386
	data4	0
	.align 16
.LC8:
	data4	0
	data4	-1610612736
	data4	16386
	data4	0
	.align 16
.LC9:
	data4	0
	data4	-1342177280
	data4	16386
	data4	0
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.mmb
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 19, 4, 0
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
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	.save.f 0x4
	stf.spill [r17] = f4, 32
	movl r39 = @gprel(.LC1)
	.mlx
	nop 0
	movl r40 = @gprel(.LC2)
	;;
	.mlx
	.save.gf 0x0, 0x10
	stf.spill [r17] = f16, 32
	movl r41 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mlx
	.save.gf 0x0, 0x40
	stf.spill [r17] = f18, 32
	movl r43 = @gprel(.LC5)
	.mlx
	addl r36 = 500, r0
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	.save.gf 0x0, 0x100
	stf.spill [r17] = f20, 32
	setf.sig f20 = r14
	.save rp, r50
	mov r50 = b0
	.mlx
	mov r52 = r1
	movl r14 = 0x3f90000000000000
	;;
	.mlx
	.save.gf 0x0, 0x400
	stf.spill [r17] = f22, 32
	movl r45 = @gprel(.LC7)
	.mlx
	addl r55 = 10, r0
	movl r46 = @gprel(.LC8)
	;;
	.mlx
	.save.gf 0x0, 0x1000
	stf.spill [r17] = f24, 32
	movl r47 = @gprel(.LC9)
	.mfi
	mov r54 = r0
	mov f4 = f0
	mov r35 = r0
	;;
	.mmi
	.save.gf 0x0, 0x4000
	stf.spill [r17] = f26, 32
	mov r34 = r0
	adds r37 = 20, r12
	.mmi
	adds r33 = 8, r33
	add r38 = r1, r38
	add r39 = r1, r39
	;;
	.mmf
	.save.gf 0x0, 0x10000
	stf.spill [r17] = f28, 32
	add r40 = r1, r40
	mov f28 = f1
	.mmi
	add r41 = r1, r41
	cmp4.ge p6, p7 = 1, r32
	add r42 = r1, r42
	;;
	.mmi
	.save.gf 0x0, 0x40000
	stf.spill [r17] = f30
	add r43 = r1, r43
	add r44 = r1, r44
	.mmi
	add r45 = r1, r45
	add r46 = r1, r46
	add r47 = r1, r47
	;;
	.mlx
	nop 0
	movl r48 = 0x3fe6666666666666
	.mlx
	nop 0
	movl r49 = 0x40400000
	;;
	.mmi
	.savesp ar.lc, 40
	st8 [r16] = r18, 24
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
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
	.save.gf 0x0, 0x80
	stf.spill [r16] = f19, 32
	;;
	.save.gf 0x0, 0x200
	stf.spill [r16] = f21, 32
	nop 0
	.mlx
	setf.d f21 = r14
	movl r14 = 0x4000000000000000
	;;
	.mmi
	nop 0
	.save.gf 0x0, 0x800
	stf.spill [r16] = f23, 32
	nop 0
	.mlx
	setf.d f23 = r14
	movl r14 = 0x4020000000000000
	;;
	.mlx
	setf.d f24 = r14
	movl r14 = 0x4008000000000000
	.mmf
	.save.gf 0x0, 0x2000
	stf.spill [r16] = f25, 32
	nop 0
	mov f18 = f17
	;;
	.mlx
	setf.d f25 = r14
	movl r14 = 0x3fb0000000000000
	.mmf
	.save.gf 0x0, 0x8000
	stf.spill [r16] = f27, 32
	nop 0
	mov f19 = f17
	;;
	.mlx
	setf.d f26 = r14
	movl r14 = 0x40000000
	.mmi
	nop 0
	.save.gf 0x0, 0x20000
	stf.spill [r16] = f29, 32
	nop 0
	;;
	.mlx
	setf.s f22 = r14
	movl r14 = 0x3f000000
	.mmi
	nop 0
	.save.gf 0x0, 0x80000
	stf.spill [r16] = f31
	.body
	nop 0
	;;
	.mib
	setf.s f27 = r14
	nop 0
	(p7) br.cond.dpnt .L16
.L2:
	.mmi
	setf.sig f6 = r34
	nop 0
	adds r14 = -1, r36
	.mii
	cmp4.ge p6, p7 = 0, r36
	shr r15 = r34, 63
	;;
	addp4 r14 = r14, r0
	;;
	.mii
	nop 0
	mov ar.lc = r14
	;;
	(p7) mov ar.lc = r14
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f20
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
	setf.sig f2 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f21
	;;
	.mfb
	nop 0
	fneg f8 = f2
	br.call.sptk.many b0 = exp#
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f2, f1
	.mfi
	nop 0
	mov f5 = f8
	mov r1 = r52
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = log#
	;;
	.mmf
	mov r1 = r52
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.d f8 = f2, f23
	br.call.sptk.many b0 = sqrt#
	;;
	.mmf
	mov r1 = r52
	nop 0
	mov f30 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = atan#
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	setf.d f9 = r48
	mov f8 = f3
	mov r1 = r52
	;;
	.mib
	getf.d r34 = f6
	nop 0
	br.call.sptk.many b0 = pow#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f29 = f2, f24
	.mfi
	nop 0
	mov f3 = f8
	mov r1 = r52
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f31 = f2
	;;
	.mfb
	nop 0
	mov f8 = f29
	br.call.sptk.many b0 = floor#
	;;
	.mfi
	setf.d f6 = r34
	fadd.d f12 = f16, f1
	mov r55 = r37
	.mfi
	adds r54 = 16, r12
	mov f11 = f5
	mov r1 = r52
	;;
	.mfi
	nop 0
	fmpy.d f14 = f2, f2
	nop 0
	.mfi
	nop 0
	mov f10 = f3
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f17 = f17, f28
	nop 0
	.mfi
	nop 0
	mov f15 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f31
	;;
	.mfi
	nop 0
	fmpy.d f30 = f30, f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p7 = f11, f12
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f14 = f14, f25
	nop 0
	.mfi
	nop 0
	fsub.d f15 = f15, f29
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f7 = f12, f6, f1
	;;
	.mfi
	nop 0
	frcpa.s0 f13, p6 = f10, f14
	nop 0
	.mfi
	nop 0
	fmpy.d f15 = f15, f26
	nop 0
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
	fadd.d f6 = f6, f30
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
	fadd.d f19 = f19, f6
	br.call.sptk.many b0 = sincosf#
	;;
	.mmi
	adds r14 = 16, r12
	ldfs f5 = [r37]
	mov r1 = r52
	.mmf
	nop 0
	nop 0
	fneg f8 = f31
	;;
	.mib
	ldfs f3 = [r14]
	nop 0
	br.call.sptk.many b0 = expf#
	;;
	.mmf
	mov r1 = r52
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.s f8 = f31, f1
	br.call.sptk.many b0 = sqrtf#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f5, f22
	nop 0
	.mfi
	nop 0
	fmpy.s f16 = f16, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f3
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
	.mmf
	nop 0
	nop 0
	fadd.s f16 = f6, f16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f16, f27
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
	mov f8 = f31
	.mmb
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = atanf#
	;;
	.mmf
	setf.s f6 = r49
	ldfe f41 = [r39]
	fnorm f2 = f2
	.mmi
	ldfe f39 = [r41]
	ldfe f38 = [r42]
	mov r1 = r52
	;;
	.mmi
	ldfe f37 = [r43]
	ldfe f35 = [r45]
	nop 0
	.mmi
	ldfe f47 = [r38]
	ldfe f42 = [r47]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f33 = [r46]
	nop 0
	.mmi
	ldfe f45 = [r40]
	ldfe f43 = [r44]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd f5 = f2, f1
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy f47 = f2, f47
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f8, f7
	;;
	.mmf
	nop 0
	nop 0
	fmpy f47 = f47, f2
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
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f8, f9, f10
	;;
	.mfi
	nop 0
	fsub.s f3 = f16, f6
	nop 0
	.mfi
	nop 0
	mov f6 = f2
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f8, p12 = f6, f41
	nop 0
	.mfi
	nop 0
	frcpa.s0 f13, p11 = f6, f39
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f12, p10 = f6, f38
	nop 0
	.mfi
	nop 0
	frcpa.s0 f11, p9 = f6, f37
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p8 = f6, f35
	nop 0
	.mfi
	nop 0
	frcpa.s0 f9, p7 = f6, f33
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f6, f42
	nop 0
	.mfi
	nop 0
	fnorm.d f3 = f3
	nop 0
	;;
	.mfi
	nop 0
	(p12) fnma.s1 f15 = f41, f8, f1
	nop 0
	.mfi
	nop 0
	(p11) fnma.s1 f44 = f39, f13, f1
	nop 0
	;;
	.mfi
	nop 0
	(p10) fnma.s1 f40 = f38, f12, f1
	nop 0
	.mfi
	nop 0
	(p9) fnma.s1 f34 = f37, f11, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fmpy.s1 f49 = f6, f8
	nop 0
	.mfi
	nop 0
	(p11) fmpy.s1 f52 = f6, f13
	nop 0
	;;
	.mfi
	nop 0
	(p10) fmpy.s1 f51 = f6, f12
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f48 = f35, f10, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fmpy.s1 f53 = f15, f15
	nop 0
	.mfi
	nop 0
	(p11) fmpy.s1 f50 = f44, f44
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f36 = f15, f15, f15
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f14 = f44, f44, f44
	nop 0
	;;
	.mfi
	nop 0
	(p10) fmpy.s1 f46 = f40, f40
	nop 0
	.mfi
	nop 0
	(p10) fma.s1 f32 = f40, f40, f40
	nop 0
	;;
	.mfi
	nop 0
	(p12) fnma.s1 f55 = f41, f49, f6
	nop 0
	.mfi
	nop 0
	(p11) fnma.s1 f56 = f39, f52, f6
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f54 = f53, f53, f15
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f53 = f50, f50, f44
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f36 = f8, f36, f8
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f14 = f13, f14, f13
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s1 f44 = f46, f46, f40
	nop 0
	.mfi
	nop 0
	(p9) fma.s1 f15 = f34, f34, f34
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s1 f32 = f12, f32, f12
	nop 0
	.mfi
	nop 0
	(p9) fmpy.s1 f40 = f34, f34
	nop 0
	;;
	.mfi
	nop 0
	(p9) fmpy.s1 f50 = f6, f11
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f46 = f33, f9, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f36 = f36, f54, f8
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f14 = f14, f53, f13
	nop 0
	;;
	.mfi
	nop 0
	(p9) fma.s1 f15 = f11, f15, f11
	nop 0
	.mfi
	nop 0
	(p10) fnma.s1 f54 = f38, f51, f6
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s1 f32 = f32, f44, f12
	nop 0
	.mfi
	nop 0
	(p9) fma.s1 f40 = f40, f40, f34
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f34 = f48, f48, f48
	nop 0
	.mfi
	nop 0
	fadd.d f18 = f18, f3
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f49 = f55, f36, f49
	nop 0
	.mfi
	nop 0
	(p12) fnma.s1 f53 = f41, f36, f1
	nop 0
	;;
	.mfi
	nop 0
	(p11) fnma.s1 f44 = f39, f14, f1
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f52 = f56, f14, f52
	nop 0
	;;
	.mfi
	nop 0
	(p9) fma.s1 f15 = f15, f40, f11
	nop 0
	.mfi
	nop 0
	(p10) fma.s1 f51 = f54, f32, f51
	nop 0
	;;
	.mfi
	nop 0
	(p9) fnma.s1 f55 = f37, f50, f6
	nop 0
	.mfi
	nop 0
	(p10) fnma.s1 f54 = f38, f32, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f40 = f36, f53, f36
	nop 0
	.mfi
	nop 0
	(p12) fnma.s1 f41 = f41, f49, f6
	nop 0
	;;
	.mfi
	nop 0
	(p11) fma.s1 f36 = f14, f44, f14
	nop 0
	.mfi
	nop 0
	mov f14 = f8
	nop 0
	;;
	.mfi
	nop 0
	(p11) fnma.s1 f39 = f39, f52, f6
	nop 0
	.mfi
	nop 0
	(p8) fmpy.s1 f53 = f48, f48
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f44 = f42, f7, f1
	nop 0
	.mfi
	nop 0
	(p9) fma.s1 f50 = f55, f15, f50
	nop 0
	;;
	.mfi
	nop 0
	(p10) fnma.s1 f38 = f38, f51, f6
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f34 = f10, f34, f10
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s0 f14 = f41, f40, f49
	nop 0
	.mfi
	nop 0
	fadd f8 = f5, f47
	nop 0
	;;
	.mfi
	nop 0
	(p8) fmpy.s1 f49 = f6, f10
	nop 0
	.mfi
	nop 0
	(p11) fma.s0 f13 = f39, f36, f52
	nop 0
	;;
	.mfi
	nop 0
	fmpy f40 = f2, f45
	nop 0
	.mfi
	nop 0
	(p10) fma.s1 f36 = f32, f54, f32
	nop 0
	;;
	.mfi
	nop 0
	(p9) fnma.s1 f45 = f37, f15, f1
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f53 = f53, f53, f48
	nop 0
	;;
	.mfi
	nop 0
	fmpy f14 = f14, f47
	nop 0
	.mfi
	nop 0
	(p9) fnma.s1 f37 = f37, f50, f6
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f47 = f35, f49, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f46, f46, f46
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s0 f12 = f38, f36, f51
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f39 = f46, f46
	nop 0
	;;
	.mfi
	nop 0
	(p9) fma.s1 f36 = f15, f45, f15
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f34 = f34, f53, f10
	nop 0
	;;
	.mfi
	nop 0
	fmpy f38 = f40, f14
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f15 = f44, f44, f44
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f45 = f44, f44
	nop 0
	.mfi
	nop 0
	fadd f8 = f8, f14
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f41 = f6, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f9, f32, f9
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f40 = f47, f34, f49
	nop 0
	.mfi
	nop 0
	(p9) fma.s0 f11 = f37, f36, f50
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f14 = f7, f15, f7
	nop 0
	.mfi
	nop 0
	fmpy f13 = f13, f38
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f37 = f35, f34, f1
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f46 = f39, f39, f46
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f45 = f45, f45, f44
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f39 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f38
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f36 = f33, f41, f6
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f35 = f35, f40, f6
	nop 0
	.mfi
	nop 0
	fmpy f12 = f12, f13
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f32 = f32, f46, f9
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f34 = f34, f37, f34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f15 = f42, f39, f6
	;;
	.mfi
	nop 0
	fadd f8 = f8, f13
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f13 = f14, f45, f7
	nop 0
	;;
	.mfi
	nop 0
	fmpy f11 = f11, f12
	nop 0
	.mfi
	nop 0
	fmpy f14 = f2, f43
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f36 = f36, f32, f41
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f37 = f33, f32, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s0 f10 = f35, f34, f40
	;;
	.mfi
	nop 0
	(p6) fma.s1 f15 = f15, f13, f39
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f34 = f42, f13, f1
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f12
	nop 0
	.mfi
	nop 0
	fmpy f12 = f14, f11
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f33 = f33, f36, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f32, f37, f32
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f13 = f13, f34, f13
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f42, f15, f6
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f11
	nop 0
	.mfi
	nop 0
	fmpy f10 = f10, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s0 f9 = f33, f32, f36
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f7 = f6, f13, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd f8 = f8, f12
	;;
	.mmf
	nop 0
	nop 0
	fmpy f9 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fadd f8 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fmpy f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd f7 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd f3 = f6, f7
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = sqrtl#
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	.mmf
	mov r1 = r52
	nop 0
	mov f8 = f5
	;;
	.mfb
	nop 0
	mov f5 = f6
	br.call.sptk.many b0 = logl#
	;;
	.mmf
	nop 0
	nop 0
	fmpy f2 = f2, f2
	.mfi
	nop 0
	mov f6 = f3
	mov r1 = r52
	;;
	.mmf
	nop 0
	nop 0
	fadd f2 = f2, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f2
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f2, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f10, f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f2, f11, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f13, f9, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f2, f9, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f2, f10, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd f7 = f7, f5
	;;
	.mmf
	nop 0
	nop 0
	fsub f7 = f7, f8
	;;
	.mfb
	nop 0
	fadd f4 = f4, f7
	br.cloop.sptk.few .L11
.L3:
	.mib
	nop 0
	sxt4 r36 = r36
	nop 0
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mmi
	setf.sig f6 = r36
	nop 0
	add r53 = r1, r53
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
	frcpa.s0 f7, p6 = f4, f13
	nop 0
	.mfi
	nop 0
	frcpa.s0 f12, p8 = f18, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p7 = f19, f6
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
	(p6) fmpy.s1 f15 = f4, f7
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
	(p6) fnma.s1 f36 = f13, f15, f4
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
	(p6) fnma.s1 f4 = f13, f14, f4
	nop 0
	.mfi
	nop 0
	(p7) fmpy.d.s1 f13 = f19, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f15, f10
	nop 0
	.mfi
	nop 0
	(p8) fmpy.d.s1 f15 = f18, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f19 = f6, f13, f19
	;;
	.mfi
	nop 0
	(p6) fma.s0 f7 = f4, f10, f14
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f18 = f6, f15, f18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f11 = f19, f8, f13
	;;
	.mfi
	nop 0
	(p8) fma.d.s0 f12 = f18, f9, f15
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmi
	getf.d r54 = f11
	;;
	getf.d r56 = f7
	nop 0
	;;
	.mib
	getf.d r55 = f12
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r52
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r50
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r51
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
	.label_state 1
	.restore sp
	adds r12 = 352, r12
	br.ret.sptk.many b0
.L11:
	.body
	.copy_state 1
	.mii
	nop 0
	sxt4 r34 = r35
	nop 0
	;;
	.mmi
	setf.sig f6 = r34
	nop 0
	shr r14 = r34, 63
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f20
	;;
	.mmi
	getf.sig r15 = f6
	;;
	add r15 = r15, r34
	nop 0
	;;
	.mii
	nop 0
	shr r15 = r15, 6
	;;
	sub r15 = r15, r14
	;;
	.mmi
	shladd r14 = r15, 1, r0
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mii
	nop 0
	shl r14 = r14, 5
	;;
	add r14 = r14, r15
	;;
	.mmi
	sub r14 = r34, r14
	;;
	nop 0
	sxt4 r14 = r14
	;;
	.mmi
	nop 0
	setf.sig f2 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f21
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = sin#
	;;
	.mmf
	mov r1 = r52
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
	mov f28 = f8
	mov r1 = r52
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f6 = f6, f20
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
	setf.sig f2 = r34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f2 = f2
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f21
	;;
	.mfb
	nop 0
	fneg f8 = f2
	br.call.sptk.many b0 = exp#
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f2, f1
	.mfi
	nop 0
	mov f5 = f8
	mov r1 = r52
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = log#
	;;
	.mmf
	mov r1 = r52
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.d f8 = f2, f23
	br.call.sptk.many b0 = sqrt#
	;;
	.mmf
	mov r1 = r52
	nop 0
	mov f30 = f8
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = atan#
	;;
	.mfi
	nop 0
	mov f6 = f8
	nop 0
	.mfi
	setf.d f9 = r48
	mov f8 = f3
	mov r1 = r52
	;;
	.mib
	getf.d r34 = f6
	nop 0
	br.call.sptk.many b0 = pow#
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f29 = f2, f24
	.mfi
	nop 0
	mov f3 = f8
	mov r1 = r52
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f31 = f2
	;;
	.mfb
	nop 0
	mov f8 = f29
	br.call.sptk.many b0 = floor#
	;;
	.mfi
	setf.d f6 = r34
	fadd.d f12 = f16, f1
	mov r55 = r37
	.mfi
	adds r54 = 16, r12
	mov f11 = f5
	mov r1 = r52
	;;
	.mfi
	nop 0
	fmpy.d f14 = f2, f2
	nop 0
	.mfi
	nop 0
	mov f10 = f3
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f17 = f17, f28
	nop 0
	.mfi
	nop 0
	mov f15 = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f31
	;;
	.mfi
	nop 0
	fmpy.d f30 = f30, f6
	nop 0
	.mfi
	nop 0
	frcpa.s0 f6, p7 = f11, f12
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f14 = f14, f25
	nop 0
	.mfi
	nop 0
	fsub.d f15 = f15, f29
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f7 = f12, f6, f1
	;;
	.mfi
	nop 0
	frcpa.s0 f13, p6 = f10, f14
	nop 0
	.mfi
	nop 0
	fmpy.d f15 = f15, f26
	nop 0
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
	fadd.d f6 = f6, f30
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
	fadd.d f19 = f19, f6
	br.call.sptk.many b0 = sincosf#
	;;
	.mmi
	adds r14 = 16, r12
	ldfs f5 = [r37]
	mov r1 = r52
	.mmf
	nop 0
	nop 0
	fneg f8 = f31
	;;
	.mib
	ldfs f3 = [r14]
	nop 0
	br.call.sptk.many b0 = expf#
	;;
	.mmf
	mov r1 = r52
	nop 0
	mov f16 = f8
	.mfb
	nop 0
	fadd.s f8 = f31, f1
	br.call.sptk.many b0 = sqrtf#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f9 = f5, f22
	nop 0
	.mfi
	nop 0
	fmpy.s f16 = f16, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f3
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
	.mmf
	nop 0
	nop 0
	fadd.s f16 = f6, f16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f16, f27
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L13
.L17:
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f31, f22
	.mmb
	adds r35 = 1, r35
	nop 0
	br.call.sptk.many b0 = logf#
	;;
	.mfi
	ldfe f41 = [r39]
	fnorm f2 = f2
	mov r1 = r52
	.mmf
	ldfe f39 = [r41]
	ldfe f38 = [r42]
	fadd.s f3 = f16, f8
	;;
	.mmi
	ldfe f37 = [r43]
	ldfe f35 = [r45]
	nop 0
	.mmi
	ldfe f47 = [r38]
	ldfe f42 = [r47]
	nop 0
	;;
	.mmi
	nop 0
	ldfe f33 = [r46]
	nop 0
	.mmi
	ldfe f45 = [r40]
	ldfe f43 = [r44]
	nop 0
	;;
	.mfi
	nop 0
	mov f6 = f2
	nop 0
	.mfi
	nop 0
	fadd f5 = f2, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f3 = f3
	;;
	.mmf
	nop 0
	nop 0
	fmpy f47 = f2, f47
	;;
	.mfi
	nop 0
	frcpa.s0 f8, p12 = f6, f41
	nop 0
	.mfi
	nop 0
	frcpa.s0 f13, p11 = f6, f39
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f12, p10 = f6, f38
	nop 0
	.mfi
	nop 0
	frcpa.s0 f11, p9 = f6, f37
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f10, p8 = f6, f35
	nop 0
	.mfi
	nop 0
	frcpa.s0 f9, p7 = f6, f33
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f6, f42
	nop 0
	.mfi
	nop 0
	fmpy f47 = f47, f2
	nop 0
	;;
	.mfi
	nop 0
	(p12) fnma.s1 f15 = f41, f8, f1
	nop 0
	.mfi
	nop 0
	(p11) fnma.s1 f44 = f39, f13, f1
	nop 0
	;;
	.mfi
	nop 0
	(p10) fnma.s1 f40 = f38, f12, f1
	nop 0
	.mfi
	nop 0
	(p9) fnma.s1 f34 = f37, f11, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fmpy.s1 f49 = f6, f8
	nop 0
	.mfi
	nop 0
	(p11) fmpy.s1 f52 = f6, f13
	nop 0
	;;
	.mfi
	nop 0
	(p10) fmpy.s1 f51 = f6, f12
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f48 = f35, f10, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fmpy.s1 f53 = f15, f15
	nop 0
	.mfi
	nop 0
	(p11) fmpy.s1 f50 = f44, f44
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f36 = f15, f15, f15
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f14 = f44, f44, f44
	nop 0
	;;
	.mfi
	nop 0
	(p10) fmpy.s1 f46 = f40, f40
	nop 0
	.mfi
	nop 0
	(p10) fma.s1 f32 = f40, f40, f40
	nop 0
	;;
	.mfi
	nop 0
	(p12) fnma.s1 f55 = f41, f49, f6
	nop 0
	.mfi
	nop 0
	(p11) fnma.s1 f56 = f39, f52, f6
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f54 = f53, f53, f15
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f53 = f50, f50, f44
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f36 = f8, f36, f8
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f14 = f13, f14, f13
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s1 f44 = f46, f46, f40
	nop 0
	.mfi
	nop 0
	(p9) fma.s1 f15 = f34, f34, f34
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s1 f32 = f12, f32, f12
	nop 0
	.mfi
	nop 0
	(p9) fmpy.s1 f40 = f34, f34
	nop 0
	;;
	.mfi
	nop 0
	(p9) fmpy.s1 f50 = f6, f11
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f46 = f33, f9, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f36 = f36, f54, f8
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f14 = f14, f53, f13
	nop 0
	;;
	.mfi
	nop 0
	(p9) fma.s1 f15 = f11, f15, f11
	nop 0
	.mfi
	nop 0
	(p10) fnma.s1 f54 = f38, f51, f6
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s1 f32 = f32, f44, f12
	nop 0
	.mfi
	nop 0
	(p9) fma.s1 f40 = f40, f40, f34
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f34 = f48, f48, f48
	nop 0
	.mfi
	nop 0
	fadd.d f18 = f18, f3
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f49 = f55, f36, f49
	nop 0
	.mfi
	nop 0
	(p12) fnma.s1 f53 = f41, f36, f1
	nop 0
	;;
	.mfi
	nop 0
	(p11) fnma.s1 f44 = f39, f14, f1
	nop 0
	.mfi
	nop 0
	(p11) fma.s1 f52 = f56, f14, f52
	nop 0
	;;
	.mfi
	nop 0
	(p9) fma.s1 f15 = f15, f40, f11
	nop 0
	.mfi
	nop 0
	(p10) fma.s1 f51 = f54, f32, f51
	nop 0
	;;
	.mfi
	nop 0
	(p9) fnma.s1 f55 = f37, f50, f6
	nop 0
	.mfi
	nop 0
	(p10) fnma.s1 f54 = f38, f32, f1
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s1 f40 = f36, f53, f36
	nop 0
	.mfi
	nop 0
	(p12) fnma.s1 f41 = f41, f49, f6
	nop 0
	;;
	.mfi
	nop 0
	(p11) fma.s1 f36 = f14, f44, f14
	nop 0
	.mfi
	nop 0
	mov f14 = f8
	nop 0
	;;
	.mfi
	nop 0
	(p11) fnma.s1 f39 = f39, f52, f6
	nop 0
	.mfi
	nop 0
	(p8) fmpy.s1 f53 = f48, f48
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f44 = f42, f7, f1
	nop 0
	.mfi
	nop 0
	(p9) fma.s1 f50 = f55, f15, f50
	nop 0
	;;
	.mfi
	nop 0
	(p10) fnma.s1 f38 = f38, f51, f6
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f34 = f10, f34, f10
	nop 0
	;;
	.mfi
	nop 0
	(p12) fma.s0 f14 = f41, f40, f49
	nop 0
	.mfi
	nop 0
	fadd f8 = f5, f47
	nop 0
	;;
	.mfi
	nop 0
	(p8) fmpy.s1 f49 = f6, f10
	nop 0
	.mfi
	nop 0
	(p11) fma.s0 f13 = f39, f36, f52
	nop 0
	;;
	.mfi
	nop 0
	fmpy f40 = f2, f45
	nop 0
	.mfi
	nop 0
	(p10) fma.s1 f36 = f32, f54, f32
	nop 0
	;;
	.mfi
	nop 0
	(p9) fnma.s1 f45 = f37, f15, f1
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f53 = f53, f53, f48
	nop 0
	;;
	.mfi
	nop 0
	fmpy f14 = f14, f47
	nop 0
	.mfi
	nop 0
	(p9) fnma.s1 f37 = f37, f50, f6
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f47 = f35, f49, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f46, f46, f46
	nop 0
	;;
	.mfi
	nop 0
	(p10) fma.s0 f12 = f38, f36, f51
	nop 0
	.mfi
	nop 0
	(p7) fmpy.s1 f39 = f46, f46
	nop 0
	;;
	.mfi
	nop 0
	(p9) fma.s1 f36 = f15, f45, f15
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f34 = f34, f53, f10
	nop 0
	;;
	.mfi
	nop 0
	fmpy f38 = f40, f14
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f15 = f44, f44, f44
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f45 = f44, f44
	nop 0
	.mfi
	nop 0
	fadd f8 = f8, f14
	nop 0
	;;
	.mfi
	nop 0
	(p7) fmpy.s1 f41 = f6, f9
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f9, f32, f9
	nop 0
	;;
	.mfi
	nop 0
	(p8) fma.s1 f40 = f47, f34, f49
	nop 0
	.mfi
	nop 0
	(p9) fma.s0 f11 = f37, f36, f50
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f14 = f7, f15, f7
	nop 0
	.mfi
	nop 0
	fmpy f13 = f13, f38
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f37 = f35, f34, f1
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f46 = f39, f39, f46
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f45 = f45, f45, f44
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f39 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f38
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f36 = f33, f41, f6
	nop 0
	;;
	.mfi
	nop 0
	(p8) fnma.s1 f35 = f35, f40, f6
	nop 0
	.mfi
	nop 0
	fmpy f12 = f12, f13
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f32 = f32, f46, f9
	nop 0
	.mfi
	nop 0
	(p8) fma.s1 f34 = f34, f37, f34
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f15 = f42, f39, f6
	;;
	.mfi
	nop 0
	fadd f8 = f8, f13
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f13 = f14, f45, f7
	nop 0
	;;
	.mfi
	nop 0
	fmpy f11 = f11, f12
	nop 0
	.mfi
	nop 0
	fmpy f14 = f2, f43
	nop 0
	;;
	.mfi
	nop 0
	(p7) fma.s1 f36 = f36, f32, f41
	nop 0
	.mfi
	nop 0
	(p7) fnma.s1 f37 = f33, f32, f1
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p8) fma.s0 f10 = f35, f34, f40
	;;
	.mfi
	nop 0
	(p6) fma.s1 f15 = f15, f13, f39
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f34 = f42, f13, f1
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f12
	nop 0
	.mfi
	nop 0
	fmpy f12 = f14, f11
	nop 0
	;;
	.mfi
	nop 0
	(p7) fnma.s1 f33 = f33, f36, f6
	nop 0
	.mfi
	nop 0
	(p7) fma.s1 f32 = f32, f37, f32
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f13 = f13, f34, f13
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f42, f15, f6
	nop 0
	;;
	.mfi
	nop 0
	fadd f8 = f8, f11
	nop 0
	.mfi
	nop 0
	fmpy f10 = f10, f12
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.s0 f9 = f33, f32, f36
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f7 = f6, f13, f15
	;;
	.mmf
	nop 0
	nop 0
	fadd f8 = f8, f12
	;;
	.mmf
	nop 0
	nop 0
	fmpy f9 = f9, f10
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f7
	;;
	.mmf
	nop 0
	nop 0
	fadd f8 = f8, f10
	;;
	.mmf
	nop 0
	nop 0
	fmpy f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd f7 = f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd f3 = f6, f7
	;;
	.mfb
	nop 0
	mov f8 = f3
	br.call.sptk.many b0 = sqrtl#
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	.mmf
	mov r1 = r52
	nop 0
	mov f8 = f5
	;;
	.mfb
	nop 0
	mov f5 = f6
	br.call.sptk.many b0 = logl#
	;;
	.mmf
	nop 0
	nop 0
	fmpy f2 = f2, f2
	.mfi
	nop 0
	mov f6 = f3
	mov r1 = r52
	;;
	.mmf
	nop 0
	nop 0
	fadd f2 = f2, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f6, f2
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f10 = f2, f7, f1
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f10, f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f10, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f13 = f2, f11, f6
	;;
	.mfi
	nop 0
	(p6) fma.s1 f9 = f7, f9, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f12 = f12, f12, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f7
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f13, f9, f11
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f11 = f2, f9, f1
	nop 0
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f2, f10, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s0 f7 = f6, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fadd f7 = f7, f5
	;;
	.mmf
	nop 0
	nop 0
	fsub f7 = f7, f8
	;;
	.mfb
	nop 0
	fadd f4 = f4, f7
	br.cloop.sptk.few .L11
	.mib
	nop 0
	nop 0
	br .L3
.L16:
	.mib
	ld8 r53 = [r33]
	nop 0
	br.call.sptk.many b0 = strtol#
	;;
	.mii
	nop 0
	dep.z r36 = r8, 5, 27
	mov r1 = r52
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
	(p7) br.cond.dptk .L2
	.mfi
	nop 0
	mov f18 = f0
	sxt4 r36 = r36
	.mmf
	nop 0
	nop 0
	mov f4 = f0
	;;
	.mlx
	setf.sig f6 = r36
	movl r53 = @gprel(.LC10)
	;;
	.mmi
	nop 0
	add r53 = r1, r53
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	mov f19 = f18
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
	frcpa.s0 f7, p6 = f4, f13
	nop 0
	.mfi
	nop 0
	frcpa.s0 f12, p8 = f18, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f11, p7 = f19, f6
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
	(p6) fmpy.s1 f15 = f4, f7
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
	(p6) fnma.s1 f36 = f13, f15, f4
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
	(p6) fnma.s1 f4 = f13, f14, f4
	nop 0
	.mfi
	nop 0
	(p7) fmpy.d.s1 f13 = f19, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s1 f10 = f10, f15, f10
	nop 0
	.mfi
	nop 0
	(p8) fmpy.d.s1 f15 = f18, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fnma.s1 f19 = f6, f13, f19
	;;
	.mfi
	nop 0
	(p6) fma.s0 f7 = f4, f10, f14
	nop 0
	.mfi
	nop 0
	(p8) fnma.s1 f18 = f6, f15, f18
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fma.d.s0 f11 = f19, f8, f13
	;;
	.mfi
	nop 0
	(p8) fma.d.s0 f12 = f18, f9, f15
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmi
	getf.d r54 = f11
	;;
	getf.d r56 = f7
	nop 0
	;;
	.mib
	getf.d r55 = f12
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r52
	nop 0
	.mmi
	adds r19 = 40, r12
	adds r20 = 48, r12
	mov b0 = r50
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r51
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
