! 7d7ba5fd6405d390439fe1454a9cb6fb newlib/libc/posix/regexec.c
	.file	"regexec.c"
	.section	".text"
	.section	.text.sstep,"ax",@progbits
	.align 4
	.type	sstep, #function
	.proc	05
sstep:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -240, %sp
	stx	%i0, [%fp+2015]
	stx	%i3, [%fp+2031]
	stx	%i4, [%fp+2039]
	mov	1, %g1
	cmp	%i1, %i2
	be,pn	%xcc, .L30
	 sllx	%g1, %i1, %g1
	sethi	%hi(939523072), %l0
	sethi	%hi(134216704), %g4
	or	%g4, 1023, %g4
	ldx	[%i0+8], %g2
	st	%g4, [%fp+2027]
	mov	%i5, %i0
	xor	%l0, -1024, %l4
	sethi	%hi(4160749568), %g3
	sethi	%hi(134217728), %l0
	sethi	%hi(1476395008), %o0
	sethi	%hi(2147483648), %o1
	sethi	%hi(2550136832), %o2
	sethi	%hi(2684354560), %o3
	sethi	%hi(2281701376), %o4
	sethi	%hi(2415919104), %o5
	sethi	%hi(1879048192), %o7
	sethi	%hi(2013265920), %i3
	sethi	%hi(4026531840), %i4
	sethi	%hi(1610612736), %i5
	sethi	%hi(805306368), %g5
	sethi	%hi(1207959552), %g4
	xnor	%g0, %l0, %l5
	sethi	%hi(536870912), %l6
	sethi	%hi(671088640), %l7
	mov	%i2, %l3
.L29:
	sllx	%i1, 3, %l2
	ldx	[%g2+%l2], %i2
	and	%i2, %g3, %l1
	cmp	%l1, %o0
	be,pn	%xcc, .L64
	 and	%g1, %i0, %l0
	bgu,pn	%xcc, .L4
	 cmp	%l1, %g5
	be,pn	%xcc, .L5
	 ldx	[%fp+2039], %l0
	bgu,pt	%xcc, .L6
	 cmp	%l1, %g4
	cmp	%l1, %l6
	be,a,pn	%xcc, .L7
	 ldx	[%fp+2039], %i2
	bleu,pn	%xcc, .L54
	 cmp	%l1, %l7
	bne,pn	%xcc, .L47
	 ldx	[%fp+2039], %i2
	cmp	%i2, 127
	bg,pt	%icc, .L23
	 add	%i1, 1, %i1
.L46:
	ldx	[%fp+2031], %i2
	and	%i2, %g1, %i2
	add	%i2, %i2, %i2
	or	%i0, %i2, %i0
.L23:
	cmp	%l3, %i1
.L67:
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
.L69:
	return	%i7+8
	 nop
.L54:
	sethi	%hi(268435456), %l0
	cmp	%l1, %l0
	be,pn	%xcc, .L9
	 sll	%i2, 24, %i2
	sethi	%hi(402653184), %i2
	cmp	%l1, %i2
	bne,pn	%xcc, .L47
	 ldx	[%fp+2039], %i2
	and	%i2, -3, %i2
	cmp	%i2, 129
	bne,pt	%icc, .L23
	 add	%i1, 1, %i1
	ldx	[%fp+2031], %i2
	and	%i2, %g1, %i2
	add	%i2, %i2, %i2
	ba,pt	%xcc, .L23
	 or	%i0, %i2, %i0
.L6:
	be,a,pn	%xcc, .L65
	 and	%g1, %i0, %i2
	bleu,pn	%xcc, .L55
	 sethi	%hi(1342177280), %l0
	cmp	%l1, %l0
	bne,pn	%xcc, .L47
	 and	%g1, %i0, %l0
	sethi	%hi(-134217728), %l1
	add	%l0, %l0, %l0
	andn	%i2, %l1, %l1
	or	%l0, %i0, %l0
	srlx	%g1, %l1, %l2
	and	%l0, %l2, %i0
	stx	%i0, [%fp+2007]
	and	%g1, %l0, %i0
	srlx	%i0, %l1, %i0
	or	%i0, %l0, %i0
	ldx	[%fp+2007], %l0
	brnz,a,pt %l0, .L66
	 add	%i1, 1, %i1
	and	%l2, %i0, %l2
	brz,a,pt %l2, .L66
	 add	%i1, 1, %i1
	mov	-1, %g1
	srlx	%g1, 37, %g1
	and	%i2, %g1, %g1
	add	%i1, -1, %i1
	sub	%i1, %g1, %i1
	mov	1, %g1
	sllx	%g1, %i1, %g1
.L47:
	add	%i1, 1, %i1
.L62:
.L66:
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L55:
	add	%l1, %l4, %l1
	and	%l1, %l5, %l1
	brnz,a,pt %l1, .L66
	 add	%i1, 1, %i1
	and	%g1, %i0, %i2
.L65:
	add	%i1, 1, %i1
	add	%i2, %i2, %i2
	add	%g1, %g1, %g1
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 or	%i0, %i2, %i0
	ba,pt	%xcc, .L69
	 nop
.L4:
	cmp	%l1, %o1
	be,a,pn	%xcc, .L16
	 add	%i1, 1, %i2
	bleu,pn	%xcc, .L57
	 cmp	%l1, %o2
	be,a,pn	%xcc, .L19
	 ldx	[%fp+2039], %i2
	bleu,pn	%xcc, .L58
	 cmp	%l1, %o3
	bne,pn	%xcc, .L47
	 ldx	[%fp+2039], %i2
	cmp	%i2, 134
	be,pn	%icc, .L46
	 add	%i1, 1, %i1
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L57:
	cmp	%l1, %o7
	be,a,pn	%xcc, .L65
	 and	%g1, %i0, %i2
	bleu,pn	%xcc, .L59
	 cmp	%l1, %i3
	bne,pn	%xcc, .L47
	 and	%g1, %i0, %l0
.L64:
	lduw	[%fp+2027], %l1
	add	%l0, %l0, %l0
	and	%i2, %l1, %i2
	or	%l0, %i0, %l0
	add	%i1, 1, %i1
	and	%g1, %l0, %i0
	cmp	%l3, %i1
	sllx	%i0, %i2, %i0
	add	%g1, %g1, %g1
	bne,pt	%xcc, .L29
	 or	%i0, %l0, %i0
	ba,pt	%xcc, .L69
	 nop
.L58:
	cmp	%l1, %o4
	bne,pn	%xcc, .L60
	 mov	-1, %l2
	srlx	%l2, 37, %l2
	stx	%l2, [%fp+2007]
	and	%g1, %i0, %l1
	and	%i2, %l2, %l2
	add	%l1, %l1, %l1
	add	%l2, %i1, %l2
	or	%l1, %i0, %l1
	sllx	%l2, 3, %l2
	sethi	%hi(2415919104), %l0
	ldx	[%g2+%l2], %i0
	and	%i0, %g3, %i0
	cmp	%i0, %l0
	be,pn	%xcc, .L61
	 add	%i1, 1, %i1
	and	%g1, %l1, %i0
	ldx	[%fp+2007], %l0
	add	%g1, %g1, %g1
	and	%i2, %l0, %i2
	cmp	%l3, %i1
	sllx	%i0, %i2, %i0
	bne,pt	%xcc, .L29
	 or	%i0, %l1, %i0
	ba,pt	%xcc, .L69
	 nop
.L59:
	and	%i2, %i4, %i2
	cmp	%i2, %i5
	be,pn	%xcc, .L65
	 and	%g1, %i0, %i2
	ba,pt	%xcc, .L62
	 add	%i1, 1, %i1
.L60:
	cmp	%l1, %o5
	be,pt	%xcc, .L65
	 and	%g1, %i0, %i2
	ba,pt	%xcc, .L62
	 add	%i1, 1, %i1
.L19:
	cmp	%i2, 133
	be,pn	%icc, .L46
	 add	%i1, 1, %i1
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L16:
	and	%g1, %i0, %l1
	brnz,pn	%l1, .L63
	 stx	%i2, [%fp+2007]
	ldx	[%fp+2007], %i1
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L7:
	add	%i2, -130, %i2
	cmp	%i2, 1
	bleu,pn	%icc, .L46
	 add	%i1, 1, %i1
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L9:
	ldx	[%fp+2039], %l0
	sra	%i2, 24, %i2
	cmp	%i2, %l0
	be,pn	%icc, .L46
	 add	%i1, 1, %i1
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L5:
	cmp	%l0, 127
	bg,pt	%icc, .L23
	 add	%i1, 1, %i1
	ldx	[%fp+2015], %l1
	mov	-1, %l2
	ldx	[%l1+24], %l1
	srlx	%l2, 37, %l2
	and	%l0, 0xff, %l0
	and	%i2, %l2, %i2
	sllx	%i2, 5, %i2
	add	%l1, %i2, %l2
	ldx	[%l1+%i2], %i2
	ldub	[%l2+8], %l1
	ldub	[%i2+%l0], %i2
	andcc	%i2, %l1, %g0
	be,pt	%icc, .L67
	 cmp	%l3, %i1
	ldx	[%fp+2031], %i2
	and	%i2, %g1, %i2
	add	%i2, %i2, %i2
	ba,pt	%xcc, .L23
	 or	%i0, %i2, %i0
.L61:
	mov	%l1, %i0
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L63:
	add	%g2, %l2, %l2
	ldx	[%l2+8], %i2
	sethi	%hi(2415919104), %l2
	and	%i2, %g3, %l0
	cmp	%l0, %l2
	be,pn	%xcc, .L26
	 mov	1, %l0
	mov	-1, %l2
	mov	1, %l0
	srlx	%l2, 37, %l2
	stx	%l1, [%fp+1999]
	stx	%g1, [%fp+1991]
	and	%i2, %l2, %i2
.L68:
	sethi	%hi(4160749568), %l1
	add	%i2, %l0, %l0
	sethi	%hi(2415919104), %g1
	add	%l0, %i1, %i2
	sllx	%i2, 3, %i2
	ldx	[%g2+%i2], %i2
	and	%i2, %l1, %l1
	cmp	%l1, %g1
	bne,a,pt %xcc, .L68
	 and	%i2, %l2, %i2
	ldx	[%fp+1999], %l1
	ldx	[%fp+1991], %g1
.L26:
	sllx	%l1, %l0, %l1
	ldx	[%fp+2007], %i1
	or	%i0, %l1, %i0
	cmp	%l3, %i1
	bne,pt	%xcc, .L29
	 add	%g1, %g1, %g1
	ba,pt	%xcc, .L69
	 nop
.L30:
	return	%i7+8
	 mov	%o5, %o0
	.size	sstep, .-sstep
	.section	.text.lstep,"ax",@progbits
	.align 4
	.type	lstep, #function
	.proc	0102
lstep:
	save	%sp, -240, %sp
	stx	%i3, [%fp+2031]
	stx	%i4, [%fp+2039]
	cmp	%i1, %i2
	be,pn	%xcc, .L126
	 stx	%i5, [%fp+2023]
	sethi	%hi(939523072), %g2
	sethi	%hi(1744829440), %g3
	sethi	%hi(134217728), %g1
	xor	%g2, -1024, %l3
	sethi	%hi(4160749568), %g4
	sethi	%hi(1476395008), %o1
	sethi	%hi(2281701376), %o2
	sethi	%hi(2550136832), %o3
	sethi	%hi(2684354560), %o4
	sethi	%hi(2415919104), %o5
	sethi	%hi(2013265920), %o7
	sethi	%hi(2147483648), %i3
	xor	%g3, -1024, %g3
	xnor	%g0, %g1, %g1
	sethi	%hi(1610612736), %i4
	sethi	%hi(805306368), %g5
	sethi	%hi(1342177280), %l2
	sethi	%hi(536870912), %l4
	sethi	%hi(671088640), %l5
	sethi	%hi(268435456), %l6
	sethi	%hi(402653184), %l7
	mov	%i0, %l0
	mov	%i2, %l1
	mov	%i5, %g2
.L71:
	ldx	[%l0+8], %i5
.L138:
	sllx	%i1, 3, %i0
	ldx	[%i5+%i0], %i2
	and	%i2, %g4, %o0
	cmp	%o0, %o1
	be,a,pn	%xcc, .L137
	 ldub	[%g2+%i1], %o0
	bgu,pt	%xcc, .L73
	 cmp	%o0, %o2
	cmp	%o0, %g5
	be,a,pn	%xcc, .L74
	 ldx	[%fp+2039], %i0
	bgu,a,pt %xcc, .L75
	 sethi	%hi(1207959552), %i5
	cmp	%o0, %l4
	be,a,pn	%xcc, .L76
	 ldx	[%fp+2039], %i5
	bleu,pn	%xcc, .L130
	 cmp	%o0, %l5
	bne,pn	%xcc, .L80
	 ldx	[%fp+2039], %i5
	cmp	%i5, 127
	bg,pt	%icc, .L115
	 add	%i1, 1, %i5
.L127:
	ldx	[%fp+2031], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	stb	%i2, [%g2+%i5]
.L115:
	mov	%i5, %i1
.L96:
	cmp	%l1, %i1
	bne,a,pt %xcc, .L138
	 ldx	[%l0+8], %i5
.L126:
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L130:
	cmp	%o0, %l6
	be,pn	%xcc, .L78
	 cmp	%o0, %l7
	bne,pn	%xcc, .L80
	 ldx	[%fp+2039], %i5
	and	%i5, -3, %i2
	cmp	%i2, 129
	bne,pt	%icc, .L115
	 add	%i1, 1, %i5
	ldx	[%fp+2031], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	ba,pt	%xcc, .L115
	 stb	%i2, [%g2+%i5]
.L75:
	cmp	%o0, %i5
	be,a,pn	%xcc, .L139
	 add	%i1, 1, %i5
	bleu,pn	%xcc, .L131
	 cmp	%o0, %l2
	bne,pn	%xcc, .L80
	 add	%i1, 1, %i0
	ldub	[%g2+%i1], %i5
	ldub	[%g2+%i0], %o0
	or	%o0, %i5, %o0
	mov	-1, %i5
	stb	%o0, [%g2+%i0]
	srlx	%i5, 37, %i5
	and	%i2, %i5, %i5
	ldub	[%g2+%i1], %i2
	sub	%i1, %i5, %i5
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	sll	%i2, 24, %o0
	cmp	%g0, %o0
	sll	%i1, 24, %i1
	addx	%g0, 0, %o0
	cmp	%g0, %i1
	stb	%i2, [%g2+%i5]
	subx	%g0, -1, %i2
	andcc	%o0, %i2, %g0
	mov	%i0, %i1
	movne	%icc, %i5, %i1
	cmp	%l1, %i1
	bne,a,pt %xcc, .L138
	 ldx	[%l0+8], %i5
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L73:
	be,a,pn	%xcc, .L86
	 ldub	[%g2+%i1], %o0
	bgu,pt	%xcc, .L87
	 cmp	%o0, %o3
	cmp	%o0, %o7
	be,a,pn	%xcc, .L88
	 ldub	[%g2+%i1], %o0
	bleu,pn	%xcc, .L132
	 cmp	%o0, %i3
	bne,pn	%xcc, .L80
	 add	%i1, 1, %o0
	stx	%o0, [%fp+2007]
	ldub	[%g2+%i1], %o0
	stb	%o0, [%fp+2006]
	ldsb	[%g2+%i1], %i2
	cmp	%i2, 0
	bne,pn	%icc, .L109
	 add	%i5, %i0, %i0
	ldx	[%fp+2007], %i1
.L135:
	cmp	%l1, %i1
	bne,a,pt %xcc, .L138
	 ldx	[%l0+8], %i5
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L131:
	add	%o0, %l3, %o0
	and	%o0, %g1, %o0
	brz,pn	%o0, .L139
	 add	%i1, 1, %i5
.L80:
	add	%i1, 1, %i1
.L140:
	cmp	%l1, %i1
	bne,a,pt %xcc, .L138
	 ldx	[%l0+8], %i5
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L132:
	add	%o0, %g3, %i5
	and	%i5, %g1, %i5
	brz,pn	%i5, .L95
	 cmp	%o0, %i4
	bne,a,pn %xcc, .L140
	 add	%i1, 1, %i1
.L95:
	add	%i1, 1, %i5
.L139:
	ldub	[%g2+%i1], %i2
	ldub	[%g2+%i5], %i0
	mov	%i5, %i1
	or	%i2, %i0, %i2
	stb	%i2, [%g2+%i5]
.L134:
	cmp	%l1, %i1
	bne,a,pt %xcc, .L138
	 ldx	[%l0+8], %i5
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L87:
	be,pn	%xcc, .L93
	 cmp	%o0, %o4
	bne,pn	%xcc, .L133
	 ldx	[%fp+2039], %i5
	cmp	%i5, 134
	be,pn	%icc, .L127
	 add	%i1, 1, %i5
	ba,pt	%xcc, .L96
	 mov	%i5, %i1
