! a0117378cd118a44be88c8db01b60b63 newlib/libm/common/sf_lrint.c
	.file	"sf_lrint.c"
	.section	".text"
	.section	.text.lrintf,"ax",@progbits
	.align 4
	.global lrintf
	.type	lrintf, #function
	.proc	04
lrintf:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%i0, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g2
	cmp	%g2, 30
	bg	.L2
	 mov	%i0, %g3
	cmp	%g2, -1
	bl	.L7
	 cmp	%g2, 22
	ble	.L5
	 srl	%i0, 31, %g4
	sethi	%hi(-8388608), %i0
	add	%g1, -150, %g1
	andn	%g3, %i0, %i0
	sethi	%hi(8388608), %g2
	or	%i0, %g2, %i0
	sll	%i0, %g1, %i0
.L6:
	cmp	%g4, 0
	bne,a	.L17
	 sub	%g0, %i0, %i0
.L17:
	jmp	%i7+8
	 restore
.L5:
	st	%i0, [%fp-12]
	sll	%g4, 2, %g1
	ld	[%fp-12], %f8
	sethi	%gdop_hix22(TWO23), %g2
	xor	%g2, %gdop_lox10(TWO23), %g2
	ld	[%l7 + %g2], %l7, %gdop(TWO23)
	ld	[%l7+%g1], %f9
	fadds	%f9, %f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	fsubs	%f8, %f9, %f8
	st	%f8, [%fp-12]
	sethi	%hi(-2147483648), %g2
	ld	[%fp-12], %g1
	andncc	%g1, %g2, %g0
	bne	.L15
	 sethi	%hi(8388608), %g2
.L7:
	jmp	%i7+8
	 restore %g0, 0, %o0
.L2:
	st	%i0, [%fp-12]
	ld	[%fp-12], %f8
	fstoi	%f8, %f8
	st	%f8, [%fp-12]
	ld	[%fp-12], %i0
	jmp	%i7+8
	 restore
.L15:
	sethi	%hi(-8388608), %i0
	andn	%g1, %i0, %i0
	srl	%g1, 23, %g1
	or	%i0, %g2, %i0
	mov	150, %g2
	sub	%g2, %g1, %g1
	b	.L6
	 srl	%i0, %g1, %i0
	.size	lrintf, .-lrintf
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
