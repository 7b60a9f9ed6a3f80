! 142904d1fb3ca050f7b867d0f02e12a1 newlib/libm/math/ef_exp.c
	.file	"ef_exp.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1900671690
	.align 4
.LC2:
	.long	1069066811
	.align 4
.LC3:
	.long	1060204928
	.align 4
.LC4:
	.long	924317649
	.align 4
.LC5:
	.long	858897228
	.align 4
.LC6:
	.long	903735822
	.align 4
.LC7:
	.long	948613973
	.align 4
.LC8:
	.long	993397601
	.align 4
.LC9:
	.long	1042983595
	.align 4
.LC10:
	.long	1065353216
	.align 4
.LC11:
	.long	1073741824
	.align 4
.LC12:
	.long	226492416
	.section	.text.__ieee754_expf,"ax",@progbits
	.align 4
	.global __ieee754_expf
	.type	__ieee754_expf, #function
	.proc	06
__ieee754_expf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %g1
	lduw	[%fp+2043], %g2
	sethi	%hi(2139095040), %g3
	andn	%g2, %g1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g3
	bgu,pn	%icc, .L22
	 nop
	be,pn	%icc, .L23
	 srl	%g2, 31, %g4
	sethi	%hi(1118924800), %g3
	or	%g3, 535, %g3
	cmp	%g2, %g3
	bg,pn	%icc, .L24
	 sethi	%hi(1120923648), %g2
	or	%g2, 437, %g2
	cmp	%g2, %g1
	addx	%g0, 0, %g2
	andcc	%g4, %g2, %g0
	bne,pn	%icc, .L15
	 sethi	%hi(1051815936), %g2
	or	%g2, 536, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L6
	 sethi	%hi(830471168), %g2
	sethi	%hi(1065686016), %g2
	or	%g2, 401, %g2
	cmp	%g1, %g2
	bgu,pt	%icc, .L7
	 sethi	%gdop_hix22(halF), %g1
	sethi	%gdop_hix22(ln2HI), %g1
	xor	%g1, %gdop_lox10(ln2HI), %g1
	ldx	[%l7 + %g1], %g1, %gdop(ln2HI)
	sra	%g4, 0, %g2
	sethi	%gdop_hix22(ln2LO), %g3
	sllx	%g2, 2, %g2
	xor	%g3, %gdop_lox10(ln2LO), %g3
	ld	[%g1+%g2], %f11
	ldx	[%l7 + %g3], %g3, %gdop(ln2LO)
	mov	1, %g1
	fsubs	%f1, %f11, %f11
	sub	%g1, %g4, %g1
	ld	[%g3+%g2], %f9
	sub	%g1, %g4, %g1
.L8:
	sethi	%gdop_hix22(.LC5), %g2
	xor	%g2, %gdop_lox10(.LC5), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC5)
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC6), %g2
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	ld	[%g2], %f12
	fsubs	%f11, %f9, %f1
	sethi	%gdop_hix22(.LC7), %g2
	fmuls	%f1, %f1, %f10
	xor	%g2, %gdop_lox10(.LC7), %g2
	fmuls	%f10, %f8, %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	fsubs	%f8, %f12, %f8
	ld	[%g2], %f12
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC8), %g2
	fadds	%f8, %f12, %f8
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	ld	[%g2], %f12
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC9), %g2
	fsubs	%f8, %f12, %f8
	xor	%g2, %gdop_lox10(.LC9), %g2
	fmuls	%f8, %f10, %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	cmp	%g1, 0
	ld	[%g2], %f12
	fadds	%f8, %f12, %f8
	fmuls	%f8, %f10, %f8
	fsubs	%f1, %f8, %f8
	be,pn	%icc, .L9
	 fmuls	%f1, %f8, %f10
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	cmp	%g1, -125
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC10), %g2
	fsubs	%f12, %f8, %f8
	xor	%g2, %gdop_lox10(.LC10), %g2
	fdivs	%f10, %f8, %f10
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	fsubs	%f9, %f10, %f9
	ld	[%g2], %f1
	fsubs	%f9, %f11, %f9
	bl,pt	%icc, .L13
	 fsubs	%f1, %f9, %f1
	st	%f1, [%fp+2043]
	sll	%g1, 23, %g1
	lduw	[%fp+2043], %g2
	add	%g1, %g2, %g1
	st	%g1, [%fp+2043]
	ld	[%fp+2043], %f0
	return	%i7+8
	 nop
