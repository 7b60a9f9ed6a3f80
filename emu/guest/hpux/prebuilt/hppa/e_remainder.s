; 3d4f242b3e7e5893bea914c8a12a0114 newlib/libm/math/e_remainder.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1071644672
	.word	0
	.section	.text.__ieee754_remainder,"ax",@progbits
	.align 4
.globl __ieee754_remainder
	.type	__ieee754_remainder, @function
__ieee754_remainder:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=10
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r8,-104(%r30)
	stw %r7,-100(%r30)
	stw %r6,-96(%r30)
	stw %r5,-92(%r30)
	stw %r3,-84(%r30)
	stw %r10,-112(%r30)
	stw %r9,-108(%r30)
	stw %r4,-88(%r30)
	stw %r19,-32(%r30)
	fstds %fr7,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r7
	extru %r7,31,31,%r3
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	or %r3,%r29,%r20
	comib,= 0,%r20,.L24
	copy %r29,%r8
	copy %r5,%r10
	ldil L'2146435072,%r20
	extru %r10,31,31,%r9
	ldo -1(%r20),%r21
	comclr,>>= %r21,%r9,%r0
	b,n .L4
	comb,>>=,n %r21,%r3,.L5
	sub %r3,%r20,%r3
	or %r3,%r29,%r3
	comiclr,= 0,%r3,%r0
	b,n .L4
.L6:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r19,%r4
	stw %r28,-120(%r30)
	bl fabs,%r2
	stw %r29,-116(%r30)
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	copy %r4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	bl fabs,%r2
	copy %r19,%r4
	ldil L'2145386496,%r28
	and %r7,%r28,%r7
	comib,<> 0,%r7,.L8
	copy %r4,%r19
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr23
	fadd,dbl %fr23,%fr23,%fr22
	fcmp,dbl,!> %fr22,%fr4
	ftest
	b,n .L16
.L9:
	copy %r5,%r28
	copy %r6,%r29
	copy %r10,%r20
	depi 0,31,31,%r20
	xor %r20,%r5,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	b .L26
	ldw -148(%r30),%r2
.L4:
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr22
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr22,%fr23,%fr4
	fdiv,dbl %fr4,%fr4,%fr4
.L1:
	ldw -148(%r30),%r2
.L26:
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L24:
	fmpy,dbl %fr5,%fr7,%fr4
	b .L1
	fdiv,dbl %fr4,%fr4,%fr4
.L5:
	ldil L'2145386496,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r3,.L25
	fcpy,dbl %fr5,%fr4
.L7:
	sub %r9,%r3,%r9
	sub %r6,%r8,%r20
	or %r9,%r20,%r9
	comib,<> 0,%r9,.L15
	fcpy,dbl %fr0,%fr22
	b .L1
	fmpy,dbl %fr4,%fr22,%fr4
.L25:
	fadd,dbl %fr7,%fr7,%fr7
	stw %r28,-120(%r30)
	copy %r19,%r4
	bl __ieee754_fmod,%r2
	stw %r29,-116(%r30)
	copy %r4,%r19
	ldw -116(%r30),%r29
	b .L7
	ldw -120(%r30),%r28
.L8:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fmpy,dbl %fr4,%fr22,%fr22
	stws %r5,-16(%sp)
	stws %r6,-12(%sp)
	fldds -16(%sp),%fr23
	fcmp,dbl,!> %fr23,%fr22
	ftest
	b,n .L18
	b,n .L9
.L18:
	fsub,dbl %fr23,%fr4,%fr24
	fcmp,dbl,!<= %fr22,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	ftest
	b,n .L19
	b,n .L9
.L16:
	fsub,dbl %fr23,%fr4,%fr22
	fcpy,dbl %fr22,%fr23
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	fadd,dbl %fr22,%fr22,%fr22
	fcmp,dbl,!>= %fr22,%fr4
	ftest
	b,n .L17
	b,n .L9
.L15:
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	b,n .L6
.L19:
	fsub,dbl %fr24,%fr4,%fr22
	fstds %fr22,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	b,n .L9
.L17:
	fsub,dbl %fr23,%fr4,%fr24
	fstds %fr24,-16(%sp)
	ldws -16(%sp),%r5
	ldws -12(%sp),%r6
	b,n .L9
	.EXIT
	.PROCEND
	.size	__ieee754_remainder, .-__ieee754_remainder
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
