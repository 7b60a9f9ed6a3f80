! b50849d5c1068a03ccee98118281fbbe emu/guest/libc/real.c
	.file	"real.c"
	.section	".text"
	.section	.text.has_bits_below.part.0,"ax",@progbits
	.align 4
	.type	has_bits_below.part.0, #function
	.proc	04
has_bits_below.part.0:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	sra	%i1, 5, %g4
	cmp	%g4, 0
	be,pn	%icc, .L2
	 sllx	%g4, 2, %g4
	mov	%i0, %g1
	mov	0, %g2
	add	%g4, %i0, %g4
.L3:
	lduw	[%g1+16], %g3
	add	%g1, 4, %g1
	cmp	%g1, %g4
	bne,pt	%xcc, .L3
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	be,pn	%icc, .L2
	 mov	1, %g1
.L4:
	return	%i7+8
	 sra	%g1, 0, %o0
.L2:
	and	%i1, 31, %g2
	brz,pt	%g2, .L4
	 mov	0, %g1
	srax	%i1, 5, %g1
	sub	%g0, %g2, %g2
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	lduw	[%i0+%g1], %g1
	sll	%g1, %g2, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	has_bits_below.part.0, .-has_bits_below.part.0
	.section	.text.shift_right_sticky.part.0,"ax",@progbits
	.align 4
	.type	shift_right_sticky.part.0, #function
	.proc	020
shift_right_sticky.part.0:
	save	%sp, -176, %sp
	sra	%i1, 5, %g1
	cmp	%g1, 0
	be,pn	%icc, .L20
	 and	%i1, 31, %i1
	sra	%g1, 0, %i5
	mov	%i0, %g2
	sllx	%i5, 2, %g5
	mov	0, %g3
	add	%g5, %i0, %g5
.L15:
	lduw	[%g2], %g4
	add	%g2, 4, %g2
	cmp	%g2, %g5
	bne,pt	%xcc, .L15
	 or	%g3, %g4, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %i3
.L14:
	cmp	%i1, 0
	be,pt	%icc, .L31
	 mov	32, %i4
	sllx	%i5, 2, %g2
	sub	%g0, %i1, %g3
	lduw	[%i0+%g2], %g2
	sll	%g2, %g3, %g2
	or	%g2, %i3, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %i3
.L31:
	mov	%i0, %g2
	add	%i0, 40, %g5
	sllx	%i5, 2, %i5
	sub	%i4, %i1, %i4
	cmp	%g1, 9
.L33:
	bg,a,pt	%icc, .L21
	 mov	0, %g3
	be,pn	%icc, .L22
	 lduw	[%g2+%i5], %g3
	add	%g1, 1, %g1
	sra	%g1, 0, %g4
	sllx	%g4, 2, %g4
	lduw	[%i0+%g4], %g4
.L17:
	cmp	%i1, 0
	be,a,pt	%icc, .L32
	 st	%g3, [%g2]
	sll	%g4, %i4, %g4
	srl	%g3, %i1, %g3
	or	%g4, %g3, %g3
	st	%g3, [%g2]
.L32:
	add	%g2, 4, %g2
	cmp	%g5, %g2
	bne,a,pt %xcc, .L33
	 cmp	%g1, 9
	lduw	[%i0], %g1
	or	%g1, %i3, %g1
	st	%g1, [%i0]
	return	%i7+8
	 nop
.L21:
	mov	0, %g4
	ba,pt	%xcc, .L17
	 add	%g1, 1, %g1
.L22:
	mov	0, %g4
	ba,pt	%xcc, .L17
	 mov	10, %g1
.L20:
	mov	0, %i3
	ba,pt	%xcc, .L14
	 mov	0, %i5
	.size	shift_right_sticky.part.0, .-shift_right_sticky.part.0
	.section	.text.shift_right_sticky,"ax",@progbits
	.align 4
	.type	shift_right_sticky, #function
	.proc	020
shift_right_sticky:
	save	%sp, -176, %sp
	brlez,pn %i1, .L40
	 mov	%i0, %i4
	cmp	%i1, 319
	bg,pn	%xcc, .L39
	 mov	%i0, %g1
	call	shift_right_sticky.part.0, 0
	 restore
.L39:
	add	%i0, 40, %g3
	mov	0, %i5
.L37:
	lduw	[%g1], %g2
	add	%g1, 4, %g1
	cmp	%g1, %g3
	bne,pt	%xcc, .L37
	 or	%i5, %g2, %i5
	mov	40, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	cmp	%g0, %i5
	addx	%g0, 0, %g1
	st	%g1, [%i4]
.L40:
	return	%i7+8
	 nop
	.size	shift_right_sticky, .-shift_right_sticky
	.section	.text.keep_bits,"ax",@progbits
	.align 4
	.type	keep_bits, #function
	.proc	010
keep_bits:
	save	%sp, -224, %sp
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	brz,pn	%i2, .L59
	 stx	%g0, [%fp+2039]
	mov	320, %g1
	sub	%g1, %i2, %i2
	add	%i2, 31, %g1
	mov	%i2, %i4
	add	%i1, 16, %i5
	movrlz	%i2, %g1, %i4
	mov	0, %o1
	mov	%i5, %o0
	srax	%i4, 5, %i4
	sllx	%i4, 2, %l0
	call	memset, 0
	 mov	%l0, %o2
	and	%i2, 31, %g2
	and	%i2, 31, %i2
	brz,pt	%i2, .L61
	 add	%l0, 2047, %g1
	add	%i4, 4, %i4
	mov	-1, %g3
	sllx	%i4, 2, %i4
	sll	%g3, %g2, %g3
	lduw	[%i1+%i4], %g1
	and	%g1, %g3, %g1
	st	%g1, [%i1+%i4]
	add	%l0, 2047, %g1
.L61:
	add	%g1, %fp, %l0
	mov	1, %g1
	sll	%g1, %g2, %g1
	brnz,pn	%i3, .L60
	 st	%g1, [%l0-40]
	ldx	[%i1], %i4
.L62:
	ldx	[%i1+8], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L60:
	mov	%i5, %o0
	add	%fp, 2007, %g3
	add	%i1, 56, %g5
	mov	0, %g1
.L48:
	lduw	[%o0], %g2
	lduw	[%g3], %g4
	add	%g2, %g4, %g2
	add	%g2, %g1, %g1
	st	%g1, [%o0]
	add	%g3, 4, %g3
	add	%o0, 4, %o0
	cmp	%g5, %o0
	bne,pt	%xcc, .L48
	 srlx	%g1, 32, %g1
	brz,a,pt %g1, .L62
	 ldx	[%i1], %i4
	ldx	[%i1+8], %g1
	sethi	%hi(-2147483648), %g2
	add	%g1, 1, %g1
	st	%g2, [%i1+52]
	stx	%g1, [%i1+8]
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L59:
	mov	40, %o2
	mov	0, %o1
	call	memset, 0
	 add	%i1, 16, %o0
	brz,pt	%i3, .L43
	 mov	0, %g1
	ldx	[%i1+8], %i2
	sethi	%hi(-2147483648), %g1
	add	%i2, 1, %i2
.L43:
	st	%g1, [%i1+52]
	stx	%i2, [%i1+8]
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
	.size	keep_bits, .-keep_bits
	.global __clzdi2
	.section	.text.normalise,"ax",@progbits
	.align 4
	.type	normalise, #function
	.proc	010
normalise:
	save	%sp, -176, %sp
	add	%i1, 16, %i4
	add	%i1, 56, %g4
	mov	%i4, %g1
	mov	0, %g2
