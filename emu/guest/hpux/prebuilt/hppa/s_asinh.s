; 141390be614334e0a2277a87d7858b49 newlib/libm/math/s_asinh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2117592124
	.word	-2013235812
	.align 8
.LC1:
	.word	1072693248
	.word	0
	.align 8
.LC2:
	.word	1072049730
	.word	-17155601
	.section	.text.asinh,"ax",@progbits
	.align 4
.globl asinh
	.type	asinh, @function
asinh:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -96(%r30),%r1
	stw %r3,-104(%r30)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r3
	extru %r3,31,31,%r21
	comb,<< %r20,%r21,.L12
	ldil L'1043333120,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L13
	addil LT'.LC0,%r19
	ldil L'1102053376,%r20
	comb,>>= %r20,%r21,.L6
	ldil L'1073741824,%r20
	bl fabs,%r2
	copy %r19,%r4
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	bl __ieee754_log,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr22,%fr4
.L7:
	comib,< 0,%r3,.L15
	ldo -96(%r30),%r1
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
.L1:
	ldo -96(%r30),%r1
.L15:
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L13:
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r5
	fldds 0(%r5),%fr23
	fcmp,dbl,!> %fr22,%fr23
	ftest
	b .L1
	fcpy,dbl %fr5,%fr4
.L5:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	copy %r19,%r4
	bl fabs,%r2
	fmpy,dbl %fr5,%fr5,%fr12
	fldds 0(%r5),%fr14
	fadd,dbl %fr12,%fr14,%fr5
	fcpy,dbl %fr4,%fr13
	copy %r4,%r19
	bl __ieee754_sqrt,%r2
	copy %r19,%r4
	fadd,dbl %fr4,%fr14,%fr4
	copy %r4,%r19
	fdiv,dbl %fr12,%fr4,%fr5
	bl log1p,%r2
	fadd,dbl %fr5,%fr13,%fr5
	b,n .L7
.L12:
	b .L1
	fadd,dbl %fr5,%fr5,%fr4
.L6:
	comb,>>=,n %r20,%r21,.L14
	stw %r28,-120(%r30)
	copy %r19,%r4
	bl fabs,%r2
	stw %r29,-116(%r30)
	ldw -120(%r30),%r28
	ldw -116(%r30),%r29
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	addil LT'.LC1,%r19
	fadd,dbl %fr4,%fr4,%fr14
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	fmpy,dbl %fr22,%fr23,%fr5
	ldw RT'.LC1(%r1),%r28
	copy %r19,%r4
	fldds 0(%r28),%fr13
	bl __ieee754_sqrt,%r2
	fadd,dbl %fr5,%fr13,%fr5
	fadd,dbl %fr4,%fr12,%fr4
	copy %r4,%r19
	fdiv,dbl %fr13,%fr4,%fr5
	bl __ieee754_log,%r2
	fadd,dbl %fr5,%fr14,%fr5
	b,n .L7
.L14:
	addil LT'.LC1,%r19
	b .L5
	ldw RT'.LC1(%r1),%r5
	.EXIT
	.PROCEND
	.size	asinh, .-asinh
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
