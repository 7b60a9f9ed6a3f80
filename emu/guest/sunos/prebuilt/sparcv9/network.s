! d158afe9b6248eb30ce5284490ffa858 emu/guest/libc/network.c
	.file	"network.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"r"
	.section	.text.next_line,"ax",@progbits
	.align 4
	.type	next_line, #function
	.proc	04
next_line:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	ldx	[%i0+8], %o2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,pn	%o2, .L36
	 sethi	%gdop_hix22(.LC0), %o1
	sethi	%hi(8388608), %i4
.L3:
	brz,pn	%o2, .L44
	 mov	0, %g4
	add	%i0, 16, %i5
.L47:
	mov	1024, %o1
	call	fgets, 0
	 mov	%i5, %o0
	brz,pn	%o0, .L18
	 mov	0, %g4
	mov	%i1, %g5
.L8:
	ldub	[%i5], %g3
.L46:
	and	%g3, 0xff, %g1
	cmp	%g1, 32
	bgu,pn	%icc, .L4
	 sll	%g3, 24, %g2
	or	%i4, 19, %g1
	sllx	%g1, 9, %g1
	srlx	%g1, %g3, %g1
	andcc	%g1, 1, %g0
	bne,a,pn %xcc, .L8
	 add	%i5, 1, %i5
.L4:
	cmp	%g0, %g2
	sra	%g2, 24, %g2
	subx	%g0, -1, %g3
	xor	%g2, 35, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g1
	orcc	%g3, %g1, %g0
	bne,pn	%icc, .L37
	 cmp	%g4, 1
	stx	%i5, [%g5]
	ldub	[%i5], %g1
	sll	%g1, 24, %g2
	cmp	%g2, 0
	bne,pt	%icc, .L9
	 add	%g4, 1, %g4
	ba,pt	%xcc, .L42
	 add	%g5, 8, %g5
.L39:
	or	%i4, 19, %g1
	sllx	%g1, 9, %g1
	srlx	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	bne,a,pn %xcc, .L38
	 stb	%g0, [%i5]
	add	%i5, 1, %i5
.L45:
	ldub	[%i5], %g1
	sll	%g1, 24, %g2
	cmp	%g2, 0
	be,a,pn	%icc, .L42
	 add	%g5, 8, %g5
.L9:
	and	%g1, 0xff, %g1
	cmp	%g1, 32
	bleu,pt	%icc, .L39
	 sra	%g2, 24, %g2
	cmp	%g2, 35
	bne,a,pt %icc, .L45
	 add	%i5, 1, %i5
	stb	%g0, [%i5]
	add	%g5, 8, %g5
.L42:
	cmp	%g4, 34
	bne,a,pt %icc, .L46
	 ldub	[%i5], %g3
	stx	%g0, [%i1+272]
.L17:
.L43:
	return	%i7+8
	 sra	%g4, 0, %o0
.L38:
	add	%g5, 8, %g5
	cmp	%g4, 34
	bne,pt	%icc, .L8
	 add	%i5, 1, %i5
	ba,pt	%xcc, .L43
	 stx	%g0, [%i1+272]
.L37:
	bg,pn	%icc, .L17
	 stx	%g0, [%g5]
	ldx	[%i0+8], %o2
	brnz,pt	%o2, .L47
	 add	%i0, 16, %i5
.L18:
	mov	0, %g4
.L44:
	return	%i7+8
	 sra	%g4, 0, %o0
.L36:
	ldx	[%i0], %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	sethi	%hi(8388608), %i4
	call	fopen, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	mov	%o0, %o2
	ba,pt	%xcc, .L3
	 stx	%o0, [%i0+8]
	.size	next_line, .-next_line
	.section	.text.inet_addr,"ax",@progbits
	.align 4
	.global inet_addr
	.type	inet_addr, #function
	.proc	016
inet_addr:
	save	%sp, -224, %sp
	call	isdigit, 0
	 ldub	[%i0], %o0
	add	%fp, 2015, %i2
	mov	%o0, %g1
	add	%fp, 2007, %i3
	mov	%i2, %i5
	mov	0, %i4
	mov	0, %o2
	mov	%i3, %o1
	cmp	%g1, 0
	be,pn	%icc, .L50
	 mov	%i0, %o0
.L73:
	call	strtoull, 0
	 nop
	stx	%o0, [%i5]
	ldx	[%fp+2007], %i0
	add	%i4, 1, %g1
	ldsb	[%i0], %g2
	cmp	%g2, 46
	bne,pn	%icc, .L51
	 ldub	[%i0], %g3
	add	%i0, 1, %i0
	cmp	%g1, 4
	be,pn	%icc, .L50
	 add	%i5, 8, %i5
	mov	%g1, %i4
	call	isdigit, 0
	 ldub	[%i0], %o0
	mov	%o0, %g1
	mov	0, %o2
	mov	%i3, %o1
	cmp	%g1, 0
	bne,pt	%icc, .L73
	 mov	%i0, %o0
.L50:
	mov	-1, %i0
.L58:
.L74:
	return	%i7+8
	 srl	%o0, 0, %o0
.L51:
	sll	%i4, 3, %g4
	mov	-1, %g1
	cmp	%g2, 0
	srlx	%g1, 32, %g1
	be,pt	%icc, .L54
	 srlx	%g1, %g4, %g1
	and	%g3, 0xff, %g3
	cmp	%g3, 32
	bgu,pn	%icc, .L50
	 sethi	%hi(8388608), %g3
	or	%g3, 19, %g3
	sllx	%g3, 9, %g3
	srlx	%g3, %g2, %g3
	andcc	%g3, 1, %g0
	be,pt	%xcc, .L74
	 mov	-1, %i0
.L54:
	cmp	%o0, %g1
	bgu,pn	%xcc, .L50
	 cmp	%i4, 0
	be,pn	%icc, .L56
	 sra	%i4, 0, %g1
	mov	%i2, %g2
	sllx	%g1, 3, %g1
	add	%i2, 24, %g5
	ba,pt	%xcc, .L59
	 add	%g1, %i2, %g1
