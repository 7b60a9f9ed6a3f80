! 8eb97bea7afd5475ad01a9b86c556373 emu/guest/libc/sunos/quads.c
	.file	"quads.c"
	.section	".text"
	.section	.text._Q_add,"ax",@progbits
	.align 4
	.global _Q_add
	.type	_Q_add, #function
	.proc	010
_Q_add:
	save	%sp, -128, %sp
	ldd	[%i0], %o2
	ldd	[%i0+8], %o4
	ldd	[%i1+8], %g2
	ld	[%fp+64], %i5
	ldd	[%i1], %i2
	std	%o2, [%fp-16]
	std	%o4, [%fp-8]
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	add	%fp, -32, %o1
	add	%fp, -16, %o0
	call	_U_Qfadd, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_add, .-_Q_add
	.section	.text._Q_sub,"ax",@progbits
	.align 4
	.global _Q_sub
	.type	_Q_sub, #function
	.proc	010
_Q_sub:
	save	%sp, -128, %sp
	ldd	[%i0], %o2
	ldd	[%i0+8], %o4
	ldd	[%i1+8], %g2
	ld	[%fp+64], %i5
	ldd	[%i1], %i2
	std	%o2, [%fp-16]
	std	%o4, [%fp-8]
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	add	%fp, -32, %o1
	add	%fp, -16, %o0
	call	_U_Qfsub, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_sub, .-_Q_sub
	.section	.text._Q_mul,"ax",@progbits
	.align 4
	.global _Q_mul
	.type	_Q_mul, #function
	.proc	010
_Q_mul:
	save	%sp, -128, %sp
	ldd	[%i0], %o2
	ldd	[%i0+8], %o4
	ldd	[%i1+8], %g2
	ld	[%fp+64], %i5
	ldd	[%i1], %i2
	std	%o2, [%fp-16]
	std	%o4, [%fp-8]
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	add	%fp, -32, %o1
	add	%fp, -16, %o0
	call	_U_Qfmpy, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_mul, .-_Q_mul
	.section	.text._Q_div,"ax",@progbits
	.align 4
	.global _Q_div
	.type	_Q_div, #function
	.proc	010
_Q_div:
	save	%sp, -128, %sp
	ldd	[%i0], %o2
	ldd	[%i0+8], %o4
	ldd	[%i1+8], %g2
	ld	[%fp+64], %i5
	ldd	[%i1], %i2
	std	%o2, [%fp-16]
	std	%o4, [%fp-8]
	std	%i2, [%fp-32]
	std	%g2, [%fp-24]
	st	%i5, [%sp+64]
	add	%fp, -32, %o1
	add	%fp, -16, %o0
	call	_U_Qfdiv, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_div, .-_Q_div
	.section	.text._Q_neg,"ax",@progbits
	.align 4
	.global _Q_neg
	.type	_Q_neg, #function
	.proc	010
_Q_neg:
	save	%sp, -96, %sp
	sethi	%hi(-2147483648), %g4
	ld	[%fp+64], %g1
	ldd	[%i0], %g2
	ldd	[%i0+8], %i4
	xor	%g2, %g4, %g2
	std	%i4, [%g1+8]
	std	%g2, [%g1]
	jmp	%i7+12
	 restore %g0, %g1, %o0
	.size	_Q_neg, .-_Q_neg
	.section	.text._Q_sqrt,"ax",@progbits
	.align 4
	.global _Q_sqrt
	.type	_Q_sqrt, #function
	.proc	010
_Q_sqrt:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i2
	ld	[%fp+64], %i5
	std	%i2, [%fp-16]
	std	%g2, [%fp-8]
	st	%i5, [%sp+64]
	add	%fp, -16, %o0
	call	sqrtl, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_sqrt, .-_Q_sqrt
	.section	.text._Q_feq,"ax",@progbits
	.align 4
	.global _Q_feq
	.type	_Q_feq, #function
	.proc	04
