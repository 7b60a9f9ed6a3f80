// 64fe2a13e78defa5b638e84b26492243
	.file	"records.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc rounds#
rounds:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 1, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	st4 [r36] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	ld4 r14 = [r36]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L2
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = atoi#
	mov r1 = r37
	mov r14 = r8
	br .L4
	;;
.L2:
	addl r14 = 1, r0
.L4:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.sbss
	.align 8
	.type	shared#, @object
	.size	shared#, 8
shared:
	.skip	8
	.align 8
	.type	spare#, @object
	.size	spare#, 8
spare:
	.skip	8
	.align 4
	.type	global#, @object
	.size	global#, 4
global:
	.skip	4
	.bss
	.align 4
	.type	array1#, @object
	.size	array1#, 200
array1:
	.skip	200
	.align 4
	.type	array2#, @object
	.size	array2#, 10000
array2:
	.skip	10000
	.sbss
	.align 1
	.type	letter1#, @object
	.size	letter1#, 1
letter1:
	.skip	1
	.align 1
	.type	letter2#, @object
	.size	letter2#, 1
letter2:
	.skip	1
	.text
	.align 16
	.proc pick#
pick:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st1 [r14] = r32
	adds r14 = 1, r2
	;;
	st1 [r14] = r33
	mov r14 = r2
	;;
	ld1 r14 = [r14]
	adds r15 = -16, r2
	;;
	st1 [r15] = r14
	adds r14 = 1, r2
	adds r16 = -16, r2
	;;
	ld1 r15 = [r16]
	;;
	sxt1 r15 = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L6
	mov r14 = r0
	br .L7
	;;
