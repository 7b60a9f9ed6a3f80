! d8743c6ec279a72d01f473453ad9022f newlib/libm/math/k_tan.c
	.file	"k_tan.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1072693248
	.long	0
	.align 8
.LC2:
	.long	-1074790400
	.long	0
	.align 8
.LC3:
	.long	1072243195
	.long	1413754136
	.align 8
.LC4:
	.long	1015129638
	.long	856972295
	.align 8
.LC5:
	.long	1056647792
	.long	1958705876
	.align 8
.LC6:
	.long	1058191375
	.long	854632425
	.align 8
.LC7:
	.long	1060120311
	.long	445452392
	.align 8
.LC8:
	.long	1062722504
	.long	-18840811
	.align 8
.LC9:
	.long	1065494243
	.long	-378633069
	.align 8
.LC10:
	.long	1068212666
	.long	464732670
	.align 8
.LC11:
	.long	-1091340853
	.long	-614444173
	.align 8
.LC12:
	.long	1058307720
	.long	-1606970714
	.align 8
.LC13:
	.long	1061373144
	.long	-218995455
	.align 8
.LC14:
	.long	1064135970
	.long	-917109976
	.align 8
.LC15:
	.long	1066820852
	.long	-2079926729
	.align 8
.LC16:
	.long	1069617425
	.long	286326394
	.align 8
.LC17:
	.long	1070945621
	.long	1431655779
	.section	.text.__kernel_tan,"ax",@progbits
	.align 4
	.global __kernel_tan
	.type	__kernel_tan, #function
	.proc	07
__kernel_tan:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g1
	ldx	[%fp+2039], %g4
	sethi	%hi(1043332096), %g2
	srlx	%g4, 32, %g3
	or	%g2, 1023, %g2
	andn	%g3, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu,pt	%icc, .L2
	 fmovd	%f0, %f12
	fdtoi	%f0, %f8
	st	%f8, [%fp+2039]
	lduw	[%fp+2039], %g2
	cmp	%g2, 0
	bne,pt	%icc, .L13
	 sethi	%gdop_hix22(.LC5), %g2
	add	%i2, 1, %g2
	or	%g2, %g4, %g2
	orcc	%g2, %g1, %g0
	be,pn	%icc, .L10
	 cmp	%i2, 1
	be,pn	%icc, .L14
	 sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
.L2:
	sethi	%hi(1072010240), %g2
	or	%g2, 39, %g2
	cmp	%g1, %g2
	bleu,pn	%icc, .L3
	 cmp	%g3, 0
	bl,pn	%icc, .L11
	 sethi	%gdop_hix22(.LC3), %g2
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	fsubd	%f8, %f12, %f8
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC0), %g2
	fsubd	%f12, %f2, %f12
	xor	%g2, %gdop_lox10(.LC0), %g2
	faddd	%f12, %f8, %f12
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ldd	[%g2], %f2
.L3:
	sethi	%gdop_hix22(.LC5), %g2
.L13:
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	fmuld	%f12, %f12, %f18
	fmuld	%f18, %f18, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g2], %f10
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC12), %g2
	xor	%g2, %gdop_lox10(.LC12), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC12)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	fmuld	%f14, %f10, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC13)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g2, %gdop_lox10(.LC14), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC14)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC15), %g2
	xor	%g2, %gdop_lox10(.LC15), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC15)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC17), %g2
	xor	%g2, %gdop_lox10(.LC17), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC17)
	fmuld	%f10, %f14, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g2], %f16
	sethi	%gdop_hix22(.LC16), %g2
	xor	%g2, %gdop_lox10(.LC16), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC16)
	fmuld	%f12, %f18, %f20
	fmuld	%f10, %f14, %f10
	fmuld	%f8, %f18, %f8
	ldd	[%g2], %f14
	fmuld	%f20, %f16, %f16
	faddd	%f10, %f14, %f10
	sethi	%hi(1072010240), %g2
	faddd	%f8, %f10, %f8
	or	%g2, 39, %g2
	fmuld	%f8, %f20, %f8
	cmp	%g1, %g2
	faddd	%f8, %f2, %f8
	fmuld	%f8, %f18, %f8
	faddd	%f8, %f2, %f8
	faddd	%f16, %f8, %f8
	bgu,pn	%icc, .L12
	 faddd	%f12, %f8, %f0
	cmp	%i2, 1
	be,pn	%icc, .L14
	 mov	-1, %g2
	std	%f0, [%fp+2039]
	ldx	[%fp+2039], %g1
	sllx	%g2, 32, %g2
	and	%g1, %g2, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC2), %g3
	ldd	[%fp+2039], %f10
	xor	%g3, %gdop_lox10(.LC2), %g3
	fsubd	%f10, %f12, %f12
	ldx	[%l7 + %g3], %g3, %gdop(.LC2)
	ldd	[%g3], %f14
	fdivd	%f14, %f0, %f14
	std	%f14, [%fp+2039]
	ldx	[%fp+2039], %g1
	and	%g1, %g2, %g1
	fsubd	%f8, %f12, %f8
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC1), %g1
	ldd	[%fp+2039], %f0
	xor	%g1, %gdop_lox10(.LC1), %g1
	fmuld	%f10, %f0, %f10
	fmuld	%f8, %f0, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f12
	faddd	%f10, %f12, %f10
	faddd	%f8, %f10, %f8
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f0, %f0
.L14:
	return	%i7+8
	 nop
.L12:
	stx	%i2, [%fp+2039]
	fmuld	%f0, %f0, %f14
	ldd	[%fp+2039], %f10
	fitod	%f11, %f10
	faddd	%f0, %f10, %f0
	sra	%g3, 30, %g3
	fdivd	%f14, %f0, %f14
	and	%g3, 2, %g3
	fsubd	%f14, %f8, %f8
	mov	1, %g1
	fsubd	%f12, %f8, %f8
	sub	%g1, %g3, %g1
	faddd	%f8, %f8, %f8
	st	%g1, [%fp+2039]
	fsubd	%f10, %f8, %f10
	ld	[%fp+2039], %f0
	fitod	%f0, %f0
	return	%i7+8
	 fmuld	%f10, %f0, %f0
.L11:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	fnegd	%f0, %f12
	fnegd	%f2, %f2
	ldd	[%g2], %f8
	sethi	%gdop_hix22(.LC4), %g2
	xor	%g2, %gdop_lox10(.LC4), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	fsubd	%f8, %f12, %f8
	ldd	[%g2], %f12
	sethi	%gdop_hix22(.LC0), %g2
	fsubd	%f12, %f2, %f12
	xor	%g2, %gdop_lox10(.LC0), %g2
	faddd	%f12, %f8, %f12
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	ba,pt	%xcc, .L3
	 ldd	[%g2], %f2
.L10:
	call	fabs, 0
	 nop
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
	.size	__kernel_tan, .-__kernel_tan
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
