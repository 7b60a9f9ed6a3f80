! 47ae05c5da552927e19d22f4657d35fe newlib/libm/math/k_rem_pio2.c
	.file	"k_rem_pio2.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1047527424
	.long	0
	.align 8
.LC2:
	.long	1097859072
	.long	0
	.align 8
.LC3:
	.long	1069547520
	.long	0
	.align 8
.LC4:
	.long	1075838976
	.long	0
	.align 8
.LC5:
	.long	1071644672
	.long	0
	.align 8
.LC6:
	.long	1072693248
	.long	0
	.align 8
.LC7:
	.long	-2147483648
	.long	0
	.section	.text.__kernel_rem_pio2,"ax",@progbits
	.align 4
	.global __kernel_rem_pio2
	.type	__kernel_rem_pio2, #function
	.proc	04
__kernel_rem_pio2:
	save	%sp, -712, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(init_jk), %g1
	st	%l7, [%fp-584]
	xor	%g1, %gdop_lox10(init_jk), %g1
	sll	%i4, 2, %g3
	ld	[%l7 + %g1], %g2, %gdop(init_jk)
	mov	%i3, %o7
	mov	%i4, %o3
	mov	%i0, %l4
	mov	%i1, %g1
	ld	[%g2+%g3], %l0
	cmp	%i2, -20
	bl	.L81
	 add	%i3, -1, %l2
	add	%i2, -3, %i3
	sra	%i3, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 24, %i3
	add	%i3, 1, %g2
	sll	%g2, 2, %g3
	sub	%g2, %g3, %g2
	sll	%g2, 3, %g2
	addcc	%l0, %l2, %i4
	add	%i2, %g2, %l7
	bneg	.L140
	 sub	%i3, %l2, %g2
.L3:
	sethi	%gdop_hix22(.LC0), %i2
	xor	%i2, %gdop_lox10(.LC0), %i2
	add	%i4, 1, %i4
	ld	[%fp-584], %g4
	add	%fp, -480, %g3
	ld	[%g4 + %i2], %i1, %gdop(.LC0)
	add	%i4, %g2, %i4
	b	.L7
	 mov	%i1, %i2
.L141:
	ld	[%i5+%g4], %f8
	fitod	%f8, %f8
	std	%f8, [%g3]
	add	%g2, 1, %g2
	cmp	%g2, %i4
	be	.L8
	 add	%g3, 8, %g3
.L7:
	cmp	%g2, 0
	bge	.L141
	 sll	%g2, 2, %g4
	ldd	[%i1], %f8
	std	%f8, [%g3]
	add	%g2, 1, %g2
	cmp	%g2, %i4
	bne	.L7
	 add	%g3, 8, %g3
.L8:
	cmp	%l0, 0
	bl	.L4
	 sll	%l2, 3, %g2
	add	%fp, -480, %i1
	add	%g2, 8, %i4
	add	%fp, -160, %o4
	mov	%l2, %i0
	add	%i1, %g2, %i1
	add	%l0, %o7, %o2
	add	%i4, %l4, %i4
.L5:
	cmp	%l2, 0
	bl	.L142
	 mov	%i1, %g3
	mov	%l4, %g2
	ldd	[%i2], %f10
.L9:
	ldd	[%g2], %f8
	ldd	[%g3], %f12
	add	%g2, 8, %g2
	fmuld	%f8, %f12, %f8
	add	%g3, -8, %g3
	cmp	%g2, %i4
	bne	.L9
	 faddd	%f10, %f8, %f10
	std	%f10, [%o4]
	add	%i0, 1, %i0
	add	%o4, 8, %o4
	cmp	%i0, %o2
	bne	.L5
	 add	%i1, 8, %i1
.L4:
	sll	%l0, 2, %g2
