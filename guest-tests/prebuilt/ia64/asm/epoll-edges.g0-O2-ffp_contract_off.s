// 5d2dddebc125b5f1d60f6b57f01d8fe5
	.file	"epoll-edges.c"
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
	stringz	"file"
	.align 8
.LC4:
	stringz	"pipe"
	.align 8
.LC5:
	stringz	"control(e, EPOLL_CTL_ADD, p[0], EPOLLIN) == 0"
	.align 8
.LC6:
	stringz	"%-3s %s\n"
	.align 8
.LC7:
	stringz	"EEXIST"
	.align 8
.LC8:
	stringz	"control(e, EPOLL_CTL_ADD, p[0], EPOLLIN)"
	.align 8
.LC9:
	stringz	"%-3s %s: %s\n"
	.align 8
.LC10:
	stringz	"epoll_wait(e, out, 8, 0) == 0 && epoll_wait(e, out, 8, 10) == 0"
	.align 8
.LC11:
	stringz	"x"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"epoll_wait(e, out, 8, -1) == 1 && out[0].events == EPOLLIN && out[0].data.u64 == 0x123456789abcdef0"
	.align 8
.LC14:
	stringz	"epoll_wait(e, out, 8, 0) == 1"
	.align 8
.LC15:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLET) == 0"
	.align 8
.LC16:
	stringz	"epoll_wait(e, out, 8, 0) == 1 && epoll_wait(e, out, 8, 0) == 0"
	.align 8
.LC17:
	stringz	"y"
	.align 8
.LC18:
	stringz	"read(p[0], b, 1) == 1 && epoll_wait(e, out, 8, 0) == 0"
	.align 8
.LC19:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0"
	.align 8
.LC20:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN | EPOLLONESHOT) == 0 && epoll_wait(e, out, 8, 0) == 1"
	.align 8
.LC21:
	stringz	"control(e, EPOLL_CTL_MOD, p[0], EPOLLIN) == 0 && epoll_wait(e, out, 8, 0) == 1"
	.align 8
.LC22:
	stringz	"out[0].events == (EPOLLIN | EPOLLHUP)"
	.align 8
.LC23:
	stringz	"epoll_wait(e, out, 8, 0) == 0"
	.align 8
.LC24:
	stringz	"control(outer, EPOLL_CTL_ADD, e, EPOLLIN) == 0"
	.align 8
.LC25:
	stringz	"ELOOP"
	.align 8
.LC26:
	stringz	"control(e, EPOLL_CTL_ADD, outer, EPOLLIN)"
	.align 8
.LC27:
	stringz	"control(e, EPOLL_CTL_ADD, counter, EPOLLIN) == 0 && epoll_wait(outer, out, 8, 0) == 0"
	.align 8
.LC28:
	stringz	"epoll_wait(outer, out, 8, 0) == 1"
	.align 8
.LC29:
	stringz	"poll(&p, 1, 0) == 1 && p.revents == POLLIN"
	.align 8
.LC30:
	stringz	"control(e, EPOLL_CTL_DEL, counter, 0) == 0 && epoll_wait(outer, out, 8, 0) == 0"
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmi
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 12, 4, 0
	.fframe 48
	adds r12 = -48, r12
	.save rp, r41
	mov r41 = b0
	.mmi
	mov r43 = r1
	.body
	;;
	addl r44 = 1, r0
	adds r34 = 44, r12
	.mmb
	adds r33 = 24, r12
	addl r36 = 1, r0
	br.call.sptk.many b0 = epoll_create#
	;;
	.mmi
	mov r1 = r43
	mov r32 = r8
	addl r46 = 384, r0
	.mlx
	addl r45 = 66, r0
	movl r35 = 1311768467463790320
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r44 = r34
	nop 0
	mov r40 = r8
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = pipe#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC4)
	;;
	.mib
	(p7) add r44 = r1, r44
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	adds r47 = 16, r12
	addl r45 = 1, r0
	.mmi
	ld4 r46 = [r34]
	st8 [r33] = r35
	mov r44 = r32
	;;
	.mib
	st4 [r47] = r36
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r45 = 1, r0
	mov r1 = r43
	.mmi
	ld4 r46 = [r34]
	st8 [r33] = r35
	mov r44 = r32
	;;
	.mib
	st4 [r47] = r36
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L93
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r47 = @gprel(.LC7)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	.mlx
	(p6) add r45 = r1, r45
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(out#)
	.mmi
	add r47 = r1, r47
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	addl r46 = 8, r0
	.mmb
	mov r45 = r37
	mov r44 = r32
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L94
	;;
.L7:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L8:
	.mlx
	nop 0
	movl r46 = @gprel(.LC10)
	.mlx
	adds r35 = 48, r12
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r46 = 1, r0
	.mmi
	nop 0
	ld4 r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC11)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	cmp.ne p6, p7 = -1, r8
	addl r47 = -1, r0
	.mmb
	addl r46 = 8, r0
	mov r44 = r32
	(p7) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L95
	;;
