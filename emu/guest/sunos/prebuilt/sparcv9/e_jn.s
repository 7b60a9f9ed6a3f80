! 21777ae0e5418b08885388c82edd170e newlib/libm/math/e_jn.c
	.file	"e_jn.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	0
	.long	0
	.align 8
.LC2:
	.long	1071779287
	.long	1346542445
	.align 8
.LC3:
	.long	1071644672
	.long	0
	.align 8
.LC4:
	.long	1073741824
	.long	0
	.align 8
.LC5:
	.long	1104006501
	.long	0
	.align 8
.LC6:
	.long	1082535490
	.long	-17155601
	.align 8
.LC7:
	.long	1420970413
	.long	630506365
	.section	.text.__ieee754_jn,"ax",@progbits
	.align 4
	.global __ieee754_jn
	.type	__ieee754_jn, #function
	.proc	07
__ieee754_jn:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	std	%f2, [%fp+2039]
	sethi	%hi(-2147483648), %i4
	ldx	[%fp+2039], %i5
	sethi	%hi(2146435072), %g3
	srlx	%i5, 32, %g2
	sub	%g0, %i5, %g1
	andn	%g2, %i4, %i4
	or	%g1, %i5, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%g1, 31, %g1
	or	%g1, %i4, %g1
	cmp	%g1, %g3
	bgu,pn	%icc, .L51
	 cmp	%i0, 0
	bl,a,pn	%icc, .L52
	 sub	%g0, %i0, %i0
	brnz,pn	%i0, .L5
	 fmovd	%f2, %f0
	call	__ieee754_j0, 0
	 restore
.L52:
	sethi	%hi(-2147483648), %g1
	sra	%i0, 0, %i0
	fnegd	%f2, %f2
	xor	%g1, %g2, %g2
.L5:
	cmp	%i0, 1
	be,pn	%icc, .L53
	 srl	%g2, 31, %i3
	call	fabs, 0
	 fmovd	%f2, %f0
	or	%i4, %i5, %i5
	sethi	%hi(2146434048), %g1
	cmp	%g0, %i5
	or	%g1, 1023, %g1
	subx	%g0, -1, %g2
	cmp	%g1, %i4
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	and	%i3, %i0, %i3
	ldd	[%g1], %f2
	addx	%g0, 0, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L54
	 fmovd	%f0, %f8
.L8:
	fnegd	%f2, %f8
.L56:
	cmp	%i3, 0
	fmovdne	%icc, %f8, %f2
	return	%i7+8
	 fmovd	%f2, %f0
.L51:
	faddd	%f2, %f2, %f2
	return	%i7+8
	 fmovd	%f2, %f0
.L53:
	fmovd	%f2, %f0
	call	__ieee754_j1, 0
	 restore
.L54:
	stx	%i0, [%fp+2039]
	ldd	[%fp+2039], %f10
	fitod	%f11, %f18
	fcmped	%fcc0, %f18, %f0
	fbug,pt	%fcc0, .L47
	 nop
	sethi	%hi(1389362176), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L11
	 nop
	and	%i0, 3, %i0
	cmp	%i0, 2
	be,pn	%icc, .L12
	 std	%f0, [%fp+2031]
	cmp	%i0, 3
	be,pn	%icc, .L13
	 cmp	%i0, 1
	be,pn	%icc, .L14
	 nop
	call	cos, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f8
	call	sin, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	faddd	%f8, %f0, %f2
	ldd	[%fp+2031], %f8
.L15:
	fmovd	%f8, %f0
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f2, %f8, %f2
	call	__ieee754_sqrt, 0
	 std	%f2, [%fp+2039]
	ldd	[%fp+2039], %f2
	ba,pt	%xcc, .L8
	 fdivd	%f2, %f0, %f2
