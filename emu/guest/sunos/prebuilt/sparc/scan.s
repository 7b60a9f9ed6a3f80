! aaa4582bcebe1f7962bc1f4518867a5b emu/guest/libc/scan.c
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
	.section	.text.accept,"ax",@progbits
	.align 4
	.type	accept, #function
	.proc	04
accept:
	save	%sp, -96, %sp
	ld	[%i1+12], %g1
	cmp	%g1, 0
	bne	.L33
	 nop
.L10:
	b	.L8
	 mov	0, %i4
.L33:
	call	next, 0
	 mov	%i0, %o0
	add	%o0, -65, %g1
	cmp	%g1, 25
	bgu	.L11
	 mov	%o0, %i5
	or	%o0, 32, %i4
.L12:
	mov	%i4, %o1
	call	strchr, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L34
	 ld	[%i1+12], %g1
	add	%g1, -1, %g1
	st	%g1, [%i1+12]
	ld	[%i1+4], %g2
	ld	[%i1+8], %g3
	add	%g2, 1, %o0
	cmp	%o0, %g3
	be	.L20
	 nop
	ld	[%i1], %i3
.L21:
	st	%o0, [%i1+4]
	stb	%i5, [%i3+%g2]
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	stb	%g0, [%g2+%g1]
.L8:
.L35:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L15:
.L34:
	cmp	%g1, 0
	be	.L10
	 cmp	%i5, -1
	be	.L35
	 mov	0, %i4
	ld	[%i0+12], %g1
	add	%g1, -1, %g1
	st	%g1, [%i0+12]
	ld	[%i0], %o1
	cmp	%o1, 0
	be	.L17
	 mov	%i5, %o0
	call	ungetc, 0
	 nop
	b,a	.L8
.L17:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L19
	 add	%g1, -4, %g1
	mov	0, %i4
	b	.L8
	 st	%g1, [%i0+8]
.L20:
	call	malloc, 0
	 sll	%o0, 1, %o0
	orcc	%o0, 0, %i3
	be	.L8
	 nop
	ld	[%i1+4], %o2
	call	memcpy, 0
	 ld	[%i1], %o1
	ld	[%i1], %o0
	add	%i1, 16, %g1
	cmp	%o0, %g1
	be,a	.L36
	 ld	[%i1+8], %g1
	call	free, 0
	 nop
	ld	[%i1+8], %g1
.L36:
	ld	[%i1+4], %g2
	add	%g1, %g1, %g1
	st	%i3, [%i1]
	st	%g1, [%i1+8]
	b	.L21
	 add	%g2, 1, %o0
.L19:
	ld	[%i0+4], %g1
	mov	0, %i4
	add	%g1, -1, %g1
	b	.L8
	 st	%g1, [%i0+4]
.L11:
	add	%o0, -1, %g1
	cmp	%g1, 126
	bgu,a	.L15
	 ld	[%i1+12], %g1
	b	.L12
	 mov	%o0, %i4
	.size	accept, .-accept
	.section	.text.take_text,"ax",@progbits
	.align 4
	.type	take_text, #function
	.proc	04
take_text:
	save	%sp, -96, %sp
	ld	[%i0+16], %g1
	cmp	%g1, 0
	bl	.L107
	 mov	0, %l3
	cmp	%g0, %i1
	addx	%g0, 0, %l1
	xor	%i2, 1, %l0
	and	%i2, %l1, %l2
	and	%l0, 1, %l0
	mov	%l2, %l1
.L40:
	call	next, 0
	 mov	%i0, %o0
	cmp	%o0, -1
	be	.L110
	 mov	%o0, %i5
	cmp	%i3, 0
	be	.L41
	 cmp	%i5, 255
	ld	[%i3+4], %g1
	cmp	%g1, 0
	be	.L42
	 ld	[%i3], %g3
	ld	[%g1], %o7
	xor	%o7, 94, %o7
	cmp	%g0, %o7
	subx	%g0, -1, %o5
	sll	%o5, 2, %g2
	add	%g1, %g2, %g1
.L43:
	b	.L44
	 mov	1, %g4
.L52:
	ld	[%g1], %g2
.L117:
	cmp	%g2, 0
	be	.L50
	 cmp	%g2, 93
	bne	.L56
	 cmp	%g4, 0
	be	.L116
	 cmp	%o5, 1
.L56:
	ld	[%g1+4], %i4
	cmp	%i4, 45
	be	.L45
	 add	%g1, 4, %g4
	mov	%g4, %g1
.L46:
	cmp	%g2, %i5
	be	.L109
	 mov	0, %g4
.L44:
	cmp	%g1, 0
	bne,a	.L117
	 ld	[%g1], %g2
.L53:
	ldub	[%g3], %g2
	cmp	%g2, 0
	be	.L50
	 cmp	%g2, 93
	bne	.L55
	 cmp	%g4, 0
	be	.L116
	 cmp	%o5, 1
