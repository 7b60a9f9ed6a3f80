// 2070da7db2ac063d7855c058ce9f65f9 newlib/libc/search/tsearch.c
	.file	"tsearch.c"
	.text
	.section	.text.tsearch,"ax",@progbits
	.p2align 4
	.globl	tsearch
	.type	tsearch, @function
tsearch:
	testq	%rsi, %rsi
	je	.L10
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	(%rsi), %rax
	movq	%rsi, %rbx
	testq	%rax, %rax
	jne	.L7
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movq	(%rbx), %rbx
	leaq	8(%rbx), %rdx
	addq	$16, %rbx
	testl	%eax, %eax
	cmovs	%rdx, %rbx
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L3
.L7:
	movq	(%rax), %rsi
	movq	%rbp, %rdi
	call	*%r12
	testl	%eax, %eax
	jne	.L4
	movq	(%rbx), %rax
.L1:
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L3:
	movl	$24, %edi
	call	malloc@PLT
	testq	%rax, %rax
	je	.L1
	movq	%rax, (%rbx)
	movq	%rbp, (%rax)
	movq	$0, 16(%rax)
	movq	$0, 8(%rax)
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
.L10:
	xorl	%eax, %eax
	ret
	.size	tsearch, .-tsearch
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
