! f66c951a87109571aa840f0c8cfe2404 newlib/libm/common/s_fpclassify.c
	.file	"s_fpclassify.c"
	.section	".text"
	.section	.text.__fpclassifyd,"ax",@progbits
	.align 4
	.global __fpclassifyd
	.type	__fpclassifyd, #function
	.proc	04
__fpclassifyd:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g2
	srlx	%g2, 32, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L2
	 mov	2, %i0
	cmp	%g0, %g2
	sethi	%hi(-2147483648), %g2
	subx	%g0, -1, %g5
	xor	%g2, %g1, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	andcc	%g2, %g5, %g0
	bne,pn	%icc, .L2
	 sethi	%hi(-2147483648), %g2
	sethi	%hi(-1048576), %g4
	andn	%g1, %g2, %g2
	sethi	%hi(2145385472), %g3
	add	%g2, %g4, %g4
	or	%g3, 1023, %g3
	cmp	%g4, %g3
	bleu,pn	%icc, .L2
	 mov	4, %i0
	sethi	%hi(2146435072), %g3
	andcc	%g3, %g1, %g0
	be,pn	%icc, .L2
	 mov	3, %i0
	xor	%g2, %g3, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %i0
	and	%i0, %g5, %i0
.L2:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	__fpclassifyd, .-__fpclassifyd
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