.L55:
	ldsb	[%g3+1], %g1
	cmp	%g1, 45
	be	.L47
	 add	%g3, 1, %g4
	mov	%g4, %g3
	mov	0, %g1
	cmp	%g2, %i5
	bne	.L44
	 mov	0, %g4
.L109:
	cmp	%g0, %o7
.L119:
	addx	%g0, 0, %o5
.L50:
	cmp	%o5, 1
.L116:
	bne,a	.L118
	 ld	[%i0+12], %g1
	cmp	%l0, 0
.L120:
	be	.L61
	 cmp	%i5, 255
	bg	.L64
	 mov	1, %g1
	mov	0, %g1
.L64:
	andcc	%g1, 0xff, %g0
	bne	.L111
	 nop
.L61:
	cmp	%l1, 0
.L121:
	be	.L66
	 mov	%l2, %g3
	sll	%l3, 2, %g1
	st	%i5, [%i1+%g1]
.L67:
	add	%l3, 1, %l3
.L115:
	ld	[%i0+16], %g1
	cmp	%g1, %l3
	bg	.L69
	 mov	1, %g2
	mov	0, %g2
.L69:
	andcc	%g2, 0xff, %g0
	bne	.L40
	 cmp	%g1, 0
	be	.L40
	 andcc	%g3, 0xff, %g0
	bne	.L112
	 mov	1, %i0
	cmp	%i1, 0
.L122:
	bne,a	.L123
	 stb	%g0, [%i1+%l3]
.L123:
	jmp	%i7+8
	 restore
.L45:
	add	%g1, 8, %o4
	ld	[%g1+8], %i4
	mov	%g3, %o3
	mov	%g4, %g1
.L48:
	cmp	%i4, 0
	be	.L46
	 cmp	%i4, 93
	be	.L46
	 cmp	%i5, %g2
	blu	.L49
	 cmp	%i4, %i5
	bgeu	.L119
	 cmp	%g0, %o7
.L49:
	cmp	%o4, 0
	be,a	.L51
	 add	%o3, 1, %g3
	add	%o4, 4, %g1
	mov	%o3, %g3
	b	.L52
	 mov	0, %g4
.L47:
	add	%g3, 2, %o3
	ldub	[%g3+2], %i4
	mov	0, %o4
	mov	%g4, %g3
	b	.L48
	 mov	0, %g1
.L66:
	cmp	%i1, 0
	bne,a	.L67
	 stb	%i5, [%i1+%l3]
	b	.L115
	 add	%l3, 1, %l3
.L41:
	bgu	.L120
	 cmp	%l0, 0
	call	isspace, 0
	 nop
	cmp	%o0, 0
	be	.L121
	 cmp	%l1, 0
	ld	[%i0+12], %g1
.L118:
	add	%g1, -1, %g1
	st	%g1, [%i0+12]
	ld	[%i0], %o1
	cmp	%o1, 0
	be,a	.L113
	 ld	[%i0+8], %g1
	call	ungetc, 0
	 mov	%i5, %o0
.L63:
	cmp	%g0, %i1
	sra	%l3, 31, %i0
	addx	%g0, 0, %g3
	sub	%i0, %l3, %i0
	and	%i2, %g3, %g3
	b	.L39
	 srl	%i0, 31, %i0
.L42:
	ldub	[%g3], %o7
	xor	%o7, 94, %o7
	cmp	%g0, %o7
	subx	%g0, -1, %o5
	b	.L43
	 add	%g3, %o5, %g3
.L111:
	call	___errno, 0
	 mov	0, %i0
	mov	88, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L51:
	b	.L53
	 mov	0, %g4
.L110:
	sra	%l3, 31, %i0
	cmp	%g0, %i1
	sub	%i0, %l3, %i0
	addx	%g0, 0, %g3
	srl	%i0, 31, %i0
	and	%i2, %g3, %g3
.L39:
	andcc	%g3, 0xff, %g0
	be	.L122
	 cmp	%i1, 0
.L112:
	sll	%l3, 2, %l3
	st	%g0, [%i1+%l3]
	jmp	%i7+8
	 restore
.L113:
	cmp	%g1, 0
	be	.L62
	 add	%g1, -4, %g1
	b	.L63
	 st	%g1, [%i0+8]
.L62:
	ld	[%i0+4], %g1
	add	%g1, -1, %g1
	b	.L63
	 st	%g1, [%i0+4]
.L107:
	cmp	%g0, %i1
	mov	0, %i0
	addx	%g0, 0, %g3
	b	.L39
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
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L154-.)), %i1
	ld	[%i2+4], %l5
	or	%i1, %lo(_GLOBAL_OFFSET_TABLE_-(.L154-.)), %i1
	st	%i0, [%fp-180]
	sethi	%hi(26843136), %i2
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
	add	%fp, -180, %i4
	sub	%l7, %i1, %i1
	or	%i2, 408, %i2
	sethi	%hi(268435456), %l0
.L125:
	cmp	%l5, 0
