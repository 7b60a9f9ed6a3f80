// 3ebf9140530377760f096e2e086b6561 guest-tests/file/epoll-chains.c
	.file	"epoll-chains.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc drop#
drop:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 1, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	movl r32 = @gprel(e#)
	;;
	.mii
	add r32 = r1, r32
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	mov ar.lc = 9
	.align 32
.L2:
	.mib
	ld4 r37 = [r32], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r35
	br.cloop.sptk.few .L2
	;;
	.mmi
	nop 0
	addl r14 = @gprel(end#), gp
	nop 0
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r35
	mov b0 = r33
	;;
	mov ar.pfs = r34
	;;
	.mib
	nop 0
	mov ar.lc = r36
	br.ret.sptk.many b0
	.endp drop#
	.align 16
	.align 64
	.proc make#
make:
	.prologue 12, 33
	.mmi
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 2, 0
	nop 0
	.save rp, r33
	mov r33 = b0
	.mlx
	mov r35 = r1
	movl r32 = @gprel(e#)
	;;
	.mii
	add r32 = r1, r32
	.save ar.lc, r36
	mov r36 = ar.lc
	.body
	;;
	mov ar.lc = 9
	.align 32
.L7:
	.mib
	mov r37 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	nop 0
	mov r1 = r35
	nop 0
	.mmb
	st4 [r32] = r8, 4
	nop 0
	br.cloop.sptk.few .L7
	.mib
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r1 = r35
	nop 0
	mov b0 = r33
	;;
	.mmi
	addl r14 = @gprel(end#), gp
	nop 0
	mov ar.pfs = r34
	;;
	.mib
	st4 [r14] = r8
	mov ar.lc = r36
	br.ret.sptk.many b0
	.endp make#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"ok"
	.text
	.align 16
	.align 64
	.proc add#
add:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	.mmi
	mov r36 = r1
	.body
	mov r37 = r32
	mov r39 = r33
	;;
	.mmi
	adds r14 = 20, r12
	adds r40 = 16, r12
	addl r15 = 1, r0
	.mmi
	addl r38 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	st4 [r40] = r15
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r14 = r8
	;;
	.mlx
	nop 0
	movl r8 = @gprel(.LC0)
	.mmb
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L16
	;;
	.mii
	add r8 = r1, r8
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L16:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r36
	nop 0
	.mmb
	ld4 r37 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp add#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"\n"
	.align 8
.LC2:
	stringz	", "
	.align 8
.LC3:
	stringz	"from the end:"
	.align 8
.LC4:
	stringz	" %s"
	.align 8
.LC5:
	stringz	"\nfrom the head:"
	.align 8
.LC7:
	stringz	"%s%d above %d: %s"
	.align 8
.LC8:
	stringz	"a ring of %d: %s\n"
	.align 8
.LC9:
	stringz	"%d watches %d: %s\n"
	.align 8
.LC10:
	stringz	"none: %s\n"
	.align 8
.LC11:
	stringz	"to an eventfd: %s\n"
	.sdata
	.align 8
.LC6:
	data8	e#+20
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.mmi
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 0, 23, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r53
	mov r53 = pr
	.mlx
	mov r52 = r1
	movl r35 = @gprel(e#)
	;;
	.mii
	nop 0
	.save rp, r50
	mov r50 = b0
	add r35 = r1, r35
	.mmb
	addl r37 = 1, r0
	mov r32 = r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	mov r48 = r35
	.save ar.lc, r54
	mov r54 = ar.lc
	.body
	.mmi
	nop 0
	adds r32 = 1, r32
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC3)
	.mlx
	addl r38 = @gprel(end#), gp
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 20, r12
	mov r1 = r52
	adds r58 = 16, r12
	.mmi
	ld4 r55 = [r48], 4
	ld4 r57 = [r38]
	addl r56 = 1, r0
	;;
	.mlx
	st4 [r14] = r0, 4
	movl r34 = @gprel(.LC4)
	.mmi
	st4 [r58] = r37
	nop 0
	mov r33 = r48
	;;
	.mmi
	st4 [r14] = r0, 4
	nop 0
	add r34 = r1, r34
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r56 = r36
	nop 0
	mov r55 = r34
	.mmb
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L71
	.align 32
.L18:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 10, r32
	(p6) br.cond.dpnt .L20
.L19:
	.mmi
	ld4 r55 = [r33], 4
	adds r58 = 16, r12
	addl r56 = 1, r0
	.mmi
	adds r32 = 1, r32
	;;
	adds r14 = -8, r33
	nop 0
	.mmi
	st4 [r58] = r37
	;;
	ld4 r57 = [r14]
	adds r14 = 20, r12
	;;
	.mmi
	st4 [r14] = r0, 4
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r36
	.mmb
	mov r55 = r34
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
.L71:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r8
	.mmb
	mov r55 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp4.ne p6, p7 = 10, r32
	(p6) br.cond.dptk .L19
	;;
.L20:
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mmi
	adds r37 = 36, r35
	mov r32 = r35
	addl r34 = 1, r0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = drop#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC4)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC5)
	;;
	.mib
	nop 0
	add r55 = r1, r55
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
	.align 32
.L25:
	.mmi
	adds r14 = 20, r12
	ld4 r55 = [r32], 4
	adds r58 = 16, r12
	.mmi
	addl r56 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	ld4 r57 = [r32]
	st4 [r58] = r34
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r52
	nop 0
	.mmb
	mov r56 = r36
	mov r55 = r33
	(p7) br.cond.dpnt .L72
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp.eq p6, p7 = r37, r32
	(p7) br.cond.dptk .L25
	;;
	.mlx
	addl r45 = @gprel(.LC6), gp
	movl r47 = @gprel(.LC2)
	.mlx
	addl r40 = 1, r0
	movl r42 = @gprel(.LC0)
	;;
	.mlx
	adds r39 = 40, r35
	movl r41 = @gprel(.LC7)
	.mlx
	add r47 = r1, r47
	movl r49 = @gprel(.LC1)
	;;
	.mmi
	add r42 = r1, r42
	add r41 = r1, r41
	add r49 = r1, r49
	.mmb
	addl r44 = 1, r0
	adds r46 = 24, r35
	br.call.sptk.many b0 = drop#
	;;
	.mmi
	adds r43 = 20, r35
	addl r34 = 1, r0
	mov r1 = r52
	.align 32
.L26:
	.mmi
	adds r14 = -2, r40
	addl r37 = 1, r0
	cmp4.eq p16, p17 = 1, r40
	;;
	.mmi
	nop 0
	addp4 r36 = r14, r0
	nop 0
	;;
	.mii
	shladd r36 = r36, 2, r0
	nop 0
	;;
	add r36 = r36, r48
	.align 32
.L41:
	.pred.rel.mutex p16, p17
	.mii
	sub r14 = r39, r35
	mov r32 = r35
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L27:
	.pred.rel.mutex p16, p17
	.mib
	mov r55 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r8, 4
	nop 0
	br.cloop.sptk.few .L27
	;;
	.mmi
	mov r56 = r0
	nop 0
	mov r55 = r0
	.mmb
	mov r32 = r35
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r38] = r8
	nop 0
	(p16) br.cond.dpnt .L28
.L31:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 20, r12
	ld4 r57 = [r32]
	nop 0
	.mmi
	adds r58 = 16, r12
	adds r32 = 4, r32
	addl r56 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r55 = [r32]
	nop 0
	.mmi
	st4 [r58] = r34
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r52
	cmp.eq p8, p9 = r36, r32
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L73
	(p9) br.cond.dptk .L31
	;;
.L28:
	.pred.rel.mutex p16, p17
	.mmi
	adds r33 = -2, r37
	nop 0
	cmp4.eq p6, p7 = 1, r37
	;;
	.mib
	addp4 r33 = r33, r0
	(p6) mov r32 = r49
	(p6) br.cond.dpnt .L32
	;;
	.mmi
	shladd r33 = r33, 2, r0
	ld8 r32 = [r45]
	nop 0
	;;
	.mmi
	add r33 = r33, r46
	nop 0
	nop 0
.L36:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 20, r12
	ld4 r55 = [r32], 4
	adds r58 = 16, r12
	.mmi
	addl r56 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	ld4 r57 = [r32]
	st4 [r58] = r34
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r52
	cmp.eq p8, p9 = r33, r32
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L74
	(p9) br.cond.dptk .L36
	.mmi
	mov r32 = r47
	nop 0
	nop 0
.L32:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r58 = 16, r12
	.mmi
	ld4 r57 = [r43]
	ld4 r55 = [r35]
	addl r56 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r58] = r44
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r52
	mov r59 = r42
	.mmb
	mov r56 = r32
	mov r58 = r37
	(p7) br.cond.dpnt .L75
	;;
	.mmi
	mov r57 = r40
	nop 0
	mov r55 = r41
	.mmb
	mov r32 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r39, r35
	mov r1 = r52
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L38:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r55 = [r32], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r52
	br.cloop.sptk.few .L38
	.mmi
	nop 0
	adds r37 = 1, r37
	nop 0
	.mmb
	ld4 r55 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 6, r37
	(p7) br.cond.dptk .L41
	.mmi
	nop 0
	adds r40 = 1, r40
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 6, r40
	(p7) br.cond.dptk .L26
	.mlx
	addl r55 = 10, r0
	movl r37 = @gprel(e#)
	.mlx
	addl r34 = 1, r0
	movl r41 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC8)
	.mmi
	add r37 = r1, r37
	add r41 = r1, r41
	addl r42 = 1, r0
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	addl r36 = 1, r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
	.align 32
.L42:
	.mii
	sub r14 = r39, r35
	mov r32 = r35
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L43:
	.mib
	mov r55 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	st4 [r32] = r8, 4
	nop 0
	br.cloop.sptk.few .L43
	;;
	.mmi
	mov r56 = r0
	nop 0
	mov r55 = r0
	.mmb
	mov r32 = r35
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	nop 0
	adds r14 = -2, r34
	mov r1 = r52
	.mmb
	st4 [r38] = r8
	cmp4.eq p6, p7 = 1, r34
	(p6) br.cond.dpnt .L44
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mii
	shladd r14 = r14, 2, r0
	nop 0
	;;
	add r33 = r14, r48
	.align 32
.L47:
	.mmi
	adds r14 = 20, r12
	ld4 r55 = [r32], 4
	adds r58 = 16, r12
	.mmi
	addl r56 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	ld4 r57 = [r32]
	st4 [r58] = r36
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r52
	cmp.eq p8, p9 = r32, r33
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L76
	(p9) br.cond.dptk .L47
.L44:
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r58 = 16, r12
	.mmi
	ld4 r57 = [r35]
	ld4 r55 = [r37], 4
	addl r56 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r58] = r42
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r57 = r41
	mov r1 = r52
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L77
.L48:
	.mmi
	mov r56 = r34
	nop 0
	mov r55 = r40
	.mmb
	mov r32 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r39, r35
	mov r1 = r52
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L49:
	.mib
	ld4 r55 = [r32], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r52
	br.cloop.sptk.few .L49
	.mmi
	nop 0
	adds r34 = 1, r34
	nop 0
	.mmb
	ld4 r55 = [r38]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r52
	cmp4.eq p6, p7 = 6, r34
	(p7) br.cond.dptk .L42
	;;
	.mlx
	nop 0
	movl r32 = @gprel(pairs.0#)
	.mlx
	addl r40 = 1, r0
	movl r39 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC9)
	.mii
	add r32 = r1, r32
	add r39 = r1, r39
	;;
	add r36 = r1, r36
	.mmb
	adds r37 = 40, r32
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r52
	nop 0
	nop 0
	.align 32
.L54:
	.mmi
	mov r14 = r32
	adds r16 = 20, r12
	nop 0
	.mmi
	adds r58 = 16, r12
	addl r56 = 1, r0
	adds r32 = 8, r32
	;;
	.mmi
	ld4 r33 = [r14], 4
	st4 [r16] = r0, 4
	nop 0
	.mmi
	st4 [r58] = r40
	;;
	ld4 r34 = [r14]
	sxt4 r15 = r33
	.mmi
	nop 0
	st4 [r16] = r0, 4
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r34
	shladd r15 = r15, 2, r0
	.mmi
	st4 [r16] = r0
	;;
	shladd r14 = r14, 2, r0
	add r15 = r35, r15
	;;
	.mmi
	add r14 = r35, r14
	ld4 r55 = [r15]
	nop 0
	;;
	.mib
	ld4 r57 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r52
	mov r58 = r39
	.mmb
	mov r57 = r34
	mov r56 = r33
	(p7) br.cond.dpnt .L78
	;;
	.mib
	mov r55 = r36
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp.eq p6, p7 = r37, r32
	(p7) br.cond.dptk .L54
	.mib
	ld4 r55 = [r35]
	addl r56 = -1, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	ld4 r55 = [r38]
	nop 0
	.mmb
	ld4 r56 = [r35]
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r52
	mov pr = r53, -1
	;;
	.mii
	nop 0
	mov b0 = r50
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	;;
	mov ar.lc = r54
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L75:
	.body
	.copy_state 1
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r52
	mov r56 = r32
	mov r59 = r8
	.mmi
	mov r58 = r37
	mov r57 = r40
	mov r55 = r41
	;;
	.mib
	mov r32 = r35
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r39, r35
	mov r1 = r52
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L38
.L77:
	.mib
	mov r32 = r35
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r52
	mov r57 = r8
	nop 0
	.mmb
	mov r56 = r34
	mov r55 = r40
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r39, r35
	mov r1 = r52
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	nop 0
	;;
	.mib
	nop 0
	mov ar.lc = r14
	br .L49
.L74:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r33, r32
	(p6) br.cond.dptk .L36
	.mib
	nop 0
	mov r32 = r47
	br .L32
.L73:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r36, r32
	(p6) br.cond.dptk .L31
	.mib
	nop 0
	nop 0
	br .L28
.L76:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r32, r33
	(p6) br.cond.dptk .L47
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r58 = 16, r12
	.mmi
	ld4 r57 = [r35]
	ld4 r55 = [r37], 4
	addl r56 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r58] = r42
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r52
	mov r57 = r41
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L48
	.mib
	nop 0
	nop 0
	br .L77
.L72:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r8
	.mmb
	mov r55 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r37, r32
	(p6) br.cond.dptk .L25
	;;
	.mlx
	addl r45 = @gprel(.LC6), gp
	movl r47 = @gprel(.LC2)
	.mlx
	addl r40 = 1, r0
	movl r42 = @gprel(.LC0)
	;;
	.mlx
	adds r39 = 40, r35
	movl r41 = @gprel(.LC7)
	.mlx
	add r47 = r1, r47
	movl r49 = @gprel(.LC1)
	;;
	.mmi
	add r42 = r1, r42
	add r41 = r1, r41
	add r49 = r1, r49
	.mmb
	addl r44 = 1, r0
	adds r46 = 24, r35
	br.call.sptk.many b0 = drop#
	;;
	.mmi
	nop 0
	adds r43 = 20, r35
	addl r34 = 1, r0
	.mmb
	nop 0
	mov r1 = r52
	br .L26
.L78:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r52
	nop 0
	.mmb
	ld4 r55 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r52
	mov r58 = r8
	mov r57 = r34
	.mmb
	mov r56 = r33
	mov r55 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r52
	cmp.ne p6, p7 = r37, r32
	(p6) br.cond.dptk .L54
	.mib
	ld4 r55 = [r35]
	addl r56 = -1, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC10)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r52
	ld4 r55 = [r38]
	nop 0
	.mmb
	ld4 r56 = [r35]
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r52
	nop 0
	mov r56 = r8
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC11)
	;;
	.mib
	add r55 = r1, r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r52
	mov pr = r53, -1
	;;
	.mii
	nop 0
	mov b0 = r50
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r51
	;;
	mov ar.lc = r54
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp main#
	.section	.rodata
	.align 4
	.type	pairs.0#, @object
	.size	pairs.0#, 40
pairs.0:
	data4	0
	data4	1
	data4	0
	data4	2
	data4	1
	data4	3
	data4	2
	data4	3
	data4	3
	data4	0
	.sbss
	.align 4
	.type	end#, @object
	.size	end#, 4
end:
	.skip	4
	.bss
	.align 4
	.type	e#, @object
	.size	e#, 40
e:
	.skip	40
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
