// 6e8f5dcc145c29d4c131e750ed34a4a6
	.file	"near-limits.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.text
	.section	.rodata
	.align 8
	.type	doubles#, @object
	.size	doubles#, 192
doubles:
	data8	9218868437227405311
	data8	9218868437227405310
	data8	9214364837600034816
	data8	9214364837600034817
	data8	9214364837600034815
	data8	9214364837600034813
	data8	9214364558427160575
	data8	9214364837599903743
	data8	9209861237972664320
	data8	9206858838221083989
	data8	9203105838531608577
	data8	8980177656976769024
	data8	8975674057349398529
	data8	4607182418800017408
	data8	4607182418800017409
	data8	4607182418800017407
	data8	4602678819172646910
	data8	4604180019048437077
	data8	4613937818241073152
	data8	4368491638549381120
	data8	4503599627370496
	data8	4503599627370497
	data8	9007199254740991
	data8	238690780250636289
	.align 4
	.type	singles#, @object
	.size	singles#, 76
singles:
	data4	2139095039
	data4	2139095038
	data4	2130706432
	data4	2130706433
	data4	2130706431
	data4	2130706429
	data4	2125114026
	data4	2122317824
	data4	1920991232
	data4	1065353216
	data4	1065353217
	data4	1065353215
	data4	1056964606
	data4	1077936128
	data4	864026624
	data4	8388608
	data4	8388609
	data4	16777215
	data4	218103809
	.text
	.align 16
	.proc double_of#
