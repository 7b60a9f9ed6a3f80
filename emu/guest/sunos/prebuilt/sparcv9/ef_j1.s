! c06edfb2685b4897799d82dd6ae1c43e newlib/libm/math/ef_j1.c
	.file	"ef_j1.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1190176907
	.align 4
.LC1:
	.long	1203675494
	.align 4
.LC2:
	.long	1192254517
	.align 4
.LC3:
	.long	1164193509
	.align 4
.LC4:
	.long	1173836758
	.align 4
.LC5:
	.long	1165110253
	.align 4
.LC6:
	.long	1137575587
	.align 4
.LC7:
	.long	1096013034
	.align 4
.LC8:
	.long	1039138816
	.align 4
.LC9:
	.long	1122265644
	.align 4
.LC10:
	.long	0
	.align 4
.LC11:
	.long	1153171840
	.align 4
.LC12:
	.long	1173693830
	.align 4
.LC13:
	.long	1168591395
	.align 4
.LC14:
	.long	1148705201
	.align 4
.LC15:
	.long	1141124550
	.align 4
.LC16:
	.long	1140943031
	.align 4
.LC17:
	.long	1121492426
	.align 4
.LC18:
	.long	1088008227
	.align 4
.LC19:
	.long	1039138815
	.align 4
.LC20:
	.long	1114447701
	.align 4
.LC21:
	.long	761803583
	.align 4
.LC22:
	.long	1120899948
	.align 4
.LC23:
	.long	1147057133
	.align 4
.LC24:
	.long	1149426659
	.align 4
.LC25:
	.long	1135108504
	.align 4
.LC26:
	.long	1111637116
	.align 4
.LC27:
	.long	1119231018
	.align 4
.LC28:
	.long	1108113989
	.align 4
.LC29:
	.long	1081849319
	.align 4
.LC30:
	.long	1039138731
	.align 4
.LC31:
	.long	1108027981
	.align 4
.LC32:
	.long	827318541
	.align 4
.LC33:
	.long	1090901392
	.align 4
.LC34:
	.long	1122720727
	.align 4
.LC35:
	.long	1130907335
	.align 4
.LC36:
	.long	1123718297
	.align 4
.LC37:
	.long	1084381773
	.align 4
.LC38:
	.long	1099795777
	.align 4
.LC39:
	.long	1094967740
	.align 4
.LC40:
	.long	1075287488
	.align 4
.LC41:
	.long	1039137302
	.align 4
.LC42:
	.long	1101757932
	.align 4
.LC43:
	.long	870796968
	.align 4
.LC44:
	.long	1065353216
	.section	.text.ponef,"ax",@progbits
	.align 4
	.type	ponef, #function
	.proc	06
ponef:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	lduw	[%fp+2043], %g2
	sethi	%hi(-2147483648), %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	andn	%g2, %g1, %g1
	sethi	%hi(1090518016), %g2
	or	%g2, 1023, %g2
	cmp	%g1, %g2
	bgu,a,pt %icc, .L3
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1089936384), %g2
	or	%g2, 87, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L7
	 sethi	%hi(1077336064), %g2
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ld	[%g1], %f16
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC20), %g1
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ba,pt	%xcc, .L2
	 ld	[%g1], %f10
.L3:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ld	[%g1], %f16
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ld	[%g1], %f10
.L2:
	sethi	%gdop_hix22(.LC44), %g1
	fmuls	%f1, %f1, %f1
	xor	%g1, %gdop_lox10(.LC44), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC44)
	ld	[%g1], %f0
	fdivs	%f0, %f1, %f1
	fmuls	%f1, %f8, %f8
	fmuls	%f1, %f9, %f9
	fadds	%f8, %f16, %f8
	fadds	%f9, %f15, %f9
	fmuls	%f8, %f1, %f8
	fmuls	%f9, %f1, %f9
	fadds	%f8, %f14, %f8
	fadds	%f9, %f13, %f9
	fmuls	%f8, %f1, %f8
	fmuls	%f9, %f1, %f9
	fadds	%f8, %f12, %f8
	fadds	%f9, %f18, %f9
	fmuls	%f8, %f1, %f8
	fmuls	%f9, %f1, %f9
	fadds	%f8, %f19, %f8
	fadds	%f9, %f11, %f9
	fmuls	%f8, %f1, %f8
	fmuls	%f9, %f1, %f9
	fadds	%f8, %f10, %f8
	fadds	%f9, %f0, %f9
	fdivs	%f8, %f9, %f8
	return	%i7+8
	 fadds	%f8, %f0, %f0
