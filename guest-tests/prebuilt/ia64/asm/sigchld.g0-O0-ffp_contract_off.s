// cfffddc618f65b18f175ad86499a6d40
	.file	"sigchld.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.sbss
	.align 4
	.type	reaped#, @object
	.size	reaped#, 4
reaped:
	.skip	4
	.align 4
	.type	sum#, @object
	.size	sum#, 4
sum:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	br .L2
	;;
.L3:
	addl r14 = @gprel(reaped#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(reaped#), gp
	;;
	st4.rel [r15] = r14
	adds r14 = -12, r35
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
	mov r15 = r14
	addl r14 = @gprel(sum#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(sum#), gp
	;;
	st4.rel [r15] = r14
.L2:
	adds r14 = -12, r35
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r15 = r8
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d\n"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"wait(NULL) == -1 && errno == ECHILD"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
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
	adds r12 = -272, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -120, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -248, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r35
	adds r14 = -248, r34
	addl r37 = 17, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r35
	adds r14 = -248, r34
	mov r38 = r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 17, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	adds r14 = -256, r34
	;;
	st4 [r14] = r0
	br .L5
	;;
.L7:
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r15 = -256, r34
	;;
	ld4 r36 = [r15]
	br.call.sptk.many b0 = _exit#
	;;
.L6:
	adds r15 = -256, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -256, r34
	;;
	st4 [r15] = r14
.L5:
	adds r15 = -256, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L7
	br .L8
	;;
.L9:
	adds r14 = -120, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = sigsuspend#
	mov r1 = r35
.L8:
	;;
	addl r14 = @gprel(reaped#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L9
	addl r14 = @gprel(reaped#), gp
	;;
	ld4.acq r14 = [r14]
	addl r15 = @gprel(sum#), gp
	;;
	ld4.acq r15 = [r15]
	;;
	mov r38 = r15
	mov r37 = r14
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -248, r34
	mov r38 = r0
	;;
	mov r37 = r14
	addl r36 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r35
	;;
	addl r37 = 1, r0
	addl r36 = 17, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r36 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L10:
	mov r36 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 10, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L12:
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
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
