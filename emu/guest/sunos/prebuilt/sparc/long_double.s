! 7cd415df9be8bbb35bf8c3462c9c45c4 emu/guest/libc/long_double.c
	.file	"long_double.c"
	.section	".text"
	.section	.text.is_special_division,"ax",@progbits
	.align 4
	.type	is_special_division, #function
	.proc	04
is_special_division:
	save	%sp, -96, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %g3
	or	%g1, 1023, %g1
	srl	%g3, 16, %g2
	ld	[%i0+4], %g4
	and	%g2, %g1, %g2
	ld	[%i0+8], %i3
	cmp	%g2, %g1
	be	.L2
	 ld	[%i0+12], %o7
	ld	[%i1], %i5
	ld	[%i1+4], %o5
	srl	%i5, 16, %g2
	ld	[%i1+8], %o4
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L24
	 ld	[%i1+12], %i4
	sethi	%hi(-2147483648), %g1
	andn	%i5, %g1, %g1
	orcc	%g1, %o5, %g0
	be	.L25
	 orcc	%o4, %i4, %g0
	or	%g4, %o7, %g4
.L29:
	sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	or	%g1, %i3, %g1
	orcc	%g1, %g4, %g0
	be,a	.L28
	 ldd	[%i0], %i4
	jmp	%i7+8
	 restore %g0, 0, %o0
.L24:
	or	%o5, %i4, %i4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i5, %g1, %g1
	or	%g1, %o4, %g1
	orcc	%g1, %i4, %g0
	be	.L26
	 sethi	%hi(-2147483648), %g1
	ldd	[%i1], %i4
.L30:
	ldd	[%i1+8], %g2
	std	%i4, [%i2]
	std	%g2, [%i2+8]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L25:
	bne	.L29
	 or	%g4, %o7, %g4
	b,a	.L7
.L2:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	orcc	%g3, %g4, %g0
	bne,a	.L28
	 ldd	[%i0], %i4
	orcc	%i3, %o7, %g0
	bne,a	.L28
	 ldd	[%i0], %i4
	ld	[%i1], %g4
	srl	%g4, 16, %g3
	and	%g3, %g2, %g3
	cmp	%g3, %g2
	be	.L27
	 ld	[%i1+4], %i5
.L7:
	call	___errno, 0
	 mov	1, %i0
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g0, [%i2+8]
	st	%g0, [%i2+12]
	std	%g2, [%i2]
	jmp	%i7+8
	 restore
.L26:
	andn	%i5, %g1, %g1
	orcc	%g1, %o5, %g0
	be	.L7
	 nop
	ldd	[%i0], %i4
.L28:
	ldd	[%i0+8], %g2
	std	%i4, [%i2]
	std	%g2, [%i2+8]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L27:
	and	%g4, %g1, %g4
	ld	[%i1+8], %g2
	ld	[%i1+12], %g1
	or	%g2, %g4, %g2
	or	%g1, %i5, %g1
	orcc	%g2, %g1, %g0
	bne,a	.L30
	 ldd	[%i1], %i4
	b,a	.L7
	.size	is_special_division, .-is_special_division
	.section	.text.scale,"ax",@progbits
	.align 4
	.type	scale, #function
	.proc	010
scale:
	save	%sp, -272, %sp
	sethi	%hi(31744), %g2
	mov	%i0, %g1
	ld	[%i0], %i5
	or	%g2, 1023, %g2
	srl	%i5, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	cmp	%g3, %g2
	be	.L32
	 ld	[%g1+4], %i4
	ld	[%g1+8], %g3
	sethi	%hi(-2147483648), %g4
	ld	[%g1+12], %g2
	andn	%i5, %g4, %g4
	or	%g2, %i4, %g2
	or	%g3, %g4, %g3
	orcc	%g3, %g2, %g0
	be	.L32
	 add	%fp, -128, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i4
	add	%fp, -96, %g1
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	std	%i4, [%fp-128]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-136]
	sethi	%hi(-100352), %g1
	or	%g1, 352, %g1
	cmp	%i1, %g1
	bl	.L44
	 mov	%i1, %o1
	sethi	%hi(99328), %g1
	or	%g1, 672, %g1
	cmp	%o1, %g1
	bg,a	.L35
	 mov	%g1, %o1
.L35:
	add	%fp, -48, %g1
.L46:
	add	%fp, -176, %i5
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-16], %g2
	add	%fp, -112, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-136]
	mov	%i5, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-112], %g3
	sethi	%hi(31744), %g1
	srl	%g3, 16, %g2
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L36
	 ld	[%fp-108], %g4
	sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	ld	[%fp-104], %g2
	or	%g2, %g1, %g2
	ld	[%fp-100], %g1
	or	%g1, %g4, %g1
	orcc	%g2, %g1, %g0
	be	.L36
	 ldd	[%fp-112], %g2
	std	%g2, [%i0]
	ldd	[%fp-104], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L44:
	mov	%g1, %o1
	sethi	%hi(99328), %g1
	or	%g1, 672, %g1
	cmp	%o1, %g1
	ble,a	.L46
	 add	%fp, -48, %g1
	b	.L35
	 mov	%g1, %o1
.L36:
	call	___errno, 0
	 nop
	ldd	[%fp-112], %g2
	mov	34, %g1
	std	%g2, [%i0]
	st	%g1, [%o0]
	ldd	[%fp-104], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L32:
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
	.size	scale, .-scale
	.section	.text.sum,"ax",@progbits
	.align 4
	.type	sum, #function
	.proc	010
sum:
	save	%sp, -240, %sp
	mov	48, %o2
	ld	[%fp+64], %i4
	add	%fp, -96, %i5
	mov	%i0, %o1
	call	memcpy, 0
	 mov	%i5, %o0
	add	%fp, -144, %g1
	mov	48, %o2
	mov	%g1, %o0
	call	memcpy, 0
	 mov	%i1, %o1
	add	%fp, -48, %g1
	mov	%o0, %o1
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	real_add, 0
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
	lduh	[%i4], %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L49
	 nop
	jmp	%i7+12
	 restore %g0, %i4, %o0
.L49:
	call	___errno, 0
	 mov	%i4, %i0
	mov	34, %g1
	st	%g1, [%o0]
	jmp	%i7+12
	 restore
	.size	sum, .-sum
	.section	.text.remainder_of,"ax",@progbits
	.align 4
	.type	remainder_of, #function
	.proc	010
remainder_of:
	save	%sp, -240, %sp
	st	%g0, [%i2]
	mov	%i0, %i5
	ld	[%i0+44], %l1
	ld	[%i5+4], %l0
	ld	[%fp+64], %i0
	cmp	%l1, 0
	be	.L51
	 ld	[%i1+4], %l2
	cmp	%l0, %l2
	bl	.L85
	 mov	1, %g1
.L52:
	andcc	%g1, 0xff, %g0
	be	.L51
	 add	%fp, -96, %i4
	add	%fp, -48, %l4
	add	%fp, -144, %l3
	b	.L57
	 mov	1, %l5
.L87:
	st	%l0, [%i5+4]
	st	%l1, [%i5+44]
	call	memcpy, 0
	 mov	%i4, %o0
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
	mov	%l3, %o1
	std	%g2, [%fp-104]
	call	real_compare, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bl	.L86
	 sll	%l5, %i3, %g1
	ld	[%i2], %g2
	or	%g1, %g2, %g1
.L56:
	mov	48, %o2
	mov	%i5, %o1
	st	%g1, [%i2]
	call	memcpy, 0
	 mov	%i4, %o0
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
	mov	%l3, %o1
	std	%g2, [%fp-104]
	st	%i5, [%sp+64]
	mov	%i4, %o0
	call	real_subtract, 0
	 nop
	unimp	48
	ld	[%i5+44], %l1
	cmp	%l1, 0
	be	.L51
	 ld	[%i5+4], %l0
	cmp	%l2, %l0
	ble	.L59
	 mov	1, %g1
	mov	0, %g1
.L59:
	andcc	%g1, 0xff, %g0
	be,a	.L90
	 st	%l0, [%i5+4]
.L57:
	mov	48, %o2
	mov	%i1, %o1
	st	%l2, [%i1+4]
	call	memcpy, 0
	 mov	%i4, %o0
	sub	%l0, %l2, %i3
	st	%l4, [%sp+64]
	mov	%i3, %o1
	mov	%i4, %o0
	call	real_scale, 0
	 nop
	unimp	48
	mov	48, %o2
	cmp	%i3, 30
	ble	.L87
	 mov	%i5, %o1
	st	%g0, [%i2]
	st	%l0, [%i5+4]
	st	%l1, [%i5+44]
	call	memcpy, 0
	 mov	%i4, %o0
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
	mov	%l3, %o1
	std	%g2, [%fp-104]
	call	real_compare, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bl	.L88
	 ldd	[%fp-48], %g2
	b	.L56
	 ld	[%i2], %g1
.L86:
	cmp	%i3, 0
	be	.L51
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
	mov	-1, %o1
	mov	%l3, %o0
	std	%g2, [%fp-104]
	st	%i4, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%l4, %o0
	ld	[%i2], %g1
	add	%i3, -1, %i3
.L89:
	sll	%l5, %i3, %i3
	b	.L56
	 or	%g1, %i3, %g1
.L88:
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
	mov	-1, %o1
	mov	%l3, %o0
	std	%g2, [%fp-104]
	st	%i4, [%sp+64]
	call	real_scale, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i4, %o1
	call	memcpy, 0
	 mov	%l4, %o0
	cmp	%i3, 31
	bne	.L56
	 ld	[%i2], %g1
	b	.L89
	 add	%i3, -1, %i3
.L51:
	st	%l0, [%i5+4]
.L90:
	st	%l1, [%i5+44]
	mov	48, %o2
	mov	%i5, %o1
	call	memcpy, 0
	 mov	%i0, %o0
	jmp	%i7+12
	 restore
.L85:
	b	.L52
	 mov	0, %g1
	.size	remainder_of, .-remainder_of
	.section	.text.is_less,"ax",@progbits
	.align 4
	.type	is_less, #function
	.proc	04
is_less:
	save	%sp, -96, %sp
	ld	[%i1], %i2
	ld	[%i1+4], %o7
	ld	[%i0], %i4
	ld	[%i0+4], %i3
	xor	%i4, %i2, %o4
	xor	%i3, %o7, %g1
	ld	[%i1+8], %o5
	ld	[%i0+8], %g4
	ld	[%i0+12], %i5
	orcc	%o4, %g1, %g0
	bne	.L109
	 ld	[%i1+12], %i1
	xor	%g4, %o5, %g1
	xor	%i5, %i1, %g2
	orcc	%g1, %g2, %g0
	be	.L107
	 nop
.L109:
	or	%g4, %o5, %g2
	sethi	%hi(2147482624), %g3
	or	%i5, %i1, %g1
	or	%g3, 1023, %g3
	or	%g1, %i3, %g1
	and	%i4, %g3, %o3
	or	%g1, %o7, %g1
	and	%i2, %g3, %g3
	or	%g2, %o3, %g2
	or	%g2, %g3, %g2
	orcc	%g2, %g1, %g0
	be	.L123
	 mov	0, %i0
	cmp	%o4, 0
	bl	.L95
	 srl	%i4, 31, %i0
	cmp	%i4, %i2
	be	.L117
	 mov	1, %g1
	cmp	%i2, %i4
.L121:
	bleu	.L118
	 nop
	xor	%i0, %g1, %i0
.L123:
	jmp	%i7+8
	 restore
.L95:
	or	%g4, %o3, %g4
	or	%i5, %i3, %i5
	orcc	%g4, %i5, %g0
	bne	.L123
	 or	%o5, %g3, %g3
	or	%i1, %o7, %i1
	orcc	%g3, %i1, %g0
	be	.L107
	 nop
	jmp	%i7+8
	 restore
.L107:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L118:
	be	.L119
	 cmp	%o7, %i3
	mov	0, %g1
.L120:
	xor	%i0, %g1, %i0
	jmp	%i7+8
	 restore
.L117:
	cmp	%i3, %o7
	bne	.L121
	 cmp	%i2, %i4
	cmp	%o5, %g4
	bgu,a	.L123
	 xor	%i0, %g1, %i0
	bne,a	.L120
	 mov	0, %g1
	cmp	%i1, %i5
	bgu,a	.L123
	 xor	%i0, %g1, %i0
	b	.L120
	 mov	0, %g1
.L119:
	bgu,a	.L123
	 xor	%i0, %g1, %i0
	b	.L120
	 mov	0, %g1
	.size	is_less, .-is_less
	.section	.text.fabsl,"ax",@progbits
	.align 4
	.global fabsl
	.type	fabsl, #function
	.proc	010
fabsl:
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
	.size	fabsl, .-fabsl
	.section	.text.copysignl,"ax",@progbits
	.align 4
	.global copysignl
	.type	copysignl, #function
	.proc	010
copysignl:
	save	%sp, -96, %sp
	ld	[%i0], %g3
	ld	[%i0+4], %g4
	ld	[%fp+64], %g2
	ldd	[%i0+8], %i4
	st	%g4, [%g2+4]
	sethi	%hi(-2147483648), %g1
	sethi	%hi(-2147483648), %g4
	andn	%g3, %g1, %g1
	std	%i4, [%g2+8]
	ld	[%i1], %g3
	and	%g3, %g4, %g3
	or	%g1, %g3, %g1
	st	%g1, [%g2]
	jmp	%i7+12
	 restore %g0, %g2, %o0
	.size	copysignl, .-copysignl
	.section	.text.floorl,"ax",@progbits
	.align 4
	.global floorl
	.type	floorl, #function
	.proc	010
floorl:
	save	%sp, -272, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	and	%g2, %g1, %g2
	ld	[%fp+64], %i5
	cmp	%g2, %g1
	ldd	[%i0], %i2
	bne	.L129
	 ldd	[%i0+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L129:
	add	%fp, -96, %g1
	add	%fp, -128, %o0
	std	%i2, [%fp-128]
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-56], %g2
	add	%fp, -176, %i3
	mov	3, %o1
	mov	%i3, %o0
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-16], %g2
	add	%fp, -112, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-136]
	mov	%i3, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-112], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	ld	[%fp-108], %g2
	st	%g2, [%i5+4]
	sethi	%hi(-2147483648), %g2
	and	%i4, %g2, %i4
	ldd	[%fp-104], %g2
	or	%g1, %i4, %g1
	std	%g2, [%i5+8]
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	floorl, .-floorl
	.section	.text.ceill,"ax",@progbits
	.align 4
	.global ceill
	.type	ceill, #function
	.proc	010
ceill:
	save	%sp, -272, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	and	%g2, %g1, %g2
	ld	[%fp+64], %i5
	cmp	%g2, %g1
	ldd	[%i0], %i2
	bne	.L133
	 ldd	[%i0+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L133:
	add	%fp, -96, %g1
	add	%fp, -128, %o0
	std	%i2, [%fp-128]
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-56], %g2
	add	%fp, -176, %i3
	mov	4, %o1
	mov	%i3, %o0
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-16], %g2
	add	%fp, -112, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-136]
	mov	%i3, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-112], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	ld	[%fp-108], %g2
	st	%g2, [%i5+4]
	sethi	%hi(-2147483648), %g2
	and	%i4, %g2, %i4
	ldd	[%fp-104], %g2
	or	%g1, %i4, %g1
	std	%g2, [%i5+8]
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	ceill, .-ceill
	.section	.text.truncl,"ax",@progbits
	.align 4
	.global truncl
	.type	truncl, #function
	.proc	010
