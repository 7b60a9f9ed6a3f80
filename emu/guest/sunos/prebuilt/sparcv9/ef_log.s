! 27281ff66fedf242ee81f81f64ed8689 newlib/libm/math/ef_log.c
	.file	"ef_log.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	-872415232
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	1060204928
	.align 4
.LC5:
	.long	924317649
	.align 4
.LC6:
	.long	1051372203
	.align 4
.LC7:
	.long	1056964608
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1041729687
	.align 4
.LC10:
	.long	1044001573
	.align 4
.LC11:
	.long	1049774373
	.align 4
.LC12:
	.long	1059760811
	.align 4
.LC13:
	.long	1042075727
	.align 4
.LC14:
	.long	1046711849
	.align 4
.LC15:
	.long	1053609165
	.section	.text.__ieee754_logf,"ax",@progbits
	.align 4
	.global __ieee754_logf
	.type	__ieee754_logf, #function
	.proc	06
__ieee754_logf:
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
	be,pn	%icc, .L19
	 orcc	%g1, 0, %g2
	bl,pn	%icc, .L20
	 sethi	%hi(2139094016), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bg,pn	%icc, .L21
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
	sethi	%hi(8387584), %g5
	sra	%g2, 23, %g3
	or	%g5, 1023, %g1
	add	%g3, -127, %g3
	add	%g3, %g4, %g3
	sethi	%hi(8388608), %g4
	and	%g2, %g1, %g2
	sethi	%hi(1065353216), %i4
	sethi	%hi(4913152), %g1
	or	%g1, 800, %g1
	add	%g2, %g1, %g1
	and	%g1, %g4, %g1
	sra	%g1, 23, %g4
	xor	%g1, %i4, %g1
	or	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	add	%g2, 15, %i5
	or	%g5, 1008, %g5
	add	%g4, %g3, %g3
	ld	[%fp+2043], %f9
	sethi	%gdop_hix22(.LC3), %g4
	andcc	%i5, %g5, %g0
	xor	%g4, %gdop_lox10(.LC3), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC3)
	ld	[%g4], %f8
	bne,pt	%icc, .L7
	 fsubs	%f9, %f8, %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f1
	fcmps	%fcc0, %f8, %f1
	fbne,a,pt %fcc0, .L8
	 sethi	%gdop_hix22(.LC6), %g1
	cmp	%g3, 0
	bne,pt	%icc, .L22
	 fmovs	%f1, %f0
	return	%i7+8
	 nop
.L19:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f1, %f8, %f0
.L20:
	fsubs	%f1, %f1, %f1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f1, %f8, %f0
.L7:
	sethi	%gdop_hix22(.LC9), %g4
	xor	%g4, %gdop_lox10(.LC9), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC9)
	ld	[%g4], %f9
	sethi	%gdop_hix22(.LC10), %g4
	xor	%g4, %gdop_lox10(.LC10), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC10)
	ld	[%g4], %f10
	sethi	%gdop_hix22(.LC11), %g4
	xor	%g4, %gdop_lox10(.LC11), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC11)
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f11
	fadds	%f8, %f11, %f11
	fdivs	%f8, %f11, %f11
	fmuls	%f11, %f11, %f13
	fmuls	%f13, %f13, %f12
	fmuls	%f12, %f9, %f9
	fadds	%f9, %f10, %f9
	ld	[%g4], %f10
	sethi	%gdop_hix22(.LC13), %g4
	xor	%g4, %gdop_lox10(.LC13), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC13)
	fmuls	%f9, %f12, %f9
	fadds	%f9, %f10, %f9
	ld	[%g4], %f10
	sethi	%gdop_hix22(.LC12), %g4
	xor	%g4, %gdop_lox10(.LC12), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC12)
	ld	[%g4], %f14
	sethi	%gdop_hix22(.LC14), %g4
	xor	%g4, %gdop_lox10(.LC14), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC14)
	fmuls	%f9, %f12, %f9
	st	%g3, [%fp+2043]
	fadds	%f9, %f14, %f9
	ld	[%g4], %f14
	sethi	%gdop_hix22(.LC15), %g4
	xor	%g4, %gdop_lox10(.LC15), %g4
	ldx	[%l7 + %g4], %g4, %gdop(.LC15)
	fmuls	%f12, %f10, %f10
	fmuls	%f9, %f13, %f9
	sethi	%hi(-3187712), %g1
	ld	[%g4], %f13
	or	%g1, 48, %g1
	fadds	%f10, %f14, %f10
	add	%g2, %g1, %g1
	fmuls	%f10, %f12, %f10
	sethi	%hi(3522560), %g4
	fadds	%f10, %f13, %f10
	or	%g4, 648, %g4
	fmuls	%f10, %f12, %f10
	sub	%g4, %g2, %g2
	ld	[%fp+2043], %f12
	fadds	%f9, %f10, %f9
	orcc	%g2, %g1, %g0
	ble,pn	%icc, .L10
	 fitos	%f12, %f12
	sethi	%gdop_hix22(.LC7), %g1
	cmp	%g3, 0
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	fmuls	%f8, %f10, %f10
	fmuls	%f10, %f8, %f10
	fadds	%f9, %f10, %f9
	bne,pt	%icc, .L11
	 fmuls	%f9, %f11, %f9
	fsubs	%f10, %f9, %f10
.L17:
	return	%i7+8
	 fsubs	%f8, %f10, %f0
.L21:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L8:
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuls	%f8, %f8, %f9
	ld	[%g1], %f11
	cmp	%g3, 0
	fmuls	%f8, %f11, %f11
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	fsubs	%f10, %f11, %f10
	be,pt	%icc, .L17
	 fmuls	%f10, %f9, %f10
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	st	%g3, [%fp+2043]
	sethi	%gdop_hix22(.LC5), %g1
	ld	[%fp+2043], %f9
	xor	%g1, %gdop_lox10(.LC5), %g1
	fitos	%f9, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuls	%f9, %f0, %f1
	ld	[%g1], %f11
	fmuls	%f9, %f11, %f9
	fsubs	%f10, %f9, %f10
	fsubs	%f10, %f8, %f10
	return	%i7+8
	 fsubs	%f1, %f10, %f0
.L10:
	fsubs	%f8, %f9, %f9
	cmp	%g3, 0
	bne,pt	%icc, .L12
	 fmuls	%f9, %f11, %f9
	return	%i7+8
	 fsubs	%f8, %f9, %f0
.L11:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuls	%f12, %f0, %f1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f11
	fmuls	%f12, %f11, %f12
	fadds	%f12, %f9, %f12
	fsubs	%f10, %f12, %f10
	fsubs	%f10, %f8, %f10
	return	%i7+8
	 fsubs	%f1, %f10, %f0
.L22:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	st	%g3, [%fp+2043]
	sethi	%gdop_hix22(.LC5), %g1
	ld	[%fp+2043], %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	fitos	%f8, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuls	%f8, %f0, %f1
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	return	%i7+8
	 fadds	%f1, %f8, %f0
.L12:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuls	%f12, %f0, %f1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f10
	fmuls	%f12, %f10, %f12
	fsubs	%f9, %f12, %f9
	fsubs	%f9, %f8, %f9
	return	%i7+8
	 fsubs	%f1, %f9, %f0
	.size	__ieee754_logf, .-__ieee754_logf
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
