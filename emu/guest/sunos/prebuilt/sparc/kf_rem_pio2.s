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
.LC3:
	.long	1040187392
	.align 4
.LC4:
	.long	1090519040
	.align 4
.LC5:
	.long	1056964608
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
	save	%sp, -480, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(init_jk), %g1
	st	%l7, [%fp-336]
	xor	%g1, %gdop_lox10(init_jk), %g1
	sll	%i4, 2, %g4
	ld	[%l7 + %g1], %g2, %gdop(init_jk)
	mov	%i2, %g3
	mov	%i3, %o5
	mov	%i4, %o4
	mov	%i1, %g1
	mov	%i5, %o1
	ld	[%g2+%g4], %l1
	cmp	%i2, -4
	bl	.L81
	 add	%i3, -1, %l2
	add	%i2, -3, %g2
	addcc	%l1, %l2, %i3
	sra	%g2, 31, %o2
	and	%o2, 7, %o2
	add	%o2, %g2, %o2
	sra	%o2, 3, %o2
	add	%o2, 1, %g2
	sub	%o2, %l2, %i5
	sll	%g2, 3, %g2
	bneg	.L140
	 sub	%g3, %g2, %l6
.L3:
	add	%i3, 1, %i3
	sethi	%gdop_hix22(.LC0), %i2
	ld	[%fp-336], %g4
	xor	%i2, %gdop_lox10(.LC0), %i2
	add	%fp, -240, %i4
	ld	[%g4 + %i2], %i2, %gdop(.LC0)
	add	%i3, %i5, %i3
	b	.L7
	 mov	%i2, %i1
.L141:
	ld	[%o1+%g4], %f8
	fitos	%f8, %f8
	st	%f8, [%i4]
	add	%i5, 1, %i5
	cmp	%i5, %i3
	be	.L8
	 add	%i4, 4, %i4
.L7:
	cmp	%i5, 0
	bge	.L141
	 sll	%i5, 2, %g4
	ld	[%i2], %f8
	st	%f8, [%i4]
	add	%i5, 1, %i5
	cmp	%i5, %i3
	bne	.L7
	 add	%i4, 4, %i4
.L8:
	cmp	%l1, 0
	bl	.L4
	 sll	%l2, 2, %i5
	add	%fp, -240, %i2
	add	%i5, 4, %i3
	add	%fp, -80, %o3
	mov	%l2, %o7
	add	%i2, %i5, %i2
	add	%l1, %o5, %o0
	add	%i3, %i0, %i3
.L5:
	cmp	%l2, 0
	bl	.L142
	 mov	%i2, %i5
	mov	%i0, %g4
	ld	[%i1], %f9
.L9:
	ld	[%g4], %f8
	ld	[%i5], %f10
	add	%g4, 4, %g4
	fmuls	%f8, %f10, %f8
	add	%i5, -4, %i5
	cmp	%g4, %i3
	bne	.L9
	 fadds	%f9, %f8, %f9
	st	%f9, [%o3]
	add	%o7, 1, %o7
	add	%o3, 4, %o3
	cmp	%o7, %o0
	bne	.L5
	 add	%i2, 4, %i2
.L4:
	sll	%l1, 2, %i4
.L153:
	add	%i4, -8, %o3
	sll	%o5, 2, %i2
	add	%fp, -320, %l3
	sethi	%gdop_hix22(.LC4), %g4
	sethi	%gdop_hix22(.LC2), %i3
	xor	%g4, %gdop_lox10(.LC4), %g4
	xor	%i3, %gdop_lox10(.LC2), %i3
	add	%fp, -324, %i5
	add	%i5, %i4, %i5
	add	%l3, %o3, %i4
	ld	[%fp-336], %o3
	ld	[%o3 + %g4], %g4, %gdop(.LC4)
	sethi	%gdop_hix22(.LC3), %l7
	sethi	%gdop_hix22(.LC1), %o7
	xor	%l7, %gdop_lox10(.LC3), %l7
	xor	%o7, %gdop_lox10(.LC1), %o7
	add	%l1, -1, %l5
	st	%i4, [%fp-348]
	sll	%l5, 2, %l5
	add	%i0, %i2, %i4
	st	%g4, [%fp-332]
	ld	[%o3 + %o7], %o7, %gdop(.LC1)
	ld	[%o3 + %i3], %g4, %gdop(.LC2)
	mov	%i5, %l4
	mov	%l1, %i2
	mov	%l6, %i5
	ld	[%o3 + %l7], %l7, %gdop(.LC3)
	mov	%l2, %l6
	add	%fp, -80, %l0
	st	%o7, [%fp-340]
	st	%g4, [%fp-344]
	add	%fp, %l5, %l5
	st	%o2, [%fp-352]
	st	%g2, [%fp-368]
	mov	%i0, %i3
	st	%g1, [%fp-360]
	st	%g3, [%fp-372]
	st	%o5, [%fp-356]
	st	%o4, [%fp-364]
	mov	%o1, %l2
