// dd3ef7470ad13a5e75c7b5f3e9dc9b2c
	.file	"bad-buffer.c"
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
	.proc killed_by#
killed_by:
	.prologue
	.body
	and r14 = 127, r32
	;;
	adds r14 = 1, r14
	;;
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	;;
	(p6) mov r8 = r0
	(p6) br.cond.dpnt .L5
	and r32 = 127, r32
	;;
	cmp4.eq p6, p7 = r32, r33
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
.L5:
	br.ret.sptk.many b0
	;;
	.endp killed_by#
	.align 16
	.proc silent#
silent:
	.prologue
	.body
	extr.u r14 = r32, 8, 8
	and r32 = 127, r32
	;;
	or r14 = r32, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	br.ret.sptk.many b0
	;;
	.endp silent#
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
	(p7) br.cond.dpnt .L11
.L9:
	;;
	mov r8 = r37
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L11:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r37
	addl r37 = -1, r0
	br .L9
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
	br .L17
	;;
.L18:
	add r14 = r8, r33
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L22
.L19:
	add r38 = r8, r33
.L17:
	mov r39 = r34
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L16
	;;
	cmp.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L18
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L19
	br .L18
	;;
.L22:
	addl r8 = 1, r0
.L16:
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp is#
	.align 16
	.proc in_child#
in_child:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r36
	mov r33 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	ld8 r14 = [r32], 8
	;;
	mov b6 = r14
	ld8 r1 = [r32], -8
	br.call.sptk.many b0 = b6
	;;
	mov r1 = r36
	mov r37 = r0
	br.call.sptk.many b0 = _exit#
	;;
.L24:
	mov r39 = r0
	adds r38 = 16, r12
	mov r37 = r33
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L29
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L24
	addl r8 = -1, r0
	br .L23
	;;
.L29:
	adds r14 = 16, r12
	;;
	ld4 r8 = [r14]
.L23:
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp in_child#
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
	(p6) br.cond.dpnt .L31
	addl r33 = 1000, r0
	adds r34 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r35 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L34
	;;
.L32:
	shladd r33 = r33, 1, r0
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L39
.L34:
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
	(p7) br.cond.dptk .L32
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
	br .L32
	;;
.L39:
	setf.sig f6 = r32
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
.L35:
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
.L31:
	.body
	.copy_state 1
	setf.sig f6 = r32
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
	br .L35
	;;
	.endp burn#
	.align 16
	.proc gone#
gone:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 5, 0
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
	(p6) br.cond.dpnt .L41
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L44
	;;
.L42:
	shladd r32 = r32, 1, r0
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L41
.L44:
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
	(p7) br.cond.dptk .L42
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
	br .L42
	;;
