! 42e6abc921cab8d847420f99aec4f563 emu/guest/libc/inet.c
	.file	"inet.c"
	.section	".text"
	.section	.text.parse_ipv4,"ax",@progbits
	.align 4
	.type	parse_ipv4, #function
	.proc	04
parse_ipv4:
	.register	%g2, #scratch
	save	%sp, -176, %sp
	st	%g0, [%i1]
	mov	0, %i3
.L2:
	ldub	[%i0], %o0
	call	isdigit, 0
	 mov	0, %i4
	cmp	%o0, 0
	be,pn	%icc, .L3
	 mov	0, %i5
	cmp	%i4, 4
.L13:
	be,pn	%icc, .L11
	 sll	%i5, 2, %g1
	add	%g1, %i5, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	add	%i0, 1, %i0
	add	%i4, 1, %i4
	ldsb	[%i0-1], %i5
	ldub	[%i0], %o0
	call	isdigit, 0
	 add	%i5, %g1, %i5
	cmp	%o0, 0
	bne,pt	%icc, .L13
	 cmp	%i4, 4
.L3:
	cmp	%g0, %i4
	subx	%g0, -1, %g2
	cmp	%i4, 3
	mov	0, %g1
	movg	%icc, 1, %g1
	cmp	%i5, 255
	or	%g2, %g1, %g2
	mov	0, %g1
	movgu	%icc, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L5
	 cmp	%i3, 3
	ldsb	[%i0], %g2
	mov	%o0, %g1
	movne	%icc, 46, %g1
	cmp	%g2, %g1
	bne,a,pn %icc, .L15
	 sra	%o0, 0, %i0
	lduw	[%i1], %g1
	sll	%g1, 8, %g1
	or	%g1, %i5, %g1
	st	%g1, [%i1]
	add	%i3, 1, %i3
	cmp	%i3, 4
	bne,pt	%icc, .L2
	 add	%i0, 1, %i0
	mov	1, %o0
.L5:
	sra	%o0, 0, %i0
.L15:
	return	%i7+8
	 nop
.L11:
	mov	0, %o0
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	parse_ipv4, .-parse_ipv4
	.section	.text.inet_pton,"ax",@progbits
	.align 4
	.global inet_pton
	.type	inet_pton, #function
	.proc	04
