! 04d9b1cfa3f2e4da8cbcd65ec7e55352 newlib/libc/string/strcpy.c
	.file	"strcpy.c"
	.section	".text"
	.section	.text.strcpy,"ax",@progbits
	.align 4
	.global strcpy
	.type	strcpy, #function
	.proc	0102
strcpy:
	save	%sp, -96, %sp
	or	%i0, %i1, %g1
	andcc	%g1, 3, %g0
	bne	.L4
	 mov	%i0, %g3
	ld	[%i1], %g1
	sethi	%hi(-16843776), %g4
	sethi	%hi(-2139062272), %i5
	or	%g4, 767, %g4
	or	%i5, 128, %i5
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g2
	andcc	%g2, %i5, %g0
	bne	.L3
	 mov	0, %g2
.L5:
	st	%g1, [%g3]
	add	%i1, 4, %i1
	ld	[%i1], %g1
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g2
	andcc	%g2, %i5, %g0
	be	.L5
	 add	%g3, 4, %g3
.L4:
	mov	0, %g2
.L3:
	ldub	[%i1+%g2], %g1
	stb	%g1, [%g3+%g2]
	sll	%g1, 24, %g1
	cmp	%g1, 0
	bne	.L3
	 add	%g2, 1, %g2
	jmp	%i7+8
	 restore
	.size	strcpy, .-strcpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
