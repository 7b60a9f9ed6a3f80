; 62fa7be55f8151389daa8e72e4c5712b newlib/libm/math/e_log.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	-1018167296
	.word	0
	.align 8
.LC1:
	.word	1129316352
	.word	0
	.align 8
.LC2:
	.word	1072693248
	.word	0
	.align 8
.LC3:
	.word	1072049730
	.word	-18874368
	.align 8
.LC4:
	.word	1038760431
	.word	897137782
	.align 8
.LC5:
	.word	1070945621
	.word	1431655765
	.align 8
.LC6:
	.word	1071644672
	.word	0
	.align 8
.LC7:
	.word	1073741824
	.word	0
	.align 8
.LC8:
	.word	1069740306
	.word	-549563836
	.align 8
.LC9:
	.word	1070024292
	.word	-1765080098
	.align 8
.LC10:
	.word	1070745892
	.word	-1809673383
	.align 8
.LC11:
	.word	1071994197
	.word	1431655827
	.align 8
.LC12:
	.word	1069783561
	.word	-797391201
	.align 8
.LC13:
	.word	1070363077
	.word	495876271
	.align 8
.LC14:
	.word	1071225241
	.word	-1718093308
	.section	.text.__ieee754_log,"ax",@progbits
	.align 4
.globl __ieee754_log
	.type	__ieee754_log, @function
__ieee754_log:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	zdepi -1,31,20,%r21
	copy %r28,%r20
	comb,< %r21,%r20,.L13
	ldil L'2146435072,%r21
	extru %r20,31,31,%r21
	or %r21,%r29,%r21
	comib,= 0,%r21,.L17
	fcpy,dbl %fr0,%fr22
	comib,> 0,%r20,.L18
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr5,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'2146435072,%r21
	copy %r28,%r20
	ldo -1(%r21),%r21
	comb,< %r21,%r20,.L19
	ldi -54,%r23
.L6:
	ldil L'1048576,%r31
	extru %r20,31,20,%r22
	ldil L'606208,%r21
	ldo 8036(%r21),%r21
	addl %r22,%r21,%r21
	and %r21,%r31,%r21
	ldil L'1072693248,%r31
	xor %r21,%r31,%r31
	addil LT'.LC2,%r19
	or %r31,%r22,%r28
	ldw RT'.LC2(%r1),%r31
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fldds 0(%r31),%fr4
	extrs %r20,11,12,%r20
	extrs %r21,11,12,%r21
	ldo -1023(%r20),%r20
	ldo 2(%r22),%r31
	addl %r20,%r23,%r20
	fsub,dbl %fr22,%fr4,%fr4
	extru %r31,31,20,%r28
	comib,< 2,%r28,.L7
	addl %r21,%r20,%r21
	fcmp,dbl,= %fr4,%fr0
	ftest
	b .L8
	addil LT'.LC5,%r19
	comib,= 0,%r21,.L14
	addil LT'.LC3,%r19
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23R
	fcnvxf,sgl,dbl %fr23R,%fr22
	ldw RT'.LC3(%r1),%r28
	addil LT'.LC4,%r19
	fldds 0(%r28),%fr4
	ldw RT'.LC4(%r1),%r28
	fmpy,dbl %fr22,%fr4,%fr4
	fldds 0(%r28),%fr23
	fmpy,dbl %fr22,%fr23,%fr22
	bv %r0(%r2)
	fadd,dbl %fr4,%fr22,%fr4
.L13:
	ldo -1(%r21),%r21
	comb,>= %r21,%r20,.L6
	ldi 0,%r23
.L19:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	bv %r0(%r2)
	fadd,dbl %fr22,%fr22,%fr4
