! 95310082a88fb4214f45ce7a3cc09349 newlib/libm/math/ef_sqrt.c
	.file	"ef_sqrt.c"
	.section	".text"
	.section	.text.__ieee754_sqrtf,"ax",@progbits
	.align 4
	.global __ieee754_sqrtf
	.type	__ieee754_sqrtf, #function
	.proc	06
__ieee754_sqrtf:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	sethi	%hi(-2147483648), %g2
	ld	[%fp-4], %g1
	sethi	%hi(2139094016), %g3
	andn	%g1, %g2, %g2
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bgu	.L26
	 cmp	%g2, 0
	be	.L31
	 ld	[%fp-4], %f0
	cmp	%g1, 0
	bl	.L27
	 sethi	%hi(2139095040), %g2
	andcc	%g1, %g2, %g0
	bne	.L5
	 sra	%g1, 23, %i4
	sethi	%hi(8388608), %g3
	andcc	%g1, %g3, %g0
	bne	.L13
	 mov	0, %g2
.L7:
	add	%g1, %g1, %g1
	mov	%g2, %g4
	andcc	%g1, %g3, %g0
	be	.L7
	 add	%g2, 1, %g2
	sub	%i4, %g4, %i4
.L5:
	sethi	%hi(-8388608), %i5
	sethi	%hi(8388608), %g2
	andn	%g1, %i5, %i5
	andcc	%i4, 1, %g0
	add	%i4, -127, %g1
	be	.L28
	 or	%i5, %g2, %i5
.L8:
	sra	%g1, 1, %i2
	add	%i5, %i5, %i5
	mov	25, %g3
	mov	0, %i3
	mov	0, %i4
	sethi	%hi(16777216), %g2
.L10:
	add	%i4, %g2, %g4
	cmp	%g4, %i5
	bg	.L9
	 mov	%i5, %g1
	add	%g4, %g2, %i4
	sub	%i5, %g4, %g1
	add	%i3, %g2, %i3
.L9:
	add	%g1, %g1, %i5
	addcc	%g3, -1, %g3
	bne	.L10
	 srl	%g2, 1, %g2
	cmp	%g1, 0
	be,a	.L29
	 sra	%i3, 1, %i3
	add	%i3, 1, %i3
	and	%i3, -2, %i3
	sra	%i3, 1, %i3
.L29:
	sll	%i2, 23, %g1
	sethi	%hi(1056964608), %g2
	add	%i3, %g2, %i3
	add	%g1, %i3, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
.L31:
	jmp	%i7+8
	 restore
.L26:
	ld	[%fp-4], %f8
	ld	[%fp-4], %f9
	fmuls	%f8, %f8, %f8
	fadds	%f8, %f9, %f0
	jmp	%i7+8
	 restore
.L28:
	b	.L8
	 add	%i5, %i5, %i5
.L27:
	fsubs	%f0, %f0, %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L13:
	mov	-1, %g4
	b	.L5
	 sub	%i4, %g4, %i4
	.size	__ieee754_sqrtf, .-__ieee754_sqrtf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
