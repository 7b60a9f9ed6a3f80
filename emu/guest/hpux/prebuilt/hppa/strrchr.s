; a13e0fa9bd0462f46c2d825964e203bf newlib/libc/string/strrchr.c
	.LEVEL 1.1
	.text
	.section	.text.strrchr,"ax",@progbits
	.align 4
.globl strrchr
	.type	strrchr, @function
strrchr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r20
	stwm %r5,64(%r30)
	ldi 0,%r5
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	movb,<> %r25,%r3,.L2
	stw %r19,-32(%r30)
	b,n .L10
.L4:
	ldo 1(%r28),%r20
	copy %r28,%r5
.L2:
	copy %r19,%r4
	copy %r20,%r26
	bl strchr,%r2
	copy %r3,%r25
	movb,<> %r28,%r28,.L4
	copy %r4,%r19
	copy %r5,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L10:
	bl strchr,%r2
	nop
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	copy %r28,%r5
	ldw -84(%r30),%r2
	copy %r5,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	strrchr, .-strrchr
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
