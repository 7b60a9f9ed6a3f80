// 9a69b66be239ecc538e7633ffc128a28
	.file	"extreme-values.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.sdata,"aws"
	.align 8
	.type	MAX#, @object
	.size	MAX#, 8
MAX:
	data8	9223372036854775807
	.align 8
	.type	MIN#, @object
	.size	MIN#, 8
MIN:
	data8	-9223372036854775808
	.align 8
	.type	LMAX#, @object
	.size	LMAX#, 8
LMAX:
	data8	9223372036854775807
	.sbss
	.align 4
	.type	ready#, @object
	.size	ready#, 4
ready:
	.skip	4
	.text
	.align 16
	.proc nothing#
nothing:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp nothing#
	.section	.rodata
	.align 8
.LC0:
	stringz	" "
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"far"
	.align 8
.LC3:
	stringz	"%s: %lld%s%s\n"
	.align 8
.LC4:
	stringz	"fstat"
	.align 8
.LC5:
	stringz	"%d %d\n"
	.align 8
.LC6:
	stringz	"early"
	.align 8
.LC7:
	stringz	"old"
	.align 8
.LC8:
	stringz	"%lld %ld %lld %ld\n"
	.align 8
.LC9:
	stringz	"bad"
	.text
	.align 16
	.proc file_times#
file_times:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -320, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	movl r15 = 9223372036854775807
	adds r14 = -248, r36
	;;
	st8 [r14] = r15
	adds r14 = -248, r36
	;;
	adds r14 = 8, r14
	movl r15 = 999999999
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -248, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -248, r36
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	movl r15 = -9223372036854775808
	adds r14 = -216, r36
	;;
	st8 [r14] = r15
	adds r14 = -216, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	movl r15 = -9223372036854775808
	adds r14 = -216, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -216, r36
	;;
	adds r14 = 24, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r36
	addl r15 = -2, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r36
	;;
	adds r14 = 8, r14
	movl r15 = 500000000
	;;
	st8 [r14] = r15
	adds r14 = -184, r36
	;;
	adds r14 = 16, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -184, r36
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -248, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = futimens#
	mov r1 = r37
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -304, r36
	;;
	st8 [r15] = r14
	adds r15 = -304, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L3
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L4
	;;
.L3:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L4:
	adds r15 = -304, r36
	;;
	ld8 r14 = [r15]
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
	mov r42 = r14
	mov r41 = r33
	adds r14 = -304, r36
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC2)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fstat64
	mov r1 = r37
	mov r15 = r8
	adds r14 = -296, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -296, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L7
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L8
	;;
.L7:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L8:
	adds r14 = -296, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L9
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
	br .L10
	;;
.L9:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L10:
	adds r15 = -296, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -152, r36
	;;
	adds r14 = 56, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 4000000000
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -152, r36
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L11
	adds r14 = -152, r36
	;;
	adds r14 = 64, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 999999999
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	addl r14 = 1, r0
	br .L12
	;;
.L11:
	mov r14 = r0
.L12:
	;;
	mov r40 = r14
	mov r39 = r16
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -216, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = futimens#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -288, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -288, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L13
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L14
	;;
.L13:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L14:
	adds r14 = -288, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L15
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
	br .L16
	;;
.L15:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L16:
	adds r15 = -288, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fstat64
	mov r1 = r37
	mov r15 = r8
	adds r14 = -280, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -280, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L17
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L18
	;;
.L17:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L18:
	adds r14 = -280, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L19
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
	br .L20
	;;
.L19:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L20:
	adds r15 = -280, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -152, r36
	;;
	adds r14 = 72, r14
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 63
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -152, r36
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.gt p6, p7 = r0, r14
	(p6) br.cond.dptk .L21
	adds r14 = -152, r36
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 999999999
	;;
	cmp.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L21
	addl r14 = 1, r0
	br .L22
	;;
.L21:
	mov r14 = r0
.L22:
	;;
	mov r40 = r14
	mov r39 = r16
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -184, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = futimens#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -272, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -272, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L23
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L24
	;;
.L23:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L24:
	adds r14 = -272, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L25
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
	br .L26
	;;
