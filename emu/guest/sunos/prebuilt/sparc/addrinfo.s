! 0b7fcc0825713d0c1e3bb29a1333eeb8 emu/guest/libc/addrinfo.c
	.file	"addrinfo.c"
	.section	".text"
	.section	.text.add_address,"ax",@progbits
	.align 4
	.type	add_address, #function
	.proc	04
add_address:
	save	%sp, -104, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(transports), %g1
	mov	9, %i4
	xor	%g1, %gdop_lox10(transports), %g1
	ld	[%l7 + %g1], %l7, %gdop(transports)
	add	%l7, 36, %l0
.L20:
	ld	[%i3+8], %g1
.L46:
	cmp	%g1, 0
	bne,a	.L2
	 ld	[%l7], %g2
	ld	[%l7+4], %g1
	cmp	%g1, 0
	be,a	.L44
	 ld	[%l7], %g1
	ld	[%i3+12], %g2
	cmp	%g2, 0
	bne	.L4
	 cmp	%g1, %g2
	ld	[%l7], %g1
.L44:
	cmp	%g1, 4
	be,a	.L43
	 add	%l7, 12, %l7
	cmp	%i2, 0
.L47:
	be	.L12
	 mov	0, %l2
	ld	[%l7+8], %i5
.L48:
	cmp	%i5, 0
	be	.L14
	 mov	10, %o2
	add	%fp, -4, %o1
	call	strtoul, 0
	 mov	%i2, %o0
	mov	%o0, %l1
	call	isdigit, 0
	 ldub	[%i2], %o0
	cmp	%o0, 0
	be,a	.L45
	 ld	[%i3], %g1
	ld	[%fp-4], %g1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	be	.L39
	 sethi	%hi(64512), %g1
	ld	[%i3], %g1
.L45:
	andcc	%g1, 64, %g0
	be	.L40
	 mov	%i5, %o1
.L14:
	add	%l7, 12, %l7
.L43:
	cmp	%l0, %l7
	bne,a	.L46
	 ld	[%i3+8], %g1
.L1:
	jmp	%i7+8
	 restore %g0, %i4, %o0
.L2:
	cmp	%g1, %g2
	bne,a	.L43
	 add	%l7, 12, %l7
	ld	[%l7+4], %g1
	cmp	%g1, 0
	be	.L47
	 cmp	%i2, 0
	ld	[%i3+12], %g2
	cmp	%g2, 0
	be	.L47
	 cmp	%i2, 0
	cmp	%g1, %g2
	bne	.L14
	 cmp	%i2, 0
	bne,a	.L48
	 ld	[%l7+8], %i5
	mov	0, %l2
.L12:
	ld	[%l7+4], %i4
	cmp	%i4, 0
	bne	.L16
	 ld	[%l7], %l1
	ld	[%i3+12], %i4
.L16:
	mov	64, %o1
	call	calloc, 0
	 mov	1, %o0
	orcc	%o0, 0, %i5
	be	.L22
	 ld	[%i1], %g1
	cmp	%g1, 26
	be	.L42
	 mov	2, %g3
	ld	[%i1+4], %g2
	st	%g2, [%i5+36]
	sth	%l2, [%i5+34]
	sth	%g3, [%i5+32]
	st	%g0, [%i5+40]
	st	%g0, [%i5+44]
	mov	16, %g2
.L19:
	st	%g1, [%i5+4]
	st	%i4, [%i5+12]
	st	%g0, [%i5]
	st	%l1, [%i5+8]
	st	%g2, [%i5+16]
	st	%g0, [%i5+20]
	st	%g0, [%i5+28]
	add	%i5, 32, %g1
	st	%g1, [%i5+24]
	ld	[%i0+4], %g1
	st	%i5, [%g1]
	add	%i5, 28, %i5
	st	%i5, [%i0+4]
	add	%l7, 12, %l7
	cmp	%l0, %l7
	bne	.L20
	 mov	0, %i4
	b,a	.L1
.L4:
	be,a	.L44
	 ld	[%l7], %g1
	add	%l7, 12, %l7
	cmp	%l0, %l7
	bne,a	.L46
	 ld	[%i3+8], %g1
	b,a	.L1
.L40:
	call	getservbyname, 0
	 mov	%i2, %o0
	cmp	%o0, 0
	be,a	.L43
	 add	%l7, 12, %l7
	b	.L12
	 lduh	[%o0+10], %l2
