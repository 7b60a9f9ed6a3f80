// f55020b3fac6c30005f8f4a7e395461d
	.file	"epoll-order.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s:"
	.align 8
.LC1:
	stringz	" %u/%x"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 3, 7, 4, 0
	.fframe 256
	adds r12 = -256, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	mov r40 = r1
	mov r42 = r32
	mov r44 = r34
	;;
	.mmi
	adds r43 = 16, r12
	mov r45 = r0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	.mib
	mov r35 = r43
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r40
	mov r37 = r8
	mov r43 = r33
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC1)
	.mlx
	nop 0
	movl r42 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	;;
	.mii
	nop 0
	sxt4 r14 = r37
	nop 0
	.mmb
	mov r1 = r40
	cmp4.ge p6, p7 = 0, r37
	(p6) br.cond.dpnt .L2
	;;
	.mmi
	shladd r14 = r14, 4, r0
	;;
	adds r14 = -16, r14
	nop 0
	;;
	.mii
	nop 0
	shr.u r14 = r14, 4
	;;
	mov ar.lc = r14
	.align 32
.L3:
	.mmi
	nop 0
	adds r14 = 8, r35
	mov r42 = r36
	.mmi
	nop 0
	ld4 r44 = [r35], 16
	nop 0
	;;
	.mib
	ld4 r43 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L3
.L2:
	.mib
	addl r42 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mii
	mov r1 = r40
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mii
	nop 0
	mov ar.lc = r41
	nop 0
	.mmb
	.restore sp
	adds r12 = 256, r12
	nop 0
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC2:
	stringz	"read"
	.align 8
.LC3:
	stringz	"%s: %s\n"
	.text
	.align 16
	.align 64
	.proc take#
take:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	movl r14 = @gprel(f#)
	.mmi
	addl r33 = @gprel(count#), gp
	mov r36 = r1
	sxt4 r32 = r32
	;;
	.mmi
	add r14 = r1, r14
	shladd r32 = r32, 2, r0
	.save rp, r34
	mov r34 = b0
	.body
	.mii
	addl r39 = 8, r0
	mov r38 = r33
	;;
	add r14 = r14, r32
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmb
	addl r14 = 1, r0
	mov r1 = r36
	nop 0
	.mib
	cmp.ne p6, p7 = -1, r8
	mov b0 = r34
	(p7) br.cond.spnt .L11
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	st8 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L11:
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
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC2)
	;;
	.mib
	add r37 = r1, r37
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp take#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"write"
	.text
	.align 16
	.align 64
	.proc add#
add:
	.prologue 12, 34
	.mlx
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	movl r14 = @gprel(f#)
	.mmi
	addl r33 = @gprel(count#), gp
	mov r36 = r1
	sxt4 r32 = r32
	;;
	.mmi
	add r14 = r1, r14
	shladd r32 = r32, 2, r0
	.save rp, r34
	mov r34 = b0
	.body
	.mii
	addl r39 = 8, r0
	mov r38 = r33
	;;
	add r14 = r14, r32
	;;
	.mib
	ld4 r37 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmb
	addl r14 = 1, r0
	mov r1 = r36
	nop 0
	.mib
	cmp.ne p6, p7 = -1, r8
	mov b0 = r34
	(p7) br.cond.spnt .L16
	;;
	.mii
	nop 0
	mov ar.pfs = r35
	nop 0
	.mmb
	st8 [r33] = r14
	nop 0
	br.ret.sptk.many b0
	;;
.L16:
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
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r36
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC3)
	.mlx
	nop 0
	movl r38 = @gprel(.LC4)
	;;
	.mib
	add r37 = r1, r37
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r36
	addl r37 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp add#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"epoll_ctl"
	.text
	.align 16
	.align 64
	.proc control.part.0#
control.part.0:
	.prologue 12, 32
	.mii
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 3, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r34
	nop 0
	.mmb
	ld4 r35 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r34
	nop 0
	mov r37 = r8
	;;
	.mlx
	nop 0
	movl r35 = @gprel(.LC3)
	.mlx
	nop 0
	movl r36 = @gprel(.LC5)
	;;
	.mib
	add r35 = r1, r35
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r34
	addl r35 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp control.part.0#
	.align 16
	.align 64
	.proc control#
control:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	mov r40 = r32
	mov r41 = r33
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	adds r43 = 16, r12
	.mmi
	adds r15 = 24, r12
	nop 0
	mov r42 = r34
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r43] = r35
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r36
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = control.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp control#
	.align 16
	.align 64
	.proc control.constprop.0#
control.constprop.0:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	mov r38 = r1
	.body
	mov r39 = r32
	mov r41 = r33
	;;
	.mmi
	adds r14 = 20, r12
	adds r15 = 16, r12
	addl r40 = 1, r0
	;;
	.mmi
	st4 [r14] = r0, 4
	nop 0
	mov r42 = r15
	.mmi
	st4 [r15] = r34
	nop 0
	adds r15 = 24, r12
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r15] = r35
	nop 0
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mib
	mov r1 = r38
	cmp4.ne p6, p7 = -1, r8
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = control.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp control.constprop.0#
	.align 16
	.align 64
	.proc begin#
