! 03cde0eca8402dc9657d3cdc1793f30f emu/guest/libc/real_functions.c
	.file	"real_functions.c"
	.section	".text"
	.section	.text.expm1_series,"ax",@progbits
	.align 4
	.type	expm1_series, #function
	.proc	010
expm1_series:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -416, %sp
	ldx	[%i1], %i5
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i5, [%fp+1935]
	stx	%g0, [%i0]
	stx	%g0, [%i0+8]
	stx	%g0, [%i0+16]
	stx	%g0, [%i0+24]
	stx	%g0, [%i0+32]
	stx	%g0, [%i0+40]
	st	%g0, [%i0+48]
	stx	%g5, [%fp+1951]
	stx	%g4, [%fp+1959]
	stx	%g3, [%fp+1967]
	stx	%g2, [%fp+1975]
	stx	%g1, [%fp+1983]
	lduw	[%i1+52], %i3
	ldx	[%i1+8], %i2
	mov	0, %i4
	cmp	%i3, 0
	be,pt	%icc, .L2
	 mov	0, %i5
	mov	%i2, %g1
	mov	%i3, %g2
	mov	2, %l2
	add	%fp, 1807, %l1
	add	%fp, 1871, %l0
	add	%fp, 1991, %l4
	add	%fp, 1935, %l3
.L3:
	stx	%g1, [%fp+1943]
	stx	%g1, [%fp+1815]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1975], %g1
	st	%i4, [%i0+52]
	st	%g2, [%fp+1987]
	ldx	[%i0+24], %g5
	ldx	[%i0+32], %g4
	ldx	[%i0+40], %g3
	ldx	[%i0+48], %g2
	stx	%g1, [%fp+1847]
	ldx	[%fp+1983], %g1
	ldx	[%i0], %i4
	stx	%i5, [%i0+8]
	stx	%i5, [%fp+1879]
	mov	%l1, %o2
	ldx	[%i0+16], %i5
	mov	%l0, %o1
	mov	%i0, %o0
	stx	%i4, [%fp+1871]
	stx	%i5, [%fp+1887]
	stx	%g5, [%fp+1895]
	stx	%g4, [%fp+1903]
	stx	%g3, [%fp+1911]
	stx	%g2, [%fp+1919]
	call	real_add, 0
	 stx	%g1, [%fp+1855]
	ldx	[%fp+1935], %o5
	stx	%o5, [%fp+1871]
	ldx	[%fp+1943], %o5
	stx	%o5, [%fp+1879]
	ldx	[%fp+1951], %o5
	stx	%o5, [%fp+1887]
	ldx	[%fp+1959], %o5
	stx	%o5, [%fp+1895]
	ldx	[%fp+1967], %o5
	stx	%o5, [%fp+1903]
	ldx	[%fp+1975], %o5
	ldx	[%i1+40], %g2
	ldx	[%i1], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	st	%i3, [%i1+52]
	stx	%o5, [%fp+1911]
	ldx	[%i1+48], %g1
	ldx	[%fp+1983], %o5
	stx	%g2, [%fp+1847]
	mov	%l1, %o2
	mov	%l0, %o1
	mov	%l4, %o0
	stx	%o5, [%fp+1919]
	stx	%o7, [%fp+1807]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g1, [%fp+1855]
	ldx	[%i0+8], %i5
	lduw	[%i0+52], %i4
	stx	%i2, [%i1+8]
	call	real_multiply, 0
	 stx	%i2, [%fp+1815]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+2039], %g1
	srl	%l2, 0, %o2
	stx	%g1, [%fp+1919]
	mov	%l0, %o1
	call	real_divide_small, 0
	 mov	%l3, %o0
	lduw	[%fp+1987], %g2
	cmp	%g2, 0
	be,a,pt	%icc, .L14
	 stx	%i5, [%i0+8]
	cmp	%i4, 0
	be,pn	%icc, .L4
	 ldx	[%fp+1943], %g1
	add	%i5, -320, %g3
	cmp	%g3, %g1
	ble,a,pt %xcc, .L3
	 add	%l2, 1, %l2
.L2:
	stx	%i5, [%i0+8]
.L14:
	st	%i4, [%i0+52]
	return	%i7+8
	 nop
.L4:
	ba,pt	%xcc, .L3
	 add	%l2, 1, %l2
	.size	expm1_series, .-expm1_series
	.section	.text.exp_of_parts,"ax",@progbits
	.align 4
	.type	exp_of_parts, #function
	.proc	010
exp_of_parts:
	save	%sp, -544, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i4
	ldx	[%i1+8], %i5
	add	%fp, 1807, %l0
	mov	-5, %o2
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	mov	%l0, %o1
	add	%fp, 1935, %o0
	stx	%i4, [%fp+1807]
	stx	%i5, [%fp+1815]
	call	real_scale, 0
	 stx	%g1, [%fp+1855]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1983], %g1
	mov	%l0, %o1
	add	%fp, 1991, %o0
	call	expm1_series, 0
	 stx	%g1, [%fp+1855]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1759]
	ldx	[%l7+48], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+2015], %g1
	ldx	[%fp+1991], %g2
	stx	%g1, [%fp+1767]
	ldx	[%fp+2023], %g1
	stx	%g2, [%fp+1743]
	stx	%g1, [%fp+1775]
	ldx	[%fp+1999], %g2
	ldx	[%fp+2031], %g1
	ldx	[%l7+8], %i5
	stx	%g2, [%fp+1751]
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	stx	%g1, [%fp+1783]
	ldx	[%fp+2039], %g1
	ldx	[%l7], %i4
	stx	%i5, [%fp+1815]
	add	%fp, 1743, %i1
	stx	%i4, [%fp+1807]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	stx	%g1, [%fp+1791]
	mov	%i1, %o2
	mov	%l0, %o1
	add	%fp, 1879, %o0
	call	real_add, 0
	 mov	5, %i5
	add	%fp, 1679, %l1
.L16:
	ldx	[%fp+1927], %g1
	ldx	[%fp+1895], %g5
	ldx	[%fp+1903], %g4
	ldx	[%fp+1911], %g3
	ldx	[%fp+1919], %g2
	ldx	[%fp+1879], %i3
	ldx	[%fp+1887], %i4
	stx	%g1, [%fp+1791]
	stx	%g1, [%fp+1727]
	stx	%i3, [%fp+1743]
	stx	%i4, [%fp+1751]
	stx	%g5, [%fp+1759]
	stx	%g4, [%fp+1767]
	stx	%g3, [%fp+1775]
	stx	%g2, [%fp+1783]
	stx	%i3, [%fp+1679]
	stx	%i4, [%fp+1687]
	stx	%g5, [%fp+1695]
	stx	%g4, [%fp+1703]
	stx	%g3, [%fp+1711]
	stx	%g2, [%fp+1719]
	mov	%l1, %o2
	mov	%i1, %o1
	call	real_multiply, 0
	 mov	%l0, %o0
	ldx	[%fp+1807], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1815], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1855], %g1
	addcc	%i5, -1, %i5
	bne,pt	%icc, .L16
	 stx	%g1, [%fp+1927]
	mov	%i2, %o2
	mov	%l0, %o1
	call	real_scale, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	exp_of_parts, .-exp_of_parts
	.section	.text.log_series,"ax",@progbits
	.align 4
	.type	log_series, #function
	.proc	010
log_series:
	save	%sp, -528, %sp
	ldx	[%i1], %i3
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	lduw	[%i1+52], %i5
	ldx	[%i1+8], %i4
	add	%fp, 1695, %l0
	stx	%i3, [%fp+1759]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%g1, [%fp+1807]
	stx	%i3, [%fp+1695]
	stx	%g5, [%fp+1711]
	stx	%g4, [%fp+1719]
	stx	%g3, [%fp+1727]
	stx	%g2, [%fp+1735]
	stx	%g1, [%fp+1743]
	stx	%i4, [%fp+1767]
	stx	%i4, [%fp+1703]
	add	%fp, 1759, %i3
	mov	%l0, %o2
	mov	%i3, %o1
	call	real_multiply, 0
	 add	%fp, 1823, %o0
	ldx	[%i1], %i2
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i2, [%fp+1935]
	ldx	[%i1+8], %i1
	stx	%i2, [%fp+1991]
	stx	%g0, [%fp+1879]
	stx	%g0, [%fp+1895]
	stx	%g0, [%fp+1903]
	stx	%g0, [%fp+1911]
	stx	%g0, [%fp+1919]
	st	%g0, [%fp+1927]
	stx	%i1, [%fp+1943]
	stx	%g5, [%fp+1951]
	stx	%g4, [%fp+1959]
	stx	%g3, [%fp+1967]
	stx	%g2, [%fp+1975]
	stx	%g1, [%fp+1983]
	stx	%g5, [%fp+2007]
	stx	%g4, [%fp+2015]
	stx	%g3, [%fp+2023]
	stx	%g2, [%fp+2031]
	stx	%g1, [%fp+2039]
	cmp	%i5, 0
	be,pt	%icc, .L19
	 mov	0, %i2
	mov	0, %g2
	mov	3, %i1
	add	%fp, 1879, %l3
	add	%fp, 1935, %l2
	add	%fp, 1991, %l1
.L20:
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1919], %g1
	st	%g2, [%fp+1931]
	stx	%g1, [%fp+1799]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+2031], %g1
	st	%i5, [%fp+2043]
	stx	%g1, [%fp+1735]
	ldx	[%fp+2039], %g1
	stx	%i2, [%fp+1887]
	stx	%i2, [%fp+1767]
	mov	%l0, %o2
	mov	%i3, %o1
	mov	%l3, %o0
	stx	%g1, [%fp+1743]
	stx	%i4, [%fp+1999]
	call	real_add, 0
	 stx	%i4, [%fp+1703]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1983], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1871], %g1
	mov	%l0, %o2
	mov	%i3, %o1
	mov	%l2, %o0
	stx	%g1, [%fp+1743]
	lduw	[%fp+1931], %i5
	call	real_multiply, 0
	 ldx	[%fp+1887], %i2
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1983], %g1
	srl	%i1, 0, %o2
	stx	%g1, [%fp+1807]
	mov	%i3, %o1
	call	real_divide_small, 0
	 mov	%l1, %o0
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L30
	 ldx	[%fp+1879], %g1
	cmp	%i5, 0
	be,pn	%icc, .L21
	 ldx	[%fp+1999], %i4
	add	%i2, -320, %g2
	cmp	%g2, %i4
	bg,a,pt	%xcc, .L30
	 ldx	[%fp+1879], %g1
.L21:
	mov	%i5, %g2
	add	%i1, 2, %i1
	ba,pt	%xcc, .L20
	 mov	%g1, %i5
.L19:
	ldx	[%fp+1879], %g1
.L30:
	stx	%g1, [%fp+1759]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1919], %g1
	st	%i5, [%fp+1931]
	stx	%g1, [%fp+1799]
	ldx	[%fp+1927], %g1
	stx	%i2, [%fp+1767]
	stx	%g1, [%fp+1807]
	mov	1, %o2
	mov	%i3, %o1
	call	real_scale, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	log_series, .-log_series
	.section	.text.reduce,"ax",@progbits
	.align 4
	.type	reduce, #function
	.proc	04
reduce:
	save	%sp, -528, %sp
	stx	%g0, [%fp+1951]
	stx	%g0, [%fp+1959]
	stx	%g0, [%fp+1967]
	stx	%g0, [%fp+1975]
	stx	%g0, [%fp+1983]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%i0+8], %i5
	brlz,pn	%i5, .L55
	 add	%fp, 1951, %o1
	add	%i5, 478, %i5
	mov	%o1, %o7
	mov	%o1, %i3
	mov	0, %i2
	add	%i0, 16, %i4
	mov	31, %o4
	mov	32, %o5
