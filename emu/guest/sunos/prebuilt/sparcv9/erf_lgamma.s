! f0329bb7d049f74177e2973f4dd13aea newlib/libm/math/erf_lgamma.c
	.file	"erf_lgamma.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	0
	.align 4
.LC1:
	.long	1065353216
	.align 4
.LC2:
	.long	1078530011
	.align 4
.LC3:
	.long	1056964608
	.align 4
.LC4:
	.long	1082130432
	.align 4
.LC5:
	.long	1258291200
	.align 4
.LC6:
	.long	1069547520
	.align 4
.LC7:
	.long	1073741824
	.align 4
.LC8:
	.long	1055677196
	.align 4
.LC9:
	.long	1069225667
	.align 4
.LC10:
	.long	936608674
	.align 4
.LC11:
	.long	963090279
	.align 4
.LC12:
	.long	983323809
	.align 4
.LC13:
	.long	1005716094
	.align 4
.LC14:
	.long	1032450049
	.align 4
.LC15:
	.long	1033773887
	.align 4
.LC16:
	.long	943467637
	.align 4
.LC17:
	.long	954369093
	.align 4
.LC18:
	.long	973452852
	.align 4
.LC19:
	.long	993881798
	.align 4
.LC20:
	.long	1017682197
	.align 4
.LC21:
	.long	1051007590
	.align 4
.LC22:
	.long	967146347
	.align 4
.LC23:
	.long	985134198
	.align 4
.LC24:
	.long	1002956551
	.align 4
.LC25:
	.long	1023823175
	.align 4
.LC26:
	.long	1056422238
	.align 4
.LC27:
	.long	967830007
	.align 4
.LC28:
	.long	973942917
	.align 4
.LC29:
	.long	991172249
	.align 4
.LC30:
	.long	1009319166
	.align 4
.LC31:
	.long	1032083989
	.align 4
.LC32:
	.long	-1180436185
	.align 4
.LC33:
	.long	979826791
	.align 4
.LC34:
	.long	997292030
	.align 4
.LC35:
	.long	1016280893
	.align 4
.LC36:
	.long	1041703228
	.align 4
.LC37:
	.long	837164114
	.align 4
.LC38:
	.long	1039715789
	.align 4
.LC39:
	.long	1012612190
	.align 4
.LC40:
	.long	1047164280
	.align 4
.LC41:
	.long	1064979378
	.align 4
.LC42:
	.long	1069169383
	.align 4
.LC43:
	.long	1059193076
	.align 4
.LC44:
	.long	995284443
	.align 4
.LC45:
	.long	1037398703
	.align 4
.LC46:
	.long	1061482463
	.align 4
.LC47:
	.long	1074280749
	.align 4
.LC48:
	.long	1075654334
	.align 4
.LC49:
	.long	-1090519040
	.align 4
.LC50:
	.long	939917159
	.align 4
.LC51:
	.long	988886452
	.align 4
.LC52:
	.long	1020936420
	.align 4
.LC53:
	.long	1041620198
	.align 4
.LC54:
	.long	1051118714
	.align 4
.LC55:
	.long	1046226010
	.align 4
.LC56:
	.long	922081213
	.align 4
.LC57:
	.long	978054870
	.align 4
.LC58:
	.long	1016643412
	.align 4
.LC59:
	.long	1043337070
	.align 4
.LC60:
	.long	1060688069
	.align 4
.LC61:
	.long	1068641595
	.align 4
.LC62:
	.long	1086324736
	.align 4
.LC63:
	.long	1084227584
	.align 4
.LC64:
	.long	1077936128
	.align 4
.LC65:
	.long	-1160395544
	.align 4
.LC66:
	.long	979058130
	.align 4
.LC67:
	.long	974915164
	.align 4
.LC68:
	.long	978324733
	.align 4
.LC69:
	.long	993397601
	.align 4
.LC70:
	.long	1034594987
	.align 4
