// 2e2efd28b41a76e41d0407dcbb91fee3
	.file	"group-of-init.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc run_child#
run_child:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r35] = r14
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	mov r37 = r0
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L3:
	adds r32 = 4, r35
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	mov r37 = r0
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
.L5:
	addl r14 = 2, r0
	br .L7
	;;
.L6:
	addl r14 = 3, r0
.L7:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L4:
	adds r15 = 12, r35
	adds r14 = 4, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L8:
	adds r14 = 12, r35
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
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L2:
	adds r14 = 8, r35
	mov r39 = r0
	;;
	mov r38 = r14
	ld4 r37 = [r35]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 8, 24
	;;
	mov r15 = r14
	addl r14 = 255, r0
	;;
	and r14 = r14, r15
	br .L11
	;;
.L9:
	addl r14 = -1, r0
.L11:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp run_child#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"setpgid(0, getsid(0)) == 0 || getpid() == getsid(0)"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"getpgrp() == getsid(0)"
	.align 8
.LC5:
	stringz	"run_child() == 3"
	.align 8
.LC6:
	stringz	"setpgid(0, getpid()) == -1 && errno == EPERM"
	.align 8
.LC7:
	stringz	"goes on"
	.align 8
.LC8:
	stringz	"status == 0"
	.align 8
.LC9:
	stringz	"setpgid(0, 0) == 0"
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
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r37 = r0
	;;
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r32 = r8
	mov r37 = r0
	;;
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L14
.L13:
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
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpgrp#
	mov r1 = r36
	mov r32 = r8
	mov r37 = r0
	;;
	br.call.sptk.many b0 = getsid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
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
	br.call.sptk.many b0 = run_child#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 3, r14
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
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = setsid#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
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
	br.call.sptk.many b0 = run_child#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 3, r14
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
	addl r37 = 20, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L20:
	mov r37 = r35
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = setpgid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC9)
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
