! 5c9110ee48bda5828bd3cbe984e72ec5 newlib/libm/math/ef_remainder.c
	.file	"ef_remainder.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1056964608
	.section	.text.__ieee754_remainderf,"ax",@progbits
	.align 4
	.global __ieee754_remainderf
	.type	__ieee754_remainderf, #function
	.proc	06
__ieee754_remainderf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(2147482624), %g1
	lduw	[%fp+2043], %i2
	or	%g1, 1023, %g1
	sethi	%hi(2139094016), %g2
	and	%i2, %g1, %i4
	or	%g2, 1023, %g2
	add	%i4, -1, %g3
	cmp	%g2, %g3
	st	%f1, [%fp+2043]
	addx	%g0, 0, %g3
	lduw	[%fp+2043], %i3
	st	%f3, [%fp+2039]
	and	%i3, %g1, %i5
	cmp	%i5, %g2
	mov	0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	movg	%icc, 1, %g1
	orcc	%g3, %g1, %g0
	be,pn	%icc, .L2
	 fmovs	%f1, %f0
	fmuls	%f1, %f3, %f0
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L2:
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L18
	 cmp	%i4, %i5
	be,pn	%icc, .L21
	 sethi	%gdop_hix22(.LC0), %g1
.L5:
	call	fabsf, 0
	 fmovs	%f0, %f1
	ld	[%fp+2039], %f1
	call	fabsf, 0
	 st	%f0, [%fp+2043]
	sethi	%hi(2130706432), %g1
	andcc	%i2, %g1, %g0
	bne,pt	%icc, .L6
	 ld	[%fp+2043], %f8
	fadds	%f8, %f8, %f9
	fcmpes	%fcc0, %f9, %f0
	fbule,pt %fcc0, .L7
	 nop
	fsubs	%f8, %f0, %f8
	fadds	%f8, %f8, %f9
	fcmpes	%fcc1, %f9, %f0
	fbge,a,pt %fcc1, .L7
	 fsubs	%f8, %f0, %f8
.L7:
	st	%f8, [%fp+2043]
.L20:
	sethi	%hi(-2147483648), %g1
	and	%i3, %g1, %i3
	lduw	[%fp+2043], %g1
	xor	%i3, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L18:
	ld	[%fp+2039], %f8
	call	__ieee754_fmodf, 0
	 fadds	%f8, %f8, %f3
	cmp	%i4, %i5
	bne,pt	%icc, .L5
	 sethi	%gdop_hix22(.LC0), %g1
.L21:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	return	%i7+8
	 fmuls	%f0, %f8, %f0
.L6:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f9
	fcmpes	%fcc2, %f8, %f9
	fbule,pt %fcc2, .L7
	 nop
	fsubs	%f8, %f0, %f8
	fcmpes	%fcc3, %f9, %f8
	fble,a,pt %fcc3, .L7
	 fsubs	%f8, %f0, %f8
	ba,pt	%xcc, .L20
	 st	%f8, [%fp+2043]
	.size	__ieee754_remainderf, .-__ieee754_remainderf
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