.LC71:
	.long	1054244637
	.section	.text.__ieee754_lgammaf_r,"ax",@progbits
	.align 4
	.global __ieee754_lgammaf_r
	.type	__ieee754_lgammaf_r, #function
	.proc	06
__ieee754_lgammaf_r:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	mov	1, %g1
	st	%g1, [%i1]
	lduw	[%fp+2043], %i4
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2139094016), %g1
	andn	%i4, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L63
	 fmovs	%f1, %f10
	cmp	%i5, 0
	be,pn	%icc, .L8
	 sethi	%hi(478149632), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L5
	 cmp	%i4, 0
	bl,pn	%icc, .L64
	 mov	-1, %g1
	call	__ieee754_logf, 0
	 nop
	fnegs	%f0, %f8
	return	%i7+8
	 fmovs	%f8, %f0
.L5:
	bge,pt	%icc, .L7
	 sethi	%gdop_hix22(.LC0), %g2
	sethi	%hi(1258290176), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L65
	 sethi	%hi(1048574976), %g1
.L8:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	fdivs	%f8, %f9, %f8
.L1:
	return	%i7+8
	 fmovs	%f8, %f0
.L63:
	fmuls	%f1, %f1, %f8
	return	%i7+8
	 fmovs	%f8, %f0
.L7:
	xor	%g2, %gdop_lox10(.LC0), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC0)
	sethi	%hi(-1065353216), %g1
	ld	[%g2], %f8
	add	%i5, %g1, %g1
	sethi	%hi(8388608), %g2
	andncc	%g1, %g2, %g0
	be,pt	%icc, .L1
	 sethi	%hi(1073741824), %g1
	andcc	%i4, %g1, %g0
	bne,pt	%icc, .L25
	 sethi	%hi(1090518016), %g1
.L43:
	sethi	%hi(1063674880), %g1
	or	%g1, 614, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L66
	 fmovs	%f8, %f9
	sethi	%hi(1071490048), %g1
	or	%g1, 535, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L31
	 sethi	%hi(1067295744), %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f13
	fsubs	%f13, %f10, %f13
.L28:
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuls	%f13, %f13, %f12
	fmuls	%f12, %f10, %f10
	fadds	%f10, %f11, %f10
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuls	%f10, %f12, %f10
	fadds	%f10, %f11, %f10
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	fmuls	%f10, %f12, %f10
	fadds	%f10, %f11, %f10
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f14
	fmuls	%f10, %f12, %f10
	sethi	%gdop_hix22(.LC17), %g1
	fadds	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	ld	[%g1], %f14
	fmuls	%f12, %f11, %f11
	sethi	%gdop_hix22(.LC15), %g1
	fadds	%f11, %f14, %f11
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ld	[%g1], %f14
	fmuls	%f10, %f12, %f10
	sethi	%gdop_hix22(.LC18), %g1
	fadds	%f10, %f14, %f10
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	ld	[%g1], %f14
	fmuls	%f11, %f12, %f11
	sethi	%gdop_hix22(.LC19), %g1
	fadds	%f11, %f14, %f11
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ld	[%g1], %f14
	fmuls	%f11, %f12, %f11
	sethi	%gdop_hix22(.LC20), %g1
	fadds	%f11, %f14, %f11
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ld	[%g1], %f14
	fmuls	%f11, %f12, %f11
	sethi	%gdop_hix22(.LC3), %g1
	fadds	%f11, %f14, %f11
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f14
	fmuls	%f10, %f13, %f10
	fmuls	%f11, %f12, %f11
	fmuls	%f13, %f14, %f13
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ld	[%g1], %f14
	fadds	%f11, %f14, %f11
	fmuls	%f11, %f12, %f11
	fadds	%f10, %f11, %f10
	fsubs	%f10, %f13, %f10
	fadds	%f10, %f8, %f8
.L33:
	cmp	%i4, 0
	bl,a,pt	%icc, .L1
	 fsubs	%f9, %f8, %f8
	ba,pt	%xcc, .L1
	 nop
