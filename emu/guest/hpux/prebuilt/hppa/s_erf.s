; ffe91fd4734724553e6e406f0f963891 newlib/libm/math/s_erf.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	-1074790400
	.word	0
	.align 8
.LC2:
	.word	1075838976
	.word	0
	.align 8
.LC3:
	.word	1072721594
	.word	-2112562327
	.align 8
.LC4:
	.word	1069547520
	.word	0
	.align 8
.LC5:
	.word	1069575866
	.word	-2112562327
	.align 8
.LC6:
	.word	-1090983210
	.word	301995692
	.align 8
.LC7:
	.word	1064805009
	.word	593914084
	.align 8
.LC8:
	.word	1067264593
	.word	-606660273
	.align 8
.LC9:
	.word	1070910845
	.word	1763490067
	.align 8
.LC10:
	.word	1069575866
	.word	-2112562328
	.align 8
.LC11:
	.word	-1093624765
	.word	1117937952
	.align 8
.LC12:
	.word	1059151305
	.word	572267024
	.align 8
.LC13:
	.word	1064620066
	.word	-992777457
	.align 8
.LC14:
	.word	1068541260
	.word	1429655226
	.align 8
.LC15:
	.word	1071216505
	.word	-841294839
	.align 8
.LC16:
	.word	-1084113096
	.word	177604415
	.align 8
.LC17:
	.word	1067592246
	.word	1503106539
	.align 8
.LC18:
	.word	1069310872
	.word	1027483884
	.align 8
.LC19:
	.word	1070882762
	.word	-2142166812
	.align 8
.LC20:
	.word	1071108672
	.word	-71777295
	.align 8
.LC21:
	.word	1071287552
	.word	-1382894771
	.align 8
.LC22:
	.word	1063475640
	.word	-1091078856
	.align 8
.LC23:
	.word	1065913172
	.word	1463096605
	.align 8
.LC24:
	.word	1066134978
	.word	1800527132
	.align 8
.LC25:
	.word	1069557344
	.word	-412928737
	.align 8
.LC26:
	.word	1068655452
	.word	-643831385
	.align 8
.LC27:
	.word	1071729392
	.word	-1830064333
	.align 8
.LC28:
	.word	1069235814
	.word	418308899
	.align 8
.LC29:
	.word	1072368321
	.word	1610612736
	.align 8
.LC30:
	.word	-1075115327
	.word	1610612736
	.align 8
.LC31:
	.word	-1071406865
	.word	-962936228
	.align 8
.LC32:
	.word	1079267941
	.word	1474614002
	.align 8
.LC33:
	.word	1080496988
	.word	-338908238
	.align 8
.LC34:
	.word	1080315057
	.word	-2077744538
	.align 8
.LC35:
	.word	1078931466
	.word	-456416371
	.align 8
.LC36:
	.word	1076174340
	.word	1102112550
	.align 8
.LC37:
	.word	1072051222
	.word	-457542816
	.align 8
.LC38:
	.word	1065628690
	.word	1611490357
	.align 8
.LC39:
	.word	-1079054350
	.word	-294348190
	.align 8
.LC40:
	.word	1075464175
	.word	-1907864941
	.align 8
.LC41:
	.word	1079716003
	.word	-297226708
	.align 8
.LC42:
	.word	1081790497
	.word	1466958612
	.align 8
.LC43:
	.word	1082403609
	.word	569124968
	.align 8
.LC44:
	.word	1081813261
	.word	-712369551
	.align 8
.LC45:
	.word	1080112396
	.word	1382737697
	.align 8
.LC46:
	.word	1077126841
	.word	-1116703097
	.align 8
.LC47:
	.word	-1065469874
	.word	-1680066497
	.align 8
.LC48:
	.word	1083180129
	.word	1781422482
	.align 8
.LC49:
	.word	1082387592
	.word	326496808
	.align 8
.LC50:
	.word	1080300637
	.word	1137044888
	.align 8
.LC51:
	.word	1077002761
	.word	1432328538
	.align 8
.LC52:
	.word	1072272314
	.word	1891796446
	.align 8
.LC53:
	.word	1065628690
	.word	971534154
	.align 8
.LC54:
	.word	-1070173982
	.word	1114713442
	.align 8
.LC55:
	.word	1081976948
	.word	-408950941
	.align 8
.LC56:
	.word	1084486169
	.word	-824230938
	.align 8
.LC57:
	.word	1084817335
	.word	1754014826
	.align 8
.LC58:
	.word	1083704043
	.word	412963096
	.align 8
.LC59:
	.word	1081367726
	.word	572235530
	.align 8
.LC60:
	.word	1077827211
	.word	639455632
	.align 8
