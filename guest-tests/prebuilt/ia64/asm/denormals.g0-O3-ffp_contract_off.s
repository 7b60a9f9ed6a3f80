// eb93dcb82b026b88c2832e53789dab43
	.file	"denormals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%d %d\n"
	.align 8
.LC1:
	stringz	"%a %a\n"
	.align 8
.LC2:
	stringz	"%a %a %a %a %a\n"
	.align 8
.LC3:
	stringz	"%a %a %a\n"
	.align 8
.LC4:
	stringz	"%d %d %d %d\n"
	.align 8
.LC5:
	stringz	"%a"
	.align 8
.LC6:
	stringz	" %d %a %a\n"
	.align 8
.LC7:
	stringz	"%a %a %a %a\n"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 7, 6, 0
	adds r16 = -24, r12
	nop 0
	.mmi
	adds r17 = -16, r12
	.fframe 112
	adds r12 = -112, r12
	mov r18 = ar.lc
	;;
	.mmi
	adds r32 = 48, r12
	adds r33 = 76, r12
	mov r40 = r0
	.mlx
	mov r38 = r1
	movl r14 = 0x0010000000000000
	;;
	.mib
	nop 0
	.save rp, r36
	mov r36 = b0
	nop 0
	.mlx
	st8.rel [r32] = r14
	movl r15 = 0x00800000
	;;
	.mmi
	st4.rel [r33] = r15
	.save.f 0x1
	stf.spill [r17] = f2
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mmi
	(p7) mov r40 = r0
	;;
	.savesp ar.lc, 88
	st8 [r16] = r18, 24
	nop 0
	;;
	.mlx
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	movl r16 = 0x3fe0000000000000
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L2
	;;
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	.align 32
.L4:
	.mmi
	ld8.acq r15 = [r32]
	nop 0
	adds r40 = 1, r40
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f7
	;;
	.mmi
	getf.d r16 = f6
	;;
	st8.rel [r32] = r16
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L4
.L2:
	.mlx
	ld4.acq r15 = [r33]
	movl r16 = 0x3f000000
	.mmi
	nop 0
	mov r41 = r0
	nop 0
	;;
	.mmi
	setf.s f6 = r15
	setf.s f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	(p7) mov r41 = r0
	(p7) br.cond.dpnt .L5
	;;
	.align 32
.L7:
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	adds r41 = 1, r41
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f7
	;;
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r33] = r15
	nop 0
	;;
	.mmi
	ld4.acq r16 = [r33]
	;;
	setf.s f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L7
.L5:
	.mlx
	nop 0
	movl r39 = @gprel(.LC0)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r14 = 0x0000000000000001
	.mlx
	mov r1 = r38
	movl r15 = 0x00000001
	;;
	.mmi
	setf.d f8 = r14
	setf.s f7 = r15
	mov ar.lc = 59
	;;
	.mmi
	st8.rel [r32] = r14
	st4.rel [r33] = r15
	nop 0
	.align 32
