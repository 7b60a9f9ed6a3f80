// 0d46cbc4f72a22438d7f95ba3b1c465a
	.file	"unix-sockets.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC1:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc must.part.0#
must.part.0:
	.prologue 12, 33
	.mii
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	ld4 r36 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r35
	mov r38 = r8
	mov r37 = r32
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r35
	addl r36 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp must.part.0#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"hello"
	.align 8
.LC7:
	stringz	"write(pair[0], \"hello\", 5) == 5 && read(pair[1], b, 100) == 5"
	.align 8
.LC8:
	stringz	"back"
	.align 8
.LC9:
	stringz	"send(pair[1], \"back\", 4, 0) == 4 && recv(pair[0], b, 2, MSG_PEEK) == 2 && recv(pair[0], b, 100, 0) == 4"
	.align 8
.LC10:
	stringz	"recv(pair[0], b, 10, MSG_DONTWAIT) == -1 && errno == EAGAIN"
	.align 8
.LC11:
	stringz	"passed"
	.align 8
.LC12:
	stringz	"through a socket"
	.align 8
.LC13:
	stringz	"write"
	.align 8
.LC14:
	stringz	"sendmsg"
	.align 8
.LC15:
	stringz	"recvmsg"
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
	.align 8
.LC23:
	stringz	"abc"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.mmb
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 0, 14, 5, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mmi
	mov r45 = r1
	nop 0
	.save rp, r43
	mov r43 = b0
	.body
	;;
	.mmi
	adds r14 = 128, r12
	adds r32 = 126, r12
	adds r35 = 272, r12
	.mmi
	addl r48 = 92, r0
	mov r47 = r0
	adds r46 = 134, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 130, r12
	.mmi
	st2 [r32] = r0
	nop 0
	adds r38 = 276, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 132, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r47 = 1, r0
	mov r49 = r35
	mov r1 = r45
	.mmb
	mov r48 = r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	addl r48 = 5, r0
	.mmi
	nop 0
	ld4 r46 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC6)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 5, r8
	(p7) br.cond.dpnt .L71
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L6:
	.mlx
	nop 0
	movl r48 = @gprel(.LC7)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 4, r0
	ld4 r46 = [r38]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC8)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L76
	;;
.L7:
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	.mlx
	nop 0
	movl r48 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r32
	mov r1 = r45
	addl r49 = 64, r0
	.mmb
	addl r48 = 10, r0
	ld4 r46 = [r35]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L77
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L10:
	.mlx
	nop 0
	movl r48 = @gprel(.LC10)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L11
	;;
	.mlx
	addl r48 = 384, r0
	movl r46 = @gprel(.LC11)
	.mmi
	addl r47 = 66, r0
	adds r34 = 256, r12
	addl r33 = 1, r0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r48 = 16, r0
	.mmi
	mov r32 = r8
	nop 0
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC12)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	adds r14 = 280, r12
	addl r15 = 100, r0
	cmp.ne p6, p7 = -1, r8
	.mmb
	mov r1 = r45
	addl r48 = 56, r0
	(p7) br.cond.spnt .L29
	;;
	.mmi
	st1 [r14] = r15
	st8 [r34] = r14
	adds r14 = 264, r12
	.mmi
	ld4 r35 = [r38]
	mov r47 = r0
	adds r46 = 16, r12
	;;
	.mib
	st8 [r14] = r33
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 32, r12
	adds r14 = 232, r12
	addl r16 = 24, r0
	.mmi
	mov r46 = r35
	mov r48 = r0
	adds r47 = 16, r12
	;;
	.mmi
	st8 [r15] = r34
	adds r15 = 40, r12
	mov r1 = r45
	;;
	.mmi
	st8 [r15] = r33
	nop 0
	adds r15 = 48, r12
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 56, r12
	;;
	.mmi
	nop 0
	st8 [r15] = r16
	adds r15 = 252, r12
	.mlx
	nop 0
	movl r16 = 4294967297
	;;
	.mmi
	st4 [r15] = r0
	nop 0
	adds r15 = 240, r12
	;;
	.mmi
	st8 [r15] = r16
	nop 0
	addl r15 = 20, r0
	;;
	.mmi
	st8 [r14] = r15
	nop 0
	adds r14 = 248, r12
	;;
	.mib
	st4 [r14] = r32
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC14)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	nop 0
	mov r46 = r0
	br.call.sptk.many b0 = _exit#
