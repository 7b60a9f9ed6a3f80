// a30dd06a62266cfdcf131776ca5c29b0
	.file	"interrupted-calls.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc every#
every:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	nop 0
	.mmi
	cmp4.ne p6, p7 = 0, r33
	mov r36 = r1
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	(p6) mov r33 = r32
	adds r14 = 32, r12
	adds r38 = 16, r12
	.mmi
	mov r39 = r0
	mov r37 = r0
	sxt4 r32 = r32
	;;
	.mii
	st8 [r14] = r0
	sxt4 r33 = r33
	adds r14 = 24, r12
	.mmi
	st8 [r38] = r0
	;;
	st8 [r14] = r33
	adds r14 = 40, r12
	;;
	.mib
	st8 [r14] = r32
	nop 0
	br.call.sptk.many b0 = setitimer#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp every#
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
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p7) br.cond.dpnt .L9
.L5:
	.mii
	nop 0
	mov b0 = r32
	nop 0
	;;
	.mib
	nop 0
	mov ar.pfs = r33
	br.ret.sptk.many b0
.L9:
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
	(p6) br.cond.sptk .L5
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
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 4, 0
	.fframe 480
	adds r12 = -480, r12
	nop 0
	.mmi
	mov r40 = r1
	nop 0
	.save rp, r38
	mov r38 = b0
	.body
	;;
	.mmi
	adds r32 = 472, r12
	nop 0
	adds r35 = 24, r12
	;;
	.mib
	mov r41 = r32
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r40
	addl r43 = 136, r0
	.mmb
	mov r42 = r0
	mov r41 = r35
	(p7) br.cond.spnt .L54
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 16, r12
	.mii
	mov r43 = r0
	addl r41 = 14, r0
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	.mmi
	nop 0
	ld8 r14 = [r14]
	nop 0
	;;
	.mib
	st8 [r42] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	addl r41 = 20000, r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	mov r1 = r40
	addl r43 = 1, r0
	nop 0
	.mmb
	adds r42 = 488, r12
	ld4 r41 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L55
	;;
