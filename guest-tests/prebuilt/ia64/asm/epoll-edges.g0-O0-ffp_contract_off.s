// a0b5045138df74719ca218ca4f5af8e9
	.file	"epoll-edges.c"
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
	.align 8
	.type	out#, @object
	.size	out#, 128
out:
	.skip	128
	.text
	.align 16
	.proc control#
control:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = 12, r38
	;;
	st4 [r14] = r35
	adds r14 = 12, r38
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r38
	;;
	st4 [r15] = r14
	adds r14 = -8, r38
	movl r15 = 1311768467463790320
	;;
	st8 [r14] = r15
	adds r16 = 8, r38
	adds r15 = 4, r38
	mov r14 = r38
	adds r43 = -16, r38
	;;
	ld4 r42 = [r16]
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp control#
	.section	.rodata
	.align 8
.LC1:
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"control(e, EPOLL_CTL_ADD, p[0], EPOLLIN) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"EEXIST"
	.align 8
.LC7:
	stringz	"control(e, EPOLL_CTL_ADD, p[0], EPOLLIN)"
	.align 8
.LC8:
	stringz	"%-3s %s: %s\n"
	.align 8
.LC9:
	stringz	"epoll_wait(e, out, 8, 0) == 0 && epoll_wait(e, out, 8, 10) == 0"
	.align 8
.LC10:
	stringz	"x"
	.align 8
.LC11:
	stringz	"write"
	.align 8
.LC12:
	stringz	"epoll_wait(e, out, 8, -1) == 1 && out[0].events == EPOLLIN && out[0].data.u64 == 0x123456789abcdef0"
	.align 8
.LC13:
	stringz	"epoll_wait(e, out, 8, 0) == 1"
	.align 8
.LC14:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLET) == 0"
	.align 8
.LC15:
	stringz	"epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0"
	.align 8
.LC16:
	stringz	"y"
	.align 8
.LC17:
	stringz	"read(p[0], b, 1) == 1 && epoll_wait(e, out, 8, 0) == 0"
	.align 8
.LC18:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0"
	.align 8
.LC19:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0 && epoll_wait(e, out, 8, 0) == 1"
	.align 8
.LC20:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN) == 0 && epoll_wait(e, out, 8, 0) == 1"
	.align 8
.LC21:
	stringz	"out[0].events == (EPOLLIN | EPOLLHUP)"
	.align 8
.LC22:
	stringz	"epoll_wait(e, out, 8, 0) == 0"
	.text
	.align 16
	.proc triggers#
triggers:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
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
	adds r37 = -32, r35
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	addl r40 = 1, r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L8
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L8:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	addl r40 = 1, r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L9
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L9
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L10:
	movl r40 = @gprel(.LC6)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	mov r14 = r35
	addl r40 = 10, r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L12
	;;
