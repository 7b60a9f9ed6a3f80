! 78a9629e37b21894c37cd53fd4fce872 newlib/libm/math/ef_pow.c
	.file	"ef_pow.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC6:
	.asciz	""
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1058390016
	.align 4
.LC3:
	.long	902942684
	.align 4
.LC4:
	.long	1069547520
	.align 4
.LC5:
	.long	-1082130432
	.align 4
.LC7:
	.long	1900671690
	.align 4
.LC8:
	.long	1069066752
	.align 4
.LC9:
	.long	921478512
	.align 4
.LC10:
	.long	1048576000
	.align 4
.LC11:
	.long	1051372203
	.align 4
.LC12:
	.long	1056964608
	.align 4
.LC13:
	.long	1069066811
	.align 4
.LC14:
	.long	1266679808
	.align 4
.LC15:
	.long	1045688642
	.align 4
.LC16:
	.long	1047278165
	.align 4
.LC17:
	.long	1049338629
	.align 4
.LC18:
	.long	1054567863
	.align 4
.LC19:
	.long	1058642330
	.align 4
.LC20:
	.long	1077936128
	.align 4
.LC21:
	.long	1064712192
	.align 4
.LC22:
	.long	1064712271
	.align 4
.LC23:
	.long	916308896
	.align 4
.LC24:
	.long	859351612
	.align 4
.LC25:
	.long	228737632
	.align 4
.LC26:
	.long	1060205056
	.align 4
.LC27:
	.long	1060205080
	.align 4
.LC28:
	.long	901758604
	.align 4
.LC29:
	.long	858897228
	.align 4
.LC30:
	.long	903735822
	.align 4
.LC31:
	.long	948613973
	.align 4
.LC32:
	.long	993397601
	.align 4
.LC33:
	.long	1042983595
	.align 4
.LC34:
	.long	1073741824
	.section	.text.__ieee754_powf,"ax",@progbits
	.align 4
	.global __ieee754_powf
	.type	__ieee754_powf, #function
	.proc	06
__ieee754_powf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(2147482624), %g1
	lduw	[%fp+2043], %i4
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andcc	%i4, %g1, %i3
	be,pn	%icc, .L45
	 sethi	%hi(2139095040), %g3
	st	%f1, [%fp+2039]
	lduw	[%fp+2039], %i2
	and	%i2, %g1, %i5
	cmp	%i5, %g3
	mov	0, %g2
	movg	%icc, 1, %g2
	cmp	%i3, %g3
	mov	0, %g1
	movg	%icc, 1, %g1
	orcc	%g2, %g1, %g0
	be,pt	%icc, .L3
	 mov	%i5, %i1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
	sethi	%hi(1065353216), %g1
	cmp	%i5, %g1
	bne,pn	%icc, .L66
	 sethi	%gdop_hix22(.LC6), %i0
.L90:
	return	%i7+8
	 nop
.L3:
	cmp	%i2, 0
	bl,pn	%icc, .L67
	 cmp	%i3, %g3
	be,pn	%icc, .L6
	 mov	0, %i0
.L9:
	sethi	%hi(1065353216), %g1
	cmp	%i3, %g1
	be,pn	%icc, .L68
	 sethi	%hi(1073741824), %g1
	cmp	%i4, %g1
	be,pn	%icc, .L12
	 sethi	%hi(1056964608), %g1
	xor	%i4, %g1, %g1
	cmp	%g0, %g1
	xnor	%g0, %i2, %g1
	subx	%g0, -1, %g2
	srl	%g1, 31, %g1
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L69
	 nop
