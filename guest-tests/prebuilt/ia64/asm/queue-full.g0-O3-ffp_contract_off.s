// e408d9d184af66cd032c6587c0c87722 guest-tests/signal/queue-full.c
	.file	"queue-full.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc pending#
pending:
	.prologue 12, 35
	.mmi
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 3, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	.mmi
	mov r37 = r1
	.body
	;;
	adds r14 = 152, r12
	adds r34 = 144, r12
	.mii
	adds r38 = 16, r12
	mov r33 = r0
	;;
	nop 0
	.mmb
	st8 [r14] = r0
	st8 [r34] = r0
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r37
	nop 0
	mov r39 = r32
	.mmb
	adds r38 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r37
	mov r40 = r34
	nop 0
	.mmb
	mov r39 = r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = sigtimedwait#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r32, r8
	(p7) br.cond.dpnt .L6
	.align 32
.L3:
	.mmi
	mov r40 = r34
	mov r39 = r0
	nop 0
	.mmb
	adds r38 = 16, r12
	adds r33 = 1, r33
	br.call.sptk.many b0 = sigtimedwait#
	;;
	.mib
	mov r1 = r37
	cmp4.eq p6, p7 = r32, r8
	(p6) br.cond.dptk .L3
.L6:
	.mii
	mov r8 = r33
	mov b0 = r35
	;;
	mov ar.pfs = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp pending#
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 33
	.mmb
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.fframe 144
	adds r12 = -144, r12
	nop 0
	.mmi
	mov r35 = r1
	nop 0
	.save rp, r33
	mov r33 = b0
	;;
	.mmb
	addl r14 = 10, r0
	adds r15 = 152, r12
	nop 0
	.mmi
	adds r32 = 144, r12
	adds r37 = 16, r12
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	.mmi
	nop 0
	st8 [r32] = r14
	nop 0
	.mmb
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = sigfillset#
	;;
	.mmi
	mov r39 = r0
	mov r1 = r35
	nop 0
	.mmb
	mov r37 = r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r38 = r32
	nop 0
	mov r1 = r35
	.mmb
	addl r37 = 11, r0
	nop 0
	br.call.sptk.many b0 = setrlimit#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC2)
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
	.mmi
	nop 0
	mov r1 = r35
	mov ar.lc = 29
	.align 32
.L9:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r38 = r8
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L9
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r37 = r32
	mov r38 = r8
	nop 0
	.mmb
	mov r1 = r35
	addl r39 = 1, r0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L33
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC4)
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
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	.mmb
	adds r38 = 1, r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L34
	;;
.L11:
	.mlx
	nop 0
	movl r38 = @gprel(.LC1)
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r38 = 10, r0
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r35
	adds r37 = 1, r8
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
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
	mov r1 = r35
	addl r37 = 10, r0
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r35
	mov r37 = r8
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	nop 0
	.mmb
	mov r37 = r32
	addl r39 = 1, r0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r35
	mov r37 = r8
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 144, r12
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
	mov r1 = r35
	;;
	.mlx
	cmp4.ne p6, p7 = 11, r14
	movl r39 = @gprel(.LC4)
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
	.mib
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov r37 = r32
	.mmb
	adds r38 = 1, r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r35
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
.L34:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	nop 0
	adds r38 = 1, r8
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r35
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L11
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
	.mlx
	nop 0
	movl r39 = @gprel(.LC5)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r38 = 10, r0
	nop 0
	mov r1 = r35
	.mmb
	mov r37 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r35
	adds r37 = 1, r8
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
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
	mov r1 = r35
	addl r37 = 10, r0
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r35
	mov r37 = r8
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 10, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC9)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r35
	mov r32 = r8
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	nop 0
	.mmb
	mov r37 = r32
	addl r39 = 1, r0
	br.call.sptk.many b0 = sigqueue#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
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
	mov r1 = r35
	nop 0
	br.call.sptk.many b0 = __libc_current_sigrtmin#
	;;
	.mib
	mov r1 = r35
	mov r37 = r8
	br.call.sptk.many b0 = pending#
	;;
	.mmi
	mov r1 = r35
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC1)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC3)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	(p7) add r38 = r1, r38
	;;
	.mib
	(p6) add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r35
	mov b0 = r33
	;;
	.mii
	nop 0
	mov ar.pfs = r34
	;;
	mov ar.lc = r36
	.mmb
	nop 0
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
