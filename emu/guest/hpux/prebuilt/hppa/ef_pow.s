; 2d8cda607f77e991492553667cf25383 newlib/libm/math/ef_pow.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC5:
	.stringz	""
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	1058390016
	.align 4
.LC2:
	.word	902942684
	.align 4
.LC3:
	.word	1069547520
	.align 4
.LC4:
	.word	-1082130432
	.align 4
.LC6:
	.word	1900671690
	.align 4
.LC7:
	.word	1069066752
	.align 4
.LC8:
	.word	921478512
	.align 4
.LC9:
	.word	1048576000
	.align 4
.LC10:
	.word	1051372203
	.align 4
.LC11:
	.word	1056964608
	.align 4
.LC12:
	.word	1069066811
	.align 4
.LC13:
	.word	1266679808
	.align 4
.LC14:
	.word	1045688642
	.align 4
.LC15:
	.word	1047278165
	.align 4
.LC16:
	.word	1049338629
	.align 4
.LC17:
	.word	1054567863
	.align 4
.LC18:
	.word	1058642330
	.align 4
.LC19:
	.word	1077936128
	.align 4
.LC20:
	.word	1064712192
	.align 4
.LC21:
	.word	1064712271
	.align 4
.LC22:
	.word	916308896
	.align 4
.LC23:
	.word	859351612
	.align 4
.LC24:
	.word	228737632
	.align 4
.LC25:
	.word	1060205056
	.align 4
.LC26:
	.word	1060205080
	.align 4
.LC27:
	.word	901758604
	.align 4
.LC28:
	.word	858897228
	.align 4
.LC29:
	.word	903735822
	.align 4
.LC30:
	.word	948613973
	.align 4
.LC31:
	.word	993397601
	.align 4
.LC32:
	.word	1042983595
	.align 4
.LC33:
	.word	1073741824
	.section	.text.__ieee754_powf,"ax",@progbits
	.align 4
.globl __ieee754_powf
	.type	__ieee754_powf, @function
