// 4c75b2bee5e3aab145e87077a7674210
	.file	"matmul.c"
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
	.type	a#, @object
	.size	a#, 32768
a:
	.skip	32768
	.align 8
	.type	b#, @object
	.size	b#, 32768
b:
	.skip	32768
	.align 8
	.type	c#, @object
	.size	c#, 32768
c:
	.skip	32768
	.section	.rodata
	.align 8
.LC0:
	stringz	"%.17g\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -64, r37
	;;
	st4 [r14] = r0
	br .L6
	;;
.L9:
	adds r14 = -60, r37
	;;
	st4 [r14] = r0
	br .L7
	;;
.L8:
	adds r17 = -64, r37
	;;
	ld4 r15 = [r17]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -60, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	sxt4 r16 = r14
	movl r14 = 3353953467947191203
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 1
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
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
	sub r14 = r16, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x4020000000000000
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
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r17 = -64, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	stfd [r14] = f6
	adds r14 = -64, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	sxt4 r16 = r14
	movl r14 = 5675921253449092805
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 2
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	movl r14 = 0x4030000000000000
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
	movl r16 = @gprel(b#)
	;;
	add r16 = r1, r16
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r17 = -64, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	stfd [r14] = f6
	adds r14 = -60, r37
	adds r15 = -60, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -60, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L8
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -64, r37
	;;
	st4 [r17] = r14
.L6:
	adds r15 = -64, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L9
	adds r34 = -56, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L10
	;;
.L17:
	adds r14 = -52, r37
	;;
	st4 [r14] = r0
	br .L11
	;;
.L16:
	adds r14 = -48, r37
	;;
	st4 [r14] = r0
	br .L12
	;;
.L15:
	adds r14 = -40, r37
	;;
	stfd [r14] = f0
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	adds r14 = -32, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -52, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ldfd f7 = [r14]
	movl r16 = @gprel(b#)
	;;
	add r16 = r1, r16
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -32, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -40, r37
	adds r15 = -40, r37
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -32, r37
	adds r15 = -32, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -32, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L14
	movl r16 = @gprel(c#)
	;;
	add r16 = r1, r16
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -52, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	adds r15 = -40, r37
	;;
	ldfd f6 = [r15]
	;;
	stfd [r14] = f6
	adds r14 = -48, r37
	adds r15 = -48, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L15
	adds r14 = -52, r37
	adds r15 = -52, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -52, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L16
	adds r14 = -56, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r14, r15
	;;
	and r14 = 63, r14
	;;
	sub r14 = r14, r15
	;;
	mov r17 = r14
	adds r14 = -56, r37
	;;
	ld4 r14 = [r14]
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
	mov r18 = r14
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r18
	sxt4 r14 = r17
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ldfd f11 = [r14]
	adds r14 = -56, r37
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r14, r15
	;;
	and r14 = 63, r14
	;;
	sub r14 = r14, r15
	;;
	mov r19 = r14
	adds r14 = -56, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 7378697629483820647
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	movl r16 = @gprel(c#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	sxt4 r14 = r19
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ldfd f7 = [r14]
	movl r14 = 0x4090000000000000
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
	;;
	fadd.d f6 = f11, f6
	movl r16 = @gprel(a#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r18
	sxt4 r14 = r17
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	stfd [r14] = f6
	adds r14 = -56, r37
	adds r15 = -56, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -56, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -24, r37
	;;
	stfd [r14] = f0
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	movl r16 = @gprel(c#)
	;;
	add r16 = r1, r16
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 6
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -24, r37
	adds r15 = -24, r37
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -16, r37
	adds r15 = -16, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L19
	adds r14 = -24, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
