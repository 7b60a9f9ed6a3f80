! ae17a666e0a382b133f0ca10245a965b newlib/libc/stdlib/dtoa.c
	.file	"dtoa.c"
	.section	".text"
	.section	.text.quorem,"ax",@progbits
	.align 4
	.type	quorem, #function
	.proc	04
quorem:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	lduw	[%i0+20], %g1
	lduw	[%i1+20], %i4
	cmp	%g1, %i4
	bl,pn	%icc, .L2
	 mov	0, %l1
	add	%i1, 24, %i5
	add	%i0, 24, %i2
	add	%i4, -1, %i4
	sra	%i4, 0, %o3
	sllx	%o3, 2, %o3
	lduw	[%i2+%o3], %g2
	lduw	[%i5+%o3], %g1
	srl	%g2, 0, %l0
	add	%g1, 1, %g1
	add	%i5, %o3, %i3
	srl	%g1, 0, %g3
	add	%i2, %o3, %o4
	udivx	%l0, %g3, %l0
	cmp	%g2, %g1
	blu,pt	%icc, .L6
	 mov	%l0, %l1
	sethi	%hi(64512), %g5
	mov	%i5, %o5
	mov	%i2, %o7
	mov	0, %g3
	mov	0, %g4
	or	%g5, 1023, %g5
.L4:
	lduw	[%o5], %o2
	and	%o2, %g5, %g2
	srl	%o2, 16, %o2
	mulx	%g2, %l1, %g2
	mulx	%o2, %l1, %o2
	add	%g2, %g3, %g2
	srl	%g2, 16, %g3
	and	%g2, %g5, %g2
	lduw	[%o7], %o1
	add	%o2, %g3, %g3
	and	%o1, %g5, %g1
	and	%g3, %g5, %o2
	sub	%g1, %g2, %g1
	srl	%o1, 16, %o1
	add	%g1, %g4, %g1
	add	%o7, 4, %o7
	sra	%g1, 16, %g2
	and	%g1, %g5, %g1
	sub	%g2, %o2, %g2
	add	%g2, %o1, %g2
	sll	%g2, 16, %g4
	or	%g1, %g4, %g1
	st	%g1, [%o7-4]
	add	%o5, 4, %o5
	srl	%g3, 16, %g3
	cmp	%i3, %o5
	bgeu,pt	%xcc, .L4
	 sra	%g2, 16, %g4
	lduw	[%i2+%o3], %g1
	cmp	%g1, 0
	bne,pt	%icc, .L22
	 mov	%i1, %o1
	add	%o4, -4, %o4
	cmp	%i2, %o4
	blu,a,pt %xcc, .L23
	 lduw	[%o4], %g1
	ba,pt	%xcc, .L22
	 st	%i4, [%i0+20]
.L9:
	cmp	%i2, %o4
	bgeu,pn	%xcc, .L8
	 add	%i4, -1, %i4
	lduw	[%o4], %g1
.L23:
	cmp	%g1, 0
	be,pt	%icc, .L9
	 add	%o4, -4, %o4
.L8:
	st	%i4, [%i0+20]
.L6:
	mov	%i1, %o1
.L22:
	call	__mcmp, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bl,pn	%icc, .L2
	 sethi	%hi(64512), %i1
	mov	%i2, %g5
	mov	0, %g2
	or	%i1, 1023, %i1
.L11:
	lduw	[%g5], %g3
	and	%g3, %i1, %g1
	srl	%g3, 16, %g3
	lduw	[%i5], %g4
	add	%g5, 4, %g5
	and	%g4, %i1, %o7
	srl	%g4, 16, %g4
	sub	%g1, %o7, %g1
	add	%g1, %g2, %g1
	sra	%g1, 16, %g2
	and	%g1, %i1, %g1
	sub	%g2, %g4, %g2
	add	%g2, %g3, %g2
	sll	%g2, 16, %g3
	or	%g1, %g3, %g1
	st	%g1, [%g5-4]
	add	%i5, 4, %i5
	cmp	%i3, %i5
	bgeu,pt	%xcc, .L11
	 sra	%g2, 16, %g2
	sra	%i4, 0, %g1
	sllx	%g1, 2, %g1
	lduw	[%i2+%g1], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L12
	 add	%i2, %g1, %g1
	add	%g1, -4, %g1
	cmp	%i2, %g1
	blu,a,pt %xcc, .L24
	 lduw	[%g1], %g2
	ba,pt	%xcc, .L12
	 st	%i4, [%i0+20]
.L15:
	cmp	%i2, %g1
	bgeu,pn	%xcc, .L14
	 add	%i4, -1, %i4
	lduw	[%g1], %g2
.L24:
	cmp	%g2, 0
	be,a,pt	%icc, .L15
	 add	%g1, -4, %g1
.L14:
	st	%i4, [%i0+20]
.L12:
	add	%l0, 1, %l1
.L2:
	sra	%l1, 0, %i0
	return	%i7+8
	 nop
	.size	quorem, .-quorem
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.asciz	"Infinity"
	.align 8
.LC1:
	.asciz	"NaN"
	.align 8
.LC2:
	.asciz	"0"
	.align 8
.LC8:
	.asciz	"Balloc succeeded"
	.align 8
.LC9:
	.asciz	"./newlib/libc/stdlib/dtoa.c"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC3:
	.long	0
	.long	0
	.align 8
.LC4:
	.long	1073217536
	.long	0
	.align 8
.LC5:
	.long	1070761895
	.long	1668236129
	.align 8
.LC6:
	.long	1069976104
	.long	-1956591437
	.align 8
.LC7:
	.long	1070810131
	.long	1352628731
	.align 8
.LC10:
	.long	1072693248
	.long	0
	.align 8
.LC11:
	.long	1076101120
	.long	0
	.align 8
.LC12:
	.long	1075576832
	.long	0
	.align 8
.LC13:
	.long	1075052544
	.long	0
	.align 8
.LC14:
	.long	1071644672
	.long	0
	.section	.text._dtoa_r,"ax",@progbits
	.align 4
	.global _dtoa_r
	.type	_dtoa_r, #function
	.proc	0102
_dtoa_r:
	save	%sp, -240, %sp
	std	%f2, [%fp+2023]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %i1
	ldx	[%i0+96], %o1
	brz,pn	%o1, .L26
	 ldx	[%fp+2023], %l0
	lduw	[%i0+104], %g3
	mov	1, %g1
	sllx	%g3, 32, %g2
	sll	%g1, %g3, %g1
	srl	%g1, 0, %g1
	or	%g2, %g1, %g1
	mov	%i0, %o0
	call	_Bfree, 0
	 stx	%g1, [%o1+8]
	stx	%g0, [%i0+96]
