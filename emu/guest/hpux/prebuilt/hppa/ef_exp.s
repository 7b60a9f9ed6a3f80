; 30dd097e4662233b2ba248eef778e570 newlib/libm/math/ef_exp.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1900671690
	.align 4
.LC1:
	.word	1069066811
	.align 4
.LC2:
	.word	1060204928
	.align 4
.LC3:
	.word	924317649
	.align 4
.LC4:
	.word	858897228
	.align 4
.LC5:
	.word	903735822
	.align 4
.LC6:
	.word	948613973
	.align 4
.LC7:
	.word	993397601
	.align 4
.LC8:
	.word	1042983595
	.align 4
.LC9:
	.word	1065353216
	.align 4
.LC10:
	.word	1073741824
	.align 4
.LC11:
	.word	226492416
	.section	.text.__ieee754_expf,"ax",@progbits
	.align 4
.globl __ieee754_expf
	.type	__ieee754_expf, @function
__ieee754_expf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	ldil L'2139095040,%r21
	extru %r20,31,31,%r28
	comclr,>>= %r21,%r28,%r0
	b,n .L28
	comb,= %r21,%r28,.L29
	extru %r20,0,1,%r22
	ldil L'1118928896,%r21
	ldo -3561(%r21),%r21
	comb,< %r21,%r20,.L30
	addil LT'.LC0,%r19
	comib,= 0,%r22,.L17
	ldil L'1120927744,%r20
	ldo -3659(%r20),%r20
	comb,>>= %r20,%r28,.L33
	ldil L'1051820032,%r20
.L16:
	bv %r0(%r2)
	fcpy,sgl %fr0,%fr4L
.L17:
	ldil L'1051820032,%r20
.L33:
	ldo -3560(%r20),%r20
	comb,>>= %r20,%r28,.L7
	ldil L'830472192,%r20
	ldil L'1065680896,%r20
	ldo 5521(%r20),%r20
	comb,<< %r20,%r28,.L8
	addil LT'.LC1,%r19
	addil LT'ln2HI,%r19
	copy %r1,%r28
	ldw RT'ln2HI(%r28),%r28
	fldwx,s %r22(%r28),%fr26L
	fsub,sgl %fr4L,%fr26L,%fr26L
	addil LT'ln2LO,%r19
	ldw RT'ln2LO(%r1),%r20
	fldwx,s %r22(%r20),%fr24L
	subi 1,%r22,%r28
	sub %r28,%r22,%r28
.L9:
	fsub,sgl %fr26L,%fr24L,%fr4L
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldws 0(%r20),%fr23L
	fmpy,sgl %fr4L,%fr4L,%fr25L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldws 0(%r20),%fr27L
	fmpy,sgl %fr25L,%fr23L,%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldws 0(%r20),%fr22L
	fsub,sgl %fr23L,%fr27L,%fr23L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldws 0(%r20),%fr28L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldws 0(%r20),%fr27L
	fadd,sgl %fr23L,%fr22L,%fr22L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fsub,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fadd,sgl %fr22L,%fr27L,%fr22L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fsub,sgl %fr4L,%fr22L,%fr22L
	comib,= 0,%r28,.L31
	fmpy,sgl %fr4L,%fr22L,%fr23L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fldws 0(%r20),%fr25L
	fsub,sgl %fr25L,%fr22L,%fr22L
	fdiv,sgl %fr23L,%fr22L,%fr23L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fldws 0(%r20),%fr22L
	ldi -125,%r20
	fsub,sgl %fr24L,%fr23L,%fr24L
	fsub,sgl %fr24L,%fr26L,%fr24L
	comb,> %r20,%r28,.L14
	fsub,sgl %fr22L,%fr24L,%fr22L
	zdep %r28,8,9,%r28
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r20
	addl %r28,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	bv,n %r0(%r2)
.L28:
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr4L,%fr4L
.L30:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
	bv %r0(%r2)
	fmpy,sgl %fr4L,%fr4L,%fr4L
.L7:
	ldo -1(%r20),%r20
	comb,>>= %r20,%r28,.L26
	addil LT'.LC0,%r19
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fmpy,sgl %fr4L,%fr4L,%fr24L
.L32:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r20
	fldws 0(%r20),%fr23L
	fmpy,sgl %fr24L,%fr23L,%fr23L
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r20
	fldws 0(%r20),%fr22L
	fsub,sgl %fr23L,%fr22L,%fr23L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r20
	fldws 0(%r20),%fr22L
	fmpy,sgl %fr23L,%fr24L,%fr23L
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldws 0(%r20),%fr26L
	fadd,sgl %fr23L,%fr22L,%fr22L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldws 0(%r20),%fr25L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fsub,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fadd,sgl %fr22L,%fr25L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr22L
	fsub,sgl %fr4L,%fr22L,%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr23L
.L10:
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fldws 0(%r20),%fr24L
	fsub,sgl %fr22L,%fr24L,%fr22L
	fdiv,sgl %fr23L,%fr22L,%fr23L
	fldws 0(%r28),%fr22L
	fsub,sgl %fr23L,%fr4L,%fr4L
	bv %r0(%r2)
	fsub,sgl %fr22L,%fr4L,%fr4L
.L29:
	comib,<> 0,%r22,.L16
	nop
	bv,n %r0(%r2)
.L14:
	addil LT'.LC11,%r19
	ldo 100(%r28),%r28
	ldw RT'.LC11(%r1),%r20
	fldws 0(%r20),%fr4L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r1
	zdep %r28,8,9,%r28
	addl %r28,%r1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr22L
	bv %r0(%r2)
	fmpy,sgl %fr22L,%fr4L,%fr4L
.L26:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,!> %fr22L,%fr23L
	ftest
	b,n .L18
	b .L32
	fmpy,sgl %fr4L,%fr4L,%fr24L
.L8:
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	addil LT'halF,%r19
	ldw RT'halF(%r1),%r28
	fldwx,s %r22(%r28),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	fcnvfxt,sgl,sgl %fr22L,%fr22L
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r20
	fldws 0(%r20),%fr26L
	fcnvxf,sgl,sgl %fr22L,%fr24L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r20
	fmpy,sgl %fr24L,%fr26L,%fr26L
	fldws 0(%r20),%fr22L
	fmpy,sgl %fr24L,%fr22L,%fr24L
	b .L9
	fsub,sgl %fr4L,%fr26L,%fr26L
.L18:
	bv %r0(%r2)
	fadd,sgl %fr4L,%fr23L,%fr4L
.L31:
	addil LT'.LC9,%r19
	b .L10
	ldw RT'.LC9(%r1),%r28
	.EXIT
	.PROCEND
	.size	__ieee754_expf, .-__ieee754_expf
	.section	.rodata
	.align 4
	.type	ln2LO, @object
	.size	ln2LO, 8
ln2LO:
	.word	924317649
	.word	-1223165999
	.align 4
	.type	ln2HI, @object
	.size	ln2HI, 8
ln2HI:
	.word	1060204928
	.word	-1087278720
	.align 4
	.type	halF, @object
	.size	halF, 8
halF:
	.word	1056964608
	.word	-1090519040
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
