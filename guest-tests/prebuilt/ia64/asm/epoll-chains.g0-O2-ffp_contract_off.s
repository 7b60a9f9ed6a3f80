// d603ccc2ae4d3fda8feeac0d76bec587 guest-tests/file/epoll-chains.c
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
	.prologue 12, 48
	.mmi
	.save ar.pfs, r49
	alloc r49 = ar.pfs, 0, 21, 5, 0
	.fframe 16
	adds r12 = -16, r12
	.save pr, r51
	mov r51 = pr
	.mlx
	mov r50 = r1
	movl r34 = @gprel(e#)
	;;
	.mii
	nop 0
	.save rp, r48
	mov r48 = b0
	nop 0
	.mmb
	add r34 = r1, r34
	addl r36 = 1, r0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	mov r1 = r50
	mov r46 = r34
	.save ar.lc, r52
	mov r52 = ar.lc
	.body
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC3)
	.mlx
	addl r37 = @gprel(end#), gp
	movl r35 = @gprel(.LC0)
	;;
	.mib
	add r35 = r1, r35
	add r53 = r1, r53
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 20, r12
	mov r1 = r50
	adds r56 = 16, r12
	.mmi
	ld4 r53 = [r46], 4
	ld4 r55 = [r37]
	addl r54 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r56] = r36
	mov ar.lc = 9
	.mlx
	mov r32 = r46
	movl r33 = @gprel(.LC4)
	;;
	.mmi
	st4 [r14] = r0, 4
	nop 0
	add r33 = r1, r33
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r54 = r35
	mov r1 = r50
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L78
	.align 32
.L18:
	.mib
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L70
	;;
.L86:
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	.mmi
	mov r32 = r34
	nop 0
	addl r35 = 1, r0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = drop#
	;;
	.mmi
	nop 0
	mov r1 = r50
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
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC5)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov ar.lc = 8
	.align 32
.L22:
	.mmi
	adds r14 = 20, r12
	ld4 r53 = [r32], 4
	adds r56 = 16, r12
	.mmi
	addl r54 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	ld4 r55 = [r32]
	st4 [r56] = r35
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
	mov r1 = r50
	nop 0
	.mmb
	mov r54 = r36
	mov r53 = r33
	(p7) br.cond.dpnt .L79
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L22
	;;
.L87:
	.mlx
	addl r44 = @gprel(.LC6), gp
	movl r43 = @gprel(.LC2)
	.mlx
	addl r39 = 1, r0
	movl r41 = @gprel(.LC0)
	;;
	.mlx
	adds r38 = 40, r34
	movl r40 = @gprel(.LC7)
	.mlx
	add r43 = r1, r43
	movl r47 = @gprel(.LC1)
	;;
	.mmi
	add r41 = r1, r41
	add r40 = r1, r40
	add r47 = r1, r47
	.mmb
	adds r45 = 24, r34
	adds r42 = 20, r34
	br.call.sptk.many b0 = drop#
	;;
	.mmi
	nop 0
	addl r33 = 1, r0
	mov r1 = r50
	.align 32
.L23:
	.mmi
	adds r14 = -2, r39
	addl r35 = 1, r0
	cmp4.eq p16, p17 = 1, r39
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
	add r36 = r36, r46
	.align 32
.L35:
	.pred.rel.mutex p16, p17
	.mii
	sub r14 = r38, r34
	mov r32 = r34
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L24:
	.pred.rel.mutex p16, p17
	.mib
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	st4 [r32] = r8, 4
	nop 0
	br.cloop.sptk.few .L24
	;;
	.mmi
	mov r54 = r0
	nop 0
	mov r53 = r0
	.mmb
	mov r32 = r34
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	sub r14 = r36, r34
	nop 0
	mov r1 = r50
	.mmb
	st4 [r37] = r8
	nop 0
	(p16) br.cond.dpnt .L25
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
.L27:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 20, r12
	ld4 r55 = [r32]
	nop 0
	.mmi
	adds r56 = 16, r12
	adds r32 = 4, r32
	addl r54 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	ld4 r53 = [r32]
	nop 0
	.mmi
	st4 [r56] = r33
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
	nop 0
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L80
	br.cloop.sptk.few .L27
	;;
