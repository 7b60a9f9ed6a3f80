// 0cd71a2acc3b77d6b4294f32a121c59d
	.file	"netlink-requests.c"
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
	stringz	"%s = %ld\n"
	.text
	.align 16
	.proc show_answer#
show_answer:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
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
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	br .L6
	;;
.L5:
	adds r14 = 8, r36
	;;
	ld8 r40 = [r14]
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
.L6:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp show_answer#
	.sbss
	.align 4
	.type	s#, @object
	.size	s#, 4
s:
	.skip	4
	.section	.rodata
	.align 8
.LC2:
	stringz	"  type %d flags %x sequence %d"
	.align 8
.LC3:
	stringz	"no error"
	.align 8
.LC4:
	stringz	" %s of a request of %d, type %d, flags %x, sequence %d"
	.text
	.align 16
	.proc show_answers#
show_answers:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	addl r17 = -8224, r0
	;;
	add r12 = r12, r17
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	br .L9
	;;
.L16:
	addl r15 = -8200, r0
	;;
	add r14 = r34, r15
	adds r15 = -8184, r34
	;;
	st8 [r14] = r15
	br .L10
	;;
.L15:
	addl r16 = -8200, r0
	;;
	add r14 = r34, r16
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	addl r17 = -8200, r0
	;;
	add r14 = r34, r17
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	mov r16 = r14
	addl r17 = -8200, r0
	;;
	add r14 = r34, r17
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r15 = -8200, r0
	;;
	add r14 = r34, r15
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	adds r14 = -8192, r34
	addl r16 = -8200, r0
	;;
	add r15 = r34, r16
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	st8 [r14] = r15
	adds r14 = -8192, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r14 = -8192, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r35
	mov r14 = r8
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L13:
	adds r15 = -8192, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r16 = r15
	adds r15 = -8192, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld2 r15 = [r15]
	;;
	mov r17 = r15
	adds r15 = -8192, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 10, r15
	;;
	ld2 r15 = [r15]
	;;
	mov r18 = r15
	adds r15 = -8192, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 12, r15
	;;
	ld4 r15 = [r15]
	;;
	mov r41 = r15
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r14
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L11:
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	addl r17 = -8200, r0
	;;
	add r14 = r34, r17
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L14
	br .L9
	;;
.L14:
	addl r15 = -8200, r0
	;;
	add r14 = r34, r15
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	addp4 r14 = r14, r0
	addp4 r15 = 4294967292 - 0x100000000, r0
	;;
	and r14 = r15, r14
	addl r16 = -8208, r0
	;;
	add r16 = r16, r34
	;;
	ld8 r15 = [r16]
	;;
	sub r14 = r15, r14
	addl r17 = -8208, r0
	;;
	add r17 = r17, r34
	;;
	st8 [r17] = r14
	addl r15 = -8200, r0
	;;
	add r14 = r34, r15
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	addp4 r14 = r14, r0
	addp4 r15 = 4294967292 - 0x100000000, r0
	;;
	and r15 = r15, r14
	addl r16 = -8200, r0
	;;
	add r14 = r34, r16
	addl r17 = -8200, r0
	;;
	add r16 = r34, r17
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L10:
	addl r15 = -8208, r0
	;;
	add r15 = r15, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L9
	addl r16 = -8200, r0
	;;
	add r14 = r34, r16
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L9
	addl r17 = -8200, r0
	;;
	add r14 = r34, r17
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	addl r16 = -8208, r0
	;;
	add r16 = r16, r34
	;;
	ld8 r14 = [r16]
	;;
	cmp.le p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
.L9:
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -8184, r34
	addl r39 = 64, r0
	addl r38 = 8192, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r35
	addl r17 = -8208, r0
	;;
	add r17 = r17, r34
	;;
	st8 [r17] = r8
	addl r15 = -8208, r0
	;;
	add r15 = r15, r34
	;;
	ld8 r14 = [r15]
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp show_answers#
	.section	.rodata
	.align 8
.LC5:
	stringz	""
	.align 8
.LC6:
	stringz	"%s: %ld %s\n"
	.text
	.align 16
	.proc ask#
