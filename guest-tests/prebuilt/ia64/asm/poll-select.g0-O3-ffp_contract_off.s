// ac705c50065bccd38786ea2922b126f7
	.file	"poll-select.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
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
	movl r36 = @gprel(.LC0)
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
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"pipe"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 0, 11, 5, 0
	.fframe 400
	adds r12 = -400, r12
	.save rp, r40
	mov r40 = b0
	.mmi
	mov r42 = r1
	.body
	;;
	adds r32 = 400, r12
	adds r36 = 392, r12
	.mmi
	adds r35 = 396, r12
	adds r39 = 344, r12
	adds r33 = 352, r12
	;;
	.mib
	mov r43 = r32
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	cmp4.ne p6, p7 = -1, r8
	nop 0
	mov r1 = r42
	.mmb
	mov r43 = r36
	nop 0
	(p7) br.cond.spnt .L5
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r42
	cmp4.eq p6, p7 = -1, r8
	adds r43 = 336, r12
	.mmb
	addl r14 = 1, r0
	addl r44 = 1, r0
	(p6) br.cond.spnt .L5
	;;
	.mmi
	nop 0
	ld4 r16 = [r32]
	mov r45 = r0
	.mmi
	ld4 r15 = [r35]
	;;
	st4 [r43] = r16
	adds r16 = 340, r12
	.mmi
	st4 [r39] = r15
	nop 0
	adds r15 = 348, r12
	;;
	.mmi
	st4 [r16] = r14
	nop 0
	addl r16 = 4, r0
	;;
	.mmi
	st4 [r15] = r16
	nop 0
	addl r15 = -1, r0
	;;
	.mmi
	st4 [r33] = r15
	nop 0
	adds r15 = 356, r12
	;;
	.mib
	st4 [r15] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r44 = 3, r0
	nop 0
	.mmb
	addl r45 = 1000, r0
	adds r43 = 336, r12
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L87
	;;
.L36:
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mmi
	add r44 = r1, r44
	nop 0
	nop 0
.L7:
	.mlx
	nop 0
	movl r45 = @gprel(.LC6)
	.mlx
	adds r37 = 404, r12
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r45 = 2, r0
	.mmi
	nop 0
	ld4 r43 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC7)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r42
	addl r44 = 3, r0
	.mmb
	addl r45 = -1, r0
	adds r43 = 336, r12
	(p7) br.cond.spnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L88
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r45 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 99, r0
	addl r44 = 1, r0
	nop 0
	.mmi
	mov r1 = r42
	mov r45 = r0
	mov r43 = r33
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L89
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
.L10:
	.mlx
	addl r33 = 1, r0
	movl r45 = @gprel(.LC10)
	.mlx
	adds r34 = 384, r12
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 144, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r32]
	adds r44 = 144, r12
	adds r45 = 16, r12
	.mmi
	adds r47 = 376, r12
	mov r1 = r42
	mov r46 = r0
	;;
	.mmi
	ld4 r21 = [r36]
	st8 [r47] = r33
	extr r16 = r15, 31, 1
	.mmi
	st8 [r34] = r0
	ld4 r18 = [r35]
	and r20 = 63, r15
	;;
	.mii
	nop 0
	extr r14 = r21, 31, 1
	shr.u r16 = r16, 58
	.mmb
	and r17 = 63, r21
	and r19 = 63, r18
	nop 0
	;;
	.mii
	add r16 = r16, r15
	extr r15 = r18, 31, 1
	shr.u r14 = r14, 58
	.mmi
	adds r43 = 1, r18
	;;
	nop 0
	shl r20 = r33, r20
	.mmi
	add r14 = r14, r21
	nop 0
	shr.u r15 = r15, 58
	;;
	.mii
	nop 0
	extr r16 = r16, 6, 26
	shl r17 = r33, r17
	.mmb
	nop 0
	add r15 = r15, r18
	nop 0
	;;
	.mii
	shladd r16 = r16, 3, r0
	extr r14 = r14, 6, 26
	shl r19 = r33, r19
	;;
	.mmi
	add r16 = r44, r16
	shladd r14 = r14, 3, r0
	extr r15 = r15, 6, 26
	;;
	.mmi
	st8 [r16] = r20
	add r14 = r44, r14
	shladd r15 = r15, 3, r0
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	add r15 = r45, r15
	;;
	.mmi
	or r16 = r16, r17
	st8 [r15] = r19
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 2, r8
	(p7) br.cond.dpnt .L90
	;;
