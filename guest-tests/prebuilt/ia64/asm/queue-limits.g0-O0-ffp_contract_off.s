// f24d98ad28c812edc851c6e54bd44396 guest-tests/ipc/queue-limits.c
	.file	"queue-limits.c"
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
	.type	counts#, @object
	.size	counts#, 72
counts:
	data8	1
	data8	0
	data8	-1
	data8	10
	data8	11
	data8	256
	data8	65536
	data8	65537
	data8	1073741824
	.align 8
	.type	sizes#, @object
	.size	sizes#, 80
sizes:
	data8	1
	data8	0
	data8	-1
	data8	8192
	data8	8193
	data8	65536
	data8	16777215
	data8	16777216
	data8	16777217
	data8	1073741824
	.sbss
	.align 8
	.type	most#, @object
	.size	most#, 8
most:
	.skip	8
	.section	.rodata
	.align 8
.LC1:
	stringz	"/limits"
	.align 8
.LC2:
	stringz	"ok"
	.align 8
.LC3:
	stringz	"changed"
	.text
	.align 16
	.proc open_one#
open_one:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -160, r12
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
	adds r14 = -128, r37
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -128, r37
	;;
	adds r14 = 8, r14
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -128, r37
	;;
	adds r14 = 16, r14
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r38
	adds r34 = -136, r37
	adds r14 = -128, r37
	;;
	mov r42 = r14
	addl r41 = 384, r0
	addl r40 = 194, r0
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = mq_open#
	mov r1 = r38
	st4 [r34] = r8
	adds r14 = -136, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = strerrorname_np#
	mov r1 = r38
	mov r14 = r8
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L6:
	adds r15 = -144, r37
	;;
	st8 [r15] = r14
	adds r14 = -64, r37
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	adds r14 = -136, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	adds r15 = -64, r37
	adds r14 = -136, r37
	;;
	mov r40 = r15
	ld4 r39 = [r14]
	br.call.sptk.many b0 = mq_getattr#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -64, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	adds r14 = -64, r37
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r37
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	adds r14 = -64, r37
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r14 = -64, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
.L8:
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	adds r15 = -144, r37
	;;
	st8 [r15] = r14
.L7:
	adds r14 = -136, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
	adds r14 = -136, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = mq_close#
	mov r1 = r38
.L9:
	;;
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = mq_unlink#
	mov r1 = r38
	adds r15 = -144, r37
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp open_one#
	.section	.rodata
	.align 8
.LC4:
	stringz	"some bytes for each"
	.align 8
.LC5:
	stringz	"another number"
	.align 8
.LC6:
	stringz	"7 of %ld bytes: %s\n"
	.align 8
.LC7:
	stringz	" a byte less: %s"
	.align 8
.LC8:
	stringz	", as many: %s\n"
	.text
	.align 16
	.proc around#
around:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 1, r0
	;;
	adds r15 = -64, r34
	;;
	st8 [r15] = r14
	br .L12
	;;
.L20:
	adds r14 = -56, r34
	;;
	st8 [r14] = r0
	adds r14 = -48, r34
	addl r15 = 262144, r0
	;;
	st8 [r14] = r15
	br .L13
	;;
.L15:
	adds r15 = -56, r34
	adds r14 = -48, r34
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(most#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	mov r37 = r14
	addl r36 = 12, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	adds r16 = -64, r34
	;;
	ld8 r37 = [r16]
	addl r36 = 7, r0
	br.call.sptk.many b0 = open_one#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = strcmp#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -56, r34
	adds r16 = -56, r34
	adds r15 = -48, r34
	;;
	ld8 r16 = [r16]
	ld8 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
.L14:
	adds r15 = -48, r34
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	shr.u r16 = r14, 63
	;;
	add r14 = r16, r14
	;;
	shr r14 = r14, 1
	;;
	st8 [r15] = r14
.L13:
	adds r14 = -48, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = -56, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r16 = 1, r14
	adds r15 = -64, r34
	;;
	ld8 r14 = [r15]
	;;
	mov r15 = r14
	shladd r14 = r14, 3, r0
	;;
	sub r15 = r15, r14
	adds r14 = -40, r34
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -40, r34
	;;
	ld8 r14 = [r14]
	addl r15 = 1791, r0
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
	br .L17
	;;
.L16:
	movl r14 = @gprel(.LC5)
	;;
	add r14 = r1, r14
.L17:
	;;
	mov r38 = r14
	adds r16 = -64, r34
	;;
	ld8 r37 = [r16]
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(most#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	;;
	mov r37 = r14
	addl r36 = 12, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	adds r14 = -64, r34
	;;
	ld8 r37 = [r14]
	addl r36 = 7, r0
	br.call.sptk.many b0 = open_one#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -56, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r34
	;;
	st8 [r14] = r15
	addl r14 = @gprel(most#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -16, r34
	;;
	mov r37 = r14
	addl r36 = 12, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r35
	adds r15 = -64, r34
	;;
	ld8 r37 = [r15]
	addl r36 = 7, r0
	br.call.sptk.many b0 = open_one#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r16 = -64, r34
	;;
	ld8 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	adds r16 = -64, r34
	;;
	ld8 r15 = [r16]
	;;
	cmp.ne p6, p7 = 1, r15
	(p6) br.cond.dptk .L18
	addl r15 = 56, r0
	br .L19
	;;
.L18:
	mov r15 = r0
.L19:
	;;
	add r14 = r15, r14
	adds r15 = -64, r34
	;;
	st8 [r15] = r14
.L12:
	adds r16 = -64, r34
	;;
	ld8 r14 = [r16]
	addl r15 = 8192, r0
	;;
	cmp.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp around#
	.section	.rodata
	.align 8
.LC9:
	stringz	"%s, %ld:"
	.align 8
.LC10:
	stringz	" %s"
	.text
	.align 16
	.proc table#
table:
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
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L22
	;;
.L25:
	movl r15 = @gprel(counts#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L23
	;;
.L24:
	movl r15 = @gprel(counts#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r16 = @gprel(sizes#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = open_one#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L24
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L22:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L25
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp table#
	.section	.rodata
	.align 8
.LC11:
	stringz	"user 0"
	.align 8
.LC12:
	stringz	"setuid"
	.align 8
.LC13:
	stringz	"another user"
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
	adds r38 = -32, r35
	addl r37 = 12, r0
	br.call.sptk.many b0 = getrlimit#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(most#), gp
	;;
	st8 [r15] = r14
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	addl r39 = 1, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	adds r14 = -16, r35
	addl r15 = 819200, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(most#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	mov r38 = r14
	addl r37 = 12, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = table#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = around#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setgid#
	mov r1 = r36
	mov r32 = r8
	;;
	addl r37 = 1001, r0
	br.call.sptk.many b0 = setuid#
	mov r1 = r36
	mov r14 = r8
	;;
	or r14 = r14, r32
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	;;
	addl r14 = @gprel(most#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	st8 [r14] = r15
	addl r14 = @gprel(most#), gp
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	mov r38 = r14
	addl r37 = 12, r0
	br.call.sptk.many b0 = setrlimit#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = table#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = around#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = exit#
	;;
.L27:
	mov r37 = r0
	br.call.sptk.many b0 = wait#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
