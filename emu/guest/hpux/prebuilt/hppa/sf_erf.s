; 60252a420c34bc5b95614900a8a390cc newlib/libm/math/sf_erf.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	-1082130432
	.align 4
.LC2:
	.word	1090519040
	.align 4
.LC3:
	.word	1065579988
	.align 4
.LC4:
	.word	1040187392
	.align 4
.LC5:
	.word	1040414164
	.align 4
.LC6:
	.word	-1211672911
	.align 4
.LC7:
	.word	1002247305
	.align 4
.LC8:
	.word	1021923983
	.align 4
.LC9:
	.word	1051093995
	.align 4
.LC10:
	.word	-1232805350
	.align 4
.LC11:
	.word	957017673
	.align 4
.LC12:
	.word	1000767766
	.align 4
.LC13:
	.word	1032137315
	.align 4
.LC14:
	.word	1053539278
	.align 4
.LC15:
	.word	-1156712000
	.align 4
.LC16:
	.word	1024545203
	.align 4
.LC17:
	.word	1038294210
	.align 4
.LC18:
	.word	1050869332
	.align 4
.LC19:
	.word	1052676616
	.align 4
.LC20:
	.word	1054107653
	.align 4
.LC21:
	.word	991612358
	.align 4
.LC22:
	.word	1011112611
	.align 4
.LC23:
	.word	1012887059
	.align 4
.LC24:
	.word	1040265991
	.align 4
.LC25:
	.word	1033050855
	.align 4
.LC26:
	.word	1057642373
	.align 4
.LC27:
	.word	1037693745
	.align 4
.LC28:
	.word	1062753803
	.align 4
.LC29:
	.word	-1084729845
	.align 4
.LC30:
	.word	-1055062146
	.align 4
.LC31:
	.word	1117950763
	.align 4
.LC32:
	.word	1127783143
	.align 4
.LC33:
	.word	1126327692
	.align 4
.LC34:
	.word	1115258967
	.align 4
.LC35:
	.word	1093201954
	.align 4
.LC36:
	.word	1060217015
	.align 4
.LC37:
	.word	1008836755
	.align 4
.LC38:
	.word	-1116242025
	.align 4
.LC39:
	.word	1087520636
	.align 4
.LC40:
	.word	1121535263
	.align 4
.LC41:
	.word	1138131211
	.align 4
.LC42:
	.word	1143036105
	.align 4
.LC43:
	.word	1138313327
	.align 4
.LC44:
	.word	1124706403
	.align 4
.LC45:
	.word	1100821966
	.align 4
.LC46:
	.word	-1007566219
	.align 4
.LC47:
	.word	1149248267
	.align 4
.LC48:
	.word	1142907969
	.align 4
.LC49:
	.word	1126212330
	.align 4
.LC50:
	.word	1099829323
	.align 4
.LC51:
	.word	1061985748
	.align 4
.LC52:
	.word	1008836754
	.align 4
.LC53:
	.word	-1045199086
	.align 4
.LC54:
	.word	1139622823
	.align 4
.LC55:
	.word	1159696590
	.align 4
.LC56:
	.word	1162345915
	.align 4
.LC57:
	.word	1153439577
	.align 4
.LC58:
	.word	1134749041
	.align 4
.LC59:
	.word	1106424921
	.align 4
.LC60:
	.word	1058013184
	.section	.text.erff,"ax",@progbits
	.align 4
.globl erff
	.type	erff, @function
erff:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
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
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r5
	extru %r5,31,31,%r3
	comb,<< %r28,%r3,.L15
	ldil L'1062731776,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r3,.L4
	ldil L'1067450368,%r28
	ldil L'830472192,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r3,.L5
	ldil L'2080374784,%r28
	and %r5,%r28,%r28
	comib,<> 0,%r28,.L6
	addil LT'.LC5,%r19
	addil LT'.LC2,%r19
	copy %r1,%r28
	ldw RT'.LC2(%r28),%r20
	fldws 0(%r20),%fr23L
	addil LT'.LC3,%r19
	fmpy,sgl %fr4L,%fr23L,%fr23L
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr4L,%fr24L,%fr22L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr4L
	fadd,sgl %fr23L,%fr22L,%fr22L
	b .L1
	fmpy,sgl %fr22L,%fr4L,%fr4L
