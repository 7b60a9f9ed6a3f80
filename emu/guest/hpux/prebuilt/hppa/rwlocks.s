; 1522b8d560779b2cbd2edede6509c115 emu/guest/libc/hpux/rwlocks.c
	.LEVEL 1.1
	.text
	.section	.text.lock,"ax",@progbits
	.align 4
	.type	lock, @function
lock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=14
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r14,128(%r30)
	stw %r13,-124(%r30)
	ldi 0,%r13
	stw %r12,-120(%r30)
	copy %r25,%r12
	stw %r11,-116(%r30)
	ldo 12(%r26),%r11
	stw %r10,-112(%r30)
	ldi 6,%r10
	stw %r9,-108(%r30)
	ldi 238,%r9
	stw %r8,-104(%r30)
	copy %r24,%r8
	stw %r7,-100(%r30)
	stw %r5,-92(%r30)
	ldil L'1920434176,%r5
	ldo -5013(%r5),%r5
	stw %r4,-88(%r30)
	copy %r19,%r4
	stw %r3,-84(%r30)
	stw %r19,-32(%r30)
	stw %r6,-96(%r30)
	bl thread_self,%r2
	copy %r26,%r3
	ldw 0(%r28),%r7
	copy %r4,%r19
.L12:
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r3),%r28
	comb,= %r5,%r28,.L15
	copy %r4,%r19
	copy %r3,%r20
	ldi 8,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	stw %r5,0(%r3)
.L4:
	comib,= 0,%r12,.L6
	ldw 4(%r3),%r28
	comib,<> 0,%r28,.L7
	copy %r19,%r4
	ldw 12(%r3),%r28
	bl guard_leave,%r2
	stw %r7,8(%r3)
	ldi 0,%r28
.L1:
.L17:
	ldw -148(%r30),%r2
