! a1d968cfd4af9cf26f103ebadba922a7 newlib/libm/math/kf_sin.c
	.file	"kf_sin.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	791595475
	.align 4
.LC1:
	.long	852963124
	.align 4
.LC2:
	.long	909700891
	.align 4
.LC3:
	.long	961547521
	.align 4
.LC4:
	.long	1007192201
	.align 4
.LC5:
	.long	1042983595
	.align 4
.LC6:
	.long	1056964608
	.section	.text.__kernel_sinf,"ax",@progbits
	.align 4
	.global __kernel_sinf
	.type	__kernel_sinf, #function
	.proc	06
__kernel_sinf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g1
	sethi	%hi(-2147483648), %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g1, %g2, %g2
	sethi	%hi(838859776), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bgu,pt	%icc, .L8
	 sethi	%gdop_hix22(.LC0), %g1
	fstoi	%f1, %f8
	st	%f8, [%fp+2043]
	lduw	[%fp+2043], %g1
	cmp	%g1, 0
	be,pn	%icc, .L9
	 fmovs	%f1, %f0
	sethi	%gdop_hix22(.LC0), %g1
.L8:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	fmuls	%f1, %f1, %f9
	fmuls	%f9, %f8, %f8
	fsubs	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f11
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC4), %g1
	fadds	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	fmuls	%f8, %f9, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	fsubs	%f8, %f11, %f8
	fmuls	%f1, %f9, %f10
	fmuls	%f8, %f9, %f8
	ld	[%g1], %f11
	brnz,pt	%i2, .L4
	 fadds	%f8, %f11, %f8
	fmuls	%f9, %f8, %f0
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	fsubs	%f0, %f8, %f0
	fmuls	%f0, %f10, %f0
	return	%i7+8
	 fadds	%f0, %f1, %f0
.L4:
	fmuls	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC5), %g1
	fmuls	%f3, %f0, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	fsubs	%f0, %f8, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuls	%f0, %f9, %f0
	ld	[%g1], %f8
	fsubs	%f0, %f3, %f0
	fmuls	%f10, %f8, %f10
	fadds	%f0, %f10, %f0
	fsubs	%f1, %f0, %f0
.L9:
	return	%i7+8
	 nop
	.size	__kernel_sinf, .-__kernel_sinf
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
