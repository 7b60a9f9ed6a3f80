// b40c06c1592c98954c4ab11e8922acc4 newlib/libc/string/strncpy.c
	.file	"strncpy.c"
	.text
	.section	.text.strncpy,"ax",@progbits
	.p2align 4
	.globl	strncpy
	.type	strncpy, @function
strncpy:
	movq	%rdi, %rax
	movq	%rsi, %rcx
	movq	%rdi, %r9
	orq	%rsi, %rax
	movq	%rdi, %rsi
	testb	$7, %al
	jne	.L6
	cmpq	$7, %rdx
	jbe	.L6
	movabsq	$-72340172838076673, %r11
	movabsq	$-9187201950435737472, %r10
	jmp	.L2
	.p2align 4,,10
	.p2align 3
.L5:
	subq	$8, %rdx
	addq	$8, %rsi
	addq	$8, %rcx
	movq	%rdi, -8(%rsi)
	cmpq	$7, %rdx
	jbe	.L6
.L2:
	movq	(%rcx), %rdi
	movq	%rdi, %r8
	leaq	(%rdi,%r11), %rax
	notq	%r8
	andq	%r8, %rax
	testq	%r10, %rax
	je	.L5
	testq	%rdx, %rdx
	je	.L18
	.p2align 4,,10
	.p2align 3
.L8:
	movzbl	(%rcx), %edi
	addq	$1, %rcx
	leaq	1(%rsi), %rax
	leaq	-1(%rdx), %r8
	movb	%dil, -1(%rax)
	testb	%dil, %dil
	je	.L20
	movq	%rax, %rsi
	movq	%r8, %rdx
.L6:
	testq	%rdx, %rdx
	jne	.L8
.L18:
	movq	%r9, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L20:
	testq	%r8, %r8
	je	.L18
	addq	%rdx, %rsi
	.p2align 4,,10
	.p2align 3
.L10:
	addq	$1, %rax
	movb	$0, -1(%rax)
	cmpq	%rsi, %rax
	jne	.L10
	movq	%r9, %rax
	ret
	.size	strncpy, .-strncpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
