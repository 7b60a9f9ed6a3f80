// b4d951ee03dbd1fd52380363beaa2957
	.file	"socket-events.c"
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
	stringz	"stream"
	.align 8
.LC2:
	stringz	"seqpacket"
	.align 8
.LC3:
	stringz	"datagram"
	.align 8
.LC4:
	stringz	"TCP"
	.align 8
.LC5:
	stringz	"UDP"
	.align 8
	.type	kinds#, @object
	.size	kinds#, 40
kinds:
	data8	.LC1
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	.sbss
	.align 4
	.type	broken_pipes#, @object
	.size	broken_pipes#, 4
broken_pipes:
	.skip	4
	.bss
	.align 8
	.type	block#, @object
	.size	block#, 10000
block:
	.skip	10000
	.sbss
	.align 4
	.type	poll_set#, @object
	.size	poll_set#, 4
poll_set:
	.skip	4
	.text
	.align 16
	.proc on_broken_pipe#
on_broken_pipe:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(broken_pipes#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_broken_pipe#
	.section	.rodata
	.align 8
.LC6:
	stringz	"no time-out"
	.text
	.align 16
	.proc on_alarm#
on_alarm:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp on_alarm#
	.section	.rodata
	.align 8
.LC7:
	stringz	"socketpair"
	.align 8
.LC8:
	stringz	"connect"
	.align 8
.LC9:
	stringz	"accept"
	.align 8
.LC10:
	stringz	"connect back"
	.text
	.align 16
	.proc connected#
connected:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	adds r14 = -28, r36
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r38 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -28, r36
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 2, r14
	(p6) br.cond.dptk .L7
	movl r15 = @gprel(types.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r41 = [r14]
	mov r40 = r0
	mov r39 = r15
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	br .L6
	;;
.L7:
	movl r15 = @gprel(types.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r8
	adds r14 = -28, r36
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	adds r16 = -32, r36
	;;
	ld4 r38 = [r16]
	br.call.sptk.many b0 = bind#
	mov r1 = r37
	addl r39 = 1, r0
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	mov r40 = r14
	mov r39 = r15
	adds r16 = -32, r36
	;;
	ld4 r38 = [r16]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r37
	;;
	movl r15 = @gprel(types.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -28, r36
	;;
	mov r16 = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	adds r16 = -32, r36
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L9
	mov r14 = r0
	mov r40 = r0
	;;
	mov r39 = r14
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = accept#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r15 = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r16 = -32, r36
	;;
	ld4 r38 = [r16]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	br .L6
	;;
.L9:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -28, r36
	;;
	mov r16 = r15
	adds r15 = -12, r36
	;;
	mov r40 = r15
	mov r39 = r16
	mov r38 = r14
	br.call.sptk.many b0 = getsockname#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
.L6:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp connected#
	.section	.rodata
	.align 8
.LC11:
	stringz	" %s"
	.align 8
.LC12:
	stringz	" %ld"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L14
	;;
.L12:
	ld8 r38 = [r35]
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L14:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC13:
	stringz	"i"
	.align 8
.LC14:
	stringz	""
	.align 8
.LC15:
	stringz	"!"
	.align 8
.LC16:
	stringz	"o"
	.align 8
.LC17:
	stringz	"e"
	.align 8
.LC18:
	stringz	"h"
	.align 8
.LC19:
	stringz	"r"
	.align 8
.LC20:
	stringz	"%d[%s%s%s%s%s%s]"
	.align 8
.LC21:
	stringz	"none"
	.text
	.align 16
	.proc show_events#
show_events:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 8, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = @gprel(poll_set#), gp
	;;
	ld4 r14 = [r14]
	adds r32 = -28, r35
	adds r15 = -16, r35
	mov r40 = r0
	addl r39 = 2, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r36
	st4 [r32] = r8
	;;
	addl r37 = 32, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L16
	;;
.L29:
	adds r14 = -24, r35
	adds r16 = -16, r35
	adds r17 = -32, r35
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 4, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r21 = r14
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	movl r15 = @gprel(.LC13)
	;;
	add r15 = r1, r15
	br .L18
	;;
.L17:
	movl r15 = @gprel(.LC14)
	;;
	add r15 = r1, r15
.L18:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	movl r16 = @gprel(.LC15)
	;;
	add r16 = r1, r16
	br .L20
	;;
.L19:
	movl r16 = @gprel(.LC14)
	;;
	add r16 = r1, r16
.L20:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	movl r17 = @gprel(.LC16)
	;;
	add r17 = r1, r17
	br .L22
	;;
.L21:
	movl r17 = @gprel(.LC14)
	;;
	add r17 = r1, r17
.L22:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L23
	movl r18 = @gprel(.LC17)
	;;
	add r18 = r1, r18
	br .L24
	;;
.L23:
	movl r18 = @gprel(.LC14)
	;;
	add r18 = r1, r18
.L24:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	movl r19 = @gprel(.LC18)
	;;
	add r19 = r1, r19
	br .L26
	;;
.L25:
	movl r19 = @gprel(.LC14)
	;;
	add r19 = r1, r19
.L26:
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	addl r20 = 8192, r0
	;;
	and r14 = r20, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	movl r14 = @gprel(.LC19)
	;;
	add r14 = r1, r14
	br .L28
	;;
.L27:
	movl r14 = @gprel(.LC14)
	;;
	add r14 = r1, r14
.L28:
	;;
	mov r44 = r14
	mov r43 = r19
	mov r42 = r18
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	mov r38 = r21
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r17 = -32, r35
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L16:
	adds r14 = -28, r35
	adds r16 = -32, r35
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L29
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L31:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show_events#
	.align 16
	.proc end#
end:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	ld8 r14 = [r35]
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp end#
	.section	.rodata
	.align 8
.LC22:
	stringz	"c"
	.align 8
.LC23:
	stringz	"dc"
	.align 8
.LC24:
	stringz	"Dc"
	.align 8
.LC25:
	stringz	"w"
	.align 8
.LC26:
	stringz	"B"
	.align 8
.LC27:
	stringz	"R"
	.align 8
.LC28:
	stringz	"W"
	.align 8
.LC29:
	stringz	"2"
	.align 8
.LC30:
	stringz	"d"
	.align 8
.LC31:
	stringz	"D"
	.align 8
.LC32:
	stringz	"dg"
	.align 8
.LC33:
	stringz	"Dh"
	.align 8
.LC34:
	stringz	"0"
	.align 8
.LC35:
	stringz	"0g"
	.align 8
	.type	steps#, @object
	.size	steps#, 128
steps:
	data8	.LC22
	data8	.LC23
	data8	.LC24
	data8	.LC19
	data8	.LC25
	data8	.LC26
	data8	.LC27
	data8	.LC28
	data8	.LC29
	data8	.LC30
	data8	.LC31
	data8	.LC32
	data8	.LC33
	data8	.LC34
	data8	.LC35
	data8	.LC15
	.align 8
.LC36:
	stringz	"abc"
	.text
	.align 16
	.proc step#
step:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st1 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld1 r14 = [r36]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -33, r14
	;;
	cmp4.ltu p6, p7 = 86, r14
	(p6) br.cond.dptk .L49
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L36), r1
	;;
	ld8.mov r15 = [r15], .L36
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L36:
	data8 @pcrel(.L48)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L47)
	data8 @pcrel(.L49)
	data8 @pcrel(.L46)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L45)
	data8 @pcrel(.L49)
	data8 @pcrel(.L44)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L43)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L42)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L41)
	data8 @pcrel(.L40)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L39)
	data8 @pcrel(.L38)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L37)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L49)
	data8 @pcrel(.L35)
	.text
