; ccd5262644b05685b3db2166707745fa newlib/libm/common/sf_infinity.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	2139095040
	.section	.text.infinityf,"ax",@progbits
	.align 4
.globl infinityf
	.type	infinityf, @function
infinityf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	bv %r0(%r2)
	fldws 0(%r28),%fr4L
	.EXIT
	.PROCEND
	.size	infinityf, .-infinityf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
