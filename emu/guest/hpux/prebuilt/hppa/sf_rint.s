; 866e0e5cb040b708a10d2a91d52a1354 newlib/libm/common/sf_rint.c
	.LEVEL 1.1
	.text
	.section	.text.rintf,"ax",@progbits
	.align 4
.globl rintf
	.type	rintf, @function
rintf:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	ldo 64(%r30),%r30
	ldi 22,%r22
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r21
	extru %r21,8,9,%r28
	ldo -127(%r28),%r28
	comb,< %r22,%r28,.L2
	stw %r19,-32(%r30)
	comiclr,<> 0,%r21,%r0
	b,n .L3
	comib,> 0,%r28,.L16
	extru %r20,0,1,%r21
	subi 31,%r28,%r28
	mtsar %r28
	zdepi -1,31,23,%r28
	vextrs %r28,32,%r28
	and %r20,%r28,%r22
	comib,= 0,%r22,.L3
	extru %r28,30,31,%r28
	and %r20,%r28,%r22
	comib,= 0,%r22,.L17
	addil LT'TWO23,%r19
	andcm %r20,%r28,%r20
	ldil L'2097152,%r28
	vextrs %r28,32,%r28
	or %r20,%r28,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
.L17:
	ldw RT'TWO23(%r1),%r28
	fldwx,s %r21(%r28),%fr22L
	fadd,sgl %fr22L,%fr4L,%fr4L
	ldo -64(%r30),%r28
	fstws %fr4L,8(%r28)
	fldws 8(%r28),%fr4L
	fsub,sgl %fr4L,%fr22L,%fr4L
.L3:
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L2:
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r21,.L3
	nop
	fadd,sgl %fr4L,%fr4L,%fr4L
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L16:
	extru %r20,31,23,%r22
	addil LT'TWO23,%r19
	ldw RT'TWO23(%r1),%r28
	fldwx,s %r21(%r28),%fr23L
	sub %r0,%r22,%r28
	copy %r20,%r21
	or %r28,%r22,%r28
	depi 0,31,20,%r21
	extru %r28,22,23,%r28
	ldil L'4194304,%r22
	and %r28,%r22,%r28
	or %r28,%r21,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr24L
	fadd,sgl %fr23L,%fr24L,%fr22L
	ldo -64(%r30),%r28
	fstws %fr22L,8(%r28)
	depi 0,31,31,%r20
	fldws 8(%r28),%fr22L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r28
	or %r28,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	b,n .L3
	.EXIT
	.PROCEND
	.size	rintf, .-rintf
	.section	.rodata
	.align 4
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.word	1258291200
	.word	-889192448
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
