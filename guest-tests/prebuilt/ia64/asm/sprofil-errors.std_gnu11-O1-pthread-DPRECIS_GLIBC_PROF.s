// 3e59f56c86a668102b86c07932caa20f
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
.LC7:
	stringz	"glibc"
	.align 8
.LC8:
	stringz	"no sprofil in this dialect"
	.align 8
.LC9:
	stringz	"errors"
	.align 8
.LC10:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC11:
	stringz	"no sprofil of HP-UX in this dialect"
	.align 8
.LC12:
	stringz	"sprofil(2): the time of one clock tick"
	.align 8
.LC13:
	stringz	"tvp"
	.align 8
.LC14:
	stringz	"profcnt -1"
	.align 8
.LC15:
	stringz	"the smallest int"
	.align 8
.LC16:
	stringz	"the largest int"
	.align 8
.LC17:
	stringz	"sprofil(2): profcnt below 0 or above _SC_PROFIL_MAX"
	.align 8
.LC18:
	stringz	"E2BIG"
	.align 8
.LC19:
	stringz	"flags"
	.align 8
.LC20:
	stringz	"flags 0x10001"
	.align 8
.LC21:
	stringz	"sprofil(2): one of the three values"
	.align 8
.LC22:
	stringz	"sprofil(2): profp or tvp is an illegal address"
	.align 8
.LC23:
	stringz	"EFAULT"
	.align 8
.LC24:
	stringz	"size 0"
	.align 8
.LC25:
	stringz	"odd size"
	.align 8
.LC26:
	stringz	"half an element of 4"
	.align 8
.LC27:
	stringz	"half an element of 8"
	.align 8
.LC28:
	stringz	"sprofil(2): a non-zero multiple of the element size"
	.align 8
.LC29:
	stringz	"pr_size"
	.align 8
.LC30:
	stringz	"2^46 bytes of text and more"
	.align 8
.LC31:
	stringz	"likewise"
	.align 8
.LC32:
	stringz	"sprofil(2): (2^46 * pr_scale) / 65536"
	.align 8
.LC33:
	stringz	"the largest pr_size"
	.align 8
.LC35:
	stringz	"overflow descriptor before the end"
	.align 8
.LC36:
	stringz	"of two elements"
	.align 8
.LC37:
	stringz	"sprofil(2): not last, or more than one element long"
	.align 8
.LC38:
	stringz	"the overflow descriptor"
	.align 8
.LC40:
	stringz	"descending"
	.align 8
.LC41:
	stringz	"sprofil(2): not sorted in ascending order"
	.align 8
.LC42:
	stringz	"order"
	.align 8
.LC43:
	stringz	"the same text twice"
	.align 8
.LC44:
	stringz	"two bytes in common"
	.align 8
.LC45:
	stringz	"sprofil(2): the regions overlap"
	.align 8
.LC46:
	stringz	"overlap"
	.align 8
.LC47:
	stringz	"what was on goes on"
	.align 8
.LC48:
	stringz	"errors change nothing"
	.align 8
.LC49:
	stringz	"sprofil(2): regions must not overlap"
	.align 8
.LC50:
	stringz	"adjacent is no overlap"
	.align 8
.LC51:
	stringz	"sprofil(2): if profcnt is 0, profiling is disabled"
	.align 8
.LC52:
	stringz	"profcnt 0 succeeds"
	.align 8
.LC53:
	stringz	"sprofil(2): returns 0"
	.align 8
.LC54:
	stringz	"no error"
	.sdata
	.align 8
.LC34:
	data8	kept.1#+4
	.align 8