.L25:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L26:
	adds r15 = -272, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -152, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fstat64
	mov r1 = r37
	mov r15 = r8
	adds r14 = -264, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -264, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L27
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L28
	;;
.L27:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L28:
	adds r14 = -264, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L29
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
	br .L30
	;;
.L29:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L30:
	adds r15 = -264, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -152, r36
	;;
	adds r14 = 56, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -152, r36
	;;
	adds r14 = 64, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -152, r36
	;;
	adds r14 = 72, r14
	;;
	ld8 r17 = [r14]
	adds r14 = -152, r36
	;;
	adds r14 = 80, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -248, r36
	;;
	adds r14 = 8, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -248, r36
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = futimens#
	mov r1 = r37
	mov r15 = r8
	adds r14 = -256, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -256, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L31
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L32
	;;
.L31:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L32:
	adds r14 = -256, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L33
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
	br .L34
	;;
.L33:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L34:
	adds r15 = -256, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC9)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
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
	.endp file_times#
	.section	.rodata
	.align 8
.LC10:
	stringz	"select"
	.align 8
.LC11:
	stringz	"poll"
	.align 8
.LC12:
	stringz	"ppoll"
	.text
	.align 16
	.proc waits#
waits:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -352, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r15 = 9223372036854775807
	;;
	adds r14 = -296, r35
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -296, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -296, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 24, r14
	addl r15 = 999999, r0
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -296, r35
	;;
	adds r14 = 32, r14
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 40, r14
	;;
	st8 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 48, r14
	;;
	st8 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -296, r35
	;;
	adds r14 = 56, r14
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 64, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 72, r14
	;;
	st8 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 80, r14
	;;
	st8 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 88, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 96, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 104, r14
	addl r15 = -1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 112, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 120, r14
	addl r15 = 1000000, r0
	;;
	st8 [r14] = r15
	adds r14 = -296, r35
	;;
	adds r14 = 128, r14
	;;
	st8 [r14] = r0
	adds r14 = -296, r35
	;;
	adds r14 = 136, r14
	addl r15 = 1500000, r0
	;;
	st8 [r14] = r15
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r15 = [r14]
	adds r14 = -152, r35
	;;
	st4 [r14] = r15
	adds r14 = -152, r35
	;;
	adds r14 = 4, r14
	addl r15 = 1, r0
	;;
	st2 [r14] = r15
	adds r14 = -152, r35
	;;
	adds r14 = 6, r14
	;;
	st2 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -144, r35
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	adds r14 = 8, r14
	movl r15 = 999999999
	;;
	st8 [r14] = r15
	adds r14 = -336, r35
	;;
	st4 [r14] = r0
	br .L36
	;;
