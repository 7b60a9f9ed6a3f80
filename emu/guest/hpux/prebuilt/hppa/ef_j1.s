; eae478cfe78349c355cda66c8e1750b3 newlib/libm/math/ef_j1.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1190176907
	.align 4
.LC1:
	.word	1203675494
	.align 4
.LC2:
	.word	1192254517
	.align 4
.LC3:
	.word	1164193509
	.align 4
.LC4:
	.word	1173836758
	.align 4
.LC5:
	.word	1165110253
	.align 4
.LC6:
	.word	1137575587
	.align 4
.LC7:
	.word	1096013034
	.align 4
.LC8:
	.word	1039138816
	.align 4
.LC9:
	.word	1122265644
	.align 4
.LC10:
	.word	1153171840
	.align 4
.LC11:
	.word	1173693830
	.align 4
.LC12:
	.word	1168591395
	.align 4
.LC13:
	.word	1148705201
	.align 4
.LC14:
	.word	1141124550
	.align 4
.LC15:
	.word	1140943031
	.align 4
.LC16:
	.word	1121492426
	.align 4
.LC17:
	.word	1088008227
	.align 4
.LC18:
	.word	1039138815
	.align 4
.LC19:
	.word	1114447701
	.align 4
.LC20:
	.word	761803583
	.align 4
.LC21:
	.word	1120899948
	.align 4
.LC22:
	.word	1147057133
	.align 4
.LC23:
	.word	1149426659
	.align 4
.LC24:
	.word	1135108504
	.align 4
.LC25:
	.word	1111637116
	.align 4
.LC26:
	.word	1119231018
	.align 4
.LC27:
	.word	1108113989
	.align 4
.LC28:
	.word	1081849319
	.align 4
.LC29:
	.word	1039138731
	.align 4
.LC30:
	.word	1108027981
	.align 4
.LC31:
	.word	827318541
	.align 4
.LC32:
	.word	1090901392
	.align 4
.LC33:
	.word	1122720727
	.align 4
.LC34:
	.word	1130907335
	.align 4
.LC35:
	.word	1123718297
	.align 4
.LC36:
	.word	1084381773
	.align 4
.LC37:
	.word	1099795777
	.align 4
.LC38:
	.word	1094967740
	.align 4
.LC39:
	.word	1075287488
	.align 4
.LC40:
	.word	1039137302
	.align 4
.LC41:
	.word	1101757932
	.align 4
.LC42:
	.word	870796968
	.align 4
.LC43:
	.word	1065353216
	.section	.text.ponef,"ax",@progbits
	.align 4
	.type	ponef, @function
ponef:
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
	.size	ponef, .-ponef
	.section	.rodata.cst4
	.align 4
.LC88:
	.word	-930100408
	.align 4
.LC89:
	.word	1227013780
	.align 4
.LC90:
	.word	1227862684
	.align 4
.LC91:
	.word	1208138966
	.align 4
.LC92:
	.word	1173654295
	.align 4
.LC93:
	.word	-952289661
	.align 4
.LC94:
	.word	-969332934
	.align 4
.LC95:
	.word	-1002576253
	.align 4
.LC96:
	.word	-1048433523
	.align 4
.LC97:
	.word	-1110310912
	.align 4
.LC98:
	.word	1126262071
	.align 4
.LC99:
	.word	-1063341001
	.align 4
.LC100:
	.word	1125905138
	.align 4
.LC101:
	.word	1144576298
	.align 4
.LC102:
	.word	1144873006
	.align 4
.LC103:
	.word	1132264263
	.align 4
.LC104:
	.word	-1045759566
	.align 4
.LC105:
	.word	-1037480673
	.align 4
.LC106:
	.word	-1046655210
	.align 4
.LC107:
	.word	-1070586845
	.align 4
.LC108:
	.word	-1110313867
	.align 4
.LC109:
	.word	1106003028
	.align 4
.LC110:
	.word	-1270904526
	.align 4
.LC111:
	.word	1065353216
	.align 4
