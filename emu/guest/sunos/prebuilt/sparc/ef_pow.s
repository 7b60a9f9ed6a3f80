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
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, 1023, %g1
	andcc	%i1, %g1, %i3
	be	.L46
	 mov	%i1, %i4
	and	%i0, %g1, %i5
	sethi	%hi(2139095040), %g2
	mov	%i0, %i2
	mov	1, %g1
	cmp	%i5, %g2
	ble	.L75
	 mov	%i5, %l0
	andcc	%g1, 0xff, %g0
	bne,a	.L91
	 sethi	%hi(1065353216), %g1
	sethi	%hi(2139095040), %g2
.L93:
	cmp	%i3, %g2
	bg	.L6
	 mov	1, %g1
	mov	0, %g1
.L6:
	andcc	%g1, 0xff, %g0
	bne	.L58
	 cmp	%i2, 0
	bl	.L76
	 sethi	%hi(2139095040), %g1
	cmp	%i3, %g1
	be	.L9
	 mov	0, %l1
.L12:
	sethi	%hi(1065353216), %g1
	cmp	%i3, %g1
	be	.L77
	 sethi	%hi(1073741824), %g1
	cmp	%i4, %g1
	be	.L15
	 cmp	%i2, 0
	bl	.L10
	 sethi	%hi(1056964608), %g1
	cmp	%i4, %g1
	bne	.L10
	 nop
	call	__ieee754_sqrtf, 0
	 restore
.L58:
	sethi	%hi(1065353216), %g1
.L91:
	cmp	%i5, %g1
	bne	.L78
	 sethi	%gdop_hix22(.LC6), %i0
.L46:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
.L101:
	jmp	%i7+8
	 restore
.L75:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be	.L93
	 sethi	%hi(2139095040), %g2
	b	.L91
	 sethi	%hi(1065353216), %g1
.L78:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC6)
	call	nanf, 0
	 restore
.L76:
	sethi	%hi(1266678784), %g1
	or	%g1, 1023, %g1
	cmp	%i3, %g1
	bleu	.L8
	 sethi	%hi(1065352192), %g1
	sethi	%hi(2139095040), %g1
	cmp	%i3, %g1
	be	.L9
	 mov	2, %l1
.L10:
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%hi(2139095040), %g1
	cmp	%i5, %g1
	be	.L59
	 cmp	%i5, 0
	be	.L59
	 sethi	%hi(1065353216), %g3
	cmp	%i5, %g3
	be	.L80
	 srl	%i2, 31, %g2
	add	%g2, -1, %g2
	orcc	%l1, %g2, %g0
	be	.L81
	 sethi	%hi(1291845632), %g4
	cmp	%i3, %g4
	bleu	.L25
	 andcc	%i2, %g1, %g0
	sethi	%hi(1065352192), %g1
	or	%g1, 1015, %g1
	cmp	%i5, %g1
	bleu	.L82
	 or	%g3, 7, %g3
	cmp	%i5, %g3
	bgu	.L83
	 sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	sethi	%gdop_hix22(.LC1), %g3
	ld	[%g1], %f10
	xor	%g3, %gdop_lox10(.LC1), %g3
	sethi	%gdop_hix22(.LC10), %g1
	ld	[%l7 + %g3], %g3, %gdop(.LC1)
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%g3], %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	fsubs	%f0, %f8, %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f0, %f8, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC12), %g1
	fsubs	%f11, %f8, %f11
	xor	%g1, %gdop_lox10(.LC12), %g1
	fmuls	%f11, %f0, %f11
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC13), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	ld	[%g1], %f11
	fmuls	%f0, %f9, %f9
	fmuls	%f0, %f10, %f10
	fmuls	%f0, %f0, %f12
	fmuls	%f8, %f12, %f8
	fmuls	%f8, %f11, %f8
	fsubs	%f10, %f8, %f10
	fadds	%f9, %f10, %f11
	st	%f11, [%fp-4]
	ld	[%fp-4], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f11
	fsubs	%f11, %f9, %f9
	fsubs	%f10, %f9, %f10
