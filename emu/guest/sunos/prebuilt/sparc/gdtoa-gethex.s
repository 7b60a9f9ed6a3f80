! aac675c1f098946feaa6bbaee437aa23 newlib/libc/stdlib/gdtoa-gethex.c
	.file	"gdtoa-gethex.c"
	.section	".text"
	.section	.text.rshift,"ax",@progbits
	.align 4
	.type	rshift, #function
	.proc	020
rshift:
	save	%sp, -96, %sp
	ld	[%i0+16], %i5
	sra	%i1, 5, %i2
	cmp	%i5, %i2
	bg	.L2
	 add	%i0, 20, %i3
.L6:
	st	%g0, [%i0+16]
.L3:
	st	%g0, [%i0+20]
	jmp	%i7+8
	 restore
.L2:
	sll	%i5, 2, %g4
	sll	%i2, 2, %g2
	add	%i3, %g4, %g4
	andcc	%i1, 31, %i1
	be	.L21
	 add	%i3, %g2, %g1
	add	%g1, 4, %g1
	ld	[%i3+%g2], %g3
	mov	32, %o7
	srl	%g3, %i1, %g3
	cmp	%g4, %g1
	bleu	.L7
	 sub	%o7, %i1, %o7
	mov	%i3, %i4
.L8:
	ld	[%g1], %g2
	add	%i4, 4, %i4
	sll	%g2, %o7, %g2
	or	%g2, %g3, %g2
	st	%g2, [%i4-4]
	add	%g1, 4, %g1
	ld	[%g1-4], %g3
	cmp	%g4, %g1
	bgu	.L8
	 srl	%g3, %i1, %g3
	sub	%i5, %i2, %i5
	sll	%i5, 2, %i5
	add	%i5, -4, %i5
	st	%g3, [%i3+%i5]
	cmp	%g3, 0
	be	.L9
	 add	%i3, %i5, %i5
	b	.L9
	 add	%i5, 4, %i5
.L21:
	cmp	%g4, %g1
	bleu	.L6
	 mov	%i3, %g2
.L5:
	ld	[%g1], %g3
	st	%g3, [%g2]
	add	%g1, 4, %g1
	cmp	%g4, %g1
	bgu	.L5
	 add	%g2, 4, %g2
	sub	%i5, %i2, %i5
	sll	%i5, 2, %i5
	add	%i3, %i5, %i5
.L9:
	sub	%i5, %i3, %g1
	sra	%g1, 2, %g1
	cmp	%i5, %i3
	be	.L3
	 st	%g1, [%i0+16]
	jmp	%i7+8
	 restore
.L7:
	cmp	%g3, 0
	be	.L6
	 st	%g3, [%i0+20]
	mov	%i3, %i5
	b	.L9
	 add	%i5, 4, %i5
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
	save	%sp, -128, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_C_numeric_locale), %g1
	xor	%g1, %gdop_lox10(_C_numeric_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_numeric_locale)
	ld	[%g1], %l3
	call	strlen, 0
	 mov	%l3, %o0
	st	%i0, [%fp-4]
	add	%l3, %o0, %g1
	st	%i3, [%fp-12]
	ldub	[%g1-1], %g1
	stb	%g1, [%fp-8]
	mov	%i1, %l5
	ld	[%i1], %i1
	ldub	[%i1+2], %g3
	cmp	%g3, 48
	bne	.L23
	 mov	%o0, %l4
	add	%i1, 3, %g1
	mov	%g1, %l2
.L208:
	add	%g1, 1, %g1
	ldub	[%g1-1], %g3
	cmp	%g3, 48
	be,a	.L208
	 mov	%g1, %l2
	sub	%l2, %i1, %i1
	add	%i1, -2, %i1
.L25:
	sethi	%gdop_hix22(__hexdig), %l6
	xor	%l6, %gdop_lox10(__hexdig), %l6
	ld	[%l7 + %l6], %l6, %gdop(__hexdig)
	ldub	[%l6+%g3], %g1
	cmp	%g1, 0
	be	.L188
	 mov	0, %i3
	ldub	[%l2], %g1
	mov	0, %l0
	ldub	[%l6+%g1], %g1
.L31:
	cmp	%g1, 0
	be	.L33
	 mov	%l2, %l1
.L29:
	mov	%l2, %l1
	add	%l1, 1, %l1
.L209:
	ldub	[%l1], %g1
	ldub	[%l6+%g1], %g1
	cmp	%g1, 0
	bne,a	.L209
	 add	%l1, 1, %l1