.L42:
	ld	[%i1+24], %g2
	mov	16, %o2
	sth	%g1, [%i5+32]
	st	%g2, [%i5+56]
	st	%g0, [%i5+36]
	st	%g0, [%i5+40]
	st	%g0, [%i5+44]
	st	%g0, [%i5+48]
	st	%g0, [%i5+52]
	st	%g0, [%i5+60]
	sth	%l2, [%i5+34]
	add	%i1, 8, %o1
	call	memcpy, 0
	 add	%i5, 40, %o0
	ld	[%i1], %g1
	b	.L19
	 mov	32, %g2
.L39:
	or	%g1, 1023, %g1
	cmp	%l1, %g1
	bleu	.L12
	 mov	%l1, %l2
	b	.L43
	 add	%l7, 12, %l7
.L22:
	mov	6, %i4
	jmp	%i7+8
	 restore %g0, %i4, %o0
	.size	add_address, .-add_address
	.section	.text.add_host,"ax",@progbits
	.align 4
	.type	add_host, #function
	.proc	04
add_host:
	save	%sp, -160, %sp
	ld	[%i3+4], %g1
	xor	%g1, 26, %g1
	cmp	%g0, %g1
	xor	%i4, 2, %g1
	subx	%g0, -1, %l2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	mov	0, %o0
	and	%l2, %g1, %l2
	call	sethostent, 0
	 mov	%i0, %l3
	mov	8, %i0
	add	%fp, -64, %l5
	add	%fp, -56, %l4
	and	%l2, 0xff, %l2
.L50:
	call	gethostent_any, 0
	 nop
	orcc	%o0, 0, %l0
	be	.L61
	 andcc	%i0, -9, %g0
.L84:
	bne	.L61
	 nop
	ld	[%l0+8], %g1
	cmp	%g1, %i4
	bne	.L50
	 nop
	ld	[%l0+4], %l1
	ld	[%l0], %o1
	call	strcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a	.L83
	 ld	[%l1], %o1
	b	.L82
	 ld	[%l0+16], %g1
.L56:
	ld	[%l1], %o1
.L83:
	cmp	%o1, 0
	be	.L50
	 nop
	call	strcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a	.L56
	 add	%l1, 4, %l1
	ld	[%l1], %g1
	cmp	%g1, 0
	be	.L50
	 nop
	ld	[%l0+16], %g1
.L82:
	mov	4, %o2
	ld	[%g1], %o1
	call	memcpy, 0
	 mov	%l5, %o0
	cmp	%i4, 26
	be	.L78
	 cmp	%l2, 0
	bne	.L79
	 ld	[%fp-64], %g1
	mov	2, %g2
	st	%g1, [%fp-24]
	st	%g1, [%fp-52]
	st	%g0, [%fp-20]
	st	%g0, [%fp-16]
	st	%g0, [%fp-12]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	st	%g2, [%fp-28]
	st	%g2, [%fp-56]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	ld	[%i5], %g1
	cmp	%g1, 0
	be	.L80
	 nop
.L60:
	mov	%i3, %o3
.L85:
	mov	%i2, %o2
	mov	%l4, %o1
	call	add_address, 0
	 mov	%l3, %o0
	call	gethostent_any, 0
	 mov	%o0, %i0
	orcc	%o0, 0, %l0
	bne	.L84
	 andcc	%i0, -9, %g0
.L61:
	call	endhostent, 0
	 nop
	jmp	%i7+8
	 restore
.L79:
	st	%g1, [%fp-60]
	sethi	%hi(64512), %g2
	mov	26, %g1
	or	%g2, 1023, %g2
	mov	0, %g3
	st	%g0, [%fp-52]
	st	%g0, [%fp-32]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g1, [%fp-56]
	mov	4, %o2
	std	%g2, [%fp-40]
	add	%fp, -60, %o1
	add	%fp, -36, %o0
