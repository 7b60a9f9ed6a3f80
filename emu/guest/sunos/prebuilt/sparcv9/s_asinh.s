! d4cbf7c347b3e7385fcaf5191c1e7700 newlib/libm/math/s_asinh.c
	.file	"s_asinh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC1:
	.long	1072693248
	.long	0
	.align 8
.LC2:
	.long	1072049730
	.long	-17155601
	.section	.text.asinh,"ax",@progbits
	.align 4
	.global asinh
	.type	asinh, #function
	.proc	07
asinh:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g1
	ldx	[%fp+2039], %i5
	sethi	%hi(2146434048), %g2
	srlx	%i5, 32, %i5
	or	%g2, 1023, %g2
	andn	%i5, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu,pn	%icc, .L10
	 fmovd	%f0, %f8
	sethi	%hi(1043332096), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,a,pt %icc, .L11
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1102053376), %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L6
	 sethi	%hi(1073741824), %g2
	call	fabs, 0
	 nop
	call	__ieee754_log, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	cmp	%i5, 0
	faddd	%f0, %f8, %f0
	fnegd	%f0, %f8
	return	%i7+8
	 fmovdle	%icc, %f8, %f0
.L11:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC1), %g1
	faddd	%f0, %f10, %f10
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	fcmped	%fcc0, %f10, %f12
	fbg,pn	%fcc0, .L14
	 nop
	std	%f8, [%fp+2031]
.L13:
	call	fabs, 0
	 fmovd	%f8, %f0
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f8, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	std	%f8, [%fp+2031]
	faddd	%f8, %f10, %f0
	call	__ieee754_sqrt, 0
	 std	%f10, [%fp+2023]
	ldd	[%fp+2031], %f8
	ldd	[%fp+2023], %f10
	faddd	%f0, %f10, %f0
	fdivd	%f8, %f0, %f0
	ldd	[%fp+2039], %f8
	call	log1p, 0
	 faddd	%f0, %f8, %f0
	fnegd	%f0, %f8
	cmp	%i5, 0
	return	%i7+8
	 fmovdle	%icc, %f8, %f0
.L10:
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L14:
	return	%i7+8
	 nop
.L6:
	cmp	%g1, %g2
	bleu,a,pn %icc, .L13
	 std	%f8, [%fp+2031]
	call	fabs, 0
	 std	%f0, [%fp+2039]
	ldd	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC1), %g1
	fmuld	%f8, %f8, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	std	%f0, [%fp+2031]
	std	%f12, [%fp+2039]
	call	__ieee754_sqrt, 0
	 faddd	%f8, %f12, %f0
	ldd	[%fp+2031], %f10
	ldd	[%fp+2039], %f12
	faddd	%f10, %f10, %f8
	faddd	%f0, %f10, %f0
	fdivd	%f12, %f0, %f0
	call	__ieee754_log, 0
	 faddd	%f0, %f8, %f0
	fnegd	%f0, %f8
	cmp	%i5, 0
	return	%i7+8
	 fmovdle	%icc, %f8, %f0
	.size	asinh, .-asinh
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
