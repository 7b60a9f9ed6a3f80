// 9f59fb463ce129bafef1fb0f47d1fb61
	.file	"fork-storm.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 4
	.type	written#, @object
	.size	written#, 16384
written:
	.skip	16384
	.text
	.align 16
	.proc grow#
grow:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	adds r14 = 4, r38
	;;
	st4 [r14] = r34
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
	br .L2
	;;
.L11:
	adds r35 = -12, r38
	br.call.sptk.many b0 = fork#
	mov r1 = r39
	mov r14 = r8
	;;
	st4 [r35] = r14
	adds r14 = -12, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L3
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r35 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L4
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L5
.L4:
	addl r14 = 1, r0
	br .L6
	;;
.L5:
	mov r14 = r0
.L6:
	;;
	add r15 = r14, r35
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4.rel [r14] = r15
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4.acq r35 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 12, r14
	(p6) br.cond.dptk .L7
	addl r14 = 1, r0
	br .L8
	;;
.L7:
	mov r14 = r0
.L8:
	;;
	add r15 = r14, r35
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st4.rel [r14] = r15
	br .L9
	;;
.L3:
	adds r14 = -12, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	st4.rel [r14] = r15
	mov r14 = r38
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(written#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	mov r15 = r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r15 = -16, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r16 = -1, r14
	adds r15 = 4, r38
	adds r14 = 8, r38
	;;
	ld4 r42 = [r15]
	ld8 r41 = [r14]
	mov r40 = r16
	br.call.sptk.many b0 = grow#
	mov r1 = r39
	mov r14 = r38
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(written#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r38
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L10:
	adds r15 = -16, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = -1, r14
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
.L2:
	adds r15 = -16, r38
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	addl r15 = 399, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L9
	adds r14 = 8, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
.L9:
	adds r15 = -8, r38
	adds r14 = 4, r38
	addl r42 = 1, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	addl r40 = 2, r0
	br.call.sptk.many b0 = _exit#
	;;
.L14:
	adds r14 = -4, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	addl r40 = 3, r0
	br.call.sptk.many b0 = _exit#
	;;
.L13:
	adds r14 = -4, r38
	;;
	mov r40 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r39
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	nop 0
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp grow#
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"pipe(go) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"waitpid(pid, &status, 0) == pid && status == 0"
	.align 8
.LC5:
	stringz	"refused"
	.align 8
.LC6:
	stringz	"?"
	.align 8
.LC7:
	stringz	"enough"
	.align 8
.LC8:
	stringz	"%s, %d other errors\n"
	.align 8
.LC9:
	stringz	"no"
	.align 8
.LC10:
	stringz	"as many again: %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r32 = -24, r35
	mov r42 = r0
	addl r41 = -1, r0
	addl r40 = 33, r0
	addl r39 = 3, r0
	addl r38 = 4096, r0
	mov r37 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L31:
	adds r14 = 4, r35
	;;
	st4 [r14] = r0
	mov r14 = r0
	adds r15 = -24, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	st4.rel [r15] = r14
	adds r15 = -24, r35
	;;
	ld8 r15 = [r15]
	;;
	st4.rel [r15] = r14
	adds r14 = -4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L18:
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
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	adds r32 = -16, r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r32] = r14
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r35
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	addl r37 = 14, r0
	br.call.sptk.many b0 = grow#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L19:
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	br .L20
	;;
.L22:
	addl r37 = 10000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
.L20:
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	addl r15 = 399, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
.L21:
	adds r14 = -4, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = 4, r35
	adds r14 = -16, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
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
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	addl r15 = 399, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L26:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L25:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L28:
	adds r15 = -24, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld4.acq r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	addl r15 = 399, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L29
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r14 = [r14]
	br .L30
	;;
.L29:
	addl r14 = 400, r0
.L30:
	adds r16 = -12, r35
	adds r17 = -32, r35
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	st4 [r15] = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r35
	;;
	st4 [r17] = r14
.L16:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
	adds r14 = -12, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -4, r14
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L33:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
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
