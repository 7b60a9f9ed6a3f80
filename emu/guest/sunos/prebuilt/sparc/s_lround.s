! f5519abc42e57b00541c65bf2dcfa6fb newlib/libm/common/s_lround.c
	.file	"s_lround.c"
	.section	".text"
	.section	.text.lround,"ax",@progbits
	.align 4
	.global lround
	.type	lround, #function
	.proc	04
lround:
	save	%sp, -104, %sp
	sethi	%hi(-1048576), %g1
	sra	%i0, 31, %g2
	srl	%i0, 20, %g3
	andn	%i0, %g1, %g1
	and	%g3, 2047, %g3
	sethi	%hi(1048576), %i5
	add	%g3, -1023, %g4
	or	%g2, 1, %g2
	cmp	%g4, 19
	bg	.L3
	 or	%g1, %i5, %g1
	cmp	%g4, 0
	bl	.L20
	 sethi	%hi(524288), %g3
	mov	20, %i5
	sra	%g3, %g4, %g3
	sub	%i5, %g4, %g4
	add	%g3, %g1, %g1
	srl	%g1, %g4, %g1
.L6:
	smul	%g2, %g1, %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L3:
	cmp	%g4, 30
	bgu	.L7
	 add	%g3, -1043, %g3
	sethi	%hi(-2147483648), %i5
	srl	%i5, %g3, %i5
	addcc	%i5, %i1, %i5
	mov	52, %i4
	addx	%g0, %g1, %g1
	sub	%i4, %g4, %g4
	cmp	%g4, 32
	be	.L6
	 sll	%g1, %g3, %g1
	srl	%i5, %g4, %i5
	b	.L6
	 or	%g1, %i5, %g1
.L20:
	xnor	%g0, %g4, %g4
	cmp	%g0, %g4
	addx	%g0, -1, %g1
	and	%g2, %g1, %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L7:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fdtoi	%f8, %f8
	st	%f8, [%fp-8]
	ld	[%fp-8], %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	lround, .-lround
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
