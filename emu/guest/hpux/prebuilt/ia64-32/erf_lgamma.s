// e45569148f4176ed41c308e11ba290cc newlib/libm/math/erf_lgamma.c
	.file	"erf_lgamma.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_lgammaf_r#
	.type	__ieee754_lgammaf_r#, @function
	.proc __ieee754_lgammaf_r#
__ieee754_lgammaf_r:
	.prologue 12, 37
	.mmb
	.save ar.pfs, r38
	alloc r38 = ar.pfs, 2, 7, 3, 0
	adds r16 = -16, r12
	nop 0
	.mmi
	.fframe 32
	adds r12 = -32, r12
	addp4 r33 = 0,r33
	.save pr, r40
	mov r40 = pr
	;;
	.mmi
	getf.s r35 = f8
	.save.f 0x1
	stf.spill [r16] = f2, 16
	.save rp, r37
	mov r37 = b0
	.mlx
	addl r14 = 1, r0
	movl r34 = 2147483647
	;;
	.mmi
	.save.f 0x2
	stf.spill [r16] = f3
	st4 [r33] = r14
	mov r39 = r1
	.body
	.mlx
	nop 0
	movl r14 = 2139095039
	;;
	.mmf
	nop 0
	nop 0
	mov f6 = f8
	;;
	.mmi
	mov r36 = r35
	;;
	and r34 = r34, r36
	nop 0
	;;
	.mlx
	cmp4.geu p6, p7 = r14, r34
	movl r14 = 478150655
	;;
	.mfb
	nop 0
	(p7) fmpy.s f2 = f8, f8
	(p7) br.cond.dpnt .L1
	;;
	.mib
	cmp4.ne p6, p7 = 0, r34
	nop 0
	(p7) br.cond.dpnt .L8
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	(p6) br.cond.dptk .L5
	;;
	.mmi
	cmp4.le p6, p7 = r0, r35
	;;
	(p7) setf.s f6 = r35
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
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mfi
	nop 0
	fneg f2 = f8
	mov r1 = r39
	;;
.L1:
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	adds r17 = 16, r12
	nop 0
	mov pr = r40, -1
	;;
	.mii
	ldf.fill f2 = [r17], 16
	mov b0 = r37
	;;
	mov ar.pfs = r38
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
	cmp4.le p16, p17 = r0, r35
	(p16) br.cond.dptk .L7
	.mlx
	nop 0
	movl r14 = 1258291199
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	(p7) br.cond.dpnt .L56
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
	(p6) fnma.s1 f7 = f2, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f2, f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f6 = f6, f7, f2
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f7 = f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f8 = f7, f0, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f2 = f8, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov pr = r40, -1
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
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
	movl r14 = -1065353216
	.mlx
	nop 0
	movl r15 = -8388609
	;;
	.mmi
	add r14 = r14, r34
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f2 = f0
	(p6) br.cond.dptk .L1
	.mib
	nop 0
	tbit.nz p6, p7 = r36, 30
	(p6) br.cond.dptk .L57
	;;
	.mmf
	nop 0
	nop 0
	(p7) mov f3 = f0
.L22:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1063675494
	;;
	.mlx
	cmp4.ltu p6, p7 = r14, r34
	movl r14 = 1071490583
	.mmb
	nop 0
	nop 0
	(p7) br.cond.dpnt .L58
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r34
	(p6) br.cond.dptk .L31
	.mlx
	nop 0
	movl r14 = 0x40000000
	.mlx
	setf.s f6 = r35
	movl r15 = 0x39679767
	;;
	.mlx
	setf.s f9 = r14
	movl r14 = 0x37d383a2
	.mlx
	nop 0
	movl r16 = 0x383c2c75
	;;
	.mlx
	setf.s f7 = r14
	movl r14 = 0x38e28445
	.mmf
	nop 0
	nop 0
	mov f2 = f0
	;;
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3bf2027e
	;;
	.mfi
	nop 0
	fsub.s f9 = f9, f6
	nop 0
	.mlx
	setf.s f6 = r15
	movl r15 = 0x3a9c54a1
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f9, f9
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f6
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0x3a05b634
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f10
	nop 0
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3b3d6ec6
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3d89f001
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3ca89915
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3d9e233f
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3ea51a66
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3f000000
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mmi
	setf.s f10 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mmi
	setf.s f10 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f7
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fnma.s f9 = f9, f7, f6
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f2 = f9, f2
	nop 0
	.align 32
