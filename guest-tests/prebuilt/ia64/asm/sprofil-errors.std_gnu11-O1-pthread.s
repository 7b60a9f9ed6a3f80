// 44f05c32911178d036680897c654f1f4
	.file	"sprofil-errors.c"
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
	.section	.rodata.str1.8
	.align 8
.LC4:
	stringz	"# %s: result %d, errno %d, expected -1 and %d\n"
	.text
	.align 16
	.proc fails#
fails:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 4, 5, 8, 0
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	addl r15 = 540, r0
	movl r41 = @gprel(regions#)
	;;
	add r41 = r1, r41
	sxt4 r42 = r32
	mov r43 = r0
	addp4 r44 = r33, r0
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r36 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L32
	mov r37 = r8
	;;
	cmp4.ne p6, p7 = -1, r8
	(p7) br.cond.dpnt .L28
.L29:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	mov r45 = r34
	ld4 r44 = [r8]
	mov r43 = r37
	mov r42 = r35
	;;
	movl r41 = @gprel(.LC4)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	mov r8 = r0
.L26:
	;;
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L32:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r36
.L28:
	;;
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = r34, r14
	;;
	(p6) addl r8 = 1, r0
	(p6) br.cond.dpnt .L26
	addl r37 = -1, r0
	br .L29
	;;
	.endp fails#
	.section	.rodata.str1.8
	.align 8
.LC5:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC6:
	stringz	"hpux"
	.align 8
.LC8:
	stringz	"sprofil(2): returns 0"
	.align 8
.LC9:
	stringz	"no error"
	.align 8
.LC10:
	stringz	"no sprofil of HP-UX in this dialect"
	.align 8
.LC11:
	stringz	"errors"
	.align 8
.LC12:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC13:
	stringz	"sprofil(2): the time of one clock tick"
	.align 8
.LC14:
	stringz	"tvp"
	.align 8
.LC15:
	stringz	"profcnt -1"
	.align 8
.LC16:
	stringz	"the smallest int"
	.align 8
.LC17:
	stringz	"the largest int"
	.align 8
.LC18:
	stringz	"sprofil(2): profcnt below 0 or above _SC_PROFIL_MAX"
	.align 8
.LC19:
	stringz	"E2BIG"
	.align 8
.LC20:
	stringz	"flags"
	.align 8
.LC21:
	stringz	"flags 0x10001"
	.align 8
.LC22:
	stringz	"sprofil(2): one of the three values"
	.align 8
.LC23:
	stringz	"sprofil(2): profp or tvp is an illegal address"
	.align 8
.LC24:
	stringz	"EFAULT"
	.align 8
.LC25:
	stringz	"size 0"
	.align 8
.LC26:
	stringz	"odd size"
	.align 8
.LC27:
	stringz	"half an element of 4"
	.align 8
.LC28:
	stringz	"half an element of 8"
	.align 8
.LC29:
	stringz	"sprofil(2): a non-zero multiple of the element size"
	.align 8
.LC30:
	stringz	"pr_size"
	.align 8
.LC31:
	stringz	"2^46 bytes of text and more"
	.align 8
.LC32:
	stringz	"likewise"
	.align 8
.LC33:
	stringz	"sprofil(2): (2^46 * pr_scale) / 65536"
	.align 8
.LC34:
	stringz	"the largest pr_size"
	.align 8
.LC37:
	stringz	"overflow descriptor before the end"
	.align 8
.LC38:
	stringz	"of two elements"
	.align 8
.LC39:
	stringz	"sprofil(2): not last, or more than one element long"
	.align 8
.LC40:
	stringz	"the overflow descriptor"
	.align 8
.LC42:
	stringz	"descending"
	.align 8
.LC43:
	stringz	"sprofil(2): not sorted in ascending order"
	.align 8
.LC44:
	stringz	"order"
	.align 8
.LC45:
	stringz	"the same text twice"
	.align 8
.LC46:
	stringz	"two bytes in common"
	.align 8
.LC47:
	stringz	"sprofil(2): the regions overlap"
	.align 8
.LC48:
	stringz	"overlap"
	.align 8
.LC49:
	stringz	"what was on goes on"
	.align 8
.LC50:
	stringz	"errors change nothing"
	.align 8
.LC51:
	stringz	"sprofil(2): regions must not overlap"
	.align 8
.LC52:
	stringz	"adjacent is no overlap"
	.align 8
.LC53:
	stringz	"sprofil(2): if profcnt is 0, profiling is disabled"
	.align 8
.LC54:
	stringz	"profcnt 0 succeeds"
	.sdata
	.align 8
.LC7:
	data8	regions#+12
	.align 8
.LC35:
	data8	regions#+44
	.align 8
.LC36:
	data8	kept.1#+4
	.align 8
.LC41:
	data8	kept.1#+64
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 52
	.save ar.pfs, r53
	alloc r53 = ar.pfs, 2, 22, 8, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r55
	mov r55 = ar.lc
	.save rp, r52
	mov r52 = b0
	mov r54 = r1
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
	ld8 r57 = [r14]
	movl r56 = @gprel(.LC5)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	mov r1 = r54
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r56 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r54
	;;
	movl r56 = @gprel(.LC6)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = is#
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L35
	addl r14 = 7, r0
	adds r15 = 16, r12
	;;
	st8 [r15] = r14
	adds r15 = 24, r12
	;;
	st8 [r15] = r14
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
	ld2 r37 = [r15]
	;;
	shl r37 = r37, 48
	;;
	or r37 = r14, r37
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r54
	;;
	addl r14 = @gprel(.LC7), gp
	;;
	ld8 r34 = [r14]
	addl r58 = 20, r0
	addl r57 = 165, r0
	;;
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	adds r43 = -12, r34
	;;
	movl r14 = @gprel(kept.1#)
	;;
	add r14 = r1, r14
	;;
	st8 [r43] = r14
	adds r14 = -4, r34
	addl r15 = 128, r0
	;;
	st4 [r14] = r15
	adds r38 = -256, r37
	adds r14 = 4, r34
	;;
	st8 [r14] = r38
	adds r34 = 12, r34
	addl r14 = 64, r0
	;;
	st4 [r34] = r14
	addl r60 = 1, r0
	adds r59 = 16, r12
	addl r58 = 1, r0
	mov r57 = r43
	addl r56 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
	movl r58 = @gprel(.LC8)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC9)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) mov r56 = r0
	(p7) br.cond.dptk .L37
	adds r14 = 24, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 10000, r0
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
.L37:
	movl r58 = @gprel(.LC13)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC14)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	;;
	movl r59 = @gprel(.LC15)
	;;
	add r59 = r1, r59
	addl r58 = 7, r0
	addl r57 = 1, r0
	addl r56 = -1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	mov r56 = r8
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L55
.L39:
	movl r58 = @gprel(.LC18)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC19)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	mov r34 = r0
	mov r35 = r0
	addl r40 = 1, r0
	;;
	movl r44 = @gprel(.LC20)
	;;
	add r44 = r1, r44
	movl r42 = @gprel(.LC4)
	;;
	add r42 = r1, r42
	mov r41 = r0
	addl r45 = -1, r0
	mov ar.lc = 15
	br .L45
	;;
