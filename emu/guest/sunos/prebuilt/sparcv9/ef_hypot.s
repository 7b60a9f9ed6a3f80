! 53963535659a074626b13e289ba1a152 newlib/libm/math/ef_hypot.c
	.file	"ef_hypot.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	2139095040
	.align 4
.LC1:
	.long	2122317824
	.section	.text.__ieee754_hypotf,"ax",@progbits
	.align 4
	.global __ieee754_hypotf
	.type	__ieee754_hypotf, #function
	.proc	06
__ieee754_hypotf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sethi	%hi(2147482624), %g1
	st	%f3, [%fp+2043]
	or	%g1, 1023, %g1
	and	%g2, %g1, %g4
	lduw	[%fp+2043], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%g2, %g1, %g1
	mov	%g4, %g2
	cmp	%g4, %g1
	bge,pt	%icc, .L2
	 mov	%g1, %g3
	mov	%g4, %g5
	mov	%g1, %g4
	mov	%g2, %g1
	mov	%g3, %g2
	mov	%g5, %g3
.L2:
	st	%g2, [%fp+2043]
	ld	[%fp+2043], %f0
	st	%g3, [%fp+2043]
	sub	%g2, %g3, %i5
	sethi	%hi(251658240), %g5
	cmp	%i5, %g5
	bg,pn	%icc, .L25
	 ld	[%fp+2043], %f9
	sethi	%hi(1484783616), %g5
	cmp	%g2, %g5
	bg,pt	%icc, .L26
	 sethi	%hi(2139094016), %g5
	mov	0, %i5
.L5:
	sethi	%hi(645921792), %g1
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bg,a,pt	%icc, .L29
	 fsubs	%f0, %f9, %f10
	cmp	%g3, 0
	be,pn	%icc, .L30
	 sethi	%hi(8387584), %g1
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bg,pt	%icc, .L9
	 sethi	%hi(570425344), %g1
	sethi	%gdop_hix22(.LC1), %g1
	add	%i5, -126, %i5
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fmuls	%f9, %f8, %f9
	fmuls	%f0, %f8, %f0
.L8:
	fsubs	%f0, %f9, %f10
.L29:
	fcmpes	%fcc0, %f9, %f10
	fbuge,pt %fcc0, .L23
	 nop
	fnegs	%f9, %f10
	and	%g2, -4096, %g1
	fmuls	%f10, %f9, %f9
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f8
	fadds	%f0, %f8, %f10
	fsubs	%f0, %f8, %f0
	fmuls	%f10, %f0, %f10
	fsubs	%f9, %f10, %f9
	fmuls	%f8, %f8, %f1
	call	__ieee754_sqrtf, 0
	 fsubs	%f1, %f9, %f1
	cmp	%i5, 0
.L28:
	be,pt	%icc, .L30
	 sll	%i5, 23, %i5
	sethi	%hi(1065353216), %g1
	add	%i5, %g1, %i5
	st	%i5, [%fp+2043]
	ld	[%fp+2043], %f8
	fmuls	%f0, %f8, %f0
.L30:
	return	%i7+8
	 nop
.L26:
	or	%g5, 1023, %g5
	cmp	%g2, %g5
	bg,pn	%icc, .L27
	 mov	68, %i5
	sethi	%hi(-570425344), %g3
	add	%g4, %g3, %g2
	st	%g2, [%fp+2043]
	add	%g1, %g3, %g3
	ld	[%fp+2043], %f0
	st	%g3, [%fp+2043]
	ba,pt	%xcc, .L5
	 ld	[%fp+2043], %f9
.L25:
	return	%i7+8
	 fadds	%f0, %f9, %f0
.L23:
	and	%g3, -4096, %g1
	fnegs	%f10, %f8
	st	%g1, [%fp+2043]
	fmuls	%f8, %f10, %f10
	ld	[%fp+2043], %f1
	sethi	%hi(8388608), %g1
	add	%g2, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f8
	fsubs	%f9, %f1, %f11
	fadds	%f0, %f0, %f0
	fmuls	%f11, %f8, %f11
	fmuls	%f1, %f8, %f1
	fsubs	%f0, %f8, %f0
	fmuls	%f0, %f9, %f8
	fadds	%f8, %f11, %f8
	fsubs	%f10, %f8, %f8
	call	__ieee754_sqrtf, 0
	 fsubs	%f1, %f8, %f1
	ba,pt	%xcc, .L28
	 cmp	%i5, 0
.L27:
	sethi	%hi(2139095040), %g1
	cmp	%g2, %g1
	be,pn	%icc, .L14
	 sethi	%gdop_hix22(.LC0), %g1
	fadds	%f0, %f9, %f0
.L7:
	sethi	%hi(2139095040), %g1
	cmp	%g3, %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	return	%i7+8
	 fmovse	%icc, %f8, %f0
.L9:
	add	%g2, %g1, %g2
	st	%g2, [%fp+2043]
	add	%g3, %g1, %g3
	ld	[%fp+2043], %f0
	add	%i5, -68, %i5
	st	%g3, [%fp+2043]
	ba,pt	%xcc, .L8
	 ld	[%fp+2043], %f9
.L14:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ba,pt	%xcc, .L7
	 ld	[%g1], %f0
	.size	__ieee754_hypotf, .-__ieee754_hypotf
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
