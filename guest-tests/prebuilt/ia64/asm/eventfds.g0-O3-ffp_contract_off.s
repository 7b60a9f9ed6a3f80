// 0fabd7f5aac8bd8c3be744e992bcdb06
	.file	"eventfds.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc take#
take:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	.mmi
	mov r35 = r1
	.body
	nop 0
	mov r36 = r32
	;;
	.mmi
	adds r37 = 16, r12
	nop 0
	addl r38 = 8, r0
	;;
	.mib
	st8 [r37] = r0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mii
	cmp.eq p6, p7 = 8, r8
	mov r1 = r35
	;;
	(p6) adds r14 = 16, r12
	;;
	.mib
	(p6) ld8 r8 = [r14]
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r8 = [r8]
	nop 0
	mov r1 = r35
	;;
	.mii
	sub r8 = r0, r8
	nop 0
	;;
	sxt4 r8 = r8
.L1:
	.mii
	nop 0
	mov b0 = r33
	;;
	mov ar.pfs = r34
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp take#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"write"
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc add#
add:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mii
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	mov r37 = r32
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r39 = 8, r0
	;;
	.mib
	st8 [r14] = r33
	mov r38 = r14
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L10
	;;
	.mii
	nop 0
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L10:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	nop 0
	movl r38 = @gprel(.LC0)
	;;
	.mib
	add r37 = r1, r37
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp add#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"e >= 0 && s >= 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"take(e) == 7"
	.align 8
.LC7:
	stringz	"take(e) == (uint64_t)-EAGAIN"
	.align 8
.LC8:
	stringz	"take(s) == 1 && take(s) == 1 && take(s) == (uint64_t)-EAGAIN"
	.align 8
.LC9:
	stringz	"write(e, &one, sizeof one) == -1 && errno == EAGAIN"
	.align 8
.LC10:
	stringz	"poll(&p, 1, 0) == 1 && p.revents == POLLIN"
	.align 8
.LC11:
	stringz	"read(e, &one, 4) == -1 && errno == EINVAL"
	.align 8
.LC12:
	stringz	"take(blocking) == 42"
	.align 8
.LC13:
	stringz	"timerfd_settime(t, 0, &when, NULL) == 0"
	.align 8
.LC14:
	stringz	"take(t) >= 1"
	.align 8
.LC15:
	stringz	"take(t) >= 4"
	.align 8
.LC16:
	stringz	"timerfd_gettime(t, &now) == 0 && now.it_interval.tv_nsec == 10000000"
	.align 8
.LC17:
	stringz	"read(f, &info, sizeof info) == -1 && errno == EAGAIN"
	.align 8
.LC18:
	stringz	"read(f, &info, sizeof info) == sizeof info && info.ssi_signo == SIGUSR1 && info.ssi_pid == (uint32_t)getpid()"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 5, 4, 0
	.fframe 336
	adds r12 = -336, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mib
	addl r38 = 2048, r0
	addl r37 = 3, r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	addl r38 = 2049, r0
	mov r32 = r8
	nop 0
	.mmb
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r33 = r8
	nop 0
	mov r1 = r36
	;;
	.mlx
	or r14 = r33, r32
	movl r39 = @gprel(.LC4)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mmi
	cmp4.le p6, p7 = r0, r14
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC2)
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
	addl r38 = 4, r0
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = take#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 7, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
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
	mov r37 = r32
	br.call.sptk.many b0 = take#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -11, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
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
	mov r1 = r36
	nop 0
	addl r38 = 2, r0
	.mmb
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r36
	mov r37 = r33
	br.call.sptk.many b0 = take#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L50
	;;
.L15:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mlx
	adds r33 = 344, r12
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r36
	.mmi
	addl r38 = -2, r0
	nop 0
	mov r37 = r32
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 8, r0
	mov r37 = r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L51
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
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
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r37 = 336, r12
	adds r14 = 340, r12
	addl r15 = 5, r0
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r39 = r0
	;;
	.mmi
	nop 0
	st4 [r37] = r32
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L52
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r39 = @gprel(.LC10)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 4, r0
	mov r37 = r32
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L53
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r38 = r1, r38
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r39 = @gprel(.LC11)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r0
	.mmb
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mib
	mov r1 = r36
	mov r32 = r8
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
	.mib
	addl r37 = 10000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r37 = r32
	.mmb
	addl r38 = 42, r0
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L21:
	.mlx
	mov r37 = r32
	movl r33 = 10000000
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = take#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = 42, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC12)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
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
	mov r1 = r36
	nop 0
	mov r38 = r0
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mlx
	adds r14 = 304, r12
	movl r15 = 5000000
	.mmi
	mov r38 = r0
	mov r40 = r0
	mov r32 = r8
	;;
	.mmi
	mov r39 = r14
	st8 [r14] = r0
	nop 0
	.mmi
	adds r14 = 312, r12
	mov r1 = r36
	mov r37 = r8
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r14 = 320, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	adds r14 = 328, r12
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
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
	mov r37 = r32
	br.call.sptk.many b0 = take#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
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
	addl r37 = 50000, r0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r36
	mov r37 = r32
	br.call.sptk.many b0 = take#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.geu p6, p7 = 3, r8
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	add r39 = r1, r39
	movl r37 = @gprel(.LC5)
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
	adds r38 = 272, r12
	nop 0
	mov r1 = r36
	.mmb
	mov r37 = r32
	nop 0
	br.call.sptk.many b0 = timerfd_gettime#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L26
	.mmi
	adds r14 = 280, r12
	;;
	ld8 r14 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = r33, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	;;
	.mii
	(p6) add r38 = r1, r38
	nop 0
	;;
	(p7) add r38 = r1, r38
