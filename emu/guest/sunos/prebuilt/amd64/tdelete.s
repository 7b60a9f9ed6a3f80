// d440b31704bae3430eedbcf21ce29305 newlib/libc/search/tdelete.c
	.file	"tdelete.c"
	.text
	.section	.text.tdelete,"ax",@progbits
	.p2align 4
	.globl	tdelete
	.type	tdelete, @function
tdelete:
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$8, %rsp
	testq	%rsi, %rsi
	je	.L4
	movq	(%rsi), %rbp
	movq	%rsi, %rbx
	testq	%rbp, %rbp
	je	.L4
	movq	%rdi, %r12
	movq	%rdx, %r13
	movq	%rbp, %rax
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L6:
	movq	16(%rbp), %rax
	leaq	16(%rbp), %rbx
	testq	%rax, %rax
	je	.L4
.L26:
	movq	(%rbx), %rax
.L5:
	movq	(%rax), %rsi
	movq	%r12, %rdi
	call	*%r13
	testl	%eax, %eax
	je	.L25
	movq	(%rbx), %rbp
	jns	.L6
	movq	8(%rbp), %rax
	leaq	8(%rbp), %rbx
	testq	%rax, %rax
	jne	.L26
.L4:
	addq	$8, %rsp
	xorl	%ebp, %ebp
	popq	%rbx
	movq	%rbp, %rax
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	movq	(%rbx), %rdi
	movq	8(%rdi), %rdx
	movq	16(%rdi), %r12
	testq	%rdx, %rdx
	je	.L9
	testq	%r12, %r12
	je	.L11
	movq	8(%r12), %rax
	testq	%rax, %rax
	jne	.L10
	movq	%rdx, 8(%r12)
	movq	(%rbx), %rdi
.L9:
	call	free@PLT
	movq	%r12, (%rbx)
.L27:
	addq	$8, %rsp
	movq	%rbp, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	ret
	.p2align 4,,10
	.p2align 3
.L12:
	movq	%rax, %r12
	movq	%rdx, %rax
.L10:
	movq	8(%rax), %rdx
	testq	%rdx, %rdx
	jne	.L12
	movq	16(%rax), %rdx
	movq	%rdx, 8(%r12)
	movq	(%rbx), %rdx
	movq	%rax, %r12
	movq	8(%rdx), %rdx
	movq	%rdx, 8(%rax)
	movq	(%rbx), %rdx
	movq	16(%rdx), %rdx
	movq	%rdx, 16(%rax)
	movq	(%rbx), %rdi
	call	free@PLT
	movq	%r12, (%rbx)
	jmp	.L27
	.p2align 4,,10
	.p2align 3
.L11:
	movq	%rdx, %r12
	jmp	.L9
	.size	tdelete, .-tdelete
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