.L57:
	add	%g2, 8, %g2
	sllx	%g3, %g4, %g3
	cmp	%g2, %g1
	be,pn	%xcc, .L56
	 or	%o0, %g3, %o0
.L59:
	ldx	[%g2], %g3
	cmp	%g3, 255
	bleu,pt	%xcc, .L57
	 sub	%g5, %g2, %g4
	ba,pt	%xcc, .L74
	 mov	-1, %i0
.L56:
	ba,pt	%xcc, .L58
	 mov	%o0, %i0
	.size	inet_addr, .-inet_addr
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"%u.%u.%u.%u"
	.section	.text.inet_ntoa,"ax",@progbits
	.align 4
	.global inet_ntoa
	.type	inet_ntoa, #function
	.proc	0102
inet_ntoa:
	save	%sp, -192, %sp
	srax	%i0, 32, %g1
	and	%g1, 0xff, %g1
	stx	%g1, [%sp+2223]
	sethi	%gdop_hix22(text.17), %g1
	xor	%g1, %gdop_lox10(text.17), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%i0, 40, %o5
	srlx	%i0, 48, %o4
	srlx	%i0, 56, %o3
	and	%o5, 0xff, %o5
	ldx	[%l7 + %g1], %i0, %gdop(text.17)
	and	%o4, 0xff, %o4
	sethi	%gdop_hix22(.LC1), %o2
	mov	16, %o1
	xor	%o2, %gdop_lox10(.LC1), %o2
	mov	%i0, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC1)
	return	%i7+8
	 nop
	.size	inet_ntoa, .-inet_ntoa
	.section	.text.gethostent_any,"ax",@progbits
	.align 4
	.global gethostent_any
	.type	gethostent_any, #function
	.proc	0110
gethostent_any:
	save	%sp, -208, %sp
	add	%fp, 2031, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.16), %i5
	sethi	%gdop_hix22(hosts), %i4
	xor	%i5, %gdop_lox10(words.16), %i5
	xor	%i4, %gdop_lox10(hosts), %i4
	ldx	[%l7 + %i5], %i5, %gdop(words.16)
	ba,pt	%xcc, .L77
	 ldx	[%l7 + %i4], %i4, %gdop(hosts)
.L82:
	call	inet_addr, 0
	 ldx	[%i5], %o0
	st	%o0, [%fp+2027]
	mov	%o0, %g1
	mov	%i3, %o2
	cmp	%g1, -1
	bne,pn	%icc, .L83
	 mov	26, %o0
	call	inet_pton, 0
	 ldx	[%i5], %o1
	cmp	%o0, 1
	be,a,pn	%icc, .L84
	 ldx	[%i5+8], %i4
.L77:
	mov	%i5, %o1
	call	next_line, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,pt	%icc, .L82
	 mov	0, %i0
	return	%i7+8
	 nop
.L83:
	ldx	[%i5+8], %i4
	mov	4, %o2
	add	%fp, 2027, %o1
	sethi	%gdop_hix22(held.15), %o0
	xor	%o0, %gdop_lox10(held.15), %o0
	call	memcpy, 0
	 ldx	[%l7 + %o0], %o0, %gdop(held.15)
	add	%i5, 16, %i5
	sethi	%hi(2147483648), %g1
	sethi	%gdop_hix22(out.14), %i0
	or	%g1, 1, %g1
	xor	%i0, %gdop_lox10(out.14), %i0
	sllx	%g1, 2, %g1
	ldx	[%l7 + %i0], %i0, %gdop(out.14)
	sethi	%gdop_hix22(addresses.13), %g2
	stx	%i4, [%i0]
	xor	%g2, %gdop_lox10(addresses.13), %g2
	stx	%i5, [%i0+8]
	ldx	[%l7 + %g2], %l7, %gdop(addresses.13)
	stx	%g1, [%i0+16]
	stx	%l7, [%i0+24]
	return	%i7+8
	 nop
.L84:
	mov	16, %o2
	mov	%i3, %o1
	sethi	%gdop_hix22(held.15), %o0
	xor	%o0, %gdop_lox10(held.15), %o0
	call	memcpy, 0
	 ldx	[%l7 + %o0], %o0, %gdop(held.15)
	add	%i5, 16, %i5
	mov	26, %g1
	sethi	%gdop_hix22(out.14), %i0
	sllx	%g1, 32, %g1
	xor	%i0, %gdop_lox10(out.14), %i0
	or	%g1, 16, %g1
	ldx	[%l7 + %i0], %i0, %gdop(out.14)
	sethi	%gdop_hix22(addresses.13), %g2
	stx	%i4, [%i0]
	xor	%g2, %gdop_lox10(addresses.13), %g2
	stx	%i5, [%i0+8]
	ldx	[%l7 + %g2], %l7, %gdop(addresses.13)
	stx	%g1, [%i0+16]
	stx	%l7, [%i0+24]
	return	%i7+8
	 nop
	.size	gethostent_any, .-gethostent_any
	.section	.text.gethostent,"ax",@progbits
	.align 4
	.global gethostent
	.type	gethostent, #function
	.proc	0110
gethostent:
	save	%sp, -176, %sp
	ba,pt	%xcc, .L87
	 nop
.L92:
	cmp	%g1, 2
	be,pn	%icc, .L85
	 nop
.L87:
	call	gethostent_any, 0
	 nop
	brnz,a,pt %o0, .L92
	 lduw	[%o0+16], %g1
.L85:
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	gethostent, .-gethostent
	.section	.text.sethostent,"ax",@progbits
	.align 4
	.global sethostent
	.type	sethostent, #function
	.proc	04
sethostent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(hosts), %g1
	xor	%g1, %gdop_lox10(hosts), %g1
	ldx	[%l7 + %g1], %l7, %gdop(hosts)
	ldx	[%l7+8], %o0
	brz,pn	%o0, .L94
	 nop
	call	rewind, 0
	 nop
