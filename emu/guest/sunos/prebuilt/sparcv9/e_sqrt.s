! 5201a4507d992b8d0f7214ccd54447f7 newlib/libm/math/e_sqrt.c
	.file	"e_sqrt.c"
	.section	".text"
	.section	.text.__ieee754_sqrt,"ax",@progbits
	.align 4
	.global __ieee754_sqrt
	.type	__ieee754_sqrt, #function
	.proc	07
__ieee754_sqrt:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(2146435072), %g5
	ldx	[%fp+2039], %g4
	srlx	%g4, 32, %g3
	mov	%g4, %g1
	and	%g5, %g3, %i5
	cmp	%i5, %g5
	be,pn	%icc, .L46
	 mov	%g3, %g2
	cmp	%g3, 0
	ble,a,pn %icc, .L47
	 sethi	%hi(-2147483648), %g5
	sra	%g3, 20, %g3
	cmp	%g3, 0
	be,pn	%icc, .L6
	 mov	%g4, %i5
.L7:
	add	%g3, -1023, %g3
	sethi	%hi(-1048576), %g4
	andcc	%g3, 1, %g0
	andn	%g2, %g4, %g4
	sethi	%hi(1048576), %g2
	be,pt	%xcc, .L10
	 or	%g4, %g2, %g4
	srl	%g1, 31, %g2
	add	%g4, %g4, %g4
	add	%g1, %g1, %g1
	add	%g4, %g2, %g4
.L10:
	add	%g4, %g4, %g4
	srl	%g1, 31, %g2
	sra	%g3, 1, %i0
	add	%g2, %g4, %g2
	add	%g1, %g1, %g1
	mov	22, %g4
	mov	0, %o7
	mov	0, %g5
	sethi	%hi(2097152), %g3
.L12:
	add	%g5, %g3, %i5
	cmp	%i5, %g2
	bg,a,pt	%icc, .L55
	 srl	%g1, 31, %i5
	sub	%g2, %i5, %g2
	add	%g3, %i5, %g5
	add	%o7, %g3, %o7
	srl	%g1, 31, %i5
.L55:
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	add	%i5, %g2, %g2
	addcc	%g4, -1, %g4
	bne,pt	%icc, .L12
	 srl	%g3, 1, %g3
	mov	0, %i2
	mov	0, %i3
	mov	32, %i4
	ba,pt	%xcc, .L20
	 sethi	%hi(-2147483648), %g4
.L50:
	cmp	%g1, %i5
	xor	%g5, %g2, %g3
	subx	%g0, -1, %i1
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	andcc	%i1, %g3, %g0
	bne,a,pt %icc, .L14
	 add	%i5, %g4, %i3
	add	%g2, %g2, %g3
	srl	%g1, 31, %g2
	srl	%g4, 1, %g4
	add	%g2, %g3, %g3
	add	%g1, %g1, %g1
	addcc	%i4, -1, %i4
	be,pn	%icc, .L49
	 mov	%g3, %g2
.L20:
	cmp	%g5, %g2
	bge,pt	%icc, .L50
	 add	%i3, %g4, %i5
	add	%i5, %g4, %i3
	cmp	%i5, 0
	bl,pn	%icc, .L51
	 mov	%g5, %i1
.L18:
	sub	%g2, %g5, %g3
.L54:
	cmp	%i5, %g1
	add	%g3, -1, %g2
	mov	%i1, %g5
	add	%g3, %g3, %g3
	add	%g2, %g2, %g2
	movgu	%icc, %g2, %g3
.L16:
	sub	%g1, %i5, %g1
	srl	%g1, 31, %g2
	add	%i2, %g4, %i2
	add	%g2, %g3, %g3
	srl	%g4, 1, %g4
	add	%g1, %g1, %g1
	addcc	%i4, -1, %i4
	bne,pt	%icc, .L20
	 mov	%g3, %g2
.L49:
	orcc	%g1, %g3, %g0
	be,a,pt	%icc, .L22
	 srl	%i2, 1, %i4
	cmp	%i2, -1
	be,a,pn	%icc, .L22
	 add	%o7, 1, %o7
	add	%i2, 1, %i2
	srl	%i2, 1, %i4
.L22:
	sethi	%hi(1071644672), %g1
	sra	%o7, 1, %g2
	sethi	%hi(-2147483648), %g3
	add	%g2, %g1, %g2
	or	%i4, %g3, %g3
	andcc	%o7, 1, %g0
	sll	%i0, 20, %g1
	movne	%xcc, %g3, %i4
	add	%g1, %g2, %g1
	srl	%i4, 0, %i4
	sllx	%g1, 32, %g1
	or	%g1, %i4, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L56:
	return	%i7+8
	 nop
.L47:
	andn	%g3, %g5, %g5
	orcc	%g5, %g4, %g0
	be,pn	%icc, .L56
	 nop
	brnz,a,pn %g3, .L53
	 fsubd	%f0, %f0, %f0
.L5:
	srl	%g1, 11, %g4
	add	%g2, -21, %g2
	cmp	%g4, 0
	be,pt	%icc, .L5
	 sll	%g1, 21, %g1
	sethi	%hi(1048576), %g3
	mov	%g1, %i5
	andcc	%g4, %g3, %g0
	mov	-1, %g5
	mov	%g2, %g3
	mov	%g4, %g2
	bne,pn	%icc, .L8
	 mov	32, %g4
.L6:
	mov	0, %g4
	sethi	%hi(1048576), %g1
.L9:
	add	%g2, %g2, %g2
	mov	%g4, %g5
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L9
	 add	%g4, 1, %g4
	sll	%i5, %g4, %g1
	mov	32, %i4
	sub	%i4, %g4, %g4
.L8:
	srl	%i5, %g4, %g4
	sub	%g3, %g5, %g3
	ba,pt	%xcc, .L7
	 or	%g2, %g4, %g2
.L14:
	cmp	%i5, 0
	bge,pt	%icc, .L16
	 mov	0, %g3
	cmp	%i3, 0
	bl,pn	%icc, .L16
	 add	%g5, 1, %i1
	ba,pt	%xcc, .L54
	 sub	%g2, %g5, %g3
.L51:
	cmp	%i3, 0
	bge,a,pt %icc, .L18
	 add	%g5, 1, %i1
	ba,pt	%xcc, .L54
	 sub	%g2, %g5, %g3
.L46:
	fmuld	%f0, %f0, %f8
	return	%i7+8
	 faddd	%f8, %f0, %f0
.L53:
	return	%i7+8
	 fdivd	%f0, %f0, %f0
	ba,pt	%xcc, .L22
	 add	%o7, 1, %o7
	.size	__ieee754_sqrt, .-__ieee754_sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
