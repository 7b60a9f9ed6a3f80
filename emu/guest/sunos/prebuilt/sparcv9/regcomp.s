! 4966b37f3cc4d9a6138a5bbd4081fcb1 newlib/libc/posix/regcomp.c
	.file	"regcomp.c"
	.section	".text"
	.section	.text.freeset,"ax",@progbits
	.align 4
	.type	freeset, #function
	.proc	020
freeset:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+56], %g2
	ldsw	[%g2+20], %g1
	lduw	[%g2+16], %i5
	ldx	[%g2+24], %i3
	cmp	%i5, 0
	be,pn	%icc, .L2
	 sllx	%g1, 5, %i4
	mov	0, %g1
.L3:
	and	%g1, 0xff, %g3
	ldx	[%i1], %g4
	ldub	[%i1+8], %g2
	ldub	[%g4+%g3], %g5
	andn	%g5, %g2, %g2
	stb	%g2, [%g4+%g3]
	and	%g1, 0xff, %g3
	lduh	[%i1+10], %g2
	sub	%g2, %g3, %g2
	add	%g1, 1, %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L3
	 sth	%g2, [%i1+10]
.L2:
	add	%i4, -32, %g1
	add	%i3, %g1, %g1
	cmp	%i1, %g1
	be,a,pn	%xcc, .L10
	 ldx	[%i0+56], %g2
	return	%i7+8
	 nop
.L10:
	lduw	[%g2+20], %g1
	add	%g1, -1, %g1
	st	%g1, [%g2+20]
	return	%i7+8
	 nop
	.size	freeset, .-freeset
	.section	.text.altoffset,"ax",@progbits
	.align 4
	.type	altoffset, #function
	.proc	04
altoffset:
	save	%sp, -192, %sp
	cmp	%i1, -1
	be,pn	%icc, .L28
	 sethi	%hi(4160749568), %g1
	ldx	[%i0], %i5
	sethi	%hi(2415919104), %g2
	and	%i5, %g1, %g1
	xor	%g1, %g2, %g2
	mov	0, %g3
	sethi	%hi(1610612736), %g4
	movrne	%g2, 1, %g3
	xor	%g1, %g4, %g4
	mov	0, %g2
	movrne	%g4, 1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L25
	 add	%i0, 8, %g5
	sethi	%hi(268435456), %l3
	mov	-1, %i3
	sethi	%hi(1744829440), %l2
	sethi	%hi(134217728), %l1
	mov	0, %i0
	mov	0, %l5
	srlx	%i3, 37, %i3
	sethi	%hi(2281701376), %l0
	xnor	%g0, %l3, %l4
	xor	%l2, -1024, %l2
	ba,pt	%xcc, .L23
	 xnor	%g0, %l1, %l1
.L15:
	cmp	%g1, %g2
	be,a,pn	%xcc, .L18
	 cmp	%l5, %i0
	bleu,pn	%xcc, .L36
	 and	%g1, %l4, %g2
	cmp	%g2, %l0
	be,pn	%xcc, .L20
	 sethi	%hi(2684354560), %g2
	cmp	%g1, %g2
	bne,a,pn %xcc, .L41
	 mov	-1, %i0
.L20:
	ldx	[%g5], %i5
.L43:
	sethi	%hi(4160749568), %g1
	sethi	%hi(1610612736), %g2
	and	%i5, %g1, %g1
	xor	%g1, %g2, %g2
	mov	0, %g3
	sethi	%hi(2415919104), %g4
	movrne	%g2, 1, %g3
	xor	%g1, %g4, %g4
	mov	0, %g2
	movrne	%g4, 1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L37
	 add	%g5, 8, %g5
.L23:
	sethi	%hi(1476395008), %g2
	cmp	%g1, %g2
	be,pn	%xcc, .L42
	 sra	%i0, 0, %o1
	bgu,pt	%xcc, .L15
	 sethi	%hi(2147483648), %g2
	sethi	%hi(671088640), %g2
	cmp	%g1, %g2
	be,pn	%xcc, .L16
	 sethi	%hi(805306368), %g2
	cmp	%g1, %g2
	bne,pn	%xcc, .L38
	 cmp	%g1, %l3
	brnz,a,pn %i2, .L41
	 mov	-1, %i0
.L16:
	add	%i0, 1, %i0
.L44:
	cmp	%i0, -1
	bne,a,pt %icc, .L43
	 ldx	[%g5], %i5
.L12:
	return	%i7+8
	 sra	%o0, 0, %o0
.L36:
	sethi	%hi(2013265920), %g2
	cmp	%g1, %g2
	be,pn	%xcc, .L14
	 sra	%i0, 0, %o1
	bgu,a,pt %xcc, .L41
	 mov	-1, %i0
	add	%g1, %l2, %g1
	and	%g1, %l1, %g1
	brz,a,pn %g1, .L43
	 ldx	[%g5], %i5
.L28:
	mov	-1, %i0
.L39:
.L41:
	return	%i7+8
	 sra	%o0, 0, %o0
.L38:
	be,a,pn	%xcc, .L44
	 add	%i0, 1, %i0
	ba,pt	%xcc, .L39
	 mov	-1, %i0
.L18:
	ldx	[%g5], %i5
	sethi	%hi(4160749568), %g1
	sethi	%hi(1610612736), %g2
	and	%i5, %g1, %g1
	xor	%g1, %g2, %g2
	movl	%icc, %i0, %l5
	mov	0, %g3
	sethi	%hi(2415919104), %g4
	movrne	%g2, 1, %g3
	xor	%g1, %g4, %g4
	mov	0, %g2
	mov	0, %i0
	movrne	%g4, 1, %g2
	andcc	%g3, %g2, %g0
	bne,pt	%icc, .L23
	 add	%g5, 8, %g5
.L37:
	cmp	%l5, %i0
	movge	%icc, %l5, %i0
	ba,pt	%xcc, .L12
	 add	%i0, %i1, %i0
.L14:
.L42:
	mov	%i2, %o2
	mov	%g5, %o0
	call	altoffset, 0
	 stx	%g5, [%fp+2039]
	cmp	%o0, -1
	be,pn	%icc, .L12
	 mov	%o0, %i0
	ldx	[%fp+2039], %g5
	sethi	%hi(4160749568), %o4
	add	%g5, -8, %g5
	sethi	%hi(1610612736), %o5
	sethi	%hi(2415919104), %o7
	and	%i5, %i3, %g3
.L45:
	sllx	%g3, 3, %g3
	mov	0, %g2
	add	%g5, %g3, %g5
	mov	0, %g1
	ldx	[%g5], %i5
	and	%i5, %o4, %g4
	xor	%g4, %o5, %i4
	xor	%g4, %o7, %g3
	movrne	%i4, 1, %g2
	movrne	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L40
	 cmp	%g4, %l0
	ba,pt	%xcc, .L20
	 add	%g5, 8, %g5
.L40:
	be,pt	%xcc, .L45
	 and	%i5, %i3, %g3
	ba,pt	%xcc, .L39
	 mov	-1, %i0
.L25:
	ba,pt	%xcc, .L12
	 mov	%i1, %i0
	.size	altoffset, .-altoffset
	.section	.text.p_count,"ax",@progbits
	.align 4
	.type	p_count, #function
	.proc	04
p_count:
	save	%sp, -176, %sp
	ldx	[%i0], %g2
	ldx	[%i0+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %i4
	cmp	%g2, %g1
	blu,pt	%xcc, .L47
	 mov	0, %i5
	ba,pt	%xcc, .L57
	 lduw	[%i0+16], %g1
.L50:
	ldx	[%i0], %g3
	add	%g3, 1, %g2
	stx	%g2, [%i0]
	sll	%i5, 2, %g1
	ldsb	[%g3], %g3
	add	%g1, %i5, %g1
	add	%g3, -48, %g3
	add	%g1, %g1, %g1
	ldx	[%i0+8], %g4
	add	%g3, %g1, %i5
	cmp	%g2, %g4
	bgeu,pn	%xcc, .L56
	 add	%i4, 1, %i4
.L47:
	call	isdigit, 0
	 ldub	[%g2], %o0
	cmp	%i5, 255
	mov	0, %g1
	movle	%icc, 1, %g1
	cmp	%g0, %o0
	addx	%g0, 0, %g2
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L50
	 mov	%g1, %g3
.L49:
	mov	0, %g1
	sra	%i4, 0, %i4
	movrgz	%i4, 1, %g1
	andcc	%g1, %g3, %g0
	be,a,pn	%icc, .L48
	 lduw	[%i0+16], %g1
	return	%i7+8
	 sra	%o5, 0, %o0
.L48:
.L57:
	cmp	%g1, 0
	bne,pt	%icc, .L58
	 sethi	%gdop_hix22(nuls), %g1
	mov	10, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L58:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %l7, %gdop(nuls)
	stx	%l7, [%i0]
	stx	%l7, [%i0+8]
	return	%i7+8
	 sra	%o5, 0, %o0
.L56:
	cmp	%i5, 255
	mov	0, %g3
	ba,pt	%xcc, .L49
	 movle	%icc, 1, %g3
	.size	p_count, .-p_count
	.section	.text.p_b_coll_elem,"ax",@progbits
	.align 4
	.type	p_b_coll_elem, #function
	.proc	02
p_b_coll_elem:
	save	%sp, -176, %sp
	ldx	[%i0], %i2
	ldx	[%i0+8], %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i2, %g3
	bgeu,pn	%xcc, .L63
	 mov	%i2, %g2
	add	%g2, 1, %g1
	cmp	%g1, %g3
	bgeu,pt	%xcc, .L64
	 nop
	ldsb	[%g1-1], %g4
.L87:
	cmp	%g4, %i1
	be,a,pn	%icc, .L83
	 ldsb	[%g1], %g4
	stx	%g1, [%i0]
.L75:
	mov	%g1, %g2
	add	%g2, 1, %g1
	cmp	%g1, %g3
	blu,a,pt %xcc, .L87
	 ldsb	[%g1-1], %g4
.L64:
	bne,pt	%xcc, .L75
	 stx	%g1, [%i0]
.L63:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,pt	%icc, .L61
	 mov	7, %g1
.L67:
	sethi	%gdop_hix22(nuls), %g2
.L90:
	mov	0, %g1
	xor	%g2, %gdop_lox10(nuls), %g2
	ldx	[%l7 + %g2], %g2, %gdop(nuls)
	stx	%g2, [%i0]
	stx	%g2, [%i0+8]
.L68:
	sllx	%g1, 56, %g1
	return	%i7+8
	 srax	%g1, 56, %o0
.L83:
	cmp	%g4, 93
	bne,a,pt %icc, .L75
	 stx	%g1, [%i0]
	cmp	%g2, %g3
	bgeu,pn	%xcc, .L63
	 sub	%g2, %i2, %i5
	sethi	%gdop_hix22(cnames), %i4
	xor	%i4, %gdop_lox10(cnames), %i4
	ldx	[%l7 + %i4], %i4, %gdop(cnames)
	ldx	[%i4], %o0
	brz,pn	%o0, .L74
	 sra	%i5, 0, %i3
	mov	%i3, %o2
.L89:
	call	strncmp, 0
	 mov	%i2, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L88
	 add	%i4, 16, %i4
	ldx	[%i4], %g1
	ldsb	[%g1+%i3], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L85
	 ldub	[%i4+8], %g1
	add	%i4, 16, %i4
.L88:
	ldx	[%i4], %o0
	brnz,pt	%o0, .L89
	 mov	%i3, %o2
.L74:
	cmp	%i5, 1
	be,a,pn	%icc, .L68
	 ldub	[%i2], %g1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L90
	 sethi	%gdop_hix22(nuls), %g2
	mov	3, %g1
	ba,pt	%xcc, .L90
	 st	%g1, [%i0+16]
.L85:
	sllx	%g1, 56, %g1
	return	%i7+8
	 srax	%g1, 56, %o0
.L61:
	ba,pt	%xcc, .L67
	 st	%g1, [%i0+16]
	.size	p_b_coll_elem, .-p_b_coll_elem
	.section	.text.p_b_symbol,"ax",@progbits
	.align 4
	.type	p_b_symbol, #function
	.proc	02
p_b_symbol:
	save	%sp, -176, %sp
	ldx	[%i0], %g1
	ldx	[%i0+8], %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	blu,pt	%xcc, .L92
	 add	%g1, 1, %g2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L102
	 sethi	%gdop_hix22(nuls), %g1
	mov	7, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L102:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0+8]
	add	%g1, 1, %g2
	stx	%g2, [%i0]
.L103:
	ldub	[%g1], %o0
.L97:
	sllx	%o0, 56, %i0
	return	%i7+8
	 srax	%o0, 56, %o0
.L92:
	cmp	%g3, %g2
	bleu,a,pn %xcc, .L103
	 stx	%g2, [%i0]
	ldsb	[%g1], %g3
	cmp	%g3, 91
	bne,a,pt %icc, .L103
	 stx	%g2, [%i0]
	ldsb	[%g1+1], %g3
	cmp	%g3, 46
	bne,a,pt %icc, .L103
	 stx	%g2, [%i0]
	add	%g1, 2, %g1
	mov	46, %o1
	stx	%g1, [%i0]
	call	p_b_coll_elem, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
	ldx	[%i0+8], %g2
	cmp	%g1, %g2
	bgeu,a,pt %xcc, .L104
	 lduw	[%i0+16], %g1
	add	%g1, 1, %g3
	cmp	%g2, %g3
	bleu,a,pt %xcc, .L104
	 lduw	[%i0+16], %g1
	ldsb	[%g1], %g2
	cmp	%g2, 46
	bne,a,pt %icc, .L104
	 lduw	[%i0+16], %g1
	ldsb	[%g1+1], %g2
	cmp	%g2, 93
	bne,a,pt %icc, .L96
	 lduw	[%i0+16], %g1
	add	%g1, 2, %g1
	ba,pt	%xcc, .L97
	 stx	%g1, [%i0]
.L96:
.L104:
	cmp	%g1, 0
	bne,pt	%icc, .L105
	 sethi	%gdop_hix22(nuls), %g1
	mov	3, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L105:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %l7, %gdop(nuls)
	stx	%l7, [%i0]
	ba,pt	%xcc, .L97
	 stx	%l7, [%i0+8]
	.size	p_b_symbol, .-p_b_symbol
	.section	.text.doemit.part.0,"ax",@progbits
	.align 4
	.type	doemit.part.0, #function
	.proc	020
doemit.part.0:
	save	%sp, -176, %sp
	ldx	[%i0+40], %g1
	ldx	[%i0+32], %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bge,pn	%xcc, .L110
	 ldx	[%i0+24], %o0
.L107:
	add	%g1, 1, %g2
.L112:
	stx	%g2, [%i0+40]
	sllx	%g1, 3, %g1
	or	%i1, %i2, %i1
	stx	%i1, [%o0+%g1]
	return	%i7+8
	 nop
.L110:
	add	%g3, 1, %g4
	srlx	%g4, 63, %g2
	add	%g2, %g4, %g2
	srax	%g2, 1, %g4
	and	%g2, -2, %g2
	add	%g2, %g4, %i5
	cmp	%g3, %i5
	bge,pt	%xcc, .L112
	 add	%g1, 1, %g2
	call	realloc, 0
	 sllx	%i5, 3, %o1
	brz,a,pn %o0, .L111
	 lduw	[%i0+16], %g1
	ldx	[%i0+40], %g1
	stx	%o0, [%i0+24]
	add	%g1, 1, %g2
	stx	%i5, [%i0+32]
	stx	%g2, [%i0+40]
	sllx	%g1, 3, %g1
	or	%i1, %i2, %i1
	stx	%i1, [%o0+%g1]
	return	%i7+8
	 nop
.L111:
	cmp	%g1, 0
	bne,pt	%icc, .L113
	 sethi	%gdop_hix22(nuls), %g2
	mov	12, %g1
	st	%g1, [%i0+16]
.L113:
	ldx	[%i0+24], %o0
	xor	%g2, %gdop_lox10(nuls), %g2
	ldx	[%i0+40], %g1
	ldx	[%l7 + %g2], %l7, %gdop(nuls)
	stx	%l7, [%i0]
	ba,pt	%xcc, .L107
	 stx	%l7, [%i0+8]
	.size	doemit.part.0, .-doemit.part.0
	.section	.text.doinsert.part.0,"ax",@progbits
	.align 4
	.type	doinsert.part.0, #function
	.proc	020
doinsert.part.0:
	save	%sp, -176, %sp
	ldx	[%i0+40], %i5
	mov	%i0, %o0
	mov	%i2, %o2
	call	doemit.part.0, 0
	 mov	%i1, %o1
	ldx	[%i0+24], %o0
	sllx	%i5, 3, %i5
	add	%i0, 72, %g1
	ldx	[%o0+%i5], %i4
	add	%i0, 144, %g3
	ldx	[%g1], %g2
.L121:
	cmp	%g2, %i3
	bl,a,pt	%xcc, .L119
	 ldx	[%g1+80], %g2
	add	%g2, 1, %g2
	stx	%g2, [%g1]
	ldx	[%g1+80], %g2