.L8:
	.mmi
	ld8.acq r16 = [r32]
	;;
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mmi
	getf.d r14 = f6
	;;
	st8.rel [r32] = r14
	nop 0
	;;
	.mmi
	ld4.acq r15 = [r33]
	;;
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mmi
	nop 0
	getf.s r16 = f6
	nop 0
	;;
	.mib
	st4.rel [r33] = r16
	nop 0
	br.cloop.sptk.few .L8
	.mlx
	ld8.acq r40 = [r32]
	movl r39 = @gprel(.LC1)
	.mmi
	adds r34 = 72, r12
	ld4.acq r33 = [r33]
	adds r35 = 68, r12
	;;
	.mmi
	setf.s f6 = r33
	add r39 = r1, r39
	adds r33 = 40, r12
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mib
	getf.d r41 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	nop 0
	movl r16 = 0x00001b9cd1295941
	.mmi
	adds r14 = 32, r12
	adds r15 = 24, r12
	mov r1 = r38
	;;
	.mlx
	st8.rel [r33] = r16
	movl r16 = 0x8000006a0841e675
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mlx
	st8.rel [r14] = r16
	movl r16 = 0x1eb67e9c127b6e74
	.mmi
	add r39 = r1, r39
	;;
	st8.rel [r15] = r16
	nop 0
	;;
	.mmi
	nop 0
	ld8.acq r16 = [r33]
	nop 0
	;;
	.mmi
	setf.d f7 = r16
	ld8.acq r16 = [r14]
	nop 0
	;;
	.mmi
	setf.d f9 = r16
	ld8.acq r16 = [r33]
	nop 0
	;;
	.mmi
	setf.d f6 = r16
	ld8.acq r16 = [r33]
	nop 0
	;;
	.mmi
	setf.d f8 = r16
	ld8.acq r16 = [r14]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f9 = f7, f9
	;;
	.mmi
	getf.d r40 = f9
	setf.d f9 = r16
	nop 0
	.mmi
	ld8.acq r16 = [r15]
	ld8.acq r15 = [r15]
	nop 0
	;;
	.mlx
	setf.d f7 = r16
	movl r16 = 0x4008000000000000
	.mmi
	setf.d f11 = r15
	ld8.acq r15 = [r33]
	nop 0
	;;
	.mmi
	setf.d f10 = r16
	ld8.acq r14 = [r14]
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f11 = f7, f11
	nop 0
	.mfi
	nop 0
	frcpa.s0 f7, p6 = f8, f9
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f10 = f6, f10
	nop 0
	.mmi
	setf.d f6 = r15
	;;
	getf.d r43 = f11
	nop 0
	;;
	.mmi
	getf.d r41 = f10
	setf.d f10 = r14
	nop 0
	;;
	.mfi
	nop 0
	fmpy.d f10 = f6, f10
	nop 0
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	nop 0
	;;
	.mmf
	nop 0
	getf.d r44 = f10
	(p6) fmpy.s1 f10 = f6, f6
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
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
	getf.d r42 = f7
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r14 = 64, r12
	movl r16 = 0x000116c2
	.mlx
	mov r1 = r38
	movl r15 = 0x0000085d
	;;
	.mlx
	st4.rel [r34] = r16
	movl r16 = 0x1af1c901
	.mlx
	st4.rel [r35] = r15
	movl r39 = @gprel(.LC2)
	;;
	.mmi
	st4.rel [r14] = r16
	nop 0
	add r39 = r1, r39
	;;
	.mmi
	ld4.acq r15 = [r34]
	ld4.acq r16 = [r35]
	nop 0
	;;
	.mmi
	setf.s f8 = r16
	setf.s f11 = r15
	nop 0
	.mmi
	ld4.acq r15 = [r34]
	ld4.acq r16 = [r34]
	nop 0
	;;
	.mmi
	setf.s f6 = r15
	ld4.acq r15 = [r35]
	nop 0
	.mmi
	setf.s f7 = r16
	ld4.acq r16 = [r14]
	nop 0
	;;
	.mmi
	setf.s f9 = r16
	ld4.acq r14 = [r14]
	nop 0
	.mmi
	ld8.acq r16 = [r33]
	;;
	setf.s f12 = r14
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f11 = f11, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0x40400000
	;;
	.mmi
	nop 0
	setf.s f10 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f9 = f9, f12
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f11 = f11
	;;
	.mfi
	nop 0
	fmpy.s f6 = f6, f10
	nop 0
	.mmi
	setf.d f10 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f9 = f9
	;;
	.mmi
	nop 0
	getf.d r40 = f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fnorm.s f10 = f10
	nop 0
	.mmi
	getf.d r43 = f9
	nop 0
	nop 0
	;;
	.mfi
	getf.d r41 = f6
	frcpa.s0 f6, p6 = f7, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f10 = f10
	;;
	.mfi
	getf.d r44 = f10
	(p6) fnma.s1 f10 = f8, f6, f1
	nop 0
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
	(p6) fmpy.s.s1 f10 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f10, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mib
	getf.d r42 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r34]
	adds r15 = 16, r12
	mov r1 = r38
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	adds r14 = 60, r12
	.mlx
	nop 0
	movl r39 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r39 = r1, r39
	nop 0
	;;
	.mlx
	nop 0
	movl r42 = 0x3810000000000000
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mmi
	getf.d r16 = f6
	;;
	st8.rel [r15] = r16
	nop 0
	;;
	.mmi
	ld4.acq r35 = [r35]
	;;
	st4.rel [r14] = r35
	nop 0
	;;
	.mmi
	ld8.acq r40 = [r15]
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mib
	getf.d r41 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld8.acq r14 = [r33]
	movl r15 = 0x7fefffffffffffff
	.mmi
	nop 0
	mov r1 = r38
	nop 0
	;;
	.mmi
	setf.d f8 = r14
	setf.d f7 = r15
	addl r15 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fabs f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L10
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f6, f7
	;;
	.mmi
	(p7) mov r15 = r0
	nop 0
	nop 0
.L10:
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L33
.L20:
	.mmi
	mov r40 = r0
	nop 0
	nop 0
