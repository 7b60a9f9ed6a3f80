! 523c128ca88c1e4b7fb77773a64dd033 newlib/libm/math/ef_sinh.c
	.file	"ef_sinh.c"
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
	.long	2096152002
	.align 4
.LC3:
	.long	1065353216
	.section	.text.__ieee754_sinhf,"ax",@progbits
	.align 4
	.global __ieee754_sinhf
	.type	__ieee754_sinhf, #function
	.proc	06
__ieee754_sinhf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %i5
	lduw	[%fp+2043], %g2
	sethi	%hi(2139094016), %g1
	andn	%g2, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L14
	 fmovs	%f1, %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	cmp	%g2, 0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fmovs	%f8, %f10
	ld	[%g1], %f9
	sethi	%hi(1102052352), %g1
	fmovsl	%icc, %f9, %f10
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L15
	 sethi	%hi(830471168), %g1
	sethi	%hi(1118924800), %g1
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L16
	 sethi	%hi(1119015936), %g1
	or	%g1, 252, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L17
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fmuls	%f1, %f8, %f0
.L18:
	return	%i7+8
	 nop
.L15:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L6
	 st	%f10, [%fp+2043]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g1
	fadds	%f1, %f8, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f8, %f9
	fbg,pn	%fcc0, .L18
	 nop
	call	fabsf, 0
	 nop
	call	expm1f, 0
	 fmovs	%f0, %f1
	ld	[%fp+2043], %f10
.L7:
	fadds	%f0, %f0, %f8
	fmuls	%f0, %f0, %f9
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f11
	fadds	%f0, %f11, %f0
	fdivs	%f9, %f0, %f9
	fsubs	%f8, %f9, %f0
	return	%i7+8
	 fmuls	%f0, %f10, %f0
.L14:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L6:
	call	fabsf, 0
	 nop
	call	expm1f, 0
	 fmovs	%f0, %f1
	sethi	%hi(1065352192), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L7
	 ld	[%fp+2043], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	fadds	%f0, %f8, %f8
	fdivs	%f0, %f8, %f8
	fadds	%f8, %f0, %f0
	return	%i7+8
	 fmuls	%f0, %f10, %f0
.L16:
	call	fabsf, 0
	 st	%f10, [%fp+2043]
	call	__ieee754_expf, 0
	 fmovs	%f0, %f1
	ld	[%fp+2043], %f10
	return	%i7+8
	 fmuls	%f0, %f10, %f0
.L17:
	st	%f10, [%fp+2043]
	call	fabsf, 0
	 st	%f8, [%fp+2039]
	ld	[%fp+2039], %f8
	call	__ieee754_expf, 0
	 fmuls	%f0, %f8, %f1
	ld	[%fp+2043], %f10
	fmuls	%f10, %f0, %f10
	return	%i7+8
	 fmuls	%f10, %f0, %f0
	.size	__ieee754_sinhf, .-__ieee754_sinhf
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
