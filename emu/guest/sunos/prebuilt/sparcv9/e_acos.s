! 47772e4a214d9a6c4589e8684271c2b0 newlib/libm/math/e_acos.c
	.file	"e_acos.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	0
	.long	0
	.align 8
.LC1:
	.long	1074340347
	.long	1413754136
	.align 8
.LC2:
	.long	1073291771
	.long	1413754136
	.align 8
.LC3:
	.long	1057111521
	.long	234747657
	.align 8
.LC4:
	.long	1061810144
	.long	1963045512
	.align 8
.LC5:
	.long	1067745832
	.long	-1251438789
	.align 8
.LC6:
	.long	1070186837
	.long	243811413
	.align 8
.LC7:
	.long	1070913042
	.long	65761149
	.align 8
.LC8:
	.long	1069897045
	.long	1431655765
	.align 8
.LC9:
	.long	1068742853
	.long	-1322347902
	.align 8
.LC10:
	.long	1072039532
	.long	462225753
	.align 8
.LC11:
	.long	1073752805
	.long	-1671853368
	.align 8
.LC12:
	.long	1073953319
	.long	478817611
	.align 8
.LC13:
	.long	1072693248
	.long	0
	.align 8
.LC14:
	.long	1016178214
	.long	856972295
	.align 8
.LC15:
	.long	1071644672
	.long	0
	.section	.text.__ieee754_acos,"ax",@progbits
	.align 4
	.global __ieee754_acos
	.type	__ieee754_acos, #function
	.proc	07
__ieee754_acos:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %g1
	ldx	[%fp+2039], %g4
	sethi	%hi(1072692224), %g2
	srlx	%g4, 32, %g3
	or	%g2, 1023, %g2
	andn	%g3, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bleu,pt	%icc, .L2
	 fmovd	%f0, %f12
	sethi	%hi(-1072693248), %g2
	add	%g1, %g2, %g1
	orcc	%g1, %g4, %g0
	bne,pn	%icc, .L3
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%g3, 0
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f0
	return	%i7+8
	 fmovdle	%icc, %f8, %f0
.L2:
	sethi	%hi(1071643648), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,a,pt %icc, .L5
	 sethi	%gdop_hix22(.LC13), %g1
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC2)
	ldd	[%g2], %f0
	sethi	%hi(1012924416), %g2
	cmp	%g1, %g2
	bgu,pt	%icc, .L10
	 sethi	%gdop_hix22(.LC3), %g1
	return	%i7+8
	 nop
.L5:
	cmp	%g3, 0
	xor	%g1, %gdop_lox10(.LC13), %g1
	bl,pn	%icc, .L11
	 ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC15), %g1
	fsubd	%f18, %f0, %f12
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f14
	fmuld	%f12, %f14, %f14
	std	%f18, [%fp+2023]
	std	%f14, [%fp+2031]
	call	__ieee754_sqrt, 0
	 fmovd	%f14, %f0
	std	%f0, [%fp+2039]
	mov	-1, %g1
	ldx	[%fp+2039], %g2
	sllx	%g1, 32, %g1
	and	%g2, %g1, %g1
	stx	%g1, [%fp+2039]
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%fp+2031], %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f12
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC10), %g1
	fsubd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f12
	fmuld	%f14, %f10, %f10
	sethi	%gdop_hix22(.LC8), %g1
	fsubd	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f12
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC11), %g1
	faddd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f12
	ldd	[%fp+2039], %f16
	fmuld	%f10, %f14, %f10
	fmuld	%f8, %f14, %f8
	faddd	%f10, %f12, %f10
	ldd	[%fp+2023], %f18
	fmuld	%f10, %f14, %f10
	fmuld	%f16, %f16, %f12
	sethi	%gdop_hix22(.LC12), %g1
	fsubd	%f14, %f12, %f12
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f20
	fsubd	%f10, %f20, %f10
	fmuld	%f10, %f14, %f10
	faddd	%f0, %f16, %f14
	faddd	%f10, %f18, %f10
	fdivd	%f12, %f14, %f12
	fdivd	%f8, %f10, %f8
	fmuld	%f8, %f0, %f0
	faddd	%f0, %f12, %f0
	faddd	%f0, %f16, %f0
	return	%i7+8
	 faddd	%f0, %f0, %f0
.L3:
	fsubd	%f0, %f0, %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L10:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuld	%f12, %f12, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fmuld	%f14, %f10, %f10
	fsubd	%f10, %f16, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuld	%f10, %f14, %f10
	fmuld	%f8, %f14, %f8
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	fmuld	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC13), %g1
	fsubd	%f10, %f16, %f10
	xor	%g1, %gdop_lox10(.LC13), %g1
	fmuld	%f10, %f14, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f14
	faddd	%f10, %f14, %f10
	sethi	%gdop_hix22(.LC14), %g1
	fdivd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	fmuld	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f10
	fsubd	%f10, %f8, %f8
	fsubd	%f12, %f8, %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L11:
	ldd	[%g1], %f14
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	faddd	%f0, %f14, %f12
	fmuld	%f12, %f8, %f12
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuld	%f12, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	fmuld	%f8, %f12, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC10), %g1
	fsubd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f16
	fmuld	%f12, %f10, %f10
	sethi	%gdop_hix22(.LC8), %g1
	fsubd	%f10, %f16, %f10
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC11), %g1
	faddd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f16
	fmuld	%f8, %f12, %f8
	fmuld	%f10, %f12, %f10
	sethi	%gdop_hix22(.LC12), %g1
	faddd	%f10, %f16, %f10
	xor	%g1, %gdop_lox10(.LC12), %g1
	fmuld	%f10, %f12, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f16
	fsubd	%f10, %f16, %f10
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f14, %f10
	std	%f8, [%fp+2031]
	std	%f10, [%fp+2039]
	call	__ieee754_sqrt, 0
	 fmovd	%f12, %f0
	ldd	[%fp+2039], %f10
	ldd	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC14), %g1
	fdivd	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	fmuld	%f8, %f0, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f10
	fsubd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC1), %g1
	faddd	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC1), %g1
	faddd	%f0, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f8
	return	%i7+8
	 fsubd	%f8, %f0, %f0
	.size	__ieee754_acos, .-__ieee754_acos
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
