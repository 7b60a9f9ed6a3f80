// 41c34c64e4c3a3477f4da0efde817279
	.file	"numeric.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc transform#
transform:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 4, 9, 4, 0
	.fframe 1024
	adds r12 = -1024, r12
	extr.u r40 = r33, 31, 1
	.mmi
	cmp4.eq p6, p7 = 1, r33
	mov r43 = r1
	mov r14 = r32
	;;
	.mmi
	add r40 = r40, r33
	nop 0
	.save ar.lc, r44
	mov r44 = ar.lc
	.mmi
	adds r19 = 16, r12
	nop 0
	adds r18 = 528, r12
	;;
	.mii
	nop 0
	extr r40 = r40, 1, 31
	;;
	.save rp, r41
	mov r41 = b0
	.body
	.mmb
	adds r15 = -1, r40
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	cmp4.lt p6, p7 = 1, r33
	addp4 r15 = r15, r0
	(p7) br.cond.dpnt .L17
	;;
	.mii
	cmp4.ge p6, p7 = 0, r40
	nop 0
	;;
	(p7) mov ar.lc = r15
	;;
	.mii
	nop 0
	(p6) mov ar.lc = 0
	nop 0
	.align 32
.L5:
	.mmi
	adds r21 = 16, r14
	ldfd f9 = [r14]
	adds r20 = 8, r14
	.mmi
	adds r17 = 24, r14
	mov r16 = r18
	mov r15 = r19
	;;
	.mmi
	ldfd f8 = [r21]
	adds r14 = 32, r14
	adds r18 = 16, r18
	.mmi
	ldfd f7 = [r20]
	ldfd f6 = [r17]
	adds r19 = 16, r19
	;;
	.mmi
	nop 0
	stfd [r16] = f9, 8
	nop 0
	;;
	.mmi
	stfd [r15] = f8, 8
	stfd [r16] = f7
	nop 0
	;;
	.mib
	stfd [r15] = f6
	nop 0
	br.cloop.sptk.few .L5
	.mmi
	shladd r36 = r34, 1, r0
	adds r45 = 528, r12
	mov r48 = r35
	.mmi
	mov r46 = r40
	adds r38 = 16, r12
	sxt4 r34 = r34
	;;
	.mmi
	mov r47 = r36
	mov r37 = r45
	nop 0
	.mmb
	mov r39 = r35
	shladd r34 = r34, 4, r0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r36
	mov r48 = r35
	.mmi
	mov r46 = r40
	mov r45 = r38
	sxt4 r36 = r40
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r14 = -1, r40
	nop 0
	shladd r36 = r36, 4, r0
	.mmi
	cmp4.ge p6, p7 = 0, r40
	nop 0
	mov r1 = r43
	;;
	.mmi
	addp4 r14 = r14, r0
	add r36 = r32, r36
	(p6) mov ar.lc = 0
	.mmi
	nop 0
	;;
	nop 0
	(p7) mov ar.lc = r14
	.align 32
