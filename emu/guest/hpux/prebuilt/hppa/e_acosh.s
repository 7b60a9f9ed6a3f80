; 0bab9642aa49e14d72f7a06aa8481b83 newlib/libm/math/e_acosh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072049730
	.word	-17155601
	.align 8
.LC1:
	.word	1072693248
	.word	0
	.section	.text.__ieee754_acosh,"ax",@progbits
	.align 4
.globl __ieee754_acosh
	.type	__ieee754_acosh, @function
__ieee754_acosh:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r4,-112(%r30)
	ldil L'1072693248,%r20
	ldo -1(%r20),%r22
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	comb,>= %r22,%r21,.L9
	ldil L'1102053376,%r22
	ldo -1(%r22),%r22
	comb,>= %r22,%r21,.L4
	sub %r21,%r20,%r20
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	comb,>= %r20,%r21,.L5
	ldo -104(%r30),%r1
	fadd,dbl %fr5,%fr5,%fr4
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L4:
	or %r20,%r29,%r20
	comib,= 0,%r20,.L7
	ldil L'1073741824,%r20
	comb,>= %r20,%r21,.L6
	addil LT'.LC1,%r19
	fcpy,dbl %fr5,%fr22
	fmpy,dbl %fr5,%fr5,%fr5
	stw %r28,-120(%r30)
	fadd,dbl %fr22,%fr22,%fr13
	stw %r29,-116(%r30)
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr12
	fsub,dbl %fr5,%fr12,%fr5
	bl __ieee754_sqrt,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	copy %r4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fadd,dbl %fr4,%fr22,%fr4
	fdiv,dbl %fr12,%fr4,%fr5
	bl __ieee754_log,%r2
	fsub,dbl %fr13,%fr5,%fr5
	ldw -112(%r30),%r4
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L9:
	fsub,dbl %fr5,%fr5,%fr4
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fdiv,dbl %fr4,%fr4,%fr4
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L6:
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr12
	fsub,dbl %fr5,%fr12,%fr12
	fmpy,dbl %fr12,%fr12,%fr22
	fadd,dbl %fr12,%fr12,%fr5
	fadd,dbl %fr5,%fr22,%fr5
	bl __ieee754_sqrt,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl log1p,%r2
	fadd,dbl %fr4,%fr12,%fr5
	ldw -112(%r30),%r4
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L7:
	fcpy,dbl %fr0,%fr4
	ldo -104(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L5:
	bl __ieee754_log,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr22,%fr4
	ldo -104(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	__ieee754_acosh, .-__ieee754_acosh
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
