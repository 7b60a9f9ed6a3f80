! 750b29ca1883a4065dcd1a1b7c4b0280 newlib/libc/stdlib/strtod.c
	.file	"strtod.c"
	.section	".text"
	.section	.text.sulp,"ax",@progbits
	.align 4
	.type	sulp, #function
	.proc	07
sulp:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	stx	%i0, [%fp+2039]
	call	__ulp, 0
	 ldd	[%fp+2039], %f0
	brz,pn	%i1, .L7
	 srlx	%i0, 52, %i0
	mov	107, %g1
	and	%i0, 2047, %i0
	sub	%g1, %i0, %g1
	cmp	%g1, 0
	ble,pn	%icc, .L7
	 sll	%g1, 20, %g1
	sethi	%hi(1072693248), %g2
	add	%g1, %g2, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	fmuld	%f0, %f8, %f0
.L7:
	return	%i7+8
	 nop
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
.LC13:
	.long	1071644671
	.long	-1801439851
	.align 8
.LC14:
	.long	1071644672
	.long	900719925
	.align 8
.LC15:
	.long	1070596095
	.long	-1801439851
	.align 8
.LC16:
	.long	961544192
	.long	0
	.section	.text._strtod_l,"ax",@progbits
	.align 4
	.global _strtod_l
	.type	_strtod_l, #function
	.proc	07
_strtod_l:
	.register	%g3, #scratch
	save	%sp, -320, %sp
	stx	%g0, [%fp+2031]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(_C_numeric_locale), %g1
	xor	%g1, %gdop_lox10(_C_numeric_locale), %g1
	ldx	[%l7 + %g1], %g1, %gdop(_C_numeric_locale)
	ldx	[%g1], %l2
	call	strlen, 0
	 mov	%l2, %o0
	mov	0, %i5
	mov	%i1, %g1
.L15:
	stx	%g1, [%fp+2023]
	ldub	[%g1], %l0
	and	%l0, 0xff, %g2
	cmp	%g2, 45
	bgu,pn	%icc, .L185
	 mov	%g1, %l3
	and	%l0, 0xff, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L11-.)), %g2
	sllx	%g3, 2, %g3
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L11-.)), %g2
	sub	%l7, %g2, %g2
	ldsw	[%g2+%g3], %g3
	jmp	%g2+%g3
	 nop
	.section	".rodata"
	.section	.text._strtod_l
.L185:
	mov	0, %l1
	sll	%l0, 24, %g1
.L9:
	sra	%g1, 24, %g2
.L355:
	cmp	%g2, 48
	be,pn	%icc, .L329
	 mov	0, %i4
	sra	%g1, 24, %i5
.L391:
	add	%i5, -48, %g2
	cmp	%g2, 9
	bgu,pn	%icc, .L32
	 sra	%o0, 0, %l6
	add	%l3, 1, %g2
	mov	0, %l5
	mov	0, %l4
	ba,pt	%xcc, .L35
	 mov	0, %i3
.L331:
	sll	%l4, 2, %g3
	add	%g1, -48, %g1
	add	%g3, %l4, %g3
	stx	%g2, [%fp+2023]
	add	%g3, %g3, %g3
	ldub	[%g2], %l0
	add	%g1, %g3, %l4
	mov	%g2, %o0
	sll	%l0, 24, %g1
	add	%i3, 1, %i3
	sra	%g1, 24, %i5
	add	%i5, -48, %g3
	cmp	%g3, 9
	bgu,pn	%icc, .L330
	 add	%g2, 1, %g2
.L35:
	cmp	%i3, 8
	ble,pt	%icc, .L331
	 sra	%g1, 24, %g1
	sll	%l5, 2, %g3
	add	%g1, -48, %g1
	add	%g3, %l5, %g3
	stx	%g2, [%fp+2023]
	add	%g3, %g3, %g3
	ldub	[%g2], %l0
	add	%g1, %g3, %l5
	mov	%g2, %o0
	sll	%l0, 24, %g1
	add	%i3, 1, %i3
	sra	%g1, 24, %i5
	add	%i5, -48, %g3
	cmp	%g3, 9
	bleu,pt	%icc, .L35
	 add	%g2, 1, %g2
.L330:
	mov	%l6, %o2
	call	strncmp, 0
	 mov	%l2, %o1
	orcc	%o0, 0, %g4
	bne,pn	%icc, .L332
	 and	%l0, -33, %g1
	ldx	[%fp+2023], %g1
	mov	%i3, %o2
	add	%g1, %l6, %g2
	mov	0, %l0
	stx	%g2, [%fp+2023]
	ldsb	[%g1+%l6], %i5
.L39:
	add	%i5, -48, %g2
	cmp	%g2, 9
	bgu,pt	%icc, .L41
	 mov	1, %o7
.L43:
	add	%g4, 1, %g4
	mov	%g2, %i5
	cmp	%g2, 0
	bne,pn	%icc, .L333
	 ldx	[%fp+2023], %g5
.L44:
	add	%g5, 1, %g1
	stx	%g1, [%fp+2023]
	ba,pt	%xcc, .L39
	 ldsb	[%g5+1], %i5
.L13:
	ba,pt	%xcc, .L15
	 add	%g1, 1, %g1
.L186:
	mov	0, %l1
.L12:
	add	%g1, 1, %l3
	stx	%l3, [%fp+2023]
	ldub	[%g1+1], %l0
	sll	%l0, 24, %g1
	cmp	%g1, 0
	bne,pt	%icc, .L355
	 sra	%g1, 24, %g2
.L14:
.L51:
	sethi	%gdop_hix22(.LC0), %g1
.L350:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	brz,pn	%i2, .L392
	 ldd	[%g1], %f0
	stx	%i1, [%i2]
.L392:
	return	%i7+8
	 nop
.L332:
	mov	%i3, %o2
	sll	%g1, 24, %g1
	mov	0, %g4
	sra	%g1, 24, %g1
	mov	0, %l0
	cmp	%g1, 69
	bne,pt	%icc, .L193
	 mov	0, %o7
	ldx	[%fp+2023], %i1
.L352:
	add	%i1, 1, %g1
	stx	%g1, [%fp+2023]
	ldsb	[%i1+1], %i5
	cmp	%i5, 43
	be,pn	%icc, .L194
	 cmp	%i5, 45
	bne,pt	%icc, .L53
	 mov	0, %o5
	mov	1, %o5
.L52:
	add	%i1, 2, %g1
	stx	%g1, [%fp+2023]
	ldsb	[%i1+2], %i5
