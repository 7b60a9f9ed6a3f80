! d8623179cfd9d469e4095910352e7de3 newlib/libm/math/ef_log10.c
	.file	"ef_log10.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-872415232
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	894707675
	.align 4
.LC4:
	.long	1054759897
	.align 4
.LC5:
	.long	1050288256
	.section	.text.__ieee754_log10f,"ax",@progbits
	.align 4
	.global __ieee754_log10f
	.type	__ieee754_log10f, #function
	.proc	06
__ieee754_log10f:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g2
	lduw	[%fp+2043], %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andncc	%g1, %g2, %g0
	be,pn	%icc, .L10
	 orcc	%g1, 0, %g2
	bl,pn	%icc, .L11
	 sethi	%hi(2139094016), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bg,pn	%icc, .L12
	 sethi	%hi(8387584), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bg,pt	%icc, .L6
	 mov	0, %g4
	sethi	%gdop_hix22(.LC2), %g1
	mov	-25, %g4
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fmuls	%f1, %f8, %f8
	st	%f8, [%fp+2043]
	ld	[%fp+2043], %g2
.L6:
	sra	%g2, 23, %g1
	sethi	%hi(-8388608), %g3
	add	%g1, -127, %g1
	andn	%g2, %g3, %g3
	add	%g1, %g4, %g1
	mov	127, %g2
	srl	%g1, 31, %g4
	add	%g1, %g4, %g1
	sub	%g2, %g4, %g2
	st	%g1, [%fp+2043]
	sll	%g2, 23, %g1
	ld	[%fp+2043], %f8
	or	%g1, %g3, %g1
	fitos	%f8, %f9
	sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f10
	fmuls	%f9, %f10, %f10
	st	%g1, [%fp+2043]
	st	%f9, [%fp+2035]
	st	%f10, [%fp+2039]
	call	__ieee754_logf, 0
	 ld	[%fp+2043], %f1
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f0
	ld	[%fp+2035], %f9
	ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC5), %g1
	fadds	%f0, %f10, %f1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	fmuls	%f9, %f8, %f9
	return	%i7+8
	 fadds	%f1, %f9, %f0
.L10:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f1, %f8, %f0
.L11:
	fsubs	%f1, %f1, %f1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f1, %f8, %f0
.L12:
	return	%i7+8
	 fadds	%f1, %f1, %f0
	.size	__ieee754_log10f, .-__ieee754_log10f
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
