// 60d5ce95a54a42b42e91b96c9e9106f4 guest-tests/time/timer-arguments.c
	.file	"timer-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc fails#
fails:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 0, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st8 [r36] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r36
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L2
	addl r14 = 1, r0
	br .L4
	;;
.L2:
	mov r14 = r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp fails#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"syscall(SYS_gettimeofday, now, zone) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"now[0] != 0"
	.align 8
.LC5:
	stringz	"zone[0] == 0 && zone[1] == 0 && zone[2] == 77"
	.align 8
.LC6:
	stringz	"syscall(SYS_gettimeofday, NULL, zone) == 0 && zone[0] == 0"
	.align 8
.LC7:
	stringz	"fails(syscall(SYS_gettimeofday, bad, NULL), EFAULT)"
	.align 8
.LC8:
	stringz	"fails(syscall(SYS_gettimeofday, NULL, bad), EFAULT)"
	.align 8
.LC9:
	stringz	"fails(syscall(SYS_getitimer, -1, &old), EINVAL)"
	.align 8
.LC10:
	stringz	"fails(syscall(SYS_getitimer, 3, &old), EINVAL)"
	.align 8
.LC11:
	stringz	"syscall(SYS_getitimer, 2, &old) == 0"
	.align 8
.LC12:
	stringz	"fails(syscall(SYS_getitimer, 0, bad), EFAULT)"
	.align 8
.LC13:
	stringz	"fails(syscall(SYS_setitimer, -1, &v, NULL), EINVAL)"
	.align 8
.LC14:
	stringz	"fails(syscall(SYS_setitimer, 3, &v, NULL), EINVAL)"
	.align 8
.LC15:
	stringz	"fails(syscall(SYS_setitimer, 0, bad, NULL), EFAULT)"
	.align 8
.LC16:
	stringz	"fails(setitimer(ITIMER_REAL, &v, NULL), EINVAL)"
	.align 8
.LC17:
	stringz	"getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_value.tv_usec == 0"
	.align 8
.LC18:
	stringz	"setitimer(ITIMER_REAL, &v, NULL) == 0"
	.align 8
.LC19:
	stringz	"fails(syscall(SYS_setitimer, 0, words, bad), EFAULT)"
	.align 8
.LC20:
	stringz	"getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec >= 999 && old.it_interval.tv_sec == 7"
	.align 8
.LC21:
	stringz	"setitimer(ITIMER_REAL, &v, &old) == 0 && old.it_value.tv_sec >= 999"
	.align 8
.LC22:
	stringz	"getitimer(ITIMER_REAL, &old) == 0 && old.it_value.tv_sec == 0 && old.it_interval.tv_sec == 0"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -160, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 8, r0
	;;
	adds r15 = -144, r34
	;;
	st8 [r15] = r14
	adds r14 = -136, r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -104, r34
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -104, r34
	;;
	adds r14 = 16, r14
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -104, r34
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -72, r34
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r34
	;;
	adds r14 = 4, r14
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r34
	;;
	adds r14 = 8, r14
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r14 = -56, r34
	;;
	st8 [r14] = r0
	adds r14 = -56, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r15 = -72, r34
	adds r14 = -136, r34
	;;
	mov r38 = r15
	mov r37 = r14
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -136, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -72, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -72, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -72, r34
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 77, r14
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
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -72, r34
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r14 = -72, r34
	;;
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -72, r34
	;;
	ld4 r14 = [r14]
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
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r38 = r0
	adds r14 = -144, r34
	;;
	ld8 r37 = [r14]
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 14, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -144, r34
	;;
	ld8 r38 = [r15]
	mov r37 = r0
	addl r36 = 1087, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 14, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r38 = r14
	addl r37 = -1, r0
	addl r36 = 1119, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 22, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r38 = r14
	addl r37 = 3, r0
	addl r36 = 1119, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 22, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r38 = r14
	addl r37 = 2, r0
	addl r36 = 1119, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -144, r34
	;;
	ld8 r38 = [r14]
	mov r37 = r0
	addl r36 = 1119, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 14, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	addl r36 = 1118, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 22, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L27:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 3, r0
	addl r36 = 1118, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 22, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L29:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	adds r15 = -144, r34
	;;
	ld8 r38 = [r15]
	mov r37 = r0
	addl r36 = 1118, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 14, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L31:
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	addl r37 = 22, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L33:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	addl r37 = 22, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L35:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	addl r15 = 999999, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	;;
	adds r14 = 8, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	addl r37 = 22, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L37:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	addl r37 = 22, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L39:
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -24, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -24, r34
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L41:
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	addl r15 = 1000, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	addl r15 = 7, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L43:
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	adds r15 = -144, r34
	;;
	ld8 r39 = [r15]
	mov r38 = r14
	mov r37 = r0
	addl r36 = 1118, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r37 = 14, r0
	mov r36 = r14
	br.call.sptk.many b0 = fails#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L45:
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	adds r14 = -24, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 998, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L46
	adds r14 = -24, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L47:
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r34
	;;
	adds r14 = 24, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -56, r34
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r15 = -24, r34
	adds r14 = -56, r34
	;;
	mov r38 = r15
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	adds r14 = -24, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = 998, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L49:
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -24, r34
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -24, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L51:
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
