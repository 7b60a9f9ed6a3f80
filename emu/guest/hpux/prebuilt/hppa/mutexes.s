; 428f61b090ba778fc551c82cf46387b9 emu/guest/libc/hpux/mutexes.c
	.LEVEL 1.1
	.text
	.section	.text.lock_shared,"ax",@progbits
	.align 4
	.type	lock_shared, @function
lock_shared:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-108(%r30)
	copy %r26,%r7
	stw %r5,-100(%r30)
	copy %r25,%r5
	stw %r4,-96(%r30)
	stw %r19,-32(%r30)
	stw %r8,-112(%r30)
	stw %r6,-104(%r30)
	stw %r3,-92(%r30)
	bl thread_self,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	comib,= 1,%r20,.L29
	copy %r4,%r19
	ldw 4(%r28),%r8
.L3:
	ldw 8(%r7),%r28
	comb,= %r8,%r28,.L30
	ldo 16(%r7),%r3
.L4:
	comib,<> 0,%r5,.L25
	copy %r3,%r25
	bl hpux_call,%r2
	ldi 453,%r26
	movb,<,n %r28,%r28,.L31
	stw %r8,8(%r7)
.L36:
	ldi 1,%r28
.L6:
	stw %r28,12(%r7)
	ldi 0,%r28
.L1:
.L34:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L30:
	ldw 0(%r3),%r28
	comib,<> 0,%r28,.L4
	nop
	ldw 4(%r7),%r28
	comiclr,<> 2,%r28,%r0
	b,n .L32
	comiclr,<> 1,%r28,%r0
	b,n .L33
	comib,= 0,%r5,.L34
	ldi 16,%r28
.L25:
	ldi 0,%r6
	ldi 451,%r5
.L22:
	copy %r19,%r4
.L35:
	copy %r6,%r24
	copy %r3,%r25
	bl hpux_call,%r2
	copy %r5,%r26
	comib,= -11,%r28,.L22
	copy %r4,%r19
	comib,= -4,%r28,.L35
	copy %r19,%r4
	comib,<=,n 0,%r28,.L36
	stw %r8,8(%r7)
	b .L1
	sub %r0,%r28,%r28
.L29:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L3
	copy %r28,%r8
.L31:
	comib,<>,n -11,%r28,.L34
	sub %r0,%r28,%r28
	b .L1
	ldi 16,%r28
.L32:
	ldw 12(%r7),%r28
	b .L6
	ldo 1(%r28),%r28
.L33:
	comib,<> 0,%r5,.L1
	ldi 45,%r28
	b .L34
	ldi 16,%r28
	.EXIT
	.PROCEND
	.size	lock_shared, .-lock_shared
	.section	.text.pthread_mutex_init,"ax",@progbits
	.align 4
.globl pthread_mutex_init
	.type	pthread_mutex_init, @function
pthread_mutex_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r25,%r25,.L41
	ldb 0(%r25),%r21
	ldb 1(%r25),%r20
	extrs %r21,31,8,%r21
	extrs %r20,31,8,%r20
	comib,<> 0,%r20,.L39
	ldb 2(%r25),%r28
	comib,= 2,%r28,.L42
	ldil L'1718779904,%r28
.L44:
	ldil L'1718779904,%r28
	ldi -1,%r22
	ldo -6811(%r28),%r28
.L38:
	copy %r26,%r29
	ldi 16,%r31
	stws,ma %r0,4(%r29)
	addib,>= -8,%r31,.-4
	stws,ma %r0,4(%r29)
	stw %r28,0(%r26)
	ldi 0,%r28
	stw %r21,4(%r26)
	stw %r20,16(%r26)
	bv %r0(%r2)
	stw %r22,20(%r26)
.L39:
	comib,= 2,%r28,.L45
	ldi 1,%r20
	ldil L'1936228352,%r28
	ldi -1,%r22
	b .L38
	ldo -3484(%r28),%r28
.L41:
	copy %r25,%r20
	b .L44
	copy %r25,%r21