.L53:
	add	%i5, -48, %g5
	cmp	%g5, 9
	bgu,a,pt %icc, .L54
	 stx	%i1, [%fp+2023]
	cmp	%i5, 48
	bne,pn	%icc, .L55
	 ldx	[%fp+2023], %g2
	add	%g2, 1, %g1
.L56:
	stx	%g1, [%fp+2023]
	mov	%g1, %g2
	ldsb	[%g1], %i5
	cmp	%i5, 48
	be,pt	%icc, .L56
	 add	%g1, 1, %g1
	add	%i5, -49, %g1
	cmp	%g1, 8
	bleu,pn	%icc, .L334
	 mov	0, %l6
.L38:
	cmp	%i3, 0
	bne,pt	%icc, .L356
	 cmp	%o2, 0
.L337:
	orcc	%i4, %g4, %g0
	bne,pn	%icc, .L31
	 cmp	%o7, 0
	bne,pn	%icc, .L14
	 cmp	%i5, 105
	be,a,pn	%icc, .L357
	 add	%fp, 2023, %i5
	bg,pn	%icc, .L64
	 cmp	%i5, 73
	be,pn	%icc, .L63
	 cmp	%i5, 78
	bne,pn	%icc, .L350
	 sethi	%gdop_hix22(.LC0), %g1
	add	%fp, 2023, %i5
.L359:
	sethi	%gdop_hix22(.LC8), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC8), %o1
	call	__match, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC8)
	cmp	%o0, 0
	be,pt	%icc, .L350
	 sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+2023], %g1
	ldsb	[%g1], %g1
	cmp	%g1, 40
	be,pn	%icc, .L335
	 add	%fp, 2039, %o2
	sethi	%gdop_hix22(.LC9), %o0
.L386:
	xor	%o0, %gdop_lox10(.LC9), %o0
	call	nan, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC9)
.L29:
	brz,pn	%i2, .L180
	 ldx	[%fp+2023], %g1
	stx	%g1, [%i2]
.L180:
	fnegd	%f0, %f8
	cmp	%l1, 0
	return	%i7+8
	 fmovdne	%icc, %f8, %f0
.L329:
	ldsb	[%l3+1], %g1
	and	%g1, -33, %g1
	cmp	%g1, 88
	be,pn	%icc, .L336
	 add	%l3, 1, %i4
	stx	%i4, [%fp+2023]
.L358:
	mov	%i4, %l3
	add	%i4, 1, %i4
	ldub	[%i4-1], %l0
	sll	%l0, 24, %g1
	sra	%g1, 24, %g2
	cmp	%g2, 48
	be,a,pt	%icc, .L358
	 stx	%i4, [%fp+2023]
	cmp	%g2, 0
	be,pn	%icc, .L31
	 mov	1, %i4
	ba,pt	%xcc, .L391
	 sra	%g1, 24, %i5
.L64:
	cmp	%i5, 110
	be,a,pt	%icc, .L359
	 add	%fp, 2023, %i5
	ba,pt	%xcc, .L350
	 sethi	%gdop_hix22(.LC0), %g1
.L193:
	cmp	%i3, 0
.L372:
	be,pt	%icc, .L337
	 mov	0, %l6
	cmp	%o2, 0
.L356:
	srl	%l4, 0, %o4
	stx	%o4, [%fp+2007]
	move	%icc, %i3, %o2
	ldd	[%fp+2007], %f8
	cmp	%i3, 16
	fxtod	%f8, %f8
	std	%f8, [%fp+2007]
	mov	16, %g1
	sub	%l6, %l0, %l4
	movle	%icc, %i3, %g1
	cmp	%i3, 9
	ble,pt	%icc, .L82
	 ldx	[%fp+2007], %i5
	srl	%l5, 0, %l5
	stx	%l5, [%fp+2007]
	sethi	%gdop_hix22(__mprec_tens), %g3
	ldd	[%fp+2007], %f10
	add	%g1, -9, %g2
	xor	%g3, %gdop_lox10(__mprec_tens), %g3
	sra	%g2, 0, %g2
	ldx	[%l7 + %g3], %g3, %gdop(__mprec_tens)
	sllx	%g2, 3, %g2
	fxtod	%f10, %f10
	ldd	[%g3+%g2], %f12
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f10, %f8
	std	%f8, [%fp+2007]
	cmp	%i3, 15
	bg,pt	%icc, .L83
	 ldx	[%fp+2007], %i5
.L82:
	cmp	%l4, 0
	be,a,pn	%icc, .L360
	 stx	%i5, [%fp+2007]
	ble,pn	%icc, .L84
	 cmp	%l4, 22
	ble,pn	%icc, .L338
	 mov	37, %g2
	sub	%g2, %i3, %g2
	cmp	%g2, %l4
	bge,pn	%icc, .L86
	 sub	%i3, %g1, %g1
	add	%g1, %l4, %g1
	andcc	%g1, 15, %g2
.L366:
	be,pt	%icc, .L361
	 andcc	%g1, -16, %g1
	stx	%i5, [%fp+2007]
	sethi	%gdop_hix22(__mprec_tens), %g3
	ldd	[%fp+2007], %f10
	sra	%g2, 0, %g2
	xor	%g3, %gdop_lox10(__mprec_tens), %g3
	sllx	%g2, 3, %g2
	ldx	[%l7 + %g3], %g3, %gdop(__mprec_tens)
	ldd	[%g3+%g2], %f8
	fmuld	%f8, %f10, %f8
	std	%f8, [%fp+2007]
	ldx	[%fp+2007], %i5
.L361:
	be,pt	%icc, .L113
	 mov	0, %l2
	cmp	%g1, 308
	bg,a,pt	%icc, .L362
	 sethi	%gdop_hix22(.LC1), %g1
	cmp	%g1, 16
	ble,pn	%icc, .L198
	 sra	%g1, 4, %g2
	stx	%i5, [%fp+2007]
	sethi	%gdop_hix22(__mprec_bigtens), %g4
	ldd	[%fp+2007], %f8
	xor	%g4, %gdop_lox10(__mprec_bigtens), %g4
	mov	0, %g5
	ldx	[%l7 + %g4], %g4, %gdop(__mprec_bigtens)
	mov	0, %g1
	mov	%g4, %g3
.L96:
	andcc	%g2, 1, %g0
	be,pt	%xcc, .L363
	 sra	%g2, 1, %g2
	ldd	[%g3], %f10
	mov	1, %g5
	fmuld	%f8, %f10, %f8
.L363:
	add	%g1, 1, %g1
	cmp	%g2, 1
	bne,pt	%icc, .L96
	 add	%g3, 8, %g3
	andcc	%g5, 0xff, %g0
	std	%f8, [%fp+2007]
	ldx	[%fp+2007], %g2
	movne	%icc, %g2, %i5
