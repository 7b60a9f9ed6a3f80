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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -816, %sp
	stx	%i4, [%fp+1423]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	stx	%i1, [%fp+1431]
	stx	%l7, [%fp+1479]
	sethi	%gdop_hix22(init_jk), %g1
	sllx	%i4, 2, %g2
	xor	%g1, %gdop_lox10(init_jk), %g1
	mov	-24, %g5
	ldx	[%l7 + %g1], %g1, %gdop(init_jk)
	mov	0, %l2
	lduw	[%g1+%g2], %l6
	cmp	%i2, -20
	bl,pt	%icc, .L2
	 add	%i3, -1, %l7
	add	%i2, -3, %l2
	sra	%l2, 0, %l2
	sdivx	%l2, 24, %l2
	add	%l2, 1, %g1
	sll	%g1, 2, %g2
	sub	%g1, %g2, %g5
	sll	%g5, 3, %g5
.L2:
	add	%g5, %i2, %i1
	addcc	%l6, %l7, %i2
	bneg,pn	%icc, .L8
	 sub	%l2, %l7, %g1
	sra	%g1, 0, %g2
	add	%i2, 1, %i2
	sllx	%g2, 2, %g2
	sethi	%gdop_hix22(.LC0), %g4
	ldx	[%fp+1479], %g5
	xor	%g4, %gdop_lox10(.LC0), %g4
	add	%fp, 1567, %g3
	ldx	[%g5 + %g4], %g4, %gdop(.LC0)
	add	%i5, %g2, %g2
	add	%i2, %g1, %i2
	ldd	[%g4], %f10
.L7:
	cmp	%g1, 0
	bl,pn	%icc, .L6
	 fmovd	%f10, %f8
	ld	[%g2], %f8
	fitod	%f8, %f8
.L6:
	std	%f8, [%g3]
	add	%g1, 1, %g1
	add	%g3, 8, %g3
	cmp	%g1, %i2
	bne,pt	%icc, .L7
	 add	%g2, 4, %g2
.L8:
	cmp	%l6, 0
	bl,pn	%icc, .L4
	 sllx	%i3, 3, %l5
	add	%fp, 1887, %o7
	mov	%l7, %i2
	add	%l6, %i3, %o5
	add	%i0, %l5, %g3
	add	%fp, 1567, %o4
.L5:
	cmp	%l7, 0
	bl,pn	%icc, .L142
	 sra	%i2, 0, %g2
	sethi	%gdop_hix22(.LC0), %g4
	sllx	%g2, 3, %g2
	xor	%g4, %gdop_lox10(.LC0), %g4
	ldx	[%fp+1479], %g5
	mov	%i0, %g1
	ldx	[%g5 + %g4], %g4, %gdop(.LC0)
	add	%o4, %g2, %g2
	ldd	[%g4], %f10
.L9:
	ldd	[%g1], %f8
	ldd	[%g2], %f12
	add	%g1, 8, %g1
	fmuld	%f8, %f12, %f8
	add	%g2, -8, %g2
	cmp	%g1, %g3
	bne,pt	%xcc, .L9
	 faddd	%f10, %f8, %f10
	std	%f10, [%o7]
	add	%i2, 1, %i2
	cmp	%i2, %o5
	bne,pt	%icc, .L5
	 add	%o7, 8, %o7
.L4:
	sra	%i1, 0, %g1
.L155:
	ldx	[%fp+1479], %g2
	stx	%g1, [%fp+1447]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC2)
	add	%l6, -1, %l1
	ldd	[%g1], %f14
	sra	%l1, 0, %l1
	mov	255, %g1
	sllx	%l1, 2, %l1
	sllx	%g1, 54, %g1
	add	%fp, 1487, %i2
	sra	%l6, 0, %l4
	stx	%g1, [%fp+1439]
	sllx	%l4, 2, %l4
	sethi	%hi(16776192), %l0
	add	%l1, 2047, %g1
	add	%i2, %l4, %l4
	add	%i0, %l5, %l5
	mov	%l6, %i4
	or	%l0, 1023, %l0
	add	%g1, %fp, %l1
