// 33bfc8ee9d8acd77187fdd8cd90a069c guest-tests/process/proc-nodes.c
	.file	"proc-nodes.c"
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
	stringz	" %s %s"
	.align 8
.LC2:
	stringz	" %s ok"
	.text
	.align 16
	.proc result#
result:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
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
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	br .L5
	;;
.L7:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r37
	;;
	st4 [r16] = r14
.L5:
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L6
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ltu p6, p7 = 10, r14
	(p6) br.cond.dptk .L6
	movl r15 = @gprel(names.5#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r34 = [r14]
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r34
	(p6) br.cond.dptk .L7
.L6:
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L8
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ltu p6, p7 = 10, r14
	(p6) br.cond.dptk .L9
	movl r15 = @gprel(names.5#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L10
	;;
.L9:
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
.L10:
	mov r15 = r37
	;;
	mov r41 = r14
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	br .L12
	;;
.L8:
	mov r14 = r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L12:
	nop 0
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp result#
	.section	.rodata
	.align 8
.LC3:
	stringz	"open"
	.align 8
.LC4:
	stringz	"\n"
	.align 8
.LC5:
	stringz	"read"
	.align 8
.LC6:
	stringz	" '%s'"
	.text
	.align 16
	.proc show_contents#
show_contents:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 3, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -240, r12
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
	adds r14 = -208, r37
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	mov r15 = r14
	addl r14 = 192, r0
	;;
	mov r41 = r14
	mov r40 = r0
	mov r39 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	mov r14 = r37
	;;
	mov r40 = r0
	ld8 r39 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r38
	adds r14 = -224, r37
	;;
	st4 [r14] = r8
	adds r15 = -224, r37
	;;
	ld4 r14 = [r15]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L14
	adds r15 = -224, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = result#
	mov r1 = r38
	br .L13
	;;
.L14:
	adds r34 = -216, r37
	adds r14 = -208, r37
	addl r41 = 199, r0
	;;
	mov r40 = r14
	adds r14 = -224, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -208, r37
	;;
	movl r40 = @gprel(.LC4)
	;;
	add r40 = r1, r40
	mov r39 = r14
	br.call.sptk.many b0 = strcspn#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -208, r37
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r0
	adds r14 = -216, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L16
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
.L16:
	adds r14 = -216, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = result#
	mov r1 = r38
	br .L18
	;;
.L17:
	adds r14 = -208, r37
	;;
	mov r40 = r14
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
.L18:
	adds r15 = -224, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r38
.L13:
	;;
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp show_contents#
	.section	.rodata
	.align 8
.LC7:
	stringz	"%s/%s"
	.align 8
.LC8:
	stringz	"%s:"
	.align 8
.LC9:
	stringz	"stat"
	.align 8
.LC10:
	stringz	""
	.align 8
.LC11:
	stringz	" other owner"
	.align 8
.LC12:
	stringz	" %o%s"
	.align 8
.LC13:
	stringz	"open to write"
	.text
	.align 16
	.proc node#
node:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -288, r12
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
	st8 [r14] = r33
	mov r14 = r39
	;;
	st4 [r14] = r34
	adds r15 = -8, r39
	adds r14 = -16, r39
	adds r16 = -264, r39
	;;
	ld8 r44 = [r15]
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	mov r41 = r16
	br.call.sptk.many b0 = sprintf#
	mov r1 = r40
	adds r14 = -264, r39
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r15 = -160, r39
	adds r14 = -264, r39
	;;
	mov r42 = r15
	mov r41 = r14
	br.call.sptk.many b0 = stat#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	addl r42 = -1, r0
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = result#
	mov r1 = r40
	;;
	addl r41 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r40
	br .L19
	;;
.L20:
	adds r14 = -160, r39
	;;
	adds r14 = 24, r14
	;;
	ld4 r36 = [r14]
	adds r14 = -160, r39
	;;
	adds r14 = 28, r14
	;;
	ld4 r35 = [r14]
	br.call.sptk.many b0 = geteuid#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = r14, r35
	(p6) br.cond.dptk .L22
	movl r14 = @gprel(.LC10)
	;;
	add r14 = r1, r14
	br .L23
	;;
.L22:
	movl r14 = @gprel(.LC11)
	;;
	add r14 = r1, r14
.L23:
	;;
	mov r43 = r14
	mov r42 = r36
	movl r41 = @gprel(.LC12)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r14 = r39
	adds r15 = -264, r39
	;;
	ld4 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = show_contents#
	mov r1 = r40
	adds r35 = -268, r39
	adds r14 = -264, r39
	;;
	addl r42 = 1, r0
	mov r41 = r14
	br.call.sptk.many b0 = open#
	mov r1 = r40
	st4 [r35] = r8
	adds r14 = -268, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -268, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = result#
	mov r1 = r40
.L24:
	adds r14 = -272, r39
	;;
	st4 [r14] = r0
	br .L25
	;;
.L27:
	movl r15 = @gprel(texts.4#)
	;;
	add r15 = r1, r15
	adds r16 = -272, r39
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r35 = [r14]
	movl r15 = @gprel(texts.4#)
	;;
	add r15 = r1, r15
	adds r16 = -272, r39
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r41 = r14
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r15 = r8
	adds r14 = -268, r39
	;;
	mov r43 = r15
	mov r42 = r35
	ld4 r41 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r40
	mov r14 = r8
	;;
	mov r42 = r14
	movl r41 = @gprel(.LC10)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = result#
	mov r1 = r40
	adds r14 = -268, r39
	mov r43 = r0
	mov r42 = r0
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = lseek#
	mov r1 = r40
	adds r15 = -272, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -272, r39
	;;
	st4 [r16] = r14
.L25:
	adds r14 = -268, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L26
	adds r15 = -272, r39
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 9, r14
	(p6) br.cond.dptk .L27
.L26:
	adds r14 = -268, r39
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L28
	mov r14 = r39
	adds r15 = -264, r39
	;;
	ld4 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = show_contents#
	mov r1 = r40
.L28:
	;;
	addl r41 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r40
	adds r14 = -268, r39
	;;
	ld4 r41 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r40
.L19:
	;;
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp node#
	.section	.rodata
	.align 8
.LC14:
	stringz	"ftruncate"
	.align 8
.LC15:
	stringz	"truncate"
	.align 8
.LC16:
	stringz	"fallocate"
	.align 8
.LC17:
	stringz	"punch"
	.align 8
.LC18:
	stringz	"F_SETFL"
	.align 8
.LC19:
	stringz	"readahead"
	.align 8
.LC20:
	stringz	"sync_file_range"
	.align 8
.LC21:
	stringz	"O_DIRECT"
	.align 8
.LC22:
	stringz	"O_TRUNC"
	.text
	.align 16
	.proc whole_file#
whole_file:
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
	st8 [r14] = r32
	mov r14 = r35
	addl r38 = 2050, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r38 = 5, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = ftruncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r14 = r35
	mov r38 = r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = truncate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r40 = 5, r0
	mov r39 = r0
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fallocate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r40 = 5, r0
	mov r39 = r0
	addl r38 = 3, r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = fallocate#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r39 = 16384, r0
	addl r38 = 4, r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fcntl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	addl r39 = 1, r0
	mov r38 = r0
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = readahead#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC19)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = sync_file_range#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC20)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	ld4 r37 = [r15]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	addl r38 = 18432, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC21)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	mov r14 = r35
	addl r38 = 2561, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = open#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	st4 [r15] = r8
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC22)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = result#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r37 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp whole_file#
	.align 16
	.proc has#
has:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
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
	adds r34 = -24, r37
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = opendir#
	mov r1 = r38
	mov r14 = r8
	;;
	st8 [r34] = r14
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	br .L31
	;;
.L33:
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 19, r14
	adds r14 = 8, r37
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	br.call.sptk.many b0 = strcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	or r14 = r15, r14
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
.L31:
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r34 = -16, r37
	adds r14 = -24, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = readdir#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L33
.L32:
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -24, r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = closedir#
	mov r1 = r38
.L34:
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp has#
	.section	.rodata
	.align 8
.LC23:
	stringz	"/dev/fd"
	.align 8
.LC24:
	stringz	"/dev/stdin"
	.align 8
.LC25:
	stringz	"/dev/stderr"
	.align 8
	.type	links#, @object
	.size	links#, 24
links:
	data8	.LC23
	data8	.LC24
	data8	.LC25
	.align 8
.LC26:
	stringz	"%s: %s, size %d\n"
	.text
	.align 16
	.proc link_size#
link_size:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -272, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	mov r14 = r35
	;;
	st8 [r14] = r32
	adds r14 = -256, r35
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
	st4 [r14] = r0
	adds r14 = 4, r14
	adds r15 = -152, r35
	;;
	mov r14 = r35
	mov r38 = r15
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = lstat#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L37
	mov r14 = r35
	addl r39 = 99, r0
	adds r38 = -256, r35
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = readlink#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L38
.L37:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	mov r39 = r15
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	br .L39
	;;
.L38:
	adds r14 = -152, r35
	;;
	adds r14 = 48, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r35
	;;
	mov r40 = r15
	adds r39 = -256, r35
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC26)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	nop 0
.L39:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp link_size#
	.section	.rodata
	.align 8
.LC27:
	stringz	"setgid"
	.align 8
.LC28:
	stringz	"setuid"
	.align 8
.LC29:
	stringz	"PR_SET_DUMPABLE"
	.align 8
.LC30:
	stringz	"/proc/self"
	.align 8
.LC31:
	stringz	"loginuid"
	.align 8
.LC32:
	stringz	"/proc/thread-self"
	.align 8
.LC33:
	stringz	"%s: %d %d\n"
	.align 8
.LC34:
	stringz	"/dev/shm/proc-nodes"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 4, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	br.call.sptk.many b0 = geteuid#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L41
	addl r38 = 65534, r0
	br.call.sptk.many b0 = setgid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC27)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	;;
	addl r38 = 65534, r0
	br.call.sptk.many b0 = setuid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC28)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
