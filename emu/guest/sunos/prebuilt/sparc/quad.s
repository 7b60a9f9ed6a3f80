! bf3f2c23d620090c58d4bf24651e87a6 emu/guest/libc/quad.c
	.file	"quad.c"
	.section	".text"
	.section	.text.shift_right,"ax",@progbits
	.align 4
	.type	shift_right, #function
	.proc	020
shift_right:
	save	%sp, -96, %sp
	ld	[%i0+24], %i4
	cmp	%i1, 127
	bleu	.L2
	 ld	[%i0+28], %g1
	ldd	[%i0+16], %g2
	or	%g2, %i4, %g2
	or	%g3, %g1, %g1
	or	%g2, %g1, %g1
	st	%g0, [%i0+16]
	cmp	%g0, %g1
	st	%g0, [%i0+20]
	mov	0, %i4
	addx	%g0, 0, %g1
	st	%i4, [%i0+24]
.L26:
	st	%g1, [%i0+28]
	jmp	%i7+8
	 restore
.L2:
	cmp	%i1, 63
	bleu	.L4
	 cmp	%i1, 0
	ld	[%i0+16], %g3
	cmp	%i1, 64
	be	.L5
	 ld	[%i0+20], %g2
	mov	128, %g4
	sub	%g4, %i1, %g4
	andcc	%g4, 32, %g0
	be	.L6
	 xnor	%g0, %g4, %i2
	sll	%g2, %g4, %i5
	mov	0, %g4
.L7:
	or	%g1, %g4, %g1
	or	%i4, %i5, %i4
	andcc	%i1, 32, %g0
	be	.L8
	 add	%i1, -64, %g4
	srl	%g3, %g4, %g2
	mov	0, %g3
.L5:
	or	%i4, %g1, %g1
	st	%g0, [%i0+16]
	cmp	%g0, %g1
	mov	%g3, %i4
	addx	%g0, 0, %g1
	st	%g0, [%i0+20]
	or	%g1, %g2, %g1
	st	%i4, [%i0+24]
	st	%g1, [%i0+28]
	jmp	%i7+8
	 restore
.L4:
	be,a	.L26
	 st	%i4, [%i0+24]
	mov	64, %g2
	ld	[%i0+16], %g3
	sub	%g2, %i1, %g2
	andcc	%i1, 32, %g0
	be	.L10
	 ld	[%i0+20], %i5
	srl	%g3, %i1, %g4
	st	%g0, [%i0+16]
	st	%g4, [%i0+20]
	srl	%i4, %i1, %g4
	mov	0, %i1
.L13:
	andcc	%g2, 32, %i3
	be	.L14
	 srl	%i5, 1, %i2
	sll	%i5, %g2, %g3
	mov	0, %i5
.L15:
	or	%i1, %g3, %i1
	cmp	%i3, 0
	be	.L16
	 or	%g4, %i5, %g4
	sll	%g1, %g2, %g3
	mov	0, %g2
.L17:
	or	%g3, %g2, %g3
	mov	%i1, %i4
	cmp	%g0, %g3
	st	%i4, [%i0+24]
	addx	%g0, 0, %g1
	or	%g4, %g1, %g1
	st	%g1, [%i0+28]
	jmp	%i7+8
	 restore
.L8:
	sll	%g3, 1, %i5
	xnor	%g0, %g4, %i3
	srl	%g2, %g4, %g2
	sll	%i5, %i3, %i5
	srl	%g3, %g4, %g3
	b	.L5
	 or	%i5, %g2, %g2
.L6:
	sll	%g3, %g4, %i5
	srl	%g2, 1, %i3
	sll	%g2, %g4, %g4
	srl	%i3, %i2, %i3
	b	.L7
	 or	%i3, %i5, %i5
.L16:
	xnor	%g0, %g2, %i3
	sll	%i4, %g2, %g3
	srl	%g1, 1, %i5
	sll	%g1, %g2, %g2
	srl	%i5, %i3, %i5
	b	.L17
	 or	%i5, %g3, %g3
.L14:
	xnor	%g0, %g2, %o7
	sll	%g3, %g2, %g3
	srl	%i2, %o7, %i2
	sll	%i5, %g2, %i5
	b	.L15
	 or	%i2, %g3, %g3
.L10:
	xnor	%g0, %i1, %i3
	sll	%g3, 1, %g4
	sll	%g4, %i3, %g4
	srl	%i5, %i1, %i2
	srl	%g3, %i1, %o7
	or	%i2, %g4, %i2
	xnor	%g0, %i1, %o5
	srl	%g1, %i1, %g4
	sll	%i4, 1, %i3
	st	%i2, [%i0+20]
	sll	%i3, %o5, %i3
	st	%o7, [%i0+16]
	or	%i3, %g4, %g4
	b	.L13
	 srl	%i4, %i1, %i1
	.size	shift_right, .-shift_right
	.section	.text.pack,"ax",@progbits
	.align 4
	.type	pack, #function
	.proc	010
pack:
	save	%sp, -96, %sp
	mov	0, %g2
	mov	%i0, %i4
	ld	[%fp+64], %i0
	ld	[%i4+4], %i5
	ld	[%i4], %g1
	cmp	%g1, 3
	be	.L39
	 sll	%i5, 31, %i5
	cmp	%g1, 2
	be	.L29
	 cmp	%g1, 1
	be	.L49
	 mov	0, %i2
	cmp	%g1, 0
	bne	.L50
	 mov	0, %i3
	st	%i5, [%i0]
	st	%g2, [%i0+4]
	std	%i2, [%i0+8]
	jmp	%i7+12
	 restore
.L49:
	ld	[%i4+8], %g1
	sethi	%hi(15360), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bg	.L29
	 sethi	%hi(-16384), %o1
	or	%o1, 2, %o1
	cmp	%g1, %o1
	bl,a	.L53
	 sub	%o1, %g1, %o1
	sethi	%hi(15360), %g2
.L56:
	or	%g2, 1023, %g2
	add	%g1, %g2, %g1
	sll	%g1, 16, %g1
.L34:
	ldd	[%i4+16], %g2
	sll	%g3, 17, %o5
	ld	[%i4+24], %i1
	ld	[%i4+28], %g4
	sll	%i1, 17, %o3
	sll	%g2, 17, %o7
	sethi	%hi(-32768), %i4
	srl	%i1, 15, %i1
	andn	%g4, %i4, %i4
	or	%i1, %o5, %i2
	srl	%g4, 15, %g4
	srl	%g3, 15, %g3
	sll	%g2, 1, %g2
	or	%o3, %g4, %i3
	srl	%g2, 16, %g2
	or	%g2, %g1, %o4
	sethi	%hi(16384), %g1
	cmp	%i4, %g1
	bgu	.L35
	 or	%o7, %g3, %o5
	bne,a	.L54
	 or	%i5, %o4, %i5
	and	%i3, 1, %g1
	cmp	%g1, 0
	bne,a	.L55
	 addcc	%i3, 1, %i3
	or	%i5, %o4, %i5
.L54:
	mov	%o5, %g2
.L52:
	st	%i5, [%i0]
	st	%g2, [%i0+4]
	std	%i2, [%i0+8]
	jmp	%i7+12
	 restore
.L35:
	addcc	%i3, 1, %i3
.L55:
	addx	%i2, 0, %i2
	or	%i2, %i3, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	addcc	%o5, %g1, %o5
	addx	%o4, 0, %o4
	mov	%o5, %g2
	b	.L52
	 or	%i5, %o4, %i5
.L29:
	mov	0, %i2
	mov	0, %i3
	sethi	%hi(2147418112), %g1
	st	%g2, [%i0+4]
	or	%i5, %g1, %i5
	std	%i2, [%i0+8]
	st	%i5, [%i0]
	jmp	%i7+12
	 restore
.L39:
	sethi	%hi(2147450880), %i5
	mov	0, %i2
	mov	0, %i3
	st	%i5, [%i0]
	st	%g2, [%i0+4]
	std	%i2, [%i0+8]
	jmp	%i7+12
	 restore
.L50:
	ld	[%i4+8], %g1
	sethi	%hi(-16384), %o1
	or	%o1, 2, %o1
	cmp	%g1, %o1
	bge	.L56
	 sethi	%hi(15360), %g2
	sub	%o1, %g1, %o1
.L53:
	cmp	%o1, 200
	bg,a	.L33
	 mov	200, %o1
