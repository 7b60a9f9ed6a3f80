// 2d5a90abc30a205e4ecd33d3bbbcebbb newlib/libc/string/memchr.c
	.file	"memchr.c"
	.text
	.section	.text.memchr,"ax",@progbits
	.p2align 4
	.globl	memchr
	.type	memchr, @function
memchr:
	movq	%rdi, %rax
	movl	%esi, %edi
	testb	$7, %al
	je	.L11
	leaq	-1(%rdx), %rcx
	testq	%rdx, %rdx
	jne	.L4
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L20:
	addq	$1, %rax
	testb	$7, %al
	je	.L2
	subq	$1, %rcx
	jb	.L13
.L4:
	cmpb	%dil, (%rax)
	jne	.L20
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	xorl	%eax, %eax
	ret
.L11:
	movq	%rdx, %rcx
	.p2align 4,,10
	.p2align 3
.L2:
	cmpq	$7, %rcx
	jbe	.L6
	movabsq	$-72340172838076673, %r10
	movzbl	%sil, %esi
	movabsq	$-9187201950435737472, %r9
	movl	%esi, %edx
	sall	$8, %edx
	addl	%esi, %edx
	movq	%rdx, %r8
	salq	$16, %r8
	addq	%rdx, %r8
	movq	%r8, %rdx
	salq	$32, %rdx
	addq	%rdx, %r8
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L7:
	subq	$8, %rcx
	addq	$8, %rax
	cmpq	$7, %rcx
	jbe	.L6
.L9:
	movq	(%rax), %rdx
	xorq	%r8, %rdx
	leaq	(%rdx,%r10), %rsi
	notq	%rdx
	andq	%rsi, %rdx
	testq	%r9, %rdx
	je	.L7
.L6:
	leaq	(%rax,%rcx), %rdx
	testq	%rcx, %rcx
	jne	.L10
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L21:
	addq	$1, %rax
	cmpq	%rax, %rdx
	je	.L13
.L10:
	cmpb	%dil, (%rax)
	jne	.L21
	ret
	.size	memchr, .-memchr
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