.L94:
	return	%i7+8
	 mov	0, %o0
	.size	sethostent, .-sethostent
	.section	.text.endhostent,"ax",@progbits
	.align 4
	.global endhostent
	.type	endhostent, #function
	.proc	04
endhostent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(hosts), %g1
	xor	%g1, %gdop_lox10(hosts), %g1
	ldx	[%l7 + %g1], %l7, %gdop(hosts)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L103
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L103:
	return	%i7+8
	 mov	0, %o0
	.size	endhostent, .-endhostent
	.section	.rodata.str1.8
	.align 8
.LC2:
	.asciz	"localhost"
	.align 8
.LC3:
	.asciz	"%s"
	.section	.text.gethostbyname,"ax",@progbits
	.align 4
	.global gethostbyname
	.type	gethostbyname, #function
	.proc	0110
gethostbyname:
	save	%sp, -192, %sp
	call	inet_addr, 0
	 mov	%i0, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%hi(2130706432), %g1
	or	%g1, 1, %g1
	st	%o0, [%fp+2039]
	mov	%i0, %i4
	mov	0, %o0
	call	sethostent, 0
	 st	%g1, [%fp+2043]
	lduw	[%fp+2039], %g1
.L127:
	cmp	%g1, -1
.L128:
	bne,pn	%icc, .L116
	 nop
	call	gethostent, 0
	 nop
	brz,pn	%o0, .L116
	 mov	%o0, %i0
	mov	%i4, %o1
	call	strcmp, 0
	 ldx	[%i0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L111
	 nop
	ldx	[%i0+8], %i5
	ldx	[%i5], %o1
	brnz,pt	%o1, .L108
	 lduw	[%fp+2039], %g1
	ba,pt	%xcc, .L128
	 cmp	%g1, -1
.L110:
	ldx	[%i5], %o1
	brz,pn	%o1, .L127
	 lduw	[%fp+2039], %g1
.L108:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L110
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	brz,pn	%g1, .L127
	 lduw	[%fp+2039], %g1
.L111:
	call	endhostent, 0
	 nop
	return	%i7+8
	 nop
.L116:
	call	endhostent, 0
	 nop
	lduw	[%fp+2039], %g1
	cmp	%g1, -1
	be,pt	%icc, .L125
	 sethi	%gdop_hix22(.LC2), %g1
	sethi	%gdop_hix22(own_name.12), %g1
	xor	%g1, %gdop_lox10(own_name.12), %g1
	mov	256, %o1
	ldx	[%l7 + %g1], %i5, %gdop(own_name.12)
	mov	%i4, %o3
	sethi	%gdop_hix22(.LC3), %o2
	mov	%i5, %o0
	xor	%o2, %gdop_lox10(.LC3), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	mov	4, %o2
	add	%fp, 2039, %o1
.L124:
	sethi	%gdop_hix22(held.15), %o0
	xor	%o0, %gdop_lox10(held.15), %o0
	call	memcpy, 0
	 ldx	[%l7 + %o0], %o0, %gdop(held.15)
	sethi	%gdop_hix22(none.11), %g2
	xor	%g2, %gdop_lox10(none.11), %g2
	sethi	%gdop_hix22(out.14), %i0
	ldx	[%l7 + %g2], %g4, %gdop(none.11)
	xor	%i0, %gdop_lox10(out.14), %i0
	sethi	%gdop_hix22(addresses.13), %g2
	ldx	[%l7 + %i0], %i0, %gdop(out.14)
	sethi	%hi(2147483648), %g3
	xor	%g2, %gdop_lox10(addresses.13), %g2
	or	%g3, 1, %g3
	ldx	[%l7 + %g2], %g2, %gdop(addresses.13)
	sllx	%g3, 2, %g3
	stx	%i5, [%i0]
	stx	%g4, [%i0+8]
	stx	%g3, [%i0+16]
	stx	%g2, [%i0+24]
	return	%i7+8
	 nop
.L125:
	xor	%g1, %gdop_lox10(.LC2), %g1
	mov	%i4, %o0
	ldx	[%l7 + %g1], %i5, %gdop(.LC2)
	call	strcmp, 0
	 mov	%i5, %o1
	cmp	%o0, 0
	be,pn	%icc, .L126
	 sethi	%gdop_hix22(h_errno), %g1
	xor	%g1, %gdop_lox10(h_errno), %g1
	ldx	[%l7 + %g1], %l7, %gdop(h_errno)
	mov	1, %g1
	st	%g1, [%l7]
	return	%i7+8
	 mov	0, %o0
.L126:
	mov	4, %o2
	ba,pt	%xcc, .L124
	 add	%fp, 2043, %o1
	.size	gethostbyname, .-gethostbyname
	.section	.text.gethostbyaddr,"ax",@progbits
	.align 4
	.global gethostbyaddr
	.type	gethostbyaddr, #function
	.proc	0110
gethostbyaddr:
	save	%sp, -176, %sp
	mov	%i0, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	sethostent, 0
	 mov	0, %o0
.L130:
	call	gethostent_any, 0
	 nop
	brz,pn	%o0, .L131
	 mov	%o0, %i0
	lduw	[%o0+16], %g1
	cmp	%g1, %i2
	bne,pt	%icc, .L130
	 nop
	ldsw	[%o0+20], %g1
	cmp	%g1, %i1
	bne,pt	%xcc, .L130
	 mov	%i1, %o2
	ldx	[%o0+24], %g1
	mov	%i5, %o1
	call	memcmp, 0
	 ldx	[%g1], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L130
	 nop
	call	endhostent, 0
	 nop
	return	%i7+8
	 nop
.L131:
	call	endhostent, 0
	 nop
	sethi	%gdop_hix22(h_errno), %g1
	xor	%g1, %gdop_lox10(h_errno), %g1
	ldx	[%l7 + %g1], %l7, %gdop(h_errno)
	mov	1, %g1
	st	%g1, [%l7]
	return	%i7+8
	 nop
	.size	gethostbyaddr, .-gethostbyaddr
	.section	.text.getservent,"ax",@progbits
	.align 4
	.global getservent
	.type	getservent, #function
	.proc	0110
getservent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.10), %i5
	sethi	%gdop_hix22(services), %i3
	xor	%i5, %gdop_lox10(words.10), %i5
	xor	%i3, %gdop_lox10(services), %i3
	ldx	[%l7 + %i5], %i5, %gdop(words.10)
	ldx	[%l7 + %i3], %i3, %gdop(services)
