; a04f0f72ed508bc8ca70098f97900b2e newlib/libm/common/s_isnan.c
	.LEVEL 1.1
	.text
	.section	.text.isnan,"ax",@progbits
	.align 4
.globl isnan
	.type	isnan, @function
isnan:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	extru %r28,31,31,%r28
	sub %r0,%r29,%r20
	or %r20,%r29,%r20
	extru %r20,0,1,%r20
	or %r20,%r28,%r20
	ldil L'2146435072,%r28
	sub %r28,%r20,%r28
	bv %r0(%r2)
	extru %r28,0,1,%r28
	.EXIT
	.PROCEND
	.size	isnan, .-isnan
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
