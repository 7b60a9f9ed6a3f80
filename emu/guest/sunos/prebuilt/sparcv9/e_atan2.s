! 58d8b2dc54aa3298cd233e9c286e9ae3 newlib/libm/math/e_atan2.c
	.file	"e_atan2.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1073291771
	.long	1413754136
	.align 8
.LC1:
	.long	0
	.long	0
	.align 8
.LC2:
	.long	1074340347
	.long	1413754136
	.align 8
.LC3:
	.long	-1073143301
	.long	1413754136
	.align 8
.LC4:
	.long	1072243195
	.long	1413754136
	.align 8
.LC5:
	.long	-1074191877
	.long	1413754136
	.align 8
.LC6:
	.long	1017226790
	.long	856972295
	.section	.text.__ieee754_atan2,"ax",@progbits
	.align 4
	.global __ieee754_atan2
	.type	__ieee754_atan2, #function
	.proc	07
__ieee754_atan2:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f2, [%fp+2039]
	sethi	%hi(2147482624), %g2
	ldx	[%fp+2039], %g3
	or	%g2, 1023, %g2
	srlx	%g3, 32, %g5
	sub	%g0, %g3, %g1
	and	%g2, %g5, %i3
	or	%g1, %g3, %g1
	sethi	%hi(2146435072), %i4
	srl	%g1, 31, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, %i3, %g1
	cmp	%g1, %i4
	bgu,pn	%icc, .L2
	 fmovd	%f0, %f8
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g4
	srlx	%g4, 32, %i2
	sub	%g0, %g4, %g1
	and	%g2, %i2, %g2
	or	%g1, %g4, %g1
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	cmp	%g1, %i4
	bgu,pn	%icc, .L2
	 sethi	%hi(-1072693248), %g1
	add	%g1, %g5, %g1
	orcc	%g1, %g3, %g0
	be,pn	%icc, .L29
	 sra	%g5, 30, %i5
	srl	%i2, 31, %g1
	and	%i5, 2, %i5
	orcc	%g2, %g4, %g0
	be,pt	%icc, .L30
	 or	%i5, %g1, %i5
	orcc	%i3, %g3, %g0
	be,pn	%icc, .L27
	 cmp	%i3, %i4
	be,pn	%icc, .L31
	 cmp	%g2, %i4
	be,pn	%icc, .L27
	 sub	%g2, %i3, %g2
	sethi	%gdop_hix22(.LC0), %g1
	sra	%g2, 20, %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	cmp	%g2, 60
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	bg,pt	%icc, .L11
	 ldd	[%g1], %f0
	cmp	%g2, -60
	srl	%g5, 31, %g5
	mov	0, %g1
	sethi	%gdop_hix22(.LC1), %g2
	movl	%icc, 1, %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	andcc	%g5, %g1, %g0
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	bne,pt	%icc, .L11
	 ldd	[%g2], %f0
	call	fabs, 0
	 fdivd	%f8, %f2, %f0
	call	atan, 0
	 nop
.L11:
	cmp	%i5, 1
	be,pn	%icc, .L12
	 cmp	%i5, 2
	be,pn	%icc, .L13
	 cmp	%i5, 0
	be,pn	%icc, .L35
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fsubd	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L2:
	return	%i7+8
	 faddd	%f2, %f8, %f0
.L30:
	cmp	%i5, 2
	be,pn	%icc, .L15
	 cmp	%i5, 3
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f10
	fmovde	%icc, %f10, %f8
	return	%i7+8
	 fmovd	%f8, %f0
.L29:
	call	atan, 0
	 restore
.L27:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	cmp	%i2, 0
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f0
	return	%i7+8
	 fmovdge	%icc, %f8, %f0
.L15:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	return	%i7+8
	 ldd	[%g1], %f0
.L13:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fsubd	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	return	%i7+8
	 fsubd	%f8, %f0, %f0
.L12:
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g3
	ldx	[%fp+2039], %g1
	srlx	%g1, 32, %g2
	srl	%g1, 0, %g1
	xor	%g2, %g3, %g2
	sllx	%g2, 32, %g2
	or	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L35:
	return	%i7+8
	 nop
.L31:
	cmp	%g2, %i3
	be,pn	%icc, .L33
	 add	%i5, -1, %i5
	sethi	%gdop_hix22(.LC1), %g1
	cmp	%i5, 2
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	bgu,pt	%icc, .L35
	 ldd	[%g1], %f0
	srl	%i5, 0, %i5
	sethi	%gdop_hix22(CSWTCH.9), %g2
	sllx	%i5, 3, %g1
	xor	%g2, %gdop_lox10(CSWTCH.9), %g2
	ldx	[%l7 + %g2], %l7, %gdop(CSWTCH.9)
	ldd	[%l7+%g1], %f0
	return	%i7+8
	 nop
.L33:
	sethi	%gdop_hix22(.LC4), %g1
	cmp	%i5, 2
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	bgu,pt	%icc, .L35
	 ldd	[%g1], %f0
	srl	%i5, 0, %i5
	sethi	%gdop_hix22(CSWTCH.8), %g2
	sllx	%i5, 3, %g1
	xor	%g2, %gdop_lox10(CSWTCH.8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(CSWTCH.8)
	return	%i7+8
	 ldd	[%g2+%g1], %f0
	.size	__ieee754_atan2, .-__ieee754_atan2
	.section	".rodata"
	.align 8
	.type	CSWTCH.9, #object
	.size	CSWTCH.9, 24
CSWTCH.9:
	.long	-2147483648
	.long	0
	.long	1074340347
	.long	1413754136
	.long	-1073143301
	.long	1413754136
	.align 8
	.type	CSWTCH.8, #object
	.size	CSWTCH.8, 24
CSWTCH.8:
	.long	-1075240453
	.long	1413754136
	.long	1073928572
	.long	2134057426
	.long	-1073555076
	.long	2134057426
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
