// bdff4e413ae77e5f673fbe3dac0bab7e
	.file	"interrupted-calls.c"
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
	.sbss
	.align 4
	.type	alarms#, @object
	.size	alarms#, 4
alarms:
	.skip	4
	.section	.sdata,"aws"
	.align 4
	.type	feed#, @object
	.size	feed#, 4
feed:
	data4	-1
	.section	.rodata
	.align 8
.LC1:
	stringz	"x"
	.align 8
.LC2:
	stringz	"write"
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(alarms#), gp
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(feed#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L6
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L6
	addl r14 = @gprel(feed#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L6:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc every#
every:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = -32, r36
	;;
	st8 [r14] = r0
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	br .L9
	;;
.L8:
	mov r15 = r0
.L9:
	adds r14 = -24, r36
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -8, r36
	;;
	st8 [r14] = r15
	mov r40 = r0
	adds r39 = -32, r36
	mov r38 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp every#
	.section	.rodata
	.align 8
.LC3:
	stringz	"pipe"
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"read(p[0], &c, 1) == -1 && errno == EINTR && alarms == 1"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"read(p[0], &c, 1) == 1 && alarms >= 3"
	.align 8
.LC9:
	stringz	"nanosleep(&wanted, &rest) == -1 && errno == EINTR && rest.tv_sec == 9 && rest.tv_nsec > 0"
	.align 8
.LC10:
	stringz	"pause() == -1 && errno == EINTR"
	.align 8
.LC11:
	stringz	"poll(&poller, 1, 5000) == -1 && errno == EINTR"
	.align 8
.LC12:
	stringz	"poll(&poller, 1, 50) == 0 && alarms == 0"
	.align 8
.LC13:
	stringz	"sigsuspend(&none) == -1 && errno == EINTR && alarms == 1"
	.align 8
.LC14:
	stringz	"ppoll(&poller, 1, &second, &none) == -1 && errno == EINTR && alarms == 2"
	.align 8
.LC15:
	stringz	"sigwait(&alarm_set, &got) == 0 && got == SIGALRM && alarms == 2"
	.align 8
.LC16:
	stringz	"waitpid(child, &status, 0) == -1 && errno == EINTR"
	.align 8
.LC17:
	stringz	"waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3"
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
	adds r12 = -480, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -460, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -448, r34
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -448, r34
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -448, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	mov r37 = r0
	addl r36 = 20000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	adds r14 = -460, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -452, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L11
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L12:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -448, r34
	;;
	adds r14 = 8, r14
	movl r15 = 268435456
	;;
	st4 [r14] = r15
	adds r14 = -448, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	addl r14 = @gprel(alarms#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -460, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(feed#), gp
	;;
	st4 [r15] = r14
	addl r37 = 1, r0
	addl r36 = 20000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	adds r14 = -460, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -452, r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L14:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	;;
	addl r14 = @gprel(feed#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -304, r34
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -304, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -288, r34
	;;
	st8 [r14] = r0
	adds r14 = -288, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	mov r37 = r0
	addl r36 = 20000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	adds r15 = -288, r34
	adds r14 = -304, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L15
	adds r14 = -288, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L15
	adds r14 = -288, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L16:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 20000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = pause#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L18:
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -460, r34
	;;
	ld4 r15 = [r14]
	adds r14 = -272, r34
	;;
	st4 [r14] = r15
	adds r14 = -272, r34
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -272, r34
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	mov r37 = r0
	addl r36 = 20000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	adds r14 = -272, r34
	addl r38 = 5000, r0
	;;
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L20:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -264, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -264, r34
	addl r37 = 14, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -264, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	addl r14 = @gprel(alarms#), gp
	;;
	st4.rel [r14] = r0
	mov r37 = r0
	addl r36 = 10000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	adds r14 = -272, r34
	addl r38 = 50, r0
	;;
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L22:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigsuspend#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L23
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L24:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 14, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	adds r14 = -8, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r16 = -136, r34
	adds r15 = -8, r34
	adds r14 = -272, r34
	;;
	mov r39 = r16
	mov r38 = r15
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = ppoll#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L25
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L26:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r36 = 14, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	adds r15 = 8, r34
	adds r14 = -264, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sigwait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 14, r14
	(p6) br.cond.dptk .L27
	addl r14 = @gprel(alarms#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L28:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -264, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -464, r34
	;;
	st4 [r15] = r14
	adds r16 = -464, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	addl r36 = 100000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r35
	;;
	addl r36 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L29:
	adds r14 = -448, r34
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -448, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	mov r37 = r0
	addl r36 = 20000, r0
	br.call.sptk.many b0 = every#
	mov r1 = r35
	adds r14 = 12, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r14 = -464, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 12, r34
	mov r38 = r0
	;;
	mov r37 = r14
	adds r15 = -464, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	adds r16 = -464, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L32
	adds r14 = 12, r34
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
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC7)
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