.L26:
	ldx	[%fp+2023], %g1
	ldd	[%fp+2023], %f14
	srlx	%g1, 32, %g1
	orcc	%g1, 0, %i0
	bge,pt	%icc, .L27
	 mov	0, %g3
	srl	%l0, 0, %l0
	sethi	%hi(-2147483648), %g2
	mov	1, %g3
	andn	%g1, %g2, %i0
	sllx	%i0, 32, %g1
	or	%l0, %g1, %l0
	stx	%l0, [%fp+2015]
	ldd	[%fp+2015], %f14
.L27:
	st	%g3, [%i5]
	sethi	%hi(2146435072), %g1
	and	%i0, %g1, %g3
	cmp	%g3, %g1
	be,pn	%icc, .L289
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fcmpd	%fcc0, %f14, %f8
	fbne,pn	%fcc0, .L32
	 mov	1, %g1
	st	%g1, [%i4]
	sethi	%gdop_hix22(.LC2), %i0
	ldx	[%fp+2223], %g1
	xor	%i0, %gdop_lox10(.LC2), %i0
	brz,pn	%g1, .L354
	 ldx	[%l7 + %i0], %i0, %gdop(.LC2)
	add	%i0, 1, %g1
.L288:
	ldx	[%fp+2223], %g2
	stx	%g1, [%g2]
.L354:
	return	%i7+8
	 nop
.L32:
	fmovd	%f14, %f2
	std	%f14, [%fp+2015]
	add	%fp, 2039, %o3
	add	%fp, 2043, %o2
	call	__d2b, 0
	 mov	%i1, %o0
	srl	%i0, 20, %g2
	mov	%o0, %i5
	cmp	%g2, 0
	bne,pt	%icc, .L291
	 ldd	[%fp+2015], %f14
	lduw	[%fp+2039], %g5
	lduw	[%fp+2043], %g3
	ldx	[%fp+2023], %g1
	add	%g5, %g3, %g3
	add	%g3, 1074, %g2
	cmp	%g2, 32
	ble,pt	%icc, .L36
	 sub	%g0, %g2, %g2
	add	%g3, 1042, %g4
	sll	%i0, %g2, %g2
	srl	%g1, %g4, %g1
	or	%g2, %g1, %g1
.L37:
	srl	%g1, 0, %g1
	sethi	%hi(-32505856), %g2
	stx	%g1, [%fp+2023]
	mov	1, %l2
	ldd	[%fp+2023], %f8
	fxtod	%f8, %f8
	std	%f8, [%fp+2023]
	ldx	[%fp+2023], %g1
	srlx	%g1, 32, %g4
	srl	%g1, 0, %g1
	add	%g4, %g2, %g4
	add	%g3, -1, %g2
	sllx	%g4, 32, %g3
	or	%g1, %g3, %g1
.L35:
	stx	%g1, [%fp+2023]
	sethi	%gdop_hix22(.LC5), %g1
	ldd	[%fp+2023], %f10
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	sethi	%gdop_hix22(.LC4), %g3
	xor	%g3, %gdop_lox10(.LC4), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC4)
	ldd	[%g3], %f8
	fsubd	%f10, %f8, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	st	%g2, [%fp+2023]
	faddd	%f8, %f12, %f8
	ld	[%fp+2023], %f10
	sethi	%gdop_hix22(.LC7), %g1
	fitod	%f10, %f10
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f10
	faddd	%f8, %f10, %f8
	fdtoi	%f8, %f10
	st	%f10, [%fp+2023]
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fcmped	%fcc1, %f8, %f10
	fbuge,pt %fcc1, .L40
	 lduw	[%fp+2023], %l5
	st	%l5, [%fp+2023]
	mov	0, %g1
	ld	[%fp+2023], %f10
	fitod	%f10, %f10
	fcmpd	%fcc3, %f10, %f8
	movne	%fcc3, 1, %g1
	sub	%l5, %g1, %l5
.L40:
	sub	%g5, %g2, %g1
	cmp	%l5, 22
	bgu,pt	%icc, .L173
	 add	%g1, -1, %g5
	sethi	%gdop_hix22(__mprec_tens), %g2
	sra	%l5, 0, %g3
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	sllx	%g3, 3, %g3
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	ldd	[%g2+%g3], %f8
	fcmped	%fcc3, %f8, %f14
	fbule,pt %fcc3, .L276
	 nop
	add	%l5, -1, %l5
	st	%g0, [%fp+2007]
.L42:
	cmp	%g5, 0
	bl,pn	%icc, .L292
	 mov	0, %o5
	cmp	%l5, 0
	bge,a,pn %icc, .L330
	 st	%l5, [%fp+2023]
.L46:
	st	%l5, [%fp+2023]
	sub	%o5, %l5, %o5
	sub	%g0, %l5, %l3
	cmp	%i2, 9
	bgu,pt	%icc, .L175
	 mov	0, %l5
.L300:
	cmp	%i2, 5
	ble,pt	%icc, .L49
	 cmp	%i2, 3
	add	%i2, -4, %g1
	mov	0, %l6
	cmp	%g1, 3
	be,pn	%icc, .L284
	 sra	%g1, 0, %i2
	ble,a,pn %icc, .L293
	 mov	2, %i2
	cmp	%i2, 4
.L334:
	be,pt	%icc, .L167
	 mov	1, %i0
	mov	5, %i2
.L50:
	lduw	[%fp+2023], %g1
	mov	1, %g2
	add	%g1, %i3, %g1
	add	%g1, 1, %l4
	st	%g1, [%fp+1995]
	cmp	%l4, 0
	movg	%icc, %l4, %g2
.L52:
	sra	%g2, 0, %o7
	mov	1, %g3
	cmp	%g2, 31
	ble,pn	%icc, .L294
	 mov	4, %g1
.L53:
	add	%g1, %g1, %g1
	sra	%g3, 0, %o1
	sra	%g1, 0, %g2
	add	%g2, 28, %g2
	cmp	%g2, %o7
	bleu,pt	%xcc, .L53
	 add	%g3, 1, %g3
	st	%o1, [%i1+104]
.L54:
	std	%f14, [%fp+1999]
	st	%g5, [%fp+2011]
	st	%o5, [%fp+2015]
	call	_Balloc, 0
	 mov	%i1, %o0
	mov	%o0, %l1
	lduw	[%fp+2015], %o5
	lduw	[%fp+2011], %g5
	brz,pn	%o0, .L165
	 ldd	[%fp+1999], %f14
	cmp	%l4, 14
	stx	%o0, [%i1+96]
	mov	0, %g1
	mov	%l4, %g3
	movleu	%icc, 1, %g1
	and	%l6, %g1, %g1
	cmp	%g1, 0
	be,pt	%icc, .L57
	 mov	%g1, %o4
	lduw	[%fp+2023], %g1
	cmp	%g1, 0
	ble,pn	%icc, .L58
	 sethi	%gdop_hix22(__mprec_tens), %g2
	and	%g1, 15, %o7
	sllx	%o7, 3, %o7
	sra	%g1, 4, %g1
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	fmovd	%f14, %f8
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	andcc	%g1, 16, %g0
	ldd	[%g2+%o7], %f10
	be,pt	%xcc, .L59
	 mov	2, %o7
	sethi	%gdop_hix22(__mprec_bigtens), %g2
	and	%g1, 15, %g1
	xor	%g2, %gdop_lox10(__mprec_bigtens), %g2
	mov	3, %o7
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_bigtens)
	ldd	[%g2+32], %f8
	fdivd	%f14, %f8, %f8
