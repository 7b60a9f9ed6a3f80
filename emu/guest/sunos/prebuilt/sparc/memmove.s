! 5e7084301cb1047c885496e983106ded newlib/libc/string/memmove.c
	.file	"memmove.c"
	.section	".text"
	.section	.text.memmove,"ax",@progbits
	.align 4
	.global memmove
	.type	memmove, #function
	.proc	0120
memmove:
	save	%sp, -96, %sp
	cmp	%i0, %i1
	bleu	.L24
	 cmp	%i2, 15
	add	%i1, %i2, %g1
	cmp	%i0, %g1
	bgeu	.L2
	 cmp	%i2, 15
	cmp	%i2, 0
	be	.L29
	 add	%i2, -1, %g1
	ldub	[%i1+%g1], %g2
.L25:
	stb	%g2, [%i0+%g1]
	add	%g1, -1, %g1
	cmp	%g1, -1
	bne,a	.L25
	 ldub	[%i1+%g1], %g2
.L29:
	jmp	%i7+8
	 restore
.L2:
.L24:
	bgu	.L21
	 mov	%i0, %g3
.L9:
	cmp	%i2, 0
	be	.L29
	 add	%i2, -1, %g4
.L6:
	mov	0, %g1
.L11:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%g3+%g1]
	cmp	%g4, %g1
	bne	.L11
	 add	%g1, 1, %g1
	jmp	%i7+8
	 restore
.L21:
	or	%i0, %i1, %g4
	andcc	%g4, 3, %g4
	bne,a	.L6
	 add	%i2, -1, %g4
	add	%i2, -16, %i4
	mov	%i1, %g2
	and	%i4, -16, %i4
	mov	%i0, %g1
	add	%i4, 16, %i4
	add	%i0, %i4, %g3
	ld	[%g2], %i5
.L26:
	add	%g2, 16, %g2
	st	%i5, [%g1]
	ld	[%g2-12], %i5
	st	%i5, [%g1+4]
	ld	[%g2-8], %i5
	st	%i5, [%g1+8]
	ld	[%g2-4], %i5
	st	%i5, [%g1+12]
	add	%g1, 16, %g1
	cmp	%g1, %g3
	bne,a	.L26
	 ld	[%g2], %i5
	add	%i1, %i4, %i1
	andcc	%i2, 12, %g0
	be	.L12
	 and	%i2, 15, %g1
	ld	[%i1+%g4], %g2
.L27:
	st	%g2, [%g3+%g4]
	add	%g4, 4, %g4
	sub	%g1, %g4, %g2
	cmp	%g2, 3
	bgu,a	.L27
	 ld	[%i1+%g4], %g2
	and	%i2, 3, %i2
	add	%g1, -4, %g1
	add	%i2, -1, %g4
	and	%g1, -4, %g1
	cmp	%i2, 0
	add	%g1, 4, %g1
	add	%g3, %g1, %g3
	bne	.L6
	 add	%i1, %g1, %i1
	jmp	%i7+8
	 restore
.L12:
	b	.L9
	 mov	%g1, %i2
	.size	memmove, .-memmove
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
