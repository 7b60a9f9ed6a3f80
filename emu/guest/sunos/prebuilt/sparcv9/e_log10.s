! 101be5d8ad3b15dba080f5e2970812b6 newlib/libm/math/e_log10.c
	.file	"e_log10.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1018167296
	.long	0
	.align 8
.LC1:
	.long	0
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
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1047552), %g1
	ldx	[%fp+2039], %g4
	or	%g1, 1023, %g1
	srlx	%g4, 32, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, %g1
	bg,pt	%icc, .L7
	 mov	%g2, %g3
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	orcc	%g1, %g4, %g0
	be,pn	%icc, .L10
	 cmp	%g2, 0
	bl,pn	%icc, .L11
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f0
	std	%f0, [%fp+2039]
	sethi	%hi(2146434048), %g1
	ldx	[%fp+2039], %g3
	or	%g1, 1023, %g1
	srlx	%g3, 32, %g3
	cmp	%g3, %g1
	ble,pn	%icc, .L13
	 mov	-54, %g4
.L12:
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L7:
	sethi	%hi(2146434048), %g1
	or	%g1, 1023, %g1
	cmp	%g3, %g1
	bg,pt	%icc, .L12
	 mov	0, %g4
	std	%f0, [%fp+2039]
.L13:
	sra	%g3, 20, %g2
	add	%g2, -1023, %g2
	add	%g2, %g4, %g2
	sethi	%hi(-1048576), %g4
	srl	%g2, 31, %g5
	add	%g2, %g5, %g2
	ldx	[%fp+2039], %g1
	andn	%g3, %g4, %g3
	st	%g2, [%fp+2039]
	srl	%g1, 0, %g1
	ld	[%fp+2039], %f8
	mov	1023, %g2
	fitod	%f8, %f10
	sub	%g2, %g5, %g2
	sethi	%gdop_hix22(.LC3), %g4
	sll	%g2, 20, %g2
	xor	%g4, %gdop_lox10(.LC3), %g4
	or	%g2, %g3, %g2
	ldx	[%l7 + %g4], %g4, %gdop(.LC3)
	sllx	%g2, 32, %g2
	ldd	[%g4], %f12
	or	%g1, %g2, %g1
	fmuld	%f10, %f12, %f12
	stx	%g1, [%fp+2039]
	std	%f10, [%fp+2023]
	std	%f12, [%fp+2031]
	call	__ieee754_log, 0
	 ldd	[%fp+2039], %f0
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	ldd	[%fp+2023], %f10
	fmuld	%f0, %f8, %f0
	ldd	[%fp+2031], %f12
	sethi	%gdop_hix22(.LC5), %g1
	faddd	%f0, %f12, %f0
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fmuld	%f10, %f8, %f10
	return	%i7+8
	 faddd	%f0, %f10, %f0
.L10:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
.L8:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L11:
	ba,pt	%xcc, .L8
	 fsubd	%f0, %f0, %f0
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
