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
	save	%sp, -104, %sp
	sethi	%hi(-2147483648), %g1
	sethi	%hi(1090518016), %g2
	andn	%i0, %g1, %g1
	or	%g2, 1023, %g2
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%g1, %g2
	bgu	.L12
	 sethi	%gdop_hix22(.LC45), %g2
	sethi	%hi(1089936384), %g2
	or	%g2, 87, %g2
	cmp	%g1, %g2
	bleu,a	.L16
	 sethi	%hi(1077336064), %g2
	sethi	%gdop_hix22(.LC57), %g2
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
	b	.L15
	 ld	[%l7 + %g1], %g1, %gdop(.LC68)
.L12:
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
.L15:
	ld	[%g1], %f13
	st	%i0, [%fp-4]
	ld	[%o4], %f9
	ld	[%o5], %f20
	ld	[%o7], %f18
	ld	[%i1], %f16
	ld	[%i2], %f14
	ld	[%g2], %f12
	ld	[%fp-4], %f10
	sethi	%gdop_hix22(.LC93), %g1
	fmuls	%f10, %f10, %f10
	xor	%g1, %gdop_lox10(.LC93), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC93)
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
	sethi	%gdop_hix22(.LC94), %g1
	fadds	%f8, %f21, %f8
	xor	%g1, %gdop_lox10(.LC94), %g1
	fmuls	%f8, %f10, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC94)
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
	ld	[%fp-4], %f9
	fdivs	%f8, %f9, %f0
	jmp	%i7+8
	 restore
.L16:
	or	%g2, 871, %g2
	cmp	%g1, %g2
	bleu,a	.L17
	 sethi	%gdop_hix22(.LC81), %g2
	sethi	%gdop_hix22(.LC69), %g2
	sethi	%gdop_hix22(.LC70), %g1
	xor	%g2, %gdop_lox10(.LC69), %g2
	xor	%g1, %gdop_lox10(.LC70), %g1
	ld	[%l7 + %g2], %o4, %gdop(.LC69)
	ld	[%l7 + %g1], %o5, %gdop(.LC70)
	sethi	%gdop_hix22(.LC71), %g2
	sethi	%gdop_hix22(.LC72), %g1
	xor	%g2, %gdop_lox10(.LC71), %g2
	xor	%g1, %gdop_lox10(.LC72), %g1
	ld	[%l7 + %g2], %o7, %gdop(.LC71)
	ld	[%l7 + %g1], %i1, %gdop(.LC72)
	sethi	%gdop_hix22(.LC73), %g2
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g2, %gdop_lox10(.LC73), %g2
	xor	%g1, %gdop_lox10(.LC74), %g1
	ld	[%l7 + %g2], %i2, %gdop(.LC73)
	ld	[%l7 + %g1], %i3, %gdop(.LC74)
	sethi	%gdop_hix22(.LC75), %g2
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g2, %gdop_lox10(.LC75), %g2
	xor	%g1, %gdop_lox10(.LC76), %g1
	ld	[%l7 + %g2], %i4, %gdop(.LC75)
	ld	[%l7 + %g1], %i5, %gdop(.LC76)
	sethi	%gdop_hix22(.LC77), %g2
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g2, %gdop_lox10(.LC77), %g2
	xor	%g1, %gdop_lox10(.LC78), %g1
	ld	[%l7 + %g2], %g4, %gdop(.LC77)
	ld	[%l7 + %g1], %g3, %gdop(.LC78)
	sethi	%gdop_hix22(.LC79), %g2
	sethi	%gdop_hix22(.LC80), %g1
	xor	%g2, %gdop_lox10(.LC79), %g2
	xor	%g1, %gdop_lox10(.LC80), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC79)
	b	.L15
	 ld	[%l7 + %g1], %g1, %gdop(.LC80)
