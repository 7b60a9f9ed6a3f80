! a8cb4aef71a9c31196fc59226e2228d9 newlib/libc/string/strlen.c
	.file	"strlen.c"
	.section	".text"
	.section	.text.strlen,"ax",@progbits
	.align 4
	.global strlen
	.type	strlen, #function
	.proc	016
strlen:
	save	%sp, -96, %sp
	andcc	%i0, 3, %g0
	bne	.L5
	 mov	%i0, %g1
	b	.L22
	 ld	[%g1], %g2
.L3:
	andcc	%g1, 3, %g0
	be,a	.L2
	 ld	[%g1], %g2
.L5:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne,a	.L3
	 add	%g1, 1, %g1
	sub	%g1, %i0, %i0
	jmp	%i7+8
	 restore
.L2:
.L22:
	sethi	%hi(-16843776), %i5
	sethi	%hi(-2139062272), %g4
	or	%i5, 767, %i5
	or	%g4, 128, %g4
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %g4, %g0
	bne,a	.L23
	 ldsb	[%g1], %g2
.L7:
	ld	[%g1+4], %g2
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %g4, %g0
	bne	.L18
	 add	%g1, 4, %g1
	ld	[%g1+4], %g2
	add	%g2, %i5, %g3
	andn	%g3, %g2, %g2
	andcc	%g2, %g4, %g0
	be	.L7
	 add	%g1, 4, %g1
	b	.L23
	 ldsb	[%g1], %g2
.L9:
.L18:
	ldsb	[%g1], %g2
.L23:
	cmp	%g2, 0
	bne,a	.L9
	 add	%g1, 1, %g1
	sub	%g1, %i0, %i0
	jmp	%i7+8
	 restore
	.size	strlen, .-strlen
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
