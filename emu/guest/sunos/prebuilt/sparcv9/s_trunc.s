! 8f4a319b9dfe21b5ac033cdfa679482d newlib/libm/common/s_trunc.c
	.file	"s_trunc.c"
	.section	".text"
	.section	.text.trunc,"ax",@progbits
	.align 4
	.global trunc
	.type	trunc, #function
	.proc	07
trunc:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g3
	srax	%g3, 52, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g2
	cmp	%g2, 19
	bg,pt	%icc, .L2
	 srlx	%g3, 32, %g4
	sethi	%hi(-2147483648), %g3
	cmp	%g2, 0
	bl,pn	%icc, .L8
	 and	%g3, %g4, %g3
	sethi	%hi(-1048576), %g1
	sra	%g1, %g2, %g1
	and	%g1, %g4, %g1
	or	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L2:
	cmp	%g2, 51
	ble,a,pt %icc, .L5
	 add	%g1, -1043, %g2
	cmp	%g2, 1024
	be,pn	%icc, .L9
	 ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L5:
	sllx	%g4, 32, %g4
	mov	-1, %g1
	srl	%g1, %g2, %g1
	andn	%g3, %g1, %g1
	srl	%g1, 0, %g1
	or	%g4, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L8:
	sllx	%g3, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L9:
	return	%i7+8
	 faddd	%f0, %f0, %f0
	.size	trunc, .-trunc
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
