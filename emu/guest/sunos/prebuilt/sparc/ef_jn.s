! ca8a14bd9275b27edc80ba2e38b6760c newlib/libm/math/ef_jn.c
	.file	"ef_jn.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1056964608
	.align 4
.LC3:
	.long	1073741824
	.align 4
.LC4:
	.long	1315859240
	.align 4
.LC5:
	.long	1118925184
	.align 4
.LC6:
	.long	1343554297
	.section	.text.__ieee754_jnf,"ax",@progbits
	.align 4
	.global __ieee754_jnf
	.type	__ieee754_jnf, #function
	.proc	06
__ieee754_jnf:
	save	%sp, -112, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2139095040), %g2
	andn	%i1, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g2
	bgu	.L47
	 mov	%i1, %g1
	cmp	%i0, 0
	bl,a	.L48
	 st	%i1, [%fp-4]
	bne	.L55
	 cmp	%i0, 1
	mov	%i1, %i0
	call	__ieee754_j0f, 0
	 restore
.L48:
	sethi	%hi(-2147483648), %g2
	ld	[%fp-4], %f8
	sub	%g0, %i0, %i0
	fnegs	%f8, %f8
	xor	%g1, %g2, %g1
	st	%f8, [%fp-4]
	ld	[%fp-4], %i1
	cmp	%i0, 1
.L55:
	be	.L49
	 srl	%g1, 31, %i4
	call	fabsf, 0
	 mov	%i1, %o0
	and	%i4, %i0, %i4
	cmp	%i5, 0
	be	.L25
	 fmovs	%f0, %f9
	sethi	%hi(2139095040), %g1
	cmp	%i5, %g1
	be	.L56
	 sethi	%gdop_hix22(.LC1), %g1
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	fitos	%f8, %f14
	fcmpes	%f14, %f0
	nop
	fble	.L50
	 sethi	%hi(813693952), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,a	.L12
	 add	%i0, %i0, %i5
	cmp	%i0, 33
	bg	.L26
	 sethi	%gdop_hix22(.LC1), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	sethi	%gdop_hix22(.LC2), %g2
	ld	[%g1], %f8
	xor	%g2, %gdop_lox10(.LC2), %g2
	add	%i0, 1, %i0
	ld	[%l7 + %g2], %g2, %gdop(.LC2)
	mov	2, %g1
	ld	[%g2], %f10
	fmuls	%f0, %f10, %f10
	fmovs	%f10, %f0
.L13:
	st	%g1, [%fp-4]
	fmuls	%f0, %f10, %f0
	ld	[%fp-4], %f9
	add	%g1, 1, %g1
	fitos	%f9, %f9
	cmp	%g1, %i0
	bne	.L13
	 fmuls	%f8, %f9, %f8
	b	.L8
	 fdivs	%f0, %f8, %f0
.L47:
	st	%i1, [%fp-4]
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f0
.L59:
	jmp	%i7+8
	 restore
.L25:
	sethi	%gdop_hix22(.LC1), %g1
.L56:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
.L8:
	cmp	%i4, 0
.L54:
	bne,a	.L59
	 fnegs	%f0, %f0
	jmp	%i7+8
	 restore
	jmp	%i7+8
	 restore
.L50:
	st	%f0, [%fp-4]
	st	%f0, [%fp-8]
	call	__ieee754_j0f, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f9
	st	%f0, [%fp-12]
	st	%f9, [%fp-4]
	call	__ieee754_j1f, 0
	 ld	[%fp-4], %o0
	add	%i0, %i0, %i0
	mov	2, %g1
	ld	[%fp-12], %f10
	ld	[%fp-8], %f9
.L11:
	st	%g1, [%fp-4]
	fmovs	%f0, %f11
	ld	[%fp-4], %f8
	add	%g1, 2, %g1
	fitos	%f8, %f8
	cmp	%i0, %g1
	fdivs	%f8, %f9, %f8
	fmuls	%f8, %f0, %f0
	fsubs	%f0, %f10, %f0
	bne	.L11
	 fmovs	%f11, %f10
	b	.L54
	 cmp	%i4, 0
