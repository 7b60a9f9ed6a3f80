; c2e87aa85e5c41019f86f4d2b85fb15b newlib/libm/math/kf_cos.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1060634624
	.align 4
.LC1:
	.word	1049624576
	.align 4
.LC2:
	.word	1065353216
	.align 4
.LC3:
	.word	-1387800754
	.align 4
.LC4:
	.word	823096566
	.align 4
.LC5:
	.word	882111100
	.align 4
.LC6:
	.word	936381697
	.align 4
.LC7:
	.word	985008993
	.align 4
.LC8:
	.word	1026206379
	.align 4
.LC9:
	.word	1056964608
	.section	.text.__kernel_cosf,"ax",@progbits
	.align 4
.globl __kernel_cosf
	.type	__kernel_cosf, @function
__kernel_cosf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldil L'838860800,%r20
	extru %r28,31,31,%r28
	ldo -1(%r20),%r20
	comb,<< %r20,%r28,.L2
	addil LT'.LC3,%r19
	fcnvfxt,sgl,sgl %fr4L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r1
	comib,= 0,%r1,.L12
	addil LT'.LC3,%r19
	fmpy,sgl %fr4L,%fr4L,%fr24L
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr24L,%fr23L,%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr23L,%fr22L,%fr23L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fldws 0(%r28),%fr25L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fsub,sgl %fr23L,%fr25L,%fr23L
	fldws 0(%r28),%fr22L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r28
	fmpy,sgl %fr23L,%fr24L,%fr23L
	fldws 0(%r28),%fr26L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fadd,sgl %fr23L,%fr22L,%fr22L
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
.L7:
	fmpy,sgl %fr4L,%fr5L,%fr5L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	fsub,sgl %fr22L,%fr5L,%fr22L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr24L,%fr23L,%fr23L
	fsub,sgl %fr23L,%fr22L,%fr22L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr4L
	bv %r0(%r2)
	fsub,sgl %fr4L,%fr22L,%fr4L
.L2:
	fmpy,sgl %fr4L,%fr4L,%fr24L
	ldw RT'.LC3(%r1),%r20
	fldws 0(%r20),%fr23L
	fmpy,sgl %fr24L,%fr23L,%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldws 0(%r20),%fr22L
	fadd,sgl %fr23L,%fr22L,%fr23L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldws 0(%r20),%fr22L
	fsub,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldws 0(%r20),%fr26L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldws 0(%r20),%fr25L
	fadd,sgl %fr23L,%fr22L,%fr22L
	ldil L'1050247168,%r20
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldo 6553(%r20),%r20
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr22L,%fr25L,%fr22L
	comb,>>= %r20,%r28,.L7
	fmpy,sgl %fr22L,%fr24L,%fr22L
	ldil L'1061683200,%r20
	comb,<< %r20,%r28,.L9
	addil LT'.LC0,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldws 0(%r20),%fr25L
	ldil L'-16777216,%r20
	addl %r28,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr23L
	fsub,sgl %fr25L,%fr23L,%fr25L
.L6:
	fmpy,sgl %fr4L,%fr5L,%fr5L
	fmpy,sgl %fr24L,%fr22L,%fr22L
	fsub,sgl %fr22L,%fr5L,%fr22L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr24L,%fr26L,%fr24L
	fsub,sgl %fr24L,%fr23L,%fr23L
	fsub,sgl %fr23L,%fr22L,%fr22L
	bv %r0(%r2)
	fsub,sgl %fr25L,%fr22L,%fr4L
.L9:
	copy %r1,%r28
	ldw RT'.LC0(%r28),%r20
	fldws 0(%r20),%fr25L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L6
	fldws 0(%r28),%fr23L
.L12:
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	__kernel_cosf, .-__kernel_cosf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
