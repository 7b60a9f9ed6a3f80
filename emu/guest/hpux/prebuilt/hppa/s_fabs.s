; 0bb365ee7b7aa9a00059566f94cfc1c6 newlib/libm/math/s_fabs.c
	.LEVEL 1.1
	.text
	.section	.text.fabs,"ax",@progbits
	.align 4
.globl fabs
	.type	fabs, @function
fabs:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	copy %r29,%r22
	extru %r28,31,31,%r21
	stws %r21,-16(%sp)
	stws %r22,-12(%sp)
	fldds -16(%sp),%fr4
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	fabs, .-fabs
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
