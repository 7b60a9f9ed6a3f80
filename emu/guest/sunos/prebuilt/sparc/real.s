! b50849d5c1068a03ccee98118281fbbe emu/guest/libc/real.c
	.file	"real.c"
	.section	".text"
	.section	.text.has_bits_below.part.0,"ax",@progbits
	.align 4
	.type	has_bits_below.part.0, #function
	.proc	04
has_bits_below.part.0:
	save	%sp, -96, %sp
	sra	%i1, 5, %i5
	cmp	%i5, 0
	be	.L2
	 add	%i0, 8, %g1
	sll	%i5, 2, %g4
	mov	0, %g2
	add	%g1, %g4, %g4
.L3:
	ld	[%g1], %g3
	add	%g1, 4, %g1
	cmp	%g1, %g4
	bne	.L3
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	be	.L2
	 mov	1, %g1
.L1:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L2:
	andcc	%i1, 31, %g1
	be	.L1
	 add	%i5, 2, %i5
	sub	%g0, %g1, %g1
	sll	%i5, 2, %i5
	ld	[%i0+%i5], %g2
	sll	%g2, %g1, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	has_bits_below.part.0, .-has_bits_below.part.0
	.section	.text.shift_right_sticky.part.0,"ax",@progbits
	.align 4
	.type	shift_right_sticky.part.0, #function
	.proc	020
shift_right_sticky.part.0:
	save	%sp, -96, %sp
	sra	%i1, 5, %g1
	cmp	%g1, 0
	be	.L21
	 and	%i1, 31, %i1
	sll	%g1, 2, %i5
	mov	%i0, %g2
	add	%i0, %i5, %i4
	mov	0, %g3
.L16:
	ld	[%g2], %g4
	add	%g2, 4, %g2
	cmp	%g2, %i4
	bne	.L16
	 or	%g3, %g4, %g3
	cmp	%g0, %g3
	addx	%g0, 0, %i2
.L15:
	cmp	%i1, 0
	be,a	.L34
	 add	%i0, %i5, %g2
	sub	%g0, %i1, %g3
	ld	[%i0+%i5], %g2
	sll	%g2, %g3, %g2
	or	%g2, %i2, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %i2
	add	%i0, %i5, %g2
.L34:
	mov	32, %i3
	add	%g1, 10, %i4
	sub	%g0, %i5, %i5
	b	.L20
	 sub	%i3, %i1, %i3
.L33:
	be	.L23
	 ld	[%g2], %g3
	ld	[%g2+4], %g4
.L18:
	cmp	%i1, 0
	be,a	.L35
	 st	%g3, [%g2+%i5]
	sll	%g4, %i3, %g4
	srl	%g3, %i1, %g3
	or	%g4, %g3, %g3
	st	%g3, [%g2+%i5]
.L35:
	add	%g1, 1, %g1
	cmp	%g1, %i4
	be	.L32
	 add	%g2, 4, %g2
.L20:
	cmp	%g1, 9
	bleu	.L33
	 mov	0, %g4
	b	.L18
	 mov	0, %g3
.L23:
	b	.L18
	 mov	0, %g4
.L32:
	ld	[%i0], %g1
	or	%g1, %i2, %g1
	st	%g1, [%i0]
	jmp	%i7+8
	 restore
.L21:
	mov	0, %i2
	b	.L15
	 mov	0, %i5
	.size	shift_right_sticky.part.0, .-shift_right_sticky.part.0
	.section	.text.shift_right_sticky,"ax",@progbits
	.align 4
	.type	shift_right_sticky, #function
	.proc	020
shift_right_sticky:
	save	%sp, -96, %sp
	cmp	%i1, 0
	ble	.L42
	 mov	%i0, %i4
	cmp	%i1, 319
	bg	.L41
	 mov	%i0, %g1
	call	shift_right_sticky.part.0, 0
	 restore
.L41:
	add	%i0, 40, %g3
	mov	0, %i5
.L39:
	ld	[%g1], %g2
	add	%g1, 4, %g1
	cmp	%g1, %g3
	bne	.L39
	 or	%i5, %g2, %i5
	mov	40, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	cmp	%g0, %i5
	addx	%g0, 0, %g1
	st	%g1, [%i4]
.L42:
	jmp	%i7+8
	 restore
	.size	shift_right_sticky, .-shift_right_sticky
	.section	.text.keep_bits,"ax",@progbits
	.align 4
	.type	keep_bits, #function
	.proc	010
keep_bits:
	save	%sp, -136, %sp
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	cmp	%i1, 0
	be	.L58
	 ld	[%fp+64], %i3
	mov	320, %g1
	add	%i0, 8, %i5
	sub	%g1, %i1, %i1
	mov	0, %o1
	sra	%i1, 31, %i4
	mov	%i5, %o0
	and	%i4, 31, %i4
	add	%i4, %i1, %i4
	sra	%i4, 5, %i4
	sll	%i4, 2, %l0
	call	memset, 0
	 mov	%l0, %o2
	andcc	%i1, 31, %i1
	be	.L60
	 add	%fp, %l0, %l0
	add	%i4, 2, %i4
	mov	-1, %g2
	sll	%i4, 2, %i4
	sll	%g2, %i1, %g2
	ld	[%i0+%i4], %g1
	and	%g1, %g2, %g1
	st	%g1, [%i0+%i4]
.L60:
	mov	1, %g1
	sll	%g1, %i1, %g1
	cmp	%i2, 0
	bne	.L59
	 st	%g1, [%l0-40]
	mov	%i0, %o1
.L61:
	mov	48, %o2
	mov	%i3, %o0
	call	memcpy, 0
	 mov	%i3, %i0
	jmp	%i7+12
	 restore
.L59:
	mov	%i5, %o0
	add	%fp, -40, %g1
	add	%i0, 48, %i2
	mov	0, %i4
	mov	0, %i5
.L50:
	ld	[%g1], %g2
	mov	%g2, %g3
	ld	[%o0], %g4
	mov	0, %g2
	addcc	%g3, %g4, %o5
	addx	%g2, 0, %o4
	addcc	%o5, %i5, %g3
	st	%g3, [%o0]
	addx	%o4, %i4, %g2
	add	%o0, 4, %o0
	mov	%g2, %i5
	mov	0, %i4
	cmp	%i2, %o0
	bne	.L50
	 add	%g1, 4, %g1
	cmp	%g2, 0
	be	.L61
	 mov	%i0, %o1
	ld	[%i0+4], %g1
	sethi	%hi(-2147483648), %g2
	add	%g1, 1, %g1
	st	%g2, [%i0+44]
	st	%g1, [%i0+4]
	mov	48, %o2
	mov	%i3, %o0
	call	memcpy, 0
	 mov	%i3, %i0
	jmp	%i7+12
	 restore
