// 9216df1c8093d1297471718078ca5333 newlib/libc/search/tfind.c
	.file	"tfind.c"
	.text
	.section	.text.tfind,"ax",@progbits
	.p2align 4
	.globl	tfind
	.type	tfind, @function
tfind:
	testq	%rsi, %rsi
	je	.L17
	pushq	%r12
	movq	%rdx, %r12
	pushq	%rbp
	movq	%rdi, %rbp
	pushq	%rbx
	movq	(%rsi), %rax
	movq	%rsi, %rbx
	testq	%rax, %rax
	jne	.L8
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L5:
	movq	(%rbx), %rbx
	leaq	8(%rbx), %rdx
	addq	$16, %rbx
	testl	%eax, %eax
	cmovs	%rdx, %rbx
	movq	(%rbx), %rax
	testq	%rax, %rax
	je	.L4
.L8:
	movq	(%rax), %rsi
	movq	%rbp, %rdi
	call	*%r12
	testl	%eax, %eax
	jne	.L5
	movq	(%rbx), %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	popq	%rbx
	xorl	%eax, %eax
	popq	%rbp
	popq	%r12
	ret
.L17:
	xorl	%eax, %eax
	ret
	.size	tfind, .-tfind
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
