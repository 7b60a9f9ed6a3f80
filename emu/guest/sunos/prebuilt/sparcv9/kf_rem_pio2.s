! ebad4c9eefbcb219dfe3c326983cba35 newlib/libm/math/kf_rem_pio2.c
	.file	"kf_rem_pio2.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	998244352
	.align 4
.LC2:
	.long	1132462080
	.align 4
.LC6:
	.long	1065353216
	.align 4
.LC7:
	.long	-2147483648
	.section	.text.__kernel_rem_pio2f,"ax",@progbits
	.align 4
	.global __kernel_rem_pio2f
	.type	__kernel_rem_pio2f, #function
	.proc	04
__kernel_rem_pio2f:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -576, %sp
	sllx	%i4, 2, %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(init_jk), %g2
	stx	%l7, [%fp+1719]
	xor	%g2, %gdop_lox10(init_jk), %g2
	ldx	[%l7 + %g2], %g2, %gdop(init_jk)
	mov	%i4, %g1
	lduw	[%g2+%g4], %l3
	mov	%i2, %g3
	mov	%i3, %g5
	mov	%i5, %i4
	add	%i3, -1, %l4
	mov	8, %g2
	cmp	%i2, -4
	bl,pt	%icc, .L2
	 mov	0, %o3
	add	%i2, 4, %g2
	addcc	%i2, -3, %o3
	movneg	%icc, %g2, %o3
	sra	%o3, 3, %o3
	add	%o3, 1, %g2
	sll	%g2, 3, %g2
.L2:
	sub	%g3, %g2, %i3
	addcc	%l3, %l4, %o7
	bneg,pn	%icc, .L8
	 sub	%o3, %l4, %g4
	sra	%g4, 0, %i5
	add	%o7, 1, %o7
	sllx	%i5, 2, %i5
	sethi	%gdop_hix22(.LC0), %o5
	ldx	[%fp+1719], %o4
	xor	%o5, %gdop_lox10(.LC0), %o5
	add	%fp, 1807, %i2
	ldx	[%o4 + %o5], %o5, %gdop(.LC0)
	add	%i4, %i5, %i5
	add	%o7, %g4, %o7
	ld	[%o5], %f9
.L7:
	cmp	%g4, 0
	bl,pn	%icc, .L6
	 fmovs	%f9, %f8
	ld	[%i5], %f8
	fitos	%f8, %f8
.L6:
	st	%f8, [%i2]
	add	%g4, 1, %g4
	add	%i2, 4, %i2
	cmp	%g4, %o7
	bne,pt	%icc, .L7
	 add	%i5, 4, %i5
.L8:
	cmp	%l3, 0
	bl,pn	%icc, .L4
	 sllx	%g5, 2, %l0
	add	%fp, 1967, %o5
	mov	%l4, %o7
	add	%l3, %g5, %o4
	add	%i0, %l0, %i2
	add	%fp, 1807, %o2
.L5:
	cmp	%l4, 0
	bl,pn	%icc, .L144
	 sra	%o7, 0, %i5
	sethi	%gdop_hix22(.LC0), %o1
	sllx	%i5, 2, %i5
	xor	%o1, %gdop_lox10(.LC0), %o1
	ldx	[%fp+1719], %o0
	mov	%i0, %g4
	ldx	[%o0 + %o1], %o1, %gdop(.LC0)
	add	%o2, %i5, %i5
	ld	[%o1], %f9
.L9:
	ld	[%g4], %f8
	ld	[%i5], %f10
	add	%g4, 4, %g4
	fmuls	%f8, %f10, %f8
	add	%i5, -4, %i5
	cmp	%g4, %i2
	bne,pt	%xcc, .L9
	 fadds	%f9, %f8, %f9
	st	%f9, [%o5]
	add	%o7, 1, %o7
	cmp	%o7, %o4
	bne,pt	%icc, .L5
	 add	%o5, 4, %o5
.L4:
	ldx	[%fp+1719], %i2
