! 20888c192685f9477058ae0be793db8a newlib/libc/string/memmem.c
	.file	"memmem.c"
	.section	".text"
	.section	.text.two_way_long_needle,"ax",@progbits
	.align 4
	.type	two_way_long_needle, #function
	.proc	0120
two_way_long_needle:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -2224, %sp
	cmp	%i3, 1
	bleu,pn	%xcc, .L42
	 mov	1, %g1
	mov	0, %g4
	mov	1, %l0
	mov	1, %g3
	ba,pt	%xcc, .L7
	 mov	-1, %i4
.L68:
	mov	%g1, %g4
	mov	1, %g3
.L4:
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bleu,a,pn %xcc, .L80
	 mov	0, %g4
.L7:
	add	%i2, %i4, %g2
	ldub	[%i2+%g1], %g5
	ldub	[%g2+%g3], %g2
	cmp	%g5, %g2
	blu,a,pt %icc, .L68
	 sub	%g1, %i4, %l0
	be,pn	%icc, .L69
	 cmp	%g3, %l0
	mov	%g4, %i4
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bgu,pt	%xcc, .L7
	 mov	1, %l0
	mov	0, %g4
.L80:
	mov	1, %o7
	mov	1, %g3
	mov	-1, %g5
	ba,pt	%xcc, .L12
	 mov	1, %g1
.L71:
	mov	%g1, %g4
	mov	1, %g3
.L9:
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bleu,a,pn %xcc, .L81
	 add	%g5, 1, %g5
.L12:
	add	%i2, %g5, %g2
	ldub	[%i2+%g1], %i5
	ldub	[%g2+%g3], %g2
	cmp	%g2, %i5
	blu,a,pt %icc, .L71
	 sub	%g1, %g5, %o7
	be,pn	%icc, .L72
	 cmp	%o7, %g3
	mov	%g4, %g5
	mov	1, %g3
	add	%g4, 1, %g4
	add	%g4, %g3, %g1
	cmp	%i3, %g1
	bgu,pt	%xcc, .L12
	 mov	1, %o7
	add	%g5, 1, %g5
.L81:
	add	%i4, 1, %i4
	cmp	%g5, %i4
	movgeu	%xcc, %o7, %l0
	movgeu	%xcc, %g5, %i4
.L2:
	add	%fp, -1, %g1
	add	%fp, 2047, %g2
	stx	%i3, [%g1]
.L82:
	add	%g1, 8, %g1
	cmp	%g1, %g2
	bne,a,pt %xcc, .L82
	 stx	%i3, [%g1]
	add	%i3, -1, %i5
	add	%i3, %i2, %g5
	mov	%i2, %g2
	brz,pn	%i3, .L18
	 add	%i2, %i5, %g4
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
	mov	%i4, %o2
	add	%i2, %l0, %o1
	mov	%i2, %o0
	call	memcmp, 0
	 sub	%i1, %i3, %i1
	cmp	%o0, 0
	bne,a,pt %icc, .L73
	 sub	%i3, %i4, %i3
	mov	1, %o5
	mov	0, %o7
	mov	0, %g5
	sub	%o5, %i4, %o5
	sub	%i3, %l0, %i3
.L15:
	add	%i0, %g5, %g2
	ldub	[%g2+%i5], %g1
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brz,pn	%g1, .L19
	 cmp	%g1, %l0
	mov	0, %g3
	mov	0, %g2
	movrne	%o7, 1, %g3
	movlu	%xcc, 1, %g2
	andcc	%g3, %g2, %g0
	movne	%icc, %i3, %g1
	add	%g5, %g1, %g5
	cmp	%g5, %i1
	bleu,pt	%xcc, .L15
	 mov	0, %o7
.L64:
	return	%i7+8
	 mov	0, %o0
.L69:
	be,a,pn	%xcc, .L6
	 add	%g4, %g3, %g4
	ba,pt	%xcc, .L4
	 add	%g3, 1, %g3
.L72:
	be,a,pn	%xcc, .L11
	 add	%g4, %o7, %g4
	ba,pt	%xcc, .L9
	 add	%g3, 1, %g3
.L19:
	cmp	%i4, %o7
	mov	%o7, %g1
	movgeu	%xcc, %i4, %g1
	cmp	%g1, %i5
	blu,a,pt %xcc, .L83
	 ldub	[%i2+%g1], %g4
	ba,pt	%xcc, .L76
	 add	%i4, -1, %g1
