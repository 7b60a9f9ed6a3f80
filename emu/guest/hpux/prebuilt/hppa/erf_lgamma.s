; e45569148f4176ed41c308e11ba290cc newlib/libm/math/erf_lgamma.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	1078530011
	.align 4
.LC2:
	.word	1056964608
	.align 4
.LC3:
	.word	1082130432
	.align 4
.LC4:
	.word	1258291200
	.align 4
.LC5:
	.word	1069547520
	.align 4
.LC6:
	.word	1073741824
	.align 4
.LC7:
	.word	1055677196
	.align 4
.LC8:
	.word	1069225667
	.align 4
.LC9:
	.word	936608674
	.align 4
.LC10:
	.word	963090279
	.align 4
.LC11:
	.word	983323809
	.align 4
.LC12:
	.word	1005716094
	.align 4
.LC13:
	.word	1032450049
	.align 4
.LC14:
	.word	1033773887
	.align 4
.LC15:
	.word	943467637
	.align 4
.LC16:
	.word	954369093
	.align 4
.LC17:
	.word	973452852
	.align 4
.LC18:
	.word	993881798
	.align 4
.LC19:
	.word	1017682197
	.align 4
.LC20:
	.word	1051007590
	.align 4
.LC21:
	.word	967146347
	.align 4
.LC22:
	.word	985134198
	.align 4
.LC23:
	.word	1002956551
	.align 4
.LC24:
	.word	1023823175
	.align 4
.LC25:
	.word	1056422238
	.align 4
.LC26:
	.word	967830007
	.align 4
.LC27:
	.word	973942917
	.align 4
.LC28:
	.word	991172249
	.align 4
.LC29:
	.word	1009319166
	.align 4
.LC30:
	.word	1032083989
	.align 4
.LC31:
	.word	-1180436185
	.align 4
.LC32:
	.word	979826791
	.align 4
.LC33:
	.word	997292030
	.align 4
.LC34:
	.word	1016280893
	.align 4
.LC35:
	.word	1041703228
	.align 4
.LC36:
	.word	837164114
	.align 4
.LC37:
	.word	1039715789
	.align 4
.LC38:
	.word	1012612190
	.align 4
.LC39:
	.word	1047164280
	.align 4
.LC40:
	.word	1064979378
	.align 4
.LC41:
	.word	1069169383
	.align 4
.LC42:
	.word	1059193076
	.align 4
.LC43:
	.word	995284443
	.align 4
.LC44:
	.word	1037398703
	.align 4
.LC45:
	.word	1061482463
	.align 4
.LC46:
	.word	1074280749
	.align 4
.LC47:
	.word	1075654334
	.align 4
.LC48:
	.word	-1090519040
	.align 4
.LC49:
	.word	939917159
	.align 4
.LC50:
	.word	988886452
	.align 4
.LC51:
	.word	1020936420
	.align 4
.LC52:
	.word	1041620198
	.align 4
.LC53:
	.word	1051118714
	.align 4
.LC54:
	.word	1046226010
	.align 4
.LC55:
	.word	922081213
	.align 4
.LC56:
	.word	978054870
	.align 4
.LC57:
	.word	1016643412
	.align 4
.LC58:
	.word	1043337070
	.align 4
.LC59:
	.word	1060688069
	.align 4
.LC60:
	.word	1068641595
	.align 4
.LC61:
	.word	1086324736
	.align 4
.LC62:
	.word	1084227584
	.align 4
.LC63:
	.word	1077936128
	.align 4
.LC64:
	.word	-1160395544
	.align 4
.LC65:
	.word	979058130
	.align 4
.LC66:
	.word	974915164
	.align 4
.LC67:
	.word	978324733
	.align 4
.LC68:
	.word	993397601
	.align 4
.LC69:
	.word	1034594987
	.align 4
.LC70:
	.word	1054244637
	.section	.text.__ieee754_lgammaf_r,"ax",@progbits
	.align 4
.globl __ieee754_lgammaf_r
	.type	__ieee754_lgammaf_r, @function
