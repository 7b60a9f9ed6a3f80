! 7afd24686c87ed86dfe809ac9c2bed29 newlib/libc/search/qsort.c
	.file	"qsort.c"
	.section	".text"
	.section	.text.qsort,"ax",@progbits
	.align 4
	.global qsort
	.type	qsort, #function
	.proc	020
qsort:
	save	%sp, -168, %sp
	or	%i0, %i2, %g1
	andcc	%g1, 3, %g0
	bne	.L2
	 mov	2, %i4
	xor	%i2, 4, %g1
	cmp	%g0, %g1
	addx	%g0, 0, %i4
.L2:
	srl	%i2, 2, %l1
	mov	0, %l3
	sub	%g0, %i2, %i5
.L3:
	smul	%i1, %i2, %g1
.L177:
	add	%i0, %i2, %l0
	cmp	%i1, 6
	bleu	.L146
	 add	%i0, %g1, %l2
.L4:
	srl	%i1, 1, %g2
	sub	%g1, %i2, %g1
	smul	%g2, %i2, %g2
	add	%i0, %g1, %l7
	cmp	%i1, 7
	be	.L15
	 add	%i0, %g2, %l5
	mov	%l7, %l6
	cmp	%i1, 40
	bgu	.L149
	 mov	%i0, %l4
.L16:
	mov	%l5, %o1
.L180:
	call	%i3, 0
	 mov	%l4, %o0
	mov	%l6, %o1
	cmp	%o0, 0
	bl	.L150
	 mov	%l5, %o0
	call	%i3, 0
	 nop
	cmp	%o0, 0
	ble	.L151
	 mov	%l6, %o1
.L15:
	cmp	%i4, 0
	bne	.L36
	 cmp	%i4, 1
	ld	[%i0], %g3
	ld	[%l5], %g4
	st	%g4, [%i0]
	st	%g3, [%l5]
	mov	%l0, %l5
.L178:
	mov	%l7, %i1
	mov	%l0, %l4
	mov	0, %l6
.L41:
	cmp	%l5, %l7
	bleu	.L152
	 mov	%i0, %o1
.L48:
	cmp	%l6, 0
	be	.L153
	 sub	%l5, %l4, %g4
	sub	%l4, %i0, %l4
	cmp	%l4, %g4
	bg,a	.L74
	 mov	%g4, %l4
.L74:
	cmp	%l4, 0
	bne	.L75
	 sub	%i1, %l7, %g1
	sub	%l2, %i1, %g2
	sub	%g2, %i2, %g2
	cmp	%g2, %g1
	bgu,a	.L76
	 mov	%g1, %g2
.L76:
	cmp	%g2, 0
	bne	.L154
	 cmp	%i4, 2
	mov	%g4, %i1
.L179:
	cmp	%g4, %g1
	bgeu	.L83
	 sub	%l2, %g1, %o0
	mov	%i0, %g2
	mov	%g1, %i1
	mov	%o0, %i0
	mov	%g4, %g1
	mov	%g2, %o0
.L83:
	cmp	%g1, %i2
	bleu	.L87
	 cmp	%i1, %i2
	cmp	%l3, 7
	bgu	.L88
	 sll	%l3, 3, %g2
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i1, %i2, %i1
	add	%fp, %g2, %g2
	std	%i0, [%g2-64]
	add	%l3, 1, %l3
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, %i2, %i1
	mov	%o0, %i0
	smul	%i1, %i2, %g1
	add	%i0, %i2, %l0
	cmp	%i1, 6
	bgu	.L4
	 add	%i0, %g1, %l2
.L146:
	cmp	%l2, %l0
	bleu	.L181
	 cmp	%l3, 0
	cmp	%i0, %l0
.L186:
	bgeu,a	.L183
	 add	%l0, %i2, %l0
	b	.L12
	 mov	%l0, %i1
.L155:
	ld	[%i1], %g2
	st	%g2, [%l4]
	st	%g1, [%i1]
	cmp	%i1, %i0
