; 42dd64dda4b7546e366c8ccc7cc81f57 newlib/libm/math/s_ldexp.c
	.LEVEL 1.1
	.text
	.section	.text.ldexp,"ax",@progbits
	.align 4
.globl ldexp
	.type	ldexp, @function
ldexp:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r24,%r3
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl finite,%r2
	fcpy,dbl %fr5,%fr12
	fcmp,dbl,!= %fr12,%fr0
	ftest
	b .L2
	copy %r4,%r19
	comib,<> 0,%r28,.L10
	fcpy,dbl %fr12,%fr5
.L2:
	fcpy,dbl %fr12,%fr4
.L11:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L10:
	copy %r19,%r4
	bl scalbn,%r2
	copy %r3,%r24
	fcpy,dbl %fr4,%fr5
	copy %r4,%r19
	fcpy,dbl %fr4,%fr12
	bl finite,%r2
	copy %r19,%r4
	fcmp,dbl,!= %fr12,%fr0
	ftest
	b .L4
	copy %r4,%r19
	comib,<> 0,%r28,.L11
	fcpy,dbl %fr12,%fr4
.L4:
	bl __errno,%r2
	nop
	fcpy,dbl %fr12,%fr4
	ldi 34,%r20
	stw %r20,0(%r28)
	ldw -84(%r30),%r2
	ldo -56(%r30),%r1
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	ldexp, .-ldexp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
