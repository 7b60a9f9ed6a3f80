// b4df06e90290c9e3437d823b9addee68
	.file	"numeric.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc transform#
transform:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -1104, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st4 [r14] = r33
	adds r14 = -4, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st8 [r14] = r35
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p7) br.cond.dptk .L8
	adds r14 = -1088, r39
	;;
	st4 [r14] = r0
	br .L4
	;;
.L5:
	adds r15 = -1088, r39
	;;
	ld4 r14 = [r15]
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	adds r15 = -1048, r39
	adds r16 = -1088, r39
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f7
	adds r14 = -1048, r39
	adds r16 = -1088, r39
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 4, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r15 = -1088, r39
	;;
	ld4 r14 = [r15]
	;;
	shladd r14 = r14, 1, r0
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 4, r0
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	adds r15 = -536, r39
	adds r16 = -1088, r39
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f7
	adds r14 = -536, r39
	adds r16 = -1088, r39
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 4, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r15 = -1088, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -1088, r39
	;;
	st4 [r16] = r14
.L4:
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r15 = r14
	adds r16 = -1088, r39
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r17 = r14
	adds r14 = -4, r39
	;;
	ld4 r14 = [r14]
	;;
	shladd r16 = r14, 1, r0
	mov r14 = r39
	adds r15 = -1048, r39
	;;
	ld8 r44 = [r14]
	mov r43 = r16
	mov r42 = r17
	mov r41 = r15
	br.call.sptk.many b0 = transform#
	mov r1 = r40
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r17 = r14
	adds r14 = -4, r39
	;;
	ld4 r14 = [r14]
	;;
	shladd r16 = r14, 1, r0
	mov r14 = r39
	adds r15 = -536, r39
	;;
	ld8 r44 = [r14]
	mov r43 = r16
	mov r42 = r17
	mov r41 = r15
	br.call.sptk.many b0 = transform#
	mov r1 = r40
	adds r14 = -1084, r39
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r15 = -1084, r39
	adds r14 = -4, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = 8, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -536, r39
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	adds r15 = -536, r39
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 8, r14
	;;
	ldfd f9 = [r14]
	adds r36 = -1080, r39
	;;
	mov f11 = f9
	mov f10 = f8
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = __muldc3#
	mov r1 = r40
	;;
	mov f7 = f8
	mov f6 = f9
	;;
	stfd [r36] = f7
	adds r14 = 8, r36
	;;
	stfd [r14] = f6
	adds r14 = -1064, r39
	adds r15 = -1080, r39
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	adds r14 = -1056, r39
	adds r15 = -1080, r39
	;;
	adds r15 = 8, r15
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	adds r15 = -1048, r39
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -1048, r39
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 8, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -1064, r39
	;;
	ldfd f6 = [r15]
	;;
	fadd.d f7 = f7, f6
	adds r15 = -1056, r39
	;;
	ldfd f6 = [r15]
	;;
	fadd.d f6 = f8, f6
	stfd [r14] = f7
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r15 = -1048, r39
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -1048, r39
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 8, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r15 = r14
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -1064, r39
	;;
	ldfd f6 = [r15]
	;;
	fsub.d f7 = f7, f6
	adds r15 = -1056, r39
	;;
	ldfd f6 = [r15]
	;;
	fsub.d f6 = f8, f6
	stfd [r14] = f7
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -1084, r39
	adds r15 = -1084, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r15 = r14
	adds r14 = -1084, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	br .L1
	;;
.L8:
	nop 0
.L1:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp transform#
	.section	.rodata
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -3248, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3
	;;
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	getf.d r15 = f0
	adds r14 = -3232, r35
	;;
	st8 [r14] = r15
	adds r14 = -3224, r35
	;;
	st4 [r14] = r0
	br .L10
	;;