.L77:
	call	memcpy, 0
	 nop
	ld	[%fp-56], %g1
	st	%g1, [%fp-28]
	ld	[%fp-52], %g1
	st	%g1, [%fp-24]
	ld	[%fp-48], %g1
	st	%g1, [%fp-20]
	ld	[%fp-44], %g1
	st	%g1, [%fp-16]
	ld	[%fp-40], %g1
	st	%g1, [%fp-12]
	ld	[%fp-36], %g1
	st	%g1, [%fp-8]
	ld	[%fp-32], %g1
	st	%g1, [%fp-4]
	ld	[%i5], %g1
	cmp	%g1, 0
	bne	.L85
	 mov	%i3, %o3
.L80:
	call	strdup, 0
	 ld	[%l0], %o0
	b	.L60
	 st	%o0, [%i5]
.L78:
	ld	[%l0+16], %g1
	mov	16, %o2
	ld	[%g1], %o1
	add	%fp, -48, %o0
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g0, [%fp-36]
	st	%g0, [%fp-32]
	b	.L77
	 st	%i4, [%fp-56]
	.size	add_host, .-add_host
	.section	.text.freeaddrinfo,"ax",@progbits
	.align 4
	.global freeaddrinfo
	.type	freeaddrinfo, #function
	.proc	020
freeaddrinfo:
	save	%sp, -96, %sp
	cmp	%i0, 0
	be	.L94
	 mov	%i0, %i5
.L93:
	ld	[%i0+28], %i0
	call	free, 0
	 ld	[%i5+20], %o0
	call	free, 0
	 mov	%i5, %o0
	cmp	%i0, 0
	bne	.L93
	 mov	%i0, %i5
.L94:
	jmp	%i7+8
	 restore
	.size	freeaddrinfo, .-freeaddrinfo
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"localhost"
	.section	.text.getaddrinfo,"ax",@progbits
	.align 4
	.global getaddrinfo
	.type	getaddrinfo, #function
	.proc	04
getaddrinfo:
	save	%sp, -264, %sp
	add	%fp, -156, %i4
	st	%g0, [%fp-156]
	st	%i4, [%fp-152]
	st	%g0, [%fp-164]
	mov	%i0, %i5
	or	%i0, %i1, %l0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i2, 0
	be	.L96
	 mov	8, %i0
	cmp	%l0, 0
	be	.L207
	 nop
	ld	[%i2], %g2
	andcc	%g2, 16, %g0
	be	.L151
	 cmp	%i5, 0
	be	.L144
	 nop
.L151:
	ld	[%i2+4], %g1
	andcc	%g1, -3, %g0
	be	.L152
	 cmp	%g1, 26
	bne	.L208
	 mov	5, %i0
.L152:
	ld	[%i2+8], %g1
	cmp	%g1, 4
	bgu	.L208
	 mov	10, %i0
	cmp	%i5, 0
	be	.L188
	 mov	%i5, %o0
	st	%g0, [%fp-120]
	add	%fp, -92, %l0
	call	inet_aton, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	be	.L108
	 ld	[%fp-92], %g1
.L202:
	mov	2, %g2
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	st	%g2, [%fp-64]
	st	%g1, [%fp-60]
	st	%g2, [%fp-148]
	st	%g1, [%fp-144]
	st	%g0, [%fp-140]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	st	%g0, [%fp-128]
	st	%g0, [%fp-124]
	ld	[%fp-140], %g2
.L199:
	st	%g2, [%fp-112]
	ld	[%fp-136], %g2
	st	%g2, [%fp-108]
	ld	[%fp-132], %g2
	st	%g2, [%fp-104]
	ld	[%fp-128], %g2
	ld	[%fp-148], %g1
	ld	[%fp-144], %g3
	st	%g2, [%fp-100]
	st	%g1, [%fp-120]
	ld	[%fp-124], %g2
	st	%g3, [%fp-116]
	st	%g2, [%fp-96]
	ld	[%i2+4], %g2
	cmp	%g2, 26
	be	.L189
	 cmp	%g1, 2
.L117:
	cmp	%g2, 0
	be	.L120
	 ld	[%fp-120], %g1
	cmp	%g1, %g2
.L204:
	bne,a	.L201
	 mov	0, %i4
.L120:
	mov	%i2, %o3
	mov	%i1, %o2
	add	%fp, -120, %o1
	call	add_address, 0
	 mov	%i4, %o0
	mov	%o0, %i0
	mov	0, %o0
.L107:
	ld	[%fp-156], %g1
	cmp	%i0, 0
	bne	.L104
	 mov	%g1, %i4
	ld	[%i2], %g2
