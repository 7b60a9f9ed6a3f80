! cd88a8e68cf7051f9cc77130927330d3 emu/guest/libc/regcmp.c
	.file	"regcmp.c"
	.section	".text"
	.section	.text.number,"ax",@progbits
	.align 4
	.type	number, #function
	.proc	04
number:
	save	%sp, -96, %sp
	ld	[%i0], %g1
	call	isdigit, 0
	 ldub	[%g1], %o0
	cmp	%o0, 0
	be	.L2
	 mov	0, %i5
	b	.L3
	 ld	[%i0], %g2
.L16:
	be	.L8
	 sll	%i5, 2, %g1
	ld	[%i0], %g3
	add	%g3, 1, %g2
	add	%g1, %i5, %g1
	st	%g2, [%i0]
	add	%g1, %g1, %g1
	ldsb	[%g3], %g3
	add	%g1, %g3, %g1
	add	%g1, -48, %i5
.L3:
	call	isdigit, 0
	 ldub	[%g2], %o0
	cmp	%i5, 255
	ble	.L7
	 mov	1, %g1
	mov	0, %g1
.L7:
	andcc	%g1, 0xff, %g0
	bne	.L16
	 cmp	%o0, 0
.L8:
	cmp	%i5, 255
	ble	.L1
	 nop
.L2:
	mov	1, %g1
	mov	0, %i5
	st	%g1, [%i0+8]
.L1:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	number, .-number
	.section	.text.compile_one,"ax",@progbits
	.align 4
	.type	compile_one, #function
	.proc	020
compile_one:
	save	%sp, -96, %sp
	ld	[%i0+4], %i2
	ld	[%i2], %i4
	add	%i4, 1, %g1
	st	%g1, [%i2]
	smul	%i4, 44, %i4
	mov	266, %g1
	add	%i2, %i4, %i5
	st	%g0, [%i5+4]
	sth	%g1, [%i5+4]
	st	%g0, [%i5+12]
	st	%g0, [%i5+16]
	st	%g0, [%i5+20]
	st	%g0, [%i5+24]
	st	%g0, [%i5+28]
	st	%g0, [%i5+32]
	st	%g0, [%i5+36]
	st	%g0, [%i5+40]
	st	%g0, [%i5+44]
	sethi	%hi(65536), %g1
	or	%g1, 1, %g1
	st	%g1, [%i5+8]
	ld	[%i0], %g3
	add	%g3, 1, %g1
	st	%g1, [%i0]
	ldsb	[%g3], %g2
	cmp	%g2, 46
	be	.L18
	 ldub	[%g3], %g4
	ble	.L84
	 cmp	%g2, 40
	cmp	%g2, 92
	be	.L25
	 cmp	%g2, 123
	bne	.L85
	 cmp	%g2, 91
.L55:
	mov	1, %g1
.L95:
	st	%g1, [%i0+8]
	jmp	%i7+8
	 restore
.L84:
	be,a	.L20
	 mov	5, %g2
	ble	.L86
	 cmp	%g2, 36
	add	%g4, -42, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bleu,a	.L95
	 mov	1, %g1
.L23:
	stb	%g4, [%i5+6]
.L27:
	sethi	%hi(65536), %g2
	or	%g2, 1, %g2
	st	%g2, [%i5+8]
	ldub	[%g1], %g2
	add	%g2, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu,a	.L96
	 add	%g1, 1, %g2
	sll	%g2, 24, %g2
.L101:
	sra	%g2, 24, %g2
	cmp	%g2, 123
	be	.L88
	 add	%g1, 1, %g1
	jmp	%i7+8
	 restore
.L85:
	bne	.L23
	 mov	2, %g2
	ldub	[%g3+1], %o5
	stb	%g2, [%i5+4]
	sll	%o5, 24, %o5
	sra	%o5, 24, %g2
	xor	%g2, 94, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	add	%g1, %g2, %o7
	st	%o7, [%i0]
	ldub	[%g1+%g2], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	be	.L28
	 mov	%o7, %g3
	add	%i4, 16, %g4
	add	%i2, %g4, %g4
	mov	1, %o4
	sra	%g1, 24, %g1