.L11:
	sll	%i2, 2, %i0
	cmp	%i2, 0
	add	%fp, %i0, %g1
	ble	.L12
	 ld	[%g1-80], %f8
	ld	[%fp-340], %g2
	add	%i0, -4, %g1
	ld	[%g2], %f12
	mov	%l3, %g3
	ld	[%fp-344], %g2
	add	%l0, %g1, %g1
	ld	[%g2], %f11
.L13:
	fmuls	%f8, %f12, %f10
	fstoi	%f10, %f10
	fitos	%f10, %f10
	fmuls	%f10, %f11, %f9
	fsubs	%f8, %f9, %f8
	fstoi	%f8, %f8
	st	%f8, [%g3]
	cmp	%g1, %l0
	ld	[%g1], %f8
	add	%g3, 4, %g3
	fadds	%f10, %f8, %f8
	bne	.L13
	 add	%g1, -4, %g1
.L12:
	st	%f8, [%fp-324]
	mov	%i5, %o1
	call	scalbnf, 0
	 ld	[%fp-324], %o0
	ld	[%l7], %f9
	fmuls	%f0, %f9, %f9
	st	%f0, [%fp-328]
	st	%f9, [%fp-324]
	call	floorf, 0
	 ld	[%fp-324], %o0
	ld	[%fp-332], %g1
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f9
	ld	[%fp-328], %f8
	cmp	%i5, 0
	fsubs	%f8, %f9, %f8
	fstoi	%f8, %f9
	fitos	%f9, %f10
	ble	.L14
	 fsubs	%f8, %f10, %f8
	st	%f9, [%fp-324]
	add	%i2, -1, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	mov	8, %g2
	ld	[%g1-320], %g3
	sub	%g2, %i5, %g2
	sra	%g3, %g2, %o7
	sll	%o7, %g2, %g2
	sub	%g3, %g2, %g3
	st	%g3, [%g1-320]
	ld	[%fp-324], %g1
	add	%g1, %o7, %g1
	st	%g1, [%fp-324]
	mov	7, %g1
	sub	%g1, %i5, %g1
	sra	%g3, %g1, %o5
	cmp	%o5, 0
	bg	.L143
	 ld	[%fp-324], %f9
.L16:
	ld	[%i1], %f10
.L156:
	fcmps	%f8, %f10
	nop
	fbne	.L155
	 ld	[%fp-368], %g2
.L145:
	cmp	%i2, %l1
	ble	.L32
	 sll	%i2, 2, %g1
	mov	0, %g2
	add	%g1, -4, %g1
	add	%l3, %g1, %g1
.L33:
	ld	[%g1], %g3
	add	%g1, -4, %g1
	cmp	%g1, %l4
	bne	.L33
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	bne,a	.L34
	 add	%i2, -1, %i0
.L32:
	ld	[%l5-320], %g1
	cmp	%g1, 0
	bne	.L35
	 ld	[%fp-348], %g1
	mov	1, %o7
.L36:
	add	%g1, -4, %g1
	ld	[%g1+4], %g2
	cmp	%g2, 0
	be	.L36
	 add	%o7, 1, %o7
	add	%i2, 1, %o3
	add	%i2, %o7, %o7
	mov	%o3, %o5
