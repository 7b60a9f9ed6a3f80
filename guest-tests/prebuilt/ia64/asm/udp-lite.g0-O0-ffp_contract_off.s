// 01b9b0348ff5156c8745a63d593b47f7
	.file	"udp-lite.c"
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
	stringz	"socket"
	.text
	.align 16
	.proc bound#
bound:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	;;
	ld4 r40 = [r14]
	addl r39 = 2050, r0
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -32, r36
	;;
	st4 [r15] = r14
	adds r14 = -28, r36
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
	adds r14 = -28, r36
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r14 = 4, r36
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = htons#
	mov r1 = r37
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r36
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	movl r38 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -28, r36
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -28, r36
	addl r40 = 16, r0
	;;
	mov r39 = r14
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r15 = -32, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	addl r14 = -1, r0
	br .L7
	;;
.L5:
	adds r15 = -32, r36
	;;
	ld4 r14 = [r15]
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp bound#
	.align 16
	.proc send_to#
send_to:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
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
	st4 [r14] = r34
	adds r14 = -128, r37
	;;
	st8 [r14] = r0
	adds r14 = -120, r37
	;;
	st8 [r14] = r0
	addl r14 = 2, r0
	adds r15 = -128, r37
	;;
	st2 [r15] = r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = htons#
	mov r1 = r38
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -126, r37
	;;
	st2 [r14] = r15
	movl r39 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -124, r37
	;;
	st4 [r14] = r15
	adds r14 = -112, r37
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r16 = -128, r37
	adds r15 = -112, r37
	mov r14 = r37
	addl r44 = 16, r0
	;;
	mov r43 = r16
	mov r42 = r0
	mov r41 = r17
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp send_to#
	.section	.rodata
	.align 8
.LC2:
	stringz	"level %d option %d: %d -> %d %d %d\n"
	.text
	.align 16
	.proc options#
options:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 7, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	addl r14 = 10, r0
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	br .L11
	;;