.L33:
	.pred.rel.mutex p16, p17
	.mib
	adds r17 = 16, r12
	nop 0
	(p16) br.cond.dpnt .L1
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f2 = f3, f2
	;;
	.mmf
	nop 0
	nop 0
	mov f8 = f2
	.mmi
	ldf.fill f2 = [r17], 16
	nop 0
	mov pr = r40, -1
	;;
	.mii
	nop 0
	mov b0 = r37
	;;
	mov ar.pfs = r38
	;;
	.mib
	ldf.fill f3 = [r17]
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L56:
	.body
	.copy_state 3
	.pred.rel.mutex p16, p17
	.mfi
	nop 0
	fneg f2 = f8
	nop 0
	.mlx
	nop 0
	movl r14 = 1048575999
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r34
	nop 0
	(p7) br.cond.dpnt .L59
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = floorf#
	;;
	.mlx
	nop 0
	movl r16 = 0x4b000000
	.mfi
	setf.s f7 = r35
	fcmp.eq p6, p7 = f2, f8
	mov r1 = r39
	;;
	.mib
	setf.s f6 = r16
	nop 0
	(p7) br.cond.dpnt .L60
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f6, f7
	;;
	.mmi
	getf.s r14 = f7
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
	fnorm.s f6 = f6
	(p6) br.cond.dpnt .L14
.L15:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x40490fdb
	.mfi
	nop 0
	mov f9 = f0
	mov r43 = r0
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sinf#
	;;
	.mfi
	nop 0
	fneg f3 = f8
	mov r1 = r39
	;;
.L10:
	.pred.rel.mutex p16, p17
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f3, f0
	;;
	.mib
	nop 0
	nop 0
	(p6) br.cond.dptk .L8
	.mmi
	nop 0
	setf.s f6 = r35
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f3
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r14 = 0x40490fdb
	.mfi
	nop 0
	mov f7 = f8
	mov r1 = r39
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	;;
	.mfb
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mfi
	nop 0
	fcmp.lt p6, p7 = f3, f0
	mov r1 = r39
	.mlx
	nop 0
	movl r15 = -8388609
	;;
	.mmf
	nop 0
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
	movl r14 = -1065353216
	;;
	.mmi
	add r14 = r14, r34
	;;
	and r14 = r15, r14
	nop 0
	;;
	.mib
	nop 0
	cmp4.eq p6, p7 = 0, r14
	(p6) br.cond.dptk .L1
	;;
	.mmi
	setf.s f6 = r35
	nop 0
	tbit.z p6, p7 = r36, 30
	;;
	.mmf
	nop 0
	nop 0
	fneg f6 = f6
	;;
	.mib
	getf.s r35 = f6
	nop 0
	(p6) br.cond.dptk .L43
	.mlx
	nop 0
	movl r14 = 1090519039
	.mmf
	nop 0
	nop 0
	mov f3 = f8
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r34
	(p7) br.cond.dptk .L24
	.align 32
.L23:
	.pred.rel.mutex p16, p17
	.mmi
	nop 0
	setf.s f8 = r35
	nop 0
	.mlx
	setf.s f7 = r35
	movl r16 = 0x3af135b4
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
	setf.s f8 = r16
	movl r16 = 0x3a4beed6
	;;
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3c98bf54
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	adds r14 = -3, r14
	;;
	.mlx
	setf.sig f6 = r15
	movl r15 = 0x3805ff67
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
	fnorm.s f6 = f6
	;;
	.mfi
	nop 0
	fsub.s f6 = f7, f6
	nop 0
	.mlx
	setf.s f7 = r15
	movl r15 = 0x36f5d7bd
	;;
	.mfi
	nop 0
	fma.s f7 = f6, f7, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0x3cda40e4
	;;
	.mfi
	nop 0
	fma.s f8 = f6, f8, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e15dce6
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3e300f6e
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3ea6cc7a
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3f38d0c5
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0x3e5c245a
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3fb22d3b
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f6, f9
	nop 0
	.mlx
	setf.s f9 = r15
	movl r15 = 0xbd9e233f
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f6, f9
	nop 0
	.mlx
	setf.s f9 = r16
	movl r16 = 0x3f000000
	;;
	.mmi
	nop 0
	setf.s f2 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f9
	.mmi
	setf.s f9 = r15
	nop 0
	addl r15 = @ltoffx(.L36), r1
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f6
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f9, p6 = f7, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f8, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f9, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f10 = f10, f11, f9
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f7, f10
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f8, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s.s0 f9 = f7, f10, f11
	;;
	.mfb
	nop 0
	fma.s f2 = f6, f2, f9
	(p7) br.cond.spnt .L33
	;;
	.mmi
	ld8.mov r15 = [r15], .L36
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
.L36:
	data4 @pcrel(.L45)
	data4 @pcrel(.L46)
	data4 @pcrel(.L47)
	data4 @pcrel(.L48)
	data4 @pcrel(.L35)
	.section	.text,	"ax",	"progbits"
