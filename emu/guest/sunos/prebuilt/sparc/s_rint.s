! ceaf3bdb1dc976c627c7ff86eddabdef newlib/libm/common/s_rint.c
	.file	"s_rint.c"
	.section	".text"
	.section	.text.rint,"ax",@progbits
	.align 4
	.global rint
	.type	rint, #function
	.proc	07
rint:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 20, %g2
	mov	%i0, %g1
	and	%g2, 2047, %g2
	mov	%i1, %g4
	add	%g2, -1023, %g3
	cmp	%g3, 19
	bg	.L2
	 srl	%i0, 31, %i5
	std	%i0, [%fp-16]
	cmp	%g3, 0
	bl	.L21
	 ldd	[%fp-16], %f0
	sethi	%hi(1047552), %g2
	or	%g2, 1023, %g2
	sra	%g2, %g3, %g2
	and	%g2, %i0, %i4
	orcc	%i4, %i1, %g0
	be	.L24
	 srl	%g2, 1, %g2
	and	%g2, %i0, %i4
	orcc	%i1, %i4, %g4
	be	.L22
	 sethi	%gdop_hix22(TWO52), %i4
	xor	%g3, 19, %g4
	andn	%i0, %g2, %g2
	cmp	%g0, %g4
	sethi	%hi(262144), %g1
	subx	%g0, -1, %g4
	sra	%g1, %g3, %g1
	sll	%g4, 31, %g4
	or	%g2, %g1, %g1
.L22:
	mov	%g1, %g2
	xor	%i4, %gdop_lox10(TWO52), %i4
	mov	%g4, %g3
	ld	[%l7 + %i4], %l7, %gdop(TWO52)
	std	%g2, [%fp-16]
	sll	%i5, 3, %i5
	ldd	[%fp-16], %f8
	ldd	[%l7+%i5], %f10
	faddd	%f10, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %f0
	fsubd	%f0, %f10, %f0
.L24:
	jmp	%i7+8
	 restore
.L21:
	sethi	%hi(2147482624), %i4
	or	%i4, 1023, %i4
	and	%i0, %i4, %g2
	orcc	%g2, %i1, %g0
	be	.L24
	 sethi	%hi(-1048576), %i3
	std	%f0, [%fp-16]
	ldd	[%fp-16], %g2
	andn	%i0, %i3, %i3
	or	%i3, %i1, %i3
	sll	%i5, 3, %i5
	sub	%g0, %i3, %g4
	sethi	%hi(-131072), %i1
	or	%g4, %i3, %g4
	and	%i0, %i1, %i1
	sethi	%hi(524288), %i3
	sethi	%gdop_hix22(TWO52), %i2
	srl	%g4, 12, %g4
	xor	%i2, %gdop_lox10(TWO52), %i2
	and	%g4, %i3, %g4
	ld	[%l7 + %i2], %i2, %gdop(TWO52)
	or	%g4, %i1, %g2
	ldd	[%i2+%i5], %f10
	std	%g2, [%fp-16]
	ldd	[%fp-16], %f8
	faddd	%f10, %f8, %f8
	sethi	%hi(-2147483648), %g2
	std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f10, %f8
	std	%f8, [%fp-16]
	and	%i0, %g2, %g1
	ldd	[%fp-16], %i2
	mov	%i3, %g3
	and	%i2, %i4, %i2
	or	%g1, %i2, %g2
	std	%g2, [%fp-16]
	ldd	[%fp-16], %f0
	jmp	%i7+8
	 restore
.L2:
	cmp	%g3, 51
	ble	.L6
	 std	%i0, [%fp-16]
	cmp	%g3, 1024
	bne	.L24
	 ldd	[%fp-16], %f0
	faddd	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L6:
	add	%g2, -1043, %g2
	mov	-1, %g3
	srl	%g3, %g2, %g3
	andcc	%i1, %g3, %g0
	be	.L24
	 ldd	[%fp-16], %f0
	srl	%g3, 1, %g3
	andcc	%i1, %g3, %g0
	be	.L22
	 sethi	%gdop_hix22(TWO52), %i4
	andn	%i1, %g3, %g3
	sethi	%hi(1073741824), %g4
	sra	%g4, %g2, %g4
	b	.L22
	 or	%g3, %g4, %g4
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