.L29:
	add	%l1, -1, %l1
	orcc	%l1, %g2, %g0
	be	.L55
	 sethi	%gdop_hix22(.LC5), %g1
	ld	[%g3], %f12
.L32:
	and	%i4, -4096, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fmuls	%f10, %f9, %f10
	fsubs	%f9, %f8, %f9
	fmuls	%f11, %f8, %f8
	fmuls	%f9, %f11, %f9
	fadds	%f9, %f10, %f9
	fadds	%f9, %f8, %f10
	st	%f10, [%fp-4]
	sethi	%hi(-2147483648), %g2
	ld	[%fp-4], %g4
	mov	%g4, %g1
	cmp	%g4, 0
	ble	.L33
	 andn	%g4, %g2, %g2
	sethi	%hi(1124073472), %i5
	cmp	%g2, %i5
	bgu,a	.L94
	 sethi	%gdop_hix22(.LC7), %g1
	be,a	.L84
	 fsubs	%f10, %f8, %f10
	sethi	%hi(1056964608), %i4
.L98:
	mov	0, %i5
	cmp	%g2, %i4
	bgu	.L85
	 mov	0, %o1
.L41:
	and	%g1, -4096, %g1
	st	%g1, [%fp-4]
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC26)
	ld	[%fp-4], %f10
	ld	[%g1], %f11
	fsubs	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC27), %g1
	fsubs	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC27), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC27)
	ld	[%g1], %f9
	fmuls	%f10, %f11, %f11
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC28)
	ld	[%g1], %f9
	fmuls	%f10, %f9, %f10
	sethi	%gdop_hix22(.LC29), %g1
	fadds	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC29), %g1
	fadds	%f11, %f8, %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC29)
	fsubs	%f10, %f11, %f11
	ld	[%g1], %f9
	fsubs	%f8, %f11, %f8
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC30)
	ld	[%g1], %f11
	fmuls	%f10, %f10, %f13
	sethi	%gdop_hix22(.LC31), %g1
	fmuls	%f13, %f9, %f9
	xor	%g1, %gdop_lox10(.LC31), %g1
	fsubs	%f9, %f11, %f9
	ld	[%l7 + %g1], %g1, %gdop(.LC31)
	ld	[%g1], %f11
	fmuls	%f9, %f13, %f9
	sethi	%gdop_hix22(.LC32), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC32), %g1
	fmuls	%f9, %f13, %f9
	ld	[%l7 + %g1], %g1, %gdop(.LC32)
	ld	[%g1], %f11
	fsubs	%f9, %f11, %f9
	fmuls	%f10, %f8, %f14
	sethi	%gdop_hix22(.LC33), %g1
	fadds	%f14, %f8, %f14
	xor	%g1, %gdop_lox10(.LC33), %g1
	fmuls	%f9, %f13, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC33)
	ld	[%g1], %f9
	ld	[%g3], %f11
	fadds	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC34), %g1
	fmuls	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC34), %g1
	fsubs	%f10, %f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC34)
	fmuls	%f10, %f8, %f9
	ld	[%g1], %f13
	fsubs	%f8, %f13, %f8
	fdivs	%f9, %f8, %f8
	fsubs	%f8, %f14, %f8
	fsubs	%f8, %f10, %f8
	fsubs	%f11, %f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %g1
	add	%g1, %i5, %g1
	sra	%g1, 23, %g2
	cmp	%g2, 0
	ble,a	.L86
	 st	%f12, [%fp-8]
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
.L44:
	fmuls	%f0, %f12, %f0
	jmp	%i7+8
	 restore
.L9:
	sethi	%hi(1065353216), %g1
	cmp	%i5, %g1
	be,a	.L49
	 sethi	%gdop_hix22(.LC1), %g1
	bgu,a	.L87
	 st	%i1, [%fp-4]
	cmp	%i4, 0
	bl,a	.L88
	 st	%i1, [%fp-4]