.LC112:
	.word	1052770304
	.section	.text.qonef,"ax",@progbits
	.align 4
	.type	qonef, @function
qonef:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1075838976,%r28
	ldo -1(%r28),%r28
	stwm %r3,64(%r30)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r20
	comb,>>= %r28,%r20,.L12
	stw %r19,-32(%r30)
	addil LT'.LC88,%r19
	copy %r1,%r28
	ldw RT'.LC88(%r28),%r2
	addil LT'.LC89,%r19
	ldw RT'.LC89(%r1),%r26
	fcpy,sgl %fr0,%fr27L
	fldws 0(%r2),%fr23L
	addil LT'.LC90,%r19
	fldws 0(%r26),%fr7L
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
	addil LT'.LC111,%r19
	ldw RT'.LC111(%r1),%r28
	fldws 0(%r28),%fr25L
	fdiv,sgl %fr25L,%fr24L,%fr24L
	addil LT'.LC112,%r19
	ldw RT'.LC112(%r1),%r28
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
	fadd,sgl %fr22L,%fr26L,%fr22L
	fdiv,sgl %fr22L,%fr4L,%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r3
.L12:
	addil LT'.LC100,%r19
	ldw RT'.LC100(%r1),%r2
	fldws 0(%r2),%fr7L
	addil LT'.LC101,%r19
	copy %r1,%r28
	ldw RT'.LC101(%r28),%r26
	fldws 0(%r26),%fr10L
	addil LT'.LC102,%r19
	ldw RT'.LC102(%r1),%r25
	fldws 0(%r25),%fr8L
	addil LT'.LC103,%r19
	copy %r1,%r28
	ldw RT'.LC103(%r28),%r24
	fldws 0(%r24),%fr30L
	addil LT'.LC104,%r19
	ldw RT'.LC104(%r1),%r23
	fldws 0(%r23),%fr22L
	addil LT'.LC105,%r19
	copy %r1,%r28
	ldw RT'.LC105(%r28),%r29
	fldws 0(%r29),%fr11L
	addil LT'.LC106,%r19
	ldw RT'.LC106(%r1),%r31
	fldws 0(%r31),%fr9L
	addil LT'.LC107,%r19
	copy %r1,%r28
	ldw RT'.LC107(%r28),%r22
	fldws 0(%r22),%fr31L
	addil LT'.LC108,%r19
	ldw RT'.LC108(%r1),%r21
	fldws 0(%r21),%fr29L
	addil LT'.LC109,%r19
	copy %r1,%r28
	ldw RT'.LC109(%r28),%r20
	fldws 0(%r20),%fr28L
	addil LT'.LC110,%r19
	ldw RT'.LC110(%r1),%r28
	fldws 0(%r28),%fr27L
	addil LT'.LC99,%r19
	ldw RT'.LC99(%r1),%r1
	b .L11
	fldws 0(%r1),%fr23L
	.EXIT
	.PROCEND
	.size	qonef, .-qonef
	.section	.rodata.cst4
	.align 4
.LC138:
	.word	1065353216
	.align 4
.LC139:
	.word	1058041531
	.align 4
.LC140:
	.word	1056964608
	.align 4
.LC141:
	.word	1900671690
	.align 4
.LC142:
	.word	861231058
	.align 4
.LC143:
	.word	931540534
	.align 4
.LC144:
	.word	985165053
	.align 4
.LC145:
	.word	1031798784
	.align 4
.LC146:
	.word	760829566
	.align 4
.LC147:
	.word	833446982
	.align 4
.LC148:
	.word	899547074
	.align 4
.LC149:
	.word	960690870
	.align 4
.LC150:
	.word	1016916057
	.section	.text.__ieee754_j1f,"ax",@progbits
	.align 4
.globl __ieee754_j1f
	.type	__ieee754_j1f, @function
