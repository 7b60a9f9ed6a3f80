! f9d30a2814c006ba4efa74e75735d775 newlib/libc/string/strchr.c
	.file	"strchr.c"
	.section	".text"
	.section	.text.strchr,"ax",@progbits
	.align 4
	.global strchr
	.type	strchr, #function
	.proc	0102
strchr:
	save	%sp, -96, %sp
	mov	%i1, %g4
	andcc	%i1, 0xff, %g0
	be	.L2
	 and	%i0, 3, %g1
	cmp	%g1, 0
	bne	.L3
	 and	%i1, 0xff, %g2
	and	%i1, 255, %i1
.L39:
	sll	%i1, 8, %i5
	add	%i5, %i1, %i5
	ld	[%i0], %g1
	sll	%i5, 16, %i2
	sethi	%hi(-16843776), %g3
	or	%i2, %i5, %i2
	or	%g3, 767, %g3
	sethi	%hi(-2139062272), %i3
	add	%g1, %g3, %g2
	or	%i3, 128, %i3
	andn	%g2, %g1, %g2
	xor	%i2, %g1, %g1
	add	%g1, %g3, %i5
	andn	%i5, %g1, %g1
	or	%g2, %g1, %g1
	andcc	%g1, %i3, %g0
	bne,a	.L38
	 ldub	[%i0], %g1
.L12:
	ld	[%i0+4], %g1
	xor	%g1, %i2, %g2
	add	%g1, %g3, %i4
	add	%g2, %g3, %i5
	andn	%i4, %g1, %g1
	andn	%i5, %g2, %g2
	or	%g1, %g2, %g1
	andcc	%g1, %i3, %g0
	be	.L12
	 add	%i0, 4, %i0
	ldub	[%i0], %g1
.L38:
	cmp	%g1, 0
	bne	.L13
	 and	%g4, 0xff, %g2
	jmp	%i7+8
	 restore %g0, 0, %o0
.L14:
	ldub	[%i0], %g1
	cmp	%g1, 0
	be,a	.L44
	 mov	0, %i0
.L13:
	cmp	%g2, %g1
	bne,a	.L14
	 add	%i0, 1, %i0
.L44:
	jmp	%i7+8
	 restore
.L35:
	be	.L37
	 nop
	add	%i0, 1, %i0
	andcc	%i0, 3, %g0
	be,a	.L39
	 and	%i1, 255, %i1
.L3:
	ldub	[%i0], %g1
	cmp	%g1, 0
	bne	.L35
	 cmp	%g1, %g2
	jmp	%i7+8
	 restore %g0, 0, %o0
.L2:
	cmp	%g1, 0
	bne,a	.L40
	 ldub	[%i0], %g1
	ld	[%i0], %g1
.L43:
	sethi	%hi(-16843776), %g4
	sethi	%hi(-2139062272), %g3
	or	%g4, 767, %g4
	or	%g3, 128, %g3
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	bne,a	.L41
	 ldub	[%i0], %g1
.L9:
	ld	[%i0+4], %g1
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	be	.L9
	 add	%i0, 4, %i0
	ldub	[%i0], %g1
.L41:
	cmp	%g1, 0
	be	.L37
	 nop
	add	%i0, 1, %i0
.L42:
	ldub	[%i0], %g1
	cmp	%g1, 0
	bne,a	.L42
	 add	%i0, 1, %i0
	jmp	%i7+8
	 restore
.L36:
	andcc	%i0, 3, %g0
	be,a	.L43
	 ld	[%i0], %g1
	ldub	[%i0], %g1
.L40:
	cmp	%g1, 0
	bne,a	.L36
	 add	%i0, 1, %i0
.L37:
	jmp	%i7+8
	 restore
	.size	strchr, .-strchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
