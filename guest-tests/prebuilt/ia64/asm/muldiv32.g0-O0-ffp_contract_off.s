// 4da965e2998f970b5c9b8705d304b837
	.file	"muldiv32.c"
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
	.section	.rodata
	.align 4
	.type	corners#, @object
	.size	corners#, 80
corners:
	data4	0
	data4	1
	data4	-1
	data4	2
	data4	-2
	data4	3
	data4	7
	data4	-7
	data4	10
	data4	100
	data4	255
	data4	256
	data4	32767
	data4	-32768
	data4	65535
	data4	65536
	data4	1000000007
	data4	2147483647
	data4	-2147483648
	data4	-2147483647
	.global __moddi3#
	.global __divdi3#
	.global __umoddi3#
	.global __udivdi3#
	.align 8
.LC0:
	stringz	"%d %08x\n"
	.align 8
.LC1:
	stringz	"%08x\n"
	.align 8
.LC2:
	stringz	"%d %d %d %d %d %d\n"
	.align 8
.LC3:
	stringz	"%d %d %d %d\n"
	.align 8
.LC4:
	stringz	"%u %u %u %u %u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 7, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	br .L4
	;;
.L10:
	adds r14 = -24, r36
	;;
	st4 [r14] = r0
	br .L5
	;;
.L9:
	movl r15 = @gprel(corners#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r36
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
	adds r14 = 4, r36
	;;
	st4.rel [r14] = r15
	movl r15 = @gprel(corners#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r36
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
	adds r14 = 8, r36
	;;
	st4.rel [r14] = r15
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	adds r15 = 4, r36
	;;
	ld4.acq r15 = [r15]
	;;
	mov r16 = r15
	adds r15 = 8, r36
	;;
	ld4.acq r15 = [r15]
	setf.sig f6 = r16
	;;
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	add r14 = r14, r15
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	adds r14 = 4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	setf.sig f6 = r16
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 32
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	adds r15 = 4, r36
	;;
	ld4.acq r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r36
	;;
	ld4.acq r15 = [r15]
	;;
	sxt4 r15 = r15
	setf.sig f6 = r16
	;;
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 32
	;;
	add r14 = r14, r15
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = 4, r36
	;;
	ld4.acq r14 = [r14]
	movl r15 = -2147483648
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L7
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p7) br.cond.dptk .L16
.L7:
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r14 = 4, r36
	;;
	ld4.acq r15 = [r14]
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	sxt4 r15 = r15
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r37
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
	adds r14 = 4, r36
	;;
	ld4.acq r15 = [r14]
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	sxt4 r15 = r15
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	add r32 = r32, r14
	adds r14 = 4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	mov r15 = r14
	addp4 r14 = r16, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r37
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
	shladd r14 = r14, 1, r0
	;;
	add r33 = r14, r15
	adds r14 = 4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = 8, r36
	;;
	ld4.acq r14 = [r14]
	;;
	mov r15 = r14
	addp4 r14 = r16, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	add r14 = r33, r14
	;;
	add r14 = r32, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	br .L8
	;;
.L16:
	nop 0
.L8:
	adds r14 = -24, r36
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L5:
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L9
	movl r15 = @gprel(corners#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r36
	;;
	ld4 r40 = [r15]
	mov r39 = r14
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -28, r36
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L4:
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L10
	adds r14 = -8, r36
	addl r15 = 12345, r0
	;;
	st4 [r14] = r15
	adds r14 = -20, r36
	;;
	st4 [r14] = r0
	br .L11
	;;
.L14:
	adds r32 = -16, r36
	adds r14 = -8, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	st4 [r32] = r8
	adds r14 = -8, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r16 = r8
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 31, r14
	;;
	mov r17 = r14
	adds r15 = -12, r36
	addp4 r14 = r16, r0
	;;
	addp4 r16 = r17, r0
	;;
	shr.u r14 = r14, r16
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L17
	adds r14 = -32, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r32 = r14, r15
	adds r15 = -16, r36
	adds r14 = -12, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r37
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
	adds r15 = -16, r36
	adds r14 = -12, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = __udivdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	add r32 = r32, r14
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	sxt4 r15 = r16
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r37
	mov r14 = r8
	;;
	add r32 = r32, r14
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	mov r16 = r14
	sxt4 r14 = r15
	;;
	sxt4 r15 = r16
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r37
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
	add r14 = r32, r14
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	br .L13
	;;
.L17:
	nop 0
.L13:
	adds r14 = -20, r36
	adds r15 = -20, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 19999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	adds r14 = -32, r36
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -4, r36
	addl r15 = -1000001, r0
	;;
	st4.rel [r14] = r15
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	extr.u r15 = r14, 31, 1
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 1, 31
	;;
	mov r17 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
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
	sub r14 = r15, r14
	;;
	mov r18 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 5270498306774157605
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r19 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 7378697629483820647
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 2
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r20 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
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
	shr r14 = r14, 2
	shr r15 = r15, 63
	;;
	sub r14 = r15, r14
	;;
	mov r21 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
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
	shr r16 = r14, 2
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
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	mov r44 = r14
	mov r43 = r21
	mov r42 = r20
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 28, 4
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 4, 28
	;;
	mov r16 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 28, 4
	;;
	add r14 = r14, r15
	;;
	and r14 = 15, r14
	;;
	sub r14 = r14, r15
	;;
	mov r17 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	extr r14 = r14, 4, 28
	;;
	mov r18 = r14
	adds r14 = -4, r36
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	movl r15 = 2361183241434822607
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 7
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r42 = r14
	mov r41 = r18
	mov r40 = r17
	mov r39 = r16
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r36
	movl r15 = -294967295
	;;
	st4.rel [r14] = r15
	mov r14 = r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -6148914691236517205
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 1
	;;
	mov r17 = r14
	mov r14 = r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r15 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 2
	;;
	mov r18 = r14
	mov r14 = r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r15 = r14, r0
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r14 = r14, 2
	;;
	mov r19 = r14
	mov r14 = r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r16 = r14, r0
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 3
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	mov r14 = r36
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	movl r16 = -3712371272244199935
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r14 = r14, 9
	;;
	mov r43 = r14
	mov r42 = r15
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	movl r38 = @gprel(.LC4)
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
