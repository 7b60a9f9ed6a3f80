! 483cebe6d6729a6b368d2df14d2a0161 newlib/libc/time/tzcalc_limits.c
	.file	"tzcalc_limits.c"
	.section	".text"
	.section	.text.__tzcalc_limits,"ax",@progbits
	.align 4
	.global __tzcalc_limits
	.type	__tzcalc_limits, #function
	.proc	04
__tzcalc_limits:
	save	%sp, -96, %sp
	call	__gettzinfo, 0
	 mov	%i0, %i3
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i3, 1969
	ble	.L33
	 mov	0, %i0
	add	%i3, -1969, %g1
	sra	%g1, 2, %g1
	add	%i3, -1970, %g4
	add	%i3, -1901, %g2
	smul	%g4, 365, %g4
	add	%g4, %g1, %g4
	sra	%g2, 31, %g1
	wr	%g1, 0, %y
	nop
	nop
	nop
	sdiv	%g2, -100, %g2
	add	%i3, -1601, %g1
	add	%g4, %g2, %g4
	sethi	%hi(86016), %i1
	sra	%g1, 31, %g2
	wr	%g2, 0, %y
	nop
	nop
	nop
	sdiv	%g1, 400, %g1
	st	%i3, [%o0+4]
	add	%g4, %g1, %g4
	add	%o0, 8, %g3
	add	%o0, 64, %i0
	or	%i1, 384, %i1
	ldsb	[%g3], %g2
.L31:
	cmp	%g2, 74
	be	.L26
	 ld	[%g3+12], %g1
	cmp	%g2, 68
	bne	.L9
	 andcc	%i3, 3, %g0
	add	%g4, %g1, %g1
.L8:
	ld	[%g3+16], %i5
	ld	[%g3+24], %g2
	smul	%g1, %i1, %g1
	add	%g1, %i5, %g1
	add	%g1, %g2, %g1
	st	%g1, [%g3+20]
	add	%g3, 28, %g3
	cmp	%i0, %g3
	bne,a	.L31
	 ldsb	[%g3], %g2
	ld	[%o0+28], %g3
	ld	[%o0+56], %g2
	cmp	%g3, %g2
	bge	.L27
	 mov	1, %g1
	st	%g1, [%o0]
	mov	1, %i0
.L33:
	jmp	%i7+8
	 restore
.L27:
	mov	0, %g1
	st	%g1, [%o0]
	jmp	%i7+8
	 restore %g0, 1, %o0
.L26:
	andcc	%i3, 3, %g0
	bne	.L4
	 add	%g4, %g1, %g2
	sra	%i3, 31, %i4
	wr	%i4, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 100, %i5
	smul	%i5, 100, %i5
	cmp	%i3, %i5
	be	.L4
	 cmp	%g1, 59
	ble	.L28
	 mov	1, %i5
.L7:
	add	%g2, %i5, %g2
.L6:
	b	.L8
	 add	%g2, -1, %g1
.L4:
	sra	%i3, 31, %i4
	wr	%i4, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 400, %i5
	smul	%i5, 400, %i5
	cmp	%i3, %i5
	bne,a	.L8
	 add	%g2, -1, %g1
	cmp	%g1, 59
	bg	.L7
	 mov	1, %i5
	b	.L30
	 mov	0, %i5
.L9:
	be	.L29
	 nop
.L10:
	sra	%i3, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 400, %g2
	smul	%g2, 400, %g2
	sub	%i3, %g2, %g2
	cmp	%g0, %g2
	subx	%g0, -1, %g2
	add	%g2, %g2, %i4
	add	%i4, %g2, %i4
	sll	%i4, 4, %i4
.L11:
	sethi	%gdop_hix22(__month_lengths), %g2
	ld	[%g3+4], %i5
	xor	%g2, %gdop_lox10(__month_lengths), %g2
	cmp	%i5, 1
	ld	[%l7 + %g2], %g2, %gdop(__month_lengths)
	ble	.L21
	 add	%i4, %g2, %i4
	mov	%i4, %g2
	sll	%i5, 2, %i4
	mov	%g4, %i5
	add	%i4, -4, %i4
	add	%g2, %i4, %i4
.L13:
	ld	[%g2], %i2
	add	%g2, 4, %g2
	cmp	%i4, %g2
	bne	.L13
	 add	%i5, %i2, %i5
.L12:
	add	%i5, 4, %g2
	sra	%g2, 31, %i2
	wr	%i2, 0, %y
	nop
	nop
	nop
	sdiv	%g2, 7, %o7
	sll	%o7, 3, %i2
	sub	%i2, %o7, %i2
	sub	%g2, %i2, %g2
	subcc	%g1, %g2, %i2
	bneg,a	.L14
	 add	%i2, 7, %i2
.L14:
	ld	[%g3+8], %g1
	ld	[%i4], %g2
	add	%g1, -1, %i4
	sll	%i4, 3, %g1
	sub	%g1, %i4, %g1
	add	%g1, %i2, %g1
	cmp	%g1, %g2
	bl,a	.L8
	 add	%g1, %i5, %g1
	add	%g1, -7, %g1
.L32:
	cmp	%g1, %g2
	bge,a	.L32
	 add	%g1, -7, %g1
	b	.L8
	 add	%g1, %i5, %g1
.L29:
	sra	%i3, 31, %i5
	wr	%i5, 0, %y
	nop
	nop
	nop
	sdiv	%i3, 100, %g2
	smul	%g2, 100, %g2
	cmp	%i3, %g2
	bne	.L11
	 mov	48, %i4
	b,a	.L10
.L28:
	mov	0, %i5
.L30:
	b	.L6
	 add	%g2, %i5, %g2
.L21:
	b	.L12
	 mov	%g4, %i5
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
