! caff9f68a56a825e176527a7c7150f39 newlib/libc/string/strstr.c
	.file	"strstr.c"
	.section	".text"
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, #function
	.proc	0102
two_way_long_needle:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -2224, %sp
	cmp	%i3, 1
	bleu,pn	%xcc, .L45
	 mov	1, %g1
	mov	0, %g4
	mov	1, %l4
	mov	1, %g3
	ba,pt	%xcc, .L7
	 mov	-1, %l3
.L68:
	mov	%g1, %g4
	mov	1, %g3
.L4:
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bleu,a,pn %xcc, .L82
	 mov	0, %g4
.L7:
	add	%i2, %l3, %g2
	ldub	[%i2+%g1], %g5
	ldub	[%g2+%g3], %g2
	cmp	%g5, %g2
	blu,a,pt %icc, .L68
	 sub	%g1, %l3, %l4
	be,pn	%icc, .L69
	 cmp	%g3, %l4
	mov	%g4, %l3
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bgu,pt	%xcc, .L7
	 mov	1, %l4
	mov	0, %g4
.L82:
	mov	1, %i4
	mov	1, %g3
	mov	-1, %g5
	ba,pt	%xcc, .L12
	 mov	1, %g1
.L71:
	mov	%g1, %g4
	mov	1, %g3
.L9:
	add	%g3, %g4, %g1
	cmp	%i3, %g1
	bleu,a,pn %xcc, .L83
	 add	%g5, 1, %g5
.L12:
	add	%i2, %g3, %g2
	ldub	[%i2+%g1], %i5
	ldub	[%g2+%g5], %g2
	cmp	%g2, %i5
	blu,a,pt %icc, .L71
	 sub	%g1, %g5, %i4
	be,pn	%icc, .L72
	 cmp	%i4, %g3
	mov	%g4, %g5
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g3, %g4, %g1
	cmp	%i3, %g1
	bgu,pt	%xcc, .L12
	 mov	1, %i4
	add	%g5, 1, %g5
.L83:
	add	%l3, 1, %l3
	cmp	%g5, %l3
	movgeu	%xcc, %i4, %l4
	movgeu	%xcc, %g5, %l3
.L2:
	add	%fp, -1, %g1
	add	%fp, 2047, %g2
	stx	%i3, [%g1]
.L84:
	add	%g1, 8, %g1
	cmp	%g1, %g2
	bne,a,pt %xcc, .L84
	 stx	%i3, [%g1]
	add	%i3, -1, %g4
	add	%i3, %i2, %g5
	mov	%i2, %g2
	brz,pn	%i3, .L18
	 add	%i2, %g4, %g4
.L17:
	ldub	[%g2], %g1
	sub	%g4, %g2, %g3
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	add	%g2, 1, %g2
	cmp	%g5, %g2
	bne,pt	%xcc, .L17
	 stx	%g3, [%g1-2048]
.L18:
	mov	%l3, %o2
	add	%i2, %l4, %o1
	call	memcmp, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L73
	 sub	%i3, %l3, %g1
	mov	1, %l0
	mov	0, %l2
	mov	0, %i4
	sub	%i1, %i3, %g5
	or	%i3, 2048, %l1
	add	%i3, -1, %i5
	sub	%l0, %l3, %l0
	sub	%i3, %l4, %l5
.L15:
	cmp	%g5, %i4
	blu,pn	%xcc, .L85
	 add	%i0, %i1, %o0
.L31:
	add	%i0, %i4, %g2
.L86:
	ldub	[%g2+%i5], %g1
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brz,pn	%g1, .L19
	 cmp	%g1, %l4
	mov	0, %g3
	mov	0, %g2
	movlu	%xcc, 1, %g3
	movrne	%l2, 1, %g2
	andcc	%g3, %g2, %g0
	movne	%icc, %l5, %g1
	add	%i4, %g1, %i4
	cmp	%g5, %i4
	bgeu,pt	%xcc, .L31
	 mov	0, %l2
	add	%i0, %i1, %o0
.L85:
	call	strnlen, 0
	 mov	%l1, %o1
	add	%i1, %o0, %i1
	sub	%i1, %i3, %g5
	cmp	%g5, %i4
	bgeu,pt	%xcc, .L86
	 add	%i0, %i4, %g2
.L44:
	return	%i7+8
	 mov	0, %o0
.L69:
	be,a,pn	%xcc, .L6
	 add	%g4, %g3, %g4
	ba,pt	%xcc, .L4
	 add	%g3, 1, %g3
.L72:
	be,a,pn	%xcc, .L11
	 add	%g4, %i4, %g4
	ba,pt	%xcc, .L9
	 add	%g3, 1, %g3
.L19:
	cmp	%l2, %l3
	mov	%l3, %g1
	movgeu	%xcc, %l2, %g1
	cmp	%i5, %g1
	bgu,a,pt %xcc, .L87
	 ldub	[%i2+%g1], %g4
	ba,pt	%xcc, .L79
	 add	%l3, -1, %g1
.L24:
	cmp	%i5, %g1
	bleu,a,pn %xcc, .L79
	 add	%l3, -1, %g1
	ldub	[%i2+%g1], %g4
