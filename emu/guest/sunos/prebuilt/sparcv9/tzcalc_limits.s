! 483cebe6d6729a6b368d2df14d2a0161 newlib/libc/time/tzcalc_limits.c
	.file	"tzcalc_limits.c"
	.section	".text"
	.section	.text.__tzcalc_limits,"ax",@progbits
	.align 4
	.global __tzcalc_limits
	.type	__tzcalc_limits, #function
	.proc	04
__tzcalc_limits:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -176, %sp
	call	__gettzinfo, 0
	 nop
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 1969
	ble,pn	%icc, .L2
	 mov	0, %g1
	add	%i0, -1969, %g1
	sra	%g1, 2, %g1
	add	%i0, -1970, %g4
	add	%i0, -1901, %g2
	mulx	%g4, 365, %g4
	sra	%g2, 0, %g2
	add	%g4, %g1, %g4
	sdivx	%g2, -100, %g2
	add	%i0, -1601, %g1
	add	%g4, %g2, %g4
	sra	%g1, 0, %g1
	mov	675, %g5
	sdivx	%g1, 400, %g1
	st	%i0, [%o0+4]
	add	%g4, %g1, %g4
	add	%o0, 8, %g3
	add	%o0, 88, %i5
	sllx	%g5, 7, %g5
	ldsb	[%g3], %g2
.L31:
	cmp	%g2, 74
	be,pn	%icc, .L29
	 lduw	[%g3+12], %g1
	cmp	%g2, 68
	bne,pn	%icc, .L8
	 andcc	%i0, 3, %g0
	add	%g4, %g1, %g1
.L7:
	ldsw	[%g3+16], %i4
	ldx	[%g3+32], %g2
	sra	%g1, 0, %g1
	mulx	%g1, %g5, %g1
	add	%g1, %i4, %g1
	add	%g1, %g2, %g1
	stx	%g1, [%g3+24]
	add	%g3, 40, %g3
	cmp	%i5, %g3
	bne,a,pt %xcc, .L31
	 ldsb	[%g3], %g2
	ldx	[%o0+72], %g1
	ldx	[%o0+32], %g3
	mov	0, %g2
	cmp	%g3, %g1
	mov	1, %g1
	movl	%xcc, 1, %g2
	st	%g2, [%o0]
.L2:
	return	%i7+8
	 sra	%g1, 0, %o0
.L29:
	andcc	%i0, 3, %g0
	be,pt	%xcc, .L25
	 add	%g4, %g1, %i4
	mulx	%i0, 123, %i3
	sll	%i3, 10, %g2
.L33:
	sub	%g2, %i3, %g2
	sethi	%hi(85899264), %i3
	or	%i3, 80, %i3
	sll	%g2, 3, %g2
	add	%g2, %i0, %g2
	sll	%g2, 5, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 2, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 3, %g2
	sub	%i0, %g2, %g2
	add	%g2, %i3, %g2
	srl	%g2, 4, %i3
	sll	%g2, 28, %g2
	or	%i3, %g2, %i3
	sethi	%hi(10736640), %g2
	or	%g2, 778, %g2
	cmp	%i3, %g2
	bgu,a,pt %icc, .L7
	 add	%i4, -1, %g1
	cmp	%g1, 59
	mov	0, %g1
	movg	%icc, 1, %g1
	add	%i4, %g1, %i4
.L6:
	ba,pt	%xcc, .L7
	 add	%i4, -1, %g1
.L8:
	be,pt	%xcc, .L26
	 sethi	%hi(85899264), %i4
	mulx	%i0, 123, %i3
.L30:
	or	%i4, 80, %i4
	sll	%i3, 10, %g2
	sub	%g2, %i3, %g2
	sll	%g2, 3, %g2
	add	%g2, %i0, %g2
	sll	%g2, 5, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 2, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 3, %g2
	sub	%i0, %g2, %g2
	add	%g2, %i4, %g2
	srl	%g2, 4, %i4
	sll	%g2, 28, %g2
	or	%i4, %g2, %g2
	sethi	%hi(10736640), %i4
	or	%i4, 778, %i4
	cmp	%i4, %g2
	subx	%g0, -1, %g2
	add	%g2, %g2, %i1
	add	%i1, %g2, %i1
	sllx	%i1, 4, %i1
