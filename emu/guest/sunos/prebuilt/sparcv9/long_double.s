! 7cd415df9be8bbb35bf8c3462c9c45c4 emu/guest/libc/long_double.c
	.file	"long_double.c"
	.section	".text"
	.section	.text.is_special_division,"ax",@progbits
	.align 4
	.type	is_special_division, #function
	.proc	04
is_special_division:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L2
	 stx	%i3, [%fp+2199]
	srlx	%i2, 48, %g2
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L23
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i2, %g1, %i2
	brz,pt	%i2, .L24
	 mov	-1, %g1
.L28:
	srlx	%g1, 1, %g1
	and	%i0, %g1, %i0
	or	%i0, %i1, %i0
	brz,pn	%i0, .L27
	 ldx	[%fp+2175], %g1
	return	%i7+8
	 mov	0, %o0
.L23:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brz,a,pn %g1, .L25
	 srlx	%g2, 1, %g2
	ldx	[%fp+2191], %g1
.L29:
	stx	%g1, [%i4]
	ldx	[%fp+2199], %g1
	stx	%g1, [%i4+8]
	return	%i7+8
	 mov	1, %o0
.L24:
	brnz,pt	%i3, .L28
	 nop
	ba,pt	%xcc, .L7
	 nop
.L2:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %i0
	brnz,a,pt %i0, .L27
	 ldx	[%fp+2175], %g1
	brnz,a,pt %i1, .L27
	 ldx	[%fp+2175], %g1
	srlx	%i2, 48, %g3
	and	%g3, %g2, %g3
	cmp	%g3, %g2
	be,a,pn	%icc, .L26
	 and	%i2, %g1, %i2
.L7:
	call	___errno, 0
	 mov	1, %i0
	mov	33, %g1
	st	%g1, [%o0]
	stx	%g0, [%i4+8]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	stx	%g1, [%i4]
	return	%i7+8
	 nop
.L25:
	and	%i2, %g2, %i2
	brz,pt	%i2, .L7
	 ldx	[%fp+2175], %g1
.L27:
	stx	%g1, [%i4]
	ldx	[%fp+2183], %g1
	stx	%g1, [%i4+8]
	return	%i7+8
	 mov	1, %o0
.L26:
	or	%i2, %i3, %i2
	brnz,pt	%i2, .L29
	 ldx	[%fp+2191], %g1
	ba,pt	%xcc, .L7
	 nop
	.size	is_special_division, .-is_special_division
	.section	.text.scale,"ax",@progbits
	.align 4
	.type	scale, #function
	.proc	010
scale:
	save	%sp, -400, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L38
	 mov	%i1, %o2
	mov	-1, %i4
	srlx	%i4, 1, %i4
	and	%i0, %i4, %g1
	or	%i1, %g1, %i1
	brz,pn	%i1, .L38
	 mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	add	%fp, 1839, %i3
	sethi	%hi(99328), %o2
	sethi	%hi(102401024), %g1
	xor	%o2, -672, %o2
	srlx	%g1, 10, %g1
	cmp	%i2, %o2
	movge	%xcc, %i2, %o2
	cmp	%o2, %g1
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	stx	%g1, [%fp+1887]
	mov	3125, %g1
	sllx	%g1, 5, %g1
	mov	%i3, %o1
	movge	%xcc, %g1, %o2
	call	real_scale, 0
	 add	%fp, 1991, %o0
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i3, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1887]
	srlx	%o0, 48, %g1
	mov	%o0, %i0
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L32
	 mov	%o1, %i1
	and	%o0, %i4, %i4
	or	%i4, %o1, %i4
	brz,pn	%i4, .L32
	 nop
.L38:
	return	%i7+8
	 nop
.L32:
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	scale, .-scale
	.section	.text.sum,"ax",@progbits
	.align 4
	.type	sum, #function
	.proc	010
sum:
	save	%sp, -416, %sp
	ldx	[%i0+16], %o3
	ldx	[%i0+24], %o4
	ldx	[%i0+32], %o5
	ldx	[%i0+40], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i0], %l1
	ldx	[%i0+8], %l0
	ldx	[%i0+48], %i2
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	add	%fp, 1887, %i5
	add	%fp, 1823, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%o3, [%fp+1903]
	stx	%o4, [%fp+1911]
	stx	%o5, [%fp+1919]
	stx	%o7, [%fp+1927]
	stx	%g5, [%fp+1839]
	stx	%g4, [%fp+1847]
	stx	%g3, [%fp+1855]
	stx	%g2, [%fp+1863]
	stx	%g1, [%fp+1871]
	stx	%l1, [%fp+1887]
	stx	%l0, [%fp+1895]
	stx	%i2, [%fp+1935]
	stx	%i3, [%fp+1823]
	call	real_add, 0
	 stx	%i4, [%fp+1831]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1935]
	stx	%o0, [%fp+1959]
	srlx	%o0, 48, %o0
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%o0, %g1, %o0
	cmp	%o0, %g1
	be,pn	%icc, .L41
	 stx	%o1, [%fp+1967]
	ldx	[%fp+1967], %i1
	ldx	[%fp+1959], %i0
	return	%i7+8
	 nop
.L41:
	call	___errno, 0
	 nop
	ldx	[%fp+1967], %i1
	mov	34, %g1
	ldx	[%fp+1959], %i0
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	sum, .-sum
	.section	.text.remainder_of,"ax",@progbits
	.align 4
	.type	remainder_of, #function
	.proc	010
remainder_of:
	save	%sp, -368, %sp
	lduw	[%i1+52], %l2
	cmp	%g0, %l2
	ldx	[%i1+8], %i5
	addx	%g0, 0, %g2
	ldx	[%i2+8], %l0
	cmp	%i5, %l0
	mov	0, %g1
	movge	%xcc, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L43
	 st	%g0, [%i3]
	add	%fp, 1991, %l4
	add	%fp, 1919, %l1
	add	%fp, 1855, %l3
	ba,pt	%xcc, .L48
	 mov	1, %l5
.L69:
	stx	%g1, [%fp+1967]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	stx	%i5, [%i1+8]
	stx	%o7, [%fp+1919]
	stx	%i5, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	stx	%g1, [%fp+1903]
	mov	%l3, %o1
	call	real_compare, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L68
	 sll	%l5, %i4, %g1
	lduw	[%i3], %g2
	or	%g1, %g2, %g1
.L47:
	st	%g1, [%i3]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	ldx	[%i1+48], %g2
	ldx	[%i1], %o7
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	ldx	[%i1+16], %i5
	ldx	[%i1+8], %i4
	stx	%i5, [%fp+1935]
	stx	%g2, [%fp+1967]
	stx	%g1, [%fp+1903]
	stx	%o7, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1943]
	stx	%g4, [%fp+1951]
	stx	%g3, [%fp+1959]
	mov	%l3, %o2
	mov	%l1, %o1
	call	real_subtract, 0
	 mov	%i1, %o0
	lduw	[%i1+52], %l2
	cmp	%g0, %l2
	ldx	[%i1+8], %i5
	addx	%g0, 0, %g2
	cmp	%l0, %i5
	mov	0, %g1
	movle	%xcc, 1, %g1
	andcc	%g2, %g1, %g0
	be,a,pn	%icc, .L72
	 st	%l2, [%i1+52]
.L48:
	ldx	[%i2], %o7
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	ldx	[%i2+48], %g1
	sub	%i5, %l0, %i4
	stx	%o7, [%fp+1919]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	stx	%g1, [%fp+1967]
	stx	%l0, [%i2+8]
	stx	%l0, [%fp+1927]
	mov	%i4, %o2
	mov	%l1, %o1
	call	real_scale, 0
	 mov	%l4, %o0
	st	%l2, [%i1+52]
	ldx	[%i1], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	cmp	%i4, 30
	ble,pt	%xcc, .L69
	 ldx	[%i1+48], %g1
	stx	%g1, [%fp+1967]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	st	%g0, [%i3]
	stx	%i5, [%i1+8]
	stx	%o7, [%fp+1919]
	stx	%i5, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	stx	%g1, [%fp+1903]
	mov	%l3, %o1
	call	real_compare, 0
	 mov	%l1, %o0
	cmp	%o0, 0
	bl,a,pn	%icc, .L70
	 ldx	[%fp+1991], %g1
	ba,pt	%xcc, .L47
	 lduw	[%i3], %g1
.L68:
	brz,pn	%i4, .L43
	 ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	mov	-1, %o2
	stx	%g1, [%fp+1903]
	mov	%l3, %o1
	call	real_scale, 0
	 mov	%l1, %o0
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1991]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1999]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+2007]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+2015]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+2023]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+2031]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+2039]
	lduw	[%i3], %g1
	add	%i4, -1, %i4
.L71:
	sll	%l5, %i4, %i4
	ba,pt	%xcc, .L47
	 or	%g1, %i4, %g1
.L70:
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	mov	-1, %o2
	stx	%g1, [%fp+1903]
	mov	%l3, %o1
	call	real_scale, 0
	 mov	%l1, %o0
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1991]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1999]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+2007]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+2015]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+2023]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+2031]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+2039]
	cmp	%i4, 31
	bne,pt	%xcc, .L47
	 lduw	[%i3], %g1
	ba,pt	%xcc, .L71
	 add	%i4, -1, %i4
.L43:
	st	%l2, [%i1+52]
.L72:
	ldx	[%i1], %i4
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i5, [%i1+8]
	stx	%i4, [%i0]
	stx	%i5, [%i0+8]
	stx	%g5, [%i0+16]
	stx	%g4, [%i0+24]
	stx	%g3, [%i0+32]
	stx	%g2, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
	.size	remainder_of, .-remainder_of
	.section	.text.integer_of.constprop.0,"ax",@progbits
	.align 4
	.type	integer_of.constprop.0, #function
	.proc	05
integer_of.constprop.0:
	save	%sp, -240, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L74
	 mov	%i0, %o1
.L76:
	call	___errno, 0
	 mov	-1, %i0
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 sllx	%o0, 63, %o0
.L74:
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1991, %o0
	ldx	[%fp+1999], %g1
	lduw	[%fp+1991], %g4
	lduw	[%fp+2039], %g3
	cmp	%g1, 63
	bg,pn	%xcc, .L76
	 lduw	[%fp+2043], %g2
	brlez,pn %g1, .L77
	 mov	0, %i0
	sllx	%g2, 32, %g2
	srl	%g3, 0, %g3
	sub	%g0, %g1, %g1
	or	%g2, %g3, %g2
	srlx	%g2, %g1, %i0
.L77:
	sub	%g0, %i0, %g1
	cmp	%g4, 0
	return	%i7+8
	 movne	%icc, %g1, %o0
	.size	integer_of.constprop.0, .-integer_of.constprop.0
	.section	.text.is_less,"ax",@progbits
	.align 4
	.type	is_less, #function
	.proc	04
is_less:
	save	%sp, -176, %sp
	xor	%i0, %i2, %g4
	mov	0, %g2
	xor	%i1, %i3, %g3
	movre	%g4, 1, %g2
	mov	0, %g1
	movre	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L88
	 or	%i1, %i3, %g2
	mov	-1, %g3
	srlx	%g3, 1, %g3
	and	%i0, %g3, %g5
	and	%i2, %g3, %g3
	or	%g2, %g5, %g2
	or	%g2, %g3, %g2
	brnz,pt	%g2, .L93
	 mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L93:
	srlx	%i0, 63, %g2
	brlz,pt	%g4, .L83
	 mov	%g2, %g1
	cmp	%i0, %i2
	be,a,pn	%xcc, .L92
	 cmp	%i1, %i3
.L92:
	mov	0, %g1
	movlu	%xcc, 1, %g1
	xor	%g1, %g2, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L83:
	or	%i1, %g5, %i1
	or	%i3, %g3, %i3
	movre	%i3, %g0, %g2
	movre	%i1, %g2, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
.L88:
	mov	0, %g1
	return	%i7+8
	 sra	%g1, 0, %o0
	.size	is_less, .-is_less
	.section	.text.quad_fabsl,"ax",@progbits
	.align 4
	.global quad_fabsl
	.type	quad_fabsl, #function
	.proc	010
quad_fabsl:
	save	%sp, -208, %sp
	mov	-1, %g1
	srlx	%g1, 1, %g1
	return	%i7+8
	 and	%o0, %g1, %o0
	.size	quad_fabsl, .-quad_fabsl
	.section	.text.quad_copysignl,"ax",@progbits
	.align 4
	.global quad_copysignl
	.type	quad_copysignl, #function
	.proc	010
