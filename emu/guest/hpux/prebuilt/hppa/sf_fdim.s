; 08dbdc9fd5ef7d88ff69719d15743b59 newlib/libm/common/sf_fdim.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	2139095040
	.section	.text.fdimf,"ax",@progbits
	.align 4
.globl fdimf
	.type	fdimf, @function
fdimf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r3,-124(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr5L,%fr13L
	fstds,ma %fr12,8(%r1)
	bl __fpclassifyf,%r2
	fcpy,sgl %fr4L,%fr12L
	movb,<> %r28,%r3,.L13
	copy %r4,%r19
.L2:
	fcpy,sgl %fr12L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L13:
	fcpy,sgl %fr13L,%fr4L
	bl __fpclassifyf,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L4
	copy %r4,%r19
	comib,= 1,%r3,.L5
	addil LT'.LC0,%r19
	fcmp,sgl,!> %fr12L,%fr13L
	ftest
	b .L7
	ldo -120(%r30),%r1
	fcpy,sgl %fr0,%fr12L
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fcpy,sgl %fr12L,%fr4L
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L7:
	fsub,sgl %fr12L,%fr13L,%fr12L
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fcpy,sgl %fr12L,%fr4L
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	fcpy,sgl %fr13L,%fr12L
	ldo -120(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fcpy,sgl %fr12L,%fr4L
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L5:
	ldw RT'.LC0(%r1),%r28
	b .L2
	fldws 0(%r28),%fr12L
	.EXIT
	.PROCEND
	.size	fdimf, .-fdimf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
