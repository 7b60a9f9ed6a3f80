! 5e57d247c4b966957b21f2209eca0dd7 newlib/libm/math/sf_erf.c
	.file	"sf_erf.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1065353216
	.align 4
.LC1:
	.long	-1082130432
	.align 4
.LC2:
	.long	1090519040
	.align 4
.LC3:
	.long	1065579988
	.align 4
.LC4:
	.long	1040187392
	.align 4
.LC5:
	.long	1040414164
	.align 4
.LC6:
	.long	-1211672911
	.align 4
.LC7:
	.long	1002247305
	.align 4
.LC8:
	.long	1021923983
	.align 4
.LC9:
	.long	1051093995
	.align 4
.LC10:
	.long	-1232805350
	.align 4
.LC11:
	.long	957017673
	.align 4
.LC12:
	.long	1000767766
	.align 4
.LC13:
	.long	1032137315
	.align 4
.LC14:
	.long	1053539278
	.align 4
.LC15:
	.long	-1156712000
	.align 4
.LC16:
	.long	1024545203
	.align 4
.LC17:
	.long	1038294210
	.align 4
.LC18:
	.long	1050869332
	.align 4
.LC19:
	.long	1052676616
	.align 4
.LC20:
	.long	1054107653
	.align 4
.LC21:
	.long	991612358
	.align 4
.LC22:
	.long	1011112611
	.align 4
.LC23:
	.long	1012887059
	.align 4
.LC24:
	.long	1040265991
	.align 4
.LC25:
	.long	1033050855
	.align 4
.LC26:
	.long	1057642373
	.align 4
.LC27:
	.long	1037693745
	.align 4
.LC28:
	.long	1062753803
	.align 4
.LC29:
	.long	-1084729845
	.align 4
.LC30:
	.long	-1055062146
	.align 4
.LC31:
	.long	1117950763
	.align 4
.LC32:
	.long	1127783143
	.align 4
.LC33:
	.long	1126327692
	.align 4
.LC34:
	.long	1115258967
	.align 4
.LC35:
	.long	1093201954
	.align 4
.LC36:
	.long	1060217015
	.align 4
.LC37:
	.long	1008836755
	.align 4
.LC38:
	.long	-1116242025
	.align 4
.LC39:
	.long	1087520636
	.align 4
.LC40:
	.long	1121535263
	.align 4
.LC41:
	.long	1138131211
	.align 4
.LC42:
	.long	1143036105
	.align 4
.LC43:
	.long	1138313327
	.align 4
.LC44:
	.long	1124706403
	.align 4
.LC45:
	.long	1100821966
	.align 4
.LC46:
	.long	-1007566219
	.align 4
.LC47:
	.long	1149248267
	.align 4
.LC48:
	.long	1142907969
	.align 4
.LC49:
	.long	1126212330
	.align 4
.LC50:
	.long	1099829323
	.align 4
.LC51:
	.long	1061985748
	.align 4
.LC52:
	.long	1008836754
	.align 4
.LC53:
	.long	-1045199086
	.align 4
.LC54:
	.long	1139622823
	.align 4
.LC55:
	.long	1159696590
	.align 4
.LC56:
	.long	1162345915
	.align 4
.LC57:
	.long	1153439577
	.align 4
.LC58:
	.long	1134749041
	.align 4
.LC59:
	.long	1106424921
	.align 4
.LC60:
	.long	1058013184
	.section	.text.erff,"ax",@progbits
	.align 4
	.global erff
	.type	erff, #function
	.proc	06
erff:
	save	%sp, -208, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %i5
	lduw	[%fp+2043], %i4
	sethi	%hi(2139094016), %g1
	andn	%i4, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L16
	 sethi	%hi(1062730752), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L4
	 sethi	%hi(1067449344), %g1
	sethi	%hi(830471168), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L5
	 sethi	%hi(2080374784), %g1
	andcc	%i4, %g1, %g0
	bne,pt	%icc, .L6
	 sethi	%gdop_hix22(.LC5), %g1
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f9
	fmuls	%f1, %f9, %f8
	fmuls	%f1, %f0, %f0
	sethi	%gdop_hix22(.LC4), %g1
	fadds	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	return	%i7+8
	 fmuls	%f0, %f8, %f0
