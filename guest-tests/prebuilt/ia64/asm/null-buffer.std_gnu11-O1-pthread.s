// 85d41932636d2d374a5566155a447dd7
	.file	"null-buffer.c"
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
	.proc precis_call#
precis_call:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 5, 4, 8, 0
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	mov r15 = r32
	mov r41 = r33
	mov r42 = r34
	mov r43 = r35
	mov r44 = r36
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r37 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L7
.L5:
	;;
	mov r8 = r37
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L7:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r37
	addl r37 = -1, r0
	br .L5
	;;
	.endp precis_call#
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	"1..%d\n"
	.text
	.align 16
	.proc done#
done:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	addl r35 = 44, r0
	;;
	br.call.sptk.many b0 = precis_call#
	mov r1 = r34
	;;
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r36 = [r14]
	movl r35 = @gprel(.LC0)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = printf#
	mov r1 = r34
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
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp done#
	.section	.rodata.str1.8
	.align 8
.LC1:
	stringz	""
	.align 8
.LC2:
	stringz	"not "
	.align 8
.LC3:
	stringz	"%sok %d - %s -- %s\n"
	.text
	.align 16
	.proc ok#
ok:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 3, 5, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	mov r41 = r33
	mov r42 = r34
	cmp4.eq p6, p7 = 0, r32
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r40 = [r14]
	;;
	adds r40 = 1, r40
	;;
	st4 [r14] = r40
	(p6) movl r39 = @gprel(.LC2)
	;;
	(p6) add r39 = r1, r39
	;;
	(p7) movl r39 = @gprel(.LC1)
	;;
	(p7) add r39 = r1, r39
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = printf#
	mov r1 = r37
	;;
	addl r15 = @gprel(failed#), gp
	cmp4.eq p6, p7 = 0, r32
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
	ld8 r38 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r37
	;;
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp ok#
	.align 16
	.proc is#
is:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 1, 5, 2, 0
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	addl r14 = @gprel(dialect#), gp
	;;
	ld8 r34 = [r14]
	;;
	mov r38 = r34
	br.call.sptk.many b0 = strlen#
	mov r1 = r37
	mov r33 = r8
	;;
	mov r38 = r32
	br .L13
	;;
.L14:
	add r14 = r8, r33
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L18
.L15:
	add r38 = r8, r33
.L13:
	mov r39 = r34
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L12
	;;
	cmp.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L14
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L15
	br .L14
	;;
.L18:
	addl r8 = 1, r0
.L12:
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp is#
	.align 16
	.proc burn#
burn:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 1, 6, 1, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.fframe 96
	adds r12 = -96, r12
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
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
	addp4 r32 = r32, r0
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L20
	addl r33 = 1000, r0
	adds r34 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r35 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L23
	;;
.L21:
	shladd r33 = r33, 1, r0
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L28
.L23:
	adds r39 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r38
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
	addl r39 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r38
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
	mov r39 = r33
	br.call.sptk.many b0 = spin#
	mov r1 = r38
	;;
	adds r39 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r38
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
	addl r39 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r38
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
	(p7) br.cond.dptk .L21
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
	br .L21
	;;
.L28:
	setf.sig f6 = r32
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
.L24:
	shr.u r14 = r14, 1
	;;
	add r39 = r14, r32
	br.call.sptk.many b0 = spin#
	mov r1 = r38
	adds r18 = 48, r12
	adds r19 = 64, r12
	;;
	mov ar.pfs = r37
	mov b0 = r36
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
.L20:
	.body
	.copy_state 1
	setf.sig f6 = r32
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
	br .L24
	;;
	.endp burn#
	.align 16
	.proc null#
null:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 8, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.fframe 96
	adds r12 = -96, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
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
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L30
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L33
	;;
.L31:
	shladd r32 = r32, 1, r0
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L30
.L33:
	adds r38 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r37
	ld8 r15 = [r33]
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
	addl r38 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r37
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
	mov r38 = r32
	br.call.sptk.many b0 = spin#
	mov r1 = r37
	;;
	adds r38 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r37
	ld8 r15 = [r33]
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
	addl r38 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r37
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
	(p7) br.cond.dptk .L31
	setf.sig f7 = r32
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
	st8 [r34] = r14
	br .L31
	;;
.L30:
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
	ld2 r40 = [r15]
	;;
	shl r40 = r40, 48
	;;
	or r40 = r14, r40
	addl r15 = 44, r0
	mov r38 = r0
	addl r39 = 64, r0
	;;
	adds r40 = -256, r40
	addl r41 = 64, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r32 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L45
.L34:
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) shladd r38 = r14, 2, r0
	(p6) br.cond.dpnt .L39
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L38
	;;
.L45:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	st4 [r8] = r32
	br .L34
	;;
.L36:
	shladd r32 = r32, 1, r0
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L46
.L38:
	adds r38 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r37
	ld8 r15 = [r33]
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
	addl r38 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r37
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
	mov r38 = r32
	br.call.sptk.many b0 = spin#
	mov r1 = r37
	;;
	adds r38 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r37
	ld8 r15 = [r33]
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
	addl r38 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r37
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
	(p7) br.cond.dptk .L36
	setf.sig f7 = r32
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
	st8 [r34] = r14
	br .L36
	;;
.L46:
	shladd r38 = r14, 2, r0
.L39:
	shr.u r14 = r14, 1
	;;
	add r38 = r14, r38
	br.call.sptk.many b0 = spin#
	mov r1 = r37
	adds r18 = 48, r12
	adds r19 = 64, r12
	;;
	mov ar.pfs = r36
	mov b0 = r35
	ldf.fill f2 = [r18], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r18]
	ldf.fill f5 = [r19]
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
	.endp null#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"profil(3): NULL disables"
	.align 8
