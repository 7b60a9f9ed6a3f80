! 5169f6293ba8a9b8aab328b060032be1 newlib/libm/common/s_llrint.c
	.file	"s_llrint.c"
	.section	".text"
	.global __fixdfdi
	.section	.text.llrint,"ax",@progbits
	.align 4
	.global llrint
	.type	llrint, #function
	.proc	05
llrint:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g2
	cmp	%g2, 19
	bg	.L2
	 srl	%i0, 31, %g4
	cmp	%g2, -1
	bl	.L5
	 sll	%g4, 3, %g1
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f8
	sethi	%gdop_hix22(TWO52), %g2
	xor	%g2, %gdop_lox10(TWO52), %g2
	ld	[%l7 + %g2], %l7, %gdop(TWO52)
	ldd	[%l7+%g1], %f10
	faddd	%f10, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f10, %f8
	st	%f8, [%fp-16]
	sethi	%hi(-2147483648), %g2
	ld	[%fp-16], %g1
	andncc	%g1, %g2, %g0
	be	.L5
	 sethi	%hi(1048576), %g3
	sethi	%hi(-1048576), %g2
	andn	%g1, %g2, %g2
	sra	%g1, 20, %g1
	or	%g2, %g3, %g2
	mov	1043, %g3
	sub	%g3, %g1, %g1
	sra	%g2, %g1, %g1
	mov	%g1, %i1
	sra	%g1, 31, %i0
.L6:
	cmp	%g4, 0
.L23:
	be	.L24
	 nop
	subcc	%g0, %i1, %i1
	subx	%g0, %i0, %i0
.L24:
	jmp	%i7+8
	 restore
.L5:
	mov	0, %i0
	jmp	%i7+8
	 restore %g0, 0, %o1
.L2:
	cmp	%g2, 62
	bg	.L7
	 cmp	%g2, 51
	ble,a	.L8
	 std	%i0, [%fp-16]
	sethi	%hi(-1048576), %g2
	add	%g1, -1043, %g3
	andn	%i0, %g2, %g2
	sethi	%hi(1048576), %i5
	andcc	%g3, 32, %g0
	be	.L9
	 or	%g2, %i5, %g2
	sll	%g2, %g3, %i4
	mov	0, %g2
.L10:
	add	%g1, -1075, %g1
	andcc	%g1, 32, %g0
	be,a	.L11
	 srl	%i1, 1, %i5
	sll	%i1, %g1, %g1
	mov	0, %g3
	or	%i4, %g1, %i0
	b	.L6
	 or	%g2, %g3, %i1
.L8:
	sll	%g4, 3, %g1
	ldd	[%fp-16], %f10
	sethi	%gdop_hix22(TWO52), %g2
	xor	%g2, %gdop_lox10(TWO52), %g2
	ld	[%l7 + %g2], %l7, %gdop(TWO52)
	ldd	[%l7+%g1], %f8
	faddd	%f8, %f10, %f10
	std	%f10, [%fp-8]
	ldd	[%fp-8], %f10
	fsubd	%f10, %f8, %f8
	std	%f8, [%fp-16]
	ld	[%fp-16], %g3
	sethi	%hi(-1048576), %g1
	sra	%g3, 20, %g2
	andn	%g3, %g1, %g1
	sethi	%hi(1048576), %g3
	and	%g2, 2047, %g2
	or	%g1, %g3, %g1
	add	%g2, -1043, %g3
	andcc	%g3, 32, %g0
	be	.L13
	 srl	%g1, 1, %i4
	sll	%g1, %g3, %i0
	mov	0, %i1
.L14:
	mov	1075, %g1
	sub	%g1, %g2, %g1
	cmp	%g1, 31
	bgu	.L23
	 cmp	%g4, 0
	ld	[%fp-12], %g2
	mov	%i0, %g3
	srl	%g2, %g1, %g1
	mov	%g3, %i0
	or	%i1, %g1, %g1
	b	.L23
	 mov	%g1, %i1
.L7:
	mov	%i0, %o0
	call	__fixdfdi, 0
	 mov	%i1, %o1
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L13:
	xnor	%g0, %g3, %i5
	sll	%g1, %g3, %i1
	b	.L14
	 srl	%i4, %i5, %i0
.L11:
	sll	%i1, %g1, %g3
	xnor	%g0, %g1, %i3
	or	%g2, %g3, %i1
	srl	%i5, %i3, %g1
	b	.L6
	 or	%i4, %g1, %i0
.L9:
	srl	%g2, 1, %i4
	xnor	%g0, %g3, %i5
	sll	%g2, %g3, %g2
	b	.L10
	 srl	%i4, %i5, %i4
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
