; faa101b89af8f3cfc0c117e9271623fd newlib/libc/string/strncasecmp_l.c
	.LEVEL 1.1
	.text
	.section	.text.strncasecmp_l,"ax",@progbits
	.align 4
.globl strncasecmp_l
	.type	strncasecmp_l, @function
strncasecmp_l:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	copy %r25,%r9
	stw %r8,-124(%r30)
	copy %r26,%r8
	stw %r6,-116(%r30)
	copy %r23,%r6
	stw %r7,-120(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r3,-104(%r30)
	movb,= %r24,%r7,.L2
	stw %r19,-32(%r30)
	b .L4
	ldi 0,%r3
.L13:
	comib,= 0,%r28,.L1
	ldi 0,%r20
	comb,= %r7,%r3,.L14
	copy %r20,%r28
.L4:
	ldbx %r8(%r3),%r26
	copy %r19,%r4
	copy %r6,%r25
	bl tolower_l,%r2
	extrs %r26,31,8,%r26
	copy %r4,%r19
	ldbx %r9(%r3),%r26
	copy %r28,%r5
	copy %r19,%r4
	copy %r6,%r25
	extrs %r26,31,8,%r26
	bl tolower_l,%r2
	ldo 1(%r3),%r3
	copy %r4,%r19
	comb,= %r28,%r5,.L13
	sub %r5,%r28,%r20
.L1:
	copy %r20,%r28
.L14:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L2:
	b .L1
	ldi 0,%r20
	.EXIT
	.PROCEND
	.size	strncasecmp_l, .-strncasecmp_l
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
