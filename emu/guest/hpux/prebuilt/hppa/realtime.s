; 8895f43c4e9a25376047805cb3b51927 emu/guest/libc/hpux/realtime.c
	.LEVEL 1.1
	.text
	.section	.text.transfer,"ax",@progbits
	.align 4
	.type	transfer, @function
transfer:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -184(%r30),%r22
	stw %r8,-112(%r30)
	ldo -188(%r30),%r21
	copy %r26,%r8
	stw %r6,-104(%r30)
	ldo -120(%r30),%r20
	copy %r24,%r6
	stw %r5,-100(%r30)
	stw %r7,-108(%r30)
	stw %r4,-96(%r30)
	stw %r3,-92(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r22),%r28
	ldw 4(%r22),%r29
	stw %r28,-120(%r30)
	stw %r29,-116(%r30)
	ldw 0(%r21),%r7
	comib,<> 0,%r7,.L2
	copy %r25,%r5
	ldw 0(%r20),%r21
	ldw 4(%r20),%r22
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	bl __pread64,%r2
	copy %r19,%r4
	copy %r28,%r3
	comib,> 0,%r3,.L9
	copy %r4,%r19
.L1:
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r8
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L2:
	ldw -120(%r30),%r21
	ldw -116(%r30),%r22
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	bl __pwrite64,%r2
	copy %r19,%r4
	copy %r28,%r3
	comib,<= 0,%r3,.L1
	copy %r4,%r19
.L9:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	ldi 29,%r28
	comb,<> %r28,%r20,.L1
	copy %r4,%r19
	copy %r6,%r24
	copy %r5,%r25
	comib,<> 0,%r7,.L7
	copy %r8,%r26
	bl read,%r2
	nop
	b .L1
	copy %r28,%r3
.L7:
	bl write,%r2
	nop
	b .L1
	copy %r28,%r3
	.EXIT
	.PROCEND
	.size	transfer, .-transfer
	.section	.rodata.str1.4,"aMS",@progbits,1
	.align 4
.LC0:
	.stringz	"/tmp/.shm.%s"
	.section	.text.object_path.constprop.0,"ax",@progbits
	.align 4
	.type	object_path.constprop.0, @function
