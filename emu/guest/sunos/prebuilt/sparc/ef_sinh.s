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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2139094016), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L14
	 cmp	%i0, 0
	bl	.L11
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	sethi	%hi(1102052352), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L19
	 sethi	%hi(1118924800), %g1
	sethi	%hi(830471168), %g1
.L20:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L6
	 st	%f9, [%fp-8]
	sethi	%gdop_hix22(.LC2), %g1
	st	%i0, [%fp-4]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%fp-4], %f9
	ld	[%g1], %f8
	fadds	%f9, %f8, %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC3)
	ld	[%l7], %f10
	fcmpes	%f8, %f10
	nop
	fbg	.L22
	 fmovs	%f9, %f0
	call	fabsf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	call	expm1f, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f9
.L7:
	fadds	%f0, %f0, %f8
	fmuls	%f0, %f0, %f10
	ld	[%l7], %f11
	fadds	%f0, %f11, %f0
	fdivs	%f10, %f0, %f10
	fsubs	%f8, %f10, %f0
	fmuls	%f0, %f9, %f0
.L22:
	jmp	%i7+8
	 restore
.L11:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	sethi	%hi(1102052352), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L20
	 sethi	%hi(830471168), %g1
	sethi	%hi(1118924800), %g1
.L19:
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu	.L16
	 sethi	%hi(1119015936), %g1
	or	%g1, 252, %g1
	cmp	%i5, %g1
	bleu	.L17
	 sethi	%gdop_hix22(.LC2), %g1
	st	%i0, [%fp-4]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%fp-4], %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	fmuls	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L14:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L6:
	call	fabsf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	call	expm1f, 0
	 ld	[%fp-4], %o0
	sethi	%hi(1065352192), %g1
	or	%g1, 1023, %g1
	ld	[%fp-8], %f9
	cmp	%i5, %g1
	sethi	%gdop_hix22(.LC3), %g1
	bleu	.L18
	 xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	fadds	%f0, %f8, %f8
	fdivs	%f0, %f8, %f8
	fadds	%f8, %f0, %f0
	fmuls	%f0, %f9, %f0
	jmp	%i7+8
	 restore
.L16:
	st	%f9, [%fp-8]
	call	fabsf, 0
	 mov	%i0, %o0
	st	%f0, [%fp-4]
	call	__ieee754_expf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f9
	fmuls	%f0, %f9, %f0
	jmp	%i7+8
	 restore
.L17:
	st	%f9, [%fp-8]
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f8
	st	%f8, [%fp-4]
	call	__ieee754_expf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f9
	fmuls	%f9, %f0, %f9
	fmuls	%f9, %f0, %f0
	jmp	%i7+8
	 restore
.L18:
	b	.L7
	 ld	[%l7 + %g1], %l7, %gdop(.LC3)
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