.L4:
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L17
	 sethi	%hi(1086323712), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L9
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
	 fmovsl	%icc, %f8, %f0
.L16:
	srl	%i4, 31, %i4
	mov	1, %g1
	add	%i4, %i4, %i4
	sub	%g1, %i4, %g1
	st	%g1, [%fp+2043]
	sethi	%gdop_hix22(.LC0), %g1
	ld	[%fp+2043], %f0
	xor	%g1, %gdop_lox10(.LC0), %g1
	fitos	%f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	fdivs	%f9, %f1, %f8
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L6:
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f0
	fmuls	%f1, %f0, %f0
	return	%i7+8
	 fadds	%f0, %f1, %f0
.L9:
	call	fabsf, 0
	 nop
	fmuls	%f0, %f0, %f8
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	fmovs	%f0, %f10
	ld	[%g1], %f11
	sethi	%hi(1077336064), %g1
	or	%g1, 877, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L18
	 fdivs	%f11, %f8, %f8
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g1, %gdop_lox10(.LC46), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC46)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	fmuls	%f8, %f12, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC49), %g1
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f13, %f12
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	fmuls	%f8, %f9, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f13, %f12
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	fmuls	%f12, %f8, %f12
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC57), %g1
	fsubs	%f12, %f13, %f12
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	st	%f12, [%fp+2031]
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f12, %f9
	ld	[%g1], %f12
	fmuls	%f9, %f8, %f9
	sethi	%gdop_hix22(.LC59), %g1
	fadds	%f9, %f12, %f9
	xor	%g1, %gdop_lox10(.LC59), %g1
	fmuls	%f9, %f8, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
.L14:
	st	%f10, [%fp+2043]
	ld	[%g1], %f12
	lduw	[%fp+2043], %g1
	fadds	%f9, %f12, %f9
	and	%g1, -4096, %g1
	fmuls	%f9, %f8, %f8
	fadds	%f8, %f11, %f8
	st	%g1, [%fp+2043]
	st	%f8, [%fp+2027]
	sethi	%gdop_hix22(.LC60), %g1
	ld	[%fp+2043], %f8
	xor	%g1, %gdop_lox10(.LC60), %g1
	fnegs	%f8, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
	fmuls	%f9, %f8, %f9
	ld	[%g1], %f1
	st	%f10, [%fp+2035]
	fsubs	%f9, %f1, %f1
	call	__ieee754_expf, 0
	 st	%f8, [%fp+2039]
	ld	[%fp+2035], %f10
	ld	[%fp+2039], %f8
	ld	[%fp+2027], %f11
	fsubs	%f8, %f10, %f9
	st	%f10, [%fp+2039]
	fadds	%f10, %f8, %f8
	ld	[%fp+2031], %f10
	fmuls	%f9, %f8, %f8
	fdivs	%f10, %f11, %f1
	st	%f0, [%fp+2043]
	call	__ieee754_expf, 0
	 fadds	%f8, %f1, %f1
	ld	[%fp+2043], %f8
	fmuls	%f8, %f0, %f0
	ld	[%fp+2039], %f10
	sethi	%gdop_hix22(.LC0), %g1
	fdivs	%f0, %f10, %f8
	xor	%g1, %gdop_lox10(.LC0), %g1
	cmp	%i4, 0
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	bl,pn	%icc, .L12
	 ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L5:
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	fmuls	%f1, %f1, %f10
	fmuls	%f10, %f0, %f0
	fsubs	%f0, %f9, %f0
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	fmuls	%f0, %f10, %f0
	fsubs	%f0, %f9, %f0
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	fmuls	%f0, %f10, %f0
	fsubs	%f0, %f11, %f0
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	fmuls	%f10, %f9, %f9
	fadds	%f9, %f11, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	fmuls	%f0, %f10, %f0
	fadds	%f0, %f11, %f0
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	ld	[%g1], %f11
	fmuls	%f9, %f10, %f9
	sethi	%gdop_hix22(.LC0), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC0), %g1
	fmuls	%f9, %f10, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f10
	fadds	%f9, %f10, %f9
	fdivs	%f0, %f9, %f0
	fmuls	%f0, %f1, %f0
	return	%i7+8
	 fadds	%f0, %f1, %f0
