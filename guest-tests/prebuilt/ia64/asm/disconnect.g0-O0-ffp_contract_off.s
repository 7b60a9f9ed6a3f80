// 8c2209fe2db00bbd2e92a6c93e51c506
	.file	"disconnect.c"
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
	.align 4
	.type	address#, @object
	.size	address#, 32
address:
	.skip	32
	.align 8
	.type	none#, @object
	.size	none#, 128
none:
	.skip	128
	.section	.rodata
	.align 8
.LC1:
	stringz	" "
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	"%s: %ld%s%s\n"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st8 [r37] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	movl r34 = @gprel(.LC1)
	;;
	add r34 = r1, r34
	br .L6
	;;
.L5:
	movl r34 = @gprel(.LC2)
	;;
	add r34 = r1, r34
.L6:
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L8:
	adds r15 = 8, r37
	;;
	mov r43 = r14
	mov r42 = r34
	ld8 r41 = [r15]
	ld8 r40 = [r37]
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC4:
	stringz	"bind"
	.align 8
.LC5:
	stringz	"listen"
	.text
	.align 16
	.proc listener#
listener:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -28, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r16 = r8
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
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
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 4, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 5, r0
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -28, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp listener#
	.section	.rodata
	.align 8
.LC6:
	stringz	"a"
	.align 8
.LC7:
	stringz	"no"
	.align 8
.LC8:
	stringz	"%s: %s, %s port"
	.align 8
.LC9:
	stringz	"has a peer"
	.align 8
.LC10:
	stringz	", %s\n"
	.text
	.align 16
	.proc name#
name:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st4 [r14] = r33
	adds r14 = -32, r36
	;;
	st8 [r14] = r0
	adds r14 = -24, r36
	;;
	st8 [r14] = r0
	adds r14 = -16, r36
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r16 = -32, r36
	adds r15 = -16, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = inet_ntoa#
	mov r1 = r37
	mov r16 = r8
	adds r14 = -30, r36
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r15 = @gprel(.LC6)
	;;
	add r15 = r1, r15
	br .L13
	;;
.L12:
	movl r15 = @gprel(.LC7)
	;;
	add r15 = r1, r15
.L13:
	mov r14 = r36
	;;
	mov r41 = r15
	mov r40 = r16
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -16, r36
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r16 = -32, r36
	adds r15 = -16, r36
	adds r14 = 8, r36
	;;
	mov r40 = r15
	mov r39 = r16
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC9)
	;;
	add r14 = r1, r14
.L15:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp name#
	.align 16
	.proc error_of#
error_of:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	addl r14 = -1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r15 = -12, r35
	mov r14 = r35
	;;
	mov r41 = r15
	adds r40 = -16, r35
	addl r39 = 4, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp error_of#
	.section	.rodata
	.align 8
.LC11:
	stringz	"disconnect a fresh one"
	.align 8
.LC12:
	stringz	"connect"
	.align 8
.LC14:
	stringz	"connect again"
	.align 8
.LC15:
	stringz	"accept"
	.align 8
.LC16:
	stringz	"unread"
	.align 8
.LC17:
	stringz	"write"
	.align 8
.LC18:
	stringz	"sent"
	.align 8
.LC19:
	stringz	"connected"
	.align 8
.LC20:
	stringz	"disconnect"
	.align 8
.LC21:
	stringz	"disconnected"
	.align 8
.LC22:
	stringz	"SO_ERROR: %s\n"
	.align 8
.LC23:
	stringz	"its peer reads"
	.align 8
.LC24:
	stringz	"and then"
	.align 8
.LC25:
	stringz	"x"
	.align 8
.LC26:
	stringz	"read"
	.align 8
.LC27:
	stringz	"connect to another"
	.align 8
.LC28:
	stringz	"hello"
	.align 8
.LC29:
	stringz	"back"
	.align 8
.LC30:
	stringz	"disconnect the accepted one"
	.align 8
.LC31:
	stringz	"short"
	.align 8
.LC32:
	stringz	"disconnect a listener"
	.align 8
.LC33:
	stringz	"read from it"
	.align 8
.LC34:
	stringz	"listen again"
	.sdata
	.align 8
.LC13:
	data8	address#+16
	.text
	.align 16
	.proc tcp#
tcp:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	mov r37 = r0
	;;
	br.call.sptk.many b0 = listener#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r32 = -12, r35
	addl r37 = 1, r0
	br.call.sptk.many b0 = listener#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -8, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	addl r39 = 128, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC13), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -4, r35
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	addl r39 = 6, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	addl r39 = 4, r0
	;;
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = name#
	mov r1 = r36
	;;
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	addl r39 = 128, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = name#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = error_of#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -4, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -4, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -4, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -4, r35
	addl r40 = 16384, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -8, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	addl r40 = 16384, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(.LC13), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r15 = r0
	adds r14 = -12, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -4, r35
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	addl r39 = 5, r0
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -4, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -4, r35
	addl r39 = 4, r0
	;;
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -8, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	adds r14 = -4, r35
	addl r39 = 128, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -8, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = -8, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r14 = @gprel(none#)
	;;
	add r14 = r1, r14
	addl r39 = 128, r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = 1000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	mov r15 = r35
	adds r14 = -8, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 5, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC34)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp tcp#
	.section	.rodata
	.align 8
.LC35:
	stringz	"one"
	.align 8
.LC36:
	stringz	"two"
	.align 8
.LC37:
	stringz	"four"
	.align 8
.LC38:
	stringz	"bound"
	.align 8
.LC39:
	stringz	"connect to itself"
	.align 8
.LC40:
	stringz	"keeps its port"
	.text
	.align 16
	.proc udp#
udp:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -12, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r32 = -28, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	;;
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
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
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	addl r16 = 2, r0
	;;
	st2 [r14] = r16
	movl r14 = @gprel(address#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	;;
	movl r16 = @gprel(address#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = name#
	mov r1 = r36
	adds r14 = -28, r35
	addl r39 = 3, r0
	;;
	movl r38 = @gprel(.LC35)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	addl r39 = 128, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = name#
	mov r1 = r36
	adds r14 = -28, r35
	addl r39 = 3, r0
	;;
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r16 = @gprel(address#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -28, r35
	addl r39 = 4, r0
	;;
	movl r38 = @gprel(.LC37)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -24, r35
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -24, r35
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = name#
	mov r1 = r36
	;;
	movl r15 = @gprel(address#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r14 = @gprel(none#)
	;;
	add r14 = r1, r14
	addl r39 = 128, r0
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = name#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp udp#
	.section	.rodata
	.align 8
.LC41:
	stringz	"socketpair"
	.align 8
.LC42:
	stringz	"type %d\n"
	.align 8
.LC43:
	stringz	"write to it"
	.text
	.align 16
	.proc unix_sockets#
unix_sockets:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 1, r0
	;;
	st4 [r34] = r14
	br .L21
	;;
.L24:
	adds r14 = 4, r34
	;;
	mov r39 = r14
	mov r38 = r0
	ld4 r37 = [r34]
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	ld4 r37 = [r34]
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(none#)
	;;
	add r15 = r1, r15
	addl r38 = 128, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	addl r39 = 16384, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC17)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 16384, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = result#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L22
	addl r14 = 1, r0
	br .L23
	;;
.L22:
	addl r14 = 3, r0
.L23:
	ld4 r15 = [r34]
	;;
	add r14 = r15, r14
	;;
	st4 [r34] = r14
.L21:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L24
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp unix_sockets#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = tcp#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = udp#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = unix_sockets#
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