.L38:
	ld	[%fp-356], %g1
	ld	[%fp-352], %g2
	add	%g1, %i2, %g1
	add	%g2, %i2, %o4
	sll	%g1, 2, %g1
	add	%o4, 1, %o4
	sll	%o3, 2, %o3
	sll	%o4, 2, %o4
	add	%fp, -240, %g3
	add	%l2, %o4, %o4
	add	%g3, %g1, %g3
	add	%l0, %o3, %o3
	mov	0, %i2
.L41:
	ld	[%o4+%i2], %f8
	fitos	%f8, %f8
	cmp	%l6, 0
	bl	.L88
	 st	%f8, [%g3]
	mov	%g3, %g2
	mov	%i3, %g1
	ld	[%i1], %f9
.L40:
	ld	[%g1], %f8
	ld	[%g2], %f10
	add	%g1, 4, %g1
	fmuls	%f8, %f10, %f8
	add	%g2, -4, %g2
	cmp	%g1, %i4
	bne	.L40
	 fadds	%f9, %f8, %f9
	st	%f9, [%o3+%i2]
	add	%o5, 1, %o5
	add	%g3, 4, %g3
	cmp	%o7, %o5
	bge	.L41
	 add	%i2, 4, %i2
	b	.L11
	 mov	%o7, %i2
.L88:
	ld	[%i1], %f9
	st	%f9, [%o3+%i2]
	add	%o5, 1, %o5
	add	%g3, 4, %g3
	cmp	%o7, %o5
	bge	.L41
	 add	%i2, 4, %i2
	b	.L11
	 mov	%o7, %i2
.L14:
	bne	.L17
	 sethi	%gdop_hix22(.LC5), %g1
	add	%i2, -1, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-320], %o5
	sra	%o5, 8, %o5
	cmp	%o5, 0
	ble,a	.L156
	 ld	[%i1], %f10
	st	%f9, [%fp-324]
	ld	[%fp-324], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-324]
	cmp	%i2, 0
	ble	.L22
	 ld	[%fp-324], %f9
.L20:
	mov	%l3, %g1
	mov	0, %g3
	mov	0, %o7
	mov	255, %o0
	mov	256, %o2
.L26:
	cmp	%o7, 0
	bne	.L23
	 ld	[%g1], %g2
	cmp	%g2, 0
	be	.L24
	 sub	%o2, %g2, %g4
	st	%g4, [%g1]
	add	%g3, 1, %g3
	cmp	%i2, %g3
	ble	.L87
	 add	%g1, 4, %g1
	ld	[%g1], %g2
.L23:
	sub	%o0, %g2, %g2
	mov	1, %o7
	st	%g2, [%g1]
.L24:
	add	%g3, 1, %g3
	cmp	%i2, %g3
	bg	.L26
	 add	%g1, 4, %g1
.L25:
	cmp	%i5, 0
	ble	.L27
	 cmp	%i5, 1
	be,a	.L157
	 add	%i2, -1, %g1
	cmp	%i5, 2
.L160:
	bne	.L158
	 cmp	%o5, 2
	add	%i2, -1, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-320], %g2
	and	%g2, 63, %g2
	st	%g2, [%g1-320]
.L27:
	cmp	%o5, 2