.LC39:
	data8	kept.1#+64
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 50
	.save ar.pfs, r51
	alloc r51 = ar.pfs, 2, 20, 8, 0
	.fframe 16
	adds r12 = -16, r12
	.save ar.lc, r53
	mov r53 = ar.lc
	.save rp, r50
	mov r50 = b0
	mov r52 = r1
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
	ld8 r55 = [r14]
	movl r54 = @gprel(.LC5)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r52
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r54 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r52
	;;
	movl r54 = @gprel(.LC6)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = is#
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L35
	;;
	movl r54 = @gprel(.LC7)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = is#
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L57
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
	ld2 r41 = [r15]
	;;
	shl r41 = r41, 48
	;;
	or r41 = r14, r41
	;;
	adds r38 = -256, r41
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r52
	;;
	movl r40 = @gprel(regions#)
	;;
	add r40 = r1, r40
	;;
	mov r14 = r40
	movl r15 = @gprel(kept.1#)
	;;
	add r15 = r1, r15
	;;
	st8 [r14] = r15, 8
	addl r15 = 128, r0
	;;
	st8 [r14] = r15
	adds r14 = 16, r40
	;;
	st8 [r14] = r38
	adds r14 = 24, r40
	addl r15 = 64, r0
	;;
	st8 [r14] = r15
	addl r58 = 1, r0
	adds r57 = 16, r12
	addl r56 = 1, r0
	mov r55 = r40
	addl r54 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
	movl r56 = @gprel(.LC53)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC54)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	adds r15 = 16, r12
	;;
	ld8 r14 = [r15]
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p7) mov r54 = r0
	(p7) br.cond.dptk .L49
	adds r14 = 24, r12
	;;
	ld8 r15 = [r14]
	addl r14 = 10000, r0
	;;
	cmp.eq p6, p7 = r14, r15
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
.L49:
	movl r56 = @gprel(.LC12)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC13)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	;;
	movl r57 = @gprel(.LC14)
	;;
	add r57 = r1, r57
	addl r56 = 7, r0
	addl r55 = 1, r0
	addl r54 = -1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	mov r54 = r8
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L58
.L39:
	movl r56 = @gprel(.LC17)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC18)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	mov r34 = r0
	mov r35 = r0
	addl r39 = 1, r0
	;;
	movl r44 = @gprel(.LC19)
	;;
	add r44 = r1, r44
	movl r43 = @gprel(.LC4)
	;;
	add r43 = r1, r43
	mov r42 = r0
	addl r45 = -1, r0
	mov ar.lc = 15
	br .L45
	;;
.L57:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r55 = [r14]
	;;
	adds r55 = 1, r55
	;;
	st4 [r14] = r55
	movl r57 = @gprel(.LC8)
	;;
	add r57 = r1, r57
	movl r56 = @gprel(.LC9)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC10)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r52
.L35:
	;;
	movl r54 = @gprel(.LC6)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = is#
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L59
.L37:
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r52
.L33:
	;;
	mov ar.pfs = r51
	mov ar.lc = r53
	mov b0 = r50
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L59:
	.body
	.copy_state 1
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r55 = [r14]
	;;
	adds r55 = 1, r55
	;;
	st4 [r14] = r55
	movl r57 = @gprel(.LC11)
	;;
	add r57 = r1, r57
	movl r56 = @gprel(.LC9)
	;;
	add r56 = r1, r56
	movl r54 = @gprel(.LC10)
	;;
	add r54 = r1, r54
	br.call.sptk.many b0 = printf#
	mov r1 = r52
	br .L37
	;;
.L58:
	movl r57 = @gprel(.LC15)
	;;
	add r57 = r1, r57
	addl r56 = 7, r0
	addl r55 = 1, r0
	movl r54 = -2147483648
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	mov r54 = r8
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L39
	movl r57 = @gprel(.LC16)
	;;
	add r57 = r1, r57
	addl r56 = 7, r0
	addl r55 = 1, r0
	movl r54 = 2147483647
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
	br .L39
	;;
.L61:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r52
	st4 [r8] = r36
	br .L42
	;;
.L43:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r52
	addl r58 = 22, r0
	ld4 r57 = [r8]
	mov r56 = r37
	mov r55 = r44
	mov r54 = r43
	;;
	br.call.sptk.many b0 = printf#
	mov r1 = r52
	mov r14 = r42
.L40:
	;;
	add r35 = r35, r14
	adds r34 = 1, r34
	br.cloop.sptk.few .L45
	br .L60
	;;