.L57:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1090519039
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r14, r34
	(p6) br.cond.dptk .L34
	.mfb
	nop 0
	mov f3 = f0
	br .L23
.L48:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x40a00000
	.mmf
	nop 0
	nop 0
	mov f7 = f1
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f6, f8
	;;
	.mfi
	nop 0
	fmpy.s f8 = f8, f7
	nop 0
.L38:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x40800000
	;;
	.mmi
	nop 0
	setf.s f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f6, f7
	;;
	.mfi
	nop 0
	fmpy.s f7 = f7, f8
	nop 0
.L39:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x40400000
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f6, f8
	;;
	.mfi
	nop 0
	fmpy.s f8 = f8, f7
	nop 0
.L40:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x40000000
	;;
	.mmi
	nop 0
	setf.s f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mfb
	mov r1 = r39
	fadd.s f2 = f2, f8
	br .L33
.L47:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x40800000
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	;;
	.mmi
	nop 0
	setf.s f7 = r16
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.s f7 = f7, f8
	br .L39
	;;
.L46:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x40400000
	.mmf
	nop 0
	nop 0
	mov f7 = f1
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f8 = f6, f8
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f7
	br .L40
	;;
.L45:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r15 = 0x40000000
	.mmf
	nop 0
	nop 0
	mov f8 = f1
	;;
	.mmi
	nop 0
	setf.s f7 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mfb
	mov r1 = r39
	fadd.s f2 = f2, f8
	br .L33
.L35:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x40c00000
	.mlx
	nop 0
	movl r15 = 0x40a00000
	;;
	.mmi
	setf.s f7 = r14
	setf.s f8 = r15
	nop 0
	;;
	.mfi
	nop 0
	fadd.s f7 = f6, f7
	nop 0
	.mfi
	nop 0
	fadd.s f8 = f6, f8
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f8, f7
	br .L38
	;;
.L24:
	.pred.rel.mutex p16, p17
	.mib
	setf.s f8 = r35
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	setf.s f6 = r35
	movl r14 = 0x3f000000
	.mlx
	mov r1 = r39
	movl r15 = 0x3a5b3dd2
	;;
	.mlx
	setf.s f2 = r14
	movl r14 = 0xbad5c4e8
	.mlx
	nop 0
	movl r16 = 0xba1c065c
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f10 = f8, f1
	;;
	.mmf
	nop 0
	nop 0
	mov f7 = f6
	;;
	.mfi
	nop 0
	frcpa.s0 f6, p6 = f1, f7
	nop 0
	.mfi
	nop 0
	fsub.s f2 = f7, f2
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f11 = f7, f6, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f6, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f11, f6
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f11 = f9, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f7 = f11, f7, f1
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f6 = f7, f9, f11
	nop 0
	.mlx
	setf.s f11 = r15
	movl r15 = 0xbb360b61
	;;
	.mfi
	nop 0
	fmpy.s f9 = f6, f6
	nop 0
	.mfi
	nop 0
	mov f7 = f6
	nop 0
	;;
	.mlx
	setf.s f6 = r14
	movl r14 = 0x3a500cfd
	;;
	.mfi
	nop 0
	fma.s f6 = f9, f6, f11
	nop 0
	.mlx
	setf.s f11 = r16
	movl r16 = 0x3daaaaab
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f11
	nop 0
	.mlx
	setf.s f11 = r14
	movl r14 = 0x3ed67f1d
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f11
	nop 0
	.mmi
	setf.s f11 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f11
	nop 0
	.mmi
	setf.s f11 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f11
	nop 0
	.mmi
	setf.s f9 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f7, f9
	;;
	.mfb
	nop 0
	fma.s f2 = f2, f10, f6
	br .L33
