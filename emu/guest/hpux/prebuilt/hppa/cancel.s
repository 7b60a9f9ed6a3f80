; bece88b358fa49be282564be487f39c8 emu/guest/libc/hpux/cancel.c
	.LEVEL 1.1
	.text
	.section	.text.end,"ax",@progbits
	.align 4
	.type	end, @function
end:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 1,%r20
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldo 568(%r26),%r3
	stw %r19,-32(%r30)
	stw %r20,564(%r26)
	stw %r0,556(%r26)
	ldw 0(%r3),%r26
	comiclr,<> 0,%r26,%r0
	b,n .L2
	bl pthread_mutex_lock,%r2
	copy %r19,%r4
	copy %r4,%r19
.L2:
	stw %r0,0(%r3)
	bl pthread_exit,%r2
	ldi -1,%r26
	nop
	.EXIT
	.PROCEND
	.size	end, .-end
	.section	.text.on_cancel,"ax",@progbits
	.align 4
	.type	on_cancel, @function
on_cancel:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl thread_self,%r2
	stw %r19,-32(%r30)
	ldw 552(%r28),%r20
	comib,= 0,%r20,.L7
	copy %r4,%r19
	ldw 544(%r28),%r20
	comib,<> 0,%r20,.L16
	ldw -84(%r30),%r2
	ldw 560(%r28),%r20
	comiclr,= 0,%r20,%r0
	b,n .L16
	ldw 564(%r28),%r20
	comiclr,= 0,%r20,%r0
	b,n .L16
	ldw 548(%r28),%r20
	comib,<>,n 0,%r20,.L9
	ldw 556(%r28),%r20
	comiclr,= 0,%r20,%r0
	b,n .L9
.L7:
	ldw -84(%r30),%r2
.L16:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L9:
	bl end,%r2
	copy %r28,%r26
	nop
	.EXIT
	.PROCEND
	.size	on_cancel, .-on_cancel
	.section	.text.cancel_enter,"ax",@progbits
	.align 4
.globl cancel_enter
	.type	cancel_enter, @function
cancel_enter:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,<> 0,%r28,.L25
	ldw -84(%r30),%r2
.L26:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
.L25:
	bl thread_self,%r2
	copy %r19,%r4
	ldi 1,%r21
	copy %r4,%r19
	stw %r21,556(%r28)
	ldw 552(%r28),%r20
	comib,= 0,%r20,.L26
	ldw -84(%r30),%r2
	ldw 544(%r28),%r20
	comib,<> 0,%r20,.L26
	nop
	ldw 560(%r28),%r20
	comib,<> 0,%r20,.L26
	nop
	ldw 564(%r28),%r20
	comib,<> 0,%r20,.L26
	nop
	bl end,%r2
	copy %r28,%r26
	nop
	.EXIT
	.PROCEND
	.size	cancel_enter, .-cancel_enter
	.section	.text.cancel_leave,"ax",@progbits
	.align 4
.globl cancel_leave
	.type	cancel_leave, @function
cancel_leave:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	stwm %r4,64(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L32
	ldw -84(%r30),%r2
	bl thread_self,%r2
	nop
	stw %r0,556(%r28)
	ldw -84(%r30),%r2
.L32:
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	cancel_leave, .-cancel_leave
	.section	.text.pthread_testcancel,"ax",@progbits
	.align 4
.globl pthread_testcancel
	.type	pthread_testcancel, @function
pthread_testcancel:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	copy %r19,%r4
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	bl cancel_leave,%r2
	nop
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	pthread_testcancel, .-pthread_testcancel
	.section	.text.pthread_cancel,"ax",@progbits
	.align 4
.globl pthread_cancel
	.type	pthread_cancel, @function
pthread_cancel:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=5
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	addil LT'installed.1,%r19
	stw %r5,-116(%r30)
	ldw RT'installed.1(%r1),%r5
	stw %r3,-108(%r30)
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r5),%r24
	comib,= 0,%r24,.L54
	copy %r26,%r3