__ieee754_j1f:
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
	ldws -16(%sp),%r3
	extru %r3,31,31,%r5
	comb,>>= %r28,%r5,.L14
	fcpy,sgl %fr4L,%fr12L
	addil LT'.LC138,%r19
	ldw RT'.LC138(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr12L,%fr4L
.L13:
	ldo -112(%r30),%r1
.L28:
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
.L14:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bb,< %r3,1,.L25
	fcpy,sgl %fr4L,%fr13L
	addil LT'.LC140,%r19
	ldw RT'.LC140(%r1),%r28
	fldws 0(%r28),%fr4L
	ldil L'838860800,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L24
	fmpy,sgl %fr12L,%fr4L,%fr4L
	addil LT'.LC138,%r19
	ldw RT'.LC138(%r1),%r28
	fmpy,sgl %fr12L,%fr12L,%fr24L
.L27:
	addil LT'.LC146,%r19
	ldw RT'.LC146(%r1),%r20
	fldws 0(%r20),%fr22L
	addil LT'.LC147,%r19
	fmpy,sgl %fr24L,%fr22L,%fr22L
	ldw RT'.LC147(%r1),%r20
	fldws 0(%r20),%fr23L
	addil LT'.LC142,%r19
	fadd,sgl %fr22L,%fr23L,%fr22L
	ldw RT'.LC142(%r1),%r20
	fldws 0(%r28),%fr25L
	fldws 0(%r20),%fr23L
	addil LT'.LC143,%r19
	fmpy,sgl %fr22L,%fr24L,%fr22L
	copy %r1,%r28
	fmpy,sgl %fr24L,%fr23L,%fr23L
	ldw RT'.LC143(%r28),%r20
	fldws 0(%r20),%fr27L
	addil LT'.LC148,%r19
	fsub,sgl %fr23L,%fr27L,%fr23L
	ldw RT'.LC148(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC144,%r19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	copy %r1,%r28
	ldw RT'.LC144(%r28),%r20
	fldws 0(%r20),%fr27L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr27L,%fr23L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC149,%r19
	ldw RT'.LC149(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC145,%r19
	fmpy,sgl %fr22L,%fr24L,%fr22L
	copy %r1,%r28
	ldw RT'.LC145(%r28),%r20
	fldws 0(%r20),%fr27L
	fsub,sgl %fr23L,%fr27L,%fr23L
	addil LT'.LC150,%r19
	ldw RT'.LC150(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fmpy,sgl %fr12L,%fr23L,%fr12L
	fadd,sgl %fr22L,%fr25L,%fr22L
	fdiv,sgl %fr12L,%fr22L,%fr12L
	b .L13
	fadd,sgl %fr4L,%fr12L,%fr4L
.L24:
	addil LT'.LC141,%r19
	ldw RT'.LC141(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr22L
	addil LT'.LC138,%r19
	ldw RT'.LC138(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,!> %fr22L,%fr23L
	ftest
	b .L28
	ldo -112(%r30),%r1
	b .L27
	fmpy,sgl %fr12L,%fr12L,%fr24L
.L25:
	bl sinf,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr15L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	bl cosf,%r2
	copy %r19,%r4
	ldil L'2130706432,%r28
	fstws %fr15L,-16(%sp)
	ldws -16(%sp),%r1
	fcpy,sgl %fr4L,%fr16L
	fsub,sgl %fr15L,%fr4L,%fr12L
	copy %r4,%r19
	ldo -1(%r28),%r28
	and,< %r1,%r1,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr14L
	comb,>>= %r28,%r5,.L26
	fsub,sgl %fr14L,%fr4L,%fr14L
.L17:
	fcpy,sgl %fr13L,%fr4L
	bl ponef,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr15L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	bl qonef,%r2
	copy %r19,%r4
	fmpy,sgl %fr12L,%fr15L,%fr12L
	fmpy,sgl %fr14L,%fr4L,%fr14L
	fsub,sgl %fr12L,%fr14L,%fr12L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	addil LT'.LC139,%r19
	ldw RT'.LC139(%r1),%r28
	fldws 0(%r28),%fr22L
	bl __ieee754_sqrtf,%r2
	fmpy,sgl %fr12L,%fr22L,%fr12L
	comib,<= 0,%r3,.L13
	fdiv,sgl %fr12L,%fr4L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L28
	ldo -112(%r30),%r1
