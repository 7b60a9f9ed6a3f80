; 727ad06480e90877694940ffe5aa10b6 newlib/libc/stdlib/erand48.c
	.LEVEL 1.1
	.text
	.section	.text._erand48_r,"ax",@progbits
	.align 4
.globl _erand48_r
	.type	_erand48_r, @function
_erand48_r:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4,ENTRY_FR=12
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -104(%r30),%r1
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	fstds,ma %fr12,8(%r1)
	bl __dorand48,%r2
	copy %r25,%r3
	ldh 0(%r3),%r24
	ldi 0,%r23
	stws %r23,-16(%sp)
	stws %r24,-12(%sp)
	fldds -16(%sp),%fr22
	fcnvxf,dbl,dbl %fr22,%fr5
	copy %r4,%r19
	stw %r23,-120(%r30)
	ldi -48,%r24
	copy %r19,%r4
	bl ldexp,%r2
	stw %r24,-116(%r30)
	ldh 2(%r3),%r29
	ldw -120(%r30),%r23
	copy %r23,%r28
	copy %r4,%r19
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fcnvxf,dbl,dbl %fr22,%fr5
	ldi -32,%r24
	copy %r19,%r4
	stw %r24,-116(%r30)
	bl ldexp,%r2
	fcpy,dbl %fr4,%fr12
	ldh 4(%r3),%r29
	fadd,dbl %fr12,%fr4,%fr12
	ldw -120(%r30),%r23
	copy %r23,%r28
	stws %r28,-16(%sp)
	stws %r29,-12(%sp)
	fldds -16(%sp),%fr22
	fcnvxf,dbl,dbl %fr22,%fr5
	copy %r4,%r19
	bl ldexp,%r2
	ldi -16,%r24
	ldw -112(%r30),%r4
	fadd,dbl %fr12,%fr4,%fr4
	ldo -104(%r30),%r1
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	fldds,ma 8(%r1),%fr12
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	_erand48_r, .-_erand48_r
	.section	.text.erand48,"ax",@progbits
	.align 4
.globl erand48
	.type	erand48, @function
erand48:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	addil LT'_impure_ptr,%r19
	ldw RT'_impure_ptr(%r1),%r28
	stw %r2,-20(%r30)
	copy %r26,%r25
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	bl _erand48_r,%r2
	ldw 0(%r28),%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	erand48, .-erand48
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
