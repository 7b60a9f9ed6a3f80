; 5febbc8916a3e4dd1ffbf082e1536aed newlib/libm/math/k_sin.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1038473530
	.word	1523570044
	.align 8
.LC1:
	.word	1046144486
	.word	-1976853269
	.align 8
.LC2:
	.word	1053236707
	.word	1471282813
	.align 8
.LC3:
	.word	1059717536
	.word	432103893
	.align 8
.LC4:
	.word	1065423121
	.word	286324902
	.align 8
.LC5:
	.word	1069897045
	.word	1431655753
	.align 8
.LC6:
	.word	1071644672
	.word	0
	.section	.text.__kernel_sin,"ax",@progbits
	.align 4
.globl __kernel_sin
	.type	__kernel_sin, @function
__kernel_sin:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	ldo 64(%r30),%r30
	ldw -116(%r30),%r20
	stw %r19,-32(%r30)
	stw %r20,-56(%r30)
	ldil L'1044381696,%r20
	ldo -1(%r20),%r20
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	extru %r21,31,31,%r21
	comclr,>>= %r20,%r21,%r0
	b,n .L2
	fcnvfxt,dbl,sgl %fr5,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	comib,= 0,%r20,.L5
	fcpy,dbl %fr5,%fr4
.L2:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr22,%fr23
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr23,%fr22,%fr22
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	addil LT'.LC2,%r19
	fldds 0(%r20),%fr24
	fsub,dbl %fr22,%fr24,%fr22
	ldw RT'.LC2(%r1),%r20
	addil LT'.LC3,%r19
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r20),%fr24
	ldw RT'.LC3(%r1),%r20
	addil LT'.LC4,%r19
	fadd,dbl %fr22,%fr24,%fr22
	fldds 0(%r20),%fr26
	ldw RT'.LC4(%r1),%r20
	fmpy,dbl %fr22,%fr23,%fr22
	fldds 0(%r20),%fr24
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr27
	fmpy,dbl %fr27,%fr23,%fr25
	fsub,dbl %fr22,%fr26,%fr22
	ldw -56(%r30),%r20
	fmpy,dbl %fr22,%fr23,%fr22
	comib,= 0,%r20,.L7
	fadd,dbl %fr22,%fr24,%fr22
	fmpy,dbl %fr25,%fr22,%fr22
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldds 0(%r20),%fr24
	fmpy,dbl %fr7,%fr24,%fr24
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr26
	fsub,dbl %fr24,%fr22,%fr24
	fmpy,dbl %fr25,%fr26,%fr25
	fmpy,dbl %fr24,%fr23,%fr24
	fsub,dbl %fr24,%fr7,%fr7
	fadd,dbl %fr7,%fr25,%fr25
	fsub,dbl %fr27,%fr25,%fr4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L7:
	fmpy,dbl %fr23,%fr22,%fr22
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldds 0(%r20),%fr23
	fsub,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr22,%fr27,%fr4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L5:
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	__kernel_sin, .-__kernel_sin
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
