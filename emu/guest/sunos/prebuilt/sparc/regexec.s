! 7d7ba5fd6405d390439fe1454a9cb6fb newlib/libc/posix/regexec.c
	.file	"regexec.c"
	.section	".text"
	.section	.text.sstep,"ax",@progbits
	.align 4
	.type	sstep, #function
	.proc	04
sstep:
	save	%sp, -128, %sp
	st	%i0, [%fp-16]
	st	%i3, [%fp-8]
	st	%i4, [%fp-4]
	mov	1, %g1
	cmp	%i1, %i2
	be	.L30
	 sll	%g1, %i1, %g1
	sethi	%hi(-134218752), %l0
	sethi	%hi(134216704), %g4
	or	%g4, 1023, %g4
	ld	[%i0+4], %g2
	st	%g4, [%fp-12]
	mov	%i5, %i0
	or	%l0, 1023, %l5
	sethi	%hi(-134217728), %g3
	sethi	%hi(1476395008), %o0
	sethi	%hi(-2147483648), %o1
	sethi	%hi(-1744830464), %o2
	sethi	%hi(-1610612736), %o3
	sethi	%hi(-2013265920), %o4
	sethi	%hi(-1879048192), %o5
	sethi	%hi(1879048192), %o7
	sethi	%hi(2013265920), %i3
	sethi	%hi(-268435456), %i4
	sethi	%hi(1610612736), %i5
	sethi	%hi(805306368), %g4
	sethi	%hi(-939524096), %l4
	sethi	%hi(536870912), %l6
	sethi	%hi(671088640), %l7
	mov	%g2, %l3
	mov	%i2, %l0
.L29:
	sll	%i1, 2, %i2
	ld	[%l3+%i2], %l1
	and	%l1, %g3, %g2
	cmp	%g2, %o0
	be,a	.L64
	 and	%g1, %i0, %g2
	bgu	.L4
	 cmp	%g2, %g4
	be,a	.L5
	 ld	[%fp-4], %g2
	bgu,a	.L6
	 sethi	%hi(1207959552), %i2
	cmp	%g2, %l6
	be,a	.L7
	 ld	[%fp-4], %g2
	bleu	.L54
	 cmp	%g2, %l7
	bne	.L65
	 add	%i1, 1, %i1
	ld	[%fp-4], %g2
	cmp	%g2, 127
	bg	.L67
	 cmp	%l0, %i1
.L46:
	ld	[%fp-8], %g2
	and	%g2, %g1, %g2
	add	%g2, %g2, %g2
	or	%i0, %g2, %i0
.L23:
	cmp	%l0, %i1
.L67:
	bne	.L29
	 add	%g1, %g1, %g1
.L69:
	jmp	%i7+8
	 restore
.L54:
	sethi	%hi(268435456), %i2
	cmp	%g2, %i2
	be	.L9
	 sethi	%hi(402653184), %i2
	cmp	%g2, %i2
	bne	.L65
	 add	%i1, 1, %i1
	ld	[%fp-4], %g2
	and	%g2, -3, %g2
	cmp	%g2, 129
	bne	.L67
	 cmp	%l0, %i1
	ld	[%fp-8], %g2
	and	%g2, %g1, %g2
	add	%g2, %g2, %g2
	b	.L23
	 or	%i0, %g2, %i0
.L6:
	cmp	%g2, %i2
	be,a	.L66
	 and	%g1, %i0, %g2
	bleu	.L55
	 sethi	%hi(1342177280), %i2
	cmp	%g2, %i2
	bne	.L47
	 sethi	%hi(-134217728), %i2
	and	%g1, %i0, %g2
	add	%g2, %g2, %g2
	andn	%l1, %i2, %i2
	or	%g2, %i0, %g2
	srl	%g1, %i2, %l1
	and	%g1, %g2, %i0
	andcc	%g2, %l1, %g0
	srl	%i0, %i2, %i0
	bne	.L47
	 or	%i0, %g2, %i0
	andcc	%l1, %i0, %g0
	be,a	.L65
	 add	%i1, 1, %i1
	add	%i1, -1, %i1
	mov	1, %g1
	sub	%i1, %i2, %i1
	sll	%g1, %i1, %g1
.L47:
	add	%i1, 1, %i1
.L62:
.L65:
	cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L55:
	add	%g2, %l4, %g2
	andcc	%g2, %l5, %g0
	bne,a	.L65
	 add	%i1, 1, %i1
	and	%g1, %i0, %g2
.L66:
	add	%i1, 1, %i1
	add	%g2, %g2, %g2
	add	%g1, %g1, %g1
	cmp	%l0, %i1
	bne	.L29
	 or	%i0, %g2, %i0
	b,a	.L69
.L4:
	cmp	%g2, %o1
	be,a	.L16
	 add	%i1, 1, %g2
	bleu	.L57
	 cmp	%g2, %o2
	be,a	.L19
	 ld	[%fp-4], %g2
	bleu	.L58
	 cmp	%g2, %o3
	bne	.L65
	 add	%i1, 1, %i1
	ld	[%fp-4], %g2
	cmp	%g2, 134
	be	.L46
	 cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L57:
	cmp	%g2, %o7
	be,a	.L66
	 and	%g1, %i0, %g2
	bleu	.L59
	 cmp	%g2, %i3
	bne,a	.L65
	 add	%i1, 1, %i1
	and	%g1, %i0, %g2
.L64:
	ld	[%fp-12], %i2
	add	%g2, %g2, %g2
	and	%l1, %i2, %l1
	or	%g2, %i0, %g2
	add	%i1, 1, %i1
	and	%g1, %g2, %i0
	cmp	%l0, %i1
	sll	%i0, %l1, %i0
	add	%g1, %g1, %g1
	bne	.L29
	 or	%i0, %g2, %i0
	b,a	.L69
.L58:
	cmp	%g2, %o4
	bne	.L60
	 sethi	%hi(-134217728), %i2
	and	%g1, %i0, %g2
	add	%g2, %g2, %g2
	andn	%l1, %i2, %i2
	or	%g2, %i0, %g2
	add	%i1, %i2, %l2
	sethi	%hi(-1879048192), %l1
	sll	%l2, 2, %l2
	ld	[%l3+%l2], %i0
	and	%i0, %g3, %i0
	cmp	%i0, %l1
	be	.L61
	 add	%i1, 1, %i1
	and	%g1, %g2, %i0
	cmp	%l0, %i1
	sll	%i0, %i2, %i0
	add	%g1, %g1, %g1
	bne	.L29
	 or	%i0, %g2, %i0
	b,a	.L69
.L59:
	and	%l1, %i4, %l1
	cmp	%l1, %i5
	be,a	.L66
	 and	%g1, %i0, %g2
	b	.L62
	 add	%i1, 1, %i1
.L60:
	cmp	%g2, %o5
	be,a	.L66
	 and	%g1, %i0, %g2
	b	.L62
	 add	%i1, 1, %i1
.L19:
	cmp	%g2, 133
	be	.L46
	 add	%i1, 1, %i1
	cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L16:
	st	%g2, [%fp-20]
	andcc	%g1, %i0, %g2
	bne	.L63
	 st	%g2, [%fp-24]
	ld	[%fp-20], %i1
	cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L7:
	add	%g2, -130, %g2
	cmp	%g2, 1
	bleu	.L46
	 add	%i1, 1, %i1
	cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L9:
	sll	%l1, 24, %l1
	ld	[%fp-4], %g2
	sra	%l1, 24, %l1
	cmp	%l1, %g2
	be	.L46
	 add	%i1, 1, %i1
	cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L5:
	cmp	%g2, 127
	bg	.L23
	 add	%i1, 1, %i1
	ld	[%fp-16], %i2
	ld	[%i2+16], %l2
	and	%g2, 255, %i2
	sethi	%hi(-134217728), %g2
	andn	%l1, %g2, %g2
	sll	%g2, 4, %g2
	add	%l2, %g2, %l1
	ld	[%l2+%g2], %g2
	ldub	[%l1+4], %l1
	ldub	[%g2+%i2], %g2
	andcc	%g2, %l1, %g0
	be	.L67
	 cmp	%l0, %i1
	ld	[%fp-8], %g2
	and	%g2, %g1, %g2
	add	%g2, %g2, %g2
	b	.L23
	 or	%i0, %g2, %i0
.L61:
	mov	%g2, %i0
	cmp	%l0, %i1
	bne	.L29
	 add	%g1, %g1, %g1
	b,a	.L69
.L63:
	add	%l3, %i2, %i2
	ld	[%i2+4], %g2
	and	%g2, %g3, %i2
	sethi	%hi(-1879048192), %l2
	cmp	%i2, %l2
	be	.L26
	 mov	1, %i2
	sethi	%hi(134216704), %l1
	st	%g1, [%fp-28]
	or	%l1, 1023, %l1
	and	%g2, %l1, %g2
.L68:
	add	%g2, %i2, %i2
	add	%i2, %i1, %g1
	sll	%g1, 2, %g1
	ld	[%l3+%g1], %g2
	sethi	%hi(-134217728), %g1
	and	%g2, %g1, %g1
	cmp	%g1, %l2
	bne	.L68
	 and	%g2, %l1, %g2
	ld	[%fp-28], %g1
.L26:
	ld	[%fp-24], %g2
	ld	[%fp-20], %i1
	sll	%g2, %i2, %g2
	add	%g1, %g1, %g1
	cmp	%l0, %i1
	bne	.L29
	 or	%i0, %g2, %i0
	b,a	.L69
.L30:
	jmp	%i7+8
	 restore %g0, %i5, %o0
	.size	sstep, .-sstep
	.section	.text.lstep,"ax",@progbits
	.align 4
	.type	lstep, #function
	.proc	0102
lstep:
	save	%sp, -128, %sp
	st	%i3, [%fp-8]
	st	%i4, [%fp-4]
	cmp	%i1, %i2
	be	.L131
	 st	%i5, [%fp-12]
	sethi	%hi(-134218752), %g1
	sethi	%hi(-134217728), %g4
	sethi	%hi(1476395008), %o1
	sethi	%hi(-2013265920), %o2
	sethi	%hi(-1744830464), %g3
	sethi	%hi(-1610612736), %o3
	sethi	%hi(-1879048192), %o4
	sethi	%hi(2013265920), %o5
	sethi	%hi(-2147483648), %o7
	or	%g1, 1023, %g1
	sethi	%hi(1610612736), %i3
	sethi	%hi(805306368), %i4
	sethi	%hi(1342177280), %l2
	sethi	%hi(-939524096), %l3
	sethi	%hi(536870912), %l4
	sethi	%hi(671088640), %l5
	sethi	%hi(268435456), %l6
	sethi	%hi(402653184), %l7
	mov	%i2, %l1
	mov	%i5, %g2
	ld	[%i0+4], %i5
.L143:
	sll	%i1, 2, %o0
	ld	[%i5+%o0], %i2
	and	%i2, %g4, %l0
	cmp	%l0, %o1
	be,a	.L142
	 ldub	[%g2+%i1], %l0
	bgu	.L73
	 cmp	%l0, %o2
	cmp	%l0, %i4
	be,a	.L74
	 ld	[%fp-4], %o0
	bgu,a	.L75
	 sethi	%hi(1207959552), %i5
	cmp	%l0, %l4
	be,a	.L76
	 ld	[%fp-4], %i5
	bleu	.L137
	 cmp	%l0, %l5
	bne	.L80
	 ld	[%fp-4], %i5
	cmp	%i5, 127
	ble	.L132
	 add	%i1, 1, %i5
.L116:
	mov	%i5, %i1
.L96:
	cmp	%l1, %i1
.L141:
	bne,a	.L143
	 ld	[%i0+4], %i5
.L131:
	ld	[%fp-12], %i0
	jmp	%i7+8
	 restore
.L137:
	cmp	%l0, %l6
	be	.L78
	 cmp	%l0, %l7
	bne	.L80
	 ld	[%fp-4], %i5
	and	%i5, -3, %i2
	cmp	%i2, 129
	bne	.L116
	 add	%i1, 1, %i5
.L132:
	ld	[%fp-8], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	b	.L116
	 stb	%i2, [%g2+%i5]
.L75:
	cmp	%l0, %i5
	be,a	.L144
	 add	%i1, 1, %i5
	bleu	.L138
	 cmp	%l0, %l2
	bne	.L80
	 add	%i1, 1, %i5
	ldub	[%g2+%i1], %l0
	ldub	[%g2+%i5], %o0
	or	%o0, %l0, %o0
	stb	%o0, [%g2+%i5]
	sethi	%hi(-134217728), %o0
	ldub	[%g2+%i1], %l0
	andn	%i2, %o0, %o0
	sub	%i1, %o0, %o0
	ldub	[%g2+%o0], %i2
	or	%l0, %i2, %l0
	stb	%l0, [%g2+%o0]
	sll	%l0, 24, %l0
	cmp	%l0, 0
	be,a	.L96
	 mov	%i5, %i1
	sll	%i2, 24, %i2
	cmp	%i2, 0
	bne	.L116
	 mov	%o0, %i1
	b	.L141
	 cmp	%l1, %i1
.L73:
	be,a	.L86
	 ldub	[%g2+%i1], %l0
	bgu	.L87
	 cmp	%l0, %g3
	cmp	%l0, %o5
	be,a	.L88
	 ldub	[%g2+%i1], %l0
	bleu	.L139
	 cmp	%l0, %o7
	bne,a	.L96
	 add	%i1, 1, %i1
	add	%i1, 1, %l0
	st	%l0, [%fp-20]
	ldub	[%g2+%i1], %l0
	stb	%l0, [%fp-21]
	ldsb	[%g2+%i1], %i2
	cmp	%i2, 0
	bne,a	.L110
	 add	%i5, %o0, %o0
	b	.L96
	 ld	[%fp-20], %i1
.L138:
	add	%l0, %l3, %l0
	andcc	%l0, %g1, %g0
	be	.L144
	 add	%i1, 1, %i5
.L80:
	b	.L96
	 add	%i1, 1, %i1
.L139:
	add	%l0, %g3, %i5
	andcc	%i5, %g1, %g0
	be	.L95
	 cmp	%l0, %i3
	bne,a	.L96
	 add	%i1, 1, %i1
.L95:
	add	%i1, 1, %i5
.L144:
	ldub	[%g2+%i1], %i2
	ldub	[%g2+%i5], %o0
	mov	%i5, %i1
	or	%i2, %o0, %i2
	b	.L96
	 stb	%i2, [%g2+%i5]
.L87:
	be	.L93
	 cmp	%l0, %o3
	bne	.L140
	 ld	[%fp-4], %i5
	cmp	%i5, 134
	bne	.L116
	 add	%i1, 1, %i5
	ld	[%fp-8], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	b	.L116
	 stb	%i2, [%g2+%i5]
