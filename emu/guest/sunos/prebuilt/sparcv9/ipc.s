! 8b050887c47dc31a617ddad41a7522db emu/guest/libc/sunos/ipc.c
	.file	"ipc.c"
	.section	".text"
	.section	.text.semget,"ax",@progbits
	.align 4
	.global semget
	.type	semget, #function
	.proc	04
semget:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	1, %o1
	call	system_call, 0
	 mov	53, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	semget, .-semget
	.section	.text.semtimedop,"ax",@progbits
	.align 4
	.global semtimedop
	.type	semtimedop, #function
	.proc	04
semtimedop:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i1, %o3
	mov	%i2, %o4
	mov	53, %o0
	mov	2, %o1
	call	system_call, 0
	 movrne	%i3, 4, %o1
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	semtimedop, .-semtimedop
	.section	.text.semop,"ax",@progbits
	.align 4
	.global semop
	.type	semop, #function
	.proc	04
semop:
	save	%sp, -176, %sp
	call	semtimedop, 0
	 restore %g0, 0, %o3
	.size	semop, .-semop
	.section	.text.semctl,"ax",@progbits
	.align 4
	.global semctl
	.type	semctl, #function
	.proc	04
semctl:
	save	%sp, -224, %sp
	add	%fp, 2199, %g1
	stx	%i3, [%fp+2199]
	stx	%g1, [%fp+2007]
	stx	%i4, [%fp+2207]
	add	%i2, -6, %g1
	andcc	%g1, -3, %g0
	be,pt	%icc, .L8
	 stx	%i5, [%fp+2215]
	and	%i2, -3, %g1
	cmp	%g1, 9
	bne,pt	%icc, .L14
	 mov	%i3, %o5
.L10:
	mov	%i2, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	mov	0, %o1
	call	system_call, 0
	 mov	53, %o0
	stx	%o0, [%fp+2031]
	call	call_value, 0
	 stx	%o1, [%fp+2039]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L8:
	cmp	%i2, 8
	bne,pt	%icc, .L10
	 mov	%i3, %o5
	srax	%i3, 32, %o5
	mov	8, %o4
	mov	%i1, %o3
	mov	%i0, %o2
	mov	0, %o1
	call	system_call, 0
	 mov	53, %o0
	stx	%o0, [%fp+2015]
	call	call_value, 0
	 stx	%o1, [%fp+2023]
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
.L14:
	mov	0, %o5
	cmp	%i2, 12
	ba,pt	%xcc, .L10
	 move	%icc, %i3, %o5
	.size	semctl, .-semctl
	.section	.text.msgget,"ax",@progbits
	.align 4
	.global msgget
	.type	msgget, #function
	.proc	04
msgget:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i1, %o3
	mov	0, %o1
	call	system_call, 0
	 mov	49, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	msgget, .-msgget
	.section	.text.msgsnd,"ax",@progbits
	.align 4
	.global msgsnd
	.type	msgsnd, #function
	.proc	04
msgsnd:
	save	%sp, -192, %sp
	call	cancel_enter, 0
	 nop
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i2, %o4
	mov	%i1, %o3
	mov	3, %o1
	call	system_call, 0
	 mov	49, %o0
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 sra	%o0, 0, %o0
	.size	msgsnd, .-msgsnd
	.section	.text.msgrcv,"ax",@progbits
	.align 4
	.global msgrcv
	.type	msgrcv, #function
	.proc	05
msgrcv:
	save	%sp, -208, %sp
	call	cancel_enter, 0
	 nop
	mov	%i0, %o2
	mov	%i1, %o3
	mov	%i2, %o4
	mov	%i3, %o5
	mov	2, %o1
	mov	49, %o0
	call	system_call, 0
	 stx	%i4, [%sp+2223]
	call	call_value, 0
	 nop
	call	cancel_leave, 0
	 mov	%o0, %i0
	return	%i7+8
	 nop
	.size	msgrcv, .-msgrcv
	.section	.text.msgctl,"ax",@progbits
	.align 4
	.global msgctl
	.type	msgctl, #function
	.proc	04
msgctl:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	1, %o1
	call	system_call, 0
	 mov	49, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	msgctl, .-msgctl
	.section	.text.shmget,"ax",@progbits
	.align 4
	.global shmget
	.type	shmget, #function
	.proc	04
shmget:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	3, %o1
	call	system_call, 0
	 mov	52, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	shmget, .-shmget
	.section	.text.shmat,"ax",@progbits
	.align 4
	.global shmat
	.type	shmat, #function
	.proc	0120
shmat:
	save	%sp, -192, %sp
	mov	%i1, %o3
	mov	%i0, %o2
	mov	0, %o1
	mov	52, %o0
	call	system_call, 0
	 mov	%i2, %o4
	mov	%o0, %i0
	call	call_value, 0
	 restore %g0, %o1, %o1
	.size	shmat, .-shmat
	.section	.text.shmdt,"ax",@progbits
	.align 4
	.global shmdt
	.type	shmdt, #function
	.proc	04
shmdt:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	2, %o1
	call	system_call, 0
	 mov	52, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	shmdt, .-shmdt
	.section	.text.shmctl,"ax",@progbits
	.align 4
	.global shmctl
	.type	shmctl, #function
	.proc	04
shmctl:
	save	%sp, -192, %sp
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	1, %o1
	call	system_call, 0
	 mov	52, %o0
	call	call_value, 0
	 nop
	sra	%o0, 0, %i0
	return	%i7+8
	 nop
	.size	shmctl, .-shmctl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
