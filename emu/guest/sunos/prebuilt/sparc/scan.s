! 4363f904c47d5a36886388d5db51a06b emu/guest/libc/scan.c
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
	save	%sp, -336, %sp
	ld	[%i1], %g3
	ld	[%i1+4], %g2
	ld	[%i2], %i5
	ld	[%i2+4], %l5
	st	%i0, [%fp-180]
	mov	%i0, %i4
	st	%g0, [%fp-168]
	st	%g0, [%fp-164]
	st	%g0, [%fp-160]
	st	%g0, [%fp-156]
	st	%g0, [%fp-152]
	st	%g0, [%fp-148]
	st	%g3, [%fp-176]
	st	%g2, [%fp-172]
	st	%i5, [%fp-200]
	st	%l5, [%fp-196]
	add	%fp, -200, %l0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%l0, %o0
	call	has_numbers, 0
	 mov	0, %i0
	cmp	%o0, 0
	bne	.L418
	 mov	1, %l1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L155-.)), %i1
	sethi	%hi(26843136), %i2
	or	%i1, %lo(_GLOBAL_OFFSET_TABLE_-(.L155-.)), %i1
	add	%fp, -180, %i4
	sub	%l7, %i1, %i1
	or	%i2, 408, %i2
	sethi	%hi(268435456), %l0
.L125:
	cmp	%l5, 0
.L470:
	be,a	.L474
	 ldub	[%i5], %l2
	ld	[%l5], %l2
.L476:
	cmp	%l2, 0
	be	.L310
	 cmp	%l1, 0
	be	.L310
	 cmp	%l2, 255
	bleu	.L127
	 add	%l5, 4, %l5
.L128:
	mov	%i4, %o0
	call	next, 0
	 mov	1, %l1
	cmp	%o0, %l2
	be	.L125
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be	.L197
	 st	%g3, [%fp-156]
	ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L475
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	0, %l1
	cmp	%l5, 0
	bne,a	.L476
	 ld	[%l5], %l2
	ldub	[%i5], %l2
.L474:
	cmp	%l2, 0
	be	.L310
	 cmp	%l1, 0
	be	.L310
	 add	%i5, 1, %i5
.L127:
	call	isspace, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L129
	 cmp	%l2, 37
	bne	.L128
	 cmp	%l5, 0
	be,a	.L141
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
	bgu,a	.L477
	 st	%g0, [%fp-152]
.L152:
	add	%l5, 4, %l5
	ld	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu,a	.L478
	 st	%g2, [%fp-164]
.L148:
	cmp	%g2, %i2
	ble	.L479
	 sll	%g2, 2, %g3
	add	%l5, 4, %l5
	ld	[%l5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bleu	.L148
	 mov	%l0, %g2
	st	%g2, [%fp-164]
.L478:
	st	%g0, [%fp-152]
.L477:
	mov	0, %g4
	mov	0, %o7
.L173:
	ld	[%l5], %g2
	add	%g2, -76, %g3
	cmp	%g3, 46
	bgu	.L153
	 sll	%g3, 2, %g3
	ld	[%i1+%g3], %g3
	jmp	%i1+%g3
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L131:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	be	.L480
	 ld	[%fp-168], %g2
.L129:
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, 255
	bleu	.L131
	 mov	%o0, %l2
	cmp	%o0, -1
	be	.L125
	 ld	[%fp-168], %g2
.L480:
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L134
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	%l2, %o0
	b	.L470
	 cmp	%l5, 0
.L160:
	and	%g2, 0xff, %g2
	mov	0, %l5
.L153:
	andcc	%g4, 0xff, %g0
	bne,a	.L167
	 st	%o7, [%fp-152]
.L167:
	cmp	%g0, %g2
	stb	%g2, [%fp-148]
	addx	%g0, 0, %g3
	cmp	%l5, 0
	be	.L168
	 mov	%g2, %l2
	sll	%g3, 2, %g3
	st	%i5, [%fp-188]
	add	%l5, %g3, %l5
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	be	.L444
	 st	%l5, [%fp-184]
.L169:
	sll	%l2, 24, %l2
.L498:
	sethi	%gdop_hix22(.LC6), %o0
	sra	%l2, 24, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	be	.L445
	 add	%fp, -180, %l3
.L189:
	sra	%l2, 24, %l2
	cmp	%l2, 37
	be	.L481
	 add	%fp, -180, %o0
	cmp	%l2, 110
.L487:
	be,a	.L447
	 ld	[%i3], %g3
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	be	.L208
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L209
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 nop
.L210:
	st	%g0, [%fp-156]
	ld	[%fp-160], %g4
	cmp	%g4, 0
	be	.L448
	 mov	0, %l1
.L213:
	ldub	[%fp-148], %o7
	add	%o7, -65, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 50
	bgu	.L482
	 add	%fp, -128, %g1
.L452:
	sll	%g2, 2, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L216-.)), %g3
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L216-.)), %g3
	sub	%l7, %g3, %g3
	ld	[%g3+%g2], %g2
	jmp	%g3+%g2
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L326:
	mov	3, %o7
	add	%l5, 4, %l5
	b	.L173
	 mov	1, %g4
