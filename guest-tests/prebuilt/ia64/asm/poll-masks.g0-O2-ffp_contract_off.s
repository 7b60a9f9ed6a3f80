// 5b80ff5bd77920200df5fb9be8874fdf guest-tests/ipc/poll-masks.c
	.file	"poll-masks.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc pause_for#
pause_for:
	.prologue 12, 34
	.mmb
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	nop 0
	.mmi
	mov r36 = r1
	nop 0
	.save rp, r34
	mov r34 = b0
	.body
	;;
	.mmi
	adds r14 = 16, r12
	addl r39 = 1000, r0
	addl r38 = 1, r0
	.mmi
	adds r37 = 16, r12
	;;
	st4 [r14] = r32
	adds r14 = 20, r12
	;;
	.mmi
	st2 [r14] = r33
	nop 0
	adds r14 = 22, r12
	;;
	.mib
	st2 [r14] = r0
	nop 0
	br.call.sptk.many b0 = poll#
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
	.endp pause_for#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"%s: %d"
	.align 8
.LC1:
	stringz	" %s"
	.align 8
.LC2:
	stringz	"; epoll %s"
	.align 8
.LC3:
	stringz	"; epoll %x"
	.text
	.align 16
	.align 64
	.proc show#
show:
	.prologue 12, 40
	.mmi
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 2, 10, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r40
	mov r40 = b0
	.mlx
	mov r42 = r1
	movl r34 = @gprel(names#)
	;;
	.mmi
	adds r14 = 20, r12
	adds r44 = 32, r12
	adds r36 = 38, r12
	.mmi
	add r34 = r1, r34
	mov r18 = r0
	addl r15 = 256, r0
	;;
	.mmb
	st4 [r14] = r0, 4
	st2 [r36] = r0
	nop 0
	.mmi
	mov r16 = r34
	nop 0
	.save ar.lc, r43
	mov r43 = ar.lc
	.body
	;;
	.mmi
	st4 [r14] = r0, 4
	st4 [r44] = r33
	mov ar.lc = 9
	.mmi
	nop 0
	;;
	st4 [r14] = r0
	nop 0
	.align 32
.L4:
	.mmi
	ld2 r17 = [r16]
	adds r14 = 4, r16
	adds r16 = 16, r16
	;;
	.mmi
	or r17 = r17, r15
	ld4 r14 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt2 r17 = r17
	or r14 = r18, r14
	;;
	.mib
	mov r15 = r17
	mov r18 = r14
	br.cloop.sptk.few .L4
	;;
	.mlx
	adds r15 = 16, r12
	movl r38 = @gprel(.LC1)
	.mmi
	mov r46 = r0
	addl r45 = 1, r0
	mov r35 = r0
	;;
	.mmi
	st4 [r15] = r14
	adds r14 = 36, r12
	add r38 = r1, r38
	;;
	.mib
	st2 [r14] = r17
	nop 0
	br.call.sptk.many b0 = poll#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r39 = r8
	.mmb
	mov r44 = r0
	nop 0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r42
	adds r47 = 16, r12
	mov r46 = r33
	.mmi
	addl r45 = 1, r0
	mov r44 = r8
	mov r37 = r8
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r46 = r39
	.mmi
	mov r45 = r32
	nop 0
	mov r39 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC0)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld2 r15 = [r36]
	mov r1 = r42
	mov ar.lc = 9
	.mmi
	nop 0
	;;
	nop 0
	sxt2 r15 = r15
	.align 32
.L6:
	.mmi
	ld2 r14 = [r34]
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	nop 0
	(p7) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	adds r34 = 16, r34
	br.cloop.sptk.few .L6
