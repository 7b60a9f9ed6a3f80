; 643b0bfc686f2bf086ef426d7b40ff19 newlib/libm/math/e_exp.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1082535490
	.word	-17155601
	.align 8
.LC1:
	.word	-1064875760
	.word	-718458799
	.align 8
.LC2:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC3:
	.word	1073157447
	.word	1697350398
	.align 8
.LC4:
	.word	1072049730
	.word	-18874368
	.align 8
.LC5:
	.word	1038760431
	.word	897137782
	.align 8
.LC6:
	.word	1046886249
	.word	1925096656
	.align 8
.LC7:
	.word	1052491073
	.word	-976065551
	.align 8
.LC8:
	.word	1058100842
	.word	-1356472788
	.align 8
.LC9:
	.word	1063698796
	.word	381599123
	.align 8
.LC10:
	.word	1069897045
	.word	1431655742
	.align 8
.LC11:
	.word	1072693248
	.word	0
	.align 8
.LC12:
	.word	1073741824
	.word	0
	.align 8
.LC13:
	.word	24117248
	.word	0
	.section	.text.__ieee754_exp,"ax",@progbits
	.align 4
.globl __ieee754_exp
	.type	__ieee754_exp, @function
__ieee754_exp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'1082540032,%r21
	copy %r28,%r20
	ldo -4543(%r21),%r21
	extru %r20,31,31,%r22
	comb,>>= %r21,%r22,.L2
	extru %r20,0,1,%r31
	ldil L'2146435072,%r21
	ldo -1(%r21),%r21
	comb,>>= %r21,%r22,.L25
	addil LT'.LC0,%r19
	extru %r20,31,20,%r20
	or %r20,%r29,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L7
	bv %r0(%r2)
	fadd,dbl %fr5,%fr5,%fr4
.L2:
	ldil L'1071005696,%r20
	ldo -4542(%r20),%r20
	comb,<< %r20,%r22,.L26
	ldil L'1043333120,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r22,.L22
	addil LT'.LC2,%r19
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r20
.L12:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	fmpy,dbl %fr25,%fr25,%fr24
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r21
	fldds 0(%r21),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fldds 0(%r21),%fr22
	fsub,dbl %fr23,%fr22,%fr23
	addil LT'.LC8,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	ldw RT'.LC8(%r1),%r21
	fldds 0(%r21),%fr22
	addil LT'.LC9,%r19
	fadd,dbl %fr23,%fr22,%fr22
	ldw RT'.LC9(%r1),%r21
	fldds 0(%r21),%fr26
	addil LT'.LC10,%r19
	fmpy,dbl %fr22,%fr24,%fr22
	ldw RT'.LC10(%r1),%r21
	fldds 0(%r21),%fr25
	fsub,dbl %fr22,%fr26,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr27
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	fsub,dbl %fr27,%fr22,%fr22
	fmpy,dbl %fr27,%fr22,%fr23
.L10:
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r21
	fldds 0(%r21),%fr24
	fsub,dbl %fr22,%fr24,%fr22
	fdiv,dbl %fr23,%fr22,%fr23
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr27
	fldds 0(%r20),%fr4
	fsub,dbl %fr23,%fr27,%fr23
	bv %r0(%r2)
	fsub,dbl %fr4,%fr23,%fr4
.L25:
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fcmp,dbl,!> %fr5,%fr22
	ftest
	b .L4
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr22
	fcmp,dbl,!< %fr5,%fr22
	ftest
	b,n .L16
.L6:
	addil LT'.LC3,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr23,%fr22,%fr22
	addil LT'halF,%r19
	ldw RT'halF(%r1),%r20
	flddx,s %r31(%r20),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	addil LT'.LC4,%r19
	fcnvfxt,dbl,sgl %fr22,%fr23R
	ldw RT'.LC4(%r1),%r21
	fldds 0(%r21),%fr26
	addil LT'.LC5,%r19
	fcnvxf,sgl,dbl %fr23R,%fr24
	ldw RT'.LC5(%r1),%r21
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	fmpy,dbl %fr24,%fr26,%fr26
	fldds 0(%r21),%fr22
	fstws %fr23R,-16(%sp)
	ldws -16(%sp),%r20
	fmpy,dbl %fr24,%fr22,%fr24
	b .L9
	fsub,dbl %fr25,%fr26,%fr26