.L58:
	mov	40, %o2
	mov	0, %o1
	call	memset, 0
	 add	%i0, 8, %o0
	cmp	%i2, 0
	be	.L45
	 mov	0, %g1
	ld	[%i0+4], %i2
	sethi	%hi(-2147483648), %g1
	add	%i2, 1, %i2
.L45:
	st	%g1, [%i0+44]
	st	%i2, [%i0+4]
	mov	%i0, %o1
	mov	48, %o2
	mov	%i3, %o0
	call	memcpy, 0
	 mov	%i3, %i0
	jmp	%i7+12
	 restore
	.size	keep_bits, .-keep_bits
	.global __clzsi2
	.section	.text.normalise,"ax",@progbits
	.align 4
	.type	normalise, #function
	.proc	010
normalise:
	save	%sp, -96, %sp
	mov	0, %g2
	mov	%i0, %i5
	ld	[%fp+64], %i0
	add	%i5, 8, %i3
	add	%i5, 48, %g4
	mov	%i3, %g1
.L63:
	ld	[%g1], %g3
	add	%g1, 4, %g1
	cmp	%g1, %g4
	bne	.L63
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	be	.L64
	 mov	0, %i4
	ld	[%i5+44], %o0
	ld	[%i5+4], %i4
	add	%i5, -36, %g4
	cmp	%o0, 0
	bne	.L66
	 add	%i4, -32, %g3
.L67:
	mov	%i5, %g1
	ld	[%g1+40], %g2
.L90:
	st	%g2, [%g1+44]
	add	%g1, -4, %g1
	cmp	%g1, %g4
	bne,a	.L90
	 ld	[%g1+40], %g2
	st	%g0, [%i5+8]
	ld	[%i5+44], %o0
	cmp	%o0, 0
	bne	.L87
	 add	%g3, -32, %g1
	b	.L67
	 mov	%g1, %g3
.L87:
	mov	%g3, %i4
	st	%g3, [%i5+4]
.L66:
	call	__clzsi2, 0
	 nop
	cmp	%o0, 0
	bne	.L88
	 mov	32, %i2
.L72:
	sub	%i4, %o0, %i4
.L64:
	st	%i4, [%i5+4]
	mov	48, %o2
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L88:
	ld	[%i5+44], %g3
	add	%i5, 44, %g1
	add	%i5, 4, %i1
	sub	%i2, %o0, %i2
	cmp	%i3, %g1
.L91:
	bne	.L89
	 sll	%g3, %o0, %g4
	b	.L72
	 st	%g4, [%i5+8]
.L89:
	ld	[%g1-4], %g3
	srl	%g3, %i2, %g2
	or	%g2, %g4, %g2
	st	%g2, [%g1]
	add	%g1, -4, %g1
	cmp	%i1, %g1
	bne	.L91
	 cmp	%i3, %g1
	b	.L64
	 sub	%i4, %o0, %i4
	.size	normalise, .-normalise
	.section	.text.real_of,"ax",@progbits
	.align 4
	.global real_of
	.type	real_of, #function
	.proc	010
real_of:
	save	%sp, -192, %sp
	mov	%i0, %g1
	ld	[%i0], %g2
	sethi	%hi(-16384), %g4
	sll	%g2, 1, %g3
	ld	[%g1+4], %i2
	srl	%g3, 17, %g3
	ld	[%g1+8], %i3
	ld	[%g1+12], %i4
	ld	[%fp+64], %i0
	sethi	%hi(64512), %g1
	or	%g4, 18, %i5
	or	%g1, 1023, %g1
	cmp	%g3, 0
	and	%g2, %g1, %g1
	be	.L93
	 srl	%g2, 31, %g2
	sethi	%hi(65536), %i5
	or	%g4, 17, %g4
	or	%g1, %i5, %g1
	add	%g3, %g4, %i5
.L93:
	st	%g2, [%fp-48]
	st	%i5, [%fp-44]
	ldd	[%fp-48], %g2
	st	%i3, [%fp-12]
	st	%i4, [%fp-16]
	std	%g2, [%fp-96]
	ldd	[%fp-16], %g2
	st	%g1, [%fp-4]
	st	%i2, [%fp-8]
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	std	%g2, [%fp-56]
	st	%i0, [%sp+64]
	add	%fp, -96, %o0
	call	normalise, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_of, .-real_of
	.section	.text.real_of_integer,"ax",@progbits
	.align 4
	.global real_of_integer
	.type	real_of_integer, #function
	.proc	010
real_of_integer:
	save	%sp, -192, %sp
	mov	%i0, %g1
	orcc	%g1, 0, %g3
	bge	.L97
	 ld	[%fp+64], %i0
	subcc	%g0, %g3, %g3
.L97:
	srl	%g1, 31, %g1
	st	%g3, [%fp-8]
	st	%g1, [%fp-48]
	mov	64, %g1
	st	%g1, [%fp-44]
	ldd	[%fp-48], %g2
	st	%g0, [%fp-4]
	std	%g2, [%fp-96]
	ldd	[%fp-8], %g2
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	std	%g2, [%fp-56]
	st	%i0, [%sp+64]
	add	%fp, -96, %o0
	call	normalise, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_of_integer, .-real_of_integer
	.section	.text.real_of_words,"ax",@progbits
	.align 4
	.global real_of_words
	.type	real_of_words, #function
	.proc	010
real_of_words:
	save	%sp, -144, %sp
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ld	[%fp+64], %i5
	cmp	%i1, 0
	bne	.L99
	 add	%i0, -4, %g2
	b	.L118
	 st	%i2, [%fp-48]
.L101:
	be	.L100
	 add	%i3, -32, %i3
.L99:
	sll	%i1, 2, %g1
	ld	[%g2+%g1], %g1
	cmp	%g1, 0
	be,a	.L101
	 addcc	%i1, -1, %i1
	sll	%i1, 2, %i4
	add	%i4, -4, %i4
	ld	[%i0+%i4], %o0
	call	__clzsi2, 0
	 add	%i4, 4, %i4
	add	%i0, %i4, %g3
	add	%i1, -1, %i1
	mov	32, %i0
	add	%fp, -4, %g2
	add	%fp, -44, %i4
	sub	%i0, %o0, %i0
.L102:
	cmp	%i1, 0
	bl	.L104
	 mov	0, %g1
	ld	[%g3-4], %g1
.L104:
	addcc	%i1, -1, %i1
	bneg	.L105
	 mov	0, %g4
	ld	[%g3-8], %g4
