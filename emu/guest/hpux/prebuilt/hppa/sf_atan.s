; 33e7ad0867821011bae391b49240f4aa newlib/libm/math/sf_atan.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1070141403
	.align 4
.LC1:
	.word	-1077342245
	.align 4
.LC2:
	.word	1900671690
	.align 4
.LC3:
	.word	1065353216
	.align 4
.LC4:
	.word	1073741824
	.align 4
.LC5:
	.word	1069547520
	.align 4
.LC6:
	.word	-1082130432
	.align 4
.LC7:
	.word	1015376343
	.align 4
.LC8:
	.word	1028381273
	.align 4
.LC9:
	.word	1032350517
	.align 4
.LC10:
	.word	1035611758
	.align 4
.LC11:
	.word	1041385765
	.align 4
.LC12:
	.word	1051372203
	.align 4
.LC13:
	.word	-1122655711
	.align 4
.LC14:
	.word	1030680939
	.align 4
.LC15:
	.word	1033734037
	.align 4
.LC16:
	.word	1038323256
	.align 4
.LC17:
	.word	1045220557
	.section	.text.atanf,"ax",@progbits
	.align 4
.globl atanf
	.type	atanf, @function
atanf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1350565888,%r28
	fcpy,sgl %fr4L,%fr24L
	stwm %r5,64(%r30)
	ldo -1(%r28),%r28
	stw %r3,-56(%r30)
	stw %r4,-60(%r30)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r5
	comb,>>= %r28,%r5,.L2
	stw %r19,-32(%r30)
	ldil L'2139095040,%r28
	comb,<< %r28,%r5,.L15
	ldw -84(%r30),%r2
	comib,>= 0,%r3,.L11
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr4L
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L2:
	ldil L'1054867456,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L5
	ldil L'822083584,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r5,.L16
	addil LT'.LC2,%r19
	ldi -1,%r28
.L6:
	fmpy,sgl %fr24L,%fr24L,%fr26L
.L18:
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r20
	fldws 0(%r20),%fr22L
	fmpy,sgl %fr26L,%fr26L,%fr25L
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r20
	fldws 0(%r20),%fr27L
	fmpy,sgl %fr25L,%fr22L,%fr22L
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r20
	fldws 0(%r20),%fr23L
	fadd,sgl %fr22L,%fr27L,%fr22L
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r20
	fldws 0(%r20),%fr27L
	fmpy,sgl %fr25L,%fr23L,%fr23L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	fadd,sgl %fr22L,%fr27L,%fr22L
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r20
	fldws 0(%r20),%fr27L
	fsub,sgl %fr23L,%fr27L,%fr23L
	addil LT'.LC10,%r19
	fmpy,sgl %fr22L,%fr25L,%fr22L
	copy %r1,%r20
	fmpy,sgl %fr23L,%fr25L,%fr23L
	ldw RT'.LC10(%r20),%r21
	fldws 0(%r21),%fr28L
	addil LT'.LC15,%r19
	fadd,sgl %fr22L,%fr28L,%fr22L
	ldw RT'.LC15(%r1),%r20
	fldws 0(%r20),%fr27L
	fsub,sgl %fr23L,%fr27L,%fr23L
	addil LT'.LC11,%r19
	fmpy,sgl %fr22L,%fr25L,%fr22L
	copy %r1,%r20
	ldw RT'.LC11(%r20),%r21
	fldws 0(%r21),%fr28L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fadd,sgl %fr22L,%fr28L,%fr22L
	fmpy,sgl %fr22L,%fr25L,%fr22L
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r20
	fldws 0(%r20),%fr27L
	fsub,sgl %fr23L,%fr27L,%fr23L
	addil LT'.LC12,%r19
	fmpy,sgl %fr23L,%fr25L,%fr23L
	copy %r1,%r20
	ldw RT'.LC12(%r20),%r21
	fldws 0(%r21),%fr28L
	fadd,sgl %fr22L,%fr28L,%fr22L
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r20
	fldws 0(%r20),%fr27L
	fsub,sgl %fr23L,%fr27L,%fr23L
	fmpy,sgl %fr22L,%fr26L,%fr22L
	fmpy,sgl %fr23L,%fr25L,%fr23L
	fadd,sgl %fr22L,%fr23L,%fr22L
	comib,= -1,%r28,.L17
	fmpy,sgl %fr22L,%fr24L,%fr22L
	addil LT'atanlo,%r19
	ldw RT'atanlo(%r1),%r20
	fldwx,s %r28(%r20),%fr23L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fsub,sgl %fr22L,%fr24L,%fr4L
	addil LT'atanhi,%r19
	ldw RT'atanhi(%r1),%r20
	fldwx,s %r28(%r20),%fr22L
	comib,<= 0,%r3,.L1
	fsub,sgl %fr22L,%fr4L,%fr4L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldw -84(%r30),%r2
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	ldw -60(%r30),%r4
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L15:
	fadd,sgl %fr4L,%fr4L,%fr4L
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L16:
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr23L
	fcmp,sgl,!> %fr22L,%fr23L
	ftest
	b .L1
	ldi -1,%r28
	b .L18
	fmpy,sgl %fr24L,%fr24L,%fr26L
.L11:
	addil LT'.LC1,%r19
	ldw -84(%r30),%r2
	ldw RT'.LC1(%r1),%r28
	ldw -60(%r30),%r4
	fldws 0(%r28),%fr4L
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L5:
	bl fabsf,%r2
	copy %r19,%r4
	ldil L'1066926080,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L7
	copy %r4,%r19
	ldil L'1060110336,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L8
	addil LT'.LC3,%r19
	fadd,sgl %fr4L,%fr4L,%fr24L
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	addil LT'.LC4,%r19
	fsub,sgl %fr24L,%fr22L,%fr24L
	ldw RT'.LC4(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr4L
	ldi 0,%r28
	b .L6
	fdiv,sgl %fr24L,%fr4L,%fr24L
.L17:
	fsub,sgl %fr24L,%fr22L,%fr4L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L7:
	ldil L'1075576832,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L9
	addil LT'.LC6,%r19
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr24L
	addil LT'.LC3,%r19
	fsub,sgl %fr4L,%fr22L,%fr4L
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr24L,%fr22L,%fr24L
	ldi 2,%r28
	b .L6
	fdiv,sgl %fr4L,%fr24L,%fr24L
.L9:
	ldi 3,%r28
	ldw RT'.LC6(%r1),%r20
	fldws 0(%r20),%fr24L
	b .L6
	fdiv,sgl %fr24L,%fr4L,%fr24L
.L8:
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr4L,%fr22L,%fr24L
	fadd,sgl %fr4L,%fr22L,%fr4L
	ldi 1,%r28
	b .L6
	fdiv,sgl %fr24L,%fr4L,%fr24L
	.EXIT
	.PROCEND
	.size	atanf, .-atanf
	.section	.rodata
	.align 4
	.type	atanlo, @object
	.size	atanlo, 16
atanlo:
	.word	833369961
	.word	857874792
	.word	856952756
	.word	866263400
	.align 4
	.type	atanhi, @object
	.size	atanhi, 16
atanhi:
	.word	1055744824
	.word	1061752794
	.word	1065064542
	.word	1070141402
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