.L133:
	cmp	%o0, %o5
	bne,pn	%xcc, .L80
	 add	%i1, 1, %i5
	ldub	[%g2+%i1], %i2
	ldub	[%g2+%i5], %i0
	mov	%i5, %i1
	or	%i2, %i0, %i2
	ba,pt	%xcc, .L134
	 stb	%i2, [%g2+%i5]
.L88:
.L137:
	add	%i1, 1, %i0
	ldub	[%g2+%i0], %i5
	or	%i5, %o0, %i5
	stb	%i5, [%g2+%i0]
	mov	-1, %i5
	ldub	[%g2+%i1], %o0
	srlx	%i5, 37, %i5
	and	%i2, %i5, %i5
	add	%i5, %i1, %i5
	ldub	[%g2+%i5], %i2
	or	%i2, %o0, %i2
	mov	%i0, %i1
	cmp	%l1, %i1
	bne,pt	%xcc, .L71
	 stb	%i2, [%g2+%i5]
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L86:
	add	%i1, 1, %i5
	ldub	[%g2+%i5], %i0
	or	%i0, %o0, %i0
	stb	%i0, [%g2+%i5]
	mov	-1, %i0
	ldx	[%l0+8], %o0
	srlx	%i0, 37, %i0
	and	%i2, %i0, %i2
	add	%i2, %i1, %i2
	sllx	%i2, 3, %i0
	ldx	[%o0+%i0], %i0
	sethi	%hi(2415919104), %o0
	and	%i0, %g4, %i0
	cmp	%i0, %o0
	be,a,pn	%xcc, .L96
	 mov	%i5, %i1
	ldub	[%g2+%i1], %i1
	ldub	[%g2+%i2], %i0
	or	%i0, %i1, %i0
	mov	%i5, %i1
	ba,pt	%xcc, .L96
	 stb	%i0, [%g2+%i2]
.L74:
	cmp	%i0, 127
	bg,pt	%icc, .L115
	 add	%i1, 1, %i5
	and	%i0, 0xff, %i0
	mov	-1, %o0
	stx	%i0, [%fp+2015]
	srlx	%o0, 37, %o0
	ldx	[%l0+24], %i0
	and	%i2, %o0, %i2
	ldx	[%l0+24], %o0
	sllx	%i2, 5, %i2
	add	%o0, %i2, %o0
	ldx	[%i0+%i2], %i2
	ldub	[%o0+8], %o0
	ldx	[%fp+2015], %i0
	ldub	[%i2+%i0], %i2
	andcc	%i2, %o0, %g0
	be,a,pt	%icc, .L96
	 mov	%i5, %i1
	ldx	[%fp+2031], %i2
	ldub	[%i2+%i1], %i2
	ldub	[%g2+%i5], %i1
	or	%i2, %i1, %i2
	ba,pt	%xcc, .L115
	 stb	%i2, [%g2+%i5]
.L78:
	sll	%i2, 24, %i2
	ldx	[%fp+2039], %i0
	sra	%i2, 24, %i2
	cmp	%i2, %i0
	be,pn	%icc, .L127
	 add	%i1, 1, %i5
	ba,pt	%xcc, .L96
	 mov	%i5, %i1
.L76:
	add	%i5, -130, %i5
	cmp	%i5, 1
	bleu,pn	%icc, .L127
	 add	%i1, 1, %i5
	ba,pt	%xcc, .L96
	 mov	%i5, %i1
.L93:
	ldx	[%fp+2039], %i5
	cmp	%i5, 133
	be,pn	%icc, .L127
	 add	%i1, 1, %i5
	ba,pt	%xcc, .L96
	 mov	%i5, %i1
.L109:
	sethi	%hi(2415919104), %o0
	ldx	[%i0+8], %i2
	and	%i2, %g4, %i0
	cmp	%i0, %o0
	be,pn	%xcc, .L110
	 mov	1, %i0
	mov	-1, %o0
	srlx	%o0, 37, %o0
	stx	%l0, [%fp+1991]
	stx	%o0, [%fp+2015]
	stx	%g2, [%fp+1983]
	ldx	[%fp+2015], %o0
.L141:
	and	%i2, %o0, %i2
	sethi	%hi(4160749568), %l0
	add	%i2, %i0, %i0
	sethi	%hi(2415919104), %g2
	add	%i0, %i1, %o0
	sllx	%o0, 3, %i2
	ldx	[%i5+%i2], %i2
	and	%i2, %l0, %l0
	cmp	%l0, %g2
	bne,a,pt %xcc, .L141
	 ldx	[%fp+2015], %o0
	ldx	[%fp+1991], %l0
	ldx	[%fp+1983], %g2
.L112:
	ldub	[%g2+%o0], %i5
	lduw	[%fp+2003], %i2
	ldx	[%fp+2007], %i1
	or	%i5, %i2, %i5
	ba,pt	%xcc, .L135
	 stb	%i5, [%g2+%o0]
.L110:
	ba,pt	%xcc, .L112
	 ldx	[%fp+2007], %o0
	.size	lstep, .-lstep
	.section	.text.sslow,"ax",@progbits
	.align 4
	.type	sslow, #function
	.proc	0102
sslow:
	save	%sp, -192, %sp
	ldx	[%i0+32], %g1
	ldx	[%i0+96], %l5
	cmp	%g1, %i1
	be,pn	%xcc, .L143
	 mov	128, %i5
	ldsb	[%i1-1], %i5
.L143:
	mov	1, %l6
	sllx	%l6, %i3, %o5
	mov	132, %o4
	mov	%o5, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	ldx	[%i0], %o0
	call	sstep, 0
	 sllx	%l6, %i4, %l6
	mov	0, %l4
	mov	%o0, %o5
.L187:
	ldx	[%i0+40], %g1
	cmp	%g1, %i1
	be,pn	%xcc, .L229
	 cmp	%i5, 10
	be,pn	%icc, .L230
	 ldsb	[%i1], %l1
	cmp	%i5, 128
	be,pn	%icc, .L231
	 cmp	%l1, 10
	be,pn	%icc, .L190
	 mov	0, %l0
.L153:
	stx	%o5, [%fp+2039]
.L242:
	and	%i5, 0xff, %l2
	call	isalnum, 0
	 mov	%l2, %o0
	and	%i5, 255, %g1
	cmp	%o0, 0
	bne,pt	%icc, .L175
	 ldx	[%fp+2039], %o5
	cmp	%i5, 95
	be,pn	%icc, .L232
	 cmp	%l1, 128
	bne,a,pn %icc, .L241
	 stx	%o5, [%fp+2039]
.L192:
	mov	128, %l1
	sra	%g1, 0, %l2
.L175:
	stx	%o5, [%fp+2039]
	call	isalnum, 0
	 mov	%l2, %o0
	cmp	%g0, %o0
	xor	%i5, 95, %i5
	addx	%g0, 0, %g2
	cmp	%g0, %i5
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L206
	 ldx	[%fp+2039], %o5
.L177:
	cmp	%l0, 130
	be,pn	%icc, .L233
	 cmp	%l1, 128
	and	%l1, 255, %l2
	be,pn	%icc, .L164
	 mov	128, %i5
.L188:
	stx	%o5, [%fp+2039]
	call	isalnum, 0
	 sra	%l2, 0, %o0
	mov	%l1, %i5
	cmp	%o0, 0
	bne,pt	%icc, .L184
	 ldx	[%fp+2039], %o5
	cmp	%l1, 95
	bne,pt	%icc, .L180
	 mov	134, %o4
.L184:
	add	%l0, -133, %l0
	cmp	%l0, 1
	bgu,pn	%icc, .L240
	 xor	%o5, %l5, %g1
.L225:
	mov	133, %o4
.L180:
	mov	%o5, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	sstep, 0
	 ldx	[%i0], %o0
	mov	%o0, %o5
	xor	%o5, %l5, %g1
	and	%o5, %l6, %g4
	mov	0, %g2
	xor	%i1, %i2, %g3
	movre	%g1, 1, %g2
	mov	%i1, %g5
	mov	0, %g1
	movre	%g4, %l4, %g5
	movre	%g3, 1, %g1
	orcc	%g2, %g1, %g0
	be,pt	%icc, .L234
	 mov	%g5, %l4
.L142:
	return	%i7+8
	 mov	%g5, %o0
.L229:
	be,pn	%icc, .L235
	 cmp	%i5, 128
	be,pn	%icc, .L236
	 lduw	[%i0+8], %g2
	mov	128, %l1
	andcc	%g2, 2, %l7
	bne,pt	%icc, .L153
	 mov	0, %l0
	ldx	[%i0], %l2
.L246:
	mov	128, %l1
	mov	130, %l0
.L165:
	lduw	[%l2+80], %g1
	add	%l7, %g1, %l7
	cmp	%l7, 0
	bg,pn	%icc, .L173
	 sra	%l0, 0, %l3
.L169:
	cmp	%i5, 128
.L244:
	bne,a,pn %icc, .L242
	 stx	%o5, [%fp+2039]
.L206:
	mov	%l1, %i5
.L164:
	xor	%o5, %l5, %g1
.L240:
	and	%o5, %l6, %g4
	mov	0, %g2
	xor	%i1, %i2, %g3
	movre	%g1, 1, %g2
	mov	%i1, %g5
	mov	0, %g1
	movre	%g4, %l4, %g5
	movre	%g3, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L142
	 mov	%g5, %l4
.L234:
	mov	%o5, %o3
	mov	%l5, %o5
	sra	%i5, 0, %o4
	mov	%i4, %o2
	mov	%i3, %o1
	ldx	[%i0], %o0
	call	sstep, 0
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L187
	 mov	%o0, %o5
.L237:
	cmp	%l7, 0
	bne,pn	%icc, .L157
	 mov	129, %l0
.L243:
	stx	%o5, [%fp+2039]
.L241:
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	and	%l1, 255, %l2
	cmp	%o0, 0
	be,pt	%icc, .L178
	 ldx	[%fp+2039], %o5
	cmp	%i5, 128
	be,a,pn	%icc, .L225
	 mov	%l1, %i5
	stx	%o5, [%fp+2039]
	call	isalnum, 0
	 and	%i5, 0xff, %o0
	xor	%i5, 95, %i5
	cmp	%g0, %i5
	subx	%g0, -1, %g2
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L205
	 ldx	[%fp+2039], %o5
	ba,pt	%xcc, .L225
	 mov	%l1, %i5
.L230:
	ldx	[%i0], %g1
	lduw	[%g1+40], %l0
	andcc	%l0, 2, %l0
	be,pt	%icc, .L153
	 mov	%g1, %l2
.L152:
	cmp	%l1, 10
	bne,pn	%icc, .L237
	 lduw	[%g1+76], %l7
	lduw	[%g1+40], %g2
	andcc	%g2, 2, %g0
	bne,pt	%xcc, .L165
	 mov	131, %l0
	cmp	%l7, 0
	be,pt	%icc, .L243
	 mov	129, %l0
	ble,pn	%icc, .L243
	 mov	%g1, %l2
	mov	129, %l0
.L168:
	sra	%l0, 0, %l3
.L173:
	mov	%o5, %o3
	mov	%l3, %o4
	mov	%i4, %o2
	mov	%i3, %o1
	call	sstep, 0
	 mov	%l2, %o0
	addcc	%l7, -1, %l7
	bne,pt	%icc, .L173
	 mov	%o0, %o5
	cmp	%l0, 129
	bne,pn	%icc, .L244
	 cmp	%i5, 128
	cmp	%l1, 128
.L247:
	bne,a,pn %icc, .L243
	 mov	129, %l0
.L167:
	cmp	%i5, 128
.L245:
	be,a,pt	%icc, .L240
	 xor	%o5, %l5, %g1
	mov	129, %l0
	ba,pt	%xcc, .L192
	 and	%i5, 255, %g1
.L231:
	lduw	[%i0+8], %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L155
	 cmp	%l1, 10
	ldx	[%i0], %g1
	ba,pt	%xcc, .L152
	 mov	%g1, %l2
.L155:
	bne,a,pt %icc, .L164
	 mov	%l1, %i5
.L190:
	ldx	[%i0], %l2
	lduw	[%l2+40], %l0
	andcc	%l0, 2, %l0
	be,pn	%icc, .L169
	 mov	10, %l1
	mov	0, %l7
	ba,pt	%xcc, .L165
	 mov	130, %l0
.L178:
	cmp	%l1, 95
	be,pn	%icc, .L238
	 cmp	%i5, 128
	bne,pt	%icc, .L175
	 and	%i5, 0xff, %l2
	ba,pt	%xcc, .L164
	 mov	%l1, %i5
.L233:
	mov	%l1, %i5
	ba,pt	%xcc, .L180
	 mov	134, %o4
.L235:
	ldx	[%i0], %g1
	lduw	[%g1+40], %l0
	andcc	%l0, 2, %l0
	bne,a,pt %icc, .L146
	 lduw	[%i0+8], %g2
	lduw	[%i0+8], %l7
	andcc	%l7, 2, %l7
	bne,pn	%icc, .L153
	 mov	128, %l1
	mov	%g1, %l2
	mov	128, %l1
	ba,pt	%xcc, .L165
	 mov	130, %l0
.L236:
	andcc	%g2, 1, %g0
	bne,a,pt %xcc, .L149
	 andcc	%g2, 2, %l7
	ldx	[%i0], %g1
	andcc	%g2, 2, %g0
	be,pn	%xcc, .L239
	 lduw	[%g1+76], %l7
.L222:
	cmp	%l7, 0
	be,a,pt	%icc, .L245
	 cmp	%i5, 128
	ble,pn	%icc, .L167
	 mov	128, %l1
	mov	%g1, %l2
	ba,pt	%xcc, .L168
	 mov	129, %l0
.L146:
	andcc	%g2, 2, %g0
	bne,pt	%xcc, .L222
	 lduw	[%g1+76], %l7
.L239:
	mov	%g1, %l2
	mov	128, %l1
	ba,pt	%xcc, .L165
	 mov	131, %l0
.L149:
	be,a,pt	%icc, .L246
	 ldx	[%i0], %l2
	ba,pt	%xcc, .L240
	 xor	%o5, %l5, %g1
.L157:
	ble,pn	%icc, .L247
	 cmp	%l1, 128
	mov	%g1, %l2
	ba,pt	%xcc, .L168
	 mov	129, %l0
.L232:
	stx	%o5, [%fp+2039]
	call	isalnum, 0
	 mov	95, %o0
	ba,pt	%xcc, .L177
	 ldx	[%fp+2039], %o5
.L238:
	be,a,pn	%icc, .L248
	 mov	95, %i5
	stx	%o5, [%fp+2039]
	call	isalnum, 0
	 and	%i5, 0xff, %o0
	xor	%i5, 95, %i5
	cmp	%g0, %i5
	subx	%g0, -1, %g2
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L191
	 ldx	[%fp+2039], %o5
	stx	%o5, [%fp+2039]
	call	isalnum, 0
	 mov	95, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L191
	 ldx	[%fp+2039], %o5
	mov	133, %l0
	add	%l0, -133, %l0
	cmp	%l0, 1
	bleu,pt	%icc, .L225
	 mov	95, %i5
	ba,pt	%xcc, .L240
	 xor	%o5, %l5, %g1
.L191:
	mov	95, %i5
.L248:
	ba,pt	%xcc, .L180
	 mov	133, %o4
.L205:
	ba,pt	%xcc, .L188
	 mov	133, %l0
	.size	sslow, .-sslow
	.section	.text.sdissect,"ax",@progbits
	.align 4
	.type	sdissect, #function
	.proc	0102
sdissect:
	save	%sp, -192, %sp
	cmp	%i3, %i4
	bge,pn	%xcc, .L250
	 mov	-1, %l2
	sethi	%hi(4160749568), %l1
	sethi	%hi(1476395008), %l7
	sethi	%hi(2013265920), %l5
	srlx	%l2, 37, %l2
	sethi	%hi(2415919104), %l3
	sethi	%hi(1207959552), %l6
.L277:
	ldx	[%i0], %g1
.L300:
	sllx	%i3, 3, %l4
	ldx	[%g1+8], %g4
	ldx	[%g4+%l4], %g5
	and	%g5, %l1, %g2
	cmp	%g2, %l7
	be,pn	%xcc, .L251
	 cmp	%g2, %l5
	be,pn	%xcc, .L278
	 cmp	%g2, %l6
	be,pn	%xcc, .L253
	 cmp	%g2, %l7
	bgu,pn	%xcc, .L293
	 add	%i3, 1, %i5
	sethi	%hi(805306368), %g1
	cmp	%g2, %g1
	be,a,pn	%xcc, .L291
	 add	%i1, 1, %i1
	bgu,pt	%xcc, .L258
	 mov	%i3, %l4
	sethi	%hi(268435456), %g1
	cmp	%g2, %g1
	bne,pn	%xcc, .L294
	 sethi	%hi(671088640), %g1
	add	%i1, 1, %i1