.L16:
	.mmi
	addl r14 = 260, r0
	addl r16 = @gprel(alone#), gp
	adds r45 = 16, r12
	.mmi
	mov r47 = r0
	addl r46 = 1, r0
	mov r44 = r37
	;;
	.mmi
	and r15 = r15, r14
	ld4 r14 = [r16]
	nop 0
	.mii
	st4 [r45] = r0
	cmp4.eq p6, p7 = 0, r39
	;;
	cmp4.eq p8, p9 = 4, r15
	;;
	.mmi
	(p8) addl r15 = 1, r0
	;;
	(p9) mov r15 = r0
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	st4 [r16] = r14
	nop 0
	(p6) br.cond.dptk .L7
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r42
	nop 0
	.mmb
	ld4 r44 = [r8]
	nop 0
	br.call.sptk.many b0 = strerrorname_np#
	;;
	.mmi
	mov r1 = r42
	nop 0
	mov r45 = r8
	;;
	.mlx
	nop 0
	movl r44 = @gprel(.LC2)
	;;
	.mib
	nop 0
	add r44 = r1, r44
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r42
	nop 0
	nop 0
.L8:
	.mib
	addl r44 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r42
	mov r44 = r37
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L15:
	.body
	.copy_state 1
	.mmi
	adds r14 = 8, r34
	nop 0
	mov r44 = r38
	;;
	.mib
	ld8 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 4, r34
	ld2 r15 = [r36]
	mov r1 = r42
	.mmi
	adds r34 = 16, r34
	;;
	ld4 r14 = [r14]
	sxt2 r15 = r15
	;;
	.mib
	nop 0
	or r35 = r35, r14
	br.cloop.sptk.few .L6
	.mib
	nop 0
	nop 0
	br .L16
.L7:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r8
	adds r14 = 16, r12
	mov r1 = r42
	;;
	.mmi
	nop 0
	(p7) adds r17 = 16, r12
	nop 0
	;;
	.mib
	(p7) ld4 r45 = [r17]
	nop 0
	(p7) br.cond.dpnt .L10
	;;
	.mmi
	nop 0
	ld4 r45 = [r14]
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = r35, r45
	(p6) br.cond.dpnt .L8
.L10:
	.mlx
	nop 0
	movl r44 = @gprel(.LC3)
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r42
	addl r44 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r42
	mov r44 = r37
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r42
	mov b0 = r40
	;;
	mov ar.pfs = r41
	;;
	.mii
	nop 0
	mov ar.lc = r43
	nop 0
	.mmb
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
	.endp show#
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r36 = @gprel(.LC4)
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
.LC5:
	stringz	"new"
	.align 8
.LC6:
	stringz	"bind"
	.align 8
.LC7:
	stringz	"bound"
	.align 8
.LC8:
	stringz	"listen"
	.align 8
.LC9:
	stringz	"listening"
	.align 8
.LC10:
	stringz	"connect"
	.align 8
.LC11:
	stringz	"pending"
	.align 8
.LC12:
	stringz	"connected"
	.align 8
.LC13:
	stringz	"accepted"
	.align 8
.LC14:
	stringz	"its end"
	.align 8
.LC15:
	stringz	"x"
	.align 8
.LC16:
	stringz	"send"
	.align 8
.LC17:
	stringz	"data"
	.align 8
.LC18:
	stringz	"!"
	.align 8
.LC19:
	stringz	"urgent data"
	.align 8
.LC20:
	stringz	"half closed"
	.align 8
.LC21:
	stringz	"half closed, the other end"
	.align 8
.LC22:
	stringz	"shut to read"
	.align 8
.LC23:
	stringz	"all closed"
	.align 8
.LC24:
	stringz	"all closed, the other end"
	.align 8
.LC25:
	stringz	"no longer listening"
	.text
	.align 16
	.align 64
	.proc streams#
streams:
	.prologue 12, 39
	.mmb
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 4, 0
	.fframe 272
	adds r12 = -272, r12
	nop 0
	.mmi
	mov r41 = r1
	nop 0
	.save rp, r39
	mov r39 = b0
	.body
	;;
	.mmi
	adds r14 = 264, r12
	adds r15 = 258, r12
	adds r35 = 256, r12
	.mmi
	adds r42 = 146, r12
	addl r44 = 108, r0
	mov r43 = r0
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 266, r12
	.mmi
	st2 [r15] = r0
	addl r15 = 2, r0
	adds r38 = 144, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 268, r12
	.mlx
	st2 [r35] = r15
	movl r15 = 16777343
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 270, r12
	adds r37 = 272, r12
	;;
	.mmi
	st2 [r14] = r0
	nop 0
	adds r14 = 260, r12
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	addl r14 = 1, r0
	mov r1 = r41
	nop 0
	.mmi
	mov r42 = r32
	mov r44 = r0
	addl r43 = 1, r0
	;;
	.mmi
	st2 [r38] = r14
	nop 0
	addl r14 = 128, r0
	;;
	.mib
	st4 [r37] = r14
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r44 = r0
	mov r34 = r8
	mov r1 = r41
	.mmb
	addl r43 = 1, r0
	mov r42 = r32
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r36 = r8
	.mmb
	mov r42 = r33
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC5)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	cmp4.ne p6, p7 = 1, r32
	mov r42 = r34
	mov r1 = r41
	;;
	.mmi
	(p7) addl r44 = 2, r0
	nop 0
	(p7) mov r43 = r38
	;;
	.mib
	(p6) addl r44 = 16, r0
	(p6) mov r43 = r35
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC6)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC7)
	.mmi
	nop 0
	mov r43 = r34
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r42 = r34
	nop 0
	mov r1 = r41
	.mmb
	addl r43 = 3, r0
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC8)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC9)
	.mmi
	nop 0
	mov r43 = r34
	nop 0
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	mov r44 = r37
	nop 0
	.mmb
	adds r43 = 16, r12
	mov r42 = r34
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	nop 0
	ld4 r44 = [r37]
	mov r42 = r36
	.mmb
	adds r43 = 16, r12
	mov r1 = r41
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r41
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC10)
	;;
	.mib
	(p7) add r42 = r1, r42
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r42 = r34
	addl r43 = 1, r0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC11)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC12)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r44 = r0
	mov r1 = r41
	nop 0
	.mmb
	mov r42 = r34
	mov r43 = r0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r41
	mov r35 = r8
	mov r43 = r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC13)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC14)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r45 = r0
	.mmi
	addl r44 = 1, r0
	nop 0
	mov r42 = r36
	;;
	.mlx
	nop 0
	movl r43 = @gprel(.LC15)
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.ne p6, p7 = -1, r8
	mov r1 = r41
	nop 0
	.mmb
	mov r42 = r35
	addl r43 = 1, r0
	(p7) br.cond.spnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC17)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r32
	mov r1 = r41
	nop 0
	.mmb
	mov r42 = r36
	addl r43 = 1, r0
	(p7) br.cond.dpnt .L33
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r35
	.mmb
	addl r43 = 8192, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r35
	.mmb
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r35
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r36
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	mov r42 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r34
	.mmb
	addl r43 = 2, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC25)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	mov r42 = r34
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r43 = @gprel(.LC18)
	.mmi
	addl r45 = 1, r0
	addl r44 = 1, r0
	mov r42 = r36
	;;
	.mib
	add r43 = r1, r43
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.eq p6, p7 = -1, r8
	mov r1 = r41
	nop 0
	.mmb
	mov r42 = r35
	addl r43 = 2, r0
	(p6) br.cond.spnt .L26
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC19)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r36
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r35
	.mmb
	addl r43 = 8192, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC20)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC21)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r35
	.mmb
	mov r43 = r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC22)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r35
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r36
	.mmb
	addl r43 = 1, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r35
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC23)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r36
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC24)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	mov r42 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r41
	mov r42 = r35
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r42 = r34
	.mmb
	addl r43 = 2, r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r41
	nop 0
	mov r43 = r34
	;;
	.mlx
	nop 0
	movl r42 = @gprel(.LC25)
	;;
	.mib
	add r42 = r1, r42
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r41
	mov r42 = r34
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r41
	mov b0 = r39
	;;
	mov ar.pfs = r40
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 272, r12
	br.ret.sptk.many b0