.L153:
	sll	%o7, 3, %g3
	add	%g2, -8, %i4
	sethi	%gdop_hix22(.LC4), %g4
	add	%fp, -560, %l6
	add	%fp, -564, %i0
	add	%i0, %g2, %i0
	add	%l6, %i4, %g2
	xor	%g4, %gdop_lox10(.LC4), %i1
	sll	%i3, 2, %i3
	sethi	%gdop_hix22(.LC1), %g4
	st	%g2, [%fp-596]
	add	%i5, %i3, %i3
	ld	[%fp-584], %g2
	add	%l4, %g3, %i5
	ld	[%g2 + %i1], %g3, %gdop(.LC4)
	xor	%g4, %gdop_lox10(.LC1), %o4
	sethi	%gdop_hix22(.LC3), %l5
	sethi	%gdop_hix22(.LC2), %g4
	xor	%l5, %gdop_lox10(.LC3), %l5
	xor	%g4, %gdop_lox10(.LC2), %g4
	ld	[%g2 + %l5], %l5, %gdop(.LC3)
	st	%g3, [%fp-580]
	ld	[%g2 + %o4], %g3, %gdop(.LC1)
	ld	[%g2 + %g4], %g2, %gdop(.LC2)
	add	%l0, -1, %l3
	st	%g2, [%fp-592]
	sll	%l3, 2, %l3
	mov	%l4, %g2
	mov	%l7, %l1
	mov	%i0, %l4
	mov	%l2, %l7
	mov	%l0, %i4
	add	%fp, -160, %i1
	st	%g3, [%fp-588]
	add	%fp, %l3, %l3
	st	%g1, [%fp-600]
	mov	%o7, %l2
	st	%o3, [%fp-604]
	mov	%g2, %i0
.L11:
	sll	%i4, 3, %g1
	cmp	%i4, 0
	add	%fp, %g1, %g1
	ble	.L12
	 ldd	[%g1-160], %f8
	ld	[%fp-588], %g2
	sll	%i4, 3, %g1
	ldd	[%g2], %f16
	add	%g1, -8, %g1
	ld	[%fp-592], %g2
	mov	%l6, %g3
	add	%i1, %g1, %g1
	ldd	[%g2], %f14
.L13:
	fmuld	%f8, %f16, %f12
	fdtoi	%f12, %f12
	fitod	%f12, %f12
	fmuld	%f12, %f14, %f10
	fsubd	%f8, %f10, %f8
	fdtoi	%f8, %f8
	st	%f8, [%g3]
	cmp	%g1, %i1
	ldd	[%g1], %f8
	add	%g3, 4, %g3
	faddd	%f12, %f8, %f8
	bne	.L13
	 add	%g1, -8, %g1
.L12:
	std	%f8, [%fp-568]
	mov	%l1, %o2
	call	scalbn, 0
	 ldd	[%fp-568], %o0
	ldd	[%l5], %f10
	fmovs	%f0, %f8
	fmovs	%f1, %f9
	fmuld	%f8, %f10, %f10
	std	%f8, [%fp-576]
	std	%f10, [%fp-568]
	call	floor, 0
	 ldd	[%fp-568], %o0
	ld	[%fp-580], %g1
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	ldd	[%fp-576], %f8
	cmp	%l1, 0
	fsubd	%f8, %f10, %f8
	fdtoi	%f8, %f10
	fitod	%f10, %f12
	ble	.L14
	 fsubd	%f8, %f12, %f8
	st	%f10, [%fp-568]
	add	%i4, -1, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	mov	24, %g2
	ld	[%g1-560], %o4
	sub	%g2, %l1, %g2
	sra	%o4, %g2, %g3
	sll	%g3, %g2, %g2
	sub	%o4, %g2, %o4
	st	%o4, [%g1-560]
	ld	[%fp-568], %g1
	add	%g1, %g3, %g1
	st	%g1, [%fp-568]
	mov	23, %g1
	sub	%g1, %l1, %g1
	sra	%o4, %g1, %o4
	cmp	%o4, 0
	bg	.L143
	 ld	[%fp-568], %f10
.L16:
	ldd	[%i2], %f12
.L156:
	fcmpd	%f8, %f12
	nop
	fbne	.L155
	 ld	[%fp-600], %g1
.L145:
	cmp	%i4, %l0
	ble	.L32
	 sll	%i4, 2, %g1
	mov	0, %g2
	add	%g1, -4, %g1
	add	%l6, %g1, %g1
.L33:
	ld	[%g1], %g3
	add	%g1, -4, %g1
	cmp	%g1, %l4
	bne	.L33
	 or	%g2, %g3, %g2
	cmp	%g2, 0
	bne,a	.L34
	 mov	%l1, %l7
.L32:
	ld	[%l3-560], %g1
	cmp	%g1, 0
	bne	.L35
	 mov	1, %g2
	ld	[%fp-596], %g1
.L36:
	add	%g1, -4, %g1
	ld	[%g1+4], %g3
	cmp	%g3, 0
	be	.L36
	 add	%g2, 1, %g2
	add	%i4, 1, %g1
	add	%i4, %g2, %o4
	mov	%g1, %o7