.L33:
	call	shift_right, 0
	 mov	%i4, %o0
	b	.L34
	 mov	0, %g1
	.size	pack, .-pack
	.section	.text.multiply_words,"ax",@progbits
	.align 4
	.type	multiply_words, #function
	.proc	020
multiply_words:
	save	%sp, -96, %sp
	umul	%i0, %i3, %o5
	rd	%y, %o4
	umul	%i1, %i2, %g3
	rd	%y, %g2
	umul	%i1, %i3, %o1
	rd	%y, %o0
	mov	0, %o2
	umul	%i0, %i2, %i3
	rd	%y, %i2
	mov	%o0, %o3
	addcc	%o5, %o3, %l3
	addx	%o4, %o2, %l2
	addcc	%g3, %l3, %o5
	mov	0, %l0
	mov	0, %i0
	addx	%g2, %l0, %o4
	addcc	%i3, %l2, %o3
	mov	0, %g2
	addx	%i2, %i0, %o2
	addcc	%o3, %o4, %i3
	addx	%o2, %g2, %i2
	std	%i2, [%i4]
	st	%o5, [%i5]
	st	%o1, [%i5+4]
	jmp	%i7+8
	 restore
	.size	multiply_words, .-multiply_words
	.section	.text.unpack,"ax",@progbits
	.align 4
	.type	unpack, #function
	.proc	010
unpack:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	ld	[%i0], %i2
	ld	[%i0+8], %g4
	srl	%g1, 17, %g3
	ld	[%i0+12], %i1
	sll	%i2, 15, %g2
	sll	%g1, 15, %i3
	or	%g3, %g2, %g2
	srl	%i1, 17, %i0
	sethi	%hi(-2147483648), %g1
	srl	%g4, 17, %o7
	andn	%g2, %g1, %o2
	or	%i3, %o7, %o3
	srl	%i2, 16, %g1
	sll	%g4, 15, %g2
	srl	%i2, 31, %i2
	or	%i0, %g2, %g2
	sethi	%hi(31744), %g4
	ld	[%fp+64], %i0
	or	%g4, 1023, %g4
	and	%g1, %g4, %g1
	cmp	%g1, %g4
	be	.L71
	 sll	%i1, 15, %g3
	cmp	%g1, 0
	bne	.L63
	 sethi	%hi(-2147483648), %g4
	or	%o2, %g2, %g4
	or	%o3, %g3, %i3
	orcc	%g4, %i3, %g0
	be	.L68
	 sethi	%hi(-16384), %g1
	or	%g1, 2, %g1
.L65:
	addcc	%o3, %o3, %o5
	addx	%o2, %o2, %o4
	addcc	%g3, %g3, %i5
	srl	%g2, 31, %g4
	addx	%g2, %g2, %i4
	mov	%i5, %g3
	mov	%i4, %g2
	mov	%o4, %o2
	add	%g1, -1, %g1
	cmp	%o4, 0
	bge	.L65
	 or	%o5, %g4, %o3
	mov	%o4, %g4
	mov	%o3, %i3
	mov	1, %i5
	st	%i2, [%i0+4]
	st	%i5, [%i0]
	st	%g1, [%i0+8]
	st	%g4, [%i0+16]
	st	%i3, [%i0+20]
	std	%g2, [%i0+24]
	jmp	%i7+12
	 restore
.L68:
	mov	%g4, %g2
	or	%g1, 2, %g1
	mov	%i3, %g3
	mov	0, %i5
.L62:
	st	%i5, [%i0]
	st	%i2, [%i0+4]
	st	%g1, [%i0+8]
	st	%g4, [%i0+16]
	st	%i3, [%i0+20]
	std	%g2, [%i0+24]
	jmp	%i7+12
	 restore
.L71:
	or	%o3, %g3, %g4
	or	%o2, %g2, %g1
	or	%g1, %g4, %g1
	mov	%o3, %i3
	cmp	%g0, %g1
	sethi	%hi(-2147483648), %g4
	addx	%g0, 0, %i5
	or	%o2, %g4, %g4
	sethi	%hi(16384), %g1
	add	%i5, 2, %i5
	st	%i2, [%i0+4]
	st	%i5, [%i0]
	st	%g1, [%i0+8]
	st	%g4, [%i0+16]
	st	%i3, [%i0+20]
	std	%g2, [%i0+24]
	jmp	%i7+12
	 restore
.L63:
	sethi	%hi(-16384), %i4
	or	%o2, %g4, %g4
	or	%i4, 1, %i4
	mov	%o3, %i3
	add	%g1, %i4, %g1
	b	.L62
	 mov	1, %i5
	.size	unpack, .-unpack
	.section	.text.narrow,"ax",@progbits
	.align 4
	.type	narrow, #function
	.proc	017
narrow:
	save	%sp, -144, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -32, %i3
	std	%i4, [%fp-48]
	std	%g2, [%fp-40]
	st	%i3, [%sp+64]
	add	%fp, -48, %o0
	call	unpack, 0
	 nop
	unimp	32
	add	%i2, %i2, %g1
	andcc	%i1, 32, %i0
	add	%g1, 1, %g1
	be	.L73
	 sra	%g1, 31, %i4
	sll	%g1, %i1, %g2
	mov	0, %g3
.L74:
	ld	[%fp-28], %g1
	mov	0, %i4
	cmp	%g1, 0
	be	.L75
	 mov	0, %i5
	mov	1, %g1
	mov	0, %o4
	cmp	%i0, 0
	bne	.L114
	 sll	%g1, %i1, %o5
.L77:
	addcc	%o5, %g3, %i5
	addx	%o4, %g2, %i4
.L75:
	ld	[%fp-32], %g1
	cmp	%g1, 3
	be	.L115
	 cmp	%g1, 2
	be	.L100
	 cmp	%g1, 1
	be	.L116
	 cmp	%g1, 0
	be,a	.L126
	 mov	%i4, %i0
	ld	[%fp-24], %g1
	mov	1, %o1
	sub	%o1, %i2, %o1
	cmp	%o1, %g1
	bg,a	.L127
	 sub	%o1, %g1, %o1
	add	%i2, %g1, %i2
.L132:
	cmp	%i0, 0
	be	.L88
	 sra	%i2, 31, %i3
	sll	%i2, %i1, %i3
	mov	0, %i2
.L87:
	mov	62, %g1
	sub	%g1, %i1, %g1
	andcc	%g1, 32, %g4
	be	.L128
	 mov	1, %o1
.L119:
	mov	1, %o7
	mov	0, %o1
	sll	%o7, %g1, %o7
	cmp	%g4, 0
	be	.L92
	 ldd	[%fp-16], %g2
.L120:
	mov	0, %o5
	mov	2, %g4
	addcc	%o5, -1, %o3
	sll	%g4, %g1, %o4
	mov	63, %g1
	addx	%o4, -1, %o2
	sub	%g1, %i1, %g1
	and	%o2, %g2, %o5
	andcc	%g1, 32, %g0
	be	.L94
	 and	%o3, %g3, %o4
.L121:
	srl	%g2, %g1, %g3
	cmp	%i0, 0
	be	.L96
	 mov	0, %g4
.L122:
	mov	-1, %g2
	sll	%g2, %i1, %g2
	mov	0, %g1
	andn	%g4, %g2, %g4
	andn	%g3, %g1, %g1
	cmp	%o5, %o7
	or	%g4, %i3, %g2
	bgu	.L112
	 or	%g1, %i2, %g3
.L123:
	bne	.L129
	 cmp	%o7, %o5
	cmp	%o4, %o1
	bgu,a	.L130
	 addcc	%g3, 1, %g3
	cmp	%o7, %o5
.L129:
	bne	.L131
	 or	%i5, %g3, %g1
	cmp	%o1, %o4
	be	.L118
	 ld	[%fp-8], %g4
.L100:
	or	%i5, %g3, %g1
.L131:
	or	%i4, %g2, %g2
	mov	%g1, %i5
	mov	%g2, %i4
	mov	%i4, %i0
.L126:
	jmp	%i7+8
	 restore %g0, %i5, %o1
.L73:
	srl	%g1, 1, %g4
	xnor	%g0, %i1, %i5
	sll	%i4, %i1, %g2
	srl	%g4, %i5, %g4
	sll	%g1, %i1, %g3
	b	.L74
	 or	%g4, %g2, %g2
.L114:
	sll	%g1, %i1, %o4
	b	.L77
	 mov	0, %o5
