; 3ca7faeb03bd00f8dcdf51a862907f81 newlib/libm/math/kf_sin.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	791595475
	.align 4
.LC1:
	.word	852963124
	.align 4
.LC2:
	.word	909700891
	.align 4
.LC3:
	.word	961547521
	.align 4
.LC4:
	.word	1007192201
	.align 4
.LC5:
	.word	1042983595
	.align 4
.LC6:
	.word	1056964608
	.section	.text.__kernel_sinf,"ax",@progbits
	.align 4
.globl __kernel_sinf
	.type	__kernel_sinf, @function
__kernel_sinf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldil L'838860800,%r28
	extru %r20,31,31,%r20
	ldo -1(%r28),%r28
	comclr,>>= %r28,%r20,%r0
	b,n .L2
	fcnvfxt,sgl,sgl %fr4L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L1
.L2:
	fmpy,sgl %fr4L,%fr4L,%fr23L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr23L,%fr22L,%fr22L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr24L
	fsub,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r28),%fr24L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fadd,sgl %fr22L,%fr24L,%fr22L
	fldws 0(%r28),%fr26L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr4L,%fr23L,%fr25L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	comib,<> 0,%r24,.L4
	fadd,sgl %fr22L,%fr24L,%fr22L
	fmpy,sgl %fr23L,%fr22L,%fr23L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr23L,%fr22L,%fr23L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fadd,sgl %fr23L,%fr4L,%fr4L
.L1:
	bv,n %r0(%r2)
.L4:
	fmpy,sgl %fr25L,%fr22L,%fr22L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr5L,%fr24L,%fr24L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr26L
	fsub,sgl %fr24L,%fr22L,%fr24L
	fmpy,sgl %fr25L,%fr26L,%fr25L
	fmpy,sgl %fr24L,%fr23L,%fr24L
	fsub,sgl %fr24L,%fr5L,%fr5L
	fadd,sgl %fr5L,%fr25L,%fr25L
	bv %r0(%r2)
	fsub,sgl %fr4L,%fr25L,%fr4L
	.EXIT
	.PROCEND
	.size	__kernel_sinf, .-__kernel_sinf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
