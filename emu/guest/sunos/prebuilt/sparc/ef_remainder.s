! 5c9110ee48bda5828bd3cbe984e72ec5 newlib/libm/math/ef_remainder.c
	.file	"ef_remainder.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1056964608
	.section	.text.__ieee754_remainderf,"ax",@progbits
	.align 4
	.global __ieee754_remainderf
	.type	__ieee754_remainderf, #function
	.proc	06
__ieee754_remainderf:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	or	%g1, 1023, %g1
	sethi	%hi(2139094016), %g2
	and	%i1, %g1, %i4
	or	%g2, 1023, %g2
	and	%i0, %g1, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i4, -1, %g1
	mov	%i0, %i3
	cmp	%g2, %g1
	blu	.L14
	 mov	%i1, %i2
	cmp	%i5, %g2
	ble	.L21
	 mov	1, %g1
	andcc	%g1, 0xff, %g0
	bne,a	.L24
	 st	%i0, [%fp-4]
	sethi	%hi(2130705408), %g1
.L26:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,a	.L22
	 st	%i1, [%fp-4]
.L6:
	cmp	%i4, %i5
	be,a	.L23
	 st	%i0, [%fp-4]
	call	fabsf, 0
	 mov	%i0, %o0
	mov	%i1, %o0
	call	fabsf, 0
	 st	%f0, [%fp-4]
	sethi	%hi(2130706432), %g1
	andcc	%i2, %g1, %g0
	bne	.L8
	 ld	[%fp-4], %f8
	fadds	%f8, %f8, %f9
	fcmpes	%f9, %f0
	nop
	fbule	.L9
	 nop
	fsubs	%f8, %f0, %f8
	fadds	%f8, %f8, %f9
	fcmpes	%f9, %f0
	nop
	fbge,a	.L9
	 fsubs	%f8, %f0, %f8
.L9:
	st	%f8, [%fp-4]
.L25:
	sethi	%hi(-2147483648), %g1
	and	%i3, %g1, %i3
	ld	[%fp-4], %g1
	xor	%i3, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L14:
	st	%i0, [%fp-4]
.L24:
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fmuls	%f8, %f9, %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L21:
	mov	0, %g1
	andcc	%g1, 0xff, %g0
	be	.L26
	 sethi	%hi(2130705408), %g1
	b	.L24
	 st	%i0, [%fp-4]
.L8:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f9
	fcmpes	%f8, %f9
	nop
	fbule	.L9
	 nop
	fsubs	%f8, %f0, %f8
	fcmpes	%f9, %f8
	nop
	fble,a	.L9
	 fsubs	%f8, %f0, %f8
	b	.L25
	 st	%f8, [%fp-4]
.L23:
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp-4], %f9
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fmuls	%f9, %f8, %f0
	jmp	%i7+8
	 restore
.L22:
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f8
	mov	%i0, %o0
	st	%f8, [%fp-4]
	call	__ieee754_fmodf, 0
	 ld	[%fp-4], %o1
	st	%f0, [%fp-4]
	b	.L6
	 ld	[%fp-4], %i0
	.size	__ieee754_remainderf, .-__ieee754_remainderf
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
