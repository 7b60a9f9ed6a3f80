! caff9f68a56a825e176527a7c7150f39 newlib/libc/string/strstr.c
	.file	"strstr.c"
	.section	".text"
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, #function
	.proc	0102
two_way_long_needle:
	save	%sp, -1120, %sp
	cmp	%i3, 1
	bleu	.L47
	 mov	1, %g1
	mov	0, %g4
	mov	1, %l4
	mov	1, %g3
	b	.L7
	 mov	-1, %l3
.L74:
	mov	%g1, %g4
	mov	1, %g3
.L4:
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bleu,a	.L92
	 mov	0, %g4
.L7:
	add	%i2, %l3, %g2
	ldub	[%i2+%g1], %i5
	ldub	[%g2+%g3], %g2
	cmp	%i5, %g2
	blu,a	.L74
	 sub	%g1, %l3, %l4
	be	.L75
	 cmp	%g3, %l4
	mov	%g4, %l3
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bgu	.L7
	 mov	1, %l4
	mov	0, %g4
.L92:
	mov	1, %o7
	mov	1, %g3
	mov	-1, %i5
	b	.L12
	 mov	1, %g1
.L77:
	mov	%g1, %g4
	mov	1, %g3
.L9:
	add	%g3, %g4, %g1
	cmp	%i3, %g1
	bleu,a	.L93
	 add	%i5, 1, %i5
.L12:
	add	%i2, %g3, %g2
	ldub	[%i2+%g1], %i4
	ldub	[%g2+%i5], %g2
	cmp	%g2, %i4
	blu,a	.L77
	 sub	%g1, %i5, %o7
	be	.L78
	 cmp	%o7, %g3
	mov	%g4, %i5
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g3, %g4, %g1
	cmp	%i3, %g1
	bgu	.L12
	 mov	1, %o7
	add	%i5, 1, %i5
.L93:
	add	%l3, 1, %l3
	cmp	%i5, %l3
	blu	.L94
	 add	%fp, -1024, %g1
	mov	%o7, %l4
	mov	%i5, %l3
.L2:
	add	%fp, -1024, %g1
.L94:
	mov	%fp, %g2
	st	%i3, [%g1]
.L95:
	add	%g1, 4, %g1
	cmp	%g1, %g2
	bne,a	.L95
	 st	%i3, [%g1]
	cmp	%i3, 0
	be	.L18
	 add	%i3, -1, %g4
	add	%i3, %i2, %i5
	mov	%i2, %g2
	add	%i2, %g4, %g4
.L17:
	ldub	[%g2], %g1
	sub	%g4, %g2, %g3
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	add	%g2, 1, %g2
	cmp	%i5, %g2
	bne	.L17
	 st	%g3, [%g1-1024]
.L18:
	mov	%l3, %o2
	add	%i2, %l4, %o1
	call	memcmp, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne	.L79
	 sub	%i3, %l3, %l0
	mov	1, %i4
	mov	0, %l5
	mov	0, %l2
	sub	%i1, %i3, %o7
	or	%i3, 2048, %l0
	add	%i3, -1, %i5
	sub	%i4, %l3, %i4
	sub	%i3, %l4, %l1
.L15:
	cmp	%o7, %l2
	blu	.L96
	 add	%i0, %i1, %o0
	add	%i0, %l2, %g2
.L97:
	ldub	[%g2+%i5], %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	be	.L19
	 cmp	%g1, %l4
	bgeu	.L20
	 cmp	%l5, 0
	bne,a	.L81
	 mov	%l1, %g1
.L20:
	add	%l2, %g1, %l2
	mov	0, %l5
.L82:
	cmp	%o7, %l2
	bgeu	.L97
	 add	%i0, %l2, %g2
	add	%i0, %i1, %o0
.L96:
	call	strnlen, 0
	 mov	%l0, %o1
	add	%i1, %o0, %i1
	sub	%i1, %i3, %o7
	cmp	%o7, %l2
	bgeu	.L97
	 add	%i0, %l2, %g2
.L46:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L75:
	be,a	.L6
	 add	%g4, %g3, %g4
	b	.L4
	 add	%g3, 1, %g3
.L78:
	be,a	.L11
	 add	%g4, %o7, %g4
	b	.L9
	 add	%g3, 1, %g3
.L81:
	mov	0, %l5
	b	.L82
	 add	%l2, %g1, %l2
