// 9f7561a637866a68fe1d61025bde73a7
	.file	"unaligned.c"
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
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d\n"
	.align 8
.LC1:
	stringz	"%c %x %d %g %llx %g\n"
	.align 8
.LC2:
	stringz	"%u %d\n"
	.align 8
.LC3:
	stringz	"%08x\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 7, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -176, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	adds r14 = -136, r35
	addl r39 = 81, r0
	mov r38 = r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	addl r38 = 27, r0
	;;
	movl r37 = @gprel(.LC0)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -12, r35
	;;
	st4.rel [r14] = r0
	br .L6
	;;
.L7:
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	adds r14 = 97, r14
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	sxt1 r15 = r15
	;;
	mov r17 = r15
	adds r15 = -136, r35
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	st1 [r14] = r17
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r16 = 1, r14
	adds r14 = -12, r35
	;;
	ld4.acq r17 = [r14]
	mov r15 = r16
	;;
	dep.z r15 = r15, 5, 27
	;;
	add r15 = r15, r16
	;;
	shladd r15 = r15, 3, r0
	;;
	sub r15 = r15, r16
	;;
	shladd r14 = r15, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	dep.z r14 = r14, 5, 27
	;;
	sub r14 = r14, r16
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r15 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	mov r15 = r14
	adds r16 = -136, r35
	sxt4 r17 = r17
	;;
	mov r14 = r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	;;
	shladd r17 = r14, 3, r0
	;;
	add r14 = r14, r17
	;;
	add r14 = r16, r14
	;;
	adds r14 = 1, r14
	addp4 r16 = r15, r0
	addl r17 = 255, r0
	;;
	and r18 = r17, r16
	ld1 r16 = [r14]
	;;
	and r16 = 0, r16
	;;
	mov r17 = r16
	mov r16 = r18
	;;
	or r16 = r16, r17
	;;
	st1 [r14] = r16
	extr.u r16 = r15, 8, 24
	;;
	addp4 r16 = r16, r0
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 1, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	extr.u r16 = r15, 16, 16
	;;
	addp4 r16 = r16, r0
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 2, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 24, 8
	;;
	addp4 r17 = r15, r0
	adds r14 = 3, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	addl r14 = -1000, r0
	;;
	pmpy2.r r14 = r15, r14
	;;
	zxt2 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	sxt2 r15 = r15
	;;
	mov r18 = r15
	adds r15 = -136, r35
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r14 = 5, r14
	zxt2 r15 = r18
	addl r16 = 255, r0
	;;
	and r17 = r16, r15
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	zxt2 r15 = r18
	;;
	extr.u r15 = r15, 8, 24
	;;
	zxt2 r17 = r15
	adds r14 = 1, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	movl r15 = 0x3ff8000000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	adds r15 = -136, r35
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r14 = 7, r14
	getf.d r15 = f6
	addl r16 = 255, r0
	;;
	and r18 = r16, r15
	ld1 r16 = [r14]
	;;
	and r16 = 0, r16
	;;
	mov r17 = r16
	mov r16 = r18
	;;
	or r16 = r16, r17
	;;
	st1 [r14] = r16
	shr.u r16 = r15, 8
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 1, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 16
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 2, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 24
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 3, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 32
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 4, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 40
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 5, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 48
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 6, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r17 = r15, 56
	adds r14 = 7, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	sxt4 r15 = r14
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	movl r16 = 81985529216486895
	setf.sig f6 = r15
	;;
	setf.sig f7 = r16
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	adds r16 = -136, r35
	sxt4 r17 = r14
	;;
	mov r14 = r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	;;
	shladd r17 = r14, 3, r0
	;;
	add r14 = r14, r17
	;;
	add r14 = r16, r14
	;;
	adds r14 = 15, r14
	addl r16 = 255, r0
	;;
	and r18 = r16, r15
	ld1 r16 = [r14]
	;;
	and r16 = 0, r16
	;;
	mov r17 = r16
	mov r16 = r18
	;;
	or r16 = r16, r17
	;;
	st1 [r14] = r16
	shr.u r16 = r15, 8
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 1, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 16
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 2, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 24
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 3, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 32
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 4, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 40
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 5, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 48
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 6, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r17 = r15, 56
	adds r14 = 7, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.s f7 = f6
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	movl r15 = 0x3e800000
	;;
	setf.s f6 = r15
	;;
	fmpy.s f6 = f7, f6
	adds r15 = -136, r35
	sxt4 r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	adds r14 = 7, r14
	getf.s r15 = f6
	;;
	addp4 r16 = r15, r0
	addl r17 = 255, r0
	;;
	and r18 = r17, r16
	ld1 r16 = [r14]
	;;
	and r16 = 0, r16
	;;
	mov r17 = r16
	mov r16 = r18
	;;
	or r16 = r16, r17
	;;
	st1 [r14] = r16
	extr.u r16 = r15, 8, 24
	;;
	addp4 r16 = r16, r0
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 1, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	extr.u r16 = r15, 16, 16
	;;
	addp4 r16 = r16, r0
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 2, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 24, 8
	;;
	addp4 r17 = r15, r0
	adds r14 = 3, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	adds r15 = 1, r14
	adds r14 = -12, r35
	;;
	st4.rel [r14] = r15
