; a206f1d8abd3539f5aaaf8e370a3332c newlib/libm/math/ef_j0.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1194986426
	.align 4
.LC1:
	.word	1206126716
	.align 4
.LC2:
	.word	1193186779
	.align 4
.LC3:
	.word	1164942315
	.align 4
.LC4:
	.word	-979097510
	.align 4
.LC5:
	.word	-988064906
	.align 4
.LC6:
	.word	-1014986732
	.align 4
.LC7:
	.word	-1056878970
	.align 4
.LC8:
	.word	-1114636288
	.align 4
.LC9:
	.word	1122570648
	.align 4
.LC10:
	.word	1159094510
	.align 4
.LC11:
	.word	1175872968
	.align 4
.LC12:
	.word	1169872836
	.align 4
.LC13:
	.word	1149462547
	.align 4
.LC14:
	.word	-1012058247
	.align 4
.LC15:
	.word	-1012556389
	.align 4
.LC16:
	.word	-1031317125
	.align 4
.LC17:
	.word	-1065018488
	.align 4
.LC18:
	.word	-1114636289
	.align 4
.LC19:
	.word	1114833928
	.align 4
.LC20:
	.word	-1387739766
	.align 4
.LC21:
	.word	1127060664
	.align 4
.LC22:
	.word	1150091238
	.align 4
.LC23:
	.word	1150628723
	.align 4
.LC24:
	.word	1135919562
	.align 4
.LC25:
	.word	-1040476827
	.align 4
.LC26:
	.word	-1033350894
	.align 4
.LC27:
	.word	-1045448110
	.align 4
.LC28:
	.word	-1072026219
	.align 4
.LC29:
	.word	-1114636360
	.align 4
.LC30:
	.word	1108307092
	.align 4
.LC31:
	.word	-1322317797
	.align 4
.LC32:
	.word	1097500058
	.align 4
.LC33:
	.word	1125769242
	.align 4
.LC34:
	.word	1132936242
	.align 4
.LC35:
	.word	1124611312
	.align 4
.LC36:
	.word	-1068567539
	.align 4
.LC37:
	.word	-1053616330
	.align 4
.LC38:
	.word	-1057728609
	.align 4
.LC39:
	.word	-1078349364
	.align 4
.LC40:
	.word	-1114637550
	.align 4
.LC41:
	.word	1102168877
	.align 4
.LC42:
	.word	-1279354697
	.align 4
.LC43:
	.word	1065353216
	.section	.text.pzerof,"ax",@progbits
	.align 4
	.type	pzerof, @function
pzerof:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'1090519040,%r28
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldo -1(%r28),%r28
	extru %r20,31,31,%r20
	comb,<< %r28,%r20,.L3
	addil LT'.LC0,%r19
	ldil L'1089929216,%r28
	ldo 7255(%r28),%r28
	comb,>>= %r28,%r20,.L8
	ldil L'1077329920,%r28
	addil LT'.LC10,%r19
	copy %r1,%r28
	ldw RT'.LC10(%r28),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r26
	addil LT'.LC12,%r19
	copy %r1,%r20
	ldw RT'.LC12(%r20),%r25
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r24
	addil LT'.LC14,%r19
	copy %r1,%r20
	ldw RT'.LC14(%r20),%r23
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r29
	addil LT'.LC16,%r19
	copy %r1,%r20
	ldw RT'.LC16(%r20),%r31
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r22
	addil LT'.LC18,%r19
	copy %r1,%r20
	ldw RT'.LC18(%r20),%r21
	addil LT'.LC19,%r19
	ldw RT'.LC19(%r1),%r20
	addil LT'.LC20,%r19
	ldw RT'.LC20(%r1),%r28
.L6:
	fldws 0(%r26),%fr9L
	fldws 0(%r25),%fr31L
	fldws 0(%r24),%fr29L
	fldws 0(%r23),%fr22L
	fldws 0(%r29),%fr10L
	fldws 0(%r31),%fr8L
	fldws 0(%r22),%fr30L
	fldws 0(%r21),%fr28L
	fldws 0(%r20),%fr27L
	b .L2
	fldws 0(%r28),%fr26L
