// ff1ec3689a052cfce25378ca8ab4c873 emu/guest/libc/sunos/fork.c
	.file	"fork.c"
	.text
	.section	.text.pthread_atfork,"ax",@progbits
	.p2align 4
	.globl	pthread_atfork
	.type	pthread_atfork, @function
pthread_atfork:
	pushq	%r13
	movq	%rdi, %r13
	movl	$40, %edi
	pushq	%r12
	movq	%rsi, %r12
	pushq	%rbp
	movq	%rdx, %rbp
	pushq	%rbx
	subq	$8, %rsp
	call	malloc@PLT
	testq	%rax, %rax
	je	.L4
	movq	%rax, %rbx
	call	guard_enter@PLT
	movq	last(%rip), %rdx
	movq	%r13, (%rbx)
	movq	%r12, 8(%rbx)
	testq	%rdx, %rdx
	movq	%rdx, 32(%rbx)
	leaq	24(%rdx), %rax
	leaq	first(%rip), %rdx
	cmove	%rdx, %rax
	movq	%rbp, 16(%rbx)
	movq	$0, 24(%rbx)
	movq	%rbx, (%rax)
	movq	%rbx, last(%rip)
	call	guard_leave@PLT
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	addq	$8, %rsp
	movl	$12, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.size	pthread_atfork, .-pthread_atfork
	.section	.text.fork,"ax",@progbits
	.p2align 4
	.globl	fork
	.type	fork, @function
fork:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	last(%rip), %rbx
	testq	%rbx, %rbx
	je	.L9
	.p2align 4,,10
	.p2align 3
.L11:
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L10
	call	*%rax
.L10:
	movq	32(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L11
.L9:
	call	guard_enter@PLT
	movl	$143, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, (%rsp)
	movq	(%rsp), %r12
	movq	%rdx, 8(%rsp)
	testq	%r12, %r12
	js	.L45
	movq	8(%rsp), %rax
	testq	%rax, %rax
	jne	.L46
	call	guard_leave@PLT
	movq	first(%rip), %rbx
	xorl	%r13d, %r13d
	xorl	%ebp, %ebp
	testq	%rbx, %rbx
	je	.L17
	.p2align 4,,10
	.p2align 3
.L21:
	movq	16(%rbx), %rax
	testl	%ebp, %ebp
	cmove	8(%rbx), %rax
	testq	%rax, %rax
	je	.L20
	call	*%rax
.L20:
	movq	24(%rbx), %rbx
	testq	%rbx, %rbx
	jne	.L21
	testl	%ebp, %ebp
	je	.L17
.L18:
	addq	$24, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L46:
	movq	__threads_started@GOTPCREL(%rip), %rax
	movl	(%rax), %eax
	testl	%eax, %eax
	jne	.L47
	call	guard_leave@PLT
	movq	first(%rip), %rbx
	movq	(%rsp), %r12
	movq	8(%rsp), %r13
	testq	%rbx, %rbx
	je	.L18
	movl	$1, %ebp
	jmp	.L21
	.p2align 4,,10
	.p2align 3
.L45:
	call	guard_leave@PLT
	xorl	%ebp, %ebp
	movq	(%rsp), %r12
	movq	8(%rsp), %r13
	movq	first(%rip), %rbx
	testq	%rbx, %rbx
	jne	.L21
.L17:
	movq	%r12, %rdi
	movq	%r13, %rsi
	call	call_value@PLT
	addq	$24, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L47:
	call	threads_after_fork@PLT
	movl	$1, %ebp
	call	streams_after_fork@PLT
	call	guard_leave@PLT
	movq	first(%rip), %rbx
	movq	(%rsp), %r12
	movq	8(%rsp), %r13
	testq	%rbx, %rbx
	jne	.L21
	jmp	.L18
	.size	fork, .-fork
	.globl	fork1
	.set	fork1,fork
	.section	.text.forkall,"ax",@progbits
	.p2align 4
	.globl	forkall
	.type	forkall, @function
forkall:
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	call	guard_enter@PLT
	xorl	%eax, %eax
	movl	$2, %edi
	call	system_call@PLT
	movq	%rax, %rbx
	movq	%rdx, %rbp
	call	guard_leave@PLT
	testq	%rbx, %rbx
	js	.L49
	xorl	%eax, %eax
	testq	%rbp, %rbp
	jne	.L50
.L49:
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	call	call_value@PLT
.L50:
	addq	$8, %rsp
	popq	%rbx
	popq	%rbp
	ret
	.size	forkall, .-forkall
	.local	last
	.comm	last,8,8
	.local	first
	.comm	first,8,8
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