.L176:
	bleu,a	.L183
	 add	%l0, %i2, %l0
.L12:
	mov	%i1, %l4
.L185:
	add	%i1, %i5, %i1
	mov	%l4, %o1
	call	%i3, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	ble	.L14
	 cmp	%i4, 0
	be,a	.L155
	 ld	[%l4], %g1
	cmp	%i4, 1
	be	.L156
	 mov	0, %g1
	ldub	[%l4+%g1], %g2
.L184:
	ldub	[%i1+%g1], %g3
	stb	%g3, [%l4+%g1]
	stb	%g2, [%i1+%g1]
	add	%g1, 1, %g1
	sub	%i2, %g1, %g2
	cmp	%g2, 0
	bg,a	.L184
	 ldub	[%l4+%g1], %g2
	cmp	%i1, %i0
	bgu,a	.L185
	 mov	%i1, %l4
.L14:
	add	%l0, %i2, %l0
.L183:
	cmp	%l2, %l0
	bgu	.L186
	 cmp	%i0, %l0
.L6:
	cmp	%l3, 0
.L181:
	be	.L200
	 add	%l3, -1, %l3
.L195:
	sll	%l3, 3, %g1
	add	%fp, %g1, %g1
	b	.L3
	 ldd	[%g1-64], %i0
.L152:
	call	%i3, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	ble	.L158
	 mov	%i0, %o1
	call	%i3, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	bl,a	.L187
	 cmp	%l5, %l7
.L57:
	bne,a	.L188
	 add	%l7, %i5, %l7
	cmp	%i4, 0
	bne	.L52
	 cmp	%i4, 1
	ld	[%l7], %g2
	ld	[%i1], %g3
	st	%g3, [%l7]
	st	%g2, [%i1]
	add	%i1, %i5, %i1
.L175:
	mov	1, %l6
	add	%l7, %i5, %l7
.L188:
	cmp	%l5, %l7
	bgu	.L48
	 mov	%i0, %o1
	call	%i3, 0
	 mov	%l7, %o0
	cmp	%o0, 0
	bge	.L57
	 nop
	cmp	%l5, %l7
.L187:
	bgu	.L48
	 cmp	%i4, 0
	bne	.L58
	 mov	1, %l6
	ld	[%l7], %g3
	ld	[%l5], %g2
	st	%g3, [%l5]
	st	%g2, [%l7]
	sub	%l7, %i2, %l7
.L63:
	b	.L41
	 add	%l5, %i2, %l5
.L52:
	be	.L160
	 mov	0, %g2
	ldub	[%l7+%g2], %g3
.L189:
	ldub	[%i1+%g2], %g4
	stb	%g4, [%l7+%g2]
	stb	%g3, [%i1+%g2]
	add	%g2, 1, %g2
	sub	%i2, %g2, %g3
	cmp	%g3, 0
	bg,a	.L189
	 ldub	[%l7+%g2], %g3
	b	.L175
	 add	%i1, %i5, %i1
.L160:
	mov	%l1, %g3
.L55:
	ld	[%l7+%g2], %g4
	ld	[%i1+%g2], %o7
	st	%o7, [%l7+%g2]
	st	%g4, [%i1+%g2]
	add	%g3, -1, %g3
	cmp	%g3, 0
	bg	.L55
	 add	%g2, 4, %g2
	b	.L175
	 add	%i1, %i5, %i1
.L156:
	mov	%l1, %g2
.L10:
	ld	[%l4+%g1], %g3
	ld	[%i1+%g1], %g4
	st	%g4, [%l4+%g1]
	st	%g3, [%i1+%g1]
	add	%g2, -1, %g2
	cmp	%g2, 0
	bg	.L10
	 add	%g1, 4, %g1
	b	.L176
	 cmp	%i1, %i0
.L58:
	cmp	%i4, 1
	be	.L161
	 mov	0, %g2
	ldub	[%l5+%g2], %g3
