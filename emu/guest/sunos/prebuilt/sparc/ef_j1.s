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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1090518016), %g2
	andn	%i0, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L3
	 sethi	%gdop_hix22(.LC0), %g2
	sethi	%hi(1089936384), %g2
	or	%g2, 87, %g2
	cmp	%g1, %g2
	bleu,a	.L8
	 sethi	%hi(1077336064), %g2
	sethi	%gdop_hix22(.LC11), %g2
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g2, %gdop_lox10(.LC11), %g2
	xor	%g1, %gdop_lox10(.LC12), %g1
	ld	[%l7 + %g2], %o5, %gdop(.LC11)
	ld	[%l7 + %g1], %o7, %gdop(.LC12)
	sethi	%gdop_hix22(.LC13), %g2
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g2, %gdop_lox10(.LC13), %g2
	xor	%g1, %gdop_lox10(.LC14), %g1
	ld	[%l7 + %g2], %i1, %gdop(.LC13)
	ld	[%l7 + %g1], %i2, %gdop(.LC14)
	sethi	%gdop_hix22(.LC15), %g2
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g2, %gdop_lox10(.LC15), %g2
	xor	%g1, %gdop_lox10(.LC16), %g1
	ld	[%l7 + %g2], %i3, %gdop(.LC15)
	ld	[%l7 + %g1], %i4, %gdop(.LC16)
	sethi	%gdop_hix22(.LC17), %g2
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g2, %gdop_lox10(.LC17), %g2
	xor	%g1, %gdop_lox10(.LC18), %g1
	ld	[%l7 + %g2], %i5, %gdop(.LC17)
	ld	[%l7 + %g1], %g4, %gdop(.LC18)
	sethi	%gdop_hix22(.LC19), %g2
	sethi	%gdop_hix22(.LC20), %g1
	xor	%g2, %gdop_lox10(.LC19), %g2
	xor	%g1, %gdop_lox10(.LC20), %g1
	ld	[%l7 + %g2], %g3, %gdop(.LC19)
	ld	[%o5], %f9
	ld	[%l7 + %g1], %g2, %gdop(.LC20)
	ld	[%o7], %f18
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	b	.L6
	 ld	[%l7 + %g1], %g1, %gdop(.LC21)