.L17:
	sethi	%gdop_hix22(.LC82), %g1
	xor	%g2, %gdop_lox10(.LC81), %g2
	xor	%g1, %gdop_lox10(.LC82), %g1
	ld	[%l7 + %g2], %o4, %gdop(.LC81)
	ld	[%l7 + %g1], %o5, %gdop(.LC82)
	sethi	%gdop_hix22(.LC83), %g2
	sethi	%gdop_hix22(.LC84), %g1
	xor	%g2, %gdop_lox10(.LC83), %g2
	xor	%g1, %gdop_lox10(.LC84), %g1
	ld	[%l7 + %g2], %o7, %gdop(.LC83)
	ld	[%l7 + %g1], %i1, %gdop(.LC84)
	sethi	%gdop_hix22(.LC85), %g2
	sethi	%gdop_hix22(.LC86), %g1
	xor	%g2, %gdop_lox10(.LC85), %g2
	xor	%g1, %gdop_lox10(.LC86), %g1
	ld	[%l7 + %g2], %i2, %gdop(.LC85)
	ld	[%l7 + %g1], %i3, %gdop(.LC86)
	sethi	%gdop_hix22(.LC87), %g2
	sethi	%gdop_hix22(.LC88), %g1
	xor	%g2, %gdop_lox10(.LC87), %g2
	xor	%g1, %gdop_lox10(.LC88), %g1
	ld	[%l7 + %g2], %i4, %gdop(.LC87)
	ld	[%l7 + %g1], %i5, %gdop(.LC88)
	sethi	%gdop_hix22(.LC89), %g2
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g2, %gdop_lox10(.LC89), %g2
	xor	%g1, %gdop_lox10(.LC90), %g1
	ld	[%l7 + %g2], %g4, %gdop(.LC89)
	ld	[%l7 + %g1], %g3, %gdop(.LC90)
	sethi	%gdop_hix22(.LC91), %g2
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g2, %gdop_lox10(.LC91), %g2
	xor	%g1, %gdop_lox10(.LC92), %g1
	ld	[%l7 + %g2], %g2, %gdop(.LC91)
	b	.L15
	 ld	[%l7 + %g1], %g1, %gdop(.LC92)
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
	save	%sp, -120, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2139094016), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu	.L19
	 sethi	%gdop_hix22(.LC95), %g1
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	xor	%g1, %gdop_lox10(.LC95), %g1
	fmuls	%f8, %f8, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC95)
	ld	[%g1], %f0
	fdivs	%f0, %f8, %f0
.L39:
	jmp	%i7+8
	 restore
.L19:
	call	fabsf, 0
	 mov	%i0, %o0
	sethi	%hi(1073741824), %g1
	andcc	%i0, %g1, %g0
	bne	.L34
	 fmovs	%f0, %f10
	sethi	%hi(956300288), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu	.L35
	 sethi	%gdop_hix22(.LC95), %g1
	sethi	%gdop_hix22(.LC98), %g1
	xor	%g1, %gdop_lox10(.LC98), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC98)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC95), %g1
	fadds	%f0, %f8, %f8
	xor	%g1, %gdop_lox10(.LC95), %g1
	ld	[%l7 + %g1], %g2, %gdop(.LC95)
	ld	[%g2], %f9
	fcmpes	%f8, %f9
	nop
	fbule	.L25
	 nop
	sethi	%hi(838859776), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L39
	 fmovs	%f9, %f0
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f0
	fmuls	%f10, %f0, %f0
	fmuls	%f0, %f10, %f0
	fsubs	%f9, %f0, %f0
	jmp	%i7+8
	 restore
.L35:
	xor	%g1, %gdop_lox10(.LC95), %g1
	ld	[%l7 + %g1], %g2, %gdop(.LC95)
.L25:
	sethi	%gdop_hix22(.LC100), %g1
	xor	%g1, %gdop_lox10(.LC100), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC100)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC101), %g1
	xor	%g1, %gdop_lox10(.LC101), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC101)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC102), %g1
	xor	%g1, %gdop_lox10(.LC102), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC102)
	fmuls	%f10, %f10, %f9
	fmuls	%f9, %f0, %f0
	fadds	%f0, %f8, %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC104), %g1
	xor	%g1, %gdop_lox10(.LC104), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC104)
	fmuls	%f0, %f9, %f0
	fsubs	%f0, %f8, %f0
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC103), %g1
	xor	%g1, %gdop_lox10(.LC103), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC103)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC105), %g1
	xor	%g1, %gdop_lox10(.LC105), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC105)
	fmuls	%f0, %f9, %f0
	fadds	%f0, %f11, %f0
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC106), %g1
	xor	%g1, %gdop_lox10(.LC106), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC106)
	fmuls	%f9, %f8, %f8
	fadds	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC107), %g1
	xor	%g1, %gdop_lox10(.LC107), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC107)
	fmuls	%f0, %f9, %f0
	ld	[%g1], %f12
	fmuls	%f8, %f9, %f8
	sethi	%hi(1065352192), %g1
	fadds	%f8, %f11, %f8
	or	%g1, 1023, %g1
	ld	[%g2], %f11
	fmuls	%f8, %f9, %f8
	cmp	%i5, %g1
	fadds	%f8, %f12, %f8
	fmuls	%f8, %f9, %f8
	fadds	%f8, %f11, %f8
	bgu	.L27
	 fdivs	%f0, %f8, %f0
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC99)
	ld	[%g1], %f8
	fsubs	%f0, %f8, %f0
	fmuls	%f0, %f9, %f0
	fadds	%f0, %f11, %f0
	jmp	%i7+8
	 restore