.L26:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r42 = @gprel(.LC16)
	;;
	.mib
	nop 0
	add r42 = r1, r42
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp streams#
	.section	.rodata.str1.8
	.align 8
.LC26:
	stringz	"pair of datagrams"
	.align 8
.LC27:
	stringz	"pair of packets"
	.align 8
.LC28:
	stringz	"UDP"
	.align 8
.LC29:
	stringz	"UDP, a datagram"
	.align 8
.LC30:
	stringz	"UDP, shut to write"
	.align 8
.LC31:
	stringz	"UDP, shut to read, too"
	.align 8
.LC32:
	stringz	"socketpair"
	.align 8
.LC33:
	stringz	"with one"
	.align 8
.LC34:
	stringz	"full"
	.align 8
.LC35:
	stringz	"alone"
	.align 8
.LC36:
	stringz	"netlink"
	.align 8
.LC37:
	stringz	"netlink, an answer"
	.text
	.align 16
	.align 64
	.proc datagrams#
datagrams:
	.prologue 12, 44
	.mmi
	.save ar.pfs, r45
	alloc r45 = ar.pfs, 0, 15, 6, 0
	.fframe 4160
	adds r12 = -4160, r12
	.save rp, r44
	mov r44 = b0
	.mmi
	nop 0
	mov r46 = r1
	.body
	nop 0
	;;
	.mmi
	mov r49 = r0
	addl r48 = 2, r0
	addl r47 = 2, r0
	.mmb
	adds r38 = 4144, r12
	adds r43 = 4168, r12
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r46
	mov r37 = r8
	mov r49 = r0
	.mmb
	addl r48 = 2, r0
	addl r47 = 2, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	mov r1 = r46
	mov r42 = r8
	mov r49 = r0
	.mmb
	addl r48 = 3, r0
	addl r47 = 16, r0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	adds r14 = 4152, r12
	adds r16 = 4146, r12
	adds r15 = 4128, r12
	.mmi
	adds r41 = 4112, r12
	mov r47 = r37
	addl r49 = 16, r0
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 4154, r12
	mov r48 = r38
	.mlx
	st2 [r16] = r0
	movl r16 = 16777343
	;;
	.mmi
	st2 [r14] = r0
	adds r14 = 4124, r12
	mov r1 = r46
	.mmi
	st4 [r15] = r0
	adds r15 = 4136, r12
	mov r35 = r8
	;;
	.mmi
	st4 [r14] = r0
	adds r14 = 4156, r12
	addl r36 = 2, r0
	.mmi
	st4 [r15] = r0
	adds r15 = 4140, r12
	addl r34 = 2, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r0
	adds r14 = 4158, r12
	.mmi
	st4 [r15] = r0
	addl r15 = 65554, r0
	adds r33 = 4160, r12
	;;
	.mmi
	st2 [r14] = r0
	addl r14 = 2, r0
	adds r32 = 4164, r12
	;;
	.mmi
	st2 [r38] = r14
	nop 0
	adds r14 = 4148, r12
	;;
	.mmi
	st4 [r14] = r16
	nop 0
	addl r14 = 16, r0
	;;
	.mmi
	st4 [r43] = r14
	nop 0
	addl r14 = 32, r0
	;;
	.mmi
	st4 [r41] = r14
	nop 0
	adds r14 = 4116, r12
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 4120, r12
	addl r15 = 3, r0
	;;
	.mmi
	st4 [r14] = r15
	adds r14 = 4132, r12
	addl r15 = 1, r0
	;;
	.mib
	st4 [r14] = r15
	nop 0
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC6)
	;;
	.mib
	(p7) add r47 = r1, r47
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC28)
	.mmi
	nop 0
	mov r48 = r37
	nop 0
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r48 = r38
	mov r47 = r37
	nop 0
	.mmb
	mov r1 = r46
	mov r49 = r43
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r46
	mov r51 = r38
	mov r50 = r0
	.mmi
	ld4 r52 = [r43]
	addl r49 = 1, r0
	mov r47 = r42
	;;
	.mlx
	nop 0
	movl r48 = @gprel(.LC15)
	;;
	.mmi
	nop 0
	add r48 = r1, r48
	nop 0
	;;
	.mib
	mov r40 = r48
	nop 0
	br.call.sptk.many b0 = sendto#
	;;
	.mmi
	mov r1 = r46
	mov r47 = r37
	addl r48 = 1, r0
	;;
	.mlx
	nop 0
	movl r39 = @gprel(.LC33)
	;;
	.mib
	add r39 = r1, r39
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r37
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC29)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	ld4 r49 = [r43]
	mov r48 = r38
	.mmb
	mov r1 = r46
	mov r47 = r42
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r46
	mov r47 = r42
	addl r48 = 1, r0
	;;
	.mlx
	nop 0
	movl r38 = @gprel(.LC34)
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r42
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC30)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r37
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC35)
	;;
	.mib
	add r37 = r1, r37
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r47 = r42
	.mmb
	mov r48 = r0
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r42
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC31)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r47 = r42
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
	.align 32
