// 5132c8195bfb95fd81e7057b0615e991
	.file	"stop-continue.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"waitpid(child, &status, WUNTRACED) == child && WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"waitpid(child, &status, WCONTINUED) == child && WIFCONTINUED(status)"
	.align 8
.LC5:
	stringz	"waitpid(child, &status, 0) == child && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL"
	.align 8
.LC6:
	stringz	"kill(child, 0) == -1 && errno == ESRCH"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
.L3:
	br.call.sptk.many b0 = pause#
	mov r1 = r35
	br .L3
	;;
.L2:
	addl r37 = 19, r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = 4, r34
	addl r38 = 2, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L4
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L4
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 19, r14
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
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 18, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = 4, r34
	addl r38 = 8, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp4.ne p6, p7 = r15, r14
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
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 9, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	mov r15 = r8
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L8
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
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
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = kill#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L10
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
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
	movl r38 = @gprel(.LC6)
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
