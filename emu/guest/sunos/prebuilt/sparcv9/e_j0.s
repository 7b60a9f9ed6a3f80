! ae0119ccae51bf6e800d31951a9327c6 newlib/libm/math/e_j0.c
	.file	"e_j0.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1088897399
	.long	1328302556
	.align 8
.LC1:
	.long	1090289935
	.long	-1885361731
	.align 8
.LC2:
	.long	1088672443
	.long	1857466463
	.align 8
.LC3:
	.long	1085141885
	.long	1348036920
	.align 8
.LC4:
	.long	-1061911285
	.long	919364669
	.align 8
.LC5:
	.long	-1063032210
	.long	-850539780
	.align 8
.LC6:
	.long	-1066397438
	.long	2065295459
	.align 8
.LC7:
	.long	-1071633968
	.long	-1269848199
	.align 8
.LC8:
	.long	-1078853633
	.long	-718
	.align 8
.LC9:
	.long	1079845427
	.long	128542545
	.align 8
.LC10:
	.long	0
	.long	0
	.align 8
.LC11:
	.long	1084410909
	.long	-955520924
	.align 8
.LC12:
	.long	1086508216
	.long	-92865992
	.align 8
.LC13:
	.long	1085758200
	.long	-1883366048
	.align 8
.LC14:
	.long	1083206914
	.long	1551771748
	.align 8
.LC15:
	.long	-1066031377
	.long	681806807
	.align 8
.LC16:
	.long	-1066093645
	.long	1732430947
	.align 8
.LC17:
	.long	-1068438737
	.long	1518147459
	.align 8
.LC18:
	.long	-1072651408
	.long	-116626497
	.align 8
.LC19:
	.long	-1078853633
	.long	-426050618
	.align 8
.LC20:
	.long	1078878337
	.long	211338718
	.align 8
.LC21:
	.long	-1112991567
	.long	1206162892
	.align 8
.LC22:
	.long	1080406678
	.long	-63467391
	.align 8
.LC23:
	.long	1083285500
	.long	-1195140226
	.align 8
.LC24:
	.long	1083352686
	.long	1829790166
	.align 8
.LC25:
	.long	1081514041
	.long	1179286542
	.align 8
.LC26:
	.long	-1069583700
	.long	-1466771441
	.align 8
.LC27:
	.long	-1068692958
	.long	1107958341
	.align 8
.LC28:
	.long	-1070205110
	.long	1287212564
	.align 8
.LC29:
	.long	-1073527374
	.long	-1364950924
	.align 8
.LC30:
	.long	-1078853642
	.long	-138354101
	.align 8
.LC31:
	.long	1078062482
	.long	-2079883821
	.align 8
.LC32:
	.long	-1104813821
	.long	1877060230
	.align 8
.LC33:
	.long	1076711603
	.long	1144592393
	.align 8
.LC34:
	.long	1080245251
	.long	985070335
	.align 8
.LC35:
	.long	1081141126
	.long	1122633627
	.align 8
.LC36:
	.long	1080100510
	.long	250120079
	.align 8
.LC37:
	.long	-1073095039
	.long	-1349523697
	.align 8
.LC38:
	.long	-1071226138
	.long	-987471101
	.align 8
.LC39:
	.long	-1071740173
	.long	-307255309
	.align 8
.LC40:
	.long	-1074317767
	.long	-1977309117
	.align 8
.LC41:
	.long	-1078853790
	.long	1230904898
	.align 8
.LC42:
	.long	1077295205
	.long	-1869915815
	.align 8
.LC43:
	.long	-1099443434
	.long	-383319443
	.align 8
.LC44:
	.long	1072693248
	.long	0
	.section	.text.pzero,"ax",@progbits
	.align 4
	.type	pzero, #function
	.proc	07
