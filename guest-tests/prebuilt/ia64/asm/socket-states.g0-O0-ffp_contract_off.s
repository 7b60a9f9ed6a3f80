// 384e04bbe569a4f8c6bc799965f53e7f
	.file	"socket-states.c"
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
	stringz	"stream pair"
	.align 8
.LC2:
	stringz	"seqpacket pair"
	.align 8
.LC3:
	stringz	"datagram pair"
	.align 8
.LC4:
	stringz	"bound stream"
	.align 8
.LC5:
	stringz	"bound datagram"
	.align 8
.LC6:
	stringz	"TCP"
	.align 8
.LC7:
	stringz	"UDP"
	.align 8
	.type	kinds#, @object
	.size	kinds#, 168
kinds:
	data8	.LC1
	data4	1
	data4	1
	data4	0
	.skip	4
	data8	.LC2
	data4	1
	data4	5
	data4	0
	.skip	4
	data8	.LC3
	data4	1
	data4	2
	data4	0
	.skip	4
	data8	.LC4
	data4	1
	data4	1
	data4	2
	.skip	4
	data8	.LC5
	data4	1
	data4	2
	data4	2
	.skip	4
	data8	.LC6
	data4	2
	data4	1
	data4	1
	.skip	4
	data8	.LC7
	data4	2
	data4	2
	data4	1
	.skip	4
	.sbss
	.align 4
	.type	serial#, @object
	.size	serial#, 4
serial:
	.skip	4
	.align 4
	.type	peer#, @object
	.size	peer#, 4
peer:
	.skip	4
	.bss
	.align 4
	.type	server#, @object
	.size	server#, 112
server:
	.skip	112
	.sbss
	.align 4
	.type	server_size#, @object
	.size	server_size#, 4
server_size:
	.skip	4
	.section	.rodata
	.align 8
.LC8:
	stringz	"states-%d"
	.text
	.align 16
	.proc new_name#