.L17:
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC0), %g1
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	fsubs	%f0, %f10, %f0
	fmuls	%f0, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	fmuls	%f8, %f0, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	fmuls	%f8, %f0, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ld	[%g1], %f11
	fmuls	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC23), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	ld	[%g1], %f11
	fmuls	%f0, %f9, %f9
	sethi	%gdop_hix22(.LC20), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ld	[%g1], %f11
	fmuls	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC24), %g1
	fadds	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	ld	[%g1], %f11
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC25), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	ld	[%g1], %f11
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC21), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ld	[%g1], %f11
	fmuls	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC26), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	ld	[%g1], %f11
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC27), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC27), %g1
	fmuls	%f9, %f0, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	cmp	%i4, 0
	ld	[%g1], %f11
	fadds	%f9, %f11, %f9
	fmuls	%f9, %f0, %f9
	fadds	%f9, %f10, %f9
	bl,pn	%icc, .L8
	 fdivs	%f8, %f9, %f0
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	ld	[%g1], %f8
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L18:
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	fmuls	%f8, %f12, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC38), %g1
	xor	%g1, %gdop_lox10(.LC38), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC38)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f9, %f12
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC35), %g1
	xor	%g1, %gdop_lox10(.LC35), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC39), %g1
	xor	%g1, %gdop_lox10(.LC39), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC39)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f13, %f12
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC36), %g1
	xor	%g1, %gdop_lox10(.LC36), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC36)
	fmuls	%f8, %f9, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g1, %gdop_lox10(.LC40), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC40)
	fmuls	%f12, %f8, %f12
	fsubs	%f12, %f13, %f12
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC41), %g1
	xor	%g1, %gdop_lox10(.LC41), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC41)
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g1, %gdop_lox10(.LC42), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC42)
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC37), %g1
	xor	%g1, %gdop_lox10(.LC37), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC37)
	fmuls	%f12, %f8, %f12
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC43), %g1
	fsubs	%f12, %f13, %f12
	xor	%g1, %gdop_lox10(.LC43), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC43)
	st	%f12, [%fp+2031]
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC44), %g1
	xor	%g1, %gdop_lox10(.LC44), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC44)
	fmuls	%f9, %f8, %f9
	fadds	%f9, %f12, %f9
	ld	[%g1], %f12
	fmuls	%f9, %f8, %f9
	sethi	%gdop_hix22(.LC45), %g1
	fadds	%f9, %f12, %f9
	xor	%g1, %gdop_lox10(.LC45), %g1
	fmuls	%f9, %f8, %f9
	ba,pt	%xcc, .L14
	 ldx	[%l7 + %g1], %g1, %gdop(.LC45)
.L8:
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	ld	[%g1], %f8
	return	%i7+8
	 fsubs	%f8, %f0, %f0
.L12:
	return	%i7+8
	 fsubs	%f8, %f0, %f0
	.size	erff, .-erff
	.section	.rodata.cst4
	.align 4
.LC61:
	.long	1073741824
	.align 4
.LC62:
	.long	0
	.align 4
.LC63:
	.long	1065353216
	.align 4
.LC64:
	.long	-1211672911
	.align 4
.LC65:
	.long	1002247305
	.align 4
.LC66:
	.long	1021923983
	.align 4
.LC67:
	.long	1051093995
	.align 4
.LC68:
	.long	1040414164
	.align 4
.LC69:
	.long	-1232805350
	.align 4
.LC70:
	.long	957017673
	.align 4
.LC71:
	.long	1000767766
	.align 4
.LC72:
	.long	1032137315
	.align 4
.LC73:
	.long	1053539278
	.align 4
.LC74:
	.long	1056964608
	.align 4
.LC75:
	.long	-1156712000
	.align 4
.LC76:
	.long	1024545203
	.align 4
