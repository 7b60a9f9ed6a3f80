; 046ce126e7dd4949aa15f2ac476b8ffd newlib/libm/math/er_lgamma.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	1074340347
	.word	1413754136
	.align 8
.LC2:
	.word	1071644672
	.word	0
	.align 8
.LC3:
	.word	1074790400
	.word	0
	.align 8
.LC4:
	.word	1127219200
	.word	0
	.align 8
.LC5:
	.word	1073217536
	.word	0
	.align 8
.LC6:
	.word	1073741824
	.word	0
	.align 8
.LC7:
	.word	1071483745
	.word	-1923417860
	.align 8
.LC8:
	.word	1073177304
	.word	1666629183
	.align 8
.LC9:
	.word	1056600180
	.word	1116535378
	.align 8
.LC10:
	.word	1059910380
	.word	-317659827
	.align 8
.LC11:
	.word	1062439572
	.word	292503389
	.align 8
.LC12:
	.word	1065238607
	.word	-1232080920
	.align 8
.LC13:
	.word	1068580352
	.word	441803431
	.align 8
.LC14:
	.word	1068745831
	.word	-478302008
	.align 8
.LC15:
	.word	1057457550
	.word	-1868277705
	.align 8
.LC16:
	.word	1058820232
	.word	-1736574201
	.align 8
.LC17:
	.word	1061205702
	.word	-1984324608
	.align 8
.LC18:
	.word	1063759320
	.word	-860384661
	.align 8
.LC19:
	.word	1066734370
	.word	-1399696261
	.align 8
.LC20:
	.word	1070900044
	.word	-995749971
	.align 8
.LC21:
	.word	1060417389
	.word	1812904951
	.align 8
.LC22:
	.word	1062665870
	.word	-1087563023
	.align 8
.LC23:
	.word	1064893664
	.word	-479141052
	.align 8
.LC24:
	.word	1067501992
	.word	-550127853
	.align 8
.LC25:
	.word	1071576875
	.word	-923912030
	.align 8
.LC26:
	.word	1060502846
	.word	-389884940
	.align 8
.LC27:
	.word	1061266960
	.word	-1670127380
	.align 8
.LC28:
	.word	1063420627
	.word	773179669
	.align 8
.LC29:
	.word	1065688991
	.word	-1164841878
	.align 8
.LC30:
	.word	1068534594
	.word	-1797963365
	.align 8
.LC31:
	.word	-1087078620
	.word	-322728904
	.align 8
.LC32:
	.word	1062002444
	.word	-278812439
	.align 8
.LC33:
	.word	1064185599
	.word	-1276570409
	.align 8
.LC34:
	.word	1066559207
	.word	-1760888340
	.align 8
.LC35:
	.word	1069736999
	.word	-1916353271
	.align 8
.LC36:
	.word	-1135556662
	.word	-1534421217
	.align 8
.LC37:
	.word	1069488569
	.word	-1128035774
	.align 8
.LC38:
	.word	1066100619
	.word	-1087657207
	.align 8
.LC39:
	.word	1070419630
	.word	-167704284
	.align 8
.LC40:
	.word	1072646518
	.word	1156219984
	.align 8
.LC41:
	.word	1073170268
	.word	-786842257
	.align 8
.LC42:
	.word	1071923230
	.word	-1962910209
	.align 8
.LC43:
	.word	1063934651
	.word	1473302369
	.align 8
.LC44:
	.word	1069198933
	.word	-699171704
	.align 8
.LC45:
	.word	1072209403
	.word	-464498513
	.align 8
.LC46:
	.word	1073809189
	.word	-1540679435
	.align 8
.LC47:
	.word	1073980887
	.word	-1027776100
	.align 8
.LC48:
	.word	-1075838976
	.word	0
	.align 8
.LC49:
	.word	1057013740
	.word	-585635515
	.align 8
.LC50:
	.word	1063134902
	.word	1936257593
	.align 8
