; d98dcf49e782649badbc37119c930f6a newlib/libm/math/e_j1.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1088296209
	.word	1769605933
	.align 8
.LC1:
	.word	1089983532
	.word	-1299245125
	.align 8
.LC2:
	.word	1088555910
	.word	-1748649089
	.align 8
.LC3:
	.word	1085048284
	.word	-1773328561
	.align 8
.LC4:
	.word	1086253690
	.word	-1020820771
	.align 8
.LC5:
	.word	1085162877
	.word	-1549454644
	.align 8
.LC6:
	.word	1081721044
	.word	1697555856
	.align 8
.LC7:
	.word	1076525725
	.word	897548238
	.align 8
.LC8:
	.word	1069416447
	.word	-818
	.align 8
.LC9:
	.word	1079807301
	.word	-1905955668
	.align 8
.LC10:
	.word	1083670576
	.word	57630289
	.align 8
.LC11:
	.word	1086235824
	.word	-1197098219
	.align 8
.LC12:
	.word	1085598020
	.word	1460057851
	.align 8
.LC13:
	.word	1083112246
	.word	453404417
	.align 8
.LC14:
	.word	1082164664
	.word	-1149367113
	.align 8
.LC15:
	.word	1082141974
	.word	-799877559
	.align 8
.LC16:
	.word	1079710649
	.word	1160119021
	.align 8
.LC17:
	.word	1075525124
	.word	1851987427
	.align 8
.LC18:
	.word	1069416447
	.word	-490667965
	.align 8
.LC19:
	.word	1078830058
	.word	-1464900803
	.align 8
.LC20:
	.word	1034749543
	.word	-622736771
	.align 8
.LC21:
	.word	1079636589
	.word	2083450195
	.align 8
.LC22:
	.word	1082906237
	.word	-1557253655
	.align 8
.LC23:
	.word	1083202428
	.word	1345836323
	.align 8
.LC24:
	.word	1081412659
	.word	133277535
	.align 8
.LC25:
	.word	1078478735
	.word	-1901576475
	.align 8
.LC26:
	.word	1079427973
	.word	1294735415
	.align 8
.LC27:
	.word	1078038344
	.word	-1650011863
	.align 8
.LC28:
	.word	1074755260
	.word	-396448374
	.align 8
.LC29:
	.word	1069416437
	.word	1528942971
	.align 8
.LC30:
	.word	1078027593
	.word	-1590425956
	.align 8
.LC31:
	.word	1042938913
	.word	-1481793827
	.align 8
.LC32:
	.word	1075886769
	.word	-196193902
	.align 8
.LC33:
	.word	1079864186
	.word	-635927383
	.align 8
.LC34:
	.word	1080887512
	.word	-710747175
	.align 8
.LC35:
	.word	1079988883
	.word	351874261
	.align 8
.LC36:
	.word	1075071817
	.word	-1519074818
	.align 8
.LC37:
	.word	1076998568
	.word	394235618
	.align 8
.LC38:
	.word	1076395063
	.word	2138155364
	.align 8
.LC39:
	.word	1073935031
	.word	-108024128
	.align 8
.LC40:
	.word	1069416258
	.word	-1099559549
	.align 8
.LC41:
	.word	1077243837
	.word	-1965691684
	.align 8
.LC42:
	.word	1048373716
	.word	-162183948
	.align 8
.LC43:
	.word	1072693248
	.word	0
	.section	.text.pone,"ax",@progbits
	.align 4
	.type	pone, @function
