// b30e6a6332e35161df5131811548bab0 guest-tests/conformance/pcsample.c
	.file	"pcsample.c"
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
	(p6) br.cond.dptk .L13
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
.L13:
	mov r39 = r0
	adds r38 = 16, r12
	mov r37 = r33
	br.call.sptk.many b0 = waitpid#
	mov r1 = r36
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L18
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r36
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
.L12:
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
	(p6) br.cond.dpnt .L19
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L23
	;;
.L21:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L19
.L23:
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
	(p7) br.cond.dptk .L21
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
	br .L21
	;;
.L19:
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
	.proc start#
start:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 5, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r36
	addl r39 = 512, r0
	mov r38 = r0
	;;
	movl r37 = @gprel(samples#)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = memset#
	mov r1 = r36
	mov r41 = r0
	mov r40 = r0
	mov r39 = r33
	mov r38 = r32
	;;
	addl r37 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
	.endp start#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"second"
	.text
	.align 16
	.proc replaced#
replaced:
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
	movl r15 = @gprel(.LC4)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = 40, r12
	;;
	st8 [r14] = r0
	addl r37 = 64, r0
	movl r36 = @gprel(samples#)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = start#
	mov r1 = r35
	adds r37 = 16, r12
	;;
	mov r36 = r32
	br.call.sptk.many b0 = execv#
	mov r1 = r35
	;;
	addl r36 = 9, r0
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp replaced#
	.align 16
	.proc burn#
burn:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 3, 1, 0
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r35
	addp4 r32 = r32, r0
	;;
	setf.sig f6 = r32
	setf.sig f7 = r8
	;;
	xmpy.l f6 = f6, f7
	;;
	getf.sig r32 = f6
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r35
	shr.u r36 = r8, 1
	;;
	add r36 = r36, r32
	br.call.sptk.many b0 = spin#
	mov r1 = r35
	;;
	mov ar.pfs = r34
	mov b0 = r33
	br.ret.sptk.many b0
	;;
	.endp burn#
	.align 16
	.proc child#
child:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.save ar.lc, r35
	mov r35 = ar.lc
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	addl r36 = 5, r0
	;;
	br.call.sptk.many b0 = burn#
	mov r1 = r34
	mov r40 = r0
	mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	addl r36 = 26, r0
	;;
	br.call.sptk.many b0 = precis_call#
	mov r1 = r34
	adds r14 = -7, r8
	;;
	cmp.ltu p6, p7 = 3, r14
	;;
	(p6) addl r36 = 2, r0
	(p6) br.cond.dptk .L30
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
	ld2 r17 = [r15]
	;;
	shl r17 = r17, 48
	;;
	or r17 = r14, r17
	movl r16 = @gprel(samples#)
	;;
	add r16 = r1, r16
	mov r15 = r0
	addl r18 = 511, r0
	shladd r14 = r8, 3, r0
	;;
	adds r14 = -8, r14
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L31:
	ld8 r14 = [r16], 8
	;;
	sub r14 = r14, r17
	;;
	cmp.geu p6, p7 = r18, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	add r15 = r15, r14
	br.cloop.sptk.few .L31
	adds r8 = -2, r8
	;;
	cmp.lt p6, p7 = r15, r8
	;;
	(p6) addl r36 = 2, r0
	;;
	(p7) addl r36 = 1, r0
.L30:
	br.call.sptk.many b0 = _exit#
	;;
	break.f 0
	;;
	.endp child#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"sunos"
	.align 8
.LC6:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC7:
	stringz	"only SunOS has it"
	.align 8
.LC8:
	stringz	"pcsample"
	.align 8
.LC9:
	stringz	"pcsample(2): EINVAL"
	.align 8
.LC10:
	stringz	"a count below 0"
	.align 8
.LC11:
	stringz	"pcsample(2): always returns 0 the first time"
	.align 8
.LC12:
	stringz	"the first call"
	.align 8
.LC13:
	stringz	"# %ld samples\n"
	.align 8
.LC14:
	stringz	"pcsample(2): those stored during the previous invocation"
	.align 8
.LC15:
	stringz	"the number of samples"
	.align 8
.LC16:
	stringz	"pcsample(2): unadulterated values"
	.align 8
.LC17:
	stringz	"pcs"
	.align 8
.LC18:
	stringz	"pcsample(2): nsamples set to 0"
	.align 8
.LC19:
	stringz	"0 stops it"
	.align 8
.LC20:
	stringz	"pcsample(2): stops when it is full"
	.align 8
.LC21:
	stringz	"a full array"
	.align 8
.LC22:
	stringz	"illumos: mutually exclusive"
	.align 8
.LC23:
	stringz	"profil replaces it"
	.align 8
.LC24:
	stringz	"illumos: profil() forgets it"
	.align 8
.LC25:
	stringz	"and its count"
	.align 8
.LC26:
	stringz	"it replaces profil"
	.align 8
.LC27:
	stringz	"profil switches off"
	.align 8
.LC28:
	stringz	"mmap"
	.align 8
.LC29:
	stringz	"pcsample(2): disabled by a memory fault"
	.align 8
.LC30:
	stringz	"what cannot be written"
	.align 8
.LC32:
	stringz	"kernel: a word at an odd address faults"
	.align 8
.LC33:
	stringz	"a misaligned array"
	.align 8
.LC34:
	stringz	"pcsample(2): continues across fork"
	.align 8
.LC35:
	stringz	"a child goes on, after what its parent has"
	.align 8
.LC36:
	stringz	"pcsample(2): disabled by exec"
	.align 8
.LC37:
	stringz	"off after exec"
	.sdata
	.align 8
.LC31:
	data8	samples#+1
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 6, 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	cmp4.ge p6, p7 = 2, r32
	(p7) br.cond.dpnt .L74
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
	ld8 r43 = [r34]
	movl r42 = @gprel(.LC6)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r42 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	ld8 r15 = [r33]
	;;
	addl r14 = @gprel(program#), gp
	;;
	st8 [r14] = r15
	ld8 r35 = [r34]
	;;
	mov r42 = r35
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r34 = r8
	;;
	movl r42 = @gprel(.LC5)
	;;
	add r42 = r1, r42
	;;
	mov r36 = r42
	br .L39
	;;
.L74:
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	movl r14 = @gprel(samples#)
	;;
	add r14 = r1, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	(p6) br.cond.dptk .L35
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	cmp.ne p6, p7 = 0, r8
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
	br .L35
	;;
.L40:
	add r14 = r8, r34
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L42
.L41:
	add r42 = r8, r34
.L39:
	mov r43 = r35
	br.call.sptk.many b0 = strstr#
	mov r1 = r40
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L75
	;;
	cmp.eq p6, p7 = r36, r8
	(p6) br.cond.dpnt .L40
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L41
	br .L40
	;;
.L76:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 38, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L57
	;;
.L77:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L59
	;;
.L78:
	adds r14 = -1, r34
	;;
	cmp.ltu p6, p7 = 62, r14
	;;
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L47
	shladd r15 = r34, 3, r0
	movl r14 = @gprel(samples#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r15
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L47
	;;
.L79:
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L48
	;;
.L80:
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = 3, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L49
	;;
.L81:
	movl r14 = @gprel(samples#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 8, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L51
	;;
.L82:
	movl r42 = @gprel(.LC28)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = perror#
	mov r1 = r40
	;;
	addl r42 = 2, r0
	br.call.sptk.many b0 = exit#
	;;
.L75:
	mov r46 = r0
	mov r45 = r0
	addl r44 = 64, r0
	movl r43 = @gprel(samples#)
	;;
	add r43 = r1, r43
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	;;
	(p7) mov r42 = r0
	(p6) br.cond.dpnt .L76
.L57:
	movl r44 = @gprel(.LC7)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC8)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r40
	br .L35
	;;
.L42:
	movl r37 = @gprel(samples#)
	;;
	add r37 = r1, r37
	mov r46 = r0
	mov r45 = r0
	addl r44 = -1, r0
	;;
	mov r43 = r37
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = -1, r8
	;;
	(p7) mov r42 = r0
	(p6) br.cond.dpnt .L77
.L59:
	movl r44 = @gprel(.LC9)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC10)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	addl r44 = 64, r0
	;;
	mov r43 = r37
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC11)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	addl r43 = 64, r0
	movl r42 = @gprel(samples#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = start#
	mov r1 = r40
	;;
	addl r42 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	mov r34 = r8
	mov r43 = r8
	;;
	movl r42 = @gprel(.LC13)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	adds r14 = -4, r34
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC14)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC15)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	cmp.ge p6, p7 = 0, r34
	;;
	(p6) mov r15 = r0
	(p6) br.cond.dpnt .L45
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
	ld2 r17 = [r15]
	;;
	shl r17 = r17, 48
	;;
	or r17 = r14, r17
	movl r16 = @gprel(samples#)
	;;
	add r16 = r1, r16
	mov r15 = r0
	addl r18 = 511, r0
	shladd r14 = r34, 3, r0
	;;
	adds r14 = -8, r14
	;;
	shr.u r14 = r14, 3
	;;
	mov ar.lc = r14
.L46:
	ld8 r14 = [r16], 8
	;;
	sub r14 = r14, r17
	;;
	cmp.geu p6, p7 = r18, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	add r15 = r15, r14
	br.cloop.sptk.few .L46
.L45:
	;;
	sub r15 = r34, r15
	;;
	cmp.lt p6, p7 = 1, r15
	;;
	(p6) mov r42 = r0
	(p7) br.cond.dpnt .L78
.L47:
	movl r44 = @gprel(.LC16)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC17)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	addl r42 = 4, r0
	;;
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	shladd r34 = r34, 3, r0
	;;
	movl r14 = @gprel(samples#)
	;;
	add r14 = r1, r14
	;;
	add r14 = r14, r34
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r42 = r0
	(p7) br.cond.dpnt .L79
.L48:
	movl r44 = @gprel(.LC18)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC19)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	movl r34 = @gprel(samples#)
	;;
	add r34 = r1, r34
	addl r43 = 3, r0
	;;
	mov r42 = r34
	br.call.sptk.many b0 = start#
	mov r1 = r40
	;;
	addl r42 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	adds r34 = 16, r34
	;;
	ld8 r14 = [r34]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L49
	adds r14 = -16, r34
	;;
	adds r14 = 24, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r42 = r0
	(p7) br.cond.dpnt .L80
.L49:
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC21)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	movl r34 = @gprel(big#)
	;;
	add r34 = r1, r34
	addl r44 = 64, r0
	mov r43 = r0
	;;
	mov r42 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	addl r43 = 64, r0
	;;
	movl r42 = @gprel(samples#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = start#
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
	ld2 r45 = [r15]
	;;
	shl r45 = r45, 48
	;;
	or r45 = r14, r45
	addl r46 = 64, r0
	;;
	adds r45 = -256, r45
	addl r44 = 64, r0
	mov r43 = r34
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	mov r35 = r34
	adds r36 = 64, r34
	mov r14 = r0
	mov ar.lc = 31
.L50:
	ld2 r15 = [r34], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L50
	;;
	adds r14 = -3, r14
	;;
	cmp.ltu p6, p7 = 2, r14
	;;
	(p6) mov r42 = r0
	(p7) br.cond.dpnt .L81
.L51:
	movl r44 = @gprel(.LC22)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC23)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	addl r44 = 64, r0
	;;
	mov r43 = r37
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC24)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC25)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	addl r44 = 64, r0
	;;
	mov r43 = r0
	movl r42 = @gprel(big#)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	mov r14 = r0
	sub r15 = r36, r35
	;;
	adds r15 = -2, r15
	;;
	shr.u r15 = r15, 1
	;;
	mov ar.lc = r15
.L52:
	ld2 r15 = [r35], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L52
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L53
	movl r14 = @gprel(samples#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 16, r14
	;;
	ld8 r14 = [r14]
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
.L53:
	movl r34 = @gprel(.LC22)
	;;
	add r34 = r1, r34
	;;
	mov r44 = r34
	movl r43 = @gprel(.LC26)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	;;
	mov r43 = r0
	addl r42 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	movl r35 = @gprel(samples#)
	;;
	add r35 = r1, r35
	addl r44 = 512, r0
	mov r43 = r0
	;;
	mov r42 = r35
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	ld8 r14 = [r35]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	mov r44 = r34
	movl r43 = @gprel(.LC27)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	addl r42 = 30, r0
	;;
	br.call.sptk.many b0 = sysconf#
	mov r1 = r40
	mov r34 = r8
	mov r47 = r0
	addl r46 = -1, r0
	addl r45 = 34, r0
	addl r44 = 3, r0
	shladd r43 = r8, 2, r0
	mov r42 = r0
	;;
	br.call.sptk.many b0 = mmap#
	mov r1 = r40
	mov r35 = r8
	cmp.ne p6, p7 = -1, r8
	(p7) br.cond.spnt .L82
	add r36 = r8, r34
	addl r44 = 1, r0
	mov r43 = r34
	;;
	mov r42 = r36
	br.call.sptk.many b0 = mprotect#
	mov r1 = r40
	mov r43 = r34
	;;
	add r42 = r36, r34
	br.call.sptk.many b0 = munmap#
	mov r1 = r40
	;;
	adds r42 = -16, r34
	addl r43 = 64, r0
	;;
	add r42 = r35, r42
	br.call.sptk.many b0 = start#
	mov r1 = r40
	;;
	addl r42 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = 2, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC29)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC30)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	addl r14 = @gprel(.LC31), gp
	;;
	ld8 r34 = [r14]
	addl r43 = 63, r0
	;;
	mov r42 = r34
	br.call.sptk.many b0 = start#
	mov r1 = r40
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	cmp.eq p6, p7 = 0, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC32)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC33)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	addl r43 = 64, r0
	adds r42 = -1, r34
	br.call.sptk.many b0 = start#
	mov r1 = r40
	;;
	addl r42 = 3, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	addl r42 = @ltoff(@fptr(child#)), gp
	;;
	ld8 r42 = [r42]
	br.call.sptk.many b0 = in_child#
	mov r1 = r40
	and r14 = 127, r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) mov r42 = r0
	(p6) br.cond.dptk .L55
	extr.u r8 = r8, 8, 8
	;;
	cmp4.eq p6, p7 = 1, r8
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
.L55:
	movl r44 = @gprel(.LC34)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC35)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	mov r46 = r0
	mov r45 = r0
	mov r44 = r0
	;;
	mov r43 = r0
	addl r42 = 26, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	addl r42 = @ltoff(@fptr(replaced#)), gp
	;;
	ld8 r42 = [r42]
	br.call.sptk.many b0 = in_child#
	mov r1 = r40
	extr.u r14 = r8, 8, 8
	and r8 = 127, r8
	;;
	or r14 = r8, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC36)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC37)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r40
.L35:
	;;
	mov ar.pfs = r39
	mov ar.lc = r41
	mov b0 = r38
	br.ret.sptk.many b0
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
	.bss
	.align 8
	.type	samples#, @object
	.size	samples#, 512
samples:
	.skip	512
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
.LC48:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC48
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
