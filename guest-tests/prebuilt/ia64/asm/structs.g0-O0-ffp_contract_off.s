// e77c60d9f59eb8661b5b72bae52016d8
	.file	"structs.c"
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
	.proc turn1#
turn1:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = 4, r2
	;;
	st1 [r14] = r33
	adds r14 = 8, r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L6
	;;
.L7:
	adds r14 = 4, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -16, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 4, r2
	adds r17 = -16, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r14
.L6:
	adds r17 = -16, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	adds r14 = 4, r2
	;;
	ld1 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn1#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d:%08x "
	.text
	.align 16
	.proc test1#
test1:
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
	br .L10
	;;
.L11:
	ld4 r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 4, r34
	ld4 r15 = [r34]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L10:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.dptk .L11
	adds r14 = 4, r34
	movl r38 = 8589934593
	;;
	ld1 r37 = [r14]
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn1#
	mov r1 = r35
	mov r14 = r8
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn1#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st1 [r14] = r15
	adds r14 = 4, r34
	addl r37 = 1, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 1, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test1#
	.align 16
	.proc turn2#
turn2:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st2 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L13:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	adds r14 = -28, r2
	adds r15 = -8, r2
	;;
	ld2 r15 = [r15]
	;;
	st2 [r14] = r15
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r15 = 1, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 8, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn2#
	.align 16
	.proc test2#
test2:
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
	br .L17
	;;
.L18:
	ld4 r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 6, r34
	ld4 r15 = [r34]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L17:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L18
	adds r14 = 6, r34
	;;
	ld2 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 16
	movl r38 = 8589934593
	;;
	mov r37 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn2#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st2 [r14] = r15
	adds r14 = 4, r34
	;;
	ld2 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 16
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn2#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 6, r34
	;;
	st2 [r14] = r15
	adds r14 = 6, r34
	addl r37 = 2, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 2, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test2#
	.align 16
	.proc turn3#
turn3:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L20
	;;
.L21:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L20:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L21
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld2 r16 = [r14]
	;;
	st2 [r15] = r16
	adds r15 = 2, r15
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	st1 [r15] = r14
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r15 = 2, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 16, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn3#
	.align 16
	.proc test3#
test3:
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
	br .L24
	;;
.L25:
	ld4 r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 7, r34
	ld4 r15 = [r34]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L24:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L25
	adds r14 = 7, r34
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r14 = 2, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 16
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 16777215
	;;
	and r15 = r16, r15
	movl r16 = -16777216
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	movl r38 = 8589934593
	;;
	mov r37 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn3#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	sxt4 r15 = r15
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 16, 8
	adds r14 = 2, r14
	;;
	st1 [r14] = r15
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	extr.u r15 = r14, 0, 24
	mov r14 = r0
	movl r16 = 16777215
	;;
	and r15 = r16, r15
	movl r16 = -16777216
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn3#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 7, r34
	;;
	sxt4 r15 = r15
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 16, 8
	adds r14 = 2, r14
	;;
	st1 [r14] = r15
	adds r14 = 7, r34
	addl r37 = 3, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 3, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test3#
	.align 16
	.proc turn4#
turn4:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st4 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L27:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L28
	adds r14 = -28, r2
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r16 = 2, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 16, 8
	adds r15 = 3, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 24, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn4#
	.align 16
	.proc test4#
test4:
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
	br .L31
	;;
.L32:
	ld4 r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 8, r34
	ld4 r15 = [r34]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L31:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 3, r14
	(p6) br.cond.dptk .L32
	adds r14 = 8, r34
	movl r38 = 8589934593
	;;
	ld8 r37 = [r14]
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn4#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	;;
	ld4 r15 = [r14]
	mov r14 = r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn4#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 8, r34
	;;
	st4 [r14] = r15
	adds r14 = 8, r34
	addl r37 = 4, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 4, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test4#
	.align 16
	.proc turn5#
turn5:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L34
	;;
.L35:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L34:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L35
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld1 r14 = [r14]
	;;
	st1 [r15] = r14
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r16 = 2, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 16, 8
	adds r16 = 3, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 24, 8
	adds r15 = 4, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 32, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn5#
	.align 16
	.proc test5#
test5:
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
	br .L38
	;;
.L39:
	ld4 r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 9, r34
	ld4 r15 = [r34]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L38:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 4, r14
	(p6) br.cond.dptk .L39
	adds r14 = 9, r34
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r14 = 4, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 1099511627775
	;;
	and r15 = r16, r15
	movl r16 = -1099511627776
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	movl r38 = 8589934593
	;;
	mov r37 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn5#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 32, 8
	adds r14 = 4, r14
	;;
	st1 [r14] = r15
	adds r14 = 4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r16 = 255, r0
	;;
	and r14 = r16, r14
	;;
	shl r14 = r14, 32
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 1099511627775
	;;
	and r15 = r16, r15
	movl r16 = -1099511627776
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn5#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 9, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 32, 8
	adds r14 = 4, r14
	;;
	st1 [r14] = r15
	adds r14 = 9, r34
	addl r37 = 5, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 5, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test5#
	.align 16
	.proc turn6#
turn6:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L41
	;;
.L42:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L41:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L42
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	st2 [r15] = r14
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r16 = 2, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 16, 8
	adds r16 = 3, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 24, 8
	adds r16 = 4, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 32, 8
	adds r15 = 5, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 40, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn6#
	.align 16
	.proc test6#
test6:
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
	br .L45
	;;
.L46:
	ld4 r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = 10, r34
	ld4 r15 = [r34]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	ld4 r14 = [r34]
	;;
	adds r14 = 1, r14
	;;
	st4 [r34] = r14
.L45:
	ld4 r14 = [r34]
	;;
	cmp4.ge p6, p7 = 5, r14
	(p6) br.cond.dptk .L46
	adds r14 = 10, r34
	;;
	ld2 r15 = [r14]
	adds r16 = 2, r14
	;;
	ld2 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r14 = 4, r14
	;;
	ld2 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 281474976710655
	;;
	and r15 = r16, r15
	movl r16 = -281474976710656
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	movl r38 = 8589934593
	;;
	mov r37 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn6#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 4, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 32, 8
	adds r16 = 4, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 40, 8
	adds r14 = 5, r14
	;;
	st1 [r14] = r15
	adds r14 = 4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	addl r16 = 65535, r0
	;;
	and r14 = r16, r14
	;;
	shl r14 = r14, 32
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 281474976710655
	;;
	and r15 = r16, r15
	movl r16 = -281474976710656
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn6#
	mov r1 = r35
	mov r15 = r8
	adds r14 = 10, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 32, 8
	adds r16 = 4, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 40, 8
	adds r14 = 5, r14
	;;
	st1 [r14] = r15
	adds r14 = 10, r34
	addl r37 = 6, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 6, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test6#
	.align 16
	.proc turn7#
turn7:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L48
	;;
.L49:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L48:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L49
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld2 r16 = [r14]
	;;
	st2 [r15] = r16
	adds r15 = 2, r15
	adds r14 = 2, r14
	;;
	ld1 r16 = [r14]
	;;
	st1 [r15] = r16
	adds r15 = 1, r15
	adds r14 = 1, r14
	;;
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r16 = 2, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 16, 8
	adds r16 = 3, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 24, 8
	adds r16 = 4, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 32, 8
	adds r16 = 5, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 40, 8
	adds r15 = 6, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 48, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn7#
	.align 16
	.proc test7#
