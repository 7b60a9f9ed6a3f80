! 4966b37f3cc4d9a6138a5bbd4081fcb1 newlib/libc/posix/regcomp.c
	.file	"regcomp.c"
	.section	".text"
	.section	.text.freeset,"ax",@progbits
	.align 4
	.type	freeset, #function
	.proc	020
freeset:
	save	%sp, -96, %sp
	ld	[%i0+28], %g2
	ld	[%g2+12], %g1
	ld	[%g2+8], %i4
	ld	[%g2+16], %i2
	cmp	%i4, 0
	be	.L2
	 sll	%g1, 4, %i3
	mov	0, %g1
.L3:
	and	%g1, 255, %g3
	ld	[%i1], %g4
	ldub	[%i1+4], %g2
	ldub	[%g4+%g3], %i5
	andn	%i5, %g2, %g2
	stb	%g2, [%g4+%g3]
	and	%g1, 0xff, %g3
	lduh	[%i1+6], %g2
	sub	%g2, %g3, %g2
	add	%g1, 1, %g1
	cmp	%i4, %g1
	bne	.L3
	 sth	%g2, [%i1+6]
.L2:
	add	%i3, -16, %g1
	add	%i2, %g1, %g1
	cmp	%i1, %g1
	be,a	.L10
	 ld	[%i0+28], %g2
	jmp	%i7+8
	 restore
.L10:
	ld	[%g2+12], %g1
	add	%g1, -1, %g1
	st	%g1, [%g2+12]
	jmp	%i7+8
	 restore
	.size	freeset, .-freeset
	.section	.text.altoffset,"ax",@progbits
	.align 4
	.type	altoffset, #function
	.proc	04
altoffset:
	save	%sp, -96, %sp
	cmp	%i1, -1
	be	.L31
	 sethi	%hi(-134217728), %g1
	ld	[%i0], %i5
	sethi	%hi(-1879048192), %i3
	and	%i5, %g1, %g1
	cmp	%g1, %i3
	be	.L28
	 add	%i0, 4, %i4
	sethi	%hi(1610612736), %g2
	cmp	%g1, %g2
	be	.L28
	 sethi	%hi(134216704), %l0
	sethi	%hi(-268436480), %l3
	sethi	%hi(-134218752), %l2
	mov	0, %i0
	mov	0, %l4
	or	%l0, 1023, %l0
	sethi	%hi(-2013265920), %l1
	or	%l3, 1023, %l3
	b	.L24
	 or	%l2, 1023, %l2
.L15:
	cmp	%g1, %g2
	be,a	.L18
	 cmp	%l4, %i0
	bleu	.L59
	 and	%g1, %l3, %g2
	cmp	%g2, %l1
	be,a	.L65
	 ld	[%i4], %i5
	sethi	%hi(-1610612736), %g2
	cmp	%g1, %g2
	bne,a	.L71
	 mov	-1, %i0
.L20:
	ld	[%i4], %i5
.L65:
	sethi	%hi(-134217728), %g1
	sethi	%hi(1610612736), %g3
	and	%i5, %g1, %g1
	cmp	%g1, %g3
	be	.L33
	 add	%i4, 4, %g2
.L62:
	cmp	%g1, %i3
	be	.L67
	 cmp	%l4, %i0
	mov	%g2, %i4
.L24:
	sethi	%hi(1476395008), %g2
	cmp	%g1, %g2
	be	.L68
	 mov	%i0, %o1
	bgu	.L15
	 sethi	%hi(-2147483648), %g2
	sethi	%hi(671088640), %g2
	cmp	%g1, %g2
	be	.L16
	 sethi	%hi(805306368), %g2
	cmp	%g1, %g2
	bne	.L60
	 cmp	%i2, 0
	bne,a	.L71
	 mov	-1, %i0
.L16:
	add	%i0, 1, %i0
.L69:
	cmp	%i0, -1
	bne,a	.L65
	 ld	[%i4], %i5
.L71:
	jmp	%i7+8
	 restore
.L59:
	sethi	%hi(2013265920), %g2
	cmp	%g1, %g2
	be	.L14
	 mov	%i0, %o1
	bgu,a	.L71
	 mov	-1, %i0
	sethi	%hi(-1744830464), %g2
	add	%g1, %g2, %g1
	andcc	%g1, %l2, %g0
	be,a	.L65
	 ld	[%i4], %i5
.L31:
	mov	-1, %i0
	jmp	%i7+8
	 restore
.L60:
	sethi	%hi(268435456), %g2
	cmp	%g1, %g2
	be,a	.L69
	 add	%i0, 1, %i0
	jmp	%i7+8
	 restore %g0, -1, %o0
.L18:
	bl,a	.L21
	 mov	%i0, %l4
.L21:
	ld	[%i4], %i5
	sethi	%hi(-134217728), %g1
	sethi	%hi(1610612736), %g3
	and	%i5, %g1, %g1
	mov	0, %i0
	cmp	%g1, %g3
	bne	.L62
	 add	%i4, 4, %g2
.L33:
	cmp	%l4, %i0
.L67:
	bl,a	.L63
	 mov	%i0, %l4
	jmp	%i7+8
	 restore %l4, %i1, %o0
.L14:
.L68:
	mov	%i2, %o2
	call	altoffset, 0
	 mov	%i4, %o0
	cmp	%o0, -1
	be	.L71
	 mov	%o0, %i0
	and	%i5, %l0, %i5
	sll	%i5, 2, %i5
	add	%i4, -4, %g2
	sethi	%hi(-134217728), %g4
	sethi	%hi(1610612736), %g3
	add	%g2, %i5, %g2
	ld	[%g2], %i5
	and	%i5, %g4, %g1
	cmp	%g1, %g3
	be	.L20
	 add	%g2, 4, %i4
	cmp	%g1, %i3
.L70:
	be	.L22
	 cmp	%g1, %l1
	bne,a	.L71
	 mov	-1, %i0
	and	%i5, %l0, %i5
	sll	%i5, 2, %i5
	add	%g2, %i5, %g2
	ld	[%g2], %i5
	and	%i5, %g4, %g1
	cmp	%g1, %g3
	bne	.L70
	 cmp	%g1, %i3
.L22:
	b	.L20
	 add	%g2, 4, %i4
.L63:
	jmp	%i7+8
	 restore %l4, %i1, %o0
.L28:
	jmp	%i7+8
	 restore %g0, %i1, %o0
	.size	altoffset, .-altoffset
	.section	.text.p_count,"ax",@progbits
	.align 4
	.type	p_count, #function
	.proc	04
p_count:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0], %g2
	ld	[%i0+4], %g1
	mov	0, %i4
	cmp	%g2, %g1
	blu	.L73
	 mov	0, %i5
	b	.L94
	 ld	[%i0+8], %g1
.L93:
	be	.L95
	 cmp	%i4, 0
	ld	[%i0], %g3
	add	%g3, 1, %g2
	st	%g2, [%i0]
	sll	%i5, 2, %g1
	ldsb	[%g3], %g3
	add	%g1, %i5, %g1
	add	%g3, -48, %g3
	add	%g1, %g1, %g1
	ld	[%i0+4], %g4
	add	%g3, %g1, %i5
	cmp	%g2, %g4
	bgeu	.L92
	 add	%i4, 1, %i4
.L73:
	call	isdigit, 0
	 ldub	[%g2], %o0
	cmp	%i5, 255
	ble	.L77
	 mov	1, %g1
	mov	0, %g1
.L77:
	cmp	%o0, 0
	bne	.L93
	 andcc	%g1, 0xff, %g0
.L76:
	cmp	%i4, 0
.L95:
	ble	.L74
	 andcc	%g1, 0xff, %g0
	be,a	.L94
	 ld	[%i0+8], %g1
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L74:
	ld	[%i0+8], %g1
.L94:
	cmp	%g1, 0
	bne	.L96
	 sethi	%gdop_hix22(nuls), %g1
	mov	10, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L96:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %l7, %gdop(nuls)
	st	%l7, [%i0]
	st	%l7, [%i0+4]
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L92:
	cmp	%i5, 255
	ble	.L76
	 mov	1, %g1
	b	.L76
	 mov	0, %g1
	.size	p_count, .-p_count
	.section	.text.p_b_coll_elem,"ax",@progbits
	.align 4
	.type	p_b_coll_elem, #function
	.proc	02
p_b_coll_elem:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0], %i3
	ld	[%i0+4], %g2
	cmp	%i3, %g2
	bgeu	.L101
	 mov	%i3, %o2
	add	%o2, 1, %g1
	cmp	%g1, %g2
	bgeu	.L102
	 nop
	ldsb	[%g1-1], %g3
.L125:
	cmp	%g3, %i1
	be,a	.L121
	 ldsb	[%g1], %g3
	st	%g1, [%i0]
.L113:
	mov	%g1, %o2
	add	%o2, 1, %g1
	cmp	%g1, %g2
	blu,a	.L125
	 ldsb	[%g1-1], %g3
.L102:
	bne	.L113
	 st	%g1, [%i0]
.L101:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L99
	 mov	7, %g1
.L105:
	sethi	%gdop_hix22(nuls), %g2
.L128:
	mov	0, %g1
	xor	%g2, %gdop_lox10(nuls), %g2
	ld	[%l7 + %g2], %g2, %gdop(nuls)
	st	%g2, [%i0]
	st	%g2, [%i0+4]
.L106:
	sll	%g1, 24, %g1
	sra	%g1, 24, %i0
	jmp	%i7+8
	 restore
.L121:
	cmp	%g3, 93
	bne,a	.L113
	 st	%g1, [%i0]
	cmp	%o2, %g2
	bgeu	.L101
	 sethi	%gdop_hix22(cnames), %i4
	xor	%i4, %gdop_lox10(cnames), %i4
	ld	[%l7 + %i4], %i4, %gdop(cnames)
	ld	[%i4], %o0
	cmp	%o0, 0
	be	.L112
	 sub	%o2, %i3, %i5
	mov	%i5, %o2
.L127:
	call	strncmp, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	bne,a	.L126
	 add	%i4, 8, %i4
	ld	[%i4], %g1
	ldsb	[%g1+%i5], %g1
	cmp	%g1, 0
	be,a	.L123
	 ldub	[%i4+4], %g1
	add	%i4, 8, %i4
.L126:
	ld	[%i4], %o0
	cmp	%o0, 0
	bne	.L127
	 mov	%i5, %o2
.L112:
	cmp	%i5, 1
	be,a	.L106
	 ldub	[%i3], %g1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L128
	 sethi	%gdop_hix22(nuls), %g2
	mov	3, %g1
	b	.L128
	 st	%g1, [%i0+8]
.L123:
	sll	%g1, 24, %g1
	sra	%g1, 24, %i0
	jmp	%i7+8
	 restore
.L99:
	b	.L105
	 st	%g1, [%i0+8]
	.size	p_b_coll_elem, .-p_b_coll_elem
	.section	.text.p_b_symbol,"ax",@progbits
	.align 4
	.type	p_b_symbol, #function
	.proc	02
p_b_symbol:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0], %g1
	ld	[%i0+4], %g3
	cmp	%g1, %g3
	blu	.L130
	 add	%g1, 1, %g2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L140
	 sethi	%gdop_hix22(nuls), %g1
	mov	7, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L140:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0+4]
	add	%g1, 1, %g2
	st	%g2, [%i0]
.L141:
	ldub	[%g1], %o0
.L135:
	sll	%o0, 24, %i0
	sra	%i0, 24, %i0
	jmp	%i7+8
	 restore
.L130:
	cmp	%g3, %g2
	bleu,a	.L141
	 st	%g2, [%i0]
	ldsb	[%g1], %g3
	cmp	%g3, 91
	bne,a	.L141
	 st	%g2, [%i0]
	ldsb	[%g1+1], %g3
	cmp	%g3, 46
	bne,a	.L141
	 st	%g2, [%i0]
	add	%g1, 2, %g1
	mov	46, %o1
	st	%g1, [%i0]
	call	p_b_coll_elem, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	bgeu,a	.L142
	 ld	[%i0+8], %g1
	add	%g1, 1, %g3
	cmp	%g2, %g3
	bleu,a	.L142
	 ld	[%i0+8], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 46
	bne,a	.L142
	 ld	[%i0+8], %g1
	ldsb	[%g1+1], %g2
	cmp	%g2, 93
	bne,a	.L134
	 ld	[%i0+8], %g1
	add	%g1, 2, %g1
	b	.L135
	 st	%g1, [%i0]
.L134:
.L142:
	cmp	%g1, 0
	bne	.L143
	 sethi	%gdop_hix22(nuls), %g1
	mov	3, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L143:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %l7, %gdop(nuls)
	st	%l7, [%i0]
	b	.L135
	 st	%l7, [%i0+4]
	.size	p_b_symbol, .-p_b_symbol
	.section	.text.doemit.part.0,"ax",@progbits
	.align 4
	.type	doemit.part.0, #function
	.proc	020
doemit.part.0:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+20], %g1
	ld	[%i0+16], %g3
	cmp	%g1, %g3
	bge	.L148
	 ld	[%i0+12], %o0
.L145:
	add	%g1, 1, %g2
.L150:
	st	%g2, [%i0+20]
	sll	%g1, 2, %g1
	or	%i1, %i2, %i1
	st	%i1, [%o0+%g1]
	jmp	%i7+8
	 restore
.L148:
	add	%g3, 1, %g4
	srl	%g4, 31, %g2
	add	%g2, %g4, %g2
	sra	%g2, 1, %g4
	and	%g2, -2, %g2
	add	%g2, %g4, %i5
	cmp	%g3, %i5
	bge	.L150
	 add	%g1, 1, %g2
	call	realloc, 0
	 sll	%i5, 2, %o1
	cmp	%o0, 0
	be,a	.L149
	 ld	[%i0+8], %g1
	ld	[%i0+20], %g1
	st	%o0, [%i0+12]
	add	%g1, 1, %g2
	st	%i5, [%i0+16]
	st	%g2, [%i0+20]
	sll	%g1, 2, %g1
	or	%i1, %i2, %i1
	st	%i1, [%o0+%g1]
	jmp	%i7+8
	 restore
.L149:
	cmp	%g1, 0
	bne	.L151
	 sethi	%gdop_hix22(nuls), %g2
	mov	12, %g1
	st	%g1, [%i0+8]
.L151:
	ld	[%i0+12], %o0
	xor	%g2, %gdop_lox10(nuls), %g2
	ld	[%i0+20], %g1
	ld	[%l7 + %g2], %l7, %gdop(nuls)
	st	%l7, [%i0]
	b	.L145
	 st	%l7, [%i0+4]
	.size	doemit.part.0, .-doemit.part.0
	.section	.text.doinsert.part.0,"ax",@progbits
	.align 4
	.type	doinsert.part.0, #function
	.proc	020
doinsert.part.0:
	save	%sp, -96, %sp
	ld	[%i0+20], %i5
	mov	%i0, %o0
	mov	%i2, %o2
	call	doemit.part.0, 0
	 mov	%i1, %o1
	ld	[%i0+12], %o0
	sll	%i5, 2, %i5
	add	%i0, 36, %g1
	ld	[%o0+%i5], %i4
	add	%i0, 72, %g3
	ld	[%g1], %g2
.L159:
	cmp	%g2, %i3
	bl,a	.L157
	 ld	[%g1+40], %g2
	add	%g2, 1, %g2
	st	%g2, [%g1]
	ld	[%g1+40], %g2
.L157:
	cmp	%i3, %g2
	bg,a	.L158
	 add	%g1, 4, %g1
	add	%g2, 1, %g2
	st	%g2, [%g1+40]
	add	%g1, 4, %g1
.L158:
	cmp	%g1, %g3
	bne,a	.L159
	 ld	[%g1], %g2
	add	%i3, 1, %g1
	sll	%g1, 2, %g1
	ld	[%i0+20], %o2
	add	%g1, -4, %i5
	sub	%o2, %i3, %o2
	add	%o0, %i5, %o1
	add	%o2, -1, %o2
	add	%o0, %g1, %o0
	call	memmove, 0
	 sll	%o2, 2, %o2
	ld	[%i0+12], %g1
	st	%i4, [%g1+%i5]
	jmp	%i7+8
	 restore
	.size	doinsert.part.0, .-doinsert.part.0
	.section	.text.dupl,"ax",@progbits
	.align 4
	.type	dupl, #function
	.proc	04
