! 0b7fcc0825713d0c1e3bb29a1333eeb8 emu/guest/libc/addrinfo.c
	.file	"addrinfo.c"
	.section	".text"
	.section	.text.add_address,"ax",@progbits
	.align 4
	.type	add_address, #function
	.proc	04
add_address:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(transports), %g1
	mov	9, %i4
	xor	%g1, %gdop_lox10(transports), %g1
	ldx	[%l7 + %g1], %l7, %gdop(transports)
	add	%l7, 48, %l0
.L20:
	lduw	[%i3+8], %g1
.L41:
	cmp	%g1, 0
	bne,a,pt %icc, .L2
	 lduw	[%l7], %g2
	lduw	[%l7+4], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L40
	 lduw	[%l7], %g1
	lduw	[%i3+12], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L40
	 lduw	[%l7], %g1
	cmp	%g1, %g2
	be,a,pn	%icc, .L3
	 lduw	[%l7], %g1
.L14:
	add	%l7, 16, %l7
.L39:
	cmp	%l0, %l7
	bne,a,pt %xcc, .L41
	 lduw	[%i3+8], %g1
.L17:
	return	%i7+8
	 sra	%o4, 0, %o0
.L3:
.L40:
	cmp	%g1, 4
	be,a,pn	%icc, .L39
	 add	%l7, 16, %l7
.L7:
	brz,pn	%i2, .L12
	 mov	0, %l2
	ldx	[%l7+8], %l1
.L43:
	brz,pn	%l1, .L14
	 mov	10, %o2
	add	%fp, 2039, %o1
	call	strtoul, 0
	 mov	%i2, %o0
	mov	%o0, %i5
	call	isdigit, 0
	 ldub	[%i2], %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L42
	 lduw	[%i3], %g1
	ldx	[%fp+2039], %g1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	be,pn	%icc, .L36
	 sethi	%hi(65536), %g1
	lduw	[%i3], %g1
.L42:
	andcc	%g1, 64, %g0
	bne,a,pt %xcc, .L39
	 add	%l7, 16, %l7
	mov	%l1, %o1
	call	getservbyname, 0
	 mov	%i2, %o0
	brz,a,pn %o0, .L39
	 add	%l7, 16, %l7
	ba,pt	%xcc, .L12
	 lduh	[%o0+18], %l2
.L2:
	cmp	%g1, %g2
	bne,a,pt %icc, .L39
	 add	%l7, 16, %l7
	lduw	[%l7+4], %g1
	cmp	%g1, 0
	be,pt	%icc, .L7
	 nop
	lduw	[%i3+12], %g2
	cmp	%g2, 0
	be,pt	%icc, .L7
	 cmp	%g1, %g2
	bne,a,pn %icc, .L39
	 add	%l7, 16, %l7
	brnz,a,pt %i2, .L43
	 ldx	[%l7+8], %l1
	mov	0, %l2
.L12:
	lduw	[%l7+4], %i4
	cmp	%i4, 0
	bne,pt	%icc, .L16
	 lduw	[%l7], %l1
	lduw	[%i3+12], %i4
.L16:
	mov	80, %o1
	call	calloc, 0
	 mov	1, %o0
	mov	%o0, %i5
	brz,pn	%o0, .L22
	 lduw	[%i1], %g1
	cmp	%g1, 26
	be,pn	%icc, .L38
	 mov	2, %g3
	lduw	[%i1+4], %g2
	st	%g2, [%o0+52]
	sth	%l2, [%o0+50]
	sth	%g3, [%o0+48]
	stx	%g0, [%o0+56]
	mov	16, %g2
.L19:
	st	%g1, [%i5+4]
	st	%i4, [%i5+12]
	st	%g0, [%i5]
	st	%l1, [%i5+8]
	stx	%g2, [%i5+16]
	stx	%g0, [%i5+24]
	stx	%g0, [%i5+40]
	add	%i5, 48, %g1
	stx	%g1, [%i5+32]
	ldx	[%i0+8], %g1
	stx	%i5, [%g1]
	add	%i5, 40, %i5
	stx	%i5, [%i0+8]
	add	%l7, 16, %l7
	cmp	%l0, %l7
	bne,pt	%xcc, .L20
	 mov	0, %i4
	ba,pt	%xcc, .L17
	 nop
.L38:
	lduw	[%i1+24], %g2
	stx	%g0, [%o0+48]
	stx	%g0, [%o0+72]
	sth	%g1, [%o0+48]
	st	%g2, [%o0+72]
	stx	%g0, [%o0+56]
	stx	%g0, [%o0+64]
	sth	%l2, [%o0+50]
	mov	16, %o2
	add	%i1, 8, %o1
	call	memcpy, 0
	 add	%o0, 56, %o0
	lduw	[%i1], %g1
	ba,pt	%xcc, .L19
	 mov	32, %g2
