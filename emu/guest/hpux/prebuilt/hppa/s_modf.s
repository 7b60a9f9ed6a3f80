; 46714110b43c490fe4b0ee653b0a8ced newlib/libm/common/s_modf.c
	.LEVEL 1.1
	.text
	.section	.text.modf,"ax",@progbits
	.align 4
.globl modf
	.type	modf, @function
modf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldi 19,%r22
	copy %r28,%r31
	extru %r31,1+11-1,11,%r21
	ldo -1023(%r21),%r20
	comclr,>= %r22,%r20,%r0
	b,n .L2
	comib,> 0,%r20,.L9
	subi 31,%r20,%r20
	zdepi -1,31,20,%r21
	mtsar %r20
	vextrs %r21,32,%r20
	and %r31,%r20,%r21
	or %r21,%r29,%r23
	comib,<> 0,%r23,.L5
	andcm %r31,%r20,%r21
	copy %r31,%r21
	copy %r23,%r22
	depi 0,31,31,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	fstds %fr5,0(%r24)
.L2:
	ldi 51,%r22
	comb,< %r22,%r20,.L10
	ldo -1043(%r21),%r21
	ldi -1,%r20
	mtsar %r21
	vshd %r0,%r20,%r20
	and %r20,%r29,%r25
	comib,<> 0,%r25,.L7
	copy %r31,%r21
	copy %r25,%r22
	depi 0,31,31,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	fstds %fr5,0(%r24)
.L5:
	ldi 0,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	fsub,dbl %fr5,%fr22,%fr4
	bv %r0(%r2)
	fstds %fr22,0(%r24)
.L10:
	copy %r31,%r21
	ldi 0,%r22
	depi 0,31,31,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	fstds %fr5,0(%r24)
.L7:
	andcm %r29,%r20,%r22
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr22
	fsub,dbl %fr5,%fr22,%fr4
	bv %r0(%r2)
	fstds %fr22,0(%r24)
.L9:
	copy %r31,%r21
	ldi 0,%r22
	depi 0,31,31,%r21
	stw %r21,0(%r24)
	stw %r22,4(%r24)
	bv %r0(%r2)
	fcpy,dbl %fr5,%fr4
	.EXIT
	.PROCEND
	.size	modf, .-modf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