.L40:
	brlz,pn	%i5, .L34
	 sub	%o4, %i5, %g1
	srax	%i5, 5, %g1
	mov	0, %g5
	sll	%g1, 5, %g2
	mov	0, %g3
	cmp	%g1, 527
	bg,pn	%xcc, .L36
	 sub	%i5, %g2, %g2
	sethi	%gdop_hix22(real_two_over_pi), %g3
	sllx	%g1, 2, %g4
	xor	%g3, %gdop_lox10(real_two_over_pi), %g3
	ldx	[%l7 + %g3], %g3, %gdop(real_two_over_pi)
	lduw	[%g3+%g4], %g5
.L37:
	add	%g1, 1, %g1
	cmp	%g1, 527
	bgu,pn	%xcc, .L36
	 mov	0, %g3
	sethi	%gdop_hix22(real_two_over_pi), %g3
	sllx	%g1, 2, %g1
	xor	%g3, %gdop_lox10(real_two_over_pi), %g3
	ldx	[%l7 + %g3], %g3, %gdop(real_two_over_pi)
	lduw	[%g3+%g1], %g3
.L36:
	cmp	%g2, 0
	be,a,pt	%icc, .L57
	 srl	%g5, 0, %g5
	sub	%o5, %g2, %g1
	sll	%g5, %g2, %g5
	srl	%g3, %g1, %g3
	or	%g3, %g5, %g5
	srl	%g5, 0, %g5
.L57:
	mov	%i0, %g4
	mov	%i3, %g3
	mov	0, %g2
.L39:
	lduw	[%g4+40], %g1
	lduw	[%g3], %o3
	mulx	%g1, %g5, %g1
	add	%g1, %o3, %g1
	add	%g1, %g2, %g1
	st	%g1, [%g3]
	add	%g4, 4, %g4
	srlx	%g1, 32, %g2
	cmp	%i4, %g4
	bne,pt	%xcc, .L39
	 add	%g3, 4, %g3
	st	%g2, [%i3+16]
	add	%i2, 1, %i2
	add	%i5, -32, %i5
	cmp	%i2, 20
	bne,pt	%icc, .L40
	 add	%i3, 4, %i3
	lduw	[%fp+2027], %g1
	sethi	%hi(536870912), %g2
	andcc	%g1, %g2, %g0
	be,pn	%icc, .L41
	 srl	%g1, 30, %i5
	add	%i5, 1, %i5
	add	%o1, 80, %g2
	ldx	[%o7], %g1
.L58:
	xnor	%g0, %g1, %g1
	stx	%g1, [%o7]
	add	%o7, 8, %o7
	cmp	%g2, %o7
	bne,a,pt %xcc, .L58
	 ldx	[%o7], %g1
	lduw	[%fp+2027], %g2
	sethi	%hi(-1073741824), %g1
	andn	%g2, %g1, %g1
	mov	2, %o4
	mov	1, %o3
	st	%g1, [%fp+2027]
	mov	20, %o2
	call	real_of_words, 0
	 add	%fp, 1895, %o0
	ldx	[%fp+1895], %g1
.L56:
	stx	%g1, [%fp+1759]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1807]
	sethi	%gdop_hix22(half_pi), %g1
	xor	%g1, %gdop_lox10(half_pi), %g1
	ldx	[%l7 + %g1], %l7, %gdop(half_pi)
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	stx	%i3, [%fp+1695]
	stx	%i4, [%fp+1703]
	stx	%g5, [%fp+1711]
	stx	%g4, [%fp+1719]
	stx	%g3, [%fp+1727]
	stx	%g2, [%fp+1735]
	stx	%g1, [%fp+1743]
	add	%fp, 1695, %o2
	add	%fp, 1759, %o1
	call	real_multiply, 0
	 add	%fp, 1823, %o0
	ldx	[%fp+1831], %i4
	ldx	[%fp+1871], %g1
	ldx	[%fp+1839], %g5
	ldx	[%fp+1847], %g4
	ldx	[%fp+1855], %g3
	ldx	[%fp+1863], %g2
	ldx	[%fp+1823], %i3
	stx	%g1, [%i1+48]
	stx	%i3, [%i1]
	stx	%i4, [%i1+8]
	stx	%g5, [%i1+16]
	stx	%g4, [%i1+24]
	stx	%g3, [%i1+32]
	stx	%g2, [%i1+40]
	lduw	[%i0], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L59
	 and	%i5, 3, %i5
	lduw	[%i1], %g1
	sub	%g0, %i5, %i5
	cmp	%g0, %g1
	subx	%g0, -1, %g1
	st	%g1, [%i1]
	and	%i5, 3, %i5
.L59:
	return	%i7+8
	 sra	%o5, 0, %o0
.L34:
	add	%g1, 31, %g2
	mov	0, %g5
	movrlz	%g1, %g2, %g1
	srax	%g1, 5, %g1
	sub	%g0, %g1, %g1
	sll	%g1, 5, %g2
	ba,pt	%xcc, .L37
	 sub	%i5, %g2, %g2
.L41:
	sethi	%hi(-1073741824), %g2
	andn	%g1, %g2, %g1
	mov	2, %o4
	mov	0, %o3
	st	%g1, [%fp+2027]
	mov	20, %o2
	call	real_of_words, 0
	 add	%fp, 1895, %o0
	ba,pt	%xcc, .L56
	 ldx	[%fp+1895], %g1
.L55:
	ldx	[%i0], %i4
	ldx	[%i0+16], %g5
	ldx	[%i0+24], %g4
	ldx	[%i0+32], %g3
	ldx	[%i0+40], %g2
	ldx	[%i0+48], %g1
	stx	%i5, [%i1+8]
	stx	%i4, [%i1]
	mov	0, %i5
	stx	%g5, [%i1+16]
	stx	%g4, [%i1+24]
	stx	%g3, [%i1+32]
	stx	%g2, [%i1+40]
	stx	%g1, [%i1+48]
	return	%i7+8
	 sra	%o5, 0, %o0
	.size	reduce, .-reduce
	.section	.text.angle_series,"ax",@progbits
	.align 4
	.type	angle_series, #function
	.proc	010
angle_series:
	save	%sp, -528, %sp
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	ldx	[%i2], %o5
	ldx	[%i2+8], %o7
	ldx	[%i2+48], %g1
	lduw	[%i1+52], %i5
	ldx	[%i1+8], %l1
	add	%fp, 1759, %i4
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%g5, [%fp+1711]
	stx	%g4, [%fp+1719]
	stx	%g3, [%fp+1727]
	stx	%g2, [%fp+1735]
	add	%fp, 1935, %o0
	mov	%i4, %o1
	stx	%o5, [%fp+1759]
	stx	%o7, [%fp+1767]
	stx	%g1, [%fp+1807]
	stx	%o5, [%fp+1695]
	stx	%o7, [%fp+1703]
	stx	%g1, [%fp+1743]
	add	%fp, 1695, %l0
	call	real_multiply, 0
	 mov	%l0, %o2
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1983], %g1
	mov	%i4, %o1
	stx	%g1, [%fp+1807]
	call	real_negate, 0
	 add	%fp, 1823, %o0
	ldx	[%i1], %i2
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i2, [%fp+1879]
	stx	%g0, [%i0]
	stx	%g0, [%i0+8]
	stx	%g0, [%i0+16]
	stx	%g0, [%i0+24]
	stx	%g0, [%i0+32]
	stx	%g0, [%i0+40]
	st	%g0, [%i0+48]
	stx	%g5, [%fp+1895]
	stx	%g4, [%fp+1903]
	stx	%g3, [%fp+1911]
	stx	%g2, [%fp+1919]
	stx	%g1, [%fp+1927]
	cmp	%i5, 0
	be,pt	%icc, .L61
	 mov	0, %i2
	mov	0, %g2
	add	%fp, 1991, %l3
	add	%fp, 1879, %l2
.L62:
	st	%g2, [%i0+52]
	ldx	[%i0+48], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1919], %g1
	ldx	[%i0+16], %g5
	ldx	[%i0+24], %g4
	ldx	[%i0+32], %g3
	ldx	[%i0+40], %g2
	st	%i5, [%fp+1931]
	stx	%g1, [%fp+1735]
	ldx	[%fp+1927], %g1
	ldx	[%i0], %i5
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%i2, [%i0+8]
	stx	%i2, [%fp+1767]
	mov	%l0, %o2
	mov	%i4, %o1
	mov	%i0, %o0
	stx	%i5, [%fp+1759]
	stx	%g1, [%fp+1743]
	stx	%l1, [%fp+1887]
	call	real_add, 0
	 stx	%l1, [%fp+1703]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1871], %g1
	mov	%l0, %o2
	mov	%i4, %o1
	mov	%l3, %o0
	stx	%g1, [%fp+1743]
	lduw	[%i0+52], %i5
	call	real_multiply, 0
	 ldx	[%i0+8], %i2
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2039], %g1
	add	%i3, 2, %i1
	stx	%g1, [%fp+1807]
	add	%i3, 1, %i3
	mov	%i4, %o1
	mulx	%i3, %i1, %o2
	mov	%l2, %o0
	call	real_divide_small, 0
	 srl	%o2, 0, %o2
	lduw	[%fp+1931], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L72
	 stx	%i2, [%i0+8]
	cmp	%i5, 0
	be,pn	%icc, .L63
	 ldx	[%fp+1887], %l1
	add	%i2, -320, %g2
	cmp	%g2, %l1
	bg,a,pt	%xcc, .L72
	 stx	%i2, [%i0+8]
.L63:
	mov	%i5, %g2
	srl	%i1, 0, %i3
	ba,pt	%xcc, .L62
	 mov	%g1, %i5
.L61:
	stx	%i2, [%i0+8]
.L72:
	st	%i5, [%i0+52]
	return	%i7+8
	 nop
	.size	angle_series, .-angle_series
	.section	.text.sine,"ax",@progbits
	.align 4
	.type	sine, #function
	.proc	010
sine:
	save	%sp, -368, %sp
	andcc	%i2, 1, %g0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	be,a,pt	%xcc, .L74
	 ldx	[%i1+48], %g1
	ldx	[%i1], %o7
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%i1+8], %i3
	ldx	[%i1+16], %i4
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%l7 + %g1], %l7, %gdop(one)
	stx	%o7, [%fp+1855]
	ldx	[%l7+48], %g1
	ldx	[%l7], %o4
	ldx	[%l7+8], %o5
	ldx	[%l7+16], %o7
	stx	%i3, [%fp+1863]
	stx	%i4, [%fp+1871]
	ldx	[%l7+24], %i1
	ldx	[%l7+32], %i3
	ldx	[%l7+40], %i4
	stx	%g1, [%fp+1967]
	add	%fp, 1919, %i5
	stx	%o4, [%fp+1919]
	stx	%o5, [%fp+1927]
	stx	%o7, [%fp+1935]
	stx	%i1, [%fp+1943]
	stx	%i3, [%fp+1951]
	stx	%i4, [%fp+1959]
	stx	%g5, [%fp+1879]
	stx	%g4, [%fp+1887]
	stx	%g3, [%fp+1895]
	stx	%g2, [%fp+1903]
	mov	0, %o3
	add	%fp, 1855, %o2
	mov	%i5, %o1
	call	angle_series, 0
	 add	%fp, 1991, %o0
	andcc	%i2, 2, %g0
	bne,pn	%xcc, .L78
	 ldx	[%fp+1991], %g1
.L76:
	stx	%g1, [%i0]
	ldx	[%fp+1999], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+2007], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+2015], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+2031], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L74:
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	add	%fp, 1919, %i5
	stx	%g1, [%fp+1967]
	stx	%g1, [%fp+1903]
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	stx	%i3, [%fp+1855]
	stx	%i4, [%fp+1863]
	stx	%g5, [%fp+1871]
	stx	%g4, [%fp+1879]
	stx	%g3, [%fp+1887]
	stx	%g2, [%fp+1895]
	mov	1, %o3
	add	%fp, 1855, %o2
	mov	%i5, %o1
	call	angle_series, 0
	 add	%fp, 1991, %o0
	andcc	%i2, 2, %g0
	be,pt	%xcc, .L76
	 ldx	[%fp+1991], %g1
