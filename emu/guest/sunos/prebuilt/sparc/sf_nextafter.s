! e4bb3a92e264b8f64fa044b28a715e50 newlib/libm/common/sf_nextafter.c
	.file	"sf_nextafter.c"
	.section	".text"
	.section	.text.nextafterf,"ax",@progbits
	.align 4
	.global nextafterf
	.type	nextafterf, #function
	.proc	06
nextafterf:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(2139095040), %i5
	or	%g1, 1023, %g1
	mov	%i0, %g3
	and	%i1, %g1, %i4
	mov	%i1, %g2
	mov	1, %g4
	cmp	%i4, %i5
	bg	.L4
	 and	%i0, %g1, %g1
	mov	0, %g4
.L4:
	andcc	%g4, 0xff, %g0
	bne	.L16
	 sethi	%hi(2139095040), %i5
	cmp	%g1, %i5
	ble	.L20
	 mov	1, %g4
	andcc	%g4, 0xff, %g0
	bne	.L23
	 st	%i0, [%fp-4]
.L24:
	ld	[%fp-4], %f0
	st	%i1, [%fp-4]
	ld	[%fp-4], %f8
	fcmps	%f0, %f8
	nop
	fbe	.L26
	 cmp	%g1, 0
	bne,a	.L7
	 cmp	%g3, 0
	sethi	%hi(-2147483648), %g1
	and	%g2, %g1, %g2
	or	%g2, 1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	fmuls	%f0, %f0, %f8
	fcmps	%f0, %f8
	nop
	fbne	.L25
	 nop
	fmovs	%f8, %f0
.L26:
	jmp	%i7+8
	 restore
.L7:
	bl	.L8
	 cmp	%g3, %g2
	ble	.L10
	 add	%g3, 1, %g1
	add	%g3, -1, %g1
.L10:
	sethi	%hi(2139095040), %g2
	and	%g1, %g2, %g3
	cmp	%g3, %g2
	be,a	.L21
	 st	%i0, [%fp-4]
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L20:
	mov	0, %g4
	andcc	%g4, 0xff, %g0
	be,a	.L24
	 st	%i0, [%fp-4]
.L16:
	st	%i0, [%fp-4]
.L23:
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fadds	%f8, %f9, %f0
	jmp	%i7+8
	 restore
.L8:
	cmp	%g2, 0
	bge	.L17
	 cmp	%g3, %g2
	ble	.L22
	 mov	1, %g4
.L13:
	andcc	%g4, 0xff, %g0
	be	.L10
	 add	%g3, 1, %g1
.L17:
	add	%g3, -1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L21:
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f0
.L25:
	jmp	%i7+8
	 restore
.L22:
	b	.L13
	 mov	0, %g4
	.size	nextafterf, .-nextafterf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
