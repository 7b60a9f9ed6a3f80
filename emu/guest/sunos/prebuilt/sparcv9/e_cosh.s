! 8858a0a6f02f598ed36d9afeeb44feaa newlib/libm/math/e_cosh.c
	.file	"e_cosh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	1071644672
	.long	0
	.align 8
.LC2:
	.long	2117592124
	.long	-2013235812
	.section	.text.__ieee754_cosh,"ax",@progbits
	.align 4
	.global __ieee754_cosh
	.type	__ieee754_cosh, #function
	.proc	07
__ieee754_cosh:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(2146434048), %g1
	ldx	[%fp+2039], %g2
	or	%g1, 1023, %g1
	sllx	%g2, 1, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%i5, 33, %i5
	cmp	%i5, %g1
	bgu,pn	%icc, .L10
	 fmovd	%f0, %f8
	sethi	%hi(1071000576), %g1
	or	%g1, 578, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L11
	 sethi	%hi(1077279744), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L12
	 sethi	%hi(1082534912), %g1
	or	%g1, 577, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L13
	 sethi	%hi(1082535936), %g1
	or	%g1, 973, %g3
	cmp	%i5, %g3
	bleu,pn	%icc, .L7
	 or	%g1, 974, %g1
	xor	%i5, %g1, %i5
	cmp	%g0, %i5
	sethi	%hi(-1883637760), %g1
	subx	%g0, -1, %g3
	or	%g1, 125, %g1
	cmp	%g1, %g2
	subx	%g0, -1, %g1
	andcc	%g3, %g1, %g0
	bne,pn	%icc, .L7
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	fmuld	%f0, %f0, %f0
.L14:
	return	%i7+8
	 nop
.L11:
	call	fabs, 0
	 nop
	call	expm1, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fmovd	%f0, %f10
	ldd	[%g1], %f12
	sethi	%hi(1015020544), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L14
	 faddd	%f0, %f12, %f0
	faddd	%f0, %f0, %f0
	fmuld	%f10, %f10, %f10
	fdivd	%f10, %f0, %f10
	return	%i7+8
	 faddd	%f10, %f12, %f0
.L10:
	return	%i7+8
	 fmuld	%f0, %f0, %f0
.L7:
	mov	511, %g1
	sllx	%g1, 53, %g1
	fmovd	%f8, %f0
	call	fabs, 0
	 stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
	call	__ieee754_exp, 0
	 fmuld	%f0, %f8, %f0
	ldd	[%fp+2039], %f8
	fmuld	%f0, %f8, %f8
	return	%i7+8
	 fmuld	%f8, %f0, %f0
.L12:
	call	fabs, 0
	 nop
	call	__ieee754_exp, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f8
	fdivd	%f10, %f0, %f0
	return	%i7+8
	 faddd	%f8, %f0, %f0
.L13:
	call	fabs, 0
	 nop
	call	__ieee754_exp, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
	.size	__ieee754_cosh, .-__ieee754_cosh
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
