! aac675c1f098946feaa6bbaee437aa23 newlib/libc/stdlib/gdtoa-gethex.c
	.file	"gdtoa-gethex.c"
	.section	".text"
	.section	.text.rshift,"ax",@progbits
	.align 4
	.type	rshift, #function
	.proc	020
rshift:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0+20], %g1
	sra	%i1, 5, %g2
	cmp	%g1, %g2
	bg,pt	%icc, .L2
	 add	%i0, 24, %i4
.L6:
	st	%g0, [%i0+20]
.L3:
	st	%g0, [%i0+24]
	return	%i7+8
	 nop
.L2:
	sra	%g1, 0, %g3
	sra	%g2, 0, %i3
	sllx	%g3, 2, %i5
	sllx	%i3, 2, %g2
	and	%i1, 31, %g5
	add	%i4, %i5, %i5
	and	%i1, 31, %i1
	brz,pt	%i1, .L21
	 add	%i4, %g2, %g1
	add	%g1, 4, %g1
	lduw	[%i4+%g2], %g4
	mov	32, %i2
	srl	%g4, %g5, %g4
	cmp	%i5, %g1
	bleu,pn	%xcc, .L7
	 sub	%i2, %g5, %i2
	mov	%i4, %g5
.L8:
	lduw	[%g1], %g2
	add	%g5, 4, %g5
	sll	%g2, %i2, %g2
	or	%g2, %g4, %g2
	st	%g2, [%g5-4]
	add	%g1, 4, %g1
	lduw	[%g1-4], %g4
	cmp	%i5, %g1
	bgu,pt	%xcc, .L8
	 srl	%g4, %i1, %g4
	sub	%g3, %i3, %g1
	sllx	%g1, 2, %g1
	add	%g1, -4, %g1
	st	%g4, [%i4+%g1]
	cmp	%g4, 0
	be,pt	%icc, .L9
	 add	%i4, %g1, %g1
	ba,pt	%xcc, .L9
	 add	%g1, 4, %g1
.L21:
	cmp	%i5, %g1
	bleu,pn	%xcc, .L6
	 mov	%i4, %g2
.L5:
	lduw	[%g1], %g4
	st	%g4, [%g2]
	add	%g1, 4, %g1
	cmp	%i5, %g1
	bgu,pt	%xcc, .L5
	 add	%g2, 4, %g2
	sub	%g3, %i3, %g1
	sllx	%g1, 2, %g1
	add	%i4, %g1, %g1
.L9:
	sub	%g1, %i4, %g1
	srax	%g1, 2, %g1
	cmp	%g1, 0
	be,pn	%icc, .L3
	 st	%g1, [%i0+20]
	return	%i7+8
	 nop
.L7:
	cmp	%g4, 0
	be,pt	%icc, .L6
	 st	%g4, [%i0+24]
	mov	%i4, %g1
	ba,pt	%xcc, .L9
	 add	%g1, 4, %g1
	.size	rshift, .-rshift
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"Balloc succeeded"
	.align 8
.LC1:
	.asciz	"./newlib/libc/stdlib/gdtoa-gethex.c"
	.section	.text.__gethex,"ax",@progbits
	.align 4
	.global __gethex
	.type	__gethex, #function
	.proc	04
__gethex:
	save	%sp, -240, %sp
	mov	%i1, %l5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_C_numeric_locale), %g1
	xor	%g1, %gdop_lox10(_C_numeric_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_numeric_locale)
	ldx	[%g1], %l2
	call	strlen, 0
	 mov	%l2, %o0
	stx	%i3, [%fp+2031]
	add	%l2, %o0, %g1
	stx	%i5, [%fp+2023]
	ldub	[%g1-1], %g1
	stb	%g1, [%fp+2039]
	ldx	[%i1], %i1
	ldub	[%i1+2], %g2
	cmp	%g2, 48
	bne,pn	%icc, .L23
	 mov	%o0, %l3
	add	%i1, 3, %i1
	mov	%i1, %g1
	mov	%g1, %l6
