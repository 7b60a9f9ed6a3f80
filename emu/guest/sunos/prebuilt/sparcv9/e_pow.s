! bb5df8b5684615647587dff94b5e40e8 newlib/libm/math/e_pow.c
	.file	"e_pow.c"
	.section	".text"
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC6:
	.asciz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1072693248
	.long	0
	.align 8
.LC2:
	.long	1071822851
	.long	1073741824
	.align 8
.LC3:
	.long	1045233131
	.long	1137692678
	.align 8
.LC4:
	.long	1073217536
	.long	0
	.align 8
.LC5:
	.long	-1074790400
	.long	0
	.align 8
.LC7:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC8:
	.long	1073157447
	.long	1610612736
	.align 8
.LC9:
	.long	1045736971
	.long	-128065724
	.align 8
.LC10:
	.long	1070596096
	.long	0
	.align 8
.LC11:
	.long	1070945621
	.long	1431655765
	.align 8
.LC12:
	.long	1071644672
	.long	0
	.align 8
.LC13:
	.long	1073157447
	.long	1697350398
	.align 8
.LC14:
	.long	1128267776
	.long	0
	.align 8
.LC15:
	.long	1070235176
	.long	1246056175
	.align 8
.LC16:
	.long	1070433866
	.long	-1815487643
	.align 8
.LC17:
	.long	1070691424
	.long	-1457700607
	.align 8
.LC18:
	.long	1070945621
	.long	1368335949
	.align 8
.LC19:
	.long	1071345078
	.long	-613438465
	.align 8
.LC20:
	.long	1071854387
	.long	858993411
	.align 8
.LC21:
	.long	1074266112
	.long	0
	.align 8
.LC22:
	.long	1072613129
	.long	-536870912
	.align 8
.LC23:
	.long	1072613129
	.long	-600177667
	.align 8
.LC24:
	.long	-1103220768
	.long	341508597
	.align 8
.LC25:
	.long	1016534343
	.long	1697350398
	.align 8
.LC26:
	.long	27618847
	.long	-1023872167
	.align 8
.LC27:
	.long	1072049731
	.long	0
	.align 8
.LC28:
	.long	1072049730
	.long	-17155601
	.align 8
.LC29:
	.long	-1105175455
	.long	212364345
	.align 8
.LC30:
	.long	1046886249
	.long	1925096656
	.align 8
.LC31:
	.long	1052491073
	.long	-976065551
	.align 8
.LC32:
	.long	1058100842
	.long	-1356472788
	.align 8
.LC33:
	.long	1063698796
	.long	381599123
	.align 8
.LC34:
	.long	1069897045
	.long	1431655742
	.align 8
.LC35:
	.long	1073741824
	.long	0
	.section	.text.__ieee754_pow,"ax",@progbits
	.align 4
	.global __ieee754_pow
	.type	__ieee754_pow, #function
	.proc	07
__ieee754_pow:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f2, [%fp+2039]
	std	%f0, [%fp+2031]
	ldx	[%fp+2039], %g1
	sethi	%hi(2147482624), %i5
	srlx	%g1, 32, %i2
	or	%i5, 1023, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i5, %i2, %i3
	orcc	%i3, %g1, %g0
	be,pn	%icc, .L61
	 ldx	[%fp+2031], %i4
	sethi	%hi(2146435072), %g2
	srlx	%i4, 32, %i1
	mov	%i4, %i0
	and	%i5, %i1, %i5
	cmp	%i5, %g2
	bleu,pt	%icc, .L99
	 mov	%i5, %l0
	sethi	%gdop_hix22(.LC1), %g1
.L106:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	sethi	%hi(-1072693248), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %i4, %g0
	bne,pn	%icc, .L105
	 sethi	%gdop_hix22(.LC6), %i0
.L122:
	return	%i7+8
	 nop
.L99:
	xor	%i5, %g2, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g4
	cmp	%g0, %i4
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	bne,a,pt %icc, .L4
	 sethi	%gdop_hix22(.LC6), %i0
	cmp	%i3, %g2
	bgu,a,pt %icc, .L106
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%i3, %g2, %g3
	cmp	%g0, %g3
	subx	%g0, -1, %g4
	cmp	%g0, %g1
	addx	%g0, 0, %g3
	andcc	%g4, %g3, %g0
	bne,a,pt %icc, .L106
	 sethi	%gdop_hix22(.LC1), %g1
	cmp	%i1, 0
	bl,pn	%icc, .L100
	 cmp	%g1, 0
	bne,pt	%icc, .L17
	 mov	0, %l1
	cmp	%i3, %g2
	be,pn	%icc, .L107
	 sethi	%hi(-1072693248), %g1
