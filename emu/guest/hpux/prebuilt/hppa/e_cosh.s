; 9b45ec990326fe82b5835c3635c41ee1 newlib/libm/math/e_cosh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	1072693248
	.word	0
	.align 8
.LC1:
	.word	1071644672
	.word	0
	.align 8
.LC2:
	.word	2117592124
	.word	-2013235812
	.section	.text.__ieee754_cosh,"ax",@progbits
	.align 4
.globl __ieee754_cosh
	.type	__ieee754_cosh, @function
__ieee754_cosh:
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
	copy %r28,%r3
	extru %r3,31,31,%r3
	comb,<< %r20,%r3,.L16
	ldil L'1071005696,%r20
	ldo -4542(%r20),%r20
	comb,>>= %r20,%r3,.L17
	ldil L'1077280768,%r20
	ldo -1(%r20),%r20
	comb,>>= %r20,%r3,.L18
	ldil L'1082540032,%r20
	ldo -4543(%r20),%r21
	comb,>>= %r21,%r3,.L19
	ldo -3123(%r20),%r21
	comb,>>= %r21,%r3,.L7
	ldo -3122(%r20),%r20
	comb,<> %r20,%r3,.L8
	ldil L'-1883635712,%r20
	ldo -1923(%r20),%r20
	comb,<< %r20,%r29,.L20
	addil LT'.LC2,%r19
.L7:
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr5
	bl fabs,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr12
	bl __ieee754_exp,%r2
	fmpy,dbl %fr4,%fr12,%fr5
	fmpy,dbl %fr4,%fr12,%fr12
	fmpy,dbl %fr12,%fr4,%fr4
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L17:
	bl fabs,%r2
	copy %r19,%r4
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	bl expm1,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldds 0(%r28),%fr24
	fcpy,dbl %fr4,%fr23
	ldil L'1015021568,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L1
	fadd,dbl %fr4,%fr24,%fr4
	fadd,dbl %fr4,%fr4,%fr4
	fmpy,dbl %fr23,%fr23,%fr23
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fdiv,dbl %fr23,%fr4,%fr23
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	fadd,dbl %fr23,%fr24,%fr4
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L16:
	fmpy,dbl %fr5,%fr5,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L8:
	addil LT'.LC2,%r19
.L20:
	ldw RT'.LC2(%r1),%r28
	fldds 0(%r28),%fr4
	fmpy,dbl %fr4,%fr4,%fr4
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L18:
	bl fabs,%r2
	copy %r19,%r4
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	bl __ieee754_exp,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	fdiv,dbl %fr22,%fr4,%fr23
	fmpy,dbl %fr4,%fr22,%fr4
	b .L1
	fadd,dbl %fr4,%fr23,%fr4
.L19:
	bl fabs,%r2
	copy %r19,%r4
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	bl __ieee754_exp,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldds 0(%r28),%fr22
	b .L1
	fmpy,dbl %fr4,%fr22,%fr4
	.EXIT
	.PROCEND
	.size	__ieee754_cosh, .-__ieee754_cosh
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