.L12:
	sra	%i4, 0, %l3
	cmp	%i4, 0
	sllx	%l3, 3, %g1
	add	%g1, 2047, %g2
	add	%g2, %fp, %g2
	ble,pn	%icc, .L13
	 ldd	[%g2-160], %f0
	add	%i4, -1, %o7
	add	%fp, 1491, %o4
	srl	%o7, 0, %o7
	mov	%i2, %g1
	sllx	%o7, 2, %o7
	add	%g2, -168, %g2
	add	%o7, %o4, %o7
.L14:
	fmuld	%f0, %f16, %f8
	fdtoi	%f8, %f8
	fitod	%f8, %f8
	fmuld	%f8, %f14, %f10
	fsubd	%f0, %f10, %f0
	fdtoi	%f0, %f0
	st	%f0, [%g1]
	add	%g2, -8, %g2
	ldd	[%g2+8], %f0
	add	%g1, 4, %g1
	cmp	%g1, %o7
	bne,pt	%xcc, .L14
	 faddd	%f8, %f0, %f0
.L13:
	std	%f14, [%fp+1455]
	std	%f16, [%fp+1463]
	call	scalbn, 0
	 ldx	[%fp+1447], %o1
	ldd	[%fp+1439], %f10
	fmovd	%f0, %f8
	fmuld	%f0, %f10, %f0
	call	floor, 0
	 std	%f8, [%fp+1471]
	sethi	%gdop_hix22(.LC4), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	ldd	[%fp+1471], %f8
	fsubd	%f8, %f10, %f8
	fdtoi	%f8, %f10
	st	%f10, [%fp+1471]
	lduw	[%fp+1471], %o3
	st	%o3, [%fp+1471]
	cmp	%i1, 0
	ld	[%fp+1471], %f10
	ldd	[%fp+1463], %f16
	fitod	%f10, %f10
	ldd	[%fp+1455], %f14
	ble,pn	%icc, .L15
	 fsubd	%f8, %f10, %f8
	add	%i4, -1, %g1
	mov	24, %g2
	sra	%g1, 0, %g1
	sub	%g2, %i1, %g2
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-560], %o4
	sra	%o4, %g2, %o7
	sll	%o7, %g2, %g2
	sub	%o4, %g2, %o4
	st	%o4, [%g1-560]
	mov	23, %g1
	sub	%g1, %i1, %g1
	sra	%o4, %g1, %o4
	cmp	%o4, 0
	bg,pn	%icc, .L143
	 add	%o3, %o7, %o3
.L17:
	sethi	%gdop_hix22(.LC0), %g1
.L160:
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmpd	%fcc1, %f8, %f10
	fbne,a,pn %fcc1, .L159
	 st	%o3, [%fp+1463]
.L145:
	cmp	%i4, %l6
	ble,pn	%icc, .L33
	 sllx	%l3, 2, %g1
	sub	%i4, %l6, %o7
	add	%fp, 1483, %o2
	add	%o7, -1, %o7
	add	%o2, %g1, %o2
	srl	%o7, 0, %o7
	add	%i2, %g1, %g1
	sllx	%o7, 2, %o7
	mov	0, %g2
	sub	%o2, %o7, %o2
.L34:
	lduw	[%g1-4], %o7
	add	%g1, -4, %g1
	cmp	%g1, %o2
	bne,pt	%xcc, .L34
	 or	%g2, %o7, %g2
	cmp	%g2, 0
	bne,a,pn %icc, .L35
	 add	%i4, -1, %i0
.L33:
	lduw	[%l1-560], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L36
	 mov	%l4, %g1
	mov	1, %g2