.L6:
	adds r14 = -12, r35
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L7
	adds r16 = -160, r35
	;;
	st4 [r16] = r0
	br .L8
	;;
.L9:
	adds r15 = -136, r35
	adds r17 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r15 = 1, r14
	;;
	ld1 r15 = [r15]
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r14 = 4, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 24
	;;
	or r14 = r15, r14
	;;
	shl r14 = r14, 32
	;;
	shr r14 = r14, 32
	;;
	mov r15 = r14
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	add r15 = r15, r14
	adds r16 = -136, r35
	adds r17 = -160, r35
	;;
	ld4 r14 = [r17]
	;;
	sxt4 r17 = r14
	;;
	mov r14 = r17
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r17
	;;
	shladd r17 = r14, 3, r0
	;;
	add r14 = r14, r17
	;;
	add r14 = r16, r14
	;;
	adds r14 = 1, r14
	addp4 r16 = r15, r0
	addl r17 = 255, r0
	;;
	and r18 = r17, r16
	ld1 r16 = [r14]
	;;
	and r16 = 0, r16
	;;
	mov r17 = r16
	mov r16 = r18
	;;
	or r16 = r16, r17
	;;
	st1 [r14] = r16
	extr.u r16 = r15, 8, 24
	;;
	addp4 r16 = r16, r0
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 1, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	extr.u r16 = r15, 16, 16
	;;
	addp4 r16 = r16, r0
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 2, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	extr.u r15 = r15, 24, 8
	;;
	addp4 r17 = r15, r0
	adds r14 = 3, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r15 = 7, r14
	;;
	ld1 r15 = [r15]
	adds r16 = 8, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 9, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 10, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 11, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 12, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 13, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r14 = 14, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 56
	;;
	or r14 = r15, r14
	;;
	setf.d f7 = r14
	movl r17 = 0x4008000000000000
	;;
	setf.d f6 = r17
	;;
	fmpy.d f6 = f7, f6
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r14 = 7, r14
	getf.d r15 = f6
	addl r16 = 255, r0
	;;
	and r18 = r16, r15
	ld1 r16 = [r14]
	;;
	and r16 = 0, r16
	;;
	mov r17 = r16
	mov r16 = r18
	;;
	or r16 = r16, r17
	;;
	st1 [r14] = r16
	shr.u r16 = r15, 8
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 1, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 16
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 2, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 24
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 3, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 32
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 4, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 40
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 5, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r16 = r15, 48
	addl r17 = 255, r0
	;;
	and r19 = r17, r16
	adds r16 = 6, r14
	;;
	ld1 r17 = [r16]
	;;
	and r17 = 0, r17
	;;
	mov r18 = r17
	mov r17 = r19
	;;
	or r17 = r17, r18
	;;
	st1 [r16] = r17
	shr.u r17 = r15, 56
	adds r14 = 7, r14
	;;
	ld1 r15 = [r14]
	;;
	and r15 = 0, r15
	;;
	mov r16 = r15
	mov r15 = r17
	;;
	or r15 = r15, r16
	;;
	st1 [r14] = r15
	adds r15 = -136, r35
	adds r17 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r17 = r14
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r15 = 1, r14
	;;
	ld1 r15 = [r15]
	adds r16 = 2, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 3, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r14 = 4, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 24
	;;
	or r14 = r15, r14
	;;
	shl r14 = r14, 32
	;;
	shr r14 = r14, 32
	;;
	mov r18 = r14
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r15 = 5, r14
	;;
	ld1 r15 = [r15]
	adds r14 = 6, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 8
	;;
	or r14 = r15, r14
	;;
	shl r14 = r14, 48
	;;
	shr r14 = r14, 48
	;;
	sxt2 r14 = r14
	;;
	mov r19 = r14
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r15 = 7, r14
	;;
	ld1 r15 = [r15]
	adds r16 = 8, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 9, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 10, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 11, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 12, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 13, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r14 = 14, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 56
	;;
	or r14 = r15, r14
	;;
	setf.d f6 = r14
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r15 = 15, r14
	;;
	ld1 r15 = [r15]
	adds r16 = 16, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 17, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r16 = 18, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 24
	;;
	or r15 = r15, r16
	adds r16 = 19, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 32
	;;
	or r15 = r15, r16
	adds r16 = 20, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 40
	;;
	or r15 = r15, r16
	adds r16 = 21, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 48
	;;
	or r15 = r15, r16
	adds r14 = 22, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 56
	;;
	or r14 = r15, r14
	;;
	mov r20 = r14
	adds r15 = -136, r35
	adds r16 = -160, r35
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
	shladd r16 = r14, 3, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	adds r14 = 16, r14
	;;
	adds r15 = 7, r14
	;;
	ld1 r15 = [r15]
	adds r16 = 8, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 8
	;;
	or r15 = r15, r16
	adds r16 = 9, r14
	;;
	ld1 r16 = [r16]
	;;
	shl r16 = r16, 16
	;;
	or r15 = r15, r16
	adds r14 = 10, r14
	;;
	ld1 r14 = [r14]
	;;
	shl r14 = r14, 24
	;;
	or r14 = r15, r14
	;;
	shl r14 = r14, 32
	;;
	shr r14 = r14, 32
	;;
	setf.s f7 = r14
	;;
	fnorm.d f7 = f7
	;;
	getf.d r43 = f7
	mov r42 = r20
	getf.d r41 = f6
	mov r40 = r19
	mov r39 = r18
	mov r38 = r17
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r17 = -160, r35
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r15 = -160, r35
	;;
	st4 [r15] = r14