.L44:
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	.mlx
	addl r33 = 1, r0
	movl r45 = @gprel(.LC11)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 144, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r36]
	adds r44 = 144, r12
	adds r47 = 376, r12
	.mmi
	addl r17 = 20000, r0
	mov r1 = r42
	mov r46 = r0
	;;
	.mmi
	and r16 = 63, r15
	st8 [r47] = r0
	extr r14 = r15, 31, 1
	.mmi
	mov r45 = r0
	st8 [r34] = r17
	adds r43 = 1, r15
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r16 = r33, r16
	;;
	extr r14 = r14, 6, 26
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L12
.L101:
	.mmi
	ld4 r15 = [r36]
	ld8 r16 = [r34]
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r15, 31, 1
	and r17 = 63, r15
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	nop 0
	;;
	.mmi
	add r14 = r14, r15
	nop 0
	adds r15 = 144, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r33 = r33, r17
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r33
	nop 0
	;;
	.mmi
	or r14 = r16, r14
	;;
	cmp.ne p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mii
	(p6) add r44 = r1, r44
	nop 0
	;;
	(p7) add r44 = r1, r44
.L12:
	.mlx
	adds r34 = 360, r12
	movl r45 = @gprel(.LC12)
	.mlx
	adds r38 = 368, r12
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r15 = 152, r12
	movl r16 = 17179869184
	.mmi
	mov r1 = r42
	ld4 r43 = [r32]
	nop 0
	;;
	.mmi
	ld8 r14 = [r15]
	;;
	or r14 = r16, r14
	nop 0
	;;
	.mib
	st8 [r15] = r14
	nop 0
	br.call.sptk.many b0 = dup#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r33 = r8
	.mmb
	mov r43 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r43 = @gprel(.LC13)
	;;
	.mib
	(p7) add r43 = r1, r43
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	and r16 = 63, r33
	addl r15 = 1, r0
	extr r14 = r33, 31, 1
	.mmi
	adds r44 = 144, r12
	adds r47 = 376, r12
	mov r46 = r0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	adds r43 = 1, r33
	.mmi
	mov r45 = r0
	;;
	add r14 = r14, r33
	nop 0
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r15, r16
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mmi
	ld8 r16 = [r14]
	;;
	or r15 = r16, r15
	nop 0
	;;
	.mib
	st8 [r14] = r15
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L91
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r45 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	addl r14 = 1, r0
	addl r44 = 1, r0
	mov r46 = r34
	.mmi
	mov r33 = r8
	mov r1 = r42
	mov r43 = r8
	;;
	.mlx
	st4 [r34] = r14
	movl r14 = 1311768467294899695
	.mmi
	nop 0
	ld4 r45 = [r32]
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 1, r0
	mov r1 = r42
	mov r46 = r34
	.mmb
	ld4 r45 = [r32]
	mov r43 = r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L92
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
.L16:
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 4, r0
	addl r44 = 1, r0
	mov r46 = r34
	.mmi
	mov r1 = r42
	ld4 r45 = [r35]
	mov r43 = r33
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	addl r14 = 2, r0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 272, r12
	addl r46 = 100, r0
	mov r1 = r42
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 2, r0
	mov r46 = r0
	mov r1 = r42
	.mmb
	ld4 r45 = [r35]
	mov r43 = r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	adds r44 = 272, r12
	addl r46 = 100, r0
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L93
	;;
.L57:
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r45 = @gprel(.LC20)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld4 r14 = [r32]
	movl r15 = -2147483647
	.mmi
	addl r44 = 3, r0
	mov r46 = r34
	mov r1 = r42
	;;
	.mmi
	mov r45 = r14
	st4 [r34] = r15
	nop 0
	.mmb
	st4 [r38] = r14
	mov r43 = r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 272, r12
	mov r1 = r42
	mov r46 = r0
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L94
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
.L22:
	.mlx
	nop 0
	movl r45 = @gprel(.LC22)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 272, r12
	addl r46 = 10, r0
	mov r1 = r42
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r45 = 1, r0
	.mmi
	nop 0
	ld4 r43 = [r37]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC24)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r42
	adds r44 = 272, r12
	.mmb
	mov r46 = r0
	addl r45 = 4, r0
	(p6) br.cond.spnt .L24
	;;
	.mib
	mov r43 = r33
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	mov r1 = r42
	movl r14 = 1073741825
	.mmi
	mov r46 = r34
	ld4 r45 = [r32]
	addl r44 = 3, r0
	;;
	.mmi
	nop 0
	mov r43 = r33
	nop 0
	.mmb
	st4 [r34] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	mov r46 = r0
	addl r45 = 4, r0
	.mmb
	adds r44 = 272, r12
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L95
	;;
