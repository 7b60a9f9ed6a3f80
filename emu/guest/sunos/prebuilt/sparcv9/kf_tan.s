! 6ff9122b24c72ae1b5dcef7cdd342b25 newlib/libm/math/kf_tan.c
	.file	"kf_tan.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	-1082130432
	.align 4
.LC3:
	.long	1061752794
	.align 4
.LC4:
	.long	857874792
	.align 4
.LC5:
	.long	936989572
	.align 4
.LC6:
	.long	949338234
	.align 4
.LC7:
	.long	964769721
	.align 4
.LC8:
	.long	985587272
	.align 4
.LC9:
	.long	1007761183
	.align 4
.LC10:
	.long	1029508561
	.align 4
.LC11:
	.long	-1214534049
	.align 4
.LC12:
	.long	950268997
	.align 4
.LC13:
	.long	974792392
	.align 4
.LC14:
	.long	996894998
	.align 4
.LC15:
	.long	1018374052
	.align 4
.LC16:
	.long	1040746633
	.align 4
.LC17:
	.long	1051372203
	.section	.text.__kernel_tanf,"ax",@progbits
	.align 4
	.global __kernel_tanf
	.type	__kernel_tanf, #function
	.proc	06
__kernel_tanf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2039]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2039], %g3
	sethi	%hi(830471168), %g2
	andn	%g3, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu,pt	%icc, .L2
	 fmovs	%f1, %f10
	fstoi	%f1, %f8
	st	%f8, [%fp+2039]
	lduw	[%fp+2039], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L13
	 sethi	%gdop_hix22(.LC5), %g2
	add	%i2, 1, %g2
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L10
	 cmp	%i2, 1
	be,pn	%icc, .L14
	 fmovs	%f1, %f0
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f8, %f1, %f0
.L2:
	sethi	%hi(1059889152), %g2
	or	%g2, 319, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L3
	 cmp	%g3, 0
	bl,pn	%icc, .L11
	 sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	fsubs	%f8, %f10, %f8
	ld	[%g2], %f10
	sethi	%gdop_hix22(.LC0), %g2
	fsubs	%f10, %f3, %f10
	xor	%g2, %gdop_lox10(.LC0), %g2
	fadds	%f10, %f8, %f10
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ld	[%g2], %f3
.L3:
	sethi	%gdop_hix22(.LC5), %g2
.L13:
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	ld	[%g2], %f9
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	fmuls	%f10, %f10, %f13
	fmuls	%f13, %f13, %f11
	fmuls	%f11, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g2], %f9
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f9, %f8
	ld	[%g2], %f9
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f9, %f8
	ld	[%g2], %f9
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC12), %g2
	xor	%g2, %gdop_lox10(.LC12), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC12)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f12, %f8
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	fmuls	%f11, %f9, %f9
	fadds	%f9, %f12, %f9
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC13)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f12, %f8
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g2, %gdop_lox10(.LC14), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC14)
	fmuls	%f9, %f11, %f9
	fadds	%f9, %f12, %f9
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g2, %gdop_lox10(.LC15), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC15)
	fmuls	%f9, %f11, %f9
	fadds	%f9, %f12, %f9
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC17), %g2
	xor	%g2, %gdop_lox10(.LC17), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC17)
	fmuls	%f9, %f11, %f9
	fadds	%f9, %f12, %f9
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC16), %g2
	xor	%g2, %gdop_lox10(.LC16), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC16)
	fmuls	%f10, %f13, %f14
	fmuls	%f9, %f11, %f9
	fmuls	%f8, %f13, %f8
	ld	[%g2], %f11
	fmuls	%f14, %f12, %f12
	fadds	%f9, %f11, %f9
	sethi	%hi(1059889152), %g2
	fadds	%f8, %f9, %f8
	or	%g2, 319, %g2
	fmuls	%f8, %f14, %f8
	cmp	%g1, %g2
	fadds	%f8, %f3, %f8
	fmuls	%f8, %f13, %f8
	fadds	%f8, %f3, %f8
	fadds	%f12, %f8, %f8
	bgu,pn	%icc, .L12
	 fadds	%f10, %f8, %f0
	cmp	%i2, 1
	be,pn	%icc, .L14
	 nop
	st	%f0, [%fp+2039]
	lduw	[%fp+2039], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%fp+2039], %f9
	ld	[%g1], %f11
	fsubs	%f9, %f10, %f10
	fdivs	%f11, %f0, %f11
	st	%f11, [%fp+2039]
	lduw	[%fp+2039], %g1
	and	%g1, -4096, %g1
	fsubs	%f8, %f10, %f8
	st	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC1), %g1
	ld	[%fp+2039], %f0
	xor	%g1, %gdop_lox10(.LC1), %g1
	fmuls	%f8, %f0, %f8
	fmuls	%f9, %f0, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f10
	fadds	%f9, %f10, %f9
	fadds	%f8, %f9, %f8
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f0, %f0
.L14:
	return	%i7+8
	 nop
.L12:
	stx	%i2, [%fp+2039]
	fmuls	%f0, %f0, %f11
	ldd	[%fp+2039], %f12
	fitos	%f13, %f9
	fadds	%f0, %f9, %f0
	sra	%g3, 30, %g3
	fdivs	%f11, %f0, %f11
	and	%g3, 2, %g3
	fsubs	%f11, %f8, %f8
	mov	1, %g1
	fsubs	%f10, %f8, %f8
	sub	%g1, %g3, %g1
	fadds	%f8, %f8, %f8
	st	%g1, [%fp+2039]
	fsubs	%f9, %f8, %f9
	ld	[%fp+2039], %f0
	fitos	%f0, %f0
	return	%i7+8
	 fmuls	%f9, %f0, %f0
.L11:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	fnegs	%f1, %f10
	fnegs	%f3, %f3
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	fsubs	%f8, %f10, %f8
	ld	[%g2], %f10
	sethi	%gdop_hix22(.LC0), %g2
	fsubs	%f10, %f3, %f10
	xor	%g2, %gdop_lox10(.LC0), %g2
	fadds	%f10, %f8, %f10
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ba,pt	%xcc, .L3
	 ld	[%g2], %f3
.L10:
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f8, %f0, %f0
	.size	__kernel_tanf, .-__kernel_tanf
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
