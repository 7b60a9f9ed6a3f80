! 2077485aa2e6465580b1ad9adbdb3d2b newlib/libm/common/s_logb.c
	.file	"s_logb.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	-1064285184
	.long	0
	.align 8
.LC1:
	.long	-1064308736
	.long	0
	.align 8
.LC2:
	.long	2146435072
	.long	0
	.align 8
.LC3:
	.long	-1074790400
	.long	0
	.align 8
.LC4:
	.long	0
	.long	0
	.section	.text.logb,"ax",@progbits
	.align 4
	.global logb
	.type	logb, #function
	.proc	07
logb:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(2146435072), %g5
	ldx	[%fp+2039], %g3
	sethi	%hi(-2147483648), %g1
	srlx	%g3, 32, %g4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	mov	%g3, %g2
	andcc	%g5, %g4, %g0
	bne,pt	%icc, .L2
	 andn	%g4, %g1, %g1
	orcc	%g1, %g3, %g0
	bne,a,pt %icc, .L3
	 cmp	%g1, 0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L3:
	bne,pt	%icc, .L5
	 sll	%g1, 11, %g1
	cmp	%g3, 0
	ble,pn	%icc, .L10
	 mov	-1043, %g1
.L7:
	add	%g2, %g2, %g2
	cmp	%g2, 0
	bg,pt	%icc, .L7
	 add	%g1, -1, %g1
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f8
	return	%i7+8
	 fitod	%f8, %f0
.L2:
	sethi	%hi(2146434048), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L17
	 cmp	%g1, %g5
	mov	0, %g1
	movg	%icc, 1, %g1
	cmp	%g0, %g3
	addx	%g0, 0, %g2
	orcc	%g1, %g2, %g0
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	return	%i7+8
	 fmovde	%icc, %f8, %f0
.L5:
	cmp	%g1, 0
	be,pn	%icc, .L11
	 mov	-1022, %g2
.L8:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg,pt	%icc, .L8
	 add	%g2, -1, %g2
	st	%g2, [%fp+2039]
	ld	[%fp+2039], %f8
	return	%i7+8
	 fitod	%f8, %f0
.L17:
	sra	%g1, 20, %g1
	add	%g1, -1023, %g1
	st	%g1, [%fp+2039]
	ld	[%fp+2039], %f8
	return	%i7+8
	 fitod	%f8, %f0
.L11:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ldd	[%g1], %f0
.L10:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ldd	[%g1], %f0
	.size	logb, .-logb
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