.L33:
	mov	%l4, %o2
	mov	%l3, %o1
	call	strncmp, 0
	 mov	%l1, %o0
	orcc	%o0, 0, %i0
	bne,a	.L34
	 ldub	[%l1], %g1
	cmp	%l0, 0
	be	.L35
	 sub	%l0, %l1, %g3
	ldub	[%l1], %g1
	sll	%g3, 2, %i0
.L39:
	and	%g1, 223, %g1
	cmp	%g1, 80
	be	.L99
	 mov	%l1, %l0
.L40:
	cmp	%i3, 0
	bne	.L98
	 st	%l1, [%l5]
.L46:
	sub	%l0, %l2, %g1
	add	%g1, -1, %g1
	cmp	%g1, 7
	ble	.L48
	 mov	0, %o1
.L49:
	sra	%g1, 1, %g1
	cmp	%g1, 7
	bg	.L49
	 add	%o1, 1, %o1
.L48:
	call	_Balloc, 0
	 ld	[%fp-4], %o0
	orcc	%o0, 0, %i3
	be	.L190
	 add	%i3, 20, %i1
	cmp	%l0, %l2
	bleu	.L110
	 mov	%i1, %g4
	mov	1, %o4
	mov	0, %l1
	mov	0, %g2
	ldub	[%fp-8], %l5
	b	.L58
	 sub	%o4, %l4, %o4
.L55:
	cmp	%l1, 32
.L210:
	be,a	.L191
	 st	%g2, [%g4]
	mov	%l1, %o7
	add	%l1, 4, %l1
.L57:
	ldub	[%l0-1], %o3
	mov	%g1, %l0
	ldub	[%l6+%o3], %g1
	cmp	%l0, %l2
	and	%g1, 15, %g1
	sll	%g1, %o7, %g1
	bleu	.L51
	 or	%g2, %g1, %g2
.L58:
	ldub	[%l0-1], %o7
.L211:
	cmp	%o7, %l5
	bne	.L55
	 add	%l0, -1, %g1
	add	%g1, %o4, %o3
	cmp	%o3, %l2
	blu	.L210
	 cmp	%l1, 32
	st	%o4, [%fp-28]
	st	%g1, [%fp-24]
	st	%g2, [%fp-20]
	st	%g4, [%fp-16]
	mov	%o3, %o0
	st	%o3, [%fp-8]
	mov	%l4, %o2
	call	strncmp, 0
	 mov	%l3, %o1
	ld	[%fp-8], %o3
	cmp	%o0, 0
	ld	[%fp-16], %g4
	ld	[%fp-20], %g2
	ld	[%fp-24], %g1
	bne	.L55
	 ld	[%fp-28], %o4
	mov	%o3, %l0
	cmp	%l0, %l2
	bgu,a	.L211
	 ldub	[%l0-1], %o7
.L51:
	st	%g2, [%g4]
	add	%g4, 4, %g4
	sub	%g4, %i1, %g4
	sra	%g4, 2, %g4
	mov	%g2, %o0
	sll	%g4, 5, %l0
	call	__hi0bits, 0
	 st	%g4, [%i3+16]
	ld	[%i2], %l1
	sub	%l0, %o0, %o2
	cmp	%o2, %l1
	bg,a	.L192
	 sub	%o2, %l1, %l0
	bl	.L193
	 mov	0, %l2
.L63:
	ld	[%i2+8], %g1
.L205:
	cmp	%g1, %i0
	bl	.L212
	 mov	%i3, %o1
	ld	[%i2+4], %g1
	cmp	%g1, %i0
	ble	.L114
	 mov	1, %l0
	sub	%g1, %i0, %i0
	cmp	%l1, %i0
	bg	.L67
	 cmp	%l2, 0
	ld	[%i2+12], %g2
	cmp	%g2, 2
	be	.L68
	 cmp	%g2, 3
	be	.L69
	 cmp	%g2, 1
	be	.L194
	 cmp	%l1, %i0
.L70:
	mov	%i3, %o1
.L218:
	ld	[%fp-4], %o0
	call	_Bfree, 0
	 mov	80, %l0
	st	%g0, [%i4]
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L34:
	cmp	%l0, 0
	be	.L39
	 mov	0, %i0
	sub	%l0, %l1, %g3
	sll	%g3, 2, %i0
