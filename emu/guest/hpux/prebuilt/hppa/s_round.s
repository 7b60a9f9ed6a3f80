; 2681981b3d3828dc86ad13640cda30a5 newlib/libm/common/s_round.c
	.LEVEL 1.1
	.text
	.section	.text.round,"ax",@progbits
	.align 4
.globl round
	.type	round, @function
round:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldi 19,%r31
	copy %r28,%r21
	extru %r21,1+11-1,11,%r22
	ldo -1023(%r22),%r20
	comb,< %r31,%r20,.L2
	ldi 51,%r31
	comib,>,n 0,%r20,.L13
	subi 31,%r20,%r20
	zdepi -1,31,20,%r31
	mtsar %r20
	vextrs %r31,32,%r31
	and %r31,%r21,%r22
	or %r22,%r29,%r22
	comib,=,n 0,%r22,.L11
	ldil L'524288,%r28
	ldi 0,%r22
	vextrs %r28,32,%r28
	addl %r28,%r21,%r21
	andcm %r21,%r31,%r21
.L4:
	copy %r21,%r28
	copy %r22,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
.L1:
	bv,n %r0(%r2)
.L13:
	depi 0,31,31,%r21
	comib,<> -1,%r20,.L4
	ldi 0,%r22
	b .L4
	depi -1,11,10,%r21
.L2:
	comb,>=,n %r31,%r20,.L6
	ldi 1024,%r28
	comb,<> %r28,%r20,.L1
	fcpy,dbl %fr5,%fr4
	bv %r0(%r2)
	fadd,dbl %fr5,%fr5,%fr4
.L6:
	ldo -1043(%r22),%r22
	ldi -1,%r31
	mtsar %r22
	vshd %r0,%r31,%r22
	and %r22,%r29,%r31
	comib,= 0,%r31,.L11
	ldo -20(%r20),%r20
	mtsar %r20
	zvdepi 1,32,%r28
	addl %r28,%r29,%r28
	comclr,<<= %r29,%r28,%r0
	addi 1,%r21,%r21
	andcm %r28,%r22,%r22
	copy %r21,%r28
	copy %r22,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b,n .L1
.L11:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	round, .-round
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
