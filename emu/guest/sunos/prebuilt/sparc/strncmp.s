! cba67ebed29bca0d365e7290c8955733 newlib/libc/string/strncmp.c
	.file	"strncmp.c"
	.section	".text"
	.section	.text.strncmp,"ax",@progbits
	.align 4
	.global strncmp
	.type	strncmp, #function
	.proc	04
strncmp:
	save	%sp, -96, %sp
	mov	%i0, %g2
	cmp	%i2, 0
	be	.L20
	 mov	0, %i0
	or	%g2, %i1, %g1
	andcc	%g1, 3, %g0
	be	.L18
	 sethi	%hi(-16843776), %i5
.L3:
	ldsb	[%g2], %g1
.L19:
	ldsb	[%i1], %g3
	add	%i2, -1, %i2
	ldub	[%g2], %i4
	cmp	%g1, %g3
	bne	.L5
	 ldub	[%i1], %i3
	cmp	%i2, 0
	be	.L13
	 cmp	%g1, 0
	be,a	.L20
	 mov	0, %i0
	mov	1, %g1
.L6:
	ldsb	[%g2+%g1], %g3
	ldsb	[%i1+%g1], %g4
	xor	%g1, %i2, %i5
	ldub	[%g2+%g1], %i4
	cmp	%g3, %g4
	bne	.L5
	 ldub	[%i1+%g1], %i3
	cmp	%g0, %i5
	subx	%g0, -1, %g4
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	orcc	%g4, %g3, %g0
	be	.L6
	 add	%g1, 1, %g1
.L13:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L18:
	sethi	%hi(-2139062272), %g4
	or	%i5, 767, %i5
	cmp	%i2, 3
	bgu	.L4
	 or	%g4, 128, %g4
	b	.L19
	 ldsb	[%g2], %g1
.L7:
	be	.L13
	 add	%g1, %i5, %g3
	andn	%g3, %g1, %g1
	andcc	%g1, %g4, %g0
	bne	.L13
	 cmp	%i2, 3
	add	%g2, 4, %g2
	bleu	.L3
	 add	%i1, 4, %i1
.L4:
	ld	[%g2], %g1
	ld	[%i1], %g3
	cmp	%g1, %g3
	be,a	.L7
	 addcc	%i2, -4, %i2
	b	.L19
	 ldsb	[%g2], %g1
.L5:
	and	%i4, 0xff, %i4
	and	%i3, 0xff, %i3
	sub	%i4, %i3, %i0
.L20:
	jmp	%i7+8
	 restore
	.size	strncmp, .-strncmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
