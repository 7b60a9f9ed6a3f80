; 00ca6bf8c529fa6188b23a0c921c41a3 newlib/libm/math/s_atan.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1073291771
	.word	1413754136
	.align 8
.LC1:
	.word	-1074191877
	.word	1413754136
	.align 8
.LC2:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC3:
	.word	1072693248
	.word	0
	.align 8
.LC4:
	.word	1073741824
	.word	0
	.align 8
.LC5:
	.word	1073217536
	.word	0
	.align 8
.LC6:
	.word	-1074790400
	.word	0
	.align 8
.LC7:
	.word	1066446138
	.word	-484255215
	.align 8
.LC8:
	.word	1068071755
	.word	611716587
	.align 8
.LC9:
	.word	1068567910
	.word	-1596965551
	.align 8
.LC10:
	.word	1068975565
	.word	-984866706
	.align 8
.LC11:
	.word	1069697316
	.word	-1845459969
	.align 8
.LC12:
	.word	1070945621
	.word	1431655693
	.align 8
.LC13:
	.word	-1079856060
	.word	745172015
	.align 8
.LC14:
	.word	1068359213
	.word	1390345626
	.align 8
.LC15:
	.word	1068740850
	.word	-1351312787
	.align 8
.LC16:
	.word	1069314502
	.word	-31254927
	.align 8
.LC17:
	.word	1070176665
	.word	-1718031420
	.section	.text.atan,"ax",@progbits
	.align 4
.globl atan
	.type	atan, @function
