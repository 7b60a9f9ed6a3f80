! 6adb47a36fc758009d60baf7445a755d newlib/libm/common/sf_isinff.c
	.file	"sf_isinff.c"
	.section	".text"
	.section	.text.__isinff,"ax",@progbits
	.align 4
	.global __isinff
	.type	__isinff, #function
	.proc	04
__isinff:
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
	.size	__isinff, .-__isinff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