.L24:
	cmp	%g1, %i5
	bgeu,a,pn %xcc, .L76
	 add	%i4, -1, %g1
	ldub	[%i2+%g1], %g4
.L83:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L24
	 add	%g1, 1, %g1
	cmp	%i5, %g1
	bleu,a,pn %xcc, .L23
	 add	%i4, -1, %g1
	add	%o5, %g5, %g5
	add	%g1, %g5, %g5
	cmp	%g5, %i1
	bleu,pt	%xcc, .L15
	 mov	0, %o7
	ba,pt	%xcc, .L64
	 nop
.L23:
.L76:
	cmp	%i4, %o7
	bgu,a,pt %xcc, .L84
	 ldub	[%i2+%g1], %g4
	ba,pt	%xcc, .L74
	 mov	%i4, %g1
.L28:
	be,pn	%xcc, .L27
	 add	%g1, -1, %g3
	mov	%g3, %g1
	ldub	[%i2+%g1], %g4
.L84:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,pt	%icc, .L28
	 cmp	%o7, %g1
	add	%g1, 1, %g1
.L27:
	add	%o7, 1, %o7
.L79:
	cmp	%o7, %g1
	bgu,pn	%xcc, .L38
	 add	%g5, %l0, %g5
	cmp	%g5, %i1
	bleu,pt	%xcc, .L15
	 mov	%i3, %o7
	ba,pt	%xcc, .L64
	 nop
.L73:
	mov	%i4, %g1
	cmp	%i3, %i4
	movgeu	%xcc, %i3, %g1
	mov	0, %g5
	mov	1, %i3
	add	%g1, 1, %o7
	add	%i0, %g5, %g2
	ldub	[%g2+%i5], %g1
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brz,pn	%g1, .L75
	 sub	%i3, %i4, %i3
	add	%g5, %g1, %g5
.L34:
	cmp	%g5, %i1
	bgu,pn	%xcc, .L64
	 add	%i0, %g5, %g2
.L86:
	ldub	[%g2+%i5], %g1
	sllx	%g1, 3, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%g1-2048], %g1
	brnz,a,pt %g1, .L34
	 add	%g5, %g1, %g5
.L75:
	cmp	%i5, %i4
	bgu,pt	%xcc, .L32
	 mov	%i4, %g1
	ba,pt	%xcc, .L77
	 add	%i4, -1, %g1
.L35:
	cmp	%g1, %i5
	bgeu,a,pn %xcc, .L77
	 add	%i4, -1, %g1
.L32:
	ldub	[%i2+%g1], %g4
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L35
	 add	%g1, 1, %g1
	cmp	%i5, %g1
	bleu,a,pn %xcc, .L33
	 add	%i4, -1, %g1
	add	%i3, %g5, %g5
	ba,pt	%xcc, .L34
	 add	%g5, %g1, %g5
.L33:
.L77:
	brnz,a,pt %i4, .L85
	 ldub	[%i2+%g1], %g4
	return	%i7+8
	 mov	%g2, %o0
.L39:
	cmp	%g1, -1
	be,a,pn	%xcc, .L78
	 mov	%g2, %i0
	ldub	[%i2+%g1], %g4
.L85:
	ldub	[%g2+%g1], %g3
	cmp	%g4, %g3
	be,a,pt	%icc, .L39
	 add	%g1, -1, %g1
	add	%g5, %o7, %g5
	cmp	%g5, %i1
	bleu,a,pt %xcc, .L86
	 add	%i0, %g5, %g2
	ba,pt	%xcc, .L64
	 nop
.L11:
	ba,pt	%xcc, .L9
	 mov	1, %g3
.L6:
	ba,pt	%xcc, .L4
	 mov	1, %g3
.L38:
	mov	%g2, %i0
.L78:
	return	%i7+8
	 nop
.L42:
	mov	1, %l0
	ba,pt	%xcc, .L2
	 mov	0, %i4
.L74:
	ba,pt	%xcc, .L79
	 add	%o7, 1, %o7
	.size	two_way_long_needle, .-two_way_long_needle
	.section	.text.memmem,"ax",@progbits
	.align 4
	.global memmem
	.type	memmem, #function
	.proc	0120