.L105:
	cmp	%o0, 0
	be,a	.L119
	 st	%g1, [%g2]
	srl	%g4, %i0, %g4
	sll	%g1, %o0, %g1
	or	%g4, %g1, %g1
	st	%g1, [%g2]
.L119:
	add	%g2, -4, %g2
	cmp	%g2, %i4
	bne	.L102
	 add	%g3, -4, %g3
	sub	%i3, %o0, %i3
	mov	48, %o2
	std	%i2, [%fp-48]
	add	%fp, -48, %o1
	mov	%i5, %o0
	call	memcpy, 0
	 mov	%i5, %i0
	jmp	%i7+12
	 restore
.L100:
	st	%i2, [%fp-48]
.L118:
	mov	48, %o2
	add	%fp, -48, %o1
	mov	%i5, %o0
	call	memcpy, 0
	 mov	%i5, %i0
	jmp	%i7+12
	 restore
	.size	real_of_words, .-real_of_words
	.section	.text.real_round,"ax",@progbits
	.align 4
	.global real_round
	.type	real_round, #function
	.proc	010
real_round:
	save	%sp, -144, %sp
	ld	[%i0+44], %g1
	cmp	%g1, 0
	be	.L130
	 ld	[%fp+64], %i5
	cmp	%i1, 319
	ble	.L138
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	bne	.L141
	 mov	%i0, %o1
	cmp	%i1, 0
.L142:
	bl	.L139
	 mov	319, %o1
	sub	%o1, %i1, %o1
	sra	%o1, 5, %g1
	add	%g1, 2, %g1
	sll	%g1, 2, %g1
	ld	[%i0+%g1], %g1
	srl	%g1, %o1, %g1
	andcc	%g1, 1, %g0
	be	.L126
	 mov	0, %i4
	mov	320, %i3
	cmp	%o1, 0
	be	.L127
	 sub	%i3, %i1, %i3
	call	has_bits_below.part.0, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i4
	be	.L140
	 cmp	%i3, 320
	mov	1, %i4
.L126:
	add	%fp, -48, %g1
.L143:
	mov	%i0, %o1
	mov	%g1, %o0
	call	memcpy, 0
	 mov	48, %o2
	mov	%i4, %o2
	st	%i5, [%sp+64]
	mov	%i1, %o1
	call	keep_bits, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L130:
	mov	%i0, %o1
.L141:
	mov	48, %o2
	mov	%i5, %o0
	call	memcpy, 0
	 mov	%i5, %i0
	jmp	%i7+12
	 restore
.L138:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be	.L142
	 cmp	%i1, 0
	b	.L141
	 mov	%i0, %o1
.L140:
	be	.L143
	 add	%fp, -48, %g1
.L127:
	sra	%i3, 5, %g1
	add	%g1, 2, %g1
	sll	%g1, 2, %g1
	ld	[%i0+%g1], %i4
	srl	%i4, %i3, %i4
	b	.L126
	 and	%i4, 1, %i4
.L139:
	ld	[%i0], %g1
	st	%g0, [%i5+4]
	st	%g0, [%i5+8]
	st	%g0, [%i5+12]
	st	%g0, [%i5+16]
	st	%g0, [%i5+20]
	st	%g0, [%i5+24]
	st	%g0, [%i5+28]
	st	%g0, [%i5+32]
	st	%g0, [%i5+36]
	st	%g0, [%i5+40]
	st	%g0, [%i5+44]
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	real_round, .-real_round
	.section	.text.real_quad,"ax",@progbits
	.align 4
	.global real_quad
	.type	real_quad, #function
	.proc	010
real_quad:
	save	%sp, -192, %sp
	ld	[%i0], %g1
	add	%fp, -96, %g3
	cmp	%g0, %g1
	mov	%i0, %i5
	addx	%g0, 0, %i4
	mov	%g3, %o0
	ld	[%fp+64], %i0
	mov	48, %o2
	call	memcpy, 0
	 mov	%i5, %o1
	ld	[%i5+4], %g2
	sethi	%hi(-16384), %g1
	sll	%i4, 31, %i4
	or	%g1, 3, %g1
	mov	%o0, %g3
	cmp	%g2, %g1
	ble	.L145
	 mov	0, %i1
	mov	%g1, %g2
.L145:
	mov	%g3, %o0
	add	%fp, -48, %i3
	sethi	%hi(16384), %i2
	st	%i3, [%sp+64]
	or	%i2, 110, %o1
	add	%g2, %o1, %o1
	call	real_round, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ld	[%i5+44], %g1
	cmp	%g1, 0
	be	.L150
	 mov	0, %g2
	ld	[%i5+4], %g2
	cmp	%g2, %i2
	bg	.L152
	 sethi	%hi(-16384), %g3
	or	%g3, 2, %g3
	cmp	%g2, %g3
	bge	.L148
	 mov	%g2, %g1
	mov	%g3, %g1
.L148:
	sethi	%hi(15360), %g3
	or	%g3, 1022, %g3
	addcc	%g1, %g3, %i3
	bne	.L149
	 mov	15, %o1
	sethi	%hi(-16384), %o1
	or	%o1, 18, %o1
	sub	%o1, %g2, %o1
.L149:
	call	shift_right_sticky, 0
	 add	%i5, 8, %o0
	lduh	[%i5+46], %g2
	sll	%i3, 16, %g1
	or	%g2, %g1, %g1
	ld	[%i5+40], %i1
	or	%i4, %g1, %i4
	ld	[%i5+36], %g2
	ld	[%i5+32], %g1
	st	%i4, [%i0]
	st	%i1, [%i0+4]
	st	%g2, [%i0+8]
	st	%g1, [%i0+12]
	jmp	%i7+12
	 restore
.L152:
	sethi	%hi(2147418112), %g1
	mov	0, %g2
	or	%i4, %g1, %i4
	st	%i1, [%i0+4]
	mov	0, %g1
	st	%i4, [%i0]
	st	%g2, [%i0+8]
	st	%g1, [%i0+12]
	jmp	%i7+12
	 restore
.L150:
	mov	0, %g1
	st	%i4, [%i0]
	st	%i1, [%i0+4]
	st	%g2, [%i0+8]
	st	%g1, [%i0+12]
	jmp	%i7+12
	 restore
	.size	real_quad, .-real_quad
	.section	.text.real_result,"ax",@progbits
	.align 4
	.global real_result
	.type	real_result, #function
	.proc	010
