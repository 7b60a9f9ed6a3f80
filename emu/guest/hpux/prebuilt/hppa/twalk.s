; 515608f8d076574654cb2b8ecba7bf99 newlib/libc/search/twalk.c
	.LEVEL 1.1
	.text
	.section	.text.trecurse,"ax",@progbits
	.align 4
	.type	trecurse, @function
trecurse:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r24,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r3,-52(%r30)
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r28
	comib,= 0,%r28,.L13
	copy %r26,%r3
	copy %r3,%r26
.L15:
	copy %r19,%r4
	copy %r6,%r24
	ldi 0,%r25
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 4(%r3),%r26
	comib,= 0,%r26,.L4
	copy %r4,%r19
	copy %r19,%r4
	ldo 1(%r6),%r24
	bl trecurse,%r2
	copy %r5,%r25
	copy %r4,%r19
.L4:
	copy %r3,%r26
	copy %r19,%r4
	copy %r6,%r24
	ldi 1,%r25
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 8(%r3),%r26
	comib,= 0,%r26,.L5
	copy %r4,%r19
	copy %r19,%r4
	ldo 1(%r6),%r24
	bl trecurse,%r2
	copy %r5,%r25
	copy %r4,%r19
.L5:
	copy %r6,%r24
	ldi 2,%r25
	copy %r3,%r26
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw -84(%r30),%r2
.L14:
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L13:
	ldw 8(%r26),%r28
	comib,<>,n 0,%r28,.L15
	copy %r3,%r26
	ldi 3,%r25
	copy %r5,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	b .L14
	ldw -84(%r30),%r2
	.EXIT
	.PROCEND
	.size	trecurse, .-trecurse
	.section	.text.twalk,"ax",@progbits
	.align 4
.globl twalk
	.type	twalk, @function
twalk:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	comib,= 0,%r26,.L26
	ldw -20(%r30),%r2
	comib,= 0,%r25,.L26
	ldi 0,%r24
	ldw -20(%r30),%r2
	bl trecurse,%r0
	nop
.L26:
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	twalk, .-twalk
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