.L36:
	cmp	%i5, %g1
	blu,pt	%xcc, .L12
	 mov	%i5, %l2
	ba,pt	%xcc, .L39
	 add	%l7, 16, %l7
.L22:
	mov	6, %i4
	return	%i7+8
	 sra	%o4, 0, %o0
	.size	add_address, .-add_address
	.section	.text.add_host,"ax",@progbits
	.align 4
	.type	add_host, #function
	.proc	04
add_host:
	save	%sp, -320, %sp
	lduw	[%i3+4], %g1
	xor	%g1, 26, %g1
	cmp	%g0, %g1
	xor	%i4, 2, %g1
	subx	%g0, -1, %l3
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	mov	0, %o0
	and	%l3, %g1, %l3
	call	sethostent, 0
	 mov	8, %l2
	add	%fp, 1903, %l4
	and	%l3, 0xff, %l3
.L45:
	call	gethostent_any, 0
	 nop
	brz,pn	%o0, .L56
	 mov	%o0, %l0
.L74:
	andcc	%l2, -9, %g0
	bne,pn	%icc, .L56
	 nop
	lduw	[%l0+16], %g1
	cmp	%g1, %i4
	bne,pt	%icc, .L45
	 nop
	ldx	[%l0+8], %l1
	ldx	[%l0], %o1
	call	strcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be,a,pn	%icc, .L75
	 ldx	[%l0+24], %g1
.L68:
	ldx	[%l1], %o1
	brz,pn	%o1, .L45
	 nop
	call	strcmp, 0
	 mov	%i1, %o0
	cmp	%o0, 0
	be,a,pn	%icc, .L70
	 ldx	[%l1], %g1
	ba,pt	%xcc, .L68
	 add	%l1, 8, %l1
.L70:
	brz,pt	%g1, .L45
	 nop
	ldx	[%l0+24], %g1
.L75:
	mov	4, %o2
	ldx	[%g1], %o1
	call	memcpy, 0
	 mov	%l4, %o0
	cmp	%i4, 26
	be,pn	%icc, .L71
	 cmp	%l3, 0
	bne,pn	%icc, .L72
	 lduw	[%fp+1903], %g1
	st	%g1, [%fp+1939]
	mov	2, %g1
	st	%g1, [%fp+1935]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1991]
	lduw	[%fp+1991], %g1
	stx	%g0, [%fp+1943]
	st	%g1, [%fp+1907]
	stx	%g0, [%fp+1951]
	lduw	[%fp+1995], %g1
	st	%g0, [%fp+1959]
	st	%g1, [%fp+1911]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	st	%g0, [%fp+2015]
	st	%g0, [%fp+1915]
	st	%g0, [%fp+1919]
	st	%g0, [%fp+1923]
	st	%g0, [%fp+1927]
	st	%g0, [%fp+1931]
	ldx	[%i5], %g1
	brz,pn	%g1, .L73
	 add	%fp, 1907, %l1
.L55:
	mov	%i3, %o3
.L76:
	mov	%i2, %o2
	mov	%l1, %o1
	call	add_address, 0
	 mov	%i0, %o0
	call	gethostent_any, 0
	 mov	%o0, %l2
	brnz,pt	%o0, .L74
	 mov	%o0, %l0
.L56:
	call	endhostent, 0
	 sra	%l2, 0, %i0
	return	%i7+8
	 nop
.L72:
	st	%g1, [%fp+1907]
	mov	26, %g1
	st	%g1, [%fp+1991]
	sethi	%hi(67107840), %g1
	sllx	%g1, 22, %g1
	st	%g0, [%fp+1995]
	stx	%g1, [%fp+2007]
	st	%g0, [%fp+2015]
	stx	%g0, [%fp+1999]
	add	%fp, 1907, %l1
	mov	4, %o2
	mov	%l1, %o1
	call	memcpy, 0
	 add	%fp, 2011, %o0
	lduw	[%fp+1991], %o5
	lduw	[%fp+1995], %o7
	lduw	[%fp+1999], %g5
	lduw	[%fp+2003], %g4
	lduw	[%fp+2007], %g3
	lduw	[%fp+2011], %g2
	lduw	[%fp+2015], %g1
	st	%o5, [%fp+2019]
	st	%o7, [%fp+2023]
	st	%g5, [%fp+2027]
	st	%g4, [%fp+2031]
	st	%g3, [%fp+2035]
	st	%g2, [%fp+2039]
	st	%g1, [%fp+2043]
.L69:
	st	%g1, [%fp+1931]
	st	%o5, [%fp+1907]
	st	%o7, [%fp+1911]
	st	%g5, [%fp+1915]
	st	%g4, [%fp+1919]
	st	%g3, [%fp+1923]
	st	%g2, [%fp+1927]
	ldx	[%i5], %g1
	brnz,pt	%g1, .L76
	 mov	%i3, %o3
