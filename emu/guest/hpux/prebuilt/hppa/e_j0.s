; 4dd0ad7e1a866224e0ec4b5bc52a7e47 newlib/libm/math/e_j0.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1088897399
	.word	1328302556
	.align 8
.LC1:
	.word	1090289935
	.word	-1885361731
	.align 8
.LC2:
	.word	1088672443
	.word	1857466463
	.align 8
.LC3:
	.word	1085141885
	.word	1348036920
	.align 8
.LC4:
	.word	-1061911285
	.word	919364669
	.align 8
.LC5:
	.word	-1063032210
	.word	-850539780
	.align 8
.LC6:
	.word	-1066397438
	.word	2065295459
	.align 8
.LC7:
	.word	-1071633968
	.word	-1269848199
	.align 8
.LC8:
	.word	-1078853633
	.word	-718
	.align 8
.LC9:
	.word	1079845427
	.word	128542545
	.align 8
.LC10:
	.word	1084410909
	.word	-955520924
	.align 8
.LC11:
	.word	1086508216
	.word	-92865992
	.align 8
.LC12:
	.word	1085758200
	.word	-1883366048
	.align 8
.LC13:
	.word	1083206914
	.word	1551771748
	.align 8
.LC14:
	.word	-1066031377
	.word	681806807
	.align 8
.LC15:
	.word	-1066093645
	.word	1732430947
	.align 8
.LC16:
	.word	-1068438737
	.word	1518147459
	.align 8
.LC17:
	.word	-1072651408
	.word	-116626497
	.align 8
.LC18:
	.word	-1078853633
	.word	-426050618
	.align 8
.LC19:
	.word	1078878337
	.word	211338718
	.align 8
.LC20:
	.word	-1112991567
	.word	1206162892
	.align 8
.LC21:
	.word	1080406678
	.word	-63467391
	.align 8
.LC22:
	.word	1083285500
	.word	-1195140226
	.align 8
.LC23:
	.word	1083352686
	.word	1829790166
	.align 8
.LC24:
	.word	1081514041
	.word	1179286542
	.align 8
.LC25:
	.word	-1069583700
	.word	-1466771441
	.align 8
.LC26:
	.word	-1068692958
	.word	1107958341
	.align 8
.LC27:
	.word	-1070205110
	.word	1287212564
	.align 8
.LC28:
	.word	-1073527374
	.word	-1364950924
	.align 8
.LC29:
	.word	-1078853642
	.word	-138354101
	.align 8
.LC30:
	.word	1078062482
	.word	-2079883821
	.align 8
.LC31:
	.word	-1104813821
	.word	1877060230
	.align 8
.LC32:
	.word	1076711603
	.word	1144592393
	.align 8
.LC33:
	.word	1080245251
	.word	985070335
	.align 8
.LC34:
	.word	1081141126
	.word	1122633627
	.align 8
.LC35:
	.word	1080100510
	.word	250120079
	.align 8
.LC36:
	.word	-1073095039
	.word	-1349523697
	.align 8
.LC37:
	.word	-1071226138
	.word	-987471101
	.align 8
.LC38:
	.word	-1071740173
	.word	-307255309
	.align 8
.LC39:
	.word	-1074317767
	.word	-1977309117
	.align 8
.LC40:
	.word	-1078853790
	.word	1230904898
	.align 8
.LC41:
	.word	1077295205
	.word	-1869915815
	.align 8
.LC42:
	.word	-1099443434
	.word	-383319443
	.align 8
.LC43:
	.word	1072693248
	.word	0
	.section	.text.pzero,"ax",@progbits
	.align 4
	.type	pzero, @function
pzero:
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
	.size	pzero, .-pzero
	.section	.rodata.cst8
	.align 8
.LC88:
	.word	-1055589011
	.word	747974853
	.align 8
.LC89:
	.word	1093248619
	.word	685640509
	.align 8
.LC90:
	.word	1093174234
	.word	-2086327485
	.align 8
.LC91:
	.word	1090610770
	.word	1423150143
	.align 8
.LC92:
	.word	1086300760
	.word	1315636579
	.align 8
.LC93:
	.word	1088557780
	.word	244323686
	.align 8