.L3:
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g2, %gdop_lox10(.LC0), %g2
	xor	%g1, %gdop_lox10(.LC1), %g1
	ld	[%l7 + %g2], %o5, %gdop(.LC0)
	ld	[%l7 + %g1], %o7, %gdop(.LC1)
	sethi	%gdop_hix22(.LC2), %g2
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g2, %gdop_lox10(.LC2), %g2
	xor	%g1, %gdop_lox10(.LC3), %g1
	ld	[%l7 + %g2], %i1, %gdop(.LC2)
	ld	[%l7 + %g1], %i2, %gdop(.LC3)
	sethi	%gdop_hix22(.LC4), %g2
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g2, %gdop_lox10(.LC4), %g2
	xor	%g1, %gdop_lox10(.LC5), %g1
	ld	[%l7 + %g2], %i3, %gdop(.LC4)
	ld	[%l7 + %g1], %i4, %gdop(.LC5)
	sethi	%gdop_hix22(.LC6), %g2
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g2, %gdop_lox10(.LC6), %g2
	xor	%g1, %gdop_lox10(.LC7), %g1
	ld	[%l7 + %g2], %i5, %gdop(.LC6)
	ld	[%l7 + %g1], %g4, %gdop(.LC7)
	sethi	%gdop_hix22(.LC8), %g2
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g2, %gdop_lox10(.LC8), %g2
	xor	%g1, %gdop_lox10(.LC9), %g1
	ld	[%l7 + %g2], %g3, %gdop(.LC8)
	ld	[%o5], %f9
	ld	[%l7 + %g1], %g2, %gdop(.LC9)
	ld	[%o7], %f18
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC10)
.L6:
	ld	[%g1], %f11
	ld	[%i1], %f16
	ld	[%i2], %f14
	ld	[%i3], %f8
	ld	[%i4], %f19
	ld	[%i5], %f17
	ld	[%g4], %f15
	ld	[%g3], %f13
	ld	[%g2], %f12
	st	%i0, [%fp-4]
	sethi	%gdop_hix22(.LC44), %g1
	ld	[%fp-4], %f10
	xor	%g1, %gdop_lox10(.LC44), %g1
	fmuls	%f10, %f10, %f10
	ld	[%l7 + %g1], %l7, %gdop(.LC44)
	ld	[%l7], %f0
	fdivs	%f0, %f10, %f10
	fmuls	%f10, %f8, %f8
	fmuls	%f10, %f9, %f9
	fadds	%f8, %f19, %f8
	fadds	%f9, %f18, %f9
	fmuls	%f8, %f10, %f8
	fmuls	%f9, %f10, %f9
	fadds	%f8, %f17, %f8
	fadds	%f9, %f16, %f9
	fmuls	%f8, %f10, %f8
	fmuls	%f9, %f10, %f9
	fadds	%f8, %f15, %f8
	fadds	%f9, %f14, %f9
	fmuls	%f8, %f10, %f8
	fmuls	%f9, %f10, %f9
	fadds	%f8, %f13, %f8
	fadds	%f9, %f12, %f9
	fmuls	%f8, %f10, %f8
	fmuls	%f9, %f10, %f9
	fadds	%f8, %f11, %f8
	fadds	%f9, %f0, %f9
	fdivs	%f8, %f9, %f8
	fadds	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L8:
	or	%g2, 871, %g2
	cmp	%g1, %g2
	bleu,a	.L9
	 sethi	%gdop_hix22(.LC33), %g2
	sethi	%gdop_hix22(.LC22), %g2
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g2, %gdop_lox10(.LC22), %g2
	xor	%g1, %gdop_lox10(.LC23), %g1
	ld	[%l7 + %g2], %o5, %gdop(.LC22)
	ld	[%l7 + %g1], %o7, %gdop(.LC23)
	sethi	%gdop_hix22(.LC24), %g2
	sethi	%gdop_hix22(.LC25), %g1
	xor	%g2, %gdop_lox10(.LC24), %g2
	xor	%g1, %gdop_lox10(.LC25), %g1
	ld	[%l7 + %g2], %i1, %gdop(.LC24)
	ld	[%l7 + %g1], %i2, %gdop(.LC25)
	sethi	%gdop_hix22(.LC26), %g2
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g2, %gdop_lox10(.LC26), %g2
	xor	%g1, %gdop_lox10(.LC27), %g1
	ld	[%l7 + %g2], %i3, %gdop(.LC26)
	ld	[%l7 + %g1], %i4, %gdop(.LC27)
	sethi	%gdop_hix22(.LC28), %g2
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g2, %gdop_lox10(.LC28), %g2
	xor	%g1, %gdop_lox10(.LC29), %g1
	ld	[%l7 + %g2], %i5, %gdop(.LC28)
	ld	[%l7 + %g1], %g4, %gdop(.LC29)
	sethi	%gdop_hix22(.LC30), %g2
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g2, %gdop_lox10(.LC30), %g2
	xor	%g1, %gdop_lox10(.LC31), %g1
	ld	[%l7 + %g2], %g3, %gdop(.LC30)
	ld	[%o5], %f9
	ld	[%l7 + %g1], %g2, %gdop(.LC31)
	ld	[%o7], %f18
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	b	.L6
	 ld	[%l7 + %g1], %g1, %gdop(.LC32)
