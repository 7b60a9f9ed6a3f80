// 8865c452df1cf9b1a84364b0d89d733e guest-tests/memory/all-together.c
	.file	"all-together.c"
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
	stringz	"done"
	.align 8
.LC2:
	stringz	"  %s: %s\n"
	.text
	.align 16
	.proc say#
say:
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
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L5
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = strerror#
	mov r1 = r37
	mov r14 = r8
	br .L6
	;;
.L5:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L6:
	;;
	mov r40 = r14
	ld8 r39 = [r36]
	movl r38 = @gprel(.LC2)
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
	.endp say#
	.section	.rodata
	.align 8
.LC3:
	stringz	"m"
	.align 8
.LC4:
	stringz	"memfd_create"
	.text
	.align 16
	.proc memory_file#
memory_file:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	mov r38 = r0
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	addl r36 = 1340, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r35
	mov r14 = r8
	;;
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp memory_file#
	.align 16
	.proc fill#
fill:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 3, 0
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
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	mov r14 = r36
	addl r40 = 400, r0
	mov r39 = r0
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r37
	adds r14 = -8, r36
	movl r15 = 536870912
	;;
	st8 [r14] = r15
	br .L10
	;;
.L13:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
.L11:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.lt p6, p7 = 99, r14
	(p6) br.cond.dptk .L12
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r33 = r15, r14
	adds r14 = -8, r36
	addl r40 = 384, r0
	;;
	ld8 r39 = [r14]
	mov r38 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	ld4 r14 = [r33]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
.L12:
	adds r14 = -8, r36
	adds r15 = -8, r36
	;;
	ld8 r15 = [r15]
	;;
	shr.u r15 = r15, 1
	;;
	st8 [r14] = r15
.L10:
	adds r14 = -8, r36
	;;
	ld8 r14 = [r14]
	addl r15 = 65535, r0
	;;
	cmp.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	adds r15 = -16, r36
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
	.endp fill#
	.align 16
	.proc write_much#
write_much:
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
	st4 [r14] = r0
	br .L17
	;;