.L94:
	sethi	%hi(-55574528), %g3
	srlx	%i5, 32, %g2
	add	%g2, %g3, %g2
	mov	-1, %g3
	sllx	%g2, 32, %g2
	srlx	%g3, 32, %g3
	and	%i5, %g3, %i5
	or	%i5, %g2, %i5
	stx	%i5, [%fp+2007]
	sra	%g1, 0, %g1
	ldd	[%fp+2007], %f10
	sllx	%g1, 3, %g1
	ldd	[%g4+%g1], %f8
	fmuld	%f8, %f10, %f8
	std	%f8, [%fp+2007]
	sethi	%hi(2146435072), %g1
	ldx	[%fp+2007], %i5
	sethi	%hi(2090860544), %g4
	srlx	%i5, 32, %g2
	and	%g1, %g2, %g1
	cmp	%g1, %g4
	bgu,pn	%icc, .L98
	 sethi	%hi(2089811968), %g4
	cmp	%g1, %g4
	bleu,pt	%icc, .L99
	 and	%i5, %g3, %g3
	mov	2049, %i5
	sllx	%i5, 52, %i5
	xnor	%g0, %i5, %i5
.L114:
.L100:
	mov	0, %l2
.L113:
	mov	%l3, %o1
.L371:
	sra	%i3, 0, %o3
	sra	%o2, 0, %o2
	call	__s2b, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L98
	 mov	%o0, %l3
	add	%o0, 16, %g2
	mov	-1, %g1
	stx	%g2, [%fp+1975]
	srlx	%g1, 32, %g1
	mov	1, %g2
	sllx	%g2, 62, %g2
	stx	%g1, [%fp+1951]
	stx	%g2, [%fp+1967]
	mov	543, %g1
	mov	511, %g2
	sllx	%g1, 53, %g1
	sllx	%g2, 53, %g2
	cmp	%l4, 0
	sub	%l0, %l6, %l0
	mov	0, %l5
	stx	%g2, [%fp+1935]
	stx	%g1, [%fp+1919]
	sethi	%hi(1105198080), %g2
	sethi	%hi(2090859520), %g1
	or	%g2, 1023, %g2
	or	%g1, 1023, %g1
	sllx	%g2, 12, %g2
	movge	%icc, 0, %l0
	or	%g2, 4092, %g2
	movge	%icc, %l4, %l5
	sllx	%g2, 20, %g2
	mov	0, %i1
	mov	0, %i4
	stx	%g2, [%fp+1927]
	st	%g1, [%fp+1999]
	ldsw	[%l3+8], %o1
.L351:
	call	_Balloc, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L115
	 mov	%o0, %i3
	ldsw	[%l3+20], %o2
	ldx	[%fp+1975], %o1
	add	%o2, 2, %o2
	add	%o0, 16, %o0
	call	memcpy, 0
	 sllx	%o2, 2, %o2
	add	%fp, 2039, %o3
	stx	%i5, [%fp+2007]
	add	%fp, 2019, %o2
	ldd	[%fp+2007], %f2
	call	__d2b, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L93
	 stx	%o0, [%fp+2031]
	mov	1, %o1
	call	__i2b, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L115
	 mov	%o0, %i4
	lduw	[%fp+2019], %g1
	mov	%l0, %l6
	cmp	%g1, 0
	bl,pn	%icc, .L118
	 sub	%l5, %g1, %g3
	add	%g1, %l0, %l6
	mov	%l5, %g3
.L118:
	mov	1, %g5
	st	%g0, [%fp+1983]
	st	%g5, [%fp+1991]
	lduw	[%fp+2039], %g4
	sub	%g1, %l2, %g1
	mov	54, %g2
	add	%g1, %g4, %g1
	add	%g1, -1, %g1
	cmp	%g1, -1022
	bge,pt	%icc, .L119
	 sub	%g2, %g4, %g2
	mov	-1022, %g4
	sub	%g4, %g1, %g4
	cmp	%g4, 31
	bg,pt	%icc, .L120
	 sub	%g2, %g4, %g2
	sll	%g5, %g4, %g1
	st	%g1, [%fp+1991]
.L119:
	add	%l6, %g2, %g4
	cmp	%l6, %g4
	add	%g3, %g2, %g3
	mov	%g4, %g2
	add	%l2, %g3, %g3
	movle	%icc, %l6, %g2
	cmp	%g2, %g3
	mov	%g3, %g1
	movle	%icc, %g2, %g1
	cmp	%g1, 0
	ble,pn	%icc, .L121
	 st	%g3, [%fp+2003]
	sub	%g3, %g1, %g2
	sub	%g4, %g1, %g4
	st	%g2, [%fp+2003]
	sub	%l6, %g1, %l6
.L121:
	cmp	%l0, 0
	bg,pn	%icc, .L339
	 cmp	%g4, 0
	bg,pn	%icc, .L364
	 sra	%g4, 0, %o2
.L128:
	cmp	%l4, 0
.L377:
	bg,pn	%icc, .L340
	 mov	%i3, %o1
.L127:
	lduw	[%fp+2003], %g1
	cmp	%g1, 0
	bg,pn	%icc, .L341
	 mov	%i3, %o1
.L129:
	cmp	%l6, 0
	ble,pn	%icc, .L130
	 mov	%i4, %o1
	sra	%l6, 0, %o2
	call	__lshift, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L115
	 mov	%o0, %i4
.L130:
	mov	%i3, %o2
	ldx	[%fp+2031], %o1
	call	__mdiff, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L115
	 mov	%o0, %i1
	lduw	[%o0+16], %l6
	mov	%i4, %o1
	call	__mcmp, 0
	 st	%g0, [%o0+16]
	cmp	%o0, 0
	bl,a,pn	%icc, .L342
	 cmp	%l6, 0
	be,pn	%icc, .L343
	 mov	%i4, %o1
	call	__ratio, 0
	 mov	%i1, %o0
	ldd	[%fp+1967], %f8
	fcmped	%fcc2, %f0, %f8
	fbug,pt	%fcc2, .L323
	 nop
	cmp	%l6, 0
	bne,pt	%icc, .L202
	 sethi	%gdop_hix22(.LC4), %g1
	ldx	[%fp+2007], %g1
	mov	-1, %g2
	srlx	%g2, 12, %g2
	and	%g1, %g2, %g2
	brz,a,pt %g2, .L159
	 sethi	%gdop_hix22(.LC4), %g1
	cmp	%g1, 1
	be,pn	%xcc, .L327
	 sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