.L4:
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L16
	ldil L'1086324736,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r3,%r0
	b,n .L9
	comib,> 0,%r5,.L13
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L15:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr23L
	fdiv,sgl %fr23L,%fr4L,%fr22L
	extru %r5,0,1,%r28
	zdep %r28,30,31,%r28
	subi 1,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fcnvxf,sgl,sgl %fr4L,%fr4L
	fadd,sgl %fr4L,%fr22L,%fr4L
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
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr4L,%fr23L,%fr23L
	b .L1
	fadd,sgl %fr23L,%fr4L,%fr4L
.L9:
	bl fabsf,%r2
	copy %r19,%r4
	fmpy,sgl %fr4L,%fr4L,%fr23L
	copy %r4,%r19
	ldil L'1077329920,%r28
	fcpy,sgl %fr4L,%fr13L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r6
	fldws 0(%r6),%fr15L
	ldo 7021(%r28),%r28
	comb,>>= %r28,%r3,.L17
	fdiv,sgl %fr15L,%fr23L,%fr23L
	addil LT'.LC53,%r19
	ldw RT'.LC53(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr23L,%fr24L,%fr24L
	addil LT'.LC54,%r19
	ldw RT'.LC54(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr24L,%fr22L,%fr24L
	addil LT'.LC46,%r19
	ldw RT'.LC46(%r1),%r28
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr23L,%fr22L,%fr22L
	addil LT'.LC47,%r19
	ldw RT'.LC47(%r1),%r28
	fldws 0(%r28),%fr25L
	fsub,sgl %fr22L,%fr25L,%fr22L
	addil LT'.LC55,%r19
	ldw RT'.LC55(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC48,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	ldw RT'.LC48(%r1),%r28
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC56,%r19
	ldw RT'.LC56(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC49,%r19
	fmpy,sgl %fr24L,%fr23L,%fr24L
	copy %r1,%r28
	ldw RT'.LC49(%r28),%r20
	fldws 0(%r20),%fr26L
	fsub,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC57,%r19
	ldw RT'.LC57(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC50,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	copy %r1,%r28
	fmpy,sgl %fr24L,%fr23L,%fr24L
	ldw RT'.LC50(%r28),%r20
	fldws 0(%r20),%fr26L
	addil LT'.LC58,%r19
	fsub,sgl %fr22L,%fr26L,%fr22L
	ldw RT'.LC58(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC51,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	copy %r1,%r28
	ldw RT'.LC51(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	addil LT'.LC59,%r19
	ldw RT'.LC59(%r1),%r28
	fldws 0(%r28),%fr25L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fadd,sgl %fr24L,%fr15L,%fr15L
	addil LT'.LC52,%r19
	ldw RT'.LC52(%r1),%r28
	fldws 0(%r28),%fr12L
	fsub,sgl %fr22L,%fr12L,%fr12L
.L11:
	fstws %fr13L,-16(%sp)
	ldws -16(%sp),%r28
	depi 0,31,12,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr14L
	and,< %r28,%r28,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr22L
	fmpy,sgl %fr22L,%fr14L,%fr22L
	addil LT'.LC60,%r19
	ldw RT'.LC60(%r1),%r28
	copy %r19,%r4
	fldws 0(%r28),%fr4L
	bl __ieee754_expf,%r2
	fsub,sgl %fr22L,%fr4L,%fr4L
	fdiv,sgl %fr12L,%fr15L,%fr15L
	fsub,sgl %fr14L,%fr13L,%fr23L
	fadd,sgl %fr13L,%fr14L,%fr14L
	fcpy,sgl %fr4L,%fr12L
	fmpy,sgl %fr23L,%fr14L,%fr4L
	copy %r4,%r19
	bl __ieee754_expf,%r2
	fadd,sgl %fr4L,%fr15L,%fr4L
	fmpy,sgl %fr12L,%fr4L,%fr12L
	fldws 0(%r6),%fr4L
	comib,> 0,%r5,.L12
	fdiv,sgl %fr12L,%fr13L,%fr12L
	b .L1
	fsub,sgl %fr4L,%fr12L,%fr4L