.L157:
	sethi	%gdop_hix22(.LC1), %g4
	xor	%g4, %gdop_lox10(.LC1), %g4
	ldx	[%i2 + %g4], %g4, %gdop(.LC1)
	ld	[%g4], %f12
	sethi	%gdop_hix22(.LC2), %g4
	xor	%g4, %gdop_lox10(.LC2), %g4
	ldx	[%i2 + %g4], %g4, %gdop(.LC2)
	ld	[%g4], %f11
	sethi	%hi(1040187392), %g4
	st	%g4, [%fp+1695]
	sethi	%hi(1090519040), %g4
	add	%fp, 1727, %l6
	sra	%l3, 0, %i5
	add	%l3, -1, %l7
	sllx	%i5, 2, %i5
	sra	%l7, 0, %l7
	add	%l6, %i5, %i5
	sllx	%l7, 2, %l7
	st	%g4, [%fp+1691]
	sethi	%hi(1056964608), %g4
	sra	%i3, 0, %o5
	add	%i0, %l0, %l0
	st	%g4, [%fp+1683]
	mov	%i3, %l2
	add	%l7, 2047, %g4
	st	%g2, [%fp+1679]
	mov	%i5, %i3
	mov	%i0, %g2
	stx	%i1, [%fp+1671]
	mov	%l4, %i0
	mov	%i4, %i1
	mov	%l3, %l1
	st	%g0, [%fp+1687]
	add	%g4, %fp, %l7
	stx	%g3, [%fp+1655]
	mov	%g5, %i2
	stx	%g1, [%fp+1663]
	mov	%o3, %i4
	mov	%o5, %i5
	mov	%g2, %l4
.L12:
	sra	%l1, 0, %l5
	cmp	%l1, 0
	sllx	%l5, 2, %g1
	add	%g1, 2047, %g2
	add	%g2, %fp, %g2
	ble,pn	%icc, .L13
	 ld	[%g2-80], %f1
	add	%l1, -1, %g3
	add	%fp, 1731, %o7
	srl	%g3, 0, %g3
	mov	%l6, %g1
	sllx	%g3, 2, %g3
	add	%g2, -84, %g2
	add	%g3, %o7, %g3
.L14:
	fmuls	%f1, %f12, %f9
	fstoi	%f9, %f9
	fitos	%f9, %f9
	fmuls	%f9, %f11, %f8
	fsubs	%f1, %f8, %f1
	fstoi	%f1, %f1
	st	%f1, [%g1]
	add	%g2, -4, %g2
	ld	[%g2+4], %f1
	add	%g1, 4, %g1
	cmp	%g1, %g3
	bne,pt	%xcc, .L14
	 fadds	%f9, %f1, %f1
.L13:
	st	%f11, [%fp+1699]
	st	%f12, [%fp+1703]
	call	scalbnf, 0
	 mov	%i5, %o1
	ld	[%fp+1695], %f9
	st	%f0, [%fp+1711]
	call	floorf, 0
	 fmuls	%f0, %f9, %f1
	ld	[%fp+1691], %f8
	fmuls	%f0, %f8, %f0
	ld	[%fp+1711], %f8
	fsubs	%f8, %f0, %f8
	fstoi	%f8, %f9
	st	%f9, [%fp+1711]
	lduw	[%fp+1711], %o4
	st	%o4, [%fp+1711]
	cmp	%l2, 0
	ld	[%fp+1711], %f9
	ld	[%fp+1703], %f12
	fitos	%f9, %f9
	ld	[%fp+1699], %f11
	ble,pn	%icc, .L15
	 fsubs	%f8, %f9, %f8
	add	%l1, -1, %g1
	mov	8, %g2
	sra	%g1, 0, %g1
	sub	%g2, %l2, %g2
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-320], %o5
	sra	%o5, %g2, %g3
	sll	%g3, %g2, %g2
	sub	%o5, %g2, %o5
	st	%o5, [%g1-320]
	mov	7, %g1
	sub	%g1, %l2, %g1
	sra	%o5, %g1, %o5
	cmp	%o5, 0
	bg,pn	%icc, .L145
	 add	%o4, %g3, %o4
.L17:
	ld	[%fp+1687], %f9
.L163:
	fcmps	%fcc1, %f8, %f9
	fbne,a,pn %fcc1, .L162
	 ldx	[%fp+1655], %g3
