; 12477688c04acb44005d1b173e5bff22 newlib/libm/math/wf_gamma.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	2139095040
	.section	.text.gammaf,"ax",@progbits
	.align 4
.globl gammaf
	.type	gammaf, @function
gammaf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr4L,%fr13L
	fstds,ma %fr12,8(%r1)
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	ldw 0(%r28),%r25
	bl __ieee754_gammaf_r,%r2
	ldo 160(%r25),%r25
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
	fcpy,sgl %fr13L,%fr4L
	bl floorf,%r2
	copy %r19,%r4
	fcmp,sgl,= %fr4L,%fr13L
	ftest
	b .L5
	copy %r4,%r19
	fcmp,sgl,!<= %fr13L,%fr0
	ftest
	b,n .L8
.L5:
	bl __errno,%r2
	copy %r19,%r4
	ldi 34,%r20
	copy %r4,%r19
	stw %r20,0(%r28)
.L7:
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldws 0(%r28),%fr12L
.L8:
	bl __errno,%r2
	copy %r19,%r4
	ldi 33,%r20
	copy %r4,%r19
	b .L7
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	gammaf, .-gammaf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
