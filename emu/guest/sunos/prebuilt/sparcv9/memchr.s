! 2d5a90abc30a205e4ecd33d3bbbcebbb newlib/libc/string/memchr.c
	.file	"memchr.c"
	.section	".text"
	.section	.text.memchr,"ax",@progbits
	.align 4
	.global memchr
	.type	memchr, #function
	.proc	0120
memchr:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	and	%i0, 7, %g1
	brz,pn	%g1, .L11
	 mov	%i1, %i5
	brz,pn	%i2, .L13
	 add	%i2, -1, %g1
	ba,pt	%xcc, .L4
	 and	%i1, 0xff, %g3
.L20:
	and	%i0, 7, %g2
	brz,pn	%g2, .L22
	 cmp	%g1, 7
	add	%g1, -1, %g1
	cmp	%g1, -1
	be,pn	%xcc, .L13
	 nop
.L4:
	ldub	[%i0], %g2
	cmp	%g2, %g3
	bne,a,pt %icc, .L20
	 add	%i0, 1, %i0
	return	%i7+8
	 nop
.L13:
	return	%i7+8
	 mov	0, %o0
.L11:
	mov	%i2, %g1
	cmp	%g1, 7
.L22:
	bleu,pt	%xcc, .L23
	 add	%i0, %g1, %g2
	sethi	%hi(4278123520), %g2
	sethi	%hi(65536), %g3
	or	%g3, 1, %g3
	sllx	%g3, 32, %i4
	add	%i4, %g3, %i4
	and	%i1, 255, %i1
	or	%g2, 766, %g5
	or	%g2, 767, %g3
	sll	%i1, 8, %g4
	sllx	%g5, 32, %g5
	add	%g4, %i1, %g4
	sethi	%hi(2155905024), %g2
	srl	%g4, 0, %g4
	or	%g2, 128, %g2
	mulx	%g4, %i4, %g4
	add	%g5, %g3, %g5
	sllx	%g2, 32, %i4
	ba,pt	%xcc, .L9
	 add	%i4, %g2, %i4
.L7:
	cmp	%g1, 7
	bleu,pn	%xcc, .L6
	 add	%i0, 8, %i0
.L9:
	ldx	[%i0], %g2
	xor	%g4, %g2, %g2
	add	%g2, %g5, %g3
	andn	%g3, %g2, %g2
	and	%g2, %i4, %g2
	brz,a,pt %g2, .L7
	 add	%g1, -8, %g1
.L6:
	add	%i0, %g1, %g2
.L23:
	brnz,pt	%g1, .L10
	 and	%i5, 0xff, %g3
	ba,pt	%xcc, .L13
	 nop
.L21:
	cmp	%g2, %i0
	be,pn	%xcc, .L13
	 nop
.L10:
	ldub	[%i0], %g1
	cmp	%g1, %g3
	bne,a,pt %icc, .L21
	 add	%i0, 1, %i0
	return	%i7+8
	 nop
	.size	memchr, .-memchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
