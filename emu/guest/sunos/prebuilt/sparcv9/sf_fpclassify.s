! b94ab9c40f08c6363903134ee58ccd42 newlib/libm/common/sf_fpclassify.c
	.file	"sf_fpclassify.c"
	.section	".text"
	.section	.text.__fpclassifyf,"ax",@progbits
	.align 4
	.global __fpclassifyf
	.type	__fpclassifyf, #function
	.proc	04
__fpclassifyf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	andncc	%g2, %g1, %g1
	be,pn	%icc, .L2
	 mov	2, %i0
	sethi	%hi(-8388608), %g3
	sethi	%hi(2130705408), %g2
	add	%g1, %g3, %g3
	or	%g2, 1023, %g2
	cmp	%g3, %g2
	bleu,pn	%icc, .L2
	 mov	4, %i0
	add	%g1, -1, %g3
	sethi	%hi(8387584), %g2
	or	%g2, 1022, %g2
	cmp	%g3, %g2
	bleu,pn	%icc, .L2
	 mov	3, %i0
	sethi	%hi(2139095040), %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i0
.L2:
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	__fpclassifyf, .-__fpclassifyf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
