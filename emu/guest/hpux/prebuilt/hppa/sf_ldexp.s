; 038cdd62d43b5d157121fe2787c34f40 newlib/libm/math/sf_ldexp.c
	.LEVEL 1.1
	.text
	.section	.text.ldexpf,"ax",@progbits
	.align 4
.globl ldexpf
	.type	ldexpf, @function
ldexpf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r25,%r3
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl finitef,%r2
	fcpy,sgl %fr4L,%fr12L
	fcmp,sgl,!= %fr12L,%fr0
	ftest
	b .L2
	copy %r4,%r19
	comib,<> 0,%r28,.L10
	fcpy,sgl %fr12L,%fr4L
.L2:
	fcpy,sgl %fr12L,%fr4L
.L11:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L10:
	copy %r19,%r4
	bl scalbnf,%r2
	copy %r3,%r25
	copy %r4,%r19
	fcpy,sgl %fr4L,%fr12L
	bl finitef,%r2
	copy %r19,%r4
	fcmp,sgl,!= %fr12L,%fr0
	ftest
	b .L4
	copy %r4,%r19
	comib,<> 0,%r28,.L11
	fcpy,sgl %fr12L,%fr4L
.L4:
	bl __errno,%r2
	nop
	fcpy,sgl %fr12L,%fr4L
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
	.size	ldexpf, .-ldexpf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
