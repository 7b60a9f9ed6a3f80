; ca7484a313e554e7a0c8516df5bd1755 newlib/libm/math/wr_gamma.c
	.LEVEL 1.1
	.text
	.section	.rodata.cst8,"aM",@progbits,8
	.align 8
.LC0:
	.word	2146435072
	.word	0
	.section	.text.gamma_r,"ax",@progbits
	.align 4
.globl gamma_r
	.type	gamma_r, @function
gamma_r:
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
	bl __ieee754_gamma_r,%r2
	fcpy,dbl %fr5,%fr12
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comib,= -1,%r28,.L1
	fcpy,dbl %fr4,%fr13
	fcpy,dbl %fr4,%fr5
	bl finite,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L13
	copy %r4,%r19
.L1:
	fcpy,dbl %fr13,%fr4
	ldo -120(%r30),%r1
	fldds,ma 8(%r1),%fr13
	ldw -148(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -128(%r30),%r4
.L13:
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
	b .L5
	copy %r4,%r19
	fcmp,dbl,!<= %fr12,%fr0
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
	fldds 0(%r28),%fr13
.L8:
	bl __errno,%r2
	copy %r19,%r4
	ldi 33,%r20
	copy %r4,%r19
	b .L7
	stw %r20,0(%r28)
	.EXIT
	.PROCEND
	.size	gamma_r, .-gamma_r
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