.L48:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = -2147483647
	.mmi
	addl r45 = 3, r0
	mov r1 = r43
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	.mmi
	nop 0
	ld4 r46 = [r34]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L96
	;;
.L13:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L14:
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r46 = 1, r0
	.mmi
	nop 0
	ld4 r44 = [r35]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC17)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	cmp.eq p6, p7 = -1, r8
	mov r47 = r0
	.mmb
	addl r46 = 8, r0
	mov r44 = r32
	(p6) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L97
	;;
.L16:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	adds r36 = 32, r12
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 1, r0
	nop 0
	.mmb
	mov r45 = r36
	ld4 r44 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L98
	;;
.L18:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = 1073741825
	.mmi
	addl r45 = 3, r0
	mov r1 = r43
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	.mmi
	nop 0
	ld4 r46 = [r34]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L99
	;;
.L21:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = 1073741825
	.mmi
	mov r1 = r43
	ld4 r46 = [r34]
	addl r45 = 3, r0
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	.mmi
	nop 0
	mov r44 = r32
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L100
	;;
.L23:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L24:
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r44 = [r35]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	mov r1 = r43
	.mmi
	addl r45 = 3, r0
	ld4 r46 = [r34]
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L101
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L26:
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	.mlx
	adds r38 = 56, r12
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	ld4 r14 = [r37]
	mov r1 = r43
	.mlx
	nop 0
	movl r39 = 1311768467463790320
	;;
	.mlx
	cmp4.ne p6, p7 = 17, r14
	movl r46 = @gprel(.LC22)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mmi
	add r46 = r1, r46
	nop 0
	add r44 = r1, r44
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p7) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	ld4 r44 = [r34]
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r44 = 524288, r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r43
	mov r34 = r8
	nop 0
	.mmb
	addl r45 = 2048, r0
	mov r44 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	addl r14 = 1, r0
	adds r47 = 16, r12
	addl r45 = 1, r0
	.mmi
	mov r35 = r8
	mov r1 = r43
	mov r46 = r32
	;;
	.mmi
	st4 [r47] = r14
	st8 [r38] = r14
	mov r44 = r34
	;;
	.mib
	st8 [r33] = r39
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r14 = 1, r0
	adds r47 = 16, r12
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	st8 [r33] = r39
	mov r46 = r34
	;;
	.mib
	st4 [r47] = r14
	mov r44 = r32
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L102
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r47 = @gprel(.LC25)
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	.mlx
	(p6) add r45 = r1, r45
	movl r44 = @gprel(.LC9)
	;;
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	.mmb
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	mov r1 = r43
	.mmi
	mov r46 = r35
	addl r45 = 1, r0
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L103
	;;
.L31:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mmi
	add r45 = r1, r45
	nop 0
	nop 0
