// 046ce126e7dd4949aa15f2ac476b8ffd newlib/libm/math/er_lgamma.c
	.file	"er_lgamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_lgamma_r#
	.type	__ieee754_lgamma_r#, @function
	.proc __ieee754_lgamma_r#
__ieee754_lgamma_r:
	.prologue 12, 38
	.mmb
	.save ar.pfs, r39
	alloc r39 = ar.pfs, 2, 8, 3, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	addp4 r33 = 0,r33
	.save pr, r41
	mov r41 = pr
	;;
	.mmi
	getf.d r34 = f8
	.save.f 0x1
	stf.spill [r16] = f2, 16
	.save rp, r38
	mov r38 = b0
	.mfi
	addl r14 = 1, r0
	mov f6 = f8
	mov r40 = r1
	;;
	.mmi
	nop 0
	.save.f 0x2
	stf.spill [r16] = f3
	.body
	nop 0
	.mlx
	st4 [r33] = r14
	movl r14 = 2146435071
	;;
	.mii
	nop 0
	extr.u r36 = r34, 32, 31
	mov r35 = r34
	;;
	.mmi
	cmp4.geu p6, p7 = r14, r36
	or r14 = r34, r36
	extr.u r37 = r34, 32, 32
	;;
	.mfb
	nop 0
	(p7) fmpy.d f2 = f8, f8
	(p7) br.cond.dpnt .L1
	;;
	.mlx
	cmp4.ne p6, p7 = 0, r14
	movl r14 = 999292927
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r36
	(p6) br.cond.dptk .L5
	;;
	.mmi
	cmp4.le p6, p7 = r0, r37
	;;
	(p7) setf.d f6 = r34
	(p7) addl r14 = -1, r0
	;;
	.mmi
	nop 0
	(p7) st4 [r33] = r14
	nop 0
	;;
	.mfb
	nop 0
	(p7) fneg f8 = f6
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mfi
	nop 0
	fneg f2 = f8
	mov r1 = r40
	;;
.L1:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r41, -1
	;;
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L5:
	.body
	.copy_state 1
	.mib
	nop 0
	cmp4.le p16, p17 = r0, r37
	(p16) br.cond.dptk .L7
	.mlx
	nop 0
	movl r14 = 1127219199
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r36
	(p7) br.cond.dpnt .L62
	;;
.L8:
	.mfi
	nop 0
	frcpa.s0 f2, p6 = f1, f0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f2, f0, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f7 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f2, f6, f2
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f7, f7
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f7, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f7 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f2 = f8, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov pr = r41, -1
	;;
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L7:
	.body
	.copy_state 2
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = -1072693248
	;;
	.mmi
	add r14 = r14, r36
	;;
	or r14 = r14, r34
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L52
	.mlx
	nop 0
	movl r14 = -1073741824
	;;
	.mmi
	add r14 = r14, r36
	;;
	or r35 = r14, r34
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = 0, r35
	nop 0
	(p6) br.cond.dpnt .L52
	;;
	.mib
	nop 0
	tbit.nz p6, p7 = r37, 30
	(p6) br.cond.dptk .L27
	.mfi
	nop 0
	mov f2 = f0
	nop 0
.L24:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1072483532
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r36
	movl r14 = 1073460418
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L63
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r36
	(p6) br.cond.dptk .L33
	.mlx
	nop 0
	movl r14 = 0x4000000000000000
	.mlx
	setf.d f6 = r34
	movl r15 = 0x3f2cf2eced10e54d
	;;
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3efa7074428cfa52
	.mlx
	nop 0
	movl r16 = 0x3f07858e90a45837
	;;
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3f1c5088987dfb07
	.mmf
	nop 0
	nop 0
	mov f3 = f0
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f7e404fb68fefe8
	;;
	.mfi
	nop 0
	fsub.d f9 = f9, f6
	nop 0
	.mlx
	setf.d f6 = r15
	movl r15 = 0x3f538a94116f3f5d
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f9, f9
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f6
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3f40b6c689b99c00
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f10
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0x3f67add8ccb7926b
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fb13e001a5562a7
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f951322ac92547b
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0x3fb3c467e37db0c8
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fd4a34cc4a60fad
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mmi
	setf.d f10 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mmi
	setf.d f10 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnma.d f9 = f9, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f3 = f9, f3
	nop 0
	;;
.L35:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	(p17) fsub.d f2 = f2, f3
	;;
	.mfi
	nop 0
	(p16) mov f2 = f3
	nop 0
	;;
