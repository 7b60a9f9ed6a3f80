// d9a4deaa21cc003afe559f9d933e7c07
	.file	"edge-answers.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"timer_create(CLOCK_REALTIME, &event, &timer) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"timer_settime(timer, TIMER_ABSTIME, &past, NULL) == 0"
	.align 8
.LC5:
	stringz	"sigwaitinfo(&set, &info) == SIGUSR1 && timer_getoverrun(timer) == INT_MAX"
	.align 8
.LC6:
	stringz	"timer_delete(timer) == 0"
	.align 8
.LC7:
	stringz	"syscall(SYS_clock_nanosleep, CLOCK_THREAD_CPUTIME_ID, 0, &second, NULL) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC8:
	stringz	"syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC_RAW, 0, &second, NULL) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC9:
	stringz	"syscall(SYS_clock_nanosleep, 77, 0, &second, NULL) == -1 && errno == EINVAL"
	.text
	.align 16
	.proc timers#
timers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -384, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -368, r34
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -360, r34
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -304, r34
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
	adds r14 = -304, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -272, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -272, r34
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -256, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -256, r34
	addl r37 = 10, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -256, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	mov r14 = r34
	;;
	mov r38 = r14
	adds r37 = -368, r34
	mov r36 = r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L3:
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -304, r34
	;;
	adds r14 = 16, r14
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	adds r14 = -304, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = -10, r14
	adds r14 = -304, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	ld8 r14 = [r14]
	adds r15 = -304, r34
	mov r39 = r0
	;;
	mov r38 = r15
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -128, r34
	adds r14 = -256, r34
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L6
	mov r14 = r34
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = timer_getoverrun#
	mov r1 = r35
	mov r14 = r8
	movl r15 = 2147483647
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L7:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r34
	;;
	ld8 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L9:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -272, r34
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 3, r0
	addl r36 = 1256, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -272, r34
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 4, r0
	addl r36 = 1256, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -272, r34
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 77, r0
	addl r36 = 1256, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp timers#
	.section	.rodata
	.align 8
.LC10:
	stringz	"personality(STICKY_TIMEOUTS) == 0"
	.align 8
.LC11:
	stringz	"select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 1000"
	.align 8
.LC12:
	stringz	"personality(0) == STICKY_TIMEOUTS"
	.align 8
.LC13:
	stringz	"select(0, NULL, NULL, NULL, &wait) == 0 && wait.tv_usec == 0"
	.text
	.align 16
	.proc time_left#
time_left:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	st8 [r34] = r0
	adds r14 = 8, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r34
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	movl r36 = 67108864
	br.call.sptk.many b0 = personality#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r34
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 1000, r0
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L20:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = personality#
	mov r1 = r35
	mov r14 = r8
	movl r15 = 67108864
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L22:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r40 = r34
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r0
	br.call.sptk.many b0 = select#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L24:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp time_left#
	.section	.rodata
	.align 8
.LC14:
	stringz	"bind(listener, (struct sockaddr *)&at, len) == 0 && listen(listener, 1) == 0"
	.align 8
.LC15:
	stringz	"getsockname(listener, (struct sockaddr *)&at, &len) == 0 && connect(fd, (struct sockaddr *)&at, len) == 0"
	.align 8
.LC16:
	stringz	"accepted >= 0 && close(accepted) == 0"
	.align 8
.LC17:
	stringz	"connect(fd, (struct sockaddr *)&at, sizeof at) == -1 && errno == EISCONN"
	.align 8
.LC18:
	stringz	"x"
	.align 8
.LC19:
	stringz	"write(fd, \"x\", 1) == 1"
	.align 8
.LC20:
	stringz	"getsockopt(fd, 500, 1, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC21:
	stringz	"getsockopt(fd, IPPROTO_UDP, UDP_CORK, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC22:
	stringz	"getsockopt(udp, IPPROTO_TCP, TCP_NODELAY, &value, &len) == -1 && errno == EOPNOTSUPP"
	.align 8
.LC23:
	stringz	"getsockopt(udp, IPPROTO_UDP, 0x100, &value, &len) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC24:
	stringz	"getsockopt(fd, IPPROTO_IP, -1, &value, &len) == -1 && errno == ENOPROTOOPT"
	.align 8
.LC25:
	stringz	"ioctl(udp, SIOCATMARK, &value) == -1 && errno == ENOTTY"
	.align 8
.LC26:
	stringz	"ioctl(fd, SIOCATMARK, &value) == 0 && value == 0"
	.text
	.align 16
	.proc sockets#