.L465:
	be,a	.L469
	 ldub	[%i5], %l2
	ld	[%l5], %l2
.L471:
	cmp	%l2, 0
	be	.L309
	 cmp	%l1, 0
	be	.L309
	 cmp	%l2, 255
	bleu	.L126
	 add	%l5, 4, %l5
.L127:
	mov	%i4, %o0
	call	next, 0
	 mov	1, %l1
	cmp	%o0, %l2
	be	.L125
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be	.L196
	 st	%g3, [%fp-156]
	ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L470
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	0, %l1
	cmp	%l5, 0
	bne,a	.L471
	 ld	[%l5], %l2
	ldub	[%i5], %l2
.L469:
	cmp	%l2, 0
	be	.L309
	 cmp	%l1, 0
	be	.L309
	 add	%i5, 1, %i5
.L126:
	call	isspace, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L128
	 cmp	%l2, 37
	bne	.L127
	 cmp	%l5, 0
	be,a	.L140
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
	bgu,a	.L472
	 st	%g0, [%fp-152]
.L151:
	add	%l5, 4, %l5
	ld	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,a	.L473
	 st	%g2, [%fp-164]
.L147:
	cmp	%g2, %i2
	ble	.L474
	 sll	%g2, 2, %g3
	add	%l5, 4, %l5
	ld	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bleu	.L147
	 mov	%l0, %g2
	st	%g2, [%fp-164]
.L473:
	st	%g0, [%fp-152]
.L472:
	mov	0, %g4
	mov	0, %o7
.L172:
	ld	[%l5], %g2
	add	%g2, -76, %g3
	cmp	%g3, 46
	bgu	.L152
	 sll	%g3, 2, %g3
	ld	[%i1+%g3], %g3
	jmp	%i1+%g3
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L130:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	be	.L475
	 ld	[%fp-168], %g2
.L128:
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, 255
	bleu	.L130
	 mov	%o0, %l2
	cmp	%o0, -1
	be	.L125
	 ld	[%fp-168], %g2
.L475:
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L133
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	%l2, %o0
	b	.L465
	 cmp	%l5, 0
.L159:
	and	%g2, 0xff, %g2
	mov	0, %l5
.L152:
	andcc	%g4, 0xff, %g0
	bne,a	.L166
	 st	%o7, [%fp-152]
.L166:
	cmp	%g0, %g2
	stb	%g2, [%fp-148]
	addx	%g0, 0, %g3
	cmp	%l5, 0
	be	.L167
	 mov	%g2, %l2
	sll	%g3, 2, %g3
	st	%i5, [%fp-188]
	add	%l5, %g3, %l5
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	be	.L441
	 st	%l5, [%fp-184]
.L168:
	sll	%l2, 24, %l2
	sethi	%gdop_hix22(.LC6), %o0
	sra	%l2, 24, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	be	.L476
	 add	%fp, -180, %l3
.L188:
	sra	%l2, 24, %l2
.L478:
	cmp	%l2, 37
	be	.L477
	 add	%fp, -180, %o0
	cmp	%l2, 110
.L480:
	be,a	.L444
	 ld	[%i3], %g3
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	be	.L207
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L208
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 nop
.L209:
	st	%g0, [%fp-156]
	ld	[%fp-160], %g4
	cmp	%g4, 0
	bne	.L212
	 mov	0, %l1
	ld	[%i3], %l1
	add	%i3, 4, %i3
.L212:
	ldub	[%fp-148], %o7
	add	%o7, -65, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 50
	bgu	.L213
	 sll	%g2, 2, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L215-.)), %g3
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L215-.)), %g3
	sub	%l7, %g3, %g3
	ld	[%g3+%g2], %g2
	jmp	%g3+%g2
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L325:
	mov	3, %o7
	add	%l5, 4, %l5
	b	.L172
	 mov	1, %g4
.L155:
	mov	4, %o7
	add	%l5, 4, %l5
	b	.L172
	 mov	1, %g4
.L140:
	xor	%g2, 42, %g2
	st	%g0, [%fp-164]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	st	%g2, [%fp-160]
	add	%i5, %g2, %i5
	ldub	[%i5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu	.L144
	 mov	0, %g2
	sll	%g2, 2, %g3
.L474:
	cmp	%l5, 0
	add	%g3, %g2, %g2
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	bne	.L151
	 add	%g2, %g4, %g2
.L146:
	add	%i5, 1, %i5
	ldub	[%i5], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bgu,a	.L144
	 st	%g2, [%fp-164]
.L149:
	cmp	%g2, %i2
	ble	.L446
	 sll	%g2, 2, %g1
	add	%i5, 1, %i5
	ldub	[%i5], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bleu	.L149
	 mov	%l0, %g2
	st	%g2, [%fp-164]
.L144:
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L161-.)), %g3
	st	%g0, [%fp-152]
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L161-.)), %g3
	mov	0, %g4
	mov	0, %o7
	sub	%l7, %g3, %g3