.LC5:
	stringz	"profil: a call replaces what was set"
	.align 8
.LC6:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC7:
	stringz	"aix"
	.align 8
.LC8:
	stringz	"AIX profil: EFAULT, the address is not valid"
	.align 8
.LC9:
	stringz	"NULL is refused"
	.align 8
.LC10:
	stringz	"profil: off if an update would cause a memory fault"
	.align 8
.LC11:
	stringz	"NULL is survived"
	.align 8
.LC12:
	stringz	"glibc"
	.align 8
.LC13:
	stringz	"NULL ends what was on"
	.align 8
.LC14:
	stringz	"hpux sunos"
	.align 8
.LC15:
	stringz	"bsd43"
	.align 8
.LC16:
	stringz	"text is too low for it"
	.align 8
.LC17:
	stringz	"NULL is an address like any other"
	.align 8
.LC18:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC19:
	stringz	"profil: buff points to an area of memory"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 39
	.save ar.pfs, r40
	alloc r40 = ar.pfs, 2, 8, 5, 0
	adds r16 = -56, r12
	adds r17 = -48, r12
	.fframe 112
	adds r12 = -112, r12
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 56
	st8 [r16] = r18, 24
	.save rp, r39
	mov r39 = b0
	mov r41 = r1
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
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC6)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r41
	;;
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L80
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r41
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L61
	;;
	br.call.sptk.many b0 = null#
	mov r1 = r41
	mov r42 = r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