dupl:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i5
	subcc	%i2, %i1, %i2
	be	.L172
	 ld	[%i0+20], %i0
	ld	[%i5+16], %g2
	ld	[%i5+12], %o0
	add	%g2, %i2, %i4
	cmp	%g2, %i4
	bge	.L162
	 mov	%i0, %g1
	call	realloc, 0
	 sll	%i4, 2, %o1
	cmp	%o0, 0
	be,a	.L170
	 ld	[%i5+8], %g1
	st	%o0, [%i5+12]
	st	%i4, [%i5+16]
	ld	[%i5+20], %g1
.L162:
	sll	%g1, 2, %g1
	sll	%i1, 2, %i1
	sll	%i2, 2, %o2
	add	%o0, %i1, %o1
	call	memcpy, 0
	 add	%o0, %g1, %o0
	ld	[%i5+20], %g1
	add	%g1, %i2, %g1
	st	%g1, [%i5+20]
.L172:
	jmp	%i7+8
	 restore
.L170:
	cmp	%g1, 0
	bne	.L171
	 sethi	%gdop_hix22(nuls), %g2
	mov	12, %g1
	st	%g1, [%i5+8]
.L171:
	ld	[%i5+12], %o0
	xor	%g2, %gdop_lox10(nuls), %g2
	ld	[%i5+20], %g1
	ld	[%l7 + %g2], %l7, %gdop(nuls)
	st	%l7, [%i5]
	b	.L162
	 st	%l7, [%i5+4]
	.size	dupl, .-dupl
	.section	.text.ordinary,"ax",@progbits
	.align 4
	.type	ordinary, #function
	.proc	020
ordinary:
	save	%sp, -104, %sp
	ld	[%i0+28], %g1
	and	%i1, 255, %i4
	ld	[%g1+24], %g2
	andcc	%g2, 4, %g0
	bne	.L187
	 ld	[%g1+56], %i5
	ld	[%i0+8], %g1
.L190:
	cmp	%g1, 0
	bne	.L179
	 mov	%i4, %o2
	sethi	%hi(268435456), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
.L179:
	ldub	[%i5+%i1], %g1
	cmp	%g1, 0
	bne	.L191
	 nop
	ld	[%i0+28], %g2
	ld	[%g2+52], %g1
	add	%g1, 1, %g3
	st	%g3, [%g2+52]
	stb	%g1, [%i5+%i1]
	jmp	%i7+8
	 restore
.L187:
	call	isalpha, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L190
	 ld	[%i0+8], %g1
	call	isupper, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne	.L188
	 mov	%i4, %o0
	call	islower, 0
	 nop
	cmp	%o0, 0
	bne	.L189
	 mov	%i1, %g1
.L176:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, %i1
	be,a	.L190
	 ld	[%i0+8], %g1
	add	%fp, -8, %g1
	ld	[%i0], %i4
	st	%g1, [%i0]
	add	%fp, -6, %g1
	ld	[%i0+4], %i5
	st	%g1, [%i0+4]
	mov	93, %g1
	stb	%i1, [%fp-8]
	stb	%g0, [%fp-6]
	stb	%g1, [%fp-7]
	call	p_bracket, 0
	 mov	%i0, %o0
	st	%i4, [%i0]
	st	%i5, [%i0+4]
.L191:
	jmp	%i7+8
	 restore
.L189:
	call	toupper, 0
	 mov	%i4, %o0
	b	.L176
	 mov	%o0, %g1
.L188:
	call	tolower, 0
	 nop
	b	.L176
	 mov	%o0, %g1
	.size	ordinary, .-ordinary
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"[:<:]]"
	.align 8
.LC1:
	.asciz	"[:>:]]"
	.section	.text.p_bracket,"ax",@progbits
	.align 4
	.type	p_bracket, #function
	.proc	020
p_bracket:
	save	%sp, -96, %sp
	ld	[%i0+28], %i4
	ld	[%i4+12], %i5
	add	%i5, 1, %g1
	st	%g1, [%i4+12]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+24], %g1
	ld	[%i4+8], %i3
	cmp	%i5, %g1
	bge	.L194
	 ld	[%i4+16], %i1
	sll	%i5, 4, %g4
	sra	%i5, 31, %g1
	ld	[%i4+20], %g2
.L476:
	and	%g1, 7, %g1
	add	%g1, %i5, %g1
	sra	%g1, 3, %g1
	smul	%g1, %i3, %g1
	ld	[%i0], %o0
	ld	[%i0+4], %i4
	add	%i1, %g4, %i1
	add	%g2, %g1, %g2
	and	%i5, 7, %g3
	mov	1, %g1
	st	%g2, [%i1]
	sll	%g1, %g3, %g1
	sth	%g0, [%i1+6]
	stb	%g1, [%i1+4]
	st	%g0, [%i1+8]
	add	%o0, 5, %g1
	cmp	%i4, %g1
	bgu	.L486
	 st	%g0, [%i1+12]
.L205:
	cmp	%o0, %i4
	blu,a	.L487
	 ldub	[%o0], %g1
.L346:
	mov	0, %l0
.L517:
	ld	[%i0+8], %g2
.L341:
	cmp	%o0, %i4
	bgeu	.L345
	 mov	%g2, %i5
	add	%o0, 1, %g1
	st	%g1, [%i0]
	ldsb	[%o0], %g1
	cmp	%g1, 93
	be	.L488
	 cmp	%g2, 0
.L345:
	cmp	%i5, 0
	bne	.L489
	 sethi	%gdop_hix22(nuls), %g1
	mov	7, %g2
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i0+8]
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
.L573:
	jmp	%i7+8
	 restore
.L194:
	add	%g1, 8, %g1
	st	%g1, [%i0+24]
	srl	%g1, 3, %i2
	sll	%g1, 4, %o1
	cmp	%i1, 0
	be	.L490
	 smul	%i2, %i3, %i2
	call	reallocf, 0
	 mov	%i1, %o0
	st	%o0, [%i4+16]
.L509:
	ld	[%i0+28], %i4
	ld	[%i4+20], %o0
	cmp	%o0, 0
	be	.L491
	 nop
	call	reallocf, 0
	 mov	%i2, %o1
	st	%o0, [%i4+20]
	cmp	%i5, 0
	ble	.L200
	 ld	[%i0+28], %g1
	mov	0, %g2
	ld	[%g1+20], %o0
	ld	[%g1+16], %i1
.L201:
	sll	%g2, 4, %g3
	sra	%g2, 3, %g1
	smul	%g1, %i3, %g1
	add	%o0, %g1, %g1
	add	%g2, 1, %g2
	cmp	%i5, %g2
	bne	.L201
	 st	%g1, [%i1+%g3]
	cmp	%o0, 0
.L518:
	be	.L203
	 mov	%i3, %o2
	sub	%i2, %i3, %i2
	mov	0, %o1
	call	memset, 0
	 add	%o0, %i2, %o0
	ld	[%i0+28], %g2
	sll	%i5, 4, %g4
	ld	[%g2+16], %i1
	sra	%i5, 31, %g1
	b	.L476
	 ld	[%g2+20], %g2
.L487:
.L507:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 94
	be	.L492
	 mov	0, %l0
	sra	%g1, 24, %g1
	cmp	%g1, 93
	be,a	.L512
	 add	%o0, 1, %o0
.L213:
	cmp	%g1, 45
	bne,a	.L513
	 ld	[%i0], %g2
	add	%o0, 1, %o0
	st	%o0, [%i0]
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+45], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+45]
	lduh	[%i1+6], %g1
	ld	[%i0+4], %i4
	add	%g1, 45, %g1
	sth	%g1, [%i1+6]
.L214:
	ld	[%i0], %g2
.L513:
	cmp	%g2, %i4
	bgeu	.L471
	 sethi	%gdop_hix22(nuls), %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L247-.)), %i2
	xor	%i3, %gdop_lox10(nuls), %i3
	or	%i2, %lo(_GLOBAL_OFFSET_TABLE_-(.L247-.)), %i2
	ld	[%l7 + %i3], %i3, %gdop(nuls)
	b	.L215
	 sub	%l7, %i2, %i2
.L302:
	sra	%g1, 24, %g1
.L515:
	cmp	%g1, 45
	be	.L217
	 cmp	%g1, 91
	bne	.L218
	 cmp	%g4, %i4
	blu,a	.L494
	 ldsb	[%g2+1], %g1
.L218:
	call	p_b_symbol, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	bgeu	.L287
	 mov	%o0, %i5
	ldsb	[%g1], %g3
	cmp	%g3, 45
	be	.L495
	 add	%g1, 1, %g3
.L287:
	and	%i5, 0xff, %g2
.L554:
	ld	[%i1], %g3
	ldub	[%i1+4], %g4
	ldub	[%g3+%g2], %g1
	or	%g1, %g4, %g1
	stb	%g1, [%g3+%g2]
	and	%i5, 0xff, %i5
	lduh	[%i1+6], %g3
	ld	[%i0+4], %g1
	add	%g3, %i5, %g3
	ld	[%i0], %g2
	mov	%g1, %i4
	sth	%g3, [%i1+6]
.L276:
	cmp	%g2, %g1
	bgeu,a	.L514
	 ld	[%i0+8], %g2
.L215:
	ldub	[%g2], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g3
	cmp	%g3, 93
	be	.L301
	 cmp	%g3, 45
	bne	.L302
	 add	%g2, 1, %g4
	cmp	%g4, %i4
	bgeu	.L515
	 sra	%g1, 24, %g1
	ldsb	[%g2+1], %g1
	cmp	%g1, 93
	be	.L496
	 cmp	%g2, %i4
.L217:
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L516
	 sethi	%gdop_hix22(nuls), %g1
	mov	11, %g1
	mov	11, %g2
	st	%g1, [%i0+8]
.L222:
	sethi	%gdop_hix22(nuls), %g1
.L516:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
	ld	[%i0], %o0
	b	.L341
	 mov	%g1, %i4
.L486:
	mov	6, %o2
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strncmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	be,a	.L497
	 ld	[%i0+8], %g1
	ld	[%i0], %o0
	ld	[%i0+4], %i4
	add	%o0, 5, %g1
	cmp	%i4, %g1
	bleu	.L205
	 mov	6, %o2
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	strncmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%o0, 0
	be,a	.L209
	 ld	[%i0+8], %g1
	ld	[%i0], %o0
	ld	[%i0+4], %i4
	cmp	%o0, %i4
	bgeu,a	.L517
	 mov	0, %l0
	b	.L507
	 ldub	[%o0], %g1
.L491:
	call	malloc, 0
	 mov	%i2, %o0
	ld	[%i0+28], %g1
	st	%o0, [%i4+20]
	ld	[%g1+16], %i1
	ld	[%g1+20], %o0
.L199:
	cmp	%i1, 0
	bne	.L518
	 cmp	%o0, 0
.L203:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L519
	 sethi	%gdop_hix22(nuls), %g1
	mov	12, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L519:
	xor	%g1, %gdop_lox10(nuls), %l1
	ld	[%l7 + %l1], %l1, %gdop(nuls)
	st	%l1, [%i0]
	st	%l1, [%i0+4]
	st	%o0, [%i1]
	mov	1, %g1
	sth	%g0, [%i1+6]
	stb	%g1, [%i1+4]
	st	%g0, [%i1+8]
	mov	%l1, %i4
	mov	%l1, %o0
	cmp	%o0, %i4
	bgeu	.L346
	 st	%g0, [%i1+12]
	b	.L507
	 ldub	[%o0], %g1
.L494:
	cmp	%g1, 58
	be	.L219
	 cmp	%g1, 61
	bne	.L218
	 add	%g2, 2, %g2
	cmp	%g2, %i4
	blu	.L277
	 st	%g2, [%i0]
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne,a	.L520
	 st	%i3, [%i0]
	mov	7, %g1
	st	%g1, [%i0+8]
	st	%i3, [%i0]
.L520:
	st	%i3, [%i0+4]
	mov	%i3, %g2
.L277:
	ldsb	[%g2], %g1
	cmp	%g1, 45
	be	.L362
	 cmp	%g1, 93
	be,a	.L521
	 ld	[%i0+8], %g1
.L279:
	mov	61, %o1
	call	p_b_coll_elem, 0
	 mov	%i0, %o0
	ld	[%i1], %g3
	and	%o0, 0xff, %g2
	ldub	[%i1+4], %g4
	ldub	[%g3+%g2], %g1
	or	%g1, %g4, %g1
	stb	%g1, [%g3+%g2]
	and	%o0, 0xff, %o0
	lduh	[%i1+6], %g1
	add	%g1, %o0, %g1
	sth	%g1, [%i1+6]
	ld	[%i0], %g2
	ld	[%i0+4], %g1
	cmp	%g2, %g1
	bgeu	.L482
	 mov	%g1, %i4
	add	%g2, 1, %g3
	cmp	%g1, %g3
	bleu,a	.L522
	 ld	[%i0+8], %g2
	ldsb	[%g2], %g3
	cmp	%g3, 61
	be,a	.L498
	 ldsb	[%g2+1], %g3
	ld	[%i0+8], %g2
.L522:
	cmp	%g2, 0
	bne	.L222
	 mov	3, %g1
	mov	3, %g2
	b	.L222
	 st	%g1, [%i0+8]
.L219:
	add	%g2, 2, %l1
	cmp	%l1, %i4
	blu	.L224
	 st	%l1, [%i0]
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne,a	.L523
	 st	%i3, [%i0]
	mov	7, %g1
	st	%g1, [%i0+8]
	st	%i3, [%i0]
.L523:
	st	%i3, [%i0+4]
	ldsb	[%i3], %g1
	cmp	%g1, 93
	be	.L232
	 mov	%i3, %l1
	cmp	%g1, 45
	bne	.L233
	 mov	0, %i4
.L232:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne,a	.L524
	 st	%l1, [%i0]
	mov	4, %g1
	st	%g1, [%i0+8]
	st	%l1, [%i0]
.L524:
	st	%l1, [%i0+4]
	mov	0, %i4
.L233:
	sethi	%gdop_hix22(cclasses), %i5
.L572:
	xor	%i5, %gdop_lox10(cclasses), %i5
	ld	[%l7 + %i5], %i5, %gdop(cclasses)
	ld	[%i5], %o0
	cmp	%o0, 0
	be,a	.L525
	 ld	[%i0+8], %g2
	mov	%i4, %o2
.L527:
	call	strncmp, 0
	 mov	%l1, %o1
	cmp	%o0, 0
	bne,a	.L526
	 add	%i5, 8, %i5
	ld	[%i5], %g1
	ldsb	[%g1+%i4], %g2
	cmp	%g2, 0
	be	.L241
	 cmp	%g1, 0
	add	%i5, 8, %i5
.L526:
	ld	[%i5], %o0
	cmp	%o0, 0
	bne	.L527
	 mov	%i4, %o2
	ld	[%i0+8], %g2
.L525:
	cmp	%g2, 0
	bne	.L222
	 mov	4, %g1
	mov	4, %g2
	b	.L222
	 st	%g1, [%i0+8]
.L241:
	be,a	.L525
	 ld	[%i0+8], %g2
	ld	[%i5+4], %g1
	cmp	%g1, 11
	bgu	.L245
	 sll	%g1, 2, %g1
	ld	[%i2+%g1], %g1
	jmp	%i2+%g1
	 mov	-128, %i5
	.section	".rodata"
	.section	.text.p_bracket
.L246:
	and	%i5, 255, %i4
.L529:
	call	isxdigit, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L528
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L528:
	cmp	%i5, 128
	bne,a	.L529
	 and	%i5, 255, %i4
.L245:
	ld	[%i0+4], %g1
.L508:
	ld	[%i0], %g2
	cmp	%g2, %g1
	bgeu	.L482
	 mov	%g1, %i4
.L272:
	add	%g2, 1, %g3
	cmp	%g1, %g3
	bleu,a	.L525
	 ld	[%i0+8], %g2
	ldsb	[%g2], %g3
	cmp	%g3, 58
	bne,a	.L525
	 ld	[%i0+8], %g2
	ldsb	[%g2+1], %g3
	cmp	%g3, 93
	bne,a	.L525
	 ld	[%i0+8], %g2
	add	%g2, 2, %g2
	b	.L276
	 st	%g2, [%i0]
