// 30e50ea9578c16b5d69569fcc4f118ba
	.file	"trace-dumpable.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.sdata,"aws"
	.align 8
	.type	variable#, @object
	.size	variable#, 8
variable:
	data8	5
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"WIFSTOPPED(status) && WSTOPSIG(status) == SIGSTOP"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.text
	.align 16
	.proc next_stop#
next_stop:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	mov r14 = r35
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	addl r37 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	mov r14 = r35
	mov r39 = r0
	;;
	adds r38 = -16, r35
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	and r14 = r15, r14
	;;
	cmp4.ne p6, p7 = 127, r14
	(p6) br.cond.dptk .L2
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	;;
	cmp4.ne p6, p7 = 19, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L3:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp next_stop#
	.align 16
	.proc reads#
reads:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	st4 [r14] = r0
	mov r14 = r35
	mov r40 = r0
	addl r39 = @gprel(variable#), gp
	;;
	ld4 r38 = [r14]
	addl r37 = 2, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st8 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L7
	;;
.L5:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp reads#
	.align 16
	.proc writes#
writes:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r41 = [r14]
	addl r40 = @gprel(variable#), gp
	ld4 r39 = [r36]
	addl r38 = 5, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	br .L11
	;;
.L9:
	mov r14 = r0
.L11:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp writes#
	.section	.rodata
	.align 8
.LC4:
	stringz	"prctl(PR_GET_DUMPABLE) == 1"
	.align 8
.LC5:
	stringz	"prctl(PR_SET_DUMPABLE, 2L) == -1 && errno == EINVAL"
	.align 8
.LC6:
	stringz	"reads(child) == 5"
	.align 8
.LC7:
	stringz	"writes(child, 6) == 0"
	.align 8
.LC8:
	stringz	"reads(child) == -EIO"
	.align 8
.LC9:
	stringz	"writes(child, 7) == -EIO"
	.align 8
.LC10:
	stringz	"ptrace(PTRACE_SETOPTIONS, child, 0L, 0L) == 0"
	.align 8
.LC11:
	stringz	"reads(child) == 6"
	.align 8
.LC12:
	stringz	"WIFEXITED(status) && WEXITSTATUS(status) == 6"
	.align 8
.LC13:
	stringz	"WEXITSTATUS(status) == 0"
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
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = getuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresgid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r38 = 1001, r0
	addl r37 = 1001, r0
	addl r36 = 1001, r0
	br.call.sptk.many b0 = setresuid#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	addl r37 = 1, r0
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
.L14:
	addl r14 = 1, r0
	br .L38
	;;
.L13:
	addl r36 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
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
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 2, r0
	;;
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
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
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	;;
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	mov r37 = r0
	;;
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	;;
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	addl r37 = 1, r0
	;;
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	;;
	addl r36 = 19, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r35
	;;
	addl r14 = @gprel(variable#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L20:
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = reads#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 5, r14
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
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 6, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = writes#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = next_stop#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = reads#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -5, r14
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
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r37 = 7, r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = writes#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -5, r14
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
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 16896, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = next_stop#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = reads#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L32:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r39 = r0
	mov r38 = r0
	ld4 r37 = [r34]
	;;
	addl r36 = 7, r0
	br.call.sptk.many b0 = ptrace#
	mov r1 = r35
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
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
	cmp4.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L34:
	movl r38 = @gprel(.LC12)
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
	addl r36 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	addl r36 = 3, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L35:
	adds r14 = 4, r34
	mov r38 = r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
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
	cmp4.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
.L38:
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