.L39:
	.mmi
	addl r47 = 1, r0
	mov r50 = r33
	nop 0
	.mmb
	mov r49 = r0
	mov r48 = r34
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r46
	(p7) br.cond.spnt .L45
	;;
	.mmi
	cmp4.eq p6, p7 = 2, r34
	ld4 r48 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC27)
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC26)
	;;
	.mmi
	nop 0
	(p7) add r47 = r1, r47
	nop 0
	;;
	.mib
	(p6) add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r46
	mov r48 = r40
	.mmb
	ld4 r47 = [r32]
	addl r49 = 1, r0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r46
	ld4 r48 = [r33]
	mov r47 = r39
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r46
	nop 0
	nop 0
	.align 32
.L38:
	.mmi
	addl r50 = 64, r0
	addl r49 = 4096, r0
	nop 0
	.mmb
	adds r48 = 16, r12
	ld4 r47 = [r32]
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r46
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L38
	.mmi
	ld4 r48 = [r32]
	nop 0
	mov r47 = r38
	.mmb
	addl r34 = 5, r0
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld4 r47 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	ld4 r48 = [r32]
	nop 0
	mov r1 = r46
	.mmb
	mov r47 = r37
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r46
	nop 0
	.mmb
	ld4 r47 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r46
	nop 0
	cmp4.ne p6, p7 = 1, r36
	.mmb
	mov r48 = r35
	nop 0
	(p6) br.cond.dpnt .L41
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC36)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r50 = r0
	addl r49 = 32, r0
	mov r1 = r46
	.mmb
	mov r47 = r35
	mov r48 = r41
	br.call.sptk.many b0 = send#
	;;
	.mmi
	mov r1 = r46
	nop 0
	mov r48 = r35
	;;
	.mlx
	nop 0
	movl r47 = @gprel(.LC37)
	;;
	.mib
	add r47 = r1, r47
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r46
	mov r47 = r35
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r46
	mov b0 = r44
	;;
	mov ar.pfs = r45
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 4160, r12
	br.ret.sptk.many b0
