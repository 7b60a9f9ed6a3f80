// aaeb5dbdfcf78a4d76d4e7e736354990
	.file	"socket-events.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.align 64
	.proc on_broken_pipe#
on_broken_pipe:
	.prologue
	.body
	.mmi
	addl r15 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r15]
	nop 0
	;;
	.mmi
	nop 0
	adds r14 = 1, r14
	nop 0
	;;
	.mib
	st4.rel [r15] = r14
	nop 0
	br.ret.sptk.many b0
	.endp on_broken_pipe#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"no time-out"
	.text
	.align 16
	.align 64
	.proc on_alarm#
on_alarm:
	.prologue 12, 32
	.mmi
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	nop 0
	.save rp, r32
	mov r32 = b0
	.mlx
	mov r34 = r1
	movl r35 = @gprel(.LC0)
	.body
	;;
	.mib
	add r35 = r1, r35
	nop 0
	br.call.sptk.many b0 = puts#
	;;
	.mib
	mov r1 = r34
	addl r35 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp on_alarm#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	"i"
	.align 8
.LC2:
	stringz	""
	.align 8
.LC3:
	stringz	"!"
	.align 8
.LC4:
	stringz	"o"
	.align 8
.LC5:
	stringz	"e"
	.align 8
.LC6:
	stringz	"h"
	.align 8
.LC7:
	stringz	"r"
	.align 8
.LC8:
	stringz	"%d[%s%s%s%s%s%s]"
	.align 8
.LC9:
	stringz	"none"
	.text
	.align 16
	.align 64
	.proc show_events#