.L37:
	add	%g1, -4, %g1
	lduw	[%g1-4], %o7
	cmp	%o7, 0
	be,pt	%icc, .L37
	 add	%g2, 1, %g2
	add	%i4, 1, %o3
	add	%i4, %g2, %o4
.L39:
	sra	%o3, 0, %g1
	sra	%l2, 0, %o7
	sllx	%l3, 3, %g2
	add	%o7, %g1, %o7
	sra	%l7, 0, %o2
	sllx	%o7, 2, %o7
	add	%o2, %g1, %o2
	add	%i3, %l3, %o1
	sllx	%o2, 3, %o2
	sub	%g0, %o1, %o1
	add	%fp, 1887, %o5
	add	%fp, 1567, %g3
	add	%i5, %o7, %o7
	add	%o5, %g2, %o5
	add	%g3, %o2, %g3
	sllx	%o1, 3, %o1
.L42:
	add	%g3, %o1, %g1
	ld	[%o7], %f8
	fitod	%f8, %f8
	cmp	%l7, 0
	bl,pn	%icc, .L88
	 std	%f8, [%g1+%o2]
	sethi	%gdop_hix22(.LC0), %g4
	ldx	[%fp+1479], %g5
	xor	%g4, %gdop_lox10(.LC0), %g4
	mov	%g3, %g2
	ldx	[%g5 + %g4], %g4, %gdop(.LC0)
	mov	%i0, %g1
	ldd	[%g4], %f10
.L41:
	ldd	[%g1], %f8
	ldd	[%g2], %f12
	add	%g1, 8, %g1
	fmuld	%f8, %f12, %f8
	add	%g2, -8, %g2
	cmp	%g1, %l5
	bne,pt	%xcc, .L41
	 faddd	%f10, %f8, %f10
	std	%f10, [%o5+8]
	add	%o3, 1, %o3
	add	%o7, 4, %o7
	add	%o5, 8, %o5
	cmp	%o3, %o4
	ble,pt	%icc, .L42
	 add	%g3, 8, %g3
	ba,pt	%xcc, .L12
	 mov	%o4, %i4
.L88:
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	std	%f10, [%o5+8]
	add	%o3, 1, %o3
	add	%o7, 4, %o7
	add	%o5, 8, %o5
	cmp	%o3, %o4
	ble,pt	%icc, .L42
	 add	%g3, 8, %g3
	ba,pt	%xcc, .L12
	 mov	%o4, %i4
.L15:
	bne,pt	%icc, .L18
	 sethi	%gdop_hix22(.LC5), %g1
	add	%i4, -1, %g1
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-560], %o4
	sra	%o4, 23, %o4
	cmp	%o4, 0
	ble,pt	%icc, .L160
	 sethi	%gdop_hix22(.LC0), %g1
	cmp	%i4, 0
	ble,pn	%icc, .L23
	 add	%o3, 1, %o3
.L21:
	mov	%i2, %g1
	mov	0, %o7
	mov	0, %o2
	sethi	%hi(16777216), %o1
.L27:
	cmp	%o2, 0
	bne,pn	%icc, .L24
	 lduw	[%g1], %g2
	cmp	%g2, 0
	be,pt	%icc, .L25
	 sub	%o1, %g2, %o0
	st	%o0, [%g1]
	add	%o7, 1, %o7
	cmp	%i4, %o7
	ble,pn	%icc, .L87
	 add	%g1, 4, %g1
	lduw	[%g1], %g2
.L24:
	sub	%l0, %g2, %g2
	mov	1, %o2
	st	%g2, [%g1]
.L25:
	add	%o7, 1, %o7
	cmp	%i4, %o7
	bg,pt	%icc, .L27
	 add	%g1, 4, %g1
	cmp	%i1, 0
	ble,pn	%icc, .L156
	 cmp	%o4, 2
.L22:
	cmp	%i1, 1
	be,a,pn	%icc, .L161
	 add	%i4, -1, %g1
	cmp	%i1, 2
