! 5e74254dbbd548bce8d9af2d184c7a37 newlib/libm/common/sf_cbrt.c
	.file	"sf_cbrt.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1266679808
	.align 4
.LC1:
	.long	1057683632
	.align 4
.LC2:
	.long	1068828496
	.align 4
.LC3:
	.long	-1087074575
	.align 4
.LC4:
	.long	1070446299
	.align 4
.LC5:
	.long	1052171118
	.section	.text.cbrtf,"ax",@progbits
	.align 4
	.global cbrtf
	.type	cbrtf, #function
	.proc	06
cbrtf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g3
	sethi	%hi(2139094016), %g2
	andn	%g3, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu,pn	%icc, .L9
	 cmp	%g1, 0
	be,pn	%icc, .L10
	 fmovs	%f1, %f0
	st	%g1, [%fp+2043]
	sethi	%hi(2139095040), %g2
	andcc	%g3, %g2, %g0
	bne,pt	%icc, .L4
	 ld	[%fp+2043], %f10
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f8
	st	%f8, [%fp+2043]
	sethi	%hi(642848768), %g1
	lduw	[%fp+2043], %g2
	or	%g1, 498, %g1
	udivx	%g2, 3, %g2
	add	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f9
.L5:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fmuls	%f9, %f9, %f8
	fdivs	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	fmuls	%f8, %f9, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	fadds	%f8, %f10, %f10
	ld	[%g1], %f1
	fdivs	%f11, %f8, %f8
	sethi	%hi(-2147483648), %g1
	fadds	%f10, %f8, %f8
	and	%g3, %g1, %g3
	fdivs	%f1, %f8, %f1
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	fadds	%f1, %f8, %f1
	fmuls	%f1, %f9, %f1
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g1
	or	%g3, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L10:
	return	%i7+8
	 nop
.L9:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L4:
	sra	%g1, 0, %g1
	sethi	%hi(709957632), %g2
	sdivx	%g1, 3, %g1
	or	%g2, 498, %g2
	add	%g2, %g1, %g1
	st	%g1, [%fp+2043]
	ba,pt	%xcc, .L5
	 ld	[%fp+2043], %f9
	.size	cbrtf, .-cbrtf
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