.L5:
	fmpy,sgl %fr4L,%fr4L,%fr25L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r28
	fldws 0(%r28),%fr24L
	addil LT'.LC11,%r19
	fmpy,sgl %fr25L,%fr24L,%fr24L
	ldw RT'.LC11(%r1),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC6,%r19
	fadd,sgl %fr24L,%fr23L,%fr24L
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	fmpy,sgl %fr25L,%fr23L,%fr23L
	addil LT'.LC7,%r19
	copy %r1,%r28
	ldw RT'.LC7(%r28),%r20
	fldws 0(%r20),%fr27L
	addil LT'.LC12,%r19
	fsub,sgl %fr23L,%fr27L,%fr23L
	ldw RT'.LC12(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr24L,%fr26L,%fr24L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC8,%r19
	copy %r1,%r28
	addil LT'.LC13,%r19
	ldw RT'.LC8(%r28),%r20
	fldws 0(%r20),%fr27L
	ldw RT'.LC13(%r1),%r28
	fsub,sgl %fr23L,%fr27L,%fr23L
	fldws 0(%r28),%fr26L
	fadd,sgl %fr24L,%fr26L,%fr24L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC9,%r19
	copy %r1,%r28
	ldw RT'.LC9(%r28),%r20
	fldws 0(%r20),%fr27L
	addil LT'.LC14,%r19
	fsub,sgl %fr23L,%fr27L,%fr23L
	ldw RT'.LC14(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr24L,%fr26L,%fr24L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC5,%r19
	copy %r1,%r28
	addil LT'.LC0,%r19
	ldw RT'.LC5(%r28),%r20
	fldws 0(%r20),%fr26L
	ldw RT'.LC0(%r1),%r28
	fadd,sgl %fr23L,%fr26L,%fr23L
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fdiv,sgl %fr23L,%fr24L,%fr23L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	b .L1
	fadd,sgl %fr23L,%fr4L,%fr4L
.L16:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr24L
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	fsub,sgl %fr4L,%fr24L,%fr4L
	fldws 0(%r28),%fr22L
	addil LT'.LC22,%r19
	ldw RT'.LC22(%r1),%r28
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fldws 0(%r28),%fr23L
	addil LT'.LC16,%r19
	fmpy,sgl %fr4L,%fr23L,%fr23L
	ldw RT'.LC16(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC23,%r19
	fadd,sgl %fr22L,%fr25L,%fr22L
	ldw RT'.LC23(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC17,%r19
	fmpy,sgl %fr22L,%fr4L,%fr22L
	copy %r1,%r28
	ldw RT'.LC17(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr4L,%fr22L
	addil LT'.LC24,%r19
	ldw RT'.LC24(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC18,%r19
	fmpy,sgl %fr23L,%fr4L,%fr23L
	copy %r1,%r28
	ldw RT'.LC18(%r28),%r20
	fldws 0(%r20),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC25,%r19
	ldw RT'.LC25(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC19,%r19
	fmpy,sgl %fr22L,%fr4L,%fr22L
	copy %r1,%r28
	fmpy,sgl %fr23L,%fr4L,%fr23L
	ldw RT'.LC19(%r28),%r20
	fldws 0(%r20),%fr26L
	addil LT'.LC26,%r19
	fsub,sgl %fr22L,%fr26L,%fr22L
	ldw RT'.LC26(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC20,%r19
	fmpy,sgl %fr22L,%fr4L,%fr22L
	copy %r1,%r28
	ldw RT'.LC20(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	addil LT'.LC27,%r19
	ldw RT'.LC27(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr22L,%fr26L,%fr22L
	fadd,sgl %fr23L,%fr25L,%fr23L
	fmpy,sgl %fr22L,%fr4L,%fr22L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	fadd,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC21,%r19
	ldw RT'.LC21(%r1),%r28
	fldws 0(%r28),%fr24L
	fsub,sgl %fr22L,%fr24L,%fr22L
	comib,> 0,%r5,.L8
	fdiv,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC28,%r19
	ldw RT'.LC28(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L1
	fadd,sgl %fr22L,%fr4L,%fr4L
