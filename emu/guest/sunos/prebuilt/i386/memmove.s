// 5e7084301cb1047c885496e983106ded newlib/libc/string/memmove.c
	.file	"memmove.c"
	.text
	.section	.text.memmove,"ax",@progbits
	.p2align 4
	.globl	memmove
	.type	memmove, @function
memmove:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	20(%esp), %ecx
	movl	24(%esp), %esi
	movl	28(%esp), %ebx
	cmpl	%ecx, %esi
	jnb	.L2
	leal	(%esi,%ebx), %eax
	cmpl	%eax, %ecx
	jnb	.L2
	leal	-1(%ebx), %eax
	testl	%ebx, %ebx
	je	.L3
	.p2align 4
	.p2align 3
.L4:
	movzbl	(%esi,%eax), %ebx
	movb	%bl, (%ecx,%eax)
	subl	$1, %eax
	jnb	.L4
.L3:
	popl	%ebx
	movl	%ecx, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	cmpl	$15, %ebx
	movl	%ecx, %edi
	ja	.L22
.L9:
	leal	-1(%ebx), %eax
	testl	%ebx, %ebx
	je	.L3
.L6:
	leal	1(%edi,%eax), %eax
	.p2align 4
	.p2align 3
.L11:
	movsb
	cmpl	%eax, %edi
	jne	.L11
	popl	%ebx
	movl	%ecx, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L22:
	movl	%ecx, %eax
	orl	%esi, %eax
	testb	$3, %al
	jne	.L23
	movl	%ecx, 20(%esp)
	leal	-16(%ebx), %eax
	movl	%esi, %edx
	andl	$-16, %eax
	leal	16(%eax), %edi
	leal	16(%ecx,%eax), %ebp
	movl	%ecx, %eax
	.p2align 4
	.p2align 3
.L8:
	movl	(%edx), %ecx
	addl	$16, %edx
	addl	$16, %eax
	movl	%ecx, -16(%eax)
	movl	-12(%edx), %ecx
	movl	%ecx, -12(%eax)
	movl	-8(%edx), %ecx
	movl	%ecx, -8(%eax)
	cmpl	%ebp, %eax
	movl	-4(%edx), %ecx
	movl	%ecx, -4(%eax)
	jne	.L8
	movl	%ebx, %edx
	addl	%edi, %esi
	movl	20(%esp), %ecx
	andl	$15, %edx
	testb	$12, %bl
	je	.L12
	movl	%esi, 24(%esp)
	subl	$4, %edx
	shrl	$2, %edx
	leal	4(,%edx,4), %edx
	leal	0(%ebp,%edx), %edi
	movl	%edi, %eax
	movl	%ebp, %edi
	movl	%esi, %ebp
.L10:
	movsl
	cmpl	%eax, %edi
	jne	.L10
	andl	$3, %ebx
	movl	%ebp, %esi
	addl	%edx, %esi
	testl	%ebx, %ebx
	movl	%eax, %edi
	leal	-1(%ebx), %eax
	jne	.L6
	jmp	.L3
	.p2align 4,,10
	.p2align 3
.L23:
	leal	-1(%ebx), %eax
	jmp	.L6
.L12:
	movl	%eax, %edi
	movl	%edx, %ebx
	.p2align 4,,4
	jmp	.L9
	.size	memmove, .-memmove
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
