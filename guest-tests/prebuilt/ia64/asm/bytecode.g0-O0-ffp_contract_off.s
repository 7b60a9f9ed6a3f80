// cfc39f1cc895f922f73bc0e214810e2f
	.file	"bytecode.c"
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
	.section	.rodata
	.align 4
	.type	code#, @object
	.size	code#, 232
code:
	data4	1
	data4	2
	data4	3
	data4	0
	data4	2
	data4	0
	data4	1
	data4	500
	data4	7
	data4	9
	data4	54
	data4	1
	data4	2
	data4	3
	data4	1
	data4	2
	data4	1
	data4	2
	data4	0
	data4	7
	data4	9
	data4	38
	data4	2
	data4	0
	data4	2
	data4	1
	data4	6
	data4	9
	data4	45
	data4	2
	data4	1
	data4	1
	data4	1
	data4	4
	data4	3
	data4	1
	data4	8
	data4	15
	data4	2
	data4	2
	data4	2
	data4	0
	data4	4
	data4	3
	data4	2
	data4	2
	data4	0
	data4	1
	data4	1
	data4	4
	data4	3
	data4	0
	data4	8
	data4	4
	data4	2
	data4	2
	data4	10
	data4	0
	.global __moddi3#
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 2, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -192, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -24, r34
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
	adds r14 = -176, r34
	;;
	st8 [r14] = r0
	adds r14 = -168, r34
	;;
	st4 [r14] = r0
	adds r14 = -160, r34
	movl r15 = @gprel(code#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
.L22:
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r34
	;;
	adds r16 = 4, r14
	;;
	st8 [r15] = r16
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = 10, r14
	(p6) br.cond.dptk .L22
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L8), r1
	;;
	ld8.mov r15 = [r15], .L8
	;;
	add r14 = r14, r15
	;;
	ld8 r15 = [r14]
	;;
	add r14 = r14, r15
	;;
	mov b6 = r14
	br b6
	;;
	.section	.rodata
	.align 8
	.align 4
.L8:
	data8 @pcrel(.L18)
	data8 @pcrel(.L17)
	data8 @pcrel(.L16)
	data8 @pcrel(.L15)
	data8 @pcrel(.L14)
	data8 @pcrel(.L13)
	data8 @pcrel(.L12)
	data8 @pcrel(.L11)
	data8 @pcrel(.L10)
	data8 @pcrel(.L9)
	data8 @pcrel(.L7)
	.text
.L18:
	adds r15 = -176, r34
	;;
	ld8 r14 = [r15]
	br .L23
	;;
.L17:
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r34
	;;
	adds r16 = 4, r14
	;;
	st8 [r15] = r16
	ld4 r17 = [r14]
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r34
	;;
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	sxt4 r16 = r17
	adds r15 = -152, r34
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	br .L6
	;;
.L16:
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r34
	;;
	adds r16 = 4, r14
	;;
	st8 [r15] = r16
	ld4 r17 = [r14]
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	adds r15 = -168, r34
	;;
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	adds r16 = -24, r34
	sxt4 r15 = r17
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	adds r16 = -152, r34
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br .L6
	;;
.L15:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	adds r15 = -160, r34
	;;
	adds r16 = 4, r14
	;;
	st8 [r15] = r16
	ld4 r17 = [r14]
	adds r15 = -152, r34
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -24, r34
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br .L6
	;;
.L14:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r15 = -152, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -152, r34
	adds r14 = -168, r34
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
	adds r16 = -168, r34
	;;
	ld4 r16 = [r16]
	;;
	adds r17 = -1, r16
	add r15 = r15, r14
	adds r16 = -152, r34
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br .L6
	;;
.L13:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r15 = -152, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -152, r34
	adds r14 = -168, r34
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
	adds r16 = -168, r34
	;;
	ld4 r16 = [r16]
	;;
	adds r17 = -1, r16
	sub r15 = r15, r14
	adds r16 = -152, r34
	;;
	sxt4 r14 = r17
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br .L6
	;;
.L12:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r15 = -152, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r16 = r14
	adds r15 = -152, r34
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	sxt4 r14 = r16
	;;
	sxt4 r15 = r15
	;;
	mov r37 = r15
	mov r36 = r14
	br.call.sptk.many b0 = __moddi3#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	sxt4 r16 = r15
	adds r15 = -152, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	br .L6
	;;
.L11:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r15 = -152, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -152, r34
	adds r14 = -168, r34
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
	cmp.gt p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	zxt1 r15 = r15
	adds r16 = -152, r34
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	br .L6
	;;
.L10:
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r15 = r14, 2, r0
	adds r14 = -160, r34
	movl r16 = @gprel(code#)
	;;
	add r16 = r1, r16
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	br .L6
	;;
.L9:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r15 = -152, r34
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L20
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	br .L21
	;;
.L20:
	adds r14 = -160, r34
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	movl r15 = @gprel(code#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
.L21:
	adds r15 = -160, r34
	;;
	st8 [r15] = r14
	br .L6
	;;
.L7:
	adds r14 = -168, r34
	adds r15 = -168, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
	adds r15 = -152, r34
	adds r14 = -168, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -176, r34
	;;
	st8 [r15] = r14
	nop 0
.L6:
	br .L22
	;;
.L23:
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%lld\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -16, r37
	;;
	st8 [r14] = r0
	adds r34 = -8, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L25
	;;
.L26:
	br.call.sptk.many b0 = run#
	mov r1 = r38
	mov r15 = r8
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	adds r14 = -8, r37
	adds r15 = -8, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
	adds r16 = -16, r37
	;;
	ld8 r40 = [r16]
	movl r39 = @gprel(.LC0)
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