new_name:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -128, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r34 = r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 112, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	st2 [r14] = r34
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L5
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 2, r14
	;;
	adds r16 = 1, r14
	addl r14 = @gprel(serial#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r17 = @gprel(serial#), gp
	;;
	st4 [r17] = r15
	mov r41 = r14
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	mov r39 = r16
	br.call.sptk.many b0 = sprintf#
	mov r1 = r38
	mov r14 = r8
	;;
	adds r14 = 3, r14
	br .L7
	;;
.L5:
	movl r39 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r38
	mov r15 = r8
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	addl r14 = 16, r0
.L7:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp new_name#
	.section	.rodata
	.align 8
.LC9:
	stringz	"socket"
	.text
	.align 16
	.proc unbound#
unbound:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
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
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	ld8 r14 = [r35]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	addl r16 = 2048, r0
	;;
	or r14 = r16, r14
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp unbound#
	.section	.rodata
	.align 8
.LC10:
	stringz	"bind"
	.text
	.align 16
	.proc bound#
bound:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = unbound#
	mov r1 = r37
	adds r14 = -128, r36
	;;
	st4 [r14] = r8
	adds r33 = -124, r36
	adds r15 = -120, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = new_name#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -120, r36
	;;
	mov r15 = r14
	adds r14 = -124, r36
	;;
	ld4 r40 = [r14]
	mov r39 = r15
	adds r15 = -128, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = bind#
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
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp bound#
	.section	.rodata
	.align 8
.LC11:
	stringz	"listen"
	.text
	.align 16
	.proc new_server#
new_server:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = bound#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	addl r14 = @gprel(server_size#), gp
	addl r15 = 112, r0
	;;
	st4 [r14] = r15
	movl r14 = @gprel(server#)
	;;
	add r14 = r1, r14
	addl r39 = @gprel(server_size#), gp
	;;
	mov r38 = r14
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L13
	addl r38 = 2, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L13:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp new_server#
	.section	.rodata
	.align 8
.LC12:
	stringz	"socketpair"
	.align 8
.LC13:
	stringz	"connect"
	.align 8
.LC14:
	stringz	"connect back"
	.align 8
.LC15:
	stringz	"accept"
	.text
	.align 16
	.proc connected#
connected:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -144, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	addl r16 = 2048, r0
	;;
	or r14 = r16, r14
	;;
	mov r16 = r14
	adds r14 = 8, r36
	;;
	ld8 r41 = [r14]
	mov r40 = r0
	mov r39 = r16
	mov r38 = r15
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	br .L15
	;;
.L16:
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = new_server#
	mov r1 = r37
	adds r14 = -128, r36
	;;
	st4 [r14] = r8
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L19
.L18:
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = bound#
	mov r1 = r37
	mov r14 = r8
	br .L20
	;;
.L19:
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = unbound#
	mov r1 = r37
	mov r14 = r8
.L20:
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	st4 [r15] = r14
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	movl r16 = @gprel(server#)
	;;
	add r16 = r1, r16
	addl r15 = @gprel(server_size#), gp
	;;
	ld4 r15 = [r15]
	;;
	mov r40 = r15
	mov r39 = r16
	mov r38 = r14
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 115, r14
	(p6) br.cond.dptk .L21
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	addl r38 = -1, r0
	br.call.sptk.many b0 = must#
	mov r1 = r37
.L21:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L22
	adds r14 = -124, r36
	addl r15 = 112, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -120, r36
	;;
	mov r16 = r15
	adds r15 = -124, r36
	;;
	mov r40 = r15
	mov r39 = r16
	mov r38 = r14
	br.call.sptk.many b0 = getsockname#
	mov r1 = r37
	adds r14 = -120, r36
	;;
	mov r15 = r14
	adds r14 = -124, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r15
	adds r16 = -128, r36
	;;
	ld4 r38 = [r16]
	br.call.sptk.many b0 = connect#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC14)
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
	adds r16 = -128, r36
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	br .L15
	;;
.L22:
	mov r40 = r0
	addl r39 = 4, r0
	adds r14 = -128, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	mov r14 = r0
	addl r41 = 2048, r0
	mov r40 = r0
	;;
	mov r39 = r14
	adds r16 = -128, r36
	;;
	ld4 r38 = [r16]
	br.call.sptk.many b0 = accept4#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC15)
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
	adds r14 = -128, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L15:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp connected#
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
	.align 16
	.proc disconnect#
disconnect:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r15 = -16, r35
	mov r14 = r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp disconnect#
	.section	.rodata
	.align 8
.LC16:
	stringz	"u"
	.align 8
.LC17:
	stringz	"b"
	.align 8
.LC18:
	stringz	"l"
	.align 8
.LC19:
	stringz	"-"
	.align 8
.LC20:
	stringz	"d"
	.align 8
.LC21:
	stringz	"c"
	.align 8
.LC22:
	stringz	"dc"
	.align 8
.LC23:
	stringz	"Dc"
	.align 8
.LC24:
	stringz	"dDc"
	.align 8
.LC25:
	stringz	"w"
	.align 8
.LC26:
	stringz	"r"
	.align 8
.LC27:
	stringz	"B"
	.align 8
.LC28:
	stringz	"W"
	.align 8
.LC29:
	stringz	"R"
	.align 8
.LC30:
	stringz	"2"
	.align 8
.LC31:
	stringz	"Ww"
	.align 8
.LC32:
	stringz	"Wc"
	.align 8
.LC33:
	stringz	"cD"
	.align 8
.LC34:
	stringz	"cDD"
	.align 8
.LC35:
	stringz	"Dcgg"
	.align 8
.LC36:
	stringz	"n"
	.align 8
	.type	states#, @object
	.size	states#, 168
states:
	data8	.LC16
	data8	.LC17
	data8	.LC18
	data8	.LC19
	data8	.LC20
	data8	.LC21
	data8	.LC22
	data8	.LC23
	data8	.LC24
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
	data8	.LC36
	.align 8
.LC37:
	stringz	"abc"
	.align 8
.LC38:
	stringz	"de"
	.align 8
.LC39:
	stringz	"fgh"
	.text
	.align 16
	.proc step#
step:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st1 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -50, r14
	;;
	cmp4.ltu p6, p7 = 69, r14
	(p6) br.cond.dptk .L39
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L28), r1
	;;
	ld8.mov r15 = [r15], .L28
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
.L28:
	data8 @pcrel(.L38)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L37)
	data8 @pcrel(.L39)
	data8 @pcrel(.L36)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L35)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L34)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L33)
	data8 @pcrel(.L32)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L31)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L30)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L29)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L39)
	data8 @pcrel(.L27)
	.text
.L32:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 2, r0
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	br .L26
	;;
.L36:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r41 = 16384, r0
	addl r40 = 3, r0
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r37
	br .L26
	;;
.L33:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = end#
	mov r1 = r37
	br .L26
	;;
