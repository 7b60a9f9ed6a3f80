! 1081518e4a33e420467501e3e016e2d8 emu/guest/libc/scan.c
	.file	"scan.c"
	.section	".text"
	.section	.text.next,"ax",@progbits
	.align 4
	.type	next, #function
	.proc	04
next:
	save	%sp, -96, %sp
	ld	[%i0], %o0
	cmp	%o0, 0
	be	.L2
	 mov	%i0, %i5
	call	getc, 0
	 nop
	xnor	%g0, %o0, %g1
	mov	%o0, %i0
	cmp	%g0, %g1
	addx	%g0, 0, %g2
.L3:
	ld	[%i5+12], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i5+12]
	jmp	%i7+8
	 restore
.L2:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be,a	.L4
	 ld	[%i0+4], %g1
	ld	[%g1], %i0
	cmp	%i0, 0
	be	.L6
	 add	%g1, 4, %g1
	xnor	%g0, %i0, %g2
	cmp	%g0, %g2
	st	%g1, [%i5+8]
	addx	%g0, 0, %g2
	ld	[%i5+12], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i5+12]
	jmp	%i7+8
	 restore
.L4:
	ldub	[%g1], %i0
	cmp	%i0, 0
	be	.L6
	 add	%g1, 1, %g1
	mov	1, %g2
	st	%g1, [%i5+4]
	ld	[%i5+12], %g1
	add	%g1, %g2, %g1
	st	%g1, [%i5+12]
	jmp	%i7+8
	 restore
.L6:
	mov	0, %g2
	b	.L3
	 mov	-1, %i0
	.size	next, .-next
	.section	.text.take_characters,"ax",@progbits
	.align 4
	.type	take_characters, #function
	.proc	04
take_characters:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+16], %i3
	cmp	%i3, 0
	be,a	.L9
	 mov	1, %i3
	ble	.L17
	 nop
.L9:
	xor	%i2, 1, %i4
	cmp	%g0, %i1
	mov	0, %i5
	and	%i4, 1, %i4
	addx	%g0, 0, %l0
	and	%i2, 1, %i2
.L16:
	call	next, 0
	 mov	%i0, %o0
	cmp	%o0, -1
	be	.L11
	 cmp	%i4, 0
	be	.L12
	 cmp	%o0, 255
	bg	.L13
	 mov	1, %g1
	mov	0, %g1
.L13:
	andcc	%g1, 0xff, %g0
	be	.L12
	 sethi	%gdop_hix22(errno), %g1
	xor	%g1, %gdop_lox10(errno), %g1
	ld	[%l7 + %g1], %l7, %gdop(errno)
	mov	88, %g1
	st	%g1, [%l7]
.L11:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L12:
	cmp	%l0, 0
	be	.L14
	 cmp	%i2, 0
	be	.L14
	 sll	%i5, 2, %g1
	st	%o0, [%i1+%g1]
.L15:
	add	%i5, 1, %i5
.L38:
	cmp	%i3, %i5
	bg	.L16
	 nop
.L17:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L14:
	cmp	%i1, 0
	bne,a	.L15
	 stb	%o0, [%i1+%i5]
	b	.L38
	 add	%i5, 1, %i5
	.size	take_characters, .-take_characters
	.section	.text.accept,"ax",@progbits
	.align 4
	.type	accept, #function
	.proc	04
accept:
	save	%sp, -96, %sp
	ld	[%i1+12], %g1
	cmp	%g1, 0
	bne	.L64
	 nop
.L41:
	b	.L39
	 mov	0, %i4
.L64:
	call	next, 0
	 mov	%i0, %o0
	add	%o0, -65, %g1
	cmp	%g1, 25
	bgu	.L42
	 mov	%o0, %i5
	or	%o0, 32, %i4
.L43:
	mov	%i4, %o1
	call	strchr, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L65
	 ld	[%i1+12], %g1
	add	%g1, -1, %g1
	st	%g1, [%i1+12]
	ld	[%i1+4], %g2
	ld	[%i1+8], %g3
	add	%g2, 1, %o0
	cmp	%o0, %g3
	be	.L51
	 nop
	ld	[%i1], %i3
.L52:
	st	%o0, [%i1+4]
	stb	%i5, [%i3+%g2]
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	stb	%g0, [%g2+%g1]
.L39:
.L66:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L46:
.L65:
	cmp	%g1, 0
	be	.L41
	 cmp	%i5, -1
	be	.L66
	 mov	0, %i4
	ld	[%i0+12], %g1
	add	%g1, -1, %g1
	st	%g1, [%i0+12]
	ld	[%i0], %o1
	cmp	%o1, 0
	be	.L48
	 mov	%i5, %o0
	call	ungetc, 0
	 nop
	b,a	.L39
.L48:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L50
	 add	%g1, -4, %g1
	mov	0, %i4
	b	.L39
	 st	%g1, [%i0+8]
.L51:
	call	malloc, 0
	 sll	%o0, 1, %o0
	orcc	%o0, 0, %i3
	be	.L39
	 nop
	ld	[%i1+4], %o2
	call	memcpy, 0
	 ld	[%i1], %o1
	ld	[%i1], %o0
	add	%i1, 16, %g1
	cmp	%o0, %g1
	be,a	.L67
	 ld	[%i1+8], %g1
	call	free, 0
	 nop
	ld	[%i1+8], %g1
.L67:
	ld	[%i1+4], %g2
	add	%g1, %g1, %g1
	st	%i3, [%i1]
	st	%g1, [%i1+8]
	b	.L52
	 add	%g2, 1, %o0
.L50:
	ld	[%i0+4], %g1
	mov	0, %i4
	add	%g1, -1, %g1
	b	.L39
	 st	%g1, [%i0+4]
