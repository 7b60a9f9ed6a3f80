// dcaf3dad11928ba2a14bbe405da6273a
	.file	"pidfd.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 4, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mii
	mov r39 = r1
	.save rp, r37
	mov r37 = b0
	.body
	;;
	addl r42 = 128, r0
	.mmb
	mov r41 = r0
	adds r40 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r32 = r8
	mov r1 = r39
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov r34 = r8
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L4
.L5:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L5
.L3:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	nop 0
	mov r1 = r39
	br .L3
.L4:
	.mmi
	mov r41 = r0
	nop 0
	mov r40 = r32
	.mmb
	adds r35 = 144, r12
	nop 0
	br.call.sptk.many b0 = pidfd_open#
	;;
	.mmi
	mov r1 = r39
	adds r14 = 148, r12
	addl r15 = 1, r0
	.mmi
	mov r33 = r8
	st4 [r35] = r8
	cmp4.gt p6, p7 = r0, r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mmb
	st4 [r14] = r15
	nop 0
	(p7) br.cond.dpnt .L45
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r42 = @gprel(.LC2)
	.mlx
	adds r36 = 32, r12
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r33
	addl r43 = 5, r0
	mov r1 = r39
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	ld4 r14 = [r36]
	nop 0
	mov r1 = r39
	;;
	.mlx
	or r14 = r8, r14
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r14
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 19, r0
	mov r43 = r0
	mov r1 = r39
	.mmb
	mov r42 = r0
	mov r40 = r33
	br.call.sptk.many b0 = pidfd_send_signal#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 2, r0
	adds r42 = 16, r12
	.mmb
	mov r41 = r33
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p7) br.cond.dpnt .L46
.L24:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r42 = @gprel(.LC6)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 9, r0
	mov r43 = r0
	mov r1 = r39
	.mmb
	mov r42 = r0
	mov r40 = r33
	br.call.sptk.many b0 = pidfd_send_signal#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 1, r0
	mov r1 = r39
	nop 0
	.mmb
	addl r42 = -1, r0
	mov r40 = r35
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	addl r43 = 4, r0
	adds r42 = 16, r12
	.mmb
	mov r41 = r33
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L29
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p7) br.cond.dpnt .L47
.L29:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r39
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L48
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r42 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L49
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 2048, r0
	.mmb
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = pidfd_open#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r8
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L50
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 1, r0
	mov r1 = r39
	addl r43 = 5, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L51
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L17:
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	addl r43 = 5, r0
	mov r1 = r39
	.mmb
	adds r42 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p6) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 15, r0
	nop 0
	mov r40 = r34
	.mmb
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getpgrp#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r8
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L41
	.mmi
	nop 0
	ld4 r14 = [r36]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r34, r14
	(p7) br.cond.dpnt .L52
.L41:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	.mmi
	add r41 = r1, r41
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L45:
	.body
	.copy_state 1
	.mmi
	addl r41 = 1, r0
	nop 0
	mov r42 = r0
	.mmb
	mov r40 = r35
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r41 = r1, r41
	br .L7
.L51:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r39
	;;
	cmp4.ne p6, p7 = 10, r14
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L17
.L49:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r42 = @gprel(.LC11)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	mov r40 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 2048, r0
	.mmb
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = pidfd_open#
	;;
	.mmi
	mov r1 = r39
	mov r41 = r8
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L50
.L48:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 10, r14
	movl r42 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r0
	mov r1 = r39
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L49
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r41 = 1, r0
	mov r1 = r39
	addl r43 = 5, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L51
.L52:
	.mlx
	adds r14 = 40, r12
	movl r42 = @gprel(.LC15)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 15, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r39
	mov b0 = r37
	;;
	.mii
	nop 0
	mov ar.pfs = r38
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 144, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L47:
	.body
	.copy_state 2
	.mlx
	adds r14 = 40, r12
	movl r42 = @gprel(.LC9)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	add r42 = r1, r42
	add r40 = r1, r40
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 9, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r41 = r33
	mov r1 = r39
	addl r43 = 4, r0
	.mmb
	adds r42 = 16, r12
	addl r40 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L14
	.mib
	nop 0
	nop 0
	br .L48
.L46:
	.mmi
	adds r14 = 24, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 5, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r41 = r1, r41
	nop 0
	;;
	.mib
	nop 0
	(p7) add r41 = r1, r41
	br .L10
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