.L27:
	fmuls	%f9, %f0, %f9
	sethi	%gdop_hix22(.LC108), %g1
	xor	%g1, %gdop_lox10(.LC108), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC108)
	ld	[%g1], %f8
	fmuls	%f10, %f8, %f10
	fadds	%f10, %f11, %f0
	fsubs	%f11, %f10, %f11
	fmuls	%f0, %f11, %f0
	fadds	%f0, %f9, %f0
	jmp	%i7+8
	 restore
.L34:
	st	%f0, [%fp-4]
	st	%f0, [%fp-12]
	call	sinf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-12], %f10
	st	%f0, [%fp-8]
	st	%f10, [%fp-4]
	call	cosf, 0
	 ld	[%fp-4], %o0
	ld	[%fp-8], %f8
	fsubs	%f8, %f0, %f10
	st	%f10, [%fp-4]
	fadds	%f8, %f0, %f10
	st	%f10, [%fp-8]
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L36
	 ld	[%fp-12], %f10
.L22:
	st	%f10, [%fp-12]
	st	%f10, [%fp-16]
	call	pzerof, 0
	 ld	[%fp-12], %o0
	ld	[%fp-16], %f10
	ld	[%fp-16], %o0
	st	%f10, [%fp-20]
	call	qzerof, 0
	 st	%f0, [%fp-12]
	ld	[%fp-4], %f8
	ld	[%fp-12], %f9
	fmuls	%f8, %f0, %f0
	sethi	%gdop_hix22(.LC97), %g1
	ld	[%fp-8], %f8
	xor	%g1, %gdop_lox10(.LC97), %g1
	fmuls	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC97)
	fsubs	%f8, %f0, %f8
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	ld	[%fp-16], %o0
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	fdivs	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L36:
	st	%f8, [%fp-20]
	fadds	%f10, %f10, %f8
	st	%f10, [%fp-16]
	st	%f8, [%fp-12]
	st	%f0, [%fp-24]
	call	cosf, 0
	 ld	[%fp-12], %o0
	ld	[%fp-24], %f9
	ld	[%fp-20], %f8
	sethi	%gdop_hix22(.LC96), %g1
	fmuls	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC96), %g1
	fnegs	%f0, %f0
	ld	[%l7 + %g1], %g1, %gdop(.LC96)
	ld	[%g1], %f9
	fcmpes	%f8, %f9
	nop
	fbl	.L37
	 ld	[%fp-16], %f10
	ld	[%fp-8], %f8
	fdivs	%f0, %f8, %f8
	b	.L22
	 st	%f8, [%fp-4]
.L37:
	ld	[%fp-4], %f8
	fdivs	%f0, %f8, %f8
	b	.L22
	 st	%f8, [%fp-8]
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
	save	%sp, -120, %sp
	sethi	%hi(-2147483648), %i5
	sethi	%hi(2139094016), %g1
	andn	%i0, %i5, %i5
	or	%g1, 1023, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu	.L52
	 cmp	%i5, 0
	be	.L53
	 cmp	%i0, 0
	bl	.L54
	 sethi	%hi(1073741824), %g1
	andcc	%i0, %g1, %g0
	bne	.L55
	 sethi	%hi(838860800), %g1
	cmp	%i5, %g1
	bleu	.L56
	 sethi	%gdop_hix22(.LC115), %g1
	st	%i0, [%fp-4]
	ld	[%fp-4], %f8
	xor	%g1, %gdop_lox10(.LC115), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC115)
	fmuls	%f8, %f8, %f10
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC116), %g1
	xor	%g1, %gdop_lox10(.LC116), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC116)
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC117), %g1
	xor	%g1, %gdop_lox10(.LC117), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC117)
	fmuls	%f10, %f8, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC118), %g1
	xor	%g1, %gdop_lox10(.LC118), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC118)
	fmuls	%f8, %f10, %f8
	fsubs	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC121), %g1
	xor	%g1, %gdop_lox10(.LC121), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC121)
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f9, %f8
	ld	[%g1], %f9
	sethi	%gdop_hix22(.LC119), %g1
	xor	%g1, %gdop_lox10(.LC119), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC119)
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC122), %g1
	xor	%g1, %gdop_lox10(.LC122), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC122)
	fmuls	%f8, %f10, %f8
	fsubs	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC120), %g1
	xor	%g1, %gdop_lox10(.LC120), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC120)
	fmuls	%f10, %f9, %f9
	fadds	%f9, %f11, %f9
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC114), %g1
	xor	%g1, %gdop_lox10(.LC114), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC114)
	fmuls	%f8, %f10, %f8
	fadds	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC123), %g1
	xor	%g1, %gdop_lox10(.LC123), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC123)
	fmuls	%f8, %f10, %f8
	fsubs	%f8, %f11, %f8
	ld	[%g1], %f11
	sethi	%gdop_hix22(.LC124), %g1
	xor	%g1, %gdop_lox10(.LC124), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC124)
	fmuls	%f9, %f10, %f9
	fadds	%f9, %f11, %f9
	ld	[%g1], %f11
	fmuls	%f9, %f10, %f9
	sethi	%gdop_hix22(.LC109), %g1
	fadds	%f9, %f11, %f9
	xor	%g1, %gdop_lox10(.LC109), %g1
	fmuls	%f9, %f10, %f9
	ld	[%l7 + %g1], %g1, %gdop(.LC109)
	ld	[%g1], %f10
	fadds	%f9, %f10, %f9
	fdivs	%f8, %f9, %f8
	mov	%i0, %o0
	call	__ieee754_j0f, 0
	 st	%f8, [%fp-8]
	mov	%i0, %o0
	call	__ieee754_logf, 0
	 st	%f0, [%fp-4]
	ld	[%fp-4], %f8
	sethi	%gdop_hix22(.LC113), %g1
	fmuls	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC113), %g1
	ld	[%fp-8], %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC113)
	ld	[%g1], %f9
	fmuls	%f0, %f9, %f0
	fadds	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L53:
	sethi	%gdop_hix22(.LC110), %g1
	xor	%g1, %gdop_lox10(.LC110), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC110)
	ld	[%g1], %f0
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f8
	fdivs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L52:
	st	%i0, [%fp-4]
	sethi	%gdop_hix22(.LC109), %g1
	ld	[%fp-4], %f8
	ld	[%fp-4], %f9
	fmuls	%f8, %f8, %f8
	xor	%g1, %gdop_lox10(.LC109), %g1
	fadds	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC109)
	ld	[%g1], %f0
	fdivs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L56:
	call	__ieee754_logf, 0
	 mov	%i0, %o0
	sethi	%gdop_hix22(.LC113), %g1
	xor	%g1, %gdop_lox10(.LC113), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC113)
	ld	[%g1], %f8
	sethi	%gdop_hix22(.LC114), %g1
	fmuls	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC114), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC114)
	ld	[%g1], %f8
	fsubs	%f0, %f8, %f0
	jmp	%i7+8
	 restore
