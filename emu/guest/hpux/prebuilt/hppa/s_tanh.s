; da60225f4900259ba58a8a8375b3d17a newlib/libm/math/s_tanh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	1073741824
	.word	0
	.align 8
.LC2:
	.word	-1073741824
	.word	0
	.section	.text.tanh,"ax",@progbits
	.align 4
.globl tanh
	.type	tanh, @function
tanh:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r3
	extru %r3,31,31,%r21
	comb,>>= %r20,%r21,.L2
	stw %r19,-32(%r30)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	comib,> 0,%r3,.L3
	fdiv,dbl %fr22,%fr5,%fr4
	fadd,dbl %fr4,%fr22,%fr4
.L1:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L2:
	ldil L'1077280768,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r21,.L8
	addil LT'.LC0,%r19
	ldil L'1015021568,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L12
	ldil L'1072693248,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r21,.L7
	copy %r19,%r4
	bl fabs,%r2
	nop
	fadd,dbl %fr4,%fr4,%fr5
	copy %r4,%r19
	bl expm1,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr22,%fr4
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fdiv,dbl %fr22,%fr4,%fr22
	fldds 0(%r28),%fr4
	comib,<= 0,%r3,.L1
	fsub,dbl %fr4,%fr22,%fr4
.L11:
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	ldw -84(%r30),%r2
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	ldw -60(%r30),%r3
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L8:
	ldw RT'.LC0(%r1),%r28
	comib,<= 0,%r3,.L1
	fldds 0(%r28),%fr4
	b,n .L11
.L3:
	fsub,dbl %fr4,%fr22,%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L12:
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr4
	fadd,dbl %fr5,%fr4,%fr4
	b .L1
	fmpy,dbl %fr4,%fr5,%fr4
.L7:
	bl fabs,%r2
	nop
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr5
	fmpy,dbl %fr4,%fr5,%fr5
	bl expm1,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr22,%fr22
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	comib,<= 0,%r3,.L1
	fdiv,dbl %fr4,%fr22,%fr4
	b,n .L11
	.EXIT
	.PROCEND
	.size	tanh, .-tanh
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