.L73:
	call	strdup, 0
	 ldx	[%l0], %o0
	ba,pt	%xcc, .L55
	 stx	%o0, [%i5]
.L71:
	ldx	[%l0+24], %g1
	ldx	[%g1], %o1
	mov	26, %g1
	mov	16, %o2
	st	%g1, [%fp+1991]
	st	%g0, [%fp+1995]
	st	%g0, [%fp+1999]
	st	%g0, [%fp+2003]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+2011]
	st	%g0, [%fp+2015]
	call	memcpy, 0
	 add	%fp, 1999, %o0
	add	%fp, 1907, %l1
	lduw	[%fp+1991], %o5
	lduw	[%fp+1995], %o7
	lduw	[%fp+1999], %g5
	lduw	[%fp+2003], %g4
	lduw	[%fp+2007], %g3
	lduw	[%fp+2011], %g2
	lduw	[%fp+2015], %g1
	st	%o5, [%fp+1963]
	st	%o7, [%fp+1967]
	st	%g5, [%fp+1971]
	st	%g4, [%fp+1975]
	st	%g3, [%fp+1979]
	st	%g2, [%fp+1983]
	ba,pt	%xcc, .L69
	 st	%g1, [%fp+1987]
	.size	add_host, .-add_host
	.section	.text.freeaddrinfo,"ax",@progbits
	.align 4
	.global freeaddrinfo
	.type	freeaddrinfo, #function
	.proc	020
freeaddrinfo:
	save	%sp, -176, %sp
	brz,pn	%i0, .L85
	 mov	%i0, %i5
.L84:
	ldx	[%i0+40], %i0
	call	free, 0
	 ldx	[%i5+24], %o0
	call	free, 0
	 mov	%i5, %o0
	brnz,pt	%i0, .L84
	 mov	%i0, %i5
.L85:
	return	%i7+8
	 nop
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
	save	%sp, -448, %sp
	add	%fp, 1791, %i4
	stx	%g0, [%fp+1791]
	stx	%i4, [%fp+1799]
	stx	%g0, [%fp+1783]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%i0, %i1, %l0
	brz,pn	%i2, .L87
	 mov	8, %i5
	brz,pn	%l0, .L88
	 mov	0, %g1
	lduw	[%i2], %g2
	srl	%g2, 4, %g3
	movre	%i0, 1, %g1
	andcc	%g3, %g1, %g0
	bne,a,pn %icc, .L185
	 mov	3, %i5
	lduw	[%i2+4], %g1
	and	%g1, -3, %g3
	cmp	%g0, %g3
	xor	%g1, 26, %g1
	addx	%g0, 0, %g3
	cmp	%g0, %g1
	addx	%g0, 0, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L88
	 mov	5, %i5
	lduw	[%i2+8], %g1
	cmp	%g1, 4
	bleu,pn	%icc, .L169
	 mov	10, %i5
.L88:
.L185:
	return	%i7+8
	 sra	%o5, 0, %o0
.L169:
	brz,pn	%i0, .L170
	 mov	%i0, %o0
	stx	%g0, [%fp+1951]
	add	%fp, 1923, %l0
	call	inet_aton, 0
	 mov	%l0, %o1
	cmp	%o0, 0
	be,pn	%icc, .L97
	 lduw	[%fp+1923], %g1
.L187:
	st	%g1, [%fp+1899]
	mov	2, %g1
	st	%g1, [%fp+1895]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1983]
	lduw	[%fp+1983], %g1
	stx	%g0, [%fp+1903]
	st	%g1, [%fp+1811]
	stx	%g0, [%fp+1911]
	lduw	[%fp+1987], %g1
	st	%g0, [%fp+1919]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	st	%g0, [%fp+2007]
	st	%g1, [%fp+1815]
	st	%g0, [%fp+1819]
	st	%g0, [%fp+1823]
	st	%g0, [%fp+1827]
	st	%g0, [%fp+1831]
	st	%g0, [%fp+1835]
	lduw	[%fp+1819], %g2
.L181:
	st	%g2, [%fp+1959]
	lduw	[%fp+1823], %g2
	st	%g2, [%fp+1963]
	lduw	[%fp+1827], %g2
	st	%g2, [%fp+1967]
	lduw	[%fp+1831], %g2
	lduw	[%fp+1811], %g1
	lduw	[%fp+1815], %g3
	st	%g2, [%fp+1971]
	st	%g1, [%fp+1951]
	lduw	[%fp+1835], %g2
	st	%g3, [%fp+1955]
	st	%g2, [%fp+1975]
	lduw	[%i2+4], %g2
	cmp	%g2, 26
	be,pn	%icc, .L171
	 cmp	%g1, 2
.L106:
	cmp	%g2, 0
	be,pn	%icc, .L109
	 lduw	[%fp+1951], %g1
	cmp	%g1, %g2