.L59:
	cmp	%g1, 0
	be,a,pn	%icc, .L63
	 fdivd	%f8, %f10, %f8
	sethi	%gdop_hix22(__mprec_bigtens), %g2
	xor	%g2, %gdop_lox10(__mprec_bigtens), %g2
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_bigtens)
.L62:
	andcc	%g1, 1, %g0
	be,pt	%xcc, .L331
	 sra	%g1, 1, %g1
	ldd	[%g2], %f12
	add	%o7, 1, %o7
	fmuld	%f10, %f12, %f10
.L331:
	cmp	%g1, 0
	bne,pt	%icc, .L62
	 add	%g2, 8, %g2
	fdivd	%f8, %f10, %f8
.L63:
	lduw	[%fp+2007], %g1
	cmp	%g1, 0
	be,a,pt	%icc, .L332
	 st	%o7, [%fp+2015]
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f10
	fcmped	%fcc0, %f8, %f10
	fbl,pn	%fcc0, .L295
	 cmp	%l4, 0
	st	%o7, [%fp+2015]
.L332:
	sethi	%gdop_hix22(.LC12), %g1
	ld	[%fp+2015], %f10
	xor	%g1, %gdop_lox10(.LC12), %g1
	fitod	%f10, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f10, %f8, %f10
	ldd	[%g1], %f12
	faddd	%f10, %f12, %f10
	std	%f10, [%fp+2015]
	sethi	%hi(-54525952), %o7
	ldx	[%fp+2015], %g1
	lduw	[%fp+2023], %l0
	srlx	%g1, 32, %g2
	mov	%l4, %o4
	srl	%g1, 0, %g1
	add	%g2, %o7, %g2
	cmp	%l4, 0
	sllx	%g2, 32, %g2
	bne,pt	%icc, .L71
	 or	%g1, %g2, %g1
.L164:
	stx	%g1, [%fp+2015]
	sethi	%gdop_hix22(.LC13), %g1
	ldd	[%fp+2015], %f10
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f8
	fcmped	%fcc1, %f8, %f10
	fbg,pn	%fcc1, .L72
	 fnegd	%f10, %f10
	fcmped	%fcc2, %f8, %f10
	fbl,a,pt %fcc2, .L333
	 mov	0, %l3
.L70:
	std	%f14, [%fp+2015]
	ldx	[%fp+2015], %l0
.L57:
	lduw	[%fp+2023], %g1
	cmp	%g1, 14
	lduw	[%fp+2043], %o7
	mov	0, %g1
	xnor	%g0, %o7, %g2
	movle	%icc, 1, %g1
	srl	%g2, 31, %g2
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L296
	 cmp	%i0, 0
	be,pn	%icc, .L84
	 cmp	%i2, 1
	ble,pn	%icc, .L297
	 add	%l4, -1, %g3
	cmp	%l3, %g3
	bl,a,pt	%icc, .L103
	 sub	%g3, %l3, %l3
	sub	%l3, %g3, %g3
	cmp	%l4, 0
	bl,pt	%icc, .L102
	 sub	%o5, %l4, %l6
	mov	%o5, %l6
	add	%g5, %l4, %g5
	ba,pt	%xcc, .L102
	 add	%o5, %l4, %o5
.L289:
	sethi	%hi(9216), %g1
	std	%f14, [%fp+2023]
	or	%g1, 783, %g1
	st	%g1, [%i4]
	ldx	[%fp+2023], %g2
	mov	-1, %g1
	srlx	%g1, 12, %g1
	and	%g2, %g1, %g1
	brnz,a,pt %g1, .L298
	 sethi	%gdop_hix22(.LC1), %i0
	sethi	%gdop_hix22(.LC0), %i0
	ldx	[%fp+2223], %g1
	xor	%i0, %gdop_lox10(.LC0), %i0
	brz,pn	%g1, .L354
	 ldx	[%l7 + %i0], %i0, %gdop(.LC0)
	ba,pt	%xcc, .L288
	 add	%i0, 8, %g1
.L291:
	std	%f14, [%fp+2023]
	sethi	%hi(1072693248), %g4
	ldx	[%fp+2023], %g1
	add	%g2, -1023, %g2
	sllx	%g1, 12, %g3
	lduw	[%fp+2039], %g5
	srl	%g1, 0, %g1
	srlx	%g3, 44, %g3
	mov	0, %l2
	or	%g3, %g4, %g3
	sllx	%g3, 32, %g3
	ba,pt	%xcc, .L35
	 or	%g1, %g3, %g1
.L292:
	mov	1, %o5
	mov	0, %g5
	cmp	%l5, 0
	bl,pt	%icc, .L46
	 sub	%o5, %g1, %o5
.L169:
	st	%l5, [%fp+2023]
.L330:
	add	%g5, %l5, %g5
	cmp	%i2, 9
	bleu,pt	%icc, .L300
	 mov	0, %l3
.L175:
	mov	1, %l6
	mov	0, %i2
	mov	1, %i0
	mov	-1, %l4
	mov	0, %i3
.L48:
	st	%g0, [%i1+104]
	st	%l4, [%fp+1995]
	ba,pt	%xcc, .L54
	 mov	0, %o1
.L298:
	ldx	[%fp+2223], %g1
	xor	%i0, %gdop_lox10(.LC1), %i0
	brz,pn	%g1, .L354
	 ldx	[%l7 + %i0], %i0, %gdop(.LC1)
	ba,pt	%xcc, .L288
	 add	%i0, 3, %g1
.L173:
	mov	1, %g2
	ba,pt	%xcc, .L42
	 st	%g2, [%fp+2007]
.L49:
	be,pn	%icc, .L284
	 mov	1, %l6
	bg,pt	%icc, .L334
	 cmp	%i2, 4
	cmp	%i2, 2
	bne,pn	%icc, .L302
	 mov	0, %i0
.L167:
	cmp	%i3, 0
	ble,pn	%icc, .L178
	 mov	%i3, %g2
	st	%i3, [%fp+1995]
	ba,pt	%xcc, .L52
	 mov	%i3, %l4
.L36:
	ba,pt	%xcc, .L37
	 sll	%g1, %g2, %g1
