! ca8a14bd9275b27edc80ba2e38b6760c newlib/libm/math/ef_jn.c
	.file	"ef_jn.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1056964608
	.align 4
.LC3:
	.long	1073741824
	.align 4
.LC4:
	.long	1315859240
	.align 4
.LC5:
	.long	1118925184
	.align 4
.LC6:
	.long	1343554297
	.section	.text.__ieee754_jnf,"ax",@progbits
	.align 4
	.global __ieee754_jnf
	.type	__ieee754_jnf, #function
	.proc	06
__ieee754_jnf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2039]
	sethi	%hi(-2147483648), %i5
	lduw	[%fp+2039], %g1
	sethi	%hi(2139095040), %g2
	andn	%g1, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g2
	bgu,pn	%icc, .L46
	 cmp	%i0, 0
	bl,a,pn	%icc, .L47
	 sub	%g0, %i0, %i0
	brnz,pn	%i0, .L5
	 fmovs	%f3, %f1
	call	__ieee754_j0f, 0
	 restore
.L47:
	sethi	%hi(-2147483648), %g2
	sra	%i0, 0, %i0
	fnegs	%f3, %f3
	xor	%g1, %g2, %g1
.L5:
	cmp	%i0, 1
	be,pn	%icc, .L48
	 srl	%g1, 31, %i4
	call	fabsf, 0
	 fmovs	%f3, %f1
	cmp	%g0, %i5
	sethi	%hi(2139095040), %g1
	xor	%i5, %g1, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fmovs	%f0, %f9
	ld	[%g1], %f0
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,pt	%icc, .L8
	 and	%i4, %i0, %i4
	stx	%i0, [%fp+2039]
	ldd	[%fp+2039], %f10
	fitos	%f11, %f14
	fcmpes	%fcc0, %f14, %f9
	fble,pn	%fcc0, .L49
	 sethi	%hi(813693952), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L12
	 sethi	%gdop_hix22(.LC3), %g1
	cmp	%i0, 33
	bg,a,pt	%icc, .L50
	 fnegs	%f0, %f8
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fmuls	%f9, %f10, %f10
	ld	[%g1], %f8
	add	%i0, 1, %i0
	fmovs	%f10, %f0
	mov	2, %g1
.L13:
	st	%g1, [%fp+2039]
	fmuls	%f0, %f10, %f0
	ld	[%fp+2039], %f9
	add	%g1, 1, %g1
	fitos	%f9, %f9
	cmp	%g1, %i0
	bne,pt	%icc, .L13
	 fmuls	%f8, %f9, %f8
	fdivs	%f0, %f8, %f0
.L8:
	fnegs	%f0, %f8
.L50:
	cmp	%i4, 0
	return	%i7+8
	 fmovsne	%icc, %f8, %f0
.L46:
	return	%i7+8
	 fadds	%f3, %f3, %f0
.L49:
	fmovs	%f9, %f1
	call	__ieee754_j0f, 0
	 st	%f9, [%fp+2039]
	st	%f0, [%fp+2035]
	ld	[%fp+2039], %f9
	call	__ieee754_j1f, 0
	 fmovs	%f9, %f1
	add	%i0, %i0, %i0
	mov	2, %g1
	ld	[%fp+2035], %f10
	ld	[%fp+2039], %f9
.L11:
	st	%g1, [%fp+2039]
	fmovs	%f0, %f11
	ld	[%fp+2039], %f8
	add	%g1, 2, %g1
	fitos	%f8, %f8
	cmp	%i0, %g1
	fdivs	%f8, %f9, %f8
	fmuls	%f8, %f0, %f0
	fsubs	%f0, %f10, %f0
	bne,pt	%icc, .L11
	 fmovs	%f11, %f10
	ba,pt	%xcc, .L50
	 fnegs	%f0, %f8
.L48:
	fmovs	%f3, %f1
	call	__ieee754_j1f, 0
	 restore
