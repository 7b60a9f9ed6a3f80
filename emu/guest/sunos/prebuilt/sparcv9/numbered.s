! ad29a2b5835ec3b600ff744affd7579c emu/guest/libc/sunos/numbered.c
	.file	"numbered.c"
	.section	".text"
	.section	.text.find_conversion,"ax",@progbits
	.align 4
	.type	find_conversion, #function
	.proc	04
find_conversion:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+8], %g1
	brz,pn	%g1, .L8
	 mov	%g1, %g2
.L17:
	add	%g1, 4, %g3
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L13
	 cmp	%g1, 37
	bne,pn	%icc, .L19
	 add	%g2, 4, %g1
	stx	%g3, [%i0+8]
	lduw	[%g2+4], %g1
	cmp	%g1, 37
	bne,pn	%icc, .L3
	 mov	%g3, %g2
	add	%g2, 4, %g1
.L19:
	stx	%g1, [%i0+8]
	brnz,pt	%g1, .L17
	 mov	%g1, %g2
.L8:
	ldx	[%i0], %g1
	ldub	[%g1], %g2
	cmp	%g2, 0
	be,pn	%icc, .L13
	 add	%g1, 1, %g3
.L18:
	cmp	%g2, 37
	bne,a,pn %icc, .L20
	 add	%g1, 1, %g1
	stx	%g3, [%i0]
	ldub	[%g1+1], %g1
	cmp	%g1, 37
	bne,pn	%icc, .L21
	 cmp	%g0, %g1
	mov	%g3, %g1
	add	%g1, 1, %g1
.L20:
	stx	%g1, [%i0]
	ldx	[%i0], %g1
	ldub	[%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L18
	 add	%g1, 1, %g3
.L13:
	mov	0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L3:
	cmp	%g0, %g1
.L21:
	addx	%g0, 0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	find_conversion, .-find_conversion
	.section	.text.copy,"ax",@progbits
	.align 4
	.type	copy, #function
	.proc	020
copy:
	save	%sp, -176, %sp
	ldx	[%i0+8], %g1
	brz,a,pn %g1, .L23
	 ldx	[%i1], %g2
	ldx	[%i1+8], %g2
	lduw	[%g2], %g2
	st	%g2, [%g1]
	add	%g1, 4, %g1
.L31:
	stx	%g1, [%i0+8]
	ldx	[%i1+8], %g1
	brz,a,pn %g1, .L30
	 ldx	[%i1], %g1
	add	%g1, 4, %g1
.L32:
	stx	%g1, [%i1+8]
	return	%i7+8
	 nop
.L23:
	ldx	[%i0], %g1
	ldub	[%g2], %g2
	stb	%g2, [%g1]
	ldx	[%i0+8], %g1
	brnz,pn	%g1, .L31
	 add	%g1, 4, %g1
	ldx	[%i0], %g1
	add	%g1, 1, %g1
	stx	%g1, [%i0]
	ldx	[%i1+8], %g1
	brnz,pt	%g1, .L32
	 add	%g1, 4, %g1
	ldx	[%i1], %g1
.L30:
	add	%g1, 1, %g1
	stx	%g1, [%i1]
	return	%i7+8
	 nop
	.size	copy, .-copy
	.section	.text.number_at,"ax",@progbits
	.align 4
	.type	number_at, #function
	.proc	04
number_at:
	save	%sp, -176, %sp
	add	%i1, 50, %i1
	sllx	%i1, 3, %i1
	add	%i0, %i1, %i1
	ldx	[%i1+8], %g1
	return	%i7+8
	 ldsw	[%g1+4], %o0
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
	save	%sp, -272, %sp
	ldsb	[%i1+28], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 72
	be,pn	%icc, .L55
	 ldub	[%i1+28], %i5
	cmp	%g1, 113
	mov	%i5, %g2
	mov	0, %g1
	move	%icc, 108, %g2
	move	%icc, 108, %g1
	stb	%g2, [%fp+1959]
	stb	%g1, [%fp+1960]
	stb	%g0, [%fp+1961]
	lduw	[%i1+16], %o1
	cmp	%o1, 0
	bne,pn	%icc, .L64
	 sra	%o1, 0, %o1
	lduw	[%i1+12], %o1
.L66:
	cmp	%o1, 0
	bne,pn	%icc, .L60
	 lduw	[%i1+24], %l0
.L38:
	lduw	[%i1+20], %i4
.L39:
	mov	37, %g1
	stx	%g0, [%fp+1991]
	sllx	%g1, 56, %g1
	stx	%g0, [%fp+1999]
	stx	%g1, [%fp+1983]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	ldsw	[%i1+8], %g1
	ldsb	[%i1+29], %g2
	add	%g1, 50, %g1
	cmp	%g2, 110
	sllx	%g1, 3, %g1
	add	%i2, %g1, %i2
	be,pn	%icc, .L61
	 ldx	[%i2+8], %i2
	cmp	%i4, 0
	bl,pn	%icc, .L62
	 add	%fp, 1984, %i5
	sethi	%gdop_hix22(.LC3), %o4
	mov	%i5, %o0
	mov	%i1, %o3
	xor	%o4, %gdop_lox10(.LC3), %o4
	sethi	%gdop_hix22(.LC4), %o2
	ldx	[%l7 + %o4], %o4, %gdop(.LC3)
	xor	%o2, %gdop_lox10(.LC4), %o2
	mov	16, %o1
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC4)
	cmp	%i4, 0
	bne,pn	%icc, .L52
	 add	%i5, %o0, %i5
.L53:
	cmp	%l0, 0
	bl,a,pt	%icc, .L65
	 ldsb	[%i1+29], %o4
	mov	%i5, %o0
	sra	%l0, 0, %o3
	sethi	%gdop_hix22(.LC1), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC1), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC1)
	add	%i5, %o0, %i5
	ldsb	[%i1+29], %o4
.L65:
	add	%fp, 1959, %o3
	mov	16, %o1
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC2), %o2
	xor	%o2, %gdop_lox10(.LC2), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC2)
	mov	%i2, %o3
	add	%fp, 1983, %o1
	mov	0, %o2
	call	format_text, 0
	 mov	%i0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L62:
	mov	%i1, %o3
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC5), %o4
	sethi	%gdop_hix22(.LC4), %o2
	xor	%o4, %gdop_lox10(.LC5), %o4
	xor	%o2, %gdop_lox10(.LC4), %o2
	ldx	[%l7 + %o4], %o4, %gdop(.LC5)
	mov	16, %o1
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC4)
	add	%i5, %o0, %i5
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2147482624), %o3
	cmp	%i4, %g1
	be,pn	%icc, .L54
	 or	%o3, 1023, %o3
