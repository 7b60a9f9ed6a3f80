! cd88a8e68cf7051f9cc77130927330d3 emu/guest/libc/regcmp.c
	.file	"regcmp.c"
	.section	".text"
	.section	.text.number,"ax",@progbits
	.align 4
	.type	number, #function
	.proc	04
number:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0], %g1
	call	isdigit, 0
	 ldub	[%g1], %o0
	cmp	%o0, 0
	be,pn	%icc, .L2
	 mov	0, %i5
	ba,pt	%xcc, .L3
	 ldx	[%i0], %g2
.L5:
	sll	%i5, 2, %g1
	add	%g3, 1, %g2
	add	%g1, %i5, %g1
	stx	%g2, [%i0]
	add	%g1, %g1, %g1
	ldsb	[%g3], %g3
	add	%g1, %g3, %g1
	add	%g1, -48, %i5
.L3:
	call	isdigit, 0
	 ldub	[%g2], %o0
	cmp	%i5, 255
	mov	0, %g1
	movle	%icc, 1, %g1
	cmp	%g0, %o0
	addx	%g0, 0, %g2
	andcc	%g1, %g2, %g0
	bne,a,pt %icc, .L5
	 ldx	[%i0], %g3
	cmp	%i5, 255
	ble,pt	%icc, .L4
	 nop
.L2:
	mov	1, %g1
	mov	0, %i5
	st	%g1, [%i0+16]
.L4:
	return	%i7+8
	 sra	%o5, 0, %o0
	.size	number, .-number
	.section	.text.compile_one,"ax",@progbits
	.align 4
	.type	compile_one, #function
	.proc	020
compile_one:
	save	%sp, -176, %sp
	ldx	[%i0+8], %g4
	lduw	[%g4], %i3
	add	%i3, 1, %g1
	st	%g1, [%g4]
	sra	%i3, 0, %i3
	mov	266, %g1
	mulx	%i3, 44, %i3
	add	%g4, %i3, %i5
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
	ldx	[%i0], %g3
	add	%g3, 1, %g2
	stx	%g2, [%i0]
	ldsb	[%g3], %g1
	cmp	%g1, 46
	be,pn	%icc, .L8
	 ldub	[%g3], %g5
	ble,pn	%icc, .L71
	 cmp	%g1, 40
	cmp	%g1, 92
	be,pn	%icc, .L15
	 cmp	%g1, 123
	bne,pn	%icc, .L72
	 cmp	%g1, 91
.L45:
	mov	1, %g1
.L82:
	st	%g1, [%i0+16]
	return	%i7+8
	 nop
.L71:
	be,a,pn	%icc, .L10
	 mov	5, %g1
	ble,pn	%icc, .L73
	 cmp	%g1, 36
	add	%g5, -42, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 1
	bleu,pt	%icc, .L82
	 mov	1, %g1
.L13:
	stb	%g5, [%i5+6]
.L17:
	sethi	%hi(65536), %g1
	or	%g1, 1, %g1
	st	%g1, [%i5+8]
	ldub	[%g2], %g1
	add	%g1, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bleu,a,pn %icc, .L83
	 add	%g2, 1, %g1
	sll	%g1, 24, %g1
.L88:
	sra	%g1, 24, %g1
	cmp	%g1, 123
	be,pn	%icc, .L75
	 add	%g2, 1, %g2
	return	%i7+8
	 nop
.L72:
	bne,pn	%icc, .L13
	 mov	2, %g1
	ldub	[%g3+1], %i1
	stb	%g1, [%i5+4]
	sll	%i1, 24, %i1
	sra	%i1, 24, %g1
	xor	%g1, 94, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g2, %g1, %i2
	stx	%i2, [%i0]
	ldub	[%g2+%g1], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L18
	 mov	%i2, %g3
	add	%i3, 16, %g5
	add	%g4, %g5, %g5
	mov	1, %o7
	sra	%g1, 24, %g1