.L41:
	adds r14 = -112, r35
	;;
	mov r15 = r14
	addl r14 = 128, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r15 = -296, r35
	adds r16 = -336, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -128, r35
	;;
	st8 [r14] = r15
	adds r15 = -296, r35
	adds r16 = -336, r35
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -128, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	addl r15 = 1, r0
	;;
	shl r15 = r15, r14
	adds r14 = -112, r35
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	addl r14 = @gprel(ready#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r32 = -304, r35
	adds r16 = -128, r35
	adds r15 = -112, r35
	;;
	mov r42 = r16
	mov r41 = r0
	mov r40 = r0
	mov r39 = r15
	mov r38 = r14
	addl r37 = 1089, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -304, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L37
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L38
	;;
.L37:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L38:
	adds r14 = -304, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L39
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
	br .L40
	;;
.L39:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L40:
	adds r15 = -304, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -336, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -336, r35
	;;
	st4 [r16] = r14
.L36:
	adds r15 = -336, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 8, r14
	(p6) br.cond.dptk .L41
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -152, r35
	movl r39 = 2147483647
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -328, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -328, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L42
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L43
	;;
.L42:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L43:
	adds r14 = -328, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L44
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
	br .L45
	;;
.L44:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L45:
	adds r15 = -328, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -152, r35
	movl r39 = -2147483648
	addl r38 = 1, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = poll#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -320, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -320, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L46
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L47
	;;
.L46:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L47:
	adds r14 = -320, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L48
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
	br .L49
	;;
.L48:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L49:
	adds r15 = -320, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -144, r35
	adds r14 = -152, r35
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = ppoll#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -312, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -312, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L50
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L51
	;;
.L50:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L51:
	adds r14 = -312, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L52
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
	br .L53
	;;
.L52:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L53:
	adds r15 = -312, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
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
	.endp waits#
	.section	.rodata
	.align 8
.LC13:
	stringz	"nanosleep"
	.align 8
.LC14:
	stringz	"%d\n"
	.align 8
.LC15:
	stringz	"clock_nanosleep"
	.align 8
.LC16:
	stringz	"nanosleep, bad"
	.text
	.align 16
	.proc sleeps#
sleeps:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -48, r35
	;;
	adds r14 = 24, r14
	addl r15 = 2000, r0
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -16, r35
	;;
	st8 [r14] = r15
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	movl r15 = 999999999
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	st8 [r14] = r0
	mov r14 = r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	addl r38 = @ltoff(@fptr(nothing#)), gp
	;;
	ld8 r38 = [r38]
	addl r37 = 14, r0
	br.call.sptk.many b0 = signal#
	mov r1 = r36
	adds r14 = -48, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	mov r15 = r35
	adds r14 = -16, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	sxt4 r14 = r14
	adds r15 = -80, r35
	;;
	st8 [r15] = r14
	adds r15 = -80, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L55
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L56
	;;
.L55:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L56:
	adds r15 = -80, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L57
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
	br .L58
	;;
.L57:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L58:
	;;
	mov r41 = r14
	mov r40 = r32
	adds r14 = -80, r35
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	movl r15 = 4000000000
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	sub r15 = r0, r14
	adds r14 = -72, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L59
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L60
	;;
.L59:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L60:
	adds r14 = -72, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L61
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
	br .L62
	;;
.L61:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L62:
	adds r15 = -72, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -48, r35
	mov r39 = r0
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	mov r40 = r0
	;;
	mov r39 = r14
	addl r38 = 1, r0
	mov r37 = r0
	br.call.sptk.many b0 = clock_nanosleep#
	mov r1 = r36
	mov r14 = r8
	;;
	sub r15 = r0, r14
	adds r14 = -64, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L63
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L64
	;;
.L63:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L64:
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L65
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
	br .L66
	;;
.L65:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L66:
	adds r15 = -64, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC15)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	movl r15 = 1000000000
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = nanosleep#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -56, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L67
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L68
	;;
.L67:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L68:
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L69
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
	br .L70
	;;
.L69:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L70:
	adds r15 = -56, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC16)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
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
	.endp sleeps#
	.section	.rodata
	.align 8
.LC17:
	stringz	"setitimer"
	.align 8
.LC18:
	stringz	"getitimer"
	.align 8
.LC19:
	stringz	"timer_create"
	.align 8
.LC20:
	stringz	"timer_settime"
	.align 8
.LC21:
	stringz	"timer_gettime"
	.align 8
.LC22:
	stringz	"timerfd_settime"
	.align 8
.LC23:
	stringz	"timerfd_gettime"
	.align 8
.LC24:
	stringz	"clock_settime"
	.text
	.align 16
	.proc timers#
timers:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -240, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r15 = 9223372036854775807
	;;
	adds r14 = -120, r35
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	;;
	adds r14 = 8, r14
	addl r15 = 999999, r0
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -120, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -120, r35
	;;
	adds r14 = 24, r14
	addl r15 = 999999, r0
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -56, r35
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 8, r14
	movl r15 = 999999999
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	movl r15 = 999999999
	;;
	st8 [r14] = r15
	adds r32 = -220, r35
	mov r38 = r0
	addl r37 = 1, r0
	br.call.sptk.many b0 = timerfd_create#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -224, r35
	;;
	st4 [r14] = r0
	br .L72
	;;
.L82:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -224, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -120, r35
	mov r39 = r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = setitimer#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -136, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L73
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L74
	;;
.L73:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L74:
	adds r14 = -136, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L75
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
	br .L76
	;;
.L75:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L76:
	adds r15 = -136, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC17)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -224, r35
	;;
	ld4 r14 = [r15]
	adds r15 = -88, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = getitimer#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -128, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -128, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L77
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L78
	;;
