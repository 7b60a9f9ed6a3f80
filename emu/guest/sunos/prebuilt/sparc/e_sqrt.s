! 5201a4507d992b8d0f7214ccd54447f7 newlib/libm/math/e_sqrt.c
	.file	"e_sqrt.c"
	.section	".text"
	.section	.text.__ieee754_sqrt,"ax",@progbits
	.align 4
	.global __ieee754_sqrt
	.type	__ieee754_sqrt, #function
	.proc	07
__ieee754_sqrt:
	save	%sp, -104, %sp
	sethi	%hi(2146435072), %g4
	mov	%i0, %g2
	and	%i0, %g4, %i5
	cmp	%i5, %g4
	be	.L54
	 mov	%i1, %g1
	cmp	%i0, 0
	ble	.L55
	 sra	%i0, 20, %i4
	cmp	%i4, 0
	be	.L56
	 mov	%i1, %i5
.L7:
	sethi	%hi(-1048576), %g3
	add	%i4, -1023, %o5
	andn	%g2, %g3, %g3
	andcc	%i4, 1, %g0
	sethi	%hi(1048576), %g2
	bne	.L10
	 or	%g3, %g2, %g3
	srl	%g1, 31, %g2
	add	%g3, %g3, %g3
	add	%g1, %g1, %g1
	add	%g3, %g2, %g3
.L10:
	add	%g3, %g3, %g3
	srl	%g1, 31, %g2
	sra	%o5, 1, %o5
	add	%g2, %g3, %g2
	add	%g1, %g1, %g1
	mov	22, %g4
	mov	0, %o7
	mov	0, %i5
	sethi	%hi(2097152), %g3
.L12:
	add	%i5, %g3, %i4
	cmp	%i4, %g2
	bg,a	.L61
	 srl	%g1, 31, %i4
	sub	%g2, %i4, %g2
	add	%g3, %i4, %i5
	add	%o7, %g3, %o7
	srl	%g1, 31, %i4
.L61:
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	add	%i4, %g2, %g2
	addcc	%g4, -1, %g4
	bne	.L12
	 srl	%g3, 1, %g3
	mov	0, %i1
	mov	0, %i2
	mov	32, %i3
	sethi	%hi(-2147483648), %g3
.L21:
	cmp	%i5, %g2
	bl	.L13
	 add	%i2, %g3, %g4
	cmp	%g1, %g4
	blu	.L32
	 cmp	%i5, %g2
	bne	.L32
	 cmp	%g4, 0
	add	%g4, %g3, %i2
	bl	.L57
	 mov	0, %i4
.L17:
	sub	%g1, %g4, %g1
.L62:
	add	%i1, %g3, %i1
.L16:
	srl	%g1, 31, %g4
	srl	%g3, 1, %g3
	add	%g4, %i4, %g4
	add	%g1, %g1, %g1
	addcc	%i3, -1, %i3
	bne	.L21
	 mov	%g4, %g2
	orcc	%g1, %g4, %g0
	be,a	.L23
	 srl	%i1, 1, %i3
	cmp	%i1, -1
	be	.L58
	 add	%i1, 1, %i1
	srl	%i1, 1, %i3
.L23:
	sra	%o7, 1, %g1
	sethi	%hi(1071644672), %g2
	andcc	%o7, 1, %g0
	be	.L25
	 add	%g1, %g2, %g1
	sethi	%hi(-2147483648), %g2
	or	%i3, %g2, %i3
.L25:
	sll	%o5, 20, %o5
	mov	%i3, %g3
	add	%o5, %g1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
.L64:
	jmp	%i7+8
	 restore
.L57:
	cmp	%i2, 0
	bl,a	.L62
	 sub	%g1, %g4, %g1
	add	%i5, 1, %i0
.L19:
	sub	%g2, %i5, %g2
.L60:
	cmp	%g4, %g1
	add	%g2, %g2, %i4
	bleu	.L17
	 mov	%i0, %i5
	add	%g2, -1, %i4
	b	.L17
	 add	%i4, %i4, %i4
.L55:
	std	%i0, [%fp-8]
	sethi	%hi(-2147483648), %g4
	andn	%i0, %g4, %g4
	orcc	%g4, %i1, %g0
	be	.L64
	 ldd	[%fp-8], %f0
	cmp	%i0, 0
	bne,a	.L59
	 fsubd	%f0, %f0, %f0
.L5:
	srl	%g1, 11, %g3
	add	%g2, -21, %g2
	cmp	%g3, 0
	be	.L5
	 sll	%g1, 21, %g1
	sethi	%hi(1048576), %g4
	mov	%g2, %i4
	mov	%g1, %i5
	andcc	%g3, %g4, %g0
	be	.L6
	 mov	%g3, %g2
	mov	32, %g3
	mov	-1, %g4
.L8:
	srl	%i5, %g3, %g3
	sub	%i4, %g4, %i4
	b	.L7
	 or	%g2, %g3, %g2
.L13:
	add	%g4, %g3, %i2
	cmp	%g4, 0
	bge	.L19
	 mov	%i5, %i0
	cmp	%i2, 0
	bge,a	.L19
	 add	%i5, 1, %i0
	b	.L60
	 sub	%g2, %i5, %g2
.L32:
	b	.L16
	 add	%g2, %g2, %i4
.L54:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f8, %f8, %f0
	faddd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L59:
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L56:
.L6:
	mov	0, %g3
	sethi	%hi(1048576), %g1
.L9:
	add	%g2, %g2, %g2
	mov	%g3, %g4
	andcc	%g2, %g1, %g0
	be	.L9
	 add	%g3, 1, %g3
	sll	%i5, %g3, %g1
	mov	32, %i3
	b	.L8
	 sub	%i3, %g3, %g3
.L58:
	b	.L23
	 add	%o7, 1, %o7
	.size	__ieee754_sqrt, .-__ieee754_sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