.L64:
	lduw	[%g1], %g3
	add	%g1, 4, %g1
	cmp	%g1, %g4
	bne,pt	%xcc, .L64
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	be,pn	%icc, .L65
	 mov	0, %i5
	lduw	[%i1+52], %o0
	ldx	[%i1+8], %i5
	add	%i1, -36, %g4
	cmp	%o0, 0
	bne,pn	%icc, .L67
	 add	%i5, -32, %g3
.L68:
	mov	%i1, %g1
	lduw	[%g1+48], %g2
.L92:
	st	%g2, [%g1+52]
	add	%g1, -4, %g1
	cmp	%g4, %g1
	bne,a,pt %xcc, .L92
	 lduw	[%g1+48], %g2
	st	%g0, [%i1+16]
	lduw	[%i1+52], %o0
	cmp	%o0, 0
	bne,pn	%icc, .L88
	 add	%g3, -32, %g1
	ba,pt	%xcc, .L68
	 mov	%g1, %g3
.L88:
	mov	%g3, %i5
	stx	%g3, [%i1+8]
.L67:
	call	__clzdi2, 0
	 srl	%o0, 0, %o0
	srl	%o0, 0, %g2
	add	%g2, -32, %g2
	orcc	%g2, 0, %i3
	bne,pn	%icc, .L89
	 mov	32, %i2
.L73:
	sra	%g2, 0, %g2
.L91:
	sub	%i5, %g2, %i5
.L65:
	ldx	[%i1], %i4
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i5, [%i1+8]
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L89:
	lduw	[%i1+52], %g4
	add	%i1, 52, %g1
	add	%i1, 12, %o7
	sub	%i2, %i3, %i2
	cmp	%g1, %i4
.L93:
	bne,pt	%xcc, .L90
	 sll	%g4, %i3, %g5
	ba,pt	%xcc, .L73
	 st	%g5, [%g1]
.L90:
	lduw	[%g1-4], %g4
	srl	%g4, %i2, %g3
	or	%g3, %g5, %g3
	st	%g3, [%g1]
	add	%g1, -4, %g1
	cmp	%o7, %g1
	bne,pt	%xcc, .L93
	 cmp	%g1, %i4
	ba,pt	%xcc, .L91
	 sra	%g2, 0, %g2
	.size	normalise, .-normalise
	.section	.text.real_of,"ax",@progbits
	.align 4
	.global real_of
	.type	real_of, #function
	.proc	010
real_of:
	save	%sp, -304, %sp
	srlx	%i1, 63, %g1
	sllx	%i1, 1, %g2
	st	%g1, [%fp+1991]
	srlx	%g2, 49, %g2
	st	%g0, [%fp+1995]
	cmp	%g0, %g2
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	st	%g0, [%fp+2015]
	st	%g0, [%fp+2019]
	st	%g0, [%fp+2023]
	st	%g0, [%fp+2027]
	addx	%g0, 0, %g1
	mov	-1, %g3
	sllx	%g1, 48, %g1
	srlx	%g3, 16, %g3
	sethi	%hi(15360), %g5
	and	%i1, %g3, %i1
	xor	%g5, -1006, %g5
	cmp	%g2, 0
	be,pt	%icc, .L95
	 or	%g1, %i1, %g1
	sethi	%hi(-16384), %g3
	or	%g3, 17, %g3
	add	%g2, %g3, %g2
	sra	%g2, 0, %g5
.L95:
	ldx	[%fp+1991], %g4
	sllx	%g1, 32, %g2
	stx	%g4, [%fp+1919]
	mov	-1, %g4
	sllx	%g4, 32, %g4
	and	%g2, %g4, %g2
	srlx	%g1, 32, %g1
	or	%g2, %g1, %g1
	ldx	[%fp+2007], %g2
	stx	%g2, [%fp+1935]
	ldx	[%fp+2015], %g2
	sllx	%i2, 32, %g3
	stx	%g2, [%fp+1943]
	srlx	%i2, 32, %i2
	and	%g3, %g4, %g3
	ldx	[%fp+2023], %g2
	or	%g3, %i2, %g3
	stx	%g5, [%fp+1927]
	stx	%g2, [%fp+1951]
	stx	%g3, [%fp+1959]
	stx	%g1, [%fp+1967]
	add	%fp, 1919, %o1
	call	normalise, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_of, .-real_of
	.section	.text.real_of_integer,"ax",@progbits
	.align 4
	.global real_of_integer
	.type	real_of_integer, #function
	.proc	010
real_of_integer:
	save	%sp, -304, %sp
	srax	%i1, 63, %g2
	xor	%g2, %i1, %g1
	sub	%g1, %g2, %g1
	srlx	%g1, 32, %g2
	st	%g0, [%fp+1995]
	srlx	%i1, 63, %i1
	sllx	%g1, 32, %g1
	st	%i1, [%fp+1991]
	or	%g1, %g2, %g1
	ldx	[%fp+1991], %g2
	stx	%g2, [%fp+1919]
	mov	64, %g2
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	stx	%g2, [%fp+1927]
	ldx	[%fp+2007], %g2
	st	%g0, [%fp+2015]
	st	%g0, [%fp+2019]
	stx	%g2, [%fp+1935]
	ldx	[%fp+2015], %g2
	st	%g0, [%fp+2023]
	st	%g0, [%fp+2027]
	stx	%g2, [%fp+1943]
	ldx	[%fp+2023], %g2
	st	%g0, [%fp+2031]
	st	%g0, [%fp+2035]
	stx	%g2, [%fp+1951]
	ldx	[%fp+2031], %g2
	stx	%g1, [%fp+1967]
	stx	%g2, [%fp+1959]
	add	%fp, 1919, %o1
	call	normalise, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_of_integer, .-real_of_integer
	.section	.text.real_of_words,"ax",@progbits
	.align 4
	.global real_of_words
	.type	real_of_words, #function
	.proc	010
real_of_words:
	save	%sp, -240, %sp
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	brz,pn	%i2, .L101
	 stx	%g0, [%fp+2039]
	sllx	%i2, 2, %g1
	add	%g1, -4, %g1
	ba,pt	%xcc, .L102
	 add	%i1, %g1, %g1
.L103:
	add	%i4, -32, %i4
	sra	%i2, 0, %i2
	brz,pn	%i2, .L101
	 add	%g1, -4, %g1
.L102:
	lduw	[%g1], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L103
	 add	%i2, -1, %i2
	sllx	%i2, 2, %g1
	add	%i1, %g1, %g1
	call	__clzdi2, 0
	 lduw	[%g1-4], %o0
	add	%i2, -1, %g1
	srl	%o0, 0, %o0
	sra	%g1, 0, %g1
	add	%o0, -32, %o0
	sllx	%g1, 2, %g1
	mov	32, %i5
	mov	%o0, %g4
	add	%fp, 2043, %g2
	add	%i2, -2, %i2
	add	%i1, %g1, %i1
	add	%fp, 2003, %g5
	sub	%i5, %o0, %i5
.L104:
	addcc	%i2, 1, %g0
	bneg,pn	%icc, .L106
	 mov	0, %g1
	lduw	[%i1], %g1
.L106:
	cmp	%i2, 0
	bl,pn	%icc, .L107
	 mov	0, %g3
	lduw	[%i1-4], %g3
.L107:
	cmp	%g4, 0
	be,a,pt	%icc, .L121
	 st	%g1, [%g2]
	srl	%g3, %i5, %g3
	sll	%g1, %g4, %g1
	or	%g3, %g1, %g1
	st	%g1, [%g2]