.L42:
	ldo -6811(%r28),%r28
.L40:
	ldb 3(%r25),%r22
	b .L38
	extrs %r22,31,8,%r22
.L45:
	ldil L'1936228352,%r28
	b .L40
	ldo -3484(%r28),%r28
	.EXIT
	.PROCEND
	.size	pthread_mutex_init, .-pthread_mutex_init
	.section	.text.pthread_mutex_destroy,"ax",@progbits
	.align 4
.globl pthread_mutex_destroy
	.type	pthread_mutex_destroy, @function
pthread_mutex_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'1936228352,%r28
	ldw 0(%r26),%r20
	ldo -3484(%r28),%r28
	comb,= %r28,%r20,.L53
	ldil L'1819246592,%r28
	ldw 0(%r26),%r20
	ldo -7317(%r28),%r28
	comb,=,n %r28,%r20,.L52
	ldil L'2002878464,%r28
	ldw 0(%r26),%r20
	ldo -5772(%r28),%r28
	comb,=,n %r28,%r20,.L52
	ldi 0,%r28
.L54:
	ldil L'1718779904,%r20
	ldo -6811(%r20),%r20
	stw %r20,0(%r26)
	bv,n %r0(%r2)
.L53:
	ldw 16(%r26),%r28
	comib,<>,n 0,%r28,.L54
	ldi 0,%r28
.L52:
	bv %r0(%r2)
	ldi 16,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutex_destroy, .-pthread_mutex_destroy
	.section	.text.pthread_mutex_trylock,"ax",@progbits
	.align 4
.globl pthread_mutex_trylock
	.type	pthread_mutex_trylock, @function
pthread_mutex_trylock:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldw 0(%r26),%r28
	stwm %r6,64(%r30)
	stw %r5,-60(%r30)
	ldil L'1936228352,%r5
	ldo -3484(%r5),%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r4,-56(%r30)
	comb,= %r5,%r28,.L64
	stw %r19,-32(%r30)
	bl thread_self,%r2
	copy %r19,%r4
	ldw 0(%r28),%r6
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r3),%r28
	comb,= %r5,%r28,.L65
	ldil L'1819246592,%r28
	ldw 0(%r3),%r20
	ldo -7317(%r28),%r28
	comb,= %r28,%r20,.L59
	ldil L'2002878464,%r28
	ldw 0(%r3),%r20
	ldo -5772(%r28),%r28
	comb,= %r28,%r20,.L59
	ldil L'1718779904,%r28
.L67:
	ldw 0(%r3),%r20
	ldo -6811(%r28),%r28
	comb,= %r28,%r20,.L60
	ldi -1,%r20
	stw %r0,4(%r3)
	stw %r20,20(%r3)
.L60:
	ldi 1,%r28
	stw %r28,12(%r3)
	ldil L'1819246592,%r28
	ldo -7317(%r28),%r28
	stw %r6,8(%r3)
	stw %r28,0(%r3)
	bl guard_leave,%r2
	nop
	b .L55
	ldi 0,%r28
.L65:
	ldw 16(%r3),%r28
	comib,<> 0,%r28,.L67
	ldil L'1718779904,%r28
.L59:
	ldw 4(%r3),%r28
	comib,= 2,%r28,.L66
	ldw 8(%r3),%r20
.L62:
	bl guard_leave,%r2
	nop
	ldi 16,%r28
.L55:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L64:
	ldi 0,%r25
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bl lock_shared,%r0
	ldwm -64(%r30),%r6
.L66:
	comb,<> %r20,%r6,.L62
	nop
	ldw 12(%r3),%r28
	ldo 1(%r28),%r28
	bl guard_leave,%r2
	stw %r28,12(%r3)
	b .L55
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutex_trylock, .-pthread_mutex_trylock
	.section	.text.pthread_mutex_lock,"ax",@progbits
	.align 4
.globl pthread_mutex_lock
	.type	pthread_mutex_lock, @function
