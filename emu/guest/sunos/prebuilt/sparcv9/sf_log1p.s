! 6f7e226dd06cf506a3e06c2a31e3fdef newlib/libm/common/sf_log1p.c
	.file	"sf_log1p.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	-1082130432
	.align 4
.LC2:
	.long	1275068416
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1065353216
	.align 4
.LC5:
	.long	924317649
	.align 4
.LC6:
	.long	1060204928
	.align 4
.LC7:
	.long	1059760811
	.align 4
.LC8:
	.long	1073741824
	.align 4
.LC9:
	.long	1041729687
	.align 4
.LC10:
	.long	1042075727
	.align 4
.LC11:
	.long	1044001573
	.align 4
.LC12:
	.long	1046711849
	.align 4
.LC13:
	.long	1049774373
	.align 4
.LC14:
	.long	1053609165
	.section	.text.log1pf,"ax",@progbits
	.align 4
	.global log1pf
	.type	log1pf, #function
	.proc	06
log1pf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(2139094016), %g2
	lduw	[%fp+2043], %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bg,pn	%icc, .L23
	 fmovs	%f1, %f8
	sethi	%hi(1054085120), %g2
	or	%g2, 982, %g2
	cmp	%g1, %g2
	bg,pt	%icc, .L4
	 sethi	%hi(1509948416), %g2
	sethi	%hi(-2147483648), %g2
	sethi	%hi(1065352192), %g3
	andn	%g1, %g2, %g2
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bgu,a,pt %icc, .L24
	 sethi	%gdop_hix22(.LC1), %g1
	sethi	%hi(822082560), %g3
	or	%g3, 1023, %g3
	cmp	%g2, %g3
	bgu,a,pt %icc, .L7
	 sethi	%hi(1097467904), %g2
	sethi	%hi(612367360), %g1
	or	%g1, 1023, %g1
	cmp	%g1, %g2
	sethi	%gdop_hix22(.LC2), %g1
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g1, %gdop_lox10(.LC2), %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ld	[%g1], %f9
	ld	[%g2], %f10
	fadds	%f1, %f9, %f9
	mov	0, %g1
	fcmpes	%fcc1, %f9, %f10
	subx	%g0, -1, %g2
	movg	%fcc1, 1, %g1
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L30
	 fmovs	%f1, %f0
	fmuls	%f1, %f1, %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	return	%i7+8
	 fsubs	%f1, %f8, %f0
.L4:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	ble,pn	%icc, .L8
	 sethi	%gdop_hix22(.LC0), %g3
	xor	%g3, %gdop_lox10(.LC0), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC0)
	ld	[%g3], %f11
	sethi	%hi(-8388608), %g3
	sra	%g1, 23, %g2
	andn	%g1, %g3, %g1
	sethi	%hi(3474432), %g3
	or	%g3, 246, %g3
	cmp	%g1, %g3
	bg,pt	%icc, .L14
	 add	%g2, -127, %g2
	sethi	%hi(1065353216), %g3
.L29:
	or	%g1, %g3, %g3
	st	%g3, [%fp+2043]
	cmp	%g1, 0
	ld	[%fp+2043], %f8
	sethi	%gdop_hix22(.LC4), %g3
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g3, %gdop_lox10(.LC4), %g3
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC4)
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g3], %f9
	ld	[%g1], %f12
	fsubs	%f8, %f9, %f8
	fmuls	%f8, %f12, %f12
	bne,pn	%icc, .L9
	 fmuls	%f12, %f8, %f12
.L27:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	fcmps	%fcc2, %f8, %f0
	fbne,pt	%fcc2, .L16
	 cmp	%g2, 0
	be,pt	%icc, .L30
	 sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	st	%g2, [%fp+2043]
	ld	[%g1], %f0
	ld	[%fp+2043], %f8
	sethi	%gdop_hix22(.LC6), %g1
	fitos	%f8, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	fmuls	%f8, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fadds	%f0, %f11, %f0
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L23:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L24:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fcmps	%fcc0, %f1, %f9
	fbne,pt	%fcc0, .L6
	 nop
	call	__math_divzerof, 0
	 restore %g0, 1, %o0
.L7:
	or	%g2, 480, %g2
	add	%g1, %g2, %g1
	cmp	%g1, %g2
	bgu,pt	%icc, .L25
	 sethi	%gdop_hix22(.LC3), %g1
.L8:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f11
	fadds	%f8, %f11, %f9
	st	%f9, [%fp+2043]
	lduw	[%fp+2043], %g1
	sra	%g1, 23, %g2
	add	%g2, -127, %g2
	cmp	%g2, 0
	ble,a,pn %icc, .L11
	 fsubs	%f9, %f11, %f11
	fsubs	%f9, %f8, %f8
	fsubs	%f11, %f8, %f11
	fdivs	%f11, %f9, %f11