.LC77:
	.long	1038294210
	.align 4
.LC78:
	.long	1050869332
	.align 4
.LC79:
	.long	1052676616
	.align 4
.LC80:
	.long	1054107653
	.align 4
.LC81:
	.long	991612358
	.align 4
.LC82:
	.long	1011112611
	.align 4
.LC83:
	.long	1012887059
	.align 4
.LC84:
	.long	1040265991
	.align 4
.LC85:
	.long	1033050855
	.align 4
.LC86:
	.long	1057642373
	.align 4
.LC87:
	.long	1037693745
	.align 4
.LC88:
	.long	1042196436
	.align 4
.LC89:
	.long	1062753803
	.align 4
.LC90:
	.long	-1055062146
	.align 4
.LC91:
	.long	1117950763
	.align 4
.LC92:
	.long	1127783143
	.align 4
.LC93:
	.long	1126327692
	.align 4
.LC94:
	.long	1115258967
	.align 4
.LC95:
	.long	1093201954
	.align 4
.LC96:
	.long	1060217015
	.align 4
.LC97:
	.long	1008836755
	.align 4
.LC98:
	.long	-1116242025
	.align 4
.LC99:
	.long	1087520636
	.align 4
.LC100:
	.long	1121535263
	.align 4
.LC101:
	.long	1138131211
	.align 4
.LC102:
	.long	1143036105
	.align 4
.LC103:
	.long	1138313327
	.align 4
.LC104:
	.long	1124706403
	.align 4
.LC105:
	.long	1100821966
	.align 4
.LC106:
	.long	-1007566219
	.align 4
.LC107:
	.long	1149248267
	.align 4
.LC108:
	.long	1142907969
	.align 4
.LC109:
	.long	1126212330
	.align 4
.LC110:
	.long	1099829323
	.align 4
.LC111:
	.long	1061985748
	.align 4
.LC112:
	.long	1008836754
	.align 4
.LC113:
	.long	-1045199086
	.align 4
.LC114:
	.long	1139622823
	.align 4
.LC115:
	.long	1159696590
	.align 4
.LC116:
	.long	1162345915
	.align 4
.LC117:
	.long	1153439577
	.align 4
.LC118:
	.long	1134749041
	.align 4
.LC119:
	.long	1106424921
	.align 4
.LC120:
	.long	1058013184
	.section	.text.erfcf,"ax",@progbits
	.align 4
	.global erfcf
	.type	erfcf, #function
	.proc	06
erfcf:
	.register	%g2, #scratch
	save	%sp, -208, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %i4
	lduw	[%fp+2043], %i5
	sethi	%hi(2139094016), %g1
	andn	%i5, %i4, %i4
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i4, %g1
	bgu,pn	%icc, .L33
	 sethi	%hi(1062730752), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu,pt	%icc, .L22
	 sethi	%hi(1067449344), %g1
	sethi	%hi(595590144), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L34
	 sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	fmuls	%f1, %f1, %f11
	fmuls	%f11, %f8, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC69), %g1
	xor	%g1, %gdop_lox10(.LC69), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC70), %g1
	xor	%g1, %gdop_lox10(.LC70), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f12, %f8
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	fmuls	%f11, %f9, %f9
	fadds	%f9, %f12, %f9
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f12, %f8
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	fmuls	%f9, %f11, %f9
	fadds	%f9, %f12, %f9
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC72), %g1
	xor	%g1, %gdop_lox10(.LC72), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC72)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC73), %g1
	xor	%g1, %gdop_lox10(.LC73), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC73)
	fmuls	%f9, %f11, %f9
	fadds	%f9, %f13, %f9
	ld	[%g1], %f13
	fmuls	%f9, %f11, %f9
	sethi	%hi(1048574976), %g1
	fadds	%f9, %f13, %f9
	or	%g1, 1023, %g1
	fmuls	%f9, %f11, %f9
	cmp	%i5, %g1
	fadds	%f9, %f12, %f9
	fdivs	%f8, %f9, %f8
	bg,pt	%icc, .L24
	 fmuls	%f8, %f1, %f8
	fadds	%f1, %f8, %f8
	return	%i7+8
	 fsubs	%f12, %f8, %f0