.L158:
	srlx	%i5, 32, %g3
	sethi	%hi(2146435072), %g2
	std	%f10, [%fp+1991]
	and	%g2, %g3, %g5
	st	%g5, [%fp+2003]
	sethi	%hi(2145386496), %g4
	cmp	%g5, %g4
	be,pn	%icc, .L344
	 ldx	[%fp+1991], %g1
	cmp	%g0, %l2
	sethi	%hi(111149056), %g2
	addx	%g0, 0, %g3
	lduw	[%fp+2003], %g4
	cmp	%g2, %g4
	subx	%g0, -1, %g2
	andcc	%g3, %g2, %g0
	be,a,pt	%icc, .L365
	 std	%f8, [%fp+1983]
	ldd	[%fp+1927], %f10
	fcmped	%fcc0, %f8, %f10
	fbug,pt	%fcc0, .L168
	 nop
	ldd	[%fp+1919], %f10
	fcmped	%fcc1, %f8, %f10
	fbge,pt	%fcc1, .L170
	 mov	1, %g1
	fdtox	%f8, %f8
	std	%f8, [%fp+1991]
	ldx	[%fp+1991], %g1
.L171:
	cmp	%g1, 0
	move	%icc, 1, %g1
	srl	%g1, 0, %g1
	stx	%g1, [%fp+1991]
	cmp	%l6, 0
	ldd	[%fp+1991], %f8
	fxtod	%f8, %f8
	fnegd	%f8, %f10
	fmovd	%f8, %f12
	fmovde	%icc, %f10, %f12
	std	%f12, [%fp+1991]
	ldx	[%fp+1991], %g1
.L168:
	ldx	[%fp+1951], %g3
	srlx	%g1, 32, %g2
	and	%g1, %g3, %g1
	sethi	%hi(112197632), %g3
	add	%g2, %g3, %g2
	lduw	[%fp+2003], %g3
	sub	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	std	%f8, [%fp+1983]
.L365:
	stx	%g1, [%fp+1991]
	call	__ulp, 0
	 ldd	[%fp+2007], %f0
	ldd	[%fp+2007], %f8
	ldd	[%fp+1991], %f10
	fmuld	%f10, %f0, %f0
	faddd	%f0, %f8, %f8
	std	%f8, [%fp+2007]
	ldd	[%fp+1983], %f8
	ldx	[%fp+2007], %i5
	srlx	%i5, 32, %g1
.L166:
	sethi	%hi(2146435072), %g2
	and	%g1, %g2, %g1
	lduw	[%fp+2003], %g2
	xor	%g1, %g2, %g1
	cmp	%g0, %g1
	subx	%g0, -1, %g2
	cmp	%g0, %l2
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	bne,a,pn %icc, .L345
	 fdtox	%f8, %f10
.L165:
	ldx	[%fp+2031], %o1
.L379:
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i4, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L351
	 ldsw	[%l3+8], %o1
.L83:
	sub	%i3, %g1, %g1
.L373:
	add	%g1, %l4, %g1
	cmp	%g1, 0
	bg,a,pn	%icc, .L366
	 andcc	%g1, 15, %g2
	be,pt	%icc, .L113
	 mov	0, %l2
	sub	%g0, %g1, %g1
	andcc	%g1, 15, %g2
	be,pt	%icc, .L367
	 sra	%g1, 4, %g1
	stx	%i5, [%fp+2007]
	sethi	%gdop_hix22(__mprec_tens), %g3
	ldd	[%fp+2007], %f10
	sra	%g2, 0, %g2
	xor	%g3, %gdop_lox10(__mprec_tens), %g3
	sllx	%g2, 3, %g2
	ldx	[%l7 + %g3], %g3, %gdop(__mprec_tens)
	ldd	[%g3+%g2], %f8
	fdivd	%f10, %f8, %f8
	std	%f8, [%fp+2007]
	ldx	[%fp+2007], %i5
.L367:
	cmp	%g1, 0
	be,pt	%icc, .L113
	 mov	0, %l2
	cmp	%g1, 31
	bg,a,pn	%icc, .L368
	 mov	34, %g1
	andcc	%g1, 16, %l2
	sethi	%gdop_hix22(tinytens), %g2
	stx	%i5, [%fp+2007]
	xor	%g2, %gdop_lox10(tinytens), %g2
	movne	%icc, 106, %l2
	ldd	[%fp+2007], %f8
	ldx	[%l7 + %g2], %g2, %gdop(tinytens)
	mov	0, %g3
.L105:
	andcc	%g1, 1, %g0
	be,pt	%xcc, .L369
	 sra	%g1, 1, %g1
	ldd	[%g2], %f10
	mov	1, %g3
	fmuld	%f8, %f10, %f8
.L369:
	cmp	%g1, 0
	bne,pt	%icc, .L105
	 add	%g2, 8, %g2
	andcc	%g3, 0xff, %g0
	std	%f8, [%fp+2007]
	ldx	[%fp+2007], %g1
	movne	%icc, %g1, %i5
	cmp	%l2, 0
	be,a,pt	%icc, .L370
	 stx	%i5, [%fp+2007]
	srlx	%i5, 52, %g1
	mov	107, %g2
	and	%g1, 2047, %g1
	sub	%g2, %g1, %g2
	cmp	%g2, 0
	ble,pn	%icc, .L111
	 srlx	%i5, 32, %g3
	cmp	%g2, 31
	ble,a,pt %icc, .L109
	 mov	-1, %g1
	cmp	%g2, 52
	mov	-1, %g2
	sllx	%g2, 32, %g2
	ble,pt	%icc, .L110
	 and	%i5, %g2, %i5
	mov	55, %i5
	sllx	%i5, 52, %i5
.L111:
	mov	106, %l2
	stx	%i5, [%fp+2007]
.L370:
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp+2007], %f10
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fcmpd	%fcc0, %f10, %f8
	fbne,pt	%fcc0, .L371
	 mov	%l3, %o1
	mov	34, %g1
.L368:
	st	%g1, [%i0]
.L31:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ba,pt	%xcc, .L29
	 ldd	[%g1], %f0
.L191:
	mov	0, %l5
	mov	0, %l4
	mov	1, %o7
.L41:
	and	%i5, -33, %g1
	cmp	%g1, 69
	bne,pn	%icc, .L372
	 cmp	%i3, 0
	or	%i3, %g4, %g1
	orcc	%g1, %i4, %g0
	be,pt	%icc, .L350
	 sethi	%gdop_hix22(.LC0), %g1
	ba,pt	%xcc, .L352
	 ldx	[%fp+2023], %i1
