// 36c8a40425f3364d4a782439abe7a295
	.file	"udp.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"yes"
	.align 8
.LC1:
	stringz	"NO"
	.align 8
.LC2:
	stringz	"bind(s, (struct sockaddr *)&a, sizeof a) == 0 && bind(t, (struct sockaddr *)&b, sizeof b) == 0"
	.align 8
.LC3:
	stringz	"%-3s %s\n"
	.align 8
.LC4:
	stringz	"datagram"
	.align 8
.LC5:
	stringz	"sendto(s, \"datagram\", 8, 0, (struct sockaddr *)&b, sizeof b) == 8"
	.align 8
.LC6:
	stringz	"recvfrom(t, text, sizeof text, 0, (struct sockaddr *)&from, &size) == 8 && strcmp(text, \"datagram\") == 0"
	.align 8
.LC7:
	stringz	"from.sin_port == a.sin_port && size == sizeof from"
	.align 8
.LC8:
	stringz	"reply"
	.align 8
.LC9:
	stringz	"connect(t, (struct sockaddr *)&a, sizeof a) == 0 && send(t, \"reply\", 5, 0) == 5"
	.align 8
.LC10:
	stringz	"rep"
	.align 8
.LC11:
	stringz	"recv(s, text, 3, 0) == 3 && memcmp(text, \"rep\", 3) == 0"
	.align 8
.LC12:
	stringz	"recv(s, text, 3, MSG_DONTWAIT) == -1 && errno == EAGAIN"
	.align 8
.LC13:
	stringz	"setsockopt(s, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0"
	.align 8
.LC14:
	stringz	"recv(s, text, 3, 0) == -1 && errno == EAGAIN"
	.align 8
.LC15:
	stringz	"getpeername(t, (struct sockaddr *)&from, &size) == 0 && from.sin_port == a.sin_port"
	.align 8
.LC16:
	stringz	"getpeername(s, (struct sockaddr *)&from, &size) == -1 && errno == ENOTCONN"
	.align 8
.LC17:
	stringz	"10.1.2.300"
	.align 8
.LC18:
	stringz	"10.1.2.3"
	.align 8
.LC19:
	stringz	"inet_pton(AF_INET, \"10.1.2.300\", &from.sin_addr) == 0 && inet_pton(AF_INET, \"10.1.2.3\", &from.sin_addr) == 1"
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
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -152, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -152, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -152, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r15 = -136, r35
	adds r14 = -152, r35
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = -104, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -160, r35
	;;
	st4 [r14] = r8
	adds r32 = -156, r35
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -152, r35
	addl r39 = 16, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	adds r14 = -136, r35
	;;
	mov r15 = r14
	adds r14 = -156, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L2
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L3
	;;
.L2:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L3:
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	mov r15 = r14
	adds r14 = -104, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	adds r14 = -136, r35
	;;
	mov r16 = r14
	adds r15 = -104, r35
	adds r14 = -156, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	adds r14 = -136, r35
	addl r42 = 16, r0
	;;
	mov r41 = r14
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L4
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L5
	;;
.L4:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L5:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -100, r35
	;;
	st4 [r14] = r0
	adds r15 = 4, r14
	;;
	st4 [r15] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 92, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -104, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r35
	;;
	mov r17 = r14
	adds r16 = -104, r35
	adds r15 = -100, r35
	adds r14 = -156, r35
	;;
	mov r42 = r16
	mov r41 = r17
	mov r40 = r0
	addl r39 = 100, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recvfrom#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 8, r14
	(p6) br.cond.dptk .L6
	adds r14 = -100, r35
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L7
	;;
.L6:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L7:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -152, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	adds r14 = -104, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 16, r14
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
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	mov r15 = r14
	adds r14 = -156, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	adds r14 = -156, r35
	mov r40 = r0
	addl r39 = 5, r0
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L10
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L10:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L11:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -100, r35
	mov r40 = r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L12
	adds r14 = -100, r35
	addl r39 = 3, r0
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L13
	;;
.L12:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L13:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -100, r35
	addl r40 = 64, r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L14
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	st8 [r14] = r0
	mov r14 = r35
	;;
	adds r14 = 8, r14
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	mov r14 = r35
	addl r41 = 16, r0
	;;
	mov r40 = r14
	addl r39 = 20, r0
	addl r38 = 1, r0
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -100, r35
	mov r40 = r0
	addl r39 = 3, r0
	;;
	mov r38 = r14
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L18
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -104, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r35
	;;
	mov r16 = r14
	adds r15 = -104, r35
	adds r14 = -156, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -120, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -152, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	mov r15 = r14
	adds r14 = -104, r35
	;;
	mov r39 = r14
	mov r38 = r15
	adds r14 = -160, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 107, r14
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L23:
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	adds r14 = 4, r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	br.call.sptk.many b0 = inet_pton#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -120, r35
	;;
	adds r14 = 4, r14
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	addl r37 = 2, r0
	br.call.sptk.many b0 = inet_pton#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC0)
	;;
	add r14 = r1, r14
	br .L25
	;;
.L24:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L25:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -100, r35
	adds r14 = -120, r35
	;;
	adds r14 = 4, r14
	addl r40 = 100, r0
	mov r39 = r15
	;;
	mov r38 = r14
	addl r37 = 2, r0
	br.call.sptk.many b0 = inet_ntop#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
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
