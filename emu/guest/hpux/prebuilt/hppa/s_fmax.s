; b01344b9f1b8a4150724fd5367660336 newlib/libm/common/s_fmax.c
	.LEVEL 1.1
	.text
	.section	.text.fmax,"ax",@progbits
	.align 4
.globl fmax
	.type	fmax, @function
fmax:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	ldo -120(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fcpy,dbl %fr7,%fr13
	fstds,ma %fr12,8(%r1)
	bl __fpclassifyd,%r2
	fcpy,dbl %fr5,%fr12
	comib,<> 0,%r28,.L2
	copy %r4,%r19
	fcpy,dbl %fr13,%fr4
.L1:
	ldo -120(%r30),%r1
.L9:
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L2:
	bl __fpclassifyd,%r2
	fcpy,dbl %fr13,%fr5
	comib,= 0,%r28,.L1
	fcpy,dbl %fr12,%fr4
	fcmp,dbl,!> %fr12,%fr13
	ftest
	b .L9
	ldo -120(%r30),%r1
	b .L9
	fcpy,dbl %fr13,%fr4
	.EXIT
	.PROCEND
	.size	fmax, .-fmax
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