.L3:
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r26
	fldws 0(%r26),%fr23L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r25
	fcpy,sgl %fr0,%fr26L
	fldws 0(%r25),%fr9L
	addil LT'.LC2,%r19
	copy %r1,%r28
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r23
	ldw RT'.LC2(%r28),%r24
	addil LT'.LC4,%r19
	copy %r1,%r28
	ldw RT'.LC4(%r28),%r29
	fldws 0(%r24),%fr31L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r31
	fldws 0(%r23),%fr29L
	addil LT'.LC6,%r19
	copy %r1,%r28
	ldw RT'.LC6(%r28),%r22
	fldws 0(%r29),%fr22L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fldws 0(%r31),%fr10L
	addil LT'.LC8,%r19
	copy %r1,%r28
	fldws 0(%r22),%fr8L
	ldw RT'.LC8(%r28),%r20
	addil LT'.LC9,%r19
	fldws 0(%r21),%fr30L
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r20),%fr28L
	fldws 0(%r28),%fr27L
.L2:
	fmpy,sgl %fr4L,%fr4L,%fr4L
	addil LT'.LC43,%r19
	ldw RT'.LC43(%r1),%r28
	fldws 0(%r28),%fr25L
	fdiv,sgl %fr25L,%fr4L,%fr24L
	fmpy,sgl %fr24L,%fr22L,%fr4L
	fmpy,sgl %fr24L,%fr23L,%fr22L
	fadd,sgl %fr4L,%fr10L,%fr4L
	fadd,sgl %fr22L,%fr9L,%fr22L
	fmpy,sgl %fr4L,%fr24L,%fr4L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr4L,%fr8L,%fr4L
	fadd,sgl %fr22L,%fr31L,%fr22L
	fmpy,sgl %fr4L,%fr24L,%fr4L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr4L,%fr30L,%fr4L
	fadd,sgl %fr22L,%fr29L,%fr22L
	fmpy,sgl %fr4L,%fr24L,%fr4L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr4L,%fr28L,%fr4L
	fadd,sgl %fr22L,%fr27L,%fr22L
	fmpy,sgl %fr4L,%fr24L,%fr4L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr4L,%fr26L,%fr4L
	fadd,sgl %fr22L,%fr25L,%fr22L
	fdiv,sgl %fr4L,%fr22L,%fr4L
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr25L,%fr4L
.L8:
	ldo 7015(%r28),%r28
	comb,>>= %r28,%r20,.L9
	addil LT'.LC32,%r19
	addil LT'.LC21,%r19
	copy %r1,%r28
	ldw RT'.LC21(%r28),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC22,%r19
	ldw RT'.LC22(%r1),%r26
	addil LT'.LC23,%r19
	copy %r1,%r20
	ldw RT'.LC23(%r20),%r25
	addil LT'.LC24,%r19
	ldw RT'.LC24(%r1),%r24
	addil LT'.LC25,%r19
	copy %r1,%r20
	ldw RT'.LC25(%r20),%r23
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r29
	addil LT'.LC27,%r19
	copy %r1,%r20
	ldw RT'.LC27(%r20),%r31
	addil LT'.LC28,%r19
	ldw RT'.LC28(%r1),%r22
	addil LT'.LC29,%r19
	copy %r1,%r20
	ldw RT'.LC29(%r20),%r21
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r20
	addil LT'.LC31,%r19
	b .L6
	ldw RT'.LC31(%r1),%r28
