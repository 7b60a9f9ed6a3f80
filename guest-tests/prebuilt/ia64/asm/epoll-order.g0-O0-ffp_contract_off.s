// 1d4e082e13aa80a96faedf499ad736c7
	.file	"epoll-order.c"
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
	.sbss
	.align 4
	.type	ep#, @object
	.size	ep#, 4
ep:
	.skip	4
	.bss
	.align 4
	.type	f#, @object
	.size	f#, 24
f:
	.skip	24
	.section	.sdata,"aws"
	.align 8
	.type	count#, @object
	.size	count#, 8
count:
	data8	1
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s:"
	.align 8
.LC2:
	stringz	" %u/%x"
	.text
	.align 16
	.proc show#
show:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -288, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st4 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	adds r14 = 4, r38
	;;
	st4 [r14] = r34
	adds r35 = -268, r38
	adds r15 = 4, r38
	adds r16 = -264, r38
	mov r14 = r38
	mov r43 = r0
	;;
	ld4 r42 = [r15]
	mov r41 = r16
	ld4 r40 = [r14]
	br.call.sptk.many b0 = epoll_wait#
	mov r1 = r39
	st4 [r35] = r8
	adds r14 = 8, r38
	;;
	ld8 r41 = [r14]
	movl r40 = @gprel(.LC1)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r14 = -272, r38
	;;
	st4 [r14] = r0
	br .L5
	;;
.L6:
	adds r14 = -264, r38
	adds r16 = -272, r38
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
	ld4 r16 = [r14]
	adds r15 = -264, r38
	adds r17 = -272, r38
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r16
	movl r40 = @gprel(.LC2)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	adds r15 = -272, r38
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -272, r38
	;;
	st4 [r16] = r14
.L5:
	adds r14 = -268, r38
	adds r17 = -272, r38
	;;
	ld4 r15 = [r17]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	addl r40 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp show#
	.section	.rodata
	.align 8
.LC3:
	stringz	"epoll_ctl"
	.text
	.align 16
	.proc control#
control:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st4 [r14] = r32
	adds r14 = -12, r39
	;;
	st4 [r14] = r33
	adds r14 = -8, r39
	;;
	st4 [r14] = r34
	adds r14 = -4, r39
	;;
	st4 [r14] = r35
	mov r14 = r39
	;;
	st4 [r14] = r36
	adds r14 = -32, r39
	;;
	st8 [r14] = r0
	adds r14 = -24, r39
	;;
	st8 [r14] = r0
	adds r14 = -4, r39
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r39
	;;
	st4 [r15] = r14
	adds r14 = -24, r39
	mov r15 = r39
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r16 = -8, r39
	adds r15 = -12, r39
	adds r14 = -16, r39
	adds r44 = -32, r39
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	br.call.sptk.many b0 = epoll_ctl#
	mov r1 = r40
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r42 = @gprel(.LC3)
	;;
	add r42 = r1, r42
	mov r41 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp control#
	.align 16
	.proc begin#
begin:
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
	addl r14 = 3, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	br .L9
	;;