.L7:
	or	%g2, 871, %g2
	cmp	%g1, %g2
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	fmovsgu	%icc, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	fmovsgu	%icc, %f8, %f15
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC35), %g1
	xor	%g1, %gdop_lox10(.LC35), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC25), %g1
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	fmovsgu	%icc, %f8, %f13
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC36), %g1
	xor	%g1, %gdop_lox10(.LC36), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC36)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC37), %g1
	xor	%g1, %gdop_lox10(.LC37), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC37)
	fmovsgu	%icc, %f8, %f18
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	fmovsgu	%icc, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC38), %g1
	xor	%g1, %gdop_lox10(.LC38), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC38)
	ld	[%g1], %f16
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	fmovsgu	%icc, %f10, %f16
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC39), %g1
	xor	%g1, %gdop_lox10(.LC39), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC39)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	fmovsgu	%icc, %f10, %f14
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g1, %gdop_lox10(.LC40), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC40)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	fmovsgu	%icc, %f10, %f12
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC41), %g1
	xor	%g1, %gdop_lox10(.LC41), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC41)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	fmovsgu	%icc, %f10, %f19
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g1, %gdop_lox10(.LC42), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC42)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	fmovsgu	%icc, %f10, %f11
	ld	[%g1], %f17
	sethi	%gdop_hix22(.LC43), %g1
	xor	%g1, %gdop_lox10(.LC43), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC43)
	ld	[%g1], %f10
	ba,pt	%xcc, .L2
	 fmovsgu	%icc, %f17, %f10
	.size	ponef, .-ponef
	.section	.rodata.cst4
	.align 4
.LC45:
	.long	-930100408
	.align 4
.LC46:
	.long	1227013780
	.align 4
.LC47:
	.long	1227862684
	.align 4
.LC48:
	.long	1208138966
	.align 4
.LC49:
	.long	1173654295
	.align 4
.LC50:
	.long	-952289661
	.align 4
.LC51:
	.long	-969332934
	.align 4
.LC52:
	.long	-1002576253
	.align 4
.LC53:
	.long	-1048433523
	.align 4
.LC54:
	.long	-1110310912
	.align 4
.LC55:
	.long	1126262071
	.align 4
.LC56:
	.long	0
	.align 4
.LC57:
	.long	-1063341001
	.align 4
.LC58:
	.long	1125905138
	.align 4
.LC59:
	.long	1144576298
	.align 4
.LC60:
	.long	1144873006
	.align 4
.LC61:
	.long	1132264263
	.align 4
.LC62:
	.long	-1045759566
	.align 4
.LC63:
	.long	-1037480673
	.align 4
.LC64:
	.long	-1046655210
	.align 4
.LC65:
	.long	-1070586845
	.align 4
.LC66:
	.long	-1110313867
	.align 4
.LC67:
	.long	1106003028
	.align 4
.LC68:
	.long	-1270904526
	.align 4
.LC69:
	.long	1065353216
	.align 4
.LC70:
	.long	1052770304
	.section	.text.qonef,"ax",@progbits
	.align 4
	.type	qonef, #function
	.proc	06
qonef:
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	sethi	%gdop_hix22(.LC69), %g1
	xor	%g1, %gdop_lox10(.LC69), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	ld	[%g1], %f16
	lduw	[%fp+2043], %g1
	sethi	%hi(-2147483648), %g2
	andn	%g1, %g2, %g2
	sethi	%hi(1075837952), %g1
	or	%g1, 1023, %g1
	cmp	%g2, %g1
	sethi	%gdop_hix22(.LC57), %g1
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC45), %g1
	xor	%g1, %gdop_lox10(.LC45), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC45)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	fmovsleu	%icc, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g1, %gdop_lox10(.LC46), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC46)
	ld	[%g1], %f20
	sethi	%gdop_hix22(.LC59), %g1
	xor	%g1, %gdop_lox10(.LC59), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
	fmovsleu	%icc, %f8, %f20
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC60), %g1
	xor	%g1, %gdop_lox10(.LC60), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
	fmovsleu	%icc, %f8, %f18
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	fmovsleu	%icc, %f8, %f15
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC49), %g1
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	ld	[%g1], %f13
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	fmovsleu	%icc, %f8, %f13
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	fmovsleu	%icc, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	ld	[%g1], %f21
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	fmovsleu	%icc, %f10, %f21
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	fmovsleu	%icc, %f10, %f19
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	ld	[%g1], %f17
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	fmovsleu	%icc, %f10, %f17
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	fmovsleu	%icc, %f10, %f14
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	fmovsleu	%icc, %f10, %f11
	ld	[%g1], %f22
	fmuls	%f1, %f1, %f10
	sethi	%gdop_hix22(.LC56), %g1
	fdivs	%f16, %f10, %f10
	xor	%g1, %gdop_lox10(.LC56), %g1
	fmuls	%f10, %f9, %f9
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	fadds	%f9, %f20, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f18, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f15, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f13, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f16, %f9
	ld	[%g1], %f12
	fmuls	%f10, %f8, %f8
	fmovsleu	%icc, %f22, %f12
	fadds	%f8, %f21, %f8
	sethi	%gdop_hix22(.LC70), %g1
	fmuls	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC70), %g1
	fadds	%f8, %f19, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f17, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f14, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f12, %f8
	fdivs	%f8, %f9, %f8
	ld	[%g1], %f9
	fadds	%f8, %f9, %f8
	return	%i7+8
	 fdivs	%f8, %f1, %f0
	.size	qonef, .-qonef
	.section	.rodata.cst4
	.align 4
