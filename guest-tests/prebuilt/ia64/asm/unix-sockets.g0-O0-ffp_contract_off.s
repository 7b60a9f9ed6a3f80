// 998b082f54102ad5de3b192cbd1bbfd6
	.file	"unix-sockets.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC1:
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
	movl r38 = @gprel(.LC1)
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
.LC2:
	stringz	"sendmsg"
	.text
	.align 16
	.proc send_descriptor#
send_descriptor:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -128, r12
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
	adds r14 = -104, r36
	addl r15 = 100, r0
	;;
	st1 [r14] = r15
	adds r14 = -72, r36
	adds r15 = -104, r36
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
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
	adds r14 = -56, r36
	;;
	adds r14 = 16, r14
	adds r15 = -72, r36
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
	;;
	adds r14 = 32, r14
	adds r15 = -103, r36
	;;
	st8 [r14] = r15
	adds r14 = -56, r36
	;;
	adds r14 = 40, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r14 = -103, r36
	addl r40 = 24, r0
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -56, r36
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -56, r36
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L6
	;;
.L5:
	mov r14 = r0
.L6:
	adds r15 = -112, r36
	;;
	st8 [r15] = r14
	adds r15 = -112, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -112, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -112, r36
	;;
	ld8 r14 = [r15]
	addl r15 = 20, r0
	;;
	st8 [r14] = r15
	adds r15 = -112, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	adds r15 = 4, r36
	addl r40 = 4, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r15 = -56, r36
	mov r14 = r36
	mov r40 = r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp send_descriptor#
	.section	.rodata
	.align 8
.LC3:
	stringz	"recvmsg"
	.text
	.align 16
	.proc receive_descriptor#
receive_descriptor:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -88, r35
	adds r15 = -120, r35
	;;
	st8 [r14] = r15
	adds r14 = -88, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
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
	adds r14 = -72, r35
	;;
	adds r14 = 16, r14
	adds r15 = -88, r35
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 32, r14
	adds r15 = -119, r35
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	adds r14 = 40, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r15 = -72, r35
	mov r14 = r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -72, r35
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L8
	adds r14 = -72, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L9
	;;
.L8:
	mov r14 = r0
.L9:
	adds r15 = -128, r35
	;;
	st8 [r15] = r14
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L10
	addl r14 = -1, r0
	br .L12
	;;
.L10:
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = -16, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
.L12:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp receive_descriptor#
	.section	.rodata
	.align 8
.LC4:
	stringz	"yes"
	.align 8
.LC5:
	stringz	"NO"
	.align 8
.LC6:
	stringz	"socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0"
	.align 8
.LC7:
	stringz	"%-3s %s\n"
	.align 8
.LC8:
	stringz	"hello"
	.align 8
.LC9:
	stringz	"write(pair[0], \"hello\", 5) == 5 && read(pair[1], b, 100) == 5"
	.align 8
.LC10:
	stringz	"back"
	.align 8
.LC11:
	stringz	"send(pair[1], \"back\", 4, 0) == 4 && recv(pair[0], b, 2, MSG_PEEK) == 2 && recv(pair[0], b, 100, 0) == 4"
	.align 8
.LC12:
	stringz	"recv(pair[0], b, 10, MSG_DONTWAIT) == -1 && errno == EAGAIN"
	.align 8
.LC13:
	stringz	"passed"
	.align 8
.LC14:
	stringz	"through a socket"
	.align 8
.LC15:
	stringz	"write"
	.align 8
.LC16:
	stringz	"through"
	.align 8
.LC17:
	stringz	"fd > 0 && pread(fd, b, 100, 0) == 16 && memcmp(b, \"through\", 7) == 0"
	.align 8
.LC18:
	stringz	"shutdown(pair[0], SHUT_WR) == 0 && read(pair[1], b, 10) == 0"
	.align 8
.LC19:
	stringz	"bind(server, (struct sockaddr *)&name, sizeof name) == 0 && listen(server, 5) == 0"
	.align 8
.LC20:
	stringz	"bind(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) == -1 && errno == EADDRINUSE"
	.align 8
.LC21:
	stringz	"connect"
	.align 8
.LC22:
	stringz	"ABC"
	.align 8
.LC24:
	stringz	"read"
	.align 8
.LC25:
	stringz	"%d %d\n"
	.align 8