.L140:
	cmp	%l0, %o4
	bne	.L80
	 add	%i1, 1, %i5
	ldub	[%g2+%i1], %i2
	ldub	[%g2+%i5], %o0
	mov	%i5, %i1
	or	%i2, %o0, %i2
	b	.L96
	 stb	%i2, [%g2+%i5]
.L88:
.L142:
	add	%i1, 1, %o0
	ldub	[%g2+%o0], %i5
	or	%i5, %l0, %i5
	stb	%i5, [%g2+%o0]
	sethi	%hi(-134217728), %i5
	ldub	[%g2+%i1], %l0
	andn	%i2, %i5, %i5
	add	%i5, %i1, %i5
	mov	%o0, %i1
	ldub	[%g2+%i5], %i2
	or	%i2, %l0, %i2
	b	.L96
	 stb	%i2, [%g2+%i5]
.L86:
	add	%i1, 1, %i5
	ldub	[%g2+%i5], %o0
	or	%o0, %l0, %o0
	stb	%o0, [%g2+%i5]
	sethi	%hi(-134217728), %o0
	ld	[%i0+4], %l0
	andn	%i2, %o0, %i2
	add	%i2, %i1, %i2
	sll	%i2, 2, %o0
	ld	[%l0+%o0], %o0
	sethi	%hi(-1879048192), %l0
	and	%o0, %g4, %o0
	cmp	%o0, %l0
	be,a	.L96
	 mov	%i5, %i1
	ldub	[%g2+%i2], %o0
	ldub	[%g2+%i1], %i1
	or	%o0, %i1, %o0
	b	.L116
	 stb	%o0, [%g2+%i2]
.L76:
	add	%i5, -130, %i5
	cmp	%i5, 1
	bgu	.L116
	 add	%i1, 1, %i5
	ld	[%fp-8], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	b	.L116
	 stb	%i2, [%g2+%i5]
.L74:
	cmp	%o0, 127
	bg	.L116
	 add	%i1, 1, %i5
	and	%o0, 255, %o0
	sethi	%hi(-134217728), %l0
	st	%o0, [%fp-16]
	ld	[%i0+16], %o0
	andn	%i2, %l0, %i2
	ld	[%i0+16], %l0
	sll	%i2, 4, %i2
	add	%l0, %i2, %l0
	ld	[%o0+%i2], %i2
	ldub	[%l0+4], %l0
	ld	[%fp-16], %o0
	ldub	[%i2+%o0], %i2
	andcc	%i2, %l0, %g0
	be,a	.L96
	 mov	%i5, %i1
	ld	[%fp-8], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	b	.L116
	 stb	%i2, [%g2+%i5]
.L78:
	sll	%i2, 24, %i2
	ld	[%fp-4], %o0
	sra	%i2, 24, %i2
	cmp	%i2, %o0
	bne	.L116
	 add	%i1, 1, %i5
	ld	[%fp-8], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	b	.L116
	 stb	%i2, [%g2+%i5]
.L93:
	ld	[%fp-4], %i5
	cmp	%i5, 133
	bne	.L116
	 add	%i1, 1, %i5
	ld	[%fp-8], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	b	.L116
	 stb	%i2, [%g2+%i5]
.L110:
	sethi	%hi(-1879048192), %l0
	ld	[%o0+4], %i2
	and	%i2, %g4, %o0
	cmp	%o0, %l0
	be	.L113
	 ld	[%fp-20], %l0
	sethi	%hi(134216704), %l0
	mov	1, %o0
	or	%l0, 1023, %l0
	st	%i0, [%fp-28]
	st	%l0, [%fp-16]
	st	%g2, [%fp-32]
	ld	[%fp-16], %i0
.L145:
	and	%i2, %i0, %i2
	sethi	%hi(-1879048192), %g2
	add	%i2, %o0, %o0
	sethi	%hi(-134217728), %i0
	add	%o0, %i1, %l0
	sll	%l0, 2, %i2
	ld	[%i5+%i2], %i2
	and	%i2, %i0, %i0
	cmp	%i0, %g2
	bne,a	.L145
	 ld	[%fp-16], %i0
	ld	[%fp-28], %i0
	ld	[%fp-32], %g2
.L113:
	ldub	[%g2+%l0], %i5
	ld	[%fp-24], %i2
	ld	[%fp-20], %i1
	or	%i5, %i2, %i5
	b	.L96
	 stb	%i5, [%g2+%l0]
	.size	lstep, .-lstep
	.section	.text.sslow,"ax",@progbits
	.align 4
	.type	sslow, #function
	.proc	0102
sslow:
	save	%sp, -104, %sp
	mov	128, %l1
	ld	[%i0+16], %g1
	cmp	%g1, %i1
	be	.L147
	 ld	[%i0+48], %l3
	ldsb	[%i1-1], %l1
.L147:
	mov	1, %l4
	mov	132, %o4
	sll	%l4, %i3, %o5
	mov	%i4, %o2
	mov	%o5, %o3
	mov	%i3, %o1
	call	sstep, 0
	 ld	[%i0], %o0
	ld	[%i0+20], %g1
	sll	%l4, %i4, %l4
	mov	0, %l5
	cmp	%g1, %i1
	be	.L233
	 mov	%o0, %o5
.L148:
	cmp	%l1, 10
	be	.L234
	 ldsb	[%i1], %l2
	cmp	%l1, 128
	be	.L235
	 cmp	%l2, 10
	be	.L194
	 mov	0, %l0
.L157:
	st	%o5, [%fp-4]
.L246:
	and	%l1, 255, %i5
	call	isalnum, 0
	 mov	%i5, %o0
	ld	[%fp-4], %o5
	mov	%o0, %g1
	cmp	%g1, 0
	bne	.L179
	 mov	%i5, %o0
	cmp	%l1, 95
	be	.L236
	 cmp	%l2, 128
	bne,a	.L248
	 st	%o5, [%fp-4]
.L196:
	mov	%i5, %o0
	mov	128, %l2
.L179:
	call	isalnum, 0
	 st	%o5, [%fp-4]
	cmp	%o0, 0
	bne	.L181
	 ld	[%fp-4], %o5
	cmp	%l1, 95
	be	.L249
	 cmp	%l0, 130
	mov	%l2, %l1
.L168:
	andcc	%o5, %l4, %g0
.L247:
	bne,a	.L189
	 mov	%i1, %l5
.L189:
	cmp	%o5, %l3
	be	.L146
	 cmp	%i1, %i2
	be	.L146
	 mov	%o5, %o3
	mov	%l1, %o4
	mov	%l3, %o5
	mov	%i4, %o2
	mov	%i3, %o1
	call	sstep, 0
	 ld	[%i0], %o0
	add	%i1, 1, %i1
	ld	[%i0+20], %g1
	cmp	%g1, %i1
	bne	.L148
	 mov	%o0, %o5
.L233:
	cmp	%l1, 10
	be	.L237
	 cmp	%l1, 128
	be	.L238
	 ld	[%i0+4], %g2
	andcc	%g2, 2, %i5
	bne	.L239
	 mov	128, %l2
	ld	[%i0], %l6
.L254:
	mov	128, %l2
	mov	130, %l0
.L169:
	ld	[%l6+48], %g1
	add	%i5, %g1, %i5
	cmp	%i5, 0
	bg	.L250
	 mov	%o5, %o3
.L173:
	cmp	%l1, 128
.L252:
	be,a	.L168
	 mov	%l2, %l1
	b	.L246
	 st	%o5, [%fp-4]
.L236:
	st	%o5, [%fp-4]
	call	isalnum, 0
	 mov	95, %o0
	ld	[%fp-4], %o5
.L181:
	cmp	%l0, 130
.L249:
	be	.L240
	 cmp	%l2, 128
	and	%l2, 255, %i5
	be	.L168
	 mov	128, %l1
.L192:
	st	%o5, [%fp-4]
	call	isalnum, 0
	 mov	%i5, %o0
	mov	%l2, %l1
	cmp	%o0, 0
	bne	.L188
	 ld	[%fp-4], %o5
	cmp	%l2, 95
	bne	.L184
	 mov	134, %o4
.L188:
	add	%l0, -133, %l0
	cmp	%l0, 1
	bgu	.L247
	 andcc	%o5, %l4, %g0
.L229:
	mov	133, %o4
.L184:
	mov	%o5, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	sstep, 0
	 ld	[%i0], %o0
	b	.L168
	 mov	%o0, %o5
.L241:
	cmp	%i5, 0
	bne	.L161
	 mov	129, %l0
.L251:
	st	%o5, [%fp-4]
.L248:
	and	%l2, 255, %i5
	call	isalnum, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L182
	 ld	[%fp-4], %o5
	cmp	%l1, 128
	be,a	.L229
	 mov	%l2, %l1
	st	%o5, [%fp-4]
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	cmp	%l1, 95
	be	.L209
	 ld	[%fp-4], %o5
	cmp	%o0, 0
	bne	.L209
	 mov	%l2, %l1
	b	.L184
	 mov	133, %o4
.L234:
	ld	[%i0], %g1
	ld	[%g1+24], %l0
	andcc	%l0, 2, %l0
	be	.L157
	 mov	%g1, %l6
.L156:
	cmp	%l2, 10
	bne	.L241
	 ld	[%g1+44], %i5
	ld	[%g1+24], %g2
	andcc	%g2, 2, %g0
	bne	.L169
	 mov	131, %l0
	cmp	%i5, 0
	be	.L251
	 mov	129, %l0
	ble	.L251
	 mov	%g1, %l6
	mov	129, %l0
.L177:
	mov	%o5, %o3
.L250:
	mov	%l0, %o4
	mov	%i4, %o2
	mov	%i3, %o1
	call	sstep, 0
	 mov	%l6, %o0
	addcc	%i5, -1, %i5
	bne	.L177
	 mov	%o0, %o5
	cmp	%l0, 129
	bne	.L252
	 cmp	%l1, 128
	cmp	%l2, 128
.L255:
	bne,a	.L251
	 mov	129, %l0
.L171:
	cmp	%l1, 128
.L253:
	be	.L247
	 andcc	%o5, %l4, %g0
	mov	129, %l0
	b	.L196
	 and	%l1, 255, %i5
.L235:
	ld	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne	.L159
	 cmp	%l2, 10
	ld	[%i0], %g1
	b	.L156
	 mov	%g1, %l6
.L159:
	bne,a	.L168
	 mov	%l2, %l1
.L194:
	ld	[%i0], %l6
	ld	[%l6+24], %l0
	andcc	%l0, 2, %l0
	be	.L173
	 mov	10, %l2
	mov	0, %i5
	b	.L169
	 mov	130, %l0
.L146:
	jmp	%i7+8
	 restore %g0, %l5, %o0
.L182:
	cmp	%l2, 95
	be	.L242
	 cmp	%l1, 128
	bne	.L179
	 and	%l1, 255, %o0
	b	.L168
	 mov	%l2, %l1
.L240:
	mov	%l2, %l1
	b	.L184
	 mov	134, %o4
.L237:
	ld	[%i0], %g1
	ld	[%g1+24], %l0
	andcc	%l0, 2, %l0
	be,a	.L243
	 ld	[%i0+4], %i5
	ld	[%i0+4], %g2
	andcc	%g2, 2, %g0
	be	.L244
	 ld	[%g1+44], %i5
.L226:
	cmp	%i5, 0
	be,a	.L253
	 cmp	%l1, 128
	ble	.L171
	 mov	128, %l2
	mov	%g1, %l6
	b	.L177
	 mov	129, %l0
.L243:
	andcc	%i5, 2, %i5
	bne	.L157
	 mov	128, %l2
	mov	%g1, %l6
	mov	128, %l2
	b	.L169
	 mov	130, %l0
.L238:
	andcc	%g2, 1, %g0
	bne,a	.L153
	 andcc	%g2, 2, %i5
	ld	[%i0], %g1
	andcc	%g2, 2, %g0
	bne	.L226
	 ld	[%g1+44], %i5
.L244:
	mov	%g1, %l6
	mov	128, %l2
	b	.L169
	 mov	131, %l0
.L239:
	b	.L157
	 mov	0, %l0
.L153:
	be,a	.L254
	 ld	[%i0], %l6
	b	.L247
	 andcc	%o5, %l4, %g0
.L161:
	ble	.L255
	 cmp	%l2, 128
	mov	%g1, %l6
	b	.L177
	 mov	129, %l0
.L242:
	be,a	.L256
	 mov	95, %l1
	st	%o5, [%fp-4]
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	cmp	%l1, 95
	bne	.L245
	 ld	[%fp-4], %o5
	st	%o5, [%fp-4]
.L257:
	call	isalnum, 0
	 mov	95, %o0
	cmp	%o0, 0
	bne	.L195
	 ld	[%fp-4], %o5
	mov	133, %l0
	add	%l0, -133, %l0
	cmp	%l0, 1
	bleu	.L229
	 mov	95, %l1
	b	.L247
	 andcc	%o5, %l4, %g0
.L245:
	cmp	%o0, 0
	bne,a	.L257
	 st	%o5, [%fp-4]
.L195:
	mov	95, %l1
.L256:
	b	.L184
	 mov	133, %o4
.L209:
	b	.L192
	 mov	133, %l0
	.size	sslow, .-sslow
	.section	.text.sdissect,"ax",@progbits
	.align 4
	.type	sdissect, #function
	.proc	0102
sdissect:
	save	%sp, -104, %sp
	cmp	%i3, %i4
	bge	.L259
	 sethi	%hi(134216704), %l2
	sethi	%hi(-134217728), %l1
	sethi	%hi(1476395008), %l7
	sethi	%hi(2013265920), %l5
	or	%l2, 1023, %l2
	sethi	%hi(-1879048192), %l3
	sethi	%hi(1207959552), %l6
	ld	[%i0], %g1
.L310:
	sll	%i3, 2, %l4
	ld	[%g1+4], %g4
	ld	[%g4+%l4], %o7
	and	%o7, %l1, %g2
	cmp	%g2, %l7
	be	.L260
	 cmp	%g2, %l5
	be	.L289
	 cmp	%g2, %l6
	be	.L262
	 cmp	%g2, %l7
	bgu	.L303
	 add	%i3, 1, %i5
	sethi	%hi(805306368), %g1
	cmp	%g2, %g1
	be,a	.L301
	 add	%i1, 1, %i1
	bgu	.L267
	 mov	%i3, %l4
	sethi	%hi(268435456), %g1
	cmp	%g2, %g1
	bne	.L304
	 sethi	%hi(671088640), %g1
	add	%i1, 1, %i1
.L301:
	mov	%i5, %i3
