; 06dfaf8883d325b25072d0507ffd47fd newlib/libm/math/w_remainder.c
	.LEVEL 1.1
	.text
	.section	.text.remainder,"ax",@progbits
	.align 4
.globl remainder
	.type	remainder, @function
remainder:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	ldo -56(%r30),%r1
	copy %r19,%r4
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __ieee754_remainder,%r2
	fcpy,dbl %fr7,%fr12
	fcmp,dbl,!? %fr12,%fr12
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
	fcmp,dbl,!= %fr12,%fr0
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
	.size	remainder, .-remainder
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
