; ccf13d7bc8930fdef4061e34d4af723a newlib/libm/math/e_asin.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1073291771
	.word	1413754136
	.align 8
.LC1:
	.word	1016178214
	.word	856972295
	.align 8
.LC2:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC3:
	.word	1072693248
	.word	0
	.align 8
.LC4:
	.word	1057111521
	.word	234747657
	.align 8
.LC5:
	.word	1061810144
	.word	1963045512
	.align 8
.LC6:
	.word	1067745832
	.word	-1251438789
	.align 8
.LC7:
	.word	1070186837
	.word	243811413
	.align 8
.LC8:
	.word	1070913042
	.word	65761149
	.align 8
.LC9:
	.word	1069897045
	.word	1431655765
	.align 8
.LC10:
	.word	1068742853
	.word	-1322347902
	.align 8
.LC11:
	.word	1072039532
	.word	462225753
	.align 8
.LC12:
	.word	1073752805
	.word	-1671853368
	.align 8
.LC13:
	.word	1073953319
	.word	478817611
	.align 8
.LC14:
	.word	1071644672
	.word	0
	.align 8
.LC15:
	.word	1072243195
	.word	1413754136
	.section	.text.__ieee754_asin,"ax",@progbits
	.align 4
.globl __ieee754_asin
	.type	__ieee754_asin, @function
__ieee754_asin:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1072693248,%r20
	ldo -1(%r20),%r21
	stwm %r6,128(%r30)
	ldo -112(%r30),%r1
	stw %r5,-124(%r30)
	stw %r3,-116(%r30)
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r5
	extru %r5,31,31,%r3
	comb,>>= %r21,%r3,.L2
	sub %r3,%r20,%r20
	or %r20,%r29,%r20
	comib,= 0,%r20,.L13
	addil LT'.LC0,%r19
	fsub,dbl %fr5,%fr5,%fr4
	fdiv,dbl %fr4,%fr4,%fr4
.L1:
	ldo -112(%r30),%r1
.L15:
	fldds,ma 8(%r1),%fr14
.L16:
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L13:
	copy %r1,%r20
	ldw RT'.LC0(%r20),%r21
	fldds 0(%r21),%fr4
	addil LT'.LC1,%r19
	fmpy,dbl %fr5,%fr4,%fr4
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr5,%fr22,%fr22
	b .L1
	fadd,dbl %fr4,%fr22,%fr4
.L2:
	ldil L'1071644672,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r3,.L14
	ldil L'1044381696,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r3,.L6
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r6
	fldds 0(%r6),%fr23
	fcmp,dbl,!> %fr22,%fr23
	ftest
	b .L1
	fcpy,dbl %fr5,%fr4
