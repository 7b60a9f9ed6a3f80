; d57a2f5f93fa5ec4bb4710bfec0e2f14 newlib/libc/string/wcsstr.c
	.LEVEL 1.1
	.text
	.section	.text.wcsstr,"ax",@progbits
	.align 4
.globl wcsstr
	.type	wcsstr, @function
wcsstr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r25),%r28
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r4,-56(%r30)
	comib,<> 0,%r28,.L2
	stw %r19,-32(%r30)
.L4:
	copy %r3,%r28
	ldw -84(%r30),%r2
.L17:
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L2:
	bl wcslen,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r6
	bl wcslen,%r2
	copy %r5,%r26
	comb,>>,n %r28,%r6,.L8
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L17
	ldw -84(%r30),%r2
	ldw 0(%r5),%r31
	comib,= 0,%r31,.L4
	copy %r3,%r28
	copy %r31,%r21
.L18:
	b .L6
	ldi 0,%r20
.L16:
	ldwx %r5(%r20),%r21
	comib,= 0,%r21,.L17
	ldw -84(%r30),%r2
.L6:
	ldwx %r28(%r20),%r22
	comb,= %r21,%r22,.L16
	ldo 4(%r20),%r20
	ldws,mb 4(%r28),%r20
	comib,<> 0,%r20,.L18
	copy %r31,%r21
.L8:
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	wcsstr, .-wcsstr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
