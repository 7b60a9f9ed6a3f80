; 7c34c190fc4a9dbd6f2c473d4f669e42 newlib/libm/common/s_expm1.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1071644672
	.word	0
	.align 8
.LC1:
	.word	-1075838976
	.word	0
	.align 8
.LC2:
	.word	-1108723217
	.word	897137782
	.align 8
.LC3:
	.word	1038760431
	.word	897137782
	.align 8
.LC4:
	.word	-1074790400
	.word	0
	.align 8
.LC5:
	.word	1082535490
	.word	-17155601
	.align 8
.LC6:
	.word	1073157447
	.word	1697350398
	.align 8
.LC7:
	.word	27618847
	.word	-1023872167
	.align 8
.LC8:
	.word	1072049730
	.word	-18874368
	.align 8
.LC9:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC10:
	.word	-1098187337
	.word	1846133549
	.align 8
.LC11:
	.word	1053872074
	.word	-2031726023
	.align 8
.LC12:
	.word	1058328089
	.word	-1632969801
	.align 8
.LC13:
	.word	1062863264
	.word	436098437
	.align 8
.LC14:
	.word	1067520273
	.word	286331124
	.align 8
.LC15:
	.word	1072693248
	.word	0
	.align 8
.LC16:
	.word	1074266112
	.word	0
	.align 8
.LC17:
	.word	1075314688
	.word	0
	.align 8
.LC18:
	.word	-1076887552
	.word	0
	.align 8
.LC19:
	.word	-1073741824
	.word	0
	.section	.text.expm1,"ax",@progbits
	.align 4
.globl expm1
	.type	expm1, @function
expm1:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1078165504,%r20
	ldo -6023(%r20),%r20
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r22
	copy %r22,%r31
	extru %r22,31,31,%r21
	comb,>>= %r20,%r21,.L2
	depi 0,31,31,%r31
	ldil L'1082540032,%r20
	ldo -4543(%r20),%r20
	comb,>>= %r20,%r21,.L31
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L6
	addil LT'.LC5,%r19
	extru %r22,31,20,%r22
	or %r22,%r29,%r22
	comiclr,<> 0,%r22,%r0
	b,n .L7
	b .L1
	fadd,dbl %fr5,%fr5,%fr4
.L2:
	ldil L'1071005696,%r20
	ldo -4542(%r20),%r20
	comb,<< %r20,%r21,.L37
	ldil L'1016070144,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L38
	addil LT'.LC0,%r19
	ldi 0,%r20
	ldw RT'.LC0(%r1),%r21
.L17:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	fldds 0(%r21),%fr4
	fmpy,dbl %fr25,%fr4,%fr28
	addil LT'.LC10,%r19
	fmpy,dbl %fr25,%fr28,%fr23
	ldw RT'.LC10(%r1),%r21
	fldds 0(%r21),%fr22
	addil LT'.LC11,%r19
	fmpy,dbl %fr23,%fr22,%fr22
	ldw RT'.LC11(%r1),%r21
	addil LT'.LC12,%r19
	fldds 0(%r21),%fr25
	fadd,dbl %fr22,%fr25,%fr22
	ldw RT'.LC12(%r1),%r21
	addil LT'.LC13,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r21),%fr26
	ldw RT'.LC13(%r1),%r21
	addil LT'.LC14,%r19
	fsub,dbl %fr22,%fr26,%fr22
	fldds 0(%r21),%fr25
	ldw RT'.LC14(%r1),%r21
	addil LT'.LC15,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r21),%fr30
	ldw RT'.LC15(%r1),%r21
	addil LT'.LC16,%r19
	fadd,dbl %fr22,%fr25,%fr22
	fldds 0(%r21),%fr26
	ldw RT'.LC16(%r1),%r21
	addil LT'.LC17,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r21),%fr25
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr27
	fsub,dbl %fr22,%fr30,%fr22
	ldw RT'.LC17(%r1),%r21
	fldds 0(%r21),%fr29
	fmpy,dbl %fr22,%fr23,%fr22
	fadd,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr28,%fr22,%fr28
	fsub,dbl %fr25,%fr28,%fr25
	fmpy,dbl %fr27,%fr25,%fr28
	fsub,dbl %fr22,%fr25,%fr22
	fsub,dbl %fr29,%fr28,%fr28
	fdiv,dbl %fr22,%fr28,%fr22
	comib,= 0,%r20,.L39
	fmpy,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr22,%fr27,%fr22
	fsub,dbl %fr22,%fr24,%fr22
	comib,= -1,%r20,.L40
	fsub,dbl %fr22,%fr23,%fr22
	comib,= 1,%r20,.L41
	ldo 1(%r20),%r21
	ldi 57,%r22
	comb,<< %r22,%r21,.L42
	zdep %r20,11,12,%r31
	ldi 19,%r21
	comb,< %r21,%r20,.L24
	subi 31,%r20,%r21
	fsub,dbl %fr22,%fr27,%fr22
	mtsar %r21
	ldil L'1072693248,%r28
	ldi 0,%r29
	ldil L'1072693248,%r21
	ldil L'2097152,%r20
	vextrs %r20,32,%r20
	sub %r21,%r20,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr23,%fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r28
	copy %r22,%r29
	addl %r31,%r21,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L45
	ldw -20(%r30),%r2
