! 3b6ebc09436295f7cc9d0d09b53cde09 newlib/libm/math/e_remainder.c
	.file	"e_remainder.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1071644672
	.long	0
	.section	.text.__ieee754_remainder,"ax",@progbits
	.align 4
	.global __ieee754_remainder
	.type	__ieee754_remainder, #function
	.proc	07
__ieee754_remainder:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f2, [%fp+2039]
	sethi	%hi(2147482624), %g1
	ldx	[%fp+2039], %i3
	or	%g1, 1023, %g1
	srlx	%i3, 32, %i1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g1, %i1, %i4
	fmovd	%f2, %f12
	orcc	%i4, %i3, %g0
	be,pn	%icc, .L4
	 fmovd	%f0, %f8
	std	%f0, [%fp+2039]
	sethi	%hi(2146434048), %g2
	ldx	[%fp+2039], %i2
	or	%g2, 1023, %g2
	srlx	%i2, 32, %i2
	and	%g1, %i2, %i5
	cmp	%i5, %g2
	bgu,pn	%icc, .L4
	 cmp	%i4, %g2
	bleu,pt	%icc, .L5
	 sethi	%hi(2145385472), %g1
	sethi	%hi(-2146435072), %g1
	add	%i4, %g1, %i4
	orcc	%i4, %i3, %g0
	bne,a,pn %icc, .L27
	 fmuld	%f8, %f12, %f0
.L6:
	std	%f12, [%fp+2031]
	call	fabs, 0
	 fmovd	%f8, %f0
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f12
	call	fabs, 0
	 fmovd	%f12, %f0
	sethi	%hi(2145386496), %g1
	andcc	%g1, %i1, %g0
	bne,pt	%icc, .L8
	 ldd	[%fp+2039], %f10
	faddd	%f10, %f10, %f8
	fcmped	%fcc0, %f8, %f0
	fbule,pt %fcc0, .L9
	 nop
	fsubd	%f10, %f0, %f10
	faddd	%f10, %f10, %f8
	fcmped	%fcc1, %f8, %f0
	fbge,a,pt %fcc1, .L9
	 fsubd	%f10, %f0, %f10
.L9:
	std	%f10, [%fp+2039]
.L26:
	sethi	%hi(-2147483648), %g2
	ldx	[%fp+2039], %g1
	and	%g2, %i2, %g2
	srlx	%g1, 32, %g3
	srl	%g1, 0, %g1
	xor	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L4:
	fmuld	%f8, %f12, %f0
.L27:
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L5:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L25
	 fmovd	%f0, %f10
.L7:
	std	%f8, [%fp+2039]
	sub	%i5, %i4, %i5
	ldx	[%fp+2039], %g1
	sub	%g1, %i3, %g1
	orcc	%i5, %g1, %g0
	bne,pn	%icc, .L15
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	return	%i7+8
	 fmuld	%f10, %f0, %f0
.L25:
	std	%f12, [%fp+2039]
	std	%f0, [%fp+2031]
	call	__ieee754_fmod, 0
	 faddd	%f2, %f2, %f2
	ldd	[%fp+2031], %f8
	fmovd	%f0, %f10
	ba,pt	%xcc, .L7
	 ldd	[%fp+2039], %f12
.L8:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	fcmped	%fcc2, %f10, %f8
	fbule,pt %fcc2, .L9
	 nop
	fsubd	%f10, %f0, %f10
	fcmped	%fcc3, %f8, %f10
	fble,a,pt %fcc3, .L9
	 fsubd	%f10, %f0, %f10
	ba,pt	%xcc, .L26
	 std	%f10, [%fp+2039]
.L15:
	ba,pt	%xcc, .L6
	 fmovd	%f10, %f8
	.size	__ieee754_remainder, .-__ieee754_remainder
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