.L52:
	sra	%i4, 31, %g1
	xor	%g1, %i4, %o3
	sub	%o3, %g1, %o3
.L54:
	mov	%i5, %o0
	sra	%o3, 0, %o3
	sethi	%gdop_hix22(.LC0), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC0), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC0)
	ba,pt	%xcc, .L53
	 add	%i5, %o0, %i5
.L55:
	mov	104, %g2
	mov	104, %g1
	stb	%g2, [%fp+1959]
	stb	%g1, [%fp+1960]
	stb	%g0, [%fp+1961]
	lduw	[%i1+16], %o1
	cmp	%o1, 0
	be,a,pt	%icc, .L66
	 lduw	[%i1+12], %o1
	sra	%o1, 0, %o1
.L64:
	call	number_at, 0
	 mov	%i2, %o0
	lduw	[%i1+12], %o1
	cmp	%o1, 0
	be,pt	%icc, .L38
	 mov	%o0, %l0
.L60:
	sra	%o1, 0, %o1
	call	number_at, 0
	 mov	%i2, %o0
	ba,pt	%xcc, .L39
	 mov	%o0, %i4
.L61:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%i5, 108
	be,pn	%icc, .L46
	 ldx	[%i2], %g1
	bg,pn	%icc, .L42
	 cmp	%i5, 72
	be,pn	%icc, .L43
	 cmp	%i5, 104
	bne,a,pn %icc, .L67
	 st	%i3, [%g1]
	sth	%i3, [%g1]
	mov	0, %o0
.L63:
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L42:
	cmp	%i5, 113
	bne,a,pn %icc, .L45
	 st	%i3, [%g1]
.L46:
	stx	%i3, [%g1]
	ba,pt	%xcc, .L63
	 mov	0, %o0
.L45:
.L67:
	ba,pt	%xcc, .L63
	 mov	0, %o0
.L43:
	stb	%i3, [%g1]
	ba,pt	%xcc, .L63
	 mov	0, %o0
	.size	format_one, .-format_one
	.section	.text.format_plain,"ax",@progbits
	.align 4
	.type	format_plain, #function
	.proc	04
format_plain:
	save	%sp, -464, %sp
	add	%fp, 2199, %g1
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%g1, [%fp+1767]
	st	%g0, [%i2]
	mov	0, %l3
	add	%fp, 1791, %i4
	add	%fp, 1790, %l1
	mov	37, %l2
	add	%fp, 1787, %i3
	mov	37, %l0
	ldx	[%i1+8], %g1
	brz,pn	%g1, .L88
	 mov	-1, %i5
	lduw	[%g1], %g2
.L115:
	cmp	%g2, 0
	be,a,pn	%icc, .L113
	 sra	%l3, 0, %i0
	lduw	[%i2], %g2
.L116:
	cmp	%g2, 0
	bne,pn	%icc, .L90
	 cmp	%l3, -1
	be,a,pn	%icc, .L113
	 sra	%l3, 0, %i0
	brz,pn	%g1, .L92
	 mov	0, %g2
	lduw	[%g1], %g3
.L83:
	cmp	%g3, 0
	be,pn	%icc, .L84
	 nop
	lduw	[%i2], %g4
.L114:
	cmp	%g4, 0
	bne,pn	%icc, .L84
	 cmp	%g3, 37
	bne,pn	%icc, .L107
	 nop
	brz,pn	%g1, .L74
	 ldx	[%i1], %g3
	lduw	[%g1+4], %g4
	xor	%g4, 37, %g5
	cmp	%g0, %g5
	addx	%g0, 0, %g5
	st	%g5, [%i2]
	cmp	%g4, 37
	be,pn	%icc, .L75
	 add	%g1, 4, %g1
	stx	%g1, [%i1+8]
	ba,pt	%xcc, .L83
	 lduw	[%g1], %g3
.L92:
	ldx	[%i1], %g3
.L82:
	ldub	[%g3], %g3
	mov	0, %g1
.L112:
	cmp	%g3, 0
	bne,a,pt %icc, .L114
	 lduw	[%i2], %g4
.L84:
	brz,pn	%g1, .L80
	 sllx	%g2, 2, %g4
.L81:
	add	%g4, 2047, %g1
	mov	%i4, %o2
	add	%g1, %fp, %g4
	mov	0, %o1
	st	%g0, [%g4-256]
.L86:
	stx	%o2, [%fp+1783]
	stx	%o1, [%fp+1775]
	ldx	[%fp+1767], %o3
	call	format_text, 0
	 mov	%i0, %o0
	add	%l3, %o0, %g1
	cmp	%o0, 0
	mov	%i5, %l3
	movge	%icc, %g1, %l3
	ldx	[%i1+8], %g1
	brnz,a,pt %g1, .L115
	 lduw	[%g1], %g2
.L88:
	ldx	[%i1], %g3
	ldub	[%g3], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L116
	 lduw	[%i2], %g2
.L90:
	sra	%l3, 0, %i0
.L113:
	return	%i7+8
	 nop
.L107:
	brz,pn	%g1, .L71
	 add	%g2, 1, %g2
	sllx	%g2, 2, %g4
	st	%g3, [%i3+%g4]
.L72:
	add	%g1, 4, %g1
	cmp	%g2, 61
	bgu,pn	%xcc, .L81
	 stx	%g1, [%i1+8]
	ba,pt	%xcc, .L83
	 lduw	[%g1], %g3
.L111:
	mov	0, %g1
.L75:
	stx	%g3, [%i1]
	stx	%g1, [%i1+8]
	brz,pn	%g1, .L78
	 add	%g2, 1, %g3
	sllx	%g3, 2, %g3
	st	%l0, [%g3+%i3]
	add	%g2, 2, %g2
	sllx	%g2, 2, %g4
	ba,pt	%xcc, .L72
	 st	%l0, [%i3+%g4]
.L78:
	stb	%l2, [%g3+%l1]
	add	%g2, 2, %g2
	stb	%l2, [%g2+%l1]
.L73:
	ldx	[%i1], %g3
	add	%g3, 1, %g3
	cmp	%g2, 61
	bleu,pt	%xcc, .L82
	 stx	%g3, [%i1]
.L80:
	add	%g2, 2047, %g1
	mov	0, %o2
	add	%g1, %fp, %g2
	mov	%i4, %o1
	ba,pt	%xcc, .L86
	 stb	%g0, [%g2-256]
