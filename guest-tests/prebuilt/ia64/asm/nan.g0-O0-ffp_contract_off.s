// c32ab5694d459f72b5c2e0e1eabd93a7
	.file	"nan.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %d %d %d %d\n"
	.align 8
.LC1:
	stringz	"%d %d %d %d\n"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"isnan(n + one)"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"isnan(n * zero)"
	.align 8
.LC7:
	stringz	"isnan(zero / zero)"
	.align 8
.LC8:
	stringz	"isnan(inf - inf)"
	.align 8
.LC9:
	stringz	"isnan(inf * zero)"
	.align 8
.LC10:
	stringz	"isnan(sqrt(-one))"
	.align 8
.LC11:
	stringz	"isnan(fmod(one, zero))"
	.align 8
.LC12:
	stringz	"isnan((float)n)"
	.align 8
.LC13:
	stringz	"isnan(-n)"
	.align 8
.LC14:
	stringz	"isnan(fabs(n))"
	.align 8
.LC15:
	stringz	"!isnan(inf)"
	.align 8
.LC16:
	stringz	"fmax(n, one) == 1 && fmin(one, n) == 1"
	.align 8
.LC17:
	stringz	"isnan(pow(n, one)) && pow(n, zero) == 1"
	.align 8
.LC18:
	stringz	"signbit(-zero) && !signbit(zero)"
	.align 8
.LC19:
	stringz	"one / -zero == -inf"
	.align 8
.LC20:
	stringz	"copysign(one, -zero) == -1"
	.align 8
.LC21:
	stringz	"%d%d%d%d%d "
	.align 8
.LC22:
	stringz	"%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -112, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -88, r34
	movl r15 = 0x7ff8000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -80, r34
	getf.d r17 = f0
	;;
	st8.rel [r14] = r17
	adds r14 = -72, r34
	movl r18 = 0x7ff0000000000000
	;;
	setf.d f6 = r18
	;;
	getf.d r19 = f6
	;;
	st8.rel [r14] = r19
	adds r14 = -64, r34
	getf.d r20 = f1
	;;
	st8.rel [r14] = r20
	adds r14 = -88, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -88, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -88, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -64, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -64, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -64, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -64, r34
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
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -64, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -64, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.unord p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -64, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	addl r14 = 1, r0
	;;
	fcmp.unord p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L2
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L2
	mov r14 = r0
.L2:
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -64, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f7, f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L3
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L4
	;;
.L3:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L4:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	adds r14 = -80, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L6:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -80, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
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
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L8:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -72, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -72, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fsub.d f6 = f7, f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L10:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -72, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	adds r14 = -80, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L12:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fneg f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrt#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L14:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	adds r14 = -80, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = fmod#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L16:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm.s f6 = f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L18:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fneg f6 = f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L20:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fabs f6 = f6
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L22:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -72, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L24:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	adds r14 = -64, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = fmax#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.neq p6, p7 = f6, f1
	;;
	(p6) br.cond.dptk .L25
	adds r14 = -64, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -88, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = fmin#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.neq p6, p7 = f6, f1
	;;
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L26:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	adds r14 = -64, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = pow#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.ord p6, p7 = f6, f6
	;;
	(p6) br.cond.dptk .L27
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	adds r14 = -80, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = pow#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.neq p6, p7 = f6, f1
	;;
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L28:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fneg f6 = f6
	;;
	getf.d r14 = f6
	;;
	shr.u r14 = r14, 63
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -80, r34
	;;
	ld8.acq r14 = [r14]
	;;
	shr.u r14 = r14, 63
	;;
	and r14 = 1, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L30:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fneg f7 = f6
	adds r14 = -80, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
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
	mov f7 = f6
	adds r14 = -72, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fneg f6 = f6
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L32:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -80, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fneg f6 = f6
	;;
	mov f9 = f6
	mov f8 = f7
	br.call.sptk.many b0 = copysign#
	mov r1 = r35
	;;
	mov f7 = f8
	movl r14 = 0xbff0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L34:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -80, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -56, r34
	;;
	stfd [r14] = f6
	adds r14 = -80, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fneg f6 = f6
	adds r14 = -56, r34
	;;
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -64, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	;;
	stfd [r14] = f6
	adds r14 = -72, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	;;
	stfd [r14] = f6
	adds r14 = -72, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fneg f6 = f6
	adds r14 = -56, r34
	;;
	adds r14 = 32, r14
	;;
	stfd [r14] = f6
	adds r14 = -88, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	adds r14 = -56, r34
	;;
	adds r14 = 40, r14
	;;
	stfd [r14] = f6
	adds r14 = -56, r34
	;;
	adds r14 = 48, r14
	movl r15 = 0x000012688b70e62b
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r16 = -96, r34
	;;
	st4 [r16] = r0
	br .L35
	;;