pthread_mutex_lock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=12
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r12,128(%r30)
	stw %r6,-104(%r30)
	ldil L'1936228352,%r6
	ldo -3484(%r6),%r6
	stw %r3,-92(%r30)
	copy %r26,%r3
	stw %r11,-124(%r30)
	stw %r10,-120(%r30)
	stw %r9,-116(%r30)
	stw %r8,-112(%r30)
	stw %r7,-108(%r30)
	stw %r5,-100(%r30)
	stw %r4,-96(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	comb,= %r6,%r28,.L86
	copy %r19,%r4
	bl thread_self,%r2
	ldil L'1819246592,%r7
	ldw 0(%r28),%r8
	ldo -7317(%r7),%r7
	ldil L'2002878464,%r5
	copy %r4,%r19
	copy %r7,%r11
	ldo -5772(%r5),%r5
	ldo 16(%r3),%r12
	ldi 0,%r10
	ldi 1,%r9
.L81:
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r3),%r28
	comclr,<> %r6,%r28,%r0
	b,n .L87
	ldw 0(%r3),%r28
	comclr,<> %r11,%r28,%r0
	b,n .L72
	ldw 0(%r3),%r28
	comb,= %r5,%r28,.L72
	ldil L'1718779904,%r28
.L89:
	ldw 0(%r3),%r20
	ldo -6811(%r28),%r28
	comb,= %r28,%r20,.L73
	ldi -1,%r20
	stw %r0,4(%r3)
	stw %r20,20(%r3)
.L73:
	stw %r7,0(%r3)
	ldi 1,%r28
	stw %r8,8(%r3)
.L74:
	stw %r28,12(%r3)
	ldi 0,%r3
.L78:
	bl guard_leave,%r2
	nop
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r12
.L87:
	ldw 0(%r12),%r28
	comib,<> 0,%r28,.L89
	ldil L'1718779904,%r28
.L72:
	ldw 4(%r3),%r28
	comib,= 2,%r28,.L88
	ldw 8(%r3),%r20
	comb,<> %r20,%r8,.L90
	copy %r19,%r4
	comiclr,<> 0,%r28,%r0
	b,n .L77
.L79:
	b .L78
	ldi 45,%r3
.L77:
	bl thread_is_alone,%r2
	copy %r19,%r4
	comib,<> 0,%r28,.L79
	copy %r4,%r19
	copy %r19,%r4
.L90:
	stw %r5,0(%r3)
	bl guard_leave,%r2
	copy %r5,%r7
	copy %r4,%r19
	copy %r10,%r23
	copy %r19,%r4
	copy %r5,%r24
	copy %r3,%r25
	bl sleep_on,%r2
	copy %r9,%r26
	b .L81
	copy %r4,%r19
.L88:
	comb,<> %r20,%r8,.L90
	copy %r19,%r4
	ldw 12(%r3),%r28
	b .L74
	ldo 1(%r28),%r28
.L86:
	ldi 1,%r25
	ldw -148(%r30),%r2
	ldw -124(%r30),%r11
	ldw -120(%r30),%r10
	ldw -116(%r30),%r9
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bl lock_shared,%r0
	ldwm -128(%r30),%r12
	nop
	.EXIT
	.PROCEND
	.size	pthread_mutex_lock, .-pthread_mutex_lock
	.section	.text.pthread_mutex_unlock,"ax",@progbits
	.align 4
.globl pthread_mutex_unlock
	.type	pthread_mutex_unlock, @function
pthread_mutex_unlock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r5,-104(%r30)
	ldil L'1936228352,%r5
	ldo -3484(%r5),%r5
	stw %r3,-96(%r30)
	copy %r26,%r3
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r4,-100(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	comb,= %r5,%r28,.L113
	ldo 16(%r26),%r6
	bl thread_self,%r2
	copy %r19,%r4
	ldw 0(%r28),%r6
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r3),%r28
	comb,= %r5,%r28,.L114
	ldil L'1819246592,%r28
	ldw 0(%r3),%r20
	ldo -7317(%r28),%r28
	comb,= %r28,%r20,.L103
	ldil L'2002878464,%r28
	ldw 0(%r3),%r20
	ldo -5772(%r28),%r28
	comclr,<> %r28,%r20,%r0
	b,n .L103