.L291:
	mov	%i5, %i3
.L266:
	cmp	%i3, %i4
	bl,a,pt	%xcc, .L300
	 ldx	[%i0], %g1
.L250:
	return	%i7+8
	 mov	%o1, %o0
.L294:
	cmp	%g2, %g1
	be,a,pt	%xcc, .L291
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L266
	 mov	%i5, %i3
.L253:
	mov	-1, %l4
	srlx	%l4, 37, %l4
	and	%g5, %l4, %l4
	add	%l4, %i3, %l4
	add	%l4, 1, %i5
.L258:
	cmp	%g2, %l6
	be,pt	%xcc, .L263
	 mov	%i2, %o2
	ba,pt	%xcc, .L266
	 mov	%i5, %i3
.L295:
.L263:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	mov	%i4, %o4
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne,pt	%xcc, .L295
	 add	%l0, -1, %o2
	add	%i3, 1, %g1
	mov	%i1, %i3
	ba,pt	%xcc, .L270
	 stx	%g1, [%fp+2039]
.L282:
	mov	%o0, %i1
.L270:
	mov	%i1, %o1
	mov	%l4, %o4
	ldx	[%fp+2039], %o3
	mov	%l0, %o2
	call	sslow, 0
	 mov	%i0, %o0
	mov	0, %g2
	mov	0, %g1
	xor	%i1, %o0, %g3
	movre	%o0, 1, %g2
	movre	%g3, 1, %g1
	orcc	%g2, %g1, %g0
	be,a,pt	%icc, .L282
	 mov	%i1, %i3
	movrne	%o0, %i1, %i3
	mov	%i1, %o2
	mov	%i3, %o1
	movrne	%o0, %o0, %o2
	mov	%l4, %o4
	ldx	[%fp+2039], %o3
	call	sdissect, 0
	 mov	%i0, %o0
	mov	%i5, %i3
	cmp	%i3, %i4
	bl,pt	%xcc, .L277
	 mov	%l0, %i1
	ba,pt	%xcc, .L250
	 nop
.L278:
	mov	%g5, %g1
	mov	%i3, %i5
	and	%g1, %l2, %g1
.L301:
	add	%i5, %g1, %i5
	sllx	%i5, 3, %g1
	ldx	[%g4+%g1], %g1
	and	%g1, %l1, %g3
	cmp	%g3, %l3
	bne,pt	%xcc, .L301
	 and	%g1, %l2, %g1
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be,pn	%xcc, .L255
	 add	%i5, 1, %i5
	cmp	%g2, %l5
	be,pt	%xcc, .L264
	 mov	%i2, %o2
	ba,pt	%xcc, .L299
	 sethi	%hi(1744830464), %g1
.L296:
.L264:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	mov	%i4, %o4
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne,pt	%xcc, .L296
	 add	%l0, -1, %o2
	ldx	[%i0], %g1
	ldx	[%g1+8], %g1
	mov	-1, %g2
	ldx	[%g1+%l4], %o4
	srlx	%g2, 37, %g2
	add	%i3, -1, %g1
	and	%o4, %g2, %o4
	stx	%g2, [%fp+2039]
	add	%i3, 1, %i3
	ba,pt	%xcc, .L273
	 add	%o4, %g1, %l4
.L297:
	sllx	%g3, 3, %g4
	add	%l4, 2, %i3
	ldx	[%i0], %g1
	ldx	[%g1+8], %g1
	ldx	[%g1+%g4], %o4
	ldx	[%fp+2039], %g4
	and	%o4, %g4, %o4
	add	%o4, %g3, %l4
	sllx	%l4, 3, %g3
	ldx	[%g1+%g3], %g1
	sethi	%hi(4160749568), %g3
	mov	0, %g2
	and	%g1, %g3, %g1
	sethi	%hi(2281701376), %g3
	xor	%g1, %g3, %g1
	movre	%g1, 1, %g2
	sub	%l4, %g2, %l4
.L273:
	mov	%l4, %o4
	mov	%i3, %o3
	mov	%l0, %o2
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%l0, %o0
	bne,pt	%xcc, .L297
	 add	%l4, 1, %g3
	mov	%i1, %o1
	mov	%i3, %o3
	mov	%l4, %o4
	mov	%l0, %o2
	call	sdissect, 0
	 mov	%i0, %o0
	mov	%i5, %i3
	cmp	%i3, %i4
	bl,pt	%xcc, .L277
	 mov	%l0, %i1
	ba,pt	%xcc, .L250
	 nop
.L293:
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be,pn	%xcc, .L255
	 sethi	%hi(1744830464), %g1
.L299:
	cmp	%g2, %g1
	bne,pn	%xcc, .L291
	 sethi	%hi(-134217728), %g1
	ldx	[%i0+24], %g2
	ldx	[%i0+16], %g3
	sub	%i1, %g2, %g2
	andn	%g5, %g1, %g1
	mov	%i5, %i3
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	ba,pt	%xcc, .L266
	 stx	%g2, [%g3+%g1]
.L251:
	mov	-1, %g1
	mov	%i2, %o2
	srlx	%g1, 37, %g1
	and	%g5, %g1, %g1
	add	%g1, %i3, %l0
	add	%l0, 1, %i5
.L298:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	mov	%i4, %o4
	mov	%o0, %l4
	mov	%i5, %o3
	mov	%i2, %o2
	call	sslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne,pt	%xcc, .L298
	 add	%l4, -1, %o2
	add	%i3, 1, %i3
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	sslow, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L268
	 mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	sdissect, 0
	 mov	%i0, %o0
.L268:
	mov	%i5, %i3
	cmp	%i3, %i4
	bl,pt	%xcc, .L277
	 mov	%l4, %i1
	ba,pt	%xcc, .L250
	 nop
.L255:
	ldx	[%i0+16], %g2
	ldx	[%i0+24], %g3
	sethi	%hi(-134217728), %g1
	sub	%i1, %g3, %g3
	andn	%g5, %g1, %g1
	mov	%i5, %i3
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	add	%g2, %g1, %g1
	ba,pt	%xcc, .L266
	 stx	%g3, [%g1+8]
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
	save	%sp, -224, %sp
	mov	%i0, %l2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i4, %i0
	mov	-1, %l4
	stx	%l7, [%fp+2031]
	stx	%i2, [%fp+2039]
	stx	%i5, [%fp+2015]
	sethi	%hi(4160749568), %l3
	srlx	%l4, 37, %l4
	sethi	%hi(2550136832), %i4
	sethi	%hi(2684354560), %l6
	sethi	%hi(536870912), %l5
.L303:
	cmp	%i3, %i0
	bge,pn	%xcc, .L304
	 sethi	%hi(805306368), %g5
	sethi	%hi(1610612736), %i2
	sethi	%hi(2147483648), %l7
	ba,pt	%xcc, .L345
	 sethi	%hi(2415919104), %i5
.L392:
	be,a,pn	%xcc, .L307
	 ldx	[%l2+40], %g1
	bleu,pn	%xcc, .L391
	 sethi	%hi(671088640), %g2
	cmp	%g1, %g2
	bne,pn	%xcc, .L390
	 ldx	[%fp+2039], %g1
	cmp	%g1, %i1
	be,pn	%xcc, .L409
	 mov	0, %o0
	add	%i1, 1, %i1
.L321:
	add	%i3, 1, %i3
.L408:
	cmp	%i0, %i3
	ble,pn	%xcc, .L414
	 ldx	[%fp+2039], %o0
.L345:
	ldx	[%l2], %o7
	sllx	%i3, 3, %l1
	ldx	[%o7+8], %g2
	ldx	[%g2+%l1], %l0
	and	%l0, %l3, %g1
	cmp	%g1, %g5
	be,a,pn	%xcc, .L305
	 ldx	[%fp+2039], %g2
	bleu,pn	%xcc, .L392
	 cmp	%g1, %l5
	cmp	%g1, %i4
	be,a,pn	%xcc, .L313
	 ldx	[%l2+32], %g2
	bleu,pn	%xcc, .L393
	 cmp	%g1, %l6
	bne,a,pn %xcc, .L394
	 add	%i3, 1, %g2
	ldx	[%l2+40], %g1
	cmp	%g1, %i1
	be,a,pn	%xcc, .L395
	 lduw	[%l2+8], %g1
	bleu,a,pn %xcc, .L409
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be,pn	%icc, .L396
	 ldub	[%i1], %o0
	stx	%g5, [%fp+2023]
.L413:
	call	isalnum, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L409
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be,pn	%icc, .L320
	 ldx	[%fp+2023], %g5
	ldx	[%l2+32], %g1
.L411:
	cmp	%g1, %i1
	bgeu,pn	%xcc, .L409
	 mov	0, %o0
	stx	%g5, [%fp+2023]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L321
	 ldx	[%fp+2023], %g5
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be,a,pt	%icc, .L408
	 add	%i3, 1, %i3
.L320:
	mov	0, %o0
.L302:
.L409:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L393:
	cmp	%g1, %i2
	be,pn	%xcc, .L321
	 cmp	%g1, %l7
	bne,a,pn %xcc, .L397
	 add	%i3, 1, %g2
	add	%g2, %l1, %l1
	add	%i3, 1, %i3
	ldx	[%l1+8], %g1
	and	%g1, %l4, %g1
.L415:
	add	%g1, %i3, %i3
	sllx	%i3, 3, %g1
	ldx	[%g2+%g1], %g1
	and	%g1, %l3, %o7
	cmp	%o7, %i5
	bne,a,pt %xcc, .L415
	 and	%g1, %l4, %g1
	ba,pt	%xcc, .L408
	 add	%i3, 1, %i3
.L391:
	sethi	%hi(268435456), %g2
	cmp	%g1, %g2
	be,pn	%xcc, .L309
	 sethi	%hi(402653184), %g2
	cmp	%g1, %g2
	bne,a,pn %xcc, .L416
	 sethi	%gdop_hix22(.LC0), %i0
	ldx	[%l2+32], %g1
	cmp	%g1, %i1
	be,a,pn	%xcc, .L398
	 lduw	[%l2+8], %g1
	ldx	[%l2+40], %g1
.L412:
	cmp	%g1, %i1
	bleu,pn	%xcc, .L409
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne,pn	%icc, .L409
	 nop
	lduw	[%o7+40], %g1
.L417:
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L408
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L409
	 mov	0, %o0
.L390:
	sethi	%gdop_hix22(.LC0), %i0
.L416:
	xor	%i0, %gdop_lox10(.LC0), %i0
	ldx	[%fp+2031], %g1
	ldx	[%g1 + %i0], %o0, %gdop(.LC0)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L307:
	cmp	%g1, %i1
	be,a,pn	%xcc, .L399
	 lduw	[%l2+8], %g1
	bleu,pn	%xcc, .L409
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be,a,pt	%icc, .L417
	 lduw	[%o7+40], %g1
	ba,pt	%xcc, .L409
	 nop
.L309:
	ldx	[%fp+2039], %g1
	cmp	%g1, %i1
	be,pn	%xcc, .L409
	 mov	0, %o0
	ldsb	[%i1], %g1
	sll	%l0, 24, %l0
	sra	%l0, 24, %l0
	cmp	%g1, %l0
	be,pt	%icc, .L321
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L409
	 nop
.L313:
	cmp	%g2, %i1
	be,pn	%xcc, .L400
	 ldx	[%l2+40], %g1
	cmp	%i1, %g1
	bgeu,pt	%xcc, .L410
	 cmp	%g2, %i1
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	be,pn	%icc, .L329
	 cmp	%g2, %i1
.L410:
	bgeu,pn	%xcc, .L320
	 stx	%g5, [%fp+2023]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne,pn	%icc, .L409
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be,pn	%icc, .L409
	 ldx	[%fp+2023], %g5
	ldx	[%l2+40], %g1
	cmp	%g1, %i1
.L419:
	bleu,pn	%xcc, .L409
	 mov	0, %o0
	stx	%g5, [%fp+2023]
.L420:
	call	isalnum, 0
	 ldub	[%i1], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L321
	 ldx	[%fp+2023], %g5
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be,a,pt	%icc, .L408
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L409
	 mov	0, %o0
.L305:
	and	%l0, %l4, %l0
	ldx	[%o7+24], %g1
	sllx	%l0, 5, %l0
	cmp	%g2, %i1
	be,pn	%xcc, .L320
	 add	%g1, %l0, %g2
	ldub	[%i1], %o7
	ldx	[%g1+%l0], %o4
	ldub	[%g2+8], %g1
	ldub	[%o4+%o7], %g2
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L321
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L409
	 mov	0, %o0
.L394:
	mov	%g2, %o3
	sethi	%hi(1476395008), %g3
.L421:
	cmp	%g1, %g3
	bleu,pn	%xcc, .L401
	 sethi	%hi(1879048192), %g3
	cmp	%g1, %g3
	be,pn	%xcc, .L342
	 sethi	%hi(2013265920), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L402
	 add	%i3, -1, %i3
	mov	-1, %l1
	sethi	%hi(4160749568), %i0
	srlx	%l1, 37, %l1
	sethi	%hi(2415919104), %l3
	and	%l0, %l1, %i4
	ldx	[%fp+2015], %o5
	add	%i4, %i3, %i4
	ldx	[%fp+2039], %o2
	sethi	%hi(2281701376), %i3
	mov	%i4, %o4
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	brnz,pn	%o0, .L302
	 nop
	ldx	[%l2], %g2
.L418:
	sllx	%i4, 3, %g1
	ldx	[%g2+8], %g3
	ldx	[%g3+%g1], %g2
	and	%g2, %i0, %g2
	cmp	%g2, %l3
	be,pn	%xcc, .L320
	 add	%g3, %g1, %g1
	ldx	[%g1+8], %g1
	and	%g1, %l1, %g1
	add	%i4, 2, %o3
	mov	0, %g2
	add	%i4, 1, %i4
	add	%g1, %i4, %i4
	sllx	%i4, 3, %g1
	ldx	[%g3+%g1], %g1
	and	%g1, %i0, %g1
	xor	%g1, %i3, %g1
	movre	%g1, 1, %g2
	ldx	[%fp+2015], %o5
	sub	%i4, %g2, %i4
	ldx	[%fp+2039], %o2
	mov	%i4, %o4
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	brz,a,pt %o0, .L418
	 ldx	[%l2], %g2
	ba,pt	%xcc, .L302
	 nop
.L402:
	sethi	%hi(1744830464), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L404
	 sethi	%hi(-134217728), %g1
	ldx	[%l2+16], %g4
	ldx	[%l2+24], %g3
	sub	%i1, %g3, %g3
	andn	%l0, %g1, %g1
	ldx	[%fp+2015], %o5
	sra	%g1, 0, %i5
	mov	%i0, %o4
	sllx	%i5, 4, %i5
	mov	%g2, %o3
	ldx	[%g4+%i5], %i4
	ldx	[%fp+2039], %o2
	stx	%g3, [%g4+%i5]
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	brnz,pt	%o0, .L302
	 nop
	ldx	[%l2+16], %g1
	ba,pt	%xcc, .L302
	 stx	%i4, [%g1+%i5]
.L401:
	sethi	%hi(1207959552), %g3
	cmp	%g1, %g3
	be,pn	%xcc, .L339
	 sethi	%hi(1342177280), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L405
	 ldx	[%fp+2015], %g5
	ldx	[%l2+56], %g3
	sllx	%g5, 3, %g1
	ldx	[%g3+%g1], %g4
	cmp	%g4, %i1
	be,pn	%xcc, .L406
	 ldx	[%fp+2015], %i5
	mov	-1, %o3
	stx	%i1, [%g3+%g1]
	srlx	%o3, 37, %o3
	mov	%i5, %o5
	and	%l0, %o3, %o3
	mov	%i0, %o4
	ldx	[%fp+2039], %o2
	sub	%g2, %o3, %o3
	stx	%g2, [%fp+2023]
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	brnz,pn	%o0, .L302
	 add	%i5, -1, %g1
	ldx	[%fp+2023], %g2
	stx	%g1, [%fp+2015]
	ba,pt	%xcc, .L303
	 mov	%g2, %i3