.L189:
	bne,a,pn %icc, .L186
	 mov	0, %i4
.L109:
	mov	%i2, %o3
	mov	%i1, %o2
.L166:
	add	%fp, 1951, %o1
	call	add_address, 0
	 mov	%i4, %o0
	mov	%o0, %i5
	mov	0, %o0
.L96:
	ldx	[%fp+1791], %g1
	cmp	%i5, 0
	bne,pn	%icc, .L93
	 mov	%g1, %i4
	lduw	[%i2], %g2
.L126:
.L191:
	andcc	%g2, 16, %g0
	be,pn	%xcc, .L95
	 mov	%g1, %i4
	brz,pn	%o0, .L94
	 nop
	stx	%o0, [%g1+24]
.L130:
	mov	0, %o0
	call	free, 0
	 mov	0, %i5
	stx	%i4, [%i3]
.L176:
	return	%i7+8
	 sra	%o5, 0, %o0
.L87:
	brz,pn	%l0, .L88
	 sethi	%gdop_hix22(none.1), %i2
	brz,pn	%i0, .L139
	 xor	%i2, %gdop_lox10(none.1), %i2
	stx	%g0, [%fp+1951]
	add	%fp, 1923, %l0
	mov	%i0, %o0
	mov	%l0, %o1
	call	inet_aton, 0
	 ldx	[%l7 + %i2], %i2, %gdop(none.1)
	cmp	%o0, 0
	bne,pt	%icc, .L187
	 lduw	[%fp+1923], %g1
.L97:
	call	strlen, 0
	 mov	%i0, %o0
	cmp	%o0, 63
	bleu,pn	%xcc, .L173
	 mov	%i0, %o1
	lduw	[%i2], %g1
.L183:
	andcc	%g1, 32, %g0
	be,pn	%xcc, .L174
	 mov	0, %o0
	call	free, 0
	 mov	0, %i4
	mov	8, %i5
	mov	%i4, %o0
.L182:
	call	freeaddrinfo, 0
	 sra	%i5, 0, %i0
	return	%i7+8
	 nop
.L173:
	add	%fp, 1983, %l1
	call	strcpy, 0
	 mov	%l1, %o0
	call	strchr, 0
	 mov	37, %o1
	brz,pn	%o0, .L100
	 mov	%o0, %i5
	stb	%g0, [%o0]
	mov	26, %g1
	st	%g0, [%fp+1815]
	st	%g0, [%fp+1819]
	st	%g0, [%fp+1823]
	st	%g0, [%fp+1827]
	st	%g0, [%fp+1831]
	st	%g0, [%fp+1835]
	st	%g1, [%fp+1811]
	add	%fp, 1819, %o2
	mov	%l1, %o1
	call	inet_pton, 0
	 mov	26, %o0
	cmp	%o0, 1
	bne,a,pt %icc, .L183
	 lduw	[%i2], %g1
	mov	10, %o2
	add	%fp, 1951, %o1
	call	strtoul, 0
	 add	%i5, 1, %o0
	st	%o0, [%fp+1835]
	call	isdigit, 0
	 ldub	[%i5+1], %o0
	cmp	%o0, 0
	be,a,pt	%icc, .L183
	 lduw	[%i2], %g1
	ldx	[%fp+1951], %g1
	ldsb	[%g1], %g1
	cmp	%g1, 0
	bne,a,pt %icc, .L183
	 lduw	[%i2], %g1
	ba,pt	%xcc, .L181
	 lduw	[%fp+1819], %g2
.L139:
	sethi	%gdop_hix22(in6addr_loopback), %o1
	sethi	%hi(2130706432), %g1
	xor	%o1, %gdop_lox10(in6addr_loopback), %o1
	ldx	[%l7 + %i2], %i2, %gdop(none.1)
	or	%g1, 1, %g1
	ldx	[%l7 + %o1], %o1, %gdop(in6addr_loopback)