.L54:
	ba,pt	%xcc, .L38
	 mov	0, %l6
.L84:
	cmp	%l4, -22
	bl,pt	%icc, .L373
	 sub	%i3, %g1, %g1
	sethi	%gdop_hix22(__mprec_tens), %g2
	sub	%l0, %l6, %g1
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	sra	%g1, 0, %g1
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	sllx	%g1, 3, %g1
	stx	%i5, [%fp+2007]
	ldd	[%g2+%g1], %f0
	ldd	[%fp+2007], %f8
	ba,pt	%xcc, .L29
	 fdivd	%f8, %f0, %f0
.L10:
	ba,pt	%xcc, .L12
	 mov	1, %l1
.L334:
	add	%i5, -48, %g5
.L55:
	add	%g2, 1, %g1
	stx	%g1, [%fp+2023]
	ldsb	[%g2+1], %i5
	add	%i5, -48, %g1
	cmp	%g1, 9
	bgu,pn	%icc, .L374
	 sethi	%hi(19456), %l6
	add	%g2, 2, %g3
	stx	%g3, [%fp+2023]
.L375:
	sll	%g5, 2, %g1
	add	%g1, %g5, %g1
	add	%g1, %g1, %g1
	add	%g1, %i5, %g1
	mov	%g3, %o4
	add	%g1, -48, %g5
	add	%g3, 1, %g3
	ldsb	[%g3-1], %i5
	add	%i5, -48, %g1
	cmp	%g1, 9
	bleu,a,pt %icc, .L375
	 stx	%g3, [%fp+2023]
	sub	%o4, %g2, %o4
	sethi	%hi(19456), %l6
	cmp	%o4, 8
	ble,pn	%xcc, .L57
	 or	%l6, 543, %l6
.L59:
	sub	%g0, %l6, %g1
	cmp	%o5, 0
	ba,pt	%xcc, .L38
	 movne	%icc, %g1, %l6
.L63:
	add	%fp, 2023, %i5
.L357:
	sethi	%gdop_hix22(.LC6), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(.LC6), %o1
	call	__match, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC6)
	cmp	%o0, 0
	be,pt	%icc, .L350
	 sethi	%gdop_hix22(.LC0), %g1
	ldx	[%fp+2023], %g1
	add	%g1, -1, %g1
	sethi	%gdop_hix22(.LC7), %o1
	stx	%g1, [%fp+2023]
	xor	%o1, %gdop_lox10(.LC7), %o1
	mov	%i5, %o0
	call	__match, 0
	 ldx	[%l7 + %o1], %o1, %gdop(.LC7)
	cmp	%o0, 0
	bne,pt	%icc, .L376
	 sethi	%gdop_hix22(.LC1), %g1
	ldx	[%fp+2023], %g1
	add	%g1, 1, %g1
	stx	%g1, [%fp+2023]
	sethi	%gdop_hix22(.LC1), %g1
.L376:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L29
	 ldd	[%g1], %f0
.L339:
	st	%g4, [%fp+1959]
	mov	%i4, %o1
	sra	%l0, 0, %o2
	call	__pow5mult, 0
	 mov	%i0, %o0
	mov	%o0, %i4
	brz,pn	%o0, .L115
	 lduw	[%fp+1959], %g4
	st	%g4, [%fp+1959]
	mov	%o0, %o1
	ldx	[%fp+2031], %o2
	call	__multiply, 0
	 mov	%i0, %o0
	brz,pn	%o0, .L115
	 lduw	[%fp+1959], %g4
	stx	%o0, [%fp+1943]
	st	%g4, [%fp+1959]
	ldx	[%fp+2031], %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	ldx	[%fp+1943], %g1
	stx	%g1, [%fp+2031]
	lduw	[%fp+1959], %g4
	cmp	%g4, 0
	ble,pt	%icc, .L377
	 cmp	%l4, 0
	sra	%g4, 0, %o2
.L364:
	ldx	[%fp+2031], %o1
	call	__lshift, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L128
	 stx	%o0, [%fp+2031]
.L93:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	mov	34, %g1
	st	%g1, [%i0]
.L92:
	std	%f0, [%fp+2007]
	mov	%o0, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i4, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%l3, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	mov	%i1, %o1
	call	_Bfree, 0
	 mov	%i0, %o0
	ba,pt	%xcc, .L29
	 ldd	[%fp+2007], %f0
.L341:
	sra	%g1, 0, %o2
	call	__lshift, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L129
	 mov	%o0, %i3
.L115:
	ba,pt	%xcc, .L93
	 ldx	[%fp+2031], %o0
.L323:
	ldd	[%fp+1935], %f8
	cmp	%l6, 0
	fmuld	%f0, %f8, %f8
	fnegd	%f8, %f12
	fmovd	%f8, %f10
	ba,pt	%xcc, .L158
	 fmovde	%icc, %f12, %f10
.L340:
	sra	%l5, 0, %o2
	call	__pow5mult, 0
	 mov	%i0, %o0
	brnz,pt	%o0, .L127
	 mov	%o0, %i3
	ba,pt	%xcc, .L93
	 ldx	[%fp+2031], %o0
.L120:
	mov	-1054, %g4
	sub	%g4, %g1, %g1
	lduw	[%fp+1991], %g4
	sll	%g4, %g1, %g1
	ba,pt	%xcc, .L119
	 st	%g1, [%fp+1983]
.L202:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	ba,pt	%xcc, .L158
	 fmovd	%f10, %f8
.L32:
	mov	%l6, %o2
	mov	%l2, %o1
	call	strncmp, 0
	 mov	%l3, %o0
	orcc	%o0, 0, %o2
	be,pt	%icc, .L183
	 mov	%o0, %i3
	mov	0, %o2
	mov	0, %l5
	mov	0, %l4
	mov	0, %g4
	mov	0, %l0
	mov	0, %i3
	ba,pt	%xcc, .L41
	 mov	0, %o7
.L183:
	ldx	[%fp+2023], %g2
	add	%g2, %l6, %g3
	stx	%g3, [%fp+2023]
	mov	%g3, %g1
	ldsb	[%g2+%l6], %i5
	cmp	%i5, 48
	bne,pn	%icc, .L182
	 mov	0, %g4
	mov	%g1, %g2
.L378:
	add	%g1, 1, %g1
	stx	%g1, [%fp+2023]
	ldsb	[%g1], %i5
	cmp	%i5, 48
	be,a,pt	%icc, .L378
	 mov	%g1, %g2
	sub	%g2, %g3, %g2
	add	%g2, 1, %g4