.L405:
	sethi	%hi(939524096), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L390
	 sethi	%hi(-134217728), %g1
	stx	%g2, [%fp+2007]
	ldx	[%l2+16], %g3
	andn	%l0, %g1, %l0
	sra	%l0, 0, %g1
	sllx	%g1, 4, %g1
	add	%g3, %g1, %g4
	ldx	[%g4+8], %o2
	cmp	%o2, -1
	be,pn	%xcc, .L320
	 ldx	[%fp+2039], %g2
	ldx	[%g3+%g1], %g1
	sub	%o2, %g1, %o2
	sub	%g2, %o2, %g3
	cmp	%i1, %g3
	bgu,pn	%xcc, .L409
	 mov	0, %o0
	ldx	[%l2+24], %o1
	stx	%o2, [%fp+2023]
	add	%o1, %g1, %o1
	call	memcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L320
	 ldx	[%fp+2023], %o2
	ldx	[%l2], %g1
	ldx	[%g1+8], %g4
	sethi	%hi(1073741824), %g1
	or	%l0, %g1, %g3
	ldx	[%g4+%l1], %g1
	sra	%g3, 0, %g3
	cmp	%g1, %g3
	bne,pt	%xcc, .L347
	 ldx	[%fp+2007], %g2
	mov	%g2, %i3
	ba,pt	%xcc, .L303
	 add	%i1, %o2, %i1
.L400:
	lduw	[%l2+8], %o4
	andcc	%o4, 1, %g0
	be,pt	%xcc, .L419
	 cmp	%g1, %i1
	cmp	%i1, %g1
	bgeu,pt	%xcc, .L409
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne,pn	%icc, .L409
	 nop
.L329:
	lduw	[%o7+40], %g1
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L420
	 stx	%g5, [%fp+2023]
	ba,pt	%xcc, .L410
	 cmp	%g2, %i1
.L395:
	andcc	%g1, 2, %g0
	bne,pt	%xcc, .L409
	 mov	0, %o0
	ba,pt	%xcc, .L411
	 ldx	[%l2+32], %g1
.L398:
	andcc	%g1, 1, %g0
	be,a,pt	%xcc, .L408
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L412
	 ldx	[%l2+40], %g1
.L399:
	andcc	%g1, 2, %g0
	be,a,pt	%xcc, .L408
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L409
	 mov	0, %o0
.L404:
	sethi	%gdop_hix22(.LC0), %o0
	ldx	[%fp+2031], %g1
	xor	%o0, %gdop_lox10(.LC0), %o0
	ba,pt	%xcc, .L302
	 ldx	[%g1 + %o0], %o0, %gdop(.LC0)
.L396:
	lduw	[%o7+40], %g1
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L411
	 ldx	[%l2+32], %g1
	ba,pt	%xcc, .L413
	 stx	%g5, [%fp+2023]
.L407:
	add	%g2, 1, %g2
.L347:
	mov	%i3, %g5
	sllx	%g2, 3, %g1
	ldx	[%g4+%g1], %g1
	cmp	%g1, %g3
	bne,pt	%xcc, .L407
	 mov	%g2, %i3
	add	%g5, 2, %i3
	ba,pt	%xcc, .L303
	 add	%i1, %o2, %i1
.L339:
	ldx	[%fp+2015], %g1
	ldx	[%l2+56], %g3
	add	%g1, 1, %i5
	mov	%g2, %i3
	sllx	%i5, 3, %g1
	stx	%i5, [%fp+2015]
	ba,pt	%xcc, .L303
	 stx	%i1, [%g3+%g1]
.L342:
	sethi	%hi(-134217728), %g1
	andn	%l0, %g1, %g1
	ldx	[%l2+16], %g3
	ldx	[%l2+24], %g4
	sra	%g1, 0, %i5
	sub	%i1, %g4, %g4
	sllx	%i5, 4, %i5
	add	%g3, %i5, %g1
	ldx	[%fp+2015], %o5
	ldx	[%g1+8], %i4
	mov	%i0, %o4
	mov	%g2, %o3
	ldx	[%fp+2039], %o2
	mov	%i1, %o1
	stx	%g4, [%g1+8]
	call	sbackref, 0
	 mov	%l2, %o0
	brnz,pt	%o0, .L302
	 nop
	ldx	[%l2+16], %g1
	add	%g1, %i5, %g1
	ba,pt	%xcc, .L302
	 stx	%i4, [%g1+8]
.L406:
	add	%g5, -1, %g1
	mov	%g2, %i3
	ba,pt	%xcc, .L303
	 stx	%g1, [%fp+2015]
.L304:
	ldx	[%fp+2039], %o0
.L414:
	cmp	%o0, %i1
	be,pt	%xcc, .L302
	 nop
	ba,pt	%xcc, .L409
	 mov	0, %o0
.L397:
	sethi	%hi(1476395008), %g3
	cmp	%g1, %g3
	bne,pt	%xcc, .L421
	 mov	%g2, %o3
	ldx	[%fp+2015], %o5
	mov	%i0, %o4
	stx	%g2, [%fp+2023]
	ldx	[%fp+2039], %o2
	mov	%i1, %o1
	call	sbackref, 0
	 mov	%l2, %o0
	brnz,pn	%o0, .L302
	 mov	-1, %i3
	ldx	[%fp+2023], %g2
	srlx	%i3, 37, %i3
	and	%l0, %i3, %i3
	ba,pt	%xcc, .L303
	 add	%g2, %i3, %i3
	.size	sbackref, .-sbackref
	.section	.text.lbackref,"ax",@progbits
	.align 4
	.type	lbackref, #function
	.proc	0102
lbackref:
	save	%sp, -224, %sp
	mov	%i0, %l2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i4, %i0
	mov	-1, %l4
	stx	%l7, [%fp+2031]
	stx	%i2, [%fp+2039]
	stx	%i5, [%fp+2015]
	sethi	%hi(4160749568), %l3
	srlx	%l4, 37, %l4
	sethi	%hi(2550136832), %i4
	sethi	%hi(2684354560), %l6
	sethi	%hi(536870912), %l5
.L423:
	cmp	%i3, %i0
	bge,pn	%xcc, .L424
	 sethi	%hi(805306368), %g5
	sethi	%hi(1610612736), %i2
	sethi	%hi(2147483648), %l7
	ba,pt	%xcc, .L465
	 sethi	%hi(2415919104), %i5
.L512:
	be,a,pn	%xcc, .L427
	 ldx	[%l2+40], %g1
	bleu,pn	%xcc, .L511
	 sethi	%hi(671088640), %g2
	cmp	%g1, %g2
	bne,pn	%xcc, .L510
	 ldx	[%fp+2039], %g1
	cmp	%g1, %i1
	be,pn	%xcc, .L529
	 mov	0, %o0
	add	%i1, 1, %i1
.L441:
	add	%i3, 1, %i3
.L528:
	cmp	%i0, %i3
	ble,pn	%xcc, .L534
	 ldx	[%fp+2039], %o0
.L465:
	ldx	[%l2], %o7
	sllx	%i3, 3, %l1
	ldx	[%o7+8], %g2
	ldx	[%g2+%l1], %l0
	and	%l0, %l3, %g1
	cmp	%g1, %g5
	be,a,pn	%xcc, .L425
	 ldx	[%fp+2039], %g2
	bleu,pn	%xcc, .L512
	 cmp	%g1, %l5
	cmp	%g1, %i4
	be,a,pn	%xcc, .L433
	 ldx	[%l2+32], %g2
	bleu,pn	%xcc, .L513
	 cmp	%g1, %l6
	bne,a,pn %xcc, .L514
	 add	%i3, 1, %g2
	ldx	[%l2+40], %g1
	cmp	%g1, %i1
	be,a,pn	%xcc, .L515
	 lduw	[%l2+8], %g1
	bleu,a,pn %xcc, .L529
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be,pn	%icc, .L516
	 ldub	[%i1], %o0
	stx	%g5, [%fp+2023]
.L533:
	call	isalnum, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,a,pn %icc, .L529
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be,pn	%icc, .L440
	 ldx	[%fp+2023], %g5
	ldx	[%l2+32], %g1
.L531:
	cmp	%g1, %i1
	bgeu,pn	%xcc, .L529
	 mov	0, %o0
	stx	%g5, [%fp+2023]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L441
	 ldx	[%fp+2023], %g5
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be,a,pt	%icc, .L528
	 add	%i3, 1, %i3
.L440:
	mov	0, %o0
.L422:
.L529:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L513:
	cmp	%g1, %i2
	be,pn	%xcc, .L441
	 cmp	%g1, %l7
	bne,a,pn %xcc, .L517
	 add	%i3, 1, %g2
	add	%g2, %l1, %l1
	add	%i3, 1, %i3
	ldx	[%l1+8], %g1
	and	%g1, %l4, %g1
.L535:
	add	%g1, %i3, %i3
	sllx	%i3, 3, %g1
	ldx	[%g2+%g1], %g1
	and	%g1, %l3, %o7
	cmp	%o7, %i5
	bne,a,pt %xcc, .L535
	 and	%g1, %l4, %g1
	ba,pt	%xcc, .L528
	 add	%i3, 1, %i3
.L511:
	sethi	%hi(268435456), %g2
	cmp	%g1, %g2
	be,pn	%xcc, .L429
	 sethi	%hi(402653184), %g2
	cmp	%g1, %g2
	bne,a,pn %xcc, .L536
	 sethi	%gdop_hix22(.LC0), %i0
	ldx	[%l2+32], %g1
	cmp	%g1, %i1
	be,a,pn	%xcc, .L518
	 lduw	[%l2+8], %g1
	ldx	[%l2+40], %g1
.L532:
	cmp	%g1, %i1
	bleu,pn	%xcc, .L529
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne,pn	%icc, .L529
	 nop
	lduw	[%o7+40], %g1
.L537:
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L528
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L529
	 mov	0, %o0
.L510:
	sethi	%gdop_hix22(.LC0), %i0
.L536:
	xor	%i0, %gdop_lox10(.LC0), %i0
	ldx	[%fp+2031], %g1
	ldx	[%g1 + %i0], %o0, %gdop(.LC0)
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L427:
	cmp	%g1, %i1
	be,a,pn	%xcc, .L519
	 lduw	[%l2+8], %g1
	bleu,pn	%xcc, .L529
	 mov	0, %o0
	ldsb	[%i1], %g1
	cmp	%g1, 10
	be,a,pt	%icc, .L537
	 lduw	[%o7+40], %g1
	ba,pt	%xcc, .L529
	 nop
.L429:
	ldx	[%fp+2039], %g1
	cmp	%g1, %i1
	be,pn	%xcc, .L529
	 mov	0, %o0
	ldsb	[%i1], %g1
	sll	%l0, 24, %l0
	sra	%l0, 24, %l0
	cmp	%g1, %l0
	be,pt	%icc, .L441
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L529
	 nop
.L433:
	cmp	%g2, %i1
	be,pn	%xcc, .L520
	 ldx	[%l2+40], %g1
	cmp	%i1, %g1
	bgeu,pt	%xcc, .L530
	 cmp	%g2, %i1
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	be,pn	%icc, .L449
	 cmp	%g2, %i1
.L530:
	bgeu,pn	%xcc, .L440
	 stx	%g5, [%fp+2023]
	call	isalnum, 0
	 ldub	[%i1-1], %o0
	cmp	%o0, 0
	bne,pn	%icc, .L529
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 95
	be,pn	%icc, .L529
	 ldx	[%fp+2023], %g5
	ldx	[%l2+40], %g1
	cmp	%g1, %i1
.L539:
	bleu,pn	%xcc, .L529
	 mov	0, %o0
	stx	%g5, [%fp+2023]
.L540:
	call	isalnum, 0
	 ldub	[%i1], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L441
	 ldx	[%fp+2023], %g5
	ldsb	[%i1], %g1
	cmp	%g1, 95
	be,a,pt	%icc, .L528
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L529
	 mov	0, %o0
.L425:
	and	%l0, %l4, %l0
	ldx	[%o7+24], %g1
	sllx	%l0, 5, %l0
	cmp	%g2, %i1
	be,pn	%xcc, .L440
	 add	%g1, %l0, %g2
	ldub	[%i1], %o7
	ldx	[%g1+%l0], %o4
	ldub	[%g2+8], %g1
	ldub	[%o4+%o7], %g2
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L441
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L529
	 mov	0, %o0
.L514:
	mov	%g2, %o3
	sethi	%hi(1476395008), %g3
.L541:
	cmp	%g1, %g3
	bleu,pn	%xcc, .L521
	 sethi	%hi(1879048192), %g3
	cmp	%g1, %g3
	be,pn	%xcc, .L462
	 sethi	%hi(2013265920), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L522
	 add	%i3, -1, %i3
	mov	-1, %l1
	sethi	%hi(4160749568), %i0
	srlx	%l1, 37, %l1
	sethi	%hi(2415919104), %l3
	and	%l0, %l1, %i4
	ldx	[%fp+2015], %o5
	add	%i4, %i3, %i4
	ldx	[%fp+2039], %o2
	sethi	%hi(2281701376), %i3
	mov	%i4, %o4
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	brnz,pn	%o0, .L422
	 nop
	ldx	[%l2], %g2
.L538:
	sllx	%i4, 3, %g1
	ldx	[%g2+8], %g3
	ldx	[%g3+%g1], %g2
	and	%g2, %i0, %g2
	cmp	%g2, %l3
	be,pn	%xcc, .L440
	 add	%g3, %g1, %g1
	ldx	[%g1+8], %g1
	and	%g1, %l1, %g1
	add	%i4, 2, %o3
	mov	0, %g2
	add	%i4, 1, %i4
	add	%g1, %i4, %i4
	sllx	%i4, 3, %g1
	ldx	[%g3+%g1], %g1
	and	%g1, %i0, %g1
	xor	%g1, %i3, %g1
	movre	%g1, 1, %g2
	ldx	[%fp+2015], %o5
	sub	%i4, %g2, %i4
	ldx	[%fp+2039], %o2
	mov	%i4, %o4
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	brz,a,pt %o0, .L538
	 ldx	[%l2], %g2
	ba,pt	%xcc, .L422
	 nop
.L522:
	sethi	%hi(1744830464), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L524
	 sethi	%hi(-134217728), %g1
	ldx	[%l2+16], %g4
	ldx	[%l2+24], %g3
	sub	%i1, %g3, %g3
	andn	%l0, %g1, %g1
	ldx	[%fp+2015], %o5
	sra	%g1, 0, %i5
	mov	%i0, %o4
	sllx	%i5, 4, %i5
	mov	%g2, %o3
	ldx	[%g4+%i5], %i4
	ldx	[%fp+2039], %o2
	stx	%g3, [%g4+%i5]
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	brnz,pt	%o0, .L422
	 nop
	ldx	[%l2+16], %g1
	ba,pt	%xcc, .L422
	 stx	%i4, [%g1+%i5]
.L521:
	sethi	%hi(1207959552), %g3
	cmp	%g1, %g3
	be,pn	%xcc, .L459
	 sethi	%hi(1342177280), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L525
	 ldx	[%fp+2015], %g5
	ldx	[%l2+56], %g3
	sllx	%g5, 3, %g1
	ldx	[%g3+%g1], %g4
	cmp	%g4, %i1
	be,pn	%xcc, .L526
	 ldx	[%fp+2015], %i5
	mov	-1, %o3
	stx	%i1, [%g3+%g1]
	srlx	%o3, 37, %o3
	mov	%i5, %o5
	and	%l0, %o3, %o3
	mov	%i0, %o4
	ldx	[%fp+2039], %o2
	sub	%g2, %o3, %o3
	stx	%g2, [%fp+2023]
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	brnz,pn	%o0, .L422
	 add	%i5, -1, %g1
	ldx	[%fp+2023], %g2
	stx	%g1, [%fp+2015]
	ba,pt	%xcc, .L423
	 mov	%g2, %i3
.L525:
	sethi	%hi(939524096), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L510
	 sethi	%hi(-134217728), %g1
	stx	%g2, [%fp+2007]
	ldx	[%l2+16], %g3
	andn	%l0, %g1, %l0
	sra	%l0, 0, %g1
	sllx	%g1, 4, %g1
	add	%g3, %g1, %g4
	ldx	[%g4+8], %o2
	cmp	%o2, -1
	be,pn	%xcc, .L440
	 ldx	[%fp+2039], %g2
	ldx	[%g3+%g1], %g1
	sub	%o2, %g1, %o2
	sub	%g2, %o2, %g3
	cmp	%i1, %g3
	bgu,pn	%xcc, .L529
	 mov	0, %o0
	ldx	[%l2+24], %o1
	stx	%o2, [%fp+2023]
	add	%o1, %g1, %o1
	call	memcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L440
	 ldx	[%fp+2023], %o2
	ldx	[%l2], %g1
	ldx	[%g1+8], %g4
	sethi	%hi(1073741824), %g1
	or	%l0, %g1, %g3
	ldx	[%g4+%l1], %g1
	sra	%g3, 0, %g3
	cmp	%g1, %g3
	bne,pt	%xcc, .L467
	 ldx	[%fp+2007], %g2
	mov	%g2, %i3
	ba,pt	%xcc, .L423
	 add	%i1, %o2, %i1
.L520:
	lduw	[%l2+8], %o4
	andcc	%o4, 1, %g0
	be,pt	%xcc, .L539
	 cmp	%g1, %i1
	cmp	%i1, %g1
	bgeu,pt	%xcc, .L529
	 mov	0, %o0
	ldsb	[%i1-1], %g1
	cmp	%g1, 10
	bne,pn	%icc, .L529
	 nop
