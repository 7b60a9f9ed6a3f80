! fc0c8c9a49a8a6143e9867760e78767e newlib/libc/string/strcasestr.c
	.file	"strcasestr.c"
	.section	".text"
	.section	.text.critical_factorization,"ax",@progbits
	.align 4
	.type	critical_factorization, #function
	.proc	017
critical_factorization:
	save	%sp, -176, %sp
	cmp	%i1, 1
	bleu,pn	%xcc, .L14
	 mov	1, %l1
	mov	1, %l0
	mov	0, %l2
	mov	-1, %i3
	ba,pt	%xcc, .L7
	 mov	1, %i4
.L19:
	mov	%i4, %l2
	mov	1, %l0
.L4:
	add	%l2, %l0, %i4
	cmp	%i4, %i1
	bgeu,a,pn %xcc, .L25
	 stx	%l1, [%i2]
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
	blu,a,pt %icc, .L19
	 sub	%i4, %i3, %l1
	be,pn	%icc, .L20
	 cmp	%l0, %l1
	mov	%l2, %i3
	mov	1, %l0
	add	%l2, 1, %l2
	add	%l2, %l0, %i4
	cmp	%i4, %i1
	blu,pt	%xcc, .L7
	 mov	1, %l1
	stx	%l1, [%i2]
.L25:
	mov	1, %l2
	mov	1, %l0
	mov	0, %l3
	mov	-1, %l1
	ba,pt	%xcc, .L12
	 mov	1, %i4
.L22:
	mov	%i4, %l3
	mov	1, %l0
.L9:
	add	%l0, %l3, %i4
	cmp	%i4, %i1
	bgeu,a,pn %xcc, .L26
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
	bgu,a,pt %icc, .L22
	 sub	%i4, %l1, %l2
	be,pn	%icc, .L23
	 cmp	%l0, %l2
	mov	%l3, %l1
	mov	1, %l0
	add	%l3, 1, %l3
	add	%l0, %l3, %i4
	cmp	%i4, %i1
	blu,pt	%xcc, .L12
	 mov	1, %l2
	add	%l1, 1, %l1
.L26:
	add	%i3, 1, %i0
	cmp	%l1, %i0
	blu,pn	%xcc, .L27
	 nop
	stx	%l2, [%i2]
	jmp	%i7+8
	 restore %g0, %l1, %o0
.L20:
	be,a,pn	%xcc, .L6
	 add	%l2, %l0, %l2
	ba,pt	%xcc, .L4
	 add	%l0, 1, %l0
.L23:
	be,a,pn	%xcc, .L11
	 add	%l3, %l0, %l3
	ba,pt	%xcc, .L9
	 add	%l0, 1, %l0
.L6:
	ba,pt	%xcc, .L4
	 mov	1, %l0
.L11:
	ba,pt	%xcc, .L9
	 mov	1, %l0
.L27:
	return	%i7+8
	 nop
.L14:
	mov	1, %l2
	mov	0, %l1
	stx	%l2, [%i2]
	jmp	%i7+8
	 restore %g0, %l1, %o0
	.size	critical_factorization, .-critical_factorization
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, #function
	.proc	0102
two_way_long_needle:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -2240, %sp
	add	%fp, -9, %o2
	mov	%i3, %o1
	call	critical_factorization, 0
	 mov	%i2, %o0
	mov	%o0, %l4
	add	%fp, -1, %g1
	add	%fp, 2047, %g2
	stx	%i3, [%g1]
.L91:
	add	%g1, 8, %g1
	cmp	%g2, %g1
	bne,a,pt %xcc, .L91
	 stx	%i3, [%g1]
	add	%i3, -1, %l2
	add	%i3, %i2, %l0
	mov	%i2, %i5
	brz,pn	%i3, .L82
	 add	%i2, %l2, %i4
