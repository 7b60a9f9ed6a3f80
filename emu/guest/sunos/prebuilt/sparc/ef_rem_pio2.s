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
	save	%sp, -120, %sp
	sethi	%hi(2147482624), %i4
	sethi	%hi(1061751808), %g1
	or	%i4, 1023, %i5
	or	%g1, 984, %g1
	and	%i0, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu	.L22
	 mov	%i0, %i3
	sethi	%hi(1075234816), %g1
	or	%g1, 995, %g1
	cmp	%i5, %g1
	bgu	.L4
	 sethi	%hi(1128860672), %g1
	st	%i0, [%fp-20]
	or	%i4, 1008, %i4
	sethi	%gdop_hix22(.LC1), %g1
	ld	[%fp-20], %f9
	xor	%g1, %gdop_lox10(.LC1), %g1
	cmp	%i0, 0
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	and	%i0, %i4, %i4
	ble	.L5
	 ld	[%g1], %f8
	sethi	%hi(1070140416), %g1
	or	%g1, 976, %g1
	cmp	%i4, %g1
	be	.L6
	 fsubs	%f9, %f8, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f10
	fsubs	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	st	%f9, [%i1]
	fsubs	%f8, %f10, %f8
	st	%f8, [%i1+4]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L4:
	or	%g1, 896, %g1
	cmp	%i5, %g1
	bleu	.L23
	 sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L24
	 sra	%i5, 23, %o2
	add	%o2, -134, %o2
	sll	%o2, 23, %g2
	sub	%i5, %g2, %g2
	st	%g2, [%fp-20]
	ld	[%fp-20], %f8
	fstoi	%f8, %f9
	fitos	%f9, %f9
	sethi	%gdop_hix22(.LC9), %g1
	fsubs	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	st	%f9, [%fp-12]
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f10
	fmuls	%f8, %f10, %f8
	fstoi	%f8, %f9
	fitos	%f9, %f9
	fsubs	%f8, %f9, %f8
	st	%f9, [%fp-8]
	fmuls	%f8, %f10, %f8
	st	%f8, [%fp-4]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f10
	fcmps	%f8, %f10
	nop
	fbne	.L15
	 mov	3, %o3
	fcmps	%f9, %f10
	nop
	fbne	.L25
	 mov	1, %o3
.L15:
	sethi	%gdop_hix22(two_over_pi), %o5
	mov	2, %o4
	xor	%o5, %gdop_lox10(two_over_pi), %o5
	mov	%i1, %o1
	ld	[%l7 + %o5], %o5, %gdop(two_over_pi)
	call	__kernel_rem_pio2f, 0
	 add	%fp, -12, %o0
	cmp	%i3, 0
	bl	.L26
	 mov	%o0, %i0
.L30:
	jmp	%i7+8
	 restore
.L22:
	sethi	%gdop_hix22(.LC0), %g1
	st	%i0, [%i1]
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	st	%f8, [%i1+4]
.L3:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L24:
	st	%i0, [%fp-20]
	ld	[%fp-20], %f8
	fsubs	%f8, %f8, %f8
	st	%f8, [%i1+4]
	b	.L3
	 st	%f8, [%i1]
.L6:
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f9
	sethi	%gdop_hix22(.LC4), %g1
	fsubs	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	fsubs	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	st	%f9, [%i1]
	fsubs	%f8, %f10, %f8
	st	%f8, [%i1+4]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L23:
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuls	%f0, %f8, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC1), %g1
	fadds	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	fstoi	%f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	st	%f8, [%fp-20]
	fitos	%f8, %f10
	ld	[%g1], %f9
	ld	[%fp-20], %i0
	fmuls	%f10, %f9, %f9
	sethi	%gdop_hix22(.LC2), %g1
	cmp	%i0, 31
	xor	%g1, %gdop_lox10(.LC2), %g1
	fsubs	%f0, %f9, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	bg	.L12
	 fmuls	%f10, %f8, %f8
	or	%i4, 768, %i4
	sethi	%gdop_hix22(npio2_hw), %g2
	and	%i3, %i4, %i4
	xor	%g2, %gdop_lox10(npio2_hw), %g2
	add	%i0, -1, %g1
	ld	[%l7 + %g2], %g2, %gdop(npio2_hw)
	sll	%g1, 2, %g1
	ld	[%g2+%g1], %g1
	cmp	%i4, %g1
	be,a	.L27
	 fsubs	%f0, %f8, %f9
.L20:
	fsubs	%f0, %f8, %f9
.L13:
	fsubs	%f0, %f9, %f0
.L28:
	st	%f9, [%i1]
	fsubs	%f0, %f8, %f0
	cmp	%i3, 0
	bge	.L30
	 st	%f0, [%i1+4]
	fnegs	%f9, %f9
	fnegs	%f0, %f0
	st	%f9, [%i1]
	st	%f0, [%i1+4]
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
.L12:
	fsubs	%f0, %f8, %f9
.L27:
	st	%f9, [%fp-20]
	sra	%i5, 23, %i5
	ld	[%fp-20], %g1
	srl	%g1, 23, %g1
	and	%g1, 255, %g1
	sub	%i5, %g1, %g1
	cmp	%g1, 8
	ble,a	.L28
	 fsubs	%f0, %f9, %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fmuls	%f10, %f9, %f9
	fsubs	%f0, %f9, %f11
	fsubs	%f0, %f11, %f12
	fsubs	%f12, %f9, %f9
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f8
	fsubs	%f8, %f9, %f8
	fsubs	%f11, %f8, %f9
	st	%f9, [%fp-20]
	ld	[%fp-20], %g1
	srl	%g1, 23, %g1
	and	%g1, 255, %g1
	sub	%i5, %g1, %i5
	cmp	%i5, 25
	ble	.L13
	 fmovs	%f11, %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC8), %g1
	fsubs	%f11, %f8, %f0
	xor	%g1, %gdop_lox10(.LC8), %g1
	fsubs	%f11, %f0, %f11
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	fsubs	%f11, %f8, %f11
	ld	[%g1], %f9
	fmuls	%f10, %f9, %f10
	b	.L20
	 fsubs	%f10, %f11, %f8
.L26:
	ld	[%i1], %f9
	ld	[%i1+4], %f8
	fnegs	%f9, %f9
	fnegs	%f8, %f8
	st	%f9, [%i1]
	st	%f8, [%i1+4]
	sub	%g0, %o0, %i0
	jmp	%i7+8
	 restore
.L25:
	b	.L15
	 mov	2, %o3
.L5:
	sethi	%hi(1070140416), %g1
	or	%g1, 976, %g1
	cmp	%i4, %g1
	be	.L9
	 fadds	%f9, %f8, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f10
	fadds	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	fadds	%f8, %f10, %f8
.L10:
	st	%f9, [%i1]
	st	%f8, [%i1+4]
	jmp	%i7+8
	 restore %g0, -1, %o0
.L9:
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f9
	sethi	%gdop_hix22(.LC4), %g1
	fadds	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	fadds	%f8, %f10, %f9
	fsubs	%f8, %f9, %f8
	b	.L10
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