.L194:
	add	%g1, 1, %g1
	ldub	[%g1-1], %g2
	cmp	%g2, 48
	be,a,pt	%icc, .L194
	 mov	%g1, %l6
	sub	%l6, %i1, %i1
	add	%i1, 1, %i1
.L25:
	sra	%g2, 0, %g1
	sethi	%gdop_hix22(__hexdig), %g2
	xor	%g2, %gdop_lox10(__hexdig), %g2
	ldx	[%l7 + %g2], %i5, %gdop(__hexdig)
	ldub	[%i5+%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L174
	 mov	0, %i3
	ldub	[%l6], %g1
	ldub	[%i5+%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L175
	 mov	0, %l0
.L29:
	mov	%l6, %l1
	add	%l1, 1, %l1
.L195:
	ldub	[%l1], %g1
	ldub	[%i5+%g1], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L195
	 add	%l1, 1, %l1
.L33:
	mov	%l3, %o2
	mov	%l2, %o1
	call	strncmp, 0
	 mov	%l1, %o0
	orcc	%o0, 0, %l4
	bne,a,pt %icc, .L34
	 ldub	[%l1], %g1
	brz,pn	%l0, .L35
	 sub	%l0, %l1, %l0
	ldub	[%l1], %g1
	sll	%l0, 2, %l4
.L39:
	and	%g1, 223, %g1
	cmp	%g1, 80
	be,pn	%icc, .L100
	 mov	%l1, %l0
.L40:
	cmp	%i3, 0
	bne,pn	%icc, .L99
	 stx	%l1, [%l5]
.L46:
	sub	%l0, %l6, %g1
	add	%g1, -1, %g1
	cmp	%g1, 7
	ble,pn	%icc, .L48
	 mov	0, %o1
.L49:
	sra	%g1, 1, %g1
	cmp	%g1, 7
	bg,pt	%icc, .L49
	 add	%o1, 1, %o1
.L48:
	sra	%o1, 0, %o1
	call	_Balloc, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L176
	 mov	%o0, %i3
	add	%o0, 24, %i1
	cmp	%l6, %l0
	bgeu,pn	%xcc, .L111
	 mov	%i1, %g4
	mov	1, %o5
	mov	0, %l1
	mov	0, %g3
	ldub	[%fp+2039], %l5
	sub	%o5, %l3, %o5
.L58:
	ldub	[%l0-1], %o7
.L198:
	cmp	%o7, %l5
	be,pn	%icc, .L52
	 add	%l0, -1, %g1
.L55:
	cmp	%l1, 32
.L197:
	be,a,pn	%icc, .L177
	 st	%g3, [%g4]
	mov	%l1, %o7
	add	%l1, 4, %l1
.L57:
	ldub	[%l0-1], %o4
	mov	%g1, %l0
	ldub	[%i5+%o4], %g1
	cmp	%l6, %l0
	and	%g1, 15, %g1
	sll	%g1, %o7, %g1
	blu,pt	%xcc, .L58
	 or	%g3, %g1, %g3
.L51:
	st	%g3, [%g4]
.L190:
	add	%g4, 4, %g4
	sub	%g4, %i1, %g4
	srax	%g4, 2, %g4
	srl	%g3, 0, %o0
	sll	%g4, 5, %l0
	call	__hi0bits, 0
	 st	%g4, [%i3+20]
	lduw	[%i2], %l1
	sub	%l0, %o0, %o0
	cmp	%o0, %l1
	bg,a,pn	%icc, .L178
	 sub	%o0, %l1, %l0
	bl,pn	%icc, .L179
	 mov	0, %l2
.L63:
	lduw	[%i2+8], %g1
.L191:
	cmp	%g1, %l4
	bl,pn	%icc, .L196
	 mov	%i3, %o1
	lduw	[%i2+4], %g2
	cmp	%g2, %l4
	ble,pt	%icc, .L115
	 mov	1, %l0
	sub	%g2, %l4, %l4
	cmp	%l1, %l4
	bg,pt	%icc, .L67
	 cmp	%l2, 0
	lduw	[%i2+12], %g1
	cmp	%g1, 2
	be,pn	%icc, .L68
	 cmp	%g1, 3
	be,pn	%icc, .L69
	 cmp	%g1, 1
	be,pn	%icc, .L180
	 cmp	%l1, %l4
.L70:
	mov	%i0, %o0
.L203:
	mov	%i3, %o1
	call	_Bfree, 0
	 mov	80, %l0
	sra	%l0, 0, %i0
	stx	%g0, [%i4]
	return	%i7+8
	 nop
.L34:
	brz,pn	%l0, .L39
	 mov	0, %l4
	sub	%l0, %l1, %l0
	sll	%l0, 2, %l4
.L187:
	and	%g1, 223, %g1
	cmp	%g1, 80
	bne,pt	%icc, .L40
	 mov	%l1, %l0
.L100:
	ldub	[%l0+1], %g1
	cmp	%g1, 43
	be,pn	%icc, .L106
	 add	%l0, 1, %o4
	cmp	%g1, 45
	bne,pt	%icc, .L42
	 mov	0, %o5
	mov	1, %o5
.L41:
	add	%l0, 2, %o4
	ldub	[%l0+2], %g1
.L42:
	ldub	[%i5+%g1], %g5
	add	%g5, -1, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 24
	bgu,pt	%icc, .L40
	 mov	%l0, %l1
	ldub	[%o4+1], %g1
	and	%g5, 0xff, %g5
	ldub	[%i5+%g1], %o7
	add	%g5, -16, %g5
	add	%o7, -1, %g1
	add	%o4, 1, %l1
	and	%g1, 0xff, %g1
	cmp	%g1, 24
	bgu,pn	%icc, .L43
	 and	%o7, 0xff, %o7
.L44:
	sll	%g5, 2, %g1
	add	%l1, 1, %l1
	add	%g1, %g5, %g1
	ldub	[%l1], %g5
	add	%g1, %g1, %g1
	ldub	[%i5+%g5], %o4
	add	%g1, %o7, %g1
	add	%o4, -1, %o7
	add	%g1, -16, %g5
	and	%o7, 0xff, %g1
	cmp	%g1, 24
	bleu,pt	%icc, .L44
	 and	%o4, 0xff, %o7
.L43:
	cmp	%o5, 0
	stx	%l1, [%l5]
	sub	%g0, %g5, %g1
	movne	%icc, %g1, %g5
	cmp	%i3, 0
	be,pt	%icc, .L46
	 add	%l4, %g5, %l4
.L99:
	mov	0, %l0
	cmp	%i1, 0
	move	%icc, 6, %l0
.L47:
	sra	%l0, 0, %i0
	return	%i7+8
	 nop
.L52:
	add	%g1, %o5, %o4
	cmp	%o4, %l6
	blu,pt	%xcc, .L197
	 cmp	%l1, 32
	stx	%o5, [%fp+1991]
	stx	%g1, [%fp+1999]
	st	%g3, [%fp+2011]
	stx	%g4, [%fp+2015]
	mov	%o4, %o0
	stx	%o4, [%fp+2039]
	mov	%l3, %o2
	call	strncmp, 0
	 mov	%l2, %o1
	cmp	%o0, 0
	ldx	[%fp+2039], %o4
	ldx	[%fp+2015], %g4
	lduw	[%fp+2011], %g3
	ldx	[%fp+1999], %g1
	bne,pt	%icc, .L55
	 ldx	[%fp+1991], %o5
	mov	%o4, %l0
	cmp	%l6, %l0
	blu,a,pt %xcc, .L198
	 ldub	[%l0-1], %o7
	ba,pt	%xcc, .L190
	 st	%g3, [%g4]
.L177:
	mov	0, %o7
	add	%g4, 4, %g4
	mov	4, %l1
	ba,pt	%xcc, .L57
	 mov	0, %g3
.L174:
	mov	%l3, %o2
	mov	%l2, %o1
	call	strncmp, 0
	 mov	%l6, %o0
	orcc	%o0, 0, %i3
	bne,pn	%icc, .L27
	 add	%l6, %l3, %l0
	ldub	[%l6+%l3], %g1
	and	%g1, 0xff, %g5
	ldub	[%i5+%g5], %g5
	cmp	%g5, 0
	be,pn	%icc, .L28
	 and	%g1, 0xff, %o7
	cmp	%o7, 48
	bne,pn	%icc, .L102
	 mov	%l0, %l6
	add	%l6, 1, %l6
.L199:
	ldub	[%l6], %g1
	cmp	%g1, 48
	be,a,pt	%icc, .L199
	 add	%l6, 1, %l6
	ldub	[%i5+%g1], %g1
	cmp	%g0, %g1
	subx	%g0, -1, %i3
	cmp	%g1, 0
	bne,pt	%icc, .L29
	 mov	1, %i1
	ba,pt	%xcc, .L33
	 mov	%l6, %l1
.L115:
.L66:
	cmp	%l2, 0
	be,a,pt	%icc, .L193
	 stx	%i3, [%i4]
	lduw	[%i2+12], %g1
	cmp	%g1, 2
	be,pn	%icc, .L77
	 cmp	%g1, 3
	be,pn	%icc, .L117
	 cmp	%g1, 1
	be,pn	%icc, .L181
	 andcc	%l2, 2, %g0
	or	%l0, 16, %l0
.L76:
	stx	%i3, [%i4]
.L193:
	ldx	[%fp+2031], %g1
	sra	%l0, 0, %i0
	st	%l4, [%g1]
	return	%i7+8
	 nop
.L178:
	mov	%i3, %o0
	sra	%l0, 0, %l3
	call	__any_on, 0
	 mov	%l3, %o1
	brz,pt	%o0, .L60
	 mov	%o0, %l2
	add	%l0, -1, %g3
	mov	1, %g1
	sra	%g3, 5, %g2
	sll	%g1, %g3, %g1
	sllx	%g2, 2, %g2
	lduw	[%i1+%g2], %g2
	andcc	%g1, %g2, %g0
	be,pt	%icc, .L60
	 mov	1, %l2
	cmp	%g3, 1
	bg,pn	%icc, .L61
	 add	%l0, -2, %o1
	mov	2, %l2
.L60:
	mov	%l3, %o1
	mov	%i3, %o0
	call	rshift, 0
	 add	%l4, %l0, %l4
	ba,pt	%xcc, .L191
	 lduw	[%i2+8], %g1
.L67:
	bne,pt	%icc, .L116
	 add	%l4, -1, %l0
	cmp	%l0, 0
	bne,pn	%icc, .L182
	 sra	%l0, 0, %o1
.L74:
	mov	1, %g1
	sll	%g1, %l0, %g1
	sra	%l0, 5, %g2
	sllx	%g2, 2, %g2
	lduw	[%i1+%g2], %g2
	andcc	%g1, %g2, %g0
	or	%l2, 2, %g1
	sra	%l4, 0, %o1
	movne	%icc, %g1, %l2
	mov	%i3, %o0
	call	rshift, 0
	 sub	%l1, %l4, %l1
	mov	2, %l0
	ba,pt	%xcc, .L66
	 lduw	[%i2+4], %l4
.L175:
	ba,pt	%xcc, .L33
	 mov	%l6, %l1
.L27:
	ldub	[%l6], %g1
	mov	%l6, %l0
.L28:
	and	%g1, 223, %g1
	cmp	%g1, 80
	be,a,pn	%icc, .L183
	 mov	0, %l4
	ba,pt	%xcc, .L99
	 stx	%l0, [%l5]
.L117:
	lduw	[%fp+2027], %g1
.L78:
	cmp	%g1, 0
	be,a,pt	%icc, .L76
	 or	%l0, 16, %l0
	lduw	[%i3+20], %i5
.L200:
	mov	%i1, %g1
	sra	%i5, 0, %l2
	sllx	%l2, 2, %l2
	ba,pt	%xcc, .L83
	 add	%i1, %l2, %g3
.L81:
	add	%g1, 4, %g1
	cmp	%g3, %g1
	bleu,a,pn %xcc, .L184
	 lduw	[%i3+20], %g1
.L83:
	lduw	[%g1], %g2
	cmp	%g2, -1
	be,a,pt	%icc, .L81
	 st	%g0, [%g1]
	add	%g2, 1, %g2
	st	%g2, [%g1]
.L82:
	cmp	%l0, 2
	be,a,pn	%icc, .L185
	 lduw	[%i2], %g1
	lduw	[%i3+20], %g1
	cmp	%g1, %i5
	bg,pn	%icc, .L89
	 andcc	%l1, 31, %l1
	bne,a,pn %icc, .L186
	 add	%i1, %l2, %l2
	ba,pt	%xcc, .L76
	 mov	33, %l0
.L181:
	be,a,pt	%xcc, .L76
	 or	%l0, 16, %l0
	lduw	[%i1], %g1
	or	%l2, %g1, %g1
	andcc	%g1, 1, %g0
	bne,a,pt %xcc, .L200
	 lduw	[%i3+20], %i5
	ba,pt	%xcc, .L76
	 or	%l0, 16, %l0
.L77:
	mov	1, %g1
	ldx	[%fp+2023], %g2
	ba,pt	%xcc, .L78
	 sub	%g1, %g2, %g1
.L106:
	ba,pt	%xcc, .L41
	 mov	0, %o5
.L179:
	sub	%l1, %o0, %g1
	mov	%i3, %o1
	sra	%g1, 0, %o2
	mov	%i0, %o0
	call	__lshift, 0
	 sub	%l4, %g1, %l4
	mov	%o0, %i3
	ba,pt	%xcc, .L63
	 add	%o0, 24, %i1
.L35:
	ldub	[%l1+%l3], %g1
	add	%l1, %l3, %l0
	and	%g1, 0xff, %g5
	ldub	[%i5+%g5], %g5
	cmp	%g5, 0
	be,pn	%icc, .L39
	 mov	%l0, %l1
	add	%l1, 1, %l1
.L201:
	ldub	[%l1], %g1
	and	%g1, 0xff, %g5
	ldub	[%i5+%g5], %g5
	cmp	%g5, 0
	bne,a,pt %icc, .L201
	 add	%l1, 1, %l1
	sub	%l0, %l1, %l0
	ba,pt	%xcc, .L187
	 sll	%l0, 2, %l4
.L23:
	add	%i1, 2, %l6
	ba,pt	%xcc, .L25
	 mov	0, %i1
.L186:
	call	__hi0bits, 0
	 lduw	[%l2-4], %o0
	mov	32, %g1
	sub	%g1, %l1, %g1
	cmp	%g1, %o0
	ble,pt	%icc, .L76
	 mov	33, %l0
	lduw	[%i3+20], %g1
.L89:
	cmp	%g1, 0
	ble,a,pt %icc, .L202
	 st	%g0, [%i3+20]
	sra	%g1, 0, %g1
	add	%i3, 28, %g4
	sllx	%g1, 2, %g1
	lduw	[%i3+24], %g3
	add	%i1, %g1, %g1
	cmp	%g1, %g4
	bleu,pn	%xcc, .L92
	 srl	%g3, 1, %g3
	mov	%i1, %i5
.L93:
	lduw	[%g4], %g2
	add	%i5, 4, %i5
	sll	%g2, 31, %g2
	or	%g2, %g3, %g2
	st	%g2, [%i5-4]
	add	%g4, 4, %g4
	lduw	[%g4-4], %g3
	cmp	%g1, %g4
	bgu,pt	%xcc, .L93
	 srl	%g3, 1, %g3
	sub	%g1, %i3, %g1
	add	%g1, -29, %g1
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	st	%g3, [%i1+%g1]
	cmp	%g3, 0
	bne,pn	%icc, .L97
	 add	%i1, %g1, %g1
.L94:
	sub	%g1, %i1, %g1
	srax	%g1, 2, %g1
	cmp	%g1, 0
	be,pn	%icc, .L96
	 st	%g1, [%i3+20]
.L95:
	add	%l4, 1, %l4
	lduw	[%i2+8], %g1
	cmp	%g1, %l4
	bge,a,pt %icc, .L76
	 mov	33, %l0
.L65:
	mov	%i3, %o1
.L196:
	mov	%i0, %o0
	call	_Bfree, 0
	 mov	163, %l0
	ba,pt	%xcc, .L47
	 stx	%g0, [%i4]
.L111:
	ba,pt	%xcc, .L51
	 mov	0, %g3
.L116:
	ba,pt	%xcc, .L74
	 mov	1, %l2
.L182:
	call	__any_on, 0
	 mov	%i3, %o0
	ba,pt	%xcc, .L74
	 mov	%o0, %l2
.L61:
	mov	%i3, %o0
	call	__any_on, 0
	 sra	%o1, 0, %o1
	brz,a,pt %o0, .L60
	 mov	2, %l2
	ba,pt	%xcc, .L60
	 mov	3, %l2
.L183:
	ba,pt	%xcc, .L100
	 mov	1, %i3
.L180:
	bne,pn	%icc, .L70
	 cmp	%l1, 1
	be,pn	%icc, .L72
	 mov	%i3, %o0
	add	%l1, -1, %o1
	call	__any_on, 0
	 sra	%o1, 0, %o1
	brz,pt	%o0, .L203
	 mov	%i0, %o0
	lduw	[%i2+4], %g2
.L72:
	ldx	[%fp+2031], %g1
.L192:
	st	%g2, [%g1]
	mov	1, %g1
	st	%g1, [%i3+20]
	st	%g1, [%i1]
	mov	98, %l0
	ba,pt	%xcc, .L47
	 stx	%i3, [%i4]
.L69:
	ldx	[%fp+2023], %g1
	brz,pt	%g1, .L203
	 mov	%i0, %o0
	ba,pt	%xcc, .L192
	 ldx	[%fp+2031], %g1
.L68:
	ldx	[%fp+2023], %g1
	brnz,pt	%g1, .L203
	 mov	%i0, %o0
	ba,pt	%xcc, .L192
	 ldx	[%fp+2031], %g1
.L184:
	lduw	[%i3+12], %g2
	cmp	%g1, %g2
	bge,a,pn %icc, .L188
	 lduw	[%i3+8], %o1
.L84:
	add	%g1, 1, %g2
	st	%g2, [%i3+20]
	sra	%g1, 0, %g1
	mov	1, %g2
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	add	%i3, %g1, %g1
	ba,pt	%xcc, .L82
	 st	%g2, [%g1+8]
.L185:
	add	%g1, -1, %g1
	cmp	%g1, %l1
	bne,pt	%icc, .L76
	 mov	34, %l0
	sra	%l1, 5, %g2
	mov	1, %g1
	sllx	%g2, 2, %g2
	sll	%g1, %l1, %g1
	lduw	[%i1+%g2], %g2
	andcc	%g1, %g2, %g0
	bne,a,pt %icc, .L76
	 mov	33, %l0
	ba,pt	%xcc, .L193
	 stx	%i3, [%i4]
.L102:
	ba,pt	%xcc, .L29
	 mov	1, %i1
.L188:
	mov	%i0, %o0
	add	%o1, 1, %o1
	call	_Balloc, 0
	 sra	%o1, 0, %o1
	brz,pn	%o0, .L189
	 mov	%o0, %l3
	ldsw	[%i3+20], %o2
	add	%i3, 16, %o1
	add	%o2, 2, %o2
	add	%o0, 16, %o0
	call	memcpy, 0
	 sllx	%o2, 2, %o2
	mov	%i3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	add	%l3, 24, %i1
	mov	%l3, %i3
	ba,pt	%xcc, .L84
	 lduw	[%l3+20], %g1
.L92:
	st	%g3, [%i3+24]
	cmp	%g3, 0
	bne,pt	%icc, .L97
	 mov	%i1, %g1
	st	%g0, [%i3+20]
.L96:
.L202:
	ba,pt	%xcc, .L95
	 st	%g0, [%i3+24]
.L97:
	ba,pt	%xcc, .L94
	 add	%g1, 4, %g1
.L176:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	222, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
.L189:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	132, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC1)
	nop
	.size	__gethex, .-__gethex
	.global __hexdig
	.section	".rodata"
	.align 8
	.type	__hexdig, #object
	.size	__hexdig, 256
__hexdig:
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	"\020\021\022\023\024\025\026\027\030\031"
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	"\032\033\034\035\036\037"
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	"\032\033\034\035\036\037"
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
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