.L66:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r41, -1
	;;
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L52:
	.body
	.copy_state 3
	.mfi
	nop 0
	mov f2 = f0
	adds r17 = 16, r12
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov pr = r41, -1
	;;
	.mii
	nop 0
	mov b0 = r38
	;;
	mov ar.pfs = r39
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L62:
	.body
	.copy_state 4
	.pred.rel.mutex p16, p17
	.mfi
	nop 0
	fneg f2 = f8
	nop 0
	.mlx
	nop 0
	movl r14 = 1070596095
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r36
	nop 0
	(p7) br.cond.dpnt .L64
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = floor#
	;;
	.mlx
	nop 0
	movl r16 = 0x4330000000000000
	.mfi
	setf.d f7 = r34
	fcmp.eq p6, p7 = f2, f8
	mov r1 = r40
	;;
	.mib
	setf.d f6 = r16
	nop 0
	(p7) br.cond.dpnt .L65
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f6, f7
	;;
	.mmi
	getf.d r14 = f7
	;;
	and r15 = 1, r14
	tbit.nz p6, p7 = r14, 0
	;;
	.mmi
	nop 0
	setf.sig f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mfb
	nop 0
	fnorm.d f6 = f6
	(p6) br.cond.dpnt .L14
.L15:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x400921fb54442d18
	.mfi
	nop 0
	mov f9 = f0
	mov r44 = r0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sin#
	;;
	.mfi
	nop 0
	fneg f2 = f8
	mov r1 = r40
	;;
.L10:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f2, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L8
	.mmi
	nop 0
	setf.d f6 = r34
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f2
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r14 = 0x400921fb54442d18
	.mfi
	nop 0
	mov f9 = f8
	mov r1 = r40
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f8, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f8, f6, f8
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f10, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f9, f10, f7
	;;
	.mfb
	nop 0
	(p6) fma.d.s0 f8 = f7, f6, f10
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mmf
	nop 0
	nop 0
	fcmp.lt p6, p7 = f2, f0
	.mmf
	mov r1 = r40
	nop 0
	mov f2 = f8
	;;
	.mmi
	nop 0
	(p6) addl r14 = -1, r0
	nop 0
	;;
	.mlx
	(p6) st4 [r33] = r14
	movl r14 = -1072693248
	;;
	.mmi
	add r14 = r14, r36
	;;
	or r14 = r14, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1
	.mlx
	nop 0
	movl r14 = -1073741824
	;;
	.mmi
	add r14 = r14, r36
	;;
	or r35 = r14, r35
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r35
	(p6) br.cond.sptk .L1
	;;
	.mmi
	setf.d f6 = r34
	nop 0
	tbit.z p6, p7 = r37, 30
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mib
	getf.d r34 = f6
	nop 0
	(p6) br.cond.dptk .L24
	.mlx
	nop 0
	movl r14 = 1075838975
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r36
	(p7) br.cond.dptk .L26
.L25:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	setf.d f8 = r34
	nop 0
	.mlx
	setf.d f7 = r34
	movl r16 = 0x3f5e26b67368f239
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f8 = f8
	;;
	.mmi
	nop 0
	getf.sig r14 = f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3f497ddaca41a95b
	;;
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3f9317ea742ed475
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	adds r14 = -3, r14
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 0x3f00bfecdd17e945
	.mii
	cmp4.ltu p7, p8 = 4, r14
	addp4 r14 = r14, r0
	;;
	shladd r14 = r14, 2, r0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f6 = f6
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f6 = f6
	;;
	.mfi
	nop 0
	fsub.d f6 = f7, f6
	nop 0
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3edebaf7a5b38140
	;;
	.mfi
	nop 0
	fma.d f7 = f6, f7, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3f9b481c7e939961
	;;
	.mfi
	nop 0
	fma.d f8 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fc2bb9cbee5f2f7
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3fc601edccfbdf27
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fd4d98f4f139f59
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3fe71a1893d3dcdc
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fcb848b36e20878
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3ff645a762c4ab74
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0xbfb3c467e37db0c8
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f6, f9
	nop 0
	.mlx
	setf.d f9 = r16
	movl r16 = 0x3fe0000000000000
	;;
	.mmi
	nop 0
	setf.d f3 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f6, f9
	.mmi
	setf.d f9 = r15
	nop 0
	addl r15 = @ltoffx(.L38), r1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f10, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f8, f10, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f9, f9
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f10, f9, f10
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f12 = f11, f11
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f9 = f9, f11, f9
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f12, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f11 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f8, f11, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f10 = f7, f9, f11
	;;
	.mfb
	nop 0
	fma.d f3 = f6, f3, f10
	(p7) br.cond.spnt .L35
	;;
	.mmi
	ld8.mov r15 = [r15], .L38
	;;
	add r14 = r14, r15
	nop 0
	;;
	.mmi
	nop 0
	ld4 r16 = [r14]
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r16
	;;
	add r14 = r14, r15
	;;
	.mib
	nop 0
	mov b6 = r14
	br b6
	.section	.rodata,	"a",	"progbits"
	.align 4
	.align 4