.L74:
	ldsb	[%g3+1], %g1
	xor	%g1, 37, %g4
	cmp	%g0, %g4
	addx	%g0, 0, %g4
	st	%g4, [%i2]
	cmp	%g1, 37
	be,pn	%icc, .L111
	 add	%g3, 1, %g3
	stx	%g3, [%i1]
	mov	0, %g1
	ba,pt	%xcc, .L112
	 ldub	[%g3], %g3
.L71:
	ba,pt	%xcc, .L73
	 stb	%g3, [%g2+%l1]
	.size	format_plain, .-format_plain
	.section	.text.scan_ordered,"ax",@progbits
	.align 4
	.type	scan_ordered, #function
	.proc	04
scan_ordered:
	save	%sp, -192, %sp
	add	%fp, 2207, %o5
	stx	%i4, [%fp+2207]
	stx	%i5, [%fp+2215]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%o5, [%fp+2039]
	mov	%i2, %o3
	mov	%i3, %o4
	ldx	[%i1], %o1
	ldx	[%i1+8], %o2
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
	save	%sp, -176, %sp
	ldx	[%i0], %g4
	ldx	[%i0+8], %g2
	brz,pn	%g2, .L120
	 mov	0, %g1
	lduw	[%g2], %g3
	add	%g3, -48, %g1
	cmp	%g1, 9
	bleu,pn	%icc, .L136
	 mov	0, %g1
	cmp	%g3, 36
.L146:
	be,pt	%icc, .L141
	 add	%g1, -1, %g3
.L127:
	mov	0, %g1
.L145:
	return	%i7+8
	 sra	%g1, 0, %o0
.L141:
.L144:
	cmp	%g3, 98
	bgu,pn	%icc, .L127
	 add	%g2, 4, %g2
.L133:
	stx	%g4, [%i0]
	stx	%g2, [%i0+8]
	return	%i7+8
	 sra	%g1, 0, %o0
.L142:
	sethi	%hi(26843136), %g5
	or	%g5, 408, %g5
	cmp	%g1, %g5
	ble,pt	%icc, .L126
	 sll	%g1, 2, %g5
	sethi	%hi(268435456), %g1
	add	%g4, 1, %g4
.L120:
	ldub	[%g4], %g3
	add	%g3, -48, %g5
	cmp	%g5, 9
	bleu,pn	%icc, .L142
	 cmp	%g3, 36
	bne,a,pt %icc, .L145
	 mov	0, %g1
	add	%g1, -1, %g3
	cmp	%g3, 98
	bgu,a,pn %icc, .L145
	 mov	0, %g1
	ba,pt	%xcc, .L133
	 add	%g4, 1, %g4
.L136:
	sethi	%hi(26843136), %i5
	sethi	%hi(268435456), %i4
	or	%i5, 408, %i5
	sll	%g1, 2, %g5
.L147:
	add	%g2, 4, %g2
	add	%g5, %g1, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	add	%g1, %g3, %g1
	lduw	[%g2], %g3
	add	%g3, -48, %g5
	cmp	%g5, 9
	bgu,pt	%icc, .L146
	 cmp	%g3, 36
.L143:
	cmp	%g1, %i5
	ble,pn	%icc, .L147
	 sll	%g1, 2, %g5
	add	%g2, 4, %g2
	lduw	[%g2], %g3
	add	%g3, -48, %g5
	cmp	%g5, 9
	bleu,pn	%icc, .L143
	 mov	%i4, %g1
	cmp	%g3, 36
	bne,a,pt %icc, .L145
	 mov	0, %g1
	ba,pt	%xcc, .L144
	 add	%g1, -1, %g3
.L126:
	add	%g4, 1, %g4
	add	%g5, %g1, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	ba,pt	%xcc, .L120
	 add	%g1, %g3, %g1
	.size	read_position, .-read_position
	.section	.text.read_amount,"ax",@progbits
	.align 4
	.type	read_amount, #function
	.proc	04
read_amount:
	save	%sp, -176, %sp
	ldx	[%i0+8], %g1
	brz,a,pn %g1, .L149
	 ldx	[%i0], %g1
	lduw	[%g1], %g2
	cmp	%g2, 42
	bne,pn	%icc, .L167
	 mov	0, %g2
	add	%g1, 4, %g1
	stx	%g1, [%i0+8]
.L160:
	call	read_position, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	st	%o0, [%i2]
	addx	%g0, 0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L167:
.L150:
	lduw	[%g1], %g3
	add	%g3, -48, %g4
	cmp	%g4, 9
	bleu,pn	%icc, .L168
	 sethi	%hi(26843136), %g4
	st	%g2, [%i1]
.L171:
	mov	1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
.L149:
	ldsb	[%g1], %g2
	cmp	%g2, 42
	bne,pn	%icc, .L169
	 mov	0, %g2
	add	%g1, 1, %g1
	ba,pt	%xcc, .L160
	 stx	%g1, [%i0]
.L168:
	or	%g4, 408, %g4
	cmp	%g2, %g4
	bg,pt	%icc, .L163
	 add	%g1, 4, %g1
	sll	%g2, 2, %g4
	add	%g4, %g2, %g2
	stx	%g1, [%i0+8]
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	ba,pt	%xcc, .L150
	 add	%g2, %g3, %g2
.L169:
.L154:
	ldub	[%g1], %g3
	add	%g3, -48, %g4
	cmp	%g4, 9
	bgu,a,pt %icc, .L171
	 st	%g2, [%i1]
	sethi	%hi(26843136), %g4
	or	%g4, 408, %g4
	cmp	%g2, %g4
	bg,pt	%icc, .L170
	 add	%g1, 1, %g1
	sll	%g2, 2, %g4
	add	%g4, %g2, %g2
	stx	%g1, [%i0]
	add	%g2, %g2, %g2
	add	%g2, -48, %g2
	ba,pt	%xcc, .L154
	 add	%g2, %g3, %g2
.L163:
	sethi	%hi(268435456), %g2
	ba,pt	%xcc, .L150
	 stx	%g1, [%i0+8]
.L170:
	sethi	%hi(268435456), %g2
	ba,pt	%xcc, .L154
	 stx	%g1, [%i0]
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
	save	%sp, -176, %sp
	call	read_position, 0
	 mov	%i0, %o0
	st	%g0, [%i1]
	mov	-1, %g1
	st	%g0, [%i1+4]
	st	%g1, [%i1+24]
	st	%g0, [%i1+12]
	st	%g0, [%i1+16]
	st	%g0, [%i1+20]
	st	%g0, [%i1+28]
	st	%o0, [%i1+8]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%i0+8], %g1
	brz,pn	%g1, .L229
	 mov	0, %i5
