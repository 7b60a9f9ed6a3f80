! ee04d26fc3c663babf5da89374bc640d newlib/libm/math/wf_j0.c
	.file	"wf_j0.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC1:
	.long	1514737627
	.section	.text.j0f,"ax",@progbits
	.align 4
	.global j0f
	.type	j0f, #function
	.proc	06
j0f:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	call	__ieee754_j0f, 0
	 st	%f1, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	st	%f0, [%fp+2043]
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ld	[%fp+2039], %f1
	subx	%g0, -1, %g2
	fcmps	%fcc0, %f1, %f1
	mov	0, %g1
	movu	%fcc0, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L8
	 ld	[%fp+2043], %f0
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fcmpes	%fcc1, %f0, %f8
	fbg,pn	%fcc1, .L6
	 nop
	ld	[%fp+2043], %f0
.L8:
	return	%i7+8
	 nop
.L6:
	call	__errno, 0
	 nop
	st	%g0, [%fp+2043]
	mov	34, %g1
	ld	[%fp+2043], %f0
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	j0f, .-j0f
	.section	.rodata.cst4
	.align 4
.LC2:
	.long	-8388608
	.align 4
.LC3:
	.long	0
	.align 4
.LC4:
	.long	1514737627
	.section	.text.y0f,"ax",@progbits
	.align 4
	.global y0f
	.type	y0f, #function
	.proc	06
y0f:
	save	%sp, -192, %sp
	call	__ieee754_y0f, 0
	 st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(__fdlib_version), %g1
	xor	%g1, %gdop_lox10(__fdlib_version), %g1
	ldx	[%l7 + %g1], %g1, %gdop(__fdlib_version)
	lduw	[%g1], %g1
	xnor	%g0, %g1, %g1
	cmp	%g0, %g1
	ld	[%fp+2043], %f1
	subx	%g0, -1, %g2
	fcmps	%fcc2, %f1, %f1
	mov	0, %g1
	movu	%fcc2, 1, %g1
	orcc	%g2, %g1, %g0
	bne,pn	%icc, .L20
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	fcmpes	%fcc3, %f1, %f8
	fble,pn	%fcc3, .L17
	 sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f1, %f9
	fbg,pn	%fcc0, .L18
	 nop
.L20:
	return	%i7+8
	 nop
.L18:
	call	__errno, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	mov	34, %g1
	st	%g1, [%o0]
	return	%i7+8
	 fmovs	%f8, %f0
.L17:
	call	__errno, 0
	 nop
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	mov	33, %g1
	st	%g1, [%o0]
	return	%i7+8
	 nop
	.size	y0f, .-y0f
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