.L137:
	mov	%i5, %o1
	call	next_line, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	be,pn	%icc, .L142
	 mov	47, %o1
	call	strchr, 0
	 ldx	[%i5+8], %o0
	brz,pn	%o0, .L137
	 mov	%o0, %i4
	stb	%g0, [%o0]
	mov	10, %o2
	ldx	[%i5], %i3
	ldx	[%i5+8], %o0
	call	strtol, 0
	 mov	0, %o1
	add	%i5, 16, %i5
	add	%i4, 1, %i4
	sethi	%gdop_hix22(out.9), %g1
	xor	%g1, %gdop_lox10(out.9), %g1
	ldx	[%l7 + %g1], %i0, %gdop(out.9)
	stx	%i3, [%i0]
	stx	%i5, [%i0+8]
	st	%o0, [%i0+16]
	stx	%i4, [%i0+24]
	return	%i7+8
	 nop
.L142:
	return	%i7+8
	 mov	0, %o0
	.size	getservent, .-getservent
	.section	.text.setservent,"ax",@progbits
	.align 4
	.global setservent
	.type	setservent, #function
	.proc	04
setservent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(services), %g1
	xor	%g1, %gdop_lox10(services), %g1
	ldx	[%l7 + %g1], %l7, %gdop(services)
	ldx	[%l7+8], %o0
	brz,pn	%o0, .L144
	 nop
	call	rewind, 0
	 nop
.L144:
	return	%i7+8
	 mov	0, %o0
	.size	setservent, .-setservent
	.section	.text.endservent,"ax",@progbits
	.align 4
	.global endservent
	.type	endservent, #function
	.proc	04
endservent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(services), %g1
	xor	%g1, %gdop_lox10(services), %g1
	ldx	[%l7 + %g1], %l7, %gdop(services)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L153
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L153:
	return	%i7+8
	 mov	0, %o0
	.size	endservent, .-endservent
	.section	.text.getservbyname,"ax",@progbits
	.align 4
	.global getservbyname
	.type	getservbyname, #function
	.proc	0110
getservbyname:
	save	%sp, -176, %sp
	mov	%i0, %i4
	call	setservent, 0
	 mov	0, %o0
.L164:
	call	getservent, 0
	 nop
	brz,pn	%o0, .L155
	 mov	%o0, %i0
	brnz,pn	%i1, .L177
	 mov	%i1, %o1
	mov	%i4, %o1
.L178:
	call	strcmp, 0
	 ldx	[%i0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L163
	 nop
	ldx	[%i0+8], %i5
	ldx	[%i5], %o1
	brnz,pt	%o1, .L160
	 nop
	ba,pt	%xcc, .L164
	 nop
.L162:
	ldx	[%i5], %o1
	brz,pn	%o1, .L164
	 nop
.L160:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L162
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	brz,pt	%g1, .L164
	 nop
.L163:
	call	endservent, 0
	 nop
	return	%i7+8
	 nop
.L156:
	mov	%i1, %o1
.L177:
	call	strcmp, 0
	 ldx	[%i0+24], %o0
	cmp	%o0, 0
	be,pt	%icc, .L178
	 mov	%i4, %o1
	call	getservent, 0
	 nop
	brnz,pt	%o0, .L156
	 mov	%o0, %i0
.L155:
	call	endservent, 0
	 mov	0, %i0
	return	%i7+8
	 nop
	.size	getservbyname, .-getservbyname
	.section	.text.getservbyport,"ax",@progbits
	.align 4
	.global getservbyport
	.type	getservbyport, #function
	.proc	0110
getservbyport:
	save	%sp, -176, %sp
	mov	%i0, %i5
	call	setservent, 0
	 mov	0, %o0
.L180:
	call	getservent, 0
	 nop
	mov	%o0, %i0
	brz,pn	%o0, .L181
	 mov	%i1, %o1
	brz,a,pn %i1, .L188
	 lduw	[%i0+16], %g1
	call	strcmp, 0
	 ldx	[%o0+24], %o0
	cmp	%o0, 0
	bne,pt	%icc, .L180
	 nop
	lduw	[%i0+16], %g1
.L188:
	cmp	%g1, %i5
	bne,pt	%icc, .L180
	 nop
.L181:
	call	endservent, 0
	 nop
	return	%i7+8
	 nop
	.size	getservbyport, .-getservbyport
	.section	.text.getprotoent,"ax",@progbits
	.align 4
	.global getprotoent
	.type	getprotoent, #function
	.proc	0110
getprotoent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.8), %i5
	sethi	%gdop_hix22(protocols), %o0
	xor	%i5, %gdop_lox10(words.8), %i5
	xor	%o0, %gdop_lox10(protocols), %o0
	ldx	[%l7 + %i5], %i5, %gdop(words.8)
	ldx	[%l7 + %o0], %o0, %gdop(protocols)
	mov	%i5, %o1
	call	next_line, 0
	 mov	0, %i0
	cmp	%o0, 0
	be,pn	%icc, .L192
	 mov	10, %o2
	ldx	[%i5], %i4
	ldx	[%i5+8], %o0
	mov	0, %o1
	call	strtol, 0
	 sethi	%gdop_hix22(out.7), %i0
	add	%i5, 16, %i5
	xor	%i0, %gdop_lox10(out.7), %i0
	ldx	[%l7 + %i0], %i0, %gdop(out.7)
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	st	%o0, [%i0+16]
.L192:
	return	%i7+8
	 nop
	.size	getprotoent, .-getprotoent
	.section	.text.setprotoent,"ax",@progbits
	.align 4
	.global setprotoent
	.type	setprotoent, #function
	.proc	04
