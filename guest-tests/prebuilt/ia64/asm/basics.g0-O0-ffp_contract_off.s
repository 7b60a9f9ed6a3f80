// 665cb15e9ee466c018fdc70308bc4c30
	.file	"basics.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	count#, @object
	.size	count#, 4
count:
	.skip	4
	.align 4
	.type	last#, @object
	.size	last#, 4
last:
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
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(count#), gp
	;;
	st4.rel [r15] = r14
	addl r15 = @gprel(last#), gp
	ld4 r14 = [r2]
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
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
	stringz	"signal(SIGUSR1, handler) == SIG_DFL"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"count == 1 && last == SIGUSR1"
	.align 8
.LC5:
	stringz	"count == 2"
	.align 8
.LC6:
	stringz	"sigaction(SIGUSR2, &action, &old) == 0 && old.sa_handler == SIG_DFL"
	.align 8
.LC7:
	stringz	"last == SIGUSR2"
	.align 8
.LC8:
	stringz	"sigaction(SIGUSR2, NULL, &old) == 0 && old.sa_handler == SIG_DFL"
	.align 8
.LC9:
	stringz	"!sigismember(&before, SIGUSR1)"
	.align 8
.LC10:
	stringz	"count == 3"
	.align 8
.LC11:
	stringz	"sigismember(&pending, SIGUSR1) && !sigismember(&pending, SIGUSR2)"
	.align 8
.LC12:
	stringz	"count == 4"
	.align 8
.LC13:
	stringz	"signal(SIGKILL, handler) == SIG_ERR && errno == EINVAL"
	.align 8
.LC14:
	stringz	"kill(getpid(), 0) == 0"
	.align 8
.LC15:
	stringz	"kill(getpid(), 1000) == -1 && errno == EINVAL"
	.align 8
.LC16:
	stringz	"count == 29"
	.align 8
.LC17:
	stringz	"%s %s\n"
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
	adds r12 = -688, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L4
	;;
.L3:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L4:
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
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L5
	addl r14 = @gprel(last#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L6:
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
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	;;
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -664, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -664, r35
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -664, r35
	;;
	adds r14 = 8, r14
	movl r15 = -2147483648
	;;
	st4 [r14] = r15
	adds r15 = -520, r35
	adds r14 = -664, r35
	;;
	mov r39 = r15
	mov r38 = r14
	addl r37 = 12, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -520, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L10:
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
	addl r37 = 12, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	addl r14 = @gprel(last#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -520, r35
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 12, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r14 = -520, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -376, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -376, r35
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r15 = -248, r35
	adds r14 = -376, r35
	;;
	mov r39 = r15
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -248, r35
	;;
	addl r38 = 10, r0
	mov r37 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC9)
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
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
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
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigpending#
	mov r1 = r36
	adds r14 = -120, r35
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -120, r35
	addl r38 = 12, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigismember#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -376, r35
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	;;
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 1, r0
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 4, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 9, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r39 = @gprel(.LC13)
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
	mov r14 = r8
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC14)
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
	mov r14 = r8
	addl r38 = 1000, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r14 = 1, r0
	adds r15 = -672, r35
	;;
	st4 [r15] = r14
	br .L31
	;;
.L33:
	adds r15 = -672, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 9, r14
	(p6) br.cond.dptk .L32
	adds r15 = -672, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dptk .L32
	addl r38 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r38 = [r38]
	adds r14 = -672, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = signal#
	mov r1 = r36
.L32:
	adds r15 = -672, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -672, r35
	;;
	st4 [r15] = r14
.L31:
	adds r15 = -672, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 31, r14
	(p6) br.cond.dptk .L33
	addl r14 = @gprel(count#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -668, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L34
	;;
.L36:
	adds r14 = -668, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 9, r14
	(p6) br.cond.dptk .L35
	adds r14 = -668, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 19, r14
	(p6) br.cond.dptk .L35
	adds r14 = -668, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = raise#
	mov r1 = r36
.L35:
	adds r14 = -668, r35
	adds r15 = -668, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r14 = -668, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 31, r14
	(p6) br.cond.dptk .L36
	addl r14 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 29, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 11, r0
	br.call.sptk.many b0 = strsignal#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 15, r0
	br.call.sptk.many b0 = strsignal#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC17)
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