.L26:
	fadd,sgl %fr13L,%fr13L,%fr4L
	bl cosf,%r2
	copy %r19,%r4
	fmpy,sgl %fr15L,%fr16L,%fr15L
	fcmp,sgl,!> %fr15L,%fr0
	ftest
	b .L21
	copy %r4,%r19
	b .L17
	fdiv,sgl %fr4L,%fr12L,%fr14L
.L21:
	b .L17
	fdiv,sgl %fr4L,%fr14L,%fr12L
	.EXIT
	.PROCEND
	.size	__ieee754_j1f, .-__ieee754_j1f
	.section	.rodata.cst4
	.align 4
.LC164:
	.word	1065353216
	.align 4
.LC165:
	.word	-1082130432
	.align 4
.LC166:
	.word	1058041531
	.align 4
.LC167:
	.word	-1088226941
	.align 4
.LC168:
	.word	-1278910461
	.align 4
.LC169:
	.word	935680028
	.align 4
.LC170:
	.word	989507370
	.align 4
.LC171:
	.word	1028562492
	.align 4
.LC172:
	.word	1044955953
	.align 4
.LC173:
	.word	764576207
	.align 4
.LC174:
	.word	836106475
	.align 4
.LC175:
	.word	901120724
	.align 4
.LC176:
	.word	961832011
	.align 4
.LC177:
	.word	1017325674
	.align 4
.LC178:
	.word	1059256707
	.section	.text.__ieee754_y1f,"ax",@progbits
	.align 4
.globl __ieee754_y1f
	.type	__ieee754_y1f, @function
__ieee754_y1f:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	stw %r3,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r3
	comb,<< %r28,%r3,.L44
	fcpy,sgl %fr4L,%fr12L
	comib,= 0,%r3,.L45
	fcpy,sgl %fr0,%fr22L
	comiclr,<= 0,%r20,%r0
	b,n .L46
	bb,< %r20,1,.L47
	ldil L'612368384,%r28
	comb,<< %r28,%r3,.L40
	addil LT'.LC167,%r19
	ldw RT'.LC167(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L29
	fdiv,sgl %fr4L,%fr12L,%fr4L