.L49:
	mov	%i1, %i0
	call	__ieee754_j1f, 0
	 restore
.L12:
	st	%i5, [%fp-4]
	ld	[%fp-4], %f8
	sethi	%gdop_hix22(.LC0), %i3
	fitos	%f8, %f12
	xor	%i3, %gdop_lox10(.LC0), %i3
	ld	[%l7 + %i3], %i3, %gdop(.LC0)
	ld	[%i3], %f8
	fdivs	%f12, %f0, %f12
	sethi	%gdop_hix22(.LC3), %i2
	sethi	%gdop_hix22(.LC4), %g2
	xor	%i2, %gdop_lox10(.LC3), %i2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ld	[%l7 + %i2], %i2, %gdop(.LC3)
	ld	[%l7 + %g2], %g2, %gdop(.LC4)
	ld	[%i2], %f13
	fdivs	%f13, %f0, %f13
	fadds	%f12, %f13, %f11
	fmuls	%f12, %f11, %f10
	fsubs	%f10, %f8, %f10
	ld	[%g2], %f8
	fcmpes	%f10, %f8
	nop
	fbuge	.L14
	 mov	1, %g1
	b	.L16
	 fmovs	%f8, %f15
.L28:
	fmovs	%f8, %f10
.L16:
	fadds	%f11, %f13, %f11
	add	%g1, 1, %g1
	fmuls	%f11, %f10, %f8
	fsubs	%f8, %f12, %f8
	fcmpes	%f8, %f15
	nop
	fbl	.L28
	 fmovs	%f10, %f12
.L14:
	add	%i0, %g1, %g1
	sethi	%gdop_hix22(.LC1), %g2
	add	%g1, %g1, %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	ld	[%i3], %f11
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	ld	[%g2], %f8
.L17:
	st	%g1, [%fp-4]
	add	%g1, -2, %g1
	ld	[%fp-4], %f10
	cmp	%i5, %g1
	fitos	%f10, %f10
	fdivs	%f10, %f9, %f10
	fsubs	%f10, %f8, %f8
	ble	.L17
	 fdivs	%f11, %f8, %f8
	st	%f8, [%fp-12]
	fmuls	%f14, %f13, %f8
	st	%f9, [%fp-16]
	st	%f8, [%fp-4]
	st	%f14, [%fp-8]
	call	fabsf, 0
	 ld	[%fp-4], %o0
	st	%f0, [%fp-4]
	call	__ieee754_logf, 0
	 ld	[%fp-4], %o0
	add	%i5, -2, %i5
	sethi	%gdop_hix22(.LC5), %g1
	st	%i5, [%fp-4]
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f10
	ld	[%fp-8], %f14
	add	%i0, -1, %i0
	fmuls	%f14, %f0, %f0
	ld	[%fp-12], %f8
	fcmpes	%f0, %f10
	ld	[%fp-16], %f9
	ld	[%fp-4], %f10
	nop
	fbl	.L52
	 fitos	%f10, %f10
	sethi	%gdop_hix22(.LC6), %g1
	sethi	%gdop_hix22(.LC0), %g2
	xor	%g1, %gdop_lox10(.LC6), %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%l7 + %g2], %g2, %gdop(.LC0)
	fmovs	%f8, %f13
	ld	[%g2], %f11
	ld	[%i2], %f15
	b	.L24
	 ld	[%g1], %f14
.L53:
	fdivs	%f11, %f12, %f13
	fdivs	%f8, %f12, %f8
	ld	[%i3], %f11
.L22:
	addcc	%i0, -1, %i0
	be,a	.L57
	 st	%f8, [%fp-12]
.L24:
	fmuls	%f11, %f10, %f12
	fdivs	%f12, %f9, %f12
	fsubs	%f12, %f13, %f12
	fcmpes	%f12, %f14
	nop
	fbg	.L53
	 fsubs	%f10, %f15, %f10
	fmovs	%f11, %f13
	b	.L22
	 fmovs	%f12, %f11
.L26:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC1)
	b	.L8
	 ld	[%l7], %f0