object_path.constprop.0:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 47,%r28
	stwm %r5,64(%r30)
	copy %r25,%r5
	stw %r4,-60(%r30)
	stw %r3,-56(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r25
	extrs %r25,31,8,%r25
	comb,<>,n %r28,%r25,.L13
	ldb 1(%r26),%r28
	comib,= 0,%r28,.L13
	copy %r19,%r4
	ldo 1(%r26),%r3
	bl strchr,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L17
	copy %r4,%r19
.L13:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldi 0,%r28
.L10:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L17:
	addil LT'.LC0,%r19
	copy %r19,%r4
	ldw RT'.LC0(%r1),%r24
	copy %r3,%r23
	ldi 300,%r25
	bl snprintf,%r2
	copy %r5,%r26
	ldi 299,%r20
	comb,<< %r20,%r28,.L13
	copy %r4,%r19
	b .L10
	copy %r5,%r28
	.EXIT
	.PROCEND
	.size	object_path.constprop.0, .-object_path.constprop.0
	.section	.text.finish,"ax",@progbits
	.align 4
	.type	finish, @function
finish:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r8,128(%r30)
	ldi 0,%r8
	stw %r7,-124(%r30)
	copy %r25,%r7
	stw %r3,-108(%r30)
	copy %r26,%r3
	stw %r6,-120(%r30)
	stw %r5,-116(%r30)
	stw %r4,-112(%r30)
	movb,< %r24,%r6,.L36
	stw %r19,-32(%r30)
.L19:
	copy %r19,%r4
	bl malloc,%r2
	ldi 16,%r26
	copy %r4,%r19
	movb,= %r28,%r5,.L37
	copy %r19,%r4
	bl guard_enter,%r2
	nop
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r22
	ldw 0(%r22),%r28
	comib,<> 0,%r28,.L22
	copy %r28,%r20
	b .L38
	stw %r28,0(%r5)
.L24:
	comiclr,<> 0,%r20,%r0
	b,n .L23
.L22:
	ldw 4(%r20),%r21
	comb,<>,n %r21,%r3,.L24
	ldw 0(%r20),%r20
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r5,%r26
	bl free,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	b .L18
	ldi -1,%r28
.L23:
	stw %r28,0(%r5)
.L38:
	copy %r19,%r4
	stw %r3,4(%r5)
	stw %r6,8(%r5)
	stw %r8,12(%r5)
	bl guard_leave,%r2
	stw %r5,0(%r22)
	ldw 0(%r7),%r28
	comib,= 1,%r28,.L26
	copy %r4,%r19
	ldi 0,%r28
.L18:
.L39:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r7
	ldw -120(%r30),%r6
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r8
.L36:
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r8
	b .L19
	copy %r4,%r19
.L26:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 4(%r7),%r25
	bl kill,%r2
	copy %r28,%r26
	b .L39
	ldi 0,%r28
.L37:
	bl __errno,%r2
	nop
	ldi 11,%r20
	stw %r20,0(%r28)
	b .L18
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	finish, .-finish
	.section	.text.timer_create,"ax",@progbits
	.align 4
.globl timer_create
	.type	timer_create, @function
timer_create:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r24,%r23
	ldo 128(%r30),%r30
	copy %r25,%r24
	stw %r4,-112(%r30)
	copy %r26,%r25
	stw %r19,-32(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 348,%r26
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
	.size	timer_create, .-timer_create
	.section	.text.timer_delete,"ax",@progbits
	.align 4
.globl timer_delete
	.type	timer_delete, @function
timer_delete:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 349,%r26
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
	.size	timer_delete, .-timer_delete
	.section	.text.timer_settime,"ax",@progbits
	.align 4
.globl timer_settime
	.type	timer_settime, @function
timer_settime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	copy %r24,%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r23
	copy %r26,%r25
	stw %r20,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 350,%r26
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
	.size	timer_settime, .-timer_settime
	.section	.text.timer_gettime,"ax",@progbits
	.align 4
.globl timer_gettime
	.type	timer_gettime, @function
timer_gettime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 351,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	timer_gettime, .-timer_gettime
	.section	.text.timer_getoverrun,"ax",@progbits
	.align 4
.globl timer_getoverrun
	.type	timer_getoverrun, @function
timer_getoverrun:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 352,%r26
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
	.size	timer_getoverrun, .-timer_getoverrun
	.section	.text.clock_settime,"ax",@progbits
	.align 4
.globl clock_settime
	.type	clock_settime, @function
clock_settime:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 345,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	clock_settime, .-clock_settime
	.section	.text.mq_open,"ax",@progbits
	.align 4
.globl mq_open
	.type	mq_open, @function
mq_open:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -172(%r30),%r28
	stw %r6,-72(%r30)
	ldo -168(%r30),%r20
	stw %r5,-68(%r30)
	stw %r4,-64(%r30)
	stw %r3,-60(%r30)
	stw %r19,-32(%r30)
	stw %r23,-176(%r30)
	stw %r24,0(%r28)
	stw %r25,0(%r20)
	stw %r26,-164(%r30)
	ldo -120(%r30),%r6
	copy %r6,%r22
	ldi 256,%r23
	ldi 24,%r21
	stws,ma %r0,4(%r22)
	addib,>= -8,%r21,.-4
	stws,ma %r0,4(%r22)
	and %r25,%r23,%r23
	ldi 0,%r5
	comb,<> %r5,%r23,.L61
	copy %r25,%r24
.L47:
	ldb 0(%r26),%r25
.L63:
	ldi 47,%r28
	extrs %r25,31,8,%r25
	comb,<>,n %r28,%r25,.L48
	ldb 1(%r26),%r28
	comib,=,n 0,%r28,.L48
	stw %r23,-80(%r30)
	copy %r19,%r4
	ldo 1(%r26),%r3
	stw %r24,-76(%r30)
	bl strchr,%r2
	copy %r3,%r26
	copy %r4,%r19
	ldw -80(%r30),%r23
	comib,= 0,%r28,.L62
	ldw -76(%r30),%r24
.L48:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -148(%r30),%r2
	ldi -1,%r28
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L62:
	copy %r3,%r25
	copy %r19,%r4
	comiclr,= 0,%r5,%r0
	copy %r6,%r5
	stw %r5,-52(%r30)
	bl hpux_call,%r2
	ldi 439,%r26
	stw %r28,-88(%r30)
	copy %r4,%r19
	copy %r29,%r26
	stw %r29,-84(%r30)
	bl call_value,%r2
	copy %r28,%r25
	ldw -72(%r30),%r6
	ldw -68(%r30),%r5
	ldw -148(%r30),%r2
	ldw -64(%r30),%r4
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L61:
	stw %r20,-88(%r30)
	depi 0,31,2,%r28
	ldw -4(%r28),%r5
	comib,= 0,%r5,.L47
	ldw 0(%r28),%r23
	copy %r6,%r22
	copy %r5,%r31
	ldi 8,%r28
	ldws,ma 4(%r31),%r20
	ldws,ma 4(%r31),%r21
	stws,ma %r20,4(%r22)
	addib,>= -8,%r28,.-12
	stws,ma %r21,4(%r22)
	b .L63
	ldb 0(%r26),%r25
	.EXIT
	.PROCEND
	.size	mq_open, .-mq_open
	.section	.text.mq_close,"ax",@progbits
	.align 4
.globl mq_close
	.type	mq_close, @function
mq_close:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 440,%r26
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
	.size	mq_close, .-mq_close
	.section	.text.mq_unlink,"ax",@progbits
	.align 4
.globl mq_unlink
	.type	mq_unlink, @function
mq_unlink:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldi 47,%r28
	stw %r4,-112(%r30)
	stw %r3,-108(%r30)
	stw %r19,-32(%r30)
	ldb 0(%r26),%r25
	extrs %r25,31,8,%r25
	comb,<>,n %r28,%r25,.L66
	ldb 1(%r26),%r28
	comib,= 0,%r28,.L66
	copy %r19,%r4
	ldo 1(%r26),%r3
	bl strchr,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L71
	copy %r4,%r19
.L66:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -148(%r30),%r2
	ldi -1,%r28
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L71:
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 441,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	nop
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	mq_unlink, .-mq_unlink
	.section	.text.mq_send,"ax",@progbits
	.align 4
.globl mq_send
	.type	mq_send, @function
mq_send:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	copy %r24,%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r23
	copy %r26,%r25
	stw %r20,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 442,%r26
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
	.size	mq_send, .-mq_send
	.section	.text.mq_receive,"ax",@progbits
	.align 4
.globl mq_receive
	.type	mq_receive, @function
mq_receive:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	copy %r23,%r20
	copy %r24,%r28
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	copy %r28,%r23
	copy %r26,%r25
	stw %r20,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 443,%r26
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
	.size	mq_receive, .-mq_receive
	.section	.text.mq_notify,"ax",@progbits
	.align 4
.globl mq_notify
	.type	mq_notify, @function
mq_notify:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 444,%r26
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	copy %r19,%r4
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
	.size	mq_notify, .-mq_notify
	.section	.text.mq_getattr,"ax",@progbits
	.align 4
.globl mq_getattr
	.type	mq_getattr, @function
mq_getattr:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	ldo 128(%r30),%r30
	stw %r5,-80(%r30)
	ldo -120(%r30),%r5
	copy %r5,%r23
	stw %r4,-76(%r30)
	copy %r19,%r4
	stw %r3,-72(%r30)
	copy %r25,%r3
	copy %r26,%r25
	stw %r19,-32(%r30)
	bl hpux_call,%r2
	ldi 446,%r26
	stw %r29,-84(%r30)
	copy %r28,%r25
	copy %r4,%r19
	stw %r25,-88(%r30)
	bl call_value,%r2
	copy %r29,%r26
	or,= %r28,%r0,%r28
	b,n .L77
	ldi 8,%r20
	ldws,ma 4(%r5),%r21
	ldws,ma 4(%r5),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
.L75:
	ldw -148(%r30),%r2
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L77:
	b .L75
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	mq_getattr, .-mq_getattr
	.section	.text.mq_setattr,"ax",@progbits
	.align 4
.globl mq_setattr
	.type	mq_setattr, @function
mq_setattr:
	.PROC
	.CALLINFO FRAME=192,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 192(%r30),%r30
	ldo -136(%r30),%r28
	stw %r5,-112(%r30)
	ldo -184(%r30),%r5
	copy %r5,%r23
	stw %r4,-108(%r30)
	copy %r19,%r4
	stw %r3,-104(%r30)
	copy %r24,%r3
	stw %r19,-32(%r30)
	ldi 8,%r20
	stws,ma %r0,4(%r28)
	addib,>= -8,%r20,.-4
	stws,ma %r0,4(%r28)
	copy %r25,%r20
	ldo -152(%r30),%r28
	copy %r26,%r25
	copy %r28,%r24
	ldi 8,%r21
	ldws,ma 4(%r20),%r22
	ldws,ma 4(%r20),%r31
	stws,ma %r22,4(%r28)
	addib,>= -8,%r21,.-12
	stws,ma %r31,4(%r28)
	bl hpux_call,%r2
	ldi 445,%r26
	stw %r28,-120(%r30)
	copy %r4,%r19
	copy %r29,%r26
	stw %r29,-116(%r30)
	bl call_value,%r2
	copy %r28,%r25
	or,= %r28,%r0,%r28
	b,n .L82
	comib,= 0,%r3,.L83
	ldw -212(%r30),%r2
	ldi 8,%r20
	ldws,ma 4(%r5),%r21
	ldws,ma 4(%r5),%r22
	stws,ma %r21,4(%r3)
	addib,>= -8,%r20,.-12
	stws,ma %r22,4(%r3)
.L78:
	ldw -212(%r30),%r2
.L83:
	ldw -112(%r30),%r5
	ldw -108(%r30),%r4
	ldw -104(%r30),%r3
	bv %r0(%r2)
	ldo -192(%r30),%r30
.L82:
	b .L78
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	mq_setattr, .-mq_setattr
	.section	.text.shm_open,"ax",@progbits
	.align 4
.globl shm_open
	.type	shm_open, @function
shm_open:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r6,-76(%r30)
	ldo -376(%r30),%r6
	stw %r5,-72(%r30)
	copy %r24,%r5
	stw %r4,-68(%r30)
	copy %r19,%r4
	stw %r3,-64(%r30)
	copy %r25,%r3
	copy %r6,%r25
	bl object_path.constprop.0,%r2
	stw %r19,-32(%r30)
	comib,= 0,%r28,.L87
	copy %r4,%r19
	copy %r19,%r4
	copy %r5,%r24
	copy %r3,%r25
	bl open,%r2
	copy %r6,%r26
	movb,< %r28,%r3,.L84
	copy %r4,%r19
	ldi 1,%r24
	ldi 2,%r25
	bl fcntl,%r2
	copy %r3,%r26
.L84:
	copy %r3,%r28
	ldw -404(%r30),%r2
	ldw -76(%r30),%r6
	ldw -72(%r30),%r5
	ldw -68(%r30),%r4
	ldw -64(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L87:
	b .L84
	ldi -1,%r3
	.EXIT
	.PROCEND
	.size	shm_open, .-shm_open
	.section	.text.shm_unlink,"ax",@progbits
	.align 4
.globl shm_unlink
	.type	shm_unlink, @function
shm_unlink:
	.PROC
	.CALLINFO FRAME=384,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 384(%r30),%r30
	stw %r4,-76(%r30)
	copy %r19,%r4
	stw %r3,-72(%r30)
	ldo -376(%r30),%r3
	copy %r3,%r25
	bl object_path.constprop.0,%r2
	stw %r19,-32(%r30)
	comib,= 0,%r28,.L90
	copy %r4,%r19
	bl unlink,%r2
	copy %r3,%r26
.L88:
	ldw -404(%r30),%r2
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldo -384(%r30),%r30
.L90:
	b .L88
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	shm_unlink, .-shm_unlink
	.section	.text.aio_read,"ax",@progbits
	.align 4
.globl aio_read
	.type	aio_read, @function
aio_read:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L92
	copy %r19,%r4
	b,n .L104
.L95:
	comib,= 0,%r28,.L94
	copy %r19,%r4
.L92:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L95
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L94:
.L104:
	bl guard_leave,%r2
	ldo 20(%r3),%r8
	ldw 4(%r3),%r28
	stw %r28,-52(%r30)
	extrs %r28,0,1,%r28
	copy %r4,%r19
	ldw 0(%r3),%r5
	ldw 8(%r3),%r6
	copy %r19,%r4
	copy %r6,%r25
	ldw 12(%r3),%r7
	copy %r5,%r26
	stw %r28,-56(%r30)
	bl __pread64,%r2
	copy %r7,%r24
	movb,< %r28,%r24,.L103
	copy %r4,%r19
.L99:
	copy %r8,%r25
	copy %r3,%r26
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bl finish,%r0
	ldo -128(%r30),%r30
.L103:
	stw %r24,-120(%r30)
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	copy %r4,%r19
	ldi 29,%r28
	comb,<> %r28,%r20,.L99
	ldw -120(%r30),%r24
	copy %r7,%r24
	copy %r19,%r4
	copy %r6,%r25
	bl read,%r2
	copy %r5,%r26
	copy %r4,%r19
	b .L99
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	aio_read, .-aio_read
	.section	.text.aio_write,"ax",@progbits
	.align 4
.globl aio_write
	.type	aio_write, @function
aio_write:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L106
	copy %r19,%r4
	b,n .L118
.L109:
	comib,= 0,%r28,.L108
	copy %r19,%r4
.L106:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L109
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L108:
.L118:
	bl guard_leave,%r2
	ldo 20(%r3),%r8
	ldw 4(%r3),%r28
	stw %r28,-52(%r30)
	extrs %r28,0,1,%r28
	copy %r4,%r19
	ldw 0(%r3),%r5
	ldw 8(%r3),%r6
	copy %r19,%r4
	copy %r6,%r25
	ldw 12(%r3),%r7
	copy %r5,%r26
	stw %r28,-56(%r30)
	bl __pwrite64,%r2
	copy %r7,%r24
	movb,< %r28,%r24,.L117
	copy %r4,%r19
.L113:
	copy %r8,%r25
	copy %r3,%r26
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bl finish,%r0
	ldo -128(%r30),%r30
.L117:
	stw %r24,-120(%r30)
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	copy %r4,%r19
	ldi 29,%r28
	comb,<> %r28,%r20,.L113
	ldw -120(%r30),%r24
	copy %r7,%r24
	copy %r19,%r4
	copy %r6,%r25
	bl write,%r2
	copy %r5,%r26
	copy %r4,%r19
	b .L113
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	aio_write, .-aio_write
	.section	.text.__aio_read64,"ax",@progbits
	.align 4
.globl __aio_read64
	.type	__aio_read64, @function
__aio_read64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L120
	copy %r19,%r4
	b,n .L132
.L123:
	comib,= 0,%r28,.L122
	copy %r19,%r4
.L120:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L123
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L122:
.L132:
	bl guard_leave,%r2
	ldo 28(%r3),%r8
	ldw 0(%r3),%r5
	ldw 16(%r3),%r6
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	copy %r4,%r19
	ldw 20(%r3),%r7
	copy %r19,%r4
	copy %r7,%r24
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	copy %r6,%r25
	bl __pread64,%r2
	copy %r5,%r26
	movb,< %r28,%r24,.L131
	copy %r4,%r19
.L127:
	copy %r8,%r25
	copy %r3,%r26
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bl finish,%r0
	ldo -128(%r30),%r30
.L131:
	stw %r24,-120(%r30)
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	copy %r4,%r19
	ldi 29,%r28
	comb,<> %r28,%r20,.L127
	ldw -120(%r30),%r24
	copy %r7,%r24
	copy %r19,%r4
	copy %r6,%r25
	bl read,%r2
	copy %r5,%r26
	copy %r4,%r19
	b .L127
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	__aio_read64, .-__aio_read64
	.section	.text.__aio_write64,"ax",@progbits
	.align 4
.globl __aio_write64
	.type	__aio_write64, @function
__aio_write64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=8
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	stw %r19,-32(%r30)
	stw %r8,-116(%r30)
	stw %r7,-112(%r30)
	stw %r6,-108(%r30)
	stw %r5,-104(%r30)
	bl guard_enter,%r2
	copy %r26,%r3
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L134
	copy %r19,%r4
	b,n .L146
.L137:
	comib,= 0,%r28,.L136
	copy %r19,%r4
.L134:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L137
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L136:
.L146:
	bl guard_leave,%r2
	ldo 28(%r3),%r8
	ldw 0(%r3),%r5
	ldw 16(%r3),%r6
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	copy %r4,%r19
	ldw 20(%r3),%r7
	copy %r19,%r4
	copy %r7,%r24
	stw %r21,-56(%r30)
	stw %r22,-52(%r30)
	copy %r6,%r25
	bl __pwrite64,%r2
	copy %r5,%r26
	movb,< %r28,%r24,.L145
	copy %r4,%r19
.L141:
	copy %r8,%r25
	copy %r3,%r26
	ldw -148(%r30),%r2
	ldw -116(%r30),%r8
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bl finish,%r0
	ldo -128(%r30),%r30
.L145:
	stw %r24,-120(%r30)
	bl __errno,%r2
	copy %r19,%r4
	ldw 0(%r28),%r20
	copy %r4,%r19
	ldi 29,%r28
	comb,<> %r28,%r20,.L141
	ldw -120(%r30),%r24
	copy %r7,%r24
	copy %r19,%r4
	copy %r6,%r25
	bl write,%r2
	copy %r5,%r26
	copy %r4,%r19
	b .L141
	copy %r28,%r24
	.EXIT
	.PROCEND
	.size	__aio_write64, .-__aio_write64
	.section	.text.aio_fsync,"ax",@progbits
	.align 4
.globl aio_fsync
	.type	aio_fsync, @function
aio_fsync:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r25,%r3
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,= 0,%r28,%r0
	b,n .L148
	b,n .L150
.L151:
	comiclr,<> 0,%r28,%r0
	b,n .L150
.L148:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L151
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L150:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r3),%r26
	bl fsync,%r2
	copy %r19,%r4
	ldo 20(%r3),%r25
	copy %r3,%r26
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	copy %r4,%r19
	copy %r28,%r24
	bl finish,%r0
	ldwm -64(%r30),%r4
	nop
	.EXIT
	.PROCEND
	.size	aio_fsync, .-aio_fsync
	.section	.text.__aio_fsync64,"ax",@progbits
	.align 4
.globl __aio_fsync64
	.type	__aio_fsync64, @function
__aio_fsync64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r25,%r3
	bl guard_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comiclr,= 0,%r28,%r0
	b,n .L157
	b,n .L159
.L160:
	comiclr,<> 0,%r28,%r0
	b,n .L159
.L157:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L160
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 17,%r20
	stw %r20,0(%r28)
	ldi -1,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L159:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 0(%r3),%r26
	bl fsync,%r2
	copy %r19,%r4
	ldo 28(%r3),%r25
	copy %r3,%r26
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	copy %r4,%r19
	copy %r28,%r24
	bl finish,%r0
	ldwm -64(%r30),%r4
	nop
	.EXIT
	.PROCEND
	.size	__aio_fsync64, .-__aio_fsync64
	.section	.text.aio_error,"ax",@progbits
	.align 4
.globl aio_error
	.type	aio_error, @function
aio_error:
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
	copy %r4,%r19
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L166
	copy %r19,%r4
	b,n .L176
.L168:
	comib,= 0,%r28,.L167
	copy %r19,%r4
.L166:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L168
	ldw 0(%r28),%r28
	bl guard_leave,%r2
	ldw 12(%r28),%r3
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L167:
.L176:
	bl guard_leave,%r2
	ldi -1,%r3
	copy %r4,%r19
	bl __errno,%r2
	nop
	ldi 22,%r20
	stw %r20,0(%r28)
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	aio_error, .-aio_error
	.section	.text.__aio_error64,"ax",@progbits
	.align 4
.globl __aio_error64
	.type	__aio_error64, @function
__aio_error64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl aio_error,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__aio_error64, .-__aio_error64
	.section	.text.aio_return,"ax",@progbits
	.align 4
.globl aio_return
	.type	aio_return, @function
aio_return:
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
	addil LT'all_done,%r19
	ldw RT'all_done(%r1),%r20
	ldw 0(%r20),%r3
	comib,<> 0,%r3,.L179
	copy %r19,%r4
	b,n .L191
.L181:
	ldw 0(%r3),%r3
	comib,= 0,%r3,.L180
	copy %r19,%r4
.L179:
	ldw 4(%r3),%r28
	comb,<>,n %r28,%r5,.L181
	copy %r3,%r20
	ldw 0(%r3),%r28
	copy %r19,%r4
	bl guard_leave,%r2
	stw %r28,0(%r20)
	ldw 12(%r3),%r5
	copy %r4,%r19
	copy %r3,%r26
	ldw 8(%r3),%r3
	bl free,%r2
	copy %r19,%r4
	comib,<> 0,%r5,.L183
	copy %r4,%r19
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L180:
.L191:
	bl guard_leave,%r2
	ldi -1,%r3
	copy %r4,%r19
	ldi 0,%r26
	copy %r19,%r4
	bl free,%r2
	ldi 22,%r5
	copy %r4,%r19
.L183:
	bl __errno,%r2
	nop
	stw %r5,0(%r28)
	ldw -60(%r30),%r4
	copy %r3,%r28
	ldw -84(%r30),%r2
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	aio_return, .-aio_return
	.section	.text.__aio_return64,"ax",@progbits
	.align 4
.globl __aio_return64
	.type	__aio_return64, @function
__aio_return64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl aio_return,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__aio_return64, .-__aio_return64
	.section	.text.aio_cancel,"ax",@progbits
	.align 4
.globl aio_cancel
	.type	aio_cancel, @function
aio_cancel:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	ldi 1,%r25
	stwm %r4,64(%r30)
	bl fcntl,%r2
	stw %r19,-32(%r30)
	ldi 1,%r20
	ldw -84(%r30),%r2
	comiclr,<= 0,%r28,%r0
	ldi -1,%r20
	copy %r20,%r28
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	aio_cancel, .-aio_cancel
	.section	.text.__aio_cancel64,"ax",@progbits
	.align 4
.globl __aio_cancel64
	.type	__aio_cancel64, @function
__aio_cancel64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl aio_cancel,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__aio_cancel64, .-__aio_cancel64
	.section	.text.aio_suspend,"ax",@progbits
	.align 4
.globl aio_suspend
	.type	aio_suspend, @function
aio_suspend:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r26,%r6
	stw %r5,-60(%r30)
	copy %r25,%r5
	stw %r4,-56(%r30)
	stw %r3,-52(%r30)
	comib,>= 0,%r25,.L198
	stw %r19,-32(%r30)
	ldi 0,%r3
	ldwx,s %r3(%r6),%r26
.L206:
	comiclr,<> 0,%r26,%r0
	b,n .L202
	bl aio_error,%r2
	copy %r19,%r4
	comib,<= 0,%r28,.L205
	copy %r4,%r19
.L202:
	ldo 1(%r3),%r3
	comb,<>,n %r3,%r5,.L206
	ldwx,s %r3(%r6),%r26
.L198:
	bl __errno,%r2
	nop
	ldi 22,%r21
	copy %r28,%r20
	stw %r21,0(%r20)
	ldw -84(%r30),%r2
	ldi -1,%r28
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
.L205:
	ldi 0,%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	aio_suspend, .-aio_suspend
	.section	.text.__aio_suspend64,"ax",@progbits
	.align 4
.globl __aio_suspend64
	.type	__aio_suspend64, @function
__aio_suspend64:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	bl aio_suspend,%r2
	stw %r19,-32(%r30)
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	__aio_suspend64, .-__aio_suspend64
	.section	.text.lio_listio,"ax",@progbits
	.align 4
.globl lio_listio
	.type	lio_listio, @function
lio_listio:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=17
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r17,128(%r30)
	stw %r11,-104(%r30)
	copy %r23,%r11
	stw %r7,-88(%r30)
	copy %r26,%r7
	stw %r6,-84(%r30)
	copy %r24,%r6
	stw %r5,-80(%r30)
	copy %r25,%r5
	stw %r16,-124(%r30)
	stw %r15,-120(%r30)
	stw %r14,-116(%r30)
	stw %r13,-112(%r30)
	stw %r12,-108(%r30)
	stw %r10,-100(%r30)
	stw %r9,-96(%r30)
	stw %r8,-92(%r30)
	stw %r4,-76(%r30)
	stw %r3,-72(%r30)
	comib,>= 0,%r24,.L209
	stw %r19,-32(%r30)
	ldi 0,%r17
	addil LT'all_done,%r19
	copy %r17,%r8
	copy %r1,%r9
	copy %r17,%r16
	ldi 17,%r12
	ldi 1,%r10
	ldo -60(%r30),%r15
	ldo -52(%r30),%r14
	ldo -56(%r30),%r13
	ldwx,s %r17(%r5),%r3
.L253:
	comib,=,n 0,%r3,.L210
	ldw 40(%r3),%r28
	comiclr,<> 2,%r28,%r0
	b,n .L210
	bl guard_enter,%r2
	copy %r19,%r4
	ldw RT'all_done(%r9),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L211
	copy %r4,%r19
	b,n .L213
.L214:
	comiclr,<> 0,%r28,%r0
	b,n .L213
.L211:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L214
	ldw 0(%r28),%r28
	copy %r19,%r4
	bl guard_leave,%r2
	copy %r10,%r8
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	stw %r12,0(%r28)
	copy %r4,%r19
.L210:
	ldo 1(%r17),%r17
	comb,<>,n %r17,%r6,.L253
	ldwx,s %r17(%r5),%r3
	comiclr,= 1,%r7,%r0
	b,n .L248
	comiclr,= 0,%r8,%r0
	b,n .L223
	comib,= 0,%r16,.L208
	sub %r0,%r16,%r3
	bl __errno,%r2
	nop
	ldi 5,%r20
	stw %r20,0(%r28)
.L208:
	copy %r3,%r28
.L252:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r16
	ldw -120(%r30),%r15
	ldw -116(%r30),%r14
	ldw -112(%r30),%r13
	ldw -108(%r30),%r12
	ldw -104(%r30),%r11
	ldw -100(%r30),%r10
	ldw -96(%r30),%r9
	ldw -92(%r30),%r8
	ldw -88(%r30),%r7
	ldw -84(%r30),%r6
	ldw -80(%r30),%r5
	ldw -76(%r30),%r4
	ldw -72(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r17
.L213:
	bl guard_leave,%r2
	copy %r19,%r4
	ldwx,s %r17(%r5),%r3
	ldw 12(%r3),%r24
	ldw 40(%r3),%r28
	copy %r4,%r19
	copy %r19,%r4
	ldw 8(%r3),%r25
	stw %r28,0(%r15)
	ldw 4(%r3),%r28
	extrs %r28,0,1,%r20
	stw %r28,0(%r14)
	stw %r20,0(%r13)
	bl transfer,%r2
	ldw 0(%r3),%r26
	copy %r4,%r19
	copy %r28,%r24
	copy %r19,%r4
	ldo 20(%r3),%r25
	bl finish,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L249
	copy %r4,%r19
	b .L210
	copy %r10,%r8
.L248:
	comib,=,n 0,%r11,.L247
	ldw 0(%r11),%r28
	comiclr,<> 1,%r28,%r0
	b,n .L250
	comiclr,= 0,%r8,%r0
	b,n .L223
.L229:
	comiclr,<> 1,%r7,%r3
	ldi 1,%r3
	and %r16,%r3,%r3
	b .L208
	sub %r0,%r3,%r3
.L250:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 4(%r11),%r25
	copy %r19,%r4
	bl kill,%r2
	copy %r28,%r26
	copy %r4,%r19
.L247:
	comib,=,n 0,%r8,.L208
	ldi 0,%r3
.L223:
	bl __errno,%r2
	ldi -1,%r3
	ldi 11,%r20
	b .L208
	stw %r20,0(%r28)
.L249:
	copy %r19,%r4
	bl aio_error,%r2
	ldwx,s %r17(%r5),%r26
	copy %r4,%r19
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	b .L210
	or %r16,%r28,%r16
.L209:
	comib,= 1,%r26,.L208
	ldi 0,%r3
	comib,= 0,%r23,.L208
	nop
	ldw 0(%r23),%r28
	comib,<> 1,%r28,.L229
	ldi 0,%r16
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 4(%r11),%r25
	bl kill,%r2
	copy %r28,%r26
	b .L252
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	lio_listio, .-lio_listio
	.section	.text.__lio_listio64,"ax",@progbits
	.align 4
.globl __lio_listio64
	.type	__lio_listio64, @function
__lio_listio64:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=16
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r16,128(%r30)
	stw %r12,-112(%r30)
	copy %r23,%r12
	stw %r8,-96(%r30)
	copy %r26,%r8
	stw %r7,-92(%r30)
	copy %r24,%r7
	stw %r6,-88(%r30)
	copy %r25,%r6
	stw %r15,-124(%r30)
	stw %r14,-120(%r30)
	stw %r13,-116(%r30)
	stw %r11,-108(%r30)
	stw %r10,-104(%r30)
	stw %r9,-100(%r30)
	stw %r5,-84(%r30)
	stw %r4,-80(%r30)
	stw %r3,-76(%r30)
	comib,>= 0,%r24,.L255
	stw %r19,-32(%r30)
	ldi 0,%r5
	addil LT'all_done,%r19
	copy %r5,%r9
	copy %r1,%r10
	copy %r5,%r16
	ldi 17,%r13
	ldi 1,%r11
	ldo -60(%r30),%r15
	ldo -56(%r30),%r14
	ldwx,s %r5(%r6),%r3
.L299:
	comib,=,n 0,%r3,.L256
	ldw 48(%r3),%r28
	comiclr,<> 2,%r28,%r0
	b,n .L256
	bl guard_enter,%r2
	copy %r19,%r4
	ldw RT'all_done(%r10),%r28
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L257
	copy %r4,%r19
	b,n .L259
.L260:
	comiclr,<> 0,%r28,%r0
	b,n .L259
.L257:
	ldw 4(%r28),%r20
	comb,<>,n %r20,%r3,.L260
	ldw 0(%r28),%r28
	copy %r19,%r4
	bl guard_leave,%r2
	copy %r11,%r9
	copy %r4,%r19
	bl __errno,%r2
	copy %r19,%r4
	stw %r13,0(%r28)
	copy %r4,%r19
.L256:
	ldo 1(%r5),%r5
	comb,<>,n %r5,%r7,.L299
	ldwx,s %r5(%r6),%r3
	comiclr,= 1,%r8,%r0
	b,n .L294
	comiclr,= 0,%r9,%r0
	b,n .L269
	comib,= 0,%r16,.L254
	sub %r0,%r16,%r3
	bl __errno,%r2
	nop
	ldi 5,%r20
	stw %r20,0(%r28)
.L254:
	copy %r3,%r28
.L298:
	ldw -148(%r30),%r2
	ldw -124(%r30),%r15
	ldw -120(%r30),%r14
	ldw -116(%r30),%r13
	ldw -112(%r30),%r12
	ldw -108(%r30),%r11
	ldw -104(%r30),%r10
	ldw -100(%r30),%r9
	ldw -96(%r30),%r8
	ldw -92(%r30),%r7
	ldw -88(%r30),%r6
	ldw -84(%r30),%r5
	ldw -80(%r30),%r4
	ldw -76(%r30),%r3
	bv %r0(%r2)
	ldwm -128(%r30),%r16
.L259:
	bl guard_leave,%r2
	copy %r19,%r4
	ldwx,s %r5(%r6),%r3
	ldw 48(%r3),%r20
	stw %r20,0(%r15)
	copy %r4,%r19
	copy %r19,%r4
	ldw 8(%r3),%r21
	ldw 12(%r3),%r22
	stw %r21,0(%r14)
	stw %r22,4(%r14)
	ldw 16(%r3),%r25
	ldw 0(%r3),%r26
	bl transfer,%r2
	ldw 20(%r3),%r24
	copy %r4,%r19
	copy %r28,%r24
	copy %r19,%r4
	ldo 28(%r3),%r25
	bl finish,%r2
	copy %r3,%r26
	comib,= 0,%r28,.L295
	copy %r4,%r19
	b .L256
	copy %r11,%r9
.L294:
	comib,=,n 0,%r12,.L293
	ldw 0(%r12),%r28
	comiclr,<> 1,%r28,%r0
	b,n .L296
	comiclr,= 0,%r9,%r0
	b,n .L269
.L275:
	comiclr,<> 1,%r8,%r3
	ldi 1,%r3
	and %r16,%r3,%r3
	b .L254
	sub %r0,%r3,%r3
.L296:
	bl getpid,%r2
	copy %r19,%r4
	copy %r4,%r19
	ldw 4(%r12),%r25
	copy %r19,%r4
	bl kill,%r2
	copy %r28,%r26
	copy %r4,%r19
.L293:
	comib,=,n 0,%r9,.L254
	ldi 0,%r3
.L269:
	bl __errno,%r2
	ldi -1,%r3
	ldi 11,%r20
	b .L254
	stw %r20,0(%r28)
.L295:
	copy %r19,%r4
	bl aio_error,%r2
	ldwx,s %r5(%r6),%r26
	copy %r4,%r19
	comiclr,= 0,%r28,%r28
	ldi 1,%r28
	b .L256
	or %r16,%r28,%r16
.L255:
	comib,= 1,%r26,.L254
	ldi 0,%r3
	comib,= 0,%r23,.L254
	nop
	ldw 0(%r23),%r28
	comib,=,n 1,%r28,.L274
	ldi 0,%r16
	b,n .L275
.L274:
	copy %r19,%r4
	bl getpid,%r2
	ldi 0,%r3
	copy %r4,%r19
	ldw 4(%r12),%r25
	bl kill,%r2
	copy %r28,%r26
	b .L298
	copy %r3,%r28
	.EXIT
	.PROCEND
	.size	__lio_listio64, .-__lio_listio64
	.local	all_done
	.comm	all_done,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