.L34:
	call	tolower, 0
	 ldub	[%i5], %o0
	sllx	%o0, 3, %o0
	sub	%i4, %i5, %g1
	add	%o0, 2047, %g2
	add	%g2, %fp, %o0
	add	%i5, 1, %i5
	cmp	%l0, %i5
	bne,pt	%xcc, .L34
	 stx	%g1, [%o0-2048]
	ldx	[%fp-9], %l5
	mov	%l4, %o2
	add	%i2, %l5, %o1
	call	strncasecmp, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L92
	 sub	%i3, %l4, %g1
	mov	0, %l0
	mov	0, %o1
	add	%l0, %i3, %l1
	add	%i0, %i1, %o0
	call	memchr, 0
	 sub	%l1, %i1, %o2
	mov	1, %l7
	mov	0, %g2
	mov	0, %g1
	movre	%o0, 1, %g2
	movrne	%l1, 1, %g1
	mov	0, %l3
	sub	%l7, %l4, %l7
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L60
	 sub	%i3, %l5, %l6
	add	%i0, %l1, %g1
.L93:
	call	tolower, 0
	 ldub	[%g1-1], %o0
	sllx	%o0, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brz,pn	%g1, .L36
	 cmp	%l5, %g1
	mov	0, %g3
	mov	0, %g2
	movrne	%l3, 1, %g3
	movgu	%xcc, 1, %g2
	mov	0, %l3
	andcc	%g3, %g2, %g0
	mov	%l1, %i1
	movne	%icc, %l6, %g1
	add	%l0, %g1, %l0
.L84:
	add	%l0, %i3, %l1
	mov	0, %o1
	sub	%l1, %i1, %o2
	call	memchr, 0
	 add	%i0, %i1, %o0
	mov	0, %g2
	mov	0, %g1
	movre	%o0, 1, %g2
	movrne	%l1, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L93
	 add	%i0, %l1, %g1
.L60:
	return	%i7+8
	 mov	0, %o0
.L33:
.L92:
	mov	%l4, %l6
	cmp	%g1, %l4
	mov	1, %l5
	movgeu	%xcc, %g1, %l6
	mov	0, %l3
	add	%l6, 1, %l6
	add	%i3, -1, %l2
	sub	%l5, %l4, %l5
	stx	%l6, [%fp-9]
.L49:
	add	%l3, %i3, %l1
	mov	0, %o1
	sub	%l1, %i1, %o2
	call	memchr, 0
	 add	%i0, %i1, %o0
	mov	0, %g2
	mov	0, %g1
	movrne	%l1, 1, %g2
	movre	%o0, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L60
	 add	%i0, %l1, %g1
	call	tolower, 0
	 ldub	[%g1-1], %o0
	sllx	%o0, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brz,pn	%g1, .L83
	 mov	%l1, %i1
	ba,pt	%xcc, .L49
	 add	%l3, %g1, %l3
.L83:
	mov	%l4, %i5
	cmp	%l4, %l2
	blu,pt	%xcc, .L51
	 add	%i0, %l3, %l0
	ba,pt	%xcc, .L87
	 add	%l4, -1, %i5
.L56:
	cmp	%i5, %l2
	bgeu,a,pn %xcc, .L87
	 add	%l4, -1, %i5
.L51:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%l0+%i5], %o0
	cmp	%i4, %o0
	be,a,pt	%icc, .L56
	 add	%i5, 1, %i5
	cmp	%l2, %i5
	bleu,pn	%xcc, .L55
	 mov	%l1, %i1
	add	%l5, %l3, %l3
	ba,pt	%xcc, .L49
	 add	%l3, %i5, %l3
.L36:
	cmp	%l3, %l4
	mov	%l4, %i5
	movgeu	%xcc, %l3, %i5
	cmp	%i5, %l2
	blu,pt	%xcc, .L39
	 add	%i0, %l0, %i1
	ba,pt	%xcc, .L88
	 add	%l4, -1, %i5
.L43:
	cmp	%i5, %l2
	bgeu,a,pn %xcc, .L94
	 add	%l4, -1, %i5
.L39:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	cmp	%i4, %o0
	be,a,pt	%icc, .L43
	 add	%i5, 1, %i5
	cmp	%l2, %i5
	bleu,pn	%xcc, .L42
	 mov	%l1, %i1
	add	%l7, %l0, %l0
	mov	0, %l3
	ba,pt	%xcc, .L84
	 add	%l0, %i5, %l0
.L42:
	add	%l4, -1, %i5
.L94:
	add	%i0, %l0, %i1
.L88:
	cmp	%l3, %l4
	blu,pt	%xcc, .L40
	 nop
	ba,pt	%xcc, .L85
	 mov	%l4, %i5
