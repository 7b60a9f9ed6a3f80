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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2139094016), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L9
	 sethi	%hi(1051815936), %g1
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu	.L10
	 sethi	%hi(1102052352), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L11
	 sethi	%hi(1118924800), %g1
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu	.L12
	 sethi	%hi(1119015936), %g1
	or	%g1, 252, %g1
	cmp	%i5, %g1
	bleu	.L13
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	fmuls	%f0, %f0, %f0
.L15:
	jmp	%i7+8
	 restore
.L10:
	call	fabsf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	call	expm1f, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	fmovs	%f0, %f9
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	sethi	%hi(603978752), %g1
	ld	[%l7], %f10
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L15
	 fadds	%f0, %f10, %f0
	fadds	%f0, %f0, %f8
	fmuls	%f9, %f9, %f9
	fdivs	%f9, %f8, %f9
	fadds	%f9, %f10, %f0
	jmp	%i7+8
	 restore
.L9:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fmuls	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L11:
	call	fabsf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	call	__ieee754_expf, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f9
	fmuls	%f0, %f9, %f8
	fdivs	%f9, %f0, %f9
	fadds	%f8, %f9, %f0
	jmp	%i7+8
	 restore
.L12:
	call	fabsf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	call	__ieee754_expf, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L13:
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f8
	fmuls	%f0, %f8, %f9
	st	%f8, [%fp-8]
	st	%f9, [%fp-4]
	call	__ieee754_expf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f8
	fmuls	%f0, %f8, %f8
	fmuls	%f8, %f0, %f0
	jmp	%i7+8
	 restore
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
