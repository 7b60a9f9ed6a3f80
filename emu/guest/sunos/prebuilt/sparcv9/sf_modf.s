! 575d7152eef60b38c900b543cbc588c3 newlib/libm/common/sf_modf.c
	.file	"sf_modf.c"
	.section	".text"
	.section	.text.modff,"ax",@progbits
	.align 4
	.global modff
	.type	modff, #function
	.proc	06
modff:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g2
	lduw	[%fp+2043], %g3
	and	%g3, %g2, %g2
	st	%g2, [%fp+2043]
	sra	%g3, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g1
	cmp	%g1, 22
	bg,pn	%icc, .L4
	 ld	[%fp+2043], %f0
	cmp	%g1, 0
	bl,pn	%icc, .L7
	 fmovs	%f1, %f0
	sethi	%hi(8387584), %g2
	or	%g2, 1023, %g2
	sra	%g2, %g1, %g1
	andcc	%g3, %g1, %g0
	bne,pt	%icc, .L5
	 andn	%g3, %g1, %g1
	sethi	%hi(-2147483648), %g1
	and	%g3, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L4:
	st	%f1, [%i1]
	return	%i7+8
	 nop
.L5:
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f8
	fsubs	%f1, %f8, %f0
	fmovs	%f8, %f1
	st	%f1, [%i1]
	return	%i7+8
	 nop
.L7:
	st	%g2, [%fp+2043]
	ld	[%fp+2043], %f1
	st	%f1, [%i1]
	return	%i7+8
	 nop
	.size	modff, .-modff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