.L121:
	add	%i2, -1, %i2
	add	%g2, -4, %g2
	cmp	%g2, %g5
	bne,pt	%xcc, .L104
	 add	%i1, -4, %i1
	st	%i3, [%fp+1991]
	ldx	[%fp+1991], %g1
	sra	%o0, 0, %o0
	stx	%g1, [%i0]
	sub	%i4, %o0, %i4
	stx	%i4, [%fp+1999]
	ldx	[%fp+1999], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+2007], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+2015], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+2031], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L101:
	st	%i3, [%fp+1991]
	ldx	[%fp+1991], %g1
	stx	%g1, [%i0]
	ldx	[%fp+1999], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+2007], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+2015], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+2031], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
	.size	real_of_words, .-real_of_words
	.section	.text.real_round,"ax",@progbits
	.align 4
	.global real_round
	.type	real_round, #function
	.proc	010
real_round:
	save	%sp, -240, %sp
	lduw	[%i1+52], %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%i2, 319
	mov	0, %g1
	movg	%xcc, 1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L123
	 nop
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L123:
	brlz,pn	%i2, .L137
	 mov	319, %o1
	sub	%o1, %i2, %o1
	srax	%o1, 5, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	lduw	[%i1+%g1], %g1
	srl	%g1, %o1, %g1
	andcc	%g1, 1, %g0
	be,pt	%xcc, .L126
	 mov	0, %o3
	mov	320, %i5
	brz,pn	%o1, .L127
	 sub	%i5, %i2, %i5
	call	has_bits_below.part.0, 0
	 mov	%i1, %o0
	orcc	%o0, 0, %o3
	be,pt	%icc, .L138
	 cmp	%i5, 320
	mov	1, %o3
.L126:
	ldx	[%i1+16], %g5
.L139:
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	stx	%i4, [%fp+1983]
	stx	%i5, [%fp+1991]
	stx	%g5, [%fp+1999]
	stx	%g4, [%fp+2007]
	stx	%g3, [%fp+2015]
	stx	%g2, [%fp+2023]
	stx	%g1, [%fp+2031]
	sra	%o3, 0, %o3
	mov	%i2, %o2
	add	%fp, 1983, %o1
	call	keep_bits, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L138:
	be,a,pt	%xcc, .L139
	 ldx	[%i1+16], %g5
.L127:
	srax	%i5, 5, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	lduw	[%i1+%g1], %o3
	srl	%o3, %i5, %o3
	ba,pt	%xcc, .L126
	 and	%o3, 1, %o3
.L137:
	lduw	[%i1], %g1
	st	%g0, [%i0+4]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	st	%g0, [%i0+16]
	st	%g0, [%i0+20]
	st	%g0, [%i0+24]
	st	%g0, [%i0+28]
	st	%g0, [%i0+32]
	st	%g0, [%i0+36]
	st	%g0, [%i0+40]
	st	%g0, [%i0+44]
	st	%g0, [%i0+48]
	st	%g0, [%i0+52]
	st	%g1, [%i0]
	return	%i7+8
	 nop
	.size	real_round, .-real_round
	.section	.text.real_quad,"ax",@progbits
	.align 4
	.global real_quad
	.type	real_quad, #function
	.proc	010
real_quad:
	save	%sp, -336, %sp
	lduw	[%i0], %g1
	cmp	%g0, %g1
	ldx	[%i0+8], %g1
	mov	%i0, %i5
	sethi	%hi(15360), %i4
	ldx	[%i5], %i2
	ldx	[%i5+16], %i3
	ldx	[%i5+24], %g5
	ldx	[%i5+32], %g4
	ldx	[%i5+40], %g3
	ldx	[%i5+48], %g2
	addx	%g0, 0, %i0
	xor	%i4, -1021, %o2
	stx	%g1, [%fp+1911]
	cmp	%g1, %o2
	movle	%xcc, %g1, %o2
	sethi	%hi(8444928), %g1
	srlx	%g1, 9, %g1
	stx	%i2, [%fp+1903]
	stx	%i3, [%fp+1919]
	stx	%g5, [%fp+1927]
	stx	%g4, [%fp+1935]
	stx	%g3, [%fp+1943]
	stx	%g2, [%fp+1951]
	add	%o2, %g1, %o2
	add	%fp, 1903, %o1
	call	real_round, 0
	 add	%fp, 1967, %o0
	ldx	[%fp+1983], %i3
	ldx	[%fp+2015], %g2
	ldx	[%fp+1975], %g1
	ldx	[%fp+1991], %g5
	ldx	[%fp+1999], %g4
	ldx	[%fp+2007], %g3
	ldx	[%fp+1967], %i2
	stx	%g1, [%i5+8]
	stx	%i2, [%i5]
	stx	%i3, [%i5+16]
	stx	%g5, [%i5+24]
	stx	%g4, [%i5+32]
	stx	%g3, [%i5+40]
	stx	%g2, [%i5+48]
	sllx	%i0, 63, %i0
	cmp	%g2, 0
	be,pn	%icc, .L148
	 mov	0, %i1
	sethi	%hi(16384), %g2
	cmp	%g1, %g2
	bg,pn	%xcc, .L147
	 xor	%i4, -1022, %i3
	sethi	%hi(8387584), %g2
	cmp	%g1, %i3
	srlx	%g2, 9, %g2
	movge	%xcc, %g1, %i3
	xor	%i4, -1006, %i4
	add	%i3, %g2, %i3
	sub	%i4, %g1, %i4
	add	%i5, 16, %o0
	mov	15, %o1
	call	shift_right_sticky, 0
	 movre	%i3, %i4, %o1
	lduw	[%i5+48], %g2
	lduw	[%i5+52], %g1
	sllx	%g1, 32, %g1
	or	%g1, %g2, %g1
	mov	-1, %g2
	srlx	%g2, 16, %g2
	sllx	%i3, 48, %i3
	and	%g1, %g2, %g1
	lduw	[%i5+44], %i1
	or	%g1, %i3, %g1
	sllx	%i1, 32, %i1
	lduw	[%i5+40], %g2
	or	%i0, %g1, %i0
	or	%i1, %g2, %i1
.L148:
	return	%i7+8
	 nop
.L147:
	sethi	%hi(33553408), %g1
	sllx	%g1, 38, %g1
	return	%i7+8
	 or	%o0, %g1, %o0
	.size	real_quad, .-real_quad
	.section	.text.real_result,"ax",@progbits
	.align 4
	.global real_result
	.type	real_result, #function
	.proc	010
real_result:
	save	%sp, -336, %sp
	ldx	[%i0+16], %g5
	ldx	[%i0+24], %g4
	ldx	[%i0+32], %g3
	ldx	[%i0+40], %g2
	ldx	[%i0+48], %g1
	ldx	[%i0], %i3
	ldx	[%i0+8], %i4
	add	%fp, 1903, %i5
	mov	288, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g5, [%fp+1919]
	stx	%g4, [%fp+1927]
	stx	%g3, [%fp+1935]
	stx	%g2, [%fp+1943]
	stx	%g1, [%fp+1951]
	stx	%i3, [%fp+1903]
	call	real_round, 0
	 stx	%i4, [%fp+1911]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1935]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1943]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1951]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	real_result, .-real_result
	.section	.text.real_float,"ax",@progbits
	.align 4
	.global real_float
	.type	real_float, #function
	.proc	06