.L116:
	ld	[%fp-24], %g1
	cmp	%g1, %i2
	bg	.L100
	 mov	1, %o1
	sub	%o1, %i2, %o1
	cmp	%o1, %g1
	ble,a	.L132
	 add	%i2, %g1, %i2
	sub	%o1, %g1, %o1
.L127:
	cmp	%o1, 200
	bg,a	.L86
	 mov	200, %o1
.L86:
	call	shift_right, 0
	 mov	%i3, %o0
	mov	62, %g1
	mov	0, %i3
	sub	%g1, %i1, %g1
	andcc	%g1, 32, %g4
	bne	.L119
	 mov	0, %i2
	mov	1, %o1
.L128:
	mov	0, %o7
	sll	%o1, %g1, %o1
	cmp	%g4, 0
	bne	.L120
	 ldd	[%fp-16], %g2
.L92:
	xnor	%g0, %g1, %g4
	mov	1, %o3
	srl	%o3, %g4, %o4
	mov	2, %g4
	sll	%g4, %g1, %o5
	addcc	%o5, -1, %o3
	mov	63, %g1
	addx	%o4, -1, %o2
	sub	%g1, %i1, %g1
	and	%o2, %g2, %o5
	andcc	%g1, 32, %g0
	bne	.L121
	 and	%o3, %g3, %o4
.L94:
	xnor	%g0, %g1, %g4
	sll	%g2, 1, %o3
	srl	%g3, %g1, %g3
	sll	%o3, %g4, %o3
	cmp	%i0, 0
	srl	%g2, %g1, %g4
	bne	.L122
	 or	%o3, %g3, %g3
.L96:
	mov	-1, %g1
	xnor	%g0, %i1, %o3
	srl	%g1, 1, %i0
	sll	%g1, %i1, %g2
	srl	%i0, %o3, %i0
	mov	%g2, %g1
	or	%i0, %g2, %g2
	andn	%g3, %g1, %g1
	andn	%g4, %g2, %g4
	cmp	%o5, %o7
	or	%g4, %i3, %g2
	bleu	.L123
	 or	%g1, %i2, %g3
.L112:
	addcc	%g3, 1, %g3
.L130:
	b	.L100
	 addx	%g2, 0, %g2
.L115:
	add	%i1, -1, %i1
	andcc	%i1, 32, %g0
	bne	.L124
	 mov	0, %g1
	mov	0, %g4
	mov	1, %g1
	or	%g4, %g2, %i4
	sll	%g1, %i1, %g1
	or	%g1, %g3, %i5
.L125:
	mov	%i4, %i0
	jmp	%i7+8
	 restore %g0, %i5, %o1
.L88:
	srl	%i2, 1, %g1
	xnor	%g0, %i1, %g2
	sll	%i3, %i1, %i3
	srl	%g1, %g2, %g1
	sll	%i2, %i1, %i2
	b	.L87
	 or	%g1, %i3, %i3
.L124:
	mov	1, %g4
	or	%g1, %g3, %i5
	sll	%g4, %i1, %g4
	b	.L125
	 or	%g4, %g2, %i4
.L118:
	ld	[%fp-4], %g1
	orcc	%g4, %g1, %g0
	bne,a	.L130
	 addcc	%g3, 1, %g3
	mov	0, %i2
	and	%g3, 1, %i3
	addcc	%g3, %i3, %g3
	b	.L100
	 addx	%g2, %i2, %g2
	.size	narrow, .-narrow
	.section	.text._U_Qfadd,"ax",@progbits
	.align 4
	.global _U_Qfadd
	.type	_U_Qfadd, #function
	.proc	010
_U_Qfadd:
	save	%sp, -272, %sp
	ldd	[%i0+8], %g2
	add	%fp, -128, %g1
	ldd	[%i0], %i2
	add	%fp, -144, %i5
	std	%i2, [%fp-144]
	mov	%i5, %o0
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	ld	[%fp+64], %i0
	call	unpack, 0
	 nop
	unimp	32
	ldd	[%i1+8], %g2
	add	%fp, -96, %g1
	ldd	[%i1], %i2
	mov	%i5, %o0
	std	%i2, [%fp-144]
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	unpack, 0
	 nop
	unimp	32
	ldd	[%fp-96], %g2
	std	%g2, [%fp-32]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-24]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-16]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-8]
	ld	[%fp-128], %i2
	ld	[%fp-124], %i1
	ld	[%fp-120], %i3
	ld	[%fp-112], %i5
	ld	[%fp-108], %g2
	ld	[%fp-104], %g3
	cmp	%i2, 3
	be	.L134
	 ld	[%fp-100], %g4
	ld	[%fp-32], %g1
	cmp	%g1, 0
	be	.L175
	 cmp	%i2, 0
	be	.L140
	 cmp	%g1, 3
	be	.L140
	 cmp	%i2, 2
	be	.L139
	 cmp	%g1, 2
	be	.L140
	 ld	[%fp-24], %o1
	cmp	%o1, %i3
	ble	.L143
	 ld	[%fp-28], %i4
	ld	[%fp-16], %o7
	ld	[%fp-12], %o5
	ld	[%fp-8], %o4
	ld	[%fp-4], %o3
.L144:
	mov	%i1, %i2
.L179:
	mov	%i3, %o2
	st	%i5, [%fp-16]
	st	%g2, [%fp-12]
	st	%g3, [%fp-8]
	st	%g4, [%fp-4]
	mov	%o1, %i3
	mov	%i4, %i1
	mov	%o4, %g3
	mov	%i2, %i4
	mov	%o3, %g4
	mov	%o7, %i5
	mov	%o5, %g2
	mov	%o2, %o1
	mov	%g1, %i2
.L145:
	sll	%g3, 31, %o7
.L181:
	srl	%g2, 1, %l1
	srl	%g4, 1, %g1
	sll	%i5, 31, %o5
	or	%o7, %g1, %g1
	srl	%g3, 1, %g3
	sll	%g2, 31, %g2
	and	%g4, 1, %g4
	add	%i3, 1, %i3
	or	%o5, %l1, %l1
	sub	%i3, %o1, %o1
	or	%g3, %g2, %l2
	srl	%i5, 1, %l0
	cmp	%o1, 200
	ble	.L149
	 or	%g1, %g4, %l3
	mov	200, %o1
.L149:
	call	shift_right, 0
	 add	%fp, -32, %o0
	cmp	%i4, %i1
	be	.L176
	 ldd	[%fp-8], %o4
	ldd	[%fp-16], %g2
	subcc	%l1, %g3, %i5
	subx	%l0, %g2, %i4
	mov	0, %o2
	cmp	%o4, %l2
	bgu	.L154
	 mov	1, %o3
	be	.L177
	 cmp	%o5, %l3
	mov	0, %o3
.L154:
	subcc	%i5, %o3, %g3
.L183:
	subx	%i4, %o2, %g2
	subcc	%l3, %o5, %i5
	subx	%l2, %o4, %i4
.L153:
	or	%g2, %i4, %g4
	or	%g3, %i5, %g1
	orcc	%g4, %g1, %g0
	bne	.L180
	 cmp	%g2, 0
	b	.L162
	 mov	0, %i2
.L160:
	srl	%i4, 31, %g1
	addx	%g2, %g2, %o4
	add	%i3, -1, %i3
	addcc	%i5, %i5, %o3
	mov	%o4, %g2
	addx	%i4, %i4, %o2
	mov	%o3, %i5
	mov	%o2, %i4
	or	%o5, %g1, %g3
	cmp	%g2, 0
.L180:
	bge	.L160
	 addcc	%g3, %g3, %o5
	mov	%i4, %g4
	mov	%i5, %g1
.L156:
	std	%g2, [%fp-48]
	st	%i2, [%fp-64]
	st	%i1, [%fp-60]
	ldd	[%fp-64], %g2
	st	%i3, [%fp-56]
	std	%g2, [%fp-176]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-48], %g2
	st	%g4, [%fp-40]
	st	%g1, [%fp-36]
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-152]
	add	%fp, -176, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L140:
	ldd	[%fp-32], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-56]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-48]
	ldd	[%fp-8], %g2
	std	%g2, [%fp-40]
.L136:
	ldd	[%fp-64], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-152]
	add	%fp, -176, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L134:
	st	%i2, [%fp-64]
	st	%i1, [%fp-60]