.L38:
	add	%l2, %i4, %g2
	sll	%g1, 3, %g1
	sll	%g2, 3, %g2
	add	%fp, -480, %g3
	add	%i1, %g1, %i4
	add	%g3, %g2, %g3
.L41:
	sll	%o7, 2, %g1
	ld	[%i3+%g1], %f8
	fitod	%f8, %f8
	cmp	%l7, 0
	bl	.L88
	 std	%f8, [%g3]
	mov	%g3, %g2
	mov	%i0, %g1
	ldd	[%i2], %f10
.L40:
	ldd	[%g1], %f8
	ldd	[%g2], %f12
	add	%g1, 8, %g1
	fmuld	%f8, %f12, %f8
	add	%g2, -8, %g2
	cmp	%g1, %i5
	bne	.L40
	 faddd	%f10, %f8, %f10
	std	%f10, [%i4]
	add	%o7, 1, %o7
	add	%g3, 8, %g3
	cmp	%o4, %o7
	bge	.L41
	 add	%i4, 8, %i4
	b	.L11
	 mov	%o4, %i4
.L88:
	ldd	[%i2], %f10
	std	%f10, [%i4]
	add	%o7, 1, %o7
	add	%g3, 8, %g3
	cmp	%o4, %o7
	bge	.L41
	 add	%i4, 8, %i4
	b	.L11
	 mov	%o4, %i4
.L14:
	bne	.L17
	 sethi	%gdop_hix22(.LC5), %g1
	add	%i4, -1, %g1
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-560], %o4
	sra	%o4, 23, %o4
	cmp	%o4, 0
	ble,a	.L156
	 ldd	[%i2], %f12
	st	%f10, [%fp-568]
	ld	[%fp-568], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-568]
	cmp	%i4, 0
	ble	.L22
	 ld	[%fp-568], %f10
.L20:
	sethi	%hi(16776192), %o3
	mov	%l6, %g1
	mov	0, %g3
	mov	0, %o7
	or	%o3, 1023, %o3
	sethi	%hi(16777216), %o0
.L26:
	cmp	%o7, 0
	bne	.L23
	 ld	[%g1], %g2
	cmp	%g2, 0
	be	.L24
	 sub	%o0, %g2, %g4
	st	%g4, [%g1]
	add	%g3, 1, %g3
	cmp	%i4, %g3
	ble	.L87
	 add	%g1, 4, %g1
	ld	[%g1], %g2
.L23:
	sub	%o3, %g2, %g2
	mov	1, %o7
	st	%g2, [%g1]
.L24:
	add	%g3, 1, %g3
	cmp	%i4, %g3
	bg	.L26
	 add	%g1, 4, %g1
.L25:
	cmp	%l1, 0
	ble	.L27
	 cmp	%l1, 1
	be,a	.L157
	 add	%i4, -1, %g1
	cmp	%l1, 2
.L160:
	bne	.L158
	 cmp	%o4, 2
	add	%i4, -1, %g1
	sethi	%hi(-4194304), %g2
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-560], %g3
	andn	%g3, %g2, %g2
	st	%g2, [%g1-560]
.L27:
	cmp	%o4, 2