.L141:
	xor	%g2, 42, %g2
	st	%g0, [%fp-164]
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	st	%g2, [%fp-160]
	add	%i5, %g2, %i5
	ldub	[%i5], %g4
	add	%g4, -48, %g3
	cmp	%g3, 9
	bgu	.L145
	 mov	0, %g2
	sll	%g2, 2, %g3
.L479:
	cmp	%l5, 0
	add	%g3, %g2, %g2
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	bne	.L152
	 add	%g2, %g4, %g2
.L147:
	add	%i5, 1, %i5
	ldub	[%i5], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bgu,a	.L145
	 st	%g2, [%fp-164]
.L150:
	cmp	%g2, %i2
	ble	.L450
	 sll	%g2, 2, %g1
	add	%i5, 1, %i5
	ldub	[%i5], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bleu	.L150
	 mov	%l0, %g2
	st	%g2, [%fp-164]
.L145:
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L162-.)), %g3
	st	%g0, [%fp-152]
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L162-.)), %g3
	mov	0, %g4
	mov	0, %o7
	sub	%l7, %g3, %g3
.L174:
	ldub	[%i5], %g2
	add	%g2, -76, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 46
	bgu	.L160
	 sll	%g1, 2, %g1
	ld	[%g3+%g1], %g1
	jmp	%g3+%g1
	 nop
	.section	".rodata"
	.section	.text.scan_text
.L450:
	add	%g1, %g2, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	b	.L147
	 add	%g1, %g3, %g2
.L168:
	add	%i5, %g3, %i5
	st	%g0, [%fp-184]
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 91
	bne	.L169
	 st	%i5, [%fp-188]
	ldub	[%i5], %g2
	sll	%g2, 24, %g2
	sra	%g2, 24, %g3
	cmp	%g3, 94
	bne	.L483
	 sra	%g2, 24, %g2
	ldub	[%i5+1], %g2
	add	%i5, 1, %i5
	sll	%g2, 24, %g2
	sra	%g2, 24, %g2
.L483:
	xor	%g2, 93, %g2
	cmp	%g0, %g2
	subx	%i5, -1, %i5
.L185:
	ldub	[%i5], %g2
	cmp	%g2, 0
	be	.L169
	 cmp	%g2, 93
	bne	.L185
	 add	%i5, 1, %i5
	b	.L498
	 sll	%l2, 24, %l2
.L310:
	cmp	%i0, 0
	be	.L451
	 ld	[%fp-156], %g1
.L497:
	jmp	%i7+8
	 restore
.L209:
	cmp	%g2, 0
	be	.L211
	 add	%g2, -4, %g2
	st	%g0, [%fp-156]
	st	%g2, [%fp-172]
	ld	[%fp-160], %g4
	cmp	%g4, 0
	bne	.L213
	 mov	0, %l1
