! 977c71fb8abb24637d98ad66b8c758af newlib/libc/string/strcat.c
	.file	"strcat.c"
	.section	".text"
	.section	.text.strcat,"ax",@progbits
	.align 4
	.global strcat
	.type	strcat, #function
	.proc	0102
strcat:
	save	%sp, -96, %sp
	andcc	%i0, 3, %g0
	bne	.L13
	 mov	%i0, %o0
	ld	[%i0], %g1
	sethi	%hi(-16843776), %g4
	sethi	%hi(-2139062272), %g3
	or	%g4, 767, %g4
	or	%g3, 128, %g3
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	bne,a	.L16
	 ldsb	[%o0], %g1
.L3:
	ld	[%o0+4], %g1
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	bne	.L13
	 add	%o0, 4, %o0
	ld	[%o0+4], %g1
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	be	.L3
	 add	%o0, 4, %o0
	b	.L16
	 ldsb	[%o0], %g1
.L4:
.L13:
	ldsb	[%o0], %g1
.L16:
	cmp	%g1, 0
	bne,a	.L4
	 add	%o0, 1, %o0
	call	strcpy, 0
	 mov	%i1, %o1
	jmp	%i7+8
	 restore
	.size	strcat, .-strcat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
