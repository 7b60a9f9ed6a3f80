! d359edc09e23de6071fc86e905279c64 newlib/libm/common/sf_remquo.c
	.file	"sf_remquo.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	16777216
	.align 4
.LC1:
	.long	1056964608
	.section	.text.remquof,"ax",@progbits
	.align 4
	.global remquof
	.type	remquof, #function
	.proc	06
remquof:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(2147482624), %g1
	sethi	%hi(2139094016), %g2
	or	%g1, 1023, %g1
	or	%g2, 1023, %g2
	and	%i1, %g1, %o7
	mov	%i0, %o5
	add	%o7, -1, %g3
	mov	%i1, %i5
	cmp	%g2, %g3
	blu	.L46
	 and	%i0, %g1, %g1
	cmp	%g1, %g2
	ble	.L64
	 mov	1, %g3
	andcc	%g3, 0xff, %g0
	bne,a	.L72
	 st	%i0, [%fp-4]
	sethi	%hi(-2147483648), %i4
.L78:
	xor	%o5, %i5, %i3
	cmp	%g1, %o7
	bl	.L42
	 and	%o5, %i4, %i4
	be	.L65
	 sethi	%hi(2139095040), %g2
	andcc	%o5, %g2, %g0
	be	.L66
	 and	%i5, %g2, %g3
	sra	%g1, 23, %g4
	cmp	%g3, 0
	bne	.L13
	 add	%g4, -127, %g4
	sll	%o7, 8, %g2
.L79:
	cmp	%g2, 0
	ble	.L67
	 cmp	%g4, -126
	mov	-126, %i0
.L17:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L17
	 add	%i0, -1, %i0
	cmp	%g4, -126
	bl	.L73
	 mov	-126, %g2
.L11:
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %g2
	andn	%o5, %g1, %g1
	cmp	%i0, -126
	bge	.L16
	 or	%g1, %g2, %g1
.L21:
	mov	-126, %g3
	sub	%g3, %i0, %g3
	sll	%o7, %g3, %g3
.L22:
	sub	%g4, %i0, %g4
	mov	0, %i5
	cmp	%g4, 0
	bne	.L26
	 add	%g4, -1, %g2
	b	.L71
	 subcc	%g1, %g3, %g3
.L24:
	add	%g2, -1, %g2
	add	%g4, %g4, %g1
	cmp	%g2, -1
	be	.L23
	 add	%i5, %i5, %i5
.L26:
	subcc	%g1, %g3, %g4
	bpos,a	.L24
	 add	%i5, 1, %i5
	add	%g2, -1, %g2
	add	%g1, %g1, %g1
	cmp	%g2, -1
	bne	.L26
	 add	%i5, %i5, %i5
.L23:
	subcc	%g1, %g3, %g3
.L71:
	bneg	.L74
	 cmp	%g1, 0
	add	%i5, 1, %i5
	mov	%g3, %g1
	cmp	%g1, 0
.L74:
	be	.L28
	 sethi	%hi(8387584), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bg	.L75
	 cmp	%i0, -126
.L29:
	add	%g1, %g1, %g1
	cmp	%g1, %g2
	ble	.L29
	 add	%i0, -1, %i0
	cmp	%i0, -126
.L75:
	bl	.L33
	 mov	-126, %g2
	add	%i0, 127, %g3
	sethi	%hi(-8388608), %g2
	add	%g1, %g2, %g2
	sll	%g3, 23, %g1
	or	%g1, %g2, %g1
.L6:
	st	%g1, [%fp-4]
	call	fabsf, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	fcmpes	%f0, %f9
	nop
	fbuge	.L60
	 ld	[%fp-4], %f8
	fadds	%f8, %f8, %f9
	fcmpes	%f9, %f0
	nop
	fbg,a	.L76
	 add	%i5, 1, %i5
	fcmps	%f9, %f0
	nop
	fbe	.L77
	 andcc	%i5, 1, %g0
.L37:
	st	%f8, [%fp-4]
