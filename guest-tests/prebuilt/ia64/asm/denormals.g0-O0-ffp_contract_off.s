// 854fd8bcca38411d514b98ff176bca0a
	.file	"denormals.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -96, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -64, r36
	movl r15 = 0x0010000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -56, r36
	movl r19 = 0x00800000
	;;
	setf.s f6 = r19
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r16 = -80, r36
	;;
	st4 [r16] = r0
	adds r14 = -76, r36
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	adds r14 = -64, r36
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	movl r14 = 0x4000000000000000
	;;
	setf.d f6 = r14
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -64, r36
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r16 = -80, r36
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r19 = -80, r36
	;;
	st4 [r19] = r14
.L2:
	adds r14 = -64, r36
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcmp.gt p6, p7 = f6, f0
	;;
	(p6) br.cond.dptk .L3
	br .L4
	;;
.L5:
	adds r14 = -56, r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f7 = r16
	movl r19 = 0x40000000
	;;
	setf.s f6 = r19
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -56, r36
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -76, r36
	adds r15 = -76, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L4:
	adds r14 = -56, r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fcmp.gt p6, p7 = f6, f0
	;;
	(p6) br.cond.dptk .L5
	adds r14 = -76, r36
	;;
	ld4 r40 = [r14]
	adds r19 = -80, r36
	;;
	ld4 r39 = [r19]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -64, r36
	movl r15 = 0x0000000000000001
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -56, r36
	movl r19 = 0x00000001
	;;
	setf.s f6 = r19
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -72, r36
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r14 = -64, r36
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fadd.d f7 = f6, f6
	movl r19 = 0x0000000000000001
	;;
	setf.d f6 = r19
	;;
	fadd.d f6 = f7, f6
	adds r14 = -64, r36
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -56, r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fadd.s f7 = f6, f6
	movl r19 = 0x00000001
	;;
	setf.s f6 = r19
	;;
	fadd.s f6 = f7, f6
	adds r14 = -56, r36
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -72, r36
	adds r15 = -72, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -72, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 59, r14
	(p6) br.cond.dptk .L7
	adds r14 = -64, r36
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	adds r14 = -56, r36
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	;;
	fnorm.d f7 = f7
	;;
	getf.d r40 = f7
	getf.d r39 = f6
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -48, r36
	movl r15 = 0x00001b9cd1295941
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -40, r36
	movl r19 = 0x8000006a0841e675
	;;
	setf.d f6 = r19
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -32, r36
	movl r16 = 0x1eb67e9c127b6e74
	;;
	setf.d f6 = r16
	;;
	getf.d r19 = f6
	;;
	st8.rel [r14] = r19
	adds r14 = -48, r36
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -40, r36
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fadd.d f10 = f7, f6
	adds r14 = -48, r36
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	movl r14 = 0x4008000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f11 = f7, f6
	adds r14 = -48, r36
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -40, r36
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f12 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f12 = f12, f9, f12
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f12, f9, f12
	;;
	(p6) fmpy.d.s1 f12 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f12, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f12
	;;
	mov f6 = f6
	adds r14 = -32, r36
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f8 = r19
	adds r14 = -32, r36
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	;;
	fmpy.d f7 = f8, f7
	adds r14 = -48, r36
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f9 = r16
	adds r14 = -40, r36
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f8 = r19
	;;
	fmpy.d f8 = f9, f8
	;;
	getf.d r43 = f8
	getf.d r42 = f7
	getf.d r41 = f6
	getf.d r40 = f11
	getf.d r39 = f10
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	movl r15 = 0x000116c2
	;;
	setf.s f6 = r15
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -20, r36
	movl r19 = 0x0000085d
	;;
	setf.s f6 = r19
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -16, r36
	movl r16 = 0x1af1c901
	;;
	setf.s f6 = r16
	;;
	getf.s r19 = f6
	;;
	st4.rel [r14] = r19
	adds r14 = -24, r36
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -20, r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fadd.s f6 = f7, f6
	;;
	fnorm.d f9 = f6
	adds r14 = -24, r36
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	movl r14 = 0x40400000
	;;
	setf.s f6 = r14
	;;
	fmpy.s f6 = f7, f6
	;;
	fnorm.d f10 = f6
	adds r14 = -24, r36
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -20, r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f11 = f7, f6, f1
	;;
	(p6) fma.s1 f12 = f6, f11, f6
	;;
	(p6) fma.s1 f11 = f12, f11, f6
	;;
	(p6) fmpy.s.s1 f12 = f8, f11
	;;
	(p6) fnma.s1 f7 = f12, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f11, f12
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	adds r14 = -16, r36
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f8 = r19
	adds r14 = -16, r36
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	;;
	fmpy.s f7 = f8, f7
	;;
	fnorm.d f7 = f7
	adds r14 = -48, r36
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f8 = r16
	;;
	fnorm.s f8 = f8
	;;
	fnorm.d f8 = f8
	;;
	getf.d r43 = f8
	getf.d r42 = f7
	getf.d r41 = f6
	getf.d r40 = f10
	getf.d r39 = f9
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fnorm.d f6 = f6
	adds r14 = -8, r36
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -20, r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	mov r14 = r36
	;;
	getf.s r19 = f6
	;;
	st4.rel [r14] = r19
	adds r14 = -8, r36
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	mov r14 = r36
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f7 = r16
	;;
	fnorm.d f7 = f7
	movl r41 = 0x3810000000000000
	;;
	getf.d r40 = f7
	getf.d r39 = f6
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -48, r36
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fabs f6 = f6
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L8
	movl r14 = 0x7fefffffffffffff
	;;
	setf.d f7 = r14
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L35
	movl r15 = 0x7fefffffffffffff
	;;
	setf.d f7 = r15
	;;
	fcmp.le p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L41