.L182:
	add	%i5, -49, %g1
	cmp	%g1, 8
	bgu,a,pt %icc, .L191
	 mov	%i3, %l0
	ldx	[%fp+2023], %l3
	add	%i5, -48, %i5
	add	%g4, 1, %l0
	mov	%l3, %g5
	mov	1, %i3
	mov	0, %l5
	mov	0, %l4
.L42:
	sll	%l4, 2, %g1
	mov	0, %g4
	add	%g1, %l4, %g1
	add	%g1, %g1, %g1
	ba,pt	%xcc, .L44
	 add	%i5, %g1, %l4
.L344:
	ldx	[%fp+1951], %g1
	and	%i5, %g1, %i5
	sethi	%hi(-55574528), %g1
	add	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	st	%g2, [%fp+1943]
	or	%i5, %g1, %i5
	std	%f10, [%fp+1959]
	stx	%i5, [%fp+1991]
	std	%f8, [%fp+1983]
	call	__ulp, 0
	 ldd	[%fp+1991], %f0
	stx	%i5, [%fp+1991]
	ldd	[%fp+1959], %f10
	ldd	[%fp+1991], %f8
	fmuld	%f0, %f10, %f10
	faddd	%f10, %f8, %f8
	std	%f8, [%fp+1991]
	lduw	[%fp+1943], %g2
	ldx	[%fp+1991], %i5
	lduw	[%fp+1999], %g1
	srlx	%i5, 32, %g3
	and	%g2, %g3, %g2
	cmp	%g2, %g1
	bleu,pt	%icc, .L163
	 ldd	[%fp+1983], %f8
	mov	2049, %i5
	ldx	[%fp+2007], %g1
	sllx	%i5, 52, %i5
	xnor	%g0, %i5, %i5
	cmp	%g1, %i5
	bne,pt	%xcc, .L379
	 ldx	[%fp+2031], %o1
	ba,pt	%xcc, .L93
	 ldx	[%fp+2031], %o0
.L78:
.L360:
	ba,pt	%xcc, .L29
	 ldd	[%fp+2007], %f0
.L194:
	ba,pt	%xcc, .L52
	 mov	0, %o5
.L336:
	stx	%i3, [%sp+2223]
	sra	%l1, 0, %o5
	add	%fp, 2031, %o4
	add	%fp, 2019, %o3
	sethi	%gdop_hix22(fpi.1), %o2
	add	%fp, 2023, %o1
	xor	%o2, %gdop_lox10(fpi.1), %o2
	mov	%i0, %o0
	call	__gethex, 0
	 ldx	[%l7 + %o2], %o2, %gdop(fpi.1)
	andcc	%o0, 7, %i1
	be,pn	%icc, .L31
	 mov	%o0, %i3
	cmp	%i1, 6
	bne,a,pt %icc, .L19
	 ldx	[%fp+2031], %o2
	brnz,a,pt %i2, .L20
	 stx	%i4, [%i2]
.L20:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
.L345:
	cmp	%l6, 0
	fxtod	%f10, %f10
	bne,pt	%icc, .L175
	 fsubd	%f8, %f10, %f8
	mov	-1, %g1
	srlx	%g1, 12, %g1
	and	%i5, %g1, %g1
	brnz,pt	%g1, .L380
	 sethi	%gdop_hix22(.LC13), %g1
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f10
	fcmped	%fcc0, %f8, %f10
	fbuge,pt %fcc0, .L165
	 nop
.L177:
	stx	%i5, [%fp+2007]
	ldd	[%fp+2007], %f0
.L184:
	ba,pt	%xcc, .L92
	 ldx	[%fp+2031], %o0
.L159:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	fcmped	%fcc3, %f0, %f8
	fbl,a,pn %fcc3, .L203
	 sethi	%gdop_hix22(.LC2), %g1
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f8
	ba,pt	%xcc, .L158
	 fnegd	%f8, %f10
.L175:
	sethi	%gdop_hix22(.LC13), %g1
.L380:
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f10
	fcmped	%fcc2, %f8, %f10
	fbl,pn	%fcc2, .L177
	 sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f10
	fcmped	%fcc3, %f8, %f10
	fbule,pt %fcc3, .L165
	 nop
	stx	%i5, [%fp+2007]
	ba,pt	%xcc, .L184
	 ldd	[%fp+2007], %f0
.L98:
	sethi	%gdop_hix22(.LC1), %g1
.L362:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	mov	34, %g1
	ba,pt	%xcc, .L29
	 st	%g1, [%i0]
.L333:
	add	%g4, %i3, %o7
	cmp	%g4, 1
	be,pn	%icc, .L346
	 add	%o7, -1, %g3
	cmp	%i3, 8
.L381:
	bgu,pt	%icc, .L47
	 add	%i3, 1, %i3
	sll	%l4, 2, %g1
	add	%g1, %l4, %g1
	add	%g1, %g1, %l4
	cmp	%i3, %g3
.L382:
	bne,pt	%icc, .L381
	 cmp	%i3, 8
	mov	%o7, %i3
.L46:
	cmp	%g3, 8
	ble,pt	%icc, .L42
	 add	%l0, %g4, %l0
	cmp	%i3, 16
	bg,pt	%icc, .L44
	 mov	0, %g4
	sll	%l5, 2, %g1
	add	%g1, %l5, %g1
	add	%g1, %g1, %g1
	ba,pt	%xcc, .L44
	 add	%g2, %g1, %l5
.L47:
	cmp	%i3, 16
	bg,pt	%icc, .L382
	 cmp	%i3, %g3
	sll	%l5, 2, %g1
	add	%g1, %l5, %g1
	ba,pt	%xcc, .L382
	 add	%g1, %g1, %l5
.L163:
	ldx	[%fp+1951], %g1
	and	%i5, %g1, %i5
	sethi	%hi(55574528), %g1
	add	%g1, %g3, %g1
	sllx	%g1, 32, %g2
	ba,pt	%xcc, .L166
	 or	%i5, %g2, %i5
.L170:
	fsubd	%f8, %f10, %f8
	sllx	%g1, 63, %g1
	fdtox	%f8, %f8
	std	%f8, [%fp+1991]
	ldx	[%fp+1991], %g2
	ba,pt	%xcc, .L171
	 xor	%g2, %g1, %g1
.L338:
	sethi	%gdop_hix22(__mprec_tens), %g1
	sra	%l4, 0, %g2
	xor	%g1, %gdop_lox10(__mprec_tens), %g1
	sllx	%g2, 3, %g2
	ldx	[%l7 + %g1], %g1, %gdop(__mprec_tens)
	stx	%i5, [%fp+2007]
	ldd	[%g1+%g2], %f0
	ldd	[%fp+2007], %f8
	ba,pt	%xcc, .L29
	 fmuld	%f0, %f8, %f0