real_float:
	save	%sp, -256, %sp
	lduw	[%i0], %g1
	cmp	%g0, %g1
	ldx	[%i0+24], %g5
	ldx	[%i0+8], %g1
	addx	%g0, 0, %i5
	ldx	[%i0+32], %g4
	cmp	%g1, -125
	ldx	[%i0+40], %g3
	ldx	[%i0+48], %g2
	ldx	[%i0], %i3
	ldx	[%i0+16], %i4
	stx	%g1, [%fp+1991]
	stx	%i3, [%fp+1983]
	stx	%i4, [%fp+1999]
	stx	%g5, [%fp+2007]
	stx	%g4, [%fp+2015]
	stx	%g3, [%fp+2023]
	stx	%g2, [%fp+2031]
	mov	-125, %o2
	add	%fp, 1983, %o1
	movle	%xcc, %g1, %o2
	mov	%i0, %o0
	call	real_round, 0
	 add	%o2, 149, %o2
	ldx	[%i0+8], %g1
	cmp	%g1, 128
	ble,pt	%xcc, .L151
	 sll	%i5, 31, %i5
	sethi	%hi(2139095040), %g1
	or	%i5, %g1, %i5
	st	%i5, [%fp+1979]
.L157:
	ld	[%fp+1979], %f0
	return	%i7+8
	 nop
.L151:
	lduw	[%i0+52], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L157
	 st	%i5, [%fp+1979]
	cmp	%g1, -125
	bge,a,pt %xcc, .L153
	 add	%g1, 126, %g1
	mov	-117, %g3
	sub	%g3, %g1, %g1
	srl	%g2, %g1, %g2
	or	%i5, %g2, %i5
	st	%i5, [%fp+1979]
	ld	[%fp+1979], %f0
	return	%i7+8
	 nop
.L153:
	sllx	%g2, 33, %g2
	sll	%g1, 23, %g1
	srlx	%g2, 41, %g2
	or	%g1, %i5, %g1
	or	%g1, %g2, %i5
	st	%i5, [%fp+1979]
	ld	[%fp+1979], %f0
	return	%i7+8
	 nop
	.size	real_float, .-real_float
	.section	.text.real_integer,"ax",@progbits
	.align 4
	.global real_integer
	.type	real_integer, #function
	.proc	05
real_integer:
	save	%sp, -176, %sp
	ldx	[%i0+8], %g2
	brlez,pn %g2, .L159
	 mov	0, %g1
	sub	%g0, %g2, %g2
	lduw	[%i0+52], %g1
	srl	%g1, %g2, %g1
.L159:
	lduw	[%i0], %g3
	sub	%g0, %g1, %g2
	cmp	%g3, 0
	movne	%icc, %g2, %g1
	return	%i7+8
	 mov	%g1, %o0
	.size	real_integer, .-real_integer
	.section	.text.real_to_integer,"ax",@progbits
	.align 4
	.global real_to_integer
	.type	real_to_integer, #function
	.proc	010
real_to_integer:
	save	%sp, -256, %sp
	lduw	[%i1+52], %g1
	cmp	%g0, %g1
	ldx	[%i1+8], %i5
	subx	%g0, -1, %g2
	cmp	%i5, 319
	mov	0, %g1
	movg	%xcc, 1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L165
	 mov	0, %o2
	ldx	[%i1], %i4
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L165:
	brlz,pn	%i5, .L167
	 movrgez	%i5, %i5, %o2
	mov	320, %l0
	mov	319, %o1
	sub	%l0, %o2, %l0
	sub	%o1, %o2, %o1
	srax	%o1, 5, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	lduw	[%i1+%g1], %i4
	srl	%i4, %o1, %i4
	and	%i4, 1, %i4
	brz,pn	%o1, .L168
	 mov	%i4, %i3
	stx	%o2, [%fp+1975]
	call	has_bits_below.part.0, 0
	 mov	%i1, %o0
	cmp	%g0, %o0
	ldx	[%fp+1975], %o2
	brz,pn	%i5, .L169
	 addx	%g0, 0, %g2
	cmp	%l0, 320
	bne,pn	%xcc, .L181
	 mov	0, %g1
.L170:
	cmp	%i2, 3
	be,a,pn	%icc, .L196
	 lduw	[%i1], %g1
	bgu,pn	%icc, .L180
	 cmp	%i2, 1
	be,pn	%icc, .L177
	 cmp	%i2, 2
	bne,pn	%icc, .L192
	 nop
.L172:
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	stx	%i4, [%fp+1983]
	stx	%i5, [%fp+1991]
	stx	%g5, [%fp+1999]
	stx	%g4, [%fp+2007]
	stx	%g3, [%fp+2015]
	stx	%g2, [%fp+2023]
	stx	%g1, [%fp+2031]
	sra	%i3, 0, %o3
	add	%fp, 1983, %o1
	call	keep_bits, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L168:
	brz,pn	%i5, .L169
	 mov	0, %g2
.L181:
	srax	%l0, 5, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	lduw	[%i1+%g1], %g1
	srl	%g1, %l0, %g1
	ba,pt	%xcc, .L170
	 and	%g1, 1, %g1
.L180:
	cmp	%i2, 4
	bne,pn	%icc, .L192
	 nop
	lduw	[%i1], %g1
.L197:
	or	%i4, %g2, %i4
	cmp	%g1, 0
	mov	0, %i3
	brnz,pt	%i5, .L172
	 move	%icc, %i4, %i3
	ba,pt	%xcc, .L172
	 stx	%g0, [%i1+8]
.L167:
	cmp	%i2, 3
	be,pn	%icc, .L173
	 cmp	%i2, 4
	be,a,pn	%icc, .L174
	 lduw	[%i1], %g1
.L193:
	mov	0, %i3
.L195:
	ba,pt	%xcc, .L172
	 stx	%g0, [%i1+8]
.L192:
	brnz,pt	%i5, .L172
	 mov	0, %i3
	ba,pt	%xcc, .L172
	 stx	%g0, [%i1+8]
.L178:
	lduw	[%i1], %g1
.L196:
	or	%i4, %g2, %i4
	cmp	%g1, 0
	mov	0, %i3
	brnz,pt	%i5, .L172
	 movne	%icc, %i4, %i3
	ba,pt	%xcc, .L172
	 stx	%g0, [%i1+8]
.L194:
	cmp	%i2, 1
	bne,pn	%icc, .L193
	 mov	0, %g1
.L177:
	or	%g1, %g2, %g1
	cmp	%i4, 0
	mov	0, %i3
	brnz,pt	%i5, .L172
	 movne	%icc, %g1, %i3
	ba,pt	%xcc, .L172
	 stx	%g0, [%i1+8]
.L174:
	stx	%g0, [%i1+8]
	cmp	%g0, %g1
	ba,pt	%xcc, .L172
	 subx	%g0, -1, %i3
.L169:
	cmp	%i2, 2
	be,a,pn	%icc, .L172
	 stx	%g0, [%i1+8]
	bleu,pn	%icc, .L194
	 cmp	%i2, 3
	be,pn	%icc, .L178
	 cmp	%i2, 4
	be,a,pt	%icc, .L197
	 lduw	[%i1], %g1
	ba,pt	%xcc, .L195
	 mov	0, %i3
.L173:
	lduw	[%i1], %g1
	stx	%g0, [%i1+8]
	cmp	%g0, %g1
	ba,pt	%xcc, .L172
	 addx	%g0, 0, %i3
	.size	real_to_integer, .-real_to_integer
	.section	.text.real_compare,"ax",@progbits
	.align 4
	.global real_compare
	.type	real_compare, #function
	.proc	04
real_compare:
	save	%sp, -176, %sp
	lduw	[%i0+52], %g2
	cmp	%g2, 0
	be,pt	%icc, .L199
	 lduw	[%i1+52], %g1
	lduw	[%i0], %g4
	lduw	[%i1], %g2
	cmp	%g4, %g2
	be,pn	%icc, .L221
	 cmp	%g1, 0
	bne,pn	%icc, .L222
	 mov	1, %i0
.L204:
	sub	%g0, %i0, %g1
	cmp	%g4, 0
	movne	%icc, %g1, %i0
