! e4bb3a92e264b8f64fa044b28a715e50 newlib/libm/common/sf_nextafter.c
	.file	"sf_nextafter.c"
	.section	".text"
	.section	.text.nextafterf,"ax",@progbits
	.align 4
	.global nextafterf
	.type	nextafterf, #function
	.proc	06
nextafterf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(2139095040), %g2
	lduw	[%fp+2043], %g4
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	and	%g4, %g1, %g3
	cmp	%g3, %g2
	st	%f1, [%fp+2043]
	mov	0, %g3
	lduw	[%fp+2043], %g5
	movg	%icc, 1, %g3
	and	%g5, %g1, %g1
	cmp	%g1, %g2
	mov	0, %g2
	movg	%icc, 1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L12
	 nop
	fcmps	%fcc0, %f1, %f3
	fbe,pn	%fcc0, .L14
	 fmovs	%f1, %f0
	cmp	%g1, 0
	bne,a,pt %icc, .L4
	 cmp	%g5, 0
	sethi	%hi(-2147483648), %g1
	and	%g4, %g1, %g4
	or	%g4, 1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	fmuls	%f0, %f0, %f8
	fcmps	%fcc1, %f0, %f8
	return	%i7+8
	 fmovse	%fcc1, %f8, %f0
.L4:
	bl,pn	%icc, .L5
	 add	%g5, -1, %g1
	add	%g5, 1, %g2
	cmp	%g5, %g4
	movle	%icc, %g2, %g1
.L7:
	sethi	%hi(2139095040), %g2
	and	%g1, %g2, %g3
	cmp	%g3, %g2
	be,pn	%icc, .L13
	 nop
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L14:
	return	%i7+8
	 nop
.L12:
	return	%i7+8
	 fadds	%f1, %f3, %f0
.L5:
	cmp	%g5, %g4
	mov	0, %g1
	xnor	%g0, %g4, %g4
	movg	%icc, 1, %g1
	srl	%g4, 31, %g4
	orcc	%g4, %g1, %g0
	be,pt	%icc, .L7
	 add	%g5, 1, %g1
	add	%g5, -1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L13:
	return	%i7+8
	 fadds	%f1, %f1, %f0
	.size	nextafterf, .-nextafterf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
