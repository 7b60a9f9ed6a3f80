! df8348ef48abf6538b88813879228c31 newlib/libm/math/e_exp.c
	.file	"e_exp.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1082535490
	.long	-17155601
	.align 8
.LC2:
	.long	-1064875760
	.long	-718458799
	.align 8
.LC3:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC4:
	.long	1073157447
	.long	1697350398
	.align 8
.LC5:
	.long	1072049730
	.long	-18874368
	.align 8
.LC6:
	.long	1038760431
	.long	897137782
	.align 8
.LC7:
	.long	1046886249
	.long	1925096656
	.align 8
.LC8:
	.long	1052491073
	.long	-976065551
	.align 8
.LC9:
	.long	1058100842
	.long	-1356472788
	.align 8
.LC10:
	.long	1063698796
	.long	381599123
	.align 8
.LC11:
	.long	1069897045
	.long	1431655742
	.align 8
.LC12:
	.long	1072693248
	.long	0
	.align 8
.LC13:
	.long	1073741824
	.long	0
	.align 8
.LC14:
	.long	24117248
	.long	0
	.section	.text.__ieee754_exp,"ax",@progbits
	.align 4
	.global __ieee754_exp
	.type	__ieee754_exp, #function
	.proc	07
__ieee754_exp:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g1
	ldx	[%fp+2039], %g3
	sethi	%hi(1082534912), %g2
	srlx	%g3, 32, %g5
	or	%g2, 577, %g2
	andn	%g5, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bleu,pt	%icc, .L2
	 srlx	%g3, 63, %g4
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L23
	 sethi	%gdop_hix22(.LC1), %g1
	sethi	%hi(-1048576), %g1
	andn	%g5, %g1, %g1
	orcc	%g1, %g3, %g0
	be,pt	%icc, .L7
	 cmp	%g4, 0
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L2:
	sethi	%hi(1071000576), %g2
	or	%g2, 578, %g2
	cmp	%g1, %g2
	bgu,pn	%icc, .L24
	 sethi	%hi(1043332096), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,pt	%icc, .L26
	 sethi	%gdop_hix22(.LC7), %g1
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f8
	fcmped	%fcc2, %f8, %f10
	fbule,pt %fcc2, .L12
	 nop
	return	%i7+8
	 faddd	%f0, %f10, %f0
.L23:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmped	%fcc0, %f0, %f8
	fbg,pn	%fcc0, .L4
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fcmped	%fcc1, %f0, %f8
	fbl,pn	%fcc1, .L25
	 sethi	%gdop_hix22(.LC0), %g1
.L6:
	sethi	%gdop_hix22(halF), %g1
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g1, %gdop_lox10(halF), %g1
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g1], %g1, %gdop(halF)
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	sra	%g4, 0, %g4
	ldd	[%g2], %f8
	sllx	%g4, 3, %g4
	fmuld	%f0, %f8, %f8
	ldd	[%g1+%g4], %f10
	faddd	%f8, %f10, %f8
	fdtoi	%f8, %f8
	st	%f8, [%fp+2039]
	sethi	%gdop_hix22(.LC5), %g1
	lduw	[%fp+2039], %g2
	xor	%g1, %gdop_lox10(.LC5), %g1
	st	%g2, [%fp+2039]
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%fp+2039], %f8
	ldd	[%g1], %f14
	fitod	%f8, %f10
	sethi	%gdop_hix22(.LC6), %g1
	fmuld	%f10, %f14, %f14
	xor	%g1, %gdop_lox10(.LC6), %g1
	fsubd	%f0, %f14, %f14
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	ba,pt	%xcc, .L9
	 fmuld	%f10, %f8, %f10
.L24:
	sethi	%hi(1072734208), %g2
	or	%g2, 689, %g2
	cmp	%g1, %g2
	bgu,pn	%icc, .L6
	 sethi	%gdop_hix22(ln2HI), %g1
	sethi	%gdop_hix22(ln2LO), %g2
	xor	%g1, %gdop_lox10(ln2HI), %g1
	xor	%g2, %gdop_lox10(ln2LO), %g2
	ldx	[%l7 + %g1], %g1, %gdop(ln2HI)
	sra	%g4, 0, %g3
	sllx	%g3, 3, %g3
	ldd	[%g1+%g3], %f14
	ldx	[%l7 + %g2], %g1, %gdop(ln2LO)
	fsubd	%f0, %f14, %f14
	mov	1, %g2
	ldd	[%g1+%g3], %f10
	sub	%g2, %g4, %g2
	sub	%g2, %g4, %g2
.L9:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f16
	fsubd	%f14, %f10, %f0
	sethi	%gdop_hix22(.LC9), %g1
	fmuld	%f0, %f0, %f12
	xor	%g1, %gdop_lox10(.LC9), %g1
	fmuld	%f12, %f8, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fsubd	%f8, %f16, %f8
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC10), %g1
	faddd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC11), %g1
	fsubd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	fmuld	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	cmp	%g2, 0
	ldd	[%g1], %f16
	faddd	%f8, %f16, %f8
	fmuld	%f8, %f12, %f8
	fsubd	%f0, %f8, %f8
	be,pn	%icc, .L10
	 fmuld	%f0, %f8, %f12
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f16
	fsubd	%f16, %f8, %f8
	sethi	%gdop_hix22(.LC12), %g1
	fdivd	%f12, %f8, %f12
	xor	%g1, %gdop_lox10(.LC12), %g1
	fsubd	%f10, %f12, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fsubd	%f10, %f14, %f10
	ldd	[%g1], %f8
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp+2039]
	cmp	%g2, -1021
	ldx	[%fp+2039], %g1
	bl,pt	%icc, .L14
	 srlx	%g1, 32, %g3
	sll	%g2, 20, %g2
	srl	%g1, 0, %g1
	add	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 nop
.L12:
	sethi	%gdop_hix22(.LC7), %g1
.L26:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f12
	fmuld	%f0, %f0, %f10
	sethi	%gdop_hix22(.LC9), %g1
	fmuld	%f10, %f8, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	fsubd	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC10), %g1
	faddd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC11), %g1
	fsubd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	faddd	%f8, %f12, %f8
	fmuld	%f8, %f10, %f8
	fsubd	%f0, %f8, %f8
	fmuld	%f0, %f8, %f12
.L10:
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC12), %g1
	fsubd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC12), %g1
	fdivd	%f12, %f8, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fsubd	%f12, %f0, %f12
	ldd	[%g1], %f0
	return	%i7+8
	 fsubd	%f0, %f12, %f0
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	return	%i7+8
	 fmovdne	%icc, %f8, %f0
.L4:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	return	%i7+8
	 fmuld	%f0, %f0, %f0
.L14:
	add	%g2, 1000, %g2
	srl	%g1, 0, %g1
	sll	%g2, 20, %g2
	add	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC14), %g1
	ldd	[%fp+2039], %f0
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L25:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
	.size	__ieee754_exp, .-__ieee754_exp
	.section	".rodata"
	.align 8
	.type	ln2LO, #object
	.size	ln2LO, 16
ln2LO:
	.long	1038760431
	.long	897137782
	.long	-1108723217
	.long	897137782
	.align 8
	.type	ln2HI, #object
	.size	ln2HI, 16
ln2HI:
	.long	1072049730
	.long	-18874368
	.long	-1075433918
	.long	-18874368
	.align 8
	.type	halF, #object
	.size	halF, 16
halF:
	.long	1071644672
	.long	0
	.long	-1075838976
	.long	0
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
