! 2d5a90abc30a205e4ecd33d3bbbcebbb newlib/libc/string/memchr.c
	.file	"memchr.c"
	.section	".text"
	.section	.text.memchr,"ax",@progbits
	.align 4
	.global memchr
	.type	memchr, #function
	.proc	0120
memchr:
	save	%sp, -96, %sp
	andcc	%i0, 3, %g0
	be	.L11
	 mov	%i1, %g4
	cmp	%i2, 0
	be	.L13
	 add	%i2, -1, %g1
	b	.L4
	 and	%i1, 0xff, %g3
.L20:
	andcc	%i0, 3, %g0
	be	.L22
	 cmp	%g1, 3
	add	%g1, -1, %g1
	cmp	%g1, -1
	be	.L13
	 nop
.L4:
	ldub	[%i0], %g2
	cmp	%g2, %g3
	bne,a	.L20
	 add	%i0, 1, %i0
	jmp	%i7+8
	 restore
.L13:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L11:
	mov	%i2, %g1
	cmp	%g1, 3
.L22:
	bleu	.L23
	 add	%i0, %g1, %g2
	and	%i1, 255, %i1
	sethi	%hi(16842752), %g2
	sethi	%hi(-16843776), %i4
	or	%g2, 257, %g2
	sethi	%hi(-2139062272), %i5
	smul	%i1, %g2, %i1
	or	%i4, 767, %i4
	b	.L9
	 or	%i5, 128, %i5
.L7:
	cmp	%g1, 3
	bleu	.L6
	 add	%i0, 4, %i0
.L9:
	ld	[%i0], %g2
	xor	%i1, %g2, %g2
	add	%g2, %i4, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %i5, %g0
	be,a	.L7
	 add	%g1, -4, %g1
.L6:
	add	%i0, %g1, %g2
.L23:
	cmp	%g1, 0
	bne	.L10
	 and	%g4, 0xff, %g3
	b,a	.L13
.L21:
	cmp	%g2, %i0
	be	.L13
	 nop
.L10:
	ldub	[%i0], %g1
	cmp	%g1, %g3
	bne,a	.L21
	 add	%i0, 1, %i0
	jmp	%i7+8
	 restore
	.size	memchr, .-memchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