.L41:
	.body
	.copy_state 1
	.mib
	nop 0
	addl r36 = 1, r0
	br .L39
.L45:
	.mlx
	nop 0
	movl r47 = @gprel(.LC32)
	;;
	.mib
	nop 0
	add r47 = r1, r47
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp datagrams#
	.section	.rodata.str1.8
	.align 8
.LC38:
	stringz	"eventfd 0"
	.align 8
.LC39:
	stringz	"eventfd 5"
	.align 8
.LC40:
	stringz	"eventfd, the most"
	.align 8
.LC41:
	stringz	"timerfd"
	.align 8
.LC42:
	stringz	"timerfd, expired"
	.align 8
.LC43:
	stringz	"."
	.align 8
.LC44:
	stringz	"inotify"
	.align 8
.LC45:
	stringz	"f"
	.align 8
.LC46:
	stringz	"inotify, an event"
	.align 8
.LC47:
	stringz	"signalfd"
	.align 8
.LC48:
	stringz	"signalfd, pending"
	.align 8
.LC49:
	stringz	"epoll"
	.align 8
.LC50:
	stringz	"epoll, ready"
	.align 8
.LC51:
	stringz	"pipe"
	.align 8
.LC52:
	stringz	"pidfd"
	.align 8
.LC53:
	stringz	"pidfd, ended"
	.align 8
.LC54:
	stringz	"/poll-masks"
	.align 8
.LC55:
	stringz	"queue"
	.align 8
.LC56:
	stringz	"1"
	.align 8
.LC57:
	stringz	"queue, one of two"
	.align 8
.LC58:
	stringz	"2"
	.align 8
.LC59:
	stringz	"queue, full"
	.align 8
.LC60:
	stringz	"pipe to read"
	.align 8
.LC61:
	stringz	"pipe to write"
	.align 8
.LC62:
	stringz	"pipe to read, a byte"
	.align 8
.LC63:
	stringz	"pipe to write, full"
	.align 8
.LC64:
	stringz	"pipe to read, no writer"
	.align 8
.LC65:
	stringz	"pipe to read, no writer, empty"
	.align 8
.LC66:
	stringz	"pipe to write, no reader"
	.align 8
.LC67:
	stringz	"fifo"
	.align 8
.LC68:
	stringz	"mkfifo"
	.align 8
.LC69:
	stringz	"FIFO, no writer yet"
	.align 8
.LC70:
	stringz	"FIFO for both"
	.align 8
.LC71:
	stringz	"FIFO for both, a byte"
	.align 8
.LC72:
	stringz	"FIFO, the writer gone"
	.align 8
.LC73:
	stringz	"posix_openpt"
	.align 8
.LC74:
	stringz	"master, never a slave"
	.align 8
.LC75:
	stringz	"open"
	.align 8
.LC76:
	stringz	"master"
	.align 8
.LC77:
	stringz	"slave"
	.align 8
.LC78:
	stringz	"line"
	.align 8
.LC79:
	stringz	"slave, no line yet"
	.align 8
.LC80:
	stringz	"\n"
	.align 8
.LC81:
	stringz	"slave, a line"
	.align 8
.LC82:
	stringz	"master, an echo"
	.align 8
.LC83:
	stringz	"master, the slave gone"
	.align 8
.LC84:
	stringz	"slave, the master gone"
	.align 8
.LC85:
	stringz	"AF_UNIX"
	.align 8
.LC86:
	stringz	"AF_INET"
	.align 8
.LC87:
	stringz	"closed"
	.align 8
.LC88:
	stringz	"O_PATH"
	.align 8
.LC89:
	stringz	"m"
	.align 8
.LC90:
	stringz	"memfd"
	.align 8