.L158:
	bne,a	.L156
	 ldd	[%i2], %f12
	sethi	%gdop_hix22(.LC6), %g1
	ld	[%fp-584], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	cmp	%o7, 0
	ld	[%g2 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	be	.L16
	 fsubd	%f12, %f8, %f8
	std	%f12, [%fp-568]
	st	%f10, [%fp-612]
	st	%o4, [%fp-608]
	std	%f8, [%fp-576]
	mov	%l1, %o2
	call	scalbn, 0
	 ldd	[%fp-568], %o0
	ldd	[%fp-576], %f8
	ldd	[%i2], %f12
	fsubd	%f8, %f0, %f8
	ld	[%fp-608], %o4
	fcmpd	%f8, %f12
	nop
	fbe	.L145
	 ld	[%fp-612], %f10
	ld	[%fp-600], %g1
.L155:
	ld	[%fp-604], %o3
	st	%f10, [%fp-588]
	mov	%l1, %l7
	st	%g1, [%fp-580]
	st	%o3, [%fp-576]
	std	%f8, [%fp-568]
	mov	%o4, %l1
	sub	%g0, %l7, %o2
	call	scalbn, 0
	 ldd	[%fp-568], %o0
	sethi	%gdop_hix22(.LC2), %g2
	ld	[%fp-584], %g3
	xor	%g2, %gdop_lox10(.LC2), %g2
	ld	[%g3 + %g2], %g2, %gdop(.LC2)
	ld	[%fp-576], %o3
	ldd	[%g2], %f14
	ld	[%fp-580], %g1
	fcmped	%f0, %f14
	ld	[%fp-588], %f10
	nop
	fbul	.L132
	 sll	%i4, 2, %g2
	add	%fp, %g2, %g2
	sethi	%gdop_hix22(.LC1), %g4
	xor	%g4, %gdop_lox10(.LC1), %g4
	ld	[%g3 + %g4], %g3, %gdop(.LC1)
	ldd	[%g3], %f8
	fmuld	%f0, %f8, %f8
	fdtoi	%f8, %f8
	fitod	%f8, %f12
	fmuld	%f12, %f14, %f12
	fsubd	%f0, %f12, %f0
	fdtoi	%f0, %f0
	st	%f0, [%g2-560]
	add	%i4, 1, %i3
	add	%l7, 24, %l7
	sll	%i3, 2, %g2
	add	%fp, %g2, %g2
	st	%f8, [%g2-560]
.L42:
	st	%o3, [%fp-580]
	st	%g1, [%fp-576]
	st	%f10, [%fp-568]
	mov	%l7, %o2
	sethi	%hi(1072693248), %o0
	call	scalbn, 0
	 mov	0, %o1
	cmp	%i3, 0
	ld	[%fp-568], %f10
	ld	[%fp-576], %g1
	bl	.L46
	 ld	[%fp-580], %o3
.L149:
	ld	[%fp-584], %i5
	sll	%i3, 2, %g2
	sll	%i3, 3, %o7
	add	%fp, -160, %g4
	sethi	%gdop_hix22(.LC1), %g3
	add	%g4, %o7, %g4
	xor	%g3, %gdop_lox10(.LC1), %g3
	add	%l6, %g2, %g2
	ld	[%i5 + %g3], %g3, %gdop(.LC1)
	mov	%g4, %i5
	ldd	[%g3], %f12
.L47:
	ld	[%g2], %f8
	fitod	%f8, %f8
	fmuld	%f8, %f0, %f8
	std	%f8, [%i5]
	cmp	%g2, %l6
	fmuld	%f0, %f12, %f0
	add	%i5, -8, %i5
	bne	.L47
	 add	%g2, -4, %g2
	add	%fp, -320, %g3
	sethi	%gdop_hix22(PIo2), %i4
	ld	[%fp-584], %g2
	xor	%i4, %gdop_lox10(PIo2), %i4
	mov	%g3, %i0
	mov	%i3, %i1
	mov	0, %i5
	ld	[%g2 + %i4], %i4, %gdop(PIo2)
	fmovs	%f10, %f14
.L48:
	cmp	%l0, 0
	bl	.L89
	 mov	0, %o5
	ldd	[%i2], %f10
	b	.L50
	 mov	0, %g2
.L146:
	cmp	%g2, %i5
	bg	.L49
	 add	%o5, 8, %o5
.L50:
	ldd	[%i4+%o5], %f8
	ldd	[%g4+%o5], %f12
	add	%g2, 1, %g2
	fmuld	%f8, %f12, %f8
	cmp	%l0, %g2
	bge	.L146
	 faddd	%f10, %f8, %f10
.L49:
	std	%f10, [%i0]
	add	%i1, -1, %i1
	add	%i5, 1, %i5
	add	%i0, 8, %i0
	cmp	%i1, -1
	bne	.L48
	 add	%g4, -8, %g4
	cmp	%o3, 2
.L154:
	bg	.L52
	 fmovs	%f14, %f10
	cmp	%o3, 0
	bg,a	.L53
	 add	%g3, %o7, %o7
	bne,a	.L159
	 st	%f10, [%fp-568]
	add	%g3, %o7, %o7
	ldd	[%i2], %f8
.L61:
	ldd	[%o7], %f12
	cmp	%o7, %g3
	faddd	%f8, %f12, %f8
	bne	.L61
	 add	%o7, -8, %o7
.L79:
	cmp	%l1, 0
	bne,a	.L62
	 fnegs	%f8, %f8
.L62:
	std	%f8, [%g1]
.L57:
	st	%f10, [%fp-568]
.L159:
	ld	[%fp-568], %g1
	and	%g1, 7, %i0
	jmp	%i7+8
	 restore
.L17:
	ld	[%fp-584], %g2
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%g2 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f12
	fcmped	%f8, %f12
	nop
	fbge	.L147
	 mov	0, %o4
	b	.L156
	 ldd	[%i2], %f12
.L143:
	st	%f10, [%fp-568]
	ld	[%fp-568], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-568]
	mov	0, %o7
	cmp	%i4, 0
	bg	.L20
	 ld	[%fp-568], %f10
	cmp	%l1, 1
	bne	.L160
	 cmp	%l1, 2
	add	%i4, -1, %g1
