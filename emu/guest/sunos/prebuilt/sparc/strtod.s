! 750b29ca1883a4065dcd1a1b7c4b0280 newlib/libc/stdlib/strtod.c
	.file	"strtod.c"
	.section	".text"
	.section	.text.sulp,"ax",@progbits
	.align 4
	.type	sulp, #function
	.proc	07
sulp:
	save	%sp, -104, %sp
	ldd	[%i0], %i4
	mov	%i4, %o0
	call	__ulp, 0
	 mov	%i5, %o1
	cmp	%i1, 0
	be	.L7
	 srl	%i4, 20, %i4
	mov	107, %g1
	and	%i4, 2047, %i4
	sub	%g1, %i4, %g1
	cmp	%g1, 0
	ble	.L7
	 sll	%g1, 20, %g1
	sethi	%hi(1072693248), %g4
	mov	0, %g3
	add	%g1, %g4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f0, %f8, %f0
.L7:
	jmp	%i7+8
	 restore
	.size	sulp, .-sulp
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC6:
	.asciz	"nf"
	.align 8
.LC7:
	.asciz	"inity"
	.align 8
.LC8:
	.asciz	"an"
	.align 8
.LC9:
	.asciz	""
	.global __fixdfdi
	.global __floatdidf
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	2146435072
	.long	0
	.align 8
.LC2:
	.long	-1075838976
	.long	0
	.align 8
.LC3:
	.long	1071644672
	.long	0
	.align 8
.LC4:
	.long	1072693248
	.long	0
	.align 8
.LC5:
	.long	-1074790400
	.long	0
	.align 8
.LC10:
	.long	1106247680
	.long	0
	.align 8
.LC11:
	.long	1073741824
	.long	0
	.align 8
.LC12:
	.long	1105199103
	.long	-4194304
	.align 8
.LC13:
	.long	1105199104
	.long	0
	.align 8
.LC14:
	.long	1071644671
	.long	-1801439851
	.align 8
.LC15:
	.long	1071644672
	.long	900719925
	.align 8
.LC16:
	.long	1070596095
	.long	-1801439851
	.align 8
.LC17:
	.long	961544192
	.long	0
	.section	.text._strtod_l,"ax",@progbits
	.align 4
	.global _strtod_l
	.type	_strtod_l, #function
	.proc	07
_strtod_l:
	save	%sp, -216, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_C_numeric_locale), %g1
	xor	%g1, %gdop_lox10(_C_numeric_locale), %g1
	ld	[%l7 + %g1], %g1, %gdop(_C_numeric_locale)
	st	%g0, [%fp-16]
	ld	[%g1], %l4
	call	strlen, 0
	 mov	%l4, %o0
	mov	0, %l0
	mov	0, %l1
	mov	%i1, %g1
	mov	%o0, %o2
.L15:
	st	%g1, [%fp-20]
	ldub	[%g1], %g2
	and	%g2, 0xff, %g3
	cmp	%g3, 45
	bgu	.L192
	 mov	%g1, %l5
	sll	%g3, 2, %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L11-.)), %g3
	or	%g3, %lo(_GLOBAL_OFFSET_TABLE_-(.L11-.)), %g3
	sub	%l7, %g3, %g3
	ld	[%g3+%g4], %g4
	jmp	%g3+%g4
	 nop
	.section	".rodata"
	.section	.text._strtod_l
.L192:
	mov	0, %l2
	sll	%g2, 24, %g1
.L9:
	sra	%g1, 24, %g2
.L408:
	cmp	%g2, 48
	be	.L374
	 mov	0, %l3
.L16:
	sra	%g1, 24, %l6
	add	%l6, -48, %g2
	cmp	%g2, 9
	bgu	.L32
	 mov	0, %i3
	mov	0, %i4
	b	.L35
	 mov	0, %i5
.L376:
	sll	%i4, 2, %g2
	add	%g1, -48, %g1
	add	%i5, 1, %i5
	add	%l5, %i5, %o0
	st	%o0, [%fp-20]
	add	%g2, %i4, %i4
	ldub	[%l5+%i5], %g2
	add	%i4, %i4, %i4
	add	%g1, %i4, %i4
	sll	%g2, 24, %g1
	sra	%g1, 24, %l6
	add	%l6, -48, %g3
	cmp	%g3, 9
	bgu,a	.L406
	 st	%o2, [%fp-40]
.L35:
	cmp	%i5, 8
.L407:
	ble	.L376
	 sra	%g1, 24, %g1
	sll	%i3, 2, %g2
	add	%g1, -48, %g1
	add	%i5, 1, %i5
	add	%l5, %i5, %o0
	st	%o0, [%fp-20]
	add	%g2, %i3, %i3
	ldub	[%l5+%i5], %g2
	add	%i3, %i3, %i3
	add	%g1, %i3, %i3
	sll	%g2, 24, %g1
	sra	%g1, 24, %l6
	add	%l6, -48, %g3
	cmp	%g3, 9
	bleu	.L407
	 cmp	%i5, 8
	st	%o2, [%fp-40]
.L406:
	stb	%g2, [%fp-48]
	call	strncmp, 0
	 mov	%l4, %o1
	cmp	%o0, 0
	bne	.L377
	 ld	[%fp-40], %o2
	ld	[%fp-20], %g1
	mov	%i5, %g4
	add	%g1, %o2, %g3
	mov	0, %g2
	st	%g3, [%fp-20]
	ldsb	[%g1+%o2], %l6
.L39:
	add	%l6, -48, %g3
	cmp	%g3, 9
	bgu,a	.L41
	 mov	1, %o5
.L43:
	add	%o0, 1, %o0
	mov	%g3, %l6
	cmp	%g3, 0
	bne	.L378
	 ld	[%fp-20], %o5
.L44:
	add	%o5, 1, %g1
	st	%g1, [%fp-20]
	b	.L39
	 ldsb	[%o5+1], %l6
.L13:
	b	.L15
	 add	%g1, 1, %g1
.L193:
	mov	0, %l2
.L12:
	add	%g1, 1, %l5
	st	%l5, [%fp-20]
	ldub	[%g1+1], %g2
	sll	%g2, 24, %g1
	cmp	%g1, 0
	bne	.L408
	 sra	%g1, 24, %g2
