! 6156fb37565ccd87e8455b4234253e25 newlib/libm/math/e_j1.c
	.file	"e_j1.c"
	.section	".text"
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.long	1088296209
	.long	1769605933
	.align 8
.LC1:
	.long	1089983532
	.long	-1299245125
	.align 8
.LC2:
	.long	1088555910
	.long	-1748649089
	.align 8
.LC3:
	.long	1085048284
	.long	-1773328561
	.align 8
.LC4:
	.long	1086253690
	.long	-1020820771
	.align 8
.LC5:
	.long	1085162877
	.long	-1549454644
	.align 8
.LC6:
	.long	1081721044
	.long	1697555856
	.align 8
.LC7:
	.long	1076525725
	.long	897548238
	.align 8
.LC8:
	.long	1069416447
	.long	-818
	.align 8
.LC9:
	.long	1079807301
	.long	-1905955668
	.align 8
.LC10:
	.long	0
	.long	0
	.align 8
.LC11:
	.long	1083670576
	.long	57630289
	.align 8
.LC12:
	.long	1086235824
	.long	-1197098219
	.align 8
.LC13:
	.long	1085598020
	.long	1460057851
	.align 8
.LC14:
	.long	1083112246
	.long	453404417
	.align 8
.LC15:
	.long	1082164664
	.long	-1149367113
	.align 8
.LC16:
	.long	1082141974
	.long	-799877559
	.align 8
.LC17:
	.long	1079710649
	.long	1160119021
	.align 8
.LC18:
	.long	1075525124
	.long	1851987427
	.align 8
.LC19:
	.long	1069416447
	.long	-490667965
	.align 8
.LC20:
	.long	1078830058
	.long	-1464900803
	.align 8
.LC21:
	.long	1034749543
	.long	-622736771
	.align 8
.LC22:
	.long	1079636589
	.long	2083450195
	.align 8
.LC23:
	.long	1082906237
	.long	-1557253655
	.align 8
.LC24:
	.long	1083202428
	.long	1345836323
	.align 8
.LC25:
	.long	1081412659
	.long	133277535
	.align 8
.LC26:
	.long	1078478735
	.long	-1901576475
	.align 8
.LC27:
	.long	1079427973
	.long	1294735415
	.align 8
.LC28:
	.long	1078038344
	.long	-1650011863
	.align 8
.LC29:
	.long	1074755260
	.long	-396448374
	.align 8
.LC30:
	.long	1069416437
	.long	1528942971
	.align 8
.LC31:
	.long	1078027593
	.long	-1590425956
	.align 8
.LC32:
	.long	1042938913
	.long	-1481793827
	.align 8
.LC33:
	.long	1075886769
	.long	-196193902
	.align 8
.LC34:
	.long	1079864186
	.long	-635927383
	.align 8
.LC35:
	.long	1080887512
	.long	-710747175
	.align 8
.LC36:
	.long	1079988883
	.long	351874261
	.align 8
.LC37:
	.long	1075071817
	.long	-1519074818
	.align 8
.LC38:
	.long	1076998568
	.long	394235618
	.align 8
.LC39:
	.long	1076395063
	.long	2138155364
	.align 8
.LC40:
	.long	1073935031
	.long	-108024128
	.align 8
.LC41:
	.long	1069416258
	.long	-1099559549
	.align 8
.LC42:
	.long	1077243837
	.long	-1965691684
	.align 8
.LC43:
	.long	1048373716
	.long	-162183948
	.align 8
.LC44:
	.long	1072693248
	.long	0
	.section	.text.pone,"ax",@progbits
	.align 4
	.type	pone, #function
	.proc	07
pone:
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
	.size	pone, .-pone
	.section	.rodata.cst8
	.align 8
.LC45:
	.long	-1055786647
	.long	245738008
	.align 8
.LC46:
	.long	1092900818
	.long	1998171484
	.align 8
.LC47:
	.long	1093006931
	.long	1921424409
	.align 8
.LC48:
	.long	1090541466
	.long	-1330159976
	.align 8
.LC49:
	.long	1086230882
	.long	-791116775
	.align 8
.LC50:
	.long	-1058560304
	.long	1708170346
	.align 8
.LC51:
	.long	-1060690713
	.long	1090024469
	.align 8
.LC52:
	.long	-1064846128
	.long	1407497590
	.align 8
.LC53:
	.long	-1070578287
	.long	-1570276873
	.align 8
.LC54:
	.long	-1078312961
	.long	-525
	.align 8
