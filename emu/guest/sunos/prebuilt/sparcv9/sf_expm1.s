! 268f7f5d506e9c0509e46f9fae520f82 newlib/libm/common/sf_expm1.c
	.file	"sf_expm1.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.align 4
.LC2:
	.long	-1223165999
	.align 4
.LC3:
	.long	924317649
	.align 4
.LC4:
	.long	-1082130432
	.align 4
.LC5:
	.long	228737632
	.align 4
.LC6:
	.long	0
	.align 4
.LC7:
	.long	1060204928
	.align 4
.LC8:
	.long	1069066811
	.align 4
.LC9:
	.long	1900671690
	.align 4
.LC10:
	.long	-1269305925
	.align 4
.LC11:
	.long	914783828
	.align 4
.LC12:
	.long	950431949
	.align 4
.LC13:
	.long	986713345
	.align 4
.LC14:
	.long	1023969417
	.align 4
.LC15:
	.long	1065353216
	.align 4
.LC16:
	.long	1077936128
	.align 4
.LC17:
	.long	1086324736
	.align 4
.LC18:
	.long	-1098907648
	.align 4
.LC19:
	.long	-1073741824
	.section	.text.expm1f,"ax",@progbits
	.align 4
	.global expm1f
	.type	expm1f, #function
	.proc	06
expm1f:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g3
	lduw	[%fp+2043], %g2
	sethi	%hi(-2147483648), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g2, %g1, %g1
	and	%g2, %g3, %g2
	sethi	%hi(1100331008), %g3
	or	%g3, 67, %g3
	cmp	%g1, %g3
	bleu,pt	%icc, .L2
	 sethi	%hi(1051815936), %g3
	sethi	%hi(2139095040), %g3
	cmp	%g1, %g3
	bgu,pn	%icc, .L31
	 nop
	be,pn	%icc, .L32
	 cmp	%g0, %g2
	sethi	%hi(1118924800), %g3
	subx	%g0, -1, %g4
	or	%g3, 535, %g3
	cmp	%g3, %g1
	addx	%g0, 0, %g1
	andcc	%g4, %g1, %g0
	bne,pn	%icc, .L33
	 cmp	%g2, 0
	bne,pt	%icc, .L34
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
.L29:
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f9
	fmuls	%f1, %f9, %f9
.L13:
	fadds	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC7), %g1
	fstoi	%f8, %f8
	xor	%g1, %gdop_lox10(.LC7), %g1
	st	%f8, [%fp+2043]
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	lduw	[%fp+2043], %g2
	ld	[%g1], %f11
	st	%g2, [%fp+2043]
	sethi	%gdop_hix22(.LC3), %g1
	ld	[%fp+2043], %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	fitos	%f8, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	fmuls	%f8, %f11, %f11
	ld	[%g1], %f9
	fsubs	%f1, %f11, %f11
	fmuls	%f8, %f9, %f8
.L12:
	fsubs	%f11, %f8, %f1
	fsubs	%f11, %f1, %f11
	ba,pt	%xcc, .L14
	 fsubs	%f11, %f8, %f11
.L2:
	or	%g3, 536, %g3
	cmp	%g1, %g3
	bgu,pn	%icc, .L35
	 sethi	%hi(855636992), %g3
	or	%g3, 1023, %g3
	cmp	%g1, %g3
	bleu,pn	%icc, .L36
	 mov	0, %g2