.LC61:
	.word	1071775744
	.word	0
	.section	.text.erf,"ax",@progbits
	.align 4
.globl erf
	.type	erf, @function
erf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	stwm %r6,128(%r30)
	ldo -112(%r30),%r1
	stw %r5,-124(%r30)
	stw %r3,-116(%r30)
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r3
	extru %r3,31,31,%r5
	comb,<< %r20,%r5,.L15
	ldil L'1072365568,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r5,.L4
	ldil L'1043333120,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r5,.L5
	ldil L'2139095040,%r20
	and %r3,%r20,%r20
	comib,<> 0,%r20,.L6
	addil LT'.LC5,%r19
	addil LT'.LC2,%r19
	copy %r1,%r20
	ldw RT'.LC2(%r20),%r21
	fldds 0(%r21),%fr22
	addil LT'.LC3,%r19
	fmpy,dbl %fr5,%fr22,%fr22
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r20),%fr23
	fmpy,dbl %fr5,%fr23,%fr23
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr4
	fadd,dbl %fr22,%fr23,%fr22
	b .L1
	fmpy,dbl %fr22,%fr4,%fr4
.L4:
	ldil L'1072955392,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L16
	ldil L'1075314688,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r5,%r0
	b,n .L9
	comib,> 0,%r3,.L13
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L15:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fdiv,dbl %fr22,%fr5,%fr22
	extru %r3,0,1,%r28
	zdep %r28,30,31,%r28
	subi 1,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fcnvxf,sgl,dbl %fr4L,%fr4
	fadd,dbl %fr4,%fr22,%fr4
.L1:
	ldo -112(%r30),%r1
	fldds,ma 8(%r1),%fr15
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	ldw -124(%r30),%r5
	fldds,ma 8(%r1),%fr13
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L6:
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr5,%fr22,%fr22
	b .L1
	fadd,dbl %fr22,%fr5,%fr4