.L9:
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g2, %gdop_lox10(.LC33), %g2
	xor	%g1, %gdop_lox10(.LC34), %g1
	ld	[%l7 + %g2], %o5, %gdop(.LC33)
	ld	[%l7 + %g1], %o7, %gdop(.LC34)
	sethi	%gdop_hix22(.LC35), %g2
	sethi	%gdop_hix22(.LC36), %g1
	xor	%g2, %gdop_lox10(.LC35), %g2
	xor	%g1, %gdop_lox10(.LC36), %g1
	ld	[%l7 + %g2], %i1, %gdop(.LC35)
	ld	[%l7 + %g1], %i2, %gdop(.LC36)
	sethi	%gdop_hix22(.LC37), %g2
	sethi	%gdop_hix22(.LC38), %g1
	xor	%g2, %gdop_lox10(.LC37), %g2
	xor	%g1, %gdop_lox10(.LC38), %g1
	ld	[%l7 + %g2], %i3, %gdop(.LC37)
	ld	[%l7 + %g1], %i4, %gdop(.LC38)
	sethi	%gdop_hix22(.LC39), %g2
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g2, %gdop_lox10(.LC39), %g2
	xor	%g1, %gdop_lox10(.LC40), %g1
	ld	[%l7 + %g2], %i5, %gdop(.LC39)
	ld	[%l7 + %g1], %g4, %gdop(.LC40)
	sethi	%gdop_hix22(.LC41), %g2
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g2, %gdop_lox10(.LC41), %g2
	xor	%g1, %gdop_lox10(.LC42), %g1
	ld	[%l7 + %g2], %g3, %gdop(.LC41)
	ld	[%o5], %f9
	ld	[%l7 + %g1], %g2, %gdop(.LC42)
	ld	[%o7], %f18
	sethi	%gdop_hix22(.LC43), %g1
	xor	%g1, %gdop_lox10(.LC43), %g1
	b	.L6
	 ld	[%l7 + %g1], %g1, %gdop(.LC43)
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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g2
	sethi	%hi(1075837952), %g1
	andn	%i0, %g2, %g2
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g2, %g1
	bleu	.L12
	 sethi	%gdop_hix22(.LC57), %g2
	sethi	%gdop_hix22(.LC45), %g2
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g2, %gdop_lox10(.LC45), %g2
	xor	%g1, %gdop_lox10(.LC46), %g1
	ld	[%l7 + %g2], %o4, %gdop(.LC45)
	ld	[%l7 + %g1], %o5, %gdop(.LC46)
	sethi	%gdop_hix22(.LC47), %g2
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g2, %gdop_lox10(.LC47), %g2
	xor	%g1, %gdop_lox10(.LC48), %g1
	ld	[%l7 + %g2], %o7, %gdop(.LC47)
	ld	[%l7 + %g1], %i1, %gdop(.LC48)
	sethi	%gdop_hix22(.LC49), %g2
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g2, %gdop_lox10(.LC49), %g2
	xor	%g1, %gdop_lox10(.LC50), %g1
	ld	[%l7 + %g2], %i2, %gdop(.LC49)
	ld	[%l7 + %g1], %i3, %gdop(.LC50)
	sethi	%gdop_hix22(.LC51), %g2
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g2, %gdop_lox10(.LC51), %g2
	xor	%g1, %gdop_lox10(.LC52), %g1
	ld	[%l7 + %g2], %i4, %gdop(.LC51)
	ld	[%l7 + %g1], %i5, %gdop(.LC52)
	sethi	%gdop_hix22(.LC53), %g2
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g2, %gdop_lox10(.LC53), %g2
	xor	%g1, %gdop_lox10(.LC54), %g1
	ld	[%l7 + %g2], %g4, %gdop(.LC53)
	ld	[%l7 + %g1], %g3, %gdop(.LC54)
	sethi	%gdop_hix22(.LC55), %g2
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g2, %gdop_lox10(.LC55), %g2
	xor	%g1, %gdop_lox10(.LC56), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC55)
	ld	[%l7 + %g1], %g1, %gdop(.LC56)
.L13:
	ld	[%g1], %f13
	st	%i0, [%fp-4]
	ld	[%o4], %f9
	ld	[%o5], %f20
	ld	[%o7], %f18
	ld	[%i1], %f16
	ld	[%i2], %f14
	ld	[%g2], %f12
	ld	[%fp-4], %f10
	sethi	%gdop_hix22(.LC69), %g1
	fmuls	%f10, %f10, %f10
	xor	%g1, %gdop_lox10(.LC69), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC69)
	ld	[%g1], %f11
	fdivs	%f11, %f10, %f10
	fmuls	%f10, %f9, %f9
	fadds	%f9, %f20, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f18, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f16, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f14, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f12, %f9
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	ld	[%i3], %f8
	ld	[%i4], %f21
	ld	[%i5], %f19
	ld	[%g4], %f17
	ld	[%g3], %f15
	fmuls	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC70), %g1
	fadds	%f8, %f21, %f8
	xor	%g1, %gdop_lox10(.LC70), %g1
	fmuls	%f8, %f10, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC70)
	fadds	%f8, %f19, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f17, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f15, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f13, %f8
	fdivs	%f8, %f9, %f8
	ld	[%g1], %f9
	fadds	%f8, %f9, %f8
	ld	[%fp-4], %f9
	fdivs	%f8, %f9, %f0
	jmp	%i7+8
	 restore
