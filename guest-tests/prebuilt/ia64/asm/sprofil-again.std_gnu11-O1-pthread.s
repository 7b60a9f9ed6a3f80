// d592d36a0145d306d99ce401166604b1
	.file	"sprofil-again.c"
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
	(p7) br.cond.dpnt .L10
.L8:
	;;
	mov r8 = r37
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L10:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r37
	addl r37 = -1, r0
	br .L8
	;;
	.endp precis_call#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	movl r35 = @gprel(.LC3)
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
	.proc on#
on:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 5, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
	.body
	movl r37 = @gprel(.LC4)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = is#
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) extr.u r41 = r33, 1, 31
	(p7) br.cond.dpnt .L22
.L21:
	;;
	addp4 r41 = r41, r0
	mov r40 = r0
	sxt4 r39 = r32
	movl r38 = @gprel(regions#)
	;;
	add r38 = r1, r38
	addl r37 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r36
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L22:
	cmp4.eq p6, p7 = 4, r33
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	br .L21
	;;
	.endp on#
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
	(p6) br.cond.dpnt .L24
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L28
	;;
.L26:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L24
.L28:
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
	(p7) br.cond.dptk .L26
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
	br .L26
	;;
.L24:
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
	stringz	"hpux"
	.align 8
.LC7:
	stringz	"no sprofil in this dialect"
	.align 8
.LC8:
	stringz	"sprofil again"
	.align 8
.LC9:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC10:
	stringz	"glibc sprofil: a call while on switches off"
	.align 8
.LC11:
	stringz	"off"
	.align 8
.LC12:
	stringz	"glibc sprofil: a call while off switches on"
	.align 8
.LC13:
	stringz	"on again"
	.align 8
.LC14:
	stringz	"sprofil(2): disables profiling if it was enabled and then enables"
	.align 8
.LC15:
	stringz	"replaced"
	.align 8
.LC18:
	stringz	"the bin"
	.align 8
.LC19:
	stringz	"# %s is %ld, expected %ld\n"
	.align 8
.LC20:
	stringz	"sprofil(2): incremented, unless that would result in overflow; glibc: wraps"
	.align 8
.LC21:
	stringz	"a full bin"
	.sdata
	.align 8
.LC16:
	data8	regions#+12
	.align 8
.LC17:
	data8	regions#+44
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 46
	.save ar.pfs, r47
	alloc r47 = ar.pfs, 2, 16, 4, 0
	.save ar.lc, r49
	mov r49 = ar.lc
	.save rp, r46
	mov r46 = b0
	mov r48 = r1
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
	ld8 r51 = [r14]
	movl r50 = @gprel(.LC5)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	mov r1 = r48
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r50 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r48
	;;
	movl r50 = @gprel(.LC6)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = is#
	mov r1 = r48
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L58
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r48
	;;
	addl r37 = @ltoff(@fptr(spin#)), gp
	;;
	ld8 r37 = [r37]
	;;
	mov r36 = r37
	;;
	ld2 r14 = [r36], 2
	;;
	ld2 r15 = [r36]
	;;
	shl r15 = r15, 16
	;;
	or r15 = r14, r15
	adds r45 = 4, r37
	;;
	ld2 r14 = [r45]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	adds r44 = 6, r37
	;;
	ld2 r34 = [r44]
	;;
	shl r34 = r34, 48
	;;
	or r34 = r14, r34
	;;
	adds r34 = -256, r34
	addl r14 = @gprel(.LC16), gp
	;;
	ld8 r35 = [r14]
	addl r52 = 20, r0
	addl r51 = 165, r0
	;;
	mov r50 = r35
	br.call.sptk.many b0 = memset#
	mov r1 = r48
	adds r43 = -12, r35
	;;
	movl r14 = @gprel(one.3#)
	;;
	add r14 = r1, r14
	;;
	st8 [r43] = r14
	adds r41 = -4, r35
	addl r42 = 16, r0
	;;
	st4 [r41] = r42
	adds r40 = 4, r35
	;;
	st8 [r40] = r34
	adds r38 = 12, r35
	addl r39 = 64, r0
	;;
	st4 [r38] = r39
	addl r51 = 2, r0
	addl r50 = 1, r0
	br.call.sptk.many b0 = on#
	mov r1 = r48
	ld2 r14 = [r37]
	ld2 r15 = [r36]
	;;
	shl r15 = r15, 16
	;;
	or r15 = r14, r15
	ld2 r14 = [r45]
	;;
	shl r14 = r14, 32
	;;
	or r14 = r15, r14
	ld2 r34 = [r44]
	;;
	shl r34 = r34, 48
	;;
	or r34 = r14, r34
	;;
	adds r34 = -256, r34
	addl r52 = 20, r0
	addl r51 = 165, r0
	mov r50 = r35
	br.call.sptk.many b0 = memset#
	mov r1 = r48
	;;
	movl r14 = @gprel(two.2#)
	;;
	add r14 = r1, r14
	;;
	st8 [r43] = r14
	st4 [r41] = r42
	st8 [r40] = r34
	st4 [r38] = r39
	addl r51 = 2, r0
	addl r50 = 1, r0
	br.call.sptk.many b0 = on#
	mov r1 = r48
	;;
	addl r50 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r48
	;;
	movl r50 = @gprel(.LC4)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = is#
	mov r1 = r48
	;;
	mov r50 = r8
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dptk .L48
	movl r15 = @gprel(one.3#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 7
.L41:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L41
	;;
	cmp.lt p6, p7 = 1, r14
	(p7) br.cond.dpnt .L59
.L42:
	movl r52 = @gprel(.LC14)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC15)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = ok#
	mov r1 = r48
	br .L40
	;;
.L58:
	movl r50 = @gprel(.LC4)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = is#
	mov r1 = r48
	;;
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r51 = [r14]
	;;
	adds r51 = 1, r51
	;;
	st4 [r14] = r51
	movl r53 = @gprel(.LC7)
	;;
	add r53 = r1, r53
	movl r52 = @gprel(.LC8)
	;;
	add r52 = r1, r52
	movl r50 = @gprel(.LC9)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	mov r1 = r48
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r48
	br .L32
	;;
.L48:
	movl r15 = @gprel(one.3#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 7
.L36:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L36
	;;
	cmp.lt p6, p7 = 1, r14
	;;
	(p6) mov r50 = r0
	(p7) br.cond.dpnt .L60
.L37:
	movl r52 = @gprel(.LC10)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC11)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = ok#
	mov r1 = r48
	;;
	addl r51 = 2, r0
	addl r50 = 1, r0
	br.call.sptk.many b0 = on#
	mov r1 = r48
	;;
	addl r50 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r48
	;;
	movl r15 = @gprel(two.2#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 7
.L39:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L39
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r50 = 1, r0
	;;
	(p7) mov r50 = r0
	movl r52 = @gprel(.LC12)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC13)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = ok#
	mov r1 = r48
.L40:
	;;
	br.call.sptk.many b0 = off#
	mov r1 = r48
	;;
	addl r36 = @gprel(bin.1#), gp
	addl r14 = -2, r0
	;;
	st2 [r36] = r14
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
	ld2 r35 = [r15]
	;;
	shl r35 = r35, 48
	;;
	or r35 = r14, r35
	;;
	adds r35 = 4096, r35
	addl r14 = @gprel(.LC16), gp
	;;
	ld8 r34 = [r14]
	addl r52 = 20, r0
	addl r51 = 165, r0
	;;
	mov r50 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r48
	adds r14 = -12, r34
	;;
	movl r15 = @gprel(one.3#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15
	adds r14 = -4, r34
	addl r15 = 16, r0
	;;
	st4 [r14] = r15
	adds r14 = 4, r34
	;;
	st8 [r14] = r35
	adds r14 = 12, r34
	addl r15 = 64, r0
	;;
	st4 [r14] = r15
	addl r52 = 20, r0
	addl r51 = 165, r0
	addl r14 = @gprel(.LC17), gp
	;;
	ld8 r50 = [r14]
	br.call.sptk.many b0 = memset#
	mov r1 = r48
	adds r14 = 20, r34
	;;
	st8 [r14] = r36
	adds r15 = 28, r34
	addl r14 = 2, r0
	;;
	st4 [r15] = r14
	adds r15 = 36, r34
	;;
	st8 [r15] = r0
	adds r34 = 44, r34
	;;
	st4 [r34] = r14
	addl r51 = 2, r0
	addl r50 = 2, r0
	br.call.sptk.many b0 = on#
	mov r1 = r48
	;;
	addl r50 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r48
	;;
	br.call.sptk.many b0 = off#
	mov r1 = r48
	ld2 r34 = [r36]
	;;
	movl r50 = @gprel(.LC4)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = is#
	mov r1 = r48
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r53 = 65535, r0
	;;
	(p7) addl r53 = 2, r0
	;;
	cmp.eq p6, p7 = r53, r34
	(p7) br.cond.dpnt .L61
.L45:
	movl r50 = @gprel(.LC4)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = is#
	mov r1 = r48
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L46
	;;
	addl r14 = @gprel(bin.1#), gp
	;;
	ld2 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 9, r14
	;;
	(p6) addl r50 = 1, r0
	;;
	(p7) mov r50 = r0
.L47:
	movl r52 = @gprel(.LC20)
	;;
	add r52 = r1, r52
	movl r51 = @gprel(.LC21)
	;;
	add r51 = r1, r51
	br.call.sptk.many b0 = ok#
	mov r1 = r48
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r48
.L32:
	;;
	mov ar.pfs = r47
	mov ar.lc = r49
	mov b0 = r46
	br.ret.sptk.many b0
	;;
.L60:
	movl r15 = @gprel(two.2#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 7
.L38:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L38
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r50 = 1, r0
	;;
	(p7) mov r50 = r0
	br .L37
	;;
.L59:
	movl r15 = @gprel(two.2#)
	;;
	add r15 = r1, r15
	mov r14 = r0
	mov ar.lc = 7
.L43:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L43
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r50 = 1, r0
	;;
	(p7) mov r50 = r0
	br .L42
	;;
.L61:
	mov r52 = r34
	movl r51 = @gprel(.LC18)
	;;
	add r51 = r1, r51
	movl r50 = @gprel(.LC19)
	;;
	add r50 = r1, r50
	br.call.sptk.many b0 = printf#
	mov r1 = r48
	br .L45
	;;
.L46:
	addl r14 = @gprel(bin.1#), gp
	;;
	ld2 r15 = [r14]
	addl r14 = 65535, r0
	;;
	cmp4.eq p6, p7 = r14, r15
	;;
	(p6) addl r50 = 1, r0
	;;
	(p7) mov r50 = r0
	br .L47
	;;
	.endp main#
	.sbss
	.align 8
	.type	turns.0#, @object
	.size	turns.0#, 8
turns.0:
	.skip	8
	.align 2
	.type	bin.1#, @object
	.size	bin.1#, 2
bin.1:
	.skip	2
	.bss
	.align 2
	.type	two.2#, @object
	.size	two.2#, 16
two.2:
	.skip	16
	.align 2
	.type	one.3#, @object
	.size	one.3#, 16
one.3:
	.skip	16
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
	data8	.LC6
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
