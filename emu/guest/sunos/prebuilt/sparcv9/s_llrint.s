! 5169f6293ba8a9b8aab328b060032be1 newlib/libm/common/s_llrint.c
	.file	"s_llrint.c"
	.section	".text"
	.section	.text.llrint,"ax",@progbits
	.align 4
	.global llrint
	.type	llrint, #function
	.proc	05
llrint:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2023]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2023], %g1
	srax	%g1, 52, %g2
	srlx	%g1, 32, %g5
	and	%g2, 2047, %g2
	add	%g2, -1023, %g3
	cmp	%g3, 19
	bg,pt	%icc, .L2
	 srlx	%g1, 63, %g4
	cmp	%g3, -1
	bl,pn	%icc, .L5
	 sethi	%gdop_hix22(TWO52), %g2
	sra	%g4, 0, %g1
	xor	%g2, %gdop_lox10(TWO52), %g2
	sllx	%g1, 3, %g1
	ldx	[%l7 + %g2], %l7, %gdop(TWO52)
	ldd	[%l7+%g1], %f10
	faddd	%f10, %f0, %f0
	std	%f0, [%fp+2039]
	ldd	[%fp+2039], %f8
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp+2023]
	sethi	%hi(-2147483648), %g2
	ldx	[%fp+2023], %g1
	srlx	%g1, 32, %g1
	andncc	%g1, %g2, %g0
	be,pn	%icc, .L5
	 sethi	%hi(1048576), %g2
	sethi	%hi(-1048576), %i0
	andn	%g1, %i0, %i0
	sra	%g1, 20, %g1
	or	%i0, %g2, %i0
	mov	1043, %g2
	sub	%g2, %g1, %g1
	sra	%i0, %g1, %i0
.L6:
	sub	%g0, %i0, %g1
	cmp	%g4, 0
	return	%i7+8
	 movne	%icc, %g1, %o0
.L5:
	return	%i7+8
	 mov	0, %o0
.L2:
	cmp	%g3, 62
	bg,pn	%icc, .L7
	 cmp	%g3, 51
	bg,pt	%icc, .L16
	 add	%g2, -1043, %g3
	sethi	%hi(1048576), %g3
	sethi	%gdop_hix22(TWO52), %g2
	sra	%g4, 0, %g1
	xor	%g2, %gdop_lox10(TWO52), %g2
	sllx	%g1, 3, %g1
	ldx	[%l7 + %g2], %l7, %gdop(TWO52)
	ldd	[%l7+%g1], %f10
	faddd	%f10, %f0, %f0
	std	%f0, [%fp+2039]
	ldd	[%fp+2039], %f8
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp+2023]
	ldx	[%fp+2023], %g1
	srax	%g1, 52, %g2
	sllx	%g1, 12, %i0
	and	%g2, 2047, %g2
	srlx	%i0, 44, %i0
	add	%g2, -1043, %g5
	or	%i0, %g3, %i0
	mov	1075, %g3
	srl	%i0, 0, %i0
	sub	%g3, %g2, %g2
	cmp	%g2, 31
	bgu,pt	%icc, .L6
	 sllx	%i0, %g5, %i0
	srl	%g1, %g2, %g1
	ba,pt	%xcc, .L6
	 or	%i0, %g1, %i0
.L16:
	srl	%g1, 0, %g1
	add	%g2, -1075, %g2
	sllx	%g1, %g2, %g1
	cmp	%g4, 0
	sethi	%hi(-1048576), %i0
	andn	%g5, %i0, %i0
	sethi	%hi(1048576), %g5
	or	%i0, %g5, %i0
	srl	%i0, 0, %i0
	sllx	%i0, %g3, %i0
	or	%i0, %g1, %i0
	sub	%g0, %i0, %g1
	return	%i7+8
	 movne	%icc, %g1, %o0
.L7:
	fdtox	%f0, %f8
	std	%f8, [%fp+2023]
	ldx	[%fp+2023], %i0
	return	%i7+8
	 nop
	.size	llrint, .-llrint
	.section	".rodata"
	.align 8
	.type	TWO52, #object
	.size	TWO52, 16
TWO52:
	.long	1127219200
	.long	0
	.long	-1020264448
	.long	0
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