.L248:
	and	%i5, 255, %i4
.L531:
	call	isupper, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L530
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L530:
	cmp	%i5, 128
	bne,a	.L531
	 and	%i5, 255, %i4
	ld	[%i0+4], %g1
	ld	[%i0], %g2
	cmp	%g2, %g1
	blu	.L272
	 mov	%g1, %i4
.L482:
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L222
	 mov	7, %g1
	mov	7, %g2
	b	.L222
	 st	%g1, [%i0+8]
.L249:
	and	%i5, 255, %i4
.L533:
	call	isspace, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L532
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L532:
	cmp	%i5, 128
	bne,a	.L533
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L250:
	and	%i5, 255, %i4
.L535:
	call	ispunct, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L534
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L534:
	cmp	%i5, 128
	bne,a	.L535
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L251:
	and	%i5, 255, %i4
.L537:
	call	isprint, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L536
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L536:
	cmp	%i5, 128
	bne,a	.L537
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L252:
	and	%i5, 255, %i4
.L539:
	call	islower, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L538
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L538:
	cmp	%i5, 128
	bne,a	.L539
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L253:
	and	%i5, 255, %i4
.L541:
	call	isgraph, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L540
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L540:
	cmp	%i5, 128
	bne,a	.L541
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L254:
	and	%i5, 255, %i4
.L543:
	call	isdigit, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L542
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L542:
	cmp	%i5, 128
	bne,a	.L543
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L255:
	and	%i5, 255, %i4
.L545:
	call	iscntrl, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L544
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L544:
	cmp	%i5, 128
	bne,a	.L545
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L256:
	and	%i5, 255, %i4
.L547:
	call	isblank, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L546
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L546:
	cmp	%i5, 128
	bne,a	.L547
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L257:
	and	%i5, 255, %i4
.L549:
	call	isalpha, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L548
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L548:
	cmp	%i5, 128
	bne,a	.L549
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L258:
	and	%i5, 255, %i4
.L551:
	call	isalnum, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L550
	 add	%i5, 1, %i5
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%i4], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%i4]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+6]
	add	%i5, 1, %i5
.L550:
	cmp	%i5, 128
	bne,a	.L551
	 and	%i5, 255, %i4
	b	.L508
	 ld	[%i0+4], %g1
.L362:
	ld	[%i0+8], %g1
.L521:
	cmp	%g1, 0
	bne,a	.L552
	 st	%i3, [%i0]
	mov	3, %g1
	st	%g1, [%i0+8]
	st	%i3, [%i0]
.L552:
	b	.L279
	 st	%i3, [%i0+4]
.L224:
	ldsb	[%g2+2], %g1
	cmp	%g1, 45
	be	.L478
	 ldub	[%g2+2], %o0
	cmp	%g1, 93
	be,a	.L553
	 sethi	%gdop_hix22(nuls), %l1
	ld	[%i0+4], %g1
	cmp	%l1, %g1
	blu	.L234
	 mov	0, %i4
	b	.L572
	 sethi	%gdop_hix22(cclasses), %i5
.L236:
	add	%g2, 1, %g1
	st	%g1, [%i0]
	ld	[%i0+4], %g3
	cmp	%g1, %g3
	bgeu	.L233
	 sub	%g1, %l1, %i4
	ldub	[%g2+1], %o0
.L234:
	call	isalpha, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,a	.L236
	 ld	[%i0], %g2
	ld	[%i0], %g1
	b	.L233
	 sub	%g1, %l1, %i4
.L495:
	cmp	%g3, %g2
	bgeu	.L554
	 and	%i5, 0xff, %g2
	ldsb	[%g1+1], %g2
	cmp	%g2, 93
	be	.L554
	 and	%i5, 0xff, %g2
	st	%g3, [%i0]
	ldub	[%g1+1], %g4
	sll	%g4, 24, %l2
	sra	%l2, 24, %g2
	cmp	%g2, 45
	bne	.L499
	 add	%g1, 2, %g1
	b	.L289
	 st	%g1, [%i0]
.L489:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
	jmp	%i7+8
	 restore
.L301:
	cmp	%g2, %i4
	bgeu,a	.L555
	 ld	[%i0+4], %g1
	ld	[%i0], %o0
	ld	[%i0+4], %i4
	b	.L341
	 ld	[%i0+8], %g2
.L490:
	call	malloc, 0
	 mov	%o1, %o0
	b	.L509
	 st	%o0, [%i4+16]
.L499:
	call	p_b_symbol, 0
	 mov	%i0, %o0
	mov	%o0, %g4
	sll	%g4, 24, %l2
.L289:
	sll	%i5, 24, %i4
	sra	%l2, 24, %l2
	sra	%i4, 24, %i4
	cmp	%i4, %l2
	be	.L287
	 sethi	%gdop_hix22(__collate_load_error), %g1
	xor	%g1, %gdop_lox10(__collate_load_error), %g1
	ld	[%l7 + %g1], %g1, %gdop(__collate_load_error)
	ld	[%g1], %g1
	cmp	%g1, 0
	be	.L290
	 and	%i5, 0xff, %o0
	and	%g4, 0xff, %g4
	cmp	%o0, %g4
	bleu	.L556
	 nop
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne,a	.L557
	 st	%i3, [%i0]
	mov	11, %g1
	st	%g1, [%i0+8]
	st	%i3, [%i0]
.L557:
	st	%i3, [%i0+4]
	cmp	%o0, %g4
.L556:
	bg,a	.L558
	 ld	[%i0+4], %g1
	add	%g4, 1, %g4
.L294:
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+%o0], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%o0]
	lduh	[%i1+6], %g1
	add	%o0, %g1, %g1
	add	%o0, 1, %o0
	cmp	%o0, %g4
	bne	.L294
	 sth	%g1, [%i1+6]
	ld	[%i0+4], %g1
.L558:
	ld	[%i0], %g2
	b	.L276
	 mov	%g1, %i4
.L209:
	cmp	%g1, 0
	bne	.L210
	 mov	0, %o2
	sethi	%hi(-1610612736), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
.L210:
	ld	[%i0], %g1
.L510:
	add	%g1, 6, %g1
	st	%g1, [%i0]
	jmp	%i7+8
	 restore
.L290:
	mov	%l2, %o1
	call	__collate_range_cmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	ble	.L300
	 mov	-128, %i5
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L559
	 sethi	%gdop_hix22(nuls), %g1
	mov	11, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L559:
	xor	%g1, %gdop_lox10(nuls), %l1
	ld	[%l7 + %l1], %l1, %gdop(nuls)
	st	%l1, [%i0]
	st	%l1, [%i0+4]
	b	.L300
	 mov	-128, %i5
.L298:
	add	%i5, 1, %i5
.L560:
	cmp	%i5, 128
	be,a	.L558
	 ld	[%i0+4], %g1
.L300:
	mov	%i5, %o1
	call	__collate_range_cmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bg,a	.L560
	 add	%i5, 1, %i5
	mov	%l2, %o1
	call	__collate_range_cmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bg,a	.L560
	 add	%i5, 1, %i5
	and	%i5, 255, %g1
	ld	[%i1], %g3
	ldub	[%i1+4], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+6], %g1
	add	%g1, %g2, %g1
	b	.L298
	 sth	%g1, [%i1+6]
.L498:
	cmp	%g3, 93
	bne,a	.L522
	 ld	[%i0+8], %g2
	add	%g2, 2, %g2
	b	.L276
	 st	%g2, [%i0]
.L492:
	add	%o0, 1, %g2
	cmp	%g2, %i4
	bgeu	.L348
	 st	%g2, [%i0]
	ldub	[%o0+1], %g1
	mov	1, %l0
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, 93
	bne	.L213
	 mov	%g2, %o0
	add	%o0, 1, %o0
.L512:
	st	%o0, [%i0]
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+93], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+93]
	lduh	[%i1+6], %g1
	ld	[%i0+4], %i4
	add	%g1, 93, %g1
	b	.L214
	 sth	%g1, [%i1+6]
.L488:
	bne	.L571
	 nop
	ld	[%i0+28], %i3
	ld	[%i3+24], %g1
	andcc	%g1, 4, %g0
	be	.L311
	 ld	[%i3+8], %o7
	addcc	%o7, -1, %i4
	bpos,a	.L561
	 and	%i4, 255, %i3
	b	.L312
	 cmp	%l0, 0
.L314:
	add	%i4, -1, %i4
.L563:
	cmp	%i4, -1
	be,a	.L562
	 ld	[%i0+28], %i3
.L319:
	and	%i4, 255, %i3
.L561:
	ld	[%i1], %g2
	ldub	[%i1+4], %g1
	ldub	[%g2+%i3], %g2
	andcc	%g2, %g1, %g0
	be,a	.L563
	 add	%i4, -1, %i4
	call	isalpha, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a	.L563
	 add	%i4, -1, %i4
	call	isupper, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bne	.L501
	 mov	%i3, %o0
	call	islower, 0
	 nop
	cmp	%o0, 0
	bne	.L502
	 mov	%i4, %g1
.L317:
	sll	%g1, 24, %g2
	sra	%g2, 24, %g2
	cmp	%i4, %g2
	be	.L314
	 and	%g1, 0xff, %g3
	ld	[%i1], %g4
	ldub	[%i1+4], %i3
	ldub	[%g4+%g3], %g2
	or	%g2, %i3, %g2
	stb	%g2, [%g4+%g3]
	and	%g1, 0xff, %g1
	lduh	[%i1+6], %g2
	add	%g2, %g1, %g1
	add	%i4, -1, %i4
	cmp	%i4, -1
	bne	.L319
	 sth	%g1, [%i1+6]
	ld	[%i0+28], %i3
.L311:
.L562:
	cmp	%l0, 0
	be	.L320
	 ld	[%i3+8], %o7
	addcc	%o7, -1, %g1
	bpos	.L564
	 and	%g1, 255, %g4
	b	.L321
	 ld	[%i3+24], %g1
.L504:
	andn	%i3, %g2, %g2
	stb	%g2, [%i4+%g4]
	lduh	[%i1+6], %g2
	sub	%g2, %g3, %g2
	add	%g1, -1, %g1
	cmp	%g1, -1
	be	.L503
	 sth	%g2, [%i1+6]
.L324:
	and	%g1, 255, %g4
.L564:
	ld	[%i1], %i4
	ldub	[%i1+4], %g2
	ldub	[%i4+%g4], %i3
	and	%g2, %i3, %i2
	andcc	%i2, 0xff, %g0
	bne	.L504
	 and	%g1, 0xff, %g3
	or	%g2, %i3, %g2
	stb	%g2, [%i4+%g4]
	lduh	[%i1+6], %g2
	add	%g2, %g3, %g2
	add	%g1, -1, %g1
	cmp	%g1, -1
	bne	.L324
	 sth	%g2, [%i1+6]
.L503:
	ld	[%i0+28], %i3
	ld	[%i3+24], %g1
	andcc	%g1, 2, %g0
.L511:
	bne,a	.L326
	 ld	[%i1], %g2
	ld	[%i3+8], %o7
.L320:
	cmp	%o7, 0
.L570:
	be	.L327
	 mov	0, %g3
	ld	[%i1], %g4
	ldub	[%i1+4], %i4
	mov	0, %g1
	and	%g1, 255, %g2
.L565:
	ldub	[%g4+%g2], %g2
	and	%g2, %i4, %g2
	cmp	%g0, %g2
	add	%g1, 1, %g1
	addx	%g0, %g3, %g3
	cmp	%g1, %o7
	bne,a	.L565
	 and	%g1, 255, %g2
	cmp	%g3, 1
	be,a	.L332
	 mov	0, %g1
.L327:
	ld	[%i3+16], %o3
	ld	[%i3+12], %o5
	sll	%o5, 4, %o5
	add	%o3, %o5, %o5
	cmp	%o3, %o5
	bgeu	.L333
	 lduh	[%i1+6], %o4
	sll	%o4, 16, %o4
	mov	%o3, %g4
	b	.L338
	 sra	%o4, 16, %o4
.L334:
	add	%g4, 16, %g4
.L567:
	cmp	%o5, %g4
	bleu,a	.L566
	 ld	[%i0+8], %g1
.L338:
	ldsh	[%g4+6], %g2
	cmp	%g2, %o4
	bne	.L334
	 cmp	%i1, %g4
	be,a	.L567
	 add	%g4, 16, %g4
	cmp	%o7, 0
	be	.L335
	 mov	0, %g1
	ld	[%g4], %i2
	ldub	[%g4+4], %i3
	ld	[%i1], %i4
	b	.L337
	 ldub	[%i1+4], %i5
.L506:
	cmp	%g1, %o7
	be	.L568
	 cmp	%o5, %g4
.L337:
	and	%g1, 255, %g3
	ldub	[%i2+%g3], %g2
	and	%g2, %i3, %g2
	cmp	%g0, %g2
	ldub	[%i4+%g3], %g2
	addx	%g0, 0, %g3
	and	%g2, %i5, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g2
	cmp	%g3, %g2
	be,a	.L506
	 add	%g1, 1, %g1
	cmp	%g1, %o7
	bne,a	.L567
	 add	%g4, 16, %g4
.L335:
	cmp	%o5, %g4
.L568:
	bleu	.L333
	 mov	%i1, %o1
	mov	%i0, %o0
	call	freeset, 0
	 mov	%g4, %i1
	ld	[%i0+28], %g1
	ld	[%g1+16], %o3
.L333:
	ld	[%i0+8], %g1
.L566:
	cmp	%g1, 0
	bne	.L573
	 sub	%i1, %o3, %i2
	sethi	%hi(805306368), %i1
	sra	%i2, 4, %i2
	call	doemit.part.0, 0
	 restore
.L571:
	jmp	%i7+8
	 restore
.L330:
	cmp	%g1, %o7
	be,a	.L569
	 mov	%i5, %o1
.L332:
	and	%g1, 255, %g2
	ldub	[%g4+%g2], %g2
	andcc	%g2, %i4, %g0
	be,a	.L330
	 add	%g1, 1, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %i5
	mov	%i5, %o1
.L569:
	call	ordinary, 0
	 mov	%i0, %o0
	call	freeset, 0
	 restore
.L326:
	ldub	[%i1+4], %g1
	ldub	[%g2+10], %g3
	andn	%g3, %g1, %g1
	stb	%g1, [%g2+10]
	lduh	[%i1+6], %g1
	ld	[%i0+28], %i3
	add	%g1, -10, %g1
	ld	[%i3+8], %o7
	b	.L320
	 sth	%g1, [%i1+6]
.L497:
	cmp	%g1, 0
	bne	.L210
	 mov	0, %o2
	sethi	%hi(-1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	b	.L510
	 ld	[%i0], %g1
.L501:
	call	tolower, 0
	 nop
	b	.L317
	 mov	%o0, %g1
.L496:
	bgeu,a	.L484
	 ld	[%i0+4], %g1
	st	%g4, [%i0]
	ld	[%i1], %g2
	ldub	[%i1+4], %g3
	ldub	[%g2+45], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+45]
	lduh	[%i1+6], %g1
	ld	[%i0], %o0
	add	%g1, 45, %g1
	ld	[%i0+4], %i4
	ld	[%i0+8], %g2
	b	.L341
	 sth	%g1, [%i1+6]
.L502:
	call	toupper, 0
	 mov	%i3, %o0
	b	.L317
	 mov	%o0, %g1
.L200:
	ld	[%g1+16], %i1
	b	.L199
	 ld	[%g1+20], %o0
.L312:
	be,a	.L570
	 cmp	%o7, 0
	b	.L511
	 andcc	%g1, 2, %g0
.L321:
	b	.L511
	 andcc	%g1, 2, %g0
.L348:
	mov	%g2, %o0
	mov	1, %l0
	b	.L341
	 ld	[%i0+8], %g2
.L484:
.L555:
	ld	[%i0+8], %g2
.L514:
	ld	[%i0], %o0
	b	.L341
	 mov	%g1, %i4
.L471:
	b	.L345
	 ld	[%i0+8], %i5
.L478:
	sethi	%gdop_hix22(nuls), %l1
