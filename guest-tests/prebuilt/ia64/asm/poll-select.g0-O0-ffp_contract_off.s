// 1ccabaccc4cc679f660c0a5ed2b896f3
	.file	"poll-select.c"
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
	stringz	"pipe"
	.align 8
.LC2:
	stringz	"yes"
	.align 8
.LC3:
	stringz	"NO"
	.align 8
.LC4:
	stringz	"poll(p, 1, 0) == 0"
	.align 8
.LC5:
	stringz	"%-3s %s\n"
	.align 8
.LC6:
	stringz	"poll(p, 3, 1000) == 1 && p[0].revents == 0 && p[1].revents == POLLOUT && p[2].revents == 0"
	.align 8
.LC7:
	stringz	"xy"
	.align 8
.LC8:
	stringz	"write"
	.align 8
.LC9:
	stringz	"poll(p, 3, -1) == 2 && p[0].revents == POLLIN"
	.align 8
.LC10:
	stringz	"poll(p + 2, 1, 0) == 1 && p[2].revents == POLLNVAL"
	.align 8
.LC11:
	stringz	"select(b[1] + 1, &r, &w, NULL, &t) == 2 && FD_ISSET(a[0], &r) && !FD_ISSET(b[0], &r) && FD_ISSET(b[1], &w)"
	.align 8
.LC12:
	stringz	"select(b[0] + 1, &r, NULL, NULL, &t) == 0 && !FD_ISSET(b[0], &r) && t.tv_usec == 0"
	.align 8
.LC13:
	stringz	"close"
	.align 8
.LC14:
	stringz	"select(gone + 1, &r, NULL, NULL, &t) == -1 && errno == EBADF"
	.align 8
.LC15:
	stringz	"epoll_ctl(e, EPOLL_CTL_ADD, a[0], &event) == 0"
	.align 8
.LC16:
	stringz	"epoll_ctl(e, EPOLL_CTL_ADD, a[0], &event) == -1 && errno == EEXIST"
	.align 8
.LC17:
	stringz	"epoll_ctl(e, EPOLL_CTL_ADD, b[1], &event) == 0"
	.align 8
.LC18:
	stringz	"epoll_wait(e, got, 4, 100) == 2"
	.align 8
.LC19:
	stringz	"epoll_ctl(e, EPOLL_CTL_DEL, b[1], NULL) == 0"
	.align 8
.LC20:
	stringz	"epoll_wait(e, got, 4, 100) == 1 && got[0].data.u64 == 0x1234567890abcdefULL && got[0].events == EPOLLIN"
	.align 8
.LC21:
	stringz	"epoll_ctl(e, EPOLL_CTL_MOD, a[0], &event) == 0"
	.align 8
.LC22:
	stringz	"epoll_wait(e, got, 4, 0) == 1 && got[0].data.fd == a[0]"
	.align 8
.LC23:
	stringz	"epoll_wait(e, got, 4, 10) == 0"
	.align 8
.LC24:
	stringz	"z"
	.align 8
.LC25:
	stringz	"epoll_wait(e, got, 4, 0) == 1"
	.align 8
.LC26:
	stringz	"epoll_wait(e, got, 4, 0) == 1 && epoll_wait(e, got, 4, 0) == 0"
	.align 8
.LC27:
	stringz	"poll(p, 1, 0) == 1 && p[0].revents == (POLLIN | POLLHUP)"
	.align 8
.LC28:
	stringz	"poll(p, 1, 0) == 1 && p[0].revents == POLLHUP"
	.align 8
.LC29:
	stringz	"late"
	.align 8
.LC30:
	stringz	"poll(p, 1, 5000) == 1 && p[0].revents == POLLIN"
	.align 8
.LC31:
	stringz	"poll(p + 1, 1, 0) == 1 && (p[1].revents & POLLERR)"
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
	adds r12 = -464, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -400, r35
	;;
	mov r37 = r14
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
	adds r14 = -392, r35
	;;
	mov r37 = r14
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
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -380, r35
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -380, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 12, r14
	addl r15 = 4, r0
	;;
	st2 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 14, r14
	;;
	st2 [r14] = r0
	adds r14 = -380, r35
	;;
	adds r14 = 16, r14
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 20, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 22, r14
	;;
	st2 [r14] = r0
	adds r14 = -380, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L6:
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -380, r35
	addl r39 = 1000, r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L7
	adds r14 = -380, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = -380, r35
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L7
	adds r14 = -380, r35
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
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
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 2, r0
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
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
	adds r14 = -380, r35
	addl r39 = -1, r0
	;;
	addl r38 = 3, r0
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
	adds r14 = -380, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -380, r35
	;;
	adds r14 = 16, r14
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 16, r14
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L11
	adds r14 = -380, r35
	;;
	adds r14 = 22, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
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
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -432, r35
	adds r15 = -352, r35
	;;
	st8 [r14] = r15
	adds r14 = -448, r35
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -432, r35
	;;
	ld8 r15 = [r14]
	adds r16 = -448, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r15 = -448, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -448, r35
	;;
	st4 [r16] = r14
