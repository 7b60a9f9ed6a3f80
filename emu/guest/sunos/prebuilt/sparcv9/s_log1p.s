! b76234db1526fbc0b7e8a219f108137d newlib/libm/common/s_log1p.c
	.file	"s_log1p.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	-1074790400
	.long	0
	.align 8
.LC2:
	.long	1129316352
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
	.long	1038760431
	.long	897137782
	.align 8
.LC6:
	.long	1072049730
	.long	-18874368
	.align 8
.LC7:
	.long	1071994197
	.long	1431655765
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
	.long	1069783561
	.long	-797391201
	.align 8
.LC11:
	.long	1070024292
	.long	-1765080098
	.align 8
.LC12:
	.long	1070363077
	.long	495876271
	.align 8
.LC13:
	.long	1070745892
	.long	-1809673383
	.align 8
.LC14:
	.long	1071225241
	.long	-1718093308
	.align 8
.LC15:
	.long	1071994197
	.long	1431655827
	.section	.text.log1p,"ax",@progbits
	.align 4
	.global log1p
	.type	log1p, #function
	.proc	07
log1p:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1071284224), %g2
	ldx	[%fp+2039], %g1
	or	%g2, 633, %g2
	srlx	%g1, 32, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	fmovd	%f0, %f10
	cmp	%g1, %g2
	bg,pt	%icc, .L2
	 mov	%g1, %g3
	sethi	%hi(-2147483648), %g2
	sethi	%hi(1072692224), %g3
	andn	%g1, %g2, %g2
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bleu,pt	%icc, .L25
	 sethi	%hi(1042283520), %g3
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmpd	%fcc0, %f0, %f8
	fbne,pt	%fcc0, .L7
	 nop
	call	__math_divzero, 0
	 restore %g0, 1, %o0
.L2:
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bg,pn	%icc, .L26
	 sethi	%hi(1128266752), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	ble,pn	%icc, .L6
	 sra	%g1, 20, %g1
	sethi	%gdop_hix22(.LC0), %g2
	fmovd	%f0, %f8
	xor	%g2, %gdop_lox10(.LC0), %g2
	add	%g1, -1023, %g1
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f16
.L13:
	sethi	%hi(-1048576), %g2
	std	%f8, [%fp+2039]
	andn	%g3, %g2, %g3
	sethi	%hi(434176), %g2
	or	%g2, 157, %g2
	cmp	%g3, %g2
	ldx	[%fp+2039], %g2
	bg,pt	%icc, .L14
	 srl	%g2, 0, %g2
	sethi	%hi(1072693248), %g4
	or	%g3, %g4, %g4
	sllx	%g4, 32, %g4
	or	%g2, %g4, %g2
	stx	%g2, [%fp+2039]
	ldd	[%fp+2039], %f10
.L15:
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	cmp	%g3, 0
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC3), %g2
	fsubd	%f10, %f12, %f10
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f14
	fmuld	%f10, %f14, %f14
	bne,pn	%icc, .L16
	 fmuld	%f14, %f10, %f14
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f0
	fcmpd	%fcc2, %f10, %f0
	fbne,pt	%fcc2, .L17
	 cmp	%g1, 0
	be,pt	%icc, .L28
	 nop
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%fp+2039], %f8
	ldd	[%g1], %f10
	fitod	%f8, %f8
	sethi	%gdop_hix22(.LC6), %g1
	fmuld	%f8, %f10, %f10
	xor	%g1, %gdop_lox10(.LC6), %g1
	faddd	%f10, %f16, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	fmuld	%f8, %f12, %f8
	return	%i7+8
	 faddd	%f10, %f8, %f0
.L25:
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bleu,a,pt %icc, .L4
	 sethi	%hi(1016069120), %g1
	sethi	%hi(1076707328), %g2
	or	%g2, 316, %g2
	add	%g2, %g1, %g1
	cmp	%g1, %g2
	bleu,pt	%icc, .L27
	 sethi	%gdop_hix22(.LC4), %g1
	sethi	%gdop_hix22(.LC3), %g2
	mov	0, %g1
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f14
	fmuld	%f0, %f14, %f14
	fmuld	%f14, %f0, %f14