.L54:
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f0
	fdivs	%f0, %f0, %f0
	jmp	%i7+8
	 restore
.L55:
	call	sinf, 0
	 mov	%i0, %o0
	mov	%i0, %o0
	call	cosf, 0
	 st	%f0, [%fp-4]
	ld	[%fp-4], %f8
	fsubs	%f8, %f0, %f10
	st	%f10, [%fp-4]
	fadds	%f8, %f0, %f10
	sethi	%hi(2130705408), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu	.L57
	 st	%f10, [%fp-8]
.L46:
	call	pzerof, 0
	 mov	%i0, %o0
	mov	%i0, %o0
	call	qzerof, 0
	 st	%f0, [%fp-12]
	ld	[%fp-8], %f8
	ld	[%fp-12], %f9
	fmuls	%f8, %f0, %f0
	sethi	%gdop_hix22(.LC112), %g1
	ld	[%fp-4], %f8
	xor	%g1, %gdop_lox10(.LC112), %g1
	fmuls	%f8, %f9, %f8
	ld	[%l7 + %g1], %g1, %gdop(.LC112)
	fadds	%f8, %f0, %f8
	ld	[%g1], %f9
	fmuls	%f8, %f9, %f8
	mov	%i0, %o0
	call	__ieee754_sqrtf, 0
	 st	%f8, [%fp-4]
	ld	[%fp-4], %f8
	fdivs	%f8, %f0, %f0
	jmp	%i7+8
	 restore
.L57:
	st	%i0, [%fp-12]
	st	%f8, [%fp-16]
	ld	[%fp-12], %f8
	fadds	%f8, %f8, %f8
	st	%f0, [%fp-20]
	st	%f8, [%fp-12]
	call	cosf, 0
	 ld	[%fp-12], %o0
	ld	[%fp-20], %f9
	ld	[%fp-16], %f8
	sethi	%gdop_hix22(.LC111), %g1
	fmuls	%f8, %f9, %f8
	xor	%g1, %gdop_lox10(.LC111), %g1
	ld	[%l7 + %g1], %g1, %gdop(.LC111)
	ld	[%g1], %f9
	fcmpes	%f8, %f9
	nop
	fbl	.L58
	 fnegs	%f0, %f0
	ld	[%fp-8], %f8
	fdivs	%f0, %f8, %f8
	b	.L46
	 st	%f8, [%fp-4]
.L58:
	ld	[%fp-4], %f8
	fdivs	%f0, %f8, %f8
	b	.L46
	 st	%f8, [%fp-8]
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