pzero:
	.register	%g2, #scratch
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1075837952), %g2
	ldx	[%fp+2039], %g1
	or	%g2, 1023, %g2
	sllx	%g1, 1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%g1, 33, %g1
	cmp	%g1, %g2
	bgu,a,pt %icc, .L3
	 sethi	%gdop_hix22(.LC0), %g1
	sethi	%hi(1074932736), %g2
	or	%g2, 650, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L7
	 sethi	%hi(1074190336), %g2
	sethi	%gdop_hix22(.LC11), %g1
	xor	%g1, %gdop_lox10(.LC11), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC11)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC12), %g1
	xor	%g1, %gdop_lox10(.LC12), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC12)
	ldd	[%g1], %f26
	sethi	%gdop_hix22(.LC13), %g1
	xor	%g1, %gdop_lox10(.LC13), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC13)
	ldd	[%g1], %f22
	sethi	%gdop_hix22(.LC14), %g1
	xor	%g1, %gdop_lox10(.LC14), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC14)
	ldd	[%g1], %f30
	sethi	%gdop_hix22(.LC15), %g1
	xor	%g1, %gdop_lox10(.LC15), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC15)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC16), %g1
	xor	%g1, %gdop_lox10(.LC16), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC16)
	ldd	[%g1], %f28
	sethi	%gdop_hix22(.LC17), %g1
	xor	%g1, %gdop_lox10(.LC17), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC17)
	ldd	[%g1], %f24
	sethi	%gdop_hix22(.LC18), %g1
	xor	%g1, %gdop_lox10(.LC18), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC18)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC19), %g1
	xor	%g1, %gdop_lox10(.LC19), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC19)
	ldd	[%g1], %f32
	sethi	%gdop_hix22(.LC20), %g1
	xor	%g1, %gdop_lox10(.LC20), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC20)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC21), %g1
	xor	%g1, %gdop_lox10(.LC21), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC21)
	ba,pt	%xcc, .L2
	 ldd	[%g1], %f16
.L3:
	xor	%g1, %gdop_lox10(.LC0), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC0)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC1), %g1
	xor	%g1, %gdop_lox10(.LC1), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC1)
	ldd	[%g1], %f26
	sethi	%gdop_hix22(.LC2), %g1
	xor	%g1, %gdop_lox10(.LC2), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC2)
	ldd	[%g1], %f22
	sethi	%gdop_hix22(.LC3), %g1
	xor	%g1, %gdop_lox10(.LC3), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC3)
	ldd	[%g1], %f30
	sethi	%gdop_hix22(.LC4), %g1
	xor	%g1, %gdop_lox10(.LC4), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC4)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC5), %g1
	xor	%g1, %gdop_lox10(.LC5), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC5)
	ldd	[%g1], %f28
	sethi	%gdop_hix22(.LC6), %g1
	xor	%g1, %gdop_lox10(.LC6), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC6)
	ldd	[%g1], %f24
	sethi	%gdop_hix22(.LC7), %g1
	xor	%g1, %gdop_lox10(.LC7), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC7)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC8), %g1
	xor	%g1, %gdop_lox10(.LC8), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC8)
	ldd	[%g1], %f32
	sethi	%gdop_hix22(.LC9), %g1
	xor	%g1, %gdop_lox10(.LC9), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC9)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC10), %g1
	xor	%g1, %gdop_lox10(.LC10), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC10)
	ldd	[%g1], %f16
.L2:
	fmuld	%f0, %f0, %f0
	sethi	%gdop_hix22(.LC44), %g1
	xor	%g1, %gdop_lox10(.LC44), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC44)
	ldd	[%g1], %f14
	fdivd	%f14, %f0, %f12
	fmuld	%f12, %f8, %f8
	fmuld	%f12, %f10, %f10
	faddd	%f8, %f28, %f8
	faddd	%f10, %f26, %f10
	fmuld	%f8, %f12, %f8
	fmuld	%f10, %f12, %f10
	faddd	%f8, %f24, %f8
	faddd	%f10, %f22, %f10
	fmuld	%f8, %f12, %f8
	fmuld	%f10, %f12, %f10
	faddd	%f8, %f20, %f8
	faddd	%f10, %f30, %f10
	fmuld	%f8, %f12, %f8
	fmuld	%f10, %f12, %f10
	faddd	%f8, %f32, %f8
	faddd	%f10, %f18, %f10
	fmuld	%f8, %f12, %f8
	fmuld	%f10, %f12, %f10
	faddd	%f8, %f16, %f8
	faddd	%f10, %f14, %f10
	fdivd	%f8, %f10, %f8
	return	%i7+8
	 faddd	%f8, %f14, %f0
