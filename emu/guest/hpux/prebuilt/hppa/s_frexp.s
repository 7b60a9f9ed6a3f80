; 63618ebf915ba2775074655da01ffb11 newlib/libm/math/s_frexp.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1129316352
	.word	0
	.section	.text.frexp,"ax",@progbits
	.align 4
.globl frexp
	.type	frexp, @function
frexp:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'2146435072,%r22
	ldo -1(%r22),%r31
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	extru %r21,31,31,%r20
	comb,<< %r31,%r20,.L2
	stw %r0,0(%r24)
	or %r20,%r29,%r31
	comib,= 0,%r31,.L2
	and %r21,%r22,%r22
	comib,= 0,%r22,.L3
	addil LT'.LC0,%r19
	ldi 0,%r22
.L4:
	depi 0,11,11,%r21
	extrs %r20,11,12,%r20
	copy %r21,%r28
	ldo -1022(%r20),%r20
	depi -1,10,9,%r28
	addl %r20,%r22,%r20
	stw %r20,0(%r24)
.L2:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
.L3:
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fmpy,dbl %fr5,%fr22,%fr23
	fstds %fr23,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldi -54,%r22
	copy %r28,%r21
	b .L4
	extru %r21,31,31,%r20
	.EXIT
	.PROCEND
	.size	frexp, .-frexp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
