! 1b32e19e9a450318c3eb5da1a016bb8e newlib/libm/math/ef_rem_pio2.c
	.file	"ef_rem_pio2.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1070141312
	.align 4
.LC2:
	.long	926237763
	.align 4
.LC3:
	.long	926237696
	.align 4
.LC4:
	.long	780509960
	.align 4
.LC5:
	.long	1059256708
	.align 4
.LC6:
	.long	1056964608
	.align 4
.LC7:
	.long	780509952
	.align 4
.LC8:
	.long	613232946
	.align 4
.LC9:
	.long	1132462080
	.section	.text.__ieee754_rem_pio2f,"ax",@progbits
	.align 4
	.global __ieee754_rem_pio2f
	.type	__ieee754_rem_pio2f, #function
	.proc	04
__ieee754_rem_pio2f:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	st	%f1, [%fp+2027]
	sethi	%hi(2147482624), %i4
	lduw	[%fp+2027], %i3
	or	%i4, 1023, %i5
	sethi	%hi(1061751808), %g1
	and	%i3, %i5, %i5
	or	%g1, 984, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu,pn	%icc, .L22
	 sethi	%hi(1075234816), %g1
	or	%g1, 995, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L4
	 sethi	%hi(1128860672), %g1
	or	%i4, 1008, %i4
	sethi	%gdop_hix22(.LC1), %g1
	cmp	%i3, 0
	xor	%g1, %gdop_lox10(.LC1), %g1
	and	%i3, %i4, %i4
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ble,pn	%icc, .L5
	 ld	[%g1], %f9
	sethi	%hi(1070140416), %g1
	or	%g1, 976, %g1
	cmp	%i4, %g1
	be,pn	%icc, .L6
	 fsubs	%f1, %f9, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f10
	fsubs	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	fsubs	%f8, %f10, %f8
.L7:
	st	%f9, [%i1]
	st	%f8, [%i1+4]
	mov	1, %i0
.L8:
	return	%i7+8
	 sra	%o0, 0, %o0
.L4:
	or	%g1, 896, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L23
	 sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L24
	 sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	sra	%i5, 23, %o2
	ld	[%g1], %f10
	add	%o2, -134, %o2
	sll	%o2, 23, %g1
	sub	%i5, %g1, %g1
	st	%g1, [%fp+2027]
	ld	[%fp+2027], %f8
	fstoi	%f8, %f9
	fitos	%f9, %f9
	fsubs	%f8, %f9, %f8
	st	%f9, [%fp+2035]
	fmuls	%f8, %f10, %f8
	fstoi	%f8, %f9
	fitos	%f9, %f9
	fsubs	%f8, %f9, %f8
	st	%f9, [%fp+2039]
	fmuls	%f8, %f10, %f8
	st	%f8, [%fp+2043]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f10
	fcmps	%fcc0, %f8, %f10
	fbne,pn	%fcc0, .L15
	 mov	3, %o3
	fcmps	%fcc2, %f9, %f10
	mov	0, %o3
	movne	%fcc2, 1, %o3
	add	%o3, 1, %o3
.L15:
	sethi	%gdop_hix22(two_over_pi), %o5
	mov	2, %o4
	xor	%o5, %gdop_lox10(two_over_pi), %o5
	sra	%o3, 0, %o3
	ldx	[%l7 + %o5], %o5, %gdop(two_over_pi)
	sra	%o2, 0, %o2
	mov	%i1, %o1
	call	__kernel_rem_pio2f, 0
	 add	%fp, 2035, %o0
	cmp	%i3, 0
	bge,pt	%icc, .L8
	 mov	%o0, %i0
	ld	[%i1], %f9
	ld	[%i1+4], %f8
	fnegs	%f9, %f9
	fnegs	%f8, %f8
	st	%f9, [%i1]
	st	%f8, [%i1+4]
	ba,pt	%xcc, .L8
	 sub	%g0, %o0, %i0
.L22:
	sethi	%gdop_hix22(.LC0), %g1
	st	%f1, [%i1]
	xor	%g1, %gdop_lox10(.LC0), %g1
	mov	0, %i0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	ba,pt	%xcc, .L8
	 st	%f8, [%i1+4]
