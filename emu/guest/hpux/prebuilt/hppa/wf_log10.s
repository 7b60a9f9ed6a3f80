; 69ba39e81793bccb8e999c69db8af862 newlib/libm/math/wf_log10.c
	.LEVEL 1.1
	.text
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC1:
	.stringz	""
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	-8388608
	.section	.text.log10f,"ax",@progbits
	.align 4
.globl log10f
	.type	log10f, @function
log10f:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_log10f,%r2
	fcpy,sgl %fr4L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcmp,sgl,!? %fr12L,%fr12L
	ftest
	b .L9
	ldo -56(%r30),%r1
	fcmp,sgl,!<= %fr12L,%fr0
	ftest
	b .L6
	fcmp,sgl,= %fr12L,%fr0
.L1:
	ldo -56(%r30),%r1
.L9:
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L6:
	ftest
	b .L5
	copy %r19,%r4
	bl __errno,%r2
	nop
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldi 34,%r20
	stw %r20,0(%r28)
	ldw RT'.LC0(%r1),%r28
	ldo -56(%r30),%r1
	fldws 0(%r28),%fr4L
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	bl __errno,%r2
	nop
	copy %r4,%r19
	ldi 33,%r20
	addil LT'.LC1,%r19
	ldw RT'.LC1(%r1),%r26
	bl nanf,%r2
	stw %r20,0(%r28)
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	log10f, .-log10f
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