.L448:
	ld	[%i3], %l1
	ldub	[%fp-148], %o7
	add	%o7, -65, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 50
	bleu	.L452
	 add	%i3, 4, %i3
.L214:
	add	%fp, -128, %g1
.L482:
	st	%g0, [%fp-140]
	st	%g1, [%fp-228]
	st	%g1, [%fp-144]
	add	%o7, -88, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 32
	bgu	.L272
	 ld	[%fp-164], %g3
	mov	128, %g4
	st	%g4, [%fp-136]
	sethi	%gdop_hix22(CSWTCH.46), %g4
	xor	%g4, %gdop_lox10(CSWTCH.46), %g4
	ld	[%l7 + %g4], %g4, %gdop(CSWTCH.46)
	ldub	[%g4+%g2], %l3
	and	%l3, -17, %l4
	sll	%l4, 24, %l4
	sra	%l4, 24, %g1
	st	%g1, [%fp-232]
	cmp	%g3, 0
	be	.L453
	 ldsb	[%g4+%g2], %l6
.L273:
	st	%g3, [%fp-132]
	stb	%g0, [%fp-128]
	add	%fp, -144, %l2
	sethi	%gdop_hix22(.LC7), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC7), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC7)
	ld	[%fp-232], %g1
	cmp	%g1, 0
	bne	.L274
	 sethi	%gdop_hix22(.LC12), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne	.L454
	 cmp	%l6, 16
	bne	.L484
	 sethi	%gdop_hix22(decimal_digits), %g3
	sethi	%gdop_hix22(hexadecimal_digits), %l3
.L472:
	mov	1, %g1
	xor	%l3, %gdop_lox10(hexadecimal_digits), %l3
	st	%g1, [%fp-232]
	ld	[%l7 + %l3], %l3, %gdop(hexadecimal_digits)
.L276:
	mov	0, %l4
.L280:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L280
	 add	%l4, 1, %l4
	sra	%l4, 31, %l2
	ldub	[%fp-148], %l3
	sub	%l2, %l4, %l2
	sll	%l3, 24, %l3
	srl	%l2, 31, %l2
	sra	%l3, 24, %g2
	ld	[%fp-232], %g1
	ld	[%fp-144], %o0
	cmp	%g2, 100
	be	.L343
	 or	%l2, %g1, %l2
	cmp	%g2, 105
	be	.L343
	 cmp	%l6, 0
	be,a	.L285
	 mov	10, %l6
.L285:
	mov	%l6, %o2
	call	strtoull, 0
	 add	%fp, -192, %o1
	mov	%o0, %g2
.L284:
	cmp	%l2, 0
	be	.L440
	 ld	[%fp-144], %o0
	ld	[%fp-192], %g3
	cmp	%g3, %o0
	be	.L287
	 cmp	%l1, 0
	be	.L288
	 sra	%l3, 24, %l3
	cmp	%l3, 112
	be	.L293
	 ld	[%fp-152], %g3
	cmp	%g3, 2
	be,a	.L290
	 sth	%o1, [%l1]
	bleu	.L455
	 cmp	%g3, 3
	be	.L293
	 add	%g3, -4, %g3
	cmp	%g3, 1
	bgu,a	.L485
	 st	%o1, [%l1]
	st	%g2, [%l1]
	st	%o1, [%l1+4]
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	be,a	.L223
	 ld	[%fp-160], %g4
.L304:
	call	free, 0
	 nop
	b	.L223
	 ld	[%fp-160], %g4
.L198:
.L475:
	cmp	%g2, 0
	be	.L199
	 add	%g2, -4, %g2
	st	%g2, [%fp-172]
.L197:
	b	.L125
	 mov	0, %l1
.L156:
	mov	4, %o7
	add	%l5, 4, %l5
	b	.L173
	 mov	1, %g4
.L451:
	cmp	%g1, 0
	be	.L497
	 nop
	jmp	%i7+8
	 restore %g0, -1, %o0
.L158:
	xor	%o7, 2, %o7
	add	%l5, 4, %l5
	cmp	%g0, %o7
	mov	1, %g4
	addx	%g0, 0, %o7
	b	.L173
	 add	%o7, 1, %o7