.L47:
	sethi	%hi(1041234944), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu,pt	%icc, .L17
	 sethi	%gdop_hix22(.LC4), %g1
	cmp	%i0, 33
	bg,a,pt	%icc, .L56
	 fnegd	%f2, %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fmuld	%f0, %f12, %f12
	ldd	[%g1], %f8
	add	%i0, 1, %i0
	fmovd	%f12, %f2
	mov	2, %g1
.L18:
	st	%g1, [%fp+2039]
	fmuld	%f2, %f12, %f2
	ld	[%fp+2039], %f10
	add	%g1, 1, %g1
	fitod	%f10, %f10
	cmp	%g1, %i0
	bne,pt	%icc, .L18
	 fmuld	%f8, %f10, %f8
	ba,pt	%xcc, .L8
	 fdivd	%f2, %f8, %f2
.L17:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	add	%i0, %i0, %i5
	ldd	[%g1], %f0
	st	%i5, [%fp+2039]
	sethi	%gdop_hix22(.LC5), %g1
	ld	[%fp+2039], %f10
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fitod	%f10, %f16
	ldd	[%g1], %f20
	fdivd	%f16, %f8, %f16
	fdivd	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC0), %g2
	faddd	%f16, %f0, %f14
	xor	%g2, %gdop_lox10(.LC0), %g2
	fmuld	%f16, %f14, %f12
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f10
	fsubd	%f12, %f10, %f12
	fcmped	%fcc1, %f12, %f20
	fbl,pt	%fcc1, .L21
	 mov	1, %g1
	ba,pt	%xcc, .L55
	 sethi	%gdop_hix22(.LC1), %g2
.L33:
	fmovd	%f10, %f12
.L21:
	faddd	%f14, %f0, %f14
	add	%g1, 1, %g1
	fmuld	%f14, %f12, %f10
	fsubd	%f10, %f16, %f10
	fcmped	%fcc2, %f10, %f20
	fbl,pt	%fcc2, .L33
	 fmovd	%f12, %f16
	sethi	%gdop_hix22(.LC1), %g2
.L55:
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	add	%g1, %i0, %g1
	ldd	[%g2], %f2
	add	%g1, %g1, %g1
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f12
.L22:
	st	%g1, [%fp+2039]
	add	%g1, -2, %g1
	ld	[%fp+2039], %f10
	cmp	%i5, %g1
	fitod	%f10, %f10
	fdivd	%f10, %f8, %f10
	fsubd	%f10, %f2, %f2
	ble,pt	%icc, .L22
	 fdivd	%f12, %f2, %f2
	std	%f8, [%fp+2023]
	std	%f2, [%fp+2031]
	fmuld	%f18, %f0, %f0
	call	fabs, 0
	 std	%f18, [%fp+2039]
	call	__ieee754_log, 0
	 add	%i0, -1, %i0
	ldd	[%fp+2039], %f18
	sethi	%gdop_hix22(.LC6), %g1
	fmuld	%f18, %f0, %f0
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	add	%i5, -2, %i5
	ldd	[%g1], %f10
	ldd	[%fp+2031], %f2
	fcmped	%fcc3, %f0, %f10
	fbuge,pt %fcc3, .L48
	 ldd	[%fp+2023], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	st	%i5, [%fp+2039]
	ldd	[%g1], %f14
	ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC4), %g1
	fitod	%f10, %f10
	xor	%g1, %gdop_lox10(.LC4), %g1
	fmovd	%f2, %f16
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ba,pt	%xcc, .L25
	 ldd	[%g1], %f18
.L34:
	fmovd	%f12, %f14
.L25:
	fmuld	%f14, %f10, %f12
	addcc	%i0, -1, %i0
	fdivd	%f12, %f8, %f12
	fsubd	%f10, %f18, %f10
	fsubd	%f12, %f16, %f12
	bne,pt	%icc, .L34
	 fmovd	%f14, %f16
	std	%f2, [%fp+2031]
.L57:
	std	%f12, [%fp+2039]
	call	__ieee754_j0, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2031], %f2
	ldd	[%fp+2039], %f12
	fmuld	%f0, %f2, %f2
	ba,pt	%xcc, .L8
	 fdivd	%f2, %f12, %f2
