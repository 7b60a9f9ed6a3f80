/* start-x86.S - the start of a SunOS program of i386 or amd64 without a C library, and its system calls. */
	.text
	.globl	_start
#ifdef __x86_64__
_start:
	movq	(%rsp), %rdi
	leaq	8(%rsp), %rsi
	movq	%rbp, %rcx
	xorl	%ebp, %ebp
	andq	$-16, %rsp
	call	start
	movl	%eax, %edi
	movl	$1, %eax
	syscall

/* long sunos_call(long number, ...): the result, or minus the error number; the second result. */
	.globl	sunos_call
	.type	sunos_call, @function
sunos_call:
	movl	%edi, %eax
	movq	%rsi, %rdi
	movq	%rdx, %rsi
	movq	%rcx, %rdx
	movq	%r8, %r10
	movq	%r9, %r8
	movq	8(%rsp), %r9
	pushq	24(%rsp)
	pushq	24(%rsp)
	pushq	$0
	syscall
	leaq	24(%rsp), %rsp
	jnc	1f
	negq	%rax
1:	movq	%rdx, sunos_second(%rip)
	ret

	.globl	sunos_gethrtime
sunos_gethrtime:
	movl	$3, %eax
	int	$0xd2
	shlq	$32, %rdx
	orq	%rdx, %rax
	ret
	.globl	sunos_gethrestime
sunos_gethrestime:
	movl	$5, %eax
	int	$0xd2
	movl	%edx, %eax
	ret
#else
_start:
	movl	(%esp), %eax
	leal	4(%esp), %ecx
	xorl	%ebp, %ebp
	andl	$-16, %esp
	pushl	%edi
	pushl	%edx
	pushl	%ecx
	pushl	%eax
	call	start
	pushl	%eax
	pushl	$0
	movl	$1, %eax
	lcall	$7, $0

	.globl	sunos_call
	.type	sunos_call, @function
sunos_call:
	movl	4(%esp), %eax
	popl	%edx
	movl	%edx, (%esp)
	lcall	$7, $0
	jnc	1f
	negl	%eax
1:	movl	%edx, sunos_second
	movl	(%esp), %edx
	pushl	%edx
	ret

	.globl	sunos_gethrtime
sunos_gethrtime:
	movl	$3, %eax
	int	$0xd2
	ret
	.globl	sunos_gethrestime
sunos_gethrestime:
	movl	$5, %eax
	int	$0xd2
	movl	%edx, %eax
	ret
#endif
	.bss
	.globl	sunos_second
	.balign	8
sunos_second:
	.skip	8
	.section ".note.GNU-stack", "", @progbits
