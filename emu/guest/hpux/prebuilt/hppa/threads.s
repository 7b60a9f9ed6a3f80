; fe2b64cd4ef65f657fbec7fb188eb4dd emu/guest/libc/hpux/threads.c
	.LEVEL 1.1
	.text
	.section	.text.thread_self,"ax",@progbits
	.align 4
.globl thread_self
	.type	thread_self, @function
thread_self:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L5
#APP
; 27 "./libc/hpux/threads.c" 1
	mfctl %cr27,%r28
; 0 "" 2
#NO_APP
	comib,=,n 0,%r28,.L5
	ldw -8(%r28),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L5
	bv,n %r0(%r2)
.L5:
	addil LT'first_thread,%r19
	bv %r0(%r2)
	ldw RT'first_thread(%r1),%r28
	.EXIT
	.PROCEND
	.size	thread_self, .-thread_self
	.section	.text.pthread_self,"ax",@progbits
	.align 4
.globl pthread_self
	.type	pthread_self, @function
pthread_self:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl thread_self,%r2
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pthread_self, .-pthread_self
	.section	.text.pthread_equal,"ax",@progbits
	.align 4
.globl pthread_equal
	.type	pthread_equal, @function
pthread_equal:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comclr,<> %r25,%r26,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	pthread_equal, .-pthread_equal
	.section	.text.guard_enter,"ax",@progbits
	.align 4
.globl guard_enter
	.type	guard_enter, @function
guard_enter:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r5,64(%r30)
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L17
	ldw -84(%r30),%r2
.L18:
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L17:
	bl thread_self,%r2
	copy %r19,%r4
	ldw 560(%r28),%r20
	copy %r4,%r19
	ldo 1(%r20),%r20
	stw %r20,560(%r28)
	addil LT'guard_room,%r19
	ldw RT'guard_room(%r1),%r3
	ldo 15(%r3),%r3
	depi 0,31,4,%r3
#APP
; 65 "./libc/hpux/threads.c" 1
	ldcw 0(%r3),%r28
; 0 "" 2
#NO_APP
	comib,<> 0,%r28,.L18
	ldw -84(%r30),%r2
	ldi 341,%r5
	copy %r19,%r4
.L19:
	bl hpux_call,%r2
	copy %r5,%r26
	copy %r4,%r19
#APP
; 65 "./libc/hpux/threads.c" 1
	ldcw 0(%r3),%r28
; 0 "" 2
#NO_APP
	comib,= 0,%r28,.L19
	copy %r19,%r4
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	guard_enter, .-guard_enter
	.section	.text.guard_leave,"ax",@progbits
	.align 4
.globl guard_leave
	.type	guard_leave, @function
guard_leave:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L25
	ldw -84(%r30),%r2
	ldi 1,%r20
	addil LT'guard_room,%r19
	ldw RT'guard_room(%r1),%r28
	ldo 15(%r28),%r28
	depi 0,31,4,%r28
	stw %r20,0(%r28)
	bl thread_self,%r2
	nop
	ldw 560(%r28),%r20
	ldo -1(%r20),%r20
	stw %r20,560(%r28)
	ldw -84(%r30),%r2
.L25:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	guard_leave, .-guard_leave
	.section	.text.sleep_on,"ax",@progbits
	.align 4
.globl sleep_on
	.type	sleep_on, @function
sleep_on:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r26,%r25
	ldi 398,%r26
	bl hpux_call,%r2
	stw %r20,-52(%r30)
	ldw -112(%r30),%r4
	extrs %r28,0,1,%r20
	ldw -148(%r30),%r2
	sub %r0,%r28,%r28
	and %r28,%r20,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	sleep_on, .-sleep_on
	.section	.text.wake_up,"ax",@progbits
	.align 4
.globl wake_up
	.type	wake_up, @function
wake_up:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r25,%r28
	stw %r2,-20(%r30)
	copy %r24,%r23
	stwm %r4,64(%r30)
	copy %r26,%r25
	copy %r28,%r24
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	ldi 399,%r26
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	wake_up, .-wake_up
	.section	.text.pthread_once,"ax",@progbits
	.align 4
.globl pthread_once
	.type	pthread_once, @function
pthread_once:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	copy %r25,%r9
	stw %r6,-116(%r30)
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r5,-112(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	ldw 0(%r3),%r6
	ldil L'1685028864,%r28
	ldo -4507(%r28),%r28
	comb,= %r28,%r6,.L31
	copy %r4,%r19
	ldil L'1920303104,%r28
	ldo -4575(%r28),%r28
	comclr,<> %r28,%r6,%r0
	b,n .L31
	stw %r28,0(%r3)
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r3),%r28
.L32:
	ldil L'1685028864,%r5
