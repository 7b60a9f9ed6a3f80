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
	save	%sp, -104, %sp
	sethi	%hi(2147482624), %g2
	sub	%g0, %i3, %g1
	or	%g2, 1023, %g2
	or	%g1, %i3, %g1
	and	%i2, %g2, %i4
	sethi	%hi(2146435072), %o5
	srl	%g1, 31, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	or	%g1, %i4, %g1
	mov	%i0, %o0
	cmp	%g1, %o5
	bgu	.L2
	 mov	%i1, %o1
	sub	%g0, %i1, %g1
	and	%i0, %g2, %g2
	or	%g1, %i1, %g1
	srl	%g1, 31, %g1
	or	%g1, %g2, %g1
	cmp	%g1, %o5
	bgu	.L2
	 sethi	%hi(-1072693248), %g1
	add	%i2, %g1, %g1
	orcc	%g1, %i3, %g0
	be	.L35
	 sra	%i2, 30, %i5
	srl	%i0, 31, %g1
	and	%i5, 2, %i5
	orcc	%g2, %i1, %g0
	be	.L36
	 or	%i5, %g1, %i5
	orcc	%i4, %i3, %g0
	be	.L37
	 cmp	%i4, %o5
	be	.L38
	 cmp	%g2, %o5
	be	.L39
	 sub	%g2, %i4, %g2
	sra	%g2, 20, %g2
	cmp	%g2, 60
	bg,a	.L23
	 sethi	%gdop_hix22(.LC0), %g1
	cmp	%i2, 0
	bge,a	.L43
	 std	%o0, [%fp-8]
	cmp	%g2, -60
	bl	.L13
	 mov	1, %g1
	mov	0, %g1
.L13:
	andcc	%g1, 0xff, %g0
	be	.L25
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
.L11:
	cmp	%i5, 1
.L42:
	be	.L14
	 cmp	%i5, 2
	be	.L15
	 cmp	%i5, 0
	be	.L45
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fsubd	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fsubd	%f0, %f8, %f0
.L45:
	jmp	%i7+8
	 restore
.L2:
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f8
	std	%o0, [%fp-8]
	ldd	[%fp-8], %f10
	faddd	%f8, %f10, %f0
	jmp	%i7+8
	 restore
.L36:
	cmp	%i5, 2
	be	.L17
	 cmp	%i5, 3
	be	.L18
	 sethi	%gdop_hix22(.LC3), %g1
	std	%o0, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L35:
	call	atan, 0
	 restore
.L18:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L37:
	cmp	%i0, 0
	bl	.L33
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L17:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L23:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L11
	 ldd	[%g1], %f0
.L33:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L38:
	cmp	%g2, %i4
	be	.L41
	 add	%i5, -1, %i5
	cmp	%i5, 2
	bgu	.L21
	 sethi	%gdop_hix22(.LC1), %g1
	sll	%i5, 3, %i5
	sethi	%gdop_hix22(CSWTCH.9), %g1
	xor	%g1, %gdop_lox10(CSWTCH.9), %g1
	ld	[%l7 + %g1], %g1, %gdop(CSWTCH.9)
	ldd	[%g1+%i5], %f0
	jmp	%i7+8
	 restore
.L39:
	cmp	%i0, 0
	bl	.L33
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC0)
	ldd	[%l7], %f0
	jmp	%i7+8
	 restore
.L15:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC2), %g1
	fsubd	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC2), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	fsubd	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L14:
	std	%f0, [%fp-8]
	ldd	[%fp-8], %g2
	st	%f0, [%fp-8]
	sethi	%hi(-2147483648), %g4
	ld	[%fp-8], %g1
	xor	%g1, %g4, %g2
	std	%g2, [%fp-8]
	ldd	[%fp-8], %f0
	jmp	%i7+8
	 restore
.L41:
	cmp	%i5, 2
	bgu	.L20
	 sethi	%gdop_hix22(.LC4), %g1
	sll	%i5, 3, %i5
	sethi	%gdop_hix22(CSWTCH.8), %g1
	xor	%g1, %gdop_lox10(CSWTCH.8), %g1
	ld	[%l7 + %g1], %g1, %gdop(CSWTCH.8)
	ldd	[%g1+%i5], %f0
	jmp	%i7+8
	 restore
.L21:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
.L25:
	std	%o0, [%fp-8]
.L43:
	ldd	[%fp-8], %f8
	std	%i2, [%fp-8]
	ldd	[%fp-8], %f10
	fdivd	%f8, %f10, %f8
	std	%f8, [%fp-8]
	call	fabs, 0
	 ldd	[%fp-8], %o0
	std	%f0, [%fp-8]
	call	atan, 0
	 ldd	[%fp-8], %o0
	b	.L42
	 cmp	%i5, 1
.L20:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f0
	jmp	%i7+8
	 restore
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