.L553:
	xor	%l1, %gdop_lox10(nuls), %l1
	b	.L232
	 ld	[%l7 + %l1], %l1, %gdop(nuls)
	.align 4
	.subsection	-1
	.align 4
.L247:
	.word	.L258-.L247
	.word	.L257-.L247
	.word	.L256-.L247
	.word	.L255-.L247
	.word	.L254-.L247
	.word	.L253-.L247
	.word	.L252-.L247
	.word	.L251-.L247
	.word	.L250-.L247
	.word	.L249-.L247
	.word	.L248-.L247
	.word	.L246-.L247
	.previous
	.size	p_bracket, .-p_bracket
	.section	.text.repeat,"ax",@progbits
	.align 4
	.type	repeat, #function
	.proc	020
repeat:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L574
	 ld	[%i0+20], %i5
.L576:
	cmp	%i2, 1
	ble	.L577
	 cmp	%i2, 256
	be	.L609
	 cmp	%i3, 1
.L610:
	ble	.L594
	 cmp	%i3, 256
	be	.L581
	 mov	%i5, %o2
	mov	%i1, %o1
	call	dupl, 0
	 mov	%i0, %o0
	ld	[%i0+8], %g1
	mov	%o0, %i1
	add	%i2, -1, %i2
	add	%i3, -1, %i3
	cmp	%g1, 0
	bne	.L574
	 ld	[%i0+20], %i5
	cmp	%i2, 1
	be	.L577
	 cmp	%i2, 256
	bne	.L610
	 cmp	%i3, 1
.L579:
	sethi	%gdop_hix22(nuls), %g1
.L611:
	mov	15, %g2
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i0+8]
	ld	[%l7 + %g1], %l7, %gdop(nuls)
	st	%l7, [%i0]
	st	%l7, [%i0+4]
.L574:
	jmp	%i7+8
	 restore
.L577:
	sll	%i2, 3, %g2
	cmp	%i3, 1
	ble	.L580
	 mov	%i3, %g1
	xor	%i3, 256, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g1, 2, %g1
.L580:
	add	%g1, %g2, %g1
	cmp	%g1, 19
	bgu	.L579
	 sll	%g1, 2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L582-.)), %g2
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L582-.)), %g2
	sub	%l7, %g2, %g2
	ld	[%g2+%g1], %g1
	jmp	%g2+%g1
	 nop
	.section	".rodata"
	.section	.text.repeat
.L594:
	mov	%i3, %g1
	b	.L580
	 mov	16, %g2
.L609:
	bg,a	.L611
	 sethi	%gdop_hix22(nuls), %g1
	mov	%i3, %g1
	b	.L580
	 mov	24, %g2
.L587:
	sethi	%hi(2013265920), %o1
	mov	%i0, %o0
	mov	%i1, %o3
	sub	%i5, %i1, %o2
	call	doinsert.part.0, 0
	 add	%o2, 1, %o2
	mov	1, %o2
	mov	%i3, %o3
	add	%i1, 1, %o1
	call	repeat, 0
	 mov	%i0, %o0
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L574
	 ld	[%i0+20], %o2
	sub	%o2, %i1, %o2
	sethi	%hi(-2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L574
	 sub	%g2, %i1, %g2
	ld	[%i0+12], %g3
	sll	%i1, 2, %i1
	sethi	%hi(-134217728), %i5
	ld	[%g3+%i1], %g1
	and	%g1, %i5, %g1
	or	%g1, %g2, %g1
	mov	0, %o2
	st	%g1, [%g3+%i1]
	sethi	%hi(-2013265920), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g1
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L574
	 add	%g1, -1, %g1
	sll	%g1, 2, %g1
	ld	[%i0+12], %g3
	ld	[%g3+%g1], %g2
	sethi	%hi(-1879048192), %i1
	and	%g2, %i5, %g2
	or	%g2, 1, %g2
	st	%g2, [%g3+%g1]
	call	doemit.part.0, 0
	 restore %g0, 2, %o2
.L581:
	mov	%i1, %o1
	mov	%i5, %o2
	mov	%i0, %o0
	call	dupl, 0
	 add	%i2, -1, %i2
	mov	%o0, %i1
.L592:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L576
	 ld	[%i0+20], %i5
	jmp	%i7+8
	 restore
.L588:
	st	%i1, [%i0+20]
	jmp	%i7+8
	 restore
.L585:
	sub	%i5, %i1, %o2
	mov	%i1, %o3
	add	%o2, 1, %o2
	sethi	%hi(2013265920), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L593
	 ld	[%i0+20], %o2
	sub	%o2, %i1, %o2
	sethi	%hi(-2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L593
	 sub	%g2, %i1, %g2
	ld	[%i0+12], %g4
	sll	%i1, 2, %g3
	sethi	%hi(-134217728), %i4
	ld	[%g4+%g3], %g1
	and	%g1, %i4, %g1
	or	%g1, %g2, %g1
	mov	0, %o2
	st	%g1, [%g4+%g3]
	sethi	%hi(-2013265920), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g1
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L593
	 add	%g1, -1, %g1
	sll	%g1, 2, %g1
	ld	[%i0+12], %g3
	ld	[%g3+%g1], %g2
	and	%g2, %i4, %g2
	or	%g2, 1, %g2
	mov	2, %o2
	sethi	%hi(-1879048192), %o1
	mov	%i0, %o0
	call	doemit.part.0, 0
	 st	%g2, [%g3+%g1]
.L593:
	add	%i1, 1, %o1
	add	%i5, 1, %o2
	mov	%i0, %o0
	call	dupl, 0
	 add	%i3, -1, %i3
	mov	1, %i2
	b	.L592
	 mov	%o0, %i1
.L584:
	sub	%i5, %i1, %o2
	mov	%i1, %o3
	add	%o2, 1, %o2
	sethi	%hi(1207959552), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L574
	 ld	[%i0+20], %i2
	sub	%i2, %i1, %i2
	sethi	%hi(1342177280), %i1
	call	doemit.part.0, 0
	 restore
.L583:
	mov	%i1, %o1
	mov	%i5, %o2
	mov	%i0, %o0
	call	dupl, 0
	 add	%i2, -1, %i2
	add	%i3, -1, %i3
	b	.L592
	 mov	%o0, %i1
	.align 4
	.subsection	-1
	.align 4
.L582:
	.word	.L588-.L582
	.word	.L587-.L582
	.word	.L587-.L582
	.word	.L587-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L574-.L582
	.word	.L585-.L582
	.word	.L584-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L579-.L582
	.word	.L583-.L582
	.word	.L581-.L582
	.previous
	.size	repeat, .-repeat
	.section	.text.p_bre,"ax",@progbits
	.align 4
	.type	p_bre, #function
	.proc	020
p_bre:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ld	[%i0+20], %g3
	ld	[%i0], %i4
	ld	[%i0+4], %g2
	cmp	%i4, %g2
	blu	.L731
	 mov	%g3, %l6
	ld	[%i0+8], %g1
.L763:
	cmp	%g1, 0
	bne	.L757
	 sethi	%gdop_hix22(nuls), %g1
	mov	14, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L757:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %l7, %gdop(nuls)
	st	%l7, [%i0]
	st	%l7, [%i0+4]
	jmp	%i7+8
	 restore
.L731:
	ldsb	[%i4], %g1
	cmp	%g1, 94
	be	.L732
	 mov	%g3, %i3
.L615:
	mov	0, %i5
	mov	1, %g4
	sethi	%hi(1207959552), %l3
	sethi	%hi(1342177280), %l2
	sethi	%hi(1476395008), %l1
	sethi	%hi(1610612736), %l0
	mov	5, %l4
.L681:
	add	%i4, 1, %g1
	cmp	%g1, %g2
	bgeu,a	.L683
	 st	%g1, [%i0]
	ldsb	[%i4], %g2
	cmp	%g2, %i1
	be,a	.L733
	 ldsb	[%i4+1], %g2
	st	%g1, [%i0]
.L769:
	ldsb	[%i4], %i5
	cmp	%i5, 92
	be	.L758
	 add	%g1, 1, %g2
.L618:
	cmp	%i5, 46
.L767:
	be	.L622
	 cmp	%i5, 91
	bne	.L734
	 cmp	%i5, 42
	call	p_bracket, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g2
	ld	[%i0], %i4
	cmp	%i4, %g2
	bgeu,a	.L617
	 ld	[%i0+20], %i3
.L726:
	ldsb	[%i4], %g1
.L762:
	cmp	%g1, 42
	be,a	.L759
	 add	%i4, 1, %i4
	add	%i4, 1, %g1
.L766:
	cmp	%g2, %g1
	bleu,a	.L760
	 ld	[%i0], %i4
	ldsb	[%i4], %g1
	cmp	%g1, 92
	be,a	.L736
	 ldsb	[%i4+1], %g1
	ld	[%i0], %i4
.L760:
	ld	[%i0+4], %g2
	xor	%i5, 36, %i5
.L765:
	ld	[%i0+20], %g3
	cmp	%g0, %i5
	mov	%g3, %i3
	subx	%g0, -1, %i5
.L649:
	cmp	%i4, %g2
	blu	.L681
	 mov	0, %g4
	cmp	%i5, 0
.L753:
	be	.L754
	 cmp	%l6, %i3
	add	%g3, -1, %i3
	st	%i3, [%i0+20]
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L685
	 mov	0, %o2
	sethi	%hi(536870912), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %i3
.L685:
	ld	[%i0+28], %g1
	ld	[%g1+40], %g3
	ld	[%g1+48], %g2
	or	%g3, 2, %g3
	add	%g2, 1, %g2
	st	%g3, [%g1+40]
	b	.L617
	 st	%g2, [%g1+48]
.L736:
	cmp	%g1, 123
	bne,a	.L760
	 ld	[%i0], %i4
	add	%i4, 2, %i4
	mov	%i0, %o0
	call	p_count, 0
	 st	%i4, [%i0]
	ld	[%i0], %g1
	ld	[%i0+4], %g2
	mov	%o0, %o2
	cmp	%g1, %g2
	bgeu	.L669
	 mov	%o0, %o3
	ldsb	[%g1], %g3
	cmp	%g3, 44
	be	.L737
	 add	%g1, 1, %g3
.L669:
	mov	%i3, %o1
	call	repeat, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g2
	ld	[%i0], %i4
	cmp	%i4, %g2
	blu,a	.L674
	 ld	[%i0+20], %i3
	ld	[%i0+20], %g3
.L727:
	ld	[%i0+8], %g1
.L678:
	cmp	%g1, 0
	bne	.L761
	 sethi	%gdop_hix22(nuls), %g1
	mov	9, %g1
	b	.L689
	 st	%g1, [%i0+8]
.L622:
	ld	[%i0+28], %g1
	ld	[%g1+24], %g1
	andcc	%g1, 2, %g0
	bne	.L738
	 add	%fp, -8, %g1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L739
	 mov	0, %o2
	sethi	%hi(671088640), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g2
	ld	[%i0], %i4
	cmp	%i4, %g2
	blu,a	.L762
	 ldsb	[%i4], %g1
	ld	[%i0+20], %i3
.L617:
	cmp	%l6, %i3
.L754:
	be,a	.L763
	 ld	[%i0+8], %g1
	jmp	%i7+8
	 restore
.L734:
	bne	.L625
	 cmp	%g4, 0
	bne	.L764
	 sll	%i5, 24, %o1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L740
	 mov	13, %g1
.L659:
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
.L625:
	sll	%i5, 24, %o1
.L764:
	mov	%i0, %o0
	call	ordinary, 0
	 sra	%o1, 24, %o1
	ld	[%i0+4], %g2
	ld	[%i0], %i4
	cmp	%i4, %g2
	bgeu,a	.L765
	 xor	%i5, 36, %i5
	ldsb	[%i4], %g1
	cmp	%g1, 42
	bne	.L766
	 add	%i4, 1, %g1
	add	%i4, 1, %i4
.L759:
	st	%i4, [%i0]
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L741
	 ld	[%i0+20], %g3
.L729:
	mov	%g3, %i3
	ld	[%i0+4], %g2
	b	.L649
	 mov	0, %i5
.L683:
	ldsb	[%i4], %i5
	cmp	%i5, 92
	bne	.L767
	 cmp	%i5, 46
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be,a	.L619
	 st	%l4, [%i0+8]
.L619:
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0+4]
	add	%g1, 1, %g2
.L758:
	st	%g2, [%i0]
	ldsb	[%g1], %i4
	or	%i4, 256, %i5
	cmp	%i5, 296
	be,a	.L620
	 ld	[%i0+28], %g1
	ble	.L618
	 cmp	%i5, 379
	be,a	.L626
	 ld	[%i0+8], %g1
	ble	.L742
	 cmp	%i5, 381
	bne	.L764
	 sll	%i5, 24, %o1
.L628:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L768
	 sethi	%gdop_hix22(nuls), %g1
	mov	8, %g1
	st	%g1, [%i0+8]
.L652:
	sethi	%gdop_hix22(nuls), %g1
.L768:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L617
	 st	%g1, [%i0+4]
.L742:
	cmp	%i5, 297
	be	.L628
	 add	%i5, -305, %g1
	cmp	%g1, 8
	bgu	.L764
	 sll	%i5, 24, %o1
	and	%i4, -257, %i4
	sll	%i4, 2, %g1
	add	%i0, %g1, %l5
	ld	[%l5-120], %o2
	cmp	%o2, 0
	be	.L743
	 ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L653
	 add	%i4, -48, %i4
	mov	%i4, %o2
	sethi	%hi(939524096), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%l5-120], %o2
.L653:
	ld	[%l5-160], %o1
	mov	%i0, %o0
	call	dupl, 0
	 add	%o1, 1, %o1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L724
	 mov	%i4, %o2
	sethi	%hi(1073741824), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
.L724:
	ld	[%i0+4], %g2
	ld	[%i0], %i4
	ld	[%i0+28], %g1
	mov	1, %g3
	cmp	%g2, %i4
	bgu	.L726
	 st	%g3, [%g1+84]
	ld	[%i0+20], %g3
	b	.L617
	 mov	%g3, %i3
.L733:
	cmp	%g2, %i2
	bne,a	.L769
	 st	%g1, [%i0]
	b	.L753
	 cmp	%i5, 0
.L626:
	cmp	%g1, 0
	bne	.L768
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	b	.L652
	 st	%g1, [%i0+8]