.L100:
	cmp	%g1, 93
	bne	.L33
	 cmp	%o7, %g3
	bne,a	.L97
	 add	%g3, 1, %g1
.L33:
	ldsb	[%g3+1], %i3
	cmp	%i3, 45
	bne	.L30
	 and	%g2, 0xff, %g1
	ldsb	[%g3+2], %i3
	cmp	%i3, 0
	be	.L30
	 cmp	%i3, 93
	be,a	.L98
	 sra	%g1, 3, %g1
	add	%g3, 2, %g2
	st	%g2, [%i0]
	ldub	[%g3+2], %i1
	cmp	%g1, %i1
	bgu	.L99
	 add	%g2, 1, %g3
	add	%i1, 1, %i1
.L32:
	sra	%g1, 3, %g3
	and	%g1, 7, %g2
	ldub	[%g4+%g3], %i3
	sll	%o4, %g2, %g2
	or	%g2, %i3, %g2
	add	%g1, 1, %g1
	cmp	%g1, %i1
	bne	.L32
	 stb	%g2, [%g4+%g3]
.L83:
	ld	[%i0], %g2
	add	%g2, 1, %g3
.L99:
	st	%g3, [%i0]
	ldub	[%g2+1], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	bne	.L100
	 sra	%g1, 24, %g1
.L28:
	add	%g3, 1, %g1
.L97:
	st	%g1, [%i0]
	ldsb	[%g3], %g2
	cmp	%g2, 93
	be	.L34
	 mov	1, %g2
	st	%g2, [%i0+8]
.L34:
	sra	%o5, 24, %o5
	cmp	%o5, 94
	be	.L35
	 add	%i4, 16, %g2
	add	%i2, %i4, %i2
.L94:
	ldub	[%i2+16], %g2
	and	%g2, -2, %g2
	stb	%g2, [%i2+16]
	sethi	%hi(65536), %g2
	or	%g2, 1, %g2
	st	%g2, [%i5+8]
	ldub	[%g1], %g2
	add	%g2, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bgu	.L101
	 sll	%g2, 24, %g2
	add	%g1, 1, %g2
.L96:
	st	%g2, [%i0]
	ldsb	[%g1], %g1
	xor	%g1, 43, %g1
	sethi	%hi(31744), %g2
	cmp	%g0, %g1
	or	%g2, 1023, %g2
	subx	%g0, -1, %g1
	sth	%g2, [%i5+10]
	sth	%g1, [%i5+8]
	jmp	%i7+8
	 restore
.L86:
	bne,a	.L27
	 stb	%g4, [%i5+6]
	ldsb	[%g3+1], %g3
	cmp	%g3, 0
	be,a	.L89
	 mov	4, %g1
	b	.L27
	 stb	%g2, [%i5+6]
.L88:
	mov	%i0, %o0
	call	number, 0
	 st	%g1, [%i0]
	sll	%o0, 16, %g1
	srl	%g1, 16, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i5+8]
	ld	[%i0], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 44
	be	.L90
	 add	%g1, 1, %g2
.L53:
	add	%g1, 1, %g2
	st	%g2, [%i0]
	ldsb	[%g1], %g1
	cmp	%g1, 125
	bne	.L95
	 mov	1, %g1
	ldsh	[%i5+10], %g2
	ldsh	[%i5+8], %g1
	cmp	%g2, %g1
	bl	.L95
	 mov	1, %g1
	b,a	.L104
.L30:
	sra	%g1, 3, %g1
.L98:
	and	%g2, 7, %g2
	ldub	[%g4+%g1], %g3
	sll	%o4, %g2, %g2
	or	%g2, %g3, %g2
	b	.L83
	 stb	%g2, [%g4+%g1]
