! f4915f2f4363f09a38422847c381367e newlib/libm/math/ef_fmod.c
	.file	"ef_fmod.c"
	.section	".text"
	.section	.text.__ieee754_fmodf,"ax",@progbits
	.align 4
	.global __ieee754_fmodf
	.type	__ieee754_fmodf, #function
	.proc	06
__ieee754_fmodf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f3, [%fp+2043]
	sethi	%hi(2147482624), %g1
	lduw	[%fp+2043], %i3
	or	%g1, 1023, %g1
	sethi	%hi(2139094016), %g2
	and	%i3, %g1, %i4
	or	%g2, 1023, %g2
	add	%i4, -1, %g3
	cmp	%g2, %g3
	st	%f1, [%fp+2043]
	addx	%g0, 0, %g3
	lduw	[%fp+2043], %i5
	and	%i5, %g1, %g1
	cmp	%g1, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	0, %g2
	movg	%icc, 1, %g2
	orcc	%g3, %g2, %g0
	be,a,pn	%icc, .L2
	 cmp	%g1, %i4
	fmuls	%f1, %f3, %f1
	return	%i7+8
	 fdivs	%f1, %f1, %f0
.L2:
	bl,pn	%icc, .L56
	 fmovs	%f1, %f0
	sethi	%hi(-2147483648), %g4
	be,pn	%icc, .L26
	 and	%i5, %g4, %g4
	sethi	%hi(2139095040), %g2
	andcc	%i5, %g2, %g0
	bne,pt	%icc, .L5
	 and	%i3, %g2, %g5
	sll	%g1, 8, %g3
	cmp	%g3, 0
	ble,pn	%icc, .L45
	 mov	-126, %g2
.L6:
	add	%g3, %g3, %g3
	cmp	%g3, 0
	bg,pt	%icc, .L6
	 add	%g2, -1, %g2
	cmp	%g5, 0
	bne,pt	%icc, .L48
	 sra	%i4, 23, %g5
.L47:
	sll	%i4, 8, %g3
	cmp	%g3, 0
	bl,pn	%icc, .L46
	 cmp	%g2, -126
	mov	-126, %g5
.L14:
.L54:
	addcc	%g3, %g3, %g3
	bpos,pt	%icc, .L14
	 add	%g5, -1, %g5
	cmp	%g2, -126
	bl,pt	%icc, .L49
	 mov	-126, %g3
.L8:
	sethi	%hi(-8388608), %g1
	sethi	%hi(8388608), %g3
	andn	%i5, %g1, %g1
	cmp	%g5, -126
	bge,pn	%icc, .L13
	 or	%g1, %g3, %g1
.L18:
	mov	-126, %i5
	sub	%i5, %g5, %i5
	sll	%i4, %i5, %i5
.L19:
	subcc	%g2, %g5, %g2
	be,a,pn	%icc, .L50
	 subcc	%g1, %i5, %i5
	sub	%g1, %i5, %g3
.L51:
	cmp	%g3, 0
	bl,pn	%icc, .L22
	 add	%g1, %g1, %g1
	be,pn	%icc, .L26
	 add	%g3, %g3, %g1
.L22:
	addcc	%g2, -1, %g2
	bne,a,pt %icc, .L51
	 sub	%g1, %i5, %g3
	subcc	%g1, %i5, %i5
.L50:
	movpos	%icc, %i5, %g1
	cmp	%g1, 0
	be,pn	%icc, .L26
	 sethi	%hi(8387584), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bg,pn	%icc, .L52
	 cmp	%g5, -126
.L27:
	add	%g1, %g1, %g1
	cmp	%g1, %g2
	ble,pt	%icc, .L27
	 add	%g5, -1, %g5
	cmp	%g5, -126
.L52:
	bl,pt	%icc, .L29
	 mov	-126, %g2
	sethi	%hi(-8388608), %g2
	add	%g5, 127, %g5
	add	%g1, %g2, %g1
	sll	%g5, 23, %g5
	or	%g1, %g4, %g1
	or	%g5, %g1, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
.L56:
	return	%i7+8
	 nop
.L5:
	sra	%g1, 23, %g2
	cmp	%g5, 0
	be,pt	%icc, .L47
	 add	%g2, -127, %g2
	sra	%i4, 23, %g5
.L48:
	cmp	%g2, -126
	bge,pn	%icc, .L8
	 add	%g5, -127, %g5
	mov	-126, %g3
.L49:
	cmp	%g5, -126
	sub	%g3, %g2, %g3
	bl,pt	%icc, .L18
	 sll	%g1, %g3, %g1
.L13:
	sethi	%hi(-8388608), %i5
	sethi	%hi(8388608), %g3
	andn	%i3, %i5, %i5
	ba,pt	%xcc, .L19
	 or	%i5, %g3, %i5
.L26:
	cmp	%g0, %g4
	sethi	%gdop_hix22(Zero), %g1
	addx	%g0, 0, %g2
	xor	%g1, %gdop_lox10(Zero), %g1
	sllx	%g2, 2, %g2
	ldx	[%l7 + %g1], %g1, %gdop(Zero)
	return	%i7+8
	 ld	[%g1+%g2], %f0
.L29:
	sub	%g2, %g5, %g2
	sra	%g1, %g2, %g1
	or	%g1, %g4, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L46:
	bge,a,pn %icc, .L53
	 sethi	%hi(-8388608), %g1
	mov	-126, %g3
	mov	-126, %g5
	sub	%g3, %g2, %g3
	ba,pt	%xcc, .L13
	 sll	%g1, %g3, %g1
.L45:
	cmp	%g5, 0
	be,pt	%icc, .L7
	 sll	%i4, 8, %g3
	sra	%i4, 23, %g5
	ba,pt	%xcc, .L8
	 add	%g5, -127, %g5
.L7:
	cmp	%g3, 0
	bge,a,pt %icc, .L54
	 mov	-126, %g5
	sethi	%hi(-8388608), %g1
.L53:
	sethi	%hi(8388608), %g3
	andn	%i5, %g1, %g1
	mov	-126, %g5
	ba,pt	%xcc, .L13
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