.L620:
	ld	[%g1+80], %g4
	add	%g4, 1, %l5
	st	%l5, [%g1+80]
	cmp	%l5, 9
	bg	.L637
	 ld	[%i0+8], %g1
	add	%g4, 9, %i4
	sll	%i4, 2, %i4
	cmp	%g1, 0
	bne	.L744
	 st	%g3, [%i0+%i4]
	mov	%l5, %o2
	sethi	%hi(1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g1
	ld	[%i0], %i4
	cmp	%i4, %g1
	bgeu,a	.L745
	 ld	[%i0+20], %g3
	add	%i4, 1, %g3
.L755:
	cmp	%g1, %g3
	bleu	.L770
	 mov	41, %o2
	ldsb	[%i4], %g1
	cmp	%g1, 92
	be,a	.L746
	 ldsb	[%i4+1], %g1
	mov	41, %o2
.L770:
	mov	92, %o1
	call	p_bre, 0
	 mov	%i0, %o0
	cmp	%l5, 9
.L756:
	bg	.L645
	 ld	[%i0+8], %g1
	ld	[%i0+20], %g3
.L691:
	add	%l5, 18, %g4
	sll	%g4, 2, %g4
	st	%g3, [%i0+%g4]
.L645:
	cmp	%g1, 0
	bne,a	.L771
	 ld	[%i0], %i4
	mov	%l5, %o2
.L773:
	sethi	%hi(1879048192), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g1
	ld	[%i0], %i4
	cmp	%i4, %g1
	bgeu	.L648
	 mov	%g1, %g2
.L647:
	add	%i4, 1, %g3
	cmp	%g1, %g3
	bgu,a	.L748
	 ldsb	[%i4], %g3
.L648:
	ld	[%i0+8], %g1
.L774:
	cmp	%g1, 0
	bne	.L689
	 ld	[%i0+20], %g3
	mov	8, %g1
	st	%g1, [%i0+8]
.L689:
	sethi	%gdop_hix22(nuls), %g1
.L761:
	mov	%g3, %i3
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L617
	 st	%g1, [%i0+4]
.L741:
	sub	%g3, %i3, %g3
	mov	%i3, %o3
	add	%g3, 1, %o2
	mov	%l3, %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g3
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L665
	 sub	%g3, %i3, %o2
	mov	%l2, %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g3
	ld	[%i0+8], %g1
	sub	%g3, %i3, %o2
	cmp	%g1, 0
	bne	.L665
	 add	%o2, 1, %o2
	mov	%i3, %o3
	mov	%l1, %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g3
	ld	[%i0+8], %i5
	cmp	%i5, 0
	bne	.L749
	 sub	%g3, %i3, %o2
	mov	%l0, %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g2
	ld	[%i0+20], %i3
	ld	[%i0], %i4
	b	.L649
	 mov	%i3, %g3
.L743:
	cmp	%g2, 0
	bne	.L772
	 sethi	%gdop_hix22(nuls), %g1
	mov	6, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L772:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
	mov	1, %g2
	ld	[%i0+28], %g1
	mov	%g3, %i3
	b	.L617
	 st	%g2, [%g1+84]
.L637:
	cmp	%g1, 0
	bne	.L750
	 mov	%l5, %o2
	sethi	%hi(1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+4], %g1
	ld	[%i0], %i4
	cmp	%g1, %i4
	bgu	.L755
	 add	%i4, 1, %g3
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L773
	 mov	%l5, %o2
	ld	[%i0], %i4
.L771:
	ld	[%i0+4], %g1
.L640:
	cmp	%g1, %i4
	bgu	.L647
	 mov	%g1, %g2
	b	.L689
	 ld	[%i0+20], %g3
.L738:
	ld	[%i0], %i4
	st	%g1, [%i0]
	add	%fp, -5, %g1
	ld	[%i0+4], %g2
	st	%g1, [%i0+4]
	sethi	%hi(1577737216), %g1
	or	%g1, 256, %g1
	st	%g2, [%fp-12]
	mov	%i0, %o0
	call	p_bracket, 0
	 st	%g1, [%fp-8]
	ld	[%fp-12], %g2
	st	%i4, [%i0]
	cmp	%i4, %g2
	blu	.L726
	 st	%g2, [%i0+4]
	b	.L617
	 ld	[%i0+20], %i3
.L748:
	cmp	%g3, 92
	bne,a	.L774
	 ld	[%i0+8], %g1
	ldsb	[%i4+1], %g3
	cmp	%g3, 41
	bne,a	.L774
	 ld	[%i0+8], %g1
	add	%i4, 2, %i4
	cmp	%i4, %g1
	blu	.L726
	 st	%i4, [%i0]
	ld	[%i0+20], %i3
	mov	%g1, %g2
	mov	%i3, %g3
	b	.L649
	 mov	0, %i5
.L740:
	b	.L659
	 st	%g1, [%i0+8]
.L745:
	b	.L691
	 ld	[%i0+8], %g1
.L665:
	b	.L729
	 ld	[%i0], %i4
.L739:
	ld	[%i0], %i4
	ld	[%i0+4], %g2
	cmp	%i4, %g2
	blu,a	.L762
	 ldsb	[%i4], %g1
	b	.L754
	 cmp	%l6, %i3
.L744:
	ld	[%i0], %i4
	ld	[%i0+4], %g1
	cmp	%i4, %g1
	blu,a	.L755
	 add	%i4, 1, %g3
	add	%g4, 19, %g2
	sll	%g2, 2, %g2
	b	.L640
	 st	%g3, [%i0+%g2]
.L750:
	ld	[%i0], %i4
	ld	[%i0+4], %g1
	cmp	%i4, %g1
	bgeu,a	.L761
	 sethi	%gdop_hix22(nuls), %g1
	b	.L755
	 add	%i4, 1, %g3
.L746:
	cmp	%g1, 41
	bne	.L770
	 mov	41, %o2
	b	.L756
	 cmp	%l5, 9
.L732:
	add	%i4, 1, %i4
	st	%i4, [%i0]
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L616
	 mov	0, %o2
	sethi	%hi(402653184), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g3
	ld	[%i0], %i4
	ld	[%i0+4], %g2
	mov	%g3, %i3
.L616:
	ld	[%i0+28], %g1
	ld	[%g1+40], %i5
	ld	[%g1+44], %g4
	or	%i5, 1, %i5
	add	%g4, 1, %g4
	st	%i5, [%g1+40]
	cmp	%i4, %g2
	blu	.L615
	 st	%g4, [%g1+44]
	b	.L754
	 cmp	%l6, %i3
.L674:
	add	%i4, 1, %g1
	cmp	%g2, %g1
	bleu	.L727
	 mov	%i3, %g3
	ldsb	[%i4], %g4
	cmp	%g4, 92
	be,a	.L751
	 ldsb	[%i4+1], %g4
	cmp	%g2, %g1
.L778:
	bleu,a	.L678
	 ld	[%i0+8], %g1
	ldsb	[%g1-1], %g4
	cmp	%g4, 92
	be,a	.L775
	 ldsb	[%g1], %g4
	st	%g1, [%i0]
.L776:
	mov	%g1, %i4
	add	%g1, 1, %g1
	cmp	%g2, %g1
	bleu,a	.L678
	 ld	[%i0+8], %g1
	ldsb	[%g1-1], %g4
	cmp	%g4, 92
	bne,a	.L776
	 st	%g1, [%i0]
	ldsb	[%g1], %g4
.L775:
	cmp	%g4, 125
	bne,a	.L776
	 st	%g1, [%i0]
	cmp	%g2, %i4
	bleu	.L678
	 ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L689
	 mov	10, %g1
	b	.L689
	 st	%g1, [%i0+8]
.L737:
	cmp	%g2, %g3
	bgu	.L670
	 st	%g3, [%i0]
.L671:
	b	.L669
	 mov	256, %o3
.L670:
	st	%o0, [%fp-12]
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be	.L671
	 ld	[%fp-12], %o2
	call	p_count, 0
	 mov	%i0, %o0
	ld	[%fp-12], %o2
	cmp	%o2, %o0
	ble	.L669
	 mov	%o0, %o3
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L777
	 sethi	%gdop_hix22(nuls), %g1
	mov	10, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L777:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L669
	 st	%g1, [%i0+4]
.L751:
	cmp	%g4, 125
	bne	.L778
	 cmp	%g2, %g1
	add	%i4, 2, %i4
	mov	0, %i5
	b	.L649
	 st	%i4, [%i0]
.L749:
	ld	[%i0], %i4
	ld	[%i0+4], %g2
	mov	%g3, %i3
	b	.L649
	 mov	0, %i5
	.size	p_bre, .-p_bre
	.section	.text.p_ere,"ax",@progbits
	.align 4
	.type	p_ere, #function
	.proc	020
p_ere:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L785-.)), %i5
	sethi	%hi(1577737216), %l1
	or	%i5, %lo(_GLOBAL_OFFSET_TABLE_-(.L785-.)), %i5
	ld	[%i0], %g1
	ld	[%i0+20], %i3
	ld	[%i0+4], %l5
	mov	1, %l0
	mov	0, %i4
	mov	0, %i2
	sub	%l7, %i5, %i5
	or	%l1, 256, %l1
.L780:
	cmp	%g1, %l5
	bgeu,a	.L953
	 ld	[%i0+8], %g1
	mov	%i3, %l3
.L781:
	ldsb	[%g1], %g2
	cmp	%g2, 124
	be	.L954
	 cmp	%l3, %i3
.L946:
	cmp	%g2, %i1
	be	.L867
	 add	%g1, 1, %l2
	st	%l2, [%i0]
	ldub	[%g1], %l4
	add	%l4, -36, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 88
	bgu	.L783
	 sll	%g2, 2, %g2
	ld	[%i5+%g2], %g2
	jmp	%i5+%g2
	 nop
	.section	".rodata"
	.section	.text.p_ere
.L786:
	cmp	%l2, %l5
	blu	.L941
	 nop
.L783:
	sll	%l4, 24, %o1
.L965:
	mov	%i0, %o0
	call	ordinary, 0
	 sra	%o1, 24, %o1
	mov	0, %l4
	ld	[%i0], %g1
	ld	[%i0+4], %l5
.L807:
	cmp	%l5, %g1
	bleu,a	.L866
	 ld	[%i0+20], %l3
	ldub	[%g1], %l2
	add	%l2, -42, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	bgu	.L825
	 mov	1, %g3
	mov	0, %g3
.L825:
	andcc	%g3, 0xff, %g0
	be	.L824
	 sll	%l2, 24, %l2
	sra	%l2, 24, %g2
	cmp	%g2, 63
	be	.L824
	 cmp	%g2, 123
	bne,a	.L955
	 ldsb	[%g1], %g2
	add	%g1, 1, %g2
	cmp	%l5, %g2
	bleu,a	.L955
	 ldsb	[%g1], %g2
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be	.L940
	 ld	[%i0], %g1
	add	%g1, 1, %g1
	cmp	%l4, 0
	be	.L829
	 st	%g1, [%i0]
	ld	[%i0+8], %g1
	cmp	%g1, 0
	be	.L830
	 sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
	sra	%l2, 24, %l2
.L975:
	cmp	%l2, 63
	be	.L836
	 cmp	%l2, 123
	bne,a	.L956
	 ld	[%i0], %g1
.L829:
	call	p_count, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	ld	[%i0+4], %g2
	mov	%o0, %o2
	cmp	%g1, %g2
	bgeu	.L849
	 mov	%o0, %o3
	ldsb	[%g1], %g2
	cmp	%g2, 44
	be	.L942
	 add	%g1, 1, %g2
.L849:
	mov	%l3, %o1
	call	repeat, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	ld	[%i0+4], %l5
	cmp	%g1, %l5
	bgeu,a	.L859
	 ld	[%i0+8], %g2
	ldsb	[%g1], %g2
	cmp	%g2, 125
	bne	.L978
	 add	%g1, 1, %g1
	b,a	.L943
.L857:
.L978:
	cmp	%l5, %g1
	bleu	.L939
	 st	%g1, [%i0]
	ldsb	[%g1], %g2
	cmp	%g2, 125
	bne,a	.L857
	 add	%g1, 1, %g1
	cmp	%g1, %l5
	bgeu	.L859
	 ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L865
	 mov	10, %g1
	st	%g1, [%i0+8]
.L865:
	sethi	%gdop_hix22(nuls), %g1
.L972:
	ld	[%i0+20], %l3
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L866
	 st	%g1, [%i0+4]
.L790:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L958
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+8]
.L815:
	sethi	%gdop_hix22(nuls), %g1
.L958:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
.L866:
	cmp	%l3, %i3
.L951:
	bne,a	.L871
	 mov	%l3, %i3
	ld	[%i0+8], %g1
.L953:
	cmp	%g1, 0
	bne	.L959
	 sethi	%gdop_hix22(nuls), %g1
	mov	14, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L959:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
.L871:
	cmp	%l0, 0
	bne	.L977
	 nop
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L977
	 sll	%i4, 2, %g2
	ld	[%i0+12], %g3
	sub	%i3, %i4, %i4
	ld	[%g3+%g2], %g1
	sethi	%hi(-134217728), %g4
	and	%g1, %g4, %g1
	or	%g1, %i4, %g1
	sethi	%hi(-1879048192), %i1
	st	%g1, [%g3+%g2]
	ld	[%i0+20], %g1
	sub	%g1, %i2, %i2
	call	doemit.part.0, 0
	 restore
.L793:
	cmp	%l2, %l5
	blu	.L795
	 ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L960
	 sethi	%gdop_hix22(nuls), %g1
	mov	8, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L960:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
	ld	[%i0+28], %g2
	ld	[%g2+80], %g1
	add	%g1, 1, %l2
	cmp	%l2, 9
	bg	.L798
	 st	%l2, [%g2+80]
	add	%g1, 9, %g1
	sll	%g1, 2, %g1
	st	%l3, [%i0+%g1]
.L798:
	ld	[%i0], %g1
.L950:
	ld	[%i0+4], %g2
	cmp	%g1, %g2
	bgeu	.L961
	 mov	41, %o1
	ldsb	[%g1], %g1
	cmp	%g1, 41
	be	.L962
	 cmp	%l2, 9
.L961:
	call	p_ere, 0
	 mov	%i0, %o0
	cmp	%l2, 9
.L962:
	bg,a	.L963
	 ld	[%i0+8], %g1
	add	%l2, 18, %g1
	ld	[%i0+20], %g2
	sll	%g1, 2, %g1
	st	%g2, [%i0+%g1]
	ld	[%i0+8], %g1
.L963:
	cmp	%g1, 0
	bne	.L805
	 mov	%l2, %o2
	sethi	%hi(1879048192), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g2
	ld	[%i0+4], %l5
	cmp	%g2, %l5
	bgeu,a	.L964
	 ld	[%i0+8], %g1
	add	%g2, 1, %g1
.L952:
	st	%g1, [%i0]
	ldsb	[%g2], %g2
	cmp	%g2, 41
	be	.L807
	 mov	0, %l4
	ld	[%i0+8], %g1
.L964:
	cmp	%g1, 0
	bne	.L865
	 mov	8, %g1
	b	.L865
	 st	%g1, [%i0+8]
.L794:
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L813
	 mov	%l2, %g1
	mov	0, %o2
	sethi	%hi(536870912), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
.L813:
	ld	[%i0+28], %g2
	ld	[%i0+4], %l5
	ld	[%g2+40], %g4
	ld	[%g2+48], %g3
	or	%g4, 2, %g4
	add	%g3, 1, %g3
	st	%g4, [%g2+40]
	st	%g3, [%g2+48]
	b	.L807
	 mov	0, %l4
.L784:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L958
	 sethi	%gdop_hix22(nuls), %g1
	mov	14, %g1
	b	.L815
	 st	%g1, [%i0+8]
.L941:
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be	.L965
	 sll	%l4, 24, %o1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L966
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L966:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L783
	 st	%g1, [%i0+4]
.L787:
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L812
	 mov	%l2, %g1
	mov	0, %o2
	sethi	%hi(402653184), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
.L812:
	ld	[%i0+28], %g2
	ld	[%i0+4], %l5
	ld	[%g2+40], %g4
	ld	[%g2+44], %g3
	or	%g4, 1, %g4
	add	%g3, 1, %g3
	st	%g4, [%g2+40]
	st	%g3, [%g2+44]
	b	.L807
	 mov	1, %l4
.L788:
	cmp	%l2, %l5
	blu	.L967
	 add	%l2, 1, %g1
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L968
	 sethi	%gdop_hix22(nuls), %l2
	mov	5, %g1
	st	%g1, [%i0+8]
.L968:
	xor	%l2, %gdop_lox10(nuls), %l2
	ld	[%l7 + %l2], %l2, %gdop(nuls)
	st	%l2, [%i0+4]
	add	%l2, 1, %g1
.L967:
	mov	%i0, %o0
	st	%g1, [%i0]
	call	ordinary, 0
	 ldsb	[%l2], %o1
	mov	0, %l4
	ld	[%i0], %g1
	b	.L807
	 ld	[%i0+4], %l5
.L789:
	call	p_bracket, 0
	 mov	%i0, %o0
	mov	0, %l4
	ld	[%i0], %g1
	b	.L807
	 ld	[%i0+4], %l5
.L791:
	ld	[%i0+28], %g1
	ld	[%g1+24], %g1
	andcc	%g1, 2, %g0
	bne	.L944
	 add	%fp, -8, %g1
	ld	[%i0+8], %l4
	cmp	%l4, 0
	bne	.L945
	 mov	0, %o2
	sethi	%hi(671088640), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	b	.L807
	 ld	[%i0+4], %l5
.L792:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L958
	 sethi	%gdop_hix22(nuls), %g1
	mov	8, %g1
	b	.L815
	 st	%g1, [%i0+8]
.L977:
	jmp	%i7+8
	 restore
.L826:
.L955:
	cmp	%g2, 124
	bne	.L946
	 ld	[%i0+20], %l3
.L867:
	cmp	%l3, %i3
