// 0ac1fa4ea479045355370886cbf0927d
	.file	"messages.c"
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
	.sbss
	.align 4
	.type	s#, @object
	.size	s#, 8
s:
	.skip	8
	.bss
	.align 8
	.type	b#, @object
	.size	b#, 100
b:
	.skip	100
	.section	.rodata
	.align 8
.LC2:
	stringz	"file"
	.align 8
.LC3:
	stringz	"f"
	.align 8
.LC4:
	stringz	"socketpair"
	.align 8
.LC5:
	stringz	"yes"
	.align 8
.LC6:
	stringz	"NO"
	.align 8
.LC7:
	stringz	"sendmsg(s[0], &m, 0) == 1"
	.align 8
.LC8:
	stringz	"%-3s %s\n"
	.align 8
.LC9:
	stringz	"recvmsg(s[1], &m, MSG_CMSG_CLOEXEC) == 1 && b[0] == 'f'"
	.align 8
.LC10:
	stringz	"c && c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS && c->cmsg_len == CMSG_LEN(sizeof fds)"
	.align 8
.LC11:
	stringz	"got[0] != fds[0] && fcntl(got[0], F_GETFD) == FD_CLOEXEC"
	.align 8
.LC12:
	stringz	"lseek(fds[0], 33, SEEK_SET) == 33 && lseek(got[0], 0, SEEK_CUR) == 33"
	.align 8
.LC13:
	stringz	"getsockopt(s[0], SOL_SOCKET, SO_PEERCRED, &who, &len) == 0 && who.pid == getpid() && who.uid == getuid()"
	.align 8
.LC14:
	stringz	"setsockopt(s[1], SOL_SOCKET, SO_PASSCRED, &on, sizeof on) == 0"
	.align 8
.LC15:
	stringz	"c"
	.align 8
.LC16:
	stringz	"write"
	.align 8
.LC17:
	stringz	"recvmsg(s[1], &m, 0) == 1 && CMSG_FIRSTHDR(&m) && CMSG_FIRSTHDR(&m)->cmsg_type == SCM_CREDENTIALS"
	.text
	.align 16
	.proc descriptors#
descriptors:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -112, r35
	;;
	st4 [r14] = r15
	adds r14 = -112, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -104, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -96, r35
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
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
	adds r14 = -80, r35
	;;
	adds r14 = 16, r14
	adds r15 = -96, r35
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
	;;
	adds r14 = 32, r14
	adds r15 = -136, r35
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
	;;
	adds r14 = 40, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r14 = -80, r35
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -80, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L6
	;;
.L5:
	mov r14 = r0
