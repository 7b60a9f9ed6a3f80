! 3d452b227fe930dcc1f52c11354aed8b newlib/libm/common/s_nextafter.c
	.file	"s_nextafter.c"
	.section	".text"
	.section	.text.nextafter,"ax",@progbits
	.align 4
	.global nextafter
	.type	nextafter, #function
	.proc	07
nextafter:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g4
	std	%f2, [%fp+2039]
	srlx	%g4, 32, %i5
	ldx	[%fp+2039], %i4
	sethi	%hi(2147482624), %g1
	srlx	%i4, 32, %g3
	or	%g1, 1023, %g1
	sethi	%hi(2146434048), %g2
	and	%g1, %i5, %g5
	or	%g2, 1023, %g2
	cmp	%g5, %g2
	bleu,pt	%icc, .L2
	 and	%g1, %g3, %g1
	sethi	%hi(-2146435072), %i3
	add	%g5, %i3, %g5
	orcc	%g5, %g4, %g0
	bne,pn	%icc, .L3
	 cmp	%g1, %g2
	bleu,a,pt %icc, .L4
	 fcmpd	%fcc0, %f0, %f2
	add	%g1, %i3, %g1
	orcc	%g1, %i4, %g0
	bne,a,pn %icc, .L36
	 faddd	%f0, %f2, %f8
	fcmpd	%fcc0, %f0, %f2
	fbe,pn	%fcc0, .L1
	 fmovd	%f0, %f8
.L6:
	mov	%i5, %g1
	cmp	%i5, 0
	bl,pn	%icc, .L14
	 mov	%g3, %g2
	cmp	%i5, %g3
	bg,pt	%icc, .L37
	 cmp	%g4, 0
	xor	%g3, %i5, %g3
	cmp	%g0, %g3
.L31:
	subx	%g0, -1, %g3
	cmp	%i4, %g4
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	be,a,pn	%icc, .L38
	 add	%g4, 1, %g4
.L19:
	add	%g4, -1, %g4
.L17:
	sethi	%hi(2146435072), %g2
	and	%g1, %g2, %g3
	cmp	%g3, %g2
	be,pn	%icc, .L34
	 srl	%g4, 0, %g4
	sllx	%g1, 32, %g1
	or	%g1, %g4, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L2:
	cmp	%g1, %g2
	bgu,pt	%icc, .L35
	 sethi	%hi(-2146435072), %g2
	fcmpd	%fcc0, %f0, %f2
.L39:
	fbe,pn	%fcc0, .L1
	 fmovd	%f0, %f8
	orcc	%g5, %g4, %g0
	bne,pn	%icc, .L6
	 sethi	%hi(-2147483648), %g1
	and	%g3, %g1, %g3
	sllx	%g3, 32, %g3
	or	%g3, 1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	fmuld	%f8, %f8, %f10
	fcmpd	%fcc1, %f8, %f10
	fmovde	%fcc1, %f10, %f8
.L1:
	return	%i7+8
	 fmovd	%f8, %f0
.L35:
	add	%g1, %g2, %g1
	orcc	%g1, %i4, %g0
	be,a,pt	%icc, .L39
	 fcmpd	%fcc0, %f0, %f2
.L3:
	faddd	%f0, %f2, %f8
.L36:
	return	%i7+8
	 fmovd	%f8, %f0
.L4:
	fbe,pn	%fcc0, .L1
	 fmovd	%f0, %f8
	mov	%i5, %g1
	cmp	%i5, 0
	bl,pn	%icc, .L9
	 mov	%g3, %g2
	cmp	%g3, %i5
	bge,a,pt %icc, .L30
	 add	%g4, 1, %g4
	ba,pt	%xcc, .L19
	 add	%g1, -1, %g1
.L14:
	cmp	%i5, %g3
	mov	0, %g5
	xnor	%g0, %g3, %g3
	movg	%icc, 1, %g5
	srl	%g3, 31, %g3
	orcc	%g3, %g5, %g0
	be,pt	%icc, .L40
	 xor	%g1, %g2, %g2
	cmp	%g4, 0
.L37:
	be,a,pn	%icc, .L19
	 add	%g1, -1, %g1
	ba,pt	%xcc, .L17
	 add	%g4, -1, %g4
.L30:
.L38:
	cmp	%g0, %g4
	ba,pt	%xcc, .L17
	 subx	%g1, -1, %g1
.L9:
	cmp	%g3, %i5
	mov	0, %g5
	xnor	%g0, %g3, %g3
	movl	%icc, 1, %g5
	srl	%g3, 31, %g3
	orcc	%g3, %g5, %g0
	bne,a,pt %icc, .L19
	 add	%g1, -1, %g1
	xor	%g1, %g2, %g2
.L40:
	ba,pt	%xcc, .L31
	 cmp	%g0, %g2
.L34:
	ba,pt	%xcc, .L1
	 faddd	%f0, %f0, %f8
	.size	nextafter, .-nextafter
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
