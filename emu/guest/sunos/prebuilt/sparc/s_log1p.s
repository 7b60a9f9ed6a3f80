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
	save	%sp, -104, %sp
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	st	%f10, [%fp-8]
	sethi	%hi(1071284224), %g2
	ld	[%fp-8], %g1
	or	%g2, 633, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bg	.L2
	 sethi	%hi(2146434048), %g2
	sethi	%hi(-2147483648), %g2
	sethi	%hi(1072692224), %g3
	andn	%g1, %g2, %g2
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bleu	.L29
	 sethi	%hi(1042283520), %g3
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fcmpd	%f10, %f8
	nop
	fbne	.L7
	 nop
	call	__math_divzero, 0
	 restore %g0, 1, %o0
.L2:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bg	.L30
	 sethi	%hi(1128266752), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	ble	.L6
	 sra	%g1, 20, %g2
	sethi	%gdop_hix22(.LC0), %g3
	sethi	%gdop_hix22(.LC4), %g4
	xor	%g3, %gdop_lox10(.LC0), %g3
	xor	%g4, %gdop_lox10(.LC4), %g4
	ld	[%l7 + %g3], %g3, %gdop(.LC0)
	add	%g2, -1023, %g2
	fmovs	%f10, %f8
	fmovs	%f11, %f9
	ldd	[%g3], %f14
	ld	[%l7 + %g4], %g4, %gdop(.LC4)
.L15:
	sethi	%hi(-1048576), %g3
	std	%f8, [%fp-8]
	andn	%g1, %g3, %g1
	sethi	%hi(434176), %g3
	or	%g3, 157, %g3
	cmp	%g1, %g3
	bg	.L16
	 ldd	[%fp-8], %i4
	sethi	%hi(1072693248), %g3
	or	%g1, %g3, %i4
	std	%i4, [%fp-8]
	ldd	[%fp-8], %f10
.L17:
	ldd	[%g4], %f16
	cmp	%g1, 0
	fsubd	%f10, %f16, %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f12
	bne	.L18
	 fmuld	%f12, %f10, %f12
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	fcmpd	%f10, %f0
	nop
	fbne	.L19
	 cmp	%g2, 0
	be	.L34
	 sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	st	%g2, [%fp-8]
	ldd	[%g1], %f0
	ld	[%fp-8], %f8
	sethi	%gdop_hix22(.LC6), %g1
	fitod	%f8, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	fmuld	%f8, %f0, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	faddd	%f0, %f14, %f0
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	faddd	%f0, %f8, %f0
.L34:
	jmp	%i7+8
	 restore
.L29:
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bgu,a	.L31
	 sethi	%hi(1076707328), %g2
	sethi	%gdop_hix22(.LC2), %g1
	st	%g0, [%fp-8]
	xor	%g1, %gdop_lox10(.LC2), %g1
	st	%g0, [%fp-4]
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%fp-8], %f12
	ldd	[%g1], %f8
	faddd	%f10, %f8, %f8
	fcmped	%f8, %f12
	nop
	fbg	.L10
	 mov	1, %g1
	mov	0, %g1
.L10:
	andcc	%g1, 0xff, %g0
	be	.L24
	 sethi	%hi(1016069120), %g1
	fmovs	%f10, %f0
	or	%g1, 1023, %g1
	cmp	%g1, %g2
	blu	.L24
	 fmovs	%f11, %f1
	jmp	%i7+8
	 restore
.L30:
	faddd	%f10, %f10, %f0
	jmp	%i7+8
	 restore
.L7:
	call	__math_invalid, 0
	 restore
.L31:
	or	%g2, 316, %g2
	add	%g1, %g2, %g1
	cmp	%g1, %g2
	bleu	.L32
	 sethi	%gdop_hix22(.LC4), %g4
	sethi	%gdop_hix22(.LC3), %g1
	mov	0, %g2
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f12
	fmuld	%f12, %f10, %f12
.L18:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f20
	faddd	%f10, %f16, %f16
	sethi	%gdop_hix22(.LC11), %g1
	fdivd	%f10, %f16, %f16
	xor	%g1, %gdop_lox10(.LC11), %g1
	fmuld	%f16, %f16, %f18
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuld	%f18, %f8, %f8
	faddd	%f8, %f20, %f8
	ldd	[%g1], %f20
	fmuld	%f8, %f18, %f8
	sethi	%gdop_hix22(.LC12), %g1
	faddd	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f20
	fmuld	%f8, %f18, %f8
	sethi	%gdop_hix22(.LC13), %g1
	faddd	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f20
	fmuld	%f8, %f18, %f8
	sethi	%gdop_hix22(.LC14), %g1
	faddd	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f20
	fmuld	%f8, %f18, %f8
	sethi	%gdop_hix22(.LC15), %g1
	faddd	%f8, %f20, %f8
	xor	%g1, %gdop_lox10(.LC15), %g1
	fmuld	%f8, %f18, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	cmp	%g2, 0
	ldd	[%g1], %f20
	faddd	%f8, %f20, %f8
	fmuld	%f8, %f18, %f8
	faddd	%f8, %f12, %f8
	bne	.L21
	 fmuld	%f8, %f16, %f8
	fsubd	%f12, %f8, %f8
	fsubd	%f10, %f8, %f0
	jmp	%i7+8
	 restore
.L24:
	fmuld	%f10, %f10, %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
	fsubd	%f10, %f0, %f0
	jmp	%i7+8
	 restore
.L19:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	fsubd	%f16, %f8, %f16
	bne	.L20
	 fmuld	%f16, %f12, %f16
	fsubd	%f10, %f16, %f0
	jmp	%i7+8
	 restore
.L21:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	st	%g2, [%fp-8]
	ldd	[%g1], %f0
	ld	[%fp-8], %f16
	sethi	%gdop_hix22(.LC5), %g1
	fitod	%f16, %f16
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuld	%f16, %f0, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f18
	fmuld	%f16, %f18, %f16
	faddd	%f16, %f14, %f16
	faddd	%f16, %f8, %f8
	fsubd	%f12, %f8, %f8
	fsubd	%f8, %f10, %f8
	fsubd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L16:
	sethi	%hi(1071644672), %g3
	add	%g2, 1, %g2
	or	%g1, %g3, %i4
	sethi	%hi(1048576), %g3
	std	%i4, [%fp-8]
	sub	%g3, %g1, %g1
	ldd	[%fp-8], %f10
	b	.L17
	 sra	%g1, 2, %g1
.L6:
	sethi	%gdop_hix22(.LC4), %g4
.L32:
	xor	%g4, %gdop_lox10(.LC4), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC4)
	ldd	[%g4], %f14
	faddd	%f10, %f14, %f8
	st	%f8, [%fp-8]
	ld	[%fp-8], %g1
	sra	%g1, 20, %g2
	add	%g2, -1023, %g2
	cmp	%g2, 0
	ble,a	.L13
	 fsubd	%f8, %f14, %f14
	fsubd	%f8, %f10, %f10
	fsubd	%f14, %f10, %f14
	b	.L15
	 fdivd	%f14, %f8, %f14
.L20:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	st	%g2, [%fp-8]
	ldd	[%g1], %f0
	ld	[%fp-8], %f8
	sethi	%gdop_hix22(.LC5), %g1
	fitod	%f8, %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuld	%f8, %f0, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f12
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f14, %f8
	fsubd	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	fsubd	%f0, %f16, %f0
	jmp	%i7+8
	 restore
.L13:
	fsubd	%f10, %f14, %f14
	b	.L15
	 fdivd	%f14, %f8, %f14
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