sockets:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	mov r14 = r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r32 = -28, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -24, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -16, r35
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r38 = 1, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -16, r35
	;;
	mov r16 = r14
	mov r14 = r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	adds r32 = -20, r35
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -20, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -20, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	mov r15 = r14
	adds r14 = -28, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 106, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 20000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	mov r15 = r14
	adds r14 = -28, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L36
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 106, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L37:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	mov r16 = r35
	adds r15 = 4, r35
	adds r14 = -28, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 500, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L38
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L39:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r16 = r35
	adds r15 = 4, r35
	adds r14 = -28, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 17, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L41:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r16 = r35
	adds r15 = 4, r35
	adds r14 = -24, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 6, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L42
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 95, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L43:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r16 = r35
	adds r15 = 4, r35
	adds r14 = -24, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 256, r0
	addl r38 = 17, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L44
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 92, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L45:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r16 = r35
	adds r15 = 4, r35
	adds r14 = -28, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = -1, r0
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L46
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 92, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L47:
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = 4, r35
	adds r14 = -24, r35
	;;
	mov r39 = r15
	addl r38 = 35077, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L48
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 25, r14
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
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = 4, r35
	adds r14 = -28, r35
	;;
	mov r39 = r15
	addl r38 = 35077, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -32, r35
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
	.endp sockets#
	.section	.rodata
	.align 8
.LC27:
	stringz	"pipe(ends) == 0"
	.align 8
.LC28:
	stringz	"splice(ends[0], NULL, event, NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC29:
	stringz	"splice(event, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL"
	.align 8
.LC30:
	stringz	"splice(watch, NULL, ends[1], NULL, 8, 0) == -1 && errno == EINVAL"
	.text
	.align 16
	.proc splices#
splices:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r38 = r0
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	st4 [r35] = r8
	adds r32 = 4, r35
	;;
	br.call.sptk.many b0 = inotify_init#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L54:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 8, r0
	mov r40 = r0
	ld4 r39 = [r35]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r42 = r0
	addl r41 = 8, r0
	mov r40 = r0
	;;
	mov r39 = r14
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r35
	mov r42 = r0
	addl r41 = 8, r0
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = splice#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = 4, r35
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
	.endp splices#
	.bss
	.align 8
	.type	text#, @object
	.size	text#, 4096
text:
	.skip	4096
	.text
	.align 16
	.proc contents#