.L174:
	st	%g2, [%fp-44]
	st	%g3, [%fp-40]
	ldd	[%fp-64], %g2
	st	%i3, [%fp-56]
	std	%g2, [%fp-176]
	ldd	[%fp-56], %g2
	st	%i5, [%fp-48]
	std	%g2, [%fp-168]
	ldd	[%fp-48], %g2
	st	%g4, [%fp-36]
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-152]
	add	%fp, -176, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L175:
	bne	.L134
	 add	%fp, -176, %o0
	st	%g0, [%fp-64]
	ld	[%fp-28], %g1
	and	%i1, %g1, %g1
	st	%g1, [%fp-60]
	ldd	[%fp-64], %g2
	st	%g0, [%fp-56]
	std	%g2, [%fp-176]
	ldd	[%fp-56], %g2
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	std	%g2, [%fp-168]
	ldd	[%fp-48], %g2
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-152]
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L143:
	bne	.L181
	 sll	%g3, 31, %o7
	ld	[%fp-16], %o7
	cmp	%o7, %i5
	bgu	.L163
	 ld	[%fp-12], %o5
	bne,a	.L181
	 sll	%g3, 31, %o7
	cmp	%o5, %g2
	bgu	.L182
	 ld	[%fp-8], %o4
	cmp	%o7, %i5
	bne	.L145
	 cmp	%o5, %g2
	bne,a	.L181
	 sll	%g3, 31, %o7
	ld	[%fp-8], %o4
	cmp	%o4, %g3
	bgu	.L144
	 ld	[%fp-4], %o3
	bne,a	.L181
	 sll	%g3, 31, %o7
	cmp	%o3, %g4
	bleu,a	.L181
	 sll	%g3, 31, %o7
	b	.L179
	 mov	%i1, %i2
.L162:
	mov	%g4, %g2
	mov	0, %i1
	b	.L156
	 mov	%g1, %g3
.L176:
	ldd	[%fp-8], %g2
	addcc	%g3, %l3, %i5
	addxcc	%g2, %l2, %i4
	ldd	[%fp-16], %g2
	addx	%g0, 0, %g1
	addcc	%l1, %g3, %o5
	addx	%l0, %g2, %o4
	addcc	%o5, %g1, %g3
	b	.L153
	 addx	%o4, 0, %g2
.L177:
	bgu	.L183
	 subcc	%i5, %o3, %g3
	mov	0, %o2
	b	.L154
	 mov	0, %o3
.L139:
	be	.L178
	 ld	[%fp-28], %g1
.L142:
	mov	2, %g1
	st	%i1, [%fp-60]
	b	.L174
	 st	%g1, [%fp-64]
.L163:
	ld	[%fp-8], %o4
.L182:
	b	.L144
	 ld	[%fp-4], %o3
.L178:
	cmp	%g1, %i1
	be	.L142
	 mov	3, %g1
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	b	.L136
	 st	%g1, [%fp-64]
	.size	_U_Qfadd, .-_U_Qfadd
	.section	.text._U_Qfsub,"ax",@progbits
	.align 4
	.global _U_Qfsub
	.type	_U_Qfsub, #function
	.proc	010
_U_Qfsub:
	save	%sp, -128, %sp
	ldd	[%i1+8], %g2
	ldd	[%i0], %o4
	ldd	[%i0+8], %i2
	ld	[%i1], %g1
	sethi	%hi(-2147483648), %g4
	std	%g2, [%fp-24]
	xor	%g1, %g4, %g1
	st	%g1, [%i1]
	ldd	[%i1], %g2
	ld	[%fp+64], %i5
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	st	%i5, [%sp+64]
	std	%g2, [%fp-32]
	add	%fp, -32, %o1
	add	%fp, -16, %o0
	call	_U_Qfadd, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_U_Qfsub, .-_U_Qfsub
	.section	.text._U_Qfmpy,"ax",@progbits
	.align 4
	.global _U_Qfmpy
	.type	_U_Qfmpy, #function
	.proc	010
_U_Qfmpy:
	save	%sp, -320, %sp
	ldd	[%i0+8], %g2
	add	%fp, -128, %g1
	ldd	[%i0], %i2
	add	%fp, -192, %i5
	std	%i2, [%fp-192]
	mov	%i5, %o0
	std	%g2, [%fp-184]
	st	%g1, [%sp+64]
	ld	[%fp+64], %i0
	call	unpack, 0
	 nop
	unimp	32
	ldd	[%i1+8], %g2
	add	%fp, -96, %g1
	ldd	[%i1], %i2
	mov	%i5, %o0
	std	%g2, [%fp-184]
	std	%i2, [%fp-192]
	st	%g1, [%sp+64]
	call	unpack, 0
	 nop
	unimp	32
	ld	[%fp-128], %g2
	ld	[%fp-124], %o7
	ld	[%fp-120], %i1
	ldd	[%fp-112], %l2
	ldd	[%fp-104], %i4
	ld	[%fp-96], %g3
	ld	[%fp-92], %g1
	ld	[%fp-88], %g4
	ldd	[%fp-80], %l0
	cmp	%g2, 3
	be	.L186
	 ldd	[%fp-72], %i2
	cmp	%g3, 3
	be	.L211
	 cmp	%g2, 2
	be	.L221
	 cmp	%g2, 0
	bne	.L222
	 cmp	%g3, 2
	be	.L186
	 mov	3, %g2
	xor	%g1, %o7, %g1
	add	%i1, %g4, %i1
	b	.L220
	 st	%g0, [%fp-32]
.L221:
	cmp	%g3, 0
	bne,a	.L223
	 xor	%g1, %o7, %g1
.L211:
	mov	3, %g2
.L186:
	xor	%g1, %o7, %g1
.L223:
	add	%i1, %g4, %i1
	st	%g2, [%fp-32]
.L220:
	add	%i1, 1, %i1
	st	%g1, [%fp-28]
	st	%i1, [%fp-24]
.L219:
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-32], %g2
.L224:
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-200]
	add	%fp, -224, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L222:
	be	.L186
	 mov	2, %g2
	cmp	%g0, %g3
	addx	%g0, 0, %g2
	xor	%g1, %o7, %g1
	add	%i1, %g4, %i1
	st	%g2, [%fp-32]
	st	%g1, [%fp-28]
	add	%i1, 1, %g2
	cmp	%g3, 0
	be	.L219
	 st	%g2, [%fp-24]
	add	%fp, -8, %o5
	add	%fp, -16, %o4
	mov	%l0, %o2
	mov	%l1, %o3
	mov	%l2, %o0
	call	multiply_words, 0
	 mov	%l3, %o1
	mov	%i2, %o2
	mov	%i3, %o3
	add	%fp, -168, %o5
	add	%fp, -176, %o4
	mov	%l2, %o0
	call	multiply_words, 0
	 mov	%l3, %o1
	mov	%i4, %o0
	mov	%i5, %o1
	add	%fp, -152, %o5
	add	%fp, -160, %o4
	mov	%l0, %o2
	call	multiply_words, 0
	 mov	%l1, %o3
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i4, %o0
	mov	%i5, %o1
	add	%fp, -136, %o5
	call	multiply_words, 0
	 add	%fp, -144, %o4
	ldd	[%fp-168], %g2
	ldd	[%fp-152], %i2
	addcc	%g3, %i3, %o5
	addxcc	%g2, %i2, %o4
	ldd	[%fp-144], %g2
	addx	%g0, 0, %i5
	addcc	%o5, %g3, %o3
	addxcc	%o4, %g2, %o2
	mov	0, %i4
	addx	%g0, 0, %g1
	addcc	%i5, %g1, %g3
	ldd	[%fp-176], %i2
	addx	%i4, 0, %g2
	ldd	[%fp-8], %i4
	addcc	%i5, %i3, %o5
	addxcc	%i4, %i2, %o4
	ldd	[%fp-16], %i4
	addx	%g0, 0, %g1
	addcc	%i5, %g1, %i3
	addx	%i4, 0, %i2
	ldd	[%fp-160], %i4
	addcc	%o5, %i5, %o1
	addxcc	%o4, %i4, %o0
	addx	%g0, 0, %g1
	addcc	%i3, %g1, %i5
	addx	%i2, 0, %i4
	addcc	%g3, %o1, %i3
	addxcc	%g2, %o0, %i2
	addx	%g0, 0, %g1
	ld	[%fp-132], %g4
	addcc	%i5, %g1, %g3
	or	%g4, %o3, %g4
	ld	[%fp-136], %g1
	or	%g1, %o2, %g1
	or	%g1, %g4, %g1
	addx	%i4, 0, %g2
	cmp	%g0, %g1
	mov	%i2, %i4
	addx	%g0, 0, %g1
	std	%g2, [%fp-16]
	or	%g1, %i3, %i5
	or	%g2, %i2, %g4
	or	%g3, %i5, %g1
	orcc	%g4, %g1, %g0
	be	.L202
	 std	%i4, [%fp-8]
	cmp	%g2, 0
	bl,a	.L224
	 ldd	[%fp-32], %g2
