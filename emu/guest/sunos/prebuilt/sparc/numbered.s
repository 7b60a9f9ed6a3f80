! ad29a2b5835ec3b600ff744affd7579c emu/guest/libc/sunos/numbered.c
	.file	"numbered.c"
	.section	".text"
	.section	.text.find_conversion,"ax",@progbits
	.align 4
	.type	find_conversion, #function
	.proc	04
find_conversion:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
.L2:
	orcc	%g1, 0, %g2
	be,a	.L18
	 ld	[%i0], %g2
.L17:
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L13
	 cmp	%g1, 37
	bne	.L4
	 add	%g2, 4, %g1
	st	%g1, [%i0+4]
	ld	[%g2+4], %g2
	cmp	%g2, 37
	bne	.L19
	 cmp	%g0, %g2
	mov	%g1, %g2
.L4:
	add	%g2, 4, %g1
	orcc	%g1, 0, %g2
	bne	.L17
	 st	%g1, [%i0+4]
	ld	[%i0], %g2
.L18:
	ldub	[%g2], %g3
	cmp	%g3, 0
	be	.L13
	 cmp	%g3, 37
	bne	.L5
	 add	%g2, 1, %g3
	st	%g3, [%i0]
	ldub	[%g2+1], %g2
	cmp	%g2, 37
	bne	.L3
	 cmp	%g0, %g2
	mov	%g3, %g2
.L5:
	add	%g2, 1, %g2
	b	.L2
	 st	%g2, [%i0]
.L13:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L3:
.L19:
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
	.size	find_conversion, .-find_conversion
	.section	.text.copy,"ax",@progbits
	.align 4
	.type	copy, #function
	.proc	020
copy:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be,a	.L21
	 ld	[%i1], %g2
	ld	[%i1+4], %g2
	ld	[%g2], %g2
	st	%g2, [%g1]
	add	%g1, 4, %g1
.L29:
	st	%g1, [%i0+4]
	ld	[%i1+4], %g1
	cmp	%g1, 0
	be,a	.L28
	 ld	[%i1], %g1
	add	%g1, 4, %g1
.L30:
	st	%g1, [%i1+4]
	jmp	%i7+8
	 restore
.L21:
	ld	[%i0], %g1
	ldub	[%g2], %g2
	stb	%g2, [%g1]
	ld	[%i0+4], %g1
	cmp	%g1, 0
	bne	.L29
	 add	%g1, 4, %g1
	ld	[%i0], %g1
	add	%g1, 1, %g1
	st	%g1, [%i0]
	ld	[%i1+4], %g1
	cmp	%g1, 0
	bne	.L30
	 add	%g1, 4, %g1
	ld	[%i1], %g1
.L28:
	add	%g1, 1, %g1
	st	%g1, [%i1]
	jmp	%i7+8
	 restore
	.size	copy, .-copy
	.section	.text.number_at,"ax",@progbits
	.align 4
	.type	number_at, #function
	.proc	04
number_at:
	save	%sp, -96, %sp
	add	%i1, 100, %i1
	sll	%i1, 2, %i1
	add	%i0, %i1, %i1
	ld	[%i1+4], %g1
	ld	[%g1], %i0
	jmp	%i7+8
	 restore
	.size	number_at, .-number_at
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"%d"
	.align 8
.LC1:
	.asciz	".%d"
	.align 8
.LC2:
	.asciz	"%s%c"
	.align 8
.LC3:
	.asciz	""
	.align 8
.LC4:
	.asciz	"%s%s"
	.align 8
.LC5:
	.asciz	"-"
	.section	.text.format_one,"ax",@progbits
	.align 4
	.type	format_one, #function
	.proc	04
format_one:
	save	%sp, -184, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldub	[%i1+28], %i5
	sll	%i5, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 72
	be	.L53
	 mov	%i5, %g2
	cmp	%g1, 113
	be	.L54
	 mov	0, %g1
.L33:
	stb	%g2, [%fp-80]
	stb	%g1, [%fp-79]
	stb	%g0, [%fp-78]
	ld	[%i1+16], %o1
	cmp	%o1, 0
	bne	.L56
	 nop
	ld	[%i1+12], %o1
.L61:
	cmp	%o1, 0
	bne	.L57
	 ld	[%i1+24], %l0
.L36:
	ld	[%i1+20], %i4
.L37:
	sethi	%hi(620756992), %g2
	mov	0, %g3
	st	%g0, [%fp-56]
	std	%g2, [%fp-64]
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
	ld	[%i1+8], %g1
	ldsb	[%i1+29], %g2
	add	%g1, 100, %g1
	cmp	%g2, 110
	sll	%g1, 2, %g1
	add	%i2, %g1, %i2
	be	.L58
	 ld	[%i2+4], %i2
	cmp	%i4, 0
	bl	.L59
	 add	%fp, -63, %i5
	sethi	%gdop_hix22(.LC3), %o4
	mov	%i5, %o0
	mov	%i1, %o3
	xor	%o4, %gdop_lox10(.LC3), %o4
	sethi	%gdop_hix22(.LC4), %o2
	ld	[%l7 + %o4], %o4, %gdop(.LC3)
	xor	%o2, %gdop_lox10(.LC4), %o2
	mov	16, %o1
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC4)
	cmp	%i4, 0
	bne	.L50
	 add	%i5, %o0, %i5
.L51:
	cmp	%l0, 0
	bl,a	.L60
	 ldsb	[%i1+29], %o4
	mov	%i5, %o0
	mov	%l0, %o3
	sethi	%gdop_hix22(.LC1), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC1), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC1)
	add	%i5, %o0, %i5
	ldsb	[%i1+29], %o4
.L60:
	add	%fp, -80, %o3
	mov	16, %o1
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o2, %gdop_lox10(.LC2), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC2)
	add	%fp, -64, %g1
	st	%g0, [%fp-68]
	st	%g1, [%fp-72]
	ldd	[%fp-72], %g2
	mov	%i2, %o2
	add	%fp, -88, %o1
	mov	%i0, %o0
	call	format_text, 0
	 std	%g2, [%fp-88]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L54:
	mov	108, %g2
	mov	108, %g1
	stb	%g2, [%fp-80]
	stb	%g1, [%fp-79]
	stb	%g0, [%fp-78]
	ld	[%i1+16], %o1
	cmp	%o1, 0
	be,a	.L61
	 ld	[%i1+12], %o1
