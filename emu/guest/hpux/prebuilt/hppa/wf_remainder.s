; 357dbdfe887fa5471f8662f4bcaab1cb newlib/libm/math/wf_remainder.c
	.LEVEL 1.1
	.text
	.section	.text.remainderf,"ax",@progbits
	.align 4
.globl remainderf
	.type	remainderf, @function
remainderf:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_remainderf,%r2
	fcpy,sgl %fr5L,%fr12L
	fcmp,sgl,!? %fr12L,%fr12L
	copy %r4,%r19
	addil LT'__fdlib_version,%r19
	ldw RT'__fdlib_version(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,<> -1,%r28,%r28
	ldi 1,%r28
	ftest
	b .L3
	ldi 1,%r20
	ldi 0,%r20
.L3:
	or %r28,%r20,%r28
	bb,< %r28,31,.L1
	fcmp,sgl,!= %fr12L,%fr0
	ftest
	b,n .L7
.L1:
	ldo -56(%r30),%r1
	ldw -84(%r30),%r2
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L7:
	bl __errno,%r2
	nop
	fcpy,sgl %fr0,%fr4L
	ldi 33,%r20
	stw %r20,0(%r28)
	ldw -84(%r30),%r2
	fdiv,sgl %fr4L,%fr4L,%fr4L
	ldo -56(%r30),%r1
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	remainderf, .-remainderf
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