.L7:
	call	fabsf, 0
	 st	%f1, [%fp+2039]
	sethi	%hi(2139095040), %g1
	xor	%i5, %g1, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g3
	cmp	%g0, %i5
	subx	%g0, -1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L70
	 ld	[%fp+2039], %f1
	sethi	%hi(1065353216), %g3
	cmp	%i5, %g3
	be,pn	%icc, .L71
	 srl	%i2, 31, %g2
	add	%g2, -1, %g2
	orcc	%i0, %g2, %g0
	be,pn	%icc, .L72
	 sethi	%hi(1291845632), %g4
	cmp	%i3, %g4
	bleu,pt	%icc, .L21
	 andcc	%i2, %g1, %g0
	sethi	%hi(1065352192), %g1
	or	%g1, 1015, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L73
	 or	%g3, 7, %g3
	cmp	%i5, %g3
	bgu,pn	%icc, .L74
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fsubs	%f0, %f8, %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f0, %f8, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC12), %g1
	fsubs	%f10, %f8, %f10
	xor	%g1, %gdop_lox10(.LC12), %g1
	fmuls	%f10, %f0, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC13), %g1
	fsubs	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ld	[%g1], %f10
	fmuls	%f0, %f11, %f11
	fmuls	%f0, %f9, %f9
	fmuls	%f0, %f0, %f12
	fmuls	%f8, %f12, %f8
	fmuls	%f8, %f10, %f8
	fsubs	%f9, %f8, %f9
	fadds	%f11, %f9, %f10
	st	%f10, [%fp+2039]
	lduw	[%fp+2039], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f10
	fsubs	%f10, %f11, %f11
	fsubs	%f9, %f11, %f9
.L25:
	and	%i4, -4096, %g1
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f13
	ld	[%fp+2039], %f8
	add	%i0, -1, %i0
	sethi	%gdop_hix22(.LC1), %g1
	orcc	%i0, %g2, %g0
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f12
	fmovse	%icc, %f13, %f12
	ld	[%fp+2043], %f13
	fmuls	%f9, %f13, %f9
	ld	[%fp+2043], %f11
	fsubs	%f11, %f8, %f11
	fmuls	%f11, %f10, %f11
	fmuls	%f10, %f8, %f10
	fadds	%f11, %f9, %f8
	fadds	%f8, %f10, %f9
	st	%f9, [%fp+2043]
	sethi	%hi(-2147483648), %g2
	lduw	[%fp+2043], %g3
	mov	%g3, %g1
	cmp	%g3, 0
	ble,pn	%icc, .L29
	 andn	%g3, %g2, %g2
	sethi	%hi(1124073472), %g4
	cmp	%g2, %g4
	bgu,a,pn %icc, .L83
	 sethi	%gdop_hix22(.LC7), %g1
	be,a,pn	%icc, .L75
	 fsubs	%f9, %f10, %f9
	sethi	%hi(1056964608), %g5
.L87:
	mov	0, %g4
	cmp	%g2, %g5
	bgu,pn	%icc, .L76
	 mov	0, %o1
.L37:
	and	%g1, -4096, %g1
	st	%g1, [%fp+2043]
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	ld	[%fp+2043], %f11
	fsubs	%f11, %f10, %f10
	fsubs	%f8, %f10, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	fmuls	%f9, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	fmuls	%f11, %f13, %f13
	fmuls	%f11, %f8, %f11
	ld	[%g1], %f8
	fadds	%f9, %f11, %f9
	sethi	%gdop_hix22(.LC30), %g1
	fadds	%f13, %f9, %f10
	xor	%g1, %gdop_lox10(.LC30), %g1
	fsubs	%f10, %f13, %f13
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	fsubs	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	fmuls	%f10, %f10, %f11
	fmuls	%f11, %f8, %f8
	fsubs	%f8, %f13, %f8
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f13, %f8
	fmuls	%f10, %f9, %f13
	fadds	%f13, %f9, %f13
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f14, %f8
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f9, %f8
	fmuls	%f8, %f11, %f8
	ld	[%g1], %f11
	fsubs	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuls	%f10, %f8, %f9
	xor	%g1, %gdop_lox10(.LC1), %g1
	fsubs	%f8, %f11, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fdivs	%f9, %f8, %f8
	ld	[%g1], %f1
	fsubs	%f8, %f13, %f8
	fsubs	%f8, %f10, %f8
	fsubs	%f1, %f8, %f1
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g1
	add	%g1, %g4, %g1
	st	%g1, [%fp+2043]
	sra	%g1, 23, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L77
	 ld	[%fp+2043], %f0
.L40:
	return	%i7+8
	 fmuls	%f0, %f12, %f0
.L45:
	sethi	%gdop_hix22(.LC1), %g1
.L84:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ld	[%g1], %f0
.L66:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC6)
	call	nanf, 0
	 restore