.L173:
	lduw	[%g1], %o1
	add	%o1, -1, %g1
	cmp	%g1, 126
	bgu,a,pn %icc, .L238
	 stb	%g0, [%i1+%i5]
	sethi	%gdop_hix22(.LC6), %o0
.L241:
	sra	%o1, 0, %o1
	xor	%o0, %gdop_lox10(.LC6), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC6)
	brz,a,pn %o0, .L238
	 stb	%g0, [%i1+%i5]
	ldx	[%i0+8], %g1
	brz,a,pn %g1, .L175
	 ldx	[%i0], %g1
	lduw	[%g1], %o1
.L176:
	mov	%i5, %o2
	sra	%o1, 0, %o1
	call	memchr, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L230
	 ldx	[%i0+8], %g1
	brz,a,pn %g1, .L239
	 ldx	[%i0], %g1
	add	%g1, 4, %g1
.L240:
	ba,pt	%xcc, .L173
	 stx	%g1, [%i0+8]
.L230:
	brz,a,pn %g1, .L178
	 ldx	[%i0], %g1
	ldub	[%g1+3], %g1
	stb	%g1, [%i1+%i5]
	add	%i5, 1, %i5
.L233:
	ldx	[%i0+8], %g1
	brnz,pt	%g1, .L240
	 add	%g1, 4, %g1
	ldx	[%i0], %g1
.L239:
	add	%g1, 1, %g1
	stx	%g1, [%i0]
	ldub	[%g1], %o1
.L235:
	add	%o1, -1, %g1
	cmp	%g1, 126
	bleu,pt	%icc, .L241
	 sethi	%gdop_hix22(.LC6), %o0
	stb	%g0, [%i1+%i5]
.L238:
	lduw	[%i1+8], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L232
	 add	%i1, 12, %o2
	mov	0, %g1
.L187:
.L242:
	return	%i7+8
	 sra	%g1, 0, %o0
.L175:
	ba,pt	%xcc, .L176
	 ldub	[%g1], %o1
.L178:
	ldub	[%g1], %g1
	stb	%g1, [%i1+%i5]
	ba,pt	%xcc, .L233
	 add	%i5, 1, %i5
.L232:
	add	%i1, 20, %o1
	call	read_amount, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L242
	 mov	0, %g1
	ldx	[%i0+8], %g2
	brz,a,pn %g2, .L188
	 ldx	[%i0], %g1
	lduw	[%g2], %g1
	cmp	%g1, 46
	bne,pn	%icc, .L243
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L198-.)), %g1
	add	%g2, 4, %g2
	stx	%g2, [%i0+8]
.L193:
	add	%i1, 16, %o2
	add	%i1, 24, %o1
	call	read_amount, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be,pn	%icc, .L242
	 mov	0, %g1
	ldx	[%i0+8], %g2
	brz,pn	%g2, .L234
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L198-.)), %g1
.L243:
	mov	0, %g3
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L198-.)), %g1
	sub	%l7, %g1, %l7
.L214:
	lduw	[%g2], %g1
	add	%g1, -76, %g1
	cmp	%g1, 46
	bgu,pn	%icc, .L196
	 srl	%g1, 0, %g1
	sllx	%g1, 2, %g1
	ldsw	[%l7+%g1], %g1
	jmp	%l7+%g1
	 nop
	.section	".rodata"
	.section	.text.read_spec
.L229:
	ldx	[%i0], %g1
	ba,pt	%xcc, .L235
	 ldub	[%g1], %o1
.L196:
	stb	%g3, [%i1+28]
	lduw	[%g2], %g1
	cmp	%g1, 127
	bgu,pt	%icc, .L236
	 mov	0, %g3
	mov	%g1, %g3
	stb	%g3, [%i1+29]
	sll	%g1, 24, %g5
	cmp	%g0, %g5
	addx	%g0, 0, %g4
	addx	%g0, 0, %g1
	sllx	%g4, 2, %g4
	add	%g2, %g4, %g2
	stx	%g2, [%i0+8]
.L237:
	return	%i7+8
	 sra	%g1, 0, %o0
.L236:
	stb	%g3, [%i1+29]
	mov	0, %g1
	ba,pt	%xcc, .L237
	 stx	%g2, [%i0+8]
.L217:
	mov	113, %g3
	ba,pt	%xcc, .L214
	 add	%g2, 4, %g2
.L188:
	ldsb	[%g1], %g2
	cmp	%g2, 46
	bne,pn	%icc, .L244
	 sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L205-.)), %i5
	add	%g1, 1, %g1
	ba,pt	%xcc, .L193
	 stx	%g1, [%i0]
.L197:
	mov	108, %g3
	ba,pt	%xcc, .L214
	 add	%g2, 4, %g2
.L234:
	ldx	[%i0], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L205-.)), %i5
.L244:
	mov	0, %g4
	or	%i5, %lo(_GLOBAL_OFFSET_TABLE_-(.L205-.)), %i5
	sub	%l7, %i5, %i5
.L192:
	mov	%g4, %g3
.L195:
	ldub	[%g1], %g4
	add	%g4, -76, %g2
	and	%g2, 0xff, %g5
	cmp	%g5, 46
	bgu,pn	%icc, .L203
	 mov	%g1, %i4
	and	%g2, 0xff, %g2
	sllx	%g2, 2, %g2
	ldsw	[%i5+%g2], %g2
	jmp	%i5+%g2
	 nop
	.section	".rodata"
	.section	.text.read_spec
.L203:
	stb	%g3, [%i1+28]
	ldsb	[%g1], %g2
	cmp	%g2, 0
	bge,pt	%icc, .L212
	 ldub	[%g1], %g3
	mov	0, %g3
	stb	%g3, [%i1+29]
	mov	0, %g1
	ba,pt	%xcc, .L187
	 stx	%i4, [%i0]
.L200:
	and	%g3, 0xff, %g1
	add	%g2, 4, %g2
	mov	113, %g3
	cmp	%g1, 108
	ba,pt	%xcc, .L214
	 movne	%icc, 108, %g3
.L202:
	mov	76, %g3
	ba,pt	%xcc, .L214
	 add	%g2, 4, %g2
.L201:
	and	%g3, 0xff, %g1
	add	%g2, 4, %g2
	mov	104, %g3
	cmp	%g1, 104
	ba,pt	%xcc, .L214
	 move	%icc, 72, %g3
.L219:
	add	%g1, 1, %g1
	mov	108, %g3
	ba,pt	%xcc, .L195
	 stx	%g1, [%i0]
.L206:
	add	%g1, 1, %g1
	mov	113, %g3
	ba,pt	%xcc, .L195
	 stx	%g1, [%i0]
