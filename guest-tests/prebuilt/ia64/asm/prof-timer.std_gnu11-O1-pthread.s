// e5d65c87d5767f49f5c091bbe2714fa2
	.file	"prof-timer.c"
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
	.proc handler#
handler:
	.prologue
	.body
	addl r15 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r15]
	;;
	adds r14 = 1, r14
	;;
	st4.rel [r15] = r14
	br.ret.sptk.many b0
	;;
	.endp handler#
	.align 16
	.proc on_signal#
on_signal:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 144
	adds r12 = -144, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r38 = 136, r0
	mov r37 = r0
	;;
	adds r36 = 24, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r35
	adds r14 = 16, r12
	;;
	st8 [r14] = r32
	mov r38 = r0
	mov r37 = r14
	addl r36 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 144, r12
	br.ret.sptk.many b0
	;;
	.endp on_signal#
	.align 16
	.proc set_timer#
set_timer:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 3, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = 16, r12
	;;
	st8 [r14] = r0
	adds r14 = 24, r12
	;;
	st8 [r14] = r32
	adds r14 = 32, r12
	;;
	st8 [r14] = r0
	adds r14 = 40, r12
	;;
	st8 [r14] = r32
	mov r38 = r0
	adds r37 = 16, r12
	addl r36 = 2, r0
	br.call.sptk.many b0 = setitimer#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
	.endp set_timer#
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
	(p7) br.cond.dpnt .L13
.L11:
	;;
	mov r8 = r37
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L13:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r37
	addl r37 = -1, r0
	br .L11
	;;
	.endp precis_call#
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
	(p6) br.cond.dptk .L15
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
.L15:
	mov r39 = r0
	adds r38 = 16, r12
	mov r37 = r33
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L20
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L15
	addl r8 = -1, r0
	br .L14
	;;
.L20:
	adds r14 = 16, r12
	;;
	ld4 r8 = [r14]
.L14:
	mov ar.pfs = r35
	mov b0 = r34
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
	.endp in_child#
	.align 16
	.proc turns_per_tick#
turns_per_tick:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 0, 6, 1, 0
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
	ld8 r8 = [r14]
	;;
	cmp.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L21
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L25
	;;
.L23:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L21
.L25:
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
	(p7) br.cond.dptk .L23
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
	br .L23
	;;
.L21:
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
	.restore sp
	adds r12 = 96, r12
	br.ret.sptk.many b0
	;;
	.endp turns_per_tick#
	.align 16
	.proc count#
count:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 5, 1, 0
	.save ar.lc, r37
	mov r37 = ar.lc
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	addl r14 = @gprel(mine#), gp
	;;
	st4.rel [r14] = r0
	movl r33 = @gprel(big#)
	;;
	add r33 = r1, r33
	;;
	mov r14 = r33
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
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r36
	addp4 r32 = r32, r0
	;;
	setf.sig f6 = r32
	setf.sig f7 = r8
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r36
	shr.u r38 = r8, 1
	;;
	add r38 = r38, r32
	br.call.sptk.many b0 = spin#
	mov r1 = r36
	mov r8 = r0
	mov ar.lc = 31
.L29:
	ld2 r15 = [r33], 2
	;;
	add r8 = r8, r15
	br.cloop.sptk.few .L29
	mov ar.pfs = r35
	;;
	mov ar.lc = r37
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp count#
	.align 16
	.proc child_with_timer#
child_with_timer:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 1, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r35 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r34
	cmp.eq p6, p7 = 0, r8
	;;
	(p7) addl r35 = 1, r0
	.pred.safe_across_calls p1-p63
	(p7) br.call.dptk.many b0 = _exit#
	.pred.safe_across_calls p1-p5,p16-p63
	;;
	addl r35 = 10000, r0
	br.call.sptk.many b0 = set_timer#
	mov r1 = r34
	;;
	addl r35 = 8, r0
	br.call.sptk.many b0 = count#
	mov r1 = r34
	adds r8 = -7, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) mov r35 = r0
	;;
	(p7) addl r35 = 2, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp child_with_timer#
	.align 16
	.proc start#
start:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r34
	;;
	movl r36 = @gprel(big#)
	;;
	add r36 = r1, r36
	;;
	mov r14 = r36
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
	ld2 r2 = [r15]
	;;
	shl r2 = r2, 48
	;;
	or r2 = r14, r2
	addl r39 = 64, r0
	;;
	addl r38 = -32768, r2
	addl r37 = 64, r0
	addl r35 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"second"
	.text
	.align 16
	.proc ignores_and_executes#
ignores_and_executes:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 2, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(program#), gp
	;;
	ld8 r32 = [r14]
	adds r14 = 16, r12
	;;
	st8 [r14] = r32
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
	mov r1 = r35
	addl r36 = 1, r0
	;;
	br.call.sptk.many b0 = on_signal#
	mov r1 = r35
	adds r37 = 16, r12
	mov r36 = r32
	;;
	br.call.sptk.many b0 = execv#
	mov r1 = r35
	addl r36 = 9, r0
	;;
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp ignores_and_executes#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"a C library's profil is one"
	.align 8
.LC5:
	stringz	"SIGPROF has a handler"
	.align 8
.LC6:
	stringz	"a signal has one action; kernels: their own clock"
	.align 8
.LC7:
	stringz	"SIGPROF is ignored"
	.align 8
.LC8:
	stringz	"profil: after this call"
	.align 8
.LC9:
	stringz	"called again, it counts again"
	.align 8
.LC10:
	stringz	"profil(3): if buf is NULL, it is disabled"
	.align 8
.LC11:
	stringz	"off: the action that was there at first"
	.align 8
.LC12:
	stringz	"sigaction"
	.align 8
.LC13:
	stringz	"what was there is put back"
	.align 8
.LC14:
	stringz	"a handler of SIGPROF displaces it"
	.text
	.align 16
	.proc action_after_profil#
action_after_profil:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 1, 4, 5, 0
	.fframe 288
	adds r12 = -288, r12
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	adds r33 = 160, r12
	addl r39 = 136, r0
	mov r38 = r0
	adds r37 = 168, r12
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	;;
	addl r14 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r14 = [r14]
	;;
	st8 [r33] = r14
	br.call.sptk.many b0 = start#
	mov r1 = r36
	adds r39 = 16, r12
	mov r38 = r33
	addl r37 = 27, r0
	;;
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	cmp4.eq p6, p7 = r32, r14
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	movl r39 = @gprel(.LC4)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r32
	(p6) br.cond.dptk .L38
	;;
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) mov r37 = r0
	(p6) br.cond.dptk .L39
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
.L39:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r39 = r0
	;;
	adds r38 = 16, r12
	addl r37 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r36
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	(p6) br.cond.dpnt .L53
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = on_signal#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r36
.L42:
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
.L41:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r36
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r36
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	movl r39 = @gprel(.LC8)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r0
	;;
	mov r38 = r0
	addl r37 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r36
	adds r39 = 16, r12
	;;
	mov r38 = r0
	addl r37 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r32
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	adds r16 = 16, r12
	;;
	ld8 r15 = [r16]
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	movl r39 = @gprel(.LC10)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r37 = r0
	;;
	br.call.sptk.many b0 = on_signal#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	.label_state 1
	.restore sp
	adds r12 = 288, r12
	br.ret.sptk.many b0
	;;
.L38:
	.body
	.copy_state 1
	adds r8 = -3, r8
	;;
	cmp.ltu p6, p7 = 2, r8
	;;
	(p6) mov r37 = r32
	(p7) br.cond.dpnt .L54
.L40:
	movl r39 = @gprel(.LC6)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC14)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	mov r39 = r0
	;;
	adds r38 = 16, r12
	addl r37 = 27, r0
	br.call.sptk.many b0 = sigaction#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r36
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	(p6) br.cond.dpnt .L55
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	mov r37 = r0
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	;;
	addl r37 = 1, r0
	br.call.sptk.many b0 = on_signal#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r36
.L45:
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	br .L41
	;;
.L54:
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	br .L40
	;;
.L53:
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = on_signal#
	mov r1 = r36
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r36
	br .L42
	;;
.L55:
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r37 = 1, r0
	;;
	(p7) mov r37 = r0
	movl r39 = @gprel(.LC12)
	;;
	add r39 = r1, r39
	movl r38 = @gprel(.LC13)
	;;
	add r38 = r1, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r36
	addl r37 = 1, r0
	;;
	br.call.sptk.many b0 = on_signal#
	mov r1 = r36
	addl r37 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r36
	br .L45
	;;
	.endp action_after_profil#
	.section	.rodata.str1.8
	.align 8
.LC15:
	stringz	"glibc"
	.align 8
.LC16:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC17:
	stringz	"profil(3): cannot be used with ITIMER_PROF; kernels: their own clock"
	.align 8
.LC18:
	stringz	"profil takes the timer"
	.align 8
.LC19:
	stringz	"and gives it back"
	.align 8
.LC20:
	stringz	"a blocked signal waits; kernels: their own clock"
	.align 8
.LC21:
	stringz	"SIGPROF is blocked"
	.align 8
.LC22:
	stringz	"sigprocmask"
	.align 8
.LC23:
	stringz	"and no more"
	.align 8
.LC24:
	stringz	"status"
	.align 8
.LC25:
	stringz	"# %s is %ld, expected %ld\n"
	.align 8
.LC26:
	stringz	"timers are not inherited by a child"
	.align 8
.LC27:
	stringz	"a child has the handler but not the timer"
	.align 8
.LC28:
	stringz	"ignored signals stay ignored"
	.align 8
.LC29:
	stringz	"exec with SIGPROF ignored"
	.align 8
.LC30:
	stringz	"1..%d\n"
	.align 8
.LC31:
	stringz	"the program sets ITIMER_PROF"
	.align 8
.LC32:
	stringz	"profil(3): each 10 ms"
	.align 8
.LC33:
	stringz	"getitimer"
	.align 8
.LC34:
	stringz	"the program stops ITIMER_PROF"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 6, 5, 0
	.fframe 128
	adds r12 = -128, r12
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
	.body
	cmp4.ge p6, p7 = 2, r32
	(p7) br.cond.dpnt .L79
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
	ld8 r41 = [r34]
	movl r40 = @gprel(.LC16)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r40 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	ld8 r15 = [r33]
	;;
	addl r14 = @gprel(program#), gp
	;;
	st8 [r14] = r15
	ld8 r35 = [r34]
	;;
	mov r40 = r35
	br.call.sptk.many b0 = strlen#
	mov r1 = r39
	mov r34 = r8
	;;
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	;;
	mov r36 = r40
	br .L60
	;;
.L79:
	addl r40 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r39
	mov r8 = r0
	br .L56
	;;
.L61:
	add r14 = r8, r34
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L63
.L62:
	add r40 = r8, r34
.L60:
	mov r41 = r35
	br.call.sptk.many b0 = strstr#
	mov r1 = r39
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L80
	;;
	cmp.eq p6, p7 = r36, r8
	(p6) br.cond.dpnt .L61
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L62
	br .L61
	;;
.L82:
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	br .L66
	;;
.L83:
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	mov r34 = r0
	br .L67
	;;
.L84:
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	br .L68
	;;
.L69:
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC20)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r42 = r0
	;;
	adds r41 = 16, r12
	addl r40 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r39
	;;
	addl r40 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC22)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