.L16:
	ldw -124(%r30),%r13
	ldw -120(%r30),%r12
	ldw -116(%r30),%r11
	ldw -112(%r30),%r10
	ldw -108(%r30),%r9
	ldw -104(%r30),%r8
	ldw -100(%r30),%r7
	ldw -96(%r30),%r6
	ldw -92(%r30),%r5
	ldw -88(%r30),%r4
	ldw -84(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r14
.L15:
	ldw 8(%r3),%r6
	comib,= 0,%r6,.L4
	nop
	copy %r19,%r4
	ldw 12(%r3),%r14
	bl guard_leave,%r2
	nop
	comb,= %r6,%r7,.L11
	copy %r4,%r19
.L10:
	bl thread_is_alone,%r2
	copy %r19,%r4
	comib,<> 0,%r28,.L11
	copy %r4,%r19
	copy %r19,%r4
	copy %r8,%r23
	copy %r14,%r24
	copy %r11,%r25
	bl sleep_on,%r2
	copy %r10,%r26
	comb,<> %r9,%r28,.L12
	copy %r4,%r19
	b .L16
	ldw -148(%r30),%r2
.L6:
	ldo 1(%r28),%r28
	ldw 12(%r3),%r20
	bl guard_leave,%r2
	stw %r28,4(%r3)
	b .L17
	ldi 0,%r28
.L7:
	ldw 12(%r3),%r14
	bl guard_leave,%r2
	copy %r13,%r6
	comb,<> %r6,%r7,.L10
	copy %r4,%r19
.L11:
	b .L1
	ldi 45,%r28
	.EXIT
	.PROCEND
	.size	lock, .-lock
	.section	.text.pthread_rwlock_init,"ax",@progbits
	.align 4
.globl pthread_rwlock_init
	.type	pthread_rwlock_init, @function
pthread_rwlock_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	copy %r26,%r20
	ldi 8,%r28
	stws,ma %r0,4(%r20)
	addib,>= -8,%r28,.-4
	stws,ma %r0,4(%r20)
	ldi 0,%r28
	ldil L'1920434176,%r20
	ldo -5013(%r20),%r20
	bv %r0(%r2)
	stw %r20,0(%r26)
	.EXIT
	.PROCEND
	.size	pthread_rwlock_init, .-pthread_rwlock_init
	.section	.text.pthread_rwlock_destroy,"ax",@progbits
	.align 4
.globl pthread_rwlock_destroy
	.type	pthread_rwlock_destroy, @function
pthread_rwlock_destroy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	ldil L'1920434176,%r28
	ldw 0(%r3),%r20
	ldo -5013(%r28),%r28
	comb,= %r28,%r20,.L24
	copy %r4,%r19
	copy %r3,%r21
	ldi 8,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	stw %r28,0(%r3)
	ldw 8(%r3),%r3
.L25:
	comiclr,= 0,%r3,%r0
	b,n .L21
	bl guard_leave,%r2
	nop
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L24:
	ldw 4(%r3),%r28
	comib,=,n 0,%r28,.L25
	ldw 8(%r3),%r3
.L21:
	bl guard_leave,%r2
	ldi 16,%r3
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pthread_rwlock_destroy, .-pthread_rwlock_destroy
	.section	.text.pthread_rwlock_rdlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_rdlock
	.type	pthread_rwlock_rdlock, @function
pthread_rwlock_rdlock:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	ldw -20(%r30),%r2
	copy %r24,%r25
	bl lock,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	pthread_rwlock_rdlock, .-pthread_rwlock_rdlock
	.section	.text.pthread_rwlock_wrlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_wrlock
	.type	pthread_rwlock_wrlock, @function
pthread_rwlock_wrlock:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	ldi 1,%r25
	ldw -20(%r30),%r2
	bl lock,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	pthread_rwlock_wrlock, .-pthread_rwlock_wrlock
	.section	.text.pthread_rwlock_timedrdlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_timedrdlock
	.type	pthread_rwlock_timedrdlock, @function
pthread_rwlock_timedrdlock:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldw -20(%r30),%r2
	ldi 0,%r25
	bl lock,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	pthread_rwlock_timedrdlock, .-pthread_rwlock_timedrdlock
	.section	.text.pthread_rwlock_timedwrlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_timedwrlock
	.type	pthread_rwlock_timedwrlock, @function
pthread_rwlock_timedwrlock:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS,SAVE_RP
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldw -20(%r30),%r2
	ldi 1,%r25
	bl lock,%r0
	nop
	nop
	.EXIT
	.PROCEND
	.size	pthread_rwlock_timedwrlock, .-pthread_rwlock_timedwrlock
	.section	.text.pthread_rwlock_tryrdlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_tryrdlock
	.type	pthread_rwlock_tryrdlock, @function
pthread_rwlock_tryrdlock:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	bl thread_self,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	ldil L'1920434176,%r28
	ldw 0(%r3),%r20
	ldo -5013(%r28),%r28
	comb,= %r28,%r20,.L35
	copy %r4,%r19
	copy %r3,%r21
	ldi 8,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	stw %r28,0(%r3)
	ldw 4(%r3),%r28
.L36:
	ldo 1(%r28),%r28
	bl guard_leave,%r2
	stw %r28,4(%r3)
	ldw -60(%r30),%r3
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L35:
	ldw 8(%r3),%r28
	comib,=,n 0,%r28,.L36
	ldw 4(%r3),%r28
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r3
	ldi 16,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pthread_rwlock_tryrdlock, .-pthread_rwlock_tryrdlock
	.section	.text.pthread_rwlock_trywrlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_trywrlock
	.type	pthread_rwlock_trywrlock, @function
pthread_rwlock_trywrlock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	copy %r26,%r3
	bl thread_self,%r2
	stw %r19,-32(%r30)
	ldw 0(%r28),%r5
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	ldil L'1920434176,%r28
	ldw 0(%r3),%r20
	ldo -5013(%r28),%r28
	comb,= %r28,%r20,.L42
	copy %r4,%r19
	copy %r3,%r21
	ldi 8,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	stw %r28,0(%r3)
	ldw 4(%r3),%r28
.L43:
	comib,<>,n 0,%r28,.L39
	stw %r5,8(%r3)
	bl guard_leave,%r2
	stw %r28,-120(%r30)
	ldw -116(%r30),%r5
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L42:
	ldw 8(%r3),%r28
	comib,=,n 0,%r28,.L43
	ldw 4(%r3),%r28
.L39:
	bl guard_leave,%r2
	nop
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldi 16,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pthread_rwlock_trywrlock, .-pthread_rwlock_trywrlock
	.section	.text.pthread_rwlock_unlock,"ax",@progbits
	.align 4
.globl pthread_rwlock_unlock
	.type	pthread_rwlock_unlock, @function
pthread_rwlock_unlock:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	bl thread_self,%r2
	stw %r19,-32(%r30)
	ldw 0(%r28),%r5
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	ldil L'1920434176,%r28
	ldw 0(%r3),%r20
	ldo -5013(%r28),%r28
	comb,= %r28,%r20,.L59
	copy %r4,%r19
	copy %r3,%r21
	ldi 8,%r20
	stws,ma %r0,4(%r21)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r21)
	stw %r28,0(%r3)
	ldw 4(%r3),%r28
.L63:
	comib,<> 0,%r28,.L60
	ldo -1(%r28),%r28
.L48:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldi 1,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L60:
	comib,<> 0,%r28,.L61
	stw %r28,4(%r3)
.L51:
	ldw 12(%r3),%r28
	ldo 1(%r28),%r28
	copy %r19,%r4
	stw %r28,12(%r3)
	bl guard_leave,%r2
	stw %r0,8(%r3)
	copy %r4,%r19
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,<>,n 0,%r28,.L49
	ldi 0,%r28