.L25:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = -2, r35
	nop 0
	cmp4.eq p6, p7 = 1, r35
	;;
	.mib
	addp4 r14 = r14, r0
	(p6) mov r32 = r47
	(p6) br.cond.dpnt .L28
	;;
	.mmi
	shladd r14 = r14, 2, r0
	ld8 r32 = [r44]
	nop 0
	;;
	.mmi
	add r14 = r14, r45
	;;
	sub r14 = r14, r32
	nop 0
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
.L30:
	.pred.rel.mutex p16, p17
	.mmi
	adds r14 = 20, r12
	ld4 r53 = [r32], 4
	adds r56 = 16, r12
	.mmi
	addl r54 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	ld4 r55 = [r32]
	st4 [r56] = r33
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
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L81
	br.cloop.sptk.few .L30
.L88:
	.pred.rel.mutex p16, p17
	.mmi
	mov r32 = r43
	nop 0
	nop 0
.L28:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r56 = 16, r12
	.mmi
	ld4 r55 = [r42]
	ld4 r53 = [r34]
	addl r54 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r56] = r33
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
	mov r1 = r50
	mov r57 = r41
	.mmb
	mov r54 = r32
	mov r56 = r35
	(p7) br.cond.dpnt .L82
	;;
	.mmi
	mov r55 = r39
	nop 0
	mov r53 = r40
	.mmb
	mov r32 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r38, r34
	mov r1 = r50
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L32:
	.pred.rel.mutex p16, p17
	.mib
	ld4 r53 = [r32], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L32
	.mmi
	nop 0
	adds r35 = 1, r35
	nop 0
	.mmb
	ld4 r53 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = 6, r35
	(p7) br.cond.dptk .L35
	.mmi
	nop 0
	adds r39 = 1, r39
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 6, r39
	(p7) br.cond.dptk .L23
	.mlx
	nop 0
	movl r36 = @gprel(e#)
	.mmi
	addl r53 = 10, r0
	addl r33 = 1, r0
	addl r35 = 1, r0
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC0)
	.mlx
	nop 0
	movl r39 = @gprel(.LC8)
	;;
	.mmi
	nop 0
	add r40 = r1, r40
	add r39 = r1, r39
	.align 32
.L36:
	.mii
	sub r14 = r38, r34
	mov r32 = r34
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L37:
	.mib
	mov r53 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	st4 [r32] = r8, 4
	nop 0
	br.cloop.sptk.few .L37
	;;
	.mmi
	mov r54 = r0
	nop 0
	mov r53 = r0
	.mmb
	mov r32 = r34
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	nop 0
	adds r14 = -2, r33
	mov r1 = r50
	.mmb
	st4 [r37] = r8
	cmp4.eq p6, p7 = 1, r33
	(p6) br.cond.dpnt .L38
	;;
	.mmi
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	nop 0
	;;
	.mmi
	add r14 = r14, r46
	;;
	sub r14 = r14, r34
	nop 0
	;;
	.mii
	adds r14 = -4, r14
	nop 0
	;;
	shr.u r14 = r14, 2
	;;
	.mii
	nop 0
	mov ar.lc = r14
	nop 0
	.align 32
.L40:
	.mmi
	adds r14 = 20, r12
	ld4 r53 = [r32], 4
	adds r56 = 16, r12
	.mmi
	addl r54 = 1, r0
	;;
	st4 [r14] = r0, 4
	nop 0
	.mmi
	ld4 r55 = [r32]
	st4 [r56] = r35
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
	mov r1 = r50
	cmp4.eq p6, p7 = 0, r8
	.bbb
	nop 0
	(p7) br.cond.dpnt .L83
	br.cloop.sptk.few .L40
.L38:
	.mmi
	adds r14 = 20, r12
	adds r56 = 16, r12
	addl r54 = 1, r0
	.mmi
	ld4 r53 = [r36], 4
	ld4 r55 = [r34]
	mov r32 = r34
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r56] = r35
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
	mov r1 = r50
	mov r55 = r40
	.mmb
	mov r54 = r33
	mov r53 = r39
	(p7) br.cond.dpnt .L84
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r38, r34
	mov r1 = r50
	;;
	adds r14 = -4, r14
	;;
	.mii
	nop 0
	shr.u r14 = r14, 2
	;;
	mov ar.lc = r14
	.align 32
