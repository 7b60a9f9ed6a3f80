; ebfacf462185f019c5b9d3789923022a newlib/libm/math/sf_fabs.c
	.LEVEL 1.1
	.text
	.section	.text.fabsf,"ax",@progbits
	.align 4
.globl fabsf
	.type	fabsf, @function
fabsf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	fabsf, .-fabsf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
