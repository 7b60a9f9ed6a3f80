// 7243f39542cd39c45fbf9ec27ab70009 newlib/libc/string/mempcpy.c
	.file	"mempcpy.c"
	.text
	.section	.text.mempcpy,"ax",@progbits
	.p2align 4
	.globl	mempcpy
	.type	mempcpy, @function
mempcpy:
	pushl	%ebp
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	28(%esp), %ebx
	movl	20(%esp), %eax
	movl	24(%esp), %edx
	cmpl	$15, %ebx
	jbe	.L7
	movl	%eax, %ecx
	orl	%edx, %ecx
	testb	$3, %cl
	jne	.L16
	leal	-16(%ebx), %ecx
	andl	$-16, %ecx
	leal	16(%ecx), %esi
	leal	16(%eax,%ecx), %edi
	movl	%edx, %ecx
	.p2align 4
	.p2align 3
.L6:
	movl	(%ecx), %ebp
	addl	$16, %ecx
	addl	$16, %eax
	movl	%ebp, -16(%eax)
	movl	-12(%ecx), %ebp
	movl	%ebp, -12(%eax)
	movl	-8(%ecx), %ebp
	movl	%ebp, -8(%eax)
	cmpl	%edi, %eax
	movl	-4(%ecx), %ebp
	movl	%ebp, -4(%eax)
	jne	.L6
	movl	%ebx, %ecx
	addl	%esi, %edx
	andl	$15, %ecx
	testb	$12, %bl
	je	.L10
	subl	$4, %ecx
	movl	%edx, %esi
	shrl	$2, %ecx
	leal	4(,%ecx,4), %ecx
	addl	%ecx, %eax
.L8:
	movsl
	cmpl	%eax, %edi
	jne	.L8
	addl	%ecx, %edx
	andl	$3, %ebx
.L7:
	leal	-1(%ebx), %ecx
	testl	%ebx, %ebx
	je	.L17
.L3:
	leal	1(%eax,%ecx), %ecx
	.p2align 4
	.p2align 3
.L9:
	movl	%eax, %edi
	movl	%edx, %esi
	movsb
	cmpl	%ecx, %edi
	movl	%esi, %edx
	movl	%edi, %eax
	jne	.L9
	popl	%ebx
	movl	%ecx, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.p2align 4,,10
	.p2align 3
.L16:
	leal	-1(%ebx), %ecx
	jmp	.L3
.L10:
	movl	%ecx, %ebx
	jmp	.L7
	.p2align 4,,10
	.p2align 3
.L17:
	popl	%ebx
	movl	%eax, %ecx
	movl	%ecx, %eax
	popl	%esi
	popl	%edi
	popl	%ebp
	ret
	.size	mempcpy, .-mempcpy
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