.L16:
	sethi	%hi(1072693248), %g1
.L121:
	cmp	%i3, %g1
	bne,pn	%icc, .L20
	 cmp	%i2, 0
	bge,pt	%icc, .L122
	 ldd	[%fp+2031], %f0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
.L4:
.L105:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ldx	[%l7 + %i0], %i0, %gdop(.LC6)
	call	nan, 0
	 restore
.L61:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ldd	[%g1], %f0
.L100:
	sethi	%hi(1128266752), %g3
	or	%g3, 1023, %g3
	cmp	%i3, %g3
	bleu,a,pt %icc, .L7
	 sethi	%hi(1072692224), %g2
	cmp	%g1, 0
	bne,pt	%icc, .L8
	 cmp	%i3, %g2
	be,pn	%icc, .L9
	 mov	2, %l1
.L10:
	call	fabs, 0
	 ldd	[%fp+2031], %f0
	cmp	%i4, 0
	be,pt	%icc, .L108
	 sethi	%hi(1072693248), %g2
	srl	%i1, 31, %i0
.L112:
	add	%i0, -1, %i0
	orcc	%l1, %i0, %g0
	bne,pt	%icc, .L109
	 sethi	%hi(1105199104), %g1
	ldd	[%fp+2031], %f8
.L116:
	fsubd	%f8, %f8, %f0
.L117:
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L103:
	and	%g3, 1, %g3
	mov	2, %l1
	be,pt	%icc, .L16
	 sub	%l1, %g3, %l1
.L17:
	call	fabs, 0
	 ldd	[%fp+2031], %f0
	cmp	%i4, 0
	be,pt	%icc, .L51
	 sethi	%hi(1072693248), %g2
	srl	%i1, 31, %i0
	add	%i0, -1, %i0
	sethi	%hi(1105199104), %g1
.L109:
	cmp	%i3, %g1
	bgu,pn	%icc, .L110
	 sethi	%hi(1139802112), %g1
	sethi	%hi(2146435072), %g1
	andcc	%g1, %i1, %g0
	bne,pt	%icc, .L33
	 mov	0, %g2
	sethi	%gdop_hix22(.LC14), %g1
	mov	-53, %g2
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
	std	%f0, [%fp+2031]
	ldx	[%fp+2031], %l0
	srlx	%l0, 32, %l0
.L33:
	sra	%l0, 20, %g1
	sethi	%hi(-1048576), %g3
	add	%g1, -1023, %g1
	andn	%l0, %g3, %g3
	add	%g1, %g2, %g1
	sethi	%hi(235520), %g4
	sethi	%hi(1072693248), %g2
	or	%g4, 142, %g4
	cmp	%g3, %g4
	ble,pt	%icc, .L65
	 or	%g3, %g2, %g2
	sethi	%hi(766976), %g4
	or	%g4, 633, %g4
	cmp	%g3, %g4
	ble,pt	%icc, .L66
	 sethi	%gdop_hix22(.LC2), %g3
	sethi	%gdop_hix22(.LC0), %g3
	xor	%g3, %gdop_lox10(.LC0), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	ldd	[%g3], %f18
	sethi	%hi(-1048576), %g3
	add	%g1, 1, %g1
	add	%g2, %g3, %g2
	fmovd	%f18, %f20
	sethi	%gdop_hix22(.LC1), %g3
	mov	0, %g5
	xor	%g3, %gdop_lox10(.LC1), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
	ldd	[%g3], %f34
