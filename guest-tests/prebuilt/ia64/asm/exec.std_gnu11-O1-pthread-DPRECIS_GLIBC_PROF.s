// bb2f96e3388f3e7f18376556db82ecff
	.file	"exec.c"
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
	(p6) br.cond.dpnt .L8
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L12
	;;
.L10:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L8
.L12:
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
	(p7) br.cond.dptk .L10
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
	br .L10
	;;
.L8:
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
	.section	.rodata.str1.8
	.align 8
.LC3:
	stringz	"second"
	.text
	.align 16
	.proc replaced#
replaced:
	.prologue 12, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 4, 8, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r33
	mov r33 = b0
	mov r35 = r1
	.body
	addl r14 = @gprel(arguments#), gp
	;;
	ld8 r14 = [r14]
	;;
	ld8 r14 = [r14]
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
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
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r35
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
	ld2 r38 = [r15]
	;;
	shl r38 = r38, 48
	;;
	or r38 = r14, r38
	addl r15 = 44, r0
	movl r36 = @gprel(big#)
	;;
	add r36 = r1, r36
	addl r37 = 64, r0
	adds r38 = -256, r38
	addl r39 = 64, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r32 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L18
.L17:
	addl r36 = 2, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r35
	;;
	addl r14 = @gprel(arguments#), gp
	;;
	ld8 r14 = [r14]
	adds r37 = 16, r12
	;;
	ld8 r36 = [r14]
	br.call.sptk.many b0 = execv#
	mov r1 = r35
	;;
	addl r36 = 9, r0
	br.call.sptk.many b0 = exit#
	;;
.L18:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r35
	st4 [r8] = r32
	br .L17
	;;
	.endp replaced#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"glibc"
	.align 8
.LC5:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC6:
	stringz	"a timer is kept over exec, handlers are reset"
	.align 8
.LC7:
	stringz	"the timer survives, its handler not"
	.align 8
.LC8:
	stringz	"1..%d\n"
	.align 8
.LC9:
	stringz	"profil: turned off when exec is executed"
	.align 8
.LC10:
	stringz	"off"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 8, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r41
	mov r41 = ar.lc
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	cmp4.ge p6, p7 = 2, r32
	(p7) br.cond.dpnt .L41
	;;
	cmp4.ne p6, p7 = 2, r32
	;;
	(p7) adds r14 = 8, r33
	;;
	(p7) ld8 r15 = [r14]
	(p7) addl r14 = @gprel(dialect#), gp
	;;
	(p7) st8 [r14] = r15
	addl r14 = @gprel(dialect#), gp
	;;
	ld8 r43 = [r14]
	movl r42 = @gprel(.LC5)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	addl r34 = @ltoffx(stdout#), r1
	;;
	ld8.mov r34 = [r34], stdout#
	;;
	ld8 r42 = [r34]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	addl r14 = @gprel(arguments#), gp
	;;
	st8 [r14] = r33
	ld8 r42 = [r34]
	br.call.sptk.many b0 = fflush#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r40
	mov r34 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L24
	;;
	br.call.sptk.many b0 = replaced#
	;;
.L41:
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r40
	addl r42 = 5, r0
	;;
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	movl r15 = @gprel(big#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 31
.L21:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L21
	;;
	cmp.ne p6, p7 = 0, r14
	;;
	(p6) addl r8 = 1, r0
	;;
	(p7) mov r8 = r0
.L19:
	mov ar.pfs = r39
	mov ar.lc = r41
	mov b0 = r38
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L24:
	.body
	.copy_state 1
	mov r44 = r0
	adds r43 = 16, r12
	mov r42 = r34
	br.call.sptk.many b0 = waitpid#
	mov r1 = r40
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L42
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L24
	addl r37 = -1, r0
	br .L25
	;;
.L42:
	adds r14 = 16, r12
	;;
	ld4 r37 = [r14]
.L25:
	addl r14 = @gprel(dialect#), gp
	;;
	ld8 r35 = [r14]
	;;
	mov r42 = r35
	br.call.sptk.many b0 = strlen#
	mov r1 = r40
	mov r34 = r8
	;;
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	;;
	mov r36 = r42
	br .L27
	;;
.L28:
	add r14 = r8, r34
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L30
.L29:
	add r42 = r8, r34
.L27:
	mov r43 = r35
	br.call.sptk.many b0 = strstr#
	mov r1 = r40
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L43
	;;
	cmp.eq p6, p7 = r36, r8
	(p6) br.cond.dpnt .L28
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L29
	br .L28
	;;
.L44:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r34
	br .L33
	;;
.L43:
	extr.u r14 = r37, 8, 8
	and r37 = 127, r37
	;;
	or r14 = r37, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	movl r44 = @gprel(.LC9)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC10)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	br .L34
	;;
.L30:
	and r14 = 127, r37
	;;
	adds r14 = 1, r14
	;;
	extr r14 = r14, 1, 7
	;;
	cmp4.lt p6, p7 = 0, r14
	;;
	(p7) mov r42 = r0
	(p7) br.cond.dpnt .L36
	and r37 = 127, r37
	;;
	cmp4.eq p6, p7 = 27, r37
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
.L36:
	movl r44 = @gprel(.LC6)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC7)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
.L34:
	addl r15 = 44, r0
	mov r42 = r0
	;;
	mov r43 = r0
	mov r44 = r0
	mov r45 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L44
.L33:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r43 = [r14]
	movl r42 = @gprel(.LC8)
	;;
	add r42 = r1, r42
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
	br .L19
	;;
	.endp main#
	.sbss
	.align 8
	.type	turns.0#, @object
	.size	turns.0#, 8
turns.0:
	.skip	8
	.align 8
	.type	arguments#, @object
	.size	arguments#, 8
arguments:
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
.LC11:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC11
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
