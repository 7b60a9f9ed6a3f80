// 0f8146211a4cf32317200d3d7c50c250
	.file	"blocksort.c"
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
	.align 8
	.type	text#, @object
	.size	text#, 40000
text:
	.skip	40000
	.align 8
	.type	last#, @object
	.size	last#, 40000
last:
	.skip	40000
	.align 8
	.type	moved#, @object
	.size	moved#, 40000
moved:
	.skip	40000
	.align 8
	.type	runs#, @object
	.size	runs#, 80000
runs:
	.skip	80000
	.align 8
	.type	again#, @object
	.size	again#, 40000
again:
	.skip	40000
	.align 4
	.type	order#, @object
	.size	order#, 160000
order:
	.skip	160000
	.align 4
	.type	rank#, @object
	.size	rank#, 160000
rank:
	.skip	160000
	.align 4
	.type	next_rank#, @object
	.size	next_rank#, 160000
next_rank:
	.skip	160000
	.align 4
	.type	count#, @object
	.size	count#, 161028
count:
	.skip	161028
	.align 4
	.type	scratch#, @object
	.size	scratch#, 160000
scratch:
	.skip	160000
	.text
	.align 16
	.proc write_text#
write_text:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 1, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	mov r14 = r34
	addl r15 = 99, r0
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L8
	;;
