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
	save	%sp, -112, %sp
	sethi	%hi(2147482624), %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%i5, 1023, %i5
	mov	%i2, %l0
	and	%i2, %i5, %i4
	orcc	%i4, %i3, %g0
	be	.L65
	 mov	%i3, %g1
	and	%i0, %i5, %i5
	sethi	%hi(2146435072), %g2
	mov	%i0, %l2
	mov	%i1, %l1
	cmp	%i5, %g2
	bgu	.L3
	 mov	%i5, %l3
	bne	.L146
	 cmp	%i1, 0
	be	.L130
	 cmp	%i4, %g2
	sethi	%gdop_hix22(.LC6), %i0
.L133:
	xor	%i0, %gdop_lox10(.LC6), %i0
	ld	[%l7 + %i0], %i0, %gdop(.LC6)
	call	nan, 0
	 restore
.L146:
	cmp	%i4, %g2
.L130:
	bgu,a	.L131
	 sethi	%hi(-1072693248), %g1
	bne	.L6
	 cmp	%g1, 0
	be	.L132
	 cmp	%l2, 0
.L3:
	sethi	%hi(-1072693248), %g1
.L131:
	add	%i5, %g1, %g1
	orcc	%g1, %l1, %g0
	bne,a	.L133
	 sethi	%gdop_hix22(.LC6), %i0
.L65:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
.L148:
	jmp	%i7+8
	 restore
.L6:
	cmp	%l2, 0
.L132:
	bl	.L124
	 cmp	%g1, 0
	bne	.L18
	 mov	0, %l4
	sethi	%hi(2146435072), %g1
	cmp	%i4, %g1
	be	.L134
	 sethi	%hi(-1072693248), %g1
.L17:
	sethi	%hi(1072693248), %g1
	cmp	%i4, %g1
	bne	.L21
	 cmp	%l0, 0
	std	%i0, [%fp-8]
	bge	.L148
	 ldd	[%fp-8], %f0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fdivd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L124:
	sethi	%hi(1128266752), %g2
	or	%g2, 1023, %g2
	cmp	%i4, %g2
	bleu,a	.L8
	 sethi	%hi(1072692224), %g2
	cmp	%g1, 0
	bne	.L9
	 mov	%i0, %o0
	sethi	%hi(2146435072), %g1
	cmp	%i4, %g1
	be	.L10
	 mov	2, %l4
.L11:
	mov	%i0, %o0
.L144:
	call	fabs, 0
	 mov	%i1, %o1
	cmp	%l1, 0
	be	.L135
	 sethi	%hi(-1073741824), %g1
	srl	%l2, 31, %l1
.L138:
	add	%l1, -1, %l1
	orcc	%l4, %l1, %g0
	bne	.L136
	 sethi	%hi(1105199104), %g1
	std	%i0, [%fp-8]
.L143:
	ldd	[%fp-8], %f8
	fsubd	%f8, %f8, %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L127:
	and	%g3, 1, %g3
	mov	2, %l4
	be	.L17
	 sub	%l4, %g3, %l4
.L18:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	cmp	%l1, 0
	be	.L53
	 sethi	%hi(-1073741824), %g1
	srl	%l2, 31, %l1
	add	%l1, -1, %l1
	sethi	%hi(1105199104), %g1
.L136:
	cmp	%i4, %g1
	bgu	.L50
	 sethi	%hi(2146435072), %g2
	andcc	%l2, %g2, %g0
	bne	.L35
	 mov	0, %g1
	sethi	%gdop_hix22(.LC14), %g2
	mov	-53, %g1
	xor	%g2, %gdop_lox10(.LC14), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC14)
	ldd	[%g2], %f8
	fmuld	%f0, %f8, %f0
	st	%f0, [%fp-8]
	ld	[%fp-8], %l3
.L35:
	sra	%l3, 20, %g2
	sethi	%hi(-1048576), %g3
	add	%g2, -1023, %g2
	andn	%l3, %g3, %g3
	add	%g2, %g1, %g2
	sethi	%hi(235520), %g4
	sethi	%hi(1072693248), %g1
	or	%g4, 142, %g4
	cmp	%g3, %g4
	ble	.L69
	 or	%g3, %g1, %g1
	sethi	%hi(766976), %g4
	or	%g4, 633, %g4
	cmp	%g3, %g4
	ble	.L70
	 sethi	%gdop_hix22(.LC2), %g4
	sethi	%gdop_hix22(.LC0), %g3
	sethi	%gdop_hix22(.LC1), %g4
	xor	%g3, %gdop_lox10(.LC0), %g3
	xor	%g4, %gdop_lox10(.LC1), %g4
	sethi	%hi(-1048576), %i5
	ld	[%l7 + %g3], %g3, %gdop(.LC0)
	ld	[%l7 + %g4], %g4, %gdop(.LC1)
	add	%g2, 1, %g2
	add	%g1, %i5, %g1
