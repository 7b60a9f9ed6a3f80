; 933b739fd7e979ed18cf3b51573bd84a newlib/libm/common/sf_copysign.c
	.LEVEL 1.1
	.text
	.section	.text.copysignf,"ax",@progbits
	.align 4
.globl copysignf
	.type	copysignf, @function
copysignf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	extru %r28,31,31,%r28
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r20
	depi 0,31,31,%r20
	or %r28,%r20,%r20
	stws %r20,-16(%sp)
	fldws -16(%sp),%fr4L
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	copysignf, .-copysignf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