.L35:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r57 = [r14]
	;;
	adds r57 = 1, r57
	;;
	st4 [r14] = r57
	movl r59 = @gprel(.LC10)
	;;
	add r59 = r1, r59
	movl r58 = @gprel(.LC11)
	;;
	add r58 = r1, r58
	movl r56 = @gprel(.LC12)
	;;
	add r56 = r1, r56
	br.call.sptk.many b0 = printf#
	mov r1 = r54
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r54
.L33:
	;;
	mov ar.pfs = r53
	mov ar.lc = r55
	mov b0 = r52
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L55:
	.body
	.copy_state 1
	movl r59 = @gprel(.LC16)
	;;
	add r59 = r1, r59
	addl r58 = 7, r0
	addl r57 = 1, r0
	movl r56 = -2147483648
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	mov r56 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	movl r59 = @gprel(.LC17)
	;;
	add r59 = r1, r59
	addl r58 = 7, r0
	addl r57 = 1, r0
	movl r56 = 2147483647
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
	br .L39
	;;
.L57:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r54
	st4 [r8] = r36
	br .L42
	;;
.L43:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r54
	addl r60 = 22, r0
	ld4 r59 = [r8]
	mov r58 = r39
	mov r57 = r44
	mov r56 = r42
	;;
	br.call.sptk.many b0 = printf#
	mov r1 = r54
	mov r14 = r41