.L202:
	return	%i7+8
	 sra	%o0, 0, %o0
.L199:
	cmp	%g1, 0
	be,pn	%icc, .L202
	 mov	0, %i0
	lduw	[%i1], %g1
	mov	-1, %i0
	cmp	%g1, 0
	movne	%icc, 1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L221:
	be,a,pn	%icc, .L204
	 mov	1, %i0
	ldx	[%i0+8], %g2
	ldx	[%i1+8], %g1
	cmp	%g2, %g1
	bne,a,pt %xcc, .L223
	 mov	-1, %i0
	mov	0, %g1
	add	%i0, 52, %i0
	ba,pt	%xcc, .L205
	 add	%i1, 52, %i1
.L206:
	cmp	%g1, -40
	be,a,pn	%xcc, .L204
	 mov	0, %i0
.L205:
	lduw	[%i0+%g1], %g3
	lduw	[%i1+%g1], %g2
	cmp	%g3, %g2
	be,pt	%icc, .L206
	 add	%g1, -4, %g1
	mov	-1, %i0
	ba,pt	%xcc, .L204
	 movgeu	%icc, 1, %i0
.L223:
	movge	%xcc, 1, %i0
	cmp	%g4, 0
	sub	%g0, %i0, %g1
	ba,pt	%xcc, .L202
	 movne	%icc, %g1, %i0
.L222:
	mov	-1, %i0
	cmp	%g4, 0
	ba,pt	%xcc, .L202
	 move	%icc, 1, %i0
	.size	real_compare, .-real_compare
	.section	.text.real_negate,"ax",@progbits
	.align 4
	.global real_negate
	.type	real_negate, #function
	.proc	010
real_negate:
	save	%sp, -176, %sp
	lduw	[%i1], %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	ldx	[%i1+8], %i5
	st	%g1, [%i1]
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1], %i4
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
	.size	real_negate, .-real_negate
	.section	.text.real_scale,"ax",@progbits
	.align 4
	.global real_scale
	.type	real_scale, #function
	.proc	010
real_scale:
	save	%sp, -176, %sp
	lduw	[%i1+52], %g2
	ldx	[%i1+8], %g1
	cmp	%g2, 0
	add	%g1, %i2, %i2
	ldx	[%i1], %i4
	movne	%icc, %i2, %g1
	ldx	[%i1+16], %i5
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	stx	%g1, [%i1+8]
	stx	%i4, [%i0]
	stx	%g1, [%i0+8]
	stx	%i5, [%i0+16]
	stx	%g5, [%i0+24]
	stx	%g4, [%i0+32]
	stx	%g3, [%i0+40]
	stx	%g2, [%i0+48]
	return	%i7+8
	 nop
	.size	real_scale, .-real_scale
	.section	.text.real_add,"ax",@progbits
	.align 4
	.global real_add
	.type	real_add, #function
	.proc	010
real_add:
	save	%sp, -304, %sp
	lduw	[%i1+52], %i3
	cmp	%i3, 0
	be,pn	%icc, .L253
	 lduw	[%i2+52], %g4
	lduw	[%i1], %i5
	lduw	[%i1+16], %g5
	cmp	%g4, 0
	be,pn	%icc, .L254
	 ldx	[%i1+8], %i4
	ldx	[%i2+8], %o1
	cmp	%o1, %i4
	be,pt	%xcc, .L243
	 mov	0, %g1
	bg,a,pt	%xcc, .L257
	 lduw	[%i1+44], %g1
	add	%i2, 16, %i5
.L259:
	sub	%i4, %o1, %o1
	call	shift_right_sticky, 0
	 mov	%i5, %o0
	lduw	[%i1], %g2
	lduw	[%i2], %g1
	cmp	%g2, %g1
	be,pt	%icc, .L258
	 mov	0, %g1
	mov	0, %g2
.L260:
	mov	0, %g4
	add	%i1, 16, %o0
.L241:
	lduw	[%o0+%g2], %g1
	lduw	[%i5+%g2], %g5
	srl	%g4, 0, %g4
	sub	%g1, %g5, %g1
	sub	%g1, %g4, %g1
	st	%g1, [%o0+%g2]
	srlx	%g1, 32, %g1
	add	%g2, 4, %g2
	cmp	%g2, 40
	bne,pt	%xcc, .L241
	 and	%g1, 1, %g4
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	stx	%i4, [%fp+1919]
	stx	%i5, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	stx	%g1, [%fp+1967]
	add	%fp, 1919, %o1
	call	normalise, 0
	 add	%fp, 1983, %o0
	ldx	[%fp+1991], %i4
	ldx	[%fp+1983], %g1
	stx	%g1, [%i1]
	ldx	[%fp+2031], %g1
	lduw	[%i1], %g2
	cmp	%g0, %g1
	addx	%g0, 0, %i3
	and	%g2, %i3, %g2
	ldx	[%fp+1999], %i5
	ldx	[%fp+2007], %g5
	ldx	[%fp+2015], %g4
	ldx	[%fp+2023], %g3
	st	%g2, [%i1]
	stx	%i4, [%i1+8]
	ldx	[%i1], %g2
	stx	%i5, [%i1+16]
	stx	%g5, [%i1+24]
	stx	%g4, [%i1+32]
	stx	%g3, [%i1+40]
	stx	%g1, [%i1+48]
	stx	%g2, [%i0]
	stx	%i4, [%i0+8]
	stx	%i5, [%i0+16]
	stx	%g5, [%i0+24]
	stx	%g4, [%i0+32]
	stx	%g3, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L254:
	lduw	[%i1+44], %i2
	mov	-1, %g4
	sllx	%g4, 32, %g4
	sllx	%g5, 32, %g5
	lduw	[%i1+20], %o4
	and	%g5, %g4, %g5
	lduw	[%i1+24], %g3
	lduw	[%i1+28], %o5
	sllx	%g3, 32, %g3
	lduw	[%i1+32], %g2
	and	%g3, %g4, %g3
	lduw	[%i1+36], %o7
	sllx	%g2, 32, %g2
	lduw	[%i1+40], %g1
	and	%g2, %g4, %g2
	sllx	%g1, 32, %g1
	or	%g5, %o4, %g5
	and	%g1, %g4, %g1
	or	%g3, %o5, %g3
	or	%g1, %i2, %g1
	or	%g2, %o7, %g2
	lduw	[%i1+48], %i2
	mov	%i3, %g4
.L233:
	st	%i5, [%i0]
	stx	%i4, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g3, [%i0+24]
	stx	%g2, [%i0+32]
	stx	%g1, [%i0+40]
	st	%i2, [%i0+48]
	st	%g4, [%i0+52]
	return	%i7+8
	 nop
.L253:
	lduw	[%i2], %i5
	ldx	[%i2+8], %i4
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g3
	ldx	[%i2+32], %g2
	ldx	[%i2+40], %g1
	cmp	%g4, 0
	bne,pn	%icc, .L233
	 lduw	[%i2+48], %i2
	cmp	%g0, %i5
	lduw	[%i1], %i5
	addx	%g0, 0, %i3
	stx	%i4, [%i0+8]
	cmp	%i5, 0
	stx	%g5, [%i0+16]
	move	%icc, %i5, %i3
	stx	%g3, [%i0+24]
	mov	%i3, %i5
	stx	%g2, [%i0+32]
	st	%i5, [%i0]
	stx	%g1, [%i0+40]
	st	%i2, [%i0+48]
	st	%g4, [%i0+52]
	return	%i7+8
	 nop
.L243:
	add	%i1, 52, %o7
	ba,pt	%xcc, .L236
	 add	%i2, 52, %g4
