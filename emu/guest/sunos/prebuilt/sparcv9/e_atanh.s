! 9c3274d1c5a85e3cbc5dc3f08d047758 newlib/libm/math/e_atanh.c
	.file	"e_atanh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC2:
	.long	1072693248
	.long	0
	.align 8
.LC3:
	.long	1071644672
	.long	0
	.section	.text.__ieee754_atanh,"ax",@progbits
	.align 4
	.global __ieee754_atanh
	.type	__ieee754_atanh, #function
	.proc	07
__ieee754_atanh:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1072693248), %g4
	ldx	[%fp+2039], %g2
	sethi	%hi(-2147483648), %g3
	srlx	%g2, 32, %i5
	sub	%g0, %g2, %g1
	andn	%i5, %g3, %g3
	or	%g1, %g2, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%g1, 31, %g1
	or	%g1, %g3, %g1
	cmp	%g1, %g4
	bgu,pn	%icc, .L12
	 cmp	%g3, %g4
	be,pn	%icc, .L13
	 sethi	%hi(1043332096), %g1
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bleu,pt	%icc, .L14
	 sethi	%gdop_hix22(.LC1), %g1
	sllx	%g3, 32, %g1
	srl	%g2, 0, %g2
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	sethi	%hi(1071643648), %g1
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bleu,pn	%icc, .L6
	 ldd	[%fp+2039], %f8
	faddd	%f8, %f8, %f0
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f10
	fsubd	%f10, %f8, %f8
	fdivd	%f0, %f8, %f0
.L10:
	call	log1p, 0
	 nop
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	cmp	%i5, 0
	fmuld	%f0, %f8, %f0
	fnegd	%f0, %f8
	fmovdl	%icc, %f8, %f0
.L15:
	return	%i7+8
	 nop
.L14:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	faddd	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	fcmped	%fcc0, %f8, %f10
	fbg,pn	%fcc0, .L15
	 sllx	%g3, 32, %g3
	srl	%g2, 0, %g2
	or	%g2, %g3, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f8
.L6:
	faddd	%f8, %f8, %f0
	sethi	%gdop_hix22(.LC2), %g1
	fmuld	%f0, %f8, %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	fsubd	%f12, %f8, %f8
	fdivd	%f10, %f8, %f8
	ba,pt	%xcc, .L10
	 faddd	%f8, %f0, %f0
.L12:
	fsubd	%f0, %f0, %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L13:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f0, %f8, %f0
	.size	__ieee754_atanh, .-__ieee754_atanh
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
