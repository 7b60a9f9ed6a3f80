// cd8ff3cf2df17ef8730989af16f3ea42
	.file	"bitfields.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %d %u %d\n"
	.align 8
.LC1:
	stringz	"%llx %lld %llx %x %d\n"
	.align 8
.LC2:
	stringz	"%llx %lld %llx %x %d %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -28, r34
	addl r38 = 12, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = 8, r34
	;;
	st4.rel [r14] = r0
	br .L2
	;;
.L3:
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	and r14 = 7, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	mov r16 = r15
	;;
	shladd r16 = r16, 1, r0
	;;
	add r15 = r16, r15
	;;
	and r15 = 7, r15
	;;
	zxt1 r15 = r15
	;;
	mov r16 = r15
	adds r15 = -28, r34
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 3
	;;
	st4 [r15] = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	addl r14 = 25, r0
	;;
	pmpy2.r r14 = r15, r14
	;;
	and r14 = 31, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r16 = [r14]
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 3, 29
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -28, r34
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r17, r14, 3, 5
	;;
	st4 [r15] = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = 100, r0
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	adds r14 = 2000, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	mov r16 = r15
	addl r15 = 2047, r0
	;;
	and r15 = r15, r16
	;;
	zxt2 r15 = r15
	;;
	mov r16 = r15
	adds r15 = -28, r34
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r16, r14, 8, 11
	;;
	st4 [r15] = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	adds r14 = -4096, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	ld4.acq r16 = [r14]
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 3, 29
	;;
	sxt2 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -28, r34
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r15, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r17, r14, 19, 13
	;;
	st4 [r15] = r14
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 8, r34
	;;
	st4.rel [r14] = r15
.L2:
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L3
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L4
	;;
.L5:
	adds r15 = -28, r34
	adds r16 = -32, r34
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
	;;
	extr.u r14 = r14, 0, 3
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -28, r34
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 3, 5
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -28, r34
	adds r18 = -32, r34
	;;
	ld4 r14 = [r18]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 8, 11
	;;
	zxt2 r14 = r14
	;;
	mov r18 = r14
	adds r15 = -28, r34
	adds r19 = -32, r34
	;;
	ld4 r14 = [r19]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 19, 13
	;;
	sxt2 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -32, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -32, r34
	;;
	st4 [r16] = r14
.L4:
	adds r17 = -32, r34
	;;
	ld4 r14 = [r17]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L5
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 3
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	and r14 = 7, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	adds r15 = 4, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 3
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 3, 5
	;;
	sxt1 r14 = r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = -10, r14
	;;
	zxt1 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	sxt1 r14 = r14
	;;
	extr r14 = r14, 3, 29
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	adds r15 = 4, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r16, r14, 3, 5
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 8, 11
	;;
	zxt2 r14 = r14
	;;
	zxt2 r14 = r14
	addl r15 = 2047, r0
	;;
	xor r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	adds r15 = 4, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r16, r14, 8, 11
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 19, 13
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = 8191, r0
	;;
	and r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	mov r15 = r14
	addl r14 = 8191, r0
	;;
	and r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 3, 29
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	adds r15 = 4, r14
	;;
	ld4 r14 = [r15]
	;;
	dep r14 = r16, r14, 19, 13
	;;
	st4 [r15] = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 3
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 3, 5
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 8, 11
	;;
	zxt2 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -28, r34
	;;
	adds r14 = 4, r14
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 19, 13
	;;
	sxt2 r14 = r14
	;;
	mov r40 = r14
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -16, r34
	addl r38 = 16, r0
	mov r37 = r0
	;;
	mov r36 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	mov r14 = r34
	movl r15 = 8570845848
	;;
	st8.rel [r14] = r15
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	movl r15 = 8589934591
	;;
	and r15 = r15, r14
	adds r14 = -16, r34
	movl r16 = 8589934591
	;;
	and r15 = r16, r15
	ld8 r16 = [r14]
	movl r17 = -8589934592
	;;
	and r16 = r17, r16
	;;
	or r15 = r15, r16
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 524287, r0
	;;
	and r14 = r14, r15
	;;
	sub r14 = r0, r14
	;;
	dep.z r14 = r14, 12, 20
	;;
	extr r14 = r14, 12, 20
	adds r15 = -16, r34
	;;
	addp4 r14 = r14, r0
	addl r16 = 1048575, r0
	;;
	and r14 = r16, r14
	;;
	shl r14 = r14, 33
	ld8 r16 = [r15]
	movl r17 = -9007190664806401
	;;
	and r16 = r17, r16
	;;
	or r14 = r14, r16
	;;
	st8 [r15] = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 2047, r0
	;;
	and r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r34
	;;
	ld8 r14 = [r15]
	;;
	dep r14 = r16, r14, 53, 11
	;;
	st8 [r15] = r14
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 511, r0
	;;
	and r14 = r14, r15
	;;
	zxt2 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -16, r34
	;;
	adds r15 = 8, r14
	;;
	ld2 r14 = [r15]
	;;
	dep r14 = r16, r14, 0, 9
	;;
	st2 [r15] = r14
	adds r14 = -16, r34
	;;
	adds r15 = 10, r14
	;;
	ld1 r14 = [r15]
	;;
	dep r14 = -1, r14, 0, 1
	;;
	st1 [r15] = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 33
	;;
	mov r17 = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 33, 20
	;;
	sxt4 r16 = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 53, 11
	;;
	zxt2 r14 = r14
	;;
	zxt2 r15 = r14
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 9
	;;
	zxt2 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 16, 1
	;;
	sxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r18
	mov r39 = r15
	mov r38 = r16
	mov r37 = r17
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr.u r2 = r14, 0, 33
	;;
	addl r14 = 65536, r2
	movl r15 = 8589934591
	;;
	and r14 = r15, r14
	adds r15 = -16, r34
	movl r16 = 8589934591
	;;
	and r14 = r16, r14
	ld8 r16 = [r15]
	movl r17 = -8589934592
	;;
	and r16 = r17, r16
	;;
	or r14 = r14, r16
	;;
	st8 [r15] = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 33, 20
	;;
	shladd r14 = r14, 1, r0
	;;
	dep.z r14 = r14, 12, 20
	;;
	extr r14 = r14, 12, 20
	adds r15 = -16, r34
	;;
	addp4 r14 = r14, r0
	addl r16 = 1048575, r0
	;;
	and r14 = r16, r14
	;;
	shl r14 = r14, 33
	ld8 r16 = [r15]
	movl r17 = -9007190664806401
	;;
	and r16 = r17, r16
	;;
	or r14 = r14, r16
	;;
	st8 [r15] = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 33
	;;
	mov r17 = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 33, 20
	;;
	sxt4 r16 = r14
	adds r14 = -16, r34
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 53, 11
	;;
	zxt2 r14 = r14
	;;
	zxt2 r15 = r14
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	extr.u r14 = r14, 0, 9
	;;
	zxt2 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -16, r34
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	extr r14 = r14, 16, 1
	;;
	sxt1 r14 = r14
	addl r42 = 16, r0
	;;
	mov r41 = r14
	mov r40 = r18
	mov r39 = r15
	mov r38 = r16
	mov r37 = r17
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
