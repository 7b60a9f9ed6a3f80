// c6636ac011c4202619b4d71ecbbfccfe
	.file	"lwps.c"
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
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	stringz	""
	.align 8
.LC1:
	stringz	"not "
	.align 8
.LC2:
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
	(p6) movl r39 = @gprel(.LC1)
	;;
	(p6) add r39 = r1, r39
	;;
	(p7) movl r39 = @gprel(.LC0)
	;;
	(p7) add r39 = r1, r39
	movl r38 = @gprel(.LC2)
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
	.proc in_thread#
in_thread:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	mov r39 = r32
	mov r40 = r33
	mov r38 = r0
	;;
	adds r37 = 16, r12
	br.call.sptk.many b0 = pthread_create#
	mov r1 = r36
	mov r38 = r0
	adds r14 = 16, r12
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = pthread_join#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp in_thread#
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
	.align 16
	.proc status_of#
status_of:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
.L13:
	mov r38 = r0
	;;
	adds r37 = 16, r12
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L18
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L13
	addl r8 = -1, r0
	br .L12
	;;
.L18:
	adds r14 = 16, r12
	;;
	ld4 r8 = [r14]
	;;
	and r14 = 127, r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L17
	extr.u r8 = r8, 8, 8
.L12:
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L17:
	.body
	.copy_state 1
	addl r8 = -1, r0
	br .L12
	;;
	.endp status_of#
	.align 16
	.proc counts_in_child#
counts_in_child:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r35
	mov r32 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L20
	;;
	br.call.sptk.many b0 = child#
	;;
.L20:
	mov r38 = r0
	adds r37 = 16, r12
	mov r36 = r32
	br.call.sptk.many b0 = waitpid#
	mov r1 = r35
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L26
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L20
	addl r8 = -1, r0
	br .L19
	;;
.L26:
	adds r14 = 16, r12
	;;
	ld4 r8 = [r14]
	;;
	and r14 = 127, r8
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.spnt .L24
	extr.u r8 = r8, 8, 8
.L19:
	mov ar.pfs = r34
	mov b0 = r33
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
	addl r8 = -1, r0
	br .L19
	;;
	.endp counts_in_child#
	.align 16
	.proc forks#
forks:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = counts_in_child#
	mov r1 = r35
	st4 [r32] = r8
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp forks#
	.align 16
	.proc start#