.L87:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L24
	 add	%g1, 1, %g1
	cmp	%g1, %i5
	bgeu,a,pn %xcc, .L23
	 add	%l3, -1, %g1
	add	%l0, %i4, %i4
	mov	0, %l2
	ba,pt	%xcc, .L15
	 add	%g1, %i4, %i4
.L23:
.L79:
	cmp	%l2, %l3
	blu,a,pt %xcc, .L88
	 ldub	[%i2+%g1], %g4
	ba,pt	%xcc, .L75
	 mov	%l3, %g1
.L28:
	be,pn	%xcc, .L27
	 add	%g1, -1, %g3
	mov	%g3, %g1
	ldub	[%i2+%g1], %g4
.L88:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,pt	%icc, .L28
	 cmp	%l2, %g1
	add	%g1, 1, %g1
.L27:
	add	%l2, 1, %l2
.L81:
	cmp	%l2, %g1
	bgu,pn	%xcc, .L40
	 add	%i4, %l4, %i4
	ba,pt	%xcc, .L15
	 mov	%l5, %l2
.L40:
	return	%i7+8
	 mov	%g2, %o0
.L73:
	mov	%l3, %l0
	cmp	%g1, %l3
	mov	1, %i5
	movgeu	%xcc, %g1, %l0
	mov	0, %l2
	sub	%i1, %i3, %g5
	add	%l0, 1, %l0
	or	%i3, 2048, %i4
	add	%i3, -1, %l1
	sub	%i5, %l3, %i5
.L32:
	cmp	%g5, %l2
	blu,pn	%xcc, .L89
	 add	%i0, %i1, %o0
	add	%i0, %l2, %g2
.L91:
	ldub	[%g2+%l1], %g1
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brz,pn	%g1, .L90
	 cmp	%l3, %l1
	add	%g1, %l2, %l2
.L78:
	cmp	%g5, %l2
	bgeu,pt	%xcc, .L91
	 add	%i0, %l2, %g2
	add	%i0, %i1, %o0
.L89:
	call	strnlen, 0
	 mov	%i4, %o1
	add	%i1, %o0, %i1
	sub	%i1, %i3, %g5
	cmp	%g5, %l2
	blu,pn	%xcc, .L44
	 add	%i0, %l2, %g2
	ldub	[%g2+%l1], %g1
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brnz,a,pt %g1, .L78
	 add	%g1, %l2, %l2
	cmp	%l3, %l1
.L90:
	blu,pt	%xcc, .L34
	 mov	%l3, %g1
	ba,pt	%xcc, .L80
	 add	%l3, -1, %g1
.L37:
	cmp	%g1, %l1
	bgeu,a,pn %xcc, .L80
	 add	%l3, -1, %g1
.L34:
	ldub	[%i2+%g1], %g4
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L37
	 add	%g1, 1, %g1
	cmp	%g1, %l1
	bgeu,a,pn %xcc, .L35
	 add	%l3, -1, %g1
	add	%i5, %l2, %l2
	ba,pt	%xcc, .L78
	 add	%g1, %l2, %l2
.L35:
.L80:
	brnz,a,pt %l3, .L92
	 ldub	[%i2+%g1], %g4
	ba,pt	%xcc, .L40
	 nop
.L41:
	cmp	%g1, -1
	be,pn	%xcc, .L40
	 nop
	ldub	[%i2+%g1], %g4
.L92:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,pt	%icc, .L41
	 add	%g1, -1, %g1
	ba,pt	%xcc, .L32
	 add	%l2, %l0, %l2
.L11:
	ba,pt	%xcc, .L9
	 mov	1, %g3
.L6:
	ba,pt	%xcc, .L4
	 mov	1, %g3
.L75:
	ba,pt	%xcc, .L81
	 add	%l2, 1, %l2
.L45:
	mov	1, %l4
	ba,pt	%xcc, .L2
	 mov	0, %l3
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.strstr,"ax",@progbits
	.align 4
	.global strstr
	.type	strstr, #function
	.proc	0102
strstr:
	save	%sp, -240, %sp
	ldub	[%i1], %g1
	andcc	%g1, 0xff, %g4
	be,pn	%icc, .L139
	 mov	%i0, %i5
	ldub	[%i1+1], %g2
	andcc	%g2, 0xff, %i3
	be,a,pn	%icc, .L129
	 sra	%g4, 0, %i1
	ldub	[%i1+2], %g3
	andcc	%g3, 0xff, %i2
	be,pn	%icc, .L130
	 and	%g2, 0xff, %g2
	ldub	[%i1+3], %i4
	and	%g1, 0xff, %g1
	and	%i4, 0xff, %g5
	sllx	%g1, 24, %g1
	sllx	%g2, 16, %g2
	and	%g3, 0xff, %g3
	or	%g2, %g1, %g2
	sllx	%g3, 8, %g3
	andcc	%i4, 0xff, %g0
	or	%g3, %g2, %g3
	or	%g5, %g3, %g5
	be,pn	%icc, .L131
	 mov	%g5, %i4
	ldub	[%i1+4], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L132
	 ldub	[%i0], %g2
	call	strlen, 0
	 mov	%i1, %o0
	mov	%o0, %i3
	mov	%i0, %o0
	call	strnlen, 0
	 or	%i3, 512, %o1
	cmp	%i3, %o0
	bgu,pn	%xcc, .L112
	 cmp	%i3, 254
	bgu,pn	%xcc, .L103
	 sub	%o0, %i3, %i4
	add	%i3, 1, %o1
	mov	64, %o2
	sra	%o1, 0, %o1
	call	memset, 0
	 add	%fp, 1983, %o0
	add	%i0, %i4, %i4
	mov	%i1, %g2
	add	%i3, %i1, %g5
	brz,pn	%i3, .L107
	 add	%i1, %i3, %g4
