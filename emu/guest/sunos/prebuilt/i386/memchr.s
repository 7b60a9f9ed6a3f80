// 2d5a90abc30a205e4ecd33d3bbbcebbb newlib/libc/string/memchr.c
	.file	"memchr.c"
	.text
	.section	.text.memchr,"ax",@progbits
	.p2align 4
	.globl	memchr
	.type	memchr, @function
memchr:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %eax
	movl	24(%esp), %ebx
	movzbl	20(%esp), %ecx
	testb	$3, %al
	je	.L11
	leal	-1(%ebx), %edx
	testl	%ebx, %ebx
	jne	.L4
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L21:
	incl	%eax
	testb	$3, %al
	je	.L2
	subl	$1, %edx
	.p2align 4,,5
	jb	.L13
.L4:
	cmpb	%cl, (%eax)
	.p2align 4,,3
	jne	.L21
	popl	%ebx
	popl	%esi
	popl	%edi
	.p2align 4,,3
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	popl	%edi
	ret
.L11:
	movl	%ebx, %edx
	.p2align 4
	.p2align 3
.L2:
	cmpl	$3, %edx
	jbe	.L6
	movzbl	20(%esp), %esi
	imull	$16843009, %esi, %esi
	jmp	.L9
	.p2align 4,,10
	.p2align 3
.L7:
	subl	$4, %edx
	addl	$4, %eax
	cmpl	$3, %edx
	jbe	.L6
.L9:
	movl	(%eax), %ebx
	xorl	%esi, %ebx
	leal	-16843009(%ebx), %edi
	notl	%ebx
	andl	%edi, %ebx
	andl	$-2139062144, %ebx
	je	.L7
.L6:
	leal	(%eax,%edx), %ebx
	testl	%edx, %edx
	jne	.L10
	jmp	.L13
	.p2align 4,,10
	.p2align 3
.L22:
	incl	%eax
	cmpl	%eax, %ebx
	je	.L13
.L10:
	cmpb	%cl, (%eax)
	.p2align 4,,6
	jne	.L22
	popl	%ebx
	popl	%esi
	popl	%edi
	.p2align 4,,3
	ret
	.size	memchr, .-memchr
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
