! 5e9979769cab53db98b96e011766639e newlib/libm/math/sf_tanh.c
	.file	"sf_tanh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	1073741824
	.align 4
.LC2:
	.long	-1073741824
	.section	.text.tanhf,"ax",@progbits
	.align 4
	.global tanhf
	.type	tanhf, #function
	.proc	06
tanhf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %i5
	sethi	%hi(2139094016), %g2
	andn	%i5, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bleu,a,pt %icc, .L2
	 sethi	%hi(1102052352), %g2
	sethi	%gdop_hix22(.LC0), %g1
	cmp	%i5, 0
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	bl,pn	%icc, .L3
	 fdivs	%f8, %f1, %f0
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L2:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L10
	 sethi	%hi(603978752), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
.L5:
	fnegs	%f0, %f8
	cmp	%i5, 0
	return	%i7+8
	 fmovsl	%icc, %f8, %f0
.L10:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L11
	 sethi	%hi(1065352192), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L7
	 nop
	call	fabsf, 0
	 nop
	call	expm1f, 0
	 fadds	%f0, %f0, %f1
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fadds	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC0), %g1
	fdivs	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	ba,pt	%xcc, .L5
	 fsubs	%f0, %f8, %f0
.L3:
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L11:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fadds	%f1, %f8, %f8
	return	%i7+8
	 fmuls	%f8, %f1, %f0
.L7:
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f1
	call	expm1f, 0
	 fmuls	%f0, %f1, %f1
	sethi	%gdop_hix22(.LC1), %g1
	fnegs	%f0, %f8
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fadds	%f0, %f9, %f0
	ba,pt	%xcc, .L5
	 fdivs	%f8, %f0, %f0
	.size	tanhf, .-tanhf
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