.L44:
	adds r15 = -56, r34
	adds r17 = -96, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fabs f6 = f6
	addl r14 = 1, r0
	movl r18 = 0x7fefffffffffffff
	;;
	setf.d f7 = r18
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L36
	movl r19 = 0x7fefffffffffffff
	;;
	setf.d f7 = r19
	;;
	fcmp.gt p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L36
	mov r14 = r0
.L36:
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -56, r34
	adds r20 = -96, r34
	;;
	ld4 r14 = [r20]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fabs f6 = f6
	addl r14 = 1, r0
	movl r15 = 0x7fefffffffffffff
	;;
	setf.d f7 = r15
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L37
	movl r16 = 0x7fefffffffffffff
	;;
	setf.d f7 = r16
	;;
	fcmp.le p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L37
	mov r14 = r0
.L37:
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	addl r16 = 1, r0
	br .L39
	;;
.L38:
	mov r16 = r0
.L39:
	adds r15 = -56, r34
	adds r18 = -96, r34
	;;
	ld4 r14 = [r18]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r15 = -56, r34
	adds r19 = -96, r34
	;;
	ld4 r14 = [r19]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fabs f7 = f6
	addl r14 = 1, r0
	movl r20 = 0x7fefffffffffffff
	;;
	setf.d f8 = r20
	;;
	fcmp.unord p6, p7 = f7, f8
	;;
	(p6) br.cond.dptk .L40
	movl r15 = 0x7fefffffffffffff
	;;
	setf.d f8 = r15
	;;
	fcmp.gt p6, p7 = f7, f8
	;;
	(p6) br.cond.dptk .L40
	mov r14 = r0
.L40:
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	fabs f6 = f6
	addl r14 = 1, r0
	movl r19 = 0x0010000000000000
	;;
	setf.d f7 = r19
	;;
	fcmp.unord p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L41
	movl r20 = 0x0010000000000000
	;;
	setf.d f7 = r20
	;;
	fcmp.lt p6, p7 = f6, f7
	;;
	(p6) br.cond.dptk .L41
	mov r14 = r0
.L41:
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 1, r14
	;;
	zxt1 r14 = r14
	zxt1 r15 = r15
	;;
	zxt1 r14 = r14
	;;
	and r14 = r14, r15
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r15 = -56, r34
	adds r20 = -96, r34
	;;
	ld4 r14 = [r20]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 63
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	adds r15 = -96, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 4, r14
	(p6) br.cond.dptk .L42
	addl r14 = 1, r0
	br .L43
	;;
.L42:
	mov r14 = r0
.L43:
	;;
	mov r41 = r14
	mov r40 = r19
	mov r39 = r18
	mov r38 = r16
	mov r37 = r17
	movl r36 = @gprel(.LC21)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r16 = -96, r34
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r17 = -96, r34
	;;
	st4 [r17] = r14
.L35:
	adds r18 = -96, r34
	;;
	ld4 r14 = [r18]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L44
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	adds r14 = -88, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fnorm.s f6 = f6
	mov r14 = r34
	;;
	getf.s r20 = f6
	;;
	st4.rel [r14] = r20
	adds r14 = -92, r34
	;;
	st4 [r14] = r0
	adds r14 = 4, r34
	;;
	st4.rel [r14] = r0
	br .L45
	;;
.L47:
	adds r14 = 4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	mov r14 = r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = 4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	mov r14 = r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	xor r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -92, r34
	adds r15 = -92, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L46:
	adds r14 = 4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 4, r34
	;;
	st4.rel [r14] = r15
.L45:
	adds r14 = 4, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L47
	adds r14 = -92, r34
	;;
	ld4 r37 = [r14]
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