.L276:
	st	%g0, [%fp+2007]
	cmp	%g1, 0
	bg,pt	%icc, .L169
	 mov	0, %o5
	mov	1, %o5
	mov	0, %g5
	ba,pt	%xcc, .L169
	 sub	%o5, %g1, %o5
.L295:
	be,a,pt	%icc, .L69
	 st	%o7, [%fp+2015]
	lduw	[%fp+1995], %o4
	cmp	%o4, 0
	ble,pn	%icc, .L70
	 add	%o7, 1, %g1
	st	%g1, [%fp+2015]
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%fp+2015], %f10
	fmuld	%f8, %f12, %f8
	fitod	%f10, %f10
	ldd	[%g1], %f12
	fmuld	%f10, %f8, %f10
	sethi	%hi(-54525952), %o7
	faddd	%f10, %f12, %f10
	lduw	[%fp+2023], %g4
	std	%f10, [%fp+2015]
	add	%g4, -1, %l0
	ldx	[%fp+2015], %g1
	srlx	%g1, 32, %g2
	srl	%g1, 0, %g1
	add	%g2, %o7, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
.L71:
	stx	%g1, [%fp+2015]
	fdtoi	%f8, %f10
	add	%o4, -1, %o7
	ldd	[%fp+2015], %f16
	sra	%o7, 0, %o7
	st	%f10, [%fp+2015]
	sllx	%o7, 3, %o7
	lduw	[%fp+2015], %g1
	add	%g1, 48, %g1
	stb	%g1, [%l1]
	sethi	%gdop_hix22(__mprec_tens), %g2
	fitod	%f10, %f12
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	fsubd	%f8, %f12, %f8
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	cmp	%i0, 0
	ldd	[%g2+%o7], %f18
	be,pt	%icc, .L74
	 add	%l1, 1, %o7
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f12
	fdivd	%f12, %f18, %f12
	fsubd	%f12, %f16, %f12
	fcmped	%fcc3, %f12, %f8
	fbg,pn	%fcc3, .L184
	 sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	mov	%o7, %g1
	ldd	[%g2], %f18
	mov	1, %o7
	sethi	%gdop_hix22(.LC11), %g2
	sub	%o7, %g1, %o7
	xor	%g2, %gdop_lox10(.LC11), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	ba,pt	%xcc, .L77
	 ldd	[%g2], %f16
.L304:
	add	%o7, %g1, %g2
	cmp	%g2, %o4
	bge,pn	%icc, .L70
	 add	%g1, 1, %g1
	fmuld	%f8, %f16, %f8
	fdtoi	%f8, %f10
	st	%f10, [%fp+2015]
	lduw	[%fp+2015], %g2
	add	%g2, 48, %g2
	fmuld	%f12, %f16, %f12
	fitod	%f10, %f10
	fsubd	%f8, %f10, %f8
	fcmped	%fcc1, %f8, %f12
	fbl,pn	%fcc1, .L303
	 stb	%g2, [%g1-1]
.L77:
	fsubd	%f18, %f8, %f10
	fcmped	%fcc0, %f10, %f12
	fbuge,pt %fcc0, .L304
	 nop
	ba,pt	%xcc, .L325
	 mov	%g1, %g4
.L58:
	fmovd	%f14, %f8
	be,pt	%icc, .L63
	 mov	2, %o7
	lduw	[%fp+2023], %g1
	sethi	%gdop_hix22(__mprec_tens), %g2
	sub	%g0, %g1, %g1
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	and	%g1, 15, %o3
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
	sllx	%o3, 3, %o3
	sra	%g1, 4, %g1
	ldd	[%g2+%o3], %f12
	cmp	%g1, 0
	be,pn	%icc, .L182
	 fmuld	%f14, %f12, %f12
	sethi	%gdop_hix22(__mprec_bigtens), %g2
	fmovd	%f12, %f8
	xor	%g2, %gdop_lox10(__mprec_bigtens), %g2
	mov	0, %o3
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_bigtens)
.L65:
	andcc	%g1, 1, %g0
	be,pt	%xcc, .L335
	 sra	%g1, 1, %g1
	ldd	[%g2], %f10
	add	%o7, 1, %o7
	fmuld	%f8, %f10, %f8
	mov	%o4, %o3
.L335:
	cmp	%g1, 0
	bne,pt	%icc, .L65
	 add	%g2, 8, %g2
	andcc	%o3, 0xff, %g0
	ba,pt	%xcc, .L63
	 fmovde	%icc, %f12, %f8
.L74:
	srl	%o4, 0, %g1
	sethi	%gdop_hix22(.LC11), %g4
	fmuld	%f16, %f18, %f16
	xor	%g4, %gdop_lox10(.LC11), %g4
	add	%l1, %g1, %g1
	ldx	[%l7 + %g4], %g4, %gdop(.LC11)
	cmp	%o4, 1
	be,pn	%icc, .L305
	 ldd	[%g4], %f12
.L83:
	fmuld	%f8, %f12, %f8
	add	%o7, 1, %o7
	fdtoi	%f8, %f10
	st	%f10, [%fp+2015]
	lduw	[%fp+2015], %g4
	add	%g4, 48, %i0
	stb	%i0, [%o7-1]
	fitod	%f10, %f10
	cmp	%g1, %o7
	bne,pt	%xcc, .L83
	 fsubd	%f8, %f10, %f8
.L82:
	sethi	%gdop_hix22(.LC14), %g4
	xor	%g4, %gdop_lox10(.LC14), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC14)
	ldd	[%g4], %f10
	faddd	%f16, %f10, %f12
	fcmped	%fcc2, %f12, %f8
	fbl,a,pn %fcc2, .L325
	 mov	%g1, %g4
	fsubd	%f10, %f16, %f10
	fcmped	%fcc3, %f10, %f8
	fbg,pn	%fcc3, .L81
	 mov	0, %i0
	lduw	[%fp+2023], %g1
	std	%f14, [%fp+2015]
	cmp	%g1, 14
	lduw	[%fp+2043], %g1
	movle	%icc, 1, %i0
	xnor	%g0, %g1, %g1
	srl	%g1, 31, %g1
	andcc	%g1, %i0, %g0
	bne,pn	%icc, .L88
	 ldx	[%fp+2015], %l0
.L84:
	mov	%l3, %g3
	mov	%o5, %l6
	mov	0, %i0
	mov	0, %l2
.L99:
	sra	%l6, 0, %o7
	mov	0, %g2
	mov	0, %g1
	movrgz	%o7, 1, %g2
	sra	%g5, 0, %o7
	movrgz	%o7, 1, %g1
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L336
	 cmp	%l3, 0
	cmp	%l6, %g5
	mov	%g5, %g1
	movle	%icc, %l6, %g1
	sub	%o5, %g1, %o5
	sub	%l6, %g1, %l6
	sub	%g5, %g1, %g5
	cmp	%l3, 0