.L22:
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L35
	 sethi	%hi(1105198080), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L36
	 cmp	%i5, 0
	ble,pn	%icc, .L32
	 sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	return	%i7+8
	 ld	[%g1], %f0
.L33:
	srl	%i5, 31, %i5
	sethi	%gdop_hix22(.LC63), %g1
	add	%i5, %i5, %i5
	xor	%g1, %gdop_lox10(.LC63), %g1
	st	%i5, [%fp+2043]
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ld	[%fp+2043], %f9
	ld	[%g1], %f8
	fitos	%f9, %f0
	fdivs	%f8, %f1, %f8
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L24:
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g1, %gdop_lox10(.LC74), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC74)
	ld	[%g1], %f0
	fsubs	%f1, %f0, %f10
	fadds	%f10, %f8, %f10
	return	%i7+8
	 fsubs	%f0, %f10, %f0
.L36:
	call	fabsf, 0
	 nop
	fmuls	%f0, %f0, %f12
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	fmovs	%f0, %f10
	ld	[%g1], %f11
	sethi	%hi(1077336064), %g1
	or	%g1, 876, %g1
	cmp	%i4, %g1
	bleu,pt	%icc, .L37
	 fdivs	%f11, %f12, %f12
	sethi	%hi(1086323712), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	srl	%i5, 31, %g2
	mov	0, %g1
	movg	%icc, 1, %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L32
	 sethi	%gdop_hix22(.LC106), %g1
	xor	%g1, %gdop_lox10(.LC106), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC106)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC107), %g1
	xor	%g1, %gdop_lox10(.LC107), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC107)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC108), %g1
	xor	%g1, %gdop_lox10(.LC108), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC108)
	fmuls	%f12, %f8, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC109), %g1
	xor	%g1, %gdop_lox10(.LC109), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	fmuls	%f8, %f12, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC113), %g1
	xor	%g1, %gdop_lox10(.LC113), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	fmuls	%f8, %f12, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC110), %g1
	xor	%g1, %gdop_lox10(.LC110), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC110)
	ld	[%g1], %f13
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC114), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	ld	[%g1], %f13
	fmuls	%f12, %f9, %f9
	sethi	%gdop_hix22(.LC111), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f13
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC115), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC115), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC115)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC116), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC116), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC116)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC112), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC112), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC112)
	ld	[%g1], %f13
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC117), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC117), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC117)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC118), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC118), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC118)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC119), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC119), %g1
	fmuls	%f9, %f12, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC119)
	ld	[%g1], %f13
	fadds	%f9, %f13, %f9
	fmuls	%f9, %f12, %f9
	fadds	%f9, %f11, %f11
.L29:
	st	%f10, [%fp+2043]
	lduw	[%fp+2043], %g1
	and	%g1, -4096, %g1
	st	%g1, [%fp+2043]
	sethi	%gdop_hix22(.LC120), %g1
	ld	[%fp+2043], %f9
	xor	%g1, %gdop_lox10(.LC120), %g1
	fnegs	%f9, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC120)
	fmuls	%f12, %f9, %f12
	ld	[%g1], %f1
	st	%f11, [%fp+2027]
	fsubs	%f12, %f1, %f1
	st	%f8, [%fp+2031]
	st	%f10, [%fp+2035]
	call	__ieee754_expf, 0
	 st	%f9, [%fp+2039]
	st	%f0, [%fp+2043]
	ld	[%fp+2035], %f10
	ld	[%fp+2039], %f9
	ld	[%fp+2031], %f8
	fsubs	%f9, %f10, %f1
	ld	[%fp+2027], %f11
	fadds	%f10, %f9, %f9
	fdivs	%f8, %f11, %f8
	st	%f10, [%fp+2039]
	fmuls	%f1, %f9, %f1
	call	__ieee754_expf, 0
	 fadds	%f1, %f8, %f1
	ld	[%fp+2043], %f8
	cmp	%i5, 0
	fmuls	%f8, %f0, %f0
	ble,pn	%icc, .L31
	 ld	[%fp+2039], %f10
	return	%i7+8
	 fdivs	%f0, %f10, %f0