.L119:
	cmp	%i3, %g2
	bg,a,pt	%xcc, .L120
	 add	%g1, 8, %g1
	add	%g2, 1, %g2
	stx	%g2, [%g1+80]
	add	%g1, 8, %g1
.L120:
	cmp	%g1, %g3
	bne,a,pt %xcc, .L121
	 ldx	[%g1], %g2
	add	%i3, 1, %g1
	sllx	%g1, 3, %g1
	ldx	[%i0+40], %o2
	add	%g1, -8, %i5
	sub	%o2, %i3, %o2
	add	%o0, %i5, %o1
	add	%o2, -1, %o2
	add	%o0, %g1, %o0
	call	memmove, 0
	 sllx	%o2, 3, %o2
	ldx	[%i0+24], %g1
	stx	%i4, [%g1+%i5]
	return	%i7+8
	 nop
	.size	doinsert.part.0, .-doinsert.part.0
	.section	.text.dupl,"ax",@progbits
	.align 4
	.type	dupl, #function
	.proc	05
dupl:
	save	%sp, -176, %sp
	mov	%i0, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sub	%i2, %i1, %i2
	brz,pt	%i2, .L134
	 ldx	[%i0+40], %i0
	ldx	[%i5+32], %g2
	ldx	[%i5+24], %o0
	add	%g2, %i2, %i4
	cmp	%g2, %i4
	bge,pt	%xcc, .L124
	 mov	%i0, %g1
	call	realloc, 0
	 sllx	%i4, 3, %o1
	brz,a,pn %o0, .L132
	 lduw	[%i5+16], %g1
	stx	%o0, [%i5+24]
	stx	%i4, [%i5+32]
	ldx	[%i5+40], %g1
.L124:
	sllx	%g1, 3, %g1
	sllx	%i1, 3, %i1
	sllx	%i2, 3, %o2
	add	%o0, %i1, %o1
	call	memcpy, 0
	 add	%o0, %g1, %o0
	ldx	[%i5+40], %g1
	add	%g1, %i2, %g1
	stx	%g1, [%i5+40]
.L134:
	return	%i7+8
	 nop
.L132:
	cmp	%g1, 0
	bne,pt	%icc, .L133
	 sethi	%gdop_hix22(nuls), %g2
	mov	12, %g1
	st	%g1, [%i5+16]
.L133:
	ldx	[%i5+24], %o0
	xor	%g2, %gdop_lox10(nuls), %g2
	ldx	[%i5+40], %g1
	ldx	[%l7 + %g2], %l7, %gdop(nuls)
	stx	%l7, [%i5]
	ba,pt	%xcc, .L124
	 stx	%l7, [%i5+8]
	.size	dupl, .-dupl
	.section	.text.ordinary,"ax",@progbits
	.align 4
	.type	ordinary, #function
	.proc	020
ordinary:
	save	%sp, -192, %sp
	ldx	[%i0+56], %g1
	lduw	[%g1+40], %g2
	andcc	%g2, 4, %g0
	bne,pn	%xcc, .L145
	 ldx	[%g1+88], %i5
	lduw	[%i0+16], %g1
.L148:
	cmp	%g1, 0
	bne,pn	%icc, .L141
	 and	%i1, 0xff, %o2
	sethi	%hi(268435456), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
.L141:
	ldub	[%i5+%i1], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L149
	 nop
	ldx	[%i0+56], %g2
	lduw	[%g2+84], %g1
	add	%g1, 1, %g3
	st	%g3, [%g2+84]
	stb	%g1, [%i5+%i1]
	return	%i7+8
	 nop
.L145:
	and	%i1, 0xff, %i4
	call	isalpha, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L148
	 lduw	[%i0+16], %g1
	call	isupper, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L146
	 mov	%i4, %o0
	call	islower, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L147
	 mov	%i1, %g1
.L138:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g1
	cmp	%g1, %i1
	be,a,pt	%icc, .L148
	 lduw	[%i0+16], %g1
	add	%fp, 2039, %g1
	ldx	[%i0], %i4
	stx	%g1, [%i0]
	add	%fp, 2041, %g1
	ldx	[%i0+8], %i5
	stx	%g1, [%i0+8]
	mov	93, %g1
	stb	%i1, [%fp+2039]
	stb	%g0, [%fp+2041]
	stb	%g1, [%fp+2040]
	call	p_bracket, 0
	 mov	%i0, %o0
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
.L149:
	return	%i7+8
	 nop
.L147:
	call	toupper, 0
	 mov	%i4, %o0
	ba,pt	%xcc, .L138
	 mov	%o0, %g1
.L146:
	call	tolower, 0
	 nop
	ba,pt	%xcc, .L138
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
	save	%sp, -176, %sp
	ldx	[%i0+56], %i4
	lduw	[%i4+20], %i5
	add	%i5, 1, %g1
	st	%g1, [%i4+20]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	lduw	[%i0+48], %g1
	ldsw	[%i4+16], %i3
	cmp	%i5, %g1
	bge,pt	%icc, .L152
	 ldx	[%i4+24], %i1
	sra	%i5, 0, %g3
	add	%i5, 7, %g4
	sllx	%g3, 5, %g3
	cmp	%i5, 0
	ldx	[%i4+32], %g2
.L379:
	mov	%i5, %g1
	movl	%icc, %g4, %g1
	sra	%g1, 3, %g1
	mulx	%g1, %i3, %g1
	ldx	[%i0], %o0
	ldx	[%i0+8], %i4
	add	%i1, %g3, %i1
	add	%g2, %g1, %g2
	and	%i5, 7, %i5
	mov	1, %g1
	stx	%g2, [%i1]
	sll	%g1, %i5, %g1
	sth	%g0, [%i1+10]
	stb	%g1, [%i1+8]
	stx	%g0, [%i1+16]
	add	%o0, 5, %g1
	cmp	%i4, %g1
	bgu,pn	%xcc, .L387
	 stx	%g0, [%i1+24]
.L162:
	cmp	%o0, %i4
	bgeu,a,pt %xcc, .L418
	 mov	0, %l1
	ldub	[%o0], %g1
.L412:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 94
	be,pn	%icc, .L388
	 mov	0, %l1
.L169:
	sra	%g1, 24, %g1
	cmp	%g1, 93
	be,pn	%icc, .L389
	 cmp	%g1, 45
	bne,a,pt %icc, .L419
	 ldx	[%i0], %g2
	add	%o0, 1, %o0
	stx	%o0, [%i0]
	ldx	[%i1], %g2
	ldub	[%i1+8], %g3
	ldub	[%g2+45], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+45]
	lduh	[%i1+10], %g1
	ldx	[%i0+8], %i4
	add	%g1, 45, %g1
	sth	%g1, [%i1+10]
.L171:
	ldx	[%i0], %g2
.L419:
	cmp	%g2, %i4
	bgeu,a,pn %xcc, .L300
	 lduw	[%i0+16], %i5
	sethi	%gdop_hix22(nuls), %i2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L202-.)), %l0
	xor	%i2, %gdop_lox10(nuls), %i2
	or	%l0, %lo(_GLOBAL_OFFSET_TABLE_-(.L202-.)), %l0
	ldx	[%l7 + %i2], %i2, %gdop(nuls)
	sub	%l7, %l0, %l0
.L172:
	ldsb	[%g2], %g3
.L441:
	cmp	%g3, 93
	be,pn	%icc, .L255
	 xor	%g3, 45, %g1
	cmp	%g0, %g1
	add	%g2, 1, %g4
	addx	%g0, 0, %g5
	cmp	%g4, %i4
	mov	0, %g1
	movgeu	%xcc, 1, %g1
	orcc	%g5, %g1, %g0
	be,pn	%icc, .L390
	 cmp	%g3, 45
	be,pn	%icc, .L174
	 cmp	%g3, 91
	bne,pt	%icc, .L175
	 cmp	%g4, %i4
	blu,a,pt %xcc, .L391
	 ldsb	[%g2+1], %g1
.L175:
	call	p_b_symbol, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
	ldx	[%i0+8], %g2
	cmp	%g1, %g2
	bgeu,pt	%xcc, .L241
	 mov	%o0, %i5
	ldsb	[%g1], %g3
	cmp	%g3, 45
	be,pn	%icc, .L392
	 add	%g1, 1, %g3
.L241:
	and	%i5, 0xff, %g2
.L453:
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g2], %g1
	or	%g1, %g4, %g1
	stb	%g1, [%g3+%g2]
	and	%i5, 0xff, %o0
	ldx	[%i0+8], %g1
	lduh	[%i1+10], %g3
	ldx	[%i0], %g2
	add	%g3, %o0, %g3
	sth	%g3, [%i1+10]
	cmp	%g2, %g1
	blu,pt	%xcc, .L172
	 mov	%g1, %i4
	lduw	[%i0+16], %g2
.L297:
	ldx	[%i0], %o0
	mov	%g1, %i4
.L407:
	cmp	%o0, %i4
	blu,pt	%xcc, .L258
	 mov	%g2, %i5
.L300:
	cmp	%i5, 0
.L421:
	bne,pt	%icc, .L393
	 sethi	%gdop_hix22(nuls), %g1
	mov	7, %g2
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i0+16]
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
.L462:
	return	%i7+8
	 nop
.L152:
	add	%g1, 8, %g1
	st	%g1, [%i0+48]
	sra	%g1, 0, %g1
	srlx	%g1, 3, %i2
	sllx	%g1, 5, %o1
	brz,pn	%i1, .L394
	 mulx	%i2, %i3, %i2
	call	reallocf, 0
	 mov	%i1, %o0
	stx	%o0, [%i4+24]
	ldx	[%i0+56], %i4
	ldx	[%i4+32], %o0
	brz,pn	%o0, .L395
	 nop
.L156:
	call	reallocf, 0
	 mov	%i2, %o1
	stx	%o0, [%i4+32]
	cmp	%i5, 0
	ble,pn	%icc, .L158
	 ldx	[%i0+56], %g1
	ldx	[%g1+24], %i1
	mov	0, %g2
	ldx	[%g1+32], %o0
	mov	%i1, %g3
.L159:
	sra	%g2, 3, %g1
	mulx	%g1, %i3, %g1
	add	%o0, %g1, %g1
	stx	%g1, [%g3]
	add	%g2, 1, %g2
	cmp	%i5, %g2
	bne,pt	%icc, .L159
	 add	%g3, 32, %g3
.L157:
	brz,a,pn %i1, .L420
	 lduw	[%i0+16], %g1
	brz,pn	%o0, .L160
	 sub	%i2, %i3, %i2
	mov	%i3, %o2
	mov	0, %o1
	call	memset, 0
	 add	%o0, %i2, %o0
	ldx	[%i0+56], %g1
	sra	%i5, 0, %g3
	ldx	[%g1+24], %i1
	sllx	%g3, 5, %g3
	add	%i5, 7, %g4
	cmp	%i5, 0
	ba,pt	%xcc, .L379
	 ldx	[%g1+32], %g2
.L301:
	mov	0, %l1
.L418:
	lduw	[%i0+16], %g2
.L296:
	cmp	%o0, %i4
	bgeu,pt	%xcc, .L300
	 mov	%g2, %i5
.L258:
	add	%o0, 1, %g1
	stx	%g1, [%i0]
	ldsb	[%o0], %g1
	cmp	%g1, 93
	bne,pt	%icc, .L421
	 cmp	%i5, 0
	cmp	%g2, 0
	bne,pn	%icc, .L461
	 nop
	ldx	[%i0+56], %i2
	lduw	[%i2+40], %g1
	andcc	%g1, 4, %g0
	be,pt	%xcc, .L265
	 lduw	[%i2+16], %i4
	addcc	%i4, -1, %i3
	bpos,a,pt %icc, .L422
	 and	%i3, 0xff, %g1
	ba,pt	%xcc, .L266
	 cmp	%l1, 0
.L268:
	add	%i3, -1, %i3
.L424:
	cmp	%i3, -1
	be,a,pn	%icc, .L423
	 ldx	[%i0+56], %i2
.L273:
	and	%i3, 0xff, %g1
.L422:
	ldx	[%i1], %g3
	ldub	[%i1+8], %g2
	ldub	[%g3+%g1], %g1
	andcc	%g1, %g2, %g0
	be,a,pt	%icc, .L424
	 add	%i3, -1, %i3
	call	isalpha, 0
	 sra	%i3, 0, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L424
	 add	%i3, -1, %i3
	and	%i3, 0xff, %i4
	call	isupper, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,pn	%icc, .L397
	 mov	%i4, %o0
	call	islower, 0
	 nop
	cmp	%o0, 0
	bne,pn	%icc, .L398
	 and	%i3, 0xff, %g1
.L271:
	sll	%g1, 24, %g2
	sra	%g2, 24, %g2
	cmp	%g2, %i3
	be,pn	%icc, .L268
	 and	%g1, 0xff, %g3
	ldx	[%i1], %g4
	ldub	[%i1+8], %g5
	ldub	[%g4+%g3], %g2
	or	%g2, %g5, %g2
	stb	%g2, [%g4+%g3]
	lduh	[%i1+10], %g2
	add	%g2, %g1, %g1
	add	%i3, -1, %i3
	cmp	%i3, -1
	bne,pt	%icc, .L273
	 sth	%g1, [%i1+10]
	ldx	[%i0+56], %i2
.L265:
.L423:
	cmp	%l1, 0
	be,pn	%icc, .L274
	 lduw	[%i2+16], %i4
	addcc	%i4, -1, %g1
	bpos,pt	%icc, .L425
	 and	%g1, 0xff, %g4
	ba,pt	%xcc, .L275
	 lduw	[%i2+40], %g1
.L400:
	andn	%i4, %g2, %g2
	stb	%g2, [%g5+%g4]
	lduh	[%i1+10], %g2
	sub	%g2, %g3, %g2
	add	%g1, -1, %g1
	cmp	%g1, -1
	be,pn	%icc, .L399
	 sth	%g2, [%i1+10]
.L278:
	and	%g1, 0xff, %g4
.L425:
	ldx	[%i1], %g5
	ldub	[%i1+8], %g2
	ldub	[%g5+%g4], %i4
	and	%g2, %i4, %i3
	andcc	%i3, 0xff, %g0
	bne,pt	%icc, .L400
	 and	%g1, 0xff, %g3
	or	%g2, %i4, %g2
	stb	%g2, [%g5+%g4]
	lduh	[%i1+10], %g2
	add	%g2, %g3, %g2
	add	%g1, -1, %g1
	cmp	%g1, -1
	bne,pt	%icc, .L278
	 sth	%g2, [%i1+10]
.L399:
	ldx	[%i0+56], %i2
	lduw	[%i2+40], %g1
	andcc	%g1, 2, %g0
.L417:
	bne,a,pt %xcc, .L280
	 ldx	[%i1], %g2
	lduw	[%i2+16], %i4
.L274:
	sra	%i4, 0, %g5
.L460:
	brz,pn	%g5, .L281
	 mov	0, %g3
	ldx	[%i1], %g4
	ldub	[%i1+8], %i3
	mov	0, %g1
	and	%g1, 0xff, %g2
.L426:
	ldub	[%g4+%g2], %g2
	and	%g2, %i3, %g2
	cmp	%g0, %g2
	add	%g1, 1, %g1
	addx	%g0, %g3, %g3
	cmp	%g1, %i4
	bne,a,pt %icc, .L426
	 and	%g1, 0xff, %g2
	cmp	%g3, 1
	be,pn	%icc, .L286
	 mov	0, %g1
.L281:
	ldx	[%i2+24], %o5
	ldsw	[%i2+20], %i2
	sllx	%i2, 5, %i2
	add	%o5, %i2, %i2
	cmp	%o5, %i2
	bgeu,pn	%xcc, .L287
	 lduh	[%i1+10], %o7
	sll	%o7, 16, %o7
	mov	%o5, %g4
	ba,pt	%xcc, .L293
	 sra	%o7, 16, %o7
.L288:
.L428:
	cmp	%i2, %g4
	bleu,a,pn %xcc, .L427
	 lduw	[%i0+16], %g1
.L293:
	ldsh	[%g4+10], %g1
	xor	%g1, %o7, %g1
	cmp	%g0, %g1
	xor	%i1, %g4, %g2
	subx	%g0, -1, %g3
	mov	0, %g1
	movrne	%g2, 1, %g1
	andcc	%g3, %g1, %g0
	be,a,pt	%icc, .L428
	 add	%g4, 32, %g4
	brz,pn	%g5, .L289
	 mov	0, %g2
	ldx	[%g4], %o3
	ldub	[%g4+8], %o4
	ldx	[%i1], %i3
	ba,pt	%xcc, .L291
	 ldub	[%i1+8], %i5
.L403:
	cmp	%g5, %g1
	be,pn	%xcc, .L402
	 add	%g2, 1, %g2
	mov	%g1, %g2
.L291:
	and	%g2, 255, %g3
	ldub	[%o3+%g3], %g1
	and	%g1, %o4, %g1
	cmp	%g0, %g1
	ldub	[%i3+%g3], %g1
	addx	%g0, 0, %g3
	and	%g1, %i5, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	cmp	%g3, %g1
	be,a,pt	%icc, .L403
	 add	%g2, 1, %g1
	cmp	%g2, %i4
	bne,a,pt %icc, .L428
	 add	%g4, 32, %g4