.L137:
.L206:
	andcc	%g2, 16, %g0
	be	.L106
	 mov	%g1, %i4
	cmp	%o0, 0
	be	.L105
	 nop
	st	%o0, [%g1+20]
.L141:
	mov	0, %o0
	call	free, 0
	 mov	0, %i0
	st	%i4, [%i3]
.L208:
	jmp	%i7+8
	 restore
.L96:
	cmp	%l0, 0
	be	.L208
	 sethi	%gdop_hix22(none.1), %i2
	cmp	%i5, 0
	be	.L150
	 xor	%i2, %gdop_lox10(none.1), %i2
	st	%g0, [%fp-120]
	add	%fp, -92, %l0
	mov	%i5, %o0
	mov	%l0, %o1
	call	inet_aton, 0
	 ld	[%l7 + %i2], %i2, %gdop(none.1)
	cmp	%o0, 0
	bne	.L202
	 ld	[%fp-92], %g1
.L108:
	call	strlen, 0
	 mov	%i5, %o0
	cmp	%o0, 63
	bleu	.L191
	 mov	%i5, %o1
	ld	[%i2], %g1
.L200:
	andcc	%g1, 32, %g0
	be	.L192
	 mov	0, %o0
	call	free, 0
	 mov	0, %i4
	mov	8, %i0
.L121:
	call	freeaddrinfo, 0
	 mov	%i4, %o0
	jmp	%i7+8
	 restore
.L191:
	add	%fp, -64, %l1
	call	strcpy, 0
	 mov	%l1, %o0
	call	strchr, 0
	 mov	37, %o1
	orcc	%o0, 0, %i0
	be	.L111
	 mov	26, %g1
	stb	%g0, [%i0]
	st	%g0, [%fp-144]
	st	%g0, [%fp-140]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	st	%g0, [%fp-128]
	st	%g0, [%fp-124]
	add	%fp, -140, %o2
	st	%g1, [%fp-148]
	mov	%l1, %o1
	call	inet_pton, 0
	 mov	26, %o0
	cmp	%o0, 1
	bne,a	.L200
	 ld	[%i2], %g1
	mov	10, %o2
	add	%fp, -120, %o1
	call	strtoul, 0
	 add	%i0, 1, %o0
	st	%o0, [%fp-124]
	call	isdigit, 0
	 ldub	[%i0+1], %o0
	cmp	%o0, 0
	be,a	.L200
	 ld	[%i2], %g1
	ld	[%fp-120], %g1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	bne,a	.L200
	 ld	[%i2], %g1
	b	.L199
	 ld	[%fp-140], %g2
.L150:
	sethi	%gdop_hix22(in6addr_loopback), %o1
	sethi	%hi(2130706432), %g1
	xor	%o1, %gdop_lox10(in6addr_loopback), %o1
	ld	[%l7 + %i2], %i2, %gdop(none.1)
	or	%g1, 1, %g1
	ld	[%l7 + %o1], %o1, %gdop(in6addr_loopback)
.L101:
	st	%g1, [%fp-116]
	mov	2, %g1
	st	%g1, [%fp-120]
	mov	26, %g1
	st	%g0, [%fp-112]
	st	%g1, [%fp-64]
	st	%g0, [%fp-108]
	st	%g0, [%fp-104]
	st	%g0, [%fp-100]
	st	%g0, [%fp-96]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	mov	16, %o2
	call	memcpy, 0
	 add	%fp, -56, %o0
	ld	[%fp-64], %g1
	st	%g1, [%fp-92]
	ld	[%fp-60], %g1
	st	%g1, [%fp-88]
	ld	[%fp-56], %g1
	st	%g1, [%fp-84]
	ld	[%fp-52], %g1
	st	%g1, [%fp-80]
	ld	[%fp-48], %g1
	st	%g1, [%fp-76]
	ld	[%fp-44], %g1
	st	%g1, [%fp-72]
	ld	[%fp-40], %g1
	st	%g1, [%fp-68]
	ld	[%i2+4], %g1
	cmp	%g1, 26
	be	.L203
	 mov	%i2, %o3
	mov	%l0, %o2
	add	%fp, -120, %o1
	call	add_address, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i0
	bne,a	.L193
	 ld	[%fp-156], %i4
	ld	[%i2+4], %g1
	cmp	%g1, 2
	bne	.L102
	 mov	%i2, %o3
	ld	[%i2], %g1
	andcc	%g1, 16, %g0
	bne	.L105
	 mov	0, %o0