.L147:
	cmp	%l1, %l3
	ble,pn	%icc, .L33
	 sllx	%l5, 2, %g1
	sub	%l1, %l3, %g3
	add	%fp, 1723, %o7
	add	%g3, -1, %g3
	add	%o7, %g1, %o7
	srl	%g3, 0, %g3
	add	%l6, %g1, %g1
	sllx	%g3, 2, %g3
	mov	0, %g2
	sub	%o7, %g3, %o7
.L34:
	lduw	[%g1-4], %g3
	add	%g1, -4, %g1
	cmp	%g1, %o7
	bne,pt	%xcc, .L34
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	bne,a,pn %icc, .L35
	 mov	%l2, %i3
.L33:
	lduw	[%l7-320], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L36
	 mov	%i3, %g1
	mov	1, %g2
.L37:
	add	%g1, -4, %g1
	lduw	[%g1-4], %g3
	cmp	%g3, 0
	be,pt	%icc, .L37
	 add	%g2, 1, %g2
	add	%l1, 1, %o5
	add	%l1, %g2, %o7
.L39:
	add	%fp, 1807, %g1
	sra	%i4, 0, %o4
	add	%i0, %o5, %o2
	add	%o4, %l5, %o4
	sra	%o2, 0, %o2
	add	%o4, 1, %o4
	sllx	%o2, 2, %o2
	sllx	%o4, 2, %o4
	add	%i2, %l5, %o1
	add	%l5, 1, %g2
	sllx	%o1, 2, %o1
	sllx	%g2, 2, %g2
	add	%fp, 1967, %o0
	add	%i1, %o4, %o4
	add	%g1, %o2, %o2
	add	%o1, %g1, %o1
	add	%o0, %g2, %o0
	mov	0, %g3
.L42:
	ld	[%o4+%g3], %f8
	fitos	%f8, %f8
	cmp	%i0, 0
	bl,pn	%icc, .L88
	 st	%f8, [%o2+%g3]
	sethi	%gdop_hix22(.LC0), %g4
	ldx	[%fp+1719], %g5
	xor	%g4, %gdop_lox10(.LC0), %g4
	add	%g3, %o1, %g2
	ldx	[%g5 + %g4], %g4, %gdop(.LC0)
	mov	%l4, %g1
	ld	[%g4], %f9
.L41:
	ld	[%g1], %f8
	ld	[%g2], %f10
	add	%g1, 4, %g1
	fmuls	%f8, %f10, %f8
	add	%g2, -4, %g2
	cmp	%g1, %l0
	bne,pt	%xcc, .L41
	 fadds	%f9, %f8, %f9
	st	%f9, [%o0+%g3]
	add	%o5, 1, %o5
	cmp	%o5, %o7
	ble,pt	%icc, .L42
	 add	%g3, 4, %g3
	ba,pt	%xcc, .L12
	 mov	%o7, %l1
.L88:
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1719], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	st	%f9, [%o0+%g3]
	add	%o5, 1, %o5
	cmp	%o5, %o7
	ble,pt	%icc, .L42
	 add	%g3, 4, %g3
	ba,pt	%xcc, .L12
	 mov	%o7, %l1
.L15:
	bne,pt	%icc, .L18
	 ld	[%fp+1683], %f9
	add	%l1, -1, %g1
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-320], %o5
	sra	%o5, 8, %o5
	cmp	%o5, 0
	ble,pt	%icc, .L163
	 ld	[%fp+1687], %f9
	cmp	%l1, 0
	ble,pn	%icc, .L23
	 add	%o4, 1, %o4
.L21:
	mov	%l6, %g1
	mov	0, %g3
	mov	0, %o7
	mov	255, %o0
	mov	256, %o1
.L27:
	cmp	%o7, 0
	bne,pn	%icc, .L24
	 lduw	[%g1], %g2
	cmp	%g2, 0
	be,pt	%icc, .L25
	 sub	%o1, %g2, %g4
	st	%g4, [%g1]
	add	%g3, 1, %g3
	cmp	%l1, %g3
	ble,pn	%icc, .L87
	 add	%g1, 4, %g1
	lduw	[%g1], %g2
.L24:
	sub	%o0, %g2, %g2
	mov	1, %o7
	st	%g2, [%g1]