.L87:
	xor	%g1, 93, %g1
	cmp	%g0, %g1
	xor	%i2, %g3, %i4
	addx	%g0, 0, %o5
	mov	0, %g1
	movre	%i4, 1, %g1
	orcc	%o5, %g1, %g0
	be,a,pn	%icc, .L84
	 add	%g3, 1, %g2
	ldsb	[%g3+1], %i4
	cmp	%i4, 45
	bne,pn	%icc, .L20
	 and	%g2, 0xff, %g1
	ldsb	[%g3+2], %i4
	cmp	%g0, %i4
	xor	%i4, 93, %i4
	addx	%g0, 0, %o5
	cmp	%g0, %i4
	addx	%g0, 0, %i4
	andcc	%o5, %i4, %g0
	be,a,pt	%icc, .L85
	 sra	%g1, 3, %g1
	add	%g3, 2, %g2
	stx	%g2, [%i0]
	ldub	[%g3+2], %o5
	cmp	%g1, %o5
	bgu,pn	%icc, .L86
	 add	%g2, 1, %g3
	add	%o5, 1, %o5
.L22:
	sra	%g1, 3, %g3
	and	%g1, 7, %g2
	ldub	[%g5+%g3], %i4
	sll	%o7, %g2, %g2
	or	%g2, %i4, %g2
	add	%g1, 1, %g1
	cmp	%o5, %g1
	bne,pt	%icc, .L22
	 stb	%g2, [%g5+%g3]
.L70:
	ldx	[%i0], %g2
	add	%g2, 1, %g3
.L86:
	stx	%g3, [%i0]
	ldub	[%g2+1], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L87
	 sra	%g1, 24, %g1
.L18:
	add	%g3, 1, %g2
.L84:
	stx	%g2, [%i0]
	ldsb	[%g3], %g1
	cmp	%g1, 93
	be,pn	%icc, .L24
	 mov	1, %g1
	st	%g1, [%i0+16]
.L24:
	sra	%i1, 24, %i1
	cmp	%i1, 94
	be,pn	%icc, .L25
	 add	%i3, 16, %g1
	ldub	[%i5+16], %g1
.L81:
	and	%g1, -2, %g1
	stb	%g1, [%i5+16]
	sethi	%hi(65536), %g1
	or	%g1, 1, %g1
	st	%g1, [%i5+8]
	ldub	[%g2], %g1
	add	%g1, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bgu,pt	%icc, .L88
	 sll	%g1, 24, %g1
	add	%g2, 1, %g1
.L83:
	stx	%g1, [%i0]
	ldsb	[%g2], %g1
	xor	%g1, 43, %g1
	sethi	%hi(31744), %g2
	cmp	%g0, %g1
	or	%g2, 1023, %g2
	subx	%g0, -1, %g1
	sth	%g2, [%i5+10]
	sth	%g1, [%i5+8]
	return	%i7+8
	 nop
.L73:
	bne,a,pn %icc, .L17
	 stb	%g5, [%i5+6]
	ldsb	[%g3+1], %g3
	cmp	%g3, 0
	be,a,pn	%icc, .L76
	 mov	4, %g1
	ba,pt	%xcc, .L17
	 stb	%g1, [%i5+6]
.L75:
	mov	%i0, %o0
	call	number, 0
	 stx	%g2, [%i0]
	sll	%o0, 16, %g1
	srl	%g1, 16, %g2
	or	%g1, %g2, %g1
	st	%g1, [%i5+8]
	ldx	[%i0], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 44
	be,pn	%icc, .L77
	 add	%g1, 1, %g2
.L43:
	add	%g1, 1, %g2
	stx	%g2, [%i0]
	ldsb	[%g1], %g1
	cmp	%g1, 125
	bne,pt	%icc, .L82
	 mov	1, %g1
	ldsh	[%i5+10], %g2
	ldsh	[%i5+8], %g1
	cmp	%g2, %g1
	bl,pt	%icc, .L82
	 mov	1, %g1
	ba,pt	%xcc, .L90
	 nop
.L20:
	sra	%g1, 3, %g1
.L85:
	and	%g2, 7, %g2
	ldub	[%g5+%g1], %g3
	sll	%o7, %g2, %g2
	or	%g2, %g3, %g2
	ba,pt	%xcc, .L70
	 stb	%g2, [%g5+%g1]
.L8:
	ba,pt	%xcc, .L17
	 stb	%g0, [%i5+4]