.LC51:
	.word	1067141148
	.word	2123602273
	.align 8
.LC52:
	.word	1069726620
	.word	-1092226313
	.align 8
.LC53:
	.word	1070913935
	.word	1326686041
	.align 8
.LC54:
	.word	1070302347
	.word	920782968
	.align 8
.LC55:
	.word	1054784247
	.word	-1514962624
	.align 8
.LC56:
	.word	1061780954
	.word	-901666469
	.align 8
.LC57:
	.word	1066604522
	.word	1949226101
	.align 8
.LC58:
	.word	1069941229
	.word	-855908569
	.align 8
.LC59:
	.word	1072110104
	.word	-1814831908
	.align 8
.LC60:
	.word	1073104295
	.word	1657056116
	.align 8
.LC61:
	.word	1075314688
	.word	0
	.align 8
.LC62:
	.word	1075052544
	.word	0
	.align 8
.LC63:
	.word	1074266112
	.word	0
	.align 8
.LC64:
	.word	-1084573539
	.word	194921444
	.align 8
.LC65:
	.word	1061906362
	.word	1289410001
	.align 8
.LC66:
	.word	1061388491
	.word	-1945114815
	.align 8
.LC67:
	.word	1061814687
	.word	-1731249994
	.align 8
.LC68:
	.word	1063698796
	.word	380644956
	.align 8
.LC69:
	.word	1068848469
	.word	1431655739
	.align 8
.LC70:
	.word	1071304675
	.word	-1865843351
	.section	.text.__ieee754_lgamma_r,"ax",@progbits
	.align 4
.globl __ieee754_lgamma_r
	.type	__ieee754_lgamma_r, @function