.L25:
	add	%g3, 1, %g3
	cmp	%l1, %g3
	bg,pt	%icc, .L27
	 add	%g1, 4, %g1
	cmp	%l2, 0
	ble,pn	%icc, .L158
	 cmp	%o5, 2
.L22:
	cmp	%l2, 1
	be,a,pn	%icc, .L164
	 add	%l1, -1, %g1
	cmp	%l2, 2
.L165:
	bne,pt	%icc, .L158
	 cmp	%o5, 2
	add	%l1, -1, %g1
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-320], %g2
	and	%g2, 63, %g2
	st	%g2, [%g1-320]
.L158:
	bne,pt	%icc, .L163
	 ld	[%fp+1687], %f9
	sethi	%gdop_hix22(.LC6), %g1
.L156:
	ldx	[%fp+1719], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	cmp	%o7, 0
	ldx	[%g2 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f1
	be,pt	%icc, .L17
	 fsubs	%f1, %f8, %f8
	st	%o4, [%fp+1647]
	st	%o5, [%fp+1651]
	st	%f11, [%fp+1699]
	st	%f12, [%fp+1703]
	st	%f8, [%fp+1711]
	call	scalbnf, 0
	 mov	%i5, %o1
	ld	[%fp+1711], %f8
	ld	[%fp+1687], %f9
	fsubs	%f8, %f0, %f8
	ld	[%fp+1703], %f12
	ld	[%fp+1699], %f11
	lduw	[%fp+1651], %o5
	fcmps	%fcc1, %f8, %f9
	fbe,pt	%fcc1, .L147
	 lduw	[%fp+1647], %o4
	ldx	[%fp+1655], %g3
.L162:
	ldx	[%fp+1663], %g1
	lduw	[%fp+1679], %g2
	sub	%g2, %g3, %g2
	stx	%g1, [%fp+1703]
	sra	%g2, 0, %o1
	mov	%o4, %i2
	mov	%l2, %i3
	ldx	[%fp+1671], %i1
	mov	%l5, %l2
	stx	%i5, [%fp+1711]
	mov	%o5, %l5
	call	scalbnf, 0
	 fmovs	%f8, %f1
	sethi	%gdop_hix22(.LC2), %g1
	ldx	[%fp+1719], %g3
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%g3 + %g1], %g1, %gdop(.LC2)
	ldx	[%fp+1711], %o5
	ld	[%g1], %f9
	sllx	%l2, 2, %g2
	fcmpes	%fcc2, %f0, %f9
	fbul,pt	%fcc2, .L133
	 ldx	[%fp+1703], %g1
	add	%g2, 2047, %g2
	add	%g2, %fp, %g2
	add	%l1, 1, %l1
	stx	%g1, [%fp+1711]
	ldx	[%fp+1719], %i5
	sethi	%gdop_hix22(.LC1), %g4
	add	%i3, 8, %i3
	xor	%g4, %gdop_lox10(.LC1), %g4
	sra	%i3, 0, %o5
	ldx	[%g3 + %g4], %g3, %gdop(.LC1)
	sethi	%gdop_hix22(.LC6), %g1
	ld	[%g3], %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	fmuls	%f0, %f8, %f8
	ldx	[%i5 + %g1], %g1, %gdop(.LC6)
	fstoi	%f8, %f8
	fitos	%f8, %f8
	fmuls	%f8, %f9, %f9
	fstoi	%f8, %f8
	fsubs	%f0, %f9, %f0
	fstoi	%f0, %f0
	st	%f0, [%g2-320]
	sra	%l1, 0, %g2
	sllx	%g2, 2, %g2
	add	%g2, 2047, %g2
	add	%g2, %fp, %g2
	ld	[%g1], %f1
	st	%f8, [%g2-320]
	call	scalbnf, 0
	 mov	%o5, %o1
	cmp	%l1, 0
	bge,pt	%icc, .L148
	 ldx	[%fp+1711], %g1
.L47:
	cmp	%g1, 2
	bg,pn	%icc, .L78
	 cmp	%g1, 0
	bg,pn	%icc, .L79
	 sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1719], %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%g3 + %g2], %g2, %gdop(.LC0)
	brnz,pn	%g1, .L58
	 ld	[%g2], %f8
.L80:
	fnegs	%f8, %f9
.L160:
	cmp	%l5, 0
	fmovsne	%icc, %f9, %f8
	st	%f8, [%i1]
