! dd0af87b594370c7d32e22a53eab5acc newlib/libc/string/stpncpy.c
	.file	"stpncpy.c"
	.section	".text"
	.section	.text.stpncpy,"ax",@progbits
	.align 4
	.global stpncpy
	.type	stpncpy, #function
	.proc	0102
stpncpy:
	save	%sp, -96, %sp
	or	%i1, %i0, %g1
	andcc	%g1, 3, %g0
	bne	.L8
	 cmp	%i2, 3
	bleu	.L22
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	be	.L28
	 add	%i0, 1, %g1
	sethi	%hi(-16843776), %g4
.L27:
	sethi	%hi(-2139062272), %g3
	or	%g4, 767, %g4
	b	.L2
	 or	%g3, 128, %g3
.L6:
	add	%i2, -4, %i2
	add	%i0, 4, %i0
	cmp	%i2, 3
	bleu	.L8
	 add	%i1, 4, %i1
.L2:
	ld	[%i1], %g2
	add	%g2, %g4, %g1
	andn	%g1, %g2, %g1
	andcc	%g1, %g3, %g0
	be,a	.L6
	 st	%g2, [%i0]
	add	%i0, 1, %g1
	cmp	%i2, 0
	be	.L31
	 add	%i1, 1, %i1
.L9:
	ldub	[%i1-1], %g2
	stb	%g2, [%g1-1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be	.L7
	 add	%i2, -1, %g3
	mov	%g3, %i2
	mov	%g1, %i0
.L8:
	add	%i0, 1, %g1
.L28:
	cmp	%i2, 0
	bne	.L9
	 add	%i1, 1, %i1
.L31:
	jmp	%i7+8
	 restore
.L7:
	cmp	%g3, 0
	be	.L24
	 add	%i0, %i2, %i2
	stb	%g0, [%g1]
.L29:
	add	%g1, 1, %g1
	cmp	%g1, %i2
	bne,a	.L29
	 stb	%g0, [%g1]
.L12:
	cmp	%i0, 0
	be	.L25
	 nop
	jmp	%i7+8
	 restore
.L22:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be	.L28
	 add	%i0, 1, %g1
	b	.L27
	 sethi	%hi(-16843776), %g4
.L25:
	jmp	%i7+8
	 restore %g0, %i2, %o0
.L24:
	b	.L12
	 mov	%g1, %i2
	.size	stpncpy, .-stpncpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