.L162:
	bne,pt	%icc, .L156
	 cmp	%o4, 2
	add	%i4, -1, %g1
	sethi	%hi(-4194304), %g2
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-560], %o7
	andn	%o7, %g2, %g2
	st	%g2, [%g1-560]
.L156:
	bne,pt	%icc, .L160
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC6), %g1
.L154:
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	cmp	%o2, 0
	ldx	[%g2 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f0
	be,pt	%icc, .L17
	 fsubd	%f0, %f8, %f8
	std	%f14, [%fp+1407]
	std	%f16, [%fp+1415]
	std	%f8, [%fp+1455]
	st	%o3, [%fp+1463]
	st	%o4, [%fp+1471]
	call	scalbn, 0
	 ldx	[%fp+1447], %o1
	ldd	[%fp+1455], %f8
	sethi	%gdop_hix22(.LC0), %g1
	fsubd	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%fp+1479], %g2
	lduw	[%fp+1471], %o4
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	lduw	[%fp+1463], %o3
	ldd	[%g1], %f10
	ldd	[%fp+1415], %f16
	fcmpd	%fcc1, %f8, %f10
	fbe,pt	%fcc1, .L145
	 ldd	[%fp+1407], %f14
	st	%o3, [%fp+1463]
.L159:
	st	%o4, [%fp+1471]
	sub	%g0, %i1, %o1
	fmovd	%f8, %f0
	call	scalbn, 0
	 sra	%o1, 0, %o1
	sethi	%gdop_hix22(.LC2), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC2)
	lduw	[%fp+1471], %o4
	ldd	[%g1], %f12
	lduw	[%fp+1463], %o3
	fcmped	%fcc2, %f0, %f12
	fbul,pt	%fcc2, .L133
	 sllx	%l3, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	add	%i4, 1, %i0
	sethi	%gdop_hix22(.LC1), %g3
	xor	%g3, %gdop_lox10(.LC1), %g3
	ldx	[%g2 + %g3], %g2, %gdop(.LC1)
	ldd	[%g2], %f8
	fmuld	%f0, %f8, %f8
	fdtoi	%f8, %f8
	fitod	%f8, %f10
	fmuld	%f10, %f12, %f10
	fsubd	%f0, %f10, %f0
	fdtoi	%f0, %f0
	st	%f0, [%g1-560]
	sra	%i0, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	ldx	[%fp+1479], %i5
	st	%f8, [%g1-560]
	add	%i1, 24, %i1
	sethi	%gdop_hix22(.LC6), %g1
	sra	%i1, 0, %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%i5 + %g1], %g1, %gdop(.LC6)
	stx	%g2, [%fp+1447]
	st	%o3, [%fp+1463]
	st	%o4, [%fp+1471]
	ldx	[%fp+1447], %o1
	call	scalbn, 0
	 ldd	[%g1], %f0
	cmp	%i0, 0
	lduw	[%fp+1471], %o4
	bge,pt	%icc, .L146
	 lduw	[%fp+1463], %o3
.L47:
	ldx	[%fp+1423], %g1
	cmp	%g1, 2
	bg,pn	%icc, .L167
	 cmp	%g1, 0
	bg,pn	%icc, .L79
	 sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1479], %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%g3 + %g2], %g2, %gdop(.LC0)
	brnz,pn	%g1, .L58
	 ldd	[%g2], %f8
.L80:
	fnegd	%f8, %f10
.L158:
	cmp	%o4, 0
	ldx	[%fp+1431], %g1
	fmovdne	%icc, %f10, %f8
	std	%f8, [%g1]
.L58:
	and	%o3, 7, %i0
.L169:
	return	%i7+8
	 nop
.L18:
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	fcmped	%fcc0, %f8, %f10
	fbge,a,pn %fcc0, .L147
	 add	%o3, 1, %o3
	ba,pt	%xcc, .L17
	 mov	0, %o4
