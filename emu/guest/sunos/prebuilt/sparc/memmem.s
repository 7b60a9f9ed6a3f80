! 20888c192685f9477058ae0be793db8a newlib/libc/string/memmem.c
	.file	"memmem.c"
	.section	".text"
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, #function
	.proc	0120
two_way_long_needle:
	save	%sp, -1120, %sp
	cmp	%i3, 1
	bleu	.L44
	 mov	1, %g1
	mov	0, %g4
	mov	1, %l0
	mov	1, %g3
	b	.L7
	 mov	-1, %i4
.L75:
	mov	%g1, %g4
	mov	1, %g3
.L4:
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bleu,a	.L90
	 mov	0, %g4
.L7:
	add	%i2, %i4, %g2
	ldub	[%i2+%g1], %i5
	ldub	[%g2+%g3], %g2
	cmp	%i5, %g2
	blu,a	.L75
	 sub	%g1, %i4, %l0
	be	.L76
	 cmp	%g3, %l0
	mov	%g4, %i4
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bgu	.L7
	 mov	1, %l0
	mov	0, %g4
.L90:
	mov	1, %o5
	mov	1, %g3
	mov	-1, %i5
	b	.L12
	 mov	1, %g1
.L78:
	mov	%g1, %g4
	mov	1, %g3
.L9:
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bleu,a	.L91
	 add	%i5, 1, %i5
.L12:
	add	%i2, %i5, %g2
	ldub	[%i2+%g1], %o7
	ldub	[%g2+%g3], %g2
	cmp	%g2, %o7
	blu,a	.L78
	 sub	%g1, %i5, %o5
	be	.L79
	 cmp	%o5, %g3
	mov	%g4, %i5
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bgu	.L12
	 mov	1, %o5
	add	%i5, 1, %i5
.L91:
	add	%i4, 1, %i4
	cmp	%i5, %i4
	blu	.L92
	 add	%fp, -1024, %g1
	mov	%o5, %l0
	mov	%i5, %i4
.L2:
	add	%fp, -1024, %g1
.L92:
	mov	%fp, %g2
	st	%i3, [%g1]
.L93:
	add	%g1, 4, %g1
	cmp	%g1, %g2
	bne,a	.L93
	 st	%i3, [%g1]
	add	%i3, -1, %i5
	add	%i3, %i2, %o7
	mov	%i2, %g2
	cmp	%i3, 0
	be	.L18
	 add	%i2, %i5, %g4
.L17:
	ldub	[%g2], %g1
	sub	%g4, %g2, %g3
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	add	%g2, 1, %g2
	cmp	%o7, %g2
	bne	.L17
	 st	%g3, [%g1-1024]
.L18:
	mov	%i4, %o2
	add	%i2, %l0, %o1
	call	memcmp, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	bne	.L80
	 sub	%i1, %i3, %o5
	mov	1, %o4
	mov	0, %o7
	mov	0, %i1
	sub	%o4, %i4, %o4
	sub	%i3, %l0, %i3
	add	%i0, %i1, %g2
.L94:
	ldub	[%g2+%i5], %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	be	.L19
	 cmp	%o7, 0
	be	.L20
	 cmp	%g1, %l0
	blu,a	.L20
	 mov	%i3, %g1
.L20:
	add	%i1, %g1, %i1
	mov	0, %o7
.L21:
	cmp	%i1, %o5
	bleu	.L94
	 add	%i0, %i1, %g2
.L71:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L76:
	be,a	.L6
	 add	%g4, %g3, %g4
	b	.L4
	 add	%g3, 1, %g3
.L79:
	be,a	.L11
	 add	%g4, %o5, %g4
	b	.L9
	 add	%g3, 1, %g3
.L19:
	cmp	%i4, %o7
	bgeu	.L69
	 mov	%i4, %g1
	b	.L69
	 mov	%o7, %g1
.L83:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	bne	.L82
	 cmp	%i5, %g1
	add	%g1, 1, %g1
.L69:
	cmp	%g1, %i5
	blu,a	.L83
	 ldub	[%i2+%g1], %g4
	cmp	%i4, %o7
.L95:
	bgu	.L27
	 add	%i4, -1, %g1
	b	.L84
	 mov	%i4, %g1
.L29:
	be	.L28
	 add	%g1, -1, %g3
	mov	%g3, %g1
.L27:
	ldub	[%i2+%g1], %g4
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be	.L29
	 cmp	%o7, %g1
	add	%g1, 1, %g1
.L28:
	add	%o7, 1, %o7
.L89:
	cmp	%o7, %g1
	bgu	.L40
	 add	%i1, %l0, %i1
	b	.L21
	 mov	%i3, %o7
.L82:
	bleu	.L95
	 cmp	%i4, %o7
	add	%o4, %i1, %i1
	mov	0, %o7
	b	.L21
	 add	%g1, %i1, %i1
.L80:
	sub	%i3, %i4, %i3
	cmp	%i3, %i4
	blu,a	.L32
	 mov	%i4, %i3
.L32:
	mov	0, %i1
	mov	1, %o7
	add	%i0, %i1, %g2
	add	%i3, 1, %i3
	ldub	[%g2+%i5], %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	be	.L86
	 sub	%o7, %i4, %o7
.L70:
	add	%i1, %g1, %i1
.L36:
	cmp	%i1, %o5
	bgu	.L71
	 add	%i0, %i1, %g2
	ldub	[%g2+%i5], %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-1024], %g1
	cmp	%g1, 0
	bne,a	.L36
	 add	%i1, %g1, %i1