.L72:
	;;
	addl r40 = @ltoff(@fptr(ignores_and_executes#)), gp
	;;
	ld8 r40 = [r40]
	br.call.sptk.many b0 = in_child#
	mov r1 = r39
	mov r34 = r8
	sxt4 r42 = r8
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L81
.L73:
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC28)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC29)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r41 = [r14]
	movl r40 = @gprel(.LC30)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
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
.L56:
	mov ar.pfs = r38
	mov b0 = r37
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
	;;
.L85:
	.body
	.copy_state 1
	mov r43 = r0
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L71
	;;
.L81:
	mov r43 = r0
	movl r41 = @gprel(.LC24)
	;;
	add r41 = r1, r41
	movl r40 = @gprel(.LC25)
	;;
	add r40 = r1, r40
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	br .L73
	;;
.L80:
	br.call.sptk.many b0 = start#
	mov r1 = r39
	mov r40 = r0
	;;
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	addl r40 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	;;
	addl r40 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r40 = [r40]
	br.call.sptk.many b0 = on_signal#
	mov r1 = r39
	;;
	addl r40 = 53000, r0
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	;;
	addl r40 = 20, r0
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -19, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p7) mov r40 = r0
	(p6) br.cond.dpnt .L82
.L66:
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	;;
	addl r40 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r40 = [r40]
	br.call.sptk.many b0 = on_signal#
	mov r1 = r39
	;;
	addl r40 = 53000, r0
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r39
	adds r41 = 16, r12
	addl r40 = 2, r0
	;;
	br.call.sptk.many b0 = getitimer#
	mov r1 = r39
	adds r14 = 24, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 53000, r0
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC32)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	addl r40 = 20, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -19, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p7) mov r34 = r0
	(p7) mov r40 = r0
	(p6) br.cond.dpnt .L83
