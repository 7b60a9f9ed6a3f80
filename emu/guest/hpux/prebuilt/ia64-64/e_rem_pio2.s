// ab328cfbc83c8f57277ebbb8f68086e1 newlib/libm/math/e_rem_pio2.c
	.file	"e_rem_pio2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_rem_pio2#
	.type	__ieee754_rem_pio2#, @function
	.proc __ieee754_rem_pio2#
__ieee754_rem_pio2:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 6, 0
	.fframe 32
	adds r12 = -32, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mlx
	getf.d r14 = f8
	movl r16 = 1072243195
	;;
	.mii
	nop 0
	extr.u r34 = r14, 32, 31
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ltu p6, p7 = r16, r34
	extr.u r35 = r14, 32, 32
	.mlx
	nop 0
	movl r16 = 1073928571
	;;
	.mmi
	nop 0
	(p7) st8 [r33] = r14, 8
	nop 0
	;;
	.mib
	(p7) stfd [r33] = f0
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r16, r34
	(p6) br.cond.dptk .L4
	;;
	.mlx
	nop 0
	movl r15 = 0x3ff921fb54400000
	.mlx
	cmp4.ge p6, p7 = 0, r35
	movl r14 = 1073291771
	;;
	.mmf
	setf.d f6 = r15
	nop 0
	mov f7 = f8
	.mmb
	addl r8 = 1, r0
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x3dd0b4611a600000
	.mlx
	nop 0
	(p6) movl r15 = 0x3ba3198a2e037073
	;;
	.mlx
	(p6) setf.d f7 = r14
	(p7) movl r14 = 0x3dd0b4611a626331
	;;
	.mfi
	nop 0
	fsub.d f6 = f8, f6
	nop 0
	.mmi
	(p7) setf.d f8 = r14
	;;
	(p6) setf.d f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f6, f8
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f7
	nop 0
	.mmi
	stfd [r33] = f7, 8
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f8
	nop 0
	;;
	.mmi
	stfd [r33] = f6
	nop 0
	nop 0
.L1:
	.mii
	nop 0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 1
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r16 = 1094263291
	.mmi
	addp4 r15 = r14, r0
	nop 0
	shr.u r41 = r34, 20
	;;
	.mlx
	cmp4.ltu p6, p7 = r16, r34
	movl r16 = 2146435071
	.mlx
	adds r41 = -1046, r41
	movl r14 = 0x4170000000000000
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mib
	cmp4.geu p6, p7 = r16, r34
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mmi
	setf.d f8 = r14
	nop 0
	dep.z r14 = r41, 20, 12
	;;
	.mii
	sub r34 = r34, r14
	adds r14 = 16, r12
	;;
	mix4.r r15 = r34, r15
	;;
	.mmi
	setf.d f7 = r15
	setf.d f9 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsxt.r f7 = f7, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	fsub.d f6 = f9, f7
	nop 0
	.mmi
	stfd [r14] = f7
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f6
	;;
	.mmi
	getf.sig r14 = f7
	;;
	nop 0
	sxt4 r15 = r14
	;;
	.mmi
	setf.sig f7 = r15
	nop 0
	adds r15 = 24, r12
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f7
	.mmi
	stfd [r15] = f7
	nop 0
	adds r15 = 32, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.d f6 = f6, f8
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f6, f0
	nop 0
	.mmi
	stfd [r15] = f6
	nop 0
	nop 0
	;;
	.mib
	(p6) addl r42 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = 0, r14
	nop 0
	;;
	.mii
	(p6) addl r42 = 1, r0
	nop 0
	;;
	(p7) addl r42 = 2, r0