.L35:
	bl guard_enter,%r2
	copy %r19,%r4
	copy %r4,%r19
	copy %r3,%r26
	bl thread_find,%r2
	copy %r19,%r4
	movb,= %r28,%r3,.L36
	copy %r4,%r19
	ldw 4(%r3),%r28
	comib,<> 0,%r28,.L55
	ldi 1,%r28
.L36:
	bl guard_leave,%r2
	nop
	ldi 3,%r28
.L34:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L55:
	copy %r19,%r4
	bl thread_self,%r2
	stw %r28,552(%r3)
	ldo 552(%r3),%r5
	comb,= %r28,%r3,.L56
	copy %r4,%r19
	copy %r19,%r4
	ldi 35,%r25
	bl thread_signal,%r2
	copy %r3,%r26
	stw %r28,-120(%r30)
	copy %r4,%r19
	bl guard_leave,%r2
	copy %r19,%r4
	ldw -120(%r30),%r28
	comib,<> 0,%r28,.L34
	copy %r4,%r19
	bl thread_self,%r2
	copy %r19,%r4
	comb,= %r28,%r3,.L40
	copy %r4,%r19
.L41:
	ldi 0,%r28
.L57:
	ldw -148(%r30),%r2
	ldw -116(%r30),%r5
	ldw -112(%r30),%r4
	ldw -108(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L54:
	addil LT'action.0,%r19
	copy %r19,%r4
	ldw RT'action.0(%r1),%r25
	bl sigaction,%r2
	ldi 35,%r26
	copy %r4,%r19
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	b .L35
	stw %r28,0(%r5)
.L56:
	bl guard_leave,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl thread_self,%r2
	copy %r19,%r4
	comb,<> %r28,%r3,.L41
	copy %r4,%r19
.L40:
	ldw 548(%r3),%r28
	comib,= 0,%r28,.L57
	ldi 0,%r28
	ldw 0(%r5),%r28
	comib,= 0,%r28,.L57
	ldi 0,%r28
	ldw 544(%r3),%r28
	comib,<> 0,%r28,.L57
	ldi 0,%r28
	ldw 560(%r3),%r28
	comib,<> 0,%r28,.L57
	ldi 0,%r28
	ldw 564(%r3),%r28
	comib,<> 0,%r28,.L57
	ldi 0,%r28
	bl end,%r2
	copy %r3,%r26
	nop
	.EXIT
	.PROCEND
	.size	pthread_cancel, .-pthread_cancel
	.section	.text.pthread_setcancelstate,"ax",@progbits
	.align 4
.globl pthread_setcancelstate
	.type	pthread_setcancelstate, @function
pthread_setcancelstate:
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
	bl thread_self,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	comib,<< 1,%r3,.L61
	copy %r28,%r26
	comib,= 0,%r5,.L60
	ldo 544(%r28),%r21
	ldw 0(%r21),%r28
	stw %r28,0(%r5)
.L60:
	stw %r3,0(%r21)
	ldw 548(%r26),%r28
	comib,= 0,%r28,.L73
	ldw -84(%r30),%r2
	ldw 552(%r26),%r28
	comib,= 0,%r28,.L74
	ldw -60(%r30),%r4
	ldw 0(%r21),%r28
	comib,<>,n 0,%r28,.L62
	ldw 560(%r26),%r21
	comib,<> 0,%r21,.L75
	ldw -56(%r30),%r3
	ldw 564(%r26),%r21
	comiclr,= 0,%r21,%r0
	b,n .L75
	bl end,%r2
	nop
.L61:
	ldi 22,%r28
.L58:
	ldw -84(%r30),%r2
.L73:
	ldw -60(%r30),%r4
.L74:
	ldw -56(%r30),%r3
.L75:
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L62:
	b .L58
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_setcancelstate, .-pthread_setcancelstate
	.section	.text.pthread_setcanceltype,"ax",@progbits
	.align 4
.globl pthread_setcanceltype
	.type	pthread_setcanceltype, @function
pthread_setcanceltype:
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
	bl thread_self,%r2
	stw %r19,-32(%r30)
	copy %r4,%r19
	comib,<< 1,%r3,.L79
	copy %r28,%r26
	comib,= 0,%r5,.L78
	ldo 548(%r28),%r28
	ldw 0(%r28),%r20
	stw %r20,0(%r5)
.L78:
	stw %r3,0(%r28)
	ldw 0(%r28),%r28
	comib,= 0,%r28,.L91
	ldw -84(%r30),%r2
	ldw 552(%r26),%r28
	comib,= 0,%r28,.L92
	ldw -60(%r30),%r4
	ldw 544(%r26),%r28
	comib,<>,n 0,%r28,.L80
	ldw 560(%r26),%r20
	comib,<> 0,%r20,.L93
	ldw -56(%r30),%r3
	ldw 564(%r26),%r20
	comiclr,= 0,%r20,%r0
	b,n .L93
	bl end,%r2
	nop
.L79:
	ldi 22,%r28
.L76:
	ldw -84(%r30),%r2
.L91:
	ldw -60(%r30),%r4
.L92:
	ldw -56(%r30),%r3
.L93:
	bv %r0(%r2)
	ldwm -64(%r30),%r5
.L80:
	b .L76
	ldi 0,%r28
	.EXIT
	.PROCEND
	.size	pthread_setcanceltype, .-pthread_setcanceltype
	.section	.text.__pthread_cleanup_push,"ax",@progbits
	.align 4
.globl __pthread_cleanup_push
	.type	__pthread_cleanup_push, @function
__pthread_cleanup_push:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	copy %r25,%r6
	stw %r5,-60(%r30)
	copy %r24,%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r4,-56(%r30)
	bl thread_self,%r2
	stw %r19,-32(%r30)
	ldw 576(%r28),%r20
	ldo 576(%r28),%r28
	stw %r6,0(%r3)
	stw %r5,4(%r3)
	stw %r20,8(%r3)
	stw %r3,0(%r28)
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	__pthread_cleanup_push, .-__pthread_cleanup_push
	.section	.text.__pthread_cleanup_pop,"ax",@progbits
	.align 4
.globl __pthread_cleanup_pop
	.type	__pthread_cleanup_pop, @function
__pthread_cleanup_pop:
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
	bl thread_self,%r2
	stw %r19,-32(%r30)
	ldw 8(%r3),%r20
	stw %r20,576(%r28)
	comib,= 0,%r5,.L95
	copy %r4,%r19
	ldw 4(%r3),%r26
	ldw 0(%r3),%r22
	bl $$dyncall,%r31
	copy %r31,%r2
.L95:
	ldw -84(%r30),%r2
	ldw -60(%r30),%r4
	ldw -56(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r5
	.EXIT
	.PROCEND
	.size	__pthread_cleanup_pop, .-__pthread_cleanup_pop
	.section	.text.cancel_run_handlers,"ax",@progbits
	.align 4
.globl cancel_run_handlers
	.type	cancel_run_handlers, @function
cancel_run_handlers:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	ldo 576(%r26),%r3
	stw %r19,-32(%r30)
	ldw 0(%r3),%r28
	comib,= 0,%r28,.L107
	ldw -84(%r30),%r2
.L102:
	ldw 8(%r28),%r20
	ldw 4(%r28),%r26
	copy %r19,%r4
	ldw 0(%r28),%r22
	stw %r20,0(%r3)
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 0(%r3),%r28
	comib,<> 0,%r28,.L102
	copy %r4,%r19
	ldw -84(%r30),%r2
.L107:
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	cancel_run_handlers, .-cancel_run_handlers
	.section	.data.rel.ro.local,"aw"
	.align 4
	.type	action.0, @object
	.size	action.0, 40
action.0:
	.word	P%on_cancel
	.word	0
	.zero	28
	.word	64
	.local	installed.1
	.comm	installed.1,4,4
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