.LC26:
	stringz	"socket"
	.align 8
.LC27:
	stringz	"connect(socket(AF_UNIX, SOCK_STREAM, 0), (struct sockaddr *)&name, sizeof name) == -1 && errno == ENOENT"
	.align 8
.LC28:
	stringz	"socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0"
	.align 8
.LC29:
	stringz	"one"
	.align 8
.LC30:
	stringz	"second"
	.align 8
.LC31:
	stringz	"recv(pair[1], b, 2, MSG_TRUNC) == 3 && recv(pair[1], b, 100, 0) == 6"
	.align 8
.LC32:
	stringz	"getsockopt(pair[0], SOL_SOCKET, SO_TYPE, &value, &length) == 0 && value == SOCK_DGRAM"
	.align 2
.LC0:
	data2	1
	stringz	"socket"
	.skip	101
	.align 8
.LC23:
	stringz	"abc"
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
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -212, r35
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
	adds r14 = -220, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L14:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L15:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 5, r0
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L16
	adds r14 = -220, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	addl r39 = 100, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L17:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 4, r0
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L18
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	addl r40 = 2, r0
	addl r39 = 2, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	mov r40 = r0
	addl r39 = 100, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L18
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L19
	;;
.L18:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L19:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	addl r40 = 64, r0
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L20
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L20
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L21
	;;
.L20:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L21:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	adds r32 = -224, r35
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -224, r35
	addl r39 = 16, r0
	;;
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -224, r35
	;;
	ld4 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = send_descriptor#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L22:
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	adds r32 = -240, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = receive_descriptor#
	mov r1 = r36
	st4 [r32] = r8
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -240, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r15 = -212, r35
	adds r14 = -240, r35
	mov r40 = r0
	addl r39 = 100, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = pread#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L23
	adds r14 = -212, r35
	addl r39 = 7, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -220, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	addl r39 = 10, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 110, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r32 = -236, r35
	;;
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -112, r35
	;;
	mov r15 = r14
	adds r14 = -236, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	adds r14 = -236, r35
	addl r38 = 5, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -112, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L29
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 98, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -256, r35
	;;
	st4 [r14] = r0
	br .L31
	;;
.L36:
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r32 = -228, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -112, r35
	;;
	mov r15 = r14
	adds r14 = -228, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	movl r15 = @gprel(.LC22)
	;;
	add r15 = r1, r15
	;;
	add r15 = r14, r15
	adds r14 = -228, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = 12, r35
	adds r14 = -228, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L33
	movl r15 = @gprel(.LC23)
	;;
	add r15 = r1, r15
	adds r16 = -256, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 12, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
.L33:
	addl r14 = 1, r0
	br .L35
	;;
.L34:
	mov r14 = r0
.L35:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = _exit#
	;;
.L32:
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -256, r35
	;;
	st4 [r16] = r14
.L31:
	adds r15 = -256, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L36
	adds r14 = -252, r35
	;;
	st4 [r14] = r0
	adds r14 = -248, r35
	;;
	st4 [r14] = r0
	br .L37
	;;
.L38:
	mov r15 = r0
	adds r32 = -232, r35
	adds r14 = -236, r35
	mov r39 = r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	st4 [r32] = r8
	adds r15 = -212, r35
	adds r14 = -232, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -212, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -252, r35
	adds r15 = -252, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -212, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -212, r35
	;;
	st1 [r14] = r15
	adds r15 = -212, r35
	adds r14 = -232, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -232, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -248, r35
	adds r15 = -248, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -248, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L38
	adds r14 = -244, r35
	;;
	st4 [r14] = r0
	br .L39
	;;
.L40:
	mov r14 = r35
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
	adds r14 = -244, r35
	adds r15 = -244, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L39:
	mov r14 = r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r15 = -244, r35
	adds r14 = -252, r35
	;;
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r39 = r0
	addl r38 = 1, r0
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -112, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L41
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 2, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 3, r0
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 6, r0
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	adds r14 = -220, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	addl r40 = 32, r0
	addl r39 = 2, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L45
	adds r14 = -220, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -212, r35
	mov r40 = r0
	addl r39 = 100, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 6, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -220, r35
	;;
	ld4 r14 = [r14]
	adds r16 = 8, r35
	adds r15 = 4, r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 3, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC7)
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