truncl:
	save	%sp, -272, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	and	%g2, %g1, %g2
	ld	[%fp+64], %i5
	cmp	%g2, %g1
	ldd	[%i0], %i2
	bne	.L137
	 ldd	[%i0+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L137:
	add	%fp, -96, %g1
	add	%fp, -128, %o0
	std	%i2, [%fp-128]
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-56], %g2
	add	%fp, -176, %i3
	mov	0, %o1
	mov	%i3, %o0
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-16], %g2
	add	%fp, -112, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-136]
	mov	%i3, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-112], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	ld	[%fp-108], %g2
	st	%g2, [%i5+4]
	sethi	%hi(-2147483648), %g2
	and	%i4, %g2, %i4
	ldd	[%fp-104], %g2
	or	%g1, %i4, %g1
	std	%g2, [%i5+8]
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	truncl, .-truncl
	.section	.text.is_integer,"ax",@progbits
	.align 4
	.type	is_integer, #function
	.proc	04
is_integer:
	save	%sp, -128, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i5
	or	%g1, 1023, %g1
	srl	%i5, 16, %g2
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne	.L139
	 ld	[%i0+4], %i3
.L144:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L139:
	ldd	[%i0+8], %g2
	ldd	[%i0], %o4
	add	%fp, -16, %g1
	std	%g2, [%fp-24]
	st	%g1, [%sp+64]
	std	%o4, [%fp-32]
	add	%fp, -32, %o0
	call	truncl, 0
	 nop
	unimp	16
	ld	[%fp-16], %g1
	ld	[%fp-12], %g2
	xor	%g1, %i5, %o7
	xor	%g2, %i3, %i1
	ld	[%fp-8], %g3
	ld	[%fp-4], %i4
	ld	[%i0+8], %g4
	orcc	%o7, %i1, %g0
	bne	.L145
	 ld	[%i0+12], %i2
	xor	%g3, %g4, %i1
	xor	%i4, %i2, %i0
	orcc	%i1, %i0, %g0
	be	.L144
	 nop
.L145:
	or	%g3, %g4, %g4
	or	%i4, %i2, %i4
	sethi	%hi(2147482624), %g3
	or	%g2, %i4, %g2
	or	%g3, 1023, %g3
	or	%g2, %i3, %g2
	and	%g1, %g3, %g1
	and	%i5, %g3, %i5
	or	%g1, %g4, %g1
	or	%g1, %i5, %g1
	orcc	%g1, %g2, %g0
	be	.L144
	 nop
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	is_integer, .-is_integer
	.section	.text.is_odd_integer,"ax",@progbits
	.align 4
	.type	is_odd_integer, #function
	.proc	04
is_odd_integer:
	save	%sp, -160, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i5
	or	%g1, 1023, %g1
	srl	%i5, 16, %g2
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne	.L165
	 ld	[%i0+4], %i4
.L158:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L165:
	ldd	[%i0], %g2
	ldd	[%i0+8], %o4
	add	%fp, -16, %g1
	ld	[%i0+8], %i1
	ld	[%i0+12], %i2
	add	%fp, -64, %i3
	std	%g2, [%fp-64]
	std	%o4, [%fp-56]
	st	%g1, [%sp+64]
	mov	%i3, %o0
	call	truncl, 0
	 nop
	unimp	16
	ld	[%fp-16], %g1
	ld	[%fp-12], %g2
	xor	%i5, %g1, %g4
	xor	%i4, %g2, %g3
	ld	[%fp-8], %o5
	orcc	%g4, %g3, %g0
	bne	.L161
	 ld	[%fp-4], %o7
	xor	%o5, %i1, %g3
	xor	%o7, %i2, %g4
	orcc	%g3, %g4, %g0
	be,a	.L166
	 ldd	[%i0+8], %g2
.L161:
	sethi	%hi(2147482624), %g3
	or	%g3, 1023, %g3
	and	%g1, %g3, %g1
	orcc	%g1, %g2, %g0
	bne	.L158
	 and	%i5, %g3, %i5
	or	%o5, %i1, %o5
	or	%o7, %i2, %o7
	or	%i5, %o5, %i5
	or	%i4, %o7, %i4
	orcc	%i5, %i4, %g0
	bne	.L158
	 nop
	ldd	[%i0+8], %g2
.L166:
	add	%fp, -48, %g1
	ldd	[%i0], %i4
	mov	-1, %o1
	mov	%i3, %o0
	std	%g2, [%fp-56]
	st	%g1, [%sp+64]
	std	%i4, [%fp-64]
	call	scale, 0
	 nop
	unimp	16
	ldd	[%fp-48], %g2
	std	%g2, [%fp-64]
	ldd	[%fp-40], %g2
	mov	%i3, %o0
	call	is_integer, 0
	 std	%g2, [%fp-56]
	cmp	%g0, %o0
	subx	%g0, -1, %i0
	jmp	%i7+8
	 restore
	.size	is_odd_integer, .-is_odd_integer
	.section	.text.roundl,"ax",@progbits
	.align 4
	.global roundl
	.type	roundl, #function
	.proc	010
roundl:
	save	%sp, -272, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	and	%g2, %g1, %g2
	ld	[%fp+64], %i5
	cmp	%g2, %g1
	ldd	[%i0], %i2
	bne	.L170
	 ldd	[%i0+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L170:
	add	%fp, -96, %g1
	add	%fp, -128, %o0
	std	%i2, [%fp-128]
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-56], %g2
	add	%fp, -176, %i3
	mov	2, %o1
	mov	%i3, %o0
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-16], %g2
	add	%fp, -112, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-136]
	mov	%i3, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-112], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	ld	[%fp-108], %g2
	st	%g2, [%i5+4]
	sethi	%hi(-2147483648), %g2
	and	%i4, %g2, %i4
	ldd	[%fp-104], %g2
	or	%g1, %i4, %g1
	std	%g2, [%i5+8]
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	roundl, .-roundl
	.section	.text.rintl,"ax",@progbits
	.align 4
	.global rintl
	.type	rintl, #function
	.proc	010
rintl:
	save	%sp, -272, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	and	%g2, %g1, %g2
	ld	[%fp+64], %i5
	cmp	%g2, %g1
	ldd	[%i0], %i2
	bne	.L174
	 ldd	[%i0+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L174:
	add	%fp, -96, %g1
	add	%fp, -128, %o0
	std	%i2, [%fp-128]
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-56], %g2
	add	%fp, -176, %i3
	mov	1, %o1
	mov	%i3, %o0
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	real_to_integer, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-16], %g2
	add	%fp, -112, %g1
	std	%g2, [%fp-144]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-136]
	mov	%i3, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-112], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	ld	[%fp-108], %g2
	st	%g2, [%i5+4]
	sethi	%hi(-2147483648), %g2
	and	%i4, %g2, %i4
	ldd	[%fp-104], %g2
	or	%g1, %i4, %g1
	std	%g2, [%i5+8]
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	rintl, .-rintl
	rintl.localalias = rintl
	.section	.text.nearbyintl,"ax",@progbits
	.align 4
	.global nearbyintl
	.type	nearbyintl, #function
	.proc	010
nearbyintl:
	save	%sp, -96, %sp
	ld	[%fp+64], %i5
	mov	%i0, %o0
	st	%i5, [%sp+64]
	call	rintl.localalias, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	nearbyintl, .-nearbyintl
	.section	.text.lrintl,"ax",@progbits
	.align 4
	.global lrintl
	.type	lrintl, #function
	.proc	04
lrintl:
	save	%sp, -192, %sp
	ldd	[%i0+8], %g2
	add	%fp, -80, %g1
	ldd	[%i0], %i2
	add	%fp, -96, %i5
	std	%i2, [%fp-96]
	std	%g2, [%fp-88]
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	rintl, 0
	 nop
	unimp	16
	lduh	[%fp-80], %g2
	sethi	%hi(31744), %g1
	ldd	[%fp-80], %i0
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne	.L177
	 ldd	[%fp-72], %i2
.L179:
	call	___errno, 0
	 sethi	%hi(-2147483648), %i0
	mov	33, %g1
	st	%g1, [%o0]
.L186:
	jmp	%i7+8
	 restore
.L177:
	add	%fp, -48, %g1
	mov	%i5, %o0
	std	%i0, [%fp-96]
	std	%i2, [%fp-88]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %g2
	ld	[%fp-48], %g4
	ld	[%fp-8], %i5
	cmp	%g2, 31
	bg	.L179
	 ld	[%fp-4], %g3
	cmp	%g2, 0
	ble	.L180
	 mov	0, %g1
	mov	64, %g1
	sub	%g1, %g2, %g1
	andcc	%g1, 32, %g0
	be	.L181
	 xnor	%g0, %g1, %g2
	srl	%g3, %g1, %g1
.L180:
	cmp	%g4, 0
	bne	.L186
	 sub	%g0, %g1, %i0
	mov	%g1, %i0
	jmp	%i7+8
	 restore
.L181:
	sll	%g3, 1, %g3
	srl	%i5, %g1, %g1
	sll	%g3, %g2, %g3
	b	.L180
	 or	%g3, %g1, %g1
	.size	lrintl, .-lrintl
	.section	.text.lroundl,"ax",@progbits
	.align 4
	.global lroundl
	.type	lroundl, #function
	.proc	04
lroundl:
	save	%sp, -192, %sp
	ldd	[%i0+8], %g2
	add	%fp, -80, %g1
	ldd	[%i0], %i2
	add	%fp, -96, %i5
	std	%i2, [%fp-96]
	std	%g2, [%fp-88]
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	roundl, 0
	 nop
	unimp	16
	lduh	[%fp-80], %g2
	sethi	%hi(31744), %g1
	ldd	[%fp-80], %i0
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne	.L188
	 ldd	[%fp-72], %i2
.L190:
	call	___errno, 0
	 sethi	%hi(-2147483648), %i0
	mov	33, %g1
	st	%g1, [%o0]
.L197:
	jmp	%i7+8
	 restore
.L188:
	add	%fp, -48, %g1
	mov	%i5, %o0
	std	%i0, [%fp-96]
	std	%i2, [%fp-88]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %g2
	ld	[%fp-48], %g4
	ld	[%fp-8], %i5
	cmp	%g2, 31
	bg	.L190
	 ld	[%fp-4], %g3
	cmp	%g2, 0
	ble	.L191
	 mov	0, %g1
	mov	64, %g1
	sub	%g1, %g2, %g1
	andcc	%g1, 32, %g0
	be	.L192
	 xnor	%g0, %g1, %g2
	srl	%g3, %g1, %g1
.L191:
	cmp	%g4, 0
	bne	.L197
	 sub	%g0, %g1, %i0
	mov	%g1, %i0
	jmp	%i7+8
	 restore
.L192:
	sll	%g3, 1, %g3
	srl	%i5, %g1, %g1
	sll	%g3, %g2, %g3
	b	.L191
	 or	%g3, %g1, %g1
	.size	lroundl, .-lroundl
	.section	.text.llrintl,"ax",@progbits
	.align 4
	.global llrintl
	.type	llrintl, #function
	.proc	05
llrintl:
	save	%sp, -192, %sp
	ldd	[%i0+8], %g2
	add	%fp, -80, %g1
	ldd	[%i0], %i2
	add	%fp, -96, %i5
	std	%i2, [%fp-96]
	std	%g2, [%fp-88]
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	rintl, 0
	 nop
	unimp	16
	lduh	[%fp-80], %g2
	sethi	%hi(31744), %g1
	ldd	[%fp-80], %i0
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne	.L199
	 ldd	[%fp-72], %i2
.L201:
	call	___errno, 0
	 sethi	%hi(-2147483648), %i0
	mov	33, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, 0, %o1
.L199:
	add	%fp, -48, %g1
	mov	%i5, %o0
	std	%i0, [%fp-96]
	std	%i2, [%fp-88]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %g2
	ld	[%fp-48], %g3
	ld	[%fp-8], %i5
	cmp	%g2, 63
	bg	.L201
	 ld	[%fp-4], %g4
	mov	0, %i0
	cmp	%g2, 0
	ble	.L202
	 mov	0, %i1
	mov	64, %g1
	sub	%g1, %g2, %g1
	andcc	%g1, 32, %g0
	be	.L203
	 sll	%g4, 1, %g2
	srl	%g4, %g1, %i1
	mov	0, %i0
.L202:
	cmp	%g3, 0
	be	.L209
	 nop
	subcc	%g0, %i1, %i1
	subx	%g0, %i0, %i0
.L209:
	jmp	%i7+8
	 restore
.L203:
	xnor	%g0, %g1, %i4
	srl	%i5, %g1, %i1
	sll	%g2, %i4, %g2
	srl	%g4, %g1, %i0
	b	.L202
	 or	%g2, %i1, %i1
	.size	llrintl, .-llrintl
	.section	.text.llroundl,"ax",@progbits
	.align 4
	.global llroundl
	.type	llroundl, #function
	.proc	05
llroundl:
	save	%sp, -192, %sp
	ldd	[%i0+8], %g2
	add	%fp, -80, %g1
	ldd	[%i0], %i2
	add	%fp, -96, %i5
	std	%i2, [%fp-96]
	std	%g2, [%fp-88]
	st	%g1, [%sp+64]
	mov	%i5, %o0
	call	roundl, 0
	 nop
	unimp	16
	lduh	[%fp-80], %g2
	sethi	%hi(31744), %g1
	ldd	[%fp-80], %i0
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne	.L211
	 ldd	[%fp-72], %i2
.L213:
	call	___errno, 0
	 sethi	%hi(-2147483648), %i0
	mov	33, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, 0, %o1
.L211:
	add	%fp, -48, %g1
	mov	%i5, %o0
	std	%i0, [%fp-96]
	std	%i2, [%fp-88]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %g2
	ld	[%fp-48], %g3
	ld	[%fp-8], %i5
	cmp	%g2, 63
	bg	.L213
	 ld	[%fp-4], %g4
	mov	0, %i0
	cmp	%g2, 0
	ble	.L214
	 mov	0, %i1
	mov	64, %g1
	sub	%g1, %g2, %g1
	andcc	%g1, 32, %g0
	be	.L215
	 sll	%g4, 1, %g2
	srl	%g4, %g1, %i1
	mov	0, %i0
.L214:
	cmp	%g3, 0
	be	.L221
	 nop
	subcc	%g0, %i1, %i1
	subx	%g0, %i0, %i0
.L221:
	jmp	%i7+8
	 restore
.L215:
	xnor	%g0, %g1, %i4
	srl	%i5, %g1, %i1
	sll	%g2, %i4, %g2
	srl	%g4, %g1, %i0
	b	.L214
	 or	%g2, %i1, %i1
	.size	llroundl, .-llroundl
	.section	.text.frexpl,"ax",@progbits
	.align 4
	.global frexpl
	.type	frexpl, #function
	.proc	010
frexpl:
	save	%sp, -208, %sp
	st	%g0, [%i1]
	mov	%i0, %g1
	ld	[%i0], %i5
	sethi	%hi(31744), %g2
	srl	%i5, 16, %g3
	or	%g2, 1023, %g2
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	cmp	%g3, %g2
	be	.L223
	 ld	[%g1+4], %i4
	ld	[%g1+8], %g3
	sethi	%hi(-2147483648), %g4
	ld	[%g1+12], %g2
	andn	%i5, %g4, %g4
	or	%g2, %i4, %g2
	or	%g3, %g4, %g3
	orcc	%g3, %g2, %g0
	be	.L223
	 add	%fp, -64, %o0
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-56]
	st	%g1, [%sp+64]
	std	%i4, [%fp-64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %g1
	st	%g0, [%fp-44]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-104]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-96]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-88]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-80]
	ldd	[%fp-8], %g2
	add	%fp, -112, %o0
	st	%g1, [%i1]
	std	%g2, [%fp-72]
	st	%i0, [%sp+64]
	call	real_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L223:
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
	.size	frexpl, .-frexpl
	.section	.text.ldexpl,"ax",@progbits
	.align 4
	.global ldexpl
	.type	ldexpl, #function
	.proc	010