quad_copysignl:
	save	%sp, -208, %sp
	mov	-1, %g1
	srlx	%g1, 1, %g2
	sllx	%g1, 63, %g1
	and	%i0, %g2, %i0
	and	%i2, %g1, %g1
	return	%i7+8
	 or	%o0, %g1, %o0
	.size	quad_copysignl, .-quad_copysignl
	.section	.text.quad_floorl,"ax",@progbits
	.align 4
	.global quad_floorl
	.type	quad_floorl, #function
	.proc	010
quad_floorl:
	save	%sp, -400, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L99
	 mov	%i0, %o1
	stx	%i0, [%fp+1903]
	stx	%i1, [%fp+1911]
	ldx	[%fp+1903], %i0
	ldx	[%fp+1911], %i1
	return	%i7+8
	 nop
.L99:
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	add	%fp, 1839, %i5
	mov	3, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_to_integer, 0
	 stx	%g1, [%fp+1887]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1887]
	mov	-1, %g1
	stx	%o1, [%fp+1911]
	srlx	%g1, 1, %g2
	ldx	[%fp+1911], %i1
	and	%o0, %g2, %o0
	sllx	%g1, 63, %g1
	and	%i0, %g1, %g1
	or	%o0, %g1, %o0
	stx	%o0, [%fp+1903]
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
	.size	quad_floorl, .-quad_floorl
	.section	.text.quad_ceill,"ax",@progbits
	.align 4
	.global quad_ceill
	.type	quad_ceill, #function
	.proc	010
quad_ceill:
	save	%sp, -400, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L103
	 mov	%i0, %o1
	stx	%i0, [%fp+1903]
	stx	%i1, [%fp+1911]
	ldx	[%fp+1903], %i0
	ldx	[%fp+1911], %i1
	return	%i7+8
	 nop
.L103:
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	add	%fp, 1839, %i5
	mov	4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_to_integer, 0
	 stx	%g1, [%fp+1887]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1887]
	mov	-1, %g1
	stx	%o1, [%fp+1911]
	srlx	%g1, 1, %g2
	ldx	[%fp+1911], %i1
	and	%o0, %g2, %o0
	sllx	%g1, 63, %g1
	and	%i0, %g1, %g1
	or	%o0, %g1, %o0
	stx	%o0, [%fp+1903]
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
	.size	quad_ceill, .-quad_ceill
	.section	.text.quad_truncl,"ax",@progbits
	.align 4
	.global quad_truncl
	.type	quad_truncl, #function
	.proc	010
quad_truncl:
	save	%sp, -400, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L107
	 mov	%i0, %o1
	stx	%i0, [%fp+1903]
	stx	%i1, [%fp+1911]
	ldx	[%fp+1903], %i0
	ldx	[%fp+1911], %i1
	return	%i7+8
	 nop
.L107:
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	add	%fp, 1839, %i5
	mov	0, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_to_integer, 0
	 stx	%g1, [%fp+1887]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1887]
	mov	-1, %g1
	stx	%o1, [%fp+1911]
	srlx	%g1, 1, %g2
	ldx	[%fp+1911], %i1
	and	%o0, %g2, %o0
	sllx	%g1, 63, %g1
	and	%i0, %g1, %g1
	or	%o0, %g1, %o0
	stx	%o0, [%fp+1903]
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
	.size	quad_truncl, .-quad_truncl
	.section	.text.is_integer,"ax",@progbits
	.align 4
	.type	is_integer, #function
	.proc	04
is_integer:
	save	%sp, -192, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L109
	 stx	%i1, [%fp+2183]
.L112:
	return	%i7+8
	 mov	1, %o0
.L109:
	mov	%i1, %o1
	call	quad_truncl, 0
	 mov	%i0, %o0
	xor	%o0, %i0, %g1
	ldx	[%fp+2183], %g3
	mov	0, %g2
	xor	%o1, %g3, %g4
	movre	%g1, 1, %g2
	mov	0, %g1
	movre	%g4, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L112
	 or	%o1, %g3, %o1
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%o0, %g1, %o0
	and	%i0, %g1, %i0
	or	%o0, %o1, %o0
	or	%o0, %i0, %o0
	brz,pt	%o0, .L112
	 nop
	return	%i7+8
	 mov	0, %o0
	.size	is_integer, .-is_integer
	.section	.text.is_odd_integer,"ax",@progbits
	.align 4
	.type	is_odd_integer, #function
	.proc	04
is_odd_integer:
	save	%sp, -224, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L123
	 stx	%i1, [%fp+2183]
	mov	0, %i0
.L124:
	return	%i7+8
	 sra	%o0, 0, %o0
.L123:
	mov	%i1, %o1
	call	quad_truncl, 0
	 mov	%i0, %o0
	xor	%i0, %o0, %g1
	mov	0, %g2
	xor	%o1, %i1, %g3
	movre	%g1, 1, %g2
	mov	0, %g1
	movre	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L118
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%o0, %g1, %o0
	brnz,a,pt %o0, .L124
	 mov	0, %i0
	and	%i0, %g1, %i0
	or	%o1, %i1, %o1
	or	%i0, %o1, %i0
	brnz,a,pt %i0, .L124
	 mov	0, %i0
.L118:
	mov	-1, %o2
	ldx	[%fp+2175], %o0
	call	scale, 0
	 ldx	[%fp+2183], %o1
	call	is_integer, 0
	 nop
	cmp	%g0, %o0
	subx	%g0, -1, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	is_odd_integer, .-is_odd_integer
	.section	.text.quad_roundl,"ax",@progbits
	.align 4
	.global quad_roundl
	.type	quad_roundl, #function
	.proc	010
quad_roundl:
	save	%sp, -400, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L128
	 mov	%i0, %o1
	stx	%i0, [%fp+1903]
	stx	%i1, [%fp+1911]
	ldx	[%fp+1903], %i0
	ldx	[%fp+1911], %i1
	return	%i7+8
	 nop
.L128:
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	add	%fp, 1839, %i5
	mov	2, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_to_integer, 0
	 stx	%g1, [%fp+1887]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1887]
	mov	-1, %g1
	stx	%o1, [%fp+1911]
	srlx	%g1, 1, %g2
	ldx	[%fp+1911], %i1
	and	%o0, %g2, %o0
	sllx	%g1, 63, %g1
	and	%i0, %g1, %g1
	or	%o0, %g1, %o0
	stx	%o0, [%fp+1903]
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
	.size	quad_roundl, .-quad_roundl
	.section	.text.quad_rintl,"ax",@progbits
	.align 4
	.global quad_rintl
	.type	quad_rintl, #function
	.proc	010
quad_rintl:
	save	%sp, -400, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	bne,pn	%icc, .L132
	 mov	%i0, %o1
	stx	%i0, [%fp+1903]
	stx	%i1, [%fp+1911]
	ldx	[%fp+1903], %i0
	ldx	[%fp+1911], %i1
	return	%i7+8
	 nop
.L132:
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	add	%fp, 1839, %i5
	mov	1, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_to_integer, 0
	 stx	%g1, [%fp+1887]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1887]
	mov	-1, %g1
	stx	%o1, [%fp+1911]
	srlx	%g1, 1, %g2
	ldx	[%fp+1911], %i1
	and	%o0, %g2, %o0
	sllx	%g1, 63, %g1
	and	%i0, %g1, %g1
	or	%o0, %g1, %o0
	stx	%o0, [%fp+1903]
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
	.size	quad_rintl, .-quad_rintl
	quad_rintl.localalias = quad_rintl
	.section	.text.quad_nearbyintl,"ax",@progbits
	.align 4
	.global quad_nearbyintl
	.type	quad_nearbyintl, #function
	.proc	010
quad_nearbyintl:
	save	%sp, -192, %sp
	call	quad_rintl.localalias, 0
	 restore
	.size	quad_nearbyintl, .-quad_nearbyintl
	.section	.text.quad_lrintl,"ax",@progbits
	.align 4
	.global quad_lrintl
	.type	quad_lrintl, #function
	.proc	05
quad_lrintl:
	save	%sp, -192, %sp
	mov	%i0, %o0
	call	quad_rintl, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	integer_of.constprop.0, 0
	 restore %g0, %o1, %o1
	.size	quad_lrintl, .-quad_lrintl
	.section	.text.quad_lroundl,"ax",@progbits
	.align 4
	.global quad_lroundl
	.type	quad_lroundl, #function
	.proc	05
quad_lroundl:
	save	%sp, -192, %sp
	mov	%i0, %o0
	call	quad_roundl, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	integer_of.constprop.0, 0
	 restore %g0, %o1, %o1
	.size	quad_lroundl, .-quad_lroundl
	.section	.text.quad_llrintl,"ax",@progbits
	.align 4
	.global quad_llrintl
	.type	quad_llrintl, #function
	.proc	05
quad_llrintl:
	save	%sp, -208, %sp
	mov	%i0, %o0
	call	quad_rintl, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	integer_of.constprop.0, 0
	 restore %g0, %o1, %o1
	.size	quad_llrintl, .-quad_llrintl
	.section	.text.quad_llroundl,"ax",@progbits
	.align 4
	.global quad_llroundl
	.type	quad_llroundl, #function
	.proc	05
quad_llroundl:
	save	%sp, -208, %sp
	mov	%i0, %o0
	call	quad_roundl, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	call	integer_of.constprop.0, 0
	 restore %g0, %o1, %o1
	.size	quad_llroundl, .-quad_llroundl
	.section	.text.quad_frexpl,"ax",@progbits
	.align 4
	.global quad_frexpl
	.type	quad_frexpl, #function
	.proc	010
quad_frexpl:
	save	%sp, -336, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L139
	 st	%g0, [%i2]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L139
	 mov	%i0, %o1
	mov	%i1, %o2
	call	real_of, 0
	 add	%fp, 1991, %o0
	ldx	[%fp+1999], %g1
	st	%g1, [%i2]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1935]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1943]
	ldx	[%fp+2039], %g1
	add	%fp, 1903, %o0
	stx	%g0, [%fp+1911]
	call	real_quad, 0
	 stx	%g1, [%fp+1951]
	stx	%o0, [%fp+1975]
	stx	%o1, [%fp+1983]
	ldx	[%fp+1975], %i0
	ldx	[%fp+1983], %i1
	return	%i7+8
	 nop
.L139:
	stx	%i0, [%fp+1975]
	stx	%i1, [%fp+1983]
	ldx	[%fp+1975], %i0
	ldx	[%fp+1983], %i1
	return	%i7+8
	 nop
	.size	quad_frexpl, .-quad_frexpl
	.section	.text.quad_ldexpl,"ax",@progbits
	.align 4
	.global quad_ldexpl
	.type	quad_ldexpl, #function
	.proc	010
quad_ldexpl:
	save	%sp, -192, %sp
	call	scale, 0
	 restore
	.size	quad_ldexpl, .-quad_ldexpl
	.section	.text.quad_scalbnl,"ax",@progbits
	.align 4
	.global quad_scalbnl
	.type	quad_scalbnl, #function
	.proc	010
quad_scalbnl:
	save	%sp, -224, %sp
	call	scale, 0
	 restore
	.size	quad_scalbnl, .-quad_scalbnl
	.section	.text.quad_scalblnl,"ax",@progbits
	.align 4
	.global quad_scalblnl
	.type	quad_scalblnl, #function
	.proc	010
quad_scalblnl:
	save	%sp, -192, %sp
	call	scale, 0
	 restore
	.size	quad_scalblnl, .-quad_scalblnl
	.section	.text.quad_modfl,"ax",@progbits
	.align 4
	.global quad_modfl
	.type	quad_modfl, #function
	.proc	010
quad_modfl:
	save	%sp, -528, %sp
	mov	%i0, %o0
	mov	%i1, %o1
	stx	%i0, [%fp+2175]
	call	quad_truncl, 0
	 stx	%i1, [%fp+2183]
	stx	%o0, [%i2]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L150
	 stx	%o1, [%i2+8]
	ldx	[%fp+2175], %o1
	ldx	[%fp+2183], %o2
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%i2], %o1
	ldx	[%i2+8], %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1983], %g1
	add	%fp, 1775, %i5
	add	%fp, 1711, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_subtract, 0
	 stx	%g1, [%fp+1759]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1823]
	mov	-1, %g1
	mov	%o1, %i1
	srlx	%g1, 1, %g2
	sllx	%g1, 63, %g1
	and	%o0, %g2, %o0
	and	%i0, %g1, %g1
	or	%o0, %g1, %i0
