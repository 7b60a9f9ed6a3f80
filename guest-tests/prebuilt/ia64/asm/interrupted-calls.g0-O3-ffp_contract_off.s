// 543fb3a465b83496f5d0d97cb4f5b379
	.file	"interrupted-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"x"
	.align 8
.LC1:
	stringz	"write"
	.align 8
.LC2:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue 12, 32
	.mmb
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	addl r15 = @gprel(alarms#), gp
	nop 0
	.mii
	addl r16 = @gprel(feed#), gp
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mmi
	ld4.acq r14 = [r15]
	ld4 r35 = [r16]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	nop 0
	cmp4.gt p6, p7 = r0, r35
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	(p6) br.cond.dpnt .L1
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p7) br.cond.dpnt .L5
.L1:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
.L5:
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mmi
	nop 0
	addl r37 = 1, r0
	nop 0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r34
	cmp.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC2)
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r34
	addl r35 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"pipe"
	.align 8
.LC6:
	stringz	"read(p[0], &c, 1) == -1 && errno == EINTR && alarms == 1"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"read(p[0], &c, 1) == 1 && alarms >= 3"
	.align 8
.LC9:
	stringz	"nanosleep(&wanted, &rest) == -1 && errno == EINTR && rest.tv_sec == 9 && rest.tv_nsec > 0"
	.align 8
.LC10:
	stringz	"pause() == -1 && errno == EINTR"
	.align 8
.LC11:
	stringz	"poll(&poller, 1, 5000) == -1 && errno == EINTR"
	.align 8
.LC12:
	stringz	"poll(&poller, 1, 50) == 0 && alarms == 0"
	.align 8
.LC13:
	stringz	"sigsuspend(&none) == -1 && errno == EINTR && alarms == 1"
	.align 8
.LC14:
	stringz	"ppoll(&poller, 1, &second, &none) == -1 && errno == EINTR && alarms == 2"
	.align 8
.LC15:
	stringz	"sigwait(&alarm_set, &got) == 0 && got == SIGALRM && alarms == 2"
	.align 8
.LC16:
	stringz	"waitpid(child, &status, 0) == -1 && errno == EINTR"
	.align 8
.LC17:
	stringz	"waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 42
	.mmb
	.save ar.pfs, r43
	alloc r43 = ar.pfs, 0, 13, 4, 0
	.fframe 512
	adds r12 = -512, r12
	nop 0
	.mmi
	mov r44 = r1
	nop 0
	.save rp, r42
	mov r42 = b0
	.body
	;;
	.mmi
	adds r36 = 504, r12
	adds r39 = 24, r12
	adds r32 = 160, r12
	.mmi
	adds r35 = 168, r12
	adds r34 = 176, r12
	adds r33 = 184, r12
	;;
	.mib
	mov r45 = r36
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r44
	addl r47 = 136, r0
	.mmb
	mov r46 = r0
	mov r45 = r39
	(p7) br.cond.spnt .L50
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r46 = 16, r12
	.mii
	mov r47 = r0
	addl r45 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r46] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	addl r14 = 20000, r0
	mov r1 = r44
	mov r47 = r0
	.mmi
	mov r46 = r32
	st8 [r32] = r0
	mov r45 = r0
	;;
	.mmi
	st8 [r33] = r14
	st8 [r35] = r0
	nop 0
	;;
	.mib
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r44
	addl r47 = 1, r0
	nop 0
	.mmb
	adds r46 = 516, r12
	ld4 r45 = [r36]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L51
	;;
