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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1065353216), %g2
	andn	%i0, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L12
	 mov	%i0, %i5
	be	.L13
	 sethi	%hi(830471168), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L14
	 sethi	%gdop_hix22(.LC1), %g2
	st	%g1, [%fp-4]
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ld	[%fp-4], %f8
	ld	[%l7 + %g2], %g3, %gdop(.LC2)
	fadds	%f8, %f8, %f9
	ld	[%g3], %f10
	sethi	%hi(1056963584), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L6
	 fsubs	%f10, %f8, %f10
	fdivs	%f9, %f10, %f8
	st	%f8, [%fp-4]
	call	log1pf, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC3), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	bl	.L15
	 fmuls	%f0, %f8, %f0
.L17:
	jmp	%i7+8
	 restore
.L14:
	st	%i0, [%fp-4]
	xor	%g2, %gdop_lox10(.LC1), %g2
	ld	[%fp-4], %f9
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	fmovs	%f9, %f0
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC0), %g2
	fadds	%f9, %f8, %f8
	xor	%g2, %gdop_lox10(.LC0), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	ld	[%g2], %f9
	fcmpes	%f8, %f9
	nop
	fbg	.L16
	 nop
	st	%g1, [%fp-4]
	sethi	%gdop_hix22(.LC2), %g1
	ld	[%fp-4], %f8
	xor	%g1, %gdop_lox10(.LC2), %g1
	fadds	%f8, %f8, %f9
	ld	[%l7 + %g1], %g3, %gdop(.LC2)
.L6:
	fmuls	%f9, %f8, %f10
	ld	[%g3], %f11
	fsubs	%f11, %f8, %f8
	fdivs	%f10, %f8, %f8
	fadds	%f8, %f9, %f8
	st	%f8, [%fp-4]
	call	log1pf, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC3), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	bge	.L17
	 fmuls	%f0, %f8, %f0
.L15:
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L12:
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fsubs	%f8, %f8, %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L13:
	st	%i0, [%fp-4]
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp-4], %f9
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fdivs	%f9, %f8, %f0
.L16:
	jmp	%i7+8
	 restore
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