.L56:
	call	number_at, 0
	 mov	%i2, %o0
	ld	[%i1+12], %o1
	cmp	%o1, 0
	be	.L36
	 mov	%o0, %l0
.L57:
	call	number_at, 0
	 mov	%i2, %o0
	b	.L37
	 mov	%o0, %i4
.L59:
	mov	%i1, %o3
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC5), %o4
	sethi	%gdop_hix22(.LC4), %o2
	xor	%o4, %gdop_lox10(.LC5), %o4
	xor	%o2, %gdop_lox10(.LC4), %o2
	ld	[%l7 + %o4], %o4, %gdop(.LC5)
	mov	16, %o1
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC4)
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2147482624), %o3
	add	%i5, %o0, %i5
	cmp	%i4, %g1
	be	.L52
	 or	%o3, 1023, %o3
.L50:
	sra	%i4, 31, %g1
	xor	%g1, %i4, %o3
	sub	%o3, %g1, %o3
.L52:
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC0), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC0)
	b	.L51
	 add	%i5, %o0, %i5
.L53:
	mov	104, %g2
	b	.L33
	 mov	104, %g1
.L58:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%i5, 108
	be	.L43
	 ld	[%i2], %g1
	bg	.L40
	 cmp	%i5, 72
	be	.L41
	 cmp	%i5, 104
	bne,a	.L62
	 st	%i3, [%g1]
	sth	%i3, [%g1]
.L45:
.L62:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L40:
	cmp	%i5, 113
	bne	.L43
	 sra	%i3, 31, %g2
	st	%i3, [%g1+4]
	b	.L45
	 st	%g2, [%g1]
.L43:
	b	.L45
	 st	%i3, [%g1]
.L41:
	b	.L45
	 stb	%i3, [%g1]
	.size	format_one, .-format_one
	.section	.text.format_plain,"ax",@progbits
	.align 4
	.type	format_plain, #function
	.proc	04
format_plain:
	save	%sp, -376, %sp
	mov	37, %l3
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	mov	%i0, %i4
	add	%fp, 80, %g1
	st	%g0, [%i2]
	st	%g1, [%fp-268]
	mov	0, %i0
	add	%fp, -256, %i3
	add	%fp, -257, %l2
	add	%fp, -260, %l0
	mov	37, %l1
	add	%fp, -280, %i5
.L64:
	ld	[%i1+4], %g1
	cmp	%g1, 0
	be,a	.L108
	 ld	[%i1], %g3
.L103:
	ld	[%g1], %g2
	cmp	%g2, 0
	be	.L112
	 nop
	ld	[%i2], %g2
.L111:
	cmp	%g2, 0
	bne	.L112
	 cmp	%i0, -1
	be	.L112
	 cmp	%g1, 0
	be	.L87
	 mov	0, %g2
.L71:
	ld	[%g1], %g3
	cmp	%g3, 0
	be	.L109
	 cmp	%g1, 0
	ld	[%i2], %g4
.L110:
	cmp	%g4, 0
	bne	.L79
	 cmp	%g3, 37
	bne	.L101
	 cmp	%g1, 0
	be	.L69
	 ld	[%i1], %g3
	ld	[%g1+4], %g4
	xor	%g4, 37, %o7
	cmp	%g0, %o7
	addx	%g0, 0, %o7
	st	%o7, [%i2]
	cmp	%g4, 37
	be	.L70
	 add	%g1, 4, %g1
	b	.L71
	 st	%g1, [%i1+4]
.L87:
	ld	[%i1], %g3
.L77:
	ldub	[%g3], %g3
	mov	0, %g1
.L106:
	cmp	%g3, 0
	bne,a	.L110
	 ld	[%i2], %g4
.L79:
	cmp	%g1, 0
.L109:
	be	.L75
	 sll	%g2, 2, %g4
	add	%fp, %g4, %g4
.L107:
	mov	%i3, %g3
	st	%g0, [%g4-256]
	mov	0, %g1
.L81:
	st	%g3, [%fp-260]
	st	%g1, [%fp-264]
	ldd	[%fp-264], %g2
	ld	[%fp-268], %o2
	mov	%i5, %o1
	std	%g2, [%fp-280]
	call	format_text, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bge	.L64
	 add	%i0, %o0, %i0
	ld	[%i1+4], %g1
	cmp	%g1, 0
	bne	.L103
	 mov	-1, %i0
	ld	[%i1], %g3
.L108:
	ldub	[%g3], %g2
	cmp	%g2, 0
	bne,a	.L111
	 ld	[%i2], %g2
.L112:
	jmp	%i7+8
	 restore
.L101:
	be	.L66
	 add	%g2, 1, %g2
	sll	%g2, 2, %g4
	st	%g3, [%l0+%g4]
.L67:
	add	%g1, 4, %g1
	cmp	%g2, 61
	bleu	.L71
	 st	%g1, [%i1+4]
	b	.L107
	 add	%fp, %g4, %g4
.L105:
	mov	0, %g1
.L70:
	st	%g3, [%i1]
	st	%g1, [%i1+4]
	cmp	%g1, 0
	be	.L73
	 add	%g2, 1, %g3
	sll	%g3, 2, %g3
	st	%l1, [%g3+%l0]
	add	%g2, 2, %g2
	sll	%g2, 2, %g4
	b	.L67
	 st	%l1, [%l0+%g4]
.L73:
	stb	%l3, [%g3+%l2]
	add	%g2, 2, %g2
	stb	%l3, [%g2+%l2]
.L68:
	ld	[%i1], %g3
	add	%g3, 1, %g3
	cmp	%g2, 61
	bleu	.L77
	 st	%g3, [%i1]
.L75:
	add	%fp, %g2, %g2
	mov	0, %g3
	stb	%g0, [%g2-256]
	b	.L81
	 mov	%i3, %g1