.LC55:
	.long	1080306854
	.long	-564408859
	.align 8
.LC56:
	.long	0
	.long	0
	.align 8
.LC57:
	.long	-1062047954
	.long	-50356220
	.align 8
.LC58:
	.long	1088113412
	.long	-813943221
	.align 8
.LC59:
	.long	1088968557
	.long	-1430597225
	.align 8
.LC60:
	.long	1087442719
	.long	224710185
	.align 8
.LC61:
	.long	1084170033
	.long	-411305927
	.align 8
.LC62:
	.long	-1062967069
	.long	-1996642403
	.align 8
.LC63:
	.long	-1063947066
	.long	1764848463
	.align 8
.LC64:
	.long	-1066994323
	.long	1822931376
	.align 8
.LC65:
	.long	-1071637274
	.long	-905728693
	.align 8
.LC66:
	.long	-1078312961
	.long	-883326993
	.align 8
.LC67:
	.long	1079267762
	.long	-10874446
	.align 8
.LC68:
	.long	-1112081853
	.long	446800024
	.align 8
.LC69:
	.long	-1067391376
	.long	688533791
	.align 8
.LC70:
	.long	1084079226
	.long	232054603
	.align 8
.LC71:
	.long	1085647802
	.long	-1508027226
	.align 8
.LC72:
	.long	1084909646
	.long	1150188698
	.align 8
.LC73:
	.long	1082461931
	.long	-1070469570
	.align 8
.LC74:
	.long	-1066703175
	.long	1599871990
	.align 8
.LC75:
	.long	-1066629165
	.long	1192809823
	.align 8
.LC76:
	.long	-1068700559
	.long	-1034086694
	.align 8
.LC77:
	.long	-1072533310
	.long	855824895
	.align 8
.LC78:
	.long	-1078312981
	.long	1370418516
	.align 8
.LC79:
	.long	1078449443
	.long	-858560540
	.align 8
.LC80:
	.long	-1103769687
	.long	-745551793
	.align 8
.LC81:
	.long	-1072441722
	.long	-417601429
	.align 8
.LC82:
	.long	1080262238
	.long	1010751700
	.align 8
.LC83:
	.long	1082596133
	.long	1221902377
	.align 8
.LC84:
	.long	1082633221
	.long	-834035465
	.align 8
.LC85:
	.long	1081057128
	.long	-612229958
	.align 8
.LC86:
	.long	-1070244042
	.long	969895506
	.align 8
.LC87:
	.long	-1069209181
	.long	-569357654
	.align 8
.LC88:
	.long	-1070355998
	.long	-1050111873
	.align 8
.LC89:
	.long	-1073347452
	.long	1773883098
	.align 8
.LC90:
	.long	-1078313330
	.long	-1857507312
	.align 8
.LC91:
	.long	1077774474
	.long	2024695039
	.align 8
.LC92:
	.long	-1098387162
	.long	1153836754
	.align 8
.LC93:
	.long	1072693248
	.long	0
	.align 8
.LC94:
	.long	1071120384
	.long	0
	.section	.text.qone,"ax",@progbits
	.align 4
	.type	qone, #function
	.proc	07
qone:
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
	faddd	%f8, %f10, %f8
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
	.size	qone, .-qone
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
	.long	1071644672
	.long	0
	.align 8
.LC99:
	.long	2117592124
	.long	-2013235812
	.align 8
.LC100:
	.long	1047177978
	.long	1187646425
	.align 8
.LC101:
	.long	1055966662
	.long	-1172924824
	.align 8
.LC102:
	.long	1062669727
	.long	-1740166047
	.align 8
.LC103:
	.long	1068498944
	.long	0
	.align 8
.LC104:
	.long	1034627791
	.long	-809926952
	.align 8
.LC105:
	.long	1043704968
	.long	-914489556
	.align 8
.LC106:
	.long	1051967480
	.long	859800728
	.align 8
.LC107:
	.long	1059610454
	.long	-1177684380
	.align 8
.LC108:
	.long	1066638603
	.long	308510291
	.section	.text.__ieee754_j1,"ax",@progbits
	.align 4
	.global __ieee754_j1
	.type	__ieee754_j1, #function
	.proc	07