.L14:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x40490fdb
	.mfi
	nop 0
	fsub.s f6 = f1, f6
	mov r43 = r0
	;;
	.mmf
	setf.s f8 = r16
	nop 0
	mov f9 = f0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sinf#
	;;
	.mfb
	mov r1 = r39
	fneg f3 = f8
	br .L10
	;;
.L34:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1551892479
	.mmf
	nop 0
	nop 0
	mov f3 = f0
	;;
	.mib
	cmp4.ltu p6, p7 = r14, r34
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mfi
	setf.s f6 = r35
	fsub.s f2 = f8, f1
	mov r1 = r39
	;;
	.mfb
	nop 0
	fmpy.s f2 = f2, f6
	br .L33
.L59:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x40490fdb
	.mfi
	nop 0
	mov f9 = f0
	mov r43 = r0
	;;
	.mmi
	nop 0
	setf.s f8 = r14
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sinf#
	;;
	.mfb
	mov r1 = r39
	mov f3 = f8
	br .L10
.L31:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1067296287
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r34
	(p6) br.cond.dptk .L32
	.mlx
	nop 0
	movl r14 = 0x3fbb16c3
	.mlx
	setf.s f6 = r35
	movl r15 = 0xb9a3f927
	;;
	.mlx
	setf.s f11 = r14
	movl r16 = 0x3a66f867
	.mlx
	setf.s f9 = r15
	movl r14 = 0x39afe9f7
	;;
	.mlx
	nop 0
	movl r15 = 0xba0d3085
	.mmf
	nop 0
	nop 0
	mov f2 = f0
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0xbb7177fe
	;;
	.mfi
	nop 0
	fsub.s f11 = f6, f11
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0x39a57b6b
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f10 = f11, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f10, f11
	;;
	.mfi
	nop 0
	fma.s f9 = f7, f9, f6
	nop 0
	.mlx
	setf.s f6 = r14
	movl r14 = 0xbab7f476
	;;
	.mlx
	setf.s f12 = r14
	movl r14 = 0x3bc7e707
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3b141699
	;;
	.mfi
	nop 0
	fma.s f8 = f7, f8, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x3c93373d
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f7, f12
	nop 0
	.mlx
	setf.s f12 = r16
	movl r16 = 0xbc28fcfe
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f12
	nop 0
	.mlx
	setf.s f12 = r14
	movl r14 = 0xbd064d47
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0xbe17213c
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f7, f12
	nop 0
	.mlx
	setf.s f12 = r16
	movl r16 = 0x3d845a15
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f12
	nop 0
	.mlx
	setf.s f12 = r14
	movl r14 = 0x3ef7b95e
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x31e61c52
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f7, f12
	nop 0
	.mlx
	setf.s f12 = r16
	movl r16 = 0x3df8cdcd
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f12
	nop 0
	.mmi
	setf.s f12 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f11, f9
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f7, f12
	;;
	.mfi
	nop 0
	fnma.s f6 = f6, f7, f9
	nop 0
	.mmi
	setf.s f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f6 = f10, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mfb
	nop 0
	fadd.s f2 = f6, f2
	br .L33
.L58:
	.pred.rel.mutex p16, p17
	.mib
	setf.s f8 = r35
	nop 0
	br.call.sptk.many b0 = __ieee754_logf#
	;;
	.mlx
	nop 0
	movl r14 = 1060850207
	.mfi
	nop 0
	fneg f2 = f8
	mov r1 = r39
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r34
	(p6) br.cond.dptk .L27
	.mlx
	setf.s f7 = r35
	movl r14 = 0x37d383a2
	.mlx
	nop 0
	movl r15 = 0x39679767
	;;
	.mlx
	setf.s f6 = r15
	movl r16 = 0x383c2c75
	.mlx
	nop 0
	movl r15 = 0x3a9c54a1
	;;
	.mfi
	nop 0
	fsub.s f9 = f1, f7
	nop 0
	.mlx
	setf.s f7 = r14
	movl r14 = 0x38e28445
	;;
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3bf2027e
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f8 = f9, f9
	;;
	.mfi
	nop 0
	fma.s f7 = f8, f7, f6
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0x3a05b634
	;;
	.mfi
	nop 0
	fma.s f6 = f8, f6, f10
	nop 0
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3b3d6ec6
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3d89f001
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3ca89915
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r15
	movl r15 = 0x3d9e233f
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mlx
	setf.s f10 = r16
	movl r16 = 0x3ea51a66
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mlx
	setf.s f10 = r14
	movl r14 = 0x3f000000
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f10
	nop 0
	.mmi
	setf.s f10 = r15
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f8, f10
	nop 0
	.mmi
	setf.s f10 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f7, f9
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f8, f10
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f8, f7
	nop 0
	.mmi
	setf.s f7 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f9 = f9, f7, f6
	;;
	.mfb
	nop 0
	fadd.s f2 = f9, f2
	br .L33