.L173:
	ldub	[%i5], %g2
	add	%g2, -76, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 46
	bgu	.L159
	 sll	%g1, 2, %g1
	ld	[%g3+%g1], %g1
	jmp	%g3+%g1
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L446:
	add	%g1, %g2, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	b	.L146
	 add	%g1, %g3, %g2
.L167:
	add	%i5, %g3, %i5
	st	%g0, [%fp-184]
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	bne	.L168
	 st	%i5, [%fp-188]
	ldub	[%i5], %g2
	sll	%g2, 24, %g2
	sra	%g2, 24, %g3
	cmp	%g3, 94
	be,a	.L447
	 ldub	[%i5+1], %g2
.L175:
	sra	%g2, 24, %g2
	xor	%g2, 93, %g2
	cmp	%g0, %g2
	subx	%i5, -1, %i5
.L184:
	ldub	[%i5], %g2
	cmp	%g2, 0
	be	.L168
	 cmp	%g2, 93
	bne	.L184
	 add	%i5, 1, %i5
	sll	%l2, 24, %l2
	sethi	%gdop_hix22(.LC6), %o0
	sra	%l2, 24, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	bne,a	.L478
	 sra	%l2, 24, %l2
	add	%fp, -180, %l3
.L192:
.L476:
	call	next, 0
	 mov	%l3, %o0
	cmp	%o0, 255
	bleu	.L189
	 mov	%o0, %l2
	cmp	%o0, -1
	be	.L430
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L479
	 ld	[%fp-172], %g2
.L449:
	call	ungetc, 0
	 mov	%l2, %o0
.L430:
	ldub	[%fp-148], %l2
	sll	%l2, 24, %l2
	sra	%l2, 24, %l2
	cmp	%l2, 37
	bne	.L480
	 cmp	%l2, 110
	add	%fp, -180, %o0
.L477:
	call	next, 0
	 mov	1, %l1
	cmp	%o0, 37
	be	.L125
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be	.L196
	 st	%g3, [%fp-156]
	ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L197
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 nop
.L196:
	b	.L125
	 mov	0, %l1
.L309:
	cmp	%i0, 0
	be	.L448
	 ld	[%fp-156], %g1
.L492:
	jmp	%i7+8
	 restore
.L208:
	cmp	%g2, 0
	be	.L210
	 add	%g2, -4, %g2
	b	.L209
	 st	%g2, [%fp-172]
.L197:
.L470:
	cmp	%g2, 0
	be	.L198
	 add	%g2, -4, %g2
	mov	0, %l1
	b	.L125
	 st	%g2, [%fp-172]
.L444:
	ld	[%fp-152], %g2
	add	%i3, 4, %i3
	cmp	%g2, 3
	be	.L204
	 ld	[%fp-168], %g4
	bgu	.L201
	 cmp	%g2, 1
	be	.L202
	 cmp	%g2, 2
	bne,a	.L125
	 st	%g4, [%g3]
	b	.L125
	 sth	%g4, [%g3]
.L201:
	add	%g2, -4, %g2
	cmp	%g2, 1
	bgu	.L204
	 sra	%g4, 31, %g2
	st	%g4, [%g3+4]
	b	.L125
	 st	%g2, [%g3]
.L133:
	cmp	%g2, 0
	be	.L134
	 add	%g2, -4, %g2
	b	.L125
	 st	%g2, [%fp-172]
.L189:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	bne	.L192
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	bne	.L449
	 ld	[%fp-172], %g2
.L479:
	cmp	%g2, 0
	be	.L194
	 add	%g2, -4, %g2
	ldub	[%fp-148], %l2
	st	%g2, [%fp-172]
	b	.L188
	 sll	%l2, 24, %l2
.L207:
	mov	1, %g2
	mov	0, %l1
	b	.L125
	 st	%g2, [%fp-156]
.L448:
	cmp	%g1, 0
	be	.L492
	 nop
	jmp	%i7+8
	 restore %g0, -1, %o0
.L156:
	xor	%o7, 3, %o7
	add	%l5, 4, %l5
	cmp	%g0, %o7
	mov	1, %g4
	subx	%g0, -1, %o7
	b	.L172
	 add	%o7, 3, %o7
.L157:
	xor	%o7, 2, %o7
	add	%l5, 4, %l5
	cmp	%g0, %o7
	mov	1, %g4
	addx	%g0, 0, %o7
	b	.L172
	 add	%o7, 1, %o7
.L158:
	mov	5, %o7
	add	%l5, 4, %l5
	b	.L172
	 mov	1, %g4
.L327:
	mov	3, %o7
	add	%i5, 1, %i5
	b	.L173
	 mov	1, %g4
.L162:
	mov	4, %o7
	add	%i5, 1, %i5
	b	.L173
	 mov	1, %g4
.L204:
	b	.L125
	 st	%g4, [%g3]