.LC91:
	stringz	"without POLLWRNORM: %d\n"
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
	alloc r42 = ar.pfs, 0, 13, 4, 0
	.fframe 192
	adds r12 = -192, r12
	nop 0
	.mmi
	addl r38 = @ltoffx(stdout#), r1
	mov r43 = r1
	.save rp, r41
	mov r41 = b0
	;;
	.mmi
	ld8.mov r38 = [r38], stdout#
	mov r48 = r0
	addl r47 = 1, r0
	.mmi
	mov r46 = r0
	adds r36 = 192, r12
	adds r32 = 144, r12
	;;
	.mmi
	addl r40 = 1, r0
	adds r39 = 176, r12
	.save ar.lc, r44
	mov r44 = ar.lc
	.body
	;;
	.mib
	ld8 r45 = [r38]
	nop 0
	br.call.sptk.many b0 = setvbuf#
	;;
	.mmi
	addl r14 = 5, r0
	nop 0
	mov r1 = r43
	.mmi
	mov r46 = r0
	nop 0
	mov r45 = r0
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = eventfd#
	;;
	.mmi
	mov r46 = r0
	mov r33 = r8
	nop 0
	.mmb
	mov r1 = r43
	addl r45 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r34 = r8
	.mmb
	mov r45 = r0
	nop 0
	br.call.sptk.many b0 = inotify_init1#
	;;
	.mmi
	mov r1 = r43
	mov r35 = r8
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC38)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	addl r47 = 8, r0
	mov r45 = r33
	nop 0
	.mmb
	mov r46 = r36
	mov r1 = r43
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC39)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	addl r14 = -7, r0
	addl r47 = 8, r0
	nop 0
	.mmi
	mov r45 = r33
	mov r46 = r36
	mov r1 = r43
	;;
	.mib
	st8 [r36] = r14
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC40)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC41)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 152, r12
	mov r48 = r0
	mov r47 = r32
	.mmi
	mov r1 = r43
	mov r46 = r0
	mov r45 = r34
	;;
	.mmi
	nop 0
	st8 [r14] = r0
	adds r14 = 160, r12
	.mmi
	st8 [r32] = r0
	;;
	st8 [r14] = r0
	adds r14 = 168, r12
	;;
	.mib
	st8 [r14] = r40
	nop 0
	br.call.sptk.many b0 = timerfd_settime#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r34
	.mmb
	addl r46 = 1, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC42)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 256, r0
	mov r45 = r35
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC43)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = inotify_add_watch#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC44)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 384, r0
	addl r46 = 66, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mib
	mov r1 = r43
	mov r45 = r8
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r35
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC46)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	adds r45 = 16, r12
	br.call.sptk.many b0 = sigemptyset#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 10, r0
	.mmb
	adds r45 = 16, r12
	nop 0
	br.call.sptk.many b0 = sigaddset#
	;;
	.mmi
	mov r1 = r43
	mov r47 = r0
	nop 0
	.mmb
	adds r46 = 16, r12
	mov r45 = r0
	br.call.sptk.many b0 = sigprocmask#
	;;
	.mmi
	mov r47 = r0
	mov r1 = r43
	nop 0
	.mmb
	adds r46 = 16, r12
	addl r45 = -1, r0
	br.call.sptk.many b0 = signalfd#
	;;
	.mmi
	mov r1 = r43
	mov r37 = r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC47)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	addl r45 = 10, r0
	br.call.sptk.many b0 = raise#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r37
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC48)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r1 = r43
	adds r14 = 184, r12
	adds r15 = 180, r12
	.mmi
	mov r36 = r8
	st4 [r39] = r40
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC49)
	.mmi
	st4 [r14] = r0
	st4 [r15] = r0
	adds r14 = 188, r12
	;;
	.mib
	st4 [r14] = r0
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r47 = r33
	mov r48 = r39
	mov r1 = r43
	.mmb
	mov r45 = r36
	addl r46 = 1, r0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r36
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC50)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r36
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r45 = r33
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	mov r45 = r34
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	mov r45 = r35
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	mov r45 = r37
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r43
	adds r45 = 16, r12
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.ne p6, p7 = -1, r8
	mov r1 = r43
	(p7) br.cond.spnt .L49
	;;
	.mib
	ld8 r45 = [r38]
	nop 0
	br.call.sptk.many b0 = fflush#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = fork#
	;;
	.mmi
	nop 0
	mov r33 = r8
	mov r1 = r43
	.mmb
	nop 0
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dptk .L67
	.mmi
	mov r47 = r0
	nop 0
	mov r46 = r8
	.mmb
	addl r45 = 1458, r0
	nop 0
	br.call.sptk.many b0 = syscall#
	;;
	.mmi
	adds r14 = 16, r12
	mov r34 = r8
	mov r1 = r43
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC52)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	adds r14 = 20, r12
	nop 0
	mov r1 = r43
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r45 = r34
	nop 0
	mov r1 = r43
	.mmb
	addl r46 = 1, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r34
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC53)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r47 = r0
	mov r46 = r0
	nop 0
	.mmb
	mov r45 = r33
	mov r1 = r43
	br.call.sptk.many b0 = waitpid#
	;;
	.mib
	mov r45 = r34
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 64, r0
	nop 0
	.mmb
	mov r46 = r0
	adds r45 = 16, r12
	br.call.sptk.many b0 = memset#
	;;
	.mmi
	mov r1 = r43
	adds r14 = 24, r12
	addl r15 = 2, r0
	.mmi
	adds r48 = 16, r12
	addl r47 = 384, r0
	addl r46 = 66, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC54)
	.mmi
	st8 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 8, r0
	;;
	.mib
	st8 [r14] = r15
	add r45 = r1, r45
	br.call.sptk.many b0 = mq_open#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r33 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC54)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = mq_unlink#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC55)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r48 = r0
	.mmi
	addl r47 = 1, r0
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC56)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC57)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r48 = r0
	.mmi
	addl r47 = 1, r0
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC58)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = mq_send#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC59)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r45 = r33
	nop 0
	mov r1 = r43
	.mmb
	adds r33 = 148, r12
	nop 0
	br.call.sptk.many b0 = mq_close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 2048, r0
	.mmb
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = pipe2#
	;;
	.mib
	mov r1 = r43
	cmp4.eq p6, p7 = -1, r8
	(p6) br.cond.spnt .L49
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC60)
	.mmi
	nop 0
	ld4 r46 = [r32]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	ld4 r46 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC61)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	nop 0
	mov r1 = r43
	addl r47 = 1, r0
	.mmi
	nop 0
	ld4 r45 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	.mlx
	nop 0
	movl r34 = @gprel(many.1#)
	;;
	.mib
	add r46 = r1, r46
	add r34 = r1, r34
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	ld4 r46 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC62)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L50:
	.mmi
	addl r47 = 70000, r0
	nop 0
	mov r46 = r34
	.mmb
	ld4 r45 = [r33]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mib
	mov r1 = r43
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L50
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC63)
	.mmi
	nop 0
	ld4 r46 = [r33]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	ld4 r45 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r34 = @gprel(many.1#)
	;;
	.mib
	add r34 = r1, r34
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	ld4 r46 = [r32]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC64)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	nop 0
	.align 32