.L77:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L78:
	adds r14 = -128, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L79
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
	br .L80
	;;
.L79:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L80:
	adds r15 = -128, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC18)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r15 = -224, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	adds r14 = -88, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 2000000000
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
.L81:
	adds r15 = -224, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -224, r35
	;;
	st4 [r15] = r14
.L72:
	adds r15 = -224, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L82
	mov r37 = r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = -1, r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = alarm#
	mov r1 = r36
	mov r14 = r8
	movl r15 = 2000000000
	;;
	cmp4.ltu p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r35
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r0
	br.call.sptk.many b0 = timer_create#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -216, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -216, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L83
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L84
	;;
.L83:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L84:
	adds r14 = -216, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L85
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
	br .L86
	;;
.L85:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L86:
	adds r15 = -216, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC19)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -208, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -208, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L87
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L88
	;;
.L87:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L88:
	adds r14 = -208, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L89
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
	br .L90
	;;
.L89:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L90:
	adds r15 = -208, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -56, r35
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	mov r37 = r14
	br.call.sptk.many b0 = timer_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -200, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -200, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L91
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L92
	;;
.L91:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L92:
	adds r14 = -200, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L93
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
	br .L94
	;;
.L93:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L94:
	adds r15 = -200, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC20)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	adds r15 = -24, r35
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = timer_gettime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -192, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -192, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L95
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L96
	;;
.L95:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L96:
	adds r14 = -192, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L97
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
	br .L98
	;;
.L97:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L98:
	adds r15 = -192, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC21)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 2000000000
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -56, r35
	adds r14 = -220, r35
	mov r40 = r0
	;;
	mov r39 = r15
	mov r38 = r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timerfd_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -184, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -184, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L99
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L100
	;;
.L99:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L100:
	adds r14 = -184, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L101
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
	br .L102
	;;
.L101:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L102:
	adds r15 = -184, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -56, r35
	adds r14 = -220, r35
	mov r40 = r0
	;;
	mov r39 = r15
	addl r38 = 1, r0
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timerfd_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -176, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -176, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L103
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L104
	;;
.L103:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L104:
	adds r14 = -176, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L105
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
	br .L106
	;;
.L105:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L106:
	adds r15 = -176, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC22)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -24, r35
	adds r14 = -220, r35
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = timerfd_gettime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -168, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L107
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L108
	;;
.L107:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L108:
	adds r14 = -168, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L109
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
	br .L110
	;;
.L109:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L110:
	adds r15 = -168, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC23)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 2000000000
	;;
	cmp.lt p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 24, r14
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = clock_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -160, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L111
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L112
	;;
.L111:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L112:
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L113
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
	br .L114
	;;
.L113:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L114:
	adds r15 = -160, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	movl r15 = 8277292036
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = clock_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -152, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L115
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L116
	;;
.L115:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L116:
	adds r14 = -152, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L117
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
	br .L118
	;;
.L117:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L118:
	adds r15 = -152, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -56, r35
	;;
	adds r14 = 16, r14
	;;
	mov r38 = r14
	mov r37 = r0
	br.call.sptk.many b0 = clock_settime#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -144, r35
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L119
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L120
	;;
.L119:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L120:
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L121
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
	br .L122
	;;
.L121:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L122:
	adds r15 = -144, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC24)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
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
	.endp timers#
	.section	.rodata
	.align 8
.LC25:
	stringz	"wait"
	.align 8
.LC26:
	stringz	"wake_op"
	.align 8
.LC27:
	stringz	"%x\n"
	.align 8
.LC28:
	stringz	"wake"
	.align 8
.LC29:
	stringz	"requeue"
	.text
	.align 16
	.proc futexes#
