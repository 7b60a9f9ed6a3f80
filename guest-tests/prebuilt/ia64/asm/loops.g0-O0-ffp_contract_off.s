// b353e0181685bba36dd2b27e041e1ee7
	.file	"loops.c"
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
	.bss
	.align 8
	.type	bytes#, @object
	.size	bytes#, 1000
bytes:
	.skip	1000
	.align 2
	.type	halves#, @object
	.size	halves#, 1000
halves:
	.skip	1000
	.align 4
	.type	words#, @object
	.size	words#, 1028
words:
	.skip	1028
	.align 8
	.type	longs#, @object
	.size	longs#, 520
longs:
	.skip	520
	.text
	.align 16
	.proc first#
first:
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
	st4 [r14] = r33
	adds r14 = 12, r2
	;;
	st4 [r14] = r34
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L6
	;;
.L9:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	adds r15 = 12, r2
	;;
	ld4 r15 = [r15]
	;;
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
	adds r16 = -16, r2
	;;
	ld4 r14 = [r16]
	br .L8
	;;
.L7:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r14
.L6:
	adds r14 = 8, r2
	adds r16 = -16, r2
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L9
	addl r14 = -1, r0
.L8:
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp first#
	.align 16
	.proc collatz#
collatz:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L11
	;;
.L14:
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	mov r14 = r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	adds r14 = 1, r14
	br .L13
	;;
.L12:
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
.L13:
	mov r15 = r2
	;;
	st4 [r15] = r14
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
.L11:
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 1, r14
	(p6) br.cond.dptk .L14
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp collatz#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %u %lld\n"
	.align 8
.LC1:
	stringz	"%d %d %d\n"
	.align 8
