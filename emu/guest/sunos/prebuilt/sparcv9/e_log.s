! d996de661b540e5d782c1ac9dcbeb5f6 newlib/libm/math/e_log.c
	.file	"e_log.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	-1018167296
	.long	0
	.align 8
.LC2:
	.long	1129316352
	.long	0
	.align 8
.LC3:
	.long	1072693248
	.long	0
	.align 8
.LC4:
	.long	1072049730
	.long	-18874368
	.align 8
.LC5:
	.long	1038760431
	.long	897137782
	.align 8
.LC6:
	.long	1070945621
	.long	1431655765
	.align 8
.LC7:
	.long	1071644672
	.long	0
	.align 8
.LC8:
	.long	1073741824
	.long	0
	.align 8
.LC9:
	.long	1069740306
	.long	-549563836
	.align 8
.LC10:
	.long	1070024292
	.long	-1765080098
	.align 8
.LC11:
	.long	1070745892
	.long	-1809673383
	.align 8
.LC12:
	.long	1071994197
	.long	1431655827
	.align 8
.LC13:
	.long	1069783561
	.long	-797391201
	.align 8
.LC14:
	.long	1070363077
	.long	495876271
	.align 8
.LC15:
	.long	1071225241
	.long	-1718093308
	.section	.text.__ieee754_log,"ax",@progbits
	.align 4
	.global __ieee754_log
	.type	__ieee754_log, #function
	.proc	07
__ieee754_log:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1047552), %g2
	ldx	[%fp+2039], %g4
	or	%g2, 1023, %g2
	srlx	%g4, 32, %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g3, %g2
	bg,pt	%icc, .L13
	 mov	%g3, %g1
	sethi	%hi(-2147483648), %g1
	andn	%g3, %g1, %g1
	orcc	%g1, %g4, %g0
	be,pn	%icc, .L19
	 cmp	%g3, 0
	bl,pn	%icc, .L20
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
	std	%f0, [%fp+2039]
	sethi	%hi(2146434048), %g2
	ldx	[%fp+2039], %g1
	or	%g2, 1023, %g2
	srlx	%g1, 32, %g1
	cmp	%g1, %g2
	bg,pn	%icc, .L21
	 mov	-54, %g3
.L6:
	std	%f0, [%fp+2039]
	sethi	%hi(1048576), %g4
	sra	%g1, 20, %g5
	sethi	%hi(1047552), %i5
	add	%g5, -1023, %g5
	or	%i5, 1023, %i5
	add	%g5, %g3, %g5
	sethi	%hi(613376), %g2
	and	%g1, %i5, %g3
	or	%g2, 868, %g2
	ldx	[%fp+2039], %g1
	add	%g3, %g2, %g2
	srl	%g1, 0, %g1
	and	%g2, %g4, %g2
	sethi	%hi(1072693248), %g4
	xor	%g2, %g4, %g4
	or	%g4, %g3, %g4
	sllx	%g4, 32, %g4
	or	%g1, %g4, %g1
	stx	%g1, [%fp+2039]
	sra	%g2, 20, %g2
	add	%g3, 2, %i4
	add	%g2, %g5, %g2
	and	%i4, %i5, %g4
	sethi	%gdop_hix22(.LC3), %g5
	ldd	[%fp+2039], %f8
	xor	%g5, %gdop_lox10(.LC3), %g5
	cmp	%g4, 2
	ldx	[%l7 + %g5], %g5, %gdop(.LC3)
	ldd	[%g5], %f10
	bg,pt	%icc, .L7
	 fsubd	%f8, %f10, %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	fcmpd	%fcc0, %f10, %f0
	fbne,pt	%fcc0, .L8
	 sethi	%gdop_hix22(.LC6), %g1
	cmp	%g2, 0
	be,pt	%icc, .L22
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	st	%g2, [%fp+2039]
	ldd	[%g1], %f0
	ld	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC5), %g1
	fitod	%f8, %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuld	%f8, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L13:
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	ble,pt	%icc, .L6
	 mov	0, %g3
