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
	save	%sp, -112, %sp
	st	%i0, [%fp-4]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-4], %i5
	sethi	%hi(2139094016), %g2
	andn	%i5, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L12
	 sethi	%hi(830471168), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,a	.L13
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1300234240), %g2
	cmp	%g1, %g2
	bleu	.L6
	 sethi	%hi(1073741824), %g2
	call	fabsf, 0
	 ld	[%fp-4], %o0
	st	%f0, [%fp-4]
	call	__ieee754_logf, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC2), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	ble	.L14
	 fadds	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L13:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%fp-4], %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fadds	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f9
	fcmpes	%f8, %f9
	nop
	fbg	.L17
	 nop
.L5:
	call	fabsf, 0
	 ld	[%fp-4], %o0
	ld	[%l7], %f9
	ld	[%fp-4], %f8
	fmuls	%f8, %f8, %f8
	fadds	%f8, %f9, %f10
	st	%f9, [%fp-16]
	st	%f10, [%fp-4]
	st	%f8, [%fp-12]
	ld	[%fp-4], %o0
	call	__ieee754_sqrtf, 0
	 st	%f0, [%fp-8]
	ld	[%fp-16], %f9
	ld	[%fp-12], %f8
	fadds	%f0, %f9, %f0
	ld	[%fp-8], %f9
	fdivs	%f8, %f0, %f8
	fadds	%f8, %f9, %f8
	st	%f8, [%fp-4]
	call	log1pf, 0
	 ld	[%fp-4], %o0
	cmp	%i5, 0
	bg	.L17
	 nop
.L14:
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L12:
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L17:
	jmp	%i7+8
	 restore
.L6:
	cmp	%g1, %g2
	bleu	.L16
	 sethi	%gdop_hix22(.LC1), %g1
	call	fabsf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-4], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuls	%f8, %f8, %f10
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f9
	fadds	%f10, %f9, %f8
	st	%f9, [%fp-8]
	st	%f8, [%fp-4]
	st	%f0, [%fp-12]
	call	__ieee754_sqrtf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-12], %f8
	ld	[%fp-8], %f9
	fadds	%f0, %f8, %f0
	fadds	%f8, %f8, %f10
	fdivs	%f9, %f0, %f9
	fadds	%f9, %f10, %f8
	st	%f8, [%fp-4]
	call	__ieee754_logf, 0
	 ld	[%fp-4], %o0
	cmp	%i5, 0
	bg	.L17
	 nop
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L16:
	xor	%g1, %gdop_lox10(.LC1), %g1
	b	.L5
	 ld	[%l7 + %g1], %l7, %gdop(.LC1)
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
