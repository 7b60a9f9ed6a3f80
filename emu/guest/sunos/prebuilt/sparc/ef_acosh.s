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
	save	%sp, -112, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	st	%f8, [%fp-4]
	sethi	%hi(1065352192), %g1
	ld	[%fp-4], %g2
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, %g1
	ble	.L9
	 sethi	%hi(1300233216), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble	.L4
	 sethi	%hi(1065353216), %g1
	sethi	%hi(2139094016), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	ble,a	.L5
	 st	%f8, [%fp-4]
	fadds	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L4:
	cmp	%g2, %g1
	be	.L7
	 sethi	%hi(1073741824), %g1
	cmp	%g2, %g1
	ble	.L6
	 sethi	%gdop_hix22(.LC2), %g1
	fadds	%f8, %f8, %f10
	fmuls	%f8, %f8, %f11
	st	%f8, [%fp-12]
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC2)
	ld	[%l7], %f9
	fsubs	%f11, %f9, %f8
	st	%f10, [%fp-16]
	st	%f8, [%fp-4]
	st	%f9, [%fp-8]
	call	__ieee754_sqrtf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-12], %f8
	fadds	%f0, %f8, %f0
	ld	[%fp-8], %f9
	ld	[%fp-16], %f10
	fdivs	%f9, %f0, %f9
	fsubs	%f10, %f9, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %i0
	call	__ieee754_logf, 0
	 restore
.L9:
	fsubs	%f8, %f8, %f8
	fdivs	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L6:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f9
	fsubs	%f8, %f9, %f8
	fadds	%f8, %f8, %f10
	fmuls	%f8, %f8, %f9
	st	%f8, [%fp-8]
	fadds	%f10, %f9, %f8
	st	%f8, [%fp-4]
	call	__ieee754_sqrtf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f8
	fadds	%f0, %f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %i0
	call	log1pf, 0
	 restore
.L5:
	call	__ieee754_logf, 0
	 ld	[%fp-4], %o0
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fadds	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
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