.L7:
	or	%g2, 876, %g2
	cmp	%g1, %g2
	sethi	%gdop_hix22(.LC22), %g1
	xor	%g1, %gdop_lox10(.LC22), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC22)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC33), %g1
	xor	%g1, %gdop_lox10(.LC33), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC33)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC23), %g1
	xor	%g1, %gdop_lox10(.LC23), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC23)
	fmovdgu	%icc, %f8, %f10
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC34), %g1
	xor	%g1, %gdop_lox10(.LC34), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC34)
	ldd	[%g1], %f26
	sethi	%gdop_hix22(.LC24), %g1
	xor	%g1, %gdop_lox10(.LC24), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC24)
	fmovdgu	%icc, %f8, %f26
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC35), %g1
	xor	%g1, %gdop_lox10(.LC35), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC35)
	ldd	[%g1], %f22
	sethi	%gdop_hix22(.LC25), %g1
	xor	%g1, %gdop_lox10(.LC25), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC25)
	fmovdgu	%icc, %f8, %f22
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC36), %g1
	xor	%g1, %gdop_lox10(.LC36), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC36)
	ldd	[%g1], %f30
	sethi	%gdop_hix22(.LC26), %g1
	xor	%g1, %gdop_lox10(.LC26), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC26)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC37), %g1
	xor	%g1, %gdop_lox10(.LC37), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC37)
	fmovdgu	%icc, %f8, %f30
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC27), %g1
	xor	%g1, %gdop_lox10(.LC27), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC27)
	fmovdgu	%icc, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC38), %g1
	xor	%g1, %gdop_lox10(.LC38), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC38)
	ldd	[%g1], %f28
	sethi	%gdop_hix22(.LC28), %g1
	xor	%g1, %gdop_lox10(.LC28), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC28)
	fmovdgu	%icc, %f12, %f28
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC39), %g1
	xor	%g1, %gdop_lox10(.LC39), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC39)
	ldd	[%g1], %f24
	sethi	%gdop_hix22(.LC29), %g1
	xor	%g1, %gdop_lox10(.LC29), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC29)
	fmovdgu	%icc, %f12, %f24
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC40), %g1
	xor	%g1, %gdop_lox10(.LC40), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC40)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC30), %g1
	xor	%g1, %gdop_lox10(.LC30), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC30)
	fmovdgu	%icc, %f12, %f20
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC41), %g1
	xor	%g1, %gdop_lox10(.LC41), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC41)
	ldd	[%g1], %f32
	sethi	%gdop_hix22(.LC31), %g1
	xor	%g1, %gdop_lox10(.LC31), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC31)
	fmovdgu	%icc, %f12, %f32
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC42), %g1
	xor	%g1, %gdop_lox10(.LC42), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC42)
	ldd	[%g1], %f18
	sethi	%gdop_hix22(.LC32), %g1
	xor	%g1, %gdop_lox10(.LC32), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC32)
	fmovdgu	%icc, %f12, %f18
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC43), %g1
	xor	%g1, %gdop_lox10(.LC43), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC43)
	ldd	[%g1], %f16
	ba,pt	%xcc, .L2
	 fmovdgu	%icc, %f12, %f16
	.size	pzero, .-pzero
	.section	.rodata.cst8
	.align 8
.LC45:
	.long	-1055589011
	.long	747974853
	.align 8
.LC46:
	.long	1093248619
	.long	685640509
	.align 8
.LC47:
	.long	1093174234
	.long	-2086327485
	.align 8
.LC48:
	.long	1090610770
	.long	1423150143
	.align 8
.LC49:
	.long	1086300760
	.long	1315636579
	.align 8
.LC50:
	.long	1088557780
	.long	244323686
	.align 8
.LC51:
	.long	1086410137
	.long	1041822829
	.align 8
.LC52:
	.long	1082223971
	.long	355473445
	.align 8
.LC53:
	.long	1076332882
	.long	1538471126
	.align 8
.LC54:
	.long	1068679167
	.long	-468
	.align 8
.LC55:
	.long	1080326357
	.long	911948220
	.align 8
.LC56:
	.long	0
	.long	0
	.align 8
.LC57:
	.long	-1061885353
	.long	-1092893175
	.align 8
.LC58:
	.long	1088524568
	.long	528110752
	.align 8
.LC59:
	.long	1089189347
	.long	-1746918542
	.align 8
.LC60:
	.long	1087530962
	.long	2069438061
	.align 8
.LC61:
	.long	1084242848
	.long	-635322162
	.align 8
.LC62:
	.long	1084168169
	.long	1405543334
	.align 8
.LC63:
	.long	1083182329
	.long	-1647786879
	.align 8
.LC64:
	.long	1080091538
	.long	176654569
	.align 8
.LC65:
	.long	1075271600
	.long	-1181401645
	.align 8
.LC66:
	.long	1068679167
	.long	-781012916
	.align 8
.LC67:
	.long	1079292339
	.long	-77720253
	.align 8
.LC68:
	.long	1035222415
	.long	701271257
	.align 8
.LC69:
	.long	-1067276309
	.long	538768399
	.align 8
.LC70:
	.long	1084467370
	.long	-649088576
	.align 8
.LC71:
	.long	1085881452
	.long	-674797016
	.align 8
.LC72:
	.long	1085075531
	.long	-464651165
	.align 8
.LC73:
	.long	1082535299
	.long	-2041295181
	.align 8
.LC74:
	.long	1080350588
	.long	-2114313760
	.align 8
.LC75:
	.long	1080383963
	.long	-497091297
	.align 8
.LC76:
	.long	1078284184
	.long	-1775391011
	.align 8
.LC77:
	.long	1074446588
	.long	1628740853
	.align 8
