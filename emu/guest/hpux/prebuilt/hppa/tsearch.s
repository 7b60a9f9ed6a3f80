; ee87457b93ece33657dec2606fe343e3 newlib/libc/search/tsearch.c
	.LEVEL 1.1
	.text
	.section	.text.tsearch,"ax",@progbits
	.align 4
.globl tsearch
	.type	tsearch, @function
tsearch:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r24,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	movb,<> %r25,%r3,.L15
	stw %r19,-32(%r30)
	b .L10
	copy %r3,%r28
.L7:
	ldw 0(%r28),%r25
	copy %r5,%r26
	copy %r6,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	movb,= %r28,%r28,.L17
	copy %r4,%r19
	ldw 0(%r3),%r20
	ldo 8(%r20),%r3
	ldo 4(%r20),%r20
	comiclr,<= 0,%r28,%r0
	copy %r20,%r3
.L15:
	ldw 0(%r3),%r28
	comib,<> 0,%r28,.L7
	copy %r19,%r4
	bl malloc,%r2
	ldi 12,%r26
	movb,=,n %r28,%r28,.L1
	stw %r28,0(%r3)
	stw %r5,0(%r28)
	stw %r0,8(%r28)
	stw %r0,4(%r28)
.L1:
	ldw -84(%r30),%r2
.L18:
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L17:
	ldw 0(%r3),%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L10:
	b .L18
	ldw -84(%r30),%r2
	.EXIT
	.PROCEND
	.size	tsearch, .-tsearch
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
