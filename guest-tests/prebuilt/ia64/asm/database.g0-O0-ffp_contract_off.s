// 0f481bb5b768b52c36ee4b7a056df192
	.file	"database.c"
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
	.sbss
	.align 8
	.type	pages#, @object
	.size	pages#, 8
pages:
	.skip	8
	.align 4
	.type	pages_used#, @object
	.size	pages_used#, 4
pages_used:
	.skip	4
	.align 4
	.type	pages_room#, @object
	.size	pages_room#, 4
pages_room:
	.skip	4
	.align 8
	.type	rows#, @object
	.size	rows#, 8
rows:
	.skip	8
	.section	.rodata
	.align 8
.LC0:
	stringz	"no pages are left"
	.text
	.align 16
	.proc new_page#
new_page:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
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
	addl r14 = @gprel(pages_used#), gp
	;;
	ld4 r15 = [r14]
	addl r14 = @gprel(pages_room#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L8
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
.L8:
	addl r14 = @gprel(pages#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(pages_used#), gp
	;;
	ld4 r14 = [r14]
	;;
	adds r16 = 1, r14
	addl r17 = @gprel(pages_used#), gp
	;;
	st4 [r17] = r16
	addp4 r16 = r14, r0
	;;
	mov r14 = r16
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	adds r15 = -16, r35
	;;
	st8 [r15] = r14
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	st4 [r14] = r0
	adds r15 = -16, r35
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 4, r14
	mov r15 = r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
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
	.endp new_page#
	.align 16
	.proc place_in#
place_in:
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
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	adds r14 = -12, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br .L11
	;;
.L13:
	adds r14 = -12, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -8, r2
	;;
	extr.u r16 = r14, 31, 1
	;;
	add r14 = r16, r14
	;;
	extr r14 = r14, 1, 31
	;;
	st4 [r15] = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	br .L11
	;;
.L12:
	adds r14 = -12, r2
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
.L11:
	adds r14 = -12, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp place_in#
	.align 16
	.proc insert_at#
insert_at:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -32, r12
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
	adds r14 = -4, r39
	;;
	st4 [r14] = r36
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r16 = -16, r39
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	;;
	adds r16 = 8, r14
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	adds r17 = -16, r39
	;;
	ld8 r15 = [r17]
	;;
	add r14 = r15, r14
	;;
	adds r17 = 8, r14
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r43 = r14
	mov r42 = r17
	mov r41 = r16
	br.call.sptk.many b0 = memmove#
	mov r1 = r40
	adds r15 = -8, r39
	adds r14 = -4, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 1, r14
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	shladd r14 = r14, 3, r0
	adds r16 = -16, r39
	;;
	ld8 r15 = [r16]
	;;
	add r14 = r15, r14
	;;
	adds r16 = 8, r14
	adds r15 = -8, r39
	adds r14 = -4, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	shladd r14 = r14, 3, r0
	adds r17 = -16, r39
	;;
	ld8 r15 = [r17]
	;;
	add r14 = r15, r14
	;;
	adds r17 = 8, r14
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r43 = r14
	mov r42 = r17
	mov r41 = r16
	br.call.sptk.many b0 = memmove#
	mov r1 = r40
	adds r16 = -16, r39
	;;
	ld8 r14 = [r16]
	adds r15 = -8, r39
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -8, r39
	adds r14 = -4, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r17 = -16, r39
	;;
	ld8 r15 = [r17]
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = 8, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -16, r39
	;;
	ld8 r14 = [r15]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r39
	;;
	ld8 r14 = [r16]
	;;
	st4 [r14] = r15
	nop 0
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp insert_at#
	.align 16
	.proc split#
split:
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = new_page#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r14 = -8, r36
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	sub r15 = r15, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	sxt4 r16 = r15
	;;
	adds r15 = 8, r14
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r36
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
	adds r14 = -8, r36
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = 32, r14
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	sub r15 = r14, r15
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	st4 [r14] = r15
	adds r17 = -16, r36
	;;
	ld8 r14 = [r17]
	;;
	adds r16 = 8, r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = 32, r14
	mov r15 = r36
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r15 = 8, r14
	adds r17 = -16, r36
	;;
	ld8 r14 = [r17]
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r40 = r14
	mov r39 = r15
	mov r38 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r16 = 264, r14
	adds r17 = -16, r36
	;;
	ld8 r14 = [r17]
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = 32, r14
	mov r15 = r36
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	shladd r14 = r14, 3, r0
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r17 = 8, r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	ld4 r14 = [r14]
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	cmp4.eq p6, p7 = 0, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	add r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r36
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r16 = -16, r36
	;;
	ld8 r14 = [r16]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp split#
	.align 16
	.proc insert#
insert:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 3, 5, 5, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -96, r12
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
	st8 [r14] = r33
	mov r14 = r38
	;;
	st8 [r14] = r34
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L19
	adds r35 = -64, r38
	mov r40 = r0
	br.call.sptk.many b0 = new_page#
	mov r1 = r39
	;;
	st8 [r35] = r8
	adds r14 = -64, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 264, r14
	adds r15 = -16, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -40, r38
	adds r14 = -16, r38
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	br.call.sptk.many b0 = split#
	mov r1 = r39
	mov r15 = r8
	adds r14 = -64, r38
	addl r44 = 1, r0
	;;
	mov r43 = r15
	mov r42 = r0
	mov r41 = r0
	ld8 r40 = [r14]
	br.call.sptk.many b0 = insert_at#
	mov r1 = r39
	adds r14 = -40, r38
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -16, r38
	adds r15 = -64, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L19:
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -80, r38
	;;
	st8 [r15] = r14
	br .L20
	;;
.L24:
	adds r35 = -56, r38
	adds r14 = -8, r38
	;;
	ld8 r41 = [r14]
	adds r14 = -80, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r39
	st4 [r35] = r8
	adds r14 = -72, r38
	adds r15 = -80, r38
	;;
	ld8 r16 = [r15]
	adds r15 = -56, r38
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	adds r15 = 32, r15
	adds r16 = 8, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -72, r38
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L21
	adds r35 = -48, r38
	adds r15 = -32, r38
	adds r14 = -72, r38
	;;
	mov r41 = r15
	ld8 r40 = [r14]
	br.call.sptk.many b0 = split#
	mov r1 = r39
	st8 [r35] = r8
	adds r14 = -32, r38
	;;
	ld8 r16 = [r14]
	adds r15 = -48, r38
	adds r14 = -56, r38
	addl r44 = 1, r0
	;;
	ld8 r43 = [r15]
	mov r42 = r16
	ld4 r41 = [r14]
	adds r14 = -80, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = insert_at#
	mov r1 = r39
	adds r14 = -32, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	cmp.geu p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	adds r14 = -48, r38
	;;
	ld8 r14 = [r14]
	br .L23
	;;
.L22:
	adds r14 = -72, r38
	;;
	ld8 r14 = [r14]
.L23:
	adds r15 = -72, r38
	;;
	st8 [r15] = r14
.L21:
	adds r14 = -72, r38
	;;
	ld8 r14 = [r14]
	adds r15 = -80, r38
	;;
	st8 [r15] = r14
.L20:
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L24
	adds r14 = -8, r38
	;;
	ld8 r41 = [r14]
	adds r14 = -80, r38
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r39
	mov r16 = r8
	mov r15 = r38
	adds r14 = -8, r38
	mov r44 = r0
	;;
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r16
	adds r15 = -80, r38
	;;
	ld8 r40 = [r15]
	br.call.sptk.many b0 = insert_at#
	mov r1 = r39
	adds r14 = -16, r38
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp insert#
	.align 16
	.proc find#
find:
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
	br .L27
	;;
.L28:
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r37
	mov r17 = r8
	mov r14 = r36
	mov r15 = r36
	;;
	ld8 r16 = [r15]
	sxt4 r15 = r17
	;;
	adds r15 = 32, r15
	adds r16 = 8, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L27:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L29
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L29
	mov r14 = r36
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	br .L31
	;;
.L29:
	mov r14 = r0
.L31:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp find#
	.align 16
	.proc delete#
delete:
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
	st8 [r14] = r32
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	br .L33
	;;
.L34:
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r37
	mov r17 = r8
	mov r14 = r36
	mov r15 = r36
	;;
	ld8 r16 = [r15]
	sxt4 r15 = r17
	;;
	adds r15 = 32, r15
	adds r16 = 8, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L33:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld8 r38 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -16, r36
	;;
	ld4 r15 = [r16]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L35
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r18 = -16, r36
	;;
	ld4 r15 = [r18]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r36
	;;
	ld8 r15 = [r15]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L36
.L35:
	mov r14 = r0
	br .L37
	;;
.L36:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r15 = r36
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r16 = 8, r14
	adds r18 = -16, r36
	;;
	ld4 r14 = [r18]
	;;
	adds r14 = 1, r14
	mov r15 = r36
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r17 = 8, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r18 = -16, r36
	;;
	ld4 r14 = [r18]
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	br.call.sptk.many b0 = memmove#
	mov r1 = r37
	mov r15 = r36
	adds r16 = -16, r36
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	shladd r14 = r14, 3, r0
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r16 = 8, r14
	adds r18 = -16, r36
	;;
	ld4 r14 = [r18]
	;;
	adds r14 = 1, r14
	mov r15 = r36
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	;;
	shladd r14 = r14, 3, r0
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	adds r17 = 8, r14
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r15 = [r14]
	adds r18 = -16, r36
	;;
	ld4 r14 = [r18]
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	br.call.sptk.many b0 = memmove#
	mov r1 = r37
	addl r14 = 1, r0
.L37:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp delete#
	.align 16
	.proc scan#
scan:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 5, 4, 5, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -64, r12
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
	adds r15 = -24, r39
	adds r14 = -32, r39
	;;
	ld8 r42 = [r15]
	ld8 r41 = [r14]
	br.call.sptk.many b0 = place_in#
	mov r1 = r40
	adds r14 = -48, r39
	;;
	st4 [r14] = r8
	br .L39
	;;
.L44:
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L40
	adds r14 = -32, r39
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r18 = [r14]
	mov r17 = r39
	adds r16 = -8, r39
	adds r15 = -16, r39
	adds r14 = -24, r39
	;;
	ld8 r45 = [r17]
	ld8 r44 = [r16]
	ld8 r43 = [r15]
	ld8 r42 = [r14]
	mov r41 = r18
	br.call.sptk.many b0 = scan#
	mov r1 = r40
	br .L41
	;;
.L40:
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L41
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L41
	adds r14 = -32, r39
	;;
	ld8 r15 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 32, r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r16 = [r14]
	mov r15 = r39
	adds r14 = -8, r39
	;;
	ld8 r14 = [r14]
	mov r42 = r16
	ld8 r41 = [r15]
	;;
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r40
.L41:
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	cmp4.le p6, p7 = r14, r15
	(p6) br.cond.dptk .L42
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	shladd r14 = r16, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r39
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r14, r15
	(p7) br.cond.dptk .L45
.L42:
	adds r15 = -48, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r39
	;;
	st4 [r16] = r14
.L39:
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ge p6, p7 = r14, r15
	(p6) br.cond.dptk .L44
	br .L38
	;;
.L45:
	nop 0
.L38:
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp scan#
	.align 16
	.proc add_amount#
add_amount:
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
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	ld8 r14 = [r14]
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	add r15 = r14, r15
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 12, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	cmp4.ne p6, p7 = 120, r15
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	;;
	zxt1 r15 = r15
	;;
	add r15 = r14, r15
	adds r16 = -16, r2
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add_amount#
	.align 16
	.proc join#
join:
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
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r37
	;;
	st8 [r15] = r14
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 16, r14
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
	;;
	addp4 r14 = r14, r0
	adds r34 = -8, r37
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = find#
	mov r1 = r38
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 12, r14
	adds r14 = 8, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	addl r41 = 5, r0
	;;
	mov r40 = r14
	mov r39 = r15
	br.call.sptk.many b0 = strncmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L49
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	add r15 = r14, r15
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -16, r37
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r37
	;;
	ld8 r14 = [r16]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
.L49:
	nop 0
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp join#
	.align 16
	.proc by_amount#
by_amount:
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
	;;
	ld8 r14 = [r14]
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -8, r2
	adds r15 = 8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L51
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.leu p6, p7 = r14, r15
	(p6) br.cond.dptk .L52
	addl r14 = -1, r0
	br .L54
	;;
.L52:
	addl r14 = 1, r0
	br .L54
	;;
.L51:
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L55
	adds r15 = -16, r2
	;;
	ld8 r14 = [r15]
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ltu p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	br .L54
	;;
.L55:
	addl r14 = -1, r0
.L54:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp by_amount#
	.section	.rodata
	.align 8
.LC1:
	stringz	"name "
	.text
	.align 16
	.proc run#
run:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 5, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -112, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	addl r14 = @gprel(pages_used#), gp
	;;
	st4 [r14] = r0
	addl r38 = 1, r0
	br.call.sptk.many b0 = new_page#
	mov r1 = r37
	adds r14 = -96, r36
	;;
	st8 [r14] = r8
	adds r33 = -88, r36
	addl r38 = 1, r0
	br.call.sptk.many b0 = new_page#
	mov r1 = r37
	;;
	st8 [r33] = r8
	adds r14 = -24, r36
	;;
	st8 [r14] = r0
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r0
	adds r14 = -24, r36
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -80, r36
	;;
	st4 [r14] = r0
	adds r14 = -76, r36
	;;
	st4 [r14] = r0
	br .L58
	;;
.L61:
	addl r14 = @gprel(rows#), gp
	;;
	ld8 r16 = [r14]
	adds r14 = -76, r36
	;;
	ld4 r14 = [r14]
	;;
	shl r15 = r14, 5
	adds r14 = -32, r36
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -76, r36
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	dep.z r16 = r14, 5, 27
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r15 = r14, r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = 4223091239536077
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r16, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r15 = r14, 15
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 12
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r16 = r14, r0
	movl r14 = 5895351198814392785
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r16, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r15 = r14, 6
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r15
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	mov r38 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r37
	mov r14 = r8
	;;
	addp4 r16 = r14, r0
	movl r14 = 3777893186295716171
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 11
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r15 = r14
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 12, r14
	addl r40 = 5, r0
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	adds r14 = -72, r36
	addl r15 = 5, r0
	;;
	st4 [r14] = r15
	adds r14 = -68, r36
	adds r15 = -32, r36
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br .L59
	;;
.L60:
	adds r14 = -68, r36
	;;
	ld4 r15 = [r14]
	movl r14 = -3689348814741910323
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 3
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 48, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -32, r36
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r36
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r15
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -72, r36
	adds r15 = -72, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = -68, r36
	adds r15 = -68, r36
	;;
	ld4 r15 = [r15]
	movl r16 = -3689348814741910323
	;;
	setf.sig f6 = r15
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr.u r15 = r15, 3
	;;
	st4 [r14] = r15
.L59:
	adds r14 = -72, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 11, r14
	(p6) br.cond.dptk .L60
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	st1 [r14] = r0
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	adds r14 = -32, r36
	;;
	ld8 r40 = [r14]
	mov r39 = r15
	adds r14 = -96, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = insert#
	mov r1 = r37
	adds r16 = -96, r36
	;;
	st8 [r16] = r8
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 32
	adds r15 = -32, r36
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	or r16 = r15, r14
	adds r33 = -88, r36
	adds r15 = -32, r36
	adds r14 = -88, r36
	;;
	ld8 r40 = [r15]
	mov r39 = r16
	ld8 r38 = [r14]
	br.call.sptk.many b0 = insert#
	mov r1 = r37
	st8 [r33] = r8
	;;
	movl r15 = @gprel(sorted.0#)
	;;
	add r15 = r1, r15
	adds r14 = -76, r36
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -32, r36
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -76, r36
	adds r15 = -76, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L58:
	adds r14 = -76, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 7999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L61
	adds r14 = -24, r36
	;;
	adds r14 = 16, r14
	adds r16 = -96, r36
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	adds r14 = -64, r36
	;;
	st8 [r14] = r0
	br .L62
	;;
.L65:
	adds r14 = -64, r36
	;;
	ld8 r14 = [r14]
	;;
	shl r17 = r14, 32
	adds r14 = -64, r36
	;;
	ld8 r14 = [r14]
	;;
	shl r14 = r14, 32
	addp4 r15 = 4294967295 - 0x100000000, r0
	;;
	or r18 = r15, r14
	adds r14 = -64, r36
	;;
	ld8 r16 = [r14]
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 1
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	sub r15 = r16, r14
	;;
	cmp.eq p6, p7 = 0, r15
	(p6) br.cond.dptk .L63
	addl r15 = @ltoff(@fptr(add_amount#)), gp
	;;
	ld8 r15 = [r15]
	br .L64
	;;
.L63:
	addl r15 = @ltoff(@fptr(join#)), gp
	;;
	ld8 r15 = [r15]
.L64:
	adds r16 = -24, r36
	adds r14 = -88, r36
	;;
	mov r42 = r16
	mov r41 = r15
	mov r40 = r18
	mov r39 = r17
	ld8 r38 = [r14]
	br.call.sptk.many b0 = scan#
	mov r1 = r37
	adds r14 = -64, r36
	adds r15 = -64, r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L62:
	adds r14 = -64, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.geu p6, p7 = 96, r14
	(p6) br.cond.dptk .L65
	adds r14 = -56, r36
	;;
	st4 [r14] = r0
	br .L66
	;;
.L67:
	adds r14 = -56, r36
	;;
	ld4 r15 = [r14]
	adds r14 = -56, r36
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 900, r14
	;;
	addp4 r16 = r14, r0
	adds r14 = -24, r36
	;;
	mov r42 = r14
	addl r41 = @ltoff(@fptr(add_amount#)), gp
	;;
	ld8 r41 = [r41]
	mov r40 = r16
	mov r39 = r15
	adds r14 = -96, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = scan#
	mov r1 = r37
	adds r14 = -56, r36
	adds r15 = -56, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 500, r15
	;;
	st4 [r14] = r15
.L66:
	adds r14 = -56, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 59999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L67
	adds r14 = -52, r36
	;;
	st4 [r14] = r0
	br .L68
	;;
.L71:
	addl r14 = @gprel(rows#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	adds r33 = -40, r36
	;;
	mov r39 = r14
	adds r16 = -96, r36
	;;
	ld8 r38 = [r16]
	br.call.sptk.many b0 = find#
	mov r1 = r37
	st8 [r33] = r8
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -40, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
	addl r14 = @gprel(rows#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	mov r39 = r14
	adds r14 = -96, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = delete#
	mov r1 = r37
	mov r16 = r8
	br .L70
	;;
.L69:
	mov r16 = r0
.L70:
	adds r14 = -80, r36
	adds r15 = -80, r36
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -52, r36
	adds r15 = -52, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 3, r15
	;;
	st4 [r14] = r15
.L68:
	adds r14 = -52, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 7999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L71
	adds r14 = -48, r36
	;;
	st4 [r14] = r0
	br .L72
	;;
.L73:
	adds r14 = -48, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	adds r16 = -96, r36
	;;
	ld8 r38 = [r16]
	br.call.sptk.many b0 = find#
	mov r1 = r37
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r14, r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	st4 [r14] = r15
	adds r14 = -48, r36
	adds r15 = -48, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L72:
	adds r14 = -48, r36
	;;
	ld4 r14 = [r14]
	addl r15 = 19999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L73
	addl r41 = @ltoff(@fptr(by_amount#)), gp
	;;
	ld8 r41 = [r41]
	addl r40 = 8, r0
	addl r39 = 8000, r0
	movl r38 = @gprel(sorted.0#)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = qsort#
	mov r1 = r37
	adds r14 = -24, r36
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = -24, r36
	;;
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	addp4 r14 = r14, r0
	;;
	add r14 = r16, r14
	movl r2 = @gprel(sorted.0#)
	;;
	add r2 = r1, r2
	;;
	addl r15 = 32000, r2
	;;
	ld8 r15 = [r15]
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	add r14 = r14, r15
	adds r15 = -80, r36
	;;
	ld4 r15 = [r15]
	;;
	addp4 r15 = r15, r0
	;;
	add r14 = r14, r15
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp run#
	.section	.rodata
	.align 8
.LC2:
	stringz	"%llu\n"
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
	addl r39 = 256000, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(rows#), gp
	;;
	st8 [r14] = r15
	addl r14 = @gprel(pages_room#), gp
	addl r15 = 3000, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(pages_room#), gp
	;;
	ld4 r14 = [r14]
	;;
	addp4 r15 = r14, r0
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	mov r39 = r14
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(pages#), gp
	;;
	st8 [r14] = r15
	adds r34 = -8, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L76
	;;
.L77:
	addl r39 = 1, r0
	br.call.sptk.many b0 = run#
	mov r1 = r38
	adds r14 = -16, r37
	;;
	st8 [r14] = r8
	adds r14 = -8, r37
	adds r15 = -8, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L76:
	adds r14 = -8, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L77
	adds r14 = -16, r37
	;;
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC2)
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
	.bss
	.align 8
	.type	sorted.0#, @object
	.size	sorted.0#, 64000
sorted.0:
	.skip	64000
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