.L42:
	.mib
	ld4 r53 = [r32], 4
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L42
	.mmi
	nop 0
	adds r33 = 1, r33
	nop 0
	.mmb
	ld4 r53 = [r37]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r50
	cmp4.eq p6, p7 = 6, r33
	(p7) br.cond.dptk .L36
	;;
	.mlx
	nop 0
	movl r32 = @gprel(pairs.0#)
	.mlx
	addl r39 = 1, r0
	movl r38 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC9)
	.mmi
	add r32 = r1, r32
	nop 0
	add r38 = r1, r38
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = make#
	;;
	.mmi
	nop 0
	mov r1 = r50
	mov ar.lc = 4
	.align 32
.L45:
	.mmi
	mov r14 = r32
	adds r16 = 20, r12
	adds r56 = 16, r12
	.mmi
	addl r54 = 1, r0
	;;
	ld4 r33 = [r14], 4
	nop 0
	.mmi
	st4 [r16] = r0, 4
	st4 [r56] = r39
	nop 0
	;;
	.mmi
	nop 0
	ld4 r35 = [r14]
	sxt4 r15 = r33
	.mmi
	nop 0
	st4 [r16] = r0, 4
	nop 0
	;;
	.mii
	nop 0
	sxt4 r14 = r35
	shladd r15 = r15, 2, r0
	.mmi
	st4 [r16] = r0
	;;
	shladd r14 = r14, 2, r0
	add r15 = r34, r15
	;;
	.mmi
	add r14 = r34, r14
	ld4 r53 = [r15]
	nop 0
	;;
	.mib
	ld4 r55 = [r14]
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r8
	mov r1 = r50
	mov r56 = r38
	.mmb
	mov r55 = r35
	mov r54 = r33
	(p7) br.cond.dpnt .L85
	;;
	.mib
	mov r53 = r36
	adds r32 = 8, r32
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L45
.L89:
	.mib
	ld4 r53 = [r34]
	addl r54 = -1, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC10)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r50
	ld4 r53 = [r37]
	nop 0
	.mmb
	ld4 r54 = [r34]
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r54 = r8
	;;
	.mlx
	nop 0
	movl r53 = @gprel(.LC11)
	;;
	.mib
	add r53 = r1, r53
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r50
	mov pr = r51, -1
	;;
	.mii
	nop 0
	mov b0 = r48
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r49
	;;
	mov ar.lc = r52
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L70:
	.body
	.copy_state 1
	.mmi
	ld4 r53 = [r32], 4
	adds r56 = 16, r12
	addl r54 = 1, r0
	;;
	.mmi
	adds r14 = -8, r32
	st4 [r56] = r36
	nop 0
	;;
	.mmi
	ld4 r55 = [r14]
	nop 0
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
	nop 0
	mov r1 = r50
	mov r54 = r35
	.mmb
	nop 0
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L18
.L78:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L70
	.mib
	nop 0
	nop 0
	br .L86
.L79:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r50
	nop 0
	mov r54 = r8
	.mmb
	mov r53 = r33
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L22
	.mib
	nop 0
	nop 0
	br .L87
.L80:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L27
	.mib
	nop 0
	nop 0
	br .L25
.L81:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L30
	.mib
	nop 0
	nop 0
	br .L88
.L82:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r50
	mov r54 = r32
	mov r57 = r8
	.mmi
	mov r56 = r35
	mov r55 = r39
	mov r53 = r40
	;;
	.mib
	mov r32 = r34
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r38, r34
	mov r1 = r50
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
	br .L32
.L83:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L40
	.mib
	nop 0
	nop 0
	br .L38
.L84:
	.mib
	mov r32 = r34
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r50
	mov r55 = r8
	nop 0
	.mmb
	mov r54 = r33
	mov r53 = r39
	br.call.sptk.many b0 = printf#
	;;
	.mii
	sub r14 = r38, r34
	mov r1 = r50
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
	br .L42
.L85:
	.mib
	adds r32 = 8, r32
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r50
	nop 0
	.mmb
	ld4 r53 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r50
	mov r56 = r8
	mov r55 = r35
	.mmb
	mov r54 = r33
	mov r53 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r50
	br.cloop.sptk.few .L45
	.mib
	nop 0
	nop 0
	br .L89
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
