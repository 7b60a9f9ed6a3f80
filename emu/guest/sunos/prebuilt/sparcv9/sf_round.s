! f0d5190c089607d452b67dedde463c1d newlib/libm/common/sf_round.c
	.file	"sf_round.c"
	.section	".text"
	.section	.text.roundf,"ax",@progbits
	.align 4
	.global roundf
	.type	roundf, #function
	.proc	06
roundf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g3
	srl	%g3, 23, %g2
	and	%g2, 255, %g2
	add	%g2, -127, %g2
	cmp	%g2, 22
	bg,pt	%icc, .L2
	 cmp	%g2, 128
	cmp	%g2, 0
	bl,pn	%icc, .L10
	 sethi	%hi(8387584), %g4
	or	%g4, 1023, %g4
	sra	%g4, %g2, %g4
	andcc	%g4, %g3, %g0
	be,pn	%icc, .L11
	 ld	[%fp+2043], %f0
	sethi	%hi(4194304), %g1
	sra	%g1, %g2, %g1
	add	%g1, %g3, %g1
	andn	%g1, %g4, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L11:
	return	%i7+8
	 nop
.L10:
	cmp	%g2, -1
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1065353216), %g2
	and	%g3, %g1, %g1
	or	%g1, %g2, %g2
	move	%icc, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L2:
	bne,pt	%icc, .L11
	 ld	[%fp+2043], %f0
	return	%i7+8
	 fadds	%f0, %f0, %f0
	.size	roundf, .-roundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