.L104:
	bl guard_leave,%r2
	ldi 1,%r5
.L91:
	copy %r5,%r28
.L117:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L114:
	ldw 16(%r3),%r28
	comib,<> 0,%r28,.L104
	nop
.L103:
	ldw 8(%r3),%r28
	comb,=,n %r6,%r28,.L105
	ldw 4(%r3),%r28
	comib,<> 0,%r28,.L104
	nop
.L105:
	ldw 12(%r3),%r28
	ldo -1(%r28),%r28
	comib,<> 0,%r28,.L115
	stw %r28,12(%r3)
	stw %r28,8(%r3)
	ldil L'1718779904,%r28
	ldo -6811(%r28),%r28
	ldw 0(%r3),%r5
	copy %r19,%r4
	stw %r28,0(%r3)
	bl guard_leave,%r2
	nop
	ldil L'2002878464,%r28
	ldo -5772(%r28),%r28
	comb,<> %r28,%r5,.L107
	copy %r4,%r19
	ldi 1,%r24
	copy %r3,%r25
	bl wake_up,%r2
	copy %r24,%r26
.L107:
	b .L91
	ldi 0,%r5
.L113:
	ldw 0(%r6),%r5
	comib,<>,n 0,%r5,.L91
	ldi 1,%r5
	copy %r19,%r4
	bl thread_self,%r2
	ldw 8(%r26),%r7
	ldw 0(%r28),%r20
	comib,= 1,%r20,.L116
	copy %r4,%r19
	ldw 4(%r28),%r28
.L96:
	comb,=,n %r28,%r7,.L97
	ldw 4(%r3),%r28
	comib,<>,n 0,%r28,.L91
	ldi 1,%r5
.L97:
	ldw 12(%r3),%r28
	ldo -1(%r28),%r28
	comib,<> 0,%r28,.L91
	stw %r28,12(%r3)
	stw %r28,8(%r3)
	copy %r6,%r25
	bl hpux_call,%r2
	ldi 450,%r26
	sub %r0,%r28,%r5
	comiclr,> 0,%r28,%r0
	ldi 0,%r5
	b .L117
	copy %r5,%r28
.L115:
	bl guard_leave,%r2
	ldi 0,%r5
	b .L117
	copy %r5,%r28
.L116:
	bl getpid,%r2
	copy %r19,%r4
	b .L96
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	pthread_mutex_unlock, .-pthread_mutex_unlock
	.section	.text.pthread_mutexattr_init,"ax",@progbits
	.align 4
.globl pthread_mutexattr_init
	.type	pthread_mutexattr_init, @function
pthread_mutexattr_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 1,%r20
	ldi 0,%r28
	stb %r0,0(%r26)
	stb %r0,1(%r26)
	stb %r20,2(%r26)
	bv %r0(%r2)
	stb %r0,3(%r26)
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_init, .-pthread_mutexattr_init
	.section	.text.pthread_mutexattr_destroy,"ax",@progbits
	.align 4
.globl pthread_mutexattr_destroy
	.type	pthread_mutexattr_destroy, @function
pthread_mutexattr_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi -1,%r28
	stb %r28,0(%r26)
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_destroy, .-pthread_mutexattr_destroy
	.section	.text.pthread_mutexattr_settype,"ax",@progbits
	.align 4
.globl pthread_mutexattr_settype
	.type	pthread_mutexattr_settype, @function
pthread_mutexattr_settype:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<<,n 2,%r25,.L122
	stb %r25,0(%r26)
	bv %r0(%r2)
	ldi 0,%r28
.L122:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_settype, .-pthread_mutexattr_settype
	.section	.text.pthread_mutexattr_gettype,"ax",@progbits
	.align 4
