! fb9af9ba6f8b5466a9b31e530bee36c9 newlib/libc/time/gmtime_r.c
	.file	"gmtime_r.c"
	.section	".text"
	.section	.text.gmtime_r,"ax",@progbits
	.align 4
	.global gmtime_r
	.type	gmtime_r, #function
	.proc	0110
gmtime_r:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0], %g1
	mov	675, %g2
	sllx	%g2, 7, %g2
	sdivx	%g1, %g2, %g5
	mulx	%g5, %g2, %g3
	sub	%g1, %g3, %g1
	brlz,a,pn %g1, .L2
	 add	%g1, %g2, %g1
	sethi	%hi(184183808), %g2
	srlx	%g2, 8, %g2
	add	%g5, %g2, %g5
.L3:
	sdivx	%g1, 3600, %g2
	mulx	%g2, 3600, %g3
	st	%g2, [%i1+8]
	sub	%g1, %g3, %g1
	sdivx	%g1, 60, %g2
	mulx	%g2, 60, %g3
	st	%g2, [%i1+4]
	sub	%g1, %g3, %g1
	st	%g1, [%i1]
	add	%g5, 3, %g1
	sdivx	%g1, 7, %g3
	sllx	%g3, 3, %g2
	sub	%g2, %g3, %g2
	sub	%g1, %g2, %g1
	brlz,a,pn %g1, .L19
	 add	%g1, 7, %g1
	brlz,pn	%g5, .L5
	 st	%g1, [%i1+24]
	sethi	%hi(149603328), %g4
	srlx	%g4, 10, %g4
	sdivx	%g5, %g4, %g4
.L7:
	sra	%g4, 0, %g3
	sethi	%hi(9350144), %i5
	sub	%g0, %g3, %g1
	srlx	%i5, 8, %g2
	sllx	%g1, 3, %g1
	srlx	%i5, 6, %i5
	sub	%g1, %g3, %g1
	sllx	%g1, 4, %g1
	add	%g1, %g3, %g1
	sllx	%g1, 2, %g1
	add	%g1, %g3, %g1
	sllx	%g1, 2, %g1
	add	%g1, %g3, %g1
	sllx	%g1, 2, %g1
	add	%g1, %g3, %g1
	sllx	%g1, 4, %g1
	sub	%g1, %g3, %g1
	add	%g1, %g5, %g1
	udivx	%g1, 1460, %g3
	udivx	%g1, %i5, %i5
	udivx	%g1, %g2, %g2
	add	%g2, %g1, %g2
	sub	%g2, %g3, %g2
	sub	%g2, %i5, %g2
	udivx	%g2, 365, %g2
	mulx	%g2, 365, %i5
	srl	%g2, 2, %g5
	srl	%g2, 0, %g3
	udivx	%g3, 100, %g3
	add	%g3, %g1, %g3
	sub	%g3, %i5, %g3
	sub	%g3, %g5, %g3
	sll	%g3, 2, %g1
	add	%g1, %g3, %g1
	add	%g1, 2, %g1
	cmp	%g1, 1529
	mov	2, %g5
	srl	%g1, 0, %g1
	movgu	%icc, -10, %g5
	udivx	%g1, 153, %g1
	add	%g5, %g1, %g5
	mulx	%g1, 153, %g1
	cmp	%g5, 1
	add	%g1, 2, %g1
	srl	%g1, 0, %g1
	udivx	%g1, 5, %g1
	add	%g3, 1, %i5
	mulx	%g4, 400, %g4
	mov	0, %i4
	add	%g4, %g2, %g4
	movleu	%icc, 1, %i4
	sub	%i5, %g1, %i5
	cmp	%g3, 305
	bleu,pt	%icc, .L9
	 add	%g4, %i4, %g1
	add	%g3, -306, %g3
	add	%g1, -1900, %g1
	st	%g3, [%i1+28]
	st	%g1, [%i1+20]
	st	%g5, [%i1+16]
	st	%i5, [%i1+12]
	st	%g0, [%i1+32]
	return	%i7+8
	 mov	%o1, %o0
.L9:
	andcc	%g2, 3, %g0
	be,pt	%xcc, .L16
	 sll	%g2, 5, %i4
	mulx	%g2, 123, %i4
.L11:
	sll	%i4, 10, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 3, %g4
	add	%g4, %g2, %g4
	sll	%g4, 5, %g4
	sub	%g4, %g2, %g4
	sll	%g4, 2, %g4
	sub	%g4, %g2, %g4
	sll	%g4, 3, %g4
	sub	%g2, %g4, %g2
	srl	%g2, 4, %g4
	add	%g3, 59, %g3
	sll	%g2, 28, %g2
	or	%g4, %g2, %g2
	sethi	%hi(10736640), %g4
	or	%g4, 778, %g4
	cmp	%g4, %g2
	subx	%g0, -1, %i3
	add	%g3, %i3, %g3
.L20:
	add	%g1, -1900, %g1
	st	%g3, [%i1+28]
	st	%g1, [%i1+20]
	st	%g5, [%i1+16]
	st	%i5, [%i1+12]
	st	%g0, [%i1+32]
	return	%i7+8
	 mov	%o1, %o0
.L16:
	sub	%i4, %g2, %i4
	sll	%i4, 2, %i4
	sub	%i4, %g2, %i4
	sll	%i4, 10, %g4
	sub	%g4, %i4, %g4
	sll	%g4, 3, %g4
	add	%g4, %g2, %g4
	sll	%g4, 5, %g4
	sub	%g4, %g2, %g4
	sll	%g4, 2, %g4
	sub	%g4, %g2, %g4
	sll	%g4, 3, %g4
	sub	%g2, %g4, %g4
	srl	%g4, 2, %i2
	sll	%g4, 30, %g4
	or	%i2, %g4, %i2
	sethi	%hi(42949632), %g4
	or	%g4, 40, %g4
	cmp	%i2, %g4
	bleu,pt	%icc, .L11
	 mov	1, %i3
	add	%g3, 59, %g3
	ba,pt	%xcc, .L20
	 add	%g3, %i3, %g3
.L19:
	st	%g1, [%i1+24]
.L5:
	sethi	%hi(145408), %g4
	sethi	%hi(149603328), %g1
	xor	%g4, -688, %g4
	srlx	%g1, 10, %g1
	add	%g5, %g4, %g4
	ba,pt	%xcc, .L7
	 sdivx	%g4, %g1, %g4
.L2:
	sethi	%hi(736734208), %g2
	srlx	%g2, 10, %g2
	ba,pt	%xcc, .L3
	 add	%g5, %g2, %g5
	.size	gmtime_r, .-gmtime_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
