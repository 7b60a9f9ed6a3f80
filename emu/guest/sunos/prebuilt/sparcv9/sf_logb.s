! 73345d548c5483ee62bbb944e9cdf1f8 newlib/libm/common/sf_logb.c
	.file	"sf_logb.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	-1023672320
	.align 4
.LC1:
	.long	2139095040
	.align 4
.LC2:
	.long	-1082130432
	.align 4
.LC3:
	.long	0
	.section	.text.logbf,"ax",@progbits
	.align 4
	.global logbf
	.type	logbf, #function
	.proc	06
logbf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andncc	%g2, %g1, %g1
	be,pn	%icc, .L12
	 sethi	%hi(2139095040), %g3
	andcc	%g2, %g3, %g0
	be,pn	%icc, .L13
	 cmp	%g1, %g3
	be,a,pn	%icc, .L8
	 sethi	%gdop_hix22(.LC1), %g1
	bleu,pt	%icc, .L14
	 ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L13:
	sll	%g1, 8, %g1
	cmp	%g1, 0
	ble,pn	%icc, .L7
	 mov	-126, %g2
.L6:
	add	%g1, %g1, %g1
	cmp	%g1, 0
	bg,pt	%icc, .L6
	 add	%g2, -1, %g2
	st	%g2, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fitos	%f8, %f0
.L12:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f0, %f8, %f0
.L14:
	sra	%g1, 23, %g1
	add	%g1, -127, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fitos	%f8, %f0
.L8:
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	return	%i7+8
	 ld	[%g1], %f0
.L7:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ld	[%g1], %f0
	.size	logbf, .-logbf
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
