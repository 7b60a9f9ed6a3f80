// f1fa8993d43ef2a86a845cb9a313e32d
	.file	"conversions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
.LC0:
	stringz	"%d %lld"
	.align 8
.LC1:
	stringz	" %d"
	.align 8
.LC2:
	stringz	" %u %llu"
	.align 8
.LC3:
	stringz	"%llu"
	.align 8
.LC4:
	stringz	" %lld %lld"
	.align 8
.LC5:
	stringz	"%a %a %a %a %a %a %a %a\n"
	.align 8
.LC6:
	stringz	"%g %g %d %d\n"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 32
	.save ar.pfs, r33
	alloc r33 = ar.pfs, 0, 4, 8, 0
	.vframe r34
	mov r34 = r12
	adds r12 = -80, r12
	.save rp, r32
	mov r32 = b0
	mov r35 = r1
	.body
	;;
	adds r14 = -48, r34
	;;
	st4 [r14] = r0
	br .L2
	;;
.L8:
	movl r15 = @gprel(values.2#)
	;;
	add r15 = r1, r15
	adds r16 = -48, r34
	;;
	ld4 r14 = [r16]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -32, r34
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -32, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fnorm.s f6 = f6
	adds r14 = -24, r34
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -32, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -32, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r38 = f6
	mov r37 = r15
	movl r36 = @gprel(.LC0)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -24, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	movl r16 = 0xcf000000
	;;
	setf.s f6 = r16
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L3
	adds r14 = -24, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f7 = r15
	movl r16 = 0x4f000000
	;;
	setf.s f6 = r16
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L3
	adds r14 = -24, r34
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fcvt.fx.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r37 = r14
	movl r36 = @gprel(.LC1)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L3:
	adds r14 = -32, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	movl r14 = 0xbff0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.gt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L6
	adds r14 = -32, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcvt.fxu.trunc f6 = f6
	;;
	getf.sig r14 = f6
	;;
	mov r15 = r14
	adds r14 = -32, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f6 = r16
	;;
	fcvt.fxu.trunc f6 = f6
	;;
	getf.sig r38 = f6
	mov r37 = r15
	movl r36 = @gprel(.LC2)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L6:
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	adds r14 = 1, r14
	adds r16 = -48, r34
	;;
	st4 [r16] = r14
.L2:
	adds r15 = -48, r34
	;;
	ld4 r14 = [r15]
	;;
	cmp4.geu p6, p7 = 11, r14
	(p6) br.cond.dptk .L8
	adds r14 = -44, r34
	;;
	st4 [r14] = r0
	br .L9
	;;
.L12:
	movl r15 = @gprel(large.1#)
	;;
	add r15 = r1, r15
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ldfd f6 = [r14]
	adds r14 = -16, r34
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -16, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcvt.fxu.trunc f6 = f6
	;;
	getf.sig r37 = f6
	movl r36 = @gprel(.LC3)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -16, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	movl r14 = 0x43e0000000000000
	;;
	setf.d f6 = r14
	;;
	fcmp.lt p6, p7 = f7, f6
	;;
	(p7) br.cond.dptk .L10
	adds r14 = -16, r34
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	fcvt.fx.trunc f6 = f6
	adds r14 = -16, r34
	;;
	ld8.acq r16 = [r14]
	;;
	setf.d f7 = r16
	;;
	fneg f7 = f7
	;;
	fcvt.fx.trunc f7 = f7
	;;
	getf.sig r38 = f7
	getf.sig r37 = f6
	movl r36 = @gprel(.LC4)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
.L10:
	;;
	addl r36 = 10, r0
	br.call.sptk.many b0 = putchar#
	mov r1 = r35
	adds r14 = -44, r34
	adds r15 = -44, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L9:
	adds r14 = -44, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 7, r14
	(p6) br.cond.dptk .L12
	adds r14 = -40, r34
	;;
	st4 [r14] = r0
	br .L13
	;;
.L14:
	movl r15 = @gprel(whole.0#)
	;;
	add r15 = r1, r15
	adds r14 = -40, r34
	;;
	ld4 r14 = [r14]
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r34
	;;
	st8.rel [r14] = r15
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r15 = r14
	mov r14 = r34
	;;
	st8.rel [r14] = r15
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 8, r34
	;;
	st4.rel [r14] = r15
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = 12, r34
	;;
	st4.rel [r14] = r15
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -8, r34
	;;
	ld8.acq r14 = [r14]
	;;
	setf.sig f8 = r14
	;;
	fcvt.xf f7 = f8
	;;
	fnorm.s f7 = f7
	;;
	fnorm.d f7 = f7
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	setf.sig f9 = r14
	;;
	fcvt.xuf.d f8 = f9
	mov r14 = r34
	;;
	ld8.acq r14 = [r14]
	;;
	setf.sig f10 = r14
	;;
	fcvt.xuf.s f9 = f10
	;;
	fnorm.d f9 = f9
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f11 = r14
	;;
	fcvt.xf f10 = f11
	;;
	fnorm.d f10 = f10
	adds r14 = 8, r34
	;;
	ld4.acq r14 = [r14]
	;;
	sxt4 r14 = r14
	;;
	setf.sig f12 = r14
	;;
	fcvt.xf f11 = f12
	;;
	fnorm.s f11 = f11
	;;
	fnorm.d f11 = f11
	adds r14 = 12, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f13 = r14
	;;
	fcvt.xuf.d f12 = f13
	adds r14 = 12, r34
	;;
	ld4.acq r14 = [r14]
	;;
	addp4 r14 = r14, r0
	;;
	setf.sig f14 = r14
	;;
	fcvt.xuf.s f13 = f14
	;;
	fnorm.d f13 = f13
	adds r14 = 16, r12
	;;
	stfd [r14] = f13
	getf.d r43 = f12
	getf.d r42 = f11
	getf.d r41 = f10
	getf.d r40 = f9
	getf.d r39 = f8
	getf.d r38 = f7
	getf.d r37 = f6
	movl r36 = @gprel(.LC5)
	;;
	add r36 = r1, r36
	br.call.sptk.many b0 = printf#
	mov r1 = r35
	adds r14 = -40, r34
	adds r15 = -40, r34
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L13:
	adds r14 = -40, r34
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 10, r14
	(p6) br.cond.dptk .L14
	adds r14 = -36, r34
	addl r15 = -77, r0
	;;
	st1.rel [r14] = r15
	adds r14 = -34, r34
	addl r15 = -536, r0
	;;
	st2.rel [r14] = r15
	adds r14 = -36, r34
	;;
	ld1.acq r14 = [r14]
	;;
	sxt1 r14 = r14
	;;
	sxt1 r14 = r14
	;;
	setf.sig f7 = r14
	;;
	fcvt.xf f6 = f7
	;;
	fnorm.d f6 = f6
	adds r14 = -34, r34
	;;
	ld2.acq r14 = [r14]
	;;
	zxt2 r14 = r14
	;;
	zxt2 r14 = r14
	;;
	setf.sig f8 = r14
	;;
	fcvt.xuf.s f7 = f8
	;;
	fnorm.d f7 = f7
	addl r40 = 65000, r0
	addl r39 = -12, r0
	;;
	getf.d r38 = f7
	getf.d r37 = f6
	movl r36 = @gprel(.LC6)
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
	.section	.rodata
	.align 8
	.type	values.2#, @object
	.size	values.2#, 96
values.2:
	data4	0
	data4	0
	data4	-858993459
	data4	1072483532
	data4	-858993459
	data4	-1075000116
	data4	0
	data4	1073217536
	data4	0
	data4	-1074266112
	data4	687194767
	data4	1080033116
	data4	0
	data4	-1067446272
	data4	0
	data4	1088421856
	data4	-4194304
	data4	1105199103
	data4	0
	data4	-1042284544
	data4	-2097152
	data4	1105199103
	data4	1887437
	data4	-1042284544
	.align 8
	.type	large.1#, @object
	.size	large.1#, 64
large.1:
	data4	-2097152
	data4	1106247679
	data4	0
	data4	1106247680
	data4	0
	data4	1128267776
	data4	-1
	data4	1138753535
	data4	0
	data4	1138753536
	data4	-1
	data4	1139802111
	data4	640942080
	data4	1124887541
	data4	-2089296282
	data4	1121718817
	.align 8
	.type	whole.0#, @object
	.size	whole.0#, 88
whole.0:
	data8	0
	data8	1
	data8	-1
	data8	16777217
	data8	2147483647
	data8	-2147483648
	data8	9007199254740993
	data8	9223372036854775807
	data8	-9223372036854775808
	data8	9223371761976868863
	data8	4611686293305294849
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
