; 6af84b654859fa1c50bd8b2c64f82388 newlib/libm/math/k_tan.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	-1074790400
	.word	0
	.align 8
.LC2:
	.word	1072243195
	.word	1413754136
	.align 8
.LC3:
	.word	1015129638
	.word	856972295
	.align 8
.LC4:
	.word	1056647792
	.word	1958705876
	.align 8
.LC5:
	.word	1058191375
	.word	854632425
	.align 8
.LC6:
	.word	1060120311
	.word	445452392
	.align 8
.LC7:
	.word	1062722504
	.word	-18840811
	.align 8
.LC8:
	.word	1065494243
	.word	-378633069
	.align 8
.LC9:
	.word	1068212666
	.word	464732670
	.align 8
.LC10:
	.word	-1091340853
	.word	-614444173
	.align 8
.LC11:
	.word	1058307720
	.word	-1606970714
	.align 8
.LC12:
	.word	1061373144
	.word	-218995455
	.align 8
.LC13:
	.word	1064135970
	.word	-917109976
	.align 8
.LC14:
	.word	1066820852
	.word	-2079926729
	.align 8
.LC15:
	.word	1069617425
	.word	286326394
	.align 8
.LC16:
	.word	1070945621
	.word	1431655779
	.section	.text.__kernel_tan,"ax",@progbits
	.align 4
.globl __kernel_tan
	.type	__kernel_tan, @function
__kernel_tan:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1043333120,%r31
	ldo -1(%r31),%r31
	stwm %r4,64(%r30)
	ldw -116(%r30),%r22
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,31,31,%r21
	comb,<< %r31,%r21,.L2
	stw %r19,-32(%r30)
	fcnvfxt,dbl,sgl %fr5,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r1
	comib,<>,n 0,%r1,.L3
	ldo 1(%r22),%r20
	or %r20,%r29,%r20
	or %r20,%r21,%r20
	comiclr,<> 0,%r20,%r0
	b,n .L13
	comib,= 1,%r22,.L8
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr4
	fdiv,dbl %fr4,%fr5,%fr4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	ldil L'1072005120,%r31
	ldo 5159(%r31),%r31
	comclr,<< %r31,%r21,%r0
	b,n .L3
	comib,> 0,%r20,.L14
	addil LT'.LC2,%r19
	copy %r1,%r31
.L17:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	ldw RT'.LC2(%r31),%r23
	addil LT'.LC3,%r19
	fldds 0(%r23),%fr22
	ldw RT'.LC3(%r1),%r31
	fsub,dbl %fr22,%fr24,%fr22
	fldds 0(%r31),%fr23
	fsub,dbl %fr23,%fr7,%fr23
	fcpy,dbl %fr0,%fr7
	fadd,dbl %fr23,%fr22,%fr27
	fstds %fr27,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