double_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
	movl r15 = @gprel(doubles#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r15, r14
	;;
	ld8 r15 = [r14]
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	shl r14 = r14, 63
	;;
	or r14 = r14, r15
	adds r15 = -16, r2
	;;
	st8 [r15] = r14
	adds r14 = -16, r2
	;;
	ld8 r15 = [r14]
	adds r14 = -8, r2
	;;
	st8 [r14] = r15
	adds r14 = -8, r2
	;;
	ldfd f6 = [r14]
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp double_of#
	.align 16
	.proc single_of#
single_of:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -16, r12
	.body
	;;
	mov r14 = r2
	;;
	st4 [r14] = r32
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	extr.u r14 = r14, 1, 31
	movl r15 = @gprel(singles#)
	;;
	add r15 = r1, r15
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r15, r14
	;;
	ld4 r15 = [r14]
	mov r14 = r2
	;;
	ld4 r14 = [r14]
	;;
	dep.z r14 = r14, 31, 1
	;;
	or r14 = r14, r15
	adds r15 = -16, r2
	;;
	st4 [r15] = r14
	adds r14 = -16, r2
	;;
	ld4 r15 = [r14]
	adds r14 = -12, r2
	;;
	st4 [r14] = r15
	adds r14 = -12, r2
	;;
	ldfs f6 = [r14]
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp single_of#
	.align 16
	.proc add#
add:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	getf.d r14 = f6
	adds r16 = -48, r2
	;;
	st8 [r16] = r14
	adds r14 = -40, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -40, r2
	adds r15 = -48, r2
	;;
	ldfd f7 = [r15]
	ldfd f6 = [r14]
	;;
	fadd.d f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add#
	.align 16
	.proc subtract#
subtract:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	getf.d r14 = f6
	adds r16 = -48, r2
	;;
	st8 [r16] = r14
	adds r14 = -40, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -40, r2
	adds r15 = -48, r2
	;;
	ldfd f7 = [r15]
	ldfd f6 = [r14]
	;;
	fsub.d f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp subtract#
	.align 16
	.proc multiply#
multiply:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -48, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	getf.d r14 = f6
	adds r16 = -48, r2
	;;
	st8 [r16] = r14
	adds r14 = -40, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -40, r2
	adds r15 = -48, r2
	;;
	ldfd f7 = [r15]
	ldfd f6 = [r14]
	;;
	fmpy.d f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp multiply#
	.align 16
	.proc fused#
fused:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	getf.d r14 = f6
	adds r16 = -48, r37
	;;
	st8 [r16] = r14
	adds r14 = -40, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r15 = -32, r37
	adds r14 = -40, r37
	;;
	ldfd f10 = [r15]
	ldfd f9 = [r14]
	adds r14 = -48, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = fma#
	mov r1 = r38
	;;
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fused#
	.align 16
	.proc fused_less#
fused_less:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	getf.d r14 = f6
	adds r16 = -48, r37
	;;
	st8 [r16] = r14
	adds r14 = -40, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	adds r14 = -40, r37
	;;
	mov f10 = f6
	ldfd f9 = [r14]
	adds r14 = -48, r37
	;;
	ldfd f8 = [r14]
	br.call.sptk.many b0 = fma#
	mov r1 = r38
	;;
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fused_less#
	.align 16
	.proc negated#
negated:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -64, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	;;
	getf.d r14 = f6
	adds r16 = -48, r37
	;;
	st8 [r16] = r14
	adds r14 = -40, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -32, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	ld8.acq r16 = [r15]
	;;
	setf.d f6 = r16
	;;
	stfd [r14] = f6
	adds r14 = -48, r37
	;;
	ldfd f6 = [r14]
	;;
	fneg f6 = f6
	adds r15 = -32, r37
	adds r14 = -40, r37
	;;
	ldfd f10 = [r15]
	mov f9 = f6
	ldfd f8 = [r14]
	br.call.sptk.many b0 = fma#
	mov r1 = r38
	;;
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp negated#
	.align 16
	.proc add_single#
add_single:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	getf.s r14 = f6
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
	adds r14 = -28, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -28, r2
	adds r15 = -32, r2
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	fadd.s f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp add_single#
	.align 16
	.proc subtract_single#
subtract_single:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	getf.s r14 = f6
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
	adds r14 = -28, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -28, r2
	adds r15 = -32, r2
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	fsub.s f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp subtract_single#
	.align 16
	.proc multiply_single#
multiply_single:
	.prologue 2, 2
	.vframe r2
	mov r2 = r12
	adds r12 = -32, r12
	.body
	;;
	adds r14 = -16, r2
	;;
	st8 [r14] = r32
	adds r14 = -8, r2
	;;
	st8 [r14] = r33
	mov r14 = r2
	;;
	st8 [r14] = r34
	adds r14 = -16, r2
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	getf.s r14 = f6
	adds r16 = -32, r2
	;;
	st4 [r16] = r14
	adds r14 = -28, r2
	adds r15 = -8, r2
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r2
	mov r15 = r2
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -28, r2
	adds r15 = -32, r2
	;;
	ldfs f7 = [r15]
	ldfs f6 = [r14]
	;;
	fmpy.s f6 = f7, f6
	;;
	mov f8 = f6
	.restore sp
	mov r12 = r2
	br.ret.sptk.many b0
	;;
	.endp multiply_single#
	.align 16
	.proc fused_single#
fused_single:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	getf.s r14 = f6
	adds r16 = -32, r37
	;;
	st4 [r16] = r14
	adds r14 = -28, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r15 = -24, r37
	adds r14 = -28, r37
	;;
	ldfs f10 = [r15]
	ldfs f9 = [r14]
	adds r14 = -32, r37
	;;
	ldfs f8 = [r14]
	br.call.sptk.many b0 = fmaf#
	mov r1 = r38
	;;
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fused_single#
	.align 16
	.proc fused_less_single#
fused_less_single:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	getf.s r14 = f6
	adds r16 = -32, r37
	;;
	st4 [r16] = r14
	adds r14 = -28, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r37
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
	adds r14 = -28, r37
	;;
	mov f10 = f6
	ldfs f9 = [r14]
	adds r14 = -32, r37
	;;
	ldfs f8 = [r14]
	br.call.sptk.many b0 = fmaf#
	mov r1 = r38
	;;
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp fused_less_single#
	.align 16
	.proc negated_single#
negated_single:
	.prologue 14, 35
	.save ar.pfs, r36
	alloc r36 = ar.pfs, 3, 4, 0, 0
	.vframe r37
	mov r37 = r12
	adds r12 = -48, r12
	.save rp, r35
	mov r35 = b0
	mov r38 = r1
	.body
	;;
	adds r14 = -16, r37
	;;
	st8 [r14] = r32
	adds r14 = -8, r37
	;;
	st8 [r14] = r33
	mov r14 = r37
	;;
	st8 [r14] = r34
	adds r14 = -16, r37
	;;
	ld8 r14 = [r14]
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	getf.s r14 = f6
	adds r16 = -32, r37
	;;
	st4 [r16] = r14
	adds r14 = -28, r37
	adds r15 = -8, r37
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -24, r37
	mov r15 = r37
	;;
	ld8 r15 = [r15]
	;;
	ld4.acq r16 = [r15]
	;;
	setf.s f6 = r16
	;;
	stfs [r14] = f6
	adds r14 = -32, r37
	;;
	ldfs f6 = [r14]
	;;
	fneg f6 = f6
	adds r15 = -24, r37
	adds r14 = -28, r37
	;;
	ldfs f10 = [r15]
	mov f9 = f6
	ldfs f8 = [r14]
	br.call.sptk.many b0 = fmaf#
	mov r1 = r38
	;;
	mov f6 = f8
	;;
	mov f8 = f6
	mov ar.pfs = r36
	mov b0 = r35
	.restore sp
	mov r12 = r37
	br.ret.sptk.many b0
	;;
	.endp negated_single#
	.section	.rodata
	.align 8
.LC0:
	stringz	"add"
	.align 8
.LC1:
	stringz	"%-18s %08x inexact %u overflows %u\n"
	.align 8
.LC2:
	stringz	"subtract"
	.align 8
.LC3:
	stringz	"multiply"
	.align 8
.LC4:
	stringz	"fused"
	.align 8
.LC5:
	stringz	"fused_less"
	.align 8
.LC6:
	stringz	"negated"
	.align 8
.LC7:
	stringz	"add_single"
	.align 8
.LC8:
	stringz	"subtract_single"
	.align 8
.LC9:
	stringz	"multiply_single"
	.align 8
.LC10:
	stringz	"fused_single"
	.align 8
.LC11:
	stringz	"fused_less_single"
	.align 8
.LC12:
	stringz	"negated_single"
	.text
	.align 16
	.global main#
	.type	main#, @function
	.proc main#
main:
	.prologue 14, 33
	.save ar.pfs, r34
	alloc r34 = ar.pfs, 0, 5, 5, 0
	.vframe r35
	mov r35 = r12
	adds r12 = -864, r12
	.save rp, r33
	mov r33 = b0
	mov r36 = r1
	.body
	addl r14 = 1, r0
	;;
	adds r15 = -848, r35
	;;
	st4 [r15] = r14
	adds r14 = -844, r35
	;;
	st4 [r14] = r0
	adds r14 = -840, r35
	;;
	st4 [r14] = r0
	adds r14 = -836, r35
	;;
	st4 [r14] = r0
	br .L30
	;;
.L35:
	adds r14 = -832, r35
	;;
	st4 [r14] = r0
	br .L31
	;;
.L34:
	adds r14 = -828, r35
	;;
	st4 [r14] = r0
	br .L32
	;;
.L33:
	adds r14 = -836, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -464, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -832, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -456, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -836, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -832, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -828, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -448, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -448, r35
	adds r15 = -456, r35
	adds r14 = -464, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = add#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -440, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r32 = -472, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -472, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -472, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -472, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -468, r35
	;;
	st4 [r14] = r15
	adds r14 = -432, r35
	;;
	st8 [r14] = r0
	adds r14 = -440, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -424, r35
	;;
	stfd [r14] = f6
	adds r14 = -424, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -432, r35
	;;
	st8 [r14] = r15
	adds r14 = -432, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r16 = -848, r35
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = -848, r35
	;;
	st4 [r15] = r14
	adds r14 = -432, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r16 = -848, r35
	;;
	ld4 r14 = [r16]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = -848, r35
	;;
	st4 [r15] = r14
	adds r14 = -468, r35
	adds r16 = -848, r35
	;;
	ld4 r15 = [r16]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	adds r15 = -848, r35
	;;
	st4 [r15] = r14
	adds r14 = -472, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -844, r35
	adds r15 = -844, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -472, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -840, r35
	adds r15 = -840, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -828, r35
	adds r15 = -828, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L32:
	adds r14 = -828, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L33
	adds r14 = -832, r35
	adds r15 = -832, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L31:
	adds r14 = -832, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L34
	adds r14 = -836, r35
	adds r15 = -836, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L30:
	adds r14 = -836, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L35
	adds r15 = -840, r35
	adds r14 = -844, r35
	;;
	ld4 r41 = [r15]
	ld4 r40 = [r14]
	adds r16 = -848, r35
	;;
	ld4 r39 = [r16]
	movl r38 = @gprel(.LC0)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -824, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -820, r35
	;;
	st4 [r14] = r0
	adds r14 = -816, r35
	;;
	st4 [r14] = r0
	adds r14 = -812, r35
	;;
	st4 [r14] = r0
	br .L36
	;;
.L41:
	adds r14 = -808, r35
	;;
	st4 [r14] = r0
	br .L37
	;;
.L40:
	adds r14 = -804, r35
	;;
	st4 [r14] = r0
	br .L38
	;;
.L39:
	adds r14 = -812, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -416, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -808, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -408, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -812, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -808, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -804, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -400, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -400, r35
	adds r15 = -408, r35
	adds r14 = -416, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = subtract#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -392, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r32 = -480, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -480, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -480, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -480, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -476, r35
	;;
	st4 [r14] = r15
	adds r14 = -384, r35
	;;
	st8 [r14] = r0
	adds r14 = -392, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -376, r35
	;;
	stfd [r14] = f6
	adds r14 = -376, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -384, r35
	;;
	st8 [r14] = r15
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -824, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -824, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -384, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -824, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -824, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -824, r35
	adds r14 = -476, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -824, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -480, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -820, r35
	adds r15 = -820, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -480, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -816, r35
	adds r15 = -816, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -804, r35
	adds r15 = -804, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L38:
	adds r14 = -804, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L39
	adds r14 = -808, r35
	adds r15 = -808, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L37:
	adds r14 = -808, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L40
	adds r14 = -812, r35
	adds r15 = -812, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L36:
	adds r14 = -812, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L41
	adds r16 = -816, r35
	adds r15 = -820, r35
	adds r14 = -824, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC2)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -800, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -796, r35
	;;
	st4 [r14] = r0
	adds r14 = -792, r35
	;;
	st4 [r14] = r0
	adds r14 = -788, r35
	;;
	st4 [r14] = r0
	br .L42
	;;
.L47:
	adds r14 = -784, r35
	;;
	st4 [r14] = r0
	br .L43
	;;
.L46:
	adds r14 = -780, r35
	;;
	st4 [r14] = r0
	br .L44
	;;
.L45:
	adds r14 = -788, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -368, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -784, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -360, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -788, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -784, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -780, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -352, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -352, r35
	adds r15 = -360, r35
	adds r14 = -368, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = multiply#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -344, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r32 = -488, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -488, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -488, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -488, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -484, r35
	;;
	st4 [r14] = r15
	adds r14 = -336, r35
	;;
	st8 [r14] = r0
	adds r14 = -344, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -328, r35
	;;
	stfd [r14] = f6
	adds r14 = -328, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -336, r35
	;;
	st8 [r14] = r15
	adds r14 = -336, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -800, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -800, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -336, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -800, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -800, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -800, r35
	adds r14 = -484, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -800, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -488, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -796, r35
	adds r15 = -796, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -488, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -792, r35
	adds r15 = -792, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -780, r35
	adds r15 = -780, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L44:
	adds r14 = -780, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L45
	adds r14 = -784, r35
	adds r15 = -784, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L43:
	adds r14 = -784, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L46
	adds r14 = -788, r35
	adds r15 = -788, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L42:
	adds r14 = -788, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L47
	adds r16 = -792, r35
	adds r15 = -796, r35
	adds r14 = -800, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC3)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -776, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -772, r35
	;;
	st4 [r14] = r0
	adds r14 = -768, r35
	;;
	st4 [r14] = r0
	adds r14 = -764, r35
	;;
	st4 [r14] = r0
	br .L48
	;;