show_events:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 0, 8, 8, 0
	.fframe 32
	adds r12 = -32, r12
	addl r14 = @gprel(poll_set#), gp
	.mlx
	mov r39 = r1
	movl r36 = @gprel(.LC8)
	;;
	.mmi
	adds r41 = 16, r12
	ld4 r40 = [r14]
	.save rp, r37
	mov r37 = b0
	.body
	.mmi
	mov r43 = r0
	addl r42 = 2, r0
	add r36 = r1, r36
	;;
	.mmi
	mov r32 = r41
	nop 0
	mov r33 = r0
	.mmb
	addl r35 = 8192, r0
	nop 0
	br.call.sptk.many b0 = epoll_wait#
	;;
	.mmi
	mov r1 = r39
	nop 0
	mov r34 = r8
	.mmb
	addl r40 = 32, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	mov r1 = r39
	cmp4.ge p6, p7 = 0, r34
	(p6) br.cond.dpnt .L6
.L13:
	.mmi
	nop 0
	ld4 r14 = [r32]
	adds r15 = 8, r32
	.mmi
	adds r33 = 1, r33
	mov r40 = r36
	adds r32 = 16, r32
	;;
	.mii
	nop 0
	tbit.nz p6, p7 = r14, 0
	and r16 = r35, r14
	.mmi
	ld4 r41 = [r15]
	;;
	nop 0
	tbit.nz p8, p9 = r14, 1
	.mlx
	nop 0
	(p6) movl r42 = @gprel(.LC1)
	;;
	.mlx
	nop 0
	(p7) movl r42 = @gprel(.LC2)
	.mlx
	nop 0
	(p9) movl r43 = @gprel(.LC2)
	;;
	.mlx
	(p6) add r42 = r1, r42
	(p8) movl r43 = @gprel(.LC3)
	;;
	.mmi
	(p7) add r42 = r1, r42
	cmp4.eq p6, p7 = 0, r16
	(p9) add r43 = r1, r43
	;;
	.mlx
	nop 0
	(p6) movl r47 = @gprel(.LC2)
	.mmi
	nop 0
	(p8) add r43 = r1, r43
	nop 0
	;;
	.mlx
	nop 0
	(p7) movl r47 = @gprel(.LC7)
	;;
	.mmi
	(p6) add r47 = r1, r47
	;;
	(p7) add r47 = r1, r47
	tbit.nz p6, p7 = r14, 2
	;;
	.mlx
	nop 0
	(p6) movl r44 = @gprel(.LC4)
	;;
	.mlx
	nop 0
	(p7) movl r44 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r44 = r1, r44
	;;
	(p7) add r44 = r1, r44
	tbit.nz p6, p7 = r14, 3
	;;
	.mlx
	nop 0
	(p6) movl r45 = @gprel(.LC5)
	;;
	.mlx
	nop 0
	(p7) movl r45 = @gprel(.LC2)
	;;
	.mmi
	(p6) add r45 = r1, r45
	;;
	(p7) add r45 = r1, r45
	tbit.nz p6, p7 = r14, 4
	;;
	.mlx
	nop 0
	(p6) movl r46 = @gprel(.LC6)
	;;
	.mlx
	nop 0
	(p7) movl r46 = @gprel(.LC2)
	;;
	.mmi
	nop 0
	(p6) add r46 = r1, r46
	nop 0
	;;
	.mib
	(p7) add r46 = r1, r46
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = r33, r34
	(p6) br.cond.dptk .L13
.L5:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L6:
	.body
	.copy_state 1
	.mlx
	cmp4.ne p6, p7 = 0, r34
	movl r40 = @gprel(.LC9)
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mib
	add r40 = r1, r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp show_events#
	.align 16
	.align 64
	.proc call#
call:
	.prologue 12, 34
	.mmi
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 6, 0
	.fframe 96
	adds r12 = -96, r12
	cmp4.eq p8, p9 = 8, r32
	.mlx
	cmp4.eq p6, p7 = 5, r32
	movl r15 = @gprel(block#)
	;;
	.mmi
	adds r14 = 24, r12
	adds r16 = 80, r12
	add r15 = r1, r15
	.mmi
	(p8) addl r17 = 1, r0
	adds r38 = 72, r12
	mov r36 = r1
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r0
	.save rp, r34
	mov r34 = b0
	.body
	.mmi
	adds r16 = 88, r12
	(p9) mov r17 = r0
	mov r37 = r33
	;;
	.mmi
	adds r14 = 8, r14
	st8 [r16] = r15
	adds r16 = 96, r12
	.mmi
	nop 0
	st8 [r38] = r15
	nop 0
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r17
	adds r16 = 16, r12
	;;
	.mmi
	st8 [r14] = r0, 8
	st8 [r16] = r0
	addl r16 = 2, r0
	;;
	.mmi
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	adds r14 = 32, r12
	;;
	.mib
	st8 [r14] = r38
	adds r14 = 40, r12
	(p6) br.cond.dpnt .L25
	;;
	.mmi
	nop 0
	st8 [r14] = r16
	cmp4.ltu p6, p7 = 8, r32
	.mmb
	addl r14 = @ltoffx(.L28), r1
	addp4 r32 = r32, r0
	(p6) br.cond.spnt .L26
	;;
	.mmi
	shladd r32 = r32, 3, r0
	ld8.mov r14 = [r14], .L28
	nop 0
	;;
	.mmi
	add r32 = r32, r14
	;;
	ld8 r14 = [r32]
	nop 0
	;;
	.mmi
	nop 0
	add r32 = r32, r14
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r32
	br b6
	.section	.rodata
	.align 8
	.align 4
.L28:
	data8 @pcrel(.L33)
	data8 @pcrel(.L27)
	data8 @pcrel(.L32)
	data8 @pcrel(.L31)
	data8 @pcrel(.L30)
	data8 @pcrel(.L25)
	data8 @pcrel(.L25)
	data8 @pcrel(.L29)
	data8 @pcrel(.L27)
	.text
.L25:
	.mib
	mov r39 = r0
	adds r38 = 16, r12
	br.call.sptk.many b0 = sendmsg#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L27:
	.body
	.copy_state 1
	.mib
	addl r39 = 2, r0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L29:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r38 = @gprel(block#)
	.mmi
	nop 0
	addl r39 = 1, r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L33:
	.body
	.copy_state 3
	.mlx
	nop 0
	movl r38 = @gprel(block#)
	.mmi
	nop 0
	mov r39 = r0
	nop 0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 4
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
.L31:
	.body
	.copy_state 4
	.mlx
	nop 0
	movl r38 = @gprel(block#)
	.mmi
	mov r40 = r0
	nop 0
	mov r39 = r0
	;;
	.mib
	add r38 = r1, r38
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 5
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L30:
	.body
	.copy_state 5
	.mmi
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	.mmb
	mov r39 = r0
	mov r38 = r0
	br.call.sptk.many b0 = sendto#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 6
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L32:
	.body
	.copy_state 6
	.mib
	mov r39 = r0
	nop 0
	br.call.sptk.many b0 = writev#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.label_state 7
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 7
	.mmi
	mov r40 = r0
	nop 0
	addl r39 = 1, r0
	.mmb
	mov r38 = r15
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mii
	mov r1 = r36
	mov b0 = r34
	;;
	mov ar.pfs = r35
	.mmb
	nop 0
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	.endp call#
	.section	.rodata.str1.8
	.align 8
.LC10:
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
	movl r36 = @gprel(.LC10)
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
.LC11:
	stringz	"socketpair"
	.align 8
.LC12:
	stringz	"connect"
	.align 8
.LC13:
	stringz	"accept"
	.align 8
.LC14:
	stringz	"connect back"
	.text
	.align 16
	.align 64
	.proc connected#
connected:
	.prologue 12, 37
	.mmi
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 4, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	.mmi
	mov r39 = r1
	.body
	cmp4.lt p6, p7 = 2, r32
	sxt4 r15 = r32
	;;
	.mmi
	adds r14 = 18, r12
	nop 0
	addl r16 = 2, r0
	.mmi
	adds r17 = 16, r12
	nop 0
	adds r35 = 32, r12
	;;
	.mmi
	st2 [r14] = r0, 2
	st2 [r17] = r16
	shladd r16 = r15, 2, r0
	.mlx
	adds r15 = 20, r12
	movl r17 = 16777343
	;;
	.mmi
	nop 0
	adds r14 = 4, r14
	nop 0
	.mlx
	st4 [r15] = r17
	movl r15 = @gprel(types.0#)
	;;
	.mmi
	st2 [r14] = r0, 2
	nop 0
	add r15 = r1, r15
	;;
	.mmi
	st2 [r14] = r0, 2
	add r15 = r15, r16
	addl r16 = 16, r0
	;;
	.mmi
	nop 0
	st2 [r14] = r0, 2
	nop 0
	.mmi
	st4 [r35] = r16
	ld4 r36 = [r15]
	nop 0
	;;
	.mib
	st2 [r14] = r0
	nop 0
	(p6) br.cond.dptk .L43
	.mmi
	mov r43 = r33
	mov r42 = r0
	nop 0
	.mmb
	mov r41 = r36
	addl r40 = 1, r0
	br.call.sptk.many b0 = socketpair#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L50
.L42:
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L43:
	.body
	.copy_state 1
	.mmi
	mov r41 = r36
	nop 0
	mov r42 = r0
	.mmb
	addl r40 = 2, r0
	nop 0
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	ld4 r42 = [r35]
	mov r34 = r8
	mov r1 = r39
	.mmb
	adds r41 = 16, r12
	mov r40 = r8
	br.call.sptk.many b0 = bind#
	;;
	.mmi
	mov r1 = r39
	nop 0
	addl r41 = 1, r0
	.mmb
	mov r40 = r34
	nop 0
	br.call.sptk.many b0 = listen#
	;;
	.mmi
	mov r1 = r39
	mov r42 = r35
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r41 = r36
	mov r1 = r39
	mov r42 = r0
	.mmb
	addl r40 = 2, r0
	adds r36 = 4, r33
	br.call.sptk.many b0 = socket#
	;;
	.mmi
	ld4 r42 = [r35]
	mov r40 = r8
	adds r41 = 16, r12
	.mmb
	mov r1 = r39
	st4 [r33] = r8
	br.call.sptk.many b0 = connect#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC12)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	cmp4.ne p6, p7 = 3, r32
	st4 [r36] = r34
	nop 0
	.mmb
	mov r42 = r35
	adds r41 = 16, r12
	(p7) br.cond.dpnt .L51
	;;
	.mib
	ld4 r40 = [r33]
	nop 0
	br.call.sptk.many b0 = getsockname#
	;;
	.mmi
	mov r1 = r39
	ld4 r42 = [r35]
	nop 0
	.mmb
	adds r41 = 16, r12
	mov r40 = r34
	br.call.sptk.many b0 = connect#
	;;
	.mib
	mov r1 = r39
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.sptk .L42
	;;
	.mlx
	nop 0
	movl r40 = @gprel(.LC14)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
.L51:
	.mmi
	mov r40 = r34
	nop 0
	mov r42 = r0
	.mmb
	mov r41 = r0
	nop 0
	br.call.sptk.many b0 = accept#
	;;
	.mmi
	mov r1 = r39
	nop 0
	cmp4.ne p6, p7 = -1, r8
	;;
	.mlx
	nop 0
	(p7) movl r40 = @gprel(.LC13)
	;;
	.mib
	(p7) add r40 = r1, r40
	nop 0
	.pred.safe_across_calls p1-p63
	(p7) br.call.spnt.many b0 = must.part.0#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	.mmi
	nop 0
	mov r40 = r34
	nop 0
	.mmb
	st4 [r36] = r8
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mii
	mov r1 = r39
	mov b0 = r37
	;;
	mov ar.pfs = r38
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L50:
	.body
	.copy_state 2
	.mlx
	nop 0
	movl r40 = @gprel(.LC11)
	;;
	.mib
	nop 0
	add r40 = r1, r40
	br.call.sptk.many b0 = must.part.0#
	;;
	break.f 0
	;;
	.endp connected#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"%s, %s:"
	.align 8
.LC16:
	stringz	"abc"
	.align 8
.LC17:
	stringz	"%s, call %d:"
	.align 8
.LC18:
	stringz	" %s"
	.align 8
.LC19:
	stringz	" %ld"
	.align 8
.LC20:
	stringz	", received"
	.align 8
.LC21:
	stringz	", shut down"
	.align 8
.LC22:
	stringz	" signals %d"
	.align 8
.LC23:
	stringz	", closed"
	.align 8
.LC24:
	stringz	" signals %d\n"
	.align 8
.LC25:
	stringz	"%s, time-outs:"
	.align 8
.LC26:
	stringz	"%s, bad memory:"
	.align 8
.LC27:
	stringz	"abcdefghijklmnopqrstuvwxyz"
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 68
	.mmi
	.save ar.pfs, r69
	alloc r69 = ar.pfs, 0, 40, 6, 0
	.fframe 48
	adds r12 = -48, r12
	.save ar.lc, r71
	mov r71 = ar.lc
	.mmi
	addl r73 = @ltoff(@fptr(on_broken_pipe#)), gp
	nop 0
	mov r70 = r1
	;;
	.mmi
	addl r72 = 13, r0
	ld8 r73 = [r73]
	.save rp, r68
	mov r68 = b0
	.body
	.mmb
	mov r39 = r0
	adds r47 = 24, r12
	br.call.sptk.many b0 = signal#
	;;
	.mmi
	mov r1 = r70
	addl r72 = 14, r0
	adds r33 = 32, r12
	.mmi
	adds r44 = 20, r12
	adds r34 = 36, r12
	adds r67 = 40, r12
	;;
	.mlx
	adds r46 = 48, r12
	movl r42 = @gprel(kinds#)
	.mlx
	addl r35 = @ltoffx(.L60), r1
	movl r36 = @gprel(block#)
	;;
	.mlx
	nop 0
	movl r49 = @gprel(.LC15)
	.mlx
	nop 0
	movl r45 = @gprel(.LC16)
	;;
	.mlx
	nop 0
	movl r59 = @gprel(.LC2)
	.mlx
	nop 0
	movl r58 = @gprel(.LC17)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC19)
	.mlx
	nop 0
	movl r41 = @gprel(.LC18)
	;;
	.mlx
	nop 0
	movl r57 = @gprel(.LC20)
	.mlx
	nop 0
	movl r56 = @gprel(.LC21)
	;;
	.mlx
	nop 0
	movl r55 = @gprel(.LC22)
	.mlx
	addl r73 = @ltoff(@fptr(on_alarm#)), gp
	movl r54 = @gprel(.LC23)
	;;
	.mlx
	add r42 = r1, r42
	movl r53 = @gprel(.LC24)
	.mlx
	add r36 = r1, r36
	movl r63 = @gprel(.LC25)
	;;
	.mlx
	addl r38 = @gprel(broken_pipes#), gp
	movl r62 = @gprel(.LC26)
	.mlx
	addl r43 = @gprel(poll_set#), gp
	movl r61 = @gprel(.LC27)
	;;
	.mmi
	add r49 = r1, r49
	ld8.mov r35 = [r35], .L60
	add r45 = r1, r45
	.mmi
	add r59 = r1, r59
	add r58 = r1, r58
	add r37 = r1, r37
	;;
	.mmi
	add r41 = r1, r41
	add r57 = r1, r57
	add r56 = r1, r56
	.mmi
	add r55 = r1, r55
	add r54 = r1, r54
	add r53 = r1, r53
	;;
	.mmi
	add r63 = r1, r63
	add r62 = r1, r62
	add r61 = r1, r61
	.mmb
	ld8 r73 = [r73]
	adds r66 = 52, r12
	br.call.sptk.many b0 = signal#
	;;
	.mlx
	addl r52 = 1, r0
	movl r51 = -2147475449
	.mlx
	addl r60 = -1, r0
	movl r50 = 2147491847
	;;
	.mmi
	addl r65 = 20000, r0
	addl r64 = 4000, r0
	mov r1 = r70
	.align 32
.L114:
	.mib
	cmp4.ne p6, p7 = 4, r39
	nop 0
	(p7) br.cond.dpnt .L57
	;;
	.mlx
	nop 0
	(p6) movl r40 = @gprel(steps#)
	;;
	.mii
	(p6) add r40 = r1, r40
	nop 0
	;;
	(p6) adds r48 = 128, r40
	.align 32
.L56:
	.mib
	mov r73 = r33
	mov r72 = r39
	br.call.sptk.many b0 = connected#
	;;
	.mib
	mov r1 = r70
	mov r72 = r0
	br.call.sptk.many b0 = epoll_create1#
	;;
	.mmi
	mov r14 = r44
	adds r75 = 16, r12
	mov r32 = r8
	.mmi
	mov r1 = r70
	ld4 r74 = [r33]
	addl r73 = 1, r0
	;;
	.mmi
	nop 0
	st4 [r14] = r0, 4
	mov r72 = r8
	.mmi
	st4 [r43] = r8
	;;
	st4 [r14] = r0, 4
	nop 0
	;;
	.mmi
	nop 0
	st4 [r14] = r0
	nop 0
	.mmb
	st4 [r75] = r51
	nop 0
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	adds r75 = 16, r12
	mov r72 = r32
	mov r1 = r70
	.mii
	ld4 r74 = [r34]
	addl r73 = 1, r0
	;;
	nop 0
	.mmb
	st8 [r75] = r50
	st8 [r47] = r52
	br.call.sptk.many b0 = epoll_ctl#
	;;
	.mmi
	ld8 r32 = [r40], 8
	nop 0
	mov r1 = r70
	.mmi
	mov r72 = r49
	ld8 r73 = [r42]
	nop 0
	;;
	.mib
	nop 0
	mov r74 = r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	nop 0
	nop 0
	.align 32
.L125:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mii
	ld1 r14 = [r32]
	mov r1 = r70
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dpnt .L129
.L73:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mii
	ld1 r14 = [r32], 1
	mov r1 = r70
	;;
	adds r14 = -33, r14
	;;
	.mii
	nop 0
	zxt1 r14 = r14
	nop 0
	;;
	.mib
	cmp4.ltu p6, p7 = 86, r14
	shladd r14 = r14, 3, r0
	(p6) br.cond.dpnt .L125
	;;
	.mmi
	add r14 = r14, r35
	;;
	ld8 r15 = [r14]
	nop 0
	;;
	.mmi
	nop 0
	add r14 = r14, r15
	nop 0
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata
	.align 8
	.align 4
.L60:
	data8 @pcrel(.L72)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L71)
	data8 @pcrel(.L125)
	data8 @pcrel(.L70)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L69)
	data8 @pcrel(.L125)
	data8 @pcrel(.L68)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L67)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L66)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L65)
	data8 @pcrel(.L64)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L63)
	data8 @pcrel(.L62)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L61)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L125)
	data8 @pcrel(.L59)
	.section	.text.startup
.L59:
	.mmi
	nop 0
	addl r73 = 1, r0
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r70
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mii
	ld1 r14 = [r32]
	mov r1 = r70
	;;
	sxt1 r14 = r14
	;;
	.mib
	nop 0
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L73
	.align 32
.L129:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = show_events#
	;;
	.mib
	mov r1 = r70
	addl r72 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r43]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r70
	cmp.ne p6, p7 = r48, r40
	(p6) br.cond.dptk .L56
.L57:
	.mmi
	adds r14 = 16, r12
	mov r32 = r0
	mov ar.lc = 9
	;;
	.mmi
	st8 [r14] = r36
	st8 [r47] = r0
	nop 0
	.align 32
.L54:
	.mib
	mov r73 = r33
	mov r72 = r39
	br.call.sptk.many b0 = connected#
	;;
	.mmi
	mov r1 = r70
	addl r74 = 2048, r0
	nop 0
	.mmb
	addl r73 = 4, r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	ld8 r40 = [r42]
	nop 0
	mov r74 = r32
	.mmi
	mov r1 = r70
	nop 0
	mov r72 = r58
	;;
	.mib
	mov r73 = r40
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	ld4 r73 = [r33]
	mov r72 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r8
	mov r72 = r37
	(p7) br.cond.dpnt .L130
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	mov r72 = r57
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r73 = r36
	mov r1 = r70
	mov r75 = r0
	.mmb
	addl r74 = 9, r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L131
.L77:
	.mib
	mov r72 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r73 = 16, r12
	mov r1 = r70
	nop 0
	.mmb
	addl r74 = 1, r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L132
.L79:
	.mib
	mov r72 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r73 = r36
	mov r1 = r70
	nop 0
	.mmb
	mov r74 = r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L133
.L81:
	.mib
	mov r72 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r73 = 1, r0
	mov r1 = r70
	.mmb
	ld4 r72 = [r33]
	st4.rel [r38] = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r70
	mov r72 = r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r73 = [r33]
	nop 0
	mov r1 = r70
	.mmb
	mov r72 = r32
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L134
.L83:
	.mib
	mov r72 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r73 = [r38]
	nop 0
	mov r1 = r70
	.mmb
	mov r72 = r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r73 = r33
	nop 0
	mov r1 = r70
	.mmb
	mov r72 = r39
	nop 0
	br.call.sptk.many b0 = connected#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r72 = r54
	.mmb
	st4.rel [r38] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4 r73 = [r33]
	nop 0
	mov r1 = r70
	.mmb
	mov r72 = r32
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L135
.L85:
	.mib
	mov r72 = r37
	adds r32 = 1, r32
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	ld4.acq r73 = [r38]
	mov r72 = r53
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r70
	br.cloop.sptk.few .L54
.L149:
	.mmi
	adds r14 = 16, r12
	mov r73 = r46
	mov r72 = r39
	.mmi
	st8 [r33] = r0
	st8 [r67] = r65
	nop 0
	;;
	.mmi
	nop 0
	st8 [r14] = r36
	nop 0
	.mmb
	st8 [r47] = r64
	nop 0
	br.call.sptk.many b0 = connected#
	;;
	.mmi
	mov r1 = r70
	addl r76 = 16, r0
	mov r75 = r33
	.mmi
	addl r74 = 20, r0
	ld4 r72 = [r46]
	addl r73 = 1, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mmi
	addl r76 = 16, r0
	mov r75 = r33
	addl r74 = 21, r0
	.mmi
	addl r73 = 1, r0
	ld4 r72 = [r46]
	mov r1 = r70
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = setsockopt#
	;;
	.mib
	mov r1 = r70
	addl r72 = 5, r0
	br.call.sptk.many b0 = alarm#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r40
	.mmb
	mov r72 = r63
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	addl r74 = 1, r0
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r36
	ld4 r72 = [r46]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r8
	mov r72 = r37
	(p7) br.cond.dpnt .L136
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r73 = 16, r12
	mov r1 = r70
	nop 0
	.mmb
	addl r74 = 1, r0
	ld4 r72 = [r46]
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L137
.L89:
	.mib
	mov r72 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	cmp4.eq p6, p7 = 4, r39
	(p6) br.cond.dpnt .L91
	.align 32
.L92:
	.mmi
	addl r75 = 64, r0
	addl r74 = 4000, r0
	nop 0
	.mmb
	mov r73 = r36
	ld4 r72 = [r46]
	br.call.sptk.many b0 = send#
	;;
	.mib
	mov r1 = r70
	cmp.lt p6, p7 = 0, r8
	(p6) br.cond.dptk .L92
	.mmi
	addl r74 = 4000, r0
	nop 0
	mov r73 = r36
	.mmb
	ld4 r72 = [r46]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r8
	mov r72 = r37
	(p7) br.cond.dpnt .L138
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r73 = 16, r12
	mov r1 = r70
	nop 0
	.mmb
	addl r74 = 1, r0
	ld4 r72 = [r46]
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L139
.L95:
	.mib
	nop 0
	mov r72 = r37
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	nop 0
	nop 0
.L91:
	.mib
	mov r72 = r0
	nop 0
	br.call.sptk.many b0 = alarm#
	;;
	.mib
	mov r1 = r70
	addl r72 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r46]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r66]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r77 = r0
	addl r76 = -1, r0
	addl r75 = 34, r0
	.mmi
	addl r74 = 3, r0
	mov r1 = r70
	addl r73 = 131072, r0
	;;
	.mib
	mov r72 = r0
	nop 0
	br.call.sptk.many b0 = mmap#
	;;
	.mmi
	addl r14 = 65526, r0
	nop 0
	addl r73 = 65536, r0
	.mmi
	mov r32 = r8
	nop 0
	mov r1 = r70
	;;
	.mib
	add r48 = r8, r14
	add r72 = r8, r73
	br.call.sptk.many b0 = munmap#
	;;
	.mmi
	mov r1 = r70
	nop 0
	adds r73 = 16, r12
	.mmb
	mov r72 = r39
	nop 0
	br.call.sptk.many b0 = connected#
	;;
	.mmi
	addl r74 = 2048, r0
	mov r1 = r70
	nop 0
	.mmb
	addl r73 = 4, r0
	ld4 r72 = [r44]
	br.call.sptk.many b0 = fcntl#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r40
	.mmb
	mov r72 = r62
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	mov r75 = r0
	nop 0
	.mmi
	addl r74 = 20, r0
	mov r1 = r70
	mov r73 = r48
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r8
	mov r72 = r37
	(p7) br.cond.dpnt .L140
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r73 = r48
	nop 0
	adds r14 = 16, r12
	.mmi
	mov r1 = r70
	nop 0
	addl r74 = 20, r0
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L141
.L98:
	.mib
	mov r72 = r37
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	cmp4.ne p6, p7 = 3, r39
	mov r1 = r70
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 0, r39
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L142
.L100:
	.mmi
	mov r73 = r36
	mov r75 = r0
	nop 0
	.mmb
	addl r74 = 30, r0
	ld4 r72 = [r44]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	nop 0
	mov r73 = r8
	mov r1 = r70
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p7) br.cond.dpnt .L143
.L102:
	.mmi
	nop 0
	mov r72 = r37
	mov r32 = r0
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	nop 0
	nop 0
	.align 32
.L111:
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r75 = r0
	.mmi
	addl r74 = 26, r0
	nop 0
	mov r73 = r61
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp4.ne p6, p7 = 2, r32
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r48
	addl r74 = 20, r0
	(p7) br.cond.dpnt .L144
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r32
	nop 0
	.mmb
	ld4 r72 = [r44]
	nop 0
	(p6) br.cond.dpnt .L106
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	;;
.L105:
	.mib
	cmp.le p6, p7 = r0, r73
	mov r72 = r37
	(p7) br.cond.dpnt .L145
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	nop 0
	nop 0
.L108:
	.mmi
	mov r75 = r0
	addl r74 = 30, r0
	nop 0
	.mmb
	mov r73 = r36
	ld4 r72 = [r44]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r1 = r70
	nop 0
	.mmb
	mov r73 = r8
	mov r72 = r37
	(p7) br.cond.dpnt .L146
	;;
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L111
.L150:
	.mmi
	adds r14 = 16, r12
	nop 0
	addl r73 = 1, r0
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mmi
	adds r14 = 16, r12
	addl r75 = 16384, r0
	nop 0
	.mmi
	addl r74 = 20, r0
	mov r1 = r70
	mov r73 = r48
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = send#
	;;
	.mmi
	cmp.le p6, p7 = r0, r8
	mov r73 = r8
	nop 0
	.mmb
	mov r1 = r70
	mov r72 = r37
	(p7) br.cond.dpnt .L147
	;;
	.mib
	adds r39 = 1, r39
	adds r42 = 8, r42
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	addl r72 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r70
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r44]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r70
	cmp4.ne p6, p7 = 5, r39
	(p6) br.cond.dptk .L114
.L151:
	.mii
	mov r8 = r0
	mov b0 = r68
	;;
	mov ar.pfs = r69
	;;
	.mii
	nop 0
	mov ar.lc = r71
	nop 0
	.mmb
	.label_state 1
	.restore sp
	adds r12 = 48, r12
	nop 0
	br.ret.sptk.many b0
	;;
.L61:
	.body
	.copy_state 1
	.mmi
	nop 0
	mov r73 = r0
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L62:
	.mmi
	addl r75 = 64, r0
	addl r74 = 9, r0
	nop 0
	.mmb
	mov r73 = r36
	ld4 r72 = [r34]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L63:
	.mmi
	addl r75 = 64, r0
	addl r74 = 9, r0
	nop 0
	.mmb
	mov r73 = r36
	ld4 r72 = [r33]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L64:
	.mmi
	mov r75 = r0
	addl r74 = 3, r0
	nop 0
	.mmb
	mov r73 = r45
	ld4 r72 = [r34]
	br.call.sptk.many b0 = send#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L65:
	.mib
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	st4 [r34] = r60
	nop 0
	br .L125
.L66:
	.mmi
	nop 0
	addl r73 = 1, r0
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L67:
	.mmi
	nop 0
	mov r73 = r0
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L68:
	.mmi
	mov r75 = r0
	addl r74 = 3, r0
	nop 0
	.mmb
	mov r73 = r45
	ld4 r72 = [r33]
	br.call.sptk.many b0 = send#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L69:
	.mmi
	nop 0
	addl r73 = 2, r0
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L70:
	.mmi
	nop 0
	addl r73 = 2, r0
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L71:
	.mmi
	mov r75 = r0
	mov r74 = r0
	nop 0
	.mmb
	mov r73 = r59
	ld4 r72 = [r34]
	br.call.sptk.many b0 = send#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L72:
	.mmi
	addl r75 = 1, r0
	addl r74 = 3, r0
	nop 0
	.mmb
	mov r73 = r45
	ld4 r72 = [r34]
	br.call.sptk.many b0 = send#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L125
.L142:
	.mmi
	adds r14 = 16, r12
	addl r74 = 270000, r0
	mov r73 = r32
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	mov r1 = r70
	nop 0
	cmp.le p6, p7 = r0, r8
	.mmb
	mov r73 = r8
	nop 0
	(p7) br.cond.dpnt .L148
	;;
	.mlx
	nop 0
	movl r72 = @gprel(.LC19)
	;;
	.mib
	add r72 = r1, r72
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	mov r73 = r36
	mov r75 = r0
	.mmb
	addl r74 = 30, r0
	ld4 r72 = [r44]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L102
.L143:
	.mib
	mov r32 = r0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L111
.L130:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	mov r72 = r57
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	mov r73 = r36
	mov r75 = r0
	.mmb
	addl r74 = 9, r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = recv#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L77
.L131:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	adds r73 = 16, r12
	nop 0
	.mmb
	addl r74 = 1, r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L79
.L132:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	mov r73 = r36
	nop 0
	.mmb
	mov r74 = r0
	ld4 r72 = [r34]
	br.call.sptk.many b0 = read#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L81
.L133:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	addl r73 = 1, r0
	mov r1 = r70
	.mmb
	ld4 r72 = [r33]
	st4.rel [r38] = r0
	br.call.sptk.many b0 = shutdown#
	;;
	.mib
	mov r1 = r70
	mov r72 = r56
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	ld4 r73 = [r33]
	mov r72 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L83
.L134:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r73 = [r38]
	nop 0
	mov r1 = r70
	.mmb
	mov r72 = r55
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r73 = r33
	nop 0
	mov r1 = r70
	.mmb
	mov r72 = r39
	nop 0
	br.call.sptk.many b0 = connected#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r34]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r72 = r54
	.mmb
	st4.rel [r38] = r0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	ld4 r73 = [r33]
	mov r72 = r32
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = call#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L85
.L135:
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	ld4.acq r73 = [r38]
	mov r72 = r53
	.mmb
	nop 0
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r33]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	nop 0
	mov r1 = r70
	br.cloop.sptk.few .L54
	.mib
	nop 0
	nop 0
	br .L149