.L13:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L17:
	addil LT'.LC38,%r19
	ldw RT'.LC38(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr23L,%fr24L,%fr24L
	addil LT'.LC39,%r19
	ldw RT'.LC39(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr24L,%fr22L,%fr24L
	addil LT'.LC30,%r19
	ldw RT'.LC30(%r1),%r28
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fldws 0(%r28),%fr22L
	addil LT'.LC31,%r19
	fmpy,sgl %fr23L,%fr22L,%fr22L
	ldw RT'.LC31(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC40,%r19
	fsub,sgl %fr22L,%fr25L,%fr22L
	ldw RT'.LC40(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC32,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	copy %r1,%r28
	ldw RT'.LC32(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC41,%r19
	ldw RT'.LC41(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC33,%r19
	fmpy,sgl %fr24L,%fr23L,%fr24L
	copy %r1,%r28
	ldw RT'.LC33(%r28),%r20
	fldws 0(%r20),%fr26L
	fsub,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC42,%r19
	ldw RT'.LC42(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC34,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	copy %r1,%r28
	fmpy,sgl %fr24L,%fr23L,%fr24L
	ldw RT'.LC34(%r28),%r20
	fldws 0(%r20),%fr26L
	addil LT'.LC43,%r19
	fsub,sgl %fr22L,%fr26L,%fr22L
	ldw RT'.LC43(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC35,%r19
	fmpy,sgl %fr22L,%fr23L,%fr22L
	copy %r1,%r28
	ldw RT'.LC35(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC44,%r19
	ldw RT'.LC44(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC36,%r19
	fmpy,sgl %fr24L,%fr23L,%fr24L
	copy %r1,%r28
	ldw RT'.LC36(%r28),%r20
	fldws 0(%r20),%fr26L
	fsub,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC45,%r19
	ldw RT'.LC45(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fadd,sgl %fr24L,%fr15L,%fr15L
	addil LT'.LC37,%r19
	ldw RT'.LC37(%r1),%r28
	fldws 0(%r28),%fr12L
	b .L11
	fsub,sgl %fr22L,%fr12L,%fr12L
.L8:
	addil LT'.LC29,%r19
	ldw RT'.LC29(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L1
	fsub,sgl %fr4L,%fr22L,%fr4L
.L12:
	b .L1
	fsub,sgl %fr12L,%fr4L,%fr4L
	.EXIT
	.PROCEND
	.size	erff, .-erff
	.section	.rodata.cst4
	.align 4
.LC122:
	.word	1073741824
	.align 4
.LC123:
	.word	1065353216
	.align 4
.LC124:
	.word	-1211672911
	.align 4
.LC125:
	.word	1002247305
	.align 4
.LC126:
	.word	1021923983
	.align 4
.LC127:
	.word	1051093995
	.align 4
.LC128:
	.word	1040414164
	.align 4
.LC129:
	.word	-1232805350
	.align 4
.LC130:
	.word	957017673
	.align 4
.LC131:
	.word	1000767766
	.align 4
.LC132:
	.word	1032137315
	.align 4
.LC133:
	.word	1053539278
	.align 4
.LC134:
	.word	1056964608
	.align 4
.LC135:
	.word	-1156712000
	.align 4
.LC136:
	.word	1024545203
	.align 4
.LC137:
	.word	1038294210
	.align 4
.LC138:
	.word	1050869332
	.align 4
.LC139:
	.word	1052676616
	.align 4
.LC140:
	.word	1054107653
	.align 4
.LC141:
	.word	991612358
	.align 4
.LC142:
	.word	1011112611
	.align 4
.LC143:
	.word	1012887059
	.align 4
.LC144:
	.word	1040265991
	.align 4
.LC145:
	.word	1033050855
	.align 4
.LC146:
	.word	1057642373
	.align 4
.LC147:
	.word	1037693745
	.align 4
