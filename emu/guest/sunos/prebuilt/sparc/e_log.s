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
	save	%sp, -104, %sp
	sethi	%hi(1047552), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g2, 1023, %g2
	cmp	%i0, %g2
	bg	.L13
	 mov	%i0, %g1
	sethi	%hi(-2147483648), %g3
	andn	%i0, %g3, %g3
	orcc	%g3, %i1, %g0
	be	.L16
	 cmp	%i0, 0
	bl	.L17
	 sethi	%gdop_hix22(.LC2), %g1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-8]
	sethi	%hi(2146434048), %g2
	ldd	[%fp-8], %i0
	or	%g2, 1023, %g2
	mov	%i0, %g1
	cmp	%g1, %g2
	bg	.L18
	 mov	-54, %i5
.L6:
	sra	%g1, 20, %g3
	add	%g3, -1023, %g3
	add	%g3, %i5, %g3
	sethi	%hi(1048576), %i5
	sethi	%hi(1047552), %g4
	or	%g4, 1023, %g4
	and	%g1, %g4, %g2
	sethi	%hi(613376), %g1
	or	%g1, 868, %g1
	add	%g2, %g1, %g1
	and	%g1, %i5, %g1
	sethi	%hi(1072693248), %i5
	xor	%g1, %i5, %i5
	or	%i5, %g2, %i0
	std	%i0, [%fp-8]
	sra	%g1, 20, %g1
	add	%g2, 2, %i5
	ldd	[%fp-8], %f8
	and	%i5, %g4, %g4
	add	%g1, %g3, %g1
	cmp	%g4, 2
	sethi	%gdop_hix22(.LC3), %g3
	xor	%g3, %gdop_lox10(.LC3), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC3)
	ldd	[%g3], %f10
	bg	.L7
	 fsubd	%f8, %f10, %f10
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g2, %gdop_lox10(.LC0), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f0
	fcmpd	%f10, %f0
	nop
	fbne,a	.L8
	 sethi	%gdop_hix22(.LC6), %g2
	cmp	%g1, 0
	be	.L19
	 nop
	st	%g1, [%fp-8]
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%fp-8], %f8
	ldd	[%g1], %f0
	fitod	%f8, %f8
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	faddd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L13:
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	ble	.L6
	 mov	0, %i5
.L18:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L7:
	sethi	%gdop_hix22(.LC9), %g4
	xor	%g4, %gdop_lox10(.LC9), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC9)
	ldd	[%g4], %f8
	sethi	%gdop_hix22(.LC10), %g4
	xor	%g4, %gdop_lox10(.LC10), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC10)
	ldd	[%g4], %f16
	sethi	%gdop_hix22(.LC11), %g4
	xor	%g4, %gdop_lox10(.LC11), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC11)
	sethi	%gdop_hix22(.LC8), %g3
	xor	%g3, %gdop_lox10(.LC8), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC8)
	ldd	[%g3], %f12
	faddd	%f10, %f12, %f12
	fdivd	%f10, %f12, %f12
	fmuld	%f12, %f12, %f18
	fmuld	%f18, %f18, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g4], %f16
	sethi	%gdop_hix22(.LC13), %g4
	xor	%g4, %gdop_lox10(.LC13), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC13)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g4], %f16
	sethi	%gdop_hix22(.LC12), %g4
	xor	%g4, %gdop_lox10(.LC12), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC12)
	ldd	[%g4], %f20
	sethi	%gdop_hix22(.LC14), %g4
	xor	%g4, %gdop_lox10(.LC14), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC14)
	fmuld	%f8, %f14, %f8
	st	%g1, [%fp-8]
	faddd	%f8, %f20, %f8
	ldd	[%g4], %f20
	sethi	%gdop_hix22(.LC15), %g4
	xor	%g4, %gdop_lox10(.LC15), %g4
	ld	[%l7 + %g4], %g4, %gdop(.LC15)
	fmuld	%f14, %f16, %f16
	fmuld	%f8, %f18, %f8
	sethi	%hi(-399360), %g3
	ldd	[%g4], %f18
	or	%g3, 902, %g3
	faddd	%f16, %f20, %f16
	add	%g2, %g3, %g3
	fmuld	%f16, %f14, %f16
	sethi	%hi(440320), %g4
	faddd	%f16, %f18, %f16
	or	%g4, 81, %g4
	fmuld	%f16, %f14, %f16
	sub	%g4, %g2, %g2
	ld	[%fp-8], %f14
	faddd	%f8, %f16, %f8
	orcc	%g2, %g3, %g0
	ble	.L10
	 fitod	%f14, %f14
	cmp	%g1, 0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f16
	fmuld	%f10, %f16, %f16
	fmuld	%f16, %f10, %f16
	faddd	%f8, %f16, %f8
	bne	.L11
	 fmuld	%f8, %f12, %f8
	fsubd	%f16, %f8, %f8
	fsubd	%f10, %f8, %f0
	jmp	%i7+8
	 restore
.L16:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC1), %g1
	ldd	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	fdivd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L8:
	xor	%g2, %gdop_lox10(.LC6), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC6)
	fmuld	%f10, %f10, %f8
	ldd	[%g2], %f14
	cmp	%g1, 0
	fmuld	%f10, %f14, %f14
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f12
	fsubd	%f12, %f14, %f12
	bne	.L9
	 fmuld	%f12, %f8, %f12
	fsubd	%f10, %f12, %f0
	jmp	%i7+8
	 restore
.L10:
	fsubd	%f10, %f8, %f8
	cmp	%g1, 0
	bne	.L12
	 fmuld	%f8, %f12, %f8
	fsubd	%f10, %f8, %f0
	jmp	%i7+8
	 restore
.L12:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f14, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f12
	fmuld	%f14, %f12, %f14
	fsubd	%f8, %f14, %f8
	fsubd	%f8, %f10, %f8
	fsubd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L17:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	st	%g0, [%fp-8]
	fsubd	%f8, %f8, %f0
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	fdivd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L11:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f14, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f12
	fmuld	%f14, %f12, %f12
	faddd	%f12, %f8, %f8
	fsubd	%f16, %f8, %f16
	fsubd	%f16, %f10, %f16
	fsubd	%f0, %f16, %f0
	jmp	%i7+8
	 restore
.L9:
	st	%g1, [%fp-8]
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%fp-8], %f8
	ldd	[%g1], %f0
	fitod	%f8, %f8
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f14
	fmuld	%f8, %f14, %f8
	fsubd	%f12, %f8, %f12
	fsubd	%f12, %f10, %f12
	fsubd	%f0, %f12, %f0
.L19:
	jmp	%i7+8
	 restore
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
