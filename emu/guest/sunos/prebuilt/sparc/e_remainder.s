! 3b6ebc09436295f7cc9d0d09b53cde09 newlib/libm/math/e_remainder.c
	.file	"e_remainder.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC1:
	.long	1071644672
	.long	0
	.section	.text.__ieee754_remainder,"ax",@progbits
	.align 4
	.global __ieee754_remainder
	.type	__ieee754_remainder, #function
	.proc	07
__ieee754_remainder:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, 1023, %g1
	mov	%i2, %l1
	and	%i2, %g1, %i4
	orcc	%i4, %i3, %g0
	be	.L4
	 mov	%i3, %l0
	and	%i0, %g1, %i5
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L4
	 mov	%i0, %l2
	cmp	%i4, %g1
	bleu,a	.L5
	 std	%i0, [%fp-8]
	sethi	%hi(-2146435072), %g1
	add	%i4, %g1, %i4
	orcc	%i4, %i3, %g0
	bne,a	.L28
	 std	%i0, [%fp-8]
.L6:
	mov	%i0, %o0
	call	fabs, 0
	 mov	%i1, %o1
	fmovs	%f0, %f8
	fmovs	%f1, %f9
	mov	%i2, %o0
	std	%f8, [%fp-8]
	call	fabs, 0
	 mov	%i3, %o1
	sethi	%hi(2145386496), %g1
	andcc	%l1, %g1, %g0
	bne	.L8
	 ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f10
	fcmped	%f10, %f0
	nop
	fbule	.L9
	 nop
	fsubd	%f8, %f0, %f8
	faddd	%f8, %f8, %f10
	fcmped	%f10, %f0
	nop
	fbge,a	.L9
	 fsubd	%f8, %f0, %f8
.L9:
	std	%f8, [%fp-8]
.L27:
	ldd	[%fp-8], %g2
	st	%f8, [%fp-8]
	sethi	%hi(-2147483648), %g4
	ld	[%fp-8], %g1
	and	%l2, %g4, %l2
	xor	%l2, %g1, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L4:
	std	%i0, [%fp-8]
.L28:
	ldd	[%fp-8], %f8
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f10
	fmuld	%f8, %f10, %f0
	fdivd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L5:
	sethi	%hi(2145385472), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu	.L25
	 ldd	[%fp-8], %f0
	sub	%i5, %i4, %g1
.L26:
	sub	%i1, %l0, %g2
	orcc	%g1, %g2, %g0
	bne,a	.L15
	 std	%f0, [%fp-8]
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	fmuld	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L25:
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f8
	mov	%i0, %o0
	std	%f8, [%fp-8]
	mov	%i1, %o1
	call	__ieee754_fmod, 0
	 ldd	[%fp-8], %o2
	b	.L26
	 sub	%i5, %i4, %g1
.L8:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f10
	fcmped	%f8, %f10
	nop
	fbule	.L9
	 nop
	fsubd	%f8, %f0, %f8
	fcmped	%f10, %f8
	nop
	fble,a	.L9
	 fsubd	%f8, %f0, %f8
	b	.L27
	 std	%f8, [%fp-8]
.L15:
	b	.L6
	 ldd	[%fp-8], %i0
	.size	__ieee754_remainder, .-__ieee754_remainder
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