.L151:
	return	%i7+8
	 nop
.L150:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brnz,pt	%g1, .L151
	 sllx	%g2, 63, %g2
	mov	0, %i1
	return	%i7+8
	 and	%o0, %g2, %o0
	.size	quad_modfl, .-quad_modfl
	.section	.text.quad_logbl,"ax",@progbits
	.align 4
	.global quad_logbl
	.type	quad_logbl, #function
	.proc	010
quad_logbl:
	save	%sp, -384, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L163
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L156
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	add	%fp, 1991, %o0
	ldx	[%fp+1943], %o1
	call	real_of_integer, 0
	 add	%o1, -1, %o1
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	add	%fp, 1855, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1903]
	stx	%o0, [%fp+1919]
	stx	%o1, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L163:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L154
	 srlx	%g2, 1, %g2
	stx	%i0, [%fp+1919]
	stx	%i1, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L154:
	and	%i0, %g2, %i0
	brnz,a,pt %i0, .L164
	 stx	%g0, [%fp+1927]
.L156:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	34, %g1
	ldx	[%fp+1927], %i1
	st	%g1, [%o0]
	mov	-1, %g1
	sllx	%g1, 48, %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L164:
	sethi	%hi(33553408), %g1
	ldx	[%fp+1927], %i1
	sllx	%g1, 38, %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
	.size	quad_logbl, .-quad_logbl
	.section	.text.quad_ilogbl,"ax",@progbits
	.align 4
	.global quad_ilogbl
	.type	quad_ilogbl, #function
	.proc	04
quad_ilogbl:
	save	%sp, -240, %sp
	stx	%i0, [%fp+2175]
	mov	-1, %g2
	srlx	%g2, 1, %g1
	and	%i0, %g1, %g1
	brnz,pt	%g1, .L166
	 stx	%i1, [%fp+2183]
	brnz,a,pt %i1, .L175
	 srlx	%i0, 48, %i0
.L167:
	call	___errno, 0
	 sethi	%hi(-2147483648), %i0
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 sra	%o0, 0, %o0
.L166:
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %g3
	or	%g3, 1023, %g3
	and	%g1, %g3, %g1
	cmp	%g1, %g3
	be,pn	%icc, .L176
	 srlx	%g2, 16, %g2
	ldx	[%fp+2175], %o1
.L177:
	ldx	[%fp+2183], %o2
	call	real_of, 0
	 add	%fp, 1991, %o0
	ldx	[%fp+1999], %i0
	add	%i0, -1, %i0
.L169:
	return	%i7+8
	 sra	%o0, 0, %o0
.L175:
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%i0, %g1, %i0
	cmp	%i0, %g1
	bne,pt	%icc, .L177
	 ldx	[%fp+2175], %o1
	ba,pt	%xcc, .L167
	 nop
.L176:
	and	%i0, %g2, %g1
	sethi	%hi(2147482624), %i0
	or	%g1, %i1, %g1
	brz,pt	%g1, .L169
	 or	%i0, 1023, %i0
	ba,pt	%xcc, .L167
	 nop
	.size	quad_ilogbl, .-quad_ilogbl
	.section	.text.quad_nextafterl,"ax",@progbits
	.align 4
	.global quad_nextafterl
	.type	quad_nextafterl, #function
	.proc	010
quad_nextafterl:
	save	%sp, -208, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	mov	%i0, %i5
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L197
	 mov	%i1, %i4
	ldx	[%fp+2191], %i0
.L204:
	sethi	%hi(31744), %g1
	srlx	%i0, 48, %g3
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	cmp	%g3, %g1
	be,pn	%icc, .L198
	 ldx	[%fp+2199], %i1
	xor	%i5, %i0, %g1
.L203:
	mov	0, %g3
	xor	%i4, %i1, %g4
	movre	%g1, 1, %g3
	mov	0, %g1
	movre	%g4, 1, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L182
	 mov	-1, %g3
	srlx	%g3, 1, %g1
	and	%i5, %g1, %g4
	brnz,pt	%g4, .L200
	 ldx	[%fp+2191], %o2
	brnz,pt	%i4, .L201
	 ldx	[%fp+2199], %o3
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pt	%g1, .L202
	 sethi	%hi(31744), %g1
	sllx	%g3, 63, %g3
	mov	1, %i1
	return	%i7+8
	 and	%o0, %g3, %o0
.L198:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L203
	 xor	%i5, %i0, %g1
.L182:
	sethi	%hi(31744), %g1
.L202:
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L206
	 mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i5, %g1, %g1
	or	%g1, %i4, %g1
	movre	%g1, %i0, %i5
	movre	%g1, %i1, %i4
	mov	%i5, %i0
	return	%i7+8
	 mov	%o4, %o1
.L200:
	ldx	[%fp+2199], %o3
.L201:
	ldx	[%fp+2175], %o0
	call	is_less, 0
	 ldx	[%fp+2183], %o1
	add	%i4, 1, %i1
	srlx	%i5, 63, %g1
	mov	0, %i0
	cmp	%o0, %g1
	movre	%i1, 1, %i0
	be,pn	%icc, .L199
	 add	%i0, %i5, %i0
.L187:
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %g2
	or	%g2, 1023, %g2
	and	%g1, %g2, %g1
	cmp	%g0, %g1
	xor	%g1, %g2, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L205
	 nop
	call	___errno, 0
	 nop
	mov	34, %g1
	st	%g1, [%o0]
.L206:
	return	%i7+8
	 nop
.L197:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L204
	 ldx	[%fp+2191], %i0
.L205:
	return	%i7+8
	 nop
.L199:
	mov	0, %i0
	add	%i4, -1, %i1
	movre	%i4, 1, %i0
	ba,pt	%xcc, .L187
	 sub	%i5, %i0, %i0
	.size	quad_nextafterl, .-quad_nextafterl
	.section	.text.quad_nexttowardl,"ax",@progbits
	.align 4
	.global quad_nexttowardl
	.type	quad_nexttowardl, #function
	.proc	010
quad_nexttowardl:
	save	%sp, -192, %sp
	call	quad_nextafterl, 0
	 restore
	.size	quad_nexttowardl, .-quad_nexttowardl
	.section	.text.quad_fmaxl,"ax",@progbits
	.align 4
	.global quad_fmaxl
	.type	quad_fmaxl, #function
	.proc	010
quad_fmaxl:
	save	%sp, -208, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	srlx	%i0, 48, %g3
	sethi	%hi(31744), %g1
	mov	%i1, %i5
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	cmp	%g3, %g1
	be,pn	%icc, .L214
	 mov	%i0, %g2
	srlx	%i2, 48, %g1
.L217:
	sethi	%hi(31744), %g3
	or	%g3, 1023, %g3
	and	%g1, %g3, %g1
	cmp	%g1, %g3
	be,pn	%icc, .L215
	 mov	-1, %g1
	ldx	[%fp+2191], %o2
.L216:
	ldx	[%fp+2199], %o3
	ldx	[%fp+2175], %o0
	call	is_less, 0
	 ldx	[%fp+2183], %o1
	cmp	%o0, 0
	mov	%i0, %g2
	movne	%icc, %i3, %i5
	movne	%icc, %i2, %g2
	mov	%i5, %i1
	return	%i7+8
	 mov	%g2, %o0
.L215:
	srlx	%g1, 16, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brz,pn	%g1, .L216
	 ldx	[%fp+2191], %o2
	return	%i7+8
	 mov	%g2, %o0
.L214:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L217
	 srlx	%i2, 48, %g1
	mov	%i2, %g2
	mov	%i3, %i1
	return	%i7+8
	 mov	%g2, %o0
	.size	quad_fmaxl, .-quad_fmaxl
	.section	.text.quad_fminl,"ax",@progbits
	.align 4
	.global quad_fminl
	.type	quad_fminl, #function
	.proc	010
quad_fminl:
	save	%sp, -208, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	srlx	%i0, 48, %g3
	sethi	%hi(31744), %g1
	mov	%i1, %i5
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	cmp	%g3, %g1
	be,pn	%icc, .L224
	 mov	%i0, %g2
	srlx	%i2, 48, %g1
.L227:
	sethi	%hi(31744), %g3
	or	%g3, 1023, %g3
	and	%g1, %g3, %g1
	cmp	%g1, %g3
	be,pn	%icc, .L225
	 mov	-1, %g1
	ldx	[%fp+2175], %o2
.L226:
	ldx	[%fp+2183], %o3
	ldx	[%fp+2191], %o0
	call	is_less, 0
	 ldx	[%fp+2199], %o1
	cmp	%o0, 0
	mov	%i0, %g2
	movne	%icc, %i3, %i5
	movne	%icc, %i2, %g2
	mov	%i5, %i1
	return	%i7+8
	 mov	%g2, %o0
.L225:
	srlx	%g1, 16, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brz,pn	%g1, .L226
	 ldx	[%fp+2175], %o2
	return	%i7+8
	 mov	%g2, %o0
.L224:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L227
	 srlx	%i2, 48, %g1
	mov	%i2, %g2
	mov	%i3, %i1
	return	%i7+8
	 mov	%g2, %o0
	.size	quad_fminl, .-quad_fminl
	.section	.text.quad_nanl,"ax",@progbits
	.align 4
	.global quad_nanl
	.type	quad_nanl, #function
	.proc	010
quad_nanl:
	save	%sp, -208, %sp
	mov	0, %i1
	sethi	%hi(67107840), %i0
	return	%i7+8
	 sllx	%o0, 37, %o0
	.size	quad_nanl, .-quad_nanl
	.section	.text.quad_fdiml,"ax",@progbits
	.align 4
	.global quad_fdiml
	.type	quad_fdiml, #function
	.proc	010
quad_fdiml:
	save	%sp, -512, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	srlx	%i0, 48, %i5
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%i5, %g1, %i5
	cmp	%i5, %g1
	be,pn	%icc, .L244
	 stx	%i3, [%fp+2199]
	srlx	%i2, 48, %g1
.L250:
	sethi	%hi(31744), %i4
	or	%i4, 1023, %i4
	and	%g1, %i4, %g1
	cmp	%g1, %i4
	be,pn	%icc, .L245
	 ldx	[%fp+2191], %o0
	ldx	[%fp+2175], %i2
	ldx	[%fp+2183], %i3
	mov	%i2, %o2
	mov	%i3, %o3
	call	is_less, 0
	 ldx	[%fp+2199], %o1
	cmp	%o0, 0
	be,pn	%icc, .L238
	 cmp	%i5, %i4
	bne,a,pn %icc, .L246
	 mov	%i2, %o1
	stx	%g0, [%fp+1871]
.L251:
	sethi	%hi(33553408), %g1
	ldx	[%fp+1871], %i1
	sllx	%g1, 38, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L245:
	mov	-1, %g2
	srlx	%g2, 16, %g2
	and	%i2, %g2, %g3
	or	%g3, %i3, %g3
	brz,pn	%g3, .L233
	 cmp	%i5, %g1
	be,a,pn	%icc, .L247
	 and	%i0, %g2, %g2
	stx	%i2, [%fp+1863]
.L252:
	stx	%i3, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L244:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	brz,pt	%g1, .L248
	 nop
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
.L249:
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L248:
	brz,pt	%i1, .L250
	 srlx	%i2, 48, %g1
	stx	%i0, [%fp+1863]
	ba,pt	%xcc, .L249
	 stx	%i1, [%fp+1871]
.L233:
	ldx	[%fp+2175], %o2
	ldx	[%fp+2183], %o3
	ldx	[%fp+2191], %o0
	call	is_less, 0
	 ldx	[%fp+2199], %o1
	cmp	%o0, 0
	bne,a,pt %icc, .L251
	 stx	%g0, [%fp+1871]