.L11:
	mov r14 = r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r35
	mov r14 = r8
	;;
	addp4 r15 = r14, r0
	;;
	shr.u r14 = r15, 1
	movl r16 = 5270498306774157605
	;;
	setf.sig f6 = r14
	setf.sig f7 = r16
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r16 = r14, 1
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r15, r14
	;;
	mov r15 = r14
	adds r14 = -8, r34
	movl r16 = @gprel(parts.0#)
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
	br .L9
	;;
.L10:
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r17 = -16, r34
	;;
	st4 [r17] = r15
	zxt1 r15 = r16
	;;
	mov r16 = r15
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L9:
	adds r14 = -8, r34
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	adds r15 = -16, r34
	;;
	ld4 r14 = [r15]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L10
.L8:
	adds r17 = -16, r34
	;;
	ld4 r14 = [r17]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L11
	nop 0
	nop 0
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp write_text#
	.align 16
	.proc sort_rotations#
sort_rotations:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	addl r14 = 256, r0
	;;
	adds r15 = -48, r34
	;;
	st4 [r15] = r14
	addl r38 = 161028, r0
	mov r37 = r0
	movl r36 = @gprel(count#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -44, r34
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -44, r34
	adds r15 = -44, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L14
	adds r14 = -40, r34
	;;
	st4 [r14] = r0
	br .L15
	;;
.L16:
	adds r14 = -40, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	adds r14 = -40, r34
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
	adds r16 = -40, r34
	;;
	ld4 r16 = [r16]
	;;
	adds r16 = 1, r16
	add r15 = r15, r14
	movl r17 = @gprel(count#)
	;;
	add r17 = r1, r17
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	st4 [r14] = r15
	adds r14 = -40, r34
	adds r15 = -40, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -40, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L16
	adds r14 = -36, r34
	;;
	st4 [r14] = r0
	br .L17
	;;
.L18:
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	adds r14 = -36, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r18 = r14
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r18
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r16 = 1, r14
	movl r17 = @gprel(count#)
	;;
	add r17 = r1, r17
	sxt4 r15 = r18
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r17, r15
	;;
	st4 [r15] = r16
	movl r15 = @gprel(order#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	adds r15 = -36, r34
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -36, r34
	adds r15 = -36, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L17:
	adds r14 = -36, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L18
	adds r14 = -32, r34
	;;
	st4 [r14] = r0
	br .L19
	;;
.L20:
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r34
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
	movl r15 = @gprel(rank#)
	;;
	add r15 = r1, r15
	adds r14 = -32, r34
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
	adds r14 = -32, r34
	adds r15 = -32, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r14 = -32, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L20
	adds r14 = -28, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -24, r34
	;;
	st4 [r14] = r0
	br .L21
	;;
.L24:
	movl r15 = @gprel(order#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r34
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
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L22
	movl r15 = @gprel(order#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r34
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
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sub r14 = r15, r14
	br .L23
	;;
.L22:
	movl r15 = @gprel(order#)
	;;
	add r15 = r1, r15
	adds r14 = -24, r34
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
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	sub r2 = r15, r14
	;;
	addl r14 = 40000, r2
.L23:
	movl r16 = @gprel(scratch#)
	;;
	add r16 = r1, r16
	adds r15 = -24, r34
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	st4 [r15] = r14
	adds r14 = -24, r34
	adds r15 = -24, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L21:
	adds r14 = -24, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L24
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	mov r38 = r14
	mov r37 = r0
	movl r36 = @gprel(count#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = -20, r34
	;;
	st4 [r14] = r0
	br .L25
	;;
.L26:
	movl r15 = @gprel(rank#)
	;;
	add r15 = r1, r15
	adds r14 = -20, r34
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
	adds r14 = 1, r14
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -20, r34
	adds r15 = -20, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L25:
	adds r14 = -20, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L26
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	br .L27
	;;
.L28:
	adds r14 = -16, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	adds r14 = -16, r34
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
	adds r16 = -16, r34
	;;
	ld4 r16 = [r16]
	;;
	adds r16 = 1, r16
	add r15 = r15, r14
	movl r17 = @gprel(count#)
	;;
	add r17 = r1, r17
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	st4 [r14] = r15
	adds r14 = -16, r34
	adds r15 = -16, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L27:
	adds r14 = -16, r34
	;;
	ld4 r15 = [r14]
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L28
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	br .L29
	;;
.L30:
	movl r15 = @gprel(scratch#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r34
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
	movl r15 = @gprel(rank#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r16 = 1, r14
	movl r17 = @gprel(count#)
	;;
	add r17 = r1, r17
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r17, r15
	;;
	st4 [r15] = r16
	movl r16 = @gprel(scratch#)
	;;
	add r16 = r1, r16
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	movl r16 = @gprel(order#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L29:
	adds r14 = -12, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L30
	movl r14 = @gprel(order#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(next_rank#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L31
	;;
.L35:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -4, r34
	movl r16 = @gprel(order#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	mov r14 = r34
	movl r16 = @gprel(order#)
	;;
	add r16 = r1, r16
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	movl r15 = @gprel(rank#)
	;;
	add r15 = r1, r15
	adds r14 = -4, r34
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
	movl r16 = @gprel(rank#)
	;;
	add r16 = r1, r16
	mov r14 = r34
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
	cmp4.ne p6, p7 = r14, r15
	(p6) br.cond.dptk .L32
	adds r15 = -4, r34
	adds r14 = -28, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	sxt4 r16 = r14
	movl r14 = 3777893186295716171
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 13
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
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
	shl r14 = r14, 6
	;;
	sub r14 = r16, r14
	movl r15 = @gprel(rank#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r17 = [r14]
	mov r15 = r34
	adds r14 = -28, r34
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	sxt4 r16 = r14
	movl r14 = 3777893186295716171
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 13
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
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
	shl r14 = r14, 6
	;;
	sub r14 = r16, r14
	movl r15 = @gprel(rank#)
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
	cmp4.eq p6, p7 = r14, r17
	(p6) br.cond.dptk .L33
.L32:
	addl r15 = 1, r0
	br .L34
	;;
.L33:
	mov r15 = r0
.L34:
	adds r14 = 4, r34
	;;
	st4 [r14] = r15
	movl r15 = @gprel(next_rank#)
	;;
	add r15 = r1, r15
	adds r14 = -4, r34
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
	adds r14 = 4, r34
	;;
	ld4 r14 = [r14]
	;;
	add r15 = r15, r14
	movl r16 = @gprel(next_rank#)
	;;
	add r16 = r1, r16
	mov r14 = r34
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
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L31:
	adds r14 = -8, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L35
	movl r15 = @gprel(rank#)
	;;
	add r15 = r1, r15
	movl r14 = @gprel(next_rank#)
	;;
	add r14 = r1, r14
	;;
	mov r16 = r14
	addl r14 = 160000, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	;;
	movl r2 = @gprel(order#)
	;;
	add r2 = r1, r2
	;;
	addl r14 = 159996, r2
	;;
	ld4 r14 = [r14]
	movl r15 = @gprel(rank#)
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
	adds r14 = 1, r14
	adds r15 = -48, r34
	;;
	st4 [r15] = r14
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	addl r15 = 40000, r0
	;;
	cmp4.eq p6, p7 = r15, r14
	(p6) br.cond.dptk .L36
	adds r14 = -28, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L37
.L36:
	movl r14 = @gprel(rank#)
	;;
	add r14 = r1, r14
	;;
	ld4 r14 = [r14]
	br .L40
	;;
.L37:
	adds r14 = -28, r34
	adds r15 = -28, r34
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 1, r0
	;;
	st4 [r14] = r15
	br .L39
	;;
.L40:
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp sort_rotations#
	.align 16
	.proc to_front#
to_front:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -256, r12
	.body
	;;
	adds r14 = -256, r2
	;;
	st4 [r14] = r0
	br .L42
	;;
.L43:
	adds r15 = -256, r2
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -244, r2
	adds r17 = -256, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -256, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -256, r2
	;;
	st4 [r17] = r14
.L42:
	adds r15 = -256, r2
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L43
	adds r14 = -252, r2
	;;
	st4 [r14] = r0
	br .L44
	;;
.L49:
	adds r14 = -248, r2
	;;
	st4 [r14] = r0
	br .L45
	;;
.L46:
	adds r14 = -248, r2
	adds r15 = -248, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L45:
	adds r14 = -244, r2
	adds r15 = -248, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	adds r14 = -252, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = r14, r16
	(p6) br.cond.dptk .L46
	adds r14 = -248, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(moved#)
	;;
	add r15 = r1, r15
	adds r14 = -252, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	br .L47
	;;
.L48:
	adds r14 = -248, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -244, r2
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -244, r2
	adds r15 = -248, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r14 = -248, r2
	adds r15 = -248, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L47:
	adds r14 = -248, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L48
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	adds r14 = -252, r2
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
	adds r14 = -244, r2
	;;
	st1 [r14] = r15
	adds r14 = -252, r2
	adds r15 = -252, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L44:
	adds r14 = -252, r2
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L49
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp to_front#
	.align 16
	.proc from_front#
from_front:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -256, r12
	.body
	;;
	adds r14 = -256, r2
	;;
	st4 [r14] = r0
	br .L51
	;;
.L52:
	adds r15 = -256, r2
	;;
	ld4 r14 = [r15]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -243, r2
	adds r17 = -256, r2
	;;
	ld4 r15 = [r17]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r15 = -256, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r17 = -256, r2
	;;
	st4 [r17] = r14
.L51:
	adds r15 = -256, r2
	;;
	ld4 r14 = [r15]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L52
	adds r14 = -252, r2
	;;
	st4 [r14] = r0
	br .L53
	;;
.L56:
	movl r15 = @gprel(moved#)
	;;
	add r15 = r1, r15
	adds r14 = -252, r2
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
	adds r14 = -248, r2
	;;
	st4 [r14] = r15
	adds r14 = -244, r2
	adds r15 = -243, r2
	adds r16 = -248, r2
	;;
	ld4 r16 = [r16]
	;;
	sxt4 r16 = r16
	;;
	add r15 = r15, r16
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	br .L54
	;;
.L55:
	adds r14 = -248, r2
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = -1, r14
	adds r14 = -243, r2
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -243, r2
	adds r15 = -248, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r14 = -248, r2
	adds r15 = -248, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L54:
	adds r14 = -248, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L55
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	adds r14 = -252, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	adds r15 = -244, r2
	;;
	ld1 r15 = [r15]
	;;
	st1 [r14] = r15
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	adds r14 = -252, r2
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
	adds r14 = -243, r2
	;;
	st1 [r14] = r15
	adds r14 = -252, r2
	adds r15 = -252, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L53:
	adds r14 = -252, r2
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L56
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp from_front#
	.align 16
	.proc shorten#
shorten:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st4 [r2] = r0
	adds r14 = 4, r2
	;;
	st4 [r14] = r0
	br .L58
	;;
.L63:
	adds r14 = 8, r2
	;;
	st4 [r14] = r0
	ld4 r14 = [r2]
	;;
	adds r15 = 1, r14
	;;
	st4 [r2] = r15
	movl r16 = @gprel(moved#)
	;;
	add r16 = r1, r16
	adds r15 = 4, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	mov r16 = r15
	movl r15 = @gprel(runs#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	adds r15 = 4, r2
	;;
	adds r16 = 1, r14
	;;
	st4 [r15] = r16
	movl r15 = @gprel(moved#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L60
	br .L58
	;;
.L62:
	adds r14 = 4, r2
	adds r15 = 4, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	adds r14 = 8, r2
	adds r15 = 8, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L60:
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.lt p6, p7 = r15, r14
	(p6) br.cond.dptk .L61
	movl r15 = @gprel(moved#)
	;;
	add r15 = r1, r15
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L61
	adds r14 = 8, r2
	;;
	ld4 r14 = [r14]
	addl r15 = 254, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L62
.L61:
	ld4 r14 = [r2]
	;;
	adds r15 = 1, r14
	;;
	st4 [r2] = r15
	adds r15 = 8, r2
	;;
	ld4 r15 = [r15]
	;;
	zxt1 r15 = r15
	;;
	mov r16 = r15
	movl r15 = @gprel(runs#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
.L58:
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L63
	ld4 r14 = [r2]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp shorten#
	.align 16
	.proc lengthen#
lengthen:
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
	adds r14 = -12, r2
	;;
	st4 [r14] = r0
	br .L66
	;;
.L70:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r15
	movl r16 = @gprel(runs#)
	;;
	add r16 = r1, r16
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r15 = r16, r15
	;;
	ld1 r15 = [r15]
	;;
	mov r16 = r15
	movl r15 = @gprel(moved#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	movl r15 = @gprel(runs#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L67
	adds r14 = -12, r2
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
	movl r15 = @gprel(runs#)
	;;
	add r15 = r1, r15
	adds r14 = -12, r2
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
	adds r14 = -8, r2
	;;
	st4 [r14] = r15
	br .L68
	;;
.L69:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r15 = 1, r14
	adds r16 = -16, r2
	;;
	st4 [r16] = r15
	movl r15 = @gprel(moved#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r0
	adds r14 = -8, r2
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L68:
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L69
.L67:
	adds r14 = -12, r2
	adds r15 = -12, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L66:
	adds r15 = -12, r2
	mov r14 = r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L70
	nop 0
	nop 0
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp lengthen#
	.align 16
	.proc unsort#
unsort:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 3, 0
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
	addl r39 = 161028, r0
	mov r38 = r0
	movl r37 = @gprel(count#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	adds r14 = -16, r35
	;;
	st4 [r14] = r0
	br .L72
	;;
.L73:
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	adds r16 = -16, r35
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r15 = r14
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -16, r35
	;;
	st4 [r16] = r14
.L72:
	adds r15 = -16, r35
	;;
	ld4 r14 = [r15]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L73
	adds r14 = -12, r35
	;;
	st4 [r14] = r0
	br .L74
	;;
.L75:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	movl r16 = @gprel(count#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r35
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
	adds r16 = -12, r35
	;;
	ld4 r16 = [r16]
	;;
	adds r16 = 1, r16
	add r15 = r15, r14
	movl r17 = @gprel(count#)
	;;
	add r17 = r1, r17
	sxt4 r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	st4 [r14] = r15
	adds r14 = -12, r35
	adds r15 = -12, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L74:
	adds r14 = -12, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 255, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L75
	adds r14 = -8, r35
	;;
	st4 [r14] = r0
	br .L76
	;;
.L77:
	movl r15 = @gprel(last#)
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
	mov r18 = r14
	movl r15 = @gprel(count#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r18
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r16 = 1, r14
	movl r17 = @gprel(count#)
	;;
	add r17 = r1, r17
	sxt4 r15 = r18
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r17, r15
	;;
	st4 [r15] = r16
	movl r16 = @gprel(scratch#)
	;;
	add r16 = r1, r16
	adds r15 = -8, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	st4 [r15] = r14
	adds r14 = -8, r35
	adds r15 = -8, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L76:
	adds r14 = -8, r35
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L77
	adds r14 = -4, r35
	addl r15 = 39999, r0
	;;
	st4 [r14] = r15
	br .L78
	;;
.L79:
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	mov r14 = r35
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
	movl r15 = @gprel(again#)
	;;
	add r15 = r1, r15
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	mov r14 = r35
	movl r16 = @gprel(scratch#)
	;;
	add r16 = r1, r16
	mov r15 = r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	;;
	ld4 r15 = [r15]
	;;
	st4 [r14] = r15
	adds r14 = -4, r35
	adds r15 = -4, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L78:
	adds r14 = -4, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.le p6, p7 = r0, r14
	(p6) br.cond.dptk .L79
	nop 0
	nop 0
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp unsort#
	.section	.rodata
	.align 8
.LC0:
	stringz	"not the same"
	.align 8
.LC1:
	stringz	"%d %d %08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 5, 4, 0
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
	st4 [r14] = r32
	adds r14 = 8, r37
	;;
	st8 [r14] = r33
	adds r14 = -32, r37
	;;
	st4 [r14] = r0
	adds r14 = -28, r37
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = write_text#
	mov r1 = r38
	adds r34 = -24, r37
	adds r15 = 8, r37
	mov r14 = r37
	;;
	ld8 r40 = [r15]
	ld4 r39 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r38
	st4 [r34] = r8
	br .L81
	;;
.L86:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = 5270498306774157605
	;;
	setf.sig f6 = r15
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r16 = r14, 1
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 97, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	movl r14 = @gprel(text#)
	;;
	add r14 = r1, r14
	;;
	st1 [r14] = r15
	adds r34 = -28, r37
	br.call.sptk.many b0 = sort_rotations#
	mov r1 = r38
	;;
	st4 [r34] = r8
	adds r14 = -20, r37
	;;
	st4 [r14] = r0
	br .L82
	;;
.L83:
	movl r15 = @gprel(order#)
	;;
	add r15 = r1, r15
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r2 = [r14]
	;;
	addl r14 = 39999, r2
	;;
	sxt4 r16 = r14
	movl r14 = 3777893186295716171
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.h f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr r15 = r14, 13
	shr r14 = r16, 63
	;;
	sub r15 = r15, r14
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
	shl r14 = r14, 6
	;;
	sub r14 = r16, r14
	movl r15 = @gprel(text#)
	;;
	add r15 = r1, r15
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	movl r15 = @gprel(last#)
	;;
	add r15 = r1, r15
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r16
	adds r14 = -20, r37
	adds r15 = -20, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L82:
	adds r14 = -20, r37
	;;
	ld4 r14 = [r14]
	addl r15 = 39999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L83
	br.call.sptk.many b0 = to_front#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = shorten#
	mov r1 = r38
	adds r14 = -32, r37
	;;
	st4 [r14] = r8
	addl r41 = 40000, r0
	addl r40 = 1, r0
	movl r39 = @gprel(moved#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	addl r41 = 40000, r0
	addl r40 = 1, r0
	;;
	movl r39 = @gprel(last#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memset#
	mov r1 = r38
	adds r15 = -32, r37
	;;
	ld4 r39 = [r15]
	br.call.sptk.many b0 = lengthen#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = from_front#
	mov r1 = r38
	adds r14 = -28, r37
	;;
	ld4 r39 = [r14]
	br.call.sptk.many b0 = unsort#
	mov r1 = r38
	addl r41 = 40000, r0
	;;
	movl r40 = @gprel(again#)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(text#)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = memcmp#
	mov r1 = r38
	mov r14 = r8
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L84
	movl r39 = @gprel(.LC0)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = puts#
	mov r1 = r38
	addl r14 = 1, r0
	br .L85
	;;
.L84:
	adds r14 = -24, r37
	adds r15 = -24, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L81:
	adds r14 = -24, r37
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L86
	adds r14 = -16, r37
	;;
	st4 [r14] = r0
	adds r14 = -12, r37
	;;
	st4 [r14] = r0
	br .L87
	;;
.L88:
	adds r14 = -16, r37
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r15 = r14, r15
	movl r16 = @gprel(runs#)
	;;
	add r16 = r1, r16
	adds r14 = -12, r37
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	add r14 = r16, r14
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	adds r14 = -16, r37
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -12, r37
	adds r15 = -12, r37
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L87:
	adds r14 = -12, r37
	;;
	ld4 r15 = [r14]
	adds r16 = -32, r37
	;;
	ld4 r14 = [r16]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L88
	adds r15 = -16, r37
	adds r14 = -28, r37
	;;
	ld4 r42 = [r15]
	adds r15 = -32, r37
	;;
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	movl r39 = @gprel(.LC1)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	mov r14 = r0
.L85:
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
.LC2:
	stringz	"if ("
	.align 8
.LC3:
	stringz	"x"
	.align 8
.LC4:
	stringz	" < "
	.align 8
.LC5:
	stringz	"limit"
	.align 8
.LC6:
	stringz	") {\n"
	.align 8
.LC7:
	stringz	"    "
	.align 8
.LC8:
	stringz	"x = "
	.align 8
.LC9:
	stringz	"next"
	.align 8
.LC10:
	stringz	"(x, "
	.align 8
.LC11:
	stringz	");\n"
	.align 8
.LC12:
	stringz	"}\n"
	.align 8
.LC13:
	stringz	"return "
	.align 8
.LC14:
	stringz	"0;\n"
	.align 8
	.type	parts.0#, @object
	.size	parts.0#, 112
parts.0:
	data8	.LC2
	data8	.LC3
	data8	.LC4
	data8	.LC5
	data8	.LC6
	data8	.LC7
	data8	.LC8
	data8	.LC9
	data8	.LC10
	data8	.LC5
	data8	.LC11
	data8	.LC12
	data8	.LC13
	data8	.LC14
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