.L78:
	stx	%g1, [%fp+1919]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1935]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1943]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1951]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1959]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1967]
	call	real_negate, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	sine, .-sine
	.section	.text.atan_of_small,"ax",@progbits
	.align 4
	.type	atan_of_small, #function
	.proc	010
atan_of_small:
	save	%sp, -848, %sp
	stx	%i0, [%fp+1383]
	ldx	[%i1+8], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, -2
	bl,pn	%xcc, .L85
	 lduw	[%i1+52], %i2
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	add	%fp, 1879, %g1
	mov	0, %i0
	stx	%g1, [%fp+1391]
	add	%fp, 1767, %l5
	add	%fp, 1935, %g1
	add	%fp, 1407, %i3
	add	%fp, 1471, %i4
	add	%fp, 1823, %l4
	stx	%g1, [%fp+1399]
.L81:
	ldx	[%i1], %o7
	ldx	[%i1+24], %g4
	ldx	[%i1+40], %g2
	st	%i2, [%i1+52]
	ldx	[%i1+32], %g3
	ldx	[%i1+48], %g1
	stx	%i5, [%i1+8]
	ldx	[%i1+16], %i2
	mov	%i3, %o2
	stx	%o7, [%fp+1471]
	stx	%g4, [%fp+1495]
	stx	%g2, [%fp+1511]
	stx	%o7, [%fp+1407]
	stx	%g4, [%fp+1431]
	stx	%g2, [%fp+1447]
	stx	%g1, [%fp+1519]
	stx	%g1, [%fp+1455]
	stx	%i5, [%fp+1479]
	stx	%i5, [%fp+1415]
	mov	%i4, %o1
	mov	%l5, %o0
	stx	%i2, [%fp+1487]
	stx	%g3, [%fp+1503]
	stx	%i2, [%fp+1423]
	call	real_multiply, 0
	 stx	%g3, [%fp+1439]
	ldx	[%fp+1767], %g3
	stx	%g3, [%fp+1407]
	ldx	[%fp+1775], %g3
	stx	%g3, [%fp+1415]
	ldx	[%fp+1783], %g3
	stx	%g3, [%fp+1423]
	ldx	[%fp+1791], %g3
	stx	%g3, [%fp+1431]
	ldx	[%fp+1799], %g3
	stx	%g3, [%fp+1439]
	ldx	[%fp+1807], %g3
	stx	%g3, [%fp+1447]
	ldx	[%fp+1815], %g3
	ldx	[%l7+40], %i2
	ldx	[%l7+48], %i5
	mov	%i3, %o2
	ldx	[%l7], %l3
	ldx	[%l7+8], %l2
	ldx	[%l7+16], %l6
	ldx	[%l7+24], %l1
	ldx	[%l7+32], %l0
	mov	%i4, %o1
	mov	%l4, %o0
	stx	%i2, [%fp+1511]
	stx	%i5, [%fp+1519]
	stx	%g3, [%fp+1455]
	stx	%l3, [%fp+1471]
	stx	%l2, [%fp+1479]
	stx	%l6, [%fp+1487]
	stx	%l1, [%fp+1495]
	call	real_add, 0
	 stx	%l0, [%fp+1503]
	ldx	[%fp+1823], %g3
	stx	%g3, [%fp+1471]
	ldx	[%fp+1831], %g3
	stx	%g3, [%fp+1479]
	ldx	[%fp+1839], %g3
	stx	%g3, [%fp+1487]
	ldx	[%fp+1847], %g3
	stx	%g3, [%fp+1495]
	ldx	[%fp+1855], %g3
	stx	%g3, [%fp+1503]
	ldx	[%fp+1863], %g3
	stx	%g3, [%fp+1511]
	ldx	[%fp+1871], %g3
	mov	%i4, %o1
	stx	%g3, [%fp+1519]
	call	real_sqrt, 0
	 ldx	[%fp+1391], %o0
	stx	%i2, [%fp+1511]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1407]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1415]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1423]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1431]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1439]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1447]
	ldx	[%fp+1927], %g1
	mov	%i3, %o2
	mov	%i4, %o1
	ldx	[%fp+1399], %o0
	stx	%i5, [%fp+1519]
	stx	%g1, [%fp+1455]
	stx	%l3, [%fp+1471]
	stx	%l2, [%fp+1479]
	stx	%l6, [%fp+1487]
	stx	%l1, [%fp+1495]
	call	real_add, 0
	 stx	%l0, [%fp+1503]
	ldx	[%i1+48], %g1
	ldx	[%i1+8], %i2
	ldx	[%i1+16], %i5
	ldx	[%i1], %o7
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1519]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1407]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1415]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1423]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1431]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1439]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1447]
	ldx	[%fp+1983], %g1
	stx	%i2, [%fp+1479]
	stx	%i5, [%fp+1487]
	mov	%i3, %o2
	stx	%o7, [%fp+1471]
	stx	%g4, [%fp+1495]
	stx	%g3, [%fp+1503]
	stx	%g2, [%fp+1511]
	stx	%g1, [%fp+1455]
	mov	%i4, %o1
	call	real_divide, 0
	 mov	%i1, %o0
	add	%i0, 1, %i0
	ldx	[%i1+8], %i5
	cmp	%i5, -2
	bge,pt	%xcc, .L81
	 lduw	[%i1+52], %i2
	sra	%i0, 0, %l0
.L80:
	ldx	[%i1], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	st	%i2, [%i1+52]
	stx	%i5, [%i1+8]
	ldx	[%i1+48], %g1
	mov	%i3, %o2
	stx	%o7, [%fp+1471]
	stx	%g5, [%fp+1487]
	stx	%g4, [%fp+1495]
	stx	%g3, [%fp+1503]
	stx	%g2, [%fp+1511]
	stx	%o7, [%fp+1407]
	stx	%g5, [%fp+1423]
	stx	%g4, [%fp+1431]
	stx	%g3, [%fp+1439]
	stx	%g2, [%fp+1447]
	mov	%i4, %o1
	add	%fp, 1991, %o0
	stx	%g1, [%fp+1519]
	stx	%g1, [%fp+1455]
	stx	%i5, [%fp+1479]
	call	real_multiply, 0
	 stx	%i5, [%fp+1415]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1471]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1479]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1487]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1495]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1503]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1511]
	ldx	[%fp+2039], %g1
	mov	%i4, %o1
	stx	%g1, [%fp+1519]
	call	real_negate, 0
	 add	%fp, 1543, %o0
	stx	%g0, [%fp+1599]
	ldx	[%i1], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%g0, [%fp+1615]
	ldx	[%i1+8], %i1
	stx	%g0, [%fp+1623]
	stx	%i1, [%fp+1663]
	stx	%g0, [%fp+1631]
	stx	%g0, [%fp+1639]
	st	%g0, [%fp+1647]
	stx	%o7, [%fp+1655]
	stx	%g5, [%fp+1671]
	stx	%g4, [%fp+1679]
	stx	%g3, [%fp+1687]
	stx	%g2, [%fp+1695]
	stx	%g1, [%fp+1703]
	stx	%o7, [%fp+1711]
	stx	%g5, [%fp+1727]
	stx	%g4, [%fp+1735]
	stx	%g3, [%fp+1743]
	stx	%g2, [%fp+1751]
	stx	%g1, [%fp+1759]
	cmp	%i2, 0
	be,pt	%icc, .L82
	 mov	0, %i1
	mov	0, %g2
	mov	3, %l1
	add	%fp, 1599, %l4
	add	%fp, 1655, %l3
	add	%fp, 1711, %l2
.L83:
	ldx	[%fp+1599], %g1
	stx	%g1, [%fp+1471]
	ldx	[%fp+1615], %g1
	stx	%g1, [%fp+1487]
	ldx	[%fp+1623], %g1
	stx	%g1, [%fp+1495]
	ldx	[%fp+1631], %g1
	stx	%g1, [%fp+1503]
	ldx	[%fp+1639], %g1
	st	%g2, [%fp+1651]
	stx	%g1, [%fp+1511]
	ldx	[%fp+1647], %g1
	stx	%g1, [%fp+1519]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1407]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1423]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1431]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1439]
	ldx	[%fp+1751], %g1
	st	%i2, [%fp+1763]
	stx	%g1, [%fp+1447]
	ldx	[%fp+1759], %g1
	stx	%i1, [%fp+1607]
	stx	%i1, [%fp+1479]
	mov	%i3, %o2
	mov	%i4, %o1
	mov	%l4, %o0
	stx	%g1, [%fp+1455]
	stx	%i5, [%fp+1719]
	call	real_add, 0
	 stx	%i5, [%fp+1415]
	ldx	[%fp+1655], %g1
	stx	%g1, [%fp+1471]
	ldx	[%fp+1663], %g1
	stx	%g1, [%fp+1479]
	ldx	[%fp+1671], %g1
	stx	%g1, [%fp+1487]
	ldx	[%fp+1679], %g1
	stx	%g1, [%fp+1495]
	ldx	[%fp+1687], %g1
	stx	%g1, [%fp+1503]
	ldx	[%fp+1695], %g1
	stx	%g1, [%fp+1511]
	ldx	[%fp+1703], %g1
	stx	%g1, [%fp+1519]
	ldx	[%fp+1543], %g1
	stx	%g1, [%fp+1407]
	ldx	[%fp+1551], %g1
	stx	%g1, [%fp+1415]
	ldx	[%fp+1559], %g1
	stx	%g1, [%fp+1423]
	ldx	[%fp+1567], %g1
	stx	%g1, [%fp+1431]
	ldx	[%fp+1575], %g1
	stx	%g1, [%fp+1439]
	ldx	[%fp+1583], %g1
	stx	%g1, [%fp+1447]
	ldx	[%fp+1591], %g1
	mov	%i3, %o2
	mov	%i4, %o1
	mov	%l3, %o0
	stx	%g1, [%fp+1455]
	lduw	[%fp+1651], %i2
	call	real_multiply, 0
	 ldx	[%fp+1607], %i1
	ldx	[%fp+1655], %g1
	stx	%g1, [%fp+1471]
	ldx	[%fp+1663], %g1
	stx	%g1, [%fp+1479]
	ldx	[%fp+1671], %g1
	stx	%g1, [%fp+1487]
	ldx	[%fp+1679], %g1
	stx	%g1, [%fp+1495]
	ldx	[%fp+1687], %g1
	stx	%g1, [%fp+1503]
	ldx	[%fp+1695], %g1
	stx	%g1, [%fp+1511]
	ldx	[%fp+1703], %g1
	srl	%l1, 0, %o2
	stx	%g1, [%fp+1519]
	mov	%i4, %o1
	call	real_divide_small, 0
	 mov	%l2, %o0
	lduw	[%fp+1763], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L95
	 ldx	[%fp+1599], %g1
	cmp	%i2, 0
	be,pn	%icc, .L84
	 ldx	[%fp+1719], %i5
	add	%i1, -320, %g2
	cmp	%g2, %i5
	bg,a,pt	%xcc, .L95
	 ldx	[%fp+1599], %g1
.L84:
	mov	%i2, %g2
	add	%l1, 2, %l1
	ba,pt	%xcc, .L83
	 mov	%g1, %i2
.L82:
	ldx	[%fp+1599], %g1
.L95:
	stx	%g1, [%fp+1471]
	ldx	[%fp+1615], %g1
	stx	%g1, [%fp+1487]
	ldx	[%fp+1623], %g1
	stx	%g1, [%fp+1495]
	ldx	[%fp+1631], %g1
	stx	%g1, [%fp+1503]
	ldx	[%fp+1639], %g1
	st	%i2, [%fp+1651]
	stx	%g1, [%fp+1511]
	ldx	[%fp+1647], %g1
	ldx	[%fp+1383], %i0
	stx	%i1, [%fp+1479]
	stx	%g1, [%fp+1519]
	mov	%l0, %o2
	mov	%i4, %o1
	call	real_scale, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L85:
	mov	0, %l0
	add	%fp, 1407, %i3
	ba,pt	%xcc, .L80
	 add	%fp, 1471, %i4
	.size	atan_of_small, .-atan_of_small
	.section	.text.real_exp,"ax",@progbits
	.align 4
	.global real_exp
	.type	real_exp, #function
	.proc	010