.LC78:
	.long	1068679150
	.long	244123714
	.align 8
.LC79:
	.long	1078485282
	.long	-1075625050
	.align 8
.LC80:
	.long	1043516675
	.long	1792985986
	.align 8
.LC81:
	.long	-1072349590
	.long	-122476239
	.align 8
.LC82:
	.long	1080726867
	.long	234885989
	.align 8
.LC83:
	.long	1082890108
	.long	-1671642604
	.align 8
.LC84:
	.long	1082811973
	.long	582205218
	.align 8
.LC85:
	.long	1081136529
	.long	-456045760
	.align 8
.LC86:
	.long	1076904113
	.long	1904298932
	.align 8
.LC87:
	.long	1077914254
	.long	704371786
	.align 8
.LC88:
	.long	1076690367
	.long	-1426493467
	.align 8
.LC89:
	.long	1073739927
	.long	-416843876
	.align 8
.LC90:
	.long	1068678853
	.long	1049116212
	.align 8
.LC91:
	.long	1077829014
	.long	-138380563
	.align 8
.LC92:
	.long	1048850747
	.long	1425501147
	.align 8
.LC93:
	.long	1072693248
	.long	0
	.align 8
.LC94:
	.long	1069547520
	.long	0
	.section	.text.qzero,"ax",@progbits
	.align 4
	.type	qzero, #function
	.proc	07
qzero:
	save	%sp, -192, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(1075837952), %g2
	ldx	[%fp+2039], %g1
	or	%g2, 1023, %g2
	sllx	%g1, 1, %g1
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	srlx	%g1, 33, %g1
	cmp	%g1, %g2
	bgu,a,pt %icc, .L10
	 sethi	%gdop_hix22(.LC45), %g1
	sethi	%hi(1074932736), %g2
	or	%g2, 650, %g2
	cmp	%g1, %g2
	bleu,pt	%icc, .L13
	 sethi	%hi(1074190336), %g2
	sethi	%gdop_hix22(.LC57), %g1
	xor	%g1, %gdop_lox10(.LC57), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC57)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC58), %g1
	xor	%g1, %gdop_lox10(.LC58), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC58)
	ldd	[%g1], %f32
	sethi	%gdop_hix22(.LC59), %g1
	xor	%g1, %gdop_lox10(.LC59), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC59)
	ldd	[%g1], %f28
	sethi	%gdop_hix22(.LC60), %g1
	xor	%g1, %gdop_lox10(.LC60), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC60)
	ldd	[%g1], %f24
	sethi	%gdop_hix22(.LC61), %g1
	xor	%g1, %gdop_lox10(.LC61), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC61)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC62), %g1
	xor	%g1, %gdop_lox10(.LC62), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC62)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC63), %g1
	xor	%g1, %gdop_lox10(.LC63), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC63)
	ldd	[%g1], %f34
	sethi	%gdop_hix22(.LC64), %g1
	xor	%g1, %gdop_lox10(.LC64), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC64)
	ldd	[%g1], %f30
	sethi	%gdop_hix22(.LC65), %g1
	xor	%g1, %gdop_lox10(.LC65), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC65)
	ldd	[%g1], %f26
	sethi	%gdop_hix22(.LC66), %g1
	xor	%g1, %gdop_lox10(.LC66), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC66)
	ldd	[%g1], %f22
	sethi	%gdop_hix22(.LC67), %g1
	xor	%g1, %gdop_lox10(.LC67), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC67)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC68), %g1
	xor	%g1, %gdop_lox10(.LC68), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC68)
	ba,pt	%xcc, .L9
	 ldd	[%g1], %f18
.L10:
	xor	%g1, %gdop_lox10(.LC45), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC45)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC46), %g1
	xor	%g1, %gdop_lox10(.LC46), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC46)
	ldd	[%g1], %f32
	sethi	%gdop_hix22(.LC47), %g1
	xor	%g1, %gdop_lox10(.LC47), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC47)
	ldd	[%g1], %f28
	sethi	%gdop_hix22(.LC48), %g1
	xor	%g1, %gdop_lox10(.LC48), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC48)
	ldd	[%g1], %f24
	sethi	%gdop_hix22(.LC49), %g1
	xor	%g1, %gdop_lox10(.LC49), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC49)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC50), %g1
	xor	%g1, %gdop_lox10(.LC50), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC50)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC51), %g1
	xor	%g1, %gdop_lox10(.LC51), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC51)
	ldd	[%g1], %f34
	sethi	%gdop_hix22(.LC52), %g1
	xor	%g1, %gdop_lox10(.LC52), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC52)
	ldd	[%g1], %f30
	sethi	%gdop_hix22(.LC53), %g1
	xor	%g1, %gdop_lox10(.LC53), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC53)
	ldd	[%g1], %f26
	sethi	%gdop_hix22(.LC54), %g1
	xor	%g1, %gdop_lox10(.LC54), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC54)
	ldd	[%g1], %f22
	sethi	%gdop_hix22(.LC55), %g1
	xor	%g1, %gdop_lox10(.LC55), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC55)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC56), %g1
	xor	%g1, %gdop_lox10(.LC56), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC56)
	ldd	[%g1], %f18