.L190:
	ldub	[%l7+%g2], %g4
	stb	%g4, [%l5+%g2]
	stb	%g3, [%l7+%g2]
	add	%g2, 1, %g2
	sub	%i2, %g2, %g3
	cmp	%g3, 0
	bg,a	.L190
	 ldub	[%l5+%g2], %g3
	sub	%l7, %i2, %l7
	b	.L63
	 mov	1, %l6
.L158:
	bne,a	.L41
	 add	%l5, %i2, %l5
	cmp	%i4, 0
	bne	.L43
	 mov	1, %l6
	ld	[%l4], %g2
	ld	[%l5], %g3
	st	%g3, [%l4]
	st	%g2, [%l5]
	add	%l4, %i2, %l4
.L163:
	b	.L41
	 add	%l5, %i2, %l5
.L161:
	mov	%l1, %g3
.L61:
	ld	[%l5+%g2], %g4
	ld	[%l7+%g2], %o7
	st	%o7, [%l5+%g2]
	st	%g4, [%l7+%g2]
	add	%g3, -1, %g3
	cmp	%g3, 0
	bg	.L61
	 add	%g2, 4, %g2
	sub	%l7, %i2, %l7
	b	.L63
	 mov	1, %l6
.L87:
	bleu	.L181
	 cmp	%l3, 0
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i1, %i2, %i1
	b	.L177
	 smul	%i1, %i2, %g1
.L43:
	cmp	%i4, 1
	be	.L162
	 mov	0, %g2
	ldub	[%l4+%g2], %g3
.L191:
	ldub	[%l5+%g2], %g4
	stb	%g4, [%l4+%g2]
	stb	%g3, [%l5+%g2]
	add	%g2, 1, %g2
	sub	%i2, %g2, %g3
	cmp	%g3, 0
	bg,a	.L191
	 ldub	[%l4+%g2], %g3
	add	%l4, %i2, %l4
	b	.L163
	 mov	1, %l6
.L36:
	be	.L164
	 mov	0, %g3
	ldub	[%i0+%g3], %g4
.L192:
	ldub	[%l5+%g3], %i1
	stb	%i1, [%i0+%g3]
	stb	%g4, [%l5+%g3]
	add	%g3, 1, %g3
	sub	%i2, %g3, %g4
	cmp	%g4, 0
	bg,a	.L192
	 ldub	[%i0+%g3], %g4
	b	.L178
	 mov	%l0, %l5
.L75:
	sub	%l5, %l4, %g3
	cmp	%i4, 2
	bne	.L165
	 mov	0, %g2
	ldub	[%i0+%g2], %o7
.L193:
	ldub	[%g3+%g2], %o5
	stb	%o5, [%i0+%g2]
	stb	%o7, [%g3+%g2]
	add	%g2, 1, %g2
	sub	%l4, %g2, %o7
	cmp	%o7, 0
	bg,a	.L193
	 ldub	[%i0+%g2], %o7
	sub	%i1, %l7, %g1
	sub	%l2, %i1, %g2
	sub	%g2, %i2, %g2
	cmp	%g2, %g1
	bgu,a	.L166
	 mov	%g1, %g2
	cmp	%g2, 0
	be	.L179
	 mov	%g4, %i1
	sub	%l2, %g2, %i1
.L84:
	mov	0, %g3
	ldub	[%l5+%g3], %o7
.L194:
	ldub	[%i1+%g3], %o5
	stb	%o5, [%l5+%g3]
	stb	%o7, [%i1+%g3]
	add	%g3, 1, %g3
	sub	%g2, %g3, %o7
	cmp	%o7, 0
	bg,a	.L194
	 ldub	[%l5+%g3], %o7
	b	.L179
	 mov	%g4, %i1
.L150:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl	.L15
	 mov	%l6, %o1
	call	%i3, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bl,a	.L15
	 mov	%l6, %l5
	b	.L15
	 mov	%l4, %l5
.L200:
	jmp	%i7+8
	 restore