.L6:
	adds r15 = -144, r35
	;;
	st8 [r15] = r14
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	adds r15 = -112, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	;;
	addl r40 = @gprel(s#), gp
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
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
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -136, r35
	addl r39 = 24, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -96, r35
	;;
	movl r15 = @gprel(b#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -80, r35
	movl r39 = 1073741824
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(b#)
	;;
	add r14 = r1, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 102, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L10:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L11
	adds r14 = -80, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L12
	;;
.L11:
	mov r14 = r0
.L12:
	adds r15 = -144, r35
	;;
	st8 [r15] = r14
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 24, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -144, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 16, r14
	adds r14 = -8, r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L15
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -112, r35
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	addl r38 = 33, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 33, r14
	(p6) br.cond.dptk .L17
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 33, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 12, r35
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = 12, r35
	mov r15 = r35
	;;
	mov r41 = r16
	mov r40 = r15
	addl r39 = 17, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	mov r14 = r35
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
	(p6) br.cond.dptk .L19
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getuid#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r32
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
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -104, r35
	addl r41 = 4, r0
	;;
	mov r40 = r15
	addl r39 = 16, r0
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -80, r35
	;;
	adds r14 = 40, r14
	addl r15 = 24, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -80, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L23
	adds r14 = -80, r35
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L23
	adds r14 = -80, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	adds r14 = -80, r35
	;;
	adds r14 = 40, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L24
	adds r14 = -80, r35
	;;
	adds r14 = 32, r14
	;;
	ld8 r14 = [r14]
	br .L25
	;;
.L24:
	mov r14 = r0
.L25:
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L23:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	.endp descriptors#
	.section	.rodata
	.align 8
.LC18:
	stringz	"one"
	.align 8
.LC19:
	stringz	"three"
	.align 8
.LC20:
	stringz	"%d:"
	.align 8
.LC21:
	stringz	" %d"
	.align 8
.LC22:
	stringz	" %d\n"
	.text
	.align 16
	.proc borders#
borders:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r40 = @gprel(s#), gp
	mov r39 = r0
	ld4 r38 = [r35]
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
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
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 3, r0
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 5, r0
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	ld4 r38 = [r35]
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 2, r0
	addl r39 = 2, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 32, r0
	addl r39 = 2, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 100, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 64, r0
	addl r39 = 100, r0
	movl r38 = @gprel(b#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
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
	.endp borders#
	.section	.rodata
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
	.text
	.align 16
	.proc ends#
ends:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r39 = @gprel(s#), gp
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 16384, r0
	addl r38 = 1, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L31
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 32, r14
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
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r38 = 4, r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 9, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L33
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 9, r0
	movl r37 = @gprel(b#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L34:
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp ends#
	.section	.rodata
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
	.text
	.align 16
	.proc several#
several:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -224, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -184, r34
	movl r15 = @gprel(.LC28)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(.LC29)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 24, r14
	addl r15 = 3, r0
	;;
	st8 [r14] = r15
	adds r14 = -152, r34
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r38 = r14
	mov r37 = r0
	mov r36 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -152, r34
	;;
	adds r14 = 16, r14
	adds r15 = -184, r34
	;;
	st8 [r14] = r15
	adds r14 = -152, r34
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 16, r14
	adds r15 = -152, r34
	;;
	adds r15 = 80, r15
	;;
	st8 [r15] = r14
	adds r14 = -152, r34
	;;
	adds r14 = 88, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	addl r39 = @gprel(s#), gp
	mov r38 = r0
	addl r37 = 2, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(s#), gp
	;;
	ld4 r14 = [r14]
	adds r15 = -152, r34
	mov r39 = r0
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = sendmmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L36
	adds r14 = -152, r34
	;;
	adds r14 = 56, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L36
	adds r14 = -152, r34
	;;
	adds r14 = 120, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L36
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L37
	;;
.L36:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L37:
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -184, r34
	adds r15 = -208, r34
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 16, r14
	adds r15 = -198, r34
	;;
	st8 [r14] = r15
	adds r14 = -184, r34
	;;
	adds r14 = 24, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(s#), gp
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -152, r34
	mov r40 = r0
	mov r39 = r0
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = recvmmsg#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L38
	adds r14 = -152, r34
	;;
	adds r14 = 120, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L38
	adds r14 = -198, r34
	addl r38 = 3, r0
	movl r37 = @gprel(.LC29)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L39:
	movl r38 = @gprel(.LC31)
	;;
	add r38 = r1, r38
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp several#
	.section	.rodata
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
	.align 2
.LC0:
	data2	1
	stringz	"socket"
	.skip	101
	.text
	.align 16
	.proc names#
names:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -240, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -216, r35
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
	adds r14 = 4, r35
	addl r15 = 110, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -224, r35
	;;
	st4 [r14] = r8
	adds r32 = -220, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -216, r35
	;;
	mov r15 = r14
	adds r14 = -220, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
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
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -216, r35
	addl r39 = 110, r0
	;;
	mov r38 = r14
	adds r14 = -224, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -216, r35
	;;
	mov r15 = r14
	adds r14 = -220, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L45
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 111, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 5, r0
	adds r14 = -224, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	adds r14 = -216, r35
	;;
	mov r15 = r14
	adds r14 = -220, r35
	addl r39 = 110, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -106, r35
	;;
	mov r16 = r14
	adds r15 = 4, r35
	adds r14 = -220, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L49
	adds r14 = -106, r35
	;;
	adds r14 = 2, r14
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L50
	;;
.L49:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L50:
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	adds r14 = -224, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L51
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
.L52:
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
	.endp names#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = descriptors#
	mov r1 = r35
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = borders#
	mov r1 = r35
	addl r36 = 2, r0
	;;
	br.call.sptk.many b0 = borders#
	mov r1 = r35
	addl r36 = 5, r0
	;;
	br.call.sptk.many b0 = borders#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = ends#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = several#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = names#
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