.globl pthread_mutexattr_gettype
	.type	pthread_mutexattr_gettype, @function
pthread_mutexattr_gettype:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 0(%r26),%r20
	ldi 0,%r28
	extrs %r20,31,8,%r20
	bv %r0(%r2)
	stw %r20,0(%r25)
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_gettype, .-pthread_mutexattr_gettype
	.section	.text.pthread_mutexattr_setpshared,"ax",@progbits
	.align 4
.globl pthread_mutexattr_setpshared
	.type	pthread_mutexattr_setpshared, @function
pthread_mutexattr_setpshared:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<<,n 1,%r25,.L126
	stb %r25,1(%r26)
	bv %r0(%r2)
	ldi 0,%r28
.L126:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_setpshared, .-pthread_mutexattr_setpshared
	.section	.text.pthread_mutexattr_getpshared,"ax",@progbits
	.align 4
.globl pthread_mutexattr_getpshared
	.type	pthread_mutexattr_getpshared, @function
pthread_mutexattr_getpshared:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 1(%r26),%r20
	ldi 0,%r28
	extrs %r20,31,8,%r20
	bv %r0(%r2)
	stw %r20,0(%r25)
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_getpshared, .-pthread_mutexattr_getpshared
	.section	.text.pthread_mutexattr_setprotocol,"ax",@progbits
	.align 4
.globl pthread_mutexattr_setprotocol
	.type	pthread_mutexattr_setprotocol, @function
pthread_mutexattr_setprotocol:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldo -256(%r25),%r28
	depi 0,23,1,%r28
	comib,= 0,%r28,.L132
	ldi 1024,%r28
	comclr,= %r28,%r25,%r0
	b,n .L131
.L132:
	extrs %r25,23,24,%r25
	ldi 0,%r28
	bv %r0(%r2)
	stb %r25,2(%r26)
.L131:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_setprotocol, .-pthread_mutexattr_setprotocol
	.section	.text.pthread_mutexattr_getprotocol,"ax",@progbits
	.align 4
.globl pthread_mutexattr_getprotocol
	.type	pthread_mutexattr_getprotocol, @function
pthread_mutexattr_getprotocol:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 2(%r26),%r20
	ldi 0,%r28
	zdep %r20,23,24,%r20
	bv %r0(%r2)
	stw %r20,0(%r25)
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_getprotocol, .-pthread_mutexattr_getprotocol
	.section	.text.pthread_mutexattr_setprioceiling,"ax",@progbits
	.align 4
.globl pthread_mutexattr_setprioceiling
	.type	pthread_mutexattr_setprioceiling, @function
pthread_mutexattr_setprioceiling:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	ldi 0,%r26
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	bl sched_get_priority_min,%r2
	stw %r19,-32(%r30)
	comb,<= %r28,%r3,.L138
	copy %r4,%r19
	ldi 22,%r28
.L141:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L138:
	bl sched_get_priority_max,%r2
	ldi 0,%r26
	comiclr,> 127,%r28,%r0
	ldi 127,%r28
	comb,< %r28,%r3,.L141
	ldi 22,%r28
	stb %r3,3(%r5)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_setprioceiling, .-pthread_mutexattr_setprioceiling
	.section	.text.pthread_mutexattr_getprioceiling,"ax",@progbits
	.align 4
.globl pthread_mutexattr_getprioceiling
	.type	pthread_mutexattr_getprioceiling, @function
pthread_mutexattr_getprioceiling:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldb 3(%r26),%r20
	ldi 0,%r28
	extrs %r20,31,8,%r20
	bv %r0(%r2)
	stw %r20,0(%r25)
	.EXIT
	.PROCEND
	.size	pthread_mutexattr_getprioceiling, .-pthread_mutexattr_getprioceiling
	.section	.text.pthread_mutex_getprioceiling,"ax",@progbits
	.align 4
.globl pthread_mutex_getprioceiling
	.type	pthread_mutex_getprioceiling, @function
