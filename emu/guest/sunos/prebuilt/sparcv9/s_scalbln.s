! 3ee8857a6394bfee88254ce8761a239a newlib/libm/common/s_scalbln.c
	.file	"s_scalbln.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1129316352
	.long	0
	.align 8
.LC1:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC2:
	.long	27618847
	.long	-1023872167
	.align 8
.LC3:
	.long	1016070144
	.long	0
	.section	.text.scalbln,"ax",@progbits
	.align 4
	.global scalbln
	.type	scalbln, #function
	.proc	07
scalbln:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2039], %g3
	fmovd	%f0, %f2
	srlx	%g3, 32, %g2
	sra	%g2, 20, %g1
	andcc	%g1, 2047, %g1
	bne,pt	%icc, .L2
	 mov	%g2, %g4
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	orcc	%g1, %g3, %g0
	be,pn	%icc, .L17
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	fmuld	%f0, %f8, %f2
	std	%f2, [%fp+2039]
	ldx	[%fp+2039], %g4
	srlx	%g4, 32, %g4
	sra	%g4, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -54, %g1
	sethi	%hi(51201024), %g2
.L16:
	srlx	%g2, 10, %g2
	cmp	%i1, %g2
	add	%g1, %i1, %g1
	mov	0, %g3
	movge	%xcc, 1, %g3
	cmp	%g1, 2046
	mov	0, %g2
	movg	%icc, 1, %g2
	orcc	%g3, %g2, %g0
	bne,pn	%icc, .L14
	 sethi	%hi(49152), %g2
	xor	%g2, -848, %g2
	cmp	%i1, %g2
	bl,pn	%xcc, .L12
	 cmp	%g1, 0
	bg,pn	%icc, .L15
	 cmp	%g1, -53
	bl,pn	%icc, .L12
	 add	%g1, 54, %g1
	std	%f2, [%fp+2039]
	sethi	%hi(2146435072), %g3
	sll	%g1, 20, %g1
	andn	%g4, %g3, %g3
	or	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	ldx	[%fp+2039], %g2
	srl	%g2, 0, %g2
	or	%g2, %g1, %g2
	sethi	%gdop_hix22(.LC3), %g1
	stx	%g2, [%fp+2039]
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldd	[%fp+2039], %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f0
	return	%i7+8
	 fmuld	%f8, %f0, %f0
.L2:
	cmp	%g1, 2047
	bne,pn	%icc, .L16
	 sethi	%hi(51201024), %g2
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L12:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	std	%f8, [%fp+2039]
	call	copysign, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L15:
	std	%f2, [%fp+2039]
	sll	%g1, 20, %g1
	ldx	[%fp+2039], %g2
	sethi	%hi(2146435072), %g3
	srl	%g2, 0, %g2
	andn	%g4, %g3, %g3
	or	%g3, %g1, %g1
	sllx	%g1, 32, %g1
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L17:
	return	%i7+8
	 nop
.L14:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	std	%f8, [%fp+2039]
	call	copysign, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
	.size	scalbln, .-scalbln
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
