; aa1b64f26ac94f67f5ac7f495548896b newlib/libm/math/e_sinh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1071644672
	.word	0
	.align 8
.LC1:
	.word	-1075838976
	.word	0
	.align 8
.LC2:
	.word	2142010143
	.word	1017934899
	.align 8
.LC3:
	.word	1072693248
	.word	0
	.section	.text.__ieee754_sinh,"ax",@progbits
	.align 4
.globl __ieee754_sinh
	.type	__ieee754_sinh, @function
__ieee754_sinh:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2146435072,%r20
	ldo -1(%r20),%r20
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstds %fr5,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	copy %r28,%r21
	extru %r21,31,31,%r3
	comb,<< %r20,%r3,.L21
	ldo -56(%r30),%r1
	comib,> 0,%r21,.L12
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r20
	fldds 0(%r20),%fr12
	ldil L'1077280768,%r20
	ldo -1(%r20),%r20
	comb,<< %r20,%r3,.L25
	ldil L'1082540032,%r20
	ldil L'1043333120,%r20
.L27:
	ldo -1(%r20),%r20
	comb,<< %r20,%r3,.L6
	addil LT'.LC2,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr23
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr22
	fadd,dbl %fr23,%fr22,%fr22
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r3
	fldds 0(%r3),%fr23
	fcmp,dbl,!> %fr22,%fr23
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr4
	ftest
	b .L26
	ldo -56(%r30),%r1
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl expm1,%r2
	fcpy,dbl %fr4,%fr5
.L7:
	fmpy,dbl %fr4,%fr4,%fr22
	fldds 0(%r3),%fr23
	fadd,dbl %fr4,%fr23,%fr23
	fdiv,dbl %fr22,%fr23,%fr22
	fadd,dbl %fr4,%fr4,%fr4
	fsub,dbl %fr4,%fr22,%fr4
	fmpy,dbl %fr4,%fr12,%fr4
.L1:
	ldo -56(%r30),%r1
.L26:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r20
	fldds 0(%r20),%fr12
	ldil L'1077280768,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r3,.L27
	ldil L'1043333120,%r20
	ldil L'1082540032,%r20
.L25:
	ldo -4543(%r20),%r21
	comb,>>= %r21,%r3,.L23
	ldo -3123(%r20),%r21
	comb,>>= %r21,%r3,.L10
	ldo -3122(%r20),%r20
	comb,<> %r20,%r3,.L11
	ldil L'-1883635712,%r20
	ldo -1923(%r20),%r20
	comb,<< %r20,%r29,.L28
	addil LT'.LC2,%r19
.L10:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr5
	bl __ieee754_exp,%r2
	fmpy,dbl %fr4,%fr5,%fr5
	ldw -60(%r30),%r3
	fmpy,dbl %fr12,%fr4,%fr12
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fmpy,dbl %fr12,%fr4,%fr4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L21:
	fadd,dbl %fr5,%fr5,%fr4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L11:
	addil LT'.LC2,%r19
.L28:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	ldw RT'.LC2(%r1),%r20
	fldds 0(%r20),%fr4
	fmpy,dbl %fr22,%fr4,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L6:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	bl expm1,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldil L'1072693248,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L24
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldds 0(%r28),%fr22
	fadd,dbl %fr4,%fr22,%fr22
	ldo -56(%r30),%r1
	fdiv,dbl %fr4,%fr22,%fr22
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fadd,dbl %fr22,%fr4,%fr4
	fmpy,dbl %fr4,%fr12,%fr4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L23:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __ieee754_exp,%r2
	fcpy,dbl %fr4,%fr5
	b .L1
	fmpy,dbl %fr4,%fr12,%fr4
.L24:
	b .L7
	ldw RT'.LC3(%r1),%r3
	.EXIT
	.PROCEND
	.size	__ieee754_sinh, .-__ieee754_sinh
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
