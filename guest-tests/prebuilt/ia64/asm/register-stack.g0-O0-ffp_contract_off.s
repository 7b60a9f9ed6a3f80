// acb70b165f1f111c307f34d1c6e5f893
	.file	"register-stack.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc depth#
depth:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	ld8 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = depth#
	mov r1 = r36
	mov r15 = r8
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	ld8 r14 = [r35]
	;;
	add r14 = r15, r14
	br .L4
	;;
.L2:
	mov r14 = r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp depth#
	.align 16
	.proc expected#
expected:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = -16, r2
	;;
	st8 [r14] = r0
	adds r14 = -8, r2
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	br .L6
	;;
.L7:
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L6:
	adds r15 = -8, r2
	mov r14 = r2
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp expected#
	.sbss
	.align 4
	.type	ticks#, @object
	.size	ticks#, 4
ticks:
	.skip	4
	.align 8
	.type	handler_sum#, @object
	.size	handler_sum#, 8
handler_sum:
	.skip	8
	.text
	.align 16
	.proc on_tick#
on_tick:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -6640827866535438581
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	adds r14 = 200, r14
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = depth#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(handler_sum#), gp
	;;
	st8.rel [r15] = r14
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -6640827866535438581
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
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	adds r14 = 200, r14
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = expected#
	mov r1 = r36
	mov r15 = r8
	;;
	addl r14 = @gprel(handler_sum#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	addl r37 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
.L10:
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(ticks#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp on_tick#
	.bss
	.align 16
	.type	out#, @object
	.size	out#, 704
out:
	.skip	704
	.text
	.align 16
	.proc on_alarm#
on_alarm:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r38 = 1, r0
	movl r37 = @gprel(out#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp on_alarm#
	.align 16
	.proc forever#
forever:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8.rel [r35] = r32
	ld8.acq r14 = [r35]
	addl r15 = 5000, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L13
	ld8.acq r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = forever#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	br .L15
	;;
.L13:
	mov r14 = r0
.L15:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp forever#
	.align 16
	.proc timer#
timer:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -208, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st4 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	adds r14 = -192, r38
	addl r15 = 144, r0
	;;
	mov r42 = r15
	mov r41 = r0
	mov r40 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r39
	adds r14 = -8, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -192, r38
	;;
	st8 [r15] = r14
	adds r14 = -48, r38
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 8, r14
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -48, r38
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -48, r38
	;;
	adds r14 = 24, r14
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r14 = 14, r0
	br .L18
	;;
.L17:
	addl r14 = 26, r0
.L18:
	mov r42 = r0
	adds r41 = -192, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = sigaction#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r38
	mov r42 = r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = setitimer#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp timer#
	.align 16
	.proc fork_at#
fork_at:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r14 = r0
	br .L21
	;;
.L20:
	ld8 r14 = [r36]
	;;
	adds r15 = -1, r14
	adds r14 = 8, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = fork_at#
	mov r1 = r37
	mov r15 = r8
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	ld8 r14 = [r36]
	;;
	add r14 = r15, r14
.L21:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp fork_at#
	.align 16
	.proc flushed#
flushed:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
#APP
// 67 "@TOP@/guest-tests/ia64/register-stack.c" 1
	flushrs;;
	mov r14=ar.bsp
// 0 "" 2
#NO_APP
	;;
	st8 [r2] = r14
	ld8 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp flushed#
	.align 16
	.proc finds_itself#
finds_itself:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 0, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -48, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r35 = -24, r38
	br.call.sptk.many b0 = flushed#
	mov r1 = r39
	;;
	st8 [r35] = r8
	adds r14 = -32, r38
	;;
	st4 [r14] = r0
	adds r14 = -28, r38
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L25
	;;
.L30:
	adds r14 = -28, r38
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -24, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r38
	;;
	ld8 r15 = [r15]
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r38
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -24, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	addl r14 = 2, r0
	br .L27
	;;
.L26:
	mov r14 = r0
.L27:
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = -28, r38
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r15 = -24, r38
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	addl r14 = 4, r0
	br .L29
	;;
.L28:
	mov r14 = r0
.L29:
	;;
	or r14 = r16, r14
	;;
	mov r15 = r14
	adds r16 = -32, r38
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r15, r14
	adds r15 = -32, r38
	;;
	st4 [r15] = r14
	adds r14 = -28, r38
	adds r15 = -28, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -28, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 24, r14
	(p6) br.cond.dptk .L30
	adds r15 = -16, r38
	adds r14 = -8, r38
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	addl r15 = 100, r0
	br .L32
	;;
.L31:
	mov r15 = r0
.L32:
	adds r16 = -32, r38
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp finds_itself#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"depth(1000000) == expected(1000000)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"wrong == 0"
	.align 8
.LC5:
	stringz	"handler_sum != 0"
	.align 8
.LC6:
	stringz	"jumps == 20"
	.align 8
.LC7:
	stringz	"depth(5000) == expected(5000)"
	.align 8
.LC8:
	stringz	"waitpid(child, &status, 0) == child"
	.align 8
.LC9:
	stringz	"WIFEXITED(status) && WEXITSTATUS(status) == 17"
	.align 8
.LC10:
	stringz	"v == expected(4000)"
	.align 8
.LC11:
	stringz	"finds_itself(0x1234567811111111, 0x1234567822222222, 0x1234567833333333) == 7"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 4, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	addl r36 = 1000000, r0
	br.call.sptk.many b0 = depth#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r32 = r8
	addl r36 = 1000000, r0
	br.call.sptk.many b0 = expected#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L36:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	addl r39 = 1000, r0
	addl r38 = 1000, r0
	;;
	addl r37 = @ltoff(@fptr(on_tick#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 1, r0
	br.call.sptk.many b0 = timer#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	addl r36 = 3000, r0
	br.call.sptk.many b0 = depth#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r32 = r8
	addl r36 = 3000, r0
	br.call.sptk.many b0 = expected#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L37:
	addl r14 = @gprel(ticks#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L38
	mov r39 = r0
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = timer#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r16 = -32, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L40:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(handler_sum#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L42:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r35
	;;
	st4.rel [r14] = r0
	br .L43
	;;
.L47:
	addl r37 = 1, r0
	movl r36 = @gprel(out#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	adds r14 = -16, r35
	;;
	ld4.acq r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	adds r14 = 500, r14
	;;
	sxt4 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r37 = [r37]
	mov r36 = r0
	br.call.sptk.many b0 = timer#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
.L46:
	mov r36 = r0
	br.call.sptk.many b0 = forever#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	br .L46
	;;
.L45:
	adds r14 = -16, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r35
	;;
	st4.rel [r14] = r15
.L43:
	adds r14 = -16, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L47
	adds r14 = -16, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L49:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	addl r36 = 5000, r0
	br.call.sptk.many b0 = depth#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r32 = r8
	addl r36 = 5000, r0
	br.call.sptk.many b0 = expected#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L51:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -12, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -12, r35
	;;
	mov r37 = r14
	addl r36 = 4000, r0
	br.call.sptk.many b0 = fork_at#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -24, r35
	;;
	st8 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	addl r36 = 4000, r0
	br.call.sptk.many b0 = expected#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L53
	addl r14 = 17, r0
	br .L54
	;;
.L53:
	addl r14 = 1, r0
.L54:
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L52:
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r35
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = waitpid#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L56:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L57
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L58:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	addl r36 = 4000, r0
	br.call.sptk.many b0 = expected#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L60:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	movl r38 = 1311768465726714675
	movl r37 = 1311768465440383522
	movl r36 = 1311768465154052369
	br.call.sptk.many b0 = finds_itself#
	;;
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L62:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
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