.L34:
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f1, %f0
.L35:
	call	fabsf, 0
	 nop
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC75), %g1
	xor	%g1, %gdop_lox10(.LC75), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC75)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g1, %gdop_lox10(.LC76), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC76)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC77), %g1
	xor	%g1, %gdop_lox10(.LC77), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC77)
	fsubs	%f0, %f10, %f0
	fmuls	%f0, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g1, %gdop_lox10(.LC78), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC78)
	fmuls	%f8, %f0, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC82), %g1
	xor	%g1, %gdop_lox10(.LC82), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC82)
	fmuls	%f8, %f0, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC79), %g1
	xor	%g1, %gdop_lox10(.LC79), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC79)
	ld	[%g1], %f11
	fmuls	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC83), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC83), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC83)
	ld	[%g1], %f11
	fmuls	%f0, %f9, %f9
	sethi	%gdop_hix22(.LC80), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC80), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC80)
	ld	[%g1], %f11
	fmuls	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC84), %g1
	fadds	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC84), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC84)
	ld	[%g1], %f11
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC85), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC85), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC85)
	ld	[%g1], %f11
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC81), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC81), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC81)
	ld	[%g1], %f11
	fmuls	%f8, %f0, %f8
	sethi	%gdop_hix22(.LC86), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC86), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC86)
	ld	[%g1], %f11
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC87), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC87), %g1
	fmuls	%f9, %f0, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	cmp	%i5, 0
	ld	[%g1], %f11
	fadds	%f9, %f11, %f9
	fmuls	%f9, %f0, %f9
	fadds	%f9, %f10, %f9
	bl,pn	%icc, .L26
	 fdivs	%f8, %f9, %f8
	sethi	%gdop_hix22(.LC88), %g1
	xor	%g1, %gdop_lox10(.LC88), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC88)
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L32:
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	return	%i7+8
	 ld	[%g1], %f0
.L37:
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g1, %gdop_lox10(.LC90), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC90)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC91), %g1
	xor	%g1, %gdop_lox10(.LC91), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC91)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g1, %gdop_lox10(.LC92), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC92)
	fmuls	%f12, %f8, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC93), %g1
	xor	%g1, %gdop_lox10(.LC93), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC93)
	fmuls	%f8, %f12, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC94), %g1
	xor	%g1, %gdop_lox10(.LC94), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC94)
	fmuls	%f8, %f12, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC98), %g1
	xor	%g1, %gdop_lox10(.LC98), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC98)
	fmuls	%f8, %f12, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ld	[%g1], %f13
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC99), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f13
	fmuls	%f12, %f9, %f9
	sethi	%gdop_hix22(.LC96), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC96), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC96)
	ld	[%g1], %f13
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC100), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC100), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC100)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC101), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC101), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC101)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC102), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC102), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC102)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC97), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC97), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC97)
	ld	[%g1], %f13
	fmuls	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC103), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC103), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC103)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC104), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC104), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC104)
	ld	[%g1], %f13
	fmuls	%f9, %f12, %f9
	sethi	%gdop_hix22(.LC105), %g1
	fadds	%f9, %f13, %f9
	xor	%g1, %gdop_lox10(.LC105), %g1
	fmuls	%f9, %f12, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC105)
	ld	[%g1], %f13
	fadds	%f9, %f13, %f9
	fmuls	%f9, %f12, %f9
	ba,pt	%xcc, .L29
	 fadds	%f9, %f11, %f11
.L26:
	sethi	%gdop_hix22(.LC89), %g1
	xor	%g1, %gdop_lox10(.LC89), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC89)
	ld	[%g1], %f9
	fadds	%f8, %f9, %f8
	return	%i7+8
	 fadds	%f8, %f10, %f0
.L31:
	fdivs	%f0, %f10, %f8
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	ld	[%g1], %f0
	return	%i7+8
	 fsubs	%f0, %f8, %f0
	.size	erfcf, .-erfcf
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
