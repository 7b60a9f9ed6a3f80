// 8fe6d346bbdc9d68cf43896e6cba44fd
	.file	"infinities.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"float"
	.align 8
.LC1:
	stringz	"%d%d%d%d%d%d "
	.align 8
.LC2:
	stringz	"%d%d%d%d%d%d\n"
	.align 8
.LC3:
	stringz	", "
	.align 8
.LC4:
	stringz	"\n"
	.align 8
.LC5:
	stringz	"%g %g %d%s"
	.align 8
.LC6:
	stringz	"%g %g %g %g\n"
	.align 8
.LC7:
	stringz	"%g %d\n"
	.text
	.align 16
	.proc of_float#
of_float:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -272, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3
	;;
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	adds r14 = -156, r34
	movl r15 = 0x7f800000
	;;
	setf.s f6 = r15
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -156, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
	;;
	fneg f6 = f6
	adds r14 = -152, r34
	;;
	getf.s r18 = f6
	;;
	st4.rel [r14] = r18
	adds r14 = -148, r34
	getf.s r19 = f1
	;;
	st4.rel [r14] = r19
	adds r14 = -144, r34
	getf.s r20 = f0
	;;
	st4.rel [r14] = r20
	adds r14 = -140, r34
	movl r15 = 0x7fc00000
	;;
	setf.s f6 = r15
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	adds r14 = -156, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -156, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -156, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -156, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -152, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -152, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -152, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f7 = r18
	adds r14 = -152, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -152, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -152, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -148, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -156, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -148, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -156, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -148, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -148, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f7 = r18
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -148, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -148, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -140, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -156, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -140, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -156, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -140, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -140, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f7 = r18
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -140, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -140, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f7 = r20
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -156, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -148, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fadd.s f6 = f7, f6
	adds r14 = -188, r34
	;;
	stfs [r14] = f6
	adds r14 = -148, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -156, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fadd.s f6 = f7, f6
	adds r14 = -188, r34
	;;
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	adds r14 = -148, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fsub.s f6 = f7, f6
	adds r14 = -188, r34
	;;
	adds r14 = 8, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -152, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fsub.s f6 = f7, f6
	adds r14 = -188, r34
	;;
	adds r14 = 12, r14
	;;
	stfs [r14] = f6
	adds r14 = -152, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -152, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fadd.s f6 = f7, f6
	adds r14 = -188, r34
	;;
	adds r14 = 16, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -152, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fmpy.s f6 = f7, f6
	adds r14 = -188, r34
	;;
	adds r14 = 20, r14
	;;
	stfs [r14] = f6
	adds r14 = -148, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -144, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
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
	adds r14 = -188, r34
	;;
	adds r14 = 24, r14
	;;
	stfs [r14] = f6
	adds r14 = -148, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
	;;
	fneg f7 = f6
	adds r14 = -144, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
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
	adds r14 = -188, r34
	;;
	adds r14 = 28, r14
	;;
	stfs [r14] = f6
	adds r15 = -136, r34
	adds r14 = -188, r34
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -144, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
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
	adds r14 = -220, r34
	;;
	stfs [r14] = f6
	adds r14 = -148, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -156, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
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
	adds r14 = -220, r34
	;;
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	adds r14 = -148, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -152, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
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
	adds r14 = -220, r34
	;;
	adds r14 = 8, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fneg f6 = f6
	adds r14 = -220, r34
	;;
	adds r14 = 12, r14
	;;
	stfs [r14] = f6
	adds r14 = -152, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fabs f6 = f6
	adds r14 = -220, r34
	;;
	adds r14 = 16, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.s f6 = f6
	adds r14 = -220, r34
	;;
	adds r14 = 20, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fadd.s f6 = f6, f6
	adds r14 = -220, r34
	;;
	adds r14 = 24, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	movl r18 = 0x40000000
	;;
	setf.s f6 = r18
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
	adds r14 = -220, r34
	;;
	adds r14 = 28, r14
	;;
	stfs [r14] = f6
	adds r15 = -104, r34
	adds r14 = -220, r34
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fsub.s f6 = f7, f6
	adds r14 = -252, r34
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	adds r14 = -152, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fadd.s f6 = f7, f6
	adds r14 = -252, r34
	;;
	adds r14 = 4, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f7 = r17
	adds r14 = -144, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fmpy.s f6 = f7, f6
	adds r14 = -252, r34
	;;
	adds r14 = 8, r14
	;;
	stfs [r14] = f6
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
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
	adds r14 = -252, r34
	;;
	adds r14 = 12, r14
	;;
	stfs [r14] = f6
	adds r14 = -152, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.s f6 = f6
	adds r14 = -252, r34
	;;
	adds r14 = 16, r14
	;;
	stfs [r14] = f6
	adds r14 = -140, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fneg f6 = f6
	adds r14 = -252, r34
	;;
	adds r14 = 20, r14
	;;
	stfs [r14] = f6
	adds r14 = -140, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
	;;
	fabs f6 = f6
	adds r14 = -252, r34
	;;
	adds r14 = 24, r14
	;;
	stfs [r14] = f6
	adds r14 = -140, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f7 = r18
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fadd.s f6 = f7, f6
	adds r14 = -252, r34
	;;
	adds r14 = 28, r14
	;;
	stfs [r14] = f6
	adds r15 = -72, r34
	adds r14 = -252, r34
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	;;
	ld4 r16 = [r14]
	;;
	st4.rel [r15] = r16
	adds r15 = 4, r15
	adds r14 = 4, r14
	adds r20 = -256, r34
	;;
	st4 [r20] = r0
	br .L2
	;;