__ieee754_lgamma_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -88(%r30),%r1
	stw %r7,-104(%r30)
	ldi 1,%r20
	stw %r5,-96(%r30)
	stw %r8,-108(%r30)
	stw %r6,-100(%r30)
	stw %r4,-92(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	stw %r20,0(%r24)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r7
	extru %r7,31,31,%r5
	comb,<< %r20,%r5,.L74
	fcpy,dbl %fr5,%fr22
	or %r5,%r29,%r20
	comib,= 0,%r20,.L8
	copy %r29,%r6
	ldil L'999292928,%r20
	ldo -1(%r20),%r20
	comclr,>>= %r20,%r5,%r0
	b,n .L5
	comib,> 0,%r7,.L75
	ldi -1,%r20
	bl __ieee754_log,%r2
	nop
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr12
	b .L80
	fcpy,dbl %fr12,%fr4
.L5:
	comib,<= 0,%r7,.L7
	ldil L'-1072693248,%r20
	ldil L'1127219200,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r5,.L76
	ldil L'1070596096,%r20
.L8:
	fcpy,dbl %fr0,%fr22
.L81:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr12
	fdiv,dbl %fr12,%fr22,%fr12
.L1:
	fcpy,dbl %fr12,%fr4
.L80:
	ldo -88(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -108(%r30),%r8
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L74:
	b .L1
	fmpy,dbl %fr5,%fr5,%fr12
.L7:
	addl %r5,%r20,%r20
	or %r20,%r29,%r20
	comib,= 0,%r20,.L1
	fcpy,dbl %fr0,%fr12
	ldil L'-1073741824,%r20
	addl %r5,%r20,%r20
	or %r20,%r29,%r20
	comib,= 0,%r20,.L80
	fcpy,dbl %fr12,%fr4
	bb,< %r7,1,.L28
	ldil L'1075838976,%r20
	fcpy,dbl %fr0,%fr12
	ldil L'1072480256,%r20
.L82:
	ldo 3276(%r20),%r20
	comb,>>= %r20,%r5,.L77
	ldil L'1073463296,%r20
	ldo -2878(%r20),%r20
	comb,>>= %r20,%r5,.L34
	ldil L'1072939008,%r20
	addil LT'.LC6,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	ldw RT'.LC6(%r1),%r20
	fcpy,dbl %fr0,%fr4
	fldds 0(%r20),%fr24
	fsub,dbl %fr24,%fr25,%fr24
.L31:
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fmpy,dbl %fr24,%fr24,%fr25
	fldds 0(%r28),%fr22
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	fmpy,dbl %fr25,%fr22,%fr22
	fldds 0(%r28),%fr23
	addil LT'.LC10,%r19
	fmpy,dbl %fr25,%fr23,%fr23
	ldw RT'.LC10(%r1),%r28
	addil LT'.LC16,%r19
	fldds 0(%r28),%fr13
	ldw RT'.LC16(%r1),%r28
	fadd,dbl %fr22,%fr13,%fr13
	fldds 0(%r28),%fr22
	fadd,dbl %fr23,%fr22,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fmpy,dbl %fr13,%fr25,%fr13
	fldds 0(%r28),%fr23
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr13,%fr23,%fr13
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC12,%r19
	fmpy,dbl %fr13,%fr25,%fr13
	copy %r1,%r28
	fmpy,dbl %fr22,%fr25,%fr22
	ldw RT'.LC12(%r28),%r20
	fldds 0(%r20),%fr26
	addil LT'.LC18,%r19
	fadd,dbl %fr13,%fr26,%fr13
	ldw RT'.LC18(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC13,%r19
	fmpy,dbl %fr13,%fr25,%fr13
	copy %r1,%r28
	ldw RT'.LC13(%r28),%r20
	fldds 0(%r20),%fr26
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr13,%fr26,%fr13
	fmpy,dbl %fr13,%fr25,%fr13
	addil LT'.LC19,%r19
	ldw RT'.LC19(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC14,%r19
	fmpy,dbl %fr22,%fr25,%fr22
	copy %r1,%r28
	ldw RT'.LC14(%r28),%r20
	fldds 0(%r20),%fr26
	fadd,dbl %fr13,%fr26,%fr13
	addil LT'.LC20,%r19
	ldw RT'.LC20(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr13,%fr24,%fr13
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr13,%fr22,%fr13
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr24,%fr22,%fr24
	fsub,dbl %fr13,%fr24,%fr13
	fadd,dbl %fr13,%fr4,%fr13
.L36:
	comiclr,> 0,%r7,%r0
	b,n .L52
	b .L1
	fsub,dbl %fr12,%fr13,%fr12
.L75:
	and,< %r28,%r28,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	copy %r29,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_log,%r2
	stw %r20,0(%r24)
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr12
	b .L80
	fcpy,dbl %fr12,%fr4
.L76:
	ldo -1(%r20),%r20
	comb,>>=,n %r20,%r5,.L78
	stw %r24,-120(%r30)
	and,< %r28,%r28,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	copy %r29,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr12
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r19,%r4
	stw %r28,-116(%r30)
	bl floor,%r2
	stw %r29,-112(%r30)
	fcmp,dbl,!= %fr12,%fr4
	copy %r4,%r19
	ldw -120(%r30),%r24
	ldw -116(%r30),%r28
	ftest
	b .L11
	ldw -112(%r30),%r29
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr12,%fr22,%fr12
	fcpy,dbl %fr12,%fr5
	bl floor,%r2
	copy %r19,%r4
	fsub,dbl %fr12,%fr4,%fr12
	copy %r4,%r19
	ldw -120(%r30),%r24
	ldw -116(%r30),%r28
	fadd,dbl %fr12,%fr12,%fr12
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr12,%fr22,%fr22
	ldw -112(%r30),%r29
	fcnvfxt,dbl,sgl %fr22,%fr23L
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r20
.L12:
	comib,>>= 6,%r20,.L79
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fcpy,dbl %fr0,%fr7
	fldds 0(%r20),%fr22
	fsub,dbl %fr12,%fr22,%fr12
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r8
	fldds 0(%r8),%fr5
	fmpy,dbl %fr12,%fr5,%fr5
	stw %r24,-120(%r30)
	copy %r19,%r4
	stw %r28,-116(%r30)
	stw %r29,-112(%r30)
	bl __kernel_sin,%r2
	stw %r0,-52(%r30)
	copy %r4,%r19
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldw -112(%r30),%r29
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	ldw -116(%r30),%r28
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr13
	ldw -120(%r30),%r24
.L10:
	fcmp,dbl,!= %fr13,%fr0
	ftest
	b .L81
	fcpy,dbl %fr0,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr13,%fr5
	copy %r19,%r4
	stw %r24,-120(%r30)
	stw %r28,-116(%r30)
	bl fabs,%r2
	stw %r29,-112(%r30)
	fldds 0(%r8),%fr5
	fdiv,dbl %fr5,%fr4,%fr5
	copy %r4,%r19
	bl __ieee754_log,%r2
	copy %r19,%r4
	fcmp,dbl,!< %fr13,%fr0
	fcpy,dbl %fr4,%fr12
	ldw -120(%r30),%r24
	ldw -116(%r30),%r28
	ldw -112(%r30),%r29
	ftest
	b .L54
	copy %r4,%r19
.L20:
	ldil L'-1072693248,%r20
	addl %r5,%r20,%r20
	or %r20,%r6,%r20
	comib,= 0,%r20,.L1
	ldil L'-1073741824,%r20
	addl %r5,%r20,%r20
	or %r20,%r6,%r20
	comib,= 0,%r20,.L1
	nop
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	bb,>= %r7,1,.L82
	ldil L'1072480256,%r20
	ldil L'1075838976,%r20
	ldo -1(%r20),%r20
	comclr,<< %r20,%r5,%r0
	b,n .L26
	b,n .L27
.L28:
	ldo -1(%r20),%r20
	comb,<< %r20,%r5,.L37
	ldil L'1133510656,%r20
	fcpy,dbl %fr0,%fr12
.L26:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fcnvfxt,dbl,sgl %fr22,%fr25L
	addil LT'.LC49,%r19
	ldw RT'.LC49(%r1),%r20
	fcnvxf,sgl,dbl %fr25L,%fr24
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fldds 0(%r20),%fr22
	addil LT'.LC50,%r19
	fsub,dbl %fr23,%fr24,%fr24
	ldw RT'.LC50(%r1),%r20
	addil LT'.LC55,%r19
	fmpy,dbl %fr24,%fr22,%fr22
	fldds 0(%r20),%fr26
	ldw RT'.LC55(%r1),%r28
	fadd,dbl %fr22,%fr26,%fr22
	fldds 0(%r28),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC56,%r19
	ldw RT'.LC56(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC51,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	ldw RT'.LC51(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	addil LT'.LC57,%r19
	ldw RT'.LC57(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr23,%fr26,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC52,%r19
	ldw RT'.LC52(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	addil LT'.LC58,%r19
	fmpy,dbl %fr22,%fr24,%fr22
	ldw RT'.LC58(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC53,%r19
	ldw RT'.LC53(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr23,%fr24,%fr23
	fadd,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC59,%r19
	ldw RT'.LC59(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC54,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	ldw RT'.LC54(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	addil LT'.LC60,%r19
	ldw RT'.LC60(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr23,%fr26,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r28
	fldds 0(%r28),%fr26
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fdiv,dbl %fr22,%fr23,%fr13
	fldds 0(%r28),%fr22
	fmpy,dbl %fr24,%fr22,%fr22
	fstws %fr25L,-16(%sp)
	ldws -16(%sp),%r1
	ldo -3(%r1),%r28
	comib,<< 4,%r28,.L36
	fadd,dbl %fr13,%fr22,%fr13
	bl .+8,%r21
	depi 0,31,2,%r21
	ldo .L39-.(%r21),%r21
	ldwx,s %r28(%r21),%r22
	addl %r21,%r22,%r22
	bv,n %r0(%r22)
	.align 4
.L39:
	.begin_brtab
	.word .L48-.L39
	.word .L49-.L39
	.word .L50-.L39
	.word .L51-.L39
	.word .L38-.L39
	.end_brtab
.L51:
	fldds 0(%r20),%fr22
.L40:
	addil LT'.LC62,%r19
	ldw RT'.LC62(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr24,%fr23,%fr23
	fmpy,dbl %fr23,%fr22,%fr23
.L41:
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr24,%fr22,%fr22
	fmpy,dbl %fr22,%fr23,%fr22
.L42:
	addil LT'.LC63,%r19
	ldw RT'.LC63(%r1),%r28
	fldds 0(%r28),%fr5
	fadd,dbl %fr24,%fr5,%fr5
	fmpy,dbl %fr5,%fr22,%fr5
.L43:
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr24,%fr22,%fr24
	bl __ieee754_log,%r2
	fmpy,dbl %fr24,%fr5,%fr5
	b .L36
	fadd,dbl %fr13,%fr4,%fr13
.L50:
	b .L41
	fldds 0(%r20),%fr23
.L49:
	b .L42
	fldds 0(%r20),%fr22
.L48:
	b .L43
	fldds 0(%r20),%fr5
.L38:
	addil LT'.LC61,%r19
	ldw RT'.LC61(%r1),%r28
	fldds 0(%r28),%fr22
	b .L40
	fadd,dbl %fr24,%fr22,%fr22
.L78:
	addil LT'.LC1,%r19
	fcpy,dbl %fr0,%fr7
	ldw RT'.LC1(%r1),%r8
	fldds 0(%r8),%fr5
	fmpy,dbl %fr22,%fr5,%fr5
	copy %r19,%r4
	stw %r0,-52(%r30)
	stw %r24,-120(%r30)
	stw %r28,-116(%r30)
	bl __kernel_sin,%r2
	stw %r29,-112(%r30)
	fcpy,dbl %fr4,%fr13
	copy %r4,%r19
.L70:
	ldw -120(%r30),%r24
	ldw -116(%r30),%r28
	b .L10
	ldw -112(%r30),%r29
.L11:
	addil LT'.LC4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC4(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr22,%fr23,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r22,31,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23R
	zdep %r20,29,30,%r20
	b .L12
	fcnvxf,sgl,dbl %fr23R,%fr12
.L79:
	bl .+8,%r1
	depi 0,31,2,%r1
	ldo .L15-.(%r1),%r1
	ldwx,s %r20(%r1),%r21
	addl %r1,%r21,%r21
	bv,n %r0(%r21)
	.align 4
.L15:
	.begin_brtab
	.word .L18-.L15
	.word .L17-.L15
	.word .L17-.L15
	.word .L16-.L15
	.word .L16-.L15
	.word .L14-.L15
	.word .L14-.L15
	.end_brtab
.L16:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr22,%fr12,%fr22
	addil LT'.LC1,%r19
	fcpy,dbl %fr0,%fr7
	ldw RT'.LC1(%r1),%r8
	fldds 0(%r8),%fr5
	fmpy,dbl %fr22,%fr5,%fr5
	stw %r0,-52(%r30)
	stw %r24,-120(%r30)
	stw %r28,-116(%r30)
.L71:
	stw %r29,-112(%r30)
	bl __kernel_sin,%r2
	copy %r19,%r4
.L72:
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr13
	b .L70
	copy %r4,%r19
.L17:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr22,%fr12,%fr22
	addil LT'.LC1,%r19
	fcpy,dbl %fr0,%fr7
	ldw RT'.LC1(%r1),%r8
	fldds 0(%r8),%fr5
	fmpy,dbl %fr22,%fr5,%fr5
	stw %r24,-120(%r30)
	copy %r19,%r4
	stw %r28,-116(%r30)
	bl __kernel_cos,%r2
	stw %r29,-112(%r30)
	b,n .L72
.L14:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr12,%fr22,%fr12
	addil LT'.LC1,%r19
	fcpy,dbl %fr0,%fr7
	ldw RT'.LC1(%r1),%r8
	fldds 0(%r8),%fr5
	fmpy,dbl %fr12,%fr5,%fr5
	stw %r24,-120(%r30)
	copy %r19,%r4
	stw %r28,-116(%r30)
	bl __kernel_cos,%r2
	stw %r29,-112(%r30)
	copy %r4,%r19
	fcpy,dbl %fr4,%fr13
	ldw -120(%r30),%r24
	ldw -116(%r30),%r28
	b .L10
	ldw -112(%r30),%r29
.L18:
	addil LT'.LC1,%r19
	fcpy,dbl %fr0,%fr7
	ldw RT'.LC1(%r1),%r8
	stw %r0,-52(%r30)
	fldds 0(%r8),%fr5
	stw %r24,-120(%r30)
	fmpy,dbl %fr12,%fr5,%fr5
	b .L71
	stw %r28,-116(%r30)
.L37:
	ldo -1(%r20),%r20
	comb,<< %r20,%r5,.L44
	copy %r19,%r4
	fcpy,dbl %fr0,%fr12
.L27:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r19,%r4
	stw %r28,-116(%r30)
	bl __ieee754_log,%r2
	stw %r29,-112(%r30)
	copy %r4,%r19
	ldw -116(%r30),%r28
	addil LT'.LC0,%r19
	ldw -112(%r30),%r29
	ldw RT'.LC0(%r1),%r20
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	addil LT'.LC64,%r19
	fldds 0(%r20),%fr23
	fdiv,dbl %fr23,%fr22,%fr25
	ldw RT'.LC64(%r1),%r20
	addil LT'.LC65,%r19
	fldds 0(%r20),%fr13
	fsub,dbl %fr4,%fr23,%fr4
	ldw RT'.LC65(%r1),%r20
	fldds 0(%r20),%fr31
	addil LT'.LC66,%r19
	copy %r1,%r21
	ldw RT'.LC66(%r21),%r21
	fldds 0(%r21),%fr30
	addil LT'.LC67,%r19
	copy %r1,%r20
	ldw RT'.LC67(%r20),%r20
	fldds 0(%r20),%fr29
	addil LT'.LC68,%r19
	copy %r1,%r22
	ldw RT'.LC68(%r22),%r22
	fldds 0(%r22),%fr28
	addil LT'.LC69,%r19
	copy %r1,%r21
	ldw RT'.LC69(%r21),%r21
	fldds 0(%r21),%fr27
	addil LT'.LC2,%r19
	copy %r1,%r20
	ldw RT'.LC2(%r20),%r20
	fldds 0(%r20),%fr23
	fsub,dbl %fr22,%fr23,%fr23
	addil LT'.LC70,%r19
	ldw RT'.LC70(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr23,%fr4,%fr23
	fmpy,dbl %fr25,%fr25,%fr24
	fmpy,dbl %fr24,%fr13,%fr13
	fadd,dbl %fr13,%fr31,%fr13
	fmpy,dbl %fr13,%fr24,%fr13
	fsub,dbl %fr13,%fr30,%fr13
	fmpy,dbl %fr13,%fr24,%fr13
	fadd,dbl %fr13,%fr29,%fr13
	fmpy,dbl %fr13,%fr24,%fr13
	fsub,dbl %fr13,%fr28,%fr13
	fmpy,dbl %fr13,%fr24,%fr13
	fadd,dbl %fr13,%fr27,%fr13
	fmpy,dbl %fr13,%fr25,%fr13
	fadd,dbl %fr13,%fr26,%fr13
	b .L36
	fadd,dbl %fr13,%fr23,%fr13
.L54:
	ldi -1,%r20
	b .L20
	stw %r20,0(%r24)
.L34:
	ldo -2877(%r20),%r20
	comb,>>= %r20,%r5,.L35
	addil LT'.LC0,%r19
	addil LT'.LC8,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	ldw RT'.LC8(%r1),%r20
	fcpy,dbl %fr0,%fr4
	fldds 0(%r20),%fr27
	fsub,dbl %fr26,%fr27,%fr27
.L33:
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r28
	fmpy,dbl %fr27,%fr27,%fr25
	fldds 0(%r28),%fr23
	addil LT'.LC27,%r19
	ldw RT'.LC27(%r1),%r28
	fmpy,dbl %fr25,%fr27,%fr26
	fldds 0(%r28),%fr22
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r28
	fmpy,dbl %fr26,%fr23,%fr23
	fldds 0(%r28),%fr24
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r28
	fsub,dbl %fr23,%fr22,%fr23
	addil LT'.LC21,%r19
	fldds 0(%r28),%fr22
	fmpy,dbl %fr26,%fr24,%fr24
	ldw RT'.LC21(%r1),%r28
	fadd,dbl %fr24,%fr22,%fr24
	addil LT'.LC28,%r19
	fldds 0(%r28),%fr22
	ldw RT'.LC28(%r1),%r28
	fmpy,dbl %fr23,%fr26,%fr23
	fldds 0(%r28),%fr28
	addil LT'.LC22,%r19
	ldw RT'.LC22(%r1),%r28
	fadd,dbl %fr23,%fr28,%fr23
	addil LT'.LC33,%r19
	fldds 0(%r28),%fr28
	ldw RT'.LC33(%r1),%r28
	fmpy,dbl %fr26,%fr22,%fr22
	addil LT'.LC29,%r19
	fsub,dbl %fr22,%fr28,%fr22
	fmpy,dbl %fr24,%fr26,%fr24
	fldds 0(%r28),%fr28
	ldw RT'.LC29(%r1),%r28
	fsub,dbl %fr24,%fr28,%fr24
	fmpy,dbl %fr23,%fr26,%fr23
	fldds 0(%r28),%fr28
	fmpy,dbl %fr22,%fr26,%fr22
	fsub,dbl %fr23,%fr28,%fr23
	fmpy,dbl %fr24,%fr26,%fr24
	fmpy,dbl %fr23,%fr26,%fr23
	addil LT'.LC23,%r19
	ldw RT'.LC23(%r1),%r28
	fldds 0(%r28),%fr28
	fadd,dbl %fr22,%fr28,%fr22
	addil LT'.LC34,%r19
	ldw RT'.LC34(%r1),%r28
	fldds 0(%r28),%fr28
	fadd,dbl %fr24,%fr28,%fr24
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r28
	fmpy,dbl %fr22,%fr26,%fr22
	fldds 0(%r28),%fr28
	addil LT'.LC24,%r19
	fadd,dbl %fr23,%fr28,%fr23
	ldw RT'.LC24(%r1),%r28
	fldds 0(%r28),%fr28
	fmpy,dbl %fr24,%fr26,%fr24
	fmpy,dbl %fr23,%fr27,%fr23
	fsub,dbl %fr22,%fr28,%fr22
	addil LT'.LC35,%r19
	ldw RT'.LC35(%r1),%r28
	fldds 0(%r28),%fr27
	fsub,dbl %fr24,%fr27,%fr24
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr23,%fr26,%fr23
	addil LT'.LC25,%r19
	ldw RT'.LC25(%r1),%r28
	fldds 0(%r28),%fr13
	fadd,dbl %fr22,%fr13,%fr13
	addil LT'.LC36,%r19
	fmpy,dbl %fr13,%fr25,%fr13
	ldw RT'.LC36(%r1),%r28
	fldds 0(%r28),%fr22
	fsub,dbl %fr22,%fr23,%fr22
	addil LT'.LC37,%r19
	ldw RT'.LC37(%r1),%r28
	fsub,dbl %fr13,%fr22,%fr13
	fldds 0(%r28),%fr22
	fsub,dbl %fr13,%fr22,%fr13
	b .L36
	fadd,dbl %fr13,%fr4,%fr13
.L77:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r19,%r4
	stw %r28,-116(%r30)
	bl __ieee754_log,%r2
	stw %r29,-112(%r30)
	ldil L'1072136192,%r20
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r4,%r19
	ldw -116(%r30),%r28
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	ldo -5821(%r20),%r20
	comb,>>= %r20,%r5,.L30
	ldw -112(%r30),%r29
	addil LT'.LC0,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr24
	b .L31
	fsub,dbl %fr24,%fr22,%fr24
.L44:
	stw %r28,-116(%r30)
	fcpy,dbl %fr0,%fr12
	bl __ieee754_log,%r2
	stw %r29,-112(%r30)
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr4,%fr22,%fr4
	ldw -116(%r30),%r28
	ldw -112(%r30),%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	b .L36
	fmpy,dbl %fr4,%fr22,%fr13
.L35:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fcpy,dbl %fr0,%fr4
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fsub,dbl %fr23,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
.L32:
	addil LT'.LC38,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC38(%r1),%r21
	addil LT'.LC39,%r19
	fldds 0(%r21),%fr22
	fmpy,dbl %fr23,%fr22,%fr22
	ldw RT'.LC39(%r1),%r21
	addil LT'.LC43,%r19
	fldds 0(%r21),%fr23
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	fadd,dbl %fr22,%fr23,%fr22
	ldw RT'.LC43(%r1),%r21
	fldds 0(%r21),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	addil LT'.LC44,%r19
	ldw RT'.LC44(%r1),%r21
	fldds 0(%r21),%fr24
	fadd,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr23,%fr25,%fr23
	addil LT'.LC40,%r19
	ldw RT'.LC40(%r1),%r21
	fldds 0(%r21),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC45,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr26
	fmpy,dbl %fr22,%fr25,%fr22
	fldds 0(%r20),%fr24
	ldw RT'.LC45(%r1),%r20
	addil LT'.LC41,%r19
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	ldw RT'.LC41(%r1),%r20
	fmpy,dbl %fr23,%fr26,%fr23
	fldds 0(%r20),%fr25
	fadd,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	addil LT'.LC46,%r19
	ldw RT'.LC46(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	addil LT'.LC42,%r19
	fmpy,dbl %fr23,%fr26,%fr23
	ldw RT'.LC42(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr22,%fr25,%fr22
	addil LT'.LC47,%r19
	ldw RT'.LC47(%r1),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr23,%fr26,%fr23
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r20
	fldds 0(%r20),%fr13
	fsub,dbl %fr22,%fr13,%fr13
	fmpy,dbl %fr13,%fr26,%fr13
	fadd,dbl %fr23,%fr24,%fr23
	fdiv,dbl %fr13,%fr23,%fr13
	addil LT'.LC48,%r19
	ldw RT'.LC48(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr26,%fr22,%fr22
	fadd,dbl %fr13,%fr22,%fr13
	b .L36
	fadd,dbl %fr13,%fr4,%fr13
.L30:
	ldil L'1070448640,%r20
	ldo -6560(%r20),%r20
	comb,<< %r20,%r5,.L67
	addil LT'.LC7,%r19
	addil LT'.LC0,%r19
	b .L32
	ldw RT'.LC0(%r1),%r20
.L67:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC7(%r1),%r20
	fldds 0(%r20),%fr27
	b .L33
	fsub,dbl %fr23,%fr27,%fr27
.L52:
	b .L1
	fcpy,dbl %fr13,%fr12
	.EXIT
	.PROCEND
	.size	__ieee754_lgamma_r, .-__ieee754_lgamma_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
