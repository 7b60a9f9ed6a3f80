; aaf01fe80918f8bae77ad2c3dedde88b newlib/libm/common/sf_isnan.c
	.LEVEL 1.1
	.text
	.section	.text.isnanf,"ax",@progbits
	.align 4
.globl isnanf
	.type	isnanf, @function
isnanf:
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
	.size	isnanf, .-isnanf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
