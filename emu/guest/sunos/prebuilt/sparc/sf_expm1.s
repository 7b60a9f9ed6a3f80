! 268f7f5d506e9c0509e46f9fae520f82 newlib/libm/common/sf_expm1.c
	.file	"sf_expm1.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1056964608
	.align 4
.LC1:
	.long	-1090519040
	.align 4
.LC2:
	.long	-1223165999
	.align 4
.LC3:
	.long	924317649
	.align 4
.LC4:
	.long	-1082130432
	.align 4
.LC5:
	.long	228737632
	.align 4
.LC6:
	.long	0
	.align 4
.LC7:
	.long	1060204928
	.align 4
.LC8:
	.long	1069066811
	.align 4
.LC9:
	.long	1900671690
	.align 4
.LC10:
	.long	-1269305925
	.align 4
.LC11:
	.long	914783828
	.align 4
.LC12:
	.long	950431949
	.align 4
.LC13:
	.long	986713345
	.align 4
.LC14:
	.long	1023969417
	.align 4
.LC15:
	.long	1065353216
	.align 4
.LC16:
	.long	1077936128
	.align 4
.LC17:
	.long	1086324736
	.align 4
.LC18:
	.long	-1098907648
	.align 4
.LC19:
	.long	-1073741824
	.section	.text.expm1f,"ax",@progbits
	.align 4
	.global expm1f
	.type	expm1f, #function
	.proc	06
expm1f:
	save	%sp, -104, %sp
	st	%i0, [%fp-4]
	sethi	%hi(-2147483648), %g3
	ld	[%fp-4], %f0
	st	%f0, [%fp-4]
	sethi	%hi(-2147483648), %g1
	ld	[%fp-4], %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g2, %g1, %g1
	and	%g2, %g3, %g2
	sethi	%hi(1100331008), %g3
	or	%g3, 67, %g3
	cmp	%g1, %g3
	bleu	.L2
	 sethi	%hi(1051815936), %g3
	sethi	%hi(2139095040), %g3
	cmp	%g1, %g3
	bgu,a	.L51
	 fadds	%f0, %f0, %f0
	be	.L39
	 cmp	%g2, 0
	bne	.L33
	 sethi	%hi(1118924800), %g3
	or	%g3, 535, %g3
	cmp	%g3, %g1
	blu	.L40
	 cmp	%g2, 0
	bne	.L33
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%gdop_hix22(.LC8), %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	xor	%g2, %gdop_lox10(.LC8), %g2
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%l7 + %g2], %g2, %gdop(.LC8)
	ld	[%g1], %f8
	ld	[%g2], %f9
	fmuls	%f0, %f9, %f9
.L13:
	sethi	%gdop_hix22(.LC7), %g3
	xor	%g3, %gdop_lox10(.LC7), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC7)
	fadds	%f8, %f9, %f8
	ld	[%g3], %f11
	fstoi	%f8, %f8
	sethi	%gdop_hix22(.LC3), %g3
	st	%f8, [%fp-4]
	xor	%g3, %gdop_lox10(.LC3), %g3
	fitos	%f8, %f8
	ld	[%l7 + %g3], %g3, %gdop(.LC3)
	fmuls	%f8, %f11, %f11
	ld	[%g3], %f9
	ld	[%fp-4], %g2
	fmuls	%f8, %f9, %f8
	fsubs	%f0, %f11, %f11
.L12:
	fsubs	%f11, %f8, %f0
	fsubs	%f11, %f0, %f11
	b	.L14
	 fsubs	%f11, %f8, %f11
.L2:
	or	%g3, 536, %g3
	cmp	%g1, %g3
	bgu	.L41
	 sethi	%hi(1065686016), %g3
	sethi	%hi(855636992), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bleu	.L42
	 sethi	%gdop_hix22(.LC0), %g1
	mov	0, %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
.L14:
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC11)
	ld	[%g1], %f12
	fmuls	%f0, %f13, %f10
	sethi	%gdop_hix22(.LC12), %g3
	fmuls	%f0, %f10, %f9
	xor	%g3, %gdop_lox10(.LC12), %g3
	fmuls	%f9, %f8, %f8
	ld	[%l7 + %g3], %g3, %gdop(.LC12)
	fadds	%f8, %f12, %f8
	ld	[%g3], %f12
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC15), %g1
	fsubs	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC15), %g1
	sethi	%gdop_hix22(.LC13), %g3
	ld	[%l7 + %g1], %g1, %gdop(.LC15)
	xor	%g3, %gdop_lox10(.LC13), %g3
	ld	[%l7 + %g3], %g3, %gdop(.LC13)
	ld	[%g3], %f12
	ld	[%g1], %f14
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC14), %g1
	fadds	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f12
	fmuls	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC16), %g1
	fsubs	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC16), %g1
	fmuls	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC16)
	fadds	%f8, %f14, %f8
	fmuls	%f10, %f8, %f12
	cmp	%g2, 0
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC17), %g1
	fsubs	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC17), %g1
	fsubs	%f8, %f10, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC17)
	fmuls	%f0, %f10, %f10
	ld	[%g1], %f12
	fsubs	%f12, %f10, %f10
	fdivs	%f8, %f10, %f8
	be	.L43
	 fmuls	%f8, %f9, %f8
	fsubs	%f8, %f11, %f8
	cmp	%g2, -1
	fmuls	%f8, %f0, %f8
	fsubs	%f8, %f11, %f8
	be	.L44
	 fsubs	%f8, %f9, %f8
	cmp	%g2, 1
	be	.L45
	 add	%g2, 1, %g1
	cmp	%g1, 57
	bgu	.L46
	 sll	%g2, 23, %g3
	cmp	%g2, 22
	bg	.L21
	 mov	127, %g1
	sethi	%hi(16777216), %g1
	fsubs	%f8, %f0, %f8
	sra	%g1, %g2, %g2
	sethi	%hi(1065353216), %g1
	sub	%g1, %g2, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
	fsubs	%f0, %f8, %f0
