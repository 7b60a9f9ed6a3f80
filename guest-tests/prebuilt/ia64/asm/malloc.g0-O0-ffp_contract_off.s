// 65b5115cb50316a3c72ba8a9dea8ac34
	.file	"malloc.c"
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
	.bss
	.align 8
	.type	block#, @object
	.size	block#, 2400
block:
	.skip	2400
	.align 8
	.type	size#, @object
	.size	size#, 2400
size:
	.skip	2400
	.global __umoddi3#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %u\n"
	.align 8
.LC1:
	stringz	"yes"
	.align 8
.LC2:
	stringz	"NO"
	.align 8
.LC3:
	stringz	"malloc_usable_size(block[0] = (unsigned char *)malloc(100)) >= 100"
	.align 8
.LC4:
	stringz	"%-3s %s\n"
	.align 8
.LC5:
	stringz	"malloc(huge) == NULL && errno == ENOMEM"
	.align 8
.LC6:
	stringz	"calloc((size_t)-1 / 2, 3) == NULL"
	.align 8
.LC7:
	stringz	"posix_memalign(&p, 4096, 10000) == 0 && ((uintptr_t)p & 4095) == 0"
	.align 8
.LC8:
	stringz	"malloc(0) != NULL"
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
	adds r12 = -96, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -8, r35
	addl r15 = 77, r0
	;;
	st4 [r14] = r15
	adds r14 = -80, r35
	;;
	st4 [r14] = r0
	adds r14 = -76, r35
	;;
	st4 [r14] = r0
	adds r14 = -72, r35
	;;
	st4 [r14] = r0
	br .L4
	;;
.L23:
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
	mov r14 = r8
	adds r16 = -28, r35
	;;
	addp4 r17 = r14, r0
	movl r14 = 7870610804782742023
	;;
	setf.sig f6 = r17
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 7
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 4, r0
	;;
	sub r15 = r15, r14
	;;
	shladd r14 = r15, 2, r0
	;;
	mov r15 = r14
	;;
	sub r14 = r17, r15
	;;
	st4 [r16] = r14
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L5
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	br .L6
	;;