.L19:
	cmp	%l5, %l3
	bgeu	.L69
	 mov	%l5, %g1
	b	.L69
	 mov	%l3, %g1
.L84:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	bne	.L83
	 cmp	%g1, %i5
	add	%g1, 1, %g1
.L69:
	cmp	%i5, %g1
	bgu,a	.L84
	 ldub	[%i2+%g1], %g4
	cmp	%l5, %l3
.L98:
	blu	.L27
	 add	%l3, -1, %g1
	b	.L85
	 mov	%l3, %g1
.L29:
	be	.L28
	 add	%g1, -1, %g3
	mov	%g3, %g1
.L27:
	ldub	[%i2+%g1], %g4
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be	.L29
	 cmp	%l5, %g1
	add	%g1, 1, %g1
.L28:
	add	%l5, 1, %l5
.L91:
	cmp	%l5, %g1
	bgu	.L42
	 add	%l2, %l4, %l2
	b	.L15
	 mov	%l1, %l5
.L83:
	bgeu	.L98
	 cmp	%l5, %l3
	add	%i4, %l2, %l2
	mov	0, %l5
	b	.L15
	 add	%g1, %l2, %l2
.L42:
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L79:
	cmp	%l0, %l3
	blu,a	.L33
	 mov	%l3, %l0
.L33:
	mov	1, %i5
	add	%l0, 1, %l0
	mov	0, %l2
	sub	%i1, %i3, %o7
	or	%i3, 2048, %i4
	add	%i3, -1, %l1
	sub	%i5, %l3, %i5
.L34:
	cmp	%o7, %l2
	blu	.L99
	 add	%i0, %i1, %o0
	add	%i0, %l2, %g2
.L101:
	ldub	[%g2+%l1], %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	be	.L100
	 cmp	%l3, %l1
	add	%g1, %l2, %l2
.L89:
	cmp	%o7, %l2
	bgeu	.L101
	 add	%i0, %l2, %g2
	add	%i0, %i1, %o0
.L99:
	call	strnlen, 0
	 mov	%i4, %o1
	add	%i1, %o0, %i1
	sub	%i1, %i3, %o7
	cmp	%o7, %l2
	blu	.L46
	 add	%i0, %l2, %g2
	ldub	[%g2+%l1], %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	bne,a	.L89
	 add	%g1, %l2, %l2
	cmp	%l3, %l1
.L100:
	blu	.L36
	 mov	%l3, %g1
	b	.L90
	 add	%l3, -1, %g1
.L39:
	cmp	%g1, %l1
	bgeu,a	.L90
	 add	%l3, -1, %g1
.L36:
	ldub	[%i2+%g1], %g4
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a	.L39
	 add	%g1, 1, %g1
	cmp	%g1, %l1
	bgeu,a	.L37
	 add	%l3, -1, %g1
	add	%i5, %l2, %l2
	b	.L89
	 add	%g1, %l2, %l2
.L37:
.L90:
	cmp	%l3, 0
	bne,a	.L102
	 ldub	[%i2+%g1], %g4
	b,a	.L42
.L43:
	cmp	%g1, -1
	be	.L42
	 nop
	ldub	[%i2+%g1], %g4
.L102:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be	.L43
	 add	%g1, -1, %g1
	b	.L34
	 add	%l2, %l0, %l2
.L11:
	b	.L9
	 mov	1, %g3
.L6:
	b	.L4
	 mov	1, %g3
.L85:
	b	.L91
	 add	%l5, 1, %l5
.L47:
	mov	1, %l4
	b	.L2
	 mov	0, %l3
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strstr,"ax",@progbits
	.align 4
	.global strstr
	.type	strstr, #function
	.proc	0102
strstr:
	save	%sp, -160, %sp
	ldub	[%i1], %g1
	cmp	%g1, 0
	be	.L173
	 mov	%i0, %i5
	ldub	[%i1+1], %g3
	cmp	%g3, 0
	be	.L160
	 nop
	ldub	[%i1+2], %g2
	cmp	%g2, 0
	be,a	.L161
	 sll	%g1, 16, %g1
	sll	%g1, 24, %g1
	sll	%g3, 16, %g3
	or	%g3, %g1, %g3
	ldub	[%i1+3], %g4
	sll	%g2, 8, %g2
	cmp	%g4, 0
	or	%g2, %g3, %g1
	be	.L162
	 or	%g4, %g1, %g3
	ldub	[%i1+4], %g1
	cmp	%g1, 0
	be,a	.L163
	 ldub	[%i0], %g2
	call	strlen, 0
	 mov	%i1, %o0
	mov	%o0, %i3
	mov	%i0, %o0
	call	strnlen, 0
	 or	%i3, 512, %o1
	cmp	%i3, %o0
	bgu	.L125
	 cmp	%i3, 254
	bgu	.L116
	 sub	%o0, %i3, %i4
	mov	64, %o2
	add	%i3, 1, %o1
	call	memset, 0
	 add	%fp, -64, %o0
	add	%i0, %i4, %i4
	cmp	%i3, 0
	mov	%i3, %g4
	be	.L120
	 mov	0, %g2