.L45:
	adds r14 = -1, r34
	;;
	cmp4.geu p6, p7 = 1, r14
	;;
	cmp4.eq.or.andcm p6, p7 = 4, r34
	;;
	(p6) mov r14 = r39
	(p6) br.cond.dptk .L40
	addl r15 = 540, r0
	mov r54 = r40
	addl r55 = 1, r0
	mov r56 = r0
	mov r57 = r34
	;;
#APP
// 133 "@TOP@/guest-tests/include/precis-profil.h" 1
	break 0x100000;;
// 0 "" 2
#NO_APP
	;;
	mov r36 = r8
	cmp.eq p6, p7 = 0, r10
	(p7) br.cond.dpnt .L61
	mov r37 = r8
	;;
	cmp4.ne p6, p7 = -1, r8
	(p6) br.cond.dptk .L43
.L42:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r52
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r14 = 1, r0
	(p6) br.cond.dpnt .L40
	mov r37 = r45
	br .L43
	;;
.L60:
	cmp4.ne p6, p7 = 16, r35
	;;
	(p6) mov r54 = r0
	(p7) br.cond.dpnt .L62
.L46:
	movl r56 = @gprel(.LC21)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC19)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	addl r58 = 1, r0
	mov r57 = r0
	addl r56 = 1, r0
	;;
	addl r55 = 8, r0
	addl r54 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r52
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r54 = r0
	(p7) br.cond.dpnt .L63
