// ceaf3bdb1dc976c627c7ff86eddabdef newlib/libm/common/s_rint.c
	.file	"s_rint.c"
	.text
	.section	.text.rint,"ax",@progbits
	.p2align 4
	.globl	rint
	.type	rint, @function
rint:
	movq	%xmm0, %rax
	movq	%rax, %rdi
	movq	%rax, %r8
	movl	%eax, %r10d
	shrq	$32, %rdi
	movl	%edi, %edx
	movl	%edi, %esi
	movl	%edi, %r9d
	sarl	$20, %edx
	shrl	$31, %esi
	andl	$2047, %edx
	leal	-1023(%rdx), %ecx
	cmpl	$19, %ecx
	jg	.L2
	testl	%ecx, %ecx
	js	.L21
	movl	$1048575, %edx
	sarl	%cl, %edx
	movl	%edx, %r10d
	andl	%edi, %r10d
	orl	%eax, %r10d
	je	.L1
	shrl	%edx
	movl	%edx, %r10d
	andl	%edi, %r10d
	orl	%eax, %r10d
	je	.L5
	xorl	%r10d, %r10d
	notl	%edx
	cmpl	$19, %ecx
	movl	$262144, %eax
	sete	%r10b
	andl	%edi, %edx
	sarl	%cl, %eax
	orl	%eax, %edx
	sall	$31, %r10d
	movl	%edx, %r9d
.L5:
	movq	%r9, %rax
	movl	%r10d, %edx
	salq	$32, %rax
	orq	%rdx, %rax
	leaq	TWO52(%rip), %rdx
	movsd	(%rdx,%rsi,8), %xmm1
	movq	%rax, %xmm0
	addsd	%xmm1, %xmm0
	movsd	%xmm0, -8(%rsp)
	movsd	-8(%rsp), %xmm0
	subsd	%xmm1, %xmm0
.L1:
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movl	%edi, %edx
	andl	$2147483647, %edx
	orl	%eax, %edx
	je	.L1
	movl	%edi, %edx
	movl	%r8d, %r8d
	andl	$1048575, %edx
	orl	%eax, %edx
	movl	%edx, %eax
	negl	%eax
	orl	%edx, %eax
	movl	%edi, %edx
	andl	$-2147483648, %edi
	shrl	$12, %eax
	andl	$-131072, %edx
	andl	$524288, %eax
	orl	%edx, %eax
	salq	$32, %rax
	orq	%rax, %r8
	leaq	TWO52(%rip), %rax
	movsd	(%rax,%rsi,8), %xmm1
	movq	%r8, %xmm0
	addsd	%xmm1, %xmm0
	movsd	%xmm0, -8(%rsp)
	movsd	-8(%rsp), %xmm0
	subsd	%xmm1, %xmm0
	movq	%xmm0, %rax
	movq	%rax, %rdx
	movl	%eax, %eax
	shrq	$32, %rdx
	andl	$2147483647, %edx
	orl	%edx, %edi
	salq	$32, %rdi
	orq	%rdi, %rax
	movq	%rax, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$51, %ecx
	jle	.L6
	cmpl	$1024, %ecx
	jne	.L1
	addsd	%xmm0, %xmm0
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	leal	-1043(%rdx), %ecx
	movl	$-1, %edx
	shrl	%cl, %edx
	testl	%eax, %edx
	je	.L1
	shrl	%edx
	testl	%eax, %edx
	je	.L5
	notl	%edx
	movl	%edx, %eax
	movl	$1073741824, %edx
	andl	%r8d, %eax
	sarl	%cl, %edx
	orl	%edx, %eax
	movl	%eax, %r10d
	jmp	.L5
	.size	rint, .-rint
	.section	.rodata
	.align 16
	.type	TWO52, @object
	.size	TWO52, 16
TWO52:
	.long	0
	.long	1127219200
	.long	0
	.long	-1020264448
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