.L32:
	.mlx
	nop 0
	movl r46 = @gprel(.LC27)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 8, r0
	nop 0
	.mmb
	mov r45 = r38
	mov r44 = r35
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	cmp.eq p6, p7 = -1, r8
	mov r47 = r0
	.mmb
	addl r46 = 8, r0
	mov r44 = r34
	(p6) br.cond.spnt .L15
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC28)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 36, r12
	addl r15 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	mov r46 = r0
	mov r44 = r36
	;;
	.mmi
	nop 0
	st4 [r36] = r32
	nop 0
	.mmb
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p7) br.cond.dpnt .L104
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC29)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = 1311768467463790320
	.mmi
	mov r1 = r43
	mov r46 = r35
	addl r45 = 2, r0
	;;
	.mmi
	st4 [r47] = r0
	nop 0
	mov r44 = r32
	.mmb
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L105
	;;
.L35:
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	.mmi
	add r45 = r1, r45
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	mov r46 = r40
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L106
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L37:
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	.mlx
	nop 0
	movl r46 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	mov r46 = r32
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L107
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L38:
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	addl r46 = 999, r0
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L108
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L39:
	.mlx
	nop 0
	movl r47 = @gprel(.LC35)
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r0
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	adds r14 = 16, r12
	addl r45 = 2, r0
	nop 0
	.mmi
	mov r1 = r43
	mov r46 = r8
	mov r44 = r32
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	mov r47 = r14
	.mlx
	nop 0
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L109
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L40:
	.mlx
	nop 0
	movl r47 = @gprel(.LC37)
	.mlx
	nop 0
	movl r46 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	mov r46 = r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L110
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L41:
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 1, r0
	nop 0
	mov r44 = r40
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L111
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
.L42:
	.mlx
	nop 0
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC9)
	.mmi
	add r47 = r1, r47
	nop 0
	add r46 = r1, r46
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L93:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 17, r14
	movl r47 = @gprel(.LC7)
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	add r46 = r1, r46
	movl r37 = @gprel(out#)
	;;
	.mmi
	(p6) add r45 = r1, r45
	add r37 = r1, r37
	add r44 = r1, r44
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	addl r46 = 8, r0
	.mmb
	mov r45 = r37
	mov r44 = r32
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br .L94
.L95:
	.mmi
	nop 0
	ld4 r14 = [r37]
	nop 0
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L48
	.mlx
	adds r14 = 8, r37
	movl r46 = @gprel(.LC13)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mlx
	ld8 r15 = [r14]
	movl r14 = 1311768467463790320
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC14)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = -2147483647
	.mmi
	addl r45 = 3, r0
	mov r1 = r43
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	.mmi
	nop 0
	ld4 r46 = [r34]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L13
	.mib
	nop 0
	nop 0
	br .L96
.L102:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 40, r14
	movl r47 = @gprel(.LC25)
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	mov r1 = r43
	.mmi
	mov r46 = r35
	addl r45 = 1, r0
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L103
.L110:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC39)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 1, r0
	nop 0
	mov r44 = r40
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L42
	.mib
	nop 0
	nop 0
	br .L111
.L109:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 2, r14
	movl r47 = @gprel(.LC37)
	.mlx
	nop 0
	movl r46 = @gprel(.LC38)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	mov r46 = r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L41
	.mib
	nop 0
	nop 0
	br .L110
.L104:
	.mlx
	adds r14 = 38, r12
	movl r46 = @gprel(.LC29)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	ld2 r14 = [r14]
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	.mii
	nop 0
	sxt2 r14 = r14
	;;
	cmp4.ne p6, p7 = 1, r14
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	;;
	.mmi
	nop 0
	(p6) add r45 = r1, r45
	nop 0
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = 1311768467463790320
	.mmi
	mov r1 = r43
	mov r46 = r35
	addl r45 = 2, r0
	;;
	.mmi
	st4 [r47] = r0
	nop 0
	mov r44 = r32
	.mmb
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L35
	.mib
	nop 0
	nop 0
	br .L105
.L108:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 9, r14
	movl r47 = @gprel(.LC35)
	.mlx
	nop 0
	movl r46 = @gprel(.LC36)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r0
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	adds r14 = 16, r12
	addl r45 = 2, r0
	nop 0
	.mmi
	mov r1 = r43
	mov r46 = r8
	mov r44 = r32
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	mov r47 = r14
	.mlx
	nop 0
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L40
	.mib
	nop 0
	nop 0
	br .L109
