; 2cba98363565ef764f5743d042230bb5 newlib/libm/math/sf_asinh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1900671690
	.align 4
.LC1:
	.word	1065353216
	.align 4
.LC2:
	.word	1060205080
	.section	.text.asinhf,"ax",@progbits
	.align 4
.globl asinhf
	.type	asinhf, @function
asinhf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	ldo -1(%r28),%r28
	stwm %r5,128(%r30)
	ldo -112(%r30),%r1
	stw %r3,-120(%r30)
	stw %r4,-124(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r3
	extru %r3,31,31,%r20
	comb,<< %r28,%r20,.L12
	fcpy,sgl %fr4L,%fr12L
	ldil L'830472192,%r28
	ldo -1(%r28),%r28
	comb,>>= %r28,%r20,.L13
	addil LT'.LC0,%r19
	ldil L'1300234240,%r28
	comb,>>= %r28,%r20,.L6
	ldil L'1073741824,%r28
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __ieee754_logf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr4L
.L7:
	comib,< 0,%r3,.L15
	ldo -112(%r30),%r1
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr4L
.L1:
	ldo -112(%r30),%r1
.L15:
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	ldw -124(%r30),%r4
	ldw -120(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r5
.L13:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fadd,sgl %fr4L,%fr22L,%fr22L
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r5
	fldws 0(%r5),%fr23L
	fcmp,sgl,!> %fr22L,%fr23L
	ftest
	b .L15
	ldo -112(%r30),%r1
.L5:
	fcpy,sgl %fr12L,%fr4L
	copy %r19,%r4
	bl fabsf,%r2
	fmpy,sgl %fr12L,%fr12L,%fr12L
	fldws 0(%r5),%fr14L
	fcpy,sgl %fr4L,%fr13L
	fadd,sgl %fr12L,%fr14L,%fr4L
	copy %r4,%r19
	bl __ieee754_sqrtf,%r2
	copy %r19,%r4
	fadd,sgl %fr4L,%fr14L,%fr4L
	copy %r4,%r19
	fdiv,sgl %fr12L,%fr4L,%fr4L
	bl log1pf,%r2
	fadd,sgl %fr4L,%fr13L,%fr4L
	b,n .L7
.L12:
	b .L1
	fadd,sgl %fr4L,%fr4L,%fr4L
.L6:
	comb,>>= %r28,%r20,.L14
	addil LT'.LC1,%r19
	bl fabsf,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr22L
	fmpy,sgl %fr12L,%fr12L,%fr4L
	fcpy,sgl %fr22L,%fr12L
	fadd,sgl %fr22L,%fr22L,%fr14L
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr13L
	fadd,sgl %fr4L,%fr13L,%fr4L
	bl __ieee754_sqrtf,%r2
	copy %r19,%r4
	fadd,sgl %fr4L,%fr12L,%fr4L
	copy %r4,%r19
	fdiv,sgl %fr13L,%fr4L,%fr4L
	bl __ieee754_logf,%r2
	fadd,sgl %fr4L,%fr14L,%fr4L
	b,n .L7
.L14:
	b .L5
	ldw RT'.LC1(%r1),%r5
	.EXIT
	.PROCEND
	.size	asinhf, .-asinhf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