.L7:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
	fldds 0(%r28),%fr25
	fadd,dbl %fr4,%fr25,%fr25
	fdiv,dbl %fr4,%fr25,%fr25
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr26L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fcnvxf,sgl,dbl %fr26L,%fr24
	fldds 0(%r28),%fr22
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	addil LT'.LC12,%r19
	fldds 0(%r28),%fr8
	ldw RT'.LC12(%r1),%r28
	addil LT'.LC10,%r19
	fldds 0(%r28),%fr23
	copy %r1,%r28
	addil LT'.LC13,%r19
	ldw RT'.LC10(%r28),%r31
	ldw RT'.LC13(%r1),%r20
	fldds 0(%r31),%fr30
	fldds 0(%r20),%fr31
	addil LT'.LC11,%r19
	copy %r1,%r28
	addil LT'.LC14,%r19
	ldw RT'.LC11(%r28),%r20
	ldw RT'.LC14(%r1),%r28
	fldds 0(%r20),%fr28
	fldds 0(%r28),%fr29
	ldil L'-393216,%r20
	ldil L'442368,%r28
	ldo -5242(%r20),%r20
	ldo -1967(%r28),%r28
	addl %r22,%r20,%r20
	sub %r28,%r22,%r28
	or %r28,%r20,%r28
	fmpy,dbl %fr25,%fr25,%fr27
	fmpy,dbl %fr27,%fr27,%fr26
	fmpy,dbl %fr26,%fr22,%fr22
	fmpy,dbl %fr26,%fr23,%fr23
	fadd,dbl %fr22,%fr8,%fr22
	fadd,dbl %fr23,%fr31,%fr23
	fmpy,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr23,%fr26,%fr23
	fadd,dbl %fr22,%fr30,%fr22
	fadd,dbl %fr23,%fr29,%fr23
	fmpy,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr23,%fr26,%fr23
	fadd,dbl %fr22,%fr28,%fr22
	fmpy,dbl %fr22,%fr27,%fr22
	comib,>= 0,%r28,.L10
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr4,%fr23,%fr23
	fmpy,dbl %fr23,%fr4,%fr23
	fadd,dbl %fr22,%fr23,%fr22
	comib,<> 0,%r21,.L11
	fmpy,dbl %fr22,%fr25,%fr22
	fsub,dbl %fr23,%fr22,%fr23
	bv %r0(%r2)
	fsub,dbl %fr4,%fr23,%fr4
.L17:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr4
	bv %r0(%r2)
	fdiv,dbl %fr4,%fr22,%fr4
.L8:
	ldw RT'.LC5(%r1),%r28
	fldds 0(%r28),%fr24
	fmpy,dbl %fr4,%fr24,%fr24
	fmpy,dbl %fr4,%fr4,%fr23
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr22
	fsub,dbl %fr22,%fr24,%fr22
	comib,= 0,%r21,.L15
	fmpy,dbl %fr22,%fr23,%fr22
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr24L
	fcnvxf,sgl,dbl %fr24L,%fr23
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr24
	fmpy,dbl %fr23,%fr24,%fr24
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fsub,dbl %fr22,%fr24,%fr22
	fldds 0(%r28),%fr25
	fmpy,dbl %fr23,%fr25,%fr23
	fsub,dbl %fr22,%fr4,%fr4
	bv %r0(%r2)
	fsub,dbl %fr23,%fr4,%fr4
.L10:
	fsub,dbl %fr4,%fr22,%fr22
	comib,= 0,%r21,.L15
	fmpy,dbl %fr22,%fr25,%fr22
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	fsub,dbl %fr22,%fr23,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr23
	fsub,dbl %fr22,%fr4,%fr4
	fmpy,dbl %fr24,%fr23,%fr24
	bv %r0(%r2)
	fsub,dbl %fr24,%fr4,%fr4
.L15:
	bv %r0(%r2)
	fsub,dbl %fr4,%fr22,%fr4
.L18:
	fsub,dbl %fr5,%fr5,%fr4
	fcpy,dbl %fr0,%fr22
	bv %r0(%r2)
	fdiv,dbl %fr4,%fr22,%fr4
.L11:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr25
	fmpy,dbl %fr24,%fr25,%fr25
	fadd,dbl %fr25,%fr22,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr25
	fsub,dbl %fr23,%fr22,%fr23
	fmpy,dbl %fr24,%fr25,%fr24
	fsub,dbl %fr23,%fr4,%fr4
	bv %r0(%r2)
	fsub,dbl %fr24,%fr4,%fr4
.L14:
	bv %r0(%r2)
	fcpy,dbl %fr0,%fr4
	.EXIT
	.PROCEND
	.size	__ieee754_log, .-__ieee754_log
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
