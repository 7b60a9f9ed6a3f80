// c212fc11b5870a2a77708bb46e866918
	.file	"urgent-data.c"
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
	.align 16
	.proc next_random#
next_random:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 13, 19
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	extr.u r14 = r14, 17, 15
	;;
	mov r15 = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	;;
	dep.z r14 = r14, 5, 27
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	xor r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp next_random#
	.sbss
	.align 4
	.type	urgent_signals#, @object
	.size	urgent_signals#, 4
urgent_signals:
	.skip	4
	.text
	.align 16
	.proc on_urgent#
on_urgent:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	addl r14 = @gprel(urgent_signals#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(urgent_signals#), gp
	;;
	st4.rel [r15] = r14
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp on_urgent#
	.section	.rodata
	.align 8
.LC1:
	stringz	"socketpair"
	.align 8
.LC2:
	stringz	"bind"
	.align 8
.LC3:
	stringz	"listen"
	.align 8
.LC4:
	stringz	"connect"
	.align 8
.LC5:
	stringz	"accept"
	.text
	.align 16
	.proc connected#
connected:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 5, 0
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
	adds r14 = -8, r36
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L8
	adds r14 = 8, r36
	;;
	ld8 r41 = [r14]
	mov r40 = r0
	addl r39 = 2049, r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	br .L7
	;;
.L8:
	mov r40 = r0
	addl r39 = 1, r0
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
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r39 = 1, r0
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -28, r36
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	mov r40 = r14
	mov r39 = r15
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r37
	mov r40 = r0
	addl r39 = 1, r0
	;;
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
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
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
	movl r39 = @gprel(.LC5)
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
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r40 = 2048, r0
	addl r39 = 4, r0
	;;
	mov r38 = r14
	br.call.sptk.many b0 = fcntl#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	addl r42 = 4, r0
	;;
	mov r41 = r15
	addl r40 = 1, r0
	addl r39 = 6, r0
	mov r38 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r37
.L7:
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
.LC6:
	stringz	"inval"
	.align 8
.LC7:
	stringz	"again"
	.align 8
.LC8:
	stringz	" %s %s"
	.align 8
.LC9:
	stringz	" %s '%.*s'"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L12
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L13
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r38
	mov r14 = r8
	br .L15
	;;
.L13:
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L15
	;;
.L12:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
.L15:
	;;
	mov r41 = r14
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L17
	;;
.L11:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r37
	;;
	ld8 r42 = [r14]
	mov r41 = r15
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L17:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC10:
	stringz	"i"
	.align 8
.LC11:
	stringz	""
	.align 8
.LC12:
	stringz	"!"
	.align 8
.LC13:
	stringz	"?"
	.align 8
.LC14:
	stringz	"m"
	.align 8
.LC15:
	stringz	"[%s%s%s%d]"
	.text
	.align 16
	.proc show_state#
show_state:
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
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	adds r14 = -12, r35
	addl r15 = 3, r0
	;;
	st2 [r14] = r15
	adds r14 = -10, r35
	;;
	st2 [r14] = r0
	adds r14 = -8, r35
	addl r15 = -1, r0
	;;
	st4 [r14] = r15
	mov r39 = r0
	addl r38 = 1, r0
	adds r37 = -16, r35
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	adds r15 = -8, r35
	mov r14 = r35
	;;
	mov r39 = r15
	addl r38 = 35077, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
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
	(p6) br.cond.dptk .L19
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
	br .L20
	;;
.L19:
	movl r15 = @gprel(.LC11)
	;;
	add r15 = r1, r15
.L20:
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
	(p6) br.cond.dptk .L21
	movl r16 = @gprel(.LC12)
	;;
	add r16 = r1, r16
	br .L22
	;;
.L21:
	movl r16 = @gprel(.LC11)
	;;
	add r16 = r1, r16
.L22:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L23
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	movl r14 = @gprel(.LC13)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L24:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
	br .L26
	;;
.L23:
	movl r14 = @gprel(.LC14)
	;;
	add r14 = r1, r14
.L26:
	addl r17 = @gprel(urgent_signals#), gp
	;;
	ld4.acq r17 = [r17]
	;;
	mov r41 = r17
	mov r40 = r14
	mov r39 = r16
	mov r38 = r15
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp show_state#
	.section	.rodata
	.align 8
.LC16:
	stringz	"send"
	.align 8
.LC17:
	stringz	"send!"
	.align 8
.LC18:
	stringz	"read"
	.align 8
.LC19:
	stringz	"peek"
	.align 8
.LC20:
	stringz	"read!"
	.align 8
.LC21:
	stringz	"%s"
	.align 8
.LC22:
	stringz	"peek!"
	.align 8
.LC23:
	stringz	" inline %d"
	.align 8
.LC24:
	stringz	" shut"
	.align 8
.LC25:
	stringz	"all"
	.text
	.align 16
	.proc random_step#
random_step:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -144, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -124, r37
	;;
	and r15 = 15, r15
	;;
	st4 [r14] = r15
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = next_random#
	mov r1 = r38
	mov r14 = r8
	;;
	and r14 = 3, r14
	;;
	mov r15 = r14
	adds r14 = -120, r37
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -120, r37
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	mov r15 = r14
	adds r14 = -96, r37
	;;
	st4 [r14] = r15
	adds r14 = -88, r37
	adds r15 = -116, r37
	;;
	st8 [r14] = r15
	adds r14 = -88, r37
	;;
	adds r14 = 8, r14
	addl r15 = 5, r0
	;;
	st8 [r14] = r15
	adds r14 = -72, r37
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
	adds r14 = -72, r37
	;;
	adds r14 = 16, r14
	adds r15 = -88, r37
	;;
	st8 [r14] = r15
	adds r14 = -72, r37
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 5, r14
	(p6) br.cond.dptk .L28
	adds r14 = -128, r37
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	;;
	zxt1 r14 = r16
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	adds r15 = -116, r37
	adds r17 = -128, r37
	;;
	ld4 r14 = [r17]
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r15 = -128, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -128, r37
	;;
	st4 [r16] = r14
.L29:
	adds r14 = -120, r37
	adds r17 = -128, r37
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L30
.L28:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L31
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -120, r37
	;;
	ld4 r16 = [r14]
	adds r14 = -116, r37
	mov r42 = r0
	;;
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = send#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	br .L42
	;;
.L31:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 5, r14
	(p6) br.cond.dptk .L33
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r14 = -120, r37
	;;
	ld4 r16 = [r14]
	adds r14 = -116, r37
	addl r42 = 1, r0
	;;
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = send#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC17)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	br .L42
	;;
.L33:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 8, r14
	(p6) br.cond.dptk .L34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -120, r37
	;;
	ld4 r16 = [r14]
	adds r14 = -116, r37
	mov r42 = r0
	;;
	mov r41 = r16
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = recv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC18)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	br .L42
	;;
.L34:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 9, r14
	(p6) br.cond.dptk .L35
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -116, r37
	addl r42 = 2, r0
	addl r41 = 9, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	br .L42
	;;
.L35:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 11, r14
	(p6) br.cond.dptk .L36
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -72, r37
	addl r41 = 1, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = recvmsg#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	adds r14 = -72, r37
	;;
	adds r14 = 48, r14
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	br .L38
	;;
.L37:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L38:
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC21)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L42
	;;