.L143:
	add	%o3, 1, %o3
	cmp	%i4, 0
	bg,pt	%icc, .L21
	 mov	0, %o2
	cmp	%i1, 1
	bne,pt	%icc, .L162
	 cmp	%i1, 2
	add	%i4, -1, %g1
.L161:
	sethi	%hi(-8388608), %g2
	sra	%g1, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-560], %o7
	andn	%o7, %g2, %g2
	cmp	%o4, 2
	bne,pt	%icc, .L17
	 st	%g2, [%g1-560]
	ba,pt	%xcc, .L154
	 sethi	%gdop_hix22(.LC6), %g1
.L36:
	add	%i4, 1, %o3
	ba,pt	%xcc, .L39
	 mov	%o3, %o4
.L142:
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	std	%f10, [%o7]
	add	%i2, 1, %i2
	cmp	%i2, %o5
	bne,pt	%icc, .L5
	 add	%o7, 8, %o7
	ba,pt	%xcc, .L155
	 sra	%i1, 0, %g1
.L87:
	cmp	%i1, 0
	bg,pt	%icc, .L22
	 mov	1, %o2
	ba,pt	%xcc, .L156
	 cmp	%o4, 2
.L35:
	sra	%i0, 0, %g1
	sllx	%g1, 2, %g1
	add	%g1, 2047, %g1
	add	%g1, %fp, %g1
	lduw	[%g1-560], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L137
	 add	%i1, -24, %i1
	sllx	%l3, 2, %g1
	add	%i2, %g1, %g1
.L44:
	add	%g1, -4, %g1
	add	%i0, -1, %i0
	lduw	[%g1-4], %g2
	cmp	%g2, 0
	be,pt	%icc, .L44
	 add	%i1, -24, %i1
.L137:
	sra	%i1, 0, %g1
	stx	%g1, [%fp+1447]
.L43:
	ldx	[%fp+1479], %i5
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%i5 + %g1], %g1, %gdop(.LC6)
	st	%o3, [%fp+1463]
	st	%o4, [%fp+1471]
	ldx	[%fp+1447], %o1
	call	scalbn, 0
	 ldd	[%g1], %f0
	cmp	%i0, 0
	lduw	[%fp+1471], %o4
	bl,pn	%icc, .L47
	 lduw	[%fp+1463], %o3
.L146:
	sra	%i0, 0, %o5
	sllx	%o5, 2, %g1
	sllx	%o5, 3, %o7
	add	%i2, %g1, %i2
	add	%fp, 1887, %g3
	sethi	%gdop_hix22(.LC1), %g4
	add	%g3, %o7, %g3
	xor	%g4, %gdop_lox10(.LC1), %g4
	add	%fp, 1483, %g2
	ldx	[%i5 + %g4], %g4, %gdop(.LC1)
	mov	%g3, %g1
	ldd	[%g4], %f10
.L48:
	ld	[%i2], %f8
	fitod	%f8, %f8
	fmuld	%f8, %f0, %f8
	std	%f8, [%g1]
	add	%i2, -4, %i2
	fmuld	%f0, %f10, %f0
	cmp	%i2, %g2
	bne,pt	%xcc, .L48
	 add	%g1, -8, %g1
	add	%fp, 1727, %i2
	sethi	%gdop_hix22(PIo2), %g5
	ldx	[%fp+1479], %g1
	xor	%g5, %gdop_lox10(PIo2), %g5
	mov	%i2, %i3
	mov	0, %i5
	ldx	[%g1 + %g5], %g5, %gdop(PIo2)
.L49:
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1479], %i4
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%i4 + %g1], %g1, %gdop(.LC0)
	mov	%i5, %g4
	ldd	[%g1], %f10
	mov	0, %g2
	orcc	%l6, %i5, %g0
	bge,pt	%icc, .L51
	 mov	0, %g1
	ba,pt	%xcc, .L157
	 std	%f10, [%i3]
.L150:
	cmp	%g1, %g4
	bg,pn	%icc, .L50
	 add	%g2, 8, %g2
