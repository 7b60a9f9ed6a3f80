; cb73c3c9486047aef65097d1eb8fd537 newlib/libm/math/e_pow.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC5:
	.stringz	""
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	1071822851
	.word	1073741824
	.align 8
.LC2:
	.word	1045233131
	.word	1137692678
	.align 8
.LC3:
	.word	1073217536
	.word	0
	.align 8
.LC4:
	.word	-1074790400
	.word	0
	.align 8
.LC6:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC7:
	.word	1073157447
	.word	1610612736
	.align 8
.LC8:
	.word	1045736971
	.word	-128065724
	.align 8
.LC9:
	.word	1070596096
	.word	0
	.align 8
.LC10:
	.word	1070945621
	.word	1431655765
	.align 8
.LC11:
	.word	1071644672
	.word	0
	.align 8
.LC12:
	.word	1073157447
	.word	1697350398
	.align 8
.LC13:
	.word	1128267776
	.word	0
	.align 8
.LC14:
	.word	1070235176
	.word	1246056175
	.align 8
.LC15:
	.word	1070433866
	.word	-1815487643
	.align 8
.LC16:
	.word	1070691424
	.word	-1457700607
	.align 8
.LC17:
	.word	1070945621
	.word	1368335949
	.align 8
.LC18:
	.word	1071345078
	.word	-613438465
	.align 8
.LC19:
	.word	1071854387
	.word	858993411
	.align 8
.LC20:
	.word	1074266112
	.word	0
	.align 8
.LC21:
	.word	1072613129
	.word	-536870912
	.align 8
.LC22:
	.word	1072613129
	.word	-600177667
	.align 8
.LC23:
	.word	-1103220768
	.word	341508597
	.align 8
.LC24:
	.word	1016534343
	.word	1697350398
	.align 8
.LC25:
	.word	27618847
	.word	-1023872167
	.align 8
.LC26:
	.word	1072049731
	.word	0
	.align 8
.LC27:
	.word	1072049730
	.word	-17155601
	.align 8
.LC28:
	.word	-1105175455
	.word	212364345
	.align 8
.LC29:
	.word	1046886249
	.word	1925096656
	.align 8
.LC30:
	.word	1052491073
	.word	-976065551
	.align 8
.LC31:
	.word	1058100842
	.word	-1356472788
	.align 8
.LC32:
	.word	1063698796
	.word	381599123
	.align 8
.LC33:
	.word	1069897045
	.word	1431655742
	.align 8
.LC34:
	.word	1073741824
	.word	0
	.section	.text.__ieee754_pow,"ax",@progbits
	.align 4
.globl __ieee754_pow
	.type	__ieee754_pow, @function
