// 03fb4bf4803d9f6ef48c77bebb96d7a3
	.file	"elementary.c"
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
	.align 16
	.proc doubles#
doubles:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	adds r16 = -16, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 16
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	adds r14 = -32, r34
	;;
	stfd [r14] = f8
	adds r14 = -32, r34
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = sin#
	mov r1 = r35
	;;
	mov f2 = f8
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = cos#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fmpy.d f2 = f2, f6
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = exp#
	mov r1 = r35
	;;
	mov f3 = f8
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f1
	;;
	mov f8 = f6
	br.call.sptk.many b0 = log#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fadd.d f6 = f6, f1
	mov f8 = f3
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fadd.d f6 = f2, f6
	;;
	getf.d r15 = f6
	adds r14 = -48, r34
	;;
	st8 [r14] = r15
	adds r14 = -32, r34
	;;
	ldfd f7 = [r14]
	movl r14 = 0x4000000000000000
	;;
	setf.d f6 = r14
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrt#
	mov r1 = r35
	;;
	mov f2 = f8
	adds r14 = -32, r34
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = atan#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fmpy.d f7 = f2, f6
	adds r15 = -48, r34
	;;
	ldfd f6 = [r15]
	;;
	fadd.d f2 = f7, f6
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f1
	movl r14 = 0x3fe6666666666666
	;;
	setf.d f9 = r14
	mov f8 = f6
	br.call.sptk.many b0 = pow#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ldfd f6 = [r14]
	;;
	fmpy.d f7 = f6, f6
	movl r15 = 0x4008000000000000
	;;
	setf.d f6 = r15
	;;
	fadd.d f6 = f7, f6
	mov f8 = f8
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fadd.d f2 = f2, f6
	adds r14 = -32, r34
	;;
	ldfd f7 = [r14]
	movl r14 = 0x4020000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = floor#
	mov r1 = r35
	adds r14 = -32, r34
	;;
	ldfd f7 = [r14]
	movl r15 = 0x4020000000000000
	;;
	setf.d f6 = r15
	;;
	fmpy.d f6 = f7, f6
	;;
	fsub.d f7 = f8, f6
	movl r14 = 0x4030000000000000
	;;
	setf.d f6 = r14
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	fadd.d f6 = f2, f6
	;;
	mov f8 = f6
	adds r17 = -16, r34
	mov ar.pfs = r33
	mov b0 = r32
	;;
	ldf.fill f2 = [r17], 16
	;;
	ldf.fill f3 = [r17]
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp doubles#
	.align 16
	.proc singles#
singles:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	adds r16 = -16, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -64, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 16
	;;
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	adds r14 = -32, r34
	;;
	stfs [r14] = f8
	adds r14 = -32, r34
	;;
	ldfs f8 = [r14]
	br.call.sptk.many b0 = sinf#
	mov r1 = r35
	;;
	mov f2 = f8
	adds r14 = -32, r34
	;;
	ldfs f8 = [r14]
	br.call.sptk.many b0 = cosf#
	mov r1 = r35
	;;
	mov f7 = f8
	movl r14 = 0x40000000
	;;
	setf.s f6 = r14
	;;
	fadd.s f6 = f7, f6
	mov f8 = f2
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
	mov f2 = f6
	adds r14 = -32, r34
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = expf#
	mov r1 = r35
	;;
	mov f3 = f8
	adds r14 = -32, r34
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f6, f1
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtf#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fmpy.s f6 = f3, f6
	;;
	fadd.s f6 = f2, f6
	;;
	getf.s r14 = f6
	adds r15 = -48, r34
	;;
	st4 [r15] = r14
	adds r15 = -48, r34
	;;
	ldfs f7 = [r15]
	movl r14 = 0x3f000000
	;;
	setf.s f6 = r14
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L13
	adds r14 = -32, r34
	;;
	ldfs f7 = [r14]
	movl r15 = 0x40000000
	;;
	setf.s f6 = r15
	;;
	fadd.s f6 = f7, f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = logf#
	mov r1 = r35
	;;
	mov f7 = f8
	adds r14 = -48, r34
	;;
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f7, f6
	br .L11
	;;