.L90:
	st	%g1, [%fp+1843]
	mov	2, %g1
	st	%g1, [%fp+1839]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1983]
	lduw	[%fp+1983], %g1
	st	%g1, [%fp+1923]
	lduw	[%fp+1987], %g1
	st	%g1, [%fp+1927]
	mov	26, %g1
	stx	%g0, [%fp+1847]
	st	%g1, [%fp+1983]
	stx	%g0, [%fp+1855]
	st	%g0, [%fp+1863]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+1931]
	st	%g0, [%fp+1935]
	st	%g0, [%fp+1939]
	st	%g0, [%fp+1943]
	st	%g0, [%fp+1947]
	st	%g0, [%fp+1987]
	st	%g0, [%fp+1991]
	st	%g0, [%fp+1995]
	st	%g0, [%fp+1999]
	st	%g0, [%fp+2003]
	mov	16, %o2
	call	memcpy, 0
	 add	%fp, 1991, %o0
	lduw	[%fp+1983], %g2
	st	%g2, [%fp+1867]
	lduw	[%fp+1987], %g2
	st	%g2, [%fp+1871]
	lduw	[%fp+1991], %g2
	st	%g2, [%fp+1875]
	lduw	[%fp+1995], %g2
	st	%g2, [%fp+1879]
	lduw	[%fp+1999], %g2
	st	%g2, [%fp+1883]
	lduw	[%fp+2003], %g2
	st	%g2, [%fp+1887]
	ldx	[%fp+1983], %g2
	stx	%g2, [%fp+1951]
	ldx	[%fp+1991], %g2
	lduw	[%fp+2007], %g1
	stx	%g2, [%fp+1959]
	st	%g1, [%fp+1891]
	ldx	[%fp+1999], %g2
	st	%g1, [%fp+1975]
	stx	%g2, [%fp+1967]
	lduw	[%i2+4], %g1
	cmp	%g1, 26
	be,pt	%icc, .L188
	 mov	%i2, %o3
	mov	%l0, %o2
	add	%fp, 1923, %o1
	call	add_address, 0
	 mov	%i4, %o0
	orcc	%o0, 0, %i5
	bne,a,pt %icc, .L175
	 ldx	[%fp+1791], %i4
	lduw	[%i2+4], %g1
	cmp	%g1, 2
	bne,pn	%icc, .L91
	 mov	%i2, %o3
	lduw	[%i2], %g1
	andcc	%g1, 16, %g0
	bne,pn	%xcc, .L94
	 mov	0, %o0
.L95:
	call	free, 0
	 mov	0, %i5
	ldx	[%fp+1791], %i4
	ba,pt	%xcc, .L176
	 stx	%i4, [%i3]
.L171:
	bne,pt	%icc, .L189
	 cmp	%g1, %g2
	lduw	[%i2], %g1
	andcc	%g1, 1, %g0
	be,a,pt	%xcc, .L108
	 mov	0, %i4
	sethi	%hi(67107840), %g1
	sllx	%g1, 22, %g1
	st	%g2, [%fp+1983]
	stx	%g1, [%fp+1999]
	st	%g3, [%fp+1867]
	st	%g0, [%fp+1987]
	st	%g0, [%fp+2007]
	stx	%g0, [%fp+1991]
	mov	4, %o2
	add	%fp, 1867, %o1
	call	memcpy, 0
	 add	%fp, 2003, %o0
	lduw	[%fp+1983], %g2
	st	%g2, [%fp+1923]
	lduw	[%fp+1987], %g2
	st	%g2, [%fp+1927]
	lduw	[%fp+1991], %g2
	st	%g2, [%fp+1931]
	lduw	[%fp+1995], %g2
	st	%g2, [%fp+1935]
	lduw	[%fp+1999], %g2
	st	%g2, [%fp+1939]
	lduw	[%fp+2003], %g2
	st	%g2, [%fp+1943]
	ldx	[%fp+1983], %g2
	stx	%g2, [%fp+1951]
	ldx	[%fp+1991], %g2
	stx	%g2, [%fp+1959]
	ldx	[%fp+1999], %g2
	lduw	[%fp+2007], %g1
	stx	%g2, [%fp+1967]
	st	%g1, [%fp+1947]
	st	%g1, [%fp+1975]
	ba,pt	%xcc, .L106
	 lduw	[%i2+4], %g2
.L108:
.L186:
	mov	0, %o0
	mov	1, %i5
.L93:
	call	free, 0
	 nop
	ba,pt	%xcc, .L182
	 mov	%i4, %o0
.L170:
	andcc	%g2, 8, %g0
	be,a,pn	%xcc, .L136
	 sethi	%gdop_hix22(in6addr_loopback), %o1
	sethi	%gdop_hix22(in6addr_any), %o1
	mov	0, %g1
	xor	%o1, %gdop_lox10(in6addr_any), %o1
	ba,pt	%xcc, .L90
	 ldx	[%l7 + %o1], %o1, %gdop(in6addr_any)
.L174:
	lduw	[%i2+4], %i5
	cmp	%i5, 26
	be,pn	%icc, .L111
	 mov	2, %g1
	st	%g1, [%fp+1951]
	sethi	%hi(2130706432), %g1
	or	%g1, 1, %g1
	st	%g1, [%fp+1955]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1983]
	lduw	[%fp+1983], %g1
	st	%g1, [%fp+1923]
	lduw	[%fp+1987], %g1
	stx	%g0, [%fp+1959]
	stx	%g0, [%fp+1967]
	st	%g0, [%fp+1975]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	st	%g0, [%fp+2007]
	st	%g0, [%fp+1931]
	st	%g1, [%fp+1927]
	st	%g0, [%fp+1935]
	st	%g0, [%fp+1939]
	st	%g0, [%fp+1943]
	st	%g0, [%fp+1947]
	add	%fp, 1783, %l2
	mov	2, %o4
	mov	%l2, %o5
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	add_host, 0
	 mov	%i4, %o0
	cmp	%i5, 2
	mov	%o0, %l1
	be,pn	%icc, .L177
	 mov	%o0, %i5
	andcc	%o0, -9, %g0
	be,pn	%icc, .L178
	 mov	%l2, %o5
	ldx	[%fp+1783], %o0
