// ec586e33c98ddd6264798b81f9684335
	.file	"many-arguments.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 16
	.proc many#
many:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -32, r2
	;;
	st1 [r14] = r32
	adds r14 = -30, r2
	;;
	st2 [r14] = r33
	adds r14 = -28, r2
	;;
	st4 [r14] = r34
	adds r14 = -24, r2
	;;
	st8 [r14] = r35
	adds r14 = -16, r2
	;;
	stfs [r14] = f8
	adds r14 = -8, r2
	;;
	stfd [r14] = f9
	adds r14 = -12, r2
	;;
	st1 [r14] = r38
	mov r14 = r2
	;;
	st8 [r14] = r39
	adds r15 = -32, r2
	;;
	ld1 r14 = [r15]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -30, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	shladd r14 = r14, 1, r0
	;;
	add r16 = r15, r14
	adds r14 = -28, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -24, r2
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f8 = f6
	movl r14 = 0x4014000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = -16, r2
	;;
	ldfs f8 = [r14]
	movl r15 = 0x40e00000
	;;
	setf.s f6 = r15
	;;
	fmpy.s f6 = f8, f6
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = -8, r2
	;;
	ldfd f8 = [r14]
	movl r14 = 0x4026000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = -12, r2
	;;
	ld1 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	mov r14 = r2
	;;
	ld8 r14 = [r14]
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 16, r2
	;;
	ldfd f8 = [r14]
	movl r15 = 0x4033000000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 24, r2
	;;
	ldfs f8 = [r14]
	movl r14 = 0x41b80000
	;;
	setf.s f6 = r14
	;;
	fmpy.s f6 = f8, f6
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 32, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 40, r2
	;;
	ld8 r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f8 = f6
	movl r14 = 0x403f000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 48, r2
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 56, r2
	;;
	ldfs f8 = [r14]
	movl r14 = 0x42240000
	;;
	setf.s f6 = r14
	;;
	fmpy.s f6 = f8, f6
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 64, r2
	;;
	ldfd f8 = [r14]
	movl r15 = 0x4045800000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f8, f6
	;;
	fadd.d f7 = f7, f6
	adds r14 = 72, r2
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r14, r15
	;;
	sxt4 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp many#
	.align 16
	.proc floats#
floats:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	getf.s r15 = f8
	;;
	adds r14 = -16, r2
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	;;
	stfs [r14] = f9
	adds r14 = -8, r2
	;;
	stfs [r14] = f10
	adds r14 = -4, r2
	;;
	stfs [r14] = f11
	mov r14 = r2
	;;
	stfs [r14] = f12
	adds r14 = 4, r2
	;;
	stfs [r14] = f13
	adds r14 = 8, r2
	;;
	stfs [r14] = f14
	adds r14 = 12, r2
	;;
	stfs [r14] = f15
	adds r14 = -12, r2
	adds r15 = -16, r2
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	fsub.s f7 = f7, f6
	adds r15 = -8, r2
	adds r14 = -4, r2
	;;
	ldfs f8 = [r15]
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f8, f6
	;;
	fadd.s f11 = f7, f6
	mov r15 = r2
	adds r14 = 4, r2
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	mov f8 = f7
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
	;;
	fsub.s f7 = f11, f6
	adds r15 = 8, r2
	adds r14 = 12, r2
	;;
	ldfs f8 = [r15]
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f8, f6
	;;
	fadd.s f7 = f7, f6
	adds r14 = 16, r2
	;;
	ldfs f6 = [r14]
	;;
	fsub.s f7 = f7, f6
	adds r14 = 24, r2
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp floats#
	.global __divdi3#
	.align 16
	.proc longs#
longs:
	.prologue 14, 41
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 8, 5, 2, 0
	.vframe r43
	mov r43 = r12
	adds r12 = -64, r12
	.save rp, r41
	mov r41 = b0
	mov r44 = r1
	.body
	;;
	adds r14 = -48, r43
	;;
	st4 [r14] = r32
	adds r14 = -40, r43
	;;
	st8 [r14] = r33
	adds r14 = -32, r43
	;;
	st8 [r14] = r34
	adds r14 = -44, r43
	;;
	st4 [r14] = r35
	adds r14 = -24, r43
	;;
	st8 [r14] = r36
	adds r14 = -16, r43
	;;
	st8 [r14] = r37
	adds r14 = -8, r43
	;;
	st4 [r14] = r38
	mov r14 = r43
	;;
	st8 [r14] = r39
	adds r15 = -48, r43
	;;
	ld4 r14 = [r15]
	;;
	sxt4 r16 = r14
	adds r14 = -40, r43
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	adds r15 = -44, r43
	;;
	ld4 r15 = [r15]
	;;
	sxt4 r16 = r15
	adds r15 = -32, r43
	;;
	ld8 r15 = [r15]
	setf.sig f6 = r16
	;;
	setf.sig f7 = r15
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r15 = f6
	;;
	sub r40 = r14, r15
	adds r14 = -24, r43
	adds r15 = -16, r43
	;;
	ld8 r46 = [r15]
	ld8 r45 = [r14]
	br.call.sptk.many b0 = __divdi3#
	mov r1 = r44
	mov r14 = r8
	;;
	mov r15 = r14
	adds r14 = -8, r43
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	setf.sig f6 = r15
	;;
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	add r15 = r40, r14
	mov r14 = r43
	;;
	ld8 r14 = [r14]
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	mov ar.pfs = r42
	mov b0 = r41
	.restore sp
	mov r12 = r43
	br.ret.sptk.many b0
	;;
	.endp longs#
	.align 16
	.proc bytes#
