! 27a96910d7e3b5e1dd3c961821a92609 newlib/libc/stdlib/a64l.c
	.file	"a64l.c"
	.section	".text"
	.section	.text.a64l,"ax",@progbits
	.align 4
	.global a64l
	.type	a64l, #function
	.proc	05
a64l:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	brz,pn	%i0, .L1
	 mov	0, %g4
	mov	%i0, %g3
	mov	6, %g1
	ldsb	[%g3], %g2
.L26:
	cmp	%g0, %g2
	addx	%g0, %g3, %g3
	addcc	%g1, -1, %g1
	bne,a,pt %icc, .L26
	 ldsb	[%g3], %g2
	cmp	%g3, %i0
	bleu,pn	%xcc, .L1
	 mov	0, %g4
	ba,pt	%xcc, .L10
	 mov	0, %i5
.L25:
	cmp	%g1, 64
	bg,pn	%icc, .L7
	 cmp	%g1, 47
	be,pn	%icc, .L8
	 mov	1, %g5
	add	%g2, -48, %g2
	add	%g1, -46, %g1
	and	%g2, 0xff, %g2
	sra	%g1, 0, %g1
	cmp	%g2, 10
	mov	%i5, %g5
	movlu	%icc, %g1, %g5
.L8:
	sllx	%g4, 6, %g4
	cmp	%i0, %g3
	be,pn	%xcc, .L24
	 add	%g4, %g5, %g4
.L10:
	ldsb	[%g3-1], %g1
	add	%g3, -1, %g3
	cmp	%g1, 90
	ble,pt	%icc, .L25
	 ldub	[%g3], %g2
	add	%g2, -97, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 26
	add	%g1, -59, %g1
	mov	%i5, %g5
	sra	%g1, 0, %g1
	sllx	%g4, 6, %g4
	movlu	%icc, %g1, %g5
	cmp	%i0, %g3
	bne,pt	%xcc, .L10
	 add	%g4, %g5, %g4
.L24:
	sethi	%hi(2147483648), %g2
	mov	-1, %g1
	and	%g4, %g2, %g2
	sllx	%g1, 32, %g1
	add	%g4, %g1, %g1
	movrne	%g2, %g1, %g4
.L1:
	return	%i7+8
	 mov	%g4, %o0
.L7:
	add	%g1, -53, %g1
	ba,pt	%xcc, .L8
	 sra	%g1, 0, %g5
	.size	a64l, .-a64l
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