.L954:
	be,a	.L953
	 ld	[%i0+8], %g1
	ld	[%i0], %g1
	ld	[%i0+4], %l5
	cmp	%g1, %l5
	bgeu,a	.L871
	 mov	%l3, %i3
	ldsb	[%g1], %g2
	cmp	%g2, 124
	bne	.L892
	 add	%g1, 1, %g1
	st	%g1, [%i0]
	cmp	%l0, 0
	be	.L872
	 ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L969
	 add	%l3, -1, %i2
	sub	%l3, %i3, %o2
	mov	%i3, %o3
	add	%o2, 1, %o2
	sethi	%hi(2013265920), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	mov	%i3, %i4
	mov	%i3, %i2
	ld	[%i0+20], %l3
	ld	[%i0+8], %g2
.L872:
	cmp	%g2, 0
	bne	.L947
	 sub	%l3, %i2, %o2
	sethi	%hi(-2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+8], %g1
	ld	[%i0+20], %l3
	cmp	%g1, 0
	add	%l3, -1, %i2
	bne	.L875
	 sub	%l3, %i4, %g3
	sll	%i4, 2, %i4
	ld	[%i0+12], %g2
	sethi	%hi(-134217728), %g4
	ld	[%g2+%i4], %g1
	and	%g1, %g4, %g1
	or	%g1, %g3, %g1
	mov	0, %o2
	st	%g1, [%g2+%i4]
	sethi	%hi(-2013265920), %o1
	mov	%i0, %o0
	call	doemit.part.0, 0
	 ld	[%i0+20], %i4
	ld	[%i0], %g1
	ld	[%i0+20], %i3
	ld	[%i0+4], %l5
	b	.L780
	 mov	0, %l0
.L824:
	add	%g1, 1, %g1
	cmp	%l4, 0
	bne	.L834
	 st	%g1, [%i0]
	sra	%l2, 24, %l2
	cmp	%l2, 43
	be,a	.L970
	 ld	[%i0+8], %g1
	ble,a	.L971
	 ld	[%i0+8], %g1
.L836:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L839
	 ld	[%i0+20], %o2
	sub	%o2, %l3, %o2
	mov	%l3, %o3
	add	%o2, 1, %o2
	sethi	%hi(2013265920), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %o2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L839
	 sub	%o2, %l3, %o2
	sethi	%hi(-2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L839
	 sub	%g2, %l3, %g2
	ld	[%i0+12], %g3
	sll	%l3, 2, %l3
	sethi	%hi(-134217728), %l2
	ld	[%g3+%l3], %g1
	and	%g1, %l2, %g1
	or	%g1, %g2, %g1
	mov	0, %o2
	st	%g1, [%g3+%l3]
	sethi	%hi(-2013265920), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %g1
	ld	[%i0+8], %g2
	cmp	%g2, 0
	bne	.L839
	 add	%g1, -1, %g1
	sll	%g1, 2, %g1
	ld	[%i0+12], %g3
	ld	[%g3+%g1], %g2
	and	%g2, %l2, %g2
	or	%g2, 1, %g2
	mov	2, %o2
	st	%g2, [%g3+%g1]
	sethi	%hi(-1879048192), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	ld	[%i0+4], %l5
.L843:
	cmp	%g1, %l5
	bgeu,a	.L866
	 ld	[%i0+20], %l3
	ldub	[%g1], %g2
.L973:
	add	%g2, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	bgu	.L864
	 mov	1, %g4
	mov	0, %g4
.L864:
	andcc	%g4, 0xff, %g0
	be	.L863
	 sll	%g2, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, 63
	be	.L863
	 cmp	%g2, 123
	bne,a	.L955
	 ldsb	[%g1], %g2
	add	%g1, 1, %g2
	cmp	%l5, %g2
	bleu,a	.L826
	 ldsb	[%g1], %g2
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be,a	.L948
	 ld	[%i0], %g1
.L863:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L972
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	b	.L865
	 st	%g1, [%i0+8]
.L839:
	ld	[%i0], %g1
.L956:
	ld	[%i0+4], %l5
	cmp	%g1, %l5
	blu,a	.L973
	 ldub	[%g1], %g2
	b	.L866
	 ld	[%i0+20], %l3
.L834:
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L974
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L974:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	st	%g1, [%i0+4]
	sra	%l2, 24, %g1
	cmp	%g1, 43
	be,a	.L835
	 ld	[%i0+8], %g1
.L838:
	sra	%l2, 24, %g1
	cmp	%g1, 43
	bg,a	.L975
	 sra	%l2, 24, %l2
	cmp	%g1, 42
	bne,a	.L956
	 ld	[%i0], %g1
	ld	[%i0+8], %g1
.L971:
	cmp	%g1, 0
	bne	.L839
	 ld	[%i0+20], %o2
	sub	%o2, %l3, %o2
	mov	%l3, %o3
	add	%o2, 1, %o2
	sethi	%hi(1207959552), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %o2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L839
	 sub	%o2, %l3, %o2
	sethi	%hi(1342177280), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %o2
	ld	[%i0+8], %g1
	sub	%o2, %l3, %o2
	cmp	%g1, 0
	bne	.L839
	 add	%o2, 1, %o2
	mov	%l3, %o3
	sethi	%hi(1476395008), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %o2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L839
	 sub	%o2, %l3, %o2
	sethi	%hi(1610612736), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	b	.L843
	 ld	[%i0+4], %l5
.L835:
.L970:
	cmp	%g1, 0
	bne,a	.L956
	 ld	[%i0], %g1
	ld	[%i0+20], %o2
	mov	%l3, %o3
	sub	%o2, %l3, %o2
	sethi	%hi(1207959552), %o1
	add	%o2, 1, %o2
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ld	[%i0+20], %o2
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L839
	 sub	%o2, %l3, %o2
	sethi	%hi(1342177280), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ld	[%i0], %g1
	b	.L843
	 ld	[%i0+4], %l5
.L939:
	ld	[%i0+8], %g2
.L859:
	cmp	%g2, 0
	bne	.L972
	 sethi	%gdop_hix22(nuls), %g1
	mov	9, %g1
	b	.L865
	 st	%g1, [%i0+8]
.L795:
	ld	[%i0+28], %g3
	ld	[%g3+80], %g1
	add	%g1, 1, %l2
	cmp	%l2, 9
	bg	.L799
	 st	%l2, [%g3+80]
	add	%g1, 9, %g1
	sll	%g1, 2, %g1
	st	%l3, [%i0+%g1]
.L799:
	cmp	%g2, 0
	bne	.L798
	 mov	%l2, %o2
	sethi	%hi(1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	b	.L950
	 ld	[%i0], %g1
.L948:
.L940:
	ld	[%i0+4], %l5
	cmp	%g1, %l5
	blu	.L781
	 ld	[%i0+20], %l3
	b	.L951
	 cmp	%l3, %i3
.L947:
	ld	[%i0], %g1
	ld	[%i0+4], %l5
	add	%l3, -1, %i2
.L969:
	mov	%l3, %i3
	mov	%l3, %i4
.L949:
	b	.L780
	 mov	0, %l0
.L805:
	ld	[%i0], %g2
	ld	[%i0+4], %l5
	cmp	%g2, %l5
	bgeu,a	.L972
	 sethi	%gdop_hix22(nuls), %g1
	b	.L952
	 add	%g2, 1, %g1
.L944:
	st	%g1, [%i0]
	add	%fp, -5, %g1
	st	%l1, [%fp-8]
	st	%g1, [%i0+4]
	call	p_bracket, 0
	 mov	%i0, %o0
	mov	0, %l4
	st	%l2, [%i0]
	st	%l5, [%i0+4]
	b	.L807
	 mov	%l2, %g1
.L945:
	ld	[%i0+4], %l5
	mov	%l2, %g1
	b	.L807
	 mov	0, %l4
.L830:
	mov	13, %g2
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i0+8]
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L838
	 st	%g1, [%i0+4]
.L943:
	b	.L843
	 st	%g1, [%i0]
.L942:
	st	%o0, [%fp-12]
	st	%g2, [%i0]
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	mov	256, %o3
	cmp	%o0, 0
	be	.L849
	 ld	[%fp-12], %o2
	call	p_count, 0
	 mov	%i0, %o0
	ld	[%fp-12], %o2
	cmp	%o2, %o0
	ble	.L849
	 mov	%o0, %o3
	ld	[%i0+8], %g1
	cmp	%g1, 0
	bne	.L976
	 sethi	%gdop_hix22(nuls), %g1
	mov	10, %g1
	st	%g1, [%i0+8]
	sethi	%gdop_hix22(nuls), %g1
.L976:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%i0]
	b	.L849
	 st	%g1, [%i0+4]
.L892:
	b	.L871
	 mov	%l3, %i3
.L875:
	ld	[%i0], %g1
	ld	[%i0+4], %l5
	mov	%l3, %i3
	b	.L949
	 mov	%l3, %i4
	.align 4
	.subsection	-1
	.align 4
.L785:
	.word	.L794-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L793-.L785
	.word	.L792-.L785
	.word	.L790-.L785
	.word	.L790-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L791-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L790-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L789-.L785
	.word	.L788-.L785
	.word	.L783-.L785
	.word	.L787-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L783-.L785
	.word	.L786-.L785
	.word	.L784-.L785
	.previous
	.size	p_ere, .-p_ere
	.section	.text.regcomp,"ax",@progbits
	.align 4
	.global regcomp
	.type	regcomp, #function
	.proc	04
regcomp:
	save	%sp, -216, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i2, 17, %g1
	cmp	%g1, 17
	be	.L1104
	 mov	%i0, %i3
	andcc	%i2, 32, %g0
	be	.L981
	 nop
	ld	[%i0+20], %i4
	cmp	%i4, %i1
	blu	.L1214
	 mov	16, %i0
	sub	%i4, %i1, %i4
.L982:
	call	malloc, 0
	 mov	351, %o0
	orcc	%o0, 0, %i5
	be	.L985
	 srl	%i4, 1, %g1
	and	%i4, -2, %o0
	add	%o0, %g1, %o0
	add	%o0, 1, %o0
	st	%o0, [%fp-96]
	call	malloc, 0
	 sll	%o0, 2, %o0
	st	%g0, [%fp-92]
	cmp	%o0, 0
	be	.L1164
	 st	%o0, [%fp-100]
	add	%i1, %i4, %i4
	st	%i5, [%fp-84]
	st	%i1, [%fp-112]
	st	%i4, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-88]
	add	%fp, -80, %g1
	add	%fp, -40, %g2
	st	%g0, [%g1]
.L1191:
	st	%g0, [%g1+40]
	add	%g1, 4, %g1
	cmp	%g2, %g1
	bne,a	.L1191
	 st	%g0, [%g1]
	mov	256, %g1
	st	%g1, [%i5+8]
	and	%i2, -129, %g1
	st	%g1, [%i5+24]
	mov	-1, %g1
	mov	1, %g2
	st	%g1, [%i5+64]
	add	%i5, 220, %g1
	st	%g0, [%i5+16]
	st	%g1, [%i5+56]
	st	%g0, [%i5+20]
	st	%g0, [%i5+12]
	st	%g0, [%i5+40]
	st	%g0, [%i5+44]
	st	%g0, [%i5+48]
	st	%g0, [%i5+60]
	st	%g0, [%i5+68]
	st	%g0, [%i5+72]
	st	%g0, [%i5+76]
	st	%g0, [%i5+80]
	st	%g2, [%i5+52]
	mov	256, %o2
	mov	0, %o1
	call	memset, 0
	 add	%i5, 92, %o0
	st	%g0, [%i5+84]
	ld	[%fp-104], %g1
	cmp	%g1, 0
	bne	.L987
	 mov	0, %o2
	sethi	%hi(134217728), %o1
	call	doemit.part.0, 0
	 add	%fp, -112, %o0
.L987:
	ld	[%fp-92], %o1
	add	%o1, -1, %g2
	andcc	%i2, 1, %g0
	bne	.L1165
	 st	%g2, [%i5+32]
	andcc	%i2, 16, %g0
	be	.L990
	 add	%fp, -112, %i4
	ld	[%fp-112], %g1
	ld	[%fp-108], %g3
	cmp	%g1, %g3
	blu,a	.L991
	 add	%g1, 1, %g2
	ld	[%fp-104], %g1
	cmp	%g1, 0
	be	.L992
	 sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i5+36]
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g1, [%fp-112]
	b	.L993
	 st	%g1, [%fp-108]
.L1095:
	or	%g1, 581, %g1
	st	%i0, [%i5+88]
	st	%g1, [%i5]
	st	%o5, [%i3]
	sethi	%hi(61440), %g1
	st	%i5, [%i3+4]
	or	%g1, 613, %g1
	andcc	%g4, 4, %i0
	bne	.L1097
	 st	%g1, [%i3+8]
.L1214:
	jmp	%i7+8
	 restore
.L991:
.L1192:
	mov	%i4, %o0
	st	%g2, [%fp-112]
	call	ordinary, 0
	 ldsb	[%g1], %o1
	ld	[%fp-112], %g1
	ld	[%fp-108], %g2
	cmp	%g1, %g2
	blu	.L1192
	 add	%g1, 1, %g2
	ld	[%fp-104], %g1
.L1189:
	cmp	%g1, 0
	bne	.L1193
	 ld	[%fp-92], %o1
	sethi	%hi(134217728), %o1
.L1204:
	mov	0, %o2
	call	doemit.part.0, 0
	 mov	%i4, %o0
	ld	[%fp-92], %o1
	add	%o1, -1, %g1
	st	%g1, [%i5+36]
	ld	[%fp-104], %g1
	cmp	%g1, 0
	bne	.L993
	 mov	-128, %g3
	ld	[%i5+56], %i0
	add	%i0, -1, %o7
	ldub	[%i0+%g3], %g1
	cmp	%g1, 0
	bne	.L999
	 add	%g3, 1, %i1
.L996:
	ld	[%i5+12], %g4
	and	%g3, 255, %g3
	add	%g4, 7, %g2
	ld	[%i5+20], %g1
	sra	%g2, 31, %i4
	cmp	%g4, 0
	and	%i4, 7, %i4
	add	%i4, %g2, %i4
	ble	.L999
	 sra	%i4, 3, %i4
	b	.L1001
	 mov	0, %g2
.L1167:
	ld	[%i5+8], %g4
	cmp	%i4, %g2
	ble	.L999
	 add	%g1, %g4, %g1
.L1001:
	ldub	[%g1+%g3], %g4
	cmp	%g4, 0
	be	.L1167
	 add	%g2, 1, %g2
	ld	[%i5+52], %g1
	add	%g1, 1, %g2
	st	%g2, [%i5+52]
	stb	%g1, [%o7+%i1]
	cmp	%i1, 128
	be	.L997
	 mov	%g1, %o3
	mov	%i1, %o4
	ldub	[%i0+%o4], %g1
.L1195:
	cmp	%g1, 0
	bne,a	.L1194
	 add	%o4, 1, %o4
	ld	[%i5+12], %g4
	and	%o4, 255, %o5
	add	%g4, 7, %g2
	ld	[%i5+20], %g1
	sra	%g2, 31, %i2
	cmp	%g4, 0
	and	%i2, 7, %i2
	add	%i2, %g2, %i2
	ble	.L1003
	 sra	%i2, 3, %i2
	b	.L1004
	 mov	0, %g2
.L1168:
	ld	[%i5+8], %g4
	cmp	%i2, %g2
	ble	.L1003
	 add	%g1, %g4, %g1
.L1004:
	ldub	[%g1+%g3], %i4
	ldub	[%g1+%o5], %g4
	cmp	%i4, %g4
	be,a	.L1168
	 add	%g2, 1, %g2
	add	%o4, 1, %o4
.L1194:
	cmp	%o4, 128
	bne,a	.L1195
	 ldub	[%i0+%o4], %g1
	mov	%i1, %g3
.L1187:
	ldub	[%i0+%g3], %g1
	cmp	%g1, 0
	be	.L996
	 add	%g3, 1, %i1
.L999:
	cmp	%i1, 128
	bne	.L1187
	 mov	%i1, %g3
.L997:
	ld	[%fp-92], %o1
.L993:
	st	%o1, [%i5+28]
	ld	[%fp-100], %o0
	call	realloc, 0
	 sll	%o1, 2, %o1
	st	%o0, [%i5+4]
	mov	%o0, %i4
	cmp	%o0, 0
	be	.L1007
	 ld	[%fp-104], %g1