.L8:
	.mmi
	mov r15 = r39
	mov r14 = r38
	nop 0
	.mmi
	mov r16 = r37
	add r39 = r39, r34
	adds r38 = 16, r38
	;;
	.mmi
	ldfd f8 = [r15], 8
	ldfd f10 = [r14], 8
	nop 0
	;;
	.mfi
	ldfd f9 = [r15]
	fmpy.d f7 = f10, f8
	nop 0
	.mmi
	mov r15 = r32
	ldfd f11 = [r14]
	mov r14 = r36
	;;
	.mfi
	nop 0
	fmpy.d f6 = f10, f9
	nop 0
	.mfi
	nop 0
	fmpy.d f13 = f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f12 = f11, f8
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f13
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.spnt .L21
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r37 = 16, r37
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L8
.L1:
	.mii
	nop 0
	mov b0 = r41
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 1024, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	.mmi
	shladd r34 = r34, 1, r0
	nop 0
	mov r48 = r35
	.mmi
	mov r46 = r40
	nop 0
	adds r45 = 528, r12
	;;
	.mib
	mov r47 = r34
	nop 0
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r35
	mov r47 = r34
	.mmb
	mov r46 = r40
	adds r45 = 16, r12
	br.call.sptk.many b0 = transform#
	;;
	.mii
	mov r1 = r43
	mov b0 = r41
	;;
	mov ar.pfs = r42
	;;
	.mii
	nop 0
	mov ar.lc = r44
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 1024, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L21:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __muldc3#
	;;
	.mfi
	mov r16 = r37
	mov f6 = f9
	mov r15 = r32
	.mfi
	mov r14 = r36
	mov f7 = f8
	mov r1 = r43
	;;
	.mmi
	ldfd f9 = [r16], 8
	nop 0
	adds r37 = 16, r37
	.mmi
	adds r32 = 16, r32
	nop 0
	adds r36 = 16, r36
	;;
	.mfi
	ldfd f8 = [r16]
	fadd.d f10 = f9, f7
	nop 0
	.mfi
	nop 0
	fsub.d f9 = f9, f7
	nop 0
	;;
	.mmi
	nop 0
	stfd [r15] = f10, 8
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f8, f6
	nop 0
	.mfi
	nop 0
	fsub.d f8 = f8, f6
	nop 0
	;;
	.mmi
	stfd [r15] = f7
	stfd [r14] = f9, 8
	nop 0
	;;
	.mib
	stfd [r14] = f8
	nop 0
	br.cloop.sptk.few .L8
	.mib
	nop 0
	nop 0
	br .L1
	.endp transform#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%.10f\n"
	.align 8
.LC1:
	stringz	"%.17g\n"
	.align 8
.LC2:
	stringz	"%.15g %.15g %d\n"
	.align 8
.LC3:
	stringz	"%.9f %.9f %.9f %.9f\n"
	.align 8
.LC4:
	stringz	"%a %a\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 0, 10, 5, 0
	adds r16 = -56, r12
	nop 0
	.mmi
	adds r17 = -48, r12
	.fframe 3168
	adds r12 = -3168, r12
	mov r18 = ar.lc
	;;
	.mlx
	mov r41 = r1
	movl r14 = 0x40d3880000000000
	.mfi
	.save.f 0x1
	stf.spill [r17] = f2, 32
	mov f12 = f0
	mov r15 = r0
	;;
	.mmi
	setf.d f9 = r14
	addl r14 = 19999, r0
	.save rp, r39
	mov r39 = b0
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4
	;;
	nop 0
	mov ar.lc = r14
	.mlx
	nop 0
	movl r14 = 0x4010000000000000
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mmi
	setf.d f14 = r14
	;;
	.savesp ar.lc, 3112
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3, 32
	nop 0
	;;
	.mmi
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	nop 0
	nop 0
	.align 32
.L23:
	.mii
	nop 0
	sxt4 r14 = r15
	adds r15 = 1, r15
	;;
	.mmi
	nop 0
	setf.sig f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f7, f14
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f6, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f6, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f6, f8, f6
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
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
	(p6) fmpy.d.s1 f11 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f6 = f7, f8, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f6, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f8, f7, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f13 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f7 = f7, f11, f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f7 = f7, f13, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f10, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f6, f11, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f6, f7, f11
	;;
	.mfb
	nop 0
	fadd.d f12 = f12, f8
	br.cloop.sptk.few .L23
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f12, f9
	addl r32 = 20, r0
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
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
	(p6) fmpy.d.s1 f8 = f12, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f12 = f9, f8, f12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f12, f6, f8
	;;
	.mib
	getf.d r43 = f7
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mfi
	nop 0
	mov f10 = f1
	mov ar.lc = 19
	.mlx
	mov r1 = r41
	movl r14 = 0x4000000000000000
	;;
	.mlx
	nop 0
	movl r15 = 0x4008000000000000
	.mmi
	setf.d f14 = r14
	;;
	setf.d f13 = r15
	nop 0
	;;
	.align 32
