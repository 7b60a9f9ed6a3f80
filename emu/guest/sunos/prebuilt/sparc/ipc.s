! 8b050887c47dc31a617ddad41a7522db emu/guest/libc/sunos/ipc.c
	.file	"ipc.c"
	.section	".text"
	.section	.text.semget,"ax",@progbits
	.align 4
	.global semget
	.type	semget, #function
	.proc	04
semget:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	1, %o1
	st	%g1, [%sp+64]
	mov	53, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	semget, .-semget
	.section	.text.semtimedop,"ax",@progbits
	.align 4
	.global semtimedop
	.type	semtimedop, #function
	.proc	04
semtimedop:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	cmp	%g0, %i3
	add	%fp, -8, %g1
	subx	%g0, 0, %o1
	mov	%i0, %o2
	mov	%i3, %o5
	mov	%i1, %o3
	mov	%i2, %o4
	st	%g1, [%sp+64]
	mov	53, %o0
	and	%o1, 2, %o1
	add	%o1, 2, %o1
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	semtimedop, .-semtimedop
	.section	.text.semop,"ax",@progbits
	.align 4
	.global semop
	.type	semop, #function
	.proc	04
semop:
	save	%sp, -96, %sp
	call	semtimedop, 0
	 restore %g0, 0, %o3
	.size	semop, .-semop
	.section	.text.semctl,"ax",@progbits
	.align 4
	.global semctl
	.type	semctl, #function
	.proc	04
semctl:
	save	%sp, -128, %sp
	add	%fp, 80, %g1
	st	%i3, [%fp+80]
	st	%g1, [%fp-20]
	st	%i4, [%fp+84]
	add	%i2, -6, %g1
	andcc	%g1, -3, %g0
	be	.L8
	 st	%i5, [%fp+88]
	and	%i2, -3, %g1
	cmp	%g1, 9
	bne	.L9
	 cmp	%i2, 12
	ld	[%i3], %o5
.L10:
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	53, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -32, %o0
	call	call_value, 0
	 std	%g2, [%fp-32]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L8:
	ld	[%i3], %g1
	cmp	%i2, 8
	bne	.L10
	 mov	%g1, %o5
	add	%fp, -16, %g1
	mov	%i0, %o2
	mov	8, %o4
	mov	%i1, %o3
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	53, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-16], %g2
	add	%fp, -32, %o0
	call	call_value, 0
	 std	%g2, [%fp-32]
	jmp	%i7+8
	 restore %g0, %o0, %o0
.L9:
	bne	.L10
	 mov	0, %o5
	b	.L10
	 ld	[%i3], %o5
	.size	semctl, .-semctl
	.section	.text.msgget,"ax",@progbits
	.align 4
	.global msgget
	.type	msgget, #function
	.proc	04
msgget:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i1, %o3
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	49, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	msgget, .-msgget
	.section	.text.msgsnd,"ax",@progbits
	.align 4
	.global msgsnd
	.type	msgsnd, #function
	.proc	04
msgsnd:
	save	%sp, -112, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	3, %o1
	mov	%i1, %o3
	mov	%i2, %o4
	mov	%i3, %o5
	st	%g1, [%sp+64]
	mov	49, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	msgsnd, .-msgsnd
	.section	.text.msgrcv,"ax",@progbits
	.align 4
	.global msgrcv
	.type	msgrcv, #function
	.proc	04
msgrcv:
	save	%sp, -120, %sp
	call	cancel_enter, 0
	 nop
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	2, %o1
	mov	%i1, %o3
	mov	%i2, %o4
	mov	%i3, %o5
	st	%g1, [%sp+64]
	mov	49, %o0
	st	%i4, [%sp+92]
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	call	cancel_leave, 0
	 mov	%o0, %i0
	jmp	%i7+8
	 restore
	.size	msgrcv, .-msgrcv
	.section	.text.msgctl,"ax",@progbits
	.align 4
	.global msgctl
	.type	msgctl, #function
	.proc	04
msgctl:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	1, %o1
	st	%g1, [%sp+64]
	mov	49, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	msgctl, .-msgctl
	.section	.text.shmget,"ax",@progbits
	.align 4
	.global shmget
	.type	shmget, #function
	.proc	04
shmget:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	3, %o1
	st	%g1, [%sp+64]
	mov	52, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	shmget, .-shmget
	.section	.text.shmat,"ax",@progbits
	.align 4
	.global shmat
	.type	shmat, #function
	.proc	0120
shmat:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	0, %o1
	st	%g1, [%sp+64]
	mov	52, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	shmat, .-shmat
	.section	.text.shmdt,"ax",@progbits
	.align 4
	.global shmdt
	.type	shmdt, #function
	.proc	04
shmdt:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	2, %o1
	st	%g1, [%sp+64]
	mov	52, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	shmdt, .-shmdt
	.section	.text.shmctl,"ax",@progbits
	.align 4
	.global shmctl
	.type	shmctl, #function
	.proc	04
shmctl:
	save	%sp, -112, %sp
	add	%fp, -8, %g1
	mov	%i0, %o2
	mov	%i2, %o4
	mov	%i1, %o3
	mov	1, %o1
	st	%g1, [%sp+64]
	mov	52, %o0
	call	system_call, 0
	 nop
	unimp	8
	ldd	[%fp-8], %g2
	add	%fp, -16, %o0
	call	call_value, 0
	 std	%g2, [%fp-16]
	jmp	%i7+8
	 restore %g0, %o0, %o0
	.size	shmctl, .-shmctl
	.ident	"GCC: (Debian 12.2.0-13) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