.L11:
	.mmi
	adds r39 = 256, r12
	adds r14 = 284, r12
	addl r33 = 1, r0
	.mmi
	ld4 r42 = [r35]
	addl r48 = 56, r0
	mov r47 = r0
	;;
	.mmi
	st8 [r39] = r14
	adds r14 = 264, r12
	adds r46 = 16, r12
	.mmi
	adds r36 = 48, r12
	adds r34 = 56, r12
	adds r41 = 32, r12
	;;
	.mmi
	st8 [r14] = r33
	nop 0
	adds r37 = 40, r12
	.mmb
	adds r40 = 232, r12
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 24, r0
	mov r46 = r42
	mov r48 = r0
	.mmi
	adds r47 = 16, r12
	st8 [r37] = r33
	mov r1 = r45
	;;
	.mmi
	st8 [r34] = r14
	st8 [r41] = r39
	adds r33 = 280, r12
	;;
	.mib
	st8 [r36] = r40
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC15)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	ld8 r14 = [r34]
	mov r46 = r33
	addl r48 = 4, r0
	;;
	.mib
	cmp.ltu p6, p7 = 15, r14
	nop 0
	(p7) br.cond.dpnt .L17
	;;
	.mmi
	nop 0
	ld8 r47 = [r36]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r47
	adds r47 = 16, r47
	(p6) br.cond.spnt .L17
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = memcpy#
	;;
	.mmi
	mov r1 = r45
	ld4 r33 = [r33]
	mov r46 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r45
	cmp4.ge p6, p7 = 0, r33
	(p7) br.cond.dpnt .L78
	;;
.L16:
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r48 = @gprel(.LC17)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 1, r0
	.mmb
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L79
	;;
.L21:
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	.mlx
	nop 0
	movl r48 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	mov r1 = r45
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	addl r46 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 28531, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 20, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 26, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 34, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 38, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 42, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 50, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 54, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 58, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 62, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 66, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 70, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 74, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 78, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 80, r12
	.mmi
	nop 0
	st2 [r41] = r0
	nop 0
	;;
	.mmi
	st2 [r37] = r0
	st2 [r36] = r0
	nop 0
	;;
	.mmi
	st2 [r34] = r0
	st1 [r14] = r0
	adds r14 = 81, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 82, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 86, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 90, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 94, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 98, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 100, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 102, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 106, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 108, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 110, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 114, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 116, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 118, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 122, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	mov r36 = r8
	addl r48 = 110, r0
	.mmb
	adds r47 = 16, r12
	mov r46 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L80
	;;
.L23:
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 1, r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r8
	addl r48 = 110, r0
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L81
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
.L25:
	.mlx
	addl r34 = 3, r0
	movl r48 = @gprel(.LC20)
	.mlx
	mov r37 = r0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r45
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	nop 0
	mov r33 = r8
	.mmb
	mov r1 = r45
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r45
	(p6) br.cond.dpnt .L47
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	cmp4.ne p6, p7 = 0, r8
	nop 0
	mov r1 = r45
	;;
	.mib
	nop 0
	(p7) addl r33 = 2, r0
	(p7) br.cond.dpnt .L26
.L27:
	.mmi
	mov r48 = r0
	mov r47 = r0
	nop 0
	.mmb
	mov r46 = r36
	adds r34 = -1, r34
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r45
	mov r33 = r8
	addl r48 = 1, r0
	.mmb
	mov r47 = r32
	mov r46 = r8
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r45
	cmp.ne p6, p7 = -1, r8
	addl r48 = 1, r0
	.mmb
	mov r47 = r32
	mov r46 = r33
	(p7) br.cond.spnt .L82
	;;
	.mmi
	ld1 r14 = [r32]
	;;
	nop 0
	sxt1 r14 = r14
	;;
	.mmi
	adds r15 = 32, r14
	nop 0
	add r37 = r37, r14
	;;
	.mib
	st1 [r32] = r15
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r45
	.mmb
	mov r46 = r33
	nop 0
	(p6) br.cond.spnt .L29
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r34
	(p6) br.cond.dptk .L27
	.mmi
	nop 0
	adds r33 = 280, r12
	nop 0
	;;
	.mib
	mov r46 = r33
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r45
	cmp4.lt p6, p7 = 0, r8
	(p7) br.cond.dpnt .L83
	.align 32