.L239:
	cmp	%g1, -40
	be,a,pn	%xcc, .L259
	 add	%i2, 16, %i5
.L236:
	lduw	[%o7+%g1], %g3
	lduw	[%g4+%g1], %g2
	cmp	%g3, %g2
	be,pt	%icc, .L239
	 add	%g1, -4, %g1
	bgeu,a,pt %icc, .L259
	 add	%i2, 16, %i5
	lduw	[%i1+44], %g1
.L257:
	ldx	[%i2+8], %o0
	lduw	[%i1+20], %l6
	lduw	[%i1+40], %g3
	lduw	[%i1+48], %g2
	ldx	[%i2+16], %o2
	ldx	[%i2+24], %o3
	ldx	[%i2+32], %o4
	ldx	[%i2+40], %o5
	ldx	[%i2+48], %o7
	mov	%i4, %g4
	sllx	%g5, 32, %g5
	mov	-1, %l3
	sllx	%g3, 32, %g3
	sllx	%l3, 32, %l3
	sllx	%g2, 32, %g2
	and	%g5, %l3, %g5
	and	%g2, %l3, %g2
	or	%g5, %l6, %g5
	and	%g3, %l3, %g3
	or	%g3, %g1, %g3
	srl	%i3, 0, %g1
	or	%g2, %g1, %g1
	lduw	[%i1+24], %l1
	lduw	[%i1+28], %l5
	lduw	[%i1+32], %l2
	lduw	[%i1+36], %l4
	ldx	[%i2], %l0
	stx	%i4, [%i2+8]
	stx	%o0, [%i1+8]
	mov	%o1, %i4
	st	%i5, [%i2]
	stx	%g1, [%i2+48]
	mov	%g4, %o1
	sllx	%l1, 32, %l1
	sllx	%l2, 32, %l2
	and	%l1, %l3, %l1
	and	%l2, %l3, %l2
	or	%l1, %l5, %l1
	or	%l2, %l4, %l2
	stx	%l0, [%i1]
	stx	%o2, [%i1+16]
	stx	%o3, [%i1+24]
	stx	%o4, [%i1+32]
	stx	%o5, [%i1+40]
	stx	%o7, [%i1+48]
	stx	%g5, [%i2+16]
	stx	%l1, [%i2+24]
	stx	%l2, [%i2+32]
	stx	%g3, [%i2+40]
	add	%i2, 16, %i5
	sub	%i4, %o1, %o1
	call	shift_right_sticky, 0
	 mov	%i5, %o0
	lduw	[%i1], %g2
	lduw	[%i2], %g1
	cmp	%g2, %g1
	bne,a,pt %icc, .L260
	 mov	0, %g2
	mov	0, %g1
.L258:
	mov	0, %g2
	add	%i1, 16, %o0
.L240:
	lduw	[%o0+%g1], %g4
	lduw	[%i5+%g1], %g5
	add	%g4, %g5, %g4
	add	%g4, %g2, %g2
	st	%g2, [%o0+%g1]
	add	%g1, 4, %g1
	cmp	%g1, 40
	bne,pt	%xcc, .L240
	 srlx	%g2, 32, %g2
	brnz,pn	%g2, .L256
	 nop
.L242:
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L256:
	call	shift_right_sticky.part.0, 0
	 mov	1, %o1
	lduw	[%i1+52], %g1
	add	%i4, 1, %i4
	sethi	%hi(-2147483648), %g2
	stx	%i4, [%i1+8]
	or	%g1, %g2, %g1
	ba,pt	%xcc, .L242
	 st	%g1, [%i1+52]
	.size	real_add, .-real_add
	.section	.text.real_subtract,"ax",@progbits
	.align 4
	.global real_subtract
	.type	real_subtract, #function
	.proc	010
real_subtract:
	save	%sp, -368, %sp
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	ldx	[%i2+48], %g1
	ldx	[%i2], %i3
	ldx	[%i2+8], %i4
	add	%fp, 1919, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	call	real_negate, 0
	 stx	%g1, [%fp+1967]
	ldx	[%i1], %i3
	ldx	[%i1+48], %g1
	stx	%g1, [%fp+1967]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	ldx	[%i1+8], %i4
	mov	%i0, %o0
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	stx	%g1, [%fp+1903]
	add	%fp, 1855, %o2
	call	real_add, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_subtract, .-real_subtract
	.section	.text.real_multiply,"ax",@progbits
	.align 4
	.global real_multiply
	.type	real_multiply, #function
	.proc	010
real_multiply:
	save	%sp, -320, %sp
	lduw	[%i1], %g1
	lduw	[%i2], %g3
	xor	%g1, %g3, %g1
	ldx	[%i1+8], %o7
	cmp	%g0, %g1
	ldx	[%i2+8], %g2
	addx	%g0, 0, %g1
	add	%o7, %g2, %o7
	st	%g1, [%fp+1911]
	stx	%g0, [%fp+1967]
	stx	%g0, [%fp+1975]
	stx	%g0, [%fp+1983]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	st	%g0, [%fp+1915]
	st	%g0, [%fp+1927]
	st	%g0, [%fp+1931]
	st	%g0, [%fp+1935]
	st	%g0, [%fp+1939]
	st	%g0, [%fp+1943]
	st	%g0, [%fp+1947]
	st	%g0, [%fp+1951]
	st	%g0, [%fp+1955]
	st	%g0, [%fp+1959]
	st	%g0, [%fp+1963]
	stx	%o7, [%fp+1919]
	lduw	[%i1+52], %g1
	cmp	%g1, 0
	be,pn	%icc, .L288
	 ldx	[%fp+1911], %g1
	lduw	[%i2+52], %g1
	cmp	%g1, 0
	be,pn	%icc, .L263
	 add	%fp, 1967, %i4
	add	%i1, 16, %i1
	mov	%i4, %g4
	mov	0, %i3
	ba,pt	%xcc, .L268
	 add	%i2, 16, %i2
.L266:
	add	%i1, 4, %i1
	cmp	%i3, 10
	be,pn	%icc, .L285
	 add	%g4, 4, %g4
.L268:
	lduw	[%i1], %i5
	cmp	%i5, 0
	be,a,pt	%icc, .L266
	 add	%i3, 1, %i3
	srl	%i5, 0, %i5
	mov	0, %g1
	mov	0, %g3
.L267:
	lduw	[%g4+%g1], %g5
	lduw	[%i2+%g1], %g2
	mulx	%g2, %i5, %g2
	add	%g2, %g5, %g2
	add	%g2, %g3, %g2
	st	%g2, [%g4+%g1]
	add	%g1, 4, %g1
	cmp	%g1, 40
	bne,pt	%xcc, .L267
	 srlx	%g2, 32, %g3
	st	%g3, [%g4+40]
	add	%i3, 1, %i3
	add	%i1, 4, %i1
	cmp	%i3, 10
	bne,pt	%icc, .L268
	 add	%g4, 4, %g4
.L285:
	lduw	[%fp+2043], %g2
	cmp	%g2, 0
	bge,pn	%icc, .L286
	 add	%fp, 2043, %g1
.L269:
	mov	40, %o2
	add	%fp, 2007, %o1
	call	memcpy, 0
	 add	%fp, 1927, %o0
	add	%i4, 40, %g3
	mov	0, %g1
.L272:
	lduw	[%i4], %g2
	add	%i4, 4, %i4
	cmp	%g3, %i4
	bne,pt	%xcc, .L272
	 or	%g1, %g2, %g1
	cmp	%g0, %g1
	lduw	[%fp+1927], %g1
	addx	%g0, 0, %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp+1927]
	ldx	[%fp+1911], %g1
	stx	%g1, [%i0]
	ldx	[%fp+1919], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+1927], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+1935], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+1943], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+1951], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+1959], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L263:
	ldx	[%fp+1911], %g1
