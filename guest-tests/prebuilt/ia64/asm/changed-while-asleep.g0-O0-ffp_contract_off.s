// 4f994d466d9d88eb2d25a317b0475d78
	.file	"changed-while-asleep.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	usr1#, @object
	.size	usr1#, 4
usr1:
	.skip	4
	.align 4
	.type	usr2#, @object
	.size	usr2#, 4
usr2:
	.skip	4
	.text
	.align 16
	.proc on_signal#
on_signal:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	ld4 r14 = [r2]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L2
	addl r14 = @gprel(usr1#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
	br .L4
	;;
.L2:
	addl r14 = @gprel(usr2#), gp
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
.L4:
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_signal#
	.align 16
	.proc change_later#
change_later:
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
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L9
	addl r38 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	ld8 r15 = [r36]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 12, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	;;
	addl r38 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = getppid#
	mov r1 = r37
	mov r14 = r8
	addl r39 = 10, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r37
	;;
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp change_later#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"syscall(SYS_rt_sigtimedwait, shared, NULL, NULL, 8) == SIGUSR1"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"syscall(SYS_rt_sigtimedwait, &only2, NULL, &(struct timespec){0, 0}, 8) == SIGUSR2"
	.align 8
.LC5:
	stringz	"syscall(SYS_rt_sigsuspend, shared, 8) == -1 && errno == EINTR"
	.align 8
.LC6:
	stringz	"usr1 && !usr2"
	.align 8
.LC7:
	stringz	"usr2"
	.align 8
.LC8:
	stringz	"waitid(P_PIDFD, fd, &info, WEXITED) == 0 && info.si_pid == child && info.si_status == 7"
	.align 8
.LC9:
	stringz	"waitid(P_PIDFD, fd, &info, WEXITED) == -1 && errno == EBADF"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -800, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	adds r14 = -784, r35
	;;
	st8 [r14] = r8
	adds r14 = -384, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -640, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -640, r35
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -512, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -512, r35
	addl r38 = 12, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r15 = -768, r35
	adds r14 = -640, r35
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -768, r35
	;;
	addl r38 = 12, r0
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(on_signal#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(on_signal#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 12, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -768, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -784, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -640, r35
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -512, r35
	;;
	mov r38 = r14
	adds r14 = -784, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = change_later#
	mov r1 = r36
	addl r41 = 8, r0
	mov r40 = r0
	mov r39 = r0
	adds r14 = -784, r35
	;;
	ld8 r38 = [r14]
	addl r37 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -256, r35
	;;
	st8 [r14] = r0
	adds r14 = -256, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r15 = -256, r35
	adds r14 = -512, r35
	addl r41 = 8, r0
	;;
	mov r40 = r15
	mov r39 = r0
	mov r38 = r14
	addl r37 = 1183, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 12, r14
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
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -784, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -512, r35
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -384, r35
	;;
	mov r38 = r14
	adds r14 = -784, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = change_later#
	mov r1 = r36
	addl r39 = 8, r0
	adds r14 = -784, r35
	;;
	ld8 r38 = [r14]
	addl r37 = 1182, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
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
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(usr1#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r14 = @gprel(usr2#), gp
	;;
	ld4.acq r14 = [r14]
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
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -768, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	;;
	addl r14 = @gprel(usr2#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -776, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -776, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	;;
	addl r37 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
.L21:
	adds r14 = -776, r35
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 1458, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -772, r35
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -772, r35
	;;
	ld4 r32 = [r14]
	adds r14 = -112, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -112, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	mov r38 = r32
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L22:
	adds r14 = -240, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -772, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -240, r35
	addl r40 = 4, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -240, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -776, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L23
	adds r14 = -240, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
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
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -772, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -772, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -240, r35
	addl r40 = 4, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC9)
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