.LC94:
	.word	1086410137
	.word	1041822829
	.align 8
.LC95:
	.word	1082223971
	.word	355473445
	.align 8
.LC96:
	.word	1076332882
	.word	1538471126
	.align 8
.LC97:
	.word	1068679167
	.word	-468
	.align 8
.LC98:
	.word	1080326357
	.word	911948220
	.align 8
.LC99:
	.word	-1061885353
	.word	-1092893175
	.align 8
.LC100:
	.word	1088524568
	.word	528110752
	.align 8
.LC101:
	.word	1089189347
	.word	-1746918542
	.align 8
.LC102:
	.word	1087530962
	.word	2069438061
	.align 8
.LC103:
	.word	1084242848
	.word	-635322162
	.align 8
.LC104:
	.word	1084168169
	.word	1405543334
	.align 8
.LC105:
	.word	1083182329
	.word	-1647786879
	.align 8
.LC106:
	.word	1080091538
	.word	176654569
	.align 8
.LC107:
	.word	1075271600
	.word	-1181401645
	.align 8
.LC108:
	.word	1068679167
	.word	-781012916
	.align 8
.LC109:
	.word	1079292339
	.word	-77720253
	.align 8
.LC110:
	.word	1035222415
	.word	701271257
	.align 8
.LC111:
	.word	-1067276309
	.word	538768399
	.align 8
.LC112:
	.word	1084467370
	.word	-649088576
	.align 8
.LC113:
	.word	1085881452
	.word	-674797016
	.align 8
.LC114:
	.word	1085075531
	.word	-464651165
	.align 8
.LC115:
	.word	1082535299
	.word	-2041295181
	.align 8
.LC116:
	.word	1080350588
	.word	-2114313760
	.align 8
.LC117:
	.word	1080383963
	.word	-497091297
	.align 8
.LC118:
	.word	1078284184
	.word	-1775391011
	.align 8
.LC119:
	.word	1074446588
	.word	1628740853
	.align 8
.LC120:
	.word	1068679150
	.word	244123714
	.align 8
.LC121:
	.word	1078485282
	.word	-1075625050
	.align 8
.LC122:
	.word	1043516675
	.word	1792985986
	.align 8
.LC123:
	.word	-1072349590
	.word	-122476239
	.align 8
.LC124:
	.word	1080726867
	.word	234885989
	.align 8
.LC125:
	.word	1082890108
	.word	-1671642604
	.align 8
.LC126:
	.word	1082811973
	.word	582205218
	.align 8
.LC127:
	.word	1081136529
	.word	-456045760
	.align 8
.LC128:
	.word	1076904113
	.word	1904298932
	.align 8
.LC129:
	.word	1077914254
	.word	704371786
	.align 8
.LC130:
	.word	1076690367
	.word	-1426493467
	.align 8
.LC131:
	.word	1073739927
	.word	-416843876
	.align 8
.LC132:
	.word	1068678853
	.word	1049116212
	.align 8
.LC133:
	.word	1077829014
	.word	-138380563
	.align 8
.LC134:
	.word	1048850747
	.word	1425501147
	.align 8
.LC135:
	.word	1072693248
	.word	0
	.align 8
.LC136:
	.word	1069547520
	.word	0
	.section	.text.qzero,"ax",@progbits
	.align 4
	.type	qzero, @function
qzero:
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
	fsub,dbl %fr4,%fr24,%fr4
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
	.size	qzero, .-qzero
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
	.word	2117592124
	.word	-2013235812
	.align 8
.LC189:
	.word	1070596096
	.word	0
	.align 8
.LC190:
	.word	-1103899161
	.word	1943420878
	.align 8
.LC191:
	.word	1052684753
	.word	206584089
	.align 8
.LC192:
	.word	1059645093
	.word	-1239759127
	.align 8
.LC193:
	.word	1066401791
	.word	-3
	.align 8
.LC194:
	.word	1041500348
	.word	-193700465
	.align 8
.LC195:
	.word	1050753876
	.word	-830155351
	.align 8
.LC196:
	.word	1058973394
	.word	-581444620
	.align 8