.L157:
	sethi	%hi(-8388608), %g2
	sll	%g1, 2, %g1
	add	%fp, %g1, %g1
	ld	[%g1-560], %g3
	andn	%g3, %g2, %g2
	b	.L27
	 st	%g2, [%g1-560]
.L35:
	add	%i4, 1, %g1
	mov	%g1, %o7
	b	.L38
	 mov	%g1, %o4
.L142:
	ldd	[%i2], %f10
	std	%f10, [%o4]
	add	%i0, 1, %i0
	add	%o4, 8, %o4
	cmp	%i0, %o2
	bne	.L5
	 add	%i1, 8, %i1
	b	.L153
	 sll	%l0, 2, %g2
.L87:
	b	.L25
	 mov	1, %o7
.L34:
	add	%i4, -1, %i3
	mov	%o4, %l1
	sll	%i3, 2, %g2
	ld	[%fp-600], %g1
	add	%fp, %g2, %g2
	ld	[%fp-604], %o3
	ld	[%g2-560], %g2
	cmp	%g2, 0
	bne	.L42
	 add	%l7, -24, %l7
	sll	%i4, 2, %g2
	add	%g2, -8, %g2
	add	%l6, %g2, %g2
.L43:
	add	%g2, -4, %g2
	add	%i3, -1, %i3
	ld	[%g2+4], %g3
	cmp	%g3, 0
	be	.L43
	 add	%l7, -24, %l7
	st	%o3, [%fp-580]
	st	%g1, [%fp-576]
	st	%f10, [%fp-568]
	mov	%l7, %o2
	sethi	%hi(1072693248), %o0
	call	scalbn, 0
	 mov	0, %o1
	cmp	%i3, 0
	ld	[%fp-568], %f10
	ld	[%fp-576], %g1
	bge	.L149
	 ld	[%fp-580], %o3
.L46:
	cmp	%o3, 2
	bg	.L77
	 cmp	%o3, 0
	bg,a	.L78
	 cmp	%l1, 0
	bne,a	.L159
	 st	%f10, [%fp-568]
	b	.L79
	 ldd	[%i2], %f8
.L52:
	cmp	%o3, 3
	bne	.L57
	 cmp	%i3, 0
	be	.L59
	 add	%g3, %o7, %i5
	add	%o7, -8, %g2
	add	%g3, %g2, %g2
	ldd	[%g3+%o7], %f12
	mov	%g2, %g4
.L71:
	ldd	[%g4], %f8
	fmovs	%f12, %f14
	fmovs	%f13, %f15
	faddd	%f12, %f8, %f12
	fsubd	%f8, %f12, %f8
	std	%f12, [%g4]
	faddd	%f8, %f14, %f8
	std	%f8, [%g4+8]
	cmp	%g4, %g3
	bne	.L71
	 add	%g4, -8, %g4
	cmp	%i3, 1
	be,a	.L75
	 ldd	[%i2], %f8
	ldd	[%g3+%o7], %f12
	ldd	[%g2], %f8
.L161:
	fmovs	%f12, %f14
	fmovs	%f13, %f15
	faddd	%f12, %f8, %f12
	std	%f12, [%g2]
	fsubd	%f8, %f12, %f8
	faddd	%f8, %f14, %f8
	std	%f8, [%g2+8]
	add	%g2, -8, %g2
	cmp	%g2, %g3
	bne,a	.L161
	 ldd	[%g2], %f8
	mov	%i5, %g3
	add	%g2, 8, %g2
	ldd	[%i2], %f8
.L74:
	ldd	[%g3], %f12
	add	%g3, -8, %g3
	cmp	%g2, %g3
	bne	.L74
	 faddd	%f8, %f12, %f8
.L75:
	ldd	[%fp-320], %f14
	cmp	%l1, 0
	bne	.L76
	 ldd	[%fp-312], %f12
	std	%f14, [%g1]
	std	%f12, [%g1+8]
	std	%f8, [%g1+16]
.L151:
	st	%f10, [%fp-568]
	ld	[%fp-568], %g1
	and	%g1, 7, %i0
	jmp	%i7+8
	 restore