.L9:
	fmuld	%f0, %f0, %f12
	sethi	%gdop_hix22(.LC93), %g1
	xor	%g1, %gdop_lox10(.LC93), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC93)
	ldd	[%g1], %f14
	fdivd	%f14, %f12, %f12
	fmuld	%f12, %f10, %f10
	faddd	%f10, %f32, %f10
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f28, %f10
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f24, %f10
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f20, %f10
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f16, %f10
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f14, %f10
	fmuld	%f12, %f8, %f8
	sethi	%gdop_hix22(.LC94), %g1
	faddd	%f8, %f34, %f8
	xor	%g1, %gdop_lox10(.LC94), %g1
	fmuld	%f8, %f12, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC94)
	faddd	%f8, %f30, %f8
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f26, %f8
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f22, %f8
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f18, %f8
	fdivd	%f8, %f10, %f8
	ldd	[%g1], %f10
	fsubd	%f8, %f10, %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
.L13:
	or	%g2, 876, %g2
	cmp	%g1, %g2
	sethi	%gdop_hix22(.LC69), %g1
	xor	%g1, %gdop_lox10(.LC69), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC69)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC81), %g1
	xor	%g1, %gdop_lox10(.LC81), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC81)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC70), %g1
	xor	%g1, %gdop_lox10(.LC70), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC70)
	fmovdgu	%icc, %f8, %f10
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC82), %g1
	xor	%g1, %gdop_lox10(.LC82), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC82)
	ldd	[%g1], %f32
	sethi	%gdop_hix22(.LC71), %g1
	xor	%g1, %gdop_lox10(.LC71), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC71)
	fmovdgu	%icc, %f8, %f32
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC83), %g1
	xor	%g1, %gdop_lox10(.LC83), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC83)
	ldd	[%g1], %f28
	sethi	%gdop_hix22(.LC72), %g1
	xor	%g1, %gdop_lox10(.LC72), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC72)
	fmovdgu	%icc, %f8, %f28
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC84), %g1
	xor	%g1, %gdop_lox10(.LC84), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC84)
	ldd	[%g1], %f24
	sethi	%gdop_hix22(.LC73), %g1
	xor	%g1, %gdop_lox10(.LC73), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC73)
	fmovdgu	%icc, %f8, %f24
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC85), %g1
	xor	%g1, %gdop_lox10(.LC85), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC85)
	ldd	[%g1], %f20
	sethi	%gdop_hix22(.LC74), %g1
	xor	%g1, %gdop_lox10(.LC74), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC74)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC86), %g1
	xor	%g1, %gdop_lox10(.LC86), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC86)
	fmovdgu	%icc, %f8, %f20
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC75), %g1
	xor	%g1, %gdop_lox10(.LC75), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC75)
	fmovdgu	%icc, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC87), %g1
	xor	%g1, %gdop_lox10(.LC87), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC87)
	ldd	[%g1], %f34
	sethi	%gdop_hix22(.LC76), %g1
	xor	%g1, %gdop_lox10(.LC76), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC76)
	fmovdgu	%icc, %f12, %f34
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC88), %g1
	xor	%g1, %gdop_lox10(.LC88), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC88)
	ldd	[%g1], %f30
	sethi	%gdop_hix22(.LC77), %g1
	xor	%g1, %gdop_lox10(.LC77), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC77)
	fmovdgu	%icc, %f12, %f30
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC89), %g1
	xor	%g1, %gdop_lox10(.LC89), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC89)
	ldd	[%g1], %f26
	sethi	%gdop_hix22(.LC78), %g1
	xor	%g1, %gdop_lox10(.LC78), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC78)
	fmovdgu	%icc, %f12, %f26
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC90), %g1
	xor	%g1, %gdop_lox10(.LC90), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC90)
	ldd	[%g1], %f22
	sethi	%gdop_hix22(.LC79), %g1
	xor	%g1, %gdop_lox10(.LC79), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC79)
	fmovdgu	%icc, %f12, %f22
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC91), %g1
	xor	%g1, %gdop_lox10(.LC91), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC91)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC80), %g1
	xor	%g1, %gdop_lox10(.LC80), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC80)
	fmovdgu	%icc, %f12, %f16
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC92), %g1
	xor	%g1, %gdop_lox10(.LC92), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC92)
	ldd	[%g1], %f18
	ba,pt	%xcc, .L9
	 fmovdgu	%icc, %f12, %f18
	.size	qzero, .-qzero
	.section	.rodata.cst8
	.align 8