.L441:
	ld	[%l5], %g2
	cmp	%g2, 94
	bne	.L481
	 cmp	%g2, 93
	ld	[%l5+4], %g2
	add	%l5, 4, %l5
	cmp	%g2, 93
.L481:
	be,a	.L180
	 add	%l5, 4, %l5
.L180:
	ld	[%l5], %g2
.L493:
	cmp	%g2, 0
	be	.L168
	 cmp	%g2, 93
	be	.L168
	 add	%l5, 4, %l5
	b	.L493
	 ld	[%l5], %g2
.L210:
	ld	[%fp-176], %g2
	add	%g2, -1, %g2
	b	.L209
	 st	%g2, [%fp-176]
.L198:
	ld	[%fp-176], %g2
	mov	0, %l1
	add	%g2, -1, %g2
	b	.L125
	 st	%g2, [%fp-176]
.L213:
	add	%fp, -128, %g1
	st	%g0, [%fp-140]
	st	%g1, [%fp-212]
	st	%g1, [%fp-144]
	add	%o7, -88, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 32
	bgu	.L271
	 ld	[%fp-164], %g3
	mov	128, %g4
	st	%g4, [%fp-136]
	sethi	%gdop_hix22(CSWTCH.45), %g4
	xor	%g4, %gdop_lox10(CSWTCH.45), %g4
	ld	[%l7 + %g4], %g4, %gdop(CSWTCH.45)
	ldub	[%g4+%g2], %l3
	and	%l3, -17, %l4
	sll	%l4, 24, %l4
	sra	%l4, 24, %g1
	st	%g1, [%fp-216]
	cmp	%g3, 0
	be	.L451
	 ldsb	[%g4+%g2], %l6
.L272:
	st	%g3, [%fp-132]
	stb	%g0, [%fp-128]
	add	%fp, -144, %l2
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC7)
	ld	[%fp-216], %g1
	cmp	%g1, 0
	bne	.L273
	 sethi	%gdop_hix22(.LC12), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne	.L452
	 cmp	%l6, 16
	bne	.L467
	 sethi	%gdop_hix22(decimal_digits), %g3
	sethi	%gdop_hix22(hexadecimal_digits), %l3
.L489:
	mov	1, %g1
	xor	%l3, %gdop_lox10(hexadecimal_digits), %l3
	st	%g1, [%fp-216]
	ld	[%l7 + %l3], %l3, %gdop(hexadecimal_digits)
.L275:
	mov	0, %l4
.L279:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L279
	 add	%l4, 1, %l4
	sra	%l4, 31, %l2
	ldub	[%fp-148], %l3
	sub	%l2, %l4, %l2
	sll	%l3, 24, %l3
	srl	%l2, 31, %l2
	sra	%l3, 24, %g2
	ld	[%fp-216], %g1
	ld	[%fp-144], %o0
	cmp	%g2, 100
	be	.L342
	 or	%l2, %g1, %l2
	cmp	%g2, 105
	be	.L342
	 cmp	%l6, 0
	be,a	.L284
	 mov	10, %l6
.L284:
	mov	%l6, %o2
	call	strtoull, 0
	 add	%fp, -192, %o1
	mov	%o0, %g2
.L283:
	cmp	%l2, 0
	be	.L437
	 ld	[%fp-144], %o0
	ld	[%fp-192], %g3
	cmp	%g3, %o0
	be	.L286
	 cmp	%l1, 0
	be	.L287
	 sra	%l3, 24, %l3
	cmp	%l3, 112
	be	.L292
	 ld	[%fp-152], %g3
	cmp	%g3, 2
	be,a	.L289
	 sth	%o1, [%l1]
	bleu	.L453
	 cmp	%g3, 3
	be	.L292
	 add	%g3, -4, %g3
	cmp	%g3, 1
	bgu,a	.L482
	 st	%o1, [%l1]
	st	%g2, [%l1]
	st	%o1, [%l1+4]
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L222
	 ld	[%fp-160], %g4
.L303:
	call	free, 0
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L202:
	b	.L125
	 stb	%g4, [%g3]
.L216:
	add	%fp, -128, %g1
	mov	128, %g2
	st	%g1, [%fp-212]
	st	%g2, [%fp-136]
	st	%g1, [%fp-144]
	st	%g0, [%fp-140]
	ld	[%fp-164], %g2
	cmp	%g2, 0
	bne	.L483
	 sethi	%gdop_hix22(.LC7), %l6
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
.L483:
	xor	%l6, %gdop_lox10(.LC7), %l6
	ld	[%l7 + %l6], %g1, %gdop(.LC7)
	add	%fp, -144, %l2
	mov	%g1, %o2
	st	%g2, [%fp-132]
	mov	%l2, %o1
	st	%g1, [%fp-216]
	stb	%g0, [%fp-128]
	call	accept, 0
	 mov	%i4, %o0
	mov	%l2, %o1
	mov	%i4, %o0
	sethi	%gdop_hix22(.LC8), %l3
	xor	%l3, %gdop_lox10(.LC8), %l3
	ld	[%l7 + %l3], %l3, %gdop(.LC8)
	call	accept, 0
	 mov	%l3, %o2
	cmp	%o0, 0
	bne	.L454
	 sethi	%gdop_hix22(.LC9), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC9), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC9)
	orcc	%o0, 0, %l4
	be	.L244
	 sethi	%gdop_hix22(.LC12), %o2
	sethi	%gdop_hix22(.LC2), %l3
	sth	%g0, [%fp-192]
	xor	%l3, %gdop_lox10(.LC2), %l3
	mov	97, %g2
	ld	[%l7 + %l3], %l3, %gdop(.LC2)
	b	.L246
	 add	%fp, -192, %l4