begin:
	.prologue 12, 38
	.mmi
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r38
	mov r38 = b0
	.mmi
	nop 0
	mov r40 = r1
	nop 0
	;;
	.mii
	addl r34 = 3, r0
	.save ar.lc, r41
	mov r41 = ar.lc
	.body
	;;
	mov ar.lc = 36
	.align 32
.L26:
	.mib
	mov r42 = r34
	adds r34 = 1, r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L26
	;;
	.mlx
	nop 0
	movl r35 = @gprel(f#)
	.mmi
	nop 0
	mov r42 = r0
	nop 0
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmb
	mov r1 = r40
	mov r34 = r35
	nop 0
	.mii
	mov r36 = r8
	mov ar.lc = 5
	;;
	addl r14 = @gprel(ep#), gp
	.mmi
	nop 0
	;;
	st4 [r14] = r8
	nop 0
	.align 32
.L27:
	.mib
	addl r43 = 2048, r0
	mov r42 = r0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	st4 [r34] = r8, 4
	nop 0
	br.cloop.sptk.few .L27
	;;
	.mmi
	cmp4.eq p6, p7 = 0, r33
	adds r33 = -1, r33
	nop 0
	.mmb
	mov r34 = r0
	adds r37 = 24, r12
	(p6) br.cond.dpnt .L25
	;;
	.mii
	addp4 r33 = r33, r0
	nop 0
	;;
	mov ar.lc = r33
	.align 32
.L30:
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r15 = 16, r12
	.mmi
	ld4 r44 = [r35], 4
	addl r43 = 1, r0
	mov r42 = r36
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r15] = r32
	mov r45 = r15
	;;
	.mmi
	adds r14 = 4, r14
	st4 [r37] = r34
	adds r34 = 1, r34
	;;
	.mib
	st4 [r14] = r0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r40
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L39
	br.cloop.sptk.few .L30
.L25:
	.mii
	nop 0
	mov b0 = r38
	nop 0
	;;
	.mii
	nop 0
	mov ar.pfs = r39
	;;
	mov ar.lc = r41
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L39:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r40
	nop 0
	.mmb
	ld4 r42 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r40
	nop 0
	mov r44 = r8
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC3)
	.mlx
	nop 0
	movl r43 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	add r43 = r1, r43
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r40
	addl r42 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp begin#
	.section	.rodata.str1.8
	.align 8
.LC6:
	stringz	"3 1 5"
	.align 8
.LC7:
	stringz	"1 has gone, 0 came"
	.align 8
.LC8:
	stringz	"1 last"
	.align 8
.LC9:
	stringz	"one"
	.align 8
.LC10:
	stringz	"two"
	.align 8
.LC11:
	stringz	"all"
	.align 8
.LC13:
	stringz	"ready when added"
	.align 8
.LC14:
	stringz	"edges, two"
	.align 8
.LC15:
	stringz	"the others, and 5 again"
	.align 8