.L26:
	ldil L'1072742400,%r20
	ldo -7503(%r20),%r20
	comb,<< %r20,%r22,.L6
	addil LT'ln2HI,%r19
	copy %r1,%r20
	ldw RT'ln2HI(%r20),%r20
	flddx,s %r31(%r20),%fr26
	fsub,dbl %fr5,%fr26,%fr26
	addil LT'ln2LO,%r19
	ldw RT'ln2LO(%r1),%r21
	flddx,s %r31(%r21),%fr24
	subi 1,%r31,%r20
	sub %r20,%r31,%r20
.L9:
	fsub,dbl %fr26,%fr24,%fr27
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r21
	fldds 0(%r21),%fr23
	fmpy,dbl %fr27,%fr27,%fr25
	fstds %fr27,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fmpy,dbl %fr25,%fr23,%fr23
	fldds 0(%r21),%fr27
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r21
	fsub,dbl %fr23,%fr27,%fr23
	fldds 0(%r21),%fr22
	addil LT'.LC9,%r19
	fmpy,dbl %fr23,%fr25,%fr23
	ldw RT'.LC9(%r1),%r21
	fldds 0(%r21),%fr28
	addil LT'.LC10,%r19
	fadd,dbl %fr23,%fr22,%fr22
	ldw RT'.LC10(%r1),%r21
	fldds 0(%r21),%fr27
	fmpy,dbl %fr22,%fr25,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr22,%fr28,%fr22
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr22,%fr27,%fr22
	fmpy,dbl %fr22,%fr25,%fr22
	fsub,dbl %fr23,%fr22,%fr22
	comib,= 0,%r20,.L27
	fmpy,dbl %fr23,%fr22,%fr23
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r28
	fldds 0(%r28),%fr25
	fsub,dbl %fr25,%fr22,%fr22
	fdiv,dbl %fr23,%fr22,%fr23
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r28
	fldds 0(%r28),%fr22
	ldi -1021,%r21
	fsub,dbl %fr24,%fr23,%fr24
	fsub,dbl %fr24,%fr26,%fr24
	fsub,dbl %fr22,%fr24,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	comb,> %r21,%r20,.L14
	copy %r28,%r22
	zdep %r20,11,12,%r20
	addl %r20,%r22,%r28
.L23:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L22:
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r20
	fldds 0(%r20),%fr4
	fcmp,dbl,!> %fr22,%fr4
	ftest
	b,n .L17
	b,n .L12
.L7:
	comib,= 0,%r31,.L23
	nop
.L16:
	bv %r0(%r2)
	fcpy,dbl %fr0,%fr4
.L4:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr4
	bv %r0(%r2)
	fmpy,dbl %fr4,%fr4,%fr4
.L17:
	bv %r0(%r2)
	fadd,dbl %fr5,%fr4,%fr4
.L14:
	ldo 1000(%r20),%r20
	zdep %r20,11,12,%r20
	addil LT'.LC13,%r19
	addl %r20,%r22,%r28
	ldw RT'.LC13(%r1),%r20
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fldds 0(%r20),%fr4
	bv %r0(%r2)
	fmpy,dbl %fr22,%fr4,%fr4
.L27:
	addil LT'.LC11,%r19
	b .L10
	ldw RT'.LC11(%r1),%r20
	.EXIT
	.PROCEND
	.size	__ieee754_exp, .-__ieee754_exp
	.section	.rodata
	.align 8
	.type	ln2LO, @object
	.size	ln2LO, 16
ln2LO:
	.word	1038760431
	.word	897137782
	.word	-1108723217
	.word	897137782
	.align 8
	.type	ln2HI, @object
	.size	ln2HI, 16
ln2HI:
	.word	1072049730
	.word	-18874368
	.word	-1075433918
	.word	-18874368
	.align 8
	.type	halF, @object
	.size	halF, 16
halF:
	.word	1071644672
	.word	0
	.word	-1075838976
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
