! fc0c8c9a49a8a6143e9867760e78767e newlib/libc/string/strcasestr.c
	.file	"strcasestr.c"
	.section	".text"
	.section	.text.critical_factorization,"ax",@progbits
	.align 4
	.type	critical_factorization, #function
	.proc	016
critical_factorization:
	save	%sp, -96, %sp
	cmp	%i1, 1
	bleu	.L14
	 mov	1, %l1
	mov	1, %l0
	mov	0, %l2
	mov	-1, %i3
	b	.L7
	 mov	1, %i4
.L19:
	mov	%i4, %l2
	mov	1, %l0
.L4:
	add	%l2, %l0, %i4
	cmp	%i4, %i1
	bgeu,a	.L25
	 st	%l1, [%i2]
.L7:
	call	tolower, 0
	 ldub	[%i0+%i4], %o0
	add	%i0, %l0, %g1
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%g1+%i3], %o0
	and	%i5, 0xff, %i5
	and	%o0, 0xff, %o0
	cmp	%i5, %o0
	blu,a	.L19
	 sub	%i4, %i3, %l1
	be	.L20
	 cmp	%l0, %l1
	mov	%l2, %i3
	mov	1, %l0
	add	%l2, 1, %l2
	add	%l2, %l0, %i4
	cmp	%i4, %i1
	blu	.L7
	 mov	1, %l1
	st	%l1, [%i2]
.L25:
	mov	1, %l2
	mov	1, %l0
	mov	0, %l3
	mov	-1, %l1
	b	.L12
	 mov	1, %i4
.L22:
	mov	%i4, %l3
	mov	1, %l0
.L9:
	add	%l0, %l3, %i4
	cmp	%i4, %i1
	bgeu,a	.L26
	 add	%l1, 1, %l1
.L12:
	call	tolower, 0
	 ldub	[%i0+%i4], %o0
	add	%i0, %l0, %g1
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%g1+%l1], %o0
	and	%i5, 0xff, %i5
	and	%o0, 0xff, %o0
	cmp	%i5, %o0
	bgu,a	.L22
	 sub	%i4, %l1, %l2
	be	.L23
	 cmp	%l0, %l2
	mov	%l3, %l1
	mov	1, %l0
	add	%l3, 1, %l3
	add	%l0, %l3, %i4
	cmp	%i4, %i1
	blu	.L12
	 mov	1, %l2
	add	%l1, 1, %l1
.L26:
	add	%i3, 1, %i0
	cmp	%l1, %i0
	blu	.L27
	 nop
	st	%l2, [%i2]
	jmp	%i7+8
	 restore %g0, %l1, %o0
.L20:
	be,a	.L6
	 add	%l2, %l0, %l2
	b	.L4
	 add	%l0, 1, %l0
.L23:
	be,a	.L11
	 add	%l3, %l0, %l3
	b	.L9
	 add	%l0, 1, %l0
.L6:
	b	.L4
	 mov	1, %l0
.L11:
	b	.L9
	 mov	1, %l0
.L27:
	jmp	%i7+8
	 restore
.L14:
	mov	1, %l2
	mov	0, %l1
	st	%l2, [%i2]
	jmp	%i7+8
	 restore %g0, %l1, %o0
	.size	critical_factorization, .-critical_factorization
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, #function
	.proc	0102
two_way_long_needle:
	save	%sp, -1128, %sp
	add	%fp, -1028, %o2
	mov	%i3, %o1
	call	critical_factorization, 0
	 mov	%i2, %o0
	add	%fp, -1024, %g1
	mov	%o0, %l4
	mov	%fp, %g2
	st	%i3, [%g1]
.L107:
	add	%g1, 4, %g1
	cmp	%g2, %g1
	bne,a	.L107
	 st	%i3, [%g1]
	cmp	%i3, 0
	be	.L95
	 add	%i3, -1, %l2
	add	%i3, %i2, %l0
	mov	%i2, %i5
	add	%i2, %l2, %i4
