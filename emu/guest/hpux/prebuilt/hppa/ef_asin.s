; de70a8dd94e7adede69905f12a785df3 newlib/libm/math/ef_asin.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1070141403
	.align 4
.LC1:
	.word	-1287930578
	.align 4
.LC2:
	.word	1900671690
	.align 4
.LC3:
	.word	1065353216
	.align 4
.LC4:
	.word	940699400
	.align 4
.LC5:
	.word	978288388
	.align 4
.LC6:
	.word	1025773894
	.align 4
.LC7:
	.word	1045301928
	.align 4
.LC8:
	.word	1051111568
	.align 4
.LC9:
	.word	1042983595
	.align 4
.LC10:
	.word	1033750062
	.align 4
.LC11:
	.word	1060123489
	.align 4
.LC12:
	.word	1073829677
	.align 4
.LC13:
	.word	1075433785
	.align 4
.LC14:
	.word	1056964608
	.align 4
.LC15:
	.word	859553070
	.align 4
.LC16:
	.word	1061752795
	.section	.text.__ieee754_asinf,"ax",@progbits
	.align 4
.globl __ieee754_asinf
	.type	__ieee754_asinf, @function
__ieee754_asinf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1065353216,%r28
	stwm %r6,128(%r30)
	ldo -112(%r30),%r1
	stw %r5,-124(%r30)
	stw %r3,-116(%r30)
	stw %r4,-120(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r5
	comb,= %r28,%r5,.L13
	fcpy,sgl %fr4L,%fr22L
	comb,<< %r28,%r5,.L14
	ldil L'1056964608,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L15
	ldil L'838860800,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L6
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr4L,%fr23L,%fr23L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r6
	fldws 0(%r6),%fr24L
	fcmp,sgl,!> %fr23L,%fr24L
	ftest
	b .L16
	ldo -112(%r30),%r1
.L5:
	fcpy,sgl %fr22L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	fldws 0(%r6),%fr22L
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r28
	fsub,sgl %fr22L,%fr4L,%fr13L
	fldws 0(%r28),%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fmpy,sgl %fr13L,%fr23L,%fr13L
	addil LT'.LC5,%r19
	fldws 0(%r28),%fr12L
	ldw RT'.LC5(%r1),%r28
	fmpy,sgl %fr13L,%fr12L,%fr12L
	fldws 0(%r28),%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fadd,sgl %fr12L,%fr23L,%fr12L
	addil LT'.LC10,%r19
	fldws 0(%r28),%fr23L
	ldw RT'.LC10(%r1),%r28
	fmpy,sgl %fr12L,%fr13L,%fr12L
	fldws 0(%r28),%fr14L
	fmpy,sgl %fr13L,%fr14L,%fr14L
	fsub,sgl %fr12L,%fr23L,%fr12L
	fcpy,sgl %fr13L,%fr4L
	fmpy,sgl %fr12L,%fr13L,%fr12L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldws 0(%r28),%fr23L
	fsub,sgl %fr14L,%fr23L,%fr14L
	addil LT'.LC7,%r19
	fmpy,sgl %fr14L,%fr13L,%fr14L
	ldw RT'.LC7(%r1),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC12,%r19
	fadd,sgl %fr12L,%fr23L,%fr12L
	ldw RT'.LC12(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr14L,%fr23L,%fr14L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr12L,%fr13L,%fr12L
	fmpy,sgl %fr14L,%fr13L,%fr14L
	fsub,sgl %fr12L,%fr23L,%fr12L
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r28
	fldws 0(%r28),%fr23L
	fsub,sgl %fr14L,%fr23L,%fr14L
	addil LT'.LC9,%r19
	fmpy,sgl %fr12L,%fr13L,%fr12L
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr14L,%fr13L,%fr14L
	fadd,sgl %fr12L,%fr23L,%fr12L
	fadd,sgl %fr14L,%fr22L,%fr14L
	fmpy,sgl %fr12L,%fr13L,%fr12L
	bl __ieee754_sqrtf,%r2
	copy %r19,%r4
	ldil L'1064927232,%r28
	ldo 6553(%r28),%r28
	comb,>>= %r28,%r5,.L7
	copy %r4,%r19
	fdiv,sgl %fr12L,%fr14L,%fr12L
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r28
	fldws 0(%r28),%fr23L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr12L,%fr4L,%fr12L
	fadd,sgl %fr12L,%fr4L,%fr4L
	fadd,sgl %fr4L,%fr4L,%fr4L
	fadd,sgl %fr4L,%fr23L,%fr4L
	fsub,sgl %fr22L,%fr4L,%fr4L
.L8:
	comib,< 0,%r3,.L16
	ldo -112(%r30),%r1
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r1
	and,< %r1,%r1,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	ldo -112(%r30),%r1
.L16:
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -124(%r30),%r5
	ldw -120(%r30),%r4
	ldw -116(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r6
.L14:
	fsub,sgl %fr4L,%fr4L,%fr22L
	b .L1
	fdiv,sgl %fr22L,%fr22L,%fr4L
.L13:
	addil LT'.LC0,%r19
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r20
	fldws 0(%r20),%fr4L
	addil LT'.LC1,%r19
	fmpy,sgl %fr22L,%fr4L,%fr4L
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	b .L1
	fadd,sgl %fr4L,%fr22L,%fr4L
.L15:
	addil LT'.LC3,%r19
	b .L5
	ldw RT'.LC3(%r1),%r6
.L7:
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	depi 0,31,12,%r28
	fdiv,sgl %fr12L,%fr14L,%fr12L
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fmpy,sgl %fr23L,%fr23L,%fr22L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fsub,sgl %fr13L,%fr22L,%fr13L
	fadd,sgl %fr4L,%fr23L,%fr22L
	fldws 0(%r28),%fr24L
	fdiv,sgl %fr13L,%fr22L,%fr13L
	fadd,sgl %fr4L,%fr4L,%fr22L
	fadd,sgl %fr23L,%fr23L,%fr23L
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r28
	fldws 0(%r28),%fr4L
	fsub,sgl %fr4L,%fr23L,%fr23L
	fmpy,sgl %fr22L,%fr12L,%fr22L
	fadd,sgl %fr13L,%fr13L,%fr13L
	fsub,sgl %fr24L,%fr13L,%fr24L
	fsub,sgl %fr22L,%fr24L,%fr22L
	fsub,sgl %fr22L,%fr23L,%fr22L
	b .L8
	fsub,sgl %fr4L,%fr22L,%fr4L
.L6:
	fmpy,sgl %fr4L,%fr4L,%fr25L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr25L,%fr23L,%fr23L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr24L
	fadd,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r28
	fldws 0(%r28),%fr24L
	fsub,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr25L,%fr24L,%fr24L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr24L,%fr26L,%fr24L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
	fldws 0(%r28),%fr26L
	fadd,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fadd,sgl %fr24L,%fr26L,%fr24L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr24L,%fr26L,%fr24L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr24L,%fr25L,%fr24L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr25L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fdiv,sgl %fr23L,%fr24L,%fr4L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	b .L1
	fadd,sgl %fr4L,%fr22L,%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_asinf, .-__ieee754_asinf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