.L42:
	add	%o0, -1, %g1
	cmp	%g1, 126
	bgu,a	.L46
	 ld	[%i1+12], %g1
	b	.L43
	 mov	%o0, %i4
	.size	accept, .-accept
	.section	.text.take_text,"ax",@progbits
	.align 4
	.type	take_text, #function
	.proc	04
take_text:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bl	.L138
	 mov	0, %l3
	cmp	%g0, %i1
	addx	%g0, 0, %l1
	xor	%i2, 1, %l0
	and	%i2, %l1, %l2
	and	%l0, 1, %l0
	mov	%l2, %l1
.L71:
	call	next, 0
	 mov	%i0, %o0
	cmp	%o0, -1
	be	.L141
	 mov	%o0, %i5
	cmp	%i3, 0
	be	.L72
	 cmp	%i5, 255
	ld	[%i3+4], %g1
	cmp	%g1, 0
	be	.L73
	 ld	[%i3], %g3
	ld	[%g1], %o7
	xor	%o7, 94, %o7
	cmp	%g0, %o7
	subx	%g0, -1, %o5
	sll	%o5, 2, %g2
	add	%g1, %g2, %g1
.L74:
	b	.L75
	 mov	1, %g4
.L83:
	ld	[%g1], %g2
.L147:
	cmp	%g2, 0
	be	.L81
	 cmp	%g2, 93
	bne	.L87
	 cmp	%g4, 0
	be	.L146
	 cmp	%o5, 1
.L87:
	ld	[%g1+4], %i4
	cmp	%i4, 45
	be	.L76
	 add	%g1, 4, %g4
	mov	%g4, %g1
.L77:
	cmp	%g2, %i5
	be	.L140
	 mov	0, %g4
.L75:
	cmp	%g1, 0
	bne,a	.L147
	 ld	[%g1], %g2
.L84:
	ldub	[%g3], %g2
	cmp	%g2, 0
	be	.L81
	 cmp	%g2, 93
	bne	.L86
	 cmp	%g4, 0
	be	.L146
	 cmp	%o5, 1
.L86:
	ldsb	[%g3+1], %g1
	cmp	%g1, 45
	be	.L78
	 add	%g3, 1, %g4
	mov	%g4, %g3
	mov	0, %g1
	cmp	%g2, %i5
	bne	.L75
	 mov	0, %g4
.L140:
	cmp	%g0, %o7
.L149:
	addx	%g0, 0, %o5
.L81:
	cmp	%o5, 1
.L146:
	bne,a	.L148
	 ld	[%i0+12], %g1
	cmp	%l0, 0
.L150:
	be	.L92
	 cmp	%i5, 255
	bg	.L95
	 mov	1, %g1
	mov	0, %g1
.L95:
	andcc	%g1, 0xff, %g0
	be	.L92
	 sethi	%gdop_hix22(errno), %g1
	xor	%g1, %gdop_lox10(errno), %g1
	ld	[%l7 + %g1], %l7, %gdop(errno)
	mov	88, %g1
	st	%g1, [%l7]
	jmp	%i7+8
	 restore %g0, 0, %o0
.L76:
	add	%g1, 8, %o4
	ld	[%g1+8], %i4
	mov	%g3, %o3
	mov	%g4, %g1
.L79:
	cmp	%i4, 0
	be	.L77
	 cmp	%i4, 93
	be	.L77
	 cmp	%i5, %g2
	blu	.L80
	 cmp	%i4, %i5
	bgeu	.L149
	 cmp	%g0, %o7
.L80:
	cmp	%o4, 0
	be,a	.L82
	 add	%o3, 1, %g3
	add	%o4, 4, %g1
	mov	%o3, %g3
	b	.L83
	 mov	0, %g4
.L72:
	bgu	.L150
	 cmp	%l0, 0
	call	isspace, 0
	 nop
	cmp	%o0, 0
	bne,a	.L91
	 ld	[%i0+12], %g1
.L92:
	cmp	%l1, 0
	be	.L97
	 mov	%l2, %g3
	sll	%l3, 2, %g1
	st	%i5, [%i1+%g1]
.L98:
	add	%l3, 1, %l3
.L145:
	ld	[%i0+16], %g1
	cmp	%g1, %l3
	bg	.L100
	 mov	1, %g2
	mov	0, %g2
.L100:
	andcc	%g2, 0xff, %g0
	bne	.L71
	 cmp	%g1, 0
	be	.L71
	 andcc	%g3, 0xff, %g0
	bne	.L142
	 mov	1, %i0
	cmp	%i1, 0
.L151:
	bne,a	.L152
	 stb	%g0, [%i1+%l3]
.L152:
	jmp	%i7+8
	 restore
.L78:
	add	%g3, 2, %o3
	ldub	[%g3+2], %i4
	mov	0, %o4
	mov	%g4, %g3
	b	.L79
	 mov	0, %g1
.L97:
	cmp	%i1, 0
	bne,a	.L98
	 stb	%i5, [%i1+%l3]
	b	.L145
	 add	%l3, 1, %l3
.L91:
.L148:
	add	%g1, -1, %g1
	st	%g1, [%i0+12]
	ld	[%i0], %o1
	cmp	%o1, 0
	be,a	.L143
	 ld	[%i0+8], %g1
	call	ungetc, 0
	 mov	%i5, %o0
.L94:
	cmp	%g0, %i1
	sra	%l3, 31, %i0
	addx	%g0, 0, %g3
	sub	%i0, %l3, %i0
	and	%i2, %g3, %g3
	b	.L70
	 srl	%i0, 31, %i0
.L73:
	ldub	[%g3], %o7
	xor	%o7, 94, %o7
	cmp	%g0, %o7
	subx	%g0, -1, %o5
	b	.L74
	 add	%g3, %o5, %g3
.L82:
	b	.L84
	 mov	0, %g4