.L40:
	;;
	add r35 = r35, r14
	adds r34 = 1, r34
	br.cloop.sptk.few .L45
	br .L56
	;;
.L45:
	adds r14 = -1, r34
	;;
	cmp4.geu p6, p7 = 1, r14
	;;
	cmp4.eq.or.andcm p6, p7 = 4, r34
	;;
	(p6) mov r14 = r40
	(p6) br.cond.dptk .L40
	addl r15 = 540, r0
	mov r56 = r43
	addl r57 = 1, r0
	mov r58 = r0
	mov r59 = r34
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r36 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L57
	mov r39 = r8
	;;
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L43
.L42:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r54
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r14 = 1, r0
	(p6) br.cond.dpnt .L40
	mov r39 = r45
	br .L43
	;;
.L56:
	cmp4.ne p6, p7 = 16, r35
	;;
	(p6) mov r56 = r0
	(p7) br.cond.dpnt .L58
.L46:
	movl r58 = @gprel(.LC22)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC20)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r60 = 1, r0
	mov r59 = r0
	addl r58 = 1, r0
	;;
	addl r57 = 8, r0
	addl r56 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r56 = r0
	(p7) br.cond.dpnt .L59
.L47:
	movl r58 = @gprel(.LC23)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC24)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	;;
	addl r14 = @gprel(.LC7), gp
	;;
	ld8 r34 = [r14]
	addl r58 = 20, r0
	addl r57 = 165, r0
	;;
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	adds r42 = -12, r34
	;;
	movl r36 = @gprel(kept.1#)
	;;
	add r36 = r1, r36
	;;
	st8 [r42] = r36
	adds r41 = -4, r34
	;;
	st4 [r41] = r0
	adds r40 = 4, r34
	;;
	st8 [r40] = r38
	adds r39 = 12, r34
	addl r35 = 64, r0
	;;
	st4 [r39] = r35
	movl r59 = @gprel(.LC25)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	mov r44 = r8
	;;
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	addl r14 = 7, r0
	;;
	st4 [r41] = r14
	st8 [r40] = r38
	st4 [r39] = r35
	movl r59 = @gprel(.LC26)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	and r44 = r8, r44
	;;
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	addl r14 = 6, r0
	;;
	st4 [r41] = r14
	st8 [r40] = r38
	st4 [r39] = r35
	movl r59 = @gprel(.LC27)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 2, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	and r44 = r8, r44
	;;
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	addl r14 = 12, r0
	;;
	st4 [r41] = r14
	st8 [r40] = r38
	st4 [r39] = r35
	movl r59 = @gprel(.LC28)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 4, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	movl r58 = @gprel(.LC29)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC30)
	;;
	add r57 = r1, r57
	and r56 = r8, r44
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r58 = 20, r0
	;;
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	movl r14 = -2147483646
	;;
	st4 [r41] = r14
	st8 [r40] = r38
	addl r49 = 2, r0
	;;
	st4 [r39] = r49
	movl r59 = @gprel(.LC31)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	mov r44 = r8
	;;
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	movl r14 = -1073741822
	;;
	st4 [r41] = r14
	st8 [r40] = r38
	addl r14 = 3, r0
	;;
	st4 [r39] = r14
	movl r59 = @gprel(.LC32)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	movl r58 = @gprel(.LC33)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC34)
	;;
	add r57 = r1, r57
	and r56 = r44, r8
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r58 = 20, r0
	;;
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	st4 [r41] = r49
	st8 [r40] = r0
	st4 [r39] = r49
	;;
	addl r14 = @gprel(.LC35), gp
	;;
	ld8 r48 = [r14]
	addl r58 = 20, r0
	addl r57 = 165, r0
	;;
	mov r56 = r48
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	adds r47 = 20, r34
	;;
	addl r14 = @gprel(.LC36), gp
	;;
	ld8 r51 = [r14]
	;;
	st8 [r47] = r51
	adds r46 = 28, r34
	;;
	st4 [r46] = r49
	adds r45 = 36, r34
	;;
	st8 [r45] = r38
	adds r44 = 44, r34
	;;
	st4 [r44] = r35
	movl r59 = @gprel(.LC37)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	mov r50 = r8
	;;
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r48
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r47] = r51
	addl r14 = 4, r0
	;;
	st4 [r46] = r14
	st8 [r45] = r0
	st4 [r44] = r49
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	st4 [r41] = r49
	st8 [r40] = r38
	st4 [r39] = r35
	;;
	movl r59 = @gprel(.LC38)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	movl r58 = @gprel(.LC39)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC40)
	;;
	add r57 = r1, r57
	and r56 = r50, r8
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r58 = 20, r0
	;;
	addl r57 = 165, r0
	mov r56 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r42] = r36
	st4 [r41] = r35
	st8 [r40] = r38
	st4 [r39] = r35
	addl r58 = 20, r0
	;;
	addl r57 = 165, r0
	mov r56 = r48
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	;;
	addl r14 = @gprel(.LC41), gp
	;;
	ld8 r34 = [r14]
	;;
	st8 [r47] = r34
	st4 [r46] = r35
	addl r15 = -1048832, r0
	;;
	add r14 = r37, r15
	;;
	st8 [r45] = r14
	st4 [r44] = r35
	movl r59 = @gprel(.LC42)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	mov r56 = r8
	movl r58 = @gprel(.LC43)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC44)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r58 = 20, r0
	;;
	addl r57 = 165, r0
	mov r56 = r48
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r47] = r34
	st4 [r46] = r35
	st8 [r45] = r38
	st4 [r44] = r35
	;;
	movl r59 = @gprel(.LC45)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	mov r38 = r8
	;;
	addl r58 = 20, r0
	addl r57 = 165, r0
	mov r56 = r48
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r47] = r34
	st4 [r46] = r35
	addl r15 = 65278, r0
	;;
	add r14 = r37, r15
	;;
	st8 [r45] = r14
	st4 [r44] = r35
	movl r59 = @gprel(.LC46)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 1, r0
	addl r56 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	;;
	movl r58 = @gprel(.LC47)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC48)
	;;
	add r57 = r1, r57
	and r56 = r8, r38
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r58 = 20, r0
	;;
	addl r57 = 165, r0
	mov r56 = r48
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	st8 [r47] = r34
	st4 [r46] = r35
	addl r14 = 65280, r0
	;;
	add r37 = r37, r14
	;;
	st8 [r45] = r37
	st4 [r44] = r35
	addl r58 = 128, r0
	mov r57 = r0
	mov r56 = r36
	br.call.sptk.many b0 = memset#
	mov r1 = r54
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r54
	mov r34 = r8
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r54
	shladd r34 = r34, 2, r0
	shr.u r56 = r8, 1
	;;
	add r56 = r34, r56
	br.call.sptk.many b0 = spin#
	mov r1 = r54
	ld2 r14 = [r36]
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
	movl r58 = @gprel(.LC49)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC50)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r60 = 1, r0
	mov r59 = r0
	addl r58 = 2, r0
	;;
	mov r57 = r43
	addl r56 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
	movl r58 = @gprel(.LC51)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC52)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	addl r60 = 99, r0
	mov r59 = r0
	mov r58 = r0
	;;
	addl r57 = 8, r0
	addl r56 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r54
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
	movl r58 = @gprel(.LC53)
	;;
	add r58 = r1, r58
	movl r57 = @gprel(.LC54)
	;;
	add r57 = r1, r57
	br.call.sptk.many b0 = ok#
	mov r1 = r54
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r54
	br .L33
	;;
.L58:
	movl r59 = @gprel(.LC21)
	;;
	add r59 = r1, r59
	addl r58 = 22, r0
	addl r57 = 65537, r0
	addl r56 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r54
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
	br .L46
	;;
.L59:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r54
	mov r34 = r8
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 14, r14
	;;
	(p6) mov r56 = r0
	(p6) br.cond.dptk .L47
	addl r60 = 1, r0
	addl r59 = 8, r0
	addl r58 = 1, r0
	mov r57 = r43
	;;
	addl r56 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r54
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r56 = r0
	(p6) br.cond.dptk .L47
	ld4 r14 = [r34]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r56 = 1, r0
	;;
	(p7) mov r56 = r0
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
	.align 2
	.type	kept.1#, @object
	.size	kept.1#, 128
kept.1:
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
	data8	.LC6
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
