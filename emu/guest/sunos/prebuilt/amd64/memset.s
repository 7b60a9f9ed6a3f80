// 852d717d38bf299cc75f56798005b75c newlib/libc/string/memset.c
	.file	"memset.c"
	.text
	.section	.text.memset,"ax",@progbits
	.p2align 4
	.globl	memset
	.type	memset, @function
memset:
	movq	%rdi, %r8
	movl	%esi, %r9d
	testb	$7, %dil
	je	.L14
	leaq	-1(%rdx), %rcx
	movq	%rdi, %rax
	testq	%rdx, %rdx
	jne	.L4
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L6:
	subq	$1, %rcx
	jb	.L18
.L4:
	addq	$1, %rax
	movb	%sil, -1(%rax)
	testb	$7, %al
	jne	.L6
.L2:
	cmpq	$7, %rcx
	jbe	.L11
	movzbl	%r9b, %esi
	movl	%esi, %edx
	sall	$8, %edx
	addl	%esi, %edx
	movq	%rdx, %r10
	salq	$16, %r10
	addq	%rdx, %r10
	movq	%r10, %rdx
	salq	$32, %rdx
	addq	%rdx, %r10
	cmpq	$31, %rcx
	jbe	.L15
	leaq	-32(%rcx), %rsi
	movq	%r10, %xmm0
	movq	%rax, %rdx
	xorl	%edi, %edi
	shrq	$5, %rsi
	punpcklqdq	%xmm0, %xmm0
	addq	$1, %rsi
	.p2align 4,,10
	.p2align 3
.L10:
	addq	$1, %rdi
	movups	%xmm0, (%rdx)
	addq	$32, %rdx
	movups	%xmm0, -16(%rdx)
	cmpq	%rsi, %rdi
	jb	.L10
	salq	$5, %rsi
	leaq	(%rax,%rsi), %rdx
	movq	%rcx, %rsi
	andl	$31, %esi
	andl	$24, %ecx
	je	.L27
.L9:
	leaq	-8(%rsi), %rax
	shrq	$3, %rax
	leaq	8(%rdx,%rax,8), %rax
.L12:
	addq	$8, %rdx
	movq	%r10, -8(%rdx)
	cmpq	%rdx, %rax
	jne	.L12
	movq	%rsi, %rcx
	andl	$7, %ecx
.L11:
	movl	%r9d, %esi
	leaq	(%rax,%rcx), %rdx
	testq	%rcx, %rcx
	je	.L18
	.p2align 4,,10
	.p2align 3
.L13:
	addq	$1, %rax
	movb	%sil, -1(%rax)
	cmpq	%rdx, %rax
	jne	.L13
.L18:
	movq	%r8, %rax
	ret
.L27:
	movq	%rdx, %rax
	movq	%rsi, %rcx
	jmp	.L11
.L14:
	movq	%rdi, %rax
	movq	%rdx, %rcx
	jmp	.L2
.L15:
	movq	%rax, %rdx
	movq	%rcx, %rsi
	jmp	.L9
	.size	memset, .-memset
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