memmem:
	save	%sp, -432, %sp
	mov	%i0, %i5
	mov	%i2, %i4
	brz,pn	%i3, .L106
	 mov	%i3, %l1
	cmp	%i3, 1
	be,pn	%xcc, .L117
	 cmp	%i3, %i1
	bgu,pn	%xcc, .L94
	 sub	%i1, %i3, %g1
	cmp	%i3, 2
	be,pn	%xcc, .L118
	 add	%i0, %g1, %l0
	cmp	%i3, 256
	bgu,pn	%xcc, .L119
	 mov	256, %o2
	mov	0, %o1
	call	memset, 0
	 add	%fp, 1791, %o0
	add	%i3, -1, %i3
	ldub	[%i2], %g3
	mov	1, %g2
	and	%g3, 0xff, %g1
.L121:
	ldub	[%i4+%g2], %g3
	sllx	%g1, 3, %g1
	sub	%g3, %g1, %g1
	and	%g1, 0xff, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	stb	%g2, [%g1-256]
	add	%g2, 1, %g2
	cmp	%i3, %g2
	bgu,pt	%xcc, .L121
	 and	%g3, 0xff, %g1
	add	%i4, %l1, %g2
	ldub	[%i4+%i3], %g1
	ldub	[%g2-2], %g2
	mov	0, %i0
	sllx	%g2, 3, %g2
	add	%l1, -9, %l1
	sub	%g1, %g2, %g1
	and	%g1, 255, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldub	[%g1-256], %i1
	stb	%i3, [%g1-256]
	sub	%i3, %i1, %i1
.L99:
	cmp	%i5, %l0
	bgu,pn	%xcc, .L94
	 add	%i5, %i3, %i5
.L122:
	cmp	%l0, %i5
	ldub	[%i5-1], %g2
	sllx	%g2, 3, %g2
	ldub	[%i5], %g1
	mov	0, %g3
	sub	%g1, %g2, %g1
	movgeu	%xcc, 1, %g3
	mov	0, %g2
	and	%g1, 255, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldub	[%g1-256], %g1
	movre	%g1, 1, %g2
	andcc	%g3, %g2, %g0
	bne,a,pt %icc, .L122
	 add	%i5, %i3, %i5
	cmp	%i3, %g1
	bgu,pn	%xcc, .L99
	 sub	%i5, %g1, %i5
	cmp	%i3, 15
	bleu,pt	%xcc, .L123
	 mov	%i3, %o2
	mov	8, %o2
	add	%i4, %i0, %o1
	call	memcmp, 0
	 add	%i5, %i0, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L124
	 add	%i5, %i1, %i5
	mov	%i3, %o2
.L123:
	mov	%i4, %o1
	call	memcmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	be,pn	%icc, .L106
	 add	%i0, -8, %g1
	cmp	%i0, 8
	movlu	%xcc, %l1, %g1
	mov	%g1, %i0
	add	%i5, %i1, %i5
.L124:
	cmp	%i5, %l0
	bleu,pt	%xcc, .L122
	 add	%i5, %i3, %i5
.L94:
	return	%i7+8
	 mov	0, %o0
.L106:
	return	%i7+8
	 mov	%o5, %o0
.L118:
	ldub	[%i2+1], %g3
	add	%i0, 1, %g2
	ldub	[%i2], %g5
	cmp	%l0, %g2
	sll	%g5, 16, %g5
	ldub	[%i0], %g1
	or	%g5, %g3, %g5
	sll	%g1, 16, %g1
	ldub	[%i0+1], %g4
	mov	0, %g3
	or	%g1, %g4, %g1
	ba,pt	%xcc, .L116
	 movgeu	%xcc, 1, %g3
.L120:
	sll	%g1, 16, %g1
	cmp	%l0, %g2
	mov	0, %g3
	ldub	[%g2], %g4
	movgeu	%xcc, 1, %g3
	or	%g4, %g1, %g1
.L116:
	xor	%g5, %g1, %g4
	cmp	%g0, %g4
	addx	%g0, 0, %g4
	andcc	%g3, %g4, %g0
	bne,a,pt %icc, .L120
	 add	%g2, 1, %g2
	cmp	%g5, %g1
	bne,pt	%icc, .L94
	 nop
	return	%i7+8
	 add	%g2, -1, %o0
.L117:
	mov	%i1, %i2
	ldub	[%i4], %i1
	call	memchr, 0
	 restore
.L119:
	call	two_way_long_needle, 0
	 restore
	.size	memmem, .-memmem
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