.L449:
	lduw	[%o7+40], %g1
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L540
	 stx	%g5, [%fp+2023]
	ba,pt	%xcc, .L530
	 cmp	%g2, %i1
.L515:
	andcc	%g1, 2, %g0
	bne,pt	%xcc, .L529
	 mov	0, %o0
	ba,pt	%xcc, .L531
	 ldx	[%l2+32], %g1
.L518:
	andcc	%g1, 1, %g0
	be,a,pt	%xcc, .L528
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L532
	 ldx	[%l2+40], %g1
.L519:
	andcc	%g1, 2, %g0
	be,a,pt	%xcc, .L528
	 add	%i3, 1, %i3
	ba,pt	%xcc, .L529
	 mov	0, %o0
.L524:
	sethi	%gdop_hix22(.LC0), %o0
	ldx	[%fp+2031], %g1
	xor	%o0, %gdop_lox10(.LC0), %o0
	ba,pt	%xcc, .L422
	 ldx	[%g1 + %o0], %o0, %gdop(.LC0)
.L516:
	lduw	[%o7+40], %g1
	andcc	%g1, 2, %g0
	bne,a,pt %xcc, .L531
	 ldx	[%l2+32], %g1
	ba,pt	%xcc, .L533
	 stx	%g5, [%fp+2023]
.L527:
	add	%g2, 1, %g2
.L467:
	mov	%i3, %g5
	sllx	%g2, 3, %g1
	ldx	[%g4+%g1], %g1
	cmp	%g1, %g3
	bne,pt	%xcc, .L527
	 mov	%g2, %i3
	add	%g5, 2, %i3
	ba,pt	%xcc, .L423
	 add	%i1, %o2, %i1
.L459:
	ldx	[%fp+2015], %g1
	ldx	[%l2+56], %g3
	add	%g1, 1, %i5
	mov	%g2, %i3
	sllx	%i5, 3, %g1
	stx	%i5, [%fp+2015]
	ba,pt	%xcc, .L423
	 stx	%i1, [%g3+%g1]
.L462:
	sethi	%hi(-134217728), %g1
	andn	%l0, %g1, %g1
	ldx	[%l2+16], %g3
	ldx	[%l2+24], %g4
	sra	%g1, 0, %i5
	sub	%i1, %g4, %g4
	sllx	%i5, 4, %i5
	add	%g3, %i5, %g1
	ldx	[%fp+2015], %o5
	ldx	[%g1+8], %i4
	mov	%i0, %o4
	mov	%g2, %o3
	ldx	[%fp+2039], %o2
	mov	%i1, %o1
	stx	%g4, [%g1+8]
	call	lbackref, 0
	 mov	%l2, %o0
	brnz,pt	%o0, .L422
	 nop
	ldx	[%l2+16], %g1
	add	%g1, %i5, %g1
	ba,pt	%xcc, .L422
	 stx	%i4, [%g1+8]
.L526:
	add	%g5, -1, %g1
	mov	%g2, %i3
	ba,pt	%xcc, .L423
	 stx	%g1, [%fp+2015]
.L424:
	ldx	[%fp+2039], %o0
.L534:
	cmp	%o0, %i1
	be,pt	%xcc, .L422
	 nop
	ba,pt	%xcc, .L529
	 mov	0, %o0
.L517:
	sethi	%hi(1476395008), %g3
	cmp	%g1, %g3
	bne,pt	%xcc, .L541
	 mov	%g2, %o3
	ldx	[%fp+2015], %o5
	mov	%i0, %o4
	stx	%g2, [%fp+2023]
	ldx	[%fp+2039], %o2
	mov	%i1, %o1
	call	lbackref, 0
	 mov	%l2, %o0
	brnz,pn	%o0, .L422
	 mov	-1, %i3
	ldx	[%fp+2023], %g2
	srlx	%i3, 37, %i3
	and	%l0, %i3, %i3
	ba,pt	%xcc, .L423
	 add	%g2, %i3, %i3
	.size	lbackref, .-lbackref
	.section	.text.lslow,"ax",@progbits
	.align 4
	.type	lslow, #function
	.proc	0102
lslow:
	save	%sp, -176, %sp
	ldx	[%i0+32], %g1
	ldx	[%i0+80], %i5
	ldx	[%i0+104], %l5
	ldx	[%i0+96], %l6
	cmp	%g1, %i1
	be,pn	%xcc, .L543
	 mov	128, %l1
	ldsb	[%i1-1], %l1
.L543:
	ldx	[%i0], %g1
	mov	0, %o1
	ldx	[%g1+48], %o2
	call	memset, 0
	 mov	%i5, %o0
	mov	0, %l4
	mov	1, %g1
	mov	%i5, %o5
	stb	%g1, [%i5+%i3]
	mov	%i5, %o3
	mov	132, %o4
	mov	%i4, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ldx	[%i0], %o0
	mov	%o0, %i5
.L587:
	ldx	[%i0+40], %g1
	cmp	%g1, %i1
	be,pn	%xcc, .L629
	 cmp	%l1, 10
	be,pn	%icc, .L630
	 ldsb	[%i1], %l3
	cmp	%l1, 128
	be,pn	%icc, .L631
	 cmp	%l3, 10
	be,pn	%icc, .L590
	 mov	0, %l2
.L553:
	and	%l1, 0xff, %l0
.L646:
	call	isalnum, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L575
	 and	%l1, 255, %g1
	cmp	%l1, 95
	be,pn	%icc, .L632
	 nop
	cmp	%l3, 128
	bne,pn	%icc, .L643
	 and	%l3, 0xff, %o0
.L592:
	mov	128, %l3
	sra	%g1, 0, %l0
.L575:
	call	isalnum, 0
	 mov	%l0, %o0
	xor	%l1, 95, %l1
	cmp	%g0, %l1
	subx	%g0, -1, %g2
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L606
	 cmp	%l2, 130
.L641:
	be,pn	%icc, .L633
	 and	%l3, 255, %l0
	cmp	%l3, 128
	be,pn	%icc, .L564
	 mov	128, %l1
.L588:
	sra	%l0, 0, %o0
	call	isalnum, 0
	 mov	%l3, %l1
	cmp	%o0, 0
	bne,a,pt %icc, .L644
	 add	%l2, -133, %l2
	cmp	%l3, 95
	bne,pt	%icc, .L580
	 mov	134, %o4
	add	%l2, -133, %l2
.L644:
	cmp	%l2, 1
	bgu,a,pn %icc, .L642
	 ldsb	[%i5+%i4], %g1
.L625:
	mov	133, %o4
.L580:
	mov	%i5, %o5
	mov	%i5, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ldx	[%i0], %o0
	mov	%o0, %i5
	ldsb	[%i5+%i4], %g1
	cmp	%g1, 0
	ldx	[%i0], %g1
	movne	%icc, %i1, %l4
	ldx	[%g1+48], %o2
	mov	%l5, %o1
	call	memcmp, 0
	 mov	%i5, %o0
	cmp	%g0, %o0
	xor	%i1, %i2, %g2
	mov	0, %g1
	subx	%g0, -1, %g3
	movre	%g2, 1, %g1
	orcc	%g1, %g3, %g0
	be,a,pt	%icc, .L645
	 ldx	[%i0], %g1
.L542:
	jmp	%i7+8
	 restore %g0, %l4, %o0
.L629:
	be,pn	%icc, .L635
	 cmp	%l1, 128
	be,pn	%icc, .L636
	 lduw	[%i0+8], %g2
	mov	128, %l3
	andcc	%g2, 2, %l0
	bne,pt	%icc, .L553
	 mov	0, %l2
	ldx	[%i0], %o0
.L650:
	mov	128, %l3
	mov	130, %l2
.L565:
	lduw	[%o0+80], %g1
	add	%l0, %g1, %l0
	cmp	%l0, 0
	bg,pn	%icc, .L573
	 sra	%l2, 0, %l7
.L569:
	cmp	%l1, 128
.L648:
	bne,a,pn %icc, .L646
	 and	%l1, 0xff, %l0
.L606:
	mov	%l3, %l1
.L564:
	ldsb	[%i5+%i4], %g1
.L642:
	cmp	%g1, 0
	ldx	[%i0], %g1
	movne	%icc, %i1, %l4
	ldx	[%g1+48], %o2
	mov	%l5, %o1
	call	memcmp, 0
	 mov	%i5, %o0
	cmp	%g0, %o0
	xor	%i1, %i2, %g2
	mov	0, %g1
	subx	%g0, -1, %g3
	movre	%g2, 1, %g1
	orcc	%g1, %g3, %g0
	bne,pn	%icc, .L542
	 nop
	ldx	[%i0], %g1
.L645:
	mov	%i5, %o1
	ldx	[%g1+48], %o2
	call	memcpy, 0
	 mov	%l6, %o0
	add	%i1, 1, %i1
	ldx	[%i0], %g1
	mov	%l5, %o1
	ldx	[%g1+48], %o2
	call	memcpy, 0
	 mov	%i5, %o0
	mov	%i5, %o5
	sra	%l1, 0, %o4
	mov	%l6, %o3
	mov	%i4, %o2
	mov	%i3, %o1
	call	lstep, 0
	 ldx	[%i0], %o0
	ba,pt	%xcc, .L587
	 mov	%o0, %i5
.L637:
	cmp	%l0, 0
	bne,pn	%icc, .L557
	 mov	129, %l2
.L647:
	and	%l3, 0xff, %o0
.L643:
	call	isalnum, 0
	 and	%l3, 255, %l0
	cmp	%o0, 0
	be,pt	%icc, .L578
	 cmp	%l3, 95
	cmp	%l1, 128
	be,a,pn	%icc, .L625
	 mov	%l3, %l1
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	cmp	%g0, %o0
	xor	%l1, 95, %l1
	addx	%g0, 0, %g2
	cmp	%g0, %l1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,a,pn %icc, .L588
	 mov	133, %l2
	ba,pt	%xcc, .L625
	 mov	%l3, %l1
.L630:
	ldx	[%i0], %g1
	lduw	[%g1+40], %l2
	andcc	%l2, 2, %l2
	be,pt	%icc, .L553
	 mov	%g1, %o0
.L552:
	cmp	%l3, 10
	bne,pn	%icc, .L637
	 lduw	[%g1+76], %l0
	lduw	[%g1+40], %g2
	andcc	%g2, 2, %g0
	bne,pt	%xcc, .L565
	 mov	131, %l2
	cmp	%l0, 0
	be,pt	%icc, .L647
	 mov	129, %l2
	ble,pn	%icc, .L647
	 mov	%g1, %o0
	mov	129, %l2
.L568:
	ba,pt	%xcc, .L573
	 sra	%l2, 0, %l7
.L638:
	ldx	[%i0], %o0
.L573:
	mov	%i5, %o5
	mov	%i5, %o3
	mov	%l7, %o4
	mov	%i4, %o2
	call	lstep, 0
	 mov	%i3, %o1
	addcc	%l0, -1, %l0
	bne,pt	%icc, .L638
	 mov	%o0, %i5
	cmp	%l2, 129
	bne,pn	%icc, .L648
	 cmp	%l1, 128
	cmp	%l3, 128
.L651:
	bne,a,pn %icc, .L647
	 mov	129, %l2
.L567:
	cmp	%l1, 128
.L649:
	be,a,pt	%icc, .L642
	 ldsb	[%i5+%i4], %g1
	mov	129, %l2
	ba,pt	%xcc, .L592
	 and	%l1, 255, %g1
.L631:
	lduw	[%i0+8], %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L555
	 cmp	%l3, 10
	ldx	[%i0], %g1
	ba,pt	%xcc, .L552
	 mov	%g1, %o0
.L555:
	bne,a,pt %icc, .L564
	 mov	%l3, %l1
.L590:
	ldx	[%i0], %o0
	lduw	[%o0+40], %l2
	andcc	%l2, 2, %l2
	be,pn	%icc, .L569
	 mov	10, %l3
	mov	0, %l0
	ba,pt	%xcc, .L565
	 mov	130, %l2
.L578:
	be,pn	%icc, .L639
	 cmp	%l1, 128
	bne,pt	%icc, .L575
	 and	%l1, 0xff, %l0
	ba,pt	%xcc, .L564
	 mov	%l3, %l1
.L633:
	mov	%l3, %l1
	ba,pt	%xcc, .L580
	 mov	134, %o4
.L635:
	ldx	[%i0], %g1
	lduw	[%g1+40], %l2
	andcc	%l2, 2, %l2
	bne,a,pt %icc, .L546
	 lduw	[%i0+8], %g2
	lduw	[%i0+8], %l0
	andcc	%l0, 2, %l0
	bne,pn	%icc, .L553
	 mov	128, %l3
	mov	%g1, %o0
	mov	128, %l3
	ba,pt	%xcc, .L565
	 mov	130, %l2
.L636:
	andcc	%g2, 1, %g0
	bne,a,pt %xcc, .L549
	 andcc	%g2, 2, %l0
	ldx	[%i0], %g1
	andcc	%g2, 2, %g0
	be,pn	%xcc, .L640
	 lduw	[%g1+76], %l0
.L622:
	cmp	%l0, 0
	be,a,pt	%icc, .L649
	 cmp	%l1, 128
	ble,pn	%icc, .L567
	 mov	128, %l3
	mov	%g1, %o0
	ba,pt	%xcc, .L568
	 mov	129, %l2
.L632:
	call	isalnum, 0
	 mov	95, %o0
	ba,pt	%xcc, .L641
	 cmp	%l2, 130
.L546:
	andcc	%g2, 2, %g0
	bne,pt	%xcc, .L622
	 lduw	[%g1+76], %l0
.L640:
	mov	%g1, %o0
	mov	128, %l3
	ba,pt	%xcc, .L565
	 mov	131, %l2
.L549:
	be,a,pt	%icc, .L650
	 ldx	[%i0], %o0
	ba,pt	%xcc, .L642
	 ldsb	[%i5+%i4], %g1
.L557:
	ble,pn	%icc, .L651
	 cmp	%l3, 128
	mov	%g1, %o0
	ba,pt	%xcc, .L568
	 mov	129, %l2
.L639:
	be,a,pn	%icc, .L652
	 mov	95, %l1
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	cmp	%g0, %o0
	xor	%l1, 95, %l1
	addx	%g0, 0, %g2
	cmp	%g0, %l1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,a,pn	%icc, .L652
	 mov	95, %l1
	call	isalnum, 0
	 mov	95, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L591
	 mov	95, %l1
	mov	133, %l2
	add	%l2, -133, %l2
	cmp	%l2, 1
	bleu,pt	%icc, .L580
	 mov	133, %o4
	ba,pt	%xcc, .L642
	 ldsb	[%i5+%i4], %g1
.L591:
.L652:
	ba,pt	%xcc, .L580
	 mov	133, %o4
	.size	lslow, .-lslow
	.section	.text.ldissect,"ax",@progbits
	.align 4
	.type	ldissect, #function
	.proc	0102
ldissect:
	save	%sp, -192, %sp
	cmp	%i3, %i4
	bge,pn	%xcc, .L654
	 mov	-1, %l2
	sethi	%hi(4160749568), %l1
	sethi	%hi(1476395008), %l7
	sethi	%hi(2013265920), %l5
	srlx	%l2, 37, %l2
	sethi	%hi(2415919104), %l3
	sethi	%hi(1207959552), %l6
.L681:
	ldx	[%i0], %g1
.L704:
	sllx	%i3, 3, %l4
	ldx	[%g1+8], %g4
	ldx	[%g4+%l4], %g5
	and	%g5, %l1, %g2
	cmp	%g2, %l7
	be,pn	%xcc, .L655
	 cmp	%g2, %l5
	be,pn	%xcc, .L682
	 cmp	%g2, %l6
	be,pn	%xcc, .L657
	 cmp	%g2, %l7
	bgu,pn	%xcc, .L697
	 add	%i3, 1, %i5
	sethi	%hi(805306368), %g1
	cmp	%g2, %g1
	be,a,pn	%xcc, .L695
	 add	%i1, 1, %i1
	bgu,pt	%xcc, .L662
	 mov	%i3, %l4
	sethi	%hi(268435456), %g1
	cmp	%g2, %g1
	bne,pn	%xcc, .L698
	 sethi	%hi(671088640), %g1
	add	%i1, 1, %i1
.L695:
	mov	%i5, %i3
.L670:
	cmp	%i3, %i4
	bl,a,pt	%xcc, .L704
	 ldx	[%i0], %g1
.L654:
	return	%i7+8
	 mov	%o1, %o0
.L698:
	cmp	%g2, %g1
	be,a,pt	%xcc, .L695
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L670
	 mov	%i5, %i3
.L657:
	mov	-1, %l4
	srlx	%l4, 37, %l4
	and	%g5, %l4, %l4
	add	%l4, %i3, %l4
	add	%l4, 1, %i5
