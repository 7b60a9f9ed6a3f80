// 367db941b658ee6ad079733222cde31c
	.file	"faults.c"
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
	.align 8
	.type	address#, @object
	.size	address#, 8
address:
	.skip	8
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
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(address#), gp
	;;
	st8.rel [r15] = r14
	addl r40 = 1, r0
	movl r39 = @gprel(back#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = siglongjmp#
	;;
	break.f 0
	;;
	.endp handler#
	.section	.rodata
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"number == SIGSEGV && code == SEGV_MAPERR && address == (void *)&null[3]"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"constant"
	.align 8
.LC6:
	stringz	"number == SIGSEGV && code == SEGV_ACCERR && address == (void *)&text[2]"
	.align 8
.LC7:
	stringz	"short"
	.align 8
.LC8:
	stringz	"open"
	.align 8
.LC9:
	stringz	"x"
	.align 8
.LC10:
	stringz	"write"
	.align 8
.LC11:
	stringz	"number == SIGBUS && code == BUS_ADRERR && address == (void *)&p[(1 << 20) - 5]"
	.align 8
.LC12:
	stringz	"p[0] == 'x' && p[1] == 0"
	.align 8
.LC13:
	stringz	"number == SIGILL || number == SIGTRAP || number == SIGFPE || number == SIGSEGV"
	.align 8
.LC14:
	stringz	"address == (void *)&null[999]"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 6, 0
	adds r16 = 8, r12
	.vframe r35
	mov r35 = r12
	adds r12 = -208, r12
	.save rp, r33
	mov r33 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	adds r14 = -152, r35
	;;
	mov r15 = r14
	addl r14 = 144, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -152, r35
	;;
	addl r15 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -192, r35
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	movl r15 = @gprel(caught.0#)
	;;
	add r15 = r1, r15
	adds r16 = -192, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -152, r35
	mov r38 = r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sigaction#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r15 = -192, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -192, r35
	;;
	st4 [r16] = r14
.L6:
	adds r15 = -192, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L7
	adds r14 = -168, r35
	;;
	st8 [r14] = r0
	addl r37 = 1, r0
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4.rel [r14] = r15
.L9:
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L10
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L10
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 12, r14
	addl r14 = @gprel(address#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L11:
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -184, r35
	;;
	movl r15 = @gprel(.LC5)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	addl r37 = 1, r0
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -184, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	addl r15 = 120, r0
	;;
	st1.rel [r14] = r15
.L12:
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L13
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L13
	adds r14 = -184, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 2, r14
	addl r14 = @gprel(address#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L14:
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	addl r38 = 384, r0
	addl r37 = 66, r0
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r15 = r8
	adds r14 = -160, r35
	;;
	st4 [r14] = r15
	adds r14 = -160, r35
	addl r38 = 1, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	ld4 r36 = [r14]
	br.call.sptk.many b0 = write#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r32 = -176, r35
	adds r14 = -160, r35
	mov r41 = r0
	;;
	ld4 r40 = [r14]
	addl r39 = 1, r0
	addl r38 = 1, r0
	addl r37 = 1048576, r0
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	st8 [r32] = r8
	;;
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -176, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r14 = 1048571, r2
	;;
	ld1.acq r14 = [r14]
.L15:
	;;
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 7, r14
	(p6) br.cond.dptk .L16
	addl r14 = @gprel(code#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L16
	adds r14 = -176, r35
	;;
	ld8 r2 = [r14]
	;;
	addl r15 = 1048571, r2
	addl r14 = @gprel(address#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L17:
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -176, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 120, r14
	(p6) br.cond.dptk .L18
	adds r14 = -176, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L19:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	addl r37 = 1, r0
	;;
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	break 0
	;;
.L20:
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L21
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 5, r14
	(p6) br.cond.dptk .L21
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 8, r14
	(p6) br.cond.dptk .L21
	addl r14 = @gprel(number#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L22
.L21:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L23:
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	adds r14 = -8, r35
	;;
	st4.rel [r14] = r0
	br .L24
	;;
.L26:
	addl r37 = 1, r0
	movl r36 = @gprel(back#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = __sigsetjmp#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -168, r35
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	st4.rel [r14] = r0
.L25:
	adds r14 = -8, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -8, r35
	;;
	st4.rel [r14] = r15
.L24:
	adds r14 = -8, r35
	;;
	ld4.acq r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 3996, r14
	addl r14 = @gprel(address#), gp
	;;
	ld8.acq r14 = [r14]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L28:
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	adds r1 = 8, r35
	;;
	ld8 r1 = [r1]
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
	.section	.rodata
	.align 4
	.type	caught.0#, @object
	.size	caught.0#, 20
caught.0:
	data4	11
	data4	7
	data4	4
	data4	5
	data4	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