.L14:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	std	%f8, [%fp-40]
.L51:
	cmp	%i2, 0
	bne,a	.L219
	 st	%i1, [%i2]
.L219:
	ldd	[%fp-40], %f0
	jmp	%i7+8
	 restore
.L377:
	ldub	[%fp-48], %g2
	mov	%i5, %g4
	and	%g2, -33, %g1
	mov	0, %o0
	sll	%g1, 24, %g1
	mov	0, %g2
	sra	%g1, 24, %g1
	cmp	%g1, 69
	bne	.L200
	 mov	0, %o5
	ld	[%fp-20], %i1
.L428:
	add	%i1, 1, %g1
	st	%g1, [%fp-20]
	ldsb	[%i1+1], %l6
	cmp	%l6, 43
	be	.L201
	 cmp	%l6, 45
	bne	.L53
	 mov	0, %o4
	mov	1, %o4
.L52:
	add	%i1, 2, %g1
	st	%g1, [%fp-20]
	ldsb	[%i1+2], %l6
.L53:
	add	%l6, -48, %g1
	cmp	%g1, 9
	bgu,a	.L54
	 st	%i1, [%fp-20]
	cmp	%l6, 48
	bne	.L55
	 ld	[%fp-20], %o7
	add	%o7, 1, %g1
.L56:
	st	%g1, [%fp-20]
	mov	%g1, %o7
	ldsb	[%g1], %l6
	cmp	%l6, 48
	be	.L56
	 add	%g1, 1, %g1
	add	%l6, -49, %g1
	cmp	%g1, 8
	bleu	.L379
	 mov	0, %g3
.L38:
	cmp	%i5, 0
.L399:
	bne	.L409
	 cmp	%g4, 0
.L383:
	orcc	%l3, %o0, %g0
	bne	.L380
	 cmp	%o5, 0
	bne	.L363
	 cmp	%l6, 105
	be,a	.L410
	 add	%fp, -20, %i5
	bg	.L65
	 cmp	%l6, 73
	be	.L64
	 cmp	%l6, 78
	bne,a	.L411
	 st	%g0, [%fp-40]
	add	%fp, -20, %i5
.L413:
	sethi	%gdop_hix22(.LC8), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC8), %o1
	call	__match, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC8)
	cmp	%o0, 0
	be,a	.L411
	 st	%g0, [%fp-40]
	ld	[%fp-20], %g1
	ldsb	[%g1], %g1
	cmp	%g1, 40
	be,a	.L381
	 add	%fp, -8, %o2
	sethi	%gdop_hix22(.LC9), %o0
.L440:
	xor	%o0, %gdop_lox10(.LC9), %o0
	call	nan, 0
	 ld	[%l7 + %o0], %o0, %gdop(.LC9)
	b	.L29
	 std	%f0, [%fp-40]
.L374:
	ldsb	[%l5+1], %g1
	and	%g1, -33, %g1
	cmp	%g1, 88
	be	.L382
	 add	%l5, 1, %i5
	st	%i5, [%fp-20]
.L412:
	mov	%i5, %l5
	add	%i5, 1, %i5
	ldub	[%i5-1], %g1
	sll	%g1, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 48
	be,a	.L412
	 st	%i5, [%fp-20]
	cmp	%g2, 0
	bne	.L16
	 mov	1, %l3
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %i3, %gdop(.LC0)
.L31:
	ldd	[%i3], %f8
.L446:
	std	%f8, [%fp-40]
.L29:
	cmp	%i2, 0
.L400:
	be	.L188
	 ld	[%fp-20], %g1
	st	%g1, [%i2]
.L188:
	cmp	%l2, 0
	be	.L219
	 ldd	[%fp-40], %f8
	fnegs	%f8, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %f0
	jmp	%i7+8
	 restore
.L65:
	cmp	%l6, 110
	be	.L413
	 add	%fp, -20, %i5
.L363:
	st	%g0, [%fp-40]
.L411:
	b	.L51
	 st	%g0, [%fp-36]
.L200:
	cmp	%i5, 0
.L427:
	be	.L383
	 mov	0, %g3
	cmp	%g4, 0
.L409:
	bne	.L75
	 sub	%g3, %g2, %g1
	mov	%i5, %g4
.L75:
	cmp	%i5, 16
	ble	.L76
	 mov	%i5, %i1
	mov	16, %i1
.L76:
	st	%i4, [%fp-40]
	cmp	%i4, 0
	ld	[%fp-40], %f8
	bge	.L77
	 fitod	%f8, %f8
	sethi	%gdop_hix22(.LC10), %o7
	xor	%o7, %gdop_lox10(.LC10), %o7
	ld	[%l7 + %o7], %o7, %gdop(.LC10)
	ldd	[%o7], %f10
	faddd	%f8, %f10, %f8
.L77:
	std	%f8, [%fp-40]
	cmp	%i5, 9
	ble	.L82
	 ldd	[%fp-40], %l0
	st	%i3, [%fp-40]
	sethi	%gdop_hix22(__mprec_tens), %o5
	add	%i1, -9, %o7
	xor	%o5, %gdop_lox10(__mprec_tens), %o5
	sll	%o7, 3, %o7
	ld	[%l7 + %o5], %o5, %gdop(__mprec_tens)
	ld	[%fp-40], %f10
	ldd	[%o5+%o7], %f12
	fitod	%f10, %f10
	cmp	%i3, 0
	bl	.L384
	 fmuld	%f8, %f12, %f8
.L81:
	faddd	%f8, %f10, %f8
	std	%f8, [%fp-40]
	cmp	%i5, 15
	bg	.L83
	 ldd	[%fp-40], %l0
.L82:
	cmp	%g1, 0
	be,a	.L29
	 std	%l0, [%fp-40]
	ble	.L84
	 cmp	%g1, 22
	ble	.L385
	 mov	37, %i3
	sub	%i3, %i5, %i3
	cmp	%i3, %g1
	bge	.L86
	 sub	%i5, %i1, %i3
	add	%i3, %g1, %i3
	andcc	%i3, 15, %o7
.L421:
	be	.L414
	 andcc	%i3, -16, %i3
	std	%l0, [%fp-40]
	sethi	%gdop_hix22(__mprec_tens), %i1
	ldd	[%fp-40], %f10
	sll	%o7, 3, %o7
	xor	%i1, %gdop_lox10(__mprec_tens), %i1
	ld	[%l7 + %i1], %i1, %gdop(__mprec_tens)
	ldd	[%i1+%o7], %f8
	fmuld	%f8, %f10, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %l0