.LC148:
	.word	1042196436
	.align 4
.LC149:
	.word	1062753803
	.align 4
.LC150:
	.word	-1055062146
	.align 4
.LC151:
	.word	1117950763
	.align 4
.LC152:
	.word	1127783143
	.align 4
.LC153:
	.word	1126327692
	.align 4
.LC154:
	.word	1115258967
	.align 4
.LC155:
	.word	1093201954
	.align 4
.LC156:
	.word	1060217015
	.align 4
.LC157:
	.word	1008836755
	.align 4
.LC158:
	.word	-1116242025
	.align 4
.LC159:
	.word	1087520636
	.align 4
.LC160:
	.word	1121535263
	.align 4
.LC161:
	.word	1138131211
	.align 4
.LC162:
	.word	1143036105
	.align 4
.LC163:
	.word	1138313327
	.align 4
.LC164:
	.word	1124706403
	.align 4
.LC165:
	.word	1100821966
	.align 4
.LC166:
	.word	-1007566219
	.align 4
.LC167:
	.word	1149248267
	.align 4
.LC168:
	.word	1142907969
	.align 4
.LC169:
	.word	1126212330
	.align 4
.LC170:
	.word	1099829323
	.align 4
.LC171:
	.word	1061985748
	.align 4
.LC172:
	.word	1008836754
	.align 4
.LC173:
	.word	-1045199086
	.align 4
.LC174:
	.word	1139622823
	.align 4
.LC175:
	.word	1159696590
	.align 4
.LC176:
	.word	1162345915
	.align 4
.LC177:
	.word	1153439577
	.align 4
.LC178:
	.word	1134749041
	.align 4
.LC179:
	.word	1106424921
	.align 4
.LC180:
	.word	1058013184
	.section	.text.erfcf,"ax",@progbits
	.align 4
.globl erfcf
	.type	erfcf, @function
erfcf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5,ENTRY_FR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	stwm %r5,128(%r30)
	ldo -112(%r30),%r1
	stw %r3,-120(%r30)
	ldo -1(%r28),%r28
	stw %r4,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr15,8(%r1)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r5
	comb,<< %r28,%r5,.L39
	fcpy,sgl %fr4L,%fr23L
	ldil L'1062731776,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L21
	ldil L'1067450368,%r28
	ldil L'595591168,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L40
	addil LT'.LC129,%r19
	fmpy,sgl %fr4L,%fr4L,%fr22L
	ldw RT'.LC129(%r1),%r28
	fldws 0(%r28),%fr24L
	addil LT'.LC130,%r19
	fmpy,sgl %fr22L,%fr24L,%fr24L
	ldw RT'.LC130(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC124,%r19
	fadd,sgl %fr24L,%fr25L,%fr24L
	ldw RT'.LC124(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC125,%r19
	fmpy,sgl %fr24L,%fr22L,%fr24L
	copy %r1,%r28
	fmpy,sgl %fr22L,%fr25L,%fr25L
	ldw RT'.LC125(%r28),%r20
	fldws 0(%r20),%fr27L
	addil LT'.LC131,%r19
	fsub,sgl %fr25L,%fr27L,%fr25L
	ldw RT'.LC131(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr24L,%fr26L,%fr24L
	addil LT'.LC126,%r19
	fmpy,sgl %fr25L,%fr22L,%fr25L
	copy %r1,%r28
	ldw RT'.LC126(%r28),%r20
	fldws 0(%r20),%fr27L
	fmpy,sgl %fr24L,%fr22L,%fr24L
	fsub,sgl %fr25L,%fr27L,%fr25L
	fmpy,sgl %fr25L,%fr22L,%fr25L
	addil LT'.LC132,%r19
	ldw RT'.LC132(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr24L,%fr26L,%fr24L
	addil LT'.LC127,%r19
	fmpy,sgl %fr24L,%fr22L,%fr24L
	copy %r1,%r28
	ldw RT'.LC127(%r28),%r20
	fldws 0(%r20),%fr27L
	fsub,sgl %fr25L,%fr27L,%fr25L
	addil LT'.LC133,%r19
	ldw RT'.LC133(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr24L,%fr26L,%fr24L
	addil LT'.LC128,%r19
	fmpy,sgl %fr25L,%fr22L,%fr25L
	copy %r1,%r28
	fmpy,sgl %fr24L,%fr22L,%fr24L
	ldw RT'.LC128(%r28),%r20
	fldws 0(%r20),%fr26L
	addil LT'.LC123,%r19
	fadd,sgl %fr25L,%fr26L,%fr25L
	ldw RT'.LC123(%r1),%r28
	fldws 0(%r28),%fr4L
	fadd,sgl %fr24L,%fr4L,%fr24L
	ldil L'1048576000,%r28
	fdiv,sgl %fr25L,%fr24L,%fr25L
	ldo -1(%r28),%r28
	comb,< %r28,%r3,.L23
	fmpy,sgl %fr25L,%fr23L,%fr25L
