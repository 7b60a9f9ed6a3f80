; 9f57a979f3a734af093a3dee3724c979 newlib/libm/common/sf_cbrt.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1266679808
	.align 4
.LC1:
	.word	1057683632
	.align 4
.LC2:
	.word	1068828496
	.align 4
.LC3:
	.word	-1087074575
	.align 4
.LC4:
	.word	1070446299
	.align 4
.LC5:
	.word	1052171118
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC12:
	.word	0
	.word	-1431655765
	.section	.text.cbrtf,"ax",@progbits
	.align 4
.globl cbrtf
	.type	cbrtf, @function
cbrtf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2139095040,%r21
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldo -1(%r21),%r22
	extru %r20,31,31,%r28
	comclr,>>= %r22,%r28,%r0
	b,n .L8
	comib,= 0,%r28,.L1
	and %r20,%r21,%r21
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr25L
	comib,<> 0,%r21,.L4
	addil LT'.LC12,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	ldil L'642842624,%r21
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr25L,%fr22L,%fr22L
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r1
	fldds 0(%r1),%fr23
	xmpyu %fr22L,%fr23R,%fr23
	ldo 6642(%r21),%r21
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,30,31,%r28
	addl %r28,%r21,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	fmpy,sgl %fr23L,%fr23L,%fr24L
.L9:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fdiv,sgl %fr24L,%fr25L,%fr24L
	fldws 0(%r28),%fr28L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr25L
	addil LT'.LC2,%r19
	depi 0,31,31,%r20
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr27L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr4L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr26L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fadd,sgl %fr24L,%fr28L,%fr24L
	fdiv,sgl %fr25L,%fr24L,%fr25L
	fadd,sgl %fr24L,%fr27L,%fr24L
	fadd,sgl %fr24L,%fr25L,%fr24L
	fdiv,sgl %fr4L,%fr24L,%fr4L
	fadd,sgl %fr4L,%fr26L,%fr4L
	fmpy,sgl %fr4L,%fr23L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r1
	or %r20,%r1,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	bv,n %r0(%r2)
.L8:
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr4L,%fr4L
.L4:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	ldw RT'.LC12(%r1),%r1
	ldil L'709951488,%r21
	fldds 0(%r1),%fr22
	xmpyu %fr23L,%fr22R,%fr22
	ldo 6642(%r21),%r21
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,30,31,%r28
	addl %r28,%r21,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	b .L9
	fmpy,sgl %fr23L,%fr23L,%fr24L
	.EXIT
	.PROCEND
	.size	cbrtf, .-cbrtf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