.L13:
	adds r14 = -32, r34
	;;
	ldfs f8 = [r14]
	br.call.sptk.many b0 = atanf#
	mov r1 = r35
	;;
	mov f7 = f8
	movl r15 = 0x40400000
	;;
	setf.s f6 = r15
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
	adds r14 = -48, r34
	;;
	ldfs f7 = [r14]
	;;
	fsub.s f6 = f7, f6
.L11:
	;;
	mov f8 = f6
	adds r17 = -16, r34
	mov ar.pfs = r33
	mov b0 = r32
	;;
	ldf.fill f2 = [r17], 16
	;;
	ldf.fill f3 = [r17]
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp singles#
	.align 16
	.proc extended#
extended:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	;;
	.save.f 0x1
	stf.spill [r34] = f2
	.body
	adds r14 = -16, r34
	;;
	stfe [r14] = f8
	adds r14 = -64, r34
	;;
	stfe [r14] = f1
	adds r14 = -48, r34
	;;
	stfe [r14] = f1
	adds r14 = -32, r34
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	br .L15
	;;
.L16:
	adds r14 = -32, r34
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	adds r14 = -16, r34
	;;
	ldfe f7 = [r14]
	;;
	mov f9 = f7
	mov f8 = f6
	;;
	frcpa.s0 f6, p6 = f9, f8
	;;
	(p6) fnma.s1 f7 = f8, f6, f1
	(p6) fmpy.s1 f10 = f9, f6
	;;
	(p6) fma.s1 f12 = f7, f7, f7
	(p6) fmpy.s1 f11 = f7, f7
	;;
	(p6) fma.s1 f12 = f6, f12, f6
	(p6) fma.s1 f7 = f11, f11, f7
	;;
	(p6) fma.s1 f7 = f12, f7, f6
	(p6) fnma.s1 f12 = f8, f10, f9
	;;
	(p6) fnma.s1 f11 = f8, f7, f1
	(p6) fma.s1 f10 = f12, f7, f10
	;;
	(p6) fma.s1 f7 = f7, f11, f7
	(p6) fnma.s1 f8 = f8, f10, f9
	;;
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	mov f6 = f6
	adds r14 = -64, r34
	;;
	ldfe f7 = [r14]
	;;
	fmpy f6 = f7, f6
	adds r15 = -64, r34
	;;
	stfe [r15] = f6
	adds r14 = -48, r34
	adds r15 = -48, r34
	;;
	ldfe f7 = [r15]
	adds r15 = -64, r34
	;;
	ldfe f6 = [r15]
	;;
	fadd f6 = f7, f6
	;;
	stfe [r14] = f6
	adds r14 = -32, r34
	adds r15 = -32, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L15:
	adds r14 = -32, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ge p6, p7 = 11, r14
	(p6) br.cond.dptk .L16
	adds r14 = -16, r34
	;;
	ldfe f6 = [r14]
	;;
	fmpy f6 = f6, f6
	;;
	fadd f6 = f6, f1
	adds r14 = -48, r34
	;;
	ldfe f7 = [r14]
	;;
	mov f9 = f7
	mov f8 = f6
	;;
	frcpa.s0 f6, p6 = f9, f8
	;;
	(p6) fnma.s1 f7 = f8, f6, f1
	(p6) fmpy.s1 f10 = f9, f6
	;;
	(p6) fma.s1 f12 = f7, f7, f7
	(p6) fmpy.s1 f11 = f7, f7
	;;
	(p6) fma.s1 f12 = f6, f12, f6
	(p6) fma.s1 f7 = f11, f11, f7
	;;
	(p6) fma.s1 f7 = f12, f7, f6
	(p6) fnma.s1 f12 = f8, f10, f9
	;;
	(p6) fnma.s1 f11 = f8, f7, f1
	(p6) fma.s1 f10 = f12, f7, f10
	;;
	(p6) fma.s1 f7 = f7, f11, f7
	(p6) fnma.s1 f8 = f8, f10, f9
	;;
	(p6) fma.s0 f6 = f8, f7, f10
	;;
	mov f2 = f6
	adds r14 = -48, r34
	;;
	ldfe f8 = [r14]
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fadd f2 = f2, f6
	adds r14 = -16, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f6, f1
	;;
	mov f8 = f6
	br.call.sptk.many b0 = logl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fsub f6 = f2, f6
	;;
	mov f8 = f6
	mov r17 = r34
	mov ar.pfs = r33
	mov b0 = r32
	;;
	ldf.fill f2 = [r17]
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp extended#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%.6f %.3f %.6f\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 4, 4, 0
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
	adds r14 = 8, r36
	;;
	st8 [r14] = r33
	adds r15 = 8, r36
	mov r14 = r36
	;;
	ld8 r39 = [r15]
	ld4 r38 = [r14]
	br.call.sptk.many b0 = rounds#
	mov r1 = r37
	mov r15 = r8
	adds r16 = -12, r36
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
	shladd r14 = r14, 2, r0
	;;
	st4 [r16] = r14
	getf.d r15 = f0
	adds r14 = -48, r36
	;;
	st8 [r14] = r15
	adds r14 = -40, r36
	;;
	stfd [r14] = f0
	adds r14 = -32, r36
	;;
	stfe [r14] = f0
	adds r14 = -16, r36
	;;
	st4 [r14] = r0
	br .L19
	;;
