! 50552751492d6df4f5154418b648197b newlib/libc/string/strncat.c
	.file	"strncat.c"
	.section	".text"
	.section	.text.strncat,"ax",@progbits
	.align 4
	.global strncat
	.type	strncat, #function
	.proc	0102
strncat:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	and	%i0, 7, %g2
	brnz,pt	%g2, .L20
	 mov	%i0, %g1
	sethi	%hi(4278123520), %g5
	sethi	%hi(2155905024), %g3
	or	%g3, 128, %g3
	ldx	[%i0], %g2
	or	%g5, 766, %g4
	or	%g5, 767, %i5
	sllx	%g4, 32, %g4
	sllx	%g3, 32, %g5
	add	%g4, %i5, %g4
	add	%g5, %g3, %g5
	add	%g2, %g4, %g3
	andn	%g3, %g2, %g2
	and	%g2, %g5, %g2
	brnz,a,pn %g2, .L25
	 ldsb	[%g1], %g2
.L3:
	ldx	[%g1+8], %g2
	add	%g2, %g4, %g3
	andn	%g3, %g2, %g2
	and	%g2, %g5, %g2
	brnz,pn	%g2, .L20
	 add	%g1, 8, %g1
	ldx	[%g1+8], %g2
	add	%g2, %g4, %g3
	andn	%g3, %g2, %g2
	and	%g2, %g5, %g2
	brz,pt	%g2, .L3
	 add	%g1, 8, %g1
	ba,pt	%xcc, .L25
	 ldsb	[%g1], %g2
.L4:
.L20:
	ldsb	[%g1], %g2
.L25:
	cmp	%g2, 0
	bne,a,pt %icc, .L4
	 add	%g1, 1, %g1
	brz,pn	%i2, .L27
	 add	%g1, %i2, %g3
	ldub	[%i1], %g2
	stb	%g2, [%g1]
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be,pn	%icc, .L27
	 add	%g1, 1, %g1
.L10:
	cmp	%g3, %g1
	bne,a,pt %xcc, .L9
	 ldub	[%i1+1], %g2
	stb	%g0, [%g3]
.L27:
	return	%i7+8
	 nop
.L9:
	stb	%g2, [%g1]
	add	%i1, 1, %i1
	sll	%g2, 24, %g2
	cmp	%g2, 0
	bne,pt	%icc, .L10
	 add	%g1, 1, %g1
	return	%i7+8
	 nop
	.size	strncat, .-strncat
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