.L34:
	st	%g1, [%fp+2031]
	sllx	%g2, 32, %g4
	ld	[%fp+2031], %f8
	std	%f0, [%fp+2031]
	ldx	[%fp+2031], %g1
	srl	%g1, 0, %g1
	or	%g1, %g4, %g1
	stx	%g1, [%fp+2031]
	sra	%g2, 1, %g1
	sethi	%gdop_hix22(.LC1), %g2
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	sethi	%gdop_hix22(.LC21), %g3
	ldd	[%g2], %f32
	xor	%g3, %gdop_lox10(.LC21), %g3
	sethi	%hi(536870912), %g2
	ldx	[%l7 + %g3], %g3, %gdop(.LC21)
	fitod	%f8, %f14
	ldd	[%g3], %f24
	ldd	[%fp+2031], %f8
	or	%g1, %g2, %g1
	fsubd	%f8, %f34, %f22
	faddd	%f8, %f34, %f10
	mov	-1, %g3
	fdivd	%f32, %f10, %f32
	sllx	%g3, 32, %g3
	fmuld	%f22, %f32, %f26
	std	%f26, [%fp+2031]
	ldx	[%fp+2031], %g2
	and	%g2, %g3, %g2
	stx	%g2, [%fp+2031]
	sethi	%hi(524288), %g2
	add	%g1, %g2, %g1
	add	%g1, %g5, %g1
	sllx	%g1, 32, %g1
	ldd	[%fp+2031], %f16
	stx	%g1, [%fp+2031]
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%fp+2031], %f12
	ldd	[%g1], %f10
	fmuld	%f16, %f12, %f36
	sethi	%gdop_hix22(.LC16), %g1
	fsubd	%f12, %f34, %f12
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	fsubd	%f8, %f12, %f8
	ldd	[%g1], %f12
	fmuld	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	fmuld	%f26, %f26, %f30
	fsubd	%f22, %f36, %f22
	fmuld	%f30, %f10, %f10
	faddd	%f10, %f12, %f10
	fsubd	%f22, %f8, %f12
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	fmuld	%f10, %f30, %f10
	faddd	%f10, %f8, %f10
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	fmuld	%f12, %f32, %f12
	ldd	[%g1], %f22
	fmuld	%f10, %f30, %f10
	fmuld	%f30, %f30, %f32
	faddd	%f10, %f8, %f10
	sethi	%gdop_hix22(.LC20), %g1
	fmuld	%f10, %f30, %f10
	xor	%g1, %gdop_lox10(.LC20), %g1
	faddd	%f10, %f22, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	fmuld	%f10, %f30, %f10
	ldd	[%g1], %f30
	faddd	%f10, %f30, %f10
	fmuld	%f10, %f32, %f10
	fmuld	%f16, %f16, %f28
	faddd	%f26, %f16, %f8
	faddd	%f28, %f24, %f22
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f10, %f8
	faddd	%f22, %f8, %f10
	std	%f10, [%fp+2031]
	ldx	[%fp+2031], %g1
	and	%g1, %g3, %g1
	stx	%g1, [%fp+2031]
	ldd	[%fp+2031], %f10
	fmuld	%f12, %f10, %f12
	fmuld	%f16, %f10, %f16
	fsubd	%f10, %f24, %f24
	fsubd	%f24, %f28, %f24
	fsubd	%f8, %f24, %f8
	fmuld	%f8, %f26, %f8
	faddd	%f8, %f12, %f8
	faddd	%f16, %f8, %f10
	std	%f10, [%fp+2031]
	ldx	[%fp+2031], %g1
	and	%g1, %g3, %g1
	stx	%g1, [%fp+2031]
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ldd	[%fp+2031], %f10
	ldd	[%g1], %f12
	fsubd	%f10, %f16, %f16
	fmuld	%f10, %f12, %f12
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	ldd	[%g1], %f22
	fmuld	%f10, %f22, %f10
	fsubd	%f8, %f16, %f8
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	ldd	[%g1], %f16
	fmuld	%f8, %f16, %f8
	faddd	%f8, %f10, %f8
	faddd	%f8, %f20, %f8
	faddd	%f12, %f8, %f10
	faddd	%f10, %f18, %f10
	faddd	%f10, %f14, %f10
	std	%f10, [%fp+2031]
	ldx	[%fp+2031], %g1
	and	%g1, %g3, %g1
	stx	%g1, [%fp+2031]
	ldd	[%fp+2031], %f16
	fsubd	%f16, %f14, %f10
	fsubd	%f10, %f18, %f10
	fsubd	%f10, %f12, %f10
	fsubd	%f8, %f10, %f8
