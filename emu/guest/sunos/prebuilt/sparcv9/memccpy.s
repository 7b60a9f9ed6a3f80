! a68c551ad82fbc90e90e705a1b940a57 newlib/libc/string/memccpy.c
	.file	"memccpy.c"
	.section	".text"
	.section	.text.memccpy,"ax",@progbits
	.align 4
	.global memccpy
	.type	memccpy, #function
	.proc	0120
memccpy:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	cmp	%i3, 7
	bleu,pt	%xcc, .L2
	 mov	%i2, %g2
	or	%i0, %i1, %g3
	and	%g3, 7, %g3
	brz,a,pt %g3, .L12
	 sllx	%i2, 56, %i2
.L2:
	sll	%g2, 24, %g2
.L15:
	add	%i1, %i3, %i3
	ba,pt	%xcc, .L6
	 sra	%g2, 24, %g2
.L7:
	ldub	[%i1-1], %g1
	stb	%g1, [%i0-1]
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, %g2
	be,pn	%icc, .L16
	 nop
.L6:
	cmp	%i1, %i3
	add	%i0, 1, %i0
	bne,pt	%xcc, .L7
	 add	%i1, 1, %i1
	return	%i7+8
	 mov	0, %o0
.L12:
	mov	8, %g1
	srax	%i2, 56, %i2
.L3:
	sllx	%g3, 8, %g3
	addcc	%g1, -1, %g1
	bne,pt	%icc, .L3
	 add	%g3, %i2, %g3
	sethi	%hi(4278123520), %g4
	sethi	%hi(2155905024), %g1
	or	%g4, 766, %i5
	or	%g1, 128, %g1
	sllx	%i5, 32, %i5
	or	%g4, 767, %g4
	sllx	%g1, 32, %i4
	add	%i5, %g4, %i5
	ba,pt	%xcc, .L4
	 add	%i4, %g1, %i4
.L14:
	add	%i3, -8, %i3
	add	%i0, 8, %i0
	cmp	%i3, 7
	bleu,pn	%xcc, .L2
	 add	%i1, 8, %i1
.L4:
	ldx	[%i1], %g4
	xor	%g4, %g3, %g1
	add	%g1, %i5, %g5
	andn	%g5, %g1, %g1
	and	%g1, %i4, %g1
	brz,a,pt %g1, .L14
	 stx	%g4, [%i0]
	ba,pt	%xcc, .L15
	 sll	%g2, 24, %g2
.L16:
	return	%i7+8
	 nop
	.size	memccpy, .-memccpy
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
