! cba67ebed29bca0d365e7290c8955733 newlib/libc/string/strncmp.c
	.file	"strncmp.c"
	.section	".text"
	.section	.text.strncmp,"ax",@progbits
	.align 4
	.global strncmp
	.type	strncmp, #function
	.proc	04
strncmp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i2, .L2
	 mov	0, %g4
	or	%i0, %i1, %g1
	and	%g1, 7, %g1
	brnz,a,pt %g1, .L18
	 ldsb	[%i0], %g1
	cmp	%i2, 7
	bleu,pn	%xcc, .L3
	 sethi	%hi(4278123520), %g2
	sethi	%hi(2155905024), %g1
	or	%g2, 766, %g3
	or	%g1, 128, %g1
	sllx	%g3, 32, %g3
	or	%g2, 767, %g2
	sllx	%g1, 32, %g4
	add	%g3, %g2, %g3
	ba,pt	%xcc, .L4
	 add	%g4, %g1, %g4
.L7:
	brz,pn	%i2, .L13
	 add	%g1, %g3, %g2
	andn	%g2, %g1, %g1
	and	%g1, %g4, %g1
	brnz,pn	%g1, .L13
	 cmp	%i2, 7
	add	%i0, 8, %i0
	bleu,pn	%xcc, .L3
	 add	%i1, 8, %i1
.L4:
	ldx	[%i0], %g1
	ldx	[%i1], %g2
	cmp	%g1, %g2
	be,a,pt	%xcc, .L7
	 add	%i2, -8, %i2
.L3:
	ldsb	[%i0], %g1
.L18:
	ldsb	[%i1], %g2
	add	%i2, -1, %i2
	ldub	[%i0], %g4
	cmp	%g1, %g2
	bne,pn	%icc, .L5
	 ldub	[%i1], %g5
	cmp	%g0, %g1
	mov	0, %g1
	subx	%g0, -1, %g2
	movre	%i2, 1, %g1
	orcc	%g1, %g2, %g0
	bne,pn	%icc, .L19
	 mov	0, %g4
	mov	1, %g1
.L6:
	ldsb	[%i0+%g1], %g2
	ldsb	[%i1+%g1], %g3
	ldub	[%i0+%g1], %g4
	cmp	%g2, %g3
	bne,pn	%icc, .L5
	 ldub	[%i1+%g1], %g5
	cmp	%g0, %g2
	xor	%g1, %i2, %g4
	mov	0, %g2
	subx	%g0, -1, %g3
	movre	%g4, 1, %g2
	orcc	%g2, %g3, %g0
	be,pt	%icc, .L6
	 add	%g1, 1, %g1
.L13:
	mov	0, %g4
.L2:
.L19:
	return	%i7+8
	 sra	%g4, 0, %o0
.L5:
	and	%g5, 0xff, %g5
	and	%g4, 0xff, %g4
	sub	%g4, %g5, %g4
	return	%i7+8
	 sra	%g4, 0, %o0
	.size	strncmp, .-strncmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
