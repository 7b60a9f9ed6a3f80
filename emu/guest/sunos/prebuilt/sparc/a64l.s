! 27a96910d7e3b5e1dd3c961821a92609 newlib/libc/stdlib/a64l.c
	.file	"a64l.c"
	.section	".text"
	.section	.text.a64l,"ax",@progbits
	.align 4
	.global a64l
	.type	a64l, #function
	.proc	04
a64l:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L11
	 mov	%i0, %g2
	mov	6, %g1
	ldsb	[%g2], %g3
.L24:
	cmp	%g0, %g3
	addx	%g0, %g2, %g2
	addcc	%g1, -1, %g1
	bne,a	.L24
	 ldsb	[%g2], %g3
	cmp	%g2, %i0
	bleu	.L11
	 mov	0, %i5
	b	.L25
	 ldsb	[%g2-1], %g4
.L23:
	cmp	%g4, 64
	bg	.L8
	 add	%g4, -53, %g3
	cmp	%g4, 47
	be	.L8
	 mov	1, %g3
	add	%g1, -48, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 9
	bgu	.L8
	 mov	0, %g3
	add	%g4, -46, %g3
.L8:
	sll	%i5, 6, %i5
	cmp	%i0, %g2
	be	.L22
	 add	%i5, %g3, %i5
.L10:
	ldsb	[%g2-1], %g4
.L25:
	add	%g2, -1, %g2
	cmp	%g4, 90
	ble	.L23
	 ldub	[%g2], %g1
	add	%g1, -97, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 25
	bgu	.L8
	 mov	0, %g3
	add	%g4, -59, %g3
	sll	%i5, 6, %i5
	cmp	%i0, %g2
	bne	.L10
	 add	%i5, %g3, %i5
.L22:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L11:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	a64l, .-a64l
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