.L18:
	b	.L27
	 stb	%g0, [%i5+4]
.L25:
	ldsb	[%g3+1], %g1
	cmp	%g1, 0
	be	.L55
	 ldub	[%g3+1], %g2
	cmp	%g1, 110
	be,a	.L50
	 mov	10, %g2
.L50:
	stb	%g2, [%i5+6]
	add	%g3, 2, %g1
	b	.L27
	 st	%g1, [%i0]
.L20:
	add	%i1, 1, %i3
	cmp	%i3, 50
	ble	.L38
	 stb	%g2, [%i5+4]
	mov	1, %g2
	st	%g2, [%i0+8]
.L41:
	add	%g1, 1, %g2
.L93:
	st	%g2, [%i0]
	ldsb	[%g1], %g3
	cmp	%g3, 41
	be,a	.L44
	 ld	[%i0+4], %g3
	st	%g1, [%i0]
	mov	1, %g1
	st	%g1, [%i0+8]
	jmp	%i7+8
	 restore
.L38:
	cmp	%g0, %i3
	ld	[%i0+8], %g2
	subx	%g0, -1, %i1
	cmp	%g2, 0
	be,a	.L102
	 ldsb	[%g1], %g2
	b	.L93
	 add	%g1, 1, %g2
.L91:
	cmp	%i1, 0
	bne	.L43
	 cmp	%g2, 41
	be	.L93
	 add	%g1, 1, %g2
.L43:
	call	compile_one, 0
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L41
	 ld	[%i0], %g1
	ldsb	[%g1], %g2
.L102:
	mov	%i3, %o1
	cmp	%g2, 0
	bne	.L91
	 mov	%i0, %o0
	b	.L93
	 add	%g1, 1, %g2
.L44:
	add	%i2, %i4, %i2
	ld	[%g3], %g3
	st	%g3, [%i2+12]
	ldsb	[%g1+1], %g3
	cmp	%g3, 36
	be	.L92
	 nop
	b	.L27
	 mov	%g2, %g1
.L89:
	stb	%g1, [%i5+4]
.L104:
	jmp	%i7+8
	 restore
.L35:
	add	%i2, %g2, %g2
	add	%g2, 32, %g4
	ld	[%g2], %g3
.L103:
	xnor	%g0, %g3, %g3
	st	%g3, [%g2]
	add	%g2, 4, %g2
	cmp	%g4, %g2
	bne,a	.L103
	 ld	[%g2], %g3
	b	.L94
	 add	%i2, %i4, %i2
.L90:
	st	%g2, [%i0]
	ldsb	[%g1+1], %g3
	sethi	%hi(31744), %g1
	cmp	%g3, 125
	be	.L54
	 or	%g1, 1023, %g1
	call	number, 0
	 mov	%i0, %o0
	ld	[%i0], %g2
	mov	%o0, %g1
.L54:
	sth	%g1, [%i5+10]
	b	.L53
	 mov	%g2, %g1
.L92:
	call	isdigit, 0
	 ldub	[%g1+2], %o0
	cmp	%o0, 0
	be	.L27
	 ld	[%i0], %g1
	ldub	[%g1+1], %g2
	add	%g2, -48, %g2
	stb	%g2, [%i5+5]
	add	%g1, 2, %g1
	b	.L27
	 st	%g1, [%i0]
	.size	compile_one, .-compile_one
	.section	.text.match,"ax",@progbits
	.align 4
	.type	match, #function
	.proc	0102
match:
	save	%sp, -96, %sp
	ld	[%i0], %i4
	smul	%i1, 44, %g1
	cmp	%i3, 0
	add	%g1, 4, %g1
	be	.L108
	 add	%i4, %g1, %g1
.L158:
	ld	[%i3], %g2
	smul	%g2, 44, %g2
	add	%i4, %g2, %g2
	ld	[%g2+12], %g2