.L201:
	and	%g1, 223, %g1
	cmp	%g1, 80
	bne	.L40
	 mov	%l1, %l0
.L99:
	ldub	[%l0+1], %g1
	cmp	%g1, 43
	be	.L105
	 cmp	%g1, 45
	be	.L106
	 mov	1, %o4
	ldub	[%l6+%g1], %o7
	add	%l0, 1, %o3
	add	%o7, -1, %g1
	mov	0, %o4
	and	%g1, 0xff, %g1
	cmp	%g1, 24
	bgu	.L40
	 mov	%l0, %l1
	ldub	[%o3+1], %g1
.L204:
	and	%o7, 0xff, %o7
	ldub	[%l6+%g1], %o5
	add	%o7, -16, %o7
	add	%o5, -1, %g1
	add	%o3, 1, %l1
	and	%g1, 0xff, %g1
	cmp	%g1, 24
	bgu	.L43
	 and	%o5, 0xff, %o5
.L44:
	sll	%o7, 2, %g1
	add	%l1, 1, %l1
	add	%g1, %o7, %g1
	ldub	[%l1], %o7
	add	%g1, %g1, %g1
	ldub	[%l6+%o7], %o3
	add	%g1, %o5, %g1
	add	%o3, -1, %o5
	add	%g1, -16, %o7
	and	%o5, 0xff, %g1
	cmp	%g1, 24
	bleu	.L44
	 and	%o3, 0xff, %o5
.L43:
	cmp	%o4, 0
	bne,a	.L45
	 sub	%g0, %o7, %o7
.L45:
	st	%l1, [%l5]
	cmp	%i3, 0
	be	.L46
	 add	%i0, %o7, %i0
.L98:
	cmp	%g0, %i1
	addx	%g0, -1, %l0
	and	%l0, 6, %l0
.L22:
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L191:
	mov	0, %o7
	add	%g4, 4, %g4
	mov	4, %l1
	b	.L57
	 mov	0, %g2
.L188:
	mov	%l4, %o2
	mov	%l3, %o1
	call	strncmp, 0
	 mov	%l2, %o0
	orcc	%o0, 0, %i3
	bne,a	.L27
	 ldub	[%l2], %g1
	ldub	[%l2+%l4], %g1
	and	%g1, 0xff, %g3
	ldub	[%l6+%g3], %o7
	cmp	%o7, 0
	be	.L28
	 add	%l2, %l4, %l0
	cmp	%g3, 48
	bne	.L101
	 mov	%l0, %l2
	add	%l2, 1, %l2
.L213:
	ldub	[%l2], %g1
	cmp	%g1, 48
	be,a	.L213
	 add	%l2, 1, %l2
	ldub	[%l6+%g1], %g1
	mov	1, %i1
	cmp	%g0, %g1
	b	.L31
	 subx	%g0, -1, %i3
.L114:
.L66:
	cmp	%l2, 0
	be,a	.L214
	 st	%i3, [%i4]
	ld	[%i2+12], %g1
	cmp	%g1, 2
	be	.L77
	 cmp	%g1, 3
	be	.L78
	 cmp	%g1, 1
	be	.L195
	 andcc	%l2, 2, %g0
	or	%l0, 16, %l0
.L76:
	st	%i3, [%i4]
.L214:
	ld	[%fp-12], %g1
	st	%i0, [%g1]
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L106:
	add	%l0, 2, %o3
	ldub	[%l0+2], %g1
.L200:
	ldub	[%l6+%g1], %o7
	add	%o7, -1, %g1
	and	%g1, 0xff, %g1
	cmp	%g1, 24
	bgu	.L40
	 mov	%l0, %l1
	b	.L204
	 ldub	[%o3+1], %g1
.L192:
	mov	%i3, %o0
	call	__any_on, 0
	 mov	%l0, %o1
	orcc	%o0, 0, %l2
	be,a	.L215
	 mov	%l0, %o1
	add	%l0, -1, %g4
	mov	1, %g1
	sra	%g4, 5, %g2
	sll	%g1, %g4, %g1
	sll	%g2, 2, %g2
	ld	[%i1+%g2], %g2
	andcc	%g1, %g2, %g0
	be	.L60
	 mov	1, %l2
	cmp	%g4, 1
	bg	.L61
	 add	%l0, -2, %o1
	mov	2, %l2
.L60:
	mov	%l0, %o1
.L215:
	mov	%i3, %o0
	call	rshift, 0
	 add	%i0, %l0, %i0
	b	.L205
	 ld	[%i2+8], %g1