.L15:
	ldsb	[%g3+1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L45
	 mov	%g1, %g2
	cmp	%g1, 110
	move	%icc, 10, %g2
	stb	%g2, [%i5+6]
	add	%g3, 2, %g2
	ba,pt	%xcc, .L17
	 stx	%g2, [%i0]
.L10:
	add	%i1, 1, %i4
	cmp	%i4, 50
	ble,pt	%icc, .L28
	 stb	%g1, [%i5+4]
	mov	1, %g1
	st	%g1, [%i0+16]
.L31:
	add	%g2, 1, %g1
.L80:
	stx	%g1, [%i0]
	ldsb	[%g2], %g3
	cmp	%g3, 41
	be,a,pt	%icc, .L34
	 ldx	[%i0+8], %g3
	mov	1, %g1
	stx	%g2, [%i0]
	st	%g1, [%i0+16]
	return	%i7+8
	 nop
.L28:
	cmp	%g0, %i4
	lduw	[%i0+16], %g1
	subx	%g0, -1, %i3
	cmp	%g1, 0
	be,pt	%icc, .L30
	 sra	%i4, 0, %i4
	ba,pt	%xcc, .L80
	 add	%g2, 1, %g1
.L78:
	cmp	%g0, %g3
	addx	%g0, 0, %g1
	orcc	%i3, %g1, %g0
	be,pn	%icc, .L80
	 add	%g2, 1, %g1
	call	compile_one, 0
	 nop
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L31
	 ldx	[%i0], %g2
.L30:
	ldsb	[%g2], %g1
	mov	%i4, %o1
	mov	%i0, %o0
	cmp	%g1, 0
	bne,pt	%icc, .L78
	 xor	%g1, 41, %g3
	ba,pt	%xcc, .L80
	 add	%g2, 1, %g1
.L34:
	lduw	[%g3], %g3
	st	%g3, [%i5+12]
	ldsb	[%g2+1], %g3
	cmp	%g3, 36
	be,pn	%icc, .L79
	 nop
	ba,pt	%xcc, .L17
	 mov	%g1, %g2
.L76:
	stb	%g1, [%i5+4]
.L90:
	return	%i7+8
	 nop
.L25:
	add	%g4, 48, %g3
	add	%g4, %g1, %g1
	add	%g3, %i3, %g4
	ldub	[%g1], %g3
.L89:
	xnor	%g0, %g3, %g3
	stb	%g3, [%g1]
	add	%g1, 1, %g1
	cmp	%g4, %g1
	bne,a,pt %xcc, .L89
	 ldub	[%g1], %g3
	ba,pt	%xcc, .L81
	 ldub	[%i5+16], %g1
.L77:
	stx	%g2, [%i0]
	ldsb	[%g1+1], %g3
	sethi	%hi(31744), %g1
	cmp	%g3, 125
	be,pt	%icc, .L44
	 or	%g1, 1023, %g1
	call	number, 0
	 mov	%i0, %o0
	ldx	[%i0], %g2
	mov	%o0, %g1
.L44:
	sth	%g1, [%i5+10]
	ba,pt	%xcc, .L43
	 mov	%g2, %g1
.L79:
	call	isdigit, 0
	 ldub	[%g2+2], %o0
	cmp	%o0, 0
	be,pt	%icc, .L17
	 ldx	[%i0], %g2
	ldub	[%g2+1], %g1
	add	%g1, -48, %g1
	stb	%g1, [%i5+5]
	add	%g2, 2, %g2
	ba,pt	%xcc, .L17
	 stx	%g2, [%i0]
	.size	compile_one, .-compile_one
	.section	.text.match,"ax",@progbits
	.align 4
	.type	match, #function
	.proc	0102
match:
	save	%sp, -176, %sp
	mulx	%i1, 44, %g1
	ldx	[%i0], %g4
	add	%g1, 4, %g1
	mov	%i1, %g3
	add	%g4, %g1, %g1
	brz,pn	%i3, .L94
	 sra	%g3, 0, %i1
.L140:
	ldsw	[%i3], %g2
	mulx	%g2, 44, %g2
	add	%g4, %g2, %g2
	lduw	[%g2+12], %g2
.L95:
	cmp	%g2, %i1
	be,pn	%icc, .L137
	 nop
	ldub	[%g1], %g2
	cmp	%g2, 4
	be,pn	%icc, .L103
	 cmp	%g2, 5
	be,pn	%icc, .L104
	 cmp	%g2, 3
	be,pn	%icc, .L105
	 mulx	%i1, 44, %i4
	mov	0, %i5
	add	%g4, %i4, %l0
	ldsh	[%l0+10], %g1
	cmp	%g1, 0
	bg,pt	%icc, .L107
	 ldsh	[%l0+10], %g5
	ldsh	[%l0+8], %g1
.L142:
	add	%i1, 1, %i1
	cmp	%i5, %g1
	bl,pn	%xcc, .L109
	 sra	%i1, 0, %i1
	add	%i2, %i5, %o2
.L144:
	mov	%i3, %o3
	mov	%i1, %o1
	call	match, 0
	 mov	%i0, %o0
	brnz,pn	%o0, .L92
	 add	%i5, -1, %i5
	ldsh	[%l0+8], %g1
	cmp	%g1, %i5
	ble,pt	%xcc, .L144
	 add	%i2, %i5, %o2
.L109:
	mov	0, %o0
.L92:
.L147:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L138:
	bne,pn	%icc, .L145
	 cmp	%g2, 2
	add	%i5, 1, %i5
	cmp	%g5, %i5
	be,a,pn	%xcc, .L142
	 ldsh	[%l0+8], %g1
.L107:
	ldub	[%i2+%i5], %g1
	andcc	%g1, 0xff, %g3
	be,a,pt	%icc, .L142
	 ldsh	[%l0+8], %g1
	ba,pt	%xcc, .L138
	 cmp	%g2, 0
.L139:
	cmp	%g5, %i5
	be,a,pn	%xcc, .L142
	 ldsh	[%l0+8], %g1
	ldub	[%i2+%i5], %g1
	andcc	%g1, 0xff, %g3
	be,a,pt	%icc, .L142
	 ldsh	[%l0+8], %g1
	cmp	%g2, 2
.L145:
	be,a,pn	%icc, .L146
	 srl	%g3, 3, %g3
	ldub	[%l0+6], %g1
	cmp	%g1, %g3
	bne,a,pt %icc, .L142
	 ldsh	[%l0+8], %g1
	ba,pt	%xcc, .L139
	 add	%i5, 1, %i5
.L103:
	ldsb	[%i2], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L147
	 mov	0, %o0
.L105:
	add	%g3, 1, %g3
	add	%g1, 44, %g1
	brnz,pt	%i3, .L140
	 sra	%g3, 0, %i1
.L94:
	ba,pt	%xcc, .L95
	 lduw	[%g4], %g2
.L114:
	cmp	%i5, %g5
	be,a,pn	%xcc, .L142
	 ldsh	[%l0+8], %g1
	ldub	[%i2+%i5], %g1
	andcc	%g1, 0xff, %g3
	be,a,pt	%icc, .L142
	 ldsh	[%l0+8], %g1
	srl	%g3, 3, %g3
.L146:
	and	%g1, 7, %g1
	add	%g4, %i4, %g2
	add	%g2, %g3, %g2
	ldub	[%g2+16], %g2
	sra	%g2, %g1, %g1
	andcc	%g1, 1, %g0
	bne,a,pt %xcc, .L114
	 add	%i5, 1, %i5
	ba,pt	%xcc, .L142
	 ldsh	[%l0+8], %g1
.L104:
	mov	%i3, %i4
	mov	%i2, %i3
	call	match_group, 0
	 restore %g0, 0, %o2
.L137:
	brz,pn	%i3, .L92
	 mov	%i2, %o0
	ldsw	[%i3], %o1
	mulx	%o1, 44, %g2
	add	%g4, %g2, %g2
	ldub	[%g2+5], %i5
	and	%i5, 0xff, %i4
	cmp	%i4, 10
	be,pn	%icc, .L118
	 ldx	[%i3+8], %g3
	and	%i5, 0xff, %g1
	sllx	%g1, 3, %g1
	add	%i0, %g1, %g1
	ldx	[%g1+8], %l0
	ldx	[%g1+88], %i1
	stx	%g3, [%g1+8]
	stx	%i2, [%g1+88]
.L98:
	cmp	%i2, %g3
	be,pn	%xcc, .L141
	 ldx	[%i3+16], %o4
	lduw	[%i3+4], %o2
	mov	%i2, %o3
	add	%o2, 1, %o2
	mov	%i0, %o0
	call	match_group, 0
	 sra	%o2, 0, %o2
	xor	%i4, 10, %i4
.L143:
	cmp	%g0, %i4
	mov	0, %g1
	addx	%g0, 0, %g2
	movre	%o0, 1, %g1
	andcc	%g1, %g2, %g0
	be,pt	%icc, .L92
	 and	%i5, 0xff, %g1
	sllx	%g1, 3, %g1
	add	%i0, %g1, %g1
	stx	%l0, [%g1+8]
	ba,pt	%xcc, .L92
	 stx	%i1, [%g1+88]
.L118:
	mov	0, %i1
	ba,pt	%xcc, .L98
	 mov	0, %l0
.L141:
	mov	%o4, %o3
	mov	%i2, %o2
	ldsw	[%g2+12], %o1
	call	match, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L143
	 xor	%i4, 10, %i4
	.size	match, .-match
	.section	.text.match_group,"ax",@progbits
	.align 4
	.type	match_group, #function
	.proc	0102
match_group:
	save	%sp, -208, %sp
	srl	%i2, 0, %g2
	sllx	%i1, 32, %g1
	or	%g1, %g2, %g1
	stx	%i3, [%fp+2031]
	stx	%g1, [%fp+2023]
	stx	%i4, [%fp+2039]
	mulx	%i1, 44, %g1
	ldx	[%i0], %i5
	add	%i5, %g1, %i5
	ldsh	[%i5+10], %g1
	cmp	%g1, %i2
	bg,a,pn	%icc, .L149
	 add	%i1, 1, %i1
	ldsh	[%i5+8], %g1
.L157:
	cmp	%g1, %i2
	bg,pn	%icc, .L148
	 mov	0, %o0
	mov	%i4, %o3
	mov	%i3, %o2
	ldsw	[%i5+12], %o1
	call	match, 0
	 mov	%i0, %o0
.L148:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L149:
	add	%fp, 2023, %o3
	mov	%i3, %o2
	sra	%i1, 0, %o1
	call	match, 0
	 mov	%i0, %o0
	brz,a,pn %o0, .L157
	 ldsh	[%i5+8], %g1
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
	add	%sp, -208, %sp
	sethi	%hi(4096), %l1
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	xor	%l1, -32, %l0
	add	%fp, 2183, %g1
	add	%fp, 2047, %g2
	brz,pn	%i0, .L170
	 stx	%g1, [%g2+%l0]
	mov	0, %i4
	ba,pt	%xcc, .L161
	 add	%fp, -2049, %i2
.L176:
	call	memcpy, 0
	 add	%i4, %i5, %i4
	add	%fp, 2047, %g1
	add	%fp, 2047, %g3
	ldx	[%g1+%l0], %g1
	add	%g1, 8, %g2
	stx	%g2, [%g3+%l0]
	ldx	[%g1], %i0
	brz,pn	%i0, .L175
	 add	%i4, 1, %o1
.L161:
	call	strlen, 0
	 mov	%i0, %o0
	sub	%l1, %i4, %g1
	mov	%o0, %i5
	mov	%i0, %o1
	mov	%i2, %i3
	add	%i2, %i4, %o0
	cmp	%g1, %i5
	bgu,pt	%xcc, .L176
	 mov	%i5, %o2
.L160:
	mov	0, %i0
.L180:
	return	%i7+8
	 nop
.L175:
	mulx	%o1, 44, %o1
	add	%o1, 4, %o1
.L159:
	add	%i4, 2047, %g1
	sethi	%hi(4096), %i5
	add	%g1, %fp, %i4
	xor	%i5, -24, %i5
	add	%i5, 2047, %g1
	stb	%g0, [%i4-4096]
	add	%g1, %fp, %i4
	add	%fp, 2047, %g1
	stx	%g0, [%i4+8]
	stx	%i3, [%g1+%i5]
	stx	%g0, [%i4+16]
	call	calloc, 0
	 mov	1, %o0
	brz,pn	%o0, .L160
	 stx	%o0, [%i4+8]
	add	%fp, 2047, %g1
	ldx	[%g1+%i5], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 94
	bne,a,pt %icc, .L178
	 sethi	%hi(4096), %i5
	add	%g1, 1, %g1
	add	%fp, 2047, %g2
	stx	%g1, [%g2+%i5]
	lduw	[%o0], %g1
	add	%g1, 1, %g2
	st	%g2, [%o0]
	sra	%g1, 0, %g1
	mov	3, %g2
	mulx	%g1, 44, %g1
	add	%o0, %g1, %g1
	stb	%g2, [%g1+4]
	sethi	%hi(4096), %i5
.L178:
	xor	%i5, -24, %i5
	add	%i5, 2047, %g1
	add	%g1, %fp, %i5
	lduw	[%i5+16], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L179
	 ldx	[%i5], %g1
	ba,pt	%xcc, .L166
	 nop
.L168:
	call	compile_one, 0
	 nop
	lduw	[%i5+16], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L167
	 ldx	[%i5+8], %o0
	ldx	[%i5], %g1
.L179:
	mov	0, %o1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L168
	 mov	%i5, %o0
	return	%i7+8
	 ldx	[%o5+8], %o0
.L170:
	mov	48, %o1
	mov	0, %i4
	ba,pt	%xcc, .L159
	 add	%fp, -2049, %i3
.L167:
.L166:
	call	free, 0
	 mov	0, %i0
	ba,pt	%xcc, .L180
	 nop
	.size	regcmp, .-regcmp
	.section	.text.regex,"ax",@progbits
	.align 4
	.global regex
	.type	regex, #function
	.proc	0102
regex:
	save	%sp, -352, %sp
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	brz,pn	%i0, .L185
	 add	%fp, 1879, %i4
	mov	168, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	mov	%i1, %o2
	stx	%i5, [%fp+1879]
	mov	0, %o3
	mov	0, %o1
	call	match, 0
	 mov	%i4, %o0
	brnz,pn	%o0, .L184
	 mov	%o0, %i0
.L212:
	ldsb	[%i1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L185
	 nop
	lduw	[%i5], %g1
	cmp	%g1, 0
	be,pt	%icc, .L213
	 mov	168, %o2
	ldub	[%i5+4], %g1
	cmp	%g1, 3
	be,pn	%icc, .L185
	 nop
.L213:
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	add	%i1, 1, %i1
	stx	%i5, [%fp+1879]
	mov	%i1, %o2
	mov	0, %o3
	mov	0, %o1
	call	match, 0
	 mov	%i4, %o0
	brz,pt	%o0, .L212
	 mov	%o0, %i0
.L184:
	sethi	%gdop_hix22(__loc1), %g1
	xor	%g1, %gdop_lox10(__loc1), %g1
	ldx	[%l7 + %g1], %l7, %gdop(__loc1)
	stx	%i1, [%l7]
	add	%fp, 1951, %g2
	mov	9, %g1
	ldx	[%g2+8], %g3
	brnz,pn	%g3, .L189
	 mov	10, %i3
	sra	%g1, 0, %i3
.L214:
	add	%g2, -8, %g2
	ldx	[%g2+8], %g3
	brnz,pn	%g3, .L189
	 add	%g1, -1, %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L214
	 sra	%g1, 0, %i3
	add	%fp, 2191, %g1
	stx	%g1, [%fp+1871]
	return	%i7+8
	 nop
.L189:
	add	%fp, 2191, %g1
	sllx	%i3, 3, %i3
	mov	%g1, %i5
	stx	%g1, [%fp+1871]
	add	%fp, 1887, %i4
	add	%g1, %i3, %i3
.L191:
	ldx	[%i5], %i2
	add	%i5, 8, %i5
	stx	%i5, [%fp+1871]
	ldx	[%i4], %o1
	brz,pn	%o1, .L190
	 mov	%i2, %o0
	ldx	[%i4+80], %o2
	call	memcpy, 0
	 sub	%o2, %o1, %o2
	ldx	[%i4+80], %g1
	ldx	[%i4], %g2
	sub	%g1, %g2, %g1
	stb	%g0, [%i2+%g1]
.L190:
	cmp	%i5, %i3
	bne,pt	%xcc, .L191
	 add	%i4, 8, %i4
	return	%i7+8
	 nop
.L185:
	return	%i7+8
	 mov	0, %o0
	.size	regex, .-regex
	.global __loc1
	.section	".bss"
	.align 8
	.type	__loc1, #object
	.size	__loc1, 8
__loc1:
	.skip	8
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
