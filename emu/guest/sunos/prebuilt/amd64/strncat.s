// 50552751492d6df4f5154418b648197b newlib/libc/string/strncat.c
	.file	"strncat.c"
	.text
	.section	.text.strncat,"ax",@progbits
	.p2align 4
	.globl	strncat
	.type	strncat, @function
strncat:
	movq	%rdi, %r8
	movq	%rdi, %rax
	testb	$7, %dil
	jne	.L20
	movabsq	$-72340172838076673, %r10
	movq	(%rdi), %rcx
	movabsq	$-9187201950435737472, %r9
	leaq	(%rcx,%r10), %rdi
	notq	%rcx
	andq	%rdi, %rcx
	testq	%r9, %rcx
	jne	.L20
	.p2align 4,,10
	.p2align 3
.L3:
	movq	8(%rax), %rcx
	addq	$8, %rax
	leaq	(%rcx,%r10), %rdi
	notq	%rcx
	andq	%rdi, %rcx
	testq	%r9, %rcx
	je	.L3
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L4:
	addq	$1, %rax
.L20:
	cmpb	$0, (%rax)
	jne	.L4
	leaq	(%rax,%rdx), %rcx
	testq	%rdx, %rdx
	je	.L7
	.p2align 4,,10
	.p2align 3
.L8:
	movzbl	(%rsi), %edx
	addq	$1, %rax
	movb	%dl, -1(%rax)
	testb	%dl, %dl
	je	.L7
	cmpq	%rax, %rcx
	jne	.L9
	movb	$0, (%rcx)
.L7:
	movq	%r8, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	addq	$1, %rsi
	jmp	.L8
	.size	strncat, .-strncat
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