.L41:
	addl r14 = @gprel(area#), gp
	;;
	ld8 r32 = [r14]
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
	ld2 r41 = [r15]
	;;
	shl r41 = r41, 48
	;;
	or r41 = r14, r41
	addl r42 = 64, r0
	;;
	adds r41 = -256, r41
	addl r40 = 64, r0
	mov r39 = r32
	addl r38 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r37
	;;
	addl r33 = @gprel(page#), gp
	mov r40 = r0
	;;
	ld8 r39 = [r33]
	mov r38 = r32
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	;;
	addl r38 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r37
	addl r40 = 3, r0
	ld8 r39 = [r33]
	;;
	mov r38 = r32
	br.call.sptk.many b0 = mprotect#
	mov r1 = r37
	;;
	addl r38 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r37
	mov r42 = r0
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	addl r38 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r37
	ld2 r14 = [r32]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r38 = 1, r0
	;;
	(p7) mov r38 = r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp gone#
	.align 16
	.proc survivors#
survivors:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 8, 0
	adds r16 = -48, r12
	adds r17 = -32, r12
	.fframe 96
	adds r12 = -96, r12
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
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
	(p6) br.cond.dpnt .L48
	addl r34 = 1000, r0
	adds r35 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r36 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L51
	;;
.L49:
	shladd r34 = r34, 1, r0
	ld8 r14 = [r36]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L48
.L51:
	adds r41 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
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
	mov r41 = r34
	br.call.sptk.many b0 = spin#
	mov r1 = r40
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
	ld8 r15 = [r35]
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
	addl r41 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r40
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
	(p7) br.cond.dptk .L49
	setf.sig f7 = r34
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
	st8 [r36] = r14
	br .L49
	;;
.L48:
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
	mov r41 = r32
	addl r42 = 64, r0
	;;
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
	mov r37 = r10
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L73
	;;
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.spnt .L66
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L54
	addl r34 = 1000, r0
	adds r35 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r36 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L57
	;;
.L73:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r34
	addl r37 = -3, r0
	br .L47
	;;
.L55:
	shladd r34 = r34, 1, r0
	ld8 r14 = [r36]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L74
.L57:
	adds r41 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
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
	mov r41 = r34
	br.call.sptk.many b0 = spin#
	mov r1 = r40
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
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
	addl r41 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r40
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
	(p7) br.cond.dptk .L55
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
	br .L55
	;;
.L74:
	shladd r41 = r14, 1, r0
	;;
	add r41 = r41, r14
.L65:
	shr.u r14 = r14, 1
	;;
	add r41 = r14, r41
	br.call.sptk.many b0 = spin#
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r33
	(p7) br.cond.dpnt .L75
.L58:
	;;
	addl r14 = @gprel(turns.0#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) shladd r41 = r14, 2, r0
	(p6) br.cond.dpnt .L64
	addl r34 = 1000, r0
	adds r35 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r36 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L62
	;;
.L75:
	addl r14 = @gprel(page#), gp
	;;
	ld8 r42 = [r14]
	addl r43 = 3, r0
	;;
	shladd r42 = r42, 1, r0
	addl r14 = @gprel(area#), gp
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = mprotect#
	mov r1 = r40
	br .L58
	;;
.L60:
	shladd r34 = r34, 1, r0
	ld8 r14 = [r36]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L76
.L62:
	adds r41 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
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
	mov r41 = r34
	br.call.sptk.many b0 = spin#
	mov r1 = r40
	;;
	adds r41 = 16, r12
	br.call.sptk.many b0 = times#
	mov r1 = r40
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
	addl r41 = 2, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r40
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
	(p7) br.cond.dptk .L60
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
	br .L60
	;;
.L76:
	shladd r41 = r14, 2, r0
.L64:
	shr.u r14 = r14, 1
	;;
	add r41 = r14, r41
	br.call.sptk.many b0 = spin#
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
	(p7) br.cond.dpnt .L77
.L63:
	;;
	cmp4.eq p6, p7 = 0, r33
	;;
	(p7) ld2 r37 = [r32]
.L47:
	;;
	mov r8 = r37
	adds r18 = 48, r12
	adds r19 = 64, r12
	mov ar.pfs = r39
	mov b0 = r38
	;;
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
.L77:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r34
	br .L63
	;;
.L66:
	addl r37 = -3, r0
	br .L47
	;;
.L54:
	shladd r41 = r14, 1, r0
	;;
	add r41 = r41, r14
	br .L65
	;;
	.endp survivors#
	.align 16
	.proc read_only#
read_only:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r14 = @gprel(area#), gp
	;;
	ld8 r35 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	addl r36 = 1, r0
	;;
	add r35 = r35, r14
	br.call.sptk.many b0 = survivors#
	mov r1 = r34
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r35 = 1, r0
	;;
	(p7) mov r35 = r0
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp read_only#
	.align 16
	.proc missing#
missing:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	shladd r14 = r14, 1, r0
	addl r15 = @gprel(area#), gp
	;;
	ld8 r35 = [r15]
	mov r36 = r0
	;;
	add r35 = r35, r14
	br.call.sptk.many b0 = survivors#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp missing#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC5:
	stringz	"mmap"
	.align 8
.LC6:
	stringz	"aix"
	.align 8
.LC7:
	stringz	"AIX profil: EFAULT, the address is not valid"
	.align 8
.LC8:
	stringz	"no memory there"
	.align 8
.LC9:
	stringz	"read-only memory"
	.align 8
.LC10:
	stringz	"half of it read-only"
	.align 8
.LC11:
	stringz	"off, with no signal"
	.align 8
.LC12:
	stringz	"memory that goes away"
	.align 8
.LC13:
	stringz	"glibc"
	.align 8
.LC14:
	stringz	"glibc: its handler faults"
	.align 8
.LC15:
	stringz	"profil: off if an update would cause a memory fault; no signal"
	.align 8
.LC16:
	stringz	"profil: off if an update would cause a memory fault"
	.align 8
.LC17:
	stringz	"read-only memory, for good"
	.align 8
.LC18:
	stringz	"memory that goes away, for good"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 36
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 6, 0
	.save rp, r36
	mov r36 = b0
	mov r38 = r1
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
	ld8 r40 = [r14]
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = printf#
	mov r1 = r38
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r39 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r38
	;;
	addl r39 = 30, r0
	br.call.sptk.many b0 = sysconf#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	st8 [r14] = r8
	mov r44 = r0
	addl r43 = -1, r0
	addl r42 = 34, r0
	addl r41 = 3, r0
	shladd r40 = r8, 2, r0
	mov r39 = r0
	br.call.sptk.many b0 = mmap#
	mov r1 = r38
	mov r34 = r8
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L92
	;;
	addl r35 = @gprel(page#), gp
	;;
	ld8 r39 = [r35]
	addl r41 = 1, r0
	;;
	mov r40 = r39
	add r39 = r8, r39
	br.call.sptk.many b0 = mprotect#
	mov r1 = r38
	;;
	ld8 r40 = [r35]
	;;
	shladd r39 = r40, 1, r0
	;;
	add r39 = r34, r39
	br.call.sptk.many b0 = munmap#
	mov r1 = r38
	;;
	addl r14 = @gprel(area#), gp
	;;
	st8 [r14] = r34
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = is#
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L93
	;;
	movl r39 = @gprel(.LC13)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = is#
	mov r1 = r38
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L94
	;;
	addl r39 = @ltoff(@fptr(missing#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	br.call.sptk.many b0 = silent#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r41 = @gprel(.LC15)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r39 = @ltoff(@fptr(read_only#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	br.call.sptk.many b0 = silent#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r34 = @gprel(.LC16)
	;;
	add r34 = r1, r34
	;;
	mov r41 = r34
	movl r40 = @gprel(.LC17)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r39 = @ltoff(@fptr(gone#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	br.call.sptk.many b0 = silent#
	mov r1 = r38
	;;
	mov r39 = r8
	mov r41 = r34
	movl r40 = @gprel(.LC18)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r38
.L80:
	;;
	mov ar.pfs = r37
	mov b0 = r36
	br.ret.sptk.many b0
	;;
.L92:
	movl r39 = @gprel(.LC5)
	;;
	add r39 = r1, r39
	br.call.sptk.many b0 = perror#
	mov r1 = r38
	;;
	addl r39 = 2, r0
	br.call.sptk.many b0 = exit#
	;;
.L93:
	ld8 r39 = [r35]
	;;
	shladd r39 = r39, 1, r0
	mov r40 = r0
	;;
	add r39 = r34, r39
	br.call.sptk.many b0 = survivors#
	mov r1 = r38
	cmp.ne p6, p7 = -3, r8
	;;
	(p6) mov r39 = r0
	(p7) br.cond.dpnt .L95
.L84:
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r14 = @gprel(area#), gp
	;;
	ld8 r39 = [r14]
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	mov r40 = r0
	;;
	add r39 = r39, r14
	br.call.sptk.many b0 = survivors#
	mov r1 = r38
	cmp.ne p6, p7 = -3, r8
	;;
	(p6) mov r39 = r0
	(p7) br.cond.dpnt .L96
.L85:
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r14 = @gprel(page#), gp
	;;
	ld8 r14 = [r14]
	;;
	adds r14 = -32, r14
	addl r15 = @gprel(area#), gp
	;;
	ld8 r39 = [r15]
	mov r40 = r0
	;;
	add r39 = r39, r14
	br.call.sptk.many b0 = survivors#
	mov r1 = r38
	cmp.ne p6, p7 = -3, r8
	;;
	(p6) mov r39 = r0
	(p7) br.cond.dpnt .L97
.L86:
	movl r41 = @gprel(.LC7)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC10)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r39 = @ltoff(@fptr(gone#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	br.call.sptk.many b0 = silent#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r38
	br .L80
	;;
.L95:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	br .L84
	;;
.L96:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	br .L85
	;;
.L97:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r38
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	br .L86
	;;
.L94:
	addl r39 = @ltoff(@fptr(missing#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	addl r40 = 11, r0
	br.call.sptk.many b0 = killed_by#
	mov r1 = r38
	;;
	mov r39 = r8
	movl r34 = @gprel(.LC14)
	;;
	add r34 = r1, r34
	;;
	mov r41 = r34
	movl r40 = @gprel(.LC8)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r39 = @ltoff(@fptr(read_only#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	addl r40 = 11, r0
	br.call.sptk.many b0 = killed_by#
	mov r1 = r38
	;;
	mov r39 = r8
	mov r41 = r34
	movl r40 = @gprel(.LC9)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	addl r39 = @ltoff(@fptr(gone#)), gp
	;;
	ld8 r39 = [r39]
	br.call.sptk.many b0 = in_child#
	mov r1 = r38
	;;
	mov r39 = r8
	addl r40 = 11, r0
	br.call.sptk.many b0 = killed_by#
	mov r1 = r38
	;;
	mov r39 = r8
	mov r41 = r34
	movl r40 = @gprel(.LC12)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = ok#
	mov r1 = r38
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r38
	br .L80
	;;
	.endp main#
	.sbss
	.align 8
	.type	turns.0#, @object
	.size	turns.0#, 8
turns.0:
	.skip	8
	.align 8
	.type	page#, @object
	.size	page#, 8
page:
	.skip	8
	.align 8
	.type	area#, @object
	.size	area#, 8
area:
	.skip	8
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
.LC19:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC19
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