.L12:
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g2, %gdop_lox10(.LC57), %g2
	xor	%g1, %gdop_lox10(.LC58), %g1
	ld	[%l7 + %g2], %o4, %gdop(.LC57)
	ld	[%l7 + %g1], %o5, %gdop(.LC58)
	sethi	%gdop_hix22(.LC59), %g2
	sethi	%gdop_hix22(.LC60), %g1
	xor	%g2, %gdop_lox10(.LC59), %g2
	xor	%g1, %gdop_lox10(.LC60), %g1
	ld	[%l7 + %g2], %o7, %gdop(.LC59)
	ld	[%l7 + %g1], %i1, %gdop(.LC60)
	sethi	%gdop_hix22(.LC61), %g2
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g2, %gdop_lox10(.LC61), %g2
	xor	%g1, %gdop_lox10(.LC62), %g1
	ld	[%l7 + %g2], %i2, %gdop(.LC61)
	ld	[%l7 + %g1], %i3, %gdop(.LC62)
	sethi	%gdop_hix22(.LC63), %g2
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g2, %gdop_lox10(.LC63), %g2
	xor	%g1, %gdop_lox10(.LC64), %g1
	ld	[%l7 + %g2], %i4, %gdop(.LC63)
	ld	[%l7 + %g1], %i5, %gdop(.LC64)
	sethi	%gdop_hix22(.LC65), %g2
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g2, %gdop_lox10(.LC65), %g2
	xor	%g1, %gdop_lox10(.LC66), %g1
	ld	[%l7 + %g2], %g4, %gdop(.LC65)
	ld	[%l7 + %g1], %g3, %gdop(.LC66)
	sethi	%gdop_hix22(.LC67), %g2
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g2, %gdop_lox10(.LC67), %g2
	xor	%g1, %gdop_lox10(.LC68), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC67)
	b	.L13
	 ld	[%l7 + %g1], %g1, %gdop(.LC68)
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
	save	%sp, -120, %sp
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	st	%f8, [%fp-8]
	sethi	%hi(-2147483648), %i5
	ld	[%fp-8], %i4
	sethi	%hi(2139094016), %g1
	andn	%i4, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu	.L15
	 sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC71)
	ld	[%g1], %f0
	fdivs	%f0, %f8, %f0
.L30:
	jmp	%i7+8
	 restore
.L15:
	call	fabsf, 0
	 ld	[%fp-4], %o0
	st	%f0, [%fp-8]
	sethi	%hi(1073741824), %g1
	andcc	%i4, %g1, %g0
	bne	.L27
	 ld	[%fp-8], %i3
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g1, %gdop_lox10(.LC74), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC74)
	ld	[%fp-4], %f8
	ld	[%g1], %f0
	sethi	%hi(838859776), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L25
	 fmuls	%f8, %f0, %f0
	sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ld	[%l7 + %g1], %g2, %gdop(.LC71)
.L21:
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g1, %gdop_lox10(.LC76), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC76)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC77), %g1
	xor	%g1, %gdop_lox10(.LC77), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC77)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g1, %gdop_lox10(.LC78), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC78)
	ld	[%fp-4], %f12
	fmuls	%f12, %f12, %f10
	fmuls	%f10, %f9, %f9
	fsubs	%f9, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC80), %g1
	xor	%g1, %gdop_lox10(.LC80), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC80)
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC79), %g1
	xor	%g1, %gdop_lox10(.LC79), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC79)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC81), %g1
	xor	%g1, %gdop_lox10(.LC81), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC81)
	fmuls	%f9, %f10, %f9
	fsubs	%f9, %f11, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC82), %g1
	xor	%g1, %gdop_lox10(.LC82), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC82)
	fmuls	%f10, %f8, %f8
	fmuls	%f9, %f10, %f9
	fadds	%f8, %f11, %f8
	fmuls	%f12, %f9, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC83), %g1
	xor	%g1, %gdop_lox10(.LC83), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC83)
	ld	[%g1], %f12
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC84), %g1
	fadds	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC84), %g1
	fmuls	%f8, %f10, %f8
	ld	[%g2], %f11
	fadds	%f8, %f12, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC84)
	fmuls	%f8, %f10, %f8
	ld	[%g1], %f12
	fadds	%f8, %f12, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f11, %f8
	fdivs	%f9, %f8, %f8
	fadds	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L25:
	ld	[%fp-4], %f9
	sethi	%gdop_hix22(.LC75), %g1
	xor	%g1, %gdop_lox10(.LC75), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC75)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC71), %g1
	fadds	%f9, %f8, %f8
	xor	%g1, %gdop_lox10(.LC71), %g1
	ld	[%l7 + %g1], %g2, %gdop(.LC71)
	ld	[%g2], %f9
	fcmpes	%f8, %f9
	nop
	fbule	.L21
	 nop
	jmp	%i7+8
	 restore