.L119:
	ldub	[%i1+%g2], %g1
	sub	%g4, %g2, %g3
	and	%g1, 63, %g1
	add	%fp, %g1, %g1
	add	%g2, 1, %g2
	cmp	%g2, %i3
	bne	.L119
	 stb	%g3, [%g1-64]
.L120:
	mov	%i5, %i0
	add	%i0, -1, %i0
.L171:
	ldub	[%i0+%i3], %g1
	and	%g1, 63, %g1
	add	%fp, %g1, %g1
	ldub	[%g1-64], %g1
	add	%i0, %g1, %i0
	cmp	%i4, %i0
	bgeu,a	.L169
	 ldub	[%i0+%i3], %g1
	b	.L168
	 ldub	[%i4+%i3], %g1
.L164:
	cmp	%i4, %i0
	blu,a	.L121
	 ldub	[%i4+%i3], %g1
	ldub	[%i0+%i3], %g1
.L169:
	and	%g1, 63, %g1
	add	%fp, %g1, %g1
	mov	%i0, %o0
	mov	%i3, %o2
	mov	%i1, %o1
	call	memcmp, 0
	 ldub	[%g1-64], %i5
	cmp	%o0, 0
	bne,a	.L164
	 add	%i0, %i5, %i0
.L173:
	jmp	%i7+8
	 restore
.L161:
	ldub	[%i0], %g4
	cmp	%g4, 0
	be	.L125
	 or	%g1, %g3, %g1
	mov	%i5, %g3
.L170:
	sll	%g2, 16, %g2
	add	%i5, 1, %i5
	or	%g4, %g2, %g2
	cmp	%g1, %g2
	be	.L157
	 ldub	[%i5], %g4
	cmp	%g4, 0
	bne,a	.L170
	 mov	%i5, %g3
	cmp	%g1, %g2
	be	.L157
	 nop
.L125:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L121:
.L168:
	cmp	%g1, 0
	be	.L125
	 add	%i4, %i3, %o0
	call	strnlen, 0
	 mov	2048, %o1
	add	%i4, %o0, %i4
	cmp	%i4, %i0
	bgeu,a	.L171
	 add	%i0, -1, %i0
	b,a	.L125
.L160:
	call	strchr, 0
	 restore %g0, %g1, %o1
.L163:
	cmp	%g2, 0
	bne	.L172
	 mov	%i5, %g4
	b,a	.L125
.L165:
	be	.L159
	 nop
	mov	%i5, %g4
.L172:
	sll	%g1, 8, %g1
	add	%i5, 1, %i5
	or	%g2, %g1, %g1
	ldub	[%i5], %g2
	cmp	%g2, 0
	bne	.L165
	 cmp	%g3, %g1
	bne	.L125
	 nop
.L159:
	jmp	%i7+8
	 restore %g4, -3, %o0
.L162:
	ldub	[%i0], %g3
	cmp	%g3, 0
	be	.L125
	 mov	0, %g2
	b	.L174
	 or	%g3, %g2, %g2
.L167:
	cmp	%g3, 0
	be	.L166
	 cmp	%g1, %g2
	or	%g3, %g2, %g2
.L174:
	mov	%i5, %g4
	sll	%g2, 8, %g2
	add	%i5, 1, %i5
	cmp	%g1, %g2
	bne	.L167
	 ldub	[%i5], %g3
.L158:
	jmp	%i7+8
	 restore %g4, -2, %o0
.L157:
	jmp	%i7+8
	 restore %g3, -1, %o0
.L166:
	bne	.L125
	 nop
	b,a	.L158
.L116:
	mov	%i1, %i2
	call	two_way_long_needle, 0
	 restore %g0, %o0, %o1
	.size	strstr, .-strstr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
