! e557be0b8b9730b27ffb55532905e667 newlib/libc/string/strcmp.c
	.file	"strcmp.c"
	.section	".text"
	.section	.text.strcmp,"ax",@progbits
	.align 4
	.global strcmp
	.type	strcmp, #function
	.proc	04
strcmp:
	save	%sp, -96, %sp
	or	%i0, %i1, %g1
	andcc	%g1, 3, %g0
	bne,a	.L20
	 ldub	[%i0], %g2
	ld	[%i0], %g1
	ld	[%i1], %g2
	sethi	%hi(-16843776), %g4
	sethi	%hi(-2139062272), %g3
	or	%g4, 767, %g4
	cmp	%g1, %g2
	bne	.L14
	 or	%g3, 128, %g3
	add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	bne	.L8
	 nop
	add	%i0, 4, %i0
.L21:
	add	%i1, 4, %i1
	ld	[%i0], %g1
	ld	[%i1], %g2
	cmp	%g1, %g2
	bne	.L14
	 add	%g1, %g4, %g2
	andn	%g2, %g1, %g1
	andcc	%g1, %g3, %g0
	be,a	.L21
	 add	%i0, 4, %i0
.L8:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L19:
	sra	%g1, 24, %g1
	cmp	%g3, %g1
	bne,a	.L18
	 and	%g2, 0xff, %i0
	add	%i0, 1, %i0
	add	%i1, 1, %i1
.L14:
	ldub	[%i0], %g2
.L20:
	sll	%g2, 24, %g1
	cmp	%g1, 0
	bne,a	.L19
	 ldsb	[%i1], %g3
	ldub	[%i1], %g1
	mov	0, %i0
	sub	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L18:
	ldub	[%i1], %g1
	sub	%i0, %g1, %i0
	jmp	%i7+8
	 restore
	.size	strcmp, .-strcmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