.LC16:
	stringz	"none"
	.align 8
.LC17:
	stringz	"single shots"
	.align 8
.LC18:
	stringz	"in the order in which they are armed"
	.align 8
.LC19:
	stringz	"a change keeps the place"
	.align 8
.LC20:
	stringz	"removed and added"
	.align 8
.LC21:
	stringz	"0, b, a"
	.align 8
.LC22:
	stringz	"a"
	.align 8
.LC23:
	stringz	"without b"
	.align 8
.LC24:
	stringz	"b last"
	.align 8
.LC25:
	stringz	"2 was first"
	.align 8
.LC26:
	stringz	"edges of 1"
	.align 8
.LC27:
	stringz	"what it reads itself is no event"
	.sdata
	.align 8
.LC12:
	data8	f#+20
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.mmb
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 0, 13, 5, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mmi
	mov r43 = r1
	nop 0
	.save rp, r41
	mov r41 = b0
	;;
	.mmi
	addl r46 = 6, r0
	addl r45 = 1, r0
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	.mmb
	addl r35 = 5, r0
	nop 0
	br.call.sptk.many b0 = begin#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 3, r0
	;;
	.mib
	addl r34 = @gprel(ep#), gp
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC9)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 5, r0
	;;
	.mlx
	nop 0
	movl r36 = @gprel(.LC0)
	;;
	.mib
	add r36 = r1, r36
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC6)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r33 = @gprel(.LC1)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = take#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC7)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r45 = 1, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC8)
	;;
	.mib
	nop 0
	add r46 = r1, r46
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L42:
	.mmi
	mov r48 = r0
	addl r47 = 1, r0
	nop 0
	.mmb
	adds r46 = 16, r12
	ld4 r45 = [r34]
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r43
	mov r32 = r8
	nop 0
	.mmb
	mov r46 = r37
	mov r45 = r36
	br.call.sptk.many b0 = printf#
	;;
	.mib
	cmp4.lt p6, p7 = 0, r32
	mov r1 = r43
	(p7) br.cond.dpnt .L45
	;;
	.mii
	nop 0
	(p6) sxt4 r14 = r32
	(p6) adds r32 = 16, r12
	;;
	.mii
	(p6) shladd r14 = r14, 4, r0
	nop 0
	;;
	(p6) adds r14 = -16, r14
	;;
	.mii
	nop 0
	(p6) shr.u r14 = r14, 4
	;;
	(p6) mov ar.lc = r14
	.align 32
.L44:
	.mmi
	nop 0
	adds r14 = 8, r32
	mov r45 = r33
	.mmi
	nop 0
	ld4 r47 = [r32], 16
	nop 0
	;;
	.mib
	ld4 r46 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L44