.L14:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuls	%f1, %f14, %f10
	ld	[%g1], %f13
	fmuls	%f1, %f10, %f9
	sethi	%gdop_hix22(.LC12), %g1
	fmuls	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC12), %g1
	fadds	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f12
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC13), %g1
	fsubs	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ld	[%g1], %f12
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC14), %g1
	fadds	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f12
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC16), %g1
	fsubs	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC16), %g1
	fmuls	%f8, %f9, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	fadds	%f8, %f13, %f8
	fmuls	%f10, %f8, %f12
	cmp	%g2, 0
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC17), %g1
	fsubs	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC17), %g1
	fsubs	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	fmuls	%f1, %f10, %f10
	ld	[%g1], %f12
	fsubs	%f12, %f10, %f10
	fdivs	%f8, %f10, %f8
	be,pn	%icc, .L37
	 fmuls	%f8, %f9, %f8
	fsubs	%f8, %f11, %f8
	cmp	%g2, -1
	fmuls	%f8, %f1, %f8
	fsubs	%f8, %f11, %f8
	be,pn	%icc, .L38
	 fsubs	%f8, %f9, %f8
	cmp	%g2, 1
	be,pn	%icc, .L39
	 add	%g2, 1, %g1
	cmp	%g1, 57
	bgu,pn	%icc, .L40
	 sll	%g2, 23, %g3
	cmp	%g2, 22
	bg,pt	%icc, .L21
	 mov	127, %g1
	sethi	%hi(16777216), %g1
	sra	%g1, %g2, %g2
	sethi	%hi(1065353216), %g1
	sub	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	fsubs	%f8, %f1, %f8
	ld	[%fp+2043], %f0
	fsubs	%f0, %f8, %f0
	st	%f0, [%fp+2043]
	lduw	[%fp+2043], %g1
	add	%g3, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L35:
	sethi	%hi(1065686016), %g3
	or	%g3, 401, %g3
	cmp	%g1, %g3
	bgu,pt	%icc, .L10
	 sethi	%gdop_hix22(.LC8), %g1
	cmp	%g2, 0
	be,pn	%icc, .L41
	 sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	mov	-1, %g2
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC2), %g1
	fadds	%f1, %f11, %f11
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ba,pt	%xcc, .L12
	 ld	[%g1], %f8
.L31:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L34:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	fadds	%f1, %f8, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f8, %f9
	fbl,pn	%fcc0, .L42
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ba,pt	%xcc, .L29
	 ldx	[%l7 + %g1], %g1, %gdop(.LC1)
.L10:
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%g2, 0
	ld	[%g1], %f10
	fmuls	%f1, %f9, %f9
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	ba,pt	%xcc, .L13
	 fmovsne	%icc, %f10, %f8
.L39:
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	ld	[%g1], %f9
	fcmpes	%fcc1, %f1, %f9
	fbuge,pt %fcc1, .L28
	 nop
	fadds	%f1, %f14, %f14
	sethi	%gdop_hix22(.LC19), %g1
	fsubs	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ld	[%g1], %f1
	return	%i7+8
	 fmuls	%f8, %f1, %f0
.L37:
	fmuls	%f1, %f8, %f8
	fsubs	%f8, %f9, %f8
	return	%i7+8
	 fsubs	%f1, %f8, %f0
.L36:
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f8
	fadds	%f1, %f8, %f8
	fsubs	%f8, %f8, %f8
	return	%i7+8
	 fsubs	%f1, %f8, %f0
.L41:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	mov	1, %g2
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC3), %g1
	fsubs	%f1, %f11, %f11
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ba,pt	%xcc, .L12
	 ld	[%g1], %f8
.L38:
	fsubs	%f1, %f8, %f8
	fmuls	%f8, %f14, %f1
	return	%i7+8
	 fsubs	%f1, %f14, %f0
.L32:
	cmp	%g2, 0
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	fmovsne	%icc, %f8, %f1
	return	%i7+8
	 fmovs	%f1, %f0
.L40:
	fsubs	%f8, %f1, %f8
	fsubs	%f13, %f8, %f8
	st	%f8, [%fp+2043]
	lduw	[%fp+2043], %g1
	add	%g3, %g1, %g3
	st	%g3, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fsubs	%f8, %f13, %f0
.L21:
	sub	%g1, %g2, %g1
	sll	%g1, 23, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f9
	fadds	%f8, %f9, %f8
	fsubs	%f1, %f8, %f1
	fadds	%f1, %f13, %f1
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g1
	add	%g3, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L33:
	call	__math_oflowf, 0
	 restore %g0, 0, %o0
.L28:
	fsubs	%f1, %f8, %f8
	fadds	%f8, %f8, %f8
	return	%i7+8
	 fadds	%f8, %f13, %f0
.L42:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	return	%i7+8
	 ld	[%g1], %f0
	.size	expm1f, .-expm1f
	.hidden	__math_oflowf
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
