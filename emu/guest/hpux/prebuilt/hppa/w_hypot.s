; 115935ac4bd9dae893c20bf7adc69bf6 newlib/libm/math/w_hypot.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.section	.text.hypot,"ax",@progbits
	.align 4
.globl hypot
	.type	hypot, @function
hypot:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=14
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr14,8(%r1)
	fcpy,dbl %fr7,%fr14
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_hypot,%r2
	fcpy,dbl %fr5,%fr13
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,dbl %fr4,%fr12
	fcpy,dbl %fr4,%fr5
	bl finite,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L12
	copy %r4,%r19
.L1:
	fcpy,dbl %fr12,%fr4
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr14
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L12:
	fcpy,dbl %fr13,%fr5
	bl finite,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	fcpy,dbl %fr14,%fr5
	bl finite,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 34,%r20
	stw %r20,0(%r28)
	addil LT'.LC0,%r19
	ldw RT'.LC0(%r1),%r28
	b .L1
	fldds 0(%r28),%fr12
	.EXIT
	.PROCEND
	.size	hypot, .-hypot
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
