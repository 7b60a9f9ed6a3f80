; 30e8841f0a509043f95903f914e5c867 emu/guest/libc/hpux/attributes.c
	.LEVEL 1.1
	.text
	.section	.text.attributes_of,"ax",@progbits
	.align 4
.globl attributes_of
	.type	attributes_of, @function
attributes_of:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L5
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L2
	ldw 0(%r5),%r20
	b .L13
	ldw 0(%r3),%r28
.L4:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L2
	ldw 0(%r3),%r28
.L13:
	comb,<>,n %r20,%r28,.L4
	ldo 64(%r3),%r3
.L2:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L5:
	bl guard_leave,%r2
	copy %r5,%r3
	ldw -60(%r30),%r4
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	attributes_of, .-attributes_of
	.section	.text.pthread_attr_init,"ax",@progbits
	.align 4
.globl pthread_attr_init
	.type	pthread_attr_init, @function
pthread_attr_init:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 68,%r25
	stwm %r5,64(%r30)
	copy %r26,%r5
	ldi 1,%r26
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	stw %r3,-56(%r30)
	bl calloc,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L16
	copy %r4,%r19
	ldi 2,%r20
	stw %r20,16(%r3)
	ldi 1,%r28
	ldil L'262144,%r20
	stw %r20,52(%r3)
	copy %r19,%r4
	ldi 4096,%r20
	stw %r28,8(%r3)
	stw %r28,12(%r3)
	bl guard_enter,%r2
	stw %r20,56(%r3)
	copy %r4,%r19
	addil LT'last_id,%r19
	ldw RT'last_id(%r1),%r21
	ldw 0(%r21),%r28
	ldo 1(%r28),%r28
	stw %r28,0(%r3)
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r20
	stw %r28,0(%r5)
	ldw 0(%r20),%r31
	stw %r28,0(%r21)
	stw %r31,64(%r3)
	bl guard_leave,%r2
	stw %r3,0(%r20)
	ldw -60(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L16:
	ldi 12,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	pthread_attr_init, .-pthread_attr_init
	.section	.text.__pthread_attr_init_system,"ax",@progbits
	.align 4
.globl __pthread_attr_init_system
	.type	__pthread_attr_init_system, @function
__pthread_attr_init_system:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl pthread_attr_init,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__pthread_attr_init_system, .-__pthread_attr_init_system
	.section	.text.pthread_attr_destroy,"ax",@progbits
	.align 4
.globl pthread_attr_destroy
	.type	pthread_attr_destroy, @function
pthread_attr_destroy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r26,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comiclr,<> 0,%r3,%r0
	b,n .L20
.L19:
	comib,=,n 0,%r5,.L21
	ldw 0(%r3),%r21
	ldw 0(%r5),%r20
	comb,= %r20,%r21,.L33
	copy %r19,%r4
.L21:
	ldo 64(%r3),%r28
	ldw 0(%r28),%r3
	comib,<> 0,%r3,.L19
	nop
.L20:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl free,%r2
	ldi 0,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldi 22,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L33:
	ldw 64(%r3),%r20
	bl guard_leave,%r2
	stw %r20,0(%r28)
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	pthread_attr_destroy, .-pthread_attr_destroy
	.section	.text.pthread_attr_setdetachstate,"ax",@progbits
	.align 4
.globl pthread_attr_setdetachstate
	.type	pthread_attr_setdetachstate, @function
pthread_attr_setdetachstate:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r6,.L39
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L39
	ldw 0(%r6),%r20
	b .L47
	ldw 0(%r3),%r28
.L40:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L39
	ldw 0(%r3),%r28
.L47:
	comb,<>,n %r20,%r28,.L40
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	comiclr,<> 222,%r5,%r25
	ldi 1,%r25
	ldi 0,%r28
	stw %r25,4(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L39:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_setdetachstate, .-pthread_attr_setdetachstate
	.section	.text.pthread_attr_getdetachstate,"ax",@progbits
	.align 4
.globl pthread_attr_getdetachstate
	.type	pthread_attr_getdetachstate, @function
pthread_attr_getdetachstate:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L53
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L53
	ldw 0(%r5),%r20
	b .L63
	ldw 0(%r3),%r28
.L54:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L53
	ldw 0(%r3),%r28
.L63:
	comb,<>,n %r20,%r28,.L54
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 4(%r3),%r20
	ldi 0,%r28
	comclr,= %r28,%r20,%r0
	ldi 222,%r20
	stw %r20,0(%r6)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L53:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getdetachstate, .-pthread_attr_getdetachstate
	.section	.text.pthread_attr_setstacksize,"ax",@progbits
	.align 4
.globl pthread_attr_setstacksize
	.type	pthread_attr_setstacksize, @function
pthread_attr_setstacksize:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L67
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L67
	ldw 0(%r5),%r20
	b .L79
	ldw 0(%r3),%r28
.L70:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L67
	ldw 0(%r3),%r28
.L79:
	comb,<>,n %r20,%r28,.L70
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldo -8192(%r6),%r20
	ldil L'1073733632,%r28
	comb,<<,n %r28,%r20,.L72
	stw %r6,52(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L67:
	bl guard_leave,%r2
	nop
.L72:
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_setstacksize, .-pthread_attr_setstacksize
	.section	.text.pthread_attr_getstacksize,"ax",@progbits
	.align 4
.globl pthread_attr_getstacksize
	.type	pthread_attr_getstacksize, @function
pthread_attr_getstacksize:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L85
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L85
	ldw 0(%r5),%r20
	b .L93
	ldw 0(%r3),%r28
.L86:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L85
	ldw 0(%r3),%r28
.L93:
	comb,<>,n %r20,%r28,.L86
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 52(%r3),%r28
	stw %r28,0(%r6)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L85:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getstacksize, .-pthread_attr_getstacksize
	.section	.text.pthread_attr_setstackaddr,"ax",@progbits
	.align 4
.globl pthread_attr_setstackaddr
	.type	pthread_attr_setstackaddr, @function
pthread_attr_setstackaddr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L99
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L99
	ldw 0(%r5),%r20
	b .L106
	ldw 0(%r3),%r28
.L100:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L99
	ldw 0(%r3),%r28
.L106:
	comb,<>,n %r20,%r28,.L100
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	comib,=,n 0,%r6,.L96
	ldi 0,%r28
	stw %r6,60(%r3)
.L94:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L99:
	bl guard_leave,%r2
	nop
.L96:
	b .L94
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_attr_setstackaddr, .-pthread_attr_setstackaddr
	.section	.text.pthread_attr_getstackaddr,"ax",@progbits
	.align 4
.globl pthread_attr_getstackaddr
	.type	pthread_attr_getstackaddr, @function
pthread_attr_getstackaddr:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L112
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L112
	ldw 0(%r5),%r20
	b .L120
	ldw 0(%r3),%r28
.L113:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L112
	ldw 0(%r3),%r28
.L120:
	comb,<>,n %r20,%r28,.L113
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 60(%r3),%r28
	stw %r28,0(%r6)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L112:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getstackaddr, .-pthread_attr_getstackaddr
	.section	.text.pthread_attr_setguardsize,"ax",@progbits
	.align 4
.globl pthread_attr_setguardsize
	.type	pthread_attr_setguardsize, @function
pthread_attr_setguardsize:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L126
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L126
	ldw 0(%r5),%r20
	b .L134
	ldw 0(%r3),%r28
.L127:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L126
	ldw 0(%r3),%r28
.L134:
	comb,<>,n %r20,%r28,.L127
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	stw %r6,56(%r3)
	ldw -60(%r30),%r5
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L126:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_setguardsize, .-pthread_attr_setguardsize
	.section	.text.pthread_attr_getguardsize,"ax",@progbits
	.align 4
.globl pthread_attr_getguardsize
	.type	pthread_attr_getguardsize, @function
pthread_attr_getguardsize:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L140
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L140
	ldw 0(%r5),%r20
	b .L148
	ldw 0(%r3),%r28
.L141:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L140
	ldw 0(%r3),%r28
.L148:
	comb,<>,n %r20,%r28,.L141
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 56(%r3),%r28
	stw %r28,0(%r6)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L140:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getguardsize, .-pthread_attr_getguardsize
	.section	.text.pthread_attr_setscope,"ax",@progbits
	.align 4
.globl pthread_attr_setscope
	.type	pthread_attr_setscope, @function
pthread_attr_setscope:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L152
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L152
	ldw 0(%r5),%r20
	b .L164
	ldw 0(%r3),%r28
.L155:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L152
	ldw 0(%r3),%r28
.L164:
	comb,<>,n %r20,%r28,.L155
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldo -1(%r6),%r28
	comib,<<,n 1,%r28,.L157
	stw %r6,8(%r3)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L152:
	bl guard_leave,%r2
	nop
.L157:
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_setscope, .-pthread_attr_setscope
	.section	.text.pthread_attr_getscope,"ax",@progbits
	.align 4
.globl pthread_attr_getscope
	.type	pthread_attr_getscope, @function
pthread_attr_getscope:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L170
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L170
	ldw 0(%r5),%r20
	b .L178
	ldw 0(%r3),%r28
.L171:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L170
	ldw 0(%r3),%r28
.L178:
	comb,<>,n %r20,%r28,.L171
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 8(%r3),%r20
	ldi 0,%r28
	stw %r20,0(%r6)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L170:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getscope, .-pthread_attr_getscope
	.section	.text.pthread_attr_setinheritsched,"ax",@progbits
	.align 4
.globl pthread_attr_setinheritsched
	.type	pthread_attr_setinheritsched, @function
pthread_attr_setinheritsched:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r6,.L182
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L182
	ldw 0(%r6),%r20
	b .L194
	ldw 0(%r3),%r28
.L185:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L182
	ldw 0(%r3),%r28
.L194:
	comb,<>,n %r20,%r28,.L185
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldo -3(%r5),%r28
	comib,<< 1,%r28,.L187
	ldi 0,%r28
	comiclr,<> 4,%r5,%r5
	ldi 1,%r5
	stw %r5,12(%r3)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L182:
	bl guard_leave,%r2
	nop
.L187:
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_setinheritsched, .-pthread_attr_setinheritsched
	.section	.text.pthread_attr_getinheritsched,"ax",@progbits
	.align 4
.globl pthread_attr_getinheritsched
	.type	pthread_attr_getinheritsched, @function
pthread_attr_getinheritsched:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L200
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L200
	ldw 0(%r5),%r20
	b .L210
	ldw 0(%r3),%r28
.L201:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L200
	ldw 0(%r3),%r28
.L210:
	comb,<>,n %r20,%r28,.L201
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 12(%r3),%r20
	ldi 0,%r28
	comclr,= %r28,%r20,%r20
	ldi 1,%r20
	ldo 3(%r20),%r20
	stw %r20,0(%r6)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L200:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getinheritsched, .-pthread_attr_getinheritsched
	.section	.text.pthread_attr_setschedpolicy,"ax",@progbits
	.align 4
.globl pthread_attr_setschedpolicy
	.type	pthread_attr_setschedpolicy, @function
pthread_attr_setschedpolicy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L216
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L216
	ldw 0(%r5),%r20
	b .L223
	ldw 0(%r3),%r28
.L217:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L216
	ldw 0(%r3),%r28
.L223:
	comb,<>,n %r20,%r28,.L217
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	comib,<<,n 2,%r6,.L213
	ldi 0,%r28
	stw %r6,16(%r3)
.L211:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L216:
	bl guard_leave,%r2
	nop
.L213:
	b .L211
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_attr_setschedpolicy, .-pthread_attr_setschedpolicy
	.section	.text.pthread_attr_getschedpolicy,"ax",@progbits
	.align 4
.globl pthread_attr_getschedpolicy
	.type	pthread_attr_getschedpolicy, @function
pthread_attr_getschedpolicy:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L229
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L229
	ldw 0(%r5),%r20
	b .L237
	ldw 0(%r3),%r28
.L230:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L229
	ldw 0(%r3),%r28
.L237:
	comb,<>,n %r20,%r28,.L230
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	nop
	ldw 16(%r3),%r28
	stw %r28,0(%r6)
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L229:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getschedpolicy, .-pthread_attr_getschedpolicy
	.section	.text.pthread_attr_setschedparam,"ax",@progbits
	.align 4
.globl pthread_attr_setschedparam
	.type	pthread_attr_setschedparam, @function
pthread_attr_setschedparam:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L241
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L241
	ldw 0(%r5),%r20
	b .L253
	ldw 0(%r3),%r28
.L244:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L241
	ldw 0(%r3),%r28
.L253:
	comb,<>,n %r20,%r28,.L244
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	copy %r19,%r4
	ldw 0(%r6),%r20
	ldi 99,%r28
	comb,<< %r28,%r20,.L246
	copy %r4,%r19
	ldo 20(%r3),%r26
	ldi 32,%r24
	bl memcpy,%r2
	copy %r6,%r25
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L241:
	bl guard_leave,%r2
	nop
.L246:
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_setschedparam, .-pthread_attr_setschedparam
	.section	.text.pthread_attr_getschedparam,"ax",@progbits
	.align 4
.globl pthread_attr_getschedparam
	.type	pthread_attr_getschedparam, @function
pthread_attr_getschedparam:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r26,%r5
	stw %r4,-56(%r30)
	stw %r19,-32(%r30)
	stw %r3,-52(%r30)
	bl guard_enter,%r2
	copy %r19,%r4
	comib,= 0,%r5,.L259
	copy %r4,%r19
	addil LT'objects,%r19
	ldw RT'objects(%r1),%r28
	ldw 0(%r28),%r3
	comib,=,n 0,%r3,.L259
	ldw 0(%r5),%r20
	b .L267
	ldw 0(%r3),%r28
.L260:
	ldw 0(%r3),%r3
	comib,=,n 0,%r3,.L259
	ldw 0(%r3),%r28
.L267:
	comb,<>,n %r20,%r28,.L260
	ldo 64(%r3),%r3
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldo 20(%r3),%r25
	ldi 32,%r24
	bl memcpy,%r2
	copy %r6,%r26
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L259:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_attr_getschedparam, .-pthread_attr_getschedparam
	.section	.text.pthread_setschedparam,"ax",@progbits
	.align 4
.globl pthread_setschedparam
	.type	pthread_setschedparam, @function
pthread_setschedparam:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-112(%r30)
	copy %r24,%r6
	stw %r5,-108(%r30)
	copy %r25,%r5
	stw %r4,-104(%r30)
	copy %r19,%r4
	stw %r3,-100(%r30)
	copy %r26,%r3
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r26
	bl thread_find,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L276
	copy %r4,%r19
	ldw 0(%r28),%r20
	comib,=,n 1,%r20,.L277
	ldw 4(%r28),%r3
.L272:
	bl guard_leave,%r2
	copy %r19,%r4
	comib,= 0,%r3,.L270
	copy %r4,%r19
	copy %r6,%r23
	copy %r5,%r24
	copy %r3,%r25
	bl hpux_call,%r2
	ldi 417,%r26
	extrs %r28,0,1,%r20
	sub %r0,%r28,%r28
	and %r28,%r20,%r28
.L268:
	ldw -148(%r30),%r2
	ldw -112(%r30),%r6
	ldw -108(%r30),%r5
	ldw -104(%r30),%r4
	ldw -100(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L276:
	bl guard_leave,%r2
	nop
.L270:
	b .L268
	ldi 3,%r28
.L277:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L272
	copy %r28,%r3
	.EXIT
	.PROCEND
	.size	pthread_setschedparam, .-pthread_setschedparam
	.section	.text.pthread_getschedparam,"ax",@progbits
	.align 4
.globl pthread_getschedparam
	.type	pthread_getschedparam, @function
pthread_getschedparam:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r6,-100(%r30)
	copy %r25,%r6
	stw %r5,-96(%r30)
	copy %r24,%r5
	stw %r4,-92(%r30)
	copy %r19,%r4
	stw %r3,-88(%r30)
	stw %r19,-32(%r30)
	stw %r7,-104(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	copy %r3,%r26
	bl thread_find,%r2
	copy %r19,%r4
	movb,= %r28,%r28,.L286
	copy %r4,%r19
	ldw 0(%r28),%r20
	comib,=,n 1,%r20,.L287
	ldw 4(%r28),%r3
.L282:
	bl guard_leave,%r2
	copy %r19,%r4
	comib,= 0,%r3,.L280
	copy %r4,%r19
	copy %r19,%r4
	ldo -112(%r30),%r7
	copy %r3,%r25
	copy %r7,%r24
	bl hpux_call,%r2
	ldi 416,%r26
	movb,< %r28,%r28,.L288
	copy %r4,%r19
	ldw 0(%r7),%r28
	ldi 32,%r24
	stw %r28,0(%r6)
	ldi 0,%r25
	bl memset,%r2
	copy %r5,%r26
	ldw -108(%r30),%r20
	ldi 0,%r28
	stw %r20,0(%r5)
.L278:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L288:
	sub %r0,%r28,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r7
	ldw -100(%r30),%r6
	ldw -96(%r30),%r5
	ldw -92(%r30),%r4
	ldw -88(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L286:
	bl guard_leave,%r2
	nop
.L280:
	b .L278
	ldi 3,%r28
.L287:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	b .L282
	copy %r28,%r3
	.EXIT
	.PROCEND
	.size	pthread_getschedparam, .-pthread_getschedparam
	.section	.text.sched_get_priority_max,"ax",@progbits
	.align 4
.globl sched_get_priority_max
	.type	sched_get_priority_max, @function
sched_get_priority_max:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 342,%r26
	stw %r4,-112(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sched_get_priority_max, .-sched_get_priority_max
	.section	.text.sched_get_priority_min,"ax",@progbits
	.align 4
.globl sched_get_priority_min
	.type	sched_get_priority_min, @function
sched_get_priority_min:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 343,%r26
	stw %r4,-112(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sched_get_priority_min, .-sched_get_priority_min
	.section	.text.pthread_setconcurrency,"ax",@progbits
	.align 4
.globl pthread_setconcurrency
	.type	pthread_setconcurrency, @function
pthread_setconcurrency:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	movb,< %r26,%r26,.L293
	addil LT'concurrency,%r19
	ldi 0,%r28
	ldw RT'concurrency(%r1),%r20
	bv %r0(%r2)
	stw %r26,0(%r20)
.L293:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_setconcurrency, .-pthread_setconcurrency
	.section	.text.pthread_getconcurrency,"ax",@progbits
	.align 4
.globl pthread_getconcurrency
	.type	pthread_getconcurrency, @function
pthread_getconcurrency:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'concurrency,%r19
	ldw RT'concurrency(%r1),%r28
	bv %r0(%r2)
	ldw 0(%r28),%r28
	.EXIT
	.PROCEND
	.size	pthread_getconcurrency, .-pthread_getconcurrency
	.local	concurrency
	.comm	concurrency,4,4
	.local	last_id
	.comm	last_id,4,4
	.local	objects
	.comm	objects,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