.L1175:
	cmp	%g1, 0
	bne,a	.L1196
	 ld	[%i5+76], %g1
	ld	[%i5+12], %g2
	cmp	%g2, 0
	ble	.L1106
	 sll	%g2, 4, %g2
	ld	[%i5+16], %g1
	mov	0, %o2
	add	%g2, %g1, %g3
	ld	[%g1+12], %g2
.L1197:
	cmp	%g2, 0
	bne,a	.L1014
	 mov	1, %o2
.L1014:
	add	%g1, 16, %g1
	cmp	%g3, %g1
	bne,a	.L1197
	 ld	[%g1+12], %g2
.L1013:
	st	%g0, [%i5+64]
	add	%i4, 4, %i4
	sethi	%hi(-134217728), %i1
	sethi	%hi(805306368), %l4
	sethi	%hi(134216704), %l0
	ld	[%i4], %g1
	mov	0, %o1
	and	%g1, %i1, %g2
	mov	0, %l1
	mov	0, %l6
	mov	0, %l2
	sethi	%hi(1744830464), %l3
	or	%l0, 1023, %l0
	sethi	%hi(1610612736), %i2
	sethi	%hi(-1879048192), %i0
	sethi	%hi(-2013265920), %l5
	cmp	%g2, %l4
	be	.L1016
	 add	%i4, 4, %g3
.L1170:
	bgu	.L1017
	 cmp	%g2, %l3
	sethi	%hi(402653184), %g1
	cmp	%g2, %g1
	be,a	.L1198
	 ld	[%i5+76], %g1
	bleu	.L1169
	 sethi	%hi(536870912), %g1
	cmp	%g2, %g1
	be	.L1018
	 sethi	%hi(671088640), %g1
	cmp	%g2, %g1
	bne	.L1199
	 ld	[%i5+76], %g1
	cmp	%l1, %g1
	ble	.L1036
	 cmp	%o1, 0
	bl	.L1037
	 st	%l1, [%i5+76]
	ld	[%i5+64], %g1
	mov	%l6, %l2
	add	%g1, %o1, %g1
	add	%l1, 1, %o1
	st	%g1, [%i5+64]
	mov	0, %l1
.L1023:
	mov	%g3, %i4
.L1171:
	ld	[%i4], %g1
.L1213:
	and	%g1, %i1, %g2
	cmp	%g2, %l4
	bne	.L1170
	 add	%i4, 4, %g3
.L1016:
	ld	[%i5+76], %g1
	cmp	%l1, %g1
	ble	.L1039
	 cmp	%o1, 0
	bl	.L1040
	 st	%l1, [%i5+76]
	ld	[%i5+64], %g1
	mov	%l6, %l2
	add	%g1, %o1, %g1
	st	%g1, [%i5+64]
.L1041:
	add	%l1, 1, %o1
.L1042:
	cmp	%o2, 0
.L1202:
	be	.L1023
	 mov	0, %l1
	mov	-1, %o1
.L1186:
	b	.L1171
	 mov	%g3, %i4
.L1003:
	stb	%o3, [%i0+%o4]
	add	%o4, 1, %o4
	cmp	%o4, 128
	bne,a	.L1195
	 ldub	[%i0+%o4], %g1
	b	.L1187
	 mov	%i1, %g3
.L1169:
	sethi	%hi(134217728), %g1
	cmp	%g2, %g1
	be	.L1018
	 sethi	%hi(268435456), %g1
	cmp	%g2, %g1
	bne	.L1021
	 cmp	%l1, 0
	be,a	.L1027
	 mov	%i4, %l6
.L1027:
	add	%l1, 1, %l1
	b	.L1171
	 mov	%g3, %i4
.L1017:
	be,a	.L1171
	 mov	%g3, %i4
	bleu	.L1172
	 sethi	%hi(2013265920), %g4
	cmp	%g2, %g4
	be,a	.L1200
	 st	%g1, [%fp-120]
	bleu	.L1173
	 sethi	%hi(-268435456), %g4
	and	%g1, %g4, %g1
	cmp	%g1, %i0
	be	.L1018
	 sethi	%hi(-1610612736), %g1
	cmp	%g2, %g1
	bne,a	.L1199
	 ld	[%i5+76], %g1
.L1018:
	ld	[%i5+76], %g1
.L1198:
	cmp	%l1, %g1
	ble	.L1033
	 cmp	%o1, 0
	bl	.L1034
	 st	%l1, [%i5+76]
	ld	[%i5+64], %g1
	mov	%l6, %l2
	add	%g1, %o1, %g1
	mov	%l1, %o1
	st	%g1, [%i5+64]
.L1035:
	sethi	%hi(134217728), %g1
.L1188:
	cmp	%g2, %g1
	be,a	.L1044
	 ld	[%i5+76], %o0
	mov	0, %l1
.L1203:
	b	.L1171
	 mov	%g3, %i4
.L1173:
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be	.L1171
	 mov	%g3, %i4
.L1021:
	ld	[%i5+76], %g1
.L1199:
	cmp	%l1, %g1
	ble	.L1174
	 cmp	%o1, 0
	bl	.L1043
	 st	%l1, [%i5+76]
	ld	[%i5+64], %g1
	add	%o1, %g1, %o1
.L1043:
	st	%o1, [%i5+64]
	mov	%l6, %l2
	b	.L1035
	 mov	-1, %o1
.L1172:
	sethi	%hi(1476395008), %g4
	cmp	%g2, %g4
	be	.L1025
	 cmp	%g2, %i2
	be,a	.L1198
	 ld	[%i5+76], %g1
	sethi	%hi(1207959552), %g1
	cmp	%g2, %g1
	bne	.L1021
	 mov	%g3, %i4
	b	.L1213
	 ld	[%i4], %g1
.L1025:
	st	%g1, [%fp-120]
.L1200:
	mov	%g3, %o0
	call	altoffset, 0
	 st	%o2, [%fp-116]
	mov	%i4, %g3
	mov	%o0, %o1
	ld	[%fp-120], %g1
	ld	[%fp-116], %o2
	and	%g1, %l0, %g1
.L1201:
	sll	%g1, 2, %g1
	add	%g3, %g1, %g3
	ld	[%g3], %g1
	and	%g1, %i1, %g2
	cmp	%g2, %i2
	be	.L1018
	 cmp	%g2, %i0
	be	.L1018
	 cmp	%g2, %l5
	be	.L1201
	 and	%g1, %l0, %g1
	ld	[%i5+40], %g4
	or	%g4, 4, %g4
	st	%g4, [%i5+40]
	ld	[%i5+76], %g1
	cmp	%g1, 3
	bg	.L1056
	 nop
	b	.L1047
	 ld	[%i5+80], %o5
.L1033:
	bge,a	.L1035
	 add	%o1, %l1, %o1
	b	.L1188
	 sethi	%hi(134217728), %g1
.L1039:
	bl	.L1202
	 cmp	%o2, 0
	b	.L1041
	 add	%l1, %o1, %l1
.L1036:
	bl,a	.L1203
	 mov	0, %l1
	add	%l1, %o1, %l1
	add	%l1, 1, %o1
	b	.L1023
	 mov	0, %l1
.L981:
	call	strlen, 0
	 mov	%i1, %o0
	b	.L982
	 mov	%o0, %i4
.L990:
	mov	128, %o2
	mov	128, %o1
	call	p_bre, 0
	 mov	%i4, %o0
	b	.L1189
	 ld	[%fp-104], %g1
.L1165:
	add	%fp, -112, %i4
	mov	128, %o1
	call	p_ere, 0
	 mov	%i4, %o0
	ld	[%fp-104], %g1
	cmp	%g1, 0
	be,a	.L1204
	 sethi	%hi(134217728), %o1
	ld	[%fp-92], %o1
.L1193:
	add	%o1, -1, %g1
	st	%g1, [%i5+36]
.L1185:
	st	%o1, [%i5+28]
	ld	[%fp-100], %o0
	call	realloc, 0
	 sll	%o1, 2, %o1
	st	%o0, [%i5+4]
	mov	%o0, %i4
	cmp	%o0, 0
	bne	.L1175
	 ld	[%fp-104], %g1
.L1007:
	cmp	%g1, 0
	sethi	%gdop_hix22(nuls), %g1
	bne	.L1010
	 xor	%g1, %gdop_lox10(nuls), %g1
	mov	12, %g2
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g2, [%fp-104]
	st	%g1, [%fp-112]
	ld	[%fp-100], %g2
	st	%g1, [%fp-108]
	st	%g2, [%i5+4]
	ld	[%i5+76], %g1
.L1196:
	cmp	%g1, 3
	bg,a	.L1190
	 ld	[%i5+72], %g1
	ld	[%i5+40], %g4
.L1211:
	ld	[%i5+80], %o5
.L1012:
	sethi	%hi(53248), %g1
	or	%g1, 581, %g1
	st	%g0, [%i5+88]
	st	%g1, [%i5]
	st	%o5, [%i3]
	sethi	%hi(61440), %g1
	st	%i5, [%i3+4]
	or	%g1, 613, %g1
	andcc	%g4, 4, %g0
	bne	.L1176
	 st	%g1, [%i3+8]
	call	regfree, 0
	 mov	%i3, %o0
	ld	[%fp-104], %i0
	jmp	%i7+8
	 restore
.L1034:
	st	%o1, [%i5+64]
	b	.L1035
	 mov	%l6, %l2
.L1044:
	cmp	%o0, 0
	bne	.L1046
	 mov	-1, %g1
	ld	[%i5+40], %g4
	st	%g1, [%i5+64]
	b	.L1047
	 ld	[%i5+80], %o5
.L1046:
	call	malloc, 0
	 add	%o0, 1, %o0
	st	%o0, [%i5+60]
	cmp	%o0, 0
	be	.L1177
	 mov	%o0, %g1
	ld	[%i5+76], %i1
	cmp	%i1, 0
	ble	.L1050
	 sethi	%hi(268435456), %g4
	add	%o0, %i1, %i2
	sethi	%hi(-134217728), %i4
.L1051:
	ld	[%l2], %g2
.L1205:
	and	%g2, %i4, %g3
	cmp	%g3, %g4
	bne	.L1051
	 add	%l2, 4, %l2
	stb	%g2, [%g1]
	add	%g1, 1, %g1
	cmp	%g1, %i2
	bne,a	.L1205
	 ld	[%l2], %g2
	stb	%g0, [%g1]
	cmp	%i1, 3
	ble	.L1161
	 ld	[%fp-104], %g1
	cmp	%g1, 0
	bne,a	.L1190
	 ld	[%i5+72], %g1
.L1056:
	call	malloc, 0
	 mov	1028, %o0
	orcc	%o0, 0, %g1
	be,a	.L1060
	 st	%g0, [%i5+68]
	add	%g1, 512, %i4
	ld	[%i5+76], %g2
	st	%i4, [%i5+68]
	add	%g1, 1024, %g3
	st	%g2, [%g1]
.L1206:
	add	%g1, 4, %g1
	cmp	%g3, %g1
	bne,a	.L1206
	 st	%g2, [%g1]
	cmp	%g2, 0
	ble	.L1207
	 ld	[%fp-104], %g1
	ld	[%i5+60], %g1
	add	%g2, %g1, %g2
	add	%g2, -1, %i2
.L1061:
	ldub	[%g1], %g3
	sub	%i2, %g1, %g4
	sll	%g3, 2, %g3
	add	%g1, 1, %g1
	cmp	%g2, %g1
	bne	.L1061
	 st	%g4, [%i4+%g3]
.L1060:
	ld	[%fp-104], %g1
.L1207:
	cmp	%g1, 0
	bne,a	.L1190
	 ld	[%i5+72], %g1
	ld	[%i5+76], %o0
	call	malloc, 0
	 sll	%o0, 2, %o0
	orcc	%o0, 0, %i0
	be,a	.L1179
	 st	%g0, [%i5+72]
	ld	[%i5+76], %o0
	call	malloc, 0
	 sll	%o0, 2, %o0
	st	%o0, [%i5+72]
	cmp	%o0, 0
	be	.L1063
	 mov	%o0, %i2
	ld	[%i5+76], %g4
	cmp	%g4, 0
	ble	.L1064
	 add	%g4, %g4, %i4
	mov	%o0, %g3
	add	%i4, -1, %g1
	sub	%i4, %g4, %i4
.L1065:
	st	%g1, [%g3]
	cmp	%i4, %g1
	add	%g3, 4, %g3
	bne	.L1065
	 add	%g1, -1, %g1
	add	%g4, -1, %o5
	mov	%g4, %g1
	mov	0, %i4
.L1070:
	sll	%o5, 2, %g2
	cmp	%g4, %g1
	ble	.L1066
	 st	%g1, [%i0+%g2]
	ld	[%i5+60], %i1
	b	.L1067
	 add	%i1, %o5, %o7
.L1069:
	ld	[%i2+%g1], %g2
	cmp	%g2, %i4
	bg,a	.L1068
	 mov	%i4, %g2
.L1068:
	st	%g2, [%i2+%g1]
	ld	[%i0+%g1], %g1
	cmp	%g1, %g4
	bge,a	.L1208
	 add	%o5, -1, %o5
.L1067:
	ldsb	[%i1+%g1], %g2
	ldsb	[%o7], %g3
	cmp	%g3, %g2
	bne,a	.L1069
	 sll	%g1, 2, %g1
.L1066:
	add	%o5, -1, %o5
.L1208:
	add	%g1, -1, %g1
	cmp	%o5, -1
	bne	.L1070
	 add	%i4, 1, %i4
	cmp	%g1, 0
	bl	.L1180
	 sll	%g1, 2, %g2
.L1071:
	mov	%i2, %g3
	add	%g1, %g4, %g2
.L1076:
	ld	[%g3], %i4
	cmp	%i4, %g2
	bg,a	.L1075
	 mov	%g2, %i4
.L1075:
	st	%i4, [%g3]
	cmp	%g4, %g2
	add	%g3, 4, %g3
	bne	.L1076
	 add	%g2, -1, %g2
	sll	%g1, 2, %g2
	cmp	%g1, %g4
	bge	.L1073
	 ld	[%i0+%g2], %i1
.L1074:
	cmp	%g4, %g1
	bg	.L1085
	 mov	1, %g2
	mov	0, %g2
.L1085:
	andcc	%g2, 0xff, %g0
	be	.L1087
	 cmp	%g1, %i1
	ble	.L1086
	 mov	1, %g2
	mov	0, %g2
.L1086:
	andcc	%g2, 0xff, %g0
	be	.L1209
	 cmp	%g1, %g4
	sll	%g1, 2, %g2
	add	%g4, %i1, %o7
	b	.L1079
	 add	%i2, %g2, %g2
.L1181:
	ble	.L1082
	 mov	1, %g3
	mov	0, %g3
.L1082:
	andcc	%g3, 0xff, %g0
	be	.L1209
	 cmp	%g1, %g4
.L1079:
	ld	[%g2], %i4
	sub	%o7, %g1, %g3
	cmp	%g3, %i4
	bg,a	.L1078
	 mov	%i4, %g3
.L1078:
	st	%g3, [%g2]
	add	%g1, 1, %g1
	mov	1, %g3
	cmp	%g1, %g4
	bl	.L1081
	 add	%g2, 4, %g2
	mov	0, %g3
.L1081:
	andcc	%g3, 0xff, %g0
	bne	.L1181
	 cmp	%g1, %i1
.L1087:
	cmp	%g1, %g4
.L1209:
	bl,a	.L1182
	 sll	%i1, 2, %i1
.L1073:
	call	free, 0
	 mov	%i0, %o0
	ld	[%i5+72], %g1
.L1190:
	cmp	%g1, 0
	be,a	.L1210
	 ld	[%i5+68], %o0
	ld	[%fp-104], %g1
.L1161:
	ld	[%i5+40], %g4
.L1049:
	cmp	%g1, 0
	bne	.L1012
	 ld	[%i5+80], %o5
.L1047:
	ld	[%i5+4], %g2
	mov	0, %i0
	add	%g2, 4, %g2
	mov	0, %g3
	sethi	%hi(-134217728), %i1
	sethi	%hi(1207959552), %i2
	sethi	%hi(1342177280), %i4
	sethi	%hi(134217728), %o7
.L1094:
	add	%g2, 4, %g2
	ld	[%g2-4], %g1
	and	%g1, %i1, %g1
	cmp	%g1, %i2
	be,a	.L1094
	 add	%g3, 1, %g3