.L149:
	srl	%i1, 3, %i1
	mov	%i0, %o0
	smul	%i1, %i2, %i1
	add	%i0, %i1, %l4
	call	%i3, 0
	 mov	%l4, %o1
	add	%l4, %i1, %l6
	cmp	%o0, 0
	mov	%l6, %o1
	bl	.L167
	 mov	%l4, %o0
	call	%i3, 0
	 nop
	cmp	%o0, 0
	ble	.L168
	 mov	%l6, %o1
.L22:
	sub	%l5, %i1, %l6
.L202:
	mov	%l5, %o1
	call	%i3, 0
	 mov	%l6, %o0
	add	%l5, %i1, %g1
	cmp	%o0, 0
	bl	.L169
	 st	%g1, [%fp-68]
.L23:
	ld	[%fp-68], %o1
	call	%i3, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	ble	.L170
	 ld	[%fp-68], %o1
.L28:
	add	%i1, %i1, %g1
.L201:
	sub	%l7, %g1, %l6
	mov	%l6, %g1
	st	%l6, [%fp-68]
	mov	%g1, %o0
	add	%l6, %i1, %l6
	mov	%g1, %i1
	call	%i3, 0
	 mov	%l6, %o1
	mov	%l7, %o1
	cmp	%o0, 0
	bl	.L171
	 mov	%l6, %o0
.L29:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bg	.L180
	 mov	%l5, %o1
	ld	[%fp-68], %l6
	mov	%l7, %o1
	call	%i3, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	bge,a	.L16
	 mov	%l7, %l6
	b	.L180
	 mov	%l5, %o1
.L88:
	mov	%i3, %o3
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g1, %i2, %o1
	call	qsort.localalias, 0
	 mov	%i2, %o2
	cmp	%i1, %i2
	bleu,a	.L195
	 add	%l3, -1, %l3
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%i1, %i2, %i1
	b	.L177
	 smul	%i1, %i2, %g1
.L154:
	be	.L84
	 sub	%l2, %g2, %i1
.L92:
	srl	%g2, 2, %g2
	mov	0, %g3
.L85:
	ld	[%l5+%g3], %o7
	ld	[%i1+%g3], %o5
	st	%o5, [%l5+%g3]
	st	%o7, [%i1+%g3]
	add	%g2, -1, %g2
	cmp	%g2, 0
	bg	.L85
	 add	%g3, 4, %g3
	b	.L179
	 mov	%g4, %i1
.L162:
	mov	%l1, %g3
.L46:
	ld	[%l4+%g2], %g4
	ld	[%l5+%g2], %o7
	st	%o7, [%l4+%g2]
	st	%g4, [%l5+%g2]
	add	%g3, -1, %g3
	cmp	%g3, 0
	bg	.L46
	 add	%g2, 4, %g2
	add	%l4, %i2, %l4
	b	.L163
	 mov	1, %l6
.L151:
	call	%i3, 0
	 mov	%l4, %o0
	cmp	%o0, 0
	bl,a	.L15
	 mov	%l4, %l5
	b	.L15
	 mov	%l6, %l5
.L153:
	cmp	%l2, %l0
	bleu	.L6
	 sub	%g0, %i2, %l5
	cmp	%i0, %l0
.L199:
	bgeu,a	.L196
	 add	%l0, %i2, %l0
	b	.L71
	 mov	%l0, %i1
.L172:
	ld	[%i1], %g2
	st	%g2, [%l4]
	st	%g1, [%i1]
	cmp	%i1, %i0
.L182:
	bleu,a	.L196
	 add	%l0, %i2, %l0
.L71:
	mov	%i1, %l4
.L198:
	add	%i1, %l5, %i1
	mov	%l4, %o1
	call	%i3, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	ble	.L73
	 cmp	%i4, 0
	be,a	.L172
	 ld	[%l4], %g1
	cmp	%i4, 1
	be	.L173
	 mov	0, %g1
	ldub	[%l4+%g1], %g2
.L197:
	ldub	[%i1+%g1], %g3
	stb	%g3, [%l4+%g1]
	stb	%g2, [%i1+%g1]
	add	%g1, 1, %g1
	sub	%i2, %g1, %g2
	cmp	%g2, 0
	bg,a	.L197
	 ldub	[%l4+%g1], %g2
	cmp	%i1, %i0
	bgu,a	.L198
	 mov	%i1, %l4
