; a53dba60f88c829345ef2dd1af0554cd emu/guest/libc/hpux/fork.c
	.LEVEL 1.1
	.text
	.section	.text.pthread_atfork,"ax",@progbits
	.align 4
.globl pthread_atfork
	.type	pthread_atfork, @function
pthread_atfork:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r25,%r7
	stw %r6,-124(%r30)
	copy %r24,%r6
	stw %r5,-120(%r30)
	copy %r26,%r5
	ldi 20,%r26
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	stw %r3,-112(%r30)
	bl malloc,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L5
	copy %r4,%r19
	copy %r19,%r4
	stw %r5,0(%r3)
	stw %r7,4(%r3)
	stw %r6,8(%r3)
	stw %r0,12(%r3)
	bl guard_enter,%r2
	stw %r0,16(%r3)
	copy %r4,%r19
	addil LT'last,%r19
	ldw RT'last(%r1),%r20
	ldw 0(%r20),%r28
	comib,= 0,%r28,.L3
	stw %r28,16(%r3)
	stw %r3,12(%r28)
.L4:
	bl guard_leave,%r2
	stw %r3,0(%r20)
	ldw -124(%r30),%r6
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L3:
	addil LT'first,%r19
	ldw RT'first(%r1),%r28
	b .L4
	stw %r3,0(%r28)
.L5:
	ldi 12,%r28
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	pthread_atfork, .-pthread_atfork
	.section	.text.fork,"ax",@progbits
	.align 4
.globl fork
	.type	fork, @function
fork:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	addil LT'last,%r19
	ldw RT'last(%r1),%r28
	stw %r6,-104(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L8
	ldw 0(%r3),%r22
.L46:
	comib,= 0,%r22,.L9
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
.L9:
	ldo 16(%r3),%r3
	ldw 0(%r3),%r3
	comib,<>,n 0,%r3,.L46
	ldw 0(%r3),%r22
.L8:
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldi 2,%r26
	bl hpux_call,%r2
	copy %r19,%r4
	stw %r28,-120(%r30)
	stw %r29,-116(%r30)
	copy %r4,%r19
	movb,< %r28,%r3,.L42
	copy %r29,%r5
	comib,<> 0,%r29,.L43
	addil LT'__threads_started,%r19
	copy %r19,%r4
	bl guard_leave,%r2
	ldo -112(%r30),%r6
	stw %r3,0(%r6)
	stw %r5,-108(%r30)
	copy %r4,%r19
	addil LT'first,%r19
	ldw RT'first(%r1),%r28
	ldw 0(%r28),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L16
.L20:
	ldw 4(%r3),%r22
.L47:
	ldw 8(%r3),%r28
	comiclr,= 0,%r5,%r0
	copy %r28,%r22
	comib,= 0,%r22,.L19
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
.L19:
	ldw 12(%r3),%r3
	comib,<>,n 0,%r3,.L47
	ldw 4(%r3),%r22
	comiclr,<> 0,%r5,%r0
	b,n .L16
.L17:
	ldi 0,%r28
.L45:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L43:
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L44
	copy %r19,%r4
	bl guard_leave,%r2
	ldo -112(%r30),%r6
	stw %r3,-112(%r30)
	stw %r5,-108(%r30)
	copy %r4,%r19
	addil LT'first,%r19
	ldw RT'first(%r1),%r28
	ldw 0(%r28),%r3
	comib,= 0,%r3,.L17
	ldi 1,%r5
	b .L47
	ldw 4(%r3),%r22
.L42:
	copy %r19,%r4
	bl guard_leave,%r2
	ldo -112(%r30),%r6
	stw %r3,0(%r6)
	stw %r5,-108(%r30)
	copy %r4,%r19
	ldi 0,%r5
	addil LT'first,%r19
	ldw RT'first(%r1),%r28
	ldw 0(%r28),%r3
	comb,<>,n %r5,%r3,.L47
	ldw 4(%r3),%r22
.L16:
	ldw 0(%r6),%r25
	ldw 4(%r6),%r26
	bl call_value,%r2
	nop
	ldw -104(%r30),%r6
	ldw -148(%r30),%r2
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L44:
	bl threads_after_fork,%r2
	ldo -112(%r30),%r6
	copy %r4,%r19
	bl streams_after_fork,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl guard_leave,%r2
	copy %r19,%r4
	stw %r3,0(%r6)
	stw %r5,-108(%r30)
	copy %r4,%r19
	addil LT'first,%r19
	ldw RT'first(%r1),%r28
	ldw 0(%r28),%r3
	comib,<> 0,%r3,.L20
	ldi 1,%r5
	b .L45
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	fork, .-fork
	.section	.text.vfork,"ax",@progbits
	.align 4
.globl vfork
	.type	vfork, @function
vfork:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl fork,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	vfork, .-vfork
	.local	last
	.comm	last,4,4
	.local	first
	.comm	first,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