ldexpl:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i2
	ld	[%fp+64], %i5
	std	%i2, [%fp-16]
	std	%g2, [%fp-8]
	st	%i5, [%sp+64]
	mov	%i1, %o1
	add	%fp, -16, %o0
	call	scale, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	ldexpl, .-ldexpl
	.section	.text.scalbnl,"ax",@progbits
	.align 4
	.global scalbnl
	.type	scalbnl, #function
	.proc	010
scalbnl:
	save	%sp, -128, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i2
	ld	[%fp+64], %i5
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	mov	%i1, %o1
	add	%fp, -32, %o0
	call	scale, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	scalbnl, .-scalbnl
	.section	.text.scalblnl,"ax",@progbits
	.align 4
	.global scalblnl
	.type	scalblnl, #function
	.proc	010
scalblnl:
	save	%sp, -128, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i2
	ld	[%fp+64], %i5
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	mov	%i1, %o1
	add	%fp, -32, %o0
	call	scale, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	scalblnl, .-scalblnl
	.section	.text.modfl,"ax",@progbits
	.align 4
	.global modfl
	.type	modfl, #function
	.proc	010
modfl:
	save	%sp, -384, %sp
	ldd	[%i0], %i2
	ldd	[%i0+8], %g2
	mov	%i0, %i5
	std	%i2, [%fp-192]
	std	%g2, [%fp-184]
	ld	[%fp+64], %i0
	add	%fp, -176, %i3
	add	%fp, -192, %o0
	st	%i3, [%sp+64]
	call	truncl, 0
	 nop
	unimp	16
	ldd	[%fp-176], %g2
	ldd	[%fp-168], %o4
	std	%g2, [%i1]
	std	%o4, [%i1+8]
	ld	[%i5], %i4
	sethi	%hi(31744), %g1
	srl	%i4, 16, %g2
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L237
	 ld	[%i5+4], %g4
	ldd	[%i5], %o4
	ldd	[%i5+8], %g2
	add	%fp, -144, %g1
	std	%o4, [%fp-176]
	mov	%i3, %o0
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1+8], %g2
	add	%fp, -96, %g1
	mov	%i3, %o0
	std	%g2, [%fp-168]
	ldd	[%i1], %i2
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-256]
	ldd	[%fp-56], %g2
	add	%fp, -240, %i5
	add	%fp, -288, %o1
	mov	%i5, %o0
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_subtract, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-16], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-200]
	mov	%i5, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-160], %g2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	ld	[%fp-156], %g2
	st	%g2, [%i0+4]
	sethi	%hi(-2147483648), %g2
	and	%i4, %g2, %i4
	ldd	[%fp-152], %g2
	or	%g1, %i4, %g1
	std	%g2, [%i0+8]
	st	%g1, [%i0]
	jmp	%i7+12
	 restore
.L237:
	ld	[%i5+8], %g3
	ld	[%i5+12], %g2
	sethi	%hi(64512), %g1
	or	%g2, %g4, %g2
	or	%g1, 1023, %g1
	and	%i4, %g1, %g1
	or	%g3, %g1, %g1
	orcc	%g1, %g2, %g0
	be,a	.L234
	 st	%g0, [%i0+4]
	ldd	[%i5], %i2
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L234:
	sethi	%hi(-2147483648), %g1
	st	%g0, [%i0+8]
	and	%i4, %g1, %g1
	st	%g0, [%i0+12]
	st	%g1, [%i0]
	jmp	%i7+12
	 restore
	.size	modfl, .-modfl
	.section	.text.logbl,"ax",@progbits
	.align 4
	.global logbl
	.type	logbl, #function
	.proc	010
logbl:
	save	%sp, -256, %sp
	sethi	%hi(31744), %g2
	mov	%i0, %g1
	ld	[%i0], %i5
	or	%g2, 1023, %g2
	srl	%i5, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	ld	[%g1+4], %g4
	ld	[%g1+8], %i3
	cmp	%g3, %g2
	be	.L251
	 ld	[%g1+12], %i4
	or	%g4, %i4, %g4
	sethi	%hi(-2147483648), %g2
	andn	%i5, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %g4, %g0
	be	.L243
	 add	%fp, -112, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i4
	add	%fp, -96, %g1
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	std	%i4, [%fp-112]
	call	real_of, 0
	 nop
	unimp	48
	add	%fp, -48, %g1
	ld	[%fp-92], %o0
	st	%g1, [%sp+64]
	add	%o0, -1, %o0
	call	real_of_integer, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-8], %g2
	add	%fp, -160, %o0
	std	%g2, [%fp-120]
	st	%i0, [%sp+64]
	call	real_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L251:
	or	%g4, %i4, %i4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%i5, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i4, %g0
	be,a	.L240
	 sethi	%hi(-2147483648), %g1
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L240:
	andn	%i5, %g1, %g1
	orcc	%g1, %g4, %g0
	bne	.L252
	 sethi	%hi(2147418112), %g2
.L243:
	call	___errno, 0
	 nop
	mov	34, %g1
	sethi	%hi(-65536), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L252:
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
	.size	logbl, .-logbl
	.section	.text.ilogbl,"ax",@progbits
	.align 4
	.global ilogbl
	.type	ilogbl, #function
	.proc	04
ilogbl:
	save	%sp, -160, %sp
	sethi	%hi(2147482624), %g1
	ld	[%i0], %g2
	ld	[%i0+4], %g4
	or	%g1, 1023, %g1
	ld	[%i0+8], %i4
	and	%g2, %g1, %g3
	orcc	%g3, %g4, %g0
	bne	.L254
	 ld	[%i0+12], %i3
	orcc	%i4, %i3, %g0
	bne	.L267
	 srl	%g2, 16, %g2
.L255:
	call	___errno, 0
	 sethi	%hi(-2147483648), %i0
	mov	33, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L254:
	srl	%g2, 16, %g3
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g3, %i5, %g3
	cmp	%g3, %i5
	be	.L268
	 add	%fp, -64, %o0
	ldd	[%i0+8], %g2
	add	%fp, -48, %g1
	ldd	[%i0], %i4
	std	%i4, [%fp-64]
	std	%g2, [%fp-56]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %i0
	jmp	%i7+8
	 restore %i0, -1, %o0
.L267:
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L255
	 add	%fp, -48, %g1
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -64, %o0
	std	%i4, [%fp-64]
	std	%g2, [%fp-56]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-44], %i0
	jmp	%i7+8
	 restore %i0, -1, %o0
.L268:
	or	%g4, %i3, %g4
	mov	%g1, %i0
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	or	%g2, %i4, %g2
	orcc	%g2, %g4, %g0
	bne	.L255
	 nop
	jmp	%i7+8
	 restore
	.size	ilogbl, .-ilogbl
	.section	.text.nextafterl,"ax",@progbits
	.align 4
	.global nextafterl
	.type	nextafterl, #function
	.proc	010
nextafterl:
	save	%sp, -128, %sp
	sethi	%hi(31744), %g1
	ldd	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	ld	[%fp+64], %i3
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L299
	 ldd	[%i0+8], %l0
	ld	[%i1], %g4
.L307:
	sethi	%hi(31744), %g1
	srl	%g4, 16, %g3
	or	%g1, 1023, %g1
	ld	[%i1+4], %i2
	and	%g3, %g1, %g3
	ld	[%i1+8], %o7
	cmp	%g3, %g1
	be	.L300
	 ld	[%i1+12], %o5
.L274:
	xor	%i4, %g4, %g1
	xor	%i5, %i2, %g3
	orcc	%g1, %g3, %g0
	bne	.L287
	 xor	%l0, %o7, %g1
	xor	%l1, %o5, %g3
	orcc	%g1, %g3, %g0
	be	.L305
	 sethi	%hi(31744), %g1
.L287:
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %g3
	orcc	%g3, %i5, %g0
	bne,a	.L306
	 ldd	[%i0], %o0
	orcc	%l0, %l1, %g0
	bne,a	.L277
	 ldd	[%i0], %o0
	and	%g4, %g1, %g1
	or	%i2, %o5, %i2
	or	%g1, %o7, %g1
	orcc	%g1, %i2, %g0
	be	.L305
	 sethi	%hi(31744), %g1
	sethi	%hi(-2147483648), %g1
	mov	0, %g2
	and	%g4, %g1, %g4
	mov	1, %g3
	st	%g0, [%i3+4]
	st	%g4, [%i3]
	b	.L271
	 std	%g2, [%i3+8]
.L300:
	or	%i2, %o5, %g3
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g4, %g1, %g1
	or	%g1, %o7, %g1
	orcc	%g1, %g3, %g0
	be	.L274
	 sethi	%hi(31744), %g1
.L305:
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	be	.L301
	 or	%i5, %l1, %g2
	ldd	[%i1], %i4
.L308:
	ldd	[%i1+8], %g2
	std	%i4, [%i3]
	std	%g2, [%i3+8]
.L271:
	jmp	%i7+12
	 restore %g0, %i3, %o0
.L277:
.L306:
	ldd	[%i0+8], %o2
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	std	%o0, [%fp-16]
	std	%o2, [%fp-8]
	std	%o4, [%fp-32]
	std	%g2, [%fp-24]
	add	%fp, -32, %o1
	call	is_less, 0
	 add	%fp, -16, %o0
	srl	%i4, 31, %g1
	cmp	%o0, %g1
	be	.L302
	 addcc	%l1, -1, %i1
	addcc	%l1, 1, %i1
	addx	%l0, 0, %i0
	or	%i0, %i1, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	addcc	%i5, %g1, %l1
	addx	%i4, 0, %l0
.L284:
	srl	%l0, 16, %g1
	sethi	%hi(31744), %g2
	or	%g2, 1023, %g2
	andcc	%g1, %g2, %g1
	be	.L288
	 cmp	%g1, %g2
	be	.L288
	 nop
	std	%l0, [%i3]
	std	%i0, [%i3+8]
.L303:
	jmp	%i7+12
	 restore %g0, %i3, %o0
.L299:
	or	%i5, %l1, %g3
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %g1
	or	%g1, %l0, %g1
	orcc	%g1, %g3, %g0
	be,a	.L307
	 ld	[%i1], %g4
	std	%i4, [%i3]
	std	%l0, [%i3+8]
.L304:
	jmp	%i7+12
	 restore %g0, %i3, %o0
.L302:
	addx	%l0, -1, %i0
	or	%l0, %l1, %l0
	cmp	%g0, %l0
	subx	%g0, -1, %g1
	subcc	%i5, %g1, %l1
	b	.L284
	 subx	%i4, 0, %l0
.L288:
	call	___errno, 0
	 nop
	mov	34, %g1
	std	%l0, [%i3]
	st	%g1, [%o0]
	b	.L303
	 std	%i0, [%i3+8]
.L301:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %g1
	or	%g1, %l0, %g1
	orcc	%g1, %g2, %g0
	be,a	.L308
	 ldd	[%i1], %i4
	std	%i4, [%i3]
	b	.L304
	 std	%l0, [%i3+8]
	.size	nextafterl, .-nextafterl
	.section	.text.nexttowardl,"ax",@progbits
	.align 4
	.global nexttowardl
	.type	nexttowardl, #function
	.proc	010
nexttowardl:
	save	%sp, -128, %sp
	ldd	[%i0], %o2
	ldd	[%i0+8], %o4
	ldd	[%i1+8], %g2
	ld	[%fp+64], %i5
	ldd	[%i1], %i2
	std	%o2, [%fp-16]
	std	%o4, [%fp-8]
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	add	%fp, -32, %o1
	add	%fp, -16, %o0
	call	nextafterl, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	nexttowardl, .-nexttowardl
	.section	.text.fmaxl,"ax",@progbits
	.align 4
	.global fmaxl
	.type	fmaxl, #function
	.proc	010
fmaxl:
	save	%sp, -128, %sp
	sethi	%hi(31744), %g1
	mov	%i0, %i5
	ld	[%i0], %g3
	or	%g1, 1023, %g1
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %g1, %g2
	ld	[%i5+4], %g4
	ld	[%i5+8], %i4
	cmp	%g2, %g1
	be	.L324
	 ld	[%i5+12], %i3
	ld	[%i1], %g3
.L328:
	sethi	%hi(31744), %g1
	srl	%g3, 16, %g2
	or	%g1, 1023, %g1
	ld	[%i1+4], %g4
	and	%g2, %g1, %g2
	ld	[%i1+8], %i4
	cmp	%g2, %g1
	be	.L325
	 ld	[%i1+12], %i3
	ldd	[%i5+8], %o2