.L26:
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	adds r43 = 336, r12
	.mmi
	addl r44 = 1, r0
	mov r1 = r42
	mov r45 = r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L96
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
.L28:
	.mlx
	nop 0
	movl r45 = @gprel(.LC27)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	add r43 = r1, r43
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
	.align 32
.L29:
	.mmi
	addl r45 = 1, r0
	nop 0
	adds r44 = 408, r12
	.mmb
	ld4 r43 = [r32]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r42
	cmp.eq p6, p7 = 1, r8
	(p6) br.cond.dptk .L29
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r45 = r0
	.mmb
	adds r43 = 336, r12
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L97
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r45 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
.L100:
	.mib
	addl r43 = 30000, r0
	nop 0
	br.call.sptk.many b0 = usleep#
	;;
	.mmi
	nop 0
	mov r1 = r42
	addl r45 = 4, r0
	.mmi
	nop 0
	ld4 r43 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC29)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	nop 0
	mov r1 = r42
	.mmb
	mov r43 = r0
	nop 0
	(p6) br.cond.spnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = _exit#
.L31:
	.mmi
	ld4 r14 = [r36]
	nop 0
	adds r43 = 336, r12
	.mmi
	addl r44 = 1, r0
	nop 0
	addl r45 = 5000, r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L98
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	nop 0
	movl r45 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	add r45 = r1, r45
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	addl r44 = 1, r0
	.mmi
	mov r1 = r42
	mov r45 = r0
	mov r43 = r39
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L99
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
.L33:
	.mlx
	nop 0
	movl r45 = @gprel(.LC31)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L97:
	.body
	.copy_state 1
	.mlx
	adds r14 = 342, r12
	movl r45 = @gprel(.LC28)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 16, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L96:
	.mlx
	adds r14 = 342, r12
	movl r45 = @gprel(.LC27)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 17, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r42
	br .L29
.L94:
	.mmi
	adds r15 = 280, r12
	ld4 r14 = [r32]
	nop 0
	;;
	.mmi
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	nop 0
	(p7) add r44 = r1, r44
	br .L22
.L93:
	.mmi
	nop 0
	adds r14 = 280, r12
	nop 0
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 1311768467294899695
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L57
	.mlx
	adds r16 = 272, r12
	movl r45 = @gprel(.LC20)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld4 r14 = [r16]
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mmi
	nop 0
	cmp4.ne p6, p7 = 1, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	ld4 r14 = [r32]
	movl r15 = -2147483647
	.mmi
	addl r44 = 3, r0
	mov r46 = r34
	mov r1 = r42
	;;
	.mmi
	mov r45 = r14
	st4 [r34] = r15
	nop 0
	.mmb
	st4 [r38] = r14
	mov r43 = r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 272, r12
	mov r1 = r42
	mov r46 = r0
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L22
	.mib
	nop 0
	nop 0
	br .L94
.L92:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.ne p6, p7 = 17, r14
	movl r45 = @gprel(.LC16)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mmi
	add r45 = r1, r45
	nop 0
	add r43 = r1, r43
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 4, r0
	addl r44 = 1, r0
	mov r46 = r34
	.mmi
	mov r1 = r42
	ld4 r45 = [r35]
	mov r43 = r33
	;;
	.mmi
	st4 [r34] = r14
	nop 0
	addl r14 = 2, r0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r44 = 272, r12
	addl r46 = 100, r0
	mov r1 = r42
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 2, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 2, r0
	mov r46 = r0
	mov r1 = r42
	.mmb
	ld4 r45 = [r35]
	mov r43 = r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r46 = 100, r0
	addl r45 = 4, r0
	.mmb
	adds r44 = 272, r12
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L57
	.mib
	nop 0
	nop 0
	br .L93
