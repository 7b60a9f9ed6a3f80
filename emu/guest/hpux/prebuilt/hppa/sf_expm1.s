; 7acd204802e87fce4f3811d192a55cf3 newlib/libm/common/sf_expm1.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1056964608
	.align 4
.LC1:
	.word	-1090519040
	.align 4
.LC2:
	.word	-1223165999
	.align 4
.LC3:
	.word	924317649
	.align 4
.LC4:
	.word	-1082130432
	.align 4
.LC5:
	.word	228737632
	.align 4
.LC6:
	.word	1060204928
	.align 4
.LC7:
	.word	1069066811
	.align 4
.LC8:
	.word	1900671690
	.align 4
.LC9:
	.word	-1269305925
	.align 4
.LC10:
	.word	914783828
	.align 4
.LC11:
	.word	950431949
	.align 4
.LC12:
	.word	986713345
	.align 4
.LC13:
	.word	1023969417
	.align 4
.LC14:
	.word	1065353216
	.align 4
.LC15:
	.word	1077936128
	.align 4
.LC16:
	.word	1086324736
	.align 4
.LC17:
	.word	-1098907648
	.align 4
.LC18:
	.word	-1073741824
	.section	.text.expm1f,"ax",@progbits
	.align 4
.globl expm1f
	.type	expm1f, @function
expm1f:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1100333056,%r20
	ldo -1981(%r20),%r20
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	copy %r28,%r21
	extru %r28,31,31,%r28
	comb,>>= %r20,%r28,.L2
	depi 0,31,31,%r21
	ldil L'2139095040,%r20
	comclr,>>= %r20,%r28,%r0
	b,n .L37
	comclr,<> %r20,%r28,%r0
	b,n .L38
	comib,<> 0,%r21,.L33
	ldil L'1118928896,%r20
	ldo -3561(%r20),%r20
	comb,<< %r20,%r28,.L39
	ldi 0,%r26
	comib,<> 0,%r21,.L33
	addil LT'.LC7,%r19
	copy %r1,%r28
	ldw RT'.LC7(%r28),%r28
	fldws 0(%r28),%fr23L
	fmpy,sgl %fr4L,%fr23L,%fr23L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldws 0(%r20),%fr22L
.L13:
	fadd,sgl %fr22L,%fr23L,%fr22L
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r28
	fldws 0(%r28),%fr24L
	fcnvfxt,sgl,sgl %fr22L,%fr22L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r21
	fldws 0(%r21),%fr23L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	fcnvxf,sgl,sgl %fr22L,%fr22L
	fmpy,sgl %fr22L,%fr24L,%fr24L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fsub,sgl %fr4L,%fr24L,%fr24L
.L12:
	fsub,sgl %fr24L,%fr22L,%fr4L
	fsub,sgl %fr24L,%fr4L,%fr24L
	b .L14
	fsub,sgl %fr24L,%fr22L,%fr24L
.L2:
	ldil L'1051820032,%r20
	ldo -3560(%r20),%r20
	comb,<< %r20,%r28,.L40
	ldil L'855638016,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r28,.L41
	addil LT'.LC0,%r19
	ldi 0,%r28
	ldw RT'.LC0(%r1),%r20
.L14:
	fldws 0(%r20),%fr28L
	fmpy,sgl %fr4L,%fr28L,%fr26L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fmpy,sgl %fr4L,%fr26L,%fr23L
	fldws 0(%r20),%fr22L
	addil LT'.LC10,%r19
	ldw RT'.LC10(%r1),%r20
	fmpy,sgl %fr23L,%fr22L,%fr22L
	fldws 0(%r20),%fr25L
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r20
	fadd,sgl %fr22L,%fr25L,%fr22L
	fldws 0(%r20),%fr27L
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r20
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r20),%fr25L
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r20
	fsub,sgl %fr22L,%fr27L,%fr22L
	fldws 0(%r20),%fr30L
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r20
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r20),%fr29L
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r20
	fadd,sgl %fr22L,%fr25L,%fr22L
	fldws 0(%r20),%fr25L
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r20
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fldws 0(%r20),%fr27L
	fsub,sgl %fr22L,%fr30L,%fr22L
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fadd,sgl %fr22L,%fr29L,%fr22L
	fmpy,sgl %fr26L,%fr22L,%fr26L
	fsub,sgl %fr25L,%fr26L,%fr25L
	fmpy,sgl %fr4L,%fr25L,%fr26L
	fsub,sgl %fr22L,%fr25L,%fr22L
	fsub,sgl %fr27L,%fr26L,%fr26L
	fdiv,sgl %fr22L,%fr26L,%fr22L
	comib,= 0,%r28,.L42
	fmpy,sgl %fr22L,%fr23L,%fr22L
	fsub,sgl %fr22L,%fr24L,%fr22L
	fmpy,sgl %fr22L,%fr4L,%fr22L
	fsub,sgl %fr22L,%fr24L,%fr22L
	comib,= -1,%r28,.L43
	fsub,sgl %fr22L,%fr23L,%fr22L
	comib,= 1,%r28,.L44
	ldo 1(%r28),%r20
	ldi 57,%r22
	comb,<< %r22,%r20,.L45
	zdep %r28,8,9,%r21
	ldi 22,%r20
	comb,<,n %r20,%r28,.L21
	subi 31,%r28,%r28
	fsub,sgl %fr22L,%fr4L,%fr22L
	ldil L'16777216,%r20
	mtsar %r28
	ldil L'1065353216,%r28
	vextrs %r20,32,%r20
	sub %r28,%r20,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	fsub,sgl %fr4L,%fr22L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r1
	addl %r21,%r1,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	ldw -20(%r30),%r2