.L69:
	ldsb	[%g3+1], %g1
	xor	%g1, 37, %g4
	cmp	%g0, %g4
	addx	%g0, 0, %g4
	st	%g4, [%i2]
	cmp	%g1, 37
	be	.L105
	 add	%g3, 1, %g3
	st	%g3, [%i1]
	mov	0, %g1
	b	.L106
	 ldub	[%g3], %g3
.L66:
	b	.L68
	 stb	%g3, [%g2+%l2]
	.size	format_plain, .-format_plain
	.section	.text.scan_ordered,"ax",@progbits
	.align 4
	.type	scan_ordered, #function
	.proc	04
scan_ordered:
	save	%sp, -120, %sp
	ld	[%i1], %g4
	ld	[%i1+4], %g3
	ld	[%i2], %g2
	ld	[%i2+4], %g1
	add	%fp, 80, %o3
	st	%i3, [%fp+80]
	st	%i4, [%fp+84]
	st	%i5, [%fp+88]
	st	%o3, [%fp-4]
	st	%g4, [%fp-16]
	st	%g3, [%fp-12]
	st	%g2, [%fp-24]
	st	%g1, [%fp-20]
	add	%fp, -24, %o2
	add	%fp, -16, %o1
	call	scan_text, 0
	 mov	%i0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	scan_ordered, .-scan_ordered
	.section	.text.read_position,"ax",@progbits
	.align 4
	.type	read_position, #function
	.proc	04
read_position:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	mov	%i0, %g2
	ld	[%i0], %g4
	cmp	%g1, 0
	be	.L116
	 mov	0, %i0
	ld	[%g1], %g3
	add	%g3, -48, %i5
	cmp	%i5, 9
	bleu	.L132
	 sethi	%hi(26843136), %i4
.L119:
	cmp	%g3, 36
.L138:
	bne	.L123
	 add	%i0, -1, %g3
	cmp	%g3, 98
	bgu	.L123
	 add	%g1, 4, %g1
.L129:
	st	%g4, [%g2]
	st	%g1, [%g2+4]
	jmp	%i7+8
	 restore
.L135:
	sethi	%hi(26843136), %i5
	or	%i5, 408, %i5
	cmp	%i0, %i5
	ble	.L122
	 sll	%i0, 2, %i5
	sethi	%hi(268435456), %i0
	add	%g4, 1, %g4
.L116:
	ldub	[%g4], %g3
	add	%g3, -48, %i5
	cmp	%i5, 9
	bleu	.L135
	 cmp	%g3, 36
	bne	.L123
	 add	%i0, -1, %g3
	cmp	%g3, 98
	bleu	.L129
	 add	%g4, 1, %g4
.L123:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L132:
	sethi	%hi(268435456), %i3
	or	%i4, 408, %i4
	sll	%i0, 2, %i5
.L139:
	add	%i5, %i0, %i5
	add	%i5, %i5, %i5
	add	%i5, -48, %i5
	add	%g1, 4, %g1
	add	%i5, %g3, %i0
	ld	[%g1], %g3
	add	%g3, -48, %i5
	cmp	%i5, 9
	bgu	.L138
	 cmp	%g3, 36
	cmp	%i0, %i4
.L137:
	ble	.L139
	 sll	%i0, 2, %i5
	add	%g1, 4, %g1
	ld	[%g1], %g3
	add	%g3, -48, %i5
	cmp	%i5, 9
	bgu	.L119
	 mov	%i3, %i0
	b	.L137
	 cmp	%i0, %i4
.L122:
	add	%g4, 1, %g4
	add	%i5, %i0, %i5
	add	%i5, %i5, %i5
	add	%i5, -48, %i5
	b	.L116
	 add	%i5, %g3, %i0
	.size	read_position, .-read_position
	.section	.text.read_amount,"ax",@progbits
	.align 4
	.type	read_amount, #function
	.proc	04
read_amount:
	save	%sp, -96, %sp
	ld	[%i0+4], %g1
	cmp	%g1, 0
	be,a	.L141
	 ld	[%i0], %g1
	ld	[%g1], %g2
	cmp	%g2, 42
	bne	.L159
	 mov	%i0, %o0
	add	%g1, 4, %g1
	call	read_position, 0
	 st	%g1, [%i0+4]
	cmp	%g0, %o0
	st	%o0, [%i2]
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
.L159:
	mov	0, %g2
.L142:
	ld	[%g1], %g3
	add	%g3, -48, %g4
	cmp	%g4, 9
	bleu	.L160
	 sethi	%hi(26843136), %g4
	st	%g2, [%i1]
.L163:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L141:
	ldsb	[%g1], %g2
	cmp	%g2, 42
	bne	.L161
	 mov	%i0, %o0
	add	%g1, 1, %g1
	call	read_position, 0
	 st	%g1, [%i0]
	cmp	%g0, %o0
	st	%o0, [%i2]
	addx	%g0, 0, %i0
	jmp	%i7+8
	 restore
.L161:
	mov	0, %g2
.L146:
	ldub	[%g1], %g3
	add	%g3, -48, %g4
	cmp	%g4, 9
	bgu,a	.L163
	 st	%g2, [%i1]
	sethi	%hi(26843136), %g4
	or	%g4, 408, %g4
	cmp	%g2, %g4
	bg	.L162
	 add	%g1, 1, %g1
	sll	%g2, 2, %g4
	add	%g4, %g2, %g2
	st	%g1, [%i0]
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	b	.L146
	 add	%g2, %g3, %g2
.L160:
	or	%g4, 408, %g4
	cmp	%g2, %g4
	bg	.L155
	 add	%g1, 4, %g1
	sll	%g2, 2, %g4
	add	%g4, %g2, %g2
	st	%g1, [%i0+4]
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	b	.L142
	 add	%g2, %g3, %g2
.L155:
	sethi	%hi(268435456), %g2
	b	.L142
	 st	%g1, [%i0+4]
.L162:
	sethi	%hi(268435456), %g2
	b	.L146
	 st	%g1, [%i0]
	.size	read_amount, .-read_amount
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"-+ #0'"
	.section	.text.read_spec,"ax",@progbits
	.align 4
	.type	read_spec, #function
	.proc	04
