// 371a71a0814f1ec3a730bef9d0fc1663
	.file	"arithmetic.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc bits32#
bits32:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	stfs [r14] = f8
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ldfs f7 = [r14]
	mov r14 = r2
	;;
	ldfs f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L2
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	br .L4
	;;
.L2:
	movl r14 = 2143289344
.L4:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp bits32#
	.align 16
	.proc bits64#
bits64:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	stfd [r14] = f8
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	mov r14 = r2
	;;
	ldfd f7 = [r14]
	mov r14 = r2
	;;
	ldfd f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L6
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	br .L8
	;;
.L6:
	movl r14 = 9221120237041090560
.L8:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp bits64#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%g %016llx %08x\n"
	.align 8
.LC1:
	stringz	"%a %a %a %a\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	;;
	.save.f 0x1
	stf.spill [r35] = f2
	.body
	adds r14 = -80, r35
	;;
	st4 [r14] = r0
	br .L10
	;;
.L30:
	adds r14 = -72, r35
	;;
	st8 [r14] = r0
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	adds r14 = -60, r35
	;;
	st4 [r14] = r0
	br .L11
	;;
.L29:
	movl r15 = @gprel(d.1#)
	;;
	add r15 = r1, r15
	adds r16 = -80, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -32, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	movl r15 = @gprel(d.1#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -24, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	movl r15 = @gprel(f.0#)
	;;
	add r15 = r1, r15
	adds r16 = -80, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ldfs f6 = [r14]
	adds r14 = -16, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	movl r15 = @gprel(f.0#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ldfs f6 = [r14]
	adds r14 = -12, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -72, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r32 = r14, r15
	adds r14 = -32, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -24, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits64#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -72, r35
	;;
	add r15 = r32, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r32 = r14, r15
	adds r14 = -32, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -24, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fsub.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits64#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -72, r35
	;;
	add r15 = r32, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r32 = r14, r15
	adds r14 = -32, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -24, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fmpy.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits64#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -72, r35
	;;
	add r15 = r32, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r32 = r14, r15
	adds r14 = -32, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -24, r35
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
	br.call.sptk.many b0 = bits64#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -72, r35
	;;
	add r15 = r32, r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = -32, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	adds r14 = -24, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	adds r15 = -32, r35
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f7 = r16
	adds r15 = -24, r35
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L35
	addl r15 = 2, r0
	br .L14
	;;
.L35:
	mov r15 = r0
.L14:
	;;
	add r14 = r15, r14
	adds r15 = -32, r35
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f7 = r16
	adds r15 = -24, r35
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L15
	addl r15 = 4, r0
	br .L16
	;;
.L15:
	mov r15 = r0
.L16:
	;;
	add r14 = r15, r14
	adds r15 = -32, r35
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f7 = r16
	adds r15 = -24, r35
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L17
	addl r15 = 8, r0
	br .L18
	;;
.L17:
	mov r15 = r0
.L18:
	;;
	add r15 = r15, r14
	adds r14 = -32, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	adds r14 = -24, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L36
	addl r16 = 16, r0
	br .L21
	;;
.L36:
	mov r16 = r0
.L21:
	adds r14 = -72, r35
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -16, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -12, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fadd.s f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits32#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	add r15 = r32, r15
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -16, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -12, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fsub.s f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits32#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	add r15 = r32, r15
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -16, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -12, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fmpy.s f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits32#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	add r15 = r32, r15
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = -16, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -12, r35
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
	;;
	mov f8 = f6
	br.call.sptk.many b0 = bits32#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	add r15 = r32, r15
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	adds r15 = -16, r35
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f7 = r16
	adds r15 = -12, r35
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	add r14 = r14, r15
	adds r15 = -16, r35
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f7 = r16
	adds r15 = -12, r35
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L37
	addl r15 = 2, r0
	br .L24
	;;
.L37:
	mov r15 = r0
.L24:
	;;
	add r14 = r15, r14
	adds r15 = -16, r35
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f7 = r16
	adds r15 = -12, r35
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L25
	addl r15 = 4, r0
	br .L26
	;;
.L25:
	mov r15 = r0
.L26:
	;;
	add r15 = r15, r14
	adds r14 = -16, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f7 = r16
	adds r14 = -12, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L27
	addl r16 = 8, r0
	br .L28
	;;
.L27:
	mov r16 = r0
.L28:
	adds r14 = -64, r35
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -60, r35
	adds r15 = -60, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 14, r14
	(p6) br.cond.dptk .L29
	movl r15 = @gprel(d.1#)
	;;
	add r15 = r1, r15
	adds r16 = -80, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r15 = -64, r35
	adds r14 = -72, r35
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	getf.d r38 = f6
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -80, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -80, r35
	;;
	st4 [r16] = r14
.L10:
	adds r15 = -80, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 14, r14
	(p6) br.cond.dptk .L30
	adds r14 = -56, r35
	movl r16 = 0x4000000000000000
	;;
	setf.d f6 = r16
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -48, r35
	movl r16 = 0x4008000000000000
	;;
	setf.d f6 = r16
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -40, r35
	movl r16 = 0x41200000
	;;
	setf.s f6 = r16
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -56, r35
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrt#
	mov r1 = r36
	;;
	getf.d r32 = f8
	adds r14 = -56, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -48, r35
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
	mov f2 = f6
	adds r14 = -40, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtf#
	mov r1 = r36
	;;
	mov f6 = f8
	;;
	fnorm.d f9 = f6
	adds r14 = -40, r35
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f7 = r16
	movl r14 = 0x40400000
	;;
	setf.s f6 = r14
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f10 = f7, f6, f1
	;;
	(p6) fma.s1 f11 = f6, f10, f6
	;;
	(p6) fma.s1 f10 = f11, f10, f6
	;;
	(p6) fmpy.s.s1 f11 = f8, f10
	;;
	(p6) fnma.s1 f7 = f11, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f10, f11
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	getf.d r41 = f6
	getf.d r40 = f9
	getf.d r39 = f2
	mov r38 = r32
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov r17 = r35
	mov ar.pfs = r34
	mov b0 = r33
	;;
	ldf.fill f2 = [r17]
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
	.type	d.1#, @object
	.size	d.1#, 120
d.1:
	data4	0
	data4	0
	data4	0
	data4	-2147483648
	data4	0
	data4	1072693248
	data4	0
	data4	-1074790400
	data4	-1717986918
	data4	1069128089
	data4	1431655765
	data4	1070945621
	data4	0
	data4	1074528256
	data4	937459712
	data4	1128383353
	data4	-1747416644
	data4	-1130573134
	data4	-2048145248
	data4	2145504499
	data4	-2048145248
	data4	-1979149
	data4	1
	data4	0
	data4	0
	data4	1048576
	data4	0
	data4	2146435072
	data4	0
	data4	-1048576
	.align 4
	.type	f.0#, @object
	.size	f.0#, 60
f.0:
	data4	0
	data4	-2147483648
	data4	1065353216
	data4	-1082130432
	data4	1036831949
	data4	1051372203
	data4	1080033280
	data4	1510874058
	data4	-1528392299
	data4	2137108966
	data4	-10374682
	data4	1
	data4	8388608
	data4	2139095040
	data4	-8388608
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