.L141:
	sra	%l3, 31, %i0
	cmp	%g0, %i1
	sub	%i0, %l3, %i0
	addx	%g0, 0, %g3
	srl	%i0, 31, %i0
	and	%i2, %g3, %g3
.L70:
	andcc	%g3, 0xff, %g0
	be	.L151
	 cmp	%i1, 0
.L142:
	sll	%l3, 2, %l3
	st	%g0, [%i1+%l3]
	jmp	%i7+8
	 restore
.L143:
	cmp	%g1, 0
	be	.L93
	 add	%g1, -4, %g1
	b	.L94
	 st	%g1, [%i0+8]
.L93:
	ld	[%i0+4], %g1
	add	%g1, -1, %g1
	b	.L94
	 st	%g1, [%i0+4]
.L138:
	cmp	%g0, %i1
	mov	0, %i0
	addx	%g0, 0, %g3
	b	.L70
	 and	%i2, %g3, %g3
	.size	take_text, .-take_text
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"nf"
	.align 8
.LC1:
	.asciz	"nity"
	.align 8
.LC2:
	.asciz	"an"
	.align 8
.LC3:
	.asciz	"e"
	.align 8
.LC4:
	.asciz	"p"
	.align 8
.LC5:
	.asciz	"01234567"
	.align 8
.LC6:
	.asciz	"[cCn"
	.align 8
.LC7:
	.asciz	"+-"
	.align 8
.LC8:
	.asciz	"i"
	.align 8
.LC9:
	.asciz	"n"
	.align 8
.LC10:
	.asciz	"0123456789abcdefghijklmnopqrstuvwxyz_"
	.align 8
.LC11:
	.asciz	")"
	.align 8
.LC12:
	.asciz	"0"
	.align 8
.LC13:
	.asciz	"x"
	.align 8
.LC14:
	.asciz	"."
	.align 8
.LC15:
	.asciz	"("
	.section	.text.scan_text,"ax",@progbits
	.align 4
	.global scan_text
	.type	scan_text, #function
	.proc	04
scan_text:
	save	%sp, -320, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i1], %g3
	ld	[%i1+4], %g2
	ld	[%i2], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L183-.)), %i1
	ld	[%i2+4], %l5
	or	%i1, %lo(_GLOBAL_OFFSET_TABLE_-(.L183-.)), %i1
	st	%i0, [%fp-180]
	sethi	%hi(26843136), %i4
	st	%g0, [%fp-168]
	st	%g0, [%fp-164]
	st	%g0, [%fp-160]
	st	%g0, [%fp-156]
	st	%g0, [%fp-152]
	st	%g0, [%fp-148]
	st	%g3, [%fp-176]
	st	%g2, [%fp-172]
	mov	0, %i0
	mov	1, %l1
	add	%fp, -180, %i2
	sub	%l7, %i1, %i1
	or	%i4, 408, %i4
	sethi	%hi(268435456), %l0
.L154:
	cmp	%l5, 0
.L449:
	be,a	.L453
	 ldub	[%i5], %l2
	ld	[%l5], %l2
.L455:
	cmp	%l2, 0
	be	.L320
	 cmp	%l1, 0
	be	.L320
	 cmp	%l2, 255
	bleu	.L155
	 add	%l5, 4, %l5
.L156:
	mov	%i2, %o0
	call	next, 0
	 mov	1, %l1
	cmp	%o0, %l2
	be	.L154
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be	.L225
	 st	%g3, [%fp-156]
	ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L454
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	0, %l1
	cmp	%l5, 0
	bne,a	.L455
	 ld	[%l5], %l2
	ldub	[%i5], %l2
.L453:
	cmp	%l2, 0
	be	.L320
	 cmp	%l1, 0
	be	.L320
	 add	%i5, 1, %i5
.L155:
	call	isspace, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L157
	 cmp	%l2, 37
	bne	.L156
	 cmp	%l5, 0
	be,a	.L169
	 ldsb	[%i5], %g2
	ld	[%l5], %g2
	xor	%g2, 42, %g2
	st	%g0, [%fp-164]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	st	%g2, [%fp-160]
	sll	%g2, 2, %g2
	add	%l5, %g2, %l5
	ld	[%l5], %g2
	add	%g2, -48, %g2
	cmp	%g2, 9
	bgu,a	.L456
	 st	%g0, [%fp-152]
.L180:
	add	%l5, 4, %l5
	ld	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,a	.L457
	 st	%g2, [%fp-164]
.L176:
	cmp	%g2, %i4
	ble	.L458
	 sll	%g2, 2, %g3
	add	%l5, 4, %l5
	ld	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bleu	.L176
	 mov	%l0, %g2
	st	%g2, [%fp-164]
.L457:
	st	%g0, [%fp-152]
.L456:
	mov	0, %o7
	mov	0, %g4
.L201:
	ld	[%l5], %g2
	add	%g2, -76, %g3
	cmp	%g3, 46
	bgu	.L181
	 sll	%g3, 2, %g3
	ld	[%i1+%g3], %g3
	jmp	%i1+%g3
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L159:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	be	.L459
	 ld	[%fp-168], %g2
.L157:
	call	next, 0
	 mov	%i2, %o0
	cmp	%o0, 255
	bleu	.L159
	 mov	%o0, %l2
	cmp	%o0, -1
	be	.L154
	 ld	[%fp-168], %g2
.L459:
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L162
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	%l2, %o0
	b	.L449
	 cmp	%l5, 0
.L188:
	and	%g2, 0xff, %g2
	mov	0, %l5
.L181:
	andcc	%g4, 0xff, %g0
	bne,a	.L195
	 st	%o7, [%fp-152]
.L195:
	cmp	%g0, %g2
	stb	%g2, [%fp-148]
	addx	%g0, 0, %g3
	cmp	%l5, 0
	be	.L196
	 mov	%g2, %l2
	sll	%g3, 2, %g3
	st	%i5, [%fp-188]
	add	%l5, %g3, %l5
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	be	.L425
	 st	%l5, [%fp-184]
