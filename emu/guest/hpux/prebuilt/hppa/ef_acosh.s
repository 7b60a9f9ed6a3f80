; fe8ce9dec64c4a93cbde7f7274686a44 newlib/libm/math/ef_acosh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1060205080
	.align 4
.LC1:
	.word	1065353216
	.section	.text.__ieee754_acoshf,"ax",@progbits
	.align 4
.globl __ieee754_acoshf
	.type	__ieee754_acoshf, @function
__ieee754_acoshf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1065353216,%r21
	ldo -1(%r21),%r20
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	comb,>= %r20,%r28,.L9
	fcpy,sgl %fr4L,%fr12L
	ldil L'1300234240,%r20
	ldo -1(%r20),%r20
	comb,>= %r20,%r28,.L4
	ldil L'2139095040,%r20
	ldo -1(%r20),%r20
	comclr,< %r20,%r28,%r0
	b,n .L5
	fadd,sgl %fr4L,%fr4L,%fr4L
.L1:
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	comb,= %r21,%r28,.L7
	ldil L'1073741824,%r20
	comb,>= %r20,%r28,.L6
	addil LT'.LC1,%r19
	fmpy,sgl %fr4L,%fr4L,%fr4L
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr13L
	fsub,sgl %fr4L,%fr13L,%fr4L
	copy %r19,%r4
	bl __ieee754_sqrtf,%r2
	fadd,sgl %fr12L,%fr12L,%fr14L
	fadd,sgl %fr4L,%fr12L,%fr4L
	copy %r4,%r19
	fdiv,sgl %fr13L,%fr4L,%fr4L
	bl __ieee754_logf,%r2
	fsub,sgl %fr14L,%fr4L,%fr4L
	ldo -120(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L9:
	fsub,sgl %fr4L,%fr4L,%fr4L
	ldo -120(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	fdiv,sgl %fr4L,%fr4L,%fr4L
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L6:
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fsub,sgl %fr4L,%fr22L,%fr12L
	fmpy,sgl %fr12L,%fr12L,%fr22L
	fadd,sgl %fr12L,%fr12L,%fr4L
	fadd,sgl %fr4L,%fr22L,%fr4L
	bl __ieee754_sqrtf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl log1pf,%r2
	fadd,sgl %fr4L,%fr12L,%fr4L
	ldo -120(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr14
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L5:
	bl __ieee754_logf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L7:
	b .L1
	fcpy,sgl %fr0,%fr4L
	.EXIT
	.PROCEND
	.size	__ieee754_acoshf, .-__ieee754_acoshf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
