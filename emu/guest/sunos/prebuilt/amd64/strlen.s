// a8cb4aef71a9c31196fc59226e2228d9 newlib/libc/string/strlen.c
	.file	"strlen.c"
	.text
	.section	.text.strlen,"ax",@progbits
	.p2align 4
	.globl	strlen
	.type	strlen, @function
strlen:
	movq	%rdi, %rax
	testb	$7, %dil
	jne	.L5
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L3:
	addq	$1, %rax
	testb	$7, %al
	je	.L2
.L5:
	cmpb	$0, (%rax)
	jne	.L3
	subq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movabsq	$-72340172838076673, %r8
	movq	(%rax), %rdx
	movabsq	$-9187201950435737472, %rsi
	leaq	(%rdx,%r8), %rcx
	notq	%rdx
	andq	%rcx, %rdx
	testq	%rsi, %rdx
	jne	.L15
	.p2align 4,,10
	.p2align 3
.L7:
	movq	8(%rax), %rdx
	addq	$8, %rax
	leaq	(%rdx,%r8), %rcx
	notq	%rdx
	andq	%rcx, %rdx
	testq	%rsi, %rdx
	je	.L7
	jmp	.L15
	.p2align 4,,10
	.p2align 3
.L9:
	addq	$1, %rax
.L15:
	cmpb	$0, (%rax)
	jne	.L9
	subq	%rdi, %rax
	ret
	.size	strlen, .-strlen
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