.L327:
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	ldd	[%i5], %i2
	add	%fp, -32, %o1
	std	%i2, [%fp-16]
	std	%o2, [%fp-8]
	std	%o4, [%fp-32]
	std	%g2, [%fp-24]
	call	is_less, 0
	 add	%fp, -16, %o0
	cmp	%o0, 0
	be,a	.L326
	 ldd	[%i5], %i2
	ldd	[%i1], %i4
	ldd	[%i1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L325:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	or	%g3, %i4, %g3
	orcc	%g3, %g4, %g0
	be,a	.L327
	 ldd	[%i5+8], %o2
	ldd	[%i5], %i2
.L326:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L324:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	or	%g3, %i4, %g3
	orcc	%g3, %g4, %g0
	be,a	.L328
	 ld	[%i1], %g3
	ldd	[%i1], %i4
	ldd	[%i1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
	.size	fmaxl, .-fmaxl
	.section	.text.fminl,"ax",@progbits
	.align 4
	.global fminl
	.type	fminl, #function
	.proc	010
fminl:
	save	%sp, -128, %sp
	sethi	%hi(31744), %g1
	mov	%i0, %i5
	ld	[%i0], %g3
	or	%g1, 1023, %g1
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %g1, %g2
	ld	[%i5+4], %g4
	ld	[%i5+8], %i4
	cmp	%g2, %g1
	be	.L343
	 ld	[%i5+12], %i3
	ld	[%i1], %g3
.L347:
	sethi	%hi(31744), %g1
	srl	%g3, 16, %g2
	or	%g1, 1023, %g1
	ld	[%i1+4], %g4
	and	%g2, %g1, %g2
	ld	[%i1+8], %i4
	cmp	%g2, %g1
	be	.L344
	 ld	[%i1+12], %i3
	ldd	[%i5], %o4
.L346:
	ldd	[%i5+8], %g2
	ldd	[%i1+8], %o2
	ldd	[%i1], %i2
	std	%o2, [%fp-8]
	std	%i2, [%fp-16]
	std	%o4, [%fp-32]
	std	%g2, [%fp-24]
	add	%fp, -32, %o1
	call	is_less, 0
	 add	%fp, -16, %o0
	cmp	%o0, 0
	be,a	.L345
	 ldd	[%i5], %i2
	ldd	[%i1], %i4
	ldd	[%i1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L344:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	or	%g3, %i4, %g3
	orcc	%g3, %g4, %g0
	be,a	.L346
	 ldd	[%i5], %o4
	ldd	[%i5], %i2
.L345:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L343:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	or	%g3, %i4, %g3
	orcc	%g3, %g4, %g0
	be,a	.L347
	 ld	[%i1], %g3
	ldd	[%i1], %i4
	ldd	[%i1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
	.size	fminl, .-fminl
	.section	.text.nanl,"ax",@progbits
	.align 4
	.global nanl
	.type	nanl, #function
	.proc	010
nanl:
	save	%sp, -96, %sp
	sethi	%hi(2147450880), %g2
	ld	[%fp+64], %i0
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
	.size	nanl, .-nanl
	.section	.text.fdiml,"ax",@progbits
	.align 4
	.global fdiml
	.type	fdiml, #function
	.proc	010
fdiml:
	save	%sp, -368, %sp
	sethi	%hi(31744), %g1
	mov	%i0, %i5
	ld	[%i0], %g4
	or	%g1, 1023, %g1
	srl	%g4, 16, %i4
	ld	[%fp+64], %i0
	and	%i4, %g1, %i4
	ld	[%i5+4], %i2
	ld	[%i5+8], %o7
	cmp	%i4, %g1
	be	.L367
	 ld	[%i5+12], %o5
	ld	[%i1], %g2
.L373:
	sethi	%hi(31744), %i3
	srl	%g2, 16, %g1
	or	%i3, 1023, %i3
	ld	[%i1+4], %g3
	and	%g1, %i3, %g1
	ld	[%i1+8], %o4
	cmp	%g1, %i3
	be	.L368
	 ld	[%i1+12], %o3
	ldd	[%i5], %o2
	ldd	[%i5+8], %o4
	ldd	[%i1+8], %o0
	ldd	[%i1], %g2
	std	%o0, [%fp-152]
	std	%g2, [%fp-160]
	std	%o2, [%fp-176]
	std	%o4, [%fp-168]
	add	%fp, -160, %i2
	add	%fp, -176, %o1
	call	is_less, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L360
	 cmp	%i4, %i3
	bne,a	.L369
	 ldd	[%i5], %o4
	sethi	%hi(2147418112), %g2
.L374:
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
.L368:
	or	%g3, %o3, %g3
	sethi	%hi(64512), %i3
	or	%i3, 1023, %i3
	and	%g2, %i3, %g2
	or	%g2, %o4, %g2
	orcc	%g2, %g3, %g0
	be	.L353
	 cmp	%i4, %g1
	be,a	.L370
	 and	%g4, %i3, %g1
	ldd	[%i1], %i4
.L371:
	ldd	[%i1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L367:
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	orcc	%g2, %i2, %g0
	bne,a	.L372
	 ldd	[%i5], %i2
	orcc	%o7, %o5, %g0
	be,a	.L373
	 ld	[%i1], %g2
	ldd	[%i5], %i2
.L372:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L353:
	ldd	[%i5+8], %g2
	ldd	[%i1], %o2
	ldd	[%i1+8], %o4
	ldd	[%i5], %i2
	add	%fp, -176, %o1
	std	%o2, [%fp-160]
	std	%o4, [%fp-152]
	std	%i2, [%fp-176]
	std	%g2, [%fp-168]
	call	is_less, 0
	 add	%fp, -160, %o0
	cmp	%o0, 0
	bne	.L374
	 sethi	%hi(2147418112), %g2
.L360:
	st	%g0, [%i0]
	st	%g0, [%i0+4]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L369:
	ldd	[%i5+8], %g2
	add	%fp, -144, %g1
	std	%o4, [%fp-160]
	mov	%i2, %o0
	std	%g2, [%fp-152]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1+8], %g2
	add	%fp, -96, %g1
	ldd	[%i1], %i4
	mov	%i2, %o0
	std	%i4, [%fp-160]
	std	%g2, [%fp-152]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	add	%fp, -224, %i5
	std	%g2, [%fp-184]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_negate, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-8], %g2
	add	%fp, -272, %o1
	std	%g2, [%fp-232]
	st	%i0, [%sp+64]
	mov	%i5, %o0
	call	sum, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L370:
	or	%i2, %o5, %i2
	or	%g1, %o7, %g1
	orcc	%g1, %i2, %g0
	bne,a	.L372
	 ldd	[%i5], %i2
	b	.L371
	 ldd	[%i1], %i4
	.size	fdiml, .-fdiml
	.section	.text.fmal,"ax",@progbits
	.align 4
	.global fmal
	.type	fmal, #function
	.proc	010
fmal:
	save	%sp, -400, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i3
	or	%g1, 1023, %g1
	srl	%i3, 16, %g3
	ld	[%fp+64], %i5
	and	%g3, %g1, %g3
	ld	[%i1+8], %o3
	ld	[%i1+12], %o5
	ld	[%i0+4], %o7
	ld	[%i1], %i4
	ld	[%i1+4], %o4
	ld	[%i0+8], %o1
	cmp	%g3, %g1
	be	.L505
	 ld	[%i0+12], %o2
	srl	%i4, 16, %g1
.L524:
	sethi	%hi(31744), %g2
	or	%g2, 1023, %g2
	and	%g1, %g2, %g1
	cmp	%g1, %g2
	be	.L506
	 or	%o4, %o5, %o0
.L378:
	ld	[%i2], %o0
	sethi	%hi(31744), %g2
	srl	%o0, 16, %g4
	or	%g2, 1023, %g2
	ld	[%i2+4], %l1
	and	%g4, %g2, %g4
	ld	[%i2+8], %l0
	cmp	%g4, %g2
	be	.L507
	 ld	[%i2+12], %l2
	cmp	%g3, %g2
	be	.L508
	 cmp	%g1, %g2
	be	.L509
	 or	%o4, %o5, %g2
.L397:
	ldd	[%i0], %o4
.L525:
	ldd	[%i0+8], %g2
	add	%fp, -192, %g1
	add	%fp, -208, %i4
	std	%o4, [%fp-208]
	mov	%i4, %o0
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	add	%fp, -144, %g1
	std	%o4, [%fp-208]
	mov	%i4, %o0
	std	%g2, [%fp-200]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-272]
	ldd	[%fp-104], %g2
	add	%fp, -304, %i1
	add	%fp, -256, %i3
	mov	%i1, %o1
	mov	%i3, %o0
	std	%g2, [%fp-264]
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%i2+8], %g2
	ldd	[%i2], %o4
	add	%fp, -48, %g1
	mov	%i4, %o0
	std	%g2, [%fp-200]
	std	%o4, [%fp-208]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-48], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-8], %g2
	mov	%i1, %o1
	std	%g2, [%fp-264]
	st	%i5, [%sp+64]
	mov	%i3, %o0
	call	sum, 0
	 nop
	unimp	16
.L375:
	mov	%i5, %i0
	jmp	%i7+12
	 restore
.L506:
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%i4, %g2, %g4
	or	%g4, %o3, %g4
	orcc	%g4, %o0, %g0
	be	.L378
	 cmp	%g3, %g1
	be	.L510
	 and	%i3, %g2, %g2
	ldd	[%i1], %i2
.L527:
	ldd	[%i1+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L505:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i3, %g1, %g1
	orcc	%g1, %o7, %g0
	bne,a	.L522
	 ldd	[%i0], %i2
	orcc	%o1, %o2, %g0
	be	.L524
	 srl	%i4, 16, %g1
	ldd	[%i0], %i2
.L522:
	ldd	[%i0+8], %g2
	std	%i2, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L507:
	or	%l1, %l2, %l3
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%o0, %g2, %l4
	or	%l4, %l0, %l4
	orcc	%l4, %l3, %g0
	be	.L381
	 cmp	%g3, %g4
	be	.L511
	 and	%i3, %g2, %g2
	sethi	%hi(31744), %g2
.L531:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	be,a	.L430
	 or	%o4, %o5, %o0
	ldd	[%i2], %i0
.L518:
	ldd	[%i2+8], %g2
	std	%i0, [%i5]
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L509:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %g1
	or	%g1, %o3, %g1
	orcc	%g1, %g2, %g0
	bne,a	.L525
	 ldd	[%i0], %o4
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
.L533:
	and	%i3, %g1, %g2
	orcc	%g2, %o7, %g0
	be	.L526
	 orcc	%o1, %o2, %g0
	and	%i4, %g1, %g1
	orcc	%g1, %o4, %g0
	bne	.L410
	 xor	%i4, %i3, %i4
.L408:
	call	___errno, 0
	 mov	%i5, %i0
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i5]
	st	%g0, [%i5+8]
	st	%g0, [%i5+12]
	jmp	%i7+12
	 restore
.L508:
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%i3, %g2, %l3
	orcc	%l3, %o7, %g0
	be	.L394
	 orcc	%o1, %o2, %g0
	cmp	%g1, %g3
	bne,a	.L525
	 ldd	[%i0], %o4
	and	%i4, %g2, %g2
	orcc	%g2, %o4, %g0
	bne	.L397
	 orcc	%o3, %o5, %g0
	bne	.L397
	 sethi	%hi(2147482624), %g1
	b	.L533
	 or	%g1, 1023, %g1
.L394:
	bne	.L513
	 cmp	%g1, %g3
	sethi	%hi(-2147483648), %g1
.L530:
	andn	%i3, %g1, %g1
	orcc	%g1, %o7, %g0
	be	.L408
	 or	%o4, %o5, %o5
.L528:
	sethi	%hi(-2147483648), %g1
	andn	%i4, %g1, %g1
	or	%g1, %o3, %g1
	orcc	%g1, %o5, %g0
	be	.L408
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
.L534:
	cmp	%g4, %g1
	be	.L514
	 xor	%i4, %i3, %i4
.L410:
	st	%g0, [%i5+8]
.L520:
	cmp	%i4, 0
	bge	.L426
	 st	%g0, [%i5+12]
	sethi	%hi(-65536), %g2
	mov	0, %g3
	b	.L375
	 std	%g2, [%i5]
.L513:
	bne,a	.L525
	 ldd	[%i0], %o4
	and	%i4, %g2, %g2
	orcc	%g2, %o4, %g0
	bne,a	.L525
	 ldd	[%i0], %o4
	orcc	%o3, %o5, %g0
.L521:
	be	.L404
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%g4, %g1
	bne	.L397
	 or	%l1, %l2, %l3
	sethi	%hi(64512), %g1
.L529:
	or	%g1, 1023, %g1
	and	%o0, %g1, %g1
	or	%g1, %l0, %g1
	orcc	%g1, %l3, %g0
	bne,a	.L525
	 ldd	[%i0], %o4
	b	.L518
	 ldd	[%i2], %i0
.L381:
	be	.L515
	 cmp	%g1, %g4
	bne,a	.L518
	 ldd	[%i2], %i0
	and	%i4, %g2, %g2
	orcc	%g2, %o4, %g0
	bne,a	.L518
	 ldd	[%i2], %i0
	orcc	%o3, %o5, %g0
	bne,a	.L518
	 ldd	[%i2], %i0
	sethi	%hi(2147482624), %g1
.L519:
	or	%g1, 1023, %g1
	and	%i3, %g1, %g2
	orcc	%g2, %o7, %g0
	be	.L406
	 orcc	%o1, %o2, %g0
	and	%i4, %g1, %g1
	orcc	%g1, %o4, %g0
	bne	.L413
	 xor	%i4, %i3, %i4
	b,a	.L408
.L510:
	or	%o7, %o2, %o2
	or	%g2, %o1, %g2
	orcc	%g2, %o2, %g0
	bne,a	.L522
	 ldd	[%i0], %i2
.L430:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %g1
	or	%g1, %o3, %g1
	orcc	%g1, %o0, %g0
	bne,a	.L527
	 ldd	[%i1], %i2
	b	.L518
	 ldd	[%i2], %i0
.L406:
.L526:
	bne	.L528
	 or	%o4, %o5, %o5
	b,a	.L408
.L515:
	and	%i3, %g2, %l4
	orcc	%l4, %o7, %g0
	be	.L389
	 orcc	%o1, %o2, %g0
	cmp	%g1, %g3
	bne,a	.L518
	 ldd	[%i2], %i0
	and	%i4, %g2, %g2
	orcc	%g2, %o4, %g0
	bne,a	.L518
	 ldd	[%i2], %i0
	orcc	%o3, %o5, %g0
	bne,a	.L529
	 sethi	%hi(64512), %g1
	b	.L519
	 sethi	%hi(2147482624), %g1
.L514:
	or	%l1, %l2, %l3
.L413:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%o0, %g1, %g1
	or	%g1, %l0, %g1
	orcc	%g1, %l3, %g0
	bne,a	.L520
	 st	%g0, [%i5+8]
	xorcc	%i4, %o0, %g0
	bl	.L408
	 nop
	b	.L520
	 st	%g0, [%i5+8]
.L426:
	sethi	%hi(2147418112), %g2
	mov	0, %g3
	b	.L375
	 std	%g2, [%i5]
.L389:
	be,a	.L530
	 sethi	%hi(-2147483648), %g1
	cmp	%g1, %g4
	bne,a	.L529
	 sethi	%hi(64512), %g1
	and	%i4, %g2, %g2
	orcc	%g2, %o4, %g0
	bne,a	.L529
	 sethi	%hi(64512), %g1
	b	.L521
	 orcc	%o3, %o5, %g0
.L511:
	or	%o7, %o2, %o2
	or	%g2, %o1, %g2
	orcc	%g2, %o2, %g0
	be	.L531
	 sethi	%hi(31744), %g2
	b	.L522
	 ldd	[%i0], %i2
.L404:
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	and	%i3, %g1, %g2
	orcc	%g2, %o7, %g0
	be,a	.L528
	 or	%o4, %o5, %o5
	and	%i4, %g1, %g1
	orcc	%g1, %o4, %g0
	be	.L408
	 sethi	%hi(31744), %g1
	b	.L534
	 or	%g1, 1023, %g1
	.size	fmal, .-fmal
	.section	.text.fmodl,"ax",@progbits
	.align 4
	.global fmodl
	.type	fmodl, #function
	.proc	010
fmodl:
	save	%sp, -440, %sp
	ldd	[%i0+8], %o2
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0], %i2
	ld	[%fp+64], %i5
	std	%o2, [%fp-224]
	std	%i2, [%fp-232]
	std	%o4, [%fp-248]
	std	%g2, [%fp-240]
	add	%fp, -232, %i4
	add	%fp, -208, %o2
	add	%fp, -248, %o1
	call	is_special_division, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L536
	 ldd	[%fp-208], %g2
	std	%g2, [%i5]
	ldd	[%fp-200], %g2
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L536:
	ldd	[%i0], %g2
	add	%fp, -192, %g1
	ldd	[%i0+8], %i2
	mov	%i4, %o0
	std	%g2, [%fp-232]
	std	%i2, [%fp-224]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-192], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-232]
	ldd	[%fp-184], %g2
	mov	%i4, %o0
	std	%g2, [%fp-224]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1+8], %g2
	add	%fp, -176, %g1
	ldd	[%i1], %i2
	mov	%i4, %o0
	std	%i2, [%fp-232]
	std	%g2, [%fp-224]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-176], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-232]
	ldd	[%fp-168], %g2
	mov	%i4, %o0
	std	%g2, [%fp-224]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-312]
	ldd	[%fp-56], %g2
	add	%fp, -296, %i4
	add	%fp, -212, %o2
	add	%fp, -344, %o1
	mov	%i4, %o0
	std	%g2, [%fp-304]
	st	%g1, [%sp+64]
	call	remainder_of, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-16], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-264]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	std	%g2, [%fp-256]
	mov	%i4, %o0
	call	real_quad, 0
	 nop
	unimp	16
	ld	[%fp-160], %g2
	ld	[%fp-156], %g3
	ldd	[%fp-152], %i2
	st	%g3, [%i5+4]
	sethi	%hi(-2147483648), %g1
	sethi	%hi(-2147483648), %g3
	andn	%g2, %g1, %g1
	std	%i2, [%i5+8]
	ld	[%i0], %g2
	and	%g2, %g3, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i5]
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	fmodl, .-fmodl
	.section	.text.remquol,"ax",@progbits
	.align 4
	.global remquol
	.type	remquol, #function
	.proc	010
