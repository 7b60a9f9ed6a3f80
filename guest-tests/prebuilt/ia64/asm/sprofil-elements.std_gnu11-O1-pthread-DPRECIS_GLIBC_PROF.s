// c96db82b82d455c5eb62c46ed8e579fe
	.file	"sprofil-elements.c"
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
	br .L9
	;;
.L10:
	add r14 = r8, r33
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L14
.L11:
	add r38 = r8, r33
.L9:
	mov r39 = r34
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L8
	;;
	cmp.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L10
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L11
	br .L10
	;;
.L14:
	addl r8 = 1, r0
.L8:
	mov ar.pfs = r36
	mov b0 = r35
	br.ret.sptk.many b0
	;;
	.endp is#
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
	(p7) br.cond.dpnt .L17
.L15:
	;;
	mov r8 = r37
	mov ar.pfs = r39
	mov b0 = r38
	br.ret.sptk.many b0
	;;
.L17:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	st4 [r8] = r37
	addl r37 = -1, r0
	br .L15
	;;
	.endp precis_call#
	.section	.rodata.str1.8
	.align 8
.LC3:
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
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = is#
	mov r1 = r36
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) extr.u r41 = r33, 1, 31
	(p7) br.cond.dpnt .L21
.L20:
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
.L21:
	cmp4.eq p6, p7 = 4, r33
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	br .L20
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
	movl r35 = @gprel(.LC3)
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
	.section	.rodata.str1.8
	.align 8
.LC4:
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
	movl r35 = @gprel(.LC4)
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
	.proc value#
value:
	.prologue 12, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 2, 4, 3, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r35
	mov r35 = b0
	mov r37 = r1
	.body
	cmp4.eq p6, p7 = 2, r33
	(p6) br.cond.dpnt .L25
	;;
	cmp4.eq p6, p7 = 4, r33
	(p6) br.cond.dptk .L26
	adds r34 = 24, r12
	addl r40 = 8, r0
	mov r39 = r32
	;;
	mov r38 = r34
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	ld8 r8 = [r34]
	br .L24
	;;
.L25:
	ld1 r14 = [r32], 1
	adds r15 = 16, r12
	;;
	st1 [r15] = r14
	ld1 r15 = [r32]
	adds r14 = 17, r12
	;;
	st1 [r14] = r15
	adds r14 = 16, r12
	;;
	ld2 r8 = [r14]
.L24:
	mov ar.pfs = r36
	mov b0 = r35
	.label_state 1
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L26:
	.body
	.copy_state 1
	adds r34 = 20, r12
	addl r40 = 4, r0
	mov r39 = r32
	;;
	mov r38 = r34
	br.call.sptk.many b0 = memcpy#
	mov r1 = r37
	ld4 r8 = [r34]
	br .L24
	;;
	.endp value#
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
	(p6) br.cond.dpnt .L30
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L34
	;;
.L32:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L30
.L34:
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
	(p7) br.cond.dptk .L32
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
	br .L32
	;;
.L30:
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
	stringz	"%u-bit counters"
	.align 8
.LC6:
	stringz	"# refused: errno %d\n"
	.align 8
.LC7:
	stringz	"sprofil(2): an array of 2, 4 or 8-byte elements"
	.align 8
.LC8:
	stringz	"%u-bit counters saturate"
	.align 8
.LC9:
	stringz	"sprofil(2): incremented by 1, unless that would result in overflow"
	.align 8
.LC10:
	stringz	"sprofil(2): the element at pr_base + offset"
	.align 8
.LC11:
	stringz	"nothing beside it"
	.text
	.align 16
	.proc element#
