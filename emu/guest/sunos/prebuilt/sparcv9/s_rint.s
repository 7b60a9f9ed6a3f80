! ceaf3bdb1dc976c627c7ff86eddabdef newlib/libm/common/s_rint.c
	.file	"s_rint.c"
	.section	".text"
	.section	.text.rint,"ax",@progbits
	.align 4
	.global rint
	.type	rint, #function
	.proc	07
rint:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2023]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2023], %i5
	srlx	%i5, 32, %i4
	mov	%i5, %g3
	sra	%i4, 20, %g1
	mov	%i4, %i3
	and	%g1, 2047, %g1
	add	%g1, -1023, %g2
	cmp	%g2, 19
	bg,pt	%icc, .L2
	 srl	%i4, 31, %g4
	cmp	%g2, 0
	bl,pn	%icc, .L21
	 sethi	%hi(1047552), %g3
	or	%g3, 1023, %g3
	sra	%g3, %g2, %g3
	and	%g3, %i4, %g1
	orcc	%g1, %i5, %g0
	be,pn	%icc, .L23
	 srl	%g3, 1, %g5
	and	%g5, %i4, %g3
	orcc	%g3, %i5, %g3
	be,a,pt	%icc, .L22
	 sethi	%gdop_hix22(TWO52), %g2
	xor	%g2, 19, %g1
	andn	%i4, %g5, %g5
	cmp	%g0, %g1
	sethi	%hi(262144), %g1
	subx	%g0, -1, %g3
	sra	%g1, %g2, %g1
	sll	%g3, 31, %g3
	or	%g5, %g1, %i3
.L5:
	sethi	%gdop_hix22(TWO52), %g2
.L22:
	sllx	%g4, 3, %g4
	xor	%g2, %gdop_lox10(TWO52), %g2
	srl	%g3, 0, %g3
	ldx	[%l7 + %g2], %l7, %gdop(TWO52)
	sllx	%i3, 32, %g1
	ldd	[%l7+%g4], %f10
	or	%g1, %g3, %g1
	stx	%g1, [%fp+2023]
	ldd	[%fp+2023], %f8
	faddd	%f10, %f8, %f8
	std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f0
	return	%i7+8
	 fsubd	%f0, %f10, %f0
.L21:
	sethi	%hi(2147482624), %g2
	or	%g2, 1023, %g2
	and	%g2, %i4, %g1
	orcc	%g1, %i5, %g0
	be,pt	%icc, .L23
	 sethi	%hi(-1048576), %g3
	andn	%i4, %g3, %g3
	or	%g3, %i5, %g3
	sethi	%hi(-131072), %g5
	sub	%g0, %g3, %g1
	and	%g5, %i4, %g5
	or	%g1, %g3, %g1
	sethi	%hi(524288), %g3
	sllx	%g4, 3, %g4
	mov	-1, %i3
	srl	%g1, 12, %g1
	srlx	%i3, 32, %i3
	and	%g1, %g3, %g1
	and	%i5, %i3, %i5
	or	%g1, %g5, %g1
	sethi	%gdop_hix22(TWO52), %g3
	sllx	%g1, 32, %g1
	xor	%g3, %gdop_lox10(TWO52), %g3
	or	%i5, %g1, %i5
	ldx	[%l7 + %g3], %g5, %gdop(TWO52)
	stx	%i5, [%fp+2023]
	ldd	[%g5+%g4], %f10
	ldd	[%fp+2023], %f8
	faddd	%f10, %f8, %f8
	std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp+2023]
	sethi	%hi(-2147483648), %g3
	ldx	[%fp+2023], %g1
	and	%g3, %i4, %g3
	srlx	%g1, 32, %g4
	and	%g1, %i3, %g1
	and	%g4, %g2, %g2
	or	%g3, %g2, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2023]
	ldd	[%fp+2023], %f0
.L23:
	return	%i7+8
	 nop
.L2:
	cmp	%g2, 51
	ble,a,pt %icc, .L6
	 add	%g1, -1043, %g1
	cmp	%g2, 1024
	bne,pt	%icc, .L23
	 nop
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L6:
	mov	-1, %g2
	srl	%g2, %g1, %g2
	andcc	%g2, %i5, %g0
	be,pn	%icc, .L23
	 srl	%g2, 1, %g2
	andcc	%g2, %i5, %g0
	be,a,pt	%icc, .L22
	 sethi	%gdop_hix22(TWO52), %g2
	andn	%i5, %g2, %g2
	sethi	%hi(1073741824), %g3
	sra	%g3, %g1, %g3
	ba,pt	%xcc, .L5
	 or	%g2, %g3, %g3
	.size	rint, .-rint
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