.L197:
	sll	%l2, 24, %l2
	sethi	%gdop_hix22(.LC6), %o0
	sra	%l2, 24, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	be	.L460
	 add	%fp, -180, %l3
.L217:
	sra	%l2, 24, %l2
.L462:
	cmp	%l2, 37
	be	.L461
	 add	%fp, -180, %o0
	cmp	%l2, 110
.L464:
	be,a	.L428
	 ld	[%i3], %g3
	call	next, 0
	 mov	%i2, %o0
	cmp	%o0, -1
	be	.L236
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L237
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 nop
.L238:
	st	%g0, [%fp-156]
	ld	[%fp-160], %g2
	cmp	%g2, 0
	bne	.L241
	 mov	0, %l3
	ld	[%i3], %l3
	add	%i3, 4, %i3
.L241:
	ldub	[%fp-148], %g4
	add	%g4, -65, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 50
	bgu	.L242
	 sll	%g2, 2, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L244-.)), %g3
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L244-.)), %g3
	sub	%l7, %g3, %g3
	ld	[%g3+%g2], %g2
	jmp	%g3+%g2
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L336:
	mov	3, %o7
	add	%l5, 4, %l5
	b	.L201
	 mov	1, %g4
.L184:
	mov	4, %o7
	add	%l5, 4, %l5
	b	.L201
	 mov	1, %g4
.L169:
	xor	%g2, 42, %g2
	st	%g0, [%fp-164]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	st	%g2, [%fp-160]
	add	%i5, %g2, %i5
	ldub	[%i5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu	.L173
	 mov	0, %g2
	sll	%g2, 2, %g3
.L458:
	cmp	%l5, 0
	add	%g3, %g2, %g2
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	bne	.L180
	 add	%g2, %g4, %g2
.L175:
	add	%i5, 1, %i5
	ldub	[%i5], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bgu,a	.L173
	 st	%g2, [%fp-164]
.L178:
	cmp	%g2, %i4
	ble	.L430
	 sll	%g2, 2, %g1
	add	%i5, 1, %i5
	ldub	[%i5], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bleu	.L178
	 mov	%l0, %g2
	st	%g2, [%fp-164]
.L173:
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L190-.)), %g3
	st	%g0, [%fp-152]
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L190-.)), %g3
	mov	0, %o7
	mov	0, %g4
	sub	%l7, %g3, %g3
.L202:
	ldub	[%i5], %g2
	add	%g2, -76, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 46
	bgu	.L188
	 sll	%g1, 2, %g1
	ld	[%g3+%g1], %g1
	jmp	%g3+%g1
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L430:
	add	%g1, %g2, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	b	.L175
	 add	%g1, %g3, %g2
.L196:
	add	%i5, %g3, %i5
	st	%g0, [%fp-184]
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	bne	.L197
	 st	%i5, [%fp-188]
	ldub	[%i5], %g2
	sll	%g2, 24, %g2
	sra	%g2, 24, %g3
	cmp	%g3, 94
	be,a	.L431
	 ldub	[%i5+1], %g2
.L204:
	sra	%g2, 24, %g2
	xor	%g2, 93, %g2
	cmp	%g0, %g2
	subx	%i5, -1, %i5
.L213:
	ldub	[%i5], %g2
	cmp	%g2, 0
	be	.L197
	 cmp	%g2, 93
	bne	.L213
	 add	%i5, 1, %i5
	sll	%l2, 24, %l2
	sethi	%gdop_hix22(.LC6), %o0
	sra	%l2, 24, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	bne,a	.L462
	 sra	%l2, 24, %l2
	add	%fp, -180, %l3
.L221:
.L460:
	call	next, 0
	 mov	%l3, %o0
	cmp	%o0, 255
	bleu	.L218
	 mov	%o0, %l2
	cmp	%o0, -1
	be	.L409
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L463
	 ld	[%fp-172], %g2
.L433:
	call	ungetc, 0
	 mov	%l2, %o0
.L409:
	ldub	[%fp-148], %l2
	sll	%l2, 24, %l2
	sra	%l2, 24, %l2
	cmp	%l2, 37
	bne	.L464
	 cmp	%l2, 110
	add	%fp, -180, %o0
.L461:
	call	next, 0
	 mov	1, %l1
	cmp	%o0, 37
	be	.L154
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be	.L225
	 st	%g3, [%fp-156]
	ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L226
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 nop
.L225:
	b	.L154
	 mov	0, %l1
.L320:
	cmp	%i0, 0
	be	.L432
	 ld	[%fp-156], %g1
.L473:
	jmp	%i7+8
	 restore
.L237:
	cmp	%g2, 0
	be	.L239
	 add	%g2, -4, %g2
	b	.L238
	 st	%g2, [%fp-172]
.L226:
.L454:
	cmp	%g2, 0
	be	.L227
	 add	%g2, -4, %g2
	mov	0, %l1
	b	.L154
	 st	%g2, [%fp-172]
.L428:
	ld	[%fp-152], %g2
	add	%i3, 4, %i3
	cmp	%g2, 3
	be	.L233
	 ld	[%fp-168], %g4
	bgu	.L230
	 cmp	%g2, 1
	be	.L231
	 cmp	%g2, 2
	bne,a	.L154
	 st	%g4, [%g3]
	b	.L154
	 sth	%g4, [%g3]
.L230:
	add	%g2, -4, %g2
	cmp	%g2, 1
	bgu	.L233
	 sra	%g4, 31, %g2
	st	%g4, [%g3+4]
	b	.L154
	 st	%g2, [%g3]
.L162:
	cmp	%g2, 0
	be	.L163
	 add	%g2, -4, %g2
	b	.L154
	 st	%g2, [%fp-172]