.L9:
	copy %r1,%r28
	ldw RT'.LC32(%r28),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC33,%r19
	ldw RT'.LC33(%r1),%r26
	addil LT'.LC34,%r19
	copy %r1,%r20
	ldw RT'.LC34(%r20),%r25
	addil LT'.LC35,%r19
	ldw RT'.LC35(%r1),%r24
	addil LT'.LC36,%r19
	copy %r1,%r20
	ldw RT'.LC36(%r20),%r23
	addil LT'.LC37,%r19
	ldw RT'.LC37(%r1),%r29
	addil LT'.LC38,%r19
	copy %r1,%r20
	ldw RT'.LC38(%r20),%r31
	addil LT'.LC39,%r19
	ldw RT'.LC39(%r1),%r22
	addil LT'.LC40,%r19
	copy %r1,%r20
	ldw RT'.LC40(%r20),%r21
	addil LT'.LC41,%r19
	ldw RT'.LC41(%r1),%r20
	addil LT'.LC42,%r19
	b .L6
	ldw RT'.LC42(%r1),%r28
	.EXIT
	.PROCEND
	.size	pzerof, .-pzerof
	.section	.rodata.cst4
	.align 4
.LC88:
	.word	-928519319
	.align 4
.LC89:
	.word	1229796185
	.align 4
.LC90:
	.word	1229201108
	.align 4
.LC91:
	.word	1208693395
	.align 4
.LC92:
	.word	1174213314
	.align 4
.LC93:
	.word	1192269472
	.align 4
.LC94:
	.word	1175088330
	.align 4
.LC95:
	.word	1141599001
	.align 4
.LC96:
	.word	1094470291
	.align 4
.LC97:
	.word	1033240576
	.align 4
.LC98:
	.word	1126418090
	.align 4
.LC99:
	.word	-978890050
	.align 4
.LC100:
	.word	1192003777
	.align 4
.LC101:
	.word	1197322013
	.align 4
.LC102:
	.word	1184054932
	.align 4
.LC103:
	.word	1157750023
	.align 4
.LC104:
	.word	1157152587
	.align 4
.LC105:
	.word	1149265869
	.align 4
.LC106:
	.word	1124539536
	.align 4
.LC107:
	.word	1085980038
	.align 4
.LC108:
	.word	1033240575
	.align 4
.LC109:
	.word	1118145952
	.align 4
.LC110:
	.word	765586553
	.align 4
.LC111:
	.word	-1022017703
	.align 4
.LC112:
	.word	1159546199
	.align 4
.LC113:
	.word	1170858855
	.align 4
.LC114:
	.word	1164411487
	.align 4
.LC115:
	.word	1144089628
	.align 4
.LC116:
	.word	1126611940
	.align 4
.LC117:
	.word	1126878943
	.align 4
.LC118:
	.word	1110080709
	.align 4
.LC119:
	.word	1079379939
	.align 4
.LC120:
	.word	1033240432
	.align 4
.LC121:
	.word	1111689494
	.align 4
.LC122:
	.word	831940635
	.align 4
.LC123:
	.word	-1062603944
	.align 4
.LC124:
	.word	1129622168
	.align 4
.LC125:
	.word	1146928101
	.align 4
.LC126:
	.word	1146303017
	.align 4
.LC127:
	.word	1132899471
	.align 4
.LC128:
	.word	1099040140
	.align 4
.LC129:
	.word	1107121265
	.align 4
.LC130:
	.word	1097330173
	.align 4
.LC131:
	.word	1073726655
	.align 4
.LC132:
	.word	1033238058
	.align 4
.LC133:
	.word	1106439352
	.align 4
.LC134:
	.word	874613211
	.align 4
.LC135:
	.word	1065353216
	.align 4
.LC136:
	.word	1040187392
	.section	.text.qzerof,"ax",@progbits
	.align 4
	.type	qzerof, @function
