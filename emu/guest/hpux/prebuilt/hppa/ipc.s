; ca5e651163eb81c57a45cb5e67c235b4 emu/guest/libc/hpux/ipc.c
	.LEVEL 1.1
	.text
	.section	.text.semget,"ax",@progbits
	.align 4
.globl semget
	.type	semget, @function
semget:
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
	ldi 156,%r26
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
	.size	semget, .-semget
	.section	.text.semop,"ax",@progbits
	.align 4
.globl semop
	.type	semop, @function
semop:
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
	ldi 158,%r26
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
	.size	semop, .-semop
	.section	.text.semctl,"ax",@progbits
	.align 4
.globl semctl
	.type	semctl, @function
semctl:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldo -172(%r30),%r20
	stw %r4,-100(%r30)
	copy %r23,%r28
	stw %r19,-32(%r30)
	stw %r23,-176(%r30)
	stw %r24,0(%r20)
	stw %r25,-168(%r30)
	stw %r26,-164(%r30)
	copy %r24,%r23
	stw %r20,-104(%r30)
	copy %r19,%r4
	copy %r25,%r20
	stw %r28,-52(%r30)
	copy %r26,%r25
	copy %r20,%r24
	comib,= 8,%r23,.L7
	ldi 312,%r26
	bl hpux_call,%r2
	nop
	stw %r29,-116(%r30)
	copy %r4,%r19
	copy %r28,%r25
	stw %r25,-120(%r30)
	bl call_value,%r2
	copy %r29,%r26
	ldw -100(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
.L7:
	bl hpux_call,%r2
	nop
	stw %r28,-112(%r30)
	copy %r4,%r19
	copy %r29,%r26
	stw %r29,-108(%r30)
	bl call_value,%r2
	copy %r28,%r25
	ldw -100(%r30),%r4
	ldw -148(%r30),%r2
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	semctl, .-semctl
	.section	.text.msgget,"ax",@progbits
	.align 4
.globl msgget
	.type	msgget, @function
msgget:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r25,%r24
	ldo 128(%r30),%r30
	copy %r26,%r25
	stw %r4,-112(%r30)
	ldi 159,%r26
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
	.size	msgget, .-msgget
	.section	.text.msgsnd,"ax",@progbits
	.align 4
.globl msgsnd
	.type	msgsnd, @function
msgsnd:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	stw %r7,-112(%r30)
	copy %r23,%r7
	stw %r6,-108(%r30)
	copy %r24,%r6
	stw %r5,-104(%r30)
	copy %r25,%r5
	stw %r4,-100(%r30)
	copy %r19,%r4
	stw %r3,-96(%r30)
	copy %r26,%r3
	bl cancel_enter,%r2
	stw %r19,-32(%r30)
	copy %r6,%r23
	copy %r5,%r24
	stw %r7,-52(%r30)
	copy %r4,%r19
	copy %r3,%r25
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 161,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -112(%r30),%r7
	ldw -108(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -104(%r30),%r5
	ldw -100(%r30),%r4
	ldw -96(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	msgsnd, .-msgsnd
	.section	.text.msgrcv,"ax",@progbits
	.align 4
.globl msgrcv
	.type	msgrcv, @function
msgrcv:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=7
	.ENTRY
	stw %r2,-20(%r30)
	ldo 128(%r30),%r30
	ldw -180(%r30),%r28
	stw %r7,-108(%r30)
	copy %r24,%r7
	stw %r6,-104(%r30)
	copy %r25,%r6
	stw %r5,-100(%r30)
	copy %r26,%r5
	stw %r4,-96(%r30)
	copy %r19,%r4
	stw %r3,-92(%r30)
	copy %r23,%r3
	stw %r19,-32(%r30)
	bl cancel_enter,%r2
	stw %r28,-112(%r30)
	ldw -112(%r30),%r20
	copy %r7,%r23
	copy %r6,%r24
	stw %r20,-56(%r30)
	copy %r4,%r19
	copy %r5,%r25
	stw %r3,-52(%r30)
	copy %r19,%r4
	bl hpux_call,%r2
	ldi 162,%r26
	copy %r4,%r19
	copy %r28,%r25
	copy %r29,%r26
	bl call_value,%r2
	copy %r19,%r4
	copy %r4,%r19
	bl cancel_leave,%r2
	copy %r28,%r3
	ldw -108(%r30),%r7
	ldw -104(%r30),%r6
	copy %r3,%r28
	ldw -148(%r30),%r2
	ldw -100(%r30),%r5
	ldw -96(%r30),%r4
	ldw -92(%r30),%r3
	bv %r0(%r2)
	ldo -128(%r30),%r30
	.EXIT
	.PROCEND
	.size	msgrcv, .-msgrcv
	.section	.text.msgctl,"ax",@progbits
	.align 4
.globl msgctl
	.type	msgctl, @function
msgctl:
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
	ldi 313,%r26
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
	.size	msgctl, .-msgctl
	.section	.text.shmget,"ax",@progbits
	.align 4
.globl shmget
	.type	shmget, @function
shmget:
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
	ldi 163,%r26
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
	.size	shmget, .-shmget
	.section	.text.shmat,"ax",@progbits
	.align 4
.globl shmat
	.type	shmat, @function
shmat:
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
	ldi 165,%r26
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
	.size	shmat, .-shmat
	.section	.text.shmdt,"ax",@progbits
	.align 4
.globl shmdt
	.type	shmdt, @function
shmdt:
	.PROC
	.CALLINFO FRAME=128,CALLS,SAVE_RP,ENTRY_GR=3
	.ENTRY
	stw %r2,-20(%r30)
	copy %r26,%r25
	ldo 128(%r30),%r30
	ldi 166,%r26
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
	.size	shmdt, .-shmdt
	.section	.text.shmctl,"ax",@progbits
	.align 4
.globl shmctl
	.type	shmctl, @function
shmctl:
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
	ldi 314,%r26
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
	.size	shmctl, .-shmctl
	.section	.text.ftok,"ax",@progbits
	.align 4
.globl ftok
	.type	ftok, @function
ftok:
	.PROC
	.CALLINFO FRAME=320,CALLS,SAVE_RP,ENTRY_GR=4
	.ENTRY
	stw %r2,-20(%r30)
	ldo 320(%r30),%r30
	stw %r3,-52(%r30)
	copy %r25,%r3
	ldo -312(%r30),%r25
	stw %r4,-56(%r30)
	bl stat,%r2
	stw %r19,-32(%r30)
	comib,<>,n 0,%r28,.L18
	ldb -309(%r30),%r28
	ldb -306(%r30),%r20
	zdep %r28,15,16,%r28
	zdep %r20,23,24,%r20
	ldb -305(%r30),%r21
	or %r28,%r20,%r28
	zdep %r3,7,8,%r3
	or %r28,%r21,%r28
	or %r28,%r3,%r28
.L16:
	ldw -340(%r30),%r2
	ldw -56(%r30),%r4
	ldw -52(%r30),%r3
	bv %r0(%r2)
	ldo -320(%r30),%r30
.L18:
	b .L16
	ldi -1,%r28
	.EXIT
	.PROCEND
	.size	ftok, .-ftok
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