.L55:
	ldw 0(%r3),%r28
	ldo -4507(%r5),%r5
	comb,= %r5,%r28,.L36
	copy %r19,%r4
	copy %r9,%r22
	bl $$dyncall,%r31
	copy %r31,%r2
	stw %r5,0(%r3)
	copy %r4,%r19
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L54
	zdepi -1,31,31,%r24
.L36:
	ldi 0,%r28
.L56:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L31:
	copy %r19,%r4
	bl guard_leave,%r2
	ldil L'1920303104,%r5
	ldw 0(%r3),%r28
	ldo -4575(%r5),%r5
	comb,<> %r5,%r6,.L32
	copy %r4,%r19
	comb,<> %r5,%r28,.L32
	ldi 0,%r8
	copy %r5,%r7
	ldi 4,%r6
	copy %r19,%r4
.L57:
	copy %r8,%r23
	copy %r5,%r24
	copy %r3,%r25
	bl sleep_on,%r2
	copy %r6,%r26
	copy %r4,%r19
	ldw 0(%r3),%r28
	comb,= %r7,%r28,.L57
	copy %r19,%r4
	b .L55
	ldil L'1685028864,%r5
.L54:
	copy %r3,%r25
	bl wake_up,%r2
	ldi 4,%r26
	b .L56
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_once, .-pthread_once
	.section	.text.pthread_key_create,"ax",@progbits
	.align 4
.globl pthread_key_create
	.type	pthread_key_create, @function
pthread_key_create:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r7,128(%r30)
	copy %r25,%r7
	stw %r6,-124(%r30)
	copy %r26,%r6
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	stw %r19,-32(%r30)
	stw %r5,-120(%r30)
	bl guard_enter,%r2
	ldi 0,%r3
	copy %r4,%r19
	ldi 128,%r22
	addil LT'keys,%r19
	b .L59
	ldw RT'keys(%r1),%r20
.L61:
	ldo 1(%r3),%r3
	comclr,<> %r22,%r3,%r0
	b,n .L60
.L59:
	zdep %r3,28,29,%r28
	ldwx %r20(%r28),%r5
	comib,<> 0,%r5,.L61
	sh3addl %r3,%r20,%r21 
	ldi 1,%r28
	stw %r7,4(%r21)
	bl guard_leave,%r2
	stw %r28,0(%r21)
	copy %r5,%r28
	stw %r3,0(%r6)
	ldw -148(%r30),%r2
	ldw -124(%r30),%r6
	ldw -120(%r30),%r5
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r7
.L60:
	bl guard_leave,%r2
	ldi 11,%r5
	ldw -124(%r30),%r6
	ldw -116(%r30),%r4
	ldw -148(%r30),%r2
	copy %r5,%r28
	ldw -112(%r30),%r3
	ldw -120(%r30),%r5
	bv %r0(%r2)
	ldwm -128(%r30),%r7
	.EXIT
	.PROCEND
	.size	pthread_key_create, .-pthread_key_create
	.section	.text.pthread_key_delete,"ax",@progbits
	.align 4
.globl pthread_key_delete
	.type	pthread_key_delete, @function
pthread_key_delete:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r28
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	comb,<< %r28,%r26,.L68
	stw %r19,-32(%r30)
	addil LT'keys,%r19
	zdep %r26,28,29,%r20
	ldw RT'keys(%r1),%r28
	ldwx %r28(%r20),%r20
	comib,= 0,%r20,.L68
	sh3addl %r26,%r28,%r5 
	bl guard_enter,%r2
	copy %r19,%r4
	stw %r0,0(%r5)
	copy %r4,%r19
	ldo 8(%r3),%r20
	addil LT'first_thread,%r19
	ldw RT'first_thread(%r1),%r28
	sh2addl %r20,%r28,%r28 
	stw %r0,0(%r28)
	addil LT'threads,%r19
	ldw RT'threads(%r1),%r28
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L65
	zdep %r20,29,30,%r20
	addl %r28,%r20,%r21
.L73:
	stw %r0,0(%r21)
	ldo 596(%r28),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L73
	addl %r28,%r20,%r21
.L65:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldi 0,%r28
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L68:
	ldi 22,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	pthread_key_delete, .-pthread_key_delete
	.section	.text.pthread_setspecific,"ax",@progbits
	.align 4
.globl pthread_setspecific
	.type	pthread_setspecific, @function