qzerof:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1090519040,%r28
	ldo -1(%r28),%r28
	stwm %r3,64(%r30)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r20
	comb,<< %r28,%r20,.L12
	stw %r19,-32(%r30)
	ldil L'1089929216,%r28
	ldo 7255(%r28),%r28
	comb,>>= %r28,%r20,.L16
	ldil L'1077329920,%r28
	addil LT'.LC100,%r19
	ldw RT'.LC100(%r1),%r2
	addil LT'.LC101,%r19
	copy %r1,%r28
	ldw RT'.LC101(%r28),%r26
	addil LT'.LC102,%r19
	ldw RT'.LC102(%r1),%r25
	addil LT'.LC103,%r19
	copy %r1,%r28
	ldw RT'.LC103(%r28),%r24
	addil LT'.LC104,%r19
	ldw RT'.LC104(%r1),%r23
	addil LT'.LC105,%r19
	copy %r1,%r28
	ldw RT'.LC105(%r28),%r29
	addil LT'.LC106,%r19
	ldw RT'.LC106(%r1),%r31
	addil LT'.LC107,%r19
	copy %r1,%r28
	ldw RT'.LC107(%r28),%r22
	addil LT'.LC108,%r19
	ldw RT'.LC108(%r1),%r21
	addil LT'.LC109,%r19
	copy %r1,%r28
	ldw RT'.LC109(%r28),%r20
	addil LT'.LC110,%r19
	ldw RT'.LC110(%r1),%r28
	addil LT'.LC99,%r19
	ldw RT'.LC99(%r1),%r1
.L15:
	fldws 0(%r1),%fr23L
	fldws 0(%r2),%fr7L
	fldws 0(%r26),%fr10L
	fldws 0(%r25),%fr8L
	fldws 0(%r24),%fr30L
	fldws 0(%r23),%fr22L
	fldws 0(%r29),%fr11L
	fldws 0(%r31),%fr9L
	fldws 0(%r22),%fr31L
	fldws 0(%r21),%fr29L
	fldws 0(%r20),%fr28L
	b .L11
	fldws 0(%r28),%fr27L
.L12:
	addil LT'.LC88,%r19
	copy %r1,%r28
	ldw RT'.LC88(%r28),%r2
	fldws 0(%r2),%fr23L
	addil LT'.LC89,%r19
	ldw RT'.LC89(%r1),%r26
	fcpy,sgl %fr0,%fr27L
	fldws 0(%r26),%fr7L
	addil LT'.LC90,%r19
	copy %r1,%r28
	addil LT'.LC91,%r19
	ldw RT'.LC91(%r1),%r24
	ldw RT'.LC90(%r28),%r25
	addil LT'.LC92,%r19
	copy %r1,%r28
	ldw RT'.LC92(%r28),%r23
	fldws 0(%r25),%fr10L
	addil LT'.LC93,%r19
	ldw RT'.LC93(%r1),%r29
	fldws 0(%r24),%fr8L
	addil LT'.LC94,%r19
	copy %r1,%r28
	ldw RT'.LC94(%r28),%r31
	fldws 0(%r23),%fr30L
	addil LT'.LC95,%r19
	ldw RT'.LC95(%r1),%r22
	fldws 0(%r29),%fr22L
	addil LT'.LC96,%r19
	copy %r1,%r28
	fldws 0(%r31),%fr11L
	ldw RT'.LC96(%r28),%r21
	addil LT'.LC97,%r19
	fldws 0(%r22),%fr9L
	ldw RT'.LC97(%r1),%r20
	fldws 0(%r21),%fr31L
	addil LT'.LC98,%r19
	fldws 0(%r20),%fr29L
	ldw RT'.LC98(%r1),%r28
	fldws 0(%r28),%fr28L