.L146:
	.mib
	adds r32 = 1, r32
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	cmp4.ne p6, p7 = 3, r32
	(p6) br.cond.dptk .L111
	.mib
	nop 0
	nop 0
	br .L150
.L145:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L108
.L106:
	.mmi
	mov r73 = r48
	nop 0
	mov r75 = r0
	.mmb
	addl r74 = 20, r0
	nop 0
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r70
	mov r73 = r8
	br .L105
.L136:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	adds r73 = 16, r12
	nop 0
	.mmb
	addl r74 = 1, r0
	ld4 r72 = [r46]
	br.call.sptk.many b0 = readv#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L89
.L137:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	cmp4.eq p6, p7 = 4, r39
	(p7) br.cond.dptk .L92
	.mib
	nop 0
	nop 0
	br .L91
.L147:
	.mib
	adds r39 = 1, r39
	adds r42 = 8, r42
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	mov r1 = r70
	addl r72 = 10, r0
	br.call.sptk.many b0 = putchar#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r70
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r44]
	nop 0
	br.call.sptk.many b0 = close#
	;;
	.mib
	mov r1 = r70
	cmp4.ne p6, p7 = 5, r39
	(p6) br.cond.dptk .L114
	.mib
	nop 0
	nop 0
	br .L151
.L140:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	adds r14 = 16, r12
	nop 0
	mov r1 = r70
	.mmi
	mov r73 = r48
	nop 0
	addl r74 = 20, r0
	;;
	.mib
	ld4 r72 = [r14]
	nop 0
	br.call.sptk.many b0 = write#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L98
