; 17bddd7957e1070f4a1f8b69f6689649 newlib/libc/search/tfind.c
	.LEVEL 1.1
	.text
	.section	.text.tfind,"ax",@progbits
	.align 4
.globl tfind
	.type	tfind, @function
tfind:
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
	movb,= %r25,%r3,.L4
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	comib,<> 0,%r28,.L15
	copy %r19,%r4
	b .L14
	ldi 0,%r28
.L5:
	ldw 0(%r3),%r20
	ldo 8(%r20),%r3
	ldo 4(%r20),%r20
	comiclr,<= 0,%r28,%r0
	copy %r20,%r3
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L4
	copy %r19,%r4
.L15:
	ldw 0(%r28),%r25
	copy %r5,%r26
	copy %r6,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	movb,<> %r28,%r28,.L5
	copy %r4,%r19
	ldw 0(%r3),%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L4:
	ldi 0,%r28
.L14:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	tfind, .-tfind
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