.L58:
	return	%i7+8
	 and	%o2, 7, %o0
.L18:
	fcmpes	%fcc0, %f8, %f9
	fbge,a,pn %fcc0, .L149
	 add	%o4, 1, %o4
	ba,pt	%xcc, .L17
	 mov	0, %o5
.L145:
	add	%o4, 1, %o4
	cmp	%l1, 0
	bg,pt	%icc, .L21
	 mov	0, %o7
	cmp	%l2, 1
	bne,pt	%icc, .L165
	 cmp	%l2, 2
	add	%l1, -1, %g1
.L164:
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-320], %g2
	and	%g2, 127, %g2
	cmp	%o5, 2
	bne,pt	%icc, .L17
	 st	%g2, [%g1-320]
	ba,pt	%xcc, .L156
	 sethi	%gdop_hix22(.LC6), %g1
.L36:
	add	%l1, 1, %o5
	ba,pt	%xcc, .L39
	 mov	%o5, %o7
.L144:
	sethi	%gdop_hix22(.LC0), %g4
	ldx	[%fp+1719], %i5
	xor	%g4, %gdop_lox10(.LC0), %g4
	ldx	[%i5 + %g4], %g4, %gdop(.LC0)
	ld	[%g4], %f9
	st	%f9, [%o5]
	add	%o7, 1, %o7
	cmp	%o7, %o4
	bne,pt	%icc, .L5
	 add	%o5, 4, %o5
	ba,pt	%xcc, .L157
	 ldx	[%fp+1719], %i2
.L87:
	cmp	%l2, 0
	bg,pt	%icc, .L22
	 mov	1, %o7
	ba,pt	%xcc, .L158
	 cmp	%o5, 2
.L35:
	add	%l1, -1, %l1
	mov	%l5, %l2
	sra	%l1, 0, %g2
	mov	%o4, %i2
	sllx	%g2, 2, %g2
	ldx	[%fp+1671], %i1
	add	%g2, 2047, %g2
	ldx	[%fp+1663], %g1
	add	%g2, %fp, %g2
	mov	%o5, %l5
	lduw	[%g2-320], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L139
	 add	%i3, -8, %i3
	sllx	%l2, 2, %g2
	add	%l6, %g2, %g2
.L44:
	add	%g2, -4, %g2
	add	%l1, -1, %l1
	lduw	[%g2-4], %g3
	cmp	%g3, 0
	be,pt	%icc, .L44
	 add	%i3, -8, %i3
.L139:
	sra	%i3, 0, %o5
.L43:
	stx	%g1, [%fp+1711]
	ldx	[%fp+1719], %i5
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%i5 + %g1], %g1, %gdop(.LC6)
	mov	%o5, %o1
	call	scalbnf, 0
	 ld	[%g1], %f1
	cmp	%l1, 0
	bl,pn	%icc, .L47
	 ldx	[%fp+1711], %g1
.L148:
	sra	%l1, 0, %i0
	add	%fp, 1967, %g4
	sllx	%i0, 2, %g5
	xnor	%g0, %i0, %g3
	sethi	%gdop_hix22(.LC1), %i4
	add	%l6, %g5, %l6
	xor	%i4, %gdop_lox10(.LC1), %i4
	sllx	%g3, 2, %g3
	ldx	[%i5 + %i4], %i5, %gdop(.LC1)
	add	%g4, %g5, %g4
	mov	0, %g2
	ld	[%i5], %f9
.L48:
	ld	[%l6+%g2], %f8
	fitos	%f8, %f8
	fmuls	%f8, %f0, %f8
	st	%f8, [%g4+%g2]
	add	%g2, -4, %g2
	cmp	%g2, %g3
	bne,pt	%xcc, .L48
	 fmuls	%f0, %f9, %f0
	add	%fp, 1887, %g3
	sethi	%gdop_hix22(PIo2), %i5
	ldx	[%fp+1719], %g2
	xor	%i5, %gdop_lox10(PIo2), %i5
	mov	%g3, %i3
	mov	0, %i4
	ldx	[%g2 + %i5], %i5, %gdop(PIo2)
