; 7a116982abbeab1f9beb8e4522efccf5 newlib/libm/math/kf_tan.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	-1082130432
	.align 4
.LC2:
	.word	1061752794
	.align 4
.LC3:
	.word	857874792
	.align 4
.LC4:
	.word	936989572
	.align 4
.LC5:
	.word	949338234
	.align 4
.LC6:
	.word	964769721
	.align 4
.LC7:
	.word	985587272
	.align 4
.LC8:
	.word	1007761183
	.align 4
.LC9:
	.word	1029508561
	.align 4
.LC10:
	.word	-1214534049
	.align 4
.LC11:
	.word	950268997
	.align 4
.LC12:
	.word	974792392
	.align 4
.LC13:
	.word	996894998
	.align 4
.LC14:
	.word	1018374052
	.align 4
.LC15:
	.word	1040746633
	.align 4
.LC16:
	.word	1051372203
	.section	.text.__kernel_tanf,"ax",@progbits
	.align 4
.globl __kernel_tanf
	.type	__kernel_tanf, @function
__kernel_tanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'830472192,%r21
	fcpy,sgl %fr4L,%fr24L
	stwm %r4,64(%r30)
	ldo -1(%r21),%r21
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r20
	comb,<< %r21,%r20,.L2
	stw %r19,-32(%r30)
	fcnvfxt,sgl,sgl %fr4L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r1
	comib,<>,n 0,%r1,.L3
	ldo 1(%r24),%r28
	or %r28,%r20,%r28
	comiclr,<> 0,%r28,%r0
	b,n .L13
	comib,= 1,%r24,.L1
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr4L
	fdiv,sgl %fr4L,%fr24L,%fr4L
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	ldil L'1059897344,%r21
	ldo -7873(%r21),%r21
	comclr,<< %r21,%r20,%r0
	b,n .L3
	comib,>,n 0,%r28,.L14
	addil LT'.LC2,%r19
.L16:
	copy %r1,%r21
	ldw RT'.LC2(%r21),%r22
	fldws 0(%r22),%fr22L
	addil LT'.LC3,%r19
	fsub,sgl %fr22L,%fr24L,%fr24L
	ldw RT'.LC3(%r1),%r21
	fldws 0(%r21),%fr23L
	fsub,sgl %fr23L,%fr5L,%fr23L
	fcpy,sgl %fr0,%fr5L
	fadd,sgl %fr23L,%fr24L,%fr24L
.L3:
	fmpy,sgl %fr24L,%fr24L,%fr27L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r21
	fldws 0(%r21),%fr22L
	fmpy,sgl %fr27L,%fr27L,%fr26L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r21
	fldws 0(%r21),%fr23L
	fmpy,sgl %fr26L,%fr22L,%fr22L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r21
	fadd,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r21),%fr23L
	fmpy,sgl %fr26L,%fr23L,%fr23L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr24L,%fr27L,%fr25L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r21
	fldws 0(%r21),%fr28L
	fadd,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r21
	fldws 0(%r21),%fr28L
	fadd,sgl %fr22L,%fr28L,%fr22L
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r21
	fldws 0(%r21),%fr28L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	fadd,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fldws 0(%r21),%fr28L
	fadd,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r21
	fldws 0(%r21),%fr28L
	fadd,sgl %fr23L,%fr28L,%fr23L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r21
	fldws 0(%r21),%fr28L
	fmpy,sgl %fr23L,%fr26L,%fr23L
	fadd,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r21
	fldws 0(%r21),%fr28L
	fadd,sgl %fr23L,%fr28L,%fr23L
	fmpy,sgl %fr23L,%fr26L,%fr23L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r21
	fldws 0(%r21),%fr26L
	fadd,sgl %fr22L,%fr26L,%fr22L
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r21
	fldws 0(%r21),%fr26L
	fmpy,sgl %fr22L,%fr27L,%fr22L
	fadd,sgl %fr23L,%fr26L,%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r21
	fldws 0(%r21),%fr23L
	fadd,sgl %fr22L,%fr5L,%fr22L
	fmpy,sgl %fr25L,%fr23L,%fr25L
	fmpy,sgl %fr22L,%fr27L,%fr22L
	fadd,sgl %fr22L,%fr5L,%fr5L
	ldil L'1059897344,%r21
	fadd,sgl %fr25L,%fr5L,%fr25L
	ldo -7873(%r21),%r21
	comb,<< %r21,%r20,.L15
	fadd,sgl %fr24L,%fr25L,%fr4L
	comib,= 1,%r24,.L1
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fdiv,sgl %fr22L,%fr4L,%fr22L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r1
	depi 0,31,12,%r1
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr4L
	fsub,sgl %fr4L,%fr24L,%fr24L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fsub,sgl %fr25L,%fr24L,%fr25L
	fldws 0(%r28),%fr24L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r21
	depi 0,31,12,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr23L
	fmpy,sgl %fr4L,%fr23L,%fr4L
	fmpy,sgl %fr25L,%fr23L,%fr25L
	fadd,sgl %fr4L,%fr24L,%fr4L
	fadd,sgl %fr25L,%fr4L,%fr25L
	fmpy,sgl %fr25L,%fr22L,%fr25L
	fadd,sgl %fr25L,%fr23L,%fr4L
.L1:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	stws %r24,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr26L
	fmpy,sgl %fr4L,%fr4L,%fr23L
	ldw -84(%r30),%r2
	fadd,sgl %fr4L,%fr26L,%fr4L
	fdiv,sgl %fr23L,%fr4L,%fr23L
	ldi 2,%r20
	extrs %r28,1,2,%r28
	and %r28,%r20,%r28
	subi 1,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	fcnvxf,sgl,sgl %fr22L,%fr4L
	fsub,sgl %fr23L,%fr25L,%fr23L
	fsub,sgl %fr24L,%fr23L,%fr23L
	fadd,sgl %fr23L,%fr23L,%fr23L
	fsub,sgl %fr26L,%fr23L,%fr26L
	fmpy,sgl %fr26L,%fr4L,%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r1
	and,< %r28,%r28,%r21
	depi,tr 1,0,1,%r21
	depi 0,0,1,%r21
	and,< %r1,%r1,%r1
	depi,tr 1,0,1,%r1
	depi 0,0,1,%r1
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr24L
	stws %r1,-16(%sp)
	fldws -16(%sp),%fr5L
	b .L16
	addil LT'.LC2,%r19
.L13:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L1
	fdiv,sgl %fr22L,%fr4L,%fr4L
	.EXIT
	.PROCEND
	.size	__kernel_tanf, .-__kernel_tanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
