! 575d7152eef60b38c900b543cbc588c3 newlib/libm/common/sf_modf.c
	.file	"sf_modf.c"
	.section	".text"
	.section	.text.modff,"ax",@progbits
	.align 4
	.global modff
	.type	modff, #function
	.proc	06
modff:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %g3
	sra	%g3, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g1
	cmp	%g1, 22
	bg	.L2
	 cmp	%g1, 0
	bl	.L7
	 sethi	%hi(8387584), %g2
	or	%g2, 1023, %g2
	sra	%g2, %g1, %g1
	andcc	%g3, %g1, %g0
	be,a	.L8
	 sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f9
	fsubs	%f8, %f9, %f0
	fmovs	%f9, %f8
	st	%f8, [%i1]
	jmp	%i7+8
	 restore
.L2:
	sethi	%hi(-2147483648), %g1
.L8:
	st	%f8, [%i1]
	and	%g3, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L7:
	fmovs	%f8, %f0
	sethi	%hi(-2147483648), %g1
	and	%g3, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f8
	st	%f8, [%i1]
	jmp	%i7+8
	 restore
	.size	modff, .-modff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
