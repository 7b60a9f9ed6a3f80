! 41761b6e375cc3d839087fd7018c4c0d newlib/libm/math/ef_atanh.c
	.file	"ef_atanh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	1065353216
	.align 4
.LC3:
	.long	1056964608
	.section	.text.__ieee754_atanhf,"ax",@progbits
	.align 4
	.global __ieee754_atanhf
	.type	__ieee754_atanhf, #function
	.proc	06
__ieee754_atanhf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %i5
	sethi	%hi(1065353216), %g2
	andn	%i5, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu,a,pn %icc, .L12
	 fsubs	%f1, %f1, %f0
	be,pn	%icc, .L13
	 sethi	%hi(830471168), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L14
	 sethi	%gdop_hix22(.LC1), %g2
	st	%g1, [%fp+2043]
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC2)
	ld	[%fp+2043], %f8
	ld	[%g2], %f1
	fadds	%f8, %f8, %f9
	sethi	%hi(1056963584), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L6
	 fsubs	%f1, %f8, %f1
	fdivs	%f9, %f1, %f1
.L10:
	call	log1pf, 0
	 nop
	sethi	%gdop_hix22(.LC3), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f1
	fmuls	%f0, %f1, %f0
	fnegs	%f0, %f8
	fmovsl	%icc, %f8, %f0
.L15:
	return	%i7+8
	 nop
.L14:
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC0), %g2
	fadds	%f1, %f8, %f8
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ld	[%g2], %f9
	fcmpes	%fcc0, %f8, %f9
	fbg,pn	%fcc0, .L15
	 fmovs	%f1, %f0
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f8
	fadds	%f8, %f8, %f9
.L6:
	fmuls	%f9, %f8, %f1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f10
	fsubs	%f10, %f8, %f8
	fdivs	%f1, %f8, %f1
	ba,pt	%xcc, .L10
	 fadds	%f1, %f9, %f1
.L12:
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L13:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f1, %f8, %f0
	.size	__ieee754_atanhf, .-__ieee754_atanhf
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
