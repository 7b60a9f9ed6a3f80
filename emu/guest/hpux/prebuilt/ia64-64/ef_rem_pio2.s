// 6e97111df7e088a0308f89007c840d0c newlib/libm/math/ef_rem_pio2.c
	.file	"ef_rem_pio2.c"
	.pred.safe_across_calls p1-p5,p16-p63
	.section	.text,	"ax",	"progbits"
	.align 16
	.align 64
	.global __ieee754_rem_pio2f#
	.type	__ieee754_rem_pio2f#, @function
	.proc __ieee754_rem_pio2f#
__ieee754_rem_pio2f:
	.prologue 12, 36
	.mmi
	.save ar.pfs, r37
	alloc r37 = ar.pfs, 2, 5, 6, 0
	.fframe 16
	adds r12 = -16, r12
	.save rp, r36
	mov r36 = b0
	.mmi
	nop 0
	mov r38 = r1
	.body
	nop 0
	;;
	.mlx
	getf.s r14 = f8
	movl r34 = 2147483647
	.mlx
	nop 0
	movl r15 = 1061752792
	;;
	.mmi
	mov r35 = r14
	;;
	and r34 = r34, r35
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r34
	movl r15 = 1075235811
	;;
	.mmi
	nop 0
	(p7) st4 [r33] = r14, 4
	nop 0
	;;
	.mib
	(p7) stfs [r33] = f0
	nop 0
	(p7) br.cond.dpnt .L3
	;;
	.mib
	nop 0
	cmp4.ltu p6, p7 = r15, r34
	(p6) br.cond.dptk .L4
	;;
	.mlx
	nop 0
	movl r15 = 0x3fc90f80
	.mlx
	cmp4.ge p6, p7 = 0, r14
	movl r14 = 1070141392
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 2147483632
	.mfi
	nop 0
	mov f7 = f8
	addl r8 = 1, r0
	;;
	.mib
	and r35 = r15, r35
	nop 0
	(p6) br.cond.dpnt .L5
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r35
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x37354400
	.mlx
	nop 0
	(p6) movl r15 = 0x2e85a308
	;;
	.mlx
	(p6) setf.s f7 = r14
	(p7) movl r14 = 0x37354443
	;;
	.mfi
	nop 0
	fsub.s f6 = f8, f6
	nop 0
	.mmi
	(p7) setf.s f8 = r14
	;;
	(p6) setf.s f8 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fsub.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f6, f8
	;;
	.mfi
	nop 0
	fsub.s f6 = f6, f7
	nop 0
	.mmi
	stfs [r33] = f7, 4
	nop 0
	nop 0
	;;
	.mfi
	nop 0
	fsub.s f6 = f6, f8
	nop 0
	;;
	.mmi
	stfs [r33] = f6
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
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L4:
	.body
	.copy_state 1
	.mlx
	nop 0
	movl r15 = 1128861568
	.mib
	nop 0
	shr.u r41 = r34, 23
	nop 0
	;;
	.mlx
	cmp4.ltu p6, p7 = r15, r34
	movl r15 = 2139095039
	.mlx
	adds r41 = -134, r41
	movl r14 = 0x43800000
	;;
	.mib
	nop 0
	nop 0
	(p7) br.cond.dpnt .L23
	;;
	.mib
	cmp4.geu p6, p7 = r15, r34
	nop 0
	(p7) br.cond.dpnt .L24
	;;
	.mmi
	setf.s f8 = r14
	nop 0
	dep.z r14 = r41, 23, 9
	;;
	.mmi
	sub r34 = r34, r14
	nop 0
	adds r14 = 16, r12
	;;
	.mmi
	setf.s f7 = r34
	setf.s f9 = r34
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
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f9, f7
	.mmi
	stfs [r14] = f7
	nop 0
	adds r14 = 20, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f8
	;;
	.mmf
	nop 0
	nop 0
	fcvt.fx.trunc f7 = f6
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
	fnorm.s f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f7
	.mmi
	stfs [r14] = f7
	nop 0
	adds r14 = 24, r12
	;;
	.mmf
	nop 0
	nop 0
	fmpy.s f6 = f6, f8
	;;
	.mfi
	nop 0
	fcmp.neq p6, p7 = f6, f0
	nop 0
	.mmi
	stfs [r14] = f6
	nop 0
	nop 0
	;;
	.mib
	(p6) addl r42 = 3, r0
	nop 0
	(p6) br.cond.dpnt .L15
	;;
	.mmf
	nop 0
	nop 0
	fcmp.eq p6, p7 = f7, f0
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
	br.call.sptk.many b0 = __kernel_rem_pio2f#
	;;
	.mmi
	cmp4.le p6, p7 = r0, r35
	nop 0
	mov r1 = r38
	;;
	.mmi
	(p7) ldfs f6 = [r33]
	nop 0
	(p7) sub r8 = r0, r8
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f6
	;;
	.mmi
	(p7) stfs [r33] = f6, 4
	;;
	(p7) ldfs f7 = [r33]
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p7) fneg f6 = f7
	;;
	.mii
	(p7) stfs [r33] = f6
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.label_state 2
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
.L24:
	.body
	.copy_state 2
	.mfi
	nop 0
	fsub.s f6 = f8, f8
	adds r14 = 4, r33
	;;
	.mmi
	stfs [r14] = f6
	stfs [r33] = f6
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
	adds r12 = 16, r12
	br.ret.sptk.many b0
	;;