.L14:
	sethi	%gdop_hix22(.LC0), %g1
.L92:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L77:
	st	%i0, [%fp-4]
	cmp	%i4, 0
	bl	.L89
	 ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L8:
	or	%g1, 1023, %g1
	cmp	%i3, %g1
	bleu	.L11
	 sethi	%hi(1073741824), %g1
	sra	%i3, 23, %g2
	mov	150, %g1
	sub	%g1, %g2, %g1
	sra	%i3, %g1, %g2
	sll	%g2, %g1, %g1
	cmp	%g1, %i3
	bne	.L12
	 mov	0, %l1
	and	%g2, 1, %g2
	mov	2, %l1
	b	.L12
	 sub	%l1, %g2, %l1
.L87:
	cmp	%i4, 0
	bl	.L14
	 ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L11:
	cmp	%i4, %g1
	bne	.L10
	 mov	0, %l1
.L15:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fmuls	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L89:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fdivs	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L81:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fsubs	%f8, %f8, %f8
	fdivs	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L59:
	cmp	%i4, 0
	bl	.L90
	 cmp	%i2, 0
	bge	.L100
	 nop
.L21:
	cmp	%l1, 1
.L96:
	bne	.L100
	 nop
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L49:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L25:
	bne	.L30
	 mov	0, %i5
	sethi	%gdop_hix22(.LC14), %g1
	mov	-24, %i5
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %l0
.L30:
	sra	%l0, 23, %g4
	sethi	%hi(-8388608), %g3
	add	%g4, -127, %g4
	andn	%l0, %g3, %g3
	add	%g4, %i5, %g4
	sethi	%hi(1065353216), %g1
	sethi	%hi(1885184), %i5
	or	%i5, 113, %i5
	cmp	%g3, %i5
	ble	.L53
	 or	%g3, %g1, %g1
	sethi	%hi(6139904), %i5
	or	%i5, 982, %i5
	cmp	%g3, %i5
	ble	.L54
	 sethi	%gdop_hix22(.LC2), %i5
	sethi	%gdop_hix22(.LC0), %i5
	xor	%i5, %gdop_lox10(.LC0), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %g3
	ld	[%i5], %f12
	xor	%g3, %gdop_lox10(.LC1), %g3
	sethi	%hi(-8388608), %i3
	ld	[%l7 + %g3], %g3, %gdop(.LC1)
	add	%g4, 1, %g4
	add	%g1, %i3, %g1
	fmovs	%f12, %f14
	mov	0, %i5
	ld	[%g3], %f20