.L27:
	call	sinf, 0
	 mov	%i3, %o0
	mov	%i3, %o0
	call	cosf, 0
	 st	%f0, [%fp-4]
	ld	[%fp-4], %f8
	fnegs	%f8, %f10
	fsubs	%f10, %f0, %f10
	st	%f10, [%fp-4]
	fsubs	%f8, %f0, %f10
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L28
	 st	%f10, [%fp-8]
.L18:
	call	ponef, 0
	 mov	%i3, %o0
	mov	%i3, %o0
	call	qonef, 0
	 st	%f0, [%fp-12]
	ld	[%fp-4], %f8
	ld	[%fp-12], %f9
	fmuls	%f8, %f0, %f0
	sethi	%gdop_hix22(.LC73), %g1
	ld	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC73), %g1
	fmuls	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC73)
	fsubs	%f8, %f0, %f8
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	mov	%i3, %o0
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	cmp	%i4, 0
	bge	.L30
	 fdivs	%f8, %f0, %f0
	fnegs	%f0, %f0
	jmp	%i7+8
	 restore
.L28:
	st	%i3, [%fp-12]
	st	%f8, [%fp-16]
	ld	[%fp-12], %f8
	fadds	%f8, %f8, %f8
	st	%f0, [%fp-20]
	st	%f8, [%fp-12]
	call	cosf, 0
	 ld	[%fp-12], %o0
	ld	[%fp-20], %f9
	ld	[%fp-16], %f8
	sethi	%gdop_hix22(.LC72), %g1
	fmuls	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC72), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC72)
	ld	[%g1], %f9
	fcmpes	%f8, %f9
	nop
	fbule	.L24
	 nop
	ld	[%fp-4], %f8
	fdivs	%f0, %f8, %f8
	b	.L18
	 st	%f8, [%fp-8]
