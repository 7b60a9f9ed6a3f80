// 483cebe6d6729a6b368d2df14d2a0161 newlib/libc/time/tzcalc_limits.c
	.file	"tzcalc_limits.c"
	.text
	.section	.text.__tzcalc_limits,"ax",@progbits
	.p2align 4
	.globl	__tzcalc_limits
	.type	__tzcalc_limits, @function
__tzcalc_limits:
	pushq	%rbp
	pushq	%rbx
	movl	%edi, %ebx
	subq	$8, %rsp
	call	__gettzinfo@PLT
	cmpl	$1969, %ebx
	jle	.L23
	leal	-1970(%rbx), %esi
	movq	%rax, %rdi
	movl	%ebx, 4(%rax)
	leal	-1969(%rbx), %eax
	imull	$365, %esi, %esi
	sarl	$2, %eax
	leaq	8(%rdi), %rcx
	leaq	88(%rdi), %r8
	addl	%eax, %esi
	leal	-1901(%rbx), %eax
	movslq	%eax, %rdx
	sarl	$31, %eax
	imulq	$1374389535, %rdx, %rdx
	sarq	$37, %rdx
	subl	%edx, %eax
	addl	%eax, %esi
	leal	-1601(%rbx), %eax
	imulq	$1374389535, %rax, %rax
	shrq	$39, %rax
	addl	%eax, %esi
.L16:
	movzbl	(%rcx), %edx
	movl	12(%rcx), %eax
	cmpb	$74, %dl
	je	.L26
	cmpb	$68, %dl
	jne	.L8
	addl	%esi, %eax
.L7:
	cltq
	movslq	16(%rcx), %rdx
	addq	$40, %rcx
	imulq	$86400, %rax, %rax
	addq	%rdx, %rax
	addq	-8(%rcx), %rax
	movq	%rax, -16(%rcx)
	cmpq	%rcx, %r8
	jne	.L16
	movq	72(%rdi), %rax
	cmpq	%rax, 32(%rdi)
	setl	%al
	movzbl	%al, %eax
	movl	%eax, (%rdi)
	addq	$8, %rsp
	movl	$1, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L26:
	leal	(%rsi,%rax), %r9d
	testb	$3, %bl
	jne	.L4
	imull	$-1030792151, %ebx, %edx
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	jbe	.L4
	cmpl	$59, %eax
	setg	%al
	movzbl	%al, %eax
	addl	%eax, %r9d
.L6:
	leal	-1(%r9), %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L4:
	imull	$-1030792151, %ebx, %edx
	addl	$85899344, %edx
	rorl	$4, %edx
	cmpl	$10737418, %edx
	ja	.L6
	cmpl	$59, %eax
	setg	%al
	movzbl	%al, %eax
	addl	%eax, %r9d
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L8:
	testb	$3, %bl
	je	.L27
.L9:
	imull	$-1030792151, %ebx, %edx
	addl	$85899344, %edx
	rorl	$4, %edx
	cmpl	$10737418, %edx
	setbe	%dl
	movzbl	%dl, %edx
	leaq	(%rdx,%rdx,2), %r10
	salq	$4, %r10
.L10:
	movslq	4(%rcx), %rbp
	addq	__month_lengths@GOTPCREL(%rip), %r10
	cmpl	$1, %ebp
	jle	.L19
	leal	-1(%rbp), %r9d
	movq	%r10, %rdx
	leaq	(%r10,%r9,4), %r11
	movl	%esi, %r9d
	.p2align 4,,10
	.p2align 3
.L12:
	addl	(%rdx), %r9d
	addq	$4, %rdx
	cmpq	%r11, %rdx
	jne	.L12
	leaq	-4(%r10,%rbp,4), %r10
.L11:
	leal	4(%r9), %r11d
	movslq	%r11d, %rdx
	movl	%r11d, %ebp
	imulq	$-1840700269, %rdx, %rdx
	sarl	$31, %ebp
	shrq	$32, %rdx
	addl	%r11d, %edx
	sarl	$2, %edx
	subl	%ebp, %edx
	leal	0(,%rdx,8), %ebp
	subl	%edx, %ebp
	subl	%ebp, %r11d
	subl	%r11d, %eax
	leal	7(%rax), %edx
	cmovs	%edx, %eax
	movl	8(%rcx), %edx
	subl	$1, %edx
	leal	(%rax,%rdx,8), %eax
	subl	%edx, %eax
	movl	(%r10), %edx
	cmpl	%edx, %eax
	jl	.L14
	.p2align 4,,10
	.p2align 3
.L15:
	subl	$7, %eax
	cmpl	%edx, %eax
	jge	.L15
.L14:
	addl	%r9d, %eax
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L23:
	addq	$8, %rsp
	xorl	%eax, %eax
	popq	%rbx
	popq	%rbp
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	imull	$-1030792151, %ebx, %edx
	movl	$48, %r10d
	addl	$85899344, %edx
	rorl	$2, %edx
	cmpl	$42949672, %edx
	ja	.L10
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L19:
	movl	%esi, %r9d
	jmp	.L11
	.size	__tzcalc_limits, .-__tzcalc_limits
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