.L22:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L24:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f0
	return	%i7+8
	 fmuls	%f0, %f0, %f0
.L6:
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,pt	%icc, .L26
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fadds	%f1, %f8, %f8
	fcmpes	%fcc0, %f8, %f9
	fbg,pn	%fcc0, .L25
	 sethi	%gdop_hix22(.LC5), %g1
.L26:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f10
	fmuls	%f1, %f1, %f9
	sethi	%gdop_hix22(.LC7), %g1
	fmuls	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC7), %g1
	fsubs	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC8), %g1
	fadds	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f10
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC9), %g1
	fsubs	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f10
	fmuls	%f8, %f9, %f8
	fadds	%f8, %f10, %f8
	fmuls	%f8, %f9, %f8
	fsubs	%f1, %f8, %f8
	fmuls	%f1, %f8, %f10
.L9:
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC10), %g1
	fsubs	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC10), %g1
	fdivs	%f10, %f8, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fsubs	%f10, %f1, %f10
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f10, %f0
.L23:
	cmp	%g4, 0
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	fmovsne	%icc, %f8, %f1
	return	%i7+8
	 fmovs	%f1, %f0
.L15:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	return	%i7+8
	 ld	[%g1], %f0
.L13:
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	add	%g1, 100, %g1
	sll	%g1, 23, %g1
	add	%g1, %g2, %g1
	sethi	%gdop_hix22(.LC12), %g2
	st	%g1, [%fp+2043]
	xor	%g2, %gdop_lox10(.LC12), %g2
	ld	[%fp+2043], %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC12)
	ld	[%g2], %f0
	return	%i7+8
	 fmuls	%f8, %f0, %f0
.L7:
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g1, %gdop_lox10(halF), %g1
	xor	%g2, %gdop_lox10(.LC2), %g2
	ldx	[%l7 + %g1], %g1, %gdop(halF)
	ldx	[%l7 + %g2], %g2, %gdop(.LC2)
	sllx	%g4, 2, %g4
	ld	[%g2], %f8
	ld	[%g1+%g4], %f9
	fmuls	%f1, %f8, %f8
	fadds	%f8, %f9, %f8
	fstoi	%f8, %f8
	st	%f8, [%fp+2043]
	sethi	%gdop_hix22(.LC3), %g2
	lduw	[%fp+2043], %g1
	xor	%g2, %gdop_lox10(.LC3), %g2
	st	%g1, [%fp+2043]
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	ld	[%fp+2043], %f8
	ld	[%g2], %f11
	fitos	%f8, %f9
	sethi	%gdop_hix22(.LC4), %g2
	fmuls	%f9, %f11, %f11
	xor	%g2, %gdop_lox10(.LC4), %g2
	fsubs	%f1, %f11, %f11
	ldx	[%l7 + %g2], %g2, %gdop(.LC4)
	ld	[%g2], %f8
	ba,pt	%xcc, .L8
	 fmuls	%f9, %f8, %f9
.L25:
	return	%i7+8
	 fadds	%f1, %f9, %f0
	.size	__ieee754_expf, .-__ieee754_expf
	.section	".rodata"
	.align 4
	.type	ln2LO, #object
	.size	ln2LO, 8
ln2LO:
	.long	924317649
	.long	-1223165999
	.align 4
	.type	ln2HI, #object
	.size	ln2HI, 8
ln2HI:
	.long	1060204928
	.long	-1087278720
	.align 4
	.type	halF, #object
	.size	halF, 8
halF:
	.long	1056964608
	.long	-1090519040
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