.L24:
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f10, f10
	.mfi
	nop 0
	fmpy.d f9 = f10, f13
	adds r32 = -1, r32
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f10
	nop 0
	.mfi
	nop 0
	fmpy.d f9 = f9, f10
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f14
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
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
	(p6) fmpy.d.s1 f11 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f11
	;;
	.mfb
	nop 0
	fsub.d f10 = f10, f8
	br.cloop.sptk.few .L24
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mmi
	nop 0
	getf.d r43 = f10
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmf
	nop 0
	nop 0
	mov f11 = f0
	.mfi
	mov r1 = r41
	mov f13 = f1
	adds r19 = 2064, r12
	;;
	.align 32
.L25:
	.mmi
	mov r16 = r19
	mov r14 = r0
	adds r18 = 1, r32
	;;
	.align 32
.L31:
	.mmi
	nop 0
	add r15 = r18, r14
	adds r17 = -8, r14
	.mmb
	nop 0
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L26
	;;
.L58:
	.mii
	nop 0
	sxt4 r15 = r15
	nop 0
	.mfi
	nop 0
	mov f10 = f11
	nop 0
	;;
	.mmi
	nop 0
	setf.sig f7 = r15
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
	frcpa.s0 f8, p6 = f1, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f7, f8, f1
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
	(p6) fmpy.s1 f12 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f9, f6
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
	(p6) fmpy.d.s1 f9 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f9
	.mmi
	cmp4.eq p6, p7 = r32, r14
	nop 0
	adds r14 = 1, r14
	;;
	.mfi
	nop 0
	(p6) mov f10 = f13
	nop 0
	.mmi
	adds r17 = -8, r14
	add r15 = r18, r14
	cmp4.lt p6, p7 = 7, r14
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f8, f10
	;;
	.mib
	stfd [r16] = f8, 8
	nop 0
	(p7) br.cond.dptk .L58
.L26:
	.mmf
	nop 0
	nop 0
	mov f6 = f11
	.mmi
	cmp4.ne p6, p7 = r32, r17
	nop 0
	adds r14 = 1, r14
	;;
	.mfi
	nop 0
	(p7) mov f6 = f13
	cmp4.ne p6, p7 = 16, r14
	;;
	.mib
	stfd [r16] = f6, 8
	nop 0
	(p6) br.cond.dptk .L31
	.mmi
	nop 0
	mov r32 = r18
	adds r19 = 128, r19
	.mmb
	nop 0
	cmp4.eq p6, p7 = 8, r18
	(p7) br.cond.dptk .L25
	;;
	.mmi
	adds r14 = 2064, r12
	adds r24 = 2192, r12
	mov r19 = r0
	;;
	.mmi
	nop 0
	mov r23 = r14
	mov r22 = r24
	;;
	.align 32
.L38:
	.mmi
	ldfd f6 = [r23]
	adds r21 = -128, r22
	mov ar.lc = 15
	;;
	.mmi
	nop 0
	mov r14 = r21
	nop 0
	;;
	.mfi
	nop 0
	mov f9 = f6
	nop 0
	.align 32
.L32:
	.mmi
	nop 0
	ldfd f8 = [r14], 8
	nop 0
	;;
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	adds r15 = -8, r14
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
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
	(p6) fmpy.d.s1 f10 = f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f8, f6, f10
	;;
	.mib
	stfd [r15] = f7
	nop 0
	br.cloop.sptk.few .L32
	.mmi
	shladd r20 = r19, 3, r0
	mov r18 = r24
	nop 0
	.mii
	mov r17 = r0
	nop 0
	;;
	adds r20 = -128, r20
	;;
	.align 32
.L34:
	.mmi
	add r16 = r18, r20
	cmp4.ne p6, p7 = r19, r17
	mov ar.lc = 15
	.mmb
	adds r14 = -128, r18
	mov r15 = r21
	(p7) br.cond.dpnt .L37
	;;
	.mmi
	ldfd f8 = [r16]
	nop 0
	nop 0
	.align 32
