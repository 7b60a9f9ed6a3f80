// 5919a604dfaaadcb1880f79691a70089
	.file	"contraction.c"
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
	.section	.rodata
	.align 8
.LC0:
	stringz	"%u %016llx\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 3, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -96, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	addl r15 = 11, r0
	;;
	st4 [r14] = r15
	adds r14 = -80, r34
	;;
	st4 [r14] = r0
	adds r14 = -72, r34
	;;
	st8 [r14] = r0
	adds r14 = -64, r34
	;;
	st4 [r14] = r0
	br .L4
	;;
.L5:
	adds r14 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -56, r34
	movl r15 = 0x3eb0000000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -16, r34
	;;
	mov r36 = r14
	br.call.sptk.many b0 = next_random#
	mov r1 = r35
	mov r14 = r8
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -48, r34
	movl r15 = 0x3e60000001000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -56, r34
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	adds r14 = -40, r34
	adds r15 = -48, r34
	;;
	ldfd f7 = [r15]
	;;
	fmpy.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r15 = -56, r34
	adds r14 = -48, r34
	;;
	ldfd f7 = [r15]
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -8, r34
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r16 = -40, r34
	adds r15 = -48, r34
	adds r14 = -56, r34
	;;
	ldfd f10 = [r16]
	ldfd f9 = [r15]
	ldfd f8 = [r14]
	br.call.sptk.many b0 = fma#
	mov r1 = r35
	;;
	mov f6 = f8
	mov r14 = r34
	;;
	stfd [r14] = f6
	adds r14 = -8, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -32, r34
	adds r15 = -40, r34
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	mov r14 = r34
	;;
	ld8 r15 = [r14]
	adds r14 = 8, r34
	;;
	st8 [r14] = r15
	adds r14 = -72, r34
	;;
	ld8 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shl r14 = r14, 5
	;;
	sub r16 = r14, r15
	adds r14 = 8, r34
	;;
	ld8 r15 = [r14]
	adds r14 = -72, r34
	;;
	add r15 = r16, r15
	;;
	st8 [r14] = r15
	mov r14 = r34
	;;
	ldfd f6 = [r14]
	adds r14 = -32, r34
	;;
	ldfd f7 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -80, r34
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -80, r34
	;;
	st4 [r15] = r14
	adds r14 = -24, r34
	adds r15 = -56, r34
	;;
	ldfd f6 = [r15]
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	adds r14 = -20, r34
	adds r15 = -48, r34
	;;
	ldfd f6 = [r15]
	;;
	fnorm.s f6 = f6
	;;
	stfs [r14] = f6
	adds r15 = -20, r34
	adds r14 = -24, r34
	movl r16 = 0xbf800000
	;;
	setf.s f10 = r16
	ldfs f9 = [r15]
	ldfs f8 = [r14]
	br.call.sptk.many b0 = fmaf#
	mov r1 = r35
	;;
	mov f7 = f8
	movl r14 = 0x44800000
	;;
	setf.s f6 = r14
	;;
	fmpy.s f6 = f7, f6
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r16 = r14
	adds r14 = -72, r34
	adds r15 = -72, r34
	;;
	ld8 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st8 [r14] = r15
	adds r14 = -64, r34
	adds r15 = -64, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L4:
	adds r14 = -64, r34
	;;
	ld4 r14 = [r14]
	addl r15 = 1999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L5
	adds r14 = -72, r34
	;;
	ld8 r38 = [r14]
	adds r15 = -80, r34
	;;
	ld4 r37 = [r15]
	movl r36 = @gprel(.LC0)
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
