// e557be0b8b9730b27ffb55532905e667 newlib/libc/string/strcmp.c
	.file	"strcmp.c"
	.text
	.section	.text.strcmp,"ax",@progbits
	.p2align 4
	.globl	strcmp
	.type	strcmp, @function
strcmp:
	movq	%rdi, %rax
	orq	%rsi, %rax
	testb	$7, %al
	jne	.L14
	movabsq	$-72340172838076673, %r8
	movq	(%rdi), %rax
	movabsq	$-9187201950435737472, %rcx
	cmpq	(%rsi), %rax
	jne	.L14
	leaq	(%rax,%r8), %rdx
	notq	%rax
	andq	%rdx, %rax
	testq	%rcx, %rax
	jne	.L8
	.p2align 4,,10
	.p2align 3
.L17:
	addq	$8, %rsi
	addq	$8, %rdi
	movq	(%rdi), %rax
	cmpq	(%rsi), %rax
	jne	.L14
	leaq	(%rax,%r8), %rdx
	notq	%rax
	andq	%rdx, %rax
	testq	%rcx, %rax
	je	.L17
.L8:
	xorl	%eax, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L18:
	cmpb	%al, (%rsi)
	jne	.L5
	addq	$1, %rdi
	addq	$1, %rsi
.L14:
	movzbl	(%rdi), %eax
	testb	%al, %al
	jne	.L18
	xorl	%eax, %eax
.L5:
	movzbl	(%rsi), %edx
	subl	%edx, %eax
	ret
	.size	strcmp, .-strcmp
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