.L289:
	cmp	%i2, %g4
.L415:
	bleu,pn	%xcc, .L287
	 mov	%i1, %o1
	mov	%i0, %o0
	call	freeset, 0
	 mov	%g4, %i1
	ldx	[%i0+56], %g1
	ldx	[%g1+24], %o5
.L287:
	lduw	[%i0+16], %g1
.L427:
	cmp	%g1, 0
	bne,pn	%icc, .L462
	 sub	%i1, %o5, %i2
	sethi	%hi(805306368), %i1
	srax	%i2, 5, %i2
	sra	%i2, 0, %i2
	call	doemit.part.0, 0
	 restore
.L387:
	mov	6, %o2
	sethi	%gdop_hix22(.LC0), %o1
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strncmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	be,a,pn	%icc, .L404
	 lduw	[%i0+16], %g1
	ldx	[%i0], %o0
	ldx	[%i0+8], %i4
	add	%o0, 5, %g1
	cmp	%i4, %g1
	bleu,pn	%xcc, .L162
	 mov	6, %o2
	sethi	%gdop_hix22(.LC1), %o1
	xor	%o1, %gdop_lox10(.LC1), %o1
	call	strncmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
	cmp	%o0, 0
	be,a,pn	%icc, .L166
	 lduw	[%i0+16], %g1
	ldx	[%i0], %o0
	ldx	[%i0+8], %i4
	cmp	%o0, %i4
	bgeu,a,pt %xcc, .L418
	 mov	0, %l1
	ba,pt	%xcc, .L412
	 ldub	[%o0], %g1
.L160:
	lduw	[%i0+16], %g1
.L420:
	cmp	%g1, 0
	bne,pt	%icc, .L429
	 sethi	%gdop_hix22(nuls), %g1
	mov	12, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L429:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	mov	%g1, %i4
	stx	%o0, [%i1]
	mov	1, %g1
	sth	%g0, [%i1+10]
	stb	%g1, [%i1+8]
	stx	%g0, [%i1+16]
	mov	%i4, %o0
	cmp	%o0, %i4
	bgeu,pt	%xcc, .L301
	 stx	%g0, [%i1+24]
	ba,pt	%xcc, .L412
	 ldub	[%o0], %g1
.L391:
	cmp	%g1, 58
	be,pn	%icc, .L176
	 cmp	%g1, 61
	bne,pt	%icc, .L175
	 add	%g2, 2, %g2
	cmp	%i4, %g2
	bgu,pt	%xcc, .L232
	 stx	%g2, [%i0]
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L430
	 stx	%i2, [%i0]
	mov	7, %g1
	st	%g1, [%i0+16]
	stx	%i2, [%i0]
.L430:
	stx	%i2, [%i0+8]
	mov	%i2, %g2
.L232:
	ldsb	[%g2], %g1
	xor	%g1, 45, %g2
	cmp	%g0, %g2
	xor	%g1, 93, %g1
	addx	%g0, 0, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L431
	 mov	61, %o1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L432
	 stx	%i2, [%i0]
	mov	3, %g1
	st	%g1, [%i0+16]
	stx	%i2, [%i0]
.L432:
	stx	%i2, [%i0+8]
	mov	61, %o1
.L431:
	call	p_b_coll_elem, 0
	 mov	%i0, %o0
	and	%o0, 0xff, %g2
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g2], %g1
	or	%g1, %g4, %g1
	stb	%g1, [%g3+%g2]
	and	%o0, 0xff, %o0
	lduh	[%i1+10], %g1
	add	%g1, %o0, %g1
	sth	%g1, [%i1+10]
	ldx	[%i0], %g2
	ldx	[%i0+8], %g1
	cmp	%g2, %g1
	bgeu,pt	%xcc, .L383
	 mov	%g1, %i4
	add	%g2, 1, %g3
	cmp	%g1, %g3
	bleu,a,pt %xcc, .L433
	 lduw	[%i0+16], %g2
	ldsb	[%g2], %g3
	cmp	%g3, 61
	be,a,pn	%icc, .L406
	 ldsb	[%g2+1], %g3
	lduw	[%i0+16], %g2
.L433:
	cmp	%g2, 0
	bne,pn	%icc, .L179
	 mov	3, %g1
	mov	3, %g2
	st	%g1, [%i0+16]
.L179:
	sethi	%gdop_hix22(nuls), %g1
.L434:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	ldx	[%i0], %o0
	ba,pt	%xcc, .L407
	 mov	%g1, %i4
.L390:
	ldsb	[%g2+1], %g1
	cmp	%g1, 93
	be,pn	%icc, .L408
	 cmp	%i4, %g2
.L174:
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L434
	 sethi	%gdop_hix22(nuls), %g1
	mov	11, %g1
	mov	11, %g2
	ba,pt	%xcc, .L179
	 st	%g1, [%i0+16]
.L176:
	add	%g2, 2, %i3
	cmp	%i4, %i3
	bgu,pt	%xcc, .L181
	 stx	%i3, [%i0]
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L435
	 stx	%i2, [%i0]
	mov	7, %g1
	st	%g1, [%i0+16]
	stx	%i2, [%i0]
.L435:
	ldsb	[%i2], %g1
	xor	%g1, 93, %g2
	cmp	%g0, %g2
	xor	%g1, 45, %g1
	addx	%g0, 0, %g3
	stx	%i2, [%i0+8]
	cmp	%g0, %g1
	addx	%g0, 0, %g2
	andcc	%g3, %g2, %g0
	bne,pn	%icc, .L183
	 mov	%i2, %g1
.L187:
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L436
	 stx	%g1, [%i0]
	mov	4, %g2
	st	%g2, [%i0+16]
	stx	%g1, [%i0]
.L436:
	stx	%g1, [%i0+8]
.L183:
	mov	0, %i4
	mov	%g1, %i3
.L188:
	sethi	%gdop_hix22(cclasses), %i5
.L414:
	xor	%i5, %gdop_lox10(cclasses), %i5
	ldx	[%l7 + %i5], %i5, %gdop(cclasses)
	ldx	[%i5], %o0
	brz,a,pn %o0, .L437
	 lduw	[%i0+16], %g2
	mov	%i4, %o2
.L439:
	call	strncmp, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L438
	 add	%i5, 16, %i5
	ldx	[%i5], %g1
	ldsb	[%g1+%i4], %g2
	cmp	%g2, 0
	be,pn	%icc, .L196
	 nop
	add	%i5, 16, %i5
.L438:
	ldx	[%i5], %o0
	brnz,pt	%o0, .L439
	 mov	%i4, %o2
	lduw	[%i0+16], %g2
.L437:
	cmp	%g2, 0
	bne,pn	%icc, .L179
	 mov	4, %g1
	mov	4, %g2
	ba,pt	%xcc, .L179
	 st	%g1, [%i0+16]
.L196:
	brz,a,pn %g1, .L437
	 lduw	[%i0+16], %g2
	lduw	[%i5+8], %g1
	cmp	%g1, 11
	bgu,pn	%icc, .L200
	 srl	%g1, 0, %g1
	sllx	%g1, 2, %g1
	ldsw	[%l0+%g1], %g1
	jmp	%l0+%g1
	 mov	-128, %i5
	.section	".rodata"
	.section	.text.p_bracket
.L201:
	call	isxdigit, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L440
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L440:
	cmp	%i5, 128
	bne,pt	%icc, .L201
	 nop
.L200:
	ldx	[%i0+8], %g1
.L413:
	ldx	[%i0], %g2
	cmp	%g2, %g1
	bgeu,pn	%xcc, .L383
	 mov	%g1, %i4
.L227:
	add	%g2, 1, %g3
	cmp	%g1, %g3
	bleu,a,pt %xcc, .L437
	 lduw	[%i0+16], %g2
	ldsb	[%g2], %g3
	cmp	%g3, 58
	bne,a,pt %icc, .L437
	 lduw	[%i0+16], %g2
	ldsb	[%g2+1], %g3
	cmp	%g3, 93
	bne,a,pt %icc, .L437
	 lduw	[%i0+16], %g2
	add	%g2, 2, %g2
	stx	%g2, [%i0]
.L411:
	cmp	%g2, %g1
	blu,a,pt %xcc, .L441
	 ldsb	[%g2], %g3
	ba,pt	%xcc, .L297
	 lduw	[%i0+16], %g2
.L203:
	call	isupper, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L442
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L442:
	cmp	%i5, 128
	bne,pt	%icc, .L203
	 nop
	ldx	[%i0+8], %g1
	ldx	[%i0], %g2
	cmp	%g2, %g1
	blu,pt	%xcc, .L227
	 mov	%g1, %i4
.L383:
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L179
	 mov	7, %g1
	mov	7, %g2
	ba,pt	%xcc, .L179
	 st	%g1, [%i0+16]
.L204:
	call	isspace, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L443
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L443:
	cmp	%i5, 128
	bne,pt	%icc, .L204
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L205:
	call	ispunct, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L444
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L444:
	cmp	%i5, 128
	bne,pt	%icc, .L205
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L206:
	call	isprint, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L445
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L445:
	cmp	%i5, 128
	bne,pt	%icc, .L206
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L207:
	call	islower, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L446
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L446:
	cmp	%i5, 128
	bne,pt	%icc, .L207
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L208:
	call	isgraph, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L447
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L447:
	cmp	%i5, 128
	bne,pt	%icc, .L208
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L209:
	call	isdigit, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L448
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L448:
	cmp	%i5, 128
	bne,pt	%icc, .L209
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L210:
	call	iscntrl, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L449
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L449:
	cmp	%i5, 128
	bne,pt	%icc, .L210
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L211:
	call	isblank, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L450
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L450:
	cmp	%i5, 128
	bne,pt	%icc, .L211
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L212:
	call	isalpha, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L451
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L451:
	cmp	%i5, 128
	bne,pt	%icc, .L212
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L213:
	call	isalnum, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L452
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	sth	%g1, [%i1+10]
	add	%i5, 1, %i5
.L452:
	cmp	%i5, 128
	bne,pt	%icc, .L213
	 nop
	ba,pt	%xcc, .L413
	 ldx	[%i0+8], %g1
.L181:
	ldsb	[%g2+2], %g1
	xor	%g1, 45, %g3
	cmp	%g0, %g3
	xor	%g1, 93, %g1
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	be,pn	%icc, .L409
	 ldub	[%g2+2], %o0
	ldx	[%i0+8], %g1
	cmp	%g1, %i3
	bgu,pt	%xcc, .L189
	 mov	0, %i4
	ba,pt	%xcc, .L414
	 sethi	%gdop_hix22(cclasses), %i5
.L191:
	add	%g2, 1, %g1
	stx	%g1, [%i0]
	ldx	[%i0+8], %g3
	cmp	%g1, %g3
	bgeu,pn	%xcc, .L188
	 sub	%g1, %i3, %i4
	ldub	[%g2+1], %o0
.L189:
	call	isalpha, 0
	 and	%o0, 0xff, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L191
	 ldx	[%i0], %g2
	ldx	[%i0], %g1
	ba,pt	%xcc, .L188
	 sub	%g1, %i3, %i4
.L392:
	cmp	%g3, %g2
	bgeu,pt	%xcc, .L453
	 and	%i5, 0xff, %g2
	ldsb	[%g1+1], %g2
	cmp	%g2, 93
	be,pn	%icc, .L453
	 and	%i5, 0xff, %g2
	stx	%g3, [%i0]
	ldub	[%g1+1], %g4
	sll	%g4, 24, %l2
	sra	%l2, 24, %g2
	cmp	%g2, 45
	bne,pn	%icc, .L410
	 add	%g1, 2, %g1
	ba,pt	%xcc, .L243
	 stx	%g1, [%i0]
.L393:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	return	%i7+8
	 nop
.L255:
	cmp	%i4, %g2
	bleu,a,pn %xcc, .L454
	 ldx	[%i0+8], %g1
	ldx	[%i0], %o0
	ldx	[%i0+8], %i4
	ba,pt	%xcc, .L296
	 lduw	[%i0+16], %g2
.L394:
	call	malloc, 0
	 mov	%o1, %o0
	stx	%o0, [%i4+24]
	ldx	[%i0+56], %i4
	ldx	[%i4+32], %o0
	brnz,pt	%o0, .L156
	 nop
.L395:
	call	malloc, 0
	 mov	%i2, %o0
	ldx	[%i0+56], %g1
	stx	%o0, [%i4+32]
	ldx	[%g1+24], %i1
	ba,pt	%xcc, .L157
	 ldx	[%g1+32], %o0
.L410:
	call	p_b_symbol, 0
	 mov	%i0, %o0
	mov	%o0, %g4
	sll	%g4, 24, %l2
.L243:
	sll	%i5, 24, %i3
	sra	%l2, 24, %l2
	sra	%i3, 24, %i3
	cmp	%i3, %l2
	be,pn	%icc, .L241
	 sethi	%gdop_hix22(__collate_load_error), %g1
	xor	%g1, %gdop_lox10(__collate_load_error), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__collate_load_error)
	lduw	[%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L244
	 and	%i5, 0xff, %g1
	and	%g4, 0xff, %g4
	cmp	%g1, %g4
	bleu,pt	%icc, .L248
	 and	%i5, 0xff, %o0
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,a,pt %icc, .L455
	 stx	%i2, [%i0]
	mov	11, %g2
	st	%g2, [%i0+16]
	stx	%i2, [%i0]
.L455:
	cmp	%g1, %g4
	bgu,pn	%icc, .L247
	 stx	%i2, [%i0+8]
	and	%i5, 0xff, %o0
.L248:
	ldx	[%i1], %g2
	ldub	[%i1+8], %g3
	ldub	[%g2+%o0], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+%o0]
	lduh	[%i1+10], %g1
	add	%g1, %o0, %g1
	add	%o0, 1, %o0
	cmp	%g4, %o0
	bge,pt	%icc, .L248
	 sth	%g1, [%i1+10]
.L247:
	ldx	[%i0+8], %g1
.L457:
	ldx	[%i0], %g2
	cmp	%g2, %g1
	blu,pt	%xcc, .L172
	 mov	%g1, %i4
	ba,pt	%xcc, .L297
	 lduw	[%i0+16], %g2
.L166:
	cmp	%g1, 0
	bne,pn	%icc, .L167
	 mov	0, %o2
	sethi	%hi(2684354560), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
.L167:
	ldx	[%i0], %g1
.L416:
	add	%g1, 6, %g1
	stx	%g1, [%i0]
	return	%i7+8
	 nop
.L244:
	mov	%l2, %o1
	call	__collate_range_cmp, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	ble,pn	%icc, .L254
	 mov	-128, %i5
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L456
	 sethi	%gdop_hix22(nuls), %g1
	mov	11, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L456:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	ba,pt	%xcc, .L254
	 mov	-128, %i5
.L252:
	add	%i5, 1, %i5
.L458:
	cmp	%i5, 128
	be,a,pn	%icc, .L457
	 ldx	[%i0+8], %g1
.L254:
	sra	%i5, 0, %i4
	mov	%i3, %o0
	call	__collate_range_cmp, 0
	 mov	%i4, %o1
	cmp	%o0, 0
	bg,a,pt	%icc, .L458
	 add	%i5, 1, %i5
	mov	%l2, %o1
	call	__collate_range_cmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bg,a,pt	%icc, .L458
	 add	%i5, 1, %i5
	and	%i5, 0xff, %g1
	ldx	[%i1], %g3
	ldub	[%i1+8], %g4
	ldub	[%g3+%g1], %g2
	or	%g2, %g4, %g2
	stb	%g2, [%g3+%g1]
	and	%i5, 0xff, %g2
	lduh	[%i1+10], %g1
	add	%g1, %g2, %g1
	ba,pt	%xcc, .L252
	 sth	%g1, [%i1+10]
.L461:
	return	%i7+8
	 nop
.L402:
	cmp	%g2, %i4
	bne,a,pt %icc, .L288
	 add	%g4, 32, %g4
	ba,pt	%xcc, .L415
	 cmp	%i2, %g4
.L284:
	cmp	%g5, %g1
	be,a,pn	%xcc, .L459
	 sra	%i5, 0, %o1
.L286:
	and	%g1, 255, %g2
	ldub	[%g4+%g2], %g2
	andcc	%g2, %i3, %g0
	be,a,pt	%icc, .L284
	 add	%g1, 1, %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %i5
	sra	%i5, 0, %o1
.L459:
	call	ordinary, 0
	 mov	%i0, %o0
	call	freeset, 0
	 restore
.L406:
	cmp	%g3, 93
	bne,a,pt %icc, .L433
	 lduw	[%i0+16], %g2
	add	%g2, 2, %g2
	ba,pt	%xcc, .L411
	 stx	%g2, [%i0]
.L280:
	ldub	[%i1+8], %g1
	ldub	[%g2+10], %g3
	andn	%g3, %g1, %g1
	stb	%g1, [%g2+10]
	lduh	[%i1+10], %g1
	ldx	[%i0+56], %i2
	add	%g1, -10, %g1
	lduw	[%i2+16], %i4
	ba,pt	%xcc, .L274
	 sth	%g1, [%i1+10]
