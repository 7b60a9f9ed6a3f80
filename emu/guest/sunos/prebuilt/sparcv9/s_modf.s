! 196fd1127c04e64fe01666b34fde6c35 newlib/libm/common/s_modf.c
	.file	"s_modf.c"
	.section	".text"
	.section	.text.modf,"ax",@progbits
	.align 4
	.global modf
	.type	modf, #function
	.proc	07
modf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g3
	srax	%g3, 52, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g4
	cmp	%g4, 19
	bg,pt	%icc, .L2
	 srlx	%g3, 32, %g2
	cmp	%g4, 0
	bl,pn	%icc, .L11
	 sethi	%hi(1047552), %g1
	or	%g1, 1023, %g1
	sra	%g1, %g4, %g1
	and	%g1, %g2, %g4
	orcc	%g4, %g3, %g0
	bne,pt	%icc, .L5
	 andn	%g2, %g1, %g1
.L9:
	sethi	%hi(-2147483648), %g1
.L12:
	std	%f0, [%i1]
	and	%g2, %g1, %g2
	sllx	%g2, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L2:
	cmp	%g4, 51
	bg,pn	%icc, .L9
	 add	%g1, -1043, %g1
	mov	-1, %g4
	srl	%g4, %g1, %g1
	andcc	%g1, %g3, %g0
	be,a,pt	%icc, .L12
	 sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	sllx	%g2, 32, %g2
	srl	%g1, 0, %g1
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	std	%f8, [%i1]
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L5:
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	std	%f8, [%i1]
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L11:
	sethi	%hi(-2147483648), %g1
	and	%g2, %g1, %g2
	sllx	%g2, 32, %g2
	stx	%g2, [%i1]
	return	%i7+8
	 nop
	.size	modf, .-modf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
