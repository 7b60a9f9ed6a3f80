! 93dca5d418fc80641d3238d1b8c2881f newlib/libm/math/sf_fabs.c
	.file	"sf_fabs.c"
	.section	".text"
	.section	.text.fabsf,"ax",@progbits
	.align 4
	.global fabsf
	.type	fabsf, #function
	.proc	06
fabsf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	andn	%g2, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
	.size	fabsf, .-fabsf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