.L662:
	cmp	%g2, %l6
	be,pt	%xcc, .L667
	 mov	%i2, %o2
	ba,pt	%xcc, .L670
	 mov	%i5, %i3
.L699:
.L667:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	mov	%i4, %o4
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne,pt	%xcc, .L699
	 add	%l0, -1, %o2
	add	%i3, 1, %g1
	mov	%i1, %i3
	ba,pt	%xcc, .L674
	 stx	%g1, [%fp+2039]
.L686:
	mov	%o0, %i1
.L674:
	mov	%i1, %o1
	mov	%l4, %o4
	ldx	[%fp+2039], %o3
	mov	%l0, %o2
	call	lslow, 0
	 mov	%i0, %o0
	mov	0, %g2
	mov	0, %g1
	xor	%i1, %o0, %g3
	movre	%o0, 1, %g2
	movre	%g3, 1, %g1
	orcc	%g2, %g1, %g0
	be,a,pt	%icc, .L686
	 mov	%i1, %i3
	movrne	%o0, %i1, %i3
	mov	%i1, %o2
	mov	%i3, %o1
	movrne	%o0, %o0, %o2
	mov	%l4, %o4
	ldx	[%fp+2039], %o3
	call	ldissect, 0
	 mov	%i0, %o0
	mov	%i5, %i3
	cmp	%i3, %i4
	bl,pt	%xcc, .L681
	 mov	%l0, %i1
	ba,pt	%xcc, .L654
	 nop
.L682:
	mov	%g5, %g1
	mov	%i3, %i5
	and	%g1, %l2, %g1
.L705:
	add	%i5, %g1, %i5
	sllx	%i5, 3, %g1
	ldx	[%g4+%g1], %g1
	and	%g1, %l1, %g3
	cmp	%g3, %l3
	bne,pt	%xcc, .L705
	 and	%g1, %l2, %g1
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be,pn	%xcc, .L659
	 add	%i5, 1, %i5
	cmp	%g2, %l5
	be,pt	%xcc, .L668
	 mov	%i2, %o2
	ba,pt	%xcc, .L703
	 sethi	%hi(1744830464), %g1
.L700:
.L668:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	mov	%i4, %o4
	mov	%o0, %l0
	mov	%i5, %o3
	mov	%i2, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne,pt	%xcc, .L700
	 add	%l0, -1, %o2
	ldx	[%i0], %g1
	ldx	[%g1+8], %g1
	mov	-1, %g2
	ldx	[%g1+%l4], %o4
	srlx	%g2, 37, %g2
	add	%i3, -1, %g1
	and	%o4, %g2, %o4
	stx	%g2, [%fp+2039]
	add	%i3, 1, %i3
	ba,pt	%xcc, .L677
	 add	%o4, %g1, %l4
.L701:
	sllx	%g3, 3, %g4
	add	%l4, 2, %i3
	ldx	[%i0], %g1
	ldx	[%g1+8], %g1
	ldx	[%g1+%g4], %o4
	ldx	[%fp+2039], %g4
	and	%o4, %g4, %o4
	add	%o4, %g3, %l4
	sllx	%l4, 3, %g3
	ldx	[%g1+%g3], %g1
	sethi	%hi(4160749568), %g3
	mov	0, %g2
	and	%g1, %g3, %g1
	sethi	%hi(2281701376), %g3
	xor	%g1, %g3, %g1
	movre	%g1, 1, %g2
	sub	%l4, %g2, %l4
.L677:
	mov	%l4, %o4
	mov	%i3, %o3
	mov	%l0, %o2
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%l0, %o0
	bne,pt	%xcc, .L701
	 add	%l4, 1, %g3
	mov	%i1, %o1
	mov	%i3, %o3
	mov	%l4, %o4
	mov	%l0, %o2
	call	ldissect, 0
	 mov	%i0, %o0
	mov	%i5, %i3
	cmp	%i3, %i4
	bl,pt	%xcc, .L681
	 mov	%l0, %i1
	ba,pt	%xcc, .L654
	 nop
.L697:
	sethi	%hi(1879048192), %g1
	cmp	%g2, %g1
	be,pn	%xcc, .L659
	 sethi	%hi(1744830464), %g1
.L703:
	cmp	%g2, %g1
	bne,pn	%xcc, .L695
	 sethi	%hi(-134217728), %g1
	ldx	[%i0+24], %g2
	ldx	[%i0+16], %g3
	sub	%i1, %g2, %g2
	andn	%g5, %g1, %g1
	mov	%i5, %i3
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	ba,pt	%xcc, .L670
	 stx	%g2, [%g3+%g1]
.L655:
	mov	-1, %g1
	mov	%i2, %o2
	srlx	%g1, 37, %g1
	and	%g5, %g1, %g1
	add	%g1, %i3, %l0
	add	%l0, 1, %i5
.L702:
	mov	%i5, %o4
	mov	%i3, %o3
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	mov	%o0, %o1
	mov	%i4, %o4
	mov	%o0, %l4
	mov	%i5, %o3
	mov	%i2, %o2
	call	lslow, 0
	 mov	%i0, %o0
	cmp	%i2, %o0
	bne,pt	%xcc, .L702
	 add	%l4, -1, %o2
	add	%i3, 1, %i3
	mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	lslow, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L672
	 mov	%l0, %o4
	mov	%i3, %o3
	mov	%l4, %o2
	mov	%i1, %o1
	call	ldissect, 0
	 mov	%i0, %o0
.L672:
	mov	%i5, %i3
	cmp	%i3, %i4
	bl,pt	%xcc, .L681
	 mov	%l4, %i1
	ba,pt	%xcc, .L654
	 nop
.L659:
	ldx	[%i0+16], %g2
	ldx	[%i0+24], %g3
	sethi	%hi(-134217728), %g1
	sub	%i1, %g3, %g3
	andn	%g5, %g1, %g1
	mov	%i5, %i3
	sra	%g1, 0, %g1
	sllx	%g1, 4, %g1
	add	%g2, %g1, %g1
	ba,pt	%xcc, .L670
	 stx	%g3, [%g1+8]
	.size	ldissect, .-ldissect
	.section	.text.regexec,"ax",@progbits
	.align 4
	.global regexec
	.type	regexec, #function
	.proc	04
regexec:
	save	%sp, -336, %sp
	lduw	[%i0+16], %g2
	mov	2, %g1
	st	%g1, [%fp+1915]
	sethi	%hi(61440), %g1
	or	%g1, 613, %g1
	cmp	%g2, %g1
	bne,pn	%icc, .L707
	 sethi	%hi(53248), %g1
	ldx	[%i0+8], %l4
	lduw	[%l4], %g2
	or	%g1, 581, %g1
	cmp	%g2, %g1
	bne,pn	%icc, .L1159
	 ldsw	[%fp+1915], %i0
	lduw	[%l4+72], %g1
	andcc	%g1, 4, %g1
	bne,pn	%icc, .L906
	 st	%g1, [%fp+1915]
	lduw	[%l4+40], %g1
	and	%g1, 8, %g1
	cmp	%g1, 0
	ldx	[%l4+56], %i0
	ldx	[%l4+48], %g2
	movne	%icc, 0, %i2
	and	%i4, 7, %l3
	add	%i0, 1, %i0
	cmp	%g2, 64
	bgu,pt	%xcc, .L708
	 ldx	[%l4+64], %i5
	andcc	%i4, 4, %g0
	be,pn	%xcc, .L710
	 mov	%i1, %o0
	ldx	[%i3], %l0
	ldx	[%i3+8], %l1
	add	%i1, %l0, %l0
	add	%i1, %l1, %l1
.L711:
	cmp	%l0, %l1
	bgu,pn	%xcc, .L1124
	 mov	16, %g1
	ldx	[%l4+96], %o1
	brz,a,pn %o1, .L1125
	 stx	%l4, [%fp+1935]
	ldx	[%l4+112], %o7
	brz,pn	%o7, .L1126
	 nop
	ldx	[%l4+120], %o4
	brz,pn	%o4, .L717
	 nop
	ldsw	[%l4+128], %o5
	add	%o5, -1, %o5
	add	%l0, %o5, %g3
	cmp	%l1, %g3
	bgu,pt	%xcc, .L718
	 add	%o1, %o5, %o5
	ba,pt	%xcc, .L1110
	 cmp	%o1, %o5
.L720:
	add	%g3, %g1, %g3
	cmp	%l1, %g3
	bleu,pn	%xcc, .L1110
	 cmp	%o1, %o5
.L718:
	ldub	[%g3], %g1
.L1127:
	sllx	%g1, 2, %g1
	lduw	[%o7+%g1], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L720
	 sra	%g1, 0, %g1
	cmp	%l1, %g3
	bleu,pn	%xcc, .L719
	 mov	%o5, %g1
.L721:
	ldsb	[%g3-1], %g5
	ldsb	[%g1-1], %g4
	xor	%g5, %g4, %g2
	cmp	%g0, %g2
	add	%g3, -1, %g3
	add	%g1, -1, %g1
	subx	%g0, -1, %i4
	xor	%o1, %g1, %o3
	mov	0, %g2
	movrne	%o3, 1, %g2
	andcc	%i4, %g2, %g0
	bne,pt	%icc, .L721
	 ldub	[%g3], %o2
	cmp	%g5, %g4
	be,pn	%icc, .L910
	 and	%o2, 0xff, %o2
	sub	%g1, %o1, %g1
	sllx	%g1, 2, %g1
	lduw	[%o4+%g1], %g2
	sllx	%o2, 2, %o2
	lduw	[%o7+%o2], %g1
	cmp	%g2, %g1
	movge	%icc, %g2, %g1
	sra	%g1, 0, %g1
	add	%g3, %g1, %g3
	cmp	%l1, %g3
	bgu,a,pt %xcc, .L1127
	 ldub	[%g3], %g1
.L719:
	cmp	%o1, %o5
.L1110:
	bne,pt	%xcc, .L1128
	 mov	1, %g1
	mov	%g3, %o1
	stx	%l4, [%fp+1935]
.L1125:
	st	%l3, [%fp+1943]
	stx	%g0, [%fp+1951]
	stx	%g0, [%fp+1991]
	stx	%i1, [%fp+1959]
	stx	%l0, [%fp+1967]
	stx	%l1, [%fp+1975]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	lduw	[%l4+104], %g1
	cmp	%g1, 0
	bl,pn	%icc, .L727
	 mov	%l0, %i4
	sra	%g1, 0, %g1
	sub	%o1, %g1, %i4
	cmp	%l0, %i4
	movgu	%xcc, %l0, %i4
.L727:
	mov	1, %g1
	sllx	%g1, %i0, %g2
	sllx	%g1, %i5, %g1
	mov	%l1, %l2
	stx	%g1, [%fp+1903]
	stx	%g2, [%fp+1895]
	add	%fp, 1935, %g1
	mov	%l4, %o0
	stx	%g1, [%fp+1927]
.L789:
	cmp	%i4, %l0
	be,pn	%xcc, .L728
	 mov	128, %i1
	ldsb	[%i4-1], %i1
.L728:
	ldx	[%fp+1895], %o5
	mov	132, %o4
	mov	%o5, %o3
	mov	%i5, %o2
	call	sstep, 0
	 mov	%i0, %o1
	mov	0, %l0
	mov	%o0, %l7
	cmp	%i4, %l2
	be,pn	%xcc, .L1079
	 mov	%o0, %o5
.L729:
	cmp	%l7, %o5
	be,pn	%xcc, .L738
	 ldsb	[%i4], %l2
	cmp	%i1, 10
	be,pn	%icc, .L1129
	 ldx	[%fp+1935], %g2
.L1100:
	cmp	%i1, 128
	be,pn	%icc, .L732
	 cmp	%l2, 10
	be,pn	%icc, .L739
	 ldx	[%fp+1935], %l3
	mov	0, %l5
.L743:
	stx	%o5, [%fp+1919]
.L1117:
	and	%i1, 0xff, %l3
	call	isalnum, 0
	 mov	%l3, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L761
	 ldx	[%fp+1919], %o5
	cmp	%i1, 95
	be,pn	%icc, .L1080
	 cmp	%l2, 128
	bne,a,pn %icc, .L1114
	 stx	%o5, [%fp+1919]
.L757:
	cmp	%i1, 128
.L1148:
	be,pn	%icc, .L749
	 mov	128, %l2
	and	%i1, 0xff, %l3
.L761:
	stx	%o5, [%fp+1919]
	call	isalnum, 0
	 mov	%l3, %o0
	xor	%i1, 95, %i1
	cmp	%g0, %i1
	subx	%g0, -1, %g2
	cmp	%g0, %o0
	addx	%g0, 0, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L925
	 ldx	[%fp+1919], %o5
	cmp	%l5, 130
	be,a,pn	%icc, .L1115
	 mov	%l2, %i1
.L1047:
	cmp	%l2, 128
	be,pt	%icc, .L749
	 mov	128, %i1
	stx	%o5, [%fp+1919]
	call	isalnum, 0
	 and	%l2, 0xff, %o0
	xor	%l2, 95, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L925
	 ldx	[%fp+1919], %o5
.L762:
	mov	%l2, %i1
.L1115:
	mov	134, %o4
.L765:
	mov	%o5, %o3
	mov	%i5, %o2
	mov	%i0, %o1
	call	sstep, 0
	 ldx	[%fp+1935], %o0
	mov	%o0, %o5
	ldx	[%fp+1903], %g1
	and	%o5, %g1, %g1
	brz,pt	%g1, .L1130
	 cmp	%l1, %i4
.L768:
	brnz,pt	%i2, .L773
	 stx	%l0, [%fp+1983]
	lduw	[%l4+144], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L1131
	 mov	%l0, %o1
	ba,pt	%xcc, .L771
	 ldx	[%fp+1951], %o0
.L1082:
	ldx	[%fp+1983], %l0
	add	%l0, 1, %l0
	stx	%l0, [%fp+1983]
.L773:
	mov	%l0, %o1
.L1131:
	mov	%i5, %o4
	mov	%i0, %o3
	mov	%l1, %o2
	call	sslow, 0
	 ldx	[%fp+1927], %o0
	brz,pt	%o0, .L1082
	 mov	%o0, %i1
	cmp	%i2, 1
	be,a,pn	%xcc, .L1083
	 lduw	[%l4+144], %g1
	ldx	[%fp+1935], %g2
.L1150:
	ldx	[%fp+1951], %g3
	brz,pn	%g3, .L1084
	 ldx	[%g2+136], %g1
.L776:
	ldx	[%g2+136], %g1
	brz,pn	%g1, .L782
	 add	%g1, 1, %g4
	mov	-1, %g2
	add	%g3, 16, %g1
	sllx	%g4, 4, %g4
	add	%g3, %g4, %g3
	stx	%g2, [%g1+8]
.L1132:
	stx	%g2, [%g1]
	add	%g1, 16, %g1
	cmp	%g1, %g3
	bne,a,pt %xcc, .L1132
	 stx	%g2, [%g1+8]
.L782:
	lduw	[%l4+144], %g2
	lduw	[%fp+1943], %g1
	and	%g1, 1024, %g1
	orcc	%g1, %g2, %g0
	be,pn	%icc, .L1085
	 mov	%i5, %o4
	ldx	[%l4+152], %g1
	brlez,pn %g1, .L784
	 ldx	[%fp+1991], %g2
	brz,pn	%g2, .L1086
	 add	%g1, 1, %g1
.L784:
	mov	0, %o5
.L1155:
	mov	%i5, %o4
.L1156:
	mov	%i0, %o3
	mov	%i1, %o2
	ldx	[%fp+1983], %o1
	call	sbackref, 0
	 ldx	[%fp+1927], %o0
.L783:
	brnz,pn	%o0, .L785
	 ldx	[%fp+1983], %o1
	cmp	%o1, %i1
	bgeu,pn	%xcc, .L786
	 add	%i1, -1, %o2
	mov	%i5, %o4
	mov	%i0, %o3
	call	sslow, 0
	 ldx	[%fp+1927], %o0
	brnz,pt	%o0, .L784
	 mov	%o0, %i1
	ldx	[%fp+1983], %o1
.L786:
	add	%o1, 1, %i4
	ldx	[%fp+1967], %l0
	ldx	[%fp+1935], %o0
	ba,pt	%xcc, .L789
	 ldx	[%fp+1975], %l2
.L861:
	call	free, 0
	 ldx	[%fp+2007], %o0
.L814:
	mov	1, %g1
.L1128:
	st	%g1, [%fp+1915]
.L707:
	ldsw	[%fp+1915], %i0
.L1159:
	return	%i7+8
	 nop
.L708:
	andcc	%i4, 4, %g0
	be,pn	%xcc, .L801
	 mov	%i1, %o0
	ldx	[%i3], %i4
	ldx	[%i3+8], %l2
	add	%i1, %i4, %i4
	add	%i1, %l2, %l2
