; 940d14ffcdabaf90f586e2153bad32fb newlib/libm/math/wf_exp.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	2139095040
	.align 4
.LC1:
	.word	1118925184
	.align 4
.LC2:
	.word	-1026559563
	.section	.text.expf,"ax",@progbits
	.align 4
.globl expf
	.type	expf, @function
expf:
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
	bl __ieee754_expf,%r2
	fcpy,sgl %fr4L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,sgl %fr4L,%fr13L
	fcpy,sgl %fr12L,%fr4L
	bl finitef,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!> %fr12L,%fr22L
	ftest
	b .L7
	addil LT'.LC2,%r19
	ldw RT'.LC2(%r1),%r28
	fldws 0(%r28),%fr22L
	fcmp,sgl,!< %fr12L,%fr22L
	ftest
	b,n .L6
.L1:
	fcpy,sgl %fr13L,%fr4L
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L6:
	bl __errno,%r2
	fcpy,sgl %fr0,%fr13L
	ldi 34,%r20
	b .L1
	stw %r20,0(%r28)
.L7:
	bl __errno,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 34,%r20
	stw %r20,0(%r28)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldws 0(%r28),%fr13L
	.EXIT
	.PROCEND
	.size	expf, .-expf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
