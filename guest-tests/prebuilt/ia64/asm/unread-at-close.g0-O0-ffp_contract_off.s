// 74ed04b2084472284edc7d7e930803a1
	.file	"unread-at-close.c"
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
	stringz	"refused"
	.align 8
.LC2:
	stringz	"?"
	.align 8
.LC3:
	stringz	"again"
	.align 8
.LC4:
	stringz	"pipe"
	.align 8
.LC5:
	stringz	"reset"
	.align 8
.LC6:
	stringz	" %s %s"
	.text
	.align 16
	.proc name_error#
name_error:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 104, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 32, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 111, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L6:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L5:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L12:
	;;
	mov r39 = r14
	ld8 r38 = [r35]
	movl r37 = @gprel(.LC6)
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
	.endp name_error#
	.section	.rodata
	.align 8
.LC7:
	stringz	"peek"
	.align 8
.LC8:
	stringz	"read"
	.align 8
.LC9:
	stringz	" %s %d"
	.align 8
.LC10:
	stringz	"q"
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	" written"
	.align 8
.LC13:
	stringz	"none"
	.align 8
.LC14:
	stringz	" error %s"
	.align 8
.LC15:
	stringz	"in "
	.align 8
.LC16:
	stringz	""
	.align 8
.LC17:
	stringz	"out "
	.align 8
.LC18:
	stringz	"err "
	.align 8
.LC19:
	stringz	"hup "
	.align 8
.LC20:
	stringz	"rdhup"
	.align 8
.LC21:
	stringz	" [%s%s%s%s%s]"
	.text
	.align 16
	.proc act#
act:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	br .L14
	;;
.L45:
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	adds r14 = -12, r36
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -8, r36
	;;
	adds r14 = 4, r14
	addl r15 = 8197, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -101, r14
	;;
	cmp4.ltu p6, p7 = 18, r14
	(p6) br.cond.dptk .L15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L17), r1
	;;
	ld8.mov r15 = [r15], .L17
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L17:
	data8 @pcrel(.L20)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L18)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L19)
	data8 @pcrel(.L15)
	data8 @pcrel(.L18)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L15)
	data8 @pcrel(.L16)
	.text
.L18:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L21
	addl r16 = 2, r0
	br .L22
	;;
.L21:
	mov r16 = r0
.L22:
	adds r15 = -28, r36
	mov r14 = r36
	;;
	mov r41 = r16
	addl r40 = 9, r0
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L23
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L25:
	;;
	mov r38 = r14
	br.call.sptk.many b0 = name_error#
	mov r1 = r37
	br .L15
	;;
.L23:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L28:
	adds r15 = -32, r36
	;;
	ld4 r40 = [r15]
	mov r39 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L15
	;;
.L16:
	mov r14 = r36
	addl r40 = 1, r0
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L29
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = name_error#
	mov r1 = r37
	br .L15
	;;
.L29:
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L15
	;;
.L20:
	adds r16 = -12, r36
	adds r15 = -16, r36
	mov r14 = r36
	;;
	mov r42 = r16
	mov r41 = r15
	addl r40 = 4, r0
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 104, r14
	(p6) br.cond.dptk .L31
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L32:
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L31:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L34:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L15
	;;
.L19:
	adds r14 = -8, r36
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r15 = @gprel(.LC15)
	;;
	add r15 = r1, r15
	br .L36
	;;
.L35:
	movl r15 = @gprel(.LC16)
	;;
	add r15 = r1, r15
.L36:
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r16 = @gprel(.LC17)
	;;
	add r16 = r1, r16
	br .L38
	;;
.L37:
	movl r16 = @gprel(.LC16)
	;;
	add r16 = r1, r16
.L38:
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	movl r17 = @gprel(.LC18)
	;;
	add r17 = r1, r17
	br .L40
	;;
.L39:
	movl r17 = @gprel(.LC16)
	;;
	add r17 = r1, r17
.L40:
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r18 = @gprel(.LC19)
	;;
	add r18 = r1, r18
	br .L42
	;;
.L41:
	movl r18 = @gprel(.LC16)
	;;
	add r18 = r1, r18
.L42:
	adds r14 = -8, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r19 = r14
	addl r14 = 8192, r0
	;;
	and r14 = r14, r19
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC20)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC16)
	;;
	add r14 = r1, r14
.L44:
	;;
	mov r43 = r14
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L15:
	adds r14 = 8, r36
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L14:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp act#
	.section	.rodata
	.align 8
.LC22:
	stringz	"socketpair"
	.align 8
.LC23:
	stringz	"abc"
	.align 8
.LC24:
	stringz	"de"
	.align 8
.LC25:
	stringz	"unread"
	.align 8
.LC26:
	stringz	"closed unread"
	.align 8
.LC27:
	stringz	"closed"
	.align 8
.LC28:
	stringz	"no more receiving"
	.align 8
.LC29:
	stringz	"%s, %s:"
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
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1, r0
	addl r36 = 13, r0
	;;
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L47
	;;
.L60:
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	br .L48
	;;
.L59:
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	br .L49
	;;
.L58:
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r15 = 2048, r0
	;;
	or r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -4, r34
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 3, r0
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 6, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
.L50:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 1, r14
	(p6) br.cond.dptk .L51
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	br .L52
	;;
.L51:
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r35
.L52:
	;;
	movl r15 = @gprel(kinds.1#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L53
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L54:
	movl r14 = @gprel(.LC27)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L53:
	movl r14 = @gprel(.LC28)
	;;
	add r14 = r1, r14
.L56:
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC29)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(steps.0#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	mov r36 = r15
	br.call.sptk.many b0 = act#
	mov r1 = r35
	adds r14 = -4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L57
	adds r14 = -4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
.L57:
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L58
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L48:
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L59
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r34
	;;
	st4 [r16] = r14
.L47:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L60
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
	.section	.rodata
	.align 8
.LC30:
	stringz	"stream"
	.align 8
.LC31:
	stringz	"seqpacket"
	.align 8
.LC32:
	stringz	"datagram"
	.align 8
	.type	kinds.1#, @object
	.size	kinds.1#, 48
kinds.1:
	data4	1
	.skip	4
	data8	.LC30
	data4	5
	.skip	4
	data8	.LC31
	data4	2
	.skip	4
	data8	.LC32
	.align 8
.LC33:
	stringz	"prprprp"
	.align 8
.LC34:
	stringz	"krk"
	.align 8
.LC35:
	stringz	"wer"
	.align 8
.LC36:
	stringz	"rwep"
	.align 8
.LC37:
	stringz	"epr"
	.align 8
	.type	steps.0#, @object
	.size	steps.0#, 40
steps.0:
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