.L35:
	movl r16 = 0x0010000000000000
	;;
	setf.d f7 = r16
	;;
	fcmp.ge p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L42
	mov r17 = r0
	br .L15
	;;
.L42:
	fcmp.neq p6, p7 = f6, f0
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	br .L15
	;;
.L41:
	mov r17 = r0
	br .L15
	;;
.L8:
	mov r17 = r0
.L15:
	adds r14 = -24, r36
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fabs f6 = f6
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L16
	movl r14 = 0x7f7fffff
	;;
	setf.s f7 = r14
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L37
	movl r15 = 0x7f7fffff
	;;
	setf.s f7 = r15
	;;
	fcmp.le p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L43
.L37:
	movl r16 = 0x00800000
	;;
	setf.s f7 = r16
	;;
	fcmp.ge p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L44
	mov r18 = r0
	br .L23
	;;
.L44:
	fcmp.neq p6, p7 = f6, f0
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	br .L23
	;;
.L43:
	mov r18 = r0
	br .L23
	;;
.L16:
	mov r18 = r0
.L23:
	adds r14 = -8, r36
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fabs f6 = f6
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L24
	movl r14 = 0x7fefffffffffffff
	;;
	setf.d f7 = r14
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L39
	movl r15 = 0x7fefffffffffffff
	;;
	setf.d f7 = r15
	;;
	fcmp.le p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L45
.L39:
	movl r16 = 0x0010000000000000
	;;
	setf.d f7 = r16
	;;
	fcmp.ge p6, p7 = f6, f7
	;;
	(p7) br.cond.dptk .L46
	addl r14 = 1, r0
	br .L31
	;;
.L46:
	mov r14 = r0
	br .L31
	;;
.L45:
	mov r14 = r0
	br .L31
	;;
.L24:
	mov r14 = r0
.L31:
	adds r15 = -64, r36
	;;
	ld8.acq r19 = [r15]
	;;
	setf.d f6 = r19
	;;
	fabs f7 = f6
	addl r15 = 1, r0
	movl r16 = 0x7fefffffffffffff
	;;
	setf.d f8 = r16
	;;
	fcmp.unord p6, p7 = f7, f8
	;;
	(p6) br.cond.dptk .L32
	movl r19 = 0x7fefffffffffffff
	;;
	setf.d f8 = r19
	;;
	fcmp.gt p6, p7 = f7, f8
	;;
	(p6) br.cond.dptk .L32
	mov r15 = r0
.L32:
	;;
	zxt1 r15 = r15
	;;
	zxt1 r15 = r15
	;;
	xor r15 = 1, r15
	;;
	zxt1 r15 = r15
	;;
	and r15 = 1, r15
	;;
	zxt1 r15 = r15
	;;
	mov r16 = r15
	fabs f6 = f6
	addl r15 = 1, r0
	movl r19 = 0x0010000000000000
	;;
	setf.d f7 = r19
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L33
	movl r19 = 0x0010000000000000
	;;
	setf.d f7 = r19
	;;
	fcmp.lt p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L33
	mov r15 = r0
.L33:
	;;
	zxt1 r15 = r15
	;;
	zxt1 r15 = r15
	;;
	xor r15 = 1, r15
	;;
	zxt1 r15 = r15
	;;
	and r15 = 1, r15
	;;
	zxt1 r15 = r15
	zxt1 r16 = r16
	;;
	zxt1 r15 = r15
	;;
	and r15 = r15, r16
	;;
	zxt1 r15 = r15
	;;
	mov r42 = r15
	mov r41 = r14
	mov r40 = r18
	mov r39 = r17
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -48, r36
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = 4, r36
	;;
	mov r39 = r14
	mov f8 = f6
	br.call.sptk.many b0 = frexp#
	mov r1 = r37
	;;
	getf.d r14 = f8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	movl r41 = 0x0000000000000003
	movl r40 = 0x0000000000000001
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov f9 = f1
	mov f8 = f0
	;;
	br.call.sptk.many b0 = nextafter#
	mov r1 = r37
	getf.d r32 = f8
	mov f9 = f0
	movl r16 = 0x0010000000000000
	;;
	setf.d f8 = r16
	br.call.sptk.many b0 = nextafter#
	mov r1 = r37
	;;
	getf.d r33 = f8
	movl r19 = 0xbf800000
	;;
	setf.s f9 = r19
	mov f8 = f0
	br.call.sptk.many b0 = nextafterf#
	mov r1 = r37
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	movl r42 = 0x3ff0000000000001
	;;
	getf.d r41 = f6
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
