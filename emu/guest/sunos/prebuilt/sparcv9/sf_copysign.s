! 8e5cd92f16506c350108aea4b15aad16 newlib/libm/common/sf_copysign.c
	.file	"sf_copysign.c"
	.section	".text"
	.section	.text.copysignf,"ax",@progbits
	.align 4
	.global copysignf
	.type	copysignf, #function
	.proc	06
copysignf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	st	%f3, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g3
	andn	%g2, %g1, %g1
	sethi	%hi(-2147483648), %g2
	and	%g3, %g2, %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
	.size	copysignf, .-copysignf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