.L456:
	ldsb	[%l3], %g3
	cmp	%g3, 0
	be	.L455
	 ldub	[%l3], %g2
.L246:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L456
	 add	%l3, 1, %l3
	ld	[%fp-144], %o0
.L437:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be	.L125
	 mov	0, %l1
	call	free, 0
	 nop
	b	.L465
	 cmp	%l5, 0
.L134:
	ld	[%fp-176], %g2
	add	%g2, -1, %g2
	b	.L125
	 st	%g2, [%fp-176]
.L164:
	xor	%o7, 2, %o7
	add	%i5, 1, %i5
	cmp	%g0, %o7
	mov	1, %g4
	addx	%g0, 0, %o7
	b	.L173
	 add	%o7, 1, %o7
.L163:
	xor	%o7, 3, %o7
	add	%i5, 1, %i5
	cmp	%g0, %o7
	mov	1, %g4
	subx	%g0, -1, %o7
	b	.L173
	 add	%o7, 3, %o7
.L165:
	mov	5, %o7
	add	%i5, 1, %i5
	b	.L173
	 mov	1, %g4
.L447:
	add	%i5, 1, %i5
	b	.L175
	 sll	%g2, 24, %g2
.L194:
	ld	[%fp-176], %g2
	ldub	[%fp-148], %l2
	add	%g2, -1, %g2
	sll	%l2, 24, %l2
	b	.L188
	 st	%g2, [%fp-176]
.L219:
	mov	0, %o3
	mov	1, %o2
	mov	%l1, %o1
	call	take_text, 0
	 mov	%i4, %o0
	mov	%o0, %l2
.L234:
	cmp	%l2, 0
.L468:
	be,a	.L125
	 mov	0, %l1
	ld	[%fp-160], %g4
.L222:
	cmp	%g0, %g4
.L485:
	mov	1, %l1
	b	.L125
	 subx	%i0, -1, %i0
.L218:
	ld	[%fp-152], %g2
	add	%fp, -188, %o3
	xor	%g2, 3, %g2
	cmp	%g0, %g2
.L432:
	subx	%g0, -1, %o2
	mov	%l1, %o1
	call	take_text, 0
	 mov	%i4, %o0
	b	.L234
	 mov	%o0, %l2
.L220:
	ld	[%fp-164], %l3
	cmp	%l3, 0
	be,a	.L484
	 mov	1, %l3
	ble	.L485
	 cmp	%g0, %g4
.L230:
.L484:
	b	.L232
	 mov	0, %l2
.L457:
	be,a	.L486
	 add	%l2, 1, %l2
	sll	%l2, 2, %g2
	st	%o0, [%l1+%g2]
	add	%l2, 1, %l2
.L486:
	cmp	%l2, %l3
	bge	.L222
	 ld	[%fp-160], %g4
.L232:
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	bne	.L457
	 cmp	%l1, 0
	b	.L125
	 mov	0, %l1
.L217:
	ld	[%fp-152], %g2
	xor	%g2, 3, %g2
	cmp	%g0, %g2
	ld	[%fp-164], %l2
	subx	%g0, -1, %l3
	cmp	%l2, 0
	be,a	.L221
	 mov	1, %l2
	ble	.L485
	 cmp	%g0, %g4
.L221:
	cmp	%g0, %g2
	and	%l3, 0xff, %g1
	addx	%g0, 0, %l4
	mov	0, %l6
	cmp	%g0, %l1
	st	%g1, [%fp-212]
	b	.L228
	 addx	%g0, 0, %l3
.L224:
	cmp	%l3, 0
.L487:
	be	.L226
	 ld	[%fp-212], %g1
	cmp	%g1, 0
	be	.L226
	 sll	%l6, 2, %g2
	st	%o0, [%l1+%g2]
.L227:
	add	%l6, 1, %l6
.L466:
	cmp	%l6, %l2
	bge	.L222
	 ld	[%fp-160], %g4
.L228:
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	be	.L196
	 cmp	%l4, 0
	be	.L224
	 cmp	%o0, 255
	bg	.L225
	 mov	1, %g2
	mov	0, %g2
.L225:
	andcc	%g2, 0xff, %g0
	be	.L487
	 cmp	%l3, 0
	call	___errno, 0
	 mov	0, %l1
	mov	88, %g2
	b	.L125
	 st	%g2, [%o0]
