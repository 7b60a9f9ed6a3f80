! 2581523ca736f507ed54756408a3c9a0 newlib/libm/math/e_asin.c
	.file	"e_asin.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1073291771
	.long	1413754136
	.align 8
.LC1:
	.long	1016178214
	.long	856972295
	.align 8
.LC2:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC3:
	.long	1072693248
	.long	0
	.align 8
.LC4:
	.long	1057111521
	.long	234747657
	.align 8
.LC5:
	.long	1061810144
	.long	1963045512
	.align 8
.LC6:
	.long	1067745832
	.long	-1251438789
	.align 8
.LC7:
	.long	1070186837
	.long	243811413
	.align 8
.LC8:
	.long	1070913042
	.long	65761149
	.align 8
.LC9:
	.long	1069897045
	.long	1431655765
	.align 8
.LC10:
	.long	1068742853
	.long	-1322347902
	.align 8
.LC11:
	.long	1072039532
	.long	462225753
	.align 8
.LC12:
	.long	1073752805
	.long	-1671853368
	.align 8
.LC13:
	.long	1073953319
	.long	478817611
	.align 8
.LC14:
	.long	1071644672
	.long	0
	.align 8
.LC15:
	.long	1072243195
	.long	1413754136
	.section	.text.__ieee754_asin,"ax",@progbits
	.align 4
	.global __ieee754_asin
	.type	__ieee754_asin, #function
	.proc	07
__ieee754_asin:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i5
	ldx	[%fp+2039], %g2
	sethi	%hi(1072692224), %g1
	srlx	%g2, 32, %i4
	or	%g1, 1023, %g1
	andn	%i4, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu,pt	%icc, .L2
	 sethi	%hi(1071643648), %g1
	sethi	%hi(-1072693248), %g1
	add	%i5, %g1, %i5
	orcc	%i5, %g2, %g0
	be,pt	%icc, .L11
	 sethi	%gdop_hix22(.LC0), %g1
	fsubd	%f0, %f0, %f8
	fdivd	%f8, %f8, %f8
.L1:
	return	%i7+8
	 fmovd	%f8, %f0
.L11:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	faddd	%f8, %f10, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L2:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L5
	 sethi	%hi(1044380672), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L6
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f0, %f10, %f10
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fcmped	%fcc0, %f10, %f12
	fbg,pn	%fcc0, .L1
	 fmovd	%f0, %f8
.L5:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	fsubd	%f10, %f0, %f12
	fmuld	%f12, %f8, %f12
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f12, %f8, %f8
	faddd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	fmuld	%f8, %f12, %f8
	fsubd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC11), %g1
	fsubd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f16
	fmuld	%f12, %f14, %f14
	sethi	%gdop_hix22(.LC9), %g1
	fsubd	%f14, %f16, %f14
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC12), %g1
	faddd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	fmuld	%f14, %f12, %f14
	sethi	%gdop_hix22(.LC13), %g1
	faddd	%f14, %f16, %f14
	xor	%g1, %gdop_lox10(.LC13), %g1
	fmuld	%f14, %f12, %f14
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f16
	fsubd	%f14, %f16, %f14
	fmuld	%f14, %f12, %f14
	faddd	%f14, %f10, %f14
	std	%f8, [%fp+2023]
	fmovd	%f12, %f0
	std	%f12, [%fp+2031]
	call	__ieee754_sqrt, 0
	 std	%f14, [%fp+2039]
	sethi	%hi(1072640000), %g1
	ldd	[%fp+2039], %f14
	or	%g1, 818, %g1
	ldd	[%fp+2031], %f12
	cmp	%i5, %g1
	bgu,pt	%icc, .L12
	 ldd	[%fp+2023], %f8
	std	%f0, [%fp+2039]
	faddd	%f0, %f0, %f16
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fdivd	%f8, %f14, %f8
	ldd	[%g1], %f10
	fmuld	%f16, %f8, %f8
	ldx	[%fp+2039], %g1
	mov	-1, %g2
	sllx	%g2, 32, %g2
	and	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f14
	fmuld	%f14, %f14, %f16
	faddd	%f0, %f14, %f0
	fsubd	%f12, %f16, %f12
	faddd	%f14, %f14, %f14
	fdivd	%f12, %f0, %f12
	fsubd	%f10, %f14, %f14
	faddd	%f12, %f12, %f12
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f16
	fsubd	%f16, %f12, %f12
	fsubd	%f8, %f12, %f8
	fsubd	%f8, %f14, %f8
	fsubd	%f10, %f8, %f8
.L8:
	fnegd	%f8, %f10
	cmp	%i4, 0
	fmovdle	%icc, %f10, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L12:
	fdivd	%f8, %f14, %f8
	fmuld	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC1), %g1
	faddd	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	faddd	%f0, %f0, %f0
	sethi	%gdop_hix22(.LC0), %g1
	fsubd	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L8
	 fsubd	%f8, %f0, %f8
.L6:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f0, %f0, %f12
	fmuld	%f12, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	fmuld	%f8, %f12, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuld	%f8, %f12, %f8
	fsubd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuld	%f12, %f10, %f10
	fsubd	%f10, %f14, %f10
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuld	%f10, %f12, %f10
	fmuld	%f8, %f12, %f8
	faddd	%f10, %f14, %f10
	ldd	[%g1], %f14
	fmuld	%f10, %f12, %f10
	sethi	%gdop_hix22(.LC3), %g1
	fsubd	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC3), %g1
	fmuld	%f10, %f12, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	faddd	%f10, %f12, %f10
	fdivd	%f8, %f10, %f8
	fmuld	%f8, %f0, %f8
	faddd	%f8, %f0, %f8
	return	%i7+8
	 fmovd	%f8, %f0
	.size	__ieee754_asin, .-__ieee754_asin
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