element:
	.prologue 12, 38
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 1, 8, 4, 0
	.fframe 80
	adds r12 = -80, r12
	.save rp, r38
	mov r38 = b0
	mov r40 = r1
	.body
	sub r14 = 8, r32
	;;
	shladd r14 = r14, 3, r0
	;;
	addp4 r14 = r14, r0
	addl r36 = -1, r0
	;;
	shr.u r36 = r36, r14
	shladd r37 = r32, 3, r0
	;;
	mov r44 = r37
	movl r43 = @gprel(.LC5)
	;;
	add r43 = r1, r43
	addl r42 = 80, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = snprintf#
	mov r1 = r40
	;;
	movl r33 = @gprel(big#)
	;;
	add r33 = r1, r33
	addl r43 = 4096, r0
	mov r42 = r0
	;;
	mov r41 = r33
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r40
	;;
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
	adds r14 = -6400, r14
	movl r15 = @gprel(regions#)
	;;
	add r15 = r1, r15
	;;
	mov r16 = r15
	;;
	st8 [r16] = r33, 8
	shladd r17 = r32, 4, r0
	;;
	addp4 r17 = r17, r0
	;;
	st8 [r16] = r17
	adds r16 = 16, r15
	;;
	st8 [r16] = r14
	adds r15 = 24, r15
	dep.z r14 = r32, 5, 27
	;;
	addp4 r14 = r14, r0
	;;
	st8 [r15] = r14
	mov r42 = r32
	addl r41 = 1, r0
	br.call.sptk.many b0 = on#
	mov r1 = r40
	cmp4.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L40
.L39:
	;;
	addl r41 = 5, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = off#
	mov r1 = r40
	shladd r35 = r32, 1, r0
	;;
	add r33 = r35, r32
	;;
	addp4 r33 = r33, r0
	movl r34 = @gprel(big#)
	;;
	add r34 = r1, r34
	;;
	add r33 = r33, r34
	mov r42 = r32
	;;
	mov r41 = r33
	br.call.sptk.many b0 = value#
	mov r1 = r40
	adds r8 = -4, r8
	;;
	cmp.geu p6, p7 = 2, r8
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC7)
	;;
	add r43 = r1, r43
	adds r42 = 16, r12
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	addl r43 = 4096, r0
	mov r42 = r0
	mov r41 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	;;
	addp4 r43 = r32, r0
	addl r42 = 255, r0
	mov r41 = r33
	br.call.sptk.many b0 = memset#
	mov r1 = r40
	addl r14 = -1, r0
	;;
	st1 [r33] = r14
	mov r42 = r32
	addl r41 = 1, r0
	br.call.sptk.many b0 = on#
	mov r1 = r40
	;;
	addl r41 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r40
	;;
	br.call.sptk.many b0 = off#
	mov r1 = r40
	mov r44 = r37
	;;
	movl r43 = @gprel(.LC8)
	;;
	add r43 = r1, r43
	addl r42 = 80, r0
	adds r41 = 16, r12
	br.call.sptk.many b0 = snprintf#
	mov r1 = r40
	;;
	mov r42 = r32
	mov r41 = r33
	br.call.sptk.many b0 = value#
	mov r1 = r40
	cmp.eq p6, p7 = r36, r8
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	adds r42 = 16, r12
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	addp4 r41 = r35, r0
	;;
	mov r42 = r32
	add r41 = r34, r41
	br.call.sptk.many b0 = value#
	mov r1 = r40
	mov r33 = r8
	;;
	shladd r41 = r32, 2, r0
	;;
	addp4 r41 = r41, r0
	mov r42 = r32
	;;
	add r41 = r34, r41
	br.call.sptk.many b0 = value#
	mov r1 = r40
	add r33 = r33, r8
	;;
	cmp.ge p6, p7 = 1, r33
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	movl r43 = @gprel(.LC10)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC11)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r40
	;;
	mov ar.pfs = r39
	mov b0 = r38
	.label_state 1
	.restore sp
	adds r12 = 80, r12
	br.ret.sptk.many b0
	;;
.L40:
	.body
	.copy_state 1
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r40
	ld4 r42 = [r8]
	;;
	movl r41 = @gprel(.LC6)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r40
	br .L39
	;;
	.endp element#
	.section	.rodata.str1.8
	.align 8
.LC14:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC15:
	stringz	"no sprofil in this dialect"
	.align 8
.LC16:
	stringz	"element sizes"
	.align 8
.LC17:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC18:
	stringz	"hpux"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 34
	.save ar.pfs, r35
	alloc r35 = ar.pfs, 2, 3, 4, 0
	.save rp, r34
	mov r34 = b0
	mov r36 = r1
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
	ld8 r38 = [r14]
	movl r37 = @gprel(.LC14)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r37 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC3)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = is#
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L47
	;;
	addl r37 = 2, r0
	br.call.sptk.many b0 = element#
	mov r1 = r36
	;;
	addl r37 = 4, r0
	br.call.sptk.many b0 = element#
	mov r1 = r36
	;;
	movl r37 = @gprel(.LC18)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = is#
	mov r1 = r36
	cmp4.ne p6, p7 = 0, r8
	(p6) br.cond.dpnt .L48
.L46:
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r36
.L41:
	;;
	mov ar.pfs = r35
	mov b0 = r34
	br.ret.sptk.many b0
	;;
.L47:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r38 = [r14]
	;;
	adds r38 = 1, r38
	;;
	st4 [r14] = r38
	movl r40 = @gprel(.LC15)
	;;
	add r40 = r1, r40
	movl r39 = @gprel(.LC16)
	;;
	add r39 = r1, r39
	movl r37 = @gprel(.LC17)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r36
	br .L41
	;;
.L48:
	addl r37 = 8, r0
	br.call.sptk.many b0 = element#
	mov r1 = r36
	br .L46
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
	.type	regions#, @object
	.size	regions#, 4096
regions:
	.skip	4096
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
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC18
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
