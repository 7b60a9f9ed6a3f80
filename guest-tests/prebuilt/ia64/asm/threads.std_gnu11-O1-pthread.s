// 166b415bf01e35d4bd90351d38f7321e
	.file	"threads.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.align 64
	.proc spin#
spin:
	.prologue
	.save ar.lc, r2
	mov r2 = ar.lc
	.body
	adds r15 = -1, r32
	cmp.eq p6, p7 = 0, r32
	(p6) br.cond.dpnt .L1
	addl r16 = @gprel(sink#), gp
	;;
	mov ar.lc = r15
.L3:
	ld8.acq r14 = [r16]
	;;
	add r14 = r14, r15
	;;
	st8.rel [r16] = r14
	adds r15 = -1, r15
	br.cloop.sptk.few .L3
.L1:
	;;
	mov ar.lc = r2
	br.ret.sptk.many b0
	;;
	.endp spin#
	.align 16
	.proc seconds_now#
seconds_now:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	mov r16 = r12
	.fframe 48
	adds r12 = -48, r12
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2
	.body
	adds r35 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r34
	adds r14 = 24, r12
	;;
	ld8 r15 = [r14]
	adds r16 = 16, r12
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r14, r15
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f2 = f6
	addl r35 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r34
	setf.sig f6 = r8
	;;
	fcvt.xf f7 = f6
	;;
	fnorm.d f7 = f7
	mov f6 = f2
	;;
	frcpa.s0 f8, p6 = f6, f7
	;;
	(p6) fnma.s1 f9 = f7, f8, f1
	;;
	(p6) fma.s1 f10 = f8, f9, f8
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f6, f9
	;;
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	(p6) fma.d.s0 f8 = f6, f9, f10
	adds r17 = 48, r12
	mov ar.pfs = r33
	mov b0 = r32
	;;
	ldf.fill f2 = [r17]
	.restore sp
	adds r12 = 48, r12
	br.ret.sptk.many b0
	;;
	.endp seconds_now#
	.align 16
	.proc other#
other:
	.prologue 12, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 1, 7, 1, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.fframe 96
	adds r12 = -96, r12
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	;;
	.save.f 0x1
	stf.spill [r16] = f2, 32
	.save.f 0x2
	stf.spill [r17] = f3, 32
	;;
	.save.f 0x4
	stf.spill [r16] = f4
	.save.f 0x8
	stf.spill [r17] = f5
	.body
	ld4 r36 = [r32]
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L7
	addl r33 = 1000, r0
	adds r34 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r35 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L10
	;;
.L8:
	shladd r33 = r33, 1, r0
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L15
.L10:
	adds r40 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r39
	ld8 r15 = [r34]
	adds r16 = 16, r12
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r14, r15
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f2 = f6
	addl r40 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r39
	setf.sig f6 = r8
	;;
	fcvt.xf f7 = f6
	;;
	fnorm.d f7 = f7
	mov f6 = f2
	;;
	frcpa.s0 f9, p6 = f6, f7
	;;
	(p6) fnma.s1 f8 = f7, f9, f1
	;;
	(p6) fma.s1 f10 = f9, f8, f9
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f10 = f10, f8, f10
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f8 = f10, f8, f10
	;;
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	(p6) fma.d.s0 f9 = f6, f8, f10
	;;
	mov f3 = f9
	mov r40 = r33
	br.call.sptk.many b0 = spin#
	mov r1 = r39
	;;
	adds r40 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r39
	ld8 r15 = [r34]
	adds r16 = 16, r12
	;;
	ld8 r14 = [r16]
	;;
	add r15 = r14, r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.d f2 = f7
	addl r40 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r39
	setf.sig f6 = r8
	;;
	fcvt.xf f8 = f6
	;;
	fnorm.d f8 = f8
	mov f7 = f2
	;;
	frcpa.s0 f6, p6 = f7, f8
	;;
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	fsub.d f6 = f6, f3
	;;
	fcmp.ge p6, p7 = f6, f4
	;;
	(p7) br.cond.dptk .L8
	setf.sig f7 = r33
	;;
	fcvt.xuf.d f8 = f7
	fmpy.d f6 = f6, f5
	;;
	frcpa.s0 f7, p6 = f8, f6
	;;
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	(p6) fma.s1 f10 = f7, f9, f7
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f8 = f6, f10, f8
	;;
	(p6) fma.d.s0 f7 = f8, f9, f10
	;;
	fcvt.fxu.trunc f7 = f7
	;;
	getf.sig r14 = f7
	;;
	adds r14 = 1, r14
	;;
	st8 [r35] = r14
	br .L8
	;;
.L15:
	setf.sig f6 = r36
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r40 = f6
.L11:
	shr.u r14 = r14, 1
	;;
	add r40 = r14, r40
	br.call.sptk.many b0 = spin#
	mov r1 = r39
	mov r8 = r0
	adds r18 = 48, r12
	adds r19 = 64, r12
	;;
	mov ar.pfs = r38
	mov b0 = r37
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
.L7:
	.body
	.copy_state 1
	setf.sig f6 = r36
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r40 = f6
	br .L11
	;;
	.endp other#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"not "
	.align 8
.LC2:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC3:
	stringz	"# %ld ticks in %.0f hundredths of a second\n"
	.align 8
.LC4:
	stringz	"sprofil(2): each thread's pc is examined; SunOS: global impact since 2.6"
	.align 8
.LC5:
	stringz	"all threads count"
	.align 8
.LC6:
	stringz	"%sok %d - %s -- %s\n"
	.align 8
.LC7:
	stringz	"1..%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 8, 0
	adds r16 = -56, r12
	adds r17 = -48, r12
	.fframe 144
	adds r12 = -144, r12
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 88
	st8 [r16] = r18, 24
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.save.f 0x1
	stf.spill [r17] = f2, 32
	;;
	.save.f 0x2
	stf.spill [r16] = f3, 32
	.save.f 0x4
	stf.spill [r17] = f4
	;;
	.save.f 0x8
	stf.spill [r16] = f5
	.body
	addl r14 = 8, r0
	adds r15 = 16, r12
	;;
	st4 [r15] = r14
	cmp4.ge p6, p7 = 1, r32
	;;
	(p7) adds r33 = 8, r33
	;;
	(p7) ld8 r15 = [r33]
	(p7) addl r14 = @gprel(dialect#), gp
	;;
	(p7) st8 [r14] = r15
	addl r14 = @gprel(dialect#), gp
	;;
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC2)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L18
	addl r35 = 1000, r0
	adds r34 = 40, r12
	adds r36 = 48, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r37 = @gprel(turns.0#), gp
	movl r15 = 0x4059000000000000
	;;
	setf.d f5 = r15
	br .L21
	;;
.L19:
	shladd r35 = r35, 1, r0
	ld8 r14 = [r37]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L18
.L21:
	mov r41 = r34
	br.call.sptk.many b0 = times#
	mov r1 = r40
	ld8 r14 = [r34]
	ld8 r15 = [r36]
	;;
	add r15 = r14, r15
	;;
	setf.sig f6 = r15
	;;
	fcvt.xf f6 = f6
	;;
	fnorm.d f2 = f6
	addl r41 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r40
	setf.sig f6 = r8
	;;
	fcvt.xf f7 = f6
	;;
	fnorm.d f7 = f7
	mov f6 = f2
	;;
	frcpa.s0 f9, p6 = f6, f7
	;;
	(p6) fnma.s1 f8 = f7, f9, f1
	;;
	(p6) fma.s1 f10 = f9, f8, f9
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f10 = f10, f8, f10
	(p6) fmpy.s1 f8 = f8, f8
	;;
	(p6) fma.s1 f8 = f10, f8, f10
	;;
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	(p6) fnma.s1 f6 = f7, f10, f6
	;;
	(p6) fma.d.s0 f9 = f6, f8, f10
	;;
	mov f3 = f9
	mov r41 = r35
	br.call.sptk.many b0 = spin#
	mov r1 = r40
	;;
	mov r41 = r34
	br.call.sptk.many b0 = times#
	mov r1 = r40
	ld8 r14 = [r34]
	ld8 r15 = [r36]
	;;
	add r15 = r14, r15
	;;
	setf.sig f7 = r15
	;;
	fcvt.xf f7 = f7
	;;
	fnorm.d f2 = f7
	addl r41 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r40
	setf.sig f7 = r8
	;;
	fcvt.xf f8 = f7
	;;
	fnorm.d f8 = f8
	mov f7 = f2
	;;
	frcpa.s0 f6, p6 = f7, f8
	;;
	(p6) fnma.s1 f9 = f8, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f7, f9
	;;
	(p6) fnma.s1 f7 = f8, f10, f7
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	fsub.d f6 = f6, f3
	;;
	fcmp.ge p6, p7 = f6, f4
	;;
	(p7) br.cond.dptk .L19
	setf.sig f7 = r35
	;;
	fcvt.xuf.d f8 = f7
	fmpy.d f6 = f6, f5
	;;
	frcpa.s0 f7, p6 = f8, f6
	;;
	(p6) fnma.s1 f9 = f6, f7, f1
	;;
	(p6) fma.s1 f10 = f7, f9, f7
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f8 = f6, f10, f8
	;;
	(p6) fma.d.s0 f7 = f8, f9, f10
	;;
	fcvt.fxu.trunc f7 = f7
	;;
	getf.sig r14 = f7
	;;
	adds r14 = 1, r14
	;;
	st8 [r37] = r14
	br .L19
	;;
.L18:
	adds r44 = 16, r12
	addl r43 = @ltoff(@fptr(other#)), gp
	;;
	ld8 r43 = [r43]
	mov r42 = r0
	adds r41 = 24, r12
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r40
	;;
	addl r15 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r15 = [r15]
	;;
	mov r14 = r15
	;;
	ld2 r17 = [r14], 2
	;;
	ld2 r16 = [r14]
	;;
	shl r16 = r16, 16
	;;
	or r16 = r17, r16
	adds r14 = 4, r15
	;;
	ld2 r14 = [r14]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r16, r14
	adds r15 = 6, r15
	;;
	ld2 r43 = [r15]
	;;
	shl r43 = r43, 48
	;;
	or r43 = r14, r43
	addl r15 = 44, r0
	movl r41 = @gprel(big#)
	;;
	add r41 = r1, r41
	addl r42 = 64, r0
	adds r43 = -256, r43
	addl r44 = 64, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L41
.L22:
	br.call.sptk.many b0 = seconds_now#
	mov r1 = r40
	mov f2 = f8
	;;
	adds r34 = 32, r12
	adds r44 = 16, r12
	addl r43 = @ltoff(@fptr(other#)), gp
	;;
	ld8 r43 = [r43]
	mov r42 = r0
	mov r41 = r34
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r40
	;;
	mov r42 = r0
	adds r14 = 24, r12
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r40
	mov r42 = r0
	;;
	ld8 r41 = [r34]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = seconds_now#
	mov r1 = r40
	fsub.d f2 = f8, f2
	movl r14 = 0x4059000000000000
	;;
	setf.d f6 = r14
	;;
	fmpy.d f2 = f2, f6
	movl r34 = @gprel(big#)
	;;
	add r34 = r1, r34
	;;
	adds r35 = 64, r34
	mov r14 = r34
	mov r42 = r0
	mov ar.lc = 31
.L23:
	;;
	ld2 r15 = [r14], 2
	;;
	add r42 = r42, r15
	br.cloop.sptk.few .L23
	getf.d r43 = f2
	movl r41 = @gprel(.LC3)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r15 = r34
	mov r14 = r0
	mov ar.lc = 31
.L24:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L24
	;;
	cmp.ge p6, p7 = 11, r14
	;;
	(p6) mov r34 = r0
	(p6) movl r42 = @gprel(.LC1)
	;;
	(p6) add r42 = r1, r42
	(p6) br.cond.dptk .L25
	mov r15 = r34
	mov r14 = r0
	mov ar.lc = 31
.L26:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L26
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	movl r14 = 0x3fe999999999999a
	;;
	setf.d f7 = r14
	;;
	fmpy.d f7 = f2, f7
	movl r15 = 0x4000000000000000
	;;
	setf.d f8 = r15
	;;
	fsub.d f7 = f7, f8
	;;
	fcmp.ge p6, p7 = f6, f7
	;;
	(p7) mov r34 = r0
	(p7) movl r42 = @gprel(.LC1)
	;;
	(p7) add r42 = r1, r42
	(p7) br.cond.dptk .L25
	mov r14 = r0
	sub r15 = r35, r34
	;;
	adds r15 = -2, r15
	;;
	shr.u r15 = r15, 1
	;;
	mov ar.lc = r15
.L28:
	ld2 r15 = [r34], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L28
	;;
	setf.sig f6 = r14
	;;
	fcvt.xf f7 = f6
	;;
	fnorm.d f7 = f7
	movl r14 = 0x3ff3333333333333
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f2, f6
	movl r15 = 0x4000000000000000
	;;
	setf.d f8 = r15
	;;
	fadd.d f6 = f6, f8
	mov f8 = f0
	;;
	fadd.d f6 = f6, f8
	;;
	fcmp.le p6, p7 = f7, f6
	;;
	(p6) addl r34 = 1, r0
	(p6) movl r42 = @gprel(.LC0)
	;;
	(p6) add r42 = r1, r42
	(p7) br.cond.spnt .L42
.L25:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r43 = [r14]
	;;
	adds r43 = 1, r43
	;;
	st4 [r14] = r43
	movl r45 = @gprel(.LC4)
	;;
	add r45 = r1, r45
	movl r44 = @gprel(.LC5)
	;;
	add r44 = r1, r44
	movl r41 = @gprel(.LC6)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r15 = @gprel(failed#), gp
	cmp4.eq p6, p7 = 0, r34
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	ld4 r14 = [r15]
	;;
	add r14 = r14, r16
	;;
	st4 [r15] = r14
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	addl r15 = 44, r0
	;;
	mov r41 = r0
	mov r42 = r0
	mov r43 = r0
	mov r44 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L43
.L29:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @gprel(failed#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	adds r19 = 88, r12
	adds r20 = 96, r12
	mov ar.pfs = r39
	;;
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r38
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20]
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
.L41:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r34
	br .L22
	;;
.L42:
	.pred.rel.mutex p6, p7
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	movl r42 = @gprel(.LC1)
	;;
	add r42 = r1, r42
	br .L25
	;;
.L43:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r34
	br .L29
	;;
	.endp main#
	.sbss
	.align 8
	.type	turns.0#, @object
	.size	turns.0#, 8
turns.0:
	.skip	8
	.bss
	.align 8
	.type	big#, @object
	.size	big#, 262144
big:
	.skip	262144
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.align 4
	.type	failed#, @object
	.size	failed#, 4
failed:
	.skip	4
	.align 4
	.type	tests#, @object
	.size	tests#, 4
tests:
	.skip	4
	.section	.rodata.str1.8
	.align 8
.LC9:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC9
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