.L25:
	.mlx
	addl r34 = @gprel(alarms#), gp
	movl r42 = @gprel(.LC4)
	.mlx
	addl r36 = @gprel(feed#), gp
	movl r43 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
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
	.mlx
	mov r43 = r0
	movl r14 = 268435456
	.mmi
	mov r1 = r40
	adds r42 = 16, r12
	addl r41 = 14, r0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r14 = 476, r12
	mov r1 = r40
	addl r42 = 1, r0
	.mmi
	addl r41 = 20000, r0
	st4.rel [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	adds r42 = 488, r12
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	ld4 r41 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r40
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L56
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L13:
	.mlx
	adds r33 = 448, r12
	movl r43 = @gprel(.LC8)
	.mlx
	adds r37 = 440, r12
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	adds r14 = 432, r12
	mov r1 = r40
	mov r42 = r0
	.mmi
	addl r41 = 20000, r0
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = -1, r0
	;;
	.mmi
	st4 [r36] = r14
	nop 0
	addl r14 = 10, r0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 432, r12
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L57
	;;
.L31:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	.mmi
	add r43 = r1, r43
	nop 0
	add r42 = r1, r42
	;;
	.mib
	add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r42 = r0
	nop 0
	mov r1 = r40
	.mmb
	addl r41 = 20000, r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L58
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L15:
	.mlx
	nop 0
	movl r43 = @gprel(.LC10)
	.mlx
	adds r33 = 464, r12
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	addl r15 = 1, r0
	.mmi
	mov r1 = r40
	mov r42 = r0
	addl r41 = 20000, r0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	adds r14 = 468, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 5000, r0
	mov r41 = r33
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L59
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	adds r41 = 160, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r40
	adds r41 = 288, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 14, r0
	.mmb
	adds r41 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r40
	nop 0
	.mmb
	adds r42 = 288, r12
	mov r41 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 10000, r0
	st4.rel [r34] = r0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 50, r0
	mov r41 = r33
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L17
.L66:
	.mmi
	ld4.acq r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mii
	(p6) add r42 = r1, r42
	nop 0
	;;
	(p7) add r42 = r1, r42
.L17:
	.mlx
	nop 0
	movl r43 = @gprel(.LC12)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	adds r41 = 160, r12
	br.call.sptk.many b0 = sigsuspend#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L60
	;;
.L40:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
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
	mov r1 = r40
	addl r41 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r43 = 416, r12
	addl r14 = 1, r0
	mov r1 = r40
	.mmi
	adds r44 = 160, r12
	addl r42 = 1, r0
	mov r41 = r33
	;;
	.mmi
	st8 [r43] = r14
	nop 0
	adds r14 = 424, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L61
	;;
.L43:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
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
	mov r1 = r40
	addl r41 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 484, r12
	.mmb
	adds r41 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigwait#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L46
.L67:
	.mmi
	adds r15 = 484, r12
	;;
	ld4 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 14, r14
	(p7) br.cond.dpnt .L62
.L46:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	;;
	.mmi
	add r42 = r1, r42
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r43 = r0
	adds r42 = 288, r12
	nop 0
	.mmb
	addl r41 = 1, r0
	mov r1 = r40
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	mov r32 = r8
	mov r1 = r40
	.mmb
	mov r43 = r0
	adds r42 = 16, r12
	(p7) br.cond.spnt .L63
	;;
	.mmi
	nop 0
	addl r41 = 14, r0
	nop 0
	.mmb
	st4 [r35] = r0
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	addl r41 = 20000, r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	adds r42 = 480, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L64
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mlx
	nop 0
	movl r43 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
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
	adds r42 = 480, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = r32, r8
	(p7) br.cond.dpnt .L65
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mmi
	(p6) add r42 = r1, r42
	nop 0
	nop 0
.L23:
	.mlx
	nop 0
	movl r43 = @gprel(.LC17)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mib
	add r43 = r1, r43
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 480, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L59:
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
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r43 = @gprel(.LC11)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	.mib
	mov r1 = r40
	adds r41 = 160, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mib
	mov r1 = r40
	adds r41 = 288, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r42 = 14, r0
	.mmb
	adds r41 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r43 = r0
	mov r1 = r40
	nop 0
	.mmb
	adds r42 = 288, r12
	mov r41 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r1 = r40
	mov r42 = r0
	nop 0
	.mmb
	addl r41 = 10000, r0
	st4.rel [r34] = r0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 50, r0
	mov r41 = r33
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L66
.L61:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L43
	.mlx
	ld4.acq r14 = [r34]
	movl r43 = @gprel(.LC14)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	.mib
	mov r1 = r40
	addl r41 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 484, r12
	.mmb
	adds r41 = 288, r12
	nop 0
	br.call.sptk.many b0 = sigwait#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L46
	.mib
	nop 0
	nop 0
	br .L67
.L60:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L40
	.mlx
	ld4.acq r14 = [r34]
	movl r43 = @gprel(.LC13)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	.mib
	mov r1 = r40
	addl r41 = 14, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	adds r43 = 416, r12
	addl r14 = 1, r0
	mov r1 = r40
	.mmi
	adds r44 = 160, r12
	addl r42 = 1, r0
	mov r41 = r33
	;;
	.mmi
	st8 [r43] = r14
	nop 0
	adds r14 = 424, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = ppoll#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L43
	.mib
	nop 0
	nop 0
	br .L61
.L58:
	.mib
	adds r33 = 464, r12
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r43 = @gprel(.LC10)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	nop 0
	ld4 r14 = [r32]
	addl r15 = 1, r0
	.mmi
	mov r1 = r40
	mov r42 = r0
	addl r41 = 20000, r0
	;;
	.mmi
	st4 [r33] = r14
	nop 0
	adds r14 = 468, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	addl r42 = 1, r0
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 5000, r0
	mov r41 = r33
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L59
.L57:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L31
	.mmi
	adds r15 = 432, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L31
	.mlx
	ld8 r14 = [r37]
	movl r43 = @gprel(.LC9)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	cmp.ge p6, p7 = 0, r14
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	mov r42 = r0
	nop 0
	mov r1 = r40
	.mmb
	addl r41 = 20000, r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mib
	mov r1 = r40
	nop 0
	br.call.sptk.many b0 = pause#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L15
	.mib
	nop 0
	nop 0
	br .L58
.L56:
	.mlx
	ld4.acq r14 = [r34]
	movl r43 = @gprel(.LC8)
	.mlx
	adds r33 = 448, r12
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	cmp4.ge p6, p7 = 2, r14
	nop 0
	add r43 = r1, r43
	.mmi
	add r41 = r1, r41
	nop 0
	adds r37 = 440, r12
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	mov r1 = r40
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	adds r14 = 432, r12
	mov r1 = r40
	mov r42 = r0
	.mmi
	addl r41 = 20000, r0
	st8 [r37] = r0
	nop 0
	;;
	.mmi
	st8 [r14] = r0
	nop 0
	addl r14 = -1, r0
	;;
	.mmi
	st4 [r36] = r14
	nop 0
	addl r14 = 10, r0
	;;
	.mmi
	st8 [r33] = r14
	nop 0
	adds r14 = 456, r12
	;;
	.mib
	st8 [r14] = r0
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	mov r1 = r40
	nop 0
	adds r42 = 432, r12
	.mmb
	mov r41 = r33
	nop 0
	br.call.sptk.many b0 = nanosleep#
	;;
	.mib
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L57
.L55:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L25
	.mlx
	addl r34 = @gprel(alarms#), gp
	movl r43 = @gprel(.LC6)
	.mlx
	addl r36 = @gprel(feed#), gp
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	ld4.acq r14 = [r34]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	.mlx
	mov r43 = r0
	movl r14 = 268435456
	.mmi
	mov r1 = r40
	adds r42 = 16, r12
	addl r41 = 14, r0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	adds r14 = 476, r12
	mov r1 = r40
	addl r42 = 1, r0
	.mmi
	addl r41 = 20000, r0
	st4.rel [r34] = r0
	nop 0
	;;
	.mmi
	nop 0
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	st4 [r36] = r14
	nop 0
	br.call.sptk.many b0 = every#
	;;
	.mmi
	adds r42 = 488, r12
	mov r1 = r40
	nop 0
	.mmb
	addl r43 = 1, r0
	ld4 r41 = [r32]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L56
.L65:
	.mlx
	adds r15 = 480, r12
	movl r43 = @gprel(.LC17)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mmi
	ld4 r14 = [r15]
	add r43 = r1, r43
	add r41 = r1, r41
	;;
	.mii
	nop 0
	extr.u r14 = r14, 8, 8
	;;
	cmp4.ne p6, p7 = 3, r14
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	mov r1 = r40
	mov b0 = r38
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 480, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L64:
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
	mov r1 = r40
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r43 = @gprel(.LC16)
	.mlx
	nop 0
	movl r41 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	.mmi
	add r43 = r1, r43
	nop 0
	add r41 = r1, r41
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
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
	adds r42 = 480, r12
	mov r1 = r40
	nop 0
	.mmb
	mov r43 = r0
	mov r41 = r32
	br.call.sptk.many b0 = waitpid#
	;;
	.mmi
	mov r1 = r40
	nop 0
	cmp4.ne p6, p7 = r32, r8
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mib
	nop 0
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L65
.L62:
	.mmi
	ld4.acq r14 = [r34]
	;;
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	(p6) add r42 = r1, r42
	nop 0
	;;
	.mib
	nop 0
	(p7) add r42 = r1, r42
	br .L20
.L54:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r41 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r43 = r8
	;;
	.mlx
	nop 0
	movl r41 = @gprel(.LC2)
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r41 = r1, r41
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r41 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L63:
	.mib
	addl r41 = 100000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mib
	mov r1 = r40
	addl r41 = 3, r0
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
