// c7d9a86e1b4057478e388c5592865d6d guest-tests/ipc/control-messages.c
	.file	"control-messages.c"
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
	.section	.sdata,"aws"
	.align 4
	.type	levels#, @object
	.size	levels#, 8
levels:
	data4	1
	data4	12345
	.section	.rodata
	.align 4
	.type	types#, @object
	.size	types#, 12
types:
	data4	1
	data4	2
	data4	7777
	.align 8
	.type	lengths#, @object
	.size	lengths#, 64
lengths:
	data8	20
	data8	16
	data8	15
	data8	0
	data8	24
	data8	28
	data8	116
	data8	-1
	.align 8
.LC1:
	stringz	"x"
	.align 8
.LC3:
	stringz	"ok"
	.sdata
	.align 8
.LC2:
	data8	control.0#+16
	.text
	.align 16
	.proc try#
try:
	.prologue 14, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 7, 4, 3, 0
	.vframe r41
	mov r41 = r12
	adds r12 = -144, r12
	.save rp, r39
	mov r39 = b0
	mov r42 = r1
	.body
	;;
	adds r14 = -32, r41
	;;
	st4 [r14] = r32
	adds r14 = -24, r41
	;;
	st8 [r14] = r33
	adds r14 = -28, r41
	;;
	st4 [r14] = r34
	adds r14 = -16, r41
	;;
	st4 [r14] = r35
	adds r14 = -8, r41
	;;
	st8 [r14] = r36
	mov r14 = r41
	;;
	st8 [r14] = r37
	adds r14 = -12, r41
	;;
	st4 [r14] = r38
	adds r14 = -8, r41
	;;
	ld8 r14 = [r14]
	adds r15 = -128, r41
	;;
	st8 [r15] = r14
	adds r14 = -120, r41
	adds r15 = -28, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -116, r41
	adds r15 = -16, r41
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -112, r41
	movl r15 = @gprel(.LC1)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -112, r41
	;;
	adds r14 = 8, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r41
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
	adds r14 = -96, r41
	adds r15 = -24, r41
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -24, r41
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	addl r15 = 16, r0
	br .L6
	;;
.L5:
	mov r15 = r0