pthread_mutex_getprioceiling:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldil L'1718779904,%r28
	ldw 0(%r26),%r20
	ldo -6811(%r28),%r28
	comb,= %r28,%r20,.L144
	ldil L'1936228352,%r28
	ldw 0(%r26),%r20
	ldo -3484(%r28),%r28
	comclr,<> %r28,%r20,%r0
	b,n .L144
	ldw 0(%r26),%r20
	comb,= %r28,%r20,.L152
	ldil L'1819246592,%r28
	ldw 0(%r26),%r20
	ldo -7317(%r28),%r28
	comb,= %r28,%r20,.L144
	ldil L'2002878464,%r20
	ldw 0(%r26),%r21
	ldo -5772(%r20),%r20
	comb,= %r20,%r21,.L144
	ldi 22,%r28
	bv,n %r0(%r2)
.L152:
	ldw 16(%r26),%r28
	comiclr,= 0,%r28,%r0
	b,n .L148
.L144:
	ldw 20(%r26),%r28
	comib,=,n -1,%r28,.L148
	stw %r28,0(%r25)
	bv %r0(%r2)
	ldi 0,%r28
.L148:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_mutex_getprioceiling, .-pthread_mutex_getprioceiling
	.section	.text.pthread_mutex_setprioceiling,"ax",@progbits
	.align 4
.globl pthread_mutex_setprioceiling
	.type	pthread_mutex_setprioceiling, @function
pthread_mutex_setprioceiling:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1718779904,%r28
	ldo -6811(%r28),%r28
	stwm %r7,128(%r30)
	stw %r6,-124(%r30)
	copy %r24,%r6
	stw %r5,-120(%r30)
	copy %r25,%r5
	stw %r3,-112(%r30)
	copy %r26,%r3
	stw %r4,-116(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r20
	comb,= %r28,%r20,.L154
	ldil L'1936228352,%r28
	ldw 0(%r26),%r20
	ldo -3484(%r28),%r28
	comclr,<> %r28,%r20,%r0
	b,n .L154
	ldw 0(%r26),%r20
	comb,= %r28,%r20,.L168
	ldil L'1819246592,%r28
	ldw 0(%r26),%r20
	ldo -7317(%r28),%r28
	comb,= %r28,%r20,.L154
	ldil L'2002878464,%r28
	ldw 0(%r26),%r20
	ldo -5772(%r28),%r28
	comclr,<> %r28,%r20,%r0
	b,n .L154
.L157:
	ldi 22,%r28
.L153:
.L169:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L168:
	ldw 16(%r26),%r28
	comib,<> 0,%r28,.L169
	ldi 22,%r28
.L154:
	ldo 20(%r3),%r7
	ldw 0(%r7),%r28
	comib,= -1,%r28,.L157
	copy %r19,%r4
	bl sched_get_priority_min,%r2
	ldi 0,%r26
	comb,> %r28,%r5,.L157
	copy %r4,%r19
	copy %r19,%r4
	bl sched_get_priority_max,%r2
	ldi 0,%r26
	comiclr,> 127,%r28,%r0
	ldi 127,%r28
	comb,< %r28,%r5,.L157
	copy %r4,%r19
	copy %r19,%r4
	bl pthread_mutex_lock,%r2
	copy %r3,%r26
	movb,<> %r28,%r28,.L153
	copy %r4,%r19
	comib,=,n 0,%r6,.L158
	ldw 0(%r7),%r28
	stw %r28,0(%r6)
.L158:
	stw %r5,0(%r7)
	bl pthread_mutex_unlock,%r2
	copy %r3,%r26
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	pthread_mutex_setprioceiling, .-pthread_mutex_setprioceiling
	.section	.text.pthread_cond_init,"ax",@progbits
	.align 4
.globl pthread_cond_init
	.type	pthread_cond_init, @function
pthread_cond_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,=,n %r25,%r25,.L171
	ldw 0(%r25),%r28
	comib,= 1,%r28,.L174
	ldi 0,%r25
.L171:
	stw %r0,0(%r26)
	ldi 0,%r28
	bv %r0(%r2)
	stw %r25,4(%r26)
.L174:
	ldil L'1936228352,%r25
	stw %r0,0(%r26)
	ldo -3484(%r25),%r25
	ldi 0,%r28
	bv %r0(%r2)
	stw %r25,4(%r26)
	.EXIT
	.PROCEND
	.size	pthread_cond_init, .-pthread_cond_init
	.section	.text.pthread_cond_destroy,"ax",@progbits
	.align 4
.globl pthread_cond_destroy
	.type	pthread_cond_destroy, @function
pthread_cond_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comiclr,<> 0,%r26,%r28
	ldi 22,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	pthread_cond_destroy, .-pthread_cond_destroy
	.section	.text.pthread_cond_signal,"ax",@progbits
	.align 4
.globl pthread_cond_signal
	.type	pthread_cond_signal, @function
pthread_cond_signal:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1936228352,%r28
	ldo -3484(%r28),%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	comb,= %r28,%r20,.L185
	copy %r26,%r3
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r3),%r28
	ldo 1(%r28),%r28
	copy %r4,%r19
	stw %r28,0(%r3)
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
.L180:
	ldil L'1936228352,%r28
	ldw 4(%r3),%r20
	ldo -3484(%r28),%r28
	comb,= %r28,%r20,.L181
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L181
	ldi 1,%r24
	copy %r3,%r25
	bl wake_up,%r2
	ldi 2,%r26