.L45:
	be,pn	%xcc, .L41
	 add	%i5, -1, %g1
	mov	%g1, %i5
.L40:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	cmp	%i4, %o0
	be,pt	%icc, .L45
	 cmp	%l3, %i5
	add	%i5, 1, %i5
.L41:
	add	%l3, 1, %l3
.L90:
	cmp	%l3, %i5
	bgu,pn	%xcc, .L86
	 mov	%l6, %l3
	add	%l0, %l5, %l0
	ba,pt	%xcc, .L84
	 mov	%l1, %i1
.L55:
	add	%l4, -1, %i5
.L87:
	brnz,pt	%l4, .L52
	 nop
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L58:
	cmp	%i5, -1
	be,pn	%xcc, .L53
	 nop
.L52:
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%l0+%i5], %o0
	cmp	%i4, %o0
	be,a,pt	%icc, .L58
	 add	%i5, -1, %i5
	add	%l3, %l6, %l3
	ba,pt	%xcc, .L49
	 mov	%l1, %i1
.L53:
	jmp	%i7+8
	 restore %g0, %l0, %o0
.L82:
	mov	%l4, %o2
	ldx	[%fp-9], %o1
	mov	%i2, %o0
	call	strncasecmp, 0
	 add	%i2, %o1, %o1
	cmp	%o0, 0
	bne,pt	%icc, .L33
	 sub	%i3, %l4, %g1
	sub	%g0, %i1, %o2
	mov	0, %o1
	call	memchr, 0
	 add	%i0, %i1, %o0
	ba,pt	%xcc, .L60
	 nop
.L85:
	ba,pt	%xcc, .L90
	 add	%l3, 1, %l3
.L86:
	add	%i0, %l0, %i0
	return	%i7+8
	 nop
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strcasestr,"ax",@progbits
	.align 4
	.global strcasestr
	.type	strcasestr, #function
	.proc	0102
strcasestr:
	save	%sp, -192, %sp
	ldsb	[%i0], %g1
	ldub	[%i1], %g2
	ldub	[%i0], %o0
	mov	%i1, %i3
	mov	%i0, %i5
	cmp	%g1, 0
	bne,pt	%icc, .L96
	 mov	1, %i2
	ba,pt	%xcc, .L145
	 sll	%g2, 24, %g2
.L100:
	call	tolower, 0
	 add	%i5, 1, %i5
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i3], %o0
	xor	%o0, %i4, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %g2
	ldsb	[%i5], %g1
	add	%i3, 1, %g3
	and	%i2, %g2, %i2
	cmp	%g1, 0
	be,pn	%icc, .L146
	 ldub	[%i5], %o0
	mov	%g3, %i3
.L96:
	ldsb	[%i3], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L100
	 and	%o0, 0xff, %o0
.L99:
	cmp	%i2, 0
	bne,pn	%icc, .L154
	 sub	%i3, %i1, %i3
	add	%i0, 1, %l4
	cmp	%i3, 31
	bleu,pn	%xcc, .L147
	 add	%i3, -1, %i5
	mov	%i1, %i2
	mov	%l4, %i0
	call	two_way_long_needle, 0
	 restore %g0, %i5, %o1
.L145:
	cmp	%g2, 0
	bne,pn	%icc, .L116
	 nop
.L154:
	return	%i7+8
	 nop
.L146:
	ldsb	[%i3+1], %g1
	cmp	%g1, 0
	be,pt	%icc, .L99
	 mov	%g3, %i3
.L116:
	return	%i7+8
	 mov	0, %o0
.L147:
	add	%fp, 2039, %o2
	mov	%i3, %o1
	call	critical_factorization, 0
	 mov	%i1, %o0
	ldx	[%fp+2039], %l6
	mov	%o0, %o2
	mov	%o0, %l2
	add	%i1, %l6, %o1
	call	strncasecmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L148
	 sub	%i3, %l2, %g1
	mov	1, %l5
	mov	0, %l0
	mov	0, %l1
	sub	%l5, %l2, %l5
	sub	%i3, %l6, %l7