.L73:
	add	%l0, %i2, %l0
.L196:
	cmp	%l2, %l0
	bgu,a	.L199
	 cmp	%i0, %l0
	b	.L181
	 cmp	%l3, 0
.L173:
	mov	%l1, %g2
.L69:
	ld	[%l4+%g1], %g3
	ld	[%i1+%g1], %g4
	st	%g4, [%l4+%g1]
	st	%g3, [%i1+%g1]
	add	%g2, -1, %g2
	cmp	%g2, 0
	bg	.L69
	 add	%g1, 4, %g1
	b	.L182
	 cmp	%i1, %i0
.L164:
	mov	%l1, %g4
.L39:
	ld	[%i0+%g3], %i1
	ld	[%l5+%g3], %o7
	st	%o7, [%i0+%g3]
	st	%i1, [%l5+%g3]
	add	%g4, -1, %g4
	cmp	%g4, 0
	bg	.L39
	 add	%g3, 4, %g3
	b	.L178
	 mov	%l0, %l5
.L166:
	cmp	%g2, 0
	be,a	.L179
	 mov	%g4, %i1
	b	.L84
	 sub	%l2, %g2, %i1
.L170:
	call	%i3, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	bl	.L28
	 mov	%l6, %l5
.L25:
	add	%i1, %i1, %g1
	sub	%l7, %g1, %l6
	mov	%l6, %g1
	ld	[%fp-68], %l5
	mov	%g1, %o0
	st	%l6, [%fp-68]
	add	%l6, %i1, %l6
	mov	%g1, %i1
	call	%i3, 0
	 mov	%l6, %o1
	mov	%l7, %o1
	cmp	%o0, 0
	bge	.L29
	 mov	%l6, %o0
.L171:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl	.L16
	 mov	%l7, %o1
	mov	%i1, %o0
	call	%i3, 0
	 mov	%i1, %l6
	cmp	%o0, 0
	bl,a	.L16
	 mov	%l7, %l6
	b	.L180
	 mov	%l5, %o1
.L168:
	call	%i3, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L22
	 mov	%i0, %l4
.L19:
	mov	%l6, %l4
	mov	%l5, %o1
	sub	%l5, %i1, %l6
	call	%i3, 0
	 mov	%l6, %o0
	add	%l5, %i1, %g1
	cmp	%o0, 0
	bge	.L23
	 st	%g1, [%fp-68]
.L169:
	mov	%g1, %o1
	call	%i3, 0
	 mov	%l5, %o0
	cmp	%o0, 0
	bl	.L28
	 ld	[%fp-68], %o1
	call	%i3, 0
	 mov	%l6, %o0
	cmp	%o0, 0
	bl	.L25
	 mov	%l6, %l5
	b	.L201
	 add	%i1, %i1, %g1
.L165:
	srl	%l4, 2, %l4
.L80:
	ld	[%i0+%g2], %o7
	ld	[%g3+%g2], %o5
	st	%o5, [%i0+%g2]
	st	%o7, [%g3+%g2]
	add	%l4, -1, %l4
	cmp	%l4, 0
	bg	.L80
	 add	%g2, 4, %g2
	sub	%i1, %l7, %g1
	sub	%l2, %i1, %g2
	sub	%g2, %i2, %g2
	cmp	%g2, %g1
	bgu,a	.L93
	 mov	%g1, %g2
.L93:
	cmp	%g2, 0
	be,a	.L179
	 mov	%g4, %i1
	b	.L92
	 sub	%l2, %g2, %i1
.L167:
	call	%i3, 0
	 nop
	cmp	%o0, 0
	bl	.L22
	 mov	%l6, %o1
	call	%i3, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl	.L19
	 mov	%i0, %l4
	b	.L202
	 sub	%l5, %i1, %l6
	.size	qsort, .-qsort
	qsort.localalias = qsort
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
