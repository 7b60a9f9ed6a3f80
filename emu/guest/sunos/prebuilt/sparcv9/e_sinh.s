! b42e173076984c7835a04b8d80e1e1ca newlib/libm/math/e_sinh.c
	.file	"e_sinh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1071644672
	.long	0
	.align 8
.LC1:
	.long	-1075838976
	.long	0
	.align 8
.LC2:
	.long	2142010143
	.long	1017934899
	.align 8
.LC3:
	.long	1072693248
	.long	0
	.section	.text.__ieee754_sinh,"ax",@progbits
	.align 4
	.global __ieee754_sinh
	.type	__ieee754_sinh, #function
	.proc	07
__ieee754_sinh:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i5
	ldx	[%fp+2039], %g3
	sethi	%hi(2146434048), %g1
	srlx	%g3, 32, %g2
	or	%g1, 1023, %g1
	andn	%g2, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L15
	 fmovd	%f0, %f8
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%g2, 0
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	sethi	%hi(1077279744), %g1
	fmovdl	%icc, %f12, %f10
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L16
	 sethi	%hi(1043332096), %g1
	sethi	%hi(1082534912), %g1
	or	%g1, 577, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L17
	 sethi	%hi(1082535936), %g1
	or	%g1, 973, %g2
	cmp	%i5, %g2
	bleu,pn	%icc, .L10
	 or	%g1, 974, %g1
	xor	%i5, %g1, %i5
	cmp	%g0, %i5
	sethi	%hi(-1883637760), %g1
	subx	%g0, -1, %g2
	or	%g1, 125, %g1
	cmp	%g1, %g3
	subx	%g0, -1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L10
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f8
.L1:
	return	%i7+8
	 fmovd	%f8, %f0
.L16:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L6
	 std	%f10, [%fp+2039]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f0, %f12, %f12
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f14
	fcmped	%fcc0, %f12, %f14
	fbg,pn	%fcc0, .L1
	 nop
	call	fabs, 0
	 nop
	call	expm1, 0
	 nop
	ldd	[%fp+2039], %f10
.L7:
	faddd	%f0, %f0, %f8
	fmuld	%f0, %f0, %f12
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f14
	faddd	%f0, %f14, %f0
	fdivd	%f12, %f0, %f12
	fsubd	%f8, %f12, %f8
	fmuld	%f8, %f10, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L15:
	faddd	%f0, %f0, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L10:
	std	%f10, [%fp+2039]
	call	fabs, 0
	 fmovd	%f8, %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	call	__ieee754_exp, 0
	 fmuld	%f0, %f8, %f0
	ldd	[%fp+2039], %f10
	fmuld	%f10, %f0, %f8
	fmuld	%f8, %f0, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L6:
	call	fabs, 0
	 nop
	call	expm1, 0
	 nop
	sethi	%hi(1072692224), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L7
	 ldd	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f8
	fdivd	%f0, %f8, %f8
	faddd	%f8, %f0, %f8
	fmuld	%f8, %f10, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L17:
	call	fabs, 0
	 std	%f10, [%fp+2039]
	call	__ieee754_exp, 0
	 nop
	ldd	[%fp+2039], %f10
	ba,pt	%xcc, .L1
	 fmuld	%f0, %f10, %f8
	.size	__ieee754_sinh, .-__ieee754_sinh
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