.L53:
	adds r14 = -760, r35
	;;
	st4 [r14] = r0
	br .L49
	;;
.L52:
	adds r14 = -756, r35
	;;
	st4 [r14] = r0
	br .L50
	;;
.L51:
	adds r14 = -764, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -320, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -760, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -312, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -764, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -760, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -756, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -304, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -304, r35
	adds r15 = -312, r35
	adds r14 = -320, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = fused#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -296, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r32 = -496, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -496, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -496, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -496, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -492, r35
	;;
	st4 [r14] = r15
	adds r14 = -288, r35
	;;
	st8 [r14] = r0
	adds r14 = -296, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -280, r35
	;;
	stfd [r14] = f6
	adds r14 = -280, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -288, r35
	;;
	st8 [r14] = r15
	adds r14 = -288, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -776, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -776, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -288, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -776, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -776, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -776, r35
	adds r14 = -492, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -776, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -496, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -772, r35
	adds r15 = -772, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -496, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -768, r35
	adds r15 = -768, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -756, r35
	adds r15 = -756, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L50:
	adds r14 = -756, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L51
	adds r14 = -760, r35
	adds r15 = -760, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L49:
	adds r14 = -760, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L52
	adds r14 = -764, r35
	adds r15 = -764, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L48:
	adds r14 = -764, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L53
	adds r16 = -768, r35
	adds r15 = -772, r35
	adds r14 = -776, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC4)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -752, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -748, r35
	;;
	st4 [r14] = r0
	adds r14 = -744, r35
	;;
	st4 [r14] = r0
	adds r14 = -740, r35
	;;
	st4 [r14] = r0
	br .L54
	;;
