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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(2147482624), %g1
	lduw	[%fp+2043], %i5
	or	%g1, 1023, %g1
	sethi	%hi(2139094016), %g2
	and	%i5, %g1, %i1
	or	%g2, 1023, %g2
	add	%i1, -1, %g3
	cmp	%g2, %g3
	st	%f1, [%fp+2043]
	addx	%g0, 0, %g3
	lduw	[%fp+2043], %g4
	and	%g4, %g1, %g1
	cmp	%g1, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %g2
	movg	%icc, 1, %g2
	orcc	%g3, %g2, %g0
	be,pn	%icc, .L2
	 sethi	%hi(-2147483648), %i4
	fmuls	%f1, %f3, %f0
	st	%g0, [%i2]
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L2:
	xor	%g4, %i5, %i3
	cmp	%g1, %i1
	bl,pn	%icc, .L40
	 and	%g4, %i4, %i4
	be,pn	%icc, .L61
	 sethi	%hi(2139095040), %g2
	andcc	%g4, %g2, %g0
	bne,pt	%icc, .L6
	 and	%i5, %g2, %g3
	sll	%g1, 8, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L62
	 mov	-126, %g5
.L7:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L7
	 add	%g5, -1, %g5
	cmp	%g3, 0
	bne,a,pt %icc, .L67
	 sra	%i1, 23, %g2
.L65:
	sll	%i1, 8, %g3
	cmp	%g3, 0
	ble,pn	%icc, .L63
	 cmp	%g5, -126
	mov	-126, %g2
.L15:
	add	%g3, %g3, %g3
	cmp	%g3, 0
	bg,pt	%icc, .L15
	 add	%g2, -1, %g2
	cmp	%g5, -126
	bl,pt	%icc, .L68
	 mov	-126, %g3
.L9:
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %g3
	andn	%g4, %g1, %g1
	cmp	%g2, -126
	bge,pn	%icc, .L14
	 or	%g1, %g3, %g1
.L19:
	mov	-126, %g4
	sub	%g4, %g2, %g4
	sll	%i1, %g4, %g4
.L20:
	sub	%g5, %g2, %g5
	mov	0, %i5
	cmp	%g5, 0
	be,pn	%icc, .L21
	 add	%g5, -1, %g3
.L24:
	subcc	%g1, %g4, %g5
	bneg,pn	%icc, .L23
	 add	%g1, %g1, %g1
	add	%i5, 1, %i5
	add	%g5, %g5, %g1
.L23:
	add	%g3, -1, %g3
	cmp	%g3, -1
	bne,pt	%icc, .L24
	 add	%i5, %i5, %i5
.L21:
	subcc	%g1, %g4, %g4
	bneg,pn	%icc, .L69
	 cmp	%g1, 0
	add	%i5, 1, %i5
	mov	%g4, %g1
	cmp	%g1, 0
.L69:
	be,pn	%icc, .L26
	 sethi	%hi(8387584), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bg,pn	%icc, .L70
	 cmp	%g2, -126
.L27:
	add	%g1, %g1, %g1
	cmp	%g1, %g3
	ble,pt	%icc, .L27
	 add	%g2, -1, %g2
	cmp	%g2, -126
.L70:
	bl,pt	%icc, .L31
	 mov	-126, %g3
	add	%g2, 127, %g2
	sethi	%hi(-8388608), %g3
	sll	%g2, 23, %g2
	add	%g1, %g3, %g1
	or	%g2, %g1, %g1
.L4:
	st	%g1, [%fp+2043]
	call	fabsf, 0
	 fmovs	%f3, %f1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f0, %f9
	fbuge,pt %fcc0, .L57
	 ld	[%fp+2043], %f8
	fadds	%f8, %f8, %f9
	fcmpes	%fcc1, %f9, %f0
	fbg,a,pt %fcc1, .L66
	 add	%i5, 1, %i5
	fcmps	%fcc1, %f9, %f0
	fbne,a,pt %fcc1, .L71
	 st	%f8, [%fp+2043]
	andcc	%i5, 1, %g0
	be,a,pt	%xcc, .L71
	 st	%f8, [%fp+2043]
	add	%i5, 1, %i5