.L1183:
	cmp	%g1, %i4
	be	.L1089
	 cmp	%i0, %g3
	cmp	%g1, %o7
	bne	.L1094
	 cmp	%g3, 0
	be	.L1095
	 sethi	%hi(53248), %g1
	or	%g1, 581, %g1
	or	%g4, 4, %g4
	st	%g1, [%i5]
	st	%g4, [%i5+40]
	sethi	%hi(61440), %g1
	st	%i0, [%i5+88]
	or	%g1, 613, %g1
	st	%o5, [%i3]
	st	%i5, [%i3+4]
	st	%g1, [%i3+8]
.L1097:
	mov	15, %g2
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g2, [%fp-104]
	st	%g1, [%fp-112]
	st	%g1, [%fp-108]
	call	regfree, 0
	 mov	%i3, %o0
	ld	[%fp-104], %i0
	jmp	%i7+8
	 restore
.L1089:
	bl,a	.L1092
	 mov	%g3, %i0
.L1092:
	add	%g2, 4, %g2
	ld	[%g2-4], %g1
	and	%g1, %i1, %g1
	cmp	%g1, %i2
	bne	.L1183
	 add	%g3, -1, %g3
	b	.L1094
	 add	%g3, 1, %g3
.L1176:
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	mov	%i3, %o0
	st	%g1, [%fp-112]
	call	regfree, 0
	 st	%g1, [%fp-108]
	ld	[%fp-104], %i0
	jmp	%i7+8
	 restore
.L1010:
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	ld	[%fp-100], %g2
	st	%g1, [%fp-112]
	st	%g1, [%fp-108]
	st	%g2, [%i5+4]
	ld	[%i5+76], %g1
	cmp	%g1, 3
	ble,a	.L1211
	 ld	[%i5+40], %g4
	b	.L1190
	 ld	[%i5+72], %g1
.L1179:
.L1063:
	ld	[%i5+68], %o0
.L1210:
	cmp	%o0, 0
	be,a	.L1161
	 ld	[%fp-104], %g1
	call	free, 0
	 nop
	ld	[%fp-104], %g1
	b	.L1161
	 st	%g0, [%i5+68]
.L1182:
	b	.L1074
	 ld	[%i0+%i1], %i1
.L1040:
	st	%o1, [%i5+64]
	b	.L1042
	 mov	%l6, %l2
.L1037:
	st	%o1, [%i5+64]
	mov	0, %l1
	mov	%l6, %l2
	b	.L1171
	 mov	%g3, %i4
.L1104:
	jmp	%i7+8
	 restore %g0, 16, %o0
.L992:
	xor	%g1, %gdop_lox10(nuls), %g1
	ld	[%l7 + %g1], %g1, %gdop(nuls)
	mov	14, %g2
	st	%g1, [%fp-112]
	st	%g1, [%fp-108]
	st	%g2, [%fp-104]
	add	%o1, -1, %g1
	b	.L1185
	 st	%g1, [%i5+36]
.L1106:
	b	.L1013
	 mov	0, %o2
.L1064:
	be	.L1071
	 mov	0, %g1
	b,a	.L1073
.L1050:
	stb	%g0, [%o0]
	b	.L1161
	 ld	[%fp-104], %g1
.L1180:
	b	.L1074
	 ld	[%i0+%g2], %i1
.L1177:
	mov	-1, %g1
	st	%g0, [%i5+76]
	st	%g1, [%i5+64]
	ld	[%i5+40], %g4
	b	.L1049
	 ld	[%fp-104], %g1
.L1174:
	mov	0, %l1
	b	.L1186
	 mov	-1, %o1
.L1164:
	call	free, 0
	 mov	%i5, %o0
.L985:
	jmp	%i7+8
	 restore %g0, 12, %o0
	.size	regcomp, .-regcomp
	.local	nuls
	.common	nuls,10,8
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"NUL"
	.align 8
.LC3:
	.asciz	"SOH"
	.align 8
.LC4:
	.asciz	"STX"
	.align 8
.LC5:
	.asciz	"ETX"
	.align 8
.LC6:
	.asciz	"EOT"
	.align 8
.LC7:
	.asciz	"ENQ"
	.align 8
.LC8:
	.asciz	"ACK"
	.align 8
.LC9:
	.asciz	"BEL"
	.align 8
.LC10:
	.asciz	"alert"
	.align 8
.LC11:
	.asciz	"BS"
	.align 8
.LC12:
	.asciz	"backspace"
	.align 8
.LC13:
	.asciz	"HT"
	.align 8
.LC14:
	.asciz	"tab"
	.align 8
.LC15:
	.asciz	"LF"
	.align 8
.LC16:
	.asciz	"newline"
	.align 8
.LC17:
	.asciz	"VT"
	.align 8
.LC18:
	.asciz	"vertical-tab"
	.align 8
.LC19:
	.asciz	"FF"
	.align 8
.LC20:
	.asciz	"form-feed"
	.align 8
.LC21:
	.asciz	"CR"
	.align 8
.LC22:
	.asciz	"carriage-return"
	.align 8
.LC23:
	.asciz	"SO"
	.align 8
.LC24:
	.asciz	"SI"
	.align 8
.LC25:
	.asciz	"DLE"
	.align 8
.LC26:
	.asciz	"DC1"
	.align 8
.LC27:
	.asciz	"DC2"
	.align 8
.LC28:
	.asciz	"DC3"
	.align 8
.LC29:
	.asciz	"DC4"
	.align 8
.LC30:
	.asciz	"NAK"
	.align 8
.LC31:
	.asciz	"SYN"
	.align 8
.LC32:
	.asciz	"ETB"
	.align 8
.LC33:
	.asciz	"CAN"
	.align 8
.LC34:
	.asciz	"EM"
	.align 8
.LC35:
	.asciz	"SUB"
	.align 8
.LC36:
	.asciz	"ESC"
	.align 8
.LC37:
	.asciz	"IS4"
	.align 8
.LC38:
	.asciz	"FS"
	.align 8
.LC39:
	.asciz	"IS3"
	.align 8
.LC40:
	.asciz	"GS"
	.align 8
.LC41:
	.asciz	"IS2"
	.align 8
.LC42:
	.asciz	"RS"
	.align 8
.LC43:
	.asciz	"IS1"
	.align 8
.LC44:
	.asciz	"US"
	.align 8
.LC45:
	.asciz	"space"
	.align 8
.LC46:
	.asciz	"exclamation-mark"
	.align 8
.LC47:
	.asciz	"quotation-mark"
	.align 8
.LC48:
	.asciz	"number-sign"
	.align 8
.LC49:
	.asciz	"dollar-sign"
	.align 8
.LC50:
	.asciz	"percent-sign"
	.align 8
.LC51:
	.asciz	"ampersand"
	.align 8
.LC52:
	.asciz	"apostrophe"
	.align 8
.LC53:
	.asciz	"left-parenthesis"
	.align 8
.LC54:
	.asciz	"right-parenthesis"
	.align 8
.LC55:
	.asciz	"asterisk"
	.align 8
.LC56:
	.asciz	"plus-sign"
	.align 8
.LC57:
	.asciz	"comma"
	.align 8
.LC58:
	.asciz	"hyphen"
	.align 8
.LC59:
	.asciz	"hyphen-minus"
	.align 8
.LC60:
	.asciz	"period"
	.align 8
.LC61:
	.asciz	"full-stop"
	.align 8
.LC62:
	.asciz	"slash"
	.align 8
.LC63:
	.asciz	"solidus"
	.align 8
.LC64:
	.asciz	"zero"
	.align 8
.LC65:
	.asciz	"one"
	.align 8
.LC66:
	.asciz	"two"
	.align 8
.LC67:
	.asciz	"three"
	.align 8
.LC68:
	.asciz	"four"
	.align 8
.LC69:
	.asciz	"five"
	.align 8
.LC70:
	.asciz	"six"
	.align 8
.LC71:
	.asciz	"seven"
	.align 8
.LC72:
	.asciz	"eight"
	.align 8
.LC73:
	.asciz	"nine"
	.align 8
.LC74:
	.asciz	"colon"
	.align 8
.LC75:
	.asciz	"semicolon"
	.align 8
.LC76:
	.asciz	"less-than-sign"
	.align 8
.LC77:
	.asciz	"equals-sign"
	.align 8
.LC78:
	.asciz	"greater-than-sign"
	.align 8
.LC79:
	.asciz	"question-mark"
	.align 8
.LC80:
	.asciz	"commercial-at"
	.align 8
.LC81:
	.asciz	"left-square-bracket"
	.align 8
.LC82:
	.asciz	"backslash"
	.align 8
.LC83:
	.asciz	"reverse-solidus"
	.align 8
.LC84:
	.asciz	"right-square-bracket"
	.align 8
.LC85:
	.asciz	"circumflex"
	.align 8
.LC86:
	.asciz	"circumflex-accent"
	.align 8
.LC87:
	.asciz	"underscore"
	.align 8
.LC88:
	.asciz	"low-line"
	.align 8
.LC89:
	.asciz	"grave-accent"
	.align 8
.LC90:
	.asciz	"left-brace"
	.align 8
.LC91:
	.asciz	"left-curly-bracket"
	.align 8
.LC92:
	.asciz	"vertical-line"
	.align 8
.LC93:
	.asciz	"right-brace"
	.align 8
.LC94:
	.asciz	"right-curly-bracket"
	.align 8
.LC95:
	.asciz	"tilde"
	.align 8
.LC96:
	.asciz	"DEL"
	.section	.data.rel.local,"aw"
	.align 4
	.type	cnames, #object
	.size	cnames, 768
cnames:
	.long	.LC2
	.byte	0
	.skip	3
	.long	.LC3
	.byte	1
	.skip	3
	.long	.LC4
	.byte	2
	.skip	3
	.long	.LC5
	.byte	3
	.skip	3
	.long	.LC6
	.byte	4
	.skip	3
	.long	.LC7
	.byte	5
	.skip	3
	.long	.LC8
	.byte	6
	.skip	3
	.long	.LC9
	.byte	7
	.skip	3
	.long	.LC10
	.byte	7
	.skip	3
	.long	.LC11
	.byte	8
	.skip	3
	.long	.LC12
	.byte	8
	.skip	3
	.long	.LC13
	.byte	9
	.skip	3
	.long	.LC14
	.byte	9
	.skip	3
	.long	.LC15
	.byte	10
	.skip	3
	.long	.LC16
	.byte	10
	.skip	3
	.long	.LC17
	.byte	11
	.skip	3
	.long	.LC18
	.byte	11
	.skip	3
	.long	.LC19
	.byte	12
	.skip	3
	.long	.LC20
	.byte	12
	.skip	3
	.long	.LC21
	.byte	13
	.skip	3
	.long	.LC22
	.byte	13
	.skip	3
	.long	.LC23
	.byte	14
	.skip	3
	.long	.LC24
	.byte	15
	.skip	3
	.long	.LC25
	.byte	16
	.skip	3
	.long	.LC26
	.byte	17
	.skip	3
	.long	.LC27
	.byte	18
	.skip	3
	.long	.LC28
	.byte	19
	.skip	3
	.long	.LC29
	.byte	20
	.skip	3
	.long	.LC30
	.byte	21
	.skip	3
	.long	.LC31
	.byte	22
	.skip	3
	.long	.LC32
	.byte	23
	.skip	3
	.long	.LC33
	.byte	24
	.skip	3
	.long	.LC34
	.byte	25
	.skip	3
	.long	.LC35
	.byte	26
	.skip	3
	.long	.LC36
	.byte	27
	.skip	3
	.long	.LC37
	.byte	28
	.skip	3
	.long	.LC38
	.byte	28
	.skip	3
	.long	.LC39
	.byte	29
	.skip	3
	.long	.LC40
	.byte	29
	.skip	3
	.long	.LC41
	.byte	30
	.skip	3
	.long	.LC42
	.byte	30
	.skip	3
	.long	.LC43
	.byte	31
	.skip	3
	.long	.LC44
	.byte	31
	.skip	3
	.long	.LC45
	.byte	32
	.skip	3
	.long	.LC46
	.byte	33
	.skip	3
	.long	.LC47
	.byte	34
	.skip	3
	.long	.LC48
	.byte	35
	.skip	3
	.long	.LC49
	.byte	36
	.skip	3
	.long	.LC50
	.byte	37
	.skip	3
	.long	.LC51
	.byte	38
	.skip	3
	.long	.LC52
	.byte	39
	.skip	3
	.long	.LC53
	.byte	40
	.skip	3
	.long	.LC54
	.byte	41
	.skip	3
	.long	.LC55
	.byte	42
	.skip	3
	.long	.LC56
	.byte	43
	.skip	3
	.long	.LC57
	.byte	44
	.skip	3
	.long	.LC58
	.byte	45
	.skip	3
	.long	.LC59
	.byte	45
	.skip	3
	.long	.LC60
	.byte	46
	.skip	3
	.long	.LC61
	.byte	46
	.skip	3
	.long	.LC62
	.byte	47
	.skip	3
	.long	.LC63
	.byte	47
	.skip	3
	.long	.LC64
	.byte	48
	.skip	3
	.long	.LC65
	.byte	49
	.skip	3
	.long	.LC66
	.byte	50
	.skip	3
	.long	.LC67
	.byte	51
	.skip	3
	.long	.LC68
	.byte	52
	.skip	3
	.long	.LC69
	.byte	53
	.skip	3
	.long	.LC70
	.byte	54
	.skip	3
	.long	.LC71
	.byte	55
	.skip	3
	.long	.LC72
	.byte	56
	.skip	3
	.long	.LC73
	.byte	57
	.skip	3
	.long	.LC74
	.byte	58
	.skip	3
	.long	.LC75
	.byte	59
	.skip	3
	.long	.LC76
	.byte	60
	.skip	3
	.long	.LC77
	.byte	61
	.skip	3
	.long	.LC78
	.byte	62
	.skip	3
	.long	.LC79
	.byte	63
	.skip	3
	.long	.LC80
	.byte	64
	.skip	3
	.long	.LC81
	.byte	91
	.skip	3
	.long	.LC82
	.byte	92
	.skip	3
	.long	.LC83
	.byte	92
	.skip	3
	.long	.LC84
	.byte	93
	.skip	3
	.long	.LC85
	.byte	94
	.skip	3
	.long	.LC86
	.byte	94
	.skip	3
	.long	.LC87
	.byte	95
	.skip	3
	.long	.LC88
	.byte	95
	.skip	3
	.long	.LC89
	.byte	96
	.skip	3
	.long	.LC90
	.byte	123
	.skip	3
	.long	.LC91
	.byte	123
	.skip	3
	.long	.LC92
	.byte	124
	.skip	3
	.long	.LC93
	.byte	125
	.skip	3
	.long	.LC94
	.byte	125
	.skip	3
	.long	.LC95
	.byte	126
	.skip	3
	.long	.LC96
	.byte	127
	.skip	3
	.long	0
	.byte	0
	.skip	3
	.section	.rodata.str1.8
	.align 8
.LC97:
	.asciz	"alnum"
	.align 8
.LC98:
	.asciz	"alpha"
	.align 8
.LC99:
	.asciz	"blank"
	.align 8
.LC100:
	.asciz	"cntrl"
	.align 8
.LC101:
	.asciz	"digit"
	.align 8
.LC102:
	.asciz	"graph"
	.align 8
.LC103:
	.asciz	"lower"
	.align 8
.LC104:
	.asciz	"print"
	.align 8
.LC105:
	.asciz	"punct"
	.align 8
.LC106:
	.asciz	"upper"
	.align 8
.LC107:
	.asciz	"xdigit"
	.section	.data.rel.local
	.align 4
	.type	cclasses, #object
	.size	cclasses, 104
cclasses:
	.long	.LC97
	.long	0
	.long	.LC98
	.long	1
	.long	.LC99
	.long	2
	.long	.LC100
	.long	3
	.long	.LC101
	.long	4
	.long	.LC102
	.long	5
	.long	.LC103
	.long	6
	.long	.LC104
	.long	7
	.long	.LC105
	.long	8
	.long	.LC45
	.long	9
	.long	.LC106
	.long	10
	.long	.LC107
	.long	11
	.long	0
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
