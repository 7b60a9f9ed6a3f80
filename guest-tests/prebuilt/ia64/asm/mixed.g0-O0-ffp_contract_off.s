// 281d4b3a805ab73cc7a6f36ecd3d1e90
	.file	"mixed.c"
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
	.bss
	.align 8
	.type	pool#, @object
	.size	pool#, 1600
pool:
	.skip	1600
	.align 2
	.type	ma#, @object
	.size	ma#, 288
ma:
	.skip	288
	.align 2
	.type	mb#, @object
	.size	mb#, 288
mb:
	.skip	288
	.align 4
	.type	mc#, @object
	.size	mc#, 576
mc:
	.skip	576
	.text
	.align 16
	.proc crc16#
crc16:
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
	st4 [r14] = r33
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L6
	;;
.L9:
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
	;;
	mov r16 = r14
	adds r15 = 4, r2
	mov r14 = r2
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L7
	addl r15 = 40961, r0
	br .L8
	;;
.L7:
	mov r15 = r0
.L8:
	adds r14 = 4, r2
	;;
	xor r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	mov r14 = r2
	mov r15 = r2
	;;
	ld4 r15 = [r15]
	;;
	extr.u r15 = r15, 1, 31
	;;
	st4 [r14] = r15
.L6:
	adds r15 = -16, r2
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 15, r14
	(p6) br.cond.dptk .L9
	adds r14 = 4, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp crc16#
	.align 16
	.proc merge#
merge:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
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
	st8 [r14] = r0
	adds r14 = 8, r14
	;;
	st8 [r14] = r0
	adds r14 = -16, r2
	adds r15 = -32, r2
	;;
	st8 [r15] = r14
	br .L12
	;;
.L16:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	cmp4.lt p6, p7 = r14, r15
	(p6) br.cond.dptk .L13
	mov r14 = r2
	br .L14
	;;
.L13:
	adds r14 = 8, r2
.L14:
	adds r15 = -24, r2
	;;
	st8 [r15] = r14
	adds r14 = -24, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r16 = -32, r2
	;;
	ld8 r14 = [r16]
	;;
	st8 [r14] = r15
	adds r15 = -32, r2
	;;
	ld8 r14 = [r15]
	;;
	ld8 r14 = [r14]
	adds r16 = -32, r2
	;;
	st8 [r16] = r14
	adds r14 = -24, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r2
	;;
	ld8 r14 = [r14]
	;;
	st8 [r14] = r15
.L12:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L15
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L16
.L15:
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L17
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	br .L18
	;;
.L17:
	adds r14 = 8, r2
	;;
	ld8 r14 = [r14]
.L18:
	adds r16 = -32, r2
	;;
	ld8 r15 = [r16]
	;;
	st8 [r15] = r14
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp merge#
	.align 16
	.proc sort#
sort:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -48, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L21
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L22
.L21:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	br .L23
	;;
.L22:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	br .L24
	;;
.L26:
	adds r16 = -32, r36
	;;
	ld8 r14 = [r16]
	;;
	ld8 r14 = [r14]
	adds r15 = -32, r36
	;;
	st8 [r15] = r14
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r15 = [r14]
	adds r14 = -24, r36
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L24:
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L25
	adds r14 = -24, r36
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L26
.L25:
	adds r14 = -16, r36
	adds r16 = -32, r36
	;;
	ld8 r15 = [r16]
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
	adds r15 = -32, r36
	;;
	ld8 r14 = [r15]
	;;
	st8 [r14] = r0
	mov r14 = r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = sort#
	mov r1 = r37
	mov r33 = r8
	adds r14 = -16, r36
	;;
	ld8 r38 = [r14]
	br.call.sptk.many b0 = sort#
	mov r1 = r37
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r33
	br.call.sptk.many b0 = merge#
	mov r1 = r37
	mov r14 = r8
.L23:
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp sort#
	.align 16
	.proc lists#
lists:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st4 [r14] = r32
	adds r14 = -48, r36
	;;
	st8 [r14] = r0
	adds r14 = -40, r36
	;;
	st4 [r14] = r0
	br .L28
	;;