.L109:
	cmp	%g2, %i1
	be	.L155
	 cmp	%i3, 0
	ldub	[%g1], %g2
	cmp	%g2, 4
	be	.L118
	 cmp	%g2, 5
	be,a	.L119
	 mov	%i3, %i4
	cmp	%g2, 3
	be	.L120
	 smul	%i1, 44, %o7
	add	%i4, %o7, %l0
	ldsh	[%l0+10], %g4
	cmp	%g4, 0
	bg	.L122
	 mov	0, %i5
	ldsh	[%l0+8], %g1
.L160:
	cmp	%i5, %g1
	bl	.L124
	 add	%i1, 1, %i1
	add	%i2, %i5, %o2
.L162:
	mov	%i3, %o3
	mov	%i1, %o1
	call	match, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L106
	 add	%i5, -1, %i5
	ldsh	[%l0+8], %g1
	cmp	%g1, %i5
	ble	.L162
	 add	%i2, %i5, %o2
.L124:
	mov	0, %o0
.L106:
.L165:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L156:
	bne	.L163
	 cmp	%g2, 2
	add	%i5, 1, %i5
	cmp	%g4, %i5
	be,a	.L160
	 ldsh	[%l0+8], %g1
.L122:
	ldub	[%i2+%i5], %g1
	andcc	%g1, 0xff, %g3
	be,a	.L160
	 ldsh	[%l0+8], %g1
	b	.L156
	 cmp	%g2, 0
.L157:
	cmp	%g4, %i5
	be,a	.L160
	 ldsh	[%l0+8], %g1
	ldub	[%i2+%i5], %g1
	andcc	%g1, 0xff, %g3
	be,a	.L160
	 ldsh	[%l0+8], %g1
	cmp	%g2, 2
.L163:
	be,a	.L164
	 srl	%g3, 3, %g3
	ldub	[%l0+6], %g1
	cmp	%g3, %g1
	bne,a	.L160
	 ldsh	[%l0+8], %g1
	b	.L157
	 add	%i5, 1, %i5
.L118:
	ldsb	[%i2], %g2
	cmp	%g2, 0
	bne	.L165
	 mov	0, %o0
.L120:
	add	%i1, 1, %i1
	cmp	%i3, 0
	bne	.L158
	 add	%g1, 44, %g1
.L108:
	b	.L109
	 ld	[%i4], %g2
.L129:
	cmp	%g4, %i5
	be,a	.L160
	 ldsh	[%l0+8], %g1
	ldub	[%i2+%i5], %g1
	andcc	%g1, 0xff, %g3
	be,a	.L160
	 ldsh	[%l0+8], %g1
	srl	%g3, 3, %g3
.L164:
	and	%g1, 7, %g1
	add	%i4, %o7, %g2
	add	%g2, %g3, %g2
	ldub	[%g2+16], %g2
	sra	%g2, %g1, %g1
	andcc	%g1, 1, %g0
	bne,a	.L129
	 add	%i5, 1, %i5
	b	.L160
	 ldsh	[%l0+8], %g1
.L119:
	mov	%i2, %i3
	call	match_group, 0
	 restore %g0, 0, %o2
.L155:
	be	.L106
	 mov	%i2, %o0
	ld	[%i3], %o1
	smul	%o1, 44, %g3
	add	%i4, %g3, %g1
	ldub	[%g1+5], %i5
	cmp	%i5, 10
	be	.L133
	 ld	[%i3+8], %g2
	sll	%i5, 2, %g1
	add	%i0, %g1, %g1
	ld	[%g1+4], %l0
	ld	[%g1+44], %i1
	st	%g2, [%g1+4]
	st	%i2, [%g1+44]
.L112:
	cmp	%i2, %g2
	be	.L159
	 ld	[%i3+12], %o4
	ld	[%i3+4], %o2
	mov	%i2, %o3
	add	%o2, 1, %o2
	call	match_group, 0
	 mov	%i0, %o0
	cmp	%o0, 0