__ieee754_powf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	ldo -96(%r30),%r1
	stw %r6,-116(%r30)
	stw %r3,-104(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr4L,%fr13L
	fstds,ma %fr12,8(%r1)
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r6
	extru %r6,31,31,%r3
	comib,= 0,%r3,.L47
	fcpy,sgl %fr5L,%fr12L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r7
	ldil L'2139095040,%r28
	extru %r7,31,31,%r5
	comb,< %r28,%r5,.L56
	copy %r5,%r8
	comclr,>= %r28,%r3,%r20
	ldi 1,%r20
	comclr,>= %r28,%r3,%r0
	b,n .L56
	comib,> 0,%r7,.L69
	ldil L'1266679808,%r21
	comb,= %r28,%r3,.L7
	copy %r20,%r9
.L10:
	ldil L'1065353216,%r28
.L84:
	comb,= %r28,%r3,.L70
	ldil L'1073741824,%r28
	comclr,<> %r28,%r6,%r0
	b,n .L13
	comib,> 0,%r7,.L8
	ldil L'1056964608,%r28
	comclr,= %r28,%r6,%r0
	b,n .L8
	bl __ieee754_sqrtf,%r2
	fcpy,sgl %fr13L,%fr4L
	b .L81
	ldo -96(%r30),%r1
.L56:
	ldil L'1065353216,%r28
	comb,<> %r28,%r5,.L71
	addil LT'.LC5,%r19
.L47:
	addil LT'.LC0,%r19
.L83:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
.L1:
	ldo -96(%r30),%r1
.L81:
	fldds,ma 8(%r1),%fr13
.L89:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L71:
	ldw RT'.LC5(%r1),%r26
	bl nanf,%r2
	nop
	b .L81
	ldo -96(%r30),%r1
.L69:
	ldo -1(%r21),%r21
	comclr,<< %r21,%r3,%r0
	b,n .L6
	comb,= %r28,%r3,.L7
	ldi 2,%r9
.L8:
	fcpy,sgl %fr13L,%fr4L
.L88:
	bl fabsf,%r2
	copy %r19,%r4
	ldil L'2139095040,%r20
	comb,= %r20,%r5,.L57
	copy %r4,%r19
	comiclr,<> 0,%r5,%r22
	ldi 1,%r22
	comib,= 0,%r5,.L57
	ldil L'1065353216,%r21
	comclr,<> %r21,%r5,%r0
	b,n .L72
	comiclr,> 0,%r7,%r28
	ldi -1,%r28
	or %r9,%r28,%r31
	comib,= 0,%r31,.L73
	ldil L'1291845632,%r31
	comb,>>=,n %r31,%r3,.L23
	ldo -9(%r21),%r20
	comb,>>= %r20,%r5,.L74
	ldo 7(%r21),%r21
	comb,<< %r21,%r5,.L75
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r21
	fldws 0(%r21),%fr22L
	fsub,sgl %fr4L,%fr22L,%fr4L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fldws 0(%r20),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fldws 0(%r20),%fr23L
	fsub,sgl %fr23L,%fr22L,%fr23L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	fmpy,sgl %fr4L,%fr4L,%fr24L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r20
	fldws 0(%r20),%fr22L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldws 0(%r20),%fr23L
	addil LT'.LC12,%r19
	fmpy,sgl %fr4L,%fr23L,%fr23L
	ldw RT'.LC12(%r1),%r20
	fldws 0(%r20),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldws 0(%r20),%fr24L
	fsub,sgl %fr23L,%fr22L,%fr23L
	fmpy,sgl %fr4L,%fr24L,%fr4L
	fadd,sgl %fr4L,%fr23L,%fr24L
	fstws %fr24L,-16(%sp)
	ldws -16(%sp),%r1
	depi 0,31,12,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr24L
	fsub,sgl %fr24L,%fr4L,%fr4L
	fsub,sgl %fr23L,%fr4L,%fr23L
.L27:
	ldo -1(%r9),%r20
	or %r20,%r28,%r20
	comib,= 0,%r20,.L53
	addil LT'.LC4,%r19
	fldws 0(%r21),%fr13L
.L30:
	depi 0,31,12,%r6
	stws %r6,-16(%sp)
	fldws -16(%sp),%fr22L
	fsub,sgl %fr12L,%fr22L,%fr25L
	fmpy,sgl %fr25L,%fr24L,%fr25L
	fmpy,sgl %fr23L,%fr12L,%fr23L
	fadd,sgl %fr25L,%fr23L,%fr23L
	fmpy,sgl %fr24L,%fr22L,%fr24L
	fadd,sgl %fr23L,%fr24L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	copy %r20,%r28
	comib,>= 0,%r20,.L31
	extru %r20,31,31,%r22
	ldil L'1124073472,%r31
	comb,<< %r31,%r22,.L82
	addil LT'.LC6,%r19
	comb,= %r31,%r22,.L76
	addil LT'.LC23,%r19
	ldil L'1056964608,%r31
.L86:
	comb,<<,n %r31,%r22,.L77
	ldi 0,%r20
	copy %r20,%r25
.L39:
	depi 0,31,12,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fsub,sgl %fr22L,%fr24L,%fr24L
	fldws 0(%r21),%fr4L
	fsub,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r28
	fldws 0(%r28),%fr24L
	addil LT'.LC27,%r19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	ldw RT'.LC27(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr22L,%fr24L,%fr24L
	addil LT'.LC25,%r19
	ldw RT'.LC25(%r1),%r28
	fadd,sgl %fr23L,%fr24L,%fr23L
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr22L,%fr25L,%fr24L
	fadd,sgl %fr24L,%fr23L,%fr25L
	fmpy,sgl %fr25L,%fr25L,%fr26L
	addil LT'.LC28,%r19
	ldw RT'.LC28(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr26L,%fr22L,%fr22L
	addil LT'.LC29,%r19
	ldw RT'.LC29(%r1),%r28
	fldws 0(%r28),%fr27L
	fsub,sgl %fr22L,%fr27L,%fr22L
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r28
	fldws 0(%r28),%fr27L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r28
	fldws 0(%r28),%fr29L
	fadd,sgl %fr22L,%fr27L,%fr22L
	fsub,sgl %fr25L,%fr24L,%fr24L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	fsub,sgl %fr23L,%fr24L,%fr23L
	fsub,sgl %fr22L,%fr29L,%fr22L
	fmpy,sgl %fr25L,%fr23L,%fr24L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	fadd,sgl %fr24L,%fr23L,%fr24L
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r28
	fldws 0(%r28),%fr28L
	fadd,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC33,%r19
	ldw RT'.LC33(%r1),%r28
	fldws 0(%r28),%fr27L
	fsub,sgl %fr25L,%fr22L,%fr22L
	fmpy,sgl %fr25L,%fr22L,%fr23L
	fsub,sgl %fr22L,%fr27L,%fr22L
	fdiv,sgl %fr23L,%fr22L,%fr22L
	fsub,sgl %fr22L,%fr24L,%fr22L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fsub,sgl %fr4L,%fr22L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	addl %r28,%r20,%r28
	extrs %r28,8,9,%r20
	comiclr,< 0,%r20,%r0
	b,n .L78
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L1
	fmpy,sgl %fr4L,%fr13L,%fr4L
.L7:
	ldil L'1065353216,%r28
	comb,= %r28,%r5,.L83
	addil LT'.LC0,%r19
	comclr,<< %r28,%r5,%r0
	b,n .L11
	comib,<= 0,%r6,.L1
	fcpy,sgl %fr12L,%fr4L
.L12:
	b .L1
	fcpy,sgl %fr0,%fr4L
.L70:
	comib,<= 0,%r6,.L1
	fcpy,sgl %fr13L,%fr4L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L1
	fdiv,sgl %fr22L,%fr13L,%fr4L
.L6:
	ldil L'1065353216,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L9
	ldil L'1073741824,%r28
	extrs %r3,8,9,%r28
	ldo -119(%r28),%r28
	copy %r20,%r9
	mtsar %r28
	vextrs %r3,32,%r28
	zvdep %r28,32,%r20
	comb,<>,n %r3,%r20,.L84
	ldil L'1065353216,%r28
	extru %r28,31,1,%r28
	b .L10
	subi 2,%r28,%r9
.L11:
	comib,<= 0,%r6,.L12
	nop
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r1
	and,< %r1,%r1,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L81
	ldo -96(%r30),%r1
.L9:
	comb,=,n %r28,%r6,.L13
	copy %r20,%r9
	b .L88
	fcpy,sgl %fr13L,%fr4L
.L73:
	fsub,sgl %fr13L,%fr13L,%fr4L
	b .L1
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L57:
	comib,> 0,%r6,.L79
	addil LT'.LC0,%r19
	comib,<= 0,%r7,.L81
	ldo -96(%r30),%r1
.L19:
	comib,<> 1,%r9,.L81
	ldo -96(%r30),%r1
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L89
	fldds,ma 8(%r1),%fr13
.L13:
	b .L1
	fmpy,sgl %fr13L,%fr13L,%fr4L
.L23:
	and %r7,%r20,%r7
	comib,<> 0,%r7,.L28
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r20
	fldws 0(%r20),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r8
	ldi -24,%r22
.L28:
	extrs %r8,8,9,%r20
	ldo -127(%r20),%r20
	extru %r8,31,23,%r8
	addl %r20,%r22,%r22
	ldil L'1884160,%r21
	copy %r8,%r20
	ldo 1137(%r21),%r21
	comb,>= %r21,%r8,.L51
	depi -1,8,7,%r20
	ldil L'6144000,%r21
	ldo -3114(%r21),%r21
	comb,>= %r21,%r8,.L52
	addil LT'.LC1,%r19
	fcpy,sgl %fr0,%fr10L
	ldil L'-8388608,%r31
	fcpy,sgl %fr10L,%fr24R
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r21
	fldws 0(%r21),%fr26L
	addl %r20,%r31,%r20
	ldo 1(%r22),%r22
	ldi 0,%r31
.L29:
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr29L
	fadd,sgl %fr29L,%fr26L,%fr24L
	fldws 0(%r21),%fr8L
	addil LT'.LC14,%r19
	fdiv,sgl %fr8L,%fr24L,%fr8L
	fsub,sgl %fr29L,%fr26L,%fr27L
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC14(%r1),%r29
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r22
	fcnvxf,sgl,sgl %fr23L,%fr25L
	fldws 0(%r22),%fr23R
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r22
	extrs %r20,30,31,%r20
	fldws 0(%r22),%fr22R
	addil LT'.LC10,%r19
	ldil L'262144,%r22
	depi -1,2,1,%r20
	fldws 0(%r29),%fr22L
	addl %r20,%r22,%r20
	addl %r20,%r31,%r20
	ldw RT'.LC10(%r1),%r22
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr24L
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r20
	fldws 0(%r20),%fr5L
	fsub,sgl %fr24L,%fr26L,%fr26L
	addil LT'.LC18,%r19
	ldw RT'.LC18(%r1),%r20
	fsub,sgl %fr29L,%fr26L,%fr29L
	fldws 0(%r20),%fr6L
	addil LT'.LC19,%r19
	ldw RT'.LC19(%r1),%r20
	addil LT'.LC21,%r19
	fldws 0(%r20),%fr30L
	copy %r1,%r20
	fldws 0(%r22),%fr4L
	addil LT'.LC22,%r19
	ldw RT'.LC21(%r20),%r22
	ldw RT'.LC22(%r1),%r20
	addil LT'.LC20,%r19
	fldws 0(%r20),%fr9L
	ldw RT'.LC20(%r1),%r20
	fldws 0(%r20),%fr11L
	fldws 0(%r22),%fr7L
	fmpy,sgl %fr27L,%fr8L,%fr31L
	fmpy,sgl %fr31L,%fr31L,%fr28L
	fstws %fr31L,-16(%sp)
	ldws -16(%sp),%r20
	depi 0,31,12,%r20
	fmpy,sgl %fr28L,%fr22L,%fr23L
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr26L
	fmpy,sgl %fr26L,%fr24L,%fr24L
	fadd,sgl %fr23L,%fr23R,%fr23L
	fmpy,sgl %fr29L,%fr26L,%fr29L
	fmpy,sgl %fr23L,%fr28L,%fr23L
	fsub,sgl %fr27L,%fr24L,%fr27L
	fadd,sgl %fr23L,%fr22R,%fr23L
	fsub,sgl %fr27L,%fr29L,%fr27L
	fmpy,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr27L,%fr8L,%fr27L
	fadd,sgl %fr23L,%fr4L,%fr23L
	fadd,sgl %fr31L,%fr26L,%fr22L
	fmpy,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr28L,%fr28L,%fr8L
	fadd,sgl %fr23L,%fr5L,%fr23L
	fmpy,sgl %fr26L,%fr26L,%fr29L
	fmpy,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr22L,%fr27L,%fr22L
	fadd,sgl %fr23L,%fr6L,%fr23L
	fadd,sgl %fr29L,%fr30L,%fr24L
	fmpy,sgl %fr23L,%fr8L,%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	fadd,sgl %fr24L,%fr22L,%fr23L
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r1
	depi 0,31,12,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr23L
	fsub,sgl %fr23L,%fr30L,%fr30L
	fmpy,sgl %fr27L,%fr23L,%fr27L
	fsub,sgl %fr30L,%fr29L,%fr30L
	fmpy,sgl %fr26L,%fr23L,%fr26L
	fsub,sgl %fr22L,%fr30L,%fr22L
	fmpy,sgl %fr22L,%fr31L,%fr22L
	fadd,sgl %fr22L,%fr27L,%fr22L
	fadd,sgl %fr26L,%fr22L,%fr23L
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r20
	depi 0,31,12,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	fsub,sgl %fr23L,%fr26L,%fr26L
	fmpy,sgl %fr23L,%fr9L,%fr9L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr23L,%fr11L,%fr23L
	fmpy,sgl %fr22L,%fr7L,%fr22L
	fadd,sgl %fr22L,%fr9L,%fr22L
	fadd,sgl %fr22L,%fr24R,%fr22L
	fadd,sgl %fr23L,%fr22L,%fr24L
	fadd,sgl %fr24L,%fr10L,%fr24L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fstws %fr24L,-16(%sp)
	ldws -16(%sp),%r1
	depi 0,31,12,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr24L
	fsub,sgl %fr24L,%fr25L,%fr25L
	fsub,sgl %fr25L,%fr10L,%fr25L
	fsub,sgl %fr25L,%fr23L,%fr23L
	b .L27
	fsub,sgl %fr22L,%fr23L,%fr23L
.L79:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	comib,<= 0,%r7,.L1
	fdiv,sgl %fr22L,%fr4L,%fr4L
	b,n .L19
.L72:
	comib,> 0,%r6,.L80
	addil LT'.LC0,%r19
.L21:
	comib,<= 0,%r7,.L81
	ldo -96(%r30),%r1
	comib,<> 0,%r9,.L19
	nop
	fsub,sgl %fr4L,%fr4L,%fr4L
	b .L81
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L80:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L21
	fdiv,sgl %fr22L,%fr4L,%fr4L
.L53:
	ldw RT'.LC4(%r1),%r28
	b .L30
	fldws 0(%r28),%fr13L
.L31:
	ldil L'1125515264,%r31
	comb,<< %r31,%r22,.L85
	addil LT'.LC24,%r19
	comb,<> %r31,%r22,.L86
	ldil L'1056964608,%r31
	fsub,sgl %fr22L,%fr24L,%fr22L
	fcmp,sgl,!>= %fr22L,%fr23L
	ftest
	b .L85
	ldil L'32768,%r22
.L37:
	addl %r20,%r22,%r22
	ldil L'-8388608,%r28
	extru %r22,1+8-1,8,%r31
	subi 158,%r31,%r29
	mtsar %r29
	vextrs %r28,32,%r28
	and %r28,%r22,%r28
	extru %r22,31,23,%r25
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	depi -1,8,1,%r25
	ldo -119(%r31),%r31
	mtsar %r31
	vextrs %r25,32,%r25
	sub %r0,%r25,%r28
	comiclr,<= 0,%r20,%r0
	copy %r28,%r25
.L40:
	fsub,sgl %fr24L,%fr22L,%fr24L
	fadd,sgl %fr23L,%fr24L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	b .L39
	zdep %r25,8,9,%r20
.L51:
	fcpy,sgl %fr0,%fr10L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r21
	fldws 0(%r21),%fr26L
	fcpy,sgl %fr10L,%fr24R
	b .L29
	ldi 0,%r31
.L58:
	addil LT'.LC6,%r19
.L82:
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr13L,%fr22L,%fr4L
	b .L1
	fmpy,sgl %fr4L,%fr22L,%fr4L
.L74:
	comib,<= 0,%r6,.L12
	addil LT'.LC6,%r19
.L87:
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L1
	fmpy,sgl %fr4L,%fr4L,%fr4L
.L52:
	copy %r1,%r21
	ldw RT'.LC1(%r21),%r29
	fldws 0(%r29),%fr10L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r31
	fldws 0(%r31),%fr24R
	addil LT'.LC3,%r19
	copy %r1,%r21
	ldw RT'.LC3(%r21),%r21
	fldws 0(%r21),%fr26L
	addil LT'.LC0,%r19
	ldil L'2097152,%r31
	b .L29
	ldw RT'.LC0(%r1),%r21
.L85:
	ldw RT'.LC24(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr13L,%fr22L,%fr4L
	b .L1
	fmpy,sgl %fr4L,%fr22L,%fr4L
.L75:
	comib,< 0,%r6,.L87
	addil LT'.LC6,%r19
	b .L1
	fcpy,sgl %fr0,%fr4L
.L78:
	bl scalbnf,%r2
	nop
	b .L1
	fmpy,sgl %fr4L,%fr13L,%fr4L
.L76:
	fsub,sgl %fr22L,%fr24L,%fr22L
	ldw RT'.LC23(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr25L
	fcmp,sgl,!> %fr25L,%fr22L
	ftest
	b .L58
	ldil L'32768,%r28
	addl %r20,%r28,%r20
	extrs %r20,8,9,%r22
	subi 158,%r22,%r31
	mtsar %r31
	extru %r20,31,23,%r25
	ldil L'-8388608,%r28
	depi -1,8,1,%r25
	vextrs %r28,32,%r28
	ldo -119(%r22),%r22
	and %r28,%r20,%r28
	mtsar %r22
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	b .L40
	vextrs %r25,32,%r25
.L77:
	extrs %r22,8,9,%r28
	ldil L'8388608,%r22
	subi 157,%r28,%r28
	mtsar %r28
	b .L37
	vextrs %r22,32,%r22
	.EXIT
	.PROCEND
	.size	__ieee754_powf, .-__ieee754_powf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
