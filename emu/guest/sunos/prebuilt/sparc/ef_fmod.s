! f4915f2f4363f09a38422847c381367e newlib/libm/math/ef_fmod.c
	.file	"ef_fmod.c"
	.section	".text"
	.section	.text.__ieee754_fmodf,"ax",@progbits
	.align 4
	.global __ieee754_fmodf
	.type	__ieee754_fmodf, #function
	.proc	06
__ieee754_fmodf:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(2139094016), %g2
	or	%g1, 1023, %g1
	or	%g2, 1023, %g2
	and	%i1, %g1, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	add	%i3, -1, %g3
	mov	%i0, %i4
	mov	%i1, %i2
	cmp	%g2, %g3
	blu	.L36
	 and	%i0, %g1, %g1
	cmp	%g1, %g2
	ble	.L48
	 mov	1, %g3
	andcc	%g3, 0xff, %g0
	bne	.L53
	 st	%i0, [%fp-4]
.L58:
	cmp	%g1, %i3
	bl	.L64
	 ld	[%fp-4], %f0
	sethi	%hi(-2147483648), %g4
	be	.L28
	 and	%i4, %g4, %g4
	sethi	%hi(2139095040), %g2
	andcc	%i4, %g2, %g0
	be	.L49
	 and	%i2, %g2, %i5
	sra	%g1, 23, %g2
	cmp	%i5, 0
	bne	.L12
	 add	%g2, -127, %g2
	sll	%i3, 8, %g3
.L59:
	cmp	%g3, 0
	bl	.L50
	 cmp	%g2, -126
	mov	-126, %i5
.L16:
.L61:
	addcc	%g3, %g3, %g3
	bpos	.L16
	 add	%i5, -1, %i5
	cmp	%g2, -126
	bl	.L54
	 mov	-126, %g3
.L10:
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %g3
	andn	%i4, %g1, %g1
	cmp	%i5, -126
	bge	.L15
	 or	%g1, %g3, %g1
.L20:
	mov	-126, %i4
	sub	%i4, %i5, %i4
	sll	%i3, %i4, %i4
.L21:
	subcc	%g2, %i5, %g2
	be,a	.L55
	 subcc	%g1, %i4, %i4
	sub	%g1, %i4, %g3
.L56:
	cmp	%g3, 0
	bl	.L24
	 add	%g1, %g1, %g1
	be	.L28
	 add	%g3, %g3, %g1
.L24:
	addcc	%g2, -1, %g2
	bne,a	.L56
	 sub	%g1, %i4, %g3
	subcc	%g1, %i4, %i4
.L55:
	bpos,a	.L27
	 mov	%i4, %g1
.L27:
	cmp	%g1, 0
	be	.L28
	 sethi	%hi(8387584), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bg	.L57
	 cmp	%i5, -126
.L29:
	add	%g1, %g1, %g1
	cmp	%g1, %g2
	ble	.L29
	 add	%i5, -1, %i5
	cmp	%i5, -126
.L57:
	bl	.L31
	 mov	-126, %g2
	sethi	%hi(-8388608), %g2
	add	%i5, 127, %i5
	add	%g1, %g2, %g1
	sll	%i5, 23, %i5
	or	%g1, %g4, %g1
	or	%i5, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
.L64:
	jmp	%i7+8
	 restore
.L36:
	st	%i0, [%fp-4]
.L53:
	ld	[%fp-4], %f8
.L63:
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fmuls	%f8, %f9, %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L48:
	mov	0, %g3
	andcc	%g3, 0xff, %g0
	be	.L58
	 st	%i0, [%fp-4]
	b	.L63
	 ld	[%fp-4], %f8
.L49:
	sll	%g1, 8, %g3
	cmp	%g3, 0
	ble	.L51
	 mov	-126, %g2
.L8:
	add	%g3, %g3, %g3
	cmp	%g3, 0
	bg	.L8
	 add	%g2, -1, %g2
	cmp	%i5, 0
	be	.L59
	 sll	%i3, 8, %g3
.L12:
	sra	%i3, 23, %i5
	cmp	%g2, -126
	bge	.L10
	 add	%i5, -127, %i5
	mov	-126, %g3
.L54:
	cmp	%i5, -126
	sub	%g3, %g2, %g3
	bl	.L20
	 sll	%g1, %g3, %g1
.L15:
	sethi	%hi(-8388608), %i4
	sethi	%hi(8388608), %g3
	andn	%i2, %i4, %i4
	b	.L21
	 or	%i4, %g3, %i4
.L28:
	srl	%g4, 29, %g4
	sethi	%gdop_hix22(Zero), %g1
	xor	%g1, %gdop_lox10(Zero), %g1
	ld	[%l7 + %g1], %g1, %gdop(Zero)
	ld	[%g1+%g4], %f0
	jmp	%i7+8
	 restore
.L31:
	sub	%g2, %i5, %g2
	sra	%g1, %g2, %g1
	or	%g1, %g4, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L50:
	bge,a	.L60
	 sethi	%hi(-8388608), %g1
	mov	-126, %g3
	mov	-126, %i5
	sub	%g3, %g2, %g3
	b	.L15
	 sll	%g1, %g3, %g1
.L51:
	cmp	%i5, 0
	be	.L9
	 sll	%i3, 8, %g3
	sra	%i3, 23, %i5
	b	.L10
	 add	%i5, -127, %i5
.L9:
	cmp	%g3, 0
	bge,a	.L61
	 mov	-126, %i5
	sethi	%hi(-8388608), %g1
.L60:
	sethi	%hi(8388608), %g3
	andn	%i4, %g1, %g1
	mov	-126, %i5
	b	.L15
	 or	%g1, %g3, %g1
	.size	__ieee754_fmodf, .-__ieee754_fmodf
	.section	".rodata"
	.align 4
	.type	Zero, #object
	.size	Zero, 8
Zero:
	.long	0
	.long	-2147483648
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