.L33:
	.mii
	ld4 r14 = [r33]
	mov r46 = r33
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mmi
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	nop 0
	;;
	.mib
	add r34 = r34, r14
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mib
	mov r1 = r45
	cmp4.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L33
	;;
.L83:
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	.mmi
	mov r48 = r34
	nop 0
	mov r47 = r37
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 1, r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r8
	addl r48 = 110, r0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L84
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	.mlx
	nop 0
	movl r48 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r47 = 2, r0
	mov r49 = r35
	mov r1 = r45
	.mmb
	mov r48 = r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 3, r0
	ld4 r46 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 6, r0
	ld4 r46 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 32, r0
	addl r48 = 2, r0
	.mmb
	mov r47 = r32
	ld4 r46 = [r38]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 3, r8
	(p7) br.cond.dpnt .L85
	;;
.L36:
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r48 = @gprel(.LC31)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 4, r0
	addl r47 = 1, r0
	mov r1 = r45
	.mmi
	mov r50 = r40
	mov r49 = r39
	addl r48 = 3, r0
	;;
	.mmi
	nop 0
	ld4 r46 = [r35]
	nop 0
	.mmb
	st4 [r40] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L38
	.mmi
	ld4 r14 = [r39]
	;;
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	;;
	.mii
	(p6) add r47 = r1, r47
	nop 0
	;;
	(p7) add r47 = r1, r47
.L38:
	.mlx
	nop 0
	movl r48 = @gprel(.LC32)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r45
	mov b0 = r43
	;;
	.mii
	nop 0
	mov ar.pfs = r44
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L77:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r45
	;;
	cmp4.ne p6, p7 = 11, r14
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) add r47 = r1, r47
	br .L10
	;;
.L78:
	.mmi
	mov r49 = r0
	addl r48 = 100, r0
	nop 0
	.mmb
	mov r47 = r32
	mov r46 = r33
	br.call.sptk.many b0 = pread#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 16, r8
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC16)
	.mmi
	addl r48 = 7, r0
	nop 0
	mov r46 = r32
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mmi
	mov r1 = r45
	nop 0
	addl r47 = 1, r0
	.mmb
	ld4 r46 = [r35]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L79
.L76:
	.mmi
	addl r49 = 2, r0
	addl r48 = 2, r0
	nop 0
	.mmb
	mov r47 = r32
	ld4 r46 = [r35]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 2, r8
	(p7) br.cond.dptk .L7
	.mmi
	mov r49 = r0
	addl r48 = 100, r0
	nop 0
	.mmb
	mov r47 = r32
	ld4 r46 = [r35]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 4, r8
	(p6) br.cond.dptk .L7
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	.mmi
	add r47 = r1, r47
	nop 0
	add r48 = r1, r48
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r47 = r32
	mov r1 = r45
	addl r49 = 64, r0
	.mmb
	addl r48 = 10, r0
	ld4 r46 = [r35]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L77
	;;
.L71:
	.mmi
	mov r47 = r32
	nop 0
	addl r48 = 100, r0
	.mmb
	ld4 r46 = [r38]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 5, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L6
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L6
.L81:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r45
	;;
	cmp4.ne p6, p7 = 98, r14
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	nop 0
	(p7) add r47 = r1, r47
	br .L25
	;;
.L80:
	.mib
	addl r47 = 5, r0
	mov r46 = r36
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L23
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC19)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	mov r48 = r0
	nop 0
	.mmb
	addl r47 = 1, r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r47 = 16, r12
	mov r1 = r45
	nop 0
	.mmb
	mov r46 = r8
	addl r48 = 110, r0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	;;
	.mib
	nop 0
	(p6) add r47 = r1, r47
	(p6) br.cond.dptk .L25
	.mib
	nop 0
	nop 0
	br .L81
	;;
