! 945c265bc4f1a63a45eb67c9bf6f6687 newlib/libm/math/k_sin.c
	.file	"k_sin.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1038473530
	.long	1523570044
	.align 8
.LC1:
	.long	1046144486
	.long	-1976853269
	.align 8
.LC2:
	.long	1053236707
	.long	1471282813
	.align 8
.LC3:
	.long	1059717536
	.long	432103893
	.align 8
.LC4:
	.long	1065423121
	.long	286324902
	.align 8
.LC5:
	.long	1069897045
	.long	1431655753
	.align 8
.LC6:
	.long	1071644672
	.long	0
	.section	.text.__kernel_sin,"ax",@progbits
	.align 4
	.global __kernel_sin
	.type	__kernel_sin, #function
	.proc	07
__kernel_sin:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1044380672), %g2
	ldx	[%fp+2039], %g1
	or	%g2, 1023, %g2
	sllx	%g1, 1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%g1, 33, %g1
	cmp	%g1, %g2
	bgu,pt	%icc, .L8
	 sethi	%gdop_hix22(.LC0), %g1
	fdtoi	%f0, %f10
	st	%f10, [%fp+2039]
	lduw	[%fp+2039], %g1
	cmp	%g1, 0
	be,pn	%icc, .L1
	 fmovd	%f0, %f8
	sethi	%gdop_hix22(.LC0), %g1
.L8:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	fmuld	%f0, %f0, %f10
	sethi	%gdop_hix22(.LC2), %g1
	fmuld	%f10, %f8, %f8
	xor	%g1, %gdop_lox10(.LC2), %g1
	fsubd	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC3), %g1
	faddd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f12
	fmuld	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC4), %g1
	fsubd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC4), %g1
	fmuld	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	fmuld	%f0, %f10, %f14
	ldd	[%g1], %f12
	brnz,pt	%i2, .L4
	 faddd	%f8, %f12, %f8
	fmuld	%f10, %f8, %f10
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f8
	fsubd	%f10, %f8, %f10
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f0, %f8
.L1:
	return	%i7+8
	 fmovd	%f8, %f0
.L4:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f12
	fmuld	%f2, %f12, %f12
	fmuld	%f14, %f8, %f8
	sethi	%gdop_hix22(.LC5), %g1
	fsubd	%f12, %f8, %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	fmuld	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fsubd	%f8, %f2, %f8
	ldd	[%g1], %f12
	fmuld	%f14, %f12, %f14
	faddd	%f8, %f14, %f8
	fsubd	%f0, %f8, %f8
	return	%i7+8
	 fmovd	%f8, %f0
	.size	__kernel_sin, .-__kernel_sin
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