bytes:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	.body
	;;
	st1 [r2] = r32
	adds r14 = 1, r2
	;;
	st1 [r14] = r33
	adds r14 = 2, r2
	;;
	st2 [r14] = r34
	adds r14 = 4, r2
	;;
	st2 [r14] = r35
	adds r14 = 6, r2
	;;
	st1 [r14] = r36
	adds r14 = 7, r2
	;;
	st1 [r14] = r37
	ld1 r14 = [r2]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r15 = r14, r15
	adds r14 = 1, r2
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r16
	;;
	add r15 = r15, r14
	adds r14 = 2, r2
	;;
	ld2 r14 = [r14]
	;;
	sxt2 r14 = r14
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r14 = r14, r16
	;;
	add r16 = r15, r14
	adds r14 = 4, r2
	;;
	ld2 r14 = [r14]
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = 6, r2
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	add r15 = r16, r14
	adds r14 = 7, r2
	;;
	ld1 r14 = [r14]
	;;
	mov r16 = r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r14, r16
	;;
	add r14 = r15, r14
	;;
	mov r8 = r14
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp bytes#
	.section	.rodata
	.align 8
.LC0:
	stringz	"Q"
	.align 8
.LC1:
	stringz	"%.3f\n"
	.align 8
.LC2:
	stringz	"%.4f\n"
	.align 8
.LC3:
	stringz	"%lld\n"
	.align 8
.LC4:
	stringz	"%d\n"
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
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = 72, r12
	addl r15 = -9, r0
	;;
	st4 [r14] = r15
	adds r14 = 64, r12
	movl r15 = 0x3fb0000000000000
	;;
	setf.d f6 = r15
	;;
	stfd [r14] = f6
	adds r14 = 56, r12
	movl r15 = 0x40600000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	adds r14 = 48, r12
	addl r15 = -5536, r0
	;;
	st2 [r14] = r15
	adds r14 = 40, r12
	addl r15 = -8, r0
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	addl r15 = 7, r0
	;;
	st4 [r14] = r15
	adds r14 = 24, r12
	movl r15 = 0x3f000000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	movl r14 = 0xbff2000000000000
	;;
	setf.d f6 = r14
	adds r14 = 16, r12
	;;
	stfd [r14] = f6
	movl r43 = @gprel(.LC0)
	;;
	add r43 = r1, r43
	addl r42 = -56, r0
	movl r15 = 0x4002000000000000
	;;
	setf.d f9 = r15
	movl r14 = 0x3fc00000
	;;
	setf.s f8 = r14
	movl r39 = 8589934592
	addl r38 = 3, r0
	addl r37 = -2, r0
	addl r36 = 97, r0
	br.call.sptk.many b0 = many#
	mov r1 = r35
	;;
	getf.d r14 = f8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = 24, r12
	movl r15 = 0x41200000
	;;
	setf.s f6 = r15
	;;
	stfs [r14] = f6
	movl r14 = 0x41100000
	;;
	setf.s f6 = r14
	adds r14 = 16, r12
	;;
	stfs [r14] = f6
	movl r15 = 0x41000000
	;;
	setf.s f15 = r15
	movl r14 = 0x40e00000
	;;
	setf.s f14 = r14
	movl r15 = 0x40c00000
	;;
	setf.s f13 = r15
	movl r14 = 0x40a00000
	;;
	setf.s f12 = r14
	movl r15 = 0x40800000
	;;
	setf.s f11 = r15
	movl r14 = 0x40400000
	;;
	setf.s f10 = r14
	movl r15 = 0x40000000
	;;
	setf.s f9 = r15
	mov f8 = f1
	br.call.sptk.many b0 = floats#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	getf.d r37 = f6
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	addl r43 = 5, r0
	addl r42 = -4, r0
	addl r41 = 7, r0
	movl r40 = 100000000000
	addl r39 = 3, r0
	addl r38 = -2, r0
	movl r37 = 1099511627776
	;;
	addl r36 = 1, r0
	br.call.sptk.many b0 = longs#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	movl r14 = 305422335
	;;
	st4.rel [r34] = r14
	ld4.acq r14 = [r34]
	;;
	sxt1 r14 = r14
	;;
	mov r15 = r14
	ld4.acq r14 = [r34]
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	ld4.acq r14 = [r34]
	;;
	sxt2 r14 = r14
	;;
	mov r17 = r14
	ld4.acq r14 = [r34]
	;;
	zxt2 r14 = r14
	;;
	mov r18 = r14
	ld4.acq r14 = [r34]
	;;
	extr r14 = r14, 8, 24
	;;
	sxt1 r14 = r14
	;;
	mov r19 = r14
	ld4.acq r14 = [r34]
	;;
	extr r14 = r14, 16, 16
	;;
	zxt1 r14 = r14
	;;
	mov r41 = r14
	mov r40 = r19
	mov r39 = r18
	mov r38 = r17
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = bytes#
	mov r1 = r35
	mov r14 = r8
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC4)
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