.L157:
	xor	%o7, 3, %o7
	add	%l5, 4, %l5
	cmp	%g0, %o7
	mov	1, %g4
	subx	%g0, -1, %o7
	b	.L173
	 add	%o7, 3, %o7
.L159:
	mov	5, %o7
	add	%l5, 4, %l5
	b	.L173
	 mov	1, %g4
.L211:
	ld	[%fp-176], %g2
	add	%g2, -1, %g2
	b	.L210
	 st	%g2, [%fp-176]
.L328:
	mov	3, %o7
	add	%i5, 1, %i5
	b	.L174
	 mov	1, %g4
.L163:
	mov	4, %o7
	add	%i5, 1, %i5
	b	.L174
	 mov	1, %g4
.L199:
	ld	[%fp-176], %g2
	mov	0, %l1
	add	%g2, -1, %g2
	b	.L125
	 st	%g2, [%fp-176]
.L447:
	ld	[%fp-152], %g2
	add	%i3, 4, %i3
	cmp	%g2, 3
	be	.L205
	 ld	[%fp-168], %g4
	bgu	.L202
	 cmp	%g2, 1
	be	.L203
	 cmp	%g2, 2
	bne,a	.L125
	 st	%g4, [%g3]
	b	.L125
	 sth	%g4, [%g3]
.L202:
	add	%g2, -4, %g2
	cmp	%g2, 1
	bgu	.L205
	 sra	%g4, 31, %g2
	st	%g4, [%g3+4]
	b	.L125
	 st	%g2, [%g3]
.L134:
	cmp	%g2, 0
	be	.L135
	 add	%g2, -4, %g2
	b	.L125
	 st	%g2, [%fp-172]
.L445:
.L193:
	call	next, 0
	 mov	%l3, %o0
	cmp	%o0, 255
	bleu	.L190
	 mov	%o0, %l2
	cmp	%o0, -1
	be	.L433
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L486
	 ld	[%fp-172], %g2
.L456:
	call	ungetc, 0
	 mov	%l2, %o0
.L433:
	ldub	[%fp-148], %l2
	sll	%l2, 24, %l2
	sra	%l2, 24, %l2
	cmp	%l2, 37
	bne	.L487
	 cmp	%l2, 110
	add	%fp, -180, %o0
.L481:
	call	next, 0
	 mov	1, %l1
	cmp	%o0, 37
	be	.L125
	 xnor	%g0, %o0, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g3
	cmp	%o0, -1
	be	.L197
	 st	%g3, [%fp-156]
	ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	be	.L198
	 ld	[%fp-172], %g2
	call	ungetc, 0
	 mov	0, %l1
	b	.L470
	 cmp	%l5, 0
.L190:
	call	isspace, 0
	 nop
	cmp	%o0, 0
	bne	.L193
	 ld	[%fp-168], %g2
	add	%g2, -1, %g2
	st	%g2, [%fp-168]
	ld	[%fp-180], %o1
	cmp	%o1, 0
	bne	.L456
	 ld	[%fp-172], %g2
.L486:
	cmp	%g2, 0
	be	.L195
	 add	%g2, -4, %g2
	ldub	[%fp-148], %l2
	st	%g2, [%fp-172]
	b	.L189
	 sll	%l2, 24, %l2
.L208:
	mov	1, %g2
	mov	0, %l1
	b	.L125
	 st	%g2, [%fp-156]
.L444:
	ld	[%l5], %g2
	cmp	%g2, 94
	bne	.L488
	 cmp	%g2, 93
	ld	[%l5+4], %g2
	add	%l5, 4, %l5
	cmp	%g2, 93
.L488:
	be,a	.L181
	 add	%l5, 4, %l5
.L181:
	ld	[%l5], %g2
.L499:
	cmp	%g2, 0
	be	.L169
	 cmp	%g2, 93
	be	.L169
	 add	%l5, 4, %l5
	b	.L499
	 ld	[%l5], %g2