.L238:
	stx	%g0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L246:
	mov	%i3, %o2
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+2199], %o2
	ldx	[%fp+2191], %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	add	%fp, 1791, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_negate, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2039], %g1
	add	%fp, 1727, %o1
	mov	%i5, %o0
	call	sum, 0
	 stx	%g1, [%fp+1775]
	stx	%o0, [%fp+1863]
	stx	%o1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L247:
	or	%g2, %i1, %g2
	brz,a,pn %g2, .L252
	 stx	%i2, [%fp+1863]
	stx	%i0, [%fp+1863]
	ba,pt	%xcc, .L249
	 stx	%i1, [%fp+1871]
	.size	quad_fdiml, .-quad_fdiml
	.section	.text.quad_fmal,"ax",@progbits
	.align 4
	.global quad_fmal
	.type	quad_fmal, #function
	.proc	010
quad_fmal:
	save	%sp, -560, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	stx	%i4, [%fp+2207]
	srlx	%i0, 48, %g3
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g3, %g1, %g3
	cmp	%g3, %g1
	be,pn	%icc, .L311
	 stx	%i5, [%fp+2215]
	srlx	%i2, 48, %g2
.L323:
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L256
	 srlx	%i4, 48, %g4
	and	%g4, %g1, %g4
	cmp	%g4, %g1
	be,a,pn	%icc, .L257
	 mov	-1, %g1
	cmp	%g3, %g1
	be,pn	%icc, .L312
	 mov	-1, %g1
	ldx	[%fp+2175], %o1
.L326:
	ldx	[%fp+2183], %o2
.L327:
	call	real_of, 0
	 add	%fp, 1823, %o0
	ldx	[%fp+2191], %o1
	ldx	[%fp+2199], %o2
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1927], %g1
	add	%fp, 1679, %i5
	stx	%g1, [%fp+1727]
	add	%fp, 1743, %i4
	mov	%i5, %o2
	mov	%i4, %o1
	call	real_multiply, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+2207], %o1
	ldx	[%fp+2215], %o2
	call	real_of, 0
	 add	%fp, 1991, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1983], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	mov	%i4, %o0
	call	sum, 0
	 stx	%g1, [%fp+1727]
	stx	%o0, [%fp+1807]
	stx	%o1, [%fp+1815]
.L269:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L256:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i2, %g1, %g5
	or	%g5, %i3, %g4
	brz,pn	%g4, .L313
	 cmp	%g3, %g2
	be,a,pn	%icc, .L314
	 and	%i0, %g1, %g1
	stx	%i2, [%fp+1807]
	stx	%i3, [%fp+1815]
.L320:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L311:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	brz,pt	%g1, .L315
	 nop
.L255:
	stx	%i0, [%fp+1807]
.L328:
	stx	%i1, [%fp+1815]
.L316:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L315:
	brz,pt	%i1, .L323
	 srlx	%i2, 48, %g2
	stx	%i0, [%fp+1807]
	ba,pt	%xcc, .L316
	 stx	%i1, [%fp+1815]
.L313:
	srlx	%i4, 48, %g4
	and	%g4, %g2, %g4
	cmp	%g4, %g2
	be,pn	%icc, .L317
	 cmp	%g3, %g2
	be,pn	%icc, .L318
	 and	%i0, %g1, %g1
	mov	-1, %g1
.L322:
	srlx	%g1, 1, %g1
.L336:
	and	%i0, %g1, %g2
	brz,pt	%g2, .L278
	 and	%i2, %g1, %g1
	brnz,pt	%g1, .L324
	 sethi	%hi(31744), %g1
.L279:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1815]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L269
	 stx	%g1, [%fp+1807]
.L257:
	srlx	%g1, 16, %g1
	and	%i4, %g1, %g1
	or	%g1, %i5, %g1
	brz,pn	%g1, .L265
	 cmp	%g3, %g4
	be,pn	%icc, .L325
	 mov	-1, %g1
	stx	%i4, [%fp+1807]
.L329:
	stx	%i5, [%fp+1815]
.L321:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L312:
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	brnz,pn	%g1, .L326
	 ldx	[%fp+2175], %o1
	brnz,pn	%i1, .L327
	 ldx	[%fp+2183], %o2
.L275:
	mov	-1, %g1
	srlx	%g1, 1, %g1
.L337:
	and	%i0, %g1, %g1
	brz,pt	%g1, .L279
	 mov	-1, %g1
.L334:
	srlx	%g1, 1, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brz,pn	%g1, .L279
	 sethi	%hi(31744), %g1
.L324:
	or	%g1, 1023, %g1
	cmp	%g4, %g1
	be,pn	%icc, .L319
	 xor	%i0, %i2, %i2
.L282:
	brgez,pn %i2, .L283
	 stx	%g0, [%fp+1815]
	mov	-1, %g1
	sllx	%g1, 48, %g1
	ba,pt	%xcc, .L269
	 stx	%g1, [%fp+1807]
.L314:
	or	%g1, %i1, %g1
	brnz,a,pn %g1, .L328
	 stx	%i0, [%fp+1807]
	mov	-1, %g1
.L330:
	srlx	%g1, 16, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brz,a,pn %g1, .L329
	 stx	%i4, [%fp+1807]
	stx	%i2, [%fp+1807]
	ba,pt	%xcc, .L320
	 stx	%i3, [%fp+1815]
.L317:
	and	%i4, %g1, %g1
	or	%g1, %i5, %g1
	brz,a,pn %g1, .L262
	 cmp	%g3, %g4
	bne,pt	%icc, .L330
	 mov	-1, %g1
.L325:
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brnz,pn	%g1, .L255
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	be,pn	%icc, .L330
	 mov	-1, %g1
	stx	%i4, [%fp+1807]
	ba,pt	%xcc, .L321
	 stx	%i5, [%fp+1815]
.L319:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i4, %g1, %g1
	or	%g1, %i5, %g1
	brnz,pt	%g1, .L282
	 nop
	xor	%i4, %i2, %i4
	brlz,pt	%i4, .L279
	 nop
	ba,pt	%xcc, .L282
	 nop
.L265:
	be,pn	%icc, .L331
	 mov	-1, %g1
	stx	%i4, [%fp+1807]
.L332:
	ba,pt	%xcc, .L269
	 stx	%g0, [%fp+1815]
.L267:
.L331:
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g3
	brz,pt	%g3, .L271
	 sethi	%hi(31744), %g3
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bne,a,pt %icc, .L332
	 stx	%i4, [%fp+1807]
	and	%i2, %g1, %g1
	brnz,a,pt %g1, .L332
	 stx	%i4, [%fp+1807]
.L307:
	brnz,pt	%i3, .L333
	 mov	-1, %g1
	ba,pt	%xcc, .L322
	 mov	%g2, %g4
.L271:
	brz,pt	%i1, .L287
	 sethi	%hi(31744), %g4
	sethi	%hi(31744), %g3
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bne,a,pt %icc, .L333
	 mov	-1, %g1
	and	%i2, %g1, %g1
	brz,pn	%g1, .L307
	 mov	-1, %g1
.L333:
	srlx	%g1, 16, %g1
	and	%i4, %g1, %g1
	or	%g1, %i5, %g1
	brnz,pt	%g1, .L326
	 ldx	[%fp+2175], %o1
	stx	%i4, [%fp+1807]
	ba,pt	%xcc, .L269
	 stx	%g0, [%fp+1815]
.L278:
	brnz,pt	%i1, .L334
	 mov	-1, %g1
	ba,pt	%xcc, .L279
	 nop
.L318:
	brnz,pt	%g1, .L322
	 mov	-1, %g1
	brz,a,pt %i1, .L337
	 srlx	%g1, 1, %g1
	brnz,pt	%g5, .L326
	 ldx	[%fp+2175], %o1
	ba,pt	%xcc, .L336
	 srlx	%g1, 1, %g1
.L283:
	sethi	%hi(33553408), %g1
	sllx	%g1, 38, %g1
	ba,pt	%xcc, .L269
	 stx	%g1, [%fp+1807]
.L262:
	be,pn	%icc, .L267
	 mov	-1, %g1
	brz,pt	%g5, .L336
	 srlx	%g1, 1, %g1
	stx	%i4, [%fp+1807]
	ba,pt	%xcc, .L269
	 stx	%g0, [%fp+1815]
.L287:
	ba,pt	%xcc, .L275
	 or	%g4, 1023, %g4
	.size	quad_fmal, .-quad_fmal
	.section	.text.quad_fmodl,"ax",@progbits
	.align 4
	.global quad_fmodl
	.type	quad_fmodl, #function
	.proc	010
quad_fmodl:
	save	%sp, -576, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	add	%fp, 1799, %o4
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	is_special_division, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be,pn	%icc, .L339
	 ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1807], %g1
	ldx	[%fp+1815], %i0
	stx	%g1, [%fp+1823]
	ldx	[%fp+1823], %i1
	return	%i7+8
	 nop
.L339:
	ldx	[%fp+2175], %o0
	call	quad_fabsl, 0
	 ldx	[%fp+2183], %o1
	mov	%o1, %o2
	mov	%o0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	add	%fp, 1727, %i5
	ldx	[%fp+2191], %o0
	call	quad_fabsl, 0
	 ldx	[%fp+2199], %o1
	mov	%o1, %o2
	mov	%o0, %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1983], %g1
	mov	%i5, %o1
	add	%fp, 1795, %o3
	add	%fp, 1663, %o2
	add	%fp, 1991, %o0
	call	remainder_of, 0
	 stx	%g1, [%fp+1711]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1775]
	mov	-1, %g1
	srlx	%g1, 1, %g2
	stx	%o1, [%fp+1823]
	and	%o0, %g2, %o0
	ldx	[%fp+1823], %i1
	ldx	[%fp+2175], %g2
	sllx	%g1, 63, %g1
	and	%g2, %g1, %g1
	or	%o0, %g1, %o0
	stx	%o0, [%fp+1815]
	ldx	[%fp+1815], %i0
	return	%i7+8
	 nop
	.size	quad_fmodl, .-quad_fmodl
	.section	.text.quad_remquol,"ax",@progbits
	.align 4
	.global quad_remquol
	.type	quad_remquol, #function
	.proc	010
quad_remquol:
	save	%sp, -688, %sp
	stx	%i0, [%fp+2175]
	stx	%i1, [%fp+2183]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	st	%g0, [%i4]
	add	%fp, 1759, %o4
	mov	%i2, %o2
	mov	%i3, %o3
	mov	%i0, %o0
	call	is_special_division, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be,pn	%icc, .L342
	 ldx	[%fp+1759], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1767], %g1
	ldx	[%fp+1775], %i0
	stx	%g1, [%fp+1783]
	ldx	[%fp+1783], %i1
	return	%i7+8
	 nop
.L342:
	ldx	[%fp+2191], %o0
	call	quad_fabsl, 0
	 ldx	[%fp+2199], %o1
	mov	%o1, %o2
	mov	%o0, %o1
	call	real_of, 0
	 add	%fp, 1823, %o0
	add	%fp, 1679, %i3
	ldx	[%fp+2175], %o0
	call	quad_fabsl, 0
	 ldx	[%fp+2183], %o1
	mov	%o1, %o2
	mov	%o0, %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	add	%fp, 1615, %i1
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1983], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1871], %g1
	add	%fp, 1755, %o3
	mov	%i1, %o2
	mov	%i3, %o1
	add	%fp, 1879, %o0
	call	remainder_of, 0
	 stx	%g1, [%fp+1663]
	lduw	[%fp+1879], %i2
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1927], %g1
	mov	1, %o2
	mov	%i3, %o1
	add	%fp, 1991, %o0
	call	real_scale, 0
	 stx	%g1, [%fp+1727]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2039], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1871], %g1
	mov	%i1, %o1
	stx	%g1, [%fp+1663]
	call	real_compare, 0
	 mov	%i3, %o0
	cmp	%o0, 0
	bg,pn	%icc, .L345
	 lduw	[%fp+1755], %i5
	bne,pt	%icc, .L354
	 ldx	[%fp+2175], %g2
	andcc	%i5, 1, %g0
	be,pt	%xcc, .L355
	 lduw	[%fp+1931], %g1
.L345:
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1551]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1559]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1567]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1575]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1871], %g1
	add	%fp, 1551, %o2
	stx	%g1, [%fp+1599]
	mov	%i1, %o1
	call	real_subtract, 0
	 mov	%i3, %o0
	ldx	[%fp+1679], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1687], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1695], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1703], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+1719], %g1
	add	%i5, 1, %i5
	stx	%g1, [%fp+1919]
	lduw	[%fp+1879], %i2
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2175], %g2
.L354:
	lduw	[%fp+1931], %g1
