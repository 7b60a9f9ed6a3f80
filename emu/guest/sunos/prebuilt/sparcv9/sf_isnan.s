! 0c12940e7a8301641d3ada776b8576f0 newlib/libm/common/sf_isnan.c
	.file	"sf_isnan.c"
	.section	".text"
	.section	.text.isnanf,"ax",@progbits
	.align 4
	.global isnanf
	.type	isnanf, #function
	.proc	04
isnanf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sethi	%hi(-2147483648), %g1
	mov	0, %i0
	andn	%g2, %g1, %g1
	sethi	%hi(2139095040), %g2
	cmp	%g1, %g2
	return	%i7+8
	 movg	%icc, 1, %o0
	.size	isnanf, .-isnanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