.L64:
	fnegs	%f1, %f1
	call	__ieee754_logf, 0
	 st	%g1, [%i1]
	ba,pt	%xcc, .L1
	 fnegs	%f0, %f8
.L65:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L67
	 sethi	%gdop_hix22(.LC0), %g1
	fnegs	%f1, %f1
	st	%f10, [%fp+2039]
	call	floorf, 0
	 st	%f1, [%fp+2043]
	ld	[%fp+2043], %f1
	fcmps	%fcc0, %f1, %f0
	fbne,pn	%fcc0, .L68
	 ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f8
	fsubs	%f8, %f10, %f0
	st	%f0, [%fp+2043]
	lduw	[%fp+2043], %g1
	and	%g1, 1, %g1
	st	%g1, [%fp+2043]
	sll	%g1, 2, %g2
	ld	[%fp+2043], %f8
	cmp	%g2, 2
	bg,pn	%icc, .L14
	 fitos	%f8, %f0
.L15:
	st	%f10, [%fp+2043]
.L61:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f3
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	mov	0, %o2
	ld	[%g1], %f1
	call	__kernel_sinf, 0
	 fmuls	%f0, %f1, %f1
	fnegs	%f0, %f9
	ld	[%fp+2043], %f10
.L10:
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f11
	fcmps	%fcc1, %f9, %f11
	fbe,pt	%fcc1, .L8
	 st	%f11, [%fp+2043]
	fmuls	%f10, %f9, %f1
	st	%f9, [%fp+2035]
	call	fabsf, 0
	 st	%f10, [%fp+2039]
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f1
	call	__ieee754_logf, 0
	 fdivs	%f1, %f0, %f1
	ld	[%fp+2035], %f9
	ld	[%fp+2043], %f11
	fmovs	%f0, %f8
	fcmpes	%fcc2, %f9, %f11
	fbuge,pt %fcc2, .L19
	 ld	[%fp+2039], %f10
	mov	-1, %g1
	st	%g1, [%i1]
.L19:
	sethi	%hi(-1065353216), %g1
	sethi	%hi(8388608), %g2
	add	%i5, %g1, %g1
	andncc	%g1, %g2, %g0
	be,pn	%icc, .L1
	 sethi	%hi(1073741824), %g1
	andcc	%i4, %g1, %g0
	be,pt	%icc, .L43
	 fnegs	%f10, %f10
	sethi	%hi(1090518016), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L23
	 fmovs	%f8, %f9
.L24:
	st	%f9, [%fp+2039]
	fmovs	%f10, %f1
	call	__ieee754_logf, 0
	 st	%f10, [%fp+2043]
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	ld	[%g1], %f11
	ld	[%fp+2043], %f10
	sethi	%gdop_hix22(.LC67), %g1
	fdivs	%f13, %f10, %f14
	xor	%g1, %gdop_lox10(.LC67), %g1
	fmuls	%f14, %f14, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	fmuls	%f12, %f8, %f8
	fadds	%f8, %f11, %f8
	ld	[%g1], %f11
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC68), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	ld	[%g1], %f11
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC3), %g1
	fadds	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC69), %g1
	fsubs	%f10, %f11, %f10
	xor	%g1, %gdop_lox10(.LC69), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	ld	[%g1], %f11
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC70), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC70), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	ld	[%g1], %f11
	fsubs	%f0, %f13, %f13
	fmuls	%f8, %f12, %f8
	fmuls	%f10, %f13, %f10
	fadds	%f8, %f11, %f8
	sethi	%gdop_hix22(.LC71), %g1
	fmuls	%f8, %f14, %f8
	xor	%g1, %gdop_lox10(.LC71), %g1
	ld	[%fp+2039], %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	ld	[%g1], %f11
	fadds	%f8, %f11, %f8
	ba,pt	%xcc, .L33
	 fadds	%f8, %f10, %f8
.L25:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L34
	 sethi	%hi(1551891456), %g1
	fmovs	%f8, %f9
