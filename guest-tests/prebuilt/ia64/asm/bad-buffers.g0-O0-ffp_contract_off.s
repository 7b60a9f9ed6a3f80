// a15e86032f67f8779f9fb8ef9181596a
	.file	"bad-buffers.c"
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
	.align 8
	.type	edge#, @object
	.size	edge#, 8
edge:
	.skip	8
	.bss
	.align 8
	.type	big#, @object
	.size	big#, 200000
big:
	.skip	200000
	.section	.rodata
	.align 8
.LC1:
	stringz	"%s: %s %zu of %zu: "
	.align 8
.LC2:
	stringz	"EINVAL"
	.align 8
.LC3:
	stringz	"EAGAIN"
	.align 8
.LC4:
	stringz	"EFAULT"
	.align 8
.LC5:
	stringz	"%ld\n"
	.text
	.align 16
	.proc say#
say:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -48, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -32, r39
	;;
	st8 [r14] = r32
	adds r14 = -24, r39
	;;
	st8 [r14] = r33
	adds r14 = -16, r39
	;;
	st8 [r14] = r34
	adds r14 = -8, r39
	;;
	st8 [r14] = r35
	mov r14 = r39
	;;
	st8 [r14] = r36
	adds r16 = -8, r39
	adds r15 = -16, r39
	adds r14 = -24, r39
	;;
	ld8 r45 = [r16]
	ld8 r44 = [r15]
	ld8 r43 = [r14]
	adds r14 = -32, r39
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC1)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r14 = r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 14, r14
	(p6) br.cond.dptk .L6
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 11, r14
	(p6) br.cond.dptk .L7
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 22, r14
	(p6) br.cond.dptk .L8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r40
	mov r14 = r8
	br .L11
	;;
.L8:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L7:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L11
	;;
.L6:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L11:
	;;
	mov r41 = r14
	br.call.sptk.many b0 = puts#
	mov r1 = r40
	br .L13
	;;
.L5:
	mov r14 = r39
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
.L13:
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp say#
	.section	.rodata
	.align 8
.LC6:
	stringz	"FIONREAD"
	.align 8
.LC7:
	stringz	"    there: %d\n"
	.text
	.align 16
	.proc show_rest#
show_rest:
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
	addl r14 = -1, r0
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	mov r14 = r35
	adds r39 = -16, r35
	addl r38 = 21531, r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ioctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC7)
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
	.endp show_rest#
	.section	.rodata
	.align 8
.LC8:
	stringz	"F_SETFL"
	.text
	.align 16
	.proc drain#
drain:
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
	addl r39 = 2048, r0
	addl r38 = 4, r0
	ld4 r37 = [r35]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	nop 0