.L80:
	addl r44 = 262144, r0
	mov r43 = r0
	movl r42 = @gprel(big#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = memset#
	mov r1 = r41
	;;
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L50
	addl r34 = 1000, r0
	adds r35 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r36 = @gprel(turns.0#), gp
	movl r15 = 0x4059000000000000
	;;
	setf.d f5 = r15
	br .L53
	;;
.L51:
	shladd r34 = r34, 1, r0
	ld8 r14 = [r36]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L50
.L53:
	adds r42 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r41
	ld8 r15 = [r35]
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
	addl r42 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r41
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
	mov r42 = r34
	br.call.sptk.many b0 = spin#
	mov r1 = r41
	;;
	adds r42 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r41
	ld8 r15 = [r35]
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
	addl r42 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r41
	setf.sig f6 = r8
	;;
	fcvt.xf f8 = f6
	;;
	fnorm.d f8 = f8
	mov f6 = f2
	;;
	frcpa.s0 f7, p6 = f6, f8
	;;
	(p6) fnma.s1 f9 = f8, f7, f1
	;;
	(p6) fma.s1 f10 = f7, f9, f7
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f6, f9
	;;
	(p6) fnma.s1 f6 = f8, f10, f6
	;;
	(p6) fma.d.s0 f7 = f6, f9, f10
	;;
	fsub.d f7 = f7, f3
	;;
	fcmp.ge p6, p7 = f7, f4
	;;
	(p7) br.cond.dptk .L51
	setf.sig f6 = r34
	;;
	fcvt.xuf.d f8 = f6
	fmpy.d f7 = f7, f5
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
	(p6) fnma.s1 f8 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f8, f9, f10
	;;
	fcvt.fxu.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	adds r14 = 1, r14
	;;
	st8 [r36] = r14
	br .L51
	;;
.L50:
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
	ld2 r45 = [r15]
	;;
	shl r45 = r45, 48
	;;
	or r45 = r14, r45
	mov r46 = r0
	;;
	adds r45 = -256, r45
	addl r44 = 64, r0
	movl r43 = @gprel(big#)
	;;
	add r43 = r1, r43
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L81
.L54:
	;;
	mov r34 = r0
	br .L59
	;;
.L81:
	addl r42 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r41
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	;;
	movl r17 = @gprel(big#)
	;;
	add r17 = r1, r17
	;;
	mov r14 = r17
	mov r20 = r0
	addl r15 = 131071, r0
	;;
	mov ar.lc = r15
.L55:
	ld2 r15 = [r14], 2
	;;
	add r20 = r20, r15
	br.cloop.sptk.few .L55
	mov r15 = r0
	mov r16 = r0
	movl r19 = @gprel(big#)
	;;
	add r19 = r1, r19
	addl r14 = 131071, r0
	;;
	mov ar.lc = r14
.L57:
	ld2 r18 = [r17], 2
	shladd r14 = r15, 1, r0
	;;
	add r14 = r19, r14
	;;
	ld2 r14 = [r14]
	;;
	cmp4.gtu p6, p7 = r18, r14
	;;
	(p6) mov r15 = r16
	adds r16 = 1, r16
	br.cloop.sptk.few .L57
	cmp.ge p6, p7 = 1, r20
	(p6) br.cond.spnt .L58
	;;
	shladd r16 = r15, 1, r0
	movl r14 = @gprel(big#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r16
	;;
	ld2 r14 = [r14]
	;;
	sub r20 = r20, r14
	;;
	cmp.lt p6, p7 = 1, r20
	(p6) br.cond.dpnt .L54
	;;
	cmp.ne p6, p7 = -1, r15
	(p7) br.cond.dpnt .L58
.L59:
	movl r44 = @gprel(.LC8)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	mov r42 = r34
	br.call.sptk.many b0 = ok#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r41
.L47:
	adds r19 = 56, r12
	adds r20 = 64, r12
	;;
	mov ar.pfs = r40
	ld8 r21 = [r19], 24
	;;
	mov ar.lc = r21
	mov b0 = r39
	ldf.fill f2 = [r20], 32
	ldf.fill f3 = [r19], 32
	;;
	ldf.fill f4 = [r20]
	ldf.fill f5 = [r19]
	.label_state 1
	.restore sp
	adds r12 = 112, r12
	br.ret.sptk.many b0
	;;
.L58:
	.body
	.copy_state 1
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
	ld2 r45 = [r15]
	;;
	shl r45 = r45, 48
	;;
	or r45 = r14, r45
	addl r46 = 64, r0
	;;
	adds r45 = -256, r45
	addl r44 = 64, r0
	mov r43 = r0
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L59
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r34 = 1, r0
	;;
	(p7) mov r34 = r0
	br .L59
	;;
.L61:
	mov r44 = r0
	adds r43 = 16, r12
	mov r42 = r34
	br.call.sptk.many b0 = waitpid#
	mov r1 = r41
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L82
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r41
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L61
	addl r14 = -1, r0
	br .L62
	;;
.L82:
	adds r15 = 16, r12
	;;
	ld4 r14 = [r15]
.L62:
	;;
	extr.u r15 = r14, 8, 8
	and r14 = 127, r14
	;;
	or r14 = r14, r15
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC10)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC11)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r41
	;;
	movl r35 = @gprel(big#)
	;;
	add r35 = r1, r35
	addl r44 = 64, r0
	mov r43 = r0
	;;
	mov r42 = r35
	br.call.sptk.many b0 = memset#
	mov r1 = r41
	;;
	addl r36 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r36 = [r36]
	;;
	mov r34 = r36
	;;
	ld2 r14 = [r34], 2
	;;
	ld2 r15 = [r34]
	;;
	shl r15 = r15, 16
	;;
	or r15 = r14, r15
	adds r38 = 4, r36
	;;
	ld2 r14 = [r38]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	adds r37 = 6, r36
	;;
	ld2 r45 = [r37]
	;;
	shl r45 = r45, 48
	;;
	or r45 = r14, r45
	addl r46 = 64, r0
	;;
	adds r45 = -256, r45
	addl r44 = 64, r0
	mov r43 = r35
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	ld2 r14 = [r36]
	ld2 r15 = [r34]
	;;
	shl r15 = r15, 16
	;;
	or r15 = r14, r15
	ld2 r14 = [r38]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	ld2 r45 = [r37]
	;;
	shl r45 = r45, 48
	;;
	or r45 = r14, r45
	addl r46 = 64, r0
	;;
	adds r45 = -256, r45
	addl r44 = 64, r0
	mov r43 = r0
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r41
	mov r34 = r35
	mov r15 = r35
	mov r14 = r0
	mov ar.lc = 31
.L64:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L64
	;;
	cmp.ge p6, p7 = 1, r14
	;;
	(p6) addl r36 = 1, r0
	;;
	(p7) mov r36 = r0
	movl r42 = @gprel(.LC12)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r41
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) movl r44 = @gprel(.LC5)
	;;
	(p6) add r44 = r1, r44
	;;
	(p7) movl r44 = @gprel(.LC4)
	;;
	(p7) add r44 = r1, r44
	movl r43 = @gprel(.LC13)
	;;
	add r43 = r1, r43
	mov r42 = r36
	br.call.sptk.many b0 = ok#
	mov r1 = r41
	;;
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r41
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L83
	shr.u r38 = r35, 1
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
	ld2 r36 = [r15]
	;;
	shl r36 = r36, 48
	;;
	or r36 = r14, r36
	;;
	cmp.geu p6, p7 = r36, r38
	(p7) br.cond.dpnt .L84
	addl r44 = 4096, r0
	mov r43 = r0
	movl r42 = @gprel(big#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = memset#
	mov r1 = r41
	adds r37 = 4096, r35
	addl r46 = 131072, r0
	sub r45 = r36, r38
	;;
	mov r44 = r37
	mov r43 = r0
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r41
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r35
	;;
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r41
	mov r14 = r0
	sub r15 = r37, r34
	;;
	adds r15 = -2, r15
	;;
	shr.u r15 = r15, 1
	;;
	mov ar.lc = r15
.L69:
	ld2 r15 = [r34], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L69
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC17)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r41
.L67:
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r41
	br .L47
	;;
.L83:
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r41
	br .L67
	;;
.L84:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r43 = [r14]
	;;
	adds r43 = 1, r43
	;;
	st4 [r14] = r43
	movl r45 = @gprel(.LC16)
	;;
	add r45 = r1, r45
	movl r44 = @gprel(.LC17)
	;;
	add r44 = r1, r44
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r41
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r41
	br .L47
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
.LC21:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC21
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