contents:
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
	st8 [r14] = r32
	mov r14 = r35
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L62
	addl r39 = 4095, r0
	movl r38 = @gprel(text#)
	;;
	add r38 = r1, r38
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	br .L63
	;;
.L62:
	addl r14 = -1, r0
.L63:
	adds r15 = -8, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld8 r14 = [r14]
	mov r15 = r0
	;;
	cmp.le p6, p7 = r15, r14
	;;
	(p6) mov r15 = r14
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp contents#
	.section	.rodata
	.align 8
.LC31:
	stringz	"/proc/self/fdinfo/%d"
	.text
	.align 16
	.proc fdinfo#
fdinfo:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	;;
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	adds r37 = -64, r35
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	;;
	adds r37 = -64, r35
	br.call.sptk.many b0 = contents#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp fdinfo#
	.section	.rodata
	.align 8
.LC32:
	stringz	"fdinfo"
	.align 8
.LC33:
	stringz	"12345"
	.align 8
.LC34:
	stringz	"fd >= 0 && write(fd, \"12345\", 5) == 5"
	.align 8
.LC35:
	stringz	"flags:\t0%o\n"
	.align 8
.LC36:
	stringz	"pos:\t5\n"
	.align 8
.LC37:
	stringz	"mnt_id:\t"
	.align 8
.LC38:
	stringz	"strncmp(fdinfo(fd), \"pos:\\t5\\n\", 7) == 0 && strstr(text, line) && strstr(text, \"mnt_id:\\t\")"
	.align 8
.LC39:
	stringz	"eventfd-count:               12\n"
	.align 8
.LC40:
	stringz	"strstr(fdinfo(event), \"eventfd-count:               12\\n\") != NULL"
	.align 8
.LC41:
	stringz	"."
	.align 8
.LC42:
	stringz	"inotify wd:1 "
	.align 8
.LC43:
	stringz	" mask:80000002 ignored_mask:0"
	.align 8
.LC44:
	stringz	"first == 1 && second == 2 && strstr(fdinfo(watch), \"inotify wd:1 \") && strstr(text, \" mask:80000002 ignored_mask:0\")"
	.align 8
.LC45:
	stringz	" mask:5 ignored_mask:0"
	.align 8
.LC46:
	stringz	"inotify_add_watch(watch, \"fdinfo\", IN_ACCESS | IN_MASK_ADD) == 2 && strstr(fdinfo(watch), \" mask:5 ignored_mask:0\")"
	.align 8
.LC47:
	stringz	"wd:2"
	.align 8
.LC48:
	stringz	"wd:1"
	.align 8
.LC49:
	stringz	"inotify_rm_watch(watch, 2) == 0 && !strstr(fdinfo(watch), \"wd:2\") && strstr(text, \"wd:1\")"
	.align 8
.LC50:
	stringz	"/proc/self/fdinfo/0"
	.align 8
.LC51:
	stringz	"*fdinfo(fd) == 0 && access(\"/proc/self/fdinfo/0\", R_OK) == 0"
	.text
	.align 16
	.proc fdinfos#
fdinfos:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 524866, r0
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	st4 [r14] = r8
	adds r32 = -76, r35
	mov r38 = r0
	addl r37 = 18, r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -72, r35
	br.call.sptk.many b0 = inotify_init#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r15 = -80, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L68
	addl r39 = 5, r0
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	adds r14 = -80, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L68
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L69
	;;
.L68:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L69:
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 3, r0
	adds r15 = -80, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	addl r15 = 524288, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -60, r35
	;;
	mov r39 = r15
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = sprintf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdinfo#
	mov r1 = r36
	mov r14 = r8
	addl r39 = 7, r0
	;;
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strncmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
	adds r14 = -60, r35
	;;
	mov r38 = r14
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L70
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L71
	;;
.L70:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L71:
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -76, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdinfo#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC39)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L72
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L73
	;;
.L72:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L73:
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -68, r35
	adds r14 = -72, r35
	movl r39 = -2147483646
	;;
	movl r38 = @gprel(.LC41)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -64, r35
	adds r14 = -72, r35
	addl r39 = 4, r0
	;;
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -68, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L74
	adds r14 = -64, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L74
	adds r14 = -72, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdinfo#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC42)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	movl r38 = @gprel(.LC43)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L75
	;;
.L74:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L75:
	movl r39 = @gprel(.LC44)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -72, r35
	movl r39 = 536870913
	;;
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inotify_add_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L76
	adds r14 = -72, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdinfo#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L77
	;;
.L76:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L77:
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -72, r35
	addl r38 = 2, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inotify_rm_watch#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	adds r14 = -72, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdinfo#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC47)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	movl r38 = @gprel(.LC48)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(text#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L79
	;;
.L78:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L79:
	movl r39 = @gprel(.LC49)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -80, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fdinfo#
	mov r1 = r36
	mov r14 = r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	addl r38 = 4, r0
	movl r37 = @gprel(.LC50)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = access#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L81:
	movl r39 = @gprel(.LC51)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -76, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp fdinfos#
	.section	.rodata
	.align 8
.LC52:
	stringz	"/proc/sys/kernel/hostname"
	.align 8
.LC53:
	stringz	"contents(\"/proc/sys/kernel/hostname\") && strncmp(text, names.nodename, strlen(names.nodename)) == 0"
	.align 8
.LC54:
	stringz	"/proc/sys/kernel/domainname"
	.align 8
.LC55:
	stringz	"contents(\"/proc/sys/kernel/domainname\") && strncmp(text, names.domainname, strlen(names.domainname)) == 0"
	.align 8
.LC56:
	stringz	"/proc/sys/fs/lease-break-time"
	.align 8
.LC57:
	stringz	"45\n"
	.align 8
.LC58:
	stringz	"strcmp(contents(\"/proc/sys/fs/lease-break-time\"), \"45\\n\") == 0"
	.align 8
.LC59:
	stringz	"/dev/urandom"
	.align 8
.LC60:
	stringz	"ioctl(fd, RNDGETENTCNT, &bits) == 0 && bits == 256"
	.text
	.align 16
	.proc machine#
machine:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -400, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -380, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = uname#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC52)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = contents#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	adds r14 = -380, r34
	;;
	adds r14 = 65, r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -380, r34
	;;
	adds r14 = 65, r14
	mov r38 = r15
	;;
	mov r37 = r14
	movl r36 = @gprel(text#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = strncmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L83
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L84
	;;
.L83:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L84:
	movl r38 = @gprel(.LC53)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC54)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = contents#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	adds r14 = -380, r34
	;;
	adds r14 = 325, r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -380, r34
	;;
	adds r14 = 325, r14
	mov r38 = r15
	;;
	mov r37 = r14
	movl r36 = @gprel(text#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = strncmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L86
	;;
.L85:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L86:
	movl r38 = @gprel(.LC55)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC56)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = contents#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC57)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L87
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L88
	;;
.L87:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L88:
	movl r38 = @gprel(.LC58)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 12, r34
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	mov r37 = r0
	movl r36 = @gprel(.LC59)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	adds r14 = -384, r34
	;;
	st4 [r14] = r8
	adds r14 = 12, r34
	;;
	mov r38 = r14
	movl r37 = 2147766784
	adds r14 = -384, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L89
	adds r14 = 12, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 256, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L89
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L90
	;;
.L89:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L90:
	movl r38 = @gprel(.LC60)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -384, r34
	;;
	ld4 r36 = [r14]
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
	.endp machine#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = timers#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = time_left#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = sockets#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = splices#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fdinfos#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = machine#
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