.LC71:
	.long	1065353216
	.align 4
.LC72:
	.long	0
	.align 4
.LC73:
	.long	1058041531
	.align 4
.LC74:
	.long	1056964608
	.align 4
.LC75:
	.long	1900671690
	.align 4
.LC76:
	.long	861231058
	.align 4
.LC77:
	.long	931540534
	.align 4
.LC78:
	.long	985165053
	.align 4
.LC79:
	.long	1031798784
	.align 4
.LC80:
	.long	760829566
	.align 4
.LC81:
	.long	833446982
	.align 4
.LC82:
	.long	899547074
	.align 4
.LC83:
	.long	960690870
	.align 4
.LC84:
	.long	1016916057
	.section	.text.__ieee754_j1f,"ax",@progbits
	.align 4
	.global __ieee754_j1f
	.type	__ieee754_j1f, #function
	.proc	06
__ieee754_j1f:
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
	bleu,pn	%icc, .L12
	 sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f1, %f0
.L12:
	call	fabsf, 0
	 st	%f1, [%fp+2039]
	st	%f0, [%fp+2043]
	sethi	%hi(1073741824), %g1
	andcc	%i4, %g1, %g0
	bne,pn	%icc, .L21
	 ld	[%fp+2039], %f9
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g1, %gdop_lox10(.LC74), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC74)
	ld	[%g1], %f0
	sethi	%hi(838859776), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L18
	 fmuls	%f9, %f0, %f0
	sethi	%gdop_hix22(.LC75), %g1
	xor	%g1, %gdop_lox10(.LC75), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC75)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC71), %g1
	fadds	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	ld	[%g1], %f10
	fcmpes	%fcc1, %f8, %f10
	fbg,pn	%fcc1, .L23
	 nop
.L18:
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g1, %gdop_lox10(.LC76), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC76)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC77), %g1
	xor	%g1, %gdop_lox10(.LC77), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC77)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g1, %gdop_lox10(.LC78), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC78)
	fmuls	%f9, %f9, %f11
	fmuls	%f11, %f10, %f10
	fsubs	%f10, %f8, %f10
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC80), %g1
	xor	%g1, %gdop_lox10(.LC80), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC80)
	fmuls	%f10, %f11, %f10
	fadds	%f10, %f8, %f10
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC79), %g1
	xor	%g1, %gdop_lox10(.LC79), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC79)
	fmuls	%f10, %f11, %f10
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC81), %g1
	fsubs	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC81), %g1
	fmuls	%f10, %f11, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC81)
	fmuls	%f9, %f10, %f9
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC82), %g1
	xor	%g1, %gdop_lox10(.LC82), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC82)
	ld	[%g1], %f10
	fmuls	%f11, %f8, %f8
	sethi	%gdop_hix22(.LC83), %g1
	fadds	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC83), %g1
	fmuls	%f8, %f11, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC83)
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	fmuls	%f8, %f11, %f8
	sethi	%gdop_hix22(.LC84), %g1
	fadds	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC84), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC84)
	ld	[%g1], %f10
	fmuls	%f8, %f11, %f8
	sethi	%gdop_hix22(.LC71), %g1
	fadds	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC71), %g1
	fmuls	%f8, %f11, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	ld	[%g1], %f10
	fadds	%f8, %f10, %f8
	fdivs	%f9, %f8, %f9
	fadds	%f0, %f9, %f0
.L23:
	return	%i7+8
	 nop