remquol:
	save	%sp, -520, %sp
	ldd	[%i0+8], %o0
	ldd	[%i0], %g2
	ldd	[%i1], %o2
	ldd	[%i1+8], %o4
	std	%o0, [%fp-256]
	std	%o2, [%fp-280]
	ld	[%fp+64], %i5
	std	%g2, [%fp-264]
	st	%g0, [%i2]
	std	%o4, [%fp-272]
	add	%fp, -264, %i4
	add	%fp, -240, %o2
	add	%fp, -280, %o1
	call	is_special_division, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L539
	 ldd	[%fp-240], %g2
	std	%g2, [%i5]
	ldd	[%fp-232], %g2
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L539:
	ldd	[%i1+8], %o4
	ldd	[%i1], %g2
	add	%fp, -224, %g1
	mov	%i4, %o0
	std	%o4, [%fp-256]
	std	%g2, [%fp-264]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-224], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-264]
	ldd	[%fp-216], %g2
	mov	%i4, %o0
	std	%g2, [%fp-256]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i0+8], %o4
	ldd	[%i0], %g2
	add	%fp, -208, %g1
	std	%o4, [%fp-256]
	mov	%i4, %o0
	std	%g2, [%fp-264]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-208], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-264]
	ldd	[%fp-200], %g2
	mov	%i4, %o0
	st	%g1, [%sp+64]
	std	%g2, [%fp-256]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-152], %g2
	add	%fp, -328, %i4
	add	%fp, -244, %o2
	add	%fp, -376, %i3
	mov	%i4, %o0
	mov	%i3, %o1
	std	%g2, [%fp-336]
	add	%fp, -144, %l0
	st	%l0, [%sp+64]
	call	remainder_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-112], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-296]
	ldd	[%fp-104], %g2
	mov	1, %o1
	mov	%i4, %o0
	std	%g2, [%fp-288]
	st	%g1, [%sp+64]
	ld	[%fp-144], %l1
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-8], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-152], %g2
	mov	%i3, %o1
	std	%g2, [%fp-336]
	call	real_compare, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bg	.L542
	 ld	[%fp-244], %l2
	be	.L553
	 andcc	%l2, 1, %g0
.L543:
	ld	[%i0], %g2
.L555:
	ld	[%i1], %g3
	and	%l2, 7, %l2
	xorcc	%g3, %g2, %g0
	bge	.L544
	 srl	%g2, 31, %g1
	sub	%g0, %l2, %l2
.L544:
	st	%l2, [%i2]
	ld	[%fp-100], %g2
	cmp	%g2, 0
	be,a	.L554
	 st	%g1, [%fp-144]
	xor	%g1, %l1, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	st	%g1, [%fp-144]
.L554:
	ldd	[%fp-144], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-312]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-104], %g2
	st	%i5, [%sp+64]
	std	%g2, [%fp-288]
	mov	%i4, %o0
	call	real_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L553:
	be,a	.L555
	 ld	[%i0], %g2
.L542:
	ldd	[%fp-144], %g2
	std	%g2, [%fp-376]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-424]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-416]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-408]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-400]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-392]
	ldd	[%fp-152], %g2
	add	%fp, -424, %o1
	mov	%i3, %o0
	std	%g2, [%fp-384]
	st	%i4, [%sp+64]
	call	real_subtract, 0
	 nop
	unimp	48
	mov	48, %o2
	mov	%i4, %o1
	mov	%l0, %o0
	call	memcpy, 0
	 add	%l2, 1, %l2
	b	.L543
	 ld	[%fp-144], %l1
	.size	remquol, .-remquol
	.section	.text.remainderl,"ax",@progbits
	.align 4
	.global remainderl
	.type	remainderl, #function
	.proc	010
remainderl:
	save	%sp, -136, %sp
	ldd	[%i0], %o2
	ldd	[%i0+8], %o4
	ldd	[%i1+8], %g2
	ld	[%fp+64], %i5
	ldd	[%i1], %i2
	std	%o2, [%fp-24]
	std	%o4, [%fp-16]
	std	%i2, [%fp-40]
	std	%g2, [%fp-32]
	st	%i5, [%sp+64]
	add	%fp, -4, %o2
	add	%fp, -40, %o1
	add	%fp, -24, %o0
	call	remquol, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	remainderl, .-remainderl
	.section	.text.sqrtl,"ax",@progbits
	.align 4
	.global sqrtl
	.type	sqrtl, #function
	.proc	010
sqrtl:
	save	%sp, -256, %sp
	sethi	%hi(31744), %g2
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%g2, 1023, %g2
	srl	%g4, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	ld	[%g1+4], %i4
	ld	[%g1+8], %i3
	cmp	%g3, %g2
	be	.L578
	 ld	[%g1+12], %i5
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L580
	 cmp	%g4, 0
	orcc	%i3, %i5, %g0
	be	.L559
	 cmp	%g4, 0
.L580:
	bl	.L561
	 add	%fp, -112, %o0
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	add	%fp, -96, %g1
	std	%i4, [%fp-112]
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-128]
	ldd	[%fp-56], %g2
	add	%fp, -160, %i5
	std	%g2, [%fp-120]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_sqrt, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-120]
	st	%i0, [%sp+64]
	call	real_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L578:
	or	%i4, %i5, %i5
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i5, %g0
	be	.L579
	 sethi	%hi(-2147483648), %g2
.L559:
	ldd	[%g1], %i4
.L581:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L579:
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	be,a	.L581
	 ldd	[%g1], %i4
	cmp	%g4, 0
	bge,a	.L581
	 ldd	[%g1], %i4
.L561:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	sqrtl, .-sqrtl
	.section	.text.hypotl,"ax",@progbits
	.align 4
	.global hypotl
	.type	hypotl, #function
	.proc	010
hypotl:
	save	%sp, -512, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g3
	or	%i5, 1023, %i5
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%i1], %g4
	ld	[%i1+4], %i3
	ld	[%i1+8], %i2
	ld	[%i1+12], %i4
	ld	[%g1+4], %o7
	cmp	%g2, %i5
	be	.L598
	 ldd	[%g1+8], %o4
	srl	%g4, 16, %g2
	and	%g2, %i5, %g2
	cmp	%g2, %i5
	be	.L599
	 or	%i3, %i4, %g2
	ldd	[%g1], %i2
	ldd	[%g1+8], %g2
	add	%fp, -288, %g1
	add	%fp, -320, %i4
	std	%i2, [%fp-320]
	mov	%i4, %o0
	std	%g2, [%fp-312]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1+8], %g2
	add	%fp, -240, %g1
	ldd	[%i1], %i2
	mov	%i4, %o0
	std	%i2, [%fp-320]
	std	%g2, [%fp-312]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-272], %o2
	ldd	[%fp-264], %o4
	ldd	[%fp-248], %g2
	add	%fp, -192, %g1
	add	%fp, -368, %i4
	ldd	[%fp-288], %l2
	ldd	[%fp-280], %l0
	ldd	[%fp-256], %i2
	add	%fp, -416, %i1
	mov	%i4, %o0
	mov	%i1, %o1
	std	%l2, [%fp-368]
	std	%l0, [%fp-360]
	std	%o2, [%fp-352]
	std	%o4, [%fp-344]
	std	%i2, [%fp-336]
	std	%g2, [%fp-328]
	std	%l2, [%fp-416]
	std	%l0, [%fp-408]
	std	%o2, [%fp-400]
	std	%o4, [%fp-392]
	std	%i2, [%fp-384]
	std	%g2, [%fp-376]
	st	%g1, [%sp+64]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-232], %o2
	ldd	[%fp-224], %o4
	ldd	[%fp-208], %g2
	add	%fp, -144, %g1
	std	%o2, [%fp-360]
	std	%o4, [%fp-352]
	std	%o2, [%fp-408]
	std	%o4, [%fp-400]
	ldd	[%fp-240], %l0
	ldd	[%fp-216], %i2
	ldd	[%fp-200], %l2
	mov	%i1, %o1
	mov	%i4, %o0
	std	%g2, [%fp-336]
	std	%g2, [%fp-384]
	st	%g1, [%sp+64]
	std	%l0, [%fp-368]
	std	%i2, [%fp-344]
	std	%l2, [%fp-328]
	std	%l0, [%fp-416]
	std	%i2, [%fp-392]
	std	%l2, [%fp-376]
	call	real_multiply, 0
	 nop
	unimp	48
	ldd	[%fp-192], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-152], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-416]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-408]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-400]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-392]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-384]
	ldd	[%fp-104], %g2
	mov	%i1, %o1
	mov	%i4, %o0
	std	%g2, [%fp-376]
	st	%g1, [%sp+64]
	call	real_add, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-336]
	ldd	[%fp-56], %g2
	mov	%i4, %o0
	std	%g2, [%fp-328]
	st	%g1, [%sp+64]
	call	real_sqrt, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-368]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-360]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-16], %g2
	add	%fp, -304, %g1
	std	%g2, [%fp-336]
	ldd	[%fp-8], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-328]
	call	real_quad, 0
	 nop
	unimp	16
	lduh	[%fp-304], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L600
	 nop
.L594:
	ldd	[%fp-304], %g2
	std	%g2, [%i0]
	ldd	[%fp-296], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L599:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g4, %g1, %g1
	or	%g1, %i2, %g1
	orcc	%g1, %g2, %g0
	be,a	.L603
	 sethi	%hi(2147418112), %g2
	st	%g4, [%i0]
	st	%i3, [%i0+4]
	st	%i2, [%i0+8]
	st	%i4, [%i0+12]
	jmp	%i7+12
	 restore
.L598:
	sethi	%hi(64512), %i5
	or	%i5, 1023, %i5
	and	%g3, %i5, %g3
	orcc	%g3, %o7, %g0
	bne	.L601
	 srl	%g4, 16, %g3
	orcc	%o4, %o5, %g0
	be,a	.L603
	 sethi	%hi(2147418112), %g2
	srl	%g4, 16, %g3
	and	%g3, %g2, %g3
	cmp	%g3, %g2
	bne,a	.L604
	 ldd	[%g1], %i4
	and	%g4, %i5, %g4
	or	%i3, %i4, %i3
	or	%g4, %i2, %g4
	orcc	%g4, %i3, %g0
	bne,a	.L604
	 ldd	[%g1], %i4
	sethi	%hi(2147418112), %g2
.L603:
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
.L601:
	and	%g3, %g2, %g3
	cmp	%g3, %g2
	be	.L602
	 and	%g4, %i5, %i5
	ldd	[%g1], %i4
.L604:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L600:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L594
	 st	%g1, [%o0]
.L602:
	or	%i3, %i4, %i4
	or	%i5, %i2, %i5
	orcc	%i5, %i4, %g0
	bne,a	.L604
	 ldd	[%g1], %i4
	b	.L603
	 sethi	%hi(2147418112), %g2
	.size	hypotl, .-hypotl
	.section	.text.expl,"ax",@progbits
	.align 4
	.global expl
	.type	expl, #function
	.proc	010
expl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g3
	or	%i5, 1023, %i5
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g4
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L613
	 ld	[%g1+12], %i3
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	add	%fp, -176, %o0
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_exp, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L614
	 nop
.L612:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L613:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g3, %g2, %g2
	or	%g2, %i4, %g2
	orcc	%g2, %g4, %g0
	be	.L607
	 cmp	%g3, 0
	ldd	[%g1], %i4
.L615:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L607:
	bge,a	.L615
	 ldd	[%g1], %i4
	st	%g0, [%i0]
	st	%g0, [%i0+4]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L614:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L612
	 st	%g1, [%o0]
	.size	expl, .-expl
	.section	.text.exp2l,"ax",@progbits
	.align 4
	.global exp2l
	.type	exp2l, #function
	.proc	010
exp2l:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g3
	or	%i5, 1023, %i5
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g4
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L624
	 ld	[%g1+12], %i3
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	add	%fp, -176, %o0
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_exp2, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L625
	 nop
.L623:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L624:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g3, %g2, %g2
	or	%g2, %i4, %g2
	orcc	%g2, %g4, %g0
	be	.L618
	 cmp	%g3, 0
	ldd	[%g1], %i4
.L626:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L618:
	bge,a	.L626
	 ldd	[%g1], %i4
	st	%g0, [%i0]
	st	%g0, [%i0+4]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L625:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L623
	 st	%g1, [%o0]
	.size	exp2l, .-exp2l
	.section	.text.expm1l,"ax",@progbits
	.align 4
	.global expm1l
	.type	expm1l, #function
	.proc	010
expm1l:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%i5, 1023, %i5
	srl	%g4, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g3
	ld	[%g1+8], %i3
	cmp	%g2, %i5
	be	.L640
	 ld	[%g1+12], %i4
	or	%g3, %i4, %g3
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %g3, %g0
	be	.L629
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_expm1, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L641
	 nop
.L635:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L640:
	or	%g3, %i4, %i4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i4, %g0
	be	.L642
	 sethi	%hi(-2147483648), %g2
.L629:
	ldd	[%g1], %i4
.L643:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L642:
	andn	%g4, %g2, %g2
	orcc	%g2, %g3, %g0
	be,a	.L643
	 ldd	[%g1], %i4
	cmp	%g4, 0
	bge,a	.L643
	 ldd	[%g1], %i4
	sethi	%hi(-1073807360), %g2
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
.L641:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L635
	 st	%g1, [%o0]
	.size	expm1l, .-expm1l
	.section	.text.cbrtl,"ax",@progbits
	.align 4
	.global cbrtl
	.type	cbrtl, #function
	.proc	010
cbrtl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%i5, 1023, %i5
	srl	%g4, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g3
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L645
	 ld	[%g1+12], %i3
	or	%g3, %i3, %g3
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	or	%g2, %i4, %g2
	orcc	%g2, %g3, %g0
	be	.L645
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_cbrt, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L649
	 nop
.L648:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L645:
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L649:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L648
	 st	%g1, [%o0]
	.size	cbrtl, .-cbrtl
	.section	.text.sinl,"ax",@progbits
	.align 4
	.global sinl
	.type	sinl, #function
	.proc	010
sinl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%i5, 1023, %i5
	srl	%g4, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g3
	ld	[%g1+8], %i3
	cmp	%g2, %i5
	be	.L662
	 ld	[%g1+12], %i4
	or	%g3, %i4, %g3
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %g3, %g0
	be	.L652
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_sin, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L663
	 nop
.L657:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L662:
	or	%g3, %i4, %i4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i4, %g0
	be	.L664
	 sethi	%hi(-2147483648), %g2
.L652:
	ldd	[%g1], %i4
.L665:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L663:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L657
	 st	%g1, [%o0]
.L664:
	andn	%g4, %g2, %g2
	orcc	%g2, %g3, %g0
	be,a	.L665
	 ldd	[%g1], %i4
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	sinl, .-sinl
	.section	.text.cosl,"ax",@progbits
	.align 4
	.global cosl
	.type	cosl, #function
	.proc	010
