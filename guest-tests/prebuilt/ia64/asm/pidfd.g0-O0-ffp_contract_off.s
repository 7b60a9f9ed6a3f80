// cb1e4b950257bf37731a411af7438474
	.file	"pidfd.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc start#
start:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
.L3:
	br.call.sptk.many b0 = pause#
	mov r1 = r35
	br .L3
	;;
.L2:
	ld4 r14 = [r34]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp start#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"fd >= 0 && poll(&p, 1, 0) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"waitid(P_PIDFD, (id_t)fd, &info, WEXITED | WNOHANG) == 0 && info.si_pid == 0"
	.align 8
.LC5:
	stringz	"pidfd_send_signal(fd, SIGSTOP, NULL, 0) == 0"
	.align 8
.LC6:
	stringz	"waitid(P_PIDFD, (id_t)fd, &info, WSTOPPED) == 0 && info.si_pid == child && info.si_code == CLD_STOPPED"
	.align 8
.LC7:
	stringz	"pidfd_send_signal(fd, SIGKILL, NULL, 0) == 0"
	.align 8
.LC8:
	stringz	"poll(&p, 1, -1) == 1"
	.align 8
.LC9:
	stringz	"waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == 0 && info.si_pid == child && info.si_status == SIGKILL"
	.align 8
.LC10:
	stringz	"waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == -1 && errno == ECHILD"
	.align 8
.LC11:
	stringz	"waitid(P_PIDFD, 0, &info, WEXITED) == -1 && errno == EBADF"
	.align 8
.LC12:
	stringz	"waitid(P_PIDFD, (id_t)fd, &info, WEXITED) == -1 && errno == EAGAIN"
	.align 8
.LC13:
	stringz	"waitid(P_PGID, 1, &info, WEXITED | WNOHANG) == -1 && errno == ECHILD"
	.align 8
.LC14:
	stringz	"waitid(P_PGID, 0, &info, WEXITED | WNOHANG) == 0"
	.align 8
.LC15:
	stringz	"waitid(P_PGID, (id_t)getpgrp(), &info, WEXITED) == 0 && info.si_pid == other && info.si_status == SIGTERM"
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
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -128, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r36
	adds r14 = -144, r35
	;;
	st4 [r14] = r8
	adds r32 = -140, r35
	br.call.sptk.many b0 = start#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -136, r35
	mov r38 = r0
	adds r16 = -144, r35
	;;
	ld4 r37 = [r16]
	br.call.sptk.many b0 = pidfd_open#
	mov r1 = r36
	st4 [r32] = r8
	mov r14 = r35
	adds r15 = -136, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	mov r14 = r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L6
	mov r14 = r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
	addl r40 = 5, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
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
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 19, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pidfd_send_signal#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
	addl r40 = 2, r0
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -144, r35
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	adds r14 = -128, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
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
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	mov r40 = r0
	mov r39 = r0
	addl r38 = 9, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pidfd_send_signal#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	addl r39 = -1, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
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
	(p6) br.cond.dptk .L18
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -144, r35
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L18
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
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
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = -136, r35
	adds r14 = -140, r35
	addl r38 = 2048, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pidfd_open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -136, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -128, r35
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
	(p6) br.cond.dptk .L24
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	addl r40 = 5, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L26
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
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
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -128, r35
	addl r40 = 5, r0
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = waitid#
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
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -140, r35
	addl r38 = 15, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpgrp#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -128, r35
	addl r40 = 4, r0
	;;
	mov r39 = r14
	mov r38 = r15
	addl r37 = 2, r0
	br.call.sptk.many b0 = waitid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r14 = -128, r35
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -140, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L30
	adds r14 = -128, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 15, r14
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