.L12:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	add	%i0, %i0, %i5
	ld	[%g1], %f1
	st	%i5, [%fp+2039]
	sethi	%gdop_hix22(.LC4), %g1
	ld	[%fp+2039], %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	fitos	%f8, %f12
	ld	[%g1], %f13
	fdivs	%f12, %f9, %f12
	fdivs	%f1, %f9, %f1
	sethi	%gdop_hix22(.LC0), %g2
	fadds	%f12, %f1, %f11
	xor	%g2, %gdop_lox10(.LC0), %g2
	fmuls	%f12, %f11, %f10
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ld	[%g2], %f8
	fsubs	%f10, %f8, %f10
	fcmpes	%fcc1, %f10, %f13
	fbl,pt	%fcc1, .L16
	 mov	1, %g1
	ba,pt	%xcc, .L51
	 sethi	%gdop_hix22(.LC1), %g2
.L28:
	fmovs	%f8, %f10
.L16:
	fadds	%f11, %f1, %f11
	add	%g1, 1, %g1
	fmuls	%f11, %f10, %f8
	fsubs	%f8, %f12, %f8
	fcmpes	%fcc2, %f8, %f13
	fbl,pt	%fcc2, .L28
	 fmovs	%f10, %f12
	sethi	%gdop_hix22(.LC1), %g2
.L51:
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	add	%g1, %i0, %g1
	ld	[%g2], %f8
	add	%g1, %g1, %g1
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ld	[%g2], %f11
.L17:
	st	%g1, [%fp+2039]
	add	%g1, -2, %g1
	ld	[%fp+2039], %f10
	cmp	%i5, %g1
	fitos	%f10, %f10
	fdivs	%f10, %f9, %f10
	fsubs	%f10, %f8, %f8
	ble,pt	%icc, .L17
	 fdivs	%f11, %f8, %f8
	fmuls	%f14, %f1, %f1
	st	%f9, [%fp+2031]
	st	%f8, [%fp+2035]
	call	fabsf, 0
	 st	%f14, [%fp+2039]
	call	__ieee754_logf, 0
	 fmovs	%f0, %f1
	add	%i0, -1, %i0
	ld	[%fp+2039], %f14
	sethi	%gdop_hix22(.LC5), %g1
	fmuls	%f14, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	add	%i5, -2, %i5
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%fp+2035], %f8
	ld	[%g1], %f10
	fcmpes	%fcc3, %f0, %f10
	fbuge,pt %fcc3, .L43
	 ld	[%fp+2031], %f9
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	st	%i5, [%fp+2039]
	ld	[%g1], %f12
	ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC3), %g1
	fitos	%f10, %f10
	xor	%g1, %gdop_lox10(.LC3), %g1
	fmovs	%f8, %f13
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ba,pt	%xcc, .L20
	 ld	[%g1], %f14
.L29:
	fmovs	%f11, %f12
.L20:
	fmuls	%f12, %f10, %f11
	addcc	%i0, -1, %i0
	fdivs	%f11, %f9, %f11
	fsubs	%f10, %f14, %f10
	fsubs	%f11, %f13, %f11
	bne,pt	%icc, .L29
	 fmovs	%f12, %f13
	ba,pt	%xcc, .L52
	 st	%f8, [%fp+2035]
.L43:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	st	%i5, [%fp+2039]
	ld	[%g1], %f15
	ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC6), %g1
	fitos	%f10, %f10
	xor	%g1, %gdop_lox10(.LC6), %g1
	fmovs	%f8, %f13
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmovs	%f11, %f16
	ld	[%g1], %f14
	fmuls	%f11, %f10, %f12
.L53:
	fdivs	%f12, %f9, %f12
	fsubs	%f12, %f13, %f12
	fcmpes	%fcc0, %f12, %f14
	fbule,pt %fcc0, .L44
	 fsubs	%f10, %f15, %f10
	fdivs	%f11, %f12, %f13
	fdivs	%f8, %f12, %f8
	fmovs	%f16, %f11