.L24:
	ld	[%fp-8], %f8
	fdivs	%f0, %f8, %f8
	b	.L18
	 st	%f8, [%fp-4]
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
	save	%sp, -120, %sp
	st	%i0, [%fp-4]
	sethi	%hi(-2147483648), %i5
	ld	[%fp-4], %g2
	sethi	%hi(2139094016), %g1
	andn	%g2, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L46
	 cmp	%i5, 0
	be	.L47
	 cmp	%g2, 0
	bl	.L48
	 sethi	%hi(1073741824), %g1
	andcc	%g2, %g1, %g0
	bne	.L49
	 sethi	%hi(612368384), %g1
	cmp	%i5, %g1
	bgu	.L42
	 ld	[%fp-4], %f8
	sethi	%gdop_hix22(.LC89), %g1
	xor	%g1, %gdop_lox10(.LC89), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC89)
	ld	[%g1], %f0
	fdivs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L47:
	sethi	%gdop_hix22(.LC86), %g1
	xor	%g1, %gdop_lox10(.LC86), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC86)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC87), %g1
	xor	%g1, %gdop_lox10(.LC87), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f8
	fdivs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L46:
	ld	[%fp-4], %f9
	sethi	%gdop_hix22(.LC85), %g1
	fmuls	%f9, %f9, %f8
	xor	%g1, %gdop_lox10(.LC85), %g1
	fadds	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC85)
	ld	[%g1], %f0
	fdivs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L42:
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g1, %gdop_lox10(.LC90), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC90)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC91), %g1
	xor	%g1, %gdop_lox10(.LC91), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC91)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g1, %gdop_lox10(.LC92), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC92)
	ld	[%fp-4], %f12
	fmuls	%f12, %f12, %f10
	fmuls	%f10, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC95)
	fmuls	%f8, %f10, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC93), %g1
	xor	%g1, %gdop_lox10(.LC93), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC93)
	ld	[%g1], %f11
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC96), %g1
	fadds	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC96), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC96)
	ld	[%g1], %f11
	fmuls	%f10, %f9, %f9
	sethi	%gdop_hix22(.LC94), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC94), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC94)
	ld	[%g1], %f11
	fmuls	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC97), %g1
	fsubs	%f8, %f11, %f8
	xor	%g1, %gdop_lox10(.LC97), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC97)
	ld	[%g1], %f11
	fmuls	%f9, %f10, %f9
	sethi	%gdop_hix22(.LC85), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC85), %g1
	sethi	%gdop_hix22(.LC98), %g2
	xor	%g2, %gdop_lox10(.LC98), %g2
	ld	[%l7 + %g2], %g2, %gdop(.LC98)
	ld	[%g2], %f11
	fmuls	%f9, %f10, %f9
	ld	[%l7 + %g1], %g2, %gdop(.LC85)
	fadds	%f9, %f11, %f9
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f11
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	ld	[%g2], %f11
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	fdivs	%f8, %f9, %f8
	fmuls	%f8, %f12, %f8
	st	%f11, [%fp-16]
	st	%f8, [%fp-12]
	call	__ieee754_j1f, 0
	 ld	[%fp-4], %o0
	ld	[%fp-4], %o0
	call	__ieee754_logf, 0
	 st	%f0, [%fp-8]
	ld	[%fp-8], %f8
	ld	[%fp-4], %f12
	ld	[%fp-16], %f11
	fmuls	%f8, %f0, %f0
	fdivs	%f11, %f12, %f11
	ld	[%fp-12], %f8
	fsubs	%f0, %f11, %f0
	sethi	%gdop_hix22(.LC100), %g1
	xor	%g1, %gdop_lox10(.LC100), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC100)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f0
	fadds	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L48:
	sethi	%gdop_hix22(.LC87), %g1
	xor	%g1, %gdop_lox10(.LC87), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L49:
	call	sinf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-4], %o0
	call	cosf, 0
	 st	%f0, [%fp-8]
	ld	[%fp-8], %f8
	sethi	%hi(2130705408), %g1
	fnegs	%f8, %f8
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L50
	 fsubs	%f8, %f0, %f8
	ld	[%fp-4], %o0
.L45:
	sethi	%gdop_hix22(.LC88), %g1
	xor	%g1, %gdop_lox10(.LC88), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC88)
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	fdivs	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L50:
	st	%f8, [%fp-20]
	ld	[%fp-4], %f8
	fadds	%f8, %f8, %f8
	st	%f0, [%fp-16]
	st	%f8, [%fp-12]
	call	cosf, 0
	 ld	[%fp-12], %o0
	ld	[%fp-8], %f8
	ld	[%fp-16], %f9
	sethi	%gdop_hix22(.LC87), %g1
	fmuls	%f8, %f9, %f10
	xor	%g1, %gdop_lox10(.LC87), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f11
	fcmpes	%f10, %f11
	nop
	fbule	.L44
	 nop
	ld	[%fp-20], %f8
	fdivs	%f0, %f8, %f9
	st	%f9, [%fp-16]
.L40:
	sethi	%hi(1207959552), %g1
	cmp	%i5, %g1
	bgu,a	.L45
	 ld	[%fp-4], %o0
	st	%f8, [%fp-12]
	call	ponef, 0
	 ld	[%fp-4], %o0
	ld	[%fp-4], %o0
	call	qonef, 0
	 st	%f0, [%fp-8]
	ld	[%fp-16], %f8
	ld	[%fp-8], %f9
	fmuls	%f8, %f0, %f0
	ld	[%fp-4], %o0
	ld	[%fp-12], %f8
	fmuls	%f8, %f9, %f8
	b	.L45
	 fadds	%f8, %f0, %f8
.L44:
	ld	[%fp-8], %f8
	fsubs	%f8, %f9, %f8
	st	%f8, [%fp-16]
	b	.L40
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
