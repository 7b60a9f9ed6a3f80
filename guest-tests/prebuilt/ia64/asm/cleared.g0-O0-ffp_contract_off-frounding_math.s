// ac50b5c0b3699ade12aa242dd6873e04
	.file	"cleared.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.sdata,"aws"
	.align 8
	.type	a#, @object
	.size	a#, 8
a:
	data4	0
	data4	1072693248
	.align 8
	.type	b#, @object
	.size	b#, 8
b:
	data4	0
	data4	1074266112
	.sbss
	.align 8
	.type	sink#, @object
	.size	sink#, 8
sink:
	.skip	8
	.text
	.align 16
	.proc clear_sometimes#
clear_sometimes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L3
	addl r37 = 32, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
.L3:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp clear_sometimes#
	.align 16
	.proc environment_sometimes#
environment_sometimes:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	and r14 = 1, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L6
	movl r37 = -4609011679690226881
	br.call.sptk.many b0 = fesetenv#
	mov r1 = r36
.L6:
	nop 0
	;;
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp environment_sometimes#
	.align 16
	.proc multiplied#
multiplied:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 1, 4, 1, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -16, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	;;
	st4 [r35] = r32
	ld4 r14 = [r35]
	;;
	and r14 = 2, r14
	;;
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L8
	addl r14 = @gprel(b#), gp
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	movl r14 = 0x3ff199999999999a
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f7, f6
	addl r14 = @gprel(sink#), gp
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
.L8:
	addl r37 = 32, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp multiplied#
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %d %d %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 5, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -32, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -16, r34
	;;
	st4 [r14] = r0
	adds r14 = -12, r34
	;;
	st4 [r14] = r0
	adds r14 = -8, r34
	;;
	st4 [r14] = r0
	adds r14 = -4, r34
	;;
	st4 [r14] = r0
	mov r14 = r34
	;;
	st4 [r14] = r0
	br .L11
	;;
.L12:
	addl r14 = @gprel(a#), gp
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f7 = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	mov f8 = f7
	;;
	mov f7 = f6
	;;
	frcpa.s0 f6, p6 = f8, f7
	;;
	(p6) fnma.s1 f9 = f7, f6, f1
	;;
	(p6) fma.s1 f10 = f6, f9, f6
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f10 = f10, f9, f10
	(p6) fmpy.s1 f9 = f9, f9
	;;
	(p6) fma.s1 f9 = f10, f9, f10
	;;
	(p6) fmpy.d.s1 f10 = f8, f9
	;;
	(p6) fnma.s1 f7 = f7, f10, f8
	;;
	(p6) fma.d.s0 f6 = f7, f9, f10
	;;
	mov f6 = f6
	addl r14 = @gprel(sink#), gp
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	mov r14 = r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = clear_sometimes#
	mov r1 = r35
	;;
	addl r36 = 32, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r15 = r14
	adds r16 = -16, r34
	;;
	ld4 r14 = [r16]
	;;
	add r14 = r14, r15
	adds r15 = -16, r34
	;;
	st4 [r15] = r14
	addl r14 = @gprel(b#), gp
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	movl r14 = 0x3ff4cccccccccccd
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f7, f6
	addl r14 = @gprel(sink#), gp
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r36 = 32, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -12, r34
	adds r15 = -12, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	;;
	adds r14 = 1, r14
	;;
	mov r36 = r14
	br.call.sptk.many b0 = environment_sometimes#
	mov r1 = r35
	mov r14 = r34
	;;
	ld4 r36 = [r14]
	br.call.sptk.many b0 = multiplied#
	mov r1 = r35
	mov r16 = r8
	adds r14 = -4, r34
	adds r15 = -4, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	addl r14 = @gprel(b#), gp
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	movl r14 = 0x3ffb333333333333
	;;
	setf.d f6 = r14
	;;
	fmpy.d f6 = f7, f6
	addl r14 = @gprel(sink#), gp
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r36 = 32, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r35
	mov r14 = r8
	;;
	cmp4.ne p6, p7 = 0, r14
	;;
	(p6) addl r14 = 1, r0
	;;
	(p7) mov r14 = r0
	;;
	zxt1 r14 = r14
	;;
	mov r16 = r14
	adds r14 = -8, r34
	adds r15 = -8, r34
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r16, r15
	;;
	st4 [r14] = r15
	mov r14 = r34
	mov r15 = r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L11:
	mov r14 = r34
	;;
	ld4 r14 = [r14]
	addl r15 = 4999, r0
	;;
	cmp4.ge p6, p7 = r15, r14
	(p6) br.cond.dptk .L12
	adds r16 = -8, r34
	adds r15 = -4, r34
	adds r14 = -12, r34
	;;
	ld4 r40 = [r16]
	ld4 r39 = [r15]
	ld4 r38 = [r14]
	adds r16 = -16, r34
	;;
	ld4 r37 = [r16]
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r33
	mov b0 = r32
	.restore sp
	mov r12 = r34
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
