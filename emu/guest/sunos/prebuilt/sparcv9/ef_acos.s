! e5944c1f51b57e5237d5f05c4e8f834b newlib/libm/math/ef_acos.c
	.file	"ef_acos.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1078530011
	.align 4
.LC2:
	.long	1070141403
	.align 4
.LC3:
	.long	940699400
	.align 4
.LC4:
	.long	978288388
	.align 4
.LC5:
	.long	1025773894
	.align 4
.LC6:
	.long	1045301928
	.align 4
.LC7:
	.long	1051111568
	.align 4
.LC8:
	.long	1042983595
	.align 4
.LC9:
	.long	1033750062
	.align 4
.LC10:
	.long	1060123489
	.align 4
.LC11:
	.long	1073829677
	.align 4
.LC12:
	.long	1075433785
	.align 4
.LC13:
	.long	1065353216
	.align 4
.LC14:
	.long	866263400
	.align 4
.LC15:
	.long	1070141402
	.align 4
.LC16:
	.long	1056964608
	.align 4
.LC17:
	.long	1078530010
	.section	.text.__ieee754_acosf,"ax",@progbits
	.align 4
	.global __ieee754_acosf
	.type	__ieee754_acosf, #function
	.proc	06
__ieee754_acosf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	sethi	%hi(1065353216), %g3
	andn	%g2, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	be,a,pn	%icc, .L10
	 sethi	%gdop_hix22(.LC1), %g1
	bgu,pn	%icc, .L11
	 sethi	%hi(1056963584), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bgu,a,pt %icc, .L5
	 sethi	%gdop_hix22(.LC13), %g1
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC2)
	ld	[%g2], %f0
	sethi	%hi(587202560), %g2
	cmp	%g1, %g2
	bgu,pt	%icc, .L12
	 sethi	%gdop_hix22(.LC3), %g1
	return	%i7+8
	 nop
.L11:
	fsubs	%f1, %f1, %f0
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L10:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%g2, 0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	return	%i7+8
	 fmovsle	%icc, %f8, %f0
.L5:
	cmp	%g2, 0
	xor	%g1, %gdop_lox10(.LC13), %g1
	bl,pn	%icc, .L13
	 ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ld	[%g1], %f8
	fsubs	%f12, %f1, %f1
	st	%f12, [%fp+2035]
	fmuls	%f1, %f8, %f1
	call	__ieee754_sqrtf, 0
	 st	%f1, [%fp+2039]
	st	%f0, [%fp+2043]
	lduw	[%fp+2043], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2043]
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%fp+2039], %f1
	fmuls	%f1, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuls	%f8, %f1, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuls	%f8, %f1, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuls	%f8, %f1, %f8
	fsubs	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fmuls	%f1, %f9, %f9
	fsubs	%f9, %f10, %f9
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f8, %f1, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f13
	ld	[%fp+2043], %f11
	fmuls	%f9, %f1, %f9
	fmuls	%f8, %f1, %f8
	fadds	%f9, %f10, %f9
	ld	[%fp+2035], %f12
	fmuls	%f9, %f1, %f9
	fmuls	%f11, %f11, %f10
	fsubs	%f9, %f13, %f9
	fsubs	%f1, %f10, %f10
	fadds	%f0, %f11, %f13
	fmuls	%f9, %f1, %f9
	fdivs	%f10, %f13, %f10
	fadds	%f9, %f12, %f9
	fdivs	%f8, %f9, %f8
	fmuls	%f8, %f0, %f0
	fadds	%f0, %f10, %f0
	fadds	%f0, %f11, %f0
	return	%i7+8
	 fadds	%f0, %f0, %f0
.L12:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuls	%f1, %f1, %f10
	fmuls	%f10, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuls	%f8, %f10, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuls	%f8, %f10, %f8
	fsubs	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fmuls	%f10, %f9, %f9
	fsubs	%f9, %f11, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuls	%f8, %f10, %f8
	fmuls	%f9, %f10, %f9
	fsubs	%f9, %f11, %f9
	fmuls	%f9, %f10, %f9
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC14), %g1
	fadds	%f9, %f10, %f9
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	fdivs	%f8, %f9, %f8
	ld	[%g1], %f9
	fmuls	%f8, %f1, %f8
	sethi	%gdop_hix22(.LC15), %g1
	fsubs	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC15), %g1
	fsubs	%f1, %f8, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L13:
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	fadds	%f1, %f10, %f1
	fmuls	%f1, %f8, %f1
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuls	%f1, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuls	%f8, %f1, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuls	%f8, %f1, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f11
	fmuls	%f8, %f1, %f8
	sethi	%gdop_hix22(.LC10), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f11
	fmuls	%f1, %f9, %f9
	sethi	%gdop_hix22(.LC8), %g1
	fsubs	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f11
	fmuls	%f8, %f1, %f8
	sethi	%gdop_hix22(.LC11), %g1
	fadds	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ld	[%g1], %f11
	fmuls	%f8, %f1, %f8
	fmuls	%f9, %f1, %f9
	sethi	%gdop_hix22(.LC12), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC12), %g1
	fmuls	%f9, %f1, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f11
	fsubs	%f9, %f11, %f9
	fmuls	%f9, %f1, %f9
	fadds	%f9, %f10, %f9
	st	%f8, [%fp+2039]
	call	__ieee754_sqrtf, 0
	 st	%f9, [%fp+2043]
	ld	[%fp+2043], %f9
	ld	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC14), %g1
	fdivs	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	fmuls	%f8, %f0, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f9
	fsubs	%f8, %f9, %f8
	fadds	%f8, %f0, %f0
	sethi	%gdop_hix22(.LC17), %g1
	fadds	%f0, %f0, %f8
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f8, %f0
	.size	__ieee754_acosf, .-__ieee754_acosf
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