setprotoent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(protocols), %g1
	xor	%g1, %gdop_lox10(protocols), %g1
	ldx	[%l7 + %g1], %l7, %gdop(protocols)
	ldx	[%l7+8], %o0
	brz,pn	%o0, .L194
	 nop
	call	rewind, 0
	 nop
.L194:
	return	%i7+8
	 mov	0, %o0
	.size	setprotoent, .-setprotoent
	.section	.text.endprotoent,"ax",@progbits
	.align 4
	.global endprotoent
	.type	endprotoent, #function
	.proc	04
endprotoent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(protocols), %g1
	xor	%g1, %gdop_lox10(protocols), %g1
	ldx	[%l7 + %g1], %l7, %gdop(protocols)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L203
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L203:
	return	%i7+8
	 mov	0, %o0
	.size	endprotoent, .-endprotoent
	.section	.text.getprotobyname,"ax",@progbits
	.align 4
	.global getprotobyname
	.type	getprotobyname, #function
	.proc	0110
getprotobyname:
	save	%sp, -176, %sp
	mov	%i0, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	setprotoent, 0
	 mov	0, %o0
.L210:
	call	getprotoent, 0
	 nop
	brz,pn	%o0, .L205
	 mov	%o0, %i0
	mov	%i4, %o1
	call	strcmp, 0
	 ldx	[%o0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L206
	 nop
	ldx	[%i0+8], %i5
	ldx	[%i5], %o1
	brnz,pt	%o1, .L207
	 nop
	ba,pt	%xcc, .L210
	 nop
.L209:
	ldx	[%i5], %o1
	brz,pn	%o1, .L210
	 nop
.L207:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L209
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	brz,pt	%g1, .L210
	 nop
.L206:
	call	endprotoent, 0
	 nop
	return	%i7+8
	 nop
.L205:
	call	endprotoent, 0
	 mov	0, %i5
	sethi	%gdop_hix22(known.6), %g1
	xor	%g1, %gdop_lox10(known.6), %g1
	ldx	[%l7 + %g1], %l7, %gdop(known.6)
	mov	%l7, %i3
.L215:
	brz,pn	%i4, .L211
	 mov	%i4, %o1
	call	strcmp, 0
	 ldx	[%i3], %o0
	cmp	%o0, 0
	be,a,pn	%icc, .L224
	 srl	%i5, 0, %i5
	add	%i5, 1, %i5
.L225:
	cmp	%i5, 4
	bne,pt	%icc, .L215
	 add	%i3, 24, %i3
	return	%i7+8
	 nop
.L211:
	lduw	[%i3+16], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L225
	 add	%i5, 1, %i5
	srl	%i5, 0, %i5
.L224:
	add	%i5, %i5, %i0
	add	%i0, %i5, %i0
	sllx	%i0, 3, %i0
	jmp	%i7+8
	 restore %l7, %i0, %o0
	.size	getprotobyname, .-getprotobyname
	.section	.text.getprotobynumber,"ax",@progbits
	.align 4
	.global getprotobynumber
	.type	getprotobynumber, #function
	.proc	0110
getprotobynumber:
	save	%sp, -176, %sp
	mov	%i0, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	setprotoent, 0
	 mov	0, %o0
	ba,pt	%xcc, .L228
	 nop
.L237:
	lduw	[%o0+16], %g1
	cmp	%g1, %i5
	be,pn	%icc, .L236
	 nop
.L228:
	call	getprotoent, 0
	 nop
	brnz,pt	%o0, .L237
	 mov	%o0, %i0
	call	endprotoent, 0
	 nop
	sethi	%gdop_hix22(known.6), %g2
	xor	%g2, %gdop_lox10(known.6), %g2
	mov	0, %g1
	ldx	[%l7 + %g2], %l7, %gdop(known.6)
	mov	%l7, %g2
.L232:
	lduw	[%g2+16], %g3
	cmp	%g3, %i5
	be,a,pn	%icc, .L238
	 srl	%g1, 0, %g1
	add	%g1, 1, %g1
	cmp	%g1, 4
	bne,pt	%icc, .L232
	 add	%g2, 24, %g2
	return	%i7+8
	 nop
.L236:
	call	endprotoent, 0
	 nop
	return	%i7+8
	 nop
.L238:
	add	%g1, %g1, %i0
	add	%i0, %g1, %i0
	sllx	%i0, 3, %i0
	jmp	%i7+8
	 restore %l7, %i0, %o0
	.size	getprotobynumber, .-getprotobynumber
	.section	.text.setnetent,"ax",@progbits
	.align 4
	.global setnetent
	.type	setnetent, #function
	.proc	04
setnetent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(networks), %g1
	xor	%g1, %gdop_lox10(networks), %g1
	ldx	[%l7 + %g1], %l7, %gdop(networks)
	ldx	[%l7+8], %o0
	brz,pn	%o0, .L240
	 nop
	call	rewind, 0
	 nop
.L240:
	return	%i7+8
	 mov	0, %o0
	.size	setnetent, .-setnetent
	.section	.text.endnetent,"ax",@progbits
	.align 4
	.global endnetent
	.type	endnetent, #function
	.proc	04
endnetent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(networks), %g1
	xor	%g1, %gdop_lox10(networks), %g1
	ldx	[%l7 + %g1], %l7, %gdop(networks)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L249
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L249:
	return	%i7+8
	 mov	0, %o0
	.size	endnetent, .-endnetent
	.section	.text.getrpcent,"ax",@progbits
	.align 4
	.global getrpcent
	.type	getrpcent, #function
	.proc	0110
getrpcent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.2), %i5
	sethi	%gdop_hix22(programs), %o0
	xor	%i5, %gdop_lox10(words.2), %i5
	xor	%o0, %gdop_lox10(programs), %o0
	ldx	[%l7 + %i5], %i5, %gdop(words.2)
	ldx	[%l7 + %o0], %o0, %gdop(programs)
	mov	%i5, %o1
	call	next_line, 0
	 mov	0, %i0
	cmp	%o0, 0
	be,pn	%icc, .L253
	 mov	10, %o2
	ldx	[%i5], %i4
	ldx	[%i5+8], %o0
	mov	0, %o1
	call	strtol, 0
	 sethi	%gdop_hix22(out.1), %i0
	add	%i5, 16, %i5
	xor	%i0, %gdop_lox10(out.1), %i0
	ldx	[%l7 + %i0], %i0, %gdop(out.1)
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	st	%o0, [%i0+16]
.L253:
	return	%i7+8
	 nop
	.size	getrpcent, .-getrpcent
	.section	.text.setrpcent,"ax",@progbits
	.align 4
	.global setrpcent
	.type	setrpcent, #function
	.proc	04