pthread_setspecific:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r28
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r3,-56(%r30)
	copy %r26,%r3
	stw %r4,-60(%r30)
	comb,<< %r28,%r26,.L77
	stw %r19,-32(%r30)
	addil LT'keys,%r19
	zdep %r26,28,29,%r28
	ldw RT'keys(%r1),%r20
	ldwx %r20(%r28),%r28
	comib,= 0,%r28,.L78
	ldi 22,%r28
	bl thread_self,%r2
	ldo 8(%r3),%r3
	copy %r28,%r20
	ldi 0,%r28
	sh2addl %r3,%r20,%r20 
	stw %r5,0(%r20)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L77:
	ldi 22,%r28
.L78:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	pthread_setspecific, .-pthread_setspecific
	.section	.text.pthread_getspecific,"ax",@progbits
	.align 4
.globl pthread_getspecific
	.type	pthread_getspecific, @function
pthread_getspecific:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 127,%r20
	ldi 0,%r28
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	comb,<< %r20,%r26,.L79
	stw %r19,-32(%r30)
	bl thread_self,%r2
	ldo 8(%r3),%r3
	ldwx,s %r3(%r28),%r28
.L79:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pthread_getspecific, .-pthread_getspecific
	.section	.text.pthread_exit,"ax",@progbits
	.align 4
.globl pthread_exit
	.type	pthread_exit, @function
pthread_exit:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=13
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r13,128(%r30)
	copy %r26,%r13
	stw %r9,-112(%r30)
	stw %r4,-92(%r30)
	stw %r19,-32(%r30)
	stw %r12,-124(%r30)
	stw %r11,-120(%r30)
	stw %r10,-116(%r30)
	stw %r8,-108(%r30)
	stw %r7,-104(%r30)
	stw %r6,-100(%r30)
	stw %r5,-96(%r30)
	stw %r3,-88(%r30)
	bl thread_self,%r2
	copy %r19,%r4
	ldi 1,%r20
	stw %r20,564(%r28)
	copy %r28,%r9
	ldw 572(%r28),%r28
	comib,= 0,%r28,.L83
	copy %r4,%r19
	stw %r0,12(%r28)
.L83:
	copy %r19,%r4
	bl cancel_run_handlers,%r2
	copy %r9,%r26
	copy %r4,%r19
	ldo 32(%r9),%r12
	addil LT'keys,%r19
	ldi 4,%r8
	ldw RT'keys(%r1),%r10
	ldi 0,%r11
	ldi 1,%r7
	ldo 1024(%r10),%r6
	copy %r12,%r5
.L110:
	copy %r10,%r3
	copy %r11,%r21
.L87:
	ldw 0(%r5),%r26
	comib,= 0,%r26,.L86
	stw %r0,0(%r5)
	ldw 0(%r3),%r20
	comib,=,n 0,%r20,.L86
	ldw 4(%r3),%r22
	comib,= 0,%r22,.L86
	copy %r19,%r4
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	copy %r7,%r21
.L86:
	ldo 8(%r3),%r3
	comb,<> %r6,%r3,.L87
	ldo 4(%r5),%r5
	comib,=,n 0,%r21,.L85
	ldo -1(%r8),%r8
	comib,<>,n 0,%r8,.L110
	copy %r12,%r5
.L85:
	copy %r19,%r4
	bl guard_enter,%r2
	stw %r13,28(%r9)
	copy %r4,%r19
	addil LT'running,%r19
	ldw RT'running(%r1),%r28
	ldw 0(%r28),%r3
	copy %r19,%r4
	ldo -1(%r3),%r3
	bl guard_leave,%r2
	stw %r3,0(%r28)
	comib,= 0,%r3,.L108
	copy %r4,%r19
	addil LT'first_thread,%r19
	ldw RT'first_thread(%r1),%r28
	comb,= %r28,%r9,.L109
	copy %r19,%r4
.L90:
	ldi 402,%r3
.L91:
	copy %r19,%r4
	bl hpux_call,%r2
	copy %r3,%r26
	b .L91
	copy %r4,%r19
.L108:
	bl exit,%r2
	copy %r3,%r26
.L109:
	stw %r0,4(%r9)
	ldi 1,%r24
	ldo 4(%r9),%r25
	bl wake_up,%r2
	ldi 3,%r26
	b .L90
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	pthread_exit, .-pthread_exit
	.section	.text.run_thread,"ax",@progbits
	.align 4
	.type	run_thread, @function
run_thread:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 24(%r26),%r26
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	ldw -4(%r26),%r22
	ldw 0(%r26),%r26
	bl $$dyncall,%r31
	copy %r31,%r2
	copy %r4,%r19
	bl pthread_exit,%r2
	copy %r28,%r26
	nop
	.EXIT
	.PROCEND
	.size	run_thread, .-run_thread
	.section	.data.rel.ro.local,"aw"
	.align 4