.L120:
	ldd	[%g3], %f28
	mov	0, %i4
	fmovs	%f28, %f6
	fmovs	%f29, %f7
	ldd	[%g4], %f24
.L36:
	st	%g2, [%fp-8]
	ld	[%fp-8], %f8
	std	%f0, [%fp-8]
	st	%g1, [%fp-8]
	fitod	%f8, %f10
	sethi	%hi(536870912), %i5
	ldd	[%fp-8], %f8
	ldd	[%g4], %f22
	fsubd	%f8, %f24, %f14
	faddd	%f8, %f24, %f12
	fdivd	%f22, %f12, %f22
	fmuld	%f14, %f22, %f20
	std	%f20, [%fp-8]
	st	%g0, [%fp-4]
	sra	%g1, 1, %g1
	or	%g1, %i5, %g1
	sethi	%hi(524288), %i5
	add	%g1, %i5, %g1
	ldd	[%fp-8], %f12
	add	%g1, %i4, %g2
	mov	0, %g3
	sethi	%gdop_hix22(.LC15), %g1
	std	%g2, [%fp-8]
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldd	[%fp-8], %f18
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuld	%f12, %f18, %f30
	fsubd	%f18, %f24, %f18
	fsubd	%f8, %f18, %f8
	fmuld	%f8, %f12, %f8
	fsubd	%f14, %f30, %f30
	ldd	[%g1], %f14
	fsubd	%f30, %f8, %f18
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
	ldd	[%g1], %f8
	fmuld	%f20, %f20, %f16
	sethi	%gdop_hix22(.LC17), %g1
	fmuld	%f16, %f14, %f14
	xor	%g1, %gdop_lox10(.LC17), %g1
	faddd	%f14, %f8, %f14
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
	ldd	[%g1], %f8
	fmuld	%f14, %f16, %f14
	sethi	%gdop_hix22(.LC18), %g1
	faddd	%f14, %f8, %f14
	xor	%g1, %gdop_lox10(.LC18), %g1
	fmuld	%f14, %f16, %f14
	ld	[%l7 + %g1], %g1, %gdop(.LC18)
	ldd	[%g1], %f8
	faddd	%f14, %f8, %f14
	fmuld	%f14, %f16, %f14
	sethi	%gdop_hix22(.LC19), %g1
	sethi	%gdop_hix22(.LC20), %g2
	xor	%g1, %gdop_lox10(.LC19), %g1
	xor	%g2, %gdop_lox10(.LC20), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC19)
	ld	[%l7 + %g2], %g2, %gdop(.LC20)
	ldd	[%g1], %f8
	faddd	%f14, %f8, %f8
	ldd	[%g2], %f14
	fmuld	%f18, %f22, %f18
	fmuld	%f12, %f12, %f26
	fmuld	%f16, %f16, %f24
	faddd	%f20, %f12, %f22
	fmuld	%f8, %f16, %f8
	fmuld	%f22, %f18, %f22
	faddd	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC21), %g1
	fmuld	%f8, %f24, %f8
	xor	%g1, %gdop_lox10(.LC21), %g1
	faddd	%f22, %f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC21)
	ldd	[%g1], %f16
	faddd	%f26, %f16, %f14
	faddd	%f14, %f8, %f14
	st	%g0, [%fp-8]
	ld	[%fp-8], %f15
	fsubd	%f14, %f16, %f16
	fsubd	%f16, %f26, %f16
	fmuld	%f12, %f14, %f12
	fsubd	%f8, %f16, %f8
	fmuld	%f18, %f14, %f14
	fmuld	%f8, %f20, %f8
	sethi	%gdop_hix22(.LC22), %g1
	faddd	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC22), %g1
	faddd	%f12, %f8, %f16
	ld	[%l7 + %g1], %g1, %gdop(.LC22)
	ld	[%fp-8], %f17
	ldd	[%g1], %f14
	fsubd	%f16, %f12, %f12
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC24)
	fsubd	%f8, %f12, %f8
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC23)
	ldd	[%g1], %f12
	fmuld	%f16, %f14, %f14
	fmuld	%f8, %f12, %f8
	fmuld	%f16, %f18, %f16
	faddd	%f8, %f16, %f8
	faddd	%f8, %f6, %f8
	faddd	%f14, %f8, %f12
	faddd	%f12, %f28, %f12
	faddd	%f12, %f10, %f12
	ld	[%fp-8], %f13
	fsubd	%f12, %f10, %f10
	fsubd	%f10, %f28, %f10
	fsubd	%f10, %f14, %f10
	fsubd	%f8, %f10, %f8
