! 368315a0951db8b145c06d9a281e9568 newlib/libm/math/ef_j0.c
	.file	"ef_j0.c"
	.section	".text"
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.long	1194986426
	.align 4
.LC1:
	.long	1206126716
	.align 4
.LC2:
	.long	1193186779
	.align 4
.LC3:
	.long	1164942315
	.align 4
.LC4:
	.long	-979097510
	.align 4
.LC5:
	.long	-988064906
	.align 4
.LC6:
	.long	-1014986732
	.align 4
.LC7:
	.long	-1056878970
	.align 4
.LC8:
	.long	-1114636288
	.align 4
.LC9:
	.long	1122570648
	.align 4
.LC10:
	.long	0
	.align 4
.LC11:
	.long	1159094510
	.align 4
.LC12:
	.long	1175872968
	.align 4
.LC13:
	.long	1169872836
	.align 4
.LC14:
	.long	1149462547
	.align 4
.LC15:
	.long	-1012058247
	.align 4
.LC16:
	.long	-1012556389
	.align 4
.LC17:
	.long	-1031317125
	.align 4
.LC18:
	.long	-1065018488
	.align 4
.LC19:
	.long	-1114636289
	.align 4
.LC20:
	.long	1114833928
	.align 4
.LC21:
	.long	-1387739766
	.align 4
.LC22:
	.long	1127060664
	.align 4
.LC23:
	.long	1150091238
	.align 4
.LC24:
	.long	1150628723
	.align 4
.LC25:
	.long	1135919562
	.align 4
.LC26:
	.long	-1040476827
	.align 4
.LC27:
	.long	-1033350894
	.align 4
.LC28:
	.long	-1045448110
	.align 4
.LC29:
	.long	-1072026219
	.align 4
.LC30:
	.long	-1114636360
	.align 4
.LC31:
	.long	1108307092
	.align 4
.LC32:
	.long	-1322317797
	.align 4
.LC33:
	.long	1097500058
	.align 4
.LC34:
	.long	1125769242
	.align 4
.LC35:
	.long	1132936242
	.align 4
.LC36:
	.long	1124611312
	.align 4
.LC37:
	.long	-1068567539
	.align 4
.LC38:
	.long	-1053616330
	.align 4
.LC39:
	.long	-1057728609
	.align 4
.LC40:
	.long	-1078349364
	.align 4
.LC41:
	.long	-1114637550
	.align 4
.LC42:
	.long	1102168877
	.align 4
.LC43:
	.long	-1279354697
	.align 4
.LC44:
	.long	1065353216
	.section	.text.pzerof,"ax",@progbits
	.align 4
	.type	pzerof, #function
	.proc	06
pzerof:
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
	.size	pzerof, .-pzerof
	.section	.rodata.cst4
	.align 4
.LC45:
	.long	-928519319
	.align 4
.LC46:
	.long	1229796185
	.align 4
.LC47:
	.long	1229201108
	.align 4
.LC48:
	.long	1208693395
	.align 4
.LC49:
	.long	1174213314
	.align 4
.LC50:
	.long	1192269472
	.align 4
.LC51:
	.long	1175088330
	.align 4
.LC52:
	.long	1141599001
	.align 4
.LC53:
	.long	1094470291
	.align 4
.LC54:
	.long	1033240576
	.align 4
.LC55:
	.long	1126418090
	.align 4
.LC56:
	.long	0
	.align 4
.LC57:
	.long	-978890050
	.align 4
.LC58:
	.long	1192003777
	.align 4
.LC59:
	.long	1197322013
	.align 4
.LC60:
	.long	1184054932
	.align 4
.LC61:
	.long	1157750023
	.align 4
.LC62:
	.long	1157152587
	.align 4
.LC63:
	.long	1149265869
	.align 4
.LC64:
	.long	1124539536
	.align 4
.LC65:
	.long	1085980038
	.align 4
.LC66:
	.long	1033240575
	.align 4
