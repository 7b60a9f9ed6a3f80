// 3607838a088263911c3884de9da8ea00 guest-tests/conformance/odd-buffer.c
	.file	"odd-buffer.c"
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
	br .L12
	;;
.L13:
	add r14 = r8, r33
	;;
	ld1 r14 = [r14]
	;;
	and r14 = -33, r14
	;;
	sxt1 r14 = r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dpnt .L17
.L14:
	add r38 = r8, r33
.L12:
	mov r39 = r34
	br.call.sptk.many b0 = strstr#
	mov r1 = r37
	;;
	cmp.ne p6, p7 = 0, r8
	(p7) br.cond.dpnt .L11
	;;
	cmp.eq p6, p7 = r8, r32
	(p6) br.cond.dpnt .L13
	adds r14 = -1, r8
	;;
	ld1 r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	cmp4.ne p6, p7 = 32, r14
	(p6) br.cond.dptk .L14
	br .L13
	;;
.L17:
	addl r8 = 1, r0
.L11:
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
	(p6) br.cond.dpnt .L18
	addl r32 = 1000, r0
	adds r33 = 24, r12
	movl r14 = 0x3ff8000000000000
	;;
	setf.d f4 = r14
	addl r34 = @gprel(turns.0#), gp
	movl r16 = 0x4059000000000000
	;;
	setf.d f5 = r16
	br .L22
	;;
.L20:
	shladd r32 = r32, 1, r0
	ld8 r8 = [r34]
	;;
	cmp.eq p6, p7 = 0, r8
	(p7) br.cond.dpnt .L18
.L22:
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
	(p7) br.cond.dptk .L20
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
	br .L20
	;;
.L18:
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
.LC3:
	stringz	"TAP version 13\n# dialect %s\n"
	.align 8
.LC5:
	stringz	"aix"
	.align 8
.LC6:
	stringz	"AIX profil: EFAULT"
	.align 8
.LC7:
	stringz	"refused"
	.align 8
.LC8:
	stringz	"hpux sunos bsd211"
	.align 8
.LC9:
	stringz	"sprofil(2): silently disabled; kernels: half words are aligned"
	.align 8
.LC10:
	stringz	"an invalid address"
	.align 8
.LC11:
	stringz	"kernels: bytes are copied"
	.align 8
.LC12:
	stringz	"works"
	.align 8
.LC13:
	stringz	"1..%d\n"
	.sdata
	.align 8
.LC4:
	data8	big#+1
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 37
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 5, 0
	.save ar.lc, r40
	mov r40 = ar.lc
	.save rp, r37
	mov r37 = b0
	mov r39 = r1
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
	ld8 r42 = [r14]
	movl r41 = @gprel(.LC3)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = printf#
	mov r1 = r39
	;;
	addl r14 = @ltoffx(stdout#), r1
	;;
	ld8.mov r14 = [r14], stdout#
	;;
	ld8 r41 = [r14]
	br.call.sptk.many b0 = fflush#
	mov r1 = r39
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r39
	;;
	movl r34 = @gprel(big#)
	;;
	add r34 = r1, r34
	addl r43 = 4096, r0
	mov r42 = r0
	;;
	mov r41 = r34
	br.call.sptk.many b0 = memset#
	mov r1 = r39
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
	ld2 r44 = [r15]
	;;
	shl r44 = r44, 48
	;;
	or r44 = r14, r44
	addl r45 = 64, r0
	;;
	adds r44 = -256, r44
	addl r43 = 64, r0
	addl r14 = @gprel(.LC4), gp
	;;
	ld8 r42 = [r14]
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	mov r36 = r8
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r39
	mov r35 = r8
	;;
	br.call.sptk.many b0 = turns_per_tick#
	mov r1 = r39
	shladd r35 = r35, 2, r0
	shr.u r41 = r8, 1
	;;
	add r41 = r35, r41
	br.call.sptk.many b0 = spin#
	mov r1 = r39
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	mov r42 = r0
	;;
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	mov r41 = r34
	mov r34 = r0
	mov ar.lc = 63
.L27:
	;;
	ld2 r14 = [r41], 2
	;;
	add r34 = r34, r14
	br.cloop.sptk.few .L27
	movl r41 = @gprel(.LC5)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = is#
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dpnt .L28
	;;
	cmp4.ne p6, p7 = -1, r36
	;;
	(p6) mov r41 = r0
	(p7) br.cond.dpnt .L34
.L29:
	movl r43 = @gprel(.LC6)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC7)
	;;
	add r42 = r1, r42
	br.call.sptk.many b0 = ok#
	mov r1 = r39
.L30:
	mov r45 = r0
	mov r44 = r0
	mov r43 = r0
	;;
	mov r42 = r0
	addl r41 = 44, r0
	br.call.sptk.many b0 = precis_call#
	mov r1 = r39
	;;
	addl r14 = @gprel(tests#), gp
	;;
	ld4 r42 = [r14]
	movl r41 = @gprel(.LC13)
	;;
	add r41 = r1, r41
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
	mov ar.pfs = r38
	mov ar.lc = r40
	mov b0 = r37
	br.ret.sptk.many b0
	;;
.L34:
	br.call.sptk.many b0 = __errno_location#
	mov r1 = r39
	ld4 r14 = [r8]
	;;
	cmp4.eq p6, p7 = 14, r14
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp.eq p6, p7 = 0, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	and r41 = r14, r41
	br .L29
	;;
.L28:
	movl r41 = @gprel(.LC8)
	;;
	add r41 = r1, r41
	br.call.sptk.many b0 = is#
	mov r1 = r39
	cmp4.eq p6, p7 = 0, r8
	(p6) br.cond.dptk .L31
	;;
	cmp4.eq p6, p7 = 0, r36
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp.eq p6, p7 = 0, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	movl r43 = @gprel(.LC9)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC10)
	;;
	add r42 = r1, r42
	and r41 = r14, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	br .L30
	;;
.L31:
	cmp4.eq p6, p7 = 0, r36
	;;
	(p6) addl r41 = 1, r0
	;;
	(p7) mov r41 = r0
	cmp.ne p6, p7 = 0, r34
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	movl r43 = @gprel(.LC11)
	;;
	add r43 = r1, r43
	movl r42 = @gprel(.LC12)
	;;
	add r42 = r1, r42
	and r41 = r14, r41
	br.call.sptk.many b0 = ok#
	mov r1 = r39
	br .L30
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
.LC16:
	stringz	"hpux"
	.section	.sdata,"aws"
	.align 8
	.type	dialect#, @object
	.size	dialect#, 8
dialect:
	data8	.LC16
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