.L45:
	.mib
	adds r35 = -1, r35
	addl r45 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r43
	cmp4.ne p6, p7 = 0, r35
	(p6) br.cond.dptk .L42
	;;
	.mlx
	addl r47 = 2, r0
	movl r46 = @gprel(.LC10)
	.mlx
	ld4 r45 = [r34]
	movl r35 = @gprel(f#)
	;;
	.mmi
	add r35 = r1, r35
	add r46 = r1, r46
	nop 0
	.mmb
	addl r36 = @gprel(count#), gp
	addl r33 = 1, r0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	ld4 r45 = [r34]
	adds r37 = 24, r35
	mov r32 = r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC11)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	.mmb
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = begin#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
.L47:
	.mmi
	nop 0
	ld4 r45 = [r32]
	addl r47 = 8, r0
	.mmb
	mov r46 = r36
	adds r32 = 8, r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r43
	(p7) br.cond.spnt .L59
	;;
	.mib
	st8 [r36] = r33
	cmp.ne p6, p7 = r37, r32
	(p6) br.cond.dptk .L47
	.mmi
	addl r14 = @gprel(.LC12), gp
	ld4 r40 = [r34]
	mov ar.lc = 5
	.mmi
	addl r33 = 5, r0
	adds r38 = 24, r12
	addl r39 = 1, r0
	;;
	.mii
	ld8 r32 = [r14]
	nop 0
	;;
	mov r37 = r32
	;;
	.align 32
.L49:
	.mmi
	nop 0
	adds r14 = 20, r12
	adds r48 = 16, r12
	.mmi
	ld4 r47 = [r37], -4
	addl r46 = 1, r0
	mov r45 = r40
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r48] = r39
	nop 0
	;;
	.mmi
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	nop 0
	.mmb
	st4 [r38] = r33
	adds r33 = -1, r33
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	nop 0
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	.bbb
	nop 0
	(p7) br.cond.spnt .L62
	br.cloop.sptk.few .L49
	;;
	.mmi
	addl r45 = 3, r0
	nop 0
	addl r39 = @gprel(count#), gp
	.mmb
	addl r37 = 1, r0
	nop 0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC13)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r46 = 6, r0
	.mlx
	nop 0
	movl r45 = -2147483647
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L51:
	.mmi
	ld4 r45 = [r32]
	mov r33 = r32
	addl r47 = 8, r0
	.mmb
	mov r46 = r39
	adds r32 = -4, r32
	br.call.sptk.many b0 = write#
	;;
	.mib
	cmp.ne p6, p7 = -1, r8
	mov r1 = r43
	(p7) br.cond.spnt .L59
	;;
	.mib
	st8 [r36] = r37
	cmp.ne p6, p7 = r35, r33
	(p6) br.cond.dptk .L51
	.mlx
	addl r47 = 2, r0
	movl r46 = @gprel(.LC14)
	.mmi
	ld4 r45 = [r34]
	adds r37 = 8, r35
	adds r36 = 16, r35
	;;
	.mmi
	add r46 = r1, r46
	adds r33 = 280, r12
	nop 0
	.mmb
	adds r40 = 272, r12
	adds r39 = 284, r12
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r45 = 5, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r43
	ld4 r45 = [r34]
	addl r47 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	addl r46 = 6, r0
	mov r1 = r43
	.mlx
	nop 0
	movl r45 = 1073741825
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = begin#
	;;
	.mib
	mov r1 = r43
	addl r45 = 4, r0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r43
	addl r45 = 2, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC17)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r45 = 2, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC16)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	ld4 r32 = [r34]
	mov r1 = r43
	addl r49 = 2, r0
	.mmi
	addl r48 = 1, r0
	ld4 r47 = [r37]
	addl r46 = 3, r0
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = control#
	;;
	.mmi
	mov r1 = r43
	addl r49 = 4, r0
	addl r48 = 1, r0
	.mmi
	ld4 r47 = [r36]
	mov r45 = r32
	addl r46 = 3, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = control#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r32
	addl r47 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC18)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld4 r32 = [r34]
	mov r1 = r43
	addl r49 = 44, r0
	.mmi
	addl r48 = 1, r0
	ld4 r47 = [r36]
	addl r46 = 3, r0
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = control#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r32
	addl r47 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC19)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld4 r32 = [r34]
	mov r49 = r0
	mov r1 = r43
	.mmi
	mov r48 = r0
	ld4 r36 = [r37]
	addl r46 = 2, r0
	;;
	.mib
	mov r47 = r36
	mov r45 = r32
	br.call.sptk.many b0 = control#
	;;
	.mmi
	addl r48 = 22, r0
	mov r1 = r43
	mov r46 = r36
	.mmb
	mov r45 = r32
	addl r47 = 1, r0
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 16, r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC20)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	addl r46 = 1, r0
	nop 0
	mov r1 = r43
	.mmb
	addl r45 = 1, r0
	nop 0
	br.call.sptk.many b0 = begin#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r32 = r8
	.mmb
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	adds r14 = 4, r35
	mov r36 = r8
	mov r1 = r43
	.mmi
	mov r45 = r32
	addl r48 = 1, r0
	addl r47 = 1, r0
	;;
	.mib
	ld4 r46 = [r14]
	adds r35 = 12, r35
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	mov r1 = r43
	ld4 r46 = [r37]
	mov r45 = r32
	.mmb
	addl r48 = 2, r0
	addl r47 = 1, r0
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov r45 = r36
	.mmi
	ld4 r46 = [r35]
	addl r48 = 3, r0
	addl r47 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	nop 0
	ld4 r35 = [r34]
	mov r1 = r43
	.mmi
	mov r46 = r32
	addl r48 = 100, r0
	addl r47 = 1, r0
	;;
	.mib
	mov r45 = r35
	nop 0
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	addl r48 = 101, r0
	mov r46 = r36
	addl r47 = 1, r0
	.mmb
	mov r1 = r43
	mov r45 = r35
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r43
	addl r45 = 3, r0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r43
	addl r45 = 2, r0
	br.call.sptk.many b0 = add#
	;;
	.mib
	mov r1 = r43
	addl r45 = 1, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	mov r1 = r43
	ld4 r45 = [r34]
	addl r47 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC21)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 16, r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC22)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r45 = 3, r0
	br.call.sptk.many b0 = take#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC23)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r45 = 3, r0
	br.call.sptk.many b0 = add#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC24)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r43
	.mii
	mov r46 = r0
	addl r45 = 1, r0
	;;
	nop 0
	.mmb
	st8 [r14] = r0
	st1 [r38] = r0
	br.call.sptk.many b0 = begin#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r33
	mov r47 = r0
	.mmb
	addl r46 = 1, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	mov r1 = r43
	mov r48 = r40
	mov r47 = r0
	.mmb
	addl r46 = 1, r0
	addl r45 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mmi
	ld4 r32 = [r34]
	mov r1 = r43
	addl r48 = 1, r0
	.mmi
	addl r47 = 1, r0
	ld4 r46 = [r33]
	nop 0
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	nop 0
	addl r48 = 2, r0
	mov r1 = r43
	.mmi
	ld4 r46 = [r40]
	mov r45 = r32
	addl r47 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = control.constprop.0#
	;;
	.mmi
	nop 0
	mov r1 = r43
	adds r46 = 16, r12
	.mmb
	ld4 r45 = [r33]
	addl r47 = 1, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r43
	adds r46 = 16, r12
	.mmb
	ld4 r45 = [r39]
	addl r47 = 1, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	adds r14 = 276, r12
	nop 0
	mov r1 = r43
	.mmi
	adds r46 = 16, r12
	nop 0
	addl r47 = 1, r0
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r43
	adds r46 = 16, r12
	.mmb
	ld4 r45 = [r39]
	addl r47 = 1, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	ld4 r45 = [r34]
	addl r47 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC25)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	ld4 r32 = [r34]
	addl r49 = 1, r0
	mov r1 = r43
	.mlx
	addl r46 = 3, r0
	movl r48 = -2147483643
	;;
	.mib
	ld4 r47 = [r33]
	mov r45 = r32
	br.call.sptk.many b0 = control#
	;;
	.mmi
	mov r1 = r43
	mov r45 = r32
	addl r47 = 16, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC26)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	adds r46 = 16, r12
	.mmb
	ld4 r45 = [r33]
	addl r47 = 1, r0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 16, r0
	.mmi
	nop 0
	ld4 r45 = [r34]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC27)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r8 = r0
	mov r1 = r43
	mov b0 = r41
	;;
	.mii
	nop 0
	mov ar.pfs = r42
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
	;;
.L59:
	.body
	.copy_state 1
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC4)
	;;
	.mib
	add r45 = r1, r45
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r45 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
.L62:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	.mmb
	ld4 r45 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r47 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC3)
	.mlx
	nop 0
	movl r46 = @gprel(.LC5)
	;;
	.mib
	add r45 = r1, r45
	add r46 = r1, r46
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r43
	addl r45 = 99, r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp main#
	.section	.sdata,"aws"
	.align 8
	.type	count#, @object
	.size	count#, 8
count:
	data8	1
	.bss
	.align 4
	.type	f#, @object
	.size	f#, 24
f:
	.skip	24
	.sbss
	.align 4
	.type	ep#, @object
	.size	ep#, 4
ep:
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