.L9:
	.mlx
	ld4.acq r34 = [r34]
	movl r14 = 0x7f7fffff
	.mmi
	nop 0
	addl r15 = 1, r0
	nop 0
	;;
	.mmi
	setf.s f8 = r34
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fabs f6 = f8
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f6, f7
	;;
	.mmi
	(p7) mov r15 = r0
	nop 0
	nop 0
.L12:
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L34
.L22:
	.mmi
	mov r41 = r0
	nop 0
	nop 0
.L11:
	.mlx
	adds r16 = 16, r12
	movl r14 = 0x7fefffffffffffff
	.mmi
	addl r15 = 1, r0
	;;
	ld8.acq r16 = [r16]
	nop 0
	.mmi
	setf.d f7 = r14
	;;
	setf.d f6 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fabs f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmf
	nop 0
	nop 0
	fcmp.le p6, p7 = f6, f7
	;;
	.mmi
	(p7) mov r15 = r0
	nop 0
	nop 0
.L14:
	.mmf
	nop 0
	nop 0
	fcmp.ord p6, p7 = f6, f6
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mmi
	nop 0
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L35
	;;
	.mmi
	(p6) mov r42 = r0
	nop 0
	nop 0
.L13:
	.mlx
	ld8.acq r32 = [r32]
	movl r16 = 0x7fefffffffffffff
	.mmi
	nop 0
	addl r43 = 1, r0
	nop 0
	;;
	.mmi
	setf.d f6 = r32
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fabs f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f7
	;;
	.mmi
	(p7) mov r43 = r0
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r14 = 0x0010000000000000
	;;
	.mmi
	setf.d f7 = r14
	nop 0
	addl r14 = 1, r0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.unord p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f7
	;;
	.mmi
	(p7) mov r14 = r0
	nop 0
	nop 0
	;;
.L16:
	.mlx
	or r43 = r14, r43
	movl r39 = @gprel(.LC4)
	.mmi
	nop 0
	adds r32 = 56, r12
	nop 0
	;;
	.mib
	andcm r43 = 1, r43
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r33 = [r33]
	mov r1 = r38
	mov r40 = r32
	;;
	.mib
	setf.d f8 = r33
	nop 0
	br.call.sptk.many b0 = frexp#
	;;
	.mmi
	mov r1 = r38
	getf.d r40 = f8
	nop 0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r38
	movl r42 = 0x0000000000000003
	.mlx
	nop 0
	movl r41 = 0x0000000000000001
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mmi
	nop 0
	ld4 r40 = [r32]
	nop 0
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmf
	mov r1 = r38
	nop 0
	mov f9 = f1
	.mfb
	nop 0
	mov f8 = f0
	br.call.sptk.many b0 = nextafter#
	;;
	.mlx
	nop 0
	movl r15 = 0x0010000000000000
	.mfi
	nop 0
	mov f3 = f8
	mov r1 = r38
	;;
	.mfb
	setf.d f8 = r15
	mov f9 = f0
	br.call.sptk.many b0 = nextafter#
	;;
	.mlx
	nop 0
	movl r16 = 0xbf800000
	.mfi
	nop 0
	mov f2 = f8
	mov r1 = r38
	;;
	.mfb
	setf.s f9 = r16
	mov f8 = f0
	br.call.sptk.many b0 = nextafterf#
	;;
	.mfi
	nop 0
	fnorm.d f8 = f8
	mov r1 = r38
	.mlx
	getf.d r40 = f3
	movl r43 = 0x3ff0000000000001
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mmi
	add r39 = r1, r39
	getf.d r41 = f2
	nop 0
	;;
	.mib
	getf.d r42 = f8
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r38
	nop 0
	.mmi
	adds r19 = 88, r12
	adds r20 = 96, r12
	mov b0 = r36
	;;
	.mmi
	nop 0
	ld8 r21 = [r19], 24
	mov ar.pfs = r37
	.mmi
	ldf.fill f2 = [r20]
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
.L35:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 0x0010000000000000
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f7
	;;
	.mmi
	nop 0
	(p6) addl r42 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r42 = r0
	br .L13
.L34:
	.mlx
	nop 0
	movl r15 = 0x00800000
	;;
	.mmi
	nop 0
	setf.s f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L22
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f0
	;;
	.mmi
	nop 0
	(p6) addl r41 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r41 = r0
	br .L11
.L33:
	.mlx
	nop 0
	movl r16 = 0x0010000000000000
	;;
	.mmi
	nop 0
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.ge p6, p7 = f6, f7
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L20
	.mmf
	nop 0
	nop 0
	fcmp.neq p6, p7 = f8, f0
	;;
	.mmi
	nop 0
	(p6) addl r40 = 1, r0
	nop 0
	;;
	.mib
	nop 0
	(p7) mov r40 = r0
	br .L9
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