.L218:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	bne	.L221
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	bne	.L433
	 ld	[%fp-172], %g2
.L463:
	cmp	%g2, 0
	be	.L223
	 add	%g2, -4, %g2
	ldub	[%fp-148], %l2
	st	%g2, [%fp-172]
	b	.L217
	 sll	%l2, 24, %l2
.L236:
	mov	1, %g2
	mov	0, %l1
	b	.L154
	 st	%g2, [%fp-156]
.L432:
	cmp	%g1, 0
	be	.L473
	 nop
	jmp	%i7+8
	 restore %g0, -1, %o0
.L185:
	xor	%o7, 3, %o7
	add	%l5, 4, %l5
	cmp	%g0, %o7
	mov	1, %g4
	subx	%g0, -1, %o7
	b	.L201
	 add	%o7, 3, %o7
.L186:
	xor	%o7, 2, %o7
	add	%l5, 4, %l5
	cmp	%g0, %o7
	mov	1, %g4
	addx	%g0, 0, %o7
	b	.L201
	 add	%o7, 1, %o7
.L187:
	mov	5, %o7
	add	%l5, 4, %l5
	b	.L201
	 mov	1, %g4
.L338:
	mov	3, %o7
	add	%i5, 1, %i5
	b	.L202
	 mov	1, %g4
.L191:
	mov	4, %o7
	add	%i5, 1, %i5
	b	.L202
	 mov	1, %g4
.L233:
	b	.L154
	 st	%g4, [%g3]
.L425:
	ld	[%l5], %g2
	cmp	%g2, 94
	bne	.L465
	 cmp	%g2, 93
	ld	[%l5+4], %g2
	add	%l5, 4, %l5
	cmp	%g2, 93
.L465:
	be,a	.L209
	 add	%l5, 4, %l5
.L209:
	ld	[%l5], %g2
.L474:
	cmp	%g2, 0
	be	.L197
	 cmp	%g2, 93
	be	.L197
	 add	%l5, 4, %l5
	b	.L474
	 ld	[%l5], %g2
.L239:
	ld	[%fp-176], %g2
	add	%g2, -1, %g2
	b	.L238
	 st	%g2, [%fp-176]
.L227:
	ld	[%fp-176], %g2
	mov	0, %l1
	add	%g2, -1, %g2
	b	.L154
	 st	%g2, [%fp-176]
.L242:
	add	%fp, -128, %g1
	st	%g0, [%fp-140]
	st	%g1, [%fp-212]
	st	%g1, [%fp-144]
	add	%g4, -88, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 32
	bgu	.L287
	 ld	[%fp-164], %g3
	mov	128, %g4
	st	%g4, [%fp-136]
	sethi	%gdop_hix22(CSWTCH.45), %g4
	xor	%g4, %gdop_lox10(CSWTCH.45), %g4
	ld	[%l7 + %g4], %g4, %gdop(CSWTCH.45)
	ldub	[%g4+%g2], %l2
	and	%l2, -17, %l4
	sll	%l4, 24, %l4
	sra	%l4, 24, %g1
	st	%g1, [%fp-216]
	cmp	%g3, 0
	be	.L435
	 ldsb	[%g4+%g2], %l6
.L288:
	st	%g3, [%fp-132]
	stb	%g0, [%fp-128]
	add	%fp, -144, %l1
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC7)
	ld	[%fp-216], %g1
	cmp	%g1, 0
	bne	.L289
	 sethi	%gdop_hix22(.LC12), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne	.L436
	 cmp	%l6, 16
	bne	.L451
	 sethi	%gdop_hix22(decimal_digits), %g3
	sethi	%gdop_hix22(hexadecimal_digits), %l2
.L469:
	mov	1, %g1
	xor	%l2, %gdop_lox10(hexadecimal_digits), %l2
	st	%g1, [%fp-216]
	ld	[%l7 + %l2], %l2, %gdop(hexadecimal_digits)
.L291:
	mov	0, %l4
.L295:
	mov	%l2, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L295
	 add	%l4, 1, %l4
	sra	%l4, 31, %l1
	ldub	[%fp-148], %l2
	sub	%l1, %l4, %l1
	sll	%l2, 24, %l2
	srl	%l1, 31, %l1
	sra	%l2, 24, %g2
	ld	[%fp-216], %g1
	ld	[%fp-144], %o0
	cmp	%g2, 100
	be	.L351
	 or	%l1, %g1, %l1
	cmp	%g2, 105
	be	.L351
	 cmp	%l6, 0
	be,a	.L300
	 mov	10, %l6
.L300:
	mov	%l6, %o2
	call	strtoull, 0
	 add	%fp, -192, %o1
	mov	%o0, %g2
.L299:
	cmp	%l1, 0
	be	.L418
	 ld	[%fp-144], %o0
	ld	[%fp-192], %g3
	cmp	%g3, %o0
	be	.L302
	 cmp	%l3, 0
	be	.L303
	 sra	%l2, 24, %l2
	cmp	%l2, 112
	be	.L308
	 ld	[%fp-152], %g3
	cmp	%g3, 2
	be,a	.L305
	 sth	%o1, [%l3]
	bleu	.L437
	 cmp	%g3, 3
	be	.L308
	 add	%g3, -4, %g3
	cmp	%g3, 1
	bgu,a	.L466
	 st	%o1, [%l3]
	st	%g2, [%l3]
	st	%o1, [%l3+4]
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L231:
	b	.L154
	 stb	%g4, [%g3]