.L86:
	cmp	%i5, %i4
	bgu	.L34
	 mov	%i4, %g1
	b	.L87
	 add	%i4, -1, %g1
.L37:
	cmp	%g1, %i5
	bgeu,a	.L87
	 add	%i4, -1, %g1
.L34:
	ldub	[%i2+%g1], %g4
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a	.L37
	 add	%g1, 1, %g1
	cmp	%i5, %g1
	bleu,a	.L35
	 add	%i4, -1, %g1
	b	.L70
	 add	%o7, %i1, %i1
.L35:
.L87:
	cmp	%i4, 0
	bne,a	.L96
	 ldub	[%i2+%g1], %g4
	jmp	%i7+8
	 restore %g0, %g2, %o0
.L41:
	cmp	%g1, -1
	be,a	.L88
	 mov	%g2, %i0
	ldub	[%i2+%g1], %g4
.L96:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a	.L41
	 add	%g1, -1, %g1
	b	.L36
	 add	%i1, %i3, %i1
.L11:
	b	.L9
	 mov	1, %g3
.L6:
	b	.L4
	 mov	1, %g3
.L40:
	mov	%g2, %i0
.L88:
	jmp	%i7+8
	 restore
.L44:
	mov	1, %l0
	b	.L2
	 mov	0, %i4
.L84:
	b	.L89
	 add	%o7, 1, %o7
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.memmem,"ax",@progbits
	.align 4
	.global memmem
	.type	memmem, #function
	.proc	0120
memmem:
	save	%sp, -352, %sp
	mov	%i3, %l0
	mov	%i0, %i5
	cmp	%i3, 0
	be	.L118
	 mov	%i2, %i4
	cmp	%i3, 1
	be	.L143
	 cmp	%i3, %i1
	bgu	.L105
	 sub	%i1, %i3, %g1
	cmp	%i3, 2
	be	.L144
	 add	%i0, %g1, %l1
	cmp	%i3, 256
	bgu	.L145
	 mov	256, %o2
	mov	0, %o1
	call	memset, 0
	 add	%fp, -256, %o0
	add	%i3, -1, %i3
	ldub	[%i2], %g3
	mov	1, %g2
	mov	%g3, %g1
.L149:
	ldub	[%i4+%g2], %g3
	and	%g1, 0xff, %g1
	sll	%g1, 3, %g1
	sub	%g3, %g1, %g1
	and	%g1, 0xff, %g1
	add	%fp, %g1, %g1
	stb	%g2, [%g1-256]
	add	%g2, 1, %g2
	cmp	%i3, %g2
	bgu	.L149
	 mov	%g3, %g1
	ldub	[%i4+%i3], %g1
	add	%i4, %l0, %g2
	mov	0, %i2
	ldub	[%g2-2], %g2
	sll	%g2, 3, %g2
	sub	%g1, %g2, %g1
	and	%g1, 255, %g1
	add	%fp, %g1, %g1
	ldub	[%g1-256], %i1
	stb	%i3, [%g1-256]
	sub	%i3, %i1, %i1
.L111:
	cmp	%i5, %l1
	bgu	.L105
	 add	%i5, %i3, %i5
.L150:
	ldub	[%i5], %g1
	ldub	[%i5-1], %g2
	cmp	%l1, %i5
	sll	%g2, 3, %g2
	sub	%g1, %g2, %g1
	and	%g1, 255, %g1
	add	%fp, %g1, %g1
	blu	.L119
	 ldub	[%g1-256], %g1
	cmp	%g1, 0
	be,a	.L150
	 add	%i5, %i3, %i5
.L119:
	cmp	%i3, %g1
	bgu	.L111
	 sub	%i5, %g1, %i5
	cmp	%i3, 15
	bleu	.L151
	 mov	%i3, %o2
	mov	4, %o2
	add	%i4, %i2, %o1
	call	memcmp, 0
	 add	%i5, %i2, %o0
	cmp	%o0, 0
	bne,a	.L146
	 add	%i5, %i1, %i5
	mov	%i3, %o2
.L151:
	mov	%i4, %o1
	call	memcmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be	.L118
	 cmp	%i2, 3
	bleu,a	.L116
	 add	%l0, -5, %i2
	add	%i2, -4, %i2
	add	%i5, %i1, %i5
.L146:
	cmp	%i5, %l1
	bleu	.L150
	 add	%i5, %i3, %i5
.L105:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L116:
	b	.L146
	 add	%i5, %i1, %i5
.L118:
	jmp	%i7+8
	 restore %g0, %i5, %o0
.L144:
	ldub	[%i2], %g3
	ldub	[%i2+1], %g4
	sll	%g3, 16, %g3
	ldub	[%i0], %g1
	ldub	[%i0+1], %g2
	sll	%g1, 16, %g1
	add	%i0, 1, %i5
	or	%g3, %g4, %g3
	cmp	%l1, %i5
	bgeu	.L142
	 or	%g1, %g2, %g1
	b	.L148
	 cmp	%g3, %g1
.L147:
	sll	%g1, 16, %g1
	ldub	[%i5], %g2
	cmp	%l1, %i5
	blu	.L102
	 or	%g2, %g1, %g1
.L142:
	cmp	%g3, %g1
	bne,a	.L147
	 add	%i5, 1, %i5
.L140:
	jmp	%i7+8
	 restore %i5, -1, %o0
.L143:
	mov	%i1, %i2
	ldub	[%i4], %i1
	call	memchr, 0
	 restore
.L102:
	cmp	%g3, %g1
.L148:
	bne	.L105
	 nop
	b,a	.L140
.L145:
	call	two_way_long_needle, 0
	 restore
	.size	memmem, .-memmem
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
