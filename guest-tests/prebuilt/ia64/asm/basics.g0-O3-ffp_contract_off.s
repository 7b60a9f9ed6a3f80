// 228af6a8e259bd20b984b83aee31ea99
	.file	"basics.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc handler#
handler:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(count#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	addl r14 = @gprel(last#), gp
	;;
	.mib
	st4.rel [r14] = r32
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.mmb
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 0, 8, 3, 0
	.fframe 672
	adds r12 = -672, r12
	nop 0
	.mmi
	addl r41 = @ltoff(@fptr(handler#)), gp
	mov r38 = r1
	.save rp, r36
	mov r36 = b0
	;;
	.mmi
	ld8 r41 = [r41]
	addl r40 = 10, r0
	.save ar.lc, r39
	mov r39 = ar.lc
	.body
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mlx
	addl r35 = @gprel(count#), gp
	movl r42 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	add r42 = r1, r42
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	add r40 = r1, r40
	;;
	.mib
	(p7) add r41 = r1, r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	addl r40 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mib
	cmp4.ne p6, p7 = 1, r14
	nop 0
	(p7) br.cond.dpnt .L52
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mii
	(p6) addl r33 = @gprel(last#), gp
	nop 0
	;;
	(p6) add r41 = r1, r41
.L5:
	.mlx
	nop 0
	movl r42 = @gprel(.LC4)
	.mlx
	adds r32 = 160, r12
	movl r40 = @gprel(.LC3)
	;;
	.mib
	add r42 = r1, r42
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r41 = 10, r0
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r42 = @gprel(.LC5)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
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
	mov r1 = r38
	addl r42 = 132, r0
	nop 0
	.mmb
	mov r41 = r0
	adds r40 = 172, r12
	br.call.sptk.many b0 = memset#
	;;
	.mlx
	mov r1 = r38
	movl r15 = -2147483648
	.mmi
	mov r41 = r32
	adds r42 = 16, r12
	addl r40 = 12, r0
	;;
	.mmi
	nop 0
	addl r14 = @ltoff(@fptr(handler#)), gp
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	st8 [r32] = r14
	adds r14 = 168, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L7
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
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
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L7:
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
	.mib
	mov r1 = r38
	addl r40 = 12, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 12, r14
	movl r40 = @gprel(.LC3)
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r40 = r1, r40
	nop 0
	add r42 = r1, r42
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
	mov r41 = r0
	mov r1 = r38
	nop 0
	.mmb
	adds r42 = 16, r12
	addl r40 = 12, r0
	br.call.sptk.many b0 = sigaction#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L9
	.mmi
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	cmp.ne p6, p7 = 0, r14
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
	.mii
	(p6) add r41 = r1, r41
	nop 0
	;;
	(p7) add r41 = r1, r41
.L9:
	.mlx
	nop 0
	movl r42 = @gprel(.LC8)
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
	mov r1 = r38
	adds r40 = 560, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 10, r0
	.mmb
	adds r40 = 560, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	adds r42 = 432, r12
	mov r1 = r38
	nop 0
	.mmb
	adds r41 = 560, r12
	mov r40 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	addl r41 = 10, r0
	nop 0
	mov r1 = r38
	.mmb
	adds r40 = 432, r12
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
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
	.mib
	mov r1 = r38
	addl r40 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mib
	mov r1 = r38
	addl r40 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 3, r14
	movl r42 = @gprel(.LC10)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
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
	.mib
	mov r1 = r38
	adds r40 = 304, r12
	br.call.sptk.many b0 = sigpending#
	;;
	.mmi
	mov r1 = r38
	nop 0
	addl r41 = 10, r0
	.mmb
	adds r40 = 304, r12
	nop 0
	br.call.sptk.many b0 = sigismember#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L53
	;;
.L12:
	.mlx
	nop 0
	movl r41 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
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
	adds r41 = 560, r12
	mov r1 = r38
	nop 0
	.mmb
	mov r42 = r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
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
	addl r41 = 1, r0
	nop 0
	mov r1 = r38
	.mmb
	addl r40 = 10, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r38
	addl r40 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
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
	.mii
	mov r1 = r38
	addl r40 = 9, r0
	;;
	addl r41 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r38
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L54
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r41 = r0
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r41 = 1000, r0
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L55
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
.L18:
	.mlx
	addl r34 = @ltoff(@fptr(handler#)), gp
	movl r42 = @gprel(.LC15)
	.mlx
	addl r32 = 1, r0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	nop 0
	add r42 = r1, r42
	add r40 = r1, r40
	.mmb
	ld8 r34 = [r34]
	addl r33 = 524800, r0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r38
	mov ar.lc = 30
	.align 32
.L20:
	.mmi
	addp4 r14 = r32, r0
	;;
	nop 0
	shr.u r14 = r33, r14
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p7) br.cond.dpnt .L56
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L20
	;;
.L58:
	.mmb
	nop 0
	st4.rel [r35] = r0
	nop 0
	.mmi
	addl r32 = 1, r0
	addl r33 = 524800, r0
	mov ar.lc = 30
	;;
	.align 32
.L22:
	.mmi
	addp4 r14 = r32, r0
	;;
	nop 0
	shr.u r14 = r33, r14
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r14, 0
	(p7) br.cond.dpnt .L57
	;;
	.mib
	nop 0
	adds r32 = 1, r32
	br.cloop.sptk.few .L22
.L59:
	.mlx
	ld4.acq r14 = [r35]
	movl r42 = @gprel(.LC16)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mmi
	cmp4.ne p6, p7 = 29, r14
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
	.mib
	mov r1 = r38
	addl r40 = 11, r0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r38
	nop 0
	mov r32 = r8
	.mmb
	addl r40 = 15, r0
	nop 0
	br.call.sptk.many b0 = strsignal#
	;;
	.mmi
	mov r1 = r38
	mov r42 = r8
	mov r41 = r32
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC17)
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r38
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	;;
	mov ar.lc = r39
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 672, r12
	br.ret.sptk.many b0
	;;
.L56:
	.body
	.copy_state 1
	.mmi
	mov r40 = r32
	nop 0
	mov r41 = r34
	.mmb
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L20
	.mib
	nop 0
	nop 0
	br .L58
.L57:
	.mib
	mov r40 = r32
	adds r32 = 1, r32
	br.call.sptk.many b0 = raise#
	;;
	.mib
	nop 0
	mov r1 = r38
	br.cloop.sptk.few .L22
	.mib
	nop 0
	nop 0
	br .L59
.L55:
	.mib
	addl r32 = 1, r0
	addl r33 = 524800, r0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC15)
	.mlx
	addl r34 = @ltoff(@fptr(handler#)), gp
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	.mmi
	add r42 = r1, r42
	ld8 r34 = [r34]
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
	mov r1 = r38
	mov ar.lc = 30
	br .L20
	;;
.L52:
	.mmi
	addl r33 = @gprel(last#), gp
	;;
	ld4.acq r14 = [r33]
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 10, r14
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
	br .L5
	;;
.L53:
	.mib
	addl r41 = 12, r0
	adds r40 = 304, r12
	br.call.sptk.many b0 = sigismember#
	;;
	.mib
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L12
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC0)
	;;
	.mmi
	(p6) add r41 = r1, r41
	nop 0
	nop 0
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
	.mmi
	adds r41 = 560, r12
	mov r1 = r38
	nop 0
	.mmb
	mov r42 = r0
	addl r40 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
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
	addl r41 = 1, r0
	nop 0
	mov r1 = r38
	.mmb
	addl r40 = 10, r0
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mib
	mov r1 = r38
	addl r40 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	ld4.acq r14 = [r35]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 4, r14
	movl r42 = @gprel(.LC12)
	.mlx
	nop 0
	movl r40 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r41 = @gprel(.LC0)
	.mmi
	add r42 = r1, r42
	nop 0
	add r40 = r1, r40
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
	.mii
	mov r1 = r38
	addl r40 = 9, r0
	;;
	addl r41 = @ltoff(@fptr(handler#)), gp
	;;
	.mib
	ld8 r41 = [r41]
	nop 0
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r38
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r41 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r41 = r1, r41
	(p6) br.cond.dptk .L16
.L54:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r38
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r42 = @gprel(.LC13)
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
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	mov r41 = r0
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
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
	.mib
	mov r1 = r38
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mmi
	addl r41 = 1000, r0
	nop 0
	mov r1 = r38
	.mmb
	mov r40 = r8
	nop 0
	br.call.sptk.many b0 = kill#
	;;
	.mmi
	mov r1 = r38
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
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L55
	.endp main#
	.sbss
	.align 4
	.type	last#, @object
	.size	last#, 4
last:
	.skip	4
	.align 4
	.type	count#, @object
	.size	count#, 4
count:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