.L355:
	srlx	%g2, 63, %g4
	xor	%i2, %g4, %i2
	cmp	%g0, %i2
	addx	%g0, 0, %g3
	cmp	%g1, 0
	and	%i5, 7, %g1
	ldx	[%fp+2191], %i5
	sub	%g0, %g1, %g5
	xor	%g2, %i5, %g2
	movrlz	%g2, %g5, %g1
	move	%icc, %g4, %g3
	st	%g1, [%i4]
	st	%g3, [%fp+1879]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1927], %g1
	mov	%i3, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1727]
	stx	%o0, [%fp+1775]
	stx	%o1, [%fp+1783]
	ldx	[%fp+1775], %i0
	ldx	[%fp+1783], %i1
	return	%i7+8
	 nop
	.size	quad_remquol, .-quad_remquol
	.section	.text.quad_remainderl,"ax",@progbits
	.align 4
	.global quad_remainderl
	.type	quad_remainderl, #function
	.proc	010
quad_remainderl:
	save	%sp, -224, %sp
	mov	%i0, %o0
	mov	%i1, %o1
	add	%fp, 2027, %o4
	mov	%i2, %o2
	call	quad_remquol, 0
	 mov	%i3, %o3
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	quad_remainderl, .-quad_remainderl
	.section	.text.quad_sqrtl,"ax",@progbits
	.align 4
	.global quad_sqrtl
	.type	quad_sqrtl, #function
	.proc	010
quad_sqrtl:
	save	%sp, -384, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L374
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	brnz,pt	%g1, .L373
	 nop
	brz,a,pn %i1, .L376
	 stx	%i0, [%fp+1919]
.L373:
	brlz,pn	%i0, .L360
	 ldx	[%fp+2183], %o2
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1983], %g1
	add	%fp, 1855, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_sqrt, 0
	 stx	%g1, [%fp+1903]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1903]
	stx	%o0, [%fp+1919]
	stx	%o1, [%fp+1927]
.L364:
	ldx	[%fp+1927], %i1
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L374:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L375
	 srlx	%g2, 1, %g2
	stx	%i0, [%fp+1919]
.L376:
	stx	%i1, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L375:
	and	%i0, %g2, %g2
	brz,a,pt %g2, .L376
	 stx	%i0, [%fp+1919]
	brlz,pn	%i0, .L360
	 nop
	stx	%i0, [%fp+1919]
	stx	%g0, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L360:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L364
	 stx	%g1, [%fp+1919]
	.size	quad_sqrtl, .-quad_sqrtl
	.section	.text.quad_hypotl,"ax",@progbits
	.align 4
	.global quad_hypotl
	.type	quad_hypotl, #function
	.proc	010
quad_hypotl:
	save	%sp, -688, %sp
	stx	%i2, [%fp+2191]
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L396
	 stx	%i3, [%fp+2199]
	srlx	%i2, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L397
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1711, %o0
	ldx	[%fp+2191], %o1
	ldx	[%fp+2199], %o2
	call	real_of, 0
	 add	%fp, 1767, %o0
	ldx	[%fp+1727], %g5
	ldx	[%fp+1735], %g4
	ldx	[%fp+1743], %g3
	ldx	[%fp+1751], %g2
	ldx	[%fp+1759], %g1
	add	%fp, 1615, %i4
	ldx	[%fp+1711], %i1
	ldx	[%fp+1719], %i2
	add	%fp, 1551, %i3
	mov	%i4, %o1
	mov	%i3, %o2
	add	%fp, 1823, %o0
	stx	%i1, [%fp+1615]
	stx	%i2, [%fp+1623]
	stx	%g5, [%fp+1631]
	stx	%g4, [%fp+1639]
	stx	%g3, [%fp+1647]
	stx	%g2, [%fp+1655]
	stx	%g1, [%fp+1663]
	stx	%i1, [%fp+1551]
	stx	%i2, [%fp+1559]
	stx	%g5, [%fp+1567]
	stx	%g4, [%fp+1575]
	stx	%g3, [%fp+1583]
	stx	%g2, [%fp+1591]
	call	real_multiply, 0
	 stx	%g1, [%fp+1599]
	ldx	[%fp+1767], %i1
	ldx	[%fp+1783], %g5
	ldx	[%fp+1791], %g4
	ldx	[%fp+1799], %g3
	ldx	[%fp+1807], %g2
	ldx	[%fp+1815], %g1
	stx	%g5, [%fp+1631]
	stx	%g4, [%fp+1639]
	stx	%g3, [%fp+1647]
	stx	%g2, [%fp+1655]
	stx	%g5, [%fp+1567]
	stx	%g4, [%fp+1575]
	stx	%g3, [%fp+1583]
	stx	%g2, [%fp+1591]
	ldx	[%fp+1775], %i2
	mov	%i3, %o2
	mov	%i4, %o1
	add	%fp, 1879, %o0
	stx	%g1, [%fp+1663]
	stx	%g1, [%fp+1599]
	stx	%i1, [%fp+1615]
	stx	%i2, [%fp+1623]
	stx	%i1, [%fp+1551]
	call	real_multiply, 0
	 stx	%i2, [%fp+1559]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1551]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1559]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1567]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1575]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1927], %g1
	mov	%i3, %o2
	mov	%i4, %o1
	add	%fp, 1935, %o0
	call	real_add, 0
	 stx	%g1, [%fp+1599]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1983], %g1
	mov	%i4, %o1
	add	%fp, 1991, %o0
	call	real_sqrt, 0
	 stx	%g1, [%fp+1663]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+2039], %g1
	mov	%i4, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1663]
	stx	%o0, [%fp+1679]
	srlx	%o0, 48, %o0
	and	%o0, %i5, %o0
	cmp	%o0, %i5
	be,pn	%icc, .L398
	 stx	%o1, [%fp+1687]
.L388:
	ldx	[%fp+1679], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1687], %g1
	stx	%g1, [%fp+1703]
.L386:
	ldx	[%fp+1703], %i1
	ldx	[%fp+1695], %i0
	return	%i7+8
	 nop
.L397:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brz,a,pn %g1, .L400
	 stx	%g0, [%fp+1703]
	stx	%i2, [%fp+1695]
	stx	%i3, [%fp+1703]
	ldx	[%fp+1695], %i0
	ldx	[%fp+1703], %i1
	return	%i7+8
	 nop
.L396:
	mov	-1, %g2
	srlx	%g2, 16, %g2
	and	%i0, %g2, %g3
	brnz,pt	%g3, .L401
	 srlx	%i2, 48, %g3
	brnz,a,pt %i1, .L402
	 and	%g3, %g1, %g3
	stx	%g0, [%fp+1703]
.L400:
	sethi	%hi(33553408), %g1
	ldx	[%fp+1703], %i1
	sllx	%g1, 38, %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1695], %i0
	return	%i7+8
	 nop
.L401:
	and	%g3, %g1, %g3
.L402:
	cmp	%g3, %g1
	be,a,pn	%icc, .L399
	 and	%i2, %g2, %i2
	stx	%i0, [%fp+1695]
	ba,pt	%xcc, .L386
	 stx	%i1, [%fp+1703]
.L399:
	or	%i2, %i3, %i2
	brz,a,pn %i2, .L400
	 stx	%g0, [%fp+1703]
	stx	%i0, [%fp+1695]
	ba,pt	%xcc, .L386
	 stx	%i1, [%fp+1703]
.L398:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L388
	 st	%g1, [%o0]
	.size	quad_hypotl, .-quad_hypotl
	.section	.text.quad_expl,"ax",@progbits
	.align 4
	.global quad_expl
	.type	quad_expl, #function
	.proc	010
quad_expl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L409
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_exp, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L410
	 mov	%o0, %i4
.L408:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L409:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L405
	 nop
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L405:
	brlz,a,pn %i0, .L411
	 stx	%g0, [%fp+1863]
	stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L411:
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L410:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L408
	 st	%g1, [%o0]
	.size	quad_expl, .-quad_expl
	.section	.text.quad_exp2l,"ax",@progbits
	.align 4
	.global quad_exp2l
	.type	quad_exp2l, #function
	.proc	010
quad_exp2l:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L418
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_exp2, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L419
	 mov	%o0, %i4
.L417:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L418:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L414
	 nop
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L414:
	brlz,a,pn %i0, .L420
	 stx	%g0, [%fp+1863]
	stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L420:
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L419:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L417
	 st	%g1, [%o0]
	.size	quad_exp2l, .-quad_exp2l
	.section	.text.quad_expm1l,"ax",@progbits
	.align 4
	.global quad_expm1l
	.type	quad_expm1l, #function
	.proc	010
quad_expm1l:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L433
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L423
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_expm1, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L434
	 mov	%o0, %i4
.L428:
	stx	%i4, [%fp+1863]
.L426:
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L433:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L435
	 srlx	%g2, 1, %g2
.L423:
	stx	%i0, [%fp+1863]
.L437:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L435:
	and	%i0, %g2, %g2
	brz,a,pt %g2, .L437
	 stx	%i0, [%fp+1863]
	brlz,pn	%i0, .L436
	 sethi	%hi(50330624), %g1
	stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L434:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L428
	 st	%g1, [%o0]
.L436:
	stx	%g0, [%fp+1871]
	sllx	%g1, 38, %g1
	ba,pt	%xcc, .L426
	 stx	%g1, [%fp+1863]
	.size	quad_expm1l, .-quad_expm1l
	.section	.text.quad_cbrtl,"ax",@progbits
	.align 4
	.global quad_cbrtl
	.type	quad_cbrtl, #function
	.proc	010
quad_cbrtl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L449
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L440
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_cbrt, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L450
	 mov	%o0, %i4
.L444:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L449:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L451
	 srlx	%g2, 1, %g2
.L440:
	stx	%i0, [%fp+1863]
.L452:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L451:
	and	%i0, %g2, %g2
	brz,pt	%g2, .L452
	 stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L450:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L444
	 st	%g1, [%o0]
	.size	quad_cbrtl, .-quad_cbrtl
	.section	.text.quad_sinl,"ax",@progbits
	.align 4
	.global quad_sinl
	.type	quad_sinl, #function
	.proc	010
quad_sinl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L464
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L455
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_sin, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L465
	 mov	%o0, %i4
.L459:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L464:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L466
	 srlx	%g2, 1, %g2
.L455:
	stx	%i0, [%fp+1863]
.L467:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L465:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L459
	 st	%g1, [%o0]
.L466:
	and	%i0, %g2, %g2
	brz,a,pt %g2, .L467
	 stx	%i0, [%fp+1863]
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1871]
	mov	33, %g1
	ldx	[%fp+1871], %i1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
	.size	quad_sinl, .-quad_sinl
	.section	.text.quad_cosl,"ax",@progbits
	.align 4
	.global quad_cosl
	.type	quad_cosl, #function
	.proc	010
quad_cosl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L473
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_cos, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L474
	 mov	%o0, %i4
.L472:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L473:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L470
	 nop
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L474:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L472
	 st	%g1, [%o0]
.L470:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1871]
	mov	33, %g1
	ldx	[%fp+1871], %i1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
	.size	quad_cosl, .-quad_cosl
	.section	.text.quad_tanl,"ax",@progbits
	.align 4
	.global quad_tanl
	.type	quad_tanl, #function
	.proc	010
quad_tanl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L486
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L477
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_tan, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L487
	 mov	%o0, %i4
.L481:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L486:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L488
	 srlx	%g2, 1, %g2
.L477:
	stx	%i0, [%fp+1863]
.L489:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L487:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L481
	 st	%g1, [%o0]
.L488:
	and	%i0, %g2, %g2
	brz,a,pt %g2, .L489
	 stx	%i0, [%fp+1863]
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1871]
	mov	33, %g1
	ldx	[%fp+1871], %i1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
	.size	quad_tanl, .-quad_tanl
	.section	.text.quad_asinl,"ax",@progbits
	.align 4
	.global quad_asinl
	.type	quad_asinl, #function
	.proc	010
quad_asinl:
	save	%sp, -464, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L503
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L492
	 mov	%i0, %o0
	call	quad_fabsl, 0
	 mov	%i1, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	mov	%o1, %o3
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7], %o0
	call	is_less, 0
	 ldx	[%l7+8], %o1
	cmp	%o0, 0
	be,pt	%icc, .L504
	 ldx	[%fp+2183], %o2