__ieee754_pow:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=12,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -72(%r30),%r1
	stw %r8,-96(%r30)
	stw %r7,-92(%r30)
	stw %r6,-88(%r30)
	stw %r5,-84(%r30)
	stw %r12,-112(%r30)
	stw %r11,-108(%r30)
	stw %r10,-104(%r30)
	stw %r9,-100(%r30)
	stw %r4,-80(%r30)
	stw %r3,-76(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r8
	extru %r8,31,31,%r7
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	or %r7,%r29,%r21
	comib,= 0,%r21,.L65
	copy %r29,%r20
	copy %r5,%r9
	copy %r6,%r11
	extru %r9,31,31,%r3
	ldil L'2146435072,%r21
	comb,<< %r21,%r3,.L3
	copy %r3,%r10
	comclr,= %r21,%r3,%r0
	b,n .L130
	comib,= 0,%r6,.L78
	addil LT'.LC5,%r19
.L131:
	ldw RT'.LC5(%r1),%r26
	bl nan,%r2
	nop
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L78:
.L130:
	comclr,>>= %r21,%r7,%r0
	b,n .L3
	comclr,= %r21,%r7,%r0
	b,n .L6
	comiclr,<> 0,%r20,%r0
	b,n .L6
.L3:
	ldil L'-1072693248,%r28
	addl %r3,%r28,%r28
	or %r28,%r11,%r28
	comib,<> 0,%r28,.L131
	addil LT'.LC5,%r19
.L65:
	addil LT'.LC0,%r19
.L133:
	ldw RT'.LC0(%r1),%r28
	ldw 0(%r28),%r21
	ldw 4(%r28),%r22
.L1:
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	ldo -72(%r30),%r1
	ldw -148(%r30),%r2
	ldw -112(%r30),%r12
	ldw -108(%r30),%r11
	ldw -104(%r30),%r10
	ldw -100(%r30),%r9
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	comib,> 0,%r9,.L120
	ldil L'1128267776,%r21
	comib,<> 0,%r20,.L63
	ldil L'2146435072,%r21
	comb,= %r21,%r7,.L10
	copy %r20,%r12
.L17:
	ldil L'1072693248,%r20
.L136:
	comclr,= %r20,%r7,%r0
	b,n .L21
	copy %r5,%r21
	copy %r6,%r22
	comib,<= 0,%r8,.L1
	addil LT'.LC0,%r19
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr23,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L120:
	ldo -1(%r21),%r21
	comclr,<< %r21,%r7,%r0
	b,n .L8
	comib,<> 0,%r20,.L9
	copy %r19,%r4
	ldil L'2146435072,%r20
	comb,= %r20,%r7,.L10
	ldi 2,%r12
.L11:
	stw %r28,-120(%r30)
.L135:
	copy %r19,%r4
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	stw %r29,-116(%r30)
	copy %r4,%r19
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldw -120(%r30),%r28
	comib,= 0,%r11,.L53
	ldw -116(%r30),%r29
.L23:
	comiclr,> 0,%r9,%r11
	ldi -1,%r11
	or %r12,%r11,%r20
	comiclr,= 0,%r20,%r0
	b,n .L27
.L52:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr23,%fr23,%fr22
	fdiv,dbl %fr22,%fr22,%fr25
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L63:
	ldi 0,%r12
	stw %r28,-120(%r30)
.L129:
	copy %r19,%r4
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	stw %r29,-116(%r30)
	copy %r4,%r19
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldw -120(%r30),%r28
	comib,= 0,%r11,.L53
	ldw -116(%r30),%r29
	comiclr,> 0,%r9,%r11
	ldi -1,%r11
.L27:
	ldil L'1105199104,%r20
	comb,<< %r20,%r7,.L50
	ldil L'2146435072,%r20
	ldi 0,%r31
	and %r9,%r20,%r20
	comb,<> %r31,%r20,.L132
	extrs %r10,11,12,%r23
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr25
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r20
	ldi -53,%r31
	fldds 0(%r20),%fr22
	fmpy,dbl %fr25,%fr22,%fr25
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r10
	extrs %r10,11,12,%r23
.L132:
	ldil L'229376,%r20
	extru %r10,31,20,%r10
	ldo -1023(%r23),%r23
	ldo 6286(%r20),%r20
	addl %r23,%r31,%r23
	copy %r10,%r31
	comb,>= %r20,%r10,.L69
	depi -1,11,10,%r31
	ldil L'770048,%r20
	ldo -2439(%r20),%r20
	comb,>= %r20,%r10,.L70
	addil LT'.LC1,%r19
	fcpy,dbl %fr0,%fr30
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr26
	fcpy,dbl %fr30,%fr31
	ldil L'-1048576,%r24
	ldo 1(%r23),%r23
	addl %r31,%r24,%r31
	ldi 0,%r25
.L36:
	copy %r31,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr25
	fadd,dbl %fr25,%fr26,%fr23
	fldds 0(%r20),%fr27
	fdiv,dbl %fr27,%fr23,%fr27
	fsub,dbl %fr25,%fr26,%fr24
	stws %r23,-16(%sp)
	fldws -16(%sp),%fr28L
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r21
	fcnvxf,sgl,dbl %fr28L,%fr23
	fldds 0(%r21),%fr22
	ldi 0,%r23
	ldi 0,%r24
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r21
	fldds 0(%r21),%fr7
	extrs %r31,30,31,%r31
	ldil L'524288,%r22
	depi -1,2,1,%r31
	addl %r31,%r22,%r22
	addl %r22,%r25,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr28
	addil LT'.LC16,%r19
	fsub,dbl %fr28,%fr26,%fr26
	ldw RT'.LC16(%r1),%r21
	fldds 0(%r21),%fr11
	fsub,dbl %fr25,%fr26,%fr25
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r21
	fldds 0(%r21),%fr6
	addil LT'.LC18,%r19
	ldw RT'.LC18(%r1),%r21
	fldds 0(%r21),%fr10
	addil LT'.LC19,%r19
	ldw RT'.LC19(%r1),%r21
	addil LT'.LC20,%r19
	fldds 0(%r21),%fr5
	ldw RT'.LC20(%r1),%r21
	addil LT'.LC22,%r19
	fldds 0(%r21),%fr26
	copy %r1,%r21
	ldw RT'.LC22(%r21),%r22
	addil LT'.LC23,%r19
	ldw RT'.LC23(%r1),%r21
	fldds 0(%r21),%fr29
	addil LT'.LC21,%r19
	ldw RT'.LC21(%r1),%r21
	fldds 0(%r22),%fr8
	fldds 0(%r21),%fr9
	fmpy,dbl %fr24,%fr27,%fr4
	fmpy,dbl %fr4,%fr4,%fr12
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	fmpy,dbl %fr12,%fr22,%fr22
	ldi 0,%r24
	fadd,dbl %fr22,%fr7,%fr22
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr7
	fmpy,dbl %fr7,%fr28,%fr28
	fmpy,dbl %fr22,%fr12,%fr22
	fsub,dbl %fr24,%fr28,%fr24
	fadd,dbl %fr22,%fr11,%fr22
	fmpy,dbl %fr25,%fr7,%fr28
	fmpy,dbl %fr22,%fr12,%fr22
	fsub,dbl %fr24,%fr28,%fr24
	fadd,dbl %fr22,%fr6,%fr25
	fmpy,dbl %fr24,%fr27,%fr24
	fmpy,dbl %fr25,%fr12,%fr25
	fmpy,dbl %fr12,%fr12,%fr28
	fadd,dbl %fr25,%fr10,%fr25
	fadd,dbl %fr4,%fr7,%fr22
	fmpy,dbl %fr25,%fr12,%fr25
	fmpy,dbl %fr7,%fr7,%fr27
	fadd,dbl %fr25,%fr5,%fr25
	fmpy,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr25,%fr28,%fr25
	fadd,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr27,%fr26,%fr25
	fadd,dbl %fr25,%fr22,%fr28
	fstds %fr28,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r24,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr25
	fsub,dbl %fr25,%fr26,%fr26
	fsub,dbl %fr26,%fr27,%fr26
	fmpy,dbl %fr24,%fr25,%fr24
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr7,%fr25,%fr7
	fmpy,dbl %fr22,%fr4,%fr22
	fadd,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr7,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r24,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	fsub,dbl %fr24,%fr7,%fr7
	fsub,dbl %fr22,%fr7,%fr22
	fmpy,dbl %fr24,%fr29,%fr29
	fmpy,dbl %fr22,%fr8,%fr22
	fmpy,dbl %fr24,%fr9,%fr9
	fadd,dbl %fr22,%fr29,%fr22
	fadd,dbl %fr22,%fr31,%fr22
	fadd,dbl %fr9,%fr22,%fr24
	fadd,dbl %fr24,%fr30,%fr24
	fadd,dbl %fr24,%fr23,%fr25
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r25
	ldws -12(%sp),%r26
	copy %r24,%r26
	stws %r25,-16(%sp)
	stws %r26,-12(%sp)
	fldds -16(%sp),%fr24
	fsub,dbl %fr24,%fr23,%fr23
	fsub,dbl %fr23,%fr30,%fr23
	fsub,dbl %fr23,%fr9,%fr23
	fsub,dbl %fr22,%fr23,%fr22
.L34:
	ldo -1(%r12),%r21
	or %r21,%r11,%r21
	comib,= 0,%r21,.L71
	addil LT'.LC4,%r19
	fldds 0(%r20),%fr12
.L37:
	copy %r28,%r23
	copy %r29,%r24
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr28
	fmpy,dbl %fr22,%fr28,%fr22
	ldi 0,%r24
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr26
	fsub,dbl %fr28,%fr26,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr24,%fr26,%fr26
	fadd,dbl %fr23,%fr22,%fr22
	fadd,dbl %fr22,%fr26,%fr23
	ldil L'1083179008,%r21
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo -1(%r21),%r31
	copy %r28,%r22
	comb,>= %r31,%r22,.L38
	sub %r22,%r21,%r21
	or %r21,%r29,%r21
	comb,<> %r24,%r21,.L121
	addil LT'.LC24,%r19
	fsub,dbl %fr23,%fr26,%fr24
	ldw RT'.LC24(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr23
	fcmp,dbl,!> %fr23,%fr24
	ftest
	b .L80
	ldi 512,%r28
.L40:
	ldi 0,%r23
	ldi 0,%r24
	addl %r22,%r28,%r28
	ldil L'-1048576,%r31
	extru %r28,1+11-1,11,%r21
	ldo -1023(%r21),%r21
	subi 31,%r21,%r29
	ldo 11(%r21),%r21
	mtsar %r29
	vextrs %r31,32,%r31
	and %r31,%r28,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr26,%fr23,%fr26
	extru %r28,31,20,%r24
	mtsar %r21
	fadd,dbl %fr22,%fr26,%fr23
	depi -1,11,1,%r24
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	vextrs %r24,32,%r24
	sub %r0,%r24,%r21
	comiclr,<= 0,%r22,%r0
	copy %r21,%r24
	zdep %r24,11,12,%r21
.L45:
	ldi 0,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr23,%fr26,%fr24
	fldds 0(%r20),%fr25
	fsub,dbl %fr22,%fr24,%fr24
	addil LT'.LC27,%r19
	ldw RT'.LC27(%r1),%r28
	fldds 0(%r28),%fr27
	addil LT'.LC28,%r19
	fmpy,dbl %fr24,%fr27,%fr24
	ldw RT'.LC28(%r1),%r28
	fldds 0(%r28),%fr26
	fmpy,dbl %fr23,%fr26,%fr26
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r28
	fadd,dbl %fr24,%fr26,%fr24
	fldds 0(%r28),%fr22
	fmpy,dbl %fr23,%fr22,%fr23
	fadd,dbl %fr23,%fr24,%fr26
	fmpy,dbl %fr26,%fr26,%fr27
	addil LT'.LC29,%r19
	ldw RT'.LC29(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr27,%fr22,%fr22
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r28
	fldds 0(%r28),%fr28
	fsub,dbl %fr22,%fr28,%fr22
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r28
	fldds 0(%r28),%fr31
	fmpy,dbl %fr22,%fr27,%fr22
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r28
	fldds 0(%r28),%fr30
	fadd,dbl %fr22,%fr31,%fr22
	fsub,dbl %fr26,%fr23,%fr23
	fmpy,dbl %fr22,%fr27,%fr22
	fsub,dbl %fr24,%fr23,%fr24
	fsub,dbl %fr22,%fr30,%fr22
	fmpy,dbl %fr26,%fr24,%fr23
	fmpy,dbl %fr22,%fr27,%fr22
	fadd,dbl %fr23,%fr24,%fr24
	addil LT'.LC33,%r19
	ldw RT'.LC33(%r1),%r28
	fldds 0(%r28),%fr29
	fadd,dbl %fr22,%fr29,%fr22
	fmpy,dbl %fr22,%fr27,%fr22
	addil LT'.LC34,%r19
	ldw RT'.LC34(%r1),%r28
	fldds 0(%r28),%fr28
	fsub,dbl %fr26,%fr22,%fr22
	fmpy,dbl %fr26,%fr22,%fr23
	fsub,dbl %fr22,%fr28,%fr22
	fdiv,dbl %fr23,%fr22,%fr22
	fsub,dbl %fr22,%fr24,%fr22
	fsub,dbl %fr22,%fr26,%fr22
	fsub,dbl %fr25,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	addl %r20,%r21,%r20
	extrs %r20,11,12,%r21
	comib,>= 0,%r21,.L122
	copy %r20,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	fmpy,dbl %fr4,%fr12,%fr24
.L128:
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L80:
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr12,%fr22,%fr12
	fmpy,dbl %fr12,%fr22,%fr28
	fstds %fr28,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L53:
	ldil L'1072693248,%r31
	extru %r9,31,30,%r20
	comclr,<> %r31,%r20,%r0
	b,n .L79
	comib,<> 0,%r3,.L23
	nop
.L79:
	comib,> 0,%r8,.L123
	addil LT'.LC0,%r19
.L25:
	comib,<= 0,%r9,.L1
	nop
.L57:
	ldil L'-1072693248,%r28
.L126:
	addl %r3,%r28,%r28
	or %r28,%r12,%r28
	comiclr,= 0,%r28,%r0
	b,n .L26
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	fsub,dbl %fr24,%fr24,%fr22
	fdiv,dbl %fr22,%fr22,%fr28
	fstds %fr28,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L123:
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr23,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L25
.L8:
	ldil L'1072693248,%r21
	ldo -1(%r21),%r21
	comb,<< %r21,%r7,.L12
	extrs %r7,11,12,%r21
	comib,<> 0,%r20,.L14
	ldil L'1073741824,%r21
	comb,<> %r21,%r8,.L11
	copy %r20,%r12
.L55:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr24
	fmpy,dbl %fr24,%fr24,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L9:
	stw %r28,-120(%r30)
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	stw %r29,-116(%r30)
	copy %r4,%r19
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldw -120(%r30),%r28
	comib,= 0,%r11,.L49
	ldw -116(%r30),%r29
	ldi 2,%r12
	ldi 0,%r11
.L50:
	ldil L'1139802112,%r20
	comb,>>=,n %r20,%r7,.L29
	ldil L'1072693248,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r3,%r0
	b,n .L118
.L116:
	comib,>= 0,%r8,.L20
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
.L138:
	fldds 0(%r28),%fr22
	fmpy,dbl %fr22,%fr22,%fr28
	fstds %fr28,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L10:
	ldil L'-1072693248,%r20
	addl %r3,%r20,%r20
	or %r20,%r11,%r20
	comib,= 0,%r20,.L133
	addil LT'.LC0,%r19
	ldil L'1072693248,%r20
	ldo -1(%r20),%r20
	comclr,<< %r20,%r3,%r0
	b,n .L19
	copy %r28,%r21
	copy %r29,%r22
	comib,<= 0,%r8,.L1
	nop
.L20:
	copy %r0,%r21
	copy %r0,%r22
	b,n .L1
.L38:
	ldil L'1083228160,%r21
	extru %r22,31,31,%r31
	ldo 3071(%r21),%r21
	comb,>>= %r21,%r31,.L42
	ldil L'1071644672,%r23
	ldil L'1064255488,%r21
	ldo -3072(%r21),%r21
	addl %r22,%r21,%r21
	or %r21,%r29,%r21
	comib,<> 0,%r21,.L124
	addil LT'.LC25,%r19
	fsub,dbl %fr23,%fr26,%fr23
	fcmp,dbl,!>= %fr23,%fr22
	ftest
	b .L137
	ldi 512,%r28
	b,n .L40
.L137:
	ldw RT'.LC25(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr12,%fr22,%fr12
	fmpy,dbl %fr12,%fr22,%fr25
	fstds %fr25,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L12:
	ldi 20,%r22
	ldo -1023(%r21),%r21
	comb,>=,n %r22,%r21,.L15
	subi 52,%r21,%r21
	mtsar %r21
	subi 31,%r21,%r21
	vshd %r0,%r20,%r22
	mtsar %r21
	zvdep %r22,32,%r21
	comclr,<> %r20,%r21,%r0
	b,n .L125
	comib,<> 0,%r20,.L14
	copy %r20,%r12
	b .L136
	ldil L'1072693248,%r20
.L71:
	ldw RT'.LC4(%r1),%r21
	b .L37
	fldds 0(%r21),%fr12
.L14:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	comib,<> 0,%r11,.L52
	copy %r4,%r19
	extru %r9,31,30,%r9
	ldil L'1072693248,%r28
	comb,= %r28,%r9,.L134
	ldi 0,%r12
	comib,<> 0,%r3,.L52
	nop
.L134:
	comb,<=,n %r12,%r8,.L126
	ldil L'-1072693248,%r28
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr23,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b .L126
	ldil L'-1072693248,%r28
.L21:
	ldil L'1073741824,%r20
	comb,= %r20,%r8,.L55
	nop
	comib,> 0,%r9,.L11
	ldil L'1071644672,%r20
	comb,<>,n %r20,%r8,.L135
	stw %r28,-120(%r30)
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	bl __ieee754_sqrt,%r2
	nop
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L29:
	ldil L'1072693248,%r20
	ldo -2(%r20),%r31
	comclr,<< %r31,%r3,%r0
	b,n .L118
	comb,<< %r20,%r3,.L116
	addil LT'.LC0,%r19
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr23
	fsub,dbl %fr22,%fr23,%fr23
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r21
	fldds 0(%r21),%fr24
	fmpy,dbl %fr23,%fr24,%fr24
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r21
	fldds 0(%r21),%fr22
	fsub,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr23,%fr25
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r21
	fldds 0(%r21),%fr24
	fsub,dbl %fr24,%fr22,%fr24
	fmpy,dbl %fr24,%fr25,%fr24
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r21
	fldds 0(%r21),%fr22
	addil LT'.LC12,%r19
	fmpy,dbl %fr23,%fr22,%fr22
	ldw RT'.LC12(%r1),%r21
	fldds 0(%r21),%fr25
	fmpy,dbl %fr24,%fr25,%fr24
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fldds 0(%r21),%fr25
	fsub,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr23,%fr25,%fr23
	fadd,dbl %fr23,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldi 0,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	fsub,dbl %fr24,%fr23,%fr23
	b .L34
	fsub,dbl %fr22,%fr23,%fr22
.L69:
	fcpy,dbl %fr0,%fr30
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr26
	fcpy,dbl %fr30,%fr31
	b .L36
	ldi 0,%r25
.L118:
	comib,<= 0,%r8,.L20
	addil LT'.LC6,%r19
	b .L138
	ldw RT'.LC6(%r1),%r28
.L19:
	comib,<= 0,%r8,.L20
	nop
	and,< %r28,%r28,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	copy %r29,%r22
	b,n .L1
.L49:
	extru %r9,31,30,%r9
	ldil L'1072693248,%r20
	comclr,<> %r20,%r9,%r0
	b,n .L83
	comib,<> 0,%r3,.L50
	ldi 2,%r12
.L83:
	comib,<= 0,%r8,.L57
	ldi 2,%r12
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr24
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr24,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b .L126
	ldil L'-1072693248,%r28
.L42:
	comb,>>= %r23,%r31,.L45
	copy %r24,%r21
	extrs %r31,11,12,%r21
	ldil L'1048576,%r28
	ldo -1022(%r21),%r21
	subi 31,%r21,%r21
	mtsar %r21
	b .L40
	vextrs %r28,32,%r28
.L15:
	comib,<> 0,%r20,.L14
	ldo 11(%r21),%r21
	copy %r20,%r12
	mtsar %r21
	vextrs %r7,32,%r20
	zvdep %r20,32,%r21
	comb,<>,n %r7,%r21,.L136
	ldil L'1072693248,%r20
	extru %r20,31,1,%r20
	b .L17
	subi 2,%r20,%r12
.L70:
	copy %r1,%r20
	ldw RT'.LC1(%r20),%r25
	fldds 0(%r25),%fr30
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r24
	ldil L'262144,%r25
	fldds 0(%r24),%fr31
	addil LT'.LC3,%r19
	copy %r1,%r20
	ldw RT'.LC3(%r20),%r20
	fldds 0(%r20),%fr26
	addil LT'.LC0,%r19
	b .L36
	ldw RT'.LC0(%r1),%r20
.L121:
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr12,%fr22,%fr12
	fmpy,dbl %fr12,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
.L26:
	comib,<> 1,%r12,.L1
	nop
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	b,n .L1
.L122:
	bl scalbn,%r2
	fcpy,dbl %fr23,%fr5
	b .L128
	fmpy,dbl %fr4,%fr12,%fr24
.L125:
	extru %r22,31,1,%r22
	comib,= 0,%r20,.L17
	subi 2,%r22,%r12
	b .L129
	stw %r28,-120(%r30)
.L124:
	ldw RT'.LC25(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr12,%fr22,%fr12
	fmpy,dbl %fr12,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	b,n .L1
	.EXIT
	.PROCEND
	.size	__ieee754_pow, .-__ieee754_pow
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