.L414:
	be	.L113
	 mov	0, %l4
	cmp	%i3, 308
	bg,a	.L415
	 sethi	%gdop_hix22(.LC1), %g1
	cmp	%i3, 16
	ble	.L205
	 sra	%i3, 4, %i1
	std	%l0, [%fp-40]
	sethi	%gdop_hix22(__mprec_bigtens), %o5
	ldd	[%fp-40], %f8
	xor	%o5, %gdop_lox10(__mprec_bigtens), %o5
	mov	0, %o4
	ld	[%l7 + %o5], %o5, %gdop(__mprec_bigtens)
	mov	0, %o7
	mov	%o5, %i3
.L96:
	andcc	%i1, 1, %g0
	be	.L416
	 sra	%i1, 1, %i1
	ldd	[%i3], %f10
	mov	1, %o4
	fmuld	%f8, %f10, %f8
.L416:
	add	%o7, 1, %o7
	cmp	%i1, 1
	bne	.L96
	 add	%i3, 8, %i3
	andcc	%o4, 0xff, %g0
	be	.L417
	 sethi	%hi(-55574528), %i3
	std	%f8, [%fp-40]
	ldd	[%fp-40], %l0
.L94:
	sethi	%hi(-55574528), %i3
.L417:
	add	%i3, %l0, %l0
	std	%l0, [%fp-40]
	sll	%o7, 3, %o7
	ldd	[%fp-40], %f10
	ldd	[%o5+%o7], %f8
	fmuld	%f8, %f10, %f8
	std	%f8, [%fp-40]
	sethi	%hi(2146435072), %i3
	ldd	[%fp-40], %l0
	sethi	%hi(2090860544), %o7
	mov	%l0, %i1
	and	%i1, %i3, %i3
	cmp	%i3, %o7
	bgu	.L98
	 sethi	%hi(2089811968), %o7
	cmp	%i3, %o7
	bleu	.L99
	 sethi	%hi(55574528), %i3
	sethi	%hi(2146434048), %i3
	mov	-1, %l1
	or	%i3, 1023, %l0
.L100:
	mov	0, %l4
.L113:
	st	%g1, [%fp-52]
.L426:
	st	%g2, [%fp-48]
	st	%g3, [%fp-40]
	mov	%i4, %o4
	mov	%i5, %o3
	mov	%g4, %o2
	mov	%l5, %o1
	call	__s2b, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %l3
	be	.L98
	 ld	[%fp-48], %g2
	ld	[%fp-52], %g1
	ld	[%fp-40], %g3
	sub	%g2, %g3, %g3
	xnor	%g0, %g1, %g2
	sra	%g2, 31, %g2
	and	%g1, %g2, %g2
	st	%g2, [%fp-52]
	add	%l3, 12, %g2
	st	%g2, [%fp-56]
	add	%fp, -8, %g2
	st	%g2, [%fp-68]
	add	%fp, -12, %g2
	cmp	%g0, %l4
	st	%g2, [%fp-72]
	subx	%g0, -1, %i5
	addx	%g0, 0, %g2
	sra	%g1, 31, %g4
	st	%i5, [%fp-92]
	st	%g2, [%fp-80]
	and	%g3, %g4, %i1
	sethi	%hi(2090859520), %g2
	mov	0, %i3
	or	%g2, 1023, %g2
	mov	0, %i5
	sethi	%hi(2146435072), %l6
	st	%g2, [%fp-104]
	st	%l2, [%fp-96]
	st	%g1, [%fp-76]
	st	%i2, [%fp-100]
	ld	[%l3+4], %o1
.L398:
	call	_Balloc, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i4
	be	.L364
	 ld	[%fp-56], %o1
	ld	[%l3+16], %o2
	add	%o2, 2, %o2
	add	%i4, 12, %o0
	call	memcpy, 0
	 sll	%o2, 2, %o2
	ld	[%fp-68], %o4
	std	%l0, [%fp-40]
	ld	[%fp-72], %o3
	mov	%l0, %o1
	mov	%l1, %o2
	call	__d2b, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	be	.L359
	 st	%o0, [%fp-16]
	mov	1, %o1
	call	__i2b, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L364
	 ld	[%fp-12], %g1
	cmp	%g1, 0
	bl	.L120
	 ld	[%fp-52], %g2
	add	%g1, %i1, %l2
	ld	[%fp-52], %l5
.L121:
	ld	[%fp-8], %g4
	sub	%g1, %l4, %g1
	mov	54, %g3
	add	%g1, %g4, %g1
	add	%g1, -1, %g1
	cmp	%g1, -1022
	bge	.L206
	 sub	%g3, %g4, %g3
	mov	-1022, %g4
	sub	%g4, %g1, %g4
	cmp	%g4, 31
	bg	.L123
	 sub	%g3, %g4, %g3
	mov	1, %i2
	st	%g0, [%fp-64]
	sll	%i2, %g4, %g1
	st	%g1, [%fp-48]
.L122:
	add	%l2, %g3, %i2
	add	%l5, %g3, %l5
	mov	%l2, %g1
	cmp	%l2, %i2
	ble	.L124
	 add	%l4, %l5, %l5
	mov	%i2, %g1
.L124:
	cmp	%g1, %l5
	bg,a	.L125
	 mov	%l5, %g1
.L125:
	cmp	%g1, 0
	ble	.L418
	 cmp	%i1, 0
	sub	%i2, %g1, %i2
	sub	%l5, %g1, %l5
	sub	%l2, %g1, %l2
.L418:
	bg	.L386
	 mov	%i5, %o1
.L127:
	cmp	%i2, 0
	bg	.L130
	 mov	%i2, %o2
.L133:
	ld	[%fp-76], %g1
	cmp	%g1, 0
	bg	.L387
	 mov	%i4, %o1
	cmp	%l5, 0
.L432:
	bg	.L388
	 mov	%i4, %o1
	cmp	%l2, 0
.L431:
	ble	.L135
	 mov	%i5, %o1
	mov	%l2, %o2
	call	__lshift, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L419
	 ld	[%fp-96], %l2
