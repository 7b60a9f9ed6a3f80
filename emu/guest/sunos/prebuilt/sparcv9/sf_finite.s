! a75a76cc0a4c4cd723d87a3ca2150637 newlib/libm/common/sf_finite.c
	.file	"sf_finite.c"
	.section	".text"
	.section	.text.finitef,"ax",@progbits
	.align 4
	.global finitef
	.type	finitef, #function
	.proc	04
finitef:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g1
	sethi	%hi(-2147483648), %g2
	mov	0, %i0
	andn	%g1, %g2, %g2
	sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	return	%i7+8
	 movle	%icc, 1, %o0
	.size	finitef, .-finitef
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
