; fd672d1cd45d9c45fd0e7cc4cfe5a4fa newlib/libm/common/s_infinity.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.section	.text.infinity,"ax",@progbits
	.align 4
.globl infinity
	.type	infinity, @function
infinity:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	bv %r0(%r2)
	fldds 0(%r28),%fr4
	.EXIT
	.PROCEND
	.size	infinity, .-infinity
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