.L389:
	add	%o0, 1, %o0
	stx	%o0, [%i0]
	ldx	[%i1], %g2
	ldub	[%i1+8], %g3
	ldub	[%g2+93], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+93]
	lduh	[%i1+10], %g1
	ldx	[%i0+8], %i4
	add	%g1, 93, %g1
	ba,pt	%xcc, .L171
	 sth	%g1, [%i1+10]
.L388:
	add	%o0, 1, %g2
	cmp	%g2, %i4
	bgeu,pn	%xcc, .L303
	 stx	%g2, [%i0]
	ldub	[%o0+1], %g1
	mov	1, %l1
	mov	%g2, %o0
	ba,pt	%xcc, .L169
	 sll	%g1, 24, %g1
.L404:
	cmp	%g1, 0
	bne,pn	%icc, .L167
	 mov	0, %o2
	sethi	%hi(2550136832), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L416
	 ldx	[%i0], %g1
.L397:
	call	tolower, 0
	 nop
	ba,pt	%xcc, .L271
	 and	%o0, 0xff, %g1
.L408:
	bleu,a,pn %xcc, .L385
	 ldx	[%i0+8], %g1
	stx	%g4, [%i0]
	ldx	[%i1], %g2
	ldub	[%i1+8], %g3
	ldub	[%g2+45], %g1
	or	%g1, %g3, %g1
	stb	%g1, [%g2+45]
	lduh	[%i1+10], %g1
	ldx	[%i0], %o0
	add	%g1, 45, %g1
	ldx	[%i0+8], %i4
	lduw	[%i0+16], %g2
	ba,pt	%xcc, .L296
	 sth	%g1, [%i1+10]
.L398:
	call	toupper, 0
	 mov	%i4, %o0
	ba,pt	%xcc, .L271
	 and	%o0, 0xff, %g1
.L158:
	ldx	[%g1+24], %i1
	ba,pt	%xcc, .L157
	 ldx	[%g1+32], %o0
.L266:
	be,pt	%icc, .L460
	 sra	%i4, 0, %g5
	ba,pt	%xcc, .L417
	 andcc	%g1, 2, %g0
.L275:
	ba,pt	%xcc, .L417
	 andcc	%g1, 2, %g0
.L303:
	mov	%g2, %o0
	mov	1, %l1
	ba,pt	%xcc, .L296
	 lduw	[%i0+16], %g2
.L409:
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ba,pt	%xcc, .L187
	 ldx	[%l7 + %g1], %g1, %gdop(nuls)
.L385:
.L454:
	ba,pt	%xcc, .L297
	 lduw	[%i0+16], %g2
	.align 4
	.subsection	-1
	.align 8
.L202:
	.word	.L213-.L202
	.word	.L212-.L202
	.word	.L211-.L202
	.word	.L210-.L202
	.word	.L209-.L202
	.word	.L208-.L202
	.word	.L207-.L202
	.word	.L206-.L202
	.word	.L205-.L202
	.word	.L204-.L202
	.word	.L203-.L202
	.word	.L201-.L202
	.previous
	.size	p_bracket, .-p_bracket
	.section	.text.repeat,"ax",@progbits
	.align 4
	.type	repeat, #function
	.proc	020
repeat:
	save	%sp, -176, %sp
	lduw	[%i0+16], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 0
	bne,pn	%icc, .L463
	 ldx	[%i0+40], %i5
.L465:
	cmp	%i2, 1
	ble,pn	%icc, .L466
	 cmp	%i2, 256
	be,pn	%icc, .L493
	 cmp	%i3, 1
	ble,pn	%icc, .L483
	 mov	%i3, %g1
.L494:
	cmp	%i3, 256
	be,pn	%icc, .L470
	 mov	%i5, %o2
	mov	%i1, %o1
	call	dupl, 0
	 mov	%i0, %o0
	lduw	[%i0+16], %g1
	mov	%o0, %i1
	add	%i2, -1, %i2
	add	%i3, -1, %i3
	cmp	%g1, 0
	bne,pn	%icc, .L463
	 ldx	[%i0+40], %i5
	cmp	%i2, 1
	be,pn	%icc, .L484
	 cmp	%i2, 256
	be,pn	%icc, .L497
	 sethi	%gdop_hix22(nuls), %g1
	sra	%i3, 0, %i3
	cmp	%i3, 1
	bg,pt	%icc, .L494
	 sra	%i2, 0, %i2
	ba,pt	%xcc, .L496
	 mov	%i3, %g1
.L484:
	sra	%i3, 0, %i3
	mov	1, %i2
.L466:
	sll	%i2, 3, %g2
	cmp	%i3, 1
	ble,pn	%icc, .L469
	 mov	%i3, %g1
	xor	%i3, 256, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	add	%g1, 2, %g1
.L469:
	add	%g1, %g2, %g1
	cmp	%g1, 19
	bgu,pn	%icc, .L468
	 srl	%g1, 0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L471-.)), %g2
	sllx	%g1, 2, %g1
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L471-.)), %g2
	sub	%l7, %g2, %g2
	ldsw	[%g2+%g1], %g1
	jmp	%g2+%g1
	 nop
	.section	".rodata"
	.section	.text.repeat
.L493:
	ble,pn	%icc, .L495
	 mov	%i3, %g1
.L468:
	sethi	%gdop_hix22(nuls), %g1
.L497:
	mov	15, %g2
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i0+16]
	ldx	[%l7 + %g1], %l7, %gdop(nuls)
	stx	%l7, [%i0]
	stx	%l7, [%i0+8]
.L463:
	return	%i7+8
	 nop
.L483:
.L496:
	ba,pt	%xcc, .L469
	 mov	16, %g2
.L476:
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
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L463
	 ldx	[%i0+40], %o2
	sub	%o2, %i1, %o2
	sethi	%hi(2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L463
	 sub	%g2, %i1, %g2
	ldx	[%i0+24], %g3
	sllx	%i1, 3, %i1
	sethi	%hi(4160749568), %i5
	ldx	[%g3+%i1], %g1
	and	%g1, %i5, %g1
	or	%g1, %g2, %g1
	mov	0, %o2
	stx	%g1, [%g3+%i1]
	sethi	%hi(2281701376), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g1
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L463
	 add	%g1, -1, %g1
	sllx	%g1, 3, %g1
	ldx	[%i0+24], %g3
	ldx	[%g3+%g1], %g2
	sethi	%hi(2415919104), %i1
	and	%g2, %i5, %g2
	or	%g2, 1, %g2
	stx	%g2, [%g3+%g1]
	call	doemit.part.0, 0
	 restore %g0, 2, %o2
.L495:
	ba,pt	%xcc, .L469
	 mov	24, %g2
.L473:
	sub	%i5, %i1, %o2
	mov	%i1, %o3
	add	%o2, 1, %o2
	sethi	%hi(1207959552), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L463
	 ldx	[%i0+40], %i2
	sub	%i2, %i1, %i2
	sethi	%hi(1342177280), %i1
	call	doemit.part.0, 0
	 restore
.L470:
	mov	%i1, %o1
	mov	%i5, %o2
	mov	%i0, %o0
	call	dupl, 0
	 add	%i2, -1, %i2
	sra	%i2, 0, %i2
	mov	%o0, %i1
.L481:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,pt	%icc, .L465
	 ldx	[%i0+40], %i5
	return	%i7+8
	 nop
.L474:
	sub	%i5, %i1, %o2
	mov	%i1, %o3
	add	%o2, 1, %o2
	sethi	%hi(2013265920), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L482
	 ldx	[%i0+40], %o2
	sub	%o2, %i1, %o2
	sethi	%hi(2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L482
	 sub	%g2, %i1, %g2
	ldx	[%i0+24], %g4
	sllx	%i1, 3, %g3
	sethi	%hi(4160749568), %i4
	ldx	[%g4+%g3], %g1
	and	%g1, %i4, %g1
	or	%g1, %g2, %g1
	mov	0, %o2
	stx	%g1, [%g4+%g3]
	sethi	%hi(2281701376), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g1
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L482
	 add	%g1, -1, %g1
	sllx	%g1, 3, %g1
	ldx	[%i0+24], %g3
	ldx	[%g3+%g1], %g2
	and	%g2, %i4, %g2
	or	%g2, 1, %g2
	mov	2, %o2
	sethi	%hi(2415919104), %o1
	mov	%i0, %o0
	call	doemit.part.0, 0
	 stx	%g2, [%g3+%g1]
.L482:
	add	%i1, 1, %o1
	add	%i5, 1, %o2
	mov	%i0, %o0
	call	dupl, 0
	 add	%i3, -1, %i3
	mov	1, %i2
	mov	%o0, %i1
	ba,pt	%xcc, .L481
	 sra	%i3, 0, %i3
.L477:
	stx	%i1, [%i0+40]
	return	%i7+8
	 nop
.L472:
	mov	%i1, %o1
	mov	%i5, %o2
	mov	%i0, %o0
	call	dupl, 0
	 add	%i2, -1, %i2
	add	%i3, -1, %i3
	mov	%o0, %i1
	sra	%i3, 0, %i3
	ba,pt	%xcc, .L481
	 sra	%i2, 0, %i2
	.align 4
	.subsection	-1
	.align 8
.L471:
	.word	.L477-.L471
	.word	.L476-.L471
	.word	.L476-.L471
	.word	.L476-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L463-.L471
	.word	.L474-.L471
	.word	.L473-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L468-.L471
	.word	.L472-.L471
	.word	.L470-.L471
	.previous
	.size	repeat, .-repeat
	.section	.text.p_bre,"ax",@progbits
	.align 4
	.type	p_bre, #function
	.proc	020
p_bre:
	save	%sp, -208, %sp
	ldx	[%i0+40], %g2
	ldx	[%i0], %i4
	ldx	[%i0+8], %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i4, %g3
	blu,pt	%xcc, .L613
	 mov	%g2, %l6
	lduw	[%i0+16], %g1
.L643:
	cmp	%g1, 0
	bne,pt	%icc, .L639
	 sethi	%gdop_hix22(nuls), %g1
	mov	14, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L639:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %l7, %gdop(nuls)
	stx	%l7, [%i0]
	stx	%l7, [%i0+8]
	return	%i7+8
	 nop
.L613:
	ldsb	[%i4], %g1
	cmp	%g1, 94
	be,pn	%icc, .L614
	 mov	%g2, %i3
.L501:
	mov	0, %i5
	mov	1, %g4
	sethi	%hi(1207959552), %l3
	sethi	%hi(1342177280), %l2
	sethi	%hi(1476395008), %l1
	sethi	%hi(1610612736), %l0
	mov	5, %l4
.L567:
	add	%i4, 1, %g1
	cmp	%g1, %g3
	bgeu,a,pn %xcc, .L569
	 stx	%g1, [%i0]
	ldsb	[%i4], %g3
	cmp	%g3, %i1
	be,a,pn	%icc, .L615
	 ldsb	[%i4+1], %g3
	stx	%g1, [%i0]
.L652:
	ldsb	[%i4], %i5
	cmp	%i5, 92
	be,pn	%icc, .L640
	 add	%g1, 1, %g3
.L504:
	cmp	%i5, 46
.L644:
	be,pn	%icc, .L508
	 cmp	%i5, 91
	bne,pn	%icc, .L616
	 cmp	%i5, 42
	call	p_bracket, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %g3
	ldx	[%i0], %i4
	cmp	%i4, %g3
	bgeu,a,pt %xcc, .L503
	 ldx	[%i0+40], %i3
.L609:
	ldsb	[%i4], %g1
.L648:
	cmp	%g1, 42
	be,a,pn	%icc, .L641
	 add	%i4, 1, %i4
	add	%i4, 1, %g1
.L650:
	cmp	%g3, %g1
	bleu,a,pt %xcc, .L642
	 ldx	[%i0], %i4
	ldsb	[%i4], %g1
	cmp	%g1, 92
	be,a,pn	%icc, .L618
	 ldsb	[%i4+1], %g1
	ldx	[%i0], %i4
.L642:
	ldx	[%i0+8], %g3
	xor	%i5, 36, %i5
.L649:
	ldx	[%i0+40], %g2
	cmp	%g0, %i5
	mov	%g2, %i3
	subx	%g0, -1, %i5
.L535:
	cmp	%i4, %g3
	blu,pt	%xcc, .L567
	 mov	0, %g4
	cmp	%i5, 0
.L635:
	be,pn	%icc, .L636
	 cmp	%l6, %i3
	add	%g2, -1, %i3
	stx	%i3, [%i0+40]
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L571
	 mov	0, %o2
	sethi	%hi(536870912), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %i3
.L571:
	ldx	[%i0+56], %g1
	lduw	[%g1+72], %g3
	lduw	[%g1+80], %g2
	or	%g3, 2, %g3
	add	%g2, 1, %g2
	st	%g3, [%g1+72]
	st	%g2, [%g1+80]
.L503:
	cmp	%l6, %i3
.L636:
	be,a,pn	%xcc, .L643
	 lduw	[%i0+16], %g1
	return	%i7+8
	 nop
.L569:
	ldsb	[%i4], %i5
	cmp	%i5, 92
	bne,pt	%icc, .L644
	 cmp	%i5, 46
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L505
	 st	%l4, [%i0+16]
.L505:
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0+8]
	add	%g1, 1, %g3
.L640:
	stx	%g3, [%i0]
	ldsb	[%g1], %i4
	or	%i4, 256, %i5
	cmp	%i5, 296
	be,a,pn	%icc, .L506
	 ldx	[%i0+56], %g1
	ble,pn	%icc, .L504
	 cmp	%i5, 379
	be,a,pn	%icc, .L512
	 lduw	[%i0+16], %g1
	ble,pn	%icc, .L619
	 cmp	%i5, 381
	bne,pn	%icc, .L645
	 sll	%i5, 24, %o1
.L514:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L646
	 sethi	%gdop_hix22(nuls), %g1
	mov	8, %g1
	st	%g1, [%i0+16]
.L538:
	sethi	%gdop_hix22(nuls), %g1
.L646:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L503
	 stx	%g1, [%i0+8]
.L618:
	cmp	%g1, 123
	bne,a,pt %icc, .L642
	 ldx	[%i0], %i4
	add	%i4, 2, %i4
	mov	%i0, %o0
	call	p_count, 0
	 stx	%i4, [%i0]
	ldx	[%i0], %g1
	ldx	[%i0+8], %g2
	mov	%o0, %o2
	cmp	%g1, %g2
	bgeu,pt	%xcc, .L555
	 sra	%o0, 0, %o3
	ldsb	[%g1], %g3
	cmp	%g3, 44
	be,pn	%icc, .L620
	 add	%g1, 1, %g3
.L555:
	mov	%i3, %o1
	call	repeat, 0
	 mov	%i0, %o0
	ldx	[%i0], %i4
	ldx	[%i0+8], %g3
	cmp	%i4, %g3
	blu,a,pt %xcc, .L560
	 ldx	[%i0+40], %i3
	ldx	[%i0+40], %g2
.L610:
	lduw	[%i0+16], %g1
.L564:
	cmp	%g1, 0
	bne,pt	%icc, .L647
	 sethi	%gdop_hix22(nuls), %g1
	mov	9, %g1
	ba,pt	%xcc, .L575
	 st	%g1, [%i0+16]
.L508:
	ldx	[%i0+56], %g1
	lduw	[%g1+40], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L621
	 add	%fp, 2039, %g1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L622
	 mov	0, %o2
	sethi	%hi(671088640), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %g3
	ldx	[%i0], %i4
	cmp	%i4, %g3
	blu,a,pt %xcc, .L648
	 ldsb	[%i4], %g1
	ba,pt	%xcc, .L503
	 ldx	[%i0+40], %i3
.L619:
	cmp	%i5, 297
	be,pn	%icc, .L514
	 add	%i5, -305, %g1
	cmp	%g1, 8
	bleu,pt	%icc, .L623
	 and	%i4, -257, %i4
.L511:
	sll	%i5, 24, %o1
.L645:
	mov	%i0, %o0
	call	ordinary, 0
	 sra	%o1, 24, %o1
	ldx	[%i0+8], %g3
	ldx	[%i0], %i4
	cmp	%i4, %g3
	bgeu,a,pt %xcc, .L649
	 xor	%i5, 36, %i5
	ldsb	[%i4], %g1
	cmp	%g1, 42
	bne,pt	%icc, .L650
	 add	%i4, 1, %g1
	add	%i4, 1, %i4
.L641:
	stx	%i4, [%i0]
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,pn	%icc, .L624
	 ldx	[%i0+40], %g2
.L612:
	mov	%g2, %i3
	ldx	[%i0+8], %g3
	ba,pt	%xcc, .L535
	 mov	0, %i5
.L623:
	sra	%i4, 0, %g1
	sllx	%g1, 3, %g1
	add	%i0, %g1, %l5
	ldx	[%l5-240], %o2
	brz,pt	%o2, .L625
	 lduw	[%i0+16], %g3
	add	%i4, -48, %i4
	cmp	%g3, 0
	bne,pn	%icc, .L539
	 sra	%i4, 0, %i4
	mov	%i4, %o2
	sethi	%hi(939524096), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%l5-240], %o2
