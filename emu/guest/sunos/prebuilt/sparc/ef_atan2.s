! c778f75f7c727dd9c7f5895020b27e2b newlib/libm/math/ef_atan2.c
	.file	"ef_atan2.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	0
	.align 4
.LC2:
	.long	1078530011
	.align 4
.LC3:
	.long	-1068953637
	.align 4
.LC4:
	.long	1061752795
	.align 4
.LC5:
	.long	-1077342245
	.align 4
.LC6:
	.long	867941678
	.section	.text.__ieee754_atan2f,"ax",@progbits
	.align 4
	.global __ieee754_atan2f
	.type	__ieee754_atan2f, #function
	.proc	06
__ieee754_atan2f:
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g1
	sethi	%hi(2139095040), %i4
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	and	%i1, %g1, %g4
	mov	%i1, %g2
	mov	%i0, %g3
	and	%i0, %g1, %g1
	cmp	%g4, %i4
	bg	.L4
	 mov	1, %i5
	mov	0, %i5
.L4:
	andcc	%i5, 0xff, %g0
	bne	.L27
	 sethi	%hi(2139095040), %i4
	cmp	%g1, %i4
	ble	.L38
	 mov	1, %i5
	andcc	%i5, 0xff, %g0
	bne,a	.L46
	 st	%i1, [%fp-4]
	sethi	%hi(1065353216), %i5
.L47:
	cmp	%g2, %i5
	be	.L39
	 srl	%g3, 31, %i4
	sra	%g2, 30, %i5
	and	%i5, 2, %i5
	cmp	%g1, 0
	bne	.L8
	 or	%i5, %i4, %i5
	cmp	%i5, 2
	be	.L19
	 cmp	%i5, 3
	be,a	.L20
	 sethi	%gdop_hix22(.LC3), %g1
	st	%i0, [%fp-4]
	ld	[%fp-4], %f0
.L50:
	jmp	%i7+8
	 restore
.L38:
	mov	0, %i5
	andcc	%i5, 0xff, %g0
	be	.L47
	 sethi	%hi(1065353216), %i5
.L27:
	st	%i1, [%fp-4]
.L46:
	ld	[%fp-4], %f8
	st	%i0, [%fp-4]
	ld	[%fp-4], %f9
	fadds	%f8, %f9, %f0
	jmp	%i7+8
	 restore
.L8:
	cmp	%g4, 0
	be	.L40
	 sethi	%hi(2139095040), %i4
	cmp	%g4, %i4
	be	.L41
	 cmp	%g1, %i4
	be	.L42
	 sub	%g1, %g4, %g1
	sra	%g1, 23, %g1
	cmp	%g1, 60
	bg,a	.L25
	 sethi	%gdop_hix22(.LC0), %g1
	cmp	%g2, 0
	bge,a	.L48
	 st	%i0, [%fp-4]
	cmp	%g1, -60
	bl	.L15
	 mov	1, %g2
	mov	0, %g2
.L15:
	andcc	%g2, 0xff, %g0
	be	.L28
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	b	.L13
	 ld	[%g1], %f0
.L20:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L40:
	cmp	%g3, 0
	bl	.L36
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L19:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L39:
	call	atanf, 0
	 restore
.L41:
	cmp	%g1, %g4
	be	.L43
	 add	%i5, -1, %i5
	cmp	%i5, 2
	bgu	.L23
	 sethi	%gdop_hix22(.LC1), %g1
	sll	%i5, 2, %i5
	sethi	%gdop_hix22(CSWTCH.9), %g1
	xor	%g1, %gdop_lox10(CSWTCH.9), %g1
	ld	[%l7 + %g1], %g1, %gdop(CSWTCH.9)
	ld	[%g1+%i5], %f0
	jmp	%i7+8
	 restore
.L36:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L25:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
.L13:
	cmp	%i5, 1
.L45:
	be	.L16
	 cmp	%i5, 2
	be	.L17
	 cmp	%i5, 0
	be	.L50
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fadds	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fsubs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L43:
	cmp	%i5, 2
	bgu	.L22
	 sethi	%gdop_hix22(.LC4), %g1
	sll	%i5, 2, %i5
	sethi	%gdop_hix22(CSWTCH.8), %g1
	xor	%g1, %gdop_lox10(CSWTCH.8), %g1
	ld	[%l7 + %g1], %g1, %gdop(CSWTCH.8)
	ld	[%g1+%i5], %f0
	jmp	%i7+8
	 restore
.L28:
	st	%i0, [%fp-4]
.L48:
	ld	[%fp-4], %f8
	st	%i1, [%fp-4]
	ld	[%fp-4], %f9
	fdivs	%f8, %f9, %f8
	st	%f8, [%fp-4]
	call	fabsf, 0
	 ld	[%fp-4], %o0
	st	%f0, [%fp-4]
	call	atanf, 0
	 ld	[%fp-4], %o0
	b	.L45
	 cmp	%i5, 1
.L42:
	cmp	%g3, 0
	bl	.L36
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L17:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fadds	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	fsubs	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L16:
	st	%f0, [%fp-4]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-4], %g2
	xor	%g1, %g2, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	jmp	%i7+8
	 restore
.L23:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L22:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
	.size	__ieee754_atan2f, .-__ieee754_atan2f
	.section	".rodata"
	.align 4
	.type	CSWTCH.9, #object
	.size	CSWTCH.9, 12
CSWTCH.9:
	.long	-2147483648
	.long	1078530011
	.long	-1068953637
	.align 4
	.type	CSWTCH.8, #object
	.size	CSWTCH.8, 12
CSWTCH.8:
	.long	-1085730853
	.long	1075235812
	.long	-1072247836
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