.L161:
	bne	.L106
	 cmp	%i5, 10
	be	.L106
	 sll	%i5, 2, %g1
	add	%i0, %g1, %g1
	st	%l0, [%g1+4]
	b	.L106
	 st	%i1, [%g1+44]
.L133:
	mov	0, %i1
	b	.L112
	 mov	0, %l0
.L159:
	add	%i4, %g3, %g3
	mov	%o4, %o3
	mov	%i2, %o2
	ld	[%g3+12], %o1
	call	match, 0
	 mov	%i0, %o0
	b	.L161
	 cmp	%o0, 0
	.size	match, .-match
	.section	.text.match_group,"ax",@progbits
	.align 4
	.type	match_group, #function
	.proc	0102
match_group:
	save	%sp, -112, %sp
	st	%i1, [%fp-16]
	st	%i2, [%fp-12]
	st	%i3, [%fp-8]
	st	%i4, [%fp-4]
	smul	%i1, 44, %l1
	ld	[%i0], %i5
	add	%i5, %l1, %l0
	ldsh	[%l0+10], %g1
	cmp	%g1, %i2
	bg	.L167
	 add	%fp, -16, %o3
	ldsh	[%l0+8], %g1
.L175:
	cmp	%g1, %i2
	bg	.L166
	 mov	0, %o0
	add	%i5, %l1, %i5
	mov	%i4, %o3
	mov	%i3, %o2
	ld	[%i5+12], %o1
	call	match, 0
	 mov	%i0, %o0
.L166:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L167:
	mov	%i3, %o2
	add	%i1, 1, %o1
	call	match, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,a	.L175
	 ldsh	[%l0+8], %g1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	match_group, .-match_group
	.section	.text.regcmp,"ax",@progbits
	.align 4
	.global regcmp
	.type	regcmp, #function
	.proc	0102
regcmp:
	save	%sp, -4096, %sp
	add	%sp, -112, %sp
	st	%i1, [%fp+72]
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	sethi	%hi(-5120), %l0
	add	%fp, 72, %g1
	or	%l0, 1008, %l0
	cmp	%i0, 0
	be	.L188
	 st	%g1, [%fp+%l0]
	mov	0, %i4
	sethi	%hi(4096), %i1
	b	.L179
	 add	%fp, -4096, %i2
.L194:
	call	memcpy, 0
	 add	%i4, %i5, %i4
	ld	[%fp+%l0], %g1
	add	%g1, 4, %g2
	st	%g2, [%fp+%l0]
	ld	[%g1], %i0
	cmp	%i0, 0
	be	.L193
	 add	%i4, 1, %o1
.L179:
	call	strlen, 0
	 mov	%i0, %o0
	sub	%i1, %i4, %g1
	mov	%o0, %i5
	mov	%i0, %o1
	mov	%i2, %i3
	add	%i2, %i4, %o0
	cmp	%g1, %i5
	bgu	.L194
	 mov	%i5, %o2
.L178:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L193:
	smul	%o1, 44, %o1
	add	%o1, 4, %o1
.L177:
	add	%fp, %i4, %i4
	sethi	%hi(-5120), %i5
	stb	%g0, [%i4-4096]
	or	%i5, 1012, %i5
	mov	1, %o0
	add	%fp, %i5, %i4
	st	%i3, [%fp+%i5]
	st	%g0, [%i4+4]
	call	calloc, 0
	 st	%g0, [%i4+8]
	cmp	%o0, 0
	be	.L178
	 st	%o0, [%i4+4]
	ld	[%fp+%i5], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 94
	bne,a	.L196
	 sethi	%hi(-5120), %i5
	add	%g1, 1, %g1
	st	%g1, [%fp+%i5]
	ld	[%o0], %g1
	add	%g1, 1, %g2
	st	%g2, [%o0]
	smul	%g1, 44, %g1
	mov	3, %g2
	add	%o0, %g1, %g1
	stb	%g2, [%g1+4]
	sethi	%hi(-5120), %i5