.L38:
	data4 @pcrel(.L47)
	data4 @pcrel(.L48)
	data4 @pcrel(.L49)
	data4 @pcrel(.L50)
	data4 @pcrel(.L37)
	.section	.text,	"ax",	"progbits"
.L14:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x400921fb54442d18
	.mfi
	nop 0
	fsub.d f6 = f1, f6
	mov r44 = r0
	;;
	.mmf
	setf.d f8 = r16
	nop 0
	mov f9 = f0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sin#
	;;
	.mfb
	mov r1 = r40
	fneg f2 = f8
	br .L10
.L27:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1075838975
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r36
	(p6) br.cond.dptk .L36
	.mfb
	nop 0
	mov f2 = f0
	br .L25
.L50:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x4014000000000000
	.mmf
	nop 0
	nop 0
	mov f7 = f1
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f8
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f7
	nop 0
.L40:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x4010000000000000
	;;
	.mmi
	nop 0
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f6, f7
	;;
	.mfi
	nop 0
	fmpy.d f7 = f7, f8
	nop 0
.L41:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x4008000000000000
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f8
	;;
	.mfi
	nop 0
	fmpy.d f8 = f8, f7
	nop 0
.L42:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mfi
	nop 0
	fadd.d f3 = f3, f8
	mov r1 = r40
	;;
.L67:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	(p17) fsub.d f2 = f2, f3
	;;
	.mfb
	nop 0
	(p16) mov f2 = f3
	br .L66
.L49:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x4010000000000000
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	;;
	.mmi
	nop 0
	setf.d f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.d f7 = f7, f8
	br .L41
	;;
.L48:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x4008000000000000
	.mmf
	nop 0
	nop 0
	mov f7 = f1
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f8 = f6, f8
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f7
	br .L42
	;;
.L47:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x4000000000000000
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	;;
	.mmi
	nop 0
	setf.d f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mfb
	mov r1 = r40
	fadd.d f3 = f3, f8
	br .L67
.L37:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x4018000000000000
	.mlx
	nop 0
	movl r15 = 0x4014000000000000
	;;
	.mmi
	setf.d f7 = r14
	setf.d f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fadd.d f7 = f6, f7
	nop 0
	.mfi
	nop 0
	fadd.d f8 = f6, f8
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f8, f7
	br .L40
.L64:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x400921fb54442d18
	.mfi
	nop 0
	mov f9 = f0
	mov r44 = r0
	;;
	.mmi
	nop 0
	setf.d f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sin#
	;;
	.mfb
	mov r1 = r40
	mov f2 = f8
	br .L10
.L65:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x3fe0000000000000
	;;
	.mmi
	nop 0
	setf.d f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f2 = f2, f6
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = floor#
	;;
	.mfi
	nop 0
	fsub.d f6 = f2, f8
	mov r1 = r40
	.mlx
	nop 0
	movl r15 = 0x4010000000000000
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x400921fb54442d18
	.mmf
	nop 0
	nop 0
	mov f9 = f0
	;;
	.mmi
	nop 0
	setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f7
	;;
	.mmi
	nop 0
	getf.sig r14 = f7
	nop 0
	;;
	.mib
	cmp4.lt p6, p7 = 4, r14
	nop 0
	(p7) br.cond.dpnt .L68
	;;
	.mmi
	nop 0
	adds r14 = -5, r14
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = 1, r14
	movl r14 = 0x3ff8000000000000
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	setf.d f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __kernel_cos#
	;;
	.mfb
	mov r1 = r40
	mov f2 = f8
	br .L10