.L91:
	.mib
	adds r34 = 360, r12
	adds r38 = 368, r12
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r42
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r45 = @gprel(.LC14)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mmi
	add r45 = r1, r45
	nop 0
	add r43 = r1, r43
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	addl r14 = 1, r0
	addl r44 = 1, r0
	mov r46 = r34
	.mmi
	mov r33 = r8
	mov r1 = r42
	mov r43 = r8
	;;
	.mlx
	st4 [r34] = r14
	movl r14 = 1311768467294899695
	.mmi
	nop 0
	ld4 r45 = [r32]
	nop 0
	;;
	.mib
	st8 [r38] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	.mlx
	nop 0
	movl r45 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	.mlx
	add r45 = r1, r45
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	(p7) add r44 = r1, r44
	nop 0
	add r43 = r1, r43
	;;
	.mib
	(p6) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r44 = 1, r0
	mov r1 = r42
	mov r46 = r34
	.mmb
	ld4 r45 = [r32]
	mov r43 = r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L16
	.mib
	nop 0
	nop 0
	br .L92
.L90:
	.mii
	ld4 r16 = [r32]
	nop 0
	;;
	extr r14 = r16, 31, 1
	.mmi
	and r15 = 63, r16
	;;
	nop 0
	shr.u r14 = r14, 58
	;;
	.mmi
	add r14 = r14, r16
	nop 0
	adds r16 = 144, r12
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r33, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	.mmi
	ld4 r16 = [r36]
	nop 0
	adds r17 = 144, r12
	;;
	.mii
	nop 0
	extr r14 = r16, 31, 1
	and r15 = 63, r16
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	;;
	add r14 = r14, r16
	;;
	.mii
	nop 0
	extr r14 = r14, 6, 26
	shl r15 = r33, r15
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r17, r14
	nop 0
	;;
	.mmi
	ld8 r14 = [r14]
	;;
	and r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	.mlx
	ld4 r14 = [r35]
	movl r45 = @gprel(.LC11)
	.mlx
	adds r18 = 16, r12
	movl r43 = @gprel(.LC5)
	;;
	.mib
	nop 0
	extr r15 = r14, 31, 1
	nop 0
	.mmi
	and r16 = 63, r14
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mii
	nop 0
	shr.u r15 = r15, 58
	;;
	add r15 = r15, r14
	;;
	.mii
	nop 0
	extr r15 = r15, 6, 26
	shl r14 = r33, r16
	.mmi
	addl r33 = 1, r0
	;;
	shladd r15 = r15, 3, r0
	nop 0
	;;
	.mmi
	add r15 = r18, r15
	;;
	ld8 r15 = [r15]
	nop 0
	;;
	.mmi
	and r14 = r15, r14
	;;
	cmp.eq p6, p7 = 0, r14
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 144, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r36]
	adds r44 = 144, r12
	adds r47 = 376, r12
	.mmi
	addl r17 = 20000, r0
	mov r1 = r42
	mov r46 = r0
	;;
	.mmi
	and r16 = 63, r15
	st8 [r47] = r0
	extr r14 = r15, 31, 1
	.mmi
	mov r45 = r0
	st8 [r34] = r17
	adds r43 = 1, r15
	;;
	.mii
	nop 0
	shr.u r14 = r14, 58
	;;
	add r14 = r14, r15
	;;
	.mii
	nop 0
	shl r16 = r33, r16
	;;
	extr r14 = r14, 6, 26
	;;
	.mmi
	shladd r14 = r14, 3, r0
	;;
	add r14 = r44, r14
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L12
	.mib
	nop 0
	nop 0
	br .L101