.L196:
	or	%i5, 1012, %i5
	add	%fp, %i5, %i5
	ld	[%i5+8], %g1
	cmp	%g1, 0
	be,a	.L197
	 ld	[%i5], %g1
	b,a	.L184
.L186:
	call	compile_one, 0
	 nop
	ld	[%i5+8], %g1
	cmp	%g1, 0
	bne,a	.L185
	 ld	[%i5+4], %o0
	ld	[%i5], %g1
.L197:
	mov	0, %o1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	bne	.L186
	 mov	%i5, %o0
	ld	[%i5+4], %i0
.L198:
	jmp	%i7+8
	 restore
.L188:
	mov	48, %o1
	mov	0, %i4
	b	.L177
	 add	%fp, -4096, %i3
.L185:
.L184:
	call	free, 0
	 mov	0, %i0
	b,a	.L198
	.size	regcmp, .-regcmp
	.section	.text.regex,"ax",@progbits
	.align 4
	.global regex
	.type	regex, #function
	.proc	0102
regex:
	save	%sp, -184, %sp
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	cmp	%i0, 0
	be	.L203
	 add	%fp, -84, %i4
	mov	84, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	mov	%i1, %o2
	st	%i5, [%fp-84]
	mov	0, %o3
	mov	0, %o1
	call	match, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i0
	bne	.L231
	 sethi	%gdop_hix22(__loc1), %g1
	ldsb	[%i1], %g1
.L233:
	cmp	%g1, 0
	be	.L203
	 nop
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L232
	 mov	84, %o2
	ldub	[%i5+4], %g1
	cmp	%g1, 3
	be	.L203
	 nop
.L232:
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	add	%i1, 1, %i1
	st	%i5, [%fp-84]
	mov	%i1, %o2
	mov	0, %o3
	mov	0, %o1
	call	match, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i0
	be,a	.L233
	 ldsb	[%i1], %g1
	sethi	%gdop_hix22(__loc1), %g1
.L231:
	xor	%g1, %gdop_lox10(__loc1), %g1
	ld	[%l7 + %g1], %l7, %gdop(__loc1)
	st	%i1, [%l7]
	add	%fp, -48, %g2
	mov	9, %g1
	ld	[%g2+4], %g3
	cmp	%g3, 0
	bne	.L207
	 mov	10, %i3
	mov	%g1, %i3
.L234:
	add	%g2, -4, %g2
	ld	[%g2+4], %g3
	cmp	%g3, 0
	bne	.L207
	 add	%g1, -1, %g1
	cmp	%g1, 0
	bne,a	.L234
	 mov	%g1, %i3
	add	%fp, 76, %g1
	st	%g1, [%fp-88]
	jmp	%i7+8
	 restore
.L207:
	add	%fp, 76, %g1
	sll	%i3, 2, %i3
	mov	%g1, %i5
	st	%g1, [%fp-88]
	add	%fp, -80, %i4
	add	%g1, %i3, %i3
.L209:
	ld	[%i5], %i2
	add	%i5, 4, %i5
	st	%i5, [%fp-88]
	ld	[%i4], %o1
	cmp	%o1, 0
	be	.L208
	 mov	%i2, %o0
	ld	[%i4+40], %o2
	call	memcpy, 0
	 sub	%o2, %o1, %o2
	ld	[%i4+40], %g1
	ld	[%i4], %g2
	sub	%g1, %g2, %g1
	stb	%g0, [%i2+%g1]
.L208:
	cmp	%i5, %i3
	bne	.L209
	 add	%i4, 4, %i4
	jmp	%i7+8
	 restore
.L203:
	jmp	%i7+8
	 restore %g0, 0, %o0
	.size	regex, .-regex
	.global __loc1
	.section	".bss"
	.align 4
	.type	__loc1, #object
	.size	__loc1, 4
__loc1:
	.skip	4
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