real_result:
	save	%sp, -192, %sp
	mov	48, %o2
	ld	[%fp+64], %i4
	add	%fp, -96, %i5
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %g1
	mov	288, %o1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_round, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-72]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-56]
	st	%i4, [%sp+64]
	call	real_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_result, .-real_result
	.section	.text.real_float,"ax",@progbits
	.align 4
	.global real_float
	.type	real_float, #function
	.proc	06
real_float:
	save	%sp, -152, %sp
	ld	[%i0], %g1
	cmp	%g0, %g1
	add	%fp, -48, %g1
	addx	%g0, 0, %i5
	mov	%i0, %o1
	mov	%g1, %o0
	call	memcpy, 0
	 mov	48, %o2
	ld	[%i0+4], %o1
	sll	%i5, 31, %i5
	cmp	%o1, -125
	ble	.L155
	 mov	%o0, %g1
	mov	-125, %o1
.L155:
	mov	%g1, %o0
	st	%i0, [%sp+64]
	add	%o1, 149, %o1
	call	real_round, 0
	 nop
	unimp	48
	ld	[%i0+4], %g1
	cmp	%g1, 128
	ble,a	.L156
	 ld	[%i0+44], %g2
	sethi	%hi(2139095040), %g1
	or	%i5, %g1, %i5
	st	%i5, [%fp-52]
.L162:
	ld	[%fp-52], %f0
	jmp	%i7+8
	 restore
.L156:
	cmp	%g2, 0
	be,a	.L162
	 st	%i5, [%fp-52]
	cmp	%g1, -125
	bge,a	.L158
	 add	%g1, 126, %g1
	mov	-117, %g3
	sub	%g3, %g1, %g1
	srl	%g2, %g1, %g2
	or	%i5, %g2, %i5
	st	%i5, [%fp-52]
	ld	[%fp-52], %f0
	jmp	%i7+8
	 restore
.L158:
	sll	%g2, 1, %g2
	sll	%g1, 23, %g1
	srl	%g2, 9, %g2
	or	%g1, %i5, %i5
	or	%i5, %g2, %i5
	st	%i5, [%fp-52]
	ld	[%fp-52], %f0
	jmp	%i7+8
	 restore
	.size	real_float, .-real_float
	.section	.text.real_integer,"ax",@progbits
	.align 4
	.global real_integer
	.type	real_integer, #function
	.proc	04
real_integer:
	save	%sp, -96, %sp
	mov	%i0, %g3
	ld	[%g3+4], %g1
	cmp	%g1, 0
	ble	.L164
	 mov	0, %i0
	sub	%g0, %g1, %g2
	ld	[%g3+44], %g1
	srl	%g1, %g2, %i0
.L164:
	ld	[%g3], %g1
	cmp	%g1, 0
	bne,a	.L170
	 sub	%g0, %i0, %i0
.L170:
	jmp	%i7+8
	 restore
	.size	real_integer, .-real_integer
	.section	.text.real_to_integer,"ax",@progbits
	.align 4
	.global real_to_integer
	.type	real_to_integer, #function
	.proc	010
real_to_integer:
	save	%sp, -144, %sp
	mov	%i0, %i5
	ld	[%fp+64], %i0
	ld	[%i5+44], %g1
	cmp	%g1, 0
	be	.L197
	 ld	[%i5+4], %i4
	cmp	%i4, 319
	ble	.L231
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	bne	.L237
	 mov	48, %o2
	orcc	%i4, 0, %i2
.L239:
	bl	.L232
	 mov	320, %l1
	mov	319, %o1
	sub	%l1, %i4, %l1
	sub	%o1, %i4, %o1
	sra	%o1, 5, %g1
	cmp	%o1, 0
	add	%g1, 2, %g1
	sll	%g1, 2, %g1
	ld	[%i5+%g1], %i3
	srl	%i3, %o1, %i3
	and	%i3, 1, %i3
	be	.L178
	 mov	%i3, %l0
	call	has_bits_below.part.0, 0
	 mov	%i5, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %o1
	cmp	%i4, 0
	be	.L179
	 cmp	%l1, 320
	bne	.L191
	 mov	0, %g1
.L180:
	cmp	%i1, 3
	be,a	.L238
	 ld	[%i5], %g1
	bgu	.L190
	 cmp	%i1, 1
	be	.L187
	 cmp	%i1, 2
	bne,a	.L181
	 mov	0, %l0
	add	%fp, -48, %g1
.L241:
	mov	%i5, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%g1, %o0
	mov	%l0, %o2
	st	%i0, [%sp+64]
	mov	%i2, %o1
	call	keep_bits, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L197:
	mov	48, %o2
.L237:
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L231:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be	.L239
	 orcc	%i4, 0, %i2
	b	.L237
	 mov	48, %o2
.L178:
	cmp	%i4, 0
	be	.L240
	 cmp	%i1, 2
.L191:
	sra	%l1, 5, %g1
	add	%g1, 2, %g1
	sll	%g1, 2, %g1
	ld	[%i5+%g1], %g1
	srl	%g1, %l1, %g1
	b	.L180
	 and	%g1, 1, %g1
.L190:
	cmp	%i1, 4
	bne,a	.L181
	 mov	0, %l0
	ld	[%i5], %g1
.L242:
	cmp	%g1, 0
	be	.L229
	 mov	0, %l0
.L181:
	cmp	%i4, 0
	bne	.L241
	 add	%fp, -48, %g1
	st	%g0, [%i5+4]
.L234:
	add	%fp, -48, %g1
	mov	%i5, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%g1, %o0
	mov	%l0, %o2
	st	%i0, [%sp+64]
	mov	%i2, %o1
	call	keep_bits, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L188:
	ld	[%i5], %g1
.L238:
	cmp	%g1, 0
	be	.L181
	 mov	0, %l0
.L229:
	b	.L181
	 or	%i3, %o1, %l0
.L232:
	cmp	%i1, 3
	be	.L233
	 mov	0, %i2
	cmp	%i1, 4
	be,a	.L184
	 ld	[%i5], %g1
.L230:
	mov	0, %l0
.L236:
	b	.L234
	 st	%g0, [%i5+4]
.L235:
	cmp	%i1, 1
	bne	.L230
	 mov	0, %g1
.L187:
	cmp	%i3, 0
	be	.L181
	 mov	0, %l0
	b	.L181
	 or	%g1, %o1, %l0
.L184:
	st	%g0, [%i5+4]
	cmp	%g0, %g1
	b	.L234
	 subx	%g0, -1, %l0
.L179:
	cmp	%i1, 2
.L240:
	be,a	.L234
	 st	%g0, [%i5+4]
	bleu	.L235
	 cmp	%i1, 3
	be	.L188
	 cmp	%i1, 4
	be,a	.L242
	 ld	[%i5], %g1
	b	.L236
	 mov	0, %l0