.L802:
	cmp	%i4, %l2
	bgu,pn	%xcc, .L927
	 mov	16, %g1
	ldx	[%l4+96], %o1
	brz,pn	%o1, .L804
	 mov	0, %l0
	ldx	[%l4+112], %o7
	brz,pn	%o7, .L1133
	 nop
	ldx	[%l4+120], %o4
	brz,pn	%o4, .L808
	 nop
	ldsw	[%l4+128], %o5
	add	%o5, -1, %o5
	add	%i4, %o5, %l0
	cmp	%l2, %l0
	bgu,pt	%xcc, .L809
	 add	%o1, %o5, %o5
	ba,pt	%xcc, .L1111
	 cmp	%o1, %o5
.L811:
	add	%l0, %g1, %l0
	cmp	%l2, %l0
	bleu,pn	%xcc, .L1111
	 cmp	%o1, %o5
.L809:
	ldub	[%l0], %g1
.L1134:
	sllx	%g1, 2, %g1
	lduw	[%o7+%g1], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L811
	 sra	%g1, 0, %g1
	cmp	%l2, %l0
	bleu,pn	%xcc, .L810
	 mov	%o5, %g1
.L812:
	ldsb	[%l0-1], %g4
	ldsb	[%g1-1], %g3
	add	%g1, -1, %g1
	xor	%g4, %g3, %g2
	xor	%o1, %g1, %o3
	cmp	%g0, %g2
	add	%l0, -1, %l0
	mov	0, %g2
	subx	%g0, -1, %g5
	movrne	%o3, 1, %g2
	andcc	%g2, %g5, %g0
	bne,pt	%icc, .L812
	 ldub	[%l0], %o3
	cmp	%g4, %g3
	be,a,pn	%icc, .L930
	 mov	%g1, %o5
	sub	%g1, %o1, %g1
	sllx	%g1, 2, %g1
	and	%o3, 0xff, %o3
	lduw	[%o4+%g1], %g2
	sllx	%o3, 2, %o3
	lduw	[%o7+%o3], %g1
	cmp	%g2, %g1
	movge	%icc, %g2, %g1
	sra	%g1, 0, %g1
	add	%l0, %g1, %l0
	cmp	%l2, %l0
	bgu,a,pt %xcc, .L1134
	 ldub	[%l0], %g1
.L810:
	cmp	%o1, %o5
.L1111:
	bne,pt	%xcc, .L1128
	 mov	1, %g1
.L804:
	ldx	[%l4+48], %o0
.L1120:
	stx	%l4, [%fp+1935]
	st	%l3, [%fp+1943]
	stx	%g0, [%fp+1951]
	stx	%g0, [%fp+1991]
	stx	%i1, [%fp+1959]
	stx	%i4, [%fp+1967]
	stx	%l2, [%fp+1975]
	call	malloc, 0
	 sllx	%o0, 2, %o0
	brz,pn	%o0, .L819
	 stx	%o0, [%fp+2007]
	ldx	[%fp+1935], %g1
	ldx	[%g1+48], %o2
	add	%o0, %o2, %g2
	add	%g2, %o2, %g1
	stx	%o0, [%fp+2015]
	stx	%g1, [%fp+2031]
	add	%g1, %o2, %o0
	mov	4, %g1
	mov	0, %o1
	stx	%g1, [%fp+1999]
	stx	%g2, [%fp+2023]
	call	memset, 0
	 stx	%o0, [%fp+2039]
	lduw	[%l4+104], %g1
	cmp	%g1, 0
	bl,pn	%icc, .L820
	 sra	%g1, 0, %g1
	sub	%l0, %g1, %l0
	cmp	%i4, %l0
	movlu	%xcc, %l0, %i4
.L820:
	add	%fp, 1935, %l5
.L882:
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+2015], %i1
	ldx	[%fp+1967], %g1
	cmp	%i4, %g1
	be,pn	%xcc, .L821
	 mov	128, %l1
	ldsb	[%i4-1], %l1
.L821:
	ldx	[%fp+1935], %g1
	mov	0, %o1
	ldx	[%g1+48], %o2
	call	memset, 0
	 mov	%i1, %o0
	mov	1, %g1
	mov	%i1, %o5
	stb	%g1, [%i1+%i0]
	mov	%i1, %o3
	mov	%i5, %o2
	mov	%i0, %o1
	mov	132, %o4
	call	lstep, 0
	 ldx	[%fp+1935], %o0
	mov	0, %i1
	ldx	[%fp+1935], %g1
	mov	%o0, %l7
	mov	%o0, %o1
	ldx	[%g1+48], %o2
	call	memcpy, 0
	 ldx	[%fp+1919], %o0
.L860:
	ldx	[%fp+1975], %g1
	cmp	%g1, %i4
	be,pn	%xcc, .L822
	 mov	128, %l0
	ldsb	[%i4], %l0
.L822:
	ldx	[%fp+1935], %g1
	ldx	[%fp+1919], %o1
	ldx	[%g1+48], %o2
	call	memcmp, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	move	%icc, %i4, %i1
	cmp	%l1, 10
	be,pn	%icc, .L1087
	 cmp	%l1, 128
	be,pn	%icc, .L1088
	 cmp	%l0, 10
	be,pn	%icc, .L838
	 cmp	%l0, 128
	be,pn	%icc, .L839
	 lduw	[%fp+1943], %g2
.L1063:
	mov	0, %l3
.L826:
	and	%l1, 0xff, %l6
.L1112:
	call	isalnum, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L849
	 cmp	%l1, 95
	be,pn	%icc, .L1089
	 cmp	%l0, 128
.L1142:
	bne,pn	%icc, .L836
	 nop
.L843:
	cmp	%l1, 128
.L1144:
	be,pn	%icc, .L834
	 and	%l1, 0xff, %l6
.L849:
	call	isalnum, 0
	 mov	%l6, %o0
	cmp	%g0, %o0
	xor	%l1, 95, %l1
	addx	%g0, 0, %g2
	cmp	%g0, %l1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L834
	 cmp	%l3, 130
	be,pn	%icc, .L856
	 mov	134, %o4
.L898:
	cmp	%l0, 128
.L1141:
	bne,pn	%icc, .L857
	 nop
	add	%l3, -133, %l3
.L1140:
	cmp	%l3, 1
	bleu,pn	%icc, .L856
	 mov	133, %o4
.L834:
	ldsb	[%l7+%i5], %g1
.L1113:
	cmp	%g0, %g1
	xor	%l2, %i4, %g2
	addx	%g0, 0, %g3
	mov	0, %g1
	movre	%g2, 1, %g1
	orcc	%g3, %g1, %g0
	bne,a,pn %icc, .L1135
	 stx	%i1, [%fp+1983]
	ldx	[%fp+1935], %g1
.L1136:
	ldx	[%fp+1903], %l1
	mov	%l7, %o1
	ldx	[%g1+48], %o2
	call	memcpy, 0
	 mov	%l1, %o0
	ldx	[%fp+1935], %g1
	ldx	[%fp+1919], %o1
	ldx	[%g1+48], %o2
	call	memcpy, 0
	 mov	%l7, %o0
	add	%i4, 1, %i4
	mov	%l7, %o5
	mov	%l1, %o3
	sra	%l0, 0, %o4
	mov	%i5, %o2
	mov	%i0, %o1
	ldx	[%fp+1935], %o0
	call	lstep, 0
	 mov	%l0, %l1
	ba,pt	%xcc, .L860
	 mov	%o0, %l7
.L839:
	andcc	%g2, 2, %g0
	bne,pn	%xcc, .L1063
	 ldx	[%fp+1935], %g1
	mov	%g1, %o0
.L1062:
	mov	0, %l6
.L1145:
	mov	130, %l3
.L901:
	lduw	[%o0+80], %g1
	add	%l6, %g1, %l6
	cmp	%l6, 0
	bg,pn	%icc, .L837
	 cmp	%l1, 128
	bne,a,pn %icc, .L1112
	 and	%l1, 0xff, %l6
	ldsb	[%l7+%i5], %g1
.L1143:
	cmp	%g0, %g1
	xor	%l2, %i4, %g2
	addx	%g0, 0, %g3
	mov	0, %g1
	movre	%g2, 1, %g1
	orcc	%g3, %g1, %g0
	be,pt	%icc, .L1136
	 ldx	[%fp+1935], %g1
	stx	%i1, [%fp+1983]
.L1135:
	ldsb	[%l7+%i5], %g1
	cmp	%g1, 0
	be,pn	%icc, .L861
	 nop
	brnz,pt	%i2, .L1137
	 mov	%i1, %o1
	lduw	[%l4+144], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L1138
	 mov	%i5, %o4
	ba,pt	%xcc, .L864
	 ldx	[%fp+1951], %o0
.L1091:
	ldx	[%fp+1983], %i1
	add	%i1, 1, %i1
	stx	%i1, [%fp+1983]
	mov	%i1, %o1
.L1137:
	mov	%i5, %o4
.L1138:
	mov	%i0, %o3
	mov	%l2, %o2
	call	lslow, 0
	 mov	%l5, %o0
	brz,pt	%o0, .L1091
	 mov	%o0, %i1
	cmp	%i2, 1
	be,a,pn	%xcc, .L1092
	 lduw	[%l4+144], %g1
	ldx	[%fp+1935], %g1
.L1151:
	ldx	[%fp+1951], %g3
	brz,pn	%g3, .L1093
	 ldx	[%g1+136], %g2
.L869:
	ldx	[%g1+136], %g1
	brz,pn	%g1, .L875
	 add	%g1, 1, %g4
	mov	-1, %g2
	add	%g3, 16, %g1
	sllx	%g4, 4, %g4
	add	%g3, %g4, %g3
	stx	%g2, [%g1+8]
.L1139:
	stx	%g2, [%g1]
	add	%g1, 16, %g1
	cmp	%g3, %g1
	bne,a,pt %xcc, .L1139
	 stx	%g2, [%g1+8]
.L875:
	lduw	[%l4+144], %g2
	lduw	[%fp+1943], %g1
	and	%g1, 1024, %g1
	orcc	%g1, %g2, %g0
	be,pn	%icc, .L1094
	 mov	%i5, %o4
	ldx	[%l4+152], %g1
	brlez,pn %g1, .L877
	 ldx	[%fp+1991], %g2
	brz,pn	%g2, .L1095
	 add	%g1, 1, %g1
.L877:
	mov	0, %o5
.L1157:
	mov	%i5, %o4
.L1158:
	mov	%i0, %o3
	mov	%i1, %o2
	ldx	[%fp+1983], %o1
	call	lbackref, 0
	 mov	%l5, %o0
.L876:
	brnz,pn	%o0, .L878
	 ldx	[%fp+1983], %o1
	cmp	%o1, %i1
	bgeu,pn	%xcc, .L879
	 add	%i1, -1, %o2
	mov	%i5, %o4
	mov	%i0, %o3
	call	lslow, 0
	 mov	%l5, %o0
	brnz,pt	%o0, .L877
	 mov	%o0, %i1
	ldx	[%fp+1983], %o1
.L879:
	ba,pt	%xcc, .L882
	 add	%o1, 1, %i4
.L857:
	call	isalnum, 0
	 and	%l0, 0xff, %o0
	xor	%l0, 95, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	be,a,pt	%icc, .L1140
	 add	%l3, -133, %l3
	mov	134, %o4
.L856:
	mov	%l7, %o5
	mov	%l7, %o3
	mov	%i5, %o2
	mov	%i0, %o1
	call	lstep, 0
	 ldx	[%fp+1935], %o0
	ba,pt	%xcc, .L834
	 mov	%o0, %l7
.L1089:
	call	isalnum, 0
	 mov	95, %o0
	cmp	%l3, 130
	bne,pt	%icc, .L1141
	 cmp	%l0, 128
	ba,pt	%xcc, .L856
	 mov	134, %o4
.L1099:
	ble,pn	%icc, .L836
	 mov	129, %l3
	mov	%g1, %o0
	mov	129, %l3
.L837:
	sra	%l3, 0, %g1
.L1152:
	ba,pt	%xcc, .L846
	 stx	%g1, [%fp+1927]
.L1096:
	ldx	[%fp+1935], %o0
.L846:
	mov	%l7, %o5
	mov	%l7, %o3
	ldx	[%fp+1927], %o4
	mov	%i5, %o2
	call	lstep, 0
	 mov	%i0, %o1
	addcc	%l6, -1, %l6
	bne,pt	%icc, .L1096
	 mov	%o0, %l7
	cmp	%l3, 129
	be,pt	%icc, .L1142
	 cmp	%l0, 128
	cmp	%l1, 128
	be,a,pt	%icc, .L1143
	 ldsb	[%l7+%i5], %g1
	ba,pt	%xcc, .L1112
	 and	%l1, 0xff, %l6
.L1087:
	ldx	[%fp+1935], %g1
	lduw	[%g1+40], %l3
	andcc	%l3, 2, %l3
	bne,pt	%icc, .L825
	 mov	%g1, %o0
	cmp	%l0, 128
	bne,pn	%icc, .L826
	 lduw	[%fp+1943], %g2
	andcc	%g2, 2, %g0
	bne,pn	%xcc, .L1112
	 and	%l1, 0xff, %l6
	ba,pt	%xcc, .L1145
	 mov	0, %l6
.L1088:
	lduw	[%fp+1943], %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L829
	 cmp	%l0, 10
	ldx	[%fp+1935], %o0
	mov	%o0, %g1
	be,pn	%icc, .L1097
	 lduw	[%o0+76], %l6
.L831:
	cmp	%l0, 128
	be,pn	%icc, .L835
	 cmp	%l6, 0
	bne,pn	%icc, .L1098
	 mov	129, %l3
.L836:
	call	isalnum, 0
	 and	%l0, 0xff, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L851
	 cmp	%l1, 128
	cmp	%l0, 95
	bne,pt	%icc, .L1144
	 cmp	%l1, 128
	be,pn	%icc, .L856
	 mov	133, %o4
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	cmp	%g0, %o0
	xor	%l1, 95, %l1
	addx	%g0, 0, %g2
	cmp	%g0, %l1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,a,pn	%icc, .L856
	 mov	133, %o4
	call	isalnum, 0
	 mov	95, %o0
	ba,pt	%xcc, .L856
	 mov	133, %o4
.L1097:
	lduw	[%o0+40], %g3
	andcc	%g3, 2, %g0
	bne,pn	%xcc, .L952
	 cmp	%l6, 0
	bne,pn	%icc, .L1099
	 nop
	call	isalnum, 0
	 mov	10, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L1113
	 ldsb	[%l7+%i5], %g1
	ba,pt	%xcc, .L856
	 mov	133, %o4
.L825:
	cmp	%l0, 10
	bne,pt	%icc, .L831
	 lduw	[%g1+76], %l6
.L952:
	ba,pt	%xcc, .L901
	 mov	131, %l3
.L829:
	be,pn	%icc, .L832
	 cmp	%l0, 128
	bne,a,pt %icc, .L1113
	 ldsb	[%l7+%i5], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L834
	 ldx	[%fp+1935], %g1
	ba,pt	%xcc, .L1062
	 mov	%g1, %o0
.L838:
	ldx	[%fp+1935], %o0
	lduw	[%o0+40], %l3
	andcc	%l3, 2, %l3
	bne,a,pt %icc, .L1145
	 mov	0, %l6
	ba,pt	%xcc, .L1112
	 and	%l1, 0xff, %l6
.L851:
	be,pn	%icc, .L856
	 mov	133, %o4
	call	isalnum, 0
	 and	%l1, 0xff, %o0
	cmp	%g0, %o0
	xor	%l1, 95, %l1
	addx	%g0, 0, %g2
	cmp	%g0, %l1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	bne,pt	%icc, .L898
	 mov	133, %l3
	ba,pt	%xcc, .L856
	 mov	133, %o4
.L835:
	lduw	[%fp+1943], %g3
	andcc	%g3, 2, %g0
	be,pn	%xcc, .L952
	 cmp	%l6, 0
	be,pt	%icc, .L843
	 mov	129, %l3
	ble,pn	%icc, .L843
	 mov	%g1, %o0
	ba,pt	%xcc, .L1152
	 sra	%l3, 0, %g1
.L832:
	ldx	[%fp+1935], %o0
	mov	0, %l6
	lduw	[%o0+40], %g1
	andcc	%g1, 2, %g0
	bne,pt	%xcc, .L901
	 mov	130, %l3
	ba,pt	%xcc, .L1113
	 ldsb	[%l7+%i5], %g1
.L738:
	cmp	%i1, 10
	bne,pt	%icc, .L1100
	 mov	%i4, %l0
.L731:
	ldx	[%fp+1935], %g2
.L1129:
	lduw	[%g2+40], %l5
	andcc	%l5, 2, %l5
	bne,pt	%icc, .L735
	 mov	%g2, %l3
	cmp	%l2, 10
	be,pn	%icc, .L743
	 cmp	%l2, 128
	bne,a,pt %icc, .L1117
	 stx	%o5, [%fp+1919]