.L275:
	cmp	%i3, %i4
	bl,a	.L310
	 ld	[%i0], %g1
.L259:
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L304:
	cmp	%g2, %g1
	be,a	.L301
	 add	%i1, 1, %i1
	b	.L275
	 mov	%i5, %i3
.L262:
	sethi	%hi(-134217728), %l4
	andn	%o7, %l4, %l4
	add	%l4, %i3, %l4
	add	%l4, 1, %i5
.L267:
	cmp	%g2, %l6
	be	.L272
	 mov	%i2, %o2
	b	.L275
	 mov	%i5, %i3
.L305:
.L272:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%o0, %o1
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne	.L305
	 add	%l0, -1, %o2
	add	%i3, 1, %g1
	mov	%i1, %i3
	b	.L280
	 st	%g1, [%fp-4]
.L293:
	mov	%o0, %i1
.L280:
	mov	%i1, %o1
	mov	%l4, %o4
	ld	[%fp-4], %o3
	mov	%l0, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L299
	 cmp	%i1, %o0
	bne,a	.L293
	 mov	%i1, %i3
	cmp	%o0, 0
	be,a	.L311
	 mov	%i1, %o0
.L282:
	mov	%i1, %o1
	mov	%o0, %o2
	mov	%l4, %o4
	ld	[%fp-4], %o3
	mov	%i0, %o0
	call	sdissect, 0
	 mov	%i5, %i3
	b	.L275
	 mov	%l0, %i1
.L289:
	mov	%o7, %g1
	mov	%i3, %i5
	and	%g1, %l2, %g1
.L312:
	add	%i5, %g1, %i5
	sll	%i5, 2, %g1
	ld	[%g4+%g1], %g1
	and	%g1, %l1, %g3
	cmp	%g3, %l3
	bne	.L312
	 and	%g1, %l2, %g1
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be	.L264
	 add	%i5, 1, %i5
	cmp	%g2, %l5
	be	.L273
	 mov	%i2, %o2
	b	.L309
	 sethi	%hi(1744830464), %g1
.L306:
.L273:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%o0, %o1
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne	.L306
	 add	%l0, -1, %o2
	ld	[%i0], %g1
	ld	[%g1+4], %g1
	sethi	%hi(134216704), %g2
	ld	[%g1+%l4], %o4
	or	%g2, 1023, %g2
	add	%i3, -1, %g1
	and	%o4, %g2, %o4
	st	%g2, [%fp-4]
	add	%i3, 1, %i3
	b	.L284
	 add	%o4, %g1, %l4
.L307:
	sll	%g2, 2, %g3
	add	%l4, 2, %i3
	ld	[%i0], %g1
	ld	[%g1+4], %g1
	ld	[%g1+%g3], %o4
	ld	[%fp-4], %g3
	and	%o4, %g3, %o4
	add	%o4, %g2, %l4
	sll	%l4, 2, %g2
	ld	[%g1+%g2], %g1
	sethi	%hi(-134217728), %g2
	and	%g1, %g2, %g1
	sethi	%hi(-2013265920), %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	addx	%l4, -1, %l4
.L284:
	mov	%l4, %o4
	mov	%i3, %o3
	mov	%l0, %o2
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%l0, %o0
	bne,a	.L307
	 add	%l4, 1, %g2
	mov	%i1, %o1
	mov	%i3, %o3
	mov	%l4, %o4
	mov	%l0, %o2
	mov	%i0, %o0
	call	sdissect, 0
	 mov	%i5, %i3
	b	.L275
	 mov	%l0, %i1
.L303:
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be	.L264
	 sethi	%hi(1744830464), %g1
.L309:
	cmp	%g2, %g1
	bne	.L301
	 sethi	%hi(-134217728), %g1
	ld	[%i0+12], %g2
	ld	[%i0+8], %g3
	sub	%i1, %g2, %g2
	andn	%o7, %g1, %g1
	sll	%g1, 3, %g1
	b	.L301
	 st	%g2, [%g3+%g1]
.L260:
	sethi	%hi(-134217728), %g1
	mov	%i2, %o2
	andn	%o7, %g1, %g1
	add	%g1, %i3, %l0
	add	%l0, 1, %i5
.L308:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%o0, %o1
	mov	%o0, %l4
	mov	%i5, %o3
	mov	%i2, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne	.L308
	 add	%l4, -1, %o2
	add	%i3, 1, %i3
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L278
	 mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	sdissect, 0
	 mov	%i0, %o0
.L278:
	mov	%i5, %i3
	b	.L275
	 mov	%l4, %i1
.L264:
	ld	[%i0+8], %g2
	ld	[%i0+12], %g3
	sethi	%hi(-134217728), %g1
	sub	%i1, %g3, %g3
	andn	%o7, %g1, %g1
	sll	%g1, 3, %g1
	add	%g2, %g1, %g1
	b	.L301
	 st	%g3, [%g1+4]
.L299:
	mov	%i1, %o0
.L311:
	b	.L282
	 mov	%i3, %i1
	.size	sdissect, .-sdissect
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"shut up gcc"
	.section	.text.sbackref,"ax",@progbits
	.align 4
	.type	sbackref, #function
	.proc	0102
sbackref:
	save	%sp, -120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %l2
	sethi	%hi(134216704), %l4
	mov	%i4, %i0
	st	%l7, [%fp-8]
	st	%i2, [%fp-4]
	st	%i5, [%fp-16]
	sethi	%hi(-134217728), %l3
	or	%l4, 1023, %l4
	sethi	%hi(-1744830464), %i4
	sethi	%hi(-1610612736), %l6
	sethi	%hi(536870912), %l5
.L314:
	cmp	%i3, %i0
	bge	.L315
	 sethi	%hi(805306368), %o4
	sethi	%hi(1610612736), %i2
	sethi	%hi(-2147483648), %l7
	b	.L356
	 sethi	%hi(-1879048192), %i5
.L403:
	be,a	.L318
	 ld	[%l2+20], %g1
	bleu	.L402
	 sethi	%hi(671088640), %g2
	cmp	%g1, %g2
	bne	.L401
	 ld	[%fp-4], %g1
	cmp	%g1, %i1
	be	.L420
	 mov	0, %o0
	add	%i1, 1, %i1
.L332:
	add	%i3, 1, %i3
.L419:
	cmp	%i0, %i3
	ble	.L425
	 ld	[%fp-4], %o0
.L356:
	ld	[%l2], %g3
	sll	%i3, 2, %l1
	ld	[%g3+4], %g2
	ld	[%g2+%l1], %l0
	and	%l0, %l3, %g1
	cmp	%g1, %o4
	be,a	.L316
	 ld	[%fp-4], %g2
	bleu	.L403
	 cmp	%g1, %l5
	cmp	%g1, %i4
	be,a	.L324
	 ld	[%l2+16], %g2
	bleu	.L404
	 cmp	%g1, %l6
	bne,a	.L405
	 add	%i3, 1, %g2
	ld	[%l2+20], %g1
	cmp	%g1, %i1
	be,a	.L406
	 ld	[%l2+4], %g1
	bleu,a	.L420
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be	.L407
	 ldub	[%i1], %o0
	st	%o4, [%fp-12]
.L424:
	call	isalnum, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,a	.L420
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be	.L331
	 ld	[%fp-12], %o4
	ld	[%l2+16], %g1
.L422:
	cmp	%g1, %i1
	bgeu	.L420
	 mov	0, %o0
	st	%o4, [%fp-12]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne	.L332
	 ld	[%fp-12], %o4
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be,a	.L419
	 add	%i3, 1, %i3
.L331:
	mov	0, %o0
.L313:
.L420:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L404:
	cmp	%g1, %i2
	be	.L332
	 cmp	%g1, %l7
	bne,a	.L408
	 add	%i3, 1, %g2
	add	%g2, %l1, %l1
	add	%i3, 1, %i3
	ld	[%l1+4], %g1
	and	%g1, %l4, %g1
.L426:
	add	%g1, %i3, %i3
	sll	%i3, 2, %g1
	ld	[%g2+%g1], %g1
	and	%g1, %l3, %g3
	cmp	%g3, %i5
	bne,a	.L426
	 and	%g1, %l4, %g1
	b	.L419
	 add	%i3, 1, %i3
.L402:
	sethi	%hi(268435456), %g2
	cmp	%g1, %g2
	be	.L320
	 sethi	%hi(402653184), %g2
	cmp	%g1, %g2
	bne,a	.L427
	 sethi	%gdop_hix22(.LC0), %i0
	ld	[%l2+16], %g1
	cmp	%g1, %i1
	be,a	.L409
	 ld	[%l2+4], %g1
	ld	[%l2+20], %g1
.L423:
	cmp	%g1, %i1
	bleu	.L420
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne	.L420
	 nop
	ld	[%g3+24], %g1
.L428:
	andcc	%g1, 2, %g0
	bne,a	.L419
	 add	%i3, 1, %i3
	b	.L420
	 mov	0, %o0
.L401:
	sethi	%gdop_hix22(.LC0), %i0
.L427:
	xor	%i0, %gdop_lox10(.LC0), %i0
	ld	[%fp-8], %g1
	ld	[%g1 + %i0], %o0, %gdop(.LC0)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L318:
	cmp	%g1, %i1
	be,a	.L410
	 ld	[%l2+4], %g1
	bleu	.L420
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be,a	.L428
	 ld	[%g3+24], %g1
	b,a	.L420
.L320:
	ld	[%fp-4], %g1
	cmp	%g1, %i1
	be	.L420
	 mov	0, %o0
	ldsb	[%i1], %g1
	sll	%l0, 24, %l0
	sra	%l0, 24, %l0
	cmp	%g1, %l0
	be	.L332
	 add	%i1, 1, %i1
	b,a	.L420
.L324:
	cmp	%g2, %i1
	be	.L411
	 ld	[%l2+20], %g1
	cmp	%i1, %g1
	bgeu	.L421
	 cmp	%g2, %i1
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	be	.L340
	 cmp	%g2, %i1
.L421:
	bgeu	.L331
	 st	%o4, [%fp-12]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne	.L420
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be	.L420
	 ld	[%fp-12], %o4
	ld	[%l2+20], %g1
	cmp	%g1, %i1
.L430:
	bleu	.L420
	 mov	0, %o0
	st	%o4, [%fp-12]
.L431:
	call	isalnum, 0
	 ldub	[%i1], %o0
	cmp	%o0, 0
	bne	.L332
	 ld	[%fp-12], %o4
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be,a	.L419
	 add	%i3, 1, %i3
	b	.L420
	 mov	0, %o0
.L316:
	and	%l0, %l4, %l0
	ld	[%g3+16], %g1
	sll	%l0, 4, %l0
	cmp	%g2, %i1
	be	.L331
	 add	%g1, %l0, %g2
	ldub	[%i1], %g3
	ld	[%g1+%l0], %o7
	ldub	[%g2+4], %g1
	ldub	[%o7+%g3], %g2
	andcc	%g2, %g1, %g0
	bne	.L332
	 add	%i1, 1, %i1
	b	.L420
	 mov	0, %o0
.L405:
	mov	%g2, %o3
	sethi	%hi(1476395008), %g3
.L432:
	cmp	%g1, %g3
	bleu	.L412
	 sethi	%hi(1879048192), %g3
	cmp	%g1, %g3
	be	.L353
	 sethi	%hi(2013265920), %g3
	cmp	%g1, %g3
	bne	.L413
	 add	%i3, -1, %i3
	sethi	%hi(134216704), %l1
	ld	[%fp-16], %o5
	or	%l1, 1023, %l1
	ld	[%fp-4], %o2
	and	%l0, %l1, %i4
	mov	%i1, %o1
	add	%i4, %i3, %i4
	mov	%l2, %o0
	mov	%i4, %o4
	call	sbackref, 0
	 sethi	%hi(-134217728), %i0
	sethi	%hi(-1879048192), %l3
	cmp	%o0, 0
	bne	.L313
	 sethi	%hi(-2013265920), %i3
	ld	[%l2], %g2
.L429:
	sll	%i4, 2, %g1
	ld	[%g2+4], %g3
	ld	[%g3+%g1], %g2
	and	%g2, %i0, %g2
	cmp	%g2, %l3
	be	.L331
	 add	%g3, %g1, %g1
	ld	[%g1+4], %g1
	and	%g1, %l1, %g1
	add	%i4, 2, %o3
	add	%i4, 1, %i4
	add	%g1, %i4, %i4
	sll	%i4, 2, %g1
	ld	[%g3+%g1], %g1
	and	%g1, %i0, %g1
	xor	%g1, %i3, %g1
	cmp	%g0, %g1
	ld	[%fp-16], %o5
	addx	%i4, -1, %i4
	ld	[%fp-4], %o2
	mov	%i4, %o4
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	be,a	.L429
	 ld	[%l2], %g2
	b,a	.L313
.L413:
	sethi	%hi(1744830464), %g3
	cmp	%g1, %g3
	bne	.L415
	 sethi	%hi(-134217728), %g1
	ld	[%l2+8], %g4
	ld	[%l2+12], %g3
	sub	%i1, %g3, %g3
	andn	%l0, %g1, %g1
	ld	[%fp-16], %o5
	sll	%g1, 3, %i5
	mov	%i0, %o4
	ld	[%g4+%i5], %i4
	mov	%g2, %o3
	st	%g3, [%g4+%i5]
	ld	[%fp-4], %o2
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L313
	 nop
	ld	[%l2+8], %g1
	b	.L313
	 st	%i4, [%g1+%i5]
.L412:
	sethi	%hi(1207959552), %g3
	cmp	%g1, %g3
	be	.L350
	 sethi	%hi(1342177280), %g3
	cmp	%g1, %g3
	bne	.L416
	 ld	[%fp-16], %i5
	ld	[%l2+28], %g3
	sll	%i5, 2, %g1
	ld	[%g3+%g1], %g4
	cmp	%g4, %i1
	be	.L417
	 mov	%i5, %o5
	st	%i1, [%g3+%g1]
	sethi	%hi(-134217728), %o3
	mov	%i0, %o4
	andn	%l0, %o3, %o3
	st	%g2, [%fp-12]
	sub	%g2, %o3, %o3
	ld	[%fp-4], %o2
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L313
	 add	%i5, -1, %g1
	ld	[%fp-12], %g2
	st	%g1, [%fp-16]
	b	.L314
	 mov	%g2, %i3
