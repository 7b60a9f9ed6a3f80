; 98475fb8d7c0533a6c28f1258252a822 newlib/libm/math/sf_frexp.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1275068416
	.section	.text.frexpf,"ax",@progbits
	.align 4
.globl frexpf
	.type	frexpf, @function
frexpf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2139095040,%r28
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r21
	ldo -1(%r28),%r22
	extru %r21,31,31,%r20
	comclr,>= %r22,%r20,%r0
	b,n .L7
	comiclr,<> 0,%r20,%r22
	ldi 1,%r22
	comib,= 0,%r20,.L7
	and %r21,%r28,%r28
	comib,= 0,%r28,.L5
	addil LT'.LC0,%r19
	copy %r21,%r28
	copy %r22,%r21
.L6:
	extrs %r20,8,9,%r20
	depi 0,8,8,%r28
	ldo -126(%r20),%r20
	depi -1,7,6,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	addl %r20,%r21,%r20
	bv %r0(%r2)
	stw %r20,0(%r25)
.L5:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fstws %fr22L,-16(%sp)
	ldws -16(%sp),%r28
	ldi -25,%r21
	b .L6
	extru %r28,31,31,%r20
.L7:
	bv %r0(%r2)
	stw %r0,0(%r25)
	.EXIT
	.PROCEND
	.size	frexpf, .-frexpf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