futexes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -64, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	movl r15 = 9223372036854775807
	;;
	adds r14 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	adds r14 = 8, r14
	movl r15 = 999999999
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r14 = -8, r35
	;;
	mov r41 = r14
	addl r40 = 6, r0
	mov r39 = r0
	addl r38 = @gprel(a.1#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	adds r14 = -48, r35
	;;
	st8 [r14] = r8
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L124
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L125
	;;
.L124:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L125:
	adds r15 = -48, r35
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L126
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
	br .L127
	;;
.L126:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L127:
	;;
	mov r41 = r14
	mov r40 = r32
	adds r14 = -48, r35
	;;
	ld8 r39 = [r14]
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -40, r35
	adds r14 = -8, r35
	addl r43 = 1, r0
	mov r42 = r0
	;;
	mov r41 = r14
	addl r40 = 6, r0
	addl r39 = 9, r0
	addl r38 = @gprel(a.1#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L128
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L129
	;;
.L128:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L129:
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L130
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
	br .L131
	;;
.L130:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L131:
	adds r15 = -40, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC25)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -32, r35
	movl r43 = -1610485753
	addl r42 = @gprel(b.0#), gp
	addl r41 = -1, r0
	addl r40 = -1, r0
	addl r39 = 5, r0
	addl r38 = @gprel(a.1#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L132
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L133
	;;
.L132:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L133:
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L134
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
	br .L135
	;;
.L134:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L135:
	adds r15 = -32, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC26)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @gprel(b.0#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC27)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -24, r35
	movl r40 = -2147483648
	addl r39 = 1, r0
	addl r38 = @gprel(a.1#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L136
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L137
	;;
.L136:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L137:
	adds r14 = -24, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L138
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
	br .L139
	;;
.L138:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L139:
	adds r15 = -24, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC28)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r32 = -16, r35
	addl r42 = @gprel(b.0#), gp
	addl r41 = -1, r0
	addl r40 = 1, r0
	addl r39 = 3, r0
	addl r38 = @gprel(a.1#), gp
	addl r37 = 1230, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r36
	;;
	st8 [r32] = r8
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L140
	movl r32 = @gprel(.LC0)
	;;
	add r32 = r1, r32
	br .L141
	;;
.L140:
	movl r32 = @gprel(.LC1)
	;;
	add r32 = r1, r32
.L141:
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L142
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
	br .L143
	;;
.L142:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L143:
	adds r15 = -16, r35
	;;
	mov r41 = r14
	mov r40 = r32
	ld8 r39 = [r15]
	movl r38 = @gprel(.LC29)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC3)
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
	.endp futexes#
	.section	.rodata
	.align 8
.LC30:
	stringz	"lock"
	.text
	.align 16
	.proc locks#
locks:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -576, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -544, r36
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 24, r14
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 32, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 40, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 48, r14
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 56, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 64, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 72, r14
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 80, r14
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 88, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 96, r14
	;;
	st4 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 104, r14
	;;
	st8 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 112, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 120, r14
	;;
	st4 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 128, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 136, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 144, r14
	;;
	st4 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 152, r14
	addl r15 = 2, r0
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 160, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 168, r14
	;;
	st4 [r14] = r0
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 176, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 184, r14
	;;
	st8 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 192, r14
	;;
	st4 [r14] = r0
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 200, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 208, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 216, r14
	;;
	st4 [r14] = r0
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 224, r14
	;;
	st8 [r14] = r15
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 232, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 240, r14
	;;
	st4 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 248, r14
	;;
	st8 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 256, r14
	addl r15 = -1, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 264, r14
	;;
	st4 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 272, r14
	;;
	st8 [r14] = r0
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 280, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 288, r14
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 296, r14
	;;
	st8 [r14] = r15
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 304, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 312, r14
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 320, r14
	;;
	st8 [r14] = r15
	movl r14 = 9223372036854775807
	;;
	sub r15 = r0, r14
	adds r14 = -544, r36
	;;
	adds r14 = 328, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 336, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 344, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 352, r14
	;;
	st8 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 360, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 368, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 376, r14
	;;
	st8 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 384, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	movl r15 = -9223372036854775808
	adds r14 = -544, r36
	;;
	adds r14 = 392, r14
	;;
	st8 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 400, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 408, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 416, r14
	addl r15 = -10, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 424, r14
	addl r15 = -90, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 432, r14
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 440, r14
	addl r15 = -10, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 448, r14
	addl r15 = -91, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 456, r14
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	movl r15 = 9223372036854775807
	adds r14 = -544, r36
	;;
	adds r14 = 464, r14
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 472, r14
	addl r15 = 1, r0
	;;
	st8 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 480, r14
	addl r15 = 9, r0
	;;
	st4 [r14] = r15
	adds r14 = -544, r36
	;;
	adds r14 = 488, r14
	;;
	st8 [r14] = r0
	adds r14 = -544, r36
	;;
	adds r14 = 496, r14
	;;
	st8 [r14] = r0
	adds r14 = -560, r36
	;;
	st4 [r14] = r0
	br .L145
	;;
.L150:
	adds r14 = -40, r36
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
	adds r16 = -544, r36
	;;
	adds r14 = -560, r36
	;;
	ld4 r15 = [r14]
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
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -40, r36
	;;
	adds r14 = 2, r14
	;;
	st2 [r14] = r15
	adds r14 = -544, r36
	adds r16 = -560, r36
	;;
	ld4 r15 = [r16]
	adds r16 = 8, r14
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
	adds r14 = -40, r36
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r16 = -544, r36
	adds r14 = -560, r36
	;;
	ld4 r15 = [r14]
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
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r15 = -40, r36
	mov r14 = r36
	;;
	mov r40 = r15
	addl r39 = 6, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fcntl64
	mov r1 = r37
	mov r15 = r8
	adds r14 = -552, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -552, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L146
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L147
	;;
.L146:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L147:
	adds r14 = -552, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L148
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
	br .L149
	;;
.L148:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L149:
	adds r15 = -552, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC30)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -40, r36
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
	adds r14 = -40, r36
	addl r15 = 2, r0
	;;
	st2 [r14] = r15
	adds r15 = -40, r36
	mov r14 = r36
	;;
	mov r40 = r15
	addl r39 = 6, r0
	ld4 r38 = [r14]
	br.call.sptk.many b0 = fcntl64
	mov r1 = r37
	adds r15 = -560, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -560, r36
	;;
	st4 [r16] = r14
.L145:
	adds r15 = -560, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 20, r14
	(p6) br.cond.dptk .L150
	nop 0
	nop 0
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp locks#
	.section	.rodata
	.align 8
.LC31:
	stringz	"seek"
	.align 8
.LC32:
	stringz	"seek on"
	.align 8
.LC33:
	stringz	"seek from the end"
	.align 8
.LC34:
	stringz	"seek before 0"
	.align 8
.LC35:
	stringz	"read there"
	.align 8
.LC36:
	stringz	"write there"
	.align 8
.LC37:
	stringz	"pread"
	.align 8
.LC38:
	stringz	"pwrite"
	.align 8
.LC39:
	stringz	"ftruncate"
	.align 8
.LC40:
	stringz	"copy onto itself"
	.align 8
.LC41:
	stringz	"copy from the end"
	.align 8
.LC42:
	stringz	"copy next to it"
	.align 8
.LC43:
	stringz	"copy beyond its end"
	.text
	.align 16
	.proc offsets#
offsets:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 7, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -160, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	movl r15 = 9223372036854775807
	adds r14 = -24, r36
	;;
	st8 [r14] = r15
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r14 = -8, r36
	;;
	st1 [r14] = r0
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	mov r14 = r36
	mov r40 = r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r37
	mov r14 = r8
	movl r15 = 9223372036854775807
	;;
	cmp.eq p6, p7 = r15, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	zxt1 r14 = r14
	adds r15 = -144, r36
	;;
	st8 [r15] = r14
	adds r15 = -144, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L152
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L153
	;;
.L152:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L153:
	adds r15 = -144, r36
	;;
	ld8 r14 = [r15]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L154
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
	br .L155
	;;
.L154:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L155:
	;;
	mov r42 = r14
	mov r41 = r33
	adds r14 = -144, r36
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r33 = -136, r36
	mov r14 = r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -136, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L156
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L157
	;;
.L156:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L157:
	adds r14 = -136, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L158
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
	br .L159
	;;
.L158:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L159:
	adds r15 = -136, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC32)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = 9223372036854775807
	adds r33 = -128, r36
	mov r14 = r36
	addl r40 = 2, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -128, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L160
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L161
	;;
.L160:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L161:
	adds r14 = -128, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L162
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
	br .L163
	;;
.L162:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L163:
	adds r15 = -128, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC33)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = -9223372036854775808
	adds r33 = -120, r36
	mov r14 = r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -120, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L164
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L165
	;;
.L164:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L165:
	adds r14 = -120, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L166
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
	br .L167
	;;
.L166:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L167:
	adds r15 = -120, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC34)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r33 = -112, r36
	adds r15 = -8, r36
	mov r14 = r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = read#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -112, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L168
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L169
	;;
