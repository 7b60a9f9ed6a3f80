! 92e83a8bb92bef0a9e90d7c34b2672ca newlib/libm/math/wf_pow.c
	.file	"wf_pow.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-8388608
	.align 4
.LC3:
	.long	0
	.section	.text.powf,"ax",@progbits
	.align 4
	.global powf
	.type	powf, #function
	.proc	06
powf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	call	__ieee754_powf, 0
	 st	%f1, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ld	[%fp+2043], %f3
	subx	%g0, -1, %g2
	fcmps	%fcc0, %f3, %f3
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L22
	 ld	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC3), %g1
	fcmps	%fcc1, %f8, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	fbu,pn	%fcc1, .L16
	 ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fcmps	%fcc3, %f8, %f9
	fbne,a,pn %fcc3, .L5
	 st	%f3, [%fp+2035]
	st	%f0, [%fp+2043]
	fcmps	%fcc0, %f3, %f9
	fbe,pt	%fcc0, .L13
	 st	%f9, [%fp+2039]
	fmovs	%f3, %f1
	call	finitef, 0
	 st	%f3, [%fp+2035]
	cmp	%o0, 0
	be,pn	%icc, .L22
	 ld	[%fp+2043], %f0
	ld	[%fp+2035], %f3
	ld	[%fp+2039], %f9
	fcmpes	%fcc1, %f3, %f9
	fbl,pn	%fcc1, .L17
	 nop
.L22:
	return	%i7+8
	 nop
.L5:
	st	%f8, [%fp+2039]
	fmovs	%f0, %f1
	st	%f0, [%fp+2043]
	call	finitef, 0
	 st	%f9, [%fp+2031]
	ld	[%fp+2043], %f0
	cmp	%o0, 0
	ld	[%fp+2039], %f8
	be,pn	%icc, .L18
	 ld	[%fp+2035], %f3
.L8:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fcmps	%fcc1, %f0, %f9
	fbne,pt	%fcc1, .L22
	 nop
	st	%f9, [%fp+2035]
	st	%f3, [%fp+2039]
	st	%f0, [%fp+2043]
	call	finitef, 0
	 fmovs	%f8, %f1
	cmp	%o0, 0
	ld	[%fp+2043], %f0
	ld	[%fp+2039], %f3
	be,pt	%icc, .L22
	 ld	[%fp+2035], %f9
	st	%f9, [%fp+2039]
	call	finitef, 0
	 fmovs	%f3, %f1
	cmp	%o0, 0
	ld	[%fp+2043], %f0
	be,pt	%icc, .L22
	 ld	[%fp+2039], %f9
	call	__errno, 0
	 st	%f9, [%fp+2043]
	ld	[%fp+2043], %f9
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fmovs	%f9, %f0
.L13:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ld	[%g1], %f0
.L18:
	st	%f0, [%fp+2039]
	fmovs	%f8, %f1
	call	finitef, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	cmp	%o0, 0
	ld	[%fp+2039], %f0
	be,pt	%icc, .L8
	 ld	[%fp+2035], %f3
	st	%f8, [%fp+2035]
	fmovs	%f3, %f1
	call	finitef, 0
	 st	%f3, [%fp+2043]
	ld	[%fp+2043], %f3
	cmp	%o0, 0
	ld	[%fp+2039], %f0
	be,pt	%icc, .L8
	 ld	[%fp+2035], %f8
	fcmps	%fcc2, %f0, %f0
	fbu,pn	%fcc2, .L19
	 ld	[%fp+2031], %f9
	st	%f9, [%fp+2035]
	st	%f3, [%fp+2039]
	call	__errno, 0
	 st	%f8, [%fp+2043]
	mov	34, %g1
	st	%g1, [%o0]
	ld	[%fp+2043], %f8
	ld	[%fp+2035], %f9
	fcmpes	%fcc3, %f8, %f9
	fbl,pn	%fcc3, .L10
	 ld	[%fp+2039], %f3
	sethi	%gdop_hix22(.LC1), %g1
.L21:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ld	[%g1], %f0
.L16:
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	fcmps	%fcc2, %f3, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	return	%i7+8
	 fmovse	%fcc2, %f8, %f0
.L17:
	call	__errno, 0
	 nop
	mov	33, %g1
	st	%g1, [%o0]
	sethi	%gdop_hix22(.LC2), %g1
.L20:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	return	%i7+8
	 ld	[%g1], %f0
.L10:
	fmovs	%f3, %f1
	call	rintf, 0
	 st	%f3, [%fp+2043]
	ld	[%fp+2043], %f3
	fcmps	%fcc0, %f0, %f3
	fbe,a,pt %fcc0, .L21
	 sethi	%gdop_hix22(.LC1), %g1
	ba,pt	%xcc, .L20
	 sethi	%gdop_hix22(.LC2), %g1
.L19:
	call	__errno, 0
	 st	%f9, [%fp+2043]
	ld	[%fp+2043], %f9
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fdivs	%f9, %f9, %f0
	.size	powf, .-powf
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
