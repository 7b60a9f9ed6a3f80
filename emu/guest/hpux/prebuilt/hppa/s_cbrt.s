; 2ff600b0081bc9d2710facd90f5fbee2 newlib/libm/common/s_cbrt.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1129316352
	.word	0
	.align 8
.LC1:
	.word	1071734549
	.word	-245426703
	.align 8
.LC2:
	.word	1073127658
	.word	245426703
	.align 8
.LC3:
	.word	-1075408418
	.word	624085044
	.align 8
.LC4:
	.word	1073329883
	.word	1840700270
	.align 8
.LC5:
	.word	1071045485
	.word	-1227133513
	.align 8
.LC12:
	.word	0
	.word	-1431655765
	.section	.text.cbrt,"ax",@progbits
	.align 4
.globl cbrt
	.type	cbrt, @function
cbrt:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2146435072,%r22
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo -1(%r22),%r31
	copy %r28,%r20
	extru %r20,31,31,%r21
	comb,<< %r31,%r21,.L8
	or %r21,%r29,%r31
	comib,= 0,%r31,.L6
	copy %r21,%r28
	and %r20,%r22,%r22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	comib,<> 0,%r22,.L4
	addil LT'.LC12,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr22,%fr23,%fr24
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r1
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	fldds 0(%r1),%fr23
	copy %r28,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr24L
	xmpyu %fr24L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r21,30,31,%r21
	ldil L'696221696,%r22
	ldo -1901(%r22),%r22
	addl %r21,%r22,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	fmpy,dbl %fr24,%fr24,%fr23
.L9:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr29
	fdiv,dbl %fr23,%fr22,%fr23
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr26
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	ldi 0,%r29
	fldds 0(%r28),%fr28
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	depi 0,31,31,%r20
	fldds 0(%r28),%fr25
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r21
	fldds 0(%r21),%fr27
	fmpy,dbl %fr23,%fr24,%fr23
	fadd,dbl %fr23,%fr29,%fr23
	fdiv,dbl %fr26,%fr23,%fr26
	fadd,dbl %fr23,%fr28,%fr23
	fadd,dbl %fr23,%fr26,%fr23
	fdiv,dbl %fr25,%fr23,%fr25
	fadd,dbl %fr25,%fr27,%fr25
	fmpy,dbl %fr25,%fr24,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldo 1(%r21),%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr23,%fr23,%fr24
	fadd,dbl %fr23,%fr23,%fr25
	fdiv,dbl %fr22,%fr24,%fr24
	fsub,dbl %fr24,%fr23,%fr22
	fadd,dbl %fr25,%fr24,%fr24
	fdiv,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr22,%fr23,%fr22
	fadd,dbl %fr22,%fr23,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r28
	copy %r22,%r29
	or %r20,%r21,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L6:
	bv %r0(%r2)
	fcpy,dbl %fr5,%fr4
.L8:
	bv %r0(%r2)
	fadd,dbl %fr5,%fr5,%fr4
.L4:
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr24L
	ldw RT'.LC12(%r1),%r1
	ldi 0,%r28
	ldi 0,%r29
	fldds 0(%r1),%fr23
	xmpyu %fr24L,%fr23R,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	extru %r21,30,31,%r21
	ldil L'715096064,%r22
	ldo -1901(%r22),%r22
	addl %r21,%r22,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	b .L9
	fmpy,dbl %fr24,%fr24,%fr23
	.EXIT
	.PROCEND
	.size	cbrt, .-cbrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