.L32:
	sethi	%gdop_hix22(.LC5), %g2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC1), %g2
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	ldx	[%fp+2039], %g1
	ldd	[%g2], %f18
	add	%l1, -1, %l1
	mov	-1, %g2
	orcc	%l1, %i0, %g0
	sllx	%g2, 32, %g2
	fmovde	%icc, %f10, %f18
	and	%g1, %g2, %g1
	ldd	[%fp+2039], %f10
	stx	%g1, [%fp+2031]
	fmuld	%f8, %f10, %f8
	ldd	[%fp+2031], %f12
	fsubd	%f10, %f12, %f10
	fmuld	%f10, %f16, %f10
	fmuld	%f16, %f12, %f12
	faddd	%f10, %f8, %f8
	faddd	%f8, %f12, %f10
	std	%f10, [%fp+2039]
	sethi	%hi(1083177984), %g1
	ldx	[%fp+2039], %g3
	or	%g1, 1023, %g1
	srlx	%g3, 32, %g2
	cmp	%g2, %g1
	ble,pt	%icc, .L36
	 sethi	%hi(-2147483648), %g1
	sethi	%hi(-1083179008), %g1
	add	%g1, %g2, %g1
	orcc	%g1, %g3, %g0
	bne,pn	%icc, .L95
	 sethi	%gdop_hix22(.LC25), %g1
	fsubd	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	ldd	[%g1], %f14
	faddd	%f8, %f14, %f14
	fcmped	%fcc0, %f14, %f10
	fbg,pn	%fcc0, .L111
	 sethi	%gdop_hix22(.LC7), %g1
.L88:
	mov	512, %g3
.L38:
	add	%g3, %g2, %g3
	sethi	%hi(-1048576), %o1
	sra	%g3, 20, %g4
	andn	%g3, %o1, %o1
	and	%g4, 2047, %g4
	sethi	%hi(-1048576), %g1
	add	%g4, -1023, %g4
	sra	%g1, %g4, %g1
	and	%g1, %g3, %g1
	mov	20, %g3
	sllx	%g1, 32, %g1
	sub	%g3, %g4, %g3
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f10
	sethi	%hi(1048576), %g5
	cmp	%g2, 0
	or	%o1, %g5, %o1
	fsubd	%f12, %f10, %f12
	sra	%o1, %g3, %o1
	faddd	%f8, %f12, %f10
	sub	%g0, %o1, %g1
	movl	%icc, %g1, %o1
	sll	%o1, 20, %g3
.L43:
	std	%f10, [%fp+2039]
	mov	-1, %g2
	ldx	[%fp+2039], %g1
	sllx	%g2, 32, %g2
	and	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	ldd	[%fp+2039], %f10
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	fmuld	%f10, %f16, %f16
	fmuld	%f10, %f14, %f14
	fsubd	%f10, %f12, %f12
	fsubd	%f8, %f12, %f10
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	fmuld	%f10, %f8, %f10
	ldd	[%g1], %f8
	faddd	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC31), %g1
	faddd	%f16, %f10, %f12
	xor	%g1, %gdop_lox10(.LC31), %g1
	fsubd	%f12, %f16, %f16
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	fsubd	%f10, %f16, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	fmuld	%f12, %f12, %f14
	fmuld	%f14, %f8, %f8
	fsubd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	fmuld	%f12, %f10, %f16
	faddd	%f16, %f10, %f16
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC35), %g1
	xor	%g1, %gdop_lox10(.LC35), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	fmuld	%f8, %f14, %f8
	ldd	[%g1], %f14
	fsubd	%f12, %f8, %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f12, %f8, %f10
	xor	%g1, %gdop_lox10(.LC1), %g1
	fsubd	%f8, %f14, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fdivd	%f10, %f8, %f8
	ldd	[%g1], %f0
	fsubd	%f8, %f16, %f8
	fsubd	%f8, %f12, %f8
	fsubd	%f0, %f8, %f0
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g2
	add	%g3, %g2, %g2
	sra	%g2, 20, %g3
	cmp	%g3, 0
	ble,pn	%icc, .L101
	 sllx	%g2, 32, %g2
	srl	%g1, 0, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L46:
	return	%i7+8
	 fmuld	%f0, %f18, %f0
.L95:
	sethi	%gdop_hix22(.LC7), %g1
.L111:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	fmuld	%f18, %f8, %f0
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L51:
.L108:
	sethi	%hi(-1073741824), %g1
	andn	%i1, %g1, %g1
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %i5
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pt	%icc, .L112
	 srl	%i1, 31, %i0
	cmp	%i2, 0
	bl,pn	%icc, .L102
	 sethi	%gdop_hix22(.LC1), %g1