.LC67:
	.long	1118145952
	.align 4
.LC68:
	.long	765586553
	.align 4
.LC69:
	.long	-1022017703
	.align 4
.LC70:
	.long	1159546199
	.align 4
.LC71:
	.long	1170858855
	.align 4
.LC72:
	.long	1164411487
	.align 4
.LC73:
	.long	1144089628
	.align 4
.LC74:
	.long	1126611940
	.align 4
.LC75:
	.long	1126878943
	.align 4
.LC76:
	.long	1110080709
	.align 4
.LC77:
	.long	1079379939
	.align 4
.LC78:
	.long	1033240432
	.align 4
.LC79:
	.long	1111689494
	.align 4
.LC80:
	.long	831940635
	.align 4
.LC81:
	.long	-1062603944
	.align 4
.LC82:
	.long	1129622168
	.align 4
.LC83:
	.long	1146928101
	.align 4
.LC84:
	.long	1146303017
	.align 4
.LC85:
	.long	1132899471
	.align 4
.LC86:
	.long	1099040140
	.align 4
.LC87:
	.long	1107121265
	.align 4
.LC88:
	.long	1097330173
	.align 4
.LC89:
	.long	1073726655
	.align 4
.LC90:
	.long	1033238058
	.align 4
.LC91:
	.long	1106439352
	.align 4
.LC92:
	.long	874613211
	.align 4
.LC93:
	.long	1065353216
	.align 4
.LC94:
	.long	1040187392
	.section	.text.qzerof,"ax",@progbits
	.align 4
	.type	qzerof, #function
	.proc	06
qzerof:
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
	bgu,a,pt %icc, .L10
	 sethi	%gdop_hix22(.LC45), %g1
	sethi	%hi(1089936384), %g2
	or	%g2, 87, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L13
	 sethi	%hi(1077336064), %g2
	sethi	%gdop_hix22(.LC57), %g1
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	ld	[%g1], %f20
	sethi	%gdop_hix22(.LC59), %g1
	xor	%g1, %gdop_lox10(.LC59), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC60), %g1
	xor	%g1, %gdop_lox10(.LC60), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
	ld	[%g1], %f16
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ld	[%g1], %f21
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	ld	[%g1], %f17
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	ba,pt	%xcc, .L9
	 ld	[%g1], %f13
.L10:
	xor	%g1, %gdop_lox10(.LC45), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC45)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g1, %gdop_lox10(.LC46), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC46)
	ld	[%g1], %f20
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	ld	[%g1], %f16
	sethi	%gdop_hix22(.LC49), %g1
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	ld	[%g1], %f21
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	ld	[%g1], %f17
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	ld	[%g1], %f13
.L9:
	fmuls	%f1, %f1, %f10
	sethi	%gdop_hix22(.LC93), %g1
	xor	%g1, %gdop_lox10(.LC93), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC93)
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
	fmuls	%f10, %f8, %f8
	sethi	%gdop_hix22(.LC94), %g1
	fadds	%f8, %f21, %f8
	xor	%g1, %gdop_lox10(.LC94), %g1
	fmuls	%f8, %f10, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC94)
	fadds	%f8, %f19, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f17, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f15, %f8
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f13, %f8
	fdivs	%f8, %f9, %f8
	ld	[%g1], %f9
	fsubs	%f8, %f9, %f8
	return	%i7+8
	 fdivs	%f8, %f1, %f0
