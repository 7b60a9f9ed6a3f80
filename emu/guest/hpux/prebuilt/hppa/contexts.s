; 2235a8ff54ff8275b09fa69086194e0d emu/guest/libc/hpux/contexts.c
	.LEVEL 1.1
	.text
	.section	.text.context_begin,"ax",@progbits
	.align 4
.globl context_begin
	.type	context_begin, @function
context_begin:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r25
	stwm %r4,64(%r30)
	stw %r3,-60(%r30)
	copy %r26,%r3
	copy %r25,%r26
	stw %r19,-32(%r30)
	bl sigprocmask,%r2
	ldo 4(%r3),%r24
	stw %r0,48(%r3)
	ldo 128(%r3),%r28
	ldw -84(%r30),%r2
	ldw -60(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r4
	.EXIT
	.PROCEND
	.size	context_begin, .-context_begin
	.section	.text.setcontext,"ax",@progbits
	.align 4
.globl setcontext
	.type	setcontext, @function
setcontext:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldi 0,%r24
	stwm %r4,64(%r30)
	copy %r19,%r4
	stw %r3,-60(%r30)
	copy %r26,%r3
	ldi 2,%r26
	stw %r19,-32(%r30)
	bl sigprocmask,%r2
	ldo 4(%r3),%r25
	copy %r4,%r19
	ldo 128(%r3),%r26
	bl context_jump,%r2
	ldw 48(%r3),%r25
	nop
	.EXIT
	.PROCEND
	.size	setcontext, .-setcontext
	.section	.text.swapcontext,"ax",@progbits
	.align 4
.globl swapcontext
	.type	swapcontext, @function
swapcontext:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-116(%r30)
	copy %r19,%r4
	stw %r3,-112(%r30)
	copy %r26,%r3
	stw %r19,-32(%r30)
	bl context_begin,%r2
	stw %r25,-120(%r30)
	copy %r4,%r19
	ldi 1,%r20
	stw %r20,48(%r3)
	ldo 128(%r3),%r26
	bl setjmp,%r2
	copy %r19,%r4
	comib,= 0,%r28,.L9
	copy %r4,%r19
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -116(%r30),%r4
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L9:
	bl setcontext,%r2
	ldw -120(%r30),%r26
	ldw -116(%r30),%r4
	ldi 0,%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	swapcontext, .-swapcontext
	.section	.text.makecontext,"ax",@progbits
	.align 4
.globl makecontext
	.type	makecontext, @function
makecontext:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 64(%r30),%r30
	ldo -108(%r30),%r20
	stw %r4,-52(%r30)
	stw %r19,-32(%r30)
	stw %r23,-112(%r30)
	stw %r24,0(%r20)
	stw %r25,-104(%r30)
	stw %r26,-100(%r30)
	stw %r20,-56(%r30)
	comib,>= 0,%r24,.L11
	stw %r25,52(%r26)
	ldi 0,%r28
	ldo 56(%r26),%r31
	sh2addl %r28,%r31,%r21 
.L18:
	ldwm -4(%r20),%r22
	ldo 1(%r28),%r28
	comb,>= %r28,%r24,.L11
	stw %r22,0(%r21)
	comib,>= 15,%r28,.L18
	sh2addl %r28,%r31,%r21 
.L11:
	ldw 40(%r26),%r23
	ldw 36(%r26),%r24
	copy %r26,%r25
	bl context_prepare,%r2
	ldo 128(%r26),%r26
	ldw -52(%r30),%r4
	ldw -84(%r30),%r2
	bv %r0(%r2)
	ldo -64(%r30),%r30
	.EXIT
	.PROCEND
	.size	makecontext, .-makecontext
	.section	.text.context_run,"ax",@progbits
	.align 4
.globl context_run
	.type	context_run, @function
context_run:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r4,128(%r30)
	copy %r19,%r4
	stw %r19,-32(%r30)
	stw %r3,-124(%r30)
	ldw 116(%r26),%r20
	copy %r26,%r3
	stw %r20,-96(%r30)
	ldw 112(%r26),%r20
	stw %r20,-92(%r30)
	ldw 108(%r26),%r20
	stw %r20,-88(%r30)
	ldw 104(%r26),%r20
	stw %r20,-84(%r30)
	ldw 100(%r26),%r20
	stw %r20,-80(%r30)
	ldw 96(%r26),%r20
	stw %r20,-76(%r30)
	ldw 92(%r26),%r20
	stw %r20,-72(%r30)
	ldw 88(%r26),%r20
	stw %r20,-68(%r30)
	ldw 84(%r26),%r20
	stw %r20,-64(%r30)
	ldw 80(%r26),%r20
	stw %r20,-60(%r30)
	ldw 76(%r26),%r20
	stw %r20,-56(%r30)
	ldw 72(%r3),%r20
	ldw 68(%r26),%r23
	ldw 64(%r26),%r24
	ldw 60(%r26),%r25
	ldw 52(%r3),%r22
	ldw 56(%r26),%r26
	stw %r20,-52(%r30)
	bl $$dyncall,%r31
	copy %r31,%r2
	ldw 0(%r3),%r26
	comib,= 0,%r26,.L20
	copy %r4,%r19
	bl setcontext,%r2
	copy %r19,%r4
	copy %r4,%r19
.L20:
	addil LT'__threads_started,%r19
	ldw RT'__threads_started(%r1),%r28
	ldw 0(%r28),%r26
	comiclr,= 0,%r26,%r0
	b,n .L21
	bl exit,%r2
	nop
.L21:
	bl pthread_exit,%r2
	ldi 0,%r26
	nop
	.EXIT
	.PROCEND
	.size	context_run, .-context_run
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
