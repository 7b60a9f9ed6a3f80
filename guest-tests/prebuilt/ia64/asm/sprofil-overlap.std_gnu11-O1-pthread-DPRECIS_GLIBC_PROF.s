// 9ec6fab126d9e12e8bf5e64c9baad75a
	.file	"sprofil-overlap.c"
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
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"glibc"
	.text
	.align 16
	.proc off#
off:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	movl r35 = @gprel(.LC4)
	;;
	add r35 = r1, r35
	br.call.sptk.many b0 = is#
	mov r1 = r34
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r39 = 1, r0
	;;
	(p7) mov r39 = r0
	mov r38 = r0
	mov r37 = r0
	mov r36 = r0
	addl r35 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp off#
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
	(p6) br.cond.dpnt .L20
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L24
	;;
.L22:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L20
.L24:
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
	(p7) br.cond.dptk .L22
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
	br .L22
	;;
.L20:
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
.LC5:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC6:
	stringz	"no sprofil in this dialect"
	.align 8
.LC7:
	stringz	"overlap"
	.align 8
.LC8:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC9:
	stringz	"sprofil(2): regions must not overlap"
	.align 8
.LC10:
	stringz	"refused"
	.align 8
.LC11:
	stringz	"glibc sprofil: regions are split at the start of a higher one"
	.align 8
.LC12:
	stringz	"the region with the higher start"
	.align 8
.LC13:
	stringz	"glibc sprofil: the rest of a split region stays"
	.align 8
.LC14:
	stringz	"the lower one again beyond its end"
	.align 8
.LC15:
	stringz	"hpux"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 5, 0
	.save ar.lc, r41
	mov r41 = ar.lc
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
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
	movl r42 = @gprel(.LC5)
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
	;;
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r40
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L44
	;;
	br.call.sptk.many b0 = turns_per_tick#
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
	ld2 r2 = [r15]
	;;
	shl r2 = r2, 48
	;;
	or r2 = r14, r2
	movl r34 = @gprel(regions#)
	;;
	add r34 = r1, r34
	;;
	mov r14 = r34
	movl r15 = @gprel(wide.2#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15, 8
	addl r15 = 128, r0
	;;
	st8 [r14] = r15
	adds r14 = 16, r34
	addl r15 = -32768, r2
	;;
	st8 [r14] = r15
	adds r15 = 24, r34
	addl r14 = 64, r0
	;;
	st8 [r15] = r14
	adds r15 = 32, r34
	addl r16 = @gprel(narrow.1#), gp
	;;
	st8 [r15] = r16
	adds r15 = 40, r34
	addl r16 = 4, r0
	;;
	st8 [r15] = r16
	adds r15 = 48, r34
	adds r2 = -256, r2
	;;
	st8 [r15] = r2
	adds r15 = 56, r34
	;;
	st8 [r15] = r14
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r46 = 1, r0
	;;
	(p7) mov r46 = r0
	mov r45 = r0
	addl r44 = 2, r0
	mov r43 = r34
	addl r42 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	mov r36 = r8
	;;
	movl r42 = @gprel(.LC15)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r40
	mov r35 = r8
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L45
	;;
	cmp4.ne p6, p7 = -1, r36
	;;
	(p6) mov r42 = r0
	(p7) br.cond.dpnt .L46
.L32:
	movl r44 = @gprel(.LC9)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC10)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r40
	br .L28
	;;
.L44:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r43 = [r14]
	;;
	adds r43 = 1, r43
	;;
	st4 [r14] = r43
	movl r45 = @gprel(.LC6)
	;;
	add r45 = r1, r45
	movl r44 = @gprel(.LC7)
	;;
	add r44 = r1, r44
	movl r42 = @gprel(.LC8)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r40
.L28:
	;;
	mov ar.pfs = r39
	mov ar.lc = r41
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L46:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L32
	;;
.L45:
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = off#
	mov r1 = r40
	;;
	addl r14 = @gprel(narrow.1#), gp
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = -3, r14
	;;
	cmp.ltu p6, p7 = 2, r14
	;;
	(p6) mov r42 = r35
	(p7) br.cond.dpnt .L47
.L33:
	movl r44 = @gprel(.LC11)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC12)
	;;
	add r43 = r1, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	addl r37 = @gprel(narrow.1#), gp
	;;
	mov r36 = r37
	;;
	st2 [r36] = r0, 2
	;;
	st2 [r36] = r0
	addl r14 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	;;
	ld2 r17 = [r15], 2
	;;
	ld2 r16 = [r15]
	;;
	shl r16 = r16, 16
	;;
	or r16 = r17, r16
	adds r15 = 4, r14
	;;
	ld2 r15 = [r15]
	;;
	shl r15 = r15, 32
	;;
	or r15 = r16, r15
	adds r14 = 6, r14
	;;
	ld2 r14 = [r14]
	;;
	shl r14 = r14, 48
	;;
	or r14 = r15, r14
	;;
	adds r14 = -8192, r14
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	;;
	adds r16 = 32, r15
	;;
	st8 [r16] = r37
	adds r16 = 40, r15
	addl r17 = 4, r0
	;;
	st8 [r16] = r17
	adds r16 = 48, r15
	;;
	st8 [r16] = r14
	adds r15 = 56, r15
	addl r14 = 64, r0
	;;
	st8 [r15] = r14
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = is#
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r46 = 1, r0
	;;
	(p7) mov r46 = r0
	mov r45 = r0
	addl r44 = 2, r0
	mov r43 = r34
	addl r42 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r40
	;;
	addl r42 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = off#
	mov r1 = r40
	ld2 r14 = [r37]
	ld2 r15 = [r36]
	;;
	add r14 = r14, r15
	;;
	cmp.lt p6, p7 = 1, r14
	(p7) br.cond.dpnt .L48
.L35:
	movl r44 = @gprel(.LC13)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC14)
	;;
	add r43 = r1, r43
	mov r42 = r35
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r40
	br .L28
	;;
.L47:
	movl r15 = @gprel(wide.2#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 63
.L34:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L34
	;;
	cmp.ge p6, p7 = 1, r14
	;;
	(p6) addl r42 = 1, r0
	;;
	(p7) mov r42 = r0
	br .L33
	;;
.L48:
	movl r15 = @gprel(wide.2#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 63
.L36:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L36
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r35 = 1, r0
	;;
	(p7) mov r35 = r0
	br .L35
	;;
	.endp main#
	.sbss
	.align 8
	.type	turns.0#, @object
	.size	turns.0#, 8
turns.0:
	.skip	8
	.align 2
	.type	narrow.1#, @object
	.size	narrow.1#, 4
narrow.1:
	.skip	4
	.bss
	.align 2
	.type	wide.2#, @object
	.size	wide.2#, 128
wide.2:
	.skip	128
	.align 8
	.type	regions#, @object
	.size	regions#, 4096
regions:
	.skip	4096
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
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC15
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