.L59:
	adds r14 = -736, r35
	;;
	st4 [r14] = r0
	br .L55
	;;
.L58:
	adds r14 = -732, r35
	;;
	st4 [r14] = r0
	br .L56
	;;
.L57:
	adds r14 = -740, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -272, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -736, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -264, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -740, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -736, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -732, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -256, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -256, r35
	adds r15 = -264, r35
	adds r14 = -272, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = fused_less#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -248, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r32 = -504, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -504, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -504, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -504, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -500, r35
	;;
	st4 [r14] = r15
	adds r14 = -240, r35
	;;
	st8 [r14] = r0
	adds r14 = -248, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -232, r35
	;;
	stfd [r14] = f6
	adds r14 = -232, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -240, r35
	;;
	st8 [r14] = r15
	adds r14 = -240, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -752, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -752, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -240, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -752, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -752, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -752, r35
	adds r14 = -500, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -752, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -504, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -748, r35
	adds r15 = -748, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -504, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -744, r35
	adds r15 = -744, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -732, r35
	adds r15 = -732, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L56:
	adds r14 = -732, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L57
	adds r14 = -736, r35
	adds r15 = -736, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L55:
	adds r14 = -736, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L58
	adds r14 = -740, r35
	adds r15 = -740, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L54:
	adds r14 = -740, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L59
	adds r16 = -744, r35
	adds r15 = -748, r35
	adds r14 = -752, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC5)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -728, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -724, r35
	;;
	st4 [r14] = r0
	adds r14 = -720, r35
	;;
	st4 [r14] = r0
	adds r14 = -716, r35
	;;
	st4 [r14] = r0
	br .L60
	;;