start:
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
	addl r14 = @gprel(turns.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L29
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.1#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L32
	;;
.L30:
	shladd r32 = r32, 1, r0
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L29
.L32:
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
	(p7) br.cond.dptk .L30
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
	br .L30
	;;
.L29:
	movl r38 = @gprel(big#)
	;;
	add r38 = r1, r38
	;;
	mov r14 = r38
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
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
	(p7) br.cond.dpnt .L36
.L28:
	adds r18 = 48, r12
	adds r19 = 64, r12
	mov ar.pfs = r36
	mov b0 = r35
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
.L36:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r37
	st4 [r8] = r32
	br .L28
	;;
	.endp start#
	.align 16
	.proc thread_that_executes#
thread_that_executes:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 2, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r34
	mov r36 = r0
	;;
	addl r35 = @ltoff(@fptr(executes#)), gp
	;;
	ld8 r35 = [r35]
	br.call.sptk.many b0 = in_thread#
	mov r1 = r34
	;;
	addl r35 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp thread_that_executes#
	.align 16
	.proc calls_and_ends#
calls_and_ends:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r35
	mov r8 = r32
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp calls_and_ends#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"second"
	.text
	.align 16
	.proc executes#
executes:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 2, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	addl r14 = @gprel(program#), gp
	;;
	ld8 r33 = [r14]
	adds r14 = 16, r12
	;;
	st8 [r14] = r33
	addl r14 = @gprel(dialect#), gp
	;;
	ld8 r15 = [r14]
	adds r14 = 24, r12
	;;
	st8 [r14] = r15
	adds r14 = 32, r12
	movl r15 = @gprel(.LC3)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	st8 [r14] = r0
	br.call.sptk.many b0 = start#
	mov r1 = r36
	adds r38 = 16, r12
	mov r37 = r33
	;;
	br.call.sptk.many b0 = execv#
	mov r1 = r36
	mov r8 = r32
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp executes#
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
	addl r14 = @gprel(turns.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L41
	addl r33 = 1000, r0
	adds r34 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r35 = @gprel(turns.1#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L44
	;;
.L42:
	shladd r33 = r33, 1, r0
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L49
.L44:
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
	(p7) br.cond.dptk .L42
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
	br .L42
	;;
.L49:
	setf.sig f6 = r32
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
.L45:
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
.L41:
	.body
	.copy_state 1
	setf.sig f6 = r32
	setf.sig f7 = r14
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
	br .L45
	;;
	.endp burn#
	.align 16
	.proc child#
child:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 1, 0
	.save ar.lc, r36
	mov r36 = ar.lc
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	movl r32 = @gprel(big#)
	;;
	add r32 = r1, r32
	;;
	mov r14 = r32
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0, 8
	;;
	st8 [r14] = r0
	addl r37 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r35
	mov r17 = r32
	adds r18 = 64, r32
	mov r15 = r0
	mov ar.lc = 31
.L51:
	ld2 r16 = [r32], 2
	;;
	add r15 = r15, r16
	br.cloop.sptk.few .L51
	;;
	adds r15 = -3, r15
	;;
	cmp.geu p6, p7 = 2, r15
	;;
	(p6) addl r37 = 1, r0
	(p6) br.cond.dpnt .L52
	mov r14 = r0
	sub r18 = r18, r17
	;;
	adds r18 = -2, r18
	;;
	shr.u r18 = r18, 1
	;;
	mov ar.lc = r18
.L53:
	ld2 r15 = [r17], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L53
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) mov r37 = r0
	;;
	(p7) addl r37 = 2, r0
.L52:
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp child#
	.align 16
	.proc shares_memory#
shares_memory:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 0, 0
	.save rp, r32
	mov r32 = b0
	.body
	;;
	br.call.sptk.many b0 = child#
	;;
	break.f 0
	;;
	.endp shares_memory#
	.align 16
	.proc counts_in_vfork#
counts_in_vfork:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 2, 1, 0
	adds r16 = 8, r12
	.fframe 16
	adds r12 = -16, r12
	.save rp, r32
	mov r32 = b0
	;;
	.mem.offset -8, 0
	st8.spill [r16] = r1
	.body
	br.call.sptk.many b0 = start#
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	br.call.sptk.many b0 = vfork#
	;;
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	mov r34 = r8
	cmp4.eq p6, p7 = 0, r8
	.pred.safe_across_calls p1-p63
	(p6) br.call.spnt.many b0 = child#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	br.call.sptk.many b0 = status_of#
	adds r1 = 24, r12
	;;
	ld8 r1 = [r1]
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp counts_in_vfork#
	.align 16
	.proc burns#
burns:
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
	addl r14 = @gprel(turns.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) shladd r39 = r14, 3, r0
	(p6) br.cond.dpnt .L68
	addl r33 = 1000, r0
	adds r34 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r35 = @gprel(turns.1#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L67
	;;
.L65:
	shladd r33 = r33, 1, r0
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L72
.L67:
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
	(p7) br.cond.dptk .L65
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
	br .L65
	;;
.L72:
	shladd r39 = r14, 3, r0
.L68:
	shr.u r14 = r14, 1
	;;
	add r39 = r14, r39
	br.call.sptk.many b0 = spin#
	mov r1 = r38
	mov r8 = r32
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
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
	.endp burns#
	.align 16
	.proc calls_and_forks#
calls_and_forks:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 0, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r35
	;;
	br.call.sptk.many b0 = counts_in_child#
	mov r1 = r35
	st4 [r32] = r8
	mov r8 = r0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp calls_and_forks#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"glibc"
	.align 8
.LC6:
	stringz	"thread"
	.align 8
.LC7:
	stringz	"process"
	.align 8
.LC8:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC9:
	stringz	"# by %s\n"
	.align 8
.LC10:
	stringz	"result"
	.align 8
.LC11:
	stringz	"# %s is %ld, expected %ld\n"
	.align 8
.LC12:
	stringz	"profil: remains on in child and parent both after a fork"
	.align 8
.LC13:
	stringz	"fork"
	.align 8
.LC14:
	stringz	"vfork"
	.align 8
.LC15:
	stringz	"clone with shared memory"
	.align 8
.LC16:
	stringz	"profil: remains on in the child"
	.align 8
.LC17:
	stringz	"a child of a thread that made no call"
	.align 8
.LC18:
	stringz	"a child of a thread that made one"
	.align 8
.LC19:
	stringz	"sprofil(2): each thread's pc; SunOS before 2.6: its own"
	.align 8
.LC20:
	stringz	"a thread's end"
	.align 8
.LC21:
	stringz	"status"
	.align 8
.LC22:
	stringz	"profil: turned off when exec is executed"
	.align 8
.LC23:
	stringz	"exec by a thread"
	.align 8
.LC24:
	stringz	"1..%d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 7, 5, 0
	adds r16 = -56, r12
	adds r17 = -48, r12
	.fframe 128
	adds r12 = -128, r12
	mov r18 = ar.lc
	;;
	.savesp ar.lc, 72
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
	cmp4.ge p6, p7 = 2, r32
	(p7) br.cond.dpnt .L122
	;;
	cmp4.ne p6, p7 = 2, r32
	;;
	(p7) adds r14 = 8, r33
	;;
	(p7) ld8 r15 = [r14]
	(p7) addl r14 = @gprel(dialect#), gp
	;;
	(p7) st8 [r14] = r15
	addl r34 = @gprel(dialect#), gp
	;;
	ld8 r42 = [r34]
	movl r41 = @gprel(.LC8)
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
	ld8 r15 = [r33]
	;;
	addl r14 = @gprel(program#), gp
	;;
	st8 [r14] = r15
	ld8 r35 = [r34]
	;;
	mov r41 = r35
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r34 = r8
	;;
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	;;
	mov r36 = r41
	br .L83
	;;
.L122:
	addl r14 = @gprel(turns.1#), gp
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L76
	addl r34 = 1000, r0
	adds r35 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r36 = @gprel(turns.1#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L79
	;;
.L77:
	shladd r34 = r34, 1, r0
	ld8 r14 = [r36]
	;;
	cmp.eq p6, p7 = 0, r14
	(p7) br.cond.dpnt .L76
.L79:
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
	(p7) br.cond.dptk .L77
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
	br .L77
	;;
.L76:
	addl r41 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	movl r15 = @gprel(big#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 31
.L80:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L80
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
.L74:
	adds r19 = 72, r12
	adds r20 = 80, r12
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
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L84:
	.body
	.copy_state 1
	add r14 = r8, r34
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L108
.L85:
	add r41 = r8, r34
.L83:
	mov r42 = r35
	br.call.sptk.many b0 = strstr#
	mov r1 = r40
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L123
	;;
	cmp.eq p6, p7 = r36, r8
	(p6) br.cond.dpnt .L84
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L85
	br .L84
	;;
.L123:
	mov r15 = r0
.L86:
	addl r14 = @gprel(library#), gp
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = start#
	mov r1 = r40
	mov r42 = r0
	;;
	addl r41 = @ltoff(@fptr(burns#)), gp
	;;
	ld8 r41 = [r41]
	br.call.sptk.many b0 = in_thread#
	mov r1 = r40
	;;
	movl r34 = @gprel(big#)
	;;
	add r34 = r1, r34
	;;
	adds r35 = 64, r34
	mov r15 = r34
	mov r14 = r0
	mov ar.lc = 31
.L88:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L88
	;;
	cmp.ge p6, p7 = 3, r14
	;;
	(p6) addl r16 = 1, r0
	;;
	(p7) mov r16 = r0
	addl r15 = @gprel(by_thread#), gp
	;;
	st4 [r15] = r16
	cmp.lt p6, p7 = 3, r14
	;;
	(p6) movl r42 = @gprel(.LC7)
	;;
	(p6) add r42 = r1, r42
	;;
	(p7) movl r42 = @gprel(.LC6)
	;;
	(p7) add r42 = r1, r42
	movl r41 = @gprel(.LC9)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = counts_in_child#
	mov r1 = r40
	mov r36 = r8
	sxt4 r43 = r8
	;;
	addl r14 = @gprel(library#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	;;
	cmp.eq p6, p7 = r44, r43
	(p7) br.cond.dpnt .L124
.L90:
	addl r37 = @gprel(library#), gp
	;;
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.eq p6, p7 = r36, r14
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC13)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = counts_in_vfork#
	mov r1 = r40
	mov r36 = r8
	sxt4 r43 = r8
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	;;
	cmp.eq p6, p7 = r44, r43
	(p7) br.cond.dpnt .L125
.L91:
	addl r37 = @gprel(library#), gp
	;;
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.eq p6, p7 = r36, r14
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC14)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r40
	mov r45 = r0
	addl r44 = 273, r0
	addl r43 = 65536, r0
	;;
	movl r42 = @gprel(stack.0#)
	;;
	add r42 = r1, r42
	addl r41 = @ltoff(@fptr(shares_memory#)), gp
	;;
	ld8 r41 = [r41]
	br.call.sptk.many b0 = __clone2#
	mov r1 = r40
	;;
	mov r41 = r8
	br.call.sptk.many b0 = status_of#
	mov r1 = r40
	mov r36 = r8
	sxt4 r43 = r8
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	;;
	cmp.eq p6, p7 = r44, r43
	(p7) br.cond.dpnt .L126
.L92:
	addl r37 = @gprel(library#), gp
	;;
	ld4 r14 = [r37]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.eq p6, p7 = r36, r14
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r0
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r40
	adds r36 = 48, r12
	;;
	mov r42 = r36
	addl r41 = @ltoff(@fptr(forks#)), gp
	;;
	ld8 r41 = [r41]
	br.call.sptk.many b0 = in_thread#
	mov r1 = r40
	ld4 r43 = [r36]
	;;
	sxt4 r43 = r43
	ld4 r14 = [r37]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dptk .L93
	addl r14 = @gprel(by_thread#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	;;
	cmp.eq p6, p7 = r43, r44
	(p7) br.cond.dpnt .L106
.L94:
	addl r14 = @gprel(by_thread#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
.L95:
	adds r36 = 48, r12
	;;
	ld4 r15 = [r36]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC16)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	mov r42 = r36
	addl r41 = @ltoff(@fptr(calls_and_forks#)), gp
	;;
	ld8 r41 = [r41]
	br.call.sptk.many b0 = in_thread#
	mov r1 = r40
	ld4 r43 = [r36]
	;;
	sxt4 r43 = r43
	addl r14 = @gprel(library#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r44 = 1, r0
	;;
	(p7) mov r44 = r0
	;;
	cmp.eq p6, p7 = r44, r43
	(p7) br.cond.dpnt .L127
.L96:
	addl r14 = @gprel(library#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r15 = 1, r0
	;;
	(p7) mov r15 = r0
	adds r14 = 48, r12
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC16)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC18)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	addl r36 = @ltoff(@fptr(calls_and_ends#)), gp
	;;
	ld8 r36 = [r36]
	mov r42 = r0
	;;
	mov r41 = r36
	br.call.sptk.many b0 = in_thread#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	addl r41 = 44, r0
	;;
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	mov r42 = r0
	mov r41 = r36
	;;
	br.call.sptk.many b0 = in_thread#
	mov r1 = r40
	addl r43 = 64, r0
	mov r42 = r0
	;;
	movl r41 = @gprel(big#)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	mov r42 = r0
	;;
	addl r41 = @ltoff(@fptr(burns#)), gp
	;;
	ld8 r41 = [r41]
	br.call.sptk.many b0 = in_thread#
	mov r1 = r40
	;;
	addl r14 = @gprel(by_thread#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L111
	mov r14 = r0
	sub r15 = r35, r34
	;;
	adds r15 = -2, r15
	;;
	shr.u r15 = r15, 1
	;;
	mov ar.lc = r15
.L98:
	ld2 r15 = [r34], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L98
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
.L99:
	movl r43 = @gprel(.LC19)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC20)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r0
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
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
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L100
	;;
	br.call.sptk.many b0 = thread_that_executes#
	;;
.L108:
	addl r15 = 1, r0
	br .L86
	;;
.L124:
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L90
	;;
.L125:
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L91
	;;
.L126:
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L92
	;;
.L127:
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L96
	;;
.L111:
	mov r14 = r0
	sub r15 = r35, r34
	;;
	adds r15 = -2, r15
	;;
	shr.u r15 = r15, 1
	;;
	mov ar.lc = r15
.L97:
	ld2 r15 = [r34], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L97
	;;
	adds r14 = -7, r14
	;;
	cmp.geu p6, p7 = 4, r14
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	br .L99
	;;
.L100:
	mov r43 = r0
	adds r42 = 16, r12
	mov r41 = r34
	br.call.sptk.many b0 = waitpid#
	mov r1 = r40
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L128
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L100
	addl r34 = -1, r0
	addl r43 = -1, r0
.L107:
	mov r44 = r0
	movl r42 = @gprel(.LC21)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @gprel(library#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L104
	and r14 = 127, r34
	;;
	adds r14 = 1, r14
	;;
	extr r14 = r14, 1, 7
	;;
	cmp4.ge p6, p7 = 0, r14
	(p6) br.cond.spnt .L112
	and r34 = 127, r34
	;;
	cmp4.eq p6, p7 = 27, r34
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	br .L105
	;;
.L128:
	adds r14 = 16, r12
	;;
	ld4 r34 = [r14]
	;;
	sxt4 r43 = r34
	cmp4.eq p6, p7 = 0, r34
	(p7) br.cond.spnt .L107
	addl r14 = @gprel(library#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	(p6) br.cond.dpnt .L129
.L104:
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
.L105:
	movl r43 = @gprel(.LC22)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC23)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r0
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC24)
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
	br .L74
	;;
.L112:
	mov r41 = r0
	br .L105
	;;
.L129:
	mov r41 = r0
	br .L105
	;;
.L93:
	cmp.ne p6, p7 = 0, r43
	;;
	(p7) mov r14 = r0
	(p7) br.cond.dptk .L95
	mov r44 = r0
.L106:
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC11)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @gprel(library#), gp
	;;
	ld4 r14 = [r14]
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) mov r14 = r0
	(p6) br.cond.dptk .L95
	br .L94
	;;
	.endp main#
	.bss
	.align 64
	.type	stack.0#, @object
	.size	stack.0#, 65536
stack.0:
	.skip	65536
	.sbss
	.align 8
	.type	turns.1#, @object
	.size	turns.1#, 8
turns.1:
	.skip	8
	.align 8
	.type	program#, @object
	.size	program#, 8
program:
	.skip	8
	.align 4
	.type	library#, @object
	.size	library#, 4
library:
	.skip	4
	.align 4
	.type	by_thread#, @object
	.size	by_thread#, 4
by_thread:
	.skip	4
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
.LC26:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC26
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
