// 7c246465a1218425a9e0d662a82423e6 guest-tests/time/interval-timers.c
	.file	"interval-timers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
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
	movl r38 = @gprel(.LC0)
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
	.bss
	.align 4
	.type	count#, @object
	.size	count#, 12
count:
	.skip	12
	.sbss
	.align 4
	.type	alarms#, @object
	.size	alarms#, 4
alarms:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dptk .L5
	ld4 r14 = [r2]
	;;
	cmp4.ne p6, p7 = 26, r14
	(p6) br.cond.dptk .L6
	addl r14 = 1, r0
	br .L8
	;;
.L6:
	addl r14 = 2, r0
	br .L8
	;;
.L5:
	mov r14 = r0
.L8:
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4.acq r15 = [r15]
	;;
	adds r15 = 1, r15
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4.rel [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc on_alarm#
on_alarm:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(alarms#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_alarm#
	.section	.rodata
	.align 8
.LC1:
	stringz	"setitimer"
	.align 8
.LC2:
	stringz	"ticks"
	.align 8
.LC3:
	stringz	"NO ticks"
	.align 8
.LC4:
	stringz	"%d: %s, interval %ld\n"
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec == 0 && now.it_value.tv_usec == 0"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"count[1] <= 2"
	.align 8
.LC10:
	stringz	"alarm(100) == 0"
	.align 8
.LC11:
	stringz	"rest == 100 || rest == 99"
	.align 8
.LC12:
	stringz	"alarms == 1"
	.align 8
.LC13:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_sec >= 4"
	.align 8
.LC14:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec == 0 && now.it_interval.tv_usec == 50000"
	.align 8
.LC15:
	stringz	"getitimer(ITIMER_REAL, &now) == 0 && now.it_value.tv_usec > 0"
	.align 8
.LC16:
	stringz	"setitimer(77, &t, NULL) == -1 && errno == EINVAL"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -304, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 26, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 27, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -280, r35
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	adds r14 = 8, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	adds r14 = 24, r14
	addl r15 = 10000, r0
	;;
	st8 [r14] = r15
	adds r14 = -248, r35
	;;
	st8 [r14] = r0
	adds r14 = -248, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -248, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -248, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -288, r35
	;;
	st4 [r14] = r0
	br .L11
	;;
.L17:
	movl r15 = @gprel(kinds.0#)
	;;
	add r15 = r1, r15
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -280, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	st4.rel [r14] = r0
	br .L12
	;;
.L14:
	adds r14 = 8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 8, r35
	;;
	st4.rel [r14] = r15
.L12:
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L13
	adds r14 = 8, r35
	;;
	ld4.acq r14 = [r14]
	movl r15 = 399999999
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
.L13:
	movl r15 = @gprel(kinds.0#)
	;;
	add r15 = r1, r15
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	adds r15 = -216, r35
	adds r14 = -248, r35
	;;
	mov r39 = r15
	mov r38 = r14
	mov r37 = r16
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	adds r16 = -288, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L15
	movl r15 = @gprel(.LC2)
	;;
	add r15 = r1, r15
	br .L16
	;;
.L15:
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
.L16:
	adds r14 = -216, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	adds r14 = -288, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -288, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -288, r35
	;;
	st4 [r16] = r14
.L11:
	adds r15 = -288, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	adds r14 = -216, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -216, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r14 = -216, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r14 = @gprel(count#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st4.rel [r14] = r0
	adds r14 = -280, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	;;
	addl r37 = 100000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	movl r14 = @gprel(count#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -248, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r37 = 100, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -284, r35
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -284, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 100, r14
	(p6) br.cond.dptk .L24
	adds r14 = -284, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 99, r14
	(p6) br.cond.dptk .L25
.L24:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r36
	;;
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -280, r35
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	adds r14 = 16, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -216, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -152, r35
	addl r38 = 14, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -152, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -280, r35
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	adds r14 = 8, r14
	addl r15 = 50000, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -280, r35
	;;
	adds r14 = 24, r14
	addl r15 = 5000, r0
	;;
	st8 [r14] = r15
	adds r14 = -280, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	;;
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -216, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -216, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 50000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -152, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r14 = -216, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r37 = 80000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -216, r35
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -216, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 50000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -280, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 77, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	.section	.rodata
	.align 4
	.type	kinds.0#, @object
	.size	kinds.0#, 12
kinds.0:
	data4	0
	data4	1
	data4	2
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