.L23:
	cmp	%i1, 0
	bge,pt	%icc, .L120
	 nop
.L54:
	sethi	%hi(-1072693248), %g1
.L119:
	add	%i5, %g1, %g1
	orcc	%g1, %l1, %g0
	bne,pt	%icc, .L24
	 fnegd	%f0, %f8
	fsubd	%f0, %f0, %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L102:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L23
	 fdivd	%f8, %f0, %f0
.L7:
	or	%g2, 1023, %g2
	cmp	%i3, %g2
	bgu,a,pt %icc, .L11
	 sra	%i3, 20, %g2
	cmp	%g1, 0
	bne,pt	%icc, .L13
	 sethi	%hi(1073741824), %g1
	cmp	%i2, %g1
	bne,pn	%icc, .L10
	 mov	0, %l1
.L53:
	ldd	[%fp+2031], %f8
	return	%i7+8
	 fmuld	%f8, %f8, %f0
.L8:
	call	fabs, 0
	 nop
	cmp	%i4, 0
	be,pn	%icc, .L47
	 sethi	%hi(1072693248), %g2
	mov	2, %l1
	mov	0, %i0
.L48:
	sethi	%hi(1139802112), %g1
.L110:
	cmp	%i3, %g1
	bleu,pt	%icc, .L27
	 sethi	%hi(1072692224), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L113
	 cmp	%i2, 0
.L94:
	cmp	%i2, 0
	bl,pn	%icc, .L114
	 sethi	%gdop_hix22(.LC7), %g1
.L19:
	sethi	%gdop_hix22(.LC0), %g1
.L118:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
.L91:
	cmp	%i2, 0
.L113:
	ble,pn	%icc, .L19
	 sethi	%gdop_hix22(.LC7), %g1
.L114:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f0
	return	%i7+8
	 fmuld	%f0, %f0, %f0
.L9:
	sethi	%hi(-1072693248), %g1
.L107:
	add	%i5, %g1, %g1
	orcc	%g1, %i4, %g0
	be,pn	%icc, .L61
	 sethi	%hi(1072692224), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L18
	 cmp	%i2, 0
	bl,pn	%icc, .L19
	 ldd	[%fp+2039], %f0
.L120:
	return	%i7+8
	 nop
.L11:
	add	%g2, -1023, %g2
	cmp	%g2, 20
	ble,pt	%icc, .L14
	 cmp	%g1, 0
	mov	52, %g3
	sub	%g3, %g2, %g2
	srl	%g1, %g2, %g3
	sll	%g3, %g2, %g2
	cmp	%g2, %g1
	be,pn	%icc, .L103
	 cmp	%g1, 0
	bne,pt	%icc, .L13
	 mov	0, %l1
	ba,pt	%xcc, .L121
	 sethi	%hi(1072693248), %g1
.L36:
	sethi	%hi(1083230208), %g4
	andn	%g2, %g1, %g1
	or	%g4, 1023, %g4
	cmp	%g1, %g4
	bleu,a,pt %icc, .L40
	 sethi	%hi(1071644672), %g4
	sethi	%hi(1064252416), %g1
	add	%g1, %g2, %g1
	orcc	%g1, %g3, %g0
	bne,pn	%icc, .L115
	 sethi	%gdop_hix22(.LC26), %g1
	fsubd	%f10, %f12, %f10
	fcmped	%fcc1, %f10, %f8
	fbul,pt	%fcc1, .L88
	 nop
	sethi	%gdop_hix22(.LC26), %g1
.L115:
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	ldd	[%g1], %f8
	fmuld	%f18, %f8, %f0
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L13:
	call	fabs, 0
	 ldd	[%fp+2031], %f0
	cmp	%i4, 0
	bne,pt	%icc, .L116
	 ldd	[%fp+2031], %f8
	sethi	%hi(1072693248), %g2
	sethi	%hi(-1073741824), %g1
	andn	%i1, %g1, %g1
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %i5
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,a,pt	%icc, .L117
	 fsubd	%f8, %f8, %f0
	cmp	%i2, 0
	bge,pt	%icc, .L54
	 mov	0, %l1
	sethi	%gdop_hix22(.LC1), %g1
.L104:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L54
	 fdivd	%f8, %f0, %f0