.L65:
	adds r14 = -712, r35
	;;
	st4 [r14] = r0
	br .L61
	;;
.L64:
	adds r14 = -708, r35
	;;
	st4 [r14] = r0
	br .L62
	;;
.L63:
	adds r14 = -716, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -224, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r14 = -712, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -216, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	adds r14 = -716, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -712, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -708, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -6148914691236517205
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 4, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = double_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -208, r35
	;;
	getf.d r15 = f6
	;;
	st8.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -208, r35
	adds r15 = -216, r35
	adds r14 = -224, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = negated#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -200, r35
	;;
	getf.d r16 = f6
	;;
	st8.rel [r14] = r16
	adds r32 = -512, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -512, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -512, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -512, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -508, r35
	;;
	st4 [r14] = r15
	adds r14 = -192, r35
	;;
	st8 [r14] = r0
	adds r14 = -200, r35
	;;
	ld8.acq r15 = [r14]
	;;
	setf.d f6 = r15
	adds r14 = -184, r35
	;;
	stfd [r14] = f6
	adds r14 = -184, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -192, r35
	;;
	st8 [r14] = r15
	adds r14 = -192, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -728, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -728, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -192, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -728, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -728, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -728, r35
	adds r14 = -508, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -728, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -512, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -724, r35
	adds r15 = -724, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -512, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -720, r35
	adds r15 = -720, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -708, r35
	adds r15 = -708, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L62:
	adds r14 = -708, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L63
	adds r14 = -712, r35
	adds r15 = -712, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L61:
	adds r14 = -712, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L64
	adds r14 = -716, r35
	adds r15 = -716, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L60:
	adds r14 = -716, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 47, r14
	(p6) br.cond.dptk .L65
	adds r16 = -720, r35
	adds r15 = -724, r35
	adds r14 = -728, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC6)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -704, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -700, r35
	;;
	st4 [r14] = r0
	adds r14 = -696, r35
	;;
	st4 [r14] = r0
	adds r14 = -692, r35
	;;
	st4 [r14] = r0
	br .L66
	;;
.L71:
	adds r14 = -688, r35
	;;
	st4 [r14] = r0
	br .L67
	;;
.L70:
	adds r14 = -684, r35
	;;
	st4 [r14] = r0
	br .L68
	;;