.L416:
	sethi	%hi(939524096), %g3
	cmp	%g1, %g3
	bne	.L401
	 sethi	%hi(-134217728), %g3
	st	%g2, [%fp-20]
	andn	%l0, %g3, %l0
	ld	[%l2+8], %g4
	sll	%l0, 3, %g1
	add	%g4, %g1, %g3
	ld	[%g3+4], %o2
	cmp	%o2, -1
	be	.L331
	 ld	[%fp-4], %g2
	ld	[%g4+%g1], %g1
	sub	%o2, %g1, %o2
	sub	%g2, %o2, %g3
	cmp	%i1, %g3
	bgu	.L420
	 mov	0, %o0
	ld	[%l2+12], %o1
	st	%o2, [%fp-12]
	add	%o1, %g1, %o1
	call	memcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne	.L331
	 ld	[%fp-12], %o2
	ld	[%l2], %g1
	ld	[%g1+4], %g4
	sethi	%hi(1073741824), %g1
	or	%l0, %g1, %g3
	ld	[%g4+%l1], %g1
	cmp	%g3, %g1
	bne	.L358
	 ld	[%fp-20], %g2
	mov	%g2, %i3
	b	.L314
	 add	%i1, %o2, %i1
.L411:
	ld	[%l2+4], %o7
	andcc	%o7, 1, %g0
	be	.L430
	 cmp	%g1, %i1
	cmp	%i1, %g1
	bgeu	.L420
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne	.L420
	 nop
.L340:
	ld	[%g3+24], %g1
	andcc	%g1, 2, %g0
	bne,a	.L431
	 st	%o4, [%fp-12]
	b	.L421
	 cmp	%g2, %i1
.L406:
	andcc	%g1, 2, %g0
	bne	.L420
	 mov	0, %o0
	b	.L422
	 ld	[%l2+16], %g1
.L409:
	andcc	%g1, 1, %g0
	be,a	.L419
	 add	%i3, 1, %i3
	b	.L423
	 ld	[%l2+20], %g1
.L410:
	andcc	%g1, 2, %g0
	be,a	.L419
	 add	%i3, 1, %i3
	b	.L420
	 mov	0, %o0
.L415:
	sethi	%gdop_hix22(.LC0), %o0
	ld	[%fp-8], %g1
	xor	%o0, %gdop_lox10(.LC0), %o0
	b	.L313
	 ld	[%g1 + %o0], %o0, %gdop(.LC0)
.L407:
	ld	[%g3+24], %g1
	andcc	%g1, 2, %g0
	bne,a	.L422
	 ld	[%l2+16], %g1
	b	.L424
	 st	%o4, [%fp-12]
.L418:
	add	%g2, 1, %g2
.L358:
	mov	%i3, %o7
	sll	%g2, 2, %g1
	ld	[%g4+%g1], %g1
	cmp	%g3, %g1
	bne	.L418
	 mov	%g2, %i3
	add	%o7, 2, %i3
	b	.L314
	 add	%i1, %o2, %i1
.L350:
	ld	[%fp-16], %g1
	ld	[%l2+28], %g3
	add	%g1, 1, %i5
	mov	%g2, %i3
	sll	%i5, 2, %g1
	st	%i5, [%fp-16]
	b	.L314
	 st	%i1, [%g3+%g1]
.L353:
	sethi	%hi(-134217728), %g1
	andn	%l0, %g1, %g1
	ld	[%l2+8], %g3
	ld	[%l2+12], %g4
	sll	%g1, 3, %i5
	sub	%i1, %g4, %g4
	add	%g3, %i5, %g1
	ld	[%fp-16], %o5
	ld	[%g1+4], %i4
	mov	%i0, %o4
	mov	%g2, %o3
	ld	[%fp-4], %o2
	st	%g4, [%g1+4]
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L313
	 nop
	ld	[%l2+8], %g1
	add	%g1, %i5, %g1
	b	.L313
	 st	%i4, [%g1+4]
.L417:
	add	%i5, -1, %g1
	mov	%g2, %i3
	b	.L314
	 st	%g1, [%fp-16]
.L315:
	ld	[%fp-4], %o0
.L425:
	cmp	%o0, %i1
	be	.L313
	 nop
	b	.L420
	 mov	0, %o0
.L408:
	sethi	%hi(1476395008), %g3
	cmp	%g1, %g3
	bne	.L432
	 mov	%g2, %o3
	ld	[%fp-16], %o5
	mov	%i0, %o4
	st	%g2, [%fp-12]
	ld	[%fp-4], %o2
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L313
	 sethi	%hi(-134217728), %i3
	ld	[%fp-12], %g2
	andn	%l0, %i3, %i3
	b	.L314
	 add	%g2, %i3, %i3
	.size	sbackref, .-sbackref
	.section	.text.lbackref,"ax",@progbits
	.align 4
	.type	lbackref, #function
	.proc	0102
lbackref:
	save	%sp, -120, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %l2
	sethi	%hi(134216704), %l4
	mov	%i4, %i0
	st	%l7, [%fp-8]
	st	%i2, [%fp-4]
	st	%i5, [%fp-16]
	sethi	%hi(-134217728), %l3
	or	%l4, 1023, %l4
	sethi	%hi(-1744830464), %i4
	sethi	%hi(-1610612736), %l6
	sethi	%hi(536870912), %l5
.L434:
	cmp	%i3, %i0
	bge	.L435
	 sethi	%hi(805306368), %o4
	sethi	%hi(1610612736), %i2
	sethi	%hi(-2147483648), %l7
	b	.L476
	 sethi	%hi(-1879048192), %i5
.L523:
	be,a	.L438
	 ld	[%l2+20], %g1
	bleu	.L522
	 sethi	%hi(671088640), %g2
	cmp	%g1, %g2
	bne	.L521
	 ld	[%fp-4], %g1
	cmp	%g1, %i1
	be	.L540
	 mov	0, %o0
	add	%i1, 1, %i1
.L452:
	add	%i3, 1, %i3
.L539:
	cmp	%i0, %i3
	ble	.L545
	 ld	[%fp-4], %o0
.L476:
	ld	[%l2], %g3
	sll	%i3, 2, %l1
	ld	[%g3+4], %g2
	ld	[%g2+%l1], %l0
	and	%l0, %l3, %g1
	cmp	%g1, %o4
	be,a	.L436
	 ld	[%fp-4], %g2
	bleu	.L523
	 cmp	%g1, %l5
	cmp	%g1, %i4
	be,a	.L444
	 ld	[%l2+16], %g2
	bleu	.L524
	 cmp	%g1, %l6
	bne,a	.L525
	 add	%i3, 1, %g2
	ld	[%l2+20], %g1
	cmp	%g1, %i1
	be,a	.L526
	 ld	[%l2+4], %g1
	bleu,a	.L540
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be	.L527
	 ldub	[%i1], %o0
	st	%o4, [%fp-12]
.L544:
	call	isalnum, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,a	.L540
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be	.L451
	 ld	[%fp-12], %o4
	ld	[%l2+16], %g1
.L542:
	cmp	%g1, %i1
	bgeu	.L540
	 mov	0, %o0
	st	%o4, [%fp-12]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne	.L452
	 ld	[%fp-12], %o4
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be,a	.L539
	 add	%i3, 1, %i3
.L451:
	mov	0, %o0
.L433:
.L540:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L524:
	cmp	%g1, %i2
	be	.L452
	 cmp	%g1, %l7
	bne,a	.L528
	 add	%i3, 1, %g2
	add	%g2, %l1, %l1
	add	%i3, 1, %i3
	ld	[%l1+4], %g1
	and	%g1, %l4, %g1
.L546:
	add	%g1, %i3, %i3
	sll	%i3, 2, %g1
	ld	[%g2+%g1], %g1
	and	%g1, %l3, %g3
	cmp	%g3, %i5
	bne,a	.L546
	 and	%g1, %l4, %g1
	b	.L539
	 add	%i3, 1, %i3
.L522:
	sethi	%hi(268435456), %g2
	cmp	%g1, %g2
	be	.L440
	 sethi	%hi(402653184), %g2
	cmp	%g1, %g2
	bne,a	.L547
	 sethi	%gdop_hix22(.LC0), %i0
	ld	[%l2+16], %g1
	cmp	%g1, %i1
	be,a	.L529
	 ld	[%l2+4], %g1
	ld	[%l2+20], %g1
.L543:
	cmp	%g1, %i1
	bleu	.L540
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne	.L540
	 nop
	ld	[%g3+24], %g1
.L548:
	andcc	%g1, 2, %g0
	bne,a	.L539
	 add	%i3, 1, %i3
	b	.L540
	 mov	0, %o0
.L521:
	sethi	%gdop_hix22(.LC0), %i0
.L547:
	xor	%i0, %gdop_lox10(.LC0), %i0
	ld	[%fp-8], %g1
	ld	[%g1 + %i0], %o0, %gdop(.LC0)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L438:
	cmp	%g1, %i1
	be,a	.L530
	 ld	[%l2+4], %g1
	bleu	.L540
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be,a	.L548
	 ld	[%g3+24], %g1
	b,a	.L540
.L440:
	ld	[%fp-4], %g1
	cmp	%g1, %i1
	be	.L540
	 mov	0, %o0
	ldsb	[%i1], %g1
	sll	%l0, 24, %l0
	sra	%l0, 24, %l0
	cmp	%g1, %l0
	be	.L452
	 add	%i1, 1, %i1
	b,a	.L540
.L444:
	cmp	%g2, %i1
	be	.L531
	 ld	[%l2+20], %g1
	cmp	%i1, %g1
	bgeu	.L541
	 cmp	%g2, %i1
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	be	.L460
	 cmp	%g2, %i1
.L541:
	bgeu	.L451
	 st	%o4, [%fp-12]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne	.L540
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be	.L540
	 ld	[%fp-12], %o4
	ld	[%l2+20], %g1
	cmp	%g1, %i1
.L550:
	bleu	.L540
	 mov	0, %o0
	st	%o4, [%fp-12]
.L551:
	call	isalnum, 0
	 ldub	[%i1], %o0
	cmp	%o0, 0
	bne	.L452
	 ld	[%fp-12], %o4
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be,a	.L539
	 add	%i3, 1, %i3
	b	.L540
	 mov	0, %o0
.L436:
	and	%l0, %l4, %l0
	ld	[%g3+16], %g1
	sll	%l0, 4, %l0
	cmp	%g2, %i1
	be	.L451
	 add	%g1, %l0, %g2
	ldub	[%i1], %g3
	ld	[%g1+%l0], %o7
	ldub	[%g2+4], %g1
	ldub	[%o7+%g3], %g2
	andcc	%g2, %g1, %g0
	bne	.L452
	 add	%i1, 1, %i1
	b	.L540
	 mov	0, %o0
.L525:
	mov	%g2, %o3
	sethi	%hi(1476395008), %g3
.L552:
	cmp	%g1, %g3
	bleu	.L532
	 sethi	%hi(1879048192), %g3
	cmp	%g1, %g3
	be	.L473
	 sethi	%hi(2013265920), %g3
	cmp	%g1, %g3
	bne	.L533
	 add	%i3, -1, %i3
	sethi	%hi(134216704), %l1
	ld	[%fp-16], %o5
	or	%l1, 1023, %l1
	ld	[%fp-4], %o2
	and	%l0, %l1, %i4
	mov	%i1, %o1
	add	%i4, %i3, %i4
	mov	%l2, %o0
	mov	%i4, %o4
	call	lbackref, 0
	 sethi	%hi(-134217728), %i0
	sethi	%hi(-1879048192), %l3
	cmp	%o0, 0
	bne	.L433
	 sethi	%hi(-2013265920), %i3
	ld	[%l2], %g2
.L549:
	sll	%i4, 2, %g1
	ld	[%g2+4], %g3
	ld	[%g3+%g1], %g2
	and	%g2, %i0, %g2
	cmp	%g2, %l3
	be	.L451
	 add	%g3, %g1, %g1
	ld	[%g1+4], %g1
	and	%g1, %l1, %g1
	add	%i4, 2, %o3
	add	%i4, 1, %i4
	add	%g1, %i4, %i4
	sll	%i4, 2, %g1
	ld	[%g3+%g1], %g1
	and	%g1, %i0, %g1
	xor	%g1, %i3, %g1
	cmp	%g0, %g1
	ld	[%fp-16], %o5
	addx	%i4, -1, %i4
	ld	[%fp-4], %o2
	mov	%i4, %o4
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	be,a	.L549
	 ld	[%l2], %g2
	b,a	.L433
.L533:
	sethi	%hi(1744830464), %g3
	cmp	%g1, %g3
	bne	.L535
	 sethi	%hi(-134217728), %g1
	ld	[%l2+8], %g4
	ld	[%l2+12], %g3
	sub	%i1, %g3, %g3
	andn	%l0, %g1, %g1
	ld	[%fp-16], %o5
	sll	%g1, 3, %i5
	mov	%i0, %o4
	ld	[%g4+%i5], %i4
	mov	%g2, %o3
	st	%g3, [%g4+%i5]
	ld	[%fp-4], %o2
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L433
	 nop
	ld	[%l2+8], %g1
	b	.L433
	 st	%i4, [%g1+%i5]
.L532:
	sethi	%hi(1207959552), %g3
	cmp	%g1, %g3
	be	.L470
	 sethi	%hi(1342177280), %g3
	cmp	%g1, %g3
	bne	.L536
	 ld	[%fp-16], %i5
	ld	[%l2+28], %g3
	sll	%i5, 2, %g1
	ld	[%g3+%g1], %g4
	cmp	%g4, %i1
	be	.L537
	 mov	%i5, %o5
	st	%i1, [%g3+%g1]
	sethi	%hi(-134217728), %o3
	mov	%i0, %o4
	andn	%l0, %o3, %o3
	st	%g2, [%fp-12]
	sub	%g2, %o3, %o3
	ld	[%fp-4], %o2
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L433
	 add	%i5, -1, %g1
	ld	[%fp-12], %g2
	st	%g1, [%fp-16]
	b	.L434
	 mov	%g2, %i3
.L536:
	sethi	%hi(939524096), %g3
	cmp	%g1, %g3
	bne	.L521
	 sethi	%hi(-134217728), %g3
	st	%g2, [%fp-20]
	andn	%l0, %g3, %l0
	ld	[%l2+8], %g4
	sll	%l0, 3, %g1
	add	%g4, %g1, %g3
	ld	[%g3+4], %o2
	cmp	%o2, -1
	be	.L451
	 ld	[%fp-4], %g2
	ld	[%g4+%g1], %g1
	sub	%o2, %g1, %o2
	sub	%g2, %o2, %g3
	cmp	%i1, %g3
	bgu	.L540
	 mov	0, %o0
	ld	[%l2+12], %o1
	st	%o2, [%fp-12]
	add	%o1, %g1, %o1
	call	memcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne	.L451
	 ld	[%fp-12], %o2
	ld	[%l2], %g1
	ld	[%g1+4], %g4
	sethi	%hi(1073741824), %g1
	or	%l0, %g1, %g3
	ld	[%g4+%l1], %g1
	cmp	%g3, %g1
	bne	.L478
	 ld	[%fp-20], %g2
	mov	%g2, %i3
	b	.L434
	 add	%i1, %o2, %i1