.L20:
	sethi	%hi(1073741824), %g1
	cmp	%i2, %g1
	be,pn	%icc, .L53
	 sethi	%hi(1071644672), %g1
	xor	%g1, %i2, %g1
	cmp	%g0, %g1
	xnor	%g0, %i1, %g1
	subx	%g0, -1, %g2
	srl	%g1, 31, %g1
	andcc	%g1, %g2, %g0
	be,pt	%icc, .L10
	 ldd	[%fp+2031], %f0
	call	__ieee754_sqrt, 0
	 restore
.L27:
	or	%g1, 1022, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L94
	 sethi	%hi(1072693248), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L91
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fsubd	%f0, %f8, %f0
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuld	%f0, %f10, %f10
	ldd	[%g1], %f14
	fmuld	%f0, %f0, %f16
	fsubd	%f14, %f10, %f14
	sethi	%gdop_hix22(.LC12), %g1
	fmuld	%f14, %f0, %f14
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f0, %f12, %f12
	ldd	[%g1], %f10
	fmuld	%f0, %f8, %f8
	fsubd	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC13), %g1
	fmuld	%f10, %f16, %f10
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f14
	fmuld	%f10, %f14, %f10
	fsubd	%f8, %f10, %f8
	faddd	%f12, %f8, %f16
	std	%f16, [%fp+2031]
	mov	-1, %g1
	ldx	[%fp+2031], %g2
	sllx	%g1, 32, %g1
	and	%g2, %g1, %g1
	stx	%g1, [%fp+2031]
	ldd	[%fp+2031], %f16
	fsubd	%f16, %f12, %f12
	ba,pt	%xcc, .L32
	 fsubd	%f8, %f12, %f8
.L65:
	sethi	%gdop_hix22(.LC0), %g3
	xor	%g3, %gdop_lox10(.LC0), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	mov	0, %g5
	ldd	[%g3], %f18
	sethi	%gdop_hix22(.LC1), %g3
	fmovd	%f18, %f20
	xor	%g3, %gdop_lox10(.LC1), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC1)
	ba,pt	%xcc, .L34
	 ldd	[%g3], %f34
.L18:
	bge,pt	%icc, .L118
	 sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fnegd	%f8, %f0
.L40:
	mov	0, %g3
	cmp	%g1, %g4
	bleu,pt	%icc, .L43
	 mov	0, %o1
	sra	%g1, 20, %g1
	sethi	%hi(1048576), %g3
	add	%g1, -1022, %g1
	ba,pt	%xcc, .L38
	 sra	%g3, %g1, %g3
.L14:
	bne,pt	%icc, .L13
	 mov	20, %g1
	sub	%g1, %g2, %g1
	sra	%i3, %g1, %g2
	sll	%g2, %g1, %g1
	cmp	%g1, %i3
	bne,pt	%icc, .L16
	 mov	0, %l1
	and	%g2, 1, %g2
	mov	2, %l1
	ba,pt	%xcc, .L16
	 sub	%l1, %g2, %l1
.L47:
	sethi	%hi(-1073741824), %g1
	andn	%i1, %g1, %g1
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %i5
	subx	%g0, -1, %g1
	orcc	%g2, %g1, %g0
	be,pt	%icc, .L48
	 mov	2, %l1
	cmp	%i2, 0
	bge,a,pt %icc, .L119
	 sethi	%hi(-1072693248), %g1
	ba,pt	%xcc, .L104
	 sethi	%gdop_hix22(.LC1), %g1
.L66:
	xor	%g3, %gdop_lox10(.LC2), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC2)
	ldd	[%g3], %f18
	sethi	%gdop_hix22(.LC3), %g3
	xor	%g3, %gdop_lox10(.LC3), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC3)
	sethi	%hi(262144), %g5
	ldd	[%g3], %f20
	sethi	%gdop_hix22(.LC4), %g3
	xor	%g3, %gdop_lox10(.LC4), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC4)
	ba,pt	%xcc, .L34
	 ldd	[%g3], %f34
.L24:
	cmp	%l1, 1
	return	%i7+8
	 fmovde	%icc, %f8, %f0
.L101:
	std	%f18, [%fp+2039]
	call	scalbn, 0
	 sra	%o1, 0, %o1
	ba,pt	%xcc, .L46
	 ldd	[%fp+2039], %f18
	.size	__ieee754_pow, .-__ieee754_pow
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