.L13:
	or	%g2, 871, %g2
	cmp	%g1, %g2
	sethi	%gdop_hix22(.LC69), %g1
	xor	%g1, %gdop_lox10(.LC69), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC81), %g1
	xor	%g1, %gdop_lox10(.LC81), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC81)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC70), %g1
	xor	%g1, %gdop_lox10(.LC70), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	fmovsgu	%icc, %f8, %f9
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC82), %g1
	xor	%g1, %gdop_lox10(.LC82), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC82)
	ld	[%g1], %f20
	sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	fmovsgu	%icc, %f8, %f20
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC83), %g1
	xor	%g1, %gdop_lox10(.LC83), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC83)
	ld	[%g1], %f18
	sethi	%gdop_hix22(.LC72), %g1
	xor	%g1, %gdop_lox10(.LC72), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC72)
	fmovsgu	%icc, %f8, %f18
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC84), %g1
	xor	%g1, %gdop_lox10(.LC84), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC84)
	ld	[%g1], %f16
	sethi	%gdop_hix22(.LC73), %g1
	xor	%g1, %gdop_lox10(.LC73), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC73)
	fmovsgu	%icc, %f8, %f16
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC85), %g1
	xor	%g1, %gdop_lox10(.LC85), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC85)
	ld	[%g1], %f14
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g1, %gdop_lox10(.LC74), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC74)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC86), %g1
	xor	%g1, %gdop_lox10(.LC86), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC86)
	fmovsgu	%icc, %f8, %f14
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC75), %g1
	xor	%g1, %gdop_lox10(.LC75), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC75)
	fmovsgu	%icc, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC87), %g1
	xor	%g1, %gdop_lox10(.LC87), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	ld	[%g1], %f21
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g1, %gdop_lox10(.LC76), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC76)
	fmovsgu	%icc, %f10, %f21
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC88), %g1
	xor	%g1, %gdop_lox10(.LC88), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC88)
	ld	[%g1], %f19
	sethi	%gdop_hix22(.LC77), %g1
	xor	%g1, %gdop_lox10(.LC77), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC77)
	fmovsgu	%icc, %f10, %f19
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC89), %g1
	xor	%g1, %gdop_lox10(.LC89), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC89)
	ld	[%g1], %f17
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g1, %gdop_lox10(.LC78), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC78)
	fmovsgu	%icc, %f10, %f17
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g1, %gdop_lox10(.LC90), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC90)
	ld	[%g1], %f15
	sethi	%gdop_hix22(.LC79), %g1
	xor	%g1, %gdop_lox10(.LC79), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC79)
	fmovsgu	%icc, %f10, %f15
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC91), %g1
	xor	%g1, %gdop_lox10(.LC91), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC91)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC80), %g1
	xor	%g1, %gdop_lox10(.LC80), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC80)
	fmovsgu	%icc, %f10, %f12
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g1, %gdop_lox10(.LC92), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC92)
	ld	[%g1], %f13
	ba,pt	%xcc, .L9
	 fmovsgu	%icc, %f10, %f13
	.size	qzerof, .-qzerof
	.section	.rodata.cst4
	.align 4
.LC95:
	.long	1065353216
	.align 4
.LC96:
	.long	0
	.align 4
.LC97:
	.long	1058041531
	.align 4
.LC98:
	.long	1900671690
	.align 4
.LC99:
	.long	1048576000
	.align 4
.LC100:
	.long	-1315000516
	.align 4
.LC101:
	.long	905285256
	.align 4
.LC102:
	.long	960967982
	.align 4
.LC103:
	.long	1015021568
	.align 4
.LC104:
	.long	815810024
	.align 4
.LC105:
	.long	889838246
	.align 4
.LC106:
	.long	955594391
	.align 4
.LC107:
	.long	1015015236
	.align 4
.LC108:
	.long	1056964608
	.section	.text.__ieee754_j0f,"ax",@progbits
	.align 4
	.global __ieee754_j0f
	.type	__ieee754_j0f, #function
	.proc	06
__ieee754_j0f:
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
	bleu,pn	%icc, .L15
	 sethi	%gdop_hix22(.LC95), %g1
	fmuls	%f1, %f1, %f1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f1, %f0