read_spec:
	save	%sp, -96, %sp
	call	read_position, 0
	 mov	%i0, %o0
	mov	-1, %g1
	st	%g0, [%i1]
	st	%g1, [%i1+24]
	st	%g0, [%i1+4]
	st	%g0, [%i1+12]
	st	%g0, [%i1+16]
	st	%g0, [%i1+20]
	st	%g0, [%i1+28]
	st	%o0, [%i1+8]
	ld	[%i0+4], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	cmp	%g1, 0
	be	.L227
	 mov	0, %i4
.L165:
	ld	[%g1], %o1
	add	%o1, -1, %g1
	cmp	%g1, 126
	bgu,a	.L234
	 stb	%g0, [%i1+%i4]
	sethi	%gdop_hix22(.LC6), %o0
.L239:
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC6)
	cmp	%o0, 0
	be,a	.L234
	 stb	%g0, [%i1+%i4]
	ld	[%i5+4], %g1
	cmp	%g1, 0
	be	.L167
	 mov	%i4, %o2
	ld	[%g1], %o1
	call	memchr, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be	.L235
	 ld	[%i5+4], %g1
.L237:
	cmp	%g1, 0
	be,a	.L236
	 ld	[%i5], %g1
	add	%g1, 4, %g1
.L238:
	b	.L165
	 st	%g1, [%i5+4]
.L167:
	ld	[%i5], %g1
	ldub	[%g1], %o1
	call	memchr, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne	.L237
	 ld	[%i5+4], %g1
.L235:
	cmp	%g1, 0
	be,a	.L170
	 ld	[%i5], %g1
	ldub	[%g1+3], %g1
	stb	%g1, [%i1+%i4]
	add	%i4, 1, %i4
.L231:
	ld	[%i5+4], %g1
	cmp	%g1, 0
	bne	.L238
	 add	%g1, 4, %g1
	ld	[%i5], %g1
.L236:
	add	%g1, 1, %g1
	st	%g1, [%i5]
	ldub	[%g1], %o1
.L232:
	add	%o1, -1, %g1
	cmp	%g1, 126
	bleu	.L239
	 sethi	%gdop_hix22(.LC6), %o0
	stb	%g0, [%i1+%i4]
.L234:
	ld	[%i1+8], %g1
	cmp	%g1, 0
	bne	.L230
	 add	%i1, 12, %o2
.L175:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L170:
	ldub	[%g1], %g1
	stb	%g1, [%i1+%i4]
	b	.L231
	 add	%i4, 1, %i4
.L227:
	ld	[%i0], %g1
	b	.L232
	 ldub	[%g1], %o1
.L230:
	add	%i1, 20, %o1
	call	read_amount, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L175
	 nop
	ld	[%i5+4], %g2
	cmp	%g2, 0
	be,a	.L180
	 ld	[%i5], %g1
	ld	[%g2], %g1
	cmp	%g1, 46
	bne	.L240
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L190-.)), %g1
	add	%g2, 4, %g2
	st	%g2, [%i5+4]
.L185:
	add	%i1, 16, %o2
	add	%i1, 24, %o1
	call	read_amount, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L175
	 nop
	ld	[%i5+4], %g2
	cmp	%g2, 0
	be	.L233
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L190-.)), %g1
.L240:
	mov	0, %g3
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L190-.)), %g1
	sub	%l7, %g1, %l7
.L206:
	ld	[%g2], %g1
	add	%g1, -76, %g1
	cmp	%g1, 46
	bgu	.L188
	 sll	%g1, 2, %g1
	ld	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.read_spec
.L188:
	stb	%g3, [%i1+28]
	ld	[%g2], %g1
	cmp	%g1, 127
	bleu	.L202
	 sll	%g1, 24, %g3
	mov	0, %i0
	mov	0, %g1
.L203:
	stb	%g1, [%i1+29]
	st	%g2, [%i5+4]
	jmp	%i7+8
	 restore
.L202:
	cmp	%g0, %g3
	addx	%g0, 0, %i0
	sll	%i0, 2, %g3
	b	.L203
	 add	%g2, %g3, %g2
.L192:
	and	%g3, 0xff, %g1
	cmp	%g1, 108
	bne	.L191
	 mov	108, %g3
.L209:
	mov	113, %g3
.L191:
	b	.L206
	 add	%g2, 4, %g2
.L180:
	ldsb	[%g1], %g2
	cmp	%g2, 46
	bne	.L241
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L197-.)), %i4
	add	%g1, 1, %g1
	b	.L185
	 st	%g1, [%i5]
.L189:
	mov	108, %g3
	b	.L206
	 add	%g2, 4, %g2
.L233:
	ld	[%i5], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L197-.)), %i4
.L241:
	mov	0, %g3
	or	%i4, %lo(_GLOBAL_OFFSET_TABLE_-(.L197-.)), %i4
	sub	%l7, %i4, %i4
.L184:
	mov	%g3, %g4
.L187:
	ldub	[%g1], %g3
	add	%g3, -76, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 46
	bgu	.L195
	 mov	%g1, %i3
	sll	%g2, 2, %g2
	ld	[%i4+%g2], %g2
	jmp	%i4+%g2
	 nop
	.section	".rodata"
	.section	.text.read_spec
.L195:
	stb	%g4, [%i1+28]
	ldsb	[%g1], %g3
	cmp	%g3, 0
	bge	.L204
	 ldub	[%g1], %g2
	mov	0, %i0
	mov	0, %g2
.L205:
	stb	%g2, [%i1+29]
	st	%i3, [%i5]
	jmp	%i7+8
	 restore
.L194:
	mov	76, %g3
	b	.L206
	 add	%g2, 4, %g2
.L193:
	and	%g3, 0xff, %g1
	cmp	%g1, 104
	be	.L191
	 mov	72, %g3
	mov	104, %g3
	b	.L206
	 add	%g2, 4, %g2
.L199:
	sll	%g4, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 108
	bne	.L196
	 mov	%g3, %g4
.L198:
	mov	113, %g4
.L196:
	add	%g1, 1, %g1
	b	.L187
	 st	%g1, [%i5]
.L211:
	add	%g1, 1, %g1
	mov	108, %g4
	b	.L187
	 st	%g1, [%i5]
