; dc23bfb9b104b9f04585c243cb477858 newlib/libm/math/ef_remainder.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.align 4
.LC0:
	.word	1056964608
	.section	.text.__ieee754_remainderf,"ax",@progbits
	.align 4
.globl __ieee754_remainderf
	.type	__ieee754_remainderf, @function
__ieee754_remainderf:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'2139095040,%r28
	fcpy,sgl %fr4L,%fr22L
	stwm %r7,128(%r30)
	ldo -104(%r30),%r1
	stw %r6,-124(%r30)
	ldo -1(%r28),%r28
	stw %r5,-120(%r30)
	stw %r3,-112(%r30)
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,sgl %fr5L,%fr13L
	fstds,ma %fr12,8(%r1)
	fstws %fr4L,-16(%sp)
	ldws -16(%sp),%r5
	fstws %fr5L,-16(%sp)
	ldws -16(%sp),%r6
	extru %r6,31,31,%r3
	ldo -1(%r3),%r20
	comb,<< %r28,%r20,.L13
	extru %r5,31,31,%r7
	comb,< %r28,%r7,.L13
	ldil L'2130706432,%r28
	ldo -1(%r28),%r28
	comclr,<< %r28,%r3,%r0
	b,n .L19
	comb,= %r7,%r3,.L24
	fcpy,sgl %fr0,%fr4L
.L6:
	fcpy,sgl %fr22L,%fr4L
	bl fabsf,%r2
	copy %r19,%r4
	fcpy,sgl %fr4L,%fr12L
	fcpy,sgl %fr13L,%fr4L
	copy %r4,%r19
	bl fabsf,%r2
	copy %r19,%r4
	ldil L'2130706432,%r28
	and %r6,%r28,%r6
	comib,= 0,%r6,.L21
	copy %r4,%r19
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	fldws 0(%r28),%fr22L
	fmpy,sgl %fr4L,%fr22L,%fr22L
	fcmp,sgl,!> %fr12L,%fr22L
	ftest
	b,n .L16
.L8:
	depi 0,31,31,%r5
.L23:
	fstws %fr12L,-16(%sp)
	ldws -16(%sp),%r28
	xor %r5,%r28,%r5
	stws %r5,-16(%sp)
	fldws -16(%sp),%fr4L
	b .L22
	ldo -104(%r30),%r1
.L13:
	fmpy,sgl %fr22L,%fr13L,%fr4L
	fdiv,sgl %fr4L,%fr4L,%fr4L
.L1:
	ldo -104(%r30),%r1
.L22:
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L19:
	fadd,sgl %fr5L,%fr5L,%fr5L
	bl __ieee754_fmodf,%r2
	copy %r19,%r4
	copy %r4,%r19
	comb,<> %r7,%r3,.L6
	fcpy,sgl %fr4L,%fr22L
	fcpy,sgl %fr0,%fr4L
.L24:
	b .L1
	fmpy,sgl %fr22L,%fr4L,%fr4L
.L21:
	fadd,sgl %fr12L,%fr12L,%fr22L
	fcmp,sgl,!> %fr22L,%fr4L
	ftest
	b,n .L14
	depi 0,31,31,%r5
	b,n .L23
.L14:
	fsub,sgl %fr12L,%fr4L,%fr12L
	fadd,sgl %fr12L,%fr12L,%fr22L
	fcmp,sgl,!>= %fr22L,%fr4L
	ftest
	b,n .L17
	depi 0,31,31,%r5
	b,n .L23
.L17:
	b .L8
	fsub,sgl %fr12L,%fr4L,%fr12L
.L16:
	fsub,sgl %fr12L,%fr4L,%fr12L
	fcmp,sgl,!<= %fr22L,%fr12L
	ftest
	b,n .L17
	depi 0,31,31,%r5
	b,n .L23
	.EXIT
	.PROCEND
	.size	__ieee754_remainderf, .-__ieee754_remainderf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