.L6:
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr22
	fcmp,dbl,!> %fr5,%fr22
	ftest
	b .L29
	ldi 0,%r26
.L31:
	comib,<> 0,%r31,.L4
	addil LT'.LC7,%r19
	addil LT'.LC6,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	copy %r1,%r20
	ldw RT'.LC6(%r20),%r20
	fldds 0(%r20),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r21
	fldds 0(%r21),%fr22
.L11:
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldds 0(%r20),%fr24
	fcnvfxt,dbl,sgl %fr22,%fr23L
	addil LT'.LC3,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr27
	ldw RT'.LC3(%r1),%r22
	fstws %fr23L,-16(%sp)
	ldws -16(%sp),%r20
	fldds 0(%r22),%fr23
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr25L
	fcnvxf,sgl,dbl %fr25L,%fr22
	fmpy,dbl %fr22,%fr24,%fr24
	fmpy,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr27,%fr24,%fr24
.L16:
	fsub,dbl %fr24,%fr22,%fr23
	fsub,dbl %fr24,%fr23,%fr24
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L17
	fsub,dbl %fr24,%fr22,%fr24
.L39:
	fmpy,dbl %fr27,%fr22,%fr22
	fsub,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr27,%fr22,%fr4
.L1:
	ldw -20(%r30),%r2
.L45:
	bv,n %r0(%r2)
.L4:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	ldw RT'.LC7(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr25,%fr22,%fr22
	fcmp,dbl,!< %fr22,%fr0
	ftest
	b .L26
	addil LT'.LC6,%r19
	copy %r1,%r20
	ldw RT'.LC6(%r20),%r21
	fldds 0(%r21),%fr23
	addil LT'.LC1,%r19
	fmpy,dbl %fr25,%fr23,%fr23
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr22
	addil LT'.LC0,%r19
	b .L11
	ldw RT'.LC0(%r1),%r21
.L37:
	ldil L'1072742400,%r20
	ldo -7503(%r20),%r20
	comb,<< %r20,%r21,.L14
	addil LT'.LC8,%r19
	comib,= 0,%r31,.L43
	copy %r1,%r20
	ldw RT'.LC8(%r20),%r21
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r21),%fr24
	addil LT'.LC0,%r19
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr24,%fr24
	ldi -1,%r20
	b .L16
	ldw RT'.LC0(%r1),%r21
.L42:
	fsub,dbl %fr22,%fr27,%fr22
	fsub,dbl %fr26,%fr22,%fr27
	fstds %fr27,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	copy %r29,%r22
	addl %r31,%r28,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	b .L1
	fsub,dbl %fr4,%fr26,%fr4
.L38:
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fsub,dbl %fr22,%fr22,%fr22
	ldw -20(%r30),%r2
	fsub,dbl %fr5,%fr22,%fr4
	bv,n %r0(%r2)
.L41:
	addil LT'.LC18,%r19
	ldw RT'.LC18(%r1),%r20
	fldds 0(%r20),%fr23
	fcmp,dbl,!< %fr27,%fr23
	ftest
	b .L30
	addil LT'.LC19,%r19
	fsub,dbl %fr27,%fr22,%fr22
	fadd,dbl %fr22,%fr22,%fr22
	b .L1
	fadd,dbl %fr22,%fr26,%fr4
.L43:
	ldw RT'.LC8(%r20),%r21
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r21),%fr24
	addil LT'.LC0,%r19
	fldds 0(%r20),%fr22
	fsub,dbl %fr5,%fr24,%fr24
	ldi 1,%r20
	b .L16
	ldw RT'.LC0(%r1),%r21
.L40:
	fsub,dbl %fr27,%fr22,%fr22
	fmpy,dbl %fr22,%fr4,%fr22
	b .L1
	fsub,dbl %fr22,%fr4,%fr4
.L14:
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldds 0(%r20),%fr23
	comib,= 0,%r31,.L44
	fmpy,dbl %fr5,%fr23,%fr23
	addil LT'.LC1,%r19
	copy %r1,%r20
	ldw RT'.LC1(%r20),%r20
	fldds 0(%r20),%fr22
	addil LT'.LC0,%r19
	b .L11
	ldw RT'.LC0(%r1),%r21
.L7:
	comiclr,<> 0,%r31,%r0
	b,n .L35
.L26:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L24:
	ldil L'1072693248,%r21
	ldi 0,%r22
	subi 1023,%r20,%r20
	zdep %r20,11,12,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr27,%fr22,%fr22
	fadd,dbl %fr22,%fr26,%fr27
	fstds %fr27,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r28
	copy %r22,%r29
	addl %r31,%r21,%r28
.L35:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L30:
	fadd,dbl %fr27,%fr4,%fr27
	ldw RT'.LC19(%r1),%r28
	fldds 0(%r28),%fr4
	fsub,dbl %fr22,%fr27,%fr22
	b .L1
	fmpy,dbl %fr22,%fr4,%fr4
.L29:
	ldw -20(%r30),%r2
	bl __math_oflow,%r0
	nop
.L44:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r21
	b .L11
	fldds 0(%r21),%fr22
	.EXIT
	.PROCEND
	.size	expm1, .-expm1
	.hidden	__math_oflow
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
