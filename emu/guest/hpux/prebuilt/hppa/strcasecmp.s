; e1ae9e14e6c462f646c419d2d25f520a newlib/libc/string/strcasecmp.c
	.LEVEL 1.1
	.text
	.section	.text.strcasecmp,"ax",@progbits
	.align 4
.globl strcasecmp
	.type	strcasecmp, @function
strcasecmp:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r26,%r7
	stw %r6,-124(%r30)
	copy %r25,%r6
	stw %r5,-120(%r30)
	ldi 0,%r5
	stw %r4,-116(%r30)
	stw %r3,-112(%r30)
	b .L3
	stw %r19,-32(%r30)
.L6:
	comib,= 0,%r28,.L7
	copy %r20,%r28
.L3:
	ldbx %r7(%r5),%r26
	bl tolower,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldbx %r6(%r5),%r26
	copy %r28,%r3
	copy %r19,%r4
	bl tolower,%r2
	ldo 1(%r5),%r5
	copy %r4,%r19
	comb,= %r28,%r3,.L6
	sub %r3,%r28,%r20
	copy %r20,%r28
.L7:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	strcasecmp, .-strcasecmp
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
