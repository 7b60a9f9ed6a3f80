; 8ef82b5c0d875447aff841bee425add0 newlib/libm/common/s_log2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072049730
	.word	-17155601
	.section	.text.log2,"ax",@progbits
	.align 4
.globl log2
	.type	log2, @function
log2:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl log,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr4,%fr22,%fr4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	log2, .-log2
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