.L5:
	adds r15 = -136, r34
	adds r16 = -256, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
	;;
	fnorm.d f6 = f6
	adds r15 = -104, r34
	adds r18 = -256, r34
	;;
	ld4 r14 = [r18]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f7 = r19
	;;
	fnorm.d f7 = f7
	adds r15 = -72, r34
	adds r20 = -256, r34
	;;
	ld4 r14 = [r20]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f8 = r15
	;;
	fcmp.unord p6, p7 = f8, f8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -256, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.lt p6, p7 = 6, r14
	(p6) br.cond.dptk .L3
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L4
	;;
.L3:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L4:
	;;
	mov r40 = r14
	mov r39 = r15
	getf.d r38 = f7
	getf.d r37 = f6
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r17 = -256, r34
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r18 = -256, r34
	;;
	st4 [r18] = r14
.L2:
	adds r19 = -256, r34
	;;
	ld4 r14 = [r19]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L5
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fnorm.d f2 = f6
	adds r14 = -152, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f3 = f6
	adds r14 = -156, r34
	;;
	ld4.acq r16 = [r14]
	;;
	setf.s f6 = r16
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = rintl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f4 = f6
	adds r14 = -152, r34
	;;
	ld4.acq r17 = [r14]
	;;
	setf.s f6 = r17
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = truncl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	getf.d r40 = f6
	getf.d r39 = f4
	getf.d r38 = f3
	getf.d r37 = f2
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -148, r34
	;;
	ld4.acq r18 = [r14]
	;;
	setf.s f6 = r18
	;;
	fnorm f7 = f6
	adds r14 = -156, r34
	;;
	ld4.acq r19 = [r14]
	;;
	setf.s f6 = r19
	;;
	fnorm f6 = f6
	;;
	mov f9 = f6
	mov f8 = f7
	br.call.sptk.many b0 = fmodl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f2 = f6
	adds r14 = -156, r34
	;;
	ld4.acq r20 = [r14]
	;;
	setf.s f6 = r20
	;;
	fnorm f7 = f6
	adds r14 = -148, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm f6 = f6
	;;
	mov f9 = f6
	mov f8 = f7
	br.call.sptk.many b0 = fmodl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	getf.d r37 = f2
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r18 = -32, r34
	adds r19 = -16, r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	;;
	ldf.fill f4 = [r18]
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp of_float#
	.section	.rodata
	.align 8
.LC8:
	stringz	"double"
	.text
	.align 16
	.proc of_double#