.L49:
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1719], %o4
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%o4 + %g2], %g2, %gdop(.LC0)
	mov	%i4, %o5
	ld	[%g2], %f9
	mov	0, %o7
	orcc	%l3, %i4, %g0
	bge,pt	%icc, .L51
	 mov	0, %g2
	ba,pt	%xcc, .L159
	 st	%f9, [%i3]
.L152:
	cmp	%g2, %o5
	bg,pn	%icc, .L50
	 add	%o7, 4, %o7
.L51:
	ld	[%i5+%o7], %f8
	ld	[%g4+%o7], %f10
	add	%g2, 1, %g2
	fmuls	%f8, %f10, %f8
	cmp	%l3, %g2
	bge,pt	%icc, .L152
	 fadds	%f9, %f8, %f9
.L50:
	st	%f9, [%i3]
.L159:
	add	%i4, 1, %g2
	add	%i3, 4, %i3
	cmp	%i4, %i0
	be,pn	%xcc, .L52
	 add	%g4, -4, %g4
	ba,pt	%xcc, .L49
	 mov	%g2, %i4
.L52:
	cmp	%g1, 2
	bg,pn	%icc, .L53
	 cmp	%g1, 0
	bg,a,pn	%icc, .L54
	 add	%g3, -4, %g1
	brnz,pn	%g1, .L58
	 add	%g3, -4, %g1
	sllx	%i4, 2, %i4
	add	%g1, %g5, %g1
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1719], %g4
	xor	%g2, %gdop_lox10(.LC0), %g2
	add	%g3, %g5, %g3
	ldx	[%g4 + %g2], %g2, %gdop(.LC0)
	sub	%g1, %i4, %g1
	ld	[%g2], %f8
.L62:
	ld	[%g3], %f9
	add	%g3, -4, %g3
	cmp	%g1, %g3
	be,pn	%xcc, .L80
	 fadds	%f8, %f9, %f8
	ld	[%g3], %f9
	add	%g3, -4, %g3
	cmp	%g1, %g3
	bne,pt	%xcc, .L62
	 fadds	%f8, %f9, %f8
	ba,pt	%xcc, .L160
	 fnegs	%f8, %f9
.L53:
	cmp	%g1, 3
	bne,pn	%icc, .L58
	 cmp	%l1, 0
	be,pn	%icc, .L60
	 add	%g3, %g5, %g2
	add	%g3, -4, %g1
	add	%g1, %g5, %g4
	add	%l1, -1, %i4
	ld	[%g3+%g5], %f9
	srl	%i4, 0, %i4
	mov	%g2, %i5
	sllx	%i4, 2, %i4
	mov	%g2, %g1
	sub	%g4, %i4, %i4
	ld	[%g1-4], %f8
.L166:
	fmovs	%f9, %f10
	fadds	%f9, %f8, %f9
	st	%f9, [%g1-4]
	fsubs	%f8, %f9, %f8
	fadds	%f8, %f10, %f8
	st	%f8, [%g1]
	add	%g1, -4, %g1
	cmp	%g1, %i4
	bne,a,pt %xcc, .L166
	 ld	[%g1-4], %f8
	cmp	%l1, 1
	be,pn	%icc, .L60
	 add	%l1, -2, %l1
	ld	[%g3+%g5], %f9
	srl	%l1, 0, %g1
	sllx	%g1, 2, %g1
	sub	%g4, %g1, %g1
	ld	[%g2-4], %f8
.L167:
	fmovs	%f9, %f10
	fadds	%f9, %f8, %f9
	st	%f9, [%g2-4]
	fsubs	%f8, %f9, %f8
	fadds	%f8, %f10, %f8
	st	%f8, [%g2]
	add	%g2, -4, %g2
	cmp	%g1, %g2
	bne,a,pt %xcc, .L167
	 ld	[%g2-4], %f8
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1719], %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%g3 + %g2], %g2, %gdop(.LC0)
	ld	[%g2], %f8
.L75:
	ld	[%i5], %f9
	add	%i5, -4, %i5
	cmp	%i5, %g1
	bne,pt	%xcc, .L75
	 fadds	%f8, %f9, %f8
.L76:
	ld	[%fp+1887], %f10
	cmp	%l5, 0
	bne,pt	%icc, .L77
	 ld	[%fp+1891], %f9
	st	%f10, [%i1]
	st	%f9, [%i1+4]
	st	%f8, [%i1+8]
