! a68c551ad82fbc90e90e705a1b940a57 newlib/libc/string/memccpy.c
	.file	"memccpy.c"
	.section	".text"
	.section	.text.memccpy,"ax",@progbits
	.align 4
	.global memccpy
	.type	memccpy, #function
	.proc	0120
memccpy:
	save	%sp, -96, %sp
	cmp	%i3, 3
	bleu	.L2
	 mov	%i2, %g2
	or	%i0, %i1, %g1
	andcc	%g1, 3, %g0
	bne,a	.L12
	 sll	%g2, 24, %g2
	sll	%i2, 24, %i2
	sethi	%hi(-2139062272), %i4
	sra	%i2, 24, %i5
	sra	%i2, 16, %g1
	or	%i4, 128, %i4
	add	%g1, %i5, %g1
	sethi	%hi(-16843776), %i2
	sll	%g1, 8, %g1
	or	%i2, 767, %i2
	add	%g1, %i5, %g1
	sll	%g1, 8, %g1
	b	.L3
	 add	%i5, %g1, %i5
.L10:
	add	%i3, -4, %i3
	add	%i0, 4, %i0
	cmp	%i3, 3
	bleu	.L2
	 add	%i1, 4, %i1
.L3:
	ld	[%i1], %g3
	xor	%g3, %i5, %g1
	add	%g1, %i2, %g4
	andn	%g4, %g1, %g1
	andcc	%g1, %i4, %g0
	be,a	.L10
	 st	%g3, [%i0]
.L2:
	sll	%g2, 24, %g2
.L12:
	add	%i1, %i3, %i3
	b	.L5
	 sra	%g2, 24, %g2
.L6:
	ldub	[%i1-1], %g1
	stb	%g1, [%i0-1]
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, %g2
	be	.L13
	 nop
.L5:
	cmp	%i1, %i3
	add	%i0, 1, %i0
	bne	.L6
	 add	%i1, 1, %i1
	jmp	%i7+8
	 restore %g0, 0, %o0
.L13:
	jmp	%i7+8
	 restore
	.size	memccpy, .-memccpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