.L51:
	ldd	[%g5+%g2], %f8
	ldd	[%g3+%g2], %f12
	add	%g1, 1, %g1
	fmuld	%f8, %f12, %f8
	cmp	%l6, %g1
	bge,pt	%icc, .L150
	 faddd	%f10, %f8, %f10
.L50:
	std	%f10, [%i3]
.L157:
	add	%i5, 1, %g1
	add	%i3, 8, %i3
	cmp	%i5, %o5
	be,pn	%xcc, .L52
	 add	%g3, -8, %g3
	ba,pt	%xcc, .L49
	 mov	%g1, %i5
.L52:
	ldx	[%fp+1423], %g1
	cmp	%g1, 2
	bg,pn	%icc, .L168
	 cmp	%g1, 0
	bg,a,pn	%icc, .L54
	 add	%i2, -8, %g1
	brnz,pn	%g1, .L58
	 add	%i2, -8, %g1
	sllx	%i5, 3, %i5
	add	%g1, %o7, %g1
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1479], %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	add	%i2, %o7, %i2
	ldx	[%g3 + %g2], %g2, %gdop(.LC0)
	sub	%g1, %i5, %g1
	ldd	[%g2], %f8
.L62:
	ldd	[%i2], %f10
	add	%i2, -8, %i2
	cmp	%g1, %i2
	be,pn	%xcc, .L80
	 faddd	%f8, %f10, %f8
	ldd	[%i2], %f10
	add	%i2, -8, %i2
	cmp	%g1, %i2
	bne,pt	%xcc, .L62
	 faddd	%f8, %f10, %f8
	ba,pt	%xcc, .L158
	 fnegd	%f8, %f10
.L168:
	cmp	%g1, 3
	bne,pn	%icc, .L58
	 cmp	%i0, 0
	be,pn	%icc, .L60
	 add	%i2, -8, %g1
	add	%i2, %o7, %g2
	add	%g1, %o7, %g3
	add	%i0, -1, %g5
	ldd	[%i2+%o7], %f10
	srl	%g5, 0, %g5
	mov	%g2, %g4
	sllx	%g5, 3, %g5
	mov	%g2, %g1
	sub	%g3, %g5, %g5
	ldd	[%g1-8], %f8
.L163:
	fmovd	%f10, %f12
	faddd	%f10, %f8, %f10
	std	%f10, [%g1-8]
	fsubd	%f8, %f10, %f8
	faddd	%f8, %f12, %f8
	std	%f8, [%g1]
	add	%g1, -8, %g1
	cmp	%g1, %g5
	bne,a,pt %xcc, .L163
	 ldd	[%g1-8], %f8
	cmp	%i0, 1
	be,pn	%icc, .L60
	 add	%i0, -2, %g1
	ldd	[%i2+%o7], %f10
	srl	%g1, 0, %g1
	sllx	%g1, 3, %g1
	sub	%g3, %g1, %g1
	ldd	[%g2-8], %f8
.L164:
	fmovd	%f10, %f12
	faddd	%f10, %f8, %f10
	std	%f10, [%g2-8]
	fsubd	%f8, %f10, %f8
	faddd	%f8, %f12, %f8
	std	%f8, [%g2]
	add	%g2, -8, %g2
	cmp	%g1, %g2
	bne,a,pt %xcc, .L164
	 ldd	[%g2-8], %f8
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1479], %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%g3 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f8
.L75:
	ldd	[%g4], %f10
	add	%g4, -8, %g4
	cmp	%g4, %g1
	bne,pt	%xcc, .L75
	 faddd	%f8, %f10, %f8
.L76:
	ldd	[%fp+1727], %f12
	cmp	%o4, 0
	bne,pt	%icc, .L77
	 ldd	[%fp+1735], %f10
	ldx	[%fp+1431], %g1
	std	%f12, [%g1]
	std	%f10, [%g1+8]
	std	%f8, [%g1+16]