.L16:
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	ldd	[%g2], %f20
	faddd	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC11), %g2
	fdivd	%f10, %f8, %f8
	xor	%g2, %gdop_lox10(.LC11), %g2
	fmuld	%f8, %f8, %f18
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	fmuld	%f18, %f12, %f12
	faddd	%f12, %f20, %f12
	ldd	[%g2], %f20
	fmuld	%f12, %f18, %f12
	sethi	%gdop_hix22(.LC12), %g2
	faddd	%f12, %f20, %f12
	xor	%g2, %gdop_lox10(.LC12), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC12)
	ldd	[%g2], %f20
	fmuld	%f12, %f18, %f12
	sethi	%gdop_hix22(.LC13), %g2
	faddd	%f12, %f20, %f12
	xor	%g2, %gdop_lox10(.LC13), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC13)
	ldd	[%g2], %f20
	fmuld	%f12, %f18, %f12
	sethi	%gdop_hix22(.LC14), %g2
	faddd	%f12, %f20, %f12
	xor	%g2, %gdop_lox10(.LC14), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC14)
	ldd	[%g2], %f20
	fmuld	%f12, %f18, %f12
	sethi	%gdop_hix22(.LC15), %g2
	faddd	%f12, %f20, %f12
	xor	%g2, %gdop_lox10(.LC15), %g2
	fmuld	%f12, %f18, %f12
	ldx	[%l7 + %g2], %g2, %gdop(.LC15)
	cmp	%g1, 0
	ldd	[%g2], %f20
	faddd	%f12, %f20, %f12
	fmuld	%f12, %f18, %f12
	faddd	%f12, %f14, %f12
	bne,pt	%icc, .L19
	 fmuld	%f12, %f8, %f12
	fsubd	%f14, %f12, %f12
.L23:
	return	%i7+8
	 fsubd	%f10, %f12, %f0
.L26:
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L7:
	call	__math_invalid, 0
	 restore
.L4:
	or	%g1, 1023, %g1
	cmp	%g1, %g2
	sethi	%gdop_hix22(.LC2), %g1
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g1, %gdop_lox10(.LC2), %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g1], %f8
	ldd	[%g2], %f12
	faddd	%f0, %f8, %f8
	mov	0, %g1
	fcmped	%fcc1, %f8, %f12
	subx	%g0, -1, %g2
	movg	%fcc1, 1, %g1
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L28
	 sethi	%gdop_hix22(.LC3), %g1
	fmuld	%f0, %f0, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L28:
	return	%i7+8
	 nop
.L17:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f8
	fmuld	%f10, %f8, %f8
	fsubd	%f12, %f8, %f12
	be,pt	%icc, .L23
	 fmuld	%f12, %f14, %f12
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%fp+2039], %f8
	ldd	[%g1], %f14
	fitod	%f8, %f8
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f8, %f14, %f14
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f18
	fmuld	%f8, %f18, %f8
	faddd	%f8, %f16, %f8
	fsubd	%f12, %f8, %f12
	fsubd	%f12, %f10, %f12
	return	%i7+8
	 fsubd	%f14, %f12, %f0
.L19:
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%fp+2039], %f8
	ldd	[%g1], %f18
	fitod	%f8, %f8
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f8, %f18, %f18
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f20
	fmuld	%f8, %f20, %f8
	faddd	%f8, %f16, %f8
	faddd	%f8, %f12, %f8
	fsubd	%f14, %f8, %f8
	fsubd	%f8, %f10, %f0
	return	%i7+8
	 fsubd	%f18, %f0, %f0
.L14:
	sethi	%hi(1071644672), %g4
	sethi	%hi(1048576), %g5
	or	%g3, %g4, %g4
	add	%g1, 1, %g1
	sllx	%g4, 32, %g4
	sub	%g5, %g3, %g3
	or	%g2, %g4, %g2
	sra	%g3, 2, %g3
	stx	%g2, [%fp+2039]
	ba,pt	%xcc, .L15
	 ldd	[%fp+2039], %f10
.L6:
	sethi	%gdop_hix22(.LC4), %g1
.L27:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f16
	faddd	%f10, %f16, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g3
	srlx	%g3, 32, %g3
	sra	%g3, 20, %g1
	add	%g1, -1023, %g1
	cmp	%g1, 0
	ble,a,pn %icc, .L11
	 fsubd	%f8, %f16, %f16
	fsubd	%f8, %f10, %f10
	fsubd	%f16, %f10, %f16
	ba,pt	%xcc, .L13
	 fdivd	%f16, %f8, %f16
.L11:
	fsubd	%f10, %f16, %f16
	ba,pt	%xcc, .L13
	 fdivd	%f16, %f8, %f16
	.size	log1p, .-log1p
	.hidden	__math_invalid
	.hidden	__math_divzero
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