.L27:
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
	br .L26
	;;
.L29:
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
	br .L26
	;;
.L37:
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
	br .L26
	;;
.L34:
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
	br .L26
	;;
.L35:
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
	br .L26
	;;
.L38:
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
	br .L26
	;;
.L31:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	mov r41 = r0
	addl r40 = 1, r0
	adds r39 = -16, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r37
	br .L26
	;;
.L30:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = disconnect#
	mov r1 = r37
	nop 0
.L26:
.L39:
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp step#
	.align 16
	.proc in_state#
in_state:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	addl r14 = @gprel(peer#), gp
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 117, r14
	(p6) br.cond.dptk .L41
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = unbound#
	mov r1 = r37
	mov r14 = r8
	br .L48
	;;
.L41:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 98, r14
	(p6) br.cond.dptk .L43
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 108, r14
	(p6) br.cond.dptk .L44
.L43:
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = bound#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 108, r14
	(p6) br.cond.dptk .L45
	addl r39 = 3, r0
	adds r15 = -16, r36
	;;
	ld4 r38 = [r15]
	br.call.sptk.many b0 = listen#
	mov r1 = r37
.L45:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	br .L48
	;;
.L44:
	adds r15 = -12, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	br.call.sptk.many b0 = connected#
	mov r1 = r37
	br .L46
	;;
.L47:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	mov r39 = r14
	mov r38 = r15
	br.call.sptk.many b0 = step#
	mov r1 = r37
	adds r14 = 8, r36
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L46:
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L47
	adds r14 = -12, r36
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(peer#), gp
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
.L48:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp in_state#
	.section	.rodata
	.align 8
.LC40:
	stringz	"%s"
	.text
	.align 16
	.proc error#
error:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 2, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L50
	;;
.L53:
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	movl r15 = @gprel(names.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L49
	;;
.L51:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L50:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 13, r14
	(p6) br.cond.dptk .L53
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L49:
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp error#
	.section	.rodata
	.align 8
.LC41:
	stringz	"%ld"
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
	(p6) br.cond.dptk .L55
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = error#
	mov r1 = r36
	br .L57
	;;
.L55:
	ld8 r38 = [r35]
	movl r37 = @gprel(.LC41)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L57:
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
.LC42:
	stringz	"i"
	.align 8
.LC43:
	stringz	""
	.align 8
.LC44:
	stringz	"!"
	.align 8
.LC45:
	stringz	"o"
	.align 8
.LC46:
	stringz	"e"
	.align 8
.LC47:
	stringz	"h"
	.align 8
.LC48:
	stringz	"[%s%s%s%s%s%s]"
	.text
	.align 16
	.proc show_poll#
show_poll:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	addl r15 = 8199, r0
	;;
	st2 [r14] = r15
	adds r14 = -10, r35
	;;
	st2 [r14] = r0
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p7) br.cond.dptk .L73
	mov r39 = r0
	addl r38 = 1, r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	adds r14 = -10, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	movl r15 = @gprel(.LC42)
	;;
	add r15 = r1, r15
	br .L62
	;;
.L61:
	movl r15 = @gprel(.LC43)
	;;
	add r15 = r1, r15
.L62:
	adds r14 = -10, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
	movl r16 = @gprel(.LC44)
	;;
	add r16 = r1, r16
	br .L64
	;;
.L63:
	movl r16 = @gprel(.LC43)
	;;
	add r16 = r1, r16
.L64:
	adds r14 = -10, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 4, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	movl r17 = @gprel(.LC45)
	;;
	add r17 = r1, r17
	br .L66
	;;
.L65:
	movl r17 = @gprel(.LC43)
	;;
	add r17 = r1, r17
.L66:
	adds r14 = -10, r35
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
	(p6) br.cond.dptk .L67
	movl r18 = @gprel(.LC46)
	;;
	add r18 = r1, r18
	br .L68
	;;
.L67:
	movl r18 = @gprel(.LC43)
	;;
	add r18 = r1, r18
.L68:
	adds r14 = -10, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 16, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	movl r19 = @gprel(.LC47)
	;;
	add r19 = r1, r19
	br .L70
	;;
.L69:
	movl r19 = @gprel(.LC43)
	;;
	add r19 = r1, r19
.L70:
	adds r14 = -10, r35
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r20 = r14
	addl r14 = 8192, r0
	;;
	and r14 = r14, r20
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
	br .L72
	;;
.L71:
	movl r14 = @gprel(.LC43)
	;;
	add r14 = r1, r14
.L72:
	;;
	mov r43 = r14
	mov r42 = r19
	mov r41 = r18
	mov r40 = r17
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC48)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L58
	;;
.L73:
	nop 0
.L58:
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show_poll#
	.align 16
	.proc option#
option:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
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
	adds r14 = -8, r36
	;;
	st4 [r14] = r0
	adds r14 = -4, r36
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r17 = -4, r36
	adds r16 = -8, r36
	adds r15 = 4, r36
	mov r14 = r36
	;;
	mov r42 = r17
	mov r41 = r16
	ld4 r40 = [r15]
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -16, r36
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L75
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	br .L76
	;;
.L75:
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
.L76:
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp option#
	.align 16
	.proc socket_error#
socket_error:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	adds r14 = -12, r35
	addl r15 = 4, r0
	;;
	st4 [r14] = r15
	adds r15 = -12, r35
	mov r14 = r35
	;;
	mov r41 = r15
	adds r40 = -16, r35
	addl r39 = 4, r0
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = error#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp socket_error#
	.align 16
	.proc ask_name#
ask_name:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -8, r35
	addl r15 = 112, r0
	;;
	st4 [r14] = r15
	adds r14 = -120, r35
	;;
	mov r16 = r14
	adds r15 = -8, r35
	mov r14 = r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getpeername#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -128, r35
	;;
	st8 [r15] = r14
	adds r14 = -128, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -128, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L80
	movl r14 = @gprel(.LC36)
	;;
	add r14 = r1, r14
	br .L81
	;;
.L80:
	movl r14 = @gprel(.LC19)
	;;
	add r14 = r1, r14
.L81:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L82:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_name#
	.align 16
	.proc ask_error#
ask_error:
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
	ld4 r37 = [r35]
	br.call.sptk.many b0 = socket_error#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = socket_error#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_error#
	.align 16
	.proc ask_shut#
ask_shut:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	adds r14 = 4, r36
	;;
	ld4 r39 = [r14]
	ld4 r38 = [r36]
	br.call.sptk.many b0 = shutdown#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	;;
	ld4 r38 = [r36]
	br.call.sptk.many b0 = show_poll#
	mov r1 = r37
	;;
	addl r14 = @gprel(peer#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = show_poll#
	mov r1 = r37
	nop 0
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp ask_shut#
	.align 16
	.proc ask_shut_read#
ask_shut_read:
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
	st4 [r35] = r32
	mov r38 = r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = ask_shut#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_shut_read#
	.align 16
	.proc ask_shut_write#
ask_shut_write:
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
	st4 [r35] = r32
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = ask_shut#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_shut_write#
	.align 16
	.proc ask_shut_both#
ask_shut_both:
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
	st4 [r35] = r32
	addl r38 = 2, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = ask_shut#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_shut_both#
	.align 16
	.proc ask_waiting#
ask_waiting:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	adds r15 = -8, r35
	mov r14 = r35
	;;
	mov r39 = r15
	addl r38 = 21531, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L89
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	br .L90
	;;
.L89:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
.L90:
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_waiting#
	.section	.rodata
	.align 8
.LC49:
	stringz	"z"
	.text
	.align 16
	.proc ask_send#
ask_send:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	addl r40 = 16384, r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = 44, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = socket_error#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	addl r40 = 16384, r0
	addl r39 = 1, r0
	;;
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = send#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_send#
	.align 16
	.proc ask_write_nothing#
ask_write_nothing:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	mov r39 = r0
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r14 = @gprel(peer#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_write_nothing#
	.align 16
	.proc ask_receive#
ask_receive:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L94
	;;
.L97:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L95
	mov r16 = r0
	br .L96
	;;
.L95:
	addl r16 = 2, r0
.L96:
	adds r15 = -12, r35
	mov r14 = r35
	;;
	mov r40 = r16
	addl r39 = 9, r0
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = 44, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
.L94:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L97
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_receive#
	.align 16
	.proc ask_receive_nothing#
ask_receive_nothing:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	mov r40 = r0
	mov r39 = r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	;;
	addl r37 = 44, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	mov r14 = r35
	addl r39 = 9, r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_receive_nothing#
	.align 16
	.proc ask_urgent#
ask_urgent:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	mov r14 = r35
	addl r40 = 1, r0
	addl r39 = 9, r0
	adds r38 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = recv#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_urgent#
	.align 16
	.proc ask_sendto#
ask_sendto:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	movl r15 = @gprel(server#)
	;;
	add r15 = r1, r15
	addl r14 = @gprel(server_size#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	addl r40 = 16384, r0
	addl r39 = 1, r0
	movl r38 = @gprel(.LC49)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = sendto#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_sendto#
	.align 16
	.proc ask_connect#
ask_connect:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	movl r15 = @gprel(server#)
	;;
	add r15 = r1, r15
	addl r14 = @gprel(server_size#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	mov r38 = r15
	ld4 r37 = [r35]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_connect#
	.align 16
	.proc ask_disconnect#
ask_disconnect:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st4 [r14] = r32
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = -8, r35
	;;
	st8 [r14] = r0
	adds r15 = -16, r35
	mov r14 = r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_disconnect#
	.align 16
	.proc ask_listen#
ask_listen:
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
	st4 [r35] = r32
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 30, r0
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = option#
	mov r1 = r36
	;;
	ld4 r37 = [r35]
	br.call.sptk.many b0 = show_poll#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_listen#
	.align 16
	.proc ask_accept#
ask_accept:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	mov r14 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	ld4 r37 = [r35]
	br.call.sptk.many b0 = accept#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp ask_accept#
	.section	.rodata
	.align 8
.LC50:
	stringz	"other"
	.align 8
.LC51:
	stringz	"none"
	.align 8
.LC52:
	stringz	"own"
	.text
	.align 16
	.proc ask_peer#
ask_peer:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -4, r36
	addl r15 = 12, r0
	;;
	st4 [r14] = r15
	adds r15 = -4, r36
	mov r14 = r36
	;;
	mov r42 = r15
	adds r41 = -16, r36
	addl r40 = 17, r0
	addl r39 = 1, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockopt#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	br.call.sptk.many b0 = result#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld4 r33 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = r14, r33
	(p6) br.cond.dptk .L106
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L107
	movl r14 = @gprel(.LC50)
	;;
	add r14 = r1, r14
	br .L109
	;;
.L107:
	movl r14 = @gprel(.LC51)
	;;
	add r14 = r1, r14
	br .L109
	;;
.L106:
	movl r14 = @gprel(.LC52)
	;;
	add r14 = r1, r14
.L109:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC40)
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
	.endp ask_peer#
	.section	.rodata
	.align 8
.LC53:
	stringz	"name"
	.align 8
.LC54:
	stringz	"error"
	.align 8
.LC55:
	stringz	"shutr"
	.align 8
.LC56:
	stringz	"shutw"
	.align 8
.LC57:
	stringz	"shut"
	.align 8
.LC58:
	stringz	"waiting"
	.align 8
.LC59:
	stringz	"send"
	.align 8
.LC60:
	stringz	"write0"
	.align 8
.LC61:
	stringz	"receive"
	.align 8
.LC62:
	stringz	"recv0"
	.align 8
.LC63:
	stringz	"urgent"
	.align 8
.LC64:
	stringz	"sendto"
	.align 8
.LC65:
	stringz	"disconnect"
	.align 8
.LC66:
	stringz	"peer"
	.align 8
	.type	questions#, @object
	.size	questions#, 272
questions:
	data8	.LC53
	data8	@fptr(ask_name#)
	data8	.LC54
	data8	@fptr(ask_error#)
	data8	.LC55
	data8	@fptr(ask_shut_read#)
	data8	.LC56
	data8	@fptr(ask_shut_write#)
	data8	.LC57
	data8	@fptr(ask_shut_both#)
	data8	.LC58
	data8	@fptr(ask_waiting#)
	data8	.LC59
	data8	@fptr(ask_send#)
	data8	.LC60
	data8	@fptr(ask_write_nothing#)
	data8	.LC61
	data8	@fptr(ask_receive#)
	data8	.LC62
	data8	@fptr(ask_receive_nothing#)
	data8	.LC63
	data8	@fptr(ask_urgent#)
	data8	.LC64
	data8	@fptr(ask_sendto#)
	data8	.LC13
	data8	@fptr(ask_connect#)
	data8	.LC65
	data8	@fptr(ask_disconnect#)
	data8	.LC11
	data8	@fptr(ask_listen#)
	data8	.LC15
	data8	@fptr(ask_accept#)
	data8	.LC66
	data8	@fptr(ask_peer#)
	.text
	.align 16
	.proc ask#
ask:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -160, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	adds r14 = -16, r38
	;;
	st8 [r14] = r32
	adds r14 = -8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = new_server#
	mov r1 = r39
	adds r14 = -144, r38
	;;
	st4 [r14] = r8
	adds r14 = -132, r38
	movl r16 = @gprel(server#)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 112, r0
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	adds r14 = -140, r38
	;;
	addl r15 = @gprel(server_size#), gp
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r35 = -136, r38
	adds r15 = -8, r38
	adds r14 = -16, r38
	;;
	ld8 r41 = [r15]
	ld8 r40 = [r14]
	br.call.sptk.many b0 = in_state#
	mov r1 = r39
	st4 [r35] = r8
	;;
	movl r15 = @gprel(server#)
	;;
	add r15 = r1, r15
	adds r14 = -132, r38
	;;
	mov r16 = r14
	addl r14 = 112, r0
	;;
	mov r42 = r14
	mov r41 = r16
	mov r40 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	;;
	addl r15 = @gprel(server_size#), gp
	adds r14 = -140, r38
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r15 = -136, r38
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	ld4 r40 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	adds r14 = -136, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r39
	adds r14 = -144, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r39
	;;
	addl r14 = @gprel(peer#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp ask#
	.section	.rodata
	.align 8
.LC67:
	stringz	"%s, %s:"
	.align 8
.LC68:
	stringz	" %s "
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 1, r0
	addl r36 = 13, r0
	;;
	br.call.sptk.many b0 = signal#
	mov r1 = r35
	st4 [r34] = r0
	br .L112
	;;
.L117:
	adds r14 = 4, r34
	;;
	st4 [r14] = r0
	br .L113
	;;
.L116:
	movl r16 = @gprel(kinds#)
	;;
	add r16 = r1, r16
	ld4 r15 = [r34]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(states#)
	;;
	add r16 = r1, r16
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC67)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	st4 [r14] = r0
	br .L114
	;;
.L115:
	movl r15 = @gprel(questions#)
	;;
	add r15 = r1, r15
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC68)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	ld4 r15 = [r34]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(kinds#)
	;;
	add r15 = r1, r15
	;;
	add r16 = r14, r15
	movl r15 = @gprel(states#)
	;;
	add r15 = r1, r15
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r17 = [r14]
	movl r15 = @gprel(questions#)
	;;
	add r15 = r1, r15
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r17
	mov r36 = r16
	br.call.sptk.many b0 = ask#
	mov r1 = r35
	adds r14 = 8, r34
	adds r15 = 8, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L114:
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 16, r14
	(p6) br.cond.dptk .L115
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	adds r14 = 4, r34
	adds r15 = 4, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L113:
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 20, r14
	(p6) br.cond.dptk .L116
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L112:
	ld4 r14 = [r34]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L117
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
	.align 8
.LC69:
	stringz	"0"
	.align 8
.LC70:
	stringz	"notconn"
	.align 8
.LC71:
	stringz	"pipe"
	.align 8
.LC72:
	stringz	"again"
	.align 8
.LC73:
	stringz	"inval"
	.align 8
.LC74:
	stringz	"reset"
	.align 8
.LC75:
	stringz	"refused"
	.align 8
.LC76:
	stringz	"notsupp"
	.align 8
.LC77:
	stringz	"isconn"
	.align 8
.LC78:
	stringz	"dest"
	.align 8
.LC79:
	stringz	"notty"
	.align 8
.LC80:
	stringz	"progress"
	.align 8
.LC81:
	stringz	"perm"
	.align 8
.LC82:
	stringz	"aborted"
	.align 8
	.type	names.0#, @object
	.size	names.0#, 224
names.0:
	data4	0
	.skip	4
	data8	.LC69
	data4	107
	.skip	4
	data8	.LC70
	data4	32
	.skip	4
	data8	.LC71
	data4	11
	.skip	4
	data8	.LC72
	data4	22
	.skip	4
	data8	.LC73
	data4	104
	.skip	4
	data8	.LC74
	data4	111
	.skip	4
	data8	.LC75
	data4	95
	.skip	4
	data8	.LC76
	data4	106
	.skip	4
	data8	.LC77
	data4	89
	.skip	4
	data8	.LC78
	data4	25
	.skip	4
	data8	.LC79
	data4	115
	.skip	4
	data8	.LC80
	data4	1
	.skip	4
	data8	.LC81
	data4	103
	.skip	4
	data8	.LC82
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
