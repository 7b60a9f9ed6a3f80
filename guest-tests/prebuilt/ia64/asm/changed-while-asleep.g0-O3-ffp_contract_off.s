// 65e5ffadbdf5327ae113cd98874c77c5
	.file	"changed-while-asleep.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_signal#
on_signal:
	.prologue
	.body
	.mii
	cmp4.ne p6, p7 = 10, r32
	addl r15 = 1, r0
	;;
	(p7) addl r14 = @gprel(usr1#), gp
	;;
	.mmi
	nop 0
	(p6) addl r14 = @gprel(usr2#), gp
	nop 0
	;;
	.mib
	st4.rel [r14] = r15
	nop 0
	br.ret.sptk.many b0
	.endp on_signal#
	.align 16
	.align 64
	.proc change_later.part.0#
change_later.part.0:
	.prologue 12, 34
	.mii
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	.mib
	addl r37 = 50000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	addl r39 = 128, r0
	mov r38 = r33
	nop 0
	.mmb
	mov r37 = r32
	mov r1 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	addl r38 = 12, r0
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	addl r37 = 50000, r0
	mov r1 = r36
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = getppid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r8
	.mmb
	addl r38 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp change_later.part.0#
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 6, 0
	.fframe 656
	adds r12 = -656, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	nop 0
	mov r36 = r1
	.body
	nop 0
	;;
	.mmi
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	.mmi
	addl r39 = 3, r0
	addl r38 = 4096, r0
	mov r37 = r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r32 = r8
	.mmb
	adds r37 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r36
	adds r37 = 400, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	addl r38 = 10, r0
	nop 0
	mov r1 = r36
	.mmb
	adds r37 = 400, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mib
	mov r1 = r36
	adds r37 = 272, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 12, r0
	.mmb
	adds r37 = 272, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	addl r39 = 128, r0
	mov r1 = r36
	nop 0
	.mmb
	adds r38 = 400, r12
	adds r37 = 528, r12
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 12, r0
	.mmb
	adds r37 = 528, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mii
	mov r1 = r36
	addl r37 = 10, r0
	;;
	addl r38 = @ltoff(@fptr(on_signal#)), gp
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mii
	mov r1 = r36
	addl r37 = 12, r0
	;;
	addl r38 = @ltoff(@fptr(on_signal#)), gp
	;;
	.mib
	ld8 r38 = [r38]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	adds r38 = 528, r12
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r37 = r32
	adds r38 = 400, r12
	nop 0
	.mmb
	addl r39 = 128, r0
	mov r1 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r36
	;;
	.mib
	(p7) adds r38 = 272, r12
	(p7) mov r37 = r32
	.pred.safe_across_calls p1-p63
	(p7) br.call.dpnt.many b0 = change_later.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r32
	addl r41 = 8, r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	addl r37 = 1183, r0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 656, r12
	addl r41 = 8, r0
	adds r38 = 272, r12
	.mmi
	mov r1 = r36
	mov r39 = r0
	addl r37 = 1183, r0
	;;
	.mmi
	mov r40 = r14
	st8 [r14] = r0
	adds r14 = 664, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 12, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r38 = r1, r38
	nop 0
	add r37 = r1, r37
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	mov r37 = r32
	adds r38 = 272, r12
	nop 0
	.mmb
	addl r39 = 128, r0
	mov r1 = r36
	br.call.sptk.many b0 = memcpy#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r36
	;;
	.mib
	(p7) adds r38 = 144, r12
	(p7) mov r37 = r32
	.pred.safe_across_calls p1-p63
	(p7) br.call.dpnt.many b0 = change_later.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	mov r38 = r32
	nop 0
	addl r39 = 8, r0
	.mmb
	addl r37 = 1182, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L33
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @gprel(usr1#), gp
	nop 0
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dptk .L34
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mii
	(p6) addl r32 = @gprel(usr2#), gp
	nop 0
	;;
	(p6) add r38 = r1, r38
.L13:
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	adds r38 = 528, r12
	mov r1 = r36
	nop 0
	.mmb
	mov r39 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.eq p6, p7 = 0, r14
	movl r39 = @gprel(.LC7)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r1 = r36
	mov r32 = r8
	.mmb
	mov r39 = r0
	mov r38 = r8
	(p7) br.cond.spnt .L35
	;;
	.mib
	addl r37 = 1458, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mib
	mov r1 = r36
	mov r33 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 128, r0
	mov r38 = r0
	.mmb
	adds r37 = 16, r12
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L36
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	addl r40 = 4, r0
	adds r39 = 16, r12
	.mmb
	mov r38 = r33
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L27
	.mmi
	adds r14 = 32, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p7) br.cond.dpnt .L37
.L27:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	add r38 = r1, r38
	nop 0
	add r39 = r1, r39
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r36
	addl r40 = 4, r0
	.mmb
	adds r39 = 16, r12
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L38
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 656, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L33:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r39 = @gprel(.LC5)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	;;
	addl r14 = @gprel(usr1#), gp
	nop 0
	;;
	.mmi
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	nop 0
	(p6) addl r32 = @gprel(usr2#), gp
	nop 0
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L13
.L34:
	.mmi
	addl r32 = @gprel(usr2#), gp
	;;
	ld4.acq r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p7) add r38 = r1, r38
	br .L13
.L36:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r36
	addl r37 = 3, r0
	addl r40 = 4, r0
	.mmb
	adds r39 = 16, r12
	mov r38 = r33
	br.call.sptk.many b0 = waitid#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L38:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r36
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r36
	mov b0 = r34
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 656, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L37:
	.body
	.copy_state 2
	.mlx
	adds r14 = 40, r12
	movl r39 = @gprel(.LC8)
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 7, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	(p7) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r36
	addl r40 = 4, r0
	.mmb
	adds r39 = 16, r12
	addl r37 = 3, r0
	br.call.sptk.many b0 = waitid#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L38
.L35:
	.mib
	addl r37 = 50000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r36
	addl r37 = 7, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	usr2#, @object
	.size	usr2#, 4
usr2:
	.skip	4
	.align 4
	.type	usr1#, @object
	.size	usr1#, 4
usr1:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