.L106:
	call	free, 0
	 mov	0, %i0
	ld	[%fp-156], %i4
	st	%i4, [%i3]
	jmp	%i7+8
	 restore
.L189:
	bne	.L204
	 cmp	%g1, %g2
	ld	[%i2], %g1
	andcc	%g1, 1, %g0
	be,a	.L119
	 mov	0, %i4
	sethi	%hi(64512), %g1
	or	%g1, 1023, %g1
	st	%g2, [%fp-92]
	st	%g3, [%fp-160]
	st	%g1, [%fp-76]
	st	%g0, [%fp-88]
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	mov	4, %o2
	add	%fp, -160, %o1
	call	memcpy, 0
	 add	%fp, -72, %o0
	ld	[%fp-92], %g2
	st	%g2, [%fp-64]
	ld	[%fp-88], %g2
	st	%g2, [%fp-60]
	ld	[%fp-84], %g2
	st	%g2, [%fp-56]
	ld	[%fp-80], %g2
	st	%g2, [%fp-52]
	ld	[%fp-76], %g2
	st	%g2, [%fp-48]
	ld	[%fp-72], %g2
	st	%g2, [%fp-44]
	ldd	[%fp-64], %g2
	std	%g2, [%fp-120]
	ldd	[%fp-56], %g2
	std	%g2, [%fp-112]
	ldd	[%fp-48], %g2
	ld	[%fp-68], %g1
	std	%g2, [%fp-104]
	st	%g1, [%fp-40]
	st	%g1, [%fp-96]
	b	.L117
	 ld	[%i2+4], %g2
.L119:
.L201:
	mov	0, %o0
	mov	1, %i0
.L104:
	call	free, 0
	 nop
.L195:
	call	freeaddrinfo, 0
	 mov	%i4, %o0
.L207:
	jmp	%i7+8
	 restore
.L188:
	andcc	%g2, 8, %g0
	be,a	.L147
	 sethi	%gdop_hix22(in6addr_loopback), %o1
	sethi	%gdop_hix22(in6addr_any), %o1
	mov	0, %g1
	xor	%o1, %gdop_lox10(in6addr_any), %o1
	b	.L101
	 ld	[%l7 + %o1], %o1, %gdop(in6addr_any)
.L192:
	ld	[%i2+4], %l1
	cmp	%l1, 26
	be	.L122
	 mov	2, %g1
	st	%g1, [%fp-92]
	sethi	%hi(2130706432), %g1
	or	%g1, 1, %g1
	st	%g0, [%fp-84]
	st	%g0, [%fp-80]
	st	%g0, [%fp-76]
	st	%g0, [%fp-72]
	st	%g0, [%fp-68]
	add	%fp, -164, %l2
	st	%g1, [%fp-88]
	mov	%l2, %o5
	mov	2, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i5, %o1
	call	add_host, 0
	 mov	%i4, %o0
	cmp	%l1, 2
	be	.L180
	 mov	%o0, %i0
	andcc	%o0, -9, %g0
	be	.L194
	 mov	%l2, %o5
	ld	[%fp-164], %o0
.L205:
	call	free, 0
	 ld	[%fp-156], %i4
	b,a	.L195
.L102:
.L203:
	mov	%l0, %o2
	add	%fp, -92, %o1
	call	add_address, 0
	 mov	%i4, %o0
	mov	%o0, %i0
	b	.L107
	 mov	0, %o0