real_exp:
	save	%sp, -528, %sp
	ldx	[%i1+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 16
	ble,a,pn %xcc, .L97
	 ldx	[%i1+24], %g5
	lduw	[%i1], %g1
	sethi	%hi(99328), %o2
	cmp	%g1, 0
	bne,pt	%icc, .L98
	 xor	%o2, -672, %o2
	mov	3125, %o2
	sllx	%o2, 5, %o2
.L98:
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	ldx	[%l7], %i4
	ldx	[%l7+8], %i5
	add	%fp, 1759, %o1
	mov	%i0, %o0
	stx	%i4, [%fp+1759]
	stx	%i5, [%fp+1767]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	call	real_scale, 0
	 stx	%g1, [%fp+1807]
	return	%i7+8
	 nop
.L97:
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%i1], %i2
	ldx	[%i1+16], %i3
	stx	%g1, [%fp+1767]
	sethi	%gdop_hix22(log_2), %g1
	xor	%g1, %gdop_lox10(log_2), %g1
	add	%fp, 1759, %i5
	ldx	[%l7 + %g1], %l7, %gdop(log_2)
	add	%fp, 1695, %i4
	stx	%g5, [%fp+1783]
	stx	%g4, [%fp+1791]
	stx	%g3, [%fp+1799]
	stx	%g2, [%fp+1807]
	ldx	[%l7], %l4
	ldx	[%l7+8], %l3
	ldx	[%l7+16], %l2
	ldx	[%l7+24], %l1
	ldx	[%l7+32], %l0
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%i2, [%fp+1759]
	stx	%i3, [%fp+1775]
	ldx	[%l7+40], %i2
	ldx	[%l7+48], %i3
	stx	%l4, [%fp+1695]
	stx	%i3, [%fp+1743]
	stx	%l3, [%fp+1703]
	stx	%l2, [%fp+1711]
	stx	%l1, [%fp+1719]
	stx	%l0, [%fp+1727]
	call	real_divide, 0
	 stx	%i2, [%fp+1735]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	add	%fp, 1823, %o0
	stx	%g1, [%fp+1807]
	call	real_to_integer, 0
	 mov	1, %o2
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	stx	%g1, [%fp+1807]
	stx	%i3, [%fp+1743]
	stx	%l4, [%fp+1695]
	stx	%l3, [%fp+1703]
	stx	%l2, [%fp+1711]
	stx	%l1, [%fp+1719]
	stx	%l0, [%fp+1727]
	call	real_multiply, 0
	 stx	%i2, [%fp+1735]
	ldx	[%i1], %i3
	ldx	[%i1+48], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1975], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1735]
	ldx	[%fp+1983], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	ldx	[%i1+8], %i4
	add	%fp, 1991, %o0
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%g1, [%fp+1743]
	stx	%i3, [%fp+1759]
	call	real_subtract, 0
	 stx	%i4, [%fp+1767]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	mov	%i5, %o0
	call	real_integer, 0
	 stx	%g1, [%fp+1807]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2039], %g1
	mov	%o0, %o2
	stx	%g1, [%fp+1807]
	mov	%i5, %o1
	call	exp_of_parts, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_exp, .-real_exp
	.section	.text.real_exp2,"ax",@progbits
	.align 4
	.global real_exp2
	.type	real_exp2, #function
	.proc	010
real_exp2:
	save	%sp, -480, %sp
	ldx	[%i1+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 16
	ble,pn	%xcc, .L102
	 sethi	%hi(99328), %o2
	lduw	[%i1], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L103
	 xor	%o2, -672, %o2
	mov	3125, %o2
	sllx	%o2, 5, %o2
.L103:
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	ldx	[%l7], %i4
	ldx	[%l7+8], %i5
	add	%fp, 1807, %o1
	mov	%i0, %o0
	stx	%i4, [%fp+1807]
	stx	%i5, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	call	real_scale, 0
	 stx	%g1, [%fp+1855]
	return	%i7+8
	 nop
.L102:
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	add	%fp, 1807, %i5
	ldx	[%i1], %i3
	ldx	[%i1+16], %i4
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%i3, [%fp+1807]
	stx	%g1, [%fp+1815]
	stx	%i4, [%fp+1823]
	stx	%g5, [%fp+1831]
	stx	%g4, [%fp+1839]
	stx	%g3, [%fp+1847]
	stx	%g2, [%fp+1855]
	call	real_to_integer, 0
	 mov	1, %o2
	ldx	[%i1+48], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1919], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1783]
	ldx	[%fp+1927], %g1
	add	%fp, 1743, %i4
	ldx	[%i1+8], %i3
	ldx	[%i1], %i2
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	stx	%i3, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	stx	%g1, [%fp+1791]
	call	real_subtract, 0
	 stx	%i2, [%fp+1807]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1983], %g1
	stx	%g1, [%fp+1855]
	sethi	%gdop_hix22(log_2), %g1
	xor	%g1, %gdop_lox10(log_2), %g1
	ldx	[%l7 + %g1], %l7, %gdop(log_2)
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	stx	%g5, [%fp+1759]
	stx	%g4, [%fp+1767]
	stx	%g3, [%fp+1775]
	stx	%g2, [%fp+1783]
	stx	%g1, [%fp+1791]
	stx	%i3, [%fp+1743]
	call	real_multiply, 0
	 stx	%i4, [%fp+1751]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1927], %g1
	mov	%i5, %o0
	call	real_integer, 0
	 stx	%g1, [%fp+1855]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2039], %g1
	mov	%o0, %o2
	stx	%g1, [%fp+1855]
	mov	%i5, %o1
	call	exp_of_parts, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_exp2, .-real_exp2
	.section	.text.real_expm1,"ax",@progbits
	.align 4
	.global real_expm1
	.type	real_expm1, #function
	.proc	010
real_expm1:
	save	%sp, -368, %sp
	ldx	[%i1+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brlz,pn	%g1, .L109
	 add	%fp, 1919, %i5
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%i1], %i3
	ldx	[%i1+16], %i4
	add	%fp, 1991, %o0
	mov	%i5, %o1
	stx	%i3, [%fp+1919]
	stx	%g1, [%fp+1927]
	stx	%i4, [%fp+1935]
	stx	%g5, [%fp+1943]
	stx	%g4, [%fp+1951]
	stx	%g3, [%fp+1959]
	call	real_exp, 0
	 stx	%g2, [%fp+1967]
	ldx	[%fp+2015], %i2
	ldx	[%fp+1991], %g2
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	stx	%g2, [%fp+1919]
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%fp+1999], %g2
	ldx	[%fp+2007], %g1
	stx	%i2, [%fp+1943]
	ldx	[%fp+2023], %i2
	stx	%g2, [%fp+1927]
	stx	%g1, [%fp+1935]
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	stx	%i2, [%fp+1951]
	ldx	[%fp+2031], %i2
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	stx	%i2, [%fp+1959]
	stx	%i3, [%fp+1855]
	ldx	[%fp+2039], %i2
	stx	%i4, [%fp+1863]
	stx	%i2, [%fp+1967]
	stx	%g5, [%fp+1871]
	stx	%g4, [%fp+1879]
	stx	%g3, [%fp+1887]
	stx	%g2, [%fp+1895]
	stx	%g1, [%fp+1903]
	add	%fp, 1855, %o2
	mov	%i5, %o1
	call	real_subtract, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L109:
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%i1], %i4
	ldx	[%i1+16], %i5
	stx	%i4, [%fp+1919]
	stx	%g1, [%fp+1927]
	stx	%i5, [%fp+1935]
	stx	%g5, [%fp+1943]
	stx	%g4, [%fp+1951]
	stx	%g3, [%fp+1959]
	stx	%g2, [%fp+1967]
	add	%fp, 1919, %o1
	call	expm1_series, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_expm1, .-real_expm1
	.section	.text.real_log,"ax",@progbits
	.align 4
	.global real_log
	.type	real_log, #function
	.proc	010
real_log:
	save	%sp, -640, %sp
	lduw	[%i1+52], %g2
	sethi	%hi(-1257967616), %g1
	or	%g1, 819, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	subx	%g0, -1, %g1
	ldx	[%i1+8], %i3
	ldx	[%i1], %o7
	ldx	[%i1+16], %i2
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	sub	%i3, %g1, %i3
	stx	%g1, [%i1+8]
	stx	%g1, [%fp+1655]
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %g1, %gdop(one)
	add	%fp, 1647, %i5
	add	%fp, 1583, %i4
	ldx	[%g1], %l5
	ldx	[%g1+8], %l4
	ldx	[%g1+16], %l3
	ldx	[%g1+24], %l2
	ldx	[%g1+32], %l1
	ldx	[%g1+40], %l0
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1767, %o0
	stx	%o7, [%fp+1647]
	stx	%i2, [%fp+1663]
	stx	%g5, [%fp+1671]
	ldx	[%g1+48], %i2
	stx	%g4, [%fp+1679]
	stx	%g3, [%fp+1687]
	stx	%g2, [%fp+1695]
	stx	%i2, [%fp+1631]
	stx	%l5, [%fp+1583]
	stx	%l4, [%fp+1591]
	stx	%l3, [%fp+1599]
	stx	%l2, [%fp+1607]
	stx	%l1, [%fp+1615]
	call	real_subtract, 0
	 stx	%l0, [%fp+1623]
	ldx	[%i1], %o5
	ldx	[%i1+8], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%o5, [%fp+1647]
	stx	%o7, [%fp+1655]
	stx	%g5, [%fp+1663]
	stx	%g4, [%fp+1671]
	stx	%g3, [%fp+1679]
	stx	%g2, [%fp+1687]
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1823, %o0
	stx	%g1, [%fp+1695]
	stx	%i2, [%fp+1631]
	stx	%l5, [%fp+1583]
	stx	%l4, [%fp+1591]
	stx	%l3, [%fp+1599]
	stx	%l2, [%fp+1607]
	stx	%l1, [%fp+1615]
	call	real_add, 0
	 stx	%l0, [%fp+1623]
	ldx	[%fp+1767], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1775], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1807], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1815], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1871], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	call	real_divide, 0
	 stx	%g1, [%fp+1631]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1927], %g1
	add	%fp, 1711, %o0
	stx	%g1, [%fp+1695]
	call	log_series, 0
	 mov	%i5, %o1
	mov	%i3, %o1
	call	real_of_integer, 0
	 add	%fp, 1935, %o0
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
	stx	%g1, [%fp+1695]
	sethi	%gdop_hix22(log_2), %g1
	xor	%g1, %gdop_lox10(log_2), %g1
	ldx	[%l7 + %g1], %l7, %gdop(log_2)
	ldx	[%l7+48], %g1
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	ldx	[%l7], %i2
	ldx	[%l7+8], %i3
	stx	%g1, [%fp+1631]
	stx	%i2, [%fp+1583]
	stx	%i3, [%fp+1591]
	stx	%g5, [%fp+1599]
	stx	%g4, [%fp+1607]
	stx	%g3, [%fp+1615]
	call	real_multiply, 0
	 stx	%g2, [%fp+1623]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2039], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1719], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1751], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1759], %g1
	mov	%i0, %o0
	stx	%g1, [%fp+1631]
	mov	%i4, %o2
	call	real_add, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_log, .-real_log
	.section	.text.real_log1p,"ax",@progbits
	.align 4
	.global real_log1p
	.type	real_log1p, #function
	.proc	010