.L539:
	ldx	[%l5-320], %o1
	mov	%i0, %o0
	call	dupl, 0
	 add	%o1, 1, %o1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L607
	 mov	%i4, %o2
	sethi	%hi(1073741824), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
.L607:
	ldx	[%i0+8], %g3
	ldx	[%i0], %i4
	ldx	[%i0+56], %g1
	mov	1, %g2
	cmp	%g3, %i4
	bgu,pt	%xcc, .L609
	 st	%g2, [%g1+144]
	ldx	[%i0+40], %g2
	ba,pt	%xcc, .L503
	 mov	%g2, %i3
.L616:
	bne,pn	%icc, .L511
	 cmp	%g4, 0
	bne,pt	%icc, .L645
	 sll	%i5, 24, %o1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L651
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L651:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L511
	 stx	%g1, [%i0+8]
.L615:
	cmp	%g3, %i2
	bne,a,pt %icc, .L652
	 stx	%g1, [%i0]
	ba,pt	%xcc, .L635
	 cmp	%i5, 0
.L512:
	cmp	%g1, 0
	bne,pt	%icc, .L646
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	ba,pt	%xcc, .L538
	 st	%g1, [%i0+16]
.L506:
	ldx	[%g1+136], %g4
	add	%g4, 1, %l5
	stx	%l5, [%g1+136]
	cmp	%l5, 9
	bg,pt	%xcc, .L523
	 lduw	[%i0+16], %g1
	add	%g4, 9, %g5
	sllx	%g5, 3, %g5
	cmp	%g1, 0
	bne,pn	%icc, .L626
	 stx	%g2, [%i0+%g5]
	mov	%l5, %o2
	sethi	%hi(1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %g1
	ldx	[%i0], %i4
	cmp	%i4, %g1
	bgeu,a,pn %xcc, .L627
	 ldx	[%i0+40], %g2
	add	%i4, 1, %g2
.L637:
	cmp	%g1, %g2
	bleu,pn	%xcc, .L653
	 mov	41, %o2
	ldsb	[%i4], %g1
	cmp	%g1, 92
	be,a,pn	%icc, .L628
	 ldsb	[%i4+1], %g1
	mov	41, %o2
.L653:
	mov	92, %o1
	call	p_bre, 0
	 mov	%i0, %o0
	cmp	%l5, 9
.L638:
	bg,pn	%xcc, .L531
	 lduw	[%i0+16], %g1
	ldx	[%i0+40], %g2
.L577:
	add	%l5, 18, %g4
	sllx	%g4, 3, %g4
	stx	%g2, [%i0+%g4]
.L531:
	cmp	%g1, 0
	bne,a,pn %icc, .L654
	 ldx	[%i0], %i4
	mov	%l5, %o2
.L656:
	sethi	%hi(1879048192), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %g1
	ldx	[%i0], %i4
	cmp	%i4, %g1
	bgeu,pt	%xcc, .L534
	 mov	%g1, %g3
.L533:
	add	%i4, 1, %g2
	cmp	%g1, %g2
	bgu,a,pt %xcc, .L630
	 ldsb	[%i4], %g2
.L534:
	lduw	[%i0+16], %g1
.L657:
	cmp	%g1, 0
	bne,pn	%icc, .L575
	 ldx	[%i0+40], %g2
	mov	8, %g1
	st	%g1, [%i0+16]
.L575:
	sethi	%gdop_hix22(nuls), %g1
.L647:
	mov	%g2, %i3
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L503
	 stx	%g1, [%i0+8]
.L624:
	sub	%g2, %i3, %g2
	mov	%i3, %o3
	add	%g2, 1, %o2
	mov	%l3, %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L551
	 sub	%g2, %i3, %o2
	mov	%l2, %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	lduw	[%i0+16], %g1
	sub	%g2, %i3, %o2
	cmp	%g1, 0
	bne,pn	%icc, .L551
	 add	%o2, 1, %o2
	mov	%i3, %o3
	mov	%l1, %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	lduw	[%i0+16], %i5
	cmp	%i5, 0
	bne,pn	%icc, .L631
	 sub	%g2, %i3, %o2
	mov	%l0, %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %i3
	ldx	[%i0], %i4
	ldx	[%i0+8], %g3
	ba,pt	%xcc, .L535
	 mov	%i3, %g2
.L625:
	cmp	%g3, 0
	bne,pt	%icc, .L655
	 sethi	%gdop_hix22(nuls), %g1
	mov	6, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L655:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	mov	1, %g3
	ldx	[%i0+56], %g1
	mov	%g2, %i3
	ba,pt	%xcc, .L503
	 st	%g3, [%g1+144]
.L523:
	cmp	%g1, 0
	bne,pn	%icc, .L632
	 mov	%l5, %o2
	sethi	%hi(1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %g1
	ldx	[%i0], %i4
	cmp	%g1, %i4
	bgu,pn	%xcc, .L637
	 add	%i4, 1, %g2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,pt	%icc, .L656
	 mov	%l5, %o2
	ldx	[%i0], %i4
.L654:
	ldx	[%i0+8], %g1
.L526:
	cmp	%g1, %i4
	bgu,pt	%xcc, .L533
	 mov	%g1, %g3
	ba,pt	%xcc, .L575
	 ldx	[%i0+40], %g2
.L621:
	ldx	[%i0], %i4
	stx	%g1, [%i0]
	add	%fp, 2042, %g1
	ldx	[%i0+8], %g3
	stx	%g1, [%i0+8]
	sethi	%hi(1577737216), %g1
	or	%g1, 256, %g1
	stx	%g3, [%fp+2023]
	mov	%i0, %o0
	call	p_bracket, 0
	 st	%g1, [%fp+2039]
	ldx	[%fp+2023], %g3
	stx	%i4, [%i0]
	cmp	%i4, %g3
	blu,pt	%xcc, .L609
	 stx	%g3, [%i0+8]
	ba,pt	%xcc, .L503
	 ldx	[%i0+40], %i3
.L630:
	cmp	%g2, 92
	bne,a,pt %icc, .L657
	 lduw	[%i0+16], %g1
	ldsb	[%i4+1], %g2
	cmp	%g2, 41
	bne,a,pt %icc, .L657
	 lduw	[%i0+16], %g1
	add	%i4, 2, %i4
	cmp	%i4, %g1
	blu,pt	%xcc, .L609
	 stx	%i4, [%i0]
	ldx	[%i0+40], %i3
	mov	%g1, %g3
	mov	%i3, %g2
	ba,pt	%xcc, .L535
	 mov	0, %i5
.L627:
	ba,pt	%xcc, .L577
	 lduw	[%i0+16], %g1
.L551:
	ba,pt	%xcc, .L612
	 ldx	[%i0], %i4
.L622:
	ldx	[%i0], %i4
	ldx	[%i0+8], %g3
	cmp	%i4, %g3
	blu,a,pt %xcc, .L648
	 ldsb	[%i4], %g1
	ba,pt	%xcc, .L636
	 cmp	%l6, %i3
.L626:
	ldx	[%i0], %i4
	ldx	[%i0+8], %g1
	cmp	%i4, %g1
	blu,a,pt %xcc, .L637
	 add	%i4, 1, %g2
	add	%g4, 19, %g3
	sllx	%g3, 3, %g3
	ba,pt	%xcc, .L526
	 stx	%g2, [%i0+%g3]
.L632:
	ldx	[%i0], %i4
	ldx	[%i0+8], %g1
	cmp	%i4, %g1
	bgeu,a,pt %xcc, .L647
	 sethi	%gdop_hix22(nuls), %g1
	ba,pt	%xcc, .L637
	 add	%i4, 1, %g2
.L628:
	cmp	%g1, 41
	bne,pt	%icc, .L653
	 mov	41, %o2
	ba,pt	%xcc, .L638
	 cmp	%l5, 9
.L614:
	add	%i4, 1, %i4
	stx	%i4, [%i0]
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L502
	 mov	0, %o2
	sethi	%hi(402653184), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	ldx	[%i0], %i4
	ldx	[%i0+8], %g3
	mov	%g2, %i3
.L502:
	ldx	[%i0+56], %g5
	lduw	[%g5+72], %g1
	lduw	[%g5+76], %g4
	or	%g1, 1, %g1
	add	%g4, 1, %g4
	sllx	%g1, 32, %g1
	srl	%g4, 0, %g4
	or	%g1, %g4, %g1
	cmp	%i4, %g3
	blu,pt	%xcc, .L501
	 stx	%g1, [%g5+72]
	ba,pt	%xcc, .L636
	 cmp	%l6, %i3
.L560:
	add	%i4, 1, %g1
	cmp	%g3, %g1
	bleu,pt	%xcc, .L610
	 mov	%i3, %g2
	ldsb	[%i4], %g4
	cmp	%g4, 92
	be,a,pn	%icc, .L633
	 ldsb	[%i4+1], %g4
.L579:
	cmp	%g3, %g1
.L658:
	bleu,a,pn %xcc, .L564
	 lduw	[%i0+16], %g1
	ldsb	[%g1-1], %g4
	cmp	%g4, 92
	be,a,pn	%icc, .L634
	 ldsb	[%g1], %g4
	stx	%g1, [%i0]
.L659:
	mov	%g1, %i4
	ba,pt	%xcc, .L579
	 add	%g1, 1, %g1
.L633:
	cmp	%g4, 125
	bne,pt	%icc, .L658
	 cmp	%g3, %g1
	add	%i4, 2, %i4
	mov	0, %i5
	ba,pt	%xcc, .L535
	 stx	%i4, [%i0]
.L634:
	cmp	%g4, 125
	bne,a,pt %icc, .L659
	 stx	%g1, [%i0]
	cmp	%g3, %i4
	bleu,pn	%xcc, .L564
	 lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L575
	 mov	10, %g1
	ba,pt	%xcc, .L575
	 st	%g1, [%i0+16]
.L620:
	cmp	%g2, %g3
	bgu,pn	%xcc, .L556
	 stx	%g3, [%i0]
.L557:
	ba,pt	%xcc, .L555
	 mov	256, %o3
.L556:
	stx	%o0, [%fp+2023]
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be,pt	%icc, .L557
	 ldx	[%fp+2023], %o2
	call	p_count, 0
	 mov	%i0, %o0
	ldx	[%fp+2023], %o2
	cmp	%o2, %o0
	ble,pt	%icc, .L555
	 sra	%o0, 0, %o3
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L660
	 sethi	%gdop_hix22(nuls), %g1
	mov	10, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L660:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L555
	 stx	%g1, [%i0+8]
.L631:
	ldx	[%i0], %i4
	ldx	[%i0+8], %g3
	mov	%g2, %i3
	ba,pt	%xcc, .L535
	 mov	0, %i5
	.size	p_bre, .-p_bre
	.section	.text.p_ere,"ax",@progbits
	.align 4
	.type	p_ere, #function
	.proc	020
p_ere:
	save	%sp, -208, %sp
	ldx	[%i0], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L667-.)), %i4
	sethi	%hi(1577737216), %l3
	or	%i4, %lo(_GLOBAL_OFFSET_TABLE_-(.L667-.)), %i4
	mov	-1, %l2
	ldx	[%i0+40], %l0
	ldx	[%i0+8], %l4
	mov	1, %l1
	mov	0, %i3
	mov	0, %i2
	sub	%l7, %i4, %i4
	or	%l3, 256, %l3
	sllx	%l2, 32, %l2
.L662:
	cmp	%g1, %l4
	bgeu,a,pn %xcc, .L820
	 lduw	[%i0+16], %g1
	mov	%l0, %l5
.L663:
	ldsb	[%g1], %g2
	cmp	%g2, 124
	be,pn	%icc, .L821
	 cmp	%l5, %l0
.L813:
	cmp	%g2, %i1
	be,pn	%icc, .L747
	 add	%g1, 1, %i5
	stx	%i5, [%i0]
	ldub	[%g1], %l6
	add	%l6, -36, %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 88
	bgu,pn	%icc, .L665
	 and	%g2, 0xff, %g2
	sllx	%g2, 2, %g2
	ldsw	[%i4+%g2], %g2
	jmp	%i4+%g2
	 nop
	.section	".rodata"
	.section	.text.p_ere
.L668:
	cmp	%i5, %l4
	blu,pn	%xcc, .L808
	 nop
.L665:
	sll	%l6, 24, %o1
.L832:
	mov	%i0, %o0
	call	ordinary, 0
	 sra	%o1, 24, %o1
	mov	0, %l6
	ldx	[%i0], %g1
	ldx	[%i0+8], %l4
.L689:
	cmp	%l4, %g1
	bleu,a,pn %xcc, .L746
	 ldx	[%i0+40], %l5
	ldub	[%g1], %i5
	add	%i5, -42, %g2
	and	%g2, 0xff, %g2
	cmp	%g2, 1
	sll	%i5, 24, %i5
	mov	0, %g2
	sra	%i5, 24, %g3
	movgu	%icc, 1, %g2
	xor	%g3, 63, %g4
	cmp	%g0, %g4
	addx	%g0, 0, %g4
	andcc	%g2, %g4, %g0
	be,a,pt	%icc, .L706
	 add	%g1, 1, %g1
	cmp	%g3, 123
	bne,a,pt %icc, .L822
	 ldsb	[%g1], %g2
	add	%g1, 1, %g2
	cmp	%l4, %g2
	bleu,a,pt %xcc, .L822
	 ldsb	[%g1], %g2
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be,pn	%icc, .L807
	 ldx	[%i0], %g1
	add	%g1, 1, %g1
	cmp	%l6, 0
	be,pt	%icc, .L710
	 stx	%g1, [%i0]
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	be,pt	%icc, .L711
	 sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	sra	%i5, 24, %i5
.L843:
	cmp	%i5, 63
	be,pn	%icc, .L717
	 cmp	%i5, 123
	bne,a,pn %icc, .L823
	 ldx	[%i0], %g1
.L710:
	call	p_count, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
	ldx	[%i0+8], %g2
	mov	%o0, %o2
	cmp	%g1, %g2
	bgeu,pt	%xcc, .L730
	 sra	%o0, 0, %o3
	ldsb	[%g1], %g2
	cmp	%g2, 44
	be,pn	%icc, .L809
	 add	%g1, 1, %g2
.L730:
	mov	%l5, %o1
	call	repeat, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %l4
	ldx	[%i0], %g1
	cmp	%g1, %l4
	bgeu,a,pt %xcc, .L740
	 lduw	[%i0+16], %g2
	ldsb	[%g1], %g2
	cmp	%g2, 125
	bne,pt	%icc, .L846
	 add	%g1, 1, %g1
	ba,pt	%xcc, .L810
	 nop
.L738:
.L846:
	cmp	%l4, %g1
	bleu,pn	%xcc, .L806
	 stx	%g1, [%i0]
	ldsb	[%g1], %g2
	cmp	%g2, 125
	bne,a,pt %icc, .L738
	 add	%g1, 1, %g1
	cmp	%g1, %l4
	bgeu,pn	%xcc, .L740
	 lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L745
	 mov	10, %g1
	st	%g1, [%i0+16]
.L745:
	sethi	%gdop_hix22(nuls), %g1
.L840:
	ldx	[%i0+40], %l5
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
.L746:
	cmp	%l5, %l0
.L818:
	bne,a,pn %xcc, .L751
	 mov	%l5, %l0
	lduw	[%i0+16], %g1
.L820:
	cmp	%g1, 0
	bne,pt	%icc, .L825
	 sethi	%gdop_hix22(nuls), %g1
	mov	14, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L825:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
.L751:
	cmp	%l1, 0
	bne,pt	%icc, .L845
	 nop
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L845
	 sllx	%i3, 3, %g2
	ldx	[%i0+24], %g3
	sub	%l0, %i3, %i3
	ldx	[%g3+%g2], %g1
	sethi	%hi(4160749568), %g4
	and	%g1, %g4, %g1
	or	%g1, %i3, %g1
	sethi	%hi(2415919104), %i1
	stx	%g1, [%g3+%g2]
	ldx	[%i0+40], %g1
	sub	%g1, %i2, %i2
	call	doemit.part.0, 0
	 restore
.L672:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L826
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+16]
.L697:
	sethi	%gdop_hix22(nuls), %g1
.L826:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L746
	 stx	%g1, [%i0+8]
.L675:
	cmp	%i5, %l4
	blu,pt	%xcc, .L677
	 lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L827
	 sethi	%gdop_hix22(nuls), %g1
	mov	8, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L827:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	ldx	[%i0+56], %g2
	ldx	[%g2+136], %g1
	add	%g1, 1, %i5
	cmp	%i5, 9
	bg,pt	%xcc, .L680
	 stx	%i5, [%g2+136]
	add	%g1, 9, %g1
	sllx	%g1, 3, %g1
	stx	%l5, [%i0+%g1]
.L680:
	ldx	[%i0], %g1
.L817:
	ldx	[%i0+8], %g2
	cmp	%g1, %g2
	bgeu,pn	%xcc, .L828
	 mov	41, %o1
	ldsb	[%g1], %g1
	cmp	%g1, 41
	be,pn	%icc, .L829
	 cmp	%i5, 9
