! 95310082a88fb4214f45ce7a3cc09349 newlib/libm/math/ef_sqrt.c
	.file	"ef_sqrt.c"
	.section	".text"
	.section	.text.__ieee754_sqrtf,"ax",@progbits
	.align 4
	.global __ieee754_sqrtf
	.type	__ieee754_sqrtf, #function
	.proc	06
__ieee754_sqrtf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	sethi	%hi(2139094016), %g3
	andn	%g2, %g1, %g1
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bgu,pn	%icc, .L24
	 cmp	%g1, 0
	be,pn	%icc, .L27
	 fmovs	%f1, %f0
	cmp	%g2, 0
	bl,pn	%icc, .L25
	 sethi	%hi(2139095040), %g3
	andcc	%g2, %g3, %g0
	be,pt	%icc, .L26
	 sra	%g2, 23, %g1
.L5:
	add	%g1, -127, %g1
	sethi	%hi(-8388608), %g5
	andn	%g2, %g5, %g5
	sethi	%hi(8388608), %g2
	andcc	%g1, 1, %g0
	or	%g5, %g2, %g5
	sra	%g1, 1, %i3
	mov	25, %g3
	add	%g5, %g5, %g1
	mov	0, %i4
	movne	%xcc, %g1, %g5
	mov	0, %i5
	add	%g5, %g5, %g5
	sethi	%hi(16777216), %g2
.L10:
	add	%i5, %g2, %g4
	cmp	%g4, %g5
	bg,pt	%icc, .L9
	 mov	%g5, %g1
	add	%g4, %g2, %i5
	sub	%g5, %g4, %g1
	add	%i4, %g2, %i4
.L9:
	add	%g1, %g1, %g5
	addcc	%g3, -1, %g3
	bne,pt	%icc, .L10
	 srl	%g2, 1, %g2
	add	%i4, 1, %g2
	cmp	%g1, 0
	and	%g2, -2, %g1
	sethi	%hi(1056964608), %g2
	movne	%icc, %g1, %i4
	sll	%i3, 23, %g1
	sra	%i4, 1, %i4
	add	%i4, %g2, %i4
	add	%g1, %i4, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L27:
	return	%i7+8
	 nop
.L24:
	fmuls	%f1, %f1, %f8
	return	%i7+8
	 fadds	%f8, %f1, %f0
.L26:
	sethi	%hi(8388608), %g4
	andcc	%g2, %g4, %g0
	bne,pn	%icc, .L13
	 mov	0, %g3
.L7:
	add	%g2, %g2, %g2
	mov	%g3, %g5
	andcc	%g2, %g4, %g0
	be,pt	%icc, .L7
	 add	%g3, 1, %g3
	ba,pt	%xcc, .L5
	 sub	%g1, %g5, %g1
.L25:
	fsubs	%f1, %f1, %f1
	return	%i7+8
	 fdivs	%f1, %f1, %f0
.L13:
	mov	-1, %g5
	ba,pt	%xcc, .L5
	 sub	%g1, %g5, %g1
	.size	__ieee754_sqrtf, .-__ieee754_sqrtf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
