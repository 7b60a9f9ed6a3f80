// dd1a5f9dfcb6d5ce8cdf3ccc1c60d80c
	.file	"conversions.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata.str1.8,"aMS",@progbits,1
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
	.section	.text.startup,"ax",@progbits
	.align 16
	.align 64
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 0, 9, 8, 0
	adds r16 = -40, r12
	nop 0
	.mmi
	adds r17 = -32, r12
	.fframe 128
	adds r12 = -128, r12
	mov r18 = ar.lc
	;;
	.mlx
	nop 0
	movl r14 = 0xcf000000
	.mlx
	.save.f 0x1
	stf.spill [r17] = f2, 32
	movl r15 = 0x4f000000
	;;
	.mmi
	.save.f 0x4
	stf.spill [r17] = f4
	setf.s f4 = r15
	.save rp, r38
	mov r38 = b0
	.mlx
	mov r40 = r1
	movl r34 = @gprel(values.2#)
	;;
	.mmi
	adds r32 = 56, r12
	add r34 = r1, r34
	mov ar.lc = 11
	.mlx
	adds r33 = 72, r12
	movl r36 = @gprel(.LC0)
	;;
	.mlx
	nop 0
	movl r37 = @gprel(.LC1)
	.mlx
	add r36 = r1, r36
	movl r35 = @gprel(.LC2)
	;;
	.mmi
	add r37 = r1, r37
	nop 0
	add r35 = r1, r35
	;;
	.mmi
	nop 0
	.savesp ar.lc, 88
	st8 [r16] = r18, 24
	nop 0
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.mlx
	setf.s f3 = r14
	movl r14 = 0xbff0000000000000
	;;
	.mmi
	setf.d f2 = r14
	nop 0
	nop 0
	.align 32
.L7:
	.mmi
	ldfd f6 = [r34], 8
	nop 0
	mov r41 = r36
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r32] = r15
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f6 = f6
	;;
	.mmi
	getf.s r15 = f6
	;;
	st4.rel [r33] = r15
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	setf.d f6 = r14
	setf.d f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f7
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r42 = f6
	nop 0
	;;
	.mib
	getf.sig r43 = f7
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r1 = r40
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f3
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L2
	.mmi
	ld4.acq r15 = [r33]
	;;
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f4
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L21
.L2:
	.mmi
	ld8.acq r15 = [r32]
	nop 0
	mov r41 = r35
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L22
.L5:
	.mib
	addl r41 = 10, r0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L7
	;;
.L24:
	.mlx
	nop 0
	movl r14 = 0x43e0000000000000
	.mlx
	adds r32 = 48, r12
	movl r33 = @gprel(large.1#)
	;;
	.mlx
	setf.d f2 = r14
	movl r34 = @gprel(.LC3)
	.mlx
	add r33 = r1, r33
	movl r35 = @gprel(.LC4)
	;;
	.mmi
	add r34 = r1, r34
	add r35 = r1, r35
	mov ar.lc = 7
	;;
	.align 32
.L10:
	.mmi
	ldfd f6 = [r33], 8
	nop 0
	mov r41 = r34
	;;
	.mmi
	getf.d r15 = f6
	;;
	st8.rel [r32] = r15
	nop 0
	;;
	.mmi
	ld8.acq r14 = [r32]
	;;
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fxu.trunc f6 = f6
	;;
	.mib
	getf.sig r42 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r32]
	mov r1 = r40
	addl r41 = 10, r0
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f6, f2
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dpnt .L23
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L10
	;;
