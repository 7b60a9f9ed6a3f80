! eb597aab4f659cf8c5b2f407bbca634e newlib/libm/math/k_cos.c
	.file	"k_cos.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1072103424
	.long	0
	.align 8
.LC1:
	.long	1070727168
	.long	0
	.align 8
.LC2:
	.long	1072693248
	.long	0
	.align 8
.LC3:
	.long	-1112999191
	.long	-1098368812
	.align 8
.LC4:
	.long	1042411166
	.long	-1112231484
	.align 8
.LC5:
	.long	1049787983
	.long	-2137238867
	.align 8
.LC6:
	.long	1056571808
	.long	432739728
	.align 8
.LC7:
	.long	1062650220
	.long	381768055
	.align 8
.LC8:
	.long	1067799893
	.long	1431655756
	.align 8
.LC9:
	.long	1071644672
	.long	0
	.section	.text.__kernel_cos,"ax",@progbits
	.align 4
	.global __kernel_cos
	.type	__kernel_cos, #function
	.proc	07
__kernel_cos:
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
	bgu,a,pt %icc, .L2
	 sethi	%gdop_hix22(.LC3), %g2
	fdtoi	%f0, %f8
	st	%f8, [%fp+2039]
	lduw	[%fp+2039], %g1
	cmp	%g1, 0
	be,pn	%icc, .L12
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	fmuld	%f0, %f0, %f12
	sethi	%gdop_hix22(.LC5), %g1
	fmuld	%f12, %f8, %f8
	xor	%g1, %gdop_lox10(.LC5), %g1
	faddd	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f10
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC6), %g1
	fsubd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f10
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC7), %g1
	faddd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f10
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC8), %g1
	fsubd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC8), %g1
	fmuld	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f10
	faddd	%f8, %f10, %f8
	fmuld	%f8, %f12, %f8
.L7:
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuld	%f0, %f2, %f2
	ldd	[%g1], %f10
	fmuld	%f12, %f8, %f8
	fmuld	%f12, %f10, %f10
	fsubd	%f8, %f2, %f8
	sethi	%gdop_hix22(.LC2), %g1
	fsubd	%f10, %f8, %f10
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f0
	return	%i7+8
	 fsubd	%f0, %f10, %f0
.L2:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC5), %g2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	fmuld	%f0, %f0, %f12
	fmuld	%f12, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	fmuld	%f8, %f12, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%hi(1070804992), %g2
	or	%g2, 818, %g2
	fmuld	%f8, %f12, %f8
	cmp	%g1, %g2
	faddd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	ldd	[%g2], %f10
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC8), %g2
	fsubd	%f8, %f10, %f8
	xor	%g2, %gdop_lox10(.LC8), %g2
	fmuld	%f8, %f12, %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	ldd	[%g2], %f10
	faddd	%f8, %f10, %f8
	bleu,pn	%icc, .L7
	 fmuld	%f8, %f12, %f8
	sethi	%hi(1072234496), %g2
	cmp	%g1, %g2
	bgu,a,pt %icc, .L9
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(-2097152), %g2
	add	%g1, %g2, %g1
	sllx	%g1, 32, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%fp+2039], %f10
	ldd	[%g1], %f14
	fmuld	%f0, %f2, %f2
	fsubd	%f14, %f10, %f14
	fmuld	%f12, %f8, %f8
	sethi	%gdop_hix22(.LC9), %g1
	fsubd	%f8, %f2, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f16
	fmuld	%f12, %f16, %f12
	fsubd	%f12, %f10, %f12
	fsubd	%f12, %f8, %f12
	return	%i7+8
	 fsubd	%f14, %f12, %f0
.L9:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	fmuld	%f0, %f2, %f2
	ldd	[%g1], %f10
	fmuld	%f12, %f8, %f8
	sethi	%gdop_hix22(.LC9), %g1
	fsubd	%f8, %f2, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f16
	fmuld	%f12, %f16, %f12
	fsubd	%f12, %f10, %f12
	fsubd	%f12, %f8, %f12
	return	%i7+8
	 fsubd	%f14, %f12, %f0
.L12:
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	return	%i7+8
	 ldd	[%g1], %f0
	.size	__kernel_cos, .-__kernel_cos
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
