; ad31f26334a78583ab49c41c22fb6834 newlib/libm/common/s_finite.c
	.LEVEL 1.1
	.text
	.section	.text.finite,"ax",@progbits
	.align 4
.globl finite
	.type	finite, @function
finite:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldil L'-2146435072,%r20
	extru %r28,31,31,%r28
	addl %r28,%r20,%r28
	bv %r0(%r2)
	extru %r28,0,1,%r28
	.EXIT
	.PROCEND
	.size	finite, .-finite
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
