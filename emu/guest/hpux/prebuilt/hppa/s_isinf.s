; 29d4a967c710e2e2b006e135b0de31aa newlib/libm/common/s_isinf.c
	.LEVEL 1.1
	.text
	.section	.text.isinf,"ax",@progbits
	.align 4
.globl isinf
	.type	isinf, @function
isinf:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,31,31,%r28
	sub %r0,%r29,%r20
	ldil L'2146435072,%r21
	or %r20,%r29,%r20
	extru %r20,0,1,%r20
	or %r20,%r28,%r20
	ldil L'-2146435072,%r28
	addl %r20,%r28,%r28
	sub %r21,%r20,%r20
	or %r28,%r20,%r28
	extru %r28,0,1,%r28
	bv %r0(%r2)
	subi 1,%r28,%r28
	.EXIT
	.PROCEND
	.size	isinf, .-isinf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