.L233:
	ld	[%i5], %g1
	st	%g0, [%i5+4]
	cmp	%g0, %g1
	b	.L234
	 addx	%g0, 0, %l0
	.size	real_to_integer, .-real_to_integer
	.section	.text.real_compare,"ax",@progbits
	.align 4
	.global real_compare
	.type	real_compare, #function
	.proc	04
real_compare:
	save	%sp, -96, %sp
	ld	[%i0+44], %g2
	cmp	%g2, 0
	be	.L244
	 ld	[%i1+44], %g1
	ld	[%i0], %g4
	ld	[%i1], %g2
	cmp	%g4, %g2
	be	.L268
	 cmp	%g1, 0
	bne	.L269
	 mov	1, %i0
.L249:
	cmp	%g4, 0
	be	.L274
	 nop
	sub	%g0, %i0, %i0
.L275:
	jmp	%i7+8
	 restore
.L244:
	cmp	%g1, 0
	be	.L275
	 mov	0, %i0
	ld	[%i1], %g1
	cmp	%g0, %g1
	subx	%g0, 0, %i0
	and	%i0, 2, %i0
	jmp	%i7+8
	 restore %i0, -1, %o0
.L268:
	be,a	.L249
	 mov	1, %i0
	ld	[%i0+4], %g2
	ld	[%i1+4], %g1
	cmp	%g2, %g1
	bne	.L270
	 mov	0, %g1
	add	%i0, 44, %i0
	b	.L250
	 add	%i1, 44, %i1
.L251:
	cmp	%g1, -40
	be,a	.L249
	 mov	0, %i0
.L250:
	ld	[%i0+%g1], %g3
	ld	[%i1+%g1], %g2
	cmp	%g3, %g2
	be,a	.L251
	 add	%g1, -4, %g1
	bgeu	.L249
	 mov	1, %i0
	mov	-1, %i0
.L273:
	cmp	%g4, 0
	be	.L274
	 nop
	sub	%g0, %i0, %i0
	jmp	%i7+8
	 restore
.L270:
	bge	.L249
	 mov	1, %i0
	b	.L273
	 mov	-1, %i0
.L269:
	cmp	%g0, %g4
	addx	%g0, -1, %i0
	and	%i0, 2, %i0
	add	%i0, -1, %i0
.L274:
	jmp	%i7+8
	 restore
	.size	real_compare, .-real_compare
	.section	.text.real_negate,"ax",@progbits
	.align 4
	.global real_negate
	.type	real_negate, #function
	.proc	010
real_negate:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	mov	%i0, %o1
	mov	48, %o2
	ld	[%fp+64], %i0
	st	%g1, [%o1]
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
	.size	real_negate, .-real_negate
	.section	.text.real_scale,"ax",@progbits
	.align 4
	.global real_scale
	.type	real_scale, #function
	.proc	010
real_scale:
	save	%sp, -96, %sp
	mov	%i0, %o1
	ld	[%fp+64], %i0
	ld	[%o1+44], %g2
	cmp	%g2, 0
	be	.L278
	 ld	[%o1+4], %g1
	add	%g1, %i1, %g1
.L278:
	st	%g1, [%o1+4]
	mov	48, %o2
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
	.size	real_scale, .-real_scale
	.section	.text.real_add,"ax",@progbits
	.align 4
	.global real_add
	.type	real_add, #function
	.proc	010
real_add:
	save	%sp, -240, %sp
	ld	[%i0+44], %g1
	mov	%i0, %i3
	ld	[%i1+44], %i5
	cmp	%g1, 0
	be	.L303
	 ld	[%fp+64], %i0
	cmp	%i5, 0
	be	.L304
	 add	%fp, -48, %g2
	ld	[%i3+4], %l0
	ld	[%i1+4], %i5
	cmp	%l0, %i5
	be,a	.L295
	 mov	0, %g1
	bl	.L308
	 add	%fp, -48, %i4
	add	%i1, 8, %i2
.L310:
	sub	%l0, %i5, %o1
	call	shift_right_sticky, 0
	 mov	%i2, %o0
	ld	[%i1], %g1
	ld	[%i3], %g2
	cmp	%g2, %g1
	be	.L296
	 mov	0, %g1
.L306:
	mov	0, %g3
	add	%i3, 8, %o0
.L293:
	ld	[%o0+%g1], %i4
	mov	%i4, %i5
	ld	[%i2+%g1], %g4
	mov	0, %i4
	subcc	%i5, %g4, %o5
	subx	%i4, 0, %o4
	subcc	%o5, %g3, %i5
	st	%i5, [%o0+%g1]
	subx	%o4, 0, %i4
	add	%g1, 4, %g1
	cmp	%g1, 40
	bne	.L293
	 and	%i4, 1, %g3
	add	%fp, -144, %g1
	mov	%i3, %o1
	mov	48, %o2
	mov	%g1, %o0
	call	memcpy, 0
	 add	%fp, -96, %i5
	st	%i5, [%sp+64]
	call	normalise, 0
	 nop
	unimp	48
	mov	%i5, %o1
	mov	48, %o2
	call	memcpy, 0
	 mov	%i3, %o0
	ld	[%i3+44], %g1
	cmp	%g0, %g1
	ld	[%i3], %g1
	addx	%g0, 0, %g2
	and	%g1, %g2, %g1
	mov	48, %o2
	mov	%i3, %o1
	st	%g1, [%i3]
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L304:
	mov	%g1, %i5
	mov	%g2, %o0
	mov	48, %o2
	call	memcpy, 0
	 mov	%i3, %o1
	ld	[%i3], %g1
	mov	%o0, %g2
.L285:
	st	%g1, [%fp-48]
.L309:
	st	%i5, [%fp-4]
	mov	48, %o2
	mov	%g2, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L303:
	add	%fp, -48, %g2
	mov	48, %o2
	mov	%g2, %o0
	call	memcpy, 0
	 mov	%i1, %o1
	cmp	%i5, 0
	mov	%o0, %g2
	bne	.L305
	 ld	[%i1], %g3
	ld	[%i3], %g1
	cmp	%g1, 0
	be,a	.L309
	 st	%g1, [%fp-48]
	cmp	%g0, %g3
	addx	%g0, 0, %g1
	st	%i5, [%fp-4]
	st	%g1, [%fp-48]
	mov	48, %o2
	mov	%g2, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L295:
	add	%i3, 44, %i4
	b	.L288
	 add	%i1, 44, %g4
.L291:
	cmp	%g1, -40
	be	.L310
	 add	%i1, 8, %i2