.L122:
	mov	16, %o2
	st	%l1, [%fp-64]
	st	%g0, [%fp-60]
	st	%g0, [%fp-56]
	st	%g0, [%fp-52]
	st	%g0, [%fp-48]
	st	%g0, [%fp-44]
	st	%g0, [%fp-40]
	sethi	%gdop_hix22(in6addr_loopback), %o1
	add	%fp, -56, %o0
	xor	%o1, %gdop_lox10(in6addr_loopback), %o1
	call	memcpy, 0
	 ld	[%l7 + %o1], %o1, %gdop(in6addr_loopback)
	ld	[%fp-64], %g1
	st	%g1, [%fp-92]
	ld	[%fp-60], %g1
	st	%g1, [%fp-88]
	ld	[%fp-56], %g1
	st	%g1, [%fp-84]
	ld	[%fp-52], %g1
	st	%g1, [%fp-80]
	ld	[%fp-48], %g1
	st	%g1, [%fp-76]
	ld	[%fp-44], %g1
	st	%g1, [%fp-72]
	ld	[%fp-40], %g1
	add	%fp, -164, %l1
	st	%g1, [%fp-68]
	mov	%l1, %o5
	mov	26, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i5, %o1
	call	add_host, 0
	 mov	%i4, %o0
	ld	[%i2], %g2
	andcc	%g2, 1, %g0
	be	.L180
	 mov	%o0, %i0
	cmp	%o0, 8
	bne	.L196
	 mov	%l1, %o5
	mov	2, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i5, %o1
	call	add_host, 0
	 mov	%i4, %o0
	mov	%o0, %i0
.L180:
	cmp	%i0, 8
	be	.L197
	 sethi	%gdop_hix22(.LC0), %o1
.L133:
	b	.L107
	 ld	[%fp-164], %o0
.L193:
	call	free, 0
	 mov	0, %o0
	b,a	.L195
.L144:
	jmp	%i7+8
	 restore %g0, 3, %o0
.L197:
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcmp, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	bne,a	.L181
	 ld	[%fp-164], %o0
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%l0, %o1
	call	add_address, 0
	 mov	%i4, %o0
	mov	%o0, %i0
	b	.L107
	 ld	[%fp-164], %o0
.L194:
	mov	26, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i5, %o1
	call	add_host, 0
	 mov	%i4, %o0
	cmp	%i0, 8
	be	.L198
	 mov	%o0, %g1
	andcc	%g1, -9, %g0
	be	.L107
	 ld	[%fp-164], %o0
	ld	[%fp-156], %i4
	call	free, 0
	 mov	%g1, %i0
	b,a	.L195
.L111:
	st	%g0, [%fp-144]
	st	%g0, [%fp-140]
	st	%g0, [%fp-136]
	st	%g0, [%fp-132]
	st	%g0, [%fp-128]
	st	%g0, [%fp-124]
	add	%fp, -140, %o2
	st	%g1, [%fp-148]
	mov	%l1, %o1
	call	inet_pton, 0
	 mov	26, %o0
	cmp	%o0, 1
	be	.L199
	 ld	[%fp-140], %g2
	b	.L200
	 ld	[%i2], %g1
.L105:
	call	strdup, 0
	 mov	%i5, %o0
	ld	[%fp-156], %i4
	st	%g0, [%fp-164]
	cmp	%o0, 0
	bne	.L141
	 st	%o0, [%i4+20]
	call	free, 0
	 mov	6, %i0
	b,a	.L121
.L147:
	sethi	%hi(2130706432), %g1
	xor	%o1, %gdop_lox10(in6addr_loopback), %o1
	or	%g1, 1, %g1
	b	.L101
	 ld	[%l7 + %o1], %o1, %gdop(in6addr_loopback)
.L181:
	ld	[%fp-156], %i4
	call	free, 0
	 mov	8, %i0
	b,a	.L195
.L196:
	cmp	%o0, 0
	bne	.L205
	 ld	[%fp-164], %o0
	andcc	%g2, 2, %g0
	be	.L206
	 ld	[%fp-156], %g1
	mov	%l1, %o5
	mov	2, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i5, %o1
	call	add_host, 0
	 mov	%i4, %o0
	cmp	%o0, 8
	bne	.L133
	 mov	%o0, %i0
	ld	[%i2], %g2
	ld	[%fp-164], %o0
	b	.L137
	 ld	[%fp-156], %g1
.L198:
	b	.L180
	 mov	%g1, %i0
	.size	getaddrinfo, .-getaddrinfo
	.section	.rodata.str1.8
	.align 8
.LC1:
	.asciz	"udp"
	.align 8
.LC2:
	.asciz	"tcp"
	.align 8
.LC3:
	.asciz	"%s"
	.align 8
.LC4:
	.asciz	"%%%u"
	.align 8
.LC5:
	.asciz	"%u"
	.section	.text.getnameinfo,"ax",@progbits
	.align 4
	.global getnameinfo
	.type	getnameinfo, #function
	.proc	04