.L135:
	mov	%i4, %o2
	ld	[%fp-16], %o1
	call	__mdiff, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i3
	be	.L364
	 mov	%i5, %o1
	ld	[%i3+12], %l5
	call	__mcmp, 0
	 st	%g0, [%i3+12]
	cmp	%o0, 0
	bl,a	.L389
	 ld	[%fp-96], %l2
	be	.L390
	 mov	%l0, %l2
	mov	%i5, %o1
	call	__ratio, 0
	 mov	%i3, %o0
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbug	.L353
	 cmp	%l5, 0
	bne	.L207
	 sethi	%gdop_hix22(.LC4), %g1
	cmp	%l1, 0
	bne	.L163
	 cmp	%l1, 1
	sethi	%hi(-1048576), %g1
	andncc	%l0, %g1, %g0
	bne	.L420
	 sethi	%gdop_hix22(.LC5), %g2
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbl	.L210
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	fnegs	%f10, %f8
	fmovs	%f11, %f9
.L162:
	std	%f8, [%fp-48]
	and	%l2, %l6, %i2
	sethi	%hi(2145386496), %g1
	cmp	%i2, %g1
	be	.L391
	 ldd	[%fp-48], %g2
	ld	[%fp-80], %g1
	cmp	%g1, 0
	be	.L172
	 sethi	%hi(111149056), %g1
	cmp	%g1, %i2
	blu	.L172
	 sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbug	.L173
	 nop
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbge,a	.L175
	 fsubd	%f10, %f8, %f8
	fdtoi	%f10, %f8
	st	%f8, [%fp-48]
	ld	[%fp-48], %g1
.L176:
	cmp	%g1, 0
	be,a	.L177
	 mov	1, %g1
.L177:
	st	%g1, [%fp-48]
	cmp	%g1, 0
	ld	[%fp-48], %f8
	bge	.L178
	 fitod	%f8, %f10
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f8
	faddd	%f10, %f8, %f10
.L178:
	cmp	%l5, 0
	bne	.L179
	 std	%f10, [%fp-48]
	fnegs	%f10, %f8
	fmovs	%f11, %f9
	std	%f8, [%fp-48]
.L179:
	ldd	[%fp-48], %g2
.L173:
	sethi	%hi(112197632), %g1
	add	%g2, %g1, %g1
	sub	%g1, %i2, %g2
.L172:
	std	%f10, [%fp-64]
	std	%g2, [%fp-48]
	call	__ulp, 0
	 ldd	[%fp-40], %o0
	ldd	[%fp-48], %f8
	ldd	[%fp-64], %f10
	fmuld	%f8, %f0, %f0
	ldd	[%fp-40], %f8
	faddd	%f0, %f8, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %g2
	mov	%g2, %l0
	mov	%g3, %l1
.L171:
	and	%g2, %l6, %g1
	cmp	%g1, %i2
	bne	.L170
	 ld	[%fp-92], %g1
	cmp	%g1, 0
	bne,a	.L392
	 std	%f10, [%fp-40]
.L170:
	ld	[%fp-16], %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i4, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i5, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	b	.L398
	 ld	[%l3+4], %o1
.L83:
	sub	%i5, %i1, %i3
.L429:
	add	%i3, %g1, %i3
	cmp	%i3, 0
	bg,a	.L421
	 andcc	%i3, 15, %o7
	be	.L113
	 mov	0, %l4
	sub	%g0, %i3, %i3
	andcc	%i3, 15, %i1
	be	.L422
	 sra	%i3, 4, %i3
	std	%l0, [%fp-40]
	sethi	%gdop_hix22(__mprec_tens), %o7
	ldd	[%fp-40], %f10
	sll	%i1, 3, %i1
	xor	%o7, %gdop_lox10(__mprec_tens), %o7
	ld	[%l7 + %o7], %o7, %gdop(__mprec_tens)
	ldd	[%o7+%i1], %f8
	fdivd	%f10, %f8, %f8
	std	%f8, [%fp-40]
	ldd	[%fp-40], %l0
.L422:
	cmp	%i3, 0
	be	.L113
	 mov	0, %l4
	cmp	%i3, 31
	bg,a	.L393
	 sethi	%gdop_hix22(.LC0), %g1
	andcc	%i3, 16, %l4
	bne,a	.L103
	 mov	106, %l4
.L103:
	sethi	%gdop_hix22(tinytens), %i1
	std	%l0, [%fp-40]
	xor	%i1, %gdop_lox10(tinytens), %i1
	ldd	[%fp-40], %f8
	mov	0, %o7
	ld	[%l7 + %i1], %i1, %gdop(tinytens)
.L105:
	andcc	%i3, 1, %g0
	be	.L423
	 sra	%i3, 1, %i3
	ldd	[%i1], %f10
	mov	1, %o7
	fmuld	%f8, %f10, %f8
.L423:
	cmp	%i3, 0
	bne	.L105
	 add	%i1, 8, %i1
	andcc	%o7, 0xff, %g0
	be	.L424
	 cmp	%l4, 0
	std	%f8, [%fp-40]
	ldd	[%fp-40], %l0
.L424:
	be,a	.L425
	 std	%l0, [%fp-40]
	srl	%l0, 20, %i1
	mov	107, %i3
	and	%i1, 2047, %i1
	sub	%i3, %i1, %i3
	cmp	%i3, 0
	ble	.L111
	 mov	%l0, %o7
	cmp	%i3, 31
	ble,a	.L109
	 mov	-1, %i1
	mov	0, %l1
	cmp	%i3, 52
	bg	.L111
	 sethi	%hi(57671680), %l0
	mov	75, %i3
	sub	%i3, %i1, %i1
	mov	-1, %i3
	sll	%i3, %i1, %i3
	and	%i3, %o7, %l0
.L111:
	mov	106, %l4
	std	%l0, [%fp-40]
.L425:
	sethi	%gdop_hix22(.LC0), %i3
	ldd	[%fp-40], %f10
	xor	%i3, %gdop_lox10(.LC0), %i3
	ld	[%l7 + %i3], %i3, %gdop(.LC0)
	ldd	[%i3], %f8
	fcmpd	%f10, %f8
	nop
	fbne,a	.L426
	 st	%g1, [%fp-52]
	mov	34, %g1
	b	.L446
	 st	%g1, [%i0]
.L198:
	mov	0, %i5
	mov	0, %i3
	mov	0, %i4
	mov	1, %o5
