// e670b31d55ff1f0186e63f75e026d371 guest-tests/control/recursion.c
	.file	"recursion.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc checksum#
checksum:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st8 [r14] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	movl r15 = -2128831035
	;;
	st4 [r14] = r15
	br .L2
	;;
.L3:
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r2
	;;
	st8 [r16] = r15
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -8, r2
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
.L2:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	adds r16 = -1, r14
	;;
	st8 [r15] = r16
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp checksum#
	.align 16
	.proc ackermann#
ackermann:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	st4 [r37] = r32
	adds r14 = 4, r37
	;;
	st4 [r14] = r33
	ld4 r14 = [r37]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	br .L10
	;;
.L6:
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	ld4 r14 = [r37]
	;;
	adds r14 = -1, r14
	addl r40 = 1, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = ackermann#
	mov r1 = r38
	mov r14 = r8
	br .L10
	;;
.L8:
	ld4 r14 = [r37]
	;;
	adds r34 = -1, r14
	adds r14 = 4, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	mov r40 = r14
	ld4 r39 = [r37]
	br.call.sptk.many b0 = ackermann#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r34
	br.call.sptk.many b0 = ackermann#
	mov r1 = r38
	mov r14 = r8
.L10:
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp ackermann#
	.sbss
	.align 4
	.type	moves#, @object
	.size	moves#, 4
moves:
	.skip	4
	.text
	.align 16
	.proc hanoi#
hanoi:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 4, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	st4 [r38] = r32
	adds r14 = 4, r38
	;;
	st4 [r14] = r33
	adds r14 = 8, r38
	;;
	st4 [r14] = r34
	adds r14 = 12, r38
	;;
	st4 [r14] = r35
	ld4 r14 = [r38]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L14
	ld4 r14 = [r38]
	;;
	adds r17 = -1, r14
	adds r16 = 8, r38
	adds r15 = 12, r38
	adds r14 = 4, r38
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	mov r40 = r17
	br.call.sptk.many b0 = hanoi#
	mov r1 = r39
	;;
	addl r14 = @gprel(moves#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(moves#), gp
	;;
	st4 [r15] = r14
	ld4 r14 = [r38]
	;;
	adds r17 = -1, r14
	adds r16 = 4, r38
	adds r15 = 8, r38
	adds r14 = 12, r38
	;;
	ld4 r43 = [r16]
	ld4 r42 = [r15]
	ld4 r41 = [r14]
	mov r40 = r17
	br.call.sptk.many b0 = hanoi#
	mov r1 = r39
	br .L11
	;;
.L14:
	nop 0
.L11:
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp hanoi#
	.align 16
	.proc even#
even:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = odd#
	mov r1 = r36
	mov r14 = r8
	br .L18
	;;
.L16:
	addl r14 = 1, r0
.L18:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp even#
	.align 16
	.proc odd#
odd:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	ld4 r14 = [r35]
	;;
	adds r14 = -1, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = even#
	mov r1 = r36
	mov r14 = r8
	br .L22
	;;
.L20:
	mov r14 = r0
.L22:
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp odd#
	.sbss
	.align 4
	.type	seen#, @object
	.size	seen#, 4
seen:
	.skip	4
	.text
	.align 16
	.proc permute#
permute:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 2, 0
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
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	addl r14 = @gprel(seen#), gp
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r34 = r14, r15
	mov r14 = r37
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = strlen#
	mov r1 = r38
	mov r15 = r8
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = checksum#
	mov r1 = r38
	mov r14 = r8
	;;
	add r14 = r34, r14
	addl r15 = @gprel(seen#), gp
	;;
	st4 [r15] = r14
	br .L23
	;;
.L24:
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	br .L26
	;;
.L27:
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -12, r37
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r16
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	adds r15 = -12, r37
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	mov r14 = r37
	;;
	mov r40 = r15
	ld8 r39 = [r14]
	br.call.sptk.many b0 = permute#
	mov r1 = r38
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r16 = -16, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r16 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r16
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r14 = 8, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	adds r15 = -12, r37
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r37
	;;
	st4 [r16] = r14
.L26:
	adds r15 = -16, r37
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L27
.L23:
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp permute#
	.align 16
	.proc deep#
deep:
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
	st4 [r14] = r32
	adds r14 = 4, r36
	;;
	st4 [r14] = r33
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r36
	;;
	ld4 r15 = [r15]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r14 = -12, r36
	;;
	st4.rel [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -12, r36
	;;
	ld4.acq r14 = [r14]
	br .L30
	;;
.L29:
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	adds r16 = -1, r14
	adds r14 = 4, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	dep.z r14 = r14, 6, 26
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	movl r15 = 1013904223
	;;
	add r14 = r14, r15
	;;
	mov r39 = r14
	mov r38 = r16
	br.call.sptk.many b0 = deep#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = -16, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	adds r14 = -12, r36
	;;
	ld4.acq r14 = [r14]
	;;
	add r14 = r15, r14
.L30:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp deep#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %u\n"
	.align 8
.LC1:
	stringz	"%d %d %d %08x\n"
	.align 8
.LC2:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 0, 6, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	addl r39 = 9, r0
	addl r38 = 2, r0
	;;
	br.call.sptk.many b0 = ackermann#
	mov r1 = r37
	mov r32 = r8
	addl r39 = 4, r0
	addl r38 = 3, r0
	;;
	br.call.sptk.many b0 = ackermann#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r40 = r14
	mov r39 = r32
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r41 = 2, r0
	addl r40 = 3, r0
	addl r39 = 1, r0
	;;
	addl r38 = 14, r0
	br.call.sptk.many b0 = hanoi#
	mov r1 = r37
	movl r14 = 29104508263162465
	;;
	st8 [r36] = r14
	mov r39 = r0
	mov r38 = r36
	br.call.sptk.many b0 = permute#
	mov r1 = r37
	;;
	addl r14 = @gprel(moves#), gp
	;;
	ld4 r32 = [r14]
	addl r38 = 5000, r0
	br.call.sptk.many b0 = even#
	mov r1 = r37
	mov r33 = r8
	;;
	addl r38 = 4999, r0
	br.call.sptk.many b0 = odd#
	mov r1 = r37
	mov r15 = r8
	;;
	addl r14 = @gprel(seen#), gp
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r15
	mov r40 = r33
	mov r39 = r32
	movl r38 = @gprel(.LC1)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	addl r39 = 42, r0
	;;
	addl r38 = 50000, r0
	br.call.sptk.many b0 = deep#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
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
