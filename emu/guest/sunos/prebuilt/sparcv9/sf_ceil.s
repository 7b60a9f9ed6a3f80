! d354320b78028a9af3cbc756032ecf63 newlib/libm/math/sf_ceil.c
	.file	"sf_ceil.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-2147483648
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	0
	.section	.text.ceilf,"ax",@progbits
	.align 4
	.global ceilf
	.type	ceilf, #function
	.proc	06
ceilf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g2
	lduw	[%fp+2043], %g3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g3, %g2, %g2
	srl	%g2, 23, %g1
	add	%g1, -127, %g1
	cmp	%g1, 22
	bg,a,pt	%icc, .L2
	 sethi	%hi(2139094016), %g1
	cmp	%g1, 0
	bl,pn	%icc, .L20
	 mov	%g3, %g4
	sethi	%hi(8387584), %g2
	or	%g2, 1023, %g2
	sra	%g2, %g1, %g2
	andcc	%g3, %g2, %g0
	be,pn	%icc, .L22
	 fmovs	%f1, %f0
	sethi	%gdop_hix22(.LC2), %g3
	xor	%g3, %gdop_lox10(.LC2), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC2)
	ld	[%g3], %f8
	sethi	%gdop_hix22(.LC3), %g3
	fadds	%f1, %f8, %f8
	xor	%g3, %gdop_lox10(.LC3), %g3
	ldx	[%l7 + %g3], %g3, %gdop(.LC3)
	ld	[%g3], %f9
	fcmpes	%fcc1, %f8, %f9
	fbule,pn %fcc1, .L21
	 nop
	cmp	%g4, 0
	ble,pn	%icc, .L8
	 sethi	%hi(8388608), %g3
	sra	%g3, %g1, %g1
	add	%g4, %g1, %g4
.L8:
	andn	%g4, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L22:
	return	%i7+8
	 nop
.L20:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g1
	fadds	%f1, %f8, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f8, %f9
	fbule,pn %fcc0, .L18
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	cmp	%g3, 0
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	bl,pn	%icc, .L22
	 ld	[%g1], %f0
	cmp	%g2, 0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fmovsne	%icc, %f8, %f1
	return	%i7+8
	 fmovs	%f1, %f0
.L18:
	fmovs	%f1, %f0
.L21:
	return	%i7+8
	 nop
.L2:
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bleu,pt	%icc, .L22
	 fmovs	%f1, %f0
	return	%i7+8
	 fadds	%f1, %f1, %f0
	.size	ceilf, .-ceilf
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