.L52:
	sethi	%gdop_hix22(.LC0), %g1
	fmovs	%f8, %f13
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%i2], %f14
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L20
	 ld	[%g1], %f12
.L29:
	fmovs	%f11, %f12
.L20:
	fmuls	%f12, %f10, %f11
	addcc	%i0, -1, %i0
	fdivs	%f11, %f9, %f11
	fsubs	%f10, %f14, %f10
	fsubs	%f11, %f13, %f11
	bne	.L29
	 fmovs	%f12, %f13
	st	%f8, [%fp-12]
.L57:
	st	%f11, [%fp-8]
	st	%f9, [%fp-4]
	call	__ieee754_j0f, 0
	 ld	[%fp-4], %o0
	ld	[%fp-12], %f8
	ld	[%fp-8], %f11
	fmuls	%f0, %f8, %f0
	b	.L8
	 fdivs	%f0, %f11, %f0
	.size	__ieee754_jnf, .-__ieee754_jnf
	.section	.rodata.cst4
	.align 4
.LC7:
	.long	0
	.align 4
.LC8:
	.long	-1082130432
	.section	.text.__ieee754_ynf,"ax",@progbits
	.align 4
	.global __ieee754_ynf
	.type	__ieee754_ynf, #function
	.proc	06
__ieee754_ynf:
	save	%sp, -112, %sp
	st	%i1, [%fp-4]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-4], %g2
	sethi	%hi(2139095040), %g3
	andn	%g2, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bgu	.L82
	 cmp	%g1, 0
	be	.L83
	 cmp	%g2, 0
	bl	.L84
	 cmp	%i0, 0
	bl,a	.L85
	 sub	%g0, %i0, %i0
	bne	.L66
	 mov	1, %i5
	ld	[%fp-4], %i0
	call	__ieee754_y0f, 0
	 restore
.L83:
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	fdivs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L82:
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L85:
	mov	1, %i5
	add	%i0, %i0, %g2
	and	%g2, 2, %g2
	sub	%i5, %g2, %i5
.L66:
	cmp	%i0, 1
	be	.L86
	 sethi	%hi(2139095040), %g2
	cmp	%g1, %g2
	be	.L73
	 sethi	%gdop_hix22(.LC7), %g1
	call	__ieee754_y0f, 0
	 ld	[%fp-4], %o0
	ld	[%fp-4], %o0
	call	__ieee754_y1f, 0
	 st	%f0, [%fp-12]
	st	%f0, [%fp-8]
	sethi	%hi(-8388608), %g3
	ld	[%fp-8], %g1
	cmp	%g1, %g3
	be	.L68
	 fmovs	%f0, %f9
	mov	1, %g1
	ld	[%fp-12], %f10
.L75:
	add	%g1, %g1, %g2
	st	%g2, [%fp-8]
	add	%g1, 1, %g1
	ld	[%fp-8], %f8
	ld	[%fp-4], %f11
	fitos	%f8, %f8
	mov	1, %g2
	fdivs	%f8, %f11, %f8
	cmp	%g1, %i0
	fmuls	%f8, %f9, %f8
	fsubs	%f8, %f10, %f0
	bl	.L71
	 fmovs	%f9, %f10
	mov	0, %g2
.L71:
	andcc	%g2, 0xff, %g0
	be	.L87
	 cmp	%i5, 1
	st	%f0, [%fp-8]
	ld	[%fp-8], %g2
	cmp	%g3, %g2
	bne,a	.L75
	 fmovs	%f0, %f9
.L68:
	cmp	%i5, 1
.L87:
	be	.L88
	 nop
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L73:
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC7)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L84:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L86:
	st	%i5, [%fp-8]
	ld	[%fp-8], %f8
	fitos	%f8, %f8
	ld	[%fp-4], %o0
	call	__ieee754_y1f, 0
	 st	%f8, [%fp-8]
	ld	[%fp-8], %f8
	fmuls	%f8, %f0, %f0
.L88:
	jmp	%i7+8
	 restore
	.size	__ieee754_ynf, .-__ieee754_ynf
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
