! ce90ab558b04f3d1b18a72e909c30837 newlib/libm/common/s_round.c
	.file	"s_round.c"
	.section	".text"
	.section	.text.round,"ax",@progbits
	.align 4
	.global round
	.type	round, #function
	.proc	07
round:
	save	%sp, -104, %sp
	sra	%i0, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g2
	cmp	%g2, 19
	bg	.L2
	 cmp	%g2, 51
	cmp	%g2, 0
	bl	.L18
	 sethi	%hi(1047552), %g3
	std	%i0, [%fp-8]
	or	%g3, 1023, %g3
	sra	%g3, %g2, %g3
	and	%g3, %i0, %g1
	orcc	%g1, %i1, %g0
	be	.L20
	 ldd	[%fp-8], %f0
	sethi	%hi(524288), %i5
	mov	0, %g1
	sra	%i5, %g2, %g2
	add	%g2, %i0, %g2
	andn	%g2, %g3, %g4
.L4:
	mov	%g4, %g2
	mov	%g1, %g3
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
.L20:
	jmp	%i7+8
	 restore
.L18:
	sethi	%hi(-2147483648), %g3
	mov	0, %g1
	cmp	%g2, -1
	bne	.L4
	 and	%i0, %g3, %g4
	sethi	%hi(1072693248), %g2
	b	.L4
	 or	%g4, %g2, %g4
.L2:
	ble	.L6
	 std	%i0, [%fp-8]
	cmp	%g2, 1024
	bne	.L20
	 ldd	[%fp-8], %f0
	faddd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L6:
	add	%g1, -1043, %g1
	mov	-1, %g3
	srl	%g3, %g1, %g1
	andcc	%g1, %i1, %g0
	be	.L20
	 ldd	[%fp-8], %f0
	mov	51, %g3
	sub	%g3, %g2, %g3
	mov	1, %g2
	sll	%g2, %g3, %g2
	addcc	%g2, %i1, %g2
	addx	%g0, 0, %g3
	andn	%g2, %g1, %g1
	add	%i0, %g3, %g4
	mov	%g1, %g3
	mov	%g4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
	.size	round, .-round
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
