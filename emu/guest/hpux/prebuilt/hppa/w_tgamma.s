; 6dcc39873d3aab6143fa5dbd8ce17f8e newlib/libm/math/w_tgamma.c
	.LEVEL 1.1
	.text
	.section	.text.tgamma,"ax",@progbits
	.align 4
.globl tgamma
	.type	tgamma, @function
tgamma:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=13
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -112(%r30),%r1
	stw %r4,-116(%r30)
	ldo -120(%r30),%r24
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr13,8(%r1)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_gamma_r,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	ldw -120(%r30),%r28
	comib,<= 0,%r28,.L2
	fcpy,dbl %fr4,%fr13
	fstds %fr4,-16(%sp)
	ldws -16(%sp),%r28
	ldws -12(%sp),%r29
	and,< %r28,%r28,%r28
	depi,tr 1,0,1,%r28
	depi 0,0,1,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr13
.L2:
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,dbl %fr13,%fr5
	bl finite,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L14
	copy %r4,%r19
.L1:
	fcpy,dbl %fr13,%fr4
	ldo -112(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L14:
	fcpy,dbl %fr12,%fr5
	bl finite,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L1
	copy %r4,%r19
	fcpy,dbl %fr12,%fr5
	bl floor,%r2
	copy %r19,%r4
	fcmp,dbl,= %fr4,%fr12
	ftest
	b .L6
	copy %r4,%r19
	fcmp,dbl,!<= %fr12,%fr0
	ftest
	b .L8
	fcpy,dbl %fr12,%fr7
.L6:
	fcpy,dbl %fr12,%fr7
	fcpy,dbl %fr12,%fr5
	ldi 40,%r20
.L12:
	bl __kernel_standard,%r2
	stw %r20,-52(%r30)
	b .L1
	fcpy,dbl %fr4,%fr13
.L8:
	fcpy,dbl %fr12,%fr5
	b .L12
	ldi 41,%r20
	.EXIT
	.PROCEND
	.size	tgamma, .-tgamma
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