.L190:
	call	free, 0
	 ldx	[%fp+1791], %i4
	ba,pt	%xcc, .L182
	 mov	%i4, %o0
.L91:
.L188:
	ba,pt	%xcc, .L166
	 mov	%l0, %o2
.L111:
	mov	16, %o2
	st	%i5, [%fp+1951]
	st	%g0, [%fp+1955]
	st	%g0, [%fp+1959]
	st	%g0, [%fp+1963]
	st	%g0, [%fp+1967]
	st	%g0, [%fp+1971]
	st	%g0, [%fp+1975]
	sethi	%gdop_hix22(in6addr_loopback), %o1
	add	%fp, 1959, %o0
	xor	%o1, %gdop_lox10(in6addr_loopback), %o1
	call	memcpy, 0
	 ldx	[%l7 + %o1], %o1, %gdop(in6addr_loopback)
	add	%fp, 1783, %l1
	ldx	[%fp+1951], %g2
	stx	%g2, [%fp+1983]
	ldx	[%fp+1959], %g2
	stx	%g2, [%fp+1991]
	ldx	[%fp+1967], %g2
	stx	%g2, [%fp+1999]
	lduw	[%fp+1951], %g2
	st	%g2, [%fp+1923]
	lduw	[%fp+1955], %g2
	st	%g2, [%fp+1927]
	lduw	[%fp+1959], %g2
	st	%g2, [%fp+1931]
	lduw	[%fp+1963], %g2
	st	%g2, [%fp+1935]
	lduw	[%fp+1967], %g2
	lduw	[%fp+1975], %g1
	st	%g2, [%fp+1939]
	lduw	[%fp+1971], %g2
	st	%g1, [%fp+2007]
	st	%g2, [%fp+1943]
	st	%g1, [%fp+1947]
	mov	%l1, %o5
	mov	26, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	add_host, 0
	 mov	%i4, %o0
	lduw	[%i2], %g2
	andcc	%g2, 1, %g0
	be,pt	%xcc, .L115
	 mov	%o0, %i5
	cmp	%o0, 8
	bne,pn	%icc, .L179
	 mov	%l1, %o5
	mov	2, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	add_host, 0
	 mov	%i4, %o0
	mov	%o0, %i5
.L115:
	cmp	%i5, 8
	be,pn	%icc, .L184
	 sethi	%gdop_hix22(.LC0), %o1
.L122:
	ba,pt	%xcc, .L96
	 ldx	[%fp+1783], %o0
.L175:
	call	free, 0
	 mov	0, %o0
	ba,pt	%xcc, .L182
	 mov	%i4, %o0
.L177:
	cmp	%o0, 8
	bne,pt	%icc, .L96
	 ldx	[%fp+1783], %o0
	sethi	%gdop_hix22(.LC0), %o1
.L184:
	mov	%i0, %o0
	xor	%o1, %gdop_lox10(.LC0), %o1
	call	strcmp, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC0)
	cmp	%o0, 0
	bne,a,pt %icc, .L162
	 ldx	[%fp+1783], %o0
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%l0, %o1
	call	add_address, 0
	 mov	%i4, %o0
	mov	%o0, %i5
	ba,pt	%xcc, .L96
	 ldx	[%fp+1783], %o0
.L178:
	mov	26, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	add_host, 0
	 mov	%i4, %o0
	cmp	%l1, 8
	be,pn	%icc, .L180
	 mov	%o0, %g1
	andcc	%g1, -9, %g0
	be,pn	%icc, .L96
	 ldx	[%fp+1783], %o0
	ldx	[%fp+1791], %i4
	call	free, 0
	 mov	%g1, %i5
	ba,pt	%xcc, .L182
	 mov	%i4, %o0
.L100:
	mov	26, %g1
	st	%g0, [%fp+1815]
	st	%g0, [%fp+1819]
	st	%g0, [%fp+1823]
	st	%g0, [%fp+1827]
	st	%g0, [%fp+1831]
	st	%g0, [%fp+1835]
	add	%fp, 1819, %o2
	st	%g1, [%fp+1811]
	mov	%l1, %o1
	call	inet_pton, 0
	 mov	26, %o0
	cmp	%o0, 1
	be,a,pt	%icc, .L181
	 lduw	[%fp+1819], %g2
	ba,pt	%xcc, .L183
	 lduw	[%i2], %g1