.L200:
	sll	%g4, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 104
	bne	.L196
	 mov	%g3, %g4
	add	%g1, 1, %g1
	mov	72, %g4
	b	.L187
	 st	%g1, [%i5]
.L201:
	add	%g1, 1, %g1
	b	.L184
	 st	%g1, [%i5]
.L204:
	cmp	%g0, %g3
	addx	%g0, 0, %i0
	b	.L205
	 add	%g1, %i0, %i3
	.align 4
	.subsection	-1
	.align 4
.L197:
	.word	.L201-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L200-.L197
	.word	.L195-.L197
	.word	.L198-.L197
	.word	.L195-.L197
	.word	.L199-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L198-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L211-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L195-.L197
	.word	.L211-.L197
	.previous
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
	.word	.L209-.L190
	.word	.L188-.L190
	.word	.L192-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L209-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L189-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L188-.L190
	.word	.L189-.L190
	.previous
	.size	read_spec, .-read_spec
	.section	.text.has_numbers,"ax",@progbits
	.align 4
	.global has_numbers
	.type	has_numbers, #function
	.proc	04
has_numbers:
	save	%sp, -96, %sp
	call	find_conversion, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L247
	 nop
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L247:
	call	read_position, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	has_numbers, .-has_numbers
	.section	.text.format_numbered,"ax",@progbits
	.align 4
	.global format_numbered
	.type	format_numbered, #function
	.proc	04
format_numbered:
	save	%sp, -960, %sp
	ld	[%i1], %g2
	ld	[%i1+4], %g1
	st	%g2, [%fp-848]
	st	%g1, [%fp-844]
	mov	%i0, %i4
	st	%g0, [%fp-804]
	add	%fp, -800, %g1
	add	%fp, -400, %g2
	st	%g0, [%g1]
.L328:
	add	%g1, 4, %g1
	cmp	%g1, %g2
	bne,a	.L328
	 st	%g0, [%g1]
	add	%fp, -848, %i5
	add	%fp, -836, %i0
	mov	%i5, %o0
	call	find_conversion, 0
	 mov	1, %l0
	cmp	%o0, 0
	be	.L320
	 sethi	%hi(303104), %i3
	mov	%i0, %o1
.L333:
	call	read_spec, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L251
	 ldsb	[%fp-807], %g2
	ld	[%fp-828], %g4
	ldub	[%fp-808], %g3
	cmp	%g2, 115
	bg	.L252
	 ldub	[%fp-807], %g1
	cmp	%g2, 96
	bg,a	.L253
	 add	%g1, -97, %g1
	cmp	%g2, 67
	be	.L254
	 mov	0, %g1
	ble	.L321
	 cmp	%g2, 71
	bg	.L257
	 cmp	%g2, 83
	cmp	%g2, 68
	bne,a	.L329
	 sll	%g3, 24, %g1
.L252:
	sll	%g3, 24, %g3
.L326:
	sra	%g3, 24, %g3
	cmp	%g3, 108
	be	.L254
	 mov	1, %g1
	xor	%g3, 113, %g1
	cmp	%g0, %g1
	xor	%g3, 76, %g3
	subx	%g0, -1, %g1
	cmp	%g0, %g3
	subx	%g0, -1, %g2
	or	%g1, %g2, %g1
	add	%g1, %g1, %g1
.L254:
	cmp	%g4, 0
.L325:
	be,a	.L330
	 ld	[%fp-804], %g1
	sll	%g4, 2, %g2
	add	%fp, %g2, %g2
	st	%g1, [%g2-800]
	ld	[%fp-804], %g1
.L330:
	cmp	%g1, %g4
	bl,a	.L259
	 mov	%g4, %g1
.L259:
	ld	[%fp-824], %g2
	cmp	%g2, 0
	be	.L331
	 cmp	%g1, %g2
	sll	%g2, 2, %g3
	add	%fp, %g3, %g3
	st	%g0, [%g3-800]
.L331:
	bl,a	.L261
	 mov	%g2, %g1
.L261:
	ld	[%fp-820], %g2
	cmp	%g2, 0
	be	.L332
	 cmp	%g1, %g2
	sll	%g2, 2, %g3
	add	%fp, %g3, %g3
	st	%g0, [%g3-800]
.L332:
	bl,a	.L263
	 mov	%g2, %g1
.L263:
	st	%g1, [%fp-804]
	call	find_conversion, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne	.L333
	 mov	%i0, %o1
.L320:
	ld	[%fp-804], %g3
	add	%fp, -396, %i3
	mov	1, %i0
	cmp	%g3, 0
	bg	.L269
	 add	%fp, -856, %l0
	b	.L324
	 add	%fp, -860, %i2
.L322:
.L268:
	add	%i0, 1, %i0
	cmp	%g3, %i0
	bl	.L280
	 add	%i3, 4, %i3
.L269:
	st	%i2, [%i3]
	ld	[%i3-400], %g1
	cmp	%g1, 2
	be	.L266
	 cmp	%g1, 3
	bne,a	.L322
	 add	%i2, 4, %i2
	mov	%i2, %o1
	mov	8, %o2
	call	memcpy, 0
	 mov	%i5, %o0
	ld	[%fp-804], %g3
	add	%i0, 1, %i0
	add	%i2, 8, %i2
	cmp	%g3, %i0
	bge	.L269
	 add	%i3, 4, %i3
.L280:
	add	%fp, -860, %i2
.L324:
	mov	%i1, %o1
	mov	%i2, %o2
	call	format_plain, 0
	 mov	%i4, %o0
	ld	[%fp-860], %g1
	cmp	%g1, 0
	be	.L286
	 mov	%o0, %i0
	cmp	%o0, 0
	bl	.L286
	 add	%fp, -836, %i5
	b	.L272
	 add	%fp, -804, %l0
.L323:
	call	format_plain, 0
	 nop
	ld	[%fp-860], %g2
	mov	%o0, %g1
	cmp	%g2, 0
	be	.L270
	 add	%i3, %o0, %i0
	cmp	%o0, 0
	bl	.L334
	 ld	[%fp-804], %g3
