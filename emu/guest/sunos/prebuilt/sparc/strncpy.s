! b40c06c1592c98954c4ab11e8922acc4 newlib/libc/string/strncpy.c
	.file	"strncpy.c"
	.section	".text"
	.section	.text.strncpy,"ax",@progbits
	.align 4
	.global strncpy
	.type	strncpy, #function
	.proc	0102
strncpy:
	save	%sp, -96, %sp
	or	%i0, %i1, %g1
	andcc	%g1, 3, %g0
	bne	.L14
	 cmp	%i2, 3
	bleu	.L22
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	bne	.L26
	 sethi	%hi(-16843776), %i5
.L14:
	b	.L7
	 mov	%i0, %g3
.L9:
	ldub	[%i1-1], %g2
	stb	%g2, [%g1-1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be	.L23
	 add	%i2, -1, %g4
	mov	%g1, %g3
	mov	%g4, %i2
.L7:
	add	%g3, 1, %g1
.L25:
	cmp	%i2, 0
	bne	.L9
	 add	%i1, 1, %i1
.L29:
	jmp	%i7+8
	 restore
.L23:
	cmp	%g4, 0
	be	.L29
	 add	%g3, %i2, %g3
	stb	%g0, [%g1]
.L27:
	add	%g1, 1, %g1
	cmp	%g1, %g3
	bne,a	.L27
	 stb	%g0, [%g1]
	jmp	%i7+8
	 restore
.L22:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be,a	.L7
	 mov	%i0, %g3
	sethi	%hi(-16843776), %i5
.L26:
	sethi	%hi(-2139062272), %g4
	mov	%i0, %g3
	or	%i5, 767, %i5
	b	.L2
	 or	%g4, 128, %g4
.L6:
	add	%i2, -4, %i2
	add	%g3, 4, %g3
	cmp	%i2, 3
	bleu	.L7
	 add	%i1, 4, %i1
.L2:
	ld	[%i1], %g2
	add	%g2, %i5, %g1
	andn	%g1, %g2, %g1
	andcc	%g1, %g4, %g0
	be,a	.L6
	 st	%g2, [%g3]
	b	.L25
	 add	%g3, 1, %g1
	.size	strncpy, .-strncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
