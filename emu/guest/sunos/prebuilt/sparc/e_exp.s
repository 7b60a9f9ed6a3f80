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
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f0
	st	%f0, [%fp-8]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-8], %g3
	sethi	%hi(1082534912), %g2
	andn	%g3, %g1, %g1
	or	%g2, 577, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bleu	.L2
	 srl	%g3, 31, %g4
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L24
	 sethi	%gdop_hix22(.LC1), %g1
	st	%f1, [%fp-8]
	sethi	%hi(-1048576), %g2
	ld	[%fp-8], %g1
	andn	%g3, %g2, %g2
	orcc	%g2, %g1, %g0
	bne,a	.L30
	 faddd	%f0, %f0, %f0
	cmp	%g4, 0
	bne	.L16
	 sethi	%gdop_hix22(.LC0), %g1
.L30:
	jmp	%i7+8
	 restore
.L2:
	sethi	%hi(1071000576), %g2
	or	%g2, 578, %g2
	cmp	%g1, %g2
	bgu	.L26
	 sethi	%hi(1043332096), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L22
	 sethi	%gdop_hix22(.LC3), %g1
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g2, %gdop(.LC12)
.L12:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f12
	fmuld	%f0, %f0, %f10
	sethi	%gdop_hix22(.LC9), %g1
	fmuld	%f10, %f8, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	fsubd	%f8, %f12, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC10), %g1
	faddd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC11), %g1
	fsubd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	fmuld	%f8, %f10, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f8
	fmuld	%f8, %f10, %f8
	fsubd	%f0, %f8, %f8
	fmuld	%f0, %f8, %f14
.L10:
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f12
	fsubd	%f8, %f12, %f8
	fdivd	%f14, %f8, %f14
	fsubd	%f14, %f0, %f0
	fsubd	%f10, %f0, %f0
	jmp	%i7+8
	 restore
.L24:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbg	.L4
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fcmped	%f0, %f8
	nop
	fbl,a	.L27
	 sethi	%gdop_hix22(.LC0), %g1
.L6:
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC4)
	sethi	%gdop_hix22(halF), %g1
	ldd	[%g2], %f8
	xor	%g1, %gdop_lox10(halF), %g1
	fmuld	%f0, %f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(halF)
	sll	%g4, 3, %g4
	sethi	%gdop_hix22(.LC5), %g2
	ldd	[%g1+%g4], %f10
	xor	%g2, %gdop_lox10(.LC5), %g2
	faddd	%f8, %f10, %f8
	ld	[%l7 + %g2], %g2, %gdop(.LC5)
	fdtoi	%f8, %f8
	ldd	[%g2], %f12
	fitod	%f8, %f10
	st	%f8, [%fp-8]
	fmuld	%f10, %f12, %f12
	sethi	%gdop_hix22(.LC6), %g2
	ld	[%fp-8], %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	fsubd	%f0, %f12, %f12
	ld	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g2], %f8
	b	.L9
	 fmuld	%f10, %f8, %f10
.L26:
	sethi	%hi(1072734208), %g2
	or	%g2, 689, %g2
	cmp	%g1, %g2
	bgu	.L6
	 sethi	%gdop_hix22(ln2HI), %g2
	sethi	%gdop_hix22(ln2LO), %g1
	xor	%g2, %gdop_lox10(ln2HI), %g2
	xor	%g1, %gdop_lox10(ln2LO), %g1
	sll	%g4, 3, %i5
	ld	[%l7 + %g2], %g3, %gdop(ln2HI)
	ld	[%l7 + %g1], %g2, %gdop(ln2LO)
	ldd	[%g3+%i5], %f12
	mov	1, %g1
	fsubd	%f0, %f12, %f12
	sub	%g1, %g4, %g1
	ldd	[%g2+%i5], %f10
	sub	%g1, %g4, %g1
.L9:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC8)
	ldd	[%g2], %f16
	fsubd	%f12, %f10, %f0
	sethi	%gdop_hix22(.LC9), %g2
	fmuld	%f0, %f0, %f14
	xor	%g2, %gdop_lox10(.LC9), %g2
	fmuld	%f14, %f8, %f8
	ld	[%l7 + %g2], %g2, %gdop(.LC9)
	fsubd	%f8, %f16, %f8
	ldd	[%g2], %f16
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC10), %g2
	faddd	%f8, %f16, %f8
	xor	%g2, %gdop_lox10(.LC10), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC10)
	ldd	[%g2], %f16
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC11), %g2
	fsubd	%f8, %f16, %f8
	xor	%g2, %gdop_lox10(.LC11), %g2
	fmuld	%f8, %f14, %f8
	ld	[%l7 + %g2], %g2, %gdop(.LC11)
	cmp	%g1, 0
	ldd	[%g2], %f16
	faddd	%f8, %f16, %f8
	fmuld	%f8, %f14, %f8
	fsubd	%f0, %f8, %f8
	be	.L28
	 fmuld	%f0, %f8, %f14
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC13)
	ldd	[%g2], %f16
	fsubd	%f16, %f8, %f8
	sethi	%gdop_hix22(.LC12), %g2
	fdivd	%f14, %f8, %f14
	xor	%g2, %gdop_lox10(.LC12), %g2
	fsubd	%f10, %f14, %f10
	ld	[%l7 + %g2], %g2, %gdop(.LC12)
	fsubd	%f10, %f12, %f10
	ldd	[%g2], %f8
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp-8]
	cmp	%g1, -1021
	ld	[%fp-8], %g4
	bl	.L14
	 ldd	[%fp-8], %g2
	sll	%g1, 20, %g1
	add	%g1, %g4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L22:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC12), %g1
	faddd	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g2, %gdop(.LC12)
	ldd	[%g2], %f10
	fcmped	%f8, %f10
	nop
	fbule	.L12
	 nop
	faddd	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L4:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	fmuld	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L14:
	add	%g1, 1000, %g1
	sll	%g1, 20, %g1
	add	%g1, %g4, %g2
	sethi	%gdop_hix22(.LC14), %g1
	std	%g2, [%fp-8]
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldd	[%fp-8], %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L16:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L27:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L28:
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	b	.L10
	 ld	[%l7 + %g1], %g2, %gdop(.LC12)
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