.L69:
	adds r14 = -692, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -176, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -688, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -172, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -692, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -688, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -684, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -168, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -168, r35
	adds r15 = -172, r35
	adds r14 = -176, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = add_single#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -164, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r32 = -520, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -520, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -520, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -520, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -516, r35
	;;
	st4 [r14] = r15
	adds r14 = -160, r35
	;;
	st8 [r14] = r0
	adds r14 = -164, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f6 = f6
	adds r14 = -152, r35
	;;
	stfd [r14] = f6
	adds r14 = -152, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -160, r35
	;;
	st8 [r14] = r15
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -704, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -704, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -160, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -704, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -704, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -704, r35
	adds r14 = -516, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -704, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -520, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -700, r35
	adds r15 = -700, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -520, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -696, r35
	adds r15 = -696, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -684, r35
	adds r15 = -684, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L68:
	adds r14 = -684, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L69
	adds r14 = -688, r35
	adds r15 = -688, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L67:
	adds r14 = -688, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L70
	adds r14 = -692, r35
	adds r15 = -692, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L66:
	adds r14 = -692, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L71
	adds r16 = -696, r35
	adds r15 = -700, r35
	adds r14 = -704, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC7)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -680, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -676, r35
	;;
	st4 [r14] = r0
	adds r14 = -672, r35
	;;
	st4 [r14] = r0
	adds r14 = -668, r35
	;;
	st4 [r14] = r0
	br .L72
	;;
.L77:
	adds r14 = -664, r35
	;;
	st4 [r14] = r0
	br .L73
	;;
.L76:
	adds r14 = -660, r35
	;;
	st4 [r14] = r0
	br .L74
	;;
.L75:
	adds r14 = -668, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -144, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -664, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -140, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -668, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -664, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -660, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -136, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -136, r35
	adds r15 = -140, r35
	adds r14 = -144, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = subtract_single#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -132, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r32 = -528, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -528, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -528, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -528, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -524, r35
	;;
	st4 [r14] = r15
	adds r14 = -128, r35
	;;
	st8 [r14] = r0
	adds r14 = -132, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f6 = f6
	adds r14 = -120, r35
	;;
	stfd [r14] = f6
	adds r14 = -120, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -128, r35
	;;
	st8 [r14] = r15
	adds r14 = -128, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -680, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -680, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -128, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -680, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -680, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -680, r35
	adds r14 = -524, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -680, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -528, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -676, r35
	adds r15 = -676, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -528, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -672, r35
	adds r15 = -672, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -660, r35
	adds r15 = -660, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L74:
	adds r14 = -660, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L75
	adds r14 = -664, r35
	adds r15 = -664, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L73:
	adds r14 = -664, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L76
	adds r14 = -668, r35
	adds r15 = -668, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L72:
	adds r14 = -668, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L77
	adds r16 = -672, r35
	adds r15 = -676, r35
	adds r14 = -680, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC8)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -656, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -652, r35
	;;
	st4 [r14] = r0
	adds r14 = -648, r35
	;;
	st4 [r14] = r0
	adds r14 = -644, r35
	;;
	st4 [r14] = r0
	br .L78
	;;
.L83:
	adds r14 = -640, r35
	;;
	st4 [r14] = r0
	br .L79
	;;
.L82:
	adds r14 = -636, r35
	;;
	st4 [r14] = r0
	br .L80
	;;
.L81:
	adds r14 = -644, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -112, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -640, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -108, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -644, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -640, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -636, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -104, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -104, r35
	adds r15 = -108, r35
	adds r14 = -112, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = multiply_single#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -100, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r32 = -536, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -536, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -536, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -536, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -532, r35
	;;
	st4 [r14] = r15
	adds r14 = -96, r35
	;;
	st8 [r14] = r0
	adds r14 = -100, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f6 = f6
	adds r14 = -88, r35
	;;
	stfd [r14] = f6
	adds r14 = -88, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -96, r35
	;;
	st8 [r14] = r15
	adds r14 = -96, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -656, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -656, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -96, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -656, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -656, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -656, r35
	adds r14 = -532, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -656, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -536, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -652, r35
	adds r15 = -652, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -536, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -648, r35
	adds r15 = -648, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -636, r35
	adds r15 = -636, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L80:
	adds r14 = -636, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L81
	adds r14 = -640, r35
	adds r15 = -640, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L79:
	adds r14 = -640, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L82
	adds r14 = -644, r35
	adds r15 = -644, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L78:
	adds r14 = -644, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L83
	adds r16 = -648, r35
	adds r15 = -652, r35
	adds r14 = -656, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC9)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -632, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -628, r35
	;;
	st4 [r14] = r0
	adds r14 = -624, r35
	;;
	st4 [r14] = r0
	adds r14 = -620, r35
	;;
	st4 [r14] = r0
	br .L84
	;;
