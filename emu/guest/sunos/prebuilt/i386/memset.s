// 852d717d38bf299cc75f56798005b75c newlib/libc/string/memset.c
	.file	"memset.c"
	.text
	.section	.text.memset,"ax",@progbits
	.p2align 4
	.globl	memset
	.type	memset, @function
memset:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %ebx
	movl	24(%esp), %ecx
	testb	$3, %bl
	je	.L14
	leal	-1(%ecx), %edx
	testl	%ecx, %ecx
	je	.L18
	movzbl	20(%esp), %ecx
	movl	%ebx, %eax
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L6:
	subl	$1, %edx
	jb	.L18
.L4:
	movb	%cl, (%eax)
	incl	%eax
	testb	$3, %al
	jne	.L6
.L2:
	cmpl	$3, %edx
	jbe	.L11
	movzbl	20(%esp), %ecx
	imull	$16843009, %ecx, %ecx
	cmpl	$15, %edx
	jbe	.L15
	leal	-16(%edx), %esi
	andl	$-16, %esi
	leal	16(%eax,%esi), %esi
	.p2align 4
	.p2align 3
.L10:
	movl	%ecx, (%eax)
	addl	$16, %eax
	movl	%ecx, -12(%eax)
	movl	%ecx, -8(%eax)
	cmpl	%esi, %eax
	movl	%ecx, -4(%eax)
	jne	.L10
	movl	%edx, %edi
	andl	$15, %edi
	testb	$12, %dl
	je	.L26
.L9:
	leal	-4(%edi), %eax
	shrl	$2, %eax
	leal	4(%esi,%eax,4), %eax
.L12:
	movl	%ecx, (%esi)
	addl	$4, %esi
	cmpl	%esi, %eax
	jne	.L12
	andl	$3, %edi
	movl	%edi, %edx
.L11:
	testl	%edx, %edx
	je	.L18
	movzbl	20(%esp), %ecx
	addl	%eax, %edx
.L13:
	movb	%cl, (%eax)
	incl	%eax
	cmpl	%eax, %edx
	jne	.L13
.L18:
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
.L26:
	movl	%edi, %edx
	jmp	.L11
.L14:
	movl	%ebx, %eax
	movl	%ecx, %edx
	jmp	.L2
.L15:
	movl	%eax, %esi
	movl	%edx, %edi
	jmp	.L9
	.size	memset, .-memset
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
