; 31666e3a94ba865a35afdfaa43f3b607 newlib/libm/math/w_sqrt.c
	.LEVEL 1.1
	.text
	.section	.text.sqrt,"ax",@progbits
	.align 4
.globl sqrt
	.type	sqrt, @function
sqrt:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_sqrt,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcmp,dbl,!? %fr12,%fr12
	ftest
	b .L8
	ldo -56(%r30),%r1
	fcmp,dbl,!< %fr12,%fr0
	ftest
	b,n .L5
.L1:
	ldo -56(%r30),%r1
.L8:
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L5:
	bl __errno,%r2
	nop
	fcpy,dbl %fr0,%fr4
	ldi 33,%r20
	stw %r20,0(%r28)
	ldw -84(%r30),%r2
	fdiv,dbl %fr4,%fr4,%fr4
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	sqrt, .-sqrt
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