.L496:
	call	___errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	stx	%g0, [%fp+1871]
	sethi	%hi(67107840), %g1
	ldx	[%fp+1871], %i1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L504:
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1927], %g1
	add	%fp, 1775, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_asin, 0
	 stx	%g1, [%fp+1823]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1823]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L505
	 mov	%o0, %i4
	stx	%i4, [%fp+1863]
.L508:
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L503:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L506
	 srlx	%g2, 1, %g2
.L492:
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
.L507:
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L506:
	and	%i0, %g2, %g2
	brnz,pt	%g2, .L496
	 nop
	stx	%i0, [%fp+1863]
	ba,pt	%xcc, .L507
	 stx	%i1, [%fp+1871]
.L505:
	call	___errno, 0
	 nop
	stx	%i4, [%fp+1863]
	mov	34, %g1
	ba,pt	%xcc, .L508
	 st	%g1, [%o0]
	.size	quad_asinl, .-quad_asinl
	.section	.text.quad_acosl,"ax",@progbits
	.align 4
	.global quad_acosl
	.type	quad_acosl, #function
	.proc	010
quad_acosl:
	save	%sp, -464, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L515
	 stx	%i1, [%fp+2183]
	mov	%i0, %o0
	call	quad_fabsl, 0
	 mov	%i1, %o1
	mov	%o0, %o2
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	mov	%o1, %o3
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7], %o0
	call	is_less, 0
	 ldx	[%l7+8], %o1
	cmp	%o0, 0
	be,pt	%icc, .L516
	 ldx	[%fp+2183], %o2
.L513:
	call	___errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	stx	%g0, [%fp+1871]
	sethi	%hi(67107840), %g1
	ldx	[%fp+1871], %i1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L516:
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1927], %g1
	add	%fp, 1775, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_acos, 0
	 stx	%g1, [%fp+1823]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1823]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L517
	 mov	%o0, %i4
	stx	%i4, [%fp+1863]
.L518:
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L515:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L513
	 nop
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L517:
	call	___errno, 0
	 nop
	stx	%i4, [%fp+1863]
	mov	34, %g1
	ba,pt	%xcc, .L518
	 st	%g1, [%o0]
	.size	quad_acosl, .-quad_acosl
	.section	.text.quad_atanl,"ax",@progbits
	.align 4
	.global quad_atanl
	.type	quad_atanl, #function
	.proc	010
quad_atanl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L530
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L521
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_atan, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L531
	 mov	%o0, %i4
.L525:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L530:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L532
	 srlx	%g2, 1, %g1
.L521:
	stx	%i0, [%fp+1863]
.L533:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L532:
	and	%i0, %g1, %g1
	brz,a,pt %g1, .L533
	 stx	%i0, [%fp+1863]
	sllx	%g2, 63, %g2
	sethi	%hi(3041148928), %g3
	and	%i0, %g2, %i0
	or	%g3, 721, %g3
	sethi	%hi(1073713152), %g2
	or	%g2, 543, %g2
	sllx	%g2, 32, %g2
	add	%g2, %g3, %g2
	or	%i0, %g2, %i0
	sethi	%hi(2221508608), %g1
	stx	%i0, [%fp+1863]
	or	%g1, 396, %g1
	sethi	%hi(3306618880), %g2
	sllx	%g1, 32, %g1
	or	%g2, 440, %g2
	ldx	[%fp+1863], %i0
	add	%g1, %g2, %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L531:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L525
	 st	%g1, [%o0]
	.size	quad_atanl, .-quad_atanl
	.section	.text.quad_sinhl,"ax",@progbits
	.align 4
	.global quad_sinhl
	.type	quad_sinhl, #function
	.proc	010
quad_sinhl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L545
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L536
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_sinh, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L546
	 mov	%o0, %i4
.L540:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L545:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L547
	 srlx	%g2, 1, %g2
.L536:
	stx	%i0, [%fp+1863]
.L548:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L547:
	and	%i0, %g2, %g2
	brz,pt	%g2, .L548
	 stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L546:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L540
	 st	%g1, [%o0]
	.size	quad_sinhl, .-quad_sinhl
	.section	.text.quad_coshl,"ax",@progbits
	.align 4
	.global quad_coshl
	.type	quad_coshl, #function
	.proc	010
quad_coshl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L554
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_cosh, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L555
	 mov	%o0, %i4
.L553:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L554:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L551
	 stx	%g0, [%fp+1871]
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L551:
	sethi	%hi(33553408), %g1
	ldx	[%fp+1871], %i1
	sllx	%g1, 38, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L555:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L553
	 st	%g1, [%o0]
	.size	quad_coshl, .-quad_coshl
	.section	.text.quad_tanhl,"ax",@progbits
	.align 4
	.global quad_tanhl
	.type	quad_tanhl, #function
	.proc	010
quad_tanhl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L567
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L558
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_tanh, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L568
	 mov	%o0, %i4
.L562:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L567:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L569
	 srlx	%g2, 1, %g1
.L558:
	stx	%i0, [%fp+1863]
.L570:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L569:
	and	%i0, %g1, %g1
	brz,a,pt %g1, .L570
	 stx	%i0, [%fp+1863]
	sllx	%g2, 63, %g2
	sethi	%hi(16776192), %g1
	and	%i0, %g2, %i0
	sllx	%g1, 38, %g1
	or	%i0, %g1, %i0
	stx	%g0, [%fp+1871]
	stx	%i0, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L568:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L562
	 st	%g1, [%o0]
	.size	quad_tanhl, .-quad_tanhl
	.section	.text.quad_asinhl,"ax",@progbits
	.align 4
	.global quad_asinhl
	.type	quad_asinhl, #function
	.proc	010
quad_asinhl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L582
	 mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L573
	 mov	%i1, %o2
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_asinh, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L583
	 mov	%o0, %i4
.L577:
	stx	%i4, [%fp+1863]
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L582:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L584
	 srlx	%g2, 1, %g2
.L573:
	stx	%i0, [%fp+1863]
.L585:
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L584:
	and	%i0, %g2, %g2
	brz,pt	%g2, .L585
	 stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L583:
	call	___errno, 0
	 nop
	mov	34, %g1
	ba,pt	%xcc, .L577
	 st	%g1, [%o0]
	.size	quad_asinhl, .-quad_asinhl
	.section	.text.quad_acoshl,"ax",@progbits
	.align 4
	.global quad_acoshl
	.type	quad_acoshl, #function
	.proc	010
quad_acoshl:
	save	%sp, -448, %sp
	srlx	%i0, 48, %g1
	sethi	%hi(31744), %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%i5, 1023, %i5
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L593
	 sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	mov	%i0, %o0
	ldx	[%l7 + %g1], %l7, %gdop(one)
	mov	%i1, %o1
	ldx	[%l7], %o2
	call	is_less, 0
	 ldx	[%l7+8], %o3
	cmp	%o0, 0
	be,pt	%icc, .L594
	 mov	%i1, %o2
.L591:
	call	___errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	stx	%g0, [%fp+1871]
	sethi	%hi(67107840), %g1
	ldx	[%fp+1871], %i1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L594:
	mov	%i0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1927], %g1
	add	%fp, 1791, %i4
	add	%fp, 1935, %o0
	mov	%i4, %o1
	call	real_acosh, 0
	 stx	%g1, [%fp+1839]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1983], %g1
	mov	%i4, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1839]
	stx	%o1, [%fp+1871]
	stx	%o0, [%fp+1863]
	srlx	%o0, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	be,pn	%icc, .L595
	 mov	%o0, %i4
	stx	%i4, [%fp+1863]
.L596:
	ldx	[%fp+1871], %i1
	ldx	[%fp+1863], %i0
	return	%i7+8
	 nop
.L593:
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L588
	 nop
	stx	%i0, [%fp+1863]
	stx	%i1, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
.L595:
	call	___errno, 0
	 nop
	stx	%i4, [%fp+1863]
	mov	34, %g1
	ba,pt	%xcc, .L596
	 st	%g1, [%o0]
.L588:
	brlz,pn	%i0, .L591
	 nop
	stx	%i0, [%fp+1863]
	stx	%g0, [%fp+1871]
	ldx	[%fp+1863], %i0
	ldx	[%fp+1871], %i1
	return	%i7+8
	 nop
	.size	quad_acoshl, .-quad_acoshl
	.section	.text.quad_logl,"ax",@progbits
	.align 4
	.global quad_logl
	.type	quad_logl, #function
	.proc	010
quad_logl:
	save	%sp, -384, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L615
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	brnz,pt	%g1, .L614
	 nop
	brz,pn	%i1, .L601
	 nop
.L614:
	brlz,pn	%i0, .L602
	 ldx	[%fp+2183], %o2
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1983], %g1
	add	%fp, 1855, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_log, 0
	 stx	%g1, [%fp+1903]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1903]
	stx	%o0, [%fp+1919]
	stx	%o1, [%fp+1927]
.L600:
	ldx	[%fp+1927], %i1
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L615:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L599
	 srlx	%g2, 1, %g2
	stx	%i0, [%fp+1919]
	stx	%i1, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L599:
	and	%i0, %g2, %g2
	brnz,pt	%g2, .L616
	 nop
.L601:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	34, %g1
	ldx	[%fp+1927], %i1
	st	%g1, [%o0]
	mov	-1, %g1
	sllx	%g1, 48, %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L602:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L600
	 stx	%g1, [%fp+1919]
.L616:
	brlz,pn	%i0, .L602
	 nop
	stx	%i0, [%fp+1919]
	stx	%g0, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
	.size	quad_logl, .-quad_logl
	.section	.text.quad_log2l,"ax",@progbits
	.align 4
	.global quad_log2l
	.type	quad_log2l, #function
	.proc	010
quad_log2l:
	save	%sp, -384, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L635
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	brnz,pt	%g1, .L634
	 nop
	brz,pn	%i1, .L621
	 nop
.L634:
	brlz,pn	%i0, .L622
	 ldx	[%fp+2183], %o2
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1983], %g1
	add	%fp, 1855, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_log2, 0
	 stx	%g1, [%fp+1903]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1903]
	stx	%o0, [%fp+1919]
	stx	%o1, [%fp+1927]
.L620:
	ldx	[%fp+1927], %i1
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L635:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L619
	 srlx	%g2, 1, %g2
	stx	%i0, [%fp+1919]
	stx	%i1, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L619:
	and	%i0, %g2, %g2
	brnz,pt	%g2, .L636
	 nop
.L621:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	34, %g1
	ldx	[%fp+1927], %i1
	st	%g1, [%o0]
	mov	-1, %g1
	sllx	%g1, 48, %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L622:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L620
	 stx	%g1, [%fp+1919]
.L636:
	brlz,pn	%i0, .L622
	 nop
	stx	%i0, [%fp+1919]
	stx	%g0, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
	.size	quad_log2l, .-quad_log2l
	.section	.text.quad_log10l,"ax",@progbits
	.align 4
	.global quad_log10l
	.type	quad_log10l, #function
	.proc	010
quad_log10l:
	save	%sp, -384, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L655
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	brnz,pt	%g1, .L654
	 nop
	brz,pn	%i1, .L641
	 nop
.L654:
	brlz,pn	%i0, .L642
	 ldx	[%fp+2183], %o2
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1983], %g1
	add	%fp, 1855, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_log10, 0
	 stx	%g1, [%fp+1903]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1903]
	stx	%o0, [%fp+1919]
	stx	%o1, [%fp+1927]
.L640:
	ldx	[%fp+1927], %i1
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L655:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L639
	 srlx	%g2, 1, %g2
	stx	%i0, [%fp+1919]
	stx	%i1, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
.L639:
	and	%i0, %g2, %g2
	brnz,pt	%g2, .L656
	 nop
.L641:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	34, %g1
	ldx	[%fp+1927], %i1
	st	%g1, [%o0]
	mov	-1, %g1
	sllx	%g1, 48, %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1919], %i0
	return	%i7+8
	 nop
.L642:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1927]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L640
	 stx	%g1, [%fp+1919]
.L656:
	brlz,pn	%i0, .L642
	 nop
	stx	%i0, [%fp+1919]
	stx	%g0, [%fp+1927]
	ldx	[%fp+1919], %i0
	ldx	[%fp+1927], %i1
	return	%i7+8
	 nop
	.size	quad_log10l, .-quad_log10l
	.section	.text.quad_log1pl,"ax",@progbits
	.align 4
	.global quad_log1pl
	.type	quad_log1pl, #function
	.proc	010