.L60:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 0x3f000000
	;;
	.mmi
	nop 0
	setf.s f6 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f2 = f2, f6
	;;
	.mfb
	nop 0
	mov f8 = f2
	br.call.sptk.many b0 = floorf#
	;;
	.mfi
	nop 0
	fsub.s f6 = f2, f8
	mov r1 = r39
	.mlx
	nop 0
	movl r15 = 0x40800000
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x40490fdb
	.mmf
	nop 0
	nop 0
	mov f9 = f0
	;;
	.mmi
	nop 0
	setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f6
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f6, f7
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
	(p7) br.cond.dpnt .L61
	;;
	.mmi
	nop 0
	adds r14 = -5, r14
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = 1, r14
	movl r14 = 0x3fc00000
	.mmb
	nop 0
	nop 0
	(p6) br.cond.dpnt .L16
	;;
	.mmi
	nop 0
	setf.s f7 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __kernel_cosf#
	;;
	.mfb
	mov r1 = r39
	mov f3 = f8
	br .L10
.L61:
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
	movl r16 = 0x3f000000
	.mlx
	nop 0
	movl r14 = 0x40490fdb
	;;
	.mmf
	setf.s f8 = r16
	nop 0
	mov f9 = f0
	;;
	.mfi
	nop 0
	fsub.s f6 = f8, f6
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __kernel_cosf#
	;;
	.mfb
	mov r1 = r39
	fneg f3 = f8
	br .L10
.L16:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r16 = 0x40000000
	.mlx
	mov r43 = r0
	movl r14 = 0x40490fdb
	;;
	.mmf
	setf.s f7 = r16
	setf.s f8 = r14
	mov f9 = f0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mfb
	nop 0
	fmpy.s f8 = f6, f8
	br.call.sptk.many b0 = __kernel_sinf#
	;;
	.mfb
	mov r1 = r39
	fneg f3 = f8
	br .L10
.L32:
	.pred.rel.mutex p16, p17
	.mmf
	setf.s f7 = r35
	nop 0
	mov f2 = f0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f7, f1
	;;
	.mmi
	getf.s r35 = f7
	nop 0
	nop 0
	;;
.L29:
	.pred.rel.mutex p16, p17
	.mlx
	setf.s f8 = r35
	movl r14 = 0x3c5b3c5e
	.mlx
	setf.s f9 = r35
	movl r15 = 0x3e6a7578
	;;
	.mlx
	setf.s f7 = r15
	movl r15 = 0x3dd572af
	.mlx
	setf.s f6 = r14
	movl r14 = 0x3b52d5db
	;;
	.mlx
	nop 0
	movl r16 = 0x3fba3ae7
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f8, f6, f7
	.mmi
	setf.s f8 = r15
	setf.s f7 = r14
	nop 0
	;;
	.mlx
	nop 0
	movl r14 = 0x3f7a4bb2
	.mlx
	nop 0
	movl r15 = 0x3f44efdf
	;;
	.mfi
	nop 0
	fma.s f7 = f9, f7, f8
	nop 0
	.mlx
	setf.s f8 = r14
	movl r14 = 0x4008392d
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0x3f2200f4
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x401d2ebe
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mlx
	setf.s f8 = r14
	movl r14 = 0xbd9e233f
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f8
	nop 0
	.mlx
	setf.s f8 = r15
	movl r15 = 0xbf000000
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f9, f8
	nop 0
	.mmi
	setf.s f8 = r16
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f7 = f7, f9, f8
	nop 0
	.mmi
	setf.s f8 = r14
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f7 = f7, f9, f1
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f6, f9, f8
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	frcpa.s0 f8, p6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	(p6) fnma.s1 f10 = f7, f8, f1
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f8, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fma.s1 f9 = f9, f10, f8
	;;
	.mmf
	nop 0
	nop 0
	(p6) fmpy.s.s1 f10 = f6, f9
	;;
	.mfi
	nop 0
	(p6) fnma.s1 f6 = f10, f7, f6
	nop 0
	.mmi
	setf.s f7 = r35
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	(p6) fma.s.s0 f8 = f6, f9, f10
	nop 0
	.mmi
	setf.s f6 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f7, f6, f8
	;;
	.mfb
	nop 0
	fadd.s f2 = f6, f2
	br .L33