.L26:
	.mlx
	nop 0
	movl r39 = @gprel(.LC16)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mib
	add r39 = r1, r39
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	adds r37 = 144, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r38 = 10, r0
	.mmb
	adds r37 = 144, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r36
	mov r39 = r0
	nop 0
	.mmb
	adds r38 = 144, r12
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 2048, r0
	nop 0
	.mmb
	adds r38 = 144, r12
	addl r37 = -1, r0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	adds r38 = 16, r12
	mov r32 = r8
	mov r1 = r36
	.mmb
	addl r39 = 128, r0
	mov r37 = r8
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L54
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mlx
	nop 0
	movl r39 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
	mov r1 = r36
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 128, r0
	nop 0
	.mmb
	adds r38 = 16, r12
	mov r37 = r32
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r14 = 128, r0
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p7) br.cond.dpnt .L55
.L28:
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L53:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r36
	;;
	cmp4.ne p6, p7 = 22, r14
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r38 = r1, r38
	nop 0
	;;
	.mib
	nop 0
	(p7) add r38 = r1, r38
	br .L20
.L52:
	.mlx
	adds r14 = 342, r12
	movl r39 = @gprel(.LC10)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	add r39 = r1, r39
	add r37 = r1, r37
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
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
	mov r38 = r33
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 4, r0
	mov r37 = r32
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L20
	.mib
	nop 0
	nop 0
	br .L53
.L51:
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
	cmp4.ne p6, p7 = 11, r14
	movl r39 = @gprel(.LC9)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
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
	adds r37 = 336, r12
	adds r14 = 340, r12
	addl r15 = 5, r0
	.mmi
	addl r38 = 1, r0
	mov r1 = r36
	mov r39 = r0
	;;
	.mmi
	nop 0
	st4 [r37] = r32
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L52
.L50:
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = take#
	;;
	.mib
	mov r1 = r36
	cmp.eq p6, p7 = 1, r8
	(p7) br.cond.dptk .L15
	.mib
	mov r37 = r33
	nop 0
	br.call.sptk.many b0 = take#
	;;
	.mib
	mov r1 = r36
	cmp.ne p6, p7 = -11, r8
	(p6) br.cond.dptk .L15
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	adds r33 = 344, r12
	movl r39 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
	.mmi
	addl r14 = 1, r0
	nop 0
	mov r1 = r36
	.mmi
	addl r38 = -2, r0
	nop 0
	mov r37 = r32
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r38 = r33
	mov r1 = r36
	nop 0
	.mmb
	addl r39 = 8, r0
	mov r37 = r32
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r38 = r1, r38
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L51
.L54:
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
	cmp4.ne p6, p7 = 11, r14
	movl r39 = @gprel(.LC17)
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r38 = @gprel(.LC3)
	.mmi
	add r39 = r1, r39
	nop 0
	add r37 = r1, r37
	;;
	.mlx
	nop 0
	(p7) movl r38 = @gprel(.LC2)
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
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r36
	addl r39 = 128, r0
	nop 0
	.mmb
	adds r38 = 16, r12
	mov r37 = r32
	br.call.sptk.many b0 = read#
	;;
	.mmi
	addl r14 = 128, r0
	nop 0
	mov r1 = r36
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r8
	(p6) br.cond.dptk .L28
.L55:
	.mmi
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 10, r14
	(p7) br.cond.dptk .L28
	.mmi
	nop 0
	adds r14 = 28, r12
	nop 0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r36
	cmp4.ne p6, p7 = r8, r32
	(p6) br.cond.dptk .L28
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	.mlx
	nop 0
	movl r39 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC5)
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
	.restore sp
	adds r12 = 336, r12
	nop 0
	br.ret.sptk.many b0
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