.L531:
	ld	[%l2+4], %o7
	andcc	%o7, 1, %g0
	be	.L550
	 cmp	%g1, %i1
	cmp	%i1, %g1
	bgeu	.L540
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne	.L540
	 nop
.L460:
	ld	[%g3+24], %g1
	andcc	%g1, 2, %g0
	bne,a	.L551
	 st	%o4, [%fp-12]
	b	.L541
	 cmp	%g2, %i1
.L526:
	andcc	%g1, 2, %g0
	bne	.L540
	 mov	0, %o0
	b	.L542
	 ld	[%l2+16], %g1
.L529:
	andcc	%g1, 1, %g0
	be,a	.L539
	 add	%i3, 1, %i3
	b	.L543
	 ld	[%l2+20], %g1
.L530:
	andcc	%g1, 2, %g0
	be,a	.L539
	 add	%i3, 1, %i3
	b	.L540
	 mov	0, %o0
.L535:
	sethi	%gdop_hix22(.LC0), %o0
	ld	[%fp-8], %g1
	xor	%o0, %gdop_lox10(.LC0), %o0
	b	.L433
	 ld	[%g1 + %o0], %o0, %gdop(.LC0)
.L527:
	ld	[%g3+24], %g1
	andcc	%g1, 2, %g0
	bne,a	.L542
	 ld	[%l2+16], %g1
	b	.L544
	 st	%o4, [%fp-12]
.L538:
	add	%g2, 1, %g2
.L478:
	mov	%i3, %o7
	sll	%g2, 2, %g1
	ld	[%g4+%g1], %g1
	cmp	%g3, %g1
	bne	.L538
	 mov	%g2, %i3
	add	%o7, 2, %i3
	b	.L434
	 add	%i1, %o2, %i1
.L470:
	ld	[%fp-16], %g1
	ld	[%l2+28], %g3
	add	%g1, 1, %i5
	mov	%g2, %i3
	sll	%i5, 2, %g1
	st	%i5, [%fp-16]
	b	.L434
	 st	%i1, [%g3+%g1]
.L473:
	sethi	%hi(-134217728), %g1
	andn	%l0, %g1, %g1
	ld	[%l2+8], %g3
	ld	[%l2+12], %g4
	sll	%g1, 3, %i5
	sub	%i1, %g4, %g4
	add	%g3, %i5, %g1
	ld	[%fp-16], %o5
	ld	[%g1+4], %i4
	mov	%i0, %o4
	mov	%g2, %o3
	ld	[%fp-4], %o2
	st	%g4, [%g1+4]
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L433
	 nop
	ld	[%l2+8], %g1
	add	%g1, %i5, %g1
	b	.L433
	 st	%i4, [%g1+4]
.L537:
	add	%i5, -1, %g1
	mov	%g2, %i3
	b	.L434
	 st	%g1, [%fp-16]
.L435:
	ld	[%fp-4], %o0
.L545:
	cmp	%o0, %i1
	be	.L433
	 nop
	b	.L540
	 mov	0, %o0
.L528:
	sethi	%hi(1476395008), %g3
	cmp	%g1, %g3
	bne	.L552
	 mov	%g2, %o3
	ld	[%fp-16], %o5
	mov	%i0, %o4
	st	%g2, [%fp-12]
	ld	[%fp-4], %o2
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	cmp	%o0, 0
	bne	.L433
	 sethi	%hi(-134217728), %i3
	ld	[%fp-12], %g2
	andn	%l0, %i3, %i3
	b	.L434
	 add	%g2, %i3, %i3
	.size	lbackref, .-lbackref
	.section	.text.lslow,"ax",@progbits
	.align 4
	.type	lslow, #function
	.proc	0102
lslow:
	save	%sp, -96, %sp
	mov	128, %l2
	ld	[%i0+16], %g1
	ld	[%i0+40], %i5
	ld	[%i0+52], %l3
	cmp	%g1, %i1
	be	.L554
	 ld	[%i0+48], %l4
	ldsb	[%i1-1], %l2
.L554:
	ld	[%i0], %g1
	mov	0, %o1
	ld	[%g1+28], %o2
	call	memset, 0
	 mov	%i5, %o0
	mov	1, %g1
	mov	%i5, %o5
	stb	%g1, [%i5+%i3]
	mov	%i5, %o3
	mov	132, %o4
	mov	%i4, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ld	[%i0], %o0
	ld	[%i0+20], %g1
	mov	0, %l5
	cmp	%g1, %i1
	be	.L639
	 mov	%o0, %i5
.L555:
	cmp	%l2, 10
	be	.L640
	 ldsb	[%i1], %l6
	cmp	%l2, 128
	be	.L641
	 cmp	%l6, 10
	be	.L601
	 mov	0, %l1
.L564:
	and	%l2, 255, %l0
.L653:
	call	isalnum, 0
	 mov	%l0, %o0
	mov	%o0, %g1
	cmp	%g1, 0
	bne	.L586
	 mov	%l0, %o0
	cmp	%l2, 95
	be	.L642
	 cmp	%l6, 128
	bne,a	.L655
	 and	%l6, 255, %l0
.L603:
	mov	%l0, %o0
	mov	128, %l6
.L586:
	call	isalnum, 0
	 nop
	cmp	%l2, 95
	be	.L588
	 cmp	%o0, 0
	bne	.L656
	 cmp	%l1, 130
	mov	%l6, %l2
.L575:
	ldsb	[%i5+%i4], %g1
.L654:
	cmp	%g1, 0
	bne,a	.L596
	 mov	%i1, %l5
.L596:
	ld	[%i0], %g1
	mov	%l3, %o1
	ld	[%g1+28], %o2
	call	memcmp, 0
	 mov	%i5, %o0
	cmp	%i1, %i2
	be	.L553
	 cmp	%o0, 0
	be	.L553
	 mov	%i5, %o1
	ld	[%i0], %g1
	ld	[%g1+28], %o2
	call	memcpy, 0
	 mov	%l4, %o0
	ld	[%i0], %g1
	mov	%i5, %o0
	ld	[%g1+28], %o2
	call	memcpy, 0
	 mov	%l3, %o1
	mov	%i5, %o5
	mov	%l2, %o4
	mov	%l4, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ld	[%i0], %o0
	add	%i1, 1, %i1
	ld	[%i0+20], %g1
	cmp	%g1, %i1
	bne	.L555
	 mov	%o0, %i5
.L639:
	cmp	%l2, 10
	be	.L643
	 cmp	%l2, 128
	be	.L644
	 ld	[%i0+4], %g2
	andcc	%g2, 2, %l0
	be,a	.L657
	 ld	[%i0], %o0
	mov	128, %l6
	b	.L564
	 mov	0, %l1
.L642:
	call	isalnum, 0
	 mov	95, %o0
.L588:
	cmp	%l1, 130
.L656:
	be	.L645
	 and	%l6, 255, %l0
	cmp	%l6, 128
	be	.L575
	 mov	128, %l2
.L599:
	mov	%l0, %o0
	call	isalnum, 0
	 mov	%l6, %l2
	cmp	%o0, 0
	bne,a	.L658
	 add	%l1, -133, %l1
	cmp	%l6, 95
	bne	.L591
	 mov	134, %o4
	add	%l1, -133, %l1
.L658:
	cmp	%l1, 1
	bgu,a	.L654
	 ldsb	[%i5+%i4], %g1
.L636:
	mov	133, %o4
.L591:
	mov	%i5, %o5
	mov	%i5, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ld	[%i0], %o0
	b	.L575
	 mov	%o0, %i5
.L646:
	cmp	%l0, 0
	bne	.L568
	 mov	129, %l1
.L661:
	and	%l6, 255, %l0
.L655:
	call	isalnum, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	be	.L589
	 cmp	%l6, 95
	cmp	%l2, 128
	be,a	.L636
	 mov	%l6, %l2
	call	isalnum, 0
	 and	%l2, 0xff, %o0
	cmp	%o0, 0
	bne	.L616
	 cmp	%l2, 95
	be,a	.L599
	 mov	133, %l1
	b	.L636
	 mov	%l6, %l2
.L640:
	ld	[%i0], %g1
	ld	[%g1+24], %l1
	andcc	%l1, 2, %l1
	be	.L564
	 mov	%g1, %o0
.L563:
	cmp	%l6, 10
	bne	.L646
	 ld	[%g1+44], %l0
	ld	[%g1+24], %g2
	andcc	%g2, 2, %g0
	be	.L647
	 mov	131, %l1
.L576:
	ld	[%o0+48], %g1
	add	%l0, %g1, %l0
	cmp	%l0, 0
	bg	.L659
	 mov	%i5, %o5
.L580:
	cmp	%l2, 128
.L660:
	be,a	.L575
	 mov	%l6, %l2
	b	.L653
	 and	%l2, 255, %l0
.L648:
	ld	[%i0], %o0
.L584:
	mov	%i5, %o5
.L659:
	mov	%i5, %o3
	mov	%l1, %o4
	mov	%i4, %o2
	call	lstep, 0
	 mov	%i3, %o1
	addcc	%l0, -1, %l0
	bne	.L648
	 mov	%o0, %i5
	cmp	%l1, 129
	bne	.L660
	 cmp	%l2, 128
	cmp	%l6, 128
.L663:
	bne,a	.L661
	 mov	129, %l1
.L578:
	cmp	%l2, 128
.L662:
	be,a	.L654
	 ldsb	[%i5+%i4], %g1
	mov	129, %l1
	b	.L603
	 and	%l2, 255, %l0
.L641:
	ld	[%i0+4], %g1
	andcc	%g1, 1, %g0
	bne	.L566
	 cmp	%l6, 10
	ld	[%i0], %g1
	b	.L563
	 mov	%g1, %o0
.L566:
	bne,a	.L575
	 mov	%l6, %l2
.L601:
	ld	[%i0], %o0
	ld	[%o0+24], %l1
	andcc	%l1, 2, %l1
	be	.L580
	 mov	10, %l6
	mov	0, %l0
	b	.L576
	 mov	130, %l1
.L589:
	be	.L649
	 cmp	%l2, 128
	bne	.L586
	 and	%l2, 255, %o0
	b	.L575
	 mov	%l6, %l2
.L553:
	jmp	%i7+8
	 restore %g0, %l5, %o0
.L645:
	mov	%l6, %l2
	b	.L591
	 mov	134, %o4
.L643:
	ld	[%i0], %g1
	ld	[%g1+24], %l1
	andcc	%l1, 2, %l1
	be,a	.L650
	 ld	[%i0+4], %l0
	ld	[%i0+4], %g2
	andcc	%g2, 2, %g0
	be	.L651
	 ld	[%g1+44], %l0
.L633:
	cmp	%l0, 0
	be,a	.L662
	 cmp	%l2, 128
	ble	.L578
	 mov	128, %l6
	mov	%g1, %o0
	b	.L584
	 mov	129, %l1
.L650:
	andcc	%l0, 2, %l0
	bne	.L564
	 mov	128, %l6
	mov	%g1, %o0
	mov	128, %l6
	b	.L576
	 mov	130, %l1
.L644:
	andcc	%g2, 1, %g0
	bne,a	.L560
	 andcc	%g2, 2, %l0
	ld	[%i0], %g1
	andcc	%g2, 2, %g0
	bne	.L633
	 ld	[%g1+44], %l0
.L651:
	mov	%g1, %o0
	mov	128, %l6
	b	.L576
	 mov	131, %l1
.L560:
	bne,a	.L654
	 ldsb	[%i5+%i4], %g1
	ld	[%i0], %o0
.L657:
	mov	128, %l6
	b	.L576
	 mov	130, %l1
.L568:
	ble	.L663
	 cmp	%l6, 128
	mov	%g1, %o0
	b	.L584
	 mov	129, %l1
.L647:
	cmp	%l0, 0
	be	.L661
	 mov	129, %l1
	ble	.L661
	 mov	%g1, %o0
	b	.L659
	 mov	%i5, %o5
.L649:
	be,a	.L664
	 mov	95, %l2
	call	isalnum, 0
	 and	%l2, 0xff, %o0
	cmp	%o0, 0
	be	.L652
	 cmp	%l2, 95
.L600:
	call	isalnum, 0
	 mov	95, %o0
	cmp	%o0, 0
	bne	.L664
	 mov	95, %l2
	mov	133, %l1
	add	%l1, -133, %l1
	cmp	%l1, 1
	bleu	.L591
	 mov	133, %o4
	b	.L654
	 ldsb	[%i5+%i4], %g1
.L652:
	be	.L600
	 nop
	mov	95, %l2
.L664:
	b	.L591
	 mov	133, %o4
.L616:
	b	.L599
	 mov	133, %l1
	.size	lslow, .-lslow
	.section	.text.ldissect,"ax",@progbits
	.align 4
	.type	ldissect, #function
	.proc	0102
ldissect:
	save	%sp, -104, %sp
	cmp	%i3, %i4
	bge	.L666
	 sethi	%hi(134216704), %l2
	sethi	%hi(-134217728), %l1
	sethi	%hi(1476395008), %l7
	sethi	%hi(2013265920), %l5
	or	%l2, 1023, %l2
	sethi	%hi(-1879048192), %l3
	sethi	%hi(1207959552), %l6
	ld	[%i0], %g1
.L717:
	sll	%i3, 2, %l4
	ld	[%g1+4], %g4
	ld	[%g4+%l4], %o7
	and	%o7, %l1, %g2
	cmp	%g2, %l7
	be	.L667
	 cmp	%g2, %l5
	be	.L696
	 cmp	%g2, %l6
	be	.L669
	 cmp	%g2, %l7
	bgu	.L710
	 add	%i3, 1, %i5
	sethi	%hi(805306368), %g1
	cmp	%g2, %g1
	be,a	.L708
	 add	%i1, 1, %i1
	bgu	.L674
	 mov	%i3, %l4
	sethi	%hi(268435456), %g1
	cmp	%g2, %g1
	bne	.L711
	 sethi	%hi(671088640), %g1
	add	%i1, 1, %i1
.L708:
	mov	%i5, %i3
.L682:
	cmp	%i3, %i4
	bl,a	.L717
	 ld	[%i0], %g1
.L666:
	jmp	%i7+8
	 restore %g0, %i1, %o0
.L711:
	cmp	%g2, %g1
	be,a	.L708
	 add	%i1, 1, %i1
	b	.L682
	 mov	%i5, %i3
