! 08212c197537029da9e9fb3216312b71 newlib/libm/common/sf_isinf.c
	.file	"sf_isinf.c"
	.section	".text"
	.section	.text.isinff,"ax",@progbits
	.align 4
	.global isinff
	.type	isinff, #function
	.proc	04
isinff:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	sethi	%hi(2139095040), %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	return	%i7+8
	 subx	%g0, -1, %o0
	.size	isinff, .-isinff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
