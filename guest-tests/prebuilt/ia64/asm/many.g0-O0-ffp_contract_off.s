// d4e3b6836b99613a4f19bde8ad3c956a
	.file	"many.c"
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
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"write"
	.align 8
.LC3:
	stringz	"read"
	.align 8
.LC4:
	stringz	"%u %d\n"
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
	adds r12 = -208, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -192, r34
	;;
	st4 [r14] = r0
	br .L5
	;;
.L6:
	adds r15 = -168, r34
	adds r16 = -192, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r15 = -192, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -192, r34
	;;
	st4 [r16] = r14
.L5:
	adds r15 = -192, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 20, r14
	(p6) br.cond.dptk .L6
	adds r14 = -188, r34
	;;
	st4 [r14] = r0
	br .L7
	;;
.L15:
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -184, r34
	;;
	st4 [r14] = r0
	br .L9
	;;
.L12:
	adds r15 = -184, r34
	adds r14 = -188, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r15 = -168, r34
	adds r14 = -184, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
.L10:
	adds r14 = -188, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -184, r34
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L11
	adds r15 = -168, r34
	adds r14 = -184, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
.L11:
	adds r14 = -184, r34
	adds r15 = -184, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L9:
	adds r14 = -184, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 20, r14
	(p6) br.cond.dptk .L12
	br .L13
	;;
.L14:
	adds r14 = 8, r34
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	adds r14 = -188, r34
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = 8, r34
	;;
	st4 [r14] = r15
	adds r14 = -188, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -168, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
.L13:
	adds r15 = -168, r34
	adds r14 = -188, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L14
	adds r14 = -188, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = _exit#
	;;
.L8:
	adds r14 = -188, r34
	adds r15 = -188, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L7:
	adds r14 = -188, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L15
	mov r14 = r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -180, r34
	;;
	st4 [r14] = r0
	br .L16
	;;
.L19:
	adds r14 = -180, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 20, r14
	(p6) br.cond.dptk .L17
	adds r15 = -168, r34
	adds r14 = -180, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
.L17:
	adds r14 = -180, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L18
	adds r15 = -168, r34
	adds r14 = -180, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
.L18:
	adds r14 = -180, r34
	adds r15 = -180, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -180, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 20, r14
	(p6) br.cond.dptk .L19
	adds r14 = -176, r34
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r14 = -168, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -168, r34
	;;
	adds r14 = 160, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r34
	addl r38 = 4, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -176, r34
	adds r15 = -176, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -176, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 29, r14
	(p6) br.cond.dptk .L21
	adds r14 = -168, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -172, r34
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
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
	mov r16 = r14
	adds r14 = -172, r34
	adds r15 = -172, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L22:
	adds r14 = 4, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	mov r14 = r34
	;;
	ld4 r15 = [r14]
	adds r14 = -172, r34
	;;
	ld4 r38 = [r14]
	mov r37 = r15
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
