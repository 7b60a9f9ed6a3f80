; 986469f53714924e799bdf0893f405db newlib/libm/math/wf_pow.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1065353216
	.align 4
.LC1:
	.word	2139095040
	.align 4
.LC2:
	.word	-8388608
	.section	.text.powf,"ax",@progbits
	.align 4
.globl powf
	.type	powf, @function
powf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr4L,%fr13L
	fstds,ma %fr12,8(%r1)
	bl __ieee754_powf,%r2
	fcpy,sgl %fr5L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,sgl %fr4L,%fr14L
	fcmp,sgl,!? %fr12L,%fr12L
	ftest
	b .L1
	fcmp,sgl,? %fr13L,%fr13L
	ftest
	b .L4
	fcmp,sgl,= %fr13L,%fr0
	fcmp,sgl,!= %fr12L,%fr0
	ftest
	b .L35
	addil LT'.LC0,%r19
.L1:
	fcpy,sgl %fr14L,%fr4L
.L36:
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	ftest
	b .L6
	fcmp,sgl,!= %fr12L,%fr0
	ftest
	b .L14
	addil LT'.LC0,%r19
	fcpy,sgl %fr12L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	fcmp,sgl,!< %fr12L,%fr0
	ftest
	b .L15
	fcpy,sgl %fr14L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L6:
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L33
	copy %r4,%r19
.L9:
	fcmp,sgl,= %fr14L,%fr0
	ftest
	b .L36
	fcpy,sgl %fr14L,%fr4L
	fcpy,sgl %fr13L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	fcpy,sgl %fr12L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	bl __errno,%r2
	fcpy,sgl %fr0,%fr14L
	ldi 34,%r20
	b .L1
	stw %r20,0(%r28)
.L14:
.L35:
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr14L
	fcpy,sgl %fr14L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L33:
	fcpy,sgl %fr13L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L9
	copy %r4,%r19
	fcpy,sgl %fr12L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L9
	copy %r4,%r19
	fcmp,sgl,? %fr14L,%fr14L
	ftest
	b .L10
	copy %r19,%r4
	bl __errno,%r2
	fcpy,sgl %fr0,%fr14L
	ldi 33,%r20
	stw %r20,0(%r28)
	b .L1
	fdiv,sgl %fr14L,%fr14L,%fr14L
.L15:
	bl __errno,%r2
	copy %r19,%r4
	ldi 33,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
	addil LT'.LC2,%r19
.L34:
	ldw RT'.LC2(%r1),%r28
	b .L1
	fldws 0(%r28),%fr14L
.L10:
	bl __errno,%r2
	nop
	ldi 34,%r20
	fcmp,sgl,!< %fr13L,%fr0
	stw %r20,0(%r28)
	ftest
	b .L11
	copy %r4,%r19
.L12:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldws 0(%r28),%fr14L
.L11:
	fcpy,sgl %fr12L,%fr4L
	bl rintf,%r2
	copy %r19,%r4
	fcmp,sgl,!= %fr4L,%fr12L
	ftest
	b .L12
	copy %r4,%r19
	b .L34
	addil LT'.LC2,%r19
	.EXIT
	.PROCEND
	.size	powf, .-powf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
