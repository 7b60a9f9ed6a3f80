; 0e7f69e4406393c893b53ab21a070111 newlib/libm/common/s_trunc.c
	.LEVEL 1.1
	.text
	.section	.text.trunc,"ax",@progbits
	.align 4
.globl trunc
	.type	trunc, @function
trunc:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	ldi 19,%r29
	copy %r21,%r31
	extru %r31,1+11-1,11,%r20
	ldo -1023(%r20),%r28
	comb,< %r29,%r28,.L2
	ldi 51,%r29
	copy %r31,%r22
	comib,> 0,%r28,.L8
	depi 0,31,31,%r22
	subi 31,%r28,%r20
	ldil L'-1048576,%r21
	mtsar %r20
	ldi 0,%r29
	vextrs %r21,32,%r20
	and %r20,%r31,%r20
	or %r20,%r22,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
.L1:
	bv,n %r0(%r2)
.L2:
	comb,>= %r29,%r28,.L5
	ldo -1043(%r20),%r20
	ldi 1024,%r20
	comb,<> %r20,%r28,.L1
	fcpy,dbl %fr5,%fr4
	bv %r0(%r2)
	fadd,dbl %fr5,%fr5,%fr4
.L5:
	copy %r31,%r28
	ldi -1,%r21
	mtsar %r20
	vshd %r0,%r21,%r20
	andcm %r22,%r20,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L8:
	copy %r22,%r28
	ldi 0,%r29
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	trunc, .-trunc
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
