// 79b97f96b855c83f494d017f97c2a4ba newlib/libc/search/bsearch.c
	.file	"bsearch.c"
	.text
	.section	.text.bsearch,"ax",@progbits
	.p2align 4
	.globl	bsearch
	.type	bsearch, @function
bsearch:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	subq	$24, %rsp
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	testq	%rdx, %rdx
	je	.L2
	movq	%rcx, %rbp
	testq	%rcx, %rcx
	je	.L2
	movq	%rdx, %r13
	movq	%r8, %r14
	xorl	%r12d, %r12d
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L13:
	je	.L1
	leaq	1(%rbx), %r12
	cmpq	%r13, %r12
	jnb	.L2
.L5:
	leaq	0(%r13,%r12), %rbx
	movq	%rbp, %r15
	movq	8(%rsp), %rax
	movq	(%rsp), %rdi
	shrq	%rbx
	imulq	%rbx, %r15
	addq	%rax, %r15
	movq	%r15, %rsi
	call	*%r14
	testl	%eax, %eax
	jns	.L13
	movq	%rbx, %r13
	cmpq	%r13, %r12
	jb	.L5
.L2:
	xorl	%r15d, %r15d
.L1:
	addq	$24, %rsp
	movq	%r15, %rax
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	bsearch, .-bsearch
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