test7:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L52
	;;
.L53:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -5, r34
	adds r17 = -16, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r14
.L52:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L53
	adds r14 = -5, r34
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 5, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r14 = 6, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 48
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 72057594037927935
	;;
	and r15 = r16, r15
	movl r16 = -72057594037927936
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	movl r38 = 8589934593
	;;
	mov r37 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn7#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -12, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 32, 8
	adds r16 = 4, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 40, 8
	adds r16 = 5, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 48, 8
	adds r14 = 6, r14
	;;
	st1 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	movl r16 = 16777215
	;;
	and r14 = r16, r14
	;;
	shl r14 = r14, 32
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 72057594037927935
	;;
	and r15 = r16, r15
	movl r16 = -72057594037927936
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	addl r38 = 2, r0
	;;
	mov r37 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn7#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -5, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 32, 8
	adds r16 = 4, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 40, 8
	adds r16 = 5, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 48, 8
	adds r14 = 6, r14
	;;
	st1 [r14] = r15
	adds r14 = -5, r34
	addl r37 = 7, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 7, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test7#
	.align 16
	.proc turn8#
turn8:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L55
	;;
.L56:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L55:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L56
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	st4 [r15] = r14
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r16 = 2, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 16, 8
	adds r16 = 3, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 24, 8
	adds r16 = 4, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 32, 8
	adds r16 = 5, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 40, 8
	adds r16 = 6, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 48, 8
	adds r15 = 7, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 56, 8
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn8#
	.align 16
	.proc test8#
test8:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L59
	;;
.L60:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -4, r34
	adds r17 = -16, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r14
.L59:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L60
	adds r14 = -4, r34
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	movl r38 = 8589934593
	;;
	mov r37 = r15
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn8#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -12, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 32, 8
	adds r16 = 4, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 40, 8
	adds r16 = 5, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 48, 8
	adds r16 = 6, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	addl r38 = 2, r0
	;;
	mov r37 = r15
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn8#
	mov r1 = r35
	mov r15 = r8
	adds r14 = -4, r34
	;;
	st1 [r14] = r15
	extr.u r17 = r15, 8, 8
	adds r16 = 1, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 16, 8
	adds r16 = 2, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 24, 8
	adds r16 = 3, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 32, 8
	adds r16 = 4, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 40, 8
	adds r16 = 5, r14
	;;
	st1 [r16] = r17
	extr.u r17 = r15, 48, 8
	adds r16 = 6, r14
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	adds r14 = -4, r34
	addl r37 = 8, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 8, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test8#
	.align 16
	.proc turn9#
turn9:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L62
	;;
.L63:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L62:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L63
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld1 r16 = [r14]
	;;
	st1 [r15] = r16
	adds r15 = 1, r15
	adds r14 = 1, r14
	;;
	adds r15 = -28, r2
	mov r14 = r0
	;;
	ld1 r16 = [r15]
	;;
	dep r14 = r16, r14, 0, 8
	adds r16 = 1, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 8, 8
	adds r16 = 2, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 16, 8
	adds r16 = 3, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 24, 8
	adds r16 = 4, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 32, 8
	adds r16 = 5, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 40, 8
	adds r16 = 6, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 48, 8
	adds r16 = 7, r15
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 56, 8
	mov r16 = r0
	adds r15 = 8, r15
	;;
	ld1 r15 = [r15]
	;;
	dep r16 = r15, r16, 0, 8
	mov r18 = r14
	;;
	mov r19 = r16
	mov r14 = r18
	;;
	mov r15 = r19
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn9#
	.align 16
	.proc test9#
test9:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L66
	;;
.L67:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -3, r34
	adds r17 = -16, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r14
.L66:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 8, r14
	(p6) br.cond.dptk .L67
	adds r14 = -3, r34
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 5, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 6, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r16 = 7, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 56
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld1 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 8
	movl r39 = 8589934593
	mov r37 = r16
	;;
	mov r38 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn9#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -12, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld1 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 8
	addl r39 = 2, r0
	mov r37 = r16
	;;
	mov r38 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn9#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -3, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	adds r14 = -3, r34
	addl r37 = 9, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 9, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test9#
	.align 16
	.proc turn12#
turn12:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L69
	;;
.L70:
	adds r14 = -8, r2
	adds r16 = -32, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -32, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
.L69:
	adds r17 = -32, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L70
	adds r15 = -28, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	adds r16 = -28, r2
	;;
	mov r14 = r0
	ld1 r15 = [r16]
	;;
	dep r14 = r15, r14, 0, 8
	adds r15 = 1, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 8, 8
	adds r15 = 2, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 16, 8
	adds r15 = 3, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 24, 8
	adds r15 = 4, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 32, 8
	adds r15 = 5, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 40, 8
	adds r15 = 6, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 48, 8
	adds r15 = 7, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 56, 8
	mov r15 = r0
	adds r16 = 8, r16
	;;
	ld1 r17 = [r16]
	;;
	dep r15 = r17, r15, 0, 8
	adds r17 = 1, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 8, 8
	adds r17 = 2, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 16, 8
	adds r16 = 3, r16
	;;
	ld1 r16 = [r16]
	;;
	dep r15 = r16, r15, 24, 8
	mov r18 = r14
	;;
	mov r19 = r15
	mov r14 = r18
	;;
	mov r15 = r19
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn12#
	.align 16
	.proc test12#
test12:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L73
	;;
.L74:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	mov r14 = r34
	adds r17 = -16, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r14
.L73:
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L74
	mov r14 = r34
	movl r39 = 8589934593
	;;
	ld8 r37 = [r14]
	adds r14 = 8, r14
	;;
	ld8 r38 = [r14]
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn12#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -12, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 24, 8
	adds r14 = 3, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r0
	;;
	shl r15 = r15, 32
	;;
	mix4.l r14 = r14, r15
	addl r39 = 2, r0
	mov r37 = r16
	;;
	mov r38 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn12#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	mov r16 = r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 24, 8
	adds r14 = 3, r16
	;;
	st1 [r14] = r15
	mov r14 = r34
	addl r37 = 12, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 12, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test12#
	.align 16
	.proc turn15#
turn15:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -48, r2
	;;
	st4 [r14] = r0
	br .L76
	;;
.L77:
	adds r14 = -8, r2
	adds r16 = -48, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -48, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -48, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -48, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r2
	;;
	st4 [r16] = r14