.L15:
	call	fabsf, 0
	 nop
	sethi	%hi(1073741824), %g1
	andcc	%i4, %g1, %g0
	bne,pn	%icc, .L28
	 fmovs	%f0, %f10
	sethi	%hi(956300288), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L31
	 sethi	%gdop_hix22(.LC100), %g1
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC98), %g1
	xor	%g1, %gdop_lox10(.LC98), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC98)
	ld	[%g1], %f8
	fadds	%f10, %f8, %f8
	fcmpes	%fcc1, %f8, %f0
	fbule,pn %fcc1, .L21
	 nop
	sethi	%hi(838859776), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L32
	 sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f8
	fmuls	%f8, %f10, %f8
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L21:
	sethi	%gdop_hix22(.LC100), %g1
.L31:
	xor	%g1, %gdop_lox10(.LC100), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC100)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC101), %g1
	xor	%g1, %gdop_lox10(.LC101), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC101)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC102), %g1
	xor	%g1, %gdop_lox10(.LC102), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC102)
	fmuls	%f10, %f10, %f9
	fmuls	%f9, %f0, %f0
	fadds	%f0, %f8, %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC104), %g1
	xor	%g1, %gdop_lox10(.LC104), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC104)
	fmuls	%f0, %f9, %f0
	fsubs	%f0, %f8, %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC103), %g1
	xor	%g1, %gdop_lox10(.LC103), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC103)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC105), %g1
	xor	%g1, %gdop_lox10(.LC105), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC105)
	fmuls	%f0, %f9, %f0
	fadds	%f0, %f11, %f0
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC106), %g1
	xor	%g1, %gdop_lox10(.LC106), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC106)
	fmuls	%f9, %f8, %f8
	fadds	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	fmuls	%f8, %f9, %f8
	fadds	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC107), %g1
	xor	%g1, %gdop_lox10(.LC107), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC107)
	fmuls	%f0, %f9, %f0
	ld	[%g1], %f12
	fmuls	%f8, %f9, %f8
	sethi	%hi(1065352192), %g1
	fadds	%f8, %f12, %f8
	or	%g1, 1023, %g1
	fmuls	%f8, %f9, %f8
	cmp	%i5, %g1
	fadds	%f8, %f11, %f8
	bgu,pt	%icc, .L23
	 fdivs	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f8
	fsubs	%f0, %f8, %f0
	fmuls	%f0, %f9, %f0
	return	%i7+8
	 fadds	%f0, %f11, %f0
.L23:
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC108), %g1
	xor	%g1, %gdop_lox10(.LC108), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC108)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f10
	fadds	%f10, %f11, %f0
	fsubs	%f11, %f10, %f11
	fmuls	%f0, %f11, %f0
	fadds	%f0, %f9, %f0
.L32:
	return	%i7+8
	 nop
.L28:
	fmovs	%f0, %f1
	call	sinf, 0
	 st	%f0, [%fp+2039]
	st	%f0, [%fp+2043]
	ld	[%fp+2039], %f10
	fmovs	%f10, %f1
	call	cosf, 0
	 st	%f10, [%fp+2035]
	ld	[%fp+2043], %f8
	fsubs	%f8, %f0, %f10
	st	%f10, [%fp+2043]
	fadds	%f8, %f0, %f10
	st	%f10, [%fp+2039]
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L29
	 ld	[%fp+2035], %f10
.L18:
	fmovs	%f10, %f1
	call	pzerof, 0
	 st	%f10, [%fp+2031]
	st	%f0, [%fp+2035]
	ld	[%fp+2031], %f10
	call	qzerof, 0
	 fmovs	%f10, %f1
	ld	[%fp+2035], %f9
	ld	[%fp+2039], %f8
	fmuls	%f8, %f9, %f8
	ld	[%fp+2043], %f9
	ld	[%fp+2031], %f10
	fmuls	%f9, %f0, %f0
	sethi	%gdop_hix22(.LC97), %g1
	fsubs	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC97), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC97)
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	fmovs	%f10, %f1
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fdivs	%f8, %f0, %f0
.L29:
	st	%f8, [%fp+2031]
	fadds	%f10, %f10, %f1
	call	cosf, 0
	 st	%f0, [%fp+2027]
	ld	[%fp+2027], %f9
	ld	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC96), %g1
	fmuls	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC96), %g1
	fnegs	%f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC96)
	ld	[%g1], %f9
	fcmpes	%fcc0, %f8, %f9
	fbl,pn	%fcc0, .L30
	 ld	[%fp+2035], %f10
	ld	[%fp+2039], %f8
	fdivs	%f0, %f8, %f8
	ba,pt	%xcc, .L18
	 st	%f8, [%fp+2043]
