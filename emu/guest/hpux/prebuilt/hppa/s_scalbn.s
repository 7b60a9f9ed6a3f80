; 4ff2dd627225162f5583c5ed98f8ddb8 newlib/libm/common/s_scalbn.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1129316352
	.word	0
	.align 8
.LC1:
	.word	27618847
	.word	-1023872167
	.align 8
.LC2:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC3:
	.word	1016070144
	.word	0
	.section	.text.scalbn,"ax",@progbits
	.align 4
.globl scalbn
	.type	scalbn, @function
scalbn:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r20
	extru %r20,1+11-1,11,%r21
	comib,<> 0,%r21,.L2
	ldi 2047,%r22
	extru %r20,31,31,%r20
	or %r20,%r29,%r20
	comib,= 0,%r20,.L9
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr5,%fr22,%fr23
	ldil L'-49152,%r20
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldo -848(%r20),%r20
	comb,> %r20,%r24,.L12
	copy %r28,%r20
	extru %r20,1+11-1,11,%r21
	ldo -54(%r21),%r21
	addl %r24,%r21,%r24
.L16:
	ldi 2046,%r21
	comb,< %r21,%r24,.L13
	addil LT'.LC2,%r19
	comib,< 0,%r24,.L14
	ldi -53,%r21
	comb,> %r21,%r24,.L15
	depi 0,11,11,%r20
	addil LT'.LC3,%r19
	ldw -84(%r30),%r2
	ldo 54(%r24),%r24
	zdep %r24,11,12,%r24
	or %r24,%r20,%r28
	ldw RT'.LC3(%r1),%r20
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldo -56(%r30),%r1
	fldds 0(%r20),%fr4
	fmpy,dbl %fr22,%fr4,%fr4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	comb,<>,n %r22,%r21,.L16
	addl %r24,%r21,%r24
	fadd,dbl %fr5,%fr5,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L9:
	fcpy,dbl %fr5,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L13:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr7
	ldw RT'.LC2(%r1),%r28
.L10:
	fldds 0(%r28),%fr12
	bl copysign,%r2
	fcpy,dbl %fr12,%fr5
	fmpy,dbl %fr4,%fr12,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	zdep %r24,11,12,%r24
	depi 0,11,11,%r20
	ldw -84(%r30),%r2
	or %r24,%r20,%r28
	ldo -56(%r30),%r1
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr4
	fmpy,dbl %fr23,%fr4,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L15:
	addil LT'.LC1,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr7
	b .L10
	ldw RT'.LC1(%r1),%r28
	.EXIT
	.PROCEND
	.size	scalbn, .-scalbn
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