.L76:
	adds r17 = -48, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 14, r14
	(p6) br.cond.dptk .L77
	adds r15 = -44, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld2 r16 = [r14]
	;;
	st2 [r15] = r16
	adds r15 = 2, r15
	adds r14 = 2, r14
	;;
	ld1 r16 = [r14]
	;;
	st1 [r15] = r16
	adds r15 = 1, r15
	adds r14 = 1, r14
	adds r16 = -44, r2
	;;
	mov r14 = r0
	ld1 r15 = [r16]
	;;
	dep r14 = r15, r14, 0, 8
	adds r15 = 1, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 8, 8
	adds r15 = 2, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 16, 8
	adds r15 = 3, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 24, 8
	adds r15 = 4, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 32, 8
	adds r15 = 5, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 40, 8
	adds r15 = 6, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 48, 8
	adds r15 = 7, r16
	;;
	ld1 r15 = [r15]
	;;
	dep r14 = r15, r14, 56, 8
	mov r15 = r0
	adds r16 = 8, r16
	;;
	ld1 r17 = [r16]
	;;
	dep r15 = r17, r15, 0, 8
	adds r17 = 1, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 8, 8
	adds r17 = 2, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 16, 8
	adds r17 = 3, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 24, 8
	adds r17 = 4, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 32, 8
	adds r17 = 5, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r15 = r17, r15, 40, 8
	adds r16 = 6, r16
	;;
	ld1 r16 = [r16]
	;;
	dep r15 = r16, r15, 48, 8
	mov r18 = r14
	;;
	mov r19 = r15
	mov r14 = r18
	;;
	mov r15 = r19
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn15#
	.align 16
	.proc test15#
test15:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L80
	;;
.L81:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -13, r34
	adds r17 = -32, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r34
	;;
	st4 [r17] = r14
.L80:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 14, r14
	(p6) br.cond.dptk .L81
	adds r14 = -13, r34
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 5, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 6, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r16 = 7, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 56
	;;
	or r15 = r15, r16
	mov r17 = r0
	;;
	mov r17 = r15
	adds r14 = 8, r14
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 5, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r14 = 6, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 48
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 72057594037927935
	;;
	and r15 = r16, r15
	movl r16 = -72057594037927936
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	movl r39 = 8589934593
	mov r37 = r17
	;;
	mov r38 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn15#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -28, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 48, 8
	adds r14 = 6, r16
	;;
	st1 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r17 = r0
	;;
	mov r17 = r15
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	movl r16 = 16777215
	;;
	and r14 = r16, r14
	;;
	shl r14 = r14, 32
	;;
	or r15 = r15, r14
	mov r14 = r0
	movl r16 = 72057594037927935
	;;
	and r15 = r16, r15
	movl r16 = -72057594037927936
	;;
	and r14 = r16, r14
	;;
	or r14 = r15, r14
	addl r39 = 2, r0
	mov r37 = r17
	;;
	mov r38 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn15#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -13, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 48, 8
	adds r14 = 6, r16
	;;
	st1 [r14] = r15
	adds r14 = -13, r34
	addl r37 = 15, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 15, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test15#
	.align 16
	.proc turn16#
turn16:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	adds r14 = 8, r14
	;;
	st8 [r14] = r34
	adds r14 = 8, r2
	;;
	st8 [r14] = r35
	adds r14 = -48, r2
	;;
	st4 [r14] = r0
	br .L83
	;;
.L84:
	adds r14 = -8, r2
	adds r16 = -48, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -48, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r2
	adds r17 = -48, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -48, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r2
	;;
	st4 [r16] = r14
.L83:
	adds r17 = -48, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L84
	adds r15 = -44, r2
	adds r14 = -8, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	adds r16 = -44, r2
	;;
	mov r15 = r0
	ld1 r14 = [r16]
	;;
	dep r15 = r14, r15, 0, 8
	adds r14 = 1, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 8, 8
	adds r14 = 2, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 16, 8
	adds r14 = 3, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 24, 8
	adds r14 = 4, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 32, 8
	adds r14 = 5, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 40, 8
	adds r14 = 6, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 48, 8
	adds r14 = 7, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 56, 8
	mov r14 = r0
	adds r16 = 8, r16
	;;
	ld1 r17 = [r16]
	;;
	dep r14 = r17, r14, 0, 8
	adds r17 = 1, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 8, 8
	adds r17 = 2, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 16, 8
	adds r17 = 3, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 24, 8
	adds r17 = 4, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 32, 8
	adds r17 = 5, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 40, 8
	adds r17 = 6, r16
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 48, 8
	adds r16 = 7, r16
	;;
	ld1 r16 = [r16]
	;;
	dep r14 = r16, r14, 56, 8
	mov r18 = r15
	;;
	mov r19 = r14
	mov r14 = r18
	;;
	mov r15 = r19
	mov r8 = r14
	;;
	mov r9 = r15
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn16#
	.align 16
	.proc test16#
test16:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 4, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L87
	;;
.L88:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r17 = -32, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r34
	;;
	st4 [r17] = r14
.L87:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L88
	adds r14 = -12, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	movl r39 = 8589934593
	mov r37 = r16
	;;
	mov r38 = r15
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn16#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -28, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r16
	;;
	st1 [r14] = r15
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 8, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	addl r39 = 2, r0
	mov r37 = r16
	;;
	mov r38 = r15
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn16#
	mov r1 = r35
	mov r14 = r8
	mov r15 = r9
	adds r16 = -12, r34
	;;
	st1 [r16] = r14
	extr.u r18 = r14, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r14, 56, 8
	adds r17 = 7, r16
	;;
	st1 [r17] = r18
	adds r16 = 8, r16
	;;
	st1 [r16] = r15
	extr.u r18 = r15, 8, 8
	adds r17 = 1, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 16, 8
	adds r17 = 2, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 24, 8
	adds r17 = 3, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 32, 8
	adds r17 = 4, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 40, 8
	adds r17 = 5, r16
	;;
	st1 [r17] = r18
	extr.u r18 = r15, 48, 8
	adds r17 = 6, r16
	;;
	st1 [r17] = r18
	extr.u r15 = r15, 56, 8
	adds r14 = 7, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r34
	addl r37 = 16, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 16, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test16#
	.align 16
	.proc turn17#
turn17:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -64, r12
	.body
	;;
	adds r14 = -32, r2
	;;
	st4 [r14] = r32
	adds r14 = -24, r2
	;;
	st8 [r14] = r33
	adds r15 = 8, r14
	;;
	st8 [r15] = r34
	adds r14 = 16, r14
	;;
	st8 [r14] = r35
	mov r14 = r2
	;;
	st8 [r14] = r36
	adds r14 = -64, r2
	;;
	st4 [r14] = r0
	br .L90
	;;
.L91:
	adds r14 = -24, r2
	adds r16 = -64, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -32, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -64, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -24, r2
	adds r17 = -64, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -64, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r2
	;;
	st4 [r16] = r14
.L90:
	adds r17 = -64, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 16, r14
	(p6) br.cond.dptk .L91
	adds r15 = -60, r2
	adds r14 = -24, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld1 r16 = [r14]
	;;
	st1 [r15] = r16
	adds r15 = 1, r15
	adds r14 = 1, r14
	adds r16 = -60, r2
	;;
	mov r15 = r0
	ld1 r14 = [r16]
	;;
	dep r15 = r14, r15, 0, 8
	adds r14 = 1, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 8, 8
	adds r14 = 2, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 16, 8
	adds r14 = 3, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 24, 8
	adds r14 = 4, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 32, 8
	adds r14 = 5, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 40, 8
	adds r14 = 6, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 48, 8
	adds r14 = 7, r16
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 56, 8
	mov r14 = r0
	adds r17 = 8, r16
	;;
	ld1 r18 = [r17]
	;;
	dep r14 = r18, r14, 0, 8
	adds r18 = 1, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 8, 8
	adds r18 = 2, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 16, 8
	adds r18 = 3, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 24, 8
	adds r18 = 4, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 32, 8
	adds r18 = 5, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 40, 8
	adds r18 = 6, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 48, 8
	adds r17 = 7, r17
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 56, 8
	mov r17 = r0
	adds r16 = 16, r16
	;;
	ld1 r16 = [r16]
	;;
	dep r17 = r16, r17, 0, 8
	mov r20 = r15
	mov r21 = r14
	;;
	mov r22 = r17
	mov r16 = r20
	mov r17 = r21
	;;
	mov r18 = r22
	mov r19 = r23
	mov r8 = r16
	mov r9 = r17
	;;
	mov r10 = r18
	mov r11 = r19
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn17#
	.align 16
	.proc test17#