.L11:
	fmpy,sgl %fr4L,%fr4L,%fr24L
	addil LT'.LC135,%r19
	ldw RT'.LC135(%r1),%r28
	fldws 0(%r28),%fr25L
	fdiv,sgl %fr25L,%fr24L,%fr24L
	addil LT'.LC136,%r19
	ldw RT'.LC136(%r1),%r28
	fldws 0(%r28),%fr26L
	ldw -84(%r30),%r2
	fmpy,sgl %fr24L,%fr23L,%fr23L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	fadd,sgl %fr23L,%fr7L,%fr23L
	fadd,sgl %fr22L,%fr11L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr10L,%fr23L
	fadd,sgl %fr22L,%fr9L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr8L,%fr23L
	fadd,sgl %fr22L,%fr31L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr30L,%fr23L
	fadd,sgl %fr22L,%fr29L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr28L,%fr23L
	fadd,sgl %fr22L,%fr27L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fadd,sgl %fr23L,%fr25L,%fr23L
	fdiv,sgl %fr22L,%fr23L,%fr22L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fdiv,sgl %fr22L,%fr4L,%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L16:
	ldo 7015(%r28),%r28
	comb,>>=,n %r28,%r20,.L17
	addil LT'.LC112,%r19
	ldw RT'.LC112(%r1),%r2
	addil LT'.LC113,%r19
	copy %r1,%r28
	ldw RT'.LC113(%r28),%r26
	addil LT'.LC114,%r19
	ldw RT'.LC114(%r1),%r25
	addil LT'.LC115,%r19
	copy %r1,%r28
	ldw RT'.LC115(%r28),%r24
	addil LT'.LC116,%r19
	ldw RT'.LC116(%r1),%r23
	addil LT'.LC117,%r19
	copy %r1,%r28
	ldw RT'.LC117(%r28),%r29
	addil LT'.LC118,%r19
	ldw RT'.LC118(%r1),%r31
	addil LT'.LC119,%r19
	copy %r1,%r28
	ldw RT'.LC119(%r28),%r22
	addil LT'.LC120,%r19
	ldw RT'.LC120(%r1),%r21
	addil LT'.LC121,%r19
	copy %r1,%r28
	ldw RT'.LC121(%r28),%r20
	addil LT'.LC122,%r19
	ldw RT'.LC122(%r1),%r28
	addil LT'.LC111,%r19
	b .L15
	ldw RT'.LC111(%r1),%r1
.L17:
	addil LT'.LC124,%r19
	ldw RT'.LC124(%r1),%r2
	addil LT'.LC125,%r19
	copy %r1,%r28
	ldw RT'.LC125(%r1),%r26
	addil LT'.LC126,%r19
	ldw RT'.LC126(%r1),%r25
	addil LT'.LC127,%r19
	copy %r1,%r28
	ldw RT'.LC127(%r1),%r24
	addil LT'.LC128,%r19
	ldw RT'.LC128(%r1),%r23
	addil LT'.LC129,%r19
	copy %r1,%r28
	ldw RT'.LC129(%r1),%r29
	addil LT'.LC130,%r19
	ldw RT'.LC130(%r1),%r31
	addil LT'.LC131,%r19
	copy %r1,%r28
	ldw RT'.LC131(%r1),%r22
	addil LT'.LC132,%r19
	ldw RT'.LC132(%r1),%r21
	addil LT'.LC133,%r19
	copy %r1,%r28
	ldw RT'.LC133(%r1),%r20
	addil LT'.LC134,%r19
	ldw RT'.LC134(%r1),%r28
	addil LT'.LC123,%r19
	b .L15
	ldw RT'.LC123(%r1),%r1
	.EXIT
	.PROCEND
	.size	qzerof, .-qzerof
	.section	.rodata.cst4
	.align 4
.LC186:
	.word	1065353216
	.align 4
.LC187:
	.word	1058041531
	.align 4
.LC188:
	.word	1900671690
	.align 4
.LC189:
	.word	1048576000
	.align 4
.LC190:
	.word	-1315000516
	.align 4
.LC191:
	.word	905285256
	.align 4
.LC192:
	.word	960967982
	.align 4
.LC193:
	.word	1015021568
	.align 4
.LC194:
	.word	815810024
	.align 4
.LC195:
	.word	889838246
	.align 4
.LC196:
	.word	955594391
	.align 4
.LC197:
	.word	1015015236
	.align 4
.LC198:
	.word	1056964608
	.section	.text.__ieee754_j0f,"ax",@progbits
	.align 4
