// cba67ebed29bca0d365e7290c8955733 newlib/libc/string/strncmp.c
	.file	"strncmp.c"
	.text
	.section	.text.strncmp,"ax",@progbits
	.p2align 4
	.globl	strncmp
	.type	strncmp, @function
strncmp:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	24(%esp), %edx
	movl	16(%esp), %esi
	movl	20(%esp), %eax
	testl	%edx, %edx
	je	.L13
	movl	%esi, %ecx
	orl	%eax, %ecx
	testb	$3, %cl
	je	.L18
.L3:
	movzbl	(%esi), %ecx
	movzbl	(%eax), %ebx
	cmpb	%bl, %cl
	jne	.L5
	cmpl	$1, %edx
	je	.L13
	testb	%cl, %cl
	je	.L13
	movl	%esi, %edi
	.p2align 4,,4
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L8:
	movl	%edx, %ebx
	subl	%edi, %ebx
	leal	-1(%esi,%ebx), %ebx
	testl	%ebx, %ebx
	je	.L13
	testb	%cl, %cl
	je	.L13
.L6:
	movzbl	1(%edi), %ecx
	incl	%edi
	incl	%eax
	movzbl	(%eax), %ebx
	cmpb	%bl, %cl
	je	.L8
.L5:
	movzbl	%cl, %eax
	subl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L4:
	movl	(%esi), %ecx
	cmpl	(%eax), %ecx
	jne	.L3
	subl	$4, %edx
	je	.L13
	leal	-16843009(%ecx), %ebx
	notl	%ecx
	andl	%ebx, %ecx
	andl	$-2139062144, %ecx
	jne	.L13
	addl	$4, %esi
	addl	$4, %eax
.L18:
	cmpl	$3, %edx
	ja	.L4
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L13:
	popl	%ebx
	xorl	%eax, %eax
	popl	%esi
	popl	%edi
	ret
	.size	strncmp, .-strncmp
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
