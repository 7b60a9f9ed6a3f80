! ce90ab558b04f3d1b18a72e909c30837 newlib/libm/common/s_round.c
	.file	"s_round.c"
	.section	".text"
	.section	.text.round,"ax",@progbits
	.align 4
	.global round
	.type	round, #function
	.proc	07
round:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g5
	srlx	%g5, 32, %g4
	sra	%g4, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g3
	cmp	%g3, 19
	bg,pt	%icc, .L2
	 mov	%g4, %g2
	cmp	%g3, 0
	bl,pn	%icc, .L18
	 sethi	%hi(1047552), %g2
	or	%g2, 1023, %g2
	sra	%g2, %g3, %g2
	and	%g2, %g4, %g1
	orcc	%g1, %g5, %g0
	be,pn	%icc, .L21
	 ldd	[%fp+2039], %f0
	mov	0, %g1
	sethi	%hi(524288), %g5
	srl	%g1, 0, %g1
	sra	%g5, %g3, %g3
	add	%g3, %g4, %g3
	andn	%g3, %g2, %g2
	sllx	%g2, 32, %g2
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L21:
	return	%i7+8
	 nop
.L18:
	sethi	%hi(-2147483648), %g2
	cmp	%g3, -1
	and	%g2, %g4, %g2
	mov	0, %g1
	sethi	%hi(1072693248), %g4
	or	%g2, %g4, %g4
	move	%icc, %g4, %g2
.L4:
	sllx	%g2, 32, %g2
	srl	%g1, 0, %g1
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L2:
	cmp	%g3, 51
	ble,a,pt %icc, .L6
	 add	%g1, -1043, %g1
	cmp	%g3, 1024
	bne,pt	%icc, .L21
	 ldd	[%fp+2039], %f0
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L6:
	mov	-1, %i4
	srl	%i4, %g1, %i4
	andcc	%i4, %g5, %g0
	be,pn	%icc, .L21
	 ldd	[%fp+2039], %f0
	mov	51, %g1
	sub	%g1, %g3, %g3
	mov	1, %g1
	sll	%g1, %g3, %g1
	addcc	%g1, %g5, %g1
	blu,a,pn %icc, .L19
	 add	%g4, 1, %g2
	ba,pt	%xcc, .L4
	 andn	%g1, %i4, %g1
.L19:
	ba,pt	%xcc, .L4
	 andn	%g1, %i4, %g1
	.size	round, .-round
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