.L272:
	mov	%i5, %o1
	call	read_spec, 0
	 mov	%i1, %o0
	mov	%l0, %o2
	mov	%i5, %o1
	mov	%i0, %o3
	call	format_one, 0
	 mov	%i4, %o0
	mov	%i2, %o2
	mov	%o0, %g1
	mov	%i1, %o1
	mov	%i4, %o0
	cmp	%g1, 0
	bge	.L323
	 add	%g1, %i0, %i3
	ld	[%fp-804], %g3
	cmp	%g3, 0
	ble	.L278
	 mov	1, %g2
.L336:
	add	%g2, 1, %g2
.L335:
	cmp	%g3, %g2
	bge,a	.L335
	 add	%g2, 1, %g2
	cmp	%g1, 0
.L327:
	bl	.L278
	 nop
	jmp	%i7+8
	 restore
.L253:
	sll	%l0, %g1, %g1
	andcc	%g1, 113, %g0
	bne,a	.L329
	 sll	%g3, 24, %g1
	andcc	%g1, %i3, %g1
	bne	.L282
	 cmp	%g2, 99
	bne,a	.L326
	 sll	%g3, 24, %g3
	b	.L325
	 cmp	%g4, 0
.L257:
	be	.L254
	 mov	5, %g1
	b	.L326
	 sll	%g3, 24, %g3
.L321:
	cmp	%g2, 65
	bne,a	.L326
	 sll	%g3, 24, %g3
	sll	%g3, 24, %g1
.L329:
	sra	%g1, 24, %g1
	xor	%g1, 76, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	b	.L254
	 add	%g1, 3, %g1
.L282:
	b	.L254
	 mov	5, %g1
.L266:
	mov	%i2, %o1
	mov	8, %o2
	call	memcpy, 0
	 mov	%l0, %o0
	add	%i2, 8, %i2
	b	.L268
	 ld	[%fp-804], %g3
.L286:
	mov	%i0, %g1
.L270:
	ld	[%fp-804], %g3
.L334:
	cmp	%g3, 0
	bg,a	.L336
	 mov	1, %g2
	b	.L327
	 cmp	%g1, 0
.L251:
	call	___errno, 0
	 nop
	mov	22, %g1
	st	%g1, [%o0]
.L278:
	jmp	%i7+8
	 restore %g0, -1, %o0
	.size	format_numbered, .-format_numbered
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"*0123456789hlLqjzt"
	.section	.text.scan_numbered,"ax",@progbits
	.align 4
	.global scan_numbered
	.type	scan_numbered, #function
	.proc	04
scan_numbered:
	save	%sp, -1712, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i2+4], %l0
	cmp	%l0, 0
	be	.L388
	 ld	[%i2], %g1
	mov	%l0, %g1
	b	.L340
	 mov	1, %o0
.L417:
	add	%o0, 1, %o0
.L340:
	ld	[%g1], %g2
	cmp	%g2, 0
	bne	.L417
	 add	%g1, 4, %g1
	call	malloc, 0
	 sll	%o0, 2, %o0
	mov	400, %o2
	mov	%o0, %l1
	mov	0, %o1
	add	%fp, -1204, %l2
	call	memset, 0
	 mov	%l2, %o0
	add	%fp, -804, %i4
	mov	804, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	st	%l1, [%fp-800]
.L387:
	ld	[%i2], %g2
	ld	[%i2+4], %g1
	st	%g2, [%fp-1212]
	st	%g1, [%fp-1208]
	mov	0, %i5
	add	%fp, -1212, %l3
.L342:
	call	find_conversion, 0
	 mov	%l3, %o0
	mov	%o0, %g1
	cmp	%g1, 0
	be	.L418
	 mov	%l3, %o0
.L344:
	call	read_position, 0
	 nop
	cmp	%i5, %o0
	bge	.L342
	 nop
	mov	%o0, %i5
	call	find_conversion, 0
	 mov	%l3, %o0
	mov	%o0, %g1
	cmp	%g1, 0
	bne	.L344
	 mov	%l3, %o0
.L418:
	ld	[%fp-804], %g1
	st	%g1, [%fp-1212]
	ld	[%fp-800], %g1
	cmp	%l1, 0
	be	.L389
	 st	%g1, [%fp-1208]
	cmp	%i5, 0
	be,a	.L347
	 mov	1, %i3
	sll	%i5, 2, %i5
	mov	0, %g1
	add	%fp, -796, %g3
	ld	[%i3+%g1], %g2
.L428:
	st	%g2, [%g3+%g1]
	add	%g1, 4, %g1
	cmp	%g1, %i5
	bne,a	.L428
	 ld	[%i3+%g1], %g2
	mov	1, %i3
.L347:
	cmp	%l0, 0
.L432:
	be,a	.L429
	 ld	[%i2], %g1
	ld	[%l0], %i5
.L384:
	cmp	%i5, 0
	be	.L353
	 cmp	%i3, 0
	be	.L385
	 mov	%i2, %o1
.L430:
	call	copy, 0
	 mov	%i4, %o0
	cmp	%i5, 37
	be	.L350
	 ld	[%i2+4], %g1
	cmp	%g1, 0
	be,a	.L351
	 ld	[%i2], %g1
	ld	[%g1], %i5
	cmp	%i5, 0
	bne	.L430
	 mov	%i2, %o1