.L245:
	add	%fp, -128, %g1
	mov	128, %g2
	st	%g1, [%fp-212]
	st	%g2, [%fp-136]
	st	%g1, [%fp-144]
	st	%g0, [%fp-140]
	ld	[%fp-164], %g2
	cmp	%g2, 0
	bne	.L467
	 sethi	%gdop_hix22(.LC7), %l6
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
.L467:
	xor	%l6, %gdop_lox10(.LC7), %l6
	ld	[%l7 + %l6], %g1, %gdop(.LC7)
	add	%fp, -144, %l1
	mov	%g1, %o2
	st	%g2, [%fp-132]
	mov	%l1, %o1
	st	%g1, [%fp-216]
	stb	%g0, [%fp-128]
	call	accept, 0
	 mov	%i2, %o0
	mov	%l1, %o1
	mov	%i2, %o0
	sethi	%gdop_hix22(.LC8), %l2
	xor	%l2, %gdop_lox10(.LC8), %l2
	ld	[%l7 + %l2], %l2, %gdop(.LC8)
	call	accept, 0
	 mov	%l2, %o2
	cmp	%o0, 0
	bne	.L438
	 sethi	%gdop_hix22(.LC9), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC9), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC9)
	orcc	%o0, 0, %l4
	be	.L260
	 sethi	%gdop_hix22(.LC12), %o2
	sethi	%gdop_hix22(.LC2), %l2
	sth	%g0, [%fp-192]
	xor	%l2, %gdop_lox10(.LC2), %l2
	mov	97, %g2
	ld	[%l7 + %l2], %l2, %gdop(.LC2)
	b	.L262
	 add	%fp, -192, %l4
.L440:
	ldsb	[%l2], %g3
	cmp	%g3, 0
	be	.L439
	 ldub	[%l2], %g2
.L262:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L440
	 add	%l2, 1, %l2
	ld	[%fp-144], %o0
.L418:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be	.L154
	 mov	0, %l1
	call	free, 0
	 nop
	b	.L449
	 cmp	%l5, 0
.L163:
	ld	[%fp-176], %g2
	add	%g2, -1, %g2
	b	.L154
	 st	%g2, [%fp-176]
.L193:
	xor	%o7, 2, %o7
	add	%i5, 1, %i5
	cmp	%g0, %o7
	mov	1, %g4
	addx	%g0, 0, %o7
	b	.L202
	 add	%o7, 1, %o7
.L192:
	xor	%o7, 3, %o7
	add	%i5, 1, %i5
	cmp	%g0, %o7
	mov	1, %g4
	subx	%g0, -1, %o7
	b	.L202
	 add	%o7, 3, %o7
.L194:
	mov	5, %o7
	add	%i5, 1, %i5
	b	.L202
	 mov	1, %g4
.L431:
	add	%i5, 1, %i5
	b	.L204
	 sll	%g2, 24, %g2
.L223:
	ld	[%fp-176], %g2
	ldub	[%fp-148], %l2
	add	%g2, -1, %g2
	sll	%l2, 24, %l2
	b	.L217
	 st	%g2, [%fp-176]
.L248:
	mov	0, %o3
	mov	1, %o2
	mov	%l3, %o1
	call	take_text, 0
	 mov	%i2, %o0
	mov	%o0, %l2
.L250:
	mov	0, %l1
.L472:
	cmp	%l2, 0
.L452:
	be	.L449
	 cmp	%l5, 0
	ld	[%fp-160], %g2
.L450:
	mov	1, %l1
	cmp	%g0, %g2
	b	.L154
	 subx	%i0, -1, %i0
.L247:
	ld	[%fp-152], %g2
	add	%fp, -188, %o3
	xor	%g2, 3, %g2
	cmp	%g0, %g2
.L411:
	subx	%g0, -1, %o2
	mov	%l3, %o1
	call	take_text, 0
	 mov	%i2, %o0
	b	.L250
	 mov	%o0, %l2
.L249:
	mov	1, %o2
	mov	%l3, %o1
	call	take_characters, 0
	 mov	%i2, %o0
	b	.L250
	 mov	%o0, %l2
.L246:
	ld	[%fp-152], %g2
	xor	%g2, 3, %g2
	cmp	%g0, %g2
	mov	%l3, %o1
	subx	%g0, -1, %o2
	call	take_characters, 0
	 mov	%i2, %o0
	b	.L250
	 mov	%o0, %l2
.L243:
	ld	[%fp-152], %g2
	mov	0, %o3
	xor	%g2, 3, %g2
	b	.L411
	 cmp	%g0, %g2
.L287:
	mov	128, %g2
	st	%g2, [%fp-136]
	cmp	%g3, 0
	bne	.L324
	 add	%fp, -144, %l1
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
	sethi	%gdop_hix22(.LC7), %o2
	stb	%g0, [%fp-128]
	xor	%o2, %gdop_lox10(.LC7), %o2
	st	%g2, [%fp-132]
	mov	%l1, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC7)
	mov	%i2, %o0
	call	accept, 0
	 mov	10, %l6
	sethi	%gdop_hix22(decimal_digits), %g3
.L451:
	mov	1, %g1
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	st	%g1, [%fp-216]
	b	.L291
	 ld	[%l7 + %g3], %l2, %gdop(decimal_digits)
.L260:
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne	.L441
	 st	%o0, [%fp-220]
	sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g2, %gdop_lox10(.LC3), %g2
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	ld	[%l7 + %g2], %g1, %gdop(.LC3)
	ld	[%l7 + %g3], %l2, %gdop(decimal_digits)
	st	%g1, [%fp-224]
.L267:
.L266:
	mov	%l2, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	orcc	%o0, 0, %l6
	bne,a	.L267
	 add	%l4, 1, %l4
	sethi	%gdop_hix22(.LC14), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC14), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC14)
	ld	[%fp-220], %g1
	add	%l4, %g1, %g1
	cmp	%o0, 0
	be	.L269
	 st	%g1, [%fp-220]
	mov	0, %l4
.L270:
	mov	%l2, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L270
	 add	%l4, 1, %l4
	ld	[%fp-220], %g1
	add	%g1, %l4, %g1
	st	%g1, [%fp-220]
