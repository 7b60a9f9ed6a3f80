! f5519abc42e57b00541c65bf2dcfa6fb newlib/libm/common/s_lround.c
	.file	"s_lround.c"
	.section	".text"
	.section	.text.lround,"ax",@progbits
	.align 4
	.global lround
	.type	lround, #function
	.proc	05
lround:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %i5
	srlx	%i5, 32, %g5
	cmp	%g5, 0
	srl	%g5, 20, %g3
	mov	1, %g1
	and	%g3, 2047, %g3
	movl	%icc, -1, %g1
	add	%g3, -1023, %g4
	sethi	%hi(-1048576), %g2
	cmp	%g4, 19
	andn	%g5, %g2, %g2
	sethi	%hi(1048576), %g5
	bg,pt	%icc, .L3
	 or	%g2, %g5, %g2
	cmp	%g4, 0
	bl,pn	%icc, .L20
	 sethi	%hi(524288), %g3
	mov	20, %g5
	sra	%g3, %g4, %g3
	sub	%g5, %g4, %g4
	add	%g3, %g2, %g2
	srl	%g2, %g4, %g2
.L6:
	sra	%g1, 0, %i0
	return	%i7+8
	 mulx	%o0, %g2, %o0
.L3:
	cmp	%g4, 62
	bgu,pn	%icc, .L7
	 cmp	%g4, 51
	bg,pt	%icc, .L21
	 add	%g3, -1043, %g5
	sethi	%hi(-2147483648), %g3
	srl	%g3, %g5, %g3
	addcc	%g3, %i5, %g3
	mov	52, %i5
	addx	%g0, %g2, %g2
	sub	%i5, %g4, %g4
	srl	%g2, 0, %g2
	cmp	%g4, 32
	be,pn	%icc, .L6
	 sllx	%g2, %g5, %g2
	srl	%g3, %g4, %g3
	sra	%g1, 0, %i0
	or	%g2, %g3, %g2
	return	%i7+8
	 mulx	%o0, %g2, %o0
.L20:
	sra	%g1, 0, %g1
	cmp	%g4, -1
	mov	0, %i0
	return	%i7+8
	 move	%icc, %g1, %o0
.L7:
	ldd	[%fp+2039], %f8
	fdtox	%f8, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %i0
	return	%i7+8
	 nop
.L21:
	add	%g3, -1075, %g3
	sra	%g1, 0, %i0
	sll	%i5, %g3, %i5
	srl	%g2, 0, %g2
	srl	%i5, 0, %i5
	sllx	%g2, %g5, %g2
	or	%i5, %g2, %g2
	return	%i7+8
	 mulx	%o0, %g2, %o0
	.size	lround, .-lround
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
