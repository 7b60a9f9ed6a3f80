// 2453bd006bb7263bd5a66bb651b4e73b guest-tests/file/epoll-chains.c
	.file	"epoll-chains.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.bss
	.align 4
	.type	e#, @object
	.size	e#, 40
e:
	.skip	40
	.sbss
	.align 4
	.type	end#, @object
	.size	end#, 4
end:
	.skip	4
	.section	.rodata
	.align 8
.LC0:
	stringz	"ok"
	.text
	.align 16
	.proc add#
add:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r14 = -8, r36
	;;
	st8 [r14] = r0
	addl r14 = 1, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	adds r15 = 4, r36
	mov r14 = r36
	adds r41 = -16, r36
	;;
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r37
	mov r14 = r8
	br .L4
	;;
.L2:
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp add#
	.align 16
	.proc make#
make:
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
	st4 [r34] = r0
	br .L6
	;;
.L7:
	mov r36 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r35
	mov r15 = r8
	;;
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L6:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L7
	mov r37 = r0
	mov r36 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	;;
	addl r15 = @gprel(end#), gp
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp make#
	.align 16
	.proc drop#
drop:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	st4 [r34] = r0
	br .L9
	;;
.L10:
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L9:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L10
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp drop#
	.section	.rodata
	.align 8
.LC1:
	stringz	"from the end:"
	.align 8
.LC2:
	stringz	" %s"
	.align 8
.LC3:
	stringz	"\nfrom the head:"
	.align 8
.LC4:
	stringz	"\n"
	.align 8
.LC5:
	stringz	", "
	.align 8
.LC6:
	stringz	"%s%d above %d: %s"
	.align 8
.LC7:
	stringz	"a ring of %d: %s\n"
	.align 8
.LC8:
	stringz	"%d watches %d: %s\n"
	.align 8
.LC9:
	stringz	"none: %s\n"
	.align 8
.LC10:
	stringz	"to an eventfd: %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	br.call.sptk.many b0 = make#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r0
	br .L12
	;;
.L15:
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r16 = -32, r36
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = -1, r14
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	br .L14
	;;
.L13:
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
.L14:
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r36
	;;
	st4 [r16] = r14
.L12:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L15
	br.call.sptk.many b0 = drop#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = make#
	mov r1 = r37
	;;
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -28, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L16
	;;
.L17:
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -28, r36
	adds r15 = -28, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L16:
	adds r14 = -28, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L17
	br.call.sptk.many b0 = drop#
	mov r1 = r37
	adds r14 = -24, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L18
	;;
.L31:
	adds r14 = -20, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L19
	;;
.L30:
	br.call.sptk.many b0 = make#
	mov r1 = r37
	adds r14 = -16, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L20
	;;
.L21:
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	adds r14 = -16, r36
	adds r15 = -16, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r15 = -16, r36
	adds r14 = -24, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L21
	adds r14 = -12, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L22
	;;
.L27:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L23
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 4, r14
	br .L24
	;;
.L23:
	mov r14 = r0
.L24:
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 4, r14
	(p6) br.cond.dptk .L25
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 5, r14
	br .L26
	;;
.L25:
	mov r14 = r0
.L26:
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r15 = -12, r36
	adds r14 = -20, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	movl r32 = @gprel(.LC4)
	;;
	add r32 = r1, r32
	br .L29
	;;
.L28:
	movl r32 = @gprel(.LC5)
	;;
	add r32 = r1, r32
.L29:
	movl r14 = @gprel(e#)
	;;
	add r14 = r1, r14
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(e#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 20, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r16 = r8
	adds r15 = -20, r36
	adds r14 = -24, r36
	;;
	mov r42 = r16
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	mov r39 = r32
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = drop#
	mov r1 = r37
	adds r14 = -20, r36
	adds r15 = -20, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -20, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L30
	adds r14 = -24, r36
	adds r15 = -24, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L31
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	adds r14 = -8, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L32
	;;
.L35:
	br.call.sptk.many b0 = make#
	mov r1 = r37
	adds r14 = -4, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L33
	;;
.L34:
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	adds r14 = -4, r36
	adds r15 = -4, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L33:
	adds r15 = -4, r36
	adds r14 = -8, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = drop#
	mov r1 = r37
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L35
	br.call.sptk.many b0 = make#
	mov r1 = r37
	mov r14 = r36
	;;
	st4 [r14] = r0
	br .L36
	;;
.L37:
	movl r15 = @gprel(pairs.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r32 = [r14]
	movl r15 = @gprel(pairs.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
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
	ld4 r33 = [r14]
	movl r15 = @gprel(pairs.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
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
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(pairs.0#)
	;;
	add r16 = r1, r16
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	movl r16 = @gprel(e#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r36
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L36:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(e#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	addl r39 = -1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r14 = @gprel(end#), gp
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(e#)
	;;
	add r15 = r1, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = add#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 4
	.type	pairs.0#, @object
	.size	pairs.0#, 40
pairs.0:
	data4	0
	data4	1
	data4	0
	data4	2
	data4	1
	data4	3
	data4	2
	data4	3
	data4	3
	data4	0
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