.L168:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L169:
	adds r14 = -112, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L170
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
	br .L171
	;;
.L170:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L171:
	adds r15 = -112, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC35)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r33 = -104, r36
	adds r15 = -8, r36
	mov r14 = r36
	addl r40 = 1, r0
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L172
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L173
	;;
.L172:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L173:
	adds r14 = -104, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L174
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
	br .L175
	;;
.L174:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L175:
	adds r15 = -104, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC36)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r16 = 9223372036854775807
	adds r33 = -96, r36
	adds r15 = -8, r36
	mov r14 = r36
	;;
	mov r41 = r16
	addl r40 = 1, r0
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -96, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L176
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L177
	;;
.L176:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L177:
	adds r14 = -96, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L178
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
	br .L179
	;;
.L178:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L179:
	adds r15 = -96, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r16 = 9223372036854775807
	adds r33 = -88, r36
	adds r15 = -8, r36
	mov r14 = r36
	;;
	mov r41 = r16
	addl r40 = 1, r0
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pwrite64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -88, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L180
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L181
	;;
.L180:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L181:
	adds r14 = -88, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L182
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
	br .L183
	;;
.L182:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L183:
	adds r15 = -88, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC38)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r16 = -9223372036854775808
	adds r33 = -80, r36
	adds r15 = -8, r36
	mov r14 = r36
	;;
	mov r41 = r16
	addl r40 = 1, r0
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = pread64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -80, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L184
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L185
	;;