.L669:
	sethi	%hi(-134217728), %l4
	andn	%o7, %l4, %l4
	add	%l4, %i3, %l4
	add	%l4, 1, %i5
.L674:
	cmp	%g2, %l6
	be	.L679
	 mov	%i2, %o2
	b	.L682
	 mov	%i5, %i3
.L712:
.L679:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%o0, %o1
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne	.L712
	 add	%l0, -1, %o2
	add	%i3, 1, %g1
	mov	%i1, %i3
	b	.L687
	 st	%g1, [%fp-4]
.L700:
	mov	%o0, %i1
.L687:
	mov	%i1, %o1
	mov	%l4, %o4
	ld	[%fp-4], %o3
	mov	%l0, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L706
	 cmp	%i1, %o0
	bne,a	.L700
	 mov	%i1, %i3
	cmp	%o0, 0
	be,a	.L718
	 mov	%i1, %o0
.L689:
	mov	%i1, %o1
	mov	%o0, %o2
	mov	%l4, %o4
	ld	[%fp-4], %o3
	mov	%i0, %o0
	call	ldissect, 0
	 mov	%i5, %i3
	b	.L682
	 mov	%l0, %i1
.L696:
	mov	%o7, %g1
	mov	%i3, %i5
	and	%g1, %l2, %g1
.L719:
	add	%i5, %g1, %i5
	sll	%i5, 2, %g1
	ld	[%g4+%g1], %g1
	and	%g1, %l1, %g3
	cmp	%g3, %l3
	bne	.L719
	 and	%g1, %l2, %g1
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be	.L671
	 add	%i5, 1, %i5
	cmp	%g2, %l5
	be	.L680
	 mov	%i2, %o2
	b	.L716
	 sethi	%hi(1744830464), %g1
.L713:
.L680:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%o0, %o1
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne	.L713
	 add	%l0, -1, %o2
	ld	[%i0], %g1
	ld	[%g1+4], %g1
	sethi	%hi(134216704), %g2
	ld	[%g1+%l4], %o4
	or	%g2, 1023, %g2
	add	%i3, -1, %g1
	and	%o4, %g2, %o4
	st	%g2, [%fp-4]
	add	%i3, 1, %i3
	b	.L691
	 add	%o4, %g1, %l4
.L714:
	sll	%g2, 2, %g3
	add	%l4, 2, %i3
	ld	[%i0], %g1
	ld	[%g1+4], %g1
	ld	[%g1+%g3], %o4
	ld	[%fp-4], %g3
	and	%o4, %g3, %o4
	add	%o4, %g2, %l4
	sll	%l4, 2, %g2
	ld	[%g1+%g2], %g1
	sethi	%hi(-134217728), %g2
	and	%g1, %g2, %g1
	sethi	%hi(-2013265920), %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	addx	%l4, -1, %l4
.L691:
	mov	%l4, %o4
	mov	%i3, %o3
	mov	%l0, %o2
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%l0, %o0
	bne,a	.L714
	 add	%l4, 1, %g2
	mov	%i1, %o1
	mov	%i3, %o3
	mov	%l4, %o4
	mov	%l0, %o2
	mov	%i0, %o0
	call	ldissect, 0
	 mov	%i5, %i3
	b	.L682
	 mov	%l0, %i1
.L710:
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be	.L671
	 sethi	%hi(1744830464), %g1
.L716:
	cmp	%g2, %g1
	bne	.L708
	 sethi	%hi(-134217728), %g1
	ld	[%i0+12], %g2
	ld	[%i0+8], %g3
	sub	%i1, %g2, %g2
	andn	%o7, %g1, %g1
	sll	%g1, 3, %g1
	b	.L708
	 st	%g2, [%g3+%g1]
.L667:
	sethi	%hi(-134217728), %g1
	mov	%i2, %o2
	andn	%o7, %g1, %g1
	add	%g1, %i3, %l0
	add	%l0, 1, %i5
.L715:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	mov	%i4, %o4
	mov	%o0, %o1
	mov	%o0, %l4
	mov	%i5, %o3
	mov	%i2, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne	.L715
	 add	%l4, -1, %o2
	add	%i3, 1, %i3
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L685
	 mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	ldissect, 0
	 mov	%i0, %o0
.L685:
	mov	%i5, %i3
	b	.L682
	 mov	%l4, %i1
.L671:
	ld	[%i0+8], %g2
	ld	[%i0+12], %g3
	sethi	%hi(-134217728), %g1
	sub	%i1, %g3, %g3
	andn	%o7, %g1, %g1
	sll	%g1, 3, %g1
	add	%g2, %g1, %g1
	b	.L708
	 st	%g3, [%g1+4]
.L706:
	mov	%i1, %o0
.L718:
	b	.L689
	 mov	%i3, %i1
	.size	ldissect, .-ldissect
	.section	.text.regexec,"ax",@progbits
	.align 4
	.global regexec
	.type	regexec, #function
	.proc	04
regexec:
	save	%sp, -176, %sp
	st	%i3, [%fp-68]
	ld	[%i0+8], %g3
	mov	%i0, %g2
	sethi	%hi(61440), %g1
	mov	%i3, %g4
	or	%g1, 613, %g1
	cmp	%g3, %g1
	bne	.L1225
	 mov	2, %i0
	ld	[%g2+4], %l5
	sethi	%hi(53248), %g1
	ld	[%l5], %g2
	or	%g1, 581, %g1
	cmp	%g2, %g1
	bne	.L1221
	 nop
	ld	[%l5+40], %i0
	andcc	%i0, 4, %i0
	bne	.L929
	 and	%i4, 7, %l3
	ld	[%l5+24], %g1
	and	%g1, 8, %g1
	cmp	%g0, %g1
	ld	[%l5+32], %i3
	ld	[%l5+28], %g2
	addx	%g0, -1, %g1
	add	%i3, 1, %i3
	cmp	%g2, 32
	bleu	.L1126
	 ld	[%l5+36], %i5
	andcc	%i4, 4, %g0
	be	.L819
	 and	%i2, %g1, %i2
	ld	[%fp-68], %g1
	ld	[%g1], %i4
	ld	[%g1+4], %l1
	add	%i1, %i4, %i4
	add	%i1, %l1, %l1
.L820:
	cmp	%i4, %l1
	bgu	.L950
	 nop
	ld	[%l5+60], %o1
	cmp	%o1, 0
	be	.L822
	 mov	0, %l0
	ld	[%l5+68], %g4
	cmp	%g4, 0
	be	.L1187
	 cmp	%i4, %l1
	ld	[%l5+72], %o5
	cmp	%o5, 0
	be	.L826
	 cmp	%i4, %l1
	ld	[%l5+76], %o7
	add	%o7, -1, %o7
	add	%i4, %o7, %l0
	cmp	%l1, %l0
	bleu	.L828
	 add	%o1, %o7, %o7
	ldub	[%l0], %g1
.L1188:
	sll	%g1, 2, %g1
	ld	[%g4+%g1], %g1
	cmp	%g1, 0
	be	.L1127
	 cmp	%l1, %l0
.L829:
	add	%l0, %g1, %l0
.L1173:
	cmp	%l1, %l0
	bgu,a	.L1188
	 ldub	[%l0], %g1
.L828:
	cmp	%o1, %o7
	be,a	.L1189
	 ld	[%l5+28], %o0
.L834:
	jmp	%i7+8
	 restore %g0, 1, %o0
.L803:
	cmp	%i2, 0
	bne	.L809
	 ld	[%fp-48], %o0
.L808:
	cmp	%o0, 0
.L1186:
	be,a	.L1190
	 ld	[%fp-28], %o0
	call	free, 0
	 nop
	ld	[%fp-28], %o0
.L1190:
	cmp	%o0, 0
	bne	.L1115
	 nop
.L1225:
	jmp	%i7+8
	 restore
.L1126:
	andcc	%i4, 4, %g0
	be	.L724
	 and	%i2, %g1, %i2
	ld	[%g4], %l0
	ld	[%g4+4], %l2
	add	%i1, %l0, %l0
	add	%i1, %l2, %l2
.L725:
	cmp	%l0, %l2
	bgu	.L950
	 nop
	ld	[%l5+60], %o1
	cmp	%o1, 0
	be,a	.L1191
	 st	%l5, [%fp-56]
	ld	[%l5+68], %i4
	cmp	%i4, 0
	be	.L1192
	 cmp	%l0, %l2
	ld	[%l5+72], %o5
	cmp	%o5, 0
	be	.L731
	 cmp	%l0, %l2
	ld	[%l5+76], %o7
	add	%o7, -1, %o7
	add	%l0, %o7, %g3
	cmp	%l2, %g3
	bleu	.L733
	 add	%o1, %o7, %o7
	ldub	[%g3], %g1
.L1193:
	sll	%g1, 2, %g1
	ld	[%i4+%g1], %g1
	cmp	%g1, 0
	be	.L1128
	 cmp	%l2, %g3
.L734:
	add	%g3, %g1, %g3
.L1181:
	cmp	%l2, %g3
	bgu,a	.L1193
	 ldub	[%g3], %g1
.L733:
	cmp	%o1, %o7
	bne	.L834
	 mov	%g3, %o1
	st	%l5, [%fp-56]
.L1191:
	st	%l3, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-28]
	st	%i1, [%fp-44]
	st	%l0, [%fp-40]
	st	%l2, [%fp-36]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	ld	[%l5+64], %g1
	cmp	%g1, 0
	bl	.L743
	 mov	%l0, %i4
	sub	%o1, %g1, %i4
	cmp	%i4, %l0
	blu,a	.L743
	 mov	%l0, %i4
.L743:
	mov	1, %g1
	sll	%g1, %i3, %g2
	sll	%g1, %i5, %g1
	mov	%l2, %l3
	st	%g1, [%fp-64]
	st	%g2, [%fp-76]
	add	%fp, -56, %g1
	mov	%l5, %o0
	st	%g1, [%fp-60]
.L807:
	cmp	%i4, %l0
	be	.L745
	 mov	128, %i1
	ldsb	[%i4-1], %i1
.L745:
	ld	[%fp-76], %o5
	mov	132, %o4
	mov	%o5, %o3
	mov	%i5, %o2
	call	sstep, 0
	 mov	%i3, %o1
	mov	0, %l1
	mov	%o0, %l7
	cmp	%i4, %l3
	be	.L1130
	 mov	%o0, %o5
.L746:
	cmp	%l7, %o5
	bne	.L1121
	 ldsb	[%i4], %l3
	mov	%i4, %l1
.L1121:
	cmp	%i1, 10
	be	.L748
	 cmp	%i1, 128
	be	.L749
	 cmp	%l3, 10
	be	.L756
	 ld	[%fp-56], %l4
	mov	0, %l0
.L760:
	st	%o5, [%fp-72]
.L1176:
	and	%i1, 255, %l4
	call	isalnum, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bne	.L778
	 ld	[%fp-72], %o5
	cmp	%i1, 95
	be,a	.L1131
	 st	%o5, [%fp-72]
	cmp	%l3, 128
.L1196:
	bne,a	.L1180
	 st	%o5, [%fp-72]
.L774:
	cmp	%i1, 128
.L1210:
	be	.L766
	 mov	128, %l3
	and	%i1, 255, %l4
.L778:
	st	%o5, [%fp-72]
	call	isalnum, 0
	 mov	%l4, %o0
	cmp	%i1, 95
	be	.L916
	 ld	[%fp-72], %o5
	cmp	%o0, 0
	bne	.L1194
	 cmp	%l0, 130
.L948:
	mov	%l3, %i1
.L766:
	ld	[%fp-64], %g1
	andcc	%o5, %g1, %g0
	bne	.L1195
	 cmp	%i2, 0
	cmp	%l2, %i4
.L1207:
	be	.L834
	 mov	%o5, %o3
	mov	%i1, %o4
	mov	%l7, %o5
	mov	%i5, %o2
	mov	%i3, %o1
	call	sstep, 0
	 ld	[%fp-56], %o0
	add	%i4, 1, %i4
	ld	[%fp-36], %l3
	cmp	%i4, %l3
	bne	.L746
	 mov	%o0, %o5
.L1130:
	cmp	%l7, %o5
	be	.L1132
	 cmp	%i1, 10
	be	.L1133
	 cmp	%i1, 128
	be	.L1134
	 ld	[%fp-52], %g3
	ld	[%fp-52], %g1
.L765:
	andcc	%g1, 2, %l6
.L1178:
	bne	.L967
	 mov	0, %l0
	ld	[%fp-56], %l4
	mov	128, %l3
	mov	130, %l0
.L1159:
	ld	[%l4+48], %g2
	add	%l6, %g2, %l6
	cmp	%l6, 0
	ble	.L1169
	 cmp	%i1, 128
.L775:
	mov	%o5, %o3
.L1206:
	mov	%l0, %o4
	mov	%i5, %o2
	mov	%i3, %o1
	call	sstep, 0
	 mov	%l4, %o0
	addcc	%l6, -1, %l6
	bne	.L775
	 mov	%o0, %o5
	cmp	%l0, 129
.L1177:
	be,a	.L1196
	 cmp	%l3, 128
	b	.L1169
	 cmp	%i1, 128
.L826:
.L1187:
	blu	.L824
	 mov	%i4, %l0
	b	.L1170
	 cmp	%l1, %l0
.L838:
.L1197:
	cmp	%l1, %l0
	be	.L834
	 nop
	ld	[%l5+60], %o1
.L824:
	ldsb	[%l0], %g2
	ldsb	[%o1], %g1
	cmp	%g2, %g1
	bne,a	.L1197
	 add	%l0, 1, %l0
	ld	[%l5+76], %o2
	sub	%l1, %l0, %g1
	cmp	%g1, %o2
	bl,a	.L1197
	 add	%l0, 1, %l0
	call	memcmp, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bne,a	.L838
	 add	%l0, 1, %l0
	cmp	%l1, %l0
.L1170:
	be	.L834
	 nop
.L822:
	ld	[%l5+28], %o0
.L1189:
	st	%l5, [%fp-56]
	st	%l3, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-28]
	st	%i1, [%fp-44]
	st	%i4, [%fp-40]
	st	%l1, [%fp-36]
	call	malloc, 0
	 sll	%o0, 2, %o0
	cmp	%o0, 0
	be	.L839
	 st	%o0, [%fp-20]
	ld	[%fp-56], %g1
	ld	[%g1+28], %o2
	add	%o0, %o2, %g2
	add	%g2, %o2, %g1
	st	%o0, [%fp-16]
	st	%g1, [%fp-8]
	add	%g1, %o2, %o0
	mov	4, %g1
	mov	0, %o1
	st	%g1, [%fp-24]
	st	%g2, [%fp-12]
	call	memset, 0
	 st	%o0, [%fp-4]
	ld	[%l5+64], %g1
	cmp	%g1, 0
	bl	.L904
	 add	%fp, -56, %l4
	sub	%l0, %g1, %l0
	cmp	%i4, %l0
	blu,a	.L904
	 mov	%l0, %i4
