; e8359db3cc39a121706125dd7c42a330 newlib/libm/common/sf_llrint.c
	.LEVEL 1.1
	.text
	.section	.text.llrintf,"ax",@progbits
	.align 4
.globl llrintf
	.type	llrintf, @function
llrintf:
	.PROC
	.CALLINFO FRAME=64,NO_CALLS
	.ENTRY
	ldo 64(%r30),%r30
	ldi 62,%r22
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,1+8-1,8,%r20
	ldo -127(%r20),%r21
	comb,< %r22,%r21,.L2
	stw %r19,-32(%r30)
	comib,> -1,%r21,.L9
	ldi 22,%r31
	comb,>= %r31,%r21,.L5
	extru %r28,0,1,%r22
	ldo -150(%r20),%r21
	extru %r28,31,23,%r28
	ldi 32,%r31
	copy %r28,%r20
	and %r21,%r31,%r31
	comib,<> 0,%r31,.L17
	depi -1,8,1,%r20
	uaddcm %r0,%r21,%r23
	mtsar %r23
	extru %r20,30,31,%r24
	subi 31,%r21,%r21
	vshd %r0,%r24,%r28
	mtsar %r21
	zvdep %r20,32,%r29
.L8:
	comiclr,<> 0,%r22,%r0
	b,n .L1
	sub %r0,%r29,%r29
	subb %r0,%r28,%r28
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L5:
	addil LT'TWO23,%r19
	ldw RT'TWO23(%r1),%r28
	fldwx,s %r22(%r28),%fr23L
	fadd,sgl %fr23L,%fr4L,%fr4L
	ldo -64(%r30),%r28
	fstws %fr4L,8(%r28)
	fldws 8(%r28),%fr22L
	fsub,sgl %fr22L,%fr23L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r20
	comib,<> 0,%r20,.L18
	extru %r28,31,23,%r21
.L9:
	ldi 0,%r28
	ldi 0,%r29
.L1:
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L2:
	fcnvfxt,sgl,dbl %fr4L,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	bv %r0(%r2)
	ldo -64(%r30),%r30
.L18:
	extru %r28,1+8-1,8,%r28
	depi -1,8,1,%r21
	subi 150,%r28,%r20
	ldi 0,%r28
	mtsar %r20
	b .L8
	vshd %r0,%r21,%r29
.L17:
	subi 31,%r21,%r21
	ldi 0,%r29
	mtsar %r21
	b .L8
	zvdep %r20,32,%r28
	.EXIT
	.PROCEND
	.size	llrintf, .-llrintf
	.section	.rodata
	.align 4
	.type	TWO23, @object
	.size	TWO23, 8
TWO23:
	.word	1258291200
	.word	-889192448
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