.L45:
	addil LT'.LC165,%r19
	ldw RT'.LC165(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L29:
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr15
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L44:
	fmpy,sgl %fr4L,%fr4L,%fr22L
	addil LT'.LC164,%r19
	ldw RT'.LC164(%r1),%r28
	fldws 0(%r28),%fr4L
	fadd,sgl %fr22L,%fr12L,%fr22L
	b .L29
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L40:
	fmpy,sgl %fr4L,%fr4L,%fr23L
	addil LT'.LC173,%r19
	ldw RT'.LC173(%r1),%r28
	fldws 0(%r28),%fr22L
	addil LT'.LC174,%r19
	fmpy,sgl %fr23L,%fr22L,%fr22L
	ldw RT'.LC174(%r1),%r28
	fldws 0(%r28),%fr24L
	addil LT'.LC168,%r19
	fadd,sgl %fr22L,%fr24L,%fr22L
	ldw RT'.LC168(%r1),%r28
	fldws 0(%r28),%fr14L
	addil LT'.LC169,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	copy %r1,%r28
	fmpy,sgl %fr23L,%fr14L,%fr14L
	ldw RT'.LC169(%r28),%r20
	fldws 0(%r20),%fr25L
	addil LT'.LC175,%r19
	fadd,sgl %fr14L,%fr25L,%fr14L
	ldw RT'.LC175(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC170,%r19
	fmpy,sgl %fr14L,%fr23L,%fr14L
	copy %r1,%r28
	ldw RT'.LC170(%r28),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC176,%r19
	ldw RT'.LC176(%r1),%r28
	fldws 0(%r28),%fr24L
	fsub,sgl %fr14L,%fr25L,%fr14L
	fadd,sgl %fr22L,%fr24L,%fr22L
	fmpy,sgl %fr14L,%fr23L,%fr14L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC171,%r19
	copy %r1,%r28
	ldw RT'.LC171(%r28),%r20
	fldws 0(%r20),%fr25L
	addil LT'.LC177,%r19
	fadd,sgl %fr14L,%fr25L,%fr14L
	ldw RT'.LC177(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC172,%r19
	fmpy,sgl %fr14L,%fr23L,%fr14L
	copy %r1,%r28
	ldw RT'.LC172(%r28),%r20
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC164,%r19
	fldws 0(%r20),%fr23L
	ldw RT'.LC164(%r1),%r28
	fsub,sgl %fr14L,%fr23L,%fr14L
	fldws 0(%r28),%fr15L
	fadd,sgl %fr22L,%fr15L,%fr22L
	fdiv,sgl %fr14L,%fr22L,%fr14L
	copy %r19,%r4
	bl __ieee754_j1f,%r2
	fmpy,sgl %fr14L,%fr4L,%fr14L
	fcpy,sgl %fr4L,%fr13L
	fcpy,sgl %fr12L,%fr4L
	copy %r4,%r19
	bl __ieee754_logf,%r2
	copy %r19,%r4
	fdiv,sgl %fr15L,%fr12L,%fr15L
	fmpy,sgl %fr13L,%fr4L,%fr4L
	copy %r4,%r19
	addil LT'.LC178,%r19
	ldw RT'.LC178(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr4L,%fr15L,%fr4L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	b .L29
	fadd,sgl %fr4L,%fr14L,%fr4L
.L46:
	fcpy,sgl %fr0,%fr4L
	b .L29
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L47:
	bl sinf,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr14L
	fcpy,sgl %fr12L,%fr4L
	copy %r4,%r19
	bl cosf,%r2
	copy %r19,%r4
	ldil L'2130706432,%r28
	fstws %fr14L,-16(%sp)
	ldws -16(%sp),%r1
	fcpy,sgl %fr4L,%fr15L
	copy %r4,%r19
	and,< %r1,%r1,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr13L
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L48
	fsub,sgl %fr13L,%fr4L,%fr13L
.L43:
	addil LT'.LC166,%r19
.L49:
	fcpy,sgl %fr12L,%fr4L
	ldw RT'.LC166(%r1),%r28
	fldws 0(%r28),%fr22L
	bl __ieee754_sqrtf,%r2
	fmpy,sgl %fr13L,%fr22L,%fr13L
	b .L29
	fdiv,sgl %fr13L,%fr4L,%fr4L
.L48:
	fadd,sgl %fr12L,%fr12L,%fr4L
	bl cosf,%r2
	copy %r19,%r4
	fmpy,sgl %fr14L,%fr15L,%fr22L
	fcmp,sgl,!> %fr22L,%fr0
	ftest
	b .L41
	copy %r4,%r19
	fsub,sgl %fr14L,%fr15L,%fr14L
	fdiv,sgl %fr4L,%fr14L,%fr13L
.L38:
	ldil L'1207959552,%r28
	comb,<< %r28,%r3,.L49
	addil LT'.LC166,%r19
	fcpy,sgl %fr12L,%fr4L
	bl ponef,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr15L
	fcpy,sgl %fr12L,%fr4L
	copy %r4,%r19
	bl qonef,%r2
	copy %r19,%r4
	fmpy,sgl %fr13L,%fr15L,%fr13L
	fmpy,sgl %fr14L,%fr4L,%fr14L
	fadd,sgl %fr13L,%fr14L,%fr13L
	b .L43
	copy %r4,%r19
.L41:
	b .L38
	fdiv,sgl %fr4L,%fr13L,%fr14L
	.EXIT
	.PROCEND
	.size	__ieee754_y1f, .-__ieee754_y1f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