inet_pton:
	.register	%g3, #scratch
	save	%sp, -224, %sp
	cmp	%i0, 2
	be,pn	%icc, .L69
	 cmp	%i0, 26
	bne,pt	%icc, .L70
	 nop
	ldub	[%i1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 58
	be,a,pn	%icc, .L23
	 ldub	[%i1+1], %g1
.L26:
	sra	%g1, 24, %g1
	xor	%g1, 58, %g1
	cmp	%g0, %g1
	mov	-1, %l1
	subx	%g0, -1, %g2
	xnor	%g0, %l1, %g1
	cmp	%g0, %g1
	add	%fp, 2015, %i3
	subx	%g0, -1, %g1
	mov	%i3, %i4
	mov	0, %i0
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L71
	 mov	99, %l2
.L27:
	cmp	%i0, 8
	be,pn	%icc, .L19
	 add	%i1, 4, %l0
	st	%g0, [%i4]
	mov	%i1, %l3
.L30:
	ldub	[%l3], %i5
	call	isdigit, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L34
	 or	%i5, 32, %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%i5, 63
	bg,a,pn	%icc, .L74
	 ldsb	[%l3], %g1
	ldub	[%l3], %i5
	lduw	[%i4], %l4
	and	%i5, 0xff, %o0
	call	isdigit, 0
	 sll	%l4, 4, %l4
	cmp	%o0, 0
	be,pt	%icc, .L31
	 add	%l3, 1, %l3
.L73:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -48, %g1
.L32:
	or	%g1, %l4, %g1
	cmp	%l0, %l3
	bne,pt	%xcc, .L30
	 st	%g1, [%i4]
	ldsb	[%l3], %g1
.L74:
	xor	%g1, 46, %g1
	cmp	%g0, %g1
	xor	%i0, 7, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L72
	 add	%fp, 1999, %o1
	cmp	%i1, %l3
.L75:
	be,pn	%xcc, .L19
	 nop
	ldsb	[%l3], %g1
	cmp	%g1, 0
	be,pn	%icc, .L37
	 add	%i0, 1, %i0
	cmp	%g1, 58
	bne,pn	%icc, .L19
	 nop
	ldub	[%l3+1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be,pn	%icc, .L19
	 add	%i4, 4, %i4
	sra	%g1, 24, %g1
	xor	%g1, 58, %g1
	cmp	%g0, %g1
	xnor	%g0, %l1, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L27
	 add	%l3, 1, %i1
.L71:
	ldsb	[%i1+1], %g1
	mov	%i0, %l1
	cmp	%g1, 0
	bne,pt	%icc, .L27
	 add	%i1, 1, %i1
	cmp	%i0, 8
.L76:
	be,pn	%icc, .L19
	 cmp	%l1, 7
	bg,pn	%icc, .L41
	 mov	%i3, %g2
	mov	7, %g1
.L43:
	cmp	%l1, %i0
	bge,pt	%icc, .L42
	 mov	0, %g3
	add	%i0, -1, %i0
	sra	%i0, 0, %g3
	sllx	%g3, 2, %g3
	add	%g3, 2047, %g3
	add	%g3, %fp, %g3
	lduw	[%g3-32], %g3
.L42:
	st	%g3, [%g2+28]
	add	%g1, -1, %g1
	cmp	%g1, %l1
	bge,pt	%icc, .L43
	 add	%g2, -4, %g2
.L41:
	add	%fp, 1999, %o1
.L77:
	add	%i3, 32, %g3
	mov	%o1, %g1
.L40:
	lduw	[%i3], %g2
	sth	%g2, [%g1]
	add	%i3, 4, %i3
	cmp	%g3, %i3
	bne,pt	%xcc, .L40
	 add	%g1, 2, %g1
	mov	16, %o2
	mov	%i2, %o0
	call	memcpy, 0
	 mov	1, %i0
	return	%i7+8
	 nop
.L70:
	call	___errno, 0
	 mov	-1, %i0
	mov	124, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L72:
	call	parse_ipv4, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be,pt	%icc, .L75
	 cmp	%i1, %l3
	lduw	[%fp+1999], %g2
	srl	%g2, 16, %g1
	st	%g1, [%i4]
	sethi	%hi(64512), %g3
	add	%i0, 1, %g1
	or	%g3, 1023, %g3
	sra	%g1, 0, %g1
	and	%g2, %g3, %g2
	sllx	%g1, 2, %g1
	add	%i0, 2, %i0
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	st	%g2, [%g1-32]
.L37:
	cmp	%l1, -1
	bne,pt	%icc, .L76
	 cmp	%i0, 8
	be,pt	%icc, .L77
	 add	%fp, 1999, %o1
.L19:
	return	%i7+8
	 mov	0, %o0
.L34:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -97, %i5
	cmp	%i5, 5
	bgu,a,pn %icc, .L74
	 ldsb	[%l3], %g1
	ldub	[%l3], %i5
	lduw	[%i4], %l4
	and	%i5, 0xff, %o0
	call	isdigit, 0
	 sll	%l4, 4, %l4
	cmp	%o0, 0
	bne,pt	%icc, .L73
	 add	%l3, 1, %l3
.L31:
	or	%i5, 32, %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -97, %g1
	add	%i5, -87, %i5
	cmp	%g1, 6
	mov	%l2, %g1
	ba,pt	%xcc, .L32
	 movlu	%icc, %i5, %g1
.L69:
	add	%fp, 2015, %i5
	mov	%i1, %o0
	call	parse_ipv4, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be,pt	%icc, .L19
	 mov	4, %o2
	mov	%i5, %o1
	mov	%i2, %o0
	call	memcpy, 0
	 mov	1, %i0
	return	%i7+8
	 nop
.L23:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 58
	be,pt	%icc, .L26
	 add	%i1, 1, %i1
	ba,pt	%xcc, .L19
	 nop
	.size	inet_pton, .-inet_pton
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	":%x"
	.align 8
.LC1:
	.asciz	"%x"
	.align 8
.LC2:
	.asciz	":"
	.align 8
.LC3:
	.asciz	""
	.align 8
.LC4:
	.asciz	"%u.%u.%u.%u"
	.align 8
.LC5:
	.asciz	"::"
	.align 8
.LC6:
	.asciz	"%s%u.%u.%u.%u"
	.section	.text.inet_ntop,"ax",@progbits
	.align 4
	.global inet_ntop
	.type	inet_ntop, #function
	.proc	0102
inet_ntop:
	save	%sp, -272, %sp
	cmp	%i0, 2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	be,pn	%icc, .L110
	 cmp	%i0, 26
	bne,pn	%icc, .L81
	 add	%fp, 1967, %i4
	mov	%i1, %g3
	mov	%i4, %g2
	add	%fp, 1999, %i5
.L82:
	ldub	[%g3], %g1
	ldub	[%g3+1], %g4
	sll	%g1, 8, %g1
	or	%g1, %g4, %g1
	st	%g1, [%g2]
	add	%g2, 4, %g2
	cmp	%g2, %i5
	bne,pt	%xcc, .L82
	 add	%g3, 2, %g3
	mov	1, %i0
	mov	-1, %l0
	mov	0, %g5
	sra	%g5, 0, %g1
.L114:
	mov	%g5, %g2
	sllx	%g1, 2, %g1
	mov	0, %g3
	ba,pt	%xcc, .L88
	 add	%i4, %g1, %g1
.L85:
	add	%g3, 1, %g3
	cmp	%g2, 8
	be,pn	%icc, .L84
	 add	%g1, 4, %g1
.L88:
	lduw	[%g1], %g4
	cmp	%g4, 0
	be,a,pt	%icc, .L85
	 add	%g2, 1, %g2
	cmp	%g3, %i0
	movg	%icc, %g5, %l0
	movg	%icc, %g3, %i0
	add	%g2, 1, %g5
	cmp	%g5, 7
	ble,a,pt %icc, .L114
	 sra	%g5, 0, %g1
	ba,pt	%xcc, .L113
	 mov	8, %l1
.L84:
	cmp	%g3, %i0
	movg	%icc, %g3, %i0
	movg	%icc, %g5, %l0
	mov	8, %l1
.L113:
	cmp	%l0, 0
	bne,pt	%icc, .L89
	 mov	0, %l2
	cmp	%i0, 6
	be,pn	%icc, .L100
	 cmp	%i0, 5
	bne,pt	%icc, .L115
	 mov	%i5, %l3
	lduw	[%fp+1987], %g2
	sethi	%hi(-65536), %g1
	xnor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %l2
	cmp	%g1, 0
	move	%icc, 6, %l1
.L89:
	mov	%i5, %l3
.L115:
	mov	0, %i4
	add	%i0, -1, %i0
	cmp	%i4, %l0
.L118:
	be,pn	%icc, .L111
	 cmp	%i4, 0
	be,pt	%icc, .L116
	 sethi	%gdop_hix22(.LC1), %o2
	ldsb	[%l3-1], %g1
	cmp	%g1, 58
	be,pn	%icc, .L117
	 xor	%o2, %gdop_lox10(.LC1), %o2
	sethi	%gdop_hix22(.LC0), %o2
	xor	%o2, %gdop_lox10(.LC0), %o2
	ldx	[%l7 + %o2], %o2, %gdop(.LC0)
.L92:
	sra	%i4, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	mov	%l3, %o0
	mov	8, %o1
	call	snprintf, 0
	 lduw	[%g1-80], %o3
	add	%l3, %o0, %l3
.L91:
	add	%i4, 1, %i4
	cmp	%i4, %l1
	bl,pt	%icc, .L118
	 cmp	%i4, %l0
	cmp	%l2, 0
	be,pn	%icc, .L80
	 nop
	ldsb	[%l3-1], %g1
	cmp	%g1, 58
	be,pn	%icc, .L104
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %o3, %gdop(.LC2)
.L95:
	ldub	[%i1+15], %g2
	ldub	[%i1+14], %g1
	sethi	%gdop_hix22(.LC6), %o2
	stx	%g2, [%sp+2231]
	xor	%o2, %gdop_lox10(.LC6), %o2
	stx	%g1, [%sp+2223]
	ldub	[%i1+13], %o5
	ldub	[%i1+12], %o4
	mov	20, %o1
	mov	%l3, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC6)
.L80:
	call	strlen, 0
	 mov	%i5, %o0
	cmp	%o0, %i3
	bgeu,pn	%xcc, .L112
	 mov	%i5, %o1
.L119:
	call	strcpy, 0
	 mov	%i2, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L116:
	xor	%o2, %gdop_lox10(.LC1), %o2
.L117:
	ba,pt	%xcc, .L92
	 ldx	[%l7 + %o2], %o2, %gdop(.LC1)
.L111:
	mov	%l3, %o0
	sethi	%gdop_hix22(.LC5), %o2
	mov	3, %o1
	xor	%o2, %gdop_lox10(.LC5), %o2
	add	%i4, %i0, %i4
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	ba,pt	%xcc, .L91
	 add	%l3, %o0, %l3
.L81:
	call	___errno, 0
	 mov	0, %i0
	mov	124, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L110:
	ldub	[%i1+3], %g1
	add	%fp, 1999, %i5
	ldub	[%i1+2], %o5
	stx	%g1, [%sp+2223]
	ldub	[%i1+1], %o4
	ldub	[%i1], %o3
	mov	48, %o1
	sethi	%gdop_hix22(.LC4), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC4), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC4)
	call	strlen, 0
	 mov	%i5, %o0
	cmp	%o0, %i3
	blu,pt	%xcc, .L119
	 mov	%i5, %o1
.L112:
	call	___errno, 0
	 mov	0, %i0
	mov	28, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
.L100:
	mov	6, %l1
	ba,pt	%xcc, .L89
	 mov	1, %l2
.L104:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ba,pt	%xcc, .L95
	 ldx	[%l7 + %g1], %o3, %gdop(.LC3)
	.size	inet_ntop, .-inet_ntop
	.global in6addr_loopback
	.section	".rodata"
	.align 8
	.type	in6addr_loopback, #object
	.size	in6addr_loopback, 16
in6addr_loopback:
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.asciz	""
	.ascii	"\001"
	.global in6addr_any
	.align 8
	.type	in6addr_any, #object
	.size	in6addr_any, 16
in6addr_any:
	.skip	16
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
