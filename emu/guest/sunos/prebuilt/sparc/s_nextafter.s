! 3d452b227fe930dcc1f52c11354aed8b newlib/libm/common/s_nextafter.c
	.file	"s_nextafter.c"
	.section	".text"
	.section	.text.nextafter,"ax",@progbits
	.align 4
	.global nextafter
	.type	nextafter, #function
	.proc	07
nextafter:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(2146434048), %g2
	or	%g1, 1023, %g1
	or	%g2, 1023, %g2
	and	%i0, %g1, %g3
	mov	%i0, %g4
	mov	%i2, %i5
	mov	%i1, %i4
	mov	%i3, %o7
	cmp	%g3, %g2
	bleu	.L2
	 and	%i2, %g1, %g1
	sethi	%hi(-2146435072), %o5
	add	%g3, %o5, %g3
	orcc	%g3, %i1, %g0
	bne	.L3
	 cmp	%g1, %g2
	bleu	.L4
	 std	%i0, [%fp-8]
	add	%g1, %o5, %g1
	orcc	%g1, %i3, %g0
	bne	.L51
	 nop
	ldd	[%fp-8], %f0
	std	%i2, [%fp-8]
	fmovs	%f0, %f8
	fmovs	%f1, %f9
	ldd	[%fp-8], %f10
	fcmpd	%f8, %f10
	nop
	fbe	.L55
	 nop
.L6:
	orcc	%g4, 0, %i3
	bl	.L15
	 cmp	%g4, %i5
	bg,a	.L52
	 cmp	%i4, 0
.L44:
	bne	.L24
	 cmp	%o7, %i4
	bgeu,a	.L53
	 addcc	%i4, 1, %i4
.L22:
	add	%i4, -1, %i4
.L19:
	sethi	%hi(2146435072), %g1
.L50:
	and	%i3, %g1, %g2
	cmp	%g2, %g1
	be	.L47
	 sethi	%hi(1047552), %g1
	mov	%i4, %g3
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bg	.L26
	 mov	%i3, %g2
	std	%i0, [%fp-8]
.L26:
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
.L56:
	jmp	%i7+8
	 restore
.L2:
	cmp	%g1, %g2
	bgu	.L48
	 sethi	%hi(-2146435072), %g2
	std	%i0, [%fp-8]
.L54:
	ldd	[%fp-8], %f0
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	fcmpd	%f0, %f8
	nop
	fbe	.L56
	 orcc	%g3, %i4, %g0
	bne	.L6
	 sethi	%hi(-2147483648), %g1
	mov	1, %g3
	and	%i5, %g1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	fmuld	%f0, %f0, %f8
	fcmpd	%f0, %f8
	nop
	fbne	.L55
	 nop
	fmovs	%f8, %f0
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
.L48:
	add	%g1, %g2, %g1
	orcc	%g1, %i3, %g0
	be,a	.L54
	 std	%i0, [%fp-8]
.L3:
	std	%i0, [%fp-8]
.L51:
	ldd	[%fp-8], %f8
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f10
	faddd	%f8, %f10, %f0
	jmp	%i7+8
	 restore
.L4:
	ldd	[%fp-8], %f0
	std	%i2, [%fp-8]
	fmovs	%f0, %f8
	fmovs	%f1, %f9
	ldd	[%fp-8], %f10
	fcmpd	%f8, %f10
	nop
	fbe	.L56
	 orcc	%i0, 0, %i3
	bl	.L9
	 cmp	%i0, %i2
	ble,a	.L53
	 addcc	%i4, 1, %i4
.L12:
	b	.L22
	 add	%g4, -1, %i3
.L15:
	cmp	%i5, 0
	bge	.L20
	 cmp	%g4, %i5
	bg	.L21
	 mov	1, %g1
	mov	0, %g1
.L21:
	andcc	%g1, 0xff, %g0
	be	.L44
	 cmp	%g4, %i5
.L20:
	cmp	%i4, 0
.L52:
	be,a	.L22
	 add	%g4, -1, %i3
	b	.L19
	 add	%i4, -1, %i4
.L24:
	addcc	%i4, 1, %i4
.L53:
	be,a	.L19
	 add	%g4, 1, %i3
	b	.L50
	 sethi	%hi(2146435072), %g1
.L9:
	cmp	%i2, 0
	bge	.L12
	 cmp	%i0, %i2
	bg	.L13
	 mov	1, %g1
	mov	0, %g1
.L13:
	andcc	%g1, 0xff, %g0
	bne	.L12
	 cmp	%g4, %i5
	b,a	.L44
.L47:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L55:
	jmp	%i7+8
	 restore
	.size	nextafter, .-nextafter
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