.L3:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fmpy,dbl %fr22,%fr22,%fr24
	addil LT'.LC4,%r19
	ldw RT'.LC4(%r1),%r31
	fmpy,dbl %fr24,%fr24,%fr26
	fldds 0(%r31),%fr22
	addil LT'.LC5,%r19
	fmpy,dbl %fr26,%fr22,%fr22
	ldw RT'.LC5(%r1),%r31
	addil LT'.LC10,%r19
	fldds 0(%r31),%fr23
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr27
	fadd,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr27,%fr24,%fr25
	ldw RT'.LC10(%r1),%r31
	fldds 0(%r31),%fr23
	fmpy,dbl %fr26,%fr23,%fr23
	fmpy,dbl %fr22,%fr26,%fr22
	addil LT'.LC11,%r19
	ldw RT'.LC11(%r1),%r31
	fldds 0(%r31),%fr27
	fadd,dbl %fr23,%fr27,%fr23
	fmpy,dbl %fr23,%fr26,%fr23
	addil LT'.LC6,%r19
	ldw RT'.LC6(%r1),%r31
	fldds 0(%r31),%fr27
	fadd,dbl %fr22,%fr27,%fr22
	addil LT'.LC12,%r19
	ldw RT'.LC12(%r1),%r31
	fldds 0(%r31),%fr27
	fmpy,dbl %fr22,%fr26,%fr22
	fadd,dbl %fr23,%fr27,%fr23
	fmpy,dbl %fr23,%fr26,%fr23
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r31
	fldds 0(%r31),%fr27
	fadd,dbl %fr22,%fr27,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	addil LT'.LC13,%r19
	ldw RT'.LC13(%r1),%r31
	fldds 0(%r31),%fr27
	fadd,dbl %fr23,%fr27,%fr23
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r31
	fldds 0(%r31),%fr27
	fmpy,dbl %fr23,%fr26,%fr23
	fadd,dbl %fr22,%fr27,%fr22
	fmpy,dbl %fr22,%fr26,%fr22
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r31
	fldds 0(%r31),%fr27
	fadd,dbl %fr23,%fr27,%fr23
	fmpy,dbl %fr23,%fr26,%fr23
	addil LT'.LC9,%r19
	ldw RT'.LC9(%r1),%r31
	fldds 0(%r31),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	addil LT'.LC15,%r19
	ldw RT'.LC15(%r1),%r31
	fldds 0(%r31),%fr26
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr23,%fr26,%fr23
	fadd,dbl %fr22,%fr23,%fr22
	fmpy,dbl %fr22,%fr25,%fr22
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r31
	fldds 0(%r31),%fr23
	fadd,dbl %fr22,%fr7,%fr22
	fmpy,dbl %fr25,%fr23,%fr25
	fmpy,dbl %fr22,%fr24,%fr22
	fadd,dbl %fr22,%fr7,%fr7
	ldil L'1072005120,%r31
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr25,%fr7,%fr25
	ldo 5159(%r31),%r31
	comb,<< %r31,%r21,.L15
	fadd,dbl %fr22,%fr25,%fr4
	comib,= 1,%r22,.L1
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr24
	fdiv,dbl %fr24,%fr4,%fr24
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	ldi 0,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr23
	fsub,dbl %fr23,%fr22,%fr22
	fldds 0(%r20),%fr26
	fsub,dbl %fr25,%fr22,%fr25
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r22,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	fmpy,dbl %fr23,%fr4,%fr23
	fmpy,dbl %fr25,%fr4,%fr25
	fadd,dbl %fr23,%fr26,%fr23
	fadd,dbl %fr25,%fr23,%fr25
	fmpy,dbl %fr25,%fr24,%fr25
	fadd,dbl %fr25,%fr4,%fr4
.L1:
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	stws %r22,-16(%sp)
	fldws -16(%sp),%fr22R
	fcnvxf,sgl,dbl %fr22R,%fr24
	fmpy,dbl %fr4,%fr4,%fr23
	ldw -84(%r30),%r2
	fadd,dbl %fr4,%fr24,%fr4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fdiv,dbl %fr23,%fr4,%fr23
	ldi 2,%r21
	extrs %r20,1,2,%r20
	and %r20,%r21,%r20
	subi 1,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr27L
	fcnvxf,sgl,dbl %fr27L,%fr4
	fsub,dbl %fr23,%fr25,%fr23
	fsub,dbl %fr22,%fr23,%fr23
	fadd,dbl %fr23,%fr23,%fr23
	fsub,dbl %fr24,%fr23,%fr24
	fmpy,dbl %fr24,%fr4,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r23
	ldws -12(%sp),%r24
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	and,< %r23,%r23,%r23
	depi,tr 1,0,1,%r23
	depi 0,0,1,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr7
	b .L17
	copy %r1,%r31
.L13:
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	b .L1
	fdiv,dbl %fr22,%fr4,%fr4
.L8:
	b .L1
	fcpy,dbl %fr5,%fr4
	.EXIT
	.PROCEND
	.size	__kernel_tan, .-__kernel_tan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