.L30:
	ld	[%fp+2043], %f8
	fdivs	%f0, %f8, %f8
	ba,pt	%xcc, .L18
	 st	%f8, [%fp+2039]
	.size	__ieee754_j0f, .-__ieee754_j0f
	.section	.rodata.cst4
	.align 4
.LC109:
	.long	1065353216
	.align 4
.LC110:
	.long	-1082130432
	.align 4
.LC111:
	.long	0
	.align 4
.LC112:
	.long	1058041531
	.align 4
.LC113:
	.long	1059256707
	.align 4
.LC114:
	.long	1033316021
	.align 4
.LC115:
	.long	-1372642837
	.align 4
.LC116:
	.long	849871546
	.align 4
.LC117:
	.long	914355516
	.align 4
.LC118:
	.long	968239721
	.align 4
.LC119:
	.long	1013081926
	.align 4
.LC120:
	.long	1043654669
	.align 4
.LC121:
	.long	804421826
	.align 4
.LC122:
	.long	881533292
	.align 4
.LC123:
	.long	949970400
	.align 4
.LC124:
	.long	1011913605
	.section	.text.__ieee754_y0f,"ax",@progbits
	.align 4
	.global __ieee754_y0f
	.type	__ieee754_y0f, #function
	.proc	06
__ieee754_y0f:
	save	%sp, -208, %sp
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
	bgu,pn	%icc, .L45
	 cmp	%i5, 0
	be,pn	%icc, .L46
	 cmp	%g2, 0
	bl,pn	%icc, .L47
	 sethi	%hi(1073741824), %g1
	andcc	%g2, %g1, %g0
	bne,pn	%icc, .L48
	 sethi	%hi(838860800), %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L49
	 sethi	%gdop_hix22(.LC115), %g1
	xor	%g1, %gdop_lox10(.LC115), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC115)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC116), %g1
	xor	%g1, %gdop_lox10(.LC116), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC116)
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC117), %g1
	xor	%g1, %gdop_lox10(.LC117), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC117)
	fmuls	%f1, %f1, %f11
	fmuls	%f11, %f8, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC118), %g1
	xor	%g1, %gdop_lox10(.LC118), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC118)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC121), %g1
	xor	%g1, %gdop_lox10(.LC121), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC121)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f10, %f8
	ld	[%g1], %f10
	sethi	%gdop_hix22(.LC119), %g1
	xor	%g1, %gdop_lox10(.LC119), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC119)
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC122), %g1
	xor	%g1, %gdop_lox10(.LC122), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC122)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f12, %f8
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC120), %g1
	xor	%g1, %gdop_lox10(.LC120), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC120)
	fmuls	%f11, %f10, %f10
	fadds	%f10, %f12, %f10
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC114), %g1
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	fmuls	%f8, %f11, %f8
	fadds	%f8, %f12, %f8
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC123), %g1
	xor	%g1, %gdop_lox10(.LC123), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC123)
	fmuls	%f8, %f11, %f8
	fsubs	%f8, %f12, %f8
	ld	[%g1], %f12
	sethi	%gdop_hix22(.LC124), %g1
	xor	%g1, %gdop_lox10(.LC124), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC124)
	fmuls	%f10, %f11, %f10
	fadds	%f10, %f12, %f10
	ld	[%g1], %f12
	fmuls	%f10, %f11, %f10
	sethi	%gdop_hix22(.LC109), %g1
	fadds	%f10, %f12, %f10
	xor	%g1, %gdop_lox10(.LC109), %g1
	fmuls	%f10, %f11, %f10
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	ld	[%g1], %f11
	fadds	%f10, %f11, %f10
	fdivs	%f8, %f10, %f8
	st	%f1, [%fp+2035]
	call	__ieee754_j0f, 0
	 st	%f8, [%fp+2039]
	st	%f0, [%fp+2043]
	ld	[%fp+2035], %f9
	call	__ieee754_logf, 0
	 fmovs	%f9, %f1
	ld	[%fp+2043], %f8
	sethi	%gdop_hix22(.LC113), %g1
	fmuls	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC113), %g1
	ld	[%fp+2039], %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f0
	return	%i7+8
	 fadds	%f0, %f8, %f0
