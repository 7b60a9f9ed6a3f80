// 86be4b173bd369c70b49c8b3f4fa0d3a guest-tests/time/short-intervals-handled.c
	.file	"short-intervals-handled.c"
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
	.sbss
	.align 4
	.type	hits#, @object
	.size	hits#, 4
hits:
	.skip	4
	.text
	.align 16
	.proc handler#
handler:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(hits#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc now#
now:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r37 = r34
	addl r36 = 1, r0
	br.call.sptk.many b0 = clock_gettime#
	mov r1 = r35
	ld8 r16 = [r34]
	;;
	mov r15 = r16
	;;
	shl r15 = r15, 5
	;;
	sub r15 = r15, r16
	;;
	shl r14 = r15, 6
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 9
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp now#
	.section	.rodata
	.align 8
.LC1:
	stringz	"timer_create"
	.text
	.align 16
	.proc work#
work:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
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
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	adds r14 = 8, r37
	;;
	st8 [r14] = r34
	adds r14 = -264, r37
	;;
	st8 [r14] = r0
	adds r14 = -264, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -264, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -264, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -232, r37
	;;
	st8 [r14] = r0
	adds r14 = -232, r37
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -232, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -232, r37
	;;
	adds r14 = 24, r14
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r14 = -200, r37
	;;
	st8 [r14] = r0
	adds r14 = -200, r37
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -200, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -200, r37
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	adds r14 = -168, r37
	;;
	st8 [r14] = r0
	adds r14 = -168, r37
	;;
	adds r14 = 8, r14
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -168, r37
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -168, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -136, r37
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
	adds r14 = -136, r37
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r14 = -288, r37
	;;
	st4 [r14] = r0
	addl r14 = @gprel(hits#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -284, r37
	;;
	st4 [r14] = r0
	br .L8
	;;
.L9:
	adds r15 = -72, r37
	adds r14 = -284, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r16 = r15, r14
	adds r15 = -136, r37
	adds r14 = 4, r37
	;;
	mov r41 = r16
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = timer_create#
	mov r1 = r38
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -72, r37
	adds r14 = -284, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -168, r37
	mov r42 = r0
	;;
	mov r41 = r15
	mov r40 = r0
	mov r39 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r38
	adds r14 = -284, r37
	adds r15 = -284, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L8:
	adds r15 = -284, r37
	mov r14 = r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	adds r14 = -264, r37
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	adds r14 = -232, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = now#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -272, r37
	movl r16 = 50000000
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	br .L10
	;;
.L11:
	adds r15 = -288, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -288, r37
	;;
	st4 [r15] = r14
.L10:
	br.call.sptk.many b0 = now#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -272, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	adds r14 = -200, r37
	mov r41 = r0
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	adds r14 = -200, r37
	mov r41 = r0
	;;
	mov r40 = r14
	addl r39 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r38
	adds r14 = -280, r37
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r15 = -72, r37
	adds r14 = -280, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = timer_delete#
	mov r1 = r38
	adds r14 = -280, r37
	adds r15 = -280, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r15 = -280, r37
	mov r14 = r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	adds r15 = -288, r37
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp work#
	.section	.rodata
	.align 8
.LC2:
	stringz	"%d"
	.text
	.align 16
	.proc family#
family:
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
	st4 [r34] = r0
	br .L16
	;;
.L18:
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	addl r38 = 1, r0
	addl r37 = 1, r0
	addl r36 = 3, r0
	br.call.sptk.many b0 = work#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L16:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L18
	adds r14 = 4, r34
	;;
	st4 [r14] = r0
	br .L19
	;;
.L22:
	adds r14 = 8, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	addl r14 = 1, r0
	br .L21
	;;
.L20:
	mov r14 = r0
.L21:
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	adds r15 = 4, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L22
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp family#
	.section	.rodata
	.align 8
.LC3:
	stringz	"yes"
	.align 8
.LC4:
	stringz	"NO"
	.align 8
.LC5:
	stringz	"work(1, CLOCK_MONOTONIC, 1) > 0 && hits > 100"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"work(8, CLOCK_REALTIME, 1000) > 0 && hits > 100"
	.align 8
.LC8:
	stringz	"work(8, CLOCK_PROCESS_CPUTIME_ID, 1) > 0 && hits > 8"
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
	adds r12 = -144, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -128, r34
	addl r15 = 144, r0
	;;
	mov r38 = r15
	mov r37 = r0
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r34
	;;
	st8 [r15] = r14
	mov r38 = r0
	adds r37 = -128, r34
	addl r36 = 14, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	mov r38 = r0
	adds r37 = -128, r34
	addl r36 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	mov r38 = r0
	adds r37 = -128, r34
	addl r36 = 10, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	addl r38 = 1, r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = work#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 100, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L25:
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 1000, r0
	mov r37 = r0
	;;
	addl r36 = 8, r0
	br.call.sptk.many b0 = work#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 100, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L27:
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 1, r0
	addl r37 = 2, r0
	;;
	addl r36 = 8, r0
	br.call.sptk.many b0 = work#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	addl r14 = @gprel(hits#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L29:
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = family#
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
