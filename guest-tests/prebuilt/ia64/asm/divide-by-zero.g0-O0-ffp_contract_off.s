// eb97c7f529e560f50d897e0088b31eaf
	.file	"divide-by-zero.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 16
	.type	back#, @object
	.size	back#, 704
back:
	.skip	704
	.sbss
	.align 4
	.type	number#, @object
	.size	number#, 4
number:
	.skip	4
	.align 4
	.type	code#, @object
	.size	code#, 4
code:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st4 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	addl r15 = @gprel(number#), gp
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	st4.rel [r15] = r14
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(code#), gp
	;;
	st4.rel [r15] = r14
	addl r40 = 1, r0
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.global __divdi3#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"number == SIGFPE && r == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.global __moddi3#
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	adds r16 = 8, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -176, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -160, r34
	addl r15 = 144, r0
	;;
	mov r37 = r15
	mov r36 = r0
	mov r35 = r14
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r34
	;;
	st8 [r15] = r14
	adds r14 = -152, r34
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	mov r37 = r0
	adds r36 = -160, r34
	addl r35 = 8, r0
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	adds r14 = -16, r34
	;;
	st4.rel [r14] = r0
	adds r14 = -12, r34
	;;
	st4.rel [r14] = r0
	addl r36 = 1, r0
	movl r35 = @gprel(back#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L4
	adds r14 = -16, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r36 = r14
	addl r35 = 7, r0
	br.call.sptk.many b0 = __divdi3#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	st4.rel [r14] = r15
.L4:
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L5
	adds r14 = -12, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L6:
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	;;
	addl r14 = @gprel(number#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -8, r34
	;;
	st8.rel [r14] = r0
	addl r36 = 1, r0
	movl r35 = @gprel(back#)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	movl r15 = 7000000000
	;;
	mov r36 = r14
	mov r35 = r15
	br.call.sptk.many b0 = __moddi3#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -12, r34
	;;
	st4.rel [r14] = r15
.L7:
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L8
	adds r14 = -12, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	movl r35 = @gprel(.LC3)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r34
	;;
	ld8 r1 = [r1]
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
