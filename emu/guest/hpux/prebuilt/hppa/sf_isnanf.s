; ecdaee2ef3fadb9d3054751723b749ac newlib/libm/common/sf_isnanf.c
	.LEVEL 1.1
	.text
	.section	.text.__isnanf,"ax",@progbits
	.align 4
.globl __isnanf
	.type	__isnanf, @function
__isnanf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	ldil L'2139095040,%r20
	extru %r28,31,31,%r28
	comclr,>= %r20,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	__isnanf, .-__isnanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
