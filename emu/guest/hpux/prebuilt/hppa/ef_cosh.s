; 4a9bfb75cd1465ba8f7e4841e497ec1b newlib/libm/math/ef_cosh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	1056964608
	.align 4
.LC2:
	.word	1900671690
	.section	.text.__ieee754_coshf,"ax",@progbits
	.align 4
.globl __ieee754_coshf
	.type	__ieee754_coshf, @function
__ieee754_coshf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r3
	comb,<< %r28,%r3,.L9
	ldil L'1051820032,%r28
	ldo -3561(%r28),%r28
	comb,>>= %r28,%r3,.L10
	ldil L'1102053376,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L11
	ldil L'1118928896,%r28
	ldo -3561(%r28),%r28
	comb,>>= %r28,%r3,.L12
	ldil L'1119010816,%r28
	ldo 5372(%r28),%r28
	comb,>>= %r28,%r3,.L13
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr4L
	fmpy,sgl %fr4L,%fr4L,%fr4L
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L10:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl expm1f,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr24L
	fcpy,sgl %fr4L,%fr23L
	ldil L'603979776,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L1
	fadd,sgl %fr4L,%fr24L,%fr4L
	fadd,sgl %fr4L,%fr4L,%fr4L
	fmpy,sgl %fr23L,%fr23L,%fr23L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fdiv,sgl %fr23L,%fr4L,%fr23L
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	fadd,sgl %fr23L,%fr24L,%fr4L
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L9:
	fmpy,sgl %fr4L,%fr4L,%fr4L
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L11:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __ieee754_expf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fdiv,sgl %fr22L,%fr4L,%fr23L
	fmpy,sgl %fr4L,%fr22L,%fr4L
	b .L1
	fadd,sgl %fr4L,%fr23L,%fr4L
.L12:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __ieee754_expf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	b .L1
	fmpy,sgl %fr4L,%fr22L,%fr4L
.L13:
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr12L
	bl __ieee754_expf,%r2
	fmpy,sgl %fr4L,%fr12L,%fr4L
	fmpy,sgl %fr4L,%fr12L,%fr12L
	b .L1
	fmpy,sgl %fr12L,%fr4L,%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_coshf, .-__ieee754_coshf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
