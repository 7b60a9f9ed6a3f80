; 3fa3d3f6f22da6eddde9513fdce5dac7 newlib/libm/math/wf_exp2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1073741824
	.section	.text.exp2f,"ax",@progbits
	.align 4
.globl exp2f
	.type	exp2f, @function
exp2f:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	fcpy,sgl %fr4L,%fr5L
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	stw %r2,-20(%r30)
	fldws 0(%r28),%fr4L
	stwm %r4,64(%r30)
	bl powf,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	exp2f, .-exp2f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