.L66:
	fsubs	%f8, %f0, %f8
	st	%f8, [%fp+2043]
.L71:
	lduw	[%fp+2043], %g2
	xor	%i4, %g2, %g2
	cmp	%i3, 0
	st	%g2, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	ld	[%fp+2043], %f0
	andn	%i5, %g1, %g1
	sub	%g0, %g1, %g2
	movl	%icc, %g2, %g1
	st	%g1, [%i2]
	return	%i7+8
	 nop
.L6:
	sra	%g1, 23, %g5
	cmp	%g3, 0
	be,pt	%icc, .L65
	 add	%g5, -127, %g5
	sra	%i1, 23, %g2
.L67:
	cmp	%g5, -126
	bge,pn	%icc, .L9
	 add	%g2, -127, %g2
	mov	-126, %g3
.L68:
	cmp	%g2, -126
	sub	%g3, %g5, %g3
	bl,pt	%icc, .L19
	 sll	%g1, %g3, %g1
.L14:
	sethi	%hi(-8388608), %g4
	sethi	%hi(8388608), %g3
	andn	%i5, %g4, %g4
	ba,pt	%xcc, .L20
	 or	%g4, %g3, %g4
.L57:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f9
	fcmpes	%fcc2, %f9, %f8
	fbl,a,pt %fcc2, .L66
	 add	%i5, 1, %i5
	fcmps	%fcc2, %f9, %f8
	fbne,a,pt %fcc2, .L71
	 st	%f8, [%fp+2043]
	andcc	%i5, 1, %g0
	be,a,pt	%xcc, .L71
	 st	%f8, [%fp+2043]
	ba,pt	%xcc, .L66
	 add	%i5, 1, %i5
.L40:
	ba,pt	%xcc, .L4
	 mov	0, %i5
.L26:
	cmp	%i3, 0
	sub	%g0, %i5, %g2
	sethi	%gdop_hix22(Zero), %g1
	movl	%icc, %g2, %i5
	xor	%g1, %gdop_lox10(Zero), %g1
	cmp	%g0, %i4
	ldx	[%l7 + %g1], %g1, %gdop(Zero)
	addx	%g0, 0, %g2
	st	%i5, [%i2]
	sllx	%g2, 2, %g2
	return	%i7+8
	 ld	[%g1+%g2], %f0
.L31:
	sub	%g3, %g2, %g2
	ba,pt	%xcc, .L4
	 sra	%g1, %g2, %g1
.L61:
	cmp	%g0, %i4
	mov	1, %g3
	addx	%g0, 0, %g2
	sethi	%gdop_hix22(Zero), %g1
	sllx	%g2, 2, %g2
	xor	%g1, %gdop_lox10(Zero), %g1
	st	%g3, [%i2]
	ldx	[%l7 + %g1], %g1, %gdop(Zero)
	return	%i7+8
	 ld	[%g1+%g2], %f0
.L63:
	bge,a,pn %icc, .L72
	 sethi	%hi(-8388608), %g1
	mov	-126, %g3
	mov	-126, %g2
	sub	%g3, %g5, %g3
	ba,pt	%xcc, .L14
	 sll	%g1, %g3, %g1
.L62:
	cmp	%g3, 0
	be,pt	%icc, .L8
	 sll	%i1, 8, %g3
	sra	%i1, 23, %g2
	ba,pt	%xcc, .L9
	 add	%g2, -127, %g2
.L8:
	cmp	%g3, 0
	bg,a,pt	%icc, .L15
	 mov	-126, %g2
	sethi	%hi(-8388608), %g1
.L72:
	sethi	%hi(8388608), %g3
	andn	%g4, %g1, %g1
	mov	-126, %g2
	ba,pt	%xcc, .L14
	 or	%g1, %g3, %g1
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