.L288:
	ld	[%i4+%g1], %g3
	ld	[%g4+%g1], %g2
	cmp	%g3, %g2
	be,a	.L291
	 add	%g1, -4, %g1
	bgeu	.L310
	 add	%i1, 8, %i2
	add	%fp, -48, %i4
.L308:
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i4, %o0
	mov	48, %o2
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i3, %o0
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%i1, %o0
	mov	%l0, %g1
	add	%i1, 8, %i2
	mov	%i5, %l0
	mov	%i2, %o0
	mov	%g1, %i5
	call	shift_right_sticky, 0
	 sub	%l0, %i5, %o1
	ld	[%i1], %g1
	ld	[%i3], %g2
	cmp	%g2, %g1
	bne	.L306
	 mov	0, %g1
.L296:
	mov	0, %o4
	mov	0, %o5
	add	%i3, 8, %o0
.L292:
	ld	[%i2+%g1], %i4
	mov	%i4, %i5
	ld	[%o0+%g1], %g3
	mov	0, %i4
	addcc	%i5, %g3, %o3
	addx	%i4, 0, %o2
	addcc	%o3, %o5, %i5
	st	%i5, [%o0+%g1]
	addx	%o2, %o4, %i4
	add	%g1, 4, %g1
	mov	%i4, %o5
	cmp	%g1, 40
	bne	.L292
	 mov	0, %o4
	cmp	%i4, 0
	bne	.L307
	 nop
.L294:
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L307:
	call	shift_right_sticky.part.0, 0
	 mov	1, %o1
	ld	[%i3+44], %g1
	add	%l0, 1, %l0
	sethi	%hi(-2147483648), %g2
	st	%l0, [%i3+4]
	or	%g1, %g2, %g1
	b	.L294
	 st	%g1, [%i3+44]
.L305:
	b	.L285
	 mov	%g3, %g1
	.size	real_add, .-real_add
	.section	.text.real_subtract,"ax",@progbits
	.align 4
	.global real_subtract
	.type	real_subtract, #function
	.proc	010
real_subtract:
	save	%sp, -240, %sp
	mov	48, %o2
	add	%fp, -96, %i5
	ld	[%fp+64], %i4
	mov	%i1, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -48, %g1
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_negate, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ldd	[%fp-48], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-120]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-8], %g2
	add	%fp, -144, %o1
	std	%g2, [%fp-104]
	st	%i4, [%sp+64]
	mov	%i5, %o0
	call	real_add, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore %g0, %i4, %o0
	.size	real_subtract, .-real_subtract
	.section	.text.real_multiply,"ax",@progbits
	.align 4
	.global real_multiply
	.type	real_multiply, #function
	.proc	010
real_multiply:
	save	%sp, -224, %sp
	ld	[%i0], %g1
	ld	[%i1], %g3
	st	%g0, [%fp-80]
	xor	%g1, %g3, %g1
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%g0, [%fp-120]
	st	%g0, [%fp-116]
	st	%g0, [%fp-112]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-100]
	st	%g0, [%fp-96]
	st	%g0, [%fp-92]
	ld	[%i0+4], %o7
	ld	[%i1+4], %g2
	cmp	%g0, %g1
	st	%g0, [%fp-88]
	addx	%g0, 0, %g1
	add	%o7, %g2, %o7
	st	%g1, [%fp-128]
	st	%g0, [%fp-84]
	st	%o7, [%fp-124]
	ld	[%i0+44], %g1
	cmp	%g1, 0
	be	.L313
	 ld	[%fp+64], %l0
	ld	[%i1+44], %g1
	cmp	%g1, 0
	be	.L313
	 add	%fp, -80, %l1
	add	%i0, 8, %i0
	add	%fp, -40, %l2
	mov	%l1, %g4
	b	.L318
	 add	%i1, 8, %i1
.L316:
	cmp	%g4, %l2
	be	.L335
	 add	%i0, 4, %i0
.L318:
	ld	[%i0], %i4
	cmp	%i4, 0
	be,a	.L316
	 add	%g4, 4, %g4
	mov	0, %g1
	mov	0, %i2
	mov	0, %i3
.L317:
	ld	[%i1+%g1], %g2
	umul	%i4, %g2, %g3
	rd	%y, %g2
	ld	[%g4+%g1], %i5
	addcc	%g3, %i5, %o5
	addx	%g2, 0, %o4
	addcc	%o5, %i3, %g3
	st	%g3, [%g4+%g1]
	addx	%o4, %i2, %g2
	add	%g1, 4, %g1
	mov	%g2, %i3
	cmp	%g1, 40
	bne	.L317
	 mov	0, %i2
	st	%g2, [%g4+40]
	add	%g4, 4, %g4
	cmp	%g4, %l2
	bne	.L318
	 add	%i0, 4, %i0
.L335:
	ld	[%fp-4], %g2
	cmp	%g2, 0
	bge	.L336
	 add	%fp, -4, %g1
.L319:
	mov	40, %o2
	mov	%l2, %o1
	call	memcpy, 0
	 add	%fp, -120, %o0
	mov	0, %g1
.L322:
	ld	[%l1], %g2
	add	%l1, 4, %l1
	cmp	%l1, %l2
	bne	.L322
	 or	%g1, %g2, %g1
	cmp	%g0, %g1
	ld	[%fp-120], %g1
	addx	%g0, 0, %g2
	or	%g1, %g2, %g1
	mov	48, %o2
	st	%g1, [%fp-120]
	add	%fp, -128, %o1
	mov	%l0, %o0
	call	memcpy, 0
	 mov	%l0, %i0
	jmp	%i7+12
	 restore
.L313:
	st	%g0, [%fp-124]
	mov	48, %o2
	add	%fp, -128, %o1
	mov	%l0, %o0
	call	memcpy, 0
	 mov	%l0, %i0
	jmp	%i7+12
	 restore
.L336:
.L321:
	cmp	%g1, %l1
	bne	.L337
	 add	%g2, %g2, %g4
	add	%o7, -1, %o7
	st	%g4, [%fp-80]
	b	.L319
	 st	%o7, [%fp-124]
.L337:
	ld	[%g1-4], %g2
	add	%g1, -4, %g1
	srl	%g2, 31, %g3
	or	%g3, %g4, %g3
	b	.L321
	 st	%g3, [%g1+4]
	.size	real_multiply, .-real_multiply
	.global __udivdi3
	.global __umoddi3
	.section	.text.real_divide_small,"ax",@progbits
	.align 4
	.global real_divide_small
	.type	real_divide_small, #function
	.proc	010