setrpcent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(programs), %g1
	xor	%g1, %gdop_lox10(programs), %g1
	ldx	[%l7 + %g1], %l7, %gdop(programs)
	ldx	[%l7+8], %o0
	brz,pn	%o0, .L255
	 nop
	call	rewind, 0
	 nop
.L255:
	return	%i7+8
	 mov	0, %o0
	.size	setrpcent, .-setrpcent
	.section	.text.endrpcent,"ax",@progbits
	.align 4
	.global endrpcent
	.type	endrpcent, #function
	.proc	04
endrpcent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(programs), %g1
	xor	%g1, %gdop_lox10(programs), %g1
	ldx	[%l7 + %g1], %l7, %gdop(programs)
	ldx	[%l7+8], %o0
	brz,a,pn %o0, .L264
	 stx	%g0, [%l7+8]
	call	fclose, 0
	 nop
	stx	%g0, [%l7+8]
.L264:
	return	%i7+8
	 mov	0, %o0
	.size	endrpcent, .-endrpcent
	.section	.text.getrpcbyname,"ax",@progbits
	.align 4
	.global getrpcbyname
	.type	getrpcbyname, #function
	.proc	0110
getrpcbyname:
	save	%sp, -176, %sp
	mov	%i0, %i4
	call	setrpcent, 0
	 mov	0, %o0
.L271:
	call	getrpcent, 0
	 nop
	brz,pn	%o0, .L266
	 mov	%o0, %i0
	mov	%i4, %o1
	call	strcmp, 0
	 ldx	[%o0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L266
	 nop
	ldx	[%i0+8], %i5
	ldx	[%i5], %o1
	brnz,pt	%o1, .L268
	 nop
	ba,pt	%xcc, .L271
	 nop
.L270:
	ldx	[%i5], %o1
	brz,pn	%o1, .L271
	 nop
.L268:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L270
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	brz,pt	%g1, .L271
	 nop
.L266:
	call	endrpcent, 0
	 nop
	return	%i7+8
	 nop
	.size	getrpcbyname, .-getrpcbyname
	.section	.text.getrpcbynumber,"ax",@progbits
	.align 4
	.global getrpcbynumber
	.type	getrpcbynumber, #function
	.proc	0110
getrpcbynumber:
	save	%sp, -176, %sp
	mov	%i0, %i5
	call	setrpcent, 0
	 mov	0, %o0
	ba,pt	%xcc, .L281
	 nop
.L286:
	lduw	[%o0+16], %g1
	cmp	%g1, %i5
	be,pn	%icc, .L280
	 nop
.L281:
	call	getrpcent, 0
	 nop
	brnz,pt	%o0, .L286
	 mov	%o0, %i0
.L280:
	call	endrpcent, 0
	 nop
	return	%i7+8
	 nop
	.size	getrpcbynumber, .-getrpcbynumber
	.section	.rodata.str1.8
	.align 8
.LC4:
	.asciz	"255.255.255.255"
	.section	.text.inet_aton,"ax",@progbits
	.align 4
	.global inet_aton
	.type	inet_aton, #function
	.proc	04
inet_aton:
	save	%sp, -176, %sp
	call	inet_addr, 0
	 mov	%i0, %o0
	st	%o0, [%i1]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%o0, -1
	be,pn	%icc, .L290
	 mov	1, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L290:
	mov	%i0, %o0
	sethi	%gdop_hix22(.LC4), %o1
	xor	%o1, %gdop_lox10(.LC4), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC4)
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	inet_aton, .-inet_aton
	.section	.text.inet_network,"ax",@progbits
	.align 4
	.global inet_network
	.type	inet_network, #function
	.proc	016
inet_network:
	save	%sp, -192, %sp
	add	%fp, 2039, %i2
	mov	4, %i3
	mov	0, %i4
.L294:
	mov	0, %o2
	mov	%i2, %o1
	call	strtoul, 0
	 mov	%i0, %o0
	mov	%o0, %i5
	call	isdigit, 0
	 ldub	[%i0], %o0
	cmp	%i5, 255
	mov	0, %g1
	movgu	%xcc, 1, %g1
	cmp	%g0, %o0
	subx	%g0, -1, %g2
	orcc	%g1, %g2, %g0
	bne,pn	%icc, .L297
	 sll	%i4, 8, %i4
	ldx	[%fp+2039], %g1
	ldsb	[%g1], %g2
	or	%i4, %i5, %i4
	cmp	%g2, 46
	bne,pn	%icc, .L302
	 ldub	[%g1], %g3
	addcc	%i3, -1, %i3
	bne,pt	%icc, .L294
	 add	%g1, 1, %i0
.L297:
	mov	-1, %i4
.L295:
.L303:
	return	%i7+8
	 srl	%o4, 0, %o0