.L21:
	.mlx
	addl r38 = @gprel(alarms#), gp
	movl r46 = @gprel(.LC4)
	.mlx
	addl r40 = @gprel(feed#), gp
	movl r47 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r44
	movl r14 = 268435456
	.mmi
	mov r47 = r0
	adds r46 = 16, r12
	addl r45 = 14, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r15 = 508, r12
	addl r14 = 20000, r0
	mov r1 = r44
	.mmi
	st8 [r32] = r0
	mov r47 = r0
	mov r46 = r32
	;;
	.mmi
	ld4 r15 = [r15]
	st8 [r35] = r14
	mov r45 = r0
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	st8 [r33] = r14
	nop 0
	;;
	.mib
	st4.rel [r38] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	adds r46 = 516, r12
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 1, r0
	ld4 r45 = [r36]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r44
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L52
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L9:
	.mlx
	adds r37 = 480, r12
	movl r47 = @gprel(.LC8)
	.mlx
	adds r41 = 472, r12
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	st8 [r32] = r0
	mov r47 = r0
	.mmi
	st8 [r35] = r0
	mov r46 = r32
	mov r45 = r0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	addl r14 = -1, r0
	st8 [r32] = r0
	mov r1 = r44
	.mmi
	st8 [r35] = r0
	mov r47 = r0
	mov r46 = r32
	;;
	.mmi
	st4 [r40] = r14
	addl r14 = 10, r0
	mov r45 = r0
	.mmi
	st8 [r34] = r0
	;;
	st8 [r37] = r14
	adds r14 = 488, r12
	.mmi
	st8 [r41] = r0
	;;
	st8 [r14] = r0
	adds r14 = 464, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 20000, r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r46 = 464, r12
	.mmb
	mov r45 = r37
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L53
	;;
.L27:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 20000, r0
	mov r46 = r32
	mov r1 = r44
	.mmi
	st8 [r32] = r0
	mov r47 = r0
	mov r45 = r0
	;;
	.mmi
	st8 [r35] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L54
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L11:
	.mlx
	nop 0
	movl r47 = @gprel(.LC10)
	.mlx
	adds r37 = 496, r12
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r36]
	addl r15 = 1, r0
	mov r1 = r44
	.mmi
	st8 [r32] = r0
	mov r47 = r0
	mov r46 = r32
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	adds r14 = 500, r12
	.mmi
	st8 [r35] = r0
	nop 0
	mov r45 = r0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	addl r14 = 20000, r0
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	addl r46 = 1, r0
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 5000, r0
	mov r45 = r37
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L55
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L12:
	.mlx
	nop 0
	movl r47 = @gprel(.LC11)
	.mlx
	adds r35 = 424, r12
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	add r47 = r1, r47
	add r45 = r1, r45
	nop 0
	.mmb
	adds r34 = 432, r12
	adds r33 = 440, r12
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r32
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r44
	adds r45 = 288, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 14, r0
	.mmb
	adds r45 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r0
	nop 0
	.mmb
	adds r46 = 288, r12
	mov r45 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r46 = 416, r12
	addl r14 = 10000, r0
	mov r1 = r44
	.mmi
	mov r47 = r0
	st4.rel [r38] = r0
	mov r45 = r0
	;;
	.mmi
	st8 [r46] = r0
	st8 [r33] = r14
	nop 0
	;;
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	addl r46 = 1, r0
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 50, r0
	mov r45 = r37
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L13
.L62:
	.mmi
	ld4.acq r14 = [r38]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mii
	(p6) add r46 = r1, r46
	nop 0
	;;
	(p7) add r46 = r1, r46
.L13:
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r32
	br.call.sptk.many b0 = sigsuspend#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L56
	;;
.L36:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r47 = 448, r12
	addl r14 = 1, r0
	mov r1 = r44
	.mmi
	mov r48 = r32
	addl r46 = 1, r0
	mov r45 = r37
	;;
	.mmi
	st8 [r47] = r14
	nop 0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L57
	;;
.L39:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mmi
	add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r46 = 512, r12
	.mmb
	adds r45 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigwait#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L42
.L63:
	.mmi
	adds r15 = 512, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 14, r14
	(p7) br.cond.dpnt .L58
.L42:
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mmi
	add r46 = r1, r46
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r47 = @gprel(.LC15)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r0
	adds r46 = 288, r12
	nop 0
	.mmb
	addl r45 = 1, r0
	mov r1 = r44
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	mov r1 = r44
	.mmb
	mov r47 = r0
	adds r46 = 16, r12
	(p7) br.cond.spnt .L59
	;;
	.mmi
	nop 0
	addl r45 = 14, r0
	nop 0
	.mmb
	st4 [r39] = r0
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	addl r14 = 20000, r0
	adds r46 = 416, r12
	nop 0
	.mmi
	mov r1 = r44
	mov r47 = r0
	mov r45 = r0
	;;
	.mmi
	st8 [r46] = r0
	st8 [r35] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	adds r46 = 416, r12
	mov r1 = r44
	nop 0
	.mmb
	mov r47 = r0
	mov r45 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L60
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	add r47 = r1, r47
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r46 = 416, r12
	mov r1 = r44
	nop 0
	.mmb
	mov r47 = r0
	mov r45 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = r32, r8
	(p7) br.cond.dpnt .L61
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r46 = r1, r46
	nop 0
	nop 0
.L19:
	.mlx
	nop 0
	movl r47 = @gprel(.LC17)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mib
	add r47 = r1, r47
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 512, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L55:
	.body
	.copy_state 1
	.mmi
	adds r35 = 424, r12
	nop 0
	adds r34 = 432, r12
	.mmb
	adds r33 = 440, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r47 = @gprel(.LC11)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	mov r45 = r32
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r44
	adds r45 = 288, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r44
	nop 0
	addl r46 = 14, r0
	.mmb
	adds r45 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r44
	mov r47 = r0
	nop 0
	.mmb
	adds r46 = 288, r12
	mov r45 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	adds r46 = 416, r12
	addl r14 = 10000, r0
	mov r1 = r44
	.mmi
	mov r47 = r0
	st4.rel [r38] = r0
	mov r45 = r0
	;;
	.mmi
	st8 [r46] = r0
	st8 [r33] = r14
	nop 0
	;;
	.mmi
	nop 0
	st8 [r35] = r0
	nop 0
	.mmb
	st8 [r34] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	addl r46 = 1, r0
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 50, r0
	mov r45 = r37
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L62
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L39
	.mlx
	ld4.acq r14 = [r38]
	movl r47 = @gprel(.LC14)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r46 = 512, r12
	.mmb
	adds r45 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigwait#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L63
.L56:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L36
	.mlx
	ld4.acq r14 = [r38]
	movl r47 = @gprel(.LC13)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r47 = 448, r12
	addl r14 = 1, r0
	mov r1 = r44
	.mmi
	mov r48 = r32
	addl r46 = 1, r0
	mov r45 = r37
	;;
	.mmi
	st8 [r47] = r14
	nop 0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L57
.L54:
	.mib
	adds r37 = 496, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r47 = @gprel(.LC10)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r14 = [r36]
	addl r15 = 1, r0
	mov r1 = r44
	.mmi
	st8 [r32] = r0
	mov r47 = r0
	mov r46 = r32
	;;
	.mmi
	st4 [r37] = r14
	nop 0
	adds r14 = 500, r12
	.mmi
	st8 [r35] = r0
	nop 0
	mov r45 = r0
	;;
	.mmi
	nop 0
	st4 [r14] = r15
	addl r14 = 20000, r0
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	addl r46 = 1, r0
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 5000, r0
	mov r45 = r37
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L55
.L53:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L27
	.mmi
	adds r15 = 464, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L27
	.mlx
	ld8 r14 = [r41]
	movl r47 = @gprel(.LC9)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	cmp.ge p6, p7 = 0, r14
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 20000, r0
	mov r46 = r32
	mov r1 = r44
	.mmi
	st8 [r32] = r0
	mov r47 = r0
	mov r45 = r0
	;;
	.mmi
	st8 [r35] = r0
	st8 [r34] = r0
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mib
	mov r1 = r44
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L11
	.mib
	nop 0
	nop 0
	br .L54
.L52:
	.mlx
	ld4.acq r14 = [r38]
	movl r47 = @gprel(.LC8)
	.mlx
	adds r37 = 480, r12
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ge p6, p7 = 2, r14
	nop 0
	add r47 = r1, r47
	.mmi
	add r45 = r1, r45
	nop 0
	adds r41 = 472, r12
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r44
	st8 [r32] = r0
	mov r47 = r0
	.mmi
	st8 [r35] = r0
	mov r46 = r32
	mov r45 = r0
	;;
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	.mmb
	st8 [r33] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	addl r14 = -1, r0
	st8 [r32] = r0
	mov r1 = r44
	.mmi
	st8 [r35] = r0
	mov r47 = r0
	mov r46 = r32
	;;
	.mmi
	st4 [r40] = r14
	addl r14 = 10, r0
	mov r45 = r0
	.mmi
	st8 [r34] = r0
	;;
	st8 [r37] = r14
	adds r14 = 488, r12
	.mmi
	st8 [r41] = r0
	;;
	st8 [r14] = r0
	adds r14 = 464, r12
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = 20000, r0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	mov r1 = r44
	nop 0
	adds r46 = 464, r12
	.mmb
	mov r45 = r37
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r44
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L27
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
	mov r1 = r44
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L21
	.mlx
	addl r38 = @gprel(alarms#), gp
	movl r47 = @gprel(.LC6)
	.mlx
	addl r40 = @gprel(feed#), gp
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	ld4.acq r14 = [r38]
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r44
	movl r14 = 268435456
	.mmi
	mov r47 = r0
	adds r46 = 16, r12
	addl r45 = 14, r0
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r15 = 508, r12
	addl r14 = 20000, r0
	mov r1 = r44
	.mmi
	st8 [r32] = r0
	mov r47 = r0
	mov r46 = r32
	;;
	.mmi
	ld4 r15 = [r15]
	st8 [r35] = r14
	mov r45 = r0
	.mmi
	nop 0
	st8 [r34] = r0
	nop 0
	;;
	.mmi
	st4 [r40] = r15
	st8 [r33] = r14
	nop 0
	;;
	.mib
	st4.rel [r38] = r0
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mmi
	adds r46 = 516, r12
	mov r1 = r44
	nop 0
	.mmb
	addl r47 = 1, r0
	ld4 r45 = [r36]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L9
	.mib
	nop 0
	nop 0
	br .L52
.L61:
	.mlx
	adds r15 = 416, r12
	movl r47 = @gprel(.LC17)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mmi
	ld4 r14 = [r15]
	add r47 = r1, r47
	add r45 = r1, r45
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 3, r14
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r44
	mov b0 = r42
	;;
	.mii
	nop 0
	mov ar.pfs = r43
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 512, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L60:
	.body
	.copy_state 2
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r44
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r47 = @gprel(.LC16)
	.mlx
	nop 0
	movl r45 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	.mmi
	add r47 = r1, r47
	nop 0
	add r45 = r1, r45
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r46 = 416, r12
	mov r1 = r44
	nop 0
	.mmb
	mov r47 = r0
	mov r45 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r44
	nop 0
	cmp4.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r46 = r1, r46
	(p6) br.cond.dptk .L19
	.mib
	nop 0
	nop 0
	br .L61
.L58:
	.mmi
	ld4.acq r14 = [r38]
	;;
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	nop 0
	(p7) add r46 = r1, r46
	br .L16
.L50:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r44
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r44
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r44
	addl r45 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L59:
	.mib
	addl r45 = 100000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r44
	addl r45 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 4
	.type	feed#, @object
	.size	feed#, 4
feed:
	data4	-1
	.sbss
	.align 4
	.type	alarms#, @object
	.size	alarms#, 4
alarms:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