.L181:
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L185:
	copy %r26,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 450,%r26
	b .L180
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	pthread_cond_signal, .-pthread_cond_signal
	.section	.text.pthread_cond_broadcast,"ax",@progbits
	.align 4
.globl pthread_cond_broadcast
	.type	pthread_cond_broadcast, @function
pthread_cond_broadcast:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldil L'1936228352,%r28
	ldo -3484(%r28),%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	ldw 4(%r26),%r20
	comb,= %r28,%r20,.L194
	copy %r26,%r3
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r3),%r28
	ldo 1(%r28),%r28
	copy %r4,%r19
	stw %r28,0(%r3)
	bl guard_leave,%r2
	copy %r19,%r4
	ldil L'1936228352,%r28
	ldw 4(%r3),%r20
	ldo -3484(%r28),%r28
	comb,= %r28,%r20,.L189
	copy %r4,%r19
.L195:
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L189
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L194:
	copy %r26,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 450,%r26
	ldil L'1936228352,%r28
	ldw 4(%r3),%r20
	ldo -3484(%r28),%r28
	comb,<> %r28,%r20,.L195
	copy %r4,%r19
.L189:
	copy %r3,%r25
	zdepi -1,31,31,%r24
	bl wake_up,%r2
	ldi 2,%r26
	ldw -60(%r30),%r3
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pthread_cond_broadcast, .-pthread_cond_broadcast
	.section	.text.pthread_cond_timedwait,"ax",@progbits
	.align 4
.globl pthread_cond_timedwait
	.type	pthread_cond_timedwait, @function
pthread_cond_timedwait:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	stw %r7,-120(%r30)
	copy %r24,%r7
	stw %r6,-116(%r30)
	copy %r26,%r6
	stw %r5,-112(%r30)
	copy %r25,%r5
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r8,-124(%r30)
	stw %r3,-104(%r30)
	ldw 0(%r26),%r9
	bl pthread_mutex_unlock,%r2
	copy %r25,%r26
	movb,<> %r28,%r3,.L196
	copy %r4,%r19
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r8
	ldw 0(%r8),%r28
	comiclr,= 0,%r28,%r0
	b,n .L211
.L198:
	bl cancel_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r6,%r25
	copy %r19,%r4
	copy %r7,%r23
	copy %r9,%r24
	bl sleep_on,%r2
	ldi 2,%r26
	copy %r4,%r19
	copy %r28,%r6
	bl cancel_leave,%r2
	copy %r19,%r4
	ldw 0(%r8),%r28
	comib,<> 0,%r28,.L212
	copy %r4,%r19
	bl pthread_mutex_lock,%r2
	copy %r5,%r26
	comib,= 11,%r6,.L214
	copy %r3,%r28
	copy %r6,%r3