of_double:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -480, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3
	;;
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	adds r14 = -264, r34
	movl r15 = 0x7ff0000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -264, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fneg f6 = f6
	adds r14 = -256, r34
	;;
	getf.d r18 = f6
	;;
	st8.rel [r14] = r18
	adds r14 = -248, r34
	getf.d r19 = f1
	;;
	st8.rel [r14] = r19
	adds r14 = -240, r34
	getf.d r20 = f0
	;;
	st8.rel [r14] = r20
	adds r14 = -232, r34
	movl r15 = 0x7ff8000000000000
	;;
	setf.d f6 = r15
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	movl r36 = @gprel(.LC8)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	adds r14 = -264, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -264, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -264, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -264, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -256, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -256, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -256, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -256, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -256, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -256, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -248, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -264, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -248, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -264, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -248, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -248, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -248, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -248, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -232, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -264, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -232, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -264, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -232, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -232, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -232, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -232, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f7 = r20
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -264, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -248, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fadd.d f6 = f7, f6
	adds r14 = -328, r34
	;;
	stfd [r14] = f6
	adds r14 = -248, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -264, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fadd.d f6 = f7, f6
	adds r14 = -328, r34
	;;
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -248, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fsub.d f6 = f7, f6
	adds r14 = -328, r34
	;;
	adds r14 = 16, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -256, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fsub.d f6 = f7, f6
	adds r14 = -328, r34
	;;
	adds r14 = 24, r14
	;;
	stfd [r14] = f6
	adds r14 = -256, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -256, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fadd.d f6 = f7, f6
	adds r14 = -328, r34
	;;
	adds r14 = 32, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -256, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -328, r34
	;;
	adds r14 = 40, r14
	;;
	stfd [r14] = f6
	adds r14 = -248, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -240, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
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
	adds r14 = -328, r34
	;;
	adds r14 = 48, r14
	;;
	stfd [r14] = f6
	adds r14 = -248, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fneg f7 = f6
	adds r14 = -240, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
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
	adds r14 = -328, r34
	;;
	adds r14 = 56, r14
	;;
	stfd [r14] = f6
	adds r15 = -224, r34
	adds r14 = -328, r34
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -240, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
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
	adds r14 = -392, r34
	;;
	stfd [r14] = f6
	adds r14 = -248, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -264, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
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
	adds r14 = -392, r34
	;;
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -248, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -256, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
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
	adds r14 = -392, r34
	;;
	adds r14 = 16, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fneg f6 = f6
	adds r14 = -392, r34
	;;
	adds r14 = 24, r14
	;;
	stfd [r14] = f6
	adds r14 = -256, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fabs f6 = f6
	adds r14 = -392, r34
	;;
	adds r14 = 32, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	adds r14 = -392, r34
	;;
	adds r14 = 40, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fadd.d f6 = f6, f6
	adds r14 = -392, r34
	;;
	adds r14 = 48, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	movl r18 = 0x4000000000000000
	;;
	setf.d f6 = r18
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
	adds r14 = -392, r34
	;;
	adds r14 = 56, r14
	;;
	stfd [r14] = f6
	adds r15 = -160, r34
	adds r14 = -392, r34
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fsub.d f6 = f7, f6
	adds r14 = -456, r34
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	adds r14 = -256, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fadd.d f6 = f7, f6
	adds r14 = -456, r34
	;;
	adds r14 = 8, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f7 = r17
	adds r14 = -240, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fmpy.d f6 = f7, f6
	adds r14 = -456, r34
	;;
	adds r14 = 16, r14
	;;
	stfd [r14] = f6
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
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
	adds r14 = -456, r34
	;;
	adds r14 = 24, r14
	;;
	stfd [r14] = f6
	adds r14 = -256, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	adds r14 = -456, r34
	;;
	adds r14 = 32, r14
	;;
	stfd [r14] = f6
	adds r14 = -232, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fneg f6 = f6
	adds r14 = -456, r34
	;;
	adds r14 = 40, r14
	;;
	stfd [r14] = f6
	adds r14 = -232, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fabs f6 = f6
	adds r14 = -456, r34
	;;
	adds r14 = 48, r14
	;;
	stfd [r14] = f6
	adds r14 = -232, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f7 = r18
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fadd.d f6 = f7, f6
	adds r14 = -456, r34
	;;
	adds r14 = 56, r14
	;;
	stfd [r14] = f6
	adds r15 = -96, r34
	adds r14 = -456, r34
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	;;
	ld8 r16 = [r14]
	;;
	st8.rel [r15] = r16
	adds r15 = 8, r15
	adds r14 = 8, r14
	adds r20 = -464, r34
	;;
	st4 [r20] = r0
	br .L7
	;;
.L10:
	adds r15 = -224, r34
	adds r16 = -464, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	adds r15 = -160, r34
	adds r18 = -464, r34
	;;
	ld4 r14 = [r18]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f7 = r19
	adds r15 = -96, r34
	adds r20 = -464, r34
	;;
	ld4 r14 = [r20]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f8 = r15
	;;
	fcmp.unord p6, p7 = f8, f8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -464, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.lt p6, p7 = 6, r14
	(p6) br.cond.dptk .L8
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L9
	;;
.L8:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L9:
	;;
	mov r40 = r14
	mov r39 = r15
	getf.d r38 = f7
	getf.d r37 = f6
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r17 = -464, r34
	;;
	ld4 r14 = [r17]
	;;
	adds r14 = 1, r14
	adds r18 = -464, r34
	;;
	st4 [r18] = r14
