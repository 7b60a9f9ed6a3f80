// 977c71fb8abb24637d98ad66b8c758af newlib/libc/string/strcat.c
	.file	"strcat.c"
	.text
	.section	.text.strcat,"ax",@progbits
	.p2align 4
	.globl	strcat
	.type	strcat, @function
strcat:
	pushq	%rbx
	movq	%rdi, %rbx
	testb	$7, %dil
	jne	.L14
	movabsq	$-72340172838076673, %r8
	movq	(%rdi), %rax
	movabsq	$-9187201950435737472, %rcx
	leaq	(%rax,%r8), %rdx
	notq	%rax
	andq	%rdx, %rax
	testq	%rcx, %rax
	jne	.L14
	.p2align 4,,10
	.p2align 3
.L3:
	movq	8(%rdi), %rax
	addq	$8, %rdi
	leaq	(%rax,%r8), %rdx
	notq	%rax
	andq	%rdx, %rax
	testq	%rcx, %rax
	je	.L3
	jmp	.L14
	.p2align 4,,10
	.p2align 3
.L4:
	addq	$1, %rdi
.L14:
	cmpb	$0, (%rdi)
	jne	.L4
	call	strcpy@PLT
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	strcat, .-strcat
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