.L10:
	sethi	%gdop_hix22(__month_lengths), %g2
	lduw	[%g3+4], %o7
	xor	%g2, %gdop_lox10(__month_lengths), %g2
	cmp	%o7, 1
	ldx	[%l7 + %g2], %g2, %gdop(__month_lengths)
	ble,pn	%icc, .L19
	 add	%i1, %g2, %i1
	add	%o7, -1, %i2
	mov	%i1, %g2
	srl	%i2, 0, %i2
	mov	%g4, %i4
	sllx	%i2, 2, %i2
	add	%i2, %i1, %i2
.L12:
	lduw	[%g2], %i3
	add	%g2, 4, %g2
	cmp	%i2, %g2
	bne,pt	%xcc, .L12
	 add	%i4, %i3, %i4
	sra	%o7, 0, %o7
	sllx	%o7, 2, %o7
	add	%o7, -4, %o7
	add	%i1, %o7, %i1
.L11:
	add	%i4, 4, %g2
	sra	%g2, 0, %g2
	sdivx	%g2, 7, %i2
	sllx	%i2, 3, %i3
	sub	%i3, %i2, %i3
	sub	%g2, %i3, %g2
	sub	%g1, %g2, %g1
	cmp	%g1, 0
	add	%g1, 7, %g2
	lduw	[%g3+8], %i3
	movl	%icc, %g2, %g1
	add	%i3, -1, %i3
	lduw	[%i1], %g2
	sll	%i3, 3, %i2
	sub	%i2, %i3, %i3
	add	%i3, %g1, %g1
	cmp	%g1, %g2
	bl,a,pn	%icc, .L7
	 add	%g1, %i4, %g1
	add	%g1, -7, %g1
.L32:
	cmp	%g1, %g2
	bge,a,pt %icc, .L32
	 add	%g1, -7, %g1
	ba,pt	%xcc, .L7
	 add	%g1, %i4, %g1
.L25:
	sethi	%hi(85899264), %i2
	or	%i2, 80, %i2
	sll	%i0, 5, %i3
	sub	%i3, %i0, %i3
	sll	%i3, 2, %i3
	sub	%i3, %i0, %i3
	sll	%i3, 10, %g2
	sub	%g2, %i3, %g2
	sll	%g2, 3, %g2
	add	%g2, %i0, %g2
	sll	%g2, 5, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 2, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 3, %g2
	sub	%i0, %g2, %g2
	add	%g2, %i2, %g2
	srl	%g2, 2, %i2
	sll	%g2, 30, %g2
	or	%i2, %g2, %i2
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%i2, %g2
	bleu,pt	%icc, .L33
	 sll	%i3, 10, %g2
	cmp	%g1, 59
	mov	0, %g1
	movg	%icc, 1, %g1
	ba,pt	%xcc, .L6
	 add	%i4, %g1, %i4
.L26:
	or	%i4, 80, %i4
	sll	%i0, 5, %i3
	sub	%i3, %i0, %i3
	sll	%i3, 2, %i3
	sub	%i3, %i0, %i3
	sll	%i3, 10, %g2
	sub	%g2, %i3, %g2
	sll	%g2, 3, %g2
	add	%g2, %i0, %g2
	sll	%g2, 5, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 2, %g2
	sub	%g2, %i0, %g2
	sll	%g2, 3, %g2
	sub	%i0, %g2, %g2
	add	%g2, %i4, %g2
	srl	%g2, 2, %i4
	sll	%g2, 30, %g2
	or	%i4, %g2, %i4
	sethi	%hi(42949632), %g2
	or	%g2, 40, %g2
	cmp	%i4, %g2
	bgu,pt	%icc, .L10
	 mov	48, %i1
	ba,pt	%xcc, .L30
	 sethi	%hi(85899264), %i4
.L19:
	ba,pt	%xcc, .L11
	 mov	%g4, %i4
	.size	__tzcalc_limits, .-__tzcalc_limits
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
