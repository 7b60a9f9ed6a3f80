; bee492628a2930feb77e651aaf81daab newlib/libm/math/wf_sinh.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-8388608
	.align 4
.LC1:
	.word	2139095040
	.section	.text.sinhf,"ax",@progbits
	.align 4
.globl sinhf
	.type	sinhf, @function
sinhf:
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
	bl __ieee754_sinhf,%r2
	fcpy,sgl %fr4L,%fr13L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,sgl %fr4L,%fr12L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L13
	copy %r4,%r19
.L1:
	fcpy,sgl %fr12L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L13:
	fcpy,sgl %fr13L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	ldi 34,%r20
	fcmp,sgl,!> %fr13L,%fr0
	stw %r20,0(%r28)
	ftest
	b .L7
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldws 0(%r28),%fr12L
.L7:
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	b .L1
	fldws 0(%r28),%fr12L
	.EXIT
	.PROCEND
	.size	sinhf, .-sinhf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