.L208:
	addcc	%g3, %g3, %i3
	addx	%g2, %g2, %i2
	addcc	%i5, %i5, %o5
	srl	%i4, 31, %g1
	addx	%i4, %i4, %o4
	mov	%i1, %g4
	mov	%o4, %i4
	mov	%o5, %i5
	mov	%i2, %g2
	or	%i3, %g1, %g3
	cmp	%i2, 0
	bge	.L208
	 add	%i1, -1, %i1
	std	%g2, [%fp-16]
	ldd	[%fp-32], %g2
	st	%g4, [%fp-24]
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%i4, [%fp-8]
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-200]
	add	%fp, -224, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L202:
	st	%g0, [%fp-32]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	st	%i0, [%sp+64]
	std	%g2, [%fp-200]
	add	%fp, -224, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
	.size	_U_Qfmpy, .-_U_Qfmpy
	.section	.text._U_Qfdiv,"ax",@progbits
	.align 4
	.global _U_Qfdiv
	.type	_U_Qfdiv, #function
	.proc	010
_U_Qfdiv:
	save	%sp, -256, %sp
	ldd	[%i0+8], %g2
	add	%fp, -96, %g1
	ldd	[%i0], %i2
	add	%fp, -112, %i5
	std	%i2, [%fp-112]
	mov	%i5, %o0
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	ld	[%fp+64], %l0
	call	unpack, 0
	 nop
	unimp	32
	ldd	[%i1+8], %g2
	add	%fp, -64, %g1
	ldd	[%i1], %i2
	mov	%i5, %o0
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	std	%i2, [%fp-112]
	call	unpack, 0
	 nop
	unimp	32
	ld	[%fp-92], %g4
	ld	[%fp-60], %g3
	ld	[%fp-96], %g1
	xor	%g4, %g3, %o2
	ld	[%fp-64], %g2
	ld	[%fp-88], %g4
	ld	[%fp-56], %g3
	cmp	%g1, 3
	be	.L244
	 sub	%g4, %g3, %o7
	cmp	%g2, 3
	be	.L244
	 cmp	%g1, %g2
	be	.L263
	 cmp	%g1, 2
	be	.L269
	 mov	0, %i0
	cmp	%g2, 0
.L270:
	be,a	.L226
	 mov	2, %g1
	cmp	%g1, 0
	be	.L246
	 cmp	%g2, 2
	bne	.L264
	 ld	[%fp-80], %o5
.L246:
	b	.L226
	 mov	0, %g1
.L263:
	cmp	%g1, 1
	be	.L270
	 cmp	%g2, 0
.L244:
	mov	3, %g1
.L226:
	mov	0, %i0
.L269:
	mov	0, %i1
	mov	0, %g2
	mov	0, %g3
.L230:
	st	%g1, [%fp-32]
	st	%o2, [%fp-28]
	ldd	[%fp-32], %i4
	st	%o7, [%fp-24]
	std	%i4, [%fp-144]
	std	%i0, [%fp-128]
	ldd	[%fp-24], %i4
	std	%g2, [%fp-120]
	std	%i4, [%fp-136]
	st	%l0, [%sp+64]
	add	%fp, -144, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %l0, %o0
.L264:
	sll	%o5, 31, %i2
	ld	[%fp-76], %g2
	ld	[%fp-72], %g3
	srl	%g2, 1, %i5
	srl	%g3, 1, %i1
	or	%i2, %i5, %i5
	sll	%g2, 31, %i2
	ld	[%fp-48], %i0
	or	%i1, %i2, %l6
	ld	[%fp-44], %g1
	ld	[%fp-40], %i3
	srl	%g1, 1, %l3
	sll	%i3, 31, %i1
	sll	%g1, 31, %g1
	srl	%i3, 1, %i3
	ld	[%fp-36], %i2
	srl	%i2, 1, %i2
	ld	[%fp-68], %g4
	sll	%g3, 31, %o3
	srl	%g4, 1, %o4
	sll	%i0, 31, %o1
	or	%i3, %g1, %l4
	or	%i1, %i2, %l5
	or	%o3, %o4, %l7
	srl	%i0, 1, %l2
	or	%o1, %l3, %l3
	srl	%o5, 1, %i4
	and	%g4, 1, %g4
	mov	128, %g1
	mov	0, %i2
	mov	0, %i3
	mov	0, %i0
	mov	0, %i1
	mov	%l6, %g2
	mov	%l7, %g3
	st	%o2, [%fp-148]
	st	%o7, [%fp-152]
	st	%l0, [%fp-156]
.L229:
	cmp	%i4, %l2
	bgu,a	.L271
	 subcc	%i5, %l3, %o1
	bne	.L272
	 cmp	%l4, %g2
	cmp	%i5, %l3
	bgu,a	.L271
	 subcc	%i5, %l3, %o1
	cmp	%l4, %g2
.L272:
	bgu	.L235
	 mov	1, %o7
	be	.L265
	 cmp	%l5, %g3
	andcc	%o7, 0xff, %g0
.L274:
	be,a	.L233
	 mov	0, %l0
	xor	%l2, %i4, %o7
.L275:
	xor	%l3, %i5, %o5
	orcc	%o7, %o5, %g0
	bne	.L247
	 subcc	%i5, %l3, %o1
.L271:
	mov	0, %o4
	subx	%i4, %l2, %o0
	cmp	%l4, %g2
	bgu	.L236
	 mov	1, %o5
	be	.L266
	 cmp	%l5, %g3
.L268:
	mov	0, %o5
.L236:
	subcc	%o1, %o5, %i5
.L273:
	mov	1, %l0
	subx	%o0, %o4, %i4
	subcc	%g3, %l5, %g3
	subx	%g2, %l4, %g2
.L233:
	addcc	%i1, %i1, %o3
	addx	%i0, %i0, %o2
	addcc	%i3, %i3, %o1
	addx	%i2, %i2, %o0
	addcc	%i5, %i5, %o5
	addx	%i4, %i4, %o4
	addcc	%g3, %g3, %l7
	srl	%i2, 31, %o7
	addx	%g2, %g2, %l6
	srl	%g2, 31, %l1
	or	%g4, %l7, %g3
	mov	%o2, %i0
	mov	%o0, %i2
	mov	%o4, %i4
	mov	%l6, %g2
	or	%o7, %o3, %i1
	or	%o1, %l0, %i3
	or	%l1, %o5, %i5
	addcc	%g1, -1, %g1
	bne	.L229
	 mov	0, %g4
	or	%g3, %i5, %g3
	or	%l6, %o4, %g2
	or	%g2, %g3, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g4
	or	%o0, %i0, %i5
	or	%g4, %i3, %g3
	ld	[%fp-148], %o2
	or	%g3, %i1, %g4
	ld	[%fp-152], %o7
	ld	[%fp-156], %l0
	orcc	%i5, %g4, %g0
	bne	.L262
	 mov	%o0, %g2
	b	.L248
	 mov	%i5, %g2
.L241:
	srl	%g2, 31, %g1
	addx	%i0, %i0, %i4
	add	%o7, -1, %o7
	addcc	%g3, %g3, %i3
	mov	%i4, %i0
	addx	%g2, %g2, %i2
	mov	%i3, %g3
	mov	%i2, %g2
	or	%i5, %g1, %i1
.L262:
	cmp	%i0, 0
	bge	.L241
	 addcc	%i1, %i1, %i5
	b	.L230
	 mov	1, %g1
.L266:
	bgu	.L273
	 subcc	%o1, %o5, %i5
	b	.L268
	 mov	0, %o4
.L265:
	bleu	.L274
	 andcc	%o7, 0xff, %g0
.L235:
	mov	0, %o7
	andcc	%o7, 0xff, %g0
	bne	.L275
	 xor	%l2, %i4, %o7