.L89:
	adds r14 = -616, r35
	;;
	st4 [r14] = r0
	br .L85
	;;
.L88:
	adds r14 = -612, r35
	;;
	st4 [r14] = r0
	br .L86
	;;
.L87:
	adds r14 = -620, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -80, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -616, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -76, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -620, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -616, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -612, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -72, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -72, r35
	adds r15 = -76, r35
	adds r14 = -80, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = fused_single#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -68, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r32 = -544, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -544, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -544, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -544, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -540, r35
	;;
	st4 [r14] = r15
	adds r14 = -64, r35
	;;
	st8 [r14] = r0
	adds r14 = -68, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f6 = f6
	adds r14 = -56, r35
	;;
	stfd [r14] = f6
	adds r14 = -56, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -64, r35
	;;
	st8 [r14] = r15
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -632, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -632, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -64, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -632, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -632, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -632, r35
	adds r14 = -540, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -632, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -544, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -628, r35
	adds r15 = -628, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -544, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -624, r35
	adds r15 = -624, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -612, r35
	adds r15 = -612, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L86:
	adds r14 = -612, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L87
	adds r14 = -616, r35
	adds r15 = -616, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L85:
	adds r14 = -616, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L88
	adds r14 = -620, r35
	adds r15 = -620, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L84:
	adds r14 = -620, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L89
	adds r16 = -624, r35
	adds r15 = -628, r35
	adds r14 = -632, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC10)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -608, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -604, r35
	;;
	st4 [r14] = r0
	adds r14 = -600, r35
	;;
	st4 [r14] = r0
	adds r14 = -596, r35
	;;
	st4 [r14] = r0
	br .L90
	;;
.L95:
	adds r14 = -592, r35
	;;
	st4 [r14] = r0
	br .L91
	;;
.L94:
	adds r14 = -588, r35
	;;
	st4 [r14] = r0
	br .L92
	;;
.L93:
	adds r14 = -596, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -48, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -592, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -44, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -596, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -592, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -588, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -40, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -40, r35
	adds r15 = -44, r35
	adds r14 = -48, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = fused_less_single#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -36, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r32 = -552, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -552, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -552, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -552, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -548, r35
	;;
	st4 [r14] = r15
	adds r14 = -32, r35
	;;
	st8 [r14] = r0
	adds r14 = -36, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f6 = f6
	adds r14 = -24, r35
	;;
	stfd [r14] = f6
	adds r14 = -24, r35
	;;
	ld8 r15 = [r14]
	adds r14 = -32, r35
	;;
	st8 [r14] = r15
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -608, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -608, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -32, r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -608, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -608, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -608, r35
	adds r14 = -548, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -608, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -552, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -604, r35
	adds r15 = -604, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -552, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -600, r35
	adds r15 = -600, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -588, r35
	adds r15 = -588, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L92:
	adds r14 = -588, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L93
	adds r14 = -592, r35
	adds r15 = -592, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L91:
	adds r14 = -592, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L94
	adds r14 = -596, r35
	adds r15 = -596, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L90:
	adds r14 = -596, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L95
	adds r16 = -600, r35
	adds r15 = -604, r35
	adds r14 = -608, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC11)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	adds r14 = -584, r35
	addl r15 = 1, r0
	;;
	st4 [r14] = r15
	adds r14 = -580, r35
	;;
	st4 [r14] = r0
	adds r14 = -576, r35
	;;
	st4 [r14] = r0
	adds r14 = -572, r35
	;;
	st4 [r14] = r0
	br .L96
	;;
.L101:
	adds r14 = -568, r35
	;;
	st4 [r14] = r0
	br .L97
	;;
.L100:
	adds r14 = -564, r35
	;;
	st4 [r14] = r0
	br .L98
	;;
