; fe092c221b50324027bca5e6c65b7b15 newlib/libm/common/sf_isinf.c
	.LEVEL 1.1
	.text
	.section	.text.isinff,"ax",@progbits
	.align 4
.globl isinff
	.type	isinff, @function
isinff:
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
	.size	isinff, .-isinff
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
