// 4da3c881d2def5e9256758b0d6afc7c2
	.file	"nbody.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	br .L4
	;;
.L2:
	addl r14 = 1, r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.bss
	.align 8
	.type	bodies#, @object
	.size	bodies#, 280
bodies:
	.skip	280
	.text
	.align 16
	.proc advance#
advance:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -96, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	;;
	stfd [r14] = f8
	adds r14 = -80, r34
	;;
	st4 [r14] = r0
	br .L6
	;;
.L13:
	adds r14 = -76, r34
	adds r16 = -80, r34
	;;
	ld4 r15 = [r16]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	br .L7
	;;
.L12:
	adds r15 = -48, r34
	adds r16 = -80, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	movl r16 = @gprel(bodies#)
	;;
	add r16 = r1, r16
	;;
	add r14 = r14, r16
	;;
	st8 [r15] = r14
	adds r15 = -40, r34
	adds r14 = -76, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	movl r16 = @gprel(bodies#)
	;;
	add r16 = r1, r16
	;;
	add r14 = r14, r16
	;;
	st8 [r15] = r14
	adds r14 = -72, r34
	;;
	stfd [r14] = f0
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	adds r14 = -48, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -40, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r34
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
	;;
	fsub.d f6 = f7, f6
	adds r15 = -24, r34
	adds r14 = -64, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r15 = -24, r34
	adds r14 = -64, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -24, r34
	adds r14 = -64, r34
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
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -72, r34
	adds r15 = -72, r34
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -64, r34
	adds r15 = -64, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -64, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
	adds r14 = -72, r34
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = sqrt#
	mov r1 = r35
	;;
	mov f7 = f8
	adds r14 = -72, r34
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -32, r34
	mov r15 = r34
	;;
	ldfd f7 = [r15]
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
	;;
	stfd [r14] = f6
	adds r14 = -60, r34
	;;
	st4 [r14] = r0
	br .L10
	;;
.L11:
	adds r14 = -48, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -24, r34
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f8 = f8, f6
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	;;
	fsub.d f6 = f7, f6
	adds r14 = -48, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -40, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r15 = -24, r34
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f8 = f8, f6
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f6 = f7, f6
	adds r14 = -40, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r14 = -60, r34
	adds r15 = -60, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -60, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	adds r14 = -76, r34
	adds r15 = -76, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -76, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L12
	adds r15 = -80, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -80, r34
	;;
	st4 [r16] = r14
.L6:
	adds r15 = -80, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L13
	adds r14 = -56, r34
	;;
	st4 [r14] = r0
	br .L14
	;;
.L17:
	adds r14 = -52, r34
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	ldfd f7 = [r14]
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	adds r14 = 2, r14
	adds r15 = 8, r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	mov r14 = r34
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f6 = f7, f6
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	stfd [r14] = f6
	adds r14 = -52, r34
	adds r15 = -52, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -52, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	adds r14 = -56, r34
	adds r15 = -56, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -56, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L17
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp advance#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%.13g\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	br .L19
	;;
.L22:
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -28, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	sxt4 r15 = r14
	movl r14 = 8680820740569200761
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 3
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x4020800000000000
	;;
	setf.d f6 = r14
	;;
	fsub.d f6 = f7, f6
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	;;
	stfd [r14] = f6
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -28, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	sxt4 r15 = r14
	movl r14 = 5270498306774157605
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
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
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x4050000000000000
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
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	adds r14 = 2, r14
	adds r15 = 8, r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
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
	mov f6 = f6
	movl r16 = @gprel(bodies#)
	;;
	add r16 = r1, r16
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 48, r14
	;;
	stfd [r14] = f6
	adds r14 = -28, r36
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L21
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
.L19:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L22
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -24, r36
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	st4 [r16] = r14
	br .L23
	;;
.L24:
	movl r14 = 0x3f50624dd2f1a9fc
	;;
	setf.d f8 = r14
	br.call.sptk.many b0 = advance#
	mov r1 = r37
	adds r14 = -24, r36
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -16, r36
	;;
	stfd [r14] = f0
	adds r14 = -8, r36
	;;
	st4 [r14] = r0
	br .L25
	;;
.L28:
	adds r14 = -4, r36
	;;
	st4 [r14] = r0
	br .L26
	;;
.L27:
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	adds r14 = 2, r14
	adds r15 = 8, r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	movl r17 = @gprel(bodies#)
	;;
	add r17 = r1, r17
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r14, r16
	;;
	adds r14 = 2, r14
	adds r15 = 8, r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	movl r16 = @gprel(bodies#)
	;;
	add r16 = r1, r16
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 48, r14
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	movl r15 = 0x4000000000000000
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
	adds r14 = -16, r36
	adds r15 = -16, r36
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -4, r36
	adds r15 = -4, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L26:
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L27
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L28
	adds r14 = -16, r36
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
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