.LC95:
	.long	1072693248
	.long	0
	.align 8
.LC96:
	.long	0
	.long	0
	.align 8
.LC97:
	.long	1071779287
	.long	1346542445
	.align 8
.LC98:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC99:
	.long	1070596096
	.long	0
	.align 8
.LC100:
	.long	-1103899161
	.long	1943420878
	.align 8
.LC101:
	.long	1052684753
	.long	206584089
	.align 8
.LC102:
	.long	1059645093
	.long	-1239759127
	.align 8
.LC103:
	.long	1066401791
	.long	-3
	.align 8
.LC104:
	.long	1041500348
	.long	-193700465
	.align 8
.LC105:
	.long	1050753876
	.long	-830155351
	.align 8
.LC106:
	.long	1058973394
	.long	-581444620
	.align 8
.LC107:
	.long	1066401000
	.long	-2100772188
	.align 8
.LC108:
	.long	1071644672
	.long	0
	.section	.text.__ieee754_j0,"ax",@progbits
	.align 4
	.global __ieee754_j0
	.type	__ieee754_j0, #function
	.proc	07
__ieee754_j0:
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i5
	ldx	[%fp+2039], %i4
	sethi	%hi(2146434048), %g1
	srlx	%i4, 32, %i4
	or	%g1, 1023, %g1
	andn	%i4, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bleu,pn	%icc, .L15
	 sethi	%gdop_hix22(.LC95), %g1
	fmuld	%f0, %f0, %f8
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L15:
	call	fabs, 0
	 nop
	sethi	%hi(1073741824), %g1
	andcc	%g1, %i4, %g0
	bne,pn	%icc, .L31
	 fmovd	%f0, %f14
	sethi	%hi(1059060736), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bgu,pt	%icc, .L34
	 sethi	%gdop_hix22(.LC100), %g1
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC98), %g1
	xor	%g1, %gdop_lox10(.LC98), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC98)
	ldd	[%g1], %f8
	faddd	%f14, %f8, %f8
	fcmped	%fcc1, %f8, %f0
	fbule,pn %fcc1, .L23
	 nop
	sethi	%hi(1044380672), %g1
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pt	%icc, .L36
	 sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ldd	[%g1], %f8
	fmuld	%f14, %f8, %f8
	fmuld	%f8, %f14, %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L23:
	sethi	%gdop_hix22(.LC100), %g1
.L34:
	xor	%g1, %gdop_lox10(.LC100), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC100)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC101), %g1
	xor	%g1, %gdop_lox10(.LC101), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC101)
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC102), %g1
	xor	%g1, %gdop_lox10(.LC102), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC102)
	fmuld	%f14, %f14, %f12
	fmuld	%f12, %f8, %f8
	faddd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC104), %g1
	xor	%g1, %gdop_lox10(.LC104), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC104)
	fmuld	%f8, %f12, %f8
	fsubd	%f8, %f10, %f8
	ldd	[%g1], %f10
	sethi	%gdop_hix22(.LC103), %g1
	xor	%g1, %gdop_lox10(.LC103), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC103)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC105), %g1
	xor	%g1, %gdop_lox10(.LC105), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC105)
	fmuld	%f8, %f12, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC106), %g1
	xor	%g1, %gdop_lox10(.LC106), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC106)
	fmuld	%f12, %f10, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	fmuld	%f10, %f12, %f10
	faddd	%f10, %f16, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC107), %g1
	xor	%g1, %gdop_lox10(.LC107), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC107)
	fmuld	%f8, %f12, %f8
	ldd	[%g1], %f18
	fmuld	%f10, %f12, %f10
	sethi	%hi(1072692224), %g1
	faddd	%f10, %f18, %f10
	or	%g1, 1023, %g1
	fmuld	%f10, %f12, %f10
	cmp	%i5, %g1
	faddd	%f10, %f16, %f10
	bgu,pt	%icc, .L25
	 fdivd	%f8, %f10, %f8
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ldd	[%g1], %f10
	fsubd	%f8, %f10, %f8
	fmuld	%f8, %f12, %f8
	return	%i7+8
	 faddd	%f8, %f16, %f0
.L25:
	fmuld	%f8, %f12, %f8
	sethi	%gdop_hix22(.LC108), %g1
	xor	%g1, %gdop_lox10(.LC108), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC108)
	ldd	[%g1], %f10
	fmuld	%f14, %f10, %f14
	faddd	%f14, %f16, %f0
	fsubd	%f16, %f14, %f16
	fmuld	%f0, %f16, %f0
	faddd	%f0, %f8, %f0