.L158:
	bne,a	.L156
	 ld	[%i1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	ld	[%fp-336], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	cmp	%o7, 0
	ld	[%g2 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f10
	be	.L16
	 fsubs	%f10, %f8, %f8
	st	%f10, [%fp-324]
	st	%f9, [%fp-380]
	st	%o5, [%fp-376]
	st	%f8, [%fp-328]
	mov	%i5, %o1
	call	scalbnf, 0
	 ld	[%fp-324], %o0
	ld	[%fp-328], %f8
	ld	[%i1], %f10
	fsubs	%f8, %f0, %f8
	ld	[%fp-376], %o5
	fcmps	%f8, %f10
	nop
	fbe	.L145
	 ld	[%fp-380], %f9
	ld	[%fp-368], %g2
.L155:
	ld	[%fp-360], %g1
	ld	[%fp-372], %g3
	ld	[%fp-364], %o4
	sub	%g2, %g3, %o1
	st	%f9, [%fp-340]
	st	%g1, [%fp-332]
	st	%o4, [%fp-328]
	st	%f8, [%fp-324]
	mov	%o5, %i3
	call	scalbnf, 0
	 ld	[%fp-324], %o0
	sethi	%gdop_hix22(.LC2), %g2
	ld	[%fp-336], %g3
	xor	%g2, %gdop_lox10(.LC2), %g2
	mov	%i5, %l6
	ld	[%g3 + %g2], %g2, %gdop(.LC2)
	ld	[%fp-328], %o4
	ld	[%g2], %f10
	ld	[%fp-332], %g1
	fcmpes	%f0, %f10
	ld	[%fp-340], %f9
	nop
	fbul	.L132
	 add	%fp, %i0, %l4
	sethi	%gdop_hix22(.LC1), %g2
	xor	%g2, %gdop_lox10(.LC1), %g2
	ld	[%g3 + %g2], %g2, %gdop(.LC1)
	ld	[%g2], %f8
	fmuls	%f0, %f8, %f8
	fstoi	%f8, %f8
	fitos	%f8, %f8
	fmuls	%f8, %f10, %f10
	fsubs	%f0, %f10, %f0
	fstoi	%f0, %f0
	st	%f0, [%l4-320]
	add	%i2, 1, %i0
	fstoi	%f8, %f8
	sll	%i0, 2, %g2
	add	%i5, 8, %l6
	add	%fp, %g2, %g2
	st	%f8, [%g2-320]
.L42:
	st	%o4, [%fp-332]
	st	%g1, [%fp-328]
	st	%f9, [%fp-324]
	mov	%l6, %o1
	call	scalbnf, 0
	 sethi	%hi(1065353216), %o0
	cmp	%i0, 0
	ld	[%fp-324], %f9
	ld	[%fp-328], %g1
	bl	.L46
	 ld	[%fp-332], %o4
.L149:
	ld	[%fp-336], %g2
	sll	%i0, 2, %g3
	xnor	%g0, %i0, %i5
	sethi	%gdop_hix22(.LC1), %i4
	add	%fp, -80, %g4
	xor	%i4, %gdop_lox10(.LC1), %i4
	sll	%i5, 2, %i5
	ld	[%g2 + %i4], %i4, %gdop(.LC1)
	add	%l3, %g3, %l3
	add	%g4, %g3, %g4
	mov	0, %g2
	ld	[%i4], %f10
.L47:
	ld	[%l3+%g2], %f8
	fitos	%f8, %f8
	fmuls	%f8, %f0, %f8
	st	%f8, [%g4+%g2]
	add	%g2, -4, %g2
	cmp	%g2, %i5
	bne	.L47
	 fmuls	%f0, %f10, %f0
	add	%fp, -160, %o5
	sethi	%gdop_hix22(PIo2), %i4
	ld	[%fp-336], %g2
	xor	%i4, %gdop_lox10(PIo2), %i4
	mov	%o5, %o7
	mov	%i0, %i2
	mov	0, %i5
	ld	[%g2 + %i4], %i4, %gdop(PIo2)
	fmovs	%f9, %f11
.L48:
	cmp	%l1, 0
	bl	.L89
	 mov	0, %o3
	ld	[%i1], %f9
	b	.L50
	 mov	0, %g2
.L146:
	cmp	%g2, %i5
	bg	.L49
	 add	%o3, 4, %o3
.L50:
	ld	[%i4+%o3], %f8
	ld	[%g4+%o3], %f10
	add	%g2, 1, %g2
	fmuls	%f8, %f10, %f8
	cmp	%l1, %g2
	bge	.L146
	 fadds	%f9, %f8, %f9
.L49:
	st	%f9, [%o7]
	add	%i2, -1, %i2
	add	%i5, 1, %i5
	add	%o7, 4, %o7
	cmp	%i2, -1
	bne	.L48
	 add	%g4, -4, %g4
	cmp	%o4, 2
.L154:
	bg	.L52
	 fmovs	%f11, %f9
	cmp	%o4, 0
	bg,a	.L53
	 add	%o5, %g3, %g3
	bne,a	.L159
	 st	%f9, [%fp-324]
	add	%o5, %g3, %g3
	ld	[%i1], %f8
.L61:
	ld	[%g3], %f10
	cmp	%g3, %o5
	fadds	%f8, %f10, %f8
	bne	.L61
	 add	%g3, -4, %g3
.L79:
	cmp	%i3, 0
	bne,a	.L62
	 fnegs	%f8, %f8
.L62:
	st	%f8, [%g1]
.L57:
	st	%f9, [%fp-324]
.L159:
	ld	[%fp-324], %g1
	and	%g1, 7, %i0
	jmp	%i7+8
	 restore
.L17:
	ld	[%fp-336], %g2
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%g2 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f10
	fcmpes	%f8, %f10
	nop
	fbge	.L147
	 mov	0, %o5
	b	.L156
	 ld	[%i1], %f10
.L143:
	st	%f9, [%fp-324]
	ld	[%fp-324], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-324]
	mov	0, %o7
	cmp	%i2, 0
	bg	.L20
	 ld	[%fp-324], %f9
	cmp	%i5, 1
	bne	.L160
	 cmp	%i5, 2
	add	%i2, -1, %g1
.L157:
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-320], %g2
	and	%g2, 127, %g2
	b	.L27
	 st	%g2, [%g1-320]
