! 8544c51e82a63b6cdf20c4b3f0db532b newlib/libm/math/kf_cos.c
	.file	"kf_cos.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1060634624
	.align 4
.LC1:
	.long	1049624576
	.align 4
.LC2:
	.long	1065353216
	.align 4
.LC3:
	.long	-1387800754
	.align 4
.LC4:
	.long	823096566
	.align 4
.LC5:
	.long	882111100
	.align 4
.LC6:
	.long	936381697
	.align 4
.LC7:
	.long	985008993
	.align 4
.LC8:
	.long	1026206379
	.align 4
.LC9:
	.long	1056964608
	.section	.text.__kernel_cosf,"ax",@progbits
	.align 4
	.global __kernel_cosf
	.type	__kernel_cosf, #function
	.proc	06
__kernel_cosf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sethi	%hi(-2147483648), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g2, %g1, %g1
	sethi	%hi(838859776), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,a,pt %icc, .L2
	 sethi	%gdop_hix22(.LC3), %g2
	fstoi	%f1, %f8
	st	%f8, [%fp+2043]
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	be,pn	%icc, .L12
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	fmuls	%f1, %f1, %f9
	sethi	%gdop_hix22(.LC5), %g1
	fmuls	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	fadds	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f10
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC6), %g1
	fsubs	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f10
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC7), %g1
	fadds	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC8), %g1
	fsubs	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC8), %g1
	fmuls	%f8, %f9, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f10
	fadds	%f8, %f10, %f8
	fmuls	%f8, %f9, %f8
.L7:
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuls	%f9, %f8, %f8
	ld	[%g1], %f10
	fmuls	%f1, %f3, %f3
	fmuls	%f9, %f10, %f9
	fsubs	%f8, %f3, %f8
	sethi	%gdop_hix22(.LC2), %g1
	fsubs	%f9, %f8, %f9
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f9, %f0
.L2:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	ld	[%g2], %f10
	sethi	%gdop_hix22(.LC5), %g2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	fmuls	%f1, %f1, %f9
	fmuls	%f9, %f8, %f8
	fadds	%f8, %f10, %f8
	ld	[%g2], %f10
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	fmuls	%f8, %f9, %f8
	fsubs	%f8, %f10, %f8
	ld	[%g2], %f10
	sethi	%hi(1050253312), %g2
	or	%g2, 409, %g2
	fmuls	%f8, %f9, %f8
	cmp	%g1, %g2
	fadds	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	ld	[%g2], %f10
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC8), %g2
	fsubs	%f8, %f10, %f8
	xor	%g2, %gdop_lox10(.LC8), %g2
	fmuls	%f8, %f9, %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	ld	[%g2], %f10
	fadds	%f8, %f10, %f8
	bleu,pn	%icc, .L7
	 fmuls	%f8, %f9, %f8
	sethi	%hi(1061683200), %g2
	cmp	%g1, %g2
	bgu,a,pt %icc, .L9
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(-16777216), %g2
	add	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%fp+2043], %f10
	ld	[%g1], %f0
	fmuls	%f9, %f8, %f8
	fsubs	%f0, %f10, %f0
	fmuls	%f1, %f3, %f3
	sethi	%gdop_hix22(.LC9), %g1
	fsubs	%f8, %f3, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f11
	fmuls	%f9, %f11, %f9
	fsubs	%f9, %f10, %f9
	fsubs	%f9, %f8, %f9
	return	%i7+8
	 fsubs	%f0, %f9, %f0
.L9:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fmuls	%f9, %f8, %f8
	ld	[%g1], %f10
	fmuls	%f1, %f3, %f3
	sethi	%gdop_hix22(.LC9), %g1
	fsubs	%f8, %f3, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f11
	fmuls	%f9, %f11, %f9
	fsubs	%f9, %f10, %f9
	fsubs	%f9, %f8, %f9
	return	%i7+8
	 fsubs	%f0, %f9, %f0
.L12:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	return	%i7+8
	 ld	[%g1], %f0
	.size	__kernel_cosf, .-__kernel_cosf
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
