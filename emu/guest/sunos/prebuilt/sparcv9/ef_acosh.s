! 148075ec342bb65dee9d68b1462de3df newlib/libm/math/ef_acosh.c
	.file	"ef_acosh.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1060205080
	.align 4
.LC2:
	.long	1065353216
	.section	.text.__ieee754_acoshf,"ax",@progbits
	.align 4
	.global __ieee754_acoshf
	.type	__ieee754_acoshf, #function
	.proc	06
__ieee754_acoshf:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(1065352192), %g1
	lduw	[%fp+2043], %g2
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, %g1
	ble,pn	%icc, .L9
	 fmovs	%f1, %f8
	sethi	%hi(1300233216), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,pt	%icc, .L4
	 sethi	%hi(1065353216), %g1
	sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,pn	%icc, .L5
	 nop
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L4:
	cmp	%g2, %g1
	be,pn	%icc, .L7
	 sethi	%hi(1073741824), %g1
	cmp	%g2, %g1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ble,pt	%icc, .L6
	 ld	[%g1], %f9
	st	%f8, [%fp+2039]
	st	%f9, [%fp+2043]
	fmuls	%f1, %f1, %f1
	call	__ieee754_sqrtf, 0
	 fsubs	%f1, %f9, %f1
	ld	[%fp+2039], %f8
	fadds	%f0, %f8, %f0
	fadds	%f8, %f8, %f1
	ld	[%fp+2043], %f9
	fdivs	%f9, %f0, %f9
	fsubs	%f1, %f9, %f1
	call	__ieee754_logf, 0
	 restore
.L9:
	fsubs	%f1, %f1, %f8
	return	%i7+8
	 fdivs	%f8, %f8, %f0
.L6:
	fsubs	%f1, %f9, %f8
	fmuls	%f8, %f8, %f9
	fadds	%f8, %f8, %f1
	st	%f8, [%fp+2043]
	call	__ieee754_sqrtf, 0
	 fadds	%f1, %f9, %f1
	ld	[%fp+2043], %f8
	fadds	%f0, %f8, %f1
	call	log1pf, 0
	 restore
.L5:
	call	__ieee754_logf, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ld	[%g1], %f0
	.size	__ieee754_acoshf, .-__ieee754_acoshf
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