.L41:
	and	%l6, -33, %g1
	cmp	%g1, 69
	bne	.L427
	 cmp	%i5, 0
	or	%i5, %o0, %g1
	orcc	%g1, %l3, %g0
	bne,a	.L428
	 ld	[%fp-20], %i1
	st	%g0, [%fp-40]
	b	.L51
	 st	%g0, [%fp-36]
.L54:
	b	.L38
	 mov	0, %g3
.L384:
	sethi	%gdop_hix22(.LC10), %i3
	xor	%i3, %gdop_lox10(.LC10), %i3
	ld	[%l7 + %i3], %i3, %gdop(.LC10)
	ldd	[%i3], %f12
	b	.L81
	 faddd	%f10, %f12, %f10
.L84:
	cmp	%g1, -22
	bl	.L429
	 sub	%i5, %i1, %i3
	std	%l0, [%fp-40]
	sethi	%gdop_hix22(__mprec_tens), %g1
	ldd	[%fp-40], %f10
	sub	%g2, %g3, %g2
	xor	%g1, %gdop_lox10(__mprec_tens), %g1
	sll	%g2, 3, %g2
	ld	[%l7 + %g1], %g1, %gdop(__mprec_tens)
	ldd	[%g1+%g2], %f8
	fdivd	%f10, %f8, %f8
	b	.L29
	 std	%f8, [%fp-40]
.L10:
	b	.L12
	 mov	1, %l2
.L379:
	add	%l6, -48, %g1
.L55:
	add	%o7, 1, %g3
	st	%g3, [%fp-20]
	ldsb	[%o7+1], %l6
	add	%l6, -48, %g3
	cmp	%g3, 9
	bgu	.L57
	 add	%o7, 2, %g3
.L58:
	st	%g3, [%fp-20]
	sll	%g1, 2, %o2
	mov	%g3, %o3
	add	%o2, %g1, %g1
	add	%g3, 1, %g3
	add	%g1, %g1, %g1
	add	%g1, %l6, %g1
	ldsb	[%g3-1], %l6
	add	%l6, -48, %o2
	cmp	%o2, 9
	bleu	.L58
	 add	%g1, -48, %g1
	sub	%o3, %o7, %o3
	sethi	%hi(19456), %g3
	cmp	%o3, 8
	ble	.L57
	 or	%g3, 543, %g3
.L59:
	cmp	%o4, 0
.L402:
	bne,a	.L38
	 sub	%g0, %g3, %g3
	b	.L399
	 cmp	%i5, 0
.L64:
	add	%fp, -20, %i5
.L410:
	sethi	%gdop_hix22(.LC6), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC6), %o1
	call	__match, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC6)
	cmp	%o0, 0
	be,a	.L411
	 st	%g0, [%fp-40]
	ld	[%fp-20], %g1
	add	%g1, -1, %g1
	sethi	%gdop_hix22(.LC7), %o1
	st	%g1, [%fp-20]
	xor	%o1, %gdop_lox10(.LC7), %o1
	mov	%i5, %o0
	call	__match, 0
	 ld	[%l7 + %o1], %o1, %gdop(.LC7)
	cmp	%o0, 0
	bne	.L430
	 sethi	%gdop_hix22(.LC1), %g1
	ld	[%fp-20], %g1
	add	%g1, 1, %g1
	st	%g1, [%fp-20]
	sethi	%gdop_hix22(.LC1), %g1
.L430:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	b	.L29
	 std	%f8, [%fp-40]
.L206:
	mov	1, %g1
	st	%g0, [%fp-64]
	b	.L122
	 st	%g1, [%fp-48]
.L353:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	fmovs	%f10, %f8
	bne	.L162
	 fmovs	%f11, %f9
	b	.L162
	 fnegs	%f10, %f8
.L386:
	mov	%i1, %o2
	call	__pow5mult, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i5
	be	.L364
	 mov	%i5, %o1
	ld	[%fp-16], %o2
	call	__multiply, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %g1
	be,a	.L419
	 ld	[%fp-96], %l2
	st	%g1, [%fp-88]
	ld	[%fp-16], %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	ld	[%fp-88], %g1
	b	.L127
	 st	%g1, [%fp-16]
.L120:
	mov	%i1, %l2
	b	.L121
	 sub	%g2, %g1, %l5
.L130:
	ld	[%fp-16], %o1
	call	__lshift, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L133
	 st	%o0, [%fp-16]
.L359:
	ld	[%fp-96], %l2
	ld	[%fp-100], %i2
.L92:
	sethi	%gdop_hix22(.LC1), %g1
	mov	34, %g2
	xor	%g1, %gdop_lox10(.LC1), %g1
	st	%g2, [%i0]
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	std	%f8, [%fp-40]
.L93:
	mov	%o0, %o1
.L439:
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i4, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i5, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%l3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	b	.L400
	 cmp	%i2, 0
.L388:
	mov	%l5, %o2
	call	__lshift, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i4
	bne,a	.L431
	 cmp	%l2, 0
.L364:
	ld	[%fp-96], %l2
.L419:
	ld	[%fp-100], %i2
.L365:
	b	.L92
	 ld	[%fp-16], %o0
.L387:
	ld	[%fp-52], %o2
	call	__pow5mult, 0
	 mov	%i0, %o0
	orcc	%o0, 0, %i4
	bne,a	.L432
	 cmp	%l5, 0
	ld	[%fp-96], %l2
	b	.L365
	 ld	[%fp-100], %i2
.L123:
	mov	1, %g2
	mov	-1054, %g4
	st	%g2, [%fp-48]
	sub	%g4, %g1, %g1
	sll	%g2, %g1, %g1
	b	.L122
	 st	%g1, [%fp-64]
.L207:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fmovs	%f8, %f10
	b	.L162
	 fmovs	%f9, %f11
.L380:
	st	%g0, [%fp-40]
	b	.L29
	 st	%g0, [%fp-36]
.L23:
	add	%g2, 1075, %g1
	ld	[%fp-4], %g3
	sethi	%hi(1048576), %g2
	sll	%g1, 20, %g1
	andn	%g3, %g2, %g2
	ld	[%fp-8], %l1
	or	%g2, %g1, %l0
.L22:
	andcc	%i4, 8, %g0
	be,a	.L29
	 std	%l0, [%fp-40]
	sethi	%hi(-2147483648), %g1
	or	%g1, %l0, %l0
	b	.L29
	 std	%l0, [%fp-40]
