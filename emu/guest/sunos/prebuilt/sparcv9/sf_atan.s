! b6bb6653ee8ae70d884a1da117973334 newlib/libm/math/sf_atan.c
	.file	"sf_atan.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1070141403
	.align 4
.LC1:
	.long	-1077342245
	.align 4
.LC2:
	.long	1900671690
	.align 4
.LC3:
	.long	1065353216
	.align 4
.LC4:
	.long	1073741824
	.align 4
.LC5:
	.long	1069547520
	.align 4
.LC6:
	.long	-1082130432
	.align 4
.LC7:
	.long	1015376343
	.align 4
.LC8:
	.long	1028381273
	.align 4
.LC9:
	.long	1032350517
	.align 4
.LC10:
	.long	1035611758
	.align 4
.LC11:
	.long	1041385765
	.align 4
.LC12:
	.long	1051372203
	.align 4
.LC13:
	.long	-1122655711
	.align 4
.LC14:
	.long	1030680939
	.align 4
.LC15:
	.long	1033734037
	.align 4
.LC16:
	.long	1038323256
	.align 4
.LC17:
	.long	1045220557
	.section	.text.atanf,"ax",@progbits
	.align 4
	.global atanf
	.type	atanf, #function
	.proc	06
atanf:
	.register	%g2, #scratch
	.register	%g3, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %i5
	lduw	[%fp+2043], %i4
	sethi	%hi(1350564864), %g1
	andn	%i4, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu,pt	%icc, .L2
	 fmovs	%f1, %f9
	sethi	%hi(2139095040), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L16
	 sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	cmp	%i4, 0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f0
	return	%i7+8
	 fmovsle	%icc, %f8, %f0
.L2:
	sethi	%hi(1054866432), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L5
	 sethi	%hi(822082560), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L17
	 sethi	%gdop_hix22(.LC2), %g1
.L12:
	mov	-1, %g1
.L6:
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC7)
	ld	[%g2], %f0
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g2, %gdop_lox10(.LC8), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC8)
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC9), %g2
	xor	%g2, %gdop_lox10(.LC9), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC9)
	fmuls	%f9, %f9, %f11
	fmuls	%f11, %f11, %f10
	fmuls	%f10, %f0, %f0
	fadds	%f0, %f8, %f0
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC10), %g2
	xor	%g2, %gdop_lox10(.LC10), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC10)
	fmuls	%f0, %f10, %f0
	fadds	%f0, %f8, %f0
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC13), %g2
	xor	%g2, %gdop_lox10(.LC13), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC13)
	fmuls	%f0, %f10, %f0
	fadds	%f0, %f8, %f0
	ld	[%g2], %f8
	sethi	%gdop_hix22(.LC11), %g2
	xor	%g2, %gdop_lox10(.LC11), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC11)
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC14), %g2
	xor	%g2, %gdop_lox10(.LC14), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC14)
	fmuls	%f0, %f10, %f0
	fadds	%f0, %f12, %f0
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC12), %g2
	xor	%g2, %gdop_lox10(.LC12), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC12)
	fmuls	%f10, %f8, %f8
	fmuls	%f0, %f10, %f0
	fsubs	%f8, %f12, %f8
	ld	[%g2], %f12
	sethi	%gdop_hix22(.LC15), %g2
	fadds	%f0, %f12, %f0
	xor	%g2, %gdop_lox10(.LC15), %g2
	fmuls	%f0, %f11, %f0
	ldx	[%l7 + %g2], %g2, %gdop(.LC15)
	ld	[%g2], %f11
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC16), %g2
	fsubs	%f8, %f11, %f8
	xor	%g2, %gdop_lox10(.LC16), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC16)
	ld	[%g2], %f11
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC17), %g2
	fsubs	%f8, %f11, %f8
	xor	%g2, %gdop_lox10(.LC17), %g2
	fmuls	%f8, %f10, %f8
	ldx	[%l7 + %g2], %g2, %gdop(.LC17)
	cmp	%g1, -1
	ld	[%g2], %f11
	fsubs	%f8, %f11, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f0, %f8, %f0
	be,pn	%icc, .L18
	 fmuls	%f0, %f9, %f0
	sllx	%g1, 2, %g1
	sethi	%gdop_hix22(atanhi), %g2
	xor	%g2, %gdop_lox10(atanhi), %g2
	ldx	[%l7 + %g2], %g2, %gdop(atanhi)
	ld	[%g2+%g1], %f8
	cmp	%i4, 0
	sethi	%gdop_hix22(atanlo), %g3
	xor	%g3, %gdop_lox10(atanlo), %g3
	ldx	[%l7 + %g3], %l7, %gdop(atanlo)
	ld	[%l7+%g1], %f10
	fsubs	%f0, %f10, %f0
	fsubs	%f0, %f9, %f0
	fsubs	%f8, %f0, %f0
	fnegs	%f0, %f8
	return	%i7+8
	 fmovsl	%icc, %f8, %f0
.L16:
	return	%i7+8
	 fadds	%f1, %f1, %f0
.L17:
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g1
	fadds	%f1, %f8, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f10
	fcmpes	%fcc0, %f8, %f10
	fbule,pt %fcc0, .L12
	 fmovs	%f1, %f0
	return	%i7+8
	 nop
.L5:
	call	fabsf, 0
	 nop
	sethi	%hi(1066925056), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L7
	 sethi	%hi(1075575808), %g1
	sethi	%hi(1060109312), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L8
	 sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	fadds	%f0, %f0, %f9
	fsubs	%f9, %f8, %f9
	ld	[%g1], %f8
	mov	0, %g1
	fadds	%f0, %f8, %f0
	ba,pt	%xcc, .L6
	 fdivs	%f9, %f0, %f9
.L18:
	return	%i7+8
	 fsubs	%f9, %f0, %f0
.L7:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L9
	 sethi	%gdop_hix22(.LC6), %g2
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC3), %g2
	fsubs	%f0, %f8, %f9
	xor	%g2, %gdop_lox10(.LC3), %g2
	fmuls	%f0, %f8, %f0
	ldx	[%l7 + %g2], %g2, %gdop(.LC3)
	mov	2, %g1
	ld	[%g2], %f8
	fadds	%f0, %f8, %f0
	ba,pt	%xcc, .L6
	 fdivs	%f9, %f0, %f9
.L9:
	mov	3, %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC6)
	ld	[%g2], %f9
	ba,pt	%xcc, .L6
	 fdivs	%f9, %f0, %f9
.L8:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	mov	1, %g1
	fsubs	%f0, %f8, %f9
	fadds	%f0, %f8, %f0
	ba,pt	%xcc, .L6
	 fdivs	%f9, %f0, %f9
	.size	atanf, .-atanf
	.section	".rodata"
	.align 4
	.type	atanlo, #object
	.size	atanlo, 16
atanlo:
	.long	833369961
	.long	857874792
	.long	856952756
	.long	866263400
	.align 4
	.type	atanhi, #object
	.size	atanhi, 16
atanhi:
	.long	1055744824
	.long	1061752794
	.long	1065064542
	.long	1070141402
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
