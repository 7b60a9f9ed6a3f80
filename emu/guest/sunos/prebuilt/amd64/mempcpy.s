// 7243f39542cd39c45fbf9ec27ab70009 newlib/libc/string/mempcpy.c
	.file	"mempcpy.c"
	.text
	.section	.text.mempcpy,"ax",@progbits
	.p2align 4
	.globl	mempcpy
	.type	mempcpy, @function
mempcpy:
	movq	%rdi, %rax
	movq	%rdx, %rcx
	cmpq	$31, %rdx
	jbe	.L7
	orq	%rsi, %rdi
	andl	$7, %edi
	jne	.L15
	leaq	-32(%rdx), %rdx
	andq	$-32, %rdx
	leaq	32(%rdx), %r10
	movq	%rsi, %rdx
	leaq	(%rax,%r10), %r9
	.p2align 4,,10
	.p2align 3
.L6:
	movq	(%rdx), %r8
	addq	$32, %rdx
	addq	$32, %rax
	movq	%r8, -32(%rax)
	movq	-24(%rdx), %r8
	movq	%r8, -24(%rax)
	movq	-16(%rdx), %r8
	movq	%r8, -16(%rax)
	movq	-8(%rdx), %r8
	movq	%r8, -8(%rax)
	cmpq	%r9, %rax
	jne	.L6
	movq	%rcx, %rdx
	addq	%r10, %rsi
	andl	$31, %edx
	testb	$24, %cl
	je	.L10
.L8:
	movq	(%rsi,%rdi), %rax
	movq	%rax, (%r9,%rdi)
	addq	$8, %rdi
	movq	%rdx, %rax
	subq	%rdi, %rax
	cmpq	$7, %rax
	ja	.L8
	subq	$8, %rdx
	andl	$7, %ecx
	shrq	$3, %rdx
	leaq	8(,%rdx,8), %rax
	addq	%rax, %rsi
	addq	%r9, %rax
.L7:
	leaq	-1(%rcx), %rdi
	testq	%rcx, %rcx
	je	.L16
.L3:
	leaq	1(%rdi), %r8
	xorl	%edx, %edx
	.p2align 4,,10
	.p2align 3
.L9:
	movzbl	(%rsi,%rdx), %ecx
	movb	%cl, (%rax,%rdx)
	movq	%rdx, %rcx
	addq	$1, %rdx
	cmpq	%rcx, %rdi
	jne	.L9
	addq	%r8, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	leaq	-1(%rdx), %rdi
	jmp	.L3
.L10:
	movq	%rdx, %rcx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L16:
	ret
	.size	mempcpy, .-mempcpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