.L247:
	b	.L233
	 mov	0, %l0
.L248:
	mov	%i5, %i0
	mov	%g4, %g3
	b	.L230
	 mov	%g4, %i1
	.size	_U_Qfdiv, .-_U_Qfdiv
	.section	.text._U_Qfcmp,"ax",@progbits
	.align 4
	.global _U_Qfcmp
	.type	_U_Qfcmp, #function
	.proc	04
_U_Qfcmp:
	save	%sp, -176, %sp
	ldd	[%i0+8], %g2
	add	%fp, -64, %g1
	ldd	[%i0], %i4
	ld	[%i0], %l0
	ld	[%i0+4], %l3
	ld	[%i0+8], %l1
	ld	[%i0+12], %l5
	add	%fp, -80, %l6
	std	%i4, [%fp-80]
	mov	%l6, %o0
	std	%g2, [%fp-72]
	st	%g1, [%sp+64]
	ld	[%i1], %i3
	ld	[%i1+4], %l2
	ld	[%i1+8], %i0
	ld	[%i1+12], %l4
	call	unpack, 0
	 nop
	unimp	32
	ldd	[%i1], %g2
	ldd	[%i1+8], %o4
	add	%fp, -32, %g1
	ld	[%fp-64], %i5
	std	%g2, [%fp-80]
	mov	%l6, %o0
	ld	[%fp-60], %i4
	std	%o4, [%fp-72]
	st	%g1, [%sp+64]
	call	unpack, 0
	 nop
	unimp	32
	cmp	%i5, 3
	be	.L288
	 ldd	[%fp-32], %g2
	cmp	%g2, 3
	be	.L288
	 orcc	%i5, %g2, %g0
	be	.L277
	 mov	4, %g1
	cmp	%i3, %l0
	be	.L297
	 cmp	%l2, %l3
	cmp	%i4, %g3
.L304:
	be	.L298
	 cmp	%l0, %i3
	cmp	%g0, %i4
.L305:
	addx	%g0, -1, %g1
	and	%g1, 8, %g1
	add	%g1, 8, %g1
	and	%g1, %i2, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
.L288:
	mov	2, %g1
.L277:
	and	%g1, %i2, %g1
.L303:
	cmp	%g0, %g1
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
.L298:
	bleu	.L299
	 mov	1, %g2
.L283:
.L306:
	cmp	%g2, %i4
.L302:
	be	.L277
	 mov	8, %g1
	b	.L277
	 mov	16, %g1
.L297:
	bne	.L304
	 cmp	%i4, %g3
	cmp	%i0, %l1
	be	.L300
	 cmp	%l4, %l5
	cmp	%i4, %g3
.L307:
	bne	.L305
	 cmp	%g0, %i4
	cmp	%l1, %i0
	bgu	.L283
	 mov	1, %g2
	be	.L301
	 cmp	%l5, %l4
	b	.L283
	 mov	0, %g2
.L299:
	bne,a	.L306
	 mov	0, %g2
	cmp	%l3, %l2
	bleu,a	.L283
	 mov	0, %g2
	b	.L302
	 cmp	%g2, %i4
.L301:
	bleu,a	.L283
	 mov	0, %g2
	b	.L302
	 cmp	%g2, %i4
.L300:
	bne	.L307
	 cmp	%i4, %g3
	b	.L303
	 and	%g1, %i2, %g1
	.size	_U_Qfcmp, .-_U_Qfcmp
	.section	.text._U_Qfcnvff_dbl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_dbl_to_quad
	.type	_U_Qfcnvff_dbl_to_quad, #function
	.proc	010
_U_Qfcnvff_dbl_to_quad:
	save	%sp, -160, %sp
	srl	%i0, 31, %g2
	srl	%i1, 21, %g3
	st	%g2, [%fp-28]
	sll	%i0, 11, %i5
	srl	%i0, 20, %g1
	or	%g3, %i5, %i5
	sll	%i1, 11, %g4
	sethi	%hi(-2147483648), %i4
	and	%g1, 2047, %g1
	andn	%i5, %i4, %g2
	ld	[%fp+64], %i0
	cmp	%g1, 2047
	be	.L320
	 mov	%g4, %g3
	cmp	%g1, 0
	bne	.L321
	 orcc	%g2, %g4, %g0
	mov	-1022, %g1
	be	.L311
	 mov	0, %i5
.L314:
	addcc	%g3, %g3, %i5
	add	%g1, -1, %g1
	addx	%g2, %g2, %i4
	mov	%i5, %g3
	cmp	%i4, 0
	bge	.L314
	 mov	%i4, %g2
	mov	1, %i5
.L311:
	st	%i5, [%fp-32]
	ldd	[%fp-32], %i4
	st	%g1, [%fp-24]
	std	%i4, [%fp-64]
	std	%g2, [%fp-48]
	ldd	[%fp-24], %i4
	st	%g0, [%fp-40]
	std	%i4, [%fp-56]
	st	%g0, [%fp-36]
	st	%i0, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L320:
	or	%g2, %g4, %g1
	cmp	%g0, %g1
	or	%g2, %i4, %g1
	addx	%g0, 0, %i5
	add	%i5, 2, %i5
	mov	%g1, %g2
	st	%i5, [%fp-32]
	mov	1024, %g1
	ldd	[%fp-32], %i4
	st	%g1, [%fp-24]
	std	%i4, [%fp-64]
	std	%g2, [%fp-48]
	ldd	[%fp-24], %i4
	st	%g0, [%fp-40]
	std	%i4, [%fp-56]
	st	%g0, [%fp-36]
	st	%i0, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L321:
	add	%g1, -1023, %g1
	or	%g2, %i4, %i4
	mov	1, %i5
	b	.L311
	 mov	%i4, %g2
	.size	_U_Qfcnvff_dbl_to_quad, .-_U_Qfcnvff_dbl_to_quad
	.section	.text._U_Qfcnvxf_sgl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_sgl_to_quad
	.type	_U_Qfcnvxf_sgl_to_quad, #function
	.proc	010
_U_Qfcnvxf_sgl_to_quad:
	save	%sp, -160, %sp
	mov	%i0, %g1
	ld	[%fp+64], %i0
	orcc	%g1, 0, %g3
	bl	.L329
	 sra	%g1, 31, %g2
	mov	1, %g1
	st	%g0, [%fp-28]
	bne	.L324
	 st	%g1, [%fp-32]
	st	%g0, [%fp-32]
	mov	0, %g2
	ldd	[%fp-32], %i4
	mov	0, %g3
	mov	63, %g4
	std	%i4, [%fp-64]
	st	%g4, [%fp-24]
	std	%g2, [%fp-48]
	ldd	[%fp-24], %i4
	st	%g0, [%fp-40]
	std	%i4, [%fp-56]
	st	%g0, [%fp-36]
	st	%i0, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L329:
	mov	1, %g1
	subcc	%g0, %g3, %g3
	st	%g1, [%fp-32]
	subx	%g0, %g2, %g2
	st	%g1, [%fp-28]
.L324:
	mov	62, %g1
.L326:
	addcc	%g3, %g3, %i5
	mov	%g1, %g4
	addx	%g2, %g2, %i4
	mov	%i5, %g3
	mov	%i4, %g2
	cmp	%i4, 0
	bge	.L326
	 add	%g1, -1, %g1
	ldd	[%fp-32], %i4
	st	%g4, [%fp-24]
	std	%i4, [%fp-64]
	std	%g2, [%fp-48]
	ldd	[%fp-24], %i4
	st	%g0, [%fp-40]
	std	%i4, [%fp-56]
	st	%g0, [%fp-36]
	st	%i0, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
	.size	_U_Qfcnvxf_sgl_to_quad, .-_U_Qfcnvxf_sgl_to_quad
	.section	.text._U_Qfcnvxf_dbl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_dbl_to_quad
	.type	_U_Qfcnvxf_dbl_to_quad, #function
	.proc	010
_U_Qfcnvxf_dbl_to_quad:
	save	%sp, -160, %sp
	mov	%i0, %g1
	mov	%i1, %g3
	orcc	%g1, 0, %g2
	bl	.L339
	 ld	[%fp+64], %i0
	mov	1, %g4
	st	%g0, [%fp-28]
	orcc	%g1, %i1, %g0
	bne	.L333
	 st	%g4, [%fp-32]
	st	%g0, [%fp-32]
	mov	0, %g2
	mov	0, %g3
	mov	63, %g4
