; d0429f55baec7edb40011480bcf09f93 newlib/libm/common/sf_fmax.c
	.LEVEL 1.1
	.text
	.section	.text.fmaxf,"ax",@progbits
	.align 4
.globl fmaxf
	.type	fmaxf, @function
fmaxf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr5L,%fr13L
	fstds,ma %fr12,8(%r1)
	bl __fpclassifyf,%r2
	fcpy,sgl %fr4L,%fr12L
	comib,<> 0,%r28,.L2
	copy %r4,%r19
	fcpy,sgl %fr13L,%fr4L
.L1:
	ldo -120(%r30),%r1
.L9:
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L2:
	bl __fpclassifyf,%r2
	fcpy,sgl %fr13L,%fr4L
	comib,= 0,%r28,.L1
	fcpy,sgl %fr12L,%fr4L
	fcmp,sgl,!> %fr12L,%fr13L
	ftest
	b .L9
	ldo -120(%r30),%r1
	b .L9
	fcpy,sgl %fr13L,%fr4L
	.EXIT
	.PROCEND
	.size	fmaxf, .-fmaxf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
