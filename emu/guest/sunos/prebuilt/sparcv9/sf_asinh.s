! b869ce305d99c024b12cc3d775bd6064 newlib/libm/math/sf_asinh.c
	.file	"sf_asinh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1900671690
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1060205080
	.section	.text.asinhf,"ax",@progbits
	.align 4
	.global asinhf
	.type	asinhf, #function
	.proc	06
asinhf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %i5
	sethi	%hi(2139094016), %g2
	andn	%i5, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu,pn	%icc, .L10
	 fmovs	%f1, %f8
	sethi	%hi(830471168), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,a,pt %icc, .L11
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1300234240), %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L6
	 sethi	%hi(1073741824), %g2
	call	fabsf, 0
	 nop
	call	__ieee754_logf, 0
	 fmovs	%f0, %f1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	cmp	%i5, 0
	fadds	%f0, %f8, %f0
	fnegs	%f0, %f8
	return	%i7+8
	 fmovsle	%icc, %f8, %f0
.L11:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC1), %g1
	fadds	%f1, %f9, %f9
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f10
	fcmpes	%fcc0, %f9, %f10
	fbg,pn	%fcc0, .L14
	 fmovs	%f1, %f0
	fmovs	%f8, %f1
.L13:
	call	fabsf, 0
	 st	%f8, [%fp+2039]
	st	%f0, [%fp+2043]
	ld	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuls	%f8, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	st	%f8, [%fp+2039]
	fadds	%f8, %f9, %f1
	call	__ieee754_sqrtf, 0
	 st	%f9, [%fp+2035]
	ld	[%fp+2035], %f9
	ld	[%fp+2039], %f8
	fadds	%f0, %f9, %f0
	ld	[%fp+2043], %f9
	fdivs	%f8, %f0, %f8
	call	log1pf, 0
	 fadds	%f8, %f9, %f1
	fnegs	%f0, %f8
	cmp	%i5, 0
	return	%i7+8
	 fmovsle	%icc, %f8, %f0
.L10:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L14:
	return	%i7+8
	 nop
.L6:
	cmp	%g1, %g2
	bleu,a,pn %icc, .L13
	 fmovs	%f8, %f1
	call	fabsf, 0
	 st	%f1, [%fp+2043]
	ld	[%fp+2043], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuls	%f8, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f10
	st	%f0, [%fp+2039]
	fadds	%f8, %f10, %f1
	call	__ieee754_sqrtf, 0
	 st	%f10, [%fp+2043]
	ld	[%fp+2039], %f9
	ld	[%fp+2043], %f10
	fadds	%f0, %f9, %f0
	fdivs	%f10, %f0, %f10
	fadds	%f9, %f9, %f1
	call	__ieee754_logf, 0
	 fadds	%f10, %f1, %f1
	fnegs	%f0, %f8
	cmp	%i5, 0
	return	%i7+8
	 fmovsle	%icc, %f8, %f0
	.size	asinhf, .-asinhf
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
