! 23be51ca9fb5167983bd7b4ed1033551 newlib/libm/common/sf_trunc.c
	.file	"sf_trunc.c"
	.section	".text"
	.section	.text.truncf,"ax",@progbits
	.align 4
	.global truncf
	.type	truncf, #function
	.proc	06
truncf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g3
	sra	%g3, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g1
	cmp	%g1, 22
	bg,pt	%icc, .L2
	 sethi	%hi(-2147483648), %g2
	cmp	%g1, 0
	bl,pn	%icc, .L5
	 and	%g3, %g2, %g2
	sethi	%hi(-8388608), %g4
	sra	%g4, %g1, %g1
	and	%g1, %g3, %g1
	or	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f1
.L2:
	return	%i7+8
	 fmovs	%f1, %f0
.L5:
	st	%g2, [%fp+2043]
	ld	[%fp+2043], %f1
	return	%i7+8
	 fmovs	%f1, %f0
	.size	truncf, .-truncf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
