! 7e2545f78a635b7194107379ab752cd1 newlib/libc/string/memcpy.c
	.file	"memcpy.c"
	.section	".text"
	.section	.text.memcpy,"ax",@progbits
	.align 4
	.global memcpy
	.type	memcpy, #function
	.proc	0120
memcpy:
	save	%sp, -96, %sp
	cmp	%i2, 15
	bleu	.L7
	 mov	%i0, %g3
	or	%i0, %i1, %g4
	andcc	%g4, 3, %g4
	bne,a	.L3
	 add	%i2, -1, %g4
	add	%i2, -16, %o5
	mov	%i1, %g2
	and	%o5, -16, %o5
	mov	%i0, %g1
	add	%o5, 16, %o5
	add	%i0, %o5, %g3
.L6:
	add	%g1, 16, %g1
	ld	[%g2], %o7
	ld	[%g2+4], %i3
	ld	[%g2+8], %i4
	ld	[%g2+12], %i5
	st	%o7, [%g1-16]
	st	%i3, [%g1-12]
	st	%i4, [%g1-8]
	st	%i5, [%g1-4]
	cmp	%g1, %g3
	bne	.L6
	 add	%g2, 16, %g2
	add	%i1, %o5, %i1
	andcc	%i2, 12, %g0
	be	.L10
	 and	%i2, 15, %g1
	ld	[%i1+%g4], %g2
.L17:
	st	%g2, [%g3+%g4]
	add	%g4, 4, %g4
	sub	%g1, %g4, %g2
	cmp	%g2, 3
	bgu,a	.L17
	 ld	[%i1+%g4], %g2
	add	%g1, -4, %g1
	and	%i2, 3, %i2
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	add	%g3, %g1, %g3
	add	%i1, %g1, %i1
.L7:
	cmp	%i2, 0
	be	.L19
	 add	%i2, -1, %g4
.L3:
	mov	0, %g1
.L9:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%g3+%g1]
	cmp	%g4, %g1
	bne	.L9
	 add	%g1, 1, %g1
.L19:
	jmp	%i7+8
	 restore
	jmp	%i7+8
	 restore
.L10:
	b	.L7
	 mov	%g1, %i2
	.size	memcpy, .-memcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
