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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(2146434048), %g2
	andn	%i0, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L9
	 mov	%i0, %g4
	std	%i0, [%fp-8]
	orcc	%g1, %i1, %g0
	be	.L11
	 ldd	[%fp-8], %f0
	std	%i0, [%fp-8]
	st	%g1, [%fp-8]
	sethi	%hi(2146435072), %g2
	andcc	%i0, %g2, %g0
	bne	.L4
	 ldd	[%fp-8], %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-8]
	sethi	%hi(696219648), %g1
	ldd	[%fp-8], %g2
	or	%g1, 147, %g1
	mov	%g3, %i5
	wr	%g0, 0, %y
	nop
	nop
	nop
	udiv	%g2, 3, %g2
	add	%g2, %g1, %i4
	std	%i4, [%fp-8]
	ldd	[%fp-8], %f12
.L5:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	fmuld	%f12, %f12, %f8
	fdivd	%f8, %f10, %f8
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	faddd	%f8, %f14, %f14
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC4), %g1
	fdivd	%f16, %f8, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	faddd	%f14, %f8, %f14
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	fdivd	%f8, %f14, %f8
	ldd	[%g1], %f14
	sethi	%hi(-2147483648), %g1
	faddd	%f8, %f14, %f8
	fmuld	%f8, %f12, %f8
	st	%f8, [%fp-8]
	and	%g4, %g1, %g4
	mov	0, %g3
	ld	[%fp-8], %g1
	add	%g1, 1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f8, %f8, %f12
	faddd	%f8, %f8, %f14
	fdivd	%f10, %f12, %f12
	fsubd	%f12, %f8, %f10
	faddd	%f14, %f12, %f12
	fdivd	%f10, %f12, %f10
	fmuld	%f10, %f8, %f10
	faddd	%f10, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %g2
	mov	%g3, %i5
	or	%g4, %g2, %i4
	std	%i4, [%fp-8]
	ldd	[%fp-8], %f0
.L11:
	jmp	%i7+8
	 restore
.L9:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L4:
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 3, %g1
	mov	0, %i5
	sethi	%hi(715094016), %g2
	or	%g2, 147, %g2
	add	%g1, %g2, %i4
	std	%i4, [%fp-8]
	b	.L5
	 ldd	[%fp-8], %f12
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