.L23:
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	fstoi	%f10, %f12
	fitos	%f12, %f11
	fsubs	%f10, %f11, %f11
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	fmuls	%f11, %f8, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC57), %g1
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f13, %f8
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	fmuls	%f11, %f10, %f10
	fadds	%f10, %f13, %f10
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f13, %f8
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuls	%f10, %f11, %f10
	fadds	%f10, %f13, %f10
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC59), %g1
	xor	%g1, %gdop_lox10(.LC59), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f13, %f8
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC60), %g1
	xor	%g1, %gdop_lox10(.LC60), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
	fmuls	%f10, %f11, %f10
	fadds	%f10, %f13, %f10
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	st	%f12, [%fp+2043]
	fmuls	%f10, %f11, %f10
	fadds	%f10, %f13, %f10
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	fmuls	%f8, %f11, %f8
	ld	[%g1], %f14
	fmuls	%f10, %f11, %f10
	fmuls	%f11, %f13, %f13
	fadds	%f10, %f14, %f10
	lduw	[%fp+2043], %g1
	fmuls	%f10, %f11, %f10
	add	%g1, -3, %g1
	sethi	%gdop_hix22(.LC1), %g2
	cmp	%g1, 4
	xor	%g2, %gdop_lox10(.LC1), %g2
	ldx	[%l7 + %g2], %g2, %gdop(.LC1)
	ld	[%g2], %f12
	fadds	%f10, %f12, %f10
	fdivs	%f8, %f10, %f8
	bgu,pn	%icc, .L33
	 fadds	%f8, %f13, %f8
	srl	%g1, 0, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-(.L36-.)), %g2
	sllx	%g1, 2, %g1
	or	%g2, %lo(_GLOBAL_OFFSET_TABLE_-(.L36-.)), %g2
	sub	%l7, %g2, %g2
	ldsw	[%g2+%g1], %g1
	jmp	%g2+%g1
	 nop
	.section	".rodata"
	.section	.text.__ieee754_lgammaf_r
.L48:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f10
.L37:
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ld	[%g1], %f12
	fadds	%f11, %f12, %f12
	fmuls	%f12, %f10, %f12
.L38:
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f10
	fadds	%f11, %f10, %f10
	fmuls	%f10, %f12, %f10
.L39:
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ld	[%g1], %f1
	fadds	%f11, %f1, %f1
	fmuls	%f1, %f10, %f1
.L40:
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f10
	fadds	%f11, %f10, %f11
	st	%f8, [%fp+2039]
	st	%f9, [%fp+2043]
	call	__ieee754_logf, 0
	 fmuls	%f11, %f1, %f1
	ld	[%fp+2039], %f8
	ld	[%fp+2043], %f9
	ba,pt	%xcc, .L33
	 fadds	%f8, %f0, %f8
.L47:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L38
	 ld	[%g1], %f12
.L46:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L39
	 ld	[%g1], %f10
.L45:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ba,pt	%xcc, .L40
	 ld	[%g1], %f1
.L35:
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	ld	[%g1], %f10
	ba,pt	%xcc, .L37
	 fadds	%f11, %f10, %f10
.L14:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fsubs	%f8, %f0, %f8
	ld	[%g1], %f3
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	st	%f10, [%fp+2043]
	ld	[%g1], %f1
	mov	0, %o2
	call	__kernel_sinf, 0
	 fmuls	%f8, %f1, %f1
	fnegs	%f0, %f9
	ba,pt	%xcc, .L10
	 ld	[%fp+2043], %f10
.L34:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,a,pn %icc, .L24
	 fmovs	%f8, %f9
	call	__ieee754_logf, 0
	 st	%f10, [%fp+2043]
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%fp+2043], %f10
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f8
	fsubs	%f0, %f8, %f8
	ba,pt	%xcc, .L33
	 fmuls	%f8, %f10, %f8
