! b86030164338f8b6eb2c0e2a61e0a554 newlib/libm/common/sf_llrint.c
	.file	"sf_llrint.c"
	.section	".text"
	.section	.text.llrintf,"ax",@progbits
	.align 4
	.global llrintf
	.type	llrintf, #function
	.proc	05
llrintf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	st	%f1, [%fp+2023]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	lduw	[%fp+2023], %g3
	srl	%g3, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g2
	cmp	%g2, 62
	bg,pn	%icc, .L2
	 cmp	%g2, -1
	bl,pn	%icc, .L7
	 cmp	%g2, 22
	ble,pt	%icc, .L5
	 srl	%g3, 31, %g4
	add	%g1, -150, %g1
	sethi	%hi(8388608), %g2
	cmp	%g4, 0
	sethi	%hi(-8388608), %i0
	andn	%g3, %i0, %i0
	or	%i0, %g2, %i0
	srl	%i0, 0, %i0
	sllx	%i0, %g1, %i0
	sub	%g0, %i0, %g1
	return	%i7+8
	 movne	%icc, %g1, %o0
.L5:
	sethi	%gdop_hix22(TWO23), %g2
	sra	%g4, 0, %g1
	xor	%g2, %gdop_lox10(TWO23), %g2
	sllx	%g1, 2, %g1
	ldx	[%l7 + %g2], %l7, %gdop(TWO23)
	ld	[%l7+%g1], %f9
	fadds	%f9, %f1, %f1
	st	%f1, [%fp+2043]
	ld	[%fp+2043], %f8
	fsubs	%f8, %f9, %f8
	st	%f8, [%fp+2023]
	sethi	%hi(-2147483648), %g2
	ld	[%fp+2023], %g1
	andncc	%g1, %g2, %g0
	bne,pt	%icc, .L14
	 sethi	%hi(8388608), %g2
.L7:
	return	%i7+8
	 mov	0, %o0
.L2:
	fstox	%f1, %f8
	std	%f8, [%fp+2023]
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
.L14:
	sethi	%hi(-8388608), %i0
	andn	%g1, %i0, %i0
	srl	%g1, 23, %g1
	or	%i0, %g2, %i0
	mov	150, %g2
	sub	%g2, %g1, %g1
	cmp	%g4, 0
	srl	%i0, %g1, %i0
	sub	%g0, %i0, %g1
	return	%i7+8
	 movne	%icc, %g1, %o0
	.size	llrintf, .-llrintf
	.section	".rodata"
	.align 4
	.type	TWO23, #object
	.size	TWO23, 8
TWO23:
	.long	1258291200
	.long	-889192448
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
