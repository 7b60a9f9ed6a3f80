// 1fd45e5060c485e750758680178d8a78
	.file	"vfork.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%d"
	.align 8
.LC2:
	stringz	"/proc/self/exe"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	adds r16 = 8, r12
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -32, r36
	;;
	st4 [r14] = r32
	adds r14 = -24, r36
	;;
	st8 [r14] = r33
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = atoi#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	br .L3
	;;
.L2:
	adds r15 = -44, r36
	adds r14 = -16, r36
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = vfork#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r8
	adds r14 = -44, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dptk .L9
	addl r37 = 17, r0
	br.call.sptk.many b0 = _exit#
	;;
.L9:
	adds r15 = -40, r36
	adds r14 = -44, r36
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r14 = -40, r36
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
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r15 = -48, r36
	;;
	st4 [r15] = r0
	br .L6
	;;
.L8:
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 40, r14
	adds r14 = -36, r36
	;;
	mov r40 = r15
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	addl r38 = 4, r0
	mov r37 = r14
	br.call.sptk.many b0 = snprintf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r15 = -44, r36
	adds r14 = -8, r36
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = vfork#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r8
	adds r14 = -44, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -36, r36
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = execl#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L7:
	adds r15 = -40, r36
	adds r14 = -44, r36
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r14 = -40, r36
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
	mov r38 = r14
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r36
	;;
	ld8 r1 = [r1]
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r36
	;;
	st4 [r15] = r14
.L6:
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L8
	mov r14 = r0
.L3:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
