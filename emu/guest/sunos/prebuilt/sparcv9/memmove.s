! 5e7084301cb1047c885496e983106ded newlib/libc/string/memmove.c
	.file	"memmove.c"
	.section	".text"
	.section	.text.memmove,"ax",@progbits
	.align 4
	.global memmove
	.type	memmove, #function
	.proc	0120
memmove:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i0, %i1
	bleu,pt	%xcc, .L24
	 cmp	%i2, 31
	add	%i1, %i2, %g1
	cmp	%i0, %g1
	bgeu,pt	%xcc, .L2
	 cmp	%i2, 31
	brz,pn	%i2, .L29
	 add	%i2, -1, %g1
	ldub	[%i1+%g1], %g2
.L25:
	stb	%g2, [%i0+%g1]
	add	%g1, -1, %g1
	cmp	%g1, -1
	bne,a,pt %xcc, .L25
	 ldub	[%i1+%g1], %g2
.L29:
	return	%i7+8
	 nop
.L2:
.L24:
	bgu,pt	%xcc, .L21
	 mov	%i0, %g3
	brz,pn	%i2, .L29
	 add	%i2, -1, %g4
.L6:
	mov	0, %g1
.L11:
	ldub	[%i1+%g1], %g2
	stb	%g2, [%g3+%g1]
	cmp	%g4, %g1
	bne,pt	%xcc, .L11
	 add	%g1, 1, %g1
	return	%i7+8
	 nop
.L21:
	or	%i0, %i1, %g4
	and	%g4, 7, %g4
	brnz,a,pt %g4, .L6
	 add	%i2, -1, %g4
	add	%i2, -32, %i5
	mov	%i1, %g2
	and	%i5, -32, %i5
	mov	%i0, %g1
	add	%i5, 32, %i5
	add	%i0, %i5, %g3
	ldx	[%g2], %g5
.L26:
	add	%g2, 32, %g2
	stx	%g5, [%g1]
	ldx	[%g2-24], %g5
	stx	%g5, [%g1+8]
	ldx	[%g2-16], %g5
	stx	%g5, [%g1+16]
	ldx	[%g2-8], %g5
	stx	%g5, [%g1+24]
	add	%g1, 32, %g1
	cmp	%g1, %g3
	bne,a,pt %xcc, .L26
	 ldx	[%g2], %g5
	add	%i1, %i5, %i1
	and	%i2, 24, %g2
	brz,pn	%g2, .L12
	 and	%i2, 31, %g1
	ldx	[%i1+%g4], %g2
.L27:
	stx	%g2, [%g3+%g4]
	add	%g4, 8, %g4
	sub	%g1, %g4, %g2
	cmp	%g2, 7
	bgu,a,pt %xcc, .L27
	 ldx	[%i1+%g4], %g2
	add	%g1, -8, %g1
	and	%i2, 7, %i2
	and	%g1, -8, %g1
	add	%i2, -1, %g4
	add	%g1, 8, %g1
	add	%g3, %g1, %g3
	brnz,pt	%i2, .L6
	 add	%i1, %g1, %i1
.L28:
	return	%i7+8
	 nop
.L12:
	mov	%g1, %i2
	brnz,pt	%i2, .L6
	 add	%i2, -1, %g4
	ba,pt	%xcc, .L28
	 nop
	.size	memmove, .-memmove
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
