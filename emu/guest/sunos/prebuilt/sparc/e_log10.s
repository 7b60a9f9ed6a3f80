! 101be5d8ad3b15dba080f5e2970812b6 newlib/libm/math/e_log10.c
	.file	"e_log10.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1018167296
	.long	0
	.align 8
.LC2:
	.long	1129316352
	.long	0
	.align 8
.LC3:
	.long	1029308147
	.long	301017910
	.align 8
.LC4:
	.long	1071369083
	.long	354870542
	.align 8
.LC5:
	.long	1070810131
	.long	1352622080
	.section	.text.__ieee754_log10,"ax",@progbits
	.align 4
	.global __ieee754_log10
	.type	__ieee754_log10, #function
	.proc	07
__ieee754_log10:
	save	%sp, -120, %sp
	sethi	%hi(1047552), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, 1023, %g1
	cmp	%i0, %g1
	bg	.L7
	 mov	%i0, %g2
	sethi	%hi(-2147483648), %g3
	andn	%i0, %g3, %g3
	orcc	%g3, %i1, %g0
	be	.L9
	 cmp	%i0, 0
	bl	.L10
	 sethi	%gdop_hix22(.LC2), %g1
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f8
	std	%f8, [%fp-8]
	sethi	%hi(2146434048), %g1
	ldd	[%fp-8], %i0
	or	%g1, 1023, %g1
	mov	%i0, %g2
	cmp	%g2, %g1
	ble	.L6
	 mov	-54, %g3
.L11:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	faddd	%f8, %f8, %f0
	jmp	%i7+8
	 restore
.L7:
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	bg	.L11
	 mov	0, %g3
.L6:
	sra	%g2, 20, %g1
	add	%g1, -1023, %g1
	add	%g1, %g3, %g1
	srl	%g1, 31, %g4
	add	%g1, %g4, %g1
	sethi	%hi(-1048576), %g3
	st	%g1, [%fp-8]
	andn	%g2, %g3, %g3
	mov	1023, %g2
	sub	%g2, %g4, %g2
	sll	%g2, 20, %g1
	ld	[%fp-8], %f8
	or	%g1, %g3, %i0
	fitod	%f8, %f10
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fmuld	%f10, %f12, %f12
	std	%f10, [%fp-24]
	std	%f12, [%fp-16]
	mov	%i0, %o0
	call	__ieee754_log, 0
	 mov	%i1, %o1
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	ldd	[%fp-24], %f10
	fmuld	%f0, %f8, %f0
	ldd	[%fp-16], %f12
	sethi	%gdop_hix22(.LC5), %g1
	faddd	%f0, %f12, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f10
	faddd	%f0, %f10, %f0
	jmp	%i7+8
	 restore
.L9:
	st	%g0, [%fp-8]
	st	%g0, [%fp-4]
	sethi	%gdop_hix22(.LC0), %g1
	ldd	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	fdivd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L10:
	std	%i0, [%fp-8]
	ldd	[%fp-8], %f8
	st	%g0, [%fp-8]
	fsubd	%f8, %f8, %f0
	st	%g0, [%fp-4]
	ldd	[%fp-8], %f8
	fdivd	%f0, %f8, %f0
	jmp	%i7+8
	 restore
	.size	__ieee754_log10, .-__ieee754_log10
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