__ieee754_j1:
	save	%sp, -208, %sp
	std	%f0, [%fp+2039]
	sethi	%hi(-2147483648), %i4
	ldx	[%fp+2039], %i5
	sethi	%hi(2146434048), %g1
	srlx	%i5, 32, %i5
	or	%g1, 1023, %g1
	andn	%i5, %i4, %i4
	sethi	%hi(_GLOBAL_OFFSET_TABLE_-4), %l7
	call	__sparc_get_pc_thunk.l7
	 add	%l7, %lo(_GLOBAL_OFFSET_TABLE_+4), %l7
	cmp	%i4, %g1
	bleu,pn	%icc, .L15
	 fmovd	%f0, %f10
	sethi	%gdop_hix22(.LC95), %g1
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f10, %f0
.L15:
	call	fabs, 0
	 std	%f0, [%fp+2031]
	std	%f0, [%fp+2039]
	sethi	%hi(1073741824), %g1
	andcc	%g1, %i5, %g0
	bne,pn	%icc, .L28
	 ldd	[%fp+2031], %f10
	sethi	%gdop_hix22(.LC98), %g1
	xor	%g1, %gdop_lox10(.LC98), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC98)
	ldd	[%g1], %f0
	sethi	%hi(1044380672), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bgu,pt	%icc, .L24
	 fmuld	%f10, %f0, %f0
	sethi	%gdop_hix22(.LC99), %g1
	xor	%g1, %gdop_lox10(.LC99), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC99)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC95), %g1
	faddd	%f10, %f8, %f8
	xor	%g1, %gdop_lox10(.LC95), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ldd	[%g1], %f12
	fcmped	%fcc1, %f8, %f12
	fbg,pn	%fcc1, .L31
	 nop
.L24:
	sethi	%gdop_hix22(.LC100), %g1
	xor	%g1, %gdop_lox10(.LC100), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC100)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC101), %g1
	xor	%g1, %gdop_lox10(.LC101), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC101)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC102), %g1
	xor	%g1, %gdop_lox10(.LC102), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC102)
	fmuld	%f10, %f10, %f14
	fmuld	%f14, %f12, %f12
	fsubd	%f12, %f8, %f12
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC104), %g1
	xor	%g1, %gdop_lox10(.LC104), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC104)
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f8, %f12
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC103), %g1
	xor	%g1, %gdop_lox10(.LC103), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC103)
	fmuld	%f12, %f14, %f12
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC105), %g1
	fsubd	%f12, %f16, %f12
	xor	%g1, %gdop_lox10(.LC105), %g1
	fmuld	%f12, %f14, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC105)
	fmuld	%f10, %f12, %f10
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC106), %g1
	xor	%g1, %gdop_lox10(.LC106), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC106)
	ldd	[%g1], %f12
	fmuld	%f14, %f8, %f8
	sethi	%gdop_hix22(.LC107), %g1
	faddd	%f8, %f16, %f8
	xor	%g1, %gdop_lox10(.LC107), %g1
	fmuld	%f8, %f14, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC107)
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC108), %g1
	faddd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC108), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC108)
	ldd	[%g1], %f12
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC95), %g1
	faddd	%f8, %f12, %f8
	xor	%g1, %gdop_lox10(.LC95), %g1
	fmuld	%f8, %f14, %f8
	ldx	[%l7 + %g1], %g1, %gdop(.LC95)
	ldd	[%g1], %f12
	faddd	%f8, %f12, %f8
	fdivd	%f10, %f8, %f10
	faddd	%f0, %f10, %f0
.L31:
	return	%i7+8
	 nop
.L28:
	call	sin, 0
	 nop
	std	%f0, [%fp+2031]
	call	cos, 0
	 ldd	[%fp+2039], %f0
	ldd	[%fp+2031], %f8
	sethi	%hi(2145385472), %g1
	or	%g1, 1023, %g1
	cmp	%i4, %g1
	bleu,pn	%icc, .L29
	 fsubd	%f8, %f0, %f8
.L27:
	sethi	%gdop_hix22(.LC97), %g1
.L30:
	xor	%g1, %gdop_lox10(.LC97), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC97)
	ldd	[%g1], %f10
	fmuld	%f8, %f10, %f8
	ldd	[%fp+2039], %f0
	call	__ieee754_sqrt, 0
	 std	%f8, [%fp+2039]
	ldd	[%fp+2039], %f8
	cmp	%i5, 0
	fdivd	%f8, %f0, %f0
	fnegd	%f0, %f8
	return	%i7+8
	 fmovdl	%icc, %f8, %f0
