// 88a50dcbdfef77b82c31ca111ff93f16 guest-tests/signal/queue-full.c
	.file	"queue-full.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc pending#
pending:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -152, r35
	;;
	st8 [r14] = r0
	adds r14 = -152, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -160, r35
	;;
	st4 [r14] = r0
	adds r14 = -136, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	mov r14 = r35
	adds r15 = -136, r35
	;;
	ld4 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	br .L2
	;;
.L3:
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
.L2:
	adds r15 = -152, r35
	adds r14 = -136, r35
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = sigtimedwait#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L3
	adds r15 = -160, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp pending#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"setrlimit(RLIMIT_SIGPENDING, &limit) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1}) == -1 && errno == EAGAIN"
	.align 8
.LC5:
	stringz	"kill(getpid(), SIGRTMIN + 1) == 0 && kill(getpid(), SIGRTMIN + 1) == 0"
	.align 8
.LC6:
	stringz	"kill(getpid(), SIGUSR1) == 0"
	.align 8
.LC7:
	stringz	"pending(SIGRTMIN + 1) == 1"
	.align 8
.LC8:
	stringz	"pending(SIGUSR1) == 1"
	.align 8
.LC9:
	stringz	"pending(SIGRTMIN) == LIMIT"
	.align 8
.LC10:
	stringz	"sigqueue(getpid(), SIGRTMIN, (union sigval){.sival_int = 1}) == 0"
	.align 8
.LC11:
	stringz	"pending(SIGRTMIN) == 1"
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
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -136, r35
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigfillset#
	mov r1 = r36
	adds r14 = -120, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	mov r38 = r14
	addl r37 = 11, r0
	br.call.sptk.many b0 = setrlimit#
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
	adds r14 = -144, r35
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -144, r35
	;;
	st4 [r15] = r14
.L8:
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L9
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r16 = r8
	mov r14 = r0
	addl r15 = 1, r0
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
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
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
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r38 = r14
	mov r37 = r32
	br.call.sptk.many b0 = kill#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = kill#
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
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r14 = 1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pending#
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
	addl r37 = 10, r0
	br.call.sptk.many b0 = pending#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pending#
	mov r1 = r36
	mov r14 = r8
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
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r16 = r8
	mov r14 = r0
	addl r15 = 1, r0
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
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	;;
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pending#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC11)
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