pone:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1075838976,%r21
	ldo -1(%r21),%r21
	stwm %r3,64(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,31,31,%r20
	comb,<< %r21,%r20,.L3
	stw %r19,-32(%r30)
	ldil L'1074937856,%r21
	ldo -4470(%r21),%r21
	comb,>>= %r21,%r20,.L8
	ldil L'1074184192,%r21
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fldds 0(%r20),%fr5
	addil LT'.LC12,%r19
	copy %r1,%r21
	ldw RT'.LC12(%r21),%r2
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r26
	addil LT'.LC14,%r19
	copy %r1,%r21
	ldw RT'.LC14(%r21),%r25
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r24
	addil LT'.LC16,%r19
	copy %r1,%r21
	ldw RT'.LC16(%r21),%r23
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r31
	addil LT'.LC18,%r19
	copy %r1,%r21
	ldw RT'.LC18(%r21),%r22
	addil LT'.LC19,%r19
	ldw RT'.LC19(%r1),%r21
	addil LT'.LC20,%r19
	ldw RT'.LC20(%r1),%r20
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r1
.L6:
	fldds 0(%r1),%fr9
	fldds 0(%r2),%fr31
	fldds 0(%r26),%fr29
	fldds 0(%r25),%fr4
	fldds 0(%r24),%fr10
	fldds 0(%r23),%fr8
	fldds 0(%r31),%fr30
	fldds 0(%r22),%fr28
	fldds 0(%r21),%fr27
	b .L2
	fldds 0(%r20),%fr26
.L3:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r2
	fcpy,dbl %fr0,%fr26
	fldds 0(%r2),%fr9
	addil LT'.LC2,%r19
	copy %r1,%r20
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r25
	ldw RT'.LC2(%r20),%r26
	addil LT'.LC4,%r19
	copy %r1,%r20
	ldw RT'.LC4(%r20),%r24
	fldds 0(%r26),%fr31
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r23
	fldds 0(%r25),%fr29
	addil LT'.LC6,%r19
	copy %r1,%r20
	ldw RT'.LC6(%r20),%r31
	fldds 0(%r24),%fr4
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r22
	fldds 0(%r23),%fr10
	addil LT'.LC8,%r19
	copy %r1,%r20
	fldds 0(%r31),%fr8
	ldw RT'.LC8(%r20),%r21
	addil LT'.LC9,%r19
	fldds 0(%r22),%fr30
	ldw RT'.LC9(%r1),%r20
	fldds 0(%r21),%fr28
	addil LT'.LC0,%r19
	fldds 0(%r20),%fr27
	ldw RT'.LC0(%r1),%r1
	fldds 0(%r1),%fr5
.L2:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr22,%fr24
	addil LT'.LC43,%r19
	ldw RT'.LC43(%r1),%r28
	fldds 0(%r28),%fr25
	fdiv,dbl %fr25,%fr24,%fr24
	ldw -84(%r30),%r2
	fmpy,dbl %fr24,%fr4,%fr4
	fmpy,dbl %fr24,%fr5,%fr5
	fadd,dbl %fr4,%fr10,%fr4
	fadd,dbl %fr5,%fr9,%fr5
	fmpy,dbl %fr4,%fr24,%fr4
	fmpy,dbl %fr5,%fr24,%fr5
	fadd,dbl %fr4,%fr8,%fr4
	fadd,dbl %fr5,%fr31,%fr5
	fmpy,dbl %fr4,%fr24,%fr4
	fmpy,dbl %fr5,%fr24,%fr5
	fadd,dbl %fr4,%fr30,%fr4
	fadd,dbl %fr5,%fr29,%fr5
	fmpy,dbl %fr4,%fr24,%fr4
	fmpy,dbl %fr5,%fr24,%fr5
	fadd,dbl %fr4,%fr28,%fr4
	fadd,dbl %fr5,%fr27,%fr5
	fmpy,dbl %fr4,%fr24,%fr4
	fmpy,dbl %fr5,%fr24,%fr5
	fadd,dbl %fr4,%fr26,%fr4
	fadd,dbl %fr5,%fr25,%fr5
	fdiv,dbl %fr4,%fr5,%fr4
	fadd,dbl %fr4,%fr25,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L8:
	ldo 7020(%r21),%r21
	comb,>>=,n %r21,%r20,.L9
	addil LT'.LC21,%r19
	ldw RT'.LC21(%r1),%r20
	fldds 0(%r20),%fr5
	addil LT'.LC23,%r19
	copy %r1,%r21
	ldw RT'.LC23(%r21),%r2
	addil LT'.LC24,%r19
	ldw RT'.LC24(%r1),%r26
	addil LT'.LC25,%r19
	copy %r1,%r21
	ldw RT'.LC25(%r21),%r25
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r24
	addil LT'.LC27,%r19
	copy %r1,%r21
	ldw RT'.LC27(%r21),%r23
	addil LT'.LC28,%r19
	ldw RT'.LC28(%r1),%r31
	addil LT'.LC29,%r19
	copy %r1,%r21
	ldw RT'.LC29(%r21),%r22
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r21
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r20
	addil LT'.LC22,%r19
	b .L6
	ldw RT'.LC22(%r1),%r1
.L9:
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r20
	fldds 0(%r20),%fr5
	addil LT'.LC34,%r19
	copy %r1,%r21
	ldw RT'.LC34(%r1),%r2
	addil LT'.LC35,%r19
	ldw RT'.LC35(%r1),%r26
	addil LT'.LC36,%r19
	copy %r1,%r21
	ldw RT'.LC36(%r1),%r25
	addil LT'.LC37,%r19
	ldw RT'.LC37(%r1),%r24
	addil LT'.LC38,%r19
	copy %r1,%r21
	ldw RT'.LC38(%r1),%r23
	addil LT'.LC39,%r19
	ldw RT'.LC39(%r1),%r31
	addil LT'.LC40,%r19
	copy %r1,%r21
	ldw RT'.LC40(%r1),%r22
	addil LT'.LC41,%r19
	ldw RT'.LC41(%r1),%r21
	addil LT'.LC42,%r19
	ldw RT'.LC42(%r1),%r20
	addil LT'.LC33,%r19
	b .L6
	ldw RT'.LC33(%r1),%r1
	.EXIT
	.PROCEND
	.size	pone, .-pone
	.section	.rodata.cst8
	.align 8
.LC88:
	.word	-1055786647
	.word	245738008
	.align 8
.LC89:
	.word	1092900818
	.word	1998171484
	.align 8
.LC90:
	.word	1093006931
	.word	1921424409
	.align 8
.LC91:
	.word	1090541466
	.word	-1330159976
	.align 8
.LC92:
	.word	1086230882
	.word	-791116775
	.align 8
.LC93:
	.word	-1058560304
	.word	1708170346
	.align 8
.LC94:
	.word	-1060690713
	.word	1090024469
	.align 8
.LC95:
	.word	-1064846128
	.word	1407497590
	.align 8
.LC96:
	.word	-1070578287
	.word	-1570276873
	.align 8
.LC97:
	.word	-1078312961
	.word	-525
	.align 8
.LC98:
	.word	1080306854
	.word	-564408859
	.align 8
.LC99:
	.word	-1062047954
	.word	-50356220
	.align 8
.LC100:
	.word	1088113412
	.word	-813943221
	.align 8
.LC101:
	.word	1088968557
	.word	-1430597225
	.align 8
.LC102:
	.word	1087442719
	.word	224710185
	.align 8
.LC103:
	.word	1084170033
	.word	-411305927
	.align 8
.LC104:
	.word	-1062967069
	.word	-1996642403
	.align 8
.LC105:
	.word	-1063947066
	.word	1764848463
	.align 8
.LC106:
	.word	-1066994323
	.word	1822931376
	.align 8
.LC107:
	.word	-1071637274
	.word	-905728693
	.align 8
.LC108:
	.word	-1078312961
	.word	-883326993
	.align 8
.LC109:
	.word	1079267762
	.word	-10874446
	.align 8
.LC110:
	.word	-1112081853
	.word	446800024
	.align 8
.LC111:
	.word	-1067391376
	.word	688533791
	.align 8
.LC112:
	.word	1084079226
	.word	232054603
	.align 8
.LC113:
	.word	1085647802
	.word	-1508027226
	.align 8
.LC114:
	.word	1084909646
	.word	1150188698
	.align 8
.LC115:
	.word	1082461931
	.word	-1070469570
	.align 8
.LC116:
	.word	-1066703175
	.word	1599871990
	.align 8
.LC117:
	.word	-1066629165
	.word	1192809823
	.align 8
.LC118:
	.word	-1068700559
	.word	-1034086694
	.align 8
.LC119:
	.word	-1072533310
	.word	855824895
	.align 8
.LC120:
	.word	-1078312981
	.word	1370418516
	.align 8
.LC121:
	.word	1078449443
	.word	-858560540
	.align 8
.LC122:
	.word	-1103769687
	.word	-745551793
	.align 8
.LC123:
	.word	-1072441722
	.word	-417601429
	.align 8
.LC124:
	.word	1080262238
	.word	1010751700
	.align 8
.LC125:
	.word	1082596133
	.word	1221902377
	.align 8
.LC126:
	.word	1082633221
	.word	-834035465
	.align 8
.LC127:
	.word	1081057128
	.word	-612229958
	.align 8
.LC128:
	.word	-1070244042
	.word	969895506
	.align 8
.LC129:
	.word	-1069209181
	.word	-569357654
	.align 8
.LC130:
	.word	-1070355998
	.word	-1050111873
	.align 8
.LC131:
	.word	-1073347452
	.word	1773883098
	.align 8
.LC132:
	.word	-1078313330
	.word	-1857507312
	.align 8
.LC133:
	.word	1077774474
	.word	2024695039
	.align 8
.LC134:
	.word	-1098387162
	.word	1153836754
	.align 8
.LC135:
	.word	1072693248
	.word	0
	.align 8
.LC136:
	.word	1071120384
	.word	0
	.section	.text.qone,"ax",@progbits
	.align 4
	.type	qone, @function
qone:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1075838976,%r21
	ldo -1(%r21),%r21
	stwm %r3,64(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,31,31,%r20
	comb,<< %r21,%r20,.L12
	stw %r19,-32(%r30)
	ldil L'1074937856,%r21
	ldo -4470(%r21),%r21
	comb,>>= %r21,%r20,.L16
	ldil L'1074184192,%r21
	addil LT'.LC102,%r19
	ldw RT'.LC102(%r1),%r2
	addil LT'.LC103,%r19
	copy %r1,%r20
	ldw RT'.LC103(%r20),%r26
	addil LT'.LC104,%r19
	ldw RT'.LC104(%r1),%r25
	addil LT'.LC105,%r19
	copy %r1,%r20
	ldw RT'.LC105(%r20),%r24
	addil LT'.LC106,%r19
	ldw RT'.LC106(%r1),%r23
	addil LT'.LC107,%r19
	copy %r1,%r20
	ldw RT'.LC107(%r20),%r31
	addil LT'.LC108,%r19
	ldw RT'.LC108(%r1),%r22
	addil LT'.LC109,%r19
	copy %r1,%r20
	ldw RT'.LC109(%r20),%r21
	addil LT'.LC110,%r19
	ldw RT'.LC110(%r1),%r20
	addil LT'.LC99,%r19
	ldw RT'.LC99(%r1),%r1
	fldds 0(%r1),%fr23
	addil LT'.LC100,%r19
	ldw RT'.LC100(%r1),%r1
	fldds 0(%r1),%fr7
	addil LT'.LC101,%r19
	ldw RT'.LC101(%r1),%r1
.L15:
	fldds 0(%r1),%fr10
	fldds 0(%r2),%fr8
	fldds 0(%r26),%fr30
	fldds 0(%r25),%fr4
	fldds 0(%r24),%fr11
	fldds 0(%r23),%fr9
	fldds 0(%r31),%fr31
	fldds 0(%r22),%fr29
	fldds 0(%r21),%fr28
	b .L11
	fldds 0(%r20),%fr27
.L12:
	addil LT'.LC90,%r19
	copy %r1,%r20
	ldw RT'.LC90(%r20),%r2
	fldds 0(%r2),%fr10
	addil LT'.LC91,%r19
	ldw RT'.LC91(%r1),%r26
	fcpy,dbl %fr0,%fr27
	fldds 0(%r26),%fr8
	addil LT'.LC92,%r19
	copy %r1,%r20
	addil LT'.LC93,%r19
	ldw RT'.LC93(%r1),%r24
	ldw RT'.LC92(%r20),%r25
	addil LT'.LC94,%r19
	copy %r1,%r20
	ldw RT'.LC94(%r20),%r23
	fldds 0(%r25),%fr30
	addil LT'.LC95,%r19
	ldw RT'.LC95(%r1),%r31
	fldds 0(%r24),%fr4
	addil LT'.LC96,%r19
	copy %r1,%r20
	ldw RT'.LC96(%r20),%r22
	fldds 0(%r23),%fr11
	addil LT'.LC97,%r19
	ldw RT'.LC97(%r1),%r21
	fldds 0(%r31),%fr9
	addil LT'.LC98,%r19
	ldw RT'.LC98(%r1),%r20
	fldds 0(%r22),%fr31
	addil LT'.LC88,%r19
	ldw RT'.LC88(%r1),%r1
	fldds 0(%r21),%fr29
	fldds 0(%r1),%fr23
	fldds 0(%r20),%fr28
	addil LT'.LC89,%r19
	ldw RT'.LC89(%r1),%r1
	fldds 0(%r1),%fr7
.L11:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr22,%fr25
	addil LT'.LC135,%r19
	ldw RT'.LC135(%r1),%r20
	fldds 0(%r20),%fr26
	fdiv,dbl %fr26,%fr25,%fr25
	addil LT'.LC136,%r19
	ldw RT'.LC136(%r1),%r20
	fldds 0(%r20),%fr24
	ldw -84(%r30),%r2
	fmpy,dbl %fr25,%fr23,%fr23
	fmpy,dbl %fr25,%fr4,%fr4
	fadd,dbl %fr23,%fr7,%fr22
	fadd,dbl %fr4,%fr11,%fr4
	fmpy,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr4,%fr25,%fr4
	fadd,dbl %fr22,%fr10,%fr22
	fadd,dbl %fr4,%fr9,%fr4
	fmpy,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr4,%fr25,%fr4
	fadd,dbl %fr22,%fr8,%fr22
	fadd,dbl %fr4,%fr31,%fr4
	fmpy,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr4,%fr25,%fr4
	fadd,dbl %fr22,%fr30,%fr22
	fadd,dbl %fr4,%fr29,%fr4
	fmpy,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr4,%fr25,%fr4
	fadd,dbl %fr22,%fr28,%fr22
	fadd,dbl %fr4,%fr27,%fr4
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr22,%fr26,%fr22
	fdiv,dbl %fr4,%fr22,%fr4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr4,%fr24,%fr4
	fdiv,dbl %fr4,%fr22,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L16:
	ldo 7020(%r21),%r21
	comb,>>=,n %r21,%r20,.L17
	addil LT'.LC114,%r19
	ldw RT'.LC114(%r1),%r2
	addil LT'.LC115,%r19
	copy %r1,%r20
	ldw RT'.LC115(%r20),%r26
	addil LT'.LC116,%r19
	ldw RT'.LC116(%r1),%r25
	addil LT'.LC117,%r19
	copy %r1,%r20
	ldw RT'.LC117(%r20),%r24
	addil LT'.LC118,%r19
	ldw RT'.LC118(%r1),%r23
	addil LT'.LC119,%r19
	copy %r1,%r20
	ldw RT'.LC119(%r20),%r31
	addil LT'.LC120,%r19
	ldw RT'.LC120(%r1),%r22
	addil LT'.LC121,%r19
	copy %r1,%r20
	ldw RT'.LC121(%r20),%r21
	addil LT'.LC122,%r19
	ldw RT'.LC122(%r1),%r20
	addil LT'.LC111,%r19
	ldw RT'.LC111(%r1),%r1
	fldds 0(%r1),%fr23
	addil LT'.LC112,%r19
	ldw RT'.LC112(%r1),%r1
	fldds 0(%r1),%fr7
	addil LT'.LC113,%r19
	b .L15
	ldw RT'.LC113(%r1),%r1
.L17:
	addil LT'.LC126,%r19
	ldw RT'.LC126(%r1),%r2
	addil LT'.LC127,%r19
	copy %r1,%r20
	ldw RT'.LC127(%r1),%r26
	addil LT'.LC128,%r19
	ldw RT'.LC128(%r1),%r25
	addil LT'.LC129,%r19
	copy %r1,%r20
	ldw RT'.LC129(%r1),%r24
	addil LT'.LC130,%r19
	ldw RT'.LC130(%r1),%r23
	addil LT'.LC131,%r19
	copy %r1,%r20
	ldw RT'.LC131(%r1),%r31
	addil LT'.LC132,%r19
	ldw RT'.LC132(%r1),%r22
	addil LT'.LC133,%r19
	copy %r1,%r20
	ldw RT'.LC133(%r1),%r21
	addil LT'.LC134,%r19
	ldw RT'.LC134(%r1),%r20
	addil LT'.LC123,%r19
	ldw RT'.LC123(%r1),%r1
	fldds 0(%r1),%fr23
	addil LT'.LC124,%r19
	ldw RT'.LC124(%r1),%r1
	fldds 0(%r1),%fr7
	addil LT'.LC125,%r19
	b .L15
	ldw RT'.LC125(%r1),%r1
	.EXIT
	.PROCEND
	.size	qone, .-qone
	.section	.rodata.cst8
	.align 8
.LC186:
	.word	1072693248
	.word	0
	.align 8
.LC187:
	.word	1071779287
	.word	1346542445
	.align 8
.LC188:
	.word	1071644672
	.word	0
	.align 8
.LC189:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC190:
	.word	1047177978
	.word	1187646425
	.align 8
.LC191:
	.word	1055966662
	.word	-1172924824
	.align 8
.LC192:
	.word	1062669727
	.word	-1740166047
	.align 8
.LC193:
	.word	1068498944
	.word	0
	.align 8
.LC194:
	.word	1034627791
	.word	-809926952
	.align 8
.LC195:
	.word	1043704968
	.word	-914489556
	.align 8
.LC196:
	.word	1051967480
	.word	859800728
	.align 8
.LC197:
	.word	1059610454
	.word	-1177684380
	.align 8
.LC198:
	.word	1066638603
	.word	308510291
	.section	.text.__ieee754_j1,"ax",@progbits
	.align 4
.globl __ieee754_j1
	.type	__ieee754_j1, @function
__ieee754_j1:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r28
	ldo -1(%r28),%r28
	stwm %r7,128(%r30)
	ldo -104(%r30),%r1
	stw %r6,-124(%r30)
	stw %r5,-120(%r30)
	stw %r3,-112(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	copy %r5,%r3
	extru %r3,31,31,%r7
	comb,>>= %r28,%r7,.L19
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
	fldds 0(%r28),%fr4
	fdiv,dbl %fr4,%fr5,%fr4
.L18:
	ldo -104(%r30),%r1
.L35:
	fldds,ma 8(%r1),%fr15
.L36:
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	ldw -124(%r30),%r6
	fldds,ma 8(%r1),%fr13
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L19:
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	bb,< %r3,1,.L33
	fcpy,dbl %fr4,%fr12
	addil LT'.LC188,%r19
	ldw RT'.LC188(%r1),%r28
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr22
	fldds 0(%r28),%fr4
	ldil L'1044381696,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r7,.L32
	fmpy,dbl %fr22,%fr4,%fr4
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
.L28:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr22
	addil LT'.LC194,%r19
	fmpy,dbl %fr22,%fr22,%fr24
	ldw RT'.LC194(%r1),%r20
	addil LT'.LC195,%r19
	fldds 0(%r20),%fr22
	fmpy,dbl %fr24,%fr22,%fr22
	ldw RT'.LC195(%r1),%r20
	addil LT'.LC190,%r19
	fldds 0(%r20),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	ldw RT'.LC190(%r1),%r20
	fmpy,dbl %fr22,%fr24,%fr22
	fldds 0(%r20),%fr23
	addil LT'.LC191,%r19
	fmpy,dbl %fr24,%fr23,%fr23
	fldds 0(%r28),%fr25
	copy %r1,%r28
	ldw RT'.LC191(%r28),%r20
	addil LT'.LC196,%r19
	fldds 0(%r20),%fr27
	ldw RT'.LC196(%r1),%r28
	fsub,dbl %fr23,%fr27,%fr23
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC192,%r19
	copy %r1,%r28
	addil LT'.LC197,%r19
	ldw RT'.LC192(%r28),%r20
	fldds 0(%r20),%fr27
	ldw RT'.LC197(%r1),%r28
	fadd,dbl %fr23,%fr27,%fr23
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC193,%r19
	copy %r1,%r28
	ldw RT'.LC193(%r28),%r20
	fldds 0(%r20),%fr27
	addil LT'.LC198,%r19
	fsub,dbl %fr23,%fr27,%fr23
	ldw RT'.LC198(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr24
	fmpy,dbl %fr24,%fr23,%fr23
	fadd,dbl %fr22,%fr25,%fr22
	fdiv,dbl %fr23,%fr22,%fr22
	b .L18
	fadd,dbl %fr4,%fr22,%fr4
.L32:
	addil LT'.LC189,%r19
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC189(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr23,%fr22,%fr22
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
	fldds 0(%r28),%fr23
	fcmp,dbl,!> %fr22,%fr23
	ftest
	b .L35
	ldo -104(%r30),%r1
	b,n .L28
.L33:
	fcpy,dbl %fr4,%fr5
	bl sin,%r2
	copy %r19,%r4
	fcpy,dbl %fr12,%fr5
	copy %r4,%r19
	fcpy,dbl %fr4,%fr13
	bl cos,%r2
	copy %r19,%r4
	ldil L'2145386496,%r28
	fcpy,dbl %fr4,%fr15
	fsub,dbl %fr13,%fr4,%fr14
	ldo -1(%r28),%r28
	comb,>>= %r28,%r7,.L34
	copy %r4,%r19
.L22:
	addil LT'.LC187,%r19
	fcpy,dbl %fr12,%fr5
	ldw RT'.LC187(%r1),%r28
	fldds 0(%r28),%fr22
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr14,%fr22,%fr14
	fdiv,dbl %fr14,%fr4,%fr4
.L27:
	comib,<= 0,%r3,.L35
	ldo -104(%r30),%r1
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L36
	fldds,ma 8(%r1),%fr15
.L34:
	fadd,dbl %fr12,%fr12,%fr5
	bl cos,%r2
	copy %r19,%r4
	fmpy,dbl %fr13,%fr15,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b .L29
	copy %r4,%r19
	b .L25
	fdiv,dbl %fr4,%fr14,%fr13
.L29:
	fstds %fr13,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr13
	fsub,dbl %fr13,%fr15,%fr13
	fdiv,dbl %fr4,%fr13,%fr14
.L25:
	ldil L'1207959552,%r28
	comb,<< %r28,%r7,.L22
	fcpy,dbl %fr12,%fr5
	bl pone,%r2
	copy %r19,%r4
	fcpy,dbl %fr12,%fr5
	fcpy,dbl %fr4,%fr15
	copy %r4,%r19
	bl qone,%r2
	copy %r19,%r4
	fmpy,dbl %fr14,%fr15,%fr14
	fmpy,dbl %fr13,%fr4,%fr13
	fsub,dbl %fr14,%fr13,%fr13
	fcpy,dbl %fr12,%fr5
	copy %r4,%r19
	addil LT'.LC187,%r19
	ldw RT'.LC187(%r1),%r28
	fldds 0(%r28),%fr14
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr13,%fr14,%fr14
	b .L27
	fdiv,dbl %fr14,%fr4,%fr4
	.EXIT
	.PROCEND
	.size	__ieee754_j1, .-__ieee754_j1
	.section	.rodata.cst8
	.align 8
.LC212:
	.word	1072693248
	.word	0
	.align 8
.LC213:
	.word	-1074790400
	.word	0
	.align 8
.LC214:
	.word	1071779287
	.word	1346542445
	.align 8
.LC215:
	.word	-1075552464
	.word	1841940611
	.align 8
.LC216:
	.word	-1099387904
	.word	1452344760
	.align 8
.LC217:
	.word	1056484099
	.word	-1884899186
	.align 8
.LC218:
	.word	1063212517
	.word	1212478735
	.align 8
.LC219:
	.word	1068094407
	.word	1982409937
	.align 8
.LC220:
	.word	1070143590
	.word	339524746
	.align 8
.LC221:
	.word	1035096121
	.word	-624265430
	.align 8
.LC222:
	.word	1044037405
	.word	1537645190
	.align 8
.LC223:
	.word	1052164186
	.word	-1991340890
	.align 8
.LC224:
	.word	1059753097
	.word	1814394724
	.align 8
.LC225:
	.word	1066689805
	.word	1062054384
	.align 8
.LC226:
	.word	1071931184
	.word	1841940611
	.section	.text.__ieee754_y1,"ax",@progbits
	.align 4
.globl __ieee754_y1
	.type	__ieee754_y1, @function
__ieee754_y1:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r3,-108(%r30)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	extru %r21,31,31,%r3
	comb,<< %r20,%r3,.L51
	or %r3,%r29,%r20
	comib,= 0,%r20,.L52
	fcpy,dbl %fr0,%fr22
	comib,> 0,%r21,.L53
	fcpy,dbl %fr0,%fr4
	bb,< %r21,1,.L54
	ldil L'1016070144,%r20
	comb,<< %r20,%r3,.L48
	addil LT'.LC215,%r19
	ldw RT'.LC215(%r1),%r20
	fldds 0(%r20),%fr4
	b .L37
	fdiv,dbl %fr4,%fr5,%fr4
.L52:
	addil LT'.LC213,%r19
	ldw RT'.LC213(%r1),%r28
	fldds 0(%r28),%fr4
	fdiv,dbl %fr4,%fr22,%fr4
.L37:
	ldo -104(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L51:
	fmpy,dbl %fr5,%fr5,%fr22
	addil LT'.LC212,%r19
	ldw RT'.LC212(%r1),%r20
	fldds 0(%r20),%fr4
	fadd,dbl %fr22,%fr5,%fr22
	b .L37
	fdiv,dbl %fr4,%fr22,%fr4
.L48:
	fmpy,dbl %fr5,%fr5,%fr23
	addil LT'.LC221,%r19
	ldw RT'.LC221(%r1),%r20
	fldds 0(%r20),%fr22
	addil LT'.LC222,%r19
	fmpy,dbl %fr23,%fr22,%fr22
	ldw RT'.LC222(%r1),%r20
	fldds 0(%r20),%fr24
	addil LT'.LC216,%r19
	fadd,dbl %fr22,%fr24,%fr22
	ldw RT'.LC216(%r1),%r20
	fldds 0(%r20),%fr13
	addil LT'.LC217,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	stw %r28,-120(%r30)
	copy %r1,%r20
	fmpy,dbl %fr23,%fr13,%fr13
	ldw RT'.LC217(%r20),%r21
	fldds 0(%r21),%fr25
	addil LT'.LC223,%r19
	fadd,dbl %fr13,%fr25,%fr13
	ldw RT'.LC223(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC218,%r19
	stw %r29,-116(%r30)
	copy %r1,%r20
	fmpy,dbl %fr13,%fr23,%fr13
	ldw RT'.LC218(%r20),%r21
	fldds 0(%r21),%fr25
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC224,%r19
	ldw RT'.LC224(%r1),%r20
	fldds 0(%r20),%fr24
	fsub,dbl %fr13,%fr25,%fr13
	fadd,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr13,%fr23,%fr13
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC219,%r19
	copy %r1,%r20
	ldw RT'.LC219(%r20),%r21
	fldds 0(%r21),%fr25
	addil LT'.LC225,%r19
	fadd,dbl %fr13,%fr25,%fr13
	ldw RT'.LC225(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC220,%r19
	fmpy,dbl %fr13,%fr23,%fr13
	copy %r1,%r20
	ldw RT'.LC220(%r20),%r21
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC212,%r19
	fldds 0(%r21),%fr23
	ldw RT'.LC212(%r1),%r20
	fsub,dbl %fr13,%fr23,%fr13
	fldds 0(%r20),%fr14
	fadd,dbl %fr22,%fr14,%fr22
	fdiv,dbl %fr13,%fr22,%fr13
	copy %r19,%r4
	bl __ieee754_j1,%r2
	fmpy,dbl %fr13,%fr5,%fr13
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_log,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	fmpy,dbl %fr12,%fr4,%fr4
	copy %r4,%r19
	ldw -116(%r30),%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fdiv,dbl %fr14,%fr22,%fr14
	addil LT'.LC226,%r19
	ldw RT'.LC226(%r1),%r28
	fldds 0(%r28),%fr22
	fsub,dbl %fr4,%fr14,%fr4
	fmpy,dbl %fr4,%fr22,%fr4
	b .L37
	fadd,dbl %fr4,%fr13,%fr4
.L53:
	b .L37
	fdiv,dbl %fr4,%fr4,%fr4
.L54:
	copy %r19,%r4
	stw %r28,-120(%r30)
	bl sin,%r2
	stw %r29,-116(%r30)
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	copy %r4,%r19
	fcpy,dbl %fr4,%fr13
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl cos,%r2
	copy %r19,%r4
	ldil L'2145386496,%r20
	fstds %fr13,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	fcpy,dbl %fr4,%fr14
	copy %r4,%r19
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr12
	ldo -1(%r20),%r20
	comb,>>= %r20,%r3,.L55
	fsub,dbl %fr12,%fr4,%fr12
.L43:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	addil LT'.LC214,%r19
	ldw RT'.LC214(%r1),%r28
	fldds 0(%r28),%fr22
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr12,%fr22,%fr12
	b .L37
	fdiv,dbl %fr12,%fr4,%fr4
.L55:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	copy %r19,%r4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	bl cos,%r2
	fadd,dbl %fr22,%fr23,%fr5
	fmpy,dbl %fr13,%fr14,%fr22
	copy %r4,%r19
	ldw -120(%r30),%r28
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b .L49
	ldw -116(%r30),%r29
	fsub,dbl %fr13,%fr14,%fr13
	fdiv,dbl %fr4,%fr13,%fr12
.L46:
	ldil L'1207959552,%r20
	comb,<< %r20,%r3,.L43
	copy %r19,%r4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	stw %r28,-120(%r30)
	bl pone,%r2
	stw %r29,-116(%r30)
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	fcpy,dbl %fr4,%fr14
	copy %r4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl qone,%r2
	copy %r19,%r4
	fmpy,dbl %fr12,%fr14,%fr12
	fmpy,dbl %fr13,%fr4,%fr13
	ldw -120(%r30),%r28
	fadd,dbl %fr12,%fr13,%fr13
	ldw -116(%r30),%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r4,%r19
	addil LT'.LC214,%r19
	ldw RT'.LC214(%r1),%r28
	fldds 0(%r28),%fr12
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr13,%fr12,%fr12
	b .L37
	fdiv,dbl %fr12,%fr4,%fr4
.L49:
	b .L46
	fdiv,dbl %fr4,%fr12,%fr13
	.EXIT
	.PROCEND
	.size	__ieee754_y1, .-__ieee754_y1
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