.L6:
	adds r14 = -96, r41
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -96, r41
	;;
	adds r14 = 16, r14
	adds r15 = -112, r41
	;;
	st8 [r14] = r15
	adds r14 = -96, r41
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -96, r41
	;;
	adds r14 = 32, r14
	movl r15 = @gprel(control.0#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -96, r41
	;;
	adds r14 = 40, r14
	mov r15 = r41
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r45 = 200, r0
	mov r44 = r0
	movl r43 = @gprel(control.0#)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = memset#
	mov r1 = r42
	;;
	movl r14 = @gprel(control.0#)
	;;
	add r14 = r1, r14
	adds r16 = -128, r41
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	adds r15 = -120, r41
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(.LC2), gp
	;;
	ld8 r14 = [r14]
	adds r15 = -12, r41
	addl r45 = 4, r0
	;;
	mov r44 = r15
	mov r43 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r42
	adds r15 = -96, r41
	adds r14 = -32, r41
	addl r45 = 64, r0
	;;
	mov r44 = r15
	ld4 r43 = [r14]
	br.call.sptk.many b0 = sendmsg#
	mov r1 = r42
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r42
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r43 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r42
	mov r14 = r8
	br .L9
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
.L9:
	;;
	mov r8 = r14
	mov ar.pfs = r40
	mov b0 = r39
	.restore sp
	mov r12 = r41
	br.ret.sptk.many b0
	;;
	.endp try#
	.section	.rodata
	.align 8
.LC4:
	stringz	"other"
	.align 8
.LC5:
	stringz	"socket"
	.align 8
.LC6:
	stringz	"credentials"
	.align 8
.LC7:
	stringz	"unknown"
	.align 8
.LC8:
	stringz	"rights"
	.align 8
.LC9:
	stringz	"%s, %s, %s:"
	.align 8
.LC10:
	stringz	" %s"
	.align 8
.LC11:
	stringz	"; room"
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 7, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
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
	st4 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -48, r37
	;;
	st8 [r14] = r0
	br .L11
	;;
.L28:
	adds r14 = -40, r37
	;;
	st8 [r14] = r0
	br .L12
	;;
.L27:
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	movl r16 = @gprel(.LC4)
	;;
	add r16 = r1, r16
	br .L14
	;;
.L13:
	movl r16 = @gprel(.LC5)
	;;
	add r16 = r1, r16
.L14:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC6)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L16:
	movl r14 = @gprel(.LC7)
	;;
	add r14 = r1, r14
	br .L18
	;;
.L15:
	movl r14 = @gprel(.LC8)
	;;
	add r14 = r1, r14
.L18:
	adds r15 = -16, r37
	;;
	mov r42 = r14
	mov r41 = r16
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st8 [r14] = r0
	br .L19
	;;
.L24:
	addl r15 = @gprel(levels#), gp
	adds r16 = -48, r37
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	movl r15 = @gprel(types#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L20
	movl r15 = @gprel(lengths#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 28, r14
	(p6) br.cond.dptk .L21
.L20:
	addl r15 = @gprel(levels#), gp
	adds r16 = -48, r37
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r16 = [r14]
	movl r15 = @gprel(types#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	movl r15 = @gprel(lengths#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r18 = [r14]
	movl r15 = @gprel(lengths#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 20, r14
	(p6) br.cond.dptk .L22
	mov r19 = r0
	br .L23
	;;
.L22:
	addl r19 = -1, r0
.L23:
	mov r15 = r37
	adds r14 = -8, r37
	;;
	mov r45 = r19
	addl r44 = 27, r0
	mov r43 = r18
	mov r42 = r17
	mov r41 = r16
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L21:
	adds r14 = -32, r37
	adds r15 = -32, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L19:
	adds r14 = -32, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L24
	movl r39 = @gprel(.LC11)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -24, r37
	addl r15 = 15, r0
	;;
	st8 [r14] = r15
	br .L25
	;;
.L26:
	addl r15 = @gprel(levels#), gp
	adds r16 = -48, r37
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	movl r15 = @gprel(types#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r18 = [r14]
	adds r16 = -24, r37
	mov r15 = r37
	adds r14 = -8, r37
	mov r45 = r0
	;;
	ld8 r44 = [r16]
	addl r43 = 20, r0
	mov r42 = r18
	mov r41 = r17
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = try#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	adds r14 = -24, r37
	adds r15 = -24, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 3, r15
	;;
	st8 [r14] = r15
.L25:
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 21, r14
	(p6) br.cond.dptk .L26
	addl r39 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r38
	adds r14 = -40, r37
	adds r15 = -40, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L12:
	adds r14 = -40, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L27
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r37
	;;
	st8 [r16] = r14
.L11:
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L28
	nop 0
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC12:
	stringz	"socketpair"
	.align 8
.LC13:
	stringz	"listen"
	.align 8
.LC14:
	stringz	"connect"
	.align 8
.LC15:
	stringz	"unix stream"
	.align 8
.LC16:
	stringz	"udp"
	.align 8
.LC17:
	stringz	"tcp"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -48, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -20, r35
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
	adds r14 = -20, r35
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	movl r37 = 2130706433
	br.call.sptk.many b0 = htonl#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -20, r35
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	mov r40 = r14
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r39 = r0
	;;
	addl r38 = 2, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	adds r14 = -32, r35
	;;
	st4 [r14] = r8
	adds r32 = -28, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r32 = -24, r35
	mov r39 = r0
	addl r38 = 1, r0
	addl r37 = 2, r0
	br.call.sptk.many b0 = socket#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -20, r35
	;;
	mov r15 = r14
	adds r14 = -28, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = bind#
	mov r1 = r36
	mov r32 = r8
	adds r14 = -28, r35
	;;
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = listen#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	mov r32 = r14
	adds r14 = -20, r35
	;;
	mov r16 = r14
	adds r15 = -4, r35
	adds r14 = -28, r35
	;;
	mov r39 = r15
	mov r38 = r16
	ld4 r37 = [r14]
	br.call.sptk.many b0 = getsockname#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -20, r35
	;;
	mov r15 = r14
	adds r14 = -24, r35
	addl r39 = 16, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = connect#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	adds r14 = -20, r35
	;;
	mov r39 = r14
	adds r14 = -32, r35
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
	adds r14 = -24, r35
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = run#
	mov r1 = r36
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
	.bss
	.align 8
	.type	control.0#, @object
	.size	control.0#, 200
control.0:
	.skip	200
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