.L35:
	add	%i2, 1, %o3
	mov	%o3, %o5
	b	.L38
	 mov	%o3, %o7
.L142:
	ld	[%i1], %f9
	st	%f9, [%o3]
	add	%o7, 1, %o7
	add	%o3, 4, %o3
	cmp	%o7, %o0
	bne	.L5
	 add	%i2, 4, %i2
	b	.L153
	 sll	%l1, 2, %i4
.L87:
	b	.L25
	 mov	1, %o7
.L34:
	mov	%o5, %i3
	sll	%i0, 2, %g2
	ld	[%fp-360], %g1
	add	%fp, %g2, %g2
	ld	[%fp-364], %o4
	ld	[%g2-320], %g2
	cmp	%g2, 0
	bne	.L42
	 add	%i5, -8, %l6
	sll	%i2, 2, %g2
	add	%g2, -8, %g2
	add	%l3, %g2, %g2
.L43:
	add	%g2, -4, %g2
	add	%i0, -1, %i0
	ld	[%g2+4], %g3
	cmp	%g3, 0
	be	.L43
	 add	%l6, -8, %l6
	st	%o4, [%fp-332]
	st	%g1, [%fp-328]
	st	%f9, [%fp-324]
	mov	%l6, %o1
	call	scalbnf, 0
	 sethi	%hi(1065353216), %o0
	cmp	%i0, 0
	ld	[%fp-324], %f9
	ld	[%fp-328], %g1
	bge	.L149
	 ld	[%fp-332], %o4
.L46:
	cmp	%o4, 2
	bg	.L77
	 cmp	%o4, 0
	bg,a	.L78
	 cmp	%i3, 0
	bne,a	.L159
	 st	%f9, [%fp-324]
	b	.L79
	 ld	[%i1], %f8
.L52:
	cmp	%o4, 3
	bne	.L57
	 cmp	%i0, 0
	be	.L59
	 add	%o5, %g3, %i5
	add	%g3, -4, %g2
	add	%o5, %g2, %g2
	ld	[%o5+%g3], %f10
	mov	%g2, %g4
.L71:
	ld	[%g4], %f8
	fmovs	%f10, %f11
	fadds	%f10, %f8, %f10
	fsubs	%f8, %f10, %f8
	st	%f10, [%g4]
	fadds	%f8, %f11, %f8
	st	%f8, [%g4+4]
	cmp	%g4, %o5
	bne	.L71
	 add	%g4, -4, %g4
	cmp	%i0, 1
	be,a	.L75
	 ld	[%i1], %f8
	ld	[%o5+%g3], %f10
	ld	[%g2], %f8
.L161:
	fmovs	%f10, %f11
	fadds	%f10, %f8, %f10
	st	%f10, [%g2]
	fsubs	%f8, %f10, %f8
	fadds	%f8, %f11, %f8
	st	%f8, [%g2+4]
	add	%g2, -4, %g2
	cmp	%g2, %o5
	bne,a	.L161
	 ld	[%g2], %f8
	mov	%i5, %g3
	add	%g2, 4, %g2
	ld	[%i1], %f8
.L74:
	ld	[%g3], %f10
	add	%g3, -4, %g3
	cmp	%g2, %g3
	bne	.L74
	 fadds	%f8, %f10, %f8
