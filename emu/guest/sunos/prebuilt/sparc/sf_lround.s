! 6c6b0e85b161b2343e2a31b0dd92f843 newlib/libm/common/sf_lround.c
	.file	"sf_lround.c"
	.section	".text"
	.section	.text.lroundf,"ax",@progbits
	.align 4
	.global lroundf
	.type	lroundf, #function
	.proc	04
lroundf:
	save	%sp, -104, %sp
	srl	%i0, 23, %g1
	sra	%i0, 31, %g2
	and	%g1, 255, %g1
	add	%g1, -127, %g3
	cmp	%g3, 30
	bg	.L3
	 or	%g2, 1, %g2
	cmp	%g3, 0
	bl	.L12
	 sethi	%hi(-8388608), %i5
	cmp	%g3, 22
	andn	%i0, %i5, %g4
	sethi	%hi(8388608), %i5
	ble	.L6
	 or	%g4, %i5, %g4
	add	%g1, -150, %g1
	sll	%g4, %g1, %g1
.L7:
	smul	%g2, %g1, %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L3:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fstoi	%f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L6:
	sethi	%hi(4194304), %g1
	mov	23, %i5
	sra	%g1, %g3, %g1
	sub	%i5, %g3, %g3
	add	%g1, %g4, %g1
	b	.L7
	 srl	%g1, %g3, %g1
.L12:
	xnor	%g0, %g3, %g3
	cmp	%g0, %g3
	addx	%g0, -1, %g1
	and	%g2, %g1, %g2
	jmp	%i7+8
	 restore %g0, %g2, %o0
	.size	lroundf, .-lroundf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