.L21:
	call	sinf, 0
	 fmovs	%f0, %f1
	ld	[%fp+2043], %f1
	call	cosf, 0
	 st	%f0, [%fp+2039]
	ld	[%fp+2039], %f8
	fnegs	%f8, %f10
	fsubs	%f10, %f0, %f10
	st	%f10, [%fp+2039]
	fsubs	%f8, %f0, %f10
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L22
	 st	%f10, [%fp+2035]
.L15:
	call	ponef, 0
	 ld	[%fp+2043], %f1
	ld	[%fp+2043], %f1
	call	qonef, 0
	 st	%f0, [%fp+2031]
	ld	[%fp+2031], %f9
	ld	[%fp+2035], %f8
	fmuls	%f8, %f9, %f8
	ld	[%fp+2039], %f9
	sethi	%gdop_hix22(.LC73), %g1
	fmuls	%f9, %f0, %f0
	xor	%g1, %gdop_lox10(.LC73), %g1
	fsubs	%f8, %f0, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC73)
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	ld	[%fp+2043], %f1
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	cmp	%i4, 0
	fdivs	%f8, %f0, %f0
	fnegs	%f0, %f8
	return	%i7+8
	 fmovsl	%icc, %f8, %f0
.L22:
	st	%f8, [%fp+2031]
	ld	[%fp+2043], %f8
	st	%f0, [%fp+2027]
	call	cosf, 0
	 fadds	%f8, %f8, %f1
	ld	[%fp+2027], %f9
	ld	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC72), %g1
	fmuls	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC72), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC72)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f8, %f9
	fbule,pn %fcc0, .L20
	 nop
	ld	[%fp+2039], %f8
	fdivs	%f0, %f8, %f8
	ba,pt	%xcc, .L15
	 st	%f8, [%fp+2035]
.L20:
	ld	[%fp+2035], %f8
	fdivs	%f0, %f8, %f8
	ba,pt	%xcc, .L15
	 st	%f8, [%fp+2039]
	.size	__ieee754_j1f, .-__ieee754_j1f
	.section	.rodata.cst4
	.align 4
.LC85:
	.long	1065353216
	.align 4
.LC86:
	.long	-1082130432
	.align 4
.LC87:
	.long	0
	.align 4
.LC88:
	.long	1058041531
	.align 4
.LC89:
	.long	-1088226941
	.align 4
.LC90:
	.long	-1278910461
	.align 4
.LC91:
	.long	935680028
	.align 4
.LC92:
	.long	989507370
	.align 4
.LC93:
	.long	1028562492
	.align 4
.LC94:
	.long	1044955953
	.align 4
.LC95:
	.long	764576207
	.align 4
.LC96:
	.long	836106475
	.align 4
.LC97:
	.long	901120724
	.align 4
.LC98:
	.long	961832011
	.align 4
.LC99:
	.long	1017325674
	.align 4
.LC100:
	.long	1059256707
	.section	.text.__ieee754_y1f,"ax",@progbits
	.align 4
	.global __ieee754_y1f
	.type	__ieee754_y1f, #function
	.proc	06
__ieee754_y1f:
	save	%sp, -192, %sp
	st	%f1, [%fp+2043]
	sethi	%hi(-2147483648), %i5
	lduw	[%fp+2043], %g2
	sethi	%hi(2139094016), %g1
	andn	%g2, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L39
	 cmp	%i5, 0
	be,pn	%icc, .L40
	 cmp	%g2, 0
	bl,pn	%icc, .L41
	 sethi	%hi(1073741824), %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L42
	 sethi	%hi(612368384), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L35
	 sethi	%gdop_hix22(.LC89), %g1
	xor	%g1, %gdop_lox10(.LC89), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC89)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f1, %f0
.L40:
	sethi	%gdop_hix22(.LC86), %g1
	xor	%g1, %gdop_lox10(.LC86), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC86)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC87), %g1
	xor	%g1, %gdop_lox10(.LC87), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f0, %f8, %f0
.L39:
	fmuls	%f1, %f1, %f8
	sethi	%gdop_hix22(.LC85), %g1
	fadds	%f8, %f1, %f8
	xor	%g1, %gdop_lox10(.LC85), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC85)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f8, %f0