.L34:
	call	tolower, 0
	 ldub	[%i5], %o0
	sub	%i4, %i5, %g1
	sll	%o0, 2, %o0
	add	%fp, %o0, %o0
	add	%i5, 1, %i5
	cmp	%l0, %i5
	bne	.L34
	 st	%g1, [%o0-1024]
	ld	[%fp-1028], %l5
	mov	%l4, %o2
	add	%i2, %l5, %o1
	call	strncasecmp, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,a	.L108
	 sub	%i3, %l4, %l5
	mov	0, %l0
	mov	1, %l6
	add	%l0, %i3, %l1
	mov	0, %o1
	sub	%l1, %i1, %o2
	add	%i0, %i1, %o0
	call	memchr, 0
	 mov	0, %l3
	sub	%l6, %l4, %l6
	cmp	%o0, 0
	bne	.L64
	 sub	%i3, %l5, %l7
	cmp	%l1, 0
.L109:
	be	.L64
	 add	%i0, %l1, %g1
	call	tolower, 0
	 ldub	[%g1-1], %o0
	sll	%o0, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	be	.L36
	 cmp	%l3, 0
	be	.L37
	 cmp	%g1, %l5
	blu,a	.L96
	 mov	%l7, %g1
.L37:
	add	%l0, %g1, %l0
	mov	0, %l3
.L38:
	mov	%l1, %i1
.L100:
	add	%l0, %i3, %l1
	mov	0, %o1
	sub	%l1, %i1, %o2
	call	memchr, 0
	 add	%i0, %i1, %o0
	cmp	%o0, 0
	be	.L109
	 cmp	%l1, 0
.L64:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L33:
.L108:
	cmp	%l5, %l4
	blu,a	.L51
	 mov	%l4, %l5
.L51:
	add	%l5, 1, %l5
	mov	1, %l6
	st	%l5, [%fp-1028]
	mov	0, %l3
	add	%i3, -1, %l2
	sub	%l6, %l4, %l6
.L52:
	add	%l3, %i3, %l1
	mov	0, %o1
	sub	%l1, %i1, %o2
	call	memchr, 0
	 add	%i0, %i1, %o0
	cmp	%l1, 0
	be	.L64
	 cmp	%o0, 0
	bne	.L64
	 add	%i0, %l1, %g1
	call	tolower, 0
	 ldub	[%g1-1], %o0
	sll	%o0, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	be	.L99
	 mov	%l1, %i1
	b	.L52
	 add	%l3, %g1, %l3
.L99:
	mov	%l4, %i5
	cmp	%l4, %l2
	blu	.L54
	 add	%i0, %l3, %l0
	b	.L103
	 add	%l4, -1, %i5
.L59:
	cmp	%i5, %l2
	bgeu,a	.L103
	 add	%l4, -1, %i5
.L54:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%l0+%i5], %o0
	cmp	%i4, %o0
	be,a	.L59
	 add	%i5, 1, %i5
	cmp	%l2, %i5
	bleu	.L58
	 mov	%l1, %i1
	add	%l6, %l3, %l3
	b	.L52
	 add	%l3, %i5, %l3
.L96:
	mov	0, %l3
	b	.L38
	 add	%l0, %g1, %l0
.L36:
	cmp	%l3, %l4
	bgeu	.L39
	 mov	%l3, %i5
	mov	%l4, %i5
.L39:
	cmp	%i5, %l2
	blu	.L40
	 add	%i0, %l0, %i1
	b	.L104
	 add	%l4, -1, %i5
.L44:
	cmp	%i5, %l2
	bgeu,a	.L110
	 add	%l4, -1, %i5
.L40:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	cmp	%i4, %o0
	be,a	.L44
	 add	%i5, 1, %i5
	cmp	%l2, %i5
	bleu	.L43
	 mov	%l1, %i1
	add	%l6, %l0, %l0
	mov	0, %l3
	b	.L100
	 add	%l0, %i5, %l0