.L336:
	be,a,pt	%icc, .L337
	 st	%g5, [%fp+2011]
	cmp	%i0, 0
	be,pn	%icc, .L107
	 cmp	%g3, 0
	bne,pn	%icc, .L306
	 sra	%g3, 0, %o2
	st	%g5, [%fp+2011]
.L327:
	st	%o5, [%fp+2015]
	mov	%i5, %o1
	sra	%l3, 0, %o2
	call	__pow5mult, 0
	 mov	%i1, %o0
	lduw	[%fp+2015], %o5
	mov	%o0, %i5
	lduw	[%fp+2011], %g5
.L106:
	st	%g5, [%fp+2011]
.L337:
	st	%o5, [%fp+2015]
	mov	1, %o1
	call	__i2b, 0
	 mov	%i1, %o0
	mov	%o0, %l3
	cmp	%l5, 0
	lduw	[%fp+2015], %o5
	bne,pn	%icc, .L307
	 lduw	[%fp+2011], %g5
	cmp	%i2, 1
	ble,pn	%icc, .L112
	 mov	-1, %g1
	mov	1, %g1
.L113:
	add	%g1, %g5, %g1
	andcc	%g1, 31, %g1
	be,a,pt	%icc, .L191
	 mov	28, %g1
	mov	32, %g2
	sub	%g2, %g1, %g2
	cmp	%g2, 4
	ble,pt	%icc, .L115
	 mov	60, %g2
	mov	28, %g2
	sub	%g2, %g1, %g1
	add	%o5, %g1, %o5
	add	%l6, %g1, %l6
	cmp	%o5, 0
	bg,pn	%icc, .L308
	 add	%g5, %g1, %g5
.L117:
	cmp	%g5, 0
.L343:
	ble,pt	%icc, .L338
	 cmp	%i2, 2
	mov	%l3, %o1
	sra	%g5, 0, %o2
	call	__lshift, 0
	 mov	%i1, %o0
	mov	%o0, %l3
	cmp	%i2, 2
.L338:
	mov	0, %g1
	lduw	[%fp+2007], %g2
	movg	%icc, 1, %g1
	cmp	%g2, 0
	bne,a,pn %icc, .L309
	 stb	%g1, [%fp+2015]
.L119:
	mov	0, %g2
	sra	%l4, 0, %g3
	movrlez	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L310
	 cmp	%i0, 0
	cmp	%l4, 0
.L341:
	be,pn	%icc, .L311
	 mov	%l3, %o1
.L91:
	xnor	%g0, %i3, %l0
.L344:
	mov	%l1, %i0
.L126:
	mov	%l3, %o1
	call	_Bfree, 0
	 mov	%i1, %o0
	brz,pn	%l2, .L339
	 mov	%i5, %o1
.L157:
	mov	%l2, %o1
	call	_Bfree, 0
	 mov	%i1, %o0
.L75:
	mov	%i5, %o1
.L339:
	call	_Bfree, 0
	 mov	%i1, %o0
	stb	%g0, [%l1]
	add	%l0, 1, %l0
	st	%l0, [%i4]
	ldx	[%fp+2223], %g1
	brz,pn	%g1, .L353
	 nop
	stx	%l1, [%g1]
	return	%i7+8
	 nop
.L112:
	srlx	%g1, 12, %g1
	and	%l0, %g1, %g1
	brnz,pt	%g1, .L113
	 mov	1, %g1
	srlx	%l0, 32, %g1
	sethi	%hi(2146435072), %g2
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L113
	 mov	1, %g1
	add	%o5, 1, %o5
	add	%g5, 1, %g5
	ba,pt	%xcc, .L113
	 mov	1, %l5
.L191:
.L114:
	add	%o5, %g1, %o5
	add	%l6, %g1, %l6
	cmp	%o5, 0
	ble,pt	%icc, .L117
	 add	%g5, %g1, %g5
	ba,pt	%xcc, .L326
	 st	%g5, [%fp+2015]
.L310:
	be,pn	%icc, .L127
	 mov	0, %i3
.L123:
	cmp	%l6, 0
	ble,pt	%icc, .L340
	 cmp	%l5, 0
	mov	%l2, %o1
	sra	%l6, 0, %o2
	call	__lshift, 0
	 mov	%i1, %o0
	mov	%o0, %l2
	cmp	%l5, 0
.L340:
	bne,pn	%icc, .L312
	 mov	%l2, %l6
.L129:
	sra	%l4, 0, %i0
	and	%l0, 1, %g1
	mov	%l1, %l7
	add	%l1, %i0, %i0
	st	%g1, [%fp+2011]
.L150:
	mov	%l3, %o1
	call	quorem, 0
	 mov	%i5, %o0
	mov	%o0, %l4
	mov	%l2, %o1
	call	__mcmp, 0
	 mov	%i5, %o0
	mov	%o0, %i3
	mov	%l3, %o1
	mov	%l6, %o2
	call	__mdiff, 0
	 mov	%i1, %o0
	add	%l4, 48, %l5
	lduw	[%o0+16], %g2
	cmp	%g2, 0
	bne,pn	%icc, .L313
	 mov	%o0, %o1
	stx	%o0, [%fp+2015]
	call	__mcmp, 0
	 mov	%i5, %o0
	ldx	[%fp+2015], %o1
	stx	%o0, [%fp+2015]
	call	_Bfree, 0
	 mov	%i1, %o0
	ldx	[%fp+2015], %g2
	orcc	%g2, %i2, %g0
	bne,pn	%icc, .L134
	 lduw	[%fp+2011], %g1
	cmp	%g1, 0
	be,pn	%icc, .L314
	 cmp	%i3, 0
	bl,a,pn	%icc, .L328
	 mov	%l2, %i2
	stb	%l5, [%l7]
.L349:
	add	%l7, 1, %l7
	cmp	%l7, %i0
	be,pn	%xcc, .L196
	 mov	%i5, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%i1, %o0
	mov	%o0, %i5
	mov	%l2, %o1
	mov	0, %o3
	mov	10, %o2
	cmp	%l2, %l6
	be,pn	%xcc, .L315
	 mov	%i1, %o0
	call	__multadd, 0
	 nop
	mov	%o0, %l2
	mov	%l6, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L150
	 mov	%o0, %l6
.L308:
	st	%g5, [%fp+2015]
.L326:
	mov	%i5, %o1
	sra	%o5, 0, %o2
	call	__lshift, 0
	 mov	%i1, %o0
	mov	%o0, %i5
	ba,pt	%xcc, .L117
	 lduw	[%fp+2015], %g5