.L5:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	fldds 0(%r6),%fr22
	addil LT'.LC14,%r19
	fsub,dbl %fr22,%fr4,%fr13
	ldw RT'.LC14(%r1),%r28
	addil LT'.LC4,%r19
	fldds 0(%r28),%fr23
	ldw RT'.LC4(%r1),%r28
	fmpy,dbl %fr13,%fr23,%fr13
	addil LT'.LC5,%r19
	fldds 0(%r28),%fr12
	ldw RT'.LC5(%r1),%r28
	fmpy,dbl %fr13,%fr12,%fr12
	fldds 0(%r28),%fr23
	addil LT'.LC6,%r19
	fadd,dbl %fr12,%fr23,%fr12
	ldw RT'.LC6(%r1),%r28
	addil LT'.LC10,%r19
	fldds 0(%r28),%fr23
	fmpy,dbl %fr12,%fr13,%fr12
	ldw RT'.LC10(%r1),%r28
	fldds 0(%r28),%fr14
	fmpy,dbl %fr13,%fr14,%fr14
	fsub,dbl %fr12,%fr23,%fr12
	fcpy,dbl %fr13,%fr5
	fmpy,dbl %fr12,%fr13,%fr12
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldds 0(%r28),%fr23
	fsub,dbl %fr14,%fr23,%fr14
	addil LT'.LC7,%r19
	fmpy,dbl %fr14,%fr13,%fr14
	ldw RT'.LC7(%r1),%r28
	fldds 0(%r28),%fr23
	addil LT'.LC12,%r19
	fadd,dbl %fr12,%fr23,%fr12
	ldw RT'.LC12(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr14,%fr23,%fr14
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr12,%fr13,%fr12
	fmpy,dbl %fr14,%fr13,%fr14
	fsub,dbl %fr12,%fr23,%fr12
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r28
	fldds 0(%r28),%fr23
	fsub,dbl %fr14,%fr23,%fr14
	addil LT'.LC9,%r19
	fmpy,dbl %fr12,%fr13,%fr12
	ldw RT'.LC9(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr14,%fr13,%fr14
	fadd,dbl %fr12,%fr23,%fr12
	fadd,dbl %fr14,%fr22,%fr14
	fmpy,dbl %fr12,%fr13,%fr12
	bl __ieee754_sqrt,%r2
	copy %r19,%r4
	ldil L'1072644096,%r28
	ldo -3278(%r28),%r28
	comb,>>= %r28,%r3,.L7
	copy %r4,%r19
	fdiv,dbl %fr12,%fr14,%fr12
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr23
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr12,%fr4,%fr12
	fadd,dbl %fr12,%fr4,%fr4
	fadd,dbl %fr4,%fr4,%fr4
	fsub,dbl %fr4,%fr23,%fr4
	fsub,dbl %fr22,%fr4,%fr4
.L8:
	comib,< 0,%r5,.L15
	ldo -112(%r30),%r1
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L16
	fldds,ma 8(%r1),%fr14
.L7:
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	fdiv,dbl %fr12,%fr14,%fr12
	addil LT'.LC1,%r19
	ldi 0,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr23,%fr23,%fr22
	ldw RT'.LC1(%r1),%r28
	fadd,dbl %fr4,%fr23,%fr24
	fsub,dbl %fr13,%fr22,%fr13
	fdiv,dbl %fr13,%fr24,%fr13
	fadd,dbl %fr4,%fr4,%fr22
	fldds 0(%r28),%fr24
	fadd,dbl %fr23,%fr23,%fr23
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	fldds 0(%r28),%fr4
	fsub,dbl %fr4,%fr23,%fr23
	fmpy,dbl %fr22,%fr12,%fr22
	fadd,dbl %fr13,%fr13,%fr13
	fsub,dbl %fr24,%fr13,%fr24
	fsub,dbl %fr22,%fr24,%fr22
	fsub,dbl %fr22,%fr23,%fr22
	b .L8
	fsub,dbl %fr4,%fr22,%fr4
.L14:
	addil LT'.LC3,%r19
	b .L5
	ldw RT'.LC3(%r1),%r6
.L6:
	fmpy,dbl %fr5,%fr5,%fr24
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr24,%fr22,%fr22
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fldds 0(%r20),%fr23
	fsub,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr24,%fr23,%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r20
	fldds 0(%r20),%fr25
	fsub,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldds 0(%r20),%fr25
	fadd,dbl %fr22,%fr25,%fr22
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr23,%fr25,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldds 0(%r20),%fr25
	fsub,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r20
	fldds 0(%r20),%fr25
	fsub,dbl %fr23,%fr25,%fr23
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fldds 0(%r20),%fr25
	fmpy,dbl %fr23,%fr24,%fr23
	fadd,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r20),%fr24
	fadd,dbl %fr23,%fr24,%fr23
	fdiv,dbl %fr22,%fr23,%fr4
	fmpy,dbl %fr4,%fr5,%fr4
	b .L1
	fadd,dbl %fr4,%fr5,%fr4
	.EXIT
	.PROCEND
	.size	__ieee754_asin, .-__ieee754_asin
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