.L7:
	adds r19 = -464, r34
	;;
	ld4 r14 = [r19]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L10
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f2 = f6
	adds r14 = -256, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f3 = f6
	adds r14 = -264, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = rintl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f4 = f6
	adds r14 = -256, r34
	;;
	ld8.acq r17 = [r14]
	;;
	setf.d f6 = r17
	;;
	fnorm f6 = f6
	;;
	mov f8 = f6
	br.call.sptk.many b0 = truncl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	getf.d r40 = f6
	getf.d r39 = f4
	getf.d r38 = f3
	getf.d r37 = f2
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -248, r34
	;;
	ld8.acq r18 = [r14]
	;;
	setf.d f6 = r18
	;;
	fnorm f7 = f6
	adds r14 = -264, r34
	;;
	ld8.acq r19 = [r14]
	;;
	setf.d f6 = r19
	;;
	fnorm f6 = f6
	;;
	mov f9 = f6
	mov f8 = f7
	br.call.sptk.many b0 = fmodl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f2 = f6
	adds r14 = -264, r34
	;;
	ld8.acq r20 = [r14]
	;;
	setf.d f6 = r20
	;;
	fnorm f7 = f6
	adds r14 = -248, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fnorm f6 = f6
	;;
	mov f9 = f6
	mov f8 = f7
	br.call.sptk.many b0 = fmodl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	getf.d r37 = f2
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r18 = -32, r34
	adds r19 = -16, r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	;;
	ldf.fill f4 = [r18]
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp of_double#
	.section	.rodata
	.align 8
.LC11:
	stringz	"long double"
	.align 16
.LC9:
	data4	0
	data4	-2147483648
	data4	32767
	data4	0
	.align 16
.LC10:
	data4	0
	data4	-1073741824
	data4	32767
	data4	0
	.align 16
.LC12:
	data4	0
	data4	-2147483648
	data4	16384
	data4	0
	.text
	.align 16
	.proc of_long_double#
of_long_double:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 7, 0
	adds r16 = -32, r12
	adds r17 = -16, r12
	.vframe r34
	mov r34 = r12
	adds r12 = -912, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3
	;;
	.save.f 0x4
	stf.spill [r16] = f4
	.body
	adds r14 = -496, r34
	movl r15 = @gprel(.LC9)
	;;
	add r15 = r1, r15
	;;
	ldfe f6 = [r15]
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fneg f6 = f6
	adds r14 = -480, r34
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	stfe [r14] = f1
	adds r14 = -448, r34
	;;
	stfe [r14] = f0
	adds r14 = -432, r34
	movl r15 = @gprel(.LC10)
	;;
	add r15 = r1, r15
	;;
	ldfe f6 = [r15]
	;;
	stfe [r14] = f6
	movl r36 = @gprel(.LC11)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = puts#
	mov r1 = r35
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.eq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.neq p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r17 = r14
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r18 = r14
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r19 = r14
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fcmp.ge p6, p7 = f7, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r42 = r14
	mov r41 = r19
	mov r40 = r18
	mov r39 = r17
	mov r38 = r16
	mov r37 = r15
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -464, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f7, f6
	adds r14 = -624, r34
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f7, f6
	adds r14 = -624, r34
	;;
	adds r14 = 16, r14
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fsub f6 = f7, f6
	adds r14 = -624, r34
	;;
	adds r14 = 32, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fsub f6 = f7, f6
	adds r14 = -624, r34
	;;
	adds r14 = 48, r14
	;;
	stfe [r14] = f6
	adds r14 = -480, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f7, f6
	adds r14 = -624, r34
	;;
	adds r14 = 64, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fmpy f6 = f7, f6
	adds r14 = -624, r34
	;;
	adds r14 = 80, r14
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -448, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -624, r34
	;;
	adds r14 = 96, r14
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	ldfe f6 = [r14]
	;;
	fneg f7 = f6
	adds r14 = -448, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -624, r34
	;;
	adds r14 = 112, r14
	;;
	stfe [r14] = f6
	adds r15 = -416, r34
	adds r14 = -624, r34
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -448, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -752, r34
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -752, r34
	;;
	adds r14 = 16, r14
	;;
	stfe [r14] = f6
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -752, r34
	;;
	adds r14 = 32, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fneg f6 = f6
	adds r14 = -752, r34
	;;
	adds r14 = 48, r14
	;;
	stfe [r14] = f6
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fabs f6 = f6
	adds r14 = -752, r34
	;;
	adds r14 = 64, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	adds r14 = -752, r34
	;;
	adds r14 = 80, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f6, f6
	adds r14 = -752, r34
	;;
	adds r14 = 96, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	movl r14 = @gprel(.LC12)
	;;
	add r14 = r1, r14
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -752, r34
	;;
	adds r14 = 112, r14
	;;
	stfe [r14] = f6
	adds r15 = -288, r34
	adds r14 = -752, r34
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fsub f6 = f7, f6
	adds r14 = -880, r34
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f7, f6
	adds r14 = -880, r34
	;;
	adds r14 = 16, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -448, r34
	;;
	ldfe f6 = [r14]
	;;
	fmpy f6 = f7, f6
	adds r14 = -880, r34
	;;
	adds r14 = 32, r14
	;;
	stfe [r14] = f6
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	mov f9 = f7
	;;
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
	adds r14 = -880, r34
	;;
	adds r14 = 48, r14
	;;
	stfe [r14] = f6
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = sqrtl#
	mov r1 = r35
	;;
	mov f6 = f8
	adds r14 = -880, r34
	;;
	adds r14 = 64, r14
	;;
	stfe [r14] = f6
	adds r14 = -432, r34
	;;
	ldfe f6 = [r14]
	;;
	fneg f6 = f6
	adds r14 = -880, r34
	;;
	adds r14 = 80, r14
	;;
	stfe [r14] = f6
	adds r14 = -432, r34
	;;
	ldfe f6 = [r14]
	;;
	fabs f6 = f6
	adds r14 = -880, r34
	;;
	adds r14 = 96, r14
	;;
	stfe [r14] = f6
	adds r14 = -432, r34
	;;
	ldfe f7 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fadd f6 = f7, f6
	adds r14 = -880, r34
	;;
	adds r14 = 112, r14
	;;
	stfe [r14] = f6
	adds r15 = -160, r34
	adds r14 = -880, r34
	;;
	mov r16 = r14
	addl r14 = 128, r0
	;;
	mov r38 = r14
	mov r37 = r16
	mov r36 = r15
	br.call.sptk.many b0 = memcpy#
	mov r1 = r35
	adds r14 = -896, r34
	;;
	st4 [r14] = r0
	br .L12
	;;