_Q_feq:
	save	%sp, -128, %sp
	ldd	[%i0], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0+8], %i2
	ldd	[%i1], %i4
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	std	%i4, [%fp-32]
	std	%g2, [%fp-24]
	mov	4, %o2
	add	%fp, -32, %o1
	call	_U_Qfcmp, 0
	 add	%fp, -16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_feq, .-_Q_feq
	.section	.text._Q_fne,"ax",@progbits
	.align 4
	.global _Q_fne
	.type	_Q_fne, #function
	.proc	04
_Q_fne:
	save	%sp, -128, %sp
	ldd	[%i0], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0+8], %i2
	ldd	[%i1], %i4
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	std	%i4, [%fp-32]
	std	%g2, [%fp-24]
	mov	26, %o2
	add	%fp, -32, %o1
	call	_U_Qfcmp, 0
	 add	%fp, -16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_fne, .-_Q_fne
	.section	.text._Q_flt,"ax",@progbits
	.align 4
	.global _Q_flt
	.type	_Q_flt, #function
	.proc	04
_Q_flt:
	save	%sp, -128, %sp
	ldd	[%i0], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0+8], %i2
	ldd	[%i1], %i4
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	std	%i4, [%fp-32]
	std	%g2, [%fp-24]
	mov	8, %o2
	add	%fp, -32, %o1
	call	_U_Qfcmp, 0
	 add	%fp, -16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_flt, .-_Q_flt
	.section	.text._Q_fle,"ax",@progbits
	.align 4
	.global _Q_fle
	.type	_Q_fle, #function
	.proc	04
_Q_fle:
	save	%sp, -128, %sp
	ldd	[%i0], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0+8], %i2
	ldd	[%i1], %i4
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	std	%i4, [%fp-32]
	std	%g2, [%fp-24]
	mov	12, %o2
	add	%fp, -32, %o1
	call	_U_Qfcmp, 0
	 add	%fp, -16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_fle, .-_Q_fle
	.section	.text._Q_fgt,"ax",@progbits
	.align 4
	.global _Q_fgt
	.type	_Q_fgt, #function
	.proc	04
_Q_fgt:
	save	%sp, -128, %sp
	ldd	[%i0], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0+8], %i2
	ldd	[%i1], %i4
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	std	%i4, [%fp-32]
	std	%g2, [%fp-24]
	mov	16, %o2
	add	%fp, -32, %o1
	call	_U_Qfcmp, 0
	 add	%fp, -16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_fgt, .-_Q_fgt
	.section	.text._Q_fge,"ax",@progbits
	.align 4
	.global _Q_fge
	.type	_Q_fge, #function
	.proc	04
_Q_fge:
	save	%sp, -128, %sp
	ldd	[%i0], %o4
	ldd	[%i1+8], %g2
	ldd	[%i0+8], %i2
	ldd	[%i1], %i4
	std	%o4, [%fp-16]
	std	%i2, [%fp-8]
	std	%i4, [%fp-32]
	std	%g2, [%fp-24]
	mov	20, %o2
	add	%fp, -32, %o1
	call	_U_Qfcmp, 0
	 add	%fp, -16, %o0
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_fge, .-_Q_fge
	.section	.text._Q_cmp,"ax",@progbits
	.align 4
	.global _Q_cmp
	.type	_Q_cmp, #function
	.proc	04
_Q_cmp:
	save	%sp, -96, %sp
	mov	%i0, %o0
	call	_Q_feq, 0
	 mov	%i1, %o1
	cmp	%o0, 0
	be	.L19
	 mov	0, %g1
.L14:
	jmp	%i7+8
	 restore %g0, %g1, %o0
.L19:
	mov	%i1, %o1
	call	_Q_flt, 0
	 mov	%i0, %o0
	cmp	%o0, 0
	bne	.L14
	 mov	1, %g1
	mov	%i1, %o1
	call	_Q_fgt, 0
	 mov	%i0, %o0
	cmp	%g0, %o0
	subx	%g0, -1, %g1
	add	%g1, 2, %g1
	jmp	%i7+8
	 restore %g0, %g1, %o0
	.size	_Q_cmp, .-_Q_cmp
	.section	.text._Q_cmpe,"ax",@progbits
	.align 4
	.global _Q_cmpe
	.type	_Q_cmpe, #function
	.proc	04
