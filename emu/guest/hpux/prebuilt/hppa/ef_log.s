; 7c9a07babae941f9fbf0b68a30953e37 newlib/libm/math/ef_log.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-872415232
	.align 4
.LC1:
	.word	1275068416
	.align 4
.LC2:
	.word	1065353216
	.align 4
.LC3:
	.word	1060204928
	.align 4
.LC4:
	.word	924317649
	.align 4
.LC5:
	.word	1051372203
	.align 4
.LC6:
	.word	1056964608
	.align 4
.LC7:
	.word	1073741824
	.align 4
.LC8:
	.word	1041729687
	.align 4
.LC9:
	.word	1044001573
	.align 4
.LC10:
	.word	1049774373
	.align 4
.LC11:
	.word	1059760811
	.align 4
.LC12:
	.word	1042075727
	.align 4
.LC13:
	.word	1046711849
	.align 4
.LC14:
	.word	1053609165
	.section	.text.__ieee754_logf,"ax",@progbits
	.align 4
.globl __ieee754_logf
	.type	__ieee754_logf, @function
__ieee754_logf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r28
	comib,= 0,%r28,.L17
	fcpy,sgl %fr0,%fr22L
	comib,> 0,%r20,.L21
	copy %r20,%r28
	ldil L'2139095040,%r21
	ldo -1(%r21),%r21
	comb,< %r21,%r20,.L19
	zdepi -1,31,23,%r20
	comb,< %r20,%r28,.L6
	ldi 0,%r22
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	ldi -25,%r22
.L6:
	extrs %r28,8,9,%r20
	ldo -127(%r20),%r20
	addl %r20,%r22,%r20
	ldil L'8388608,%r22
	extru %r28,31,23,%r21
	addil LT'.LC2,%r19
	ldil L'4915200,%r28
	ldo -1248(%r28),%r28
	addl %r21,%r28,%r28
	and %r28,%r22,%r28
	ldw RT'.LC2(%r1),%r22
	fldws 0(%r22),%fr22L
	extrs %r28,8,9,%r31
	ldil L'1065353216,%r22
	xor %r28,%r22,%r28
	or %r28,%r21,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	ldo 15(%r21),%r22
	addl %r31,%r20,%r28
	zdepi -1,27,19,%r20
	and %r22,%r20,%r20
	comib,<> 0,%r20,.L7
	fsub,sgl %fr4L,%fr22L,%fr4L
	fcmp,sgl,= %fr4L,%fr0
	ftest
	b,n .L8
	comiclr,= 0,%r28,%r0
	b,n .L20
	bv %r0(%r2)
	fcpy,sgl %fr0,%fr4L
.L17:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	bv %r0(%r2)
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L21:
	fsub,sgl %fr4L,%fr4L,%fr4L
	bv %r0(%r2)
	fdiv,sgl %fr4L,%fr22L,%fr4L
.L7:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldws 0(%r20),%fr24L
	fadd,sgl %fr4L,%fr24L,%fr24L
	fdiv,sgl %fr4L,%fr24L,%fr24L
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr25L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fcnvxf,sgl,sgl %fr25L,%fr27L
	fldws 0(%r20),%fr22L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	addil LT'.LC12,%r19
	fldws 0(%r20),%fr8L
	ldw RT'.LC12(%r1),%r20
	addil LT'.LC10,%r19
	fldws 0(%r20),%fr23L
	copy %r1,%r20
	addil LT'.LC13,%r19
	ldw RT'.LC10(%r20),%r31
	ldw RT'.LC13(%r1),%r22
	fldws 0(%r31),%fr30L
	fldws 0(%r22),%fr31L
	addil LT'.LC11,%r19
	copy %r1,%r20
	addil LT'.LC14,%r19
	ldw RT'.LC11(%r20),%r22
	ldw RT'.LC14(%r1),%r20
	fldws 0(%r22),%fr28L
	fldws 0(%r20),%fr29L
	ldil L'-3194880,%r22
	ldil L'3522560,%r20
	ldo 7216(%r22),%r22
	ldo 648(%r20),%r20
	addl %r21,%r22,%r22
	sub %r20,%r21,%r20
	or %r20,%r22,%r20
	fmpy,sgl %fr24L,%fr24L,%fr26L
	fmpy,sgl %fr26L,%fr26L,%fr25L
	fmpy,sgl %fr25L,%fr22L,%fr22L
	fmpy,sgl %fr25L,%fr23L,%fr23L
	fadd,sgl %fr22L,%fr8L,%fr22L
	fadd,sgl %fr23L,%fr31L,%fr23L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fadd,sgl %fr22L,%fr30L,%fr22L
	fadd,sgl %fr23L,%fr29L,%fr23L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fadd,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	comib,>= 0,%r20,.L10
	fadd,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldws 0(%r20),%fr23L
	fmpy,sgl %fr4L,%fr23L,%fr23L
	fmpy,sgl %fr23L,%fr4L,%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	comib,<> 0,%r28,.L11
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fsub,sgl %fr23L,%fr22L,%fr23L
	bv %r0(%r2)
	fsub,sgl %fr4L,%fr23L,%fr4L
.L19:
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr4L,%fr4L
.L8:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldws 0(%r20),%fr24L
	fmpy,sgl %fr4L,%fr24L,%fr24L
	fmpy,sgl %fr4L,%fr4L,%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldws 0(%r20),%fr22L
	fsub,sgl %fr22L,%fr24L,%fr22L
	comib,<> 0,%r28,.L9
	fmpy,sgl %fr22L,%fr23L,%fr22L
.L15:
	bv %r0(%r2)
	fsub,sgl %fr4L,%fr22L,%fr4L
.L10:
	fsub,sgl %fr4L,%fr22L,%fr22L
	comib,= 0,%r28,.L15
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr27L,%fr23L,%fr23L
	fsub,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr23L
	fsub,sgl %fr22L,%fr4L,%fr4L
	fmpy,sgl %fr27L,%fr23L,%fr27L
	bv %r0(%r2)
	fsub,sgl %fr27L,%fr4L,%fr4L
.L11:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr27L,%fr24L,%fr24L
	fadd,sgl %fr24L,%fr22L,%fr22L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr24L
	fsub,sgl %fr23L,%fr22L,%fr23L
	fmpy,sgl %fr27L,%fr24L,%fr27L
	fsub,sgl %fr23L,%fr4L,%fr4L
	bv %r0(%r2)
	fsub,sgl %fr27L,%fr4L,%fr4L
.L9:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr24L
	fcnvxf,sgl,sgl %fr24L,%fr23L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr24L
	fmpy,sgl %fr23L,%fr24L,%fr24L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fsub,sgl %fr22L,%fr24L,%fr22L
	fldws 0(%r28),%fr25L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fsub,sgl %fr22L,%fr4L,%fr4L
	bv %r0(%r2)
	fsub,sgl %fr23L,%fr4L,%fr4L
.L20:
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	addil LT'.LC3,%r19
	fcnvxf,sgl,sgl %fr23L,%fr22L
	ldw RT'.LC3(%r1),%r28
	addil LT'.LC4,%r19
	fldws 0(%r28),%fr4L
	ldw RT'.LC4(%r1),%r28
	fmpy,sgl %fr22L,%fr4L,%fr4L
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr22L,%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_logf, .-__ieee754_logf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
