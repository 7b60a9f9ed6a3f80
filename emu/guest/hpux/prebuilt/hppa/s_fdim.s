; 64a9a0580f8c99f4e843f54451148761 newlib/libm/common/s_fdim.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.section	.text.fdim,"ax",@progbits
	.align 4
.globl fdim
	.type	fdim, @function
fdim:
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
	fcpy,dbl %fr7,%fr13
	fstds,ma %fr12,8(%r1)
	bl __fpclassifyd,%r2
	fcpy,dbl %fr5,%fr12
	movb,<> %r28,%r3,.L13
	copy %r4,%r19
.L2:
	fcpy,dbl %fr12,%fr4
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L13:
	fcpy,dbl %fr13,%fr5
	bl __fpclassifyd,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L4
	copy %r4,%r19
	comib,= 1,%r3,.L5
	addil LT'.LC0,%r19
	fcmp,dbl,!> %fr12,%fr13
	ftest
	b .L7
	ldo -120(%r30),%r1
	fcpy,dbl %fr0,%fr12
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fcpy,dbl %fr12,%fr4
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L7:
	fsub,dbl %fr12,%fr13,%fr12
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fcpy,dbl %fr12,%fr4
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L4:
	fcpy,dbl %fr13,%fr12
	ldo -120(%r30),%r1
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr13
	fcpy,dbl %fr12,%fr4
	ldw -124(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L5:
	ldw RT'.LC0(%r1),%r28
	b .L2
	fldds 0(%r28),%fr12
	.EXIT
	.PROCEND
	.size	fdim, .-fdim
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
