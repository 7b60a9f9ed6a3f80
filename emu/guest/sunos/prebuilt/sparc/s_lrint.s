! 4cad5d149fd959816a449fdf407c039a newlib/libm/common/s_lrint.c
	.file	"s_lrint.c"
	.section	".text"
	.section	.text.lrint,"ax",@progbits
	.align 4
	.global lrint
	.type	lrint, #function
	.proc	04
lrint:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sra	%i0, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -1023, %g1
	cmp	%g1, 19
	bg	.L2
	 srl	%i0, 31, %g2
	cmp	%g1, -1
	bl	.L5
	 sll	%g2, 3, %g1
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f8
	sethi	%gdop_hix22(TWO52), %g3
	xor	%g3, %gdop_lox10(TWO52), %g3
	ld	[%l7 + %g3], %l7, %gdop(TWO52)
	ldd	[%l7+%g1], %f10
	faddd	%f10, %f8, %f8
	std	%f8, [%fp-8]
	ldd	[%fp-8], %f8
	fsubd	%f8, %f10, %f8
	st	%f8, [%fp-16]
	sethi	%hi(-2147483648), %g3
	ld	[%fp-16], %g1
	andncc	%g1, %g3, %g0
	be	.L5
	 sethi	%hi(1048576), %g3
	sethi	%hi(-1048576), %i0
	andn	%g1, %i0, %i0
	sra	%g1, 20, %g1
	or	%i0, %g3, %i0
	mov	1043, %g3
	sub	%g3, %g1, %g1
	sra	%i0, %g1, %i0
.L6:
	cmp	%g2, 0
	bne,a	.L17
	 sub	%g0, %i0, %i0
.L17:
	jmp	%i7+8
	 restore
.L5:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L2:
	cmp	%g1, 30
	bg	.L7
	 sll	%g2, 3, %g1
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f10
	sethi	%gdop_hix22(TWO52), %g3
	xor	%g3, %gdop_lox10(TWO52), %g3
	ld	[%l7 + %g3], %l7, %gdop(TWO52)
	ldd	[%l7+%g1], %f8
	faddd	%f8, %f10, %f10
	std	%f10, [%fp-8]
	ldd	[%fp-8], %f10
	fsubd	%f10, %f8, %f8
	std	%f8, [%fp-16]
	ld	[%fp-16], %g3
	sethi	%hi(-1048576), %i0
	sra	%g3, 20, %g1
	andn	%g3, %i0, %i0
	sethi	%hi(1048576), %g3
	and	%g1, 2047, %g1
	or	%i0, %g3, %i0
	add	%g1, -1043, %g4
	mov	1075, %g3
	sub	%g3, %g1, %g1
	cmp	%g1, 31
	bgu	.L6
	 sll	%i0, %g4, %i0
	ld	[%fp-12], %g3
	srl	%g3, %g1, %g1
	b	.L6
	 or	%i0, %g1, %i0
.L7:
	std	%i0, [%fp-16]
	ldd	[%fp-16], %f8
	fdtoi	%f8, %f8
	st	%f8, [%fp-16]
	ld	[%fp-16], %i0
	jmp	%i7+8
	 restore
	.size	lrint, .-lrint
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
