// 55628dc357dba38778688a6959222191
	.file	"sha256.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
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
	(p6) br.cond.dptk .L4
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
	br .L6
	;;
.L4:
	addl r14 = 1, r0
.L6:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp rounds#
	.bss
	.align 4
	.type	k#, @object
	.size	k#, 256
k:
	.skip	256
	.text
	.align 16
	.proc rotate#
rotate:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r32
	adds r14 = 4, r2
	;;
	st4 [r14] = r33
	adds r15 = 4, r2
	ld4 r14 = [r2]
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	mix4.r r16 = r14, r14
	;;
	shr.u r16 = r16, r15
	;;
	mov r14 = r16
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp rotate#
	.align 16
	.proc compress#
compress:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 6, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -320, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	adds r14 = 8, r38
	;;
	st8 [r14] = r33
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r15 = -304, r38
	;;
	st4 [r15] = r14
	adds r14 = -300, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -296, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -292, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 12, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -288, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -284, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 20, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -280, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 24, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -276, r38
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 28, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = 8, r38
	adds r15 = -256, r38
	addl r42 = 64, r0
	;;
	ld8 r41 = [r14]
	mov r40 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r39
	adds r14 = -272, r38
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	br .L10
	;;
.L11:
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -16, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -7, r14
	adds r16 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	add r34 = r15, r14
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -15, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 7, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -15, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 18, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r14 = r8
	;;
	xor r14 = r14, r35
	;;
	mov r16 = r14
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -15, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 3, 29
	;;
	xor r14 = r14, r16
	;;
	add r34 = r34, r14
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 17, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r35 = r8
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	addl r41 = 19, r0
	;;
	mov r40 = r14
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r14 = r8
	;;
	xor r14 = r14, r35
	;;
	mov r16 = r14
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -2, r14
	adds r15 = -256, r38
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 10, 22
	;;
	xor r14 = r14, r16
	;;
	add r15 = r34, r14
	adds r16 = -256, r38
	adds r14 = -272, r38
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
	adds r14 = -272, r38
	adds r15 = -272, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -272, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L11
	adds r14 = -268, r38
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -288, r38
	addl r41 = 6, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r34 = r8
	adds r14 = -288, r38
	addl r41 = 11, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r14 = r8
	;;
	xor r14 = r14, r34
	;;
	mov r34 = r14
	adds r14 = -288, r38
	addl r41 = 25, r0
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r14 = r8
	;;
	xor r14 = r14, r34
	;;
	mov r15 = r14
	adds r14 = -276, r38
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r16 = -288, r38
	adds r15 = -284, r38
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	and r15 = r15, r16
	;;
	mov r17 = r15
	adds r15 = -288, r38
	;;
	ld4 r15 = [r15]
	;;
	andcm r15 = -1, r15
	adds r16 = -280, r38
	;;
	ld4 r16 = [r16]
	;;
	and r15 = r15, r16
	;;
	xor r15 = r15, r17
	;;
	add r15 = r14, r15
	movl r16 = @gprel(k#)
	;;
	add r16 = r1, r16
	adds r14 = -268, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	add r16 = r15, r14
	adds r15 = -256, r38
	adds r14 = -268, r38
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -264, r38
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	addl r41 = 2, r0
	adds r16 = -304, r38
	;;
	ld4 r40 = [r16]
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r34 = r8
	addl r41 = 13, r0
	adds r17 = -304, r38
	;;
	ld4 r40 = [r17]
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r14 = r8
	;;
	xor r14 = r14, r34
	;;
	mov r34 = r14
	addl r41 = 22, r0
	adds r14 = -304, r38
	;;
	ld4 r40 = [r14]
	br.call.sptk.many b0 = rotate#
	mov r1 = r39
	mov r14 = r8
	;;
	xor r14 = r14, r34
	;;
	mov r16 = r14
	adds r15 = -300, r38
	adds r14 = -296, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r17 = -304, r38
	;;
	ld4 r14 = [r17]
	;;
	and r14 = r15, r14
	;;
	mov r17 = r14
	adds r15 = -300, r38
	adds r14 = -296, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	and r14 = r14, r15
	;;
	xor r14 = r14, r17
	;;
	mov r15 = r14
	adds r14 = -260, r38
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -276, r38
	adds r15 = -280, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -280, r38
	adds r15 = -284, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -284, r38
	adds r15 = -288, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -288, r38
	adds r16 = -292, r38
	adds r15 = -264, r38
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -292, r38
	adds r15 = -296, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -296, r38
	adds r15 = -300, r38
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -300, r38
	adds r16 = -304, r38
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	adds r15 = -264, r38
	adds r14 = -260, r38
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r17 = -304, r38
	;;
	st4 [r17] = r14
	adds r14 = -268, r38
	adds r15 = -268, r38
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -268, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L13
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r16 = -304, r38
	;;
	ld4 r14 = [r16]
	;;
	add r15 = r15, r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	adds r15 = -300, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	adds r15 = -296, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	adds r15 = -292, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	adds r15 = -288, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 20, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 20, r14
	adds r15 = -284, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	adds r15 = -280, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 28, r14
	;;
	ld4 r16 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 28, r14
	adds r15 = -276, r38
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	nop 0
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp compress#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%08x"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 2, 0
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
	st4 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r14 = -12, r36
	movl r15 = -1831433054
	;;
	st4 [r14] = r15
	adds r14 = -128, r36
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	adds r14 = -12, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r15 = r8
	;;
	movl r16 = @gprel(k#)
	;;
	add r16 = r1, r16
	adds r17 = -128, r36
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -128, r36
	;;
	st4 [r17] = r14
.L15:
	adds r15 = -128, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 63, r14
	(p6) br.cond.dptk .L16
	adds r14 = -124, r36
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	adds r14 = -12, r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r16 = r8
	adds r15 = -108, r36
	adds r14 = -124, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
	adds r14 = -124, r36
	adds r15 = -124, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -124, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L18
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -120, r36
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
	shladd r14 = r14, 3, r0
	;;
	st4 [r16] = r14
	br .L19
	;;
.L22:
	adds r14 = -116, r36
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r14 = -116, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 7, r14
	adds r15 = -108, r36
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r16 = -120, r36
	adds r15 = -116, r36
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
	add r15 = r14, r15
	adds r16 = -76, r36
	adds r14 = -116, r36
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
	adds r14 = -116, r36
	adds r15 = -116, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L20:
	adds r14 = -116, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L21
	adds r15 = -76, r36
	adds r14 = -108, r36
	;;
	mov r39 = r15
	mov r38 = r14
	br.call.sptk.many b0 = compress#
	mov r1 = r37
	adds r14 = -120, r36
	adds r15 = -120, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -120, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -112, r36
	;;
	st4 [r14] = r0
	br .L23
	;;
.L24:
	adds r15 = -108, r36
	adds r14 = -112, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	adds r14 = -112, r36
	adds r15 = -112, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -112, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L24
	addl r38 = 10, r0
	br.call.sptk.many b0 = putchar#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