.L34:
	add	%l4, -1, %l4
	orcc	%l4, %l1, %g0
	be	.L71
	 sethi	%gdop_hix22(.LC5), %g1
	ldd	[%g4], %f10
.L37:
	std	%i2, [%fp-8]
	st	%g0, [%fp-4]
	std	%i2, [%fp-16]
	ldd	[%fp-16], %f14
	fmuld	%f8, %f14, %f8
	ldd	[%fp-8], %f14
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f16
	fsubd	%f16, %f14, %f16
	fmuld	%f12, %f14, %f14
	fmuld	%f16, %f12, %f16
	faddd	%f16, %f8, %f16
	faddd	%f16, %f14, %f8
	std	%f8, [%fp-8]
	sethi	%hi(1083177984), %g1
	ld	[%fp-8], %i5
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	ble	.L38
	 ld	[%fp-4], %g3
	sethi	%hi(-1083179008), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %g3, %g0
	bne	.L121
	 sethi	%gdop_hix22(.LC25), %g1
	fsubd	%f8, %f14, %f12
	xor	%g1, %gdop_lox10(.LC25), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC25)
	ldd	[%g1], %f8
	faddd	%f16, %f8, %f8
	fcmped	%f8, %f12
	nop
	fbg	.L137
	 sethi	%gdop_hix22(.LC7), %g1
.L113:
	mov	512, %g1
.L40:
	add	%i5, %g1, %g1
	mov	0, %i3
	sra	%g1, 20, %g2
	sethi	%hi(-1048576), %o2
	and	%g2, 2047, %g2
	andn	%g1, %o2, %o2
	add	%g2, -1023, %g2
	sethi	%hi(-1048576), %g3
	sra	%g3, %g2, %g3
	and	%g3, %g1, %i2
	sethi	%hi(1048576), %g1
	std	%i2, [%fp-8]
	or	%o2, %g1, %o2
	ldd	[%fp-8], %f8
	mov	20, %g1
	cmp	%i5, 0
	sub	%g1, %g2, %g1
	bge	.L46
	 sra	%o2, %g1, %o2
	sub	%g0, %o2, %o2
.L46:
	fsubd	%f14, %f8, %f14
	sll	%o2, 20, %g2
	faddd	%f16, %f14, %f8
	std	%f8, [%fp-8]
.L45:
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC27)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC29)
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f12
	fsubd	%f12, %f14, %f8
	fmuld	%f12, %f18, %f18
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC28), %g1
	fmuld	%f12, %f14, %f12
	xor	%g1, %gdop_lox10(.LC28), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC28)
	fsubd	%f16, %f8, %f16
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC30), %g1
	fmuld	%f16, %f8, %f16
	xor	%g1, %gdop_lox10(.LC30), %g1
	faddd	%f16, %f12, %f16
	ld	[%l7 + %g1], %g1, %gdop(.LC30)
	faddd	%f18, %f16, %f12
	fsubd	%f12, %f18, %f18
	ldd	[%g1], %f8
	fsubd	%f16, %f18, %f16
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC31)
	ldd	[%g1], %f18
	fmuld	%f12, %f12, %f14
	sethi	%gdop_hix22(.LC32), %g1
	fmuld	%f14, %f8, %f8
	xor	%g1, %gdop_lox10(.LC32), %g1
	fsubd	%f8, %f18, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC32)
	ldd	[%g1], %f18
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC33), %g1
	faddd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC33), %g1
	fmuld	%f12, %f16, %f18
	ld	[%l7 + %g1], %g1, %gdop(.LC33)
	faddd	%f18, %f16, %f16
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC34)
	ldd	[%g1], %f20
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC35), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC35), %g1
	fmuld	%f8, %f14, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC35)
	faddd	%f8, %f20, %f8
	ldd	[%g4], %f18
	fmuld	%f8, %f14, %f8
	ldd	[%g1], %f20
	fsubd	%f12, %f8, %f8
	fmuld	%f12, %f8, %f14
	fsubd	%f8, %f20, %f8
	fdivd	%f14, %f8, %f8
	fsubd	%f8, %f16, %f8
	fsubd	%f8, %f12, %f8
	fsubd	%f18, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %o0
	mov	%o0, %g1
	add	%g1, %g2, %g1
	sra	%g1, 20, %g2
	cmp	%g2, 0
	ble	.L126
	 nop
	std	%o0, [%fp-8]
	st	%g1, [%fp-8]
	ldd	[%fp-8], %f0