.L67:
	bne	.L115
	 add	%i0, -1, %l3
	cmp	%l3, 0
	bne	.L197
	 mov	%l3, %o1
.L74:
	sra	%l3, 5, %g2
	mov	1, %g1
	sll	%g2, 2, %g2
	sll	%g1, %l3, %g1
	ld	[%i1+%g2], %g2
	andcc	%g1, %g2, %g0
	bne,a	.L75
	 or	%l2, 2, %l2
.L75:
	mov	%i0, %o1
	mov	%i3, %o0
	call	rshift, 0
	 sub	%l1, %i0, %l1
	mov	2, %l0
	b	.L66
	 ld	[%i2+4], %i0
.L27:
	mov	%l2, %l0
.L28:
	and	%g1, 223, %g1
	cmp	%g1, 80
	be,a	.L198
	 mov	0, %i0
	b	.L98
	 st	%l0, [%l5]
.L77:
	mov	1, %g1
	sub	%g1, %i5, %i5
.L78:
	cmp	%i5, 0
	be,a	.L76
	 or	%l0, 16, %l0
	ld	[%i3+16], %i5
.L216:
	mov	%i1, %g1
	sll	%i5, 2, %l2
	b	.L84
	 add	%i1, %l2, %g4
.L81:
	add	%g1, 4, %g1
	cmp	%g4, %g1
	bleu,a	.L199
	 ld	[%i3+8], %g1
.L84:
	ld	[%g1], %g2
	cmp	%g2, -1
	be,a	.L81
	 st	%g0, [%g1]
	add	%g2, 1, %g2
	cmp	%l0, 2
	be	.L82
	 st	%g2, [%g1]
	andcc	%l1, 31, %l1
.L207:
	be	.L76
	 mov	33, %l0
	add	%i1, %l2, %l2
	call	__hi0bits, 0
	 ld	[%l2-4], %o0
	mov	32, %g1
	sub	%g1, %l1, %g1
	cmp	%o0, %g1
	bge,a	.L214
	 st	%i3, [%i4]
	ld	[%i3+16], %g1
	cmp	%g1, 0
.L219:
	ble,a	.L95
	 st	%g0, [%i3+16]
	sll	%g1, 2, %g1
	add	%i3, 24, %i5
	add	%i1, %g1, %g1
	ld	[%i3+20], %g4
	cmp	%g1, %i5
	bleu	.L91
	 srl	%g4, 1, %g4
	mov	%i1, %o7
.L92:
	ld	[%i5], %g2
	add	%o7, 4, %o7
	sll	%g2, 31, %g2
	or	%g2, %g4, %g2
	st	%g2, [%o7-4]
	add	%i5, 4, %i5
	ld	[%i5-4], %g4
	cmp	%g1, %i5
	bgu	.L92
	 srl	%g4, 1, %g4
	sub	%g1, %i3, %g1
	add	%g1, -25, %g1
	and	%g1, -4, %g1
	add	%g1, 4, %g1
	st	%g4, [%i1+%g1]
	cmp	%g4, 0
	bne	.L96
	 add	%i1, %g1, %g1
.L93:
	sub	%g1, %i1, %g2
	sra	%g2, 2, %g2
	cmp	%i1, %g1
	bne	.L94
	 st	%g2, [%i3+16]
.L95:
	st	%g0, [%i3+20]
.L94:
	add	%i0, 1, %i0
	ld	[%i2+8], %g1
	cmp	%g1, %i0
	bl	.L65
	 mov	%i3, %o1
	b	.L76
	 mov	33, %l0
.L195:
	be,a	.L76
	 or	%l0, 16, %l0
	ld	[%i1], %g1
	or	%l2, %g1, %o0
	andcc	%o0, 1, %g0
	bne,a	.L216
	 ld	[%i3+16], %i5
	b	.L76
	 or	%l0, 16, %l0
.L105:
	mov	0, %o4
	add	%l0, 2, %o3
	b	.L200
	 ldub	[%l0+2], %g1
.L193:
	sub	%l1, %o2, %o2
	mov	%i3, %o1
	ld	[%fp-4], %o0
	call	__lshift, 0
	 sub	%i0, %o2, %i0
	mov	%o0, %i3
	b	.L63
	 add	%o0, 20, %i1
