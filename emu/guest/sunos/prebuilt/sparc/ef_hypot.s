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
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, 1023, %g1
	and	%i0, %g1, %i0
	and	%i1, %g1, %i1
	cmp	%i0, %i1
	bge,a	.L30
	 st	%i0, [%fp-4]
	mov	%i0, %g1
	mov	%i1, %i0
	mov	%g1, %i1
	st	%i0, [%fp-4]
.L30:
	ld	[%fp-4], %f0
	st	%i1, [%fp-4]
	sub	%i0, %i1, %g2
	sethi	%hi(251658240), %g1
	cmp	%g2, %g1
	bg	.L25
	 ld	[%fp-4], %f10
	sethi	%hi(1484783616), %g1
	cmp	%i0, %g1
	bg	.L26
	 sethi	%hi(2139094016), %g1
	mov	0, %i5
.L5:
	sethi	%hi(645921792), %g1
	or	%g1, 1023, %g1
	cmp	%i1, %g1
	bg,a	.L31
	 fsubs	%f0, %f10, %f11
	cmp	%i1, 0
	be	.L33
	 sethi	%hi(8387584), %g1
	or	%g1, 1023, %g1
	cmp	%i1, %g1
	bg	.L9
	 sethi	%hi(570425344), %g1
	sethi	%gdop_hix22(.LC1), %g1
	add	%i5, -126, %i5
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	ld	[%l7], %f8
	fmuls	%f10, %f8, %f10
	fmuls	%f0, %f8, %f0
.L8:
	fsubs	%f0, %f10, %f11
.L31:
	fcmpes	%f10, %f11
	nop
	fbuge	.L23
	 nop
	and	%i0, -4096, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f8
	fnegs	%f10, %f9
	fmuls	%f8, %f8, %f11
	fmuls	%f9, %f10, %f9
	fadds	%f0, %f8, %f10
	fsubs	%f0, %f8, %f0
	fmuls	%f10, %f0, %f10
	fsubs	%f9, %f10, %f9
	fsubs	%f11, %f9, %f8
	st	%f8, [%fp-4]
	call	__ieee754_sqrtf, 0
	 ld	[%fp-4], %o0
	cmp	%i5, 0
.L29:
	be	.L33
	 sethi	%hi(1065353216), %g1
	sll	%i5, 23, %i5
	add	%i5, %g1, %i5
	st	%i5, [%fp-4]
	ld	[%fp-4], %f8
	fmuls	%f0, %f8, %f0
.L33:
	jmp	%i7+8
	 restore
.L26:
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bg	.L27
	 sethi	%hi(-570425344), %g1
	add	%i0, %g1, %i0
	st	%i0, [%fp-4]
	add	%i1, %g1, %i1
	ld	[%fp-4], %f0
	mov	68, %i5
	st	%i1, [%fp-4]
	b	.L5
	 ld	[%fp-4], %f10
.L27:
	sethi	%hi(2139095040), %g1
	cmp	%i0, %g1
	be	.L14
	 sethi	%gdop_hix22(.LC0), %g1
	fadds	%f0, %f10, %f0
.L7:
	sethi	%hi(2139095040), %g1
	cmp	%i1, %g1
	be	.L28
	 sethi	%gdop_hix22(.LC0), %g1
	jmp	%i7+8
	 restore
.L25:
	fadds	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L23:
	and	%i1, -4096, %g1
	fnegs	%f11, %f9
	st	%g1, [%fp-4]
	fmuls	%f9, %f11, %f11
	ld	[%fp-4], %f8
	sethi	%hi(8388608), %g1
	add	%i0, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f9
	fsubs	%f10, %f8, %f12
	fadds	%f0, %f0, %f0
	fmuls	%f12, %f9, %f12
	fmuls	%f8, %f9, %f8
	fsubs	%f0, %f9, %f0
	fmuls	%f0, %f10, %f9
	fadds	%f9, %f12, %f9
	fsubs	%f11, %f9, %f9
	fsubs	%f8, %f9, %f8
	st	%f8, [%fp-4]
	call	__ieee754_sqrtf, 0
	 ld	[%fp-4], %o0
	b	.L29
	 cmp	%i5, 0
.L9:
	add	%i0, %g1, %i0
	st	%i0, [%fp-4]
	add	%i1, %g1, %i1
	ld	[%fp-4], %f0
	add	%i5, -68, %i5
	st	%i1, [%fp-4]
	b	.L8
	 ld	[%fp-4], %f10
.L28:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L14:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L7
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