.L296:
	sethi	%gdop_hix22(__mprec_tens), %g2
	xor	%g2, %gdop_lox10(__mprec_tens), %g2
	ldx	[%l7 + %g2], %g2, %gdop(__mprec_tens)
.L88:
	ldsw	[%fp+2023], %g1
	srl	%i3, 31, %g5
	sllx	%g1, 3, %g1
	mov	0, %g4
	sra	%l4, 0, %i2
	movrlez	%i2, 1, %g4
	andcc	%g5, %g4, %g0
	be,pn	%icc, .L316
	 ldd	[%g2+%g1], %f12
	cmp	%l4, 0
	bne,pn	%icc, .L73
	 sethi	%gdop_hix22(.LC13), %g1
	stx	%l0, [%fp+2015]
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f8
	fmuld	%f12, %f8, %f12
	ldd	[%fp+2015], %f8
	fcmped	%fcc0, %f12, %f8
	fbul,pt	%fcc0, .L72
	 nop
.L73:
	mov	0, %l3
.L333:
	ba,pt	%xcc, .L91
	 mov	0, %l2
.L178:
	mov	1, %l4
	ba,pt	%xcc, .L48
	 mov	1, %i3
.L309:
	mov	%l3, %o1
	call	__mcmp, 0
	 mov	%i5, %o0
	cmp	%o0, 0
	bge,pt	%icc, .L119
	 ldub	[%fp+2015], %g1
	stb	%g1, [%fp+2015]
	mov	%i5, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%i1, %o0
	lduw	[%fp+2023], %g1
	add	%g1, -1, %g1
	st	%g1, [%fp+2023]
	mov	%o0, %i5
	cmp	%i0, 0
	bne,pn	%icc, .L120
	 ldub	[%fp+2015], %g1
	mov	0, %g2
	lduw	[%fp+1995], %l4
	sra	%l4, 0, %g3
	movrlez	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	bne,pt	%icc, .L341
	 cmp	%l4, 0
	ba,pt	%xcc, .L127
	 mov	0, %i3
.L317:
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%i1, %o0
	mov	%o0, %i5
.L127:
	mov	%l3, %o1
	call	quorem, 0
	 mov	%i5, %o0
	add	%o0, 48, %l5
	stb	%l5, [%l1+%i3]
	add	%i3, 1, %i3
	cmp	%l4, %i3
	bg,pt	%icc, .L317
	 mov	%i5, %o1
	add	%l4, -1, %i0
	cmp	%l4, 0
	srl	%i0, 0, %i0
	mov	0, %i2
	add	%i0, 1, %i0
	movle	%icc, 1, %i0
	add	%l1, %i0, %i0
.L147:
	mov	%i5, %o1
	mov	1, %o2
	call	__lshift, 0
	 mov	%i1, %o0
	mov	%l3, %o1
	call	__mcmp, 0
	 mov	%o0, %i5
	cmp	%o0, 0
	bg,a,pt	%icc, .L342
	 mov	%i0, %i3
	ba,pt	%xcc, .L318
	 nop
.L154:
	cmp	%l1, %i0
	be,pn	%xcc, .L319
	 lduw	[%fp+2023], %g1
.L146:
.L153:
	mov	%i0, %i3
.L342:
	ldsb	[%i0-1], %g1
	ldub	[%i3-1], %g2
	cmp	%g1, 57
	be,pt	%icc, .L154
	 add	%i0, -1, %i0
	add	%g2, 1, %g2
	lduw	[%fp+2023], %l0
	stb	%g2, [%i0]
.L138:
	mov	%l3, %o1
	call	_Bfree, 0
	 mov	%i1, %o0
	brz,pn	%l2, .L197
	 mov	0, %g2
	xor	%i2, %l2, %g3
	movrne	%i2, 1, %g2
	mov	0, %g1
	movrne	%g3, 1, %g1
	andcc	%g2, %g1, %g0
	be,pn	%icc, .L158
	 mov	%i2, %o1
	call	_Bfree, 0
	 mov	%i1, %o0
.L158:
	mov	%l1, %i0
	ba,pt	%xcc, .L157
	 mov	%i3, %l1
.L307:
	st	%g5, [%fp+2011]
	st	%o5, [%fp+2015]
	mov	%o0, %o1
	sra	%l5, 0, %o2
	call	__pow5mult, 0
	 mov	%i1, %o0
	cmp	%i2, 1
	mov	%o0, %l3
	lduw	[%fp+2015], %o5
	ble,pn	%icc, .L110
	 lduw	[%fp+2011], %g5
	mov	0, %l5
.L111:
	lduw	[%l3+20], %g1
.L346:
	add	%g1, -1, %g1
	sra	%g1, 0, %g1
	add	%g1, 4, %g1
	sllx	%g1, 2, %g1
	add	%l3, %g1, %g1
	st	%g5, [%fp+2011]
	st	%o5, [%fp+2015]
	call	__hi0bits, 0
	 lduw	[%g1+8], %o0
	mov	32, %g1
	lduw	[%fp+2011], %g5
	sub	%g1, %o0, %g1
	ba,pt	%xcc, .L113
	 lduw	[%fp+2015], %o5
.L95:
	cmp	%l1, %g1
	be,a,pn	%xcc, .L320
	 add	%l0, 1, %l0
.L93:
	mov	%g1, %g4
.L325:
	add	%g1, -1, %g1
	ldsb	[%g1], %g2
	cmp	%g2, 57
	be,pt	%icc, .L95
	 ldub	[%g1], %g3
	add	%g3, 1, %g3
.L94:
	mov	%l1, %i0
	stb	%g3, [%g1]
	ba,pt	%xcc, .L75
	 mov	%g4, %l1
.L115:
	bne,pn	%icc, .L114
	 sub	%g2, %g1, %g1
	cmp	%o5, 0
	ble,pt	%icc, .L343
	 cmp	%g5, 0
	ba,pt	%xcc, .L326
	 st	%g5, [%fp+2015]
.L311:
.L329:
	mov	0, %o3
	mov	5, %o2
	call	__multadd, 0
	 mov	%i1, %o0
	mov	%l1, %i0
	mov	%o0, %l3
	mov	%i5, %o0
	call	__mcmp, 0
	 mov	%l3, %o1
	cmp	%o0, 0
	ble,a,pn %icc, .L344
	 xnor	%g0, %i3, %l0
.L125:
	mov	49, %g1
	add	%l1, 1, %l1
	stb	%g1, [%i0]
	lduw	[%fp+2023], %g1
	ba,pt	%xcc, .L126
	 add	%g1, 1, %l0
.L81:
	mov	%g1, %g3
.L345:
	add	%g1, -1, %g1
	ldsb	[%g1], %g2
	cmp	%g2, 48
	be,a,pt	%icc, .L345
	 mov	%g1, %g3
	mov	%l1, %i0
	ba,pt	%xcc, .L75
	 mov	%g3, %l1