.L828:
	call	p_ere, 0
	 mov	%i0, %o0
	cmp	%i5, 9
.L829:
	bg,a,pt	%xcc, .L830
	 lduw	[%i0+16], %g1
	add	%i5, 18, %g1
	ldx	[%i0+40], %g2
	sllx	%g1, 3, %g1
	stx	%g2, [%i0+%g1]
	lduw	[%i0+16], %g1
.L830:
	cmp	%g1, 0
	bne,pn	%icc, .L687
	 mov	%i5, %o2
	sethi	%hi(1879048192), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0], %g2
	ldx	[%i0+8], %l4
	cmp	%g2, %l4
	bgeu,a,pt %xcc, .L831
	 lduw	[%i0+16], %g1
	add	%g2, 1, %g1
.L819:
	stx	%g1, [%i0]
	ldsb	[%g2], %g2
	cmp	%g2, 41
	be,pn	%icc, .L689
	 mov	0, %l6
	lduw	[%i0+16], %g1
.L831:
	cmp	%g1, 0
	bne,pn	%icc, .L745
	 mov	8, %g1
	ba,pt	%xcc, .L745
	 st	%g1, [%i0+16]
.L676:
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L695
	 mov	%i5, %g1
	mov	0, %o2
	sethi	%hi(536870912), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
.L695:
	ldx	[%i0+56], %g2
	ldx	[%i0+8], %l4
	lduw	[%g2+72], %g4
	lduw	[%g2+80], %g3
	or	%g4, 2, %g4
	add	%g3, 1, %g3
	st	%g4, [%g2+72]
	st	%g3, [%g2+80]
	ba,pt	%xcc, .L689
	 mov	0, %l6
.L666:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L826
	 sethi	%gdop_hix22(nuls), %g1
	mov	14, %g1
	ba,pt	%xcc, .L697
	 st	%g1, [%i0+16]
.L808:
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be,pt	%icc, .L832
	 sll	%l6, 24, %o1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L833
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L833:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	sll	%l6, 24, %o1
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	mov	%i0, %o0
	call	ordinary, 0
	 sra	%o1, 24, %o1
	mov	0, %l6
	ldx	[%i0], %g1
	ba,pt	%xcc, .L689
	 ldx	[%i0+8], %l4
.L669:
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L694
	 mov	%i5, %g1
	mov	0, %o2
	sethi	%hi(402653184), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
.L694:
	ldx	[%i0+56], %g4
	ldx	[%i0+8], %l4
	lduw	[%g4+72], %g2
	lduw	[%g4+76], %g3
	or	%g2, 1, %g2
	add	%g3, 1, %g3
	sllx	%g2, 32, %g2
	srl	%g3, 0, %g3
	and	%g2, %l2, %g2
	mov	1, %l6
	or	%g2, %g3, %g2
	ba,pt	%xcc, .L689
	 stx	%g2, [%g4+72]
.L670:
	cmp	%i5, %l4
	blu,pt	%xcc, .L834
	 add	%i5, 1, %g1
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L835
	 sethi	%gdop_hix22(nuls), %i5
	mov	5, %g1
	st	%g1, [%i0+16]
.L835:
	xor	%i5, %gdop_lox10(nuls), %i5
	ldx	[%l7 + %i5], %i5, %gdop(nuls)
	stx	%i5, [%i0+8]
	add	%i5, 1, %g1
.L834:
	mov	%i0, %o0
	stx	%g1, [%i0]
	call	ordinary, 0
	 ldsb	[%i5], %o1
	mov	0, %l6
	ldx	[%i0], %g1
	ba,pt	%xcc, .L689
	 ldx	[%i0+8], %l4
.L671:
	call	p_bracket, 0
	 mov	%i0, %o0
	mov	0, %l6
	ldx	[%i0], %g1
	ba,pt	%xcc, .L689
	 ldx	[%i0+8], %l4
.L673:
	ldx	[%i0+56], %g1
	lduw	[%g1+40], %g1
	andcc	%g1, 2, %g0
	bne,pn	%xcc, .L811
	 add	%fp, 2039, %g1
	lduw	[%i0+16], %l6
	cmp	%l6, 0
	bne,pn	%icc, .L812
	 mov	0, %o2
	sethi	%hi(671088640), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
	ba,pt	%xcc, .L689
	 ldx	[%i0+8], %l4
.L674:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L826
	 sethi	%gdop_hix22(nuls), %g1
	mov	8, %g1
	ba,pt	%xcc, .L697
	 st	%g1, [%i0+16]
.L845:
	return	%i7+8
	 nop
.L707:
.L822:
	cmp	%g2, 124
	bne,pt	%icc, .L813
	 ldx	[%i0+40], %l5
.L747:
	cmp	%l5, %l0
.L821:
	be,a,pn	%xcc, .L820
	 lduw	[%i0+16], %g1
	ldx	[%i0], %g1
	ldx	[%i0+8], %l4
	cmp	%g1, %l4
	bgeu,a,pn %xcc, .L751
	 mov	%l5, %l0
	ldsb	[%g1], %g2
	cmp	%g2, 124
	bne,pn	%icc, .L772
	 add	%g1, 1, %g1
	stx	%g1, [%i0]
	cmp	%l1, 0
	be,pt	%icc, .L752
	 lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L836
	 add	%l5, -1, %i2
	sub	%l5, %l0, %o2
	mov	%l0, %o3
	add	%o2, 1, %o2
	sethi	%hi(2013265920), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	mov	%l0, %i3
	mov	%l0, %i2
	ldx	[%i0+40], %l5
	lduw	[%i0+16], %g2
.L752:
	cmp	%g2, 0
	bne,pn	%icc, .L814
	 sub	%l5, %i2, %o2
	sethi	%hi(2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %l5
	lduw	[%i0+16], %g1
	add	%l5, -1, %i2
	cmp	%g1, 0
	bne,pn	%icc, .L755
	 sub	%l5, %i3, %g3
	sllx	%i3, 3, %i3
	ldx	[%i0+24], %g2
	sethi	%hi(4160749568), %g4
	ldx	[%g2+%i3], %g1
	and	%g1, %g4, %g1
	or	%g1, %g3, %g1
	mov	0, %o2
	stx	%g1, [%g2+%i3]
	sethi	%hi(2281701376), %o1
	mov	%i0, %o0
	call	doemit.part.0, 0
	 ldx	[%i0+40], %i3
	ldx	[%i0], %g1
	ldx	[%i0+40], %l0
	ldx	[%i0+8], %l4
	ba,pt	%xcc, .L662
	 mov	0, %l1
.L706:
	cmp	%l6, 0
	bne,pt	%icc, .L715
	 stx	%g1, [%i0]
	cmp	%g3, 43
	be,a,pn	%icc, .L837
	 lduw	[%i0+16], %g1
	ble,a,pn %icc, .L838
	 lduw	[%i0+16], %g1
.L717:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L720
	 ldx	[%i0+40], %o2
	sub	%o2, %l5, %o2
	mov	%l5, %o3
	add	%o2, 1, %o2
	sethi	%hi(2013265920), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %o2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L720
	 sub	%o2, %l5, %o2
	sethi	%hi(2147483648), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L720
	 sub	%g2, %l5, %g2
	ldx	[%i0+24], %g3
	sllx	%l5, 3, %l5
	sethi	%hi(4160749568), %i5
	ldx	[%g3+%l5], %g1
	and	%g1, %i5, %g1
	or	%g1, %g2, %g1
	mov	0, %o2
	stx	%g1, [%g3+%l5]
	sethi	%hi(2281701376), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %g1
	lduw	[%i0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L720
	 add	%g1, -1, %g1
	sllx	%g1, 3, %g1
	ldx	[%i0+24], %g3
	ldx	[%g3+%g1], %g2
	and	%g2, %i5, %g2
	or	%g2, 1, %g2
	mov	2, %o2
	stx	%g2, [%g3+%g1]
	sethi	%hi(2415919104), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0], %g1
	ldx	[%i0+8], %l4
.L724:
	cmp	%g1, %l4
	bgeu,a,pn %xcc, .L746
	 ldx	[%i0+40], %l5
	ldub	[%g1], %g2
.L841:
	add	%g2, -42, %g3
	and	%g3, 0xff, %g3
	cmp	%g3, 1
	sll	%g2, 24, %g2
	mov	0, %g3
	sra	%g2, 24, %g2
	movgu	%icc, 1, %g3
	xor	%g2, 63, %g4
	cmp	%g0, %g4
	addx	%g0, 0, %g4
	andcc	%g3, %g4, %g0
	be,a,pt	%icc, .L839
	 lduw	[%i0+16], %g1
	cmp	%g2, 123
	bne,a,pt %icc, .L822
	 ldsb	[%g1], %g2
	add	%g1, 1, %g2
	cmp	%l4, %g2
	bleu,a,pt %xcc, .L707
	 ldsb	[%g1], %g2
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	be,a,pn	%icc, .L815
	 ldx	[%i0], %g1
	lduw	[%i0+16], %g1
.L839:
	cmp	%g1, 0
	bne,pt	%icc, .L840
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	ba,pt	%xcc, .L745
	 st	%g1, [%i0+16]
.L720:
	ldx	[%i0], %g1
.L823:
	ldx	[%i0+8], %l4
	cmp	%g1, %l4
	blu,a,pt %xcc, .L841
	 ldub	[%g1], %g2
	ba,pt	%xcc, .L746
	 ldx	[%i0+40], %l5
.L715:
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L842
	 sethi	%gdop_hix22(nuls), %g1
	mov	13, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L842:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	stx	%g1, [%i0+8]
	sra	%i5, 24, %g1
	cmp	%g1, 43
	be,a,pn	%icc, .L716
	 lduw	[%i0+16], %g1
.L719:
	sra	%i5, 24, %g1
	cmp	%g1, 43
	bg,a,pt	%icc, .L843
	 sra	%i5, 24, %i5
	cmp	%g1, 42
	bne,a,pn %icc, .L823
	 ldx	[%i0], %g1
	lduw	[%i0+16], %g1
.L838:
	cmp	%g1, 0
	bne,pt	%icc, .L720
	 ldx	[%i0+40], %o2
	sub	%o2, %l5, %o2
	mov	%l5, %o3
	add	%o2, 1, %o2
	sethi	%hi(1207959552), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %o2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L720
	 sub	%o2, %l5, %o2
	sethi	%hi(1342177280), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %o2
	lduw	[%i0+16], %g1
	sub	%o2, %l5, %o2
	cmp	%g1, 0
	bne,pn	%icc, .L720
	 add	%o2, 1, %o2
	mov	%l5, %o3
	sethi	%hi(1476395008), %o1
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %o2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L720
	 sub	%o2, %l5, %o2
	sethi	%hi(1610612736), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %l4
	ba,pt	%xcc, .L724
	 ldx	[%i0], %g1
.L716:
.L837:
	cmp	%g1, 0
	bne,a,pt %icc, .L823
	 ldx	[%i0], %g1
	ldx	[%i0+40], %o2
	mov	%l5, %o3
	sub	%o2, %l5, %o2
	sethi	%hi(1207959552), %o1
	add	%o2, 1, %o2
	call	doinsert.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+40], %o2
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L720
	 sub	%o2, %l5, %o2
	sethi	%hi(1342177280), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ldx	[%i0+8], %l4
	ba,pt	%xcc, .L724
	 ldx	[%i0], %g1
.L806:
	lduw	[%i0+16], %g2
.L740:
	cmp	%g2, 0
	bne,pt	%icc, .L840
	 sethi	%gdop_hix22(nuls), %g1
	mov	9, %g1
	ba,pt	%xcc, .L745
	 st	%g1, [%i0+16]
.L677:
	ldx	[%i0+56], %g3
	ldx	[%g3+136], %g1
	add	%g1, 1, %i5
	cmp	%i5, 9
	bg,pt	%xcc, .L681
	 stx	%i5, [%g3+136]
	add	%g1, 9, %g1
	sllx	%g1, 3, %g1
	stx	%l5, [%i0+%g1]
.L681:
	cmp	%g2, 0
	bne,pn	%icc, .L680
	 mov	%i5, %o2
	sethi	%hi(1744830464), %o1
	call	doemit.part.0, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L817
	 ldx	[%i0], %g1
.L815:
.L807:
	ldx	[%i0+8], %l4
	cmp	%g1, %l4
	blu,pt	%xcc, .L663
	 ldx	[%i0+40], %l5
	ba,pt	%xcc, .L818
	 cmp	%l5, %l0
.L814:
	ldx	[%i0], %g1
	ldx	[%i0+8], %l4
	add	%l5, -1, %i2
.L836:
	mov	%l5, %l0
	mov	%l5, %i3
.L816:
	ba,pt	%xcc, .L662
	 mov	0, %l1
.L687:
	ldx	[%i0], %g2
	ldx	[%i0+8], %l4
	cmp	%g2, %l4
	bgeu,a,pt %xcc, .L840
	 sethi	%gdop_hix22(nuls), %g1
	ba,pt	%xcc, .L819
	 add	%g2, 1, %g1
.L811:
	stx	%g1, [%i0]
	add	%fp, 2042, %g1
	st	%l3, [%fp+2039]
	stx	%g1, [%i0+8]
	call	p_bracket, 0
	 mov	%i0, %o0
	mov	0, %l6
	stx	%i5, [%i0]
	stx	%l4, [%i0+8]
	ba,pt	%xcc, .L689
	 mov	%i5, %g1
.L812:
	ldx	[%i0+8], %l4
	mov	%i5, %g1
	ba,pt	%xcc, .L689
	 mov	0, %l6
.L711:
	mov	13, %g2
	xor	%g1, %gdop_lox10(nuls), %g1
	st	%g2, [%i0+16]
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L719
	 stx	%g1, [%i0+8]
.L810:
	ba,pt	%xcc, .L724
	 stx	%g1, [%i0]
.L809:
	stx	%o0, [%fp+2023]
	stx	%g2, [%i0]
	call	isdigit, 0
	 ldub	[%g1+1], %o0
	cmp	%o0, 0
	mov	256, %o3
	be,pt	%icc, .L730
	 ldx	[%fp+2023], %o2
	call	p_count, 0
	 mov	%i0, %o0
	ldx	[%fp+2023], %o2
	cmp	%o2, %o0
	ble,pt	%icc, .L730
	 sra	%o0, 0, %o3
	lduw	[%i0+16], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L844
	 sethi	%gdop_hix22(nuls), %g1
	mov	10, %g1
	st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
.L844:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%i0]
	ba,pt	%xcc, .L730
	 stx	%g1, [%i0+8]
.L772:
	ba,pt	%xcc, .L751
	 mov	%l5, %l0
.L755:
	ldx	[%i0], %g1
	ldx	[%i0+8], %l4
	mov	%l5, %l0
	ba,pt	%xcc, .L816
	 mov	%l5, %i3
	.align 4
	.subsection	-1
	.align 8
.L667:
	.word	.L676-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L675-.L667
	.word	.L674-.L667
	.word	.L672-.L667
	.word	.L672-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L673-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L672-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L671-.L667
	.word	.L670-.L667
	.word	.L665-.L667
	.word	.L669-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L665-.L667
	.word	.L668-.L667
	.word	.L666-.L667
	.previous
	.size	p_ere, .-p_ere
	.section	.text.regcomp,"ax",@progbits
	.align 4
	.global regcomp
	.type	regcomp, #function
	.proc	04
regcomp:
	save	%sp, -432, %sp
	and	%i2, 17, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 17
	be,pn	%icc, .L961
	 andcc	%i2, 32, %g0
	be,pn	%xcc, .L849
	 nop
	ldx	[%i0+40], %i5
	cmp	%i5, %i1
	blu,pn	%xcc, .L848
	 mov	16, %g4
	sub	%i5, %i1, %i5
.L850:
	call	malloc, 0
	 mov	423, %o0
	brz,pn	%o0, .L853
	 mov	%o0, %i3
	srlx	%i5, 1, %g1
	and	%i5, -2, %o0
	add	%o0, %g1, %o0
	add	%o0, 1, %o0
	stx	%o0, [%fp+1855]
	call	malloc, 0
	 sllx	%o0, 3, %o0
	stx	%g0, [%fp+1863]
	brz,pn	%o0, .L1017
	 stx	%o0, [%fp+1847]
	add	%i1, %i5, %i5
	stx	%i3, [%fp+1879]
	stx	%i1, [%fp+1823]
	stx	%i5, [%fp+1831]
	st	%g0, [%fp+1839]
	st	%g0, [%fp+1871]
	add	%fp, 1887, %g1
	add	%fp, 1967, %g2
	stx	%g0, [%g1]