.L62:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L59:
	ldw 8(%r3),%r28
	comib,=,n 0,%r28,.L63
	ldw 4(%r3),%r28
	comb,<> %r28,%r5,.L48
	nop
	b,n .L51
.L49:
	zdepi -1,31,31,%r24
	ldo 12(%r3),%r25
	bl wake_up,%r2
	ldi 6,%r26
	b .L62
	ldi 0,%r28
.L61:
	bl guard_leave,%r2
	nop
	b .L62
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_rwlock_unlock, .-pthread_rwlock_unlock
	.section	.text.pthread_rwlockattr_init,"ax",@progbits
	.align 4
.globl pthread_rwlockattr_init
	.type	pthread_rwlockattr_init, @function
pthread_rwlockattr_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 0,%r28
	bv %r0(%r2)
	stw %r28,0(%r26)
	.EXIT
	.PROCEND
	.size	pthread_rwlockattr_init, .-pthread_rwlockattr_init
	.section	.text.pthread_rwlockattr_destroy,"ax",@progbits
	.align 4
.globl pthread_rwlockattr_destroy
	.type	pthread_rwlockattr_destroy, @function
pthread_rwlockattr_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi -1,%r28
	stw %r28,0(%r26)
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_rwlockattr_destroy, .-pthread_rwlockattr_destroy
	.section	.text.pthread_rwlockattr_setpshared,"ax",@progbits
	.align 4
.globl pthread_rwlockattr_setpshared
	.type	pthread_rwlockattr_setpshared, @function
pthread_rwlockattr_setpshared:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<<,n 1,%r25,.L68
	stw %r25,0(%r26)
	bv %r0(%r2)
	ldi 0,%r28
.L68:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_rwlockattr_setpshared, .-pthread_rwlockattr_setpshared
	.section	.text.pthread_rwlockattr_getpshared,"ax",@progbits
	.align 4
.globl pthread_rwlockattr_getpshared
	.type	pthread_rwlockattr_getpshared, @function
pthread_rwlockattr_getpshared:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	stw %r28,0(%r25)
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_rwlockattr_getpshared, .-pthread_rwlockattr_getpshared
	.section	.text.pthread_barrier_init,"ax",@progbits
	.align 4
.globl pthread_barrier_init
	.type	pthread_barrier_init, @function
pthread_barrier_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r24,%r24,.L72
	ldi 0,%r28
	stw %r24,0(%r26)
	stw %r28,4(%r26)
	stw %r28,8(%r26)
	bv,n %r0(%r2)
.L72:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_barrier_init, .-pthread_barrier_init
	.section	.text.pthread_barrier_destroy,"ax",@progbits
	.align 4
.globl pthread_barrier_destroy
	.type	pthread_barrier_destroy, @function
pthread_barrier_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 4(%r26),%r28
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	zdep %r28,27,28,%r28
	.EXIT
	.PROCEND
	.size	pthread_barrier_destroy, .-pthread_barrier_destroy
	.section	.text.pthread_barrier_wait,"ax",@progbits
	.align 4
.globl pthread_barrier_wait
	.type	pthread_barrier_wait, @function
pthread_barrier_wait:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	stw %r5,-116(%r30)
	copy %r26,%r5
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	stw %r7,-124(%r30)
	stw %r6,-120(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 8(%r5),%r3
	ldw 4(%r5),%r28
	ldo 1(%r28),%r28
	stw %r28,4(%r5)
	ldw 0(%r5),%r20
	comb,= %r20,%r28,.L75
	copy %r4,%r19
	copy %r19,%r4
	bl guard_leave,%r2
	ldo 8(%r5),%r8
	copy %r4,%r19
	ldw 8(%r5),%r28
	ldi 0,%r7
	comb,<> %r28,%r3,.L80
	ldi 7,%r6
	copy %r19,%r4
.L87:
	copy %r7,%r23
	copy %r3,%r24
	copy %r8,%r25
	bl sleep_on,%r2
	copy %r6,%r26
	copy %r4,%r19
	ldw 8(%r5),%r28
	comb,= %r3,%r28,.L87
	copy %r19,%r4
.L80:
	ldi 0,%r28
.L74:
	ldw -148(%r30),%r2
.L88:
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L75:
	copy %r19,%r4
	stw %r0,4(%r5)
	ldo 1(%r3),%r3
	stw %r3,8(%r5)
	bl guard_leave,%r2
	nop
	copy %r4,%r19
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,<>,n 0,%r28,.L86
	ldi -1,%r28
	b .L88
	ldw -148(%r30),%r2
.L86:
	zdepi -1,31,31,%r24
	ldo 8(%r5),%r25
	bl wake_up,%r2
	ldi 7,%r26
	b .L74
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	pthread_barrier_wait, .-pthread_barrier_wait
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