.L57:
	sethi	%hi(19456), %l6
.L374:
	or	%l6, 543, %l6
	cmp	%g5, %l6
	ba,pt	%xcc, .L59
	 movle	%icc, %g5, %l6
.L203:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ba,pt	%xcc, .L158
	 ldd	[%g1], %f8
.L19:
	brz,pn	%o2, .L21
	 mov	53, %o1
	call	__copybits, 0
	 add	%fp, 2039, %o0
	ldx	[%fp+2031], %o1
	call	_Bfree, 0
	 mov	%i0, %o0
.L21:
	cmp	%i1, 5
	bgu,pn	%icc, .L22
	 lduw	[%fp+2019], %g3
	srl	%i1, 0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L24-.)), %g2
	sllx	%g1, 2, %g1
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L24-.)), %g2
	sub	%l7, %g2, %g2
	ldsw	[%g2+%g1], %g1
	jmp	%g2+%g1
	 nop
	.section	".rodata"
	.section	.text._strtod_l
.L23:
	lduw	[%fp+2043], %g2
	add	%g3, 1075, %g1
	sethi	%hi(1048576), %i5
	sll	%g1, 20, %g1
	andn	%g2, %i5, %i5
	lduw	[%fp+2039], %g2
	or	%i5, %g1, %i5
	sllx	%i5, 32, %i5
	or	%i5, %g2, %i5
.L22:
	andcc	%i3, 8, %g0
	be,a,pt	%xcc, .L78
	 stx	%i5, [%fp+2007]
	srlx	%i5, 32, %g2
	srl	%i5, 0, %g1
	sethi	%hi(-2147483648), %g3
	or	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2007]
	ba,pt	%xcc, .L29
	 ldd	[%fp+2007], %f0
.L25:
	mov	-1, %i5
	ba,pt	%xcc, .L22
	 srlx	%i5, 1, %i5
.L26:
	mov	2047, %i5
	ba,pt	%xcc, .L22
	 sllx	%i5, 52, %i5
.L27:
	lduw	[%fp+2043], %i5
	lduw	[%fp+2039], %g1
	sllx	%i5, 32, %i5
	ba,pt	%xcc, .L22
	 or	%i5, %g1, %i5
.L86:
	stx	%i5, [%fp+2007]
	ldd	[%fp+2007], %f8
	sethi	%gdop_hix22(__mprec_tens), %g2
	mov	15, %g1
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	sub	%g1, %i3, %g1
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	sra	%g1, 0, %g3
	sub	%l4, %g1, %g1
	sllx	%g3, 3, %g3
	sra	%g1, 0, %g1
	ldd	[%g2+%g3], %f0
	sllx	%g1, 3, %g1
	fmuld	%f0, %f8, %f0
	ldd	[%g2+%g1], %f8
	ba,pt	%xcc, .L29
	 fmuld	%f0, %f8, %f0
.L342:
	bne,a,pt %icc, .L383
	 stx	%i5, [%fp+2007]
	mov	-1, %g1
	ldx	[%fp+2007], %g2
	srlx	%g1, 12, %g1
	and	%g2, %g1, %g1
	brnz,a,pt %g1, .L383
	 stx	%i5, [%fp+2007]
	srlx	%i5, 32, %l4
	sethi	%hi(2146435072), %l0
	sethi	%hi(112197632), %g1
	and	%l0, %l4, %l0
	cmp	%l0, %g1
	bleu,a,pt %icc, .L383
	 stx	%i5, [%fp+2007]
	lduw	[%i1+24], %g1
	cmp	%g1, 0
	bne,pn	%icc, .L384
	 mov	%i1, %o1
	lduw	[%i1+20], %g1
	cmp	%g1, 1
	ble,a,pn %icc, .L383
	 stx	%i5, [%fp+2007]
.L384:
	mov	1, %o2
	call	__lshift, 0
	 mov	%i0, %o0
	mov	%i4, %o1
	call	__mcmp, 0
	 mov	%o0, %i1
	cmp	%o0, 0
	bg,pn	%icc, .L347
	 cmp	%l2, 0
.L134:
	stx	%i5, [%fp+2007]
.L383:
	cmp	%l2, 0
	be,pn	%icc, .L184
	 ldd	[%fp+2007], %f0
.L149:
	stx	%i5, [%fp+2007]
.L387:
	sethi	%gdop_hix22(.LC16), %g1
	ldd	[%fp+2007], %f8
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ldd	[%g1], %f0
	fmuld	%f8, %f0, %f0
	std	%f0, [%fp+2007]
	ldx	[%fp+2007], %g1
	brnz,pt	%g1, .L92
	 ldx	[%fp+2031], %o0
	mov	34, %g1
	ba,pt	%xcc, .L92
	 st	%g1, [%i0]
.L343:
	cmp	%l6, 0
	be,pt	%icc, .L139
	 mov	-1, %g1
	srlx	%i5, 32, %g2
	sethi	%hi(1047552), %g1
	or	%g1, 1023, %g1
	and	%g1, %g2, %g3
	cmp	%g3, %g1
	be,pn	%icc, .L348
	 lduw	[%fp+1983], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L385
	 andcc	%g1, %g2, %g0
	lduw	[%fp+1991], %g1
	andcc	%g1, %i5, %g0
	be,a,pt	%icc, .L383
	 stx	%i5, [%fp+2007]
	mov	%i5, %o0
.L353:
	call	sulp, 0
	 sra	%l2, 0, %o1
	ldd	[%fp+2007], %f8
	faddd	%f8, %f0, %f8
	std	%f8, [%fp+2007]
	ba,pt	%xcc, .L134
	 ldx	[%fp+2007], %i5
.L335:
	sethi	%gdop_hix22(fpinan.0), %o1
	mov	%i5, %o0
	xor	%o1, %gdop_lox10(fpinan.0), %o1
	call	__hexnan, 0
	 ldx	[%l7 + %o1], %o1, %gdop(fpinan.0)
	cmp	%o0, 5
	bne,a,pt %icc, .L386
	 sethi	%gdop_hix22(.LC9), %o0
	lduw	[%fp+2039], %g2
	lduw	[%fp+2043], %g1
	sethi	%hi(2146435072), %g3
	or	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2007]
	ba,pt	%xcc, .L29
	 ldd	[%fp+2007], %f0
.L99:
	sethi	%hi(55574528), %i5
	add	%i5, %g2, %i5
	sllx	%i5, 32, %i5
	ba,pt	%xcc, .L100
	 or	%g3, %i5, %i5