.L288:
	stx	%g0, [%fp+1919]
	stx	%g1, [%i0]
	ldx	[%fp+1919], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+1927], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+1935], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+1943], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+1951], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+1959], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L286:
.L271:
	cmp	%g1, %i4
	bne,pt	%xcc, .L287
	 add	%g2, %g2, %g4
	add	%o7, -1, %o7
	st	%g4, [%fp+1967]
	ba,pt	%xcc, .L269
	 stx	%o7, [%fp+1919]
.L287:
	lduw	[%g1-4], %g2
	add	%g1, -4, %g1
	srl	%g2, 31, %g3
	or	%g3, %g4, %g3
	ba,pt	%xcc, .L271
	 st	%g3, [%g1+4]
	.size	real_multiply, .-real_multiply
	.section	.text.real_divide_small,"ax",@progbits
	.align 4
	.global real_divide_small
	.type	real_divide_small, #function
	.proc	010
real_divide_small:
	save	%sp, -240, %sp
	add	%i1, 52, %g2
	add	%i1, 12, %g4
	mov	0, %g1
.L290:
	sllx	%g1, 32, %g1
	lduw	[%g2], %g3
	or	%g3, %g1, %g3
	udivx	%g3, %i2, %g1
	st	%g1, [%g2]
	mulx	%g1, %i2, %g1
	add	%g2, -4, %g2
	cmp	%g2, %g4
	bne,pt	%xcc, .L290
	 sub	%g3, %g1, %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	stx	%i4, [%fp+1983]
	stx	%i5, [%fp+1991]
	stx	%g5, [%fp+1999]
	stx	%g4, [%fp+2007]
	stx	%g3, [%fp+2015]
	stx	%g2, [%fp+2023]
	stx	%g1, [%fp+2031]
	add	%fp, 1983, %o1
	call	normalise, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_divide_small, .-real_divide_small
	.section	.text.real_divide,"ax",@progbits
	.align 4
	.global real_divide
	.type	real_divide, #function
	.proc	010
real_divide:
	save	%sp, -320, %sp
	ldx	[%i2+8], %g2
	lduw	[%i1], %g1
	lduw	[%i2], %g3
	xor	%g1, %g3, %g1
	ldx	[%i1+8], %l0
	cmp	%g0, %g1
	st	%g0, [%fp+1995]
	addx	%g0, 0, %g1
	st	%g0, [%fp+2007]
	st	%g1, [%fp+1991]
	st	%g0, [%fp+2011]
	st	%g0, [%fp+2015]
	st	%g0, [%fp+2019]
	st	%g0, [%fp+2023]
	st	%g0, [%fp+2027]
	st	%g0, [%fp+2031]
	st	%g0, [%fp+2035]
	st	%g0, [%fp+2039]
	st	%g0, [%fp+2043]
	sub	%l0, %g2, %l0
	stx	%g0, [%fp+1903]
	add	%l0, 1, %g2
	stx	%g0, [%fp+1911]
	stx	%g2, [%fp+1999]
	stx	%g0, [%fp+1919]
	stx	%g0, [%fp+1927]
	stx	%g0, [%fp+1935]
	st	%g0, [%fp+1943]
	st	%g0, [%fp+1947]
	st	%g0, [%fp+1951]
	st	%g0, [%fp+1955]
	st	%g0, [%fp+1959]
	st	%g0, [%fp+1963]
	st	%g0, [%fp+1967]
	st	%g0, [%fp+1971]
	st	%g0, [%fp+1975]
	st	%g0, [%fp+1979]
	st	%g0, [%fp+1983]
	st	%g0, [%fp+1987]
	lduw	[%i1+52], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L293
	 add	%i1, 16, %o1
	ldx	[%fp+1991], %g1
	stx	%g0, [%fp+1999]
	stx	%g1, [%i0]
	ldx	[%fp+1999], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+2007], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+2015], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+2031], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L293:
	mov	40, %o2
	add	%fp, 1903, %i5
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, 1947, %i3
	mov	40, %o2
	add	%i2, 16, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	mov	319, %i1
	add	%fp, 1943, %g5
	add	%fp, 1987, %i4
	mov	1, %o7
.L295:
	ba,pt	%xcc, .L299
	 mov	0, %g1
.L296:
	cmp	%g1, -44
	be,pn	%xcc, .L330
	 mov	%i5, %g2
.L299:
	lduw	[%g5+%g1], %g3
	lduw	[%i4+%g1], %g2
	cmp	%g3, %g2
	be,pt	%icc, .L296
	 add	%g1, -4, %g1
	bgeu,pt	%icc, .L298
	 mov	%i5, %g2
.L297:
	lduw	[%fp+1943], %g2
	mov	%g5, %g1
	mov	%i5, %i2
.L302:
	cmp	%i5, %g1
	bne,pt	%xcc, .L326
	 add	%g2, %g2, %g4
	add	%i1, -1, %i1
	cmp	%i1, -1
	bne,pt	%icc, .L295
	 st	%g4, [%i5]
	lduw	[%fp+2043], %g2
	cmp	%g2, 0
	bge,pn	%icc, .L317
	 lduw	[%fp+2007], %g4
	add	%i5, 44, %g3
.L305:
	mov	0, %g1
.L313:
	lduw	[%i2], %g2
	add	%i2, 4, %i2
	cmp	%g3, %i2
	bne,pt	%xcc, .L313
	 or	%g1, %g2, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	or	%g4, %g1, %g4
	ldx	[%fp+1991], %g1
	stx	%g1, [%i0]
	ldx	[%fp+1999], %g1
	st	%g4, [%fp+2007]
	stx	%g1, [%i0+8]
	ldx	[%fp+2007], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+2015], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+2031], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L326:
	lduw	[%g1-4], %g2
	add	%g1, -4, %g1
	srl	%g2, 31, %g3
	or	%g3, %g4, %g3
	ba,pt	%xcc, .L302
	 st	%g3, [%g1+4]
.L298:
.L330:
	mov	%i3, %g4
	mov	0, %g3
.L300:
	lduw	[%g2], %g1
	lduw	[%g4], %i2
	srl	%g3, 0, %g3
	sub	%g1, %i2, %g1
	sub	%g1, %g3, %g1
	st	%g1, [%g2]
	add	%g4, 4, %g4
	srlx	%g1, 32, %g1
	add	%g2, 4, %g2
	cmp	%i3, %g2
	bne,pt	%xcc, .L300
	 and	%g1, 1, %g3
	sra	%i1, 5, %g1
	sll	%o7, %i1, %g2
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-56], %g3
	or	%g2, %g3, %g2
	ba,pt	%xcc, .L297
	 st	%g2, [%g1-56]
.L317:
	ba,pt	%xcc, .L304
	 mov	0, %g1
.L306:
	cmp	%g1, -44
	be,pn	%xcc, .L327
	 mov	1, %g4
.L304:
	lduw	[%g5+%g1], %g4
	lduw	[%i4+%g1], %g3
	cmp	%g4, %g3
	be,pt	%icc, .L306
	 add	%g1, -4, %g1
	subx	%g0, -1, %g4
	movgeu	%icc, 1, %i1
.L307:
	add	%fp, 2043, %g1
	add	%fp, 2007, %o7
	add	%fp, 2003, %i4
	cmp	%o7, %g1
.L331:
	bne,pt	%xcc, .L328
	 add	%g2, %g2, %g5
	st	%g5, [%fp+2007]
	stx	%l0, [%fp+1999]