.L43:
	add	%l4, -1, %i5
.L110:
	add	%i0, %l0, %i1
.L104:
	cmp	%l3, %l4
	blu	.L41
	 nop
	b	.L101
	 mov	%l4, %i5
.L46:
	be	.L42
	 add	%i5, -1, %g1
	mov	%g1, %i5
.L41:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	cmp	%i4, %o0
	be	.L46
	 cmp	%l3, %i5
	add	%i5, 1, %i5
.L42:
	add	%l3, 1, %l3
.L106:
	cmp	%l3, %i5
	bgu	.L102
	 mov	%l7, %l3
	add	%l0, %l5, %l0
	b	.L100
	 mov	%l1, %i1
.L58:
	add	%l4, -1, %i5
.L103:
	cmp	%l4, 0
	bne	.L55
	 nop
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L61:
	cmp	%i5, -1
	be	.L56
	 nop
.L55:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%l0+%i5], %o0
	cmp	%i4, %o0
	be,a	.L61
	 add	%i5, -1, %i5
	add	%l3, %l5, %l3
	b	.L52
	 mov	%l1, %i1
.L56:
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L95:
	mov	%l4, %o2
	ld	[%fp-1028], %o1
	mov	%i2, %o0
	call	strncasecmp, 0
	 add	%i2, %o1, %o1
	cmp	%o0, 0
	bne	.L33
	 sub	%i3, %l4, %l5
	sub	%g0, %i1, %o2
	mov	0, %o1
	call	memchr, 0
	 add	%i0, %i1, %o0
	b,a	.L64
.L101:
	b	.L106
	 add	%l3, 1, %l3
.L102:
	add	%i0, %l0, %i0
	jmp	%i7+8
	 restore
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strcasestr,"ax",@progbits
	.align 4
	.global strcasestr
	.type	strcasestr, #function
	.proc	0102
strcasestr:
	save	%sp, -104, %sp
	mov	1, %i2
	ldsb	[%i0], %g1
	ldub	[%i1], %g2
	ldub	[%i0], %o0
	mov	%i1, %i3
	cmp	%g1, 0
	bne	.L112
	 mov	%i0, %i4
	b	.L170
	 sll	%g2, 24, %g2
.L116:
	call	tolower, 0
	 add	%i4, 1, %i4
	mov	%o0, %i5
	call	tolower, 0
	 ldub	[%i3], %o0
	xor	%i5, %o0, %i5
	cmp	%g0, %i5
	subx	%g0, -1, %g2
	ldsb	[%i4], %g1
	add	%i3, 1, %g3
	and	%i2, %g2, %i2
	cmp	%g1, 0
	be	.L171
	 ldub	[%i4], %o0
	mov	%g3, %i3
.L112:
	ldsb	[%i3], %g1
	cmp	%g1, 0
	bne	.L116
	 and	%o0, 0xff, %o0
.L115:
	cmp	%i2, 0
	bne	.L180
	 sub	%i3, %i1, %i3
	add	%i0, 1, %l4
	cmp	%i3, 31
	bleu	.L172
	 add	%i3, -1, %i5
	mov	%i1, %i2
	mov	%l4, %i0
	call	two_way_long_needle, 0
	 restore %g0, %i5, %o1
.L170:
	cmp	%g2, 0
	bne	.L134
	 nop
.L180:
	jmp	%i7+8
	 restore
.L171:
	ldsb	[%i3+1], %g1
	cmp	%g1, 0
	be	.L115
	 mov	%g3, %i3
.L134:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L172:
	add	%fp, -4, %o2
	mov	%i3, %o1
	call	critical_factorization, 0
	 mov	%i1, %o0
	ld	[%fp-4], %l6
	mov	%o0, %o2
	mov	%o0, %l2
	add	%i1, %l6, %o1
	call	strncasecmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne	.L173
	 sub	%i3, %l2, %l5
	mov	1, %l5
	mov	0, %l0
	mov	0, %l1
	sub	%l5, %l2, %l5
	sub	%i3, %l6, %l7