.L31:
	st	%g1, [%fp-4]
	ld	[%fp-4], %f18
	st	%g4, [%fp-4]
	sethi	%hi(536870912), %g4
	ld	[%fp-4], %f8
	fsubs	%f18, %f20, %f13
	fitos	%f8, %f10
	ld	[%g3], %f19
	fadds	%f18, %f20, %f8
	sra	%g1, 1, %g1
	fdivs	%f19, %f8, %f19
	or	%g1, %g4, %g1
	fmuls	%f13, %f19, %f15
	st	%f15, [%fp-4]
	ld	[%fp-4], %g4
	and	%g4, -4096, %g4
	st	%g4, [%fp-4]
	sethi	%hi(262144), %g4
	add	%g1, %g4, %g1
	add	%g1, %i5, %g1
	ld	[%fp-4], %f11
	st	%g1, [%fp-4]
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	ld	[%fp-4], %f8
	ld	[%g1], %f9
	fmuls	%f11, %f8, %f21
	sethi	%gdop_hix22(.LC16), %g1
	fsubs	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC16), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
	fsubs	%f18, %f8, %f18
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
	fmuls	%f15, %f15, %f17
	fmuls	%f18, %f11, %f18
	fmuls	%f17, %f9, %f9
	fadds	%f9, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f9, %f17, %f9
	fsubs	%f13, %f21, %f13
	fadds	%f9, %f8, %f9
	fsubs	%f13, %f18, %f13
	ld	[%g1], %f8
	fmuls	%f13, %f19, %f13
	fmuls	%f9, %f17, %f9
	fmuls	%f17, %f17, %f18
	fadds	%f9, %f8, %f9
	sethi	%gdop_hix22(.LC18), %g1
	fmuls	%f9, %f17, %f9
	xor	%g1, %gdop_lox10(.LC18), %g1
	sethi	%gdop_hix22(.LC19), %g4
	ld	[%l7 + %g1], %g1, %gdop(.LC18)
	xor	%g4, %gdop_lox10(.LC19), %g4
	ld	[%g1], %f19
	ld	[%l7 + %g4], %g4, %gdop(.LC19)
	fadds	%f9, %f19, %f9
	fmuls	%f9, %f17, %f9
	ld	[%g4], %f17
	fadds	%f9, %f17, %f9
	fmuls	%f9, %f18, %f9
	fmuls	%f11, %f11, %f16
	fadds	%f15, %f11, %f8
	sethi	%gdop_hix22(.LC20), %g1
	fmuls	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC20), %g1
	fadds	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC20)
	ld	[%g1], %f17
	fadds	%f16, %f17, %f9
	fadds	%f9, %f8, %f9
	st	%f9, [%fp-4]
	ld	[%fp-4], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f9
	fmuls	%f13, %f9, %f13
	fmuls	%f11, %f9, %f11
	fsubs	%f9, %f17, %f17
	fsubs	%f17, %f16, %f17
	fsubs	%f8, %f17, %f8
	fmuls	%f8, %f15, %f8
	fadds	%f8, %f13, %f8
	fadds	%f11, %f8, %f9
	st	%f9, [%fp-4]
	ld	[%fp-4], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp-4]
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC21)
	ld	[%fp-4], %f9
	ld	[%g1], %f13
	fsubs	%f9, %f11, %f11
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC23)
	fsubs	%f8, %f11, %f8
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC22)
	ld	[%g1], %f11
	fmuls	%f9, %f13, %f13
	fmuls	%f8, %f11, %f8
	fmuls	%f9, %f15, %f9
	fadds	%f8, %f9, %f8
	fadds	%f8, %f14, %f8
	fadds	%f13, %f8, %f11
	fadds	%f11, %f12, %f11
	fadds	%f11, %f10, %f11
	st	%f11, [%fp-4]
	ld	[%fp-4], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f11
	fsubs	%f11, %f10, %f9
	fsubs	%f9, %f12, %f9
	fsubs	%f9, %f13, %f9
	b	.L29
	 fsubs	%f8, %f9, %f10
.L88:
	ld	[%fp-4], %f8
	fnegs	%f8, %f0
	jmp	%i7+8
	 restore
.L90:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	bl	.L21
	 fdivs	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L80:
	cmp	%i4, 0
	bge	.L95
	 cmp	%i2, 0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fdivs	%f8, %f0, %f0
.L95:
	bge	.L101
	 cmp	%l1, 0
	bne,a	.L96
	 cmp	%l1, 1
	fsubs	%f0, %f0, %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L55:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	b	.L32
	 ld	[%g1], %f12
.L33:
	sethi	%hi(1125515264), %i5
	cmp	%g2, %i5
	bgu,a	.L97
	 sethi	%gdop_hix22(.LC25), %g1
	bne	.L98
	 sethi	%hi(1056964608), %i4
	fsubs	%f10, %f8, %f10
	fcmpes	%f10, %f9
	nop
	fbge	.L71
	 sethi	%hi(32768), %i5
