// 9cd61edc7a6bd36e553e3472d08ca078
	.file	"rounding.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s %d\n"
	.align 8
.LC1:
	stringz	"%a %a %a %a %a %a %a\n"
	.align 8
.LC2:
	stringz	"%a %a %a %a %a\n"
	.align 8
.LC3:
	stringz	"%g "
	.align 8
.LC4:
	stringz	"%ld "
	.align 8
.LC5:
	stringz	"%a\n"
	.align 8
.LC6:
	stringz	"%a %a %a\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 8, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -304, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -288, r35
	;;
	st4 [r14] = r0
	br .L2
	;;
.L7:
	movl r15 = @gprel(modes.1#)
	;;
	add r15 = r1, r15
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fesetround#
	mov r1 = r36
	;;
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r17 = -288, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	br.call.sptk.many b0 = fegetround#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r16 = @gprel(modes.1#)
	;;
	add r16 = r1, r16
	adds r17 = -288, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -216, r35
	getf.d r15 = f1
	;;
	st8.rel [r14] = r15
	adds r14 = -208, r35
	movl r16 = 0x4008000000000000
	;;
	setf.d f6 = r16
	;;
	getf.d r17 = f6
	;;
	st8.rel [r14] = r17
	adds r14 = -200, r35
	movl r15 = 0x3fb999999999999a
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -192, r35
	movl r17 = 0x7fe1ccf385ebc8a0
	;;
	setf.d f6 = r17
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -184, r35
	movl r16 = 0x0000000000000001
	;;
	setf.d f6 = r16
	;;
	getf.d r17 = f6
	;;
	st8.rel [r14] = r17
	adds r14 = -176, r35
	movl r15 = 0x3fe0000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -168, r35
	getf.s r17 = f1
	;;
	st4.rel [r14] = r17
	adds r14 = -164, r35
	movl r15 = 0x40e00000
	;;
	setf.s f6 = r15
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -216, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -208, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
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
	adds r14 = -160, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -216, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fneg f7 = f6
	adds r14 = -208, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
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
	adds r14 = -152, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -200, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	movl r14 = 0x3fc999999999999a
	;;
	setf.d f6 = r14
	;;
	fadd.d f6 = f7, f6
	adds r14 = -144, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -192, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	movl r17 = 0x4024000000000000
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -136, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -192, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fneg f7 = f6
	movl r17 = 0x4024000000000000
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -128, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -184, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	adds r14 = -176, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -120, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -184, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fneg f7 = f6
	adds r14 = -176, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -112, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -168, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f7 = r16
	adds r14 = -164, r35
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
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
	adds r14 = -104, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -200, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fnorm.s f6 = f6
	adds r14 = -100, r35
	;;
	getf.s r17 = f6
	;;
	st4.rel [r14] = r17
	adds r14 = -200, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm.s f6 = f6
	;;
	fneg f6 = f6
	adds r14 = -96, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	movl r17 = 0x7e37e43c8800759c
	;;
	setf.d f6 = r17
	;;
	fnorm.s f6 = f6
	adds r14 = -92, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -184, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	adds r14 = -216, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	;;
	fnorm.s f6 = f6
	adds r14 = -88, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -160, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	adds r14 = -152, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -144, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f8 = r15
	adds r14 = -136, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f9 = r16
	adds r14 = -128, r35
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f10 = r17
	adds r14 = -120, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f11 = r15
	adds r14 = -112, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f12 = r16
	;;
	getf.d r44 = f12
	getf.d r43 = f11
	getf.d r42 = f10
	getf.d r41 = f9
	getf.d r40 = f8
	getf.d r39 = f7
	getf.d r38 = f6
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -104, r35
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
	;;
	fnorm.d f6 = f6
	adds r14 = -100, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	;;
	fnorm.d f7 = f7
	adds r14 = -96, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f8 = r16
	;;
	fnorm.d f8 = f8
	adds r14 = -92, r35
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f9 = r17
	;;
	fnorm.d f9 = f9
	adds r14 = -88, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f10 = r15
	;;
	fnorm.d f10 = f10
	;;
	getf.d r42 = f10
	getf.d r41 = f9
	getf.d r40 = f8
	getf.d r39 = f7
	getf.d r38 = f6
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -272, r35
	movl r16 = 0x3fe0000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -272, r35
	;;
	adds r14 = 8, r14
	movl r17 = 0x3ff8000000000000
	;;
	setf.d f6 = r17
	;;
	stfd [r14] = f6
	adds r14 = -272, r35
	;;
	adds r14 = 16, r14
	movl r15 = 0x4004000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -272, r35
	;;
	adds r14 = 24, r14
	movl r16 = 0xbfe0000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -272, r35
	;;
	adds r14 = 32, r14
	movl r17 = 0xbff8000000000000
	;;
	setf.d f6 = r17
	;;
	stfd [r14] = f6
	adds r14 = -272, r35
	;;
	adds r14 = 40, r14
	movl r15 = 0x4003fffff29406b3
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -272, r35
	;;
	adds r14 = 48, r14
	movl r16 = 0xc00599999999999a
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r15 = -40, r35
	adds r14 = -272, r35
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	adds r14 = -284, r35
	;;
	st4 [r14] = r0
	br .L3
	;;
.L4:
	adds r15 = -40, r35
	adds r14 = -284, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	mov f8 = f6
	br.call.sptk.many b0 = rint#
	mov r1 = r36
	;;
	getf.d r14 = f8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -284, r35
	adds r15 = -284, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L3:
	adds r14 = -284, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L4
	adds r14 = -280, r35
	;;
	st4 [r14] = r0
	br .L5
	;;
.L6:
	adds r15 = -40, r35
	adds r14 = -280, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	mov f8 = f6
	br.call.sptk.many b0 = lrint#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -280, r35
	adds r15 = -280, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L5:
	adds r14 = -280, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L6
	adds r14 = -80, r35
	movl r16 = 0x4000000000000000
	;;
	setf.d f6 = r16
	;;
	getf.d r17 = f6
	;;
	st8.rel [r14] = r17
	adds r14 = -80, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrt#
	mov r1 = r36
	;;
	getf.d r14 = f8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -72, r35
	movl r15 = 9007199254740993
	;;
	st8.rel [r14] = r15
	adds r14 = -64, r35
	movl r15 = 16777217
	;;
	st4.rel [r14] = r15
	adds r14 = -72, r35
	;;
	ld8.acq r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -56, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -64, r35
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	adds r14 = -48, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -64, r35
	;;
	ld4.acq r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f6 = f6
	adds r14 = -44, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -56, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	adds r14 = -48, r35
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	;;
	fnorm.d f7 = f7
	adds r14 = -44, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f8 = r15
	;;
	fnorm.d f8 = f8
	;;
	getf.d r40 = f8
	getf.d r39 = f7
	getf.d r38 = f6
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r17 = -288, r35
	;;
	st4 [r17] = r14
.L2:
	adds r15 = -288, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L7
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	modes.1#, @object
	.size	modes.1#, 16
modes.1:
	data4	0
	data4	2
	data4	1
	data4	3
	.align 8
.LC7:
	stringz	"nearest"
	.align 8
.LC8:
	stringz	"up"
	.align 8
.LC9:
	stringz	"down"
	.align 8
.LC10:
	stringz	"zero"
	.align 8
	.type	names.0#, @object
	.size	names.0#, 32
names.0:
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