.L16:
	addl r39 = 200000, r0
	;;
	movl r38 = @gprel(big#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r35]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp drain#
	.section	.rodata
	.align 8
.LC9:
	stringz	"read"
	.text
	.align 16
	.proc reads#
reads:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -32, r12
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
	st4 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	add r16 = r15, r14
	adds r15 = 8, r38
	adds r14 = -8, r38
	;;
	ld8 r42 = [r15]
	mov r41 = r16
	ld4 r40 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r39
	mov r16 = r8
	adds r15 = 8, r38
	mov r14 = r38
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	adds r14 = -16, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r39
	adds r14 = -8, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = show_rest#
	mov r1 = r39
	nop 0
	;;
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp reads#
	.section	.rodata
	.align 8
.LC10:
	stringz	"readv"
	.text
	.align 16
	.proc reads_into_parts#
reads_into_parts:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -144, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	adds r14 = -16, r39
	;;
	st8 [r14] = r32
	adds r14 = -8, r39
	;;
	st4 [r14] = r33
	mov r14 = r39
	;;
	st8 [r14] = r34
	adds r14 = 8, r39
	;;
	st8 [r14] = r35
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r39
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	add r15 = r15, r14
	adds r14 = -64, r39
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	;;
	adds r14 = 8, r14
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r39
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	;;
	adds r14 = 24, r14
	adds r15 = 8, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	;;
	adds r14 = 32, r14
	adds r15 = -128, r39
	;;
	st8 [r14] = r15
	adds r14 = -64, r39
	;;
	adds r14 = 40, r14
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	mov r15 = r39
	adds r14 = 8, r39
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r36 = r15, r14
	adds r15 = -64, r39
	adds r14 = -8, r39
	addl r43 = 3, r0
	;;
	mov r42 = r15
	ld4 r41 = [r14]
	br.call.sptk.many b0 = readv#
	mov r1 = r40
	mov r16 = r8
	mov r15 = r39
	adds r14 = -16, r39
	;;
	mov r45 = r16
	mov r44 = r36
	ld8 r43 = [r15]
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	ld8 r41 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r40
	adds r14 = -8, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = show_rest#
	mov r1 = r40
	nop 0
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp reads_into_parts#
	.section	.rodata
	.align 8
.LC11:
	stringz	"write"
	.text
	.align 16
	.proc writes#
writes:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 6, 4, 5, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -48, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -32, r40
	;;
	st8 [r14] = r32
	adds r14 = -24, r40
	;;
	st4 [r14] = r33
	adds r14 = -20, r40
	;;
	st4 [r14] = r34
	adds r14 = -16, r40
	;;
	st8 [r14] = r35
	adds r14 = -8, r40
	;;
	st8 [r14] = r36
	mov r14 = r40
	;;
	st8 [r14] = r37
	adds r14 = -16, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r41
	mov r16 = r8
	adds r15 = -16, r40
	adds r14 = -24, r40
	;;
	mov r44 = r16
	ld8 r43 = [r15]
	ld4 r42 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r41
	mov r14 = r8
	;;
	movl r43 = @gprel(.LC11)
	;;
	add r43 = r1, r43
	mov r42 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r41
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r40
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	add r16 = r15, r14
	mov r15 = r40
	adds r14 = -24, r40
	;;
	ld8 r44 = [r15]
	mov r43 = r16
	ld4 r42 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r41
	mov r16 = r8
	mov r15 = r40
	adds r14 = -8, r40
	;;
	mov r46 = r16
	ld8 r45 = [r15]
	ld8 r44 = [r14]
	movl r43 = @gprel(.LC11)
	;;
	add r43 = r1, r43
	adds r14 = -32, r40
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r41
	adds r14 = -20, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = show_rest#
	mov r1 = r41
	adds r14 = -20, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = drain#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp writes#
	.section	.rodata
	.align 8
.LC12:
	stringz	"writev"
	.text
	.align 16
	.proc writes_of_parts#
writes_of_parts:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 5, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -64, r12
	.save rp, r38
	mov r38 = b0
	mov r41 = r1
	.body
	;;
	adds r14 = -16, r40
	;;
	st8 [r14] = r32
	adds r14 = -8, r40
	;;
	st4 [r14] = r33
	adds r14 = -4, r40
	;;
	st4 [r14] = r34
	mov r14 = r40
	;;
	st8 [r14] = r35
	adds r14 = 8, r40
	;;
	st8 [r14] = r36
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r40
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	add r14 = r15, r14
	adds r15 = -48, r40
	;;
	st8 [r15] = r14
	adds r14 = -40, r40
	mov r15 = r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r40
	;;
	st8 [r14] = r15
	adds r14 = -24, r40
	adds r15 = 8, r40
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	mov r15 = r40
	adds r14 = 8, r40
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r37 = r15, r14
	adds r14 = -8, r40
	addl r44 = 2, r0
	adds r43 = -48, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = writev#
	mov r1 = r41
	mov r16 = r8
	mov r15 = r40
	adds r14 = -16, r40
	;;
	mov r46 = r16
	mov r45 = r37
	ld8 r44 = [r15]
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	ld8 r42 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r41
	adds r14 = -4, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = show_rest#
	mov r1 = r41
	adds r14 = -4, r40
	;;
	ld4 r42 = [r14]
	br.call.sptk.many b0 = drain#
	mov r1 = r41
	nop 0
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp writes_of_parts#
	.section	.rodata
	.align 8
.LC13:
	stringz	"abcdefghij"
	.align 8
.LC14:
	stringz	""
	.align 8
.LC15:
	stringz	"xyz"
	.align 8
.LC16:
	stringz	"read from nothing"
	.align 8
.LC17:
	stringz	"read at the end"
	.text
	.align 16
	.proc two_ends#
two_ends:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 6, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -32, r12
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
	st4 [r14] = r33
	adds r14 = 12, r37
	;;
	st4 [r14] = r34
	adds r14 = 12, r37
	addl r41 = 10, r0
	movl r40 = @gprel(.LC13)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = 8, r37
	mov r14 = r37
	addl r42 = 10, r0
	addl r41 = 4, r0
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = reads#
	mov r1 = r38
	adds r15 = 8, r37
	mov r14 = r37
	addl r42 = 10, r0
	mov r41 = r0
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = reads#
	mov r1 = r38
	adds r15 = 8, r37
	mov r14 = r37
	addl r42 = 6, r0
	addl r41 = 4, r0
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = reads_into_parts#
	mov r1 = r38
	adds r15 = 8, r37
	mov r14 = r37
	addl r42 = 4, r0
	addl r41 = 4, r0
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = reads#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = drain#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L22
	;;
.L23:
	adds r14 = 12, r37
	addl r41 = 4096, r0
	movl r40 = @gprel(big#)
	;;
	add r40 = r1, r40
	ld4 r39 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r38
	mov r14 = r8
	;;
	movl r40 = @gprel(.LC11)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r38
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
.L22:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L23
	adds r15 = 8, r37
	mov r14 = r37
	addl r42 = 9000, r0
	addl r41 = 5000, r0
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = reads#
	mov r1 = r38
	adds r15 = 8, r37
	mov r14 = r37
	addl r42 = 9000, r0
	addl r41 = 4000, r0
	;;
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = reads#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = drain#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r44 = 10, r0
	addl r43 = 4, r0
	;;
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r44 = 10, r0
	mov r43 = r0
	;;
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r44 = 9000, r0
	addl r43 = 5000, r0
	;;
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r44 = 10, r0
	addl r43 = 4, r0
	;;
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r44 = 4200, r0
	addl r43 = 4100, r0
	;;
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r43 = 6, r0
	;;
	addl r42 = 4, r0
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes_of_parts#
	mov r1 = r38
	adds r16 = 8, r37
	adds r15 = 12, r37
	mov r14 = r37
	addl r43 = 6, r0
	;;
	addl r42 = 4100, r0
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld8 r39 = [r14]
	br.call.sptk.many b0 = writes_of_parts#
	mov r1 = r38
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r37
	addl r41 = 10, r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r43 = r15
	addl r42 = 10, r0
	mov r41 = r0
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r38
	adds r14 = 12, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r37
	addl r41 = 10, r0
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r43 = r15
	addl r42 = 10, r0
	mov r41 = r0
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	ld8 r39 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r38
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp two_ends#
	.section	.rodata
	.align 8
.LC18:
	stringz	"eventfd"
	.text
	.align 16
	.proc values#
values:
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
	addl r37 = 2048, r0
	addl r36 = 7, r0
	;;
	br.call.sptk.many b0 = eventfd#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r38 = 8, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 8, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	addl r38 = 8, r0
	;;
	movl r37 = @gprel(big#)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 8, r0
	addl r38 = 8, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r38 = 8, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 8, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r38 = 4, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 4, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC18)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp values#
	.section	.rodata
	.align 8
.LC19:
	stringz	"random"
	.text
	.align 16
	.proc both#
both:
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
	st8 [r14] = r32
	mov r14 = r35
	addl r38 = 2, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r15 = r14
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	adds r15 = -16, r35
	;;
	st4 [r15] = r14
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r41 = r15
	addl r40 = 10, r0
	addl r39 = 4, r0
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r41 = r15
	addl r40 = 10, r0
	mov r39 = r0
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r36
	mov r14 = r35
	;;
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = strstr#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r41 = r15
	addl r40 = 10, r0
	addl r39 = 4, r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	addl r39 = 10, r0
	;;
	mov r38 = r14
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r41 = r15
	addl r40 = 10, r0
	mov r39 = r0
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	ld8 r37 = [r14]
	br.call.sptk.many b0 = say#
	mov r1 = r36
.L26:
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
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
	.endp both#
	.section	.rodata
	.align 8
.LC20:
	stringz	"file"
	.align 8
.LC21:
	stringz	"open"
	.align 8
.LC22:
	stringz	"    at %ld\n"
	.align 8
.LC23:
	stringz	"end of file"
	.align 8
.LC24:
	stringz	"/proc/filesystems"
	.align 8
.LC25:
	stringz	"/proc"
	.text
	.align 16
	.proc a_file#
a_file:
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
	addl r38 = 384, r0
	addl r37 = 578, r0
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	addl r38 = 10000, r0
	movl r37 = @gprel(big#)
	;;
	add r37 = r1, r37
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r38 = r0
	;;
	mov r37 = r0
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	mov r38 = r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -5000, r14
	addl r38 = 9000, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 9000, r0
	addl r38 = 5000, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -5000, r14
	addl r38 = 10000, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10000, r0
	addl r38 = 5000, r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	mov r38 = r0
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	addl r38 = 1, r0
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r38 = 2, r0
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	mov r38 = r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC23)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	mov r37 = r0
	;;
	movl r36 = @gprel(.LC24)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = open#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	st4 [r34] = r14
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -4, r14
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	addl r38 = 10, r0
	;;
	mov r37 = r14
	ld4 r36 = [r34]
	br.call.sptk.many b0 = read#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	mov r38 = r0
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC25)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	addl r38 = 1, r0
	mov r37 = r0
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = lseek#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC22)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	ld4 r36 = [r34]
	br.call.sptk.many b0 = close#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC20)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = unlink#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp a_file#
	.section	.rodata
	.align 8
.LC26:
	stringz	"dir"
	.align 8
.LC27:
	stringz	"mkdir"
	.align 8
.LC28:
	stringz	"dir/a"
	.align 8
.LC29:
	stringz	"close"
	.align 8
.LC30:
	stringz	"getdents64"
	.align 8
.LC31:
	stringz	"directory"
	.text
	.align 16
	.proc a_directory#
a_directory:
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
	addl r38 = 448, r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = mkdir#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC27)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	addl r39 = 384, r0
	;;
	addl r38 = 64, r0
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r37 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r38 = 65536, r0
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 4, r35
	;;
	st4 [r14] = r15
	st4 [r35] = r0
	br .L29
	;;
.L30:
	adds r14 = 4, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r36
	;;
	movl r15 = @gprel(rooms.0#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(rooms.0#)
	;;
	add r16 = r1, r16
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	add r15 = r15, r14
	adds r14 = 4, r35
	addl r40 = 400, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	addl r37 = 1214, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 400, r0
	mov r39 = r32
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	st4 [r35] = r14
.L29:
	ld4 r14 = [r35]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L30
	adds r14 = 4, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC28)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = rmdir#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp a_directory#
	.section	.rodata
	.align 8
.LC32:
	stringz	"pipe"
	.align 8
.LC33:
	stringz	"in"
	.align 8
.LC34:
	stringz	"vmsplice"
	.align 8
.LC35:
	stringz	"out"
	.text
	.align 16
	.proc spliced#
spliced:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r36 = -32, r34
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = -4, r14
	adds r14 = -24, r34
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 8, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 16, r14
	movl r15 = @gprel(big#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r34
	;;
	adds r14 = 24, r14
	addl r15 = 10, r0
	;;
	st8 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r34
	addl r39 = 2, r0
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 20, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = show_rest#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = drain#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r34
	;;
	st8 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -24, r34
	addl r39 = 2, r0
	addl r38 = 2, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 20, r0
	mov r38 = r0
	movl r37 = @gprel(.LC33)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = show_rest#
	mov r1 = r35
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	addl r38 = 10, r0
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	;;
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = -4, r14
	adds r14 = -24, r34
	;;
	st8 [r14] = r15
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	adds r15 = -24, r34
	addl r39 = 2, r0
	addl r38 = 1, r0
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = vmsplice#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r40 = r14
	addl r39 = 10, r0
	addl r38 = 4, r0
	movl r37 = @gprel(.LC35)
	;;
	add r37 = r1, r37
	movl r36 = @gprel(.LC34)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = say#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	mov r36 = r14
	br.call.sptk.many b0 = show_rest#
	mov r1 = r35
	nop 0
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp spliced#
	.section	.rodata
	.align 8
.LC36:
	stringz	"signalfd"
	.text
	.align 16
	.proc signals#
signals:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -160, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -136, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r36
	adds r14 = -136, r35
	addl r38 = 10, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -136, r35
	addl r38 = 12, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r36
	adds r14 = -136, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r36
	adds r14 = -136, r35
	addl r39 = 2048, r0
	;;
	mov r38 = r14
	addl r37 = -1, r0
	br.call.sptk.many b0 = signalfd#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC36)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -140, r35
	;;
	st4 [r14] = r15
	adds r14 = -8, r35
	addl r15 = 192, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	st4 [r14] = r0
	br .L33
	;;
.L34:
	addl r37 = 10, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	;;
	addl r37 = 12, r0
	br.call.sptk.many b0 = raise#
	mov r1 = r36
	adds r15 = -8, r35
	adds r16 = -144, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r16 = -8, r35
	adds r17 = -144, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r0, r14
	;;
	add r15 = r15, r14
	adds r14 = -140, r35
	addl r39 = 256, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 256, r0
	mov r39 = r32
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	adds r14 = -140, r35
	addl r39 = 256, r0
	;;
	movl r38 = @gprel(big#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r41 = r14
	addl r40 = 256, r0
	addl r39 = 256, r0
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC36)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	adds r15 = -144, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -144, r35
	;;
	st4 [r16] = r14
.L33:
	adds r17 = -144, r35
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L34
	adds r14 = -140, r35
	;;
	ld4 r37 = [r14]
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
	.endp signals#
	.section	.rodata
	.align 8
.LC37:
	stringz	"munmap"
	.align 8
.LC38:
	stringz	"pipe2"
	.align 8
.LC39:
	stringz	"packet pipe"
	.align 8
.LC40:
	stringz	"socketpair"
	.align 8
.LC41:
	stringz	"stream socket"
	.align 8
.LC42:
	stringz	"packet socket"
	.align 8
.LC43:
	stringz	"/dev/zero"
	.align 8
.LC44:
	stringz	"/dev/null"
	.align 8
.LC45:
	stringz	"/dev/full"
	.align 8
.LC46:
	stringz	"/dev/urandom"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 6, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r36 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r35
	mov r14 = r8
	adds r15 = -16, r34
	;;
	st8 [r15] = r14
	adds r16 = -8, r34
	adds r15 = -16, r34
	;;
	ld8 r14 = [r15]
	addl r15 = 16384, r0
	;;
	cmp.leu p6, p7 = r15, r14
	;;
	(p7) mov r14 = r15
	;;
	st8 [r16] = r14
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	mov r41 = r0
	addl r40 = -1, r0
	addl r39 = 34, r0
	addl r38 = 3, r0
	;;
	mov r37 = r14
	mov r36 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(edge#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(edge#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	ld8 r37 = [r14]
	mov r36 = r15
	br.call.sptk.many b0 = munmap#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC37)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r34
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC32)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = two_ends#
	mov r1 = r35
	mov r14 = r34
	addl r37 = 16384, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe2#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC38)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r34
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC39)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = two_ends#
	mov r1 = r35
	mov r14 = r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r34
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC41)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = two_ends#
	mov r1 = r35
	mov r14 = r34
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 5, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC40)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	addl r41 = 10, r0
	addl r40 = 4, r0
	movl r39 = @gprel(.LC14)
	;;
	add r39 = r1, r39
	mov r38 = r14
	mov r37 = r15
	movl r36 = @gprel(.LC42)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = writes#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = values#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = signals#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC43)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC44)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC45)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	movl r36 = @gprel(.LC46)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = both#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = a_file#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = a_directory#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = spliced#
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
	.section	.rodata
	.align 8
	.type	rooms.0#, @object
	.size	rooms.0#, 40
rooms.0:
	data8	20
	data8	24
	data8	30
	data8	72
	data8	80
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