.L36:
	return	%i7+8
	 nop
.L31:
	call	sin, 0
	 std	%f0, [%fp+2031]
	ldd	[%fp+2031], %f14
	std	%f0, [%fp+2039]
	call	cos, 0
	 fmovd	%f14, %f0
	ldd	[%fp+2039], %f8
	sethi	%hi(2145385472), %g1
	faddd	%f8, %f0, %f8
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L32
	 ldd	[%fp+2031], %f14
.L30:
	sethi	%gdop_hix22(.LC97), %g1
.L35:
	xor	%g1, %gdop_lox10(.LC97), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC97)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	fmovd	%f14, %f0
	call	__ieee754_sqrt, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
.L32:
	std	%f8, [%fp+2015]
	std	%f0, [%fp+2023]
	call	cos, 0
	 faddd	%f14, %f14, %f0
	ldd	[%fp+2039], %f18
	ldd	[%fp+2023], %f10
	sethi	%gdop_hix22(.LC96), %g1
	fmuld	%f18, %f10, %f16
	xor	%g1, %gdop_lox10(.LC96), %g1
	fnegd	%f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC96)
	ldd	[%fp+2031], %f14
	ldd	[%g1], %f12
	fcmped	%fcc0, %f16, %f12
	fbl,pn	%fcc0, .L33
	 ldd	[%fp+2015], %f8
	fdivd	%f0, %f8, %f10
	std	%f10, [%fp+2015]
.L21:
	sethi	%hi(1207959552), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L35
	 sethi	%gdop_hix22(.LC97), %g1
	std	%f8, [%fp+2023]
	fmovd	%f14, %f0
	call	pzero, 0
	 std	%f14, [%fp+2031]
	ldd	[%fp+2031], %f14
	std	%f0, [%fp+2039]
	call	qzero, 0
	 fmovd	%f14, %f0
	ldd	[%fp+2039], %f10
	ldd	[%fp+2023], %f8
	ldd	[%fp+2031], %f14
	fmuld	%f8, %f10, %f8
	ldd	[%fp+2015], %f10
	fmuld	%f10, %f0, %f0
	ba,pt	%xcc, .L30
	 fsubd	%f8, %f0, %f8
.L33:
	fsubd	%f18, %f10, %f8
	std	%f8, [%fp+2015]
	ba,pt	%xcc, .L21
	 fdivd	%f0, %f8, %f8
	.size	__ieee754_j0, .-__ieee754_j0
	.section	.rodata.cst8
	.align 8
.LC109:
	.long	1072693248
	.long	0
	.align 8
.LC110:
	.long	-1074790400
	.long	0
	.align 8
.LC111:
	.long	0
	.long	0
	.align 8
.LC112:
	.long	1071779287
	.long	1346542445
	.align 8
.LC113:
	.long	1071931184
	.long	1841940611
	.align 8
.LC114:
	.long	1068688598
	.long	-1714696161
	.align 8
.LC115:
	.long	-1111104451
	.long	1765782472
	.align 8
.LC116:
	.long	1045758039
	.long	995011540
	.align 8
.LC117:
	.long	1053818535
	.long	1943166125
	.align 8
.LC118:
	.long	1060554061
	.long	548576107
	.align 8
.LC119:
	.long	1066159336
	.long	-1318258025
	.align 8
.LC120:
	.long	1069980929
	.long	-1645616132
	.align 8
.LC121:
	.long	1040076824
	.long	1003936239
	.align 8
.LC122:
	.long	1049715757
	.long	2146566909
	.align 8
.LC123:
	.long	1058270395
	.long	-176634175
	.align 8
.LC124:
	.long	1066013296
	.long	-1849047270
	.section	.text.__ieee754_y0,"ax",@progbits
	.align 4
	.global __ieee754_y0
	.type	__ieee754_y0, #function
	.proc	07