.L39:
	add	%g4, %i5, %i5
	sethi	%hi(-8388608), %o1
	sra	%i5, 23, %g2
	andn	%i5, %o1, %o1
	and	%g2, 255, %g2
	sethi	%hi(-8388608), %g1
	add	%g2, -127, %g2
	sethi	%hi(8388608), %i4
	sra	%g1, %g2, %g1
	or	%o1, %i4, %o1
	and	%g1, %i5, %g1
	cmp	%g4, 0
	mov	23, %i5
	sub	%i5, %g2, %g2
	bge	.L42
	 sra	%o1, %g2, %o1
	sub	%g0, %o1, %o1
.L42:
	st	%g1, [%fp-4]
	ld	[%fp-4], %f10
	sll	%o1, 23, %i5
	fsubs	%f8, %f10, %f8
	fadds	%f9, %f8, %f10
	st	%f10, [%fp-4]
	b	.L41
	 ld	[%fp-4], %g1
.L53:
	sethi	%gdop_hix22(.LC0), %i5
	xor	%i5, %gdop_lox10(.LC0), %i5
	ld	[%l7 + %i5], %i5, %gdop(.LC0)
	sethi	%gdop_hix22(.LC1), %g3
	ld	[%i5], %f12
	xor	%g3, %gdop_lox10(.LC1), %g3
	fmovs	%f12, %f14
	ld	[%l7 + %g3], %g3, %gdop(.LC1)
	mov	0, %i5
	b	.L31
	 ld	[%g3], %f20
.L70:
	sethi	%gdop_hix22(.LC7), %g1
.L94:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	fmuls	%f12, %f8, %f0
	fmuls	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L82:
	cmp	%i4, 0
	bge	.L92
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC7), %g1
.L99:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f0
	fmuls	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L71:
	sethi	%gdop_hix22(.LC25), %g1
.L97:
	xor	%g1, %gdop_lox10(.LC25), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC25)
	ld	[%g1], %f8
	fmuls	%f12, %f8, %f0
	fmuls	%f0, %f8, %f0
.L100:
	jmp	%i7+8
	 restore
.L54:
	xor	%i5, %gdop_lox10(.LC2), %i5
	sethi	%gdop_hix22(.LC3), %g3
	ld	[%l7 + %i5], %i2, %gdop(.LC2)
	xor	%g3, %gdop_lox10(.LC3), %g3
	sethi	%gdop_hix22(.LC4), %i5
	ld	[%l7 + %g3], %g3, %gdop(.LC3)
	xor	%i5, %gdop_lox10(.LC4), %i5
	sethi	%gdop_hix22(.LC1), %i0
	ld	[%l7 + %i5], %i3, %gdop(.LC4)
	xor	%i0, %gdop_lox10(.LC1), %i0
	ld	[%g3], %f14
	ld	[%i2], %f12
	sethi	%hi(2097152), %i5
	ld	[%i3], %f20
	b	.L31
	 ld	[%l7 + %i0], %g3, %gdop(.LC1)
.L83:
	cmp	%i4, 0
	bg,a	.L99
	 sethi	%gdop_hix22(.LC7), %g1
	b	.L92
	 sethi	%gdop_hix22(.LC0), %g1
.L86:
	st	%f8, [%fp-4]
	call	scalbnf, 0
	 ld	[%fp-4], %o0
	b	.L44
	 ld	[%fp-8], %f12
.L84:
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC24)
	ld	[%g1], %f11
	fadds	%f9, %f11, %f11
	fcmpes	%f11, %f10
	nop
	fbg	.L70
	 sethi	%hi(32768), %g1
	add	%g4, %g1, %g4
	sethi	%hi(-8388608), %o1
	sra	%g4, 23, %g2
	andn	%g4, %o1, %o1
	add	%g2, -127, %g2
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %i5
	sra	%g1, %g2, %g1
	or	%o1, %i5, %o1
	and	%g1, %g4, %g1
	mov	23, %g4
	sub	%g4, %g2, %g2
	b	.L42
	 sra	%o1, %g2, %o1
.L85:
	sra	%g2, 23, %g1
	sethi	%hi(8388608), %i5
	add	%g1, -126, %g1
	b	.L39
	 sra	%i5, %g1, %i5
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
