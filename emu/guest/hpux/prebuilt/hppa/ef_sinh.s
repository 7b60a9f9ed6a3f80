; 7e0ab08b7512076506a194621c7559ff newlib/libm/math/ef_sinh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1056964608
	.align 4
.LC1:
	.word	-1090519040
	.align 4
.LC2:
	.word	2096152002
	.align 4
.LC3:
	.word	1065353216
	.section	.text.__ieee754_sinhf,"ax",@progbits
	.align 4
.globl __ieee754_sinhf
	.type	__ieee754_sinhf, @function
__ieee754_sinhf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	stw %r3,-60(%r30)
	ldo -1(%r28),%r28
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r20
	extru %r20,31,31,%r3
	comb,<< %r28,%r3,.L14
	fcpy,sgl %fr4L,%fr22L
	comib,> 0,%r20,.L11
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr12L
	ldil L'1102053376,%r28
	ldo -1(%r28),%r28
	comb,<< %r28,%r3,.L19
	ldil L'1118928896,%r28
	ldil L'830472192,%r28
.L20:
	ldo -1(%r28),%r28
	comb,<< %r28,%r3,.L6
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr23L
	fadd,sgl %fr22L,%fr23L,%fr23L
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r3
	fldws 0(%r3),%fr24L
	fcmp,sgl,!> %fr23L,%fr24L
	ftest
	b .L1
	fcpy,sgl %fr22L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl expm1f,%r2
	nop
.L7:
	fmpy,sgl %fr4L,%fr4L,%fr22L
	fldws 0(%r3),%fr23L
	fadd,sgl %fr4L,%fr23L,%fr23L
	fdiv,sgl %fr22L,%fr23L,%fr22L
	fadd,sgl %fr4L,%fr4L,%fr4L
	fsub,sgl %fr4L,%fr22L,%fr4L
	fmpy,sgl %fr4L,%fr12L,%fr4L
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L11:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr12L
	ldil L'1102053376,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L20
	ldil L'830472192,%r28
	ldil L'1118928896,%r28
.L19:
	ldo -3561(%r28),%r28
	comb,>>= %r28,%r3,.L16
	ldil L'1119010816,%r28
	ldo 5372(%r28),%r28
	comb,>>= %r28,%r3,.L17
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr4L
	fmpy,sgl %fr22L,%fr4L,%fr4L
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L14:
	fadd,sgl %fr4L,%fr4L,%fr4L
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L6:
	fcpy,sgl %fr22L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl expm1f,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldil L'1065353216,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r3,.L18
	addil LT'.LC3,%r19
	ldw RT'.LC3(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	ldo -56(%r30),%r1
	fdiv,sgl %fr4L,%fr22L,%fr22L
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fadd,sgl %fr22L,%fr4L,%fr4L
	fmpy,sgl %fr4L,%fr12L,%fr4L
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L16:
	fcpy,sgl %fr22L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __ieee754_expf,%r2
	nop
	b .L1
	fmpy,sgl %fr4L,%fr12L,%fr4L
.L17:
	fcpy,sgl %fr22L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	bl __ieee754_expf,%r2
	fmpy,sgl %fr4L,%fr22L,%fr4L
	fmpy,sgl %fr12L,%fr4L,%fr12L
	b .L1
	fmpy,sgl %fr12L,%fr4L,%fr4L
.L18:
	b .L7
	ldw RT'.LC3(%r1),%r3
	.EXIT
	.PROCEND
	.size	__ieee754_sinhf, .-__ieee754_sinhf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
