; de8564d874c7091dbb3804af41e7b362 newlib/libm/math/w_exp2.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1073741824
	.word	0
	.section	.text.exp2,"ax",@progbits
	.align 4
.globl exp2
	.type	exp2, @function
exp2:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	fcpy,dbl %fr5,%fr7
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	stw %r2,-20(%r30)
	fldds 0(%r28),%fr5
	stwm %r4,64(%r30)
	bl pow,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	exp2, .-exp2
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