cosl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g3
	or	%i5, 1023, %i5
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g4
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L672
	 ld	[%g1+12], %i3
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	add	%fp, -176, %o0
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_cos, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L673
	 ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L672:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g3, %g2, %g3
	or	%g3, %i4, %g3
	orcc	%g3, %g4, %g0
	be	.L668
	 nop
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L673:
	call	___errno, 0
	 nop
	ldd	[%fp-160], %g2
	mov	34, %g1
	std	%g2, [%i0]
	st	%g1, [%o0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L668:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	cosl, .-cosl
	.section	.text.tanl,"ax",@progbits
	.align 4
	.global tanl
	.type	tanl, #function
	.proc	010
tanl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%i5, 1023, %i5
	srl	%g4, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g3
	ld	[%g1+8], %i3
	cmp	%g2, %i5
	be	.L686
	 ld	[%g1+12], %i4
	or	%g3, %i4, %g3
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %g3, %g0
	be	.L676
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_tan, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L687
	 nop
.L681:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L686:
	or	%g3, %i4, %i4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i4, %g0
	be	.L688
	 sethi	%hi(-2147483648), %g2
.L676:
	ldd	[%g1], %i4
.L689:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L687:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L681
	 st	%g1, [%o0]
.L688:
	andn	%g4, %g2, %g2
	orcc	%g2, %g3, %g0
	be,a	.L689
	 ldd	[%g1], %i4
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	tanl, .-tanl
	.section	.text.asinl,"ax",@progbits
	.align 4
	.global asinl
	.type	asinl, #function
	.proc	010
asinl:
	save	%sp, -352, %sp
	sethi	%hi(31744), %i4
	mov	%i0, %i5
	ld	[%i0], %g3
	or	%i4, 1023, %i4
	srl	%g3, 16, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g1, %i4, %g1
	ld	[%fp+64], %i0
	ld	[%i5+4], %g2
	ld	[%i5+8], %i3
	cmp	%g1, %i4
	be	.L703
	 ld	[%i5+12], %g4
	or	%g2, %g4, %g2
	sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	or	%g1, %i3, %g1
	orcc	%g1, %g2, %g0
	be	.L692
	 add	%fp, -176, %g1
	ldd	[%i5], %g2
	ldd	[%i5+8], %o4
	add	%fp, -192, %i3
	std	%g2, [%fp-192]
	mov	%i3, %o0
	std	%o4, [%fp-184]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-176], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-168], %g2
	sethi	%gdop_hix22(one), %g1
	std	%g2, [%fp-200]
	xor	%g1, %gdop_lox10(one), %g1
	ld	[%l7 + %g1], %l7, %gdop(one)
	ldd	[%l7], %o4
	ldd	[%l7+8], %g2
	add	%fp, -208, %o1
	mov	%i3, %o0
	std	%o4, [%fp-192]
	call	is_less, 0
	 std	%g2, [%fp-184]
	cmp	%o0, 0
	bne	.L697
	 add	%fp, -144, %g1
	ldd	[%i5], %o4
	ldd	[%i5+8], %g2
	std	%o4, [%fp-192]
	mov	%i3, %o0
	std	%g2, [%fp-184]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-224]
	ldd	[%fp-104], %g2
	add	%fp, -256, %i5
	std	%g2, [%fp-216]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_asin, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-224]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i5, %o0
	std	%g2, [%fp-216]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i4, %g1
	cmp	%g1, %i4
	be	.L704
	 nop
.L698:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L703:
	or	%g2, %g4, %g4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g1
	or	%g1, %i3, %g1
	orcc	%g1, %g4, %g0
	bne,a	.L705
	 ldd	[%i5], %i2
	sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	orcc	%g1, %g2, %g0
	be,a	.L705
	 ldd	[%i5], %i2
.L697:
	call	___errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g0, [%i0+8]
	std	%g2, [%i0]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L692:
	ldd	[%i5], %i2
.L705:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L704:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L698
	 st	%g1, [%o0]
	.size	asinl, .-asinl
	.section	.text.acosl,"ax",@progbits
	.align 4
	.global acosl
	.type	acosl, #function
	.proc	010
acosl:
	save	%sp, -352, %sp
	sethi	%hi(31744), %i4
	mov	%i0, %i5
	ld	[%i0], %g2
	or	%i4, 1023, %i4
	srl	%g2, 16, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g1, %i4, %g1
	ld	[%fp+64], %i0
	ld	[%i5+4], %g3
	ld	[%i5+8], %g4
	cmp	%g1, %i4
	be	.L713
	 ld	[%i5+12], %i3
	ldd	[%i5], %g2
	ldd	[%i5+8], %o4
	add	%fp, -176, %g1
	add	%fp, -192, %i3
	std	%g2, [%fp-192]
	mov	%i3, %o0
	std	%o4, [%fp-184]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-176], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-168], %g2
	sethi	%gdop_hix22(one), %g1
	std	%g2, [%fp-200]
	xor	%g1, %gdop_lox10(one), %g1
	ld	[%l7 + %g1], %l7, %gdop(one)
	ldd	[%l7], %o4
	ldd	[%l7+8], %g2
	add	%fp, -208, %o1
	mov	%i3, %o0
	std	%o4, [%fp-192]
	call	is_less, 0
	 std	%g2, [%fp-184]
	cmp	%o0, 0
	bne	.L711
	 add	%fp, -144, %g1
	ldd	[%i5], %o4
	ldd	[%i5+8], %g2
	std	%o4, [%fp-192]
	mov	%i3, %o0
	std	%g2, [%fp-184]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-224]
	ldd	[%fp-104], %g2
	add	%fp, -256, %i5
	std	%g2, [%fp-216]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_acos, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-248]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-224]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i5, %o0
	std	%g2, [%fp-216]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i4, %g1
	cmp	%g1, %i4
	be	.L714
	 nop
.L712:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L711:
	call	___errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g0, [%i0+8]
	std	%g2, [%i0]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L713:
	or	%g3, %i3, %g3
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	or	%g2, %g4, %g2
	orcc	%g2, %g3, %g0
	be	.L711
	 nop
	ldd	[%i5], %i2
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L714:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L712
	 st	%g1, [%o0]
	.size	acosl, .-acosl
	.section	.text.atanl,"ax",@progbits
	.align 4
	.global atanl
	.type	atanl, #function
	.proc	010
atanl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g2
	or	%i5, 1023, %i5
	srl	%g2, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %i5, %g3
	ld	[%g1+4], %g4
	ld	[%g1+8], %i3
	cmp	%g3, %i5
	be	.L727
	 ld	[%g1+12], %i4
	or	%g4, %i4, %g4
	sethi	%hi(-2147483648), %g3
	andn	%g2, %g3, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %g4, %g0
	be	.L717
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_atan, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L728
	 nop
.L722:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L727:
	or	%g4, %i4, %i4
	sethi	%hi(64512), %g3
	or	%g3, 1023, %g3
	and	%g2, %g3, %g3
	or	%g3, %i3, %g3
	orcc	%g3, %i4, %g0
	be	.L729
	 sethi	%hi(-2147483648), %g3
.L717:
	ldd	[%g1], %i4
.L730:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L729:
	andn	%g2, %g3, %g3
	orcc	%g3, %g4, %g0
	be,a	.L730
	 ldd	[%g1], %i4
	sethi	%hi(-2147483648), %g1
	and	%g2, %g1, %g2
	sethi	%hi(1073713152), %g1
	or	%g1, 543, %g1
	or	%g2, %g1, %g2
	sethi	%hi(-988348416), %g3
	st	%g2, [%i0]
	or	%g3, 440, %g3
	sethi	%hi(-1253818368), %g1
	sethi	%hi(-2073458688), %g2
	or	%g1, 721, %g1
	or	%g2, 396, %g2
	st	%g1, [%i0+4]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L728:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L722
	 st	%g1, [%o0]
	.size	atanl, .-atanl
	.section	.text.sinhl,"ax",@progbits
	.align 4
	.global sinhl
	.type	sinhl, #function
	.proc	010
sinhl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%i5, 1023, %i5
	srl	%g4, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g3
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L732
	 ld	[%g1+12], %i3
	or	%g3, %i3, %g3
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	or	%g2, %i4, %g2
	orcc	%g2, %g3, %g0
	be	.L732
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_sinh, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L736
	 nop
.L735:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L732:
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L736:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L735
	 st	%g1, [%o0]
	.size	sinhl, .-sinhl
	.section	.text.coshl,"ax",@progbits
	.align 4
	.global coshl
	.type	coshl, #function
	.proc	010
coshl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g3
	or	%i5, 1023, %i5
	srl	%g3, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g4
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L743
	 ld	[%g1+12], %i3
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	add	%fp, -176, %o0
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_cosh, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L744
	 nop
.L742:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L743:
	or	%g4, %i3, %g4
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g3, %g2, %g3
	or	%g3, %i4, %g3
	orcc	%g3, %g4, %g0
	be	.L739
	 sethi	%hi(2147418112), %g2
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L739:
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
.L744:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L742
	 st	%g1, [%o0]
	.size	coshl, .-coshl
	.section	.text.tanhl,"ax",@progbits
	.align 4
	.global tanhl
	.type	tanhl, #function
	.proc	010
tanhl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g2
	or	%i5, 1023, %i5
	srl	%g2, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %i5, %g3
	ld	[%g1+4], %g4
	ld	[%g1+8], %i3
	cmp	%g3, %i5
	be	.L757
	 ld	[%g1+12], %i4
	or	%g4, %i4, %g4
	sethi	%hi(-2147483648), %g3
	andn	%g2, %g3, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %g4, %g0
	be	.L747
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_tanh, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L758
	 nop
.L752:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L757:
	or	%g4, %i4, %i4
	sethi	%hi(64512), %g3
	or	%g3, 1023, %g3
	and	%g2, %g3, %g3
	or	%g3, %i3, %g3
	orcc	%g3, %i4, %g0
	be	.L759
	 sethi	%hi(-2147483648), %g3
.L747:
	ldd	[%g1], %i4
.L760:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L759:
	andn	%g2, %g3, %g3
	orcc	%g3, %g4, %g0
	be,a	.L760
	 ldd	[%g1], %i4
	sethi	%hi(-2147483648), %g1
	st	%g0, [%i0+4]
	and	%g2, %g1, %g2
	st	%g0, [%i0+8]
	sethi	%hi(1073676288), %g1
	st	%g0, [%i0+12]
	or	%g2, %g1, %g2
	st	%g2, [%i0]
	jmp	%i7+12
	 restore
.L758:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L752
	 st	%g1, [%o0]
	.size	tanhl, .-tanhl
	.section	.text.asinhl,"ax",@progbits
	.align 4
	.global asinhl
	.type	asinhl, #function
	.proc	010
asinhl:
	save	%sp, -320, %sp
	sethi	%hi(31744), %i5
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%i5, 1023, %i5
	srl	%g4, 16, %g2
	ld	[%fp+64], %i0
	and	%g2, %i5, %g2
	ld	[%g1+4], %g3
	ld	[%g1+8], %i4
	cmp	%g2, %i5
	be	.L762
	 ld	[%g1+12], %i3
	or	%g3, %i3, %g3
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	or	%g2, %i4, %g2
	orcc	%g2, %g3, %g0
	be	.L762
	 add	%fp, -176, %o0
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -144, %g1
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	std	%i2, [%fp-176]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-104], %g2
	add	%fp, -224, %i4
	std	%g2, [%fp-184]
	mov	%i4, %o0
	st	%g1, [%sp+64]
	call	real_asinh, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-192]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i4, %o0
	std	%g2, [%fp-184]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be	.L766
	 nop
.L765:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L762:
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L766:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L765
	 st	%g1, [%o0]
	.size	asinhl, .-asinhl
	.section	.text.acoshl,"ax",@progbits
	.align 4
	.global acoshl
	.type	acoshl, #function
	.proc	010
acoshl:
	save	%sp, -336, %sp
	sethi	%hi(31744), %i4
	mov	%i0, %i5
	ld	[%i0], %g2
	or	%i4, 1023, %i4
	srl	%g2, 16, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g1, %i4, %g1
	ld	[%fp+64], %i0
	ld	[%i5+4], %g3
	ld	[%i5+8], %g4
	cmp	%g1, %i4
	be	.L776
	 ld	[%i5+12], %i3
	ldd	[%i5], %g2
	ldd	[%i5+8], %i2
	sethi	%gdop_hix22(one), %g1
	std	%g2, [%fp-176]
	xor	%g1, %gdop_lox10(one), %g1
	ld	[%l7 + %g1], %l7, %gdop(one)
	ldd	[%l7], %o4
	ldd	[%l7+8], %g2
	std	%i2, [%fp-168]
	add	%fp, -192, %o1
	add	%fp, -176, %i3
	std	%o4, [%fp-192]
	mov	%i3, %o0
	call	is_less, 0
	 std	%g2, [%fp-184]
	cmp	%o0, 0
	bne	.L774
	 add	%fp, -144, %g1
	ldd	[%i5], %o4
	ldd	[%i5+8], %g2
	std	%o4, [%fp-176]
	mov	%i3, %o0
	std	%g2, [%fp-168]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-104], %g2
	add	%fp, -240, %i5
	std	%g2, [%fp-200]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_acosh, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-232]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-224]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-216]
	ldd	[%fp-64], %g2
	add	%fp, -160, %g1
	std	%g2, [%fp-208]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	mov	%i5, %o0
	std	%g2, [%fp-200]
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-160], %g1
	and	%g1, %i4, %g1
	cmp	%g1, %i4
	be	.L777
	 nop
.L775:
	ldd	[%fp-160], %g2
	std	%g2, [%i0]
	ldd	[%fp-152], %g2
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L769:
	bge,a	.L778
	 ldd	[%i5], %i2
.L774:
	call	___errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g0, [%i0+8]
	std	%g2, [%i0]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L776:
	or	%g3, %i3, %g3
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g1
	or	%g1, %g4, %g1
	orcc	%g1, %g3, %g0
	be	.L769
	 cmp	%g2, 0
	ldd	[%i5], %i2
.L778:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L777:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L775
	 st	%g1, [%o0]
	.size	acoshl, .-acoshl
	.section	.text.logl,"ax",@progbits
	.align 4
	.global logl
	.type	logl, #function
	.proc	010
logl:
	save	%sp, -256, %sp
	sethi	%hi(31744), %g2
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%g2, 1023, %g2
	srl	%g4, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	ld	[%g1+4], %i4
	ld	[%g1+8], %i3
	cmp	%g3, %g2
	be	.L803
	 ld	[%g1+12], %i5
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L805
	 cmp	%g4, 0
	orcc	%i3, %i5, %g0
	be	.L784
	 cmp	%g4, 0
.L805:
	bl	.L786
	 add	%fp, -112, %o0
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	add	%fp, -96, %g1
	std	%i4, [%fp-112]
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-128]
	ldd	[%fp-56], %g2
	add	%fp, -160, %i5
	std	%g2, [%fp-120]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-120]
	st	%i0, [%sp+64]
	call	real_result, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L803:
	or	%i4, %i5, %i5
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i5, %g0
	be	.L781
	 sethi	%hi(-2147483648), %g2
	ldd	[%g1], %i4
.L806:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L781:
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L804
	 cmp	%g4, 0
.L784:
	call	___errno, 0
	 nop
	mov	34, %g1
	sethi	%hi(-65536), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L804:
	bge,a	.L806
	 ldd	[%g1], %i4
.L786:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	logl, .-logl
	.section	.text.log2l,"ax",@progbits
	.align 4
	.global log2l
	.type	log2l, #function
	.proc	010
log2l:
	save	%sp, -256, %sp
	sethi	%hi(31744), %g2
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%g2, 1023, %g2
	srl	%g4, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	ld	[%g1+4], %i4
	ld	[%g1+8], %i3
	cmp	%g3, %g2
	be	.L831
	 ld	[%g1+12], %i5
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L833
	 cmp	%g4, 0
	orcc	%i3, %i5, %g0
	be	.L812
	 cmp	%g4, 0
.L833:
	bl	.L814
	 add	%fp, -112, %o0
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	add	%fp, -96, %g1
	std	%i4, [%fp-112]
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-128]
	ldd	[%fp-56], %g2
	add	%fp, -160, %i5
	std	%g2, [%fp-120]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log2, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-120]
	st	%i0, [%sp+64]
	call	real_result, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L831:
	or	%i4, %i5, %i5
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i5, %g0
	be	.L809
	 sethi	%hi(-2147483648), %g2
	ldd	[%g1], %i4
.L834:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L809:
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L832
	 cmp	%g4, 0
.L812:
	call	___errno, 0
	 nop
	mov	34, %g1
	sethi	%hi(-65536), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L832:
	bge,a	.L834
	 ldd	[%g1], %i4
.L814:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	log2l, .-log2l
	.section	.text.log10l,"ax",@progbits
	.align 4
	.global log10l
	.type	log10l, #function
	.proc	010
log10l:
	save	%sp, -256, %sp
	sethi	%hi(31744), %g2
	mov	%i0, %g1
	ld	[%i0], %g4
	or	%g2, 1023, %g2
	srl	%g4, 16, %g3
	ld	[%fp+64], %i0
	and	%g3, %g2, %g3
	ld	[%g1+4], %i4
	ld	[%g1+8], %i3
	cmp	%g3, %g2
	be	.L859
	 ld	[%g1+12], %i5
	sethi	%hi(-2147483648), %g2
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L861
	 cmp	%g4, 0
	orcc	%i3, %i5, %g0
	be	.L840
	 cmp	%g4, 0
