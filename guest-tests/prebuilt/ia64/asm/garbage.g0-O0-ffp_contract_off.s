// 9aa2169b86053aa4f29aff57f7940bce
	.file	"garbage.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.align 16
	.proc send_files#
send_files:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -160, r12
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
	adds r14 = 4, r37
	;;
	st4 [r14] = r34
	adds r14 = -136, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -88, r37
	addl r15 = 120, r0
	;;
	st1 [r14] = r15
	adds r14 = -80, r37
	adds r15 = -88, r37
	;;
	st8 [r14] = r15
	adds r14 = -80, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -64, r37
	;;
	adds r14 = 16, r14
	adds r15 = -80, r37
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 32, r14
	adds r15 = -136, r37
	;;
	st8 [r14] = r15
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 2, r14
	;;
	shladd r14 = r14, 2, r0
	;;
	adds r14 = -1, r14
	;;
	and r14 = -8, r14
	;;
	adds r15 = 16, r14
	adds r14 = -64, r37
	;;
	adds r14 = 40, r14
	;;
	st8 [r14] = r15
	adds r14 = -64, r37
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -64, r37
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L6
	;;
.L5:
	mov r14 = r0
.L6:
	adds r15 = -144, r37
	;;
	st8 [r15] = r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 4, r14
	;;
	shladd r15 = r14, 2, r0
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -144, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r16 = -144, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -144, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r16 = r14, 2, r0
	adds r14 = 8, r37
	;;
	mov r41 = r16
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	adds r15 = -64, r37
	mov r14 = r37
	;;
	addl r41 = 64, r0
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L9
	;;
.L7:
	mov r14 = r0
.L9:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp send_files#
	.align 16
	.proc receive_file#
receive_file:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -160, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = -144, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -88, r36
	adds r15 = -96, r36
	;;
	st8 [r14] = r15
	adds r14 = -88, r36
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -72, r36
	;;
	adds r14 = 16, r14
	adds r15 = -88, r36
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	adds r14 = 32, r14
	adds r15 = -144, r36
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	adds r14 = 40, r14
	addl r15 = 48, r0
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r15 = 4, r36
	adds r16 = -72, r36
	mov r14 = r36
	;;
	ld4 r40 = [r15]
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L16
	;;
.L11:
	adds r14 = -72, r36
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L13
	adds r14 = -72, r36
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -72, r36
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L14
	adds r14 = -72, r36
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L15
	;;
.L14:
	mov r14 = r0
.L15:
	;;
	adds r15 = 16, r14
	adds r14 = -16, r36
	addl r40 = 4, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
.L13:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
.L16:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp receive_file#
	.section	.rodata
	.align 8
.LC2:
	stringz	"socketpair"
	.align 8
.LC3:
	stringz	"closed"
	.align 8
.LC4:
	stringz	"still open"
	.text
	.align 16
	.proc ended#
ended:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -20, r36
	adds r15 = 8, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -20, r36
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -20, r36
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -28, r36
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 1, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -20, r36
	addl r40 = 5000, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L18
	adds r14 = 8, r36
	addl r40 = 1, r0
	adds r39 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
	br .L19
	;;
.L18:
	movl r15 = @gprel(.LC4)
	;;
	add r15 = r1, r15
.L19:
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp ended#
	.section	.rodata
	.align 8
.LC5:
	stringz	"open"
	.text
	.align 16
	.proc open_still#
open_still:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -10, r36
	;;
	st2 [r14] = r0
	addl r40 = 20, r0
	addl r39 = 1, r0
	adds r38 = -16, r36
	br.call.sptk.many b0 = poll#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
	br .L22
	;;
.L21:
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
.L22:
	mov r14 = r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp open_still#
	.section	.rodata
	.align 8
.LC6:
	stringz	"pipe"
	.align 8
.LC7:
	stringz	"a pair in its own queue"
	.text
	.align 16
	.proc own_queue#
own_queue:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r37 = -32, r35
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -24, r35
	mov r14 = r35
	;;
	mov r40 = r15
	mov r39 = r0
	ld4 r38 = [r14]
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -24, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	st4 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ended#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp own_queue#
	.section	.rodata
	.align 8
.LC8:
	stringz	"two queues"
	.text
	.align 16
	.proc each_others_queue#
each_others_queue:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r36 = -32, r34
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	;;
	st4 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -8, r34
	addl r38 = 2, r0
	;;
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -24, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	;;
	st4 [r14] = r15
	mov r14 = r34
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ended#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp each_others_queue#
	.section	.rodata
	.align 8
.LC9:
	stringz	"a cycle that can be received"
	.align 8
.LC10:
	stringz	"a cycle that was peeked at"
	.align 8
.LC11:
	stringz	"a cycle no longer"
	.text
	.align 16
	.proc reachable#
reachable:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -28, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r34
	;;
	st4 [r14] = r15
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -4, r34
	addl r38 = 2, r0
	;;
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	ld4 r16 = [r14]
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r34
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	addl r38 = 1, r0
	;;
	mov r37 = r14
	mov r36 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC9)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open_still#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = receive_file#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	st4 [r14] = r8
	adds r14 = -20, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = receive_file#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC10)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open_still#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = ended#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp reachable#
	.section	.rodata
	.align 8