.L840:
	add	%fp, -56, %l4
.L904:
	ld	[%fp-12], %g1
	st	%g1, [%fp-60]
	ld	[%fp-8], %g1
	st	%g1, [%fp-64]
	ld	[%fp-16], %i1
	ld	[%fp-40], %g1
	cmp	%i4, %g1
	be	.L842
	 mov	128, %l3
	ldsb	[%i4-1], %l3
.L842:
	ld	[%fp-56], %g1
	mov	0, %o1
	ld	[%g1+28], %o2
	call	memset, 0
	 mov	%i1, %o0
	mov	1, %g1
	mov	%i5, %o2
	stb	%g1, [%i1+%i3]
	mov	%i3, %o1
	mov	%i1, %o5
	mov	132, %o4
	mov	%i1, %o3
	call	lstep, 0
	 ld	[%fp-56], %o0
	ld	[%fp-56], %g1
	mov	%o0, %l7
	mov	%o0, %o1
	ld	[%g1+28], %o2
	ld	[%fp-60], %o0
	call	memcpy, 0
	 mov	0, %l2
.L882:
	ld	[%fp-36], %g1
	cmp	%g1, %i4
	be	.L843
	 mov	128, %i1
	ldsb	[%i4], %i1
.L843:
	ld	[%fp-56], %g1
	ld	[%fp-60], %o1
	ld	[%g1+28], %o2
	call	memcmp, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	be,a	.L844
	 mov	%i4, %l2
.L844:
	cmp	%l3, 10
	be	.L1136
	 cmp	%l3, 128
	be	.L1137
	 cmp	%i1, 10
	be	.L859
	 cmp	%i1, 128
	be	.L860
	 ld	[%fp-52], %g1
.L1111:
	mov	0, %l0
.L847:
	and	%l3, 255, %l6
.L1172:
	call	isalnum, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	bne	.L870
	 cmp	%l3, 95
	be	.L1138
	 cmp	%i1, 128
.L1202:
	bne	.L857
	 nop
.L864:
	cmp	%l3, 128
.L1203:
	be	.L855
	 and	%l3, 255, %l6
.L870:
	call	isalnum, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	bne	.L871
	 cmp	%l3, 95
	be	.L1198
	 cmp	%l0, 130
.L855:
	ldsb	[%l7+%i5], %g1
.L1175:
	cmp	%g1, 0
	bne	.L881
	 add	%l7, %i5, %g2
.L1139:
	cmp	%l1, %i4
	be	.L881
	 ld	[%fp-56], %g1
	mov	%l7, %o1
	ld	[%fp-64], %l0
	ld	[%g1+28], %o2
	call	memcpy, 0
	 mov	%l0, %o0
	ld	[%fp-56], %g1
	mov	%l7, %o0
	ld	[%g1+28], %o2
	call	memcpy, 0
	 ld	[%fp-60], %o1
	mov	%l7, %o5
	mov	%i1, %o4
	mov	%l0, %o3
	mov	%i5, %o2
	mov	%i3, %o1
	ld	[%fp-56], %o0
	call	lstep, 0
	 add	%i4, 1, %i4
	mov	%i1, %l3
	b	.L882
	 mov	%o0, %l7
.L860:
	andcc	%g1, 2, %g0
	bne	.L1111
	 ld	[%fp-56], %g2
	mov	%g2, %o0
.L1110:
	mov	0, %l6
.L1204:
	mov	130, %l0
.L923:
	ld	[%o0+48], %g2
	add	%l6, %g2, %l6
	cmp	%l6, 0
	bg	.L867
	 cmp	%l3, 128
.L1171:
	bne,a	.L1172
	 and	%l3, 255, %l6
	ldsb	[%l7+%i5], %g1
	cmp	%g1, 0
	be	.L1139
	 add	%l7, %i5, %g2
.L881:
	st	%l2, [%fp-32]
	ldsb	[%g2], %g1
	cmp	%g1, 0
	be	.L883
	 cmp	%i2, 0
	bne	.L1199
	 mov	%l2, %o1
	ld	[%l5+84], %g1
	cmp	%g1, 0
	bne	.L1200
	 mov	%i5, %o4
	b	.L886
	 ld	[%fp-48], %o0
.L1140:
	add	%l2, 1, %l2
	st	%l2, [%fp-32]
	mov	%l2, %o1
.L1199:
	mov	%i5, %o4
.L1200:
	mov	%i3, %o3
	mov	%l1, %o2
	call	lslow, 0
	 mov	%l4, %o0
	orcc	%o0, 0, %i4
	be	.L1140
	 ld	[%fp-32], %l2
	cmp	%i2, 1
	be,a	.L1141
	 ld	[%l5+84], %g1
	ld	[%fp-48], %g1
.L1215:
	ld	[%fp-56], %g2
	cmp	%g1, 0
	be	.L1142
	 ld	[%g2+80], %g3
.L891:
	ld	[%g2+80], %g3
	cmp	%g3, 0
	be	.L897
	 mov	-1, %g2
	sll	%g3, 3, %g3
	add	%g1, %g3, %g3
	st	%g2, [%g1+12]
.L1201:
	st	%g2, [%g1+8]
	add	%g1, 8, %g1
	cmp	%g3, %g1
	bne,a	.L1201
	 st	%g2, [%g1+12]
.L897:
	ld	[%l5+84], %g2
	ld	[%fp-52], %g1
	and	%g1, 1024, %g1
	orcc	%g1, %g2, %g0
	be	.L1143
	 mov	%i5, %o4
	ld	[%l5+88], %g1
	cmp	%g1, 0
	ble	.L899
	 ld	[%fp-28], %g2
	cmp	%g2, 0
	be	.L1144
	 add	%g1, 1, %g1
.L899:
	mov	0, %o5
.L1220:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i4, %o2
	ld	[%fp-32], %o1
	mov	%l4, %o0
.L1113:
	call	lbackref, 0
	 nop
	cmp	%o0, 0
.L1183:
	bne	.L900
	 ld	[%fp-32], %o1
	add	%i4, -1, %o2
	mov	%i5, %o4
	mov	%i3, %o3
	cmp	%o1, %i4
	bgeu	.L901
	 mov	%l4, %o0
	call	lslow, 0
	 nop
	mov	0, %o5
	mov	%o0, %i4
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%l4, %o0
	mov	%i4, %o2
	cmp	%i4, 0
	bne	.L1113
	 ld	[%fp-32], %o1
.L901:
	b	.L904
	 add	%o1, 1, %i4
.L1145:
	ld	[%fp-56], %o0
.L867:
	mov	%l7, %o5
.L1216:
	mov	%l7, %o3
	mov	%l0, %o4
	mov	%i5, %o2
	call	lstep, 0
	 mov	%i3, %o1
	addcc	%l6, -1, %l6
	bne	.L1145
	 mov	%o0, %l7
	cmp	%l0, 129
	be,a	.L1202
	 cmp	%i1, 128
	b	.L1171
	 cmp	%l3, 128
.L1136:
	ld	[%fp-56], %g2
	ld	[%g2+24], %l0
	andcc	%l0, 2, %l0
	bne	.L846
	 mov	%g2, %o0
	cmp	%i1, 128
	bne	.L847
	 ld	[%fp-52], %g1
	andcc	%g1, 2, %g0
	bne	.L1172
	 and	%l3, 255, %l6
	b	.L1204
	 mov	0, %l6
.L1137:
	ld	[%fp-52], %g1
	andcc	%g1, 1, %g0
	bne	.L850
	 cmp	%i1, 10
	ld	[%fp-56], %o0
	mov	%o0, %g2
	be	.L1146
	 ld	[%o0+44], %l6
.L852:
	cmp	%i1, 128
	be	.L856
	 cmp	%l6, 0
	bne	.L1147
	 mov	129, %l0
.L857:
	call	isalnum, 0
	 and	%i1, 0xff, %o0
	cmp	%o0, 0
	bne	.L872
	 cmp	%l3, 128
	cmp	%i1, 95
	bne	.L1203
	 cmp	%l3, 128
	be	.L877
	 mov	133, %o4
	call	isalnum, 0
	 and	%l3, 0xff, %o0
	cmp	%o0, 0
	be	.L1148
	 cmp	%l3, 95
.L922:
	call	isalnum, 0
	 mov	95, %o0
	mov	133, %o4
.L877:
	mov	%l7, %o5
.L1223:
	mov	%l7, %o3
	mov	%i5, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ld	[%fp-56], %o0
	b	.L855
	 mov	%o0, %l7
.L1138:
	call	isalnum, 0
	 mov	95, %o0
.L871:
	cmp	%l0, 130
.L1198:
	be	.L877
	 mov	134, %o4
.L920:
	cmp	%i1, 128
	bne	.L878
	 nop
.L979:
	add	%l0, -133, %l0
.L1174:
	cmp	%l0, 1
	bgu,a	.L1175
	 ldsb	[%l7+%i5], %g1
	b	.L877
	 mov	133, %o4
.L846:
	cmp	%i1, 10
	bne	.L852
	 ld	[%g2+44], %l6
.L975:
	b	.L923
	 mov	131, %l0
.L850:
	be	.L853
	 cmp	%i1, 128
	bne,a	.L1175
	 ldsb	[%l7+%i5], %g1
	andcc	%g1, 2, %g0
	bne,a	.L1175
	 ldsb	[%l7+%i5], %g1
	ld	[%fp-56], %g2
	b	.L1110
	 mov	%g2, %o0
.L859:
	ld	[%fp-56], %o0
	ld	[%o0+24], %l0
	andcc	%l0, 2, %l0
	bne,a	.L1204
	 mov	0, %l6
	b	.L1172
	 and	%l3, 255, %l6
.L1127:
	bleu	.L828
	 mov	%o7, %g1
	b	.L1222
	 add	%g1, -1, %g1
.L1095:
	cmp	%g2, %o4
	bne,a	.L1205
	 sub	%g1, %o1, %g1
	add	%g1, -1, %g1
.L1222:
	add	%l0, -1, %l0
	ldub	[%g1], %g2
	ldub	[%l0], %g3
	cmp	%o1, %g1
	sll	%g3, 24, %o4
	bne	.L1095
	 sll	%g2, 24, %g2
	cmp	%g2, %o4
	be,a	.L828
	 mov	%g1, %o7
	sub	%g1, %o1, %g1
.L1205:
	and	%g3, 0xff, %g3
	sll	%g1, 2, %g1
	sll	%g3, 2, %g3
	ld	[%o5+%g1], %g1
	ld	[%g4+%g3], %g2
	cmp	%g1, %g2
	bl,a	.L829
	 mov	%g2, %g1
	b	.L1173
	 add	%l0, %g1, %l0
.L872:
	be	.L877
	 mov	133, %o4
	call	isalnum, 0
	 and	%l3, 0xff, %o0
	cmp	%o0, 0
	bne	.L968
	 cmp	%l3, 95
	bne,a	.L877
	 mov	133, %o4
.L968:
	b	.L920
	 mov	133, %l0
.L856:
	ld	[%fp-52], %g3
	andcc	%g3, 2, %g0
	be	.L975
	 cmp	%l6, 0
	be	.L864
	 mov	129, %l0
	ble	.L864
	 mov	%g2, %o0
	b	.L1216
	 mov	%l7, %o5
.L878:
	call	isalnum, 0
	 and	%i1, 0xff, %o0
	cmp	%i1, 95
	be	.L979
	 cmp	%o0, 0
	be	.L877
	 mov	134, %o4
	b	.L1174
	 add	%l0, -133, %l0
.L1146:
	ld	[%o0+24], %g3
	andcc	%g3, 2, %g0
	bne	.L975
	 cmp	%l6, 0
	bne	.L1151
	 nop
	call	isalnum, 0
	 mov	10, %o0
	cmp	%o0, 0
	be,a	.L1175
	 ldsb	[%l7+%i5], %g1
	b	.L877
	 mov	133, %o4
.L853:
	ld	[%fp-56], %o0
	mov	0, %l6
	ld	[%o0+24], %g2
	andcc	%g2, 2, %g0
	bne	.L923
	 mov	130, %l0
	b	.L1175
	 ldsb	[%l7+%i5], %g1
.L756:
	ld	[%l4+24], %l0
	andcc	%l0, 2, %l0
	be	.L760
	 mov	10, %l3
	mov	0, %l6
	mov	10, %l3
	mov	130, %l0
.L917:
	ld	[%l4+48], %g2
	add	%l6, %g2, %l6
	cmp	%l6, 0
	bg	.L1206
	 mov	%o5, %o3
.L758:
	cmp	%i1, 128
.L1169:
	be,a	.L766
	 mov	%l3, %i1
	b	.L1176
	 st	%o5, [%fp-72]
.L916:
	cmp	%l0, 130
.L1194:
	be,a	.L1179
	 mov	%l3, %i1
.L1093:
	cmp	%l3, 128
	be	.L766
	 mov	128, %i1
	st	%o5, [%fp-72]
	call	isalnum, 0
	 and	%l3, 0xff, %o0
	cmp	%l3, 95
	be	.L948
	 ld	[%fp-72], %o5
	cmp	%o0, 0
	bne	.L766
	 mov	%l3, %i1
.L779:
	mov	%l3, %i1
.L1179:
	mov	134, %o4
.L782:
	mov	%o5, %o3
	mov	%i5, %o2
	mov	%i3, %o1
	call	sstep, 0
	 ld	[%fp-56], %o0
	ld	[%fp-64], %g1
	mov	%o0, %o5
	andcc	%o5, %g1, %g0
	be	.L1207
	 cmp	%l2, %i4
	cmp	%i2, 0
.L1195:
	bne	.L791
	 st	%l1, [%fp-32]
	ld	[%l5+84], %g1
	cmp	%g1, 0
	bne	.L1208
	 mov	%l1, %o1
	b	.L789
	 ld	[%fp-48], %o0
.L1153:
	add	%l1, 1, %l1
	st	%l1, [%fp-32]
.L791:
	mov	%l1, %o1
.L1208:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%l2, %o2
	call	sslow, 0
	 ld	[%fp-60], %o0
	orcc	%o0, 0, %i4
	be	.L1153
	 ld	[%fp-32], %l1
	cmp	%i2, 1
	be,a	.L1154
	 ld	[%l5+84], %g1
	ld	[%fp-48], %g1
.L1214:
	ld	[%fp-56], %g2
	cmp	%g1, 0
	be	.L1155
	 ld	[%g2+80], %g3
