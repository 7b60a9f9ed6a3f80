// 700926674c9650443c877500afddb82c
	.file	"muldiv64.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc next_random#
next_random:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 13, 19
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 17, 15
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 5, 27
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp next_random#
	.align 16
	.proc next_random64#
next_random64:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	shl r33 = r14, 32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r14 = r14, r0
	;;
	or r14 = r14, r33
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp next_random64#
	.align 16
	.proc product#
product:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -96, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	adds r15 = -96, r2
	;;
	st8 [r15] = r14
	adds r14 = -88, r2
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 32
	;;
	st8 [r14] = r15
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -80, r2
	;;
	addp4 r15 = r15, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 32
	;;
	st8 [r14] = r15
	adds r14 = -64, r2
	adds r15 = -80, r2
	adds r17 = -96, r2
	;;
	ld8 r16 = [r17]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	adds r14 = -56, r2
	adds r15 = -72, r2
	adds r17 = -96, r2
	;;
	ld8 r16 = [r17]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	adds r14 = -48, r2
	adds r16 = -88, r2
	adds r15 = -80, r2
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	adds r14 = -40, r2
	adds r16 = -88, r2
	adds r15 = -72, r2
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st8 [r14] = r15
	adds r14 = -64, r2
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	adds r15 = -56, r2
	;;
	ld8 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	add r15 = r14, r15
	adds r14 = -48, r2
	;;
	ld8 r14 = [r14]
	;;
	addp4 r16 = r14, r0
	adds r14 = -32, r2
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -32, r2
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 32
	adds r15 = -64, r2
	;;
	ld8 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	or r15 = r15, r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = -56, r2
	;;
	ld8 r14 = [r14]
	;;
	shr.u r15 = r14, 32
	adds r14 = -40, r2
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -48, r2
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	add r15 = r15, r14
	adds r14 = -32, r2
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	add r15 = r15, r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp product#
	.global __umoddi3#
	.global __udivdi3#
	.global __moddi3#
	.global __divdi3#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%016llx\n"
	.align 8
.LC1:
	stringz	"%lld %lld %lld %lld\n"
	.align 8
.LC2:
	stringz	"%llu %llu %llu\n"
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
	.body
	;;
	adds r14 = -32, r35
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r14 = -80, r35
	;;
	st8 [r14] = r0
	adds r14 = -72, r35
	;;
	st4 [r14] = r0
	br .L7
	;;
.L12:
	adds r14 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r36
	mov r17 = r8
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -8769763576025852407
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 5
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -56, r35
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r15 = r17, r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random64#
	mov r1 = r36
	mov r17 = r8
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	movl r14 = 5568828399610430677
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 4
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -64, r35
	;;
	addp4 r15 = r15, r0
	;;
	shr.u r15 = r17, r15
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -64, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
.L8:
	adds r14 = -48, r35
	adds r15 = -56, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	adds r15 = -64, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	mov r17 = r35
	adds r16 = -8, r35
	adds r15 = -64, r35
	adds r14 = -56, r35
	;;
	mov r40 = r17
	mov r39 = r16
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = product#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r32 = r14, r15
	adds r15 = -56, r35
	adds r14 = -64, r35
	;;
	ld8 r15 = [r15]
	ld8 r38 = [r14]
	;;
	mov r37 = r15
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r32 = r32, r14
	adds r14 = -56, r35
	adds r15 = -64, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r36
	mov r14 = r8
	;;
	add r16 = r32, r14
	adds r14 = -8, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	adds r17 = -56, r35
	adds r15 = -64, r35
	;;
	ld8 r17 = [r17]
	ld8 r15 = [r15]
	;;
	setf.sig f6 = r17
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -80, r35
	;;
	st8 [r15] = r14
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	movl r15 = -9223372036854775808
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
.L9:
	adds r14 = -80, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r32 = r14, r15
	adds r15 = -48, r35
	adds r14 = -40, r35
	;;
	ld8 r15 = [r15]
	ld8 r38 = [r14]
	;;
	mov r37 = r15
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	add r32 = r32, r14
	adds r14 = -48, r35
	adds r15 = -40, r35
	;;
	ld8 r38 = [r15]
	ld8 r37 = [r14]
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r36
	mov r14 = r8
	;;
	add r14 = r32, r14
	adds r15 = -80, r35
	;;
	st8 [r15] = r14
.L10:
	adds r14 = -80, r35
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r15 = r14, r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	movl r16 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 3
	;;
	add r18 = r15, r14
	adds r14 = -56, r35
	;;
	ld8 r17 = [r14]
	movl r14 = -8543223828751151131
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 29
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r15, r16
	;;
	shl r14 = r15, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 7
	;;
	sub r14 = r14, r16
	;;
	shl r15 = r14, 6
	;;
	sub r15 = r15, r14
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	;;
	sub r16 = r17, r15
	;;
	add r15 = r18, r16
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	movl r16 = 5270498306774157605
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	;;
	shr r16 = r16, 1
	shr r14 = r14, 63
	;;
	sub r14 = r16, r14
	;;
	add r17 = r15, r14
	adds r14 = -48, r35
	;;
	ld8 r16 = [r14]
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
	sub r15 = r16, r14
	;;
	mov r14 = r15
	;;
	add r14 = r17, r14
	adds r15 = -80, r35
	;;
	st8 [r15] = r14
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	movl r14 = 2361183241434822607
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 7
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r16, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -80, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L11:
	adds r14 = -72, r35
	adds r15 = -72, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 5999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	adds r14 = -24, r35
	movl r15 = -9223372036854775808
	;;
	st8.rel [r14] = r15
	adds r14 = -24, r35
	;;
	ld8.acq r14 = [r14]
	;;
	shr.u r15 = r14, 63
	;;
	add r14 = r15, r14
	;;
	shr r14 = r14, 1
	;;
	mov r18 = r14
	adds r14 = -24, r35
	;;
	ld8.acq r14 = [r14]
	movl r15 = 6148914691236517206
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	shr r14 = r14, 63
	;;
	sub r17 = r15, r14
	adds r14 = -24, r35
	;;
	ld8.acq r16 = [r14]
	movl r14 = 7378697629483820647
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r15 = r16, r14
	adds r14 = -24, r35
	;;
	ld8.acq r14 = [r14]
	movl r16 = 4611686018427387905
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r16 = f6
	;;
	shr r16 = r16, 61
	shr r14 = r14, 63
	;;
	sub r14 = r16, r14
	;;
	mov r41 = r14
	mov r40 = r15
	mov r39 = r17
	mov r38 = r18
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	addl r15 = -1, r0
	;;
	st8.rel [r14] = r15
	adds r14 = -16, r35
	;;
	ld8.acq r14 = [r14]
	movl r15 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r17 = r14, 3
	adds r14 = -16, r35
	;;
	ld8.acq r14 = [r14]
	movl r15 = -9223372034707292159
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r18 = r14, 31
	adds r14 = -16, r35
	;;
	ld8.acq r16 = [r14]
	movl r14 = -4294967295
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 32
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 32
	;;
	add r14 = r14, r15
	;;
	sub r15 = r16, r14
	;;
	mov r40 = r15
	mov r39 = r18
	mov r38 = r17
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC0)
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