.globl __ieee754_j0f
	.type	__ieee754_j0f, @function
__ieee754_j0f:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5,ENTRY_FR=16
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	stwm %r5,128(%r30)
	ldo -112(%r30),%r1
	stw %r3,-120(%r30)
	stw %r4,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr16,8(%r1)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r5
	extru %r5,31,31,%r3
	comb,>>= %r28,%r3,.L19
	addil LT'.LC186,%r19
	fmpy,sgl %fr4L,%fr4L,%fr22L
	ldw RT'.LC186(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L18:
	ldo -112(%r30),%r1
.L37:
	fldds,ma 8(%r1),%fr16
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr15
	ldw -124(%r30),%r4
	fldds,ma 8(%r1),%fr14
	ldw -120(%r30),%r3
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r5
.L19:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bb,< %r5,1,.L34
	fcpy,sgl %fr4L,%fr13L
	ldil L'956301312,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L33
	addil LT'.LC188,%r19
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
	fmpy,sgl %fr13L,%fr13L,%fr24L
.L36:
	addil LT'.LC194,%r19
	ldw RT'.LC194(%r1),%r20
	fldws 0(%r20),%fr23L
	addil LT'.LC190,%r19
	fmpy,sgl %fr24L,%fr23L,%fr23L
	ldw RT'.LC190(%r1),%r20
	fldws 0(%r20),%fr22L
	addil LT'.LC195,%r19
	fmpy,sgl %fr24L,%fr22L,%fr22L
	ldw RT'.LC195(%r1),%r20
	fldws 0(%r20),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC191,%r19
	ldw RT'.LC191(%r1),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fadd,sgl %fr22L,%fr25L,%fr22L
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC196,%r19
	ldw RT'.LC196(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC192,%r19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	ldw RT'.LC192(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC197,%r19
	ldw RT'.LC197(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC193,%r19
	ldw RT'.LC193(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr25L,%fr23L
	ldil L'1065353216,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r3,.L27
	fdiv,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC189,%r19
	ldw RT'.LC189(%r1),%r28
	fldws 0(%r28),%fr23L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	b .L18
	fadd,sgl %fr22L,%fr25L,%fr4L
.L33:
	ldw RT'.LC188(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	addil LT'.LC186,%r19
	ldw RT'.LC186(%r1),%r28
	fldws 0(%r28),%fr4L
	fcmp,sgl,!> %fr22L,%fr4L
	ftest
	b,n .L30
	b .L36
	fmpy,sgl %fr13L,%fr13L,%fr24L
.L30:
	ldil L'838860800,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L37
	ldo -112(%r30),%r1
	addil LT'.LC189,%r19
	ldw RT'.LC189(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr13L,%fr22L,%fr22L
	fmpy,sgl %fr22L,%fr13L,%fr22L
	b .L18
	fsub,sgl %fr4L,%fr22L,%fr4L
.L27:
	addil LT'.LC198,%r19
	ldw RT'.LC198(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr13L,%fr23L,%fr13L
	fadd,sgl %fr13L,%fr25L,%fr4L
	fsub,sgl %fr25L,%fr13L,%fr25L
	fmpy,sgl %fr4L,%fr25L,%fr4L
	fmpy,sgl %fr24L,%fr22L,%fr24L
	b .L18
	fadd,sgl %fr4L,%fr24L,%fr4L
.L34:
	bl sinf,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr14L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	bl cosf,%r2
	copy %r19,%r4
	ldil L'2130706432,%r28
	fcpy,sgl %fr4L,%fr15L
	fsub,sgl %fr14L,%fr4L,%fr16L
	fadd,sgl %fr14L,%fr4L,%fr12L
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L35
	copy %r4,%r19
.L22:
	fcpy,sgl %fr13L,%fr4L
	bl pzerof,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr14L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	bl qzerof,%r2
	copy %r19,%r4
	fmpy,sgl %fr12L,%fr14L,%fr12L
	fmpy,sgl %fr16L,%fr4L,%fr16L
	fsub,sgl %fr12L,%fr16L,%fr12L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	addil LT'.LC187,%r19
	ldw RT'.LC187(%r1),%r28
	fldws 0(%r28),%fr22L
	bl __ieee754_sqrtf,%r2
	fmpy,sgl %fr12L,%fr22L,%fr12L
	b .L18
	fdiv,sgl %fr12L,%fr4L,%fr4L
.L35:
	fadd,sgl %fr13L,%fr13L,%fr4L
	bl cosf,%r2
	copy %r19,%r4
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	fmpy,sgl %fr14L,%fr15L,%fr14L
	fcmp,sgl,!< %fr14L,%fr0
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	ftest
	b .L29
	copy %r4,%r19
	b .L22
	fdiv,sgl %fr4L,%fr12L,%fr16L
.L29:
	b .L22
	fdiv,sgl %fr4L,%fr16L,%fr12L
	.EXIT
	.PROCEND
	.size	__ieee754_j0f, .-__ieee754_j0f
	.section	.rodata.cst4
	.align 4
.LC212:
	.word	1065353216
	.align 4
.LC213:
	.word	-1082130432
	.align 4
.LC214:
	.word	1058041531
	.align 4
.LC215:
	.word	1059256707
	.align 4
.LC216:
	.word	1033316021
	.align 4
.LC217:
	.word	-1372642837
	.align 4
.LC218:
	.word	849871546
	.align 4
.LC219:
	.word	914355516
	.align 4
.LC220:
	.word	968239721
	.align 4
.LC221:
	.word	1013081926
	.align 4
.LC222:
	.word	1043654669
	.align 4
.LC223:
	.word	804421826
	.align 4
.LC224:
	.word	881533292
	.align 4
.LC225:
	.word	949970400
	.align 4
.LC226:
	.word	1011913605
	.section	.text.__ieee754_y0f,"ax",@progbits
	.align 4
.globl __ieee754_y0f
	.type	__ieee754_y0f, @function
__ieee754_y0f:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=16
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	stw %r3,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr16,8(%r1)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r3
	comb,<< %r28,%r3,.L50
	fcpy,sgl %fr4L,%fr12L
	comib,= 0,%r3,.L51
	fcpy,sgl %fr0,%fr22L
	comiclr,<= 0,%r20,%r0
	b,n .L52
	bb,< %r20,1,.L53
	ldil L'838860800,%r28
	comb,>>= %r28,%r3,.L54
	addil LT'.LC217,%r19
	fmpy,sgl %fr4L,%fr4L,%fr23L
	ldw RT'.LC217(%r1),%r28
	fldws 0(%r28),%fr13L
	fmpy,sgl %fr23L,%fr13L,%fr13L
	addil LT'.LC218,%r19
	ldw RT'.LC218(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr13L,%fr22L,%fr13L
	addil LT'.LC219,%r19
	ldw RT'.LC219(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr13L,%fr23L,%fr13L
	addil LT'.LC223,%r19
	ldw RT'.LC223(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr13L,%fr24L,%fr13L
	addil LT'.LC220,%r19
	ldw RT'.LC220(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr23L,%fr22L,%fr22L
	fmpy,sgl %fr13L,%fr23L,%fr13L
	fadd,sgl %fr13L,%fr24L,%fr13L
	addil LT'.LC224,%r19
	ldw RT'.LC224(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC221,%r19
	fmpy,sgl %fr13L,%fr23L,%fr13L
	copy %r1,%r28
	fmpy,sgl %fr22L,%fr23L,%fr22L
	ldw RT'.LC221(%r28),%r20
	fldws 0(%r20),%fr25L
	addil LT'.LC225,%r19
	fsub,sgl %fr13L,%fr25L,%fr13L
	ldw RT'.LC225(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC222,%r19
	fmpy,sgl %fr13L,%fr23L,%fr13L
	copy %r1,%r28
	ldw RT'.LC222(%r28),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC226,%r19
	ldw RT'.LC226(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr13L,%fr25L,%fr13L
	fadd,sgl %fr22L,%fr24L,%fr22L
	fmpy,sgl %fr13L,%fr23L,%fr13L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC216,%r19
	copy %r1,%r28
	ldw RT'.LC216(%r28),%r20
	fldws 0(%r20),%fr24L
	addil LT'.LC212,%r19
	fsub,sgl %fr13L,%fr24L,%fr13L
	ldw RT'.LC212(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	copy %r19,%r4
	bl __ieee754_j0f,%r2
	fdiv,sgl %fr13L,%fr22L,%fr13L
	fcpy,sgl %fr4L,%fr22L
	fcpy,sgl %fr12L,%fr4L
	fcpy,sgl %fr22L,%fr12L
	copy %r4,%r19
	bl __ieee754_logf,%r2
	copy %r19,%r4
	fmpy,sgl %fr12L,%fr4L,%fr12L
	copy %r4,%r19
	addil LT'.LC215,%r19
	ldw RT'.LC215(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr12L,%fr22L,%fr12L
	b .L38
	fadd,sgl %fr12L,%fr13L,%fr4L
.L51:
	addil LT'.LC213,%r19
	ldw RT'.LC213(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L38:
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr16
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr15
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr14
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L50:
	fmpy,sgl %fr4L,%fr4L,%fr22L
	addil LT'.LC212,%r19
	ldw RT'.LC212(%r1),%r28
	fldws 0(%r28),%fr4L
	fadd,sgl %fr22L,%fr12L,%fr22L
	b .L38
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L54:
	bl __ieee754_logf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC215,%r19
	ldw RT'.LC215(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	addil LT'.LC216,%r19
	ldw RT'.LC216(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L38
	fsub,sgl %fr4L,%fr22L,%fr4L
.L52:
	fcpy,sgl %fr0,%fr4L
	b .L38
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L53:
	bl sinf,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr14L
	fcpy,sgl %fr12L,%fr4L
	copy %r4,%r19
	bl cosf,%r2
	copy %r19,%r4
	ldil L'2130706432,%r28
	fcpy,sgl %fr4L,%fr15L
	fsub,sgl %fr14L,%fr4L,%fr13L
	fadd,sgl %fr14L,%fr4L,%fr16L
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L55
	copy %r4,%r19
.L44:
	fcpy,sgl %fr12L,%fr4L
	bl pzerof,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr14L
	fcpy,sgl %fr12L,%fr4L
	copy %r4,%r19
	bl qzerof,%r2
	copy %r19,%r4
	fmpy,sgl %fr13L,%fr14L,%fr13L
	fmpy,sgl %fr16L,%fr4L,%fr16L
	fadd,sgl %fr13L,%fr16L,%fr13L
	fcpy,sgl %fr12L,%fr4L
	copy %r4,%r19
	addil LT'.LC214,%r19
	ldw RT'.LC214(%r1),%r28
	fldws 0(%r28),%fr22L
	bl __ieee754_sqrtf,%r2
	fmpy,sgl %fr13L,%fr22L,%fr13L
	b .L38
	fdiv,sgl %fr13L,%fr4L,%fr4L
.L55:
	fadd,sgl %fr12L,%fr12L,%fr4L
	bl cosf,%r2
	copy %r19,%r4
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r1
	fmpy,sgl %fr14L,%fr15L,%fr14L
	fcmp,sgl,!< %fr14L,%fr0
	and,< %r1,%r1,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	ftest
	b .L48
	copy %r4,%r19
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	b .L44
	fdiv,sgl %fr22L,%fr16L,%fr13L
.L48:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	b .L44
	fdiv,sgl %fr22L,%fr13L,%fr16L
	.EXIT
	.PROCEND
	.size	__ieee754_y0f, .-__ieee754_y0f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