real_log1p:
	save	%sp, -528, %sp
	ldx	[%i1+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, -1
	bge,pn	%xcc, .L115
	 add	%fp, 1759, %i5
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%i3, [%fp+1759]
	stx	%i4, [%fp+1767]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%g1, [%fp+1807]
	call	real_scale, 0
	 mov	1, %o2
	ldx	[%fp+1879], %o7
	stx	%o7, [%fp+1759]
	ldx	[%fp+1887], %o7
	stx	%o7, [%fp+1767]
	ldx	[%fp+1895], %o7
	stx	%o7, [%fp+1775]
	ldx	[%fp+1903], %o7
	stx	%o7, [%fp+1783]
	ldx	[%fp+1911], %o7
	stx	%o7, [%fp+1791]
	ldx	[%fp+1919], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%o7, [%fp+1799]
	ldx	[%fp+1927], %o7
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	add	%fp, 1695, %i4
	mov	%i5, %o1
	mov	%i4, %o2
	add	%fp, 1935, %o0
	stx	%o7, [%fp+1807]
	stx	%i2, [%fp+1695]
	stx	%i3, [%fp+1703]
	stx	%g5, [%fp+1711]
	stx	%g4, [%fp+1719]
	stx	%g3, [%fp+1727]
	stx	%g2, [%fp+1735]
	call	real_add, 0
	 stx	%g1, [%fp+1743]
	ldx	[%i1], %i2
	ldx	[%i1+48], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1975], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1735]
	ldx	[%fp+1983], %g1
	ldx	[%i1+8], %i3
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g1, [%fp+1743]
	stx	%i2, [%fp+1759]
	stx	%i3, [%fp+1767]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	call	real_divide, 0
	 mov	%i4, %o2
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1807]
	call	log_series, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L115:
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	stx	%g1, [%fp+1703]
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%i1], %i3
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%i1+16], %i4
	ldx	[%l7+48], %g1
	stx	%g5, [%fp+1719]
	stx	%g4, [%fp+1727]
	stx	%g3, [%fp+1735]
	stx	%g2, [%fp+1743]
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	add	%fp, 1823, %o0
	mov	%i5, %o1
	stx	%i3, [%fp+1695]
	stx	%i4, [%fp+1711]
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	stx	%g1, [%fp+1807]
	add	%fp, 1695, %o2
	stx	%i3, [%fp+1759]
	stx	%i4, [%fp+1767]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	call	real_add, 0
	 stx	%g2, [%fp+1799]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1807]
	call	real_log, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_log1p, .-real_log1p
	.section	.text.real_log2,"ax",@progbits
	.align 4
	.global real_log2
	.type	real_log2, #function
	.proc	010
real_log2:
	save	%sp, -368, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	add	%fp, 1919, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	call	real_log, 0
	 stx	%g1, [%fp+1967]
	ldx	[%fp+2015], %i2
	ldx	[%fp+1991], %g2
	sethi	%gdop_hix22(log_2), %g1
	xor	%g1, %gdop_lox10(log_2), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%g2, [%fp+1919]
	ldx	[%l7 + %g1], %l7, %gdop(log_2)
	ldx	[%fp+1999], %g2
	ldx	[%fp+2007], %g1
	stx	%i2, [%fp+1943]
	ldx	[%fp+2023], %i2
	stx	%g2, [%fp+1927]
	stx	%g1, [%fp+1935]
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	stx	%i2, [%fp+1951]
	ldx	[%fp+2031], %i2
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	stx	%i2, [%fp+1959]
	mov	%i0, %o0
	ldx	[%fp+2039], %i2
	stx	%i3, [%fp+1855]
	stx	%i2, [%fp+1967]
	stx	%i4, [%fp+1863]
	stx	%g5, [%fp+1871]
	stx	%g4, [%fp+1879]
	stx	%g3, [%fp+1887]
	stx	%g2, [%fp+1895]
	stx	%g1, [%fp+1903]
	add	%fp, 1855, %o2
	call	real_divide, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_log2, .-real_log2
	.section	.text.real_log10,"ax",@progbits
	.align 4
	.global real_log10
	.type	real_log10, #function
	.proc	010
real_log10:
	save	%sp, -368, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	add	%fp, 1919, %i5
	add	%fp, 1991, %o0
	mov	%i5, %o1
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	call	real_log, 0
	 stx	%g1, [%fp+1967]
	ldx	[%fp+2015], %i2
	ldx	[%fp+1991], %g2
	sethi	%gdop_hix22(log_10), %g1
	xor	%g1, %gdop_lox10(log_10), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%g2, [%fp+1919]
	ldx	[%l7 + %g1], %l7, %gdop(log_10)
	ldx	[%fp+1999], %g2
	ldx	[%fp+2007], %g1
	stx	%i2, [%fp+1943]
	ldx	[%fp+2023], %i2
	stx	%g2, [%fp+1927]
	stx	%g1, [%fp+1935]
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	stx	%i2, [%fp+1951]
	ldx	[%fp+2031], %i2
	ldx	[%l7], %i3
	ldx	[%l7+8], %i4
	stx	%i2, [%fp+1959]
	mov	%i0, %o0
	ldx	[%fp+2039], %i2
	stx	%i3, [%fp+1855]
	stx	%i2, [%fp+1967]
	stx	%i4, [%fp+1863]
	stx	%g5, [%fp+1871]
	stx	%g4, [%fp+1879]
	stx	%g3, [%fp+1887]
	stx	%g2, [%fp+1895]
	stx	%g1, [%fp+1903]
	add	%fp, 1855, %o2
	call	real_divide, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_log10, .-real_log10
	.section	.text.real_pow,"ax",@progbits
	.align 4
	.global real_pow
	.type	real_pow, #function
	.proc	010
real_pow:
	save	%sp, -480, %sp
	ldx	[%i2+8], %g1
	add	%fp, 1807, %i5
	cmp	%g1, 7
	bg,pn	%xcc, .L119
	 add	%fp, 1743, %i4
	lduw	[%i2], %g2
	cmp	%g2, 0
	be,pn	%icc, .L132
	 nop
.L119:
	ldx	[%i1], %o7
.L134:
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1+8], %i3
	mov	%i5, %o1
	add	%fp, 1935, %o0
	stx	%o7, [%fp+1807]
	stx	%i3, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	call	real_log, 0
	 stx	%g1, [%fp+1855]
	ldx	[%i2], %i1
	ldx	[%i2+48], %g1
	ldx	[%i2+8], %i3
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	stx	%g1, [%fp+1855]
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
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g1, [%fp+1791]
	stx	%i1, [%fp+1807]
	stx	%i3, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	call	real_multiply, 0
	 mov	%i4, %o2
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1855]
	call	real_exp, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L132:
	ldx	[%i2], %o7
	ldx	[%i2+24], %g5
	ldx	[%i2+32], %g4
	ldx	[%i2+40], %g3
	ldx	[%i2+48], %g2
	ldx	[%i2+16], %i3
	mov	0, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%o7, [%fp+1807]
	stx	%g1, [%fp+1815]
	stx	%i3, [%fp+1823]
	stx	%g5, [%fp+1831]
	stx	%g4, [%fp+1839]
	stx	%g3, [%fp+1847]
	call	real_to_integer, 0
	 stx	%g2, [%fp+1855]
	ldx	[%i2+8], %i3
	ldx	[%fp+1879], %o5
	ldx	[%i2], %o7
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	ldx	[%i2+48], %g1
	stx	%o5, [%fp+1807]
	ldx	[%fp+1887], %o5
	stx	%o5, [%fp+1815]
	ldx	[%fp+1895], %o5
	stx	%o5, [%fp+1823]
	ldx	[%fp+1903], %o5
	stx	%o5, [%fp+1831]
	ldx	[%fp+1911], %o5
	stx	%o5, [%fp+1839]
	ldx	[%fp+1919], %o5
	stx	%o5, [%fp+1847]
	ldx	[%fp+1927], %o5
	stx	%o7, [%fp+1743]
	stx	%o5, [%fp+1855]
	stx	%i3, [%fp+1751]
	stx	%g5, [%fp+1759]
	stx	%g4, [%fp+1767]
	stx	%g3, [%fp+1775]
	stx	%g2, [%fp+1783]
	stx	%g1, [%fp+1791]
	mov	%i4, %o1
	call	real_compare, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bne,a,pt %icc, .L134
	 ldx	[%i1], %o7
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	ldx	[%i2+48], %g1
	ldx	[%i2], %o7
	ldx	[%i2+8], %i3
	stx	%i3, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	stx	%g1, [%fp+1855]
	stx	%o7, [%fp+1807]
	call	real_integer, 0
	 mov	%i5, %o0
	ldx	[%i1+16], %g5
	ldx	[%i1+8], %i3
	ldx	[%i1], %i2
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	stx	%i3, [%fp+1943]
	stx	%i2, [%fp+1935]
	stx	%g5, [%fp+1951]
	stx	%g4, [%fp+1959]
	stx	%g3, [%fp+1967]
	stx	%g2, [%fp+1975]
	stx	%g1, [%fp+1983]
	stx	%g0, [%fp+1991]
	stx	%g0, [%fp+1999]
	stx	%g0, [%fp+2007]
	stx	%g0, [%fp+2015]
	stx	%g0, [%fp+2023]
	stx	%g0, [%fp+2031]
	stx	%g0, [%fp+2039]
	mov	%o0, %i3
	sethi	%hi(-2147483648), %l1
	brz,pn	%o0, .L120
	 mov	1, %i1
	add	%fp, 1935, %l0
	add	%fp, 1991, %l2
	and	%i3, 1, %g1
.L135:
	brnz,pn	%g1, .L133
	 ldx	[%fp+1991], %g1
.L121:
	ldx	[%fp+1935], %o7
	ldx	[%fp+1951], %g5
	ldx	[%fp+1959], %g4
	ldx	[%fp+1967], %g3
	ldx	[%fp+1975], %g2
	ldx	[%fp+1983], %g1
	ldx	[%fp+1943], %i2
	srax	%i3, 1, %i3
	stx	%o7, [%fp+1807]
	stx	%i2, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	stx	%g1, [%fp+1855]
	stx	%o7, [%fp+1743]
	stx	%i2, [%fp+1751]
	stx	%g5, [%fp+1759]
	stx	%g4, [%fp+1767]
	stx	%g3, [%fp+1775]
	stx	%g2, [%fp+1783]
	stx	%g1, [%fp+1791]
	mov	%i4, %o2
	mov	%i5, %o1
	call	real_multiply, 0
	 mov	%l0, %o0
	brnz,pt	%i3, .L135
	 and	%i3, 1, %g1
.L120:
	ldx	[%fp+1991], %g1
	stx	%g1, [%i0]
	ldx	[%fp+2007], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+2015], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+2023], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+2031], %g1
	st	%l1, [%fp+2043]
	stx	%g1, [%i0+40]
	stx	%i1, [%i0+8]
	ldx	[%fp+2039], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L133:
	stx	%g1, [%fp+1807]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+2031], %g1
	st	%l1, [%fp+2043]
	stx	%g1, [%fp+1847]
	ldx	[%fp+2039], %g1
	stx	%g1, [%fp+1855]
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
	stx	%i1, [%fp+1999]
	stx	%i1, [%fp+1815]
	mov	%i4, %o2
	mov	%i5, %o1
	mov	%l2, %o0
	call	real_multiply, 0
	 stx	%g1, [%fp+1791]
	ldx	[%fp+1999], %i1
	ba,pt	%xcc, .L121
	 lduw	[%fp+2043], %l1
	.size	real_pow, .-real_pow
	.section	.text.real_cbrt,"ax",@progbits
	.align 4
	.global real_cbrt
	.type	real_cbrt, #function
	.proc	010
real_cbrt:
	save	%sp, -352, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	add	%fp, 1871, %i5
	lduw	[%i1], %i4
	stx	%g5, [%fp+1887]
	stx	%g4, [%fp+1895]
	stx	%g3, [%fp+1903]
	stx	%g2, [%fp+1911]
	ldx	[%i1+8], %i3
	st	%g0, [%i1]
	mov	%i5, %o1
	ldx	[%i1], %i2
	add	%fp, 1935, %o0
	stx	%g1, [%fp+1919]
	stx	%i2, [%fp+1871]
	call	real_log, 0
	 stx	%i3, [%fp+1879]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+1983], %g1
	mov	3, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_divide_small, 0
	 stx	%g1, [%fp+1919]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1871]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1879]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1887]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1895]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1903]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1911]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1919]
	call	real_exp, 0
	 mov	%i0, %o0
	st	%i4, [%i0]
	return	%i7+8
	 nop
	.size	real_cbrt, .-real_cbrt
	.section	.text.real_sin,"ax",@progbits
	.align 4
	.global real_sin
	.type	real_sin, #function
	.proc	010