test17:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L94
	;;
.L95:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -11, r34
	adds r17 = -32, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -32, r34
	;;
	st4 [r17] = r14
.L94:
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 16, r14
	(p6) br.cond.dptk .L95
	adds r14 = -11, r34
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 5, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 6, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r16 = 7, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 56
	;;
	or r15 = r15, r16
	mov r18 = r0
	;;
	mov r18 = r15
	adds r15 = 8, r14
	;;
	ld1 r16 = [r15]
	adds r17 = 1, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 8
	;;
	or r16 = r16, r17
	adds r17 = 2, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 16
	;;
	or r16 = r16, r17
	adds r17 = 3, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 24
	;;
	or r16 = r16, r17
	adds r17 = 4, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 32
	;;
	or r16 = r16, r17
	adds r17 = 5, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 40
	;;
	or r16 = r16, r17
	adds r17 = 6, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 48
	;;
	or r16 = r16, r17
	adds r15 = 7, r15
	;;
	ld1 r15 = [r15]
	;;
	shl r15 = r15, 56
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 16, r14
	;;
	ld1 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 8
	movl r40 = 8589934593
	mov r37 = r18
	mov r38 = r16
	;;
	mov r39 = r14
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn17#
	mov r1 = r35
	mov r16 = r8
	mov r17 = r9
	mov r18 = r10
	mov r19 = r11
	adds r14 = -28, r34
	;;
	st1 [r14] = r16
	extr.u r20 = r16, 8, 8
	adds r15 = 1, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 16, 8
	adds r15 = 2, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 24, 8
	adds r15 = 3, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 32, 8
	adds r15 = 4, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 40, 8
	adds r15 = 5, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 48, 8
	adds r15 = 6, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 56, 8
	adds r15 = 7, r14
	;;
	st1 [r15] = r20
	adds r15 = 8, r14
	;;
	st1 [r15] = r17
	extr.u r21 = r17, 8, 8
	adds r20 = 1, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 16, 8
	adds r20 = 2, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 24, 8
	adds r20 = 3, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 32, 8
	adds r20 = 4, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 40, 8
	adds r20 = 5, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 48, 8
	adds r20 = 6, r15
	;;
	st1 [r20] = r21
	extr.u r20 = r17, 56, 8
	adds r15 = 7, r15
	;;
	st1 [r15] = r20
	adds r14 = 16, r14
	;;
	st1 [r14] = r18
	adds r14 = -28, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r17 = r0
	;;
	mov r17 = r15
	adds r15 = 8, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 16, r14
	;;
	ld1 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 8
	addl r40 = 2, r0
	mov r37 = r17
	mov r38 = r16
	;;
	mov r39 = r14
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn17#
	mov r1 = r35
	mov r16 = r8
	mov r17 = r9
	mov r18 = r10
	mov r19 = r11
	adds r14 = -11, r34
	;;
	st1 [r14] = r16
	extr.u r20 = r16, 8, 8
	adds r15 = 1, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 16, 8
	adds r15 = 2, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 24, 8
	adds r15 = 3, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 32, 8
	adds r15 = 4, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 40, 8
	adds r15 = 5, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 48, 8
	adds r15 = 6, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 56, 8
	adds r15 = 7, r14
	;;
	st1 [r15] = r20
	adds r15 = 8, r14
	;;
	st1 [r15] = r17
	extr.u r21 = r17, 8, 8
	adds r20 = 1, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 16, 8
	adds r20 = 2, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 24, 8
	adds r20 = 3, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 32, 8
	adds r20 = 4, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 40, 8
	adds r20 = 5, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 48, 8
	adds r20 = 6, r15
	;;
	st1 [r20] = r21
	extr.u r20 = r17, 56, 8
	adds r15 = 7, r15
	;;
	st1 [r15] = r20
	adds r14 = 16, r14
	;;
	st1 [r14] = r18
	adds r14 = -11, r34
	addl r37 = 17, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 17, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test17#
	.align 16
	.proc turn24#
turn24:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -64, r12
	.body
	;;
	adds r14 = -32, r2
	;;
	st4 [r14] = r32
	adds r14 = -24, r2
	;;
	st8 [r14] = r33
	adds r15 = 8, r14
	;;
	st8 [r15] = r34
	adds r14 = 16, r14
	;;
	st8 [r14] = r35
	mov r14 = r2
	;;
	st8 [r14] = r36
	adds r14 = -64, r2
	;;
	st4 [r14] = r0
	br .L97
	;;
.L98:
	adds r14 = -24, r2
	adds r16 = -64, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -32, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -64, r2
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -24, r2
	adds r17 = -64, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -64, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r2
	;;
	st4 [r16] = r14
