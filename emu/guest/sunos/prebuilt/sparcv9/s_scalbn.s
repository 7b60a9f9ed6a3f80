! f4ad90d67af8ab3facfb7a37341f0326 newlib/libm/common/s_scalbn.c
	.file	"s_scalbn.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1129316352
	.long	0
	.align 8
.LC1:
	.long	27618847
	.long	-1023872167
	.align 8
.LC2:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC3:
	.long	1016070144
	.long	0
	.section	.text.scalbn,"ax",@progbits
	.align 4
	.global scalbn
	.type	scalbn, #function
	.proc	07
scalbn:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	ldx	[%fp+2039], %g4
	srlx	%g4, 32, %g2
	sra	%g2, 20, %g1
	andcc	%g1, 2047, %g1
	bne,pt	%icc, .L2
	 mov	%g2, %g3
	sethi	%hi(-2147483648), %g1
	andn	%g2, %g1, %g1
	orcc	%g1, %g4, %g0
	be,pn	%icc, .L18
	 sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	sethi	%hi(-50176), %g1
	or	%g1, 176, %g1
	cmp	%i1, %g1
	bl,pn	%icc, .L13
	 fmuld	%f0, %f8, %f0
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g3
	srlx	%g3, 32, %g3
	sra	%g3, 20, %g1
	and	%g1, 2047, %g1
	add	%g1, -54, %g1
	add	%g1, %i1, %g1
.L17:
	cmp	%g1, 2046
	bg,pn	%icc, .L14
	 cmp	%g1, 0
	bg,pn	%icc, .L15
	 cmp	%g1, -53
	bl,pn	%icc, .L16
	 sethi	%hi(2146435072), %g4
	std	%f0, [%fp+2039]
	add	%g1, 54, %g1
	ldx	[%fp+2039], %g2
	sll	%g1, 20, %g1
	srl	%g2, 0, %g2
	andn	%g3, %g4, %g3
	or	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC3), %g1
	ldd	[%fp+2039], %f0
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L2:
	cmp	%g1, 2047
	bne,pt	%icc, .L17
	 add	%g1, %i1, %g1
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L14:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
.L11:
	ldd	[%g1], %f8
	fmovd	%f0, %f2
	std	%f8, [%fp+2039]
	call	copysign, 0
	 fmovd	%f8, %f0
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L15:
	std	%f0, [%fp+2039]
	sethi	%hi(2146435072), %g4
	ldx	[%fp+2039], %g2
	andn	%g3, %g4, %g3
	srl	%g2, 0, %g2
	sll	%g1, 20, %g1
	or	%g1, %g3, %g1
	sllx	%g1, 32, %g1
	or	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	ldd	[%fp+2039], %f0
.L18:
	return	%i7+8
	 nop
.L13:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 fmuld	%f0, %f8, %f0
.L16:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ba,pt	%xcc, .L11
	 ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	.size	scalbn, .-scalbn
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