.L1037:
	stx	%g0, [%g1+80]
	add	%g1, 8, %g1
	cmp	%g2, %g1
	bne,a,pt %xcc, .L1037
	 stx	%g0, [%g1]
	mov	1, %g1
	sllx	%g1, 40, %g2
	stx	%g2, [%i3+16]
	and	%i2, -129, %g2
	stx	%g1, [%i3+80]
	st	%g2, [%i3+40]
	add	%i3, 288, %g1
	mov	-1, %g2
	stx	%g1, [%i3+88]
	stx	%g0, [%i3+24]
	stx	%g0, [%i3+32]
	stx	%g0, [%i3+96]
	stx	%g0, [%i3+112]
	st	%g2, [%i3+104]
	stx	%g0, [%i3+120]
	st	%g0, [%i3+128]
	stx	%g0, [%i3+136]
	stx	%g0, [%i3+72]
	mov	256, %o2
	mov	0, %o1
	call	memset, 0
	 add	%i3, 160, %o0
	st	%g0, [%i3+144]
	lduw	[%fp+1839], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L855
	 mov	0, %o2
	sethi	%hi(134217728), %o1
	call	doemit.part.0, 0
	 add	%fp, 1823, %o0
.L855:
	ldx	[%fp+1863], %o1
	add	%o1, -1, %g2
	andcc	%i2, 1, %g0
	bne,pn	%xcc, .L1018
	 stx	%g2, [%i3+56]
	andcc	%i2, 16, %g0
	be,pt	%xcc, .L858
	 add	%fp, 1823, %i5
	ldx	[%fp+1823], %g1
	ldx	[%fp+1831], %g3
	cmp	%g1, %g3
	blu,a,pt %xcc, .L859
	 add	%g1, 1, %g2
	lduw	[%fp+1839], %g1
	cmp	%g1, 0
	be,pt	%icc, .L860
	 sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	stx	%g2, [%i3+64]
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%fp+1823]
	ba,pt	%xcc, .L861
	 stx	%g1, [%fp+1831]
.L874:
	lduw	[%fp+1839], %g1
	cmp	%g1, 0
	sethi	%gdop_hix22(nuls), %g1
	bne,pt	%icc, .L877
	 xor	%g1, %gdop_lox10(nuls), %g1
	mov	12, %g2
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g2, [%fp+1839]
	stx	%g1, [%fp+1823]
	ldx	[%fp+1847], %g2
	stx	%g1, [%fp+1831]
	stx	%g2, [%i3+8]
	lduw	[%i3+128], %g1
.L1042:
	cmp	%g1, 3
	bg,a,pn	%icc, .L1036
	 ldx	[%i3+120], %g1
	lduw	[%i3+72], %g4
.L1055:
	ldx	[%i3+136], %o7
.L879:
	sethi	%hi(53248), %g1
	or	%g1, 581, %g1
	stx	%g0, [%i3+152]
	st	%g1, [%i3]
	stx	%o7, [%i0]
	sethi	%hi(61440), %g1
	stx	%i3, [%i0+8]
	or	%g1, 613, %g1
	andcc	%g4, 4, %g0
	be,pt	%xcc, .L953
	 st	%g1, [%i0+16]
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	stx	%g1, [%fp+1823]
	stx	%g1, [%fp+1831]
.L953:
	call	regfree, 0
	 mov	%i0, %o0
	lduw	[%fp+1839], %g4
.L848:
	return	%i7+8
	 sra	%g4, 0, %o0
.L859:
.L1038:
	mov	%i5, %o0
	stx	%g2, [%fp+1823]
	call	ordinary, 0
	 ldsb	[%g1], %o1
	ldx	[%fp+1823], %g1
	ldx	[%fp+1831], %g2
	cmp	%g1, %g2
	blu,pt	%xcc, .L1038
	 add	%g1, 1, %g2
	lduw	[%fp+1839], %g1
.L857:
	cmp	%g1, 0
	bne,pn	%icc, .L1039
	 ldx	[%fp+1863], %o1
	sethi	%hi(134217728), %o1
.L1049:
	mov	0, %o2
	call	doemit.part.0, 0
	 mov	%i5, %o0
	ldx	[%fp+1863], %o1
	add	%o1, -1, %g1
	stx	%g1, [%i3+64]
	lduw	[%fp+1839], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L861
	 mov	-127, %o7
	ldx	[%i3+88], %i1
	mov	-128, %i2
.L865:
	ldub	[%i1+%i2], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L1035
	 add	%i2, 1, %i2
	lduw	[%i3+20], %g2
	addcc	%g2, 7, %g4
	add	%g2, 14, %g1
	lduw	[%i3+16], %g5
	movneg	%icc, %g1, %g4
	and	%i2, 255, %i5
	ldx	[%i3+32], %g1
	cmp	%g2, 0
	ble,pn	%icc, .L867
	 sra	%g4, 3, %g4
	sra	%i5, 0, %i5
	sra	%g5, 0, %g5
	add	%g1, %i5, %g1
	ba,pt	%xcc, .L869
	 mov	0, %g2
.L1020:
	cmp	%g4, %g2
	ble,pn	%icc, .L867
	 add	%g1, %g5, %g1
.L869:
	ldub	[%g1], %g3
	cmp	%g3, 0
	be,pt	%icc, .L1020
	 add	%g2, 1, %g2
	lduw	[%i3+84], %g1
	add	%g1, 1, %g2
	st	%g2, [%i3+84]
	mov	%g1, %o3
	cmp	%o7, 128
	be,pn	%icc, .L1001
	 stb	%g1, [%i1+%i2]
	mov	%o7, %o4
	ldub	[%i1+%o4], %g1
.L1041:
	cmp	%g1, 0
	bne,a,pt %icc, .L1040
	 add	%o4, 1, %o4
	lduw	[%i3+20], %g2
	addcc	%g2, 7, %g5
	add	%g2, 14, %g1
	lduw	[%i3+16], %o5
	movneg	%icc, %g1, %g5
	and	%o4, 255, %i4
	ldx	[%i3+32], %g1
	cmp	%g2, 0
	ble,pn	%icc, .L871
	 sra	%g5, 3, %g5
	sra	%i4, 0, %i4
	sra	%o5, 0, %o5
	add	%g1, %i5, %g1
	ba,pt	%xcc, .L872
	 mov	0, %g3
.L1021:
	cmp	%g5, %g3
	ble,pn	%icc, .L871
	 add	%g1, %o5, %g1
.L872:
	sub	%g1, %i5, %g2
	ldub	[%g1], %g4
	ldub	[%g2+%i4], %g2
	cmp	%g4, %g2
	be,a,pt	%icc, .L1021
	 add	%g3, 1, %g3
	add	%o4, 1, %o4
.L1040:
	cmp	%o4, 128
	bne,a,pt %icc, .L1041
	 ldub	[%i1+%o4], %g1
.L867:
	add	%i2, 1, %i2
.L1035:
	cmp	%i2, 128
	bne,pt	%xcc, .L865
	 add	%o7, 1, %o7
.L1001:
	ldx	[%fp+1863], %o1
.L861:
	stx	%o1, [%i3+48]
	ldx	[%fp+1847], %o0
	call	realloc, 0
	 sllx	%o1, 3, %o1
	stx	%o0, [%i3+8]
	brz,pn	%o0, .L874
	 mov	%o0, %g3
	lduw	[%fp+1839], %o1
	cmp	%o1, 0
	bne,a,pn %icc, .L1042
	 lduw	[%i3+128], %g1
	lduw	[%i3+20], %g2
	cmp	%g2, 0
	ble,pn	%icc, .L880
	 mov	0, %l3
	ldx	[%i3+24], %g1
	sra	%g2, 0, %g4
	add	%g1, 24, %g1
	sllx	%g4, 5, %g4
	add	%g1, %g4, %g4
.L882:
	ldx	[%g1], %g2
	add	%g1, 32, %g1
	cmp	%g4, %g1
	bne,pt	%xcc, .L882
	 movrne	%g2, 1, %l3
.L880:
	st	%g0, [%i3+104]
	add	%g3, 8, %g3
	sethi	%hi(4160749568), %i1
	sethi	%hi(805306368), %l6
	mov	-1, %l2
	ldx	[%g3], %i5
	mov	0, %l0
	and	%i5, %i1, %g1
	mov	0, %o5
	mov	0, %l4
	sethi	%hi(1744830464), %l5
	sra	%l3, 0, %o2
	srlx	%l2, 37, %l2
	sethi	%hi(1610612736), %i2
	sethi	%hi(2415919104), %i4
	sethi	%hi(2281701376), %l1
	cmp	%g1, %l6
	be,pn	%xcc, .L883
	 add	%g3, 8, %g2
.L1023:
	bgu,pt	%xcc, .L884
	 cmp	%g1, %l5
	sethi	%hi(402653184), %g4
	cmp	%g1, %g4
	be,a,pn	%xcc, .L1043
	 ldsw	[%i3+128], %g3
	bleu,a,pn %xcc, .L1022
	 sethi	%hi(134217728), %g4
	sethi	%hi(536870912), %g3
	cmp	%g1, %g3
	be,pn	%xcc, .L885
	 sethi	%hi(671088640), %g3
	cmp	%g1, %g3
	bne,a,pn %xcc, .L1044
	 ldsw	[%i3+128], %g3
	ldsw	[%i3+128], %g1
	cmp	%l0, %g1
	ble,pt	%xcc, .L903
	 cmp	%o1, 0
	bl,pn	%icc, .L904
	 st	%l0, [%i3+128]
	lduw	[%i3+104], %g1
	mov	%o5, %l4
	add	%g1, %o1, %g1
	st	%g1, [%i3+104]
.L905:
	cmp	%l0, 0
	bl,pn	%icc, .L966
	 mov	%l0, %o1
	add	%l0, 1, %o1
	mov	0, %l0
	mov	%g2, %g3
.L1024:
	ldx	[%g3], %i5
.L1056:
	and	%i5, %i1, %g1
	cmp	%g1, %l6
	bne,pt	%xcc, .L1023
	 add	%g3, 8, %g2
.L883:
	ldsw	[%i3+128], %g1
	cmp	%l0, %g1
	ble,pt	%xcc, .L906
	 cmp	%o1, 0
	bl,pn	%icc, .L907
	 st	%l0, [%i3+128]
	lduw	[%i3+104], %g1
	mov	%o5, %l4
	add	%g1, %o1, %g1
	st	%g1, [%i3+104]
.L908:
	xnor	%g0, %l0, %o1
	srl	%o1, 31, %o1
	add	%l0, %o1, %o1
.L909:
	cmp	%l3, 0
.L1047:
	mov	0, %l0
	movne	%icc, -1, %o1
	ba,pt	%xcc, .L1024
	 mov	%g2, %g3
.L871:
	stb	%o3, [%i1+%o4]
	add	%o4, 1, %o4
	cmp	%o4, 128
	bne,a,pt %icc, .L1041
	 ldub	[%i1+%o4], %g1
	ba,pt	%xcc, .L1035
	 add	%i2, 1, %i2
.L1022:
	cmp	%g1, %g4
	be,pn	%xcc, .L885
	 sethi	%hi(268435456), %g4
	cmp	%g1, %g4
	bne,pn	%xcc, .L888
	 movrne	%l0, %o5, %g3
	add	%l0, 1, %l0
	mov	%g3, %o5
	ba,pt	%xcc, .L1024
	 mov	%g2, %g3
.L884:
	be,a,pn	%xcc, .L1024
	 mov	%g2, %g3
	bleu,pn	%xcc, .L1025
	 sethi	%hi(2013265920), %g4
	cmp	%g1, %g4
	be,a,pn	%xcc, .L1045
	 stx	%o5, [%fp+1799]
	bleu,pn	%xcc, .L1026
	 sethi	%hi(4026531840), %g3
	and	%i5, %g3, %g3
	cmp	%g3, %i4
	be,pn	%xcc, .L885
	 sethi	%hi(2684354560), %g3
	cmp	%g1, %g3
	bne,a,pn %xcc, .L1044
	 ldsw	[%i3+128], %g3
.L885:
	ldsw	[%i3+128], %g3
.L1043:
	cmp	%l0, %g3
	ble,a,pt %xcc, .L900
	 add	%o1, %l0, %l0
	cmp	%o1, 0
	bl,pn	%icc, .L901
	 st	%l0, [%i3+128]
	lduw	[%i3+104], %g3
	mov	%o5, %l4
	add	%g3, %o1, %g3
	mov	%l0, %o1
	st	%g3, [%i3+104]
.L902:
	sethi	%hi(134217728), %g3
	cmp	%g1, %g3
	be,a,pn	%xcc, .L911
	 lduw	[%i3+128], %g1
	mov	0, %l0
.L1048:
	ba,pt	%xcc, .L1024
	 mov	%g2, %g3
.L1026:
	sethi	%hi(1879048192), %g3
	cmp	%g1, %g3
	be,pt	%xcc, .L1024
	 mov	%g2, %g3
.L888:
	ldsw	[%i3+128], %g3
.L1044:
	cmp	%l0, %g3
	ble,pn	%xcc, .L1027
	 cmp	%o1, 0
	bl,pn	%icc, .L910
	 st	%l0, [%i3+128]
	lduw	[%i3+104], %g3
	add	%o1, %g3, %o1
.L910:
	st	%o1, [%i3+104]
	mov	%o5, %l4
	ba,pt	%xcc, .L902
	 mov	-1, %o1
.L1025:
	sethi	%hi(1476395008), %g4
	cmp	%g1, %g4
	be,pn	%xcc, .L892
	 cmp	%g1, %i2
	be,a,pt	%xcc, .L1043
	 ldsw	[%i3+128], %g3
	sethi	%hi(1207959552), %g3
	cmp	%g1, %g3
	bne,pn	%xcc, .L888
	 mov	%g2, %g3
	ba,pt	%xcc, .L1056
	 ldx	[%g3], %i5
.L892:
	stx	%o5, [%fp+1799]
.L1045:
	stx	%g3, [%fp+1807]
	sra	%o1, 0, %o1
	mov	%g2, %o0
	call	altoffset, 0
	 stx	%o2, [%fp+1815]
	ldx	[%fp+1807], %g3
	mov	%o0, %o1
	mov	%g3, %g2
	ldx	[%fp+1799], %o5
	ldx	[%fp+1815], %o2
	and	%i5, %l2, %i5
.L1046:
	sllx	%i5, 3, %i5
	mov	0, %g4
	mov	0, %g3
	add	%g2, %i5, %g2
	ldx	[%g2], %i5
	and	%i5, %i1, %g1
	xor	%g1, %i2, %o4
	xor	%g1, %i4, %o7
	movrne	%o4, 1, %g4
	movrne	%o7, 1, %g3
	andcc	%g4, %g3, %g0
	be,a,pt	%icc, .L1043
	 ldsw	[%i3+128], %g3
	cmp	%g1, %l1
	be,a,pt	%xcc, .L1046
	 and	%i5, %l2, %i5
	lduw	[%i3+72], %g4
	or	%g4, 4, %g4
	st	%g4, [%i3+72]
	lduw	[%i3+128], %g1
	cmp	%g1, 3
	bg,pn	%icc, .L923
	 nop
	ba,pt	%xcc, .L914
	 ldx	[%i3+136], %o7
.L900:
	cmp	%o1, 0
	ba,pt	%xcc, .L902
	 movge	%icc, %l0, %o1
.L906:
	bl,pn	%icc, .L1047
	 cmp	%l3, 0
	ba,pt	%xcc, .L908
	 add	%o1, %l0, %l0
.L903:
	bl,a,pn	%icc, .L1048
	 mov	0, %l0
	ba,pt	%xcc, .L905
	 add	%o1, %l0, %l0
.L849:
	call	strlen, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L850
	 mov	%o0, %i5
.L858:
	mov	128, %o2
	mov	128, %o1
	call	p_bre, 0
	 mov	%i5, %o0
	ba,pt	%xcc, .L857
	 lduw	[%fp+1839], %g1
.L1018:
	add	%fp, 1823, %i5
	mov	128, %o1
	call	p_ere, 0
	 mov	%i5, %o0
	lduw	[%fp+1839], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L1049
	 sethi	%hi(134217728), %o1
	ldx	[%fp+1863], %o1
.L1039:
	add	%o1, -1, %g1
	ba,pt	%xcc, .L861
	 stx	%g1, [%i3+64]
.L901:
	st	%o1, [%i3+104]
	ba,pt	%xcc, .L902
	 mov	%o5, %l4
.L911:
	cmp	%g1, 0
	bne,pn	%icc, .L913
	 sra	%g1, 0, %g1
	mov	-1, %g1
	lduw	[%i3+72], %g4
	st	%g1, [%i3+104]
	ba,pt	%xcc, .L914
	 ldx	[%i3+136], %o7
.L913:
	call	malloc, 0
	 add	%g1, 1, %o0
	stx	%o0, [%i3+96]
	brz,pn	%o0, .L1028
	 mov	%o0, %g1
	lduw	[%i3+128], %i4
	cmp	%i4, 0
	ble,pn	%icc, .L917
	 sra	%i4, 0, %g4
	sethi	%hi(4160749568), %i5
	add	%o0, %g4, %g4
	sethi	%hi(268435456), %g5
.L918:
	ldx	[%l4], %g2
.L1050:
	and	%g2, %i5, %g3
	cmp	%g3, %g5
	bne,pn	%xcc, .L918
	 add	%l4, 8, %l4
	stb	%g2, [%g1]
	add	%g1, 1, %g1
	cmp	%g1, %g4
	bne,a,pt %xcc, .L1050
	 ldx	[%l4], %g2
	stb	%g0, [%g1]
	cmp	%i4, 3
	ble,pt	%icc, .L1013
	 lduw	[%fp+1839], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L1036
	 ldx	[%i3+120], %g1