.L28:
	sethi	%hi(-8388608), %g3
	andn	%g1, %g3, %g1
	sethi	%hi(3474432), %g3
	or	%g3, 246, %g3
	cmp	%g1, %g3
	ble,pt	%icc, .L29
	 sethi	%hi(1065353216), %g3
.L14:
	sethi	%hi(1056964608), %g3
	or	%g1, %g3, %g3
	st	%g3, [%fp+2043]
	sethi	%hi(8388608), %g3
	sub	%g3, %g1, %g1
	sra	%g1, 2, %g1
	ld	[%fp+2043], %f8
	sethi	%gdop_hix22(.LC4), %g3
	cmp	%g1, 0
	xor	%g3, %gdop_lox10(.LC4), %g3
	sethi	%gdop_hix22(.LC3), %g1
	ldx	[%l7 + %g3], %g3, %gdop(.LC4)
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%g3], %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f12
	add	%g2, 1, %g2
	fmuls	%f8, %f12, %f12
	be,pt	%icc, .L27
	 fmuls	%f12, %f8, %f12
.L9:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f14
	fadds	%f8, %f10, %f10
	sethi	%gdop_hix22(.LC11), %g1
	fdivs	%f8, %f10, %f10
	xor	%g1, %gdop_lox10(.LC11), %g1
	fmuls	%f10, %f10, %f13
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f13, %f9, %f9
	fadds	%f9, %f14, %f9
	ld	[%g1], %f14
	fmuls	%f9, %f13, %f9
	sethi	%gdop_hix22(.LC12), %g1
	fadds	%f9, %f14, %f9
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f14
	fmuls	%f9, %f13, %f9
	sethi	%gdop_hix22(.LC13), %g1
	fadds	%f9, %f14, %f9
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ld	[%g1], %f14
	fmuls	%f9, %f13, %f9
	sethi	%gdop_hix22(.LC14), %g1
	fadds	%f9, %f14, %f9
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f14
	fmuls	%f9, %f13, %f9
	sethi	%gdop_hix22(.LC7), %g1
	fadds	%f9, %f14, %f9
	xor	%g1, %gdop_lox10(.LC7), %g1
	fmuls	%f9, %f13, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	cmp	%g2, 0
	ld	[%g1], %f14
	fadds	%f9, %f14, %f9
	fmuls	%f9, %f13, %f9
	fadds	%f9, %f12, %f9
	bne,pt	%icc, .L18
	 fmuls	%f9, %f10, %f9
	fsubs	%f12, %f9, %f9
	return	%i7+8
	 fsubs	%f8, %f9, %f0
.L18:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	st	%g2, [%fp+2043]
	ld	[%g1], %f0
	ld	[%fp+2043], %f10
	sethi	%gdop_hix22(.LC5), %g1
	fitos	%f10, %f10
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuls	%f10, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f13
	fmuls	%f10, %f13, %f10
	fadds	%f10, %f11, %f10
	fadds	%f10, %f9, %f10
	fsubs	%f12, %f10, %f12
	fsubs	%f12, %f8, %f12
	fsubs	%f0, %f12, %f0
.L30:
	return	%i7+8
	 nop
.L16:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	fmuls	%f8, %f10, %f10
	fsubs	%f9, %f10, %f9
	bne,pt	%icc, .L17
	 fmuls	%f9, %f12, %f10
	return	%i7+8
	 fsubs	%f8, %f10, %f0
.L6:
	call	__math_invalidf, 0
	 restore
.L11:
	fsubs	%f8, %f11, %f11
	ba,pt	%xcc, .L28
	 fdivs	%f11, %f9, %f11
.L17:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	st	%g2, [%fp+2043]
	ld	[%g1], %f0
	ld	[%fp+2043], %f9
	sethi	%gdop_hix22(.LC5), %g1
	fitos	%f9, %f9
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuls	%f9, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f12
	fmuls	%f9, %f12, %f9
	fadds	%f9, %f11, %f9
	fsubs	%f10, %f9, %f9
	fsubs	%f9, %f8, %f9
	return	%i7+8
	 fsubs	%f0, %f9, %f0
.L25:
	mov	0, %g2
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f12
	fmuls	%f1, %f12, %f12
	ba,pt	%xcc, .L9
	 fmuls	%f12, %f1, %f12
	.size	log1pf, .-log1pf
	.hidden	__math_invalidf
	.hidden	__math_divzerof
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