.L139:
	ldx	[%fp+2007], %g2
	srlx	%g1, 12, %g1
	and	%g2, %g1, %g1
	brnz,a,pt %g1, .L145
	 lduw	[%fp+1983], %g2
.L146:
	cmp	%l2, 0
	be,pn	%icc, .L147
	 srlx	%i5, 32, %l4
	sethi	%hi(2146435072), %l0
	sethi	%hi(112197632), %g1
	and	%l0, %l4, %l0
	cmp	%l0, %g1
	bgu,pn	%icc, .L148
	 sethi	%hi(57671680), %g1
	cmp	%l0, %g1
	bgu,a,pt %icc, .L387
	 stx	%i5, [%fp+2007]
.L327:
	mov	34, %g1
	ldx	[%fp+2031], %o0
	st	%g1, [%i0]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ba,pt	%xcc, .L92
	 ldd	[%g1], %f0
.L145:
	cmp	%g2, 0
	be,pt	%icc, .L152
	 lduw	[%fp+1991], %g1
	srlx	%i5, 32, %g1
	andcc	%g2, %g1, %g0
	be,a,pt	%icc, .L383
	 stx	%i5, [%fp+2007]
	sra	%l2, 0, %o1
.L354:
	call	sulp, 0
	 mov	%i5, %o0
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp+2007], %f10
	xor	%g1, %gdop_lox10(.LC0), %g1
	fsubd	%f10, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fcmpd	%fcc1, %f0, %f8
	fbe,pn	%fcc1, .L155
	 mov	34, %g1
	std	%f0, [%fp+2007]
	ba,pt	%xcc, .L134
	 ldx	[%fp+2007], %i5
.L326:
.L385:
	be,a,pt	%icc, .L383
	 stx	%i5, [%fp+2007]
	ba,pt	%xcc, .L353
	 mov	%i5, %o0
.L198:
	sethi	%gdop_hix22(__mprec_bigtens), %g4
	mov	0, %g1
	xor	%g4, %gdop_lox10(__mprec_bigtens), %g4
	ba,pt	%xcc, .L94
	 ldx	[%l7 + %g4], %g4, %gdop(__mprec_bigtens)
.L347:
	bne,pn	%icc, .L388
	 sethi	%hi(-1048576), %g1
.L147:
	sethi	%hi(-1048576), %g2
	sethi	%hi(2146435072), %g1
	and	%g1, %l4, %g1
	add	%g1, %g2, %g1
	ldx	[%fp+2031], %o0
	orn	%g1, %g2, %g2
	mov	-1, %g1
	sllx	%g2, 32, %g2
	srlx	%g1, 32, %g1
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2007]
	ba,pt	%xcc, .L92
	 ldd	[%fp+2007], %f0
.L109:
	sll	%g1, %g2, %g1
	mov	-1, %g2
	and	%g1, %i5, %g1
	sllx	%g2, 32, %g2
	srl	%g1, 0, %g1
	and	%i5, %g2, %g2
	ba,pt	%xcc, .L111
	 or	%g2, %g1, %i5
.L348:
	mov	%i5, %g5
	cmp	%l2, 0
	be,pt	%icc, .L141
	 mov	-1, %g3
	sethi	%hi(2146435072), %g1
	sethi	%hi(111149056), %g4
	and	%g1, %g2, %g1
	cmp	%g1, %g4
	bgu,pt	%icc, .L389
	 cmp	%g5, %g3
	srl	%g1, 20, %g1
	mov	107, %g4
	sub	%g4, %g1, %g1
	sll	%g3, %g1, %g3
.L141:
	cmp	%g5, %g3
.L389:
	be,pn	%icc, .L349
	 lduw	[%fp+1983], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L326
	 andcc	%g1, %g2, %g0
	lduw	[%fp+1991], %g1
	andcc	%g5, %g1, %g0
	be,a,pt	%icc, .L383
	 stx	%i5, [%fp+2007]
	ba,pt	%xcc, .L353
	 mov	%i5, %o0
.L148:
	sethi	%hi(-1048576), %g1
.L388:
	mov	-1, %i5
	add	%l0, %g1, %l0
	srlx	%i5, 32, %i5
	orn	%l0, %g1, %g1
	sllx	%g1, 32, %g1
	ba,pt	%xcc, .L149
	 or	%i5, %g1, %i5
.L349:
	mov	2049, %g1
	ldx	[%fp+2007], %g3
	sllx	%g1, 52, %g1
	xnor	%g0, %g1, %g1
	cmp	%g3, %g1
	be,pn	%xcc, .L143
	 sethi	%hi(1048576), %g1
	sethi	%hi(2146435072), %i5
	and	%i5, %g2, %i5
	add	%i5, %g1, %i5
	ba,pt	%xcc, .L134
	 sllx	%i5, 32, %i5
.L110:
	mov	75, %g2
	srl	%i5, 0, %i5
	sub	%g2, %g1, %g2
	mov	-1, %g1
	sll	%g1, %g2, %g1
	and	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	ba,pt	%xcc, .L111
	 or	%i5, %g1, %i5
.L155:
	ldx	[%fp+2031], %o0
	st	%g1, [%i0]
	ba,pt	%xcc, .L92
	 fmovd	%f8, %f0
.L152:
	andcc	%g1, %i5, %g0
	be,a,pt	%icc, .L383
	 stx	%i5, [%fp+2007]
	ba,pt	%xcc, .L354
	 sra	%l2, 0, %o1
.L346:
	mov	%i3, %g3
	ba,pt	%xcc, .L46
	 add	%i3, 1, %i3
.L143:
	mov	34, %g1
	ldx	[%fp+2031], %o0
	st	%g1, [%i0]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L92
	 ldd	[%g1], %f0
	.align 4
	.subsection	-1
	.align 8
.L24:
	.word	.L22-.L24
	.word	.L23-.L24
	.word	.L27-.L24
	.word	.L26-.L24
	.word	.L25-.L24
	.word	.L23-.L24
	.previous
	.subsection	-1
	.align 8
.L11:
	.word	.L14-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L13-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L13-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L185-.L11
	.word	.L186-.L11
	.word	.L185-.L11
	.word	.L10-.L11
	.previous
	.size	_strtod_l, .-_strtod_l
	.section	.text._strtod_r,"ax",@progbits
	.align 4
	.global _strtod_r
	.type	_strtod_r, #function
	.proc	07
_strtod_r:
	save	%sp, -176, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__global_locale), %i3
	xor	%i3, %gdop_lox10(__global_locale), %i3
	ldx	[%l7 + %i3], %i3, %gdop(__global_locale)
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