.L29:
	mov r14 = r36
	;;
	ld4 r16 = [r14]
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	sub r15 = r15, r14
	;;
	dep.z r14 = r15, 5, 27
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r2 = r14, r16
	mov r14 = r36
	;;
	addl r15 = 13849, r2
	;;
	st4 [r14] = r15
	mov r14 = r36
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	sxt2 r14 = r14
	addl r15 = 32767, r0
	;;
	and r14 = r15, r14
	;;
	sxt2 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	movl r15 = @gprel(pool#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	adds r18 = -48, r36
	;;
	ld8 r15 = [r18]
	;;
	st8 [r14] = r15
	movl r15 = @gprel(pool#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 8, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r17
	movl r15 = @gprel(pool#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	adds r15 = 10, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	st2 [r14] = r16
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	movl r15 = @gprel(pool#)
	;;
	add r15 = r1, r15
	;;
	add r14 = r14, r15
	adds r15 = -48, r36
	;;
	st8 [r15] = r14
	adds r14 = -40, r36
	adds r15 = -40, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L28:
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 99, r14
	(p6) br.cond.dptk .L29
	adds r16 = -48, r36
	;;
	ld8 r38 = [r16]
	br.call.sptk.many b0 = sort#
	mov r1 = r37
	adds r18 = -48, r36
	;;
	st8 [r18] = r8
	adds r14 = -36, r36
	;;
	st4 [r14] = r0
	adds r14 = -32, r36
	adds r16 = -48, r36
	;;
	ld8 r15 = [r16]
	;;
	st8 [r14] = r15
	br .L30
	;;
.L31:
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 8, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 10, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	sxt2 r15 = r15
	;;
	sxt2 r14 = r14
	;;
	xor r14 = r14, r15
	;;
	sxt2 r14 = r14
	;;
	mov r15 = r14
	adds r33 = -36, r36
	adds r14 = -36, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = crc16#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -32, r36
	adds r15 = -32, r36
	;;
	ld8 r15 = [r15]
	;;
	ld8 r15 = [r15]
	;;
	st8 [r14] = r15
.L30:
	adds r14 = -32, r36
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L31
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp lists#
	.align 16
	.proc matrices#
matrices:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	adds r14 = -32, r2
	;;
	st4 [r14] = r0
	br .L34
	;;
.L37:
	adds r14 = -28, r2
	;;
	st4 [r14] = r0
	br .L35
	;;
.L36:
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	add r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r18 = r14
	movl r17 = @gprel(ma#)
	;;
	add r17 = r1, r17
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r17, r14
	;;
	st2 [r14] = r18
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	zxt2 r14 = r14
	;;
	sub r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	sxt2 r14 = r14
	;;
	mov r18 = r14
	movl r17 = @gprel(mb#)
	;;
	add r17 = r1, r17
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r15 = -32, r2
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r17, r14
	;;
	st2 [r14] = r18
	adds r14 = -28, r2
	adds r15 = -28, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L35:
	adds r14 = -28, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L36
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	adds r14 = 1, r14
	adds r15 = -32, r2
	;;
	st4 [r15] = r14
.L34:
	adds r16 = -32, r2
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L37
	adds r14 = -24, r2
	;;
	st4 [r14] = r0
	br .L38
	;;
.L43:
	adds r14 = -20, r2
	;;
	st4 [r14] = r0
	br .L39
	;;
.L42:
	movl r17 = @gprel(mc#)
	;;
	add r17 = r1, r17
	adds r14 = -20, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	st4 [r14] = r0
	adds r14 = -16, r2
	;;
	st4 [r14] = r0
	br .L40
	;;
.L41:
	movl r17 = @gprel(mc#)
	;;
	add r17 = r1, r17
	adds r14 = -20, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r16 = r14
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r17, r14
	;;
	ld4 r15 = [r14]
	movl r18 = @gprel(ma#)
	;;
	add r18 = r1, r18
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
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
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r18, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r19 = r14
	movl r18 = @gprel(mb#)
	;;
	add r18 = r1, r18
	adds r14 = -20, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
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
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r18, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	setf.sig f6 = r19
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 15, r14
	;;
	mov r19 = r14
	movl r18 = @gprel(ma#)
	;;
	add r18 = r1, r18
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
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
	add r14 = r14, r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r18, r14
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	extr r14 = r14, 5, 27
	;;
	sxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	and r14 = 127, r14
	setf.sig f6 = r19
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r15 = r15, r14
	movl r18 = @gprel(mc#)
	;;
	add r18 = r1, r18
	adds r14 = -20, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
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
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r18, r14
	;;
	st4 [r14] = r15
	adds r14 = -16, r2
	adds r15 = -16, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L40:
	adds r14 = -16, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L41
	adds r14 = -20, r2
	adds r15 = -20, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L39:
	adds r14 = -20, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L42
	adds r14 = -24, r2
	adds r15 = -24, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L38:
	adds r14 = -24, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L43
	adds r14 = -12, r2
	;;
	st4 [r14] = r0
	adds r14 = -8, r2
	;;
	st4 [r14] = r0
	br .L44
	;;
.L49:
	adds r14 = -4, r2
	;;
	st4 [r14] = r0
	br .L45
	;;
.L48:
	adds r14 = -12, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r15 = r14, r15
	movl r18 = @gprel(mc#)
	;;
	add r18 = r1, r18
	adds r14 = -4, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
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
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r18, r14
	;;
	ld4 r16 = [r14]
	movl r19 = @gprel(mc#)
	;;
	add r19 = r1, r19
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r18 = r14
	adds r14 = -4, r2
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r17 = r14
	;;
	mov r14 = r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r18
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r19, r14
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = r14, r16
	(p6) br.cond.dptk .L46
	addl r16 = 10, r0
	br .L47
	;;
.L46:
	addl r16 = 1, r0
.L47:
	adds r14 = -12, r2
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	adds r14 = -4, r2
	adds r15 = -4, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L45:
	adds r14 = -4, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L48
	adds r14 = -8, r2
	adds r15 = -8, r2
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L44:
	adds r14 = -8, r2
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L49
	adds r14 = -12, r2
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp matrices#
	.align 16
	.proc states#
states:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 2, 0
	.vframe r36
	mov r36 = r12
	adds r12 = -64, r12
	.save rp, r34
	mov r34 = b0
	mov r37 = r1
	.body
	;;
	mov r14 = r36
	;;
	st8 [r14] = r32
	adds r14 = -48, r36
	;;
	st4 [r14] = r0
	adds r14 = -28, r36
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	;;
	st4 [r14] = r0
	adds r14 = 4, r14
	br .L52
	;;
.L90:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -36, r36
	;;
	st4 [r14] = r15
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 44, r14
	(p6) br.cond.dptk .L53
	adds r15 = -28, r36
	adds r16 = -48, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r16 = -28, r36
	adds r17 = -48, r36
	;;
	ld4 r14 = [r17]
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r16, r14
	;;
	st4 [r14] = r15
	adds r14 = -48, r36
	;;
	st4 [r14] = r0
	br .L54
	;;
.L53:
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 47, r14
	(p6) br.cond.dptk .L55
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 57, r14
	(p6) br.cond.dptk .L55
	addl r15 = 1, r0
	br .L56
	;;
.L55:
	mov r15 = r0
.L56:
	adds r14 = -32, r36
	;;
	st4 [r14] = r15
	adds r15 = -48, r36
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ltu p6, p7 = 5, r14
	(p6) br.cond.dptk .L94
	adds r16 = -48, r36
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	addl r15 = @ltoffx(.L59), r1
	;;
	ld8.mov r15 = [r15], .L59
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
.L59:
	data8 @pcrel(.L64)
	data8 @pcrel(.L63)
	data8 @pcrel(.L62)
	data8 @pcrel(.L61)
	data8 @pcrel(.L60)
	data8 @pcrel(.L58)
	.text
.L64:
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L65
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 43, r14
	(p6) br.cond.dptk .L66
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 45, r14
	(p6) br.cond.dptk .L66
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 46, r14
	(p6) br.cond.dptk .L67
	addl r14 = 3, r0
	br .L70
	;;
.L67:
	addl r14 = 5, r0
	br .L70
	;;
.L66:
	addl r14 = 1, r0
	br .L70
	;;
.L65:
	addl r14 = 2, r0
.L70:
	adds r15 = -48, r36
	;;
	st4 [r15] = r14
	br .L54
	;;
.L63:
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L71
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 46, r14
	(p6) br.cond.dptk .L72
	addl r14 = 3, r0
	br .L74
	;;
.L72:
	addl r14 = 6, r0
	br .L74
	;;
.L71:
	addl r14 = 2, r0
.L74:
	adds r16 = -48, r36
	;;
	st4 [r16] = r14
	br .L54
	;;
.L62:
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L75
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 46, r14
	(p6) br.cond.dptk .L76
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 101, r14
	(p6) br.cond.dptk .L77
	addl r14 = 4, r0
	br .L80
	;;
.L77:
	addl r14 = 6, r0
	br .L80
	;;
.L76:
	addl r14 = 3, r0
	br .L80
	;;
.L75:
	addl r14 = 2, r0
.L80:
	adds r17 = -48, r36
	;;
	st4 [r17] = r14
	br .L54
	;;
.L61:
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L81
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 101, r14
	(p6) br.cond.dptk .L82
	addl r14 = 4, r0
	br .L84
	;;
.L82:
	addl r14 = 6, r0
	br .L84
	;;
.L81:
	addl r14 = 3, r0
.L84:
	adds r15 = -48, r36
	;;
	st4 [r15] = r14
	br .L54
	;;
.L60:
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L85
	adds r14 = -36, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 45, r14
	(p6) br.cond.dptk .L86
.L85:
	addl r14 = 4, r0
	br .L87
	;;
.L86:
	addl r14 = 6, r0
.L87:
	adds r16 = -48, r36
	;;
	st4 [r16] = r14
	br .L54
	;;
.L58:
	adds r14 = -32, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L88
	addl r14 = 6, r0
	br .L89
	;;
.L88:
	addl r14 = 5, r0
.L89:
	adds r17 = -48, r36
	;;
	st4 [r17] = r14
	br .L54
	;;
.L94:
	nop 0
.L54:
	mov r14 = r36
	mov r15 = r36
	;;
	ld8 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st8 [r14] = r15
.L52:
	mov r14 = r36
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L90
	adds r14 = -44, r36
	;;
	st4 [r14] = r0
	adds r14 = -40, r36
	;;
	st4 [r14] = r0
	br .L91
	;;
.L92:
	adds r15 = -28, r36
	adds r14 = -40, r36
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
	adds r33 = -44, r36
	adds r14 = -44, r36
	;;
	ld4 r39 = [r14]
	mov r38 = r15
	br.call.sptk.many b0 = crc16#
	mov r1 = r37
	st4 [r33] = r8
	adds r14 = -40, r36
	adds r15 = -40, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L91:
	adds r14 = -40, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 6, r14
	(p6) br.cond.dptk .L92
	adds r14 = -44, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r8 = r14
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	mov r12 = r36
	br.ret.sptk.many b0
	;;
	.endp states#
	.section	.rodata
	.align 8
.LC0:
	stringz	"5012,1234,-874,+122,35.54400,.1234500,-110.700,+0.64400,5.500e3,-.123e-2,-87e,0.1.2,T0.3e-1F,hello,x9,1e-,,"
	.align 8
.LC1:
	stringz	"%04x\n"
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
	adds r12 = -32, r12
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
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r16 = r8
	adds r15 = -12, r36
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	shladd r14 = r14, 3, r0
	;;
	st4 [r15] = r14
	br .L96
	;;
.L97:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	mov r38 = r14
	br.call.sptk.many b0 = lists#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	br.call.sptk.many b0 = crc16#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = -12, r36
	;;
	ld4 r38 = [r14]
	br.call.sptk.many b0 = matrices#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	br.call.sptk.many b0 = crc16#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = states#
	mov r1 = r37
	mov r14 = r8
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	mov r38 = r14
	br.call.sptk.many b0 = crc16#
	mov r1 = r37
	adds r14 = -16, r36
	;;
	st4 [r14] = r8
	adds r14 = -12, r36
	adds r15 = -12, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = -1, r15
	;;
	st4 [r14] = r15
.L96:
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	cmp4.lt p6, p7 = 0, r14
	(p6) br.cond.dptk .L97
	adds r15 = -16, r36
	;;
	ld4 r39 = [r15]
	movl r38 = @gprel(.LC1)
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