.L861:
	bl	.L842
	 add	%fp, -112, %o0
	ldd	[%g1], %i4
	ldd	[%g1+8], %g2
	add	%fp, -96, %g1
	std	%i4, [%fp-112]
	std	%g2, [%fp-104]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-128]
	ldd	[%fp-56], %g2
	add	%fp, -160, %i5
	std	%g2, [%fp-120]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log10, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-152]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-136]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-128]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-120]
	st	%i0, [%sp+64]
	call	real_result, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L859:
	or	%i4, %i5, %i5
	sethi	%hi(64512), %g2
	or	%g2, 1023, %g2
	and	%g4, %g2, %g2
	or	%g2, %i3, %g2
	orcc	%g2, %i5, %g0
	be	.L837
	 sethi	%hi(-2147483648), %g2
	ldd	[%g1], %i4
.L862:
	ldd	[%g1+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L837:
	andn	%g4, %g2, %g2
	orcc	%g2, %i4, %g0
	bne	.L860
	 cmp	%g4, 0
.L840:
	call	___errno, 0
	 nop
	mov	34, %g1
	sethi	%hi(-65536), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L860:
	bge,a	.L862
	 ldd	[%g1], %i4
.L842:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	log10l, .-log10l
	.section	.text.log1pl,"ax",@progbits
	.align 4
	.global log1pl
	.type	log1pl, #function
	.proc	010
log1pl:
	save	%sp, -288, %sp
	sethi	%hi(31744), %g1
	mov	%i0, %i5
	ld	[%i0], %g2
	or	%g1, 1023, %g1
	srl	%g2, 16, %i4
	ld	[%i5+4], %g3
	and	%i4, %g1, %i4
	ldd	[%i5+8], %i2
	ld	[%fp+64], %i0
	cmp	%i4, %g1
	be	.L886
	 or	%g3, %i3, %g4
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	or	%g1, %i2, %g1
	orcc	%g1, %g4, %g0
	be	.L865
	 sethi	%hi(-1073807360), %g1
.L890:
	xor	%g2, %g1, %g2
	orcc	%g2, %g3, %g0
	bne	.L869
	 orcc	%i2, %i3, %g0
	be	.L887
	 nop
.L869:
	ldd	[%i5+8], %g2
	ldd	[%i5], %i2
	std	%g2, [%fp-120]
	sethi	%hi(-1073807360), %g2
	mov	0, %g3
	std	%i2, [%fp-128]
	std	%g2, [%fp-144]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	add	%fp, -128, %i3
	add	%fp, -144, %o1
	call	is_less, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne	.L888
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bne,a	.L889
	 ldd	[%i5], %o4
.L865:
	ldd	[%i5], %i2
.L891:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L886:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g1
	or	%g1, %i2, %g1
	orcc	%g1, %g4, %g0
	bne,a	.L891
	 ldd	[%i5], %i2
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	orcc	%g1, %g3, %g0
	be,a	.L891
	 ldd	[%i5], %i2
	b	.L890
	 sethi	%hi(-1073807360), %g1
.L889:
	ldd	[%i5+8], %g2
	add	%fp, -96, %g1
	mov	%i3, %o0
	std	%o4, [%fp-128]
	std	%g2, [%fp-120]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-160]
	ldd	[%fp-56], %g2
	add	%fp, -192, %i5
	std	%g2, [%fp-152]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_log1p, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-168]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-160]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-152]
	st	%i0, [%sp+64]
	call	real_result, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L887:
	call	___errno, 0
	 nop
	mov	34, %g1
	sethi	%hi(-65536), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L888:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
	.size	log1pl, .-log1pl
	.section	.text.atanhl,"ax",@progbits
	.align 4
	.global atanhl
	.type	atanhl, #function
	.proc	010
atanhl:
	save	%sp, -304, %sp
	sethi	%hi(31744), %g1
	mov	%i0, %i5
	ld	[%i0], %i4
	or	%g1, 1023, %g1
	srl	%i4, 16, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g2, %g1, %g2
	ld	[%fp+64], %i0
	ld	[%i5+4], %g3
	ld	[%i5+8], %i3
	cmp	%g2, %g1
	be	.L919
	 ld	[%i5+12], %g4
	or	%g3, %g4, %g3
	sethi	%hi(-2147483648), %g1
	andn	%i4, %g1, %g1
	or	%g1, %i3, %g1
	orcc	%g1, %g3, %g0
	be,a	.L925
	 ldd	[%i5], %i2
	ldd	[%i5], %g2
.L924:
	ldd	[%i5+8], %i2
	add	%fp, -128, %g1
	std	%g2, [%fp-144]
	std	%i2, [%fp-136]
	st	%g1, [%sp+64]
	add	%fp, -144, %i3
	mov	%i3, %o0
	call	fabsl, 0
	 nop
	unimp	16
	sethi	%hi(1073676288), %g2
	ld	[%fp-128], %g1
	xor	%g1, %g2, %g1
	ld	[%fp-124], %g2
	orcc	%g1, %g2, %g0
	bne	.L898
	 ld	[%fp-120], %g2
	ld	[%fp-116], %g1
	orcc	%g2, %g1, %g0
	be	.L920
	 nop
.L898:
	ldd	[%i5], %g2
	ldd	[%i5+8], %o4
	add	%fp, -112, %g1
	mov	%i3, %o0
	std	%g2, [%fp-144]
	std	%o4, [%fp-136]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-112], %g2
	std	%g2, [%fp-144]
	ldd	[%fp-104], %g2
	sethi	%gdop_hix22(one), %g1
	std	%g2, [%fp-136]
	xor	%g1, %gdop_lox10(one), %g1
	ld	[%l7 + %g1], %l7, %gdop(one)
	ldd	[%l7], %o4
	ldd	[%l7+8], %g2
	add	%fp, -160, %o1
	mov	%i3, %o0
	std	%o4, [%fp-160]
	call	is_less, 0
	 std	%g2, [%fp-152]
	cmp	%o0, 0
	be	.L921
	 add	%fp, -96, %g1
	ldd	[%i5], %o4
	ldd	[%i5+8], %g2
	mov	%i3, %o0
	std	%o4, [%fp-144]
	std	%g2, [%fp-136]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-64], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-176]
	ldd	[%fp-56], %g2
	add	%fp, -208, %i5
	std	%g2, [%fp-168]
	mov	%i5, %o0
	st	%g1, [%sp+64]
	call	real_atanh, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-208]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-200]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-192]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-184]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-176]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-168]
	st	%i0, [%sp+64]
	call	real_result, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L919:
	or	%g3, %g4, %g4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %g1
	or	%g1, %i3, %g1
	orcc	%g1, %g4, %g0
	be	.L922
	 sethi	%hi(-2147483648), %g1
	ldd	[%i5], %i2
.L925:
	ldd	[%i5+8], %g2
	std	%i2, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L922:
	andn	%i4, %g1, %g1
	orcc	%g1, %g3, %g0
	be,a	.L925
	 ldd	[%i5], %i2
	b	.L924
	 ldd	[%i5], %g2
.L920:
	call	___errno, 0
	 nop
	mov	34, %g1
	cmp	%i4, 0
	bge	.L923
	 st	%g1, [%o0]
	sethi	%hi(-65536), %g2
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
.L921:
	call	___errno, 0
	 nop
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i0]
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	jmp	%i7+12
	 restore
.L923:
	sethi	%hi(2147418112), %g2
	mov	0, %g3
	st	%g0, [%i0+8]
	st	%g0, [%i0+12]
	std	%g2, [%i0]
	jmp	%i7+12
	 restore
	.size	atanhl, .-atanhl
	.section	.text.atan2l,"ax",@progbits
	.align 4
	.global atan2l
	.type	atan2l, #function
	.proc	010
atan2l:
	save	%sp, -448, %sp
	sethi	%hi(31744), %g1
	ld	[%i0], %i3
	or	%g1, 1023, %g1
	srl	%i3, 16, %g3
	and	%g3, %g1, %g3
	xor	%g3, %g1, %g4
	cmp	%g0, %g4
	mov	%i0, %g2
	subx	%g0, -1, %o5
	ld	[%i1], %i5
	ld	[%fp+64], %i0
	srl	%i5, 16, %g4
	ld	[%g2+4], %o4
	and	%g4, %g1, %g4
	ld	[%i1+4], %l1
	ld	[%i1+8], %l0
	ld	[%i1+12], %i2
	cmp	%g4, %g1
	be	.L969
	 mov	0, %o7
.L927:
	sethi	%hi(31744), %i4
	ld	[%g2+8], %g1
	or	%i4, 1023, %i4
	cmp	%g3, %i4
	be	.L970
	 ld	[%g2+12], %o3
.L929:
	or	%l1, %i2, %o2
	sethi	%hi(2147482624), %g4
	or	%g4, 1023, %g4
	and	%i5, %g4, %i4
	or	%i4, %l0, %i4
	orcc	%i4, %o2, %g0
	be	.L971
	 and	%i3, %g4, %g4
.L934:
	xor	%o7, 1, %g4
	andcc	%g4, %o5, %g0
	be	.L980
	 cmp	%o7, 0
	sethi	%hi(31744), %g4
.L978:
	or	%g4, 1023, %g4
	cmp	%g3, %g4
	be	.L936
	 cmp	%i5, 0
	bge	.L972
	 cmp	%o7, 0
	bne	.L979
	 srl	%i3, 31, %g1
	ldd	[%g2], %o4
.L984:
	add	%fp, -240, %g1
	ldd	[%g2+8], %g2
	add	%fp, -256, %o0
	std	%o4, [%fp-256]
	std	%g2, [%fp-248]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-236], %l2
	ld	[%fp-196], %i4
.L942:
	srl	%i5, 16, %g1
	sethi	%hi(31744), %g2
	or	%g2, 1023, %g2
	and	%g1, %g2, %g1
	cmp	%g1, %g2
	be	.L973
	 or	%l1, %i2, %g2
	st	%i5, [%i1]
.L986:
	st	%l1, [%i1+4]
	st	%l0, [%i1+8]
	st	%i2, [%i1+12]
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-248]
	std	%o4, [%fp-256]
	add	%fp, -256, %o0
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ld	[%fp-188], %g3
	ld	[%fp-148], %g2
.L945:
	srl	%i3, 31, %g1
	st	%g1, [%fp-240]
	cmp	%i4, 0
	srl	%i5, 31, %g1
	be	.L943
	 mov	%g1, %g4
	cmp	%i5, 0
	bl	.L943
	 st	%g1, [%fp-192]
	cmp	%g2, 0
	be,a	.L981
	 st	%g3, [%fp-188]
	add	%g3, -200, %g1
	cmp	%g1, %l2
	ble	.L943
	 add	%fp, -48, %g1
	st	%g3, [%fp-188]
	st	%g2, [%fp-148]
	st	%l2, [%fp-236]
	ldd	[%fp-240], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-208], %g2
	st	%i4, [%fp-196]
	std	%g2, [%fp-272]
	ldd	[%fp-200], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-160], %g2
	std	%g2, [%fp-320]
	ldd	[%fp-152], %g2
	add	%fp, -304, %i5
	add	%fp, -352, %i4
	mov	%i5, %o0
	mov	%i4, %o1
	std	%g2, [%fp-312]
	st	%g1, [%sp+64]
	call	real_divide, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-16], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-272]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-264]
	st	%g1, [%sp+64]
	mov	-640, %o1
	call	real_scale, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-8], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-144], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-112], %g2
	add	%fp, -96, %g1
	std	%g2, [%fp-320]
	ldd	[%fp-104], %g2
	mov	%i5, %o0
	std	%g2, [%fp-312]
	mov	%i4, %o1
	st	%g1, [%sp+64]
	call	real_subtract, 0
	 nop
	unimp	48
	ldd	[%fp-96], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-56], %g2
	mov	%i5, %o0
	std	%g2, [%fp-264]
	st	%i0, [%sp+64]
	call	real_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L935:
	cmp	%o7, 0
.L980:
	be	.L974
	 sethi	%hi(31744), %g4
	srl	%i3, 31, %g1
.L979:
	sethi	%hi(-2147483648), %g2
	st	%g0, [%fp-232]
	st	%g0, [%fp-228]
	st	%g0, [%fp-224]
	st	%g0, [%fp-220]
	st	%g0, [%fp-216]
	st	%g0, [%fp-212]
	st	%g0, [%fp-208]
	st	%g0, [%fp-204]
	st	%g0, [%fp-200]
	st	%g0, [%fp-184]
	st	%g0, [%fp-180]
	st	%g0, [%fp-176]
	st	%g0, [%fp-172]
	st	%g0, [%fp-168]
	st	%g0, [%fp-164]
	st	%g0, [%fp-160]
	st	%g0, [%fp-156]
	st	%g0, [%fp-152]
	srl	%i5, 31, %g4
	st	%g1, [%fp-240]
	mov	1, %l2
	mov	1, %g3
	mov	%g2, %i4
.L943:
	st	%g3, [%fp-188]
.L981:
	st	%g2, [%fp-148]
	st	%l2, [%fp-236]
	ldd	[%fp-240], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-232], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-224], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-216], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-208], %g2
	st	%i4, [%fp-196]
	std	%g2, [%fp-272]
	ldd	[%fp-200], %g2
	st	%g4, [%fp-192]
	std	%g2, [%fp-264]
	ldd	[%fp-192], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-184], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-176], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-168], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-160], %g2
	add	%fp, -48, %g1
	std	%g2, [%fp-320]
	ldd	[%fp-152], %g2
	add	%fp, -304, %i5
	std	%g2, [%fp-312]
	mov	%i5, %o0
	add	%fp, -352, %o1
	st	%g1, [%sp+64]
	call	real_atan2, 0
	 nop
	unimp	48
	ldd	[%fp-48], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-40], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-32], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-24], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-16], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	std	%g2, [%fp-264]
	st	%i0, [%sp+64]
	call	real_result, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore
.L970:
	or	%o4, %o3, %o2
	sethi	%hi(64512), %i4
	or	%i4, 1023, %i4
	and	%i3, %i4, %o1
	or	%o1, %g1, %o1
	orcc	%o1, %o2, %g0
	be	.L929
	 cmp	%g4, %g3
	be	.L975
	 and	%i5, %i4, %i4
	ldd	[%g2], %i4
.L983:
	ldd	[%g2+8], %g2
	std	%i4, [%i0]
	std	%g2, [%i0+8]
	jmp	%i7+12
	 restore
.L969:
	sethi	%hi(64512), %i4
	or	%i4, 1023, %i4
	and	%i5, %i4, %i4
	orcc	%i4, %l1, %g0
	bne,a	.L982
	 st	%i5, [%i0]
	orcc	%l0, %i2, %g0
	bne,a	.L982
	 st	%i5, [%i0]
	mov	%o5, %o7
	b	.L927
	 mov	1, %o5
.L975:
	or	%l1, %i2, %g1
	or	%i4, %l0, %i4
	orcc	%i4, %g1, %g0
	be,a	.L983
	 ldd	[%g2], %i4
	st	%i5, [%i0]
.L982:
	st	%l1, [%i0+4]
	st	%l0, [%i0+8]
	st	%i2, [%i0+12]
	jmp	%i7+12
	 restore
.L971:
	or	%o4, %o3, %i2
	or	%g4, %g1, %l0
	orcc	%l0, %i2, %g0
	be	.L976
	 xor	%o7, 1, %g4
	mov	%i4, %l0
	andcc	%g4, %o5, %g0
	be	.L935
	 mov	%o2, %i2
	b	.L978
	 sethi	%hi(31744), %g4
.L974:
	or	%g4, 1023, %g4
	cmp	%g3, %g4
	bne,a	.L984
	 ldd	[%g2], %o4
	or	%o4, %o3, %o4