.LC2:
	stringz	"%08x %08x %08x %08x %u\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 6, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -80, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -64, r35
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(bytes#)
	;;
	add r15 = r1, r15
	adds r17 = -64, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -64, r35
	;;
	st4 [r17] = r14
.L17:
	adds r15 = -64, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	adds r14 = -60, r35
	;;
	st4 [r14] = r0
	br .L19
	;;
.L20:
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	adds r14 = -1000, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(halves#)
	;;
	add r15 = r1, r15
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r16
	adds r14 = -60, r35
	adds r15 = -60, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -60, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 499, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	adds r14 = -56, r35
	addl r15 = 256, r0
	;;
	st4 [r14] = r15
	br .L21
	;;
.L22:
	adds r14 = -56, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	movl r16 = @gprel(halves#)
	;;
	add r16 = r1, r16
	adds r15 = -56, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 1, r0
	;;
	add r15 = r16, r15
	;;
	ld2 r15 = [r15]
	;;
	sxt2 r15 = r15
	;;
	sub r15 = r14, r15
	movl r16 = @gprel(words#)
	;;
	add r16 = r1, r16
	adds r14 = -56, r35
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
	adds r14 = -56, r35
	adds r15 = -56, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -56, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L22
	adds r14 = -52, r35
	;;
	st4 [r14] = r0
	br .L23
	;;
.L24:
	movl r15 = @gprel(words#)
	;;
	add r15 = r1, r15
	adds r14 = -52, r35
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
	sxt4 r16 = r14
	adds r14 = -52, r35
	addl r15 = 256, r0
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	movl r15 = @gprel(words#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	setf.sig f6 = r16
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
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
	shladd r15 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shl r14 = r14, 5
	;;
	mov r16 = r14
	movl r15 = @gprel(longs#)
	;;
	add r15 = r1, r15
	adds r14 = -52, r35
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
	adds r14 = -52, r35
	adds r15 = -52, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L23:
	adds r14 = -52, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 64, r14
	(p6) br.cond.dptk .L24
	adds r14 = 4, r35
	;;
	st4.rel [r14] = r0
	br .L25
	;;
.L28:
	adds r14 = -48, r35
	;;
	st4 [r14] = r0
	adds r14 = -44, r35
	addl r15 = -100000, r0
	;;
	st4 [r14] = r15
	adds r14 = -40, r35
	;;
	st4 [r14] = r0
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -24, r35
	;;
	st4 [r14] = r0
	br .L26
	;;
.L27:
	movl r15 = @gprel(words#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
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
	adds r14 = -48, r35
	adds r16 = -48, r35
	;;
	ld4 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	movl r15 = @gprel(words#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
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
	adds r16 = -44, r35
	adds r15 = -44, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.le p6, p7 = r14, r15
	;;
	(p6) mov r14 = r15
	;;
	st4 [r16] = r14
	movl r15 = @gprel(bytes#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -40, r35
	adds r15 = -40, r35
	;;
	ld4 r15 = [r15]
	;;
	xor r15 = r16, r15
	;;
	st4 [r14] = r15
	movl r15 = @gprel(longs#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r35
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
	adds r14 = -32, r35
	adds r16 = -32, r35
	;;
	ld8 r16 = [r16]
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	adds r14 = -24, r35
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L26:
	adds r14 = 4, r35
	;;
	ld4.acq r14 = [r14]
	adds r15 = -24, r35
	;;
	ld4 r15 = [r15]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L27
	adds r17 = -32, r35
	adds r16 = -40, r35
	adds r15 = -44, r35
	adds r14 = -48, r35
	;;
	ld8 r41 = [r17]
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 4, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = 4, r35
	;;
	st4.rel [r14] = r15
.L25:
	adds r14 = 4, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 9, r14
	(p6) br.cond.dptk .L28
	adds r14 = -20, r35
	;;
	st4 [r14] = r0
	adds r14 = -16, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L29
	;;
.L30:
	adds r14 = -16, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = collatz#
	mov r1 = r36
	mov r16 = r8
	adds r14 = -20, r35
	adds r15 = -20, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -16, r35
	adds r15 = -16, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -16, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.geu p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(words#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 800, r14
	;;
	ld4 r14 = [r14]
	;;
	mov r39 = r14
	addl r38 = 257, r0
	movl r37 = @gprel(words#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = first#
	mov r1 = r36
	mov r32 = r8
	addl r39 = 123456, r0
	addl r38 = 257, r0
	;;
	movl r37 = @gprel(words#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = first#
	mov r1 = r36
	mov r15 = r8
	adds r14 = -20, r35
	;;
	mov r40 = r15
	mov r39 = r32
	ld4 r38 = [r14]
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	addl r15 = 999, r0
	;;
	st4 [r14] = r15
	br .L31
	;;
.L34:
	adds r14 = -8, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	br .L32
	;;
.L33:
	movl r15 = @gprel(bytes#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(bytes#)
	;;
	add r15 = r1, r15
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -8, r35
	adds r16 = -8, r35
	adds r15 = -12, r35
	;;
	ld4 r16 = [r16]
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L33
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -37, r15
	;;
	st4 [r14] = r15
.L31:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	adds r14 = -4, r35
	;;
	st4 [r14] = r0
	mov r14 = r35
	addl r15 = 10, r0
	;;
	st4 [r14] = r15
	br .L35
	;;
.L36:
	adds r14 = -4, r35
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
	mov r16 = r14
	adds r14 = -4, r35
	mov r15 = r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L35:
	mov r14 = r35
	;;
	ld4 r14 = [r14]
	mov r15 = r35
	;;
	adds r16 = -1, r14
	;;
	st4 [r15] = r16
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L36
.L37:
	adds r14 = -4, r35
	adds r15 = -4, r35
	;;
	ld4 r15 = [r15]
	movl r16 = -6148914691236517205
	;;
	setf.sig f6 = r15
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr.u r15 = r15, 1
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 1000, r0
	;;
	cmp4.ltu p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
	addl r38 = 1000, r0
	movl r37 = @gprel(bytes#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = checksum#
	mov r1 = r36
	mov r17 = r8
	;;
	movl r14 = @gprel(halves#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 998, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	adds r14 = 1, r14
	;;
	mov r18 = r14
	movl r14 = @gprel(words#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 400, r14
	;;
	ld4 r16 = [r14]
	movl r14 = @gprel(longs#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 512, r14
	;;
	ld8 r14 = [r14]
	movl r15 = 5270498306774157605
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	shr r15 = r15, 1
	shr r14 = r14, 63
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -4, r35
	;;
	ld4 r42 = [r14]
	mov r41 = r15
	mov r40 = r16
	mov r39 = r18
	mov r38 = r17
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