.L152:
	and	%o3, 7, %i0
	return	%i7+8
	 nop
.L147:
	cmp	%i4, 0
	bg,pt	%icc, .L21
	 mov	2, %o4
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	ba,pt	%xcc, .L17
	 fsubd	%f10, %f8, %f8
.L54:
	sllx	%i5, 3, %i5
	add	%g1, %o7, %g1
	sethi	%gdop_hix22(.LC0), %g2
	ldx	[%fp+1479], %g3
	xor	%g2, %gdop_lox10(.LC0), %g2
	add	%i2, %o7, %i2
	ldx	[%g3 + %g2], %g2, %gdop(.LC0)
	sub	%g1, %i5, %g1
	ldd	[%g2], %f8
.L64:
	ldd	[%i2], %f10
	add	%i2, -8, %i2
	cmp	%g1, %i2
	bne,pt	%xcc, .L64
	 faddd	%f8, %f10, %f8
	cmp	%o4, 0
	be,pt	%icc, .L151
	 ldx	[%fp+1431], %g1
	fnegd	%f8, %f10
	std	%f10, [%g1]
	cmp	%i0, 0
	ldd	[%fp+1727], %f10
	be,pn	%icc, .L68
	 fsubd	%f10, %f8, %f8
.L70:
	add	%fp, 1735, %g2
	mov	1, %g1
.L71:
	ldd	[%g2], %f10
	add	%g1, 1, %g1
	faddd	%f8, %f10, %f8
	cmp	%i0, %g1
	bge,pt	%icc, .L71
	 add	%g2, 8, %g2
	cmp	%o4, 0
	be,pn	%icc, .L165
	 ldx	[%fp+1431], %g1
.L68:
	fnegd	%f8, %f8
.L67:
	ldx	[%fp+1431], %g1
.L165:
	std	%f8, [%g1+8]
.L153:
	and	%o3, 7, %i0
	return	%i7+8
	 nop
.L133:
	fdtoi	%f0, %f0
	add	%g1, 2047, %g1
	mov	%i4, %i0
	add	%g1, %fp, %g1
	ba,pt	%xcc, .L43
	 st	%f0, [%g1-560]
.L77:
	ldx	[%fp+1431], %g1
	fnegd	%f12, %f12
	fnegd	%f10, %f10
	fnegd	%f8, %f8
	std	%f12, [%g1]
	std	%f10, [%g1+8]
	ba,pt	%xcc, .L152
	 std	%f8, [%g1+16]
.L151:
	std	%f8, [%g1]
	ldd	[%fp+1727], %f10
	cmp	%i0, 0
	bne,pt	%icc, .L70
	 fsubd	%f10, %f8, %f8
	ldx	[%fp+1431], %g1
	ba,pt	%xcc, .L153
	 std	%f8, [%g1+8]
.L23:
	cmp	%o4, 2
	bne,pt	%icc, .L160
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC6), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	ba,pt	%xcc, .L17
	 fsubd	%f10, %f8, %f8
.L167:
	cmp	%g1, 3
	bne,pn	%icc, .L169
	 and	%o3, 7, %i0
.L60:
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ba,pt	%xcc, .L76
	 ldd	[%g1], %f8
.L79:
	cmp	%o4, 0
	bne,pt	%icc, .L66
	 sethi	%gdop_hix22(.LC7), %g1
	sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	ldx	[%fp+1431], %g1
	ldd	[%fp+1727], %f8
	std	%f10, [%g1]
	ldx	[%fp+1431], %g1
	ba,pt	%xcc, .L153
	 std	%f8, [%g1+8]
.L66:
	ldx	[%fp+1479], %g2
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%g2 + %g1], %g1, %gdop(.LC7)
	ldd	[%fp+1727], %f8
	ldd	[%g1], %f10
	fnegd	%f8, %f8
	ldx	[%fp+1431], %g1
	ba,pt	%xcc, .L67
	 std	%f10, [%g1]
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