.L214:
	ld	[%fp-152], %g2
	mov	0, %o3
	xor	%g2, 3, %g2
	b	.L432
	 cmp	%g0, %g2
.L226:
	cmp	%l1, 0
	bne,a	.L227
	 stb	%o0, [%l1+%l6]
	b	.L466
	 add	%l6, 1, %l6
.L271:
	mov	128, %g2
	st	%g2, [%fp-136]
	cmp	%g3, 0
	bne	.L313
	 add	%fp, -144, %l2
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
	sethi	%gdop_hix22(.LC7), %o2
	stb	%g0, [%fp-128]
	xor	%o2, %gdop_lox10(.LC7), %o2
	st	%g2, [%fp-132]
	mov	%l2, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC7)
	mov	%i4, %o0
	call	accept, 0
	 mov	10, %l6
	sethi	%gdop_hix22(decimal_digits), %g3
.L467:
	mov	1, %g1
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	st	%g1, [%fp-216]
	b	.L275
	 ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
.L244:
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne	.L458
	 st	%o0, [%fp-220]
	sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g2, %gdop_lox10(.LC3), %g2
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	ld	[%l7 + %g2], %g1, %gdop(.LC3)
	ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
	st	%g1, [%fp-224]
.L251:
.L250:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %l6
	bne,a	.L251
	 add	%l4, 1, %l4
	sethi	%gdop_hix22(.LC14), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC14), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC14)
	ld	[%fp-220], %g1
	add	%l4, %g1, %g1
	cmp	%o0, 0
	be	.L253
	 st	%g1, [%fp-220]
	mov	0, %l4
.L254:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L254
	 add	%l4, 1, %l4
	ld	[%fp-220], %g1
	add	%g1, %l4, %g1
	st	%g1, [%fp-220]
.L253:
	ld	[%fp-220], %g1
	cmp	%g1, 0
	be	.L437
	 ld	[%fp-144], %o0
	ld	[%fp-224], %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L488
	 mov	1, %g2
	ld	[%fp-216], %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
.L258:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L258
	 add	%l6, 1, %l6
	sra	%l6, 31, %l2
	sub	%l2, %l6, %l2
	srl	%l2, 31, %l2
	mov	%l2, %g2
	and	%l2, 0xff, %l2
.L240:
	cmp	%l1, 0
	be	.L259
	 ld	[%fp-144], %o0
	andcc	%g2, 0xff, %g0
	be	.L259
	 ld	[%fp-152], %g2
	cmp	%g2, 5
	be	.L459
	 add	%fp, -192, %o1
	cmp	%g2, 3
	be	.L460
	 nop
	call	strtof, 0
	 nop
	st	%f0, [%l1]
	ld	[%fp-144], %o0
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L454:
	sethi	%gdop_hix22(.LC0), %l6
	sth	%g0, [%fp-192]
	xor	%l6, %gdop_lox10(.LC0), %l6
	mov	110, %g2
	ld	[%l7 + %l6], %l6, %gdop(.LC0)
	b	.L238
	 add	%fp, -192, %l4
.L462:
	ldsb	[%l6], %g3
	cmp	%g3, 0
	be	.L461
	 ldub	[%l6], %g2
.L238:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L462
	 add	%l6, 1, %l6
	b	.L437
	 ld	[%fp-144], %o0
.L313:
	mov	1, %g1
	st	%g3, [%fp-132]
	stb	%g0, [%fp-128]
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i4, %o0
	ld	[%l7 + %o2], %o2, %gdop(.LC7)
	call	accept, 0
	 st	%g1, [%fp-216]
	sethi	%gdop_hix22(decimal_digits), %g3
	mov	10, %l6
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	b	.L275
	 ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
.L451:
	sethi	%hi(2147482624), %g3
	b	.L272
	 or	%g3, 1023, %g3
.L452:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne,a	.L339
	 sethi	%gdop_hix22(hexadecimal_digits), %l3
	and	%l3, -9, %g2
	sll	%g2, 24, %g2
	cmp	%g2, 0
	bne,a	.L489
	 sethi	%gdop_hix22(hexadecimal_digits), %l3
	sethi	%gdop_hix22(.LC5), %l3
.L490:
	mov	1, %g1
	xor	%l3, %gdop_lox10(.LC5), %l3
	st	%g1, [%fp-216]
	mov	8, %l6
	b	.L275
	 ld	[%l7 + %l3], %l3, %gdop(.LC5)
.L458:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne	.L337
	 sethi	%gdop_hix22(.LC4), %g2
	mov	1, %g1
	sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g2, %gdop_lox10(.LC3), %g2
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	st	%g1, [%fp-220]
	ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
	ld	[%l7 + %g2], %g1, %gdop(.LC3)
	b	.L250
	 st	%g1, [%fp-224]
.L342:
	cmp	%l6, 0
	be,a	.L282
	 mov	10, %l6