.L46:
	sethi	%gdop_hix22(.LC110), %g1
	xor	%g1, %gdop_lox10(.LC110), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC110)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f8
	return	%i7+8
	 fdivs	%f0, %f8, %f0
.L45:
	fmuls	%f1, %f1, %f8
	sethi	%gdop_hix22(.LC109), %g1
	fadds	%f8, %f1, %f8
	xor	%g1, %gdop_lox10(.LC109), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f8, %f0
.L49:
	call	__ieee754_logf, 0
	 nop
	sethi	%gdop_hix22(.LC113), %g1
	xor	%g1, %gdop_lox10(.LC113), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC114), %g1
	fmuls	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	ld	[%g1], %f8
	return	%i7+8
	 fsubs	%f0, %f8, %f0
.L47:
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f0
	return	%i7+8
	 fdivs	%f0, %f0, %f0
.L48:
	call	sinf, 0
	 st	%f1, [%fp+2039]
	ld	[%fp+2039], %f9
	st	%f0, [%fp+2043]
	fmovs	%f9, %f1
	call	cosf, 0
	 st	%f9, [%fp+2035]
	ld	[%fp+2043], %f8
	fsubs	%f8, %f0, %f9
	st	%f9, [%fp+2043]
	fadds	%f8, %f0, %f9
	st	%f9, [%fp+2039]
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L50
	 ld	[%fp+2035], %f9
.L39:
	fmovs	%f9, %f1
	call	pzerof, 0
	 st	%f9, [%fp+2031]
	st	%f0, [%fp+2035]
	ld	[%fp+2031], %f9
	call	qzerof, 0
	 fmovs	%f9, %f1
	ld	[%fp+2035], %f9
	ld	[%fp+2043], %f8
	fmuls	%f8, %f9, %f8
	ld	[%fp+2039], %f9
	fmuls	%f9, %f0, %f0
	ld	[%fp+2031], %f9
	fadds	%f8, %f0, %f8
	fmovs	%f9, %f1
	sethi	%gdop_hix22(.LC112), %g1
	xor	%g1, %gdop_lox10(.LC112), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC112)
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp+2043]
	ld	[%fp+2043], %f8
	return	%i7+8
	 fdivs	%f8, %f0, %f0
.L50:
	st	%f8, [%fp+2031]
	fadds	%f9, %f9, %f1
	call	cosf, 0
	 st	%f0, [%fp+2027]
	ld	[%fp+2027], %f10
	ld	[%fp+2031], %f8
	sethi	%gdop_hix22(.LC111), %g1
	fmuls	%f8, %f10, %f8
	xor	%g1, %gdop_lox10(.LC111), %g1
	fnegs	%f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f10
	fcmpes	%fcc2, %f8, %f10
	fbl,pn	%fcc2, .L51
	 ld	[%fp+2035], %f9
	ld	[%fp+2039], %f8
	fdivs	%f0, %f8, %f8
	ba,pt	%xcc, .L39
	 st	%f8, [%fp+2043]
.L51:
	ld	[%fp+2043], %f8
	fdivs	%f0, %f8, %f8
	ba,pt	%xcc, .L39
	 st	%f8, [%fp+2039]
	.size	__ieee754_y0f, .-__ieee754_y0f
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