.L36:
	.mmi
	ldfd f7 = [r15], 8
	ldfd f6 = [r14], 8
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f8
	adds r16 = -8, r14
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mib
	stfd [r16] = f6
	nop 0
	br.cloop.sptk.few .L36
.L37:
	.mmi
	adds r17 = 1, r17
	nop 0
	adds r18 = 128, r18
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 8, r17
	(p6) br.cond.dptk .L34
	.mmi
	adds r19 = 1, r19
	adds r23 = 136, r23
	adds r22 = 128, r22
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 8, r19
	(p6) br.cond.dptk .L38
	.mfi
	nop 0
	mov f9 = f0
	adds r37 = 2128, r12
	.mii
	adds r34 = 3152, r12
	adds r36 = 3216, r12
	;;
	mov r35 = r37
	;;
	.align 32
.L39:
	.mmi
	adds r33 = -1024, r34
	mov r32 = r35
	mov ar.lc = 7
	;;
	.align 32
.L40:
	.mmi
	ldfd f8 = [r32], 8
	ldfd f6 = [r33], 128
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f8 = f8, f6
	;;
	.mfb
	nop 0
	fabs f8 = f8
	br.call.sptk.many b0 = fmax#
	;;
	.mfb
	mov r1 = r41
	mov f9 = f8
	br.cloop.sptk.few .L40
	.mmi
	adds r34 = 8, r34
	nop 0
	adds r35 = 128, r35
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = r34, r36
	(p7) br.cond.dptk .L39
	.mlx
	adds r14 = 2552, r12
	movl r15 = 0x3d06849b86a12b9b
	.mlx
	ld8 r43 = [r37]
	movl r42 = @gprel(.LC2)
	;;
	.mmi
	setf.d f6 = r15
	ld8 r44 = [r14]
	add r42 = r1, r42
	.mlx
	adds r38 = 1040, r12
	movl r14 = 0x401921fb54442d18
	;;
	.mlx
	adds r35 = 1056, r12
	movl r15 = 0x3f90000000000000
	.mlx
	setf.d f5 = r14
	movl r14 = -6148914691236517205
	;;
	.mmi
	setf.d f4 = r15
	setf.sig f3 = r14
	adds r34 = 32, r12
	.mmi
	addl r33 = 1, r0
	adds r37 = 3088, r12
	adds r36 = 3096, r12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f8, f6
	;;
	.mmi
	nop 0
	(p6) addl r45 = 1, r0
	nop 0
	;;
	.mib
	(p7) mov r45 = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	getf.d r14 = f1
	adds r15 = 16, r12
	nop 0
	.mmi
	mov r1 = r41
	nop 0
	mov ar.lc = 62
	;;
	.mmi
	nop 0
	st8 [r15] = r14
	adds r14 = 1048, r12
	.mlx
	nop 0
	movl r15 = 0xc008000000000000
	;;
	.mlx
	stfd [r14] = f0
	movl r14 = 5270498306774157605
	.mlx
	st8 [r38] = r15
	movl r15 = 0x8000000000000000
	;;
	.mmi
	setf.sig f2 = r14
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	nop 0
	.align 32