.L32:
	st	%o2, [%fp-40]
	mov	%l4, %o1
	call	strncmp, 0
	 mov	%l5, %o0
	orcc	%o0, 0, %g4
	be	.L191
	 ld	[%fp-40], %o2
	mov	0, %g4
	mov	0, %i3
	mov	0, %i4
	mov	0, %o0
	mov	0, %g2
	mov	0, %i5
	b	.L41
	 mov	0, %o5
.L191:
	ld	[%fp-20], %g2
	add	%g2, %o2, %g1
	st	%g1, [%fp-20]
	ldsb	[%g2+%o2], %l6
	cmp	%l6, 48
	bne	.L190
	 mov	0, %o0
	add	%o0, 1, %o0
.L433:
	add	%g1, %o0, %g2
	st	%g2, [%fp-20]
	ldsb	[%g1+%o0], %l6
	cmp	%l6, 48
	be,a	.L433
	 add	%o0, 1, %o0
.L190:
	add	%l6, -49, %g1
	cmp	%g1, 8
	bgu,a	.L198
	 mov	0, %g2
	ld	[%fp-20], %l5
	add	%l6, -48, %l6
	add	%o0, 1, %g2
	mov	%l5, %o5
	mov	0, %i4
	mov	0, %i3
	mov	1, %i5
.L42:
	sll	%i4, 2, %g1
	mov	0, %o0
	add	%g1, %i4, %g1
	add	%g1, %g1, %g1
	b	.L44
	 add	%l6, %g1, %i4
.L391:
	sethi	%hi(-55574528), %g1
	std	%f10, [%fp-64]
	add	%l2, %g1, %l0
	std	%l0, [%fp-48]
	ldd	[%fp-48], %f10
	std	%f8, [%fp-88]
	std	%f10, [%fp-112]
	mov	%l0, %o0
	call	__ulp, 0
	 mov	%l1, %o1
	ldd	[%fp-48], %f10
	ldd	[%fp-88], %f8
	fmuld	%f0, %f8, %f8
	faddd	%f8, %f10, %f8
	std	%f8, [%fp-48]
	ld	[%fp-104], %g3
	ldd	[%fp-48], %l0
	mov	%l0, %g2
	and	%g2, %l6, %g1
	cmp	%g1, %g3
	bleu	.L168
	 ldd	[%fp-64], %f10
	sethi	%hi(2146434048), %g1
	ld	[%fp-40], %g2
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bne	.L434
	 sethi	%hi(2146434048), %g1
	ld	[%fp-36], %g1
	cmp	%g1, -1
	be	.L364
	 sethi	%hi(2146434048), %g1
.L434:
	mov	-1, %l1
	b	.L170
	 or	%g1, 1023, %l0
.L201:
	b	.L52
	 mov	0, %o4
.L209:
	sethi	%gdop_hix22(.LC5), %g2
.L420:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g2, %gdop_lox10(.LC5), %g2
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g2], %f8
	b	.L162
	 ldd	[%g1], %f10
.L382:
	st	%i3, [%sp+92]
	mov	%l2, %o5
	add	%fp, -16, %o4
	add	%fp, -12, %o3
	sethi	%gdop_hix22(fpi.1), %o2
	add	%fp, -20, %o1
	xor	%o2, %gdop_lox10(fpi.1), %o2
	mov	%i0, %o0
	call	__gethex, 0
	 ld	[%l7 + %o2], %o2, %gdop(fpi.1)
	andcc	%o0, 7, %i3
	be	.L196
	 mov	%o0, %i4
	cmp	%i3, 6
	bne,a	.L19
	 ld	[%fp-16], %o2
	cmp	%i2, 0
	bne,a	.L20
	 st	%i5, [%i2]
.L20:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	b	.L219
	 std	%f8, [%fp-40]
.L392:
	st	%g2, [%fp-64]
	std	%f10, [%fp-48]
	call	__fixdfdi, 0
	 ldd	[%fp-40], %o0
	call	__floatdidf, 0
	 or	%l5, %l1, %l5
	ldd	[%fp-48], %f10
	sethi	%hi(-1048576), %g1
	ld	[%fp-64], %g2
	andn	%g2, %g1, %g1
	orcc	%l5, %g1, %g0
	bne	.L394
	 fsubd	%f10, %f0, %f10
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbuge	.L170
	 nop
.L373:
	ld	[%fp-96], %l2
.L401:
	ld	[%fp-100], %i2
	std	%l0, [%fp-40]
	b	.L93
	 ld	[%fp-16], %o0
.L394:
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbl	.L373
	 sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f8
	fcmped	%f10, %f8
	nop
	fbule	.L170
	 nop
	b	.L401
	 ld	[%fp-96], %l2
.L163:
	bne	.L209
	 cmp	%l0, 0
	bne	.L420
	 sethi	%gdop_hix22(.LC5), %g2
.L114:
	sethi	%gdop_hix22(.LC0), %g1
	mov	34, %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%fp-96], %l2
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%fp-100], %i2
	ldd	[%g1], %f8
	st	%g2, [%i0]
	ld	[%fp-16], %o0
	b	.L93
	 std	%f8, [%fp-40]
.L98:
	sethi	%gdop_hix22(.LC1), %g1
.L415:
	mov	34, %g2
	xor	%g1, %gdop_lox10(.LC1), %g1
	st	%g2, [%i0]
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	b	.L29
	 std	%f8, [%fp-40]
.L378:
	add	%o0, %i5, %o4
	cmp	%o0, 1
	bne	.L49
	 add	%o4, -1, %o7
	b	.L395
	 add	%i5, 1, %o4
.L396:
	sll	%i4, 2, %g1
	add	%g1, %i4, %i4
	add	%i4, %i4, %i4
	cmp	%o7, %i5
.L436:
	be	.L435
	 cmp	%i5, 8
.L49:
	cmp	%i5, 8
	bleu	.L396
	 add	%i5, 1, %i5
	cmp	%i5, 16
	bg	.L436
	 cmp	%o7, %i5
	sll	%i3, 2, %g1
	add	%g1, %i3, %i3
	b	.L436
	 add	%i3, %i3, %i3
.L168:
	sethi	%hi(55574528), %g1
	add	%g2, %g1, %g2
	b	.L171
	 mov	%g2, %l0
