; 8a2890afef7aae8c3ca09e2488753254 emu/guest/libc/hpux/spin.c
	.LEVEL 1.1
	.text
	.section	.text.pthread_spin_init,"ax",@progbits
	.align 4
.globl pthread_spin_init
	.type	pthread_spin_init, @function
pthread_spin_init:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	comib,<< 1,%r25,.L3
	ldi 1,%r20
	ldi 0,%r28
	bv %r0(%r2)
	stw %r20,0(%r26)
.L3:
	bv %r0(%r2)
	ldi 22,%r28
	.EXIT
	.PROCEND
	.size	pthread_spin_init, .-pthread_spin_init
	.section	.text.pthread_spin_destroy,"ax",@progbits
	.align 4
.globl pthread_spin_destroy
	.type	pthread_spin_destroy, @function
pthread_spin_destroy:
	.PROC
	.CALLINFO FRAME=0,NO_CALLS
	.ENTRY
	ldw 0(%r26),%r28
	comiclr,<> 0,%r28,%r28
	ldi 1,%r28
	bv %r0(%r2)
	zdep %r28,27,28,%r28
	.EXIT
	.PROCEND
	.size	pthread_spin_destroy, .-pthread_spin_destroy
	.section	.text.pthread_spin_trylock,"ax",@progbits
	.align 4
.globl pthread_spin_trylock
	.type	pthread_spin_trylock, @function
pthread_spin_trylock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 453,%r26
	stw %r4,-112(%r30)
	bl hpux_call,%r2
	stw %r19,-32(%r30)
	comib,= -11,%r28,.L8
	extrs %r28,0,1,%r20
	ldw -148(%r30),%r2
	sub %r0,%r28,%r28
	ldw -112(%r30),%r4
	and %r28,%r20,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L8:
	ldi 16,%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pthread_spin_trylock, .-pthread_spin_trylock
	.section	.text.pthread_spin_lock,"ax",@progbits
	.align 4
.globl pthread_spin_lock
	.type	pthread_spin_lock, @function
pthread_spin_lock:
	.PROC
	.CALLINFO FRAME=64,CALLS,SAVE_RP,ENTRY_GR=6
	.ENTRY
	stw %r2,-20(%r30)
	stwm %r6,64(%r30)
	ldi 16,%r6
	stw %r5,-60(%r30)
	ldi 341,%r5
	stw %r3,-52(%r30)
	copy %r26,%r3
	stw %r4,-56(%r30)
	b .L11
	stw %r19,-32(%r30)
.L12:
	bl hpux_call,%r2
	copy %r19,%r4
	copy %r4,%r19
.L11:
	copy %r3,%r26
	bl pthread_spin_trylock,%r2
	copy %r19,%r4
	copy %r4,%r19
	comb,= %r6,%r28,.L12
	copy %r5,%r26
	ldw -84(%r30),%r2
	ldw -60(%r30),%r5
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldwm -64(%r30),%r6
	.EXIT
	.PROCEND
	.size	pthread_spin_lock, .-pthread_spin_lock
	.section	.text.pthread_spin_unlock,"ax",@progbits
	.align 4
.globl pthread_spin_unlock
	.type	pthread_spin_unlock, @function
pthread_spin_unlock:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r4,-112(%r30)
	stw %r19,-32(%r30)
	ldw 0(%r26),%r28
	comib,= 0,%r28,.L16
	ldi 1,%r28
	ldw -148(%r30),%r2
	ldw -112(%r30),%r4
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L16:
	copy %r26,%r25
	bl hpux_call,%r2
	ldi 450,%r26
	ldw -112(%r30),%r4
	copy %r28,%r21
	ldw -148(%r30),%r2
	sub %r0,%r21,%r20
	copy %r20,%r28
	comiclr,> 0,%r21,%r0
	ldi 0,%r28
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	pthread_spin_unlock, .-pthread_spin_unlock
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