.L335:
	ldd	[%fp-32], %i4
	st	%g4, [%fp-24]
	std	%i4, [%fp-64]
	std	%g2, [%fp-48]
	ldd	[%fp-24], %i4
	st	%g0, [%fp-40]
	std	%i4, [%fp-56]
	st	%g0, [%fp-36]
	st	%i0, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L339:
	mov	1, %g1
	subcc	%g0, %i1, %g3
	st	%g1, [%fp-32]
	subx	%g0, %g2, %g2
	cmp	%g2, 0
	bl	.L340
	 st	%g1, [%fp-28]
.L333:
	mov	62, %g1
.L336:
	addcc	%g3, %g3, %i5
	mov	%g1, %g4
	addx	%g2, %g2, %i4
	mov	%i5, %g3
	mov	%i4, %g2
	cmp	%i4, 0
	bge	.L336
	 add	%g1, -1, %g1
	ldd	[%fp-32], %i4
	st	%g4, [%fp-24]
	std	%i4, [%fp-64]
	std	%g2, [%fp-48]
	ldd	[%fp-24], %i4
	st	%g0, [%fp-40]
	std	%i4, [%fp-56]
	st	%g0, [%fp-36]
	st	%i0, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L340:
	sethi	%hi(-2147483648), %g2
	mov	0, %g3
	b	.L335
	 mov	63, %g4
	.size	_U_Qfcnvxf_dbl_to_quad, .-_U_Qfcnvxf_dbl_to_quad
	.section	.text._U_Qfcnvfxt_quad_to_sgl,"ax",@progbits
	.align 4
	.global _U_Qfcnvfxt_quad_to_sgl
	.type	_U_Qfcnvfxt_quad_to_sgl, #function
	.proc	04
_U_Qfcnvfxt_quad_to_sgl:
	save	%sp, -144, %sp
	ldd	[%i0+8], %g2
	add	%fp, -32, %g1
	ldd	[%i0], %i4
	add	%fp, -48, %o0
	st	%g1, [%sp+64]
	std	%i4, [%fp-48]
	std	%g2, [%fp-40]
	call	unpack, 0
	 nop
	unimp	32
	ld	[%fp-32], %g1
	cmp	%g1, 0
	be	.L351
	 cmp	%g1, 3
	be	.L351
	 ld	[%fp-28], %g3
	cmp	%g1, 1
	be	.L357
	 ld	[%fp-24], %g2
	cmp	%g1, 2
	be	.L358
	 cmp	%g3, 0
.L344:
	cmp	%g2, 30
	bg	.L345
	 mov	63, %g1
	sub	%g1, %g2, %g1
	andcc	%g1, 32, %g0
	be	.L348
	 xnor	%g0, %g1, %g4
	ld	[%fp-16], %g2
	srl	%g2, %g1, %g1
.L349:
	cmp	%g3, 0
	bne	.L360
	 sub	%g0, %g1, %i0
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L357:
	cmp	%g2, 0
	bge	.L344
	 mov	0, %i0
.L360:
	jmp	%i7+8
	 restore
.L351:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L345:
	cmp	%g3, 0
.L358:
	bne	.L360
	 sethi	%hi(-2147483648), %i0
	sethi	%hi(2147482624), %i0
	or	%i0, 1023, %i0
	jmp	%i7+8
	 restore
.L348:
	ld	[%fp-16], %g2
	sll	%g2, 1, %g2
	sll	%g2, %g4, %g2
	ld	[%fp-12], %g4
	srl	%g4, %g1, %g1
	b	.L349
	 or	%g2, %g1, %g1
	.size	_U_Qfcnvfxt_quad_to_sgl, .-_U_Qfcnvfxt_quad_to_sgl
	.section	.text._U_Qfcnvfxt_quad_to_dbl,"ax",@progbits
	.align 4
	.global _U_Qfcnvfxt_quad_to_dbl
	.type	_U_Qfcnvfxt_quad_to_dbl, #function
	.proc	05
_U_Qfcnvfxt_quad_to_dbl:
	save	%sp, -144, %sp
	ldd	[%i0+8], %g2
	add	%fp, -32, %g1
	ldd	[%i0], %i2
	add	%fp, -48, %o0
	st	%g1, [%sp+64]
	std	%i2, [%fp-48]
	std	%g2, [%fp-40]
	call	unpack, 0
	 nop
	unimp	32
	ld	[%fp-32], %g1
	cmp	%g1, 0
	be	.L370
	 cmp	%g1, 3
	be	.L370
	 ld	[%fp-28], %g3
	cmp	%g1, 1
	be	.L380
	 ld	[%fp-24], %g2
	cmp	%g1, 2
	be	.L365
	 cmp	%g2, 62
	bg	.L381
	 sethi	%hi(-2147483648), %i4
	mov	63, %g1
.L383:
	sub	%g1, %g2, %g1
	andcc	%g1, 32, %g0
	be	.L368
	 xnor	%g0, %g1, %i3
	ld	[%fp-16], %g2
	mov	0, %i4
	srl	%g2, %g1, %i5
.L369:
	cmp	%g3, 0
	be,a	.L382
	 mov	%i4, %i0
	subcc	%g0, %i5, %i5
	subx	%g0, %i4, %i4
.L361:
	mov	%i4, %i0
.L382:
	jmp	%i7+8
	 restore %g0, %i5, %o1
.L380:
	mov	0, %i4
	cmp	%g2, 0
	bl	.L361
	 mov	0, %i5
	cmp	%g2, 62
	ble	.L383
	 mov	63, %g1
.L365:
	sethi	%hi(-2147483648), %i4
.L381:
	cmp	%g3, 0
	bne	.L361
	 mov	0, %i5
	mov	-1, %i5
	sethi	%hi(2147482624), %i4
	mov	%i5, %i1
	or	%i4, 1023, %i4
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L370:
	mov	0, %i4
	mov	0, %i5
	mov	%i4, %i0
	jmp	%i7+8
	 restore %g0, %i5, %o1
.L368:
	ld	[%fp-16], %g4
	sll	%g4, 1, %g2
	srl	%g4, %g1, %i4
	sll	%g2, %i3, %g2
	ld	[%fp-12], %i3
	srl	%i3, %g1, %i5
	b	.L369
	 or	%g2, %i5, %i5
	.size	_U_Qfcnvfxt_quad_to_dbl, .-_U_Qfcnvfxt_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_dbl,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_quad_to_dbl
	.type	_U_Qfcnvff_quad_to_dbl, #function
	.proc	07
_U_Qfcnvff_quad_to_dbl:
	save	%sp, -120, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	mov	1023, %o2
	std	%i4, [%fp-16]
	std	%g2, [%fp-8]
	add	%fp, -16, %o0
	call	narrow, 0
	 mov	52, %o1
	std	%o0, [%fp-24]
	ldd	[%fp-24], %f0
	jmp	%i7+8
	 restore
	.size	_U_Qfcnvff_quad_to_dbl, .-_U_Qfcnvff_quad_to_dbl
	.section	.text._U_Qfcnvff_quad_to_sgl,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_quad_to_sgl
	.type	_U_Qfcnvff_quad_to_sgl, #function
	.proc	06
_U_Qfcnvff_quad_to_sgl:
	save	%sp, -120, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	mov	127, %o2
	std	%i4, [%fp-16]
	std	%g2, [%fp-8]
	add	%fp, -16, %o0
	call	narrow, 0
	 mov	23, %o1
	st	%o1, [%fp-20]
	ld	[%fp-20], %f0
	jmp	%i7+8
	 restore
	.size	_U_Qfcnvff_quad_to_sgl, .-_U_Qfcnvff_quad_to_sgl
	.section	.text._U_Qfcnvff_sgl_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvff_sgl_to_quad
	.type	_U_Qfcnvff_sgl_to_quad, #function
	.proc	010
_U_Qfcnvff_sgl_to_quad:
	save	%sp, -104, %sp
	st	%i0, [%fp-8]
	ld	[%fp-8], %f8
	fstod	%f8, %f8
	ld	[%fp+64], %i5
	std	%f8, [%fp-8]
	st	%i5, [%sp+64]
	ldd	[%fp-8], %o0
	call	_U_Qfcnvff_dbl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_U_Qfcnvff_sgl_to_quad, .-_U_Qfcnvff_sgl_to_quad
	.section	.text._U_Qfneg,"ax",@progbits
	.align 4
	.global _U_Qfneg
	.type	_U_Qfneg, #function
	.proc	010