.L269:
	ld	[%fp-220], %g1
	cmp	%g1, 0
	be	.L418
	 ld	[%fp-144], %o0
	ld	[%fp-224], %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L468
	 mov	1, %g2
	ld	[%fp-216], %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	ld	[%l7 + %g3], %l2, %gdop(decimal_digits)
.L274:
	mov	%l2, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L274
	 add	%l6, 1, %l6
	sra	%l6, 31, %l2
	sub	%l2, %l6, %l2
	srl	%l2, 31, %l2
	mov	%l2, %g2
	and	%l2, 0xff, %l2
.L256:
	cmp	%l3, 0
	be	.L275
	 ld	[%fp-144], %o0
	andcc	%g2, 0xff, %g0
	be	.L275
	 ld	[%fp-152], %g2
	cmp	%g2, 5
	be	.L442
	 add	%fp, -192, %o1
	cmp	%g2, 3
	be	.L443
	 nop
	call	strtof, 0
	 nop
	st	%f0, [%l3]
	ld	[%fp-144], %o0
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L438:
	sethi	%gdop_hix22(.LC0), %l6
	sth	%g0, [%fp-192]
	xor	%l6, %gdop_lox10(.LC0), %l6
	mov	110, %g2
	ld	[%l7 + %l6], %l6, %gdop(.LC0)
	b	.L254
	 add	%fp, -192, %l4
.L445:
	ldsb	[%l6], %g3
	cmp	%g3, 0
	be	.L444
	 ldub	[%l6], %g2
.L254:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L445
	 add	%l6, 1, %l6
	b	.L418
	 ld	[%fp-144], %o0
.L324:
	mov	1, %g1
	st	%g3, [%fp-132]
	stb	%g0, [%fp-128]
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i2, %o0
	ld	[%l7 + %o2], %o2, %gdop(.LC7)
	call	accept, 0
	 st	%g1, [%fp-216]
	sethi	%gdop_hix22(decimal_digits), %g3
	mov	10, %l6
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	b	.L291
	 ld	[%l7 + %g3], %l2, %gdop(decimal_digits)
.L435:
	sethi	%hi(2147482624), %g3
	b	.L288
	 or	%g3, 1023, %g3
.L436:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne,a	.L348
	 sethi	%gdop_hix22(hexadecimal_digits), %l2
	and	%l2, -9, %g2
	sll	%g2, 24, %g2
	cmp	%g2, 0
	bne,a	.L469
	 sethi	%gdop_hix22(hexadecimal_digits), %l2
	sethi	%gdop_hix22(.LC5), %l2
.L470:
	mov	1, %g1
	xor	%l2, %gdop_lox10(.LC5), %l2
	st	%g1, [%fp-216]
	mov	8, %l6
	b	.L291
	 ld	[%l7 + %l2], %l2, %gdop(.LC5)
.L441:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne	.L346
	 sethi	%gdop_hix22(.LC4), %g2
	mov	1, %g1
	sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g2, %gdop_lox10(.LC3), %g2
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	st	%g1, [%fp-220]
	ld	[%l7 + %g3], %l2, %gdop(decimal_digits)
	ld	[%l7 + %g2], %g1, %gdop(.LC3)
	b	.L266
	 st	%g1, [%fp-224]
.L351:
	cmp	%l6, 0
	be,a	.L298
	 mov	10, %l6
.L298:
	mov	%l6, %o2
	call	strtoll, 0
	 add	%fp, -192, %o1
	b	.L299
	 mov	%o0, %g2
.L437:
	cmp	%g3, 1
	bne,a	.L466
	 st	%o1, [%l3]
	stb	%o1, [%l3]
	ld	[%fp-212], %g1
	ld	[%fp-144], %o0
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L272:
	mov	1, %g2
.L468:
	b	.L256
	 mov	1, %l2
.L289:
	cmp	%l6, 8
	be,a	.L470
	 sethi	%gdop_hix22(.LC5), %l2
	b	.L451
	 sethi	%gdop_hix22(decimal_digits), %g3
.L308:
	st	%o1, [%l3]
.L466:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L439:
	sethi	%gdop_hix22(.LC15), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC15), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC15)
	cmp	%o0, 0
	be	.L468
	 mov	1, %g2
	sethi	%gdop_hix22(.LC10), %l2
	xor	%l2, %gdop_lox10(.LC10), %l2
	ld	[%l7 + %l2], %l2, %gdop(.LC10)
	mov	%l2, %o2
.L471:
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L471
	 mov	%l2, %o2
	sethi	%gdop_hix22(.LC11), %o2
	mov	%l1, %o1
	xor	%o2, %gdop_lox10(.LC11), %o2
	mov	%i2, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC11)
	cmp	%g0, %o0
	addx	%g0, 0, %l2
	mov	%l2, %g2
	b	.L256
	 and	%l2, 0xff, %l2
.L302:
	ld	[%fp-212], %g1
	cmp	%g3, %g1
	be,a	.L154
	 mov	0, %l1
	call	free, 0
	 mov	%g3, %o0
	b	.L154
	 mov	0, %l1
.L444:
	mov	%l2, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be,a	.L468
	 mov	1, %g2
	sethi	%gdop_hix22(.LC1), %l2
	sth	%g0, [%fp-192]
	xor	%l2, %gdop_lox10(.LC1), %l2
	mov	110, %g2
	b	.L258
	 ld	[%l7 + %l2], %l2, %gdop(.LC1)
.L447:
	ldsb	[%l2], %g3
	cmp	%g3, 0
	be	.L272
	 ldub	[%l2], %g2
.L258:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l1, %o1
	call	accept, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L447
	 add	%l2, 1, %l2
	b	.L418
	 ld	[%fp-144], %o0