.L15:
	.mlx
	nop 0
	movl r44 = @gprel(two_over_pi#)
	.mmi
	mov r40 = r33
	addl r43 = 2, r0
	adds r39 = 16, r12
	;;
	.mib
	add r44 = r1, r44
	nop 0
	br.call.sptk.many b0 = __kernel_rem_pio2#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r35
	nop 0
	mov r1 = r38
	;;
	.mmi
	(p7) ldfd f6 = [r33]
	nop 0
	(p7) sub r8 = r0, r8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	(p7) stfd [r33] = f6, 8
	;;
	(p7) ldfd f7 = [r33]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f7
	;;
	.mii
	(p7) stfd [r33] = f6
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 2
	.mfi
	nop 0
	fsub.d f6 = f8, f8
	adds r14 = 8, r33
	;;
	.mmi
	stfd [r14] = f6
	stfd [r33] = f6
	nop 0
.L3:
	.mii
	mov r8 = r0
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 3
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	;;
.L23:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabs#
	;;
	.mlx
	nop 0
	movl r15 = 0x3fe45f306dc9c883
	.mlx
	mov r1 = r38
	movl r14 = 0x3fe0000000000000
	;;
	.mmi
	setf.d f7 = r14
	setf.d f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.d f6 = f8, f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f6 = f6
	;;
	.mmi
	getf.sig r14 = f6
	;;
	getf.sig r8 = f6
	nop 0
	;;
	.mii
	nop 0
	sxt4 r15 = r14
	cmp4.lt p6, p7 = 31, r14
	;;
	.mlx
	setf.sig f7 = r15
	movl r15 = 0x3ff921fb54400000
	;;
	.mlx
	setf.d f6 = r15
	movl r15 = 0x3dd0b4611a626331
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.d f7 = f7
	;;
	.mfi
	nop 0
	fnma.d f6 = f7, f6, f8
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.d f8 = f7, f8
	(p6) br.cond.dptk .L12
	.mlx
	adds r15 = -1, r14
	movl r16 = @gprel(npio2_hw#)
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r16 = r1, r16
	;;
	.mmi
	shladd r15 = r15, 2, r0
	;;
	add r15 = r16, r15
	nop 0
	;;
	.mmi
	nop 0
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r34, r15
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f6, f8
	;;
	.mmi
	getf.d r15 = f7
	nop 0
	nop 0
	;;
.L13:
	.mmi
	setf.d f9 = r15
	mov r16 = r33
	cmp4.le p6, p7 = r0, r35
	;;
	.mmi
	nop 0
	st8 [r16] = r15, 8
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f8
	;;
	.mib
	stfd [r16] = f6
	nop 0
	(p6) br.cond.dptk .L1
	.mmf
	nop 0
	nop 0
	fneg f7 = f9
	.mfi
	nop 0
	fneg f6 = f6
	sub r8 = r0, r14
	;;
	.mmi
	stfd [r33] = f7
	stfd [r16] = f6
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 32, r12
	nop 0
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 4
	.mfi
	nop 0
	fsub.d f9 = f6, f8
	shr.u r34 = r34, 20
	;;
	.mmi
	nop 0
	getf.d r15 = f9
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r15, 52, 11
	;;
	sub r16 = r34, r16
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 16, r16
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 0x3dd0b4611a600000
	.mmi
	nop 0
	addl r17 = 2047, r0
	nop 0
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0x3ba3198a2e037073
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f9 = f7, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f6, f9
	;;
	.mfi
	nop 0
	fnma.d f6 = f7, f8, f6
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f8 = f7, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f6 = f9, f8
	;;
	.mmi
	getf.d r15 = f6
	;;
	nop 0
	shr.u r16 = r15, 52
	;;
	.mmi
	and r16 = r17, r16
	;;
	sub r34 = r34, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 49, r34
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f6 = f9
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 0x3ba3198a2e000000
	;;
	.mlx
	setf.d f8 = r15
	movl r15 = 0x397b839a252049c1
	;;
	.mmf
	nop 0
	nop 0
	fnma.d f6 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f9 = f9, f6
	;;
	.mfi
	nop 0
	fnma.d f9 = f7, f8, f9
	nop 0
	.mmi
	setf.d f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.d f8 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.d f7 = f6, f8
	;;
	.mib
	getf.d r15 = f7
	nop 0
	br .L13
.L5:
	.mlx
	nop 0
	movl r14 = 1073291771
	.mfi
	nop 0
	fadd.d f6 = f8, f6
	addl r8 = -1, r0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r34
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x3dd0b4611a600000
	.mlx
	nop 0
	(p6) movl r15 = 0x3ba3198a2e037073
	;;
	.mlx
	(p6) setf.d f7 = r14
	(p7) movl r14 = 0x3dd0b4611a626331
	.mmi
	(p6) setf.d f8 = r15
	;;
	(p7) setf.d f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.d f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f7 = f6, f8
	;;
	.mfi
	nop 0
	fsub.d f6 = f6, f7
	nop 0
	.mmi
	stfd [r33] = f7, 8
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.d f6 = f6, f8
	;;
	.mii
	stfd [r33] = f6
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 32, r12
	br.ret.sptk.many b0
	.endp __ieee754_rem_pio2#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	npio2_hw#, @object
	.size	npio2_hw#, 128
npio2_hw:
	data4	1073291771
	data4	1074340347
	data4	1074977148
	data4	1075388923
	data4	1075800698
	data4	1076025724
	data4	1076231611
	data4	1076437499
	data4	1076643386
	data4	1076849274
	data4	1076971356
	data4	1077074300
	data4	1077177244
	data4	1077280187
	data4	1077383131
	data4	1077486075
	data4	1077589019
	data4	1077691962
	data4	1077794906
	data4	1077897850
	data4	1077968460
	data4	1078019932
	data4	1078071404
	data4	1078122876
	data4	1078174348
	data4	1078225820
	data4	1078277292
	data4	1078328763
	data4	1078380235
	data4	1078431707
	data4	1078483179
	data4	1078534651
	.align 4
	.type	two_over_pi#, @object
	.size	two_over_pi#, 264
two_over_pi:
	data4	10680707
	data4	7228996
	data4	1387004
	data4	2578385
	data4	16069853
	data4	12639074
	data4	9804092
	data4	4427841
	data4	16666979
	data4	11263675
	data4	12935607
	data4	2387514
	data4	4345298
	data4	14681673
	data4	3074569
	data4	13734428
	data4	16653803
	data4	1880361
	data4	10960616
	data4	8533493
	data4	3062596
	data4	8710556
	data4	7349940
	data4	6258241
	data4	3772886
	data4	3769171
	data4	3798172
	data4	8675211
	data4	12450088
	data4	3874808
	data4	9961438
	data4	366607
	data4	15675153
	data4	9132554
	data4	7151469
	data4	3571407
	data4	2607881
	data4	12013382
	data4	4155038
	data4	6285869
	data4	7677882
	data4	13102053
	data4	15825725
	data4	473591
	data4	9065106
	data4	15363067
	data4	6271263
	data4	9264392
	data4	5636912
	data4	4652155
	data4	7056368
	data4	13614112
	data4	10155062
	data4	1944035
	data4	9527646
	data4	15080200
	data4	6658437
	data4	6231200
	data4	6832269
	data4	16767104
	data4	5075751
	data4	3212806
	data4	1398474
	data4	7579849
	data4	6349435
	data4	12618859
	.global fabs#
	.type	fabs#, @function
	.global __kernel_rem_pio2#
	.type	__kernel_rem_pio2#, @function
	.ident	"GCC: (GNU) 12.2.0"