.L107:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC34)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	addl r46 = 999, r0
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L39
	.mib
	nop 0
	nop 0
	br .L108
.L106:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 1, r14
	movl r47 = @gprel(.LC31)
	.mlx
	nop 0
	movl r46 = @gprel(.LC32)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	mov r46 = r32
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L38
	.mib
	nop 0
	nop 0
	br .L107
.L111:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	ld4 r14 = [r8]
	nop 0
	mov r1 = r43
	;;
	.mlx
	cmp4.ne p6, p7 = 22, r14
	movl r47 = @gprel(.LC33)
	.mlx
	nop 0
	movl r46 = @gprel(.LC40)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r47 = r1, r47
	movl r44 = @gprel(.LC9)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mii
	add r46 = r1, r46
	add r44 = r1, r44
	;;
	(p6) add r45 = r1, r45
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	nop 0
	.mmb
	.label_state 2
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L94:
	.body
	.copy_state 2
	.mmi
	mov r45 = r37
	addl r47 = 10, r0
	nop 0
	.mmb
	addl r46 = 8, r0
	mov r44 = r32
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L8
	;;
.L101:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r32
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	(p6) br.cond.dpnt .L26
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L26
	;;
.L103:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r34
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L32
	;;
.L100:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r32
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	(p6) br.cond.dpnt .L24
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L24
	;;
.L105:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r34
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L35
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC30)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r47 = 16, r12
	addl r14 = 1, r0
	addl r45 = 1, r0
	.mmi
	mov r1 = r43
	mov r46 = r40
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L37
	.mib
	nop 0
	nop 0
	br .L106
	;;
.L96:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r32
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.eq p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mib
	nop 0
	(p6) add r45 = r1, r45
	(p6) br.cond.dptk .L14
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br .L14
	;;
.L99:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r32
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L21
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = 1073741825
	.mmi
	mov r1 = r43
	ld4 r46 = [r34]
	addl r45 = 3, r0
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	.mmi
	nop 0
	mov r44 = r32
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L23
	.mib
	nop 0
	nop 0
	br .L100
	;;
.L98:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r32
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L18
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	.mlx
	nop 0
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mlx
	adds r47 = 16, r12
	movl r14 = 1073741825
	.mmi
	addl r45 = 3, r0
	mov r1 = r43
	mov r44 = r32
	;;
	.mlx
	st4 [r47] = r14
	movl r14 = 1311768467463790320
	.mmi
	nop 0
	ld4 r46 = [r34]
	nop 0
	;;
	.mib
	st8 [r33] = r14
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = 0, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC1)
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC2)
	.mlx
	add r46 = r1, r46
	movl r44 = @gprel(.LC6)
	;;
	.mmi
	(p7) add r45 = r1, r45
	nop 0
	add r44 = r1, r44
	;;
	.mib
	(p6) add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r0
	.mmi
	addl r46 = 8, r0
	nop 0
	mov r44 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L21
	.mib
	nop 0
	nop 0
	br .L99
	;;
.L97:
	.mlx
	nop 0
	movl r45 = @gprel(out#)
	.mmi
	mov r47 = r0
	addl r46 = 8, r0
	mov r44 = r32
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dptk .L16
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC1)
	;;
	.mmi
	(p6) add r45 = r1, r45
	nop 0
	nop 0
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	.mlx
	adds r36 = 32, r12
	movl r44 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r43
	addl r46 = 1, r0
	nop 0
	.mmb
	mov r45 = r36
	ld4 r44 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.ne p6, p7 = 1, r8
	(p6) br.cond.dptk .L18
	.mib
	nop 0
	nop 0
	br .L98
	;;
.L15:
	.mlx
	nop 0
	movl r44 = @gprel(.LC12)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.bss
	.align 8
	.type	out#, @object
	.size	out#, 128
out:
	.skip	128
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