.L42:
	.mii
	nop 0
	sxt4 r32 = r33
	mov r44 = r36
	.mmi
	mov r43 = r37
	;;
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f8 = f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f8, f5
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f4
	br.call.sptk.many b0 = sincos#
	;;
	.mmi
	addp4 r14 = r33, r0
	setf.sig f10 = r32
	shr r20 = r32, 63
	.mmi
	mov r18 = r34
	mov r17 = r35
	mov r1 = r41
	;;
	.mmi
	setf.sig f6 = r14
	nop 0
	adds r33 = 1, r33
	.mmi
	adds r35 = 16, r35
	nop 0
	adds r34 = 16, r34
	;;
	.mmf
	nop 0
	nop 0
	xmpy.h f10 = f10, f2
	;;
	.mmf
	nop 0
	nop 0
	xmpy.hu f6 = f6, f3
	;;
	.mmi
	getf.sig r15 = f10
	ldfd f10 = [r37]
	nop 0
	;;
	.mmi
	getf.sig r16 = f6
	;;
	nop 0
	shr r15 = r15, 1
	;;
	.mfi
	nop 0
	fneg f8 = f10
	shr.u r19 = r16, 1
	.mmf
	and r16 = -2, r16
	sub r15 = r15, r20
	fmpy.d f9 = f10, f0
	;;
	.mmi
	nop 0
	add r16 = r16, r19
	shladd r19 = r15, 3, r0
	.mmi
	ldfd f10 = [r36]
	;;
	sub r14 = r14, r16
	sub r15 = r19, r15
	;;
	.mii
	nop 0
	sxt4 r14 = r14
	sub r32 = r32, r15
	;;
	.mii
	setf.sig f7 = r14
	adds r32 = -3, r32
	;;
	sxt4 r32 = r32
	;;
	.mmi
	nop 0
	setf.sig f6 = r32
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f10, f9
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	nop 0
	.mmi
	stfd [r18] = f9, 8
	;;
	stfd [r18] = f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fmpy.s f8 = f7, f0
	nop 0
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	nop 0
	stfd [r17] = f6, 8
	nop 0
	;;
	.mib
	stfd [r17] = f7
	nop 0
	br.cloop.sptk.few .L42
	.mmi
	adds r45 = 16, r12
	addl r44 = 1, r0
	nop 0
	.mmb
	addl r43 = 64, r0
	mov r42 = r38
	br.call.sptk.many b0 = transform#
	;;
	.mmi
	adds r14 = 2056, r12
	nop 0
	mov r1 = r41
	;;
	.mmi
	ldfd f9 = [r14]
	nop 0
	adds r14 = 2048, r12
	;;
	.mib
	ldfd f8 = [r14]
	nop 0
	br.call.sptk.many b0 = cabs#
	;;
	.mii
	mov r1 = r41
	nop 0
	adds r14 = 1568, r12
	.mmi
	getf.d r46 = f8
	ld8 r43 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mmi
	ld8 r45 = [r14]
	nop 0
	adds r14 = 1064, r12
	;;
	.mmi
	ld8 r44 = [r14]
	nop 0
	add r42 = r1, r42
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 0x3e800000
	.mmi
	addl r15 = 999, r0
	nop 0
	mov r1 = r41
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	mov ar.lc = r15
	.mlx
	nop 0
	movl r14 = 0x3fd0000000000000
	;;
	.mlx
	setf.d f7 = r14
	movl r15 = 0x400e000000000000
	.mlx
	nop 0
	movl r14 = 0x40700000
	;;
	.mmi
	setf.d f11 = r15
	setf.s f10 = r14
	nop 0
	;;
	.align 32
.L43:
	.mfi
	nop 0
	fmpy.d f9 = f7, f11
	nop 0
	.mfi
	nop 0
	fmpy.s f8 = f6, f10
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f7 = f1, f7
	nop 0
	.mfi
	nop 0
	fsub.s f6 = f1, f6
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f7 = f9, f7
	nop 0
	.mfb
	nop 0
	fmpy.s f6 = f8, f6
	br.cloop.sptk.few .L43
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mlx
	getf.d r43 = f7
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	nop 0
	;;
	.mib
	getf.d r44 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r41
	nop 0
	.mmi
	adds r19 = 3112, r12
	adds r20 = 3120, r12
	mov b0 = r39
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r40
	.mmi
	ldf.fill f2 = [r20], 32
	;;
	ldf.fill f3 = [r19], 32
	mov ar.lc = r21
	;;
	.mmi
	nop 0
	ldf.fill f4 = [r20]
	nop 0
	;;
	.mib
	ldf.fill f5 = [r19]
	.restore sp
	adds r12 = 3168, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