.L22:
	addcc	%i0, -1, %i0
	bne,a,pt %icc, .L53
	 fmuls	%f11, %f10, %f12
	st	%f8, [%fp+2035]
.L52:
	st	%f11, [%fp+2039]
	call	__ieee754_j0f, 0
	 fmovs	%f9, %f1
	ld	[%fp+2035], %f8
	ld	[%fp+2039], %f11
	fmuls	%f0, %f8, %f0
	ba,pt	%xcc, .L8
	 fdivs	%f0, %f11, %f0
.L44:
	fmovs	%f11, %f13
	ba,pt	%xcc, .L22
	 fmovs	%f12, %f11
	.size	__ieee754_jnf, .-__ieee754_jnf
	.section	.rodata.cst4
	.align 4
.LC7:
	.long	0
	.align 4
.LC8:
	.long	-1082130432
	.section	.text.__ieee754_ynf,"ax",@progbits
	.align 4
	.global __ieee754_ynf
	.type	__ieee754_ynf, #function
	.proc	06
__ieee754_ynf:
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	sethi	%hi(2139095040), %g3
	andn	%g2, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bgu,pn	%icc, .L70
	 cmp	%g1, 0
	be,pn	%icc, .L71
	 cmp	%g2, 0
	bl,pn	%icc, .L72
	 cmp	%i0, 0
	bl,a,pn	%icc, .L73
	 sub	%g0, %i0, %i0
	brnz,pn	%i0, .L64
	 fmovs	%f3, %f1
	call	__ieee754_y0f, 0
	 restore
.L71:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f0, %f8, %f0
.L70:
	return	%i7+8
	 fadds	%f3, %f3, %f0
.L73:
	mov	1, %i5
	add	%i0, %i0, %g2
	sra	%i0, 0, %i0
	and	%g2, 2, %g2
	sub	%i5, %g2, %i5
.L60:
	cmp	%i0, 1
	be,pn	%icc, .L74
	 sethi	%hi(2139095040), %g2
	cmp	%g1, %g2
	be,pn	%icc, .L65
	 fmovs	%f3, %f1
	call	__ieee754_y0f, 0
	 st	%f3, [%fp+2043]
	st	%f0, [%fp+2035]
	ld	[%fp+2043], %f3
	fmovs	%f3, %f1
	call	__ieee754_y1f, 0
	 st	%f3, [%fp+2039]
	st	%f0, [%fp+2043]
	sethi	%hi(-8388608), %g4
	lduw	[%fp+2043], %g1
	cmp	%g1, %g4
	be,pn	%icc, .L62
	 fmovs	%f0, %f9
	mov	1, %g1
	ld	[%fp+2039], %f3
	ba,pt	%xcc, .L63
	 ld	[%fp+2035], %f10
.L67:
	fmovs	%f0, %f9
.L63:
	add	%g1, %g1, %g2
	add	%g1, 1, %g1
	st	%g2, [%fp+2043]
	cmp	%g1, %i0
	ld	[%fp+2043], %f8
	mov	0, %g2
	fitos	%f8, %f8
	movl	%icc, 1, %g2
	fdivs	%f8, %f3, %f8
	fmuls	%f8, %f9, %f8
	fsubs	%f8, %f10, %f0
	st	%f0, [%fp+2043]
	lduw	[%fp+2043], %g3
	xor	%g4, %g3, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g2, %g3, %g0
	bne,pt	%icc, .L67
	 fmovs	%f9, %f10
.L62:
	fnegs	%f0, %f8
	cmp	%i5, 1
	return	%i7+8
	 fmovsne	%icc, %f8, %f0
.L72:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L65:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	return	%i7+8
	 ld	[%g1], %f0
.L64:
	ba,pt	%xcc, .L60
	 mov	1, %i5
.L74:
	st	%i5, [%fp+2043]
	ld	[%fp+2043], %f8
	fitos	%f8, %f8
	fmovs	%f3, %f1
	call	__ieee754_y1f, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fmuls	%f8, %f0, %f0
	.size	__ieee754_ynf, .-__ieee754_ynf
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
