// f02c9d65b370efc54dd2b7b318c40aa0
	.file	"context.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.align 8
	.type	waste#, @object
	.size	waste#, 8
waste:
	.skip	8
	.global __udivdi3#
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -80, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	adds r15 = -64, r36
	;;
	st4 [r15] = r14
	adds r14 = -60, r36
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -56, r36
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	adds r14 = -52, r36
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -48, r36
	addl r15 = 11, r0
	;;
	st4 [r14] = r15
	adds r14 = -44, r36
	addl r15 = 13, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r36
	movl r16 = 0x3ff199999999999a
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r36
	movl r15 = 0x400199999999999a
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -24, r36
	movl r16 = 0x400a666666666666
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L2
	;;
.L3:
	adds r14 = -60, r36
	adds r16 = -64, r36
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r14 = -56, r36
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r14, r15
	adds r15 = -64, r36
	;;
	st4 [r15] = r14
	adds r16 = -64, r36
	;;
	ld4 r14 = [r16]
	;;
	and r14 = 15, r14
	;;
	mov r15 = r14
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	addp4 r15 = r15, r0
	;;
	shl r15 = r14, r15
	adds r14 = -60, r36
	adds r16 = -60, r36
	;;
	ld4 r16 = [r16]
	;;
	xor r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -44, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	mov r15 = r14
	adds r14 = -48, r36
	;;
	ld4 r14 = [r14]
	addp4 r15 = r15, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r16 = r14
	adds r14 = -56, r36
	adds r15 = -56, r36
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -52, r36
	;;
	ld4 r16 = [r14]
	;;
	mov r15 = r16
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r16
	;;
	shladd r14 = r15, 4, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	;;
	dep.z r14 = r15, 5, 27
	;;
	add r18 = r15, r14
	adds r14 = -64, r36
	;;
	ld4 r17 = [r14]
	movl r14 = 896011011859258473
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r17, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r16 = r14, 19
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r17, r14
	;;
	mov r15 = r14
	adds r14 = -52, r36
	;;
	add r15 = r18, r15
	;;
	st4 [r14] = r15
	adds r14 = -48, r36
	adds r16 = -48, r36
	adds r15 = -56, r36
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	xor r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -44, r36
	adds r16 = -44, r36
	adds r15 = -60, r36
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r15 = -40, r36
	adds r14 = -32, r36
	;;
	ldfd f7 = [r15]
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -40, r36
	adds r15 = -24, r36
	;;
	ldfd f6 = [r15]
	;;
	fsub.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -32, r36
	;;
	ldfd f7 = [r14]
	movl r14 = 0x3ff8000000000000
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
	mov f7 = f6
	adds r15 = -64, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 7, r14
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	adds r14 = -32, r36
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -40, r36
	;;
	ldfd f6 = [r14]
	;;
	fabs f6 = f6
	adds r33 = -24, r36
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrt#
	mov r1 = r37
	;;
	stfd [r33] = f8
	adds r14 = -16, r36
	adds r15 = -16, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L2:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L3
	adds r15 = -40, r36
	adds r14 = -32, r36
	;;
	ldfd f7 = [r15]
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	adds r14 = -24, r36
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f7 = f7, f6
	adds r15 = -64, r36
	;;
	ld4 r14 = [r15]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f7 = f7, f6
	adds r14 = -60, r36
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f7 = f7, f6
	adds r14 = -56, r36
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f7 = f7, f6
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f7 = f7, f6
	adds r14 = -48, r36
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f7 = f7, f6
	adds r14 = -44, r36
	;;
	ld4 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fadd.d f6 = f7, f6
	addl r14 = @gprel(waste#), gp
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(ticks#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc work#
work:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -112, r12
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
	adds r14 = -84, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 4, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 8, r14
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 12, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 16, r14
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 20, r14
	addl r15 = 6, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 24, r14
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = -84, r37
	;;
	adds r14 = 28, r14
	addl r15 = 8, r0
	;;
	st4 [r14] = r15
	adds r14 = -48, r37
	;;
	stfd [r14] = f1
	adds r14 = -48, r37
	;;
	adds r14 = 8, r14
	movl r15 = 0x4000000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -48, r37
	;;
	adds r14 = 16, r14
	movl r16 = 0x4008000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -48, r37
	;;
	adds r14 = 24, r14
	movl r15 = 0x4010000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -48, r37
	;;
	adds r14 = 32, r14
	movl r16 = 0x4014000000000000
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -48, r37
	;;
	adds r14 = 40, r14
	movl r15 = 0x4018000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r16 = -96, r37
	;;
	st4 [r16] = r0
	br .L5
	;;
.L10:
	adds r14 = -92, r37
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r15 = -84, r37
	adds r14 = -92, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r34 = r14, r15
	adds r14 = -92, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	and r14 = 7, r14
	adds r15 = -84, r37
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	adds r14 = -96, r37
	;;
	ld4 r15 = [r14]
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r16 = r15, r14
	;;
	shr.u r16 = r16, 1
	;;
	add r14 = r14, r16
	;;
	shr.u r16 = r14, 2
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	adds r15 = 1, r14
	addp4 r14 = r17, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	add r15 = r34, r14
	adds r16 = -84, r37
	adds r14 = -92, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -92, r37
	adds r15 = -92, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L6:
	adds r14 = -92, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L7
	adds r14 = -88, r37
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	adds r15 = -48, r37
	adds r14 = -88, r37
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
	movl r14 = 0x3fe8000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f7 = f7, f6
	adds r14 = -88, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	sxt4 r15 = r14
	movl r14 = 3074457345618258603
	;;
	setf.sig f6 = r15
	setf.sig f8 = r14
	;;
	xmpy.h f6 = f6, f8
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
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	adds r15 = -48, r37
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f8 = [r14]
	movl r14 = 0x3fe0000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r16 = -96, r37
	;;
	ld4 r15 = [r16]
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r15
	setf.sig f8 = r14
	;;
	xmpy.hu f6 = f6, f8
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 2
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.d f6 = f8
	;;
	fsub.d f6 = f7, f6
	adds r15 = -48, r37
	adds r14 = -88, r37
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
	adds r14 = -88, r37
	adds r15 = -88, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L8:
	adds r14 = -88, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L9
	adds r15 = -96, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -96, r37
	;;
	st4 [r16] = r14
.L5:
	mov r14 = r37
	adds r16 = -96, r37
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -48, r37
	;;
	ldfd f7 = [r14]
	adds r14 = -48, r37
	;;
	adds r14 = 8, r14
	;;
	ldfd f8 = [r14]
	movl r14 = 0x4008000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = -48, r37
	;;
	adds r14 = 40, r14
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f7, f6
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	stfd [r14] = f6
	adds r14 = -84, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -84, r37
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -84, r37
	;;
	adds r14 = 28, r14
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"a == b"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"memcmp(&quiet, &disturbed, sizeof quiet) == 0"
	.align 8
.LC5:
	stringz	"ticks > 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -240, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -216, r35
	;;
	mov r38 = r14
	addl r37 = 100000, r0
	br.call.sptk.many b0 = work#
	mov r1 = r36
	adds r14 = -224, r35
	;;
	st4 [r14] = r8
	adds r14 = -200, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -200, r35
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -200, r35
	;;
	adds r14 = 8, r14
	movl r15 = 268435456
	;;
	st4 [r14] = r15
	adds r14 = -200, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	adds r32 = -220, r35
	adds r14 = -208, r35
	;;
	mov r38 = r14
	addl r37 = 100000, r0
	br.call.sptk.many b0 = work#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -24, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	adds r14 = -220, r35
	adds r16 = -224, r35
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -208, r35
	adds r14 = -216, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
