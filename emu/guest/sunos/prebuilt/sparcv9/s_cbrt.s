! 2a55472537c0a8dff6ef0dc73730239c newlib/libm/common/s_cbrt.c
	.file	"s_cbrt.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1129316352
	.long	0
	.align 8
.LC1:
	.long	1071734549
	.long	-245426703
	.align 8
.LC2:
	.long	1073127658
	.long	245426703
	.align 8
.LC3:
	.long	-1075408418
	.long	624085044
	.align 8
.LC4:
	.long	1073329883
	.long	1840700270
	.align 8
.LC5:
	.long	1071045485
	.long	-1227133513
	.section	.text.cbrt,"ax",@progbits
	.align 4
	.global cbrt
	.type	cbrt, #function
	.proc	07
cbrt:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g1
	ldx	[%fp+2039], %g2
	sethi	%hi(2146434048), %g3
	srlx	%g2, 32, %g4
	or	%g3, 1023, %g3
	andn	%g4, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bgu,pn	%icc, .L9
	 orcc	%g1, %g2, %g0
	be,pn	%icc, .L10
	 sllx	%g1, 32, %g5
	mov	-1, %g3
	srlx	%g3, 32, %g3
	and	%g2, %g3, %g2
	or	%g2, %g5, %g2
	stx	%g2, [%fp+2039]
	sethi	%hi(2146435072), %i5
	andcc	%i5, %g4, %g0
	bne,pt	%icc, .L4
	 ldd	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g2
	and	%g1, %g3, %g1
	udivx	%g2, 3, %g2
	sethi	%hi(696219648), %g3
	or	%g3, 147, %g3
	add	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
.L5:
	sethi	%gdop_hix22(.LC1), %g2
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	ldd	[%g2], %f14
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC2)
	fmuld	%f8, %f8, %f12
	fdivd	%f12, %f10, %f12
	fmuld	%f12, %f8, %f12
	faddd	%f12, %f14, %f12
	ldd	[%g2], %f14
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	faddd	%f12, %f14, %f14
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC4), %g2
	fdivd	%f16, %f12, %f12
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	faddd	%f14, %f12, %f14
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC5), %g2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	fdivd	%f12, %f14, %f12
	ldd	[%g2], %f14
	sethi	%hi(-2147483648), %g2
	faddd	%f12, %f14, %f12
	fmuld	%f12, %f8, %f8
	std	%f8, [%fp+2039]
	mov	-1, %g1
	and	%g2, %g4, %g3
	srlx	%g1, 32, %g5
	ldx	[%fp+2039], %g2
	srlx	%g2, 32, %g2
	add	%g2, 1, %g2
	and	%g1, %g2, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f12
	fmuld	%f12, %f12, %f8
	faddd	%f12, %f12, %f14
	fdivd	%f10, %f8, %f10
	fsubd	%f10, %f12, %f8
	faddd	%f14, %f10, %f10
	fdivd	%f8, %f10, %f8
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f12, %f8
	std	%f8, [%fp+2039]
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g2
	and	%g1, %g5, %g1
	or	%g3, %g2, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L10:
	return	%i7+8
	 nop
.L9:
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L4:
	sra	%g1, 0, %g1
	sethi	%hi(715094016), %g2
	sdivx	%g1, 3, %g1
	or	%g2, 147, %g2
	add	%g1, %g2, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	ba,pt	%xcc, .L5
	 ldd	[%fp+2039], %f8
	.size	cbrt, .-cbrt
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