real_divide_small:
	save	%sp, -144, %sp
	mov	0, %i5
	ld	[%fp+64], %l0
	add	%i0, 44, %i4
	add	%i0, 4, %i2
.L339:
	ld	[%i4], %i3
	mov	0, %o2
	mov	%i1, %o3
	mov	%i5, %o0
	call	__udivdi3, 0
	 mov	%i3, %o1
	mov	%i5, %o0
	st	%o1, [%i4]
	mov	0, %o2
	mov	%i1, %o3
	call	__umoddi3, 0
	 mov	%i3, %o1
	add	%i4, -4, %i4
	cmp	%i4, %i2
	bne	.L339
	 mov	%o1, %i5
	add	%fp, -48, %g1
	mov	%i0, %o1
	mov	48, %o2
	mov	%g1, %o0
	call	memcpy, 0
	 mov	%l0, %i0
	st	%l0, [%sp+64]
	call	normalise, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
	.size	real_divide_small, .-real_divide_small
	.section	.text.real_divide,"ax",@progbits
	.align 4
	.global real_divide
	.type	real_divide, #function
	.proc	010
real_divide:
	save	%sp, -232, %sp
	ld	[%i1], %g2
	ld	[%i0], %g1
	xor	%g1, %g2, %g1
	ld	[%i1+4], %g2
	cmp	%g0, %g1
	ld	[%i0+4], %l0
	st	%g0, [%fp-40]
	sub	%l0, %g2, %l0
	st	%g0, [%fp-36]
	addx	%g0, 0, %g2
	add	%l0, 1, %g1
	st	%g0, [%fp-32]
	st	%g1, [%fp-44]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%g2, [%fp-48]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	st	%g0, [%fp-128]
	st	%g0, [%fp-124]
	st	%g0, [%fp-120]
	st	%g0, [%fp-116]
	st	%g0, [%fp-112]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-100]
	st	%g0, [%fp-96]
	st	%g0, [%fp-92]
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	st	%g0, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	ld	[%i0+44], %g1
	cmp	%g1, 0
	bne	.L342
	 ld	[%fp+64], %i4
	st	%g0, [%fp-44]
	mov	48, %o2
	add	%fp, -48, %o1
	mov	%i4, %o0
	call	memcpy, 0
	 mov	%i4, %i0
	jmp	%i7+12
	 restore
.L342:
	mov	40, %o2
	add	%i0, 8, %o1
	add	%fp, -136, %i5
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -92, %i2
	mov	40, %o2
	add	%i1, 8, %o1
	call	memcpy, 0
	 mov	%i2, %o0
	mov	319, %o4
	add	%fp, -96, %i3
	add	%fp, -52, %o7
	mov	1, %o3
.L344:
	b	.L348
	 mov	0, %g1
.L345:
	cmp	%g1, -44
	be,a	.L380
	 mov	%i5, %g1
.L348:
	ld	[%i3+%g1], %g3
	ld	[%o7+%g1], %g2
	cmp	%g3, %g2
	be	.L345
	 add	%g1, -4, %g1
	bgeu	.L347
	 mov	%i5, %g1
.L346:
	ld	[%fp-96], %g2
	mov	%i3, %g1
	mov	%i5, %i1
.L351:
	cmp	%i5, %g1
	bne	.L375
	 add	%g2, %g2, %g4
	add	%o4, -1, %o4
	cmp	%o4, -1
	bne	.L344
	 st	%g4, [%i5]
	ld	[%fp-4], %g2
	cmp	%g2, 0
	bge	.L366
	 ld	[%fp-40], %g4
	add	%i5, 44, %g3
.L354:
	mov	0, %g1
.L362:
	ld	[%i1], %g2
	add	%i1, 4, %i1
	cmp	%g3, %i1
	bne	.L362
	 or	%g1, %g2, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	or	%g1, %g4, %g1
	mov	48, %o2
	st	%g1, [%fp-40]
	add	%fp, -48, %o1
	mov	%i4, %o0
	call	memcpy, 0
	 mov	%i4, %i0
	jmp	%i7+12
	 restore
.L375:
	ld	[%g1-4], %g2
	add	%g1, -4, %g1
	srl	%g2, 31, %g3
	or	%g3, %g4, %g3
	b	.L351
	 st	%g3, [%g1+4]
.L347:
.L380:
	mov	%i2, %g4
	mov	0, %o5
.L349:
	ld	[%g1], %g2
	mov	%g2, %g3
	ld	[%g4], %o2
	mov	0, %g2
	subcc	%g3, %o2, %i1
	subx	%g2, 0, %i0
	subcc	%i1, %o5, %g3
	st	%g3, [%g1]
	subx	%i0, 0, %g2
	add	%g1, 4, %g1
	and	%g2, 1, %o5
	cmp	%i2, %g1
	bne	.L349
	 add	%g4, 4, %g4
	sra	%o4, 5, %g1
	sll	%o3, %o4, %g2
	add	%g1, 2, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-48], %g3
	or	%g2, %g3, %g2
	b	.L346
	 st	%g2, [%g1-48]
.L366:
	b	.L353
	 mov	0, %g1
.L355:
	cmp	%g1, -44
	be,a	.L376
	 mov	1, %i3
.L353:
	ld	[%i3+%g1], %g4
	ld	[%o7+%g1], %g3
	cmp	%g4, %g3
	be	.L355
	 add	%g1, -4, %g1
	bgeu	.L377
	 mov	0, %i3
.L356:
	add	%fp, -4, %g1
	add	%fp, -40, %o7
	add	%fp, -44, %i0
	cmp	%o7, %g1
.L381:
	bne	.L378
	 add	%g2, %g2, %g4
	st	%g4, [%fp-40]
	st	%l0, [%fp-44]
.L379:
	cmp	%o4, -1
	bne	.L359
	 add	%i5, 44, %g3
	ld	[%fp-40], %g4
	b	.L354
	 or	%i3, %g4, %g4
.L359:
	mov	0, %g1
.L360:
	ld	[%i5], %o4
	mov	%o4, %o5
	ld	[%i2], %g2
	mov	0, %o4
	subcc	%o5, %g2, %o3
	subx	%o4, 0, %o2
	subcc	%o3, %g1, %o5
	st	%o5, [%i5]
	subx	%o2, 0, %o4
	add	%i5, 4, %i5
	and	%o4, 1, %g1
	cmp	%g3, %i5
	bne	.L360
	 add	%i2, 4, %i2
	ld	[%fp-40], %g4
	b	.L354
	 or	%i3, %g4, %g4