_U_Qfneg:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g4
	ld	[%fp+64], %g1
	ldd	[%i0], %g2
	ldd	[%i0+8], %i4
	xor	%g2, %g4, %g2
	std	%i4, [%g1+8]
	std	%g2, [%g1]
	jmp	%i7+12
	 restore %g0, %g1, %o0
	.size	_U_Qfneg, .-_U_Qfneg
	.section	.text._U_Qfabs,"ax",@progbits
	.align 4
	.global _U_Qfabs
	.type	_U_Qfabs, #function
	.proc	010
_U_Qfabs:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g2
	ld	[%fp+64], %g1
	ldd	[%i0+8], %i4
	ld	[%i0], %g4
	ld	[%i0+4], %g3
	andn	%g4, %g2, %g2
	std	%i4, [%g1+8]
	std	%g2, [%g1]
	jmp	%i7+12
	 restore %g0, %g1, %o0
	.size	_U_Qfabs, .-_U_Qfabs
	.section	.text._U_Qfcnvfxt_quad_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvfxt_quad_to_quad
	.type	_U_Qfcnvfxt_quad_to_quad, #function
	.proc	010
_U_Qfcnvfxt_quad_to_quad:
	save	%sp, -144, %sp
	mov	%i0, %g1
	ldd	[%g1+8], %g2
	ldd	[%g1], %i4
	add	%fp, -32, %g1
	std	%g2, [%fp-40]
	ld	[%fp+64], %i0
	std	%i4, [%fp-48]
	add	%fp, -48, %o0
	st	%g1, [%sp+64]
	call	unpack, 0
	 nop
	unimp	32
	ld	[%fp-32], %g2
	cmp	%g2, 0
	be	.L397
	 cmp	%g2, 3
	be	.L397
	 cmp	%g2, 1
	ld	[%fp-28], %o4
	be	.L407
	 ld	[%fp-24], %g1
	cmp	%g2, 2
	be	.L408
	 sethi	%hi(-2147483648), %o2
	ldd	[%fp-16], %o2
.L410:
	cmp	%g1, 126
	bg	.L393
	 ldd	[%fp-8], %i4
.L395:
	sll	%i4, 31, %i1
	sll	%o3, 31, %o5
	sll	%o2, 31, %i3
	srl	%i5, 1, %i2
	srl	%o3, 1, %g4
	srl	%i4, 1, %g3
	srl	%o2, 1, %o7
	add	%g1, 1, %g1
	or	%g3, %o5, %i4
	mov	%o7, %o2
	or	%i1, %i2, %i5
	cmp	%g1, 127
	bne	.L395
	 or	%i3, %g4, %o3
	cmp	%o4, 0
	be,a	.L409
	 std	%o2, [%i0]
	or	%i4, %i5, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i2
	subcc	%g0, %i5, %i5
	mov	%i2, %i3
	subx	%g0, %i4, %i4
	mov	0, %i2
	subcc	%i3, %o3, %o5
	subx	%i2, %o7, %o4
	addcc	%o5, -1, %o3
	addx	%o4, -1, %o2
.L390:
	std	%o2, [%i0]
.L409:
	std	%i4, [%i0+8]
	jmp	%i7+12
	 restore
.L407:
	cmp	%g1, 0
	bge	.L410
	 ldd	[%fp-16], %o2
.L397:
	mov	0, %o2
	mov	0, %o3
	mov	0, %i4
	mov	0, %i5
	std	%o2, [%i0]
	std	%i4, [%i0+8]
	jmp	%i7+12
	 restore
.L393:
	sethi	%hi(-2147483648), %o2
.L408:
	mov	0, %o3
	mov	0, %i4
	cmp	%o4, 0
	bne	.L390
	 mov	0, %i5
	mov	-1, %o3
	mov	-1, %i4
	mov	-1, %i5
	sethi	%hi(2147482624), %o2
	std	%i4, [%i0+8]
	or	%o2, 1023, %o2
	std	%o2, [%i0]
	jmp	%i7+12
	 restore
	.size	_U_Qfcnvfxt_quad_to_quad, .-_U_Qfcnvfxt_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_quad,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_quad_to_quad
	.type	_U_Qfcnvxf_quad_to_quad, #function
	.proc	010
_U_Qfcnvxf_quad_to_quad:
	save	%sp, -160, %sp
	mov	1, %g1
	ldd	[%i0], %g2
	st	%g1, [%fp-32]
	srl	%g2, 31, %g1
	st	%g1, [%fp-28]
	ld	[%fp+64], %i1
	cmp	%g1, 0
	bne	.L412
	 ldd	[%i0+8], %i4
	or	%g2, %i4, %g1
	or	%g3, %i5, %g4
	orcc	%g1, %g4, %g0
	be	.L428
	 mov	127, %i2
	mov	126, %g1
.L419:
	addcc	%g3, %g3, %o5
	addx	%g2, %g2, %o4
	addcc	%i5, %i5, %i3
	addx	%i4, %i4, %i2
	srl	%i4, 31, %g4
	mov	%i3, %i5
	mov	%i2, %i4
	mov	%o4, %g2
	mov	%g1, %i2
	or	%o5, %g4, %g3
	cmp	%o4, 0
	bge	.L419
	 add	%g1, -1, %g1
	st	%i2, [%fp-24]
	ldd	[%fp-32], %i2
	std	%g2, [%fp-48]
	std	%i2, [%fp-64]
	std	%i4, [%fp-40]
	ldd	[%fp-24], %i2
	st	%i1, [%sp+64]
	std	%i2, [%fp-56]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i1, %o0
.L412:
	or	%i4, %i5, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i2
	subcc	%g0, %i5, %i5
	mov	%i2, %i3
	subx	%g0, %i4, %i4
	mov	0, %i2
	subcc	%i3, %g3, %o5
	subx	%i2, %g2, %o4
	addcc	%o5, -1, %g3
	addx	%o4, -1, %g2
	or	%g3, %i5, %g1
	or	%g2, %i4, %g4
	orcc	%g4, %g1, %g0
	be	.L413
	 cmp	%g2, 0
	bge	.L419
	 mov	126, %g1
	mov	127, %i2
	sethi	%hi(-2147483648), %g2
	st	%i2, [%fp-24]
	mov	0, %g3
	ldd	[%fp-32], %i2
	std	%g2, [%fp-48]
	std	%i2, [%fp-64]
	std	%i4, [%fp-40]
	ldd	[%fp-24], %i2
	st	%i1, [%sp+64]
	std	%i2, [%fp-56]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i1, %o0
.L413:
	mov	127, %i2
.L428:
	st	%g0, [%fp-32]
	st	%i2, [%fp-24]
	mov	0, %g2
	ldd	[%fp-32], %i2
	mov	0, %g3
	std	%i2, [%fp-64]
	mov	0, %i4
	ldd	[%fp-24], %i2
	mov	0, %i5
	std	%i2, [%fp-56]
	std	%g2, [%fp-48]
	std	%i4, [%fp-40]
	st	%i1, [%sp+64]
	add	%fp, -64, %o0
	call	pack, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i1, %o0
	.size	_U_Qfcnvxf_quad_to_quad, .-_U_Qfcnvxf_quad_to_quad
	.section	.text._U_Qfcnvxf_quad_to_dbl,"ax",@progbits
	.align 4
	.global _U_Qfcnvxf_quad_to_dbl
	.type	_U_Qfcnvxf_quad_to_dbl, #function
	.proc	07
_U_Qfcnvxf_quad_to_dbl:
	save	%sp, -128, %sp
	ldd	[%i0+8], %g2
	add	%fp, -16, %g1
	add	%fp, -32, %i5
	ldd	[%i0], %i2
	mov	%i5, %o0
	std	%g2, [%fp-24]
	std	%i2, [%fp-32]
	st	%g1, [%sp+64]
	call	_U_Qfcnvxf_quad_to_quad, 0
	 nop
	unimp	16
	ldd	[%fp-16], %g2
	std	%g2, [%fp-32]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	call	_U_Qfcnvff_quad_to_dbl, 0
	 std	%g2, [%fp-24]
	jmp	%i7+8
	 restore
	.size	_U_Qfcnvxf_quad_to_dbl, .-_U_Qfcnvxf_quad_to_dbl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
