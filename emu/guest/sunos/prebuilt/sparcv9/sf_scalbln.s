! 5471d7e78df43a43fe7139b201311eeb newlib/libm/common/sf_scalbln.c
	.file	"sf_scalbln.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1275068416
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	228737632
	.align 4
.LC3:
	.long	855638016
	.section	.text.scalblnf,"ax",@progbits
	.align 4
	.global scalblnf
	.type	scalblnf, #function
	.proc	06
scalblnf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	lduw	[%fp+2043], %g2
	sra	%g2, 23, %g1
	andcc	%g1, 255, %g1
	bne,pt	%icc, .L2
	 cmp	%g1, 255
	sethi	%hi(-2147483648), %g1
	andncc	%g2, %g1, %g0
	be,pn	%icc, .L17
	 fmovs	%f1, %f0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fmuls	%f1, %f8, %f1
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sra	%g2, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -25, %g1
	sethi	%hi(51201024), %g3
.L16:
	srlx	%g3, 10, %g3
	cmp	%i1, %g3
	add	%g1, %i1, %g1
	mov	0, %g4
	movge	%xcc, 1, %g4
	cmp	%g1, 254
	mov	0, %g3
	movg	%icc, 1, %g3
	orcc	%g4, %g3, %g0
	bne,pn	%icc, .L14
	 sethi	%hi(49152), %g3
	xor	%g3, -848, %g3
	cmp	%i1, %g3
	bl,pn	%xcc, .L12
	 cmp	%g1, 0
	bg,pn	%icc, .L15
	 cmp	%g1, -24
	bl,pn	%icc, .L12
	 sethi	%hi(2139095040), %g3
	andn	%g2, %g3, %g2
	add	%g1, 25, %g1
	sll	%g1, 23, %g1
	or	%g1, %g2, %g1
	sethi	%gdop_hix22(.LC3), %g2
	st	%g1, [%fp+2043]
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%fp+2043], %f9
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%g2], %f8
	return	%i7+8
	 fmuls	%f9, %f8, %f0
.L2:
	bne,pn	%icc, .L16
	 sethi	%hi(51201024), %g3
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L12:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fmovs	%f1, %f3
	st	%f8, [%fp+2043]
	call	copysignf, 0
	 fmovs	%f8, %f1
	ld	[%fp+2043], %f8
	return	%i7+8
	 fmuls	%f0, %f8, %f0
.L15:
	sethi	%hi(2139095040), %g3
	sll	%g1, 23, %g1
	andn	%g2, %g3, %g2
	or	%g2, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L17:
	return	%i7+8
	 nop
.L14:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fmovs	%f1, %f3
	st	%f8, [%fp+2043]
	call	copysignf, 0
	 fmovs	%f8, %f1
	ld	[%fp+2043], %f8
	return	%i7+8
	 fmuls	%f0, %f8, %f0
	.size	scalblnf, .-scalblnf
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