.L103:
	mov	%o5, %l6
	add	%l5, %l3, %l5
	add	%g5, %l4, %g5
	mov	%g3, %l3
	add	%o5, %l4, %o5
	mov	0, %g3
.L102:
	st	%g5, [%fp+1999]
	st	%g3, [%fp+2011]
	st	%o5, [%fp+2015]
	mov	1, %o1
	call	__i2b, 0
	 mov	%i1, %o0
	lduw	[%fp+1999], %g5
	mov	%o0, %l2
	lduw	[%fp+2011], %g3
	ba,pt	%xcc, .L99
	 lduw	[%fp+2015], %o5
.L110:
	mov	-1, %g1
	srlx	%g1, 12, %g1
	and	%l0, %g1, %g1
	brnz,pt	%g1, .L111
	 mov	0, %l5
	srlx	%l0, 32, %g1
	sethi	%hi(2146435072), %g2
	andcc	%g2, %g1, %g0
	be,a,pt	%icc, .L346
	 lduw	[%l3+20], %g1
	add	%o5, 1, %o5
	add	%g5, 1, %g5
	ba,pt	%xcc, .L111
	 mov	1, %l5
.L293:
	ba,pt	%xcc, .L167
	 mov	0, %i0
.L306:
	st	%g5, [%fp+1999]
	st	%o5, [%fp+2011]
	st	%g3, [%fp+2015]
	mov	%l2, %o1
	call	__pow5mult, 0
	 mov	%i1, %o0
	mov	%o0, %l2
	mov	%i5, %o2
	mov	%l2, %o1
	call	__multiply, 0
	 mov	%i1, %o0
	mov	%i5, %o1
	mov	%o0, %i5
	call	_Bfree, 0
	 mov	%i1, %o0
	lduw	[%fp+2015], %g3
	lduw	[%fp+2011], %o5
	subcc	%l3, %g3, %l3
	be,pt	%icc, .L106
	 lduw	[%fp+1999], %g5
	ba,pt	%xcc, .L327
	 st	%g5, [%fp+2011]
.L72:
	mov	%l1, %i0
	mov	0, %l3
	ba,pt	%xcc, .L125
	 mov	0, %l2
.L313:
	call	_Bfree, 0
	 mov	%i1, %o0
	cmp	%i3, 0
	bl,pn	%icc, .L132
	 and	%l0, 1, %l0
	or	%i3, %i2, %i3
	orcc	%l0, %i3, %g0
	bne,pn	%icc, .L347
	 cmp	%l5, 57
.L132:
	mov	%i5, %o1
.L352:
	mov	1, %o2
	call	__lshift, 0
	 mov	%i1, %o0
	mov	%l3, %o1
	call	__mcmp, 0
	 mov	%o0, %i5
	cmp	%o0, 0
	ble,pn	%icc, .L321
	 nop
	cmp	%l5, 57
.L348:
	be,pn	%icc, .L136
	 add	%l4, 49, %l5
.L139:
	mov	%l2, %i2
.L328:
	add	%l7, 1, %i3
	stb	%l5, [%l7]
	mov	%l6, %l2
	ba,pt	%xcc, .L138
	 lduw	[%fp+2023], %l0
.L321:
	bne,pn	%icc, .L139
	 andcc	%l5, 1, %g0
	bne,pt	%xcc, .L348
	 cmp	%l5, 57
	ba,pt	%xcc, .L328
	 mov	%l2, %i2
.L315:
	call	__multadd, 0
	 nop
	mov	%o0, %l2
	ba,pt	%xcc, .L150
	 mov	%o0, %l6
.L134:
	cmp	%i3, 0
	bl,pn	%icc, .L142
	 or	%i3, %i2, %i3
	lduw	[%fp+2011], %g1
	orcc	%g1, %i3, %g0
	be,pn	%icc, .L142
	 cmp	%g2, 0
	ble,a,pt %icc, .L349
	 stb	%l5, [%l7]
	cmp	%l5, 57
.L347:
	be,pn	%icc, .L136
	 add	%l5, 1, %g1
	mov	%l2, %i2
	add	%l7, 1, %i3
	stb	%g1, [%l7]
	mov	%l6, %l2
	ba,pt	%xcc, .L138
	 lduw	[%fp+2023], %l0
.L284:
	ba,pt	%xcc, .L50
	 mov	0, %i0
.L297:
	cmp	%l2, 0
	be,pt	%icc, .L101
	 mov	%o5, %l6
	add	%o7, 1075, %o7
	add	%g5, %o7, %g5
	mov	%l3, %g3
	ba,pt	%xcc, .L102
	 add	%o5, %o7, %o5
.L353:
	return	%i7+8
	 nop
.L107:
	st	%g5, [%fp+2011]
	st	%o5, [%fp+2015]
	mov	%i5, %o1
	sra	%l3, 0, %o2
	call	__pow5mult, 0
	 mov	%i1, %o0
	lduw	[%fp+2011], %g5
	mov	%o0, %i5
	ba,pt	%xcc, .L106
	 lduw	[%fp+2015], %o5
.L316:
	stx	%l0, [%fp+2015]
	ldd	[%fp+2015], %f8
	fdivd	%f8, %f12, %f10
	fdtoi	%f10, %f10
	st	%f10, [%fp+2015]
	sethi	%gdop_hix22(.LC11), %g4
	lduw	[%fp+2015], %g2
	xor	%g4, %gdop_lox10(.LC11), %g4
	add	%g2, 48, %g1
	ldx	[%l7 + %g4], %g4, %gdop(.LC11)
	stb	%g1, [%l1]
	st	%g2, [%fp+2015]
	add	%g3, -2, %g1
	ld	[%fp+2015], %f10
	srl	%g1, 0, %g1
	fitod	%f10, %f10
	add	%g1, 2, %g1
	fmuld	%f10, %f12, %f10
	ldd	[%g4], %f16
	fsubd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC3), %g4
	add	%l1, 1, %g3
	xor	%g4, %gdop_lox10(.LC3), %g4
	add	%l1, %g1, %g1
	ldx	[%l7 + %g4], %g4, %gdop(.LC3)
	cmp	%l4, 1
	bne,pt	%icc, .L97
	 ldd	[%g4], %f14
	ba,pt	%xcc, .L322
	 mov	%g3, %g1
.L323:
	fdtoi	%f10, %f10
	st	%f10, [%fp+2015]
	add	%g3, 1, %g3
	lduw	[%fp+2015], %g2
	add	%g2, 48, %g4
	st	%g2, [%fp+2015]
	stb	%g4, [%g3-1]
	ld	[%fp+2015], %f10
	cmp	%g1, %g3
	fitod	%f10, %f10
	fmuld	%f10, %f12, %f10
	be,pn	%xcc, .L96
	 fsubd	%f8, %f10, %f8
