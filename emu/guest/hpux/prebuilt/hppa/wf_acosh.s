; c3e47659b2c343c6d45e3bad73b94ac8 newlib/libm/math/wf_acosh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.section	.text.acoshf,"ax",@progbits
	.align 4
.globl acoshf
	.type	acoshf, @function
acoshf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_acoshf,%r2
	fcpy,sgl %fr4L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcmp,sgl,!? %fr12L,%fr12L
	ftest
	b .L1
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!< %fr12L,%fr22L
	ftest
	b,n .L5
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	bl __errno,%r2
	nop
	fcpy,sgl %fr0,%fr4L
	ldi 33,%r20
	stw %r20,0(%r28)
	ldw -84(%r30),%r2
	fdiv,sgl %fr4L,%fr4L,%fr4L
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	acoshf, .-acoshf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