.L19:
	mov r14 = r35
	addl r39 = 1048576, r0
	movl r38 = @gprel(zeros.8#)
	;;
	add r38 = r1, r38
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	adds r15 = -16, r35
	;;
	st8 [r15] = r8
	adds r14 = -8, r35
	adds r15 = -8, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 7, r14
	(p6) br.cond.dptk .L18
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L19
.L18:
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp write_much#
	.align 16
	.proc map_closed#
map_closed:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
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
	st8 [r14] = r32
	br.call.sptk.many b0 = memory_file#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st4 [r14] = r8
	adds r33 = -24, r36
	mov r14 = r36
	mov r43 = r0
	adds r15 = -32, r36
	;;
	ld4 r42 = [r15]
	addl r41 = 1, r0
	addl r40 = 3, r0
	ld8 r39 = [r14]
	mov r38 = r0
	br.call.sptk.many b0 = mmap64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -16, r36
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L22
	addl r14 = -1, r0
	br .L23
	;;
.L22:
	br.call.sptk.many b0 = memory_file#
	mov r1 = r37
	adds r15 = -32, r36
	;;
	st4 [r15] = r8
	adds r33 = -16, r36
	mov r14 = r36
	mov r43 = r0
	adds r15 = -32, r36
	;;
	ld4 r42 = [r15]
	addl r41 = 1, r0
	addl r40 = 3, r0
	ld8 r39 = [r14]
	mov r38 = r0
	br.call.sptk.many b0 = mmap64
	mov r1 = r37
	st8 [r33] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -32, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r37
	mov r15 = r36
	adds r14 = -24, r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = -1, r14
	(p6) br.cond.dptk .L24
	mov r15 = r36
	adds r14 = -16, r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
.L24:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = -16, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L25
	addl r14 = -1, r0
	br .L23
	;;
.L25:
	mov r14 = r0
.L23:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp map_closed#
	.section	.rodata
	.align 8
.LC5:
	stringz	"mmap"
	.text
	.align 16
	.proc map_more#
map_more:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
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
	mov r14 = r36
	mov r43 = r0
	;;
	ld4 r42 = [r14]
	addl r41 = 1, r0
	addl r40 = 3, r0
	addl r39 = 1048576, r0
	mov r38 = r0
	br.call.sptk.many b0 = mmap64
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st8 [r14] = r8
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L28
	addl r14 = -1, r0
	br .L29
	;;
.L28:
	mov r14 = r0
.L29:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r33 = -24, r36
	addl r41 = 1, r0
	movl r40 = 8388608
	;;
	addl r39 = 1048576, r0
	adds r14 = -32, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = mremap#
	mov r1 = r37
	st8 [r33] = r8
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -16, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L30
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	br .L31
	;;
.L30:
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
.L31:
	adds r15 = -24, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = -1, r15
	(p6) br.cond.dptk .L32
	addl r15 = 1048576, r0
	br .L33
	;;
.L32:
	movl r15 = 8388608
.L33:
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = munmap#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = -1, r14
	(p6) br.cond.dptk .L34
	addl r14 = -1, r0
	br .L36
	;;
.L34:
	mov r14 = r0
.L36:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp map_more#
	.align 16
	.proc close_all#
close_all:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
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
	st4 [r14] = r33
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	br .L38
	;;
.L39:
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
.L38:
	adds r14 = 8, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r36
	;;
	adds r16 = -1, r14
	;;
	st4 [r15] = r16
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L39
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	st4 [r15] = r14
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp close_all#
	.align 16
	.proc many_pipes#
many_pipes:
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
	;;
	st4 [r34] = r0
	br .L41
	;;
.L43:
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L41:
	ld4 r14 = [r34]
	addl r15 = 199, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L42
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(p.7#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r36 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L43
.L42:
	ld4 r37 = [r34]
	movl r36 = @gprel(p.7#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = close_all#
	mov r1 = r35
	ld4 r14 = [r34]
	addl r15 = 199, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L44
	addl r14 = -1, r0
	br .L46
	;;
.L44:
	mov r14 = r0
.L46:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp many_pipes#
	.align 16
	.proc large_pipes#
large_pipes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 3, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r0
	adds r14 = 4, r35
	;;
	st4 [r14] = r0
	br .L48
	;;
.L50:
	movl r15 = @gprel(p.6#)
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
	ld4 r14 = [r14]
	adds r32 = 4, r35
	addl r39 = 1048576, r0
	addl r38 = 1031, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fcntl64
	mov r1 = r36
	st4 [r32] = r8
	ld4 r14 = [r35]
	;;
	adds r14 = 1, r14
	;;
	st4 [r35] = r14
.L48:
	ld4 r14 = [r35]
	;;
	cmp4.lt p6, p7 = 9, r14
	(p6) br.cond.dptk .L49
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L49
	ld4 r14 = [r35]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(p.6#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L50
.L49:
	ld4 r38 = [r35]
	movl r37 = @gprel(p.6#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = close_all#
	mov r1 = r36
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp large_pipes#
	.align 16
	.proc many_messages#
many_messages:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	st4 [r34] = r0
	adds r14 = 4, r34
	addl r15 = 11, r0
	;;
	st4 [r14] = r15
	br .L53
	;;
.L56:
	nop 0
.L54:
	movl r15 = @gprel(s.5#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 64, r0
	addl r38 = 16384, r0
	movl r37 = @gprel(buf.4#)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = send#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L54
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L53:
	ld4 r14 = [r34]
	;;
	cmp4.lt p6, p7 = 59, r14
	(p6) br.cond.dptk .L55
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L55
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	movl r15 = @gprel(s.5#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	;;
	mov r39 = r14
	mov r38 = r0
	addl r37 = 1, r0
	addl r36 = 1, r0
	br.call.sptk.many b0 = socketpair#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L56
.L55:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	ld4 r37 = [r34]
	movl r36 = @gprel(s.5#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = close_all#
	mov r1 = r35
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 11, r14
	(p6) br.cond.dptk .L57
	mov r14 = r0
	br .L59
	;;
.L57:
	addl r14 = -1, r0
.L59:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp many_messages#
	.section	.rodata
	.align 8
.LC6:
	stringz	"msgget"
	.align 8
.LC7:
	stringz	"msgctl"
	.text
	.align 16
	.proc many_letters#
many_letters:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r0
	adds r14 = 4, r35
	;;
	st4 [r14] = r0
	br .L61
	;;
.L63:
	addl r38 = 384, r0
	mov r37 = r0
	br.call.sptk.many b0 = msgget#
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
	mov r14 = r8
	;;
	mov r16 = r14
	movl r15 = @gprel(queues.3#)
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
	st4 [r14] = r16
	ld4 r14 = [r35]
	;;
	adds r15 = 1, r14
	;;
	st4 [r35] = r15
	movl r15 = @gprel(queues.3#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r32 = 4, r35
	addl r40 = 2048, r0
	addl r39 = 8192, r0
	movl r38 = @gprel(letter.2#)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = msgsnd#
	mov r1 = r36
	st4 [r32] = r8
.L61:
	ld4 r14 = [r35]
	addl r15 = 599, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L62
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L63
.L62:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 8, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br .L64
	;;
.L65:
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	st4 [r35] = r14
	movl r15 = @gprel(queues.3#)
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
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = msgctl#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
.L64:
	ld4 r14 = [r35]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r15 = r8
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = 4, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp many_letters#
	.section	.rodata
	.align 8
.LC8:
	stringz	"semctl"
	.text
	.align 16
	.proc many_semaphores#
many_semaphores:
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
	;;
	st4 [r34] = r0
	br .L68
	;;
.L70:
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L68:
	ld4 r14 = [r34]
	addl r15 = 199, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L69
	addl r38 = 384, r0
	addl r37 = 32000, r0
	mov r36 = r0
	br.call.sptk.many b0 = semget#
	mov r1 = r35
	mov r15 = r8
	;;
	movl r16 = @gprel(sets.1#)
	;;
	add r16 = r1, r16
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	movl r15 = @gprel(sets.1#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L70
.L69:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	ld4 r14 = [r34]
	addl r15 = 199, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L71
	addl r15 = -1, r0
	br .L72
	;;
.L71:
	mov r15 = r0
.L72:
	adds r14 = 8, r34
	;;
	st8 [r14] = r15
	br .L73
	;;
.L74:
	ld4 r14 = [r34]
	;;
	adds r14 = -1, r14
	;;
	st4 [r34] = r14
	movl r15 = @gprel(sets.1#)
	;;
	add r15 = r1, r15
	ld4 r14 = [r34]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r38 = r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = semctl#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r37 = @gprel(.LC8)
	;;
	add r37 = r1, r37
	mov r36 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r35
.L73:
	ld4 r14 = [r34]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L74
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r14 = 8, r34
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp many_semaphores#
	.section	.rodata
	.align 8
.LC9:
	stringz	"%s:\n"
	.align 8
.LC10:
	stringz	"ftruncate"
	.align 8
.LC11:
	stringz	"fallocate"
	.align 8
.LC12:
	stringz	"write"
	.align 8
.LC13:
	stringz	"mremap"
	.align 8
.LC14:
	stringz	"pipe"
	.align 8
.LC15:
	stringz	"F_SETPIPE_SZ"
	.align 8
.LC16:
	stringz	"send"
	.align 8
.LC17:
	stringz	"msgsnd"
	.align 8
.LC18:
	stringz	"semget"
	.text
	.align 16
	.proc try_all#
try_all:
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
	br.call.sptk.many b0 = memory_file#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	mov r14 = r35
	;;
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC9)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	movl r38 = 67108864
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = ftruncate64
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC10)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	movl r40 = 8388608
	mov r39 = r0
	mov r38 = r0
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fallocate64
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC11)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = memory_file#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write_much#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC12)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = memory_file#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = map_more#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC13)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	movl r37 = 3145728
	br.call.sptk.many b0 = map_closed#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC5)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = many_pipes#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = large_pipes#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC15)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = many_messages#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC16)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = many_letters#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = many_semaphores#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp try_all#
	.align 16
	.proc toucher#
toucher:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 6, 0
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
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = pipe#
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
	adds r33 = -24, r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r33] = r14
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L78
	adds r14 = -24, r36
	;;
	ld4 r14 = [r14]
	br .L82
	;;
.L78:
	adds r33 = -16, r36
	mov r43 = r0
	addl r42 = -1, r0
	addl r41 = 34, r0
	addl r40 = 3, r0
	movl r39 = 16777216
	mov r38 = r0
	br.call.sptk.many b0 = mmap64
	mov r1 = r37
	;;
	st8 [r33] = r8
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = read#
	mov r1 = r37
	adds r14 = -32, r36
	;;
	st8 [r14] = r0
	br .L80
	;;
.L81:
	adds r14 = -16, r36
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r36
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r15, r14
	addl r15 = 1, r0
	;;
	st1 [r14] = r15
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 4096, r14
	adds r16 = -32, r36
	;;
	st8 [r16] = r14
.L80:
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	movl r15 = 16777215
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L81
	mov r38 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L82:
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp toucher#
	.section	.rodata
	.align 8
.LC19:
	stringz	"x"
	.align 8
.LC20:
	stringz	"waitpid"
	.align 8
.LC21:
	stringz	"SIGKILL"
	.align 8
.LC22:
	stringz	"new pages: %s\n"
	.text
	.align 16
	.proc touch#
touch:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 3, 0
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
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r40 = 1, r0
	movl r39 = @gprel(.LC19)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r37
	mov r14 = r8
	;;
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	mov r14 = r36
	mov r40 = r0
	;;
	adds r39 = -16, r36
	ld4 r38 = [r14]
	br.call.sptk.many b0 = waitpid#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r39 = @gprel(.LC20)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	and r14 = 127, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 1, 31
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L84
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	and r14 = 127, r14
	;;
	cmp4.ne p6, p7 = 9, r14
	(p6) br.cond.dptk .L84
	movl r14 = @gprel(.LC21)
	;;
	add r14 = r1, r14
	br .L85
	;;
.L84:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L85:
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = close#
	mov r1 = r37
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
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
	.endp touch#
	.section	.rodata
	.align 8
.LC23:
	stringz	"/dev/shm/all-together"
	.align 8
.LC24:
	stringz	"open"
	.align 8
.LC25:
	stringz	"/dev/shm: 3 GiB"
	.align 8
.LC26:
	stringz	"unlink"
	.align 8
.LC27:
	stringz	"at first"
	.align 8
.LC28:
	stringz	"shmget"
	.align 8
.LC29:
	stringz	"shmctl"
	.align 8
.LC30:
	stringz	"filled: %s\n"
	.align 8
.LC31:
	stringz	"4 MiB left"
	.align 8
.LC32:
	stringz	"given back"
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
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r39 = 384, r0
	addl r38 = 66, r0
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = open64
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -12, r35
	;;
	st4 [r14] = r15
	adds r14 = -12, r35
	movl r40 = 3221225472
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = fallocate64
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC25)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = say#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC23)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = close#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r14 = [r14]
	addl r40 = 4096, r0
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = setvbuf#
	mov r1 = r36
	adds r32 = -8, r35
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = toucher#
	mov r1 = r36
	st4 [r32] = r8
	;;
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	addl r39 = 384, r0
	movl r38 = 4194304
	;;
	mov r37 = r0
	br.call.sptk.many b0 = shmget#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = must#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -4, r35
	;;
	st4 [r14] = r15
	movl r37 = @gprel(ids.0#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = fill#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r8
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r15 = r8
	mov r14 = r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	mov r39 = r0
	mov r38 = r0
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = shmctl#
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
	mov r14 = r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = strerror#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC30)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC31)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	adds r15 = 4, r35
	adds r14 = -8, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = touch#
	mov r1 = r36
	br .L87
	;;
.L88:
	movl r15 = @gprel(ids.0#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = shmctl#
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
.L87:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = -1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r15
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	adds r32 = -8, r35
	adds r14 = 4, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = toucher#
	mov r1 = r36
	st4 [r32] = r8
	;;
	movl r37 = @gprel(.LC32)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = try_all#
	mov r1 = r36
	adds r15 = 4, r35
	adds r14 = -8, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = touch#
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
	.section	.rodata
	.align 8
	.type	zeros.8#, @object
	.size	zeros.8#, 1048576
zeros.8:
	.skip	1048576
	.bss
	.align 4
	.type	p.7#, @object
	.size	p.7#, 1600
p.7:
	.skip	1600
	.align 4
	.type	p.6#, @object
	.size	p.6#, 1600
p.6:
	.skip	1600
	.align 4
	.type	s.5#, @object
	.size	s.5#, 1600
s.5:
	.skip	1600
	.align 8
	.type	buf.4#, @object
	.size	buf.4#, 16384
buf.4:
	.skip	16384
	.align 4
	.type	queues.3#, @object
	.size	queues.3#, 2400
queues.3:
	.skip	2400
	.data
	.align 8
	.type	letter.2#, @object
	.size	letter.2#, 8200
letter.2:
	data8	1
	stringz	""
	.skip	8191
	.bss
	.align 4
	.type	sets.1#, @object
	.size	sets.1#, 800
sets.1:
	.skip	800
	.align 4
	.type	ids.0#, @object
	.size	ids.0#, 400
ids.0:
	.skip	400
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