.L97:
	adds r17 = -64, r2
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 23, r14
	(p6) br.cond.dptk .L98
	adds r15 = -60, r2
	adds r14 = -24, r2
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4 [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	adds r17 = -60, r2
	mov r16 = r0
	;;
	ld1 r14 = [r17]
	;;
	dep r16 = r14, r16, 0, 8
	adds r14 = 1, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 8, 8
	adds r14 = 2, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 16, 8
	adds r14 = 3, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 24, 8
	adds r14 = 4, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 32, 8
	adds r14 = 5, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 40, 8
	adds r14 = 6, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 48, 8
	adds r14 = 7, r17
	;;
	ld1 r14 = [r14]
	;;
	dep r16 = r14, r16, 56, 8
	mov r15 = r0
	adds r14 = 8, r17
	;;
	ld1 r18 = [r14]
	;;
	dep r15 = r18, r15, 0, 8
	adds r18 = 1, r14
	;;
	ld1 r18 = [r18]
	;;
	dep r15 = r18, r15, 8, 8
	adds r18 = 2, r14
	;;
	ld1 r18 = [r18]
	;;
	dep r15 = r18, r15, 16, 8
	adds r18 = 3, r14
	;;
	ld1 r18 = [r18]
	;;
	dep r15 = r18, r15, 24, 8
	adds r18 = 4, r14
	;;
	ld1 r18 = [r18]
	;;
	dep r15 = r18, r15, 32, 8
	adds r18 = 5, r14
	;;
	ld1 r18 = [r18]
	;;
	dep r15 = r18, r15, 40, 8
	adds r18 = 6, r14
	;;
	ld1 r18 = [r18]
	;;
	dep r15 = r18, r15, 48, 8
	adds r14 = 7, r14
	;;
	ld1 r14 = [r14]
	;;
	dep r15 = r14, r15, 56, 8
	mov r14 = r0
	adds r17 = 16, r17
	;;
	ld1 r18 = [r17]
	;;
	dep r14 = r18, r14, 0, 8
	adds r18 = 1, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 8, 8
	adds r18 = 2, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 16, 8
	adds r18 = 3, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 24, 8
	adds r18 = 4, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 32, 8
	adds r18 = 5, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 40, 8
	adds r18 = 6, r17
	;;
	ld1 r18 = [r18]
	;;
	dep r14 = r18, r14, 48, 8
	adds r17 = 7, r17
	;;
	ld1 r17 = [r17]
	;;
	dep r14 = r17, r14, 56, 8
	mov r20 = r16
	mov r21 = r15
	;;
	mov r22 = r14
	mov r16 = r20
	mov r17 = r21
	;;
	mov r18 = r22
	mov r19 = r23
	mov r8 = r16
	mov r9 = r17
	;;
	mov r10 = r18
	mov r11 = r19
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp turn24#
	.align 16
	.proc test24#
test24:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	br .L101
	;;
.L102:
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -20, r34
	adds r17 = -48, r34
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -48, r34
	;;
	st4 [r17] = r14
.L101:
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 23, r14
	(p6) br.cond.dptk .L102
	adds r14 = -20, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r17 = r0
	;;
	mov r17 = r15
	adds r15 = 8, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	movl r40 = 8589934593
	mov r37 = r17
	mov r38 = r16
	;;
	mov r39 = r15
	addl r36 = 5, r0
	br.call.sptk.many b0 = turn24#
	mov r1 = r35
	mov r16 = r8
	mov r17 = r9
	mov r18 = r10
	mov r19 = r11
	adds r14 = -44, r34
	;;
	st1 [r14] = r16
	extr.u r20 = r16, 8, 8
	adds r15 = 1, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 16, 8
	adds r15 = 2, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 24, 8
	adds r15 = 3, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 32, 8
	adds r15 = 4, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 40, 8
	adds r15 = 5, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 48, 8
	adds r15 = 6, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 56, 8
	adds r15 = 7, r14
	;;
	st1 [r15] = r20
	adds r15 = 8, r14
	;;
	st1 [r15] = r17
	extr.u r21 = r17, 8, 8
	adds r20 = 1, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 16, 8
	adds r20 = 2, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 24, 8
	adds r20 = 3, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 32, 8
	adds r20 = 4, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 40, 8
	adds r20 = 5, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 48, 8
	adds r20 = 6, r15
	;;
	st1 [r20] = r21
	extr.u r20 = r17, 56, 8
	adds r15 = 7, r15
	;;
	st1 [r15] = r20
	adds r14 = 16, r14
	;;
	st1 [r14] = r18
	extr.u r20 = r18, 8, 8
	adds r15 = 1, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 16, 8
	adds r15 = 2, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 24, 8
	adds r15 = 3, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 32, 8
	adds r15 = 4, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 40, 8
	adds r15 = 5, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 48, 8
	adds r15 = 6, r14
	;;
	st1 [r15] = r20
	extr.u r15 = r18, 56, 8
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	adds r14 = -44, r34
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r17 = r0
	;;
	mov r17 = r15
	adds r15 = 8, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 16, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	addl r40 = 2, r0
	mov r37 = r17
	mov r38 = r16
	;;
	mov r39 = r15
	addl r36 = 3, r0
	br.call.sptk.many b0 = turn24#
	mov r1 = r35
	mov r16 = r8
	mov r17 = r9
	mov r18 = r10
	mov r19 = r11
	adds r14 = -20, r34
	;;
	st1 [r14] = r16
	extr.u r20 = r16, 8, 8
	adds r15 = 1, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 16, 8
	adds r15 = 2, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 24, 8
	adds r15 = 3, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 32, 8
	adds r15 = 4, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 40, 8
	adds r15 = 5, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 48, 8
	adds r15 = 6, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r16, 56, 8
	adds r15 = 7, r14
	;;
	st1 [r15] = r20
	adds r15 = 8, r14
	;;
	st1 [r15] = r17
	extr.u r21 = r17, 8, 8
	adds r20 = 1, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 16, 8
	adds r20 = 2, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 24, 8
	adds r20 = 3, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 32, 8
	adds r20 = 4, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 40, 8
	adds r20 = 5, r15
	;;
	st1 [r20] = r21
	extr.u r21 = r17, 48, 8
	adds r20 = 6, r15
	;;
	st1 [r20] = r21
	extr.u r20 = r17, 56, 8
	adds r15 = 7, r15
	;;
	st1 [r15] = r20
	adds r14 = 16, r14
	;;
	st1 [r14] = r18
	extr.u r20 = r18, 8, 8
	adds r15 = 1, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 16, 8
	adds r15 = 2, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 24, 8
	adds r15 = 3, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 32, 8
	adds r15 = 4, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 40, 8
	adds r15 = 5, r14
	;;
	st1 [r15] = r20
	extr.u r20 = r18, 48, 8
	adds r15 = 6, r14
	;;
	st1 [r15] = r20
	extr.u r15 = r18, 56, 8
	adds r14 = 7, r14
	;;
	st1 [r14] = r15
	adds r14 = -20, r34
	addl r37 = 24, r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r38 = r14
	addl r37 = 24, r0
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	;;
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp test24#
	.align 16
	.proc turn33#
turn33:
	.prologue 14, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 5, 3, 0
	.vframe r42
	mov r42 = r12
	adds r12 = -80, r12
	.save rp, r40
	mov r40 = b0
	mov r43 = r1
	.body
	mov r39 = r8
	;;
	adds r14 = -48, r42
	;;
	st4 [r14] = r32
	adds r14 = -40, r42
	;;
	st8 [r14] = r33
	adds r15 = 8, r14
	;;
	st8 [r15] = r34
	adds r15 = 16, r14
	;;
	st8 [r15] = r35
	adds r15 = 24, r14
	;;
	st8 [r15] = r36
	adds r14 = 32, r14
	;;
	st8 [r14] = r37
	mov r14 = r42
	;;
	st8 [r14] = r38
	adds r14 = -64, r42
	;;
	st4 [r14] = r0
	br .L104
	;;
.L105:
	adds r14 = -40, r42
	adds r16 = -64, r42
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -48, r42
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r42
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -64, r42
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r42
	adds r17 = -64, r42
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -64, r42
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r42
	;;
	st4 [r16] = r14
.L104:
	adds r17 = -64, r42
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 32, r14
	(p6) br.cond.dptk .L105
	adds r14 = -40, r42
	mov r15 = r39
	;;
	mov r16 = r14
	addl r14 = 33, r0
	;;
	mov r46 = r14
	mov r45 = r16
	mov r44 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r43
	mov r8 = r39
	;;
	mov ar.pfs = r41
	mov b0 = r40
	.restore sp
	mov r12 = r42
	br.ret.sptk.many b0
	;;
	.endp turn33#
	.align 16
	.proc test33#
test33:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -128, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -112, r35
	;;
	st4 [r14] = r0
	br .L108
	;;
.L109:
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -75, r35
	adds r17 = -112, r35
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -112, r35
	;;
	st4 [r17] = r14
.L108:
	adds r15 = -112, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 32, r14
	(p6) br.cond.dptk .L109
	adds r18 = -108, r35
	adds r14 = -75, r35
	;;
	ld1 r15 = [r14]
	adds r16 = 1, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 4, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 5, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 6, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r16 = 7, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 56
	;;
	or r15 = r15, r16
	mov r21 = r0
	;;
	mov r21 = r15
	adds r15 = 8, r14
	;;
	ld1 r16 = [r15]
	adds r17 = 1, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 8
	;;
	or r16 = r16, r17
	adds r17 = 2, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 16
	;;
	or r16 = r16, r17
	adds r17 = 3, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 24
	;;
	or r16 = r16, r17
	adds r17 = 4, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 32
	;;
	or r16 = r16, r17
	adds r17 = 5, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 40
	;;
	or r16 = r16, r17
	adds r17 = 6, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 48
	;;
	or r16 = r16, r17
	adds r15 = 7, r15
	;;
	ld1 r15 = [r15]
	;;
	shl r15 = r15, 56
	;;
	or r15 = r16, r15
	mov r20 = r0
	;;
	mov r20 = r15
	adds r15 = 16, r14
	;;
	ld1 r16 = [r15]
	adds r17 = 1, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 8
	;;
	or r16 = r16, r17
	adds r17 = 2, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 16
	;;
	or r16 = r16, r17
	adds r17 = 3, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 24
	;;
	or r16 = r16, r17
	adds r17 = 4, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 32
	;;
	or r16 = r16, r17
	adds r17 = 5, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 40
	;;
	or r16 = r16, r17
	adds r17 = 6, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 48
	;;
	or r16 = r16, r17
	adds r15 = 7, r15
	;;
	ld1 r15 = [r15]
	;;
	shl r15 = r15, 56
	;;
	or r15 = r16, r15
	mov r19 = r0
	;;
	mov r19 = r15
	adds r15 = 24, r14
	;;
	ld1 r16 = [r15]
	adds r17 = 1, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 8
	;;
	or r16 = r16, r17
	adds r17 = 2, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 16
	;;
	or r16 = r16, r17
	adds r17 = 3, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 24
	;;
	or r16 = r16, r17
	adds r17 = 4, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 32
	;;
	or r16 = r16, r17
	adds r17 = 5, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 40
	;;
	or r16 = r16, r17
	adds r17 = 6, r15
	;;
	ld1 r17 = [r17]
	;;
	shl r17 = r17, 48
	;;
	or r16 = r16, r17
	adds r15 = 7, r15
	;;
	ld1 r15 = [r15]
	;;
	shl r15 = r15, 56
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 32, r14
	;;
	ld1 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 8
	mov r8 = r18
	movl r43 = 8589934593
	mov r38 = r21
	mov r39 = r20
	mov r40 = r19
	mov r41 = r16
	;;
	mov r42 = r14
	addl r37 = 5, r0
	br.call.sptk.many b0 = turn33#
	mov r1 = r36
	adds r32 = -75, r35
	adds r14 = -108, r35
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r19 = r0
	;;
	mov r19 = r15
	adds r15 = 8, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r18 = r0
	;;
	mov r18 = r15
	adds r15 = 16, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r17 = r0
	;;
	mov r17 = r15
	adds r15 = 24, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 32, r14
	;;
	ld1 r15 = [r14]
	mov r14 = r0
	;;
	dep r14 = r15, r14, 0, 8
	adds r15 = -32, r35
	;;
	mov r8 = r15
	addl r43 = 2, r0
	mov r38 = r19
	mov r39 = r18
	mov r40 = r17
	mov r41 = r16
	mov r42 = r14
	addl r37 = 3, r0
	br.call.sptk.many b0 = turn33#
	mov r1 = r36
	adds r14 = -32, r35
	mov r15 = r32
	;;
	mov r16 = r14
	addl r14 = 33, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -75, r35
	;;
	addl r38 = 33, r0
	mov r37 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 33, r0
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp test33#
	.align 16
	.proc turn40#
turn40:
	.prologue 14, 40
	.save ar.pfs, r41
	alloc r41 = ar.pfs, 7, 5, 3, 0
	.vframe r42
	mov r42 = r12
	adds r12 = -80, r12
	.save rp, r40
	mov r40 = b0
	mov r43 = r1
	.body
	mov r39 = r8
	;;
	adds r14 = -48, r42
	;;
	st4 [r14] = r32
	adds r14 = -40, r42
	;;
	st8 [r14] = r33
	adds r15 = 8, r14
	;;
	st8 [r15] = r34
	adds r15 = 16, r14
	;;
	st8 [r15] = r35
	adds r15 = 24, r14
	;;
	st8 [r15] = r36
	adds r14 = 32, r14
	;;
	st8 [r14] = r37
	mov r14 = r42
	;;
	st8 [r14] = r38
	adds r14 = -64, r42
	;;
	st4 [r14] = r0
	br .L111
	;;
.L112:
	adds r14 = -40, r42
	adds r16 = -64, r42
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -48, r42
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r42
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r17 = -64, r42
	;;
	ld4 r14 = [r17]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -40, r42
	adds r17 = -64, r42
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -64, r42
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r42
	;;
	st4 [r16] = r14
.L111:
	adds r17 = -64, r42
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L112
	adds r14 = -40, r42
	mov r15 = r39
	;;
	mov r16 = r14
	addl r14 = 40, r0
	;;
	mov r46 = r14
	mov r45 = r16
	mov r44 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r43
	mov r8 = r39
	;;
	mov ar.pfs = r41
	mov b0 = r40
	.restore sp
	mov r12 = r42
	br.ret.sptk.many b0
	;;
	.endp turn40#
	.align 16
	.proc test40#
test40:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -128, r35
	;;
	st4 [r14] = r0
	br .L115
	;;
.L116:
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -84, r35
	adds r17 = -128, r35
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -128, r35
	;;
	st4 [r17] = r14
.L115:
	adds r15 = -128, r35
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L116
	adds r17 = -124, r35
	adds r14 = -84, r35
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r20 = r0
	;;
	mov r20 = r15
	adds r15 = 8, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r19 = r0
	;;
	mov r19 = r15
	adds r15 = 16, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r18 = r0
	;;
	mov r18 = r15
	adds r15 = 24, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 32, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	mov r8 = r17
	movl r43 = 8589934593
	mov r38 = r20
	mov r39 = r19
	mov r40 = r18
	mov r41 = r16
	;;
	mov r42 = r15
	addl r37 = 5, r0
	br.call.sptk.many b0 = turn40#
	mov r1 = r36
	adds r32 = -84, r35
	adds r14 = -124, r35
	;;
	ld4 r15 = [r14]
	adds r16 = 4, r14
	;;
	ld4 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	mov r19 = r0
	;;
	mov r19 = r15
	adds r15 = 8, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r18 = r0
	;;
	mov r18 = r15
	adds r15 = 16, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r17 = r0
	;;
	mov r17 = r15
	adds r15 = 24, r14
	;;
	ld4 r16 = [r15]
	adds r15 = 4, r15
	;;
	ld4 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	mov r16 = r0
	;;
	mov r16 = r15
	adds r14 = 32, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	mov r15 = r0
	;;
	mov r15 = r14
	adds r14 = -32, r35
	;;
	mov r8 = r14
	addl r43 = 2, r0
	mov r38 = r19
	mov r39 = r18
	mov r40 = r17
	mov r41 = r16
	mov r42 = r15
	addl r37 = 3, r0
	br.call.sptk.many b0 = turn40#
	mov r1 = r36
	adds r14 = -32, r35
	mov r15 = r32
	;;
	mov r16 = r14
	addl r14 = 40, r0
	;;
	mov r39 = r14
	mov r38 = r16
	mov r37 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -84, r35
	;;
	addl r38 = 40, r0
	mov r37 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	addl r38 = 40, r0
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp test40#
	.align 16
	.proc scale#
scale:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	mov f7 = f8
	mov f6 = f9
	;;
	adds r14 = -16, r2
	adds r15 = -8, r2
	;;
	stfs [r15] = f10
	stfs [r14] = f7
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	adds r14 = -16, r2
	;;
	ldfs f7 = [r14]
	adds r14 = -8, r2
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f7 = f7, f6
	adds r14 = -16, r2
	;;
	adds r14 = 4, r14
	;;
	ldfs f8 = [r14]
	adds r14 = -8, r2
	;;
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f8, f6
	getf.s r15 = f7
	adds r14 = -32, r2
	;;
	st4 [r14] = r15
	adds r14 = -28, r2
	;;
	stfs [r14] = f6
	adds r14 = -32, r2
	;;
	ldfs f7 = [r14]
	adds r14 = -28, r2
	;;
	ldfs f6 = [r14]
	mov f8 = f7
	;;
	mov f9 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp scale#
	.align 16
	.proc add#
add:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -80, r12
	.body
	mov f12 = f8
	mov f8 = f9
	;;
	adds r15 = -48, r2
	adds r14 = -32, r2
	;;
	st4 [r14] = r34
	mov f7 = f10
	mov f6 = f11
	adds r14 = -24, r2
	stfd [r15] = f12
	adds r15 = 8, r15
	;;
	stfd [r15] = f8
	stfd [r14] = f7
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -48, r2
	;;
	ldfd f7 = [r14]
	adds r14 = -24, r2
	;;
	ldfd f8 = [r14]
	adds r14 = -32, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f9 = r14
	;;
	fcvt.xf f6 = f9
	;;
	fnorm.d f6 = f6
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = -48, r2
	;;
	adds r14 = 8, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -24, r2
	;;
	adds r14 = 8, r14
	;;
	ldfd f9 = [r14]
	adds r14 = -32, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f10 = r14
	;;
	fcvt.xf f6 = f10
	;;
	fnorm.d f6 = f6
	;;
	fmpy.d f6 = f9, f6
	;;
	fadd.d f6 = f8, f6
	getf.d r15 = f7
	adds r14 = -80, r2
	;;
	st8 [r14] = r15
	adds r14 = -72, r2
	;;
	stfd [r14] = f6
	adds r14 = -80, r2
	;;
	ldfd f7 = [r14]
	adds r14 = -72, r2
	;;
	ldfd f6 = [r14]
	mov f8 = f7
	;;
	mov f9 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add#
	.align 16
	.proc reverse#
reverse:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -112, r12
	.body
	mov f12 = f8
	mov f8 = f9
	mov f7 = f10
	mov f6 = f11
	;;
	adds r14 = -48, r2
	;;
	stfd [r14] = f12
	adds r15 = 8, r14
	;;
	stfd [r15] = f8
	adds r15 = 16, r14
	;;
	stfd [r15] = f7
	adds r14 = 24, r14
	;;
	stfd [r14] = f6
	adds r14 = -48, r2
	;;
	adds r14 = 24, r14
	;;
	ldfd f9 = [r14]
	adds r14 = -48, r2
	;;
	adds r14 = 16, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -48, r2
	;;
	adds r14 = 8, r14
	;;
	ldfd f7 = [r14]
	adds r14 = -48, r2
	;;
	ldfd f6 = [r14]
	getf.d r15 = f9
	adds r14 = -112, r2
	;;
	st8 [r14] = r15
	adds r14 = -104, r2
	;;
	stfd [r14] = f8
	adds r14 = -96, r2
	;;
	stfd [r14] = f7
	adds r14 = -88, r2
	;;
	stfd [r14] = f6
	adds r14 = -112, r2
	;;
	ldfd f9 = [r14]
	adds r14 = -104, r2
	;;
	ldfd f8 = [r14]
	adds r14 = -96, r2
	;;
	ldfd f7 = [r14]
	adds r14 = -88, r2
	;;
	ldfd f6 = [r14]
	mov f10 = f9
	mov f9 = f8
	;;
	mov f8 = f10
	mov f10 = f7
	mov f11 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp reverse#
	.align 16
	.proc bump#
bump:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -64, r12
	.body
	mov r17 = r8
	;;
	adds r14 = -48, r2
	;;
	st4 [r14] = r32
	adds r14 = -40, r2
	;;
	st8 [r14] = r33
	adds r15 = 8, r14
	;;
	st8 [r15] = r34
	adds r15 = 16, r14
	;;
	st8 [r15] = r35
	adds r15 = 24, r14
	;;
	st8 [r15] = r36
	adds r15 = 32, r14
	;;
	st8 [r15] = r37
	adds r15 = 40, r14
	;;
	st8 [r15] = r38
	adds r14 = 48, r14
	;;
	st8 [r14] = r39
	adds r14 = -64, r2
	;;
	st4 [r14] = r0
	br .L124
	;;
.L125:
	adds r15 = -40, r2
	adds r16 = -64, r2
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
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -48, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r18 = r14
	adds r15 = -40, r2
	adds r16 = -64, r2
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
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r18
	adds r14 = -40, r2
	adds r16 = -64, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f7 = [r14]
	adds r14 = 16, r2
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f7, f6
	adds r14 = -40, r2
	adds r16 = -64, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 8, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	stfd [r14] = f6
	adds r15 = -40, r2
	adds r16 = -64, r2
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
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r18 = r14
	adds r15 = -40, r2
	adds r16 = -64, r2
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
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	st2 [r14] = r18
	adds r14 = -40, r2
	adds r16 = -64, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	ldfs f7 = [r14]
	movl r14 = 0x40000000
	;;
	setf.s f6 = r14
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	;;
	(p6) fma.s1 f9 = f10, f9, f6
	;;
	(p6) fmpy.s.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f10, f7, f8
	;;
	(p6) fma.s.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	adds r14 = -40, r2
	adds r16 = -64, r2
	;;
	ld4 r15 = [r16]
	;;
	sxt4 r16 = r15
	adds r15 = 4, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	stfs [r14] = f6
	adds r15 = -64, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -64, r2
	;;
	st4 [r16] = r14
.L124:
	adds r15 = -64, r2
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 1, r14
	(p6) br.cond.dptk .L125
	adds r14 = -40, r2
	;;
	adds r14 = 48, r14
	;;
	ld4 r15 = [r14]
	adds r14 = -48, r2
	;;
	ld4 r14 = [r14]
	;;
	sub r15 = r15, r14
	adds r14 = -40, r2
	;;
	adds r14 = 48, r14
	;;
	st4 [r14] = r15
	adds r14 = -40, r2
	mov r15 = r17
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
	ld8 r16 = [r14]
	;;
	st8 [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	mov r8 = r17
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp bump#
	.section	.rodata
	.align 8
.LC1:
	stringz	"\n%g %g %g %g %g %g %g %g\n"
	.align 8
.LC2:
	stringz	"%c %g %d %g %c %g %d %g %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -272, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = test1#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test2#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test3#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test4#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test5#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test6#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test7#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test8#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test9#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test12#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test15#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test16#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test17#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test24#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test33#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = test40#
	mov r1 = r35
	adds r14 = -224, r34
	movl r15 = 0x3fc00000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	adds r14 = -224, r34
	;;
	adds r14 = 4, r14
	movl r15 = 0xc0100000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	adds r14 = -224, r34
	;;
	ldfs f7 = [r14]
	adds r14 = 4, r14
	;;
	ldfs f6 = [r14]
	movl r14 = 0x40000000
	;;
	setf.s f10 = r14
	mov f8 = f7
	mov f9 = f6
	br.call.sptk.many b0 = scale#
	mov r1 = r35
	;;
	mov f7 = f8
	mov f6 = f9
	;;
	getf.s r14 = f7
	adds r15 = -240, r34
	;;
	st4 [r15] = r14
	adds r14 = -236, r34
	;;
	stfs [r14] = f6
	adds r15 = -240, r34
	;;
	ldfs f7 = [r15]
	adds r14 = -236, r34
	;;
	ldfs f6 = [r14]
	movl r14 = 0x3f000000
	;;
	setf.s f10 = r14
	mov f8 = f7
	mov f9 = f6
	br.call.sptk.many b0 = scale#
	mov r1 = r35
	;;
	mov f7 = f8
	mov f6 = f9
	adds r14 = -232, r34
	;;
	stfs [r14] = f7
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	adds r14 = -200, r34
	;;
	stfd [r14] = f1
	adds r14 = -200, r34
	;;
	adds r14 = 8, r14
	movl r15 = 0x4000000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -184, r34
	movl r15 = 0x3fe0000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -184, r34
	;;
	adds r14 = 8, r14
	movl r15 = 0x3fd0000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -184, r34
	;;
	ldfd f9 = [r14]
	adds r14 = 8, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -200, r34
	;;
	ldfd f7 = [r14]
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	mov f10 = f9
	mov f11 = f8
	addl r38 = 3, r0
	mov f8 = f7
	;;
	mov f9 = f6
	br.call.sptk.many b0 = add#
	mov r1 = r35
	mov f7 = f8
	;;
	mov f6 = f9
	adds r14 = -216, r34
	;;
	stfd [r14] = f7
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -136, r34
	;;
	stfd [r14] = f1
	adds r14 = -136, r34
	;;
	adds r14 = 8, r14
	movl r15 = 0x4000000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -136, r34
	;;
	adds r14 = 16, r14
	movl r15 = 0x4008000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -136, r34
	;;
	adds r14 = 24, r14
	movl r15 = 0x4010000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -136, r34
	;;
	ldfd f8 = [r14]
	adds r15 = 8, r14
	;;
	ldfd f9 = [r15]
	adds r15 = 16, r14
	;;
	ldfd f7 = [r15]
	adds r14 = 24, r14
	;;
	ldfd f6 = [r14]
	mov f10 = f7
	;;
	mov f11 = f6
	br.call.sptk.many b0 = reverse#
	mov r1 = r35
	mov f12 = f8
	mov f8 = f9
	mov f7 = f10
	;;
	mov f6 = f11
	adds r14 = -168, r34
	;;
	stfd [r14] = f12
	adds r15 = 8, r14
	;;
	stfd [r15] = f8
	adds r15 = 16, r14
	;;
	stfd [r15] = f7
	adds r14 = 24, r14
	;;
	stfd [r14] = f6
	adds r14 = -48, r34
	addl r15 = 97, r0
	;;
	st1 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 8, r14
	movl r15 = 0x3ff8000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -48, r34
	;;
	adds r14 = 16, r14
	addl r15 = 100, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 20, r14
	movl r15 = 0x41000000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	adds r14 = -48, r34
	;;
	adds r14 = 24, r14
	addl r15 = 98, r0
	;;
	st1 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 32, r14
	movl r15 = 0x4004000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = -48, r34
	;;
	adds r14 = 40, r14
	addl r15 = -100, r0
	;;
	st2 [r14] = r15
	adds r14 = -48, r34
	;;
	adds r14 = 44, r14
	movl r15 = 0x40800000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	adds r14 = -48, r34
	;;
	adds r14 = 48, r14
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	adds r16 = -104, r34
	adds r14 = -48, r34
	movl r15 = 0x3fd0000000000000
	;;
	setf.d f6 = r15
	adds r15 = 16, r12
	;;
	stfd [r15] = f6
	mov r8 = r16
	ld8 r37 = [r14]
	adds r15 = 8, r14
	;;
	ld8 r38 = [r15]
	adds r15 = 16, r14
	;;
	ld8 r39 = [r15]
	adds r15 = 24, r14
	;;
	ld8 r40 = [r15]
	adds r15 = 32, r14
	;;
	ld8 r41 = [r15]
	adds r15 = 40, r14
	;;
	ld8 r42 = [r15]
	adds r14 = 48, r14
	;;
	ld8 r43 = [r14]
	addl r36 = 3, r0
	br.call.sptk.many b0 = bump#
	mov r1 = r35
	adds r14 = -232, r34
	;;
	ldfs f6 = [r14]
	;;
	fnorm.d f6 = f6
	adds r14 = -232, r34
	;;
	adds r14 = 4, r14
	;;
	ldfs f7 = [r14]
	;;
	fnorm.d f7 = f7
	adds r14 = -216, r34
	;;
	ldfd f8 = [r14]
	adds r14 = -216, r34
	;;
	adds r14 = 8, r14
	;;
	ldfd f9 = [r14]
	adds r14 = -168, r34
	;;
	ldfd f10 = [r14]
	adds r14 = -168, r34
	;;
	adds r14 = 8, r14
	;;
	ldfd f11 = [r14]
	adds r14 = -168, r34
	;;
	adds r14 = 16, r14
	;;
	ldfd f12 = [r14]
	adds r14 = -168, r34
	;;
	adds r14 = 24, r14
	;;
	ldfd f13 = [r14]
	adds r14 = 16, r12
	;;
	stfd [r14] = f13
	getf.d r43 = f12
	getf.d r42 = f11
	getf.d r41 = f10
	getf.d r40 = f9
	getf.d r39 = f8
	getf.d r38 = f7
	getf.d r37 = f6
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -104, r34
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -104, r34
	;;
	adds r14 = 8, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -104, r34
	;;
	adds r14 = 16, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -104, r34
	;;
	adds r14 = 20, r14
	;;
	ldfs f7 = [r14]
	;;
	fnorm.d f7 = f7
	adds r14 = -104, r34
	;;
	adds r14 = 24, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -104, r34
	;;
	adds r14 = 32, r14
	;;
	ldfd f8 = [r14]
	adds r14 = -104, r34
	;;
	adds r14 = 40, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -104, r34
	;;
	adds r14 = 44, r14
	;;
	ldfs f9 = [r14]
	;;
	fnorm.d f9 = f9
	adds r14 = -104, r34
	;;
	adds r14 = 48, r14
	;;
	ld4 r15 = [r14]
	adds r14 = 24, r12
	;;
	st4 [r14] = r15
	adds r14 = 16, r12
	;;
	stfd [r14] = f9
	mov r43 = r19
	getf.d r42 = f8
	mov r41 = r18
	getf.d r40 = f7
	mov r39 = r17
	getf.d r38 = f6
	mov r37 = r16
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
