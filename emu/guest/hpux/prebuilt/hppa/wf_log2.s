; bfed655f0f6c72998c2ce1ccef28a91d newlib/libm/math/wf_log2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1060205080
	.section	.text.log2f,"ax",@progbits
	.align 4
.globl log2f
	.type	log2f, @function
log2f:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl logf,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fdiv,sgl %fr4L,%fr22L,%fr4L
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	log2f, .-log2f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