.L38:
	fadd,sgl %fr23L,%fr25L,%fr23L
	fsub,sgl %fr4L,%fr23L,%fr4L
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
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L41
	ldil L'1105199104,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r5,%r0
	b,n .L42
	comib,>= 0,%r3,.L44
	addil LT'.LC122,%r19
	b .L18
	fcpy,sgl %fr0,%fr4L
.L39:
	addil LT'.LC123,%r19
	ldw RT'.LC123(%r1),%r28
	fldws 0(%r28),%fr22L
	fdiv,sgl %fr22L,%fr4L,%fr22L
	extru %r3,0,1,%r28
	zdep %r28,30,31,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fcnvxf,sgl,sgl %fr4L,%fr4L
	b .L18
	fadd,sgl %fr4L,%fr22L,%fr4L
.L23:
	addil LT'.LC134,%r19
	ldw RT'.LC134(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L38
	fsub,sgl %fr23L,%fr4L,%fr23L
.L42:
	bl fabsf,%r2
	copy %r19,%r4
	fmpy,sgl %fr4L,%fr4L,%fr24L
	copy %r4,%r19
	ldil L'1077329920,%r28
	fcpy,sgl %fr4L,%fr14L
	addil LT'.LC123,%r19
	ldw RT'.LC123(%r1),%r20
	fldws 0(%r20),%fr23L
	ldo 7020(%r28),%r28
	comb,>>= %r28,%r5,.L43
	fdiv,sgl %fr23L,%fr24L,%fr24L
	comib,<= 0,%r3,.L29
	ldil L'1086324736,%r28
	ldo -1(%r28),%r28
	comb,< %r28,%r5,.L31
	addil LT'.LC122,%r19
.L29:
	addil LT'.LC173,%r19
	ldw RT'.LC173(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	addil LT'.LC174,%r19
	ldw RT'.LC174(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC166,%r19
	ldw RT'.LC166(%r1),%r28
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fldws 0(%r28),%fr23L
	addil LT'.LC167,%r19
	fmpy,sgl %fr24L,%fr23L,%fr23L
	ldw RT'.LC167(%r1),%r28
	fldws 0(%r28),%fr13L
	addil LT'.LC175,%r19
	fsub,sgl %fr23L,%fr13L,%fr13L
	ldw RT'.LC175(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC168,%r19
	ldw RT'.LC168(%r1),%r28
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fldws 0(%r20),%fr23L
	fsub,sgl %fr13L,%fr25L,%fr13L
	addil LT'.LC176,%r19
	ldw RT'.LC176(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC169,%r19
	fmpy,sgl %fr13L,%fr24L,%fr13L
	copy %r1,%r28
	ldw RT'.LC169(%r28),%r20
	fldws 0(%r20),%fr26L
	addil LT'.LC177,%r19
	fsub,sgl %fr13L,%fr26L,%fr13L
	ldw RT'.LC177(%r1),%r28
	fldws 0(%r28),%fr12L
	fadd,sgl %fr22L,%fr12L,%fr12L
	addil LT'.LC170,%r19
	fmpy,sgl %fr13L,%fr24L,%fr13L
	copy %r1,%r28
	ldw RT'.LC170(%r28),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr12L,%fr24L,%fr12L
	fsub,sgl %fr13L,%fr25L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	addil LT'.LC178,%r19
	ldw RT'.LC178(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	addil LT'.LC171,%r19
	fmpy,sgl %fr12L,%fr24L,%fr12L
	copy %r1,%r28
	ldw RT'.LC171(%r28),%r20
	fldws 0(%r20),%fr25L
	fsub,sgl %fr13L,%fr25L,%fr13L
	addil LT'.LC179,%r19
	ldw RT'.LC179(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fmpy,sgl %fr12L,%fr24L,%fr12L
	fadd,sgl %fr12L,%fr23L,%fr12L
	addil LT'.LC172,%r19
	ldw RT'.LC172(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr13L,%fr22L,%fr13L
