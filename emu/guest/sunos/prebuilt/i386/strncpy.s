// b40c06c1592c98954c4ab11e8922acc4 newlib/libc/string/strncpy.c
	.file	"strncpy.c"
	.text
	.section	.text.strncpy,"ax",@progbits
	.p2align 4
	.globl	strncpy
	.type	strncpy, @function
strncpy:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %edi
	movl	24(%esp), %ecx
	movl	28(%esp), %edx
	movl	%edi, %eax
	movl	%edi, %esi
	orl	%ecx, %eax
	testb	$3, %al
	jne	.L6
	cmpl	$3, %edx
	ja	.L2
	testl	%edx, %edx
	je	.L18
	.p2align 4
	.p2align 3
.L8:
	movzbl	(%ecx), %ebx
	leal	1(%esi), %eax
	incl	%ecx
	leal	-1(%edx), %ebp
	movb	%bl, -1(%eax)
	testb	%bl, %bl
	je	.L21
	movl	%eax, %esi
	movl	%ebp, %edx
.L6:
	testl	%edx, %edx
	jne	.L8
.L18:
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L5:
	subl	$4, %edx
	addl	$4, %esi
	movl	%ebx, -4(%esi)
	addl	$4, %ecx
	cmpl	$3, %edx
	jbe	.L6
.L2:
	movl	(%ecx), %ebx
	leal	-16843009(%ebx), %eax
	movl	%ebx, %ebp
	notl	%ebp
	andl	%ebp, %eax
	testl	$-2139062144, %eax
	je	.L5
	jmp	.L6
	.p2align 4,,10
	.p2align 3
.L21:
	testl	%ebp, %ebp
	je	.L18
	addl	%edx, %esi
	.p2align 4
	.p2align 3
.L10:
	movb	$0, (%eax)
	incl	%eax
	cmpl	%esi, %eax
	jne	.L10
	popl	%ebx
	movl	%edi, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	strncpy, .-strncpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