.L24:
	fsubs	%f1, %f1, %f8
	mov	0, %i0
	st	%f8, [%i1+4]
	ba,pt	%xcc, .L8
	 st	%f8, [%i1]
.L6:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fsubs	%f8, %f9, %f8
	fsubs	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	ba,pt	%xcc, .L7
	 fsubs	%f8, %f10, %f8
.L23:
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	fmuls	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f9
	fadds	%f8, %f9, %f8
	fstoi	%f8, %f8
	st	%f8, [%fp+2027]
	sethi	%gdop_hix22(.LC1), %g1
	lduw	[%fp+2027], %i0
	xor	%g1, %gdop_lox10(.LC1), %g1
	st	%i0, [%fp+2027]
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%fp+2027], %f8
	ld	[%g1], %f9
	fitos	%f8, %f10
	sethi	%gdop_hix22(.LC2), %g1
	fmuls	%f10, %f9, %f9
	xor	%g1, %gdop_lox10(.LC2), %g1
	cmp	%i0, 31
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	fsubs	%f0, %f9, %f0
	ld	[%g1], %f8
	bg,pt	%icc, .L12
	 fmuls	%f10, %f8, %f8
	or	%i4, 768, %i4
	sethi	%gdop_hix22(npio2_hw), %g2
	and	%i3, %i4, %i4
	xor	%g2, %gdop_lox10(npio2_hw), %g2
	add	%i0, -1, %g1
	ldx	[%l7 + %g2], %g2, %gdop(npio2_hw)
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	lduw	[%g2+%g1], %g1
	cmp	%i4, %g1
	be,a,pn	%icc, .L25
	 fsubs	%f0, %f8, %f9
.L20:
	fsubs	%f0, %f8, %f9
.L13:
	fsubs	%f0, %f9, %f0
.L26:
	st	%f9, [%i1]
	fsubs	%f0, %f8, %f0
	cmp	%i3, 0
	bge,pt	%icc, .L8
	 st	%f0, [%i1+4]
	fnegs	%f9, %f9
	fnegs	%f0, %f0
	st	%f9, [%i1]
	st	%f0, [%i1+4]
	ba,pt	%xcc, .L8
	 sub	%g0, %i0, %i0
.L12:
	fsubs	%f0, %f8, %f9
.L25:
	st	%f9, [%fp+2027]
	sra	%i5, 23, %i5
	lduw	[%fp+2027], %g1
	srl	%g1, 23, %g1
	and	%g1, 255, %g1
	sub	%i5, %g1, %g1
	cmp	%g1, 8
	ble,a,pt %icc, .L26
	 fsubs	%f0, %f9, %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fmuls	%f10, %f9, %f9
	fsubs	%f0, %f9, %f11
	fsubs	%f0, %f11, %f12
	fsubs	%f12, %f9, %f9
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f8
	fsubs	%f8, %f9, %f8
	fsubs	%f11, %f8, %f9
	st	%f9, [%fp+2027]
	lduw	[%fp+2027], %g1
	srl	%g1, 23, %g1
	and	%g1, 255, %g1
	sub	%i5, %g1, %i5
	cmp	%i5, 25
	ble,pt	%icc, .L13
	 fmovs	%f11, %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC8), %g1
	fsubs	%f11, %f8, %f0
	xor	%g1, %gdop_lox10(.LC8), %g1
	fsubs	%f11, %f0, %f11
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fsubs	%f11, %f8, %f11
	ld	[%g1], %f9
	fmuls	%f10, %f9, %f10
	ba,pt	%xcc, .L20
	 fsubs	%f10, %f11, %f8
.L5:
	sethi	%hi(1070140416), %g1
	or	%g1, 976, %g1
	cmp	%i4, %g1
	be,pn	%icc, .L9
	 fadds	%f1, %f9, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f10
	fadds	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	fadds	%f8, %f10, %f8
.L10:
	st	%f9, [%i1]
	st	%f8, [%i1+4]
	ba,pt	%xcc, .L8
	 mov	-1, %i0
