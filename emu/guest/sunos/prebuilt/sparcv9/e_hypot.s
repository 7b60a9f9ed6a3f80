! 335a36721b6018152b4c623b2df951b5 newlib/libm/math/e_hypot.c
	.file	"e_hypot.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2144337920
	.long	0
	.section	.text.__ieee754_hypot,"ax",@progbits
	.align 4
	.global __ieee754_hypot
	.type	__ieee754_hypot, #function
	.proc	07
__ieee754_hypot:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	std	%f2, [%fp+2031]
	ldx	[%fp+2039], %g2
	sethi	%hi(2147482624), %g3
	srlx	%g2, 32, %g2
	or	%g3, 1023, %g3
	ldx	[%fp+2031], %g1
	and	%g2, %g3, %g2
	srlx	%g1, 32, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g1, %g3, %g1
	mov	%g2, %g5
	cmp	%g2, %g1
	bge,pt	%icc, .L2
	 mov	%g1, %i5
	mov	%g2, %g3
	std	%f2, [%fp+2039]
	mov	%g1, %g2
	std	%f0, [%fp+2031]
	mov	%g5, %g1
	mov	%i5, %g5
	mov	%g3, %i5
.L2:
	ldx	[%fp+2039], %g4
	sllx	%g2, 32, %g2
	mov	-1, %i4
	srlx	%i4, 32, %i4
	and	%g4, %i4, %g4
	or	%g4, %g2, %g2
	stx	%g2, [%fp+2039]
	ldx	[%fp+2031], %g3
	sllx	%g1, 32, %g1
	and	%g3, %i4, %g3
	ldd	[%fp+2039], %f8
	or	%g3, %g1, %g1
	stx	%g1, [%fp+2039]
	sub	%g5, %i5, %g4
	sethi	%hi(62914560), %g3
	cmp	%g4, %g3
	bg,pn	%icc, .L26
	 ldd	[%fp+2039], %f0
	sethi	%hi(1596981248), %g3
	cmp	%g5, %g3
	bg,pt	%icc, .L27
	 sethi	%hi(2146434048), %g3
	mov	0, %i4
.L5:
	sethi	%hi(548404224), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bg,a,pt	%icc, .L30
	 fsubd	%f8, %f0, %f10
	sethi	%hi(1047552), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bg,a,pt	%icc, .L9
	 std	%f8, [%fp+2039]
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g1
	orcc	%i5, %g1, %g0
	be,pn	%icc, .L14
	 sethi	%gdop_hix22(.LC0), %g1
	add	%i4, -1022, %i4
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f0
	fmuld	%f8, %f10, %f8
.L8:
	fsubd	%f8, %f0, %f10
.L30:
	fcmped	%fcc0, %f0, %f10
	fbuge,pt %fcc0, .L24
	 nop
	fnegd	%f0, %f10
	sllx	%g5, 32, %g1
	fmuld	%f10, %f0, %f10
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f12
	faddd	%f8, %f12, %f14
	fmuld	%f12, %f12, %f16
	fsubd	%f8, %f12, %f8
	fmuld	%f14, %f8, %f8
	fsubd	%f10, %f8, %f10
	call	__ieee754_sqrt, 0
	 fsubd	%f16, %f10, %f0
	cmp	%i4, 0
.L29:
	be,pt	%icc, .L31
	 sethi	%hi(1072693248), %g1
	sll	%i4, 20, %i4
	add	%i4, %g1, %i4
	sllx	%i4, 32, %i4
	stx	%i4, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L27:
	or	%g3, 1023, %g3
	cmp	%g5, %g3
	bg,pn	%icc, .L28
	 sethi	%hi(-629145600), %g3
	and	%g2, %i4, %g2
	add	%g5, %g3, %g5
	sllx	%g5, 32, %g4
	or	%g2, %g4, %g2
	stx	%g2, [%fp+2039]
	and	%g1, %i4, %g1
	add	%i5, %g3, %i5
	ldd	[%fp+2039], %f8
	sllx	%i5, 32, %g3
	mov	600, %i4
	or	%g1, %g3, %g1
	stx	%g1, [%fp+2039]
	ba,pt	%xcc, .L5
	 ldd	[%fp+2039], %f0
.L14:
	fmovd	%f8, %f0
.L31:
	return	%i7+8
	 nop
.L26:
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L24:
	sllx	%i5, 32, %g1
	stx	%g1, [%fp+2039]
	sethi	%hi(1048576), %g1
	ldd	[%fp+2039], %f12
	fnegd	%f10, %f14
	fsubd	%f0, %f12, %f16
	fmuld	%f14, %f10, %f14
	add	%g5, %g1, %g5
	faddd	%f8, %f8, %f8
	sllx	%g5, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f10
	fmuld	%f12, %f10, %f12
	fsubd	%f8, %f10, %f8
	fmuld	%f16, %f10, %f10
	fmuld	%f8, %f0, %f8
	faddd	%f8, %f10, %f8
	fsubd	%f14, %f8, %f0
	call	__ieee754_sqrt, 0
	 fsubd	%f12, %f0, %f0
	ba,pt	%xcc, .L29
	 cmp	%i4, 0
.L9:
	sethi	%hi(629145600), %g3
	ldx	[%fp+2039], %g2
	std	%f0, [%fp+2039]
	add	%g5, %g3, %g5
	ldx	[%fp+2039], %g1
	add	%i5, %g3, %i5
	sllx	%g5, 32, %i3
	mov	-1, %g3
	srlx	%g3, 32, %g3
	and	%g2, %g3, %g2
	or	%g2, %i3, %g2
	stx	%g2, [%fp+2039]
	sllx	%i5, 32, %g4
	and	%g1, %g3, %g1
	ldd	[%fp+2039], %f8
	or	%g1, %g4, %g1
	add	%i4, -600, %i4
	stx	%g1, [%fp+2039]
	ba,pt	%xcc, .L8
	 ldd	[%fp+2039], %f0
.L28:
	sethi	%hi(-1048576), %g3
	andn	%g5, %g3, %g3
	orcc	%g3, %g2, %g0
	bne,a,pt %icc, .L7
	 faddd	%f8, %f0, %f8
.L7:
	sethi	%hi(2146435072), %g2
	xor	%i5, %g2, %g2
	orcc	%g2, %g1, %g0
	return	%i7+8
	 fmovdne	%icc, %f8, %f0
	.size	__ieee754_hypot, .-__ieee754_hypot
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