.L418:
	ld	[%i1], %g4
	ld	[%i1+4], %g3
	ld	[%i2], %g2
	ld	[%i2+4], %g1
	mov	%i3, %o3
	st	%g4, [%fp-200]
	st	%g3, [%fp-196]
	st	%g2, [%fp-208]
	st	%g1, [%fp-204]
	add	%fp, -208, %o2
	mov	%l0, %o1
	call	scan_numbered, 0
	 mov	%i4, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L217:
	add	%fp, -128, %g1
	mov	128, %g2
	st	%g1, [%fp-228]
	st	%g2, [%fp-136]
	st	%g1, [%fp-144]
	st	%g0, [%fp-140]
	ld	[%fp-164], %g2
	cmp	%g2, 0
	bne	.L489
	 sethi	%gdop_hix22(.LC7), %l6
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
.L489:
	xor	%l6, %gdop_lox10(.LC7), %l6
	ld	[%l7 + %l6], %g1, %gdop(.LC7)
	add	%fp, -144, %l2
	mov	%g1, %o2
	st	%g2, [%fp-132]
	mov	%l2, %o1
	st	%g1, [%fp-232]
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
	bne	.L458
	 sethi	%gdop_hix22(.LC9), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC9), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC9)
	orcc	%o0, 0, %l4
	bne,a	.L459
	 sethi	%gdop_hix22(.LC2), %l3
	sethi	%gdop_hix22(.LC12), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC12), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC12)
	cmp	%o0, 0
	bne	.L460
	 st	%o0, [%fp-236]
	sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g2, %gdop_lox10(.LC3), %g2
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	ld	[%l7 + %g2], %g1, %gdop(.LC3)
	ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
	st	%g1, [%fp-240]
.L252:
.L251:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %l6
	bne,a	.L252
	 add	%l4, 1, %l4
	sethi	%gdop_hix22(.LC14), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC14), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC14)
	ld	[%fp-236], %g1
	add	%l4, %g1, %g1
	cmp	%o0, 0
	be	.L254
	 st	%g1, [%fp-236]
	mov	0, %l4
.L255:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L255
	 add	%l4, 1, %l4
	ld	[%fp-236], %g1
	add	%g1, %l4, %g1
	st	%g1, [%fp-236]
.L254:
	ld	[%fp-236], %g1
	cmp	%g1, 0
	be	.L440
	 ld	[%fp-144], %o0
	ld	[%fp-240], %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be	.L490
	 mov	1, %g2
	ld	[%fp-232], %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
.L259:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L259
	 add	%l6, 1, %l6
	sra	%l6, 31, %l2
	sub	%l2, %l6, %l2
	srl	%l2, 31, %l2
	mov	%l2, %g2
	and	%l2, 0xff, %l2
.L241:
	cmp	%l1, 0
	be	.L260
	 ld	[%fp-144], %o0
	andcc	%g2, 0xff, %g0
	be	.L260
	 ld	[%fp-152], %g2
	cmp	%g2, 5
	be	.L461
	 add	%fp, -192, %o1
	cmp	%g2, 3
	be	.L462
	 nop
	call	strtof, 0
	 nop
	st	%f0, [%l1]
	ld	[%fp-144], %o0
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	bne	.L304
	 nop
	ld	[%fp-160], %g4
.L223:
	cmp	%g0, %g4
.L492:
	mov	1, %l1
	b	.L125
	 subx	%i0, -1, %i0
.L164:
	xor	%o7, 3, %o7
	add	%i5, 1, %i5
	cmp	%g0, %o7
	mov	1, %g4
	subx	%g0, -1, %o7
	b	.L174
	 add	%o7, 3, %o7
.L166:
	mov	5, %o7
	add	%i5, 1, %i5
	b	.L174
	 mov	1, %g4
.L165:
	xor	%o7, 2, %o7
	add	%i5, 1, %i5
	cmp	%g0, %o7
	mov	1, %g4
	addx	%g0, 0, %o7
	b	.L174
	 add	%o7, 1, %o7