.L9:
	bl fabs,%r2
	copy %r19,%r4
	fmpy,dbl %fr4,%fr4,%fr23
	copy %r4,%r19
	ldil L'1074184192,%r28
	fcpy,dbl %fr4,%fr14
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r6
	fldds 0(%r6),%fr24
	ldo 7021(%r28),%r28
	comb,>>= %r28,%r5,.L17
	fdiv,dbl %fr24,%fr23,%fr23
	addil LT'.LC54,%r19
	ldw RT'.LC54(%r1),%r28
	fldds 0(%r28),%fr25
	fmpy,dbl %fr23,%fr25,%fr25
	addil LT'.LC55,%r19
	ldw RT'.LC55(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr25,%fr22,%fr25
	addil LT'.LC47,%r19
	ldw RT'.LC47(%r1),%r28
	fmpy,dbl %fr25,%fr23,%fr25
	fldds 0(%r28),%fr22
	fmpy,dbl %fr23,%fr22,%fr22
	addil LT'.LC48,%r19
	ldw RT'.LC48(%r1),%r28
	fldds 0(%r28),%fr26
	fsub,dbl %fr22,%fr26,%fr22
	addil LT'.LC56,%r19
	ldw RT'.LC56(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr25,%fr26,%fr25
	addil LT'.LC49,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	ldw RT'.LC49(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr25,%fr23,%fr25
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC57,%r19
	ldw RT'.LC57(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr25,%fr26,%fr25
	fmpy,dbl %fr25,%fr23,%fr25
	addil LT'.LC50,%r19
	copy %r1,%r28
	ldw RT'.LC50(%r28),%r20
	fldds 0(%r20),%fr27
	fsub,dbl %fr22,%fr27,%fr22
	addil LT'.LC58,%r19
	ldw RT'.LC58(%r1),%r28
	fldds 0(%r28),%fr12
	fadd,dbl %fr25,%fr12,%fr12
	addil LT'.LC51,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r1,%r28
	fmpy,dbl %fr12,%fr23,%fr12
	ldw RT'.LC51(%r28),%r20
	fldds 0(%r20),%fr26
	addil LT'.LC59,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC59(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr12,%fr25,%fr12
	addil LT'.LC52,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r1,%r28
	ldw RT'.LC52(%r28),%r20
	fldds 0(%r20),%fr26
	fmpy,dbl %fr12,%fr23,%fr12
	addil LT'.LC60,%r19
	ldw RT'.LC60(%r1),%r28
	fldds 0(%r28),%fr25
	fsub,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr12,%fr25,%fr12
	fmpy,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr12,%fr23,%fr12
	fadd,dbl %fr12,%fr24,%fr12
	addil LT'.LC53,%r19
	ldw RT'.LC53(%r1),%r28
	fldds 0(%r28),%fr13
	fsub,dbl %fr22,%fr13,%fr13
.L11:
	fstds %fr14,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC61,%r19
	ldi 0,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr15
	ldw RT'.LC61(%r1),%r28
	copy %r19,%r4
	fldds 0(%r28),%fr5
	fstds %fr15,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr15,%fr22
	bl __ieee754_exp,%r2
	fsub,dbl %fr22,%fr5,%fr5
	fdiv,dbl %fr13,%fr12,%fr13
	fsub,dbl %fr15,%fr14,%fr5
	fadd,dbl %fr14,%fr15,%fr15
	fcpy,dbl %fr4,%fr12
	fmpy,dbl %fr5,%fr15,%fr5
	copy %r4,%r19
	bl __ieee754_exp,%r2
	fadd,dbl %fr5,%fr13,%fr5
	fmpy,dbl %fr12,%fr4,%fr12
	fldds 0(%r6),%fr4
	comib,> 0,%r3,.L12
	fdiv,dbl %fr12,%fr14,%fr12
	b .L1
	fsub,dbl %fr4,%fr12,%fr4
.L5:
	fmpy,dbl %fr5,%fr5,%fr24
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r20
	fldds 0(%r20),%fr23
	addil LT'.LC12,%r19
	fmpy,dbl %fr24,%fr23,%fr23
	ldw RT'.LC12(%r1),%r20
	fldds 0(%r20),%fr22
	addil LT'.LC6,%r19
	fadd,dbl %fr23,%fr22,%fr23
	ldw RT'.LC6(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr24,%fr22,%fr22
	addil LT'.LC7,%r19
	copy %r1,%r20
	ldw RT'.LC7(%r20),%r21
	fldds 0(%r21),%fr26
	addil LT'.LC13,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC13(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC8,%r19
	copy %r1,%r20
	addil LT'.LC14,%r19
	ldw RT'.LC8(%r20),%r21
	fldds 0(%r21),%fr26
	ldw RT'.LC14(%r1),%r20
	fsub,dbl %fr22,%fr26,%fr22
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC9,%r19
	copy %r1,%r20
	ldw RT'.LC9(%r20),%r21
	fldds 0(%r21),%fr26
	addil LT'.LC15,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC15(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC10,%r19
	copy %r1,%r20
	addil LT'.LC0,%r19
	ldw RT'.LC10(%r20),%r21
	fldds 0(%r21),%fr25
	ldw RT'.LC0(%r1),%r20
	fadd,dbl %fr22,%fr25,%fr22
	fldds 0(%r20),%fr24
	fadd,dbl %fr23,%fr24,%fr23
	fdiv,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr22,%fr5,%fr22
	b .L1
	fadd,dbl %fr22,%fr5,%fr4
.L16:
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr25
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r28
	fsub,dbl %fr4,%fr25,%fr24
	fldds 0(%r28),%fr22
	addil LT'.LC23,%r19
	ldw RT'.LC23(%r1),%r28
	fmpy,dbl %fr24,%fr22,%fr22
	fldds 0(%r28),%fr23
	addil LT'.LC17,%r19
	fmpy,dbl %fr24,%fr23,%fr23
	ldw RT'.LC17(%r1),%r28
	fldds 0(%r28),%fr26
	addil LT'.LC24,%r19
	fadd,dbl %fr22,%fr26,%fr22
	ldw RT'.LC24(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC18,%r19
	fmpy,dbl %fr22,%fr24,%fr22
	copy %r1,%r28
	ldw RT'.LC18(%r28),%r20
	fldds 0(%r20),%fr27
	fmpy,dbl %fr23,%fr24,%fr23
	fsub,dbl %fr22,%fr27,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC25,%r19
	ldw RT'.LC25(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC19,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	copy %r1,%r28
	ldw RT'.LC19(%r28),%r20
	fldds 0(%r20),%fr27
	fadd,dbl %fr22,%fr27,%fr22
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC20,%r19
	fmpy,dbl %fr22,%fr24,%fr22
	copy %r1,%r28
	fmpy,dbl %fr23,%fr24,%fr23
	ldw RT'.LC20(%r28),%r20
	fldds 0(%r20),%fr27
	addil LT'.LC27,%r19
	fsub,dbl %fr22,%fr27,%fr22
	ldw RT'.LC27(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr23,%fr26,%fr23
	addil LT'.LC21,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	copy %r1,%r28
	ldw RT'.LC21(%r28),%r20
	fldds 0(%r20),%fr27
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC28,%r19
	ldw RT'.LC28(%r1),%r28
	fldds 0(%r28),%fr4
	fadd,dbl %fr22,%fr27,%fr22
	fadd,dbl %fr23,%fr4,%fr4
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr4,%fr24,%fr4
	fadd,dbl %fr4,%fr25,%fr4
	addil LT'.LC22,%r19
	ldw RT'.LC22(%r1),%r28
	fldds 0(%r28),%fr23
	comib,> 0,%r3,.L8
	fsub,dbl %fr22,%fr23,%fr22
	fdiv,dbl %fr22,%fr4,%fr22
	addil LT'.LC29,%r19
	ldw RT'.LC29(%r1),%r28
	fldds 0(%r28),%fr4
	b .L1
	fadd,dbl %fr22,%fr4,%fr4
.L13:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L17:
	addil LT'.LC39,%r19
	ldw RT'.LC39(%r1),%r28
	fldds 0(%r28),%fr25
	fmpy,dbl %fr23,%fr25,%fr25
	addil LT'.LC40,%r19
	ldw RT'.LC40(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr25,%fr22,%fr25
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r28
	fmpy,dbl %fr25,%fr23,%fr25
	fldds 0(%r28),%fr22
	addil LT'.LC32,%r19
	fmpy,dbl %fr23,%fr22,%fr22
	ldw RT'.LC32(%r1),%r28
	fldds 0(%r28),%fr26
	addil LT'.LC41,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC41(%r1),%r28
	fldds 0(%r28),%fr12
	fadd,dbl %fr25,%fr12,%fr12
	addil LT'.LC33,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r1,%r28
	ldw RT'.LC33(%r28),%r20
	fldds 0(%r20),%fr26
	fmpy,dbl %fr12,%fr23,%fr12
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC42,%r19
	ldw RT'.LC42(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr12,%fr25,%fr12
	addil LT'.LC34,%r19
	fmpy,dbl %fr12,%fr23,%fr12
	copy %r1,%r28
	ldw RT'.LC34(%r28),%r20
	fldds 0(%r20),%fr26
	fsub,dbl %fr22,%fr26,%fr22
	addil LT'.LC43,%r19
	ldw RT'.LC43(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr12,%fr25,%fr12
	addil LT'.LC35,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r1,%r28
	fmpy,dbl %fr12,%fr23,%fr12
	ldw RT'.LC35(%r28),%r20
	fldds 0(%r20),%fr26
	addil LT'.LC44,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC44(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr12,%fr25,%fr12
	addil LT'.LC36,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	copy %r1,%r28
	ldw RT'.LC36(%r28),%r20
	fldds 0(%r20),%fr26
	fmpy,dbl %fr12,%fr23,%fr12
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC45,%r19
	ldw RT'.LC45(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr12,%fr25,%fr12
	addil LT'.LC37,%r19
	fmpy,dbl %fr12,%fr23,%fr12
	copy %r1,%r28
	ldw RT'.LC37(%r28),%r20
	fldds 0(%r20),%fr26
	fsub,dbl %fr22,%fr26,%fr22
	addil LT'.LC46,%r19
	ldw RT'.LC46(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr12,%fr25,%fr12
	fmpy,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr12,%fr23,%fr12
	fadd,dbl %fr12,%fr24,%fr12
	addil LT'.LC38,%r19
	ldw RT'.LC38(%r1),%r28
	fldds 0(%r28),%fr13
	b .L11
	fsub,dbl %fr22,%fr13,%fr13
.L8:
	fdiv,dbl %fr22,%fr4,%fr4
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r28
	fldds 0(%r28),%fr23
	b .L1
	fsub,dbl %fr23,%fr4,%fr4
.L12:
	b .L1
	fsub,dbl %fr12,%fr4,%fr4
	.EXIT
	.PROCEND
	.size	erf, .-erf
	.section	.rodata.cst8
	.align 8
.LC124:
	.word	1073741824
	.word	0
	.align 8
.LC125:
	.word	1072693248
	.word	0
	.align 8
.LC126:
	.word	-1090983210
	.word	301995692
	.align 8
.LC127:
	.word	1064805009
	.word	593914084
	.align 8
.LC128:
	.word	1067264593
	.word	-606660273
	.align 8
.LC129:
	.word	1070910845
	.word	1763490067
	.align 8
.LC130:
	.word	1069575866
	.word	-2112562328
	.align 8
.LC131:
	.word	-1093624765
	.word	1117937952
	.align 8
.LC132:
	.word	1059151305
	.word	572267024
	.align 8
.LC133:
	.word	1064620066
	.word	-992777457
	.align 8
.LC134:
	.word	1068541260
	.word	1429655226
	.align 8
.LC135:
	.word	1071216505
	.word	-841294839
	.align 8
.LC136:
	.word	1071644672
	.word	0
	.align 8
.LC137:
	.word	-1084113096
	.word	177604415
	.align 8
.LC138:
	.word	1067592246
	.word	1503106539
	.align 8
.LC139:
	.word	1069310872
	.word	1027483884
	.align 8
.LC140:
	.word	1070882762
	.word	-2142166812
	.align 8
.LC141:
	.word	1071108672
	.word	-71777295
	.align 8
.LC142:
	.word	1071287552
	.word	-1382894771
	.align 8
.LC143:
	.word	1063475640
	.word	-1091078856
	.align 8
.LC144:
	.word	1065913172
	.word	1463096605
	.align 8
.LC145:
	.word	1066134978
	.word	1800527132
	.align 8
.LC146:
	.word	1069557344
	.word	-412928737
	.align 8
.LC147:
	.word	1068655452
	.word	-643831385
	.align 8
.LC148:
	.word	1071729392
	.word	-1830064333
	.align 8
.LC149:
	.word	1069235814
	.word	418308899
	.align 8
.LC150:
	.word	1069798650
	.word	-2147483648
	.align 8
.LC151:
	.word	1072368321
	.word	1610612736
	.align 8
.LC152:
	.word	-1071406865
	.word	-962936228
	.align 8
.LC153:
	.word	1079267941
	.word	1474614002
	.align 8
.LC154:
	.word	1080496988
	.word	-338908238
	.align 8
.LC155:
	.word	1080315057
	.word	-2077744538
	.align 8
.LC156:
	.word	1078931466
	.word	-456416371
	.align 8
.LC157:
	.word	1076174340
	.word	1102112550
	.align 8
.LC158:
	.word	1072051222
	.word	-457542816
	.align 8
.LC159:
	.word	1065628690
	.word	1611490357
	.align 8
.LC160:
	.word	-1079054350
	.word	-294348190
	.align 8
.LC161:
	.word	1075464175
	.word	-1907864941
	.align 8
.LC162:
	.word	1079716003
	.word	-297226708
	.align 8
.LC163:
	.word	1081790497
	.word	1466958612
	.align 8
.LC164:
	.word	1082403609
	.word	569124968
	.align 8
.LC165:
	.word	1081813261
	.word	-712369551
	.align 8
.LC166:
	.word	1080112396
	.word	1382737697
	.align 8
.LC167:
	.word	1077126841
	.word	-1116703097
	.align 8
.LC168:
	.word	-1065469874
	.word	-1680066497
	.align 8
.LC169:
	.word	1083180129
	.word	1781422482
	.align 8
.LC170:
	.word	1082387592
	.word	326496808
	.align 8
.LC171:
	.word	1080300637
	.word	1137044888
	.align 8
.LC172:
	.word	1077002761
	.word	1432328538
	.align 8
.LC173:
	.word	1072272314
	.word	1891796446
	.align 8
.LC174:
	.word	1065628690
	.word	971534154
	.align 8
.LC175:
	.word	-1070173982
	.word	1114713442
	.align 8
.LC176:
	.word	1081976948
	.word	-408950941
	.align 8
.LC177:
	.word	1084486169
	.word	-824230938
	.align 8
.LC178:
	.word	1084817335
	.word	1754014826
	.align 8
.LC179:
	.word	1083704043
	.word	412963096
	.align 8
.LC180:
	.word	1081367726
	.word	572235530
	.align 8
.LC181:
	.word	1077827211
	.word	639455632
	.align 8
.LC182:
	.word	1071775744
	.word	0
	.section	.text.erfc,"ax",@progbits
	.align 4
.globl erfc
	.type	erfc, @function
erfc:
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
	copy %r28,%r3
	extru %r3,31,31,%r5
	comb,<< %r20,%r5,.L39
	ldil L'1072365568,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r5,.L21
	ldil L'1013972992,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r5,.L40
	addil LT'.LC131,%r19
	fmpy,dbl %fr5,%fr5,%fr24
	ldw RT'.LC131(%r1),%r20
	fldds 0(%r20),%fr23
	addil LT'.LC132,%r19
	fmpy,dbl %fr24,%fr23,%fr23
	ldw RT'.LC132(%r1),%r20
	fldds 0(%r20),%fr22
	addil LT'.LC126,%r19
	fadd,dbl %fr23,%fr22,%fr23
	ldw RT'.LC126(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr24,%fr22,%fr22
	addil LT'.LC127,%r19
	copy %r1,%r20
	ldw RT'.LC127(%r20),%r21
	fldds 0(%r21),%fr26
	addil LT'.LC133,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC133(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC128,%r19
	copy %r1,%r20
	addil LT'.LC134,%r19
	ldw RT'.LC128(%r20),%r21
	fldds 0(%r21),%fr26
	ldw RT'.LC134(%r1),%r20
	fsub,dbl %fr22,%fr26,%fr22
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC129,%r19
	copy %r1,%r20
	ldw RT'.LC129(%r20),%r21
	fldds 0(%r21),%fr26
	addil LT'.LC135,%r19
	fsub,dbl %fr22,%fr26,%fr22
	ldw RT'.LC135(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC130,%r19
	copy %r1,%r20
	addil LT'.LC125,%r19
	ldw RT'.LC130(%r20),%r21
	fldds 0(%r21),%fr24
	ldw RT'.LC125(%r1),%r20
	fadd,dbl %fr22,%fr24,%fr22
	fldds 0(%r20),%fr4
	fadd,dbl %fr23,%fr4,%fr23
	fdiv,dbl %fr22,%fr23,%fr22
	fcpy,dbl %fr5,%fr23
	ldil L'1070596096,%r20
	ldo -1(%r20),%r20
	comb,< %r20,%r3,.L23
	fmpy,dbl %fr22,%fr5,%fr22
.L38:
	fadd,dbl %fr23,%fr22,%fr22
	fsub,dbl %fr4,%fr22,%fr4
.L18:
	ldo -112(%r30),%r1
	fldds,ma 8(%r1),%fr15
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	ldw -124(%r30),%r4
	fldds,ma 8(%r1),%fr13
	ldw -120(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r5
.L21:
	ldil L'1072955392,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L41
	ldil L'1077673984,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r5,%r0
	b,n .L42
	comib,>= 0,%r3,.L44
	addil LT'.LC124,%r19
	b .L18
	fcpy,dbl %fr0,%fr4
.L39:
	addil LT'.LC125,%r19
	ldw RT'.LC125(%r1),%r20
	fldds 0(%r20),%fr22
	fdiv,dbl %fr22,%fr5,%fr22
	extru %r3,0,1,%r28
	zdep %r28,30,31,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fcnvxf,sgl,dbl %fr4L,%fr4
	b .L18
	fadd,dbl %fr4,%fr22,%fr4
.L23:
	addil LT'.LC136,%r19
	ldw RT'.LC136(%r1),%r20
	fldds 0(%r20),%fr4
	b .L38
	fsub,dbl %fr5,%fr4,%fr23
.L42:
	bl fabs,%r2
	copy %r19,%r4
	fmpy,dbl %fr4,%fr4,%fr23
	copy %r4,%r19
	ldil L'1074184192,%r20
	fcpy,dbl %fr4,%fr13
	addil LT'.LC125,%r19
	ldw RT'.LC125(%r1),%r28
	fldds 0(%r28),%fr24
	ldo 7020(%r20),%r20
	comb,>>= %r20,%r5,.L43
	fdiv,dbl %fr24,%fr23,%fr23
	comib,<= 0,%r3,.L29
	ldil L'1075314688,%r20
	ldo -1(%r20),%r20
	comb,< %r20,%r5,.L31
	addil LT'.LC124,%r19
.L29:
	addil LT'.LC175,%r19
	ldw RT'.LC175(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr23,%fr22,%fr22
	addil LT'.LC176,%r19
	ldw RT'.LC176(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC168,%r19
	ldw RT'.LC168(%r1),%r20
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r20),%fr24
	addil LT'.LC169,%r19
	fmpy,dbl %fr23,%fr24,%fr24
	ldw RT'.LC169(%r1),%r20
	fldds 0(%r20),%fr14
	addil LT'.LC177,%r19
	fsub,dbl %fr24,%fr14,%fr14
	ldw RT'.LC177(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr22,%fr24,%fr22
	addil LT'.LC170,%r19
	fldds 0(%r28),%fr24
	ldw RT'.LC170(%r1),%r28
	fmpy,dbl %fr14,%fr23,%fr14
	fldds 0(%r28),%fr25
	fmpy,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr14,%fr25,%fr14
	addil LT'.LC178,%r19
	ldw RT'.LC178(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC171,%r19
	fmpy,dbl %fr14,%fr23,%fr14
	copy %r1,%r28
	ldw RT'.LC171(%r28),%r20
	fldds 0(%r20),%fr26
	addil LT'.LC179,%r19
	fsub,dbl %fr14,%fr26,%fr14
	ldw RT'.LC179(%r1),%r28
	fldds 0(%r28),%fr12
	fadd,dbl %fr22,%fr12,%fr12
	addil LT'.LC172,%r19
	fmpy,dbl %fr14,%fr23,%fr14
	copy %r1,%r28
	ldw RT'.LC172(%r28),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr12,%fr23,%fr12
	fsub,dbl %fr14,%fr25,%fr14
	fmpy,dbl %fr14,%fr23,%fr14
	addil LT'.LC180,%r19
	ldw RT'.LC180(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	addil LT'.LC173,%r19
	fmpy,dbl %fr12,%fr23,%fr12
	copy %r1,%r28
	ldw RT'.LC173(%r28),%r20
	fldds 0(%r20),%fr25
	fsub,dbl %fr14,%fr25,%fr14
	addil LT'.LC181,%r19
	ldw RT'.LC181(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	fmpy,dbl %fr14,%fr23,%fr14
	fmpy,dbl %fr12,%fr23,%fr12
	fadd,dbl %fr12,%fr24,%fr12
	addil LT'.LC174,%r19
	ldw RT'.LC174(%r1),%r28
	fldds 0(%r28),%fr22
	fsub,dbl %fr14,%fr22,%fr14
.L28:
	fstds %fr13,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC182,%r19
	ldi 0,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr15
	ldw RT'.LC182(%r1),%r28
	copy %r19,%r4
	fldds 0(%r28),%fr5
	fstds %fr15,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr15,%fr22
	bl __ieee754_exp,%r2
	fsub,dbl %fr22,%fr5,%fr5
	fdiv,dbl %fr14,%fr12,%fr14
	fsub,dbl %fr15,%fr13,%fr5
	fadd,dbl %fr13,%fr15,%fr15
	fcpy,dbl %fr4,%fr12
	fmpy,dbl %fr5,%fr15,%fr5
	copy %r4,%r19
	copy %r19,%r4
	bl __ieee754_exp,%r2
	fadd,dbl %fr5,%fr14,%fr5
	fmpy,dbl %fr12,%fr4,%fr4
	copy %r4,%r19
	comib,< 0,%r3,.L18
	fdiv,dbl %fr4,%fr13,%fr4
	addil LT'.LC124,%r19
	ldw RT'.LC124(%r1),%r28
	fldds 0(%r28),%fr22
	b .L18
	fsub,dbl %fr22,%fr4,%fr4
.L40:
	addil LT'.LC125,%r19
	ldw RT'.LC125(%r1),%r20
	fldds 0(%r20),%fr4
	b .L18
	fsub,dbl %fr4,%fr5,%fr4
.L41:
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC125,%r19
	ldw RT'.LC125(%r1),%r28
	fldds 0(%r28),%fr22
	addil LT'.LC137,%r19
	ldw RT'.LC137(%r1),%r28
	fsub,dbl %fr4,%fr22,%fr25
	fldds 0(%r28),%fr23
	addil LT'.LC144,%r19
	ldw RT'.LC144(%r1),%r28
	fmpy,dbl %fr25,%fr23,%fr23
	fldds 0(%r28),%fr24
	addil LT'.LC138,%r19
	fmpy,dbl %fr25,%fr24,%fr24
	ldw RT'.LC138(%r1),%r28
	fldds 0(%r28),%fr26
	addil LT'.LC145,%r19
	fadd,dbl %fr23,%fr26,%fr23
	ldw RT'.LC145(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr24,%fr26,%fr24
	addil LT'.LC139,%r19
	fmpy,dbl %fr23,%fr25,%fr23
	copy %r1,%r28
	ldw RT'.LC139(%r28),%r20
	fldds 0(%r20),%fr27
	fmpy,dbl %fr24,%fr25,%fr24
	fsub,dbl %fr23,%fr27,%fr23
	fmpy,dbl %fr23,%fr25,%fr23
	addil LT'.LC146,%r19
	ldw RT'.LC146(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr24,%fr26,%fr24
	addil LT'.LC140,%r19
	fmpy,dbl %fr24,%fr25,%fr24
	copy %r1,%r28
	ldw RT'.LC140(%r28),%r20
	fldds 0(%r20),%fr27
	fadd,dbl %fr23,%fr27,%fr23
	addil LT'.LC147,%r19
	ldw RT'.LC147(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr24,%fr26,%fr24
	addil LT'.LC141,%r19
	fmpy,dbl %fr23,%fr25,%fr23
	copy %r1,%r28
	fmpy,dbl %fr24,%fr25,%fr24
	ldw RT'.LC141(%r28),%r20
	fldds 0(%r20),%fr27
	addil LT'.LC148,%r19
	fsub,dbl %fr23,%fr27,%fr23
	ldw RT'.LC148(%r1),%r28
	fldds 0(%r28),%fr26
	fadd,dbl %fr24,%fr26,%fr24
	addil LT'.LC142,%r19
	fmpy,dbl %fr24,%fr25,%fr24
	copy %r1,%r28
	ldw RT'.LC142(%r28),%r20
	fldds 0(%r20),%fr27
	fmpy,dbl %fr23,%fr25,%fr23
	addil LT'.LC149,%r19
	ldw RT'.LC149(%r1),%r28
	fldds 0(%r28),%fr4
	fadd,dbl %fr23,%fr27,%fr23
	fadd,dbl %fr24,%fr4,%fr4
	fmpy,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr4,%fr25,%fr4
	fadd,dbl %fr4,%fr22,%fr4
	addil LT'.LC143,%r19
	ldw RT'.LC143(%r1),%r28
	fldds 0(%r28),%fr24
	fsub,dbl %fr23,%fr24,%fr23
	comib,> 0,%r3,.L25
	fdiv,dbl %fr23,%fr4,%fr23
	addil LT'.LC150,%r19
	ldw RT'.LC150(%r1),%r28
	fldds 0(%r28),%fr4
	b .L18
	fsub,dbl %fr4,%fr23,%fr4
.L31:
.L44:
	ldw RT'.LC124(%r1),%r28
	b .L18
	fldds 0(%r28),%fr4
.L43:
	addil LT'.LC160,%r19
	ldw RT'.LC160(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr23,%fr22,%fr22
	addil LT'.LC161,%r19
	ldw RT'.LC161(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr22,%fr25,%fr22
	addil LT'.LC152,%r19
	ldw RT'.LC152(%r1),%r28
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r28),%fr14
	addil LT'.LC153,%r19
	fmpy,dbl %fr23,%fr14,%fr14
	ldw RT'.LC153(%r1),%r28
	fldds 0(%r28),%fr25
	addil LT'.LC162,%r19
	fsub,dbl %fr14,%fr25,%fr14
	ldw RT'.LC162(%r1),%r28
	fldds 0(%r28),%fr12
	fadd,dbl %fr22,%fr12,%fr12
	addil LT'.LC154,%r19
	fmpy,dbl %fr14,%fr23,%fr14
	copy %r1,%r28
	ldw RT'.LC154(%r28),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr12,%fr23,%fr12
	fsub,dbl %fr14,%fr25,%fr14
	fmpy,dbl %fr14,%fr23,%fr14
	addil LT'.LC163,%r19
	ldw RT'.LC163(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	addil LT'.LC155,%r19
	fmpy,dbl %fr12,%fr23,%fr12
	copy %r1,%r28
	ldw RT'.LC155(%r28),%r20
	fldds 0(%r20),%fr25
	fsub,dbl %fr14,%fr25,%fr14
	addil LT'.LC164,%r19
	ldw RT'.LC164(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	addil LT'.LC156,%r19
	fmpy,dbl %fr14,%fr23,%fr14
	copy %r1,%r28
	fmpy,dbl %fr12,%fr23,%fr12
	ldw RT'.LC156(%r28),%r20
	fldds 0(%r20),%fr25
	addil LT'.LC165,%r19
	fsub,dbl %fr14,%fr25,%fr14
	ldw RT'.LC165(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	addil LT'.LC157,%r19
	fmpy,dbl %fr14,%fr23,%fr14
	copy %r1,%r28
	ldw RT'.LC157(%r28),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr12,%fr23,%fr12
	fsub,dbl %fr14,%fr25,%fr14
	fmpy,dbl %fr14,%fr23,%fr14
	addil LT'.LC166,%r19
	ldw RT'.LC166(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	addil LT'.LC158,%r19
	fmpy,dbl %fr12,%fr23,%fr12
	copy %r1,%r28
	ldw RT'.LC158(%r28),%r20
	fldds 0(%r20),%fr25
	fsub,dbl %fr14,%fr25,%fr14
	addil LT'.LC167,%r19
	ldw RT'.LC167(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr12,%fr22,%fr12
	fmpy,dbl %fr14,%fr23,%fr14
	fmpy,dbl %fr12,%fr23,%fr12
	fadd,dbl %fr12,%fr24,%fr12
	addil LT'.LC159,%r19
	ldw RT'.LC159(%r1),%r28
	fldds 0(%r28),%fr22
	b .L28
	fsub,dbl %fr14,%fr22,%fr14
.L25:
	addil LT'.LC151,%r19
	ldw RT'.LC151(%r1),%r28
	fldds 0(%r28),%fr24
	fadd,dbl %fr23,%fr24,%fr23
	b .L18
	fadd,dbl %fr23,%fr22,%fr4
	.EXIT
	.PROCEND
	.size	erfc, .-erfc
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