.L20:
	adds r14 = -16, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r15 = r14
	movl r14 = -6275696437447579415
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
	shr r16 = r14, 6
	shr r14 = r15, 63
	;;
	sub r16 = r16, r14
	;;
	mov r14 = r16
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r16
	;;
	shl r14 = r14, 5
	;;
	add r14 = r14, r16
	;;
	sub r14 = r15, r14
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f7 = f6
	adds r14 = -8, r36
	movl r15 = 0x4050000000000000
	;;
	setf.d f6 = r15
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	;;
	stfd [r14] = f6
	adds r14 = -8, r36
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = doubles#
	mov r1 = r37
	;;
	mov f7 = f8
	adds r14 = -48, r36
	;;
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f6, f7
	;;
	getf.d r14 = f6
	adds r15 = -48, r36
	;;
	st8 [r15] = r14
	adds r14 = -8, r36
	;;
	ldfd f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = singles#
	mov r1 = r37
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	adds r14 = -40, r36
	adds r15 = -40, r36
	;;
	ldfd f7 = [r15]
	;;
	fadd.d f6 = f7, f6
	;;
	stfd [r14] = f6
	adds r14 = -8, r36
	;;
	ldfd f6 = [r14]
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = extended#
	mov r1 = r37
	;;
	mov f7 = f8
	adds r14 = -32, r36
	adds r15 = -32, r36
	;;
	ldfe f6 = [r15]
	;;
	fadd f6 = f7, f6
	;;
	stfe [r14] = f6
	adds r14 = -16, r36
	adds r15 = -16, r36
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L19:
	adds r15 = -16, r36
	adds r14 = -12, r36
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	cmp4.gt p6, p7 = r14, r15
	(p6) br.cond.dptk .L20
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -48, r36
	;;
	ldfd f7 = [r14]
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f10 = f6
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -40, r36
	;;
	ldfd f7 = [r14]
	;;
	mov f8 = f7
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f11 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f11 = f11, f9, f11
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f11, f9, f11
	;;
	(p6) fmpy.d.s1 f11 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f11, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f11
	;;
	mov f11 = f6
	adds r14 = -12, r36
	;;
	ld4 r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	adds r14 = -32, r36
	;;
	ldfe f7 = [r14]
	;;
	mov f9 = f7
	mov f8 = f6
	;;
	frcpa.s0 f6, p6 = f9, f8
	;;
	(p6) fnma.s1 f7 = f8, f6, f1
	(p6) fmpy.s1 f12 = f9, f6
	;;
	(p6) fma.s1 f14 = f7, f7, f7
	(p6) fmpy.s1 f13 = f7, f7
	;;
	(p6) fma.s1 f14 = f6, f14, f6
	(p6) fma.s1 f7 = f13, f13, f7
	;;
	(p6) fma.s1 f7 = f14, f7, f6
	(p6) fnma.s1 f14 = f8, f12, f9
	;;
	(p6) fnma.s1 f13 = f8, f7, f1
	(p6) fma.s1 f12 = f14, f7, f12
	;;
	(p6) fma.s1 f7 = f7, f13, f7
	(p6) fnma.s1 f8 = f8, f12, f9
	;;
	(p6) fma.s0 f6 = f8, f7, f12
	;;
	mov f6 = f6
	;;
	fnorm.d f6 = f6
	;;
	getf.d r41 = f6
	getf.d r40 = f11
	getf.d r39 = f10
	movl r38 = @gprel(.LC0)
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