.L219:
	ld	[%fp-152], %g2
	add	%fp, -188, %o3
	xor	%g2, 3, %g2
	cmp	%g0, %g2
.L435:
	subx	%g0, -1, %o2
	mov	%l1, %o1
	call	take_text, 0
	 mov	%i4, %o0
	mov	%o0, %l2
.L235:
	cmp	%l2, 0
.L473:
	bne	.L223
	 ld	[%fp-160], %g4
	b	.L125
	 mov	0, %l1
.L221:
	ld	[%fp-164], %l3
	cmp	%l3, 0
	be,a	.L491
	 mov	1, %l3
	ble	.L492
	 cmp	%g0, %g4
.L231:
.L491:
	b	.L233
	 mov	0, %l2
.L463:
	be,a	.L493
	 add	%l2, 1, %l2
	sll	%l2, 2, %g2
	st	%o0, [%l1+%g2]
	add	%l2, 1, %l2
.L493:
	cmp	%l2, %l3
	bge	.L223
	 ld	[%fp-160], %g4
.L233:
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	bne	.L463
	 cmp	%l1, 0
	b	.L125
	 mov	0, %l1
.L218:
	ld	[%fp-152], %g2
	xor	%g2, 3, %g2
	cmp	%g0, %g2
	ld	[%fp-164], %l2
	subx	%g0, -1, %l3
	cmp	%l2, 0
	be,a	.L222
	 mov	1, %l2
	ble	.L492
	 cmp	%g0, %g4
.L222:
	cmp	%g0, %g2
	and	%l3, 0xff, %g1
	addx	%g0, 0, %l4
	mov	0, %l6
	cmp	%g0, %l1
	st	%g1, [%fp-228]
	b	.L229
	 addx	%g0, 0, %l3
.L225:
	cmp	%l3, 0
.L494:
	be	.L227
	 ld	[%fp-228], %g1
	cmp	%g1, 0
	be	.L227
	 sll	%l6, 2, %g2
	st	%o0, [%l1+%g2]
.L228:
	add	%l6, 1, %l6
.L471:
	cmp	%l6, %l2
	bge	.L223
	 ld	[%fp-160], %g4
.L229:
	call	next, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	be	.L197
	 cmp	%l4, 0
	be	.L225
	 cmp	%o0, 255
	bg	.L226
	 mov	1, %g2
	mov	0, %g2
.L226:
	andcc	%g2, 0xff, %g0
	be	.L494
	 cmp	%l3, 0
	call	___errno, 0
	 mov	0, %l1
	mov	88, %g2
	b	.L125
	 st	%g2, [%o0]
.L215:
	ld	[%fp-152], %g2
	mov	0, %o3
	xor	%g2, 3, %g2
	b	.L435
	 cmp	%g0, %g2
.L220:
	mov	0, %o3
	mov	1, %o2
	mov	%l1, %o1
	call	take_text, 0
	 mov	%i4, %o0
	b	.L235
	 mov	%o0, %l2
.L227:
	cmp	%l1, 0
	bne,a	.L228
	 stb	%o0, [%l1+%l6]
	b	.L471
	 add	%l6, 1, %l6
.L205:
	b	.L125
	 st	%g4, [%g3]
.L135:
	ld	[%fp-176], %g2
	add	%g2, -1, %g2
	b	.L125
	 st	%g2, [%fp-176]
.L203:
	b	.L125
	 stb	%g4, [%g3]
.L272:
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
.L484:
	mov	1, %g1
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	st	%g1, [%fp-232]
	b	.L276
	 ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
.L195:
	ld	[%fp-176], %g2
	ldub	[%fp-148], %l2
	add	%g2, -1, %g2
	sll	%l2, 24, %l2
	b	.L189
	 st	%g2, [%fp-176]
.L459:
	sth	%g0, [%fp-192]
	xor	%l3, %gdop_lox10(.LC2), %l3
	mov	97, %g2
	ld	[%l7 + %l3], %l3, %gdop(.LC2)
	b	.L247
	 add	%fp, -192, %l4