.L51:
	.mmi
	addl r47 = 70000, r0
	nop 0
	mov r46 = r34
	.mmb
	ld4 r45 = [r32]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L51
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC65)
	.mmi
	nop 0
	ld4 r46 = [r32]
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	ld4 r45 = [r32]
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = pipe#
	;;
	.mib
	cmp4.eq p6, p7 = -1, r8
	mov r1 = r43
	(p6) br.cond.spnt .L49
	;;
	.mib
	ld4 r45 = [r32]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	ld4 r46 = [r33]
	nop 0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC66)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	ld4 r45 = [r33]
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 384, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC67)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = mkfifo#
	;;
	.mmi
	mov r1 = r43
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC68)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC67)
	.mmi
	nop 0
	addl r46 = 2048, r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	mov r33 = r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC69)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r46 = 2, r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC67)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	mov r32 = r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC70)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 1, r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC15)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC71)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC72)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r45 = r33
	mov r1 = r43
	br.call.sptk.many b0 = close#
	;;
	.mib
	addl r45 = 258, r0
	mov r1 = r43
	br.call.sptk.many b0 = posix_openpt#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r32 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC73)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = grantpt#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = unlockpt#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC74)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	addl r46 = 258, r0
	nop 0
	mov r45 = r8
	.mmb
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	cmp4.ne p6, p7 = -1, r8
	mov r33 = r8
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC75)
	;;
	.mib
	(p7) add r45 = r1, r45
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC76)
	.mmi
	nop 0
	mov r46 = r32
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC77)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 4, r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC78)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC79)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	addl r47 = 1, r0
	mov r45 = r32
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC80)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r45 = r33
	nop 0
	mov r1 = r43
	.mmb
	addl r46 = 1, r0
	nop 0
	br.call.sptk.many b0 = pause_for#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r33
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC81)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC82)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r45 = r33
	;;
	.mlx
	nop 0
	movl r33 = @gprel(names.0#)
	;;
	.mib
	add r33 = r1, r33
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC83)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r45 = r32
	mov r1 = r43
	br.call.sptk.many b0 = ptsname#
	;;
	.mmi
	addl r46 = 258, r0
	nop 0
	mov r1 = r43
	.mmb
	mov r45 = r8
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r45 = r32
	nop 0
	mov r1 = r43
	.mmb
	mov r32 = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC84)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 1, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC85)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = streams#
	;;
	.mmi
	mov r1 = r43
	nop 0
	addl r45 = 2, r0
	;;
	.mlx
	nop 0
	movl r46 = @gprel(.LC86)
	;;
	.mib
	add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = streams#
	;;
	.mib
	mov r1 = r43
	nop 0
	br.call.sptk.many b0 = datagrams#
	;;
	.mmi
	nop 0
	mov r1 = r43
	mov ar.lc = 6
	.align 32