.L48:
	fmuld	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L121:
	sethi	%gdop_hix22(.LC7), %g1
.L137:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f0
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L53:
.L135:
	sethi	%hi(1072693248), %g2
	andn	%l2, %g1, %g1
	cmp	%g1, %g2
	be	.L79
	 cmp	%i5, 0
	bne	.L138
	 srl	%l2, 31, %l1
.L79:
	cmp	%l0, 0
	bge	.L139
	 cmp	%l2, 0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fdivd	%f8, %f0, %f0
.L139:
	bge	.L147
	 nop
.L57:
	sethi	%hi(-1072693248), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %l4, %g0
	bne,a	.L26
	 cmp	%l4, 1
	fsubd	%f0, %f0, %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L8:
	or	%g2, 1023, %g2
	cmp	%i4, %g2
	bgu,a	.L12
	 sra	%i4, 20, %g2
	cmp	%g1, 0
	bne	.L140
	 mov	%i0, %o0
	sethi	%hi(1073741824), %g1
	cmp	%l0, %g1
	bne	.L144
	 mov	0, %l4
.L55:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L9:
	call	fabs, 0
	 mov	%i1, %o1
	cmp	%l1, 0
	be,a	.L49
	 sethi	%hi(-1073741824), %g1
	mov	2, %l4
	mov	0, %l1
.L50:
	sethi	%hi(1139802112), %g1
	cmp	%i4, %g1
	bleu	.L29
	 sethi	%hi(1072692224), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L141
	 cmp	%l0, 0
.L116:
	cmp	%l0, 0
	ble	.L20
	 sethi	%gdop_hix22(.LC7), %g1
.L128:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f0
	fmuld	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L10:
	sethi	%hi(-1072693248), %g1
.L134:
	add	%i5, %g1, %g1
	orcc	%g1, %l1, %g0
	be	.L65
	 sethi	%hi(1072692224), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L19
	 cmp	%l0, 0
	std	%i2, [%fp-8]
	bge	.L148
	 ldd	[%fp-8], %f0
.L20:
	sethi	%gdop_hix22(.LC0), %g1
.L145:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L38:
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1083230208), %g2
	andn	%i5, %g1, %g1
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,a	.L42
	 sethi	%hi(1071644672), %g3
	sethi	%hi(1064252416), %g1
	add	%i5, %g1, %g1
	orcc	%g1, %g3, %g0
	bne	.L142
	 sethi	%gdop_hix22(.LC26), %g1
	faddd	%f16, %f14, %f8
	fsubd	%f8, %f14, %f8
	fcmped	%f8, %f16
	nop
	fbul	.L113
	 nop
	sethi	%gdop_hix22(.LC26), %g1
.L142:
	xor	%g1, %gdop_lox10(.LC26), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC26)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f0
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L71:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	b	.L37
	 ldd	[%g1], %f10
.L12:
	add	%g2, -1023, %g2
	cmp	%g2, 20
	ble	.L15
	 cmp	%g1, 0
	mov	52, %g3
	sub	%g3, %g2, %g2
	srl	%g1, %g2, %g3
	sll	%g3, %g2, %g2
	cmp	%g2, %g1
	be	.L127
	 cmp	%g1, 0
	bne	.L140
	 mov	%i0, %o0
	b	.L17
	 mov	0, %l4
.L14:
.L140:
	call	fabs, 0
	 mov	%i1, %o1
	cmp	%l1, 0
	bne,a	.L143
	 std	%i0, [%fp-8]
	sethi	%hi(-1073741824), %g1
	sethi	%hi(1072693248), %g2
	andn	%l2, %g1, %g1
	cmp	%g1, %g2
	be	.L82
	 cmp	%i5, 0
	bne,a	.L143
	 std	%i0, [%fp-8]
.L82:
	cmp	%l0, 0
	bge	.L57
	 mov	0, %l4
	sethi	%gdop_hix22(.LC1), %g1
.L129:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	b	.L57
	 fdivd	%f8, %f0, %f0
.L21:
	sethi	%hi(1073741824), %g1
	cmp	%l0, %g1
	be	.L55
	 cmp	%l2, 0
	bl	.L11
	 sethi	%hi(1071644672), %g1
	cmp	%l0, %g1
	bne	.L144
	 mov	%i0, %o0
	call	__ieee754_sqrt, 0
	 restore