real_sin:
	save	%sp, -304, %sp
	ldx	[%i1+48], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	add	%fp, 1919, %i5
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	add	%fp, 1991, %o1
	stx	%g1, [%fp+1967]
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	call	reduce, 0
	 mov	%i5, %o0
	mov	%o0, %o2
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1935]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1943]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1951]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1959]
	ldx	[%fp+2039], %g1
	mov	%i0, %o0
	stx	%g1, [%fp+1967]
	call	sine, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_sin, .-real_sin
	.section	.text.real_cos,"ax",@progbits
	.align 4
	.global real_cos
	.type	real_cos, #function
	.proc	010
real_cos:
	save	%sp, -304, %sp
	ldx	[%i1+48], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	add	%fp, 1919, %i5
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	add	%fp, 1991, %o1
	stx	%g1, [%fp+1967]
	stx	%i3, [%fp+1919]
	stx	%i4, [%fp+1927]
	stx	%g5, [%fp+1935]
	stx	%g4, [%fp+1943]
	stx	%g3, [%fp+1951]
	stx	%g2, [%fp+1959]
	call	reduce, 0
	 mov	%i5, %o0
	mov	%o0, %o2
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1919]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1927]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1935]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1943]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1951]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1959]
	ldx	[%fp+2039], %g1
	mov	%i0, %o0
	add	%o2, 1, %o2
	stx	%g1, [%fp+1967]
	sra	%o2, 0, %o2
	call	sine, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_cos, .-real_cos
	.section	.text.real_tan,"ax",@progbits
	.align 4
	.global real_tan
	.type	real_tan, #function
	.proc	010
real_tan:
	save	%sp, -480, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	add	%fp, 1807, %i5
	ldx	[%i1+8], %i4
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	ldx	[%i1], %i3
	add	%fp, 1879, %o1
	stx	%i4, [%fp+1815]
	stx	%g1, [%fp+1855]
	stx	%i3, [%fp+1807]
	call	reduce, 0
	 mov	%i5, %o0
	mov	%o0, %i4
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1927], %g1
	mov	%o0, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	call	sine, 0
	 stx	%g1, [%fp+1855]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g1, [%fp+1855]
	add	%i4, 1, %o2
	call	sine, 0
	 sra	%o2, 0, %o2
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1983], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2039], %g1
	mov	%i0, %o0
	stx	%g1, [%fp+1791]
	add	%fp, 1743, %o2
	call	real_divide, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_tan, .-real_tan
	.section	.text.real_atan,"ax",@progbits
	.align 4
	.global real_atan
	.type	real_atan, #function
	.proc	010
real_atan:
	save	%sp, -480, %sp
	ldx	[%i1+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	brlez,pn %g1, .L143
	 add	%fp, 1935, %o0
	ldx	[%i1+24], %g3
	stx	%g1, [%fp+1751]
	stx	%g3, [%fp+1767]
	mov	1, %g1
	sethi	%hi(1363806208), %g3
	or	%g3, 121, %g3
	ldx	[%i1+32], %g2
	stx	%g1, [%fp+1887]
	sethi	%hi(2385773568), %g1
	or	%g1, 222, %g1
	sllx	%g1, 32, %g1
	add	%g1, %g3, %g1
	sethi	%hi(34323456), %g3
	or	%g3, 678, %g3
	stx	%g2, [%fp+1775]
	sethi	%hi(991139840), %g2
	or	%g2, 802, %g2
	sllx	%g2, 32, %g2
	add	%g2, %g3, %g2
	sethi	%hi(688016384), %g3
	or	%g3, 520, %g3
	stx	%g1, [%fp+1895]
	stx	%g2, [%fp+1903]
	sethi	%hi(2322058240), %g1
	sethi	%hi(2161908736), %g2
	or	%g1, 116, %g1
	or	%g2, 209, %g2
	sllx	%g1, 32, %g1
	sllx	%g2, 32, %g2
	add	%g1, %g3, %g1
	sethi	%hi(3301335040), %g3
	or	%g3, 651, %g3
	add	%g2, %g3, %g2
	stx	%g1, [%fp+1911]
	stx	%g2, [%fp+1919]
	sethi	%hi(560513024), %g1
	sethi	%hi(3373258752), %g2
	or	%g1, 564, %g1
	or	%g2, 674, %g2
	sllx	%g1, 32, %g1
	add	%g1, %g2, %g1
	lduw	[%i1], %i5
	ldx	[%i1], %g5
	ldx	[%i1+16], %g4
	stx	%g1, [%fp+1927]
	sethi	%gdop_hix22(one), %g3
	xor	%g3, %gdop_lox10(one), %g3
	ldx	[%l7 + %g3], %l7, %gdop(one)
	ldx	[%l7+48], %g1
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7], %i4
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	st	%i5, [%fp+1879]
	stx	%g5, [%fp+1743]
	ldx	[%l7+8], %i5
	ldx	[%l7+16], %g5
	stx	%g4, [%fp+1759]
	stx	%g5, [%fp+1823]
	ldx	[%l7+24], %g4
	stx	%i4, [%fp+1807]
	stx	%g4, [%fp+1831]
	stx	%i5, [%fp+1815]
	stx	%g1, [%fp+1855]
	ldx	[%i1+40], %g1
	stx	%g1, [%fp+1783]
	ldx	[%i1+48], %g1
	add	%fp, 1807, %i5
	add	%fp, 1743, %i4
	mov	%i5, %o1
	mov	%i4, %o2
	call	real_divide, 0
	 stx	%g1, [%fp+1791]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1983], %g1
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	atan_of_small, 0
	 stx	%g1, [%fp+1855]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1751]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2039], %g1
	mov	%i4, %o2
	stx	%g1, [%fp+1791]
	mov	%i5, %o1
	call	real_subtract, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L143:
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%i1], %i4
	ldx	[%i1+16], %i5
	stx	%i4, [%fp+1807]
	stx	%g1, [%fp+1815]
	stx	%i5, [%fp+1823]
	stx	%g5, [%fp+1831]
	stx	%g4, [%fp+1839]
	stx	%g3, [%fp+1847]
	stx	%g2, [%fp+1855]
	add	%fp, 1807, %o1
	call	atan_of_small, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_atan, .-real_atan
	.section	.text.real_atan2,"ax",@progbits
	.align 4
	.global real_atan2
	.type	real_atan2, #function
	.proc	010
real_atan2:
	save	%sp, -480, %sp
	lduw	[%i1], %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(half_pi), %g1
	xor	%g1, %gdop_lox10(half_pi), %g1
	ldx	[%l7 + %g1], %l7, %gdop(half_pi)
	ldx	[%l7+48], %g1
	ldx	[%l7], %o5
	ldx	[%l7+8], %o7
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	lduw	[%i2], %i3
	add	%fp, 1807, %i4
	stx	%g1, [%fp+1855]
	mov	1, %o2
	mov	%i4, %o1
	stx	%o5, [%fp+1807]
	stx	%o7, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	call	real_scale, 0
	 add	%fp, 1935, %o0
	st	%i5, [%fp+1935]
	lduw	[%i2+52], %g1
	cmp	%g1, 0
	be,a,pn	%icc, .L150
	 st	%i5, [%i0]
	lduw	[%i1+52], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L151
	 cmp	%i3, 0
	stx	%g0, [%fp+1879]
	stx	%g0, [%fp+1887]
	st	%i5, [%fp+1879]
	stx	%g0, [%fp+1895]
	stx	%g0, [%fp+1903]
	stx	%g0, [%fp+1911]
	stx	%g0, [%fp+1919]
	stx	%g0, [%fp+1927]
	bne,pn	%icc, .L152
	 ldx	[%fp+1879], %g1
.L149:
	stx	%g1, [%i0]
	ldx	[%fp+1887], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+1895], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+1903], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+1911], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+1919], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+1927], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L151:
	ldx	[%i1+24], %o3
	ldx	[%i1+32], %o4
	ldx	[%i1+40], %o5
	ldx	[%i1+48], %o7
	ldx	[%i2+16], %g5
	ldx	[%i2+24], %g4
	ldx	[%i2+32], %g3
	ldx	[%i2+40], %g2
	ldx	[%i2+48], %g1
	ldx	[%i1], %l2
	ldx	[%i1+8], %l1
	ldx	[%i1+16], %l0
	ldx	[%i2+8], %i5
	ldx	[%i2], %i1
	add	%fp, 1743, %o2
	mov	%i4, %o1
	add	%fp, 1991, %o0
	stx	%o3, [%fp+1831]
	stx	%o4, [%fp+1839]
	stx	%o5, [%fp+1847]
	stx	%o7, [%fp+1855]
	stx	%i5, [%fp+1751]
	stx	%g5, [%fp+1759]
	stx	%g4, [%fp+1767]
	stx	%g3, [%fp+1775]
	stx	%g2, [%fp+1783]
	stx	%g1, [%fp+1791]
	stx	%l2, [%fp+1807]
	stx	%l1, [%fp+1815]
	stx	%l0, [%fp+1823]
	call	real_divide, 0
	 stx	%i1, [%fp+1743]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2039], %g1
	mov	%i4, %o1
	stx	%g1, [%fp+1855]
	call	real_atan, 0
	 add	%fp, 1879, %o0
	lduw	[%fp+1879], %i5
	st	%i5, [%fp+1879]
	cmp	%i3, 0
	be,pt	%icc, .L149
	 ldx	[%fp+1879], %g1
.L152:
	stx	%g1, [%fp+1807]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1855]
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
	add	%fp, 1743, %o2
	stx	%g1, [%fp+1791]
	mov	%i4, %o1
	call	real_add, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
.L150:
	mov	1, %i5
	sethi	%hi(1363806208), %o7
	stx	%i5, [%i0+8]
	sethi	%hi(2385773568), %g5
	or	%o7, 121, %i5
	or	%g5, 222, %g5
	sllx	%g5, 32, %g5
	add	%g5, %i5, %g5
	sethi	%hi(34323456), %i1
	stx	%g5, [%i0+16]
	sethi	%hi(991139840), %g4
	or	%i1, 678, %g5
	or	%g4, 802, %g4
	sllx	%g4, 32, %g4
	add	%g4, %g5, %g4
	sethi	%hi(688016384), %i2
	stx	%g4, [%i0+24]
	sethi	%hi(2322058240), %g3
	or	%i2, 520, %g4
	or	%g3, 116, %g3
	sllx	%g3, 32, %g3
	add	%g3, %g4, %g3
	sethi	%hi(3301335040), %i3
	stx	%g3, [%i0+32]
	sethi	%hi(2161908736), %g2
	or	%i3, 651, %g3
	or	%g2, 209, %g2
	sllx	%g2, 32, %g2
	add	%g2, %g3, %g2
	sethi	%hi(3373258752), %i4
	stx	%g2, [%i0+40]
	sethi	%hi(560513024), %g1
	or	%i4, 674, %g2
	or	%g1, 564, %g1
	sllx	%g1, 32, %g1
	add	%g1, %g2, %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
	.size	real_atan2, .-real_atan2
	.section	.text.real_asin,"ax",@progbits
	.align 4
	.global real_asin
	.type	real_asin, #function
	.proc	010