.L99:
	adds r14 = -572, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -16, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r14 = -568, r35
	;;
	ld4 r37 = [r14]
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -12, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	adds r14 = -572, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	sub r16 = r14, r15
	adds r14 = -568, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r16 = r16, r14
	adds r14 = -564, r35
	;;
	ld4 r15 = [r14]
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 2, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	add r14 = r16, r14
	;;
	addp4 r16 = r14, r0
	movl r14 = -2912643801112034465
	;;
	setf.sig f6 = r16
	setf.sig f7 = r14
	;;
	xmpy.hu f6 = f6, f7
	;;
	getf.sig r14 = f6
	;;
	shr.u r15 = r14, 5
	;;
	mov r14 = r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	sub r14 = r16, r14
	;;
	mov r37 = r14
	br.call.sptk.many b0 = single_of#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -8, r35
	;;
	getf.s r15 = f6
	;;
	st4.rel [r14] = r15
	addl r37 = 63, r0
	br.call.sptk.many b0 = feclearexcept#
	mov r1 = r36
	adds r16 = -8, r35
	adds r15 = -12, r35
	adds r14 = -16, r35
	;;
	mov r39 = r16
	mov r38 = r15
	mov r37 = r14
	br.call.sptk.many b0 = negated_single#
	mov r1 = r36
	mov f6 = f8
	adds r14 = -4, r35
	;;
	getf.s r16 = f6
	;;
	st4.rel [r14] = r16
	adds r32 = -560, r35
	addl r37 = 41, r0
	br.call.sptk.many b0 = fetestexcept#
	mov r1 = r36
	;;
	st4 [r32] = r8
	adds r14 = -560, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -560, r35
	;;
	ld4 r14 = [r14]
	;;
	extr r14 = r14, 2, 30
	;;
	and r14 = 2, r14
	;;
	add r14 = r15, r14
	adds r15 = -560, r35
	;;
	ld4 r15 = [r15]
	;;
	shladd r15 = r15, 2, r0
	;;
	and r15 = 4, r15
	;;
	add r15 = r14, r15
	adds r14 = -556, r35
	;;
	st4 [r14] = r15
	mov r14 = r35
	;;
	st8 [r14] = r0
	adds r14 = -4, r35
	;;
	ld4.acq r15 = [r14]
	;;
	setf.s f6 = r15
	;;
	fnorm.d f6 = f6
	adds r14 = 8, r35
	;;
	stfd [r14] = f6
	adds r14 = 8, r35
	;;
	ld8 r15 = [r14]
	mov r14 = r35
	;;
	st8 [r14] = r15
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	shr.u r14 = r14, 32
	;;
	mov r15 = r14
	adds r14 = -584, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -584, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	mov r14 = r35
	;;
	ld8 r14 = [r14]
	;;
	mov r15 = r14
	adds r14 = -584, r35
	;;
	ld4 r14 = [r14]
	;;
	xor r14 = r15, r14
	;;
	mov r15 = r14
	adds r16 = -584, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r15 = -584, r35
	adds r14 = -556, r35
	;;
	ld4 r15 = [r15]
	ld4 r14 = [r14]
	;;
	xor r14 = r14, r15
	;;
	mov r15 = r14
	adds r16 = -584, r35
	;;
	mov r14 = r15
	;;
	dep.z r14 = r14, 16, 16
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 3, r0
	;;
	add r14 = r14, r15
	;;
	shladd r14 = r14, 1, r0
	;;
	add r14 = r14, r15
	;;
	st4 [r16] = r14
	adds r14 = -560, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 32, r14
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
	adds r14 = -580, r35
	adds r15 = -580, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -560, r35
	;;
	ld4 r14 = [r14]
	;;
	and r14 = 8, r14
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
	adds r14 = -576, r35
	adds r15 = -576, r35
	;;
	ld4 r15 = [r15]
	;;
	add r15 = r15, r16
	;;
	st4 [r14] = r15
	adds r14 = -564, r35
	adds r15 = -564, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L98:
	adds r14 = -564, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 1, r14
	(p6) br.cond.dptk .L99
	adds r14 = -568, r35
	adds r15 = -568, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L97:
	adds r14 = -568, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L100
	adds r14 = -572, r35
	adds r15 = -572, r35
	;;
	ld4 r15 = [r15]
	;;
	adds r15 = 1, r15
	;;
	st4 [r14] = r15
.L96:
	adds r14 = -572, r35
	;;
	ld4 r14 = [r14]
	;;
	cmp4.geu p6, p7 = 37, r14
	(p6) br.cond.dptk .L101
	adds r16 = -576, r35
	adds r15 = -580, r35
	adds r14 = -584, r35
	;;
	ld4 r41 = [r16]
	ld4 r40 = [r15]
	ld4 r39 = [r14]
	movl r38 = @gprel(.LC12)
	;;
	add r38 = r1, r38
	movl r37 = @gprel(.LC1)
	;;
	add r37 = r1, r37
	br.call.sptk.many b0 = printf#
	mov r1 = r36
	mov r14 = r0
	;;
	mov r8 = r14
	mov ar.pfs = r34
	mov b0 = r33
	.restore sp
	mov r12 = r35
	br.ret.sptk.many b0
	;;
	.endp main#
	.ident	"GCC: (GNU) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