.L28:
	fstws %fr14L,-16(%sp)
	ldws -16(%sp),%r28
	depi 0,31,12,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr15L
	and,< %r28,%r28,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr22L
	fmpy,sgl %fr22L,%fr15L,%fr22L
	addil LT'.LC180,%r19
	ldw RT'.LC180(%r1),%r28
	copy %r19,%r4
	fldws 0(%r28),%fr4L
	bl __ieee754_expf,%r2
	fsub,sgl %fr22L,%fr4L,%fr4L
	fdiv,sgl %fr13L,%fr12L,%fr13L
	fsub,sgl %fr15L,%fr14L,%fr22L
	fadd,sgl %fr14L,%fr15L,%fr15L
	fcpy,sgl %fr4L,%fr12L
	fmpy,sgl %fr22L,%fr15L,%fr4L
	copy %r4,%r19
	copy %r19,%r4
	bl __ieee754_expf,%r2
	fadd,sgl %fr4L,%fr13L,%fr4L
	fmpy,sgl %fr12L,%fr4L,%fr4L
	copy %r4,%r19
	comib,< 0,%r3,.L18
	fdiv,sgl %fr4L,%fr14L,%fr4L
	addil LT'.LC122,%r19
	ldw RT'.LC122(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L18
	fsub,sgl %fr22L,%fr4L,%fr4L
.L40:
	addil LT'.LC123,%r19
	ldw RT'.LC123(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L18
	fsub,sgl %fr4L,%fr23L,%fr4L
.L41:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC123,%r19
	ldw RT'.LC123(%r1),%r28
	fldws 0(%r28),%fr22L
	addil LT'.LC135,%r19
	ldw RT'.LC135(%r1),%r28
	fsub,sgl %fr4L,%fr22L,%fr4L
	fldws 0(%r28),%fr23L
	addil LT'.LC142,%r19
	ldw RT'.LC142(%r1),%r28
	fmpy,sgl %fr4L,%fr23L,%fr23L
	fldws 0(%r28),%fr24L
	addil LT'.LC136,%r19
	fmpy,sgl %fr4L,%fr24L,%fr24L
	ldw RT'.LC136(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC143,%r19
	fadd,sgl %fr23L,%fr25L,%fr23L
	ldw RT'.LC143(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC137,%r19
	fmpy,sgl %fr23L,%fr4L,%fr23L
	copy %r1,%r28
	ldw RT'.LC137(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr24L,%fr4L,%fr24L
	fsub,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	addil LT'.LC144,%r19
	ldw RT'.LC144(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC138,%r19
	fmpy,sgl %fr24L,%fr4L,%fr24L
	copy %r1,%r28
	ldw RT'.LC138(%r28),%r20
	fldws 0(%r20),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC145,%r19
	ldw RT'.LC145(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC139,%r19
	fmpy,sgl %fr23L,%fr4L,%fr23L
	copy %r1,%r28
	fmpy,sgl %fr24L,%fr4L,%fr24L
	ldw RT'.LC139(%r28),%r20
	fldws 0(%r20),%fr26L
	addil LT'.LC146,%r19
	fsub,sgl %fr23L,%fr26L,%fr23L
	ldw RT'.LC146(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC140,%r19
	fmpy,sgl %fr23L,%fr4L,%fr23L
	copy %r1,%r28
	ldw RT'.LC140(%r28),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr24L,%fr4L,%fr24L
	addil LT'.LC147,%r19
	ldw RT'.LC147(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	fmpy,sgl %fr24L,%fr4L,%fr24L
	fadd,sgl %fr24L,%fr22L,%fr24L
	addil LT'.LC141,%r19
	ldw RT'.LC141(%r1),%r28
	fldws 0(%r28),%fr25L
	fsub,sgl %fr23L,%fr25L,%fr23L
	comib,> 0,%r3,.L25
	fdiv,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC148,%r19
	ldw RT'.LC148(%r1),%r28
	fldws 0(%r28),%fr4L
	b .L18
	fsub,sgl %fr4L,%fr23L,%fr4L