real_asin:
	save	%sp, -592, %sp
	ldx	[%i1], %i3
	ldx	[%i1+24], %g5
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%i1+32], %g4
	stx	%g5, [%fp+1847]
	stx	%g3, [%fp+1863]
	stx	%g4, [%fp+1855]
	stx	%g2, [%fp+1871]
	stx	%g5, [%fp+1655]
	ldx	[%i1+8], %i4
	ldx	[%i1+16], %i5
	stx	%i3, [%fp+1823]
	stx	%i4, [%fp+1831]
	stx	%i5, [%fp+1839]
	stx	%i3, [%fp+1631]
	stx	%i4, [%fp+1639]
	stx	%i5, [%fp+1647]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7+40], %i2
	ldx	[%l7+48], %i3
	ldx	[%l7], %l4
	ldx	[%l7+8], %l3
	ldx	[%l7+16], %l2
	ldx	[%l7+24], %l1
	ldx	[%l7+32], %l0
	stx	%i2, [%fp+1735]
	stx	%i3, [%fp+1743]
	stx	%l4, [%fp+1695]
	stx	%l3, [%fp+1703]
	stx	%l2, [%fp+1711]
	stx	%l1, [%fp+1719]
	stx	%l0, [%fp+1727]
	add	%fp, 1695, %i5
	stx	%g4, [%fp+1663]
	add	%fp, 1631, %i4
	stx	%g3, [%fp+1671]
	stx	%g2, [%fp+1679]
	mov	%i4, %o2
	mov	%i5, %o1
	call	real_subtract, 0
	 add	%fp, 1991, %o0
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1871], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	stx	%i2, [%fp+1735]
	stx	%i3, [%fp+1743]
	stx	%g1, [%fp+1679]
	stx	%l4, [%fp+1695]
	stx	%l3, [%fp+1703]
	stx	%l2, [%fp+1711]
	stx	%l1, [%fp+1719]
	call	real_add, 0
	 stx	%l0, [%fp+1727]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+2039], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1983], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	call	real_multiply, 0
	 stx	%g1, [%fp+1679]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	add	%fp, 1767, %o0
	call	real_sqrt, 0
	 stx	%g1, [%fp+1743]
	ldx	[%i1], %i2
	ldx	[%i1+48], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1767], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1775], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1807], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1671]
	ldx	[%fp+1815], %g1
	ldx	[%i1+8], %i3
	mov	%i0, %o0
	stx	%i2, [%fp+1695]
	stx	%i3, [%fp+1703]
	stx	%g5, [%fp+1711]
	stx	%g4, [%fp+1719]
	stx	%g3, [%fp+1727]
	stx	%g2, [%fp+1735]
	stx	%g1, [%fp+1679]
	mov	%i4, %o2
	call	real_atan2, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_asin, .-real_asin
	.section	.text.real_acos,"ax",@progbits
	.align 4
	.global real_acos
	.type	real_acos, #function
	.proc	010
real_acos:
	save	%sp, -592, %sp
	ldx	[%i1+24], %g5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%i1+32], %g4
	ldx	[%i1], %o7
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%i1+8], %i2
	ldx	[%i1+16], %i3
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	add	%fp, 1695, %i5
	ldx	[%l7 + %g1], %l7, %gdop(one)
	add	%fp, 1631, %i4
	stx	%o7, [%fp+1631]
	mov	%i4, %o2
	ldx	[%l7], %l4
	ldx	[%l7+8], %l3
	ldx	[%l7+16], %l2
	ldx	[%l7+24], %l1
	ldx	[%l7+32], %l0
	stx	%g5, [%fp+1655]
	stx	%g4, [%fp+1663]
	stx	%g3, [%fp+1671]
	stx	%g2, [%fp+1679]
	mov	%i5, %o1
	add	%fp, 1767, %o0
	stx	%i2, [%fp+1639]
	stx	%i3, [%fp+1647]
	ldx	[%l7+40], %i2
	ldx	[%l7+48], %i3
	stx	%l4, [%fp+1695]
	stx	%l3, [%fp+1703]
	stx	%l2, [%fp+1711]
	stx	%l1, [%fp+1719]
	stx	%l0, [%fp+1727]
	stx	%i2, [%fp+1735]
	call	real_subtract, 0
	 stx	%i3, [%fp+1743]
	ldx	[%fp+1767], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1775], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1807], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1815], %g1
	mov	%i5, %o1
	add	%fp, 1823, %o0
	call	real_sqrt, 0
	 stx	%g1, [%fp+1743]
	stx	%l4, [%fp+1695]
	ldx	[%i1], %o5
	ldx	[%i1+8], %o7
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	mov	%i4, %o2
	stx	%o5, [%fp+1631]
	stx	%o7, [%fp+1639]
	stx	%g5, [%fp+1647]
	stx	%g4, [%fp+1655]
	stx	%g3, [%fp+1663]
	stx	%g2, [%fp+1671]
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%g1, [%fp+1679]
	stx	%l3, [%fp+1703]
	stx	%l2, [%fp+1711]
	stx	%l1, [%fp+1719]
	stx	%l0, [%fp+1727]
	stx	%i2, [%fp+1735]
	call	real_add, 0
	 stx	%i3, [%fp+1743]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	add	%fp, 1935, %o0
	call	real_sqrt, 0
	 stx	%g1, [%fp+1743]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1743]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1631]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1639]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1983], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_atan2, 0
	 stx	%g1, [%fp+1679]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+2039], %g1
	mov	%i0, %o0
	stx	%g1, [%fp+1743]
	mov	1, %o2
	call	real_scale, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_acos, .-real_acos
	.section	.text.real_sinh,"ax",@progbits
	.align 4
	.global real_sinh
	.type	real_sinh, #function
	.proc	010
real_sinh:
	save	%sp, -528, %sp
	lduw	[%i1], %l4
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%fp, 1759, %i5
	ldx	[%l7 + %g1], %l7, %gdop(one)
	mov	3125, %o2
	ldx	[%l7], %l3
	ldx	[%l7+8], %l2
	ldx	[%l7+16], %l1
	ldx	[%l7+24], %l0
	ldx	[%l7+32], %i2
	ldx	[%l7+40], %i3
	ldx	[%l7+48], %i4
	sllx	%o2, 5, %o2
	stx	%l3, [%fp+1759]
	stx	%l2, [%fp+1767]
	stx	%l1, [%fp+1775]
	stx	%l0, [%fp+1783]
	stx	%i2, [%fp+1791]
	stx	%i3, [%fp+1799]
	stx	%i4, [%fp+1807]
	mov	%i5, %o1
	call	real_scale, 0
	 mov	%i0, %o0
	ldx	[%i1+8], %g1
	cmp	%g1, 16
	ble,a,pn %xcc, .L157
	 ldx	[%i1+16], %o7
	st	%l4, [%i0]
	return	%i7+8
	 nop
.L157:
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	st	%g0, [%i1]
	ldx	[%i1], %o5
	mov	%i5, %o1
	stx	%o5, [%fp+1759]
	stx	%o7, [%fp+1775]
	stx	%g5, [%fp+1783]
	stx	%g4, [%fp+1791]
	stx	%g3, [%fp+1799]
	stx	%g2, [%fp+1807]
	add	%fp, 1823, %o0
	call	real_expm1, 0
	 stx	%g1, [%fp+1767]
	add	%fp, 1695, %i1
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	mov	%i1, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%g1, [%fp+1807]
	stx	%l3, [%fp+1695]
	stx	%l2, [%fp+1703]
	stx	%l1, [%fp+1711]
	stx	%l0, [%fp+1719]
	stx	%i2, [%fp+1727]
	stx	%i3, [%fp+1735]
	call	real_add, 0
	 stx	%i4, [%fp+1743]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1927], %g1
	mov	%i1, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	call	real_divide, 0
	 stx	%g1, [%fp+1743]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1983], %g1
	mov	%i1, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_add, 0
	 stx	%g1, [%fp+1743]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2039], %g1
	mov	-1, %o2
	stx	%g1, [%fp+1807]
	mov	%i5, %o1
	call	real_scale, 0
	 mov	%i0, %o0
	st	%l4, [%i0]
	return	%i7+8
	 nop
	.size	real_sinh, .-real_sinh
	.section	.text.real_cosh,"ax",@progbits
	.align 4
	.global real_cosh
	.type	real_cosh, #function
	.proc	010
real_cosh:
	save	%sp, -480, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	add	%fp, 1807, %i5
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%i3, [%fp+1807]
	stx	%i4, [%fp+1815]
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	call	real_exp, 0
	 stx	%g1, [%fp+1855]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1759]
	ldx	[%l7+48], %g1
	stx	%g1, [%fp+1855]
	ldx	[%fp+1903], %g1
	ldx	[%fp+1879], %g2
	stx	%g1, [%fp+1767]
	ldx	[%fp+1911], %g1
	stx	%g2, [%fp+1743]
	stx	%g1, [%fp+1775]
	ldx	[%fp+1887], %g2
	ldx	[%fp+1919], %g1
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	stx	%g2, [%fp+1751]
	stx	%g1, [%fp+1783]
	ldx	[%l7+40], %g2
	ldx	[%fp+1927], %g1
	add	%fp, 1743, %i4
	mov	%i5, %o1
	mov	%i4, %o2
	add	%fp, 1935, %o0
	ldx	[%l7], %i2
	ldx	[%l7+8], %i3
	stx	%g5, [%fp+1823]
	stx	%g4, [%fp+1831]
	stx	%g3, [%fp+1839]
	stx	%g2, [%fp+1847]
	stx	%g1, [%fp+1791]
	stx	%i2, [%fp+1807]
	call	real_divide, 0
	 stx	%i3, [%fp+1815]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+1927], %g1
	stx	%g1, [%fp+1855]
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
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_add, 0
	 stx	%g1, [%fp+1791]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1815]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1823]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1831]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1839]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1847]
	ldx	[%fp+2039], %g1
	mov	%i0, %o0
	stx	%g1, [%fp+1855]
	mov	-1, %o2
	call	real_scale, 0
	 mov	%i5, %o1
	return	%i7+8
	 nop
	.size	real_cosh, .-real_cosh
	.section	.text.real_tanh,"ax",@progbits
	.align 4
	.global real_tanh
	.type	real_tanh, #function
	.proc	010
real_tanh:
	save	%sp, -528, %sp
	ldx	[%i1+8], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, 8
	ble,a,pn %xcc, .L160
	 ldx	[%i1+24], %g5
	lduw	[%i1], %g1
	st	%g1, [%i0]
	mov	1, %g1
	stx	%g0, [%i0+16]
	stx	%g1, [%i0+8]
	stx	%g0, [%i0+24]
	sethi	%hi(2147483648), %g1
	stx	%g0, [%i0+32]
	stx	%g0, [%i0+40]
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L160:
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	add	%fp, 1759, %i5
	ldx	[%i1], %i3
	ldx	[%i1+16], %i4
	stx	%g5, [%fp+1783]
	stx	%g4, [%fp+1791]
	stx	%g3, [%fp+1799]
	stx	%g2, [%fp+1807]
	mov	1, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%i3, [%fp+1759]
	stx	%g1, [%fp+1767]
	call	real_scale, 0
	 stx	%i4, [%fp+1775]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	add	%fp, 1823, %o0
	call	real_expm1, 0
	 stx	%g1, [%fp+1807]
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7+16], %g5
	ldx	[%l7+24], %g4
	ldx	[%l7+32], %g3
	ldx	[%l7+40], %g2
	ldx	[%l7+48], %g1
	ldx	[%l7+8], %i4
	mov	%i5, %o1
	add	%fp, 1935, %o0
	ldx	[%l7], %i3
	stx	%i4, [%fp+1767]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%g1, [%fp+1807]
	mov	1, %o2
	call	real_scale, 0
	 stx	%i3, [%fp+1759]
	add	%fp, 1695, %i4
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1983], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_add, 0
	 stx	%g1, [%fp+1743]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+2039], %g1
	mov	%i4, %o2
	stx	%g1, [%fp+1743]
	mov	%i5, %o1
	call	real_divide, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_tanh, .-real_tanh
	.section	.text.real_asinh,"ax",@progbits
	.align 4
	.global real_asinh
	.type	real_asinh, #function
	.proc	010
