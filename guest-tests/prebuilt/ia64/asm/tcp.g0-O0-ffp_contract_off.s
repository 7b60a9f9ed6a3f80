// 662ed9b45f3331e77a89b55d82984583
	.file	"tcp.c"
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
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"setsockopt(server, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one) == 0"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"bind(server, (struct sockaddr *)&address, sizeof address) == 0 && listen(server, 10) == 0"
	.align 8
.LC6:
	stringz	"getsockname(server, (struct sockaddr *)&address, &length) == 0 && ntohs(address.sin_port) > 0"
	.align 8
.LC7:
	stringz	"connect"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"strange peer"
	.align 8
.LC10:
	stringz	"%d connections, %d bytes, %d bad\n"
	.align 8
.LC11:
	stringz	"getsockopt(server, SOL_SOCKET, SO_ACCEPTCONN, &value, &length) == 0 && value == 1"
	.align 8
.LC12:
	stringz	"connect(s, (struct sockaddr *)&address, sizeof address) == -1 && errno == ECONNREFUSED"
	.align 8
.LC13:
	stringz	"socket(AF_INET, SOCK_STREAM, IPPROTO_UDP) == -1 && errno == EPROTONOSUPPORT"
	.align 8
.LC14:
	stringz	"x"
	.align 8
.LC15:
	stringz	"send(s, \"x\", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE"
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
	adds r12 = -1216, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -1124, r35
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
	adds r14 = -1124, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1124, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -1108, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r32 = -1148, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -1104, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -1100, r35
	;;
	st4 [r14] = r0
	adds r15 = -1104, r35
	adds r14 = -1148, r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	addl r39 = 2, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1124, r35
	;;
	mov r15 = r14
	adds r14 = -1148, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -1148, r35
	addl r38 = 10, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1124, r35
	;;
	mov r16 = r14
	adds r15 = -1108, r35
	adds r14 = -1148, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -1124, r35
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ntohs#
	mov r1 = r36
	mov r14 = r8
	;;
	zxt2 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1124, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = inet_ntoa#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	adds r14 = -1200, r35
	;;
	st4 [r14] = r0
	br .L11
	;;
.L20:
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	adds r32 = -1128, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -1124, r35
	;;
	mov r15 = r14
	adds r14 = -1128, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
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
	adds r15 = -1104, r35
	adds r14 = -1128, r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	addl r39 = 1, r0
	addl r38 = 6, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	adds r14 = -1196, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
.L16:
	adds r14 = -1200, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -1196, r35
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -992, r35
	addl r39 = 1000, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -1192, r35
	;;
	st4 [r14] = r0
	br .L14
	;;
.L15:
	adds r14 = -1192, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -992, r35
	;;
	add r15 = r14, r15
	adds r14 = -1192, r35
	addl r16 = 1000, r0
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r16, r14
	;;
	sxt4 r16 = r14
	adds r14 = -1128, r35
	;;
	mov r39 = r16
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r16 = r14
	adds r14 = -1192, r35
	adds r15 = -1192, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L14:
	adds r14 = -1192, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L15
	adds r14 = -1196, r35
	adds r15 = -1196, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -1196, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L16
	adds r14 = -1128, r35
	addl r38 = 1, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	adds r14 = -1020, r35
	;;
	st4 [r14] = r0
	adds r14 = -1188, r35
	;;
	st4 [r14] = r0
	adds r15 = -1020, r35
	adds r14 = -1128, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L17
	addl r37 = 2, r0
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	adds r14 = -1184, r35
	;;
	st4 [r14] = r0
	br .L18
	;;
.L19:
	adds r14 = -1200, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r15 = r14
	adds r14 = -1184, r35
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r16 = r14
	adds r14 = -1188, r35
	adds r15 = -1188, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -1184, r35
	adds r15 = -1184, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L18:
	adds r14 = -1184, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 19, r14
	(p6) br.cond.dptk .L19
	adds r14 = -1020, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = ntohl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -1188, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L12:
	adds r15 = -1200, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -1200, r35
	;;
	st4 [r15] = r14
.L11:
	adds r15 = -1200, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L20
	adds r14 = -1096, r35
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
	adds r14 = -1096, r35
	adds r15 = -1148, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -1096, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -1048, r35
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
	adds r14 = -1180, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -1176, r35
	;;
	st4 [r14] = r0
	adds r14 = -1172, r35
	;;
	st4 [r14] = r0
	adds r14 = -1168, r35
	;;
	st4 [r14] = r0
	br .L21
	;;
.L32:
	adds r14 = -1180, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -1096, r35
	addl r39 = -1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	adds r14 = -1096, r35
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
	(p6) br.cond.dptk .L22
	adds r14 = -1180, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 5, r14
	(p6) br.cond.dptk .L22
	adds r14 = -1000, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = -1016, r35
	;;
	mov r16 = r14
	adds r15 = -1000, r35
	adds r14 = -1148, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -1096, r35
	adds r14 = -1180, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r14 = -1096, r35
	adds r15 = -1180, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -1096, r35
	adds r15 = -1180, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 6, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r0
	adds r15 = -1096, r35
	adds r14 = -1180, r35
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
	addl r39 = 2048, r0
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	adds r14 = -1180, r35
	adds r15 = -1180, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -1176, r35
	adds r15 = -1176, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -1016, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r32
	(p6) br.cond.dptk .L22
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
.L22:
	adds r14 = -1164, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L24
	;;
.L31:
	adds r14 = -1096, r35
	adds r15 = -1164, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 6, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 17, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r15 = -1096, r35
	adds r14 = -1164, r35
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
	adds r32 = -1136, r35
	adds r15 = -992, r35
	addl r39 = 700, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -1160, r35
	;;
	st8 [r14] = r0
	br .L26
	;;
.L27:
	adds r15 = -1048, r35
	adds r14 = -1164, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -992, r35
	adds r15 = -1160, r35
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	add r15 = r14, r15
	adds r16 = -1048, r35
	adds r14 = -1164, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -1160, r35
	adds r15 = -1160, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L26:
	adds r15 = -1160, r35
	adds r14 = -1136, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	adds r14 = -1136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r14 = -1136, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	br .L29
	;;
.L28:
	mov r16 = r0
.L29:
	adds r14 = -1172, r35
	adds r15 = -1172, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -1136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r15 = -1048, r35
	adds r14 = -1164, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -996, r35
	;;
	st4 [r14] = r15
	adds r15 = -1096, r35
	adds r14 = -1164, r35
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
	adds r15 = -996, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -1096, r35
	adds r14 = -1164, r35
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
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -1096, r35
	adds r14 = -1164, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -1168, r35
	adds r15 = -1168, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -1164, r35
	adds r15 = -1164, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r15 = -1164, r35
	adds r14 = -1180, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L31
.L21:
	adds r14 = -1168, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L32
	adds r14 = -1152, r35
	;;
	st4 [r14] = r0
	br .L33
	;;
.L34:
	adds r14 = -1024, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -1152, r35
	adds r15 = -1152, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L33:
	adds r14 = -1024, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r16 = -1152, r35
	adds r15 = -1172, r35
	adds r14 = -1176, r35
	;;
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1108, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r16 = -1108, r35
	adds r15 = -1100, r35
	adds r14 = -1148, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 30, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -1100, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1148, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r32 = -1144, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -1124, r35
	;;
	mov r15 = r14
	adds r14 = -1144, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L37
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 111, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r39 = 17, r0
	addl r38 = 1, r0
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L39
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 93, r14
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L40:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -1144, r35
	addl r40 = 16384, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L41
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