.L41:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = end#
	mov r1 = r37
	br .L34
	;;
.L40:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	br .L34
	;;
.L44:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	br .L34
	;;
.L39:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r41 = 64, r0
	addl r40 = 9, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	br .L34
	;;
.L38:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 64, r0
	addl r40 = 9, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	br .L34
	;;
.L37:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	br .L34
	;;
.L35:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	br .L34
	;;
.L45:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 2, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	br .L34
	;;
.L43:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	br .L34
	;;
.L42:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	br .L34
	;;
.L46:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r39 = 2, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	br .L34
	;;
.L47:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	mov r40 = r0
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	br .L34
	;;
.L48:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	nop 0
.L34:
.L49:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp step#
	.section	.rodata
	.align 8
.LC37:
	stringz	"%s, %s:"
	.text
	.align 16
	.proc edges#
edges:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	br .L51
	;;
.L56:
	adds r15 = -32, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connected#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	mov r14 = r8
	;;
	addl r15 = @gprel(poll_set#), gp
	;;
	st4 [r15] = r14
	adds r14 = -44, r35
	;;
	st4 [r14] = r0
	br .L52
	;;
.L53:
	adds r14 = -24, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	movl r15 = -2147475449
	;;
	st4 [r14] = r15
	adds r14 = -44, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	addl r14 = @gprel(poll_set#), gp
	;;
	ld4 r16 = [r14]
	adds r15 = -32, r35
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r35
	;;
	mov r40 = r15
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r16
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r36
	adds r14 = -44, r35
	adds r15 = -44, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L52:
	adds r14 = -44, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
	movl r15 = @gprel(kinds#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(steps#)
	;;
	add r16 = r1, r16
	adds r17 = -48, r35
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	adds r14 = -40, r35
	;;
	movl r16 = @gprel(steps#)
	;;
	add r16 = r1, r16
	adds r17 = -48, r35
	;;
	ld4 r15 = [r17]
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L54
	;;
.L55:
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = step#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	adds r14 = -40, r35
	adds r15 = -40, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L54:
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = show_events#
	mov r1 = r36
	addl r37 = 10, r0
	;;
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	;;
	addl r14 = @gprel(poll_set#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -48, r35
	;;
	st4 [r17] = r14
.L51:
	adds r15 = -48, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 15, r14
	(p6) br.cond.dptk .L56
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp edges#
	.align 16
	.proc call#
call:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -112, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	movl r14 = @gprel(block#)
	;;
	add r14 = r1, r14
	adds r15 = -96, r36
	;;
	st8 [r15] = r14
	adds r14 = -88, r36
	;;
	st8 [r14] = r0
	adds r14 = -80, r36
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 8, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r15 = r14
	adds r14 = -72, r36
	;;
	st8 [r14] = r15
	adds r14 = -64, r36
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
	adds r14 = -64, r36
	;;
	adds r14 = 16, r14
	adds r15 = -96, r36
	;;
	st8 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 5, r14
	(p6) br.cond.dptk .L58
	mov r15 = r0
	br .L59
	;;
.L58:
	addl r15 = 2, r0
.L59:
	adds r14 = -64, r36
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r15
	mov r14 = r36
	;;
	ld4 r15 = [r14]
	;;
	cmp4.ltu p6, p7 = 8, r15
	(p6) br.cond.dptk .L60
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L62), r1
	;;
	ld8.mov r15 = [r15], .L62
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L62:
	data8 @pcrel(.L68)
	data8 @pcrel(.L61)
	data8 @pcrel(.L67)
	data8 @pcrel(.L66)
	data8 @pcrel(.L65)
	data8 @pcrel(.L64)
	data8 @pcrel(.L64)
	data8 @pcrel(.L63)
	data8 @pcrel(.L61)
	.text
.L68:
	adds r14 = 4, r36
	mov r40 = r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L61:
	adds r14 = 4, r36
	addl r40 = 2, r0
	adds r39 = -96, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = writev#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L67:
	adds r14 = 4, r36
	mov r40 = r0
	adds r39 = -96, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = writev#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L66:
	adds r14 = 4, r36
	mov r41 = r0
	mov r40 = r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L65:
	mov r15 = r0
	adds r14 = 4, r36
	mov r43 = r0
	;;
	mov r42 = r15
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sendto#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L64:
	adds r15 = -64, r36
	adds r14 = 4, r36
	mov r40 = r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L63:
	adds r14 = 4, r36
	addl r40 = 1, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	br .L70
	;;
.L60:
	adds r14 = 4, r36
	mov r41 = r0
	addl r40 = 1, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	ld4 r38 = [r14]
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
.L70:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp call#
	.section	.rodata
	.align 8
.LC38:
	stringz	"%s, call %d:"
	.align 8
.LC39:
	stringz	", received"
	.align 8
.LC40:
	stringz	", shut down"
	.align 8
.LC41:
	stringz	" signals %d"
	.align 8
.LC42:
	stringz	", closed"
	.align 8
.LC43:
	stringz	" signals %d\n"
	.text
	.align 16
	.proc small_calls#
small_calls:
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
	adds r14 = -24, r35
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L72
	;;
.L73:
	adds r15 = -8, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connected#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 2048, r0
	addl r38 = 4, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	movl r15 = @gprel(kinds#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r35
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = call#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC39)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	addl r39 = 9, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(broken_pipes#), gp
	;;
	st4.rel [r14] = r0
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	adds r15 = -32, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = call#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -8, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connected#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r14 = @gprel(broken_pipes#), gp
	;;
	st4.rel [r14] = r0
	movl r37 = @gprel(.LC42)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	adds r14 = -32, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = call#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(broken_pipes#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC43)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r35
	;;
	st4 [r15] = r14
.L72:
	adds r15 = -32, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L73
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp small_calls#
	.section	.rodata
	.align 8
.LC44:
	stringz	"%s, time-outs:"
	.text
	.align 16
	.proc time_outs#
time_outs:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -40, r35
	addl r15 = 20000, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	addl r15 = 4000, r0
	;;
	st8 [r14] = r15
	adds r15 = -16, r35
	mov r14 = r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connected#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r41 = 16, r0
	adds r40 = -48, r35
	addl r39 = 20, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r41 = 16, r0
	adds r40 = -48, r35
	addl r39 = 21, r0
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r36
	;;
	addl r37 = 5, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	;;
	movl r15 = @gprel(kinds#)
	;;
	add r15 = r1, r15
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = readv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L75
	nop 0
.L76:
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r40 = 64, r0
	addl r39 = 4000, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r39 = 4000, r0
	movl r38 = @gprel(block#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r35
	addl r39 = 1, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = writev#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
.L75:
	;;
	mov r37 = r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp time_outs#
	.section	.rodata
	.align 8
.LC45:
	stringz	"%s, bad memory:"
	.align 8
.LC46:
	stringz	"abcdefghijklmnopqrstuvwxyz"
	.text
	.align 16
	.proc bad_memory#
bad_memory:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -40, r36
	addl r15 = 65536, r0
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	adds r33 = -32, r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	addl r40 = 3, r0
	;;
	mov r39 = r14
	mov r38 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = -10, r14
	adds r14 = -24, r36
	adds r16 = -32, r36
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r15 = -32, r36
	adds r14 = -40, r36
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -40, r36
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
	adds r15 = -16, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = connected#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 2048, r0
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	;;
	movl r15 = @gprel(kinds#)
	;;
	add r15 = r1, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	mov r41 = r0
	addl r40 = 20, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	addl r40 = 20, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 3, r14
	(p6) br.cond.dptk .L78
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -32, r36
	addl r40 = 270000, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
.L78:
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 30, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = -48, r36
	;;
	st4 [r14] = r0
	br .L79
	;;
.L84:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 26, r0
	movl r39 = @gprel(.LC46)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L80
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	addl r41 = 2, r0
	addl r40 = 20, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	mov r14 = r8
	br .L81
	;;
.L80:
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	addl r40 = 20, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = read#
	mov r1 = r37
	mov r14 = r8
	br .L81
	;;
.L82:
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	mov r41 = r0
	addl r40 = 20, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	mov r14 = r8
.L81:
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 30, r0
	movl r39 = @gprel(block#)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -48, r36
	;;
	st4 [r15] = r14
.L79:
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L84
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -24, r36
	addl r41 = 16384, r0
	addl r40 = 20, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = send#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	;;
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp bad_memory#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = @ltoff(@fptr(on_broken_pipe#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	;;
	addl r37 = @ltoff(@fptr(on_alarm#)), gp
	;;
	ld8 r37 = [r37]
	addl r36 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	st4 [r34] = r0
	br .L86
	;;
.L88:
	ld4 r14 = [r34]
	;;
	cmp4.eq p6, p7 = 4, r14
	(p6) br.cond.dptk .L87
	ld4 r36 = [r34]
	br.call.sptk.many b0 = edges#
	mov r1 = r35
.L87:
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = small_calls#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = time_outs#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = bad_memory#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L86:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L88
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
