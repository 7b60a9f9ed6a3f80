// 1bdcbb8bc983f8a5721e31032e8dcdca
	.file	"aix-array.c"
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
	.align 16
	.proc array_call#
array_call:
	.prologue 12, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 3, 5, 0
	.save rp, r32
	mov r32 = b0
	mov r34 = r1
	.body
	mov r39 = r0
	mov r38 = r0
	addl r37 = -1, r0
	movl r36 = @gprel(array#)
	;;
	add r36 = r1, r36
	addl r35 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r34
	;;
	mov ar.pfs = r33
	mov b0 = r32
	br.ret.sptk.many b0
	;;
	.endp array_call#
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
	(p6) br.cond.dpnt .L13
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L17
	;;
.L15:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L13
.L17:
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
	(p7) br.cond.dptk .L15
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
	br .L15
	;;
.L13:
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
.LC4:
	stringz	"aix"
	.align 8
.LC5:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC6:
	stringz	"AIX profil: p_low, p_high, p_scale"
	.align 8
.LC7:
	stringz	"the region of pc"
	.align 8
.LC8:
	stringz	"AIX profil: turned on using one syntax, attempt to turn off using the other"
	.align 8
.LC9:
	stringz	"off in the first form is ineffective"
	.align 8
.LC10:
	stringz	"AIX profil: the first p_high is 0"
	.align 8
.LC11:
	stringz	"turned off"
	.align 8
.LC13:
	stringz	"AIX profil: p_scale -1 is computed from p_low, p_high and p_bufsize"
	.align 8
.LC14:
	stringz	"a computed scale"
	.align 8
.LC15:
	stringz	"AIX profil: EINVAL, not in ascending order"
	.align 8
.LC16:
	stringz	"p_high must ascend"
	.align 8
.LC17:
	stringz	"AIX profil: EFAULT, p_buff"
	.align 8
.LC18:
	stringz	"a bad p_buff"
	.align 8
.LC19:
	stringz	"AIX profil: EFAULT, ProfBuffer"
	.align 8
.LC20:
	stringz	"a bad array"
	.align 8
.LC21:
	stringz	"only AIX has it"
	.align 8
.LC22:
	stringz	"array of regions"
	.align 8
.LC23:
	stringz	"ok %d - %s # SKIP %s\n"
	.align 8
.LC24:
	stringz	"AIX profil: the second syntax, size -1"
	.align 8
.LC25:
	stringz	"turned on"
	.sdata
	.align 8
.LC12:
	data8	one#+8
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 43
	.save ar.pfs, r44
	alloc r44 = ar.pfs, 2, 13, 5, 0
	.save ar.lc, r46
	mov r46 = ar.lc
	.save rp, r43
	mov r43 = b0
	mov r45 = r1
	.body
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
	ld2 r36 = [r15]
	;;
	shl r36 = r36, 48
	;;
	or r36 = r14, r36
	cmp4.ge p6, p7 = 1, r32
	;;
	(p7) adds r33 = 8, r33
	;;
	(p7) ld8 r15 = [r33]
	(p7) addl r14 = @gprel(dialect#), gp
	;;
	(p7) st8 [r14] = r15
	addl r34 = @gprel(dialect#), gp
	;;
	ld8 r48 = [r34]
	movl r47 = @gprel(.LC5)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r45
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r47 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r45
	ld8 r35 = [r34]
	;;
	mov r47 = r35
	br.call.sptk.many b0 = strlen#
	mov r1 = r45
	mov r34 = r8
	;;
	movl r47 = @gprel(.LC4)
	;;
	add r47 = r1, r47
	;;
	mov r37 = r47
	br .L23
	;;
.L24:
	add r14 = r8, r34
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L26
.L25:
	add r47 = r8, r34
.L23:
	mov r48 = r35
	br.call.sptk.many b0 = strstr#
	mov r1 = r45
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L51
	;;
	cmp.eq p6, p7 = r37, r8
	(p6) br.cond.dpnt .L24
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L25
	br .L24
	;;
.L52:
	movl r14 = @gprel(two#)
	;;
	add r14 = r1, r14
	;;
	adds r14 = 2, r14
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	br .L30
	;;
.L53:
	mov r15 = r0
	sub r14 = r42, r37
	;;
	adds r14 = -2, r14
	;;
	shr.u r14 = r14, 1
	;;
	mov ar.lc = r14
.L34:
	ld2 r14 = [r37], 2
	;;
	add r15 = r15, r14
	br.cloop.sptk.few .L34
	mov r16 = r0
	sub r14 = r35, r17
	;;
	adds r14 = -2, r14
	;;
	shr.u r14 = r14, 1
	;;
	mov ar.lc = r14
.L35:
	ld2 r14 = [r17], 2
	;;
	add r16 = r16, r14
	br.cloop.sptk.few .L35
	;;
	sub r15 = r15, r16
	;;
	cmp.ge p6, p7 = 1, r15
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	br .L33
	;;
.L54:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r45
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 22, r14
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	br .L36
	;;
.L55:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r45
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	br .L37
	;;
.L56:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r45
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	br .L38
	;;
.L51:
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r48 = [r14]
	;;
	adds r48 = 1, r48
	;;
	st4 [r14] = r48
	movl r50 = @gprel(.LC21)
	;;
	add r50 = r1, r50
	movl r49 = @gprel(.LC22)
	;;
	add r49 = r1, r49
	movl r47 = @gprel(.LC23)
	;;
	add r47 = r1, r47
	br.call.sptk.many b0 = printf#
	mov r1 = r45
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r45
	br .L21
	;;
.L26:
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r45
	;;
	movl r14 = @gprel(array#)
	;;
	add r14 = r1, r14
	addl r17 = -65536, r0
	;;
	add r16 = r36, r17
	mov r15 = r14
	;;
	st8 [r15] = r16, 8
	addl r18 = -32768, r0
	;;
	add r16 = r36, r18
	;;
	st8 [r15] = r16
	adds r15 = 16, r14
	movl r35 = @gprel(one#)
	;;
	add r35 = r1, r35
	;;
	st8 [r15] = r35
	adds r16 = 24, r14
	addl r15 = 128, r0
	;;
	st4 [r16] = r15
	adds r16 = 28, r14
	addl r17 = 64, r0
	;;
	st4 [r16] = r17
	adds r16 = 32, r14
	adds r17 = -2304, r36
	;;
	st8 [r16] = r17
	adds r16 = 40, r14
	addl r18 = 65536, r0
	;;
	add r17 = r36, r18
	;;
	st8 [r16] = r17
	adds r16 = 48, r14
	movl r17 = @gprel(two#)
	;;
	add r17 = r1, r17
	;;
	st8 [r16] = r17
	adds r16 = 56, r14
	;;
	st4 [r16] = r15
	adds r15 = 60, r14
	movl r16 = -1412628416
	;;
	st4 [r15] = r16
	adds r16 = 64, r14
	addl r15 = 99, r0
	;;
	st8 [r16] = r15
	adds r16 = 72, r14
	;;
	st8 [r16] = r0
	adds r16 = 80, r14
	;;
	st8 [r16] = r0
	adds r16 = 88, r14
	;;
	st4 [r16] = r15
	adds r14 = 92, r14
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = array_call#
	mov r1 = r45
	cmp4.eq p6, p7 = 0, r8
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	movl r49 = @gprel(.LC24)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC25)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	addl r47 = 4, r0
	;;
	br.call.sptk.many b0 = burn#
	mov r1 = r45
	mov r37 = r35
	adds r42 = 128, r35
	mov r15 = r35
	mov r14 = r0
	mov ar.lc = 63
.L29:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L29
	;;
	cmp.lt p6, p7 = 1, r14
	;;
	(p6) mov r47 = r0
	(p7) br.cond.dpnt .L52
.L30:
	movl r49 = @gprel(.LC6)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC7)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	mov r51 = r0
	mov r50 = r0
	mov r49 = r0
	;;
	mov r48 = r0
	addl r47 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r45
	;;
	movl r34 = @gprel(two#)
	;;
	add r34 = r1, r34
	addl r49 = 128, r0
	mov r48 = r0
	;;
	mov r47 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r45
	;;
	addl r47 = 4, r0
	br.call.sptk.many b0 = burn#
	mov r1 = r45
	adds r14 = 2, r34
	;;
	ld2 r14 = [r14]
	;;
	adds r14 = -3, r14
	;;
	cmp.geu p6, p7 = 2, r14
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	movl r49 = @gprel(.LC8)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC9)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	;;
	movl r14 = @gprel(array#)
	;;
	add r14 = r1, r14
	;;
	mov r15 = r14
	;;
	st8 [r15] = r0, 8
	;;
	st8 [r15] = r0
	adds r15 = 16, r14
	;;
	st8 [r15] = r0
	adds r15 = 24, r14
	;;
	st4 [r15] = r0
	adds r14 = 28, r14
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = array_call#
	mov r1 = r45
	addl r49 = 128, r0
	mov r48 = r0
	mov r47 = r34
	;;
	br.call.sptk.many b0 = memset#
	mov r1 = r45
	addl r47 = 4, r0
	;;
	br.call.sptk.many b0 = burn#
	mov r1 = r45
	mov r14 = r0
	mov ar.lc = 63
.L31:
	ld2 r15 = [r34], 2
	;;
	add r14 = r14, r15
	br.cloop.sptk.few .L31
	;;
	cmp.eq p6, p7 = 0, r14
	;;
	(p6) addl r47 = 1, r0
	;;
	(p7) mov r47 = r0
	movl r49 = @gprel(.LC10)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC11)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	;;
	movl r34 = @gprel(array#)
	;;
	add r34 = r1, r34
	adds r14 = -512, r36
	;;
	mov r38 = r34
	;;
	st8 [r38] = r14, 8
	adds r14 = 7680, r36
	;;
	st8 [r38] = r14
	adds r41 = 16, r34
	movl r47 = @gprel(one#)
	;;
	add r47 = r1, r47
	;;
	st8 [r41] = r47
	adds r40 = 24, r34
	addl r14 = 128, r0
	;;
	st4 [r40] = r14
	adds r39 = 28, r34
	addl r14 = -1, r0
	;;
	st4 [r39] = r14
	adds r14 = 32, r34
	;;
	st8 [r14] = r0
	adds r14 = 40, r34
	;;
	st8 [r14] = r0
	adds r14 = 48, r34
	;;
	st8 [r14] = r0
	adds r14 = 56, r34
	;;
	st4 [r14] = r0
	adds r14 = 60, r34
	;;
	st4 [r14] = r0
	addl r49 = 128, r0
	mov r48 = r0
	br.call.sptk.many b0 = memset#
	mov r1 = r45
	;;
	br.call.sptk.many b0 = array_call#
	mov r1 = r45
	addl r47 = 4, r0
	;;
	br.call.sptk.many b0 = burn#
	mov r1 = r45
	st8 [r34] = r0
	st8 [r38] = r0
	st8 [r41] = r0
	st4 [r40] = r0
	st4 [r39] = r0
	;;
	br.call.sptk.many b0 = array_call#
	mov r1 = r45
	;;
	addl r14 = @gprel(.LC12), gp
	;;
	ld8 r17 = [r14]
	adds r35 = 20, r35
	;;
	mov r15 = r17
	mov r14 = r0
	mov ar.lc = 5
.L32:
	;;
	ld2 r16 = [r15], 2
	;;
	add r14 = r14, r16
	br.cloop.sptk.few .L32
	;;
	adds r14 = -3, r14
	;;
	cmp.ltu p6, p7 = 2, r14
	;;
	(p6) mov r47 = r0
	(p7) br.cond.dpnt .L53
.L33:
	movl r49 = @gprel(.LC13)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC14)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	adds r34 = 4096, r36
	;;
	movl r14 = @gprel(array#)
	;;
	add r14 = r1, r14
	;;
	mov r15 = r14
	;;
	st8 [r15] = r36, 8
	;;
	st8 [r15] = r34
	adds r15 = 16, r14
	movl r16 = @gprel(one#)
	;;
	add r16 = r1, r16
	;;
	st8 [r15] = r16
	adds r15 = 24, r14
	addl r16 = 128, r0
	;;
	st4 [r15] = r16
	adds r17 = 28, r14
	addl r15 = 64, r0
	;;
	st4 [r17] = r15
	adds r17 = 32, r14
	adds r18 = -8192, r36
	;;
	st8 [r17] = r18
	adds r17 = 40, r14
	;;
	st8 [r17] = r36
	adds r17 = 48, r14
	movl r18 = @gprel(two#)
	;;
	add r18 = r1, r18
	;;
	st8 [r17] = r18
	adds r17 = 56, r14
	;;
	st4 [r17] = r16
	adds r16 = 60, r14
	;;
	st4 [r16] = r15
	adds r15 = 64, r14
	;;
	st8 [r15] = r0
	adds r15 = 72, r14
	;;
	st8 [r15] = r0
	adds r15 = 80, r14
	;;
	st8 [r15] = r0
	adds r15 = 88, r14
	;;
	st4 [r15] = r0
	adds r14 = 92, r14
	;;
	st4 [r14] = r0
	br.call.sptk.many b0 = array_call#
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r47 = r0
	(p7) br.cond.dpnt .L54
.L36:
	movl r49 = @gprel(.LC15)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC16)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	;;
	movl r14 = @gprel(array#)
	;;
	add r14 = r1, r14
	;;
	adds r15 = 32, r14
	;;
	st8 [r15] = r34
	adds r15 = 40, r14
	addl r16 = 8192, r0
	;;
	add r36 = r36, r16
	;;
	st8 [r15] = r36
	adds r15 = 48, r14
	addl r16 = 16, r0
	;;
	st8 [r15] = r16
	adds r16 = 56, r14
	addl r15 = 64, r0
	;;
	st4 [r16] = r15
	adds r14 = 60, r14
	;;
	st4 [r14] = r15
	br.call.sptk.many b0 = array_call#
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r47 = r0
	(p7) br.cond.dpnt .L55
.L37:
	movl r49 = @gprel(.LC17)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC18)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	mov r51 = r0
	mov r50 = r0
	addl r49 = -1, r0
	;;
	addl r48 = 16, r0
	addl r47 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r45
	cmp4.ne p6, p7 = -1, r8
	;;
	(p6) mov r47 = r0
	(p7) br.cond.dpnt .L56
.L38:
	movl r49 = @gprel(.LC19)
	;;
	add r49 = r1, r49
	movl r48 = @gprel(.LC20)
	;;
	add r48 = r1, r48
	br.call.sptk.many b0 = ok#
	mov r1 = r45
	;;
	br.call.sptk.many b0 = done#
	mov r1 = r45
.L21:
	;;
	mov ar.pfs = r44
	mov ar.lc = r46
	mov b0 = r43
	br.ret.sptk.many b0
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
	.type	two#, @object
	.size	two#, 128
two:
	.skip	128
	.align 2
	.type	one#, @object
	.size	one#, 128
one:
	.skip	128
	.align 8
	.type	array#, @object
	.size	array#, 128
array:
	.skip	128
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
.LC46:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC46
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
