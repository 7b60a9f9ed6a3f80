! f0d5190c089607d452b67dedde463c1d newlib/libm/common/sf_round.c
	.file	"sf_round.c"
	.section	".text"
	.section	.text.roundf,"ax",@progbits
	.align 4
	.global roundf
	.type	roundf, #function
	.proc	06
roundf:
	save	%sp, -104, %sp
	srl	%i0, 23, %g2
	and	%g2, 255, %g2
	add	%g2, -127, %g2
	cmp	%g2, 22
	bg,a	.L2
	 st	%i0, [%fp-4]
	cmp	%g2, 0
	bl	.L10
	 sethi	%hi(8387584), %g4
	st	%i0, [%fp-4]
	or	%g4, 1023, %g4
	sra	%g4, %g2, %g4
	andcc	%g4, %i0, %g0
	be	.L12
	 ld	[%fp-4], %f0
	sethi	%hi(4194304), %g1
	sra	%g1, %g2, %g1
	add	%g1, %i0, %g1
	andn	%g1, %g4, %g1
.L4:
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
.L12:
	jmp	%i7+8
	 restore
.L10:
	sethi	%hi(-2147483648), %g1
	cmp	%g2, -1
	bne	.L4
	 and	%i0, %g1, %g1
	sethi	%hi(1065353216), %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L2:
	cmp	%g2, 128
	bne	.L12
	 ld	[%fp-4], %f0
	fadds	%f0, %f0, %f0
	jmp	%i7+8
	 restore
	.size	roundf, .-roundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