.L443:
	call	strtod, 0
	 nop
	std	%f0, [%l3]
	ld	[%fp-144], %o0
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L442:
	add	%fp, -208, %g2
	st	%g2, [%sp+64]
	call	strtold, 0
	 nop
	unimp	16
	ldd	[%fp-208], %g2
	std	%g2, [%l3]
	ldd	[%fp-200], %g2
	std	%g2, [%l3+8]
	ld	[%fp-144], %o0
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L305:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
.L348:
	mov	16, %l6
	xor	%l2, %gdop_lox10(hexadecimal_digits), %l2
	b	.L291
	 ld	[%l7 + %l2], %l2, %gdop(hexadecimal_digits)
.L346:
	sethi	%gdop_hix22(hexadecimal_digits), %l2
	xor	%g2, %gdop_lox10(.LC4), %g2
	xor	%l2, %gdop_lox10(hexadecimal_digits), %l2
	ld	[%l7 + %g2], %g1, %gdop(.LC4)
	st	%g0, [%fp-220]
	st	%g1, [%fp-224]
	b	.L266
	 ld	[%l7 + %l2], %l2, %gdop(hexadecimal_digits)
.L275:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be	.L472
	 mov	0, %l1
	call	free, 0
	 nop
	b	.L452
	 cmp	%l2, 0
.L303:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L450
	 ld	[%fp-160], %g2
	call	free, 0
	 nop
	b	.L450
	 ld	[%fp-160], %g2
	.align 4
	.subsection	-1
	.align 4
.L190:
	.word	.L194-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L193-.L190
	.word	.L188-.L190
	.word	.L191-.L190
	.word	.L188-.L190
	.word	.L192-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L191-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L338-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L338-.L190
	.previous
	.subsection	-1
	.align 4
.L244:
	.word	.L245-.L244
	.word	.L242-.L244
	.word	.L249-.L244
	.word	.L242-.L244
	.word	.L245-.L244
	.word	.L245-.L244
	.word	.L245-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L248-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L247-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L245-.L244
	.word	.L242-.L244
	.word	.L246-.L244
	.word	.L242-.L244
	.word	.L245-.L244
	.word	.L245-.L244
	.word	.L245-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L242-.L244
	.word	.L243-.L244
	.previous
	.subsection	-1
	.align 4
.L183:
	.word	.L187-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L186-.L183
	.word	.L181-.L183
	.word	.L184-.L183
	.word	.L181-.L183
	.word	.L185-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L184-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L336-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L181-.L183
	.word	.L336-.L183
	.previous
	.size	scan_text, .-scan_text
	.section	.text.vsscanf,"ax",@progbits
	.align 4
	.global vsscanf
	.type	vsscanf, #function
	.proc	04
vsscanf:
	save	%sp, -128, %sp
	st	%i0, [%fp-16]
	st	%g0, [%fp-12]
	ldd	[%fp-16], %g2
	st	%i1, [%fp-8]
	st	%g0, [%fp-4]
	std	%g2, [%fp-24]
	ldd	[%fp-8], %g2
	mov	%i2, %o3
	std	%g2, [%fp-32]
	add	%fp, -32, %o2
	add	%fp, -24, %o1
	call	scan_text, 0
	 mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vsscanf, .-vsscanf
	.section	.text.sscanf,"ax",@progbits
	.align 4
	.global sscanf
	.type	sscanf, #function
	.proc	04
sscanf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vsscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	sscanf, .-sscanf
	.section	.text.vfscanf,"ax",@progbits
	.align 4
	.global vfscanf
	.type	vfscanf, #function
	.proc	04
vfscanf:
	save	%sp, -128, %sp
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	ldd	[%fp-16], %g2
	st	%i1, [%fp-8]
	st	%g0, [%fp-4]
	std	%g2, [%fp-24]
	ldd	[%fp-8], %g2
	mov	%i2, %o3
	std	%g2, [%fp-32]
	add	%fp, -32, %o2
	add	%fp, -24, %o1
	call	scan_text, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	vfscanf, .-vfscanf
	.section	.text.vscanf,"ax",@progbits
	.align 4
	.global vscanf
	.type	vscanf, #function
	.proc	04
vscanf:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i1, %i2
	sethi	%gdop_hix22(__iob), %g1
	mov	%i0, %i1
	xor	%g1, %gdop_lox10(__iob), %g1
	ld	[%l7 + %g1], %i0, %gdop(__iob)
	call	vfscanf, 0
	 restore
	.size	vscanf, .-vscanf
	.section	.text.fscanf,"ax",@progbits
	.align 4
	.global fscanf
	.type	fscanf, #function
	.proc	04
fscanf:
	save	%sp, -104, %sp
	add	%fp, 76, %o2
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	mov	%i1, %o1
	call	vfscanf, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	fscanf, .-fscanf
	.section	.text.scanf,"ax",@progbits
	.align 4
	.global scanf
	.type	scanf, #function
	.proc	04
scanf:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, 72, %o2
	mov	%i0, %o1
	st	%i1, [%fp+72]
	st	%i2, [%fp+76]
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o2, [%fp-4]
	sethi	%gdop_hix22(__iob), %o0
	xor	%o0, %gdop_lox10(__iob), %o0
	call	vfscanf, 0
	 ld	[%l7 + %o0], %o0, %gdop(__iob)
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	scanf, .-scanf
	.section	".rodata"
	.align 8
	.type	CSWTCH.45, #object
	.size	CSWTCH.45, 33
CSWTCH.45:
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	0
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	8
	.byte	16
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	10
	.byte	16
	.align 8
	.type	hexadecimal_digits, #object
	.size	hexadecimal_digits, 17
hexadecimal_digits:
	.asciz	"0123456789abcdef"
	.align 8
	.type	decimal_digits, #object
	.size	decimal_digits, 11
decimal_digits:
	.asciz	"0123456789"
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
