! b86030164338f8b6eb2c0e2a61e0a554 newlib/libm/common/sf_llrint.c
	.file	"sf_llrint.c"
	.section	".text"
	.global __fixsfdi
	.section	.text.llrintf,"ax",@progbits
	.align 4
	.global llrintf
	.type	llrintf, #function
	.proc	05
llrintf:
	save	%sp, -112, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srl	%i0, 23, %g1
	and	%g1, 255, %g1
	add	%g1, -127, %g2
	cmp	%g2, 62
	bg	.L2
	 cmp	%g2, -1
	bl	.L9
	 cmp	%g2, 22
	ble	.L5
	 srl	%i0, 31, %g4
	sethi	%hi(-8388608), %g2
	add	%g1, -150, %g1
	andn	%i0, %g2, %g2
	sethi	%hi(8388608), %g3
	andcc	%g1, 32, %g0
	bne	.L17
	 or	%g2, %g3, %g2
	srl	%g2, 1, %i5
	xnor	%g0, %g1, %g3
	sll	%g2, %g1, %i1
	cmp	%g4, 0
	bne	.L18
	 srl	%i5, %g3, %i0
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
	bne	.L19
	 sethi	%hi(8388608), %g2
.L9:
	mov	0, %i0
	jmp	%i7+8
	 restore %g0, 0, %o1
.L2:
	call	__fixsfdi, 0
	 mov	%i0, %o0
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L19:
	sethi	%hi(-8388608), %i0
	andn	%g1, %i0, %i0
	srl	%g1, 23, %g1
	or	%i0, %g2, %i0
	mov	150, %g2
	sub	%g2, %g1, %g1
	srl	%i0, %g1, %i0
	mov	%i0, %i1
	mov	0, %i0
.L8:
	cmp	%g4, 0
	be	.L20
	 nop
.L18:
	subcc	%g0, %i1, %i1
	subx	%g0, %i0, %i0
.L20:
	jmp	%i7+8
	 restore
.L17:
	sll	%g2, %g1, %i0
	b	.L8
	 mov	0, %i1
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