.L75:
	ld	[%fp-160], %f11
	cmp	%i3, 0
	bne	.L76
	 ld	[%fp-156], %f10
	st	%f11, [%g1]
	st	%f10, [%g1+4]
	st	%f8, [%g1+8]
.L151:
	st	%f9, [%fp-324]
	ld	[%fp-324], %g1
	and	%g1, 7, %i0
	jmp	%i7+8
	 restore
.L147:
	st	%f9, [%fp-324]
	ld	[%fp-324], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-324]
	mov	2, %o5
	cmp	%i2, 0
	bg	.L20
	 ld	[%fp-324], %f9
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%g2 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f10
	b	.L16
	 fsubs	%f10, %f8, %f8
.L81:
	mov	8, %g2
	mov	0, %o2
	sub	%g3, %g2, %l6
	addcc	%l1, %l2, %i3
	bpos	.L3
	 sub	%o2, %l2, %i5
.L140:
	sethi	%gdop_hix22(.LC0), %i2
	ld	[%fp-336], %g4
	xor	%i2, %gdop_lox10(.LC0), %i2
	b	.L8
	 ld	[%g4 + %i2], %i1, %gdop(.LC0)
.L89:
	ld	[%i1], %f9
	st	%f9, [%o7]
	add	%i2, -1, %i2
	add	%i5, 1, %i5
	add	%o7, 4, %o7
	cmp	%i2, -1
	bne	.L48
	 add	%g4, -4, %g4
	b	.L154
	 cmp	%o4, 2
.L53:
	ld	[%i1], %f8
.L63:
	ld	[%g3], %f10
	cmp	%g3, %o5
	fadds	%f8, %f10, %f8
	bne	.L63
	 add	%g3, -4, %g3
	cmp	%i3, 0
	be,a	.L150
	 st	%f8, [%g1]
	fnegs	%f8, %f10
	st	%f10, [%g1]
	cmp	%i0, 0
	ld	[%fp-160], %f10
	be	.L67
	 fsubs	%f10, %f8, %f8
.L69:
	add	%fp, -156, %g3
	mov	1, %g2
.L70:
	ld	[%g3], %f10
	add	%g2, 1, %g2
	fadds	%f8, %f10, %f8
	cmp	%i0, %g2
	bge	.L70
	 add	%g3, 4, %g3
	cmp	%i3, 0
	be,a	.L152
	 st	%f8, [%g1+4]
.L67:
	fnegs	%f8, %f8
.L66:
	st	%f8, [%g1+4]
.L152:
	st	%f9, [%fp-324]
	ld	[%fp-324], %g1
	and	%g1, 7, %i0
	jmp	%i7+8
	 restore
.L132:
	fstoi	%f0, %f0
	mov	%i2, %i0
	b	.L42
	 st	%f0, [%l4-320]
.L76:
	fnegs	%f11, %f11
	fnegs	%f10, %f10
	fnegs	%f8, %f8
	st	%f11, [%g1]
	st	%f10, [%g1+4]
	b	.L151
	 st	%f8, [%g1+8]
.L150:
	ld	[%fp-160], %f10
	cmp	%i0, 0
	bne	.L69
	 fsubs	%f10, %f8, %f8
	b	.L152
	 st	%f8, [%g1+4]
.L22:
	cmp	%o5, 2
	bne,a	.L156
	 ld	[%i1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	ld	[%fp-336], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%g2 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f10
	b	.L16
	 fsubs	%f10, %f8, %f8
.L77:
	cmp	%o4, 3
	bne,a	.L159
	 st	%f9, [%fp-324]
.L59:
	b	.L75
	 ld	[%i1], %f8
.L78:
	bne,a	.L65
	 sethi	%gdop_hix22(.LC7), %g2
	ld	[%i1], %f10
	ld	[%fp-160], %f8
	st	%f10, [%g1]
	b	.L152
	 st	%f8, [%g1+4]
.L65:
	ld	[%fp-160], %f8
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%fp-336], %g3
	fnegs	%f8, %f8
	ld	[%g3 + %g2], %g2, %gdop(.LC7)
	ld	[%g2], %f10
	b	.L66
	 st	%f10, [%g1]
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