.L67:
	sethi	%hi(1266678784), %g1
	or	%g1, 1023, %g1
	cmp	%i3, %g1
	bleu,pt	%icc, .L5
	 sethi	%hi(1065352192), %g1
	cmp	%i3, %g3
	bne,pt	%icc, .L7
	 mov	2, %i0
.L6:
	sethi	%hi(1065353216), %g1
	cmp	%i5, %g1
	be,a,pn	%icc, .L84
	 sethi	%gdop_hix22(.LC1), %g1
	bgu,pt	%icc, .L78
	 cmp	%i4, 0
	bl,pn	%icc, .L79
	 ld	[%fp+2043], %f8
.L11:
	sethi	%gdop_hix22(.LC0), %g1
.L82:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ld	[%g1], %f0
.L68:
	cmp	%i4, 0
	bge,pt	%icc, .L90
	 fmovs	%f1, %f0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f8, %f1, %f0
.L5:
	or	%g1, 1023, %g1
	cmp	%i3, %g1
	bleu,pt	%icc, .L8
	 sethi	%hi(1073741824), %g1
	sra	%i3, 23, %g2
	mov	150, %g1
	sub	%g1, %g2, %g1
	sra	%i3, %g1, %g2
	sll	%g2, %g1, %g1
	cmp	%g1, %i3
	bne,pt	%icc, .L9
	 mov	0, %i0
	and	%g2, 1, %g2
	mov	2, %i0
	ba,pt	%xcc, .L9
	 sub	%i0, %g2, %i0
.L78:
	bl,pn	%icc, .L11
	 ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L8:
	cmp	%i4, %g1
	bne,pt	%icc, .L7
	 mov	0, %i0
.L12:
	return	%i7+8
	 fmuls	%f1, %f1, %f0
.L72:
	fsubs	%f1, %f1, %f1
	return	%i7+8
	 fdivs	%f1, %f1, %f0
.L70:
	cmp	%i4, 0
	bl,pn	%icc, .L80
	 cmp	%i2, 0
	bge,pt	%icc, .L89
	 nop
.L17:
	fnegs	%f0, %f8
.L85:
	cmp	%i0, 1
	return	%i7+8
	 fmovse	%icc, %f8, %f0
.L21:
	bne,pt	%icc, .L26
	 mov	0, %g5
	sethi	%gdop_hix22(.LC14), %g1
	mov	-24, %g5
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f8
	st	%f8, [%fp+2039]
	ld	[%fp+2039], %i1
.L26:
	sra	%i1, 23, %g3
	sethi	%hi(-8388608), %g4
	add	%g3, -127, %g3
	andn	%i1, %g4, %g4
	add	%g3, %g5, %g3
	sethi	%hi(1065353216), %g1
	sethi	%hi(1885184), %g5
	or	%g5, 113, %g5
	cmp	%g4, %g5
	ble,pt	%icc, .L49
	 or	%g4, %g1, %g1
	sethi	%hi(6139904), %g5
	or	%g5, 982, %g5
	cmp	%g4, %g5
	ble,pt	%icc, .L50
	 sethi	%gdop_hix22(.LC2), %g4
	sethi	%gdop_hix22(.LC0), %g4
	xor	%g4, %gdop_lox10(.LC0), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC0)
	ld	[%g4], %f12
	sethi	%hi(-8388608), %g4
	sethi	%gdop_hix22(.LC1), %g5
	add	%g1, %g4, %g1
	xor	%g5, %gdop_lox10(.LC1), %g5
	add	%g3, 1, %g3
	ldx	[%l7 + %g5], %g5, %gdop(.LC1)
	fmovs	%f12, %f14
	mov	0, %g4
	ld	[%g5], %f21