.L29:
	or	%g1, 1022, %g1
	cmp	%i5, %g1
	bleu	.L119
	 sethi	%hi(1072693248), %g1
	cmp	%i5, %g1
	bgu	.L116
	 sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	sethi	%gdop_hix22(.LC1), %g4
	ldd	[%g1], %f12
	xor	%g4, %gdop_lox10(.LC1), %g4
	sethi	%gdop_hix22(.LC12), %g1
	ld	[%l7 + %g4], %g4, %gdop(.LC1)
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldd	[%g4], %f10
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	fsubd	%f0, %f10, %f10
	fmuld	%f10, %f16, %f16
	fsubd	%f12, %f16, %f12
	fmuld	%f12, %f10, %f12
	fmuld	%f10, %f14, %f14
	fmuld	%f10, %f8, %f8
	fmuld	%f10, %f10, %f18
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC13), %g1
	fsubd	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f12
	fmuld	%f10, %f18, %f10
	fmuld	%f10, %f12, %f10
	fsubd	%f8, %f10, %f8
	faddd	%f14, %f8, %f12
	st	%g0, [%fp-8]
	ld	[%fp-8], %f13
	fsubd	%f12, %f14, %f14
	b	.L34
	 fsubd	%f8, %f14, %f8
.L69:
	sethi	%gdop_hix22(.LC0), %g3
	sethi	%gdop_hix22(.LC1), %g4
	xor	%g3, %gdop_lox10(.LC0), %g3
	xor	%g4, %gdop_lox10(.LC1), %g4
	ld	[%l7 + %g3], %g3, %gdop(.LC0)
	b	.L120
	 ld	[%l7 + %g4], %g4, %gdop(.LC1)
.L119:
	cmp	%l0, 0
.L141:
	bge,a	.L145
	 sethi	%gdop_hix22(.LC0), %g1
	b	.L128
	 sethi	%gdop_hix22(.LC7), %g1
.L19:
	bge	.L145
	 sethi	%gdop_hix22(.LC0), %g1
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	fnegs	%f8, %f0
	fmovs	%f9, %f1
	jmp	%i7+8
	 restore
.L15:
	bne	.L14
	 mov	%i0, %o0
	mov	20, %g1
	sub	%g1, %g2, %g1
	sra	%i4, %g1, %g2
	sll	%g2, %g1, %g1
	cmp	%g1, %i4
	bne	.L17
	 mov	0, %l4
	and	%g2, 1, %g2
	mov	2, %l4
	b	.L17
	 sub	%l4, %g2, %l4
.L42:
	mov	0, %g2
	cmp	%g1, %g3
	bleu	.L45
	 mov	0, %o2
	sra	%g1, 20, %g1
	sethi	%hi(1048576), %g2
	add	%g1, -1022, %g1
	b	.L40
	 sra	%g2, %g1, %g1
.L49:
	sethi	%hi(1072693248), %g2
	andn	%l2, %g1, %g1
	cmp	%g1, %g2
	be	.L83
	 cmp	%i5, 0
	bne	.L50
	 mov	2, %l4
.L83:
	cmp	%l0, 0
	bge	.L57
	 mov	2, %l4
	b	.L129
	 sethi	%gdop_hix22(.LC1), %g1
.L70:
	sethi	%gdop_hix22(.LC3), %g3
	xor	%g4, %gdop_lox10(.LC2), %g4
	xor	%g3, %gdop_lox10(.LC3), %g3
	ld	[%l7 + %g4], %i4, %gdop(.LC2)
	ld	[%l7 + %g3], %i5, %gdop(.LC3)
	sethi	%gdop_hix22(.LC1), %g4
	sethi	%gdop_hix22(.LC4), %g3
	xor	%g4, %gdop_lox10(.LC1), %g4
	xor	%g3, %gdop_lox10(.LC4), %g3
	ldd	[%i4], %f28
	ld	[%l7 + %g3], %g3, %gdop(.LC4)
	ldd	[%i5], %f6
	sethi	%hi(262144), %i4
	ldd	[%g3], %f24
	b	.L36
	 ld	[%l7 + %g4], %g4, %gdop(.LC1)
.L26:
	be,a	.L148
	 fnegs	%f0, %f0
.L147:
	jmp	%i7+8
	 restore
.L126:
	call	scalbn, 0
	 std	%f10, [%fp-8]
	b	.L48
	 ldd	[%fp-8], %f10
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
