// 8b050887c47dc31a617ddad41a7522db emu/guest/libc/sunos/ipc.c
	.file	"ipc.c"
	.text
	.section	.text.semget,"ax",@progbits
	.p2align 4
	.globl	semget
	.type	semget, @function
semget:
	subl	$60, %esp
	movl	$53, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$1, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	semget, .-semget
	.section	.text.semtimedop,"ax",@progbits
	.p2align 4
	.globl	semtimedop
	.type	semtimedop, @function
semtimedop:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	movl	76(%esp), %esi
	call	cancel_enter@PLT
	movl	72(%esp), %ecx
	cmpl	$1, %esi
	movl	%esi, 24(%esp)
	leal	40(%esp), %edx
	sbbl	%eax, %eax
	movl	%edx, (%esp)
	andl	$-2, %eax
	addl	$4, %eax
	movl	%ecx, 20(%esp)
	movl	68(%esp), %ecx
	movl	%eax, 8(%esp)
	movl	$53, %eax
	movl	%eax, 4(%esp)
	movl	%ecx, 16(%esp)
	movl	64(%esp), %ecx
	movl	%ecx, 12(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	semtimedop, .-semtimedop
	.section	.text.semop,"ax",@progbits
	.p2align 4
	.globl	semop
	.type	semop, @function
semop:
	subl	$28, %esp
	xorl	%eax, %eax
	movl	%eax, 12(%esp)
	movl	40(%esp), %eax
	movl	%ebx, 24(%esp)
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%eax, 8(%esp)
	movl	36(%esp), %eax
	movl	%eax, 4(%esp)
	movl	32(%esp), %eax
	movl	%eax, (%esp)
	call	semtimedop@PLT
	movl	24(%esp), %ebx
	addl	$28, %esp
	ret
	.size	semop, .-semop
	.section	.text.semctl,"ax",@progbits
	.p2align 4
	.globl	semctl
	.type	semctl, @function
semctl:
	subl	$60, %esp
	movl	%ebx, 56(%esp)
	movl	72(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	leal	-6(%eax), %edx
	andl	$-3, %edx
	je	.L11
	movl	%eax, %edx
	andl	$-3, %edx
	cmpl	$9, %edx
	jne	.L12
.L18:
	movl	76(%esp), %edx
.L13:
	movl	%eax, 20(%esp)
	movl	68(%esp), %eax
	leal	40(%esp), %ecx
	movl	%edx, 24(%esp)
	movl	$53, %edx
	movl	%edx, 4(%esp)
	movl	%ecx, (%esp)
	movl	%eax, 16(%esp)
	movl	64(%esp), %eax
	movl	%eax, 12(%esp)
	xorl	%eax, %eax
	movl	%eax, 8(%esp)
.L19:
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.p2align 4,,10
	.p2align 3
.L11:
	movl	76(%esp), %ecx
	cmpl	$8, %eax
	movl	%ecx, %edx
	jne	.L13
	movl	%ecx, 24(%esp)
	movl	$8, %ecx
	xorl	%edx, %edx
	movl	%ecx, 20(%esp)
	movl	68(%esp), %ecx
	leal	40(%esp), %eax
	movl	%edx, 8(%esp)
	movl	%eax, (%esp)
	movl	%ecx, 16(%esp)
	movl	64(%esp), %ecx
	movl	%ecx, 12(%esp)
	movl	$53, %ecx
	movl	%ecx, 4(%esp)
	jmp	.L19
	.p2align 4,,10
	.p2align 3
.L12:
	xorl	%edx, %edx
	cmpl	$12, %eax
	jne	.L13
	jmp	.L18
	.size	semctl, .-semctl
	.section	.text.msgget,"ax",@progbits
	.p2align 4
	.globl	msgget
	.type	msgget, @function
msgget:
	subl	$60, %esp
	movl	$49, %ecx
	movl	%ebx, 56(%esp)
	movl	68(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	xorl	%edx, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	msgget, .-msgget
	.section	.text.msgsnd,"ax",@progbits
	.p2align 4
	.globl	msgsnd
	.type	msgsnd, @function
msgsnd:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	76(%esp), %edx
	movl	$49, %ecx
	movl	%ecx, 4(%esp)
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$3, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	msgsnd, .-msgsnd
	.section	.text.msgrcv,"ax",@progbits
	.p2align 4
	.globl	msgrcv
	.type	msgrcv, @function
msgrcv:
	pushl	%esi
	pushl	%ebx
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	subl	$52, %esp
	call	cancel_enter@PLT
	movl	80(%esp), %edx
	movl	$49, %ecx
	movl	%ecx, 4(%esp)
	leal	40(%esp), %eax
	movl	%eax, (%esp)
	movl	%edx, 28(%esp)
	movl	76(%esp), %edx
	movl	%edx, 24(%esp)
	movl	72(%esp), %edx
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$2, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	44(%esp), %edx
	movl	40(%esp), %eax
	movl	%edx, 4(%esp)
	movl	%eax, (%esp)
	call	call_value@PLT
	movl	%eax, %esi
	call	cancel_leave@PLT
	addl	$52, %esp
	movl	%esi, %eax
	popl	%ebx
	popl	%esi
	ret
	.size	msgrcv, .-msgrcv
	.section	.text.msgctl,"ax",@progbits
	.p2align 4
	.globl	msgctl
	.type	msgctl, @function
msgctl:
	subl	$60, %esp
	movl	$49, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$1, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	msgctl, .-msgctl
	.section	.text.shmget,"ax",@progbits
	.p2align 4
	.globl	shmget
	.type	shmget, @function
shmget:
	subl	$60, %esp
	movl	$52, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$3, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	shmget, .-shmget
	.section	.text.shmat,"ax",@progbits
	.p2align 4
	.globl	shmat
	.type	shmat, @function
shmat:
	subl	$60, %esp
	movl	$52, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	xorl	%edx, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	shmat, .-shmat
	.section	.text.shmdt,"ax",@progbits
	.p2align 4
	.globl	shmdt
	.type	shmdt, @function
shmdt:
	subl	$44, %esp
	movl	$52, %ecx
	movl	%ebx, 40(%esp)
	movl	48(%esp), %edx
	leal	24(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 12(%esp)
	movl	$2, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	24(%esp), %eax
	movl	28(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	40(%esp), %ebx
	addl	$44, %esp
	ret
	.size	shmdt, .-shmdt
	.section	.text.shmctl,"ax",@progbits
	.p2align 4
	.globl	shmctl
	.type	shmctl, @function
shmctl:
	subl	$60, %esp
	movl	$52, %ecx
	movl	%ebx, 56(%esp)
	movl	72(%esp), %edx
	leal	40(%esp), %eax
	call	__x86.get_pc_thunk.bx
	addl	$_GLOBAL_OFFSET_TABLE_, %ebx
	movl	%ecx, 4(%esp)
	movl	%eax, (%esp)
	movl	%edx, 20(%esp)
	movl	68(%esp), %edx
	movl	%edx, 16(%esp)
	movl	64(%esp), %edx
	movl	%edx, 12(%esp)
	movl	$1, %edx
	movl	%edx, 8(%esp)
	call	system_call@PLT
	subl	$4, %esp
	movl	40(%esp), %eax
	movl	44(%esp), %edx
	movl	%eax, (%esp)
	movl	%edx, 4(%esp)
	call	call_value@PLT
	movl	56(%esp), %ebx
	addl	$60, %esp
	ret
	.size	shmctl, .-shmctl
	.section	.text.__x86.get_pc_thunk.bx,"axG",@progbits,__x86.get_pc_thunk.bx,comdat
	.globl	__x86.get_pc_thunk.bx
	.hidden	__x86.get_pc_thunk.bx
	.type	__x86.get_pc_thunk.bx, @function
__x86.get_pc_thunk.bx:
	movl	(%esp), %ebx
	ret
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