.L7:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -80, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
	movl r15 = @gprel(size#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	movl r14 = 2635249153387078803
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	sub r15 = r15, r14
	;;
	shr.u r15 = r15, 1
	;;
	add r14 = r14, r15
	;;
	shr.u r15 = r14, 2
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -64, r35
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L6:
	movl r15 = @gprel(size#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -64, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L7
.L5:
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
	mov r17 = r8
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -6640827866535438581
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r14 = r14, r15
	;;
	shr r16 = r14, 5
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
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
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	addl r15 = 600, r0
	br .L9
	;;
.L8:
	addl r15 = 200000, r0
.L9:
	addp4 r14 = r17, r0
	;;
	addp4 r15 = r15, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = __umoddi3#
	mov r1 = r36
	mov r14 = r8
	;;
	adds r15 = 1, r14
	adds r14 = -24, r35
	;;
	addp4 r15 = r15, r0
	;;
	st8 [r14] = r15
	adds r14 = -8, r35
	;;
	mov r37 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r36
	mov r14 = r8
	;;
	and r14 = 3, r14
	;;
	cmp4.eq p6, p7 = 2, r14
	(p6) br.cond.dptk .L10
	;;
	cmp4.ltu p6, p7 = 2, r14
	(p6) br.cond.dptk .L11
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L12
	;;
	cmp4.eq p6, p7 = 1, r14
	(p6) br.cond.dptk .L13
	br .L11
	;;
.L12:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = free#
	mov r1 = r36
	;;
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r0
	br .L14
	;;
.L13:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r32 = -16, r35
	adds r14 = -24, r35
	;;
	ld8 r38 = [r14]
	mov r37 = r15
	br.call.sptk.many b0 = realloc#
	mov r1 = r36
	st8 [r32] = r8
	adds r14 = -56, r35
	;;
	st8 [r14] = r0
	br .L15
	;;
.L17:
	adds r15 = -16, r35
	adds r14 = -56, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	add r14 = r16, r14
	;;
	zxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = r14, r15
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -80, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
	movl r15 = @gprel(size#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	movl r15 = -3689348814741910323
	;;
	setf.sig f6 = r14
	setf.sig f7 = r15
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 2
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	add r15 = r15, r14
	adds r14 = -56, r35
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L15:
	adds r14 = -16, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
	movl r15 = @gprel(size#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	adds r15 = -24, r35
	;;
	ld8 r15 = [r15]
	;;
	cmp.leu p6, p7 = r15, r14
	;;
	(p7) mov r15 = r14
	adds r14 = -56, r35
	;;
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r15, r14
	(p6) br.cond.dptk .L17
.L16:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -16, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L18
	;;
.L10:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = free#
	mov r1 = r36
	adds r14 = -24, r35
	addl r38 = 1, r0
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = calloc#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r16 = r14
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	adds r14 = -48, r35
	;;
	st8 [r14] = r0
	br .L19
	;;
.L20:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -48, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -80, r35
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -80, r35
	;;
	st4 [r15] = r14
	adds r14 = -48, r35
	adds r15 = -48, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 13, r15
	;;
	st8 [r14] = r15
.L19:
	adds r15 = -48, r35
	adds r14 = -24, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	br .L18
	;;
.L11:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = free#
	mov r1 = r36
	adds r14 = -24, r35
	;;
	ld8 r38 = [r14]
	addl r37 = 64, r0
	br.call.sptk.many b0 = memalign#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r16 = r14
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	st8 [r14] = r16
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r14 = [r14]
	;;
	and r14 = 63, r14
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -76, r35
	adds r15 = -76, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
.L18:
	movl r15 = @gprel(size#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	adds r15 = -24, r35
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r14 = -40, r35
	;;
	st8 [r14] = r0
	br .L21
	;;
.L22:
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -28, r35
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -40, r35
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	add r15 = r17, r16
	;;
	zxt1 r15 = r15
	;;
	st1 [r14] = r15
	adds r14 = -40, r35
	adds r15 = -40, r35
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L21:
	adds r15 = -40, r35
	adds r14 = -24, r35
	;;
	ld8 r15 = [r15]
	ld8 r14 = [r14]
	;;
	cmp.gtu p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
.L14:
	adds r14 = -72, r35
	adds r15 = -72, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L4:
	adds r14 = -72, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 3999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L23
	adds r14 = -32, r35
	;;
	st4 [r14] = r0
	br .L24
	;;
.L25:
	movl r15 = @gprel(block#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r35
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
	mov r37 = r14
	br.call.sptk.many b0 = free#
	mov r1 = r36
	adds r14 = -32, r35
	adds r15 = -32, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L24:
	adds r14 = -32, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 299, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L25
	adds r14 = -76, r35
	;;
	ld4 r39 = [r14]
	adds r16 = -80, r35
	;;
	ld4 r38 = [r16]
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r37 = 100, r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r15 = r14
	movl r14 = @gprel(block#)
	;;
	add r14 = r1, r14
	;;
	st8 [r14] = r15
	movl r14 = @gprel(block#)
	;;
	add r14 = r1, r14
	;;
	ld8 r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = malloc_usable_size#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.geu p6, p7 = 99, r14
	(p6) br.cond.dptk .L26
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L27
	;;
.L26:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L27:
	movl r39 = @gprel(.LC3)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
	mov r14 = r35
	addl r15 = -100001, r0
	;;
	st8.rel [r14] = r15
	mov r14 = r35
	;;
	ld8.acq r14 = [r14]
	;;
	mov r37 = r14
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L28
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	mov r14 = r8
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 12, r14
	(p6) br.cond.dptk .L28
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L29
	;;
.L28:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L29:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	addl r38 = 3, r0
	;;
	movl r37 = 9223372036854775807
	br.call.sptk.many b0 = calloc#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L31
	;;
.L30:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L31:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = 8, r35
	;;
	st8 [r14] = r0
	adds r14 = 8, r35
	addl r39 = 10000, r0
	addl r38 = 4096, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = posix_memalign#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	adds r14 = 8, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	addl r14 = 4095, r0
	;;
	and r14 = r14, r15
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L32
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L33
	;;
.L32:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L33:
	movl r39 = @gprel(.LC7)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	mov r37 = r0
	br.call.sptk.many b0 = malloc#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L34
	movl r14 = @gprel(.LC1)
	;;
	add r14 = r1, r14
	br .L35
	;;
.L34:
	movl r14 = @gprel(.LC2)
	;;
	add r14 = r1, r14
.L35:
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	mov r38 = r14
	movl r37 = @gprel(.LC4)
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