.L11:
	call	__ieee754_j0, 0
	 std	%f0, [%fp+2039]
	ldd	[%fp+2039], %f8
	std	%f0, [%fp+2031]
	call	__ieee754_j1, 0
	 fmovd	%f8, %f0
	add	%i0, %i0, %i0
	fmovd	%f0, %f2
	mov	2, %g1
	ldd	[%fp+2031], %f12
	ldd	[%fp+2039], %f8
.L16:
	st	%g1, [%fp+2039]
	fmovd	%f2, %f14
	ld	[%fp+2039], %f10
	add	%g1, 2, %g1
	fitod	%f10, %f10
	cmp	%i0, %g1
	fdivd	%f10, %f8, %f10
	fmuld	%f10, %f2, %f2
	fsubd	%f2, %f12, %f2
	bne,pt	%icc, .L16
	 fmovd	%f14, %f12
	ba,pt	%xcc, .L56
	 fnegd	%f2, %f8
.L48:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	st	%i5, [%fp+2039]
	ldd	[%g1], %f20
	ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC7), %g1
	fitod	%f10, %f10
	xor	%g1, %gdop_lox10(.LC7), %g1
	fmovd	%f2, %f16
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	fmovd	%f12, %f22
	ldd	[%g1], %f18
.L29:
	fmuld	%f12, %f10, %f14
	fdivd	%f14, %f8, %f14
	fsubd	%f14, %f16, %f14
	fcmped	%fcc0, %f14, %f18
	fbule,pt %fcc0, .L49
	 fsubd	%f10, %f20, %f10
	fdivd	%f12, %f14, %f16
	fdivd	%f2, %f14, %f2
	addcc	%i0, -1, %i0
	bne,pt	%icc, .L29
	 fmovd	%f22, %f12
	ba,pt	%xcc, .L57
	 std	%f2, [%fp+2031]
.L49:
	fmovd	%f12, %f16
	addcc	%i0, -1, %i0
	bne,pt	%icc, .L29
	 fmovd	%f14, %f12
	ba,pt	%xcc, .L57
	 std	%f2, [%fp+2031]
.L14:
	call	sin, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f8
	call	cos, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	fsubd	%f8, %f0, %f2
	ba,pt	%xcc, .L15
	 ldd	[%fp+2031], %f8
.L13:
	call	cos, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f8
	call	sin, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	fsubd	%f8, %f0, %f2
	ba,pt	%xcc, .L15
	 ldd	[%fp+2031], %f8
.L12:
	call	cos, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f8
	call	sin, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	fnegd	%f8, %f2
	ldd	[%fp+2031], %f8
	ba,pt	%xcc, .L15
	 fsubd	%f2, %f0, %f2
	.size	__ieee754_jn, .-__ieee754_jn
	.section	.rodata.cst8
	.align 8
.LC8:
	.long	0
	.long	0
	.align 8
.LC9:
	.long	-1074790400
	.long	0
	.align 8
.LC10:
	.long	1071779287
	.long	1346542445
	.section	.text.__ieee754_yn,"ax",@progbits
	.align 4
	.global __ieee754_yn
	.type	__ieee754_yn, #function
	.proc	07
__ieee754_yn:
	save	%sp, -208, %sp
	std	%f2, [%fp+2039]
	sethi	%hi(-2147483648), %g2
	ldx	[%fp+2039], %g3
	sethi	%hi(2146435072), %g5
	srlx	%g3, 32, %g4
	sub	%g0, %g3, %g1
	andn	%g4, %g2, %g2
	or	%g1, %g3, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	cmp	%g1, %g5
	bgu,pn	%icc, .L79
	 orcc	%g2, %g3, %g0
	be,pn	%icc, .L80
	 cmp	%g4, 0
	bl,pn	%icc, .L81
	 cmp	%i0, 0
	bl,a,pn	%icc, .L82
	 sub	%g0, %i0, %i0
	brnz,pn	%i0, .L73
	 fmovd	%f2, %f0
	call	__ieee754_y0, 0
	 restore
