// 860ee88f96092528bf904b68f5f96354
	.file	"siginfo.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 8
	.type	got#, @object
	.size	got#, 128
got:
	.skip	128
	.sbss
	.align 4
	.type	signals#, @object
	.size	signals#, 4
signals:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r37
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r15 = @gprel(got#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
.L2:
	;;
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(signals#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp handler#
	.section	.rodata
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
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -432, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -408, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -408, r35
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -408, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -408, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r14 = -408, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 17, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -408, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
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
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -6, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r16 = r8
	mov r14 = r0
	addl r15 = 12345, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r39 = r14
	addl r38 = 10, r0
	mov r37 = r16
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r36
	;;
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 12345, r0
	;;
	cmp4.ne p6, p7 = r15, r14
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
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -412, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -412, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	addl r37 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L11:
	adds r14 = -412, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L13
.L12:
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -412, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
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
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -412, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = -264, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -264, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -264, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -416, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L17:
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r16 = r8
	mov r14 = r0
	adds r17 = -416, r35
	;;
	ld4 r15 = [r17]
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r32
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r36
	adds r15 = -416, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -416, r35
	;;
	st4 [r17] = r14
.L16:
	adds r15 = -416, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L17
	addl r14 = @gprel(signals#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -264, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	;;
	addl r14 = @gprel(signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r14 = @gprel(got#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -264, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r16 = r8
	mov r14 = r0
	addl r15 = 77, r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r32
	br.call.sptk.many b0 = sigqueue#
	mov r1 = r36
	adds r15 = -136, r35
	adds r14 = -264, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigwaitinfo#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L20
	adds r14 = -136, r35
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 77, r14
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
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 10000000
	;;
	st8 [r14] = r15
	adds r16 = -8, r35
	adds r15 = -136, r35
	adds r14 = -264, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sigtimedwait#
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
	cmp4.ne p6, p7 = 11, r14
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
	movl r39 = @gprel(.LC10)
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