.L215:
	comiclr,<> 4,%r6,%r0
	ldi 0,%r3
.L196:
	copy %r3,%r28
.L214:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L212:
	bl thread_self,%r2
	copy %r19,%r4
	stw %r0,568(%r28)
	copy %r4,%r19
	bl pthread_mutex_lock,%r2
	copy %r5,%r26
	comib,<>,n 11,%r6,.L215
	copy %r6,%r3
	b .L214
	copy %r3,%r28
.L211:
	bl thread_self,%r2
	copy %r19,%r4
	stw %r5,568(%r28)
	b .L198
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	pthread_cond_timedwait, .-pthread_cond_timedwait
	.section	.text.pthread_cond_wait,"ax",@progbits
	.align 4
.globl pthread_cond_wait
	.type	pthread_cond_wait, @function
pthread_cond_wait:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r25,%r3
	bl thread_is_alone,%r2
	stw %r19,-32(%r30)
	comib,= 0,%r28,.L217
	copy %r4,%r19
	ldil L'1936228352,%r28
	ldw 4(%r5),%r20
	ldo -3484(%r28),%r28
	comb,= %r28,%r20,.L228
	ldi 0,%r24
	ldw 0(%r3),%r20
	comb,=,n %r28,%r20,.L226
	ldil L'1819246592,%r28
	ldw 0(%r3),%r20
	ldo -7317(%r28),%r28
	comb,= %r28,%r20,.L229
	ldi 45,%r28
	ldw 0(%r3),%r21
	ldil L'2002878464,%r20
	ldi 1,%r28
	ldw -84(%r30),%r2
	ldo -5772(%r20),%r20
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	comclr,<> %r20,%r21,%r0
	ldi 45,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L217:
	ldi 0,%r24
.L228:
	copy %r3,%r25
	bl pthread_cond_timedwait,%r2
	copy %r5,%r26
.L216:
.L229:
	ldw -84(%r30),%r2
.L227:
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L226:
	ldw 16(%r3),%r20
	ldi 1,%r28
	comiclr,<> 0,%r20,%r0
	ldi 45,%r28
	b .L227
	ldw -84(%r30),%r2
	.EXIT
	.PROCEND
	.size	pthread_cond_wait, .-pthread_cond_wait
	.section	.text.pthread_condattr_init,"ax",@progbits
	.align 4
.globl pthread_condattr_init
	.type	pthread_condattr_init, @function
pthread_condattr_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi 0,%r28
	bv %r0(%r2)
	stw %r28,0(%r26)
	.EXIT
	.PROCEND
	.size	pthread_condattr_init, .-pthread_condattr_init
	.section	.text.pthread_condattr_destroy,"ax",@progbits
	.align 4
.globl pthread_condattr_destroy
	.type	pthread_condattr_destroy, @function
pthread_condattr_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldi -1,%r28
	stw %r28,0(%r26)
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_condattr_destroy, .-pthread_condattr_destroy
	.section	.text.pthread_condattr_setpshared,"ax",@progbits
	.align 4
.globl pthread_condattr_setpshared
	.type	pthread_condattr_setpshared, @function
pthread_condattr_setpshared:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<<,n 1,%r25,.L234
	stw %r25,0(%r26)
	bv %r0(%r2)
	ldi 0,%r28
.L234:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_condattr_setpshared, .-pthread_condattr_setpshared
	.section	.text.pthread_condattr_getpshared,"ax",@progbits
	.align 4
.globl pthread_condattr_getpshared
	.type	pthread_condattr_getpshared, @function
pthread_condattr_getpshared:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	stw %r28,0(%r25)
	bv %r0(%r2)
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_condattr_getpshared, .-pthread_condattr_getpshared
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