getnameinfo:
	save	%sp, -352, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 15
	bleu	.L209
	 mov	5, %g1
	lduh	[%i0], %o0
	sll	%o0, 16, %o0
	srl	%o0, 16, %g1
	cmp	%g1, 2
	be	.L269
	 cmp	%g1, 26
	bne	.L243
	 cmp	%i1, 31
	bleu	.L243
	 cmp	%i2, 0
	be	.L212
	 cmp	%i3, 0
	be	.L276
	 cmp	%i4, 0
	ld	[%fp+92], %g1
.L280:
	andcc	%g1, 2, %g0
	be	.L244
	 add	%i0, 8, %l0
	ld	[%fp+92], %g1
	andcc	%g1, 4, %g0
	bne	.L217
	 add	%fp, -256, %i1
	mov	256, %o3
	mov	%i1, %o2
	mov	%l0, %o1
	call	inet_ntop, 0
	 srl	%o0, 16, %o0
	b	.L274
	 ld	[%i0+24], %g1
.L269:
	cmp	%i3, 0
	be	.L212
	 cmp	%i2, 0
	be	.L212
	 ld	[%fp+92], %g1
	andcc	%g1, 2, %g0
.L281:
	bne	.L224
	 add	%i0, 4, %l0
	mov	0, %l1
	mov	4, %o1
.L222:
	srl	%o0, 16, %o2
	call	gethostbyaddr, 0
	 mov	%l0, %o0
	cmp	%o0, 0
	be	.L270
	 add	%fp, -256, %i1
	ld	[%o0], %o3
	sethi	%gdop_hix22(.LC3), %o2
	mov	256, %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	mov	%i1, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC3)
	ld	[%fp+92], %g1
	andcc	%g1, 1, %g0
	bne	.L271
	 mov	46, %o1
.L228:
	call	strlen, 0
	 mov	%i1, %o0
	cmp	%i3, %o0
	bleu	.L237
	 mov	%i1, %o1
	call	strcpy, 0
	 mov	%i2, %o0
	cmp	%i4, 0
	be	.L277
	 mov	0, %g1
	cmp	%i5, 0
	bne,a	.L278
	 ld	[%fp+92], %g1
.L209:
.L277:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L243:
	mov	5, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L212:
	cmp	%i4, 0
.L276:
	be	.L217
	 cmp	%i5, 0
	be	.L217
	 cmp	%i2, 0
	be	.L232
	 cmp	%i3, 0
	bne	.L218
	 srl	%o0, 16, %g1
.L232:
	ld	[%fp+92], %g1
.L278:
	andcc	%g1, 8, %g0
	bne	.L221
	 lduh	[%i0+2], %o3
	ld	[%fp+92], %g1
	andcc	%g1, 16, %g0
	bne	.L272
	 sethi	%gdop_hix22(.LC1), %o1
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ld	[%l7 + %o1], %o1, %gdop(.LC2)
.L234:
	sll	%o3, 16, %o3
	call	getservbyport, 0
	 srl	%o3, 16, %o0
	cmp	%o0, 0
	bne,a	.L265
	 ld	[%o0], %i3
	lduh	[%i0+2], %o3
.L221:
	mov	8, %o1
	add	%fp, -256, %i3
	sll	%o3, 16, %o3
	sethi	%gdop_hix22(.LC5), %o2
	srl	%o3, 16, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	mov	%i3, %o0
	call	snprintf, 0
	 ld	[%l7 + %o2], %o2, %gdop(.LC5)
	call	strlen, 0
	 mov	%i3, %o0
	cmp	%i5, %o0
	bleu,a	.L277
	 mov	15, %g1
	mov	%i3, %o1
.L279:
	call	strcpy, 0
	 mov	%i4, %o0
	b	.L209
	 mov	0, %g1
.L265:
	call	strlen, 0
	 mov	%i3, %o0
	cmp	%i5, %o0
	bgu	.L279
	 mov	%i3, %o1
.L237:
	b	.L209
	 mov	15, %g1
.L224:
	ld	[%fp+92], %g1
	andcc	%g1, 4, %g0
	be	.L273
	 add	%fp, -256, %i1
.L217:
	b	.L209
	 mov	8, %g1