.L67:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f3
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	st	%f10, [%fp+2043]
	ld	[%g1], %f1
	mov	0, %o2
	call	__kernel_sinf, 0
	 fmuls	%f10, %f1, %f1
	ld	[%fp+2043], %f10
	ba,pt	%xcc, .L10
	 fmovs	%f0, %f9
.L31:
	or	%g1, 543, %g1
	cmp	%i5, %g1
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	bleu,pt	%icc, .L32
	 ld	[%g1], %f8
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f14
	fsubs	%f10, %f14, %f14
.L30:
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	fmuls	%f14, %f14, %f12
	fmuls	%f12, %f14, %f13
	fmuls	%f13, %f10, %f10
	fsubs	%f10, %f11, %f10
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	fmuls	%f10, %f13, %f10
	fadds	%f10, %f11, %f10
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC25), %g1
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	fmuls	%f10, %f13, %f10
	fsubs	%f10, %f15, %f10
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	fmuls	%f13, %f11, %f11
	fsubs	%f11, %f15, %f11
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	fmuls	%f10, %f13, %f10
	fadds	%f10, %f15, %f10
	fmuls	%f10, %f12, %f10
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	fmuls	%f11, %f13, %f11
	fadds	%f11, %f12, %f11
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	fmuls	%f11, %f13, %f11
	fsubs	%f11, %f12, %f11
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuls	%f11, %f13, %f11
	fadds	%f11, %f15, %f11
	ld	[%g1], %f15
	fmuls	%f11, %f14, %f11
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	ld	[%g1], %f14
	fmuls	%f13, %f12, %f12
	sethi	%gdop_hix22(.LC35), %g1
	fadds	%f12, %f15, %f12
	xor	%g1, %gdop_lox10(.LC35), %g1
	fmuls	%f12, %f13, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	fsubs	%f12, %f14, %f12
	ld	[%g1], %f14
	fmuls	%f12, %f13, %f12
	sethi	%gdop_hix22(.LC36), %g1
	fadds	%f12, %f14, %f12
	xor	%g1, %gdop_lox10(.LC36), %g1
	fmuls	%f12, %f13, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC36)
	ld	[%g1], %f14
	fsubs	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC37), %g1
	fadds	%f11, %f12, %f11
	xor	%g1, %gdop_lox10(.LC37), %g1
	fmuls	%f11, %f13, %f11
	ldx	[%l7 + %g1], %g1, %gdop(.LC37)
	ld	[%g1], %f12
	fsubs	%f12, %f11, %f11
	sethi	%gdop_hix22(.LC38), %g1
	fsubs	%f10, %f11, %f10
	xor	%g1, %gdop_lox10(.LC38), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC38)
	ld	[%g1], %f11
	fsubs	%f10, %f11, %f10
	ba,pt	%xcc, .L33
	 fadds	%f10, %f8, %f8
.L66:
	st	%f8, [%fp+2039]
	fmovs	%f10, %f1
	call	__ieee754_logf, 0
	 st	%f10, [%fp+2043]
	sethi	%hi(1060849664), %g1
	fnegs	%f0, %f8
	or	%g1, 543, %g1
	ld	[%fp+2043], %f10
	cmp	%i5, %g1
	bleu,pt	%icc, .L27
	 ld	[%fp+2039], %f9
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f13
	ba,pt	%xcc, .L28
	 fsubs	%f13, %f10, %f13
.L68:
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	fmuls	%f1, %f8, %f1
	call	floorf, 0
	 st	%f1, [%fp+2043]
	ld	[%fp+2043], %f1
	sethi	%gdop_hix22(.LC4), %g1
	fsubs	%f1, %f0, %f0
	xor	%g1, %gdop_lox10(.LC4), %g1
	fadds	%f0, %f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	fmuls	%f0, %f8, %f8
	fstoi	%f8, %f8
	st	%f8, [%fp+2043]
	lduw	[%fp+2043], %g1
	cmp	%g1, 4
	ble,pn	%icc, .L70
	 ld	[%fp+2039], %f10
	add	%g1, -5, %g1
	cmp	%g1, 1
	bgu,pn	%icc, .L16
	 sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fsubs	%f0, %f8, %f0
	ld	[%g1], %f3
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	st	%f10, [%fp+2043]
	ld	[%g1], %f1
	call	__kernel_cosf, 0
	 fmuls	%f0, %f1, %f1
	ld	[%fp+2043], %f10
	ba,pt	%xcc, .L10
	 fmovs	%f0, %f9