.L47:
	movl r56 = @gprel(.LC22)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC23)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	;;
	movl r35 = @gprel(regions#)
	;;
	add r35 = r1, r35
	movl r36 = @gprel(kept.1#)
	;;
	add r36 = r1, r36
	mov r37 = r35
	;;
	st8 [r37] = r36, 8
	;;
	st8 [r37] = r0
	adds r42 = 16, r35
	;;
	st8 [r42] = r38
	adds r39 = 24, r35
	addl r34 = 64, r0
	;;
	st8 [r39] = r34
	movl r57 = @gprel(.LC24)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	mov r43 = r8
	st8 [r35] = r36
	addl r14 = 7, r0
	;;
	st8 [r37] = r14
	st8 [r42] = r38
	st8 [r39] = r34
	movl r57 = @gprel(.LC25)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	and r43 = r8, r43
	st8 [r35] = r36
	addl r14 = 6, r0
	;;
	st8 [r37] = r14
	st8 [r42] = r38
	st8 [r39] = r34
	movl r57 = @gprel(.LC26)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 2, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	and r43 = r8, r43
	st8 [r35] = r36
	addl r14 = 12, r0
	;;
	st8 [r37] = r14
	st8 [r42] = r38
	st8 [r39] = r34
	movl r57 = @gprel(.LC27)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 4, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	movl r56 = @gprel(.LC28)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC29)
	;;
	add r55 = r1, r55
	and r54 = r8, r43
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	st8 [r35] = r36
	movl r14 = 2147483650
	;;
	st8 [r37] = r14
	st8 [r42] = r38
	addl r47 = 2, r0
	;;
	st8 [r39] = r47
	movl r57 = @gprel(.LC30)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	mov r43 = r8
	st8 [r35] = r36
	movl r14 = 3221225474
	;;
	st8 [r37] = r14
	st8 [r42] = r38
	addl r14 = 3, r0
	;;
	st8 [r39] = r14
	movl r57 = @gprel(.LC31)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	movl r56 = @gprel(.LC32)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC33)
	;;
	add r55 = r1, r55
	and r54 = r43, r8
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	st8 [r35] = r36
	st8 [r37] = r47
	st8 [r42] = r0
	st8 [r39] = r47
	adds r46 = 32, r35
	;;
	addl r14 = @gprel(.LC34), gp
	;;
	ld8 r49 = [r14]
	;;
	st8 [r46] = r49
	adds r45 = 40, r35
	;;
	st8 [r45] = r47
	adds r44 = 48, r35
	;;
	st8 [r44] = r38
	adds r43 = 56, r35
	;;
	st8 [r43] = r34
	movl r57 = @gprel(.LC35)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	mov r48 = r8
	st8 [r46] = r49
	addl r14 = 4, r0
	;;
	st8 [r45] = r14
	st8 [r44] = r0
	st8 [r43] = r47
	st8 [r35] = r36
	st8 [r37] = r47
	st8 [r42] = r38
	st8 [r39] = r34
	movl r57 = @gprel(.LC36)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	movl r56 = @gprel(.LC37)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC38)
	;;
	add r55 = r1, r55
	and r54 = r48, r8
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	st8 [r35] = r36
	st8 [r37] = r34
	st8 [r42] = r38
	st8 [r39] = r34
	;;
	addl r14 = @gprel(.LC39), gp
	;;
	ld8 r35 = [r14]
	;;
	st8 [r46] = r35
	st8 [r45] = r34
	addl r15 = -1048832, r0
	;;
	add r14 = r41, r15
	;;
	st8 [r44] = r14
	st8 [r43] = r34
	movl r57 = @gprel(.LC40)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	mov r54 = r8
	movl r56 = @gprel(.LC41)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC42)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	st8 [r46] = r35
	st8 [r45] = r34
	st8 [r44] = r38
	st8 [r43] = r34
	;;
	movl r57 = @gprel(.LC43)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	mov r37 = r8
	st8 [r46] = r35
	st8 [r45] = r34
	addl r15 = 65278, r0
	;;
	add r14 = r41, r15
	;;
	st8 [r44] = r14
	st8 [r43] = r34
	movl r57 = @gprel(.LC44)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 1, r0
	addl r54 = 2, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	;;
	movl r56 = @gprel(.LC45)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC46)
	;;
	add r55 = r1, r55
	and r54 = r8, r37
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	st8 [r46] = r35
	st8 [r45] = r34
	addl r14 = 65280, r0
	;;
	add r41 = r41, r14
	;;
	st8 [r44] = r41
	st8 [r43] = r34
	addl r56 = 128, r0
	mov r55 = r0
	mov r54 = r36
	br.call.sptk.many b0 = memset#
	mov r1 = r52
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r52
	mov r34 = r8
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r52
	shladd r34 = r34, 2, r0
	shr.u r54 = r8, 1
	;;
	add r54 = r34, r54
	br.call.sptk.many b0 = spin#
	mov r1 = r52
	ld2 r14 = [r36]
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
	movl r56 = @gprel(.LC47)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC48)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	addl r58 = 1, r0
	mov r57 = r0
	addl r56 = 2, r0
	;;
	mov r55 = r40
	addl r54 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
	movl r56 = @gprel(.LC49)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC50)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	addl r58 = 99, r0
	mov r57 = r0
	mov r56 = r0
	;;
	addl r55 = 8, r0
	addl r54 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r52
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
	movl r56 = @gprel(.LC51)
	;;
	add r56 = r1, r56
	movl r55 = @gprel(.LC52)
	;;
	add r55 = r1, r55
	br.call.sptk.many b0 = ok#
	mov r1 = r52
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r52
	br .L33
	;;
.L62:
	movl r57 = @gprel(.LC20)
	;;
	add r57 = r1, r57
	addl r56 = 22, r0
	addl r55 = 65537, r0
	addl r54 = 1, r0
	br.call.sptk.many b0 = fails#
	mov r1 = r52
	cmp4.ne p6, p7 = 0, r8
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
	br .L46
	;;
.L63:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r52
	mov r34 = r8
	ld4 r14 = [r8]
	;;
	cmp4.ne p6, p7 = 14, r14
	;;
	(p6) mov r54 = r0
	(p6) br.cond.dptk .L47
	addl r58 = 1, r0
	addl r57 = 8, r0
	addl r56 = 1, r0
	mov r55 = r40
	;;
	addl r54 = 540, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r52
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r54 = r0
	(p6) br.cond.dptk .L47
	ld4 r14 = [r34]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r54 = 1, r0
	;;
	(p7) mov r54 = r0
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