.L10:
	adds r14 = -16, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L9:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L10
	mov r38 = r0
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r37
	mov r14 = r8
	;;
	addl r15 = @gprel(ep#), gp
	;;
	st4 [r15] = r14
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	addl r39 = 2048, r0
	mov r38 = r0
	br.call.sptk.many b0 = eventfd#
	mov r1 = r37
	mov r15 = r8
	;;
	movl r16 = @gprel(f#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L12
	adds r14 = -8, r36
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(f#)
	;;
	add r16 = r1, r16
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r16 = [r14]
	adds r14 = -8, r36
	;;
	ld4 r17 = [r14]
	mov r14 = r36
	;;
	mov r42 = r17
	ld4 r41 = [r14]
	mov r40 = r16
	addl r39 = 1, r0
	mov r38 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r37
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r15 = -8, r36
	adds r14 = 4, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	nop 0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp begin#
	.section	.rodata
	.align 8
.LC4:
	stringz	"write"
	.text
	.align 16
	.proc add#
add:
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
	movl r15 = @gprel(f#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = @gprel(count#), gp
	;;
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(count#), gp
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp add#
	.section	.rodata
	.align 8
.LC5:
	stringz	"read"
	.text
	.align 16
	.proc take#
take:
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
	movl r15 = @gprel(f#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 8, r0
	addl r38 = @gprel(count#), gp
	;;
	mov r37 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(count#), gp
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp take#
	.section	.rodata
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
.LC12:
	stringz	"ready when added"
	.text
	.align 16
	.proc level#
level:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 6, r0
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = begin#
	mov r1 = r35
	addl r36 = 3, r0
	;;
	br.call.sptk.many b0 = add#
	mov r1 = r35
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = add#
	mov r1 = r35
	addl r36 = 5, r0
	;;
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC6)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = take#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC7)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	st4 [r34] = r0
	br .L18
	;;
.L19:
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 1, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L18:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L19
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	mov r37 = r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = begin#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r14 = 4, r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = add#
	mov r1 = r35
	adds r14 = 4, r34
	adds r15 = 4, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 2, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L21
	adds r14 = 8, r34
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	br .L22
	;;
.L23:
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(f#)
	;;
	add r16 = r1, r16
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r16 = [r14]
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	mov r40 = r14
	addl r39 = 1, r0
	mov r38 = r16
	addl r37 = 1, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	adds r14 = 8, r34
	adds r15 = 8, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L22:
	adds r14 = 8, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L23
	addl r36 = 3, r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp level#
	.section	.rodata
	.align 8
.LC13:
	stringz	"edges, two"
	.align 8
.LC14:
	stringz	"the others, and 5 again"
	.align 8
.LC15:
	stringz	"none"
	.align 8
.LC16:
	stringz	"single shots"
	.align 8
.LC17:
	stringz	"in the order in which they are armed"
	.align 8
.LC18:
	stringz	"a change keeps the place"
	.align 8
.LC19:
	stringz	"removed and added"
	.text
	.align 16
	.proc edges_and_single_shots#
edges_and_single_shots:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r37 = 6, r0
	movl r36 = -2147483647
	;;
	br.call.sptk.many b0 = begin#
	mov r1 = r35
	addl r14 = 5, r0
	;;
	st4 [r34] = r14
	br .L25
	;;
.L26:
	ld4 r36 = [r34]
	br.call.sptk.many b0 = add#
	mov r1 = r35
	ld4 r14 = [r34]
	;;
	adds r14 = -1, r14
	;;
	st4 [r34] = r14
.L25:
	ld4 r14 = [r34]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 2, r0
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r36 = 5, r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r37 = 6, r0
	movl r36 = 1073741825
	br.call.sptk.many b0 = begin#
	mov r1 = r35
	;;
	addl r36 = 4, r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r36 = 2, r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	mov r36 = r0
	br.call.sptk.many b0 = add#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = 3, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 4, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = 3, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 44, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = 3, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r14
	addl r37 = 2, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 22, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp edges_and_single_shots#
	.section	.rodata
	.align 8
.LC20:
	stringz	"0, b, a"
	.align 8
.LC21:
	stringz	"a"
	.align 8
.LC22:
	stringz	"without b"
	.align 8
.LC23:
	stringz	"b last"
	.text
	.align 16
	.proc nested#
nested:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r38 = 1, r0
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = begin#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	st4 [r35] = r8
	adds r32 = 4, r35
	mov r37 = r0
	;;
	br.call.sptk.many b0 = epoll_create1#
	mov r1 = r36
	st4 [r32] = r8
	;;
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 1, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	;;
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 2, r0
	addl r40 = 1, r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	;;
	movl r14 = @gprel(f#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r35
	addl r41 = 3, r0
	addl r40 = 1, r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = control#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r41 = 100, r0
	addl r40 = 1, r0
	ld4 r39 = [r35]
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r35
	addl r41 = 101, r0
	addl r40 = 1, r0
	;;
	ld4 r39 = [r14]
	addl r38 = 1, r0
	mov r37 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = add#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = add#
	mov r1 = r36
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = add#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = add#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 16, r0
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r36
	addl r39 = 16, r0
	;;
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = show#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = take#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 16, r0
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r36
	;;
	addl r37 = 3, r0
	br.call.sptk.many b0 = add#
	mov r1 = r36
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r39 = 16, r0
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp nested#
	.section	.rodata
	.align 8
.LC24:
	stringz	"2 was first"
	.align 8
.LC25:
	stringz	"edges of 1"
	.align 8
.LC26:
	stringz	"what it reads itself is no event"
	.text
	.align 16
	.proc other_events#
other_events:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st1 [r14] = r0
	mov r37 = r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = begin#
	mov r1 = r35
	adds r39 = -16, r34
	mov r38 = r0
	;;
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r34
	;;
	ld4 r15 = [r16]
	addl r40 = 1, r0
	addl r39 = 1, r0
	;;
	mov r38 = r15
	addl r37 = 1, r0
	mov r36 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r40 = 2, r0
	addl r39 = 1, r0
	;;
	mov r38 = r14
	addl r37 = 1, r0
	mov r36 = r15
	br.call.sptk.many b0 = control#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	mov r15 = r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	mov r15 = r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	adds r14 = -8, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	mov r15 = r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	mov r15 = r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC24)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r34
	;;
	ld4 r15 = [r16]
	addl r40 = 1, r0
	movl r39 = -2147483643
	;;
	mov r38 = r15
	addl r37 = 3, r0
	mov r36 = r14
	br.call.sptk.many b0 = control#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	mov r15 = r34
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r35
	;;
	addl r14 = @gprel(ep#), gp
	;;
	ld4 r14 = [r14]
	addl r38 = 16, r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = show#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp other_events#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = level#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = edges_and_single_shots#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = nested#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = other_events#
	mov r1 = r35
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