.L119:
	add	%i3, %l1, %l3
	mov	0, %o1
	sub	%l3, %i5, %o2
	call	memchr, 0
	 add	%l4, %i5, %o0
	cmp	%l3, 0
	be	.L134
	 cmp	%o0, 0
	bne	.L134
	 cmp	%l2, %l0
	bgeu	.L121
	 mov	%l2, %i5
	mov	%l0, %i5
.L121:
	add	%l1, 1, %i2
	cmp	%i3, %i5
	bgu	.L122
	 add	%i0, %i2, %i2
	b	.L177
	 add	%l1, 1, %i2
.L126:
	cmp	%i3, %i5
	be,a	.L177
	 add	%l1, 1, %i2
.L122:
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	cmp	%i4, %o0
	be,a	.L126
	 add	%i5, 1, %i5
	cmp	%i3, %i5
	bleu,a	.L125
	 add	%l1, 1, %i2
	add	%l5, %l1, %l1
	mov	0, %l0
	add	%i5, %l1, %l1
	b	.L119
	 mov	%l3, %i5
.L125:
.L177:
	add	%l2, -1, %i5
	cmp	%l2, %l0
	bgu	.L123
	 add	%i0, %i2, %i2
	b	.L174
	 mov	%l2, %i5
.L128:
	be	.L124
	 add	%i5, -1, %g1
	mov	%g1, %i5
.L123:
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	cmp	%i4, %o0
	be	.L128
	 cmp	%i5, %l0
	add	%i5, 1, %i5
.L124:
	add	%l0, 1, %l0
.L179:
	cmp	%l0, %i5
	bgu	.L175
	 mov	%l7, %l0
	add	%l1, %l6, %l1
	b	.L119
	 mov	%l3, %i5
.L173:
	cmp	%l5, %l2
	blu,a	.L135
	 mov	%l2, %l5
.L135:
	add	%l5, 1, %l5
	mov	1, %l3
	st	%l5, [%fp-4]
	mov	0, %l0
	sub	%l3, %l2, %l3
.L136:
	add	%i3, %l0, %l1
	mov	0, %o1
	sub	%l1, %i5, %o2
	call	memchr, 0
	 add	%l4, %i5, %o0
	cmp	%l1, 0
	be	.L134
	 cmp	%o0, 0
	bne	.L134
	 add	%l0, 1, %i2
	mov	%l2, %i5
	cmp	%i3, %l2
	bgu	.L144
	 add	%i0, %i2, %i2
	b	.L178
	 add	%l2, -1, %i4
.L138:
	cmp	%i3, %i5
	be	.L178
	 add	%l2, -1, %i4
.L144:
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	cmp	%i4, %o0
	be,a	.L138
	 add	%i5, 1, %i5
	cmp	%i3, %i5
	bleu	.L137
	 add	%l2, -1, %i4
	add	%l3, %l0, %l0
	add	%l0, %i5, %l0
	b	.L136
	 mov	%l1, %i5
.L137:
.L178:
	cmp	%l2, 0
	be	.L141
	 add	%l0, 1, %i2
	b	.L140
	 add	%i0, %i2, %i5
.L142:
	cmp	%i4, -1
	be	.L141
	 nop
.L140:
	call	tolower, 0
	 ldub	[%i1+%i4], %o0
	mov	%o0, %i2
	call	tolower, 0
	 ldub	[%i5+%i4], %o0
	cmp	%i2, %o0
	be,a	.L142
	 add	%i4, -1, %i4
	add	%l0, %l5, %l0
	b	.L136
	 mov	%l1, %i5
.L141:
	jmp	%i7+8
	 restore %l4, %l0, %o0
.L174:
	b	.L179
	 add	%l0, 1, %l0
.L175:
	jmp	%i7+8
	 restore %l4, %l1, %o0
	.size	strcasestr, .-strcasestr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