.L302:
	cmp	%g2, 0
	be,pt	%icc, .L295
	 and	%g3, 0xff, %g3
	cmp	%g3, 32
	bgu,a,pn %icc, .L303
	 mov	-1, %i4
	sethi	%hi(8388608), %g1
	or	%g1, 19, %g1
	sllx	%g1, 9, %g1
	srlx	%g1, %g2, %g1
	andcc	%g1, 1, %g0
	ba,pt	%xcc, .L295
	 move	%xcc, -1, %i4
	.size	inet_network, .-inet_network
	.section	.text.getnetent,"ax",@progbits
	.align 4
	.global getnetent
	.type	getnetent, #function
	.proc	0110
getnetent:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(words.4), %i5
	sethi	%gdop_hix22(networks), %o0
	xor	%i5, %gdop_lox10(words.4), %i5
	xor	%o0, %gdop_lox10(networks), %o0
	ldx	[%l7 + %i5], %i5, %gdop(words.4)
	ldx	[%l7 + %o0], %o0, %gdop(networks)
	mov	%i5, %o1
	call	next_line, 0
	 mov	0, %i0
	cmp	%o0, 0
	be,pn	%icc, .L307
	 nop
	ldx	[%i5], %i4
	call	inet_network, 0
	 ldx	[%i5+8], %o0
	sethi	%gdop_hix22(out.3), %i0
	add	%i5, 16, %i5
	xor	%i0, %gdop_lox10(out.3), %i0
	mov	2, %g1
	ldx	[%l7 + %i0], %i0, %gdop(out.3)
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	st	%g1, [%i0+16]
	st	%o0, [%i0+20]
.L307:
	return	%i7+8
	 nop
	.size	getnetent, .-getnetent
	.section	.text.getnetbyname,"ax",@progbits
	.align 4
	.global getnetbyname
	.type	getnetbyname, #function
	.proc	0110
getnetbyname:
	save	%sp, -176, %sp
	mov	%i0, %i4
	call	setnetent, 0
	 mov	0, %o0
.L314:
	call	getnetent, 0
	 nop
	brz,pn	%o0, .L309
	 mov	%o0, %i0
	mov	%i4, %o1
	call	strcmp, 0
	 ldx	[%o0], %o0
	cmp	%o0, 0
	be,pn	%icc, .L309
	 nop
	ldx	[%i0+8], %i5
	ldx	[%i5], %o1
	brnz,pt	%o1, .L311
	 nop
	ba,pt	%xcc, .L314
	 nop
.L313:
	ldx	[%i5], %o1
	brz,pn	%o1, .L314
	 nop
.L311:
	call	strcmp, 0
	 mov	%i4, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L313
	 add	%i5, 8, %i5
	ldx	[%i5], %g1
	brz,pt	%g1, .L314
	 nop
.L309:
	call	endnetent, 0
	 nop
	return	%i7+8
	 nop
	.size	getnetbyname, .-getnetbyname
	.section	.text.getnetbyaddr,"ax",@progbits
	.align 4
	.global getnetbyaddr
	.type	getnetbyaddr, #function
	.proc	0110
getnetbyaddr:
	save	%sp, -176, %sp
	mov	%i0, %i5
	call	setnetent, 0
	 mov	0, %o0
.L327:
	call	getnetent, 0
	 nop
	brz,pn	%o0, .L323
	 mov	%o0, %i0
	lduw	[%o0+20], %g1
	cmp	%g1, %i5
	bne,pt	%icc, .L327
	 nop
	lduw	[%o0+16], %g1
	cmp	%g1, %i1
	bne,pt	%icc, .L327
	 nop
.L323:
	call	endnetent, 0
	 nop
	return	%i7+8
	 nop
	.size	getnetbyaddr, .-getnetbyaddr
	.section	.text.inet_netof,"ax",@progbits
	.align 4
	.global inet_netof
	.type	inet_netof, #function
	.proc	016
inet_netof:
	save	%sp, -176, %sp
	srax	%i0, 32, %g1
	orcc	%g1, 0, %i0
	bge,pt	%icc, .L330
	 mov	24, %g2
	srl	%g1, 30, %g1
	mov	8, %g2
	cmp	%g1, 2
	move	%icc, 16, %g2
.L330:
	return	%i7+8
	 srl	%o0, %g2, %o0
	.size	inet_netof, .-inet_netof
	.section	.text.inet_lnaof,"ax",@progbits
	.align 4
	.global inet_lnaof
	.type	inet_lnaof, #function
	.proc	016
inet_lnaof:
	save	%sp, -176, %sp
	srax	%i0, 32, %i0
	sethi	%hi(16776192), %g2
	mov	%i0, %g1
	cmp	%i0, 0
	bge,pt	%icc, .L334
	 or	%g2, 1023, %g2
	srl	%i0, 30, %i0
	sethi	%hi(64512), %g3
	cmp	%i0, 2
	mov	255, %g2
	or	%g3, 1023, %g3
	move	%icc, %g3, %g2
.L334:
	and	%g1, %g2, %i0
	return	%i7+8
	 srl	%o0, 0, %o0
	.size	inet_lnaof, .-inet_lnaof
	.section	.text.inet_makeaddr,"ax",@progbits
	.align 4
	.global inet_makeaddr
	.type	inet_makeaddr, #function
	.proc	010
inet_makeaddr:
	save	%sp, -176, %sp
	cmp	%i0, 127
	bleu,pt	%icc, .L340
	 sethi	%hi(16776192), %g1
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bleu,pt	%icc, .L338
	 mov	16, %g2
	sethi	%hi(16776192), %g1
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bgu,a,pt %icc, .L343
	 or	%i0, %i1, %i0
	mov	255, %g1
	ba,pt	%xcc, .L338
	 mov	8, %g2
.L340:
	mov	24, %g2
	or	%g1, 1023, %g1
.L338:
	sll	%i0, %g2, %i0
	and	%g1, %i1, %g1
	or	%i0, %g1, %i0
	return	%i7+8
	 sllx	%o0, 32, %o0
.L343:
	return	%i7+8
	 sllx	%o0, 32, %o0
	.size	inet_makeaddr, .-inet_makeaddr
	.section	.rodata.str1.8
	.align 8
