; 0b0c0813a022b60569bb9889f3e0c343 newlib/libm/math/e_atanh.c
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
	.word	1071644672
	.word	0
	.section	.text.__ieee754_atanh,"ax",@progbits
	.align 4
.globl __ieee754_atanh
	.type	__ieee754_atanh, @function
__ieee754_atanh:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1072693248,%r31
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r3
	sub %r0,%r29,%r20
	extru %r3,31,31,%r21
	or %r20,%r29,%r20
	extru %r20,0,1,%r20
	or %r20,%r21,%r20
	comb,<< %r31,%r20,.L12
	stw %r19,-32(%r30)
	comb,= %r31,%r21,.L13
	ldil L'1043333120,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L14
	addil LT'.LC0,%r19
	copy %r21,%r28
	ldil L'1071644672,%r20
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldo -1(%r20),%r20
	comb,>>= %r20,%r21,.L6
	addil LT'.LC1,%r19
	fadd,dbl %fr22,%fr22,%fr23
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr5
	fsub,dbl %fr5,%fr22,%fr5
	fdiv,dbl %fr23,%fr5,%fr5
.L10:
	bl log1p,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr22
	comib,<= 0,%r3,.L1
	fmpy,dbl %fr4,%fr22,%fr4
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
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr5,%fr22,%fr22
	fcmp,dbl,!> %fr22,%fr0
	ftest
	b .L1
	fcpy,dbl %fr5,%fr4
	copy %r21,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
.L6:
	fadd,dbl %fr22,%fr22,%fr24
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr23
	fmpy,dbl %fr24,%fr22,%fr5
	fsub,dbl %fr23,%fr22,%fr22
	fdiv,dbl %fr5,%fr22,%fr5
	b .L10
	fadd,dbl %fr5,%fr24,%fr5
.L12:
	fsub,dbl %fr5,%fr5,%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fdiv,dbl %fr4,%fr4,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L13:
	fcpy,dbl %fr0,%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fdiv,dbl %fr5,%fr4,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__ieee754_atanh, .-__ieee754_atanh
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