.L27:
	.pred.rel.mutex p16, p17
	.mlx
	nop 0
	movl r14 = 1047343879
	;;
	.mib
	nop 0
	cmp4.geu p6, p7 = r14, r34
	(p6) br.cond.dptk .L29
	.mlx
	nop 0
	movl r14 = 0x3eec5b0c
	.mlx
	setf.s f6 = r35
	movl r15 = 0xb9a3f927
	;;
	.mlx
	setf.s f11 = r14
	movl r16 = 0x3a66f867
	.mlx
	setf.s f9 = r15
	movl r14 = 0x39afe9f7
	;;
	.mlx
	nop 0
	movl r15 = 0xba0d3085
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0xbb7177fe
	;;
	.mfi
	nop 0
	fsub.s f11 = f6, f11
	nop 0
	.mlx
	setf.s f6 = r16
	movl r16 = 0x39a57b6b
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f10 = f11, f11
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f7 = f10, f11
	;;
	.mfi
	nop 0
	fma.s f9 = f7, f9, f6
	nop 0
	.mlx
	setf.s f6 = r14
	movl r14 = 0xbab7f476
	;;
	.mlx
	setf.s f12 = r14
	movl r14 = 0x3bc7e707
	;;
	.mfi
	nop 0
	fma.s f6 = f7, f6, f8
	nop 0
	.mlx
	setf.s f8 = r16
	movl r16 = 0x3b141699
	;;
	.mfi
	nop 0
	fma.s f8 = f7, f8, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x3c93373d
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f7, f12
	nop 0
	.mlx
	setf.s f12 = r16
	movl r16 = 0xbc28fcfe
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f12
	nop 0
	.mlx
	setf.s f12 = r14
	movl r14 = 0xbd064d47
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0xbe17213c
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f7, f12
	nop 0
	.mlx
	setf.s f12 = r16
	movl r16 = 0x3d845a15
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f12
	nop 0
	.mlx
	setf.s f12 = r14
	movl r14 = 0x3ef7b95e
	;;
	.mfi
	nop 0
	fma.s f8 = f8, f7, f12
	nop 0
	.mlx
	setf.s f12 = r15
	movl r15 = 0x31e61c52
	;;
	.mfi
	nop 0
	fma.s f9 = f9, f7, f12
	nop 0
	.mlx
	setf.s f12 = r16
	movl r16 = 0x3df8cdcd
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f7, f12
	nop 0
	.mmi
	setf.s f12 = r14
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fma.s f6 = f6, f11, f9
	nop 0
	.mmi
	setf.s f9 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f8 = f8, f7, f12
	;;
	.mfi
	nop 0
	fnma.s f6 = f6, f7, f9
	nop 0
	.mmi
	setf.s f7 = r16
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f6 = f10, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	;;
	.mfb
	nop 0
	fadd.s f2 = f6, f2
	br .L33
.L43:
	.pred.rel.mutex p16, p17
	.mfb
	nop 0
	mov f3 = f8
	br .L22
	.endp __ieee754_lgammaf_r#
	.global __kernel_cosf#
	.type	__kernel_cosf#, @function
	.global fabsf#
	.type	fabsf#, @function
	.global __kernel_sinf#
	.type	__kernel_sinf#, @function
	.global floorf#
	.type	floorf#, @function
	.global __ieee754_logf#
	.type	__ieee754_logf#, @function
	.ident	"GCC: (GNU) 12.2.0"