.L94:
	call	strdup, 0
	 mov	%i0, %o0
	ldx	[%fp+1791], %i4
	stx	%g0, [%fp+1783]
	brnz,pn	%o0, .L130
	 stx	%o0, [%i4+24]
	call	free, 0
	 mov	6, %i5
	ba,pt	%xcc, .L182
	 mov	%i4, %o0
.L136:
	sethi	%hi(2130706432), %g1
	xor	%o1, %gdop_lox10(in6addr_loopback), %o1
	or	%g1, 1, %g1
	ba,pt	%xcc, .L90
	 ldx	[%l7 + %o1], %o1, %gdop(in6addr_loopback)
.L162:
	ldx	[%fp+1791], %i4
	call	free, 0
	 mov	8, %i5
	ba,pt	%xcc, .L182
	 mov	%i4, %o0
.L179:
	cmp	%o0, 0
	bne,pt	%icc, .L190
	 ldx	[%fp+1783], %o0
	andcc	%g2, 2, %g0
	be,pt	%xcc, .L191
	 ldx	[%fp+1791], %g1
	mov	%l1, %o5
	mov	2, %o4
	mov	%i2, %o3
	mov	%i1, %o2
	mov	%i0, %o1
	call	add_host, 0
	 mov	%i4, %o0
	cmp	%o0, 8
	bne,pt	%icc, .L122
	 mov	%o0, %i5
	lduw	[%i2], %g2
	ldx	[%fp+1783], %o0
	ba,pt	%xcc, .L126
	 ldx	[%fp+1791], %g1
.L180:
	mov	%g1, %i5
	cmp	%i5, 8
	bne,pt	%icc, .L96
	 ldx	[%fp+1783], %o0
	ba,pt	%xcc, .L184
	 sethi	%gdop_hix22(.LC0), %o1
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
	save	%sp, -432, %sp
	lduw	[%fp+2227], %l0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i1, 15
	bleu,pn	%xcc, .L193
	 mov	5, %g1
	lduh	[%i0], %o0
	sll	%o0, 16, %o0
	srl	%o0, 16, %g2
	cmp	%g2, 2
	be,pn	%icc, .L242
	 xor	%g2, 26, %g2
	cmp	%g0, %g2
	addx	%g0, 0, %g3
	cmp	%i1, 31
	mov	0, %g2
	movleu	%xcc, 1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L193
	 mov	0, %g2
	mov	0, %g1
	movre	%i2, 1, %g2
	movre	%i3, 1, %g1
	orcc	%g2, %g1, %g0
	be,pt	%icc, .L248
	 andcc	%l0, 2, %g0
	mov	0, %g2
.L250:
	mov	0, %g1
	movre	%i4, 1, %g2
	movre	%i5, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L198
	 mov	0, %g2
	mov	0, %g1
	movrne	%i2, 1, %g2
	movrne	%i3, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L199
	 srl	%o0, 16, %g1
.L212:
	andcc	%l0, 8, %g0
	bne,pn	%xcc, .L201
	 lduh	[%i0+2], %o3
	andcc	%l0, 16, %g0
	bne,pt	%xcc, .L243
	 sethi	%gdop_hix22(.LC1), %o1
	sethi	%gdop_hix22(.LC2), %o1
	xor	%o1, %gdop_lox10(.LC2), %o1
	ldx	[%l7 + %o1], %o1, %gdop(.LC2)
.L213:
	sll	%o3, 16, %o3
	call	getservbyport, 0
	 srl	%o3, 16, %o0
	brnz,a,pn %o0, .L237
	 ldx	[%o0], %i3
	lduh	[%i0+2], %o3
.L201:
	mov	8, %o1
	add	%fp, 1791, %i3
	sll	%o3, 16, %o3
	sethi	%gdop_hix22(.LC5), %o2
	srl	%o3, 16, %o3
	xor	%o2, %gdop_lox10(.LC5), %o2
	mov	%i3, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC5)
	call	strlen, 0
	 mov	%i3, %o0
	cmp	%i5, %o0
	bleu,pn	%xcc, .L249
	 mov	15, %g1
	mov	%i3, %o1
.L251:
	call	strcpy, 0
	 mov	%i4, %o0
	mov	0, %g1
.L193:
.L249:
	return	%i7+8
	 sra	%g1, 0, %o0
.L242:
	mov	0, %g2
	mov	0, %g1
	movre	%i3, 1, %g2
	movre	%i2, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pt	%icc, .L250
	 mov	0, %g2
.L196:
	add	%i0, 4, %l1
	mov	0, %l2
	andcc	%l0, 2, %g0
	be,pt	%xcc, .L202
	 mov	4, %o1
	andcc	%l0, 4, %g0
	be,pn	%xcc, .L244
	 add	%fp, 1791, %i1
.L198:
	ba,pt	%xcc, .L193
	 mov	8, %g1
.L199:
	cmp	%g1, 26
	bne,pn	%icc, .L196
	 andcc	%l0, 2, %g0