.L21:
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L7:
	sethi	%gdop_hix22(.LC9), %g4
	xor	%g4, %gdop_lox10(.LC9), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC9)
	ldd	[%g4], %f8
	sethi	%gdop_hix22(.LC10), %g4
	xor	%g4, %gdop_lox10(.LC10), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC10)
	ldd	[%g4], %f12
	sethi	%gdop_hix22(.LC11), %g4
	xor	%g4, %gdop_lox10(.LC11), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC11)
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f14
	faddd	%f10, %f14, %f14
	fdivd	%f10, %f14, %f14
	fmuld	%f14, %f14, %f18
	fmuld	%f18, %f18, %f16
	fmuld	%f16, %f8, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g4], %f12
	sethi	%gdop_hix22(.LC13), %g4
	xor	%g4, %gdop_lox10(.LC13), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC13)
	fmuld	%f8, %f16, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g4], %f12
	sethi	%gdop_hix22(.LC12), %g4
	xor	%g4, %gdop_lox10(.LC12), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC12)
	ldd	[%g4], %f20
	sethi	%gdop_hix22(.LC14), %g4
	xor	%g4, %gdop_lox10(.LC14), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC14)
	fmuld	%f8, %f16, %f8
	st	%g2, [%fp+2039]
	faddd	%f8, %f20, %f8
	ldd	[%g4], %f20
	sethi	%gdop_hix22(.LC15), %g4
	xor	%g4, %gdop_lox10(.LC15), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC15)
	fmuld	%f16, %f12, %f12
	fmuld	%f8, %f18, %f8
	sethi	%hi(-399360), %g1
	ldd	[%g4], %f18
	or	%g1, 902, %g1
	faddd	%f12, %f20, %f12
	add	%g3, %g1, %g1
	fmuld	%f12, %f16, %f12
	sethi	%hi(440320), %g4
	faddd	%f12, %f18, %f12
	or	%g4, 81, %g4
	fmuld	%f12, %f16, %f12
	sub	%g4, %g3, %g3
	ld	[%fp+2039], %f16
	faddd	%f8, %f12, %f8
	orcc	%g3, %g1, %g0
	ble,pn	%icc, .L10
	 fitod	%f16, %f16
	sethi	%gdop_hix22(.LC7), %g1
	cmp	%g2, 0
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f12
	fmuld	%f12, %f10, %f12
	faddd	%f8, %f12, %f8
	bne,pt	%icc, .L11
	 fmuld	%f8, %f14, %f8
	fsubd	%f12, %f8, %f12
.L17:
	return	%i7+8
	 fsubd	%f10, %f12, %f0
.L19:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
.L16:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L8:
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f10, %f10, %f8
	ldd	[%g1], %f14
	cmp	%g2, 0
	fmuld	%f10, %f14, %f14
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f12
	fsubd	%f12, %f14, %f12
	be,pt	%icc, .L17
	 fmuld	%f12, %f8, %f12
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	st	%g2, [%fp+2039]
	ldd	[%g1], %f0
	ld	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC5), %g1
	fitod	%f8, %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuld	%f8, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f14
	fmuld	%f8, %f14, %f8
	fsubd	%f12, %f8, %f12
	fsubd	%f12, %f10, %f12
	return	%i7+8
	 fsubd	%f0, %f12, %f0
.L10:
	fsubd	%f10, %f8, %f8
	cmp	%g2, 0
	bne,pt	%icc, .L12
	 fmuld	%f8, %f14, %f8
	return	%i7+8
	 fsubd	%f10, %f8, %f0
.L12:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f16, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f12
	fmuld	%f16, %f12, %f16
	fsubd	%f8, %f16, %f8
	fsubd	%f8, %f10, %f8
	fsubd	%f0, %f8, %f0
.L22:
	return	%i7+8
	 nop
.L20:
	ba,pt	%xcc, .L16
	 fsubd	%f0, %f0, %f0
.L11:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f16, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f14
	fmuld	%f16, %f14, %f16
	faddd	%f16, %f8, %f16
	fsubd	%f12, %f16, %f12
	fsubd	%f12, %f10, %f12
	return	%i7+8
	 fsubd	%f0, %f12, %f0
	.size	__ieee754_log, .-__ieee754_log
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
