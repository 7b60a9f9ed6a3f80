// b00d376570c20488d0b56fe461b17a70
	.file	"siginfo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 35
	.mmb
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 3, 0
	ld4 r14 = [r33]
	nop 0
	.mii
	cmp.ne p6, p7 = 0, r34
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	;;
	.mmi
	(p6) addl r15 = 1, r0
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	(p7) mov r15 = r0
	cmp4.eq p6, p7 = r32, r14
	mov b0 = r35
	;;
	.mmi
	nop 0
	(p6) addl r14 = 1, r0
	nop 0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	addl r15 = @gprel(signals#), gp
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L5
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
.L5:
	.mlx
	nop 0
	movl r38 = @gprel(got#)
	.mmi
	addl r40 = 128, r0
	nop 0
	mov r39 = r33
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov b0 = r35
	;;
	.mmi
	addl r15 = @gprel(signals#), gp
	nop 0
	mov ar.pfs = r36
	;;
	.mmi
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp handler#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"got.si_code == SI_USER && got.si_pid == getpid() && got.si_uid == getuid()"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"got.si_code == SI_TKILL && got.si_pid == getpid()"
	.align 8
.LC5:
	stringz	"got.si_code == SI_QUEUE && got.si_value.sival_int == 12345"
	.align 8
.LC6:
	stringz	"got.si_code == CLD_EXITED && got.si_pid == child && got.si_status == 9"
	.align 8
.LC7:
	stringz	"signals == 5"
	.align 8
.LC8:
	stringz	"last queued: %d\n"
	.align 8
.LC9:
	stringz	"sigwaitinfo(&set, &info) == SIGRTMIN && info.si_value.sival_int == 77"
	.align 8
.LC10:
	stringz	"sigtimedwait(&set, &info, &soon) == -1 && errno == EAGAIN"
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
	alloc r38 = ar.pfs, 0, 9, 3, 0
	.fframe 432
	adds r12 = -432, r12
	nop 0
	.mmi
	mov r39 = r1
	nop 0
	.save rp, r37
	mov r37 = b0
	;;
	.mmb
	addl r43 = 132, r0
	mov r42 = r0
	nop 0
	.mib
	adds r41 = 28, r12
	.save ar.lc, r40
	mov r40 = ar.lc
	.body
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r39
	adds r42 = 16, r12
	addl r15 = 4, r0
	.mii
	mov r43 = r0
	addl r41 = 10, r0
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r42] = r14
	adds r14 = 24, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r43 = r0
	adds r42 = 16, r12
	nop 0
	.mmb
	addl r41 = 17, r0
	mov r1 = r39
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	nop 0
	mov r1 = r39
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(got#)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r43 = r0
	mov r41 = r8
	nop 0
	.mmb
	adds r42 = 16, r12
	mov r1 = r39
	br.call.sptk.many b0 = sigaction#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r41 = r8
	.mmb
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L38
.L7:
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -6, r14
	(p7) br.cond.dpnt .L39
.L10:
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r43 = @gprel(.LC4)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r42 = 10, r0
	mov r1 = r39
	nop 0
	.mmb
	mov r41 = r8
	addl r43 = 12345, r0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	cmp4.ne p6, p7 = -1, r14
	nop 0
	(p7) br.cond.dpnt .L40
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r1 = r39
	.mmb
	mov r32 = r8
	nop 0
	(p6) br.cond.spnt .L13
	;;
	.mib
	cmp4.ge p6, p7 = 0, r8
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mmi
	nop 0
	ld4 r14 = [r33]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 17, r14
	(p7) br.cond.dpnt .L14
	.align 32
.L15:
	.mib
	addl r41 = 1000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	ld4 r14 = [r33]
	nop 0
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L15
.L14:
	.mmi
	adds r14 = 8, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dpnt .L16
.L25:
	.mlx
	mov r34 = r0
	movl r42 = @gprel(.LC1)
	.mlx
	adds r36 = 432, r12
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r42 = r0
	nop 0
	.mmb
	mov r1 = r39
	mov r41 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	adds r41 = 288, r12
	mov r1 = r39
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r42 = r8
	.mmb
	adds r41 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	adds r42 = 288, r12
	mov r41 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	nop 0
	mov r1 = r39
	mov ar.lc = 4
	.align 32
.L18:
	.mib
	nop 0
	dep r35 = 0, r35, 32, 32
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r39
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	nop 0
	mov r1 = r39
	shl r14 = r34, 32
	.mmi
	mov r42 = r8
	st4 [r36] = r0
	mov r41 = r32
	;;
	.mii
	nop 0
	mix4.l r35 = r35, r14
	adds r34 = 1, r34
	;;
	.mib
	mov r43 = r35
	nop 0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	nop 0
	mov r1 = r39
	br.cloop.sptk.few .L18
	;;
	.mmi
	addl r32 = @gprel(signals#), gp
	adds r42 = 288, r12
	nop 0
	.mmi
	mov r43 = r0
	addl r41 = 1, r0
	adds r33 = 24, r33
	;;
	.mib
	st4.rel [r32] = r0
	nop 0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld4.acq r14 = [r32]
	nop 0
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 5, r14
	movl r43 = @gprel(.LC7)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p7) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r39
	ld4 r42 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC8)
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	adds r42 = 288, r12
	nop 0
	.mmb
	mov r41 = r0
	mov r1 = r39
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r39
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	addl r43 = 77, r0
	mov r41 = r32
	nop 0
	.mmb
	mov r1 = r39
	mov r42 = r8
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	adds r42 = 160, r12
	nop 0
	adds r41 = 288, r12
	.mmb
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = sigwaitinfo#
	;;
	.mib
	mov r1 = r39
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = r8, r32
	(p7) br.cond.dpnt .L41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 416, r12
	adds r14 = 424, r12
	adds r42 = 160, r12
	.mlx
	mov r1 = r39
	movl r15 = 10000000
	;;
	.mmi
	adds r41 = 288, r12
	st8 [r43] = r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigtimedwait#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L42
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L21:
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
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
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 432, r12
	br.ret.sptk.many b0
	;;
.L42:
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
	mov r1 = r39
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r43 = @gprel(.LC10)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
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
	;;
	mov ar.lc = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 432, r12
	br.ret.sptk.many b0
	;;
.L41:
	.body
	.copy_state 2
	.mlx
	adds r14 = 184, r12
	movl r43 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 77, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r43 = 416, r12
	adds r14 = 424, r12
	adds r42 = 160, r12
	.mlx
	mov r1 = r39
	movl r15 = 10000000
	;;
	.mmi
	adds r41 = 288, r12
	st8 [r43] = r0
	nop 0
	.mmb
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigtimedwait#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L42
.L16:
	.mmi
	adds r14 = 16, r33
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = r32, r14
	(p6) br.cond.dptk .L25
	.mlx
	adds r14 = 24, r33
	movl r43 = @gprel(.LC6)
	.mlx
	mov r34 = r0
	movl r41 = @gprel(.LC3)
	;;
	.mmi
	ld4 r14 = [r14]
	nop 0
	add r43 = r1, r43
	.mii
	add r41 = r1, r41
	adds r36 = 432, r12
	;;
	cmp4.ne p6, p7 = 9, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	mov r42 = r0
	nop 0
	.mmb
	mov r1 = r39
	mov r41 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	adds r41 = 288, r12
	mov r1 = r39
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r39
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r39
	nop 0
	adds r41 = 288, r12
	.mmb
	mov r42 = r8
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r39
	mov r43 = r0
	nop 0
	.mmb
	adds r42 = 288, r12
	mov r41 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r39
	mov ar.lc = 4
	br .L18
.L40:
	.mmi
	adds r14 = 24, r33
	;;
	ld4 r15 = [r14]
	addl r14 = 12345, r0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC0)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	(p7) add r42 = r1, r42
	br .L12
.L38:
	.mmi
	nop 0
	adds r14 = 16, r33
	nop 0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r39
	cmp4.eq p6, p7 = r8, r32
	(p7) br.cond.dptk .L7
	.mmi
	nop 0
	adds r14 = 20, r33
	nop 0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = r8, r32
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	.mlx
	nop 0
	movl r43 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC3)
	.mmi
	add r42 = r1, r42
	nop 0
	add r43 = r1, r43
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	addl r41 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r14 = 8, r33
	nop 0
	mov r1 = r39
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = -6, r14
	(p6) br.cond.dptk .L10
.L39:
	.mmi
	nop 0
	adds r14 = 16, r33
	nop 0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC0)
	;;
	.mib
	(p6) add r42 = r1, r42
	nop 0
	(p6) br.cond.dpnt .L11
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC1)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br .L11
.L13:
	.mib
	nop 0
	addl r41 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.sbss
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.bss
	.align 8
	.type	got#, @object
	.size	got#, 128
got:
	.skip	128
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
