; bf113407d5f52cc79f38f878344bced8 newlib/libc/search/tdelete.c
	.LEVEL 1.1
	.text
	.section	.text.tdelete,"ax",@progbits
	.align 4
.globl tdelete
	.type	tdelete, @function
tdelete:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r24,%r7
	stw %r6,-124(%r30)
	copy %r26,%r6
	stw %r5,-120(%r30)
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	movb,= %r25,%r3,.L4
	stw %r19,-32(%r30)
	ldw 0(%r3),%r5
	comib,= 0,%r5,.L4
	copy %r5,%r28
	b .L27
	copy %r19,%r4
.L6:
	ldw 8(%r5),%r28
	comib,= 0,%r28,.L4
	ldo 8(%r5),%r3
.L25:
	ldw 0(%r3),%r28
	copy %r19,%r4
.L27:
	ldw 0(%r28),%r25
	copy %r6,%r26
	copy %r7,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	movb,= %r28,%r28,.L24
	copy %r4,%r19
	comib,<= 0,%r28,.L6
	ldw 0(%r3),%r5
	ldw 4(%r5),%r28
	comib,<> 0,%r28,.L25
	ldo 4(%r5),%r3
.L4:
	ldi 0,%r5
	ldw -148(%r30),%r2
	copy %r5,%r28
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L24:
	ldw 0(%r3),%r26
	ldw 4(%r26),%r20
	comib,= 0,%r20,.L9
	ldw 8(%r26),%r6
	comib,=,n 0,%r6,.L11
	ldw 4(%r6),%r28
	comib,<>,n 0,%r28,.L10
	stw %r20,4(%r6)
	ldw 0(%r3),%r26
.L9:
	bl free,%r2
	nop
	stw %r6,0(%r3)
.L26:
	copy %r5,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L12:
	copy %r20,%r28
.L10:
	ldw 4(%r28),%r20
	comib,<>,n 0,%r20,.L12
	copy %r28,%r6
	ldw 8(%r28),%r20
	stw %r20,4(%r6)
	copy %r28,%r6
	ldw 0(%r3),%r20
	ldw 4(%r20),%r20
	stw %r20,4(%r28)
	ldw 0(%r3),%r20
	ldw 8(%r20),%r20
	stw %r20,8(%r28)
	bl free,%r2
	ldw 0(%r3),%r26
	b .L26
	stw %r6,0(%r3)
.L11:
	b .L9
	copy %r20,%r6
	.EXIT
	.PROCEND
	.size	tdelete, .-tdelete
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