.L79:
	.mmi
	mov r47 = r32
	nop 0
	addl r48 = 10, r0
	.mmb
	ld4 r46 = [r38]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r45
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L21
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r47 = r1, r47
	nop 0
	nop 0
	.mlx
	nop 0
	movl r48 = @gprel(.LC18)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r48 = r1, r48
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	adds r15 = 16, r12
	mov r1 = r45
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	addl r46 = 1, r0
	;;
	.mmi
	st2 [r15] = r14
	adds r14 = 18, r12
	addl r15 = 28531, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 20, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 22, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 24, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 26, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 28, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 30, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 34, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 36, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 38, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 42, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 44, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 46, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 50, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 52, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 54, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 58, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 60, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 62, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 64, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 66, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 68, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 70, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 72, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 74, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 76, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 78, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 80, r12
	.mmi
	nop 0
	st2 [r41] = r0
	nop 0
	;;
	.mmi
	st2 [r37] = r0
	st2 [r36] = r0
	nop 0
	;;
	.mmi
	st2 [r34] = r0
	st1 [r14] = r0
	adds r14 = 81, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 82, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 84, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 86, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 88, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 90, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 92, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 94, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 96, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 98, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 100, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 102, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 104, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 106, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 108, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 110, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 112, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 114, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 116, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 118, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 120, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 122, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 124, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r45
	mov r36 = r8
	addl r48 = 110, r0
	.mmb
	adds r47 = 16, r12
	mov r46 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mib
	mov r1 = r45
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L80
.L84:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r45
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r48 = @gprel(.LC27)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	.mmi
	add r48 = r1, r48
	nop 0
	add r46 = r1, r46
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r47 = 2, r0
	mov r49 = r35
	mov r1 = r45
	.mmb
	mov r48 = r0
	addl r46 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC2)
	.mlx
	nop 0
	movl r48 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC3)
	.mlx
	add r48 = r1, r48
	movl r46 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 3, r0
	ld4 r46 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r45
	nop 0
	mov r49 = r0
	.mmi
	addl r48 = 6, r0
	ld4 r46 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r45
	addl r49 = 32, r0
	addl r48 = 2, r0
	.mmb
	mov r47 = r32
	ld4 r46 = [r38]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r45
	cmp.ne p6, p7 = 3, r8
	(p6) br.cond.dptk .L36
.L85:
	.mmi
	mov r47 = r32
	mov r49 = r0
	nop 0
	.mmb
	addl r48 = 100, r0
	ld4 r46 = [r38]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp.eq p6, p7 = 6, r8
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	(p6) br.cond.dpnt .L37
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L37
.L47:
	.mmi
	addl r33 = 1, r0
	nop 0
	nop 0
	;;
.L26:
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	nop 0
	.mib
	addl r46 = 1, r0
	sxt4 r33 = r33
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	addl r48 = 110, r0
	mov r46 = r8
	adds r47 = 16, r12
	.mmb
	mov r32 = r8
	mov r1 = r45
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r45
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC21)
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC22)
	.mii
	addl r48 = 1, r0
	mov r46 = r32
	;;
	add r47 = r1, r47
	;;
	.mib
	add r47 = r47, r33
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r45
	mov r46 = r32
	.mmb
	addl r48 = 1, r0
	mov r47 = r40
	(p6) br.cond.spnt .L29
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	cmp.ne p6, p7 = 1, r8
	mov r1 = r45
	(p7) br.cond.dpnt .L86
	;;
	.mib
	nop 0
	(p6) addl r46 = 1, r0
	br.call.sptk.many b0 = _exit#
.L86:
	.mlx
	nop 0
	movl r15 = @gprel(.LC23)
	.mmi
	ld1 r14 = [r40]
	;;
	add r15 = r1, r15
	sxt1 r14 = r14
	;;
	.mmi
	add r15 = r15, r33
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r15 = r15
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	.mmi
	nop 0
	(p6) mov r46 = r0
	nop 0
	;;
	.mib
	nop 0
	(p7) addl r46 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
.L17:
	.mib
	mov r46 = r0
	nop 0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	nop 0
	mov r1 = r45
	nop 0
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br .L20
.L29:
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
.L82:
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
