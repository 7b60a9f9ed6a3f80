// e45676e11df3143cf564e91f6d7ee693
	.file	"script.c"
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
	.type	pool#, @object
	.size	pool#, 8
pool:
	.skip	8
	.align 8
	.type	pool_used#, @object
	.size	pool_used#, 8
pool_used:
	.skip	8
	.bss
	.align 8
	.type	strings#, @object
	.size	strings#, 8192
strings:
	.skip	8192
	.section	.rodata
	.align 8
.LC0:
	stringz	"the pool is empty"
	.text
	.align 16
	.proc take#
take:
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
	st8 [r35] = r32
	ld8 r14 = [r35]
	;;
	adds r14 = 7, r14
	;;
	and r14 = -8, r14
	;;
	st8 [r35] = r14
	addl r14 = @gprel(pool_used#), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	add r14 = r15, r14
	movl r15 = 3145728
	;;
	cmp.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L6
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = puts#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
.L6:
	addl r14 = @gprel(pool_used#), gp
	;;
	ld8 r15 = [r14]
	ld8 r14 = [r35]
	;;
	add r14 = r15, r14
	addl r15 = @gprel(pool_used#), gp
	;;
	st8 [r15] = r14
	addl r14 = @gprel(pool#), gp
	;;
	ld8 r15 = [r14]
	addl r14 = @gprel(pool_used#), gp
	;;
	ld8 r16 = [r14]
	ld8 r14 = [r35]
	;;
	sub r14 = r16, r14
	;;
	add r14 = r15, r14
	ld8 r39 = [r35]
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp take#
	.align 16
	.proc intern#
intern:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 4, 5, 3, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -64, r12
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
	adds r14 = -4, r39
	;;
	st4 [r14] = r35
	addl r14 = 5381, r0
	adds r15 = -48, r39
	;;
	st4 [r15] = r14
	adds r14 = -44, r39
	;;
	st4 [r14] = r0
	br .L9
	;;
.L10:
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	add r14 = r14, r15
	adds r15 = -44, r39
	;;
	ld4 r15 = [r15]
	adds r16 = -16, r39
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	zxt1 r15 = r15
	;;
	xor r14 = r15, r14
	adds r15 = -48, r39
	;;
	st4 [r15] = r14
	adds r14 = -44, r39
	adds r15 = -44, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L9:
	adds r15 = -44, r39
	adds r14 = -8, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L10
	adds r14 = -40, r39
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	add r14 = r14, r15
	adds r15 = -40, r39
	;;
	ld4 r15 = [r15]
	mov r16 = r39
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	sxt1 r15 = r15
	;;
	zxt1 r15 = r15
	;;
	xor r14 = r15, r14
	adds r15 = -48, r39
	;;
	st4 [r15] = r14
	adds r14 = -40, r39
	adds r15 = -40, r39
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	adds r15 = -40, r39
	adds r14 = -4, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L12
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	addl r15 = 1023, r0
	;;
	and r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -32, r39
	movl r16 = @gprel(strings#)
	;;
	add r16 = r1, r16
	addp4 r15 = r15, r0
	;;
	shladd r15 = r15, 3, r0
	;;
	add r15 = r16, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L13
	;;
.L16:
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -8, r39
	adds r14 = -4, r39
	;;
	ld4 r16 = [r16]
	ld4 r14 = [r14]
	;;
	add r14 = r16, r14
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L14
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -8, r39
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r39
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = memcmp#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -4, r39
	;;
	ld4 r16 = [r14]
	mov r14 = r39
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = memcmp#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L14
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	br .L15
	;;
.L14:
	adds r14 = -32, r39
	adds r15 = -32, r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L13:
	adds r14 = -32, r39
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	adds r14 = -8, r39
	;;
	ld4 r15 = [r14]
	adds r14 = -4, r39
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	adds r14 = 17, r14
	adds r36 = -24, r39
	;;
	mov r41 = r14
	br.call.sptk.many b0 = take#
	mov r1 = r40
	st8 [r36] = r8
	adds r14 = -24, r39
	;;
	ld8 r14 = [r14]
	adds r16 = -48, r39
	;;
	ld4 r15 = [r16]
	;;
	st4 [r14] = r15
	adds r15 = -8, r39
	adds r14 = -4, r39
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -24, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
	adds r14 = -24, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -8, r39
	;;
	ld4 r16 = [r14]
	adds r14 = -16, r39
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r40
	adds r14 = -24, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r14 = -8, r39
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -4, r39
	;;
	ld4 r16 = [r14]
	mov r14 = r39
	;;
	mov r43 = r16
	ld8 r42 = [r14]
	mov r41 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r40
	adds r15 = -48, r39
	;;
	ld4 r14 = [r15]
	addl r15 = 1023, r0
	;;
	and r14 = r15, r14
	movl r15 = @gprel(strings#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r16 = -48, r39
	;;
	ld4 r14 = [r16]
	addl r15 = 1023, r0
	;;
	and r14 = r15, r14
	;;
	mov r16 = r14
	movl r15 = @gprel(strings#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -24, r39
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	movl r15 = @gprel(strings#)
	;;
	add r15 = r1, r15
	addp4 r14 = r16, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
.L15:
	;;
	mov r8 = r14
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp intern#
	.align 16
	.proc hash_of#
hash_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld4 r14 = [r2]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L18
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	br .L20
	;;
.L18:
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r16
	;;
	dep.z r15 = r14, 5, 27
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	sub r14 = r14, r16
	;;
	dep.z r15 = r14, 5, 27
	;;
	sub r15 = r15, r14
	;;
	dep.z r14 = r15, 8, 24
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	extr.u r14 = r14, 7, 25
.L20:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp hash_of#
	.align 16
	.proc equal#
equal:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
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
	st8 [r14] = r34
	adds r14 = 8, r14
	;;
	st8 [r14] = r35
	adds r14 = -16, r2
	;;
	ld4 r15 = [r14]
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L23
	adds r14 = -8, r2
	;;
	ld8 r15 = [r14]
	mov r14 = r2
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = r14, r15
	(p6) br.cond.dptk .L24
	br .L22
	;;
.L23:
	adds r14 = -8, r2
	;;
	ld4 r15 = [r14]
	mov r14 = r2
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
.L24:
	addl r14 = 1, r0
	br .L26
	;;
.L22:
	mov r14 = r0
.L26:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp equal#
	.align 16
	.proc slot_of#
slot_of:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = -8, r37
	;;
	ld8 r39 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = hash_of#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	and r14 = r14, r15
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
	br .L28
	;;
.L30:
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	;;
	and r14 = r14, r15
	adds r15 = -32, r37
	;;
	st4 [r15] = r14
.L28:
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L29
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	adds r15 = -8, r37
	;;
	ld8 r41 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r42 = [r15]
	ld8 r39 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = equal#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
.L29:
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r15 = r15, r14
	adds r14 = -8, r37
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r15
.L31:
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	mov r8 = r14
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp slot_of#
	.align 16
	.proc put#
put:
	.prologue 14, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 5, 3, 0
	.vframe r40
	mov r40 = r12
	adds r12 = -80, r12
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
	st8 [r14] = r33
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = -8, r40
	;;
	st8 [r14] = r35
	adds r14 = 8, r14
	;;
	st8 [r14] = r36
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shladd r15 = r14, 1, r0
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L34
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L35
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	br .L36
	;;
.L35:
	addl r14 = 8, r0
.L36:
	adds r15 = -56, r40
	;;
	st4 [r15] = r14
	adds r14 = -56, r40
	;;
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = -56, r40
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -56, r40
	;;
	ld4 r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	shl r14 = r14, 5
	;;
	mov r42 = r14
	br.call.sptk.many b0 = take#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -56, r40
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -64, r40
	;;
	st4 [r14] = r0
	br .L37
	;;
.L39:
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -64, r40
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L38
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -64, r40
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r37 = r15, r14
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -64, r40
	;;
	ld4 r14 = [r16]
	;;
	shl r14 = r14, 5
	;;
	add r14 = r15, r14
	adds r15 = -56, r40
	;;
	ld8 r43 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r44 = [r14]
	mov r42 = r15
	br.call.sptk.many b0 = slot_of#
	mov r1 = r41
	mov r15 = r8
	adds r14 = 16, r37
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
.L38:
	adds r15 = -64, r40
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r40
	;;
	st4 [r16] = r14
.L37:
	adds r14 = -32, r40
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	adds r16 = -64, r40
	;;
	ld4 r15 = [r16]
	;;
	cmp4.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L39
	adds r14 = -32, r40
	;;
	ld8 r15 = [r14]
	adds r14 = -56, r40
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
.L34:
	adds r14 = -24, r40
	adds r15 = -32, r40
	;;
	ld8 r43 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r44 = [r14]
	ld8 r42 = [r15]
	br.call.sptk.many b0 = slot_of#
	mov r1 = r41
	mov r15 = r8
	adds r14 = -8, r40
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	nop 0
	mov ar.pfs = r39
	mov b0 = r38
	.restore sp
	mov r12 = r40
	br.ret.sptk.many b0
	;;
	.endp put#
	.align 16
	.proc get#
get:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 3, 6, 4, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -80, r12
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
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = -8, r39
	;;
	ld8 r41 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = hash_of#
	mov r1 = r40
	adds r14 = -64, r39
	;;
	st4 [r14] = r8
	br .L41
	;;
.L46:
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = -1, r14
	adds r17 = -64, r39
	;;
	ld4 r15 = [r17]
	;;
	and r14 = r14, r15
	;;
	addp4 r14 = r14, r0
	;;
	shl r15 = r14, 5
	adds r14 = -56, r39
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -56, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p7) br.cond.dptk .L48
	adds r15 = -8, r39
	adds r14 = -56, r39
	;;
	ld8 r14 = [r14]
	ld8 r43 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r44 = [r15]
	ld8 r41 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = equal#
	mov r1 = r40
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L44
	adds r15 = -48, r39
	adds r14 = -56, r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	br .L47
	;;
.L44:
	adds r15 = -64, r39
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -64, r39
	;;
	st4 [r17] = r14
.L41:
	adds r14 = -16, r39
	;;
	ld8 r14 = [r14]
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L46
	br .L43
	;;
.L48:
	nop 0
.L43:
	adds r14 = -48, r39
	;;
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
.L47:
	adds r14 = -48, r39
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r35 = r16
	;;
	mov r36 = r15
	mov r14 = r35
	;;
	mov r15 = r36
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp get#
	.bss
	.align 8
	.type	variables#, @object
	.size	variables#, 416
variables:
	.skip	416
	.align 8
	.type	nothing#, @object
	.size	nothing#, 16
nothing:
	.skip	16
	.text
	.align 16
	.proc number#
number:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	mov r16 = r2
	;;
	st4 [r16] = r32
	adds r14 = -32, r2
	;;
	st8 [r14] = r0
	adds r16 = -24, r2
	;;
	st8 [r16] = r0
	addl r16 = 1, r0
	adds r14 = -32, r2
	;;
	st4 [r14] = r16
	adds r16 = -24, r2
	mov r17 = r2
	;;
	ld4 r17 = [r17]
	;;
	st4 [r16] = r17
	mov r17 = r0
	adds r14 = -32, r2
	;;
	ld8 r17 = [r14]
	mov r16 = r0
	;;
	adds r16 = -24, r2
	;;
	ld8 r16 = [r16]
	mov r14 = r17
	;;
	mov r15 = r16
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp number#
	.align 16
	.proc truth#
truth:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st8 [r2] = r32
	adds r14 = 8, r2
	;;
	st8 [r14] = r33
	ld4 r14 = [r2]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	ld4 r14 = [r2]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L53
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
.L53:
	addl r14 = 1, r0
	br .L55
	;;
.L52:
	mov r14 = r0
.L55:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp truth#
	.align 16
	.proc run_constant#
run_constant:
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
	adds r14 = 32, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r2
	;;
	st8 [r16] = r15
	adds r15 = -8, r2
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	mov r15 = r0
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	mov r16 = r15
	;;
	mov r17 = r14
	mov r14 = r16
	;;
	mov r15 = r17
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp run_constant#
	.align 16
	.proc run_variable#
run_variable:
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
	adds r14 = 48, r14
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(variables#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r2
	;;
	st8 [r16] = r15
	adds r15 = -8, r2
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	mov r15 = r0
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -8, r2
	;;
	ld8 r14 = [r14]
	mov r16 = r15
	;;
	mov r17 = r14
	mov r14 = r16
	;;
	mov r15 = r17
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp run_variable#
	.align 16
	.proc run_assign#
run_assign:
	.prologue 14, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 8, 1, 0
	.vframe r39
	mov r39 = r12
	adds r12 = -32, r12
	.save rp, r37
	mov r37 = b0
	mov r40 = r1
	.body
	;;
	mov r14 = r39
	;;
	st8 [r14] = r32
	mov r14 = r39
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r16 = [r15]
	mov r15 = r39
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 48, r15
	;;
	ld4 r34 = [r15]
	movl r17 = @gprel(variables#)
	;;
	add r17 = r1, r17
	sxt4 r15 = r34
	;;
	shladd r15 = r15, 4, r0
	;;
	add r33 = r17, r15
	mov r41 = r16
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r40
	mov r14 = r8
	mov r15 = r9
	;;
	st8 [r33] = r14
	adds r16 = 8, r33
	;;
	st8 [r16] = r15
	movl r15 = @gprel(variables#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r34
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -16, r39
	;;
	st8 [r16] = r15
	adds r15 = -8, r39
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	mov r15 = r0
	adds r14 = -16, r39
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -8, r39
	;;
	ld8 r14 = [r14]
	mov r35 = r15
	;;
	mov r36 = r14
	mov r14 = r35
	;;
	mov r15 = r36
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r38
	mov b0 = r37
	.restore sp
	mov r12 = r39
	br.ret.sptk.many b0
	;;
	.endp run_assign#
	.align 16
	.proc run_sub#
run_sub:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 1, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -40, r38
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r35, r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = number#
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r38
	;;
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp run_sub#
	.align 16
	.proc run_mul#
run_mul:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 1, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -40, r38
	;;
	ld4 r14 = [r14]
	setf.sig f6 = r35
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	mov r40 = r14
	br.call.sptk.many b0 = number#
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r38
	;;
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp run_mul#
	.global __umoddi3#
	.align 16
	.proc run_mod#
run_mod:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 2, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r35 = r14
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -40, r38
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	addp4 r14 = r35, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r41 = r15
	mov r40 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r39
	mov r14 = r8
	;;
	mov r40 = r14
	br.call.sptk.many b0 = number#
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r38
	;;
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp run_mod#
	.align 16
	.proc run_less#
run_less:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 1, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -32, r38
	;;
	adds r14 = 8, r14
	;;
	ld4 r35 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -40, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r35
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r40 = r14
	br.call.sptk.many b0 = number#
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r38
	;;
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp run_less#
	.align 16
	.proc run_equal#
run_equal:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 4, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -32, r37
	adds r15 = -48, r37
	;;
	ld8 r41 = [r15]
	adds r15 = -40, r37
	;;
	ld8 r42 = [r15]
	ld8 r39 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = equal#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r39 = r14
	br.call.sptk.many b0 = number#
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r37
	;;
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_equal#
	.align 16
	.proc run_add#
run_add:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 4, 0
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
	st8 [r14] = r32
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -120, r37
	;;
	st8 [r16] = r14
	adds r16 = 8, r16
	;;
	st8 [r16] = r15
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -104, r37
	;;
	st8 [r16] = r14
	adds r16 = 8, r16
	;;
	st8 [r16] = r15
	adds r14 = -120, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L73
	adds r14 = -104, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L73
	adds r14 = -120, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -104, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r39 = r14
	br.call.sptk.many b0 = number#
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -136, r37
	;;
	st8 [r16] = r14
	adds r16 = 8, r16
	;;
	st8 [r16] = r15
	br .L84
	;;
.L73:
	adds r16 = -160, r37
	;;
	st4 [r16] = r0
	br .L75
	;;
.L83:
	adds r17 = -160, r37
	;;
	ld4 r14 = [r17]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L76
	adds r15 = -24, r37
	adds r14 = -104, r37
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	br .L77
	;;
.L76:
	adds r15 = -24, r37
	adds r14 = -120, r37
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
.L77:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 2, r14
	(p6) br.cond.dptk .L78
	adds r14 = -24, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 16, r14
	adds r16 = -64, r37
	adds r17 = -160, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r16, r14
	;;
	st8 [r14] = r15
	adds r14 = -24, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 4, r14
	;;
	ld4 r15 = [r14]
	adds r16 = -48, r37
	adds r17 = -160, r37
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
	br .L79
	;;
.L78:
	adds r15 = -88, r37
	adds r16 = -160, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	adds r14 = -152, r37
	;;
	adds r15 = 12, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L80
	adds r14 = -24, r37
	;;
	adds r14 = 8, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
	br .L81
	;;
.L80:
	mov r15 = r0
.L81:
	adds r14 = -144, r37
	;;
	st4 [r14] = r15
.L82:
	adds r14 = -144, r37
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
	mov r16 = r14
	adds r14 = -152, r37
	adds r15 = -152, r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st8 [r14] = r15
	sxt1 r14 = r16
	;;
	mov r15 = r14
	adds r14 = -152, r37
	;;
	ld8 r14 = [r14]
	;;
	st1 [r14] = r15
	adds r14 = -144, r37
	adds r15 = -144, r37
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
	adds r14 = -144, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L82
	adds r15 = -64, r37
	adds r16 = -160, r37
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -152, r37
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -88, r37
	adds r17 = -160, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	adds r15 = 12, r14
	adds r14 = -152, r37
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r16 = r14
	adds r15 = -48, r37
	adds r17 = -160, r37
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r16
.L79:
	adds r15 = -160, r37
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -160, r37
	;;
	st4 [r16] = r14
.L75:
	adds r17 = -160, r37
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L83
	adds r14 = -64, r37
	;;
	ld8 r15 = [r14]
	adds r14 = -48, r37
	;;
	ld4 r16 = [r14]
	adds r14 = -64, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r17 = [r14]
	adds r14 = -48, r37
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r42 = r14
	mov r41 = r17
	mov r40 = r16
	mov r39 = r15
	br.call.sptk.many b0 = intern#
	mov r1 = r38
	mov r15 = r8
	adds r14 = -136, r37
	addl r16 = 2, r0
	;;
	st4 [r14] = r16
	adds r14 = -136, r37
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
.L84:
	adds r14 = -136, r37
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_add#
	.align 16
	.proc run_index#
run_index:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 7, 3, 0
	.vframe r38
	mov r38 = r12
	adds r12 = -64, r12
	.save rp, r36
	mov r36 = b0
	mov r39 = r1
	.body
	;;
	mov r14 = r38
	;;
	st8 [r14] = r32
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r38
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L86
	adds r14 = -16, r38
	;;
	adds r14 = 8, r14
	;;
	ld8 r35 = [r14]
	mov r14 = r38
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r40 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -48, r38
	;;
	ld8 r41 = [r14]
	adds r14 = -40, r38
	;;
	ld8 r42 = [r14]
	mov r40 = r35
	br.call.sptk.many b0 = get#
	mov r1 = r39
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r38
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	br .L88
	;;
.L86:
	adds r14 = -32, r38
	movl r15 = @gprel(nothing#)
	;;
	add r15 = r1, r15
	;;
	ld8 r16 = [r15]
	;;
	st8 [r14] = r16
	adds r14 = 8, r14
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L88:
	adds r14 = -32, r38
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp run_index#
	.align 16
	.proc run_store#
run_store:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 5, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -80, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -32, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 24, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -48, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 3, r14
	(p6) br.cond.dptk .L90
	adds r14 = -48, r37
	;;
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	adds r15 = -16, r37
	adds r14 = -32, r37
	;;
	ld8 r42 = [r15]
	adds r15 = 8, r15
	;;
	ld8 r43 = [r15]
	ld8 r40 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r41 = [r14]
	mov r39 = r16
	br.call.sptk.many b0 = put#
	mov r1 = r38
.L90:
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	adds r16 = -64, r37
	;;
	st8 [r16] = r15
	adds r15 = -56, r37
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	mov r15 = r0
	adds r14 = -64, r37
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -56, r37
	;;
	ld8 r14 = [r14]
	mov r33 = r15
	;;
	mov r34 = r14
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_store#
	.align 16
	.proc run_table#
run_table:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 1, 0
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
	addl r39 = 16, r0
	br.call.sptk.many b0 = take#
	mov r1 = r38
	mov r15 = r8
	addl r14 = 3, r0
	adds r16 = -32, r37
	;;
	st4 [r16] = r14
	adds r14 = -24, r37
	;;
	st8 [r14] = r15
	mov r15 = r0
	adds r14 = -32, r37
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	mov r33 = r15
	;;
	mov r34 = r14
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_table#
	.align 16
	.proc run_while#
run_while:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
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
	br .L95
	;;
.L96:
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
.L95:
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -16, r37
	;;
	ld8 r39 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = truth#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L96
	movl r14 = @gprel(nothing#)
	;;
	add r14 = r1, r14
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r37
	;;
	st8 [r16] = r15
	adds r15 = -24, r37
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	mov r15 = r0
	adds r14 = -32, r37
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -24, r37
	;;
	ld8 r14 = [r14]
	mov r33 = r15
	;;
	mov r34 = r14
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_while#
	.align 16
	.proc run_if#
run_if:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 2, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	mov r14 = r37
	;;
	st8 [r14] = r32
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -24, r37
	;;
	st8 [r16] = r14
	adds r16 = 8, r16
	;;
	st8 [r16] = r15
	adds r14 = -24, r37
	;;
	ld8 r39 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = truth#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L99
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	br .L100
	;;
.L99:
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
.L100:
	adds r15 = -48, r37
	;;
	st8 [r15] = r14
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L101
	adds r15 = -48, r37
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	adds r15 = -48, r37
	;;
	ld8 r39 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -40, r37
	;;
	st8 [r16] = r14
	adds r16 = 8, r16
	;;
	st8 [r16] = r15
	br .L103
	;;
.L101:
	adds r14 = -40, r37
	movl r15 = @gprel(nothing#)
	;;
	add r15 = r1, r15
	;;
	ld8 r16 = [r15]
	;;
	st8 [r14] = r16
	adds r14 = 8, r14
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L103:
	adds r14 = -40, r37
	mov r16 = r0
	;;
	ld8 r16 = [r14]
	mov r15 = r0
	adds r14 = 8, r14
	;;
	ld8 r15 = [r14]
	mov r33 = r16
	;;
	mov r34 = r15
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_if#
	.align 16
	.proc run_sequence#
run_sequence:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 6, 1, 0
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
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 8, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r37
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 16, r15
	;;
	ld8 r15 = [r15]
	;;
	mov r39 = r15
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	mov r14 = r8
	mov r15 = r9
	adds r16 = -16, r37
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	mov r15 = r0
	adds r14 = -16, r37
	;;
	ld8 r15 = [r14]
	mov r14 = r0
	;;
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	mov r33 = r15
	;;
	mov r34 = r14
	mov r14 = r33
	;;
	mov r15 = r34
	mov r8 = r14
	;;
	mov r9 = r15
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp run_sequence#
	.sbss
	.align 8
	.type	at#, @object
	.size	at#, 8
at:
	.skip	8
	.text
	.align 16
	.proc make#
make:
	.prologue 14, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 4, 4, 1, 0
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
	adds r14 = 8, r38
	;;
	st8 [r14] = r35
	addl r40 = 56, r0
	br.call.sptk.many b0 = take#
	mov r1 = r39
	adds r14 = -80, r38
	;;
	st8 [r14] = r8
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
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
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	adds r15 = -16, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 8, r14
	adds r15 = -8, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 16, r14
	mov r15 = r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	;;
	adds r14 = 24, r14
	adds r15 = 8, r38
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -80, r38
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r37
	mov b0 = r36
	.restore sp
	mov r12 = r38
	br.ret.sptk.many b0
	;;
	.endp make#
	.align 16
	.proc block#
block:
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
	br.call.sptk.many b0 = parse#
	mov r1 = r35
	st8 [r34] = r8
	br .L109
	;;
.L110:
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(at#), gp
	;;
	st8 [r15] = r14
.L109:
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 32, r14
	(p6) br.cond.dptk .L110
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dptk .L110
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 125, r14
	(p6) br.cond.dptk .L111
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(at#), gp
	;;
	st8 [r15] = r14
	ld8 r14 = [r34]
	br .L112
	;;
.L111:
	br.call.sptk.many b0 = block#
	mov r1 = r35
	mov r14 = r8
	mov r39 = r0
	;;
	mov r38 = r14
	ld8 r37 = [r34]
	addl r36 = @ltoff(@fptr(run_sequence#)), gp
	;;
	ld8 r36 = [r36]
	br.call.sptk.many b0 = make#
	mov r1 = r35
	mov r14 = r8
.L112:
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp block#
	.align 16
	.proc constant#
constant:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 8, r14
	;;
	st8 [r14] = r33
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	addl r38 = @ltoff(@fptr(run_constant#)), gp
	;;
	ld8 r38 = [r38]
	br.call.sptk.many b0 = make#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st8 [r14] = r8
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	adds r15 = 32, r14
	mov r14 = r36
	;;
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	st8 [r15] = r14
	adds r15 = -16, r36
	;;
	ld8 r14 = [r15]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp constant#
	.section	.rodata
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"what is %c?\n"
	.text
	.align 16
	.proc parse#
parse:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 4, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	br .L116
	;;
.L117:
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(at#), gp
	;;
	st8 [r15] = r14
.L116:
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 32, r14
	(p6) br.cond.dptk .L117
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 10, r14
	(p6) br.cond.dptk .L117
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(at#), gp
	;;
	st8 [r16] = r15
	adds r15 = -68, r35
	ld1 r14 = [r14]
	;;
	st1 [r15] = r14
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 123, r14
	(p6) br.cond.dptk .L118
	br.call.sptk.many b0 = block#
	mov r1 = r36
	mov r14 = r8
	br .L119
	;;
.L118:
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 47, r14
	(p6) br.cond.dptk .L120
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = 57, r14
	(p6) br.cond.dptk .L120
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	adds r14 = -48, r14
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
	br .L121
	;;
.L123:
	adds r14 = -80, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r17 = r14
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(at#), gp
	;;
	st8 [r16] = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	add r14 = r17, r14
	;;
	adds r14 = -48, r14
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
.L121:
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 47, r14
	(p6) br.cond.dptk .L122
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 57, r14
	(p6) br.cond.dptk .L123
.L122:
	adds r14 = -80, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = number#
	mov r1 = r36
	mov r14 = r8
	mov r15 = r9
	adds r16 = -48, r35
	;;
	st8 [r16] = r14, 8
	;;
	st8 [r16] = r15, -8
	adds r14 = -48, r35
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = constant#
	mov r1 = r36
	mov r14 = r8
	br .L119
	;;
.L120:
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 34, r14
	(p6) br.cond.dptk .L124
	adds r14 = -56, r35
	addl r15 = @gprel(at#), gp
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	nop 0
.L125:
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = 1, r14
	addl r16 = @gprel(at#), gp
	;;
	st8 [r16] = r15
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 34, r14
	(p6) br.cond.dptk .L125
	adds r14 = -32, r35
	addl r15 = 2, r0
	;;
	st4 [r14] = r15
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -56, r35
	mov r40 = r0
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	mov r38 = r15
	ld8 r37 = [r14]
	br.call.sptk.many b0 = intern#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -32, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = constant#
	mov r1 = r36
	mov r14 = r8
	br .L119
	;;
.L124:
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ge p6, p7 = 96, r14
	(p6) br.cond.dptk .L126
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.lt p6, p7 = 122, r14
	(p6) br.cond.dptk .L126
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 58, r14
	(p6) br.cond.dptk .L127
	addl r14 = @ltoff(@fptr(run_assign#)), gp
	;;
	ld8 r14 = [r14]
	br .L128
	;;
.L127:
	addl r14 = @ltoff(@fptr(run_variable#)), gp
	;;
	ld8 r14 = [r14]
.L128:
	adds r32 = -64, r35
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = make#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	adds r15 = -97, r14
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 48, r14
	;;
	st4 [r14] = r15
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 58, r14
	(p6) br.cond.dptk .L129
	addl r14 = @gprel(at#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 1, r14
	addl r15 = @gprel(at#), gp
	;;
	st8 [r15] = r14
	br.call.sptk.many b0 = parse#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r15
.L129:
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	br .L119
	;;
.L126:
	adds r14 = -76, r35
	;;
	st4 [r14] = r0
	br .L130
	;;
.L134:
	movl r16 = @gprel(forms.0#)
	;;
	add r16 = r1, r16
	adds r14 = -76, r35
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
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L131
	adds r14 = -76, r35
	adds r15 = -76, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	br .L130
	;;
.L131:
	adds r14 = -16, r35
	;;
	st8 [r14] = r0
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r35
	;;
	adds r14 = 16, r14
	;;
	st8 [r14] = r0
	adds r14 = -72, r35
	;;
	st4 [r14] = r0
	br .L132
	;;
.L133:
	br.call.sptk.many b0 = parse#
	mov r1 = r36
	mov r16 = r8
	adds r15 = -16, r35
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	adds r14 = -72, r35
	adds r15 = -72, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L132:
	movl r16 = @gprel(forms.0#)
	;;
	add r16 = r1, r16
	adds r14 = -76, r35
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
	ld4 r14 = [r14]
	adds r15 = -72, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L133
	movl r16 = @gprel(forms.0#)
	;;
	add r16 = r1, r16
	adds r14 = -76, r35
	;;
	ld4 r15 = [r14]
	adds r16 = 8, r16
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
	adds r14 = -16, r35
	;;
	ld8 r16 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 8, r14
	;;
	ld8 r17 = [r14]
	adds r14 = -16, r35
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = make#
	mov r1 = r36
	mov r14 = r8
	br .L119
	;;
.L130:
	adds r14 = -76, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 10, r14
	(p6) br.cond.dptk .L134
	adds r14 = -68, r35
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = exit#
	;;
.L119:
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp parse#
	.section	.rodata
	.align 8
	.type	program#, @object
	.size	program#, 275
program:
	string	"{ t:T n:2 p:0 W < "
	stringz	"n 3000 { I = @ t n 1 0 { p:+ p 1 m:* n n W < m 3000 { # t m 1 m:+ m n } } n:+ n 1 }  w:T i:0 s:1 W < i 6000 { s:% + * s 1103 12345 32749 k:+ \"word\" % s 200 # w k + 1 I @ w k @ w k 0 i:+ i 1 }  i:0 b:0 W < i 200 { c: @ w + \"word\" i I < b c b:c 0 i:+ i 1 } }"
	.align 8
.LC3:
	stringz	"%u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
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
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	movl r39 = 3145728
	br.call.sptk.many b0 = malloc#
	mov r1 = r38
	mov r14 = r8
	;;
	mov r15 = r14
	addl r14 = @gprel(pool#), gp
	;;
	st8 [r14] = r15
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	adds r34 = -12, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L136
	;;
.L137:
	addl r41 = 8192, r0
	mov r40 = r0
	movl r39 = @gprel(strings#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	addl r41 = 416, r0
	mov r40 = r0
	;;
	movl r39 = @gprel(variables#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	;;
	addl r14 = @gprel(pool_used#), gp
	;;
	st8 [r14] = r0
	addl r14 = @gprel(at#), gp
	movl r15 = @gprel(program#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r34 = -8, r37
	br.call.sptk.many b0 = parse#
	mov r1 = r38
	;;
	st8 [r34] = r8
	adds r14 = -8, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = -8, r37
	;;
	ld8 r39 = [r15]
	ld8 r15 = [r14], 8
	;;
	mov b6 = r15
	ld8 r1 = [r14]
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r38
	;;
	movl r14 = @gprel(variables#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 248, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r15 = r14
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
	mov r15 = r14
	movl r14 = @gprel(variables#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 24, r14
	;;
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	adds r15 = -16, r37
	;;
	st4 [r15] = r14
	adds r14 = -12, r37
	adds r15 = -12, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L136:
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L137
	adds r14 = -16, r37
	;;
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC3)
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
	.section	.rodata
	.align 8
	.type	forms.0#, @object
	.size	forms.0#, 264
forms.0:
	data1	43
	.skip	7
	data8	@fptr(run_add#)
	data4	2
	.skip	4
	data1	45
	.skip	7
	data8	@fptr(run_sub#)
	data4	2
	.skip	4
	data1	42
	.skip	7
	data8	@fptr(run_mul#)
	data4	2
	.skip	4
	data1	37
	.skip	7
	data8	@fptr(run_mod#)
	data4	2
	.skip	4
	data1	60
	.skip	7
	data8	@fptr(run_less#)
	data4	2
	.skip	4
	data1	61
	.skip	7
	data8	@fptr(run_equal#)
	data4	2
	.skip	4
	data1	64
	.skip	7
	data8	@fptr(run_index#)
	data4	2
	.skip	4
	data1	35
	.skip	7
	data8	@fptr(run_store#)
	data4	3
	.skip	4
	data1	87
	.skip	7
	data8	@fptr(run_while#)
	data4	2
	.skip	4
	data1	73
	.skip	7
	data8	@fptr(run_if#)
	data4	3
	.skip	4
	data1	84
	.skip	7
	data8	@fptr(run_table#)
	data4	0
	.skip	4
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
