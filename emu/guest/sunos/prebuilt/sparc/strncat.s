! 50552751492d6df4f5154418b648197b newlib/libc/string/strncat.c
	.file	"strncat.c"
	.section	".text"
	.section	.text.strncat,"ax",@progbits
	.align 4
	.global strncat
	.type	strncat, #function
	.proc	0102
strncat:
	save	%sp, -96, %sp
	andcc	%i0, 3, %g0
	bne	.L20
	 mov	%i0, %g1
	ld	[%i0], %g2
	sethi	%hi(-16843776), %i5
	sethi	%hi(-2139062272), %g4
	or	%i5, 767, %i5
	or	%g4, 128, %g4
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %g4, %g0
	bne,a	.L25
	 ldsb	[%g1], %g2
.L3:
	ld	[%g1+4], %g2
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %g4, %g0
	bne	.L20
	 add	%g1, 4, %g1
	ld	[%g1+4], %g2
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %g4, %g0
	be	.L3
	 add	%g1, 4, %g1
	b	.L25
	 ldsb	[%g1], %g2
.L4:
.L20:
	ldsb	[%g1], %g2
.L25:
	cmp	%g2, 0
	bne,a	.L4
	 add	%g1, 1, %g1
	cmp	%i2, 0
	be	.L27
	 add	%g1, %i2, %g3
	ldub	[%i1], %g2
	stb	%g2, [%g1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be	.L27
	 add	%g1, 1, %g1
.L10:
	cmp	%g3, %g1
	bne,a	.L9
	 ldub	[%i1+1], %g2
	stb	%g0, [%g3]
.L27:
	jmp	%i7+8
	 restore
.L9:
	stb	%g2, [%g1]
	add	%i1, 1, %i1
	sll	%g2, 24, %g2
	cmp	%g2, 0
	bne	.L10
	 add	%g1, 1, %g1
	jmp	%i7+8
	 restore
	.size	strncat, .-strncat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