.L141:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mii
	cmp4.ne p6, p7 = 3, r39
	mov r1 = r70
	;;
	(p6) addl r15 = 1, r0
	;;
	.mii
	(p7) mov r15 = r0
	cmp4.lt p6, p7 = 0, r39
	;;
	(p6) addl r14 = 1, r0
	;;
	.mmi
	(p7) mov r14 = r0
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L100
	.mib
	nop 0
	nop 0
	br .L142
.L144:
	.mmi
	mov r73 = r48
	addl r75 = 2, r0
	nop 0
	.mmb
	addl r74 = 20, r0
	ld4 r72 = [r44]
	br.call.sptk.many b0 = recv#
	;;
	.mib
	mov r1 = r70
	mov r73 = r8
	br .L105
.L138:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r70
	adds r73 = 16, r12
	nop 0
	.mmb
	addl r74 = 1, r0
	ld4 r72 = [r46]
	br.call.sptk.many b0 = writev#
	;;
	.mmi
	nop 0
	mov r1 = r70
	mov r73 = r8
	.mmb
	nop 0
	cmp.le p6, p7 = r0, r8
	(p6) br.cond.dptk .L95
.L139:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	.mmb
	mov r72 = r41
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L91
.L148:
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __errno_location#
	;;
	.mmi
	nop 0
	mov r1 = r70
	nop 0
	.mmb
	ld4 r72 = [r8]
	nop 0
	br.call.sptk.many b0 = strerror#
	;;
	.mmi
	mov r1 = r70
	nop 0
	mov r73 = r8
	;;
	.mlx
	nop 0
	movl r72 = @gprel(.LC18)
	;;
	.mib
	add r72 = r1, r72
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r70
	br .L100
	.endp main#
	.section	.rodata
	.align 4
	.type	types.0#, @object
	.size	types.0#, 20