.LC5:
	.asciz	"Unknown resolver error"
	.section	.text.hstrerror,"ax",@progbits
	.align 4
	.global hstrerror
	.type	hstrerror, #function
	.proc	0102
hstrerror:
	save	%sp, -176, %sp
	cmp	%i0, 4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bgu,pt	%icc, .L346
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(texts.0), %g1
	sllx	%i0, 3, %i0
	xor	%g1, %gdop_lox10(texts.0), %g1
	ldx	[%l7 + %g1], %l7, %gdop(texts.0)
	ldx	[%l7+%i0], %i0
	return	%i7+8
	 nop
.L346:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %i0, %gdop(.LC5)
	return	%i7+8
	 nop
	.size	hstrerror, .-hstrerror
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	": "
	.align 8
.LC7:
	.asciz	""
	.align 8
.LC8:
	.asciz	"%s%s%s\n"
	.section	.text.herror,"ax",@progbits
	.align 4
	.global herror
	.type	herror, #function
	.proc	020
herror:
	save	%sp, -384, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brz,a,pn %i0, .L353
	 sethi	%gdop_hix22(.LC7), %i0
	ldsb	[%i0], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L352
	 sethi	%gdop_hix22(.LC6), %i4
	sethi	%gdop_hix22(.LC7), %i0
.L353:
	xor	%i0, %gdop_lox10(.LC7), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC7)
	mov	%i0, %i4
.L348:
	sethi	%gdop_hix22(h_errno), %g1
	xor	%g1, %gdop_lox10(h_errno), %g1
	ldx	[%l7 + %g1], %g1, %gdop(h_errno)
	call	hstrerror, 0
	 ldsw	[%g1], %o0
	add	%fp, 1847, %i5
	mov	%o0, %o5
	mov	200, %o1
	mov	%i4, %o4
	mov	%i0, %o3
	mov	%i5, %o0
	sethi	%gdop_hix22(.LC8), %o2
	xor	%o2, %gdop_lox10(.LC8), %o2
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC8)
	cmp	%o0, 200
	mov	199, %o2
	mov	%i5, %o1
	movlu	%icc, %o0, %o2
	mov	2, %o0
	call	write, 0
	 sra	%o2, 0, %o2
	return	%i7+8
	 nop
.L352:
	xor	%i4, %gdop_lox10(.LC6), %i4
	ba,pt	%xcc, .L348
	 ldx	[%l7 + %i4], %i4, %gdop(.LC6)
	.size	herror, .-herror
	.section	.rodata.str1.8
	.align 8
.LC9:
	.asciz	"Resolver Error 0 (no error)"
	.align 8
.LC10:
	.asciz	"Unknown host"
	.align 8
.LC11:
	.asciz	"Host name lookup failure"
	.align 8
.LC12:
	.asciz	"Unknown server error"
	.align 8
.LC13:
	.asciz	"No address associated with name"
	.section	.data.rel.ro.local,"aw"
	.align 8
	.type	texts.0, #object
	.size	texts.0, 40
texts.0:
	.xword	.LC9
	.xword	.LC10
	.xword	.LC11
	.xword	.LC12
	.xword	.LC13
	.local	out.1
	.common	out.1,24,8
	.local	words.2
	.common	words.2,280,8
	.local	out.3
	.common	out.3,24,8
	.local	words.4
	.common	words.4,280,8
	.local	none.5
	.common	none.5,8,8
	.section	.rodata.str1.8
	.align 8
.LC14:
	.asciz	"ip"
	.align 8
.LC15:
	.asciz	"icmp"
	.align 8
.LC16:
	.asciz	"tcp"
	.align 8
.LC17:
	.asciz	"udp"
	.section	.data.rel.local,"aw"
	.align 8
	.type	known.6, #object
	.size	known.6, 96
known.6:
	.xword	.LC14
	.xword	none.5
	.long	0
	.skip	4
	.xword	.LC15
	.xword	none.5
	.long	1
	.skip	4
	.xword	.LC16
	.xword	none.5
	.long	6
	.skip	4
	.xword	.LC17
	.xword	none.5
	.long	17
	.skip	4
	.local	out.7
	.common	out.7,24,8
	.local	words.8
	.common	words.8,280,8
	.local	out.9
	.common	out.9,32,8
	.local	words.10
	.common	words.10,280,8
	.local	none.11
	.common	none.11,8,8
	.local	own_name.12
	.common	own_name.12,256,8
	.align 8
	.type	addresses.13, #object
	.size	addresses.13, 16
addresses.13:
	.xword	held.15
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.local	out.14
	.common	out.14,32,8
	.local	held.15
	.common	held.15,16,8
	.local	words.16
	.common	words.16,280,8
	.local	text.17
	.common	text.17,16,8
	.section	.rodata.str1.8
	.align 8
.LC18:
	.asciz	"/etc/rpc"
	.section	.data.rel.local
	.align 8
	.type	programs, #object
	.size	programs, 1040
programs:
	.xword	.LC18
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC19:
	.asciz	"/etc/networks"
	.section	.data.rel.local
	.align 8
	.type	networks, #object
	.size	networks, 1040
networks:
	.xword	.LC19
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC20:
	.asciz	"/etc/protocols"
	.section	.data.rel.local
	.align 8
	.type	protocols, #object
	.size	protocols, 1040
protocols:
	.xword	.LC20
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC21:
	.asciz	"/etc/services"
	.section	.data.rel.local
	.align 8
	.type	services, #object
	.size	services, 1040
services:
	.xword	.LC21
	.skip	1032
	.section	.rodata.str1.8
	.align 8
.LC22:
	.asciz	"/etc/hosts"
	.section	.data.rel.local
	.align 8
	.type	hosts, #object
	.size	hosts, 1040
hosts:
	.xword	.LC22
	.skip	1032
	.global h_errno
	.section	".bss"
	.align 4
	.type	h_errno, #object
	.size	h_errno, 4
h_errno:
	.skip	4
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