.L742:
	lduw	[%fp+1943], %g1
	andcc	%g1, 2, %l6
	bne,pt	%icc, .L743
	 mov	0, %l5
	mov	130, %l5
.L1104:
	lduw	[%l3+80], %g2
	add	%l6, %g2, %l6
	cmp	%l6, 0
	bg,pn	%icc, .L1146
	 sra	%l5, 0, %g1
.L741:
	cmp	%i1, 128
.L1147:
	bne,a,pn %icc, .L1117
	 stx	%o5, [%fp+1919]
.L925:
	mov	%l2, %i1
.L749:
	ldx	[%fp+1903], %g1
	and	%o5, %g1, %g1
	brnz,pn	%g1, .L768
	 cmp	%l1, %i4
.L1130:
	be,pn	%xcc, .L814
	 mov	%o5, %o3
	sra	%i1, 0, %o4
	mov	%l7, %o5
	mov	%i5, %o2
	mov	%i0, %o1
	call	sstep, 0
	 ldx	[%fp+1935], %o0
	add	%i4, 1, %i4
	ldx	[%fp+1975], %l2
	cmp	%i4, %l2
	bne,pt	%xcc, .L729
	 mov	%o0, %o5
.L1079:
	cmp	%l7, %o5
	be,pn	%xcc, .L1101
	 cmp	%i1, 10
	be,pn	%icc, .L1102
	 cmp	%i1, 128
	be,pn	%icc, .L1103
	 lduw	[%fp+1943], %g3
	lduw	[%fp+1943], %g1
.L748:
	andcc	%g1, 2, %l6
.L1116:
	bne,pn	%icc, .L944
	 ldx	[%fp+1935], %l3
	mov	128, %l2
	ba,pt	%xcc, .L1104
	 mov	130, %l5
.L739:
	lduw	[%l3+40], %l5
	andcc	%l5, 2, %l5
	be,pn	%icc, .L743
	 mov	10, %l2
	mov	0, %l6
	mov	10, %l2
	mov	130, %l5
.L895:
	lduw	[%l3+80], %g2
	add	%l6, %g2, %l6
	cmp	%l6, 0
	ble,pt	%icc, .L1147
	 cmp	%i1, 128
.L752:
	sra	%l5, 0, %g1
.L1146:
	stx	%g1, [%fp+1919]
.L758:
	mov	%o5, %o3
	ldx	[%fp+1919], %o4
	mov	%i5, %o2
	mov	%i0, %o1
	call	sstep, 0
	 mov	%l3, %o0
	addcc	%l6, -1, %l6
	bne,pt	%icc, .L758
	 mov	%o0, %o5
	cmp	%l5, 129
	bne,pn	%icc, .L741
	 cmp	%l2, 128
	be,pt	%icc, .L1148
	 cmp	%i1, 128
	ba,pt	%xcc, .L1114
	 stx	%o5, [%fp+1919]
.L1080:
	stx	%o5, [%fp+1919]
	call	isalnum, 0
	 mov	95, %o0
	cmp	%l5, 130
	bne,pt	%icc, .L1047
	 ldx	[%fp+1919], %o5
	ba,pt	%xcc, .L1115
	 mov	%l2, %i1
.L1101:
	be,pn	%icc, .L915
	 mov	%i4, %l0
	cmp	%i1, 128
	bne,pt	%icc, .L748
	 lduw	[%fp+1943], %g1
	mov	128, %l2
.L732:
	lduw	[%fp+1943], %g1
	andcc	%g1, 1, %g0
	bne,pt	%xcc, .L744
	 cmp	%l2, 10
	ldx	[%fp+1935], %l3
	mov	%l3, %g2
	be,pn	%icc, .L1105
	 lduw	[%l3+76], %l6
.L746:
	cmp	%l2, 128
	be,pn	%icc, .L750
	 lduw	[%fp+1943], %g3
	cmp	%l6, 0
	be,pt	%icc, .L751
	 mov	129, %l5
	bg,pt	%icc, .L1146
	 sra	%l5, 0, %g1
.L751:
	stx	%o5, [%fp+1919]
.L1114:
	call	isalnum, 0
	 and	%l2, 0xff, %o0
	and	%l2, 255, %l3
	cmp	%o0, 0
	bne,pt	%icc, .L1059
	 ldx	[%fp+1919], %o5
	cmp	%l2, 95
	be,pn	%icc, .L1059
	 cmp	%i1, 128
	bne,a,pt %icc, .L761
	 and	%i1, 0xff, %l3
	ba,pt	%xcc, .L749
	 mov	%l2, %i1
.L1103:
	andcc	%g3, 1, %g0
	bne,pt	%xcc, .L748
	 mov	%g3, %g1
	ldx	[%fp+1935], %g2
	mov	128, %l2
	mov	%g2, %l3
	lduw	[%g2+76], %l6
.L750:
	andcc	%g3, 2, %g0
	be,pn	%xcc, .L950
	 cmp	%l6, 0
	be,pt	%icc, .L757
	 mov	129, %l5
	ble,pn	%icc, .L1148
	 cmp	%i1, 128
	ba,pt	%xcc, .L752
	 mov	%g2, %l3
.L1102:
	ldx	[%fp+1935], %l3
	mov	128, %l2
	lduw	[%l3+40], %g1
	andcc	%g1, 2, %g0
	be,pt	%xcc, .L742
	 mov	%l3, %g2
.L735:
	cmp	%l2, 10
	bne,pt	%icc, .L746
	 lduw	[%g2+76], %l6
.L950:
	ba,pt	%xcc, .L895
	 mov	131, %l5
.L1059:
	cmp	%i1, 128
	be,a,pn	%icc, .L1149
	 mov	%l2, %i1
	stx	%o5, [%fp+1919]
	call	isalnum, 0
	 and	%i1, 0xff, %o0
	cmp	%g0, %o0
	xor	%i1, 95, %i1
	addx	%g0, 0, %g2
	cmp	%g0, %i1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L1060
	 ldx	[%fp+1919], %o5
	stx	%o5, [%fp+1919]
	call	isalnum, 0
	 sra	%l3, 0, %o0
	xor	%l2, 95, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L762
	 ldx	[%fp+1919], %o5
.L1060:
	mov	%l2, %i1
.L1149:
	ba,pt	%xcc, .L765
	 mov	133, %o4
.L744:
	be,pn	%icc, .L747
	 cmp	%l2, 128
	bne,a,pt %icc, .L749
	 mov	%l2, %i1
	ba,pt	%xcc, .L1116
	 andcc	%g1, 2, %l6
.L747:
	ldx	[%fp+1935], %l3
	lduw	[%l3+40], %g1
	andcc	%g1, 2, %g0
	bne,a,pn %xcc, .L940
	 mov	0, %l6
	ba,pt	%xcc, .L749
	 mov	10, %i1
.L1105:
	lduw	[%l3+40], %g3
	andcc	%g3, 2, %g0
	bne,pn	%xcc, .L950
	 cmp	%l6, 0
	be,a,pn	%icc, .L1106
	 stx	%o5, [%fp+1919]
	ble,pn	%icc, .L751
	 mov	129, %l5
	ba,pt	%xcc, .L752
	 mov	%g2, %l3
.L906:
	mov	2, %g1
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L944:
	mov	0, %l5
	cmp	%i1, 128
	be,pt	%icc, .L925
	 mov	128, %l2
	ba,pt	%xcc, .L1117
	 stx	%o5, [%fp+1919]
.L785:
	brz,pn	%i2, .L790
	 ldx	[%fp+1951], %o0
.L791:
	ldx	[%fp+1959], %g2
	ldx	[%fp+1983], %g1
	sub	%i1, %g2, %i1
	sub	%g1, %g2, %g1
	stx	%i1, [%i3+8]
	cmp	%i2, 1
	be,pn	%xcc, .L790
	 stx	%g1, [%i3]
	ldx	[%fp+1935], %g2
	mov	16, %g1
	ldx	[%g2+136], %g4
	mov	-1, %g3
	mov	1, %g2
	add	%i3, 8, %i4
.L797:
	cmp	%g4, %g2
	blu,a,pt %xcc, .L795
	 stx	%g3, [%i3+%g1]
	ldx	[%o0+%g1], %g5
	stx	%g5, [%i3+%g1]
	add	%o0, %g1, %i5
	add	%i3, %g1, %g5
	ldx	[%i5+8], %i5
	stx	%i5, [%g5+8]
.L796:
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bgu,pt	%xcc, .L797
	 add	%g1, 16, %g1
.L790:
	brz,a,pn %o0, .L1122
	 ldx	[%fp+1991], %o0
.L792:
	call	free, 0
	 nop
	ldx	[%fp+1991], %o0
.L1122:
	brz,a,pn %o0, .L1159
	 ldsw	[%fp+1915], %i0
	call	free, 0
	 nop
	ldsw	[%fp+1915], %i0
	return	%i7+8
	 nop
.L1083:
	cmp	%g1, 0
	bne,pt	%icc, .L1150
	 ldx	[%fp+1935], %g2
	ba,pt	%xcc, .L791
	 ldx	[%fp+1951], %o0
.L915:
	ba,pt	%xcc, .L731
	 mov	128, %l2
.L878:
	brz,pn	%i2, .L883
	 ldx	[%fp+1951], %o0
.L884:
	ldx	[%fp+1959], %g2
	ldx	[%fp+1983], %g1
	sub	%i1, %g2, %i1
	sub	%g1, %g2, %g1
	stx	%i1, [%i3+8]
	cmp	%i2, 1
	be,pn	%xcc, .L883
	 stx	%g1, [%i3]
	ldx	[%fp+1935], %g2
	mov	16, %g1
	ldx	[%g2+136], %g4
	mov	-1, %g3
	mov	1, %g2
	add	%i3, 8, %i4
.L890:
	cmp	%g4, %g2
	blu,a,pt %xcc, .L888
	 stx	%g3, [%i3+%g1]
	ldx	[%o0+%g1], %g5
	stx	%g5, [%i3+%g1]
	add	%o0, %g1, %i5
	add	%i3, %g1, %g5
	ldx	[%i5+8], %i5
	stx	%i5, [%g5+8]
.L889:
	add	%g2, 1, %g2
	cmp	%i2, %g2
	bgu,pt	%xcc, .L890
	 add	%g1, 16, %g1
.L883:
	brz,a,pn %o0, .L1123
	 ldx	[%fp+1991], %o0
.L885:
	call	free, 0
	 nop
	ldx	[%fp+1991], %o0
.L1123:
	brz,pn	%o0, .L892
	 nop
	call	free, 0
	 nop
.L892:
	call	free, 0
	 ldx	[%fp+2007], %o0
	ldsw	[%fp+1915], %i0
	return	%i7+8
	 nop
.L1092:
	cmp	%g1, 0
	bne,pt	%icc, .L1151
	 ldx	[%fp+1935], %g1
	ba,pt	%xcc, .L884
	 ldx	[%fp+1951], %o0
.L927:
.L1124:
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L1098:
	bg,pt	%icc, .L1152
	 sra	%l3, 0, %g1
	ba,pt	%xcc, .L836
	 nop
.L710:
	call	strlen, 0
	 mov	%i1, %l0
	ba,pt	%xcc, .L711
	 add	%i1, %o0, %l1
.L808:
.L1133:
	blu,pt	%xcc, .L806
	 mov	%i4, %l0
	ba,pt	%xcc, .L1119
	 cmp	%l2, %l0
.L818:
.L1153:
	cmp	%l2, %l0
	be,pn	%xcc, .L1128
	 mov	1, %g1
	ldx	[%l4+96], %o1
.L806:
	ldsb	[%l0], %g2
	ldsb	[%o1], %g1
	cmp	%g2, %g1
	bne,a,pt %icc, .L1153
	 add	%l0, 1, %l0
	ldsw	[%l4+128], %o2
	sub	%l2, %l0, %g1
	cmp	%g1, %o2
	bl,a,pt	%xcc, .L1153
	 add	%l0, 1, %l0
	call	memcmp, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L818
	 add	%l0, 1, %l0
	cmp	%l2, %l0
.L1119:
	bne,a,pt %xcc, .L1120
	 ldx	[%l4+48], %o0
	mov	1, %g1
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L801:
	call	strlen, 0
	 mov	%i1, %i4
	ba,pt	%xcc, .L802
	 add	%i1, %o0, %l2
.L1084:
	add	%g1, 1, %g1
	call	malloc, 0
	 sllx	%g1, 4, %o0
	stx	%o0, [%fp+1951]
	brz,pn	%o0, .L819
	 mov	%o0, %g3
	ba,pt	%xcc, .L776
	 ldx	[%fp+1935], %g2
.L1093:
	add	%g2, 1, %g2
	call	malloc, 0
	 sllx	%g2, 4, %o0
	stx	%o0, [%fp+1951]
	brz,pn	%o0, .L870
	 mov	%o0, %g3
	ba,pt	%xcc, .L869
	 ldx	[%fp+1935], %g1
.L717:
.L1126:
	blu,pt	%xcc, .L715
	 mov	%l0, %i4
	ba,pt	%xcc, .L1108
	 mov	%l0, %o1
.L726:
.L1154:
	cmp	%l1, %i4
	be,pn	%xcc, .L1128
	 mov	1, %g1
	ldx	[%l4+96], %o1
.L715:
	ldsb	[%i4], %g2
	ldsb	[%o1], %g1
	cmp	%g2, %g1
	bne,a,pt %icc, .L1154
	 add	%i4, 1, %i4
	ldsw	[%l4+128], %o2
	sub	%l1, %i4, %g1
	cmp	%g1, %o2
	bl,a,pt	%xcc, .L1154
	 add	%i4, 1, %i4
	call	memcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L726
	 add	%i4, 1, %i4
	mov	%i4, %o1
	cmp	%l1, %o1
	bne,a,pt %xcc, .L1125
	 stx	%l4, [%fp+1935]
	mov	1, %g1
.L1121:
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L795:
	ba,pt	%xcc, .L796
	 stx	%g3, [%i4+%g1]
.L888:
	ba,pt	%xcc, .L889
	 stx	%g3, [%i4+%g1]
.L1086:
	call	malloc, 0
	 sllx	%g1, 3, %o0
	stx	%o0, [%fp+1991]
	ldx	[%l4+152], %g1
	brlez,pn %g1, .L1155
	 mov	0, %o5
	brnz,pt	%o0, .L1156
	 mov	%i5, %o4
	call	free, 0
	 ldx	[%fp+1951], %o0
.L819:
	mov	12, %g1
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L1095:
	call	malloc, 0
	 sllx	%g1, 3, %o0
	stx	%o0, [%fp+1991]
	ldx	[%l4+152], %g1
	brlez,pn %g1, .L1157
	 mov	0, %o5
	brnz,pt	%o0, .L1158
	 mov	%i5, %o4
	call	free, 0
	 ldx	[%fp+1951], %o0
	call	free, 0
	 ldx	[%fp+2007], %o0
	mov	12, %g1
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L1085:
	mov	%i0, %o3
	mov	%i1, %o2
	ldx	[%fp+1983], %o1
	call	sdissect, 0
	 ldx	[%fp+1927], %o0
	ba,pt	%xcc, .L783
	 nop
.L1094:
	mov	%i0, %o3
	mov	%i1, %o2
	ldx	[%fp+1983], %o1
	call	ldissect, 0
	 mov	%l5, %o0
	ba,pt	%xcc, .L876
	 nop
.L930:
	cmp	%o1, %o5
	bne,pt	%xcc, .L1128
	 mov	1, %g1
	ba,pt	%xcc, .L1120
	 ldx	[%l4+48], %o0
.L910:
	ba,pt	%xcc, .L719
	 mov	%g1, %o5
.L1106:
	call	isalnum, 0
	 mov	10, %o0
	cmp	%o0, 0
	be,pn	%icc, .L925
	 ldx	[%fp+1919], %o5
	mov	%l2, %i1
	ba,pt	%xcc, .L765
	 mov	133, %o4
.L870:
	call	free, 0
	 ldx	[%fp+2007], %o0
	mov	12, %g1
	ba,pt	%xcc, .L707
	 st	%g1, [%fp+1915]
.L1108:
	cmp	%l1, %o1
	bne,a,pt %xcc, .L1125
	 stx	%l4, [%fp+1935]
	ba,pt	%xcc, .L1121
	 mov	1, %g1
.L771:
	brnz,pt	%o0, .L792
	 nop
	ba,pt	%xcc, .L1122
	 ldx	[%fp+1991], %o0
.L864:
	brnz,pt	%o0, .L885
	 nop
	ba,pt	%xcc, .L1123
	 ldx	[%fp+1991], %o0
.L940:
	ba,pt	%xcc, .L895
	 mov	130, %l5
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