.L23:
	.body
	.copy_state 3
	.mib
	nop 0
	nop 0
	br.call.sptk.many b0 = fabsf#
	;;
	.mlx
	nop 0
	movl r15 = 0x3f22f984
	.mlx
	mov r1 = r38
	movl r14 = 0x3f000000
	;;
	.mmi
	setf.s f7 = r14
	setf.s f6 = r15
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fma.s f6 = f8, f6, f7
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
	movl r15 = 0x3fc90f80
	;;
	.mlx
	setf.s f6 = r15
	movl r15 = 0x37354443
	;;
	.mmf
	nop 0
	nop 0
	fcvt.xf f7 = f7
	;;
	.mmf
	nop 0
	nop 0
	fnorm.s f7 = f7
	;;
	.mfi
	nop 0
	fnma.s f6 = f7, f6, f8
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mfb
	nop 0
	fmpy.s f8 = f7, f8
	(p6) br.cond.dptk .L12
	.mlx
	adds r15 = -1, r14
	movl r17 = @gprel(npio2_hw#)
	.mlx
	nop 0
	movl r16 = 2147483392
	;;
	.mii
	nop 0
	sxt4 r15 = r15
	add r17 = r1, r17
	.mmi
	and r16 = r35, r16
	;;
	shladd r15 = r15, 2, r0
	nop 0
	;;
	.mmi
	add r15 = r17, r15
	;;
	ld4 r15 = [r15]
	nop 0
	;;
	.mib
	cmp4.eq p6, p7 = r16, r15
	nop 0
	(p6) br.cond.dpnt .L12
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f6, f8
	;;
	.mmi
	getf.s r15 = f7
	nop 0
	nop 0
	;;
.L13:
	.mmi
	setf.s f9 = r15
	mov r16 = r33
	cmp4.le p6, p7 = r0, r35
	;;
	.mmi
	nop 0
	st4 [r16] = r15, 4
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f8
	;;
	.mib
	stfs [r16] = f6
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
	stfs [r33] = f7
	stfs [r16] = f6
	mov b0 = r36
	;;
	.mii
	nop 0
	mov ar.pfs = r37
	nop 0
	.mmb
	.label_state 4
	.restore sp
	adds r12 = 16, r12
	nop 0
	br.ret.sptk.many b0
.L12:
	.body
	.copy_state 4
	.mfi
	nop 0
	fsub.s f9 = f6, f8
	shr.u r34 = r34, 23
	;;
	.mmi
	nop 0
	getf.s r15 = f9
	nop 0
	;;
	.mii
	nop 0
	extr.u r16 = r15, 23, 8
	;;
	sub r16 = r34, r16
	;;
	.mib
	nop 0
	cmp4.ge p6, p7 = 8, r16
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 0x37354400
	.mmi
	nop 0
	addl r17 = 255, r0
	nop 0
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x2e85a308
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f9 = f7, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f6, f9
	;;
	.mfi
	nop 0
	fnma.s f6 = f7, f8, f6
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f8 = f7, f8, f6
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f6 = f9, f8
	;;
	.mmi
	getf.s r15 = f6
	;;
	nop 0
	extr.u r16 = r15, 23, 9
	;;
	.mmi
	and r16 = r17, r16
	;;
	sub r34 = r34, r16
	nop 0
	;;
	.mmi
	nop 0
	cmp4.ge p6, p7 = 25, r34
	nop 0
	;;
	.mfb
	nop 0
	(p6) mov f6 = f9
	(p6) br.cond.dptk .L13
	.mlx
	nop 0
	movl r15 = 0x2e85a300
	;;
	.mlx
	setf.s f8 = r15
	movl r15 = 0x248d3132
	;;
	.mmf
	nop 0
	nop 0
	fnma.s f6 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f9 = f9, f6
	;;
	.mfi
	nop 0
	fnma.s f9 = f7, f8, f9
	nop 0
	.mmi
	setf.s f8 = r15
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fms.s f8 = f7, f8, f9
	;;
	.mmf
	nop 0
	nop 0
	fsub.s f7 = f6, f8
	;;
	.mib
	getf.s r15 = f7
	nop 0
	br .L13
.L5:
	.mlx
	nop 0
	movl r14 = 1070141392
	.mfi
	nop 0
	fadd.s f6 = f8, f6
	addl r8 = -1, r0
	;;
	.mmi
	nop 0
	cmp4.eq p6, p7 = r14, r35
	nop 0
	;;
	.mlx
	nop 0
	(p6) movl r14 = 0x37354400
	.mlx
	nop 0
	(p6) movl r15 = 0x2e85a308
	;;
	.mlx
	(p6) setf.s f7 = r14
	(p7) movl r14 = 0x37354443
	.mmi
	(p6) setf.s f8 = r15
	;;
	(p7) setf.s f8 = r14
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	(p6) fadd.s f6 = f6, f7
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f7 = f6, f8
	;;
	.mfi
	nop 0
	fsub.s f6 = f6, f7
	nop 0
	.mmi
	stfs [r33] = f7, 4
	nop 0
	nop 0
	;;
	.mmf
	nop 0
	nop 0
	fadd.s f6 = f6, f8
	;;
	.mii
	stfs [r33] = f6
	mov b0 = r36
	;;
	mov ar.pfs = r37
	.mmb
	nop 0
	.restore sp
	adds r12 = 16, r12
	br.ret.sptk.many b0
	.endp __ieee754_rem_pio2f#
	.section	.rodata,	"a",	"progbits"
	.align 4
	.type	npio2_hw#, @object
	.size	npio2_hw#, 128
npio2_hw:
	data4	1070141184
	data4	1078529792
	data4	1083624192
	data4	1086918400
	data4	1090212608
	data4	1092012800
	data4	1093659904
	data4	1095307008
	data4	1096954112
	data4	1098601216
	data4	1099577856
	data4	1100401408
	data4	1101224960
	data4	1102048512
	data4	1102872064
	data4	1103695616
	data4	1104519168
	data4	1105342720
	data4	1106166272
	data4	1106989824
	data4	1107554816
	data4	1107966464
	data4	1108378368
	data4	1108790016
	data4	1109201920
	data4	1109613568
	data4	1110025472
	data4	1110437120
	data4	1110849024
	data4	1111260672
	data4	1111672576
	data4	1112084224
	.align 4
	.type	two_over_pi#, @object
	.size	two_over_pi#, 792
two_over_pi:
	data4	162
	data4	249
	data4	131
	data4	110
	data4	78
	data4	68
	data4	21
	data4	41
	data4	252
	data4	39
	data4	87
	data4	209
	data4	245
	data4	52
	data4	221
	data4	192
	data4	219
	data4	98
	data4	149
	data4	153
	data4	60
	data4	67
	data4	144
	data4	65
	data4	254
	data4	81
	data4	99
	data4	171
	data4	222
	data4	187
	data4	197
	data4	97
	data4	183
	data4	36
	data4	110
	data4	58
	data4	66
	data4	77
	data4	210
	data4	224
	data4	6
	data4	73
	data4	46
	data4	234
	data4	9
	data4	209
	data4	146
	data4	28
	data4	254
	data4	29
	data4	235
	data4	28
	data4	177
	data4	41
	data4	167
	data4	62
	data4	232
	data4	130
	data4	53
	data4	245
	data4	46
	data4	187
	data4	68
	data4	132
	data4	233
	data4	156
	data4	112
	data4	38
	data4	180
	data4	95
	data4	126
	data4	65
	data4	57
	data4	145
	data4	214
	data4	57
	data4	131
	data4	83
	data4	57
	data4	244
	data4	156
	data4	132
	data4	95
	data4	139
	data4	189
	data4	249
	data4	40
	data4	59
	data4	31
	data4	248
	data4	151
	data4	255
	data4	222
	data4	5
	data4	152
	data4	15
	data4	239
	data4	47
	data4	17
	data4	139
	data4	90
	data4	10
	data4	109
	data4	31
	data4	109
	data4	54
	data4	126
	data4	207
	data4	39
	data4	203
	data4	9
	data4	183
	data4	79
	data4	70
	data4	63
	data4	102
	data4	158
	data4	95
	data4	234
	data4	45
	data4	117
	data4	39
	data4	186
	data4	199
	data4	235
	data4	229
	data4	241
	data4	123
	data4	61
	data4	7
	data4	57
	data4	247
	data4	138
	data4	82
	data4	146
	data4	234
	data4	107
	data4	251
	data4	95
	data4	177
	data4	31
	data4	141
	data4	93
	data4	8
	data4	86
	data4	3
	data4	48
	data4	70
	data4	252
	data4	123
	data4	107
	data4	171
	data4	240
	data4	207
	data4	188
	data4	32
	data4	154
	data4	244
	data4	54
	data4	29
	data4	169
	data4	227
	data4	145
	data4	97
	data4	94
	data4	230
	data4	27
	data4	8
	data4	101
	data4	153
	data4	133
	data4	95
	data4	20
	data4	160
	data4	104
	data4	64
	data4	141
	data4	255
	data4	216
	data4	128
	data4	77
	data4	115
	data4	39
	data4	49
	data4	6
	data4	6
	data4	21
	data4	86
	data4	202
	data4	115
	data4	168
	data4	201
	data4	96
	data4	226
	data4	123
	data4	192
	data4	140
	data4	107
	.global fabsf#
	.type	fabsf#, @function
	.global __kernel_rem_pio2f#
	.type	__kernel_rem_pio2f#, @function
	.ident	"GCC: (GNU) 12.2.0"