.L175:
	sethi	%hi(-2147483648), %g2
	fdtoi	%f8, %f8
	st	%f8, [%fp-48]
	ld	[%fp-48], %g1
	b	.L176
	 xor	%g1, %g2, %g1
.L57:
	mov	%g1, %g3
	sethi	%hi(19456), %g1
	or	%g1, 543, %g1
	cmp	%g3, %g1
	bg,a	.L59
	 mov	%g1, %g3
	b	.L402
	 cmp	%o4, 0
.L385:
	std	%l0, [%fp-40]
	sethi	%gdop_hix22(__mprec_tens), %g2
	ldd	[%fp-40], %f10
	sll	%g1, 3, %g1
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	ld	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	ldd	[%g2+%g1], %f8
	fmuld	%f8, %f10, %f8
	b	.L29
	 std	%f8, [%fp-40]
.L19:
	cmp	%o2, 0
	be	.L21
	 mov	53, %o1
	call	__copybits, 0
	 add	%fp, -8, %o0
	ld	[%fp-16], %o1
	call	_Bfree, 0
	 mov	%i0, %o0
.L21:
	cmp	%i3, 5
	bgu	.L22
	 ld	[%fp-12], %g2
	sll	%i3, 2, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L24-.)), %g1
	or	%g1, %lo(_GLOBAL_OFFSET_TABLE_-(.L24-.)), %g1
	sub	%l7, %g1, %g1
	ld	[%g1+%i3], %g3
	jmp	%g1+%g3
	 nop
	.section	".rodata"
	.section	.text._strtod_l
.L25:
	sethi	%hi(2147482624), %g1
	mov	-1, %l1
	b	.L22
	 or	%g1, 1023, %l0
.L26:
	b	.L22
	 sethi	%hi(2146435072), %l0
.L27:
	ld	[%fp-4], %l0
	b	.L22
	 ld	[%fp-8], %l1
.L196:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	b	.L29
	 std	%f8, [%fp-40]
.L86:
	std	%l0, [%fp-40]
	ldd	[%fp-40], %f10
	sethi	%gdop_hix22(__mprec_tens), %g3
	mov	15, %g2
	xor	%g3, %gdop_lox10(__mprec_tens), %g3
	sub	%g2, %i5, %g2
	ld	[%l7 + %g3], %g3, %gdop(__mprec_tens)
	sll	%g2, 3, %g4
	sub	%g1, %g2, %g1
	ldd	[%g3+%g4], %f8
	sll	%g1, 3, %g1
	fmuld	%f8, %f10, %f8
	ldd	[%g3+%g1], %f10
	fmuld	%f8, %f10, %f8
	b	.L29
	 std	%f8, [%fp-40]
.L210:
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC2)
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g2], %f8
	b	.L162
	 ldd	[%g1], %f10
.L390:
	sethi	%hi(1047552), %g1
	ld	[%fp-48], %o5
	or	%g1, 1023, %g1
	ld	[%fp-64], %o7
	mov	%l0, %g4
	ld	[%fp-96], %l2
	ld	[%fp-100], %i2
	cmp	%l5, 0
	be	.L142
	 and	%g1, %l0, %g2
	cmp	%g2, %g1
	be	.L397
	 cmp	%o7, 0
	bne	.L437
	 andcc	%o7, %g4, %g0
	andcc	%o5, %l1, %g0
	be	.L438
	 ld	[%fp-16], %g1
	std	%l0, [%fp-32]
.L403:
	mov	%l4, %o1
	call	sulp, 0
	 add	%fp, -32, %o0
	ldd	[%fp-40], %f8
	faddd	%f8, %f0, %f8
	std	%f8, [%fp-40]
.L138:
	ld	[%fp-16], %g1
.L438:
	cmp	%l4, 0
	be	.L93
	 mov	%g1, %o0
.L153:
	ldd	[%fp-40], %f10
	mov	%g1, %o0
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-40]
	ld	[%fp-40], %g2
	ld	[%fp-36], %g1
	orcc	%g2, %g1, %g0
	bne	.L439
	 mov	%o0, %o1
	mov	34, %g1
	b	.L439
	 st	%g1, [%i0]
.L99:
	b	.L100
	 add	%i1, %i3, %l0
.L381:
	sethi	%gdop_hix22(fpinan.0), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(fpinan.0), %o1
	call	__hexnan, 0
	 ld	[%l7 + %o1], %o1, %gdop(fpinan.0)
	cmp	%o0, 5
	bne	.L440
	 sethi	%gdop_hix22(.LC9), %o0
	ld	[%fp-4], %g2
	sethi	%hi(2146435072), %g1
	ld	[%fp-8], %l1
	or	%g2, %g1, %l0
	b	.L29
	 std	%l0, [%fp-40]
.L142:
	cmp	%g2, 0
	bne	.L148
	 cmp	%o7, 0
	orcc	%l1, 0, %g1
	bne	.L149
	 cmp	%o7, 0
.L150:
	cmp	%l4, 0
	be	.L441
	 sethi	%hi(-1048576), %g2
	sethi	%hi(2146435072), %i1
	sethi	%hi(112197632), %g1
	and	%l0, %i1, %i1
	cmp	%i1, %g1
	bgu	.L447
	 ld	[%fp-16], %o0
	sethi	%hi(57671680), %g2
	cmp	%i1, %g2
	bgu	.L153
	 mov	%o0, %g1
	sethi	%gdop_hix22(.LC0), %g1
	mov	34, %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	st	%g2, [%i0]
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	b	.L93
	 std	%f8, [%fp-40]
.L393:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %i3, %gdop(.LC0)
	mov	34, %g1
	b	.L31
	 st	%g1, [%i0]
.L389:
	orcc	%l5, %l1, %g0
	bne	.L138
	 ld	[%fp-100], %i2
	sethi	%hi(-1048576), %g1
	andncc	%l0, %g1, %g0
	bne	.L438
	 ld	[%fp-16], %g1
	sethi	%hi(2146435072), %i1
	sethi	%hi(112197632), %g1
	and	%i1, %l0, %i1
	cmp	%i1, %g1
	bleu	.L438
	 ld	[%fp-16], %g1
	ld	[%i3+20], %g1
	cmp	%g1, 0
	bne	.L442
	 mov	%i3, %o1
	ld	[%i3+16], %g1
	cmp	%g1, 1
	ble	.L438
	 ld	[%fp-16], %g1