.L6:
	addl r15 = @gprel(letter1#), gp
	adds r16 = -16, r2
	;;
	ld1 r14 = [r16]
	;;
	st1 [r15] = r14
	addl r14 = 1, r0
.L7:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp pick#
	.align 16
	.proc same#
same:
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
	addl r14 = 2, r0
	adds r15 = -16, r36
	;;
	st4 [r15] = r14
	br .L9
	;;
.L12:
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = pick#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
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
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L12
	br .L11
	;;
.L15:
	nop 0
.L11:
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = strcmp#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L13
	adds r15 = -16, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 7, r14
	addl r15 = @gprel(global#), gp
	;;
	st4 [r15] = r14
	addl r14 = 1, r0
	br .L14
	;;
.L13:
	mov r14 = r0
.L14:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp same#
	.align 16
	.proc turn#
turn:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L17
	ld4 r14 = [r2]
	;;
	cmp4.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L23
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L19
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L20
	br .L23
	;;
.L19:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r0
	br .L18
	;;
.L20:
	addl r14 = @gprel(global#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 100, r14
	(p6) br.cond.dptk .L21
	mov r15 = r0
	br .L22
	;;
.L21:
	addl r15 = 2, r0
.L22:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	br .L18
	;;
.L17:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	nop 0
.L18:
.L23:
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn#
	.align 16
	.proc fill#
fill:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st4 [r14] = r34
	adds r14 = 4, r2
	;;
	st4 [r14] = r35
	adds r14 = -28, r2
	mov r15 = r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 5, r15
	;;
	st4 [r14] = r15
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = 4, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	shladd r14 = r14, 2, r0
	adds r16 = -16, r2
	;;
	ld8 r16 = [r16]
	;;
	add r14 = r16, r14
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 30, r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	adds r15 = -28, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	adds r15 = -32, r2
	;;
	st4 [r15] = r14
	br .L25
	;;
.L26:
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r15 = -28, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L25:
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L26
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	adds r15 = -28, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	sxt4 r16 = r15
	;;
	shladd r16 = r16, 2, r0
	;;
	add r16 = r14, r16
	;;
	ld4 r16 = [r16]
	;;
	adds r16 = 1, r16
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r14] = r16
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	adds r15 = -16, r2
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r14
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 29, r14
	(p6) br.cond.dptk .L27
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 20, r14
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r16 = r14
	br .L28
	;;
.L27:
	addl r16 = 9800, r0
.L28:
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	add r16 = r14, r16
	ld4 r15 = [r15]
	adds r14 = -28, r2
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
	addl r14 = @gprel(global#), gp
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp fill#
	.align 16
	.proc chain#
chain:
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
	st8 [r14] = r32
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r16 = [r14]
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	mov r14 = r16
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 12, r14
	addl r15 = 6, r0
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 8, r14
	;;
	mov r38 = r14
	mov r37 = r15
	br.call.sptk.many b0 = turn#
	mov r1 = r36
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 12, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 10, r14
	adds r16 = -16, r35
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 12, r14
	;;
	st4 [r14] = r15
	br .L32
	;;
.L30:
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	ld8 r16 = [r14]
	mov r14 = r35
	;;
	ld8 r15 = [r14]
	mov r14 = r16
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
.L32:
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp chain#
	.section	.rodata
	.align 8
.LC0:
	stringz	"THE PROGRAM, 2'ND STRING"
	.global __divdi3#
	.align 8
.LC1:
	stringz	"%08x %d %d %s\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -176, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	addl r40 = 48, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = calloc#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(shared#), gp
	;;
	st8 [r14] = r15
	addl r40 = 48, r0
	addl r39 = 1, r0
	br.call.sptk.many b0 = calloc#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(spare#), gp
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(spare#), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = 8, r14
	;;
	st4 [r15] = r0
	adds r15 = 12, r14
	addl r16 = 40, r0
	;;
	st4 [r15] = r16
	adds r14 = 16, r14
	movl r15 = 5138416203945298004
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5570762661727912274
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5138124842827194437
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -80, r37
	movl r15 = 5138416203945298004
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5991811843491709266
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	movl r15 = 5138124842827194452
	;;
	st8 [r14] = r15
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st2 [r14] = r0
	adds r14 = 2, r14
	;;
	st1 [r14] = r0
	adds r14 = 1, r14
	;;
	adds r14 = -160, r37
	;;
	st4 [r14] = r0
	adds r14 = -156, r37
	;;
	st4 [r14] = r0
	adds r14 = -152, r37
	;;
	st4 [r14] = r0
	adds r14 = -148, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L34
	;;
.L40:
	addl r14 = @gprel(letter1#), gp
	addl r15 = 65, r0
	;;
	st1 [r14] = r15
	addl r14 = @gprel(letter2#), gp
	addl r15 = 66, r0
	;;
	st1 [r14] = r15
	adds r14 = -156, r37
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	adds r14 = -49, r37
	movl r16 = @gprel(.LC0)
	;;
	add r16 = r1, r16
	mov r15 = r14
	addl r14 = 25, r0
	;;
	mov r41 = r14
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r38
	adds r14 = -16, r37
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r15 = -49, r37
	adds r14 = -80, r37
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = same#
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
	adds r14 = -140, r37
	;;
	st4 [r14] = r15
	adds r14 = -136, r37
	addl r15 = 3, r0
	;;
	st4 [r14] = r15
	br .L35
	;;
.L36:
	adds r14 = -156, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r16 = r14, r15
	adds r14 = -152, r37
	adds r15 = -136, r37
	;;
	ld4 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -156, r37
	adds r15 = -156, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r15 = -156, r37
	adds r14 = -136, r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L36
	adds r15 = -152, r37
	adds r14 = -156, r37
	;;
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	movl r40 = @gprel(array2#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(array1#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = fill#
	mov r1 = r38
	;;
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	addl r15 = @gprel(spare#), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r39 = r14
	br.call.sptk.many b0 = chain#
	mov r1 = r38
	adds r14 = -144, r37
	addl r15 = 65, r0
	;;
	st1 [r14] = r15
	br .L37
	;;
.L39:
	adds r14 = -144, r37
	addl r40 = 67, r0
	;;
	ld1 r39 = [r14]
	br.call.sptk.many b0 = pick#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -16, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L38
	adds r14 = -16, r37
	;;
	mov r40 = r14
	mov r39 = r0
	br.call.sptk.many b0 = turn#
	mov r1 = r38
.L38:
	adds r14 = -144, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -144, r37
	;;
	st1 [r14] = r15
.L37:
	addl r14 = @gprel(letter2#), gp
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -144, r37
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L39
	adds r14 = -136, r37
	adds r16 = -136, r37
	adds r15 = -156, r37
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	setf.sig f6 = r16
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	st4 [r14] = r15
	adds r14 = -152, r37
	;;
	ld4 r14 = [r14]
	;;
	or r14 = 1, r14
	;;
	mov r15 = r14
	adds r34 = -156, r37
	adds r14 = -136, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	sxt4 r15 = r15
	;;
	mov r40 = r15
	mov r39 = r14
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r38
	mov r14 = r8
	;;
	st4 [r34] = r14
	adds r15 = -136, r37
	adds r14 = -152, r37
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	sub r15 = r15, r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -136, r37
	adds r15 = -156, r37
	;;
	ld4 r15 = [r15]
	;;
	sub r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -160, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	adds r16 = -156, r37
	adds r15 = -136, r37
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	add r16 = r16, r15
	adds r15 = -152, r37
	;;
	ld4 r15 = [r15]
	;;
	add r16 = r16, r15
	adds r15 = -140, r37
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	adds r16 = -16, r37
	;;
	ld4 r16 = [r16]
	;;
	add r16 = r15, r16
	addl r15 = @gprel(spare#), gp
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 12, r15
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	addl r16 = @gprel(letter1#), gp
	;;
	ld1 r16 = [r16]
	;;
	sxt1 r16 = r16
	;;
	add r15 = r15, r16
	;;
	add r14 = r14, r15
	adds r15 = -160, r37
	;;
	st4 [r15] = r14
	adds r14 = -148, r37
	adds r15 = -148, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L34:
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	mov r15 = r8
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	mov r15 = r14
	adds r14 = -148, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L40
	addl r14 = @gprel(global#), gp
	;;
	ld4 r15 = [r14]
	movl r14 = @gprel(array2#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 1628, r14
	;;
	ld4 r14 = [r14]
	addl r16 = 255, r0
	;;
	and r14 = r16, r14
	;;
	mov r16 = r14
	addl r14 = @gprel(shared#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	mov r43 = r14
	mov r42 = r16
	mov r41 = r15
	adds r14 = -160, r37
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
