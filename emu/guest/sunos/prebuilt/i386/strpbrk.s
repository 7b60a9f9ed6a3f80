// de126e013e139dc2906ce594633f1aa3 newlib/libc/string/strpbrk.c
	.file	"strpbrk.c"
	.text
	.section	.text.strpbrk,"ax",@progbits
	.p2align 4
	.globl	strpbrk
	.type	strpbrk, @function
strpbrk:
	pushl	%edi
	pushl	%esi
	pushl	%ebx
	movl	16(%esp), %esi
	movl	20(%esp), %edi
	movzbl	(%esi), %ecx
	testb	%cl, %cl
	je	.L9
	movzbl	(%edi), %ebx
	testb	%bl, %bl
	je	.L14
	.p2align 4
	.p2align 3
.L7:
	movl	%edi, %edx
	movb	%bl, %al
	jmp	.L5
	.p2align 4,,10
	.p2align 3
.L19:
	movzbl	1(%edx), %eax
	incl	%edx
	testb	%al, %al
	je	.L18
.L5:
	cmpb	%cl, %al
	jne	.L19
.L4:
	popl	%ebx
	xorl	%eax, %eax
	cmpb	$0, (%edx)
	cmove	%eax, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	incl	%esi
	cmpb	$0, (%esi)
	jne	.L14
	movl	%edi, %edx
	jmp	.L4
	.p2align 4,,10
	.p2align 3
.L18:
	movzbl	1(%esi), %ecx
	incl	%esi
	testb	%cl, %cl
	jne	.L7
	.p2align 4,,2
	jmp	.L4
.L9:
	popl	%ebx
	xorl	%esi, %esi
	movl	%esi, %eax
	popl	%esi
	popl	%edi
	ret
	.size	strpbrk, .-strpbrk
	.ident	"GCC: (Debian 12.2.0-14) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
