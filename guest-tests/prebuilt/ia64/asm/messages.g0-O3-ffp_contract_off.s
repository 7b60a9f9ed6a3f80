// 7f44532b587af58ceddf04e8d758679a
	.file	"messages.c"
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
	stringz	"socketpair"
	.align 8
.LC3:
	stringz	"one"
	.align 8
.LC4:
	stringz	"write"
	.align 8
.LC5:
	stringz	"three"
	.align 8
.LC6:
	stringz	"%d:"
	.align 8
.LC7:
	stringz	" %d"
	.align 8
.LC8:
	stringz	" %d\n"
	.text
	.align 16
	.align 64
	.proc borders#
borders:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 4, 0
	addl r33 = @gprel(s#), gp
	.save rp, r34
	mov r34 = b0
	.mii
	mov r36 = r1
	.body
	mov r38 = r32
	;;
	mov r40 = r33
	.mmb
	addl r37 = 1, r0
	mov r39 = r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r37 = @gprel(.LC2)
	;;
	.mib
	(p7) add r37 = r1, r37
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC3)
	.mmi
	ld4 r37 = [r33]
	nop 0
	addl r39 = 3, r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.ne p6, p7 = -1, r8
	.mmb
	addl r39 = 5, r0
	nop 0
	(p7) br.cond.spnt .L6
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC5)
	.mmi
	ld4 r37 = [r33]
	nop 0
	adds r33 = 4, r33
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r36
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmb
	mov r38 = r32
	nop 0
	(p6) br.cond.spnt .L6
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC6)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 2, r0
	.mmi
	addl r39 = 2, r0
	ld4 r37 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(b#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	addl r40 = 32, r0
	.mmi
	addl r39 = 2, r0
	ld4 r37 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(b#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r40 = r0
	.mmi
	addl r39 = 100, r0
	ld4 r37 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(b#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC7)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	ld4 r37 = [r33]
	addl r40 = 64, r0
	.mmi
	nop 0
	addl r39 = 100, r0
	nop 0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(b#)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r38 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC8)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov b0 = r34
	;;
	.mib
	nop 0
	mov ar.pfs = r35
	br.ret.sptk.many b0
.L6:
	.mlx
	nop 0
	movl r37 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r37 = r1, r37
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp borders#
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"yes"
	.align 8
.LC10:
	stringz	"NO"
	.align 8
.LC11:
	stringz	"file"
	.align 8
.LC12:
	stringz	"f"
	.align 8
.LC13:
	stringz	"sendmsg(s[0], &m, 0) == 1"
	.align 8
.LC14:
	stringz	"%-3s %s\n"
	.align 8
.LC15:
	stringz	"recvmsg(s[1], &m, MSG_CMSG_CLOEXEC) == 1 && b[0] == 'f'"
	.align 8
.LC16:
	stringz	"c && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fds)"
	.align 8
.LC17:
	stringz	"got[0] != fds[0] && fcntl(got[0], F_GETFD) == FD_CLOEXEC"
	.align 8
.LC18:
	stringz	"lseek(fds[0], 33, SEEK_SET) == 33 && lseek(got[0], 0, SEEK_CUR) == 33"
	.align 8
.LC19:
	stringz	"getsockopt(s[0], SOL_SOCKET, SO_PEERCRED, &who, &len) == 0 && who.pid == getpid() && who.uid == getuid()"
	.align 8
.LC20:
	stringz	"setsockopt(s[1], SOL_SOCKET, SO_PASSCRED, &on, sizeof on) == 0"
	.align 8
.LC21:
	stringz	"c"
	.align 8
.LC22:
	stringz	"recvmsg(s[1], &m, 0) == 1 && CMSG_FIRSTHDR(&m) && CMSG_FIRSTHDR(&m)->cmsg_type == SCM_CREDENTIALS"
	.align 8
.LC23:
	stringz	"shutdown(s[0], SHUT_WR) == 0 && read(s[1], b, 1) == 0"
	.align 8
.LC24:
	stringz	"x"
	.align 8
.LC25:
	stringz	"send(s[0], \"x\", 1, MSG_NOSIGNAL) == -1 && errno == EPIPE"
	.align 8
.LC26:
	stringz	"back"
	.align 8
.LC27:
	stringz	"read(s[0], b, 9) == 4 && close(s[1]) == 0 && read(s[0], b, 9) == 0"
	.align 8
.LC28:
	stringz	"aa"
	.align 8
.LC29:
	stringz	"bbb"
	.align 8
.LC30:
	stringz	"sendmmsg(s[0], m, 2, 0) == 2 && m[0].msg_len == 2 && m[1].msg_len == 3"
	.align 8
.LC31:
	stringz	"recvmmsg(s[1], m, 2, 0, NULL) == 2 && m[1].msg_len == 3 && memcmp(y, \"bbb\", 3) == 0"
	.align 8
.LC32:
	stringz	"connect(c, (struct sockaddr *)&a, sizeof a) == -1 && errno == ENOENT"
	.align 8
.LC33:
	stringz	"bind(l, (struct sockaddr *)&a, sizeof a) == 0"
	.align 8
.LC34:
	stringz	"connect(c, (struct sockaddr *)&a, sizeof a) == -1 && errno == ECONNREFUSED"
	.align 8
.LC35:
	stringz	"listen(l, 5) == 0 && connect(c, (struct sockaddr *)&a, sizeof a) == 0"
	.align 8
.LC36:
	stringz	"socket"
	.align 8
.LC37:
	stringz	"getpeername(c, (struct sockaddr *)&got, &len) == 0 && len == 9 && strcmp(got.sun_path, \"socket\") == 0"
	.align 8
.LC38:
	stringz	"accept(l, NULL, NULL) >= 0 && unlink(\"socket\") == 0"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 47
	.mmi
	.save ar.pfs, r48
	alloc r48 = ar.pfs, 0, 18, 5, 0
	.fframe 320
	adds r12 = -320, r12
	.save rp, r47
	mov r47 = b0
	.mlx
	mov r49 = r1
	.body
	movl r50 = @gprel(.LC11)
	;;
	.mmi
	add r50 = r1, r50
	addl r52 = 384, r0
	addl r51 = 66, r0
	.mmb
	adds r40 = 332, r12
	adds r32 = 312, r12
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r49
	addl r16 = 1, r0
	adds r38 = 288, r12
	.mmi
	adds r37 = 184, r12
	addl r15 = 24, r0
	addl r14 = 1, r0
	;;
	.mlx
	st4 [r40] = r16
	movl r16 = @gprel(.LC12)
	.mmi
	adds r41 = 296, r12
	st8 [r37] = r15
	addl r33 = @gprel(s#), gp
	;;
	.mmi
	add r16 = r1, r16
	st8 [r38] = r15
	adds r45 = 152, r12
	.mlx
	adds r42 = 192, r12
	movl r15 = 4294967297
	;;
	.mmi
	st8 [r32] = r16
	adds r16 = 320, r12
	adds r44 = 160, r12
	.mmi
	adds r43 = 168, r12
	adds r39 = 176, r12
	adds r35 = 304, r12
	;;
	.mmi
	st8 [r16] = r14
	st8 [r41] = r15
	adds r16 = 144, r12
	.mmi
	adds r15 = 308, r12
	mov r53 = r33
	mov r36 = r8
	;;
	.mmi
	st8 [r43] = r14
	st4 [r15] = r14
	mov r52 = r0
	.mmi
	addl r51 = 1, r0
	addl r50 = 1, r0
	mov r34 = r33
	;;
	.mmi
	st8 [r16] = r0
	st8 [r44] = r32
	nop 0
	;;
	.mmi
	st8 [r45] = r0
	st8 [r42] = r0
	nop 0
	;;
	.mmi
	nop 0
	st8 [r39] = r38
	nop 0
	.mmb
	st4 [r35] = r8
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	nop 0
	.mmb
	adds r51 = 144, r12
	mov r52 = r0
	(p7) br.cond.spnt .L26
	;;
	.mlx
	nop 0
	movl r46 = @gprel(b#)
	.mmi
	nop 0
	ld4 r50 = [r34], 4
	nop 0
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = sendmsg#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	.mlx
	nop 0
	movl r52 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 144, r12
	ld4 r50 = [r34]
	mov r1 = r49
	.mlx
	st8 [r32] = r46
	movl r52 = 1073741824
	;;
	.mmi
	st8 [r38] = r0
	st8 [r41] = r0
	nop 0
	;;
	.mib
	st8 [r35] = r0
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L92
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld8 r14 = [r37]
	mov r1 = r49
	;;
	cmp.geu p6, p7 = 15, r14
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mmi
	nop 0
	(p6) mov r32 = r0
	nop 0
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L16
.L108:
	.mmi
	nop 0
	ld8 r32 = [r39]
	nop 0
	;;
	.mib
	adds r14 = 8, r32
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L48
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 4294967297
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p7) br.cond.dpnt .L93
.L48:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r52 = @gprel(.LC16)
	.mlx
	adds r35 = 256, r12
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r32
	adds r15 = 17, r32
	adds r14 = 257, r12
	.mmi
	mov r1 = r49
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mmi
	st1 [r35] = r16
	;;
	ld1 r16 = [r15]
	adds r15 = 18, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 258, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 19, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 259, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 20, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 260, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 21, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 261, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 22, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 262, r12
	;;
	.mmi
	nop 0
	ld1 r16 = [r15]
	adds r15 = 23, r32
	.mmi
	ld4 r32 = [r35]
	;;
	st1 [r14] = r16
	adds r14 = 263, r12
	.mmi
	cmp4.eq p6, p7 = r32, r36
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	(p7) br.cond.dpnt .L94
.L17:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L18:
	.mlx
	nop 0
	movl r52 = @gprel(.LC17)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	addl r51 = 33, r0
	nop 0
	.mmb
	mov r52 = r0
	mov r50 = r36
	br.call.sptk.many b0 = lseek#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 33, r8
	(p7) br.cond.dpnt .L95
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L20:
	.mlx
	nop 0
	movl r52 = @gprel(.LC18)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r54 = 328, r12
	addl r14 = 12, r0
	mov r1 = r49
	.mmi
	adds r53 = 16, r12
	addl r52 = 17, r0
	addl r51 = 1, r0
	;;
	.mmi
	nop 0
	ld4 r50 = [r33]
	nop 0
	.mmb
	st4 [r54] = r14
	nop 0
	br.call.sptk.many b0 = getsockopt#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L96
	;;
.L21:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r52 = @gprel(.LC19)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r51 = 1, r0
	addl r54 = 4, r0
	mov r53 = r40
	.mmi
	mov r1 = r49
	ld4 r50 = [r34]
	addl r52 = 16, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	.mlx
	nop 0
	movl r52 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r52 = 1, r0
	.mmi
	nop 0
	ld4 r50 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC21)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	addl r14 = 24, r0
	mov r1 = r49
	.mmb
	adds r51 = 144, r12
	mov r52 = r0
	(p7) br.cond.spnt .L30
	;;
	.mmi
	nop 0
	ld4 r50 = [r34]
	nop 0
	.mmb
	st8 [r37] = r14
	nop 0
	br.call.sptk.many b0 = recvmsg#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L97
	;;
.L56:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L25:
	.mlx
	nop 0
	movl r52 = @gprel(.LC22)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r49
	addl r50 = 1, r0
	br.call.sptk.many b0 = borders#
	;;
	.mib
	mov r1 = r49
	addl r50 = 2, r0
	br.call.sptk.many b0 = borders#
	;;
	.mib
	mov r1 = r49
	addl r50 = 5, r0
	br.call.sptk.many b0 = borders#
	;;
	.mmi
	mov r1 = r49
	nop 0
	mov r52 = r0
	.mmi
	addl r51 = 1, r0
	nop 0
	addl r50 = 1, r0
	;;
	.mib
	addl r53 = @gprel(s#), gp
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r49
	.mmb
	addl r51 = 1, r0
	nop 0
	(p6) br.cond.spnt .L26
	;;
	.mib
	ld4 r50 = [r33]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L98
	;;
.L27:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r53 = 16384, r0
	.mmi
	addl r52 = 1, r0
	ld4 r50 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC24)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L99
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L29:
	.mlx
	nop 0
	movl r52 = @gprel(.LC25)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r49
	addl r52 = 4, r0
	.mmi
	nop 0
	ld4 r50 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC26)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.eq p6, p7 = -1, r8
	.mmb
	addl r52 = 9, r0
	nop 0
	(p6) br.cond.spnt .L30
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mmi
	nop 0
	ld4 r50 = [r33]
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r49
	cmp.ne p6, p7 = 4, r8
	(p7) br.cond.dpnt .L100
	;;
.L31:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mmi
	add r51 = r1, r51
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r52 = @gprel(.LC27)
	.mlx
	adds r40 = 264, r12
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	add r52 = r1, r52
	add r50 = r1, r50
	nop 0
	.mmb
	adds r32 = 272, r12
	adds r36 = 280, r12
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r52 = 128, r0
	.mmi
	mov r51 = r0
	nop 0
	adds r50 = 16, r12
	;;
	.mlx
	nop 0
	movl r14 = @gprel(.LC28)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r35] = r14
	addl r14 = 2, r0
	;;
	.mlx
	st8 [r40] = r14
	movl r14 = @gprel(.LC29)
	;;
	.mmi
	add r14 = r1, r14
	;;
	st8 [r32] = r14
	addl r14 = 3, r0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	adds r15 = 32, r12
	addl r14 = 1, r0
	mov r1 = r49
	.mmi
	mov r52 = r0
	addl r51 = 2, r0
	addl r50 = 1, r0
	;;
	.mmi
	st8 [r15] = r35
	adds r15 = 40, r12
	addl r53 = @gprel(s#), gp
	;;
	.mmi
	st8 [r15] = r14
	nop 0
	adds r15 = 96, r12
	;;
	.mmi
	st8 [r15] = r32
	nop 0
	adds r15 = 104, r12
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r49
	adds r51 = 16, r12
	.mmb
	mov r53 = r0
	addl r52 = 2, r0
	(p6) br.cond.spnt .L26
	;;
	.mib
	ld4 r50 = [r33]
	nop 0
	br.call.sptk.many b0 = sendmmsg#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L101
	;;
.L63:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 10, r0
	adds r15 = 144, r12
	mov r1 = r49
	.mmi
	st8 [r35] = r38
	mov r54 = r0
	mov r53 = r0
	;;
	.mmi
	nop 0
	st8 [r32] = r15
	addl r52 = 2, r0
	.mmi
	st8 [r40] = r14
	ld4 r50 = [r34]
	adds r51 = 16, r12
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = recvmmsg#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L102
	;;
.L66:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 144, r12
	addl r14 = 1, r0
	addl r15 = 28531, r0
	.mmi
	mov r1 = r49
	mov r52 = r0
	addl r51 = 1, r0
	;;
	.mmi
	st2 [r16] = r14
	adds r14 = 146, r12
	addl r50 = 1, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 148, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 150, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 154, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 156, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 158, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 162, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 164, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 166, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 170, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 172, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 174, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 178, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 180, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 182, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 186, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 188, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 190, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 194, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 196, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 198, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 202, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 204, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 206, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 208, r12
	.mmi
	nop 0
	st2 [r45] = r0
	nop 0
	;;
	.mmi
	st2 [r44] = r0
	st2 [r43] = r0
	nop 0
	;;
	.mmi
	st2 [r39] = r0
	st2 [r37] = r0
	nop 0
	;;
	.mmi
	st2 [r42] = r0
	st1 [r14] = r0
	adds r14 = 209, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 210, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 212, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 214, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 218, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 220, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 222, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 226, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 228, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 230, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 232, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 234, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 236, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 238, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 242, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 244, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 246, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 248, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 250, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 252, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	addl r14 = 110, r0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r0
	addl r51 = 1, r0
	.mmb
	addl r50 = 1, r0
	mov r33 = r8
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r51 = 144, r12
	mov r1 = r49
	mov r32 = r8
	.mmb
	addl r52 = 110, r0
	mov r50 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L103
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L35:
	.mlx
	nop 0
	movl r52 = @gprel(.LC32)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 144, r12
	mov r1 = r49
	nop 0
	.mmb
	addl r52 = 110, r0
	mov r50 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	.mlx
	nop 0
	movl r52 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 144, r12
	mov r1 = r49
	nop 0
	.mmb
	addl r52 = 110, r0
	mov r50 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L104
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r52 = @gprel(.LC34)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r51 = 5, r0
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L105
	;;
.L38:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC35)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r35
	nop 0
	.mmb
	adds r51 = 16, r12
	mov r50 = r32
	br.call.sptk.many b0 = getpeername#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L75
.L109:
	.mmi
	nop 0
	ld4 r14 = [r35]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 9, r14
	(p7) br.cond.dpnt .L106
.L75:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r0
	nop 0
	.mmb
	mov r51 = r0
	mov r50 = r33
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r49
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L107
	;;
.L41:
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	.mmi
	add r51 = r1, r51
	nop 0
	add r52 = r1, r52
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 1
	.mib
	addl r51 = 1, r0
	mov r50 = r32
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	(p6) br.cond.dpnt .L18
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br .L18
.L107:
	.mlx
	nop 0
	movl r50 = @gprel(.LC36)
	;;
	.mib
	add r50 = r1, r50
	nop 0
	br.call.sptk.many b0 = unlink#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L41
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(.LC38)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r49
	mov b0 = r47
	;;
	.mii
	nop 0
	mov ar.pfs = r48
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 320, r12
	nop 0
	br.ret.sptk.many b0
.L92:
	.body
	.copy_state 2
	.mlx
	ld1 r14 = [r46]
	movl r52 = @gprel(.LC15)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	add r52 = r1, r52
	.mmi
	add r50 = r1, r50
	;;
	cmp4.ne p6, p7 = 102, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	ld8 r14 = [r37]
	mov r1 = r49
	;;
	cmp.geu p6, p7 = 15, r14
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mmi
	nop 0
	(p6) mov r32 = r0
	nop 0
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L108
.L97:
	.mmi
	nop 0
	ld8 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L56
	.mmi
	nop 0
	ld8 r14 = [r39]
	nop 0
	;;
	.mib
	cmp.eq p6, p7 = 0, r14
	adds r14 = 12, r14
	(p6) br.cond.dpnt .L56
	;;
	.mmi
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	nop 0
	(p7) add r51 = r1, r51
	br .L25
.L99:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mii
	ld4 r14 = [r8]
	mov r1 = r49
	;;
	cmp4.ne p6, p7 = 32, r14
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	nop 0
	(p7) add r51 = r1, r51
	br .L29
.L104:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 111, r14
	movl r52 = @gprel(.LC34)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r51 = 5, r0
	.mmb
	mov r50 = r33
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L105
.L103:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r49
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r52 = @gprel(.LC32)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mmi
	add r52 = r1, r52
	nop 0
	add r50 = r1, r50
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 144, r12
	mov r1 = r49
	nop 0
	.mmb
	addl r52 = 110, r0
	mov r50 = r33
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	.mlx
	nop 0
	movl r52 = @gprel(.LC33)
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	(p7) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r51 = 144, r12
	mov r1 = r49
	nop 0
	.mmb
	addl r52 = 110, r0
	mov r50 = r32
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L104
.L102:
	.mmi
	adds r14 = 136, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L66
	.mlx
	nop 0
	movl r51 = @gprel(.LC29)
	.mmi
	addl r52 = 3, r0
	nop 0
	adds r50 = 144, r12
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = memcmp#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC31)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 144, r12
	addl r14 = 1, r0
	addl r15 = 28531, r0
	.mmi
	mov r1 = r49
	mov r52 = r0
	addl r51 = 1, r0
	;;
	.mmi
	st2 [r16] = r14
	adds r14 = 146, r12
	addl r50 = 1, r0
	;;
	.mmi
	st2 [r14] = r15
	adds r14 = 148, r12
	addl r15 = 27491, r0
	;;
	.mmi
	st2 [r14] = r15
	addl r15 = 29797, r0
	adds r14 = 150, r12
	;;
	.mmi
	st2 [r14] = r15
	nop 0
	adds r14 = 154, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 156, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 158, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 162, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 164, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 166, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 170, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 172, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 174, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 178, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 180, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 182, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 186, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 188, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 190, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 194, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 196, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 198, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 200, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 202, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 204, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 206, r12
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 208, r12
	.mmi
	nop 0
	st2 [r45] = r0
	nop 0
	;;
	.mmi
	st2 [r44] = r0
	st2 [r43] = r0
	nop 0
	;;
	.mmi
	st2 [r39] = r0
	st2 [r37] = r0
	nop 0
	;;
	.mmi
	st2 [r42] = r0
	st1 [r14] = r0
	adds r14 = 209, r12
	;;
	.mmi
	st1 [r14] = r0
	nop 0
	adds r14 = 210, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 212, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 214, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 216, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 218, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 220, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 222, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 224, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 226, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 228, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 230, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 232, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 234, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 236, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 238, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 240, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 242, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 244, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 246, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 248, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 250, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 252, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	addl r14 = 110, r0
	;;
	.mib
	st4 [r35] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r0
	addl r51 = 1, r0
	.mmb
	addl r50 = 1, r0
	mov r33 = r8
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r51 = 144, r12
	mov r1 = r49
	mov r32 = r8
	.mmb
	addl r52 = 110, r0
	mov r50 = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L103
.L101:
	.mmi
	adds r14 = 72, r12
	;;
	ld4 r14 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L63
	.mlx
	adds r14 = 136, r12
	movl r52 = @gprel(.LC30)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	ld4 r14 = [r14]
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 3, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 10, r0
	adds r15 = 144, r12
	mov r1 = r49
	.mmi
	st8 [r35] = r38
	mov r54 = r0
	mov r53 = r0
	;;
	.mmi
	nop 0
	st8 [r32] = r15
	addl r52 = 2, r0
	.mmi
	st8 [r40] = r14
	ld4 r50 = [r34]
	adds r51 = 16, r12
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = recvmmsg#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L66
	.mib
	nop 0
	nop 0
	br .L102
.L96:
	.mmi
	nop 0
	adds r14 = 16, r12
	nop 0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = getpid#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = r8, r32
	(p6) br.cond.dptk .L21
	.mmi
	nop 0
	adds r14 = 20, r12
	nop 0
	;;
	.mib
	ld4 r32 = [r14]
	nop 0
	br.call.sptk.many b0 = getuid#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.eq p6, p7 = r8, r32
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	(p6) br.cond.dpnt .L22
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br .L22
	;;
.L98:
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mmi
	addl r52 = 1, r0
	ld4 r50 = [r34]
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r49
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L27
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(.LC23)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	nop 0
	addl r53 = 16384, r0
	.mmi
	addl r52 = 1, r0
	ld4 r50 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC24)
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L29
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L105:
	.mmi
	adds r51 = 144, r12
	nop 0
	addl r52 = 110, r0
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r49
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L38
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	nop 0
	.mlx
	nop 0
	movl r52 = @gprel(.LC35)
	.mlx
	nop 0
	movl r50 = @gprel(.LC14)
	;;
	.mib
	add r52 = r1, r52
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r35
	nop 0
	.mmb
	adds r51 = 16, r12
	mov r50 = r32
	br.call.sptk.many b0 = getpeername#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L75
	.mib
	nop 0
	nop 0
	br .L109
.L95:
	.mmi
	mov r51 = r0
	nop 0
	addl r52 = 1, r0
	.mmb
	mov r50 = r32
	nop 0
	br.call.sptk.many b0 = lseek#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.eq p6, p7 = 33, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mib
	(p6) add r51 = r1, r51
	nop 0
	(p6) br.cond.dpnt .L20
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br .L20
.L100:
	.mib
	ld4 r50 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r49
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
	;;
	.mlx
	nop 0
	movl r51 = @gprel(b#)
	.mmi
	addl r52 = 9, r0
	ld4 r50 = [r33]
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC9)
	;;
	.mib
	nop 0
	(p6) add r51 = r1, r51
	(p6) br.cond.dptk .L32
	;;
	.mlx
	nop 0
	movl r51 = @gprel(.LC10)
	;;
	.mib
	nop 0
	add r51 = r1, r51
	br .L32
	;;
.L106:
	.mlx
	nop 0
	movl r51 = @gprel(.LC36)
	.mmi
	nop 0
	adds r50 = 18, r12
	nop 0
	;;
	.mib
	add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = strcmp#
	;;
	.mmi
	mov r1 = r49
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	.mlx
	nop 0
	movl r52 = @gprel(.LC37)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	.mlx
	add r52 = r1, r52
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	(p6) add r51 = r1, r51
	nop 0
	add r50 = r1, r50
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r49
	mov r52 = r0
	nop 0
	.mmb
	mov r51 = r0
	mov r50 = r33
	br.call.sptk.many b0 = accept#
	;;
	.mib
	mov r1 = r49
	cmp4.gt p6, p7 = r0, r8
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L107
	;;
.L93:
	.mlx
	ld8 r14 = [r32]
	movl r52 = @gprel(.LC16)
	.mlx
	adds r35 = 256, r12
	movl r50 = @gprel(.LC14)
	;;
	.mmi
	cmp.ne p6, p7 = 24, r14
	add r52 = r1, r52
	add r50 = r1, r50
	;;
	.mlx
	nop 0
	(p6) movl r51 = @gprel(.LC10)
	;;
	.mlx
	nop 0
	(p7) movl r51 = @gprel(.LC9)
	;;
	.mmi
	nop 0
	(p6) add r51 = r1, r51
	nop 0
	;;
	.mib
	(p7) add r51 = r1, r51
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r16 = 16, r32
	adds r15 = 17, r32
	adds r14 = 257, r12
	.mmi
	mov r1 = r49
	;;
	ld1 r16 = [r16]
	nop 0
	;;
	.mmi
	st1 [r35] = r16
	;;
	ld1 r16 = [r15]
	adds r15 = 18, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 258, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 19, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 259, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 20, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 260, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 21, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 261, r12
	;;
	.mmi
	ld1 r16 = [r15]
	nop 0
	adds r15 = 22, r32
	;;
	.mmi
	st1 [r14] = r16
	nop 0
	adds r14 = 262, r12
	;;
	.mmi
	nop 0
	ld1 r16 = [r15]
	adds r15 = 23, r32
	.mmi
	ld4 r32 = [r35]
	;;
	st1 [r14] = r16
	adds r14 = 263, r12
	.mmi
	cmp4.eq p6, p7 = r32, r36
	;;
	ld1 r15 = [r15]
	nop 0
	;;
	.mib
	st1 [r14] = r15
	nop 0
	(p6) br.cond.dptk .L17
	.mib
	nop 0
	nop 0
	br .L94
.L26:
	.mlx
	nop 0
	movl r50 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r50 = r1, r50
	br.call.sptk.many b0 = must.part.0#
	;;
.L30:
	.mlx
	nop 0
	movl r50 = @gprel(.LC4)
	;;
	.mib
	nop 0
	add r50 = r1, r50
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 100
b:
	.skip	100
	.sbss
	.align 4
	.type	s#, @object
	.size	s#, 8
s:
	.skip	8
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