.L36:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 12, r14
	(p6) br.cond.dptk .L39
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -116, r37
	addl r42 = 3, r0
	addl r41 = 5, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC22)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
	br .L42
	;;
.L39:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 13, r14
	(p6) br.cond.dptk .L40
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -96, r37
	addl r43 = 4, r0
	;;
	mov r42 = r15
	addl r41 = 10, r0
	addl r40 = 1, r0
	mov r39 = r14
	br.call.sptk.many b0 = setsockopt#
	mov r1 = r38
	adds r14 = -96, r37
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC23)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L42
	;;
.L40:
	adds r14 = -124, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 14, r14
	(p6) br.cond.dptk .L41
	adds r14 = -120, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L41
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = shutdown#
	mov r1 = r38
	;;
	movl r39 = @gprel(.LC24)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L42
	;;
.L41:
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -116, r37
	mov r42 = r0
	addl r41 = 20, r0
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = recv#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -116, r37
	;;
	mov r41 = r14
	mov r40 = r15
	movl r39 = @gprel(.LC25)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = show#
	mov r1 = r38
.L42:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp random_step#
	.section	.rodata
	.align 8
.LC26:
	stringz	"TCP"
	.align 8
.LC27:
	stringz	"Unix"
	.align 8
.LC28:
	stringz	"%s:"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = @ltoff(@fptr(on_urgent#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 23, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	;;
	addl r38 = 1, r0
	addl r37 = 13, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L44
	;;
.L53:
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L45
	;;
.L52:
	adds r14 = -12, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r15 = r14, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r15, r14
	;;
	adds r15 = 17, r14
	adds r14 = -4, r35
	;;
	st4 [r14] = r15
	adds r14 = 8, r35
	addl r15 = 97, r0
	;;
	st1 [r14] = r15
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	addl r14 = 2, r0
	br .L47
	;;
.L46:
	addl r14 = 1, r0
.L47:
	mov r15 = r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = connected#
	mov r1 = r36
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r32 = [r14]
	br.call.sptk.many b0 = getpid#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 8, r0
	mov r37 = r32
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	;;
	addl r14 = @gprel(urgent_signals#), gp
	;;
	st4.rel [r14] = r0
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r14 = @gprel(.LC26)
	;;
	add r14 = r1, r14
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC27)
	;;
	add r14 = r1, r14
.L49:
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	br .L50
	;;
.L51:
	adds r16 = -4, r35
	adds r15 = 8, r35
	mov r14 = r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = random_step#
	mov r1 = r36
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = show_state#
	mov r1 = r36
	adds r14 = -8, r35
	adds r15 = -8, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L50:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 13, r14
	(p6) br.cond.dptk .L51
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L45:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L52
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L44:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
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