.LC12:
	stringz	"bind"
	.align 8
.LC13:
	stringz	"listen"
	.align 8
.LC14:
	stringz	"connect"
	.align 8
.LC15:
	stringz	"a listening socket in its connection"
	.align 2
.LC0:
	data2	1
	stringz	""
	stringz	"garbage"
	.skip	99
	.text
	.align 16
	.proc not_accepted#
not_accepted:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -116, r35
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	addl r14 = 10, r0
	adds r15 = -128, r35
	;;
	st4 [r15] = r14
	adds r32 = -124, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -120, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -116, r35
	;;
	mov r15 = r14
	adds r14 = -124, r35
	adds r16 = -128, r35
	;;
	ld4 r39 = [r16]
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -124, r35
	;;
	addl r38 = 4, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -116, r35
	;;
	mov r15 = r14
	adds r14 = -120, r35
	adds r16 = -128, r35
	;;
	ld4 r39 = [r16]
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = 4, r35
	adds r15 = -124, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r15 = 4, r35
	adds r14 = -120, r35
	addl r39 = 2, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -124, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ended#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp not_accepted#
	.section	.rodata
	.align 8
.LC16:
	stringz	"a chain"
	.align 8
.LC17:
	stringz	"its end"
	.text
	.align 16
	.proc chain#
chain:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -44, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -20, r35
	;;
	st4 [r14] = r15
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -20, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -20, r35
	addl r39 = 2, r0
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	br .L28
	;;
.L29:
	adds r14 = -36, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r35
	;;
	st4 [r16] = r14
.L28:
	mov r14 = r35
	adds r16 = -48, r35
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L29
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open_still#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ended#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp chain#
	.section	.rodata
	.align 8
.LC18:
	stringz	"r"
	.align 8
.LC19:
	stringz	"a child has it"
	.align 8
.LC20:
	stringz	"a child had it"
	.text
	.align 16
	.proc processes#
processes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -44, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 5, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r16 = [r14]
	adds r14 = -36, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	st4 [r14] = r15
	adds r14 = -36, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	addl r39 = 3, r0
	;;
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -48, r35
	;;
	st4 [r15] = r14
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	br.call.sptk.many b0 = pause#
	mov r1 = r36
.L31:
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -36, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open_still#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r38 = [r14]
	adds r14 = -48, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
.L33:
	mov r39 = r0
	mov r38 = r0
	adds r15 = -48, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ended#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp processes#
	.section	.rodata
	.align 8
.LC21:
	stringz	"not user 0"
	.align 8
.LC22:
	stringz	"%d sent, then %s\n"
	.align 8
.LC23:
	stringz	"bad descriptor: %s\n"
	.align 8
.LC24:
	stringz	"%d more, then %s\n"
	.text
	.align 16
	.proc limit#
limit:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	adds r14 = -44, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r32 = -56, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -56, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -32, r35
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = 16, r0
	;;
	st8 [r14] = r15
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	addl r39 = 1001, r0
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
.L36:
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
.L37:
	adds r14 = -32, r35
	;;
	mov r38 = r14
	addl r37 = 7, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	br .L38
	;;
.L39:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L38:
	adds r14 = -44, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	adds r32 = -52, r35
	adds r14 = -12, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r35
	addl r16 = 999, r0
	;;
	st4 [r14] = r16
	adds r14 = -16, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	mov r14 = r8
	;;
	sub r14 = r0, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = receive_file#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = receive_file#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -64, r35
	;;
	st4 [r15] = r0
	br .L40
	;;
.L41:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -64, r35
	;;
	st4 [r15] = r14
.L40:
	adds r14 = -44, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	adds r32 = -52, r35
	adds r14 = -8, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	adds r14 = -64, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L42
	;;
.L43:
	adds r14 = -48, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
.L42:
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r32 = -48, r35
	addl r38 = 64, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = receive_file#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L43
	adds r14 = -60, r35
	;;
	st4 [r14] = r0
	br .L44
	;;
.L45:
	adds r14 = -4, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -4, r35
	addl r39 = 2, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = send_files#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -60, r35
	adds r15 = -60, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L44:
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L45
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L35:
	adds r14 = -56, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -44, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp limit#
	.section	.rodata
	.align 8
.LC25:
	stringz	"done"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r39 = r0
	addl r38 = 1, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = own_queue#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = own_queue#
	mov r1 = r35
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = own_queue#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = each_others_queue#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = reachable#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = not_accepted#
	mov r1 = r35
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = chain#
	mov r1 = r35
	addl r36 = 100, r0
	;;
	br.call.sptk.many b0 = chain#
	mov r1 = r35
	mov r36 = r0
	;;
	br.call.sptk.many b0 = processes#
	mov r1 = r35
	addl r36 = 9, r0
	;;
	br.call.sptk.many b0 = processes#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = limit#
	mov r1 = r35
	st4 [r34] = r0
	br .L47
	;;
.L48:
	adds r14 = 4, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r34
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = send_files#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L47:
	ld4 r14 = [r34]
	addl r15 = 2999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L48
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
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