.LC0:
	.word	P%run_thread
	.section	.text.pthread_create,"ax",@progbits
	.align 4
.globl pthread_create
	.type	pthread_create, @function
pthread_create:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=15
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	stw %r9,-152(%r30)
	copy %r23,%r9
	stw %r8,-148(%r30)
	copy %r24,%r8
	stw %r7,-144(%r30)
	copy %r26,%r7
	copy %r25,%r26
	stw %r4,-132(%r30)
	stw %r19,-32(%r30)
	stw %r15,-176(%r30)
	stw %r14,-172(%r30)
	stw %r13,-168(%r30)
	stw %r12,-164(%r30)
	stw %r11,-160(%r30)
	stw %r10,-156(%r30)
	stw %r6,-140(%r30)
	stw %r5,-136(%r30)
	stw %r3,-128(%r30)
	bl attributes_of,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L115
	copy %r4,%r19
	ldw 12(%r6),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L165
.L115:
	addil LT'__threads_started,%r19
.L176:
	ldi 1,%r20
	ldw RT'__threads_started(%r1),%r28
	stw %r20,0(%r28)
	addil LT'threads,%r19
	b .L114
	ldw RT'threads(%r1),%r5
.L167:
	ldw 4(%r3),%r21
	comib,<>,n 0,%r21,.L118
	ldw 596(%r3),%r21
	copy %r19,%r4
	bl guard_leave,%r2
	stw %r21,0(%r20)
	ldw 588(%r3),%r25
	comib,<> 0,%r25,.L166
	copy %r4,%r19
.L122:
	copy %r19,%r4
	bl library_tls_end,%r2
	ldw 592(%r3),%r26
	copy %r4,%r19
	copy %r3,%r26
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
.L114:
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r5),%r3
	comib,= 0,%r3,.L117
	copy %r4,%r19
	copy %r5,%r20
	ldw 8(%r3),%r21
.L175:
	comib,<> 0,%r21,.L167
	nop
.L118:
	ldo 596(%r3),%r20
	ldw 0(%r20),%r3
	comib,<>,n 0,%r3,.L175
	ldw 8(%r3),%r21
.L117:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl library_tls_align,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r28,%r10
	bl library_tls_size,%r2
	copy %r19,%r4
	copy %r4,%r19
	addl %r10,%r28,%r25
	copy %r19,%r4
	ldi 1,%r26
	bl calloc,%r2
	ldo 600(%r25),%r25
	movb,= %r28,%r3,.L124
	copy %r4,%r19
	comib,=,n 0,%r6,.L125
	ldw 52(%r6),%r20
	ldw 60(%r6),%r26
	comiclr,<> 0,%r20,%r0
	ldil L'262144,%r20
	comib,=,n 0,%r26,.L127
	stw %r20,584(%r3)
	ldo 584(%r3),%r13
	ldo -56(%r30),%r15
	comib,= -1,%r26,.L124
	ldo -52(%r30),%r14
.L128:
	ldw 4(%r6),%r20
	ldo 580(%r3),%r12
	comiclr,= 0,%r20,%r20
	ldi 1,%r20
	stw %r26,0(%r12)
.L139:
	stw %r20,8(%r3)
	ldo 599(%r10),%r28
	sub %r0,%r10,%r10
	addl %r3,%r28,%r28
	and %r28,%r10,%r28
	stw %r28,592(%r3)
	copy %r28,%r26
	bl library_tls_begin,%r2
	copy %r19,%r4
	ldw 592(%r3),%r28
	stw %r3,0(%r28)
	copy %r4,%r19
	addil LT'last_id,%r19
	stw %r8,20(%r3)
	ldw RT'last_id(%r1),%r10
	copy %r19,%r4
	ldo 596(%r3),%r8
	stw %r9,24(%r3)
	ldw 0(%r10),%r28
	ldo 1(%r28),%r28
	ldo 592(%r3),%r11
	bl guard_enter,%r2
	stw %r28,0(%r7)
	ldw 0(%r10),%r28
	ldo 1(%r28),%r28
	stw %r28,0(%r3)
	ldo 4(%r3),%r20
	ldw 0(%r5),%r22
	stw %r22,0(%r8)
	copy %r4,%r19
	addil LT'running,%r19
	stw %r20,-60(%r30)
	ldw 0(%r11),%r20
	ldo 8(%r20),%r20
	copy %r1,%r22
	stw %r20,0(%r15)
	ldw RT'running(%r22),%r9
	addil LT'.LC0,%r19
	copy %r19,%r4
	stw %r28,0(%r10)
	ldw 0(%r9),%r20
	ldo 1(%r20),%r20
	copy %r3,%r24
	ldw RT'.LC0(%r1),%r22
	ldw 0(%r13),%r21
	ldi 389,%r26
	stw %r21,0(%r14)
	ldw 0(%r22),%r25
	ldw 0(%r12),%r23
	stw %r3,0(%r5)
	bl hpux_call,%r2
	stw %r20,0(%r9)
	stw %r28,-184(%r30)
	copy %r4,%r19
	comib,> 0,%r28,.L168
	stw %r29,-180(%r30)
	comib,=,n 0,%r6,.L136
	ldw 12(%r6),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L169
