; 2a9ce0327dd0c60a65a166644b63cdad newlib/libc/string/strncasecmp.c
	.LEVEL 1.1
	.text
	.section	.text.strncasecmp,"ax",@progbits
	.align 4
.globl strncasecmp
	.type	strncasecmp, @function
strncasecmp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	copy %r25,%r8
	stw %r7,-124(%r30)
	copy %r26,%r7
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	movb,= %r24,%r6,.L2
	stw %r19,-32(%r30)
	b .L4
	ldi 0,%r3
.L13:
	comib,= 0,%r28,.L1
	ldi 0,%r20
	comb,= %r6,%r3,.L14
	copy %r20,%r28
.L4:
	ldbx %r7(%r3),%r26
	bl tolower,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldbx %r8(%r3),%r26
	copy %r28,%r5
	copy %r19,%r4
	bl tolower,%r2
	ldo 1(%r3),%r3
	copy %r4,%r19
	comb,= %r28,%r5,.L13
	sub %r5,%r28,%r20
.L1:
	copy %r20,%r28
.L14:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L2:
	b .L1
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	strncasecmp, .-strncasecmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
