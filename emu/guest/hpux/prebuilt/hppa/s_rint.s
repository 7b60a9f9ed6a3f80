; a290210ba3287ad537e2d6f145eb41c9 newlib/libm/common/s_rint.c
	.LEVEL 1.1
	.text
	.section	.text.rint,"ax",@progbits
	.align 4
.globl rint
	.type	rint, @function
rint:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	ldo 64(%r30),%r30
	stw %r19,-32(%r30)
	ldi 19,%r31
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r23
	copy %r29,%r21
	extru %r23,1+11-1,11,%r22
	ldo -1023(%r22),%r20
	comb,< %r31,%r20,.L2
	extru %r23,0,1,%r24
	comib,> 0,%r20,.L19
	subi 31,%r20,%r22
	mtsar %r22
	zdepi -1,31,20,%r22
	vextrs %r22,32,%r22
	and %r22,%r23,%r25
	or %r25,%r29,%r25
	comib,= 0,%r25,.L10
	extru %r22,30,31,%r22
	and %r22,%r23,%r28
	or %r29,%r28,%r21
	comib,= 0,%r21,.L20
	copy %r23,%r28
	andcm %r23,%r22,%r22
	comclr,<> %r31,%r20,%r20
	ldi 1,%r20
	ldil L'262144,%r23
	zdep %r20,0,1,%r21
	vextrs %r23,32,%r23
	or %r22,%r23,%r23
	copy %r23,%r28
.L20:
	copy %r21,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	addil LT'TWO52,%r19
	ldw RT'TWO52(%r1),%r28
	flddx,s %r24(%r28),%fr23
	fadd,dbl %fr23,%fr22,%fr22
	ldo -64(%r30),%r22
	fstds %fr22,8(%r22)
	fldds 8(%r22),%fr4
	fsub,dbl %fr4,%fr23,%fr4
.L1:
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L19:
	extru %r23,31,31,%r28
	or %r28,%r29,%r28
	comib,= 0,%r28,.L1
	fcpy,dbl %fr5,%fr4
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r23,31,20,%r20
	or %r20,%r21,%r21
	copy %r23,%r22
	sub %r0,%r21,%r20
	depi 0,31,17,%r22
	or %r20,%r21,%r20
	ldil L'524288,%r21
	extru %r20,19,20,%r20
	and %r20,%r21,%r20
	or %r20,%r22,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	addil LT'TWO52,%r19
	ldw RT'TWO52(%r1),%r28
	flddx,s %r24(%r28),%fr23
	fadd,dbl %fr23,%fr22,%fr22
	ldo -64(%r30),%r22
	fstds %fr22,8(%r22)
	fldds 8(%r22),%fr22
	fsub,dbl %fr22,%fr23,%fr24
	depi 0,31,31,%r23
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	copy %r21,%r28
	copy %r22,%r29
	extru %r21,31,31,%r21
	or %r23,%r21,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L2:
	ldi 51,%r31
	comb,>=,n %r31,%r20,.L6
	ldi 1024,%r28
	comb,<> %r28,%r20,.L1
	fcpy,dbl %fr5,%fr4
	b .L1
	fadd,dbl %fr5,%fr5,%fr4
.L6:
	ldo -1043(%r22),%r22
	ldi -1,%r20
	mtsar %r22
	vshd %r0,%r20,%r20
	and %r29,%r20,%r31
	comib,= 0,%r31,.L10
	extru %r20,30,31,%r20
	and %r29,%r20,%r28
	comib,= 0,%r28,.L20
	copy %r23,%r28
	andcm %r29,%r20,%r20
	subi 31,%r22,%r22
	ldil L'1073741824,%r21
	mtsar %r22
	vextrs %r21,32,%r21
	b .L20
	or %r20,%r21,%r21
.L10:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	rint, .-rint
	.section	.rodata
	.align 8
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.word	1127219200
	.word	0
	.word	-1020264448
	.word	0
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