quad_log1pl:
	save	%sp, -400, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %i5
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%i5, %g1, %i5
	cmp	%i5, %g1
	be,pn	%icc, .L673
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,pn	%g1, .L665
	 mov	0, %g2
.L677:
	sethi	%hi(50330624), %o2
	mov	0, %g1
	sllx	%o2, 38, %o2
	movre	%i1, 1, %g1
	xor	%i0, %o2, %g3
	movre	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L674
	 ldx	[%fp+2175], %i4
	ldx	[%fp+2183], %i3
	mov	0, %o3
	mov	%i4, %o0
	call	is_less, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	bne,pn	%icc, .L675
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bne,pn	%icc, .L676
	 mov	%i3, %o2
.L665:
	stx	%i0, [%fp+1903]
.L678:
	stx	%i1, [%fp+1911]
.L662:
	ldx	[%fp+1911], %i1
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
.L673:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brnz,a,pt %g1, .L678
	 stx	%i0, [%fp+1903]
	srlx	%g2, 1, %g2
	and	%i0, %g2, %g2
	brz,a,pt %g2, .L678
	 stx	%i0, [%fp+1903]
	ba,pt	%xcc, .L677
	 mov	0, %g2
.L676:
	mov	%i4, %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1983], %g1
	add	%fp, 1839, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_log1p, 0
	 stx	%g1, [%fp+1887]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1887]
	stx	%o0, [%fp+1903]
	stx	%o1, [%fp+1911]
	ldx	[%fp+1903], %i0
	ldx	[%fp+1911], %i1
	return	%i7+8
	 nop
.L674:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1911]
	mov	34, %g1
	ldx	[%fp+1911], %i1
	st	%g1, [%o0]
	mov	-1, %g1
	sllx	%g1, 48, %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+1903], %i0
	return	%i7+8
	 nop
.L675:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1911]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L662
	 stx	%g1, [%fp+1903]
	.size	quad_log1pl, .-quad_log1pl
	.section	.text.quad_atanhl,"ax",@progbits
	.align 4
	.global quad_atanhl
	.type	quad_atanhl, #function
	.proc	010
quad_atanhl:
	save	%sp, -416, %sp
	stx	%i0, [%fp+2175]
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L697
	 stx	%i1, [%fp+2183]
	mov	-1, %g1
	srlx	%g1, 1, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L702
	 stx	%i0, [%fp+1887]
	ldx	[%fp+2175], %o0
.L703:
	call	quad_fabsl, 0
	 ldx	[%fp+2183], %o1
	mov	0, %g2
	mov	0, %g1
	sethi	%hi(16776192), %g3
	movre	%o1, 1, %g1
	sllx	%g3, 38, %g3
	xor	%o0, %g3, %o0
	movre	%o0, 1, %g2
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L698
	 ldx	[%fp+2175], %o0
	call	quad_fabsl, 0
	 ldx	[%fp+2183], %o1
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7], %o2
	call	is_less, 0
	 ldx	[%l7+8], %o3
	cmp	%o0, 0
	be,pt	%icc, .L699
	 ldx	[%fp+2183], %o2
	ldx	[%fp+2175], %o1
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+1983], %g1
	add	%fp, 1823, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	call	real_atanh, 0
	 stx	%g1, [%fp+1871]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1863]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1871]
	stx	%o0, [%fp+1887]
	stx	%o1, [%fp+1895]
	ldx	[%fp+1887], %i0
	ldx	[%fp+1895], %i1
	return	%i7+8
	 nop
.L697:
	mov	-1, %g2
	srlx	%g2, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brz,a,pn %g1, .L700
	 srlx	%g2, 1, %g2
	stx	%i0, [%fp+1887]
.L702:
	stx	%i1, [%fp+1895]
.L701:
	ldx	[%fp+1895], %i1
	ldx	[%fp+1887], %i0
	return	%i7+8
	 nop
.L700:
	and	%i0, %g2, %g2
	brnz,pt	%g2, .L703
	 ldx	[%fp+2175], %o0
	stx	%i0, [%fp+1887]
	ba,pt	%xcc, .L701
	 stx	%i1, [%fp+1895]
.L698:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1895]
	mov	34, %g3
	ldx	[%fp+1895], %i1
	mov	-1, %g1
	sethi	%hi(33553408), %g2
	st	%g3, [%o0]
	sllx	%g2, 38, %g2
	sllx	%g1, 48, %g1
	movrgez	%i0, %g2, %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1887], %i0
	return	%i7+8
	 nop
.L699:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1895]
	mov	33, %g1
	ldx	[%fp+1895], %i1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1887], %i0
	return	%i7+8
	 nop
	.size	quad_atanhl, .-quad_atanhl
	.section	.text.quad_atan2l,"ax",@progbits
	.align 4
	.global quad_atan2l
	.type	quad_atan2l, #function
	.proc	010
quad_atan2l:
	save	%sp, -624, %sp
	srlx	%i0, 48, %g2
	sethi	%hi(31744), %g1
	stx	%i0, [%fp+2175]
	or	%g1, 1023, %g1
	stx	%i1, [%fp+2183]
	and	%g2, %g1, %g2
	xor	%g2, %g1, %g3
	cmp	%g0, %g3
	mov	%i2, %i5
	subx	%g0, -1, %g5
	srlx	%i2, 48, %g3
	mov	%i3, %i4
	and	%g3, %g1, %g3
	mov	%g5, %o7
	cmp	%g3, %g1
	be,pn	%icc, .L741
	 mov	0, %g4
.L705:
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	be,pn	%icc, .L742
	 mov	-1, %g1
.L707:
	mov	-1, %g5
	srlx	%g5, 1, %g1
	and	%i2, %g1, %g3
	or	%g3, %i3, %g3
	brz,pn	%g3, .L743
	 and	%i0, %g1, %g1
.L710:
	xor	%g4, 1, %g1
	andcc	%g1, %o7, %g0
	be,pt	%icc, .L752
	 cmp	%g4, 0
	sethi	%hi(31744), %g1
.L750:
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	be,pn	%icc, .L712
	 cmp	%g4, 0
	brgez,pn %i5, .L744
	 mov	-1, %g1
	bne,a,pt %icc, .L751
	 srlx	%i0, 63, %i0
	ldx	[%fp+2175], %o1
.L756:
	ldx	[%fp+2183], %o2
	call	real_of, 0
	 add	%fp, 1767, %o0
	ldx	[%fp+1775], %i2
	lduw	[%fp+1819], %i3
.L717:
	srlx	%i5, 48, %g1
	sethi	%hi(31744), %g2
	or	%g2, 1023, %g2
	and	%g1, %g2, %g1
	cmp	%g1, %g2
	be,pn	%icc, .L745
	 mov	-1, %g1
	mov	%i5, %o1
.L758:
	mov	%i4, %o2
	call	real_of, 0
	 add	%fp, 1823, %o0
	ldx	[%fp+1831], %g3
	lduw	[%fp+1875], %g2
.L720:
	srlx	%i0, 63, %i0
	st	%i0, [%fp+1767]
	srlx	%i5, 63, %g1
	cmp	%i3, 0
	be,pt	%icc, .L718
	 mov	%g1, %g4
	cmp	%g0, %g2
	st	%g1, [%fp+1823]
	addx	%g0, 0, %g5
	xnor	%g0, %i5, %g1
	srlx	%g1, 63, %g1
	andcc	%g1, %g5, %g0
	be,pt	%icc, .L753
	 ldx	[%fp+1767], %g1
	add	%g3, -200, %g1
	cmp	%g1, %i2
	ble,pn	%xcc, .L718
	 ldx	[%fp+1767], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1807], %g1
	st	%i3, [%fp+1819]
	stx	%g1, [%fp+1719]
	ldx	[%fp+1815], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1863], %g1
	st	%g2, [%fp+1875]
	stx	%g1, [%fp+1655]
	ldx	[%fp+1871], %g1
	add	%fp, 1679, %i5
	stx	%g3, [%fp+1623]
	add	%fp, 1615, %i4
	mov	%i5, %o1
	mov	%i4, %o2
	add	%fp, 1991, %o0
	stx	%g1, [%fp+1663]
	call	real_divide, 0
	 stx	%i2, [%fp+1687]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2039], %g1
	mov	-640, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	call	real_scale, 0
	 stx	%g1, [%fp+1727]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2039], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	mov	%i4, %o2
	add	%fp, 1935, %o0
	call	real_subtract, 0
	 stx	%g1, [%fp+1663]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1983], %g1
	mov	%i5, %o0
	call	real_quad, 0
	 stx	%g1, [%fp+1727]
	stx	%o0, [%fp+1751]
	ba,pt	%xcc, .L709
	 stx	%o1, [%fp+1759]
.L711:
	cmp	%g4, 0
.L752:
	be,pt	%icc, .L746
	 sethi	%hi(31744), %g1
	srlx	%i0, 63, %i0
.L751:
	sethi	%hi(-2147483648), %g2
	st	%g0, [%fp+1771]
	st	%g0, [%fp+1783]
	st	%g0, [%fp+1787]
	st	%g0, [%fp+1791]
	st	%g0, [%fp+1795]
	st	%g0, [%fp+1799]
	st	%g0, [%fp+1803]
	st	%g0, [%fp+1807]
	st	%g0, [%fp+1811]
	st	%g0, [%fp+1815]
	st	%g0, [%fp+1827]
	st	%g0, [%fp+1839]
	st	%g0, [%fp+1843]
	st	%g0, [%fp+1847]
	st	%g0, [%fp+1851]
	st	%g0, [%fp+1855]
	st	%g0, [%fp+1859]
	st	%g0, [%fp+1863]
	st	%g0, [%fp+1867]
	st	%g0, [%fp+1871]
	srlx	%i5, 63, %g4
	st	%i0, [%fp+1767]
	mov	1, %i2
	mov	1, %g3
	mov	%g2, %i3
.L718:
	ldx	[%fp+1767], %g1
.L753:
	stx	%g1, [%fp+1679]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1807], %g1
	st	%i3, [%fp+1819]
	stx	%g1, [%fp+1719]
	ldx	[%fp+1815], %g1
	st	%g4, [%fp+1823]
	stx	%g1, [%fp+1727]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1863], %g1
	st	%g2, [%fp+1875]
	stx	%g1, [%fp+1655]
	ldx	[%fp+1871], %g1
	add	%fp, 1679, %i5
	add	%fp, 1615, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g3, [%fp+1623]
	stx	%g1, [%fp+1663]
	call	real_atan2, 0
	 stx	%i2, [%fp+1687]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2039], %g1
	mov	%i5, %o0
	call	real_result, 0
	 stx	%g1, [%fp+1727]
	stx	%o0, [%fp+1751]
	stx	%o1, [%fp+1759]
.L709:
	ldx	[%fp+1759], %i1
	ldx	[%fp+1751], %i0
	return	%i7+8
	 nop
.L742:
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g5
	or	%g5, %i1, %g5
	brz,pn	%g5, .L707
	 cmp	%g3, %g2
	be,a,pn	%icc, .L747
	 and	%i2, %g1, %g1
	stx	%i0, [%fp+1751]
.L755:
	stx	%i1, [%fp+1759]
	ldx	[%fp+1751], %i0
	ldx	[%fp+1759], %i1
	return	%i7+8
	 nop
.L741:
	mov	-1, %g4
	srlx	%g4, 16, %g4
	and	%i2, %g4, %g4
	brnz,a,pt %g4, .L754
	 stx	%i2, [%fp+1751]
	brnz,a,pt %i3, .L754
	 stx	%i2, [%fp+1751]
	mov	%g5, %g4
	ba,pt	%xcc, .L705
	 mov	1, %o7
.L747:
	or	%g1, %i3, %g1
	brz,a,pn %g1, .L755
	 stx	%i0, [%fp+1751]
	stx	%i2, [%fp+1751]
.L754:
	stx	%i3, [%fp+1759]
	ldx	[%fp+1751], %i0
	ldx	[%fp+1759], %i1
	return	%i7+8
	 nop
.L743:
	or	%g1, %i1, %i4
	brz,pn	%i4, .L748
	 xor	%g4, 1, %g1
	andcc	%g1, %o7, %g0
	be,pt	%icc, .L711
	 mov	0, %i4
	ba,pt	%xcc, .L750
	 sethi	%hi(31744), %g1