.L270:
	ld	[%fp+92], %g1
	andcc	%g1, 4, %g0
	bne	.L217
	 mov	256, %o3
	mov	%i1, %o2
	mov	%l0, %o1
	call	inet_ntop, 0
	 lduh	[%i0], %o0
	andcc	%l1, 0xff, %g0
	be	.L228
	 nop
	ld	[%i0+24], %g1
.L274:
	cmp	%g1, 0
	be	.L228
	 nop
	call	strlen, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(.LC4), %o2
	ld	[%i0+24], %o3
	xor	%o2, %gdop_lox10(.LC4), %o2
	mov	16, %o1
	ld	[%l7 + %o2], %o2, %gdop(.LC4)
	call	snprintf, 0
	 add	%i1, %o0, %o0
	b,a	.L228
.L244:
	mov	1, %l1
	b	.L222
	 mov	16, %o1
.L272:
	xor	%o1, %gdop_lox10(.LC1), %o1
	b	.L234
	 ld	[%l7 + %o1], %o1, %gdop(.LC1)
.L273:
	mov	256, %o3
	mov	%i1, %o2
	mov	%l0, %o1
	call	inet_ntop, 0
	 srl	%o0, 16, %o0
	b,a	.L228
.L271:
	call	strchr, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	bne,a	.L228
	 stb	%g0, [%o0]
	b,a	.L228
.L218:
	cmp	%g1, 26
	be	.L280
	 ld	[%fp+92], %g1
	b	.L281
	 andcc	%g1, 2, %g0
	.size	getnameinfo, .-getnameinfo
	.section	.rodata.str1.8
	.align 8
.LC6:
	.asciz	"Unknown error"
	.section	.text.gai_strerror,"ax",@progbits
	.align 4
	.global gai_strerror
	.type	gai_strerror, #function
	.proc	0102
gai_strerror:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 14
	bgu	.L284
	 sethi	%gdop_hix22(.LC6), %g1
	sethi	%gdop_hix22(texts.0), %g1
	sll	%i0, 2, %i0
	xor	%g1, %gdop_lox10(texts.0), %g1
	ld	[%l7 + %g1], %l7, %gdop(texts.0)
	ld	[%l7+%i0], %i0
	jmp	%i7+8
	 restore
.L284:
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %i0, %gdop(.LC6)
	jmp	%i7+8
	 restore
	.size	gai_strerror, .-gai_strerror
	.section	.rodata.str1.8
	.align 8
.LC7:
	.asciz	"Success"
	.align 8
.LC8:
	.asciz	"Address family for hostname not supported"
	.align 8
.LC9:
	.asciz	"Temporary failure in name resolution"
	.align 8
.LC10:
	.asciz	"Invalid value for ai_flags"
	.align 8
.LC11:
	.asciz	"Non-recoverable failure in name resolution"
	.align 8
.LC12:
	.asciz	"ai_family not supported"
	.align 8
.LC13:
	.asciz	"Memory allocation failure"
	.align 8
.LC14:
	.asciz	"No address associated with hostname"
	.align 8
.LC15:
	.asciz	"Hostname and service name not provided, or not known"
	.align 8
.LC16:
	.asciz	"Service name not supported for ai_socktype"
	.align 8
.LC17:
	.asciz	"ai_socktype not supported"
	.align 8
.LC18:
	.asciz	"System error returned in errno"
	.align 8
.LC19:
	.asciz	"Invalid value for hints"
	.align 8
.LC20:
	.asciz	"Resolved protocol is unknown"
	.align 8
.LC21:
	.asciz	"Argument buffer overflow"
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	texts.0, #object
	.size	texts.0, 60
texts.0:
	.long	.LC7
	.long	.LC8
	.long	.LC9
	.long	.LC10
	.long	.LC11
	.long	.LC12
	.long	.LC13
	.long	.LC14
	.long	.LC15
	.long	.LC16
	.long	.LC17
	.long	.LC18
	.long	.LC19
	.long	.LC20
	.long	.LC21
	.section	".rodata"
	.align 4
	.type	none.1, #object
	.size	none.1, 32
none.1:
	.skip	32
	.section	.data.rel.ro.local
	.align 4
	.type	transports, #object
	.size	transports, 36
transports:
	.long	2
	.long	6
	.long	.LC2
	.long	1
	.long	17
	.long	.LC1
	.long	4
	.long	0
	.long	0
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