.L207:
	sll	%g3, 24, %g2
	add	%g1, 1, %g1
	mov	113, %g3
	sra	%g2, 24, %g2
	stx	%g1, [%i0]
	cmp	%g2, 108
	ba,pt	%xcc, .L195
	 movne	%icc, %g4, %g3
.L208:
	sll	%g3, 24, %g2
	add	%g1, 1, %g1
	mov	72, %g3
	sra	%g2, 24, %g2
	stx	%g1, [%i0]
	cmp	%g2, 104
	ba,pt	%xcc, .L195
	 movne	%icc, %g4, %g3
.L209:
	add	%g1, 1, %g1
	ba,pt	%xcc, .L192
	 stx	%g1, [%i0]
.L212:
	stb	%g3, [%i1+29]
	cmp	%g0, %g2
	addx	%g0, %g1, %i4
	addx	%g0, 0, %g1
	ba,pt	%xcc, .L187
	 stx	%i4, [%i0]
	.align 4
	.subsection	-1
	.align 8
.L205:
	.word	.L209-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L208-.L205
	.word	.L203-.L205
	.word	.L206-.L205
	.word	.L203-.L205
	.word	.L207-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L206-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L219-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L203-.L205
	.word	.L219-.L205
	.previous
	.subsection	-1
	.align 8
.L198:
	.word	.L202-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L201-.L198
	.word	.L196-.L198
	.word	.L217-.L198
	.word	.L196-.L198
	.word	.L200-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L217-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L197-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L196-.L198
	.word	.L197-.L198
	.previous
	.size	read_spec, .-read_spec
	.section	.text.has_numbers,"ax",@progbits
	.align 4
	.global has_numbers
	.type	has_numbers, #function
	.proc	04
has_numbers:
	save	%sp, -176, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	add	%fp, 2175, %i5
	call	find_conversion, 0
	 mov	%i5, %o0
	orcc	%o0, 0, %i0
	bne,pn	%icc, .L247
	 nop
	return	%i7+8
	 sra	%o0, 0, %o0
.L247:
	call	read_position, 0
	 mov	%i5, %o0
	cmp	%g0, %o0
	addx	%g0, 0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	has_numbers, .-has_numbers
	.section	.text.format_numbered,"ax",@progbits
	.align 4
	.global format_numbered
	.type	format_numbered, #function
	.proc	04
format_numbered:
	save	%sp, -1440, %sp
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i1, [%fp+791]
	stx	%i2, [%fp+799]
	st	%g0, [%fp+839]
	add	%fp, 843, %g1
	add	%fp, 1243, %g2
	st	%g0, [%g1]
.L299:
	add	%g1, 4, %g1
	cmp	%g1, %g2
	bne,a,pt %xcc, .L299
	 st	%g0, [%g1]
	sethi	%hi(262144), %g1
	sethi	%hi(303104), %i4
	add	%fp, 791, %i5
	sllx	%i4, 32, %i4
	mov	%i5, %o0
	add	%i4, %g1, %i4
	call	find_conversion, 0
	 add	%fp, 807, %i2
	mov	1, %l0
	mov	113, %i1
	cmp	%o0, 0
	be,pn	%icc, .L295
	 mov	4, %l1
	mov	%i2, %o1
.L303:
	call	read_spec, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,pn	%icc, .L251
	 ldub	[%fp+836], %g1
	lduw	[%fp+815], %g2
	add	%g1, -65, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 50
	bgu,pn	%icc, .L252
	 ldub	[%fp+835], %g4
	sllx	%l0, %g1, %g1
	sllx	%i1, 32, %g3
	or	%g3, 113, %g3
	and	%g1, %g3, %g3
	brnz,a,pn %g3, .L253
	 sll	%g4, 24, %g1
	and	%g1, %i4, %g3
	brnz,pn	%g3, .L254
	 mov	5, %g3
	sllx	%l1, 32, %g3
	or	%g3, 4, %g3
	and	%g1, %g3, %g1
	brnz,a,pn %g1, .L254
	 mov	0, %g3
.L252:
	sll	%g4, 24, %g4
	sra	%g4, 24, %g4
	cmp	%g4, 108
	be,pn	%icc, .L254
	 mov	1, %g3
	xor	%g4, 113, %g1
	cmp	%g0, %g1
	xor	%g4, 76, %g4
	subx	%g0, -1, %g3
	cmp	%g0, %g4
	subx	%g0, -1, %g1
	or	%g3, %g1, %g3
	add	%g3, %g3, %g3
.L254:
	cmp	%g2, 0
	be,a,pt	%icc, .L300
	 lduw	[%fp+839], %g3
	sra	%g2, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	st	%g3, [%g1-1204]
	lduw	[%fp+839], %g3
.L300:
	cmp	%g3, %g2
	lduw	[%fp+819], %g1
	movge	%icc, %g3, %g2
	cmp	%g1, 0
	be,pt	%icc, .L301
	 cmp	%g2, %g1
	sra	%g1, 0, %g3
	sllx	%g3, 2, %g3
	add	%g3, 2047, %g3
	add	%g3, %fp, %g3
	st	%g0, [%g3-1204]
.L301:
	lduw	[%fp+823], %g3
	movge	%icc, %g2, %g1
	cmp	%g3, 0
	be,pt	%icc, .L302
	 cmp	%g1, %g3
	sra	%g3, 0, %g2
	sllx	%g2, 2, %g2
	add	%g2, 2047, %g2
	add	%g2, %fp, %g2
	st	%g0, [%g2-1204]
.L302:
	movge	%icc, %g1, %g3
	mov	%i5, %o0
	call	find_conversion, 0
	 st	%g3, [%fp+839]
	cmp	%o0, 0
	bne,pt	%icc, .L303
	 mov	%i2, %o1
.L295:
	lduw	[%fp+839], %g4
	add	%fp, 1255, %g3
	add	%fp, 847, %g2
	cmp	%g4, 0
	bg,pt	%icc, .L262
	 mov	1, %g1
	ba,pt	%xcc, .L298
	 add	%fp, 2183, %i3
.L297:
	add	%i3, 8, %i3
	add	%g3, 8, %g3
	cmp	%g4, %g1
	bl,pn	%icc, .L272
	 add	%g2, 4, %g2
.L262:
	stx	%i3, [%g3]
	lduw	[%g2], %g5
	cmp	%g5, 4
	bne,pt	%icc, .L297
	 add	%g1, 1, %g1
	add	%i3, 15, %i3
	and	%i3, -16, %i3
	add	%g3, 8, %g3
	add	%i3, 16, %i3
	cmp	%g4, %g1
	bge,pt	%icc, .L262
	 add	%g2, 4, %g2