.L89:
	.mlx
	adds r14 = 358, r12
	movl r45 = @gprel(.LC10)
	.mlx
	addl r33 = 1, r0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	nop 0
	add r45 = r1, r45
	.mmi
	add r43 = r1, r43
	nop 0
	adds r34 = 384, r12
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 144, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r42
	addl r45 = 128, r0
	nop 0
	.mmb
	mov r44 = r0
	adds r43 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	ld4 r15 = [r32]
	adds r44 = 144, r12
	adds r45 = 16, r12
	.mmi
	adds r47 = 376, r12
	mov r1 = r42
	mov r46 = r0
	;;
	.mmi
	ld4 r21 = [r36]
	st8 [r47] = r33
	extr r16 = r15, 31, 1
	.mmi
	st8 [r34] = r0
	ld4 r18 = [r35]
	and r20 = 63, r15
	;;
	.mii
	nop 0
	extr r14 = r21, 31, 1
	shr.u r16 = r16, 58
	.mmb
	and r17 = 63, r21
	and r19 = 63, r18
	nop 0
	;;
	.mii
	add r16 = r16, r15
	extr r15 = r18, 31, 1
	shr.u r14 = r14, 58
	.mmi
	adds r43 = 1, r18
	;;
	nop 0
	shl r20 = r33, r20
	.mmi
	add r14 = r14, r21
	nop 0
	shr.u r15 = r15, 58
	;;
	.mii
	nop 0
	extr r16 = r16, 6, 26
	shl r17 = r33, r17
	.mmb
	nop 0
	add r15 = r15, r18
	nop 0
	;;
	.mii
	shladd r16 = r16, 3, r0
	extr r14 = r14, 6, 26
	shl r19 = r33, r19
	;;
	.mmi
	add r16 = r44, r16
	shladd r14 = r14, 3, r0
	extr r15 = r15, 6, 26
	;;
	.mmi
	st8 [r16] = r20
	add r14 = r44, r14
	shladd r15 = r15, 3, r0
	;;
	.mmi
	ld8 r16 = [r14]
	nop 0
	add r15 = r45, r15
	;;
	.mmi
	or r16 = r16, r17
	st8 [r15] = r19
	nop 0
	;;
	.mib
	st8 [r14] = r16
	nop 0
	br.call.sptk.many b0 = select#
	;;
	.mib
	mov r1 = r42
	cmp4.ne p6, p7 = 2, r8
	(p6) br.cond.dptk .L44
	.mib
	nop 0
	nop 0
	br .L90
	;;
.L88:
	.mlx
	adds r14 = 342, r12
	movl r45 = @gprel(.LC9)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 99, r0
	addl r44 = 1, r0
	nop 0
	.mmi
	mov r1 = r42
	mov r45 = r0
	mov r43 = r33
	;;
	.mib
	st4 [r33] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L10
	.mib
	nop 0
	nop 0
	br .L89
.L87:
	.mmi
	adds r14 = 350, r12
	;;
	ld2 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 4, r14
	(p6) br.cond.dptk .L36
	.mmi
	adds r14 = 342, r12
	nop 0
	adds r15 = 358, r12
	;;
	.mmi
	ld2 r14 = [r14]
	ld2 r15 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	or r14 = r15, r14
	nop 0
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	nop 0
	(p7) add r44 = r1, r44
	br .L7
	;;
.L95:
	.mmi
	adds r44 = 272, r12
	mov r46 = r0
	nop 0
	.mmb
	addl r45 = 4, r0
	mov r43 = r33
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r42
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L26
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r44 = r1, r44
	nop 0
	nop 0
	.mlx
	nop 0
	movl r45 = @gprel(.LC26)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r14 = [r32]
	adds r43 = 336, r12
	.mmi
	addl r44 = 1, r0
	mov r1 = r42
	mov r45 = r0
	;;
	.mib
	st4 [r43] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L28
	.mib
	nop 0
	nop 0
	br .L96
.L99:
	.mlx
	adds r14 = 350, r12
	movl r45 = @gprel(.LC31)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mii
	nop 0
	tbit.z p6, p7 = r14, 3
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r42
	mov b0 = r40
	;;
	.mii
	nop 0
	mov ar.pfs = r41
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 400, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L98:
	.body
	.copy_state 2
	.mlx
	adds r14 = 342, r12
	movl r45 = @gprel(.LC30)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mmi
	ld2 r14 = [r14]
	add r45 = r1, r45
	add r43 = r1, r43
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r44 = r1, r44
	nop 0
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	mov r43 = r0
	br.call.sptk.many b0 = wait#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r43 = [r36]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	ld4 r14 = [r35]
	addl r44 = 1, r0
	.mmi
	mov r1 = r42
	mov r45 = r0
	mov r43 = r39
	;;
	.mib
	st4 [r39] = r14
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r42
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r44 = r1, r44
	(p6) br.cond.dptk .L33
	.mib
	nop 0
	nop 0
	br .L99
.L24:
	.mlx
	nop 0
	movl r43 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = must.part.0#
	;;
.L5:
	.mlx
	nop 0
	movl r43 = @gprel(.LC3)
	;;
	.mib
	nop 0
	add r43 = r1, r43
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