.L41:
	;;
	addl r39 = 1, r0
	addl r38 = 4, r0
	br.call.sptk.many b0 = prctl#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC29)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L42
	;;
.L43:
	movl r15 = @gprel(shown.3#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	addl r40 = 1, r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r36
	;;
	st4 [r16] = r14
.L42:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 6, r14
	(p6) br.cond.dptk .L43
	adds r14 = -12, r36
	;;
	st4 [r14] = r0
	br .L44
	;;
.L45:
	movl r15 = @gprel(hidden.2#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L44:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 12, r14
	(p6) br.cond.dptk .L45
	addl r40 = 1, r0
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = node#
	mov r1 = r37
	adds r14 = -8, r36
	;;
	st4 [r14] = r0
	br .L46
	;;
.L47:
	movl r15 = @gprel(threads_lack.1#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r32 = [r14]
	movl r15 = @gprel(threads_lack.1#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC30)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = has#
	mov r1 = r37
	mov r33 = r8
	;;
	movl r15 = @gprel(threads_lack.1#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC32)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = has#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r41 = r14
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC33)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L46:
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 10, r14
	(p6) br.cond.dptk .L47
	adds r14 = -4, r36
	;;
	st4 [r14] = r0
	br .L48
	;;
.L49:
	movl r15 = @gprel(links#)
	;;
	add r15 = r1, r15
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = link_size#
	mov r1 = r37
	adds r14 = -4, r36
	adds r15 = -4, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L48:
	adds r14 = -4, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 2, r14
	(p6) br.cond.dptk .L49
	addl r40 = 384, r0
	addl r39 = 66, r0
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = open#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	mov r14 = r36
	;;
	st4 [r14] = r0
	br .L50
	;;
.L51:
	movl r15 = @gprel(files.0#)
	;;
	add r15 = r1, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = whole_file#
	mov r1 = r37
	mov r14 = r36
	mov r15 = r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L50:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L51
	movl r38 = @gprel(.LC34)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = unlink#
	mov r1 = r37
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.rodata
	.align 8
.LC35:
	stringz	"acces"
	.align 8
.LC36:
	stringz	"perm"
	.align 8
.LC37:
	stringz	"inval"
	.align 8
.LC38:
	stringz	"noent"
	.align 8
.LC39:
	stringz	"again"
	.align 8
.LC40:
	stringz	"isdir"
	.align 8
.LC41:
	stringz	"nodev"
	.align 8
.LC42:
	stringz	"notsupp"
	.align 8
.LC43:
	stringz	"spipe"
	.align 8
.LC44:
	stringz	"badf"
	.align 8
.LC45:
	stringz	"nxio"
	.align 8
	.type	names.5#, @object
	.size	names.5#, 176
names.5:
	data4	13
	.skip	4
	data8	.LC35
	data4	1
	.skip	4
	data8	.LC36
	data4	22
	.skip	4
	data8	.LC37
	data4	2
	.skip	4
	data8	.LC38
	data4	11
	.skip	4
	data8	.LC39
	data4	21
	.skip	4
	data8	.LC40
	data4	19
	.skip	4
	data8	.LC41
	data4	95
	.skip	4
	data8	.LC42
	data4	29
	.skip	4
	data8	.LC43
	data4	9
	.skip	4
	data8	.LC44
	data4	6
	.skip	4
	data8	.LC45
	.align 8
.LC46:
	stringz	"0\n"
	.align 8
.LC47:
	stringz	"x\n"
	.align 8
.LC48:
	stringz	"1"
	.align 8
.LC49:
	stringz	"5 "
	.align 8
.LC50:
	stringz	"-1"
	.align 8
.LC51:
	stringz	"allow\n"
	.align 8
.LC52:
	stringz	"deny"
	.align 8
.LC53:
	stringz	"allowed"
	.align 8
.LC54:
	stringz	"0 0 1"
	.align 8
	.type	texts.4#, @object
	.size	texts.4#, 80
texts.4:
	data8	.LC10
	data8	.LC46
	data8	.LC47
	data8	.LC48
	data8	.LC49
	data8	.LC50
	data8	.LC51
	data8	.LC52
	data8	.LC53
	data8	.LC54
	.align 8
.LC55:
	stringz	"setgroups"
	.align 8
.LC56:
	stringz	"uid_map"
	.align 8
.LC57:
	stringz	"gid_map"
	.align 8
.LC58:
	stringz	"projid_map"
	.align 8
.LC59:
	stringz	"cpuset"
	.align 8
.LC60:
	stringz	"timens_offsets"
	.align 8
	.type	shown.3#, @object
	.size	shown.3#, 56
shown.3:
	data8	.LC31
	data8	.LC55
	data8	.LC56
	data8	.LC57
	data8	.LC58
	data8	.LC59
	data8	.LC60
	.align 8
.LC61:
	stringz	"sched"
	.align 8
.LC62:
	stringz	"schedstat"
	.align 8
.LC63:
	stringz	"numa_maps"
	.align 8
.LC64:
	stringz	"clear_refs"
	.align 8
.LC65:
	stringz	"sessionid"
	.align 8
.LC66:
	stringz	"attr"
	.align 8
.LC67:
	stringz	"attr/current"
	.align 8
.LC68:
	stringz	"attr/prev"
	.align 8
.LC69:
	stringz	"attr/exec"
	.align 8
.LC70:
	stringz	"attr/fscreate"
	.align 8
.LC71:
	stringz	"attr/keycreate"
	.align 8
.LC72:
	stringz	"attr/sockcreate"
	.align 8
.LC73:
	stringz	"map_files"
	.align 8
	.type	hidden.2#, @object
	.size	hidden.2#, 104
hidden.2:
	data8	.LC61
	data8	.LC62
	data8	.LC63
	data8	.LC64
	data8	.LC65
	data8	.LC66
	data8	.LC67
	data8	.LC68
	data8	.LC69
	data8	.LC70
	data8	.LC71
	data8	.LC72
	data8	.LC73
	.align 8
.LC74:
	stringz	"autogroup"
	.align 8
.LC75:
	stringz	"coredump_filter"
	.align 8
.LC76:
	stringz	"task"
	.align 8
.LC77:
	stringz	"timers"
	.align 8
.LC78:
	stringz	"timerslack_ns"
	.align 8
.LC79:
	stringz	"children"
	.align 8
	.type	threads_lack.1#, @object
	.size	threads_lack.1#, 88
threads_lack.1:
	data8	.LC74
	data8	.LC75
	data8	.LC73
	data8	.LC76
	data8	.LC60
	data8	.LC77
	data8	.LC78
	data8	.LC79
	data8	.LC61
	data8	.LC66
	data8	.LC31
	.align 8
.LC80:
	stringz	"/proc/self/mem"
	.align 8
.LC81:
	stringz	"/proc/self/comm"
	.align 8
.LC82:
	stringz	"/proc/self/oom_score_adj"
	.align 8
.LC83:
	stringz	"/proc/self/timerslack_ns"
	.align 8
.LC84:
	stringz	"/dev/null"
	.align 8
.LC85:
	stringz	"/dev/zero"
	.align 8
.LC86:
	stringz	"/proc/self/maps"
	.align 8
	.type	files.0#, @object
	.size	files.0#, 64
files.0:
	data8	.LC80
	data8	.LC81
	data8	.LC82
	data8	.LC83
	data8	.LC84
	data8	.LC85
	data8	.LC86
	data8	.LC34
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