.L353:
	cmp	%i3, 0
	be	.L385
	 mov	%i2, %o1
	call	copy, 0
	 mov	%i4, %o0
	add	%fp, -400, %o1
	mov	396, %o2
	call	memcpy, 0
	 mov	%l2, %o0
	ld	[%fp-1212], %g1
	st	%g1, [%fp-1224]
	ld	[%fp-1208], %g1
	st	%g1, [%fp-1220]
	ld	[%fp-808], %g1
	st	%g1, [%sp+476]
	ld	[%fp-812], %g1
	st	%g1, [%sp+472]
	ld	[%fp-816], %g1
	st	%g1, [%sp+468]
	ld	[%fp-820], %g1
	st	%g1, [%sp+464]
	ld	[%fp-824], %g1
	st	%g1, [%sp+460]
	ld	[%fp-828], %g1
	st	%g1, [%sp+456]
	ld	[%fp-832], %g1
	st	%g1, [%sp+452]
	ld	[%fp-836], %g1
	st	%g1, [%sp+448]
	ld	[%fp-840], %g1
	st	%g1, [%sp+444]
	ld	[%fp-844], %g1
	st	%g1, [%sp+440]
	ld	[%fp-848], %g1
	st	%g1, [%sp+436]
	ld	[%fp-852], %g1
	st	%g1, [%sp+432]
	ld	[%fp-856], %g1
	st	%g1, [%sp+428]
	ld	[%fp-860], %g1
	st	%g1, [%sp+424]
	ld	[%fp-864], %g1
	st	%g1, [%sp+420]
	ld	[%fp-868], %g1
	st	%g1, [%sp+416]
	ld	[%fp-872], %g1
	st	%g1, [%sp+412]
	ld	[%fp-876], %g1
	st	%g1, [%sp+408]
	ld	[%fp-880], %g1
	st	%g1, [%sp+404]
	ld	[%fp-884], %g1
	st	%g1, [%sp+400]
	ld	[%fp-888], %g1
	st	%g1, [%sp+396]
	ld	[%fp-892], %g1
	st	%g1, [%sp+392]
	ld	[%fp-896], %g1
	st	%g1, [%sp+388]
	ld	[%fp-900], %g1
	st	%g1, [%sp+384]
	ld	[%fp-904], %g1
	st	%g1, [%sp+380]
	ld	[%fp-908], %g1
	st	%g1, [%sp+376]
	ld	[%fp-912], %g1
	st	%g1, [%sp+372]
	ld	[%fp-916], %g1
	st	%g1, [%sp+368]
	ld	[%fp-920], %g1
	st	%g1, [%sp+364]
	ld	[%fp-924], %g1
	st	%g1, [%sp+360]
	ld	[%fp-928], %g1
	st	%g1, [%sp+356]
	ld	[%fp-932], %g1
	st	%g1, [%sp+352]
	ld	[%fp-936], %g1
	st	%g1, [%sp+348]
	ld	[%fp-940], %g1
	st	%g1, [%sp+344]
	ld	[%fp-944], %g1
	st	%g1, [%sp+340]
	ld	[%fp-948], %g1
	st	%g1, [%sp+336]
	ld	[%fp-952], %g1
	st	%g1, [%sp+332]
	ld	[%fp-956], %g1
	st	%g1, [%sp+328]
	ld	[%fp-960], %g1
	st	%g1, [%sp+324]
	ld	[%fp-964], %g1
	st	%g1, [%sp+320]
	ld	[%fp-968], %g1
	st	%g1, [%sp+316]
	ld	[%fp-972], %g1
	st	%g1, [%sp+312]
	ld	[%fp-976], %g1
	st	%g1, [%sp+308]
	ld	[%fp-980], %g1
	st	%g1, [%sp+304]
	ld	[%fp-984], %g1
	st	%g1, [%sp+300]
	ld	[%fp-988], %g1
	st	%g1, [%sp+296]
	ld	[%fp-992], %g1
	st	%g1, [%sp+292]
	ld	[%fp-996], %g1
	st	%g1, [%sp+288]
	ld	[%fp-1000], %g1
	st	%g1, [%sp+284]
	ld	[%fp-1004], %g1
	st	%g1, [%sp+280]
	ld	[%fp-1008], %g1
	st	%g1, [%sp+276]
	ld	[%fp-1012], %g1
	st	%g1, [%sp+272]
	ld	[%fp-1016], %g1
	st	%g1, [%sp+268]
	ld	[%fp-1020], %g1
	st	%g1, [%sp+264]
	ld	[%fp-1024], %g1
	st	%g1, [%sp+260]
	ld	[%fp-1028], %g1
	st	%g1, [%sp+256]
	ld	[%fp-1032], %g1
	st	%g1, [%sp+252]
	ld	[%fp-1036], %g1
	st	%g1, [%sp+248]
	ld	[%fp-1040], %g1
	st	%g1, [%sp+244]
	ld	[%fp-1044], %g1
	st	%g1, [%sp+240]
	ld	[%fp-1048], %g1
	st	%g1, [%sp+236]
	ld	[%fp-1052], %g1
	st	%g1, [%sp+232]
	ld	[%fp-1056], %g1
	st	%g1, [%sp+228]
	ld	[%fp-1060], %g1
	st	%g1, [%sp+224]
	ld	[%fp-1064], %g1
	st	%g1, [%sp+220]
	ld	[%fp-1068], %g1
	st	%g1, [%sp+216]
	ld	[%fp-1072], %g1
	st	%g1, [%sp+212]
	ld	[%fp-1076], %g1
	st	%g1, [%sp+208]
	ld	[%fp-1080], %g1
	st	%g1, [%sp+204]
	ld	[%fp-1084], %g1
	st	%g1, [%sp+200]
	ld	[%fp-1088], %g1
	st	%g1, [%sp+196]
	ld	[%fp-1092], %g1
	st	%g1, [%sp+192]
	ld	[%fp-1096], %g1
	st	%g1, [%sp+188]
	ld	[%fp-1100], %g1
	st	%g1, [%sp+184]
	ld	[%fp-1104], %g1
	st	%g1, [%sp+180]
	ld	[%fp-1108], %g1
	st	%g1, [%sp+176]
	ld	[%fp-1112], %g1
	st	%g1, [%sp+172]
	ld	[%fp-1116], %g1
	st	%g1, [%sp+168]
	ld	[%fp-1120], %g1
	st	%g1, [%sp+164]
	ld	[%fp-1124], %g1
	st	%g1, [%sp+160]
	ld	[%fp-1128], %g1
	st	%g1, [%sp+156]
	ld	[%fp-1132], %g1
	st	%g1, [%sp+152]
	ld	[%fp-1136], %g1
	st	%g1, [%sp+148]
	ld	[%fp-1140], %g1
	st	%g1, [%sp+144]
	ld	[%fp-1144], %g1
	st	%g1, [%sp+140]
	ld	[%fp-1148], %g1
	st	%g1, [%sp+136]
	ld	[%fp-1152], %g1
	st	%g1, [%sp+132]
	ld	[%fp-1156], %g1
	st	%g1, [%sp+128]
	ld	[%fp-1160], %g1
	st	%g1, [%sp+124]
	ld	[%fp-1164], %g1
	st	%g1, [%sp+120]
	ld	[%fp-1168], %g1
	st	%g1, [%sp+116]
	ld	[%fp-1172], %g1
	st	%g1, [%sp+112]
	ld	[%fp-1176], %g1
	st	%g1, [%sp+108]
	ld	[%fp-1180], %g1
	st	%g1, [%sp+104]
	ld	[%fp-1184], %g1
	st	%g1, [%sp+100]
	ld	[%fp-1188], %g1
	st	%g1, [%sp+96]
	ld	[%fp-1192], %g1
	add	%fp, -1224, %o2
	mov	%i1, %o1
	mov	%i0, %o0
	st	%g1, [%sp+92]
	ld	[%fp-1196], %o5
	ld	[%fp-1200], %o4
	call	scan_ordered, 0
	 ld	[%fp-1204], %o3
	mov	%o0, %i0
	call	free, 0
	 mov	%l1, %o0
	jmp	%i7+8
	 restore