ask:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -128, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st4 [r14] = r33
	adds r14 = -4, r39
	;;
	st4 [r14] = r34
	mov r14 = r39
	;;
	st4 [r14] = r35
	adds r14 = 4, r39
	;;
	st4 [r14] = r36
	adds r14 = -104, r39
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -104, r39
	adds r15 = -8, r39
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	mov r14 = r39
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -104, r39
	;;
	adds r14 = 4, r14
	;;
	st2 [r14] = r15
	adds r14 = 4, r39
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -104, r39
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r15
	addl r14 = @gprel(sequence.0#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(sequence.0#), gp
	;;
	st4 [r15] = r14
	addl r14 = @gprel(sequence.0#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r39
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -104, r39
	mov r44 = r0
	;;
	mov r43 = r16
	mov r42 = r14
	mov r41 = r15
	br.call.sptk.many b0 = send#
	mov r1 = r40
	adds r14 = -112, r39
	;;
	st8 [r14] = r8
	adds r15 = -112, r39
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r40
	mov r14 = r8
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L19:
	adds r15 = -16, r39
	;;
	mov r44 = r14
	adds r14 = -112, r39
	;;
	ld8 r43 = [r14]
	ld8 r42 = [r15]
	movl r41 = @gprel(.LC6)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = show_answers#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp ask#
	.section	.rodata
	.align 8
.LC7:
	stringz	"socket"
	.align 8
.LC8:
	stringz	"a header"
	.align 8
.LC9:
	stringz	"a header, acknowledged"
	.align 8
.LC10:
	stringz	"a header of a dump"
	.align 8
.LC11:
	stringz	"a header of a change"
	.align 8
.LC12:
	stringz	"a header, no request"
	.align 8
.LC13:
	stringz	"no operation"
	.align 8
.LC14:
	stringz	"no operation, quiet"
	.align 8
.LC15:
	stringz	"an unknown type"
	.align 8
.LC16:
	stringz	"a type below"
	.align 8
.LC17:
	stringz	"a length below the header"
	.align 8
.LC18:
	stringz	"a length beyond the datagram"
	.align 8
.LC19:
	stringz	"half a header"
	.align 8
.LC20:
	stringz	"nothing"
	.align 8
.LC21:
	stringz	"no interface"
	.align 8
.LC22:
	stringz	"half of its structure"
	.align 8
.LC23:
	stringz	"routes without a dump"
	.align 8
.LC24:
	stringz	"getsockname(s, (struct sockaddr *)&name, &size)"
	.align 8
.LC25:
	stringz	"  %d %d %d\n"
	.align 8
.LC26:
	stringz	"bind(other, (struct sockaddr *)&name, sizeof name)"
	.align 8
.LC27:
	stringz	"bind(other, (struct sockaddr *)&wrong, sizeof wrong)"
	.align 8
.LC28:
	stringz	"bind(other, (struct sockaddr *)&name, 11)"
	.align 8
.LC29:
	stringz	"listen(other, 1)"
	.align 8
.LC30:
	stringz	"accept(other, NULL, NULL)"
	.align 8
.LC31:
	stringz	"socket(AF_NETLINK, SOCK_STREAM, NETLINK_ROUTE)"
	.align 8
.LC32:
	stringz	"socket(AF_NETLINK, SOCK_RAW, 40)"
	.align 8
.LC33:
	stringz	"recv(other, &name, sizeof name, MSG_DONTWAIT)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = 16, r0
	;;
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
	adds r14 = -28, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 3, r0
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(s#), gp
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 18, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 18, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r16 = 768, r0
	;;
	or r14 = r16, r14
	;;
	mov r41 = r14
	addl r40 = 18, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 16, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	mov r41 = r0
	addl r40 = 18, r0
	adds r15 = -32, r35
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 1, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 1, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 16, r14
	;;
	mov r16 = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 124, r0
	mov r39 = r15
	mov r38 = r16
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 16, r14
	;;
	mov r16 = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 15, r0
	mov r39 = r15
	mov r38 = r16
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = -1, r14
	;;
	mov r15 = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 18, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 4, r14
	;;
	mov r15 = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 18, r0
	adds r14 = -32, r35
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 18, r0
	addl r39 = 8, r0
	mov r38 = r15
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 4, r14
	;;
	mov r41 = r14
	addl r40 = 18, r0
	mov r39 = r0
	mov r38 = r15
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 16, r14
	;;
	mov r16 = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 18, r0
	mov r39 = r15
	mov r38 = r16
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	mov r16 = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 8, r14
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 18, r0
	mov r39 = r15
	mov r38 = r16
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 12, r14
	;;
	mov r16 = r14
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 12, r14
	adds r14 = -28, r35
	;;
	ld4 r41 = [r14]
	addl r40 = 22, r0
	mov r39 = r15
	mov r38 = r16
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = ask#
	mov r1 = r36
	adds r14 = -20, r35
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
	adds r14 = -20, r35
	addl r15 = 16, r0
	;;
	st2 [r14] = r15
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = 4, r35
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -20, r35
	;;
	mov r16 = r15
	adds r15 = 4, r35
	;;
	mov r39 = r15
	mov r38 = r16
	mov r37 = r14
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 12, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -20, r35
	;;
	ld2 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 16, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -20, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -24, r35
	mov r39 = r0
	addl r38 = 524290, r0
	;;
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -20, r35
	;;
	mov r15 = r14
	adds r14 = -24, r35
	addl r39 = 12, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	mov r15 = r14
	adds r14 = -24, r35
	addl r39 = 12, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -20, r35
	;;
	mov r15 = r14
	adds r14 = -24, r35
	addl r39 = 11, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -24, r35
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r0
	adds r14 = -24, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r39 = 40, r0
	addl r38 = 3, r0
	addl r37 = 16, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -20, r35
	adds r14 = -24, r35
	addl r40 = 64, r0
	addl r39 = 12, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = show_answer#
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
	.sbss
	.align 4
	.type	sequence.0#, @object
	.size	sequence.0#, 4
sequence.0:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