.L14:
	adds r14 = -28, r37
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -16, r37
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -12, r37
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(values.1#)
	;;
	add r15 = r1, r15
	;;
	add r16 = r14, r15
	adds r34 = -24, r37
	adds r15 = 4, r37
	mov r14 = r37
	addl r43 = 4, r0
	;;
	mov r42 = r16
	adds r16 = -32, r37
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r38
	st4 [r34] = r8
	adds r34 = -20, r37
	adds r17 = -12, r37
	adds r16 = -16, r37
	adds r15 = 4, r37
	mov r14 = r37
	;;
	mov r43 = r17
	mov r42 = r16
	adds r16 = -32, r37
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r38
	st4 [r34] = r8
	;;
	movl r15 = @gprel(values.1#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	adds r14 = -16, r37
	;;
	ld4 r18 = [r14]
	adds r16 = -20, r37
	adds r15 = -24, r37
	adds r14 = 4, r37
	;;
	mov r45 = r18
	ld4 r44 = [r16]
	ld4 r43 = [r15]
	mov r42 = r17
	adds r15 = -32, r37
	;;
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -28, r37
	adds r15 = -28, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -28, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 4, r14
	(p6) br.cond.dptk .L13
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
.L11:
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 12, r14
	(p6) br.cond.dptk .L14
	nop 0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp options#
	.section	.rodata
	.align 8
.LC3:
	stringz	"covers %d, wants %d: sent %d, received"
	.align 8
.LC4:
	stringz	" %d\n"
	.text
	.align 16
	.proc coverage#
coverage:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -128, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	addl r41 = 5400, r0
	addl r40 = 136, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r39
	adds r14 = -112, r38
	;;
	st4 [r14] = r8
	adds r34 = -108, r38
	addl r41 = 5401, r0
	addl r40 = 136, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r39
	;;
	st4 [r34] = r8
	mov r14 = r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L16
	mov r14 = r38
	addl r44 = 4, r0
	;;
	mov r43 = r14
	addl r42 = 10, r0
	addl r41 = 136, r0
	adds r14 = -112, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r39
.L16:
	adds r14 = 4, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L17
	adds r15 = 4, r38
	adds r14 = -108, r38
	addl r44 = 4, r0
	;;
	mov r43 = r15
	addl r42 = 11, r0
	addl r41 = 136, r0
	ld4 r40 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r39
.L17:
	mov r14 = r38
	;;
	ld4 r34 = [r14]
	adds r14 = 4, r38
	;;
	ld4 r35 = [r14]
	addl r42 = 20, r0
	addl r41 = 5401, r0
	adds r14 = -112, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = send_to#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r43 = r14
	mov r42 = r35
	mov r41 = r34
	movl r40 = @gprel(.LC3)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -104, r38
	adds r14 = -108, r38
	mov r43 = r0
	addl r42 = 100, r0
	;;
	mov r41 = r15
	ld4 r40 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r41 = r14
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -112, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r39
	adds r14 = -108, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp coverage#
	.section	.rodata
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"socket(AF_INET, SOCK_STREAM, IPPROTO_UDPLITE) == -1 && errno == EPROTONOSUPPORT"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"socket(AF_INET, SOCK_DGRAM, 300) == -1 && errno == EINVAL"
	.align 8
.LC10:
	stringz	"!getsockopt(lite, SOL_SOCKET, SO_PROTOCOL, &protocol, &len) && protocol == IPPROTO_UDPLITE"
	.align 8
.LC11:
	stringz	"bound(IPPROTO_UDPLITE, FIRST_PORT) == -1 && errno == EADDRINUSE"
	.align 8
.LC12:
	stringz	"send_to(sender, FIRST_PORT, 3) == 3"
	.align 8
.LC13:
	stringz	"recv(udp, data, sizeof data, 0) == -1 && errno == EAGAIN"
	.align 8
.LC14:
	stringz	"recv(lite, data, sizeof data, 0) == 3"
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
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 136, r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	;;
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L19
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 93, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 300, r0
	addl r38 = 2, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -104, r35
	addl r38 = 5400, r0
	;;
	addl r37 = 136, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	st4 [r32] = r8
	adds r32 = -100, r35
	addl r38 = 5400, r0
	;;
	addl r37 = 17, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -92, r35
	;;
	st4 [r14] = r0
	adds r14 = -88, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r16 = -88, r35
	adds r15 = -92, r35
	adds r14 = -104, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 38, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -92, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 136, r0
	;;
	cmp4.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 5400, r0
	;;
	addl r37 = 136, r0
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 98, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -96, r35
	addl r39 = 136, r0
	addl r38 = 2, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -96, r35
	addl r39 = 3, r0
	addl r38 = 5400, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send_to#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -84, r35
	adds r14 = -100, r35
	mov r40 = r0
	addl r39 = 100, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -84, r35
	adds r14 = -104, r35
	mov r40 = r0
	addl r39 = 100, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -104, r35
	addl r38 = 136, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = options#
	mov r1 = r36
	adds r14 = -104, r35
	addl r38 = 17, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = options#
	mov r1 = r36
	adds r14 = -100, r35
	addl r38 = 136, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = options#
	mov r1 = r36
	adds r14 = -104, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	st4 [r14] = r0
	br .L33
	;;
.L36:
	adds r14 = -108, r35
	;;
	st4 [r14] = r0
	br .L34
	;;
.L35:
	movl r15 = @gprel(bytes.0#)
	;;
	add r15 = r1, r15
	adds r16 = -112, r35
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
	movl r16 = @gprel(bytes.0#)
	;;
	add r16 = r1, r16
	adds r14 = -108, r35
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
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = coverage#
	mov r1 = r36
	adds r14 = -108, r35
	adds r15 = -108, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r14 = -108, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L35
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -112, r35
	;;
	st4 [r16] = r14
.L33:
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L36
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
	.type	values.1#, @object
	.size	values.1#, 20
values.1:
	data4	0
	data4	3
	data4	20
	data4	70000
	data4	-1
	.align 4
	.type	bytes.0#, @object
	.size	bytes.0#, 24
bytes.0:
	data4	-1
	data4	0
	data4	8
	data4	12
	data4	28
	data4	100
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
