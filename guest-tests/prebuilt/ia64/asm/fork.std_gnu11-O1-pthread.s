// 1c1ea78a8cfa97c39b65fef93955e4aa
	.file	"fork.c"
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
	addl r37 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r35
	mov r17 = r32
	adds r18 = 64, r32
	mov r15 = r0
	mov ar.lc = 31
.L17:
	ld2 r16 = [r32], 2
	;;
	add r15 = r15, r16
	br.cloop.sptk.few .L17
	;;
	adds r15 = -4, r15
	;;
	cmp.geu p6, p7 = 2, r15
	;;
	(p6) addl r37 = 1, r0
	(p6) br.cond.dpnt .L18
	mov r14 = r0
	sub r18 = r18, r17
	;;
	adds r18 = -2, r18
	;;
	shr.u r18 = r18, 1
	;;
	mov ar.lc = r18
.L19:
	ld2 r15 = [r17], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L19
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) mov r37 = r0
	;;
	(p7) addl r37 = 2, r0
.L18:
	br.call.sptk.many b0 = exit#
	;;
	break.f 0
	;;
	.endp child#
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"glibc"
	.align 8
.LC5:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC6:
	stringz	"profil: remains on in child and parent both after a fork"
	.align 8
.LC7:
	stringz	"the child goes on"
	.align 8
.LC8:
	stringz	"fork: the child's memory is a copy"
	.align 8
.LC9:
	stringz	"in its own memory"
	.align 8
.LC10:
	stringz	"the parent goes on"
	.align 8
.LC11:
	stringz	"1..%d\n"
	.align 8
.LC12:
	stringz	"timers are not inherited by a child"
	.align 8
.LC13:
	stringz	"the child starts without"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 41
	.save ar.pfs, r42
	alloc r42 = ar.pfs, 2, 11, 8, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r44
	mov r44 = ar.lc
	.save rp, r41
	mov r41 = b0
	mov r43 = r1
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
	ld8 r46 = [r14]
	movl r45 = @gprel(.LC5)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r45 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r43
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r43
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
	ld2 r47 = [r15]
	;;
	shl r47 = r47, 48
	;;
	or r47 = r14, r47
	addl r15 = 44, r0
	movl r45 = @gprel(big#)
	;;
	add r45 = r1, r45
	addl r46 = 64, r0
	adds r47 = -256, r47
	addl r48 = 64, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L52
.L26:
	addl r45 = 2, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r43
	;;
	movl r35 = @gprel(big#)
	;;
	add r35 = r1, r35
	;;
	adds r39 = 64, r35
	mov r14 = r35
	mov r34 = r0
	mov ar.lc = 31
.L27:
	;;
	ld2 r15 = [r14], 2
	;;
	add r34 = r34, r15
	br.cloop.sptk.few .L27
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r45 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r43
	;;
	br.call.sptk.many b0 = fork#
	mov r1 = r43
	mov r36 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L28
	;;
	br.call.sptk.many b0 = child#
	;;
.L52:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r43
	st4 [r8] = r34
	br .L26
	;;
.L28:
	mov r47 = r0
	adds r46 = 16, r12
	mov r45 = r36
	br.call.sptk.many b0 = waitpid#
	mov r1 = r43
	cmp4.gt p6, p7 = r0, r8
	(p7) br.cond.dpnt .L53
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r43
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 4, r14
	(p7) br.cond.dptk .L28
	addl r40 = -1, r0
	br .L29
	;;
.L53:
	adds r14 = 16, r12
	;;
	ld4 r40 = [r14]
.L29:
	addl r14 = @gprel(dialect#), gp
	;;
	ld8 r37 = [r14]
	;;
	mov r45 = r37
	br.call.sptk.many b0 = strlen#
	mov r1 = r43
	mov r36 = r8
	;;
	movl r45 = @gprel(.LC4)
	;;
	add r45 = r1, r45
	;;
	mov r38 = r45
	br .L31
	;;
.L32:
	add r14 = r8, r36
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L34
.L33:
	add r45 = r8, r36
.L31:
	mov r46 = r37
	br.call.sptk.many b0 = strstr#
	mov r1 = r43
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L54
	;;
	cmp.eq p6, p7 = r38, r8
	(p6) br.cond.dpnt .L32
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L33
	br .L32
	;;
.L55:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r43
	st4 [r8] = r34
	br .L40
	;;
.L54:
	and r14 = 127, r40
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p7) mov r45 = r0
	(p7) br.cond.dptk .L42
	extr.u r40 = r40, 8, 8
	;;
	cmp4.eq p6, p7 = 1, r40
	;;
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
.L42:
	movl r47 = @gprel(.LC6)
	;;
	add r47 = r1, r47
	movl r46 = @gprel(.LC7)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = ok#
	mov r1 = r43
.L43:
	mov r15 = r35
	mov r14 = r0
	mov ar.lc = 31
.L37:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L37
	;;
	sub r14 = r14, r34
	;;
	cmp.ge p6, p7 = 3, r14
	;;
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	movl r47 = @gprel(.LC8)
	;;
	add r47 = r1, r47
	movl r46 = @gprel(.LC9)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = ok#
	mov r1 = r43
	mov r14 = r35
	mov r34 = r0
	mov ar.lc = 31
.L38:
	;;
	ld2 r15 = [r14], 2
	;;
	add r34 = r34, r15
	br.cloop.sptk.few .L38
	addl r45 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r43
	mov r14 = r0
	sub r15 = r39, r35
	;;
	adds r15 = -2, r15
	;;
	shr.u r15 = r15, 1
	;;
	mov ar.lc = r15
.L39:
	ld2 r15 = [r35], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L39
	;;
	sub r14 = r14, r34
	;;
	adds r14 = -4, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	movl r47 = @gprel(.LC6)
	;;
	add r47 = r1, r47
	movl r46 = @gprel(.LC10)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = ok#
	mov r1 = r43
	addl r15 = 44, r0
	mov r45 = r0
	;;
	mov r46 = r0
	mov r47 = r0
	mov r48 = r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r34 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L55
.L40:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r46 = [r14]
	movl r45 = @gprel(.LC11)
	;;
	add r45 = r1, r45
	br.call.sptk.many b0 = printf#
	mov r1 = r43
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
	mov ar.pfs = r42
	mov ar.lc = r44
	mov b0 = r41
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L34:
	.body
	.copy_state 1
	extr.u r14 = r40, 8, 8
	and r40 = 127, r40
	;;
	or r14 = r40, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	;;
	(p6) addl r45 = 1, r0
	;;
	(p7) mov r45 = r0
	movl r47 = @gprel(.LC12)
	;;
	add r47 = r1, r47
	movl r46 = @gprel(.LC13)
	;;
	add r46 = r1, r46
	br.call.sptk.many b0 = ok#
	mov r1 = r43
	br .L43
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
.LC15:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC15
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