.L794:
	ld	[%g2+80], %g3
	cmp	%g3, 0
	be	.L800
	 mov	-1, %g2
	sll	%g3, 3, %g3
	add	%g1, %g3, %g3
	st	%g2, [%g1+12]
.L1209:
	st	%g2, [%g1+8]
	add	%g1, 8, %g1
	cmp	%g1, %g3
	bne,a	.L1209
	 st	%g2, [%g1+12]
.L800:
	ld	[%l5+84], %g2
	ld	[%fp-52], %g1
	and	%g1, 1024, %g1
	orcc	%g1, %g2, %g0
	be	.L1156
	 mov	%i5, %o4
	ld	[%l5+88], %g1
	cmp	%g1, 0
	ble	.L802
	 ld	[%fp-28], %g2
	cmp	%g2, 0
	be	.L1157
	 add	%g1, 1, %g1
.L802:
	mov	0, %o5
.L1219:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i4, %o2
	ld	[%fp-32], %o1
	ld	[%fp-60], %o0
.L1109:
	call	sbackref, 0
	 nop
	cmp	%o0, 0
.L1182:
	bne	.L803
	 ld	[%fp-60], %i1
	ld	[%fp-32], %o1
	add	%i4, -1, %o2
	mov	%i5, %o4
	mov	%i3, %o3
	cmp	%o1, %i4
	bgeu	.L804
	 mov	%i1, %o0
	call	sslow, 0
	 nop
	mov	0, %o5
	mov	%o0, %i4
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o0
	mov	%i4, %o2
	cmp	%i4, 0
	bne	.L1109
	 ld	[%fp-32], %o1
.L804:
	add	%o1, 1, %i4
	ld	[%fp-40], %l0
	ld	[%fp-56], %o0
	b	.L807
	 ld	[%fp-36], %l3
.L1134:
	andcc	%g3, 1, %g0
	bne	.L765
	 mov	%g3, %g1
	ld	[%fp-56], %g2
	mov	128, %l3
	mov	%g2, %l4
	ld	[%g2+44], %l6
.L767:
	andcc	%g3, 2, %g0
	be	.L973
	 cmp	%l6, 0
	be	.L774
	 mov	129, %l0
	ble	.L1210
	 cmp	%i1, 128
	mov	%g2, %l4
.L1163:
	mov	%o5, %o3
	mov	%l0, %o4
	mov	%i5, %o2
	mov	%i3, %o1
	call	sstep, 0
	 mov	%l4, %o0
	addcc	%l6, -1, %l6
	bne	.L775
	 mov	%o0, %o5
	b	.L1177
	 cmp	%l0, 129
.L938:
	mov	128, %l3
.L748:
	ld	[%fp-56], %g2
	ld	[%g2+24], %l0
	andcc	%l0, 2, %l0
	bne	.L752
	 mov	%g2, %l4
	cmp	%l3, 10
	be	.L760
	 cmp	%l3, 128
	bne,a	.L1176
	 st	%o5, [%fp-72]
.L759:
	ld	[%fp-52], %g1
	andcc	%g1, 2, %l6
	bne,a	.L760
	 mov	0, %l0
	b	.L1159
	 mov	130, %l0
.L1132:
	be	.L938
	 mov	%i4, %l1
	cmp	%i1, 128
	bne	.L765
	 ld	[%fp-52], %g1
	mov	128, %l3
.L749:
	ld	[%fp-52], %g1
	andcc	%g1, 1, %g0
	bne	.L761
	 cmp	%l3, 10
	ld	[%fp-56], %l4
	mov	%l4, %g2
	be	.L1160
	 ld	[%l4+44], %l6
.L763:
	cmp	%l3, 128
	be	.L767
	 ld	[%fp-52], %g3
	cmp	%l6, 0
	bne	.L1161
	 mov	129, %l0
.L768:
	st	%o5, [%fp-72]
.L1180:
	and	%l3, 255, %l4
	call	isalnum, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bne	.L1106
	 ld	[%fp-72], %o5
	cmp	%l3, 95
	be	.L1106
	 cmp	%i1, 128
	bne	.L778
	 and	%i1, 255, %l4
	b	.L766
	 mov	%l3, %i1
.L1133:
	ld	[%fp-56], %l4
	mov	128, %l3
	ld	[%l4+24], %g1
	andcc	%g1, 2, %g0
	be	.L759
	 mov	%l4, %g2
.L752:
	cmp	%l3, 10
	bne	.L763
	 ld	[%g2+44], %l6
.L973:
	b	.L917
	 mov	131, %l0
.L1106:
	cmp	%i1, 128
	be,a	.L1211
	 mov	%l3, %i1
	st	%o5, [%fp-72]
	call	isalnum, 0
	 and	%i1, 0xff, %o0
	cmp	%o0, 0
	bne	.L915
	 ld	[%fp-72], %o5
	cmp	%i1, 95
	be,a	.L1212
	 st	%o5, [%fp-72]
.L977:
	mov	%l3, %i1
.L1211:
	b	.L782
	 mov	133, %o4
.L915:
	st	%o5, [%fp-72]
.L1212:
	call	isalnum, 0
	 mov	%l4, %o0
	cmp	%l3, 95
	be	.L977
	 ld	[%fp-72], %o5
	cmp	%o0, 0
	be	.L779
	 mov	%l3, %i1
	b	.L782
	 mov	133, %o4
.L761:
	be	.L764
	 cmp	%l3, 128
	bne,a	.L766
	 mov	%l3, %i1
	b	.L1178
	 andcc	%g1, 2, %l6
.L1131:
	call	isalnum, 0
	 mov	95, %o0
	cmp	%l0, 130
	bne	.L1093
	 ld	[%fp-72], %o5
	b	.L1179
	 mov	%l3, %i1
.L764:
	ld	[%fp-56], %l4
	ld	[%l4+24], %g1
	andcc	%g1, 2, %g0
	bne	.L963
	 mov	0, %l6
	b	.L766
	 mov	10, %i1
.L1160:
	ld	[%l4+24], %g3
	andcc	%g3, 2, %g0
	bne	.L973
	 cmp	%l6, 0
	be,a	.L1162
	 st	%o5, [%fp-72]
	ble	.L768
	 mov	129, %l0
	b	.L1163
	 mov	%g2, %l4
.L1161:
	bg	.L1206
	 mov	%o5, %o3
	b	.L1180
	 st	%o5, [%fp-72]
.L929:
	jmp	%i7+8
	 restore %g0, 2, %o0
.L967:
	b	.L758
	 mov	128, %l3
.L900:
	cmp	%i2, 0
	bne	.L906
	 ld	[%fp-48], %o0
.L905:
	cmp	%o0, 0
.L1185:
	be,a	.L1213
	 ld	[%fp-28], %o0
	call	free, 0
	 nop
	ld	[%fp-28], %o0
.L1213:
	cmp	%o0, 0
	be,a	.L1115
	 ld	[%fp-20], %o0
	call	free, 0
	 nop
	ld	[%fp-20], %o0
.L1115:
	call	free, 0
	 nop
.L1221:
	jmp	%i7+8
	 restore
.L1154:
	cmp	%g1, 0
	bne	.L1214
	 ld	[%fp-48], %g1
	ld	[%fp-48], %o0
.L809:
	ld	[%fp-44], %g2
	ld	[%fp-68], %i5
	sub	%i4, %g2, %i4
	ld	[%fp-32], %g1
	st	%i4, [%i5+4]
	sub	%g1, %g2, %g1
	cmp	%i2, 1
	be	.L808
	 st	%g1, [%i5]
	ld	[%fp-56], %g2
	mov	8, %g1
	ld	[%g2+80], %g4
	mov	-1, %g3
	mov	1, %g2
	b	.L815
	 add	%i5, 4, %i3
.L1164:
	ld	[%fp-68], %i4
	st	%i5, [%i4+%g1]
	add	%i4, %g1, %i5
	add	%o0, %g1, %i4
	ld	[%i4+4], %i4
	st	%i4, [%i5+4]
.L814:
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bleu	.L808
	 add	%g1, 8, %g1
.L815:
	cmp	%g4, %g2
	bgeu,a	.L1164
	 ld	[%o0+%g1], %i5
	ld	[%fp-68], %i5
	st	%g3, [%i5+%g1]
	b	.L814
	 st	%g3, [%i3+%g1]
.L1141:
	cmp	%g1, 0
	bne	.L1215
	 ld	[%fp-48], %g1
	ld	[%fp-48], %o0
.L906:
	ld	[%fp-44], %g2
	ld	[%fp-68], %i5
	sub	%i4, %g2, %i4
	ld	[%fp-32], %g1
	st	%i4, [%i5+4]
	sub	%g1, %g2, %g1
	cmp	%i2, 1
	be	.L905
	 st	%g1, [%i5]
	ld	[%fp-56], %g2
	mov	8, %g1
	ld	[%g2+80], %g4
	mov	-1, %g3
	mov	1, %g2
	b	.L912
	 add	%i5, 4, %i3
.L1165:
	ld	[%fp-68], %i4
	st	%i5, [%i4+%g1]
	add	%i4, %g1, %i5
	add	%o0, %g1, %i4
	ld	[%i4+4], %i4
	st	%i4, [%i5+4]
.L911:
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bleu	.L905
	 add	%g1, 8, %g1
.L912:
	cmp	%g4, %g2
	bgeu,a	.L1165
	 ld	[%o0+%g1], %i5
	ld	[%fp-68], %i5
	st	%g3, [%i5+%g1]
	b	.L911
	 st	%g3, [%i3+%g1]
.L950:
	jmp	%i7+8
	 restore %g0, 16, %o0
.L883:
	call	free, 0
	 ld	[%fp-20], %o0
	b,a	.L834
.L1147:
	bg	.L1216
	 mov	%l7, %o5
	b,a	.L857
.L819:
	mov	%i1, %o0
	call	strlen, 0
	 mov	%i1, %i4
	b	.L820
	 add	%i1, %o0, %l1
.L724:
	mov	%i1, %o0
	call	strlen, 0
	 mov	%i1, %l0
	b	.L725
	 add	%i1, %o0, %l2
	b	.L840
	 mov	%l0, %i4
.L1148:
	be	.L922
	 mov	133, %o4
	b	.L1223
	 mov	%l7, %o5
.L731:
.L1192:
	blu	.L729
	 mov	%l0, %i4
	b	.L1166
	 mov	%l0, %o1
.L742:
.L1217:
	cmp	%l2, %i4
	be	.L834
	 nop
	ld	[%l5+60], %o1
.L729:
	ldsb	[%i4], %g2
	ldsb	[%o1], %g1
	cmp	%g2, %g1
	bne,a	.L1217
	 add	%i4, 1, %i4
	ld	[%l5+76], %o2
	sub	%l2, %i4, %g1
	cmp	%g1, %o2
	bl,a	.L1217
	 add	%i4, 1, %i4
	call	memcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a	.L742
	 add	%i4, 1, %i4
	mov	%i4, %o1
	cmp	%l2, %o1
.L1184:
	bne,a	.L1191
	 st	%l5, [%fp-56]
	b,a	.L834
.L1128:
	bleu	.L733
	 mov	%o7, %g1
	b	.L1224
	 add	%g1, -1, %g1
.L1168:
	be	.L1167
	 cmp	%g2, %o4
	add	%g1, -1, %g1
.L1224:
	add	%g3, -1, %g3
	ldub	[%g1], %g2
	ldub	[%g3], %g4
	sll	%g2, 24, %g2
	sll	%g4, 24, %o4
	cmp	%g2, %o4
	be	.L1168
	 cmp	%o1, %g1
	sub	%g1, %o1, %g1
.L1218:
	and	%g4, 0xff, %g4
	sll	%g1, 2, %g1
	sll	%g4, 2, %g4
	ld	[%o5+%g1], %g1
	ld	[%i4+%g4], %g2
	cmp	%g1, %g2
	bl,a	.L734
	 mov	%g2, %g1
	b	.L1181
	 add	%g3, %g1, %g3
.L1167:
	bne,a	.L1218
	 sub	%g1, %o1, %g1
	b	.L733
	 mov	%g1, %o7
.L1157:
	call	malloc, 0
	 sll	%g1, 2, %o0
	st	%o0, [%fp-28]
	ld	[%l5+88], %g1
	cmp	%g1, 0
	ble	.L802
	 cmp	%o0, 0
	bne	.L1219
	 mov	0, %o5
	call	free, 0
	 ld	[%fp-48], %o0
.L839:
	jmp	%i7+8
	 restore %g0, 12, %o0
.L1144:
	call	malloc, 0
	 sll	%g1, 2, %o0
	st	%o0, [%fp-28]
	ld	[%l5+88], %g1
	cmp	%g1, 0
	ble	.L899
	 cmp	%o0, 0
	bne	.L1220
	 mov	0, %o5
	call	free, 0
	 ld	[%fp-48], %o0
	call	free, 0
	 ld	[%fp-20], %o0
	b,a	.L839
.L1155:
	add	%g3, 1, %g3
	call	malloc, 0
	 sll	%g3, 3, %o0
	st	%o0, [%fp-48]
	cmp	%o0, 0
	be	.L839
	 mov	%o0, %g1
	b	.L794
	 ld	[%fp-56], %g2
.L1142:
	add	%g3, 1, %g3
	call	malloc, 0
	 sll	%g3, 3, %o0
	st	%o0, [%fp-48]
	cmp	%o0, 0
	be	.L892
	 mov	%o0, %g1
	b	.L891
	 ld	[%fp-56], %g2
.L1156:
	mov	%i3, %o3
	mov	%i4, %o2
	ld	[%fp-32], %o1
	call	sdissect, 0
	 ld	[%fp-60], %o0
	b	.L1182
	 cmp	%o0, 0
.L1143:
	mov	%i3, %o3
	mov	%i4, %o2
	ld	[%fp-32], %o1
	call	ldissect, 0
	 mov	%l4, %o0
	b	.L1183
	 cmp	%o0, 0
.L1151:
	ble	.L857
	 mov	129, %l0
	b	.L867
	 mov	%g2, %o0
	b	.L828
	 mov	%g1, %o7
.L1162:
	call	isalnum, 0
	 mov	10, %o0
	cmp	%o0, 0
	be	.L948
	 ld	[%fp-72], %o5
	mov	%l3, %i1
	b	.L782
	 mov	133, %o4
.L892:
	call	free, 0
	 ld	[%fp-20], %o0
	b,a	.L839
.L1166:
	b	.L1184
	 cmp	%l2, %o1
.L886:
	b	.L1185
	 cmp	%o0, 0
.L789:
	b	.L1186
	 cmp	%o0, 0
.L963:
	b	.L917
	 mov	130, %l0
	.size	regexec, .-regexec
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