.L11:
	adds r14 = -3224, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x3fe0000000000000
	;;
	setf.d f6 = r14
	;;
	fadd.d f7 = f7, f6
	adds r14 = -3120, r35
	movl r15 = 0x40d3880000000000
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
	;;
	stfd [r14] = f6
	adds r14 = -3120, r35
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f6, f6
	;;
	fadd.d f6 = f6, f1
	movl r14 = 0x4010000000000000
	;;
	setf.d f7 = r14
	;;
	mov f8 = f7
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
	adds r15 = -3232, r35
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	getf.d r15 = f6
	adds r14 = -3232, r35
	;;
	st8 [r14] = r15
	adds r14 = -3224, r35
	adds r15 = -3224, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -3224, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 19999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	adds r14 = -3232, r35
	;;
	ldfd f7 = [r14]
	movl r15 = 0x40d3880000000000
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
	;;
	getf.d r38 = f6
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -3216, r35
	;;
	stfd [r14] = f1
	adds r14 = -3208, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -3216, r35
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f6, f6
	adds r14 = -3216, r35
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	movl r14 = 0x4000000000000000
	;;
	setf.d f6 = r14
	;;
	fsub.d f7 = f7, f6
	adds r14 = -3216, r35
	;;
	ldfd f8 = [r14]
	movl r15 = 0x4008000000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f8 = f8, f6
	adds r14 = -3216, r35
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
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
	adds r14 = -3216, r35
	adds r15 = -3216, r35
	;;
	ldfd f7 = [r15]
	;;
	fsub.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -3208, r35
	adds r15 = -3208, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -3208, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L13
	adds r14 = -3216, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -3200, r35
	;;
	stfd [r14] = f0
	adds r14 = -3192, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L23:
	adds r14 = -3188, r35
	;;
	st4 [r14] = r0
	br .L15
	;;
.L22:
	adds r14 = -3188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L16
	adds r14 = -3192, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -3188, r35
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	mov f8 = f1
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
	mov f7 = f6
	adds r15 = -3192, r35
	adds r14 = -3188, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L17
	mov f6 = f1
	br .L18
	;;
.L17:
	mov f6 = f0
.L18:
	;;
	fadd.d f6 = f6, f7
	br .L19
	;;
.L16:
	adds r14 = -3188, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -8, r14
	adds r15 = -3192, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	mov f6 = f1
	br .L19
	;;
.L20:
	mov f6 = f0
.L19:
	adds r15 = -3112, r35
	adds r14 = -3188, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -3192, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -3188, r35
	adds r15 = -3188, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -3188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L22
	adds r14 = -3192, r35
	adds r15 = -3192, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -3192, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L23
	adds r14 = -3184, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L32:
	adds r15 = -3136, r35
	adds r16 = -3112, r35
	adds r14 = -3184, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	;;
	mov r14 = r17
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ldfd f6 = [r14]
	;;
	stfd [r15] = f6
	adds r14 = -3180, r35
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	adds r15 = -3112, r35
	adds r14 = -3180, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -3184, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -3136, r35
	;;
	ldfd f6 = [r14]
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
	adds r15 = -3112, r35
	adds r14 = -3180, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -3184, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -3180, r35
	adds r15 = -3180, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -3180, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -3176, r35
	;;
	st4 [r14] = r0
	br .L27
	;;
.L31:
	adds r15 = -3176, r35
	adds r14 = -3184, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	adds r14 = -3128, r35
	adds r16 = -3112, r35
	adds r15 = -3184, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r17 = r15
	adds r15 = -3176, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 4, r0
	;;
	add r15 = r15, r17
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	adds r14 = -3172, r35
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	adds r15 = -3112, r35
	adds r14 = -3172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -3176, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -3112, r35
	adds r14 = -3172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -3184, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -3128, r35
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	;;
	fsub.d f6 = f7, f6
	adds r15 = -3112, r35
	adds r14 = -3172, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -3176, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -3172, r35
	adds r15 = -3172, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -3172, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L30
.L28:
	adds r14 = -3176, r35
	adds r15 = -3176, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L27:
	adds r14 = -3176, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L31
	adds r14 = -3184, r35
	adds r15 = -3184, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -3184, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L32
	adds r14 = -3168, r35
	;;
	st4 [r14] = r0
	br .L33
	;;
.L36:
	adds r14 = -3164, r35
	;;
	st4 [r14] = r0
	br .L34
	;;
