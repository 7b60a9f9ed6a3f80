// 50552751492d6df4f5154418b648197b newlib/libc/string/strncat.c
	.file	"strncat.c"
	.text
	.section	.text.strncat,"ax",@progbits
	.p2align 4
	.globl	strncat
	.type	strncat, @function
strncat:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %ebx
	movl	20(%esp), %ecx
	movl	24(%esp), %esi
	testb	$3, %bl
	movl	%ebx, %eax
	jne	.L24
	movl	(%ebx), %edx
	jmp	.L23
	.p2align 4,,10
	.p2align 3
.L3:
	movl	4(%eax), %edx
	addl	$4, %eax
.L23:
	leal	-16843009(%edx), %edi
	notl	%edx
	andl	%edi, %edx
	andl	$-2139062144, %edx
	je	.L3
	cmpb	$0, (%eax)
	je	.L26
	.p2align 4
	.p2align 3
.L4:
	incl	%eax
.L24:
	cmpb	$0, (%eax)
	jne	.L4
.L26:
	leal	(%eax,%esi), %edi
	testl	%esi, %esi
	je	.L7
	.p2align 4
	.p2align 3
.L8:
	movzbl	(%ecx), %edx
	incl	%eax
	movb	%dl, -1(%eax)
	testb	%dl, %dl
	je	.L7
	cmpl	%eax, %edi
	jne	.L9
	movb	$0, (%edi)
.L7:
	movl	%ebx, %eax
	popl	%ebx
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	incl	%ecx
	jmp	.L8
	.size	strncat, .-strncat
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
