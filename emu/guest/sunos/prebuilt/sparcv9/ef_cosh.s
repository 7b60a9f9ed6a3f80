! 53839a170818978c8f710e716d835e8e newlib/libm/math/ef_cosh.c
	.file	"ef_cosh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	1056964608
	.align 4
.LC2:
	.long	1900671690
	.section	.text.__ieee754_coshf,"ax",@progbits
	.align 4
	.global __ieee754_coshf
	.type	__ieee754_coshf, #function
	.proc	06
__ieee754_coshf:
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g1
	sethi	%hi(-2147483648), %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g1, %i5, %i5
	sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L8
	 sethi	%hi(1051815936), %g1
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L10
	 sethi	%hi(1102052352), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L11
	 sethi	%hi(1118924800), %g1
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L12
	 sethi	%hi(1119015936), %g1
	or	%g1, 252, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L13
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f1
.L8:
	fmuls	%f1, %f1, %f0
.L14:
	return	%i7+8
	 nop
.L10:
	call	fabsf, 0
	 nop
	call	expm1f, 0
	 fmovs	%f0, %f1
	fmovs	%f0, %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	sethi	%hi(603978752), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L14
	 fadds	%f0, %f9, %f0
	fadds	%f0, %f0, %f1
	fmuls	%f8, %f8, %f8
	fdivs	%f8, %f1, %f8
	return	%i7+8
	 fadds	%f8, %f9, %f0
.L11:
	call	fabsf, 0
	 nop
	call	__ieee754_expf, 0
	 fmovs	%f0, %f1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f1
	fdivs	%f8, %f0, %f8
	return	%i7+8
	 fadds	%f1, %f8, %f0
.L12:
	call	fabsf, 0
	 nop
	call	__ieee754_expf, 0
	 fmovs	%f0, %f1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f1
	return	%i7+8
	 fmuls	%f0, %f1, %f0
.L13:
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f1
	call	__ieee754_expf, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	fmuls	%f0, %f8, %f1
	return	%i7+8
	 fmuls	%f1, %f0, %f0
	.size	__ieee754_coshf, .-__ieee754_coshf
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