.L35:
	adds r14 = -3164, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r15 = -3112, r35
	;;
	sxt4 r16 = r14
	adds r14 = -3168, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -3168, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r15 = -3112, r35
	;;
	sxt4 r16 = r14
	adds r14 = -3164, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f7, f6
	;;
	fabs f6 = f6
	adds r32 = -3200, r35
	adds r14 = -3200, r35
	;;
	mov f9 = f6
	ldfd f8 = [r14]
	br.call.sptk.many b0 = fmax#
	mov r1 = r36
	;;
	stfd [r32] = f8
	adds r14 = -3164, r35
	adds r15 = -3164, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r14 = -3164, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L35
	adds r14 = -3168, r35
	adds r15 = -3168, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -3168, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L36
	adds r14 = -3112, r35
	;;
	adds r14 = 64, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -3112, r35
	;;
	adds r14 = 488, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -3200, r35
	;;
	ldfd f9 = [r14]
	movl r14 = 0x3d06849b86a12b9b
	;;
	setf.d f8 = r14
	;;
	fcmp.lt p6, p7 = f9, f8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	getf.d r39 = f7
	getf.d r38 = f6
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -3160, r35
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 6148914691236517206
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.s f6 = f6
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 5270498306774157605
	;;
	setf.sig f7 = r15
	setf.sig f8 = r14
	;;
	xmpy.h f7 = f7, f8
	;;
	getf.sig r14 = f7
	;;
	shr r16 = r14, 1
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	adds r14 = -3, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f7 = f8
	;;
	fnorm.s f8 = f7
	fmpy.s f7 = f6, f0
	;;
	fadd.s f7 = f8, f7
	;;
	fnorm.d f7 = f7
	fnorm.d f6 = f6
	adds r15 = -2088, r35
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f7
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x401921fb54442d18
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	movl r15 = 0x4050000000000000
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
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sin#
	mov r1 = r36
	;;
	mov f2 = f8
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x401921fb54442d18
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	movl r15 = 0x4050000000000000
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
	;;
	mov f8 = f6
	br.call.sptk.many b0 = cos#
	mov r1 = r36
	;;
	mov f7 = f8
	fmpy.d f6 = f2, f0
	;;
	fsub.d f7 = f7, f6
	fneg f6 = f2
	adds r15 = -1064, r35
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f7
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -3160, r35
	adds r15 = -3160, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -3160, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L38
	adds r15 = -1064, r35
	adds r14 = -2088, r35
	;;
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 64, r0
	mov r37 = r14
	br.call.sptk.many b0 = transform#
	mov r1 = r36
	adds r14 = -2088, r35
	;;
	ldfd f2 = [r14]
	adds r14 = -2088, r35
	;;
	adds r14 = 16, r14
	;;
	adds r14 = 8, r14
	;;
	ldfd f3 = [r14]
	adds r14 = -2088, r35
	;;
	adds r14 = 528, r14
	;;
	ldfd f4 = [r14]
	adds r14 = -2088, r35
	;;
	adds r14 = 1008, r14
	;;
	ldfd f7 = [r14]
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f9 = f6
	br.call.sptk.many b0 = cabs#
	mov r1 = r36
	getf.d r14 = f8
	;;
	mov r41 = r14
	getf.d r40 = f4
	getf.d r39 = f3
	getf.d r38 = f2
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -3152, r35
	movl r15 = 0x3fd0000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -3144, r35
	movl r15 = 0x3e800000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	adds r14 = -3140, r35
	;;
	st4 [r14] = r0
	br .L39
	;;
.L40:
	adds r14 = -3152, r35
	;;
	ldfd f7 = [r14]
	movl r14 = 0x400e000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -3152, r35
	;;
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f1, f6
	adds r14 = -3152, r35
	;;
	fmpy.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -3144, r35
	;;
	ldfs f7 = [r14]
	movl r15 = 0x40700000
	;;
	setf.s f6 = r15
	;;
	fmpy.s f7 = f7, f6
	adds r14 = -3144, r35
	;;
	ldfs f6 = [r14]
	;;
	fsub.s f6 = f1, f6
	adds r14 = -3144, r35
	;;
	fmpy.s f6 = f7, f6
	;;
	stfs [r14] = f6
	adds r14 = -3140, r35
	adds r15 = -3140, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -3140, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	adds r14 = -3144, r35
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	adds r14 = -3152, r35
	;;
	getf.d r39 = f6
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	adds r18 = -32, r35
	adds r19 = -16, r35
	mov ar.pfs = r34
	mov b0 = r33
	;;
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	;;
	ldf.fill f4 = [r18]
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