.L465:
	ldsb	[%l3], %g3
	cmp	%g3, 0
	be	.L464
	 ldub	[%l3], %g2
.L247:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L465
	 add	%l3, 1, %l3
	ld	[%fp-144], %o0
.L440:
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	be	.L125
	 mov	0, %l1
	call	free, 0
	 nop
	b	.L470
	 cmp	%l5, 0
.L453:
	sethi	%hi(2147482624), %g3
	b	.L273
	 or	%g3, 1023, %g3
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
	 st	%g1, [%fp-232]
	sethi	%gdop_hix22(decimal_digits), %g3
	mov	10, %l6
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	b	.L276
	 ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
.L274:
	cmp	%l6, 8
	bne	.L484
	 sethi	%gdop_hix22(decimal_digits), %g3
	sethi	%gdop_hix22(.LC5), %l3
.L496:
	mov	1, %g1
	xor	%l3, %gdop_lox10(.LC5), %l3
	st	%g1, [%fp-232]
	mov	8, %l6
	b	.L276
	 ld	[%l7 + %l3], %l3, %gdop(.LC5)
.L343:
	cmp	%l6, 0
	be,a	.L283
	 mov	10, %l6
.L283:
	mov	%l6, %o2
	call	strtoll, 0
	 add	%fp, -192, %o1
	b	.L284
	 mov	%o0, %g2
.L458:
	sethi	%gdop_hix22(.LC0), %l6
	sth	%g0, [%fp-192]
	xor	%l6, %gdop_lox10(.LC0), %l6
	mov	110, %g2
	ld	[%l7 + %l6], %l6, %gdop(.LC0)
	b	.L239
	 add	%fp, -192, %l4
.L467:
	ldsb	[%l6], %g3
	cmp	%g3, 0
	be	.L466
	 ldub	[%l6], %g2
.L239:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L467
	 add	%l6, 1, %l6
	b	.L440
	 ld	[%fp-144], %o0
.L455:
	cmp	%g3, 1
	bne,a	.L485
	 st	%o1, [%l1]
	stb	%o1, [%l1]
	ld	[%fp-228], %g1
	ld	[%fp-144], %o0
	cmp	%o0, %g1
	bne	.L304
	 nop
	b	.L223
	 ld	[%fp-160], %g4
.L257:
	mov	1, %g2
.L490:
	b	.L241
	 mov	1, %l2
.L293:
	st	%o1, [%l1]
.L485:
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	bne	.L304
	 nop
	b	.L223
	 ld	[%fp-160], %g4
.L464:
	sethi	%gdop_hix22(.LC15), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC15), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC15)
	cmp	%o0, 0
	be	.L490
	 mov	1, %g2
	sethi	%gdop_hix22(.LC10), %l3
	xor	%l3, %gdop_lox10(.LC10), %l3
	ld	[%l7 + %l3], %l3, %gdop(.LC10)
	mov	%l3, %o2
.L495:
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L495
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
	b	.L241
	 and	%l2, 0xff, %l2
.L287:
	ld	[%fp-228], %g1
	cmp	%g3, %g1
	be,a	.L125
	 mov	0, %l1
	call	free, 0
	 mov	%g3, %o0
	b	.L125
	 mov	0, %l1
.L466:
	mov	%l3, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L490
	 mov	1, %g2
	sethi	%gdop_hix22(.LC1), %l3
	sth	%g0, [%fp-192]
	xor	%l3, %gdop_lox10(.LC1), %l3
	mov	110, %g2
	b	.L243
	 ld	[%l7 + %l3], %l3, %gdop(.LC1)
.L469:
	ldsb	[%l3], %g3
	cmp	%g3, 0
	be	.L257
	 ldub	[%l3], %g2
.L243:
	stb	%g2, [%fp-192]
	mov	%l4, %o2
	mov	%l2, %o1
	call	accept, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L469
	 add	%l3, 1, %l3
	b	.L440
	 ld	[%fp-144], %o0