.L147:
	st	%f10, [%fp-568]
	ld	[%fp-568], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-568]
	mov	2, %o4
	cmp	%i4, 0
	bg	.L20
	 ld	[%fp-568], %f10
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%g2 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	b	.L16
	 fsubd	%f12, %f8, %f8
.L81:
	mov	-24, %g2
	mov	0, %i3
	add	%i2, %g2, %l7
	addcc	%l0, %l2, %i4
	bpos	.L3
	 sub	%i3, %l2, %g2
.L140:
	sethi	%gdop_hix22(.LC0), %i2
	ld	[%fp-584], %g2
	xor	%i2, %gdop_lox10(.LC0), %i2
	b	.L8
	 ld	[%g2 + %i2], %i2, %gdop(.LC0)
.L89:
	ldd	[%i2], %f10
	std	%f10, [%i0]
	add	%i1, -1, %i1
	add	%i5, 1, %i5
	add	%i0, 8, %i0
	cmp	%i1, -1
	bne	.L48
	 add	%g4, -8, %g4
	b	.L154
	 cmp	%o3, 2
.L53:
	ldd	[%i2], %f8
.L63:
	ldd	[%o7], %f12
	cmp	%o7, %g3
	faddd	%f8, %f12, %f8
	bne	.L63
	 add	%o7, -8, %o7
	cmp	%l1, 0
	be,a	.L150
	 std	%f8, [%g1]
	fnegs	%f8, %f12
	fmovs	%f9, %f13
	std	%f12, [%g1]
	cmp	%i3, 0
	ldd	[%fp-320], %f12
	be	.L67
	 fsubd	%f12, %f8, %f8
.L69:
	add	%fp, -312, %g3
	mov	1, %g2
.L70:
	ldd	[%g3], %f12
	add	%g2, 1, %g2
	faddd	%f8, %f12, %f8
	cmp	%i3, %g2
	bge	.L70
	 add	%g3, 8, %g3
	cmp	%l1, 0
	be,a	.L152
	 std	%f8, [%g1+8]
.L67:
	fnegs	%f8, %f8
.L66:
	std	%f8, [%g1+8]
.L152:
	st	%f10, [%fp-568]
	ld	[%fp-568], %g1
	and	%g1, 7, %i0
	jmp	%i7+8
	 restore
.L132:
	fdtoi	%f0, %f0
	add	%fp, %g2, %g2
	mov	%i4, %i3
	b	.L42
	 st	%f0, [%g2-560]
.L76:
	fnegs	%f14, %f14
	fnegs	%f12, %f12
	fnegs	%f8, %f8
	std	%f14, [%g1]
	std	%f12, [%g1+8]
	b	.L151
	 std	%f8, [%g1+16]
.L150:
	ldd	[%fp-320], %f12
	cmp	%i3, 0
	bne	.L69
	 fsubd	%f12, %f8, %f8
	b	.L152
	 std	%f8, [%g1+8]
.L22:
	cmp	%o4, 2
	bne,a	.L156
	 ldd	[%i2], %f12
	sethi	%gdop_hix22(.LC6), %g1
	ld	[%fp-584], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%g2 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	b	.L16
	 fsubd	%f12, %f8, %f8
.L77:
	cmp	%o3, 3
	bne,a	.L159
	 st	%f10, [%fp-568]
.L59:
	b	.L75
	 ldd	[%i2], %f8
.L78:
	bne,a	.L65
	 sethi	%gdop_hix22(.LC7), %g2
	ldd	[%i2], %f12
	ldd	[%fp-320], %f8
	std	%f12, [%g1]
	b	.L152
	 std	%f8, [%g1+8]
.L65:
	ldd	[%fp-320], %f8
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%fp-584], %g3
	fnegs	%f8, %f8
	ld	[%g3 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f12
	b	.L66
	 std	%f12, [%g1]
	.size	__kernel_rem_pio2, .-__kernel_rem_pio2
	.section	".rodata"
	.align 8
	.type	PIo2, #object
	.size	PIo2, 64
PIo2:
	.long	1073291771
	.long	1073741824
	.long	1047807021
	.long	0
	.long	1022903960
	.long	-2147483648
	.long	997772369
	.long	1610612736
	.long	972036995
	.long	-2147483648
	.long	947528992
	.long	1073741824
	.long	920879650
	.long	-2147483648
	.long	896135965
	.long	0
	.align 4
	.type	init_jk, #object
	.size	init_jk, 16
init_jk:
	.long	2
	.long	3
	.long	4
	.long	6
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