.L378:
	ld	[%g1-4], %g2
	srl	%g2, 31, %g3
	or	%g3, %g4, %g3
	st	%g3, [%g1]
	add	%g1, -4, %g1
	cmp	%i0, %g1
	bne	.L381
	 cmp	%o7, %g1
	b	.L379
	 st	%l0, [%fp-44]
.L376:
	b	.L356
	 mov	0, %o4
.L377:
	mov	1, %i3
	b	.L356
	 mov	1, %o4
	.size	real_divide, .-real_divide
	.section	.text.real_sqrt,"ax",@progbits
	.align 4
	.global real_sqrt
	.type	real_sqrt, #function
	.proc	010
real_sqrt:
	save	%sp, -328, %sp
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	st	%g0, [%fp-28]
	st	%g0, [%fp-24]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%g0, [%fp-180]
	st	%g0, [%fp-176]
	st	%g0, [%fp-172]
	st	%g0, [%fp-168]
	st	%g0, [%fp-164]
	st	%g0, [%fp-160]
	st	%g0, [%fp-156]
	st	%g0, [%fp-152]
	st	%g0, [%fp-148]
	st	%g0, [%fp-144]
	st	%g0, [%fp-140]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	st	%g0, [%fp-128]
	st	%g0, [%fp-124]
	st	%g0, [%fp-120]
	st	%g0, [%fp-116]
	st	%g0, [%fp-112]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-100]
	st	%g0, [%fp-96]
	mov	%i0, %i3
	ld	[%i3+44], %o7
	cmp	%o7, 0
	be	.L417
	 ld	[%fp+64], %i0
	ld	[%i3+4], %i5
	andcc	%i5, 1, %g0
	bne	.L418
	 add	%i3, 8, %l3
.L385:
	srl	%i5, 31, %g1
	add	%fp, -136, %l7
	add	%g1, %i5, %g1
	mov	320, %l6
	sra	%g1, 1, %g1
	add	%fp, -92, %i5
	st	%g1, [%fp-44]
	add	%fp, -52, %l2
	add	%fp, -140, %l1
	add	%fp, -180, %i4
	add	%fp, -96, %l0
	add	%i3, 44, %i1
	add	%i3, 4, %l4
	mov	%l7, %l5
.L386:
	ld	[%fp-140], %g3
	mov	%l1, %g1
	mov	%i4, %i2
.L388:
	cmp	%g1, %i4
	bne	.L419
	 sll	%g3, 2, %g4
	srl	%o7, 30, %o7
	ld	[%i3+44], %g3
	or	%g4, %o7, %g4
	mov	%i1, %g1
	st	%g4, [%fp-180]
	cmp	%g1, %l3
.L426:
	bne	.L420
	 sll	%g3, 2, %g4
	st	%g4, [%l3]
	mov	44, %o2
.L423:
	mov	%l7, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	ld	[%fp-52], %g3
	mov	%l2, %g1
	mov	%i5, %g4
.L392:
	cmp	%i5, %g1
	bne	.L421
	 sll	%g3, 2, %o7
	or	%o7, 1, %o7
	mov	%l0, %g2
	st	%o7, [%fp-92]
	b	.L394
	 mov	10, %o7
.L408:
	mov	%g1, %g2
.L394:
	ld	[%g2], %g1
	mov	0, %g3
	cmp	%o7, 0
	be	.L393
	 add	%g1, %g1, %g1
	ld	[%g2-4], %g3
	srl	%g3, 31, %g3
.L393:
	or	%g1, %g3, %g1
	st	%g1, [%g2]
	cmp	%l7, %g2
	add	%g2, -4, %g1
	bne	.L408
	 add	%o7, -1, %o7
	b	.L398
	 mov	0, %g1
.L395:
	cmp	%g1, -44
	be,a	.L424
	 mov	%i4, %g1
.L398:
	ld	[%g1+%l1], %g3
	ld	[%l2+%g1], %g2
	cmp	%g3, %g2
	be,a	.L395
	 add	%g1, -4, %g1
	bgeu	.L397
	 mov	%i4, %g1
	addcc	%l6, -1, %l6
	be	.L425
	 mov	40, %o2
.L422:
	b	.L386
	 ld	[%i3+44], %o7
.L397:
.L424:
	mov	0, %o7
.L399:
	ld	[%g1], %g2
	mov	%g2, %g3
	ld	[%g4], %o3
	mov	0, %g2
	subcc	%g3, %o3, %o5
	subx	%g2, 0, %o4
	subcc	%o5, %o7, %g3
	st	%g3, [%g1]
	subx	%o4, 0, %g2
	add	%g1, 4, %g1
	and	%g2, 1, %o7
	cmp	%l5, %g1
	bne	.L399
	 add	%g4, 4, %g4
	ld	[%fp-136], %g1
	or	%g1, 1, %g1
	addcc	%l6, -1, %l6
	bne	.L422
	 st	%g1, [%fp-136]
	mov	40, %o2
.L425:
	mov	%l7, %o1
	add	%fp, -40, %o0
	call	memcpy, 0
	 add	%i4, 44, %i4
.L401:
	ld	[%i2], %g1
	add	%i2, 4, %i2
	cmp	%i4, %i2
	bne	.L401
	 or	%l6, %g1, %l6
	cmp	%g0, %l6
	addx	%g0, 0, %g2
	ld	[%fp-40], %g1
	or	%g1, %g2, %g1
	ldd	[%fp-48], %g2
	st	%g1, [%fp-40]
	std	%g2, [%fp-232]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-8], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-192]
	add	%fp, -232, %o0
	call	normalise, 0
	 nop
	unimp	48
	jmp	%i7+12
	 restore
.L420:
	ld	[%g1-4], %g3
	srl	%g3, 30, %g2
	or	%g2, %g4, %g2
	st	%g2, [%g1]
	add	%g1, -4, %g1
	cmp	%g1, %l4
	bne	.L426
	 cmp	%g1, %l3
	b	.L423
	 mov	44, %o2
.L421:
	ld	[%g1-4], %g3
	add	%g1, -4, %g1
	srl	%g3, 30, %g2
	or	%g2, %o7, %g2
	b	.L392
	 st	%g2, [%g1+4]
.L419:
	ld	[%g1-4], %g3
	add	%g1, -4, %g1
	srl	%g3, 30, %g2
	or	%g2, %g4, %g2
	b	.L388
	 st	%g2, [%g1+4]
.L418:
	mov	1, %o1
	call	shift_right_sticky.part.0, 0
	 mov	%l3, %o0
	add	%i5, 1, %i5
	ld	[%i3+44], %o7
	b	.L385
	 st	%i5, [%i3+4]
.L417:
	mov	48, %o2
	mov	%i3, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
	.size	real_sqrt, .-real_sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