.L97:
	fmuld	%f8, %f16, %f8
	fcmpd	%fcc2, %f8, %f14
	fbne,a,pt %fcc2, .L323
	 fdivd	%f8, %f12, %f10
	mov	%l1, %i0
	lduw	[%fp+2023], %l0
	ba,pt	%xcc, .L75
	 mov	%g3, %l1
.L319:
	add	%g1, 1, %l0
	mov	49, %g1
	ba,pt	%xcc, .L138
	 stb	%g1, [%l1]
.L318:
	bne,a,pt %icc, .L350
	 ldsb	[%i0-1], %g1
	andcc	%l5, 1, %g0
	bne,pt	%xcc, .L342
	 mov	%i0, %i3
.L155:
	ldsb	[%i0-1], %g1
.L350:
	mov	%i0, %i3
	cmp	%g1, 48
	be,pt	%icc, .L155
	 add	%i0, -1, %i0
	ba,pt	%xcc, .L138
	 lduw	[%fp+2023], %l0
.L197:
	mov	%l1, %i0
	ba,pt	%xcc, .L75
	 mov	%i3, %l1
.L69:
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%fp+2015], %f10
	ldd	[%g1], %f12
	fitod	%f10, %f10
	sethi	%hi(-54525952), %o7
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f12, %f10
	std	%f10, [%fp+2015]
	ldx	[%fp+2015], %g1
	srlx	%g1, 32, %g2
	srl	%g1, 0, %g1
	add	%g2, %o7, %g2
	sllx	%g2, 32, %g2
	ba,pt	%xcc, .L164
	 or	%g1, %g2, %g1
.L320:
	ba,pt	%xcc, .L94
	 mov	49, %g3
.L101:
	mov	54, %g1
	lduw	[%fp+2039], %g2
	mov	%l3, %g3
	sub	%g1, %g2, %g1
	add	%g5, %g1, %g5
	ba,pt	%xcc, .L102
	 add	%o5, %g1, %o5
.L312:
	ldsw	[%l2+8], %o1
	call	_Balloc, 0
	 mov	%i1, %o0
	brz,pn	%o0, .L324
	 mov	%o0, %i3
	ldsw	[%l2+20], %o2
	add	%l2, 16, %o1
	add	%o2, 2, %o2
	add	%o0, 16, %o0
	call	memcpy, 0
	 sllx	%o2, 2, %o2
	mov	1, %o2
	mov	%i3, %o1
	call	__lshift, 0
	 mov	%i1, %o0
	ba,pt	%xcc, .L129
	 mov	%o0, %l6
.L303:
	mov	%l1, %i0
	ba,pt	%xcc, .L75
	 mov	%g1, %l1
.L322:
.L96:
	faddd	%f8, %f8, %f8
	fcmped	%fcc1, %f8, %f12
	fbg,pt	%fcc1, .L93
	 lduw	[%fp+2023], %l0
	fcmpd	%fcc1, %f8, %f12
	fbne,pt	%fcc1, .L351
	 mov	%l1, %i0
	andcc	%g2, 1, %g0
	bne,pt	%xcc, .L325
	 mov	%g1, %g4
.L351:
	ba,pt	%xcc, .L75
	 mov	%g1, %l1
.L196:
	mov	%l2, %i2
	ba,pt	%xcc, .L147
	 mov	%l6, %l2
.L136:
	mov	%l2, %i2
	mov	57, %g1
	add	%l7, 1, %i0
	stb	%g1, [%l7]
	ba,pt	%xcc, .L153
	 mov	%l6, %l2
.L76:
.L314:
	cmp	%l5, 57
	be,pn	%icc, .L136
	 cmp	%i3, 0
	add	%l4, 49, %l4
	mov	%l2, %i2
	movg	%icc, %l4, %l5
	add	%l7, 1, %i3
	stb	%l5, [%l7]
	mov	%l6, %l2
	ba,pt	%xcc, .L138
	 lduw	[%fp+2023], %l0
.L305:
	ba,pt	%xcc, .L82
	 mov	%o7, %g1
.L120:
	stb	%g1, [%fp+2015]
	mov	%l2, %o1
	mov	0, %o3
	mov	10, %o2
	call	__multadd, 0
	 mov	%i1, %o0
	mov	0, %g2
	lduw	[%fp+1995], %l4
	ldub	[%fp+2015], %g1
	sra	%l4, 0, %g3
	movrlez	%g3, 1, %g2
	andcc	%g2, %g1, %g0
	be,pt	%icc, .L123
	 mov	%o0, %l2
	lduw	[%fp+1995], %l4
	cmp	%l4, 0
	bne,a,pt %icc, .L344
	 xnor	%g0, %i3, %l0
	ba,pt	%xcc, .L329
	 mov	%l3, %o1
.L182:
	ba,pt	%xcc, .L63
	 fmovd	%f12, %f8
.L184:
	mov	%l1, %i0
	ba,pt	%xcc, .L75
	 mov	%o7, %l1
.L142:
	cmp	%g2, 0
	bg,pt	%icc, .L352
	 mov	%i5, %o1
	ba,pt	%xcc, .L328
	 mov	%l2, %i2
.L165:
	sethi	%gdop_hix22(.LC8), %o3
	sethi	%gdop_hix22(.LC9), %o0
	xor	%o3, %gdop_lox10(.LC8), %o3
	xor	%o0, %gdop_lox10(.LC9), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC8)
	mov	0, %o2
	mov	426, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC9)
.L294:
	st	%g0, [%i1+104]
	ba,pt	%xcc, .L54
	 mov	0, %o1
.L302:
	st	%g5, [%fp+2011]
	st	%o5, [%fp+2015]
	st	%g0, [%i1+104]
	mov	0, %o1
	call	_Balloc, 0
	 mov	%i1, %o0
	lduw	[%fp+2015], %o5
	mov	%o0, %l1
	brz,pn	%o0, .L165
	 lduw	[%fp+2011], %g5
	mov	-1, %g1
	stx	%o0, [%i1+96]
	mov	0, %i3
	mov	-1, %l4
	st	%g1, [%fp+1995]
	mov	1, %i0
	ba,pt	%xcc, .L57
	 mov	-1, %g3
.L324:
	sethi	%gdop_hix22(.LC8), %o3
	sethi	%gdop_hix22(.LC9), %o0
	xor	%o3, %gdop_lox10(.LC8), %o3
	xor	%o0, %gdop_lox10(.LC9), %o0
	ldx	[%l7 + %o3], %o3, %gdop(.LC8)
	mov	0, %o2
	mov	746, %o1
	call	__assert_func, 0
	 ldx	[%l7 + %o0], %o0, %gdop(.LC9)
	nop
	.size	_dtoa_r, .-_dtoa_r
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