.L136:
	bl guard_leave,%r2
	nop
	ldw 0(%r3),%r20
.L173:
	ldi 0,%r28
	stw %r20,0(%r7)
.L112:
	ldw -212(%r30),%r2
	ldw -176(%r30),%r15
	ldw -172(%r30),%r14
	ldw -168(%r30),%r13
	ldw -164(%r30),%r12
	ldw -160(%r30),%r11
	ldw -156(%r30),%r10
	ldw -152(%r30),%r9
	ldw -148(%r30),%r8
	ldw -144(%r30),%r7
	ldw -140(%r30),%r6
	ldw -136(%r30),%r5
	ldw -132(%r30),%r4
	ldw -128(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L166:
	copy %r19,%r4
	bl munmap,%r2
	ldw 580(%r3),%r26
	b .L122
	copy %r4,%r19
.L165:
	ldw 16(%r6),%r28
	comib,= 2,%r28,.L176
	addil LT'__threads_started,%r19
	bl geteuid,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L115
	copy %r4,%r19
	b .L112
	ldi 1,%r28
.L127:
	zdepi -1,31,14,%r21
	addl %r20,%r21,%r25
	depi 0,31,14,%r25
	stw %r25,588(%r3)
	ldi -1,%r28
	stw %r25,584(%r3)
	copy %r19,%r4
	ldo -52(%r30),%r14
	stw %r26,-56(%r30)
	ldi 18,%r23
	ldi 3,%r24
	bl mmap,%r2
	stw %r28,0(%r14)
	ldo 584(%r3),%r13
	ldo -56(%r30),%r15
	copy %r28,%r26
	ldo -1(%r28),%r28
	comib,>>= -3,%r28,.L128
	copy %r4,%r19
.L124:
	bl free,%r2
	copy %r3,%r26
	b .L112
	ldi 11,%r28
.L168:
	ldw 0(%r5),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L130
	comb,<> %r28,%r3,.L132
	copy %r5,%r20
	b .L174
	ldw 0(%r8),%r28
.L133:
	comb,= %r28,%r3,.L171
	ldo 596(%r20),%r20
.L132:
	copy %r28,%r20
	ldw 596(%r28),%r28
	comib,<> 0,%r28,.L133
	nop
.L130:
	ldw 0(%r9),%r28
	ldo -1(%r28),%r28
	copy %r19,%r4
	bl guard_leave,%r2
	stw %r28,0(%r9)
	ldw 588(%r3),%r25
	comib,<> 0,%r25,.L172
	copy %r4,%r19
.L135:
	ldw 0(%r11),%r26
	bl library_tls_end,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	b .L112
	ldi 11,%r28
.L169:
	ldw 16(%r6),%r24
	comib,= 2,%r24,.L136
	copy %r19,%r4
	ldo 20(%r6),%r23
	ldw 4(%r3),%r25
	bl hpux_call,%r2
	ldi 417,%r26
	copy %r4,%r19
	bl guard_leave,%r2
	nop
	b .L173
	ldw 0(%r3),%r20
.L125:
	ldil L'262144,%r25
	stw %r25,588(%r3)
	ldi -1,%r28
	stw %r25,584(%r3)
	copy %r19,%r4
	ldo -52(%r30),%r14
	stw %r6,-56(%r30)
	ldi 18,%r23
	ldi 3,%r24
	stw %r28,0(%r14)
	copy %r6,%r26
	bl mmap,%r2
	ldo 584(%r3),%r13
	ldo -56(%r30),%r15
	ldo -1(%r28),%r20
	comib,<< -3,%r20,.L124
	copy %r4,%r19
	ldo 580(%r3),%r12
	copy %r6,%r20
	b .L139
	stw %r28,0(%r12)
.L171:
	ldw 0(%r8),%r28
.L174:
	b .L130
	stw %r28,0(%r20)
.L172:
	copy %r19,%r4
	bl munmap,%r2
	ldw 0(%r12),%r26
	b .L135
	copy %r4,%r19
	.EXIT
	.PROCEND
	.size	pthread_create, .-pthread_create
	.section	.text.__pthread_create_system,"ax",@progbits
	.align 4
.globl __pthread_create_system
	.type	__pthread_create_system, @function
__pthread_create_system:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl pthread_create,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__pthread_create_system, .-__pthread_create_system
	.section	.text.thread_find,"ax",@progbits
	.align 4
.globl thread_find
	.type	thread_find, @function
thread_find:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,= 1,%r26,.L181
	addil LT'threads,%r19
	ldw RT'threads(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,= 0,%r28,%r0
	b,n .L180
	b,n .L178
.L186:
	ldw 0(%r28),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L178
.L180:
	ldw 0(%r28),%r20
	comb,<>,n %r26,%r20,.L186
	ldo 596(%r28),%r28
.L178:
	bv,n %r0(%r2)
.L181:
	addil LT'first_thread,%r19
	bv %r0(%r2)
	ldw RT'first_thread(%r1),%r28
	.EXIT
	.PROCEND
	.size	thread_find, .-thread_find
	.section	.text.pthread_join,"ax",@progbits
	.align 4
.globl pthread_join
	.type	pthread_join, @function
pthread_join:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r9,128(%r30)
	stw %r8,-124(%r30)
	copy %r25,%r8
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	stw %r19,-32(%r30)
	stw %r7,-120(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	bl pthread_self,%r2
	copy %r26,%r3
	comb,= %r3,%r28,.L202
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r26
	bl thread_find,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L213
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<>,n 0,%r28,.L190
	ldw 12(%r3),%r9
	comib,<> 0,%r9,.L190
	ldi 1,%r28
	copy %r19,%r4
	bl guard_leave,%r2
	stw %r28,12(%r3)
	copy %r4,%r19
	bl thread_self,%r2
	copy %r19,%r4
	stw %r3,572(%r28)
	copy %r4,%r19
	bl cancel_enter,%r2
	copy %r19,%r4
	ldo 4(%r3),%r7
	copy %r4,%r19
	ldw 4(%r3),%r24
	copy %r9,%r6
	comib,= 0,%r24,.L195
	ldi 3,%r5
	copy %r19,%r4
.L218:
	copy %r6,%r23
	copy %r7,%r25
	bl sleep_on,%r2
	copy %r5,%r26
	copy %r4,%r19
	ldw 4(%r3),%r24
	comib,<>,n 0,%r24,.L218
	copy %r19,%r4
.L195:
	bl cancel_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl thread_self,%r2
	copy %r19,%r4
	stw %r0,572(%r28)
	comib,= 0,%r8,.L193
	copy %r4,%r19
	ldw 28(%r3),%r28
	stw %r28,0(%r8)
.L193:
	addil LT'first_thread,%r19
	ldw RT'first_thread(%r1),%r28
	comb,= %r28,%r3,.L216
	copy %r9,%r28
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	addil LT'threads,%r19
	ldw RT'threads(%r1),%r20
	ldw 0(%r20),%r28
	comiclr,<> 0,%r28,%r0
	b,n .L197
	comclr,= %r28,%r3,%r0
	b,n .L199
.L198:
	ldw 596(%r3),%r28
	stw %r28,0(%r20)
.L197:
	bl guard_leave,%r2
	copy %r19,%r4
	ldw 588(%r3),%r25
	comib,<> 0,%r25,.L214
	copy %r4,%r19
.L201:
	ldw 592(%r3),%r26
	bl library_tls_end,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl free,%r2
	copy %r3,%r26
	b .L216
	copy %r9,%r28
.L200:
	comb,= %r3,%r28,.L198
	ldo 596(%r20),%r20
.L199:
	copy %r28,%r20
	ldw 596(%r28),%r28
	comib,<> 0,%r28,.L200
	nop
	bl guard_leave,%r2
	copy %r19,%r4
	ldw 588(%r3),%r25
	comib,= 0,%r25,.L201
	copy %r4,%r19
	b .L217
	copy %r19,%r4
.L190:
	bl guard_leave,%r2
	ldi 22,%r9
.L187:
	copy %r9,%r28
.L216:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
.L202:
	b .L187
	ldi 45,%r9
.L214:
	copy %r19,%r4
.L217:
	bl munmap,%r2
	ldw 580(%r3),%r26
	b .L201
	copy %r4,%r19
.L213:
	bl guard_leave,%r2
	ldi 3,%r9
	b .L216
	copy %r9,%r28
	.EXIT
	.PROCEND
	.size	pthread_join, .-pthread_join
	.section	.text.pthread_detach,"ax",@progbits
	.align 4
.globl pthread_detach
	.type	pthread_detach, @function
pthread_detach:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	copy %r19,%r4
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	stw %r5,-116(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	copy %r3,%r26
	bl thread_find,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L223
	copy %r4,%r19
	ldw 8(%r3),%r28
	comib,<>,n 0,%r28,.L222
	ldw 12(%r3),%r28
	comib,<> 0,%r28,.L222
	ldi 1,%r5
	stw %r5,12(%r3)
	bl guard_leave,%r2
	stw %r28,-120(%r30)
	ldw -120(%r30),%r28
	stw %r5,8(%r3)
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L222:
	bl guard_leave,%r2
	nop
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldi 22,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L223:
	bl guard_leave,%r2
	nop
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldi 3,%r28
	ldw -148(%r30),%r2
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pthread_detach, .-pthread_detach
	.section	.text.thread_signal,"ax",@progbits
	.align 4
.globl thread_signal
	.type	thread_signal, @function
thread_signal:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	addil LT'first_thread,%r19
	ldw RT'first_thread(%r1),%r28
	stw %r4,-104(%r30)
	copy %r25,%r24
	comb,= %r28,%r26,.L230
	stw %r19,-32(%r30)
	ldw 4(%r26),%r25
	copy %r25,%r20
.L226:
	comib,= 0,%r20,.L228
	ldi 3,%r28
	bl hpux_call,%r2
	ldi 397,%r26
	ldw -104(%r30),%r4
	extrs %r28,0,1,%r20
	ldw -148(%r30),%r2
	sub %r0,%r28,%r28
	and %r28,%r20,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L228:
	ldw -148(%r30),%r2
	ldw -104(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L230:
	stw %r25,-108(%r30)
	copy %r19,%r4
	bl getpid,%r2
	stw %r26,-112(%r30)
	ldw -112(%r30),%r26
	copy %r4,%r19
	ldw 4(%r26),%r20
	copy %r28,%r25
	b .L226
	ldw -108(%r30),%r24
	.EXIT
	.PROCEND
	.size	thread_signal, .-thread_signal
	.section	.text.pthread_kill,"ax",@progbits
	.align 4
.globl pthread_kill
	.type	pthread_kill, @function
pthread_kill:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r4,-60(%r30)
	copy %r19,%r4
	stw %r3,-56(%r30)
	copy %r26,%r3
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	copy %r3,%r26
	bl thread_find,%r2
	copy %r19,%r4
	movb,= %r28,%r26,.L233
	copy %r4,%r19
	copy %r5,%r25
	bl thread_signal,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl guard_leave,%r2
	copy %r28,%r3
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L233:
	bl guard_leave,%r2
	ldi 3,%r3
	ldw -60(%r30),%r4
	ldw -84(%r30),%r2
	copy %r3,%r28
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	pthread_kill, .-pthread_kill
	.section	.text.thread_is_alone,"ax",@progbits
	.align 4
.globl thread_is_alone
	.type	thread_is_alone, @function
thread_is_alone:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	addil LT'running,%r19
	ldw RT'running(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,<> 1,%r28,%r28
	ldi 1,%r28
	bv,n %r0(%r2)
	.EXIT
	.PROCEND
	.size	thread_is_alone, .-thread_is_alone
	.section	.text.threads_after_fork,"ax",@progbits
	.align 4
.globl threads_after_fork
	.type	threads_after_fork, @function
threads_after_fork:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl thread_self,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'running,%r19
	ldw RT'running(%r1),%r20
	stw %r0,596(%r28)
	addil LT'first_thread,%r19
	ldi 1,%r21
	stw %r21,0(%r20)
	ldw RT'first_thread(%r1),%r21
	addil LT'threads,%r19
	ldw RT'threads(%r1),%r20
	comclr,<> %r21,%r28,%r0
	ldi 0,%r28
	stw %r28,0(%r20)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	threads_after_fork, .-threads_after_fork
	.section	.text.stream_lock_try,"ax",@progbits
	.align 4
.globl stream_lock_try
	.type	stream_lock_try, @function
stream_lock_try:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stw %r3,-108(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L239
	copy %r26,%r3
.L241:
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L239:
	bl pthread_self,%r2
	copy %r19,%r4
	movb,= %r28,%r5,.L241
	copy %r4,%r19
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L242
	copy %r4,%r19
	ldw 4(%r3),%r28
	comb,=,n %r5,%r28,.L243
	ldi 1,%r28
.L244:
	bl guard_leave,%r2
	stw %r28,-120(%r30)
	ldw -116(%r30),%r5
	ldw -120(%r30),%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L242:
	ldi 1,%r28
	stw %r5,4(%r3)
	stw %r28,0(%r3)
.L243:
	ldw 8(%r3),%r28
	ldo 1(%r28),%r28
	copy %r19,%r4
	bl thread_self,%r2
	stw %r28,8(%r3)
	copy %r4,%r19
	copy %r28,%r20
	ldw 560(%r20),%r21
	ldi 0,%r28
	ldo 1(%r21),%r21
	b .L244
	stw %r21,560(%r20)
	.EXIT
	.PROCEND
	.size	stream_lock_try, .-stream_lock_try
	.section	.text.stream_lock_take,"ax",@progbits
	.align 4
.globl stream_lock_take
	.type	stream_lock_take, @function
stream_lock_take:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=9
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r9,128(%r30)
	stw %r3,-104(%r30)
	stw %r8,-124(%r30)
	stw %r7,-120(%r30)
	stw %r6,-116(%r30)
	stw %r5,-112(%r30)
	stw %r4,-108(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L248
	copy %r26,%r3
	bl pthread_self,%r2
	copy %r19,%r4
	movb,= %r28,%r6,.L248
	copy %r4,%r19
	ldi 1,%r5
	ldi 2,%r9
	ldi 0,%r8
	b .L254
	ldi 5,%r7
.L258:
	ldw 4(%r3),%r28
	comb,= %r6,%r28,.L253
	copy %r19,%r4
	stw %r9,0(%r3)
	bl guard_leave,%r2
	ldi 2,%r5
	copy %r4,%r19
	copy %r8,%r23
	copy %r19,%r4
	ldi 2,%r24
	copy %r3,%r25
	bl sleep_on,%r2
	copy %r7,%r26
	copy %r4,%r19
.L254:
	bl guard_enter,%r2
	copy %r19,%r4
	ldw 0(%r3),%r20
	comib,<> 0,%r20,.L258
	copy %r4,%r19
	stw %r5,0(%r3)
	stw %r6,4(%r3)
.L253:
	ldw 8(%r3),%r28
	ldo 1(%r28),%r28
	copy %r19,%r4
	bl thread_self,%r2
	stw %r28,8(%r3)
	ldw 560(%r28),%r20
	ldo 1(%r20),%r20
	copy %r4,%r19
	bl guard_leave,%r2
	stw %r20,560(%r28)
.L248:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r8
	ldw -120(%r30),%r7
	ldw -116(%r30),%r6
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r9
	.EXIT
	.PROCEND
	.size	stream_lock_take, .-stream_lock_take
	.section	.text.stream_lock_drop,"ax",@progbits
	.align 4
.globl stream_lock_drop
	.type	stream_lock_drop, @function
stream_lock_drop:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r5,64(%r30)
	stw %r3,-56(%r30)
	stw %r4,-60(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L259
	copy %r26,%r3
	ldw 8(%r26),%r28
	comiclr,= 0,%r28,%r0
	b,n .L267
.L259:
	ldw -84(%r30),%r2
.L269:
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L267:
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl thread_self,%r2
	copy %r19,%r4
	ldw 560(%r28),%r21
	ldo 560(%r28),%r20
	ldo -1(%r21),%r21
	ldw 8(%r3),%r28
	stw %r21,0(%r20)
	ldo -1(%r28),%r28
	stw %r28,8(%r3)
	comib,<> 0,%r28,.L268
	copy %r4,%r19
	ldw 0(%r3),%r5
	copy %r19,%r4
	stw %r28,4(%r3)
	bl guard_leave,%r2
	stw %r28,0(%r3)
	comib,<> 2,%r5,.L259
	copy %r4,%r19
	ldi 1,%r24
	copy %r3,%r25
	bl wake_up,%r2
	ldi 5,%r26
	b .L269
	ldw -84(%r30),%r2
.L268:
	bl guard_leave,%r2
	nop
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	stream_lock_drop, .-stream_lock_drop
	.local	threads
	.comm	threads,4,4
	.local	keys
	.comm	keys,1024,4
	.data
	.align 4
	.type	guard_room, @object
	.size	guard_room, 32
guard_room:
	.word	1
	.word	1
	.word	1
	.word	1
	.word	1
	.word	1
	.word	1
	.word	1
	.align 4
	.type	running, @object
	.size	running, 4
running:
	.word	1
	.align 4
	.type	last_id, @object
	.size	last_id, 4
last_id:
	.word	1
	.align 4
	.type	first_thread, @object
	.size	first_thread, 600
first_thread:
	.word	1
	.word	1
	.zero	592
	.comm	__threads_started,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