.L15:
	adds r15 = -416, r34
	adds r16 = -896, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ldfe f6 = [r14]
	;;
	fnorm.d f6 = f6
	adds r15 = -288, r34
	adds r16 = -896, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ldfe f7 = [r14]
	;;
	fnorm.d f7 = f7
	adds r15 = -160, r34
	adds r16 = -896, r34
	;;
	ld4 r14 = [r16]
	;;
	sxt4 r14 = r14
	;;
	shladd r14 = r14, 4, r0
	;;
	add r14 = r15, r14
	;;
	ldfe f8 = [r14]
	;;
	fcmp.unord p6, p7 = f8, f8
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -896, r34
	;;
	ld4 r14 = [r16]
	;;
	cmp4.lt p6, p7 = 6, r14
	(p6) br.cond.dptk .L13
	movl r14 = @gprel(.LC3)
	;;
	add r14 = r1, r14
	br .L14
	;;
.L13:
	movl r14 = @gprel(.LC4)
	;;
	add r14 = r1, r14
.L14:
	;;
	mov r40 = r14
	mov r39 = r15
	getf.d r38 = f7
	getf.d r37 = f6
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r15 = -896, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -896, r34
	;;
	st4 [r16] = r14
.L12:
	adds r15 = -896, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.ge p6, p7 = 7, r14
	(p6) br.cond.dptk .L15
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f2 = f6
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	fnorm.s f6 = f6
	;;
	fnorm.d f3 = f6
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = rintl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f4 = f6
	adds r14 = -480, r34
	;;
	ldfe f6 = [r14]
	;;
	mov f8 = f6
	br.call.sptk.many b0 = truncl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f6 = f6
	;;
	getf.d r40 = f6
	getf.d r39 = f4
	getf.d r38 = f3
	getf.d r37 = f2
	movl r36 = @gprel(.LC6)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -464, r34
	;;
	ldfe f6 = [r14]
	adds r14 = -496, r34
	;;
	ldfe f7 = [r14]
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = fmodl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fnorm.d f2 = f6
	adds r14 = -496, r34
	;;
	ldfe f6 = [r14]
	adds r14 = -464, r34
	;;
	ldfe f7 = [r14]
	;;
	mov f9 = f7
	mov f8 = f6
	br.call.sptk.many b0 = fmodl#
	mov r1 = r35
	;;
	mov f6 = f8
	;;
	fcmp.unord p6, p7 = f6, f6
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r38 = r14
	getf.d r37 = f2
	movl r36 = @gprel(.LC7)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r18 = -32, r34
	adds r19 = -16, r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19]
	;;
	ldf.fill f4 = [r18]
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp of_long_double#
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 0, 0
	.vframe r34
	mov r34 = r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = of_float#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = of_double#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = of_long_double#
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