.L351:
.L429:
	b	.L384
	 ldub	[%g1], %i5
.L385:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	call	free, 0
	 mov	%l1, %o0
	jmp	%i7+8
	 restore
.L350:
	cmp	%g1, 0
	be,a	.L354
	 ld	[%i2], %g1
	ld	[%g1], %g1
.L355:
	cmp	%g1, 37
	be	.L419
	 mov	%i2, %o1
	call	read_position, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be	.L420
	 ld	[%i2+4], %l0
	ld	[%fp-4], %g1
	cmp	%g1, 99
	be	.L391
	 add	%g1, 100, %g2
	add	%g1, 1, %g3
	st	%g3, [%fp-4]
	add	%o0, 1, %g1
	sll	%g2, 2, %g2
	sll	%g1, 2, %g1
	add	%fp, %g2, %g2
	add	%fp, %g1, %g1
	ld	[%g1-804], %g1
	b	.L362
	 st	%g1, [%g2-800]
.L421:
	sethi	%gdop_hix22(.LC7), %o0
	add	%o1, -1, %g1
	xor	%o0, %gdop_lox10(.LC7), %o0
	cmp	%g1, 126
	bgu	.L369
	 ld	[%l7 + %o0], %o0, %gdop(.LC7)
.L365:
	call	strchr, 0
	 nop
	cmp	%o0, 0
	be	.L431
	 cmp	%l0, 0
	mov	%i2, %o1
	call	copy, 0
	 mov	%i4, %o0
	ld	[%i2+4], %l0
.L362:
	cmp	%l0, 0
.L435:
	bne,a	.L421
	 ld	[%l0], %o1
	ld	[%i2], %g1
	sethi	%gdop_hix22(.LC7), %o0
	ldub	[%g1], %o1
	xor	%o0, %gdop_lox10(.LC7), %o0
	add	%o1, -1, %g1
	cmp	%g1, 126
	bleu	.L365
	 ld	[%l7 + %o0], %o0, %gdop(.LC7)
.L369:
	cmp	%l0, 0
.L431:
	be,a	.L422
	 ld	[%i2], %g1
	ld	[%l0], %i5
.L370:
	cmp	%i5, 0
	be	.L432
	 cmp	%l0, 0
	mov	%i2, %o1
	call	copy, 0
	 mov	%i4, %o0
	cmp	%i5, 91
	bne,a	.L347
	 ld	[%i2+4], %l0
	ld	[%i2+4], %g1
	cmp	%g1, 0
	be,a	.L372
	 ld	[%i2], %g2
	ld	[%g1], %g2
	cmp	%g2, 94
	be	.L433
	 mov	%i2, %o1
.L377:
	cmp	%g2, 93
	bne	.L434
	 orcc	%g1, 0, %l0
	b	.L427
	 mov	%i2, %o1
.L424:
.L381:
	cmp	%g1, 0
	be	.L347
	 cmp	%g1, 93
	be	.L347
	 mov	%i2, %o1
.L427:
	call	copy, 0
	 mov	%i4, %o0
	ld	[%i2+4], %g1
	orcc	%g1, 0, %l0
.L434:
	bne,a	.L424
	 ld	[%g1], %g1
	ld	[%i2], %g1
	b	.L381
	 ldub	[%g1], %g1
.L388:
	b	.L338
	 mov	1, %o0
.L425:
	add	%o0, 1, %o0
.L338:
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bne	.L425
	 add	%g1, 1, %g1
	call	malloc, 0
	 add	%fp, -1204, %l2
	mov	400, %o2
	mov	%o0, %l1
	mov	0, %o1
	call	memset, 0
	 mov	%l2, %o0
	add	%fp, -804, %i4
	mov	804, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i4, %o0
	b	.L387
	 st	%l1, [%fp-804]
.L420:
	cmp	%l0, 0
	be,a	.L359
	 ld	[%i2], %g1
	ld	[%l0], %g1
.L360:
	cmp	%g1, 42
	be	.L435
	 cmp	%l0, 0
.L391:
	b	.L347
	 mov	0, %i3
.L354:
	b	.L355
	 ldub	[%g1], %g1
.L419:
	call	copy, 0
	 mov	%i4, %o0
	b	.L347
	 ld	[%i2+4], %l0
.L422:
	b	.L370
	 ldub	[%g1], %i5
.L359:
	b	.L360
	 ldub	[%g1], %g1
.L372:
	ldub	[%g2], %g2
	sll	%g2, 24, %g3
	sra	%g3, 24, %g3
	cmp	%g3, 94
	bne	.L377
	 and	%g2, 0xff, %g2
	mov	%i2, %o1
.L433:
	call	copy, 0
	 mov	%i4, %o0
	ld	[%i2+4], %g1
	cmp	%g1, 0
	be,a	.L426
	 ld	[%i2], %g2
	b	.L377
	 ld	[%g1], %g2
.L389:
	jmp	%i7+8
	 restore %g0, -1, %o0
.L426:
	b	.L377
	 ldub	[%g2], %g2
	.size	scan_numbered, .-scan_numbered
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