__ieee754_lgammaf_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -96(%r30),%r1
	stw %r5,-112(%r30)
	ldi 1,%r28
	stw %r3,-104(%r30)
	stw %r6,-116(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	stw %r28,0(%r25)
	ldil L'2139095040,%r28
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	ldo -1(%r28),%r28
	extru %r3,31,31,%r5
	comb,<< %r28,%r5,.L60
	fcpy,sgl %fr4L,%fr12L
	comib,= 0,%r5,.L8
	ldil L'478150656,%r28
	ldo -1(%r28),%r28
	comclr,>>= %r28,%r5,%r0
	b,n .L5
	comib,> 0,%r3,.L61
	ldi -1,%r28
	bl __ieee754_logf,%r2
	nop
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	and,< %r21,%r21,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr13L
	b .L68
	fcpy,sgl %fr13L,%fr4L
.L5:
	comib,<= 0,%r3,.L7
	ldil L'-1065353216,%r28
	ldil L'1258291200,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L62
	ldil L'1048576000,%r28
.L8:
	fcpy,sgl %fr0,%fr13L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr13L,%fr13L
.L1:
	fcpy,sgl %fr13L,%fr4L
.L68:
	ldo -96(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L60:
	b .L1
	fmpy,sgl %fr4L,%fr4L,%fr13L
.L7:
	addl %r5,%r28,%r28
	depi 0,8,1,%r28
	comib,<> 0,%r28,.L63
	fcpy,sgl %fr0,%fr13L
	b .L68
	fcpy,sgl %fr13L,%fr4L
.L61:
	and,< %r3,%r3,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr4L
	bl __ieee754_logf,%r2
	stw %r28,0(%r25)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr13L
	b .L68
	fcpy,sgl %fr13L,%fr4L
.L63:
	bb,< %r3,1,.L26
	ldil L'1090519040,%r28
	fcpy,sgl %fr0,%fr14L
.L23:
	ldil L'1063682048,%r28
	ldo -6554(%r28),%r28
	comb,>>= %r28,%r5,.L64
	ldil L'1071497216,%r28
	ldo -6633(%r28),%r28
	comb,>>= %r28,%r5,.L32
	ldil L'1067302912,%r28
	addil LT'.LC6,%r19
	fcpy,sgl %fr0,%fr13L
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr25L
	fsub,sgl %fr25L,%fr12L,%fr25L
.L29:
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fmpy,sgl %fr25L,%fr25L,%fr24L
	fldws 0(%r28),%fr22L
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	fmpy,sgl %fr24L,%fr22L,%fr22L
	fldws 0(%r28),%fr23L
	addil LT'.LC10,%r19
	fmpy,sgl %fr24L,%fr23L,%fr23L
	ldw RT'.LC10(%r1),%r28
	fldws 0(%r28),%fr26L
	addil LT'.LC16,%r19
	fadd,sgl %fr22L,%fr26L,%fr22L
	ldw RT'.LC16(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC12,%r19
	fmpy,sgl %fr22L,%fr24L,%fr22L
	copy %r1,%r28
	fmpy,sgl %fr23L,%fr24L,%fr23L
	ldw RT'.LC12(%r28),%r20
	fldws 0(%r20),%fr27L
	addil LT'.LC18,%r19
	fadd,sgl %fr22L,%fr27L,%fr22L
	ldw RT'.LC18(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC13,%r19
	fmpy,sgl %fr22L,%fr24L,%fr22L
	copy %r1,%r28
	ldw RT'.LC13(%r28),%r20
	fldws 0(%r20),%fr27L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fadd,sgl %fr22L,%fr27L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC19,%r19
	ldw RT'.LC19(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC14,%r19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	copy %r1,%r28
	ldw RT'.LC14(%r28),%r20
	fldws 0(%r20),%fr27L
	fadd,sgl %fr22L,%fr27L,%fr22L
	addil LT'.LC20,%r19
	ldw RT'.LC20(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr25L,%fr23L,%fr25L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fadd,sgl %fr22L,%fr13L,%fr13L
.L34:
	comib,<= 0,%r3,.L68
	fcpy,sgl %fr13L,%fr4L
	b .L1
	fsub,sgl %fr14L,%fr13L,%fr13L
.L62:
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L65
	stw %r25,-120(%r30)
	and,< %r3,%r3,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr13L
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr4L
	bl floorf,%r2
	copy %r19,%r4
	fcmp,sgl,!= %fr13L,%fr4L
	copy %r4,%r19
	ftest
	b .L11
	ldw -120(%r30),%r25
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr13L,%fr22L,%fr13L
	fcpy,sgl %fr13L,%fr4L
	bl floorf,%r2
	copy %r19,%r4
	fsub,sgl %fr13L,%fr4L,%fr13L
	copy %r4,%r19
	ldw -120(%r30),%r25
	fadd,sgl %fr13L,%fr13L,%fr13L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr13L,%fr22L,%fr22L
	fcnvfxt,sgl,sgl %fr22L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
.L12:
	comib,>>= 6,%r28,.L66
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fcpy,sgl %fr0,%fr5L
	fldws 0(%r28),%fr22L
	fsub,sgl %fr13L,%fr22L,%fr13L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r6
	fldws 0(%r6),%fr4L
	fmpy,sgl %fr13L,%fr4L,%fr4L
.L58:
	stw %r25,-120(%r30)
	copy %r19,%r4
	bl __kernel_sinf,%r2
	ldi 0,%r24
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	copy %r4,%r19
	ldw -120(%r30),%r25
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr13L
.L10:
	fcmp,sgl,!= %fr13L,%fr0
	ftest
	b,n .L8
	stw %r25,-120(%r30)
	fmpy,sgl %fr12L,%fr13L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	fldws 0(%r6),%fr22L
	fdiv,sgl %fr22L,%fr4L,%fr4L
	copy %r4,%r19
	bl __ieee754_logf,%r2
	copy %r19,%r4
	fcmp,sgl,!< %fr13L,%fr0
	copy %r4,%r19
	ldw -120(%r30),%r25
	ftest
	b .L51
	fcpy,sgl %fr4L,%fr13L
.L20:
	ldil L'-1065353216,%r28
	addl %r5,%r28,%r28
	depi 0,8,1,%r28
	comib,= 0,%r28,.L1
	nop
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r22
	and,< %r22,%r22,%r22
	depi,tr 1,0,1,%r22
	depi 0,0,1,%r22
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr12L
	bb,>= %r3,1,.L44
	ldil L'1090519040,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L24
	fcpy,sgl %fr13L,%fr14L
.L25:
	fcpy,sgl %fr12L,%fr4L
	bl __ieee754_logf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr23L
	fdiv,sgl %fr23L,%fr12L,%fr25L
	addil LT'.LC64,%r19
	ldw RT'.LC64(%r1),%r28
	fldws 0(%r28),%fr13L
	addil LT'.LC65,%r19
	ldw RT'.LC65(%r1),%r28
	fldws 0(%r28),%fr31L
	fsub,sgl %fr4L,%fr23L,%fr4L
	addil LT'.LC66,%r19
	copy %r1,%r20
	ldw RT'.LC66(%r20),%r20
	fldws 0(%r20),%fr30L
	addil LT'.LC67,%r19
	copy %r1,%r28
	ldw RT'.LC67(%r28),%r28
	fldws 0(%r28),%fr29L
	addil LT'.LC68,%r19
	copy %r1,%r21
	ldw RT'.LC68(%r21),%r21
	fldws 0(%r21),%fr28L
	addil LT'.LC69,%r19
	copy %r1,%r20
	ldw RT'.LC69(%r20),%r20
	fldws 0(%r20),%fr27L
	addil LT'.LC2,%r19
	copy %r1,%r28
	ldw RT'.LC2(%r28),%r28
	fldws 0(%r28),%fr23L
	fsub,sgl %fr12L,%fr23L,%fr23L
	addil LT'.LC70,%r19
	ldw RT'.LC70(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	fmpy,sgl %fr25L,%fr25L,%fr24L
	fmpy,sgl %fr24L,%fr13L,%fr13L
	fadd,sgl %fr13L,%fr31L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fsub,sgl %fr13L,%fr30L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fadd,sgl %fr13L,%fr29L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fsub,sgl %fr13L,%fr28L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fadd,sgl %fr13L,%fr27L,%fr13L
	fmpy,sgl %fr13L,%fr25L,%fr13L
	fadd,sgl %fr13L,%fr26L,%fr13L
	b .L34
	fadd,sgl %fr13L,%fr23L,%fr13L
.L26:
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L35
	ldil L'1551892480,%r28
	fcpy,sgl %fr0,%fr14L
.L24:
	fcnvfxt,sgl,sgl %fr12L,%fr25L
	addil LT'.LC49,%r19
	ldw RT'.LC49(%r1),%r28
	fldws 0(%r28),%fr22L
	fcnvxf,sgl,sgl %fr25L,%fr24L
	addil LT'.LC50,%r19
	ldw RT'.LC50(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr12L,%fr24L,%fr24L
	addil LT'.LC55,%r19
	ldw RT'.LC55(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	fmpy,sgl %fr24L,%fr23L,%fr23L
	fstws %fr25L,-16(%sp)
	ldws -16(%sp),%r21
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC56,%r19
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldw RT'.LC56(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC51,%r19
	ldw RT'.LC51(%r1),%r28
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC57,%r19
	ldw RT'.LC57(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC52,%r19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	ldw RT'.LC52(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC58,%r19
	ldw RT'.LC58(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC53,%r19
	ldw RT'.LC53(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC59,%r19
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldw RT'.LC59(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC54,%r19
	ldw RT'.LC54(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fadd,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC60,%r19
	ldw RT'.LC60(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC14,%r19
	fmpy,sgl %fr23L,%fr24L,%fr23L
	ldw RT'.LC14(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fdiv,sgl %fr22L,%fr23L,%fr13L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	ldo -3(%r21),%r28
	comib,<< 4,%r28,.L34
	fadd,sgl %fr13L,%fr22L,%fr13L
	bl .+8,%r22
	depi 0,31,2,%r22
	ldo .L37-.(%r22),%r22
	ldwx,s %r28(%r22),%r1
	addl %r22,%r1,%r1
	bv,n %r0(%r1)
	.align 4
.L37:
	.begin_brtab
	.word .L46-.L37
	.word .L47-.L37
	.word .L48-.L37
	.word .L49-.L37
	.word .L36-.L37
	.end_brtab
.L49:
	fldws 0(%r20),%fr22L
.L38:
	addil LT'.LC62,%r19
	ldw RT'.LC62(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr24L,%fr23L,%fr23L
	fmpy,sgl %fr23L,%fr22L,%fr23L
.L39:
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr24L,%fr22L,%fr22L
	fmpy,sgl %fr22L,%fr23L,%fr22L
.L40:
	addil LT'.LC63,%r19
	ldw RT'.LC63(%r1),%r28
	fldws 0(%r28),%fr4L
	fadd,sgl %fr24L,%fr4L,%fr4L
	fmpy,sgl %fr4L,%fr22L,%fr4L
.L41:
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr24L,%fr22L,%fr24L
	bl __ieee754_logf,%r2
	fmpy,sgl %fr24L,%fr4L,%fr4L
	b .L34
	fadd,sgl %fr13L,%fr4L,%fr13L
.L46:
	b .L41
	fldws 0(%r20),%fr4L
.L48:
	b .L39
	fldws 0(%r20),%fr23L
.L47:
	b .L40
	fldws 0(%r20),%fr22L
.L36:
	addil LT'.LC61,%r19
	ldw RT'.LC61(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L38
	fadd,sgl %fr24L,%fr22L,%fr22L
.L35:
	ldo -1(%r28),%r28
	comb,>>=,n %r28,%r5,.L67
	copy %r19,%r4
	bl __ieee754_logf,%r2
	fcpy,sgl %fr0,%fr14L
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr4L,%fr22L,%fr4L
	b .L34
	fmpy,sgl %fr4L,%fr12L,%fr13L
.L65:
	addil LT'.LC1,%r19
	fcpy,sgl %fr0,%fr5L
	ldw RT'.LC1(%r1),%r6
	fldws 0(%r6),%fr4L
	fmpy,sgl %fr12L,%fr4L,%fr4L
	copy %r19,%r4
	bl __kernel_sinf,%r2
	ldi 0,%r24
	copy %r4,%r19
	fcpy,sgl %fr4L,%fr13L
	b .L10
	ldw -120(%r30),%r25
.L32:
	ldo -6625(%r28),%r28
	comb,>>= %r28,%r5,.L33
	addil LT'.LC0,%r19
	addil LT'.LC8,%r19
	fcpy,sgl %fr0,%fr13L
	ldw RT'.LC8(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr12L,%fr26L,%fr26L
.L31:
	addil LT'.LC26,%r19
	ldw RT'.LC26(%r1),%r28
	fmpy,sgl %fr26L,%fr26L,%fr27L
	fldws 0(%r28),%fr23L
	addil LT'.LC27,%r19
	ldw RT'.LC27(%r1),%r28
	fmpy,sgl %fr27L,%fr26L,%fr25L
	fldws 0(%r28),%fr22L
	addil LT'.LC31,%r19
	ldw RT'.LC31(%r1),%r28
	fmpy,sgl %fr25L,%fr23L,%fr23L
	fldws 0(%r28),%fr24L
	addil LT'.LC32,%r19
	ldw RT'.LC32(%r1),%r28
	fsub,sgl %fr23L,%fr22L,%fr23L
	fldws 0(%r28),%fr22L
	addil LT'.LC21,%r19
	fmpy,sgl %fr25L,%fr24L,%fr24L
	ldw RT'.LC21(%r1),%r28
	fadd,sgl %fr24L,%fr22L,%fr24L
	addil LT'.LC28,%r19
	fldws 0(%r28),%fr22L
	ldw RT'.LC28(%r1),%r28
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fldws 0(%r28),%fr28L
	addil LT'.LC22,%r19
	ldw RT'.LC22(%r1),%r28
	fadd,sgl %fr23L,%fr28L,%fr23L
	addil LT'.LC33,%r19
	fldws 0(%r28),%fr28L
	ldw RT'.LC33(%r1),%r28
	fmpy,sgl %fr25L,%fr22L,%fr22L
	addil LT'.LC29,%r19
	fsub,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	fldws 0(%r28),%fr28L
	ldw RT'.LC29(%r1),%r28
	fsub,sgl %fr24L,%fr28L,%fr24L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fldws 0(%r28),%fr28L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fsub,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC23,%r19
	ldw RT'.LC23(%r1),%r28
	fldws 0(%r28),%fr28L
	fadd,sgl %fr22L,%fr28L,%fr22L
	addil LT'.LC34,%r19
	ldw RT'.LC34(%r1),%r28
	fldws 0(%r28),%fr28L
	fadd,sgl %fr24L,%fr28L,%fr24L
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r28
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fldws 0(%r28),%fr28L
	addil LT'.LC24,%r19
	fadd,sgl %fr23L,%fr28L,%fr23L
	ldw RT'.LC24(%r1),%r28
	fldws 0(%r28),%fr28L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	fmpy,sgl %fr23L,%fr26L,%fr23L
	fsub,sgl %fr22L,%fr28L,%fr22L
	addil LT'.LC35,%r19
	ldw RT'.LC35(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr24L,%fr26L,%fr24L
	fadd,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC25,%r19
	ldw RT'.LC25(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC36,%r19
	fmpy,sgl %fr22L,%fr27L,%fr22L
	ldw RT'.LC36(%r1),%r28
	fldws 0(%r28),%fr24L
	fsub,sgl %fr24L,%fr23L,%fr23L
	addil LT'.LC37,%r19
	ldw RT'.LC37(%r1),%r28
	fsub,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r28),%fr23L
	fsub,sgl %fr22L,%fr23L,%fr22L
	b .L34
	fadd,sgl %fr22L,%fr13L,%fr13L
.L64:
	fcpy,sgl %fr12L,%fr4L
	bl __ieee754_logf,%r2
	copy %r19,%r4
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr13L
	ldil L'1060847616,%r28
	ldo 2591(%r28),%r28
	comb,>>= %r28,%r5,.L28
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr25L
	b .L29
	fsub,sgl %fr25L,%fr12L,%fr25L
.L11:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr22L,%fr12L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	zdep %r28,29,30,%r28
	b .L12
	fcnvxf,sgl,sgl %fr22L,%fr13L
.L66:
	bl .+8,%r1
	depi 0,31,2,%r1
	ldo .L15-.(%r1),%r1
	ldwx,s %r28(%r1),%r20
	addl %r1,%r20,%r20
	bv,n %r0(%r20)
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
	fldws 0(%r20),%fr22L
	fsub,sgl %fr22L,%fr13L,%fr22L
	addil LT'.LC1,%r19
	fcpy,sgl %fr0,%fr5L
	ldw RT'.LC1(%r1),%r6
	fldws 0(%r6),%fr4L
	b .L58
	fmpy,sgl %fr22L,%fr4L,%fr4L
.L17:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr22L,%fr13L,%fr22L
	addil LT'.LC1,%r19
	fcpy,sgl %fr0,%fr5L
	ldw RT'.LC1(%r1),%r6
	fldws 0(%r6),%fr4L
	fmpy,sgl %fr22L,%fr4L,%fr4L
	stw %r25,-120(%r30)
	bl __kernel_cosf,%r2
	copy %r19,%r4
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	copy %r4,%r19
	and,< %r20,%r20,%r20
	depi,tr 1,0,1,%r20
	depi 0,0,1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr13L
	b .L10
	ldw -120(%r30),%r25
.L14:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr13L,%fr22L,%fr13L
	addil LT'.LC1,%r19
	fcpy,sgl %fr0,%fr5L
	ldw RT'.LC1(%r1),%r6
	fldws 0(%r6),%fr4L
	fmpy,sgl %fr13L,%fr4L,%fr4L
	stw %r25,-120(%r30)
	bl __kernel_cosf,%r2
	copy %r19,%r4
	copy %r4,%r19
	fcpy,sgl %fr4L,%fr13L
	b .L10
	ldw -120(%r30),%r25
.L18:
	addil LT'.LC1,%r19
	fcpy,sgl %fr0,%fr5L
	ldw RT'.LC1(%r1),%r6
	fldws 0(%r6),%fr4L
	fmpy,sgl %fr13L,%fr4L,%fr4L
	stw %r25,-120(%r30)
	copy %r19,%r4
	bl __kernel_sinf,%r2
	ldi 0,%r24
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r22
	copy %r4,%r19
	and,< %r22,%r22,%r22
	depi,tr 1,0,1,%r22
	depi 0,0,1,%r22
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr13L
	b .L10
	ldw -120(%r30),%r25
.L51:
	ldi -1,%r28
	b .L20
	stw %r28,0(%r25)
.L67:
	b .L25
	fcpy,sgl %fr0,%fr14L
.L33:
	fcpy,sgl %fr0,%fr13L
	ldw RT'.LC0(%r1),%r20
	fldws 0(%r20),%fr22L
	fsub,sgl %fr12L,%fr22L,%fr12L
.L30:
	addil LT'.LC38,%r19
	ldw RT'.LC38(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr12L,%fr22L,%fr22L
	addil LT'.LC39,%r19
	ldw RT'.LC39(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC43,%r19
	ldw RT'.LC43(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr12L,%fr23L,%fr23L
	addil LT'.LC44,%r19
	fmpy,sgl %fr22L,%fr12L,%fr22L
	ldw RT'.LC44(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC40,%r19
	ldw RT'.LC40(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr23L,%fr12L,%fr23L
	fadd,sgl %fr22L,%fr24L,%fr22L
	fldws 0(%r20),%fr24L
	fmpy,sgl %fr22L,%fr12L,%fr22L
	addil LT'.LC45,%r19
	ldw RT'.LC45(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC41,%r19
	fmpy,sgl %fr23L,%fr12L,%fr23L
	ldw RT'.LC41(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr22L,%fr25L,%fr22L
	addil LT'.LC46,%r19
	ldw RT'.LC46(%r1),%r28
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr22L,%fr12L,%fr22L
	fadd,sgl %fr23L,%fr25L,%fr23L
	fmpy,sgl %fr23L,%fr12L,%fr23L
	addil LT'.LC42,%r19
	ldw RT'.LC42(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr22L,%fr25L,%fr22L
	addil LT'.LC47,%r19
	fmpy,sgl %fr22L,%fr12L,%fr22L
	ldw RT'.LC47(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r28
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr23L,%fr12L,%fr23L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fadd,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr22L,%fr12L,%fr22L
	fdiv,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC48,%r19
	ldw RT'.LC48(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr12L,%fr23L,%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	b .L34
	fadd,sgl %fr22L,%fr13L,%fr13L
.L28:
	ldil L'1047347200,%r28
	ldo -3321(%r28),%r28
	comb,<< %r28,%r5,.L56
	addil LT'.LC7,%r19
	addil LT'.LC0,%r19
	b .L30
	ldw RT'.LC0(%r1),%r20
.L44:
	b .L23
	fcpy,sgl %fr13L,%fr14L
.L56:
	ldw RT'.LC7(%r1),%r28
	fldws 0(%r28),%fr26L
	b .L31
	fsub,sgl %fr12L,%fr26L,%fr26L
	.EXIT
	.PROCEND
	.size	__ieee754_lgammaf_r, .-__ieee754_lgammaf_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