.L746:
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bne,pt	%icc, .L756
	 ldx	[%fp+2175], %o1
	mov	-1, %g1
.L757:
	srlx	%g1, 16, %g1
	and	%i0, %g1, %g1
	or	%g1, %i1, %g1
	brnz,pt	%g1, .L756
	 ldx	[%fp+2175], %o1
	stx	%g0, [%fp+1767]
	stx	%g0, [%fp+1783]
	stx	%g0, [%fp+1791]
	stx	%g0, [%fp+1799]
	stx	%g0, [%fp+1807]
	stx	%g0, [%fp+1815]
	sethi	%hi(1048576), %i2
	ba,pt	%xcc, .L717
	 sethi	%hi(-2147483648), %i3
.L712:
	be,pt	%icc, .L757
	 mov	-1, %g1
	ba,pt	%xcc, .L751
	 srlx	%i0, 63, %i0
.L745:
	srlx	%g1, 16, %g1
	and	%i5, %g1, %g1
	or	%g1, %i4, %g1
	brnz,pt	%g1, .L758
	 mov	%i5, %o1
	stx	%g0, [%fp+1823]
	stx	%g0, [%fp+1839]
	stx	%g0, [%fp+1847]
	stx	%g0, [%fp+1855]
	stx	%g0, [%fp+1863]
	stx	%g0, [%fp+1871]
	sethi	%hi(-2147483648), %g2
	ba,pt	%xcc, .L720
	 sethi	%hi(1048576), %g3
.L744:
	stx	%g0, [%fp+1759]
	sllx	%g1, 63, %g1
	and	%i0, %g1, %g1
	ba,pt	%xcc, .L709
	 stx	%g1, [%fp+1751]
.L748:
	sllx	%g5, 63, %g5
	sethi	%hi(16776192), %g1
	and	%i2, %g5, %i2
	sllx	%g1, 38, %g1
	ba,pt	%xcc, .L710
	 or	%i2, %g1, %i5
	.size	quad_atan2l, .-quad_atan2l
	.section	.text.quad_powl,"ax",@progbits
	.align 4
	.global quad_powl
	.type	quad_powl, #function
	.proc	010
quad_powl:
	save	%sp, -576, %sp
	stx	%i1, [%fp+2183]
	stx	%i0, [%fp+2175]
	stx	%i2, [%fp+2191]
	stx	%i3, [%fp+2199]
	mov	-1, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%g2, 1, %g3
	and	%i2, %g3, %g1
	or	%g1, %i3, %g1
	brz,pn	%g1, .L760
	 mov	%i1, %i4
	mov	0, %g5
	mov	0, %g4
	movre	%i1, 1, %g5
	sethi	%hi(16776192), %g1
	sllx	%g1, 38, %g1
	xor	%i0, %g1, %g1
	movre	%g1, 1, %g4
	andcc	%g5, %g4, %g0
	bne,pn	%icc, .L760
	 srlx	%i0, 48, %i5
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%i5, %g1, %i5
	cmp	%i5, %g1
	be,pn	%icc, .L809
	 srlx	%i2, 48, %g4
	and	%g4, %g1, %g4
	cmp	%g4, %g1
	be,pn	%icc, .L768
	 and	%i0, %g3, %g3
	or	%g3, %i1, %g3
	brz,pn	%g3, .L820
	 mov	%i0, %o0
	brlz,a,pn %i0, .L810
	 mov	%i2, %o0
	call	quad_fabsl, 0
	 mov	%i1, %o1
	mov	%o1, %o2
	mov	%o0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	add	%fp, 1727, %i3
	ldx	[%fp+2191], %o1
	ldx	[%fp+2199], %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1983], %g1
	add	%fp, 1647, %o2
	stx	%g1, [%fp+1695]
	mov	%i3, %o1
	add	%fp, 1823, %o0
	call	real_pow, 0
	 mov	0, %i4
.L784:
	ldx	[%fp+1863], %g2
	ldx	[%fp+1871], %g1
	ldx	[%fp+1839], %g5
	ldx	[%fp+1847], %g4
	ldx	[%fp+1855], %g3
	ldx	[%fp+1831], %i5
	mov	%i3, %o0
	st	%i4, [%fp+1823]
	stx	%i5, [%fp+1999]
	ldx	[%fp+1823], %i4
	stx	%g2, [%fp+2031]
	stx	%g1, [%fp+2039]
	stx	%i5, [%fp+1735]
	stx	%g2, [%fp+1767]
	stx	%g1, [%fp+1775]
	stx	%g5, [%fp+2007]
	stx	%i4, [%fp+1991]
	stx	%g4, [%fp+2015]
	stx	%g3, [%fp+2023]
	stx	%i4, [%fp+1727]
	stx	%g5, [%fp+1743]
	stx	%g4, [%fp+1751]
	call	real_result, 0
	 stx	%g3, [%fp+1759]
	stx	%o1, [%fp+1815]
	stx	%o0, [%fp+1807]
	srlx	%o0, 48, %g2
	sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	and	%g2, %g1, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L811
	 mov	%o0, %i5
	stx	%i5, [%fp+1807]
.L819:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L760:
	sethi	%hi(16776192), %g1
	stx	%g0, [%fp+1815]
	sllx	%g1, 38, %g1
	stx	%g1, [%fp+1807]
.L763:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L809:
	srlx	%g2, 16, %g2
	and	%i0, %g2, %g1
	brz,pt	%g1, .L812
	 nop
	stx	%i0, [%fp+1807]
.L821:
	ba,pt	%xcc, .L763
	 stx	%i1, [%fp+1815]
.L812:
	brnz,a,pt %i1, .L821
	 stx	%i0, [%fp+1807]
	srlx	%i2, 48, %g1
	and	%g1, %i5, %g1
	cmp	%g1, %i5
	bne,pt	%icc, .L765
	 mov	%i0, %o0
	and	%i2, %g2, %g2
	brnz,a,pt %g2, .L822
	 stx	%i2, [%fp+1807]
	brz,pn	%i3, .L823
	 mov	%i1, %o1
	stx	%i2, [%fp+1807]
.L822:
	stx	%i3, [%fp+1815]
	ldx	[%fp+1807], %i0
	ldx	[%fp+1815], %i1
	return	%i7+8
	 nop
.L765:
.L820:
	mov	%i1, %o1
	stx	%i0, [%fp+1879]
	stx	%i1, [%fp+1887]
	stx	%i2, [%fp+1935]
	call	quad_fabsl, 0
	 stx	%i3, [%fp+1943]
	stx	%o0, [%fp+1991]
	stx	%o1, [%fp+1999]
	brlz,pn	%i0, .L813
	 mov	0, %l0
.L782:
	mov	-1, %i3
	srlx	%i3, 1, %g1
	and	%i0, %g1, %g1
	brnz,pt	%g1, .L814
	 sethi	%hi(31744), %g2
	brnz,pt	%i1, .L776
	 mov	0, %g1
	brlz,pn	%i2, .L815
	 sethi	%hi(31744), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bne,pt	%icc, .L824
	 cmp	%l0, 0
	srlx	%i3, 16, %i3
	sethi	%hi(33553408), %g1
	and	%i0, %i3, %i3
	sllx	%g1, 38, %g1
	mov	%i1, %i4
	movre	%i3, %g1, %i4
.L779:
	cmp	%l0, 0
.L824:
	be,a,pt	%icc, .L825
	 stx	%i4, [%fp+1807]
	mov	-1, %g1
	sllx	%g1, 63, %g1
	xor	%i4, %g1, %i4
.L775:
	stx	%i4, [%fp+1807]
.L825:
	stx	%g0, [%fp+1815]
.L816:
	ldx	[%fp+1815], %i1
	ldx	[%fp+1807], %i0
	return	%i7+8
	 nop
.L768:
	srlx	%g2, 16, %g2
	and	%i2, %g2, %g2
	or	%g2, %i3, %g2
	brnz,a,pt %g2, .L822
	 stx	%i2, [%fp+1807]
	mov	%i0, %o0
	mov	%i1, %o1
.L823:
	stx	%i0, [%fp+1879]
	stx	%i1, [%fp+1887]
	stx	%i2, [%fp+1935]
	call	quad_fabsl, 0
	 stx	%i3, [%fp+1943]
	stx	%o0, [%fp+1991]
	brgez,pn %i0, .L783
	 stx	%o1, [%fp+1999]
	ldx	[%fp+1935], %o0
	call	is_odd_integer, 0
	 ldx	[%fp+1943], %o1
	cmp	%g0, %o0
	mov	-1, %g1
	srlx	%g1, 16, %g1
	and	%i2, %g1, %g1
	or	%g1, %i3, %g1
	brnz,pt	%g1, .L782
	 addx	%g0, 0, %l0
.L783:
	ldx	[%fp+1991], %o2
	mov	0, %g2
	sethi	%hi(16776192), %i4
	ldx	[%fp+1999], %o3
	sllx	%i4, 38, %i4
	mov	0, %g1
	xor	%o2, %i4, %g3
	movre	%o3, 1, %g1
	movre	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L775
	 sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %g1, %gdop(one)
	ldx	[%g1], %o0
	call	is_less, 0
	 ldx	[%g1+8], %o1
	srlx	%i2, 63, %i2
	sethi	%hi(33553408), %g1
	cmp	%o0, %i2
	mov	0, %i4
	sllx	%g1, 38, %g1
	stx	%g0, [%fp+1815]
	movne	%icc, %g1, %i4
	ba,pt	%xcc, .L816
	 stx	%i4, [%fp+1807]
.L814:
	or	%g2, 1023, %g2
	cmp	%i5, %g2
	be,pn	%icc, .L817
	 mov	0, %g1
.L776:
	srlx	%i2, 63, %i2
	mov	0, %i4
	cmp	%g1, %i2
	sethi	%hi(33553408), %g1
	sllx	%g1, 38, %g1
	ba,pt	%xcc, .L779
	 movne	%icc, %g1, %i4
.L810:
	call	is_integer, 0
	 mov	%i3, %o1
	cmp	%o0, 0
	be,pn	%icc, .L818
	 ldx	[%fp+2175], %o0
	call	quad_fabsl, 0
	 ldx	[%fp+2183], %o1
	mov	%o1, %o2
	mov	%o0, %o1
	call	real_of, 0
	 add	%fp, 1879, %o0
	add	%fp, 1727, %i3
	ldx	[%fp+2191], %o1
	ldx	[%fp+2199], %o2
	call	real_of, 0
	 add	%fp, 1935, %o0
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1983], %g1
	add	%fp, 1647, %o2
	mov	%i3, %o1
	add	%fp, 1823, %o0
	call	real_pow, 0
	 stx	%g1, [%fp+1695]
	ldx	[%fp+2191], %o0
	call	is_odd_integer, 0
	 ldx	[%fp+2199], %o1
	cmp	%g0, %o0
	ba,pt	%xcc, .L784
	 addx	%g0, 0, %i4
.L811:
	call	___errno, 0
	 nop
	stx	%i5, [%fp+1807]
	mov	34, %g1
	ba,pt	%xcc, .L819
	 st	%g1, [%o0]
.L817:
	srlx	%i3, 16, %i3
	and	%i0, %i3, %i3
	or	%i3, %i1, %i3
	ba,pt	%xcc, .L776
	 movre	%i3, 1, %g1
.L818:
	call	___errno, 0
	 nop
	stx	%g0, [%fp+1815]
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%hi(67107840), %g1
	sllx	%g1, 37, %g1
	ba,pt	%xcc, .L763
	 stx	%g1, [%fp+1807]
.L813:
	ldx	[%fp+1935], %o0
	call	is_odd_integer, 0
	 ldx	[%fp+1943], %o1
	cmp	%g0, %o0
	ba,pt	%xcc, .L782
	 addx	%g0, 0, %l0
.L815:
	call	___errno, 0
	 sllx	%i3, 48, %i3
	sethi	%hi(33553408), %g1
	cmp	%l0, 0
	mov	34, %g2
	sllx	%g1, 38, %g1
	mov	%i3, %i4
	st	%g2, [%o0]
	move	%icc, %g1, %i4
	stx	%g0, [%fp+1815]
	ba,pt	%xcc, .L816
	 stx	%i4, [%fp+1807]
	.size	quad_powl, .-quad_powl
	.section	".rodata"
	.align 8
	.type	one, #object
	.size	one, 16
one:
	.byte	63
	.byte	-1
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
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