.L103:
	add	%i3, %l1, %l3
	mov	0, %o1
	sub	%l3, %i5, %o2
	call	memchr, 0
	 add	%l4, %i5, %o0
	mov	0, %g2
	mov	0, %g1
	movrne	%l3, 1, %g2
	movre	%o0, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L116
	 cmp	%l2, %l0
	add	%l1, 1, %i2
	mov	%l0, %i5
	movgeu	%xcc, %l2, %i5
	cmp	%i3, %i5
	bgu,pt	%xcc, .L105
	 add	%i0, %i2, %i2
	ba,pt	%xcc, .L151
	 add	%l1, 1, %i2
.L109:
	cmp	%i3, %i5
	be,a,pn	%xcc, .L151
	 add	%l1, 1, %i2
.L105:
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	cmp	%i4, %o0
	be,a,pt	%icc, .L109
	 add	%i5, 1, %i5
	cmp	%i3, %i5
	bleu,a,pn %xcc, .L108
	 add	%l1, 1, %i2
	add	%l5, %l1, %l1
	mov	0, %l0
	add	%i5, %l1, %l1
	ba,pt	%xcc, .L103
	 mov	%l3, %i5
.L108:
.L151:
	add	%l2, -1, %i5
	cmp	%l2, %l0
	bgu,pt	%xcc, .L106
	 add	%i0, %i2, %i2
	ba,pt	%xcc, .L149
	 mov	%l2, %i5
.L111:
	be,pn	%xcc, .L107
	 add	%i5, -1, %g1
	mov	%g1, %i5
.L106:
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	cmp	%i4, %o0
	be,pt	%icc, .L111
	 cmp	%i5, %l0
	add	%i5, 1, %i5
.L107:
	add	%l0, 1, %l0
.L153:
	cmp	%l0, %i5
	bgu,pn	%xcc, .L150
	 mov	%l7, %l0
	add	%l1, %l6, %l1
	ba,pt	%xcc, .L103
	 mov	%l3, %i5
.L148:
	mov	%l2, %l5
	cmp	%g1, %l2
	mov	1, %l3
	movgeu	%xcc, %g1, %l5
	mov	0, %l0
	add	%l5, 1, %l5
	sub	%l3, %l2, %l3
	stx	%l5, [%fp+2039]
.L117:
	add	%i3, %l0, %l1
	mov	0, %o1
	sub	%l1, %i5, %o2
	call	memchr, 0
	 add	%l4, %i5, %o0
	mov	0, %g2
	mov	0, %g1
	movrne	%l1, 1, %g2
	movre	%o0, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L116
	 add	%l0, 1, %i2
	mov	%l2, %i5
	cmp	%i3, %l2
	bgu,pt	%xcc, .L125
	 add	%i0, %i2, %i2
	ba,pt	%xcc, .L152
	 add	%l2, -1, %i4
.L119:
	cmp	%i3, %i5
	be,pn	%xcc, .L152
	 add	%l2, -1, %i4
.L125:
	call	tolower, 0
	 ldub	[%i1+%i5], %o0
	mov	%o0, %i4
	call	tolower, 0
	 ldub	[%i2+%i5], %o0
	cmp	%i4, %o0
	be,a,pt	%icc, .L119
	 add	%i5, 1, %i5
	cmp	%i3, %i5
	bleu,pn	%xcc, .L118
	 add	%l2, -1, %i4
	add	%l3, %l0, %l0
	add	%l0, %i5, %l0
	ba,pt	%xcc, .L117
	 mov	%l1, %i5
.L118:
.L152:
	brz,pn	%l2, .L122
	 add	%l0, 1, %i2
	ba,pt	%xcc, .L121
	 add	%i0, %i2, %i5
.L123:
	cmp	%i4, -1
	be,pn	%xcc, .L122
	 nop
.L121:
	call	tolower, 0
	 ldub	[%i1+%i4], %o0
	mov	%o0, %i2
	call	tolower, 0
	 ldub	[%i5+%i4], %o0
	cmp	%i2, %o0
	be,a,pt	%icc, .L123
	 add	%i4, -1, %i4
	add	%l0, %l5, %l0
	ba,pt	%xcc, .L117
	 mov	%l1, %i5
.L122:
	jmp	%i7+8
	 restore %l4, %l0, %o0
.L149:
	ba,pt	%xcc, .L153
	 add	%l0, 1, %l0
.L150:
	jmp	%i7+8
	 restore %l4, %l1, %o0
	.size	strcasestr, .-strcasestr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