.L272:
	add	%fp, 2183, %i3
.L298:
	mov	%i5, %o2
	mov	%i3, %o1
	call	format_plain, 0
	 mov	%i0, %o0
	lduw	[%fp+791], %g1
	cmp	%g0, %g1
	xnor	%g0, %o0, %g1
	addx	%g0, 0, %g2
	srl	%g1, 31, %g1
	andcc	%g1, %g2, %g0
	be,pn	%icc, .L277
	 mov	%o0, %i4
	add	%fp, 807, %i2
	add	%fp, 839, %l0
.L265:
	mov	%i2, %o1
	call	read_spec, 0
	 mov	%i3, %o0
	mov	%l0, %o2
	mov	%i2, %o1
	sra	%i4, 0, %o3
	call	format_one, 0
	 mov	%i0, %o0
	mov	%o0, %g1
	mov	%i5, %o2
	mov	%i3, %o1
	mov	%i0, %o0
	orcc	%g1, 0, %g2
	bl,pn	%icc, .L264
	 add	%i4, %g1, %i1
	call	format_plain, 0
	 nop
	mov	%o0, %g2
	lduw	[%fp+791], %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g3
	xnor	%g0, %o0, %g1
	srl	%g1, 31, %g1
	andcc	%g1, %g3, %g0
	bne,pt	%icc, .L265
	 add	%i1, %o0, %i4
.L263:
	lduw	[%fp+839], %g4
	cmp	%g4, 0
	ble,pn	%icc, .L304
	 cmp	%g2, 0
	mov	1, %g1
.L307:
	add	%g1, 1, %g1
.L305:
	cmp	%g4, %g1
	bge,a,pt %icc, .L305
	 add	%g1, 1, %g1
	cmp	%g2, 0
.L304:
	bl,a,pn	%icc, .L306
	 mov	-1, %i4
.L268:
.L306:
	return	%i7+8
	 sra	%o4, 0, %o0
.L253:
	sra	%g1, 24, %g1
	xor	%g1, 76, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g3
	ba,pt	%xcc, .L254
	 add	%g3, 3, %g3
.L264:
	lduw	[%fp+839], %g4
	cmp	%g4, 0
	bg,a,pt	%icc, .L307
	 mov	1, %g1
	ba,pt	%xcc, .L268
	 mov	-1, %i4
.L277:
	ba,pt	%xcc, .L263
	 mov	%o0, %g2
.L251:
	call	___errno, 0
	 mov	-1, %i4
	mov	22, %g1
	ba,pt	%xcc, .L268
	 st	%g1, [%o0]
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
	save	%sp, -3392, %sp
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%i4, .L357
	 stx	%i4, [%fp+2207]
	mov	%i4, %g1
	ba,pt	%xcc, .L311
	 mov	1, %o0
.L384:
	add	%o0, 1, %o0
