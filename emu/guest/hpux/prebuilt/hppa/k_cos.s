; e0890bacd73897272d2487d9c6e2b98c newlib/libm/math/k_cos.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072103424
	.word	0
	.align 8
.LC1:
	.word	1070727168
	.word	0
	.align 8
.LC2:
	.word	1072693248
	.word	0
	.align 8
.LC3:
	.word	-1112999191
	.word	-1098368812
	.align 8
.LC4:
	.word	1042411166
	.word	-1112231484
	.align 8
.LC5:
	.word	1049787983
	.word	-2137238867
	.align 8
.LC6:
	.word	1056571808
	.word	432739728
	.align 8
.LC7:
	.word	1062650220
	.word	381768055
	.align 8
.LC8:
	.word	1067799893
	.word	1431655756
	.align 8
.LC9:
	.word	1071644672
	.word	0
	.section	.text.__kernel_cos,"ax",@progbits
	.align 4
.globl __kernel_cos
	.type	__kernel_cos, @function
__kernel_cos:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'1044381696,%r21
	copy %r28,%r20
	ldo -1(%r21),%r21
	extru %r20,31,31,%r20
	comb,<< %r21,%r20,.L2
	addil LT'.LC3,%r19
	fcnvfxt,dbl,sgl %fr5,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r1
	comib,= 0,%r1,.L12
	addil LT'.LC3,%r19
	fmpy,dbl %fr5,%fr5,%fr24
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r20),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr23,%fr22,%fr23
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fmpy,dbl %fr23,%fr24,%fr23
	fldds 0(%r20),%fr25
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fsub,dbl %fr23,%fr25,%fr23
	fldds 0(%r20),%fr22
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fmpy,dbl %fr23,%fr24,%fr23
	fldds 0(%r20),%fr26
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fadd,dbl %fr23,%fr22,%fr22
	fldds 0(%r20),%fr25
	fmpy,dbl %fr22,%fr24,%fr22
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr22,%fr25,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
.L7:
	fmpy,dbl %fr24,%fr22,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	fmpy,dbl %fr25,%fr7,%fr7
	fsub,dbl %fr22,%fr7,%fr7
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr24,%fr22,%fr22
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fsub,dbl %fr22,%fr7,%fr22
	fldds 0(%r28),%fr4
	bv %r0(%r2)
	fsub,dbl %fr4,%fr22,%fr4
.L2:
	fmpy,dbl %fr5,%fr5,%fr24
	ldw RT'.LC3(%r1),%r21
	fldds 0(%r21),%fr23
	fmpy,dbl %fr24,%fr23,%fr23
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r21
	fldds 0(%r21),%fr22
	fadd,dbl %fr23,%fr22,%fr23
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r21
	fldds 0(%r21),%fr25
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r21
	fldds 0(%r21),%fr22
	fsub,dbl %fr23,%fr25,%fr23
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fldds 0(%r21),%fr26
	fmpy,dbl %fr23,%fr24,%fr23
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r21
	fldds 0(%r21),%fr25
	fadd,dbl %fr23,%fr22,%fr22
	ldil L'1070809088,%r21
	fmpy,dbl %fr22,%fr24,%fr22
	ldo -3278(%r21),%r21
	fsub,dbl %fr22,%fr26,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr22,%fr25,%fr22
	comb,>>= %r21,%r20,.L7
	fmpy,dbl %fr22,%fr24,%fr22
	ldil L'1072234496,%r21
	comb,<< %r21,%r20,.L9
	addil LT'.LC0,%r19
	ldil L'-2097152,%r31
	ldi 0,%r22
	addl %r20,%r31,%r21
	addil LT'.LC2,%r19
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr4
	fsub,dbl %fr4,%fr23,%fr4
.L6:
	fmpy,dbl %fr24,%fr22,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr25
	fmpy,dbl %fr25,%fr7,%fr7
	fsub,dbl %fr22,%fr7,%fr7
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr24,%fr22,%fr22
	fsub,dbl %fr22,%fr23,%fr22
	fsub,dbl %fr22,%fr7,%fr22
	bv %r0(%r2)
	fsub,dbl %fr4,%fr22,%fr4
.L9:
	copy %r1,%r20
	ldw RT'.LC0(%r20),%r21
	fldds 0(%r21),%fr4
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	b .L6
	fldds 0(%r20),%fr23
.L12:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	bv %r0(%r2)
	fldds 0(%r28),%fr4
	.EXIT
	.PROCEND
	.size	__kernel_cos, .-__kernel_cos
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