.L248:
	be,pt	%xcc, .L223
	 add	%i0, 8, %l1
	andcc	%l0, 4, %g0
	bne,pn	%xcc, .L198
	 add	%fp, 1791, %i1
	mov	256, %o3
	mov	%i1, %o2
	mov	%l1, %o1
	call	inet_ntop, 0
	 srl	%o0, 16, %o0
	ba,pt	%xcc, .L247
	 lduw	[%i0+24], %g1
.L223:
	mov	1, %l2
	mov	16, %o1
.L202:
	srl	%o0, 16, %o2
	call	gethostbyaddr, 0
	 mov	%l1, %o0
	brz,pn	%o0, .L245
	 add	%fp, 1791, %i1
	ldx	[%o0], %o3
	sethi	%gdop_hix22(.LC3), %o2
	mov	256, %o1
	xor	%o2, %gdop_lox10(.LC3), %o2
	mov	%i1, %o0
	call	snprintf, 0
	 ldx	[%l7 + %o2], %o2, %gdop(.LC3)
	andcc	%l0, 1, %g0
	bne,pn	%xcc, .L246
	 mov	46, %o1
.L208:
	call	strlen, 0
	 mov	%i1, %o0
	cmp	%i3, %o0
	bleu,pn	%xcc, .L216
	 mov	%i1, %o1
	call	strcpy, 0
	 mov	%i2, %o0
	mov	0, %g2
	mov	0, %g1
	movrne	%i4, 1, %g2
	movrne	%i5, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L212
	 mov	0, %g1
	ba,pt	%xcc, .L193
	 nop
.L237:
	call	strlen, 0
	 mov	%i3, %o0
	cmp	%i5, %o0
	bgu,pt	%xcc, .L251
	 mov	%i3, %o1
.L216:
	ba,pt	%xcc, .L193
	 mov	15, %g1
.L245:
	andcc	%l0, 4, %g0
	bne,pn	%xcc, .L198
	 mov	256, %o3
	mov	%i1, %o2
	mov	%l1, %o1
	call	inet_ntop, 0
	 lduh	[%i0], %o0
	andcc	%l2, 0xff, %g0
	be,pn	%icc, .L208
	 nop
	lduw	[%i0+24], %g1
.L247:
	cmp	%g1, 0
	be,pt	%icc, .L208
	 nop
	call	strlen, 0
	 mov	%i1, %o0
	sethi	%gdop_hix22(.LC4), %o2
	lduw	[%i0+24], %o3
	xor	%o2, %gdop_lox10(.LC4), %o2
	mov	16, %o1
	ldx	[%l7 + %o2], %o2, %gdop(.LC4)
	call	snprintf, 0
	 add	%i1, %o0, %o0
	ba,pt	%xcc, .L208
	 nop
.L243:
	xor	%o1, %gdop_lox10(.LC1), %o1
	ba,pt	%xcc, .L213
	 ldx	[%l7 + %o1], %o1, %gdop(.LC1)
.L244:
	mov	256, %o3
	mov	%i1, %o2
	mov	%l1, %o1
	call	inet_ntop, 0
	 srl	%o0, 16, %o0
	ba,pt	%xcc, .L208
	 nop
.L246:
	call	strchr, 0
	 mov	%i1, %o0
	brnz,a,pt %o0, .L208
	 stb	%g0, [%o0]
	ba,pt	%xcc, .L208
	 nop
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
	save	%sp, -176, %sp
	cmp	%i0, 14
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	bgu,pt	%icc, .L254
	 sethi	%gdop_hix22(.LC6), %g1
	sethi	%gdop_hix22(texts.0), %g1
	sllx	%i0, 3, %i0
	xor	%g1, %gdop_lox10(texts.0), %g1
	ldx	[%l7 + %g1], %l7, %gdop(texts.0)
	ldx	[%l7+%i0], %i0
	return	%i7+8
	 nop
.L254:
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %i0, %gdop(.LC6)
	return	%i7+8
	 nop
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
	.align 8
	.type	texts.0, #object
	.size	texts.0, 120
texts.0:
	.xword	.LC7
	.xword	.LC8
	.xword	.LC9
	.xword	.LC10
	.xword	.LC11
	.xword	.LC12
	.xword	.LC13
	.xword	.LC14
	.xword	.LC15
	.xword	.LC16
	.xword	.LC17
	.xword	.LC18
	.xword	.LC19
	.xword	.LC20
	.xword	.LC21
	.section	".rodata"
	.align 8
	.type	none.1, #object
	.size	none.1, 48
none.1:
	.skip	48
	.section	.data.rel.ro.local
	.align 8
	.type	transports, #object
	.size	transports, 48
transports:
	.long	2
	.long	6
	.xword	.LC2
	.long	1
	.long	17
	.xword	.LC1
	.long	4
	.long	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
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
