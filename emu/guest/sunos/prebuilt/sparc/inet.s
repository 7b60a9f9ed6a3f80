! 42e6abc921cab8d847420f99aec4f563 emu/guest/libc/inet.c
	.file	"inet.c"
	.section	".text"
	.section	.text.parse_ipv4,"ax",@progbits
	.align 4
	.type	parse_ipv4, #function
	.proc	04
parse_ipv4:
	save	%sp, -96, %sp
	mov	0, %i3
	st	%g0, [%i1]
.L2:
	mov	0, %i5
	mov	0, %i4
	call	isdigit, 0
	 ldub	[%i0+%i5], %o0
	cmp	%o0, 0
	be	.L15
	 cmp	%g0, %i5
	cmp	%i5, 4
.L16:
	be	.L13
	 sll	%i4, 2, %g1
	ldsb	[%i0+%i5], %g2
	add	%g1, %i4, %g1
	add	%g1, %g1, %g1
	add	%g1, -48, %g1
	add	%i5, 1, %i5
	add	%g2, %g1, %i4
	call	isdigit, 0
	 ldub	[%i0+%i5], %o0
	cmp	%o0, 0
	bne	.L16
	 cmp	%i5, 4
	cmp	%g0, %i5
.L15:
	subx	%g0, -1, %g1
	cmp	%i5, 3
	bg	.L6
	 mov	1, %g2
	mov	0, %g2
.L6:
	or	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	bne	.L1
	 cmp	%i4, 255
	bgu	.L7
	 mov	1, %g1
	mov	0, %g1
.L7:
	andcc	%g1, 0xff, %g0
	bne	.L1
	 xor	%i3, 3, %g1
	cmp	%g0, %g1
	ldsb	[%i0+%i5], %g2
	subx	%g0, 0, %g1
	and	%g1, 46, %g1
	cmp	%g2, %g1
	bne	.L1
	 add	%i0, %i5, %i0
	ld	[%i1], %g1
	sll	%g1, 8, %g1
	or	%g1, %i4, %g1
	st	%g1, [%i1]
	add	%i3, 1, %i3
	cmp	%i3, 4
	bne	.L2
	 add	%i0, 1, %i0
	mov	1, %o0
.L1:
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L13:
	mov	0, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	parse_ipv4, .-parse_ipv4
	.section	.text.inet_pton,"ax",@progbits
	.align 4
	.global inet_pton
	.type	inet_pton, #function
	.proc	04