.L13:
	adds r15 = -448, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L14
	adds r14 = -424, r35
	adds r15 = -224, r35
	;;
	st8 [r14] = r15
	adds r14 = -444, r35
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	adds r14 = -424, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -444, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r14 = -444, r35
	adds r15 = -444, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -444, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L16
	adds r14 = -400, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -352, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -400, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -352, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -352, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -392, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -352, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -224, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -392, r35
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -224, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r17 = -96, r35
	adds r16 = -224, r35
	adds r15 = -352, r35
	;;
	mov r41 = r17
	mov r40 = r0
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = select#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	adds r14 = -400, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -352, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -400, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -392, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -352, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -392, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -224, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -392, r35
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.eq p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -416, r35
	adds r15 = -352, r35
	;;
	st8 [r14] = r15
	adds r14 = -440, r35
	;;
	st4 [r14] = r0
	br .L19
	;;
.L20:
	adds r14 = -416, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -440, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	adds r14 = -440, r35
	adds r15 = -440, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -440, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L20
	adds r14 = -392, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -352, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -392, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -352, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	st8 [r14] = r0
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r16 = -96, r35
	adds r15 = -352, r35
	;;
	mov r41 = r16
	mov r40 = r0
	mov r39 = r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = select#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -392, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	adds r15 = -352, r35
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -392, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	and r14 = r15, r14
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -96, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -352, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 17179869184
	;;
	or r15 = r15, r14
	adds r14 = -352, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -400, r35
	;;
	ld4 r14 = [r14]
	adds r32 = -408, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = dup#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -408, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -408, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r15 = r14, 31, 1
	;;
	extr.u r15 = r15, 26, 6
	;;
	add r14 = r15, r14
	;;
	extr r14 = r14, 6, 26
	;;
	mov r17 = r14
	adds r15 = -352, r35
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -408, r35
	;;
	ld4 r15 = [r15]
	;;
	and r15 = 63, r15
	;;
	addp4 r15 = r15, r0
	addl r16 = 1, r0
	;;
	shl r15 = r16, r15
	;;
	or r15 = r15, r14
	adds r16 = -352, r35
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -408, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r16 = -96, r35
	adds r15 = -352, r35
	;;
	mov r41 = r16
	mov r40 = r0
	mov r39 = r0
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = select#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L23
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 9, r14
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
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r32 = -404, r35
	;;
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -64, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1311768467294899695
	;;
	st8 [r14] = r15
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -64, r35
	adds r14 = -404, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
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
	movl r39 = @gprel(.LC15)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -64, r35
	adds r14 = -404, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L27
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 17, r14
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
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -64, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	adds r14 = 8, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -64, r35
	adds r14 = -404, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -48, r35
	adds r14 = -404, r35
	addl r40 = 100, r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 2, r14
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
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -404, r35
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 2, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -48, r35
	adds r14 = -404, r35
	addl r40 = 100, r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L35
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 1311768467294899695
	;;
	cmp.ne p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	adds r14 = -48, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -64, r35
	movl r15 = -2147483647
	;;
	st4 [r14] = r15
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -64, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -64, r35
	adds r14 = -404, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L38:
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -48, r35
	adds r14 = -404, r35
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L39
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -400, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L39
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L40:
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -48, r35
	adds r14 = -404, r35
	addl r40 = 10, r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L42
	;;
.L41:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L42:
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
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
	adds r15 = -48, r35
	adds r14 = -404, r35
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L43
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L44
	;;
.L43:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L44:
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -64, r35
	movl r15 = 1073741825
	;;
	st4 [r14] = r15
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r16 = -64, r35
	adds r14 = -404, r35
	;;
	mov r40 = r16
	mov r39 = r15
	addl r38 = 3, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	adds r15 = -48, r35
	adds r14 = -404, r35
	;;
	mov r40 = r0
	addl r39 = 4, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L45
	adds r15 = -48, r35
	adds r14 = -404, r35
	mov r40 = r0
	addl r39 = 4, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L45
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L46
	;;
.L45:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L46:
	movl r39 = @gprel(.LC26)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -400, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -380, r35
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L47
	adds r14 = -380, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 17, r14
	(p6) br.cond.dptk .L47
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L48
	;;
.L47:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L48:
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
.L49:
	adds r14 = -400, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -384, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L49
	adds r14 = -380, r35
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L50
	adds r14 = -380, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 16, r14
	(p6) br.cond.dptk .L50
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L51
	;;
.L50:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L51:
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
	(p6) br.cond.dptk .L52
	addl r37 = 30000, r0
	br.call.sptk.many b0 = usleep#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 4, r0
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
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
	;;
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L52:
	adds r14 = -392, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -380, r35
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	addl r39 = 5000, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
	adds r14 = -380, r35
	;;
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
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
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = wait#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -392, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -380, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -380, r35
	;;
	adds r14 = 8, r14
	mov r39 = r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L55
	adds r14 = -380, r35
	;;
	adds r14 = 14, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
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
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC5)
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