.L985:
	sethi	%hi(64512), %g3
	or	%g3, 1023, %g3
	and	%i3, %g3, %g3
	or	%g3, %g1, %g1
	orcc	%g1, %o4, %g0
	bne,a	.L984
	 ldd	[%g2], %o4
	st	%g0, [%fp-232]
	st	%g0, [%fp-228]
	st	%g0, [%fp-224]
	st	%g0, [%fp-220]
	st	%g0, [%fp-216]
	st	%g0, [%fp-212]
	st	%g0, [%fp-208]
	st	%g0, [%fp-204]
	st	%g0, [%fp-200]
	sethi	%hi(1048576), %l2
	b	.L942
	 sethi	%hi(-2147483648), %i4
.L936:
	cmp	%o7, 0
	be	.L985
	 or	%o4, %o3, %o4
	b	.L979
	 srl	%i3, 31, %g1
.L973:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%i5, %g1, %g1
	or	%g1, %l0, %g1
	orcc	%g1, %g2, %g0
	bne,a	.L986
	 st	%i5, [%i1]
	st	%g0, [%fp-184]
	st	%g0, [%fp-180]
	st	%g0, [%fp-176]
	st	%g0, [%fp-172]
	st	%g0, [%fp-168]
	st	%g0, [%fp-164]
	st	%g0, [%fp-160]
	st	%g0, [%fp-156]
	st	%g0, [%fp-152]
	sethi	%hi(-2147483648), %g2
	b	.L945
	 sethi	%hi(1048576), %g3
.L972:
	st	%g0, [%i0+4]
	sethi	%hi(-2147483648), %g1
	st	%g0, [%i0+8]
	and	%i3, %g1, %g1
	st	%g0, [%i0+12]
	st	%g1, [%i0]
	jmp	%i7+12
	 restore
.L976:
	sethi	%hi(-2147483648), %g4
	mov	0, %l1
	and	%i5, %g4, %g4
	sethi	%hi(1073676288), %i5
	b	.L934
	 or	%g4, %i5, %i5
	.size	atan2l, .-atan2l
	.section	.text.powl,"ax",@progbits
	.align 4
	.global powl
	.type	powl, #function
	.proc	010
powl:
	save	%sp, -448, %sp
	sethi	%hi(-2147483648), %g1
	ld	[%i1], %l0
	ld	[%i1+4], %g2
	ld	[%i1+8], %l4
	ld	[%i1+12], %g3
	andn	%l0, %g1, %g1
	or	%g2, %g3, %l5
	or	%g1, %l4, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%fp+64], %i5
	ld	[%i0], %l1
	ld	[%i0+4], %l2
	ld	[%i0+8], %i3
	orcc	%g1, %l5, %g0
	be	.L988
	 ld	[%i0+12], %i2
	orcc	%i3, %i2, %l3
	bne	.L1032
	 sethi	%hi(1073676288), %g1
	xor	%l1, %g1, %g1
	orcc	%g1, %l2, %g0
	be,a	.L1065
	 sethi	%hi(1073676288), %g2
.L1032:
	srl	%l1, 16, %i4
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%i4, %g1, %i4
	cmp	%i4, %g1
	be	.L1055
	 srl	%l0, 16, %g4
	and	%g4, %g1, %g4
	cmp	%g4, %g1
	be	.L998
	 or	%l2, %i2, %g4
	sethi	%hi(-2147483648), %g1
	andn	%l1, %g1, %g1
	or	%g1, %i3, %g1
	orcc	%g1, %g4, %g0
	be	.L995
	 cmp	%l1, 0
	bl	.L1056
	 add	%fp, -224, %g1
	ldd	[%i0+8], %g2
	ldd	[%i0], %i2
	add	%fp, -240, %i4
	std	%i2, [%fp-240]
	mov	%i4, %o0
	std	%g2, [%fp-232]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-224], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-240]
	ldd	[%fp-216], %g2
	mov	%i4, %o0
	std	%g2, [%fp-232]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1+8], %g2
	add	%fp, -96, %g1
	ldd	[%i1], %i2
	mov	%i4, %o0
	std	%g2, [%fp-232]
	st	%g1, [%sp+64]
	std	%i2, [%fp-240]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-64], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-320]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	add	%fp, -304, %i4
	std	%g2, [%fp-312]
	add	%fp, -352, %o1
	mov	%i4, %o0
	call	real_pow, 0
	 nop
	unimp	48
	mov	0, %g1
.L1020:
	ldd	[%fp-152], %g2
	ldd	[%fp-184], %o2
	ldd	[%fp-176], %o4
	st	%g1, [%fp-192]
	add	%fp, -208, %g1
	ldd	[%fp-192], %o0
	ldd	[%fp-168], %i0
	ldd	[%fp-160], %i2
	std	%o0, [%fp-48]
	std	%g2, [%fp-8]
	std	%o0, [%fp-304]
	std	%g2, [%fp-264]
	st	%g1, [%sp+64]
	std	%o2, [%fp-40]
	std	%o4, [%fp-32]
	std	%i0, [%fp-24]
	std	%i2, [%fp-16]
	std	%o2, [%fp-296]
	std	%o4, [%fp-288]
	std	%i0, [%fp-280]
	std	%i2, [%fp-272]
	mov	%i4, %o0
	call	real_result, 0
	 nop
	unimp	16
	lduh	[%fp-208], %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be	.L1057
	 nop
.L1017:
	ldd	[%fp-208], %g2
	std	%g2, [%i5]
	ldd	[%fp-200], %g2
	std	%g2, [%i5+8]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L988:
	sethi	%hi(1073676288), %g2
.L1065:
	mov	0, %g3
	st	%g0, [%i5+8]
	st	%g0, [%i5+12]
	std	%g2, [%i5]
.L987:
	mov	%i5, %i0
	jmp	%i7+12
	 restore
.L1055:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%l1, %g1, %g4
	orcc	%g4, %l2, %g0
	be	.L1058
	 cmp	%l3, 0
	st	%l1, [%i5]
.L1070:
	st	%l2, [%i5+4]
	st	%i3, [%i5+8]
	b	.L987
	 st	%i2, [%i5+12]
.L995:
	st	%l1, [%fp-144]
.L1071:
	st	%l2, [%fp-140]
	st	%g2, [%fp-92]
	st	%g3, [%fp-84]
	ldd	[%fp-144], %g2
	st	%i3, [%fp-136]
	st	%i2, [%fp-132]
	std	%g2, [%fp-240]
	add	%fp, -48, %g1
	ldd	[%fp-136], %g2
	st	%l0, [%fp-96]
	st	%l4, [%fp-88]
	std	%g2, [%fp-232]
	add	%fp, -240, %i1
	st	%g1, [%sp+64]
	mov	%i1, %o0
	call	fabsl, 0
	 nop
	unimp	16
	cmp	%l1, 0
	bl	.L1059
	 mov	0, %i0
.L1018:
	sethi	%hi(-2147483648), %g1
.L1069:
	andn	%l1, %g1, %g1
	orcc	%g1, %l2, %g0
	bne,a	.L1060
	 sethi	%hi(31744), %g1
	cmp	%l3, 0
	bne	.L1010
	 mov	0, %g2
	cmp	%l0, 0
	bl	.L1061
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bne	.L1066
	 cmp	%i0, 0
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%l1, %g1, %g1
	orcc	%g1, %l2, %g0
	bne	.L1066
	 cmp	%i0, 0
	sethi	%hi(2147418112), %i3
.L1073:
	mov	0, %i2
.L1014:
	cmp	%i0, 0
.L1066:
	be,a	.L1067
	 st	%i3, [%i5]
	sethi	%hi(-2147483648), %g1
	xor	%i3, %g1, %i3
.L1008:
	st	%i3, [%i5]
.L1067:
	st	%i2, [%i5+4]
	st	%g0, [%i5+8]
	st	%g0, [%i5+12]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L998:
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%l0, %g1, %g1
	or	%g1, %l4, %g1
	orcc	%g1, %l5, %g0
	bne,a	.L1068
	 st	%l0, [%i5]
	st	%l1, [%fp-144]
.L1072:
	st	%l2, [%fp-140]
	st	%g2, [%fp-92]
	st	%g3, [%fp-84]
	ldd	[%fp-144], %g2
	st	%i3, [%fp-136]
	st	%i2, [%fp-132]
	std	%g2, [%fp-240]
	add	%fp, -48, %g1
	ldd	[%fp-136], %g2
	st	%l0, [%fp-96]
	st	%l4, [%fp-88]
	std	%g2, [%fp-232]
	add	%fp, -240, %i1
	st	%g1, [%sp+64]
	mov	%i1, %o0
	call	fabsl, 0
	 nop
	unimp	16
	cmp	%l1, 0
	bge	.L1019
	 ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	mov	%i1, %o0
	call	is_odd_integer, 0
	 std	%g2, [%fp-232]
	cmp	%g0, %o0
	sethi	%hi(64512), %g1
	addx	%g0, 0, %i0
	or	%g1, 1023, %g1
	and	%l0, %g1, %g1
	or	%g1, %l4, %g1
	orcc	%g1, %l5, %g0
	bne	.L1069
	 sethi	%hi(-2147483648), %g1
.L1019:
	ld	[%fp-40], %g2
	ld	[%fp-36], %g1
	orcc	%g2, %g1, %g0
	bne	.L1033
	 sethi	%hi(1073676288), %i3
	ld	[%fp-48], %g1
	ld	[%fp-44], %g2
	xor	%g1, %i3, %g1
	orcc	%g1, %g2, %g0
	be	.L1008
	 mov	0, %i2
.L1033:
	ldd	[%fp-48], %g2
	std	%g2, [%fp-256]
	ldd	[%fp-40], %g2
	sethi	%gdop_hix22(one), %g1
	std	%g2, [%fp-248]
	xor	%g1, %gdop_lox10(one), %g1
	ld	[%l7 + %g1], %g1, %gdop(one)
	ldd	[%g1+8], %g2
	ldd	[%g1], %i2
	add	%fp, -256, %o1
	std	%i2, [%fp-240]
	std	%g2, [%fp-232]
	mov	%i1, %o0
	call	is_less, 0
	 srl	%l0, 31, %l0
	cmp	%o0, %l0
	be,a	.L1026
	 mov	0, %i3
	sethi	%hi(2147418112), %i3
	b	.L1008
	 mov	0, %i2
.L1058:
	bne,a	.L1070
	 st	%l1, [%i5]
	srl	%l0, 16, %g4
	and	%g4, %i4, %g4
	cmp	%g4, %i4
	bne,a	.L1071
	 st	%l1, [%fp-144]
	and	%l0, %g1, %g1
	orcc	%g1, %g2, %g0
	bne,a	.L1068
	 st	%l0, [%i5]
	orcc	%l4, %g3, %g0
	be,a	.L1072
	 st	%l1, [%fp-144]
	st	%l0, [%i5]
.L1068:
	st	%g2, [%i5+4]
	st	%l4, [%i5+8]
	st	%g3, [%i5+12]
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L1060:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	be	.L1062
	 mov	0, %g2
.L1010:
	srl	%l0, 31, %l0
	cmp	%l0, %g2
	bne,a	.L1073
	 sethi	%hi(2147418112), %i3
	mov	0, %i3
	b	.L1014
	 mov	0, %i2
.L1056:
	ldd	[%i1], %i2
	ldd	[%i1+8], %g2
	std	%i2, [%fp-240]
	std	%g2, [%fp-232]
	add	%fp, -240, %i3
	call	is_integer, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be	.L1063
	 add	%fp, -224, %g1
	ldd	[%i0], %o4
	ldd	[%i0+8], %g2
	mov	%i3, %o0
	std	%o4, [%fp-240]
	std	%g2, [%fp-232]
	st	%g1, [%sp+64]
	call	fabsl, 0
	 nop
	unimp	16
	ldd	[%fp-224], %g2
	add	%fp, -144, %g1
	std	%g2, [%fp-240]
	ldd	[%fp-216], %g2
	mov	%i3, %o0
	std	%g2, [%fp-232]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%i1], %o4
	ldd	[%i1+8], %g2
	add	%fp, -96, %g1
	mov	%i3, %o0
	std	%o4, [%fp-240]
	std	%g2, [%fp-232]
	st	%g1, [%sp+64]
	call	real_of, 0
	 nop
	unimp	48
	ldd	[%fp-144], %g2
	std	%g2, [%fp-304]
	ldd	[%fp-136], %g2
	std	%g2, [%fp-296]
	ldd	[%fp-128], %g2
	std	%g2, [%fp-288]
	ldd	[%fp-120], %g2
	std	%g2, [%fp-280]
	ldd	[%fp-112], %g2
	std	%g2, [%fp-272]
	ldd	[%fp-104], %g2
	std	%g2, [%fp-264]
	ldd	[%fp-96], %g2
	std	%g2, [%fp-352]
	ldd	[%fp-88], %g2
	std	%g2, [%fp-344]
	ldd	[%fp-80], %g2
	std	%g2, [%fp-336]
	ldd	[%fp-72], %g2
	std	%g2, [%fp-328]
	ldd	[%fp-64], %g2
	add	%fp, -192, %g1
	std	%g2, [%fp-320]
	ldd	[%fp-56], %g2
	st	%g1, [%sp+64]
	add	%fp, -352, %o1
	std	%g2, [%fp-312]
	add	%fp, -304, %i4
	mov	%i4, %o0
	call	real_pow, 0
	 nop
	unimp	48
	ldd	[%i1+8], %g2
	mov	%i3, %o0
	ldd	[%i1], %i2
	std	%g2, [%fp-232]
	call	is_odd_integer, 0
	 std	%i2, [%fp-240]
	cmp	%g0, %o0
	b	.L1020
	 addx	%g0, 0, %g1
.L1062:
	or	%l2, %i2, %i2
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	and	%l1, %g1, %g1
	or	%g1, %i3, %g1
	or	%g1, %i2, %g1
	cmp	%g0, %g1
	b	.L1010
	 subx	%g0, -1, %g2
.L1063:
	call	___errno, 0
	 mov	%i5, %i0
	mov	33, %g1
	sethi	%hi(2147450880), %g2
	mov	0, %g3
	st	%g1, [%o0]
	std	%g2, [%i5]
	st	%g0, [%i5+8]
	st	%g0, [%i5+12]
	jmp	%i7+12
	 restore
.L1026:
	b	.L1008
	 mov	0, %i2
.L1057:
	call	___errno, 0
	 nop
	mov	34, %g1
	b	.L1017
	 st	%g1, [%o0]
.L1059:
	ldd	[%fp-96], %g2
	std	%g2, [%fp-240]
	ldd	[%fp-88], %g2
	mov	%i1, %o0
	call	is_odd_integer, 0
	 std	%g2, [%fp-232]
	cmp	%g0, %o0
	b	.L1018
	 addx	%g0, 0, %i0
.L1061:
	call	___errno, 0
	 sethi	%hi(-65536), %i3
	mov	34, %g1
	st	%g1, [%o0]
	cmp	%i0, 0
	bne	.L1008
	 mov	0, %i2
	b	.L1008
	 sethi	%hi(2147418112), %i3
	.size	powl, .-powl
	.section	".rodata"
	.align 8
	.type	one, #object
	.size	one, 16
one:
	.long	1073676288
	.long	0
	.long	0
	.long	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.text.__sparc_get_pc_thunk.l7,"axG",@progbits,__sparc_get_pc_thunk.l7,comdat
	.align 4
	.weak	__sparc_get_pc_thunk.l7
	.hidden	__sparc_get_pc_thunk.l7
	.type	__sparc_get_pc_thunk.l7, #function
	.proc	020
__sparc_get_pc_thunk.l7:
	jmp	%o7+8
	 add	%o7, %l7, %l7
	.section	.note.GNU-stack,"",@progbits