.L154:
	return	%i7+8
	 and	%o2, 7, %o0
.L149:
	cmp	%l1, 0
	bg,pt	%icc, .L21
	 mov	2, %o5
	sethi	%gdop_hix22(.LC6), %g1
.L161:
	ldx	[%fp+1719], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f9
	ba,pt	%xcc, .L17
	 fsubs	%f9, %f8, %f8
.L54:
	sllx	%i4, 2, %i4
	add	%g1, %g5, %g1
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1719], %g4
	xor	%g2, %gdop_lox10(.LC0), %g2
	add	%g3, %g5, %g3
	ldx	[%g4 + %g2], %g2, %gdop(.LC0)
	sub	%g1, %i4, %g1
	ld	[%g2], %f8
.L64:
	ld	[%g3], %f9
	add	%g3, -4, %g3
	cmp	%g1, %g3
	bne,pt	%xcc, .L64
	 fadds	%f8, %f9, %f8
	cmp	%l5, 0
	be,a,pt	%icc, .L153
	 st	%f8, [%i1]
	fnegs	%f8, %f9
	st	%f9, [%i1]
	cmp	%l1, 0
	ld	[%fp+1887], %f9
	be,pn	%icc, .L68
	 fsubs	%f9, %f8, %f8
.L70:
	add	%fp, 1891, %g2
	mov	1, %g1
.L71:
	ld	[%g2], %f9
	add	%g1, 1, %g1
	fadds	%f8, %f9, %f8
	cmp	%l1, %g1
	bge,pt	%icc, .L71
	 add	%g2, 4, %g2
	cmp	%l5, 0
	be,a,pn	%icc, .L168
	 st	%f8, [%i1+4]
.L68:
	fnegs	%f8, %f8
.L67:
	st	%f8, [%i1+4]
.L155:
.L168:
	return	%i7+8
	 and	%o2, 7, %o0
.L133:
	fstoi	%f0, %f0
	add	%g2, 2047, %g2
	add	%g2, %fp, %g2
	ba,pt	%xcc, .L43
	 st	%f0, [%g2-320]
.L77:
	fnegs	%f10, %f10
	fnegs	%f9, %f9
	fnegs	%f8, %f8
	st	%f10, [%i1]
	st	%f9, [%i1+4]
	ba,pt	%xcc, .L154
	 st	%f8, [%i1+8]
.L153:
	ld	[%fp+1887], %f9
	cmp	%l1, 0
	bne,pt	%icc, .L70
	 fsubs	%f9, %f8, %f8
	ba,pt	%xcc, .L155
	 st	%f8, [%i1+4]
.L23:
	cmp	%o5, 2
	bne,pt	%icc, .L163
	 ld	[%fp+1687], %f9
	ba,pt	%xcc, .L161
	 sethi	%gdop_hix22(.LC6), %g1
.L78:
	cmp	%g1, 3
	bne,pn	%icc, .L58
	 nop
.L60:
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1719], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ba,pt	%xcc, .L76
	 ld	[%g1], %f8
.L79:
	cmp	%l5, 0
	bne,pt	%icc, .L66
	 sethi	%gdop_hix22(.LC7), %g1
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp+1887], %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%fp+1719], %g2
	st	%f8, [%i1+4]
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	ba,pt	%xcc, .L155
	 st	%f9, [%i1]
.L66:
	ld	[%fp+1887], %f8
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%fp+1719], %g2
	fnegs	%f8, %f8
	ldx	[%g2 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f9
	ba,pt	%xcc, .L67
	 st	%f9, [%i1]
	.size	__kernel_rem_pio2f, .-__kernel_rem_pio2f
	.section	".rodata"
	.align 4
	.type	PIo2, #object
	.size	PIo2, 44
PIo2:
	.long	1070137344
	.long	972029952
	.long	937033728
	.long	866254848
	.long	780402688
	.long	726663168
	.long	667025408
	.long	584056832
	.long	532938752
	.long	465960960
	.long	390332416
	.align 4
	.type	init_jk, #object
	.size	init_jk, 12
init_jk:
	.long	4
	.long	7
	.long	9
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
