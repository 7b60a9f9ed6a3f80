// 8b050887c47dc31a617ddad41a7522db emu/guest/libc/sunos/ipc.c
	.file	"ipc.c"
	.text
	.section	.text.semget,"ax",@progbits
	.p2align 4
	.globl	semget
	.type	semget, @function
semget:
	subq	$8, %rsp
	movslq	%edx, %r8
	movslq	%esi, %rcx
	movslq	%edi, %rdx
	movl	$1, %esi
	movl	$53, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	semget, .-semget
	.section	.text.semtimedop,"ax",@progbits
	.p2align 4
	.globl	semtimedop
	.type	semtimedop, @function
semtimedop:
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rcx, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	cmpq	$1, %rbp
	movq	%rbp, %r9
	movq	%r13, %r8
	sbbq	%rsi, %rsi
	movq	%r12, %rcx
	movslq	%ebx, %rdx
	movl	$53, %edi
	andq	$-2, %rsi
	xorl	%eax, %eax
	addq	$4, %rsi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	semtimedop, .-semtimedop
	.section	.text.semop,"ax",@progbits
	.p2align 4
	.globl	semop
	.type	semop, @function
semop:
	xorl	%ecx, %ecx
	jmp	semtimedop@PLT
	.size	semop, .-semop
	.section	.text.semctl,"ax",@progbits
	.p2align 4
	.globl	semctl
	.type	semctl, @function
semctl:
	subq	$88, %rsp
	leaq	96(%rsp), %rax
	movq	%rcx, 56(%rsp)
	leal	-6(%rdx), %ecx
	movq	%rax, 16(%rsp)
	andl	$-3, %ecx
	leaq	32(%rsp), %rax
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	movl	$24, 8(%rsp)
	movq	%rax, 24(%rsp)
	je	.L10
	movl	%edx, %eax
	andl	$-3, %eax
	cmpl	$9, %eax
	jne	.L11
.L23:
	movq	24(%rsp), %rax
	movq	24(%rax), %r9
.L14:
	movslq	%edi, %rdi
	movslq	%edx, %r8
	movslq	%esi, %rcx
	movq	%rdi, %rdx
.L24:
	xorl	%esi, %esi
	movl	$53, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$88, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movq	24(%rsp), %rax
	movq	24(%rax), %r8
	movq	%r8, %r9
	cmpl	$8, %edx
	jne	.L14
	movslq	%r8d, %r9
	movslq	%esi, %rcx
	movslq	%edi, %rdx
	movl	$8, %r8d
	jmp	.L24
	.p2align 4,,10
	.p2align 3
.L11:
	xorl	%r9d, %r9d
	cmpl	$12, %edx
	jne	.L14
	jmp	.L23
	.size	semctl, .-semctl
	.section	.text.msgget,"ax",@progbits
	.p2align 4
	.globl	msgget
	.type	msgget, @function
msgget:
	subq	$8, %rsp
	movslq	%esi, %rcx
	movslq	%edi, %rdx
	xorl	%esi, %esi
	movl	$49, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	msgget, .-msgget
	.section	.text.msgsnd,"ax",@progbits
	.p2align 4
	.globl	msgsnd
	.type	msgsnd, @function
msgsnd:
	pushq	%r13
	movl	%ecx, %r13d
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rsi, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	cancel_enter@PLT
	movslq	%r13d, %r9
	movq	%r12, %r8
	movq	%rbp, %rcx
	movslq	%ebx, %rdx
	movl	$3, %esi
	movl	$49, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	addq	$8, %rsp
	movl	%ebx, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	msgsnd, .-msgsnd
	.section	.text.msgrcv,"ax",@progbits
	.p2align 4
	.globl	msgrcv
	.type	msgrcv, @function
msgrcv:
	pushq	%r14
	movq	%rcx, %r14
	pushq	%r13
	movq	%rdx, %r13
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movslq	%r8d, %rbp
	pushq	%rbx
	movl	%edi, %ebx
	call	cancel_enter@PLT
	subq	$8, %rsp
	movq	%r14, %r9
	movq	%r13, %r8
	pushq	%rbp
	movq	%r12, %rcx
	movslq	%ebx, %rdx
	movl	$2, %esi
	movl	$49, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rdx, %rsi
	movq	%rax, %rdi
	call	call_value@PLT
	movq	%rax, %rbx
	call	cancel_leave@PLT
	popq	%rax
	movq	%rbx, %rax
	popq	%rdx
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	ret
	.size	msgrcv, .-msgrcv
	.section	.text.msgctl,"ax",@progbits
	.p2align 4
	.globl	msgctl
	.type	msgctl, @function
msgctl:
	subq	$8, %rsp
	movq	%rdx, %r8
	movslq	%esi, %rcx
	movslq	%edi, %rdx
	movl	$1, %esi
	movl	$49, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	msgctl, .-msgctl
	.section	.text.shmget,"ax",@progbits
	.p2align 4
	.globl	shmget
	.type	shmget, @function
shmget:
	subq	$8, %rsp
	movq	%rsi, %rcx
	movslq	%edx, %r8
	movl	$3, %esi
	movslq	%edi, %rdx
	xorl	%eax, %eax
	movl	$52, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	shmget, .-shmget
	.section	.text.shmat,"ax",@progbits
	.p2align 4
	.globl	shmat
	.type	shmat, @function
shmat:
	subq	$8, %rsp
	movq	%rsi, %rcx
	movslq	%edx, %r8
	xorl	%esi, %esi
	movslq	%edi, %rdx
	xorl	%eax, %eax
	movl	$52, %edi
	call	system_call@PLT
	addq	$8, %rsp
	movq	%rax, %rdi
	movq	%rdx, %rsi
	jmp	call_value@PLT
	.size	shmat, .-shmat
	.section	.text.shmdt,"ax",@progbits
	.p2align 4
	.globl	shmdt
	.type	shmdt, @function
shmdt:
	subq	$8, %rsp
	movq	%rdi, %rdx
	movl	$2, %esi
	xorl	%eax, %eax
	movl	$52, %edi
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	shmdt, .-shmdt
	.section	.text.shmctl,"ax",@progbits
	.p2align 4
	.globl	shmctl
	.type	shmctl, @function
shmctl:
	subq	$8, %rsp
	movq	%rdx, %r8
	movslq	%esi, %rcx
	movslq	%edi, %rdx
	movl	$1, %esi
	movl	$52, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$8, %rsp
	ret
	.size	shmctl, .-shmctl
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