.L25:
	.mlx
	adds r32 = 40, r12
	movl r35 = @gprel(whole.0#)
	.mlx
	adds r34 = 68, r12
	movl r36 = @gprel(.LC5)
	;;
	.mmb
	add r35 = r1, r35
	adds r33 = 64, r12
	nop 0
	.mmi
	adds r37 = 16, r12
	add r36 = r1, r36
	mov ar.lc = 10
	;;
	.align 32
.L11:
	.mmi
	ld8 r14 = [r35], 8
	adds r15 = 32, r12
	mov r41 = r36
	;;
	.mmi
	st8.rel [r32] = r14
	;;
	ld8.acq r14 = [r32]
	nop 0
	;;
	.mmi
	st8.rel [r15] = r14
	;;
	ld8.acq r14 = [r32]
	nop 0
	;;
	.mmi
	st4.rel [r34] = r14
	;;
	ld8.acq r14 = [r32]
	nop 0
	;;
	.mmi
	st4.rel [r33] = r14
	;;
	ld8.acq r14 = [r32]
	nop 0
	.mmi
	ld8.acq r15 = [r32]
	;;
	setf.sig f10 = r14
	adds r14 = 32, r12
	.mmi
	nop 0
	setf.sig f8 = r15
	nop 0
	;;
	.mmi
	ld8.acq r44 = [r14]
	ld8.acq r45 = [r14]
	nop 0
	;;
	.mmi
	setf.sig f6 = r45
	setf.sig f7 = r44
	nop 0
	.mmi
	ld4.acq r15 = [r34]
	ld4.acq r14 = [r34]
	nop 0
	;;
	.mib
	nop 0
	sxt4 r14 = r14
	nop 0
	.mmi
	ld4.acq r48 = [r33]
	nop 0
	sxt4 r15 = r15
	;;
	.mmi
	setf.sig f9 = r15
	nop 0
	addp4 r48 = r48, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f8 = f8
	.mmf
	setf.sig f12 = r48
	nop 0
	fcvt.xf f10 = f10
	;;
	.mfi
	nop 0
	fcvt.xuf.s f11 = f6
	nop 0
	.mmf
	setf.sig f6 = r14
	ld4.acq r14 = [r33]
	fcvt.xuf.d f7 = f7
	;;
	.mmi
	nop 0
	addp4 r14 = r14, r0
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f9 = f9
	nop 0
	.mfi
	nop 0
	fnorm.s f8 = f8
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xuf.d f12 = f12
	nop 0
	.mfi
	nop 0
	fnorm.d f10 = f10
	nop 0
	;;
	.mmf
	getf.d r44 = f7
	setf.sig f7 = r14
	fnorm.d f11 = f11
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfi
	nop 0
	fnorm.d f9 = f9
	nop 0
	.mfi
	nop 0
	fnorm.d f8 = f8
	nop 0
	;;
	.mmi
	getf.d r48 = f12
	;;
	getf.d r45 = f11
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xuf.s f7 = f7
	.mmf
	getf.d r42 = f10
	nop 0
	fnorm.s f6 = f6
	;;
	.mmi
	getf.d r46 = f9
	;;
	getf.d r43 = f8
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f7 = f7
	nop 0
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	;;
	.mmi
	nop 0
	stfd [r37] = f7
	nop 0
	;;
	.mib
	getf.d r47 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L11
	;;
	.mmi
	adds r14 = 78, r12
	addl r16 = -77, r0
	adds r15 = 76, r12
	.mlx
	addl r45 = 65000, r0
	movl r41 = @gprel(.LC6)
	;;
	.mmi
	st1.rel [r14] = r16
	addl r16 = -536, r0
	add r41 = r1, r41
	.mmi
	addl r44 = -12, r0
	;;
	st2.rel [r15] = r16
	nop 0
	;;
	.mmi
	ld1.acq r14 = [r14]
	ld2.acq r43 = [r15]
	nop 0
	;;
	.mii
	nop 0
	sxt1 r14 = r14
	zxt2 r43 = r43
	;;
	.mmi
	setf.sig f6 = r14
	setf.sig f7 = r43
	nop 0
	;;
	.mfi
	nop 0
	fcvt.xf f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.xuf.d f7 = f7
	nop 0
	;;
	.mfi
	nop 0
	fnorm.d f6 = f6
	nop 0
	.mmi
	getf.d r43 = f7
	nop 0
	nop 0
	;;
	.mib
	getf.d r42 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmb
	mov r8 = r0
	mov r1 = r40
	nop 0
	.mmi
	adds r19 = 88, r12
	adds r20 = 96, r12
	mov b0 = r38
	;;
	.mmi
	nop 0
	ldf.fill f2 = [r20], 32
	mov ar.pfs = r39
	.mmi
	ld8 r21 = [r19], 24
	;;
	ldf.fill f3 = [r19]
	mov ar.lc = r21
	;;
	.mib
	ldf.fill f4 = [r20]
	.label_state 1
	.restore sp
	adds r12 = 128, r12
	br.ret.sptk.many b0
.L22:
	.body
	.copy_state 1
	.mmi
	ld8.acq r14 = [r32]
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	setf.d f6 = r14
	setf.d f7 = r15
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fxu.trunc f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.fxu.trunc f7 = f7
	nop 0
	;;
	.mmi
	nop 0
	getf.sig r42 = f6
	nop 0
	;;
	.mib
	getf.sig r43 = f7
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L7
	.mib
	nop 0
	nop 0
	br .L24
.L21:
	.mmi
	ld4.acq r14 = [r33]
	nop 0
	mov r41 = r37
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mib
	getf.sig r42 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	ld8.acq r15 = [r32]
	mov r41 = r35
	mov r1 = r40
	;;
	.mmi
	nop 0
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcmp.gt p6, p7 = f6, f2
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dptk .L5
	.mib
	nop 0
	nop 0
	br .L22
.L23:
	.mmi
	nop 0
	ld8.acq r14 = [r32]
	mov r41 = r35
	.mmi
	nop 0
	ld8.acq r15 = [r32]
	nop 0
	;;
	.mmi
	setf.d f6 = r15
	setf.d f7 = r14
	nop 0
	;;
	.mfi
	nop 0
	fneg f6 = f6
	nop 0
	.mfi
	nop 0
	fcvt.fx.trunc f7 = f7
	nop 0
	;;
	.mfi
	nop 0
	fcvt.fx.trunc f6 = f6
	nop 0
	.mmi
	getf.sig r42 = f7
	nop 0
	nop 0
	;;
	.mib
	getf.sig r43 = f6
	nop 0
	br.call.sptk.many b0 = printf#
	;;
	.mmi
	mov r1 = r40
	nop 0
	addl r41 = 10, r0
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = putchar#
	;;
	.mib
	nop 0
	mov r1 = r40
	br.cloop.sptk.few .L10
	.mib
	nop 0
	nop 0
	br .L25
	.endp main#
	.section	.rodata
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
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