.L329:
	cmp	%i1, -1
	bne,pn	%icc, .L310
	 add	%i5, 44, %g3
	lduw	[%fp+2007], %g1
	ba,pt	%xcc, .L305
	 or	%g4, %g1, %g4
.L310:
	mov	0, %g2
.L311:
	lduw	[%i5], %g1
	lduw	[%i3], %g5
	srl	%g2, 0, %g2
	sub	%g1, %g5, %g1
	sub	%g1, %g2, %g1
	st	%g1, [%i5]
	add	%i3, 4, %i3
	srlx	%g1, 32, %g1
	add	%i5, 4, %i5
	cmp	%g3, %i5
	bne,pt	%xcc, .L311
	 and	%g1, 1, %g2
	lduw	[%fp+2007], %g1
	ba,pt	%xcc, .L305
	 or	%g4, %g1, %g4
.L328:
	lduw	[%g1-4], %g2
	srl	%g2, 31, %g3
	or	%g3, %g5, %g3
	st	%g3, [%g1]
	add	%g1, -4, %g1
	cmp	%i4, %g1
	bne,pt	%xcc, .L331
	 cmp	%o7, %g1
	ba,pt	%xcc, .L329
	 stx	%l0, [%fp+1999]
.L327:
	ba,pt	%xcc, .L307
	 mov	0, %i1
	.size	real_divide, .-real_divide
	.section	.text.real_sqrt,"ax",@progbits
	.align 4
	.global real_sqrt
	.type	real_sqrt, #function
	.proc	010
real_sqrt:
	save	%sp, -432, %sp
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	st	%g0, [%fp+1859]
	st	%g0, [%fp+1863]
	st	%g0, [%fp+1867]
	st	%g0, [%fp+1871]
	st	%g0, [%fp+1875]
	st	%g0, [%fp+1879]
	st	%g0, [%fp+1883]
	st	%g0, [%fp+1887]
	st	%g0, [%fp+1891]
	st	%g0, [%fp+1895]
	st	%g0, [%fp+1899]
	stx	%g0, [%fp+1903]
	stx	%g0, [%fp+1911]
	stx	%g0, [%fp+1919]
	stx	%g0, [%fp+1927]
	stx	%g0, [%fp+1935]
	st	%g0, [%fp+1943]
	lduw	[%i1+52], %g5
	cmp	%g5, 0
	be,a,pn	%icc, .L364
	 ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	and	%i5, 1, %g1
	brnz,pn	%g1, .L365
	 add	%i1, 16, %l4
.L335:
	srlx	%i5, 63, %g1
	add	%fp, 1903, %i4
	add	%g1, %i5, %g1
	mov	320, %l7
	srax	%g1, 1, %g1
	add	%fp, 1947, %l0
	stx	%g1, [%fp+1999]
	add	%fp, 1987, %l3
	add	%fp, 1899, %l2
	add	%fp, 1859, %l1
	add	%fp, 1943, %i2
	add	%i1, 52, %i3
	add	%i1, 12, %l5
	mov	%i4, %l6
.L336:
	lduw	[%fp+1899], %g3
	mov	%l2, %g1
	mov	%l1, %i5
.L338:
	cmp	%l1, %g1
	bne,pt	%xcc, .L366
	 sll	%g3, 2, %g4
	srl	%g5, 30, %g5
	lduw	[%i1+52], %g3
	or	%g4, %g5, %g4
	mov	%i3, %g1
	st	%g4, [%fp+1859]
	cmp	%g1, %l4
.L373:
	bne,pt	%xcc, .L367
	 sll	%g3, 2, %g4
	st	%g4, [%l4]
	mov	44, %o2
.L370:
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%l0, %o0
	lduw	[%fp+1987], %g3
	mov	%l3, %g1
	mov	%l0, %g4
.L342:
	cmp	%l0, %g1
	bne,pt	%xcc, .L368
	 sll	%g3, 2, %g5
	or	%g5, 1, %g5
	mov	%i2, %g3
	st	%g5, [%fp+1947]
	mov	10, %g5
.L345:
	cmp	%g5, 0
	bne,pt	%icc, .L343
	 lduw	[%g3], %g1
	add	%g1, %g1, %g2
	mov	0, %g1
	ba,pt	%xcc, .L344
	 st	%g2, [%g3]
.L346:
	cmp	%g1, -44
	be,pn	%xcc, .L371
	 mov	%l1, %g2
.L344:
	lduw	[%g1+%l2], %g3
	lduw	[%l3+%g1], %g2
	cmp	%g3, %g2
	be,a,pt	%icc, .L346
	 add	%g1, -4, %g1
	bgeu,a,pt %icc, .L348
	 mov	%l1, %g2
	addcc	%l7, -1, %l7
	be,pn	%icc, .L372
	 mov	40, %o2
.L369:
	ba,pt	%xcc, .L336
	 lduw	[%i1+52], %g5
.L348:
.L371:
	mov	0, %g3
.L349:
	lduw	[%g2], %g1
	lduw	[%g4], %g5
	srl	%g3, 0, %g3
	sub	%g1, %g5, %g1
	sub	%g1, %g3, %g1
	st	%g1, [%g2]
	add	%g4, 4, %g4
	srlx	%g1, 32, %g1
	add	%g2, 4, %g2
	cmp	%l6, %g2
	bne,pt	%xcc, .L349
	 and	%g1, 1, %g3
	lduw	[%fp+1903], %g1
	or	%g1, 1, %g1
	addcc	%l7, -1, %l7
	bne,pt	%icc, .L369
	 st	%g1, [%fp+1903]
	mov	40, %o2
.L372:
	mov	%i4, %o1
	add	%fp, 2007, %o0
	call	memcpy, 0
	 add	%l1, 44, %l1
.L351:
	lduw	[%i5], %g1
	add	%i5, 4, %i5
	cmp	%l1, %i5
	bne,pt	%xcc, .L351
	 or	%l7, %g1, %l7
	lduw	[%fp+2007], %g1
	cmp	%g0, %l7
	addx	%g0, 0, %g2
	or	%g1, %g2, %g1
	st	%g1, [%fp+2007]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2039], %g1
	add	%fp, 1791, %o1
	stx	%g1, [%fp+1839]
	call	normalise, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L368:
	lduw	[%g1-4], %g3
	add	%g1, -4, %g1
	srl	%g3, 30, %g2
	or	%g2, %g5, %g2
	ba,pt	%xcc, .L342
	 st	%g2, [%g1+4]
.L366:
	lduw	[%g1-4], %g3
	add	%g1, -4, %g1
	srl	%g3, 30, %g2
	or	%g2, %g4, %g2
	ba,pt	%xcc, .L338
	 st	%g2, [%g1+4]
.L367:
	lduw	[%g1-4], %g3
	srl	%g3, 30, %g2
	or	%g2, %g4, %g2
	st	%g2, [%g1]
	add	%g1, -4, %g1
	cmp	%g1, %l5
	bne,pt	%xcc, .L373
	 cmp	%g1, %l4
	ba,pt	%xcc, .L370
	 mov	44, %o2
.L343:
	lduw	[%g3-4], %g2
	add	%g1, %g1, %g1
	srl	%g2, 31, %g2
	add	%g3, -4, %g3
	or	%g2, %g1, %g1
	add	%g5, -1, %g5
	ba,pt	%xcc, .L345
	 st	%g1, [%g3+4]
.L365:
	mov	1, %o1
	call	shift_right_sticky.part.0, 0
	 mov	%l4, %o0
	add	%i5, 1, %i5
	lduw	[%i1+52], %g5
	ba,pt	%xcc, .L335
	 stx	%i5, [%i1+8]
.L364:
	ldx	[%i1+8], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
	.size	real_sqrt, .-real_sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