.L70:
	cmp	%g1, 2
	bg,pn	%icc, .L14
	 cmp	%g1, 0
	be,pn	%icc, .L15
	 add	%g1, -1, %g1
	cmp	%g1, 1
	bleu,pt	%icc, .L71
	 sethi	%gdop_hix22(.LC3), %g1
.L16:
	sethi	%gdop_hix22(.LC7), %g1
	st	%f10, [%fp+2043]
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f8
	ba,pt	%xcc, .L61
	 fsubs	%f0, %f8, %f0
.L71:
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fsubs	%f8, %f0, %f8
	ld	[%g1], %f3
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	st	%f10, [%fp+2043]
	ld	[%g1], %f1
	call	__kernel_cosf, 0
	 fmuls	%f8, %f1, %f1
	ld	[%fp+2043], %f10
	ba,pt	%xcc, .L10
	 fnegs	%f0, %f9
.L32:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f11
	fsubs	%f10, %f11, %f10
	sethi	%gdop_hix22(.LC39), %g1
.L72:
	xor	%g1, %gdop_lox10(.LC39), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC39)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g1, %gdop_lox10(.LC40), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC40)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC41), %g1
	xor	%g1, %gdop_lox10(.LC41), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC41)
	fmuls	%f10, %f11, %f11
	fadds	%f11, %f12, %f11
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g1, %gdop_lox10(.LC42), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC42)
	fmuls	%f11, %f10, %f11
	fadds	%f11, %f12, %f11
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC44), %g1
	xor	%g1, %gdop_lox10(.LC44), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC44)
	fmuls	%f11, %f10, %f11
	fadds	%f11, %f12, %f11
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC43), %g1
	xor	%g1, %gdop_lox10(.LC43), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC43)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC45), %g1
	xor	%g1, %gdop_lox10(.LC45), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC45)
	fmuls	%f11, %f10, %f11
	fadds	%f11, %f13, %f11
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	fmuls	%f10, %f12, %f12
	fadds	%f12, %f13, %f12
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g1, %gdop_lox10(.LC46), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC46)
	fmuls	%f11, %f10, %f11
	fsubs	%f11, %f13, %f11
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	fmuls	%f12, %f10, %f12
	fadds	%f12, %f13, %f12
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	fmuls	%f12, %f10, %f12
	fadds	%f12, %f13, %f12
	ld	[%g1], %f13
	fmuls	%f12, %f10, %f12
	sethi	%gdop_hix22(.LC49), %g1
	fadds	%f12, %f13, %f12
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	fmuls	%f11, %f10, %f11
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC1), %g1
	fmuls	%f10, %f13, %f13
	xor	%g1, %gdop_lox10(.LC1), %g1
	fmuls	%f12, %f10, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f12
	fadds	%f10, %f12, %f10
	fdivs	%f11, %f10, %f10
	fadds	%f10, %f13, %f10
	ba,pt	%xcc, .L33
	 fadds	%f10, %f8, %f8
.L27:
	sethi	%hi(1047343104), %g1
	or	%g1, 775, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L72
	 sethi	%gdop_hix22(.LC39), %g1
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f14
	ba,pt	%xcc, .L30
	 fsubs	%f10, %f14, %f14
	.align 4
	.subsection	-1
	.align 8
.L36:
	.word	.L45-.L36
	.word	.L46-.L36
	.word	.L47-.L36
	.word	.L48-.L36
	.word	.L35-.L36
	.previous
	.size	__ieee754_lgammaf_r, .-__ieee754_lgammaf_r
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