.L184:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L185:
	adds r14 = -80, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L186
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
	br .L187
	;;
.L186:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L187:
	adds r15 = -80, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC37)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r15 = -9223372036854775808
	mov r14 = r36
	;;
	mov r39 = r15
	ld4 r38 = [r14]
	br.call.sptk.many b0 = ftruncate64
	mov r1 = r37
	mov r15 = r8
	adds r14 = -72, r36
	;;
	sxt4 r15 = r15
	;;
	st8 [r14] = r15
	adds r14 = -72, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L188
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L189
	;;
.L188:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L189:
	adds r14 = -72, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L190
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
	br .L191
	;;
.L190:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L191:
	adds r15 = -72, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC39)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r33 = -64, r36
	mov r14 = r36
	mov r40 = r0
	mov r39 = r0
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = lseek64
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -64, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L192
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L193
	;;
.L192:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L193:
	adds r14 = -64, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L194
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
	br .L195
	;;
.L194:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L195:
	adds r15 = -64, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC31)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	movl r14 = 9223372036854775807
	;;
	mov r18 = r14
	adds r33 = -56, r36
	adds r17 = -16, r36
	mov r15 = r36
	adds r16 = -16, r36
	mov r14 = r36
	mov r44 = r0
	;;
	mov r43 = r18
	mov r42 = r17
	ld4 r41 = [r15]
	mov r40 = r16
	ld4 r39 = [r14]
	addl r38 = 1347, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -56, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L196
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L197
	;;
.L196:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L197:
	adds r14 = -56, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L198
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
	br .L199
	;;
.L198:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L199:
	adds r15 = -56, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC40)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r33 = -48, r36
	adds r17 = -16, r36
	mov r15 = r36
	adds r16 = -24, r36
	mov r14 = r36
	mov r44 = r0
	addl r43 = 100, r0
	;;
	mov r42 = r17
	ld4 r41 = [r15]
	mov r40 = r16
	ld4 r39 = [r14]
	addl r38 = 1347, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -48, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L200
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L201
	;;