.L80:
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L79:
	return	%i7+8
	 faddd	%f2, %f2, %f0
.L82:
	mov	1, %i5
	add	%i0, %i0, %g1
	sra	%i0, 0, %i0
	and	%g1, 2, %g1
	sub	%i5, %g1, %i5
.L64:
	cmp	%i0, 1
	be,pn	%icc, .L83
	 sethi	%hi(2146435072), %g1
	cmp	%g2, %g1
	be,pn	%icc, .L74
	 sethi	%hi(1389362176), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bleu,pn	%icc, .L66
	 fmovd	%f2, %f0
	and	%i0, 3, %i0
	cmp	%i0, 2
	be,pn	%icc, .L67
	 std	%f2, [%fp+2031]
	cmp	%i0, 3
	be,pn	%icc, .L68
	 cmp	%i0, 1
	be,pn	%icc, .L69
	 nop
	call	sin, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f2
	call	cos, 0
	 fmovd	%f2, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2031], %f2
	fsubd	%f8, %f0, %f8
.L70:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	fmovd	%f2, %f0
	call	__ieee754_sqrt, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	fdivd	%f8, %f0, %f0
.L71:
	fnegd	%f0, %f8
.L84:
	cmp	%i5, 1
	return	%i7+8
	 fmovdne	%icc, %f8, %f0
.L81:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L73:
	ba,pt	%xcc, .L64
	 mov	1, %i5
.L66:
	call	__ieee754_y0, 0
	 std	%f2, [%fp+2039]
	std	%f0, [%fp+2023]
	ldd	[%fp+2039], %f2
	fmovd	%f2, %f0
	call	__ieee754_y1, 0
	 std	%f2, [%fp+2031]
	std	%f0, [%fp+2039]
	sethi	%hi(-1048576), %g4
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g1
	cmp	%g1, %g4
	be,pn	%icc, .L71
	 fmovd	%f0, %f10
	mov	1, %g2
	ldd	[%fp+2031], %f2
	ba,pt	%xcc, .L72
	 ldd	[%fp+2023], %f12
.L76:
	fmovd	%f0, %f10
.L72:
	add	%g2, %g2, %g1
	add	%g2, 1, %g2
	st	%g1, [%fp+2039]
	cmp	%g2, %i0
	ld	[%fp+2039], %f8
	mov	0, %g3
	fitod	%f8, %f8
	movl	%icc, 1, %g3
	fdivd	%f8, %f2, %f8
	fmuld	%f8, %f10, %f8
	fsubd	%f8, %f12, %f0
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g1
	xor	%g4, %g1, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,pt	%icc, .L76
	 fmovd	%f10, %f12
	ba,pt	%xcc, .L84
	 fnegd	%f0, %f8
.L74:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	return	%i7+8
	 ldd	[%g1], %f0
.L69:
	call	sin, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f2
	call	cos, 0
	 fmovd	%f2, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2031], %f2
	fnegd	%f8, %f8
	ba,pt	%xcc, .L70
	 fsubd	%f8, %f0, %f8
.L68:
	call	sin, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f2
	call	cos, 0
	 fmovd	%f2, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2031], %f2
	ba,pt	%xcc, .L70
	 faddd	%f8, %f0, %f8
.L67:
	call	cos, 0
	 nop
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f2
	call	sin, 0
	 fmovd	%f2, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2031], %f2
	ba,pt	%xcc, .L70
	 fsubd	%f8, %f0, %f8
.L83:
	st	%i5, [%fp+2039]
	ld	[%fp+2039], %f8
	fitod	%f8, %f8
	fmovd	%f2, %f0
	call	__ieee754_y1, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fmuld	%f8, %f0, %f0
	.size	__ieee754_yn, .-__ieee754_yn
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