.L282:
	mov	%l6, %o2
	call	strtoll, 0
	 add	%fp, -192, %o1
	b	.L283
	 mov	%o0, %g2
.L453:
	cmp	%g3, 1
	bne,a	.L482
	 st	%o1, [%l1]
	stb	%o1, [%l1]
	ld	[%fp-212], %g1
	ld	[%fp-144], %o0
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L256:
	mov	1, %g2
.L488:
	b	.L240
	 mov	1, %l2
.L273:
	cmp	%l6, 8
	be,a	.L490
	 sethi	%gdop_hix22(.LC5), %l3
	b	.L467
	 sethi	%gdop_hix22(decimal_digits), %g3
.L292:
	st	%o1, [%l1]
.L482:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L455:
	sethi	%gdop_hix22(.LC15), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC15), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC15)
	cmp	%o0, 0
	be	.L488
	 mov	1, %g2
	sethi	%gdop_hix22(.LC10), %l3
	xor	%l3, %gdop_lox10(.LC10), %l3
	ld	[%l7 + %l3], %l3, %gdop(.LC10)
	mov	%l3, %o2
.L491:
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L491
	 mov	%l3, %o2
	mov	%l2, %o1
	sethi	%gdop_hix22(.LC11), %o2
	mov	%i4, %o0
	xor	%o2, %gdop_lox10(.LC11), %o2
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC11)
	cmp	%g0, %o0
	addx	%g0, 0, %l2
	mov	%l2, %g2
	b	.L240
	 and	%l2, 0xff, %l2
.L286:
	ld	[%fp-212], %g1
	cmp	%g3, %g1
	be,a	.L125
	 mov	0, %l1
	call	free, 0
	 mov	%g3, %o0
	b	.L125
	 mov	0, %l1
.L461:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L488
	 mov	1, %g2
	sethi	%gdop_hix22(.LC1), %l3
	sth	%g0, [%fp-192]
	xor	%l3, %gdop_lox10(.LC1), %l3
	mov	110, %g2
	b	.L242
	 ld	[%l7 + %l3], %l3, %gdop(.LC1)
.L464:
	ldsb	[%l3], %g3
	cmp	%g3, 0
	be	.L256
	 ldub	[%l3], %g2
.L242:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L464
	 add	%l3, 1, %l3
	b	.L437
	 ld	[%fp-144], %o0
.L289:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L460:
	call	strtod, 0
	 nop
	std	%f0, [%l1]
	ld	[%fp-144], %o0
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L459:
	add	%fp, -208, %g2
	st	%g2, [%sp+64]
	call	strtold, 0
	 nop
	unimp	16
	ldd	[%fp-208], %g2
	std	%g2, [%l1]
	ldd	[%fp-200], %g2
	std	%g2, [%l1+8]
	ld	[%fp-144], %o0
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
.L339:
	mov	16, %l6
	xor	%l3, %gdop_lox10(hexadecimal_digits), %l3
	b	.L275
	 ld	[%l7 + %l3], %l3, %gdop(hexadecimal_digits)
.L337:
	sethi	%gdop_hix22(hexadecimal_digits), %l3
	xor	%g2, %gdop_lox10(.LC4), %g2
	xor	%l3, %gdop_lox10(hexadecimal_digits), %l3
	ld	[%l7 + %g2], %g1, %gdop(.LC4)
	st	%g0, [%fp-220]
	st	%g1, [%fp-224]
	b	.L250
	 ld	[%l7 + %l3], %l3, %gdop(hexadecimal_digits)
.L259:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	be,a	.L468
	 cmp	%l2, 0
	call	free, 0
	 nop
	b	.L468
	 cmp	%l2, 0
.L287:
	ld	[%fp-212], %g1
	cmp	%o0, %g1
	bne	.L303
	 nop
	b	.L222
	 ld	[%fp-160], %g4
	.align 4
	.subsection	-1
	.align 4
.L161:
	.word	.L165-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L164-.L161
	.word	.L159-.L161
	.word	.L162-.L161
	.word	.L159-.L161
	.word	.L163-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L162-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L327-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L159-.L161
	.word	.L327-.L161
	.previous
	.subsection	-1
	.align 4
.L215:
	.word	.L216-.L215
	.word	.L213-.L215
	.word	.L220-.L215
	.word	.L213-.L215
	.word	.L216-.L215
	.word	.L216-.L215
	.word	.L216-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L219-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L218-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L216-.L215
	.word	.L213-.L215
	.word	.L217-.L215
	.word	.L213-.L215
	.word	.L216-.L215
	.word	.L216-.L215
	.word	.L216-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L213-.L215
	.word	.L214-.L215
	.previous
	.subsection	-1
	.align 4
.L154:
	.word	.L158-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L157-.L154
	.word	.L152-.L154
	.word	.L155-.L154
	.word	.L152-.L154
	.word	.L156-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L155-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L325-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L152-.L154
	.word	.L325-.L154
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
