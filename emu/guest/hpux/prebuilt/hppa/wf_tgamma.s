; 5cf1f891795b6b3321ea8ccb006b23d8 newlib/libm/math/wf_tgamma.c
	.LEVEL 1.1
	.text
	.section	.text.tgammaf,"ax",@progbits
	.align 4
.globl tgammaf
	.type	tgammaf, @function
tgammaf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -112(%r30),%r1
	stw %r4,-116(%r30)
	ldo -120(%r30),%r25
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_gammaf_r,%r2
	fcpy,sgl %fr4L,%fr13L
	copy %r4,%r19
	ldw -120(%r30),%r28
	comib,<= 0,%r28,.L2
	fcpy,sgl %fr4L,%fr12L
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r28
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	fldws -16(%sp),%fr12L
.L2:
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,sgl %fr12L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L14
	copy %r4,%r19
.L1:
	fcpy,sgl %fr12L,%fr4L
	ldo -112(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L14:
	fcpy,sgl %fr13L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	fcpy,sgl %fr13L,%fr4L
	bl floorf,%r2
	copy %r19,%r4
	fcmp,sgl,= %fr4L,%fr13L
	ftest
	b .L6
	copy %r4,%r19
	fcmp,sgl,!<= %fr13L,%fr0
	ftest
	b .L8
	ldi 141,%r20
.L6:
	fcnvff,sgl,dbl %fr13L,%fr7
	ldi 140,%r20
	fcpy,dbl %fr7,%fr5
.L12:
	bl __kernel_standard,%r2
	stw %r20,-52(%r30)
	b .L1
	fcnvff,dbl,sgl %fr4,%fr12L
.L8:
	fcnvff,sgl,dbl %fr13L,%fr7
	b .L12
	fcpy,dbl %fr7,%fr5
	.EXIT
	.PROCEND
	.size	tgammaf, .-tgammaf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
