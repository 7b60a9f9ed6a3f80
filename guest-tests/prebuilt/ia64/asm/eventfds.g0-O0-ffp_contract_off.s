// fb3bbf6e841c6e682209cc0f55079f3e
	.file	"eventfds.c"
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
	.align 16
	.proc take#
take:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	mov r14 = r35
	addl r39 = 8, r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	sxt4 r14 = r14
	br .L7
	;;
.L5:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp take#
	.section	.rodata
	.align 8
.LC1:
	stringz	"write"
	.text
	.align 16
	.proc add#
add:
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
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	addl r40 = 8, r0
	;;
	mov r39 = r14
	ld4 r38 = [r36]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp add#
	.section	.rodata
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"e >= 0 && s >= 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"take(e) == 7"
	.align 8
.LC7:
	stringz	"take(e) == (uint64_t)-EAGAIN"
	.align 8
.LC8:
	stringz	"take(s) == 1 && take(s) == 1 && take(s) == (uint64_t)-EAGAIN"
	.align 8
.LC9:
	stringz	"write(e, &one, sizeof one) == -1 && errno == EAGAIN"
	.align 8
.LC10:
	stringz	"poll(&p, 1, 0) == 1 && p.revents == POLLIN"
	.align 8
.LC11:
	stringz	"read(e, &one, 4) == -1 && errno == EINVAL"
	.align 8
.LC12:
	stringz	"take(blocking) == 42"
	.align 8
.LC13:
	stringz	"timerfd_settime(t, 0, &when, NULL) == 0"
	.align 8
.LC14:
	stringz	"take(t) >= 1"
	.align 8
.LC15:
	stringz	"take(t) >= 4"
	.align 8
.LC16:
	stringz	"timerfd_gettime(t, &now) == 0 && now.it_interval.tv_nsec == 10000000"
	.align 8
.LC17:
	stringz	"read(f, &info, sizeof info) == -1 && errno == EAGAIN"
	.align 8
.LC18:
	stringz	"read(f, &info, sizeof info) == sizeof info && info.ssi_signo == SIGUSR1 && info.ssi_pid == (uint32_t)getpid()"
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
	adds r12 = -368, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 2048, r0
	addl r37 = 3, r0
	;;
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	st4 [r14] = r8
	adds r32 = -348, r35
	addl r38 = 2049, r0
	mov r37 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r15 = -352, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -348, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 4, r0
	adds r16 = -352, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = add#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -352, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -11, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -348, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = add#
	mov r1 = r36
	adds r14 = -348, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	adds r14 = -348, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	adds r14 = -348, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -11, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -344, r35
	addl r15 = -2, r0
	;;
	st8 [r14] = r15
	adds r14 = -320, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -344, r35
	;;
	ld8 r38 = [r14]
	adds r16 = -352, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = add#
	mov r1 = r36
	adds r14 = -320, r35
	addl r39 = 8, r0
	;;
	mov r38 = r14
	adds r14 = -352, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -312, r35
	adds r16 = -352, r35
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	adds r14 = -312, r35
	;;
	adds r14 = 4, r14
	addl r15 = 5, r0
	;;
	st2 [r14] = r15
	adds r14 = -312, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -312, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	adds r14 = -312, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -320, r35
	addl r39 = 4, r0
	;;
	mov r38 = r14
	adds r14 = -352, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -336, r35
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	addl r37 = 10000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -336, r35
	addl r38 = 42, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = add#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L24:
	adds r14 = -336, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 42, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r32 = -332, r35
	mov r38 = r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -304, r35
	;;
	st8 [r14] = r0
	adds r14 = -304, r35
	;;
	adds r14 = 8, r14
	movl r15 = 10000000
	;;
	st8 [r14] = r15
	adds r14 = -304, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -304, r35
	;;
	adds r14 = 24, r14
	movl r15 = 5000000
	;;
	st8 [r14] = r15
	adds r15 = -304, r35
	adds r14 = -332, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timerfd_settime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -332, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -332, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = take#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.geu p6, p7 = 3, r14
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
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -272, r35
	adds r14 = -332, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timerfd_gettime#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	adds r14 = -272, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 10000000
	;;
	cmp.ne p6, p7 = r15, r14
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
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -240, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -240, r35
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -240, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r32 = -328, r35
	adds r14 = -240, r35
	addl r39 = 2048, r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = signalfd#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -112, r35
	adds r14 = -328, r35
	addl r39 = 128, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	adds r15 = -112, r35
	adds r14 = -328, r35
	addl r39 = 128, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 128, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L37
	adds r14 = -112, r35
	;;
	adds r14 = 12, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
