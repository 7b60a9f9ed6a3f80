// 5d63f6fc6390a364a3c00ede415b4612 newlib/libc/string/strlcat.c
	.file	"strlcat.c"
	.text
	.section	.text.strlcat,"ax",@progbits
	.p2align 4
	.globl	strlcat
	.type	strlcat, @function
strlcat:
	pushq	%rbx
	testq	%rdx, %rdx
	je	.L10
	movq	%rdi, %r8
	leaq	(%rdi,%rdx), %rcx
	movq	%rdi, %rax
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L5:
	addq	$1, %rax
	cmpq	%rcx, %rax
	je	.L4
.L3:
	cmpb	$0, (%rax)
	jne	.L5
.L4:
	movq	%rax, %rbx
	subq	%r8, %rbx
	subq	%rbx, %rdx
	je	.L2
	movzbl	(%rsi), %r8d
	movq	%rsi, %rcx
	testb	%r8b, %r8b
	je	.L7
	.p2align 4,,10
	.p2align 3
.L6:
	cmpq	$1, %rdx
	je	.L9
	movb	%r8b, (%rax)
	subq	$1, %rdx
	addq	$1, %rax
.L9:
	movzbl	1(%rcx), %r8d
	addq	$1, %rcx
	testb	%r8b, %r8b
	jne	.L6
	subq	%rsi, %rcx
	addq	%rcx, %rbx
.L7:
	movb	$0, (%rax)
	movq	%rbx, %rax
	popq	%rbx
	ret
.L10:
	xorl	%ebx, %ebx
.L2:
	movq	%rsi, %rdi
	call	strlen@PLT
	addq	%rax, %rbx
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	strlcat, .-strlcat
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