.L106:
	ldub	[%g2], %g1
	sub	%g4, %g2, %g3
	and	%g1, 63, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	add	%g2, 1, %g2
	cmp	%g2, %g5
	bne,pt	%xcc, .L106
	 stb	%g3, [%g1-64]
.L107:
	mov	%i5, %i0
	add	%i0, -1, %i0
.L137:
	ldub	[%i0+%i3], %g1
	and	%g1, 63, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldub	[%g1-64], %g1
	add	%i0, %g1, %i0
	cmp	%i4, %i0
	bgeu,a,pt %xcc, .L136
	 ldub	[%i0+%i3], %g1
	ba,pt	%xcc, .L135
	 ldub	[%i4+%i3], %g1
.L133:
	cmp	%i4, %i0
	blu,a,pn %xcc, .L108
	 ldub	[%i4+%i3], %g1
	ldub	[%i0+%i3], %g1
.L136:
	and	%g1, 63, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	mov	%i0, %o0
	mov	%i3, %o2
	mov	%i1, %o1
	call	memcmp, 0
	 ldub	[%g1-64], %i5
	cmp	%o0, 0
	bne,a,pt %icc, .L133
	 add	%i0, %i5, %i0
.L139:
	return	%i7+8
	 nop
.L130:
	sll	%g4, 16, %g4
	ldub	[%i0], %g2
	or	%g4, %i3, %g4
	cmp	%g2, 0
	be,pn	%icc, .L112
	 mov	0, %g1
.L97:
	sll	%g1, 16, %g1
	or	%g2, %g1, %g1
	xor	%g4, %g1, %g2
	cmp	%g0, %g2
	ldub	[%i5+1], %g2
	addx	%g0, 0, %g5
	cmp	%g0, %g2
	mov	%i5, %i4
	addx	%g0, 0, %g3
	andcc	%g5, %g3, %g0
	bne,pt	%icc, .L97
	 add	%i5, 1, %i5
	cmp	%g4, %g1
	bne,pn	%icc, .L112
	 nop
	return	%i7+8
	 add	%o4, -1, %o0
.L131:
	sll	%g4, 24, %g1
	sll	%i3, 16, %i3
	sll	%i2, 8, %i2
	or	%g1, %i3, %g1
	ldub	[%i0], %g3
	cmp	%g3, 0
	be,pn	%icc, .L112
	 or	%g1, %i2, %g1
	mov	0, %g2
.L100:
	or	%g3, %g2, %g2
	sll	%g2, 8, %g2
	xor	%g1, %g2, %g3
	cmp	%g0, %g3
	ldub	[%i5+1], %g3
	addx	%g0, 0, %g5
	cmp	%g0, %g3
	mov	%i5, %i4
	addx	%g0, 0, %g4
	andcc	%g5, %g4, %g0
	bne,pt	%icc, .L100
	 add	%i5, 1, %i5
	cmp	%g1, %g2
	be,pt	%icc, .L134
	 nop
.L112:
	return	%i7+8
	 mov	0, %o0
.L108:
.L135:
	cmp	%g1, 0
	be,pn	%icc, .L112
	 add	%i4, %i3, %o0
	call	strnlen, 0
	 mov	2048, %o1
	add	%i4, %o0, %i4
	cmp	%i4, %i0
	bgeu,a,pt %xcc, .L137
	 add	%i0, -1, %i0
	ba,pt	%xcc, .L112
	 nop
.L129:
	call	strchr, 0
	 restore
.L132:
	cmp	%g2, 0
	be,pn	%icc, .L112
	 mov	%i5, %i3
.L138:
	sll	%g1, 8, %g1
	add	%i5, 1, %i5
	or	%g2, %g1, %g1
	ldub	[%i5], %g2
	cmp	%g0, %g2
	xor	%i4, %g1, %g3
	addx	%g0, 0, %g4
	cmp	%g0, %g3
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	bne,a,pt %icc, .L138
	 mov	%i5, %i3
	cmp	%g5, %g1
	bne,pn	%icc, .L112
	 nop
	return	%i7+8
	 add	%o3, -3, %o0
.L134:
	return	%i7+8
	 add	%o4, -2, %o0
.L103:
	mov	%i1, %i2
	call	two_way_long_needle, 0
	 restore %g0, %o0, %o1
	.size	strstr, .-strstr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