.L31:
.L44:
	ldw RT'.LC122(%r1),%r28
	b .L18
	fldws 0(%r28),%fr4L
.L43:
	addil LT'.LC158,%r19
	ldw RT'.LC158(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	addil LT'.LC159,%r19
	ldw RT'.LC159(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr22L,%fr25L,%fr22L
	addil LT'.LC150,%r19
	ldw RT'.LC150(%r1),%r28
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fldws 0(%r28),%fr13L
	addil LT'.LC151,%r19
	fmpy,sgl %fr24L,%fr13L,%fr13L
	ldw RT'.LC151(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC160,%r19
	fsub,sgl %fr13L,%fr25L,%fr13L
	ldw RT'.LC160(%r1),%r28
	fldws 0(%r28),%fr12L
	fadd,sgl %fr22L,%fr12L,%fr12L
	addil LT'.LC152,%r19
	fmpy,sgl %fr13L,%fr24L,%fr13L
	copy %r1,%r28
	ldw RT'.LC152(%r28),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr12L,%fr24L,%fr12L
	fsub,sgl %fr13L,%fr25L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	addil LT'.LC161,%r19
	ldw RT'.LC161(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	addil LT'.LC153,%r19
	fmpy,sgl %fr12L,%fr24L,%fr12L
	copy %r1,%r28
	ldw RT'.LC153(%r28),%r20
	fldws 0(%r20),%fr25L
	fsub,sgl %fr13L,%fr25L,%fr13L
	addil LT'.LC162,%r19
	ldw RT'.LC162(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	addil LT'.LC154,%r19
	fmpy,sgl %fr13L,%fr24L,%fr13L
	copy %r1,%r28
	fmpy,sgl %fr12L,%fr24L,%fr12L
	ldw RT'.LC154(%r28),%r20
	fldws 0(%r20),%fr25L
	addil LT'.LC163,%r19
	fsub,sgl %fr13L,%fr25L,%fr13L
	ldw RT'.LC163(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	addil LT'.LC155,%r19
	fmpy,sgl %fr13L,%fr24L,%fr13L
	copy %r1,%r28
	ldw RT'.LC155(%r28),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr12L,%fr24L,%fr12L
	fsub,sgl %fr13L,%fr25L,%fr13L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	addil LT'.LC164,%r19
	ldw RT'.LC164(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	addil LT'.LC156,%r19
	fmpy,sgl %fr12L,%fr24L,%fr12L
	copy %r1,%r28
	ldw RT'.LC156(%r28),%r20
	fldws 0(%r20),%fr25L
	fsub,sgl %fr13L,%fr25L,%fr13L
	addil LT'.LC165,%r19
	ldw RT'.LC165(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr12L,%fr22L,%fr12L
	fmpy,sgl %fr13L,%fr24L,%fr13L
	fmpy,sgl %fr12L,%fr24L,%fr12L
	fadd,sgl %fr12L,%fr23L,%fr12L
	addil LT'.LC157,%r19
	ldw RT'.LC157(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L28
	fsub,sgl %fr13L,%fr22L,%fr13L
.L25:
	addil LT'.LC149,%r19
	ldw RT'.LC149(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr23L,%fr24L,%fr23L
	b .L18
	fadd,sgl %fr23L,%fr22L,%fr4L
	.EXIT
	.PROCEND
	.size	erfcf, .-erfcf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