.L68:
	.pred.rel.mutex p16, p17
	.mib
	cmp4.lt p6, p7 = 2, r14
	nop 0
	(p6) br.cond.dpnt .L14
	;;
	.mib
	cmp4.eq p6, p7 = 0, r14
	adds r14 = -1, r14
	(p6) br.cond.dpnt .L15
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = 1, r14
	(p6) br.cond.dptk .L16
	.mlx
	nop 0
	movl r16 = 0x3fe0000000000000
	.mlx
	nop 0
	movl r14 = 0x400921fb54442d18
	;;
	.mmf
	setf.d f8 = r16
	nop 0
	mov f9 = f0
	;;
	.mfi
	nop 0
	fsub.d f6 = f8, f6
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __kernel_cos#
	;;
	.mfb
	mov r1 = r40
	fneg f2 = f8
	br .L10
.L16:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x4000000000000000
	.mlx
	mov r44 = r0
	movl r14 = 0x400921fb54442d18
	;;
	.mmf
	setf.d f7 = r16
	setf.d f8 = r14
	mov f9 = f0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.d f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sin#
	;;
	.mfb
	mov r1 = r40
	fneg f2 = f8
	br .L10
	;;
.L36:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1133510655
	.mmf
	nop 0
	nop 0
	mov f2 = f0
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r36
	(p6) br.cond.dptk .L43
.L26:
	.pred.rel.mutex p16, p17
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	setf.d f6 = r34
	movl r14 = 0x3fe0000000000000
	.mfi
	nop 0
	fsub.d f10 = f8, f1
	mov r1 = r40
	;;
	.mlx
	setf.d f3 = r14
	movl r15 = 0xbf5ab89d0b9e43e4
	.mlx
	nop 0
	movl r16 = 0x3f4b67ba4cdad5d1
	;;
	.mlx
	nop 0
	movl r14 = 0xbf4380cb8c0fe741
	;;
	.mmf
	nop 0
	nop 0
	mov f9 = f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f3 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f7, p6 = f1, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f9, f7, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f8 = f6, f6
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f7, f6, f7
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f6 = f6, f8, f6
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f8 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f9 = f9, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.d.s0 f7 = f9, f6, f8
	.mmi
	setf.d f9 = r16
	setf.d f6 = r15
	nop 0
	;;
	.mlx
	nop 0
	movl r15 = 0x3f4a019f98cf38b6
	.mlx
	nop 0
	movl r16 = 0xbf66c16c16b02e5c
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f7, f7
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f9
	nop 0
	.mlx
	setf.d f9 = r14
	movl r14 = 0x3fb555555555553b
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mlx
	setf.d f9 = r15
	movl r15 = 0x3fdacfe390c97d69
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mmi
	setf.d f9 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mmi
	setf.d f9 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f9
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f7, f8
	;;
	.mmf
	nop 0
	nop 0
	fma.d f3 = f3, f10, f6
	;;
	.mmf
	nop 0
	nop 0
	(p17) fsub.d f2 = f2, f3
	;;
	.mfb
	nop 0
	(p16) mov f2 = f3
	br .L66
.L43:
	.pred.rel.mutex p16, p17
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mfi
	setf.d f6 = r34
	fsub.d f3 = f8, f1
	mov r1 = r40
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f3 = f3, f6
	;;
	.mmf
	nop 0
	nop 0
	(p17) fsub.d f2 = f2, f3
	;;
	.mfb
	nop 0
	(p16) mov f2 = f3
	br .L66
