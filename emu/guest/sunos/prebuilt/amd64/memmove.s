// 5e7084301cb1047c885496e983106ded newlib/libc/string/memmove.c
	.file	"memmove.c"
	.text
	.section	.text.memmove,"ax",@progbits
	.p2align 4
	.globl	memmove
	.type	memmove, @function
memmove:
	movq	%rsi, %rcx
	movq	%rdx, %r8
	cmpq	%rdi, %rsi
	jnb	.L2
	leaq	(%rsi,%rdx), %rax
	cmpq	%rax, %rdi
	jnb	.L2
	leaq	-1(%rdx), %rax
	testq	%rdx, %rdx
	je	.L3
	.p2align 4,,10
	.p2align 3
.L4:
	movzbl	(%rcx,%rax), %edx
	movb	%dl, (%rdi,%rax)
	subq	$1, %rax
	jnb	.L4
.L3:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	movq	%rdi, %rsi
	cmpq	$31, %r8
	ja	.L21
.L9:
	leaq	-1(%r8), %r9
	testq	%r8, %r8
	je	.L3
.L6:
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L11:
	movzbl	(%rcx,%rax), %edx
	movb	%dl, (%rsi,%rax)
	movq	%rax, %rdx
	addq	$1, %rax
	cmpq	%rdx, %r9
	jne	.L11
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L21:
	movq	%rdi, %r9
	orq	%rcx, %r9
	andl	$7, %r9d
	jne	.L22
	leaq	-32(%r8), %rax
	movq	%rcx, %rdx
	andq	$-32, %rax
	leaq	32(%rax), %r11
	movq	%rdi, %rax
	leaq	(%rdi,%r11), %rsi
	.p2align 4,,10
	.p2align 3
.L8:
	movq	(%rdx), %r10
	addq	$32, %rdx
	addq	$32, %rax
	movq	%r10, -32(%rax)
	movq	-24(%rdx), %r10
	movq	%r10, -24(%rax)
	movq	-16(%rdx), %r10
	movq	%r10, -16(%rax)
	movq	-8(%rdx), %r10
	movq	%r10, -8(%rax)
	cmpq	%rsi, %rax
	jne	.L8
	movq	%r8, %rax
	addq	%r11, %rcx
	andl	$31, %eax
	testb	$24, %r8b
	je	.L12
.L10:
	movq	(%rcx,%r9), %rdx
	movq	%rdx, (%rsi,%r9)
	addq	$8, %r9
	movq	%rax, %rdx
	subq	%r9, %rdx
	cmpq	$7, %rdx
	ja	.L10
	subq	$8, %rax
	andl	$7, %r8d
	shrq	$3, %rax
	leaq	-1(%r8), %r9
	leaq	8(,%rax,8), %rax
	addq	%rax, %rsi
	addq	%rax, %rcx
	testq	%r8, %r8
	jne	.L6
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L22:
	leaq	-1(%r8), %r9
	jmp	.L6
.L12:
	movq	%rax, %r8
	jmp	.L9
	.size	memmove, .-memmove
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