inet_pton:
	save	%sp, -144, %sp
	cmp	%i0, 2
	be	.L78
	 cmp	%i0, 26
	bne	.L79
	 nop
	ldub	[%i1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 58
	be,a	.L24
	 ldub	[%i1+1], %g1
.L27:
	add	%fp, -32, %i3
	mov	-1, %l1
	mov	%i3, %i4
	mov	0, %i0
.L25:
	sra	%g1, 24, %g1
	cmp	%g1, 58
	bne	.L28
	 cmp	%l1, -1
	be,a	.L80
	 ldsb	[%i1+1], %g1
.L28:
	cmp	%i0, 8
	be	.L20
	 add	%i1, 4, %l0
	st	%g0, [%i4]
	mov	%i1, %l2
.L31:
	ldub	[%l2], %i5
	call	isdigit, 0
	 and	%i5, 0xff, %o0
	cmp	%o0, 0
	be,a	.L35
	 or	%i5, 32, %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	cmp	%i5, 63
	bg,a	.L85
	 ldsb	[%l2], %g1
	ldub	[%l2], %i5
	ld	[%i4], %l3
	and	%i5, 0xff, %o0
	call	isdigit, 0
	 sll	%l3, 4, %l3
	cmp	%o0, 0
	be	.L32
	 add	%l2, 1, %l2
.L82:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -48, %g1
.L33:
	or	%g1, %l3, %g1
	cmp	%l0, %l2
	bne	.L31
	 st	%g1, [%i4]
	ldsb	[%l2], %g1
.L85:
	cmp	%g1, 46
	bne	.L37
	 cmp	%i0, 7
	bne	.L81
	 add	%fp, -48, %o1
.L37:
	cmp	%i1, %l2
.L86:
	be	.L20
	 nop
	ldsb	[%l2], %g1
	cmp	%g1, 0
	be	.L38
	 add	%i0, 1, %i0
	cmp	%g1, 58
	bne	.L20
	 nop
	ldub	[%l2+1], %g1
	sll	%g1, 24, %g1
	cmp	%g1, 0
	be	.L20
	 add	%i4, 4, %i4
	b	.L25
	 add	%l2, 1, %i1
.L79:
	call	___errno, 0
	 mov	-1, %i0
	mov	124, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L35:
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -97, %i5
	cmp	%i5, 5
	bgu,a	.L85
	 ldsb	[%l2], %g1
	ldub	[%l2], %i5
	ld	[%i4], %l3
	and	%i5, 0xff, %o0
	call	isdigit, 0
	 sll	%l3, 4, %l3
	cmp	%o0, 0
	bne	.L82
	 add	%l2, 1, %l2
.L32:
	or	%i5, 32, %i5
	sll	%i5, 24, %i5
	sra	%i5, 24, %i5
	add	%i5, -97, %g2
	cmp	%g2, 5
	bgu	.L33
	 mov	99, %g1
	b	.L33
	 add	%i5, -87, %g1
.L78:
	add	%fp, -32, %i5
	mov	%i1, %o0
	call	parse_ipv4, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	bne	.L83
	 mov	4, %o2
.L20:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L81:
	call	parse_ipv4, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be	.L86
	 cmp	%i1, %l2
	ld	[%fp-48], %g2
	srl	%g2, 16, %g1
	st	%g1, [%i4]
	sethi	%hi(64512), %g3
	add	%i0, 1, %g1
	or	%g3, 1023, %g3
	sll	%g1, 2, %g1
	and	%g2, %g3, %g2
	add	%fp, %g1, %g1
	add	%i0, 2, %i0
	st	%g2, [%g1-32]
.L38:
	cmp	%l1, -1
	bne	.L87
	 cmp	%i0, 8
	bne	.L20
	 nop
.L42:
	add	%fp, -48, %o1
.L84:
	add	%i3, 32, %g3
	mov	%o1, %g1
.L41:
	ld	[%i3], %g2
	sth	%g2, [%g1]
	add	%i3, 4, %i3
	cmp	%g3, %i3
	bne	.L41
	 add	%g1, 2, %g1
	mov	16, %o2
	mov	%i2, %o0
	call	memcpy, 0
	 mov	1, %i0
	jmp	%i7+8
	 restore
.L80:
	mov	%i0, %l1
	cmp	%g1, 0
	bne	.L28
	 add	%i1, 1, %i1
	cmp	%i0, 8
.L87:
	be	.L20
	 cmp	%l1, 7
	bg	.L42
	 mov	%i3, %g2
	mov	7, %g1
.L44:
	cmp	%l1, %i0
	bge	.L43
	 mov	0, %g3
	add	%i0, -1, %i0
	sll	%i0, 2, %g3
	add	%fp, %g3, %g3
	ld	[%g3-32], %g3
.L43:
	st	%g3, [%g2+28]
	add	%g1, -1, %g1
	cmp	%g1, %l1
	bge	.L44
	 add	%g2, -4, %g2
	b	.L84
	 add	%fp, -48, %o1
.L83:
	mov	%i5, %o1
	mov	%i2, %o0
	call	memcpy, 0
	 mov	1, %i0
	jmp	%i7+8
	 restore
.L24:
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 58
	be	.L27
	 add	%i1, 1, %i1
	b,a	.L20
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
	save	%sp, -184, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 2
	be	.L123
	 cmp	%i0, 26
	bne	.L91
	 add	%fp, -80, %o5
	mov	%i1, %g3
	mov	%o5, %g2
	add	%fp, -48, %i4
.L92:
	ldub	[%g3], %g1
	ldub	[%g3+1], %g4
	sll	%g1, 8, %g1
	or	%g1, %g4, %g1
	st	%g1, [%g2]
	add	%g2, 4, %g2
	cmp	%g2, %i4
	bne	.L92
	 add	%g3, 2, %g3
	mov	1, %l0
	mov	-1, %i0
	mov	0, %o7
	mov	8, %o4
	sll	%o7, 2, %g1
.L130:
	sub	%o4, %o7, %i5
	add	%o5, %g1, %g1
	mov	%o7, %g3
	b	.L98
	 mov	0, %g2
.L95:
	add	%g3, 1, %g3
	cmp	%g2, %i5
	be	.L94
	 add	%g1, 4, %g1
.L98:
	ld	[%g1], %g4
	cmp	%g4, 0
	be,a	.L95
	 add	%g2, 1, %g2
.L94:
	cmp	%l0, %g2
	bge,a	.L129
	 add	%g3, 1, %o7
	mov	%g2, %l0
	mov	%o7, %i0
	add	%g3, 1, %o7
.L129:
	cmp	%o7, 7
	ble,a	.L130
	 sll	%o7, 2, %g1
	cmp	%i0, 0
	be	.L124
	 cmp	%l0, 6
	mov	8, %l1
	mov	0, %l2
.L99:
	mov	%i4, %l3
	mov	0, %i5
	b	.L105
	 add	%l0, -1, %l0
.L127:
	cmp	%g1, 58
	be	.L131
	 sethi	%gdop_hix22(.LC1), %o2
	sethi	%gdop_hix22(.LC0), %o2
	xor	%o2, %gdop_lox10(.LC0), %o2
	ld	[%l7 + %o2], %o2, %gdop(.LC0)
.L104:
	sll	%i5, 2, %g1
	add	%fp, %g1, %g1
	mov	%l3, %o0
	ld	[%g1-80], %o3
	call	snprintf, 0
	 mov	8, %o1
	add	%i5, 1, %i5
	cmp	%l1, %i5
	ble	.L125
	 add	%l3, %o0, %l3
.L105:
	cmp	%i5, %i0
	be	.L126
	 cmp	%i5, 0
	bne,a	.L127
	 ldsb	[%l3-1], %g1
	sethi	%gdop_hix22(.LC1), %o2
.L131:
	xor	%o2, %gdop_lox10(.LC1), %o2
	b	.L104
	 ld	[%l7 + %o2], %o2, %gdop(.LC1)
.L124:
	be	.L113
	 cmp	%l0, 5
	mov	0, %l2
	bne	.L99
	 mov	8, %l1
	ld	[%fp-60], %g2
	sethi	%hi(-65536), %g1
	xnor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, 0, %l1
	subx	%g0, -1, %l2
	and	%l1, 2, %l1
	b	.L99
	 add	%l1, 6, %l1
.L126:
	mov	%l3, %o0
	sethi	%gdop_hix22(.LC5), %o2
	mov	3, %o1
	xor	%o2, %gdop_lox10(.LC5), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC5)
	add	%i5, %l0, %i5
	add	%i5, 1, %i5
	cmp	%l1, %i5
	bg	.L105
	 add	%l3, %o0, %l3
