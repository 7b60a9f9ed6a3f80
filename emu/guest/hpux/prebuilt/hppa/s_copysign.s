; 4f4c64ccc244ca133d49b926d8e1d029 newlib/libm/common/s_copysign.c
	.LEVEL 1.1
	.text
	.section	.text.copysign,"ax",@progbits
	.align 4
.globl copysign
	.type	copysign, @function
copysign:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r23
	copy %r29,%r24
	extru %r28,31,31,%r28
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r21
	ldws -12(%sp),%r22
	depi 0,31,31,%r21
	or %r28,%r21,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	copysign, .-copysign
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