.LC197:
	.word	1066401000
	.word	-2100772188
	.align 8
.LC198:
	.word	1071644672
	.word	0
	.section	.text.__ieee754_j0,"ax",@progbits
	.align 4
.globl __ieee754_j0
	.type	__ieee754_j0, @function
__ieee754_j0:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	stwm %r5,128(%r30)
	ldo -112(%r30),%r1
	stw %r3,-120(%r30)
	stw %r4,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r5
	extru %r5,31,31,%r3
	comb,>>= %r20,%r3,.L19
	addil LT'.LC186,%r19
	fmpy,dbl %fr5,%fr5,%fr22
	ldw RT'.LC186(%r1),%r28
	fldds 0(%r28),%fr4
	fdiv,dbl %fr4,%fr22,%fr4
.L18:
	ldo -112(%r30),%r1
.L40:
	fldds,ma 8(%r1),%fr15
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	ldw -124(%r30),%r4
	fldds,ma 8(%r1),%fr13
	ldw -120(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r5
.L19:
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	bb,< %r5,1,.L37
	fcpy,dbl %fr4,%fr13
	ldil L'1059061760,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L35
	addil LT'.LC188,%r19
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
	fmpy,dbl %fr13,%fr13,%fr24
.L39:
	addil LT'.LC194,%r19
	ldw RT'.LC194(%r1),%r20
	fldds 0(%r20),%fr23
	addil LT'.LC190,%r19
	fmpy,dbl %fr24,%fr23,%fr23
	ldw RT'.LC190(%r1),%r20
	fldds 0(%r20),%fr22
	addil LT'.LC195,%r19
	fmpy,dbl %fr24,%fr22,%fr22
	ldw RT'.LC195(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	addil LT'.LC191,%r19
	ldw RT'.LC191(%r1),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr23,%fr24,%fr23
	fadd,dbl %fr22,%fr25,%fr22
	fldds 0(%r28),%fr25
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC196,%r19
	ldw RT'.LC196(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC192,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	ldw RT'.LC192(%r1),%r28
	fldds 0(%r28),%fr26
	fsub,dbl %fr22,%fr26,%fr22
	addil LT'.LC197,%r19
	ldw RT'.LC197(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr23,%fr26,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC193,%r19
	ldw RT'.LC193(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr23,%fr25,%fr23
	ldil L'1072693248,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r3,.L29
	fdiv,dbl %fr22,%fr23,%fr22
	addil LT'.LC189,%r19
	ldw RT'.LC189(%r1),%r28
	fldds 0(%r28),%fr23
	fsub,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	b .L18
	fadd,dbl %fr22,%fr25,%fr4
.L35:
	ldw RT'.LC188(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr22,%fr22
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
	fldds 0(%r28),%fr4
	fcmp,dbl,!> %fr22,%fr4
	ftest
	b,n .L32
	b .L39
	fmpy,dbl %fr13,%fr13,%fr24
.L32:
	ldil L'1044381696,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L40
	ldo -112(%r30),%r1
	addil LT'.LC189,%r19
	ldw RT'.LC189(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr13,%fr22,%fr22
	fmpy,dbl %fr22,%fr13,%fr22
	b .L18
	fsub,dbl %fr4,%fr22,%fr4
.L29:
	addil LT'.LC198,%r19
	ldw RT'.LC198(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr13,%fr23,%fr13
	fadd,dbl %fr13,%fr25,%fr4
	fsub,dbl %fr25,%fr13,%fr25
	fmpy,dbl %fr4,%fr25,%fr4
	fmpy,dbl %fr22,%fr24,%fr22
	b .L18
	fadd,dbl %fr4,%fr22,%fr4
.L37:
	fcpy,dbl %fr4,%fr5
	bl sin,%r2
	copy %r19,%r4
	fcpy,dbl %fr13,%fr5
	copy %r4,%r19
	fcpy,dbl %fr4,%fr14
	bl cos,%r2
	copy %r19,%r4
	ldil L'2145386496,%r28
	fcpy,dbl %fr4,%fr15
	fadd,dbl %fr14,%fr4,%fr12
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L38
	copy %r4,%r19
.L36:
	addil LT'.LC187,%r19
	fcpy,dbl %fr13,%fr5
	ldw RT'.LC187(%r1),%r28
	fldds 0(%r28),%fr22
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr12,%fr22,%fr12
	b .L18
	fdiv,dbl %fr12,%fr4,%fr4
.L38:
	fadd,dbl %fr13,%fr13,%fr5
	bl cos,%r2
	copy %r19,%r4
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	fmpy,dbl %fr14,%fr15,%fr22
	fcmp,dbl,!< %fr22,%fr0
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ftest
	b .L31
	copy %r4,%r19
	fdiv,dbl %fr4,%fr12,%fr14
.L25:
	ldil L'1207959552,%r28
	comb,<< %r28,%r3,.L36
	fcpy,dbl %fr13,%fr5
	bl pzero,%r2
	copy %r19,%r4
	fcpy,dbl %fr13,%fr5
	fcpy,dbl %fr4,%fr15
	copy %r4,%r19
	bl qzero,%r2
	copy %r19,%r4
	fmpy,dbl %fr12,%fr15,%fr12
	fmpy,dbl %fr14,%fr4,%fr14
	fsub,dbl %fr12,%fr14,%fr12
	b .L36
	copy %r4,%r19
.L31:
	fsub,dbl %fr14,%fr15,%fr14
	b .L25
	fdiv,dbl %fr4,%fr14,%fr12
	.EXIT
	.PROCEND
	.size	__ieee754_j0, .-__ieee754_j0
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
	.word	1071931184
	.word	1841940611
	.align 8
.LC216:
	.word	1068688598
	.word	-1714696161
	.align 8
.LC217:
	.word	-1111104451
	.word	1765782472
	.align 8
.LC218:
	.word	1045758039
	.word	995011540
	.align 8
.LC219:
	.word	1053818535
	.word	1943166125
	.align 8
.LC220:
	.word	1060554061
	.word	548576107
	.align 8
.LC221:
	.word	1066159336
	.word	-1318258025
	.align 8
.LC222:
	.word	1069980929
	.word	-1645616132
	.align 8
.LC223:
	.word	1040076824
	.word	1003936239
	.align 8
.LC224:
	.word	1049715757
	.word	2146566909
	.align 8
.LC225:
	.word	1058270395
	.word	-176634175
	.align 8
.LC226:
	.word	1066013296
	.word	-1849047270
	.section	.text.__ieee754_y0,"ax",@progbits
	.align 4
.globl __ieee754_y0
	.type	__ieee754_y0, @function
__ieee754_y0:
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
	comb,<< %r20,%r3,.L55
	or %r3,%r29,%r20
	comib,= 0,%r20,.L56
	fcpy,dbl %fr0,%fr22
	comib,> 0,%r21,.L57
	fcpy,dbl %fr0,%fr4
	bb,< %r21,1,.L58
	ldil L'1044381696,%r20
	comb,>>= %r20,%r3,.L59
	addil LT'.LC217,%r19
	fmpy,dbl %fr5,%fr5,%fr23
	ldw RT'.LC217(%r1),%r20
	fldds 0(%r20),%fr13
	fmpy,dbl %fr23,%fr13,%fr13
	addil LT'.LC218,%r19
	ldw RT'.LC218(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr13,%fr22,%fr13
	addil LT'.LC219,%r19
	ldw RT'.LC219(%r1),%r20
	fldds 0(%r20),%fr24
	fmpy,dbl %fr13,%fr23,%fr13
	addil LT'.LC223,%r19
	ldw RT'.LC223(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr13,%fr24,%fr13
	addil LT'.LC220,%r19
	ldw RT'.LC220(%r1),%r20
	fldds 0(%r20),%fr24
	fmpy,dbl %fr23,%fr22,%fr22
	fmpy,dbl %fr13,%fr23,%fr13
	stw %r28,-120(%r30)
	fadd,dbl %fr13,%fr24,%fr13
	stw %r29,-116(%r30)
	addil LT'.LC224,%r19
	ldw RT'.LC224(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC221,%r19
	fmpy,dbl %fr13,%fr23,%fr13
	copy %r1,%r20
	fmpy,dbl %fr22,%fr23,%fr22
	ldw RT'.LC221(%r20),%r21
	fldds 0(%r21),%fr25
	addil LT'.LC225,%r19
	fsub,dbl %fr13,%fr25,%fr13
	ldw RT'.LC225(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC222,%r19
	fmpy,dbl %fr13,%fr23,%fr13
	copy %r1,%r20
	ldw RT'.LC222(%r20),%r21
	fldds 0(%r21),%fr25
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC226,%r19
	ldw RT'.LC226(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr13,%fr25,%fr13
	fadd,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr13,%fr23,%fr13
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC216,%r19
	copy %r1,%r20
	ldw RT'.LC216(%r20),%r21
	fldds 0(%r21),%fr24
	addil LT'.LC212,%r19
	fsub,dbl %fr13,%fr24,%fr13
	ldw RT'.LC212(%r1),%r20
	fldds 0(%r20),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	copy %r19,%r4
	bl __ieee754_j0,%r2
	fdiv,dbl %fr13,%fr22,%fr13
	ldw -120(%r30),%r28
	fcpy,dbl %fr4,%fr12
	ldw -116(%r30),%r29
	copy %r4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_log,%r2
	copy %r19,%r4
	fmpy,dbl %fr12,%fr4,%fr12
	copy %r4,%r19
	addil LT'.LC215,%r19
	ldw RT'.LC215(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr12,%fr22,%fr12
	b .L41
	fadd,dbl %fr12,%fr13,%fr4
.L56:
	addil LT'.LC213,%r19
	ldw RT'.LC213(%r1),%r28
	fldds 0(%r28),%fr4
	fdiv,dbl %fr4,%fr22,%fr4
.L41:
	ldo -104(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L55:
	fmpy,dbl %fr5,%fr5,%fr22
	addil LT'.LC212,%r19
	ldw RT'.LC212(%r1),%r20
	fldds 0(%r20),%fr4
	fadd,dbl %fr22,%fr5,%fr22
	b .L41
	fdiv,dbl %fr4,%fr22,%fr4
.L59:
	bl __ieee754_log,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC215,%r19
	ldw RT'.LC215(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr4,%fr22,%fr4
	addil LT'.LC216,%r19
	ldw RT'.LC216(%r1),%r28
	fldds 0(%r28),%fr22
	b .L41
	fsub,dbl %fr4,%fr22,%fr4
.L57:
	b .L41
	fdiv,dbl %fr4,%fr4,%fr4
.L58:
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
	fcpy,dbl %fr4,%fr14
	ldw -120(%r30),%r28
	fsub,dbl %fr13,%fr4,%fr12
	copy %r4,%r19
	ldo -1(%r20),%r20
	comb,>>= %r20,%r3,.L60
	ldw -116(%r30),%r29
.L47:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	addil LT'.LC214,%r19
	ldw RT'.LC214(%r1),%r28
	fldds 0(%r28),%fr22
	bl __ieee754_sqrt,%r2
	fmpy,dbl %fr12,%fr22,%fr12
	b .L41
	fdiv,dbl %fr12,%fr4,%fr4
.L60:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	copy %r19,%r4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	bl cos,%r2
	fadd,dbl %fr22,%fr23,%fr5
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	fmpy,dbl %fr13,%fr14,%fr22
	copy %r4,%r19
	ldw -120(%r30),%r28
	fcmp,dbl,!< %fr22,%fr0
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	ftest
	b .L53
	ldw -116(%r30),%r29
	fadd,dbl %fr13,%fr14,%fr13
	fdiv,dbl %fr4,%fr13,%fr12
.L50:
	ldil L'1207959552,%r20
	comb,<< %r20,%r3,.L47
	copy %r19,%r4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	stw %r28,-120(%r30)
	bl pzero,%r2
	stw %r29,-116(%r30)
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	fcpy,dbl %fr4,%fr14
	copy %r4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl qzero,%r2
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
	b .L41
	fdiv,dbl %fr12,%fr4,%fr4
.L53:
	b .L50
	fdiv,dbl %fr4,%fr12,%fr13
	.EXIT
	.PROCEND
	.size	__ieee754_y0, .-__ieee754_y0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