.L311:
	lduw	[%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L384
	 add	%g1, 4, %g1
	call	malloc, 0
	 sllx	%o0, 2, %o0
	mov	800, %o2
	mov	%o0, %l0
	mov	0, %o1
	add	%fp, -361, %l1
	call	memset, 0
	 mov	%l1, %o0
	add	%fp, 439, %i1
	mov	1608, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i1, %o0
	stx	%l0, [%fp+447]
.L356:
	ldx	[%fp+2199], %g1
	mov	0, %i2
	stx	%g1, [%fp-377]
	add	%fp, -377, %l2
	ldx	[%fp+2207], %g1
	ba,pt	%xcc, .L313
	 stx	%g1, [%fp-369]
.L314:
	call	read_position, 0
	 nop
	cmp	%i2, %o0
	movl	%icc, %o0, %i2
.L313:
	call	find_conversion, 0
	 mov	%l2, %o0
	mov	%o0, %g1
	mov	%l2, %o0
	cmp	%g1, 0
	bne,pt	%icc, .L314
	 mov	%g1, %i3
	ldx	[%fp+439], %g1
	stx	%g1, [%fp-377]
	ldx	[%fp+447], %g1
	brz,pn	%l0, .L358
	 stx	%g1, [%fp-369]
	cmp	%i2, 0
	be,pn	%icc, .L319
	 sra	%i2, 0, %i2
	mov	0, %g1
	sllx	%i2, 3, %i2
	add	%fp, 455, %g3
	ldx	[%i5+%g1], %g2
.L392:
	stx	%g2, [%g3+%g1]
	add	%g1, 8, %g1
	cmp	%g1, %i2
	bne,a,pt %xcc, .L392
	 ldx	[%i5+%g1], %g2
.L319:
	mov	1, %l2
	add	%fp, 2199, %i2
.L317:
	brz,a,pn %i4, .L393
	 ldx	[%fp+2199], %g1
	lduw	[%i4], %i5
.L353:
	cmp	%i5, 0
	be,pn	%icc, .L323
	 cmp	%l2, 0
	be,pn	%icc, .L354
	 mov	%i2, %o1
.L394:
	call	copy, 0
	 mov	%i1, %o0
	cmp	%i5, 37
	be,pn	%icc, .L320
	 ldx	[%fp+2207], %g1
	brz,a,pn %g1, .L321
	 ldx	[%fp+2199], %g1
	lduw	[%g1], %i5
	cmp	%i5, 0
	bne,pt	%icc, .L394
	 mov	%i2, %o1
.L323:
	cmp	%l2, 0
	be,pn	%icc, .L354
	 add	%fp, 2199, %o1
	call	copy, 0
	 mov	%i1, %o0
	add	%fp, 1247, %o1
	mov	792, %o2
	call	memcpy, 0
	 mov	%l1, %o0
	ldx	[%fp+431], %g1
	stx	%g1, [%sp+2999]
	ldx	[%fp+423], %g1
	stx	%g1, [%sp+2991]
	ldx	[%fp+415], %g1
	stx	%g1, [%sp+2983]
	ldx	[%fp+407], %g1
	stx	%g1, [%sp+2975]
	ldx	[%fp+399], %g1
	stx	%g1, [%sp+2967]
	ldx	[%fp+391], %g1
	stx	%g1, [%sp+2959]
	ldx	[%fp+383], %g1
	stx	%g1, [%sp+2951]
	ldx	[%fp+375], %g1
	stx	%g1, [%sp+2943]
	ldx	[%fp+367], %g1
	stx	%g1, [%sp+2935]
	ldx	[%fp+359], %g1
	stx	%g1, [%sp+2927]
	ldx	[%fp+351], %g1
	stx	%g1, [%sp+2919]
	ldx	[%fp+343], %g1
	stx	%g1, [%sp+2911]
	ldx	[%fp+335], %g1
	stx	%g1, [%sp+2903]
	ldx	[%fp+327], %g1
	stx	%g1, [%sp+2895]
	ldx	[%fp+319], %g1
	stx	%g1, [%sp+2887]
	ldx	[%fp+311], %g1
	stx	%g1, [%sp+2879]
	ldx	[%fp+303], %g1
	stx	%g1, [%sp+2871]
	ldx	[%fp+295], %g1
	stx	%g1, [%sp+2863]
	ldx	[%fp+287], %g1
	stx	%g1, [%sp+2855]
	ldx	[%fp+279], %g1
	stx	%g1, [%sp+2847]
	ldx	[%fp+271], %g1
	stx	%g1, [%sp+2839]
	ldx	[%fp+263], %g1
	stx	%g1, [%sp+2831]
	ldx	[%fp+255], %g1
	stx	%g1, [%sp+2823]
	ldx	[%fp+247], %g1
	stx	%g1, [%sp+2815]
	ldx	[%fp+239], %g1
	stx	%g1, [%sp+2807]
	ldx	[%fp+231], %g1
	stx	%g1, [%sp+2799]
	ldx	[%fp+223], %g1
	stx	%g1, [%sp+2791]
	ldx	[%fp+215], %g1
	stx	%g1, [%sp+2783]
	ldx	[%fp+207], %g1
	stx	%g1, [%sp+2775]
	ldx	[%fp+199], %g1
	stx	%g1, [%sp+2767]
	ldx	[%fp+191], %g1
	stx	%g1, [%sp+2759]
	ldx	[%fp+183], %g1
	stx	%g1, [%sp+2751]
	ldx	[%fp+175], %g1
	stx	%g1, [%sp+2743]
	ldx	[%fp+167], %g1
	stx	%g1, [%sp+2735]
	ldx	[%fp+159], %g1
	stx	%g1, [%sp+2727]
	ldx	[%fp+151], %g1
	stx	%g1, [%sp+2719]
	ldx	[%fp+143], %g1
	stx	%g1, [%sp+2711]
	ldx	[%fp+135], %g1
	stx	%g1, [%sp+2703]
	ldx	[%fp+127], %g1
	stx	%g1, [%sp+2695]
	ldx	[%fp+119], %g1
	stx	%g1, [%sp+2687]
	ldx	[%fp+111], %g1
	stx	%g1, [%sp+2679]
	ldx	[%fp+103], %g1
	stx	%g1, [%sp+2671]
	ldx	[%fp+95], %g1
	stx	%g1, [%sp+2663]
	ldx	[%fp+87], %g1
	stx	%g1, [%sp+2655]
	ldx	[%fp+79], %g1
	stx	%g1, [%sp+2647]
	ldx	[%fp+71], %g1
	stx	%g1, [%sp+2639]
	ldx	[%fp+63], %g1
	stx	%g1, [%sp+2631]
	ldx	[%fp+55], %g1
	stx	%g1, [%sp+2623]
	ldx	[%fp+47], %g1
	stx	%g1, [%sp+2615]
	ldx	[%fp+39], %g1
	stx	%g1, [%sp+2607]
	ldx	[%fp+31], %g1
	stx	%g1, [%sp+2599]
	ldx	[%fp+23], %g1
	stx	%g1, [%sp+2591]
	ldx	[%fp+15], %g1
	stx	%g1, [%sp+2583]
	ldx	[%fp+7], %g1
	stx	%g1, [%sp+2575]
	ldx	[%fp-1], %g1
	stx	%g1, [%sp+2567]
	ldx	[%fp-9], %g1
	stx	%g1, [%sp+2559]
	ldx	[%fp-17], %g1
	stx	%g1, [%sp+2551]
	ldx	[%fp-25], %g1
	stx	%g1, [%sp+2543]
	ldx	[%fp-33], %g1
	stx	%g1, [%sp+2535]
	ldx	[%fp-41], %g1
	stx	%g1, [%sp+2527]
	ldx	[%fp-49], %g1
	stx	%g1, [%sp+2519]
	ldx	[%fp-57], %g1
	stx	%g1, [%sp+2511]
	ldx	[%fp-65], %g1
	stx	%g1, [%sp+2503]
	ldx	[%fp-73], %g1
	stx	%g1, [%sp+2495]
	ldx	[%fp-81], %g1
	stx	%g1, [%sp+2487]
	ldx	[%fp-89], %g1
	stx	%g1, [%sp+2479]
	ldx	[%fp-97], %g1
	stx	%g1, [%sp+2471]
	ldx	[%fp-105], %g1
	stx	%g1, [%sp+2463]
	ldx	[%fp-113], %g1
	stx	%g1, [%sp+2455]
	ldx	[%fp-121], %g1
	stx	%g1, [%sp+2447]
	ldx	[%fp-129], %g1
	stx	%g1, [%sp+2439]
	ldx	[%fp-137], %g1
	stx	%g1, [%sp+2431]
	ldx	[%fp-145], %g1
	stx	%g1, [%sp+2423]
	ldx	[%fp-153], %g1
	stx	%g1, [%sp+2415]
	ldx	[%fp-161], %g1
	stx	%g1, [%sp+2407]
	ldx	[%fp-169], %g1
	stx	%g1, [%sp+2399]
	ldx	[%fp-177], %g1
	stx	%g1, [%sp+2391]
	ldx	[%fp-185], %g1
	stx	%g1, [%sp+2383]
	ldx	[%fp-193], %g1
	stx	%g1, [%sp+2375]
	ldx	[%fp-201], %g1
	stx	%g1, [%sp+2367]
	ldx	[%fp-209], %g1
	stx	%g1, [%sp+2359]
	ldx	[%fp-217], %g1
	stx	%g1, [%sp+2351]
	ldx	[%fp-225], %g1
	stx	%g1, [%sp+2343]
	ldx	[%fp-233], %g1
	stx	%g1, [%sp+2335]
	ldx	[%fp-241], %g1
	stx	%g1, [%sp+2327]
	ldx	[%fp-249], %g1
	stx	%g1, [%sp+2319]
	ldx	[%fp-257], %g1
	stx	%g1, [%sp+2311]
	ldx	[%fp-265], %g1
	stx	%g1, [%sp+2303]
	ldx	[%fp-273], %g1
	stx	%g1, [%sp+2295]
	ldx	[%fp-281], %g1
	stx	%g1, [%sp+2287]
	ldx	[%fp-289], %g1
	stx	%g1, [%sp+2279]
	ldx	[%fp-297], %g1
	stx	%g1, [%sp+2271]
	ldx	[%fp-305], %g1
	stx	%g1, [%sp+2263]
	ldx	[%fp-313], %g1
	stx	%g1, [%sp+2255]
	ldx	[%fp-321], %g1
	stx	%g1, [%sp+2247]
	ldx	[%fp-329], %g1
	stx	%g1, [%sp+2239]
	ldx	[%fp-337], %g1
	stx	%g1, [%sp+2231]
	ldx	[%fp-345], %g1
	add	%fp, 2183, %o1
	mov	%i0, %o0
	stx	%g1, [%sp+2223]
	ldx	[%fp-353], %o5
	ldx	[%fp-361], %o4
	ldx	[%fp-377], %o2
	call	scan_ordered, 0
	 ldx	[%fp-369], %o3
	sra	%o0, 0, %i0
	call	free, 0
	 mov	%l0, %o0
	return	%i7+8
	 nop
.L321:
.L393:
	ba,pt	%xcc, .L353
	 ldub	[%g1], %i5
.L354:
	call	___errno, 0
	 mov	-1, %i0
	mov	22, %g1
	st	%g1, [%o0]
	call	free, 0
	 mov	%l0, %o0
	return	%i7+8
	 nop
.L320:
	brz,a,pn %g1, .L324
	 ldx	[%fp+2199], %g1
	lduw	[%g1], %g1
.L325:
	cmp	%g1, 37
	be,pn	%icc, .L385
	 mov	%i2, %o1
	call	read_position, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L328
	 lduw	[%fp+2039], %g1
	ldx	[%fp+2207], %i4
	brz,pn	%i4, .L329
	 ldx	[%fp+2199], %g1
	lduw	[%i4], %g1
.L330:
	cmp	%g1, 42
	be,pt	%icc, .L332
	 nop
	ba,pt	%xcc, .L317
	 mov	%o0, %l2
.L357:
	ba,pt	%xcc, .L309
	 mov	1, %o0
.L386:
	add	%o0, 1, %o0
.L309:
	ldsb	[%i3], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L386
	 add	%i3, 1, %i3
	call	malloc, 0
	 add	%fp, -361, %l1
	mov	800, %o2
	mov	%o0, %l0
	mov	0, %o1
	call	memset, 0
	 mov	%l1, %o0
	add	%fp, 439, %i1
	mov	1608, %o2
	mov	0, %o1
	call	memset, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L356
	 stx	%l0, [%fp+439]
.L328:
	cmp	%g1, 99
	be,pn	%icc, .L360
	 ldx	[%fp+2207], %i4
	add	%g1, 1, %g3
	sra	%g1, 0, %g2
	st	%g3, [%fp+2039]
	add	%o0, -1, %g1
	add	%g2, 100, %g2
	sra	%g1, 0, %g1
	sllx	%g2, 3, %g2
	add	%g1, 2, %g1
	add	%g2, 2047, %g2
	sllx	%g1, 3, %g1
	add	%g2, %fp, %g2
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-1608], %g1
	stx	%g1, [%g2-1600]
