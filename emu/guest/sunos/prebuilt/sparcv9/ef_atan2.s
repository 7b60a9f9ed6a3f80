! c778f75f7c727dd9c7f5895020b27e2b newlib/libm/math/ef_atan2.c
	.file	"ef_atan2.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1078530011
	.align 4
.LC3:
	.long	-1068953637
	.align 4
.LC4:
	.long	1061752795
	.align 4
.LC5:
	.long	-1077342245
	.align 4
.LC6:
	.long	867941678
	.section	.text.__ieee754_atan2f,"ax",@progbits
	.align 4
	.global __ieee754_atan2f
	.type	__ieee754_atan2f, #function
	.proc	06
__ieee754_atan2f:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(2139095040), %g5
	lduw	[%fp+2043], %g4
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	and	%g4, %g1, %i3
	cmp	%i3, %g5
	mov	0, %g3
	st	%f1, [%fp+2043]
	movg	%icc, 1, %g3
	lduw	[%fp+2043], %i4
	and	%i4, %g1, %g1
	cmp	%g1, %g5
	mov	0, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	movg	%icc, 1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L28
	 fmovs	%f1, %f8
	sethi	%hi(1065353216), %g2
	cmp	%g4, %g2
	be,pn	%icc, .L29
	 srl	%i4, 31, %g2
	sra	%g4, 30, %i5
	and	%i5, 2, %i5
	cmp	%g1, 0
	bne,pt	%icc, .L5
	 or	%i5, %g2, %i5
	cmp	%i5, 2
	be,pn	%icc, .L14
	 cmp	%i5, 3
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fmovse	%icc, %f9, %f8
	return	%i7+8
	 fmovs	%f8, %f0
.L5:
	cmp	%i3, 0
	be,pn	%icc, .L26
	 cmp	%i3, %g5
	be,pn	%icc, .L30
	 cmp	%g1, %g5
	be,pn	%icc, .L26
	 sub	%g1, %i3, %g1
	sethi	%gdop_hix22(.LC0), %g2
	sra	%g1, 23, %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	cmp	%g1, 60
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	bg,pt	%icc, .L10
	 ld	[%g2], %f0
	cmp	%g1, -60
	srl	%g4, 31, %g4
	mov	0, %g1
	sethi	%gdop_hix22(.LC1), %g2
	movl	%icc, 1, %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	andcc	%g4, %g1, %g0
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	be,pn	%icc, .L31
	 ld	[%g2], %f0
.L10:
	cmp	%i5, 1
.L34:
	be,pn	%icc, .L11
	 cmp	%i5, 2
	be,pn	%icc, .L12
	 cmp	%i5, 0
	be,pn	%icc, .L36
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fadds	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L28:
	return	%i7+8
	 fadds	%f3, %f1, %f0
.L26:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	cmp	%i4, 0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f0
	return	%i7+8
	 fmovsge	%icc, %f8, %f0
.L14:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	return	%i7+8
	 ld	[%g1], %f0
.L29:
	call	atanf, 0
	 restore
.L30:
	cmp	%g1, %i3
	be,pn	%icc, .L33
	 add	%i5, -1, %i5
	sethi	%gdop_hix22(.LC1), %g1
	cmp	%i5, 2
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	bgu,pt	%icc, .L36
	 ld	[%g1], %f0
	sethi	%gdop_hix22(CSWTCH.9), %g1
	srl	%i5, 0, %i5
	xor	%g1, %gdop_lox10(CSWTCH.9), %g1
	sllx	%i5, 2, %i5
	ldx	[%l7 + %g1], %l7, %gdop(CSWTCH.9)
	ld	[%l7+%i5], %f0
.L36:
	return	%i7+8
	 nop
.L33:
	sethi	%gdop_hix22(.LC4), %g1
	cmp	%i5, 2
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	bgu,pt	%icc, .L36
	 ld	[%g1], %f0
	srl	%i5, 0, %i5
	sethi	%gdop_hix22(CSWTCH.8), %g2
	sllx	%i5, 2, %g1
	xor	%g2, %gdop_lox10(CSWTCH.8), %g2
	ldx	[%l7 + %g2], %l7, %gdop(CSWTCH.8)
	ld	[%l7+%g1], %f0
	return	%i7+8
	 nop
.L31:
	call	fabsf, 0
	 fdivs	%f1, %f3, %f1
	call	atanf, 0
	 fmovs	%f0, %f1
	ba,pt	%xcc, .L34
	 cmp	%i5, 1
.L11:
	st	%f0, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	xor	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L12:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fadds	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	return	%i7+8
	 fsubs	%f8, %f0, %f0
	.size	__ieee754_atan2f, .-__ieee754_atan2f
	.section	".rodata"
	.align 4
	.type	CSWTCH.9, #object
	.size	CSWTCH.9, 12
CSWTCH.9:
	.long	-2147483648
	.long	1078530011
	.long	-1068953637
	.align 4
	.type	CSWTCH.8, #object
	.size	CSWTCH.8, 12
CSWTCH.8:
	.long	-1085730853
	.long	1075235812
	.long	-1072247836
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