.L125:
	cmp	%l2, 0
	be	.L90
	 nop
	ldsb	[%l3-1], %g1
	cmp	%g1, 58
	be	.L117
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %o3, %gdop(.LC2)
.L107:
	ldub	[%i1+15], %g2
	ldub	[%i1+14], %g1
	sethi	%gdop_hix22(.LC6), %o2
	st	%g2, [%sp+96]
	xor	%o2, %gdop_lox10(.LC6), %o2
	st	%g1, [%sp+92]
	ldub	[%i1+13], %o5
	ldub	[%i1+12], %o4
	mov	20, %o1
	mov	%l3, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC6)
.L90:
	call	strlen, 0
	 mov	%i4, %o0
	cmp	%o0, %i3
	bgeu	.L128
	 mov	%i4, %o1
.L132:
	call	strcpy, 0
	 mov	%i2, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L91:
	call	___errno, 0
	 mov	0, %i0
	mov	124, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L123:
	ldub	[%i1+3], %g1
	add	%fp, -48, %i4
	ldub	[%i1+2], %o5
	st	%g1, [%sp+92]
	ldub	[%i1+1], %o4
	ldub	[%i1], %o3
	mov	48, %o1
	sethi	%gdop_hix22(.LC4), %o2
	mov	%i4, %o0
	xor	%o2, %gdop_lox10(.LC4), %o2
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC4)
	call	strlen, 0
	 mov	%i4, %o0
	cmp	%o0, %i3
	blu	.L132
	 mov	%i4, %o1
.L128:
	call	___errno, 0
	 mov	0, %i0
	mov	28, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore
.L113:
	mov	6, %l1
	b	.L99
	 mov	1, %l2
.L117:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	b	.L107
	 ld	[%l7 + %g1], %o3, %gdop(.LC3)
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
