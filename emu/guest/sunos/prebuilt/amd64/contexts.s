// d31a63d1e84d0f7bf9fd58947f2873f2 emu/guest/libc/sunos/contexts.c
	.file	"contexts.c"
	.text
	.section	.text.context_finish,"ax",@progbits
	.p2align 4
	.globl	context_finish
	.type	context_finish, @function
context_finish:
	subq	$8, %rsp
	movq	8(%rdi), %rdi
	testq	%rdi, %rdi
	je	.L2
	call	setcontext@PLT
.L2:
	xorl	%edi, %edi
	call	exit@PLT
	.size	context_finish, .-context_finish
	.section	.text.makecontext,"ax",@progbits
	.p2align 4
	.globl	makecontext
	.type	makecontext, @function
makecontext:
	pushq	%r12
	movl	%edx, %eax
	movl	$6, %edx
	movq	%rdi, %r10
	pushq	%rbp
	movq	%rsi, %r11
	pushq	%rbx
	movq	%rcx, -24(%rsp)
	leaq	32(%rsp), %rbx
	movq	%r8, -16(%rsp)
	movq	%r9, -8(%rsp)
	movq	40(%rdi), %r8
	addq	32(%rdi), %r8
	cmpl	%edx, %eax
	movq	%rbx, -64(%rsp)
	leaq	-48(%rsp), %rbx
	cmovge	%eax, %edx
	movl	$24, -72(%rsp)
	movq	%rbx, -56(%rsp)
	subl	$6, %edx
	movslq	%edx, %rdx
	salq	$3, %rdx
	subq	%rdx, %r8
	andq	$-16, %r8
	testl	%eax, %eax
	jle	.L9
	movq	%rbx, %rbp
	movslq	%eax, %r9
	leaq	-48(%r8), %rdx
	movl	$24, %esi
	leaq	32(%rsp), %rbx
	xorl	%eax, %eax
	leaq	places.0(%rip), %r12
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L17:
	movl	%esi, %ecx
	addl	$8, %esi
	addq	%rbp, %rcx
.L13:
	movq	(%rcx), %rcx
	addq	$1, %rax
	addq	$8, %rdx
	movq	%rcx, (%rdi)
	cmpq	%r9, %rax
	je	.L9
.L14:
	movq	%rdx, %rdi
	cmpq	$5, %rax
	ja	.L11
	movzbl	(%r12,%rax), %ecx
	leaq	64(%r10,%rcx,8), %rdi
.L11:
	cmpl	$47, %esi
	jbe	.L17
	movq	%rbx, %rcx
	addq	$8, %rbx
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L9:
	movq	context_return@GOTPCREL(%rip), %rax
	subq	$8, %r8
	movq	%rax, (%r8)
	popq	%rbx
	movq	%r10, 152(%r10)
	popq	%rbp
	movq	%r11, 200(%r10)
	popq	%r12
	movq	%r8, 224(%r10)
	ret
	.size	makecontext, .-makecontext
	.section	.text.swapcontext,"ax",@progbits
	.p2align 4
	.globl	swapcontext
	.type	swapcontext, @function
swapcontext:
	subq	$40, %rsp
	movq	%rsi, 8(%rsp)
	movl	$0, 28(%rsp)
	call	getcontext@PLT
	testl	%eax, %eax
	jne	.L21
	movl	28(%rsp), %edx
	testl	%edx, %edx
	jne	.L18
	movq	8(%rsp), %rdi
	movl	$1, 28(%rsp)
	call	setcontext@PLT
.L18:
	addq	$40, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movl	$-1, %eax
	jmp	.L18
	.size	swapcontext, .-swapcontext
	.section	.text.jump_to_signals,"ax",@progbits
	.p2align 4
	.globl	jump_to_signals
	.type	jump_to_signals, @function
jump_to_signals:
	pushq	%rbx
	subq	$880, %rsp
	movq	%rdi, (%rsp)
	leaq	16(%rsp), %rdi
	movq	%rsi, 8(%rsp)
	call	getcontext@PLT
	testl	%eax, %eax
	jne	.L25
	testb	$1, 64(%rsp)
	jne	.L29
.L25:
	movq	(%rsp), %rdx
	xorl	%ecx, %ecx
	movl	$3, %esi
	movl	$95, %edi
	xorl	%eax, %eax
	call	system_call@PLT
	movq	%rax, %rdi
	movq	%rdx, %rsi
	call	call_value@PLT
	addq	$880, %rsp
	popq	%rbx
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	movq	8(%rsp), %rax
	subq	48(%rsp), %rax
	cmpq	56(%rsp), %rax
	jb	.L25
	movq	(%rsp), %rsi
	leaq	16(%rsp), %rbx
	leaq	32(%rsp), %rdi
	movl	$16, %edx
	movl	$3, 16(%rsp)
	movl	$0, 64(%rsp)
	call	memcpy@PLT
	movq	%rbx, %rdi
	call	setcontext@PLT
	addq	$880, %rsp
	popq	%rbx
	ret
	.size	jump_to_signals, .-jump_to_signals
	.section	.text.main_stack,"ax",@progbits
	.p2align 4
	.globl	main_stack
	.type	main_stack, @function
main_stack:
	subq	$888, %rsp
	movq	%rdi, 8(%rsp)
	leaq	16(%rsp), %rdi
	call	getcontext@PLT
	testl	%eax, %eax
	jne	.L35
	movq	56(%rsp), %rdx
	movq	48(%rsp), %rcx
	movq	8(%rsp), %rsi
	addq	%rdx, %rcx
	movq	%rcx, (%rsi)
	movq	%rdx, 8(%rsi)
	movl	$0, 16(%rsi)
	addq	$888, %rsp
	ret
	.p2align 4,,10
	.p2align 3
.L35:
	call	___errno@PLT
	movl	(%rax), %eax
	addq	$888, %rsp
	ret
	.size	main_stack, .-main_stack
	.section	.text.lwp_create,"ax",@progbits
	.p2align 4
	.globl	lwp_create
	.type	lwp_create, @function
lwp_create:
	pushq	%r15
	xorl	%eax, %eax
	movq	%rsi, %r15
	movl	$1, %esi
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	pushq	%r12
	movq	%rcx, %r12
	movl	$108, %ecx
	pushq	%rbp
	movl	%r8d, %ebp
	pushq	%rbx
	movq	%rdx, %rbx
	xorl	%edx, %edx
	subq	$888, %rsp
	leaq	16(%rsp), %rdi
	movq	%r9, 8(%rsp)
	leaq	16(%rsp), %r13
	rep stosq
	leaq	32(%rsp), %rcx
	movl	$95, %edi
	movl	$5, 16(%rsp)
	call	system_call@PLT
	movq	%rbx, %rax
	pxor	%xmm0, %xmm0
	movslq	%ebp, %rdx
	andq	$-16, %rax
	movq	8(%rsp), %rcx
	movq	%r13, %rsi
	movl	$159, %edi
	movq	$0, -8(%rax)
	subq	$24, %rax
	movups	%xmm0, (%rax)
	movq	%rax, 240(%rsp)
	xorl	%eax, %eax
	movq	%r12, 288(%rsp)
	movq	%r15, 144(%rsp)
	movq	%r14, 216(%rsp)
	call	system_call@PLT
	movl	%eax, %edx
	negl	%edx
	testq	%rax, %rax
	movl	$0, %eax
	cmovs	%edx, %eax
	addq	$888, %rsp
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	lwp_create, .-lwp_create
	.section	.rodata
	.type	places.0, @object
	.size	places.0, 6
places.0:
	.ascii	"\b\t\f\r\007\006"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