.L55:
	.mmi
	ld8 r32 = [r33], 8
	nop 0
	mov r46 = r0
	;;
	.mib
	mov r45 = r32
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r45 = r32
	mov r1 = r43
	nop 0
	.mmb
	mov r32 = r8
	mov r46 = r8
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r43
	br.cloop.sptk.few .L55
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	.mmi
	nop 0
	addl r46 = 2, r0
	nop 0
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	mov r32 = r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r32
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC87)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mlx
	mov r1 = r43
	movl r46 = 2097152
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC45)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = open#
	;;
	.mmi
	mov r1 = r43
	mov r32 = r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC88)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r43
	nop 0
	mov r46 = r0
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC89)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = memfd_create#
	;;
	.mmi
	mov r1 = r43
	mov r32 = r8
	mov r46 = r8
	;;
	.mlx
	nop 0
	movl r45 = @gprel(.LC90)
	;;
	.mib
	add r45 = r1, r45
	nop 0
	br.call.sptk.many b0 = show#
	;;
	.mib
	mov r1 = r43
	mov r45 = r32
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r43
	nop 0
	;;
	.mlx
	addl r14 = @gprel(alone#), gp
	movl r45 = @gprel(.LC91)
	;;
	.mmi
	nop 0
	add r45 = r1, r45
	nop 0
	.mmb
	ld4 r46 = [r14]
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
	;;
	mov ar.lc = r44
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 192, r12
	br.ret.sptk.many b0
	;;
.L67:
	.body
	.copy_state 1
	.mmi
	nop 0
	adds r14 = 20, r12
	nop 0
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r43
	.mmi
	addl r47 = 1, r0
	nop 0
	mov r46 = r32
	;;
	.mib
	ld4 r45 = [r14]
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mib
	mov r1 = r43
	mov r45 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L49:
	.mlx
	nop 0
	movl r45 = @gprel(.LC51)
	;;
	.mib
	nop 0
	add r45 = r1, r45
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp main#
	.section	.rodata.str1.8
	.align 8
.LC92:
	stringz	"/proc/self/maps"
	.align 8
.LC93:
	stringz	"/proc/self/mem"
	.align 8
.LC94:
	stringz	"/dev/null"
	.align 8
.LC95:
	stringz	"/dev/zero"
	.align 8
.LC96:
	stringz	"/dev/full"
	.align 8
.LC97:
	stringz	"/dev/urandom"
	.section	.rodata
	.align 8
	.type	names.0#, @object
	.size	names.0#, 56
names.0:
	data8	.LC43
	data8	.LC92
	data8	.LC93
	data8	.LC94
	data8	.LC95
	data8	.LC96
	data8	.LC97
	.bss
	.align 8
	.type	many.1#, @object
	.size	many.1#, 70000
many.1:
	.skip	70000
	.sbss
	.align 4
	.type	alone#, @object
	.size	alone#, 4
alone:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC98:
	stringz	"in"
	.align 8
.LC99:
	stringz	"rdnorm"
	.align 8
.LC100:
	stringz	"rdband"
	.align 8
.LC101:
	stringz	"pri"
	.align 8
.LC102:
	stringz	"out"
	.align 8
.LC103:
	stringz	"wrband"
	.align 8
.LC104:
	stringz	"err"
	.align 8
.LC105:
	stringz	"hup"
	.align 8
.LC106:
	stringz	"rdhup"
	.align 8
.LC107:
	stringz	"nval"
	.section	.rodata
	.align 8
	.type	names#, @object
	.size	names#, 160
names:
	data2	1
	.skip	2
	data4	1
	data8	.LC98
	data2	64
	.skip	2
	data4	64
	data8	.LC99
	data2	128
	.skip	2
	data4	128
	data8	.LC100
	data2	2
	.skip	2
	data4	2
	data8	.LC101
	data2	4
	.skip	2
	data4	4
	data8	.LC102
	data2	512
	.skip	2
	data4	512
	data8	.LC103
	data2	8
	.skip	2
	data4	8
	data8	.LC104
	data2	16
	.skip	2
	data4	16
	data8	.LC105
	data2	8192
	.skip	2
	data4	8192
	data8	.LC106
	data2	32
	.skip	2
	data4	0
	data8	.LC107
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