.L27:
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f19
	st	%g3, [%fp+2039]
	sethi	%gdop_hix22(.LC1), %g3
	xor	%g3, %gdop_lox10(.LC1), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
	ld	[%fp+2039], %f8
	ld	[%g3], %f20
	sethi	%hi(536870912), %g3
	fsubs	%f19, %f21, %f13
	fitos	%f8, %f11
	sra	%g1, 1, %g1
	fadds	%f19, %f21, %f8
	or	%g1, %g3, %g1
	fdivs	%f20, %f8, %f20
	fmuls	%f13, %f20, %f16
	st	%f16, [%fp+2039]
	lduw	[%fp+2039], %g3
	and	%g3, -4096, %g3
	st	%g3, [%fp+2039]
	sethi	%hi(262144), %g3
	add	%g1, %g3, %g1
	add	%g1, %g4, %g1
	ld	[%fp+2039], %f10
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ld	[%fp+2039], %f8
	ld	[%g1], %f9
	fmuls	%f10, %f8, %f22
	sethi	%gdop_hix22(.LC16), %g1
	fsubs	%f8, %f21, %f8
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	fsubs	%f19, %f8, %f19
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	fmuls	%f16, %f16, %f15
	fmuls	%f15, %f9, %f9
	fadds	%f9, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f19, %f10, %f19
	fmuls	%f9, %f15, %f9
	fsubs	%f13, %f22, %f13
	fadds	%f9, %f8, %f9
	fsubs	%f13, %f19, %f13
	ld	[%g1], %f8
	fmuls	%f13, %f20, %f13
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	ld	[%g1], %f20
	fmuls	%f9, %f15, %f9
	fmuls	%f15, %f15, %f19
	fadds	%f9, %f8, %f9
	sethi	%gdop_hix22(.LC19), %g1
	fmuls	%f9, %f15, %f9
	xor	%g1, %gdop_lox10(.LC19), %g1
	fadds	%f9, %f20, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	fmuls	%f9, %f15, %f9
	ld	[%g1], %f20
	fadds	%f9, %f20, %f9
	fmuls	%f9, %f19, %f9
	fmuls	%f10, %f10, %f17
	fadds	%f16, %f10, %f8
	sethi	%gdop_hix22(.LC20), %g5
	fmuls	%f8, %f13, %f8
	xor	%g5, %gdop_lox10(.LC20), %g5
	fadds	%f8, %f9, %f8
	ldx	[%l7 + %g5], %g5, %gdop(.LC20)
	ld	[%g5], %f18
	fadds	%f17, %f18, %f15
	fadds	%f15, %f8, %f9
	st	%f9, [%fp+2039]
	lduw	[%fp+2039], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f9
	fmuls	%f13, %f9, %f13
	fmuls	%f10, %f9, %f10
	fsubs	%f9, %f18, %f18
	fsubs	%f18, %f17, %f18
	fsubs	%f8, %f18, %f8
	fmuls	%f8, %f16, %f8
	fadds	%f8, %f13, %f8
	fadds	%f10, %f8, %f9
	st	%f9, [%fp+2039]
	lduw	[%fp+2039], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ld	[%fp+2039], %f9
	ld	[%g1], %f13
	fsubs	%f9, %f10, %f10
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	fsubs	%f8, %f10, %f8
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ld	[%g1], %f10
	fmuls	%f9, %f13, %f13
	fmuls	%f8, %f10, %f8
	fmuls	%f9, %f15, %f9
	fadds	%f8, %f9, %f8
	fadds	%f8, %f14, %f8
	fadds	%f13, %f8, %f10
	fadds	%f10, %f12, %f10
	fadds	%f10, %f11, %f10
	st	%f10, [%fp+2039]
	lduw	[%fp+2039], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f10
	fsubs	%f10, %f11, %f9
	fsubs	%f9, %f12, %f9
	fsubs	%f9, %f13, %f9
	ba,pt	%xcc, .L25
	 fsubs	%f8, %f9, %f9
.L69:
	call	__ieee754_sqrtf, 0
	 restore
.L79:
	return	%i7+8
	 fnegs	%f8, %f0
.L80:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	bl,pn	%icc, .L17
	 fdivs	%f8, %f0, %f0
.L89:
	return	%i7+8
	 nop
.L71:
	cmp	%i4, 0
	bl,pn	%icc, .L81
	 sethi	%gdop_hix22(.LC1), %g1
.L19:
	cmp	%i2, 0
	bge,pt	%icc, .L90
	 cmp	%i0, 0
	bne,pn	%icc, .L85
	 fnegs	%f0, %f8
	fsubs	%f0, %f0, %f0
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L81:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	ba,pt	%xcc, .L19
	 fdivs	%f8, %f0, %f0