.L460:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne	.L338
	 sethi	%gdop_hix22(.LC4), %g2
	mov	1, %g1
	sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(decimal_digits), %g3
	xor	%g2, %gdop_lox10(.LC3), %g2
	xor	%g3, %gdop_lox10(decimal_digits), %g3
	st	%g1, [%fp-236]
	ld	[%l7 + %g3], %l3, %gdop(decimal_digits)
	ld	[%l7 + %g2], %g1, %gdop(.LC3)
	b	.L251
	 st	%g1, [%fp-240]
.L454:
	sethi	%gdop_hix22(.LC13), %o2
	mov	%l2, %o1
	xor	%o2, %gdop_lox10(.LC13), %o2
	mov	%i4, %o0
	call	accept, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC13)
	cmp	%o0, 0
	bne,a	.L340
	 sethi	%gdop_hix22(hexadecimal_digits), %l3
	and	%l3, -9, %g2
	sll	%g2, 24, %g2
	cmp	%g2, 0
	be,a	.L496
	 sethi	%gdop_hix22(.LC5), %l3
	b	.L472
	 sethi	%gdop_hix22(hexadecimal_digits), %l3
.L462:
	call	strtod, 0
	 nop
	std	%f0, [%l1]
	ld	[%fp-144], %o0
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	bne	.L304
	 nop
	b	.L223
	 ld	[%fp-160], %g4
.L461:
	add	%fp, -224, %g2
	st	%g2, [%sp+64]
	call	strtold, 0
	 nop
	unimp	16
	ldd	[%fp-224], %g2
	std	%g2, [%l1]
	ldd	[%fp-216], %g2
	std	%g2, [%l1+8]
	ld	[%fp-144], %o0
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	bne	.L304
	 nop
	b	.L223
	 ld	[%fp-160], %g4
.L290:
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	bne	.L304
	 nop
	b	.L223
	 ld	[%fp-160], %g4
.L338:
	sethi	%gdop_hix22(hexadecimal_digits), %l3
	xor	%g2, %gdop_lox10(.LC4), %g2
	xor	%l3, %gdop_lox10(hexadecimal_digits), %l3
	ld	[%l7 + %g2], %g1, %gdop(.LC4)
	st	%g0, [%fp-236]
	st	%g1, [%fp-240]
	b	.L251
	 ld	[%l7 + %l3], %l3, %gdop(hexadecimal_digits)
.L340:
	mov	16, %l6
	xor	%l3, %gdop_lox10(hexadecimal_digits), %l3
	b	.L276
	 ld	[%l7 + %l3], %l3, %gdop(hexadecimal_digits)
.L260:
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	be,a	.L473
	 cmp	%l2, 0
	call	free, 0
	 nop
	b	.L473
	 cmp	%l2, 0
.L288:
	ld	[%fp-228], %g1
	cmp	%o0, %g1
	bne	.L304
	 nop
	b	.L223
	 ld	[%fp-160], %g4
	.align 4
	.subsection	-1
	.align 4
.L162:
	.word	.L166-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L165-.L162
	.word	.L160-.L162
	.word	.L163-.L162
	.word	.L160-.L162
	.word	.L164-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L163-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L328-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L160-.L162
	.word	.L328-.L162
	.previous
	.subsection	-1
	.align 4
.L216:
	.word	.L217-.L216
	.word	.L214-.L216
	.word	.L221-.L216
	.word	.L214-.L216
	.word	.L217-.L216
	.word	.L217-.L216
	.word	.L217-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L220-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L219-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L217-.L216
	.word	.L214-.L216
	.word	.L218-.L216
	.word	.L214-.L216
	.word	.L217-.L216
	.word	.L217-.L216
	.word	.L217-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L214-.L216
	.word	.L215-.L216
	.previous
	.subsection	-1
	.align 4
.L155:
	.word	.L159-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L158-.L155
	.word	.L153-.L155
	.word	.L156-.L155
	.word	.L153-.L155
	.word	.L157-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L156-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L326-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L153-.L155
	.word	.L326-.L155
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
	.type	CSWTCH.46, #object
	.size	CSWTCH.46, 33
CSWTCH.46:
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