.L67:
	movl r42 = @gprel(.LC17)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC18)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	adds r41 = 16, r12
	addl r40 = 2, r0
	br.call.sptk.many b0 = getitimer#
	mov r1 = r39
	;;
	addl r40 = 20, r0
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r14 = 24, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 53000, r0
	;;
	cmp.ne p6, p7 = r14, r15
	;;
	(p6) mov r40 = r0
	(p7) br.cond.dpnt .L84
.L68:
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC19)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r40 = r0
	;;
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	mov r40 = r0
	;;
	br.call.sptk.many b0 = on_signal#
	mov r1 = r39
	mov r40 = r34
	;;
	br.call.sptk.many b0 = action_after_profil#
	mov r1 = r39
	adds r40 = 16, r12
	;;
	br.call.sptk.many b0 = sigemptyset#
	mov r1 = r39
	addl r41 = 27, r0
	adds r40 = 16, r12
	;;
	br.call.sptk.many b0 = sigaddset#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r39
	mov r42 = r0
	adds r41 = 16, r12
	mov r40 = r0
	;;
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r39
	addl r40 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r34
	(p6) br.cond.dptk .L69
	;;
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC20)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC21)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r42 = r0
	;;
	adds r41 = 16, r12
	addl r40 = 1, r0
	br.call.sptk.many b0 = sigprocmask#
	mov r1 = r39
	;;
	addl r40 = 4, r0
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC22)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC23)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r39
	;;
	addl r40 = @ltoff(@fptr(child_with_timer#)), gp
	;;
	ld8 r40 = [r40]
	br.call.sptk.many b0 = in_child#
	mov r1 = r39
	mov r34 = r8
	sxt4 r42 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L85
.L71:
	;;
	cmp4.eq p6, p7 = 0, r34
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC26)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC27)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	br .L72
	;;
.L63:
	br.call.sptk.many b0 = start#
	mov r1 = r39
	mov r40 = r0
	;;
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	addl r40 = 4, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r39
	;;
	movl r34 = @gprel(.LC17)
	;;
	add r34 = r1, r34
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	mov r42 = r34
	movl r41 = @gprel(.LC34)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	addl r40 = 53000, r0
	;;
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	addl r40 = 20, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -3, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	mov r42 = r34
	movl r41 = @gprel(.LC31)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	mov r41 = r0
	addl r40 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	mov r40 = r0
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	;;
	addl r40 = @ltoff(@fptr(handler#)), gp
	;;
	ld8 r40 = [r40]
	br.call.sptk.many b0 = on_signal#
	mov r1 = r39
	;;
	addl r40 = 53000, r0
	br.call.sptk.many b0 = set_timer#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = start#
	mov r1 = r39
	adds r41 = 16, r12
	addl r40 = 2, r0
	;;
	br.call.sptk.many b0 = getitimer#
	mov r1 = r39
	adds r14 = 24, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 10000, r0
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	movl r42 = @gprel(.LC32)
	;;
	add r42 = r1, r42
	movl r41 = @gprel(.LC33)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	addl r40 = 20, r0
	;;
	br.call.sptk.many b0 = count#
	mov r1 = r39
	adds r8 = -19, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p7) addl r34 = 1, r0
	(p7) mov r40 = r0
	(p7) br.cond.dptk .L67
	addl r14 = @gprel(mine#), gp
	;;
	ld4.acq r14 = [r14]
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r40 = 1, r0
	;;
	(p7) mov r40 = r0
	addl r34 = 1, r0
	br .L67
	;;
	.endp main#
	.sbss
	.align 8
	.type	turns.0#, @object
	.size	turns.0#, 8
turns.0:
	.skip	8
	.align 8
	.type	program#, @object
	.size	program#, 8
program:
	.skip	8
	.align 4
	.type	mine#, @object
	.size	mine#, 4
mine:
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
.LC35:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC35
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
