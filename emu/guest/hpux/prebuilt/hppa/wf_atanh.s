; 669d6f68b4b447c5aa1b2cae749cea0e newlib/libm/math/wf_atanh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.section	.text.atanhf,"ax",@progbits
	.align 4
.globl atanhf
	.type	atanhf, @function
atanhf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_atanhf,%r2
	fcpy,sgl %fr4L,%fr13L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,sgl %fr4L,%fr12L
	fcmp,sgl,!? %fr13L,%fr13L
	ftest
	b .L1
	fcpy,sgl %fr13L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!>= %fr4L,%fr22L
	ftest
	b,n .L4
.L1:
	fcpy,sgl %fr12L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	fcmp,sgl,!> %fr4L,%fr22L
	ftest
	b,n .L8
	bl __errno,%r2
	fcpy,sgl %fr0,%fr12L
	fdiv,sgl %fr13L,%fr12L,%fr12L
	ldo -120(%r30),%r1
	ldi 33,%r20
	stw %r20,0(%r28)
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fcpy,sgl %fr12L,%fr4L
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L8:
	bl __errno,%r2
	fcpy,sgl %fr0,%fr12L
	fdiv,sgl %fr12L,%fr12L,%fr12L
	ldo -120(%r30),%r1
	ldi 33,%r20
	stw %r20,0(%r28)
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fcpy,sgl %fr12L,%fr4L
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
	.EXIT
	.PROCEND
	.size	atanhf, .-atanhf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