.L33:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1072936131
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r36
	(p6) br.cond.dptk .L34
	.mlx
	nop 0
	movl r14 = 0x3ff762d86356be3f
	.mlx
	setf.d f6 = r34
	movl r15 = 0xbf347f24ecc38c38
	;;
	.mlx
	setf.d f11 = r14
	movl r16 = 0x3f4cdf0cef61a8e9
	.mlx
	setf.d f9 = r15
	movl r14 = 0x3f35fd3ee8c2d3f4
	;;
	.mlx
	nop 0
	movl r15 = 0xbf41a6109c73e0ec
	.mmf
	nop 0
	nop 0
	mov f3 = f0
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbf6e2effb3e914d7
	;;
	.mfi
	nop 0
	fsub.d f11 = f6, f11
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3f34af6d6c0ebbf7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f11, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f10, f11
	;;
	.mfi
	nop 0
	fma.d f9 = f7, f9, f6
	nop 0
	.mlx
	setf.d f6 = r14
	movl r14 = 0xbf56fe8ebf2d1af1
	;;
	.mlx
	setf.d f12 = r14
	movl r14 = 0x3f78fce0e370e344
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3f6282d32e15c915
	;;
	.mfi
	nop 0
	fma.d f8 = f7, f8, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0x3f9266e7970af9ec
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f7, f12
	nop 0
	.mlx
	setf.d f12 = r16
	movl r16 = 0xbf851f9fba91ec6a
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f12
	nop 0
	.mlx
	setf.d f12 = r14
	movl r14 = 0xbfa0c9a8df35b713
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0xbfc2e4278dc6c509
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f7, f12
	nop 0
	.mlx
	setf.d f12 = r16
	movl r16 = 0x3fb08b4294d5419b
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f12
	nop 0
	.mlx
	setf.d f12 = r14
	movl r14 = 0x3fdef72bc8ee38a2
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0xbc50c7caa48a971f
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f7, f12
	nop 0
	.mlx
	setf.d f12 = r16
	movl r16 = 0x3fbf19b9bcc38a42
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f12
	nop 0
	.mmi
	setf.d f12 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f11, f9
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f7, f12
	;;
	.mfi
	nop 0
	fnma.d f6 = f6, f7, f9
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f6 = f10, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mfi
	nop 0
	fadd.d f3 = f6, f3
	nop 0
	;;
.L69:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	(p17) fsub.d f2 = f2, f3
	;;
	.mfb
	nop 0
	(p16) mov f2 = f3
	br .L66
.L63:
	.pred.rel.mutex p16, p17
	.mib
	setf.d f8 = r34
	nop 0
	br.call.sptk.many b0 = __ieee754_log#
	;;
	.mlx
	nop 0
	movl r14 = 1072130371
	.mfi
	nop 0
	fneg f3 = f8
	mov r1 = r40
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r36
	(p6) br.cond.dptk .L29
	.mlx
	setf.d f7 = r34
	movl r14 = 0x3efa7074428cfa52
	.mlx
	nop 0
	movl r15 = 0x3f2cf2eced10e54d
	;;
	.mlx
	setf.d f6 = r15
	movl r16 = 0x3f07858e90a45837
	.mlx
	nop 0
	movl r15 = 0x3f538a94116f3f5d
	;;
	.mfi
	nop 0
	fsub.d f9 = f1, f7
	nop 0
	.mlx
	setf.d f7 = r14
	movl r14 = 0x3f1c5088987dfb07
	;;
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f7e404fb68fefe8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f8 = f9, f9
	;;
	.mfi
	nop 0
	fma.d f7 = f8, f7, f6
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3f40b6c689b99c00
	;;
	.mfi
	nop 0
	fma.d f6 = f8, f6, f10
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0x3f67add8ccb7926b
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fb13e001a5562a7
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3f951322ac92547b
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r15
	movl r15 = 0x3fb3c467e37db0c8
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mlx
	setf.d f10 = r16
	movl r16 = 0x3fd4a34cc4a60fad
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mlx
	setf.d f10 = r14
	movl r14 = 0x3fe0000000000000
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f10
	nop 0
	.mmi
	setf.d f10 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f8, f10
	nop 0
	.mmi
	setf.d f10 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f8, f7
	nop 0
	.mmi
	setf.d f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f9, f7, f6
	;;
	.mfb
	nop 0
	fadd.d f3 = f9, f3
	br .L35
	;;
.L34:
	.pred.rel.mutex p16, p17
	.mmf
	setf.d f7 = r34
	nop 0
	mov f3 = f0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f7, f1
	;;
	.mmi
	getf.d r34 = f7
	nop 0
	nop 0
	;;
