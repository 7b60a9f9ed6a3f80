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
	save	%sp, -112, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2146434048), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L16
	 sethi	%hi(1071000576), %g1
	or	%g1, 578, %g1
	cmp	%i5, %g1
	bleu	.L17
	 sethi	%hi(1077279744), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L18
	 sethi	%hi(1082534912), %g1
	or	%g1, 577, %g1
	cmp	%i5, %g1
	bleu	.L19
	 sethi	%hi(1082535936), %g1
	or	%g1, 973, %g2
	cmp	%i5, %g2
	bleu	.L7
	 or	%g1, 974, %g1
	cmp	%i5, %g1
	bne	.L8
	 sethi	%hi(-1883637760), %g1
	or	%g1, 125, %g1
	cmp	%g1, %i1
	blu	.L21
	 sethi	%gdop_hix22(.LC2), %g1
.L7:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ldd	[%l7], %f8
	fmuld	%f0, %f8, %f10
	std	%f8, [%fp-16]
	std	%f10, [%fp-8]
	call	__ieee754_exp, 0
	 ldd	[%fp-8], %o0
	ldd	[%fp-16], %f8
	fmuld	%f0, %f8, %f8
	fmuld	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L17:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	call	expm1, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC0), %g1
	fmovs	%f0, %f10
	fmovs	%f1, %f11
	xor	%g1, %gdop_lox10(.LC0), %g1
	sethi	%hi(1015020544), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	or	%g2, 1023, %g2
	ldd	[%g1], %f12
	cmp	%i5, %g2
	bgu	.L20
	 faddd	%f10, %f12, %f0
	jmp	%i7+8
	 restore
.L16:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	fmuld	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L20:
	faddd	%f0, %f0, %f0
	fmuld	%f10, %f10, %f10
	fdivd	%f10, %f0, %f10
	faddd	%f10, %f12, %f0
	jmp	%i7+8
	 restore
.L8:
	sethi	%gdop_hix22(.LC2), %g1
.L21:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	fmuld	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L18:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	call	__ieee754_exp, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f8
	fdivd	%f10, %f0, %f0
	faddd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L19:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	std	%f0, [%fp-8]
	call	__ieee754_exp, 0
	 ldd	[%fp-8], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
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