.L35:
	sethi	%gdop_hix22(.LC85), %g1
	xor	%g1, %gdop_lox10(.LC85), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC85)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g1, %gdop_lox10(.LC90), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC90)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC91), %g1
	xor	%g1, %gdop_lox10(.LC91), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC91)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g1, %gdop_lox10(.LC92), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC92)
	fmuls	%f1, %f1, %f11
	fmuls	%f11, %f8, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC93), %g1
	xor	%g1, %gdop_lox10(.LC93), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC93)
	ld	[%g1], %f13
	fmuls	%f8, %f11, %f8
	sethi	%gdop_hix22(.LC96), %g1
	fadds	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC96), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC96)
	ld	[%g1], %f13
	fmuls	%f11, %f10, %f10
	sethi	%gdop_hix22(.LC94), %g1
	fadds	%f10, %f13, %f10
	xor	%g1, %gdop_lox10(.LC94), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC94)
	ld	[%g1], %f13
	fmuls	%f8, %f11, %f8
	sethi	%gdop_hix22(.LC97), %g1
	fsubs	%f8, %f13, %f8
	xor	%g1, %gdop_lox10(.LC97), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC97)
	ld	[%g1], %f13
	fmuls	%f10, %f11, %f10
	sethi	%gdop_hix22(.LC98), %g1
	fadds	%f10, %f13, %f10
	xor	%g1, %gdop_lox10(.LC98), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC98)
	ld	[%g1], %f13
	fmuls	%f10, %f11, %f10
	sethi	%gdop_hix22(.LC99), %g1
	fadds	%f10, %f13, %f10
	xor	%g1, %gdop_lox10(.LC99), %g1
	fmuls	%f10, %f11, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f13
	fadds	%f10, %f13, %f10
	fmuls	%f10, %f11, %f10
	fadds	%f10, %f12, %f10
	fdivs	%f8, %f10, %f8
	fmuls	%f8, %f1, %f8
	st	%f12, [%fp+2031]
	st	%f8, [%fp+2035]
	call	__ieee754_j1f, 0
	 st	%f1, [%fp+2039]
	st	%f0, [%fp+2043]
	ld	[%fp+2039], %f9
	call	__ieee754_logf, 0
	 fmovs	%f9, %f1
	ld	[%fp+2039], %f9
	ld	[%fp+2043], %f8
	ld	[%fp+2031], %f12
	fmuls	%f8, %f0, %f0
	fdivs	%f12, %f9, %f12
	ld	[%fp+2035], %f8
	fsubs	%f0, %f12, %f0
	sethi	%gdop_hix22(.LC100), %g1
	xor	%g1, %gdop_lox10(.LC100), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC100)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f0
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L41:
	sethi	%gdop_hix22(.LC87), %g1
	xor	%g1, %gdop_lox10(.LC87), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L42:
	call	sinf, 0
	 st	%f1, [%fp+2039]
	ld	[%fp+2039], %f9
	st	%f0, [%fp+2043]
	call	cosf, 0
	 fmovs	%f9, %f1
	ld	[%fp+2043], %f8
	sethi	%hi(2130705408), %g1
	fnegs	%f8, %f8
	or	%g1, 1023, %g1
	fsubs	%f8, %f0, %f8
	cmp	%i5, %g1
	bleu,pn	%icc, .L43
	 ld	[%fp+2039], %f9
.L38:
	fmovs	%f9, %f1
	sethi	%gdop_hix22(.LC88), %g1
	xor	%g1, %gdop_lox10(.LC88), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC88)
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fdivs	%f8, %f0, %f0
.L43:
	st	%f8, [%fp+2031]
	fadds	%f9, %f9, %f1
	call	cosf, 0
	 st	%f0, [%fp+2035]
	ld	[%fp+2043], %f8
	ld	[%fp+2035], %f10
	sethi	%gdop_hix22(.LC87), %g1
	fmuls	%f8, %f10, %f12
	xor	%g1, %gdop_lox10(.LC87), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f11
	fcmpes	%fcc2, %f12, %f11
	fbule,pn %fcc2, .L44
	 ld	[%fp+2039], %f9
	ld	[%fp+2031], %f8
	fdivs	%f0, %f8, %f10
	st	%f10, [%fp+2031]
.L33:
	sethi	%hi(1207959552), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L38
	 fmovs	%f9, %f1
	st	%f8, [%fp+2035]
	call	ponef, 0
	 st	%f9, [%fp+2039]
	ld	[%fp+2039], %f9
	st	%f0, [%fp+2043]
	call	qonef, 0
	 fmovs	%f9, %f1
	ld	[%fp+2043], %f9
	ld	[%fp+2035], %f8
	fmuls	%f8, %f9, %f8
	ld	[%fp+2031], %f9
	fmuls	%f9, %f0, %f0
	ld	[%fp+2039], %f9
	ba,pt	%xcc, .L38
	 fadds	%f8, %f0, %f8
.L44:
	fsubs	%f8, %f10, %f8
	st	%f8, [%fp+2031]
	ba,pt	%xcc, .L33
	 fdivs	%f0, %f8, %f8
	.size	__ieee754_y1f, .-__ieee754_y1f
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