.L31:
	.pred.rel.mutex p16, p17
	.mlx
	setf.d f8 = r34
	movl r14 = 0x3f8b678bbf2bab09
	.mlx
	setf.d f9 = r34
	movl r15 = 0x3fcd4eaef6010924
	;;
	.mlx
	setf.d f7 = r15
	movl r15 = 0x3fbaae55d6537c88
	.mlx
	setf.d f6 = r14
	movl r14 = 0x3f6a5abb57d0cf61
	;;
	.mlx
	nop 0
	movl r16 = 0x3ff7475cd119bd6f
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f8, f6, f7
	.mmi
	setf.d f8 = r15
	setf.d f7 = r14
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 0x3fef497644ea8450
	.mlx
	nop 0
	movl r15 = 0x3fe89dfbe45050af
	;;
	.mfi
	nop 0
	fma.d f7 = f9, f7, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0x40010725a42b18f5
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3fe4401e8b005dff
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x4003a5d7c2bd619c
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f8
	nop 0
	.mlx
	setf.d f8 = r14
	movl r14 = 0xbfb3c467e37db0c8
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbfe0000000000000
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f9, f8
	nop 0
	.mmi
	setf.d f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f7 = f7, f9, f8
	nop 0
	.mmi
	setf.d f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f6, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f9, f1
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f10 = f8, f8
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f9, f8, f9
	nop 0
	;;
	.mfi
	nop 0
	(p6) fmpy.s1 f11 = f10, f10
	nop 0
	.mfi
	nop 0
	(p6) fma.s1 f8 = f8, f10, f8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f8 = f8, f11, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.d.s1 f10 = f6, f8
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f7, f10, f6
	nop 0
	.mmi
	setf.d f7 = r34
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.d.s0 f9 = f6, f8, f10
	nop 0
	.mmi
	setf.d f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f7, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f3 = f6, f3
	;;
	.mmf
	nop 0
	nop 0
	(p17) fsub.d f2 = f2, f3
	;;
	.mfb
	nop 0
	(p16) mov f2 = f3
	br .L66
.L29:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1070442080
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r36
	(p6) br.cond.dptk .L31
	.mlx
	nop 0
	movl r14 = 0x3fdd8b618d5af8fc
	.mlx
	setf.d f6 = r34
	movl r15 = 0xbf347f24ecc38c38
	;;
	.mlx
	setf.d f11 = r14
	movl r16 = 0x3f4cdf0cef61a8e9
	.mlx
	setf.d f9 = r15
	movl r14 = 0x3f35fd3ee8c2d3f4
	;;
	.mlx
	nop 0
	movl r15 = 0xbf41a6109c73e0ec
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0xbf6e2effb3e914d7
	;;
	.mfi
	nop 0
	fsub.d f11 = f6, f11
	nop 0
	.mlx
	setf.d f6 = r16
	movl r16 = 0x3f34af6d6c0ebbf7
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f10 = f11, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f7 = f10, f11
	;;
	.mfi
	nop 0
	fma.d f9 = f7, f9, f6
	nop 0
	.mlx
	setf.d f6 = r14
	movl r14 = 0xbf56fe8ebf2d1af1
	;;
	.mlx
	setf.d f12 = r14
	movl r14 = 0x3f78fce0e370e344
	;;
	.mfi
	nop 0
	fma.d f6 = f7, f6, f8
	nop 0
	.mlx
	setf.d f8 = r16
	movl r16 = 0x3f6282d32e15c915
	;;
	.mfi
	nop 0
	fma.d f8 = f7, f8, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0x3f9266e7970af9ec
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f7, f12
	nop 0
	.mlx
	setf.d f12 = r16
	movl r16 = 0xbf851f9fba91ec6a
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f12
	nop 0
	.mlx
	setf.d f12 = r14
	movl r14 = 0xbfa0c9a8df35b713
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0xbfc2e4278dc6c509
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f7, f12
	nop 0
	.mlx
	setf.d f12 = r16
	movl r16 = 0x3fb08b4294d5419b
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f12
	nop 0
	.mlx
	setf.d f12 = r14
	movl r14 = 0x3fdef72bc8ee38a2
	;;
	.mfi
	nop 0
	fma.d f8 = f8, f7, f12
	nop 0
	.mlx
	setf.d f12 = r15
	movl r15 = 0xbc50c7caa48a971f
	;;
	.mfi
	nop 0
	fma.d f9 = f9, f7, f12
	nop 0
	.mlx
	setf.d f12 = r16
	movl r16 = 0x3fbf19b9bcc38a42
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f7, f12
	nop 0
	.mmi
	setf.d f12 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.d f6 = f6, f11, f9
	nop 0
	.mmi
	setf.d f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f8 = f8, f7, f12
	;;
	.mfi
	nop 0
	fnma.d f6 = f6, f7, f9
	nop 0
	.mmi
	setf.d f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f6 = f10, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	;;
	.mfb
	nop 0
	fadd.d f3 = f6, f3
	br .L69
	.endp __ieee754_lgamma_r#
	.global __kernel_cos#
	.type	__kernel_cos#, @function
	.global fabs#
	.type	fabs#, @function
	.global __kernel_sin#
	.type	__kernel_sin#, @function
	.global floor#
	.type	floor#, @function
	.global __ieee754_log#
	.type	__ieee754_log#, @function
	.ident	"GCC: (GNU) 12.2.0"