.L29:
	sethi	%hi(1125515264), %g4
	cmp	%g2, %g4
	bgu,a,pn %icc, .L86
	 sethi	%gdop_hix22(.LC25), %g1
	bne,pt	%icc, .L87
	 sethi	%hi(1056964608), %g5
	fsubs	%f9, %f10, %f9
	fcmpes	%fcc1, %f9, %f8
	fbge,pn	%fcc1, .L62
	 sethi	%hi(32768), %g2
.L35:
	add	%g3, %g2, %g2
	cmp	%g3, 0
	sra	%g2, 23, %g4
	sethi	%hi(-8388608), %o1
	and	%g4, 255, %g4
	andn	%g2, %o1, %o1
	add	%g4, -127, %g4
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %g5
	sra	%g1, %g4, %g1
	or	%o1, %g5, %o1
	mov	23, %g3
	and	%g1, %g2, %g1
	sub	%g3, %g4, %g3
	sra	%o1, %g3, %o1
	sub	%g0, %o1, %g2
	movl	%icc, %g2, %o1
.L38:
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f9
	sll	%o1, 23, %g4
	fsubs	%f10, %f9, %f10
	fadds	%f8, %f10, %f9
	st	%f9, [%fp+2043]
	ba,pt	%xcc, .L37
	 ld	[%fp+2043], %g1
.L49:
	sethi	%gdop_hix22(.LC0), %g4
	xor	%g4, %gdop_lox10(.LC0), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %g5
	ld	[%g4], %f12
	xor	%g5, %gdop_lox10(.LC1), %g5
	mov	0, %g4
	ldx	[%l7 + %g5], %g5, %gdop(.LC1)
	fmovs	%f12, %f14
	ba,pt	%xcc, .L27
	 ld	[%g5], %f21
.L61:
	sethi	%gdop_hix22(.LC7), %g1
.L83:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	fmuls	%f12, %f8, %f0
	return	%i7+8
	 fmuls	%f0, %f8, %f0
.L73:
	cmp	%i4, 0
	bge,pt	%icc, .L82
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC7), %g1
.L88:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f0
	return	%i7+8
	 fmuls	%f0, %f0, %f0
.L50:
	xor	%g4, %gdop_lox10(.LC2), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC2)
	ld	[%g4], %f12
	sethi	%gdop_hix22(.LC3), %g4
	xor	%g4, %gdop_lox10(.LC3), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC3)
	sethi	%gdop_hix22(.LC4), %g5
	ld	[%g4], %f14
	xor	%g5, %gdop_lox10(.LC4), %g5
	sethi	%hi(2097152), %g4
	ldx	[%l7 + %g5], %g5, %gdop(.LC4)
	ba,pt	%xcc, .L27
	 ld	[%g5], %f21
.L62:
	sethi	%gdop_hix22(.LC25), %g1
.L86:
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	ld	[%g1], %f8
	fmuls	%f12, %f8, %f0
	return	%i7+8
	 fmuls	%f0, %f8, %f0
.L74:
	cmp	%i4, 0
	bg,a,pt	%icc, .L88
	 sethi	%gdop_hix22(.LC7), %g1
	ba,pt	%xcc, .L82
	 sethi	%gdop_hix22(.LC0), %g1
.L77:
	st	%f12, [%fp+2043]
	call	scalbnf, 0
	 sra	%o1, 0, %o1
	ba,pt	%xcc, .L40
	 ld	[%fp+2043], %f12
.L75:
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	ld	[%g1], %f11
	fadds	%f8, %f11, %f11
	fcmpes	%fcc0, %f11, %f9
	fbg,pn	%fcc0, .L61
	 sethi	%hi(32768), %g1
	add	%g3, %g1, %g3
	sethi	%hi(-8388608), %o1
	sra	%g3, 23, %g2
	andn	%g3, %o1, %o1
	add	%g2, -127, %g2
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %g4
	sra	%g1, %g2, %g1
	or	%o1, %g4, %o1
	and	%g1, %g3, %g1
	mov	23, %g3
	sub	%g3, %g2, %g2
	ba,pt	%xcc, .L38
	 sra	%o1, %g2, %o1
.L76:
	sra	%g2, 23, %g1
	sethi	%hi(8388608), %g2
	add	%g1, -126, %g1
	ba,pt	%xcc, .L35
	 sra	%g2, %g1, %g2
	.size	__ieee754_powf, .-__ieee754_powf
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