.L9:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fadds	%f8, %f9, %f8
	fadds	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	ba,pt	%xcc, .L10
	 fadds	%f8, %f10, %f8
	.size	__ieee754_rem_pio2f, .-__ieee754_rem_pio2f
	.section	".rodata"
	.align 4
	.type	npio2_hw, #object
	.size	npio2_hw, 128
npio2_hw:
	.long	1070141184
	.long	1078529792
	.long	1083624192
	.long	1086918400
	.long	1090212608
	.long	1092012800
	.long	1093659904
	.long	1095307008
	.long	1096954112
	.long	1098601216
	.long	1099577856
	.long	1100401408
	.long	1101224960
	.long	1102048512
	.long	1102872064
	.long	1103695616
	.long	1104519168
	.long	1105342720
	.long	1106166272
	.long	1106989824
	.long	1107554816
	.long	1107966464
	.long	1108378368
	.long	1108790016
	.long	1109201920
	.long	1109613568
	.long	1110025472
	.long	1110437120
	.long	1110849024
	.long	1111260672
	.long	1111672576
	.long	1112084224
	.align 4
	.type	two_over_pi, #object
	.size	two_over_pi, 792
two_over_pi:
	.long	162
	.long	249
	.long	131
	.long	110
	.long	78
	.long	68
	.long	21
	.long	41
	.long	252
	.long	39
	.long	87
	.long	209
	.long	245
	.long	52
	.long	221
	.long	192
	.long	219
	.long	98
	.long	149
	.long	153
	.long	60
	.long	67
	.long	144
	.long	65
	.long	254
	.long	81
	.long	99
	.long	171
	.long	222
	.long	187
	.long	197
	.long	97
	.long	183
	.long	36
	.long	110
	.long	58
	.long	66
	.long	77
	.long	210
	.long	224
	.long	6
	.long	73
	.long	46
	.long	234
	.long	9
	.long	209
	.long	146
	.long	28
	.long	254
	.long	29
	.long	235
	.long	28
	.long	177
	.long	41
	.long	167
	.long	62
	.long	232
	.long	130
	.long	53
	.long	245
	.long	46
	.long	187
	.long	68
	.long	132
	.long	233
	.long	156
	.long	112
	.long	38
	.long	180
	.long	95
	.long	126
	.long	65
	.long	57
	.long	145
	.long	214
	.long	57
	.long	131
	.long	83
	.long	57
	.long	244
	.long	156
	.long	132
	.long	95
	.long	139
	.long	189
	.long	249
	.long	40
	.long	59
	.long	31
	.long	248
	.long	151
	.long	255
	.long	222
	.long	5
	.long	152
	.long	15
	.long	239
	.long	47
	.long	17
	.long	139
	.long	90
	.long	10
	.long	109
	.long	31
	.long	109
	.long	54
	.long	126
	.long	207
	.long	39
	.long	203
	.long	9
	.long	183
	.long	79
	.long	70
	.long	63
	.long	102
	.long	158
	.long	95
	.long	234
	.long	45
	.long	117
	.long	39
	.long	186
	.long	199
	.long	235
	.long	229
	.long	241
	.long	123
	.long	61
	.long	7
	.long	57
	.long	247
	.long	138
	.long	82
	.long	146
	.long	234
	.long	107
	.long	251
	.long	95
	.long	177
	.long	31
	.long	141
	.long	93
	.long	8
	.long	86
	.long	3
	.long	48
	.long	70
	.long	252
	.long	123
	.long	107
	.long	171
	.long	240
	.long	207
	.long	188
	.long	32
	.long	154
	.long	244
	.long	54
	.long	29
	.long	169
	.long	227
	.long	145
	.long	97
	.long	94
	.long	230
	.long	27
	.long	8
	.long	101
	.long	153
	.long	133
	.long	95
	.long	20
	.long	160
	.long	104
	.long	64
	.long	141
	.long	255
	.long	216
	.long	128
	.long	77
	.long	115
	.long	39
	.long	49
	.long	6
	.long	6
	.long	21
	.long	86
	.long	202
	.long	115
	.long	168
	.long	201
	.long	96
	.long	226
	.long	123
	.long	192
	.long	140
	.long	107
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