.L442:
	mov	1, %o2
	call	__lshift, 0
	 mov	%i0, %o0
	mov	%i5, %o1
	call	__mcmp, 0
	 mov	%o0, %i3
	cmp	%o0, 0
	ble	.L438
	 ld	[%fp-16], %g1
	cmp	%l4, 0
	be	.L151
	 sethi	%hi(-1048576), %g2
.L447:
	sethi	%hi(-1048576), %g3
	add	%i1, %g2, %g2
	mov	-1, %l1
	orn	%g2, %g3, %l0
	ld	[%fp-16], %g1
	b	.L153
	 std	%l0, [%fp-40]
.L205:
	sethi	%gdop_hix22(__mprec_bigtens), %o5
	mov	0, %o7
	xor	%o5, %gdop_lox10(__mprec_bigtens), %o5
	b	.L94
	 ld	[%l7 + %o5], %o5, %gdop(__mprec_bigtens)
.L367:
.L437:
	be	.L438
	 ld	[%fp-16], %g1
	b	.L403
	 std	%l0, [%fp-32]
.L148:
	bne	.L443
	 andcc	%o7, %g4, %g0
	andcc	%o5, %l1, %g0
	be	.L438
	 ld	[%fp-16], %g1
	std	%l0, [%fp-32]
.L404:
	mov	%l4, %o1
	call	sulp, 0
	 add	%fp, -32, %o0
	ldd	[%fp-40], %f8
	fsubd	%f8, %f0, %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fcmpd	%f10, %f8
	nop
	fbne	.L138
	 std	%f10, [%fp-40]
	mov	34, %g1
	ld	[%fp-16], %o0
	st	%g1, [%i0]
	b	.L93
	 std	%f8, [%fp-40]
.L397:
	cmp	%l4, 0
	bne	.L144
	 mov	%l1, %g2
	cmp	%l1, -1
	be	.L444
	 sethi	%hi(2146434048), %g1
	cmp	%o7, 0
.L445:
	bne	.L367
	 andcc	%o7, %g4, %g0
	andcc	%g2, %o5, %g0
	be	.L438
	 ld	[%fp-16], %g1
	b	.L403
	 std	%l0, [%fp-32]
.L109:
	sll	%i1, %i3, %i3
	b	.L111
	 and	%i3, %l1, %l1
.L369:
.L443:
	be	.L438
	 ld	[%fp-16], %g1
	b	.L404
	 std	%l0, [%fp-32]
.L151:
.L441:
	sethi	%hi(2146435072), %g1
	mov	-1, %l1
	and	%l0, %g1, %g1
	ld	[%fp-16], %o0
	add	%g1, %g2, %g1
	orn	%g1, %g2, %l0
	b	.L93
	 std	%l0, [%fp-40]
.L149:
	bne	.L369
	 andcc	%o7, %g4, %g0
	andcc	%g1, %o5, %g0
	be	.L438
	 ld	[%fp-16], %g1
	b	.L404
	 std	%l0, [%fp-32]
.L144:
	sethi	%hi(2146435072), %g1
	sethi	%hi(111149056), %g3
	and	%l0, %g1, %g1
	cmp	%g1, %g3
	bleu,a	.L147
	 srl	%g1, 20, %g1
	cmp	%l1, -1
	bne	.L445
	 cmp	%o7, 0
	sethi	%hi(2146434048), %g1
.L444:
	or	%g1, 1023, %g1
	cmp	%g4, %g1
	be	.L365
	 sethi	%hi(2146435072), %g1
.L405:
	sethi	%hi(1048576), %g2
	and	%g4, %g1, %g1
	mov	0, %l1
	add	%g1, %g2, %l0
	b	.L138
	 std	%l0, [%fp-40]
.L147:
	mov	107, %g3
	sub	%g3, %g1, %g3
	mov	-1, %g1
	sll	%g1, %g3, %g1
	cmp	%l1, %g1
	bne	.L445
	 cmp	%o7, 0
	b	.L405
	 sethi	%hi(2146435072), %g1
.L395:
	cmp	%i5, 8
.L435:
	bg	.L50
	 add	%g2, %o0, %g2
	b	.L42
	 mov	%o4, %i5
.L50:
	cmp	%o4, 16
	bg	.L199
	 mov	%o4, %i5
	sll	%i3, 2, %g1
	add	%g1, %i3, %g1
	mov	0, %o0
	add	%g1, %g1, %g1
	b	.L44
	 add	%g3, %g1, %i3
.L199:
	b	.L44
	 mov	0, %o0
	.align 4
	.subsection	-1
	.align 4
.L24:
	.word	.L22-.L24
	.word	.L23-.L24
	.word	.L27-.L24
	.word	.L26-.L24
	.word	.L25-.L24
	.word	.L23-.L24
	.previous
	.subsection	-1
	.align 4
.L11:
	.word	.L14-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L13-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L192-.L11
	.word	.L193-.L11
	.word	.L192-.L11
	.word	.L10-.L11
	.previous
	.size	_strtod_l, .-_strtod_l
	.section	.text._strtod_r,"ax",@progbits
	.align 4
	.global _strtod_r
	.type	_strtod_r, #function
	.proc	07
_strtod_r:
	save	%sp, -96, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__global_locale), %i3
	xor	%i3, %gdop_lox10(__global_locale), %i3
	ld	[%l7 + %i3], %i3, %gdop(__global_locale)
	call	_strtod_l, 0
	 restore
	.size	_strtod_r, .-_strtod_r
	.section	".rodata"
	.align 4
	.type	fpinan.0, #object
	.size	fpinan.0, 20
fpinan.0:
	.long	52
	.long	-1074
	.long	971
	.long	1
	.long	0
	.align 4
	.type	fpi.1, #object
	.size	fpi.1, 20
fpi.1:
	.long	53
	.long	-1074
	.long	971
	.long	1
	.long	0
	.align 8
	.type	tinytens, #object
	.size	tinytens, 40
tinytens:
	.long	1016910514
	.long	-1747416644
	.long	961148451
	.long	-710367437
	.long	849678333
	.long	1156884285
	.long	626768392
	.long	-812869731
	.long	292029992
	.long	1689022275
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