real_asinh:
	save	%sp, -640, %sp
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	add	%fp, 1647, %i5
	stx	%g5, [%fp+1663]
	stx	%g4, [%fp+1671]
	stx	%g3, [%fp+1679]
	stx	%g2, [%fp+1687]
	stx	%g5, [%fp+1599]
	stx	%g4, [%fp+1607]
	stx	%g3, [%fp+1615]
	stx	%g2, [%fp+1623]
	add	%fp, 1583, %i4
	ldx	[%i1+8], %i3
	lduw	[%i1], %l5
	mov	%i4, %o2
	st	%g0, [%i1]
	mov	%i5, %o1
	ldx	[%i1], %i2
	add	%fp, 1711, %o0
	stx	%i2, [%fp+1647]
	stx	%i3, [%fp+1655]
	stx	%g1, [%fp+1695]
	stx	%i2, [%fp+1583]
	stx	%i3, [%fp+1591]
	call	real_multiply, 0
	 stx	%g1, [%fp+1631]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1719], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1751], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1759], %g1
	stx	%g1, [%fp+1695]
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1823, %o0
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%l7 + %g1], %l7, %gdop(one)
	ldx	[%l7+40], %i2
	ldx	[%l7+48], %i3
	ldx	[%l7], %l4
	ldx	[%l7+8], %l3
	ldx	[%l7+16], %l2
	ldx	[%l7+24], %l1
	ldx	[%l7+32], %l0
	stx	%i2, [%fp+1623]
	stx	%i3, [%fp+1631]
	stx	%l4, [%fp+1583]
	stx	%l3, [%fp+1591]
	stx	%l2, [%fp+1599]
	stx	%l1, [%fp+1607]
	call	real_add, 0
	 stx	%l0, [%fp+1615]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1871], %g1
	mov	%i5, %o1
	add	%fp, 1767, %o0
	call	real_sqrt, 0
	 stx	%g1, [%fp+1695]
	stx	%i2, [%fp+1623]
	ldx	[%fp+1767], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1775], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1807], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1815], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	stx	%g1, [%fp+1695]
	stx	%i3, [%fp+1631]
	stx	%l4, [%fp+1583]
	stx	%l3, [%fp+1591]
	stx	%l2, [%fp+1599]
	stx	%l1, [%fp+1607]
	call	real_add, 0
	 stx	%l0, [%fp+1615]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1719], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1751], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1759], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1927], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	call	real_divide, 0
	 stx	%g1, [%fp+1631]
	ldx	[%i1+48], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1975], %g1
	ldx	[%i1+16], %g5
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	stx	%g1, [%fp+1623]
	ldx	[%fp+1983], %g1
	ldx	[%i1], %i2
	ldx	[%i1+8], %i3
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g5, [%fp+1663]
	stx	%g4, [%fp+1671]
	stx	%g3, [%fp+1679]
	stx	%g2, [%fp+1687]
	stx	%g1, [%fp+1631]
	stx	%i2, [%fp+1647]
	call	real_add, 0
	 stx	%i3, [%fp+1655]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1695]
	call	real_log1p, 0
	 mov	%i0, %o0
	st	%l5, [%i0]
	return	%i7+8
	 nop
	.size	real_asinh, .-real_asinh
	.section	.text.real_acosh,"ax",@progbits
	.align 4
	.global real_acosh
	.type	real_acosh, #function
	.proc	010
real_acosh:
	save	%sp, -640, %sp
	ldx	[%i1], %i3
	ldx	[%i1+8], %i4
	ldx	[%i1+16], %i5
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	stx	%i3, [%fp+1647]
	stx	%i4, [%fp+1655]
	stx	%i5, [%fp+1663]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%g5, [%fp+1671]
	ldx	[%l7 + %g1], %l7, %gdop(one)
	stx	%g4, [%fp+1679]
	ldx	[%l7], %l3
	ldx	[%l7+8], %l2
	ldx	[%l7+16], %l1
	ldx	[%l7+24], %l0
	ldx	[%l7+32], %i1
	ldx	[%l7+40], %i2
	ldx	[%l7+48], %i3
	stx	%g3, [%fp+1687]
	stx	%g2, [%fp+1695]
	stx	%l3, [%fp+1583]
	stx	%l2, [%fp+1591]
	stx	%l1, [%fp+1599]
	stx	%l0, [%fp+1607]
	stx	%i1, [%fp+1615]
	stx	%i2, [%fp+1623]
	stx	%i3, [%fp+1631]
	add	%fp, 1583, %i4
	add	%fp, 1647, %i5
	mov	%i4, %o2
	mov	%i5, %o1
	call	real_subtract, 0
	 add	%fp, 1711, %o0
	lduw	[%fp+1763], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L166
	 ldx	[%fp+1711], %g1
	stx	%g1, [%i0]
	ldx	[%fp+1719], %g1
	stx	%g1, [%i0+8]
	ldx	[%fp+1727], %g1
	stx	%g1, [%i0+16]
	ldx	[%fp+1735], %g1
	stx	%g1, [%i0+24]
	ldx	[%fp+1743], %g1
	stx	%g1, [%i0+32]
	ldx	[%fp+1751], %g1
	stx	%g1, [%i0+40]
	ldx	[%fp+1759], %g1
	stx	%g1, [%i0+48]
	return	%i7+8
	 nop
.L166:
	mov	%i5, %o1
	add	%fp, 1767, %o0
	stx	%l3, [%fp+1647]
	stx	%l2, [%fp+1655]
	stx	%l1, [%fp+1663]
	stx	%l0, [%fp+1671]
	stx	%i1, [%fp+1679]
	stx	%i2, [%fp+1687]
	stx	%i3, [%fp+1695]
	call	real_scale, 0
	 mov	1, %o2
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1719], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1751], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1759], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1767], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1775], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1783], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1791], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1799], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1807], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1815], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1823, %o0
	call	real_add, 0
	 stx	%g1, [%fp+1631]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1719], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1751], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1759], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1871], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1879, %o0
	call	real_multiply, 0
	 stx	%g1, [%fp+1631]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1927], %g1
	mov	%i5, %o1
	add	%fp, 1935, %o0
	call	real_sqrt, 0
	 stx	%g1, [%fp+1695]
	ldx	[%fp+1711], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1719], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+1727], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+1735], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+1743], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+1751], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+1759], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1583]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1591]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1599]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1607]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1615]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1623]
	ldx	[%fp+1983], %g1
	mov	%i5, %o1
	add	%fp, 1991, %o0
	stx	%g1, [%fp+1631]
	call	real_add, 0
	 mov	%i4, %o2
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1647]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1655]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1663]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1671]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1679]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1687]
	ldx	[%fp+2039], %g1
	mov	%i5, %o1
	stx	%g1, [%fp+1695]
	call	real_log1p, 0
	 mov	%i0, %o0
	return	%i7+8
	 nop
	.size	real_acosh, .-real_acosh
	.section	.text.real_atanh,"ax",@progbits
	.align 4
	.global real_atanh
	.type	real_atanh, #function
	.proc	010
real_atanh:
	save	%sp, -528, %sp
	lduw	[%i1], %i3
	ldx	[%i1+16], %g5
	st	%g0, [%i1]
	ldx	[%i1+24], %g4
	ldx	[%i1+32], %g3
	ldx	[%i1+40], %g2
	ldx	[%i1+48], %g1
	ldx	[%i1+8], %i4
	ldx	[%i1], %i2
	add	%fp, 1759, %i5
	add	%fp, 1823, %o0
	mov	%i5, %o1
	stx	%i2, [%fp+1759]
	stx	%i4, [%fp+1767]
	stx	%g5, [%fp+1775]
	stx	%g4, [%fp+1783]
	stx	%g3, [%fp+1791]
	stx	%g2, [%fp+1799]
	stx	%g1, [%fp+1807]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	call	real_scale, 0
	 mov	1, %o2
	ldx	[%i1+16], %i2
	ldx	[%i1], %o5
	ldx	[%i1+8], %o7
	sethi	%gdop_hix22(one), %g1
	xor	%g1, %gdop_lox10(one), %g1
	ldx	[%i1+24], %g5
	ldx	[%i1+32], %g4
	ldx	[%i1+40], %g3
	ldx	[%i1+48], %g2
	ldx	[%l7 + %g1], %l7, %gdop(one)
	stx	%o5, [%fp+1695]
	ldx	[%l7], %o3
	ldx	[%l7+8], %o4
	ldx	[%l7+16], %o5
	ldx	[%l7+48], %g1
	stx	%o7, [%fp+1703]
	ldx	[%l7+24], %o7
	stx	%o3, [%fp+1759]
	stx	%o4, [%fp+1767]
	stx	%o5, [%fp+1775]
	stx	%o7, [%fp+1783]
	stx	%g5, [%fp+1719]
	stx	%g4, [%fp+1727]
	stx	%g3, [%fp+1735]
	stx	%g2, [%fp+1743]
	add	%fp, 1695, %i4
	mov	%i5, %o1
	mov	%i4, %o2
	add	%fp, 1879, %o0
	stx	%i2, [%fp+1711]
	ldx	[%l7+32], %i1
	ldx	[%l7+40], %i2
	stx	%g1, [%fp+1807]
	stx	%i1, [%fp+1791]
	call	real_subtract, 0
	 stx	%i2, [%fp+1799]
	ldx	[%fp+1823], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1831], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1839], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1847], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1855], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1863], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1871], %g1
	stx	%g1, [%fp+1807]
	ldx	[%fp+1879], %g1
	stx	%g1, [%fp+1695]
	ldx	[%fp+1887], %g1
	stx	%g1, [%fp+1703]
	ldx	[%fp+1895], %g1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1903], %g1
	stx	%g1, [%fp+1719]
	ldx	[%fp+1911], %g1
	stx	%g1, [%fp+1727]
	ldx	[%fp+1919], %g1
	stx	%g1, [%fp+1735]
	ldx	[%fp+1927], %g1
	mov	%i4, %o2
	mov	%i5, %o1
	add	%fp, 1935, %o0
	call	real_divide, 0
	 stx	%g1, [%fp+1743]
	ldx	[%fp+1935], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+1951], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+1959], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+1967], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+1975], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+1983], %g1
	mov	%i5, %o1
	add	%fp, 1991, %o0
	call	real_log1p, 0
	 stx	%g1, [%fp+1807]
	ldx	[%fp+1991], %g1
	stx	%g1, [%fp+1759]
	ldx	[%fp+1999], %g1
	stx	%g1, [%fp+1767]
	ldx	[%fp+2007], %g1
	stx	%g1, [%fp+1775]
	ldx	[%fp+2015], %g1
	stx	%g1, [%fp+1783]
	ldx	[%fp+2023], %g1
	stx	%g1, [%fp+1791]
	ldx	[%fp+2031], %g1
	stx	%g1, [%fp+1799]
	ldx	[%fp+2039], %g1
	mov	-1, %o2
	stx	%g1, [%fp+1807]
	mov	%i5, %o1
	call	real_scale, 0
	 mov	%i0, %o0
	st	%i3, [%i0]
	return	%i7+8
	 nop
	.size	real_atanh, .-real_atanh
	.section	".rodata"
	.align 8
	.type	half_pi, #object
	.size	half_pi, 56
half_pi:
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	1
	.long	-1909193506
	.long	1363806329
	.long	991140642
	.long	34324134
	.long	-1972908940
	.long	688016904
	.long	-2133058351
	.long	-993631605
	.long	560513588
	.long	-921707870
	.align 8
	.type	log_10, #object
	.size	log_10, 56
log_10:
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	2
	.long	-1314385827
	.long	-1775303977
	.long	32517490
	.long	-2084168062
	.long	-631375602
	.long	-493884167
	.long	-2100098520
	.long	-363407829
	.long	-1431786474
	.long	-1822585379
	.align 8
	.type	log_2, #object
	.size	log_2, 56
log_2:
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.long	1844161688
	.long	-407341536
	.long	-1951729109
	.long	-1978853541
	.long	1922610733
	.long	1089684262
	.long	66254511
	.long	-907824232
	.long	-774932053
	.long	-1317922825
	.align 8
	.type	one, #object
	.size	one, 56
one:
	.long	0
	.skip	4
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	1
	.skip	36
	.long	-2147483648
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
