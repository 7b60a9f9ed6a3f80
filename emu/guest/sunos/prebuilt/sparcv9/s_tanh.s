! 4bf23ace9f37c9ece008e10375da3388 newlib/libm/math/s_tanh.c
	.file	"s_tanh.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072693248
	.long	0
	.align 8
.LC1:
	.long	1073741824
	.long	0
	.align 8
.LC2:
	.long	-1073741824
	.long	0
	.section	.text.tanh,"ax",@progbits
	.align 4
	.global tanh
	.type	tanh, #function
	.proc	07
tanh:
	.register	%g2, #scratch
	save	%sp, -192, %sp
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
	bleu,a,pt %icc, .L2
	 sethi	%hi(1077279744), %g2
	sethi	%gdop_hix22(.LC0), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	bl,pn	%icc, .L3
	 fdivd	%f10, %f0, %f8
	return	%i7+8
	 faddd	%f8, %f10, %f0
.L2:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L10
	 sethi	%hi(1015020544), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
.L5:
	fnegd	%f0, %f8
	cmp	%i5, 0
	return	%i7+8
	 fmovdl	%icc, %f8, %f0
.L10:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L11
	 sethi	%hi(1072692224), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L7
	 nop
	call	fabs, 0
	 nop
	call	expm1, 0
	 faddd	%f0, %f0, %f0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	faddd	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC0), %g1
	fdivd	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	ba,pt	%xcc, .L5
	 fsubd	%f0, %f8, %f0
.L3:
	return	%i7+8
	 fsubd	%f8, %f10, %f0
.L11:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	faddd	%f0, %f10, %f10
	return	%i7+8
	 fmuld	%f10, %f0, %f0
.L7:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	call	expm1, 0
	 fmuld	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC1), %g1
	fnegd	%f0, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	faddd	%f0, %f10, %f0
	ba,pt	%xcc, .L5
	 fdivd	%f8, %f0, %f0
	.size	tanh, .-tanh
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
