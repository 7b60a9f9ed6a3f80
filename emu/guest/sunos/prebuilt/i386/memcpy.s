// 7e2545f78a635b7194107379ab752cd1 newlib/libc/string/memcpy.c
	.file	"memcpy.c"
	.text
	.section	.text.memcpy,"ax",@progbits
	.p2align 4
	.globl	memcpy
	.type	memcpy, @function
memcpy:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	28(%esp), %ebp
	movl	20(%esp), %ebx
	movl	24(%esp), %esi
	cmpl	$15, %ebp
	movl	%ebx, %edi
	jbe	.L7
	movl	%ebx, %eax
	orl	%esi, %eax
	testb	$3, %al
	jne	.L16
	movl	%ebx, 20(%esp)
	leal	-16(%ebp), %eax
	movl	%esi, %edx
	andl	$-16, %eax
	leal	16(%eax), %edi
	leal	16(%ebx,%eax), %ecx
	movl	%ebx, %eax
	.p2align 4
	.p2align 3
.L6:
	movl	(%edx), %ebx
	addl	$16, %edx
	addl	$16, %eax
	movl	%ebx, -16(%eax)
	movl	-12(%edx), %ebx
	movl	%ebx, -12(%eax)
	movl	-8(%edx), %ebx
	movl	%ebx, -8(%eax)
	movl	-4(%edx), %ebx
	cmpl	%ecx, %eax
	movl	%ebx, -4(%eax)
	jne	.L6
	movl	%ebp, %edx
	addl	%edi, %esi
	movl	20(%esp), %ebx
	andl	$15, %edx
	testl	$12, %ebp
	je	.L10
	movl	%esi, 24(%esp)
	subl	$4, %edx
	shrl	$2, %edx
	leal	4(,%edx,4), %edx
	leal	(%ecx,%edx), %edi
	movl	%edi, %eax
	movl	%ecx, %edi
	movl	%esi, %ecx
.L8:
	movsl
	cmpl	%eax, %edi
	jne	.L8
	movl	%ecx, %esi
	movl	%eax, %edi
	andl	$3, %ebp
	addl	%edx, %esi
.L7:
	leal	-1(%ebp), %eax
	testl	%ebp, %ebp
	je	.L4
.L3:
	leal	1(%edi,%eax), %eax
	.p2align 4
	.p2align 3
.L9:
	movsb
	cmpl	%edi, %eax
	jne	.L9
.L4:
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	leal	-1(%ebp), %eax
	jmp	.L3
.L10:
	movl	%eax, %edi
	movl	%edx, %ebp
	jmp	.L7
	.size	memcpy, .-memcpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