.L48:
	bv,n %r0(%r2)
.L40:
	ldil L'1065680896,%r20
	ldo 5521(%r20),%r20
	comb,<< %r20,%r28,.L10
	addil LT'.LC7,%r19
	addil LT'.LC6,%r19
	comib,= 0,%r21,.L46
	copy %r1,%r28
	ldw RT'.LC6(%r28),%r20
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r20),%fr24L
	addil LT'.LC0,%r19
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr24L,%fr24L
	ldi -1,%r28
	b .L12
	ldw RT'.LC0(%r1),%r20
.L37:
	fadd,sgl %fr4L,%fr4L,%fr4L
	ldw -20(%r30),%r2
	bv,n %r0(%r2)
.L33:
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	fcmp,sgl,!< %fr22L,%fr0
	ftest
	b .L23
	addil LT'.LC7,%r19
	copy %r1,%r28
	ldw RT'.LC7(%r28),%r20
	fldws 0(%r20),%fr23L
	addil LT'.LC1,%r19
	fmpy,sgl %fr4L,%fr23L,%fr23L
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	addil LT'.LC0,%r19
	b .L13
	ldw RT'.LC0(%r1),%r20
.L10:
	ldw RT'.LC7(%r1),%r28
	fldws 0(%r28),%fr23L
	comib,= 0,%r21,.L47
	fmpy,sgl %fr4L,%fr23L,%fr23L
	addil LT'.LC1,%r19
	copy %r1,%r28
	ldw RT'.LC1(%r28),%r28
	fldws 0(%r28),%fr22L
	addil LT'.LC0,%r19
	b .L13
	ldw RT'.LC0(%r1),%r20
.L44:
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,!< %fr4L,%fr23L
	ftest
	b .L26
	addil LT'.LC18,%r19
	fsub,sgl %fr4L,%fr22L,%fr22L
	fadd,sgl %fr22L,%fr22L,%fr22L
	b .L1
	fadd,sgl %fr22L,%fr29L,%fr4L
.L42:
	fmpy,sgl %fr4L,%fr22L,%fr22L
	ldw -20(%r30),%r2
	fsub,sgl %fr22L,%fr23L,%fr22L
	fsub,sgl %fr4L,%fr22L,%fr4L
	bv,n %r0(%r2)
.L41:
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	fsub,sgl %fr22L,%fr22L,%fr22L
	ldw -20(%r30),%r2
	fsub,sgl %fr4L,%fr22L,%fr4L
	bv,n %r0(%r2)
.L46:
	ldw RT'.LC6(%r28),%r20
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r20),%fr24L
	addil LT'.LC0,%r19
	fldws 0(%r28),%fr22L
	fsub,sgl %fr4L,%fr24L,%fr24L
	ldi 1,%r28
	b .L12
	ldw RT'.LC0(%r1),%r20
.L43:
	fsub,sgl %fr4L,%fr22L,%fr22L
	fmpy,sgl %fr22L,%fr28L,%fr22L
	b .L1
	fsub,sgl %fr22L,%fr28L,%fr4L
.L38:
	comib,= 0,%r21,.L48
	ldw -20(%r30),%r2
.L23:
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r28
	b .L1
	fldws 0(%r28),%fr4L
.L45:
	fsub,sgl %fr22L,%fr4L,%fr22L
	fsub,sgl %fr29L,%fr22L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	addl %r21,%r28,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr22L
	b .L1
	fsub,sgl %fr22L,%fr29L,%fr4L
.L21:
	subi 127,%r28,%r28
	zdep %r28,8,9,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	fsub,sgl %fr4L,%fr22L,%fr4L
	fadd,sgl %fr4L,%fr29L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r1
	addl %r21,%r1,%r21
	stws %r21,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L48
	ldw -20(%r30),%r2
.L39:
	ldw -20(%r30),%r2
	bl __math_oflowf,%r0
	nop
.L26:
	fadd,sgl %fr4L,%fr28L,%fr28L
	ldw RT'.LC18(%r1),%r28
	fldws 0(%r28),%fr4L
	fsub,sgl %fr22L,%fr28L,%fr22L
	b .L1
	fmpy,sgl %fr22L,%fr4L,%fr4L
.L47:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	b .L13
	fldws 0(%r20),%fr22L
	.EXIT
	.PROCEND
	.size	expm1f, .-expm1f
	.hidden	__math_oflowf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