.L11:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L12:
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	addl r40 = -1, r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(out#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(out#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 1311768467463790320
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L14:
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L15
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L16:
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	movl r40 = -2147483647
	;;
	mov r39 = r15
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L17:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L18:
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L19
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L20:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L21
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L22
	;;
.L21:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L22:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -24, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L23
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L24
	;;
.L23:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L24:
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	movl r40 = 1073741825
	;;
	mov r39 = r15
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L26:
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L27
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L28:
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	movl r40 = 1073741825
	;;
	mov r39 = r15
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L29
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L30:
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r15 = [r14]
	mov r14 = r35
	addl r40 = 1, r0
	;;
	mov r39 = r15
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L31
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L32
	;;
.L31:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L32:
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r14 = @gprel(out#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L33
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L34:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	mov r40 = r0
	addl r39 = 8, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L36
	;;
.L35:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L36:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
	.endp triggers#
	.section	.rodata
	.align 8
.LC23:
	stringz	"control(outer, EPOLL_CTL_ADD, e, EPOLLIN) == 0"
	.align 8
.LC24:
	stringz	"ELOOP"
	.align 8
.LC25:
	stringz	"control(e, EPOLL_CTL_ADD, outer, EPOLLIN)"
	.align 8
.LC26:
	stringz	"control(e, EPOLL_CTL_ADD, counter, EPOLLIN) == 0 && epoll_wait(outer, out, 8, 0) == 0"
	.align 8
.LC27:
	stringz	"epoll_wait(outer, out, 8, 0) == 1"
	.align 8
.LC28:
	stringz	"poll(&p, 1, 0) == 1 && p.revents == POLLIN"
	.align 8
.LC29:
	stringz	"control(e, EPOLL_CTL_DEL, counter, 0) == 0 && epoll_wait(outer, out, 8, 0) == 0"
	.text
	.align 16
	.proc nested#
nested:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 4, 0
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
	addl r38 = 524288, r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r8
	adds r33 = -28, r36
	addl r39 = 2048, r0
	mov r38 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r37
	;;
	st4 [r33] = r8
	adds r14 = -24, r36
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	mov r14 = r36
	addl r41 = 1, r0
	;;
	ld4 r40 = [r14]
	addl r39 = 1, r0
	adds r15 = -32, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = control#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L39
	;;
.L38:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L39:
	movl r40 = @gprel(.LC23)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	mov r14 = r36
	addl r41 = 1, r0
	adds r15 = -32, r36
	;;
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L40
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 40, r14
	(p6) br.cond.dptk .L40
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L41
	;;
.L40:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L41:
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -28, r36
	mov r14 = r36
	addl r41 = 1, r0
	;;
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	mov r41 = r0
	addl r40 = 8, r0
	movl r39 = @gprel(out#)
	;;
	add r39 = r1, r39
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L42
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L43
	;;
.L42:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L43:
	movl r40 = @gprel(.LC26)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -24, r36
	adds r14 = -28, r36
	addl r40 = 8, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r41 = r0
	addl r40 = 8, r0
	;;
	movl r39 = @gprel(out#)
	;;
	add r39 = r1, r39
	adds r15 = -32, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L44
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L45:
	movl r40 = @gprel(.LC27)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -16, r36
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -16, r36
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -16, r36
	mov r40 = r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L46
	adds r14 = -16, r36
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L46
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L47
	;;
.L46:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L47:
	movl r40 = @gprel(.LC28)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r15 = -28, r36
	mov r14 = r36
	mov r41 = r0
	;;
	ld4 r40 = [r15]
	addl r39 = 2, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	mov r41 = r0
	addl r40 = 8, r0
	movl r39 = @gprel(out#)
	;;
	add r39 = r1, r39
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L49:
	movl r40 = @gprel(.LC29)
	;;
	add r40 = r1, r40
	mov r39 = r14
	movl r38 = @gprel(.LC5)
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
	.endp nested#
	.section	.rodata
	.align 8
.LC30:
	stringz	"file"
	.align 8
.LC31:
	stringz	"EPERM"
	.align 8
.LC32:
	stringz	"control(e, EPOLL_CTL_ADD, file, EPOLLIN)"
	.align 8
.LC33:
	stringz	"EINVAL"
	.align 8
.LC34:
	stringz	"control(e, EPOLL_CTL_ADD, e, EPOLLIN)"
	.align 8
.LC35:
	stringz	"EBADF"
	.align 8
.LC36:
	stringz	"control(e, EPOLL_CTL_ADD, 999, EPOLLIN)"
	.align 8
.LC37:
	stringz	"ENOENT"
	.align 8
.LC38:
	stringz	"control(e, EPOLL_CTL_DEL, eventfd(0, 0), 0)"
	.align 8
.LC39:
	stringz	"epoll_wait(e, out, 0, 0)"
	.align 8
.LC40:
	stringz	"epoll_wait(file, out, 1, 0)"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = epoll_create#
	mov r1 = r36
	st4 [r35] = r8
	adds r32 = 4, r35
	addl r39 = 384, r0
	addl r38 = 66, r0
	;;
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	st4 [r32] = r8
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = triggers#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = nested#
	mov r1 = r36
	adds r14 = 4, r35
	addl r40 = 1, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L51
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L51
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L52
	;;
.L51:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L52:
	movl r40 = @gprel(.LC31)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = 1, r0
	ld4 r39 = [r35]
	addl r38 = 1, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L53
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L54
	;;
.L53:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L54:
	movl r40 = @gprel(.LC33)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r40 = 1, r0
	addl r39 = 999, r0
	addl r38 = 1, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L55
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L56
	;;
.L55:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L56:
	movl r40 = @gprel(.LC35)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r38 = r0
	;;
	mov r37 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r36
	mov r14 = r8
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L57
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L57
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L58:
	movl r40 = @gprel(.LC37)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L59
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L59
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L60
	;;
.L59:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L60:
	movl r40 = @gprel(.LC33)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	mov r40 = r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(out#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L61
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 22, r14
	(p6) br.cond.dptk .L61
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L62:
	movl r40 = @gprel(.LC33)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC8)
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
