// 7e2545f78a635b7194107379ab752cd1 newlib/libc/string/memcpy.c
	.file	"memcpy.c"
	.text
	.section	.text.memcpy,"ax",@progbits
	.p2align 4
	.globl	memcpy
	.type	memcpy, @function
memcpy:
	movq	%rsi, %rcx
	movq	%rdi, %rsi
	cmpq	$31, %rdx
	jbe	.L7
	movq	%rdi, %r9
	orq	%rcx, %r9
	andl	$7, %r9d
	jne	.L15
	leaq	-32(%rdx), %rsi
	xorl	%eax, %eax
	xorl	%r8d, %r8d
	shrq	$5, %rsi
	addq	$1, %rsi
	.p2align 4,,10
	.p2align 3
.L6:
	movdqu	(%rcx,%rax), %xmm0
	movdqu	16(%rcx,%rax), %xmm1
	addq	$1, %r8
	movups	%xmm0, (%rdi,%rax)
	movups	%xmm1, 16(%rdi,%rax)
	addq	$32, %rax
	cmpq	%rsi, %r8
	jb	.L6
	salq	$5, %rsi
	movq	%rdx, %rax
	addq	%rsi, %rcx
	andl	$31, %eax
	addq	%rdi, %rsi
	testb	$24, %dl
	je	.L10
.L8:
	movq	(%rcx,%r9), %r8
	movq	%r8, (%rsi,%r9)
	addq	$8, %r9
	movq	%rax, %r8
	subq	%r9, %r8
	cmpq	$7, %r8
	ja	.L8
	subq	$8, %rax
	andl	$7, %edx
	shrq	$3, %rax
	leaq	8(,%rax,8), %rax
	addq	%rax, %rsi
	addq	%rax, %rcx
.L7:
	leaq	-1(%rdx), %r8
	testq	%rdx, %rdx
	je	.L4
.L3:
	xorl	%eax, %eax
	.p2align 4,,10
	.p2align 3
.L9:
	movzbl	(%rcx,%rax), %edx
	movb	%dl, (%rsi,%rax)
	movq	%rax, %rdx
	addq	$1, %rax
	cmpq	%rdx, %r8
	jne	.L9
.L4:
	movq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L15:
	leaq	-1(%rdx), %r8
	jmp	.L3
.L10:
	movq	%rax, %rdx
	jmp	.L7
	.size	memcpy, .-memcpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