_Q_cmpe:
	save	%sp, -96, %sp
	call	_Q_cmp, 0
	 restore
	.size	_Q_cmpe, .-_Q_cmpe
	.section	.text._Q_itoq,"ax",@progbits
	.align 4
	.global _Q_itoq
	.type	_Q_itoq, #function
	.proc	010
_Q_itoq:
	save	%sp, -96, %sp
	ld	[%fp+64], %i5
	mov	%i0, %o0
	st	%i5, [%sp+64]
	call	_U_Qfcnvxf_sgl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_itoq, .-_Q_itoq
	.section	.text._Q_utoq,"ax",@progbits
	.align 4
	.global _Q_utoq
	.type	_Q_utoq, #function
	.proc	010
_Q_utoq:
	save	%sp, -96, %sp
	mov	0, %o0
	ld	[%fp+64], %i5
	mov	%i0, %o1
	st	%i5, [%sp+64]
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_utoq, .-_Q_utoq
	.section	.text._Q_lltoq,"ax",@progbits
	.align 4
	.global _Q_lltoq
	.type	_Q_lltoq, #function
	.proc	010
_Q_lltoq:
	save	%sp, -96, %sp
	ld	[%fp+64], %i5
	mov	%i0, %o0
	mov	%i1, %o1
	st	%i5, [%sp+64]
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_lltoq, .-_Q_lltoq
	.section	.text._Q_stoq,"ax",@progbits
	.align 4
	.global _Q_stoq
	.type	_Q_stoq, #function
	.proc	010
_Q_stoq:
	save	%sp, -96, %sp
	ld	[%fp+64], %i5
	mov	%i0, %o0
	st	%i5, [%sp+64]
	call	_U_Qfcnvff_sgl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_stoq, .-_Q_stoq
	.section	.text._Q_dtoq,"ax",@progbits
	.align 4
	.global _Q_dtoq
	.type	_Q_dtoq, #function
	.proc	010
_Q_dtoq:
	save	%sp, -96, %sp
	ld	[%fp+64], %i5
	mov	%i0, %o0
	mov	%i1, %o1
	st	%i5, [%sp+64]
	call	_U_Qfcnvff_dbl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_dtoq, .-_Q_dtoq
	.section	.text._Q_ulltoq,"ax",@progbits
	.align 4
	.global _Q_ulltoq
	.type	_Q_ulltoq, #function
	.proc	010
_Q_ulltoq:
	save	%sp, -144, %sp
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i0, 0
	bl	.L30
	 ld	[%fp+64], %i5
	mov	%i0, %o0
	st	%i5, [%sp+64]
	mov	%i1, %o1
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
.L30:
	add	%fp, -16, %g1
	mov	%i1, %o1
	st	%g1, [%sp+64]
	sethi	%hi(-2147483648), %o0
	andn	%i0, %o0, %o0
	call	_U_Qfcnvxf_dbl_to_quad, 0
	 nop
	unimp	16
	ldd	[%fp-16], %g2
	std	%g2, [%fp-32]
	ldd	[%fp-8], %g2
	sethi	%gdop_hix22(HALF_RANGE), %g1
	std	%g2, [%fp-24]
	xor	%g1, %gdop_lox10(HALF_RANGE), %g1
	ld	[%l7 + %g1], %l7, %gdop(HALF_RANGE)
	ldd	[%l7+8], %g2
	ldd	[%l7], %i2
	add	%fp, -48, %o1
	st	%i5, [%sp+64]
	add	%fp, -32, %o0
	std	%i2, [%fp-48]
	std	%g2, [%fp-40]
	call	_U_Qfadd, 0
	 nop
	unimp	16
	jmp	%i7+12
	 restore %g0, %i5, %o0
	.size	_Q_ulltoq, .-_Q_ulltoq
	.section	.text._Q_qtoi,"ax",@progbits
	.align 4
	.global _Q_qtoi
	.type	_Q_qtoi, #function
	.proc	04