.L80:
	ld	[%fp-4], %g1
	xor	%i4, %g1, %g1
	st	%g1, [%fp-4]
	cmp	%i3, 0
	sethi	%hi(-2147483648), %g1
	ld	[%fp-4], %f0
	bge	.L40
	 andn	%i5, %g1, %g1
	sub	%g0, %g1, %g1
.L40:
	st	%g1, [%i2]
	jmp	%i7+8
	 restore
.L46:
	st	%i0, [%fp-4]
.L72:
	st	%g0, [%i2]
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fmuls	%f8, %f9, %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L64:
	mov	0, %g3
	andcc	%g3, 0xff, %g0
	be	.L78
	 sethi	%hi(-2147483648), %i4
	b	.L72
	 st	%i0, [%fp-4]
.L66:
	sll	%g1, 8, %g2
	cmp	%g2, 0
	ble	.L68
	 mov	-126, %g4
.L9:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg	.L9
	 add	%g4, -1, %g4
	cmp	%g3, 0
	be	.L79
	 sll	%o7, 8, %g2
.L13:
	sra	%o7, 23, %i0
	cmp	%g4, -126
	bge	.L11
	 add	%i0, -127, %i0
	mov	-126, %g2
.L73:
	cmp	%i0, -126
	sub	%g2, %g4, %g2
	bl	.L21
	 sll	%g1, %g2, %g1
.L16:
	sethi	%hi(-8388608), %g3
	sethi	%hi(8388608), %g2
	andn	%i5, %g3, %g3
	b	.L22
	 or	%g3, %g2, %g3
.L60:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f9
	fcmpes	%f9, %f8
	nop
	fbl,a	.L76
	 add	%i5, 1, %i5
	fcmps	%f9, %f8
	nop
	fbne,a	.L80
	 st	%f8, [%fp-4]
	andcc	%i5, 1, %g0
.L77:
	be,a	.L80
	 st	%f8, [%fp-4]
	add	%i5, 1, %i5
.L76:
	b	.L37
	 fsubs	%f8, %f0, %f8
.L42:
	b	.L6
	 mov	0, %i5
.L28:
	cmp	%i3, 0
	bl,a	.L32
	 sub	%g0, %i5, %i5
.L32:
	srl	%i4, 29, %i4
	sethi	%gdop_hix22(Zero), %g1
	st	%i5, [%i2]
	xor	%g1, %gdop_lox10(Zero), %g1
	ld	[%l7 + %g1], %g1, %gdop(Zero)
	ld	[%g1+%i4], %f0
	jmp	%i7+8
	 restore
.L33:
	sub	%g2, %i0, %g2
	b	.L6
	 sra	%g1, %g2, %g1
.L65:
	srl	%i4, 29, %i4
	mov	1, %g2
	sethi	%gdop_hix22(Zero), %g1
	st	%g2, [%i2]
	xor	%g1, %gdop_lox10(Zero), %g1
	ld	[%l7 + %g1], %g1, %gdop(Zero)
	ld	[%g1+%i4], %f0
	jmp	%i7+8
	 restore
.L67:
	bge,a	.L81
	 sethi	%hi(-8388608), %g1
	mov	-126, %g2
	mov	-126, %i0
	sub	%g2, %g4, %g2
	b	.L16
	 sll	%g1, %g2, %g1
.L68:
	cmp	%g3, 0
	be	.L10
	 sll	%o7, 8, %g2
	sra	%o7, 23, %i0
	b	.L11
	 add	%i0, -127, %i0
.L10:
	cmp	%g2, 0
	bg,a	.L17
	 mov	-126, %i0
	sethi	%hi(-8388608), %g1
.L81:
	sethi	%hi(8388608), %g2
	andn	%o5, %g1, %g1
	mov	-126, %i0
	b	.L16
	 or	%g1, %g2, %g1
	.size	remquof, .-remquof
	.section	".rodata"
	.align 4
	.type	Zero, #object
	.size	Zero, 8
Zero:
	.long	0
	.long	-2147483648
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
