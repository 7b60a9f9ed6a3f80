; a2ee80ff8b8cd86008dc55865a7b0460 newlib/libm/common/sf_isinff.c
	.LEVEL 1.1
	.text
	.section	.text.__isinff,"ax",@progbits
	.align 4
.globl __isinff
	.type	__isinff, @function
__isinff:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldil L'2139095040,%r20
	extru %r28,31,31,%r28
	comclr,<> %r20,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__isinff, .-__isinff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