.L29:
	std	%f8, [%fp+2023]
	ldd	[%fp+2039], %f8
	std	%f0, [%fp+2015]
	call	cos, 0
	 faddd	%f8, %f8, %f0
	ldd	[%fp+2031], %f16
	ldd	[%fp+2015], %f12
	sethi	%gdop_hix22(.LC96), %g1
	fmuld	%f16, %f12, %f14
	xor	%g1, %gdop_lox10(.LC96), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC96)
	ldd	[%g1], %f10
	fcmped	%fcc0, %f14, %f10
	fbule,pn %fcc0, .L26
	 ldd	[%fp+2023], %f8
	fnegd	%f16, %f10
	fsubd	%f10, %f12, %f10
	fdivd	%f0, %f10, %f8
.L21:
	sethi	%hi(1207959552), %g1
	cmp	%i4, %g1
	bgu,pn	%icc, .L30
	 sethi	%gdop_hix22(.LC97), %g1
	std	%f8, [%fp+2015]
	std	%f10, [%fp+2023]
	call	pone, 0
	 ldd	[%fp+2039], %f0
	std	%f0, [%fp+2031]
	call	qone, 0
	 ldd	[%fp+2039], %f0
	ldd	[%fp+2031], %f10
	ldd	[%fp+2015], %f8
	fmuld	%f8, %f10, %f8
	ldd	[%fp+2023], %f10
	fmuld	%f10, %f0, %f0
	ba,pt	%xcc, .L27
	 fsubd	%f8, %f0, %f8
.L26:
	ba,pt	%xcc, .L21
	 fdivd	%f0, %f8, %f10
	.size	__ieee754_j1, .-__ieee754_j1
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
	.long	-1075552464
	.long	1841940611
	.align 8
.LC114:
	.long	-1099387904
	.long	1452344760
	.align 8
.LC115:
	.long	1056484099
	.long	-1884899186
	.align 8
.LC116:
	.long	1063212517
	.long	1212478735
	.align 8
.LC117:
	.long	1068094407
	.long	1982409937
	.align 8
.LC118:
	.long	1070143590
	.long	339524746
	.align 8
.LC119:
	.long	1035096121
	.long	-624265430
	.align 8
.LC120:
	.long	1044037405
	.long	1537645190
	.align 8
.LC121:
	.long	1052164186
	.long	-1991340890
	.align 8
.LC122:
	.long	1059753097
	.long	1814394724
	.align 8
.LC123:
	.long	1066689805
	.long	1062054384
	.align 8
.LC124:
	.long	1071931184
	.long	1841940611
	.section	.text.__ieee754_y1,"ax",@progbits
	.align 4
	.global __ieee754_y1
	.type	__ieee754_y1, #function
	.proc	07
__ieee754_y1:
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
	bgu,pn	%icc, .L47
	 fmovd	%f0, %f10
	orcc	%i5, %g3, %g0
	be,pn	%icc, .L48
	 cmp	%g2, 0
	bl,pn	%icc, .L49
	 sethi	%hi(1073741824), %g1
	andcc	%g1, %g2, %g0
	bne,pn	%icc, .L50
	 sethi	%hi(1016070144), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L43
	 sethi	%gdop_hix22(.LC113), %g1
	xor	%g1, %gdop_lox10(.LC113), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC113)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f10, %f0
.L48:
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
.L47:
	fmuld	%f0, %f0, %f8
	sethi	%gdop_hix22(.LC109), %g1
	faddd	%f8, %f0, %f8
	xor	%g1, %gdop_lox10(.LC109), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f8, %f0