.L200:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L201:
	adds r14 = -48, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L202
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
	br .L203
	;;
.L202:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L203:
	adds r15 = -48, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC41)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -24, r36
	addl r15 = 50, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r33 = -40, r36
	adds r17 = -24, r36
	mov r15 = r36
	adds r16 = -16, r36
	mov r14 = r36
	mov r44 = r0
	addl r43 = 50, r0
	;;
	mov r42 = r17
	ld4 r41 = [r15]
	mov r40 = r16
	ld4 r39 = [r14]
	addl r38 = 1347, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L204
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L205
	;;
.L204:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L205:
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L206
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
	br .L207
	;;
.L206:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L207:
	adds r15 = -40, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC42)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r0
	adds r14 = -24, r36
	addl r15 = 50, r0
	;;
	st8 [r14] = r15
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	mov r14 = r8
	;;
	st4 [r14] = r0
	adds r33 = -32, r36
	adds r17 = -16, r36
	mov r15 = r36
	adds r16 = -24, r36
	mov r14 = r36
	mov r44 = r0
	addl r43 = 10, r0
	;;
	mov r42 = r17
	ld4 r41 = [r15]
	mov r40 = r16
	ld4 r39 = [r14]
	addl r38 = 1347, r0
	br.call.sptk.many b0 = syscall#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L208
	movl r33 = @gprel(.LC0)
	;;
	add r33 = r1, r33
	br .L209
	;;
.L208:
	movl r33 = @gprel(.LC1)
	;;
	add r33 = r1, r33
.L209:
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L210
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
	br .L211
	;;
.L210:
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
.L211:
	adds r15 = -32, r36
	;;
	mov r42 = r14
	mov r41 = r33
	ld8 r40 = [r15]
	movl r39 = @gprel(.LC43)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC3)
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
	.endp offsets#
	.section	.rodata
	.align 8
.LC44:
	stringz	"extreme"
	.align 8
.LC45:
	stringz	"x"
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
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -120, r35
	movl r15 = 8392569160029008943
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 7809653166184424818
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 6365935209031099765
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	addl r15 = 22616, r0
	;;
	st2 [r14] = r15
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -93, r35
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	mov r15 = r14
	addl r14 = 92, r0
	;;
	mov r39 = r14
	mov r38 = r0
	mov r37 = r15
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -120, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = mkstemp64
	mov r1 = r36
	adds r14 = -128, r35
	;;
	st4 [r14] = r8
	adds r32 = -124, r35
	mov r38 = r0
	movl r37 = @gprel(.LC44)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memfd_create#
	mov r1 = r36
	st4 [r32] = r8
	adds r14 = -120, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = unlink#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = pipe#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L213
	adds r14 = 8, r35
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r39 = 1, r0
	movl r38 = @gprel(.LC45)
	;;
	add r38 = r1, r38
	mov r37 = r14
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L213
	adds r14 = -93, r35
	addl r39 = 100, r0
	;;
	mov r38 = r14
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 100, r14
	(p6) br.cond.dptk .L213
	adds r15 = -93, r35
	adds r14 = -124, r35
	addl r39 = 100, r0
	;;
	mov r38 = r15
	ld4 r37 = [r14]
	br.call.sptk.many b0 = write#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 100, r14
	(p6) br.cond.dptk .L214
.L213:
	addl r14 = 1, r0
	br .L216
	;;
.L214:
	adds r14 = 8, r35
	;;
	ld4 r14 = [r14]
	addl r15 = @gprel(ready#), gp
	;;
	st4 [r15] = r14
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = file_times#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = waits#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = sleeps#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = timers#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = futexes#
	mov r1 = r36
	adds r14 = -128, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = locks#
	mov r1 = r36
	adds r14 = -124, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = offsets#
	mov r1 = r36
	mov r14 = r0
.L216:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.section	.sdata
	.align 4
	.type	a.1#, @object
	.size	a.1#, 4
a.1:
	data4	5
	.align 4
	.type	b.0#, @object
	.size	b.0#, 4
b.0:
	data4	7
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