.L36:
	st	%f0, [%fp-4]
	ld	[%fp-4], %g1
	add	%g3, %g1, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f0
.L51:
	jmp	%i7+8
	 restore
.L41:
	or	%g3, 401, %g3
	cmp	%g1, %g3
	bgu,a	.L10
	 sethi	%gdop_hix22(.LC8), %g1
	cmp	%g2, 0
	be,a	.L47
	 sethi	%gdop_hix22(.LC3), %g2
	sethi	%gdop_hix22(.LC2), %g2
	xor	%g2, %gdop_lox10(.LC2), %g2
	ld	[%l7 + %g2], %g3, %gdop(.LC2)
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%g2], %f11
	xor	%g1, %gdop_lox10(.LC0), %g1
	fadds	%f0, %f11, %f11
	mov	-1, %g2
	ld	[%g3], %f8
	b	.L12
	 ld	[%l7 + %g1], %g1, %gdop(.LC0)
.L33:
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC6), %g1
	fadds	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC6), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f9
	fcmpes	%f8, %f9
	nop
	fbl	.L48
	 sethi	%gdop_hix22(.LC1), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	sethi	%gdop_hix22(.LC8), %g3
	ld	[%g2], %f8
	xor	%g3, %gdop_lox10(.LC8), %g3
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%l7 + %g3], %g3, %gdop(.LC8)
	ld	[%g3], %f9
	b	.L13
	 fmuls	%f0, %f9, %f9
.L10:
	cmp	%g2, 0
	xor	%g1, %gdop_lox10(.LC8), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f9
	be	.L49
	 fmuls	%f0, %f9, %f9
	sethi	%gdop_hix22(.LC1), %g2
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g2, %gdop_lox10(.LC1), %g2
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC1)
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L13
	 ld	[%g2], %f8
.L45:
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC18)
	ld	[%g1], %f9
	fcmpes	%f0, %f9
	nop
	fbuge	.L35
	 nop
	fadds	%f0, %f13, %f13
	sethi	%gdop_hix22(.LC19), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC19), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC19)
	ld	[%g1], %f0
	fmuls	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L43:
	fmuls	%f0, %f8, %f8
	fsubs	%f8, %f9, %f8
	fsubs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L42:
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f8
	fadds	%f0, %f8, %f8
	fsubs	%f8, %f8, %f8
	fsubs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L47:
	xor	%g2, %gdop_lox10(.LC3), %g2
	ld	[%l7 + %g2], %g3, %gdop(.LC3)
	sethi	%gdop_hix22(.LC7), %g2
	xor	%g2, %gdop_lox10(.LC7), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC7)
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%g2], %f11
	xor	%g1, %gdop_lox10(.LC0), %g1
	fsubs	%f0, %f11, %f11
	mov	1, %g2
	ld	[%g3], %f8
	b	.L12
	 ld	[%l7 + %g1], %g1, %gdop(.LC0)
.L44:
	fsubs	%f0, %f8, %f8
	fmuls	%f8, %f13, %f8
	fsubs	%f8, %f13, %f0
	jmp	%i7+8
	 restore
.L39:
	bne	.L22
	 sethi	%gdop_hix22(.LC4), %g1
	jmp	%i7+8
	 restore
.L46:
	fsubs	%f8, %f0, %f8
	fsubs	%f14, %f8, %f8
	st	%f8, [%fp-4]
	ld	[%fp-4], %g1
	add	%g3, %g1, %g3
	st	%g3, [%fp-4]
	ld	[%fp-4], %f8
	fsubs	%f8, %f14, %f0
	jmp	%i7+8
	 restore
.L21:
	sub	%g1, %g2, %g1
	sll	%g1, 23, %g1
	st	%g1, [%fp-4]
	ld	[%fp-4], %f9
	fadds	%f8, %f9, %f8
	fsubs	%f0, %f8, %f0
	b	.L36
	 fadds	%f0, %f14, %f0
.L40:
	call	__math_oflowf, 0
	 restore %g0, 0, %o0
.L35:
	fsubs	%f0, %f8, %f8
	fadds	%f8, %f8, %f8
	fadds	%f8, %f14, %f0
	jmp	%i7+8
	 restore
.L22:
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f0
	jmp	%i7+8
	 restore
.L48:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ld	[%l7 + %g1], %l7, %gdop(.LC4)
	ld	[%l7], %f0
	jmp	%i7+8
	 restore
.L49:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC0)
	b	.L13
	 ld	[%g1], %f8
	.size	expm1f, .-expm1f
	.hidden	__math_oflowf
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