.L923:
	call	malloc, 0
	 mov	1028, %o0
	brz,pn	%o0, .L1029
	 mov	%o0, %g1
	add	%o0, 512, %i5
	lduw	[%i3+128], %g2
	stx	%i5, [%i3+112]
	add	%o0, 1024, %g3
	st	%g2, [%g1]
.L1051:
	add	%g1, 4, %g1
	cmp	%g3, %g1
	bne,a,pt %xcc, .L1051
	 st	%g2, [%g1]
	cmp	%g2, 0
	ble,pn	%icc, .L927
	 add	%g2, -1, %g1
	ldx	[%i3+96], %g5
	sra	%g2, 0, %g4
	mov	%g5, %g3
	add	%g4, %g5, %g4
	add	%g1, %g5, %g1
.L928:
	ldub	[%g3], %g2
	sub	%g1, %g3, %g5
	sllx	%g2, 2, %g2
	add	%g3, 1, %g3
	cmp	%g4, %g3
	bne,pt	%xcc, .L928
	 st	%g5, [%i5+%g2]
.L927:
	lduw	[%fp+1839], %g1
	cmp	%g1, 0
	bne,a,pn %icc, .L1036
	 ldx	[%i3+120], %g1
	ldsw	[%i3+128], %o0
	call	malloc, 0
	 sllx	%o0, 2, %o0
	brz,pn	%o0, .L1030
	 mov	%o0, %i2
	ldsw	[%i3+128], %o0
	call	malloc, 0
	 sllx	%o0, 2, %o0
	stx	%o0, [%i3+120]
	brz,pn	%o0, .L930
	 mov	%o0, %i5
	lduw	[%i3+128], %g5
	cmp	%g5, 0
	ble,pn	%icc, .L931
	 add	%g5, %g5, %g4
	mov	%o0, %g3
	add	%g4, -1, %g1
	sub	%g4, %g5, %g4
.L932:
	st	%g1, [%g3]
	cmp	%g4, %g1
	add	%g3, 4, %g3
	bne,pt	%icc, .L932
	 add	%g1, -1, %g1
	add	%g5, -1, %o5
	mov	%g5, %g1
	sra	%o5, 0, %o5
	mov	0, %g4
.L936:
	sllx	%o5, 2, %g2
	cmp	%g5, %g1
	ble,pn	%icc, .L933
	 st	%g1, [%i2+%g2]
	ldx	[%i3+96], %i1
	ba,pt	%xcc, .L934
	 add	%i1, %o5, %o7
.L935:
	mov	%g4, %g3
	cmp	%g1, %g4
	movle	%icc, %g1, %g3
	st	%g3, [%i5+%g2]
	lduw	[%i2+%g2], %g1
	cmp	%g5, %g1
	ble,a,pn %icc, .L1052
	 add	%o5, -1, %o5
.L934:
	sra	%g1, 0, %g3
	ldsb	[%o7], %i4
	sllx	%g3, 2, %g2
	ldsb	[%i1+%g3], %g3
	cmp	%i4, %g3
	bne,a,pt %icc, .L935
	 lduw	[%i5+%g2], %g1
.L933:
	add	%o5, -1, %o5
.L1052:
	add	%g1, -1, %g1
	cmp	%o5, -1
	bne,pt	%icc, .L936
	 add	%g4, 1, %g4
	cmp	%g1, 0
	bl,a,pn	%icc, .L1031
	 sra	%g1, 0, %g2
.L937:
	mov	%i5, %g3
	add	%g5, %g1, %g2
.L941:
	lduw	[%g3], %g4
	mov	%g2, %i4
	cmp	%g4, %g2
	movle	%icc, %g4, %i4
	st	%i4, [%g3]
	cmp	%g2, %g5
	add	%g3, 4, %g3
	bne,pt	%icc, .L941
	 add	%g2, -1, %g2
	sra	%g1, 0, %g2
	cmp	%g5, %g1
	sllx	%g2, 2, %g2
	ble,pn	%icc, .L939
	 lduw	[%i2+%g2], %i4
.L940:
	cmp	%i4, %g1
	mov	0, %g3
	movge	%icc, 1, %g3
	cmp	%g5, %g1
	mov	0, %g2
	movg	%icc, 1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L945
	 sra	%g1, 0, %g3
	add	%g5, %i4, %i1
	sllx	%g3, 2, %g3
	add	%i5, %g3, %g3
.L943:
	lduw	[%g3], %g2
	sub	%i1, %g1, %g4
	cmp	%g4, %g2
	add	%g1, 1, %g1
	movle	%icc, %g4, %g2
	cmp	%g5, %g1
	st	%g2, [%g3]
	mov	0, %g4
	movg	%icc, 1, %g4
	cmp	%g1, %i4
	mov	0, %g2
	movle	%icc, 1, %g2
	andcc	%g4, %g2, %g0
	bne,pt	%icc, .L943
	 add	%g3, 4, %g3
.L945:
	cmp	%g5, %g1
	bg,pt	%icc, .L1032
	 sra	%i4, 0, %g2
.L939:
	call	free, 0
	 mov	%i2, %o0
	ldx	[%i3+120], %g1
.L1036:
	brz,a,pn %g1, .L1053
	 ldx	[%i3+112], %o0
	lduw	[%fp+1839], %g1
.L1013:
	lduw	[%i3+72], %g4
.L916:
	cmp	%g1, 0
	bne,pn	%icc, .L879
	 ldx	[%i3+136], %o7
.L914:
	ldx	[%i3+8], %g2
	mov	0, %g5
	add	%g2, 8, %g2
	mov	0, %g3
	sethi	%hi(4160749568), %i2
	sethi	%hi(1207959552), %i4
	sethi	%hi(1342177280), %i5
	sethi	%hi(134217728), %i1
.L951:
	add	%g2, 8, %g2
.L1054:
	ldx	[%g2-8], %g1
	and	%g1, %i2, %g1
	cmp	%g1, %i4
	be,a,pn	%xcc, .L951
	 add	%g3, 1, %g3
.L1033:
	cmp	%g1, %i5
	be,pt	%xcc, .L947
	 cmp	%g5, %g3
	cmp	%g1, %i1
	bne,a,pn %xcc, .L1054
	 add	%g2, 8, %g2
	brz,pt	%g3, .L952
	 sethi	%hi(53248), %g1
	or	%g1, 581, %g1
	or	%g4, 4, %g4
	st	%g1, [%i3]
	st	%g4, [%i3+72]
	sethi	%hi(61440), %g1
	stx	%g5, [%i3+152]
	or	%g1, 613, %g1
	stx	%o7, [%i0]
	stx	%i3, [%i0+8]
	st	%g1, [%i0+16]
.L954:
	mov	15, %g2
	sethi	%gdop_hix22(nuls), %g1
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	st	%g2, [%fp+1839]
	stx	%g1, [%fp+1823]
	stx	%g1, [%fp+1831]
	call	regfree, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L848
	 lduw	[%fp+1839], %g4
.L947:
	add	%g2, 8, %g2
	movl	%xcc, %g3, %g5
	ldx	[%g2-8], %g1
	and	%g1, %i2, %g1
	cmp	%g1, %i4
	bne,pt	%xcc, .L1033
	 add	%g3, -1, %g3
	ba,pt	%xcc, .L951
	 add	%g3, 1, %g3
.L952:
	or	%g1, 581, %g1
	stx	%g5, [%i3+152]
	st	%g1, [%i3]
	stx	%o7, [%i0]
	sethi	%hi(61440), %g1
	stx	%i3, [%i0+8]
	or	%g1, 613, %g1
	andcc	%g4, 4, %g4
	bne,pn	%icc, .L954
	 st	%g1, [%i0+16]
	return	%i7+8
	 sra	%g4, 0, %o0
.L877:
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	ldx	[%fp+1847], %g2
	stx	%g1, [%fp+1823]
	stx	%g1, [%fp+1831]
	stx	%g2, [%i3+8]
	lduw	[%i3+128], %g1
	cmp	%g1, 3
	ble,a,pt %icc, .L1055
	 lduw	[%i3+72], %g4
	ba,pt	%xcc, .L1036
	 ldx	[%i3+120], %g1
.L1030:
	stx	%g0, [%i3+120]
.L930:
	ldx	[%i3+112], %o0
.L1053:
	brz,a,pn %o0, .L1013
	 lduw	[%fp+1839], %g1
	call	free, 0
	 nop
	stx	%g0, [%i3+112]
	ba,pt	%xcc, .L1013
	 lduw	[%fp+1839], %g1
.L1032:
	sllx	%g2, 2, %g2
	ba,pt	%xcc, .L940
	 lduw	[%i2+%g2], %i4
.L907:
	st	%o1, [%i3+104]
	ba,pt	%xcc, .L909
	 mov	%o5, %l4
.L904:
	st	%o1, [%i3+104]
	mov	%o5, %l4
	mov	0, %l0
	ba,pt	%xcc, .L1024
	 mov	%g2, %g3
.L961:
	mov	16, %g4
	return	%i7+8
	 sra	%g4, 0, %o0
.L860:
	xor	%g1, %gdop_lox10(nuls), %g1
	ldx	[%l7 + %g1], %g1, %gdop(nuls)
	mov	14, %g2
	stx	%g1, [%fp+1823]
	stx	%g1, [%fp+1831]
	st	%g2, [%fp+1839]
	add	%o1, -1, %g1
	ba,pt	%xcc, .L861
	 stx	%g1, [%i3+64]
.L966:
	mov	%g2, %g3
	ba,pt	%xcc, .L1024
	 mov	0, %l0
.L931:
	be,pt	%icc, .L937
	 mov	0, %g1
	ba,pt	%xcc, .L939
	 nop
.L917:
	stb	%g0, [%o0]
	ba,pt	%xcc, .L1013
	 lduw	[%fp+1839], %g1
.L1028:
	mov	-1, %g1
	st	%g0, [%i3+128]
	st	%g1, [%i3+104]
	lduw	[%i3+72], %g4
	ba,pt	%xcc, .L916
	 lduw	[%fp+1839], %g1
.L1029:
	ba,pt	%xcc, .L927
	 stx	%g0, [%i3+112]
.L1017:
	call	free, 0
	 mov	%i3, %o0
.L853:
	ba,pt	%xcc, .L848
	 mov	12, %g4
.L1031:
	sllx	%g2, 2, %g2
	ba,pt	%xcc, .L940
	 lduw	[%i2+%g2], %i4
.L1027:
	mov	-1, %o1
	mov	0, %l0
	ba,pt	%xcc, .L1024
	 mov	%g2, %g3
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
	.align 8
	.type	cnames, #object
	.size	cnames, 1536
cnames:
	.xword	.LC2
	.byte	0
	.skip	7
	.xword	.LC3
	.byte	1
	.skip	7
	.xword	.LC4
	.byte	2
	.skip	7
	.xword	.LC5
	.byte	3
	.skip	7
	.xword	.LC6
	.byte	4
	.skip	7
	.xword	.LC7
	.byte	5
	.skip	7
	.xword	.LC8
	.byte	6
	.skip	7
	.xword	.LC9
	.byte	7
	.skip	7
	.xword	.LC10
	.byte	7
	.skip	7
	.xword	.LC11
	.byte	8
	.skip	7
	.xword	.LC12
	.byte	8
	.skip	7
	.xword	.LC13
	.byte	9
	.skip	7
	.xword	.LC14
	.byte	9
	.skip	7
	.xword	.LC15
	.byte	10
	.skip	7
	.xword	.LC16
	.byte	10
	.skip	7
	.xword	.LC17
	.byte	11
	.skip	7
	.xword	.LC18
	.byte	11
	.skip	7
	.xword	.LC19
	.byte	12
	.skip	7
	.xword	.LC20
	.byte	12
	.skip	7
	.xword	.LC21
	.byte	13
	.skip	7
	.xword	.LC22
	.byte	13
	.skip	7
	.xword	.LC23
	.byte	14
	.skip	7
	.xword	.LC24
	.byte	15
	.skip	7
	.xword	.LC25
	.byte	16
	.skip	7
	.xword	.LC26
	.byte	17
	.skip	7
	.xword	.LC27
	.byte	18
	.skip	7
	.xword	.LC28
	.byte	19
	.skip	7
	.xword	.LC29
	.byte	20
	.skip	7
	.xword	.LC30
	.byte	21
	.skip	7
	.xword	.LC31
	.byte	22
	.skip	7
	.xword	.LC32
	.byte	23
	.skip	7
	.xword	.LC33
	.byte	24
	.skip	7
	.xword	.LC34
	.byte	25
	.skip	7
	.xword	.LC35
	.byte	26
	.skip	7
	.xword	.LC36
	.byte	27
	.skip	7
	.xword	.LC37
	.byte	28
	.skip	7
	.xword	.LC38
	.byte	28
	.skip	7
	.xword	.LC39
	.byte	29
	.skip	7
	.xword	.LC40
	.byte	29
	.skip	7
	.xword	.LC41
	.byte	30
	.skip	7
	.xword	.LC42
	.byte	30
	.skip	7
	.xword	.LC43
	.byte	31
	.skip	7
	.xword	.LC44
	.byte	31
	.skip	7
	.xword	.LC45
	.byte	32
	.skip	7
	.xword	.LC46
	.byte	33
	.skip	7
	.xword	.LC47
	.byte	34
	.skip	7
	.xword	.LC48
	.byte	35
	.skip	7
	.xword	.LC49
	.byte	36
	.skip	7
	.xword	.LC50
	.byte	37
	.skip	7
	.xword	.LC51
	.byte	38
	.skip	7
	.xword	.LC52
	.byte	39
	.skip	7
	.xword	.LC53
	.byte	40
	.skip	7
	.xword	.LC54
	.byte	41
	.skip	7
	.xword	.LC55
	.byte	42
	.skip	7
	.xword	.LC56
	.byte	43
	.skip	7
	.xword	.LC57
	.byte	44
	.skip	7
	.xword	.LC58
	.byte	45
	.skip	7
	.xword	.LC59
	.byte	45
	.skip	7
	.xword	.LC60
	.byte	46
	.skip	7
	.xword	.LC61
	.byte	46
	.skip	7
	.xword	.LC62
	.byte	47
	.skip	7
	.xword	.LC63
	.byte	47
	.skip	7
	.xword	.LC64
	.byte	48
	.skip	7
	.xword	.LC65
	.byte	49
	.skip	7
	.xword	.LC66
	.byte	50
	.skip	7
	.xword	.LC67
	.byte	51
	.skip	7
	.xword	.LC68
	.byte	52
	.skip	7
	.xword	.LC69
	.byte	53
	.skip	7
	.xword	.LC70
	.byte	54
	.skip	7
	.xword	.LC71
	.byte	55
	.skip	7
	.xword	.LC72
	.byte	56
	.skip	7
	.xword	.LC73
	.byte	57
	.skip	7
	.xword	.LC74
	.byte	58
	.skip	7
	.xword	.LC75
	.byte	59
	.skip	7
	.xword	.LC76
	.byte	60
	.skip	7
	.xword	.LC77
	.byte	61
	.skip	7
	.xword	.LC78
	.byte	62
	.skip	7
	.xword	.LC79
	.byte	63
	.skip	7
	.xword	.LC80
	.byte	64
	.skip	7
	.xword	.LC81
	.byte	91
	.skip	7
	.xword	.LC82
	.byte	92
	.skip	7
	.xword	.LC83
	.byte	92
	.skip	7
	.xword	.LC84
	.byte	93
	.skip	7
	.xword	.LC85
	.byte	94
	.skip	7
	.xword	.LC86
	.byte	94
	.skip	7
	.xword	.LC87
	.byte	95
	.skip	7
	.xword	.LC88
	.byte	95
	.skip	7
	.xword	.LC89
	.byte	96
	.skip	7
	.xword	.LC90
	.byte	123
	.skip	7
	.xword	.LC91
	.byte	123
	.skip	7
	.xword	.LC92
	.byte	124
	.skip	7
	.xword	.LC93
	.byte	125
	.skip	7
	.xword	.LC94
	.byte	125
	.skip	7
	.xword	.LC95
	.byte	126
	.skip	7
	.xword	.LC96
	.byte	127
	.skip	7
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.skip	7
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
	.align 8
	.type	cclasses, #object
	.size	cclasses, 208
cclasses:
	.xword	.LC97
	.long	0
	.skip	4
	.xword	.LC98
	.long	1
	.skip	4
	.xword	.LC99
	.long	2
	.skip	4
	.xword	.LC100
	.long	3
	.skip	4
	.xword	.LC101
	.long	4
	.skip	4
	.xword	.LC102
	.long	5
	.skip	4
	.xword	.LC103
	.long	6
	.skip	4
	.xword	.LC104
	.long	7
	.skip	4
	.xword	.LC105
	.long	8
	.skip	4
	.xword	.LC45
	.long	9
	.skip	4
	.xword	.LC106
	.long	10
	.skip	4
	.xword	.LC107
	.long	11
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
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