.L8:
	adds r16 = -160, r35
	;;
	ld4 r14 = [r16]
	;;
	cmp4.ge p6, p7 = 2, r14
	(p6) br.cond.dptk .L9
	adds r14 = -156, r35
	;;
	st4 [r14] = r0
	br .L10
	;;
.L11:
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	shladd r15 = r15, 4, r0
	;;
	add r14 = r15, r14
	;;
	zxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -55, r35
	adds r15 = -156, r35
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r15 = r15
	;;
	add r14 = r14, r15
	;;
	st1 [r14] = r16
	adds r14 = -156, r35
	adds r15 = -156, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L10:
	adds r14 = -156, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 39, r14
	(p6) br.cond.dptk .L11
	adds r14 = -152, r35
	;;
	st4 [r14] = r0
	br .L12
	;;
.L13:
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -55, r35
	;;
	add r15 = r14, r15
	adds r14 = -8, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -55, r35
	;;
	add r15 = r14, r15
	mov r14 = r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -144, r35
	adds r15 = -8, r35
	;;
	st8 [r14] = r15
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
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
	adds r14 = -144, r35
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = 3, r14
	;;
	ld1 r14 = [r14]
	;;
	add r32 = r15, r14
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	adds r14 = -55, r35
	;;
	add r15 = r14, r15
	mov r14 = r35
	addl r39 = 8, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcmp#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r39 = r14
	mov r38 = r32
	movl r37 = @gprel(.LC2)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -8, r35
	;;
	ld4 r15 = [r14]
	adds r14 = -8, r35
	;;
	st4 [r14] = r15
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = 20, r14
	adds r15 = -55, r35
	;;
	add r14 = r15, r14
	adds r15 = -8, r35
	addl r39 = 4, r0
	;;
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = memcpy#
	mov r1 = r36
	adds r14 = -152, r35
	adds r15 = -152, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L12:
	adds r14 = -152, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L13
	adds r14 = -55, r35
	addl r38 = 40, r0
	;;
	mov r37 = r14
	br.call.sptk.many b0 = checksum#
	mov r1 = r36
	mov r14 = r8
	;;
	mov r38 = r14
	movl r37 = @gprel(.LC3)
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
