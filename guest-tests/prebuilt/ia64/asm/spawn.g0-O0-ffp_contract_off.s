// 4acc1dc1a8a2fb975b31a2c80d2d76e3
	.file	"spawn.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%s: %s\n"
	.text
	.align 16
	.proc must#
must:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	st8 [r14] = r33
	ld8 r14 = [r36]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r38 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L2:
	ld8 r14 = [r36]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp must#
	.section	.rodata
	.align 8
.LC1:
	stringz	"child %s read %d: %s\n"
	.align 8
.LC2:
	stringz	"pipe"
	.align 8
.LC3:
	stringz	"spawned"
	.align 8
.LC4:
	stringz	"/proc/self/exe"
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"posix_spawn(&child, \"/proc/self/exe\", &actions, NULL, arguments, environ) == 0"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"through the pipe"
	.align 8
.LC10:
	stringz	"write"
	.align 8
.LC11:
	stringz	"%s"
	.align 8
.LC12:
	stringz	"%d\n"
	.align 8
.LC13:
	stringz	"/no/such"
	.align 8
.LC14:
	stringz	"posix_spawn(&child, \"/no/such\", NULL, NULL, arguments, environ) == ENOENT"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -304, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L5
	adds r14 = -44, r37
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	adds r34 = -280, r37
	;;
	adds r14 = -44, r37
	addl r41 = 31, r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -280, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -44, r37
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	addl r14 = 5, r0
	br .L6
	;;
.L5:
	adds r14 = -272, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -264, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -256, r37
	;;
	mov r39 = r14
	br.call.sptk.many b0 = posix_spawn_file_actions_init#
	mov r1 = r38
	adds r14 = -272, r37
	;;
	ld4 r15 = [r14]
	adds r14 = -256, r37
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = posix_spawn_file_actions_adddup2#
	mov r1 = r38
	adds r14 = -264, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -256, r37
	addl r41 = 1, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = posix_spawn_file_actions_adddup2#
	mov r1 = r38
	adds r14 = -272, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -256, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = posix_spawn_file_actions_addclose#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = -176, r37
	;;
	st8 [r14] = r15
	adds r14 = -176, r37
	;;
	adds r14 = 8, r14
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	addl r14 = @ltoffx(environ#), r1
	;;
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r17 = [r14]
	adds r16 = -176, r37
	adds r15 = -256, r37
	adds r14 = -152, r37
	;;
	mov r44 = r17
	mov r43 = r16
	mov r42 = r0
	mov r41 = r15
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = posix_spawn#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L8:
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -264, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r38
	adds r14 = -272, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 16, r0
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r14 = -148, r37
	;;
	st4 [r14] = r0
	adds r15 = 4, r14
	;;
	st4 [r15] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 92, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = -288, r37
	;;
	st4 [r14] = r0
	br .L9
	;;
.L10:
	adds r14 = -284, r37
	adds r16 = -288, r37
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r17 = -288, r37
	;;
	st4 [r17] = r14
.L9:
	adds r14 = -264, r37
	;;
	ld4 r15 = [r14]
	adds r16 = -288, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r16 = r14
	adds r14 = -148, r37
	;;
	add r14 = r14, r16
	adds r17 = -288, r37
	;;
	ld4 r16 = [r17]
	;;
	sxt4 r16 = r16
	;;
	sub r16 = 99, r16
	;;
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -284, r37
	;;
	st4 [r14] = r15
	adds r14 = -284, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -148, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	adds r15 = -48, r37
	mov r41 = r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = waitpid#
	mov r1 = r38
	adds r14 = -48, r37
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
	mov r40 = r14
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(environ#), r1
	;;
	ld8.mov r14 = [r14], environ#
	;;
	ld8 r16 = [r14]
	adds r15 = -176, r37
	adds r14 = -152, r37
	;;
	mov r44 = r16
	mov r43 = r15
	mov r42 = r0
	mov r41 = r0
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = posix_spawn#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L12:
	movl r41 = @gprel(.LC14)
	;;
	add r41 = r1, r41
	mov r40 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L6:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