types.0:
	data4	1
	data4	5
	data4	2
	data4	1
	data4	2
	.section	.rodata.str1.8
	.align 8
.LC29:
	stringz	"c"
	.align 8
.LC30:
	stringz	"dc"
	.align 8
.LC31:
	stringz	"Dc"
	.align 8
.LC32:
	stringz	"w"
	.align 8
.LC33:
	stringz	"B"
	.align 8
.LC34:
	stringz	"R"
	.align 8
.LC35:
	stringz	"W"
	.align 8
.LC36:
	stringz	"2"
	.align 8
.LC37:
	stringz	"d"
	.align 8
.LC38:
	stringz	"D"
	.align 8
.LC39:
	stringz	"dg"
	.align 8
.LC40:
	stringz	"Dh"
	.align 8
.LC41:
	stringz	"0"
	.align 8
.LC42:
	stringz	"0g"
	.section	.rodata
	.align 8
	.type	steps#, @object
	.size	steps#, 128
steps:
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC7
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC36
	data8	.LC37
	data8	.LC38
	data8	.LC39
	data8	.LC40
	data8	.LC41
	data8	.LC42
	data8	.LC3
	.sbss
	.align 4
	.type	poll_set#, @object
	.size	poll_set#, 4
poll_set:
	.skip	4
	.bss
	.align 8
	.type	block#, @object
	.size	block#, 10000
block:
	.skip	10000
	.sbss
	.align 4
	.type	broken_pipes#, @object
	.size	broken_pipes#, 4
broken_pipes:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC43:
	stringz	"stream"
	.align 8
.LC44:
	stringz	"seqpacket"
	.align 8
.LC45:
	stringz	"datagram"
	.align 8
.LC46:
	stringz	"TCP"
	.align 8
.LC47:
	stringz	"UDP"
	.section	.rodata
	.align 8
	.type	kinds#, @object
	.size	kinds#, 40
kinds:
	data8	.LC43
	data8	.LC44
	data8	.LC45
	data8	.LC46
	data8	.LC47
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