_Q_qtoi:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -16, %o0
	std	%i4, [%fp-16]
	call	_U_Qfcnvfxt_quad_to_sgl, 0
	 std	%g2, [%fp-8]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_qtoi, .-_Q_qtoi
	.section	.text._Q_qtou,"ax",@progbits
	.align 4
	.global _Q_qtou
	.type	_Q_qtou, #function
	.proc	016
_Q_qtou:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -16, %o0
	std	%i4, [%fp-16]
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 std	%g2, [%fp-8]
	jmp	%i7+8
	 restore %g0, %o1, %o0
	.size	_Q_qtou, .-_Q_qtou
	.section	.text._Q_qtoll,"ax",@progbits
	.align 4
	.global _Q_qtoll
	.type	_Q_qtoll, #function
	.proc	05
_Q_qtoll:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -16, %o0
	std	%i4, [%fp-16]
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 std	%g2, [%fp-8]
	mov	%o0, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
	.size	_Q_qtoll, .-_Q_qtoll
	.section	.text._Q_qtoull,"ax",@progbits
	.align 4
	.global _Q_qtoull
	.type	_Q_qtoull, #function
	.proc	017
_Q_qtoull:
	save	%sp, -144, %sp
	sethi	%gdop_hix22(HALF_RANGE), %g1
	xor	%g1, %gdop_lox10(HALF_RANGE), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%i0, %o0
	ld	[%l7 + %g1], %l7, %gdop(HALF_RANGE)
	call	_Q_fge, 0
	 mov	%l7, %o1
	cmp	%o0, 0
	be	.L37
	 add	%fp, -16, %g1
	ldd	[%i0], %o4
	ldd	[%l7+8], %g2
	ldd	[%i0+8], %i0
	ldd	[%l7], %i2
	std	%i0, [%fp-24]
	st	%g1, [%sp+64]
	add	%fp, -32, %i5
	add	%fp, -48, %o1
	mov	%i5, %o0
	std	%o4, [%fp-32]
	std	%g2, [%fp-40]
	std	%i2, [%fp-48]
	call	_U_Qfsub, 0
	 nop
	unimp	16
	ldd	[%fp-16], %g2
	std	%g2, [%fp-32]
	ldd	[%fp-8], %g2
	mov	%i5, %o0
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 std	%g2, [%fp-24]
	sethi	%hi(-2147483648), %g1
	or	%o0, %g1, %i0
	jmp	%i7+8
	 restore %g0, %o1, %o1
.L37:
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -32, %o0
	std	%i4, [%fp-32]
	call	_U_Qfcnvfxt_quad_to_dbl, 0
	 std	%g2, [%fp-24]
	mov	%o1, %i1
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	_Q_qtoull, .-_Q_qtoull
	.section	.text._Q_qtos,"ax",@progbits
	.align 4
	.global _Q_qtos
	.type	_Q_qtos, #function
	.proc	06
_Q_qtos:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -16, %o0
	std	%i4, [%fp-16]
	call	_U_Qfcnvff_quad_to_sgl, 0
	 std	%g2, [%fp-8]
	jmp	%i7+8
	 restore
	.size	_Q_qtos, .-_Q_qtos
	.section	.text._Q_qtod,"ax",@progbits
	.align 4
	.global _Q_qtod
	.type	_Q_qtod, #function
	.proc	07
_Q_qtod:
	save	%sp, -112, %sp
	ldd	[%i0+8], %g2
	ldd	[%i0], %i4
	add	%fp, -16, %o0
	std	%i4, [%fp-16]
	call	_U_Qfcnvff_quad_to_dbl, 0
	 std	%g2, [%fp-8]
	jmp	%i7+8
	 restore
	.size	_Q_qtod, .-_Q_qtod
	.section	".rodata"
	.align 8
	.type	HALF_RANGE, #object
	.size	HALF_RANGE, 16
HALF_RANGE:
	.long	1077805056
	.long	0
	.long	0
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