.L35:
	ldub	[%l1+%l4], %g1
	add	%l1, %l4, %l0
	and	%g1, 0xff, %o7
	ldub	[%l6+%o7], %o7
	cmp	%o7, 0
	be	.L39
	 mov	%l0, %l1
	add	%l1, 1, %l1
.L217:
	ldub	[%l1], %g1
	and	%g1, 0xff, %g3
	ldub	[%l6+%g3], %g3
	cmp	%g3, 0
	bne,a	.L217
	 add	%l1, 1, %l1
	sub	%l0, %l1, %g3
	b	.L201
	 sll	%g3, 2, %i0
.L23:
	add	%i1, 2, %l2
	b	.L25
	 mov	0, %i1
.L65:
.L212:
	ld	[%fp-4], %o0
	call	_Bfree, 0
	 mov	163, %l0
	b	.L22
	 st	%g0, [%i4]
.L115:
	b	.L74
	 mov	1, %l2
.L110:
	b	.L51
	 mov	0, %g2
.L197:
	call	__any_on, 0
	 mov	%i3, %o0
	b	.L74
	 mov	%o0, %l2
.L61:
	call	__any_on, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be,a	.L60
	 mov	2, %l2
	b	.L60
	 mov	3, %l2
.L91:
	st	%g4, [%i1]
	cmp	%g4, 0
	bne	.L96
	 mov	%i1, %g1
	b	.L95
	 st	%g0, [%i3+16]
.L198:
	b	.L99
	 mov	1, %i3
.L194:
	bne	.L70
	 cmp	%l1, 1
	be	.L72
	 add	%l1, -1, %o1
	call	__any_on, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be	.L218
	 mov	%i3, %o1
	ld	[%i2+4], %g1
.L72:
	ld	[%fp-12], %g2
.L206:
	st	%g1, [%g2]
	mov	1, %g1
	st	%g1, [%i3+16]
	st	%g1, [%i1]
	st	%i3, [%i4]
	b	.L22
	 mov	98, %l0
.L69:
	cmp	%i5, 0
	be	.L218
	 mov	%i3, %o1
	b	.L206
	 ld	[%fp-12], %g2
.L68:
	cmp	%i5, 0
	bne	.L218
	 mov	%i3, %o1
	b	.L206
	 ld	[%fp-12], %g2
.L199:
	cmp	%i5, %g1
	bge	.L202
	 mov	%i5, %g2
.L85:
	add	%g2, 1, %g1
	st	%g1, [%i3+16]
	add	%g2, 4, %g2
	mov	1, %g4
	sll	%g2, 2, %g2
	add	%i3, %g2, %g2
	cmp	%l0, 2
	be	.L82
	 st	%g4, [%g2+4]
	cmp	%i5, %g1
	bl,a	.L219
	 cmp	%g1, 0
	b	.L207
	 andcc	%l1, 31, %l1
.L82:
	ld	[%i2], %g1
	add	%g1, -1, %g1
	cmp	%g1, %l1
	bne	.L76
	 mov	34, %l0
	sra	%l1, 5, %g2
	mov	1, %g1
	sll	%g2, 2, %g2
	sll	%g1, %l1, %g1
	ld	[%i1+%g2], %g2
	and	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %l0
	b	.L76
	 add	%l0, 33, %l0
.L101:
	b	.L29
	 mov	1, %i1
.L202:
	ld	[%i3+4], %o1
	ld	[%fp-4], %o0
	call	_Balloc, 0
	 add	%o1, 1, %o1
	orcc	%o0, 0, %l3
	be	.L203
	 add	%i3, 12, %o1
	ld	[%i3+16], %o2
	add	%o2, 2, %o2
	add	%l3, 12, %o0
	call	memcpy, 0
	 sll	%o2, 2, %o2
	mov	%i3, %o1
	call	_Bfree, 0
	 ld	[%fp-4], %o0
	add	%l3, 20, %i1
	mov	%l3, %i3
	b	.L85
	 ld	[%l3+16], %g2
.L96:
	b	.L93
	 add	%g1, 4, %g1
.L190:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	222, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
.L203:
	sethi	%gdop_hix22(.LC0), %o3
	sethi	%gdop_hix22(.LC1), %o0
	xor	%o3, %gdop_lox10(.LC0), %o3
	xor	%o0, %gdop_lox10(.LC1), %o0
	ld	[%l7 + %o3], %o3, %gdop(.LC0)
	mov	0, %o2
	mov	132, %o1
	call	__assert_func, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC1)
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
