! 049a2636eb6678303a7bf2c93bd3becc newlib/libm/common/sf_llround.c
	.file	"sf_llround.c"
	.section	".text"
	.section	.text.llroundf,"ax",@progbits
	.align 4
	.global llroundf
	.type	llroundf, #function
	.proc	05
llroundf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2039]
	lduw	[%fp+2039], %g3
	cmp	%g3, 0
	srl	%g3, 23, %g1
	mov	1, %i0
	and	%g1, 255, %g1
	movl	%icc, -1, %i0
	add	%g1, -127, %g2
	cmp	%g2, 62
	bg,pn	%icc, .L3
	 cmp	%g2, 0
	bl,pn	%icc, .L13
	 sethi	%hi(-8388608), %g4
	cmp	%g2, 22
	andn	%g3, %g4, %g3
	sethi	%hi(8388608), %g4
	ble,pt	%icc, .L7
	 or	%g3, %g4, %g3
	srl	%g3, 0, %g3
	add	%g1, -150, %g1
	sra	%i0, 0, %i0
	sllx	%g3, %g1, %g1
	return	%i7+8
	 mulx	%o0, %g1, %o0
.L3:
	fstox	%f1, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L7:
	mov	23, %g4
	sethi	%hi(4194304), %g1
	sra	%i0, 0, %i0
	sra	%g1, %g2, %g1
	sub	%g4, %g2, %g2
	add	%g1, %g3, %g1
	srl	%g1, %g2, %g1
	return	%i7+8
	 mulx	%o0, %g1, %o0
.L13:
	cmp	%g2, -1
	movne	%icc, 0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	llroundf, .-llroundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