atan:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1141899264,%r20
	ldo -1(%r20),%r20
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	stw %r4,-60(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r3
	extru %r3,31,31,%r5
	comb,>>= %r20,%r5,.L2
	stw %r19,-32(%r30)
	ldil L'2146435072,%r20
	comclr,>>= %r20,%r5,%r0
	b,n .L3
	comclr,= %r20,%r5,%r0
	b,n .L4
	comiclr,<> 0,%r29,%r0
	b,n .L4
.L3:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr22,%fr22,%fr4
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L4:
	comib,>= 0,%r3,.L12
	addil LT'.LC0,%r19
	ldw -84(%r30),%r2
	ldw RT'.LC0(%r1),%r28
	ldw -60(%r30),%r4
	fldds 0(%r28),%fr4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L2:
	ldil L'1071382528,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r5,.L6
	ldil L'1042284544,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r5,.L22
	addil LT'.LC2,%r19
	ldi -1,%r20
.L7:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr23,%fr23,%fr25
	addil LT'.LC7,%r19
	ldw RT'.LC7(%r1),%r21
	fmpy,dbl %fr25,%fr25,%fr24
	fldds 0(%r21),%fr22
	addil LT'.LC8,%r19
	ldw RT'.LC8(%r1),%r21
	fmpy,dbl %fr24,%fr22,%fr22
	fldds 0(%r21),%fr26
	addil LT'.LC13,%r19
	fadd,dbl %fr22,%fr26,%fr22
	ldw RT'.LC13(%r1),%r21
	addil LT'.LC9,%r19
	fldds 0(%r21),%fr23
	fmpy,dbl %fr22,%fr24,%fr22
	ldw RT'.LC9(%r1),%r21
	fmpy,dbl %fr24,%fr23,%fr23
	fldds 0(%r21),%fr26
	fadd,dbl %fr22,%fr26,%fr22
	addil LT'.LC14,%r19
	ldw RT'.LC14(%r1),%r21
	fldds 0(%r21),%fr26
	fsub,dbl %fr23,%fr26,%fr23
	addil LT'.LC10,%r19
	fmpy,dbl %fr22,%fr24,%fr22
	copy %r1,%r21
	fmpy,dbl %fr23,%fr24,%fr23
	ldw RT'.LC10(%r21),%r22
	fldds 0(%r22),%fr27
	addil LT'.LC15,%r19
	fadd,dbl %fr22,%fr27,%fr22
	ldw RT'.LC15(%r1),%r21
	fldds 0(%r21),%fr26
	fsub,dbl %fr23,%fr26,%fr23
	addil LT'.LC11,%r19
	fmpy,dbl %fr22,%fr24,%fr22
	copy %r1,%r21
	ldw RT'.LC11(%r21),%r22
	fldds 0(%r22),%fr27
	fmpy,dbl %fr23,%fr24,%fr23
	fadd,dbl %fr22,%fr27,%fr22
	fmpy,dbl %fr22,%fr24,%fr22
	addil LT'.LC16,%r19
	ldw RT'.LC16(%r1),%r21
	fldds 0(%r21),%fr26
	fsub,dbl %fr23,%fr26,%fr23
	addil LT'.LC12,%r19
	fmpy,dbl %fr23,%fr24,%fr23
	copy %r1,%r21
	ldw RT'.LC12(%r21),%r22
	fldds 0(%r22),%fr27
	fadd,dbl %fr22,%fr27,%fr22
	addil LT'.LC17,%r19
	ldw RT'.LC17(%r1),%r21
	fldds 0(%r21),%fr26
	fsub,dbl %fr23,%fr26,%fr23
	fmpy,dbl %fr23,%fr24,%fr23
	fmpy,dbl %fr22,%fr25,%fr22
	fadd,dbl %fr22,%fr23,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	comib,= -1,%r20,.L23
	fmpy,dbl %fr22,%fr23,%fr22
	addil LT'atanlo,%r19
	ldw RT'atanlo(%r1),%r21
	flddx,s %r20(%r21),%fr23
	fsub,dbl %fr22,%fr23,%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr24
	fsub,dbl %fr22,%fr24,%fr22
	addil LT'atanhi,%r19
	ldw RT'atanhi(%r1),%r28
	flddx,s %r20(%r28),%fr4
	comib,<= 0,%r3,.L1
	fsub,dbl %fr4,%fr22,%fr4
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldw -84(%r30),%r2
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	ldw -60(%r30),%r4
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L22:
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r20
	fldds 0(%r20),%fr23
	fcmp,dbl,!> %fr22,%fr23
	ftest
	b .L1
	fcpy,dbl %fr5,%fr4
	b .L7
	ldi -1,%r20
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldds 0(%r28),%fr4
.L6:
	bl fabs,%r2
	copy %r19,%r4
	ldil L'1072889856,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L8
	copy %r4,%r19
	ldil L'1072037888,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L9
	addil LT'.LC3,%r19
	fadd,dbl %fr4,%fr4,%fr22
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr23
	addil LT'.LC4,%r19
	fsub,dbl %fr22,%fr23,%fr22
	ldw RT'.LC4(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr4,%fr23,%fr4
	fdiv,dbl %fr22,%fr4,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L7
	ldi 0,%r20
.L23:
	fsub,dbl %fr23,%fr22,%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L8:
	ldil L'1073971200,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r5,.L10
	addil LT'.LC6,%r19
	addil LT'.LC5,%r19
	ldw RT'.LC5(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr4,%fr23,%fr22
	addil LT'.LC3,%r19
	fsub,dbl %fr4,%fr23,%fr4
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr23
	fadd,dbl %fr22,%fr23,%fr22
	fdiv,dbl %fr4,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L7
	ldi 2,%r20
.L10:
	ldw RT'.LC6(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr4,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L7
	ldi 3,%r20
.L9:
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr22
	fsub,dbl %fr4,%fr22,%fr23
	fadd,dbl %fr4,%fr22,%fr4
	fdiv,dbl %fr23,%fr4,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	b .L7
	ldi 1,%r20
	.EXIT
	.PROCEND
	.size	atan, .-atan
	.section	.rodata
	.align 8
	.type	atanlo, @object
	.size	atanlo, 32
atanlo:
	.word	1014639487
	.word	573531618
	.word	1015129638
	.word	856972295
	.word	1013974920
	.word	2062601149
	.word	1016178214
	.word	856972295
	.align 8
	.type	atanhi, @object
	.size	atanhi, 32
atanhi:
	.word	1071492199
	.word	90291023
	.word	1072243195
	.word	1413754136
	.word	1072657163
	.word	-763234661
	.word	1073291771
	.word	1413754136
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