__ieee754_y0:
	.register	%g3, #scratch
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i5
	ldx	[%fp+2039], %g3
	sethi	%hi(2146434048), %g1
	srlx	%g3, 32, %g2
	or	%g1, 1023, %g1
	andn	%g2, %i5, %i5
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i5, %g1
	bgu,pn	%icc, .L52
	 orcc	%i5, %g3, %g0
	be,pn	%icc, .L53
	 cmp	%g2, 0
	bl,pn	%icc, .L54
	 sethi	%hi(1073741824), %g1
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L55
	 sethi	%hi(1044381696), %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L56
	 sethi	%gdop_hix22(.LC115), %g1
	xor	%g1, %gdop_lox10(.LC115), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC115)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC116), %g1
	xor	%g1, %gdop_lox10(.LC116), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC116)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC117), %g1
	xor	%g1, %gdop_lox10(.LC117), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC117)
	fmuld	%f0, %f0, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC118), %g1
	xor	%g1, %gdop_lox10(.LC118), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC118)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC121), %g1
	xor	%g1, %gdop_lox10(.LC121), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC121)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC119), %g1
	xor	%g1, %gdop_lox10(.LC119), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC119)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC122), %g1
	xor	%g1, %gdop_lox10(.LC122), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC122)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC120), %g1
	xor	%g1, %gdop_lox10(.LC120), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC120)
	fmuld	%f14, %f12, %f12
	faddd	%f12, %f16, %f12
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC114), %g1
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	fmuld	%f8, %f14, %f8
	faddd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC123), %g1
	xor	%g1, %gdop_lox10(.LC123), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC123)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f16, %f8
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC124), %g1
	xor	%g1, %gdop_lox10(.LC124), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC124)
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f16, %f12
	ldd	[%g1], %f16
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC109), %g1
	faddd	%f12, %f16, %f12
	xor	%g1, %gdop_lox10(.LC109), %g1
	fmuld	%f12, %f14, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	ldd	[%g1], %f14
	faddd	%f12, %f14, %f12
	fdivd	%f8, %f12, %f8
	std	%f0, [%fp+2023]
	call	__ieee754_j0, 0
	 std	%f8, [%fp+2031]
	std	%f0, [%fp+2039]
	ldd	[%fp+2023], %f10
	call	__ieee754_log, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2039], %f8
	sethi	%gdop_hix22(.LC113), %g1
	fmuld	%f8, %f0, %f0
	xor	%g1, %gdop_lox10(.LC113), %g1
	ldd	[%fp+2031], %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f0
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L53:
	sethi	%gdop_hix22(.LC110), %g1
	xor	%g1, %gdop_lox10(.LC110), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC110)
	ldd	[%g1], %f0
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ldd	[%g1], %f8
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L52:
	fmuld	%f0, %f0, %f8
	sethi	%gdop_hix22(.LC109), %g1
	faddd	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC109), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L56:
	call	__ieee754_log, 0
	 nop
	sethi	%gdop_hix22(.LC113), %g1
	xor	%g1, %gdop_lox10(.LC113), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC114), %g1
	fmuld	%f0, %f8, %f0
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	ldd	[%g1], %f8
	return	%i7+8
	 fsubd	%f0, %f8, %f0
.L54:
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L55:
	call	sin, 0
	 std	%f0, [%fp+2031]
	ldd	[%fp+2031], %f10
	std	%f0, [%fp+2039]
	call	cos, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2039], %f8
	sethi	%hi(2145385472), %g1
	fsubd	%f8, %f0, %f8
	or	%g1, 1023, %g1
	cmp	%i5, %g1
	bleu,pn	%icc, .L57
	 ldd	[%fp+2031], %f10
.L51:
	fmovd	%f10, %f0
.L59:
	sethi	%gdop_hix22(.LC112), %g1
	xor	%g1, %gdop_lox10(.LC112), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC112)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	call	__ieee754_sqrt, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	return	%i7+8
	 fdivd	%f8, %f0, %f0
.L57:
	std	%f0, [%fp+2023]
	std	%f8, [%fp+2015]
	call	cos, 0
	 faddd	%f10, %f10, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2023], %f12
	sethi	%gdop_hix22(.LC111), %g1
	fmuld	%f8, %f12, %f16
	xor	%g1, %gdop_lox10(.LC111), %g1
	fnegd	%f0, %f0
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ldd	[%g1], %f14
	fcmped	%fcc2, %f16, %f14
	fbl,pn	%fcc2, .L58
	 ldd	[%fp+2031], %f10
	ldd	[%fp+2039], %f8
	faddd	%f8, %f12, %f12
	fdivd	%f0, %f12, %f8
.L46:
	sethi	%hi(1207959552), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L59
	 fmovd	%f10, %f0
	std	%f12, [%fp+2015]
	std	%f8, [%fp+2023]
	call	pzero, 0
	 std	%f10, [%fp+2031]
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f10
	call	qzero, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2039], %f10
	ldd	[%fp+2023], %f8
	ldd	[%fp+2015], %f12
	fmuld	%f8, %f10, %f8
	fmuld	%f12, %f0, %f0
	ldd	[%fp+2031], %f10
	ba,pt	%xcc, .L51
	 faddd	%f8, %f0, %f8
.L58:
	ldd	[%fp+2015], %f8
	ba,pt	%xcc, .L46
	 fdivd	%f0, %f8, %f12
	.size	__ieee754_y0, .-__ieee754_y0
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