.L43:
	sethi	%gdop_hix22(.LC109), %g1
	xor	%g1, %gdop_lox10(.LC109), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC109)
	ldd	[%g1], %f16
	sethi	%gdop_hix22(.LC114), %g1
	xor	%g1, %gdop_lox10(.LC114), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC114)
	ldd	[%g1], %f8
	sethi	%gdop_hix22(.LC115), %g1
	xor	%g1, %gdop_lox10(.LC115), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC115)
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC116), %g1
	xor	%g1, %gdop_lox10(.LC116), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC116)
	fmuld	%f0, %f0, %f14
	fmuld	%f14, %f8, %f8
	faddd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC119), %g1
	xor	%g1, %gdop_lox10(.LC119), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC119)
	fmuld	%f8, %f14, %f8
	fsubd	%f8, %f12, %f8
	ldd	[%g1], %f12
	sethi	%gdop_hix22(.LC117), %g1
	xor	%g1, %gdop_lox10(.LC117), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC117)
	ldd	[%g1], %f18
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC120), %g1
	faddd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC120), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC120)
	ldd	[%g1], %f18
	fmuld	%f14, %f12, %f12
	sethi	%gdop_hix22(.LC118), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC118), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC118)
	ldd	[%g1], %f18
	fmuld	%f8, %f14, %f8
	sethi	%gdop_hix22(.LC121), %g1
	fsubd	%f8, %f18, %f8
	xor	%g1, %gdop_lox10(.LC121), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC121)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC122), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC122), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC122)
	ldd	[%g1], %f18
	fmuld	%f12, %f14, %f12
	sethi	%gdop_hix22(.LC123), %g1
	faddd	%f12, %f18, %f12
	xor	%g1, %gdop_lox10(.LC123), %g1
	fmuld	%f12, %f14, %f12
	ldx	[%l7 + %g1], %g1, %gdop(.LC123)
	ldd	[%g1], %f18
	faddd	%f12, %f18, %f12
	fmuld	%f12, %f14, %f12
	faddd	%f12, %f16, %f12
	fdivd	%f8, %f12, %f8
	fmuld	%f8, %f0, %f8
	std	%f16, [%fp+2015]
	std	%f8, [%fp+2023]
	call	__ieee754_j1, 0
	 std	%f0, [%fp+2031]
	std	%f0, [%fp+2039]
	ldd	[%fp+2031], %f10
	call	__ieee754_log, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2031], %f10
	ldd	[%fp+2039], %f8
	ldd	[%fp+2015], %f16
	fmuld	%f8, %f0, %f0
	fdivd	%f16, %f10, %f16
	ldd	[%fp+2023], %f8
	fsubd	%f0, %f16, %f0
	sethi	%gdop_hix22(.LC124), %g1
	xor	%g1, %gdop_lox10(.LC124), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC124)
	ldd	[%g1], %f10
	fmuld	%f0, %f10, %f0
	return	%i7+8
	 faddd	%f0, %f8, %f0
.L49:
	sethi	%gdop_hix22(.LC111), %g1
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ldd	[%g1], %f0
	return	%i7+8
	 fdivd	%f0, %f0, %f0
.L50:
	call	sin, 0
	 std	%f0, [%fp+2031]
	ldd	[%fp+2031], %f10
	std	%f0, [%fp+2039]
	call	cos, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2039], %f8
	sethi	%hi(2145385472), %g1
	fnegd	%f8, %f8
	or	%g1, 1023, %g1
	fsubd	%f8, %f0, %f8
	cmp	%i5, %g1
	bleu,pn	%icc, .L51
	 ldd	[%fp+2031], %f10
.L46:
	fmovd	%f10, %f0
.L52:
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
.L51:
	std	%f8, [%fp+2015]
	std	%f0, [%fp+2023]
	call	cos, 0
	 faddd	%f10, %f10, %f0
	ldd	[%fp+2039], %f8
	ldd	[%fp+2023], %f12
	sethi	%gdop_hix22(.LC111), %g1
	fmuld	%f8, %f12, %f16
	xor	%g1, %gdop_lox10(.LC111), %g1
	ldx	[%l7 + %g1], %g1, %gdop(.LC111)
	ldd	[%g1], %f14
	fcmped	%fcc2, %f16, %f14
	fbule,pn %fcc2, .L53
	 ldd	[%fp+2031], %f10
	ldd	[%fp+2015], %f8
	fdivd	%f0, %f8, %f12
	std	%f12, [%fp+2015]
.L41:
	sethi	%hi(1207959552), %g1
	cmp	%i5, %g1
	bgu,pn	%icc, .L52
	 fmovd	%f10, %f0
	std	%f8, [%fp+2023]
	call	pone, 0
	 std	%f10, [%fp+2031]
	ldd	[%fp+2031], %f10
	std	%f0, [%fp+2039]
	call	qone, 0
	 fmovd	%f10, %f0
	ldd	[%fp+2039], %f10
	ldd	[%fp+2023], %f8
	fmuld	%f8, %f10, %f8
	ldd	[%fp+2015], %f10
	fmuld	%f10, %f0, %f0
	ldd	[%fp+2031], %f10
	ba,pt	%xcc, .L46
	 faddd	%f8, %f0, %f8
.L53:
	fsubd	%f8, %f12, %f8
	std	%f8, [%fp+2015]
	ba,pt	%xcc, .L41
	 fdivd	%f0, %f8, %f8
	.size	__ieee754_y1, .-__ieee754_y1
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