.L332:
	brz,pn	%i4, .L395
	 ldx	[%fp+2199], %g1
	lduw	[%i4], %o1
.L396:
	add	%o1, -1, %g1
	cmp	%g1, 126
	bgu,pn	%icc, .L339
	 nop
	sethi	%gdop_hix22(.LC7), %o0
.L397:
	sra	%o1, 0, %o1
	xor	%o0, %gdop_lox10(.LC7), %o0
	call	strchr, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC7)
	brz,pn	%o0, .L339
	 nop
	mov	%i2, %o1
	call	copy, 0
	 mov	%i1, %o0
	ldx	[%fp+2207], %i4
	brnz,a,pt %i4, .L396
	 lduw	[%i4], %o1
	ldx	[%fp+2199], %g1
.L395:
	ldub	[%g1], %o1
	add	%o1, -1, %g1
	cmp	%g1, 126
	bleu,a,pt %icc, .L397
	 sethi	%gdop_hix22(.LC7), %o0
.L339:
	brz,pn	%i4, .L388
	 ldx	[%fp+2199], %g1
	lduw	[%i4], %i5
.L340:
	cmp	%i5, 0
	be,pt	%icc, .L317
	 mov	%i2, %o1
	call	copy, 0
	 mov	%i1, %o0
	cmp	%i5, 91
	bne,pn	%icc, .L317
	 ldx	[%fp+2207], %i4
	ldx	[%fp+2207], %g1
	brz,pn	%g1, .L342
	 ldx	[%fp+2199], %g2
	lduw	[%g1], %g2
	cmp	%g2, 94
	be,pn	%icc, .L398
	 mov	%i2, %o1
.L347:
	cmp	%g2, 93
	be,pn	%icc, .L391
	 mov	%i2, %o1
.L349:
	brz,pn	%g1, .L350
	 mov	%g1, %i4
.L389:
	lduw	[%g1], %g1
.L351:
	cmp	%g0, %g1
	xor	%g1, 93, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L317
	 mov	%i2, %o1
.L391:
	call	copy, 0
	 mov	%i1, %o0
	ldx	[%fp+2207], %g1
	brnz,pt	%g1, .L389
	 mov	%g1, %i4
.L350:
	ldx	[%fp+2199], %g1
	ba,pt	%xcc, .L351
	 ldub	[%g1], %g1
.L324:
	ba,pt	%xcc, .L325
	 ldub	[%g1], %g1
.L385:
	call	copy, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L317
	 ldx	[%fp+2207], %i4
.L388:
	ba,pt	%xcc, .L340
	 ldub	[%g1], %i5
.L329:
	ba,pt	%xcc, .L330
	 ldub	[%g1], %g1
.L342:
	ldub	[%g2], %g2
	sll	%g2, 24, %g3
	sra	%g3, 24, %g3
	cmp	%g3, 94
	bne,pt	%icc, .L347
	 and	%g2, 0xff, %g2
	mov	%i2, %o1
.L398:
	call	copy, 0
	 mov	%i1, %o0
	ldx	[%fp+2207], %g1
	brz,pn	%g1, .L390
	 ldx	[%fp+2199], %g2
	lduw	[%g1], %g2
	cmp	%g2, 93
	bne,pt	%icc, .L349
	 mov	%i2, %o1
	ba,pt	%xcc, .L391
	 nop
.L360:
	ba,pt	%xcc, .L317
	 mov	%i3, %l2
.L358:
	return	%i7+8
	 mov	-1, %o0
.L390:
	ldub	[%g2], %g2
	cmp	%g2, 93
	bne,pt	%icc, .L349
	 mov	%i2, %o1
	ba,pt	%xcc, .L391
	 nop
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
